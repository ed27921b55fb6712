//! What a player knows: the only thing a bot is given.

use crate::bot::Heuristic;
use crate::chance::Stream;
use crate::encode::Encode;
use crate::game::Game;
use crate::seat::{Seat, SeatSet, Viewer};
use crate::time::Millis;

/// A game seen from one seat. It shows what the seat may know and imagines the rest; the true state stays inside.
#[derive(Clone, Copy)]
pub struct Perspective<'a, G> {
    game: &'a G,
    seat: Seat,
}

impl<'a, G: Game> Perspective<'a, G> {
    /// The game as `seat` sees it.
    pub const fn new(game: &'a G, seat: Seat) -> Self {
        Perspective { game, seat }
    }

    /// Whose eyes these are.
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// The table as this seat sees it.
    pub fn view(&self) -> G::View {
        self.game.view(Viewer::Seat(self.seat))
    }

    /// Appends what this seat may do.
    pub fn legal(&self, out: &mut Vec<G::Action>) {
        self.game.legal(self.seat, out);
    }

    /// Appends what this seat may call out of turn.
    pub fn calls(&self, out: &mut Vec<G::Action>) {
        self.game.calls(self.seat, out);
    }

    /// The seats known to be deciding.
    pub fn awaited(&self) -> SeatSet {
        self.game.awaited(Viewer::Seat(self.seat))
    }

    /// When the rules go on by themselves.
    pub fn wakes_at(&self) -> Option<Millis> {
        self.game.wakes_at()
    }

    /// Points so far.
    pub fn scores(&self) -> &[i32] {
        self.game.scores()
    }

    /// A whole world that this seat cannot tell from the true one.
    pub fn imagine(&self, stream: &mut Stream) -> G {
        let mut world = self.game.clone();
        world.determinize(self.seat, stream);
        world
    }
}

impl<G: Encode> Perspective<'_, G> {
    /// Writes what this seat knows, in bytes ([`Encode::write_planes`]).
    pub fn write_planes(&self, out: &mut [u8]) {
        self.game.write_planes(self.seat, out);
    }

    /// The number of an action of this seat ([`Encode::number`]).
    pub fn number(&self, action: G::Action) -> Option<u32> {
        self.game.number(self.seat, action)
    }
}

impl<G: Heuristic> Perspective<'_, G> {
    /// Appends what a bot at this seat chooses among: what it may do, unless the choice is for people alone.
    pub fn choices(&self, out: &mut Vec<G::Action>) {
        match self.game.courtesy(self.seat) {
            Some(only) => out.push(only),
            None => self.legal(out),
        }
    }

    /// What the game advises this seat to call out of turn.
    pub fn advised_call(&self) -> Option<G::Action> {
        self.game.call(self.seat)
    }
}
