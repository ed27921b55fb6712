//! The log of one viewer, made from facts and notes: the same lines in the terminal, on the page, in replays and stories.
//!
//! Cards that move have lines too: movements that belong together are one line, and a movement whose cards the game names
//! itself in the same step is none, so that everything is told once.

use crate::any::AnyTable;
use crate::describe::zone_key;
use crate::table::{Playable, Table};
use crate::wire::{Card, LogEntry, Told};
use kernel::{Fact, Gap, Said, Seat, Shown, Viewer, Zone, ZoneKind, said};

/// The ids of lines about movements.
const MOVEMENTS: [&str; 8] = ["draws", "puts", "gets", "goes", "turned", "looked", "shuffled", "gathered"];

/// Whether a line is about movements, which the facts beside it tell as well.
pub fn is_movement(said: &Said) -> bool {
    MOVEMENTS.contains(&said.id.as_ref())
}

/// The lines of the log that the last step added for `viewer`; it was the one of this number.
pub fn entries(table: &dyn AnyTable, viewer: Viewer, step: usize) -> Vec<LogEntry> {
    let round = table.round();
    let line = |told| if let Told::Log(said) = told { Some(said) } else { None };
    let lines = table.told(viewer).into_iter().filter_map(line);
    lines
        .map(|said| LogEntry { step, round, seat: said.about().map(Seat::number), said, text: None, back: false })
        .collect()
}

impl<G: Playable> Table<G> {
    /// What the last step told `viewer`: movements, cues, and the lines of the log.
    pub(crate) fn told(&self, viewer: Viewer) -> Vec<Told> {
        let facts: Vec<Fact<G::Note, Shown>> = self.facts.told_to(viewer).collect();
        let named = |fact: &Fact<G::Note, Shown>| match fact {
            Fact::Note(note) => self.game.log(note),
            _ => None,
        };
        let notes: Vec<Said> = facts.iter().filter_map(named).collect();
        let mut teller = Teller { table: self, notes, moves: Vec::new(), out: Vec::with_capacity(2 * facts.len()) };
        facts.into_iter().for_each(|fact| teller.tell(fact));
        teller.say_moves();
        teller.out
    }
}

/// Cards that went the same way, or were turned where they lie.
struct Move {
    cards: Vec<String>,
    backs: u8,
    from: Zone,
    to: Option<Zone>,
}

struct Teller<'a, G: Playable> {
    table: &'a Table<G>,
    /// What the game itself says of this step.
    notes: Vec<Said>,
    /// Movements that are not said yet: more may go the same way.
    moves: Vec<Move>,
    out: Vec<Told>,
}

impl<G: Playable> Teller<'_, G> {
    fn tell(&mut self, fact: Fact<G::Note, Shown>) {
        let key = zone_key::<G>;
        match fact {
            Fact::Moved { card, from, to } => {
                self.join(card, from, Some(to));
                self.out.push(Told::Moved(self.table.card(card), key(from), key(to)));
            }
            Fact::Turned { card, at } => {
                self.join(card, at, None);
                self.out.push(Told::Turned(self.table.card(card), key(at)));
            }
            Fact::Shuffled { zone } => {
                self.out.push(Told::Shuffled(key(zone)));
                self.say(said!("shuffled", at: self.place(zone)));
            }
            Fact::Gathered { zone } => {
                self.out.push(Told::Gathered(key(zone)));
                self.say(said!("gathered", at: self.place(zone)));
            }
            Fact::Note(note) => match self.table.game.log(&note) {
                Some(said) => self.say(said),
                None => self.out.push(Told::Cue(self.table.game.cue(&note))),
            },
        }
    }

    /// Adds a card to those that went the same way, or starts a new group: four rounds of dealing are one line a seat.
    fn join(&mut self, card: Shown, from: Zone, to: Option<Zone>) {
        let place = self.moves.iter().position(|group| group.from == from && group.to == to);
        let place = place.unwrap_or_else(|| {
            self.moves.push(Move { cards: Vec::new(), backs: 0, from, to });
            self.moves.len() - 1
        });
        match self.table.card(card) {
            Card::Up(face) => self.moves[place].cards.push(face),
            Card::Down(_) => self.moves[place].backs += 1,
        }
    }

    /// Says the movements so far, then this.
    fn say(&mut self, said: Said) {
        self.say_moves();
        self.out.push(Told::Log(said));
    }

    fn say_moves(&mut self) {
        for group in std::mem::take(&mut self.moves) {
            if !self.is_named(&group) {
                let said = match group.to {
                    Some(to) => self.moved(group, to),
                    None => self.turned(group),
                };
                self.out.push(Told::Log(said));
            }
        }
    }

    /// Whether a note of this step names every one of the cards: `Ann plays RUN 15` needs no second line.
    fn is_named(&self, group: &Move) -> bool {
        let names_all = |said: &Said| {
            let named = said.cards();
            group.cards.iter().all(|card| named.contains(&card.as_str()))
        };
        group.backs == 0 && self.notes.iter().any(names_all)
    }

    fn place(&self, zone: Zone) -> Gap {
        self.table.game.place(zone)
    }

    fn turned(&self, group: Move) -> Said {
        let (at, hidden) = (self.place(group.from), group.backs > 0);
        let cards = Gap::Cards { cards: group.cards, backs: group.backs };
        if hidden { said!("looked", cards: cards, at: at) } else { said!("turned", cards: cards, at: at) }
    }

    fn moved(&self, group: Move, to: Zone) -> Said {
        let (source, target) = (End::of::<G>(group.from), End::of::<G>(to));
        let cards = Gap::Cards { cards: group.cards, backs: group.backs };
        let (from, to) = (self.place(group.from), self.place(to));
        match (source, target) {
            (End { seat: None, .. }, End { seat: Some(who), hand: true }) => {
                said!("draws", who: who, cards: cards, from: from)
            }
            (End { seat: Some(own), hand: false }, End { seat: Some(who), hand: true }) if own == who => {
                said!("draws", who: who, cards: cards, from: from)
            }
            (End { seat: Some(who), hand: true }, End { seat: None, .. }) => {
                said!("puts", who: who, cards: cards, to: to)
            }
            (End { seat: Some(who), hand: true }, End { seat: Some(own), .. }) if own == who => {
                said!("puts", who: who, cards: cards, to: to)
            }
            (End { seat: Some(_), .. }, End { seat: Some(who), hand: true }) => {
                said!("gets", who: who, cards: cards, from: from)
            }
            _ => said!("goes", cards: cards, from: from, to: to),
        }
    }
}

/// Where a movement begins or ends.
struct End {
    seat: Option<Seat>,
    hand: bool,
}

impl End {
    fn of<G: Playable>(zone: Zone) -> End {
        let (name, seat) = G::META.zone_name(zone);
        let hand = G::META.zones.iter().any(|spec| spec.name == name && spec.kind == ZoneKind::Hand);
        End { seat, hand }
    }
}
