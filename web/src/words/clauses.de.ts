/**
 * What "Why not?" answers in German: for each clause that refuses a move, what a player must know at that moment. Shorter than
 * the clause, which the link opens. A clause that is not here is shown as the server says it.
 */
export const clauses: Record<string, string> = {


  "CA-3.1": "Jetzt wird über die Seite der Karten abgestimmt.",
  "CA-3.2": "Diesen Satz hat schon jemand, oder du hast deinen.",
  "CA-3.4": "Die Startauslage hat drei Karten aus diesem einen Satz.",
  "CA-3.5": "Die erste Karte liegt ungedreht in der Mitte.",
  "CA-3.6": "Die Karte passt dort nicht: mindestens drei gleiche Felder, kein falsches, keine verdeckte Mitte.",
  "CA-3.7": "Nur die zuletzt gelegte Karte kann aufgenommen werden, und bestätigt wird mit drei Karten.",
  "CA-3.12": "Noch ist nicht LOS: Erst drücken alle auf „Bereit“.",
  "CA-3.13": "Wähle eine Karte deines eigenen Satzes als deinen Platz.",
  "CA-4.6": "Das geht jetzt nicht.",
  "CA-4.10": "Deine Pause ist noch nicht vorbei.",
  "CA-4.11": "Du hast alle Karten gelegt.",
  "CA-4.12": "Jemand war schneller. Dafür gibt es keine Pause.",
  "CA-4.14": "Hinweise gibt es an diesem Tisch nicht, oder erst alle 20 Sekunden.",
  "CA-4.50": "Hier wird reihum gespielt, und du bist nicht dran.",
  "CA-5.3": "Mindestens drei Felder müssen übereinstimmen, kein falsches und keine verdeckte Mitte.",
  "CA-5.4": "Darunter ist etwas anderes: Jedes bedeckte Feld muss gleich sein, und keine Mitte darf verdeckt werden.",
  "CA-5.16": "Zwei Felder passen, wenn sie gleich sind oder eines davon eine Mitte ist.",
  "CA-5.17": "An diesem Tisch zählen wilde Felder nicht zu den dreien.",
  "CA-5.40": "Dein eigener Platz ist der eine, auf den du nicht legen darfst.",
  "CA-5.42": "Dieser Platz ist eingefroren.",
  "CA-5.57": "Das geht mit dieser Karte des Rätsels nicht.",
  "CA-5.64": "Jemand anders hält diese Karte.",
  "CA-8.1": "Dein „Bereit“ kannst du jetzt nicht mehr zurücknehmen.",
  "CA-9.8": "Aufgeben kann nur, wer noch mitspielt.",
};
