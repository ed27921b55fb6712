/**
 * What "Why not?" answers where the clause itself is long or speaks of settings: what a player must know at that moment, in a
 * sentence. The link opens the clause. A clause that is not here is shown as the server says it.
 */
export const clauses: Record<string, string> = {


  "DT-4.5": "Everybody answers at once, and once: a claim, or ready.",
  "DT-4.7": "Your seat gives exactly as many cards as the trade says.",
  "DT-4.10": "Free Kicks stay with you: they do not count in the trade.",
  "DT-5.4": "Free Kicks alone: name a value from 1 to 10; beside another card name none.",
  "DT-5.11": "With the Yellow Card you point at somebody who is still in and sits out this trick.",

  "JK-4.9": "You take one card from the discards in a turn, if one lies there.",
  "JK-4.20": "That would carry you past 100 yards.",
  "JK-4.21": "These cards do not make a play.",
  "JK-4.22": "You may discard only when you can play nothing at all.",
  "JK-4.30": "Answer with one yellow or red card, or let the play stand.",
  "JK-4.42": "You can end the half only on the final turn, and then nothing is discarded.",
  "JK-4.46": "That is not yours to do now.",
  "JK-5.24": "A FIELD GOAL takes 70 yards or more.",
  "JK-9.3": "There was too much swapping: draw from the pile first.",

  "CA-3.1": "The side of the cards is being voted on.",
  "CA-3.2": "Somebody has that deck, or you have yours.",
  "CA-3.6": "It does not fit there: at least three squares alike, none wrong, no centre covered.",
  "CA-3.7": "Only the card laid last can be lifted, and three cards make a board.",
  "CA-3.12": "It is not GO yet: everybody presses Ready first.",
  "CA-3.13": "Choose a card of your own deck as your place.",
  "CA-4.6": "That cannot be done now.",
  "CA-4.10": "Your pause is not over yet.",
  "CA-4.12": "Somebody was quicker. No pause for that.",
  "CA-4.14": "This table gives no hints, or one every 20 seconds.",
  "CA-4.50": "Here one plays in turns, and it is not yours.",
  "CA-5.57": "That cannot be done with this card of the puzzle.",
  "CA-5.64": "Somebody else holds that card.",
  "CA-8.1": "It is too late to take Ready back.",
  "CA-9.8": "Only somebody who is still playing can leave.",
  "DT-5.1": "Cards played together have one value; Free Kicks may join them.",
  "JK-4.2": "A play is a RUN, a PASS with a CATCH, a KICK RETURN or a FIELD GOAL; a few cards may be added.",
};
