//! The cards of a position: which lines name which, and where the others go.

use super::{find, seat_of};
use crate::action::Target;
use crate::card::{Colour, face_text, read_face};
use crate::state::{DEALT, DISCARD, Lot, LotKind, NakedBootleg, Note, PYLON, SEATS, TAKEN, down, hand};
use kernel::{CardId, Entry, Eyes, Face, Misplaced, Scene, Seat, SeatSet, Stock, Stream, Use, Viewer};

/// The order of the cards that nobody named.
const REST: Use = Use(100);

/// Cards in the order of a line; none is dealt from the rest.
type Line = Vec<Option<CardId>>;

/// Where the named cards go.
pub struct Plan {
    stock: Stock,
    hands: [Option<Line>; SEATS],
    /// From the top; whether it goes on with the rest of the deck.
    pylon: Option<(Line, bool)>,
    discard: Vec<Discarded>,
    taken: Vec<CardId>,
    lots: Vec<LotPlan>,
    known: Vec<Known>,
    stream: Stream,
}

/// A card of the discard pile.
struct Discarded {
    card: CardId,
    named: Option<Colour>,
    /// Who can identify it; none is everybody.
    eyes: Option<SeatSet>,
}

/// Downed cards of a position.
struct LotPlan {
    target: Target,
    lot: Lot,
    /// Each with whether it lies face up.
    cards: Vec<(CardId, bool)>,
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
    /// Reads all lines about cards.
    pub fn read(game: &mut NakedBootleg, scene: &Scene) -> Result<Plan, Misplaced> {
        let mut plan = Plan {
            stock: Stock::new(&game.cards),
            hands: [const { None }; SEATS],
            pylon: None,
            discard: Vec::new(),
            taken: Vec::new(),
            lots: Vec::new(),
            known: Vec::new(),
            stream: game.chance.stream(REST, 0),
        };
        for card in game.cards.iter(crate::state::BOX) {
            plan.stock.take(&game.cards, game.cards.face(card));
        }
        for entry in &scene.entries {
            plan.read_line(game, entry)?;
        }
        if find(scene, "downs").is_none() {
            game.downs = plan.lots.iter().map(|plan| plan.lot.id).max().unwrap_or(0);
        }
        Ok(plan)
    }

    fn read_line(&mut self, game: &mut NakedBootleg, entry: &Entry) -> Result<(), Misplaced> {
        match entry.key.as_str() {
            "hand" => {
                let (seat, words) = entry.seat_and_rest(game.seats)?;
                self.hands[seat.index()] = Some(self.line(game, entry, words)?);
            }
            "pylon" => {
                let goes_on = entry.words.last().is_some_and(|word| word == "...");
                let named = &entry.words[..entry.words.len() - goes_on as usize];
                self.pylon = Some((self.line(game, entry, named)?, goes_on));
            }
            "discard" => {
                for word in entry.words.iter().filter(|word| *word != "-") {
                    let discarded = self.discarded(game, entry, word)?;
                    self.discard.push(discarded);
                }
            }
            "taken" => {
                for word in &entry.words {
                    let card = self.take(game, entry, word)?;
                    self.taken.push(card);
                }
            }
            "down" => self.read_lot(game, entry)?,
            "known" => self.read_known(game, entry)?,
            "inside" => {
                for word in &entry.words {
                    game.inside.faces[face(entry, word)?.0 as usize] += 1;
                }
            }
            _ => {}
        }
        Ok(())
    }

    /// `gXX WC ? #3`, or `-` for none.
    fn line(&mut self, game: &NakedBootleg, entry: &Entry, words: &[String]) -> Result<Line, Misplaced> {
        let mut line = Vec::new();
        for word in words.iter().filter(|word| *word != "-") {
            match (word.as_str(), word.strip_prefix('#')) {
                ("?", _) => line.push(None),
                (_, Some(count)) => {
                    let count = count.parse::<u8>().ok().filter(|&count| count <= 108);
                    let count = count.ok_or_else(|| entry.wrong(format!("{word:?} is no number of cards")))?;
                    line.extend((0..count).map(|_| None));
                }
                (word, None) => line.push(Some(self.take(game, entry, word)?)),
            }
        }
        Ok(line)
    }

    fn take(&mut self, game: &NakedBootleg, entry: &Entry, word: &str) -> Result<CardId, Misplaced> {
        let face = face(entry, word)?;
        self.stock.take(&game.cards, face).ok_or_else(|| entry.wrong(format!("there is no {word} left for this line")))
    }

    /// `rSG`, `WC:green`, or `kNI?02` for a card that only seats 0 and 2 can identify.
    fn discarded(&mut self, game: &NakedBootleg, entry: &Entry, word: &str) -> Result<Discarded, Misplaced> {
        let (word, eyes) = match word.split_once('?') {
            Some((word, seats)) => {
                let seats = seats.chars().map(|seat| seat_of(entry, Some(&seat.to_string()), game.seats));
                (word, Some(seats.collect::<Result<SeatSet, _>>()?))
            }
            None => (word, None),
        };
        let (word, named) = match word.split_once(':') {
            Some((word, colour)) => (word, Some(colour.parse::<Colour>().map_err(|why| entry.wrong(why))?)),
            None => (word, None),
        };
        let card = self.take(game, entry, word)?;
        if named.is_some() && crate::card::colour_of(game.cards.face(card)).is_some() {
            return Err(entry.wrong(format!("{word} has a colour of its own, none is named for it")));
        }
        Ok(Discarded { card, named, eyes })
    }

    /// `known all 0 rSG` or `known 2 0 rSG`.
    fn read_known(&mut self, game: &NakedBootleg, entry: &Entry) -> Result<(), Misplaced> {
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

    /// `down 0a set NI bNI rNI WC number 3`.
    fn read_lot(&mut self, game: &mut NakedBootleg, entry: &Entry) -> Result<(), Misplaced> {
        let words: Vec<&str> = entry.words.iter().map(String::as_str).collect();
        let target = words.first().and_then(|word| word.parse::<Target>().ok());
        let target = target.filter(|target| target.seat.number() < game.seats);
        let target = target.ok_or_else(|| entry.wrong("downed cards lie at a seat and a place, such as down 0a …"))?;
        let (kind, rest) = lot_kind(entry, &words[1..])?;
        let count = rest.iter().take_while(|word| read_face(word.trim_end_matches('+')).is_ok()).count();
        let (named, more) = rest.split_at(count);
        let marks = lot_marks(entry, more)?;
        let mut cards = Vec::new();
        for word in named {
            let is_up = kind != LotKind::Disguise || word.ends_with('+');
            cards.push((self.take(game, entry, word.trim_end_matches('+'))?, is_up));
        }
        let id = marks.id.unwrap_or(self.lots.len() as u16 + 1);
        if kind == LotKind::Disguise {
            game.player_mut(target.seat).disguise_used = true;
        }
        self.lots.push(LotPlan { target, lot: Lot { kind, id, spied: marks.spied, covers: marks.covers }, cards });
        Ok(())
    }

    /// Puts all cards where they belong and deals the rest.
    pub fn place(mut self, game: &mut NakedBootleg) -> Result<(), Misplaced> {
        let mut rest: Vec<CardId> = self.stock.left().iter().collect();
        self.stream.shuffle(&mut rest);
        self.fill(game, &mut rest)?;
        for seat in Seat::all(game.seats) {
            for card in self.hands[seat.index()].take().into_iter().flatten().flatten() {
                game.cards.move_to::<Note>(card, hand(seat), Eyes::seat(seat), &mut ());
            }
        }
        for discarded in &self.discard {
            let eyes = discarded.eyes.map_or(Eyes::ALL, Eyes::seats);
            game.cards.move_to::<Note>(discarded.card, DISCARD, eyes, &mut ());
            if let Some(colour) = discarded.named {
                game.named[colour as usize].insert(discarded.card);
            }
        }
        for &card in &self.taken {
            game.cards.move_to::<Note>(card, TAKEN, Eyes::NONE, &mut ());
        }
        for plan in &self.lots {
            game.set_lot(plan.target, plan.lot);
            for &(card, is_up) in &plan.cards {
                let eyes = if is_up { Eyes::ALL } else { Eyes::seat(plan.target.seat) };
                game.cards.move_to::<Note>(card, down(plan.target), eyes, &mut ());
            }
        }
        self.place_pylon(game, rest)?;
        self.tell(game)
    }

    /// Replaces what lines leave open by cards of the rest; hands that no line names get ten.
    fn fill(&mut self, game: &NakedBootleg, rest: &mut Vec<CardId>) -> Result<(), Misplaced> {
        let short = || Misplaced { line: 0, why: "the deck has too few cards for this position".to_string() };
        let pylon = self.pylon.iter_mut().map(|(line, _)| line);
        for card in self.hands.iter_mut().flatten().chain(pylon).flatten().filter(|card| card.is_none()) {
            *card = Some(rest.pop().ok_or_else(short)?);
        }
        for seat in game.active.iter() {
            if self.hands[seat.index()].is_none() {
                let dealt = (0..DEALT).map(|_| rest.pop().map(Some)).collect::<Option<Line>>();
                self.hands[seat.index()] = Some(dealt.ok_or_else(short)?);
            }
        }
        Ok(())
    }

    /// The named cards lie on top of the rest.
    fn place_pylon(&mut self, game: &mut NakedBootleg, rest: Vec<CardId>) -> Result<(), Misplaced> {
        let (named, goes_on) = self.pylon.take().unwrap_or((Vec::new(), true));
        if !goes_on && !rest.is_empty() {
            let why = format!("{} cards lie nowhere: end the pylon with `...` or name them", rest.len());
            return Err(Misplaced { line: 0, why });
        }
        let from_top: Vec<CardId> = named.into_iter().flatten().chain(rest).collect();
        for &card in from_top.iter().rev() {
            game.cards.move_to::<Note>(card, PYLON, Eyes::NONE, &mut ());
        }
        Ok(())
    }

    /// Shows cards of hands to who knows them: another copy for each time one is named.
    fn tell(&self, game: &mut NakedBootleg) -> Result<(), Misplaced> {
        for known in &self.known {
            let viewer = known.who.map_or(Viewer::Public, Viewer::Seat);
            let card = game
                .cards
                .set(hand(known.holder))
                .iter()
                .find(|&card| game.cards.face(card) == known.face && !game.cards.sees(viewer, card));
            let none = || known.entry.wrong(format!("seat {} does not hold {}", known.holder, face_text(known.face)));
            let eyes = known.who.map_or(Eyes::ALL, Eyes::seat);
            game.cards.turn::<Note>(card.ok_or_else(none)?, eyes, &mut ());
        }
        Ok(())
    }
}

/// The thief's eyes and the victim's are on the cards that were taken.
pub fn show_taken(game: &mut NakedBootleg, thief: Seat, victim: Seat) {
    for card in game.cards.set(TAKEN).iter() {
        game.cards.turn::<Note>(card, Eyes::seat(thief).and(victim), &mut ());
    }
}

fn face(entry: &Entry, word: &str) -> Result<Face, Misplaced> {
    read_face(word).map_err(|why| entry.wrong(why))
}

/// `set NI`, `disguise`, `forgiven` or `streak red`, and the words after it.
fn lot_kind<'a>(entry: &Entry, words: &'a [&'a str]) -> Result<(LotKind, &'a [&'a str]), Misplaced> {
    match words {
        ["set", kind, rest @ ..] => Ok((LotKind::Set(kind.parse().map_err(|why: String| entry.wrong(why))?), rest)),
        ["streak", colour, rest @ ..] => {
            Ok((LotKind::Streak(colour.parse().map_err(|why: String| entry.wrong(why))?), rest))
        }
        ["disguise", rest @ ..] => Ok((LotKind::Disguise, rest)),
        ["forgiven", rest @ ..] => Ok((LotKind::Forgiven, rest)),
        _ => {
            Err(entry.wrong("downed cards are a set of a kind (set NI), a disguise, forgiven, or a streak of a colour"))
        }
    }
}

/// What may be said of downed cards after their cards.
#[derive(Default)]
struct Marks {
    id: Option<u16>,
    spied: bool,
    covers: u8,
}

/// `number 3`, `spied` and `covers 2`, each only where needed.
fn lot_marks(entry: &Entry, words: &[&str]) -> Result<Marks, Misplaced> {
    let mut marks = Marks::default();
    let mut rest = words;
    while let [word, more @ ..] = rest {
        let number = more.first().and_then(|text| text.parse::<u16>().ok()).filter(|&number| number > 0);
        rest = match (*word, number) {
            ("spied", _) => {
                marks.spied = true;
                more
            }
            ("number", Some(id)) => {
                marks.id = Some(id);
                &more[1..]
            }
            ("covers", Some(count)) if count <= 12 => {
                marks.covers = count as u8;
                &more[1..]
            }
            _ => {
                let marks = "number 3, spied, covers 2";
                return Err(entry.wrong(format!("{word:?} is neither a card nor a mark of downed cards ({marks})")));
            }
        };
    }
    Ok(marks)
}
