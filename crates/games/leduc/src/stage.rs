//! Positions of Leduc poker: `hand 0 KS`, `board QH`, `round 2`, `turn 0`, `raises 1`, `stake 3`,
//! `next draw QH` (the card that becomes the board); at the end `round over`, `won 0 5` (who won how many chips, if the pot was
//! not split) and `shown yes` (after a show-down).

use crate::rules::{self, RAISES_MAX};
use crate::state::{BOARD, Betting, Leduc, NAMES, Note, PILE, Phase, Round, hand};
use kernel::next::NEXT;
use kernel::options::NoOptions;
use kernel::{Chance, Entry, Eyes, Face, Misplaced, Scene, Seat, Stage, Stock, Text, Use, Viewer, Zone};

const STAGE: Use = Use(1);

impl Stage for Leduc {
    const KEYS: &'static [&'static str] =
        &["hand", "board", "pile", "round", "turn", "raises", "stake", "won", "shown", NEXT];

    fn stage(_options: &NoOptions, seats: u8, scene: &Scene, chance: Chance) -> Result<Self, Misplaced> {
        scene.has_keys(Self::KEYS)?;
        let unfit = |why: String| Misplaced { line: 0, why };
        let mut game = rules::deal(seats, chance, &mut ()).map_err(|illegal| unfit(illegal.to_string()))?;
        let Phase::Betting(mut betting) = game.phase else { return Err(unfit("the deal starts the betting".into())) };
        game.cards.gather::<Note>(PILE, &mut ());
        let mut stock = Stock::new(&game.cards);
        let mut pile: Option<(Vec<String>, &Entry)> = None;
        let (mut over, mut shown) = (false, false);
        for entry in &scene.entries {
            match entry.key.as_str() {
                "hand" => {
                    let (seat, words) = entry.seat_and_rest(2)?;
                    lay(&mut game, &mut stock, (entry, words), (hand(seat), Eyes::seat(seat)))?;
                }
                "board" => lay(&mut game, &mut stock, (entry, &entry.words), (BOARD, Eyes::ALL))?,
                "pile" | NEXT => {
                    if pile.is_some() {
                        return Err(entry.wrong("what is drawn next is set twice"));
                    }
                    pile = Some((lying(entry)?, entry));
                }
                "round" if entry.words == ["over"] => over = true,
                "won" => game.scores = won(entry)?,
                "shown" => shown = entry.word()? == "yes",
                "round" => betting.round = [Round::First, Round::Second][entry.number(1, 2)? as usize - 1],
                "turn" => betting.speaker = entry.seat(2)?,
                "raises" => betting.raises = entry.number(0, RAISES_MAX as i64)? as u8,
                "stake" => betting.stake = entry.number(1, 5)? as u8,
                _ => return Err(entry.unknown(Self::KEYS)),
            }
        }
        let kept = pile.iter().flat_map(|(words, _)| words.iter().filter_map(|word| face_of(word).ok())).collect();
        deal_the_rest(&mut game, chance, if over { Round::First } else { betting.round }, kept);
        if let Some((words, entry)) = pile {
            order_pile(&mut game, &words).map_err(|why| entry.wrong(why))?;
        }
        if shown && over {
            rules::show_hands(&mut game, &mut ());
        }
        if over {
            return Ok(Leduc { phase: Phase::Over, ..game });
        }
        if shown || game.scores != [0; 2] {
            return Err(unfit("hands are shown and the pot is won when it is over: say round over".to_string()));
        }
        fits(&game, betting).map_err(unfit)?;
        Ok(Leduc { phase: Phase::Betting(betting), ..game })
    }

    fn scene(&self) -> Scene {
        let names = |zone: Zone| {
            let faces = self.cards.iter(zone).map(|card| self.face(self.cards.face(card)));
            faces.collect::<Vec<_>>().join(" ")
        };
        let mut lines: Vec<_> = Seat::all(2).map(|seat| ("hand", format!("{seat} {}", names(hand(seat))))).collect();
        if !self.cards.is_empty(BOARD) {
            lines.push(("board", names(BOARD)));
        }
        lines.push(("pile", names(PILE)));
        for (key, value) in self.lines(Viewer::Truth) {
            let key = Self::KEYS.iter().find(|known| **known == key).expect("every line has a key of its own");
            lines.push((key, value));
        }
        if let Some(winner) = self.scores.iter().position(|score| *score > 0) {
            lines.push(("won", format!("{winner} {}", self.scores[winner])));
        }
        if self.phase == Phase::Over
            && self.cards.iter(hand(Seat::new(0))).all(|card| self.cards.sees(Viewer::Public, card))
        {
            lines.push(("shown", "yes".to_string()));
        }
        Scene::of(lines)
    }
}

/// `won 0 5`: the chips of both.
fn won(entry: &Entry) -> Result<[i32; 2], Misplaced> {
    let (seat, words) = entry.seat_and_rest(2)?;
    let chips = words.first().filter(|_| words.len() == 1).and_then(|word| word.parse().ok());
    let chips: i32 = chips
        .filter(|chips| (1..=13).contains(chips))
        .ok_or_else(|| entry.wrong("won is a seat and the chips it won, from 1 to 13"))?;
    Ok(if seat.number() == 0 { [chips, -chips] } else { [-chips, chips] })
}

fn face_of(word: &str) -> Result<Face, String> {
    let found = NAMES.iter().position(|name| *name == word);
    found.map(|face| Face(face as u8)).ok_or_else(|| format!("{word:?} is no card: say one of {}", NAMES.join(", ")))
}

/// Lays the one card of a line where it belongs.
fn lay(
    game: &mut Leduc,
    stock: &mut Stock,
    (entry, words): (&Entry, &[String]),
    (zone, eyes): (Zone, Eyes),
) -> Result<(), Misplaced> {
    let [word] = words else { return Err(entry.wrong(format!("{} is one card", entry.key))) };
    let face = face_of(word).map_err(|why| entry.wrong(why))?;
    let card = stock.take(&game.cards, face).ok_or_else(|| entry.wrong(format!("there is only one {word}")))?;
    if !game.cards.is_empty(zone) {
        return Err(entry.wrong(format!("there is a card already for this {}", entry.key)));
    }
    game.cards.move_to::<Note>(card, zone, eyes, &mut ());
    Ok(())
}

/// Hands and a board that no line names come from the shuffled rest, but for what is `kept` in the pile.
fn deal_the_rest(game: &mut Leduc, chance: Chance, round: Round, kept: Vec<Face>) {
    game.cards.shuffle::<Note>(PILE, &mut chance.stream(STAGE, 0), &mut ());
    let hands = Seat::all(2).map(|seat| (hand(seat), Eyes::seat(seat)));
    let board = (round == Round::Second).then_some((BOARD, Eyes::ALL));
    for (zone, eyes) in hands.chain(board) {
        if game.cards.is_empty(zone) {
            let free = game.cards.iter(PILE).filter(|card| !kept.contains(&game.cards.face(*card)));
            if let Some(card) = free.last().or(game.cards.top(PILE)) {
                game.cards.move_to::<Note>(card, zone, eyes, &mut ());
            }
        }
    }
}

/// The cards of a line about the pile, the last one on top: `pile KS QH`, or `next draw QH KS` from the top.
fn lying(entry: &Entry) -> Result<Vec<String>, Misplaced> {
    match &entry.words[..] {
        words if entry.key != NEXT => Ok(words.to_vec()),
        [draw, cards @ ..] if draw == "draw" && !cards.is_empty() => Ok(cards.iter().rev().cloned().collect()),
        _ => Err(entry.wrong("chance can be told one thing here: next draw, and the cards")),
    }
}

/// Puts the named cards of the pile on top, the last one highest.
fn order_pile(game: &mut Leduc, words: &[String]) -> Result<(), String> {
    for word in words {
        let card = game.cards.find(PILE, face_of(word)?);
        let card = card.ok_or_else(|| format!("{word} cannot be in the pile: it lies elsewhere"))?;
        game.cards.move_to::<Note>(card, PILE, Eyes::NONE, &mut ());
    }
    Ok(())
}

fn fits(game: &Leduc, betting: Betting) -> Result<(), String> {
    let is_second = betting.round == Round::Second;
    if game.cards.is_empty(BOARD) == is_second {
        return Err("the board has a card in round 2 and none in round 1".to_string());
    }
    let stakes: &[u8] = if is_second { &[1, 3, 5] } else { &[1] };
    if stakes.contains(&betting.stake) { Ok(()) } else { Err(format!("the stake is one of {stakes:?}")) }
}
