//! Leaving the game (CA-9.8, CA-9.12). With `leaver=bot` the table seats a bot instead and the rules see no change.

use super::{ending, setup, turns};
use crate::board::Board;
use crate::clause;
use crate::note::Note;
use crate::options::{Leaver, Mode};
use crate::state::{BOX, Camouflage, Ending, Phase, Player, hand, pile};
use kernel::{CardSet, Eyes, Illegal, Millis, Seat, Sink};

/// A seat may be retired while it has something to abandon; from a puzzle anybody may walk away.
pub fn check(game: &Camouflage, seat: Seat) -> Result<(), Illegal> {
    let here = !game.gone.contains(seat) && !matches!(game.phase, Phase::Over { .. });
    let retires = game.terms.leaver == Leaver::Retire && (before_go(game) || game.is_live(seat));
    Illegal::unless(here && (retires || game.terms.mode == Mode::Puzzle), clause::CA_9_8)
}

fn before_go(game: &Camouflage) -> bool {
    match game.phase {
        Phase::Side { .. }
        | Phase::Decks { .. }
        | Phase::Build { .. }
        | Phase::Location { .. }
        | Phase::Ready { .. }
        | Phase::Countdown { .. } => true,
        Phase::Play { .. } | Phase::Overtime { .. } | Phase::Turn(_) | Phase::Puzzle | Phase::Over { .. } => false,
    }
}

/// A seat leaves.
pub fn apply(game: &mut Camouflage, seat: Seat, at: Millis, sink: &mut impl Sink<Note>) {
    game.gone = game.gone.with(seat);
    sink.note(Note::Left(seat));
    match game.phase {
        Phase::Puzzle => {
            super::puzzling::let_go_of(game, seat, sink);
            if game.present().next().is_none() {
                ending::end(game, Ending::Left, at, sink);
            }
        }
        _ if before_go(game) => start_again(game, at, sink),
        _ => retire(game, seat, at, sink),
    }
}

/// The seat disappears, its deck is free again, and the setup begins anew (CA-9.12).
fn start_again(game: &mut Camouflage, at: Millis, sink: &mut impl Sink<Note>) {
    game.cards.gather(BOX, sink);
    for card in game.cards.set(BOX).iter() {
        game.cards.turn(card, Eyes::ALL, sink);
    }
    game.board = Board::new(game.terms.fit());
    game.setup_cards = 0;
    game.restarts = game.restarts.saturating_add(1);
    for seat in Seat::all(game.seats) {
        game.players[seat] = Player::default();
    }
    if game.present().count() < game.terms.players().0 as usize {
        return ending::end(game, Ending::Dissolved, at, sink);
    }
    sink.note(Note::Again);
    setup::begin(game, at, sink);
}

/// Unplayed cards go to the box; cards laid and the location stay (CA-9.8).
fn retire(game: &mut Camouflage, seat: Seat, at: Millis, sink: &mut impl Sink<Note>) {
    let unplayed: CardSet = game.cards.set(hand(seat)).union(game.cards.set(pile(seat)));
    for card in unplayed.iter() {
        game.cards.move_to(card, BOX, Eyes::ALL, sink);
    }
    game.stuck = game.stuck.without(seat);
    ending::look_for_end(game, at, sink);
    ending::look_at_flags(game, at, sink);
    turns::look_at_passes(game, at, sink);
    if let Phase::Turn(turn) = game.phase
        && turn.seat == seat
    {
        turns::next(game, at, sink);
    }
}
