//! What a player can do, and its notation.
//!
//! Cards are named by kind and number of copies, never by an id (DT-1.10): `play 9x3`, `play 4x2+1F`, `play 8x2+Y skip 3`,
//! `play Fx2=7`, `pass`, `give 5 9`, `nutmeg 2`, `claim hattrick`, `claim nutmeg 2`, `ready`. Seats are players, counted
//! from 0; the seat numbers #1 to #n of the podium do not occur in actions. Talk and cheers are no actions: there is no
//! way to tell one player something alone (DT-8.7).

use crate::card::{FREE_KICK, KICKOFF_VALUE, RED_VALUE, YELLOW, YELLOW_VALUE, natural, read, sign, value};
use kernel::{Face, SEATS_MAX, Seat};
use std::fmt;
use std::str::FromStr;

/// One choice of one seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Play nothing this time.
    Pass,
    /// Put a card or a set on the table.
    Play(Play),
    /// Give cards in the trade.
    Give(Gift),
    /// Give the Yellow and the Red Card to this player.
    Nutmeg(Seat),
    /// Say that the deal was a Hat Trick.
    ClaimHatTrick,
    /// Say that the deal was a Nutmeg, and who gets it.
    ClaimNutmeg(Seat),
    /// Claim nothing.
    Ready,
    /// What others learn of an answer that is given in secret. Nobody can do this.
    Sealed,
    /// Put cards of two values on the table as one play: never allowed (DT-5.2).
    Mixed(Mixed),
}

/// Cards of two values: each value with how many natural cards of it. No play, so the rules refuse it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Mixed {
    first: (u8, u8),
    second: (u8, u8),
}

/// A card or a set of one value (DT-5.1), at most ten 10s and two Free Kicks (DT-5.7).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Play {
    /// The value that counts. Free Kicks alone have the value that was named, or 11 if none was.
    pub value: u8,
    /// Natural cards of this value, the Yellow Card aside.
    pub plain: u8,
    /// Whether the Yellow Card is among them.
    pub yellow: bool,
    /// Free Kicks.
    pub kicks: u8,
    /// Who is skipped by the Yellow Card.
    pub skip: Option<Seat>,
}

/// The cards that a seat gives in the trade: one or two.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Gift {
    first: Face,
    second: Option<Face>,
}

impl Play {
    /// The Kickoff, which opens the round by itself (DT-4.15).
    pub const KICKOFF: Play = Play { value: KICKOFF_VALUE, plain: 1, yellow: false, kicks: 0, skip: None };

    /// How many cards it has.
    #[inline]
    pub const fn size(&self) -> u8 {
        self.plain + self.yellow as u8 + self.kicks
    }

    /// Whether it has no natural card (DT-5.4).
    #[inline]
    pub const fn is_kicks_alone(&self) -> bool {
        self.plain == 0 && !self.yellow
    }

    /// Its cards, kind by kind.
    pub fn cards(&self) -> impl Iterator<Item = Face> {
        self.kinds().into_iter().flat_map(|(face, copies)| std::iter::repeat_n(face, copies as usize))
    }

    /// Its kinds and how many of each; some may be none.
    #[inline]
    pub const fn kinds(&self) -> [(Face, u8); 3] {
        [(natural(self.value), self.plain), (YELLOW, self.yellow as u8), (FREE_KICK, self.kicks)]
    }
}

impl Gift {
    /// One card.
    pub const fn one(card: Face) -> Gift {
        Gift { first: card, second: None }
    }

    /// Two cards, in whatever order they are named.
    pub const fn two(a: Face, b: Face) -> Gift {
        if a.0 <= b.0 { Gift { first: a, second: Some(b) } } else { Gift { first: b, second: Some(a) } }
    }

    /// The cards, the strongest first.
    pub fn cards(self) -> impl Iterator<Item = Face> {
        [Some(self.first), self.second].into_iter().flatten()
    }

    /// How many cards.
    pub const fn size(self) -> u8 {
        1 + self.second.is_some() as u8
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Pass => f.write_str("pass"),
            Action::Play(play) => write!(f, "play {play}"),
            Action::Give(gift) => write!(f, "give {gift}"),
            Action::Nutmeg(to) => write!(f, "nutmeg {to}"),
            Action::ClaimHatTrick => f.write_str("claim hattrick"),
            Action::ClaimNutmeg(to) => write!(f, "claim nutmeg {to}"),
            Action::Ready => f.write_str("ready"),
            Action::Sealed => f.write_str("sealed"),
            Action::Mixed(Mixed { first, second }) => write!(f, "play {}+{}", part(*first), part(*second)),
        }
    }
}

/// So many natural cards of a value: `9x3`.
fn part((value, copies): (u8, u8)) -> String {
    let times = if copies > 1 { format!("x{copies}") } else { String::new() };
    format!("{}{times}", sign(natural(value)))
}

impl fmt::Display for Play {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_kicks_alone() {
            f.write_str(if self.kicks > 1 { "Fx2" } else { "F" })?;
            if self.value != KICKOFF_VALUE {
                write!(f, "={}", self.value)?;
            }
        } else {
            if self.plain > 0 {
                f.write_str(&part((self.value, self.plain)))?;
            }
            if self.yellow {
                f.write_str(if self.plain > 0 { "+Y" } else { "Y" })?;
            }
            if self.kicks > 0 {
                write!(f, "+{}F", self.kicks)?;
            }
        }
        self.skip.map_or(Ok(()), |seat| write!(f, " skip {seat}"))
    }
}

impl fmt::Display for Gift {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(sign(self.first))?;
        self.second.map_or(Ok(()), |second| write!(f, " {}", sign(second)))
    }
}

const ACTIONS: &str = "play 9x3, pass, give 5 9, nutmeg 2, claim hattrick, claim nutmeg 2 or ready";

impl FromStr for Action {
    type Err = String;

    fn from_str(text: &str) -> Result<Action, String> {
        let words: Vec<&str> = text.split(' ').collect();
        match words[..] {
            ["pass"] => Ok(Action::Pass),
            ["play", ref cards @ ..] => play(cards),
            ["give", a] => Ok(Action::Give(Gift::one(read(a)?))),
            ["give", a, b] => Ok(Action::Give(Gift::two(read(a)?, read(b)?))),
            ["give", ..] => Err("give is followed by one card or two: give 5 9".to_string()),
            ["nutmeg", to] => Ok(Action::Nutmeg(seat(to)?)),
            ["claim", "hattrick"] => Ok(Action::ClaimHatTrick),
            ["claim", "nutmeg", to] => Ok(Action::ClaimNutmeg(seat(to)?)),
            ["claim", ..] => Err("one can claim hattrick, or nutmeg and a player: claim nutmeg 2".to_string()),
            ["ready"] => Ok(Action::Ready),
            ["sealed"] => Ok(Action::Sealed),
            _ => Err(format!("{text:?} is no action: say {ACTIONS}")),
        }
    }
}

/// Reads what follows `play`: a play, or cards of two values.
fn play(words: &[&str]) -> Result<Action, String> {
    let text = words.join(" ");
    if let [cards] = words
        && !cards.contains('Y')
        && let Some((a, b)) = cards.split_once('+')
        && let (Ok(first), Ok(second)) = (copies(a), copies(b))
        && first.0 != second.0
    {
        return Ok(Action::Mixed(Mixed { first, second }));
    }
    text.trim_start().parse().map(Action::Play).map_err(|why: String| counted(words).unwrap_or(why))
}

/// What cards that were named one by one (`5 5`) should be called.
fn counted(words: &[&str]) -> Option<String> {
    let same = words.len() > 1 && words.iter().all(|word| *word == words[0]) && read(words[0]).is_ok();
    same.then(|| format!("{:?} is no play: say play {}x{}", words.join(" "), words[0], words.len()))
}

impl FromStr for Play {
    type Err = String;

    /// Reads a play without the word `play`: `8x2+Y+1F skip 3`.
    fn from_str(text: &str) -> Result<Play, String> {
        let (cards, skip) = match text.split_once(" skip ") {
            Some((cards, player)) => (cards, Some(seat(player)?)),
            None => (text, None),
        };
        let play = match cards.strip_prefix('F') {
            Some(kicks) => alone(kicks)?,
            None => with_naturals(cards)?,
        };
        Ok(Play { skip, ..play })
    }
}

/// Free Kicks alone, after the first `F`: nothing, `x2`, `=7` or `x2=7` (DT-5.4, DT-5.6).
fn alone(text: &str) -> Result<Play, String> {
    let (copies, named) = match text.split_once('=') {
        Some((copies, named)) => (copies, Some(named)),
        None => (text, None),
    };
    let kicks = match copies {
        "" => 1,
        "x2" => 2,
        _ => return Err(format!("\"F{text}\" is no play: Free Kicks alone are F=7 or Fx2=7, and F or Fx2 if worst")),
    };
    let value = match named {
        None => KICKOFF_VALUE,
        // The rules say that 0, the Kickoff's and the Red Card's value cannot be named (DT-5.4, DT-5.5).
        Some(named) => number(named, RED_VALUE)
            .ok_or_else(|| format!("a Free Kick is named a value from 1 to 10, like F=7, not {named:?}"))?,
    };
    Ok(Play { value, plain: 0, yellow: false, kicks, skip: None })
}

/// Natural cards and what goes with them: `9x3`, `4x2+1F`, `8+Y`, `Y+2F`.
fn with_naturals(text: &str) -> Result<Play, String> {
    let mut play = Play { value: YELLOW_VALUE, plain: 0, yellow: false, kicks: 0, skip: None };
    for part in text.split('+') {
        match part {
            // Beside anything but an 8 it is no set, but that is for the rules to say (DT-5.2).
            "Y" if !play.yellow && play.kicks == 0 => play.yellow = true,
            "1F" | "2F" if play.kicks == 0 && !play.is_kicks_alone() => play.kicks = part.as_bytes()[0] - b'0',
            _ if play.size() == 0 => (play.value, play.plain) = copies(part)?,
            _ => {
                return Err(format!(
                    "{text:?} is no play: say one kind and how many, then the Yellow Card if it is an 8, then Free \
                     Kicks, like 9x3, 4x2+1F, 8+Y or Y+2F; all have one value (DT-5.2), and beside natural cards none \
                     is named (DT-5.4)"
                ));
            }
        }
    }
    Ok(play)
}

/// A value and how many natural cards of it: `9x3`.
fn copies(text: &str) -> Result<(u8, u8), String> {
    let (kind, copies) = text.split_once('x').unwrap_or((text, "1"));
    let value = value(read(kind)?).ok_or("Free Kicks beside other cards are written behind them: 4x2+1F")?;
    let copies = number(copies, 15).filter(|copies| *copies > 0);
    Ok((value, copies.ok_or_else(|| format!("{text:?} needs a number of cards, like 9x3"))?))
}

/// A number up to `max` in the one way numbers are written here: digits without a leading zero.
fn number(text: &str, max: u8) -> Option<u8> {
    let plain = text.bytes().all(|byte| byte.is_ascii_digit()) && (text == "0" || !text.starts_with('0'));
    text.parse().ok().filter(|number| plain && *number <= max)
}

fn seat(text: &str) -> Result<Seat, String> {
    number(text, SEATS_MAX as u8 - 1)
        .map(Seat::new)
        .ok_or_else(|| format!("{text:?} is no player: say 0, 1, 2 and so on"))
}

const _: () = assert!(size_of::<Action>() <= 8, "an action is at most 8 bytes");

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn actions_are_written_and_read_the_same_way() {
        for text in [
            "pass",
            "play G",
            "play 9x3",
            "play 10",
            "play 4x2+1F",
            "play F=7",
            "play Fx2=7",
            "play F",
            "play Fx2",
            "play Y skip 0",
            "play 8x2+Y skip 3",
            "play 8+Y+1F skip 7",
            "play Y+2F",
            "play R+2F",
            "play K",
            "play 8x7",
            "give 5",
            "give 5 9",
            "give 8 Y",
            "give F F",
            "nutmeg 2",
            "claim hattrick",
            "claim nutmeg 0",
            "ready",
            "sealed",
            "play 9 skip 2",
            "play F=0",
            "play F=12",
            "play 9+Y",
            "play 9x2+Y+1F skip 1",
            "play 8x2+7",
            "play G+R",
        ] {
            assert_eq!(text.parse::<Action>().map(|action| action.to_string()), Ok(text.to_string()));
        }
        assert_eq!("give 9 5".parse::<Action>().unwrap().to_string(), "give 5 9");
    }

    #[test]
    fn a_text_that_is_no_action_says_what_would_be_right() {
        for (text, says) in [
            ("", "is no action: say play 9x3"),
            ("play", "is no card"),
            ("play 11", "say G, 1 to 10, Y, K, R or F"),
            ("play 9x0", "needs a number of cards"),
            ("play 9x", "needs a number of cards"),
            ("play 8x2+7+6", "all have one value (DT-5.2)"),
            ("play 5 5", "say play 5x2"),
            ("play 10 10 10", "say play 10x3"),
            ("play 5 6", "is no card"),
            ("play 8+F=7", "beside natural cards none is named"),
            ("play 8+3F", "like 9x3"),
            ("play F=13", "from 1 to 10"),
            ("play F=07", "from 1 to 10"),
            ("play Fx3=7", "Fx2=7"),
            ("play 1F", "is no card"),
            ("play Y skip 8", "is no player"),
            ("play Y skip", "is no"),
            ("give", "one card or two"),
            ("give 5 9 10", "one card or two"),
            ("claim", "claim nutmeg 2"),
            ("nutmeg x", "is no player"),
            ("pass  ", "is no action"),
        ] {
            let said = text.parse::<Action>().expect_err(text);
            assert!(said.contains(says), "{text:?}: {said:?} does not say {says:?}");
        }
    }
}
