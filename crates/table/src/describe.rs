//! A game's table turned into what is sent and shown: zones, choices, facts.

use crate::table::{Playable, Table};
use crate::wire;
use kernel::{Face, Game, Seat, Shown, Touch, Viewer, Zone, ZoneKind, ZoneSpec};

impl<G: Playable> Table<G> {
    /// The table as `viewer` sees it.
    pub(crate) fn describe(&self, viewer: Viewer) -> wire::TableView {
        let game = &self.game;
        let over = game.is_over();
        let seats = self.record.seats;
        wire::TableView {
            game: G::META.slug.to_string(),
            seats,
            awaited: game.awaited(viewer).iter().map(Seat::number).collect(),
            scores: game.scores()[..seats as usize].to_vec(),
            over,
            places: over.then(|| self.places()),
            wakes_at: game.wakes_at().map(|at| at.0),
            zones: zones::<G>(seats).map(|(spec, zone)| self.zone(spec, zone, viewer)).collect(),
            round: game.round(),
            status: game.status(viewer),
            view: serde_json::to_value(game.view(viewer)).expect("views are plain data"),
        }
    }

    /// The place of each seat.
    pub(crate) fn places(&self) -> Vec<u8> {
        let standings = self.game.standings();
        Seat::all(self.record.seats).map(|seat| standings.place(seat)).collect()
    }

    fn zone(&self, spec: &'static ZoneSpec, zone: Zone, viewer: Viewer) -> wire::Zone {
        let shown = self.game.cards().shown(zone, viewer);
        let blank = shown.iter().all(|card| matches!(card, Shown::Down(tag) if tag.0 == 0));
        wire::Zone {
            zone: zone_ref::<G>(zone),
            kind: spec.kind.into(),
            count: shown.len() as u8,
            cards: if blank { Vec::new() } else { shown.into_iter().map(|card| self.card(card)).collect() },
        }
    }

    pub(crate) fn card(&self, shown: Shown) -> wire::Card {
        match shown {
            Shown::Up(face) => wire::Card::Up(self.face(face)),
            Shown::Down(tag) => wire::Card::Down(tag.0),
        }
    }

    fn face(&self, face: Face) -> String {
        self.game.face(face)
    }

    /// What `seat` is offered.
    pub(crate) fn choices(&self, seat: Seat) -> Vec<wire::Choice> {
        let mut offers = Vec::new();
        self.game.offers(seat, &mut offers);
        offers.into_iter().map(|action| self.choice(seat, action)).collect()
    }

    fn choice(&self, seat: Seat, action: G::Action) -> wire::Choice {
        wire::Choice {
            action: action.to_string(),
            label: self.game.label(seat, action),
            clause: self.game.clause(seat, action).id.to_string(),
            touches: self.game.touches(seat, action).into_iter().map(|touch| self.touch(touch)).collect(),
        }
    }

    fn touch(&self, touch: Touch) -> wire::Touch {
        match touch {
            Touch::Card(zone, face) => wire::Touch::Card { zone: zone_ref::<G>(zone), face: self.face(face) },
            Touch::Zone(zone) => wire::Touch::Zone { zone: zone_ref::<G>(zone) },
            Touch::Seat(seat) => wire::Touch::Seat { seat: seat.number() },
        }
    }
}

impl From<ZoneKind> for wire::ZoneKind {
    fn from(kind: ZoneKind) -> wire::ZoneKind {
        match kind {
            ZoneKind::Hand => wire::ZoneKind::Hand,
            ZoneKind::Pile => wire::ZoneKind::Pile,
            ZoneKind::Table => wire::ZoneKind::Table,
        }
    }
}

/// The zones of a table of `seats`, each with its description.
pub(crate) fn zones<G: Game>(seats: u8) -> impl Iterator<Item = (&'static ZoneSpec, Zone)> {
    G::META.zones.iter().flat_map(move |spec| {
        let width = if spec.per_seat { seats } else { 1 };
        (0..width).map(move |offset| (spec, Zone(spec.first.0 + offset)))
    })
}

/// A zone by name.
fn zone_ref<G: Game>(zone: Zone) -> wire::ZoneRef {
    let (name, seat) = G::META.zone_name(zone);
    wire::ZoneRef { name: name.to_string(), seat: seat.map(Seat::number) }
}

/// A zone by its key: `draw`, or `hand:0` where each seat has one.
pub(crate) fn zone_key<G: Game>(zone: Zone) -> String {
    let (name, seat) = G::META.zone_name(zone);
    seat.map_or_else(|| name.to_string(), |seat| format!("{name}:{seat}"))
}
