//! A table of no game: as many seats and zones as a test wants, a clock, secrets with names that can be searched for.

use kernel::{Budget, Clause, Illegal, Millis, Said, Seat, SeatSet, Viewer, said};
use table::wire::{Card, Choice, FaceInfo, TableView, Told, Touch, Zone, ZoneKind, ZoneRef};
use table::{AnyTable, Entry, Refusal, Seating};

/// The table. Seats take turns; `pass` ends a turn, `draw` shows its card to the drawer alone and does not.
#[derive(Clone)]
pub struct Fake {
    pub seats: u8,
    pub seating: Seating,
    /// Cards in each hand.
    pub cards: u8,
    /// Zones `row 0`, `row 1` … of each seat.
    pub rows: u8,
    /// Choices beside `pass` and `draw`.
    pub more: u8,
    /// Milliseconds of a turn; when they are over the turn passes by itself.
    pub turn_ms: Option<u32>,
    /// Everybody may act at any time.
    pub together: bool,
    pub steps: usize,
    pub turn: u8,
    pub since: Millis,
    pub stamps: Vec<Millis>,
    pub told: Vec<(Viewer, Told)>,
}

/// Words as they are.
fn plain(text: &str) -> Said {
    said!("plain", text: text)
}

/// Turns of a whole match.
const TURNS: usize = 40;

impl Fake {
    pub fn new(seats: u8) -> Fake {
        Fake {
            seats,
            seating: Seating::new(seats),
            cards: 5,
            rows: 1,
            more: 0,
            turn_ms: None,
            together: false,
            steps: 0,
            turn: 0,
            since: Millis(0),
            stamps: Vec::new(),
            told: Vec::new(),
        }
    }

    /// A card that only `seat` may see.
    pub fn secret(seat: u8) -> String {
        format!("SECRET{seat}")
    }

    fn note(&mut self, said: &Said) {
        let all = Viewer::all(self.seats);
        self.told.extend(all.map(|viewer| (viewer, Told::Log(said.clone()))));
    }

    fn step(&mut self, at: Millis) {
        self.steps += 1;
        self.stamps.push(at);
        self.told.clear();
    }

    fn pass(&mut self, seat: u8, at: Millis) {
        self.note(&said!("checks", who: Seat::new(seat)));
        self.turn = (self.turn + 1) % self.seats;
        self.since = at;
    }

    fn draw(&mut self, seat: Seat) {
        for viewer in Viewer::all(self.seats) {
            let secret = format!("{} drawn", Fake::secret(seat.number()));
            let card = match viewer {
                Viewer::Seat(other) if other == seat => Card::Up(secret.clone()),
                _ => Card::Down(0),
            };
            let line = if card == Card::Down(0) {
                format!("Seat {seat} draws a card.")
            } else {
                format!("You draw {secret}.")
            };
            self.told.push((viewer, Told::Moved(card, "draw".to_string(), format!("hand:{seat}"))));
            self.told.push((viewer, Told::Log(plain(&line))));
        }
    }

    fn hand(&self, seat: u8, viewer: Viewer) -> Zone {
        let is_own = matches!(viewer, Viewer::Seat(you) if you.number() == seat);
        let card = |n: u8| Card::Up(format!("{} {n}", Fake::secret(seat)));
        let cards = if is_own { (0..self.cards).map(card).collect() } else { Vec::new() };
        let zone = ZoneRef { name: "hand".to_string(), seat: Some(seat) };
        Zone { zone, kind: ZoneKind::Hand, count: self.cards, cards }
    }

    fn zones(&self, viewer: Viewer) -> Vec<Zone> {
        let up = |text: &str| Card::Up(text.to_string());
        let pile = |name: &str, cards: Vec<Card>, count| Zone {
            zone: ZoneRef { name: name.to_string(), seat: None },
            kind: ZoneKind::Pile,
            count,
            cards,
        };
        let mut zones = vec![pile("draw", Vec::new(), 30), pile("discard", vec![up("OLD"), up("TOP")], 2)];
        for seat in 0..self.seats {
            zones.push(self.hand(seat, viewer));
            zones.extend((0..self.rows).map(|row| Zone {
                zone: ZoneRef { name: format!("row_{row}"), seat: Some(seat) },
                kind: ZoneKind::Table,
                count: 3,
                cards: vec![up("LAID"), up("LAID"), Card::Down(9)],
            }));
        }
        zones
    }

    fn choice(&self, action: &str, label: &str, touches: Vec<Touch>) -> Choice {
        let clause = self.entry().meta.clauses[0].id.to_string();
        Choice { action: action.to_string(), label: plain(label), clause, touches }
    }
}

impl AnyTable for Fake {
    fn warning(&self) -> Option<Said> {
        None
    }

    fn entry(&self) -> &'static Entry {
        table::find("template").unwrap()
    }
    // A terminal sends nothing.
    fn brief(&self, _: Viewer, _: &mut Vec<u8>) {}
    fn brief_choices(&self, _: Seat, _: &mut Vec<u8>, _: &mut Vec<usize>) {}
    fn faces(&self) -> Vec<FaceInfo> {
        Vec::new()
    }
    fn round(&self) -> u16 {
        1
    }
    fn lines(&self, _: Viewer) -> Vec<(String, String)> {
        (0..self.seats).map(|seat| (format!("plays {seat}"), "LAID | LAID".to_string())).collect()
    }
    fn seat_network(&mut self, _: Seat, _: &str, _: std::sync::Arc<dyn table::Network>) -> Result<(), Said> {
        Ok(())
    }
    fn seats(&self) -> u8 {
        self.seats
    }
    fn seating(&self) -> &Seating {
        &self.seating
    }
    fn sit(&mut self, seat: Seat, name: &str) -> Result<(), Said> {
        self.seating.sit(seat, name)
    }
    fn seat_bot(&mut self, seat: Seat, kind: &str, _seed: u64) -> Result<(), String> {
        self.seating.seat_bot(seat, kind)
    }
    fn watch(&mut self, name: &str) -> Result<(), Said> {
        self.seating.watch(name)
    }
    fn ponder(&mut self, _seat: Seat, _budget: Budget) -> Option<table::Pondering> {
        None
    }
    fn settle(&mut self, _seat: Seat, _pondered: table::Pondered) -> Option<String> {
        None
    }
    fn advise(&self, _seat: Seat, _seed: u64) -> Option<String> {
        None
    }
    fn imagined(&self, _seat: Seat, _seed: u64) -> Box<dyn AnyTable> {
        Box::new(self.clone())
    }
    fn study(&self) -> Box<dyn table::Study> {
        unreachable!("a terminal asks for no numbers")
    }
    fn revealed(&self) -> bool {
        false
    }
    fn lists(&self, seat: Seat, action: &str) -> Result<bool, Refusal> {
        Ok(self.legal(seat).iter().any(|listed| listed == action))
    }
    fn to_act(&self) -> SeatSet {
        match self.together {
            _ if self.is_over() => SeatSet::EMPTY,
            true => SeatSet::all(self.seats),
            false => SeatSet::one(Seat::new(self.turn)),
        }
    }
    fn wakes_at(&self) -> Option<Millis> {
        self.turn_ms.filter(|_| !self.is_over()).map(|ms| self.since.plus(ms))
    }
    fn is_over(&self) -> bool {
        self.steps >= TURNS
    }
    fn steps(&self) -> usize {
        self.steps
    }
    fn act(&mut self, seat: Seat, action: &str, at: Millis) -> Result<(), Refusal> {
        self.try_act(seat, action)?;
        self.step(at);
        match action {
            "draw" => self.draw(seat),
            "hush" => {}
            _ => self.pass(seat.number(), at),
        }
        Ok(())
    }
    fn try_act(&self, seat: Seat, action: &str) -> Result<(), Refusal> {
        if !self.to_act().contains(seat) || action == "steal" {
            return Err(Refusal::Illegal(Illegal { clause: self.entry().meta.clauses[4] }));
        }
        match action {
            "pass" | "draw" | "hush" => Ok(()),
            other if other.starts_with("more ") => Ok(()),
            other => Err(Refusal::Unknown { why: format!("{other:?} is no action"), meant: Some("pass".to_string()) }),
        }
    }
    fn tick(&mut self, _at: Millis) -> usize {
        panic!("ticking forgets what was told in between: strike instead")
    }
    fn strike(&mut self, at: Millis) -> Result<(), Refusal> {
        self.step(at);
        self.note(&plain("The time is up."));
        self.pass(self.turn, at);
        Ok(())
    }
    fn review(&self, _worlds: u32) -> table::Review {
        table::Review::default()
    }

    fn think(&mut self, seat: Seat, _budget: Budget) -> Option<String> {
        self.to_act().contains(seat).then(|| "pass".to_string())
    }
    fn timeout(&self, _seat: Seat) -> Option<String> {
        None
    }
    fn view(&self, viewer: Viewer) -> TableView {
        TableView {
            game: "fake".to_string(),
            seats: self.seats,
            awaited: self.to_act().iter().map(Seat::number).collect(),
            scores: (0..self.seats).map(|seat| i32::from(seat) * 10).collect(),
            over: self.is_over(),
            places: self.is_over().then(|| (0..self.seats).rev().map(|place| place + 1).collect()),
            wakes_at: self.wakes_at().map(|at| at.0),
            zones: self.zones(viewer),
            round: 1,
            status: vec![plain("phase main")],
            view: serde_json::Value::Null,
        }
    }
    fn choices(&self, seat: Seat) -> Vec<Choice> {
        if !self.to_act().contains(seat) {
            return Vec::new();
        }
        let hand = ZoneRef { name: "hand".to_string(), seat: Some(seat.number()) };
        let touch = vec![Touch::Card { zone: hand, face: format!("{} 1", Fake::secret(seat.number())) }];
        let mut all =
            vec![self.choice("pass", "Pass to seat 1", vec![]), self.choice("draw", "Draw with card one", touch)];
        all.extend((0..self.more).map(|n| self.choice(&format!("more {n}"), &format!("Another choice {n}"), vec![])));
        all
    }
    fn legal(&self, seat: Seat) -> Vec<String> {
        self.choices(seat).into_iter().map(|choice| choice.action).collect()
    }
    fn told(&self, viewer: Viewer) -> Vec<Told> {
        self.told.iter().filter(|(other, _)| *other == viewer).map(|(_, told)| told.clone()).collect()
    }
    fn clause(&self, id: &str) -> Option<&'static Clause> {
        self.entry().meta.clauses.iter().copied().find(|clause| clause.id == id)
    }
    fn to_play(&self) -> String {
        format!("steps {}\n", self.steps)
    }
    fn to_scene(&self) -> Vec<String> {
        Vec::new()
    }
}
