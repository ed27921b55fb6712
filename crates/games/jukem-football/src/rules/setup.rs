//! Setting a period up (chapter 3 of the rules), and the worlds that a seat can imagine.

use super::clock;
use super::hand::Held;
use crate::card::{CARDS_MAX, CARDS_MIN};
use crate::clause;
use crate::next::{self, DEALT};
use crate::options::{DefensePrompt, Options, OvertimeDealer};
use crate::state::{DISCARD, DRAW, JukemFootball, Note, Phase, SEATS, ZONES, hand, other};
use kernel::{Chance, Eyes, Face, Illegal, Millis, Seat, Sink, Stream, Tableau, Use, Viewer};

/// The shuffle of each period.
const SHUFFLE: Use = Use(0);
/// The choice of a dealer by chance.
const DEALER: Use = Use(1);
/// How often an imagined world is dealt again that cannot be, before it is taken as it is.
const TRIES: usize = 16;

/// A match at the start of its first half.
pub fn deal(
    options: &Options,
    seats: u8,
    chance: Chance,
    sink: &mut impl Sink<Note>,
) -> Result<JukemFootball, Illegal> {
    Illegal::unless(seats == SEATS, clause::JK_2_5)?;
    let mut faces = [Face(0); CARDS_MAX];
    let count = faces_in_play(options, &mut faces)?;
    let mut game = JukemFootball {
        cards: Tableau::new(&faces[..count], ZONES, SEATS),
        options: *options,
        chance,
        scores: [0; 2],
        deadline: Millis(0),
        phase: Phase::TURN,
        totals: [0; 2],
        period: 1,
        dealer: options.first_dealer().unwrap_or_else(|| by_chance(chance, 1)),
        active: Seat::new(0),
        dry: 0,
    };
    sink.note(Note::Period(1, game.dealer));
    shuffle_and_deal(&mut game, sink);
    sink.note(Note::Turn(game.active));
    clock::wind_first(&mut game);
    Ok(game)
}

/// The faces of all cards in play: without those left out for practice (JK-2.3), which must exist and must leave enough
/// to play with (JK-2.2).
fn faces_in_play(options: &Options, faces: &mut [Face; CARDS_MAX]) -> Result<usize, Illegal> {
    let mut total = 0;
    for (face, print, count) in options.deck.rows() {
        let left_out = options.left_out().filter(|&kind| kind == print).count();
        let count = count - left_out;
        faces[total..total + count].fill(face);
        total += count;
    }
    let has_all = options.left_out().all(|kind| options.deck.count(kind) > 0);
    Illegal::unless(has_all && total >= CARDS_MIN, clause::JK_2_2)?;
    Ok(total)
}

/// All cards come together again for the next period, hands unseen (JK-7.5); only the score (JK-6.3) and the turn to deal
/// are kept (JK-3.4), and the deal changes hands (JK-3.2) unless it is tossed for. Drives are empty (JK-3.10).
pub fn start_period(game: &mut JukemFootball, period: u8, sink: &mut impl Sink<Note>) {
    let is_by_chance = period > 2 && game.options.overtime_dealer == OvertimeDealer::Random;
    game.dealer = if is_by_chance { toss(game, period) } else { other(game.dealer) };
    game.period = period;
    game.dry = 0;
    game.totals = [0; 2];
    game.cards.gather(DRAW, sink);
    sink.note(Note::Period(period, game.dealer));
    shuffle_and_deal(game, sink);
    sink.note(Note::Turn(game.active));
}

/// Shuffles and deals for the dealer (JK-8.8) in the order of JK-3.9; whatever card starts the discard pile stays there
/// (JK-3.7), and the player who did not deal begins (JK-3.8).
fn shuffle_and_deal(game: &mut JukemFootball, sink: &mut impl Sink<Note>) {
    game.cards.shuffle(DRAW, &mut game.chance.stream(SHUFFLE, game.period.into()), sink);
    if game.chance.is_told() {
        next::deal(game);
    }
    let opener = other(game.dealer);
    for _ in 0..DEALT {
        for seat in [opener, game.dealer] {
            let card = game.cards.top(DRAW).expect("a deck has at least ten cards");
            game.cards.move_to(card, hand(seat), Eyes::seat(seat), sink);
        }
    }
    let card = game.cards.top(DRAW).expect("a deck has at least ten cards");
    game.cards.move_to(card, DISCARD, Eyes::ALL, sink);
    game.active = opener;
    game.phase = Phase::TURN;
}

/// The toss for an overtime.
fn toss(game: &mut JukemFootball, period: u8) -> Seat {
    let lot = by_chance(game.chance, period);
    next::dealer(game).unwrap_or(lot)
}

/// An even toss (JK-3.3).
fn by_chance(chance: Chance, period: u8) -> Seat {
    Seat::new(chance.stream(DEALER, period.into()).below(SEATS.into()) as u8)
}

/// A world that `seat` cannot tell from this one: unseen cards are dealt anew (JK-7.3), and so is the future.
pub fn imagine(game: &mut JukemFootball, seat: Seat, stream: &mut Stream) {
    game.chance = Chance::imagined(stream);
    for _ in 0..TRIES {
        game.cards.redeal_unseen(Viewer::Seat(seat), stream);
        if is_possible(game) {
            return;
        }
    }
}

/// What the phase itself tells of a hand: a question that `only_if_able` left open means a defensive card (JK-4.29), and
/// a final turn that goes on means a play (JK-4.41).
fn is_possible(game: &JukemFootball) -> bool {
    match game.phase {
        Phase::Defense { .. } if game.options.defense_prompt == DefensePrompt::OnlyIfAble => {
            Held::by(game, other(game.active)).can_defend()
        }
        Phase::Offense { .. } if game.is_final() => Held::by(game, game.active).can_play(game.yards_to_go(game.active)),
        _ => true,
    }
}
