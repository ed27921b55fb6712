//! What a busy server sends, as JSON text at once: [`BriefTable`](crate::wire::BriefTable),
//! [`BriefChoice`](crate::wire::BriefChoice) and [`Told`](crate::wire::Told) without building the large ones first.

use crate::describe::{zone_key, zones};
use crate::faces::Faces;
use crate::table::{Playable, Table};
use crate::wire::FaceInfo;
use kernel::{Face, Seat, Shown, Text, Touch, Viewer, Zone, ZoneKind};
use serde::Serialize;
use std::io::Write;

impl<G: Playable> Table<G> {
    /// The table as `viewer` sees it, as text. What never changes comes first.
    pub(crate) fn brief(&self, viewer: Viewer, out: &mut Vec<u8>) {
        let game = &self.game;
        let (seats, over) = (self.record.seats, game.is_over());
        let awaited: Vec<u8> = game.awaited(viewer).iter().map(Seat::number).collect();
        put(out, r#"{"game":"#, &G::META.slug);
        put(out, r#","seats":"#, &seats);
        raw(out, r#","kinds":["#);
        separated(out, G::META.zones, |out, spec| {
            put(out, "[", &spec.name);
            raw(out, kind_text(spec.kind));
        });
        put(out, r#"],"awaited":"#, &awaited);
        put(out, r#","scores":"#, &&game.scores()[..seats as usize]);
        put(out, r#","over":"#, &over);
        put(out, r#","places":"#, &over.then(|| self.places()));
        put(out, r#","wakes_at":"#, &game.wakes_at().map(|at| at.0));
        put(out, r#","round":"#, &game.round());
        self.brief_zones(viewer, out);
        put(out, r#","status":"#, &game.status(viewer));
        put(out, r#","view":"#, &game.view(viewer));
        out.push(b'}');
    }

    fn brief_zones(&self, viewer: Viewer, out: &mut Vec<u8>) {
        raw(out, r#","zones":{"#);
        separated(out, zones::<G>(self.record.seats), |out, (spec, zone)| {
            raw(out, "\"");
            raw(out, spec.name);
            if spec.per_seat {
                put(out, ":", &(zone.0 - spec.first.0));
            }
            raw(out, "\":");
            self.brief_cards(zone, viewer, out);
        });
        out.push(b'}');
    }

    /// What is to be known of its faces.
    pub(crate) fn face_infos(&self) -> &[FaceInfo] {
        self.faces().infos()
    }

    fn faces(&self) -> &Faces {
        self.faces.get_or_init(|| Faces::of(&self.game))
    }

    fn face_text(&self, face: Face, out: &mut Vec<u8>) {
        match self.faces().face(face) {
            Some(known) => raw(out, known),
            None => text(out, &Text::face(&self.game, face)),
        }
    }

    fn brief_cards(&self, zone: Zone, viewer: Viewer, out: &mut Vec<u8>) {
        let shown = self.game.cards().shown(zone, viewer);
        if shown.iter().all(|card| matches!(card, Shown::Down(tag) if tag.0 == 0)) {
            return put(out, "", &shown.len());
        }
        out.push(b'[');
        separated(out, shown, |out, card| match card {
            Shown::Down(tag) => put(out, "", &tag.0),
            Shown::Up(face) => self.face_text(face, out),
        });
        out.push(b']');
    }

    /// What `seat` is offered, as text, one choice after the other; `ends` says where each ends.
    pub(crate) fn brief_choices(&self, seat: Seat, out: &mut Vec<u8>, ends: &mut Vec<usize>) {
        let game = &self.game;
        let mut offers = Vec::new();
        game.offers(seat, &mut offers);
        for action in offers {
            out.push(b'[');
            displayed(out, &action);
            put(out, ",", &game.label(seat, action));
            put(out, ",", &game.clause(seat, action).id);
            raw(out, ",[");
            separated(out, game.touches(seat, action), |out, touch| self.brief_touch(touch, out));
            raw(out, "]]");
            ends.push(out.len());
        }
    }

    fn brief_touch(&self, touch: Touch, out: &mut Vec<u8>) {
        match touch {
            Touch::Seat(seat) => put(out, "", &seat.number()),
            Touch::Zone(zone) => text(out, &zone_key::<G>(zone)),
            Touch::Card(zone, face) => {
                out.push(b'[');
                text(out, &zone_key::<G>(zone));
                out.push(b',');
                self.face_text(face, out);
                out.push(b']');
            }
        }
    }
}

fn kind_text(kind: ZoneKind) -> &'static str {
    match kind {
        ZoneKind::Hand => r#","hand"]"#,
        ZoneKind::Pile => r#","pile"]"#,
        ZoneKind::Table => r#","table"]"#,
    }
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
    use crate::{AnyTable, Seed, Setup, catalog, wire};
    use kernel::{Millis, Scene, Stream, Viewer};

    fn said(write: impl FnOnce(&mut Vec<u8>)) -> Vec<u8> {
        let mut out = Vec::new();
        write(&mut out);
        out
    }

    fn choices(table: &dyn AnyTable, seat: kernel::Seat) -> Vec<wire::Choice> {
        let (mut text, mut ends, mut from) = (Vec::new(), Vec::new(), 0);
        table.brief_choices(seat, &mut text, &mut ends);
        let mut read = |end: usize| {
            let choice: wire::BriefChoice = serde_json::from_slice(&text[from..end]).unwrap();
            from = end;
            choice.spelled_out()
        };
        ends.into_iter().map(&mut read).collect()
    }

    /// Gaps come in the order of their names when they are read.
    fn sorted<T: serde::Serialize>(value: &T) -> serde_json::Value {
        serde_json::to_value(value).unwrap()
    }

    /// Plays a random match and compares both ways to say what each viewer sees.
    fn compare(table: &mut dyn AnyTable) {
        let (mut stream, mut now) = (Stream::fast(5), Millis(0));
        for _ in 0..60 {
            for viewer in Viewer::all(table.seats()).chain([Viewer::Truth]) {
                let read: wire::BriefTable = serde_json::from_slice(&said(|out| table.brief(viewer, out))).unwrap();
                let mut view = table.view(viewer);
                view.zones.sort_by_key(|zone| (zone.zone.name.clone(), zone.zone.seat));
                assert_eq!(sorted(&read.spelled_out()), sorted(&view));
                if let Viewer::Seat(seat) = viewer {
                    assert_eq!(sorted(&choices(table, seat)), sorted(&table.choices(seat)));
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
}
