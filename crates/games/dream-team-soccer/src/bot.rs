//! An opinion: shed the weak groups while you lead, and keep enough strength to get the lead back.
//!
//! A holding is a number of groups of equal cards. A group that nobody can beat is an asset, since it wins a trick and
//! keeps the lead; a weak one is a burden, since it needs a lead of its own. An action is rated by the holding that it
//! leaves and by the chance that it wins the trick. Only the own cards, those that have been played and the sizes of
//! hands are looked at.

mod belief;

use crate::action::{Action, Gift, Play};
use crate::card::{FREE_KICK, Holding, KICKOFF, KICKOFF_VALUE, RED_VALUE, YELLOW, YELLOW_VALUE, natural, value};
use crate::rules;
use crate::state::{DreamTeamSoccer, Phase};
use kernel::bot::{lead, share};
use kernel::{Heuristic, SEATS_MAX, Seat, Stream, Temper};

/// Going out at once.
const OUT: i32 = 100_000;
/// A sure way out.
const SURE: i32 = 50_000;
/// Winning a trick for certain.
const WIN: i32 = 900;
/// Holding a group that wins for certain.
const ASSET: i32 = 800;
/// Holding a group that needs a lead of its own.
const BURDEN: i32 = 1000;
/// Holding a Free Kick.
const KICK: i32 = 900;
/// Keeping the Yellow Card rather than a plain 8.
const POWER: i32 = 200;
/// Holding the Red Card, beside being a weak group.
const CURSE: i32 = 500;

impl Heuristic for DreamTeamSoccer {
    fn rate(&self, seat: Seat, action: Action) -> i32 {
        Eyes::of(self, seat).rate(self, seat, action)
    }

    fn rate_all(&self, seat: Seat, actions: &[Action], out: &mut Vec<i32>) {
        let eyes = Eyes::of(self, seat);
        out.extend(actions.iter().map(|&action| eyes.rate(self, seat, action)));
    }

    fn likelihood(&self, seat: Seat, least: i32) -> i32 {
        belief::likelihood(self, seat, least)
    }

    fn vary(&mut self, seat: Seat, stream: &mut Stream) -> bool {
        belief::is_told(self) && rules::vary(self, seat, stream)
    }

    fn chapter(&self) -> u32 {
        self.round.into()
    }

    /// The points so far, and the place in this round that the hands promise.
    fn outlook(&self, seat: Seat) -> i32 {
        if self.phase == Phase::Over {
            let winners = kernel::Game::standings(self).winners();
            return if winners.contains(seat) { 1000 / winners.len() as i32 } else { 0 };
        }
        share(&hopes(self)[..self.seats as usize], seat, doubling(self))
    }

    fn foresight(&self) -> u32 {
        0
    }

    /// To the end of the round: the order in which players go out is all that counts.
    fn horizon(&self) -> u32 {
        300
    }

    fn temper(&self, _seat: Seat, action: Action) -> Temper {
        match action {
            Action::ClaimHatTrick | Action::ClaimNutmeg(_) => Temper::Call,
            _ => Temper::Plain,
        }
    }
}

/// The worth of a point in the outlook.
const POINT: i32 = 100;
/// The worth of a better seat in the next round.
const NEXT_SEAT: i32 = 40;

/// What makes a seat twice as likely to win the match: the fewer rounds are to come, the less. Fitted to the winners of
/// greedy matches.
fn doubling(game: &DreamTeamSoccer) -> i32 {
    let to_come = game.options.rounds.saturating_sub(game.round) + 1;
    (i32::from(to_come) * 6 * POINT / 10).min(19 * POINT / 10)
}

/// What a place on the podium promises for the round.
fn next_seat(game: &DreamTeamSoccer, place: i32) -> i32 {
    NEXT_SEAT * (game.seats as i32 - 1 - place)
}

/// What each seat can hope for at the end of the round: its points, the place it has taken, or the place that its cards
/// promise among those who are still in.
fn hopes(game: &DreamTeamSoccer) -> [i32; SEATS_MAX] {
    let is_last = game.round >= game.options.rounds;
    let worth = |place: i32| {
        let seat = if is_last { 0 } else { next_seat(game, place) };
        POINT * (3 - place).max(0) + seat
    };
    let mut hopes = [0; SEATS_MAX];
    for seat in Seat::all(game.seats) {
        hopes[seat.index()] = POINT * game.points[seat.index()];
    }
    // Before the first card is played the cards still change hands: the seat says more than they do.
    if matches!(game.phase, Phase::Claims { .. } | Phase::Nutmeg { .. } | Phase::Trade { .. }) {
        for (place, seat) in game.podium.players().iter().enumerate() {
            hopes[seat.index()] += next_seat(game, place as i32);
        }
        return hopes;
    }
    for (place, seat) in game.places.as_slice().iter().enumerate() {
        hopes[seat.index()] += worth(place as i32);
    }
    let (first, last) = (game.places.as_slice().len() as i32, game.seats as i32 - 1);
    for seat in game.still_in.iter() {
        let own = burden(game.holdings[seat]);
        let rivals = game.still_in.without(seat);
        let ahead = |rival: Seat| lead(burden(game.holdings[rival]) - own, 12);
        let beaten: i32 = rivals.iter().map(ahead).sum::<i32>() / rivals.len().max(1) as i32;
        hopes[seat.index()] += (worth(last) * (1000 - beaten) + worth(first) * beaten) / 1000;
    }
    hopes
}

/// About how many leads a holding needs, in tenths: every group one, the less the better it wins.
fn burden(holding: Holding) -> i32 {
    let group = |face| match value(face) {
        Some(value) => 4 + 2 * value as i32 - holding.count(face) as i32,
        None => -4 * holding.count(face) as i32,
    };
    holding.kinds().map(group).sum()
}

/// How much it helps to harm this player: the more points and the better the seat, the more.
fn rival(game: &DreamTeamSoccer, seat: Seat) -> i32 {
    10 * game.points[seat.index()] - game.podium.number(seat) as i32
}

/// Values of plays, from the Goal to the Red Card.
const VALUES: usize = RED_VALUE as usize + 1;
/// The largest play and one more: ten 10s and both Free Kicks (DT-5.7).
const SIZES: usize = 13;

/// What one seat knows.
struct Eyes {
    /// How many single cards below each value others may hold.
    below: [u8; VALUES + 1],
    /// For each size the values of which others may hold a set, one bit each.
    sets: [u16; SIZES],
    /// Free Kicks that others may hold.
    kicks: u8,
    /// The most cards that an opponent holds.
    longest: u8,
    /// How many opponents are still in.
    opponents: u8,
    /// The worth of the own holding.
    whole: i32,
}

impl Eyes {
    fn of(game: &DreamTeamSoccer, seat: Seat) -> Eyes {
        let others = game.still_in.without(seat);
        // All cards are dealt: what was neither dealt to this seat nor played is what the others hold together.
        let unseen = others.iter().fold(Holding::EMPTY, |all, other| all.and(game.holdings[other]));
        let longest = others.iter().map(|other| game.holdings[other].len()).max().unwrap_or(0);
        let kicks = unseen.count(FREE_KICK);
        let mut eyes =
            Eyes { below: [0; VALUES + 1], sets: [0; SIZES], kicks, longest, opponents: others.len() as u8, whole: 0 };
        for value in 0..VALUES {
            let yellow = if value == YELLOW_VALUE as usize { unseen.count(YELLOW) } else { 0 };
            let count = unseen.count(natural(value as u8)) + yellow;
            eyes.below[value + 1] = eyes.below[value] + count;
            let sizes = if count > 0 { (count + kicks) as usize } else { 0 };
            eyes.sets[..=sizes.min(SIZES - 1)].iter_mut().for_each(|values| *values |= 1 << value);
        }
        eyes.whole = eyes.holds(game.holdings[seat]);
        eyes
    }

    fn rate(&self, game: &DreamTeamSoccer, seat: Seat, action: Action) -> i32 {
        match action {
            Action::Pass => self.whole,
            Action::Play(play) => self.play(game, seat, &play),
            Action::Give(gift) => self.give(game.holdings[seat], gift),
            Action::Nutmeg(to) => rival(game, to),
            Action::ClaimHatTrick => OUT,
            Action::ClaimNutmeg(to) => SURE + rival(game, to),
            Action::Ready | Action::Sealed | Action::Mixed(_) => 0,
        }
    }

    /// How many different ways there are to beat a set, as far as this seat can know; single cards count each.
    fn beaters(&self, value: u8, size: u8) -> i32 {
        if size > self.longest {
            return 0;
        }
        if size == 1 {
            return (self.below[value as usize] + if value > 1 { self.kicks } else { 0 }) as i32;
        }
        let lower = (1 << value) - 1;
        (self.sets[(size as usize).min(SIZES - 1)] & lower).count_ones() as i32
    }

    /// The chance to win with such a set, in thousandths.
    fn chance(&self, value: u8, size: u8) -> i32 {
        match self.beaters(value, size) {
            0 => 1000,
            some if size == 1 => 1200 / (2 + some),
            some => 1600 / (2 + some),
        }
    }

    /// The worth of a holding.
    fn holds(&self, holding: Holding) -> i32 {
        let groups: i32 = groups(holding).map(|(value, size)| self.group(value, size)).sum();
        groups + KICK * holding.count(FREE_KICK) as i32
    }

    /// The worth of what a play leaves: only its own group and the Free Kicks are worth something else.
    fn leaves(&self, holding: Holding, play: &Play, rest: Holding) -> i32 {
        let worth = |holding| group(holding, play.value).map_or(0, |(value, size)| self.group(value, size));
        self.whole - worth(holding) + worth(rest) - KICK * play.kicks as i32
    }

    /// The worth of a group: an asset as far as it wins, a burden as far as it does not.
    fn group(&self, value: u8, size: u8) -> i32 {
        let chance = self.chance(value, size);
        let curse = if value == RED_VALUE { CURSE } else { 0 };
        (ASSET * chance - BURDEN * (1000 - chance)) / 1000 - curse
    }

    /// Whether the rest can be led in turn until the hand is empty: at most the last group may be beaten.
    fn is_way_out(&self, holding: Holding) -> bool {
        let weak = groups(holding).filter(|&(value, size)| self.beaters(value, size) > 0).count();
        let kicks = holding.count(FREE_KICK);
        kicks == 0 && weak <= 1
    }

    fn play(&self, game: &DreamTeamSoccer, seat: Seat, play: &Play) -> i32 {
        let holding = game.holdings[seat];
        let mut rest = holding;
        play.kinds().into_iter().for_each(|(face, copies)| rest.remove(face, copies));
        if rest.is_empty() {
            return OUT;
        }
        let beats_all = play.yellow && self.opponents == 1;
        let chance = if beats_all { 1000 } else { self.chance(play.value, play.size()) };
        if chance == 1000 && self.is_way_out(rest) {
            return SURE - rest.len() as i32;
        }
        let led = match &game.phase {
            Phase::Follow { trick, .. } => trick.led(),
            _ => play.value,
        };
        let prize = if led == RED_VALUE && play.value != RED_VALUE { WIN - BURDEN - CURSE } else { WIN };
        let skip = play.skip.map_or(0, |target| 60 - game.holdings[target].len() as i32);
        // Of equal choices the highest cards go first.
        self.leaves(holding, play, rest) + prize * chance / 1000 + skip + 2 * play.value as i32
    }

    /// Gives away what is missed least.
    fn give(&self, holding: Holding, gift: Gift) -> i32 {
        let mut rest = holding;
        gift.cards().for_each(|face| rest.remove(face, 1));
        // The Kickoff is shed for nothing; strong cards help whoever gets them.
        let strength: i32 = gift.cards().map(|face| value(face).map_or(0, i32::from)).sum();
        let kickoff = if rest.count(KICKOFF) == 1 { BURDEN } else { 0 };
        self.holds(rest) + kickoff + strength + POWER * rest.count(YELLOW) as i32
    }
}

/// The groups of a holding, Free Kicks and Kickoff aside: value and size.
fn groups(holding: Holding) -> impl Iterator<Item = (u8, u8)> {
    (0..=RED_VALUE).filter_map(move |value| group(holding, value))
}

/// The group of this value, if there is one. The Yellow Card goes with the plain 8s.
fn group(holding: Holding, value: u8) -> Option<(u8, u8)> {
    let yellow = if value == YELLOW_VALUE { holding.count(YELLOW) } else { 0 };
    let size = holding.count(natural(value)) + yellow;
    (size > 0 && value != KICKOFF_VALUE).then_some((value, size))
}
