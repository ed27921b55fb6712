//! Chapter 9: rare situations.

use super::desk::{B0, Desk, scene};
use super::modes::{freezing, one_card_from_going_out};
use super::play::{play_on, play_once, two};
use camouflage::Camouflage;
use kernel::{Chance, Game, Stage, Stream};

#[test]
fn ca_9_1_an_empty_pile_gives_nothing() {
    let mut desk = one_card_from_going_out("mode=cover");
    assert!(desk.zone("pile 0").is_empty());
    desk.act("0: p FR4 0 -2 2 @40000");
    assert!(desk.zone("hand 0").is_empty());
}

#[test]
fn ca_9_2_who_cannot_play_waits() {
    let desk = Desk::stage("side=animal", 2, &format!("{B0}; hand 0 FR3 FR5 FR6; hand 1 OW1 OW2 OW3"));
    let list = desk.legal(0);
    assert!(list == ["stuck on"] || list.iter().all(|action| action.starts_with("p ")));
    assert_eq!(desk.offers(0), ["stuck on"], "no redraw and no exchange");
}

#[test]
fn ca_9_3_nobody_can_play() {
    let wrong = Camouflage::stage(
        &super::desk::options("side=animal"),
        2,
        &scene(&format!("{B0}; hand 0 FR3 FR5 FR6; hand 1 OW2 OW3 OW6")),
        Chance::Fast(1),
    );
    match wrong {
        Err(why) => assert!(why.why.contains("CA-6.3"), "{why}"),
        Ok(game) => assert!(!game.is_over()),
    }
    let mut desk = freezing();
    play_on(&mut desk, 3);
    assert_eq!(desk.truth("ending"), "deadlock");
}

#[test]
fn ca_9_4_the_last_player_of_not_my_stack_can_never_finish() {
    let mut full = 0;
    for seed in 0..60 {
        let mut desk = Desk::begun("mode=not_my_stack", 4, seed);
        play_on(&mut desk, seed);
        let tokens = desk.view("public").players.iter().filter(|player| player.token.is_some()).count();
        assert!(tokens <= 3);
        full += (tokens == 3) as u32;
    }
    assert!(full > 30, "mostly all but one get out: {full} of 60");
}

#[test]
fn ca_9_5_a_game_in_which_nothing_happened_is_shared() {
    for mode in ["speed", "diversify", "cover"] {
        let mut desk = Desk::begun(&format!("mode={mode}"), 3, 0);
        let due = desk.game.wakes_at().unwrap().0;
        desk.clock(due);
        assert_eq!(
            (desk.truth("ending"), desk.game.scores().to_vec(), desk.places()),
            ("idle".to_string(), vec![0; 3], vec![1; 3]),
            "{mode}"
        );
    }
}

#[test]
fn ca_9_6_in_the_same_millisecond_the_first_to_arrive_is_first() {
    let lines = "lay FR1 1 2 1 by 0 at 6000; lay FR6 3 4 1 by 0 at 11000; lay FR2 3 -4 0 by 0 at 16000; \
        lay FR5 3 4 3 by 0 at 21000; lay FR3 1 4 5 by 0 at 26000; hand 0 FR4; hand 1 GE4 GE3 GE5";
    let mut desk = Desk::stage("side=animal", 2, &format!("{B0}; {lines}"));
    let action = desk.legal(1)[0].clone();
    desk.act("0: p FR4 0 -2 2 @40000");
    assert_eq!(desk.attempt(&format!("1: {action} @40000")), Err("CA-4.6"));
    assert_eq!(desk.winners(), [0]);
}

#[test]
fn every_game_ends_within_the_time_of_its_rules() {
    for seed in 0..30 {
        let mut desk = Desk::begun("mode=cover idle_limit_s=30", 3, seed);
        let mut stream = Stream::fast(seed);
        while !desk.game.is_over() {
            if stream.below(3) == 0 {
                let due = desk.game.wakes_at().unwrap().0;
                desk.clock(due);
            } else {
                play_once(&mut desk, &mut stream);
            }
        }
        assert!(desk.now <= 3_000 + (6 * 3 + 1) * 30_000 + 60_000);
    }
}

#[test]
fn ca_9_8_a_seat_that_leaves_is_retired_and_comes_last() {
    let mut desk = two("mode=cover side=animal leaver=retire");
    desk.act("0: p FR2 0 2 0 @100");
    desk.act("0: leave @200");
    assert_eq!((desk.zone("hand 0").len(), desk.zone("pile 0").len(), desk.zone("board").len()), (0, 0, 4));
    assert!(desk.zone("box").contains(&"FR1".to_string()), "unplayed cards are in the box");
    assert!(!desk.game.is_over(), "the last seat may play on");
    assert_eq!(desk.attempt("0: leave"), Err("CA-9.8"));
    desk.act("1: stuck on");
    assert_eq!((desk.truth("ending"), desk.places()), ("stuck".to_string(), vec![2, 1]), "last in spite of the points");
    assert_eq!(two("side=animal").attempt("0: leave"), Err("CA-9.8"), "with leaver=bot a bot plays on instead");
}

#[test]
fn ca_9_8_who_is_out_has_nothing_to_abandon_and_locations_stay_open() {
    let mut desk = one_card_from_going_out("mode=cover leaver=retire");
    desk.act("0: p FR4 0 -2 2 @40000");
    assert_eq!(desk.attempt("0: leave"), Err("CA-9.8"), "token and rank are kept");
    let mut all = Desk::begun("mode=not_my_stack leaver=retire", 4, 5);
    all.act("0: leave");
    assert_eq!(all.truth("frozen"), "-");
    let on_it = (1..4).any(|number| all.legal(number).iter().any(|action| action.ends_with("S0")));
    assert!(on_it, "others may still play on it");
    for number in 1..4 {
        if !all.game.is_over() {
            all.act(&format!("{number}: leave"));
        }
    }
    assert!(all.game.is_over());
    assert_eq!(all.places()[0], *all.places().iter().max().unwrap());
}

#[test]
fn ca_9_8_leaving_at_random_never_breaks_a_game() {
    for (number, text) in [
        "mode=diversify leaver=retire",
        "mode=not_my_stack leaver=retire pace=turns",
        "pace=turns leaver=retire",
        "mode=cover leaver=retire centers_wild=true",
    ]
    .iter()
    .enumerate()
    {
        for seed in 0..60 {
            let mut desk = Desk::deal(text, 4, seed);
            let mut stream = Stream::fast(seed * 7 + number as u64);
            while !desk.game.is_over() {
                if stream.below(12) == 0 {
                    let leaver = stream.below(4);
                    let _ = desk.attempt(&format!("{leaver}: leave"));
                } else {
                    play_once(&mut desk, &mut stream);
                }
                desk.game.cards().audit().unwrap();
                let again = Camouflage::stage(&super::desk::options(text), 4, &desk.game.scene(), Chance::Fast(0));
                if !desk.game.is_over() {
                    let again = again.unwrap_or_else(|why| panic!("{why}: {:?}", desk.game.scene()));
                    assert_eq!(again.view(kernel::Viewer::Truth), desk.game.view(kernel::Viewer::Truth));
                }
            }
        }
    }
}

#[test]
fn ca_9_9_a_view_is_a_complete_picture() {
    let mut desk = two("mode=cover side=animal");
    desk.act("0: p FR2 0 2 0 @100");
    desk.act("0: p FR1 0 4 0 @200");
    let view = desk.view("0");
    assert_eq!((view.laid.len(), view.faces.len(), view.players.len()), (4, 42, 2));
    assert!(view.own.unwrap().reply.is_some() && view.phase.until.is_some(), "reply, pause and clock included");
    assert_eq!(desk.view("0"), desk.game.view(super::desk::viewer_of("0")), "whenever it is asked for");
}

#[test]
fn ca_9_10_another_deck_is_tried_when_the_drawn_one_cannot_make_a_board() {
    let faces = &camouflage::faces::FaceSet::shipped().sides[0];
    let hard = camouflage::board::Fit { min: 9, wild: false, wild_counts: true };
    assert!(!camouflage::starting::is_possible(faces, camouflage::card::Deck(0), hard));
    assert_eq!(camouflage::starting::draw(faces, camouflage::card::Deck(0), hard, &mut Stream::fast(1)), None);
    for seed in 0..40 {
        let desk = Desk::deal("deck_pick=random board_build=auto side=gems", 6, seed);
        assert_eq!(desk.zone("board").len(), 3, "every shipped deck can");
    }
}

#[test]
fn ca_9_11_no_coordinate_outgrows_a_byte() {
    for seed in 0..20 {
        for text in ["mode=diversify", "mode=diversify centers_wild=true min_match=2"] {
            let mut desk = Desk::begun(text, 6, seed);
            play_on(&mut desk, seed);
            let laid = desk.view("public").laid;
            assert!(laid.len() <= 39);
            assert!(laid.iter().all(|card| card.put.x.abs() <= 76 && card.put.y.abs() <= 76));
        }
    }
}

#[test]
fn ca_9_12_leaving_before_go_begins_the_setup_again() {
    let mut desk = Desk::deal("leaver=retire", 3, 0);
    for line in ["0: vote gems", "1: vote gems", "2: vote gems", "1: deck OW", "0: deck CH"] {
        desk.act(line);
    }
    desk.act("1: leave @5000");
    assert_eq!(
        (desk.truth("phase"), desk.truth("decks"), desk.truth("gone")),
        ("side".to_string(), "- - -".to_string(), "1".to_string())
    );
    assert_eq!((desk.zone("box").len(), desk.game.wakes_at().unwrap().0), (42, 20_000));
    desk.act("0: vote animal");
    desk.act("2: vote animal");
    desk.act("0: deck OW");
    desk.act("2: leave");
    assert_eq!(desk.truth("ending"), "dissolved", "too few are left");
    let mut bot = Desk::deal("leaver=bot", 2, 0);
    assert_eq!(bot.attempt("0: leave"), Err("CA-9.8"));
    bot.act("0: auto");
    assert_eq!(bot.truth("automatic"), "0", "a bot takes the seat at whatever step it is");
}
