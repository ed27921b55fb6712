//! Camouflage: everybody at once lays cards whose squares must match what they cover; and its puzzles.
//!
//! Read `state.rs` first, then `board.rs` (the layered layout and the placement rule) and `rules.rs`.
#![forbid(unsafe_code)]

mod action;
pub mod board;
mod bot;
pub mod card;
pub mod clause;
mod encode;
pub mod faces;
mod imagine;
mod next;
mod note;
mod options;
pub mod puzzle;
pub mod quality;
pub mod reaction;
mod rules;
pub mod simulate;
mod stage;
pub mod starting;
mod state;
mod text;
mod view;

pub use action::{Action, NEWEST};
pub use note::Note;
pub use options::{Assist, Build, Centers, Leaver, Mode, Options, Pace, Pick, SideChoice, Terms, Timer, Wrong};
pub use state::{Bench, Camouflage, Ending, Hold, Phase, Reply, Turn};
pub use view::View;

use kernel::{Cards, Chance, Game, Illegal, Meta, Millis, Seat, SeatSet, Sink, Stamped, Standings, Stream, Viewer};

impl Game for Camouflage {
    const META: Meta = Meta {
        slug: "camouflage",
        name: "Camouflage",
        seats: 1..=7,
        minutes: 1..=3,
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
        imagine::determinize(self, seat, stream);
    }

    /// Counts the moves that [`Game::legal`] lists, and strokes of the clock; attempts change nothing (CA-9.7). Setup:
    /// six choices of each seat, three cards and six deadlines. Play: six cards of each seat, and between two of them
    /// every seat raises its flag or passes once. A puzzle: each card laid and shown once, and the answer.
    fn bound(&self) -> u32 {
        let seats = self.seats as u32;
        (6 * seats + 1) * (seats + 1) + 8 * seats + 24
    }

    fn wakes_at(&self) -> Option<Millis> {
        rules::clock::wakes_at(self)
    }

    fn awaited(&self, viewer: Viewer) -> SeatSet {
        rules::awaited(self, viewer)
    }

    fn outside(&self, seat: Seat, action: Action) -> Action {
        rules::outside(self, seat, action)
    }

    fn reveals(note: &Note) -> bool {
        rules::reveals(note)
    }

    fn off_list(&self, seat: Seat, action: Action) -> bool {
        rules::off_list(self, seat, action)
    }

    fn offers(&self, seat: Seat, out: &mut Vec<Action>) {
        rules::offers(self, seat, out);
    }

    fn timeout(&self, seat: Seat) -> Option<Action> {
        rules::timeout(self, seat)
    }

    fn standings(&self) -> Standings {
        rules::score::standings(self)
    }
}
