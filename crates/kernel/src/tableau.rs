//! Where every card lies and who can identify it.
//!
//! All cards of a match live in one [`Tableau`]; they move only through it, and views, redacted facts and imagined
//! worlds all come from it, so they cannot disagree. Its laws, each tested below:
//!
//! - *Blur*: a card that leaves a hand face down makes everybody outside the move lose sight of the rest of that hand.
//! - *Copies*: a card that leaves a hand face up uses up one copy of its face that a viewer knew to be there, whichever
//!   physical copy it was; otherwise a viewer could tell copies apart.
//! - *Tags*: issued anew whenever a card comes from where it could not be followed; cards in hands and piles have none.
//! - *Shuffle*: nobody can identify any card of a shuffled zone.
//!
//! A [`CardId`] is a physical card; its face is looked up here. Shuffling and imagining therefore exchange faces and
//! leave places, tags and sight alone, which makes them cheap and keeps every count as it was.

mod alike;
mod opening;

use crate::card::{CardId, CardSet, Face, Shown, Tag, Zone, ZoneKind, ZoneSpec};
use crate::chance::Stream;
use crate::fact::{Card, Fact, Sink};
use crate::seat::{Eyes, Viewer};
use alike::alike;
pub use opening::Opening;

/// No card: the end of a zone's order.
const NIL: u8 = u8::MAX;

/// Up to `N` cards in `Z` zones. See the module's laws.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tableau<const N: usize, const Z: usize> {
    set: [CardSet; Z],
    hands: u64,
    tables: u64,
    faces: [Face; N],
    zone: [Zone; N],
    /// Who can identify each card where it lies.
    eyes: [Eyes; N],
    tag: [Tag; N],
    above: [u8; N],
    below: [u8; N],
    top: [u8; Z],
    bottom: [u8; Z],
    next_tag: u16,
    count: u8,
}

impl<const N: usize, const Z: usize> Tableau<N, Z> {
    /// All cards in the pile `Zone(0)`, face down, the last one on top.
    #[inline]
    /// A constant where the deck is one: then a deal begins with a copy.
    pub const fn new(faces: &[Face], zones: &[ZoneSpec], seats: u8) -> Self {
        const { assert!(N <= 128 && Z <= 64, "a match has at most 128 cards and 64 zones") };
        assert!(faces.len() <= N, "more cards than the tableau holds");
        let (hands, tables) = kinds(zones, seats);
        let mut cards = Tableau {
            set: [CardSet::EMPTY; Z],
            hands,
            tables,
            faces: [Face(0); N],
            zone: [Zone(0); N],
            eyes: [Eyes::NONE; N],
            tag: [Tag(0); N],
            above: [NIL; N],
            below: [NIL; N],
            top: [NIL; Z],
            bottom: [NIL; Z],
            next_tag: 1,
            count: faces.len() as u8,
        };
        let mut i = 0;
        while i < faces.len() {
            assert!(faces[i].0 < 128, "a match has at most 128 faces");
            cards.faces[i] = faces[i];
            i += 1;
        }
        cards.stack_all(Zone(0));
        cards
    }

    /// What is printed on `card`.
    #[inline]
    pub fn face(&self, card: CardId) -> Face {
        self.faces[card.index()]
    }

    /// Where `card` lies.
    #[inline]
    pub fn zone_of(&self, card: CardId) -> Zone {
        self.zone[card.index()]
    }

    /// The cards in `zone`.
    #[inline]
    pub fn set(&self, zone: Zone) -> CardSet {
        self.set[zone.index()]
    }

    /// How many cards lie in `zone`.
    #[inline]
    pub fn len(&self, zone: Zone) -> usize {
        self.set(zone).len()
    }

    /// Whether no card lies in `zone`.
    #[inline]
    pub fn is_empty(&self, zone: Zone) -> bool {
        self.top[zone.index()] == NIL
    }

    /// The top (newest) card of `zone`.
    #[inline]
    pub fn top(&self, zone: Zone) -> Option<CardId> {
        card_of(self.top[zone.index()])
    }

    /// The bottom (oldest) card of `zone`.
    #[inline]
    pub fn bottom(&self, zone: Zone) -> Option<CardId> {
        card_of(self.bottom[zone.index()])
    }

    /// The cards of `zone` from the bottom to the top.
    pub fn iter(&self, zone: Zone) -> impl Iterator<Item = CardId> + '_ {
        let mut at = self.bottom(zone);
        std::iter::from_fn(move || {
            let card = at?;
            at = card_of(self.above[card.index()]);
            Some(card)
        })
    }

    /// The card of `zone` with this face that leaves it when any copy would do: one that everybody knows of first.
    pub fn find(&self, zone: Zone, face: Face) -> Option<CardId> {
        self.leaves_first(self.like(zone, face))
    }

    /// The cards of `zone` with this face.
    #[inline]
    fn like(&self, zone: Zone, face: Face) -> CardSet {
        CardSet(alike(&self.faces, face)).intersection(self.set(zone))
    }

    /// Of copies of one face, the one that leaves first.
    #[inline]
    fn leaves_first(&self, copies: CardSet) -> Option<CardId> {
        let first = copies.first()?;
        // Mostly there is only one.
        if copies == CardSet::one(first) {
            return Some(first);
        }
        copies.iter().find(|&card| self.sees(Viewer::Public, card)).or(Some(first))
    }

    /// Whether `viewer` can identify `card` where it lies.
    #[inline]
    pub fn sees(&self, viewer: Viewer, card: CardId) -> bool {
        self.eyes[card.index()].contains(viewer)
    }

    /// The cards that `viewer` can identify.
    pub fn sight(&self, viewer: Viewer) -> CardSet {
        self.all().iter().filter(|&card| self.sees(viewer, card)).collect()
    }

    /// Who can identify `card` where it lies.
    #[inline]
    pub fn eyes_on(&self, card: CardId) -> Eyes {
        self.eyes[card.index()]
    }

    /// Puts `card` on top of `to`. Afterwards exactly `eyes` can identify it.
    #[inline]
    pub fn move_to<T>(&mut self, card: CardId, to: Zone, eyes: Eyes, sink: &mut impl Sink<T>) {
        let from = self.lift(card, eyes);
        self.put_on_top(card, to);
        self.settle(card, from, to, eyes, sink);
    }

    /// Puts `copies` cards with this face from the hand `from` on top of `to`, face up for everybody: what
    /// [`Tableau::find`] and [`Tableau::move_to`] do one by one, with one look through the hand. They must be there.
    pub fn play<T>(&mut self, from: Zone, face: Face, copies: u8, to: Zone, sink: &mut impl Sink<T>) {
        let mut like = self.like(from, face);
        for _ in 0..copies {
            let card = self.leaves_first(like).expect("as many copies as are played");
            like.remove(card);
            self.unlink(card);
            // Nobody loses sight of a card by blur: all see which one left. Only known copies of it are used up.
            if !like.is_empty() {
                self.blur(card, like, Eyes::ALL);
            }
            self.put_on_top(card, to);
            self.settle(card, from, to, Eyes::ALL, sink);
        }
    }

    /// Puts all cards of `from` on top of `to`, the bottom one first. Afterwards exactly `eyes` can identify them. What
    /// single moves do, at less cost: nothing stays behind that could blur.
    pub fn move_all<T>(&mut self, from: Zone, to: Zone, eyes: Eyes, sink: &mut impl Sink<T>) {
        assert!(from != to, "cards go to another zone");
        let Some(first) = self.bottom(from) else { return };
        let last = std::mem::replace(&mut self.top[from.index()], NIL);
        self.bottom[from.index()] = NIL;
        let moved = std::mem::take(&mut self.set[from.index()]);
        self.append((first, CardId(last)), moved, from, to, eyes, sink);
    }

    /// Puts all cards below `card` in its pile on top of `to`, the bottom one first. Afterwards exactly `eyes` can identify
    /// them. What single moves do, at less cost.
    pub fn move_below<T>(&mut self, card: CardId, to: Zone, eyes: Eyes, sink: &mut impl Sink<T>) {
        let from = self.zone_of(card);
        assert!(from != to && self.hands >> from.0 & 1 == 0, "cards go to another zone, and blur nothing");
        let Some(last) = card_of(std::mem::replace(&mut self.below[card.index()], NIL)) else { return };
        let first = CardId(std::mem::replace(&mut self.bottom[from.index()], card.0));
        self.above[last.index()] = NIL;
        let mut moved = CardSet::EMPTY;
        let mut at = Some(first);
        while let Some(card) = at {
            moved.insert(card);
            at = card_of(self.above[card.index()]);
        }
        self.set[from.index()] = self.set(from).minus(moved);
        self.append((first, last), moved, from, to, eyes, sink);
    }

    /// Puts a chain of cards, from its `first` to its `last`, on top of `to`.
    #[inline]
    fn append<T>(
        &mut self,
        (first, last): (CardId, CardId),
        moved: CardSet,
        from: Zone,
        to: Zone,
        eyes: Eyes,
        sink: &mut impl Sink<T>,
    ) {
        let old = std::mem::replace(&mut self.top[to.index()], last.0);
        self.below[first.index()] = old;
        match card_of(old) {
            Some(other) => self.above[other.index()] = first.0,
            None => self.bottom[to.index()] = first.0,
        }
        self.set[to.index()] = self.set(to).union(moved);
        let mut at = Some(first);
        while let Some(card) = at {
            self.zone[card.index()] = to;
            self.settle(card, from, to, eyes, sink);
            at = card_of(self.above[card.index()]);
        }
    }

    /// Deals `count` cards of the pile `from`, which holds more, one after the other from the top to `to`; exactly `eyes`
    /// can identify them. What single moves do, at less cost. Calls `each` for every card.
    pub fn deal<T>(
        &mut self,
        from: Zone,
        count: u8,
        to: (Zone, Eyes),
        sink: &mut impl Sink<T>,
        mut each: impl FnMut(Face),
    ) {
        assert!(self.hands >> from.0 & 1 == 0, "a card that leaves a hand may blur the rest");
        let (zone, eyes) = to;
        let mut left = self.set(from);
        for _ in 0..count {
            let card = self.top(from).expect("more cards than are dealt");
            self.top[from.index()] = self.below[card.index()];
            left.remove(card);
            self.put_on_top(card, zone);
            self.settle(card, from, zone, eyes, sink);
            each(self.face(card));
        }
        self.set[from.index()] = left;
        let top = self.top(from).expect("more cards than are dealt");
        self.above[top.index()] = NIL;
    }

    /// Deals all cards of the pile `from`, one at a time from the top, to the zones of `to` in turn; exactly the eyes
    /// beside a zone can identify what it gets. What single moves do, at less cost.
    pub fn deal_all<T>(&mut self, from: Zone, to: &[(Zone, Eyes)], sink: &mut impl Sink<T>) {
        assert!(self.hands >> from.0 & 1 == 0, "a card that leaves a hand may blur the rest");
        assert!(!to.is_empty() && to.iter().all(|(zone, _)| *zone != from), "cards go to other zones");
        let mut at = card_of(std::mem::replace(&mut self.top[from.index()], NIL));
        self.bottom[from.index()] = NIL;
        self.set[from.index()] = CardSet::EMPTY;
        let mut turns = to.iter().cycle();
        while let (Some(card), Some(&(zone, eyes))) = (at, turns.next()) {
            at = card_of(self.below[card.index()]);
            self.put_on_top(card, zone);
            self.settle(card, from, zone, eyes, sink);
        }
    }

    /// Puts `card` under the bottom of `to`. Afterwards exactly `eyes` can identify it.
    pub fn tuck<T>(&mut self, card: CardId, to: Zone, eyes: Eyes, sink: &mut impl Sink<T>) {
        let from = self.lift(card, eyes);
        self.put_at_bottom(card, to);
        self.settle(card, from, to, eyes, sink);
    }

    /// Moves `card` in plain sight: who could identify it still can, and its tag goes with it.
    pub fn carry<T>(&mut self, card: CardId, to: Zone, sink: &mut impl Sink<T>) {
        let from = self.zone_of(card);
        assert!(self.is_table(from) && self.is_table(to), "only cards lying openly can be followed");
        self.unlink(card);
        self.put_on_top(card, to);
        sink.emit(Fact::Moved { card: self.card(card), from, to }, self.eyes_on(card));
    }

    /// Shows `card` where it lies to `eyes` as well.
    #[inline]
    pub fn turn<T>(&mut self, card: CardId, eyes: Eyes, sink: &mut impl Sink<T>) {
        self.eyes[card.index()] = self.eyes_on(card).union(eyes);
        sink.emit(Fact::Turned { card: self.card(card), at: self.zone_of(card) }, eyes);
    }

    /// Shows everybody a card with this face in the hand `zone`, where it must be. Which copy it was, nobody can tell:
    /// who knew of one already learns nothing, and what they knew is from now on the copy that everybody knows. What
    /// everybody knows is thus known to each of them, whatever else is dealt anew.
    pub fn show<T>(&mut self, zone: Zone, face: Face, sink: &mut impl Sink<T>) {
        let copies = self.like(zone, face);
        let card = self.leaves_first(copies).expect("the card that is shown");
        let mut new_to = Eyes::ALL.minus(self.eyes_on(card));
        for copy in copies.iter().filter(|copy| *copy != card) {
            let knew = self.eyes_on(copy).intersection(new_to);
            self.eyes[copy.index()] = self.eyes_on(copy).minus(knew);
            new_to = new_to.minus(knew);
        }
        self.eyes[card.index()] = self.eyes_on(card).union(Eyes::ALL);
        sink.emit(Fact::Turned { card: self.card(card), at: zone }, Eyes::ALL);
    }

    /// Shows `eyes` this many cards with this face in the hand `zone`, all at once; they must be there. Which copies they
    /// were, nobody can tell: who knew of as many learns nothing.
    pub fn show_to<T>(&mut self, zone: Zone, face: Face, copies: u8, eyes: Eyes, sink: &mut impl Sink<T>) {
        let like = self.like(zone, face);
        assert!(copies as usize <= like.len(), "the cards that are shown");
        // Who knows of at least so many; everybody knows of none.
        let mut knows = [Eyes::NONE; 128];
        knows[0] = Eyes::ALL;
        for card in like.iter() {
            for count in (1..=copies as usize).rev() {
                knows[count] = knows[count].union(knows[count - 1].intersection(self.eyes_on(card)));
            }
        }
        for known in &knows[1..=copies as usize] {
            let mut lacking = eyes.minus(*known);
            for card in like.iter() {
                let learns = lacking.minus(self.eyes_on(card));
                self.eyes[card.index()] = self.eyes_on(card).union(learns);
                lacking = lacking.minus(learns);
            }
        }
        for card in like.iter().take(copies as usize) {
            sink.emit(Fact::Turned { card: self.card(card), at: zone }, eyes);
        }
    }

    /// Lays the hand `zone` open for everybody, in the order of faces: the order of the cards would tell copies apart.
    pub fn lay_open<T>(&mut self, zone: Zone, sink: &mut impl Sink<T>) {
        let mut hand = [CardId(0); N];
        let mut count = 0;
        for card in self.set(zone).iter() {
            self.eyes[card.index()] = Eyes::ALL;
            hand[count] = card;
            count += 1;
        }
        if sink.listens() {
            hand[..count].sort_by_key(|card| self.face(*card));
            hand[..count].iter().for_each(|&card| {
                sink.emit(Fact::Turned { card: self.card(card), at: zone }, Eyes::ALL);
            });
        }
    }

    /// Turns all cards of `zone` face down where they lie: nobody can identify them by looking any longer.
    pub fn cover<T>(&mut self, zone: Zone, sink: &mut impl Sink<T>) {
        // In the order in which they lie: the order of their ids would tell one card from another.
        let mut at = self.bottom(zone);
        while let Some(card) = at {
            self.eyes[card.index()] = Eyes::NONE;
            sink.emit(Fact::Turned { card: self.card(card), at: zone }, Eyes::NONE);
            at = card_of(self.above[card.index()]);
        }
    }

    /// Lets everybody look at all cards of `zone` for a moment; afterwards they lie as before.
    pub fn peek<T>(&self, zone: Zone, sink: &mut impl Sink<T>) {
        if !sink.listens() {
            return;
        }
        for card in self.iter(zone) {
            sink.emit(Fact::Turned { card: self.card(card), at: zone }, Eyes::ALL);
        }
        for card in self.iter(zone) {
            sink.emit(Fact::Turned { card: self.card(card), at: zone }, self.eyes_on(card));
        }
    }

    /// Shuffles `zone`: afterwards nobody can identify any of its cards.
    #[inline]
    pub fn shuffle<T>(&mut self, zone: Zone, stream: &mut Stream, sink: &mut impl Sink<T>) {
        let cards = self.set(zone);
        self.exchange_faces(cards, stream);
        if cards == self.all() {
            self.eyes = [Eyes::NONE; N];
        } else {
            cards.iter().for_each(|card| self.eyes[card.index()] = Eyes::NONE);
        }
        if self.is_table(zone) {
            self.name_anew(zone);
        }
        sink.emit(Fact::Shuffled { zone }, Eyes::ALL);
    }

    /// Puts faces of the pile `zone` where they are wanted, places counted from its top, by exchanging them with what lies
    /// there: a shuffle that is told how to end. False where one of them is not there often enough; then nothing changes.
    pub fn arrange(&mut self, zone: Zone, wanted: &[(usize, Face)]) -> bool {
        let mut order: Vec<CardId> = self.iter(zone).collect();
        order.reverse();
        let mut faces: Vec<Face> = order.iter().map(|card| self.face(*card)).collect();
        let is_wanted = |place: usize| wanted.iter().any(|(other, _)| *other == place);
        for (number, &(place, face)) in wanted.iter().enumerate() {
            let done = |at: usize| wanted[..number].iter().any(|(other, _)| *other == at);
            // One that lies where another face is wanted goes last: it is moved anyway.
            let found = (0..faces.len()).filter(|at| faces[*at] == face && !done(*at));
            let Some(found) = found.max_by_key(|at| (*at == place, !is_wanted(*at))) else { return false };
            if place >= faces.len() {
                return false;
            }
            faces.swap(place, found);
        }
        order.into_iter().zip(faces).for_each(|(card, face)| self.faces[card.index()] = face);
        true
    }

    /// Brings all cards together in `zone`, in the order of their faces, seen by nobody: where a new round starts.
    /// Whatever lay where before, the pile is the same, so nothing hidden can outlast a round.
    pub fn gather<T>(&mut self, zone: Zone, sink: &mut impl Sink<T>) {
        self.sort_all_faces();
        self.eyes = [Eyes::NONE; N];
        self.set = [CardSet::EMPTY; Z];
        self.top = [NIL; Z];
        self.bottom = [NIL; Z];
        self.tag = [Tag(0); N];
        self.next_tag = 1;
        self.stack_all(zone);
        sink.emit(Fact::Gathered { zone }, Eyes::ALL);
    }

    /// Replaces the faces of all cards that `viewer` cannot identify by a random arrangement of the same faces: a world
    /// the viewer cannot tell from this one. It depends on the stream and on what the viewer knows, not on how the
    /// unseen cards truly lie: a bot that decides by imagined worlds decides the same whatever is hidden from it.
    pub fn redeal_unseen(&mut self, viewer: Viewer, stream: &mut Stream) {
        self.redeal_unseen_except(viewer, CardSet::EMPTY, stream);
    }

    /// As [`Tableau::redeal_unseen`], but the faces of `pinned` stay where they are.
    pub fn redeal_unseen_except(&mut self, viewer: Viewer, pinned: CardSet, stream: &mut Stream) {
        let cards = self.unseen(viewer).minus(pinned);
        self.sort_faces(cards);
        self.exchange_faces(cards, stream);
    }

    /// The cards that `viewer` cannot identify.
    pub fn unseen(&self, viewer: Viewer) -> CardSet {
        self.all().minus(self.sight(viewer))
    }

    /// Exchanges the faces of two cards, for games whose imagined worlds are not uniform.
    pub fn swap_faces(&mut self, a: CardId, b: CardId) {
        self.faces.swap(a.index(), b.index());
    }

    /// Puts the faces of `cards` in order over them, by counting: hands and piles hold many copies of few faces.
    fn sort_faces(&mut self, cards: CardSet) {
        let mut count = [0u8; 128];
        cards.iter().for_each(|card| count[self.face(card).0 as usize & 127] += 1);
        let mut next = 0;
        for card in cards.iter() {
            while count[next] == 0 {
                next += 1;
            }
            count[next] -= 1;
            self.faces[card.index()] = Face(next as u8);
        }
    }

    /// [`Tableau::sort_faces`] of all cards: no set to go through.
    fn sort_all_faces(&mut self) {
        let faces = &mut self.faces[..self.count as usize];
        let mut count = [0u8; 128];
        faces.iter().for_each(|face| count[face.0 as usize & 127] += 1);
        let mut rest = faces;
        for (face, copies) in (0..).zip(count) {
            if rest.is_empty() {
                break;
            }
            let (run, others) = rest.split_at_mut(copies as usize);
            run.fill(Face(face));
            rest = others;
        }
    }

    #[inline]
    fn exchange_faces(&mut self, cards: CardSet, stream: &mut Stream) {
        if cards == self.all() {
            return stream.shuffle(&mut self.faces[..self.count as usize]);
        }
        let mut ids = [0u8; N];
        let mut n = 0;
        for card in cards.iter() {
            ids[n] = card.0;
            n += 1;
        }
        for last in (1..n).rev() {
            let other = stream.below(last as u32 + 1) as usize;
            self.faces.swap(ids[last] as usize, ids[other] as usize);
        }
    }

    /// Takes `card` out of its zone, with what that does to the sight of the cards left there.
    #[inline(always)]
    fn lift(&mut self, card: CardId, eyes: Eyes) -> Zone {
        let from = self.zone_of(card);
        self.unlink(card);
        if self.hands >> from.0 & 1 == 1 {
            self.blur(card, self.set(from), eyes);
        }
        from
    }

    /// The laws of blur and of copies, for the cards that `card` leaves behind in a hand.
    #[inline(never)] // Leaves `lift` small where cards come from piles.
    fn blur(&mut self, card: CardId, behind: CardSet, eyes: Eyes) {
        // Who sees this card leave without having known it was there.
        let mut surprised = eyes.minus(self.eyes_on(card));
        for other in behind.iter() {
            let known = self.eyes_on(other).intersection(eyes);
            let used_up = if self.face(other) == self.face(card) { known.intersection(surprised) } else { Eyes::NONE };
            surprised = surprised.minus(used_up);
            self.eyes[other.index()] = known.minus(used_up);
        }
    }

    #[inline]
    fn settle<T>(&mut self, card: CardId, from: Zone, to: Zone, eyes: Eyes, sink: &mut impl Sink<T>) {
        self.eyes[card.index()] = eyes;
        if self.is_table(to) {
            if !self.is_table(from) {
                self.tag[card.index()] = self.issue_tag();
            }
        } else {
            self.tag[card.index()] = Tag(0);
        }
        sink.emit(Fact::Moved { card: self.card(card), from, to }, eyes);
    }

    #[inline]
    fn all(&self) -> CardSet {
        if self.count as usize == N { const { CardSet::first_n(N) } } else { CardSet::first_n(self.count as usize) }
    }

    #[inline]
    const fn is_table(&self, zone: Zone) -> bool {
        self.tables >> zone.0 & 1 == 1
    }

    /// New tags in the order in which the cards lie: in the order of their ids they would tell one card from another.
    fn name_anew(&mut self, zone: Zone) {
        let mut at = self.bottom(zone);
        while let Some(card) = at {
            self.tag[card.index()] = self.issue_tag();
            at = card_of(self.above[card.index()]);
        }
    }

    #[inline]
    fn issue_tag(&mut self) -> Tag {
        let tag = Tag(self.next_tag);
        self.next_tag = self.next_tag.checked_add(1).unwrap_or(1);
        tag
    }

    #[inline]
    fn card(&self, id: CardId) -> Card {
        Card { id, face: self.face(id), tag: self.tag[id.index()] }
    }

    #[inline]
    const fn stack_all(&mut self, zone: Zone) {
        let count = self.count as usize;
        let mut i = 0;
        while i < count {
            self.below[i] = (i as u8).wrapping_sub(1);
            self.above[i] = i as u8 + 1;
            self.zone[i] = zone;
            i += 1;
        }
        if count > 0 {
            self.above[count - 1] = NIL;
            self.bottom[zone.index()] = 0;
            self.top[zone.index()] = count as u8 - 1;
        }
        self.set[zone.index()] = CardSet::first_n(count);
    }

    #[inline(always)]
    const fn unlink(&mut self, card: CardId) {
        let zone = self.zone[card.index()].index();
        let (above, below) = (self.above[card.index()], self.below[card.index()]);
        match card_of(above) {
            Some(other) => self.below[other.index()] = below,
            None => self.top[zone] = below,
        }
        match card_of(below) {
            Some(other) => self.above[other.index()] = above,
            None => self.bottom[zone] = above,
        }
        self.set[zone].remove(card);
    }

    #[inline]
    const fn put_on_top(&mut self, card: CardId, to: Zone) {
        let old = std::mem::replace(&mut self.top[to.index()], card.0);
        self.below[card.index()] = old;
        self.above[card.index()] = NIL;
        match card_of(old) {
            Some(other) => self.above[other.index()] = card.0,
            None => self.bottom[to.index()] = card.0,
        }
        self.enter(card, to);
    }

    fn put_at_bottom(&mut self, card: CardId, to: Zone) {
        let old = std::mem::replace(&mut self.bottom[to.index()], card.0);
        self.above[card.index()] = old;
        self.below[card.index()] = NIL;
        match card_of(old) {
            Some(other) => self.below[other.index()] = card.0,
            None => self.top[to.index()] = card.0,
        }
        self.enter(card, to);
    }

    #[inline]
    const fn enter(&mut self, card: CardId, to: Zone) {
        self.zone[card.index()] = to;
        self.set[to.index()].insert(card);
    }
}

/// What tools may ask of any game's tableau, whatever its size.
pub trait Cards {
    /// How many cards the match has.
    fn count(&self) -> usize;
    /// How many zones there are.
    fn zones(&self) -> usize;
    /// What is printed on `card`.
    fn face_of(&self, card: CardId) -> Face;
    /// How many cards lie in `zone`.
    fn len_of(&self, zone: Zone) -> usize;
    /// The cards of `zone` as `viewer` sees them: a hand as known faces in order, then backs; the others as they lie.
    fn shown(&self, zone: Zone, viewer: Viewer) -> Vec<Shown>;
    /// Whether every card lies in exactly one place and the order of each zone is whole.
    fn audit(&self) -> Result<(), String>;
}

impl<const N: usize, const Z: usize> Cards for Tableau<N, Z> {
    fn count(&self) -> usize {
        self.count as usize
    }

    fn zones(&self) -> usize {
        Z
    }

    fn face_of(&self, card: CardId) -> Face {
        self.face(card)
    }

    fn len_of(&self, zone: Zone) -> usize {
        self.len(zone)
    }

    fn shown(&self, zone: Zone, viewer: Viewer) -> Vec<Shown> {
        let show = |card| {
            if self.sees(viewer, card) { Shown::Up(self.face(card)) } else { Shown::Down(self.tag[card.index()]) }
        };
        let mut shown = Vec::with_capacity(self.len(zone));
        shown.extend(self.iter(zone).map(show));
        if self.hands >> zone.0 & 1 == 1 {
            shown.sort_unstable();
        }
        shown
    }

    fn audit(&self) -> Result<(), String> {
        let mut seen = CardSet::EMPTY;
        for zone in (0..Z as u8).map(Zone) {
            let mut set = CardSet::EMPTY;
            for card in self.iter(zone) {
                if set.contains(card) || self.zone_of(card) != zone {
                    return Err(format!("zone {} lists {card:?} after {set:?}, which does not belong there", zone.0));
                }
                set.insert(card);
            }
            if set != self.set(zone) {
                return Err(format!("zone {} lists {set:?} but holds {:?}", zone.0, self.set(zone)));
            }
            if !seen.intersection(set).is_empty() {
                return Err(format!("a card lies in two places, one of them zone {}", zone.0));
            }
            seen = seen.union(set);
        }
        let lost = self.all().minus(seen);
        if lost.is_empty() { Ok(()) } else { Err(format!("cards in no place: {lost:?}")) }
    }
}

#[inline]
const fn kinds(zones: &[ZoneSpec], seats: u8) -> (u64, u64) {
    let (mut hands, mut tables) = (0, 0);
    let mut i = 0;
    while i < zones.len() {
        let spec = &zones[i];
        let width = if spec.per_seat { seats } else { 1 };
        let bits = ((1u64 << width) - 1) << spec.first.0;
        match spec.kind {
            ZoneKind::Hand => hands |= bits,
            ZoneKind::Table => tables |= bits,
            ZoneKind::Pile => {}
        }
        i += 1;
    }
    (hands, tables)
}

#[inline]
const fn card_of(link: u8) -> Option<CardId> {
    if link == NIL { None } else { Some(CardId(link)) }
}

#[cfg(test)]
mod tests;
