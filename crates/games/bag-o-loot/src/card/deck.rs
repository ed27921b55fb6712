//! Decks: which cards are in the box, and which of them stay there for small groups.

use super::{LOOTER, RANKS, coin};
use kernel::{Face, SEATS_MAX};
use serde::Deserialize;
use std::sync::LazyLock;

const FILE: &str = include_str!("../../data/bag-o-loot.toml");
static SHIPPED: LazyLock<Deck> = LazyLock::new(|| Deck::from_toml(FILE).expect("a test reads the shipped deck"));
/// The cards of the shipped deck for each number of players, laid out once.
static LAID_OUT: LazyLock<Vec<Vec<Face>>> =
    LazyLock::new(|| (0..=SEATS_MAX as u8).map(|players| SHIPPED.faces(players).collect()).collect());

/// Cards that everybody is dealt (BL-3.6).
pub const HAND: usize = 8;
/// The most cards a deck can have (BL-1.1).
pub const CARDS_MAX: usize = 85;
/// The most sets that can lie on the table at once. A set without looters has two coins or more, so five copies make at
/// most two of them per rank; every other set has a looter: 16 × 2 + 5. A bag takes up more cards than a set.
pub const SETS_MAX: usize = 37;
/// As many as a set of five can have: with more, a bag that matches a coin in hand might hold no looter (BL-5.31).
pub const COPIES_MAX: u8 = 5;

/// The cards of the box, as the data file has them (BL-1.6). What exists can be played with at every number of players.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deck {
    ranks: u8,
    copies: u8,
    looters: u8,
    #[serde(default)]
    removal: Vec<Removal>,
}

/// What stays in the box for some numbers of players (BL-3.2, BL-3.3).
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Removal {
    players: Vec<u8>,
    ranks: Vec<u8>,
    looters: u8,
}

impl Deck {
    /// The deck of the shipped file.
    pub fn shipped() -> &'static Deck {
        &SHIPPED
    }

    /// The cards of the shipped deck in use with so many players, in the order of their faces.
    pub fn shipped_faces(players: u8) -> &'static [Face] {
        &LAID_OUT[players as usize]
    }

    /// Reads a deck file. The error is a sentence that says what would be right.
    pub fn from_toml(text: &str) -> Result<Deck, String> {
        let deck: Deck = toml::from_str(text).map_err(|error| format!("this is no deck file: {error}"))?;
        deck.accept_sizes()?;
        deck.removal.iter().try_for_each(|removal| deck.accept_removal(removal))?;
        (2..=SEATS_MAX as u8).try_for_each(|players| deck.accept_players(players))?;
        Ok(deck)
    }

    /// The cards in use with so many players, in the order of their faces.
    pub fn faces(&self, players: u8) -> impl Iterator<Item = Face> + '_ {
        let coins = self.ranks(players).flat_map(|rank| (0..self.copies).map(move |_| rank));
        coins.chain((0..self.looters(players)).map(|_| LOOTER))
    }

    /// The coins in use with so many players (BL-3.2 to BL-3.4).
    pub fn ranks(&self, players: u8) -> impl Iterator<Item = Face> + '_ {
        let removed = self.removal(players).map_or(&[][..], |removal| &removal.ranks);
        (1..=self.ranks).filter(|number| !removed.contains(number)).map(coin)
    }

    /// How many looters are in use with so many players.
    pub fn looters(&self, players: u8) -> u8 {
        self.looters - self.removal(players).map_or(0, |removal| removal.looters)
    }

    fn removal(&self, players: u8) -> Option<&Removal> {
        self.removal.iter().find(|removal| removal.players.contains(&players))
    }

    fn accept_sizes(&self) -> Result<(), String> {
        let Deck { ranks, copies, looters, .. } = *self;
        if !(1..=RANKS as u8).contains(&ranks) {
            return Err(format!("a deck has 1 to {RANKS} ranks, not {ranks}"));
        }
        if !(2..=COPIES_MAX).contains(&copies) {
            return Err(format!("each coin comes 2 to {COPIES_MAX} times, not {copies}"));
        }
        let cards = ranks as usize * copies as usize + looters as usize;
        if cards > CARDS_MAX {
            return Err(format!("a deck has at most {CARDS_MAX} cards, this one has {cards}"));
        }
        let sets = ranks as usize * (copies as usize / 2) + looters as usize;
        if sets > SETS_MAX {
            return Err(format!("this deck makes {sets} sets, the table has room for {SETS_MAX}: take fewer looters"));
        }
        Ok(())
    }

    fn accept_removal(&self, removal: &Removal) -> Result<(), String> {
        if let Some(rank) = removal.ranks.iter().find(|rank| !(1..=self.ranks).contains(rank)) {
            return Err(format!("a removal names rank {rank}; the ranks are 1 to {}", self.ranks));
        }
        if removal.looters > self.looters {
            return Err(format!("a removal takes {} looters out of {}", removal.looters, self.looters));
        }
        let twice = removal.players.iter().find(|players| {
            let named = self.removal.iter().flat_map(|removal| &removal.players);
            named.filter(|other| other == players).count() > 1
        });
        match twice {
            Some(players) => Err(format!("{players} players are named in two removals: put them together")),
            None => Ok(()),
        }
    }

    fn accept_players(&self, players: u8) -> Result<(), String> {
        let (cards, dealt) = (self.faces(players).count(), players as usize * HAND);
        match cards > dealt {
            true => Ok(()),
            false => {
                Err(format!("{players} players are dealt {dealt} cards and need one to draw; this deck has {cards}"))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with(line: &str, instead: &str) -> Result<Deck, String> {
        assert!(FILE.contains(line));
        Deck::from_toml(&FILE.replace(line, instead))
    }

    #[test]
    fn the_shipped_deck_is_the_printed_one() {
        let cards = [2, 3, 4, 8].map(|players| Deck::shipped().faces(players).count());
        assert_eq!(cards, [63, 74, 85, 85]);
    }

    #[test]
    fn a_corrected_file_changes_the_cards() {
        let deck = with("looters = 5", "looters = 4").unwrap();
        assert_eq!(deck.faces(4).count(), 84);
        assert_eq!(deck.looters(2), 2);
    }

    #[test]
    fn a_file_that_cannot_be_right_is_refused_with_a_sentence() {
        for (line, instead, why) in [
            ("ranks = 16", "ranks = 17", "1 to 16 ranks, not 17"),
            ("copies = 5", "copies = 6", "2 to 5 times, not 6"),
            ("looters = 5", "looters = 6", "at most 85 cards, this one has 86"),
            ("looters = 5", "looters = 1", "takes 2 looters out of 1"),
            ("ranks = [15, 16]", "ranks = [15, 17]", "rank 17; the ranks are 1 to 16"),
            ("players = [3]", "players = [2, 3]", "2 players are named in two removals"),
            ("ranks = 16", "ranks = 16\ncolours = 2", "this is no deck file"),
            ("copies = 5", "copies = 2", "5 players are dealt 40 cards and need one to draw; this deck has 37"),
        ] {
            let said = with(line, instead).unwrap_err();
            assert!(said.contains(why), "{said}");
        }
    }
}
