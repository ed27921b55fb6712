//! The game in words: what buttons, cards and logs say, in every language.

use conformance::options;
use jukem_football::{Action, Deck, JukemFootball, Note, Options};
use kernel::{
    Chance, Fact, Facts, Game, Help, Millis, Said, Scene, Seat, Settings, Stage, Stamped, Stream, Text, Touch, Values,
    Viewer,
};
use std::collections::{BTreeSet, HashSet};
use words::{Speaker, Tongue, english};

fn stage(lines: &[(&'static str, &str)]) -> JukemFootball {
    let scene = Scene::of(lines.iter().map(|(key, words)| (*key, words.to_string())));
    JukemFootball::stage(&Options::default(), 2, &scene, Chance::Fast(1)).unwrap_or_else(|wrong| panic!("{wrong}"))
}

fn dealt(seed: u64, chosen: &str) -> JukemFootball {
    JukemFootball::deal(&options(chosen), 2, Chance::Fast(seed)).expect("options that can be dealt")
}

/// Says it in every language, to each player and to somebody who watches.
fn spoken(game: &JukemFootball, said: &Said) {
    for (language, _) in JukemFootball::WORDS {
        let tongue = Tongue::of(JukemFootball::WORDS, language);
        for you in [None, Some(Seat::new(0)), Some(Seat::new(1))] {
            let face = |notation: &str| words::name_of(game, notation);
            let speaker = Speaker { tongue: &tongue, seat: &|seat| format!("Seat {seat}"), you, face: &face };
            let text = speaker.try_say(said).unwrap_or_else(|why| panic!("{language} {said:?}: {why}"));
            assert!(!text.is_empty() && !text.contains("  "), "{language} {said:?}: {text:?}");
        }
    }
}

#[test]
fn buttons_say_where_they_lead() {
    let game = stage(&[("turn", "0"), ("phase", "offense"), ("drive", "0 KR | R20"), ("discard", "SACK")]);
    let label = |words: &str| english(&game, &game.label(Seat::new(0), words.parse().expect(words)));
    assert_eq!(label("run 15"), "Run for 15, to 85");
    assert_eq!(label("run 15 pan"), "Block and run for 25, to 95");
    assert_eq!(label("run 15 juk"), "JUKEM! Run for 30: touchdown!");
    assert_eq!(label("pass 5-20 15 juk"), "JUKEM! Pass 5–20 for 30: touchdown!");
    assert_eq!(label("goal"), "Kick a field goal: 3 points");
    assert_eq!(label("take"), "Take SACK!");
    assert_eq!(label("discard P5-20"), "Discard PASS 5–20");
    assert_eq!(label("end"), "End the half");
    for words in ["draw", "return juk", "allow", "concede", "run 10 juk juk", "defend HOLD"] {
        spoken(&game, &game.label(Seat::new(0), words.parse().expect(words)));
    }
}

#[test]
fn an_answer_says_what_it_costs() {
    let game = stage(&[("turn", "0"), ("phase", "defense"), ("drive", "0 KR | R20")]);
    let label = |words: &str| english(&game, &game.label(Seat::new(1), words.parse().expect(words)));
    assert_eq!(label("defend FUM"), "FUMBLE! Wipe out the drive: 70 yards");
    assert_eq!(label("defend HOLD"), "HOLDING! Take back the play: 20 yards");
}

#[test]
fn the_log_tells_a_play_and_its_answer() {
    let mut game =
        stage(&[("turn", "0"), ("phase", "offense"), ("hand", "0 R20 PAN JUK KR R5"), ("hand", "1 SACK R10 R10 R10")]);
    let mut facts = Facts::default();
    for (seat, words) in [(0, "run 20 pan"), (1, "defend SACK")] {
        let action: Action = words.parse().expect(words);
        game.apply(Stamped::act(Millis(0), Seat::new(seat), action), &mut facts);
    }
    let notes =
        facts.told_to(Viewer::Public).filter_map(|fact| if let Fact::Note(note) = fact { Some(note) } else { None });
    let said: Vec<String> = notes.filter_map(|note| game.log(&note)).map(|said| english(&game, &said)).collect();
    assert_eq!(
        said,
        [
            "Seat 0 plays RUN 20 and PANCAKE BLOCK! for 30 yards and stands at 30.",
            "Seat 1 answers with SACK! Seat 0's last play is taken back: 30 yards are lost.",
        ]
    );
    let log = |note: &Note| game.log(note).map(|said| english(&game, &said));
    assert_eq!(log(&Note::Turn(Seat::new(1))), None, "whose turn it is, is no news");
    assert_eq!(game.cue(&Note::Turn(Seat::new(1))).id, "turn");
    let overtime = log(&Note::Period(3, Seat::new(1)));
    assert_eq!(overtime.as_deref(), Some("Overtime 1 begins: the first score wins. Seat 1 deals."));
    assert_eq!(log(&Note::Touchdown(Seat::new(0))).as_deref(), Some("Touchdown! Seat 0 scores 7 points."));
}

#[test]
fn the_status_is_what_one_sees_at_a_glance() {
    let game = stage(&[("turn", "1"), ("phase", "offense"), ("drive", "0 KR | R20"), ("known", "1 SACK")]);
    let said: Vec<String> = game.status(Viewer::Public).iter().map(|said| english(&game, said)).collect();
    assert_eq!(
        said,
        [
            "First half, Seat 0 dealt.",
            "Seat 1 chooses a play.",
            "Seat 0's drive stands at 70 yards, 30 to go: field goal range.",
            "Seat 1's drive stands at 0 yards, 100 to go.",
            "Both know of SACK! in Seat 1's hand.",
        ]
    );
    assert_eq!(game.round(), 1);
}

#[test]
fn every_card_has_a_name_and_help() {
    let game = dealt(0, "");
    for (face, print, _) in Deck::default().rows() {
        let Help { does, when, signs, clauses } = game.help(face);
        [game.name(face), does, when].iter().chain(&signs).for_each(|said| spoken(&game, said));
        assert!(!signs.is_empty() && !clauses.is_empty(), "{print}");
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
    let english = ids(JukemFootball::WORDS[0].1);
    for (language, list) in JukemFootball::WORDS {
        assert_eq!(ids(list), english, "{language}");
    }
}

#[test]
fn options_zones_and_refusals_have_words() {
    let ids = ids(JukemFootball::WORDS[0].1);
    let has = |id: String| assert!(ids.contains(&id), "{id}");
    let word = |text: &str| text.to_lowercase().replace(|c: char| !c.is_ascii_alphanumeric(), "-");
    for spec in Options::SPECS {
        has(format!("option-{}", word(spec.key)));
        has(format!("option-{}.help", word(spec.key)));
        let values: &[&str] = match spec.values {
            Values::Words(["false", "true"]) | Values::Number { .. } | Values::OffOrNumber { .. } => &[],
            Values::Words(values) => values,
            Values::Deck => &[jukem_football::DEFAULT_DECK],
        };
        values.iter().for_each(|value| has(format!("option-{}-{}", word(spec.key), word(value))));
    }
    for zone in JukemFootball::META.zones {
        ["", ".from", ".to", ".in"].iter().for_each(|part| has(format!("zone-{}{part}", word(zone.name))));
    }
    let refusals = include_str!("refusals.txt").lines().filter_map(|line| line.split(' ').next());
    refusals.filter(|id| id.starts_with("JK-")).for_each(|id| has(format!("why-{}", id.replace('.', "-"))));
    let small =
        options::<Options>("deck=run5x2,run10x1,pass5-20x2,catch15x1,kick_returnx1,jukemx1,field_goalx1,sackx1");
    spoken(&dealt(0, ""), &small.warning().expect("a small deck is unusual"));
}

/// Says what was not said before.
fn once(heard: &mut HashSet<Said>, game: &JukemFootball, said: Said) {
    if !heard.contains(&said) {
        spoken(game, &said);
        heard.insert(said);
    }
}

/// Whatever can be chosen has a label, touches something and is explained by a clause; whatever happens is told.
#[test]
fn there_are_words_for_everything_that_happens() {
    let mut heard = HashSet::new();
    let mut stream = Stream::fast(1);
    for seed in 0..8 {
        let chosen = ["", "practice=true overtime_cap=3", "defense_prompt=only_if_able", "discard_rule=always"];
        let mut game = dealt(seed, chosen[seed as usize % chosen.len()]);
        while let Some(seat) = game.to_act().first() {
            let mut list = Vec::new();
            game.legal(seat, &mut list);
            for &action in &list {
                once(&mut heard, &game, game.label(seat, action));
                assert!(JukemFootball::META.clauses.contains(&game.clause(seat, action)), "{action}");
                let held = action.cards().count();
                let touched = game.touches(seat, action);
                assert_eq!(touched.iter().filter(|touch| matches!(touch, Touch::Card(..))).count(), held, "{action}");
                assert_eq!(touched.len(), held + 1, "{action}: and the place it goes to");
            }
            let mut facts = Facts::default();
            let action = *stream.pick(&list).expect("a choice");
            game.apply(Stamped::act(Millis(0), seat, action), &mut facts);
            for fact in facts.told_to(Viewer::Public) {
                if let Fact::Note(note) = fact {
                    once(&mut heard, &game, game.cue(&note));
                    game.log(&note).into_iter().for_each(|said| once(&mut heard, &game, said));
                }
            }
            game.status(Viewer::Public).into_iter().for_each(|said| once(&mut heard, &game, said));
        }
    }
}

/// What a random game hardly ever announces.
#[test]
fn rare_notes_have_words() {
    let game = dealt(0, "");
    let [one, two] = [Seat::new(0), Seat::new(1)];
    for note in [Note::TimeUp(one), Note::Conceded(two), Note::Tied, Note::Period(4, one), Note::PeriodOver(4)] {
        spoken(&game, &game.cue(&note));
    }
}
