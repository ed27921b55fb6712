//! What one seat makes of the table: its hand, the cards it has not seen, and what they are worth.

use crate::action::Action;
use crate::card::{Colour, Print};
use crate::rules::{self, Held};
use crate::state::{DRAW, GOAL_LINE, JukemFootball, KICKING_RANGE, hand, other};
use kernel::{CardId, Face, Seat, Viewer};

/// The worth of a point.
pub const POINT: i32 = 60;
/// Per mille.
const ALL: i32 = 1000;
/// Cards a turn takes off the draw pile, in tenths.
const DRAWN_PER_TURN: i32 = 17;
/// Yards of an ordinary play.
const USUAL_GAIN: i32 = 23;

/// How many cards of each face.
type Counts = [u8; 32];

/// The faces that are there, one bit each.
fn faces(counts: &Counts) -> u32 {
    counts.iter().rev().fold(0, |faces, &count| faces << 1 | (count > 0) as u32)
}

/// The numbers of the bits that are set.
fn each(mut faces: u32) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let face = (faces != 0).then(|| faces.trailing_zeros() as u8)?;
        faces &= faces - 1;
        Some(face)
    })
}

/// What one seat knows and guesses.
pub struct Mind<'a> {
    game: &'a JukemFootball,
    seat: Seat,
    held: Counts,
    unseen: Counts,
    unseen_total: i32,
    total: u8,
    /// How likely the other player holds a yellow card, and a red one.
    yellow: i32,
    red: i32,
    /// How many own turns are left in the period, this one included, in tenths.
    turns: i32,
}

impl<'a> Mind<'a> {
    /// Looks at the table with the eyes of `seat`.
    pub fn of(game: &'a JukemFootball, seat: Seat) -> Mind<'a> {
        let (mut held, mut unseen) = ([0; 32], [0; 32]);
        let face = |card: CardId| game.cards.face(card).0 as usize;
        game.cards.set(hand(seat)).iter().for_each(|card| held[face(card)] += 1);
        // Nobody sees the draw pile, and in the other hand only what was taken from the discards.
        game.cards.set(DRAW).iter().for_each(|card| unseen[face(card)] += 1);
        let rival = game.cards.set(hand(other(seat))).iter();
        rival.filter(|&card| !game.cards.sees(Viewer::Seat(seat), card)).for_each(|card| unseen[face(card)] += 1);
        let unseen_total = unseen.iter().map(|&count| count as i32).sum();
        let turns = 10 + 100 * game.cards.len(DRAW) as i32 / (2 * DRAWN_PER_TURN);
        let total = game.totals[seat.index()];
        let mut mind = Mind { game, seat, held, unseen, unseen_total, total, yellow: 0, red: 0, turns };
        mind.yellow = mind.threat(Colour::Yellow);
        mind.red = mind.threat(Colour::Red);
        mind
    }

    /// How likely it is that the other player holds a card of this colour, per mille.
    fn threat(&self, colour: Colour) -> i32 {
        let rival = other(self.seat);
        let known = self.game.known(rival);
        if known.iter().any(|card| card.colour() == colour) {
            return ALL * 9 / 10;
        }
        let hidden = (self.game.cards.len(hand(rival)) - known.len()) as i32;
        let dangerous = |face: usize| self.game.options.deck.print(Face(face as u8)).colour() == colour;
        let unseen = each(faces(&self.unseen)).map(usize::from);
        let count: i32 = unseen.filter(|&face| dangerous(face)).map(|face| self.unseen[face] as i32).sum();
        (ALL * hidden * count / self.unseen_total.max(1)).min(ALL * 9 / 10)
    }

    fn hand(&self, counts: &Counts) -> Held<'a> {
        Held::of(faces(counts), &self.game.options.deck)
    }

    /// How many cards the hand holds.
    pub fn cards(&self) -> usize {
        self.game.cards.len(hand(self.seat))
    }

    /// Whether a play is possible now.
    pub fn can_play(&self) -> bool {
        self.hand(&self.held).can_play(GOAL_LINE - self.total)
    }

    /// The hand and one more card.
    pub fn worth_with(&self, face: Face) -> i32 {
        let mut counts = self.held;
        counts[face.0 as usize] += 1;
        self.worth(&counts, self.total)
    }

    /// The hand after this card has left it.
    pub fn worth_without(&self, card: Print) -> i32 {
        self.worth(&self.without([card].into_iter()), self.total)
    }

    fn without(&self, cards: impl Iterator<Item = Print>) -> Counts {
        let mut counts = self.held;
        for face in cards.filter_map(|card| self.game.options.deck.face(card)) {
            counts[face.0 as usize] = counts[face.0 as usize].saturating_sub(1);
        }
        counts
    }

    /// The hand with a card of the draw pile, on average.
    pub fn worth_of_a_draw(&self) -> i32 {
        let worth = |face: u8| self.unseen[face as usize] as i32 * self.worth_with(Face(face));
        let sum: i32 = each(faces(&self.unseen)).map(worth).sum();
        sum / self.unseen_total.max(1)
    }

    /// What a hand is worth to a drive that stands at `total`: the next play, and the cards to come.
    fn worth(&self, counts: &Counts, total: u8) -> i32 {
        let held = self.hand(counts);
        let to_go = GOAL_LINE - total;
        let (mut gain, mut finishes) = (0, false);
        held.plays(to_go, |play| {
            gain = gain.max(play.yards());
            finishes |= play.yards() == to_go;
        });
        let worth = |face: u8| {
            let count = counts[face as usize].min(2) as i32;
            self.card_worth(self.game.options.deck.print(Face(face)), total) * count
        };
        let cards: i32 = each(faces(counts)).map(worth).sum();
        let next = if finishes { 4 * POINT } else { 2 * gain as i32 };
        cards + next + if held.can_play(to_go) { 30 } else { 0 }
    }

    /// What a card is worth for itself.
    fn card_worth(&self, card: Print, total: u8) -> i32 {
        let to_go = GOAL_LINE - total;
        match card {
            Print::Jukem => 50,
            Print::Pancake => 15,
            Print::KickReturn if total == 0 => 60,
            Print::KickReturn => 15,
            Print::FieldGoal if total >= KICKING_RANGE => 90,
            Print::FieldGoal => 6 + total as i32 / 2,
            Print::Fumble | Print::PickedOff => 45,
            Print::Holding | Print::Sack => 20,
            Print::Run(yards) if yards <= to_go => 15,
            Print::Catch(yards) if yards <= to_go => 12,
            Print::Pass(lo, _) if lo <= to_go => 12,
            Print::Run(_) | Print::Catch(_) | Print::Pass(..) => 3,
        }
    }

    /// What a drive is worth that stands at `total`, in the turns that are left after this one.
    fn drive_worth(&self, total: u8) -> i32 {
        let plays = 10 * (GOAL_LINE - total) as i32 / USUAL_GAIN + 5;
        let turns = (self.turns - 10).max(0);
        let in_time = if turns >= plays { ALL } else { ALL * turns / plays };
        let yards = total as i32;
        yards * 3 / 2 * in_time / ALL
    }

    /// What this card on the discard pile is worth to the other player.
    pub fn gift(&self, card: Print) -> i32 {
        let rival_total = self.game.totals[other(self.seat).index()];
        let to_go = GOAL_LINE - rival_total;
        match card {
            Print::Run(yards) if yards == to_go => 3 * POINT,
            Print::Catch(yards) if yards == to_go => POINT,
            Print::Run(yards) if yards > to_go => 0,
            Print::FieldGoal if rules::is_overtime(self.game) => rival_total as i32,
            _ => self.card_worth(card, rival_total) / 2,
        }
    }

    /// A play or a kick on an ordinary turn: what follows if it stands, is cancelled or is wiped out.
    pub fn play(&self, action: Action) -> i32 {
        let counts = self.without(action.cards());
        let state = |total: u8| self.drive_worth(total) + self.worth(&counts, total);
        let sudden = if rules::is_overtime(self.game) { 100 * POINT } else { 0 };
        if action == Action::Goal {
            return sudden + rules::FIELD_GOAL * POINT + state(0);
        }
        let total = self.total + action.yards();
        if total == GOAL_LINE {
            return sudden + rules::TOUCHDOWN * POINT + state(0);
        }
        if action.has_jukem() {
            return state(total);
        }
        // The other player answers most plays with yellow, and long drives with red.
        let red = if total >= 40 { self.red * 8 / 10 } else { 0 };
        let yellow = if action.yards() >= 10 { (ALL - red) * (self.yellow * 9 / 10) / ALL } else { 0 };
        let stands = ALL - red - yellow;
        (stands * state(total) + yellow * state(self.total) + red * state(0)) / ALL
    }

    /// A play, a kick or the end on the final turn of the period, with the best plays after it.
    pub fn last_turn(&self, action: Action) -> i32 {
        match action {
            Action::Goal => self.decided(rules::FIELD_GOAL),
            Action::End => self.decided(0),
            play => self.after(play, &self.held, self.total),
        }
    }

    fn after(&self, play: Action, held: &Counts, total: u8) -> i32 {
        let total = total + play.yards();
        if total == GOAL_LINE {
            return self.decided(rules::TOUCHDOWN);
        }
        let mut counts = *held;
        for face in play.cards().filter_map(|card| self.game.options.deck.face(card)) {
            counts[face.0 as usize] -= 1;
        }
        let go_on = self.best_of_last(&counts, total);
        // Whoever can answer on the final turn does: the hand is of no other use.
        let stopped = if play.has_jukem() { 0 } else { (self.yellow + self.red).min(ALL * 9 / 10) };
        ((ALL - stopped) * go_on + stopped * self.decided(0)) / ALL
    }

    fn best_of_last(&self, held: &Counts, total: u8) -> i32 {
        let mut best = self.decided(0);
        self.hand(held).plays(GOAL_LINE - total, |play| {
            best = best.max(match play {
                Action::Goal => self.decided(rules::FIELD_GOAL),
                play => self.after(play, held, total),
            });
        });
        best
    }

    /// What these points at the end of the period are worth: in the first half points, later the game.
    fn decided(&self, points: i32) -> i32 {
        let lead = self.game.scores[self.seat.index()] - self.game.scores[other(self.seat).index()] + points;
        match self.game.period {
            1 => points * POINT,
            _ => lead.signum() * 100 * POINT + points,
        }
    }
}

/// What a card in hand is worth at any time, roughly.
pub fn plain_worth(card: Print) -> i32 {
    match card {
        Print::Jukem => 50,
        Print::Fumble | Print::PickedOff => 45,
        Print::KickReturn => 30,
        Print::FieldGoal => 30,
        Print::Holding | Print::Sack => 20,
        Print::Pancake | Print::Run(_) => 15,
        Print::Catch(_) | Print::Pass(..) => 12,
    }
}
