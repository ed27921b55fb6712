//! The cards of a position: which lines name which, and where the others go.

use super::seat_of;
use crate::action::{Spot, spot};
use crate::card::{self, HAND, LOOTER, fits, is_coin};
use crate::lots::Lot;
use crate::state::{BagOLoot, DISCARD, Note, PILE, hand, zone};
use kernel::{CardId, CardSet, Entry, Eyes, Face, Misplaced, SEATS_MAX, Seat, SeatSet, Stock, Stream, Viewer};

/// Cards in the order of a line; none is dealt from the rest.
type Line = Vec<Option<CardId>>;

/// Where the named cards go.
pub struct Plan {
    stock: Stock,
    hands: [Option<Line>; SEATS_MAX],
    /// From the top.
    pile: Option<Line>,
    /// Whether the pile goes on with the rest of the deck.
    pile_goes_on: bool,
    discard: Vec<CardId>,
    lots: Vec<LotPlan>,
    known: Vec<Known>,
}

/// A set or bag of a position.
struct LotPlan {
    spot: Spot,
    lot: Lot,
    cards: Vec<CardId>,
    bag: Option<BagPlan>,
    entry: Entry,
}

/// What is said about a bag beyond its cards.
struct BagPlan {
    made: u8,
    /// Who can identify the hidden card; none in the standard game.
    seen: Option<Eyes>,
    challenged: bool,
}

/// A card that others know to be in a hand.
struct Known {
    /// Who knows; none is everybody.
    who: Option<Seat>,
    holder: Seat,
    face: Face,
    entry: Entry,
}

impl Plan {
    pub fn new(game: &BagOLoot) -> Plan {
        Plan {
            stock: Stock::new(&game.cards),
            hands: [const { None }; SEATS_MAX],
            pile: None,
            pile_goes_on: true,
            discard: Vec::new(),
            lots: Vec::new(),
            known: Vec::new(),
        }
    }

    /// Reads a line about a hand, the pile, the discards or what is known.
    pub fn read(&mut self, game: &BagOLoot, entry: &Entry) -> Result<(), Misplaced> {
        match entry.key.as_str() {
            "hand" => {
                let (seat, words) = entry.seat_and_rest(game.seats)?;
                self.hands[seat.index()] = Some(self.line(game, entry, words)?);
            }
            "pile" => {
                self.pile_goes_on = entry.words.last().is_some_and(|word| word == "...");
                let named = &entry.words[..entry.words.len() - self.pile_goes_on as usize];
                self.pile = Some(self.line(game, entry, named)?);
            }
            "discard" => {
                let line = self.line(game, entry, &entry.words)?;
                let named: Option<Vec<CardId>> = line.into_iter().collect();
                self.discard = named.ok_or_else(|| entry.wrong("discards are public: name them"))?;
            }
            _ => self.read_known(game, entry)?,
        }
        Ok(())
    }

    /// `7 7 L ? #3`, or `-` for none.
    fn line(&mut self, game: &BagOLoot, entry: &Entry, words: &[String]) -> Result<Line, Misplaced> {
        let mut line = Vec::new();
        for word in words.iter().filter(|word| *word != "-") {
            let any = match word.strip_prefix('#') {
                Some(count) => {
                    card::number(count).ok_or_else(|| entry.wrong(format!("{word:?} is no number of cards")))?
                }
                None => (word == "?") as u8,
            };
            match any {
                0 if !word.starts_with('#') => line.push(Some(self.take(game, entry, word)?)),
                any => line.extend((0..any).map(|_| None)),
            }
        }
        Ok(line)
    }

    fn take(&mut self, game: &BagOLoot, entry: &Entry, word: &str) -> Result<CardId, Misplaced> {
        let face = face(entry, word)?;
        self.stock.take(&game.cards, face).ok_or_else(|| entry.wrong(format!("there is no {word} left for this line")))
    }

    /// `known all 0 L` or `known 2 0 7`.
    fn read_known(&mut self, game: &BagOLoot, entry: &Entry) -> Result<(), Misplaced> {
        let who = match entry.words.first().map(String::as_str) {
            Some("all") => None,
            _ => Some(seat_of(entry, entry.words.first(), game.seats)?),
        };
        let holder = seat_of(entry, entry.words.get(1), game.seats)?;
        for word in &entry.words[2..] {
            self.known.push(Known { who, holder, face: face(entry, word)?, entry: entry.clone() });
        }
        Ok(())
    }

    /// `s1 0 7 7 L`, or `b2 1 5 5 5 5 11 made 1 seen 0 challenged`.
    pub fn read_lot(&mut self, game: &BagOLoot, entry: &Entry) -> Result<(), Misplaced> {
        let place = spot(&entry.key, 's').or_else(|| spot(&entry.key, 'b'));
        let most = card::SETS_MAX;
        let none =
            || format!("a position of this game has no {:?}: sets are s1 to s{most}, bags b1 to b{most}", entry.key);
        let spot = place.ok_or_else(|| entry.wrong(none()))?;
        if self.lots.iter().any(|plan| plan.spot == spot) {
            return Err(entry.wrong(format!("place {} is taken: a set and a bag cannot share a number", spot.number())));
        }
        let (owner, words) = entry.seat_and_rest(game.seats)?;
        let count = words.iter().take_while(|word| card::read(word).is_some()).count();
        let (named, more) = words.split_at(count);
        let cards: Result<Vec<CardId>, _> = named.iter().map(|word| self.take(game, entry, word)).collect();
        let cards = cards?;
        let faces: Vec<Face> = cards.iter().map(|&card| game.cards.face(card)).collect();
        let is_bag = entry.key.starts_with('b');
        let lot = lot(game, entry, owner, &faces)?;
        let bag = if is_bag { Some(self.bag(game, entry, owner, more)?) } else { None };
        if !is_bag && !more.is_empty() {
            return Err(entry.wrong(format!("{:?} is no card of a set: say numbers and L", more[0])));
        }
        self.lots.push(LotPlan { spot, lot, cards, bag, entry: entry.clone() });
        Ok(())
    }

    /// What follows the cards of a bag.
    fn bag(&self, game: &BagOLoot, entry: &Entry, owner: Seat, words: &[String]) -> Result<BagPlan, Misplaced> {
        let mut words = words.iter().map(String::as_str).peekable();
        let wrong = || entry.wrong("after its cards a bag has: made PLACE, seen SEATS, challenged; in this order");
        let mut made = self.lots.iter().filter(|plan| plan.bag.is_some()).count() as u8 + 1;
        if words.next_if_eq(&"made").is_some() {
            made = words.next().and_then(card::number).ok_or_else(wrong)?;
        }
        let mut seen = game.is_advanced().then_some(Eyes::seat(owner));
        if words.next_if_eq(&"seen").is_some() {
            let mut seats = SeatSet::EMPTY;
            let everybody = words.next_if_eq(&"all").is_some();
            while let Some(seat) = words.peek().and_then(|word| Seat::parse(word, game.seats)) {
                seats = seats.with(seat);
                words.next();
            }
            seen = game.is_advanced().then_some(if everybody { Eyes::ALL } else { Eyes::seats(seats) });
        }
        let challenged = words.next_if_eq(&"challenged").is_some();
        if words.next().is_some() || (challenged && !game.is_advanced()) {
            return Err(wrong());
        }
        Ok(BagPlan { made, seen, challenged })
    }

    /// Puts all cards where they belong and deals the rest.
    pub fn place(mut self, game: &mut BagOLoot, mut stream: Stream) -> Result<(), Misplaced> {
        let mut rest: Vec<CardId> = self.stock.left().iter().collect();
        stream.shuffle(&mut rest);
        self.fill(game.seats, &mut rest)?;
        for seat in Seat::all(game.seats) {
            for card in self.hands[seat.index()].take().into_iter().flatten().flatten() {
                game.take(card, seat, Eyes::seat(seat), &mut ());
            }
        }
        for &card in &self.discard {
            game.cards.move_to::<Note>(card, DISCARD, Eyes::ALL, &mut ());
        }
        let named = self.pile.take().unwrap_or_default().into_iter().flatten();
        let from_top: Vec<CardId> = named.chain(rest).collect();
        for &card in from_top.iter().rev() {
            game.cards.move_to::<Note>(card, PILE, Eyes::NONE, &mut ());
        }
        self.place_lots(game)?;
        self.tell(game)
    }

    /// Replaces what lines leave open by cards of the rest.
    fn fill(&mut self, seats: u8, rest: &mut Vec<CardId>) -> Result<(), Misplaced> {
        let short = || Misplaced { line: 0, why: "the deck has too few cards for this position".to_string() };
        let lines = self.hands.iter_mut().chain([&mut self.pile]).flatten();
        for card in lines.flatten().filter(|card| card.is_none()) {
            *card = Some(rest.pop().ok_or_else(short)?);
        }
        let unnamed: Vec<usize> = (0..seats as usize).filter(|&seat| self.hands[seat].is_none()).collect();
        unnamed.iter().for_each(|&seat| self.hands[seat] = Some(Vec::new()));
        let all = !self.pile_goes_on;
        let mut turns = unnamed.iter().cycle();
        let mut left = if all { rest.len() } else { rest.len().min(unnamed.len() * HAND) };
        while let Some(&seat) = turns.next().filter(|_| left > 0) {
            self.hands[seat].get_or_insert_default().push(rest.pop());
            left -= 1;
        }
        match rest.len() {
            0 => Ok(()),
            _ if !all => Ok(()),
            left => Err(Misplaced {
                line: 0,
                why: format!("{left} cards have no place: leave a hand unnamed, or end the pile with ..."),
            }),
        }
    }

    fn place_lots(&mut self, game: &mut BagOLoot) -> Result<(), Misplaced> {
        self.lots.sort_by_key(|plan| plan.spot);
        for (number, plan) in self.lots.iter().enumerate() {
            if plan.spot.index() != number {
                return Err(plan
                    .entry
                    .wrong(format!("sets and bags are numbered from 1, so {} comes next", number + 1)));
            }
            game.lots.open(Lot { size: plan.lot.size.min(4), ..plan.lot });
            for &card in &plan.cards {
                game.cards.move_to::<Note>(card, zone(plan.spot), Eyes::ALL, &mut ());
            }
            if let Some(bag) = &plan.bag {
                close(game, plan, bag);
            }
        }
        let mut order: Vec<u8> = self.lots.iter().filter_map(|plan| plan.bag.as_ref().map(|bag| bag.made)).collect();
        order.sort_unstable();
        if let Some((_, twice)) = order.iter().zip(1..).find(|(made, place)| **made != *place) {
            return Err(Misplaced { line: 0, why: format!("the bags leave out place {twice} in the order of making") });
        }
        let made = |spot: Spot| self.lots[spot.index()].bag.as_ref().map_or(0, |bag| bag.made);
        game.lots.reorder(made);
        Ok(())
    }

    /// Lets others know of cards in hands.
    fn tell(&self, game: &mut BagOLoot) -> Result<(), Misplaced> {
        let mut told: Vec<(Option<Seat>, CardSet)> = Vec::new();
        // What everybody knows comes first: a seat's own knowledge is of other copies.
        for known in self.known.iter().filter(|k| k.who.is_none()).chain(self.known.iter().filter(|k| k.who.is_some()))
        {
            let viewer = known.who.map_or(Viewer::Public, Viewer::Seat);
            let unknown = |card: &CardId| {
                game.cards.face(*card) == known.face
                    && !game.cards.sees(viewer, *card)
                    && !told.iter().any(|(who, cards)| *who == known.who && cards.contains(*card))
            };
            let found =
                game.cards.set(hand(known.holder)).iter().find(unknown).filter(|_| known.who != Some(known.holder));
            let card = found.ok_or_else(|| {
                known.entry.wrong(format!("seat {} holds no such {}", known.holder, card::word(known.face)))
            })?;
            game.cards.turn::<Note>(card, known.who.map_or(Eyes::ALL, Eyes::seat), &mut ());
            told.push((known.who, [card].into_iter().collect()));
        }
        Ok(())
    }
}

/// A bag as it lies: shut in the standard game, with a hidden fifth card in the Advanced one.
fn close(game: &mut BagOLoot, plan: &LotPlan, bag: &BagPlan) {
    game.lots.close(plan.spot);
    if bag.challenged {
        game.challenged.insert(plan.spot);
    }
    match bag.seen {
        Some(eyes) => {
            let fifth = plan.cards[4];
            game.cards.move_to::<Note>(fifth, zone(plan.spot), eyes, &mut ());
        }
        None => {
            game.lots.grow(plan.spot, game.cards.face(plan.cards[4]));
            if game.bags_are_shut() {
                game.cards.cover::<Note>(zone(plan.spot), &mut ());
            }
        }
    }
}

fn face(entry: &Entry, word: &str) -> Result<Face, Misplaced> {
    card::read(word).ok_or_else(|| entry.wrong(format!("{word:?} is no card: say a number from 1 to 16, or L")))
}

/// The set that these cards make (BL-5.2, BL-5.12); of a bag, the one it was.
fn lot(game: &BagOLoot, entry: &Entry, owner: Seat, faces: &[Face]) -> Result<Lot, Misplaced> {
    let is_bag = entry.key.starts_with('b');
    let size = if is_bag { 5..=5 } else { 2..=4 };
    if !size.contains(&faces.len()) {
        return Err(entry.wrong(if is_bag { "a bag has five cards" } else { "a set has two, three or four cards" }));
    }
    let four = &faces[..faces.len().min(4)];
    let rank = four.iter().copied().find(|&face| is_coin(face));
    let rank = rank.ok_or_else(|| entry.wrong("a set has at least one coin"))?;
    let matching = if game.is_advanced() { four } else { faces };
    if let Some(&other) = matching.iter().find(|&&face| !fits(face, rank)) {
        let (other, rank) = (card::word(other), card::word(rank));
        return Err(entry.wrong(format!("a {other} does not fit into a set of {rank}s")));
    }
    let looters = four.iter().filter(|&&face| face == LOOTER).count() as u8;
    Ok(Lot { owner, rank, size: four.len() as u8, looters })
}
