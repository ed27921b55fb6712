//! What may be put on the table: single cards and sets, with Free Kicks and the Yellow Card (DT-4.16 to DT-4.23, chapter
//! 5).
//!
//! A play has one value (DT-5.2), so it is a number of natural cards of that value, the Yellow Card perhaps among the 8s
//! (DT-5.10), and Free Kicks, which go with any of them (DT-5.3) and have no power of their own (DT-5.13). The lists go through the values in order and then through these numbers, which is the order of actions.

use crate::action::{Action, Play};
use crate::card::{FREE_KICK, Holding, KICKOFF, KICKOFF_VALUE, RED_VALUE, YELLOW, YELLOW_VALUE, natural, value};
use crate::clause;
use crate::options::FreeKickAlone;
use crate::state::{DreamTeamSoccer, Phase, Trick};
use kernel::{Face, Illegal, Seat, SeatSet, Stream};

/// What a seat has to choose from.
struct Choice {
    holding: Holding,
    kicks: u8,
    alone: FreeKickAlone,
    /// Whom the Yellow Card can skip.
    targets: SeatSet,
    /// The number of cards that ends the round: then nobody is skipped (DT-5.12).
    ending: Option<u8>,
}

impl Choice {
    fn new(game: &DreamTeamSoccer, seat: Seat) -> Choice {
        let holding = game.holdings[seat];
        Choice {
            holding,
            kicks: holding.count(FREE_KICK),
            alone: game.options.free_kick_alone,
            targets: game.still_in.without(seat),
            ending: (game.still_in.len() == 2).then(|| holding.len()),
        }
    }

    /// Natural cards of this value that can be played; the Kickoff cannot (DT-4.17).
    #[inline]
    fn plain(&self, value: u8) -> u8 {
        if value == KICKOFF_VALUE { 0 } else { self.holding.count(natural(value)) }
    }

    /// Appends one play, for the Yellow Card once for each player it can skip (DT-1.10).
    #[inline]
    fn push(&self, play: Play, out: &mut Vec<Action>) {
        if play.is_kicks_alone() && !may_be_alone(self.alone, play.value) {
            return;
        }
        if play.yellow && self.ending != Some(play.size()) {
            out.extend(self.targets.iter().map(|target| Action::Play(Play { skip: Some(target), ..play })));
        } else {
            out.push(Action::Play(play));
        }
    }
}

/// Whether Free Kicks without a natural card can have this value (DT-5.4 to DT-5.6).
#[inline]
const fn may_be_alone(rule: FreeKickAlone, value: u8) -> bool {
    match rule {
        FreeKickAlone::Named => 1 <= value && value <= 10,
        FreeKickAlone::Worst => value == KICKOFF_VALUE,
    }
}

/// Everything that may be led: any value, any number (DT-4.18, DT-4.19). There is always something (DT-9.4).
pub fn leads(game: &DreamTeamSoccer, seat: Seat, out: &mut Vec<Action>) {
    if is_plain(game.holdings[seat]) {
        return plain_leads(game.holdings[seat], out);
    }
    let choice = Choice::new(game, seat);
    for value in 0..=RED_VALUE {
        let yellow = value == YELLOW_VALUE && choice.holding.count(YELLOW) == 1;
        let plain = choice.plain(value);
        for plain in 0..=plain {
            for yellow in [false, true].into_iter().take(1 + yellow as usize) {
                let first = (plain == 0 && !yellow) as u8;
                for kicks in first..=choice.kicks {
                    choice.push(Play { value, plain, yellow, kicks, skip: None }, out);
                }
            }
        }
    }
}

/// A pass (DT-4.23), and every set as large as the lead with a lower value (DT-4.22).
pub fn follows(game: &DreamTeamSoccer, seat: Seat, trick: &Trick, out: &mut Vec<Action>) {
    out.push(Action::Pass);
    let size = trick.size;
    if is_plain(game.holdings[seat]) {
        return plain_follows(game.holdings[seat], size, trick.value(), out);
    }
    let choice = Choice::new(game, seat);
    for value in 0..trick.value() {
        let yellow = value == YELLOW_VALUE && choice.holding.count(YELLOW) == 1;
        let plain = choice.plain(value);
        let fewest = size.saturating_sub(choice.kicks + yellow as u8);
        for plain in fewest..=plain.min(size) {
            for yellow in [false, true].into_iter().take(1 + yellow as usize) {
                let natural = plain + yellow as u8;
                if natural <= size && size - natural <= choice.kicks {
                    choice.push(Play { value, plain, yellow, kicks: size - natural, skip: None }, out);
                }
            }
        }
    }
}

/// Whether every set is so many natural cards of one kind: true of most holdings.
#[inline]
fn is_plain(holding: Holding) -> bool {
    !holding.has_any([YELLOW, KICKOFF, FREE_KICK])
}

/// [`leads`] for most holdings.
#[inline]
fn plain_leads(holding: Holding, out: &mut Vec<Action>) {
    for face in holding.kinds() {
        out.extend((1..=holding.count(face)).map(|plain| plain_play(worth(face), plain)));
    }
}

/// [`follows`] for most holdings.
#[inline]
fn plain_follows(holding: Holding, size: u8, below: u8, out: &mut Vec<Action>) {
    out.extend(holding.below(natural(below)).at_least(size).map(|face| plain_play(worth(face), size)));
}

/// One of [`leads`] by lot, for most holdings: any card stands for itself and those of its kind before it.
#[inline]
pub fn lead_by_lot(game: &DreamTeamSoccer, seat: Seat, stream: &mut Stream) -> Option<(Action, u32)> {
    let holding = game.holdings[seat];
    let count = holding.len();
    if count == 0 || !is_plain(holding) {
        return None;
    }
    let (face, plain) = holding.nth(stream.below(count.into()) as u8);
    Some((plain_play(worth(face), plain), count.into()))
}

/// One of [`follows`] by lot, for most holdings.
#[inline]
pub fn follow_by_lot(game: &DreamTeamSoccer, seat: Seat, trick: &Trick, stream: &mut Stream) -> Option<(Action, u32)> {
    let holding = game.holdings[seat];
    if !is_plain(holding) {
        return None;
    }
    let mut kinds = holding.below(natural(trick.value())).at_least(trick.size);
    let count = 1 + kinds.number();
    let action = match stream.below(count) {
        0 => Action::Pass,
        place => plain_play(worth(kinds.nth(place as usize - 1)?), trick.size),
    };
    Some((action, count))
}

/// The value of a kind that is no Free Kick.
#[inline]
fn worth(face: Face) -> u8 {
    value(face).unwrap_or(0)
}

#[inline]
const fn plain_play(value: u8, plain: u8) -> Action {
    Action::Play(Play { value, plain, yellow: false, kicks: 0, skip: None })
}

/// Whether these cards are the last of `seat` and only one other player is still in: then the round ends (DT-4.34).
pub fn ends_round(game: &DreamTeamSoccer, seat: Seat, play: &Play) -> bool {
    game.still_in.len() == 2 && game.holdings[seat].len() == play.size()
}

/// Whether `seat`, whose turn it is, may play this.
pub fn check(game: &DreamTeamSoccer, seat: Seat, play: &Play) -> Result<(), Illegal> {
    check_form(game, play)?;
    let trick = match &game.phase {
        Phase::Follow { trick, .. } => Some(trick),
        _ => None,
    };
    let holding = game.holdings[seat];
    let held = play.kinds().into_iter().all(|(face, copies)| holding.count(face) >= copies);
    Illegal::unless(held, clause::DT_4_36)?;
    if let Some(trick) = trick {
        Illegal::unless(play.value != RED_VALUE, clause::DT_5_15)?;
        Illegal::unless(play.size() == trick.size, clause::DT_5_8)?;
        Illegal::unless(play.value < trick.value(), clause::DT_4_22)?;
    }
    check_skip(game, seat, play)
}

/// Whether it is a play at all, whoever makes it.
pub fn check_form(game: &DreamTeamSoccer, play: &Play) -> Result<(), Illegal> {
    let yellow_fits = !play.yellow || play.value == YELLOW_VALUE;
    Illegal::unless(play.size() > 0 && play.value <= RED_VALUE && yellow_fits, clause::DT_5_2)?;
    if play.value == KICKOFF_VALUE && play.plain > 0 {
        return Err(Illegal::by(if play.size() > 1 { clause::DT_4_16 } else { clause::DT_4_17 }));
    }
    if play.is_kicks_alone() && !may_be_alone(game.options.free_kick_alone, play.value) {
        return Err(Illegal::by(match game.options.free_kick_alone {
            FreeKickAlone::Worst => clause::DT_5_6,
            FreeKickAlone::Named if play.value == 0 => clause::DT_5_5,
            FreeKickAlone::Named => clause::DT_5_4,
        }));
    }
    Ok(())
}

/// The Yellow Card skips another player who is still in, unless the round is over (DT-5.11, DT-5.12).
fn check_skip(game: &DreamTeamSoccer, seat: Seat, play: &Play) -> Result<(), Illegal> {
    match play.skip {
        Some(_) if !play.yellow => Err(Illegal::by(clause::DT_5_11)),
        Some(_) if ends_round(game, seat, play) => Err(Illegal::by(clause::DT_5_12)),
        Some(target) => Illegal::unless(target != seat && game.still_in.contains(target), clause::DT_5_11),
        None => Illegal::unless(!play.yellow || ends_round(game, seat, play), clause::DT_5_11),
    }
}
