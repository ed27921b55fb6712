//! Leduc poker: six cards, two rounds of betting, one card on the board.
//!
//! Its exact numbers are known (`tests/tree.rs`). Read `state.rs` first, then `rules.rs`.
#![forbid(unsafe_code)]

mod action;
mod bot;
pub mod clause;
mod encode;
mod rules;
mod stage;
mod state;
mod text;
mod view;

pub use action::Action;
pub use state::{Betting, Leduc, Note, Phase, Round};
pub use view::View;

use kernel::options::NoOptions;
use kernel::{Cards, Chance, Game, Illegal, Meta, Seat, SeatSet, Sink, Stamped, Stream, Viewer};

impl Game for Leduc {
    const META: Meta = Meta {
        slug: "leduc",
        name: "Leduc Poker",
        seats: 2..=2,
        minutes: 1..=1,
        rules: 1,
        zones: state::ZONES,
        clauses: clause::ALL,
    };
    type Options = NoOptions;
    type Action = Action;
    type Note = Note;
    type View = View;

    #[inline(always)]
    fn deal_to(_options: &NoOptions, seats: u8, chance: Chance, sink: &mut impl Sink<Note>) -> Result<Self, Illegal> {
        rules::deal(seats, chance, sink)
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
    fn by_lot(&self, seat: Seat, stream: &mut Stream, _list: &mut Vec<Action>) -> Option<(Action, u32)> {
        rules::by_lot(self, seat, stream)
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        rules::check(self, seat, action)
    }

    #[inline(always)]
    fn apply(&mut self, step: Stamped<Action>, sink: &mut impl Sink<Note>) {
        rules::apply(self, step, sink);
    }

    fn scores(&self) -> &[i32] {
        &self.scores
    }

    fn cards(&self) -> &dyn Cards {
        &self.cards
    }

    fn view(&self, _viewer: Viewer) -> View {
        view::view(self)
    }

    fn determinize(&mut self, seat: Seat, stream: &mut Stream) {
        self.cards.redeal_unseen(Viewer::Seat(seat), stream);
    }

    fn bound(&self) -> u32 {
        8
    }
}
