//! Camouflage in numbers. A card is laid on cards that lie already, so its place is told by the newest card that it shares a
//! cell with and how far it is from that: this bounds the numbers wherever the table grows, on every location. Cards are
//! numbered within their deck. In puzzles a place is a cell of the outline, and cards are numbered in their order.

use crate::action::{Action, NEWEST};
use crate::board::{Loc, Put};
use crate::card::{CARDS, DECK_SIZE, Deck, RING, Ring, Side};
use crate::options::Centers;
use crate::puzzle::SIZE_MAX;
use crate::state::{Bench, Camouflage, LOOSE, Phase, SEATS, hand, pile};
use kernel::encode::{Block, byte, from, signed};
use kernel::{Encode, Face, Seat, Viewer};

kernel::blocks! {
    /// What can be done.
    NUMBERS:
    PLAIN 11 "plain": "`auto`, `confirm`, `ready`, `unready`, `stuck on`, `stuck off`, `pass`, `hint`, `leave`, `check`, `answer`.";
    VOTE 2 "vote": "`vote`: animal, gems.";
    DECK 7 "deck": "`deck`: CH, FR, GE, HA, MO, OC, OW.";
    LOCATION 6 "location": "`location`: the card's number in its deck.";
    TOUCH 40 "touch": "`lift`, `raise`, `turn`, `grab`, `release`: 8 × which, + the card's number.";
    FIRST 6 "first": "`lay` on an empty table, at 0 0 and not turned: the card's number.";
    PLACE 25200 "place": "`p` or `lay`: ((the newest touched card × 25 + (dy + 2) × 5 + dx + 2) × 4 + turns) × 6 + the card's number; cards on the table are counted in the order they were laid. In puzzles: ((y × 24 + x) × 4 + turns) × 8 + the card's number.";
}

kernel::blocks! {
    /// What a player knows.
    PLANES:
    FREE 8 "cards": "Cards that the player may lay, by number: of the hand, of the starting board, of the puzzle.";
    RINGS 64 "faces": "What these cards show, 8 squares each, clockwise from the top left: 1 + the pattern.";
    LOC 42 "location": "Of each card on the table: 0 none, 1 + whose location, 8 the common board.";
    CELL_X 42 "x": "128 + the column of its centre.";
    CELL_Y 42 "y": "128 + the row of its centre.";
    BY 42 "by": "1 + who laid it; 0 for nobody.";
    SHOWS 336 "squares": "What it shows as it lies, 8 squares each: 1 + the pattern.";
    OUTLINE 576 "outline": "Of a puzzle, by rows of 24: 1 for a cell of the outline, 2 for one where a centre belongs.";
    HELD 7 "hand": "Cards in each hand.";
    PILE 7 "pile": "Cards in each pile.";
    DECKS 7 "decks": "1 + the deck of each player.";
    SCORE 7 "score": "128 + points of each player − own points.";
    STUCK 7 "stuck": "Who says that it finds nothing.";
    OUT 7 "out": "Who has laid its last card.";
    TURN 7 "turn": "Whose turn it is, in turns.";
    STEP 11 "step": "As 1 of 11: side, decks, build, location, ready, countdown, play, overtime, turn, puzzle, over.";
    MODE 5 "mode": "As 1 of 5: speed, diversify, cover, not my stack, puzzle.";
    GEMS 1 "gems": "1 if the gems are in play.";
}

const WORDS: [Action; 11] = [
    Action::Auto,
    Action::Confirm,
    Action::Ready,
    Action::Unready,
    Action::Stuck(true),
    Action::Stuck(false),
    Action::Pass,
    Action::Hint,
    Action::Leave,
    Action::Check,
    Action::Answer,
];
/// How far the centres of two cards that share a cell are apart at most, and how many such offsets there are.
const NEAR: i16 = 2;
const OFFSETS: usize = 25;
/// The most cards of a puzzle.
const PIECES: usize = 8;
const COMMON: u8 = 8;
const _: () = assert!(PLACE + CARDS * OFFSETS * 4 * DECK_SIZE == kernel::encode::size(NUMBERS));
const _: () = assert!(SIZE_MAX * SIZE_MAX * 4 * PIECES <= CARDS * OFFSETS * 4 * DECK_SIZE);

impl Encode for Camouflage {
    const NUMBERS: &'static [Block] = NUMBERS;
    const PLANES: &'static [Block] = PLANES;

    #[inline]
    fn number(&self, _seat: Seat, action: Action) -> Option<u32> {
        let touch = |which: usize, card: Face| Some(TOUCH + PIECES * which + self.piece(card)?);
        let place = match action {
            Action::Vote(side) => VOTE + side.index(),
            Action::Deck(deck) => DECK + deck.0 as usize,
            Action::Location(card) => LOCATION + card.0 as usize % DECK_SIZE,
            Action::Lift(card) => touch(0, card)?,
            Action::Raise(card) => touch(1, card)?,
            Action::Turn(card) => touch(2, card)?,
            Action::Grab(card) => touch(3, card)?,
            Action::Release(card) => touch(4, card)?,
            Action::Lay(put) if self.bench.is_some() => self.piece_number(put)?,
            Action::Lay(put) if self.board.laid().is_empty() => self.first_number(put)?,
            Action::Lay(put) => self.put_number(put, Loc::COMMON)?,
            Action::Place { put, loc, seen: NEWEST } => self.put_number(put, loc)?,
            Action::Place { .. } => return None,
            plain => PLAIN + WORDS.iter().position(|word| *word == plain)?,
        };
        Some(place as u32)
    }

    fn numbered(&self, seat: Seat, number: u32) -> Option<Action> {
        let action = self.read(seat, number as usize)?;
        // A place has one number, that of the newest card it touches; the others mean nothing.
        (self.number(seat, action) == Some(number)).then_some(action)
    }

    fn write_planes(&self, seat: Seat, out: &mut [u8]) {
        out.fill(0);
        match &self.bench {
            Some(bench) => self.write_bench(bench, out),
            None => self.write_table(seat, out),
        }
        for other in Seat::all(self.seats) {
            let (place, player) = (from(seat, other, self.seats), &self.players[other]);
            out[HELD + place] = self.cards.len(hand(other)) as u8;
            out[PILE + place] = self.cards.len(pile(other)) as u8;
            out[DECKS + place] = player.deck.map_or(0, |deck| 1 + deck.0);
            out[SCORE + place] = signed(self.scores[other.index()] - self.scores[seat.index()]);
            out[STUCK + place] = self.stuck.contains(other) as u8;
            out[OUT + place] = (player.out != 0) as u8;
        }
        out[STEP + step(&self.phase)] = 1;
        if let Phase::Turn(turn) = self.phase {
            out[TURN + from(seat, turn.seat, self.seats)] = 1;
        }
        out[MODE + self.terms.mode as usize] = 1;
        out[GEMS] = (self.side_is_known() && self.side == Side::Gems) as u8;
    }
}

impl Camouflage {
    /// The number of a card in its deck, or in the puzzle.
    fn piece(&self, card: Face) -> Option<usize> {
        match &self.bench {
            Some(bench) => bench.puzzle.cards().position(|piece| piece == card),
            None => Some(card.0 as usize % DECK_SIZE),
        }
    }

    /// The card with this number that `seat` could lay.
    fn card(&self, seat: Seat, number: usize) -> Option<Face> {
        match &self.bench {
            Some(bench) => bench.puzzle.cards().nth(number),
            None => self.deck_in_use(seat)?.cards().nth(number),
        }
    }

    /// The deck of the starting board while it is built, then the seat's own.
    fn deck_in_use(&self, seat: Seat) -> Option<Deck> {
        if let Phase::Build { .. } = self.phase {
            let loose = self.cards.top(LOOSE).map(|card| self.cards.face(card));
            return loose.or_else(|| self.board.laid().first().map(|laid| laid.put.card)).map(Deck::of);
        }
        self.players[seat].deck
    }

    fn side_is_known(&self) -> bool {
        !matches!(self.phase, Phase::Side { .. })
    }

    fn first_number(&self, put: Put) -> Option<usize> {
        ((put.rot, put.x, put.y) == (0, 0, 0)).then_some(FIRST + put.card.0 as usize % DECK_SIZE)
    }

    fn put_number(&self, put: Put, loc: Loc) -> Option<usize> {
        let offset = |near: &Put| (put.x as i16 - near.x as i16 + NEAR, put.y as i16 - near.y as i16 + NEAR);
        let is_near = |near: &Put| {
            let (dx, dy) = offset(near);
            (0..=2 * NEAR).contains(&dx) && (0..=2 * NEAR).contains(&dy)
        };
        let anchor = self.board.laid().iter().rposition(|laid| laid.loc == loc && is_near(&laid.put))?;
        let (dx, dy) = offset(&self.board.laid()[anchor].put);
        let place = OFFSETS * anchor + 5 * dy as usize + dx as usize;
        (put.rot < 4).then_some(PLACE + (4 * place + put.rot as usize) * DECK_SIZE + put.card.0 as usize % DECK_SIZE)
    }

    fn piece_number(&self, put: Put) -> Option<usize> {
        let cell = |number: i8| usize::try_from(number).ok().filter(|&cell| cell < SIZE_MAX);
        let place = SIZE_MAX * cell(put.y)? + cell(put.x)?;
        (put.rot < 4).then_some(())?;
        Some(PLACE + (4 * place + put.rot as usize) * PIECES + self.piece(put.card)?)
    }

    fn read(&self, seat: Seat, number: usize) -> Option<Action> {
        match number {
            PLAIN..VOTE => WORDS.get(number).copied(),
            VOTE..DECK => Some(Action::Vote(Side::ALL[number - VOTE])),
            DECK..LOCATION => Some(Action::Deck(Deck((number - DECK) as u8))),
            LOCATION..TOUCH => {
                self.players[seat].deck.and_then(|deck| deck.cards().nth(number - LOCATION)).map(Action::Location)
            }
            TOUCH..FIRST => {
                let card = self.card(seat, (number - TOUCH) % PIECES)?;
                Some(match (number - TOUCH) / PIECES {
                    0 => Action::Lift(card),
                    1 => Action::Raise(card),
                    2 => Action::Turn(card),
                    3 => Action::Grab(card),
                    _ => Action::Release(card),
                })
            }
            FIRST..PLACE => self.card(seat, number - FIRST).map(|card| Action::Lay(Put { card, rot: 0, y: 0, x: 0 })),
            _ => self.read_place(seat, number - PLACE),
        }
    }

    fn read_place(&self, seat: Seat, number: usize) -> Option<Action> {
        if self.bench.is_some() {
            let (place, rot) = (number / PIECES / 4, (number / PIECES % 4) as u8);
            let (y, x) = (i8::try_from(place / SIZE_MAX).ok()?, (place % SIZE_MAX) as i8);
            return Some(Action::Lay(Put { card: self.card(seat, number % PIECES)?, rot, y, x }));
        }
        let (place, rot) = (number / DECK_SIZE / 4, (number / DECK_SIZE % 4) as u8);
        let anchor = self.board.laid().get(place / OFFSETS)?;
        let (dx, dy) = ((place % 5) as i16 - NEAR, (place / 5 % 5) as i16 - NEAR);
        let x = i8::try_from(anchor.put.x as i16 + dx).ok()?;
        let y = i8::try_from(anchor.put.y as i16 + dy).ok()?;
        let put = Put { card: self.card(seat, number % DECK_SIZE)?, rot, y, x };
        Some(match self.phase {
            Phase::Build { .. } => Action::Lay(put),
            _ => Action::Place { put, loc: anchor.loc, seen: NEWEST },
        })
    }

    fn write_table(&self, seat: Seat, out: &mut [u8]) {
        let building = matches!(self.phase, Phase::Build { .. });
        let zone = if building { LOOSE } else { hand(seat) };
        // Before GO nobody has looked at its hand.
        for card in self.cards.set(zone).iter().filter(|&card| self.cards.sees(Viewer::Seat(seat), card)) {
            out[FREE + self.cards.face(card).0 as usize % DECK_SIZE] = 1;
        }
        if let Some(deck) = self.deck_in_use(seat).filter(|_| self.side_is_known()) {
            (0..).zip(deck.cards()).for_each(|(place, card)| write_ring(self.ring(card), place, &mut out[RINGS..]));
        }
        for (place, laid) in self.board.laid().iter().enumerate() {
            let owner = laid.loc.seat(self.seats);
            out[LOC + place] = owner.map_or(COMMON, |owner| 1 + from(seat, owner, self.seats) as u8);
            write_cell(laid.put, place, out);
            if laid.by < self.seats {
                out[BY + place] = 1 + from(seat, Seat::new(laid.by), self.seats) as u8;
            }
            write_ring(laid.ring, place, &mut out[SHOWS..]);
        }
    }

    fn write_bench(&self, bench: &Bench, out: &mut [u8]) {
        let puzzle = &bench.puzzle;
        for (place, card) in puzzle.cards().enumerate() {
            out[FREE + place] = bench.laid().iter().all(|put| put.card != card) as u8;
            write_ring(self.ring(card), place, &mut out[RINGS..]);
        }
        for (place, put) in bench.laid().iter().enumerate() {
            out[LOC + place] = COMMON;
            write_cell(*put, place, out);
            write_ring(self.ring(put.card).turned(put.rot), place, &mut out[SHOWS..]);
        }
        let shows_centres = self.terms.puzzle_centers == Centers::Shown;
        let (width, height) = puzzle.size();
        for y in 0..height as i8 {
            for x in 0..width as i8 {
                let centre = shows_centres && puzzle.centre(x, y);
                out[OUTLINE + SIZE_MAX * y as usize + x as usize] = puzzle.filled(x, y) as u8 + centre as u8;
            }
        }
    }
}

fn write_ring(ring: Ring, place: usize, out: &mut [u8]) {
    (0..RING.len()).for_each(|square| out[RING.len() * place + square] = 1 + ring.at(square));
}

fn write_cell(put: Put, place: usize, out: &mut [u8]) {
    out[CELL_X + place] = byte(128 + i32::from(put.x));
    out[CELL_Y + place] = byte(128 + i32::from(put.y));
}

const fn step(phase: &Phase) -> usize {
    match phase {
        Phase::Side { .. } => 0,
        Phase::Decks { .. } => 1,
        Phase::Build { .. } => 2,
        Phase::Location { .. } => 3,
        Phase::Ready { .. } => 4,
        Phase::Countdown { .. } => 5,
        Phase::Play { .. } => 6,
        Phase::Overtime { .. } => 7,
        Phase::Turn(_) => 8,
        Phase::Puzzle => 9,
        Phase::Over { .. } => 10,
    }
}

const _: () = assert!(SEATS == 7, "blocks for each player have seven numbers");
