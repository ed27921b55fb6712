//! Cellar: a small honest game with a hidden hand, a face-down row, a window and a reshuffle.
//!
//! Twelve cards, three each. In turn, play a card openly, show one, hide one face down in the row, or mix the row. When
//! a card was hidden, the next seat may doubt it for a second: it looks at the card, and an even one scores for its
//! owner, an odd one for the doubter. Then the hand is filled up; an empty pile is made again from the discards. Naming
//! a card one does not hold is allowed and costs a point.

use crate::fault::{Fault, Flaw};
use crate::words::Action;
use kernel::{
    CardSet, Cards, Chance, Clause, Eyes, Face, Fact, Game, Heuristic, Illegal, Input, Meta, Millis, Seat, SeatSet,
    Sink, Stamped, Stream, Tableau, Use, Viewer, Zone, ZoneKind, ZoneSpec,
};
use std::sync::atomic::{AtomicU32, Ordering};

pub const PILE: Zone = Zone(0);
pub const DISCARD: Zone = Zone(1);
pub const ROW: Zone = Zone(2);
const HAND: Zone = Zone(3);
const TURNS: u8 = 12;
const HELD: usize = 3;

const ZONES: &[ZoneSpec] = &[
    ZoneSpec { name: "pile", first: PILE, per_seat: false, kind: ZoneKind::Pile },
    ZoneSpec { name: "discard", first: DISCARD, per_seat: false, kind: ZoneKind::Pile },
    ZoneSpec { name: "row", first: ROW, per_seat: false, kind: ZoneKind::Table },
    ZoneSpec { name: "hand", first: HAND, per_seat: true, kind: ZoneKind::Hand },
];

const SEATS: &Clause = &Clause { id: "CE-1", text: "Two or three play." };
const TURN: &Clause = &Clause { id: "CE-2", text: "Players take turns." };
const CARD: &Clause = &Clause { id: "CE-3", text: "You play, show or hide a card you hold." };
const MIX: &Clause = &Clause { id: "CE-4", text: "A row of two or more can be mixed." };
const REST: &Clause = &Clause { id: "CE-5", text: "You rest only with an empty hand." };
const WINDOW: &Clause = &Clause { id: "CE-6", text: "A hidden card is doubted or passed." };
const FOREIGN: &Clause = &Clause { id: "XX-1", text: "A rule of another game." };

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    Turn,
    Window { closes: Millis },
    Over,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Note {
    Hid(Seat, u8),
    Judged(Seat),
    Undeclared(Seat),
    Mistaken(Seat),
}

#[derive(PartialEq, Eq, Debug, serde::Serialize)]
pub struct View {
    turn: u8,
    turns: u8,
    window: bool,
    peek: Option<u8>,
}

/// The state of a match; `fault` is what is wrong with it.
#[derive(Clone, Copy, Debug)]
pub struct Cellar {
    pub cards: Tableau<12, 6>,
    pub chance: Chance,
    pub phase: Phase,
    pub turn: Seat,
    pub turns: u8,
    pub mixes: u32,
    pub scores: [i32; 3],
    pub seats: u8,
    pub noise: u32,
    pub fault: Fault,
}

static PLAYED: AtomicU32 = AtomicU32::new(0);

pub fn hand(seat: Seat) -> Zone {
    Zone(HAND.0 + seat.number())
}

impl Game for Cellar {
    const META: Meta = Meta {
        slug: "cellar",
        name: "Cellar",
        seats: 2..=3,
        minutes: 1..=1,
        rules: 1,
        zones: ZONES,
        clauses: &[SEATS, TURN, CARD, MIX, REST, WINDOW],
    };
    type Options = Flaw;
    type Action = Action;
    type Note = Note;
    type View = View;

    fn deal_to(options: &Flaw, seats: u8, chance: Chance, sink: &mut impl Sink<Note>) -> Result<Self, Illegal> {
        Illegal::unless((2..=3).contains(&seats), SEATS)?;
        let faces: Vec<Face> = (0..12).map(|id| Face(id / 2)).collect();
        let mut cards = Tableau::new(&faces, ZONES, seats);
        cards.shuffle(PILE, &mut chance.stream(Use(0), 0), sink);
        for _ in 0..HELD {
            for seat in Seat::all(seats) {
                let top = cards.top(PILE).expect("twelve cards are enough");
                cards.move_to(top, hand(seat), Eyes::seat(seat), sink);
            }
        }
        let (phase, turn) = (Phase::Turn, Seat::new(0));
        Ok(Cellar { cards, chance, phase, turn, turns: 0, mixes: 0, scores: [0; 3], seats, noise: 0, fault: options.0 })
    }

    fn to_act(&self) -> SeatSet {
        match self.phase {
            Phase::Turn => SeatSet::one(self.turn),
            Phase::Window { .. } => SeatSet::one(self.next()),
            Phase::Over => SeatSet::EMPTY,
        }
    }

    fn wakes_at(&self) -> Option<Millis> {
        match self.phase {
            Phase::Window { closes } => Some(closes),
            Phase::Turn | Phase::Over => None,
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        let from = out.len();
        for action in Action::all() {
            if self.is_listed(seat, action) {
                out.push(action);
            }
        }
        if self.has(Fault::Unsorted) {
            out[from..].reverse();
        }
    }

    fn by_lot(&self, seat: Seat, stream: &mut Stream, list: &mut Vec<Action>) -> Option<(Action, u32)> {
        list.clear();
        self.legal(seat, list);
        if self.has(Fault::UnfairLot) && list.len() > 1 {
            list.pop();
        }
        stream.pick(list).map(|action| (*action, list.len() as u32))
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        Illegal::unless(self.to_act().contains(seat), TURN)?;
        if self.has(Fault::LegalRefused) && action == Action::Play(4) {
            return Err(Illegal::by(CARD));
        }
        if self.has(Fault::IllegalAccepted) && action == Action::Mix && self.phase == Phase::Turn {
            return Ok(());
        }
        let clause = match action {
            Action::Play(_) | Action::Show(_) | Action::Hide(_) => CARD,
            Action::Mix if self.has(Fault::ForeignClause) => FOREIGN,
            Action::Mix => MIX,
            Action::Rest | Action::Odd => REST,
            Action::Pass | Action::Doubt => WINDOW,
        };
        Illegal::unless(self.is_listed(seat, action) || self.is_mistake(seat, action), clause)
    }

    fn apply(&mut self, step: Stamped<Action>, sink: &mut impl Sink<Note>) {
        if self.has(Fault::Unrepeatable) {
            self.noise = PLAYED.fetch_add(1, Ordering::Relaxed);
        }
        if self.has(Fault::Allocates) {
            drop(std::hint::black_box(Box::new(self.turns)));
        }
        let Input::Act { seat, action } = step.input else { return self.end_turn(sink) };
        match action {
            Action::Play(_) if self.is_mistake(seat, action) => {
                self.scores[seat.index()] -= 1;
                sink.note(Note::Mistaken(seat));
                self.end_turn(sink);
            }
            Action::Play(face) => self.play(seat, Face(face), sink),
            Action::Show(face) => {
                self.cards.turn(self.held(seat, Face(face)), Eyes::ALL, sink);
                self.end_turn(sink);
            }
            Action::Hide(face) => self.hide(seat, Face(face), step.at, sink),
            Action::Mix => self.mix(sink),
            Action::Doubt => self.judge(seat, sink),
            Action::Rest | Action::Odd | Action::Pass => self.end_turn(sink),
        }
    }

    fn scores(&self) -> &[i32] {
        &self.scores[..self.seats as usize]
    }

    fn cards(&self) -> &dyn Cards {
        &self.cards
    }

    fn view(&self, viewer: Viewer) -> View {
        let peek = match viewer {
            Viewer::Seat(seat) if self.has(Fault::LeakedView) => self.cards.top(hand(seat.next(self.seats))),
            _ => None,
        };
        View {
            turn: self.turn.number(),
            turns: self.turns,
            window: matches!(self.phase, Phase::Window { .. }),
            peek: peek.map(|card| self.cards.face(card).0),
        }
    }

    fn determinize(&mut self, seat: Seat, stream: &mut Stream) {
        let hands = Seat::all(self.seats).map(|seat| self.cards.set(hand(seat)));
        let pinned = match () {
            () if self.has(Fault::KeptPile) => self.cards.set(PILE),
            () if self.has(Fault::KeptHands) => hands.fold(CardSet::EMPTY, CardSet::union),
            () => CardSet::EMPTY,
        };
        self.cards.redeal_unseen_except(Viewer::Seat(seat), pinned, stream);
        if !self.has(Fault::ForeseenShuffle) {
            self.chance = Chance::imagined(stream);
        }
    }

    fn bound(&self) -> u32 {
        2 * TURNS as u32
    }

    fn outside(&self, _seat: Seat, action: Action) -> Action {
        if matches!(action, Action::Hide(_)) { Action::Hide(0) } else { action }
    }

    fn off_list(&self, seat: Seat, action: Action) -> bool {
        self.is_mistake(seat, action)
    }

    fn reveals(note: &Note) -> bool {
        matches!(note, Note::Judged(_))
    }

    fn timeout(&self, seat: Seat) -> Option<Action> {
        if self.has(Fault::BadTimeout) {
            return self.to_act().contains(seat).then_some(Action::Pass);
        }
        Action::all().filter(|action| self.is_listed(seat, *action)).last()
    }
}

impl Cellar {
    pub fn has(&self, fault: Fault) -> bool {
        self.fault == fault
    }

    fn next(&self) -> Seat {
        self.turn.next(self.seats)
    }

    fn is_listed(&self, seat: Seat, action: Action) -> bool {
        let holds = |face| self.cards.find(hand(seat), Face(face)).is_some();
        self.to_act().contains(seat)
            && match (self.phase, action) {
                (Phase::Turn, Action::Play(face) | Action::Show(face) | Action::Hide(face)) => holds(face),
                (Phase::Turn, Action::Mix) => self.cards.len(ROW) > 1,
                (Phase::Turn, Action::Odd) => self.has(Fault::Notation),
                (Phase::Turn, Action::Rest) => self.cards.is_empty(hand(seat)),
                (Phase::Window { .. }, Action::Pass | Action::Doubt) => true,
                _ => false,
            }
    }

    /// A card named by mistake: allowed, but not listed.
    fn is_mistake(&self, seat: Seat, action: Action) -> bool {
        let may_play = self.phase == Phase::Turn && self.turn == seat;
        may_play && matches!(action, Action::Play(_)) && !self.is_listed(seat, action)
    }

    fn held(&self, seat: Seat, face: Face) -> kernel::CardId {
        self.cards.find(hand(seat), face).expect("a checked action names a held card")
    }

    fn play(&mut self, seat: Seat, face: Face, sink: &mut impl Sink<Note>) {
        assert!(!self.has(Fault::Panics) || face != Face(4), "a toy that panics");
        self.cards.move_to(self.held(seat, face), DISCARD, Eyes::ALL, sink);
        self.scores[seat.index()] += face.0 as i32 % 2;
        self.end_turn(sink);
    }

    fn hide(&mut self, seat: Seat, face: Face, at: Millis, sink: &mut impl Sink<Note>) {
        let hint = if self.has(Fault::ToldChoice) { face.0 % 2 } else { 0 };
        sink.note(Note::Hid(seat, hint));
        let known = self.cards.set(hand(seat)).intersection(self.cards.sight(Viewer::Public));
        let eyes = if self.has(Fault::OpenHide) { Eyes::ALL } else { Eyes::seat(seat) };
        self.cards.move_to(self.held(seat, face), ROW, eyes, sink);
        if self.has(Fault::MissingBlur) {
            let left = known.intersection(self.cards.set(hand(seat)));
            left.iter().for_each(|card| self.cards.turn::<Note>(card, Eyes::ALL, &mut ()));
        }
        let next = self.cards.iter(hand(self.next()));
        let can_answer = next.into_iter().any(|card| self.cards.face(card).0 > 3);
        if self.has(Fault::NosyWindow) && !can_answer {
            return self.end_turn(sink);
        }
        let late = if self.has(Fault::WakeByHand) && can_answer { 500 } else { 0 };
        self.phase = Phase::Window { closes: at.plus(1000 + late) };
    }

    fn mix(&mut self, sink: &mut impl Sink<Note>) {
        self.mixes += 1;
        let mut stream = self.chance.stream(Use(1), self.mixes);
        if self.has(Fault::StableTag) {
            for _ in 0..4 {
                let at = stream.below(self.cards.len(ROW) as u32) as usize;
                let card = self.cards.iter(ROW).nth(at).expect("below the length");
                self.cards.carry::<Note>(card, ROW, &mut ());
            }
            sink.emit(Fact::Shuffled { zone: ROW }, Eyes::ALL);
        } else {
            self.cards.shuffle(ROW, &mut stream, sink);
        }
        self.end_turn(sink);
    }

    fn judge(&mut self, doubter: Seat, sink: &mut impl Sink<Note>) {
        let card = self.cards.top(ROW).expect("a card was hidden");
        self.cards.turn(card, Eyes::seat(doubter), sink);
        let winner = if self.cards.face(card).0.is_multiple_of(2) { self.turn } else { doubter };
        self.scores[winner.index()] += 2;
        sink.note(if self.has(Fault::UndeclaredNote) { Note::Undeclared(winner) } else { Note::Judged(winner) });
        self.end_turn(sink);
    }

    fn end_turn(&mut self, sink: &mut impl Sink<Note>) {
        if self.cards.len(hand(self.turn)) < HELD {
            self.draw(sink);
        }
        if self.has(Fault::LostCard) && self.turns == 3 {
            self.cards = with_a_copy(&self.cards, self.seats);
        }
        self.turn = self.next();
        self.turns += !self.has(Fault::Endless) as u8;
        self.phase = if self.turns == TURNS { Phase::Over } else { Phase::Turn };
    }

    fn draw(&mut self, sink: &mut impl Sink<Note>) {
        if self.cards.is_empty(PILE) {
            while let Some(card) = self.cards.top(DISCARD) {
                self.cards.move_to(card, PILE, Eyes::NONE, sink);
            }
            self.mixes += 1;
            self.cards.shuffle(PILE, &mut self.chance.stream(Use(2), self.mixes), sink);
        }
        let Some(card) = self.cards.top(PILE) else { return };
        let eyes = Eyes::seat(self.turn);
        if self.has(Fault::SilentDraw) {
            return self.cards.move_to::<Note>(card, hand(self.turn), eyes, &mut ());
        }
        self.cards.move_to(card, hand(self.turn), eyes, sink);
        if self.has(Fault::LeakedFact) {
            let card = kernel::Card { id: card, face: self.cards.face(card), tag: kernel::Tag(0) };
            sink.emit(Fact::Turned { card, at: hand(self.turn) }, Eyes::ALL);
        }
    }
}

/// The same table in which the first card has become a copy of the second.
fn with_a_copy(cards: &Tableau<12, 6>, seats: u8) -> Tableau<12, 6> {
    let ids = || (0..12).map(kernel::CardId);
    let mut faces: Vec<Face> = ids().map(|card| cards.face(card)).collect();
    faces[0] = Face((faces[0].0 + 1) % 6);
    let mut copy = Tableau::new(&faces, ZONES, seats);
    for card in ids() {
        copy.move_to::<Note>(card, cards.zone_of(card), cards.eyes_on(card), &mut ());
    }
    copy
}

impl Heuristic for Cellar {
    fn rate(&self, _seat: Seat, action: Action) -> i32 {
        let peek = self.cards.top(hand(self.turn)).map_or(0, |card| self.cards.face(card).0 as i32);
        match action {
            Action::Hide(face) => 5 - face as i32 % 2,
            Action::Doubt if self.has(Fault::PeekingRate) => peek,
            Action::Doubt => 4,
            Action::Play(face) => face as i32,
            Action::Mix => 5,
            Action::Show(_) | Action::Rest | Action::Odd | Action::Pass => 1,
        }
    }
}
