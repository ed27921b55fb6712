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

use crate::card::{CardId, CardSet, Face, Shown, Tag, Zone, ZoneKind, ZoneSpec};
use crate::chance::Stream;
use crate::fact::{Card, Fact, Sink};
use crate::seat::{Eyes, SEATS_MAX, Viewer};

/// Seats and the public.
const VIEWERS: usize = SEATS_MAX + 1;
const PUBLIC: usize = SEATS_MAX;
/// No card: the end of a zone's order.
const NIL: u8 = u8::MAX;

/// Up to `N` cards in `Z` zones. See the module's laws.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tableau<const N: usize, const Z: usize> {
    sight: [CardSet; VIEWERS],
    set: [CardSet; Z],
    hands: u64,
    tables: u64,
    faces: [Face; N],
    zone: [Zone; N],
    tag: [Tag; N],
    above: [u8; N],
    below: [u8; N],
    top: [u8; Z],
    bottom: [u8; Z],
    /// How many cards each zone holds: asked far more often than cards move, and counting bits is slow.
    lens: [u8; Z],
    next_tag: u16,
    count: u8,
    seats: u8,
}

impl<const N: usize, const Z: usize> Tableau<N, Z> {
    /// All cards in the pile `Zone(0)`, face down, the last one on top.
    pub fn new(faces: &[Face], zones: &[ZoneSpec], seats: u8) -> Self {
        const { assert!(N <= 128 && Z <= 64, "a match has at most 128 cards and 64 zones") };
        assert!(faces.len() <= N, "more cards than the tableau holds");
        let (hands, tables) = kinds(zones, seats);
        let mut cards = Tableau {
            sight: [CardSet::EMPTY; VIEWERS],
            set: [CardSet::EMPTY; Z],
            hands,
            tables,
            faces: [Face(0); N],
            zone: [Zone(0); N],
            tag: [Tag(0); N],
            above: [NIL; N],
            below: [NIL; N],
            top: [NIL; Z],
            bottom: [NIL; Z],
            lens: [0; Z],
            next_tag: 1,
            count: faces.len() as u8,
            seats,
        };
        cards.faces[..faces.len()].copy_from_slice(faces);
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
        self.lens[zone.index()] as usize
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
        let like = |set: CardSet| set.iter().find(|&card| self.face(card) == face);
        let known = self.set(zone).intersection(self.sight[PUBLIC]);
        like(known).or_else(|| like(self.set(zone)))
    }

    /// Whether `viewer` can identify `card` where it lies.
    #[inline]
    pub fn sees(&self, viewer: Viewer, card: CardId) -> bool {
        viewer_index(viewer).is_none_or(|index| self.sight[index].contains(card))
    }

    /// The cards that `viewer` can identify.
    pub fn sight(&self, viewer: Viewer) -> CardSet {
        viewer_index(viewer).map_or(CardSet::first_n(self.count as usize), |index| self.sight[index])
    }

    /// Who can identify `card` where it lies.
    pub fn eyes_on(&self, card: CardId) -> Eyes {
        let mut eyes = Eyes::NONE;
        for seat in crate::seat::Seat::all(SEATS_MAX as u8).filter(|seat| self.sight[seat.index()].contains(card)) {
            eyes = eyes.and(seat);
        }
        if self.sight[PUBLIC].contains(card) { Eyes::ALL } else { eyes }
    }

    /// Puts `card` on top of `to`. Afterwards exactly `eyes` can identify it.
    #[inline]
    pub fn move_to<T>(&mut self, card: CardId, to: Zone, eyes: Eyes, sink: &mut impl Sink<T>) {
        let from = self.lift(card, eyes);
        self.put_on_top(card, to);
        self.settle(card, from, to, eyes, sink);
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
    pub fn turn<T>(&mut self, card: CardId, eyes: Eyes, sink: &mut impl Sink<T>) {
        self.each_viewer(|cards, index| {
            if eyes.contains_index(index) {
                cards.sight[index].insert(card);
            }
        });
        sink.emit(Fact::Turned { card: self.card(card), at: self.zone_of(card) }, eyes);
    }

    /// Shuffles `zone`: afterwards nobody can identify any of its cards.
    pub fn shuffle<T>(&mut self, zone: Zone, stream: &mut Stream, sink: &mut impl Sink<T>) {
        let cards = self.set(zone);
        self.exchange_faces(cards, stream);
        self.each_viewer(|tableau, index| tableau.sight[index] = tableau.sight[index].minus(cards));
        if self.is_table(zone) {
            cards.iter().for_each(|card| self.tag[card.index()] = self.issue_tag());
        }
        sink.emit(Fact::Shuffled { zone }, Eyes::ALL);
    }

    /// Brings all cards together in `zone`, in the order of their faces, seen by nobody: where a new round starts.
    /// Whatever lay where before, the pile is the same, so nothing hidden can outlast a round.
    pub fn gather<T>(&mut self, zone: Zone, sink: &mut impl Sink<T>) {
        self.faces[..self.count as usize].sort_unstable();
        self.sight = [CardSet::EMPTY; VIEWERS];
        self.set = [CardSet::EMPTY; Z];
        self.top = [NIL; Z];
        self.bottom = [NIL; Z];
        self.lens = [0; Z];
        self.tag = [Tag(0); N];
        self.next_tag = 1;
        self.stack_all(zone);
        sink.emit(Fact::Gathered { zone }, Eyes::ALL);
    }

    /// Replaces the faces of all cards that `viewer` cannot identify by a random arrangement of the same faces:
    /// a world the viewer cannot tell from this one.
    pub fn redeal_unseen(&mut self, viewer: Viewer, stream: &mut Stream) {
        self.exchange_faces(self.unseen(viewer), stream);
    }

    /// As [`Tableau::redeal_unseen`], but the faces of `pinned` stay where they are.
    pub fn redeal_unseen_except(&mut self, viewer: Viewer, pinned: CardSet, stream: &mut Stream) {
        self.exchange_faces(self.unseen(viewer).minus(pinned), stream);
    }

    /// The cards that `viewer` cannot identify.
    pub fn unseen(&self, viewer: Viewer) -> CardSet {
        CardSet::first_n(self.count as usize).minus(self.sight(viewer))
    }

    /// Exchanges the faces of two cards, for games whose imagined worlds are not uniform.
    pub fn swap_faces(&mut self, a: CardId, b: CardId) {
        self.faces.swap(a.index(), b.index());
    }

    fn exchange_faces(&mut self, cards: CardSet, stream: &mut Stream) {
        if cards == CardSet::first_n(self.count as usize) {
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
    #[inline]
    fn lift(&mut self, card: CardId, eyes: Eyes) -> Zone {
        let from = self.zone_of(card);
        self.unlink(card);
        if self.hands >> from.0 & 1 == 1 {
            self.blur(card, from, eyes);
        }
        from
    }

    /// The laws of blur and of copies.
    #[inline]
    fn blur(&mut self, card: CardId, from: Zone, eyes: Eyes) {
        let rest = self.set(from);
        self.each_viewer(|cards, index| {
            let known = cards.sight[index].intersection(rest);
            if known.is_empty() {
                return;
            }
            if !eyes.contains_index(index) {
                cards.sight[index] = cards.sight[index].minus(rest);
            } else if !cards.sight[index].contains(card)
                && let Some(copy) = known.iter().find(|&other| cards.face(other) == cards.face(card))
            {
                cards.sight[index].remove(copy);
            }
        });
    }

    #[inline]
    fn settle<T>(&mut self, card: CardId, from: Zone, to: Zone, eyes: Eyes, sink: &mut impl Sink<T>) {
        self.each_viewer(|cards, index| {
            if eyes.contains_index(index) {
                cards.sight[index].insert(card);
            } else {
                cards.sight[index].remove(card);
            }
        });
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
    fn each_viewer(&mut self, mut change: impl FnMut(&mut Self, usize)) {
        for index in 0..self.seats as usize {
            change(self, index);
        }
        change(self, PUBLIC);
    }

    fn is_table(&self, zone: Zone) -> bool {
        self.tables >> zone.0 & 1 == 1
    }

    fn issue_tag(&mut self) -> Tag {
        let tag = Tag(self.next_tag);
        self.next_tag = self.next_tag.checked_add(1).unwrap_or(1);
        tag
    }

    fn card(&self, id: CardId) -> Card {
        Card { id, face: self.face(id), tag: self.tag[id.index()] }
    }

    fn stack_all(&mut self, zone: Zone) {
        let count = self.count as usize;
        for i in 0..count {
            self.below[i] = (i as u8).wrapping_sub(1);
            self.above[i] = i as u8 + 1;
            self.zone[i] = zone;
        }
        if count > 0 {
            self.above[count - 1] = NIL;
            self.bottom[zone.index()] = 0;
            self.top[zone.index()] = count as u8 - 1;
        }
        self.set[zone.index()] = CardSet::first_n(count);
        self.lens[zone.index()] = count as u8;
    }

    #[inline]
    fn unlink(&mut self, card: CardId) {
        let zone = self.zone_of(card).index();
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
        self.lens[zone] -= 1;
    }

    #[inline]
    fn put_on_top(&mut self, card: CardId, to: Zone) {
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
    fn enter(&mut self, card: CardId, to: Zone) {
        self.zone[card.index()] = to;
        self.set[to.index()].insert(card);
        self.lens[to.index()] += 1;
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
        let mut shown: Vec<Shown> = self.iter(zone).map(show).collect();
        if self.hands >> zone.0 & 1 == 1 {
            shown.sort_unstable();
        }
        shown
    }

    fn audit(&self) -> Result<(), String> {
        let mut seen = CardSet::EMPTY;
        for zone in (0..Z as u8).map(Zone) {
            let listed: Vec<CardId> = self.iter(zone).take(N + 1).collect();
            let set: CardSet = listed.iter().copied().collect();
            if listed.len() != self.len(zone)
                || listed.len() != set.len()
                || set != self.set(zone)
                || listed.iter().any(|&c| self.zone_of(c) != zone)
            {
                return Err(format!("zone {} lists {listed:?} but holds {:?}", zone.0, self.set(zone)));
            }
            if !seen.intersection(set).is_empty() {
                return Err(format!("a card lies in two places, one of them zone {}", zone.0));
            }
            seen = seen.union(set);
        }
        let all = CardSet::first_n(self.count());
        if seen == all { Ok(()) } else { Err(format!("cards in no place: {:?}", all.minus(seen))) }
    }
}

fn kinds(zones: &[ZoneSpec], seats: u8) -> (u64, u64) {
    let (mut hands, mut tables) = (0, 0);
    for spec in zones {
        let width = if spec.per_seat { seats } else { 1 };
        let bits = ((1u64 << width) - 1) << spec.first.0;
        match spec.kind {
            ZoneKind::Hand => hands |= bits,
            ZoneKind::Table => tables |= bits,
            ZoneKind::Pile => {}
        }
    }
    (hands, tables)
}

fn viewer_index(viewer: Viewer) -> Option<usize> {
    match viewer {
        Viewer::Seat(seat) => Some(seat.index()),
        Viewer::Public => Some(PUBLIC),
        Viewer::Truth => None,
    }
}

#[inline]
fn card_of(link: u8) -> Option<CardId> {
    (link != NIL).then_some(CardId(link))
}

#[cfg(test)]
mod tests;
