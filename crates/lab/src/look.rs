//! A close look at one game after the other: what was done, held and announced, and who led.

use crate::tally::{Close, Ending, Use, Uses};
use bots::Watch;
use kernel::{Face, Fact, Facts, Seat, SeatSet, Touch, Viewer, Zone, ZoneKind};
use std::collections::HashMap;
use std::fmt::Write;
use table::Playable;

/// Looks at games.
pub struct Look<G: Playable> {
    facts: Facts<G::Note>,
    text: String,
    /// What faces are called, once they were seen.
    names: HashMap<Face, String>,
    kinds: Ledger,
    held: Ledger,
    played: Ledger,
    clauses: Ledger,
    events: Ledger,
    leader: Option<Seat>,
    behind: SeatSet,
    changes: i32,
    total: Close,
}

impl<G: Playable> Look<G> {
    /// Nothing seen yet.
    pub fn new() -> Self {
        let ledger = Ledger::default;
        Look {
            facts: Facts::default(),
            text: String::new(),
            names: HashMap::new(),
            kinds: ledger(),
            held: ledger(),
            played: ledger(),
            clauses: ledger(),
            events: ledger(),
            leader: None,
            behind: SeatSet::EMPTY,
            changes: 0,
            total: Close::default(),
        }
    }

    /// A game begins: the cards in the hands count as held.
    pub fn begin(&mut self, game: &G) {
        (self.leader, self.behind, self.changes) = (None, SeatSet::EMPTY, 0);
        let seats = game.scores().len() as u8;
        for spec in G::META.zones.iter().filter(|spec| spec.kind == ZoneKind::Hand && spec.per_seat) {
            for seat in Seat::all(seats) {
                for shown in game.cards().shown(Zone(spec.first.0 + seat.number()), Viewer::Truth) {
                    if let kernel::Shown::Up(face) = shown {
                        self.held.mark(name(&mut self.names, game, face), seat);
                    }
                }
            }
        }
    }

    /// The game has ended.
    pub fn end(&mut self, ending: &Ending) {
        self.total.games += 1;
        self.total.leads.add(self.changes);
        let mut winners = ending.winners.iter();
        let one = winners.next().filter(|_| ending.winners.len() == 1);
        self.total.comebacks += one.is_some_and(|seat| self.behind.contains(seat)) as u64;
        for ledger in [&mut self.kinds, &mut self.held, &mut self.played, &mut self.clauses, &mut self.events] {
            ledger.settle(ending);
        }
    }

    /// All that was seen.
    pub fn finish(self) -> Close {
        Close {
            kinds: self.kinds.uses(),
            held: self.held.uses(),
            played: self.played.uses(),
            clauses: self.clauses.uses(),
            events: self.events.uses(),
            ..self.total
        }
    }

    fn see_leader(&mut self, game: &G) {
        let scores = game.scores();
        let Some(&best) = scores.iter().max() else { return };
        let mut ahead = Seat::all(scores.len() as u8).filter(|seat| scores[seat.index()] == best);
        let (Some(seat), None) = (ahead.next(), ahead.next()) else { return };
        if self.leader.is_some_and(|before| before != seat) {
            self.changes += 1;
        }
        self.leader = Some(seat);
        self.behind = self.behind.union(SeatSet::all(scores.len() as u8).without(seat));
    }
}

impl<G: Playable> Watch<G> for Look<G> {
    type Sink = Facts<G::Note>;

    fn before(&mut self, game: &G, seat: Seat, action: G::Action) {
        self.text.clear();
        let _ = write!(self.text, "{action}");
        let kind = self.text.split([' ', ':']).next().unwrap_or_default();
        self.kinds.mark(kind, seat);
        self.clauses.mark(game.clause(seat, action).id, seat);
        for touch in game.touches(seat, action) {
            if let Touch::Card(_, face) = touch {
                self.played.mark(name(&mut self.names, game, face), seat);
            }
        }
    }

    fn sink(&mut self) -> &mut Facts<G::Note> {
        &mut self.facts
    }

    fn after(&mut self, game: &G) {
        let mut facts = std::mem::take(&mut self.facts);
        for (fact, _) in facts.0.drain(..) {
            match fact {
                Fact::Note(note) => {
                    self.text.clear();
                    let _ = write!(self.text, "{note:?}");
                    let name = self.text.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default();
                    self.events.mark(name, Seat::new(0));
                }
                Fact::Moved { card, to, .. } => {
                    if let Some(seat) = holder::<G>(to, game.scores().len()) {
                        self.held.mark(name(&mut self.names, game, card.face), seat);
                    }
                }
                _ => {}
            }
        }
        self.facts = facts;
        self.see_leader(game);
    }
}

/// What a face is called.
fn name<'a, G: Playable>(names: &'a mut HashMap<Face, String>, game: &G, face: Face) -> &'a str {
    names.entry(face).or_insert_with(|| words::english(game, &game.name(face)))
}

/// Whose hand this is.
fn holder<G: Playable>(zone: Zone, seats: usize) -> Option<Seat> {
    let hands = G::META.zones.iter().filter(|spec| spec.kind == ZoneKind::Hand && spec.per_seat);
    let offset = |first: Zone| zone.0.checked_sub(first.0).filter(|&offset| (offset as usize) < seats);
    hands.filter_map(|spec| offset(spec.first)).next().map(Seat::new)
}

/// Uses by name, and who did what in the game that is on.
#[derive(Default)]
struct Ledger {
    index: HashMap<String, usize>,
    rows: Vec<(String, Use)>,
    marks: Vec<SeatSet>,
    touched: Vec<usize>,
}

impl Ledger {
    fn mark(&mut self, name: &str, seat: Seat) {
        let row = match self.index.get(name) {
            Some(&row) => row,
            None => self.row(name),
        };
        if self.marks[row].is_empty() {
            self.touched.push(row);
        }
        self.marks[row] = self.marks[row].with(seat);
        self.rows[row].1.times += 1;
    }

    #[cold]
    fn row(&mut self, name: &str) -> usize {
        self.index.insert(name.to_string(), self.rows.len());
        self.rows.push((name.to_string(), Use::default()));
        self.marks.push(SeatSet::EMPTY);
        self.rows.len() - 1
    }

    /// The game has ended: who did what, and what it won.
    fn settle(&mut self, ending: &Ending) {
        for row in self.touched.drain(..) {
            let uses = &mut self.rows[row].1;
            let seats = std::mem::take(&mut self.marks[row]);
            uses.games += 1;
            uses.seats += seats.len() as u64;
            uses.wins += seats.iter().map(|seat| ending.won(seat)).sum::<u64>();
        }
    }

    fn uses(self) -> Uses {
        self.rows.into_iter().collect()
    }
}
