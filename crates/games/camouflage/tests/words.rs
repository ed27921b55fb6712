//! The game in words: whatever it says can be said in every language of its list.

use camouflage::board::{Loc, Miss, Put};
use camouflage::card::Square;
use camouflage::puzzle::Answer;
use camouflage::{Action, Camouflage, Ending, Note, Options, Reply};
use kernel::{
    Chance, Face, Fact, Facts, Game, Millis, Said, Seat, Settings, Stamped, Stream, Text, Values, Viewer, said,
};
use std::collections::{BTreeSet, HashSet};
use words::{LANGUAGES, Tongue};

/// Ways to play that have words of their own, and how many play.
const WAYS: [(&str, u8); 9] = [
    ("mode=speed", 2),
    ("mode=speed pace=turns centers_wild=true leaver=retire assist=preview", 3),
    ("mode=diversify assist=hint side=gems min_match=2", 4),
    ("mode=cover pace=turns assist=hint", 3),
    ("mode=cover centers_wild=true wild_counts=false illegal=honor", 2),
    ("mode=not_my_stack leaver=retire assist=preview", 4),
    ("mode=not_my_stack pace=turns", 3),
    ("mode=puzzle", 2),
    ("mode=puzzle puzzle=g-0031 puzzle_centers=hidden", 1),
];

fn deal(options: &str, seats: u8, seed: u64) -> Camouflage {
    Camouflage::deal(&conformance::options(options), seats, Chance::Fast(seed)).expect(options)
}

/// In every language, or what its list lacks.
fn everywhere(game: &Camouflage, said: &Said) {
    for (language, _) in LANGUAGES {
        let text = words::in_language(game, said, language).unwrap_or_else(|why| panic!("{language}: {said:?}: {why}"));
        assert!(!text.is_empty() && text.trim() == text && !text.contains("  "), "{language}: {text:?}");
    }
}

/// The ids of a word list, as they are written.
fn ids(list: &str) -> BTreeSet<&str> {
    let names = list.lines().filter_map(|line| line.split_once(" =")).map(|(name, _)| name);
    names.filter(|name| name.starts_with(|first: char| first.is_ascii_alphabetic()) && !name.contains(' ')).collect()
}

#[test]
fn every_language_has_every_message_and_can_be_read() {
    let [(_, english), others @ ..] = Camouflage::WORDS else { panic!("there are no words") };
    assert!(ids(english).len() > 300);
    for (language, list) in others {
        assert_eq!(ids(list), ids(english), "{language}");
    }
    for (language, list) in Camouflage::WORDS {
        let alone: words::Lists = Box::leak(Box::new([(words::ENGLISH, *list)]));
        let tongue = Tongue::new(alone, words::ENGLISH);
        let unread: Vec<&str> = ids(list).into_iter().filter(|id| !tongue.has(id)).collect();
        assert!(unread.is_empty(), "{language}: {unread:?}");
    }
}

#[test]
fn every_card_has_a_name_and_help_and_keeps_them() {
    for (options, seats) in WAYS {
        let game = deal(options, seats, 1);
        let mut later = Party::new(options, seats, 1);
        (0..60).for_each(|_| later.step());
        for face in (0..42).map(Face) {
            let (name, help) = (game.name(face), game.help(face));
            let said = [&name, &help.does, &help.when].into_iter().chain(&help.signs);
            said.for_each(|said| everywhere(&game, said));
            assert!(help.clauses.iter().all(|clause| Camouflage::META.clauses.contains(clause)));
            assert_eq!((name, help), (later.game.name(face), later.game.help(face)), "{options}");
        }
    }
}

#[test]
fn every_zone_option_and_clause_that_refuses_has_words() {
    let refusals = include_str!("refusals.txt").lines().filter(|line| line.starts_with("CA-"));
    let clauses = refusals.filter_map(|line| line.split(' ').next()).map(|clause| clause.replace('.', "-"));
    let mut ids: Vec<(String, Option<&str>)> = clauses.map(|clause| (format!("why-{clause}"), None)).collect();
    assert!(ids.len() > 20);
    for spec in Options::SPECS {
        let key = format!("option-{}", spec.key.replace('_', "-"));
        let value = |word: &str| (format!("{key}-{}", word.replace('_', "-")), None);
        match spec.values {
            Values::Words(words) => ids.extend(words.iter().map(|word| value(word))),
            Values::Deck => ids.push(value(spec.default)),
            Values::Number { .. } | Values::OffOrNumber { .. } => {}
        }
        ids.push((key, Some("help")));
    }
    ids.extend(["about", "goal", "lesson-first"].map(|id| (id.to_string(), None)));
    for (language, list) in Camouflage::WORDS {
        let tongue = Tongue::of(Camouflage::WORDS, language);
        for (id, attribute) in &ids {
            assert!(list.contains(&format!("\n{id} = ")), "{language}: {id}");
            assert!(attribute.is_none_or(|name| tongue.attribute(id, name).is_some()), "{language}: {id}");
        }
    }
    let game = deal("", 2, 0);
    for spec in Camouflage::META.zones {
        let seats = if spec.per_seat { vec![Some(Seat::new(0))] } else { vec![None] };
        for seat in seats {
            everywhere(&game, &said!("plain", text: kernel::Gap::Place(spec.name.into(), seat)));
        }
    }
    let known = Options::known("puzzle");
    assert_eq!(words::english(&game, &known[0].1), "Puzzle 1: 3 cards, difficulty 1 of 5");
    known.iter().for_each(|(_, said)| everywhere(&game, said));
}

/// Somebody who plays at random, mistakes included, and hears everything the game says.
struct Party {
    game: Camouflage,
    stream: Stream,
    now: u32,
    heard: HashSet<Said>,
}

impl Party {
    fn new(options: &str, seats: u8, seed: u64) -> Party {
        Party { game: deal(options, seats, seed), stream: Stream::fast(seed), now: 0, heard: HashSet::new() }
    }

    /// Hears what is said about the table as it is; gives what can be done.
    fn listen(&mut self) -> Vec<(Seat, Action)> {
        let (game, mut list) = (&self.game, Vec::new());
        for seat in game.to_act().iter() {
            let mut own = Vec::new();
            game.legal(seat, &mut own);
            game.offers(seat, &mut own);
            list.extend(own.into_iter().map(|action| (seat, action)));
        }
        self.heard.extend(list.iter().map(|(seat, action)| game.label(*seat, *action)));
        for viewer in Viewer::all(game.scores().len() as u8) {
            self.heard.extend(game.status(viewer));
            for grid in game.grids(viewer) {
                let marks = grid.marks.into_iter().map(|mark| mark.name);
                self.heard.extend(marks.chain([grid.name]).chain(grid.refused.map(|blame| blame.said)));
            }
        }
        list
    }

    /// A move that is probably wrong.
    fn mistake(&mut self, seats: u8) -> Action {
        let mut number = |bound: u32| self.stream.below(bound) as i32;
        let card = format!("{}{}", ["CH", "FR", "GE", "HA"][number(4) as usize], number(6) + 1);
        let spot = format!("{card} {} {} {}", number(5), number(9) - 4, number(9) - 4);
        let moves = [format!("p {spot}"), format!("p {spot} S{}", number(seats.into())), format!("lay {spot}")];
        let more = ["lift", "raise", "grab", "turn"].map(|verb| format!("{verb} {card}"));
        let all: Vec<String> = moves.into_iter().chain(more).chain(["hint".to_string()]).collect();
        all[number(all.len() as u32) as usize].parse().expect("a move")
    }

    fn apply(&mut self, step: Stamped<Action>) {
        let mut facts: Facts<Note> = Facts::default();
        self.game.apply(step, &mut facts);
        for fact in facts.told_to(Viewer::Truth) {
            if let Fact::Note(note) = fact {
                let (log, cue) = (self.game.log(&note), self.game.cue(&note));
                assert!(log.as_ref().is_none_or(|log| *log == cue), "{note:?}");
                self.heard.insert(cue);
            }
        }
    }

    fn step(&mut self) {
        let list = self.listen();
        self.now += self.stream.below(2_500);
        let due = self.game.wakes_at().filter(|_| list.is_empty() || self.stream.below(30) == 0);
        if let Some(due) = due {
            self.now = self.now.max(due.0);
            return self.apply(Stamped::clock(Millis(self.now)));
        }
        let Some(&(seat, mut action)) = self.stream.pick(&list) else { return };
        if action == Action::Leave && self.stream.below(20) > 0 || self.stream.below(5) == 0 {
            action = self.mistake(self.game.scores().len() as u8);
            self.heard.extend(self.game.blame(seat, action).map(|blame| blame.said));
        }
        if self.game.check(seat, action).is_ok() {
            self.apply(Stamped::act(Millis(self.now), seat, action));
        }
    }
}

#[test]
fn there_are_words_for_everything_that_happens() {
    let mut heard = HashSet::new();
    for (options, seats) in WAYS {
        let mut party = Party::new(options, seats, 0);
        for seed in 0..12 {
            party = Party { heard: party.heard, ..Party::new(options, seats, seed) };
            for _ in 0..120 {
                party.step();
            }
        }
        party.heard.iter().for_each(|said| everywhere(&party.game, said));
        heard.extend(party.heard.into_iter().map(|said| said.id));
    }
    let mut seen: Vec<&str> = heard.iter().map(AsRef::as_ref).collect();
    seen.sort_unstable();
    assert!(seen.len() > 110, "random play shows most of what can be said: {seen:?}");
}

/// What random play hardly ever shows.
#[test]
fn there_are_words_for_what_is_rare() {
    let game = deal("mode=not_my_stack assist=hint", 3, 0);
    let (one, put) = (Seat::new(1), Put { card: Face(7), rot: 3, y: -2, x: 4 });
    let square = |number: u8| Square::Pattern(number);
    let miss = [
        Miss::Centre { x: -1, y: 0 },
        Miss::Mismatch { x: -1, y: 2, new: square(0), old: square(3), wrong: 1 },
        Miss::TooFew { matched: 0, covered: 3 },
        Miss::TooFew { matched: 1, covered: 1 },
        Miss::TooFew { matched: 2, covered: 2 },
    ];
    let replies = [Reply::Locked, Reply::Frozen, Reply::Race(Seat::new(2)), Reply::Held, Reply::Cards];
    let replies = miss.map(Reply::Miss).into_iter().chain(replies);
    let mut notes: Vec<Note> = replies.map(|reply| Note::Refused(one, reply)).collect();
    notes.extend([Note::Hint(one, Some((put, Loc::of(Seat::new(2))))), Note::LastRounds(2)]);
    notes.extend([Answer::Ok, Answer::Outline].map(|answer| Note::Checked(one, answer)));
    notes.extend([Ending::Solved, Ending::Dissolved].map(Note::Over));
    notes.iter().for_each(|note| everywhere(&game, &game.cue(note)));
    for action in ["grab GE5", "release GE5"] {
        everywhere(&game, &game.label(one, action.parse().unwrap()));
    }
    let own = deal("mode=puzzle puzzle=mine/animal/wild/HA5,0,3,2/MO4,3,2,2/FR2,1,1,1", 1, 0);
    own.status(Viewer::Public).iter().for_each(|said| everywhere(&own, said));
    let solved = |hints: &str| {
        let mut game = deal("mode=puzzle", 1, 0);
        let mut facts = Facts::default();
        for action in ["lay GE5 0 2 4", hints, "lay GE1 2 3 2", "lay HA3 3 1 1"] {
            game.apply(Stamped::act(Millis(0), Seat::new(0), action.parse().unwrap()), &mut facts);
        }
        words::english(&game, game.status(Viewer::Public).iter().find(|said| said.id.starts_with("ending")).unwrap())
    };
    assert_eq!([solved("check"), solved("hint")], ["The puzzle is solved!", "The puzzle is solved, with hints."]);
}

/// A reader who sits at seat 0; the others have names.
fn told(game: &Camouflage, language: &str, said: &Said) -> String {
    let tongue = Tongue::of(Camouflage::WORDS, language);
    let seat = |seat: Seat| ["Me", "Rosa", "Theo", "Jun"][seat.index()].to_string();
    let face = |notation: &str| words::name_of(game, notation);
    words::Speaker { tongue: &tongue, seat: &seat, you: Some(Seat::new(0)), face: &face }.say(said)
}

#[test]
fn sentences_speak_to_their_reader() {
    let game = deal("mode=not_my_stack assist=hint", 4, 0);
    let (me, rosa, theo) = (Seat::new(0), Seat::new(1), Seat::new(2));
    let put = Put { card: Face(7), rot: 1, y: -2, x: 4 };
    let laid = Note::Laid { seat: rosa, put, loc: Loc::of(me), change: 9, covers: 4, touches: 2 };
    let said = |note: Note| LANGUAGES.map(|(language, _)| told(&game, language, &game.cue(&note)));
    assert_eq!(
        said(laid),
        [
            "Rosa lays frog 2 on your location, over 2 cards.",
            "Rosa legt Frosch 2 auf deinen Platz, über 2 Karten.",
            "Rosa coloca la rana 2 en tu sitio, sobre 2 cartas.",
            "Rosa pose la grenouille 2 sur ton emplacement, par-dessus 2 cartes.",
        ]
    );
    assert_eq!(
        said(Note::Hint(me, Some((put, Loc::of(theo))))),
        [
            "You can lay frog 2, turned once, at (4,-2) on Theo's location. Only you see this.",
            "Frosch 2, einmal gedreht, bei (4,-2) passt auf den Platz von Theo. Das siehst nur du.",
            "Encaja la rana 2, con un giro, en (4,-2) en el sitio de Theo. Solo lo ves tú.",
            "On peut poser la grenouille 2, avec un quart de tour, en (4,-2) sur l’emplacement de Theo. Personne d’autre ne le voit.",
        ]
    );
    let wrong = Miss::Mismatch { x: -1, y: 2, new: Square::Pattern(0), old: Square::Pattern(3), wrong: 1 };
    assert_eq!(
        said(Note::Refused(theo, Reply::Miss(wrong)))[0],
        "Theo is told: “One square differs: your leopard meets giraffe at (-1,2).”"
    );
    assert_eq!(game.log(&Note::Turn(rosa)), None, "whose turn it is can be seen");
}
