//! The game in words: what buttons, cards and logs say, in every language.

use conformance::{options, scene};
use dream_team_soccer::{Action, DreamTeamSoccer, Note, Options};
use kernel::{
    Chance, Face, Fact, Facts, Game, Help, Millis, Said, Seat, Settings, Stage, Stamped, Stream, Text, Values, Viewer,
};
use std::collections::{BTreeSet, HashSet};
use words::{Speaker, Tongue, english};

const KINDS: u8 = 15;

fn table(seats: u8, position: &str) -> DreamTeamSoccer {
    let game = DreamTeamSoccer::stage(&Options::default(), seats, &scene(position), Chance::Fast(1));
    game.unwrap_or_else(|wrong| panic!("{wrong}"))
}

fn dealt(seats: u8, seed: u64, chosen: &str) -> DreamTeamSoccer {
    DreamTeamSoccer::deal(&options(chosen), seats, Chance::Fast(seed)).expect("options that can be dealt")
}

/// Says it in every language, to each player and to somebody who watches.
fn spoken(game: &DreamTeamSoccer, said: &Said) {
    for (language, _) in DreamTeamSoccer::WORDS {
        let tongue = Tongue::of(DreamTeamSoccer::WORDS, language);
        for you in [None].into_iter().chain(Seat::all(4).map(Some)) {
            let face = |notation: &str| words::name_of(game, notation);
            let speaker = Speaker { tongue: &tongue, seat: &|seat| format!("Seat {seat}"), you, face: &face };
            let text = speaker.try_say(said).unwrap_or_else(|why| panic!("{language} {said:?}: {why}"));
            assert!(!text.is_empty() && !text.contains("  "), "{language} {said:?}: {text:?}");
        }
    }
}

#[test]
fn buttons_say_where_they_lead() {
    let game = table(
        4,
        "podium 3 1 0 2; phase follow 0; trick 3 9x2; hand 0 3 3 8 7 7 Y 6 F F; hand 1 5 10 10; hand 2 4 8; hand 3 6 9",
    );
    let label = |words: &str| english(&game, &game.label(Seat::new(0), words.parse().expect(words)));
    assert_eq!(label("play 7x2"), "Play two 7s");
    assert_eq!(label("play 8+Y skip 2"), "Play an 8 and the Yellow Card, and skip Seat 2");
    assert_eq!(label("play 6+1F"), "Play a 6 and a Free Kick");
    assert_eq!(label("play Fx2=4"), "Play both Free Kicks as 4s");
    assert_eq!(label("pass"), "Pass");
    let game = table(4, "phase lead 0; hand 0 G; hand 1 5 10 10; hand 2 4 8; hand 3 6 9");
    let label = |words: &str| english(&game, &game.label(Seat::new(0), words.parse().expect(words)));
    assert_eq!(label("play G"), "Lead the Goal: out in first place!");
    assert_eq!(label("play F=3"), "Lead a Free Kick as 3: out in first place!");
    for words in
        ["claim hattrick", "claim nutmeg 1", "nutmeg 1", "ready", "sealed", "play 8x2+7", "give 5 5", "play Fx2"]
    {
        spoken(&game, &game.label(Seat::new(0), words.parse().expect(words)));
    }
}

#[test]
fn a_gift_is_said_with_who_gets_it() {
    let game = table(4, "podium 0 1 2 3; phase trade");
    let give: Action = "give 5 9".parse().expect("two cards");
    assert_eq!(english(&game, &game.label(Seat::new(0), give)), "Give Seat 3 a 5 and a 9");
}

#[test]
fn the_log_leaves_out_who_sits_where() {
    let game = dealt(4, 0, "");
    let sits = Note::Sits(Seat::new(1), 2);
    assert_eq!(game.log(&sits), None);
    assert_eq!(english(&game, &game.cue(&sits)), "Seat 1 sits in #2.");
    let traded = game.log(&Note::Traded(Seat::new(1), Seat::new(2), 1)).expect("news");
    assert_eq!(english(&game, &traded), "Seat 1 and Seat 2 trade a card.");
    let rare =
        [Note::Nutmeg(Seat::new(0)), Note::NutmegGiven(Seat::new(0), Seat::new(3)), Note::HatTrick(Seat::new(2))];
    rare.iter().chain(&[Note::RedGone, Note::TookRed(Seat::new(1))]).for_each(|note| spoken(&game, &game.cue(note)));
}

#[test]
fn the_status_is_what_one_sees_at_a_glance() {
    let game = table(4, "podium 3 1 0 2; phase follow 0; trick 3 9x2; hand 0 3 3 7; hand 1 5 10; hand 2 6; hand 3 6 9");
    let said: Vec<String> = game.status(Viewer::Public).iter().map(|said| english(&game, said)).collect();
    assert_eq!(
        said,
        [
            "Round 1 of 7, Seat 2 dealt.",
            "Seats: #1 Seat 3, #2 Seat 1, #3 Seat 0 and #4 Seat 2.",
            "It is Seat 0's turn to beat 2 cards of value 9, played by Seat 3.",
            "Passed: Seat 2.",
        ]
    );
    assert_eq!(game.round(), 1);
}

#[test]
fn every_card_has_a_name_and_help() {
    for chosen in ["", "free_kick_alone=worst"] {
        let game = dealt(4, 0, chosen);
        for face in (0..KINDS).map(Face) {
            let Help { does, when, signs, clauses } = game.help(face);
            [game.name(face), does, when].iter().chain(&signs).for_each(|said| spoken(&game, said));
            assert!(!signs.is_empty() && !clauses.is_empty(), "{face:?}");
        }
    }
}

/// The ids of a word list, and of attributes `id.attribute`.
fn ids(list: &str) -> BTreeSet<String> {
    let mut message = "";
    let mut ids = BTreeSet::new();
    for line in list.lines().filter(|line| !line.starts_with('#')) {
        let Some((id, _)) = line.split_once(" =") else { continue };
        match line.strip_prefix("    .").and_then(|line| line.split_once(" =")) {
            Some((attribute, _)) => ids.insert(format!("{message}.{attribute}")),
            None if !line.starts_with(' ') => {
                message = id;
                ids.insert(id.to_string())
            }
            None => continue,
        };
    }
    ids
}

#[test]
fn every_language_has_every_message() {
    let english = ids(DreamTeamSoccer::WORDS[0].1);
    for (language, list) in DreamTeamSoccer::WORDS {
        assert_eq!(ids(list), english, "{language}");
    }
}

#[test]
fn options_zones_and_refusals_have_words() {
    let ids = ids(DreamTeamSoccer::WORDS[0].1);
    let has = |id: String| assert!(ids.contains(&id), "{id}");
    let word = |text: &str| text.to_lowercase().replace(|c: char| !c.is_ascii_alphanumeric(), "-");
    for spec in Options::SPECS {
        has(format!("option-{}", word(spec.key)));
        has(format!("option-{}.help", word(spec.key)));
        let values: &[&str] = match spec.values {
            Values::Words(["off", "on"]) | Values::Number { .. } | Values::OffOrNumber { .. } | Values::Deck => &[],
            Values::Words(values) => values,
        };
        values.iter().for_each(|value| has(format!("option-{}-{}", word(spec.key), word(value))));
    }
    for zone in DreamTeamSoccer::META.zones {
        ["", ".from", ".to", ".in"].iter().for_each(|part| has(format!("zone-{}{part}", word(zone.name))));
    }
    let refusals = include_str!("refusals.txt").lines().filter_map(|line| line.split(' ').next());
    refusals.filter(|id| id.starts_with("DT-")).for_each(|id| has(format!("why-{}", id.replace('.', "-"))));
}

/// Says what was not said before.
fn once(heard: &mut HashSet<Said>, game: &DreamTeamSoccer, said: Said) {
    if !heard.contains(&said) {
        spoken(game, &said);
        heard.insert(said);
    }
}

/// Whatever can be chosen has a label, touches something and is explained by a clause; whatever happens is told.
#[test]
fn there_are_words_for_everything_that_happens() {
    let mut heard = HashSet::new();
    let mut stream = Stream::fast(7);
    for seed in 0..6 {
        let chosen =
            ["rounds=2", "rounds=2 special_claims=manual", "rounds=1 free_kick_alone=worst"][seed as usize % 3];
        let mut game = dealt(3 + seed as u8, seed, chosen);
        while let Some(seat) = game.to_act().first() {
            let mut list = Vec::new();
            game.legal(seat, &mut list);
            for &action in list.iter().take(12) {
                once(&mut heard, &game, game.label(seat, action));
                assert!(!game.touches(seat, action).is_empty(), "{action}");
                assert!(DreamTeamSoccer::META.clauses.contains(&game.clause(seat, action)), "{action}");
            }
            let mut facts = Facts::default();
            let action = *stream.pick(&list).expect("a choice");
            game.apply(Stamped::act(Millis(0), seat, action), &mut facts);
            for fact in facts.told_to(Viewer::Public) {
                if let Fact::Note(note) = fact {
                    once(&mut heard, &game, game.cue(&note));
                }
            }
            let viewers = [Viewer::Public, Viewer::Truth, Viewer::Seat(seat)];
            viewers.iter().flat_map(|viewer| game.status(*viewer)).for_each(|said| once(&mut heard, &game, said));
        }
    }
}
