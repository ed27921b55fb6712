//! Chapter 12: bots play fair.

use super::desk::{Desk, options, seat};
use super::play::play_once;
use super::time::simulated;
use camouflage::reaction::{Glance, Level, Mind};
use camouflage::simulate::Simulator;
use camouflage::{Action, Camouflage, Note, Phase, Reply};
use kernel::{Chance, Fact, Facts, Game, Heuristic, Input, Millis, Perspective, Stream};

#[test]
fn ca_12_1_bots_see_only_what_a_player_sees() {
    let mut desk = Desk::begun("mode=cover", 3, 2);
    let mut stream = Stream::fast(2);
    for _ in 0..6 {
        play_once(&mut desk, &mut stream);
    }
    let seen = |game: &Camouflage| {
        let glance = Glance::of(&Perspective::new(game, seat(1)), 5, &mut Stream::fast(0));
        let sight = glance.sight();
        (sight.facts, sight.layout.laid().to_vec())
    };
    let truth = seen(&desk.game);
    assert_eq!(truth.1.len(), 5, "not further than they have noticed");
    for _ in 0..20 {
        let mut world = desk.game;
        world.determinize(seat(1), &mut stream);
        assert_eq!(seen(&world), truth);
    }
}

#[test]
fn ca_12_2_bots_act_no_faster_than_their_level_allows() {
    for (level, least) in [(Level::Novice, 900), (Level::Casual, 600), (Level::Skilled, 400), (Level::Expert, 250)] {
        let mut quickest = Vec::new();
        for seed in 0..40 {
            let (record, game) = simulated("mode=speed", &[level; 3], seed, 0);
            let first =
                record.steps.iter().find(|step| matches!(step.input, Input::Act { action: Action::Place { .. }, .. }));
            quickest.extend(first.map(|step| step.at.0 - 3_000));
            assert!(matches!(game.phase(), Phase::Over { .. }));
        }
        quickest.sort_unstable();
        assert!(quickest[0] > least, "{}: {} ms to the first card", level.name(), quickest[0]);
    }
}

#[test]
fn ca_12_3_better_bots_are_faster_and_win_more() {
    let mut median = Vec::new();
    for level in [Level::Novice, Level::Casual, Level::Skilled, Level::Expert] {
        let mut lengths: Vec<u32> = (0..60)
            .map(|seed| {
                let mut game = Camouflage::deal(&options("mode=speed"), 4, Chance::Fast(seed)).unwrap();
                Simulator::default().play(&mut game, &[level; 4], |_| ()).length.0
            })
            .collect();
        lengths.sort_unstable();
        median.push(lengths[30]);
    }
    assert!(median.windows(2).all(|pair| pair[0] > pair[1] * 5 / 4), "{median:?}");
    for (number, calibrated) in [116_000, 61_000, 38_000, 20_000].iter().enumerate() {
        assert!((calibrated * 2 / 3..calibrated * 3 / 2).contains(&median[number]), "{median:?}");
    }
    let mut wins = [0; 4];
    let levels = [Level::Novice, Level::Casual, Level::Skilled, Level::Expert];
    for seed in 0..120 {
        let mut game = Camouflage::deal(&options("mode=cover"), 4, Chance::Fast(seed)).unwrap();
        let seated: Vec<Level> = (0..4).map(|number| levels[(number + seed as usize) % 4]).collect();
        Simulator::default().play(&mut game, &seated, |_| ());
        game.standings().winners().iter().for_each(|winner| wins[seated[winner.index()] as usize] += 1);
    }
    assert!(wins[0] < wins[1] && wins[1] < wins[3] && wins[2] < wins[3], "{wins:?}");
}

#[test]
fn ca_12_7_a_bot_that_finds_nothing_says_so_in_whole_games() {
    let mut flags = 0;
    for seed in 0..60 {
        let (record, _) = simulated("mode=diversify side=animal", &[Level::Oracle, Level::Novice], seed, 0);
        flags += record
            .steps
            .iter()
            .filter(|step| matches!(step.input, Input::Act { action: Action::Stuck(true), .. }))
            .count();
    }
    assert!(flags > 0);
}

#[test]
fn ca_12_6_mistaken_looks_become_wrong_cards_under_honor() {
    let wrong = |text: &str| -> usize {
        (0..20)
            .map(|seed| {
                let (_, game) = simulated(text, &[Level::Novice; 4], seed, 0);
                game.board().laid().iter().filter(|card| !card.right).count()
            })
            .sum()
    };
    assert!(wrong("mode=cover illegal=honor") > 0);
    assert_eq!(wrong("mode=cover"), 0);
}

#[test]
fn ca_3_1_and_ca_3_2_and_ca_3_17_the_setup_is_for_people() {
    for text in ["", "mode=not_my_stack"] {
        let mut desk = Desk::deal(text, 3, 1);
        let mut phases = Vec::new();
        while desk.game.courtesy(seat(0)).is_some() {
            assert_eq!(
                desk.game.courtesy(seat(0)),
                Some(Action::Auto),
                "whatever its level, a bot leaves it to others"
            );
            phases.push(desk.truth("phase"));
            let due = desk.game.wakes_at().unwrap().0;
            desk.clock(due);
        }
        let last = if text.is_empty() { "build" } else { "location" };
        assert_eq!(phases, ["side", "decks", last, "ready"]);
        assert_eq!(desk.game.courtesy(seat(0)), None, "at GO it plays");
    }
}

#[test]
fn ca_12_1_bots_keep_the_pauses_of_everybody() {
    let mut mistakes = 0;
    for seed in 0..10 {
        let (record, _) = simulated("mode=speed", &[Level::Novice; 4], seed, 0);
        let mut facts = Facts::default();
        record.replay(record.steps.len(), &mut facts).unwrap();
        let replies = facts.0.iter().filter_map(|(fact, _)| match fact {
            Fact::Note(Note::Refused(_, reply)) => Some(*reply),
            _ => None,
        });
        for reply in replies {
            assert_ne!(reply, Reply::Locked, "it waits for the end of its pause");
            mistakes += 1;
        }
    }
    assert!(mistakes > 0, "its cards are checked like anybody's");
}

#[test]
fn ca_12_2_bots_send_the_last_change_they_have_noticed() {
    let mut late = 0;
    for seed in 0..10 {
        let (record, _) = simulated("mode=speed", &[Level::Novice; 4], seed, 0);
        let mut game = record.begin().unwrap();
        for step in &record.steps {
            if let Input::Act { action: Action::Place { seen, .. }, .. } = step.input {
                let newest = game.board().laid().len() as u8;
                assert!((1..=newest).contains(&seen), "change {seen} of {newest}");
                late += (seen < newest) as u32;
            }
            game.apply(*step, &mut ());
        }
    }
    assert!(late > 0, "some cards come before their bot has seen the newest change");
}

#[test]
fn ca_12_3_every_level_has_the_times_and_chances_of_the_page() {
    let page = include_str!("../../../../../docs/rules/camouflage.md");
    for (level, name) in
        [(Level::Novice, "beginner"), (Level::Casual, "casual"), (Level::Skilled, "strong"), (Level::Expert, "expert")]
    {
        let skill = level.skill();
        let percent = |thousandths: u32| match thousandths % 10 {
            0 => format!("{} %", thousandths / 10),
            rest => format!("{}.{rest} %", thousandths / 10),
        };
        let (sees, slips) = (percent(skill.sees), percent(skill.slips));
        let row = format!("| {name} | {} | {} | {sees} | {slips} | {} |", skill.notice, skill.look, skill.reach);
        assert!(page.contains(&row), "{row}");
    }
}

#[test]
fn ca_12_4_a_simulated_game_comes_from_its_seed() {
    for (text, levels) in [("mode=speed", [Level::Novice; 3]), ("mode=cover", [Level::Expert; 3])] {
        let game = |seed| simulated(text, &levels, seed, 0).0.steps;
        assert_eq!(game(5), game(5));
        assert_ne!(game(5), game(6));
    }
}

#[test]
fn ca_12_5_and_ca_12_7_a_bot_that_finds_nothing_looks_again_and_raises_its_flag() {
    let stuck = |seed| Some(Desk::begun("mode=speed", 2, seed)).filter(|desk| desk.legal(0) == ["stuck on"]);
    let desk = (0..200).find_map(stuck).expect("sometimes nothing of a hand fits");
    let glance = Glance::of(&Perspective::new(&desk.game, seat(0)), 3, &mut Stream::fast(3));
    // It recognises what fits and is never taken in, so that every search comes to nothing.
    let mut mind = Mind::new(Level::Oracle, Stream::fast(1));
    assert_eq!((mind.noticed(), mind.wakes_at()), (0, None), "it waits until it has seen the table");
    mind.notice(3, &glance.sight(), Millis(5_000));
    let (mut searches, mut flags) = (0, Vec::new());
    for _ in 0..20 {
        let due = mind.wakes_at().expect("it always goes on");
        let said = mind.act(&glance.sight(), due);
        searches += (mind.wakes_at() == Some(due.plus(300))) as u32;
        if let Some(action) = said {
            assert_eq!(action, Action::Stuck(true));
            flags.push(searches);
        }
    }
    assert_eq!(searches, 10, "a search, a rest, and again");
    assert_eq!(flags[0], 3, "the flag goes up after the third");
}
