//! Bag-O-Loot: collect sets of coins, steal your neighbours' sets, and tie up five of a kind before they do.
//!
//! Read `state.rs` first, then `rules.rs`; the chapters of `rules/` follow the rules page, docs/rules/bag-o-loot.md.
#![forbid(unsafe_code)]

mod action;
mod bot;
mod card;
pub mod clause;
mod encode;
mod lots;
mod next;
mod options;
mod rules;
mod stage;
mod state;
mod text;
mod view;

pub use action::{Action, Spot};
pub use card::{Deck, LOOTER, UNSEEN, coin};
pub use lots::Lot;
pub use options::{ChallengeClose, ChallengeRace, DitchLimit, Mode, Options, People, RevealBluffs, Switch, Tie};
pub use state::{BagOLoot, Label, Note};
pub use view::{BagView, PhaseView, SetView, View, WindowView};

use kernel::{Cards, Chance, Game, Illegal, Meta, Millis, Seat, SeatSet, Sink, Stamped, Stream, Viewer};

impl Game for BagOLoot {
    const META: Meta = Meta {
        slug: "bag-o-loot",
        name: "Bag-O-Loot",
        seats: 2..=8,
        minutes: 15..=60,
        rules: 1,
        zones: state::ZONES,
        clauses: clause::ALL,
    };
    type Options = Options;
    type Action = Action;
    type Note = Note;
    type View = View;

    fn deal_to(options: &Options, seats: u8, chance: Chance, sink: &mut impl Sink<Note>) -> Result<Self, Illegal> {
        rules::setup::deal(options, seats, chance, sink)
    }

    #[inline]
    fn to_act(&self) -> SeatSet {
        rules::to_act(self)
    }

    #[inline]
    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        rules::legal(self, seat, out);
    }

    #[inline]
    fn by_lot(&self, seat: Seat, stream: &mut Stream, list: &mut Vec<Action>) -> Option<(Action, u32)> {
        rules::by_lot(self, seat, stream, list)
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        rules::check(self, seat, action)
    }

    #[inline(always)]
    fn apply(&mut self, step: Stamped<Action>, sink: &mut impl Sink<Note>) {
        rules::apply(self, step, sink);
    }

    /// The most points win (BL-6.13), also when a match is broken off (BL-8.10).
    fn scores(&self) -> &[i32] {
        &self.scores[..self.seats as usize]
    }

    fn cards(&self) -> &dyn Cards {
        &self.cards
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn determinize(&mut self, seat: Seat, stream: &mut Stream) {
        rules::imagine::determinize(self, seat, stream);
    }

    fn bound(&self) -> u32 {
        rules::score::bound(self)
    }

    #[inline]
    fn wakes_at(&self) -> Option<Millis> {
        rules::clock::wakes_at(self)
    }

    fn awaited(&self, viewer: Viewer) -> SeatSet {
        rules::awaited(self, viewer)
    }

    fn outside(&self, _seat: Seat, action: Action) -> Action {
        rules::contest::outside(self, action)
    }

    fn reveals(note: &Note) -> bool {
        rules::contest::reveals(note)
    }

    fn off_list(&self, seat: Seat, action: Action) -> bool {
        rules::off_list(self, seat, action)
    }

    fn offers(&self, seat: Seat, out: &mut Vec<Action>) {
        rules::offers(self, seat, out);
    }

    fn timeout(&self, seat: Seat) -> Option<Action> {
        rules::clock::timeout(self, seat)
    }
}
