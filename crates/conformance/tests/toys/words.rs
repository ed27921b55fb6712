//! Cellar in words: notation, texts and positions.

use crate::fault::{Fault, Flaw};
use crate::game::{Cellar, DISCARD, Note, PILE, Phase, ROW, hand};
use kernel::{
    Chance, Clause, Eyes, Face, Game, Millis, Misplaced, Scene, Seat, Stage, Stock, Text, Touch, Viewer, Zone,
};
use std::fmt;
use std::str::FromStr;

/// What can be done; the number is a face.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    Play(u8),
    Show(u8),
    Hide(u8),
    Mix,
    Rest,
    /// Written like another action: the fault of notation.
    Odd,
    Pass,
    Doubt,
}

impl Action {
    /// All actions with all faces, ascending.
    pub fn all() -> impl Iterator<Item = Action> {
        let faces = |action: fn(u8) -> Action| (0..6).map(action);
        let plain = [Action::Mix, Action::Rest, Action::Odd, Action::Pass, Action::Doubt];
        faces(Action::Play).chain(faces(Action::Show)).chain(faces(Action::Hide)).chain(plain)
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Play(face) => write!(f, "play {face}"),
            Action::Show(face) => write!(f, "show {face}"),
            Action::Hide(face) => write!(f, "hide {face}"),
            Action::Mix => write!(f, "mix"),
            Action::Rest | Action::Odd => write!(f, "rest"),
            Action::Pass => write!(f, "pass"),
            Action::Doubt => write!(f, "doubt"),
        }
    }
}

impl FromStr for Action {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let face = |word: &str| word.parse::<u8>().ok().filter(|face| *face < 6 && word.len() == 1);
        let action = match text.split(' ').collect::<Vec<_>>()[..] {
            ["play", word] => face(word).map(Action::Play),
            ["show", word] => face(word).map(Action::Show),
            ["hide", word] => face(word).map(Action::Hide),
            ["mix"] => Some(Action::Mix),
            ["rest"] => Some(Action::Rest),
            ["pass"] => Some(Action::Pass),
            ["doubt"] => Some(Action::Doubt),
            _ => None,
        };
        action.ok_or_else(|| format!("{text:?} is no action"))
    }
}

impl Text for Cellar {
    fn face(&self, face: Face) -> String {
        face.0.to_string()
    }

    fn face_name(&self, face: Face) -> String {
        face.0.to_string()
    }

    fn label(&self, _seat: Seat, action: Action) -> String {
        action.to_string()
    }

    fn sentence(&self, note: &Note) -> String {
        format!("{note:?}")
    }

    fn touches(&self, seat: Seat, _action: Action) -> Vec<Touch> {
        vec![Touch::Zone(hand(seat))]
    }

    fn clause(&self, _seat: Seat, _action: Action) -> &'static Clause {
        Self::META.clauses[1]
    }

    fn lines(&self, _viewer: Viewer) -> Vec<(String, String)> {
        vec![("turn".to_string(), self.turn.to_string())]
    }
}

impl Stage for Cellar {
    fn stage(options: &Flaw, seats: u8, scene: &Scene, chance: Chance) -> Result<Self, Misplaced> {
        let dealt = Self::deal(options, seats, chance);
        let mut game = dealt.map_err(|illegal| Misplaced { line: 0, why: illegal.to_string() })?;
        game.cards.gather::<Note>(PILE, &mut ());
        let mut stock = Stock::new(&game.cards);
        for entry in &scene.entries {
            match entry.key.as_str() {
                "pile" => lay(&mut game, &mut stock, (&entry.words, PILE, Eyes::NONE)),
                "discard" => lay(&mut game, &mut stock, (&entry.words, DISCARD, Eyes::ALL)),
                "row" => lay(&mut game, &mut stock, (&entry.words, ROW, Eyes::NONE)),
                "hand" => {
                    let (seat, words) = entry.seat_and_rest(seats)?;
                    lay(&mut game, &mut stock, (words, hand(seat), Eyes::seat(seat)));
                }
                "turn" => game.turn = entry.seat(seats)?,
                "turns" => game.turns = entry.number(0, 11)? as u8,
                "closes" => game.phase = Phase::Window { closes: Millis(entry.number(0, u32::MAX as i64)? as u32) },
                "scores" => {
                    for (score, word) in game.scores.iter_mut().zip(&entry.words) {
                        *score = word.parse().map_err(|_| entry.wrong("a score is a number"))?;
                    }
                }
                _ => {
                    return Err(entry.unknown(&["pile", "discard", "row", "hand", "turn", "turns", "closes", "scores"]));
                }
            }
        }
        Ok(game)
    }

    fn scene(&self) -> Scene {
        let words = |zone: Zone| {
            let faces = self.cards.iter(zone).map(|card| self.cards.face(card).0.to_string());
            faces.collect::<Vec<_>>().join(" ")
        };
        let mut lines = vec![("pile", words(PILE)), ("discard", words(DISCARD)), ("row", words(ROW))];
        lines.extend(Seat::all(self.seats).map(|seat| ("hand", format!("{seat} {}", words(hand(seat))))));
        lines.push(("turn", self.turn.to_string()));
        lines.push(("scores", self.scores.map(|score| score.to_string()).join(" ")));
        if self.fault != Fault::ForgetfulScene {
            lines.push(("turns", self.turns.to_string()));
        }
        if let Phase::Window { closes } = self.phase {
            lines.push(("closes", closes.to_string()));
        }
        Scene::of(lines)
    }
}

fn lay(game: &mut Cellar, stock: &mut Stock, (words, zone, eyes): (&[String], Zone, Eyes)) {
    for word in words {
        let face = Face(word.parse().expect("toys are set up from their own scenes"));
        let card = stock.take(&game.cards, face).expect("toys are set up from their own scenes");
        game.cards.move_to::<Note>(card, zone, eyes, &mut ());
    }
}
