//! The game in words: every choice, note, card, option and refusal can be said in every language of the game.

use bag_o_loot::{Action, BagOLoot, LOOTER, Options, coin};
use conformance::options;
use kernel::{
    Chance, Face, Fact, Facts, Game, Millis, Said, Seat, Settings, Stamped, Stream, Text, Values, Viewer, said,
};
use words::{LANGUAGES, Speaker, Tongue};

fn table(chosen: &str, position: &[(&'static str, &str)]) -> BagOLoot {
    let scene = kernel::Scene::of(position.iter().map(|(key, words)| (*key, words.to_string())));
    <BagOLoot as kernel::Stage>::stage(&options(chosen), 4, &scene, Chance::Fast(1)).expect("a position")
}

/// What Ann, in seat 0, reads in a language.
fn read(game: &BagOLoot, language: &str, said: &Said) -> String {
    let tongue = Tongue::of(BagOLoot::WORDS, language);
    let name = |seat: Seat| ["Ann", "Ben", "Cleo", "Dan"][seat.index()].to_string();
    let face = |notation: &str| words::name_of(game, notation);
    Speaker { tongue: &tongue, seat: &name, you: Some(Seat::new(0)), face: &face }.say(said)
}

fn label(game: &BagOLoot, language: &str, action: &str) -> String {
    let action: Action = action.parse().expect("an action");
    game.check(Seat::new(0), action).expect("allowed");
    read(game, language, &game.label(Seat::new(0), action))
}

/// Fails with every message that one of the languages cannot say.
fn sayable(game: &BagOLoot, said: &Said) {
    for (language, _) in LANGUAGES {
        let text = words::in_language(game, said, language).unwrap_or_else(|why| panic!("{language}: {said:?}: {why}"));
        assert!(!text.trim().is_empty() && !text.contains("  "), "{language}: {said:?}: {text:?}");
        let own = BagOLoot::WORDS.iter().any(|(code, list)| *code == language && has(list, &said.id));
        assert!(own, "{language} has no {}", said.id);
    }
}

/// Whether a word list has a message of this id.
fn has(list: &str, id: &str) -> bool {
    list.lines().any(|line| line.strip_prefix(id).is_some_and(|rest| rest.starts_with(" =")))
}

#[test]
fn labels_say_what_a_choice_does_and_where_it_leads() {
    let game = table(
        "mode=standard",
        &[
            ("turn", "0"),
            ("hand", "0 8 7 7 L 2"),
            ("s1", "2 8 8 L"),
            ("s2", "0 7 7"),
            ("b3", "1 4 4 4 4 4"),
            ("s4", "3 11 11 11 11"),
        ],
    );
    for (action, english, german) in [
        ("open 7 x2 +1L", "Open two sevens and a looter", "Zwei 7er und einen Räuber auslegen"),
        ("build 7 s2", "Build your sevens: 3 cards", "An deine 7er anlegen: 3 Karten"),
        ("steal 8 s1", "Steal Cleo’s eights: 4 cards", "Die 8er von Cleo stehlen: 4 Karten"),
        ("steal L s1", "Steal Cleo’s eights with a looter: 4 cards", "Mit Räuber die 8er von Cleo stehlen: 4 Karten"),
        ("bag L s4", "Bag Dan’s elevens with a looter: 10 points", "Mit Räuber die 11er von Dan eintüten: 10 Punkte"),
        ("pinch 8 s1", "Pinch a looter from Cleo’s eights", "Räuber aus den 8ern von Cleo stibitzen"),
        ("snitch 2 b3", "Snitch: twos in Ben’s bag no. 1?", "Petzen: 2er in Beutel Nr. 1 von Ben?"),
        ("forfeit 3", "Forfeit a card to Dan", "Eine Karte an Dan abgeben"),
    ] {
        assert_eq!(label(&game, "en", action), english);
        assert_eq!(label(&game, "de", action), german);
    }
    let game = table("mode=advanced", &[("turn", "0"), ("hand", "0 4 8"), ("b1", "1 4 4 4 4 L"), ("s2", "0 5 5 5 5")]);
    assert_eq!(label(&game, "en", "ditch 4"), "Ditch a four and draw a card");
    assert_eq!(label(&game, "es", "bag 8 s2"), "Farol: ensacar tus 5 con un 8");
    assert_eq!(label(&game, "en", "bag 8 s2"), "Bluff: bag your fives with an eight");
}

#[test]
fn a_label_says_when_it_is_the_last_card() {
    let game = table("mode=standard", &[("turn", "0"), ("hand", "0 9 9"), ("s1", "0 7 7")]);
    assert_eq!(label(&game, "en", "open 9 x2"), "Open two nines – and go out!");
    assert_eq!(label(&game, "fr", "open 9 x2"), "Poser deux 9, et finir la manche\u{202f}!");
}

/// Each sentence as the reader it is about has it, and as others have it.
#[test]
fn the_log_speaks_to_you_and_names_others() {
    let mut game = table(
        "mode=standard",
        &[("turn", "1"), ("hand", "1 8 7 7 11 2"), ("hand", "0 3 3"), ("s1", "0 8 8 L"), ("s2", "3 11 11 11 11")],
    );
    let mut heard = |who: u8, action: &str| {
        let mut facts = Facts::default();
        game.apply(Stamped::act(Millis(0), Seat::new(who), action.parse().unwrap()), &mut facts);
        let notes =
            facts.0.iter().filter_map(|(fact, _)| if let Fact::Note(note) = fact { game.log(note) } else { None });
        ["en", "de", "es", "fr"].map(|language| read(&game, language, &notes.clone().next().unwrap()))
    };
    let [english, german, spanish, french] = heard(1, "steal 8 s1");
    assert_eq!(english, "Ben steals your eights with an eight.");
    assert_eq!(german, "Ben stiehlt dir die 8er mit einer 8.");
    assert_eq!(spanish, "Ben te birla los 8 con un 8.");
    assert_eq!(french, "Ben te vole tes 8 avec un 8.");
    assert_eq!(heard(1, "bag 11 s2")[0], "Ben makes a Bag-O-Loot of Dan’s set: bag no. 1.");
    assert_eq!(heard(1, "open 7 x2")[3], "Ben pose deux 7.");
    assert_eq!(heard(1, "knock")[1], "Ben klopft.");
    assert_eq!(heard(2, "forfeit 0")[2], "Cleo te cede una carta.");
}

#[test]
fn the_status_says_whose_loot_is_whose() {
    let position =
        [("turn", "0"), ("hand", "0 9 1"), ("s1", "0 7 7 L"), ("b2", "1 5 5 5 5 5"), ("s3", "1 8 8"), ("pile", "4 3")];
    let game = table("mode=standard", &position);
    let said = |viewer| game.status(viewer).iter().map(|said| read(&game, "en", said)).collect::<Vec<_>>().join(" | ");
    assert_eq!(
        said(Viewer::Public),
        "Round 1 of 4 | It is your turn. | You have two sevens and a looter (s1): 3 points. | \
         Ben has bag no. 1 (b2) and two eights (s3): 12 points. | Cleo has nothing on the table. | \
         Dan has nothing on the table."
    );
    assert!(said(Viewer::Truth).contains("a bag of fives (b2)"), "the truth looks into bags");
}

#[test]
fn every_card_has_a_name_and_help() {
    for chosen in ["mode=standard", "mode=advanced"] {
        let game = BagOLoot::deal(&options(chosen), 4, Chance::Fast(1)).unwrap();
        for face in (1..=16).map(coin).chain([LOOTER]) {
            let help = game.help(face);
            let signs = help.signs.iter().chain([&help.does, &help.when]);
            signs.chain([&game.name(face)]).for_each(|said| sayable(&game, said));
            assert!(!help.clauses.is_empty() && !help.signs.is_empty());
        }
        sayable(&game, &game.name(Face(LOOTER.0 + 1)));
    }
}

#[test]
fn every_zone_and_every_option_has_words() {
    for (language, list) in BagOLoot::WORDS {
        let tongue = Tongue::of(BagOLoot::WORDS, language);
        let asked = |id: &str, attribute: &str| {
            assert!(has(list, id), "{language}: {id}");
            assert!(tongue.attribute(id, attribute).is_some(), "{language}: {id}.{attribute}");
        };
        for id in ["zone-pile", "zone-discard", "zone-hand", "zone-s"] {
            ["from", "to", "in"].iter().for_each(|attribute| asked(id, attribute));
        }
        for spec in Options::SPECS {
            let id = format!("option-{}", spec.key.replace('_', "-"));
            asked(&id, "help");
            let words = match spec.values {
                Values::Words(words) => words.to_vec(),
                _ => Vec::new(),
            };
            let unset = Options::default().get(spec.key).filter(|value| value.parse::<i32>().is_err());
            for value in words.iter().map(ToString::to_string).chain(unset) {
                let id = format!("{id}-{}", value.replace('_', "-"));
                assert!(has(list, &id), "{language}: {id}");
            }
        }
    }
}

#[test]
fn every_refusal_has_a_sentence() {
    let refusals = include_str!("refusals.txt");
    let clauses = refusals.lines().filter_map(|line| line.split(' ').next().filter(|word| word.starts_with("BL-")));
    for clause in clauses {
        let id = format!("why-{}", clause.trim_end_matches(':').replace('.', "-"));
        for (language, list) in BagOLoot::WORDS {
            assert!(has(list, &id), "{language}: {id}");
        }
    }
}

/// A language may phrase things by messages of its own; what is said and what the board says it must have, once.
#[test]
fn every_list_is_complete() {
    const PHRASES: [&str; 2] = ["a-coin", "number-word"];
    let ids = |list: &'static str| {
        let id = |line: &'static str| line.split_once(" =").map(|(id, _)| id);
        list.lines()
            .filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()))
            .filter_map(id)
            .collect::<Vec<_>>()
    };
    let english = ids(BagOLoot::WORDS[0].1);
    for (language, list) in BagOLoot::WORDS {
        let missing: Vec<_> = english.iter().filter(|id| !PHRASES.contains(id) && !has(list, id)).collect();
        assert!(missing.is_empty(), "{language}: {missing:?}");
        let mut own = ids(list);
        let count = own.len();
        own.sort_unstable();
        own.dedup();
        assert_eq!(own.len(), count, "{language} says something twice");
    }
}

/// Random matches of both games: everything that can be chosen, that happens or that stands can be said.
#[test]
fn everything_has_words() {
    for (seats, chosen) in [
        (4, "mode=standard"),
        (3, "memory_aid=on end_after_minutes=5 turn_clock_s=5"),
        (5, "mode=advanced"),
        (2, "mode=advanced rounds=1 tie=extra_round"),
        (3, "mode=advanced people=no turn_clock_s=5"),
    ] {
        let mut game = BagOLoot::deal(&options(chosen), seats, Chance::Fast(3)).unwrap();
        let (mut stream, mut list, mut now) = (Stream::fast(5), Vec::new(), Millis(0));
        let mut facts = Facts::default();
        while !game.is_over() {
            let ready: Vec<Seat> = game.to_act().iter().collect();
            let step = match stream.pick(&ready).filter(|_| stream.clone().below(9) > 0) {
                Some(&seat) => {
                    list.clear();
                    game.legal(seat, &mut list);
                    choices_can_be_said(&game, seat, &list);
                    Stamped::act(now, seat, *stream.pick(&list).unwrap())
                }
                None => match game.wakes_at() {
                    Some(due) => {
                        now = due.max(now);
                        Stamped::clock(now)
                    }
                    None => {
                        stream.below(2);
                        continue;
                    }
                },
            };
            game.apply(step, &mut facts);
            Viewer::all(seats).chain([Viewer::Truth]).for_each(|viewer| {
                game.status(viewer).iter().for_each(|said| sayable(&game, said));
            });
            for (fact, _) in facts.0.drain(..) {
                if let Fact::Note(note) = fact {
                    game.log(&note).iter().chain([&game.cue(&note)]).for_each(|said| sayable(&game, said));
                }
            }
        }
        assert!(game.round() >= 1);
        assert!(game.lines(Viewer::Public).iter().any(|line| line == &("phase".to_string(), "over".to_string())));
    }
}

fn choices_can_be_said(game: &BagOLoot, seat: Seat, list: &[Action]) {
    for &action in list {
        sayable(game, &game.label(seat, action));
        sayable(game, &game.label(seat, game.outside(seat, action)));
        assert!(BagOLoot::META.clauses.contains(&game.clause(seat, action)));
    }
}

/// What the page and lessons say by ids of their own.
#[test]
fn the_game_introduces_itself() {
    let game = BagOLoot::deal(&Options::default(), 2, Chance::Fast(1)).unwrap();
    [said!("about"), said!("goal"), said!("lesson-first")].iter().for_each(|said| sayable(&game, said));
}
