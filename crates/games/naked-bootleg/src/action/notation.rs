//! How actions are written and read: a word, then what it is about (`hit gXX 1a omaha`).

use super::{Action, Kept, Lay, Side, Slot, Target, What};
use crate::card::{Colour, Kind, face_text, read_face};
use kernel::{Face, SEATS_MAX, Seat};
use std::fmt;
use std::str::FromStr;

const WORDS: &str = "pick, begin, add, done, hit, challenge, discard, stack, pass, none, decline, skip, blindside, \
    trick, look, flip, show, steal, grab, name, again, deflect, answer, keep, fumble, spare, capture, flag, dealer, \
    taunt, catch, lay or forfeit";

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(["a", "b"][*self as usize])
    }
}

impl FromStr for Slot {
    type Err = String;

    fn from_str(text: &str) -> Result<Slot, String> {
        let found = Slot::ALL.into_iter().find(|slot| slot.to_string() == text);
        found.ok_or_else(|| format!("{text:?} is no place of downed cards: say a or b"))
    }
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.seat, self.slot)
    }
}

impl FromStr for Target {
    type Err = String;

    fn from_str(text: &str) -> Result<Target, String> {
        let wrong = || format!("{text:?} names no downed cards: say a seat and a place, such as 1a");
        let (seat, slot) = text.split_at_checked(1).ok_or_else(wrong)?;
        let (seat, slot) = (read_seat(seat).ok(), slot.parse().ok());
        seat.zip(slot).map(|(seat, slot)| Target { seat, slot }).ok_or_else(wrong)
    }
}

impl fmt::Display for What {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            What::Set(kind) => write!(f, "set {kind}"),
            What::Disguise => f.write_str("disguise"),
            What::Streak(colour) => write!(f, "streak {colour}"),
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(["next", "behind"][*self as usize])
    }
}

impl FromStr for Side {
    type Err = String;

    fn from_str(text: &str) -> Result<Side, String> {
        match text {
            "next" => Ok(Side::Next),
            "behind" => Ok(Side::Behind),
            _ => Err(format!("{text:?} is no neighbour: say next or behind")),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let call = |omaha: bool| if omaha { " omaha" } else { "" };
        match *self {
            Action::PickPylon => f.write_str("pick pylon"),
            Action::PickDiscard => f.write_str("pick discard"),
            Action::Begin(what) => write!(f, "begin {what}"),
            Action::Hit { card, on, omaha } => write!(f, "hit {} {on}{}", face_text(card), call(omaha)),
            Action::Challenge(target) => write!(f, "challenge {target}"),
            Action::Discard { card, omaha } => write!(f, "discard {}{}", face_text(card), call(omaha)),
            Action::Pass => f.write_str("pass"),
            Action::Add(card) => write!(f, "add {}", face_text(card)),
            Action::Done { omaha } => write!(f, "done{}", call(omaha)),
            Action::StackAdd(card) => write!(f, "stack {}", face_text(card)),
            Action::StackDone { omaha } => write!(f, "stack done{}", call(omaha)),
            Action::None => f.write_str("none"),
            Action::Decline => f.write_str("decline"),
            Action::Skip(count) => write!(f, "skip {count}"),
            Action::Blindside { side, count } => write!(f, "blindside {side} {count}"),
            Action::Trick(side) => write!(f, "trick {side}"),
            Action::Look => f.write_str("look"),
            Action::Flip => f.write_str("flip"),
            Action::Show(seat) => write!(f, "show {seat}"),
            Action::Steal(target) => write!(f, "steal {target}"),
            Action::Grab(count) => write!(f, "grab {count}"),
            Action::Name(colour) => write!(f, "name {colour}"),
            Action::Again => f.write_str("again"),
            Action::Deflect { card, omaha } => write!(f, "deflect {}{}", face_text(card), call(omaha)),
            Action::Answer { card, omaha } => write!(f, "answer {}{}", face_text(card), call(omaha)),
            Action::Keep(kept) => write_keep(f, kept),
            Action::Fumble(slot) => write!(f, "fumble {slot}"),
            Action::Spare(card) => write!(f, "spare {}", face_text(card)),
            Action::Capture => f.write_str("capture"),
            Action::HandFlag(seat) => write!(f, "flag {seat}"),
            Action::Dealer(seat) => write!(f, "dealer {seat}"),
            Action::Taunt(card) => write!(f, "taunt {}", face_text(card)),
            Action::Catch(seat) => write!(f, "catch {seat}"),
            Action::Lay(lay) => write_lay(f, lay),
            Action::Forfeit => f.write_str("forfeit"),
        }
    }
}

fn write_keep(f: &mut fmt::Formatter<'_>, kept: Kept) -> fmt::Result {
    f.write_str("keep")?;
    if kept.faces().next().is_none() {
        f.write_str(" none")?;
    }
    kept.faces().try_for_each(|card| write!(f, " {}", face_text(card)))
}

fn write_lay(f: &mut fmt::Formatter<'_>, lay: Lay) -> fmt::Result {
    write!(f, "lay {}", lay.what())?;
    lay.faces().try_for_each(|card| write!(f, " {}", face_text(card)))?;
    f.write_str(if lay.omaha() { " omaha" } else { "" })
}

impl FromStr for Action {
    type Err = String;

    fn from_str(text: &str) -> Result<Action, String> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let (plain, omaha) = match words.split_last() {
            Some((&"omaha", rest)) => (rest, true),
            _ => (&words[..], false),
        };
        let action = if omaha { read_called(plain)? } else { read_play(plain, omaha).or_else(|| read_plain(plain)) };
        match action {
            Some(action) => action,
            None => Err(format!("{text:?} is no action: say {WORDS}")),
        }
    }
}

type Read = Option<Result<Action, String>>;

/// Only plays can carry the call (NB-4.30).
fn read_called(words: &[&str]) -> Result<Read, String> {
    match read_play(words, true) {
        Some(play) => Ok(Some(play)),
        None => Err("omaha goes with done, hit, discard, stack done, answer, deflect or lay".to_string()),
    }
}

/// Plays that may leave one card in hand.
fn read_play(words: &[&str], omaha: bool) -> Read {
    Some(match *words {
        ["hit", card, on] => pair(read_face(card), on.parse()).map(|(card, on)| Action::Hit { card, on, omaha }),
        ["hit", ..] => Err("a hit names a card and downed cards, such as hit gXX 1a".to_string()),
        ["discard", card] => read_face(card).map(|card| Action::Discard { card, omaha }),
        ["done"] => Ok(Action::Done { omaha }),
        ["stack", "done"] => Ok(Action::StackDone { omaha }),
        ["deflect", card] => read_face(card).map(|card| Action::Deflect { card, omaha }),
        ["answer", card] => read_face(card).map(|card| Action::Answer { card, omaha }),
        ["lay", ref rest @ ..] => read_lay(rest, omaha),
        _ => return None,
    })
}

fn read_plain(words: &[&str]) -> Read {
    Some(match *words {
        ["pick", "pylon"] => Ok(Action::PickPylon),
        ["pick", "discard"] => Ok(Action::PickDiscard),
        ["begin", ref rest @ ..] => read_what(rest).map(|(what, _)| Action::Begin(what)),
        ["challenge", on] => on.parse().map(Action::Challenge),
        ["pass"] => Ok(Action::Pass),
        ["add", card] => read_face(card).map(Action::Add),
        ["stack", card] => read_face(card).map(Action::StackAdd),
        ["none"] => Ok(Action::None),
        ["decline"] => Ok(Action::Decline),
        ["look"] => Ok(Action::Look),
        ["flip"] => Ok(Action::Flip),
        ["again"] => Ok(Action::Again),
        ["capture"] => Ok(Action::Capture),
        ["forfeit"] => Ok(Action::Forfeit),
        ["keep", "none"] => Ok(Action::Keep(Kept::of([]))),
        ["keep", ref cards @ ..] if !cards.is_empty() => read_keep(cards),
        ["blindside", side, count] => {
            pair(side.parse(), read_count(count)).map(|(side, count)| Action::Blindside { side, count })
        }
        [verb, about] => return read_about(verb, about),
        _ => return None,
    })
}

/// A verb and the one thing it is about.
fn read_about(verb: &str, about: &str) -> Read {
    Some(match verb {
        "skip" => read_count(about).map(Action::Skip),
        "trick" => about.parse().map(Action::Trick),
        "show" => read_seat(about).map(Action::Show),
        "steal" => about.parse().map(Action::Steal),
        "grab" => read_count(about).map(Action::Grab),
        "name" => about.parse().map(Action::Name),
        "fumble" => about.parse().map(Action::Fumble),
        "spare" => read_face(about).map(Action::Spare),
        "flag" => read_seat(about).map(Action::HandFlag),
        "dealer" => read_seat(about).map(Action::Dealer),
        "taunt" => read_face(about).map(Action::Taunt),
        "catch" => read_seat(about).map(Action::Catch),
        _ => return None,
    })
}

fn read_what<'a>(words: &'a [&'a str]) -> Result<(What, &'a [&'a str]), String> {
    match words {
        ["set", kind, rest @ ..] => Ok((What::Set(kind.parse::<Kind>()?), rest)),
        ["disguise", rest @ ..] => Ok((What::Disguise, rest)),
        ["streak", colour, rest @ ..] => Ok((What::Streak(colour.parse::<Colour>()?), rest)),
        _ => {
            Err("one lays down a set of a kind (set SG), a disguise, or a streak of a colour (streak red)".to_string())
        }
    }
}

fn read_lay(words: &[&str], omaha: bool) -> Result<Action, String> {
    let (what, cards) = read_what(words)?;
    let faces: Vec<Face> = cards.iter().map(|card| read_face(card)).collect::<Result<_, _>>()?;
    let lay = Lay::of(what, &faces, omaha);
    lay.map(Action::Lay).ok_or_else(|| {
        "a disguise in one go has up to seven cards; lay a larger one by begin disguise, add and done".to_string()
    })
}

fn read_keep(cards: &[&str]) -> Result<Action, String> {
    let faces: Vec<Face> = cards.iter().map(|card| read_face(card)).collect::<Result<_, _>>()?;
    Ok(Action::Keep(Kept::of(faces)))
}

fn read_seat(text: &str) -> Result<Seat, String> {
    Seat::parse(text, SEATS_MAX as u8).ok_or_else(|| format!("{text:?} is no seat: say a number from 0"))
}

fn read_count(text: &str) -> Result<u8, String> {
    text.parse().map_err(|_| format!("{text:?} is no number of cards or players"))
}

fn pair<A, B>(a: Result<A, String>, b: Result<B, String>) -> Result<(A, B), String> {
    Ok((a?, b?))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXTS: &[&str] = &[
        "pick pylon",
        "pick discard",
        "begin set SG",
        "begin disguise",
        "begin streak black",
        "hit gXX 1a",
        "hit WC 5b omaha",
        "challenge 3b",
        "discard HM",
        "discard kP6 omaha",
        "pass",
        "add rCV",
        "done",
        "done omaha",
        "stack bRV",
        "stack done",
        "stack done omaha",
        "none",
        "decline",
        "skip 0",
        "blindside behind 3",
        "trick next",
        "look",
        "flip",
        "show 4",
        "steal 2a",
        "grab 3",
        "name green",
        "again",
        "deflect gDF",
        "deflect gDF omaha",
        "answer bP6",
        "answer bP6 omaha",
        "keep none",
        "keep rSG rSG NB",
        "keep rSG rSG rSG rSG",
        "fumble b",
        "spare kHC",
        "capture",
        "flag 2",
        "dealer 1",
        "taunt bCV",
        "catch 0",
        "lay set SG bSG gSG WC",
        "lay set SG bSG gSG WC omaha",
        "lay set SG bSG gSG rXX",
        "lay disguise kNI rCV rCV",
        "lay disguise kNI rCV rCV omaha",
        "lay streak red rSG rXX rOO rNI rST WC WC",
        "forfeit",
    ];

    #[test]
    fn actions_are_written_and_read_the_same_way() {
        for text in TEXTS {
            let action: Action = text.parse().unwrap_or_else(|why| panic!("{text}: {why}"));
            assert_eq!(action.to_string(), *text);
        }
        assert!(size_of::<Action>() <= 8, "an action is at most 8 bytes");
    }

    #[test]
    fn what_is_wrong_is_said() {
        for (text, hint) in [
            ("punt", "is no action: say pick"),
            ("", "is no action"),
            ("hit gXX", "a card and downed cards"),
            ("hit gXX 9a", "a seat and a place"),
            ("discard gYY", "is no card"),
            ("begin", "a set of a kind"),
            ("begin set QQ", "is no kind"),
            ("name pink", "is no colour"),
            ("pass omaha", "omaha goes with"),
            ("skip many", "no number"),
            ("catch x", "is no seat"),
            ("lay disguise bNI bNI rNI rNI gNI gNI kNI kNI", "by begin disguise, add and done"),
            ("trick back", "say next or behind"),
            ("fumble c", "say a or b"),
        ] {
            let why = text.parse::<Action>().expect_err(text);
            assert!(why.contains(hint), "{text}: {why}");
        }
    }
}
