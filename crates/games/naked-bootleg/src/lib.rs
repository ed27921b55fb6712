//! Naked Bootleg: lay a formation or a streak, then race to the last card.
//!
//! The rules page is `docs/rules/naked-bootleg.md`. Read `state.rs` first, then `rules.rs` and its chapters.
#![forbid(unsafe_code)]

mod action;
mod bot;
mod card;
pub mod clause;
mod encode;
mod next;
mod options;
mod rules;
mod stage;
mod state;
mod text;
mod view;

pub use action::{Action, Kept, Lay, Side, Slot, Target, What};
pub use card::{Class, Colour, Deck, Kind, Power};
pub use options::Options;
pub use state::{LotKind, NakedBootleg, Note, Owned, Stack};
pub use view::{ChainView, DraftView, LotView, SeatView, Step, TheftView, View};

use kernel::{Cards, Chance, Game, Illegal, Meta, Millis, Seat, SeatSet, Sink, Stamped, Standings, Stream, Viewer};

impl Game for NakedBootleg {
    const META: Meta = Meta {
        slug: "naked-bootleg",
        name: "Naked Bootleg",
        seats: 2..=6,
        minutes: 15..=45,
        rules: 2,
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
        &self.scores[..self.seats as usize]
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

    fn outside(&self, seat: Seat, action: Action) -> Action {
        rules::outside(self, seat, action)
    }

    fn reveals(note: &Note) -> bool {
        note.reveals()
    }

    fn off_list(&self, seat: Seat, action: Action) -> bool {
        rules::off_list(self, seat, action)
    }

    fn offers(&self, seat: Seat, out: &mut Vec<Action>) {
        rules::offers(self, seat, out);
    }

    #[inline]
    fn callers(&self) -> SeatSet {
        rules::callers(self)
    }

    fn calls(&self, seat: Seat, out: &mut Vec<Action>) {
        rules::calls(self, seat, out);
    }

    fn timeout(&self, seat: Seat) -> Option<Action> {
        rules::timeout(self, seat)
    }

    fn standings(&self) -> Standings {
        rules::standings(self)
    }
}
