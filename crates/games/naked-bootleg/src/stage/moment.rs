//! The phase of a position, which needs the table as it lies by then.

use super::cards::show_taken;
use super::{all_seats, find, seat_of};
use crate::action::{Target, What};
use crate::card::{Colour, Kind, read_face};
use crate::state::{Aim, Chain, Effect, NakedBootleg, Phase, Pile, Theft, Then, hand};
use kernel::{CardSet, Entry, Face, Misplaced, Scene, Seat};

/// Reads the phase line; without one it is the main choice.
pub fn set(game: &mut NakedBootleg, scene: &Scene) -> Result<(), Misplaced> {
    let Some(entry) = find(scene, "phase") else { return Ok(()) };
    let words = Words { game, entry };
    let all: Vec<&str> = entry.words.iter().map(String::as_str).collect();
    let phase = words.phase(&all)?;
    if let Phase::Keep(theft) = phase {
        show_taken(game, theft.thief, theft.victim);
    }
    if phase == Phase::Over {
        let named = Entry { words: entry.words[1..].to_vec(), ..entry.clone() };
        game.winners = all_seats(&named, game.seats)?;
    }
    game.phase = phase;
    Ok(())
}

/// A phase line and the table it is about.
struct Words<'a> {
    game: &'a NakedBootleg,
    entry: &'a Entry,
}

impl Words<'_> {
    fn phase(&self, words: &[&str]) -> Result<Phase, Misplaced> {
        Ok(match *words {
            ["main"] => Phase::Main,
            ["build", ref rest @ ..] => self.build(rest)?,
            ["stack", ref cards @ ..] if !cards.is_empty() => self.stack(cards)?,
            ["effect", seat, ref rest @ ..] => Phase::Effect(self.seat(seat)?, self.effect(rest)?),
            ["deflect", thief, victim, card, "steal", target] => {
                Phase::Deflect(self.theft(thief, victim, card, false)?, Aim::Lot(self.target(target)?))
            }
            ["deflect", thief, victim, card, "grab", count] => {
                Phase::Deflect(self.theft(thief, victim, card, false)?, Aim::Hand(self.count(count)?))
            }
            ["counter", thief, victim, card] => Phase::Counter(self.theft(thief, victim, card, true)?),
            ["keep", thief, victim, card] => Phase::Keep(self.theft(thief, victim, card, false)?),
            ["keep", thief, victim, card, "counter"] => Phase::Keep(self.theft(thief, victim, card, true)?),
            ["chain", total, target, holder] => Phase::Chain(self.chain(total, target, holder)?),
            ["fumble", taker] => Phase::Fumble { taker: self.seat(taker)? },
            ["pitch"] => Phase::Pitch,
            ["keepone", winner, loser] => Phase::KeepOne { winner: self.seat(winner)?, loser: self.seat(loser)? },
            ["capture", ref then @ ..] => Phase::Capture(self.then(then)?),
            ["handflag", seat, ref then @ ..] => Phase::HandFlag(self.seat(seat)?, self.then(then)?),
            ["coin", seat] => Phase::Coin(self.seat(seat)?),
            ["over", ..] => Phase::Over,
            _ => return Err(self.wrong("is no phase")),
        })
    }

    fn effect(&self, words: &[&str]) -> Result<Effect, Misplaced> {
        Ok(match *words {
            ["skip", least, most] => Effect::Skip { least: self.count(least)?, most: self.count(most)? },
            ["blindside", total, holder] => Effect::Blindside(self.chain(total, holder, holder)?),
            ["trick", total, holder] => Effect::Trick(self.chain(total, holder, holder)?),
            ["spy"] => Effect::Spy,
            ["intercept"] => Effect::Intercept,
            ["bootleg"] => Effect::Bootleg,
            ["naked"] => Effect::Naked(None),
            ["naked", target] => Effect::Naked(Some(self.target(target)?)),
            ["colour"] => Effect::Colour([None; 2]),
            ["colour", first] => Effect::Colour([Some(self.target(first)?), None]),
            ["colour", first, second] => Effect::Colour([Some(self.target(first)?), Some(self.target(second)?)]),
            ["again"] => Effect::Again,
            _ => return Err(self.wrong("names no choice about a card")),
        })
    }

    fn then(&self, words: &[&str]) -> Result<Then, Misplaced> {
        Ok(match *words {
            ["main"] => Then::Main,
            ["turn", seat] => Then::Turn(self.seat(seat)?),
            ["effect"] => Then::Effect,
            ["answer", by, total, target, holder] => {
                Then::Answer { by: self.seat(by)?, chain: self.chain(total, target, holder)? }
            }
            ["counter", thief, victim, card] => Then::Counter(self.theft(thief, victim, card, true)?),
            _ => return Err(self.wrong("does not say how play goes on (main, turn, effect, answer or counter)")),
        })
    }

    /// What is being laid down, and the cards of the hand chosen so far.
    fn build(&self, words: &[&str]) -> Result<Phase, Misplaced> {
        let (what, cards) = match words {
            ["set", kind, rest @ ..] => (What::Set(self.parse::<Kind>(kind)?), rest),
            ["disguise", rest @ ..] => (What::Disguise, rest),
            ["streak", colour, rest @ ..] => (What::Streak(self.parse::<Colour>(colour)?), rest),
            _ => return Err(self.wrong("builds nothing: say a set of a kind, a disguise, or a streak of a colour")),
        };
        let mut lot = CardSet::EMPTY;
        for word in cards {
            lot.insert(self.held(word, lot)?);
        }
        Ok(Phase::Build { what, lot })
    }

    fn stack(&self, cards: &[&str]) -> Result<Phase, Misplaced> {
        let mut pile = Pile::of(self.held(cards[0], CardSet::EMPTY)?);
        if cards.len() > 8 {
            return Err(self.wrong("stacks more cards than are like each other"));
        }
        for word in &cards[1..] {
            pile.push(self.held(word, pile.set())?);
        }
        Ok(Phase::Stack(pile))
    }

    /// A card in the hand of the seat on turn.
    fn held(&self, word: &str, except: CardSet) -> Result<kernel::CardId, Misplaced> {
        let card = self.game.copy_of(hand(self.game.turn.seat), self.card(word)?, except);
        card.ok_or_else(|| self.entry.wrong(format!("seat {} does not hold {word}", self.game.turn.seat)))
    }

    fn theft(&self, thief: &str, victim: &str, card: &str, is_counter: bool) -> Result<Theft, Misplaced> {
        Ok(Theft { thief: self.seat(thief)?, victim: self.seat(victim)?, card: self.card(card)?, is_counter })
    }

    fn chain(&self, total: &str, target: &str, holder: &str) -> Result<Chain, Misplaced> {
        Ok(Chain { total: self.count(total)?, target: self.seat(target)?, holder: self.seat(holder)? })
    }

    fn seat(&self, word: &str) -> Result<Seat, Misplaced> {
        seat_of(self.entry, Some(&word.to_string()), self.game.seats)
    }

    fn target(&self, word: &str) -> Result<Target, Misplaced> {
        let target = self.parse::<Target>(word)?;
        let is_there = target.seat.number() < self.game.seats && self.game.lot(target).is_some();
        if is_there { Ok(target) } else { Err(self.entry.wrong(format!("nothing lies at {word}"))) }
    }

    fn card(&self, word: &str) -> Result<Face, Misplaced> {
        read_face(word).map_err(|why| self.entry.wrong(why))
    }

    fn count(&self, word: &str) -> Result<u8, Misplaced> {
        let count = word.parse::<u8>().ok().filter(|&count| count <= 108);
        count.ok_or_else(|| self.entry.wrong(format!("{word:?} is no number of cards or players")))
    }

    fn parse<T: std::str::FromStr<Err = String>>(&self, word: &str) -> Result<T, Misplaced> {
        word.parse().map_err(|why: String| self.entry.wrong(why))
    }

    fn wrong(&self, why: &str) -> Misplaced {
        self.entry.wrong(format!("`{}` {why}", self.entry.words.join(" ")))
    }
}
