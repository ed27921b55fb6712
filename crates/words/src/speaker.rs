//! Somebody who reads: fills the gaps of a message with what this reader calls people, cards and places.
//!
//! A gap gives its message several variables, so that languages can choose among them; docs/words.md has the table.

use crate::tongue::{ENGLISH, Spoken, Tongue};
use fluent_bundle::FluentArgs;
use kernel::{Gap, Said, Seat, SeatSet, Text};

/// Who speaks to whom at one table.
pub struct Speaker<'a> {
    /// The language.
    pub tongue: &'a Tongue,
    /// What a seat is called.
    pub seat: &'a dyn Fn(Seat) -> String,
    /// Who reads, if they sit at the table.
    pub you: Option<Seat>,
    /// What the face with this notation is called.
    pub face: &'a dyn Fn(&str) -> Option<Said>,
}

impl Speaker<'_> {
    /// The text for this reader.
    pub fn say(&self, said: &Said) -> String {
        self.try_say(said).unwrap_or_else(|_| said.id.to_string())
    }

    /// The text, or what its word list lacks.
    pub fn try_say(&self, said: &Said) -> Result<String, String> {
        self.spoken(said).map(|spoken| spoken.text)
    }

    fn spoken(&self, said: &Said) -> Result<Spoken, String> {
        let mut args = FluentArgs::new();
        for (name, gap) in &said.gaps {
            self.fill(&mut args, name, gap, said.about())?;
        }
        self.tongue.speak(&said.id, &args)
    }

    fn fill(&self, args: &mut FluentArgs<'_>, name: &str, gap: &Gap, about: Option<Seat>) -> Result<(), String> {
        match gap {
            Gap::Number(number) => args.set(name.to_string(), *number),
            Gap::Text(text) => args.set(name.to_string(), text.clone()),
            Gap::Seat(seat) => self.fill_seat(args, name, *seat),
            Gap::Seats(seats) => self.fill_seats(args, name, *seats)?,
            Gap::Card(card) => self.set(args, name, self.card(card)?),
            Gap::Cards { cards, backs } => {
                args.set(format!("{name}-count"), cards.len() + usize::from(*backs));
                args.set(name.to_string(), self.cards(cards, *backs)?);
            }
            Gap::Place(zone, owner) => self.set(args, name, self.place(zone, *owner, about)?),
            Gap::Said(said) => self.set(args, name, self.spoken(said)?),
            Gap::List(list) => {
                let texts = list.iter().map(|said| self.try_say(said)).collect::<Result<_, _>>()?;
                args.set(name.to_string(), self.listed(texts)?);
            }
        }
        Ok(())
    }

    /// A message as a gap: its text, and its attributes by their names.
    fn set(&self, args: &mut FluentArgs<'_>, name: &str, spoken: Spoken) {
        for (attribute, text) in spoken.attributes {
            args.set(format!("{name}-{attribute}"), text);
        }
        args.set(name.to_string(), spoken.text);
    }

    fn fill_seat(&self, args: &mut FluentArgs<'_>, name: &str, seat: Seat) {
        args.set(name.to_string(), if self.you == Some(seat) { "you" } else { "other" });
        args.set(format!("{name}-name"), (self.seat)(seat));
    }

    fn fill_seats(&self, args: &mut FluentArgs<'_>, name: &str, seats: SeatSet) -> Result<(), String> {
        let yours = self.you.is_some_and(|you| seats.contains(you));
        let which = match (yours, seats.len()) {
            (true, 1) => "you",
            (true, _) => "with-you",
            (false, _) => "other",
        };
        let own = if yours { Some(self.try_say(&Said::new("you-among"))?) } else { None };
        let others = seats.iter().filter(|seat| self.you != Some(*seat)).map(|seat| (self.seat)(seat));
        args.set(name.to_string(), which);
        args.set(format!("{name}-names"), self.listed(own.into_iter().chain(others).collect())?);
        args.set(format!("{name}-count"), seats.len());
        Ok(())
    }

    fn card(&self, card: &str) -> Result<Spoken, String> {
        let name = (self.face)(card).ok_or_else(|| format!("no face {card}"))?;
        self.spoken(&name)
    }

    /// `RUN 15, PASS 5–20 ×2 and 3 cards`.
    fn cards(&self, cards: &[String], backs: u8) -> Result<String, String> {
        let mut counts: Vec<(&str, usize)> = Vec::new();
        for card in cards {
            match counts.iter_mut().find(|(other, _)| other == card) {
                Some((_, count)) => *count += 1,
                None => counts.push((card, 1)),
            }
        }
        let mut texts = Vec::new();
        for (card, count) in counts {
            let name = self.card(card)?.text;
            let times = || self.try_say(&Said::new("card-times").with("card", name.clone()).with("count", count));
            texts.push(if count == 1 { name.clone() } else { times()? });
        }
        if backs > 0 || texts.is_empty() {
            texts.push(self.try_say(&Said::new("backs").with("count", backs))?);
        }
        self.listed(texts)
    }

    /// A place: whose it is selects its words, `own` for somebody whom the sentence has named already.
    fn place(&self, zone: &str, owner: Option<Seat>, about: Option<Seat>) -> Result<Spoken, String> {
        let mut args = FluentArgs::new();
        match owner {
            Some(seat) => self.fill_seat(&mut args, "who", seat),
            None => args.set("who", "none"),
        }
        if owner.is_some() && owner == about && owner != self.you {
            args.set("who", "own");
        }
        let id = format!("zone-{}", zone.replace('_', "-"));
        // One of many alike, `s3`: the message of them all is told which.
        let kind = id.trim_end_matches(|letter: char| letter.is_ascii_digit());
        if kind != id && !self.tongue.has(&id) {
            args.set("number", id[kind.len()..].parse::<i32>().unwrap_or_default());
            return self.tongue.speak(kind, &args);
        }
        self.tongue.speak(&id, &args)
    }

    /// `a, b and c`.
    fn listed(&self, mut texts: Vec<String>) -> Result<String, String> {
        let Some(last) = texts.pop() else { return Ok(String::new()) };
        let Some(first) = texts.into_iter().map(Ok).reduce(|first, rest| {
            let (first, rest) = (first?, rest?);
            self.try_say(&Said::new("list-comma").with("first", first).with("rest", rest))
        }) else {
            return Ok(last);
        };
        self.try_say(&Said::new("list-and").with("first", first?).with("last", last))
    }
}

/// What a game says, in English, with seats by their numbers: for tests and tools.
pub fn english<G: Text>(game: &G, said: &Said) -> String {
    in_language(game, said, ENGLISH).unwrap_or_else(|why| panic!("{said:?}: {why}"))
}

/// What a game says in one of its languages, to nobody in particular; or what its word list lacks.
pub fn in_language<G: Text>(game: &G, said: &Said, language: &str) -> Result<String, String> {
    let tongue = Tongue::of(G::WORDS, language);
    let face = |notation: &str| name_of(game, notation);
    Speaker { tongue: &tongue, seat: &|seat| format!("Seat {seat}"), you: None, face: &face }.try_say(said)
}

/// What the house says in a language, to nobody in particular; seats by their numbers.
pub fn house(said: &Said, language: &str) -> String {
    let tongue = Tongue::of(&[], language);
    Speaker { tongue: &tongue, seat: &|seat| seat.to_string(), you: None, face: &|_| None }.say(said)
}

/// The name of the face with this notation.
pub fn name_of<G: Text>(game: &G, notation: &str) -> Option<Said> {
    let cards = game.cards();
    let faces = (0..cards.count()).map(|card| cards.face_of(kernel::CardId(card as u8)));
    faces.into_iter().find(|face| game.face(*face) == notation).map(|face| game.name(face))
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::said;

    const LISTS: crate::tongue::Lists = &[(
        ENGLISH,
        "face-run = RUN { $yards }\n    .the = the RUN { $yards }\n\
         plays = { $who ->\n    [you] You play\n   *[other] { $who-name } plays\n } { $cards } from { $from }.\n\
         takes = { $who-name } takes { $card-the }.\n\
         win = { $who ->\n    [you] You win.\n    [with-you] You win together: { $who-names }.\n   *[other] { $who-names } win.\n }\n\
         zone-set = set { $number }\n\
         zone-bag-pile = { $who ->\n    [you] your bag pile\n    [own] their bag pile\n    [none] the bag pile\n   *[other] { $who-name }'s bag pile\n }\n",
    )];

    fn said(said: &Said) -> String {
        let tongue = Tongue::new(LISTS, ENGLISH);
        let face = |notation: &str| Some(said!("face-run", yards: notation.strip_prefix('R')?.parse::<i32>().ok()?));
        let seat = |seat: Seat| ["Ann", "Ben", "Cy"][seat.index()].to_string();
        Speaker { tongue: &tongue, seat: &seat, you: Some(Seat::new(0)), face: &face }.try_say(said).unwrap()
    }

    fn cards(cards: &[&str], backs: u8) -> Gap {
        Gap::Cards { cards: cards.iter().map(ToString::to_string).collect(), backs }
    }

    fn pile(seat: Option<u8>) -> Gap {
        Gap::Place("bag_pile".into(), seat.map(Seat::new))
    }

    #[test]
    fn you_are_spoken_to_and_others_are_named() {
        let plays = |who: u8, from: Gap| said!("plays", who: Seat::new(who), cards: cards(&["R5"], 0), from: from);
        assert_eq!(said(&plays(0, pile(Some(0)))), "You play RUN 5 from your bag pile.");
        assert_eq!(said(&plays(1, pile(Some(0)))), "Ben plays RUN 5 from your bag pile.");
        assert_eq!(said(&plays(1, pile(Some(1)))), "Ben plays RUN 5 from their bag pile.");
        assert_eq!(said(&plays(1, pile(None))), "Ben plays RUN 5 from the bag pile.");
    }

    #[test]
    fn places_that_are_many_have_one_message() {
        let at = |zone: &'static str| said!("plays", who: Seat::new(0), cards: cards(&["R5"], 0), from: Gap::Place(zone.into(), None));
        assert_eq!(said(&at("set12")), "You play RUN 5 from set 12.");
    }

    #[test]
    fn cards_are_counted_and_backs_come_last() {
        let plays = |cards: Gap| said(&said!("plays", who: Seat::new(0), cards: cards, from: pile(None)));
        assert_eq!(plays(cards(&["R5", "R15", "R5"], 0)), "You play RUN 5 ×2 and RUN 15 from the bag pile.");
        assert_eq!(plays(cards(&["R5", "R15"], 3)), "You play RUN 5, RUN 15 and 3 cards from the bag pile.");
        assert_eq!(plays(cards(&[], 1)), "You play a card from the bag pile.");
    }

    #[test]
    fn attributes_come_along() {
        let takes = said!("takes", who: Seat::new(2), card: Gap::Card("R20".to_string()));
        assert_eq!(said(&takes), "Cy takes the RUN 20.");
    }

    #[test]
    fn you_are_among_several() {
        let win =
            |seats: &[u8]| said(&said!("win", who: seats.iter().map(|seat| Seat::new(*seat)).collect::<SeatSet>()));
        assert_eq!(win(&[0]), "You win.");
        assert_eq!(win(&[0, 2]), "You win together: you and Cy.");
        assert_eq!(win(&[1, 2]), "Ben and Cy win.");
    }
}
