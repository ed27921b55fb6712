//! Everything a viewer can see of a table, so that two tables can be compared through its eyes.

use crate::Subject;
use crate::encode::place;
use kernel::{Game, Millis, SeatSet, Shown, Viewer, Zone, ZoneKind, ZoneSpec};
use std::fmt::Debug;

/// A table through the eyes of one viewer.
pub(crate) struct Sight<G: Game> {
    pub zones: Vec<Vec<Shown>>,
    view: G::View,
    lines: Vec<(String, String)>,
    awaited: SeatSet,
    wakes_at: Option<Millis>,
    scores: Vec<i32>,
    over: bool,
    own: Option<Own<G>>,
}

/// What only a seat sees: what it may do.
struct Own<G: Game> {
    may_act: bool,
    legal: Vec<G::Action>,
    offers: Vec<G::Action>,
    timeout: Option<G::Action>,
    planes: Vec<u8>,
}

impl<G: Subject> Sight<G> {
    /// The table as `viewer` sees it.
    pub(crate) fn of(game: &G, viewer: Viewer) -> Sight<G> {
        Sight {
            zones: zones(game, viewer),
            view: game.view(viewer),
            lines: game.lines(viewer),
            awaited: game.awaited(viewer),
            wakes_at: game.wakes_at(),
            scores: game.scores().to_vec(),
            over: game.is_over(),
            own: Own::of(game, viewer),
        }
    }

    /// The first thing that the viewer sees differently in `other`, in words.
    pub(crate) fn difference(&self, other: &Sight<G>, seats: u8) -> Option<String> {
        for (number, (one, two)) in self.zones.iter().zip(&other.zones).enumerate() {
            if one != two {
                return unlike(&format!("zone {}", zone_name::<G>(Zone(number as u8), seats)), one, two);
            }
        }
        let own = match (&self.own, &other.own) {
            (Some(one), Some(two)) => one.difference(two),
            _ => None,
        };
        unlike("the view", &self.view, &other.view)
            .or_else(|| unlike("the lines", &self.lines, &other.lines))
            .or_else(|| unlike("the seats awaited", &self.awaited, &other.awaited))
            .or_else(|| unlike("the moment the rules wake up", &self.wakes_at, &other.wakes_at))
            .or_else(|| unlike("the scores", &self.scores, &other.scores))
            .or_else(|| unlike("whether it is over", &self.over, &other.over))
            .or(own)
    }
}

impl<G: Subject> Own<G> {
    fn of(game: &G, viewer: Viewer) -> Option<Own<G>> {
        let Viewer::Seat(seat) = viewer else { return None };
        let (mut legal, mut offers) = (Vec::new(), Vec::new());
        game.legal(seat, &mut legal);
        game.offers(seat, &mut offers);
        let mut planes = vec![0; G::CELLS];
        game.write_planes(seat, &mut planes);
        Some(Own { may_act: game.to_act().contains(seat), legal, offers, timeout: game.timeout(seat), planes })
    }

    fn difference(&self, other: &Own<G>) -> Option<String> {
        unlike("whether the seat may act", &self.may_act, &other.may_act)
            .or_else(|| unlike("the legal list", &self.legal, &other.legal))
            .or_else(|| unlike("the offers", &self.offers, &other.offers))
            .or_else(|| unlike("what is done when time is up", &self.timeout, &other.timeout))
            .or_else(|| {
                let cell = self.planes.iter().zip(&other.planes).position(|(one, two)| one != two)?;
                unlike(&format!("the plane {}", place::<G>(cell)), &self.planes[cell], &other.planes[cell])
            })
    }
}

/// All zones as `viewer` sees them.
pub(crate) fn zones<G: Game>(game: &G, viewer: Viewer) -> Vec<Vec<Shown>> {
    let cards = game.cards();
    (0..cards.zones()).map(|zone| cards.shown(Zone(zone as u8), viewer)).collect()
}

/// A sentence on `what` if the two are not equal.
pub(crate) fn unlike<T: PartialEq + Debug>(what: &str, one: &T, two: &T) -> Option<String> {
    (one != two).then(|| format!("{what}: {one:?} in one and {two:?} in the other"))
}

/// The rulebook's word for a zone, with its seat where each seat has one.
pub(crate) fn zone_name<G: Game>(zone: Zone, seats: u8) -> String {
    match zone_spec::<G>(zone, seats) {
        Some(spec) if spec.per_seat => format!("{} {}", spec.name, zone.0 - spec.first.0),
        Some(spec) => spec.name.to_string(),
        None => format!("number {}", zone.0),
    }
}

/// How cards lie in a zone.
pub(crate) fn zone_kind<G: Game>(zone: Zone, seats: u8) -> Option<ZoneKind> {
    zone_spec::<G>(zone, seats).map(|spec| spec.kind)
}

fn zone_spec<G: Game>(zone: Zone, seats: u8) -> Option<&'static ZoneSpec> {
    let width = |spec: &ZoneSpec| if spec.per_seat { seats } else { 1 };
    let holds = |spec: &&ZoneSpec| (spec.first.0..spec.first.0 + width(spec)).contains(&zone.0);
    G::META.zones.iter().find(holds)
}
