//! What the others hold, read from what they did: the round is played again with the cards of an imagined world, and
//! each choice of another player is compared with what the advice would have been.

use crate::action::{Action, Play};
use crate::card::{FREE_KICK, Holding, RED, RED_VALUE, value};
use crate::rules;
use crate::state::{DreamTeamSoccer, Phase, Trick};
use kernel::{Game, Heuristic, Seat, SeatSet};

/// A choice that is worse by so much, as the advice rates it, is less likely by a factor of e.
const SCALE: i32 = 200;
/// Nobody always follows the advice: no choice counts for more than this, in thousandths.
const ODD: i32 = 3000;

/// Whether there is anything to conclude from: cards are being played, and everybody saw the round from its beginning.
pub fn is_told(game: &DreamTeamSoccer) -> bool {
    matches!(game.phase, Phase::Lead { .. } | Phase::Follow { .. }) && game.plays.is_whole()
}

/// How likely the others would have played this round as they did with these cards.
/// Only the trade speaks for a world, and it comes first: what is below `least` after it stays so.
pub fn likelihood(game: &DreamTeamSoccer, eyes: Seat, least: i32) -> i32 {
    if !is_told(game) {
        return 0;
    }
    let mut again = Again { game: *game, eyes, sum: 0, legal: Vec::new(), ratings: Vec::new() };
    again.rewind();
    again.trade();
    let mut trick = Trick::new(1);
    for (number, (seat, play, leads)) in game.plays.iter().enumerate() {
        if number > 0 {
            again.pass_up_to(Some(seat).filter(|_| !leads), &mut trick);
        }
        if leads {
            again.end(&trick);
            trick = Trick::new(play.size());
        }
        again.play(seat, play, leads, &mut trick);
        if again.sum < least {
            return again.sum;
        }
    }
    let turn = if let Phase::Follow { turn, .. } = game.phase { Some(turn) } else { None };
    again.pass_up_to(turn, &mut trick);
    if matches!(game.phase, Phase::Lead { .. }) {
        again.end(&trick);
    }
    debug_assert!(again.game.holdings == game.holdings, "a round played again ends as it did");
    again.sum
}

/// A round that is played again.
struct Again {
    /// Hands and who is still in are those of the moment; the cards on the table are not looked at.
    game: DreamTeamSoccer,
    eyes: Seat,
    sum: i32,
    legal: Vec<Action>,
    ratings: Vec<i32>,
}

impl Again {
    /// Everybody takes back what they played. The Red Card, which changes hands, goes to whoever led it first.
    fn rewind(&mut self) {
        let game = &mut self.game;
        let is_red = |play: &Play| play.value == RED_VALUE && play.plain == 1;
        let held = |game: &DreamTeamSoccer| Seat::all(game.seats).find(|&seat| game.holdings[seat].count(RED) == 1);
        if let (Some(holder), true) = (held(game), game.plays.iter().any(|(_, play, _)| is_red(&play))) {
            game.holdings[holder].remove(RED, 1);
        }
        let plays = game.plays;
        for (seat, play, _) in plays.iter() {
            let back: Holding = play.cards().filter(|&face| face != RED).collect();
            game.holdings[seat] = game.holdings[seat].and(back);
        }
        if let Some((first, ..)) = plays.iter().find(|(_, play, _)| is_red(play)) {
            game.holdings[first].add(RED);
        }
        game.still_in = SeatSet::all(game.seats);
    }

    /// The lower seats have given their best cards: the upper ones hold cards as good as any of them. The more of those
    /// there are, the more trades lead here.
    fn trade(&mut self) {
        let game = &self.game;
        let is_plain = |face| face != FREE_KICK;
        for upper in game.podium.players()[..game.seats as usize / 2].iter().copied() {
            let Some((lower, size)) = rules::partner(game, upper).filter(|_| game.traded) else { continue };
            if upper == self.eyes || lower == self.eyes {
                continue;
            }
            let best = game.holdings[lower].kinds().filter(|&face| is_plain(face)).filter_map(value).min();
            let is_as_good = |face| is_plain(face) && value(face) <= best;
            let good = game.holdings[upper].cards().filter(|&face| is_as_good(face)).count();
            self.sum += ln(if size == 2 { good * good.saturating_sub(1) / 2 } else { good });
        }
    }

    /// Everybody between the last play and `next` has passed; nobody is next when the trick is over.
    fn pass_up_to(&mut self, next: Option<Seat>, trick: &mut Trick) {
        // A Goal has ended the trick at once (DT-5.9).
        if trick.value() == 0 {
            return;
        }
        let mut after = trick.last();
        while let Some(seat) = self.game.podium.next_in(after, rules::waiting(trick, self.game.still_in))
            && Some(seat) != next
        {
            self.game.phase = Phase::Follow { turn: seat, trick: *trick };
            self.judge(seat, Action::Pass);
            trick.pass(seat);
            after = seat;
        }
    }

    fn play(&mut self, seat: Seat, play: Play, leads: bool, trick: &mut Trick) {
        let game = &mut self.game;
        if play != Play::KICKOFF {
            game.phase = if leads { Phase::Lead { leader: seat } } else { Phase::Follow { turn: seat, trick: *trick } };
            self.judge(seat, Action::Play(play));
        }
        let game = &mut self.game;
        play.kinds().into_iter().for_each(|(face, copies)| game.holdings[seat].remove(face, copies));
        if game.holdings[seat].is_empty() {
            game.still_in = game.still_in.without(seat);
        }
        trick.record(seat, play.value);
        trick.skipped = play.skip.or(trick.skipped);
        if !game.options.pass_is_final {
            trick.reopen();
        }
    }

    /// The winner takes the Red Card back.
    fn end(&mut self, trick: &Trick) {
        if rules::is_red_taken(trick, self.game.still_in) {
            self.game.holdings[trick.last()].add(RED);
        }
    }

    /// How much worse than the best the advice takes this choice for. Whom a Yellow Card skips says nothing.
    fn judge(&mut self, seat: Seat, action: Action) {
        if seat == self.eyes {
            return;
        }
        self.legal.clear();
        self.ratings.clear();
        self.game.legal(seat, &mut self.legal);
        if self.legal.len() < 2 {
            return;
        }
        self.game.rate_all(seat, &self.legal, &mut self.ratings);
        let best = self.ratings.iter().copied().max().unwrap_or(0);
        let is_same = |other: &Action| unskipped(*other) == unskipped(action);
        let same = self.legal.iter().zip(&self.ratings).filter(|(other, _)| is_same(other));
        let own = same.map(|(_, &rating)| rating).max().unwrap_or(best);
        self.sum -= ((best - own) * 1000 / SCALE).min(ODD);
    }
}

fn unskipped(action: Action) -> Action {
    match action {
        Action::Play(play) => Action::Play(Play { skip: None, ..play }),
        other => other,
    }
}

/// The natural logarithm of a small number, in thousandths; of none, as of something odd.
fn ln(number: usize) -> i32 {
    const OF: [i32; 16] = [-ODD, 0, 693, 1099, 1386, 1609, 1792, 1946, 2079, 2197, 2303, 2398, 2485, 2565, 2639, 2708];
    OF[number.min(OF.len() - 1)]
}
