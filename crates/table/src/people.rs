//! Who sits where: people, bots, open seats; and who looks on. No network here.

use kernel::suggest::unknown;
use kernel::{Said, Seat, SeatSet, said};

/// The kinds of bot there are, by name: the levels, and two for measuring.
pub const BOTS: &[&str] = bots::KINDS;
/// The levels, which people choose from; the weakest first.
pub const LEVELS: &[&str] = BOTS.split_at(bots::Level::ALL.len()).0;
/// The level that takes the place of somebody who left.
pub const STAND_IN: &str = "strong";

/// The most characters of a name.
const NAME_MAX: usize = 24;
/// The most spectators of one table.
const SPECTATORS_MAX: usize = 100;

/// Who has a seat.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Sitter {
    /// Nobody yet.
    #[default]
    Open,
    /// A person with this name.
    Person(String),
    /// A bot of this kind.
    Bot(&'static str),
}

/// The people and bots at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seating {
    sitters: Vec<Sitter>,
    spectators: Vec<String>,
}

impl Seating {
    /// All seats open, nobody looking on.
    pub fn new(seats: u8) -> Seating {
        Seating { sitters: vec![Sitter::Open; seats as usize], spectators: Vec::new() }
    }

    /// Who sits at `seat`.
    pub fn sitter(&self, seat: Seat) -> &Sitter {
        &self.sitters[seat.index()]
    }

    /// The seats nobody has.
    pub fn open(&self) -> SeatSet {
        Seat::all(self.sitters.len() as u8).filter(|&seat| *self.sitter(seat) == Sitter::Open).collect()
    }

    /// The seats of bots.
    pub fn bots(&self) -> SeatSet {
        let is_bot = |seat: &Seat| matches!(self.sitter(*seat), Sitter::Bot(_));
        Seat::all(self.sitters.len() as u8).filter(is_bot).collect()
    }

    /// Gives an open seat, or a bot's, to a person.
    pub fn sit(&mut self, seat: Seat, name: &str) -> Result<(), Said> {
        let name = self.free_name(name)?;
        if let Sitter::Person(other) = self.sitter(seat) {
            return Err(said!("seat-taken", seat: seat.number(), name: other.as_str()));
        }
        self.spectators.retain(|other| *other != name);
        self.sitters[seat.index()] = Sitter::Person(name);
        Ok(())
    }

    /// Gives a seat to a bot; a person who sat there has left it.
    pub fn seat_bot(&mut self, seat: Seat, kind: &str) -> Result<(), String> {
        self.sitters[seat.index()] = Sitter::Bot(bot_kind(kind)?);
        Ok(())
    }

    /// Frees a seat.
    pub fn leave(&mut self, seat: Seat) {
        self.sitters[seat.index()] = Sitter::Open;
    }

    /// Lets somebody look on.
    pub fn watch(&mut self, name: &str) -> Result<(), Said> {
        let name = self.free_name(name)?;
        if self.spectators.len() >= SPECTATORS_MAX {
            return Err(said!("too-many-look-on"));
        }
        self.spectators.push(name);
        Ok(())
    }

    /// Somebody stops looking on.
    pub fn unwatch(&mut self, name: &str) {
        self.spectators.retain(|other| other != name);
    }

    /// Who looks on.
    pub fn spectators(&self) -> &[String] {
        &self.spectators
    }

    fn free_name(&self, name: &str) -> Result<String, Said> {
        let name = clean_name(name)?;
        let taken = self.sitters.iter().any(|sitter| matches!(sitter, Sitter::Person(other) if *other == name));
        if taken { Err(said!("name-taken")) } else { Ok(name) }
    }
}

/// The kind of bot with this name, or a sentence that names the ones there are.
pub fn bot_kind(name: &str) -> Result<&'static str, String> {
    let found = BOTS.iter().copied().find(|kind| *kind == name);
    found.ok_or_else(|| unknown("bot", name, BOTS.iter().copied()))
}

/// How long a bot takes before it acts where everybody plays at once, in milliseconds. Those for measuring take no time.
pub fn reaction(kind: &str, seed: u64) -> u32 {
    if LEVELS.contains(&kind) { bots::reaction(kind, &mut kernel::Stream::fast(seed)) } else { 0 }
}

/// How many pauses long a bot thinks about an answer where it has a turn, whatever it has to choose from.
pub fn pauses(kind: &str) -> u32 {
    bots::pauses(kind)
}

/// Characters that show nothing but change how others look, or make two texts that look alike differ.
pub fn is_invisible(c: char) -> bool {
    matches!(c, '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}')
}

/// A name as others may see it: no control or invisible characters, single spaces, not empty, not too long.
pub fn clean_name(name: &str) -> Result<String, Said> {
    let shown = name.chars().filter(|c| !is_invisible(*c));
    let visible: String = shown.map(|c| if c.is_control() { ' ' } else { c }).collect();
    let clean = visible.split_whitespace().collect::<Vec<_>>().join(" ");
    match clean.chars().count() {
        0 => Err(said!("name-empty")),
        n if n > NAME_MAX => Err(said!("name-too-long", most: NAME_MAX, long: n)),
        _ => Ok(clean),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Seat = Seat::new(0);
    const B: Seat = Seat::new(1);

    #[test]
    fn a_seat_belongs_to_one_person() {
        let mut seating = Seating::new(2);
        seating.sit(A, " Ann\t B ").unwrap();
        assert_eq!(*seating.sitter(A), Sitter::Person("Ann B".to_string()));
        assert_eq!(seating.sit(A, "Bob").unwrap_err(), said!("seat-taken", seat: 0, name: "Ann B"));
        assert_eq!(seating.sit(B, "Ann B").unwrap_err(), said!("name-taken"));
        assert_eq!(seating.open(), SeatSet::one(B));
    }

    #[test]
    fn the_levels_are_the_first_bots() {
        assert_eq!(LEVELS, bots::Level::ALL.map(bots::Level::name));
        assert!(LEVELS.contains(&STAND_IN));
        assert_eq!(reaction("greedy", 1), 0);
        assert!(reaction("beginner", 1) > reaction("expert", 1));
    }

    #[test]
    fn a_bot_fills_a_seat_and_a_person_takes_it_back() {
        let mut seating = Seating::new(2);
        seating.sit(A, "Ann").unwrap();
        seating.leave(A);
        seating.seat_bot(A, "greedy").unwrap();
        assert_eq!(seating.bots(), SeatSet::one(A));
        seating.sit(A, "Ann").unwrap();
        assert!(seating.bots().is_empty());
        assert!(seating.seat_bot(B, "gready").unwrap_err().contains("greedy"));
    }

    #[test]
    fn spectators_have_names_too() {
        let mut seating = Seating::new(2);
        seating.sit(A, "Ann").unwrap();
        assert!(seating.watch("Ann").is_err());
        seating.watch("Zoe").unwrap();
        assert_eq!(seating.spectators(), ["Zoe"]);
        seating.sit(B, "Zoe").unwrap();
        assert!(seating.spectators().is_empty(), "who sits down no longer looks on");
        assert!(seating.watch("\u{7}").is_err());
        assert!(seating.watch("\u{200b}\u{202e}").is_err());
        assert!(seating.sit(A, "Zo\u{200d}e").is_err(), "it looks like another name");
        assert!(seating.watch(&"x".repeat(25)).is_err());
    }
}
