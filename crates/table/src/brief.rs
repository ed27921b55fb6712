//! What a busy server sends, as JSON text at once: [`BriefTable`](crate::wire::BriefTable) and
//! [`BriefChoices`](crate::wire::BriefChoices) without building them first.

use crate::describe::{zone_name, zones};
use crate::faces::{Faces, numbers};
use crate::table::{Playable, Table};
use kernel::{Face, Fact, Game, Seat, Shown, Text, Touch, Value, Viewer, Zone, ZoneKind};
use serde::Serialize;
use std::io::Write;

impl<G: Playable> Table<G> {
    /// The table as `viewer` sees it, as text.
    pub(crate) fn brief(&self, viewer: Viewer, out: &mut Vec<u8>) {
        let game = &self.game;
        let (seats, over) = (self.record.seats, game.is_over());
        let awaited: Vec<u8> = game.awaited(viewer).iter().map(Seat::number).collect();
        put(out, r#"{"game":"#, &G::META.slug);
        put(out, r#","seats":"#, &seats);
        put(out, r#","awaited":"#, &awaited);
        put(out, r#","scores":"#, &&game.scores()[..seats as usize]);
        put(out, r#","over":"#, &over);
        put(out, r#","places":"#, &over.then(|| self.places()));
        put(out, r#","wakes_at":"#, &game.wakes_at().map(|at| at.0));
        self.brief_zones(viewer, out);
        self.brief_lines(viewer, out);
        put(out, r#","view":"#, &game.view(viewer));
        out.push(b'}');
    }

    fn brief_zones(&self, viewer: Viewer, out: &mut Vec<u8>) {
        raw(out, r#","zones":["#);
        let (mut kind, mut faces) = (None, 0u128);
        for (spec, zone) in zones::<G>(self.record.seats) {
            match kind.replace(spec.kind) {
                Some(before) if before == spec.kind => out.push(b','),
                before => {
                    raw(out, if before.is_some() { "]]," } else { "" });
                    raw(out, kind_text(spec.kind));
                }
            }
            raw(out, "[\"");
            raw(out, spec.name);
            if spec.per_seat {
                put(out, ":", &(zone.0 - spec.first.0));
            }
            raw(out, "\",");
            self.brief_cards(zone, viewer, &mut faces, out);
            out.push(b']');
        }
        raw(out, "]]],\"names\":{");
        separated(out, numbers(faces).map(Face), |out, face| match self.faces().entry(face) {
            Some(entry) => raw(out, entry),
            None => {
                text(out, &Text::face(&self.game, face));
                out.push(b':');
                text(out, &self.english(&self.game.name(face)));
            }
        });
        out.push(b'}');
    }

    /// The faces in words; none where they are called otherwise later.
    fn faces(&self) -> &Faces {
        self.faces.get_or_init(|| Faces::of(&self.game))
    }

    fn face_text(&self, face: Face, out: &mut Vec<u8>) {
        match self.faces().face(face) {
            Some(known) => raw(out, known),
            None => text(out, &Text::face(&self.game, face)),
        }
    }

    fn brief_lines(&self, viewer: Viewer, out: &mut Vec<u8>) {
        let mut between = r#","lines":[["#;
        self.game.each_line(viewer, &mut |key, said| {
            raw(out, between);
            text(out, key);
            out.push(b',');
            match said {
                Value::Words(words) => text(out, words),
                Value::Number(number) => {
                    put(out, "\"", &number);
                    out.push(b'"');
                }
            }
            between = "],[";
        });
        raw(out, if between == "],[" { "]]" } else { r#","lines":[]"# });
    }

    fn brief_cards(&self, zone: Zone, viewer: Viewer, faces: &mut u128, out: &mut Vec<u8>) {
        let shown = self.game.cards().shown(zone, viewer);
        if shown.iter().all(|card| matches!(card, Shown::Down(tag) if tag.0 == 0)) {
            return put(out, "", &shown.len());
        }
        out.push(b'[');
        separated(out, shown, |out, card| match card {
            Shown::Down(tag) => put(out, "", &tag.0),
            Shown::Up(face) => {
                *faces |= 1 << face.0;
                self.face_text(face, out);
            }
        });
        out.push(b']');
    }

    /// What `seat` is offered, as text.
    pub(crate) fn brief_choices(&self, seat: Seat, out: &mut Vec<u8>) {
        let game = &self.game;
        let mut offers = Vec::new();
        game.offers(seat, &mut offers);
        raw(out, r#"{"actions":["#);
        separated(out, &offers, displayed);
        raw(out, r#"],"labels":["#);
        let mut before = String::new();
        separated(out, &offers, |out, action| {
            let label = self.english(&game.label(seat, *action));
            let (start, more, end) = shared(&before, &label);
            put(out, "[", &start);
            out.push(b',');
            text(out, more);
            put(out, ",", &end);
            out.push(b']');
            before = label;
        });
        let (mut clauses, mut clause) = (Vec::new(), Vec::new());
        for action in &offers {
            let id = game.clause(seat, *action).id;
            let at = clauses.iter().position(|other| *other == id).unwrap_or(clauses.len());
            if at == clauses.len() {
                clauses.push(id);
            }
            clause.push(at);
        }
        put(out, r#"],"clauses":"#, &clauses);
        put(out, r#","clause":"#, &clause);
        raw(out, r#","touches":["#);
        separated(out, &offers, |out, action| {
            out.push(b'[');
            separated(out, game.touches(seat, *action), |out, touch| self.brief_touch(touch, out));
            out.push(b']');
        });
        raw(out, "]}");
    }

    fn brief_touch(&self, touch: Touch, out: &mut Vec<u8>) {
        match touch {
            Touch::Seat(seat) => return put(out, "", &seat.number()),
            Touch::Zone(zone) => put(out, "[", &self.place_of(zone)),
            Touch::Card(zone, face) => {
                put(out, "[", &self.place_of(zone));
                out.push(b',');
                self.face_text(face, out);
            }
        }
        out.push(b']');
    }

    /// Where a zone stands among those of the table.
    fn place_of(&self, zone: Zone) -> usize {
        zones::<G>(self.record.seats).position(|(_, other)| other == zone).expect("choices touch what is on the table")
    }
}

impl<G: Playable> Table<G> {
    /// What the last step told `viewer`, as text.
    pub(crate) fn brief_told(&self, viewer: Viewer, out: &mut Vec<u8>) {
        out.push(b'[');
        separated(out, self.facts.told_to(viewer), |out, fact| self.brief_fact(fact, out));
        out.push(b']');
    }

    fn brief_fact(&self, fact: Fact<G::Note, Shown>, out: &mut Vec<u8>) {
        match fact {
            Fact::Moved { card, from, to } => {
                raw(out, r#"{"told":"moved","card":"#);
                self.told_card(card, out);
                zone_text::<G>(out, r#","from":"#, from);
                zone_text::<G>(out, r#","to":"#, to);
            }
            Fact::Turned { card, at } => {
                raw(out, r#"{"told":"turned","card":"#);
                self.told_card(card, out);
                zone_text::<G>(out, r#","at":"#, at);
            }
            Fact::Shuffled { zone } => zone_text::<G>(out, r#"{"told":"shuffled","zone":"#, zone),
            Fact::Gathered { zone } => zone_text::<G>(out, r#"{"told":"gathered","zone":"#, zone),
            Fact::Note(note) => {
                raw(out, r#"{"told":"note","text":"#);
                text(out, &self.english(&self.game.cue(&note)));
            }
        }
        out.push(b'}');
    }

    fn told_card(&self, card: Shown, out: &mut Vec<u8>) {
        match card {
            Shown::Down(tag) => put(out, r#"{"tag":"#, &tag.0),
            Shown::Up(face) => {
                raw(out, r#"{"face":"#);
                self.face_text(face, out);
                raw(out, r#","name":"#);
                match self.faces().name(face) {
                    Some(known) => raw(out, known),
                    None => text(out, &self.english(&self.game.name(face))),
                }
            }
        }
        out.push(b'}');
    }
}

/// A zone by name, after a text.
fn zone_text<G: Game>(out: &mut Vec<u8>, before: &str, zone: Zone) {
    let (name, seat) = zone_name::<G>(zone);
    raw(out, before);
    raw(out, r#"{"name":"#);
    text(out, name);
    put(out, r#","seat":"#, &seat);
    out.push(b'}');
}

fn kind_text(kind: ZoneKind) -> &'static str {
    match kind {
        ZoneKind::Hand => r#"["hand",["#,
        ZoneKind::Pile => r#"["pile",["#,
        ZoneKind::Table => r#"["table",["#,
    }
}

/// How many characters two labels begin with alike, the middle of the second, and how many they end with alike.
/// Characters that some languages count twice are never shared.
fn shared<'a>(before: &str, label: &'a str) -> (usize, &'a str, usize) {
    fn alike(one: impl Iterator<Item = char>, other: impl Iterator<Item = char>) -> (usize, usize) {
        let same = one.zip(other).take_while(|(one, other)| one == other && *one <= '\u{ffff}');
        same.fold((0, 0), |(count, bytes), (one, _)| (count + 1, bytes + one.len_utf8()))
    }
    let (start, from) = alike(before.chars(), label.chars());
    let (before, label) = (&before[from..], &label[from..]);
    let (end, bytes) = alike(before.chars().rev(), label.chars().rev());
    (start, &label[..label.len() - bytes], end)
}

/// A text before a value.
fn put<T: Serialize>(out: &mut Vec<u8>, before: &str, value: &T) {
    raw(out, before);
    serde_json::to_writer(out, value).expect("views are plain data");
}

/// A text as it is.
fn raw(out: &mut Vec<u8>, text: &str) {
    out.extend_from_slice(text.as_bytes());
}

/// A text in quotes. Hardly any has a character that must be escaped.
fn text(out: &mut Vec<u8>, value: &str) {
    if !is_plain(value.as_bytes()) {
        return put(out, "", &value);
    }
    out.push(b'"');
    raw(out, value);
    out.push(b'"');
}

/// What is said of a value, in quotes.
fn displayed(out: &mut Vec<u8>, value: &impl std::fmt::Display) {
    out.push(b'"');
    let from = out.len();
    write!(out, "{value}").expect("writing to memory cannot fail");
    if !is_plain(&out[from..]) {
        out.truncate(from - 1);
        return put(out, "", &value.to_string());
    }
    out.push(b'"');
}

fn is_plain(text: &[u8]) -> bool {
    text.iter().all(|byte| *byte >= b' ' && *byte != b'"' && *byte != b'\\')
}

/// Writes one after the other, with commas between them.
fn separated<T>(out: &mut Vec<u8>, items: impl IntoIterator<Item = T>, mut write: impl FnMut(&mut Vec<u8>, T)) {
    for (number, item) in items.into_iter().enumerate() {
        if number > 0 {
            out.push(b',');
        }
        write(out, item);
    }
}

#[cfg(test)]
mod tests {
    use super::shared;
    use crate::{AnyTable, Seed, Setup, catalog, wire};
    use kernel::{Millis, Scene, Stream, Viewer};

    fn said(write: impl FnOnce(&mut Vec<u8>)) -> Vec<u8> {
        let mut out = Vec::new();
        write(&mut out);
        out
    }

    /// Plays a random match and compares both ways to say what each viewer sees.
    fn compare(table: &mut dyn AnyTable) {
        let (mut stream, mut now) = (Stream::fast(5), Millis(0));
        for _ in 0..60 {
            for viewer in Viewer::all(table.seats()).chain([Viewer::Truth]) {
                let read: wire::BriefTable = serde_json::from_slice(&said(|out| table.brief(viewer, out))).unwrap();
                assert_eq!(read.spelled_out(), table.view(viewer));
                let told: Vec<wire::Told> = serde_json::from_slice(&said(|out| table.brief_told(viewer, out))).unwrap();
                assert_eq!(told, table.told(viewer));
                if let Viewer::Seat(seat) = viewer {
                    let text = said(|out| table.brief_choices(seat, out));
                    let choices: wire::BriefChoices = serde_json::from_slice(&text).unwrap();
                    assert_eq!(choices.spelled_out(&read), table.choices(seat));
                }
            }
            let able: Vec<_> = table.to_act().iter().filter(|seat| !table.legal(*seat).is_empty()).collect();
            match (stream.pick(&able).copied(), table.wakes_at()) {
                (Some(seat), _) => table.act(seat, stream.pick(&table.legal(seat)).unwrap(), now).unwrap(),
                (None, Some(at)) => now = at,
                (None, None) => return,
            }
            table.tick(now);
        }
    }

    #[test]
    fn what_is_sent_in_brief_reads_back_at_length() {
        for entry in catalog::all() {
            for seats in entry.meta.seats.clone() {
                let setup = Setup { seats, options: vec![], seed: Seed::number(3), scene: Scene::default() };
                if let Ok(mut table) = (entry.open)(&setup) {
                    compare(table.as_mut());
                }
            }
        }
    }

    #[test]
    fn labels_share_how_they_begin_and_end() {
        assert_eq!(shared("Run for 5", "Run for 10"), (8, "10", 0));
        assert_eq!(shared("", "Draw"), (0, "Draw", 0));
        assert_eq!(shared("Show a 4 to seat 1", "Show a 12 to seat 1"), (7, "12", 10));
        assert_eq!(shared("Pass 5–10", "Pass 5–15"), (8, "5", 0));
        assert_eq!(shared("a a", "a"), (1, "", 0), "no character is shared twice");
        assert_eq!(shared("🂡 up", "🂡 down"), (0, "🂡 down", 0), "not everybody counts it as one character");
    }
}
