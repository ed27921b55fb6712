//! Cellar in words: notation, texts and positions.

use crate::fault::{Fault, Flaw};
use crate::game::{Cellar, DISCARD, Note, PILE, Phase, ROW, hand};
use kernel::{
    Chance, Clause, Eyes, Face, Game, Help, Millis, Misplaced, Said, Scene, Seat, Stage, Stock, Text, Touch, Viewer,
    Zone, said,
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

/// Words as they are.
fn plain(text: &dyn fmt::Display) -> Said {
    said!("plain", text: text.to_string())
}

impl Text for Cellar {
    const WORDS: &'static [(&'static str, &'static str)] = &[];

    fn face(&self, face: Face) -> String {
        face.0.to_string()
    }

    fn name(&self, face: Face) -> Said {
        plain(&face.0)
    }

    fn help(&self, face: Face) -> Help {
        Help { does: plain(&face.0), when: plain(&"always"), signs: Vec::new(), clauses: Vec::new() }
    }

    fn label(&self, _seat: Seat, action: Action) -> Said {
        plain(&action)
    }

    fn log(&self, note: &Note) -> Option<Said> {
        Some(plain(&format!("{note:?}")))
    }

    fn status(&self, _viewer: Viewer) -> Vec<Said> {
        Vec::new()
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
    const KEYS: &'static [&'static str] =
        &["pile", "discard", "row", "hand", "turn", "scores", "turns", "closes", "seen", "over"];

    fn stage(options: &Flaw, seats: u8, scene: &Scene, chance: Chance) -> Result<Self, Misplaced> {
        let dealt = Self::deal(options, seats, chance);
        let mut game = dealt.map_err(|illegal| Misplaced { line: 0, why: illegal.to_string() })?;
        game.noise = (options.0 == Fault::RestlessScene) as u32;
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
                "turns" => game.turns = entry.number(0, 12)? as u8,
                "closes" => game.phase = Phase::Window { closes: Millis(entry.number(0, u32::MAX as i64)? as u32) },
                "scores" => {
                    for (score, word) in game.scores.iter_mut().zip(&entry.words) {
                        *score = word.parse().map_err(|_| entry.wrong("a score is a number"))?;
                    }
                }
                "seen" => seen(&mut game, entry)?,
                "over" => game.phase = Phase::Over,
                _ => return Err(entry.unknown(Self::KEYS)),
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
        let mark = if self.fault == Fault::RestlessScene && self.noise > 0 { "+" } else { "" };
        lines.push(("turn", self.turn.to_string()));
        lines.push(("scores", self.scores.map(|score| format!("{mark}{score}")).join(" ")));
        if self.fault != Fault::ForgetfulScene {
            lines.push(("turns", self.turns.to_string()));
        }
        if let Phase::Window { closes } = self.phase {
            lines.push(("closes", closes.to_string()));
        }
        lines.push(("seen", format!("all{}", self.seen(Eyes::ALL))));
        lines.extend(Seat::all(self.seats).map(|seat| ("seen", format!("{seat}{}", self.seen(Eyes::seat(seat))))));
        if self.phase == Phase::Over {
            lines.push(("over", String::new()));
        }
        Scene::of(lines)
    }
}

impl Cellar {
    /// What `eyes` alone can identify of hands and row: zone and place of each card.
    fn seen(&self, eyes: Eyes) -> String {
        let zones = Seat::all(self.seats).map(hand).chain([ROW]);
        let cards =
            zones.flat_map(|zone| self.cards.iter(zone).enumerate().map(move |(place, card)| (zone, place, card)));
        let seen = cards.filter(|(_, _, card)| match eyes.is_all() {
            true => self.cards.eyes_on(*card).is_all(),
            false => !self.cards.eyes_on(*card).is_all() && self.cards.eyes_on(*card).intersection(eyes) == eyes,
        });
        seen.map(|(zone, place, _)| format!(" {} {place}", zone.0)).collect()
    }
}

fn seen(game: &mut Cellar, entry: &kernel::Entry) -> Result<(), Misplaced> {
    let eyes = match entry.words[0].as_str() {
        "all" => Eyes::ALL,
        _ => Eyes::seat(entry.seat_and_rest(game.seats)?.0),
    };
    for pair in entry.words[1..].chunks(2) {
        let [zone, place] = [0, 1].map(|at| pair[at].parse::<usize>().expect("toys are set up from their own scenes"));
        let card = game.cards.iter(Zone(zone as u8)).nth(place).expect("toys are set up from their own scenes");
        game.cards.turn::<Note>(card, eyes, &mut ());
    }
    Ok(())
}

fn lay(game: &mut Cellar, stock: &mut Stock, (words, zone, eyes): (&[String], Zone, Eyes)) {
    for word in words {
        let face = Face(word.parse().expect("toys are set up from their own scenes"));
        let card = stock.take(&game.cards, face).expect("toys are set up from their own scenes");
        game.cards.move_to::<Note>(card, zone, eyes, &mut ());
    }
}
