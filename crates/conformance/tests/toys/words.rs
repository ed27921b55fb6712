//! Cellar in words: notation, texts and positions.

use crate::fault::Fault;
use crate::game::{Cellar, DISCARD, Note, PILE, Phase, ROW, hand};
use kernel::{
    Chance, Clause, Eyes, Face, Game, Millis, Misplaced, Scene, Seat, Stage, Stock, Text, Touch, Viewer, Zone,
    options::NoOptions,
};
use std::fmt;
use std::str::FromStr;

/// What can be done; the number is a face.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Verb {
    Play(u8),
    Show(u8),
    Hide(u8),
    Mix,
    Rest,
    Pass,
    Doubt,
}

impl Verb {
    /// All verbs with all faces, ascending.
    pub fn all() -> impl Iterator<Item = Verb> {
        let faces = |verb: fn(u8) -> Verb| (0..6).map(verb);
        let plain = [Verb::Mix, Verb::Rest, Verb::Pass, Verb::Doubt];
        faces(Verb::Play).chain(faces(Verb::Show)).chain(faces(Verb::Hide)).chain(plain)
    }
}

/// A verb of the game with fault number `F`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Action<const F: u8>(pub Verb);

impl<const F: u8> fmt::Display for Action<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Verb::Play(4) if F == Fault::Notation as u8 => write!(f, "play 3"),
            Verb::Play(face) => write!(f, "play {face}"),
            Verb::Show(face) => write!(f, "show {face}"),
            Verb::Hide(face) => write!(f, "hide {face}"),
            Verb::Mix => write!(f, "mix"),
            Verb::Rest => write!(f, "rest"),
            Verb::Pass => write!(f, "pass"),
            Verb::Doubt => write!(f, "doubt"),
        }
    }
}

impl<const F: u8> FromStr for Action<F> {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let face = |word: &str| word.parse::<u8>().ok().filter(|face| *face < 6 && word.len() == 1);
        let verb = match text.split(' ').collect::<Vec<_>>()[..] {
            ["play", word] => face(word).map(Verb::Play),
            ["show", word] => face(word).map(Verb::Show),
            ["hide", word] => face(word).map(Verb::Hide),
            ["mix"] => Some(Verb::Mix),
            ["rest"] => Some(Verb::Rest),
            ["pass"] => Some(Verb::Pass),
            ["doubt"] => Some(Verb::Doubt),
            _ => None,
        };
        verb.map(Action).ok_or_else(|| format!("{text:?} is no action"))
    }
}

impl<const F: u8> Text for Cellar<F> {
    fn face(&self, face: Face) -> String {
        face.0.to_string()
    }

    fn face_name(&self, face: Face) -> String {
        face.0.to_string()
    }

    fn label(&self, _seat: Seat, action: Action<F>) -> String {
        action.to_string()
    }

    fn sentence(&self, note: &Note) -> String {
        format!("{note:?}")
    }

    fn touches(&self, seat: Seat, _action: Action<F>) -> Vec<Touch> {
        vec![Touch::Zone(hand(seat))]
    }

    fn clause(&self, _seat: Seat, _action: Action<F>) -> &'static Clause {
        Self::META.clauses[1]
    }

    fn lines(&self, _viewer: Viewer) -> Vec<(String, String)> {
        vec![("turn".to_string(), self.turn.to_string())]
    }
}

impl<const F: u8> Stage for Cellar<F> {
    fn stage(options: &NoOptions, seats: u8, scene: &Scene, chance: Chance) -> Result<Self, Misplaced> {
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
        if F != Fault::ForgetfulScene as u8 {
            lines.push(("turns", self.turns.to_string()));
        }
        if let Phase::Window { closes } = self.phase {
            lines.push(("closes", closes.to_string()));
        }
        Scene::of(lines)
    }
}

fn lay<const F: u8>(game: &mut Cellar<F>, stock: &mut Stock, (words, zone, eyes): (&[String], Zone, Eyes)) {
    for word in words {
        let face = Face(word.parse().expect("toys are set up from their own scenes"));
        let card = stock.take(&game.cards, face).expect("toys are set up from their own scenes");
        game.cards.move_to::<Note>(card, zone, eyes, &mut ());
    }
}
