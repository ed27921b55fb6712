//! An opinion: shed the weak groups while you lead, and keep enough strength to get the lead back.
//!
//! A holding is a number of groups of equal cards. A group that nobody can beat is an asset, since it wins a trick and
//! keeps the lead; a weak one is a burden, since it needs a lead of its own. An action is rated by the holding that it
//! leaves and by the chance that it wins the trick. Only the own cards, those that have been played and the sizes of
//! hands are looked at.

use crate::action::{Action, Gift, Play};
use crate::card::{Deck, FREE_KICK, GOAL, Holding, KICKOFF, RED_VALUE, YELLOW, YELLOW_VALUE, kinds, natural, value};
use crate::state::{DreamTeamSoccer, GONE, Phase, TRICK, hand};
use kernel::bot::lead;
use kernel::{Heuristic, Seat, Temper};

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
        let eyes = Eyes::of(self, seat);
        match action {
            Action::Pass => eyes.holds(self.holdings[seat]),
            Action::Play(play) => eyes.play(self, seat, &play),
            Action::Give(gift) => eyes.give(self.holdings[seat], gift),
            Action::Nutmeg(to) => rival(self, to),
            Action::ClaimHatTrick => OUT,
            Action::ClaimNutmeg(to) => SURE + rival(self, to),
            Action::Ready | Action::Sealed => 0,
        }
    }

    /// The points so far, and the place in this round that the hands promise.
    fn outlook(&self, seat: Seat) -> i32 {
        if self.phase == Phase::Over {
            let winners = kernel::Game::standings(self).winners();
            return if winners.contains(seat) { 1000 / winners.len() as i32 } else { 0 };
        }
        let mut hopes = [0; kernel::SEATS_MAX];
        let mut burdens = [0; kernel::SEATS_MAX];
        for other in self.still_in.iter() {
            burdens[other.index()] = burden(self.holdings[other]);
        }
        for other in Seat::all(self.seats) {
            hopes[other.index()] = PLACE_WORTH * self.points[other.index()];
            if self.still_in.contains(other) {
                let rivals = self.still_in.without(other);
                let ahead = |rival: Seat| lead(burdens[rival.index()] - burdens[other.index()], 12);
                let beaten: i32 = rivals.iter().map(ahead).sum();
                hopes[other.index()] += 3 * PLACE_WORTH * beaten / (1000 * (self.seats as i32 - 1).max(1));
            }
        }
        let best = Seat::all(self.seats).filter(|&other| other != seat).map(|other| hopes[other.index()]).max();
        let rounds = (self.options.rounds.saturating_sub(self.round) + 1) as i32;
        lead(hopes[seat.index()] - best.unwrap_or(0), PLACE_WORTH * (1 + rounds))
    }

    fn foresight(&self) -> u32 {
        0
    }

    fn temper(&self, _seat: Seat, action: Action) -> Temper {
        match action {
            Action::ClaimHatTrick | Action::ClaimNutmeg(_) => Temper::Call,
            _ => Temper::Plain,
        }
    }
}

/// The worth of a point in the outlook.
const PLACE_WORTH: i32 = 100;

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

/// What one seat knows.
struct Eyes {
    /// Cards that others may hold.
    unseen: Holding,
    /// The most cards that an opponent holds.
    longest: u8,
    /// How many opponents are still in.
    opponents: u8,
}

impl Eyes {
    fn of(game: &DreamTeamSoccer, seat: Seat) -> Eyes {
        let mut unseen: Holding = Deck::shipped().cards().into_iter().collect();
        for face in kinds() {
            unseen.remove(face, game.holdings[seat].count(face));
        }
        for card in game.cards.set(GONE).union(game.cards.set(TRICK)).iter() {
            unseen.remove(game.cards.face(card), 1);
        }
        let others = game.still_in.without(seat);
        let longest = others.iter().map(|other| game.cards.len(hand(other)) as u8).max().unwrap_or(0);
        Eyes { unseen, longest, opponents: others.len() as u8 }
    }

    /// How many different ways there are to beat a set, as far as this seat can know; single cards count each.
    fn beaters(&self, value: u8, size: u8) -> i32 {
        if size > self.longest {
            return 0;
        }
        let kicks = self.unseen.count(FREE_KICK);
        let natural = |value: u8| {
            let yellow = if value == YELLOW_VALUE { self.unseen.count(YELLOW) } else { 0 };
            self.unseen.count(natural(value)) + yellow
        };
        if size == 1 {
            let naturals: u8 = (0..value).map(natural).sum();
            return (naturals + if value > 1 { kicks } else { 0 }) as i32;
        }
        (0..value).filter(|&lower| natural(lower) > 0 && natural(lower) + kicks >= size).count() as i32
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
        let mut rest = game.holdings[seat];
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
        let skip = play.skip.map_or(0, |target| 60 - game.cards.len(hand(target)) as i32);
        // Of equal choices the highest cards go first.
        self.holds(rest) + prize * chance / 1000 + skip + 2 * play.value as i32
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
    let faces = holding.kinds().filter(|&face| face != FREE_KICK && face != KICKOFF);
    faces.filter_map(move |face| {
        let value = value(face)?;
        let yellow = if value == YELLOW_VALUE { holding.count(YELLOW) } else { 0 };
        // The Yellow Card goes with the plain 8s, if there are any.
        match face {
            YELLOW if holding.count(natural(YELLOW_VALUE)) > 0 => None,
            YELLOW => Some((value, 1)),
            GOAL => Some((0, 1)),
            face => Some((value, holding.count(face) + yellow)),
        }
    })
}
