//! The game in words: what buttons and logs say.

use jukem_football::{Action, JukemFootball, Note, Options};
use kernel::{Chance, Facts, Game, Millis, Scene, Seat, Stage, Stamped, Stream, Text, Touch, Viewer};

fn stage(lines: &[(&'static str, &str)]) -> JukemFootball {
    let scene = Scene::of(lines.iter().map(|(key, words)| (*key, words.to_string())));
    JukemFootball::stage(&Options::default(), 2, &scene, Chance::Fast(1)).unwrap_or_else(|wrong| panic!("{wrong}"))
}

#[test]
fn buttons_say_what_happens() {
    let game = stage(&[("turn", "0"), ("phase", "offense"), ("drive", "0 KR | R20"), ("discard", "SACK")]);
    let label = |words: &str| game.old_label(Seat::new(0), words.parse().expect(words));
    assert_eq!(label("run 15"), "Run for 15");
    assert_eq!(label("run 15 pan"), "Run behind a block for 25");
    assert_eq!(label("run 15 juk"), "JUKEM! Run for 30: touchdown");
    assert_eq!(label("pass 5-20 15 juk"), "JUKEM! Pass 5–20 for 30: touchdown");
    assert_eq!(label("return"), "Kick return for 50");
    assert_eq!(label("goal"), "Kick a field goal for 3 points");
    assert_eq!(label("take"), "Take the SACK!");
    assert_eq!(label("discard P5-20"), "Discard the PASS 5–20");
    assert_eq!(label("defend FUM"), "FUMBLE! Wipe out the drive");
    assert_eq!(label("defend HOLD"), "HOLDING! Cancel the play");
    assert_eq!(label("end"), "End the half");
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
    let said: Vec<String> = facts
        .told_to(Viewer::Public)
        .filter_map(|fact| if let kernel::Fact::Note(note) = fact { Some(game.old_sentence(&note)) } else { None })
        .collect();
    assert_eq!(
        said,
        [
            "Seat 0 plays RUN 20 + PANCAKE BLOCK! for 30 yards and stands at 30.",
            "Seat 1 answers with SACK! The drive loses 30 yards.",
            "Seat 1 is up."
        ]
    );
    assert_eq!(game.old_sentence(&Note::Period(3, Seat::new(1))), "Overtime 1 begins. Seat 1 deals.");
    assert_eq!(game.old_sentence(&Note::Touchdown(Seat::new(0))), "Touchdown! Seat 0 scores 7.");
}

/// Whatever can be chosen has a label, touches something, is explained by a clause, and is told in sentences.
#[test]
fn there_are_words_for_everything_that_happens() {
    let mut stream = Stream::fast(1);
    for seed in 0..30 {
        let mut game = JukemFootball::deal(&Options::default(), 2, Chance::Fast(seed)).expect("the default options");
        while let Some(seat) = game.to_act().first() {
            let mut list = Vec::new();
            game.legal(seat, &mut list);
            for &action in &list {
                assert!(!game.old_label(seat, action).is_empty());
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
                if let kernel::Fact::Note(note) = fact {
                    assert!(game.old_sentence(&note).ends_with(['.', '!']), "{note:?}");
                }
            }
        }
    }
}
