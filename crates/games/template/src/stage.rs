//! Positions of Kuhn poker: `hand 0 K`, `phase facing 0`, `phase over 0 2 shown` (who won how many chips).

use crate::rules;
use crate::state::{Kuhn, Note, PILE, Phase, hand};
use kernel::options::NoOptions;
use kernel::{Chance, Entry, Eyes, Face, Misplaced, Scene, Seat, Stage, Stock, Text, Viewer};

impl Stage for Kuhn {
    const KEYS: &'static [&'static str] = &["hand", "phase"];

    fn stage(_options: &NoOptions, seats: u8, scene: &Scene, chance: Chance) -> Result<Self, Misplaced> {
        let dealt =
            rules::deal(seats, chance, &mut ()).map_err(|illegal| Misplaced { line: 0, why: illegal.to_string() })?;
        scene.has_keys(Self::KEYS)?;
        let mut game = dealt;
        game.cards.gather::<Note>(PILE, &mut ());
        let mut stock = Stock::new(&game.cards);
        for entry in &scene.entries {
            match entry.key.as_str() {
                "hand" => hold(&mut game, &mut stock, entry)?,
                "phase" => game.phase = phase(&mut game, entry)?,
                _ => return Err(entry.unknown(Self::KEYS)),
            }
        }
        deal_the_rest(&mut game, &dealt);
        let is_shown = |entry: &Entry| entry.key == "phase" && entry.words.last().is_some_and(|word| word == "shown");
        if scene.entries.iter().any(is_shown) {
            rules::show_hands(&mut game, &mut ());
        }
        Ok(game)
    }

    fn scene(&self) -> Scene {
        let held = Seat::all(2).filter_map(|seat| {
            let card = self.cards.top(hand(seat))?;
            Some(("hand", format!("{seat} {}", self.face(self.cards.face(card)))))
        });
        Scene::of(held.chain([("phase", self.phase_words())]))
    }
}

impl Kuhn {
    /// The phase as positions write it.
    fn phase_words(&self) -> String {
        match self.phase {
            Phase::Open { checks } => format!("open {checks}"),
            Phase::Facing { by } => format!("facing {by}"),
            Phase::Over => {
                let winner = (self.scores[1] > 0) as u8;
                let card = self.cards.top(hand(Seat::new(0)));
                let is_shown = card.is_some_and(|card| self.cards.sees(Viewer::Public, card));
                format!("over {winner} {}{}", self.scores[winner as usize], if is_shown { " shown" } else { "" })
            }
        }
    }
}

fn hold(game: &mut Kuhn, stock: &mut Stock, entry: &Entry) -> Result<(), Misplaced> {
    let (seat, words) = entry.seat_and_rest(2)?;
    let [word] = words else { return Err(entry.wrong("a hand is one card: J, Q or K")) };
    let face = ["J", "Q", "K"].iter().position(|name| name == word);
    let face = face.ok_or_else(|| entry.wrong(format!("{word:?} is no card: say J, Q or K")))?;
    let card = stock.take(&game.cards, Face(face as u8));
    let card = card.ok_or_else(|| entry.wrong(format!("there is only one {word}")))?;
    if !game.cards.is_empty(hand(seat)) {
        return Err(entry.wrong(format!("seat {seat} holds a card already")));
    }
    game.cards.move_to::<Note>(card, hand(seat), Eyes::seat(seat), &mut ());
    Ok(())
}

fn phase(game: &mut Kuhn, entry: &Entry) -> Result<Phase, Misplaced> {
    let words: Vec<&str> = entry.words.iter().map(String::as_str).collect();
    match words[..] {
        ["open", "0"] => Ok(Phase::Open { checks: 0 }),
        ["open", "1"] => Ok(Phase::Open { checks: 1 }),
        ["facing", seat] if Seat::parse(seat, 2).is_some() => Ok(Phase::Facing { by: Seat::new((seat == "1") as u8) }),
        ["over", winner @ ("0" | "1"), chips @ ("1" | "2"), ref end @ ..] if *end == [""; 0] || *end == ["shown"] => {
            let (winner, chips) = (Seat::new((winner == "1") as u8), if chips == "2" { 2 } else { 1 });
            if chips == 2 && end.is_empty() {
                return Err(entry.wrong("two chips are won in a show-down: say shown (KP-5.2)"));
            }
            rules::pay(game, winner, chips);
            Ok(Phase::Over)
        }
        _ => {
            Err(entry
                .wrong("the phase is open 0, open 1, facing 0, facing 1 or over WINNER CHIPS, with shown behind it"))
        }
    }
}

/// Seats without a named card get what the deal would have given, or what is left.
fn deal_the_rest(game: &mut Kuhn, dealt: &Kuhn) {
    for seat in Seat::all(2).filter(|&seat| dealt.cards.len(hand(seat)) == 1) {
        if game.cards.is_empty(hand(seat)) {
            let wish = dealt.cards.top(hand(seat)).map(|card| dealt.cards.face(card));
            let card = wish.and_then(|face| game.cards.find(PILE, face)).or(game.cards.top(PILE));
            let card = card.expect("three cards for two seats");
            game.cards.move_to::<Note>(card, hand(seat), Eyes::seat(seat), &mut ());
        }
    }
}
