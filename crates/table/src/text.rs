//! What a busy server sends, as JSON text at once: the same as the wire messages, without building them first.

use crate::describe::zones;
use crate::table::{Playable, Table};
use crate::wire;
use kernel::{Seat, Shown, Viewer};
use serde::{Serialize, Serializer};

/// [`wire::TableView`] with everything borrowed that can be.
#[derive(Serialize)]
struct ViewText<'a, V> {
    game: &'static str,
    seats: u8,
    awaited: Vec<u8>,
    scores: &'a [i32],
    over: bool,
    places: Option<Vec<u8>>,
    wakes_at: Option<u32>,
    zones: Vec<ZoneText>,
    lines: Lines,
    view: V,
}

/// [`wire::Zone`], flat.
#[derive(Serialize)]
struct ZoneText {
    name: &'static str,
    seat: Option<u8>,
    kind: wire::ZoneKind,
    count: u8,
    cards: Vec<wire::Card>,
}

/// Lines `key`, `value` as [`wire::Line`]s.
struct Lines(Vec<(String, String)>);

#[derive(Serialize)]
struct LineText<'a> {
    key: &'a str,
    value: &'a str,
}

impl Serialize for Lines {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.iter().map(|(key, value)| LineText { key, value }))
    }
}

impl<G: Playable> Table<G> {
    /// The table as `viewer` sees it, as text.
    pub(crate) fn view_text(&self, viewer: Viewer) -> String {
        let game = &self.game;
        let (seats, over) = (self.record.seats, game.is_over());
        let text = serde_json::to_string(&ViewText {
            game: G::META.slug,
            seats,
            awaited: game.awaited(viewer).iter().map(Seat::number).collect(),
            scores: &game.scores()[..seats as usize],
            over,
            places: over.then(|| self.places()),
            wakes_at: game.wakes_at().map(|at| at.0),
            zones: self.zone_texts(viewer),
            lines: Lines(game.lines(viewer)),
            view: game.view(viewer),
        });
        text.expect("views are plain data")
    }

    fn zone_texts(&self, viewer: Viewer) -> Vec<ZoneText> {
        let text = |(spec, zone): (&'static kernel::ZoneSpec, kernel::Zone)| {
            let shown = self.game.cards().shown(zone, viewer);
            let blank = shown.iter().all(|card| matches!(card, Shown::Down(tag) if tag.0 == 0));
            ZoneText {
                name: spec.name,
                seat: spec.per_seat.then(|| zone.0 - spec.first.0),
                kind: spec.kind.into(),
                count: shown.len() as u8,
                cards: if blank { Vec::new() } else { shown.into_iter().map(|card| self.card(card)).collect() },
            }
        };
        zones::<G>(self.record.seats).map(text).collect()
    }
}

#[cfg(test)]
mod tests {
    use crate::{AnyTable, Seed, Setup, catalog, wire};
    use kernel::{Millis, Scene, Stream, Viewer};

    /// Plays a random match and compares both ways to say what each viewer sees.
    fn compare(table: &mut dyn AnyTable) {
        let (mut stream, mut now) = (Stream::fast(5), Millis(0));
        for _ in 0..60 {
            for viewer in Viewer::all(table.seats()).chain([Viewer::Truth]) {
                let read: wire::TableView = serde_json::from_str(&table.view_text(viewer)).unwrap();
                assert_eq!(read, table.view(viewer));
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
    fn the_text_of_a_view_reads_back_as_the_view() {
        for entry in catalog::all() {
            let setup = |seats| Setup { seats, options: vec![], seed: Seed::number(3), scene: Scene::default() };
            let mut table = entry.meta.seats.clone().find_map(|seats| (entry.open)(&setup(seats)).ok()).unwrap();
            compare(table.as_mut());
        }
    }
}
