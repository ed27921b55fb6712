//! Jukem Football: two drives race to exactly a hundred yards, and defense takes them apart.
//!
//! The rules page is `docs/rules/jukem-football.md`. Read `state.rs` first, then `rules.rs` and its chapters.
#![forbid(unsafe_code)]

mod action;
mod bot;
mod card;
pub mod clause;
mod encode;
mod next;
mod options;
mod result;
mod rules;
mod stage;
mod state;
mod text;
mod view;

pub use action::Action;
pub use card::{CARDS_MAX, CARDS_MIN, Colour, DEFAULT_DECK, Deck, NUMBERED_MAX, Print};
pub use options::Options;
pub use result::{Outcome, Score, ScoreKind, Scorebook, outcome};
pub use state::{JukemFootball, Note};
pub use view::{DriveView, HandView, PlayView, Step, View};

use kernel::{Cards, Chance, Game, Illegal, Meta, Millis, Seat, SeatSet, Sink, Stamped, Standings, Stream, Viewer};

impl Game for JukemFootball {
    const META: Meta = Meta {
        slug: "jukem-football",
        name: "Jukem Football",
        seats: 2..=2,
        minutes: 20..=30,
        rules: 1,
        zones: state::ZONES,
        clauses: clause::ALL,
    };
    type Options = Options;
    type Action = Action;
    type Note = Note;
    type View = View;

    fn deal_to(options: &Options, seats: u8, chance: Chance, sink: &mut impl Sink<Note>) -> Result<Self, Illegal> {
        rules::deal(options, seats, chance, sink)
    }

    #[inline]
    fn to_act(&self) -> SeatSet {
        rules::to_act(self)
    }

    #[inline]
    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        rules::legal(self, seat, out);
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        rules::check(self, seat, action)
    }

    #[inline]
    fn apply(&mut self, step: Stamped<Action>, sink: &mut impl Sink<Note>) {
        rules::apply(self, step, sink);
    }

    fn scores(&self) -> &[i32] {
        &self.scores
    }

    fn cards(&self) -> &dyn Cards {
        &self.cards
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn determinize(&mut self, seat: Seat, stream: &mut Stream) {
        rules::imagine(self, seat, stream);
    }

    fn bound(&self) -> u32 {
        rules::bound(self)
    }

    fn wakes_at(&self) -> Option<Millis> {
        rules::wakes_at(self)
    }

    /// Where a rule itself tells something of a hand.
    fn reveals(note: &Note) -> bool {
        matches!(note, Note::NotAsked(_) | Note::NoPlayLeft(_))
    }

    fn off_list(&self, seat: Seat, action: Action) -> bool {
        action == Action::Concede && rules::may_concede(self, seat)
    }

    fn timeout(&self, seat: Seat) -> Option<Action> {
        rules::timeout(self, seat)
    }

    fn standings(&self) -> Standings {
        rules::standings(self)
    }
}
