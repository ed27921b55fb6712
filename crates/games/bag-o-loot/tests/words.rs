//! The game in words: every choice has a label, a clause and what it touches; every note a sentence.

use bag_o_loot::{Action, BagOLoot, Options};
use conformance::options;
use kernel::{Chance, Facts, Game, Millis, Seat, Settings, Stamped, Stream, Text, Viewer};

fn label(text: &str, chosen: &str, position: &[(&'static str, &str)], action: &str) {
    let mut options = Options::default();
    options.set("mode", chosen).expect("a mode");
    let scene = kernel::Scene::of(position.iter().map(|(key, words)| (*key, words.to_string())));
    let game = <BagOLoot as kernel::Stage>::stage(&options, 4, &scene, Chance::Fast(1)).expect("a position");
    let action: Action = action.parse().expect("an action");
    game.check(Seat::new(0), action).expect("allowed");
    assert_eq!(game.old_label(Seat::new(0), action), text);
}

#[test]
fn labels_say_what_a_choice_does() {
    let table = [
        ("turn", "0"),
        ("hand", "0 8 7 7 L 2"),
        ("s1", "2 8 8 L"),
        ("s2", "0 7 7"),
        ("b3", "1 4 4 4 4 4"),
        ("s4", "3 11 11 11 11"),
    ];
    for (text, action) in [
        ("Open 7 7 L", "open 7 x2 +1L"),
        ("Build on s2, the 7s of seat 0 with a 7", "build 7 s2"),
        ("Steal s1, the 8s of seat 2 with an 8", "steal 8 s1"),
        ("Bag s4, the 11s of seat 3 with a looter", "bag L s4"),
        ("Pinch a looter from s1, the 8s of seat 2 with an 8", "pinch 8 s1"),
        ("Snitch: show a 2, point to b3 of seat 1", "snitch 2 b3"),
        ("Forfeit a card to seat 3", "forfeit 3"),
    ] {
        label(text, "standard", &table, action);
    }
    let table = [("turn", "0"), ("hand", "0 4 2"), ("b1", "1 4 4 4 4 L")];
    label("Ditch a 4", "advanced", &table, "ditch 4");
}

/// Random matches of both games: nothing that can be chosen or that happens is without words.
#[test]
fn everything_has_words() {
    for (seats, chosen) in [(4, "mode=standard"), (5, "mode=advanced"), (3, "mode=advanced people=no turn_clock_s=5")] {
        let mut game = BagOLoot::deal(&options(chosen), seats, Chance::Fast(3)).unwrap();
        let (mut stream, mut list, mut now) = (Stream::fast(5), Vec::new(), Millis(0));
        let mut facts = Facts::default();
        while !game.is_over() {
            let ready: Vec<Seat> = game.to_act().iter().collect();
            let step = match stream.pick(&ready).filter(|_| stream.clone().below(9) > 0) {
                Some(&seat) => {
                    list.clear();
                    game.legal(seat, &mut list);
                    for &action in &list {
                        assert!(game.old_label(seat, action).len() > 2);
                        assert!(BagOLoot::META.clauses.contains(&game.clause(seat, action)));
                    }
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
        }
        for (fact, _) in &facts.0 {
            if let kernel::Fact::Note(note) = fact {
                let sentence = game.old_sentence(note);
                assert!(sentence.ends_with(['.', '!']), "{note:?}: {sentence:?}");
            }
        }
        assert!(game.lines(Viewer::Public).iter().any(|line| line == &("phase".to_string(), "over".to_string())));
    }
}
