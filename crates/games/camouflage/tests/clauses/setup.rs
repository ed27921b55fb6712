//! Chapter 3: getting ready.

use super::desk::{B0, Desk, seat};
use camouflage::board::Fit;
use camouflage::card::{Deck, Side};
use camouflage::faces::FaceSet;
use camouflage::{Camouflage, starting};
use kernel::{Game, Stream};

/// Three of them lie as B0.
const BUILT: &str = "deck 0 FR; deck 1 GE; loose CH3 CH4 CH5; phase build; until 60000";
/// Decks chosen, the chameleons laid out to build the board.
const BUILD: &str = "deck 0 FR; deck 1 GE; loose CH1 CH2 CH3 CH4 CH5 CH6; phase build; until 60000";

#[test]
fn ca_3_1_the_majority_chooses_the_side_within_fifteen_seconds() {
    let mut desk = Desk::deal("", 3, 0);
    assert_eq!((desk.truth("phase"), desk.game.wakes_at().unwrap().0), ("side".to_string(), 15_000));
    desk.act("0: vote gems");
    desk.act("1: vote animal");
    assert_eq!(desk.truth("votes"), "gems animal -");
    assert_eq!(desk.attempt("0: vote animal"), Err("CA-3.1"), "a vote is a vote");
    desk.act("2: vote gems");
    assert_eq!((desk.truth("phase"), desk.truth("side")), ("decks".to_string(), "gems".to_string()));
}

#[test]
fn ca_3_1_a_tie_or_no_vote_is_settled_by_the_seed_and_bots_have_none() {
    let side = |seed, votes: &[&str]| {
        let mut desk = Desk::deal("", 2, seed);
        votes.iter().for_each(|vote| desk.act(vote));
        if desk.truth("phase") == "side" {
            desk.clock(15_000);
        }
        desk.truth("side")
    };
    for votes in [&["0: vote gems", "1: vote animal"][..], &[], &["0: auto", "1: auto"]] {
        let chosen: Vec<String> = (0..20).map(|seed| side(seed, votes)).collect();
        assert!(chosen.contains(&"gems".to_string()) && chosen.contains(&"animal".to_string()), "{votes:?}");
        assert_eq!(side(7, votes), side(7, votes), "the same seed decides the same");
    }
    assert_eq!(side(0, &["0: auto", "1: vote gems"]), "gems", "the only person decides");
    assert_eq!(side(0, &["1: vote gems"]), "gems", "who does not vote does not count");
}

#[test]
fn ca_3_2_the_first_to_pick_a_deck_has_it() {
    let mut desk = Desk::deal("side=animal", 3, 0);
    assert_eq!((desk.truth("phase"), desk.game.wakes_at().unwrap().0), ("decks".to_string(), 20_000));
    desk.act("1: deck OW");
    assert_eq!(desk.attempt("0: deck OW"), Err("CA-3.2"), "a taken deck is refused");
    assert_eq!(desk.attempt("1: deck FR"), Err("CA-3.2"), "one deck each");
    assert_eq!(desk.seen("0", "pile 1"), ["OW1", "OW2", "OW3", "OW4", "OW5", "OW6"], "contents are no secret");
    desk.act("0: deck CH");
    desk.clock(20_000);
    let decks = desk.truth("decks");
    let codes: Vec<&str> = decks.split(' ').collect();
    assert!(codes[0] == "CH" && codes[1] == "OW" && !["CH", "OW", "-"].contains(&codes[2]), "{decks}");
}

#[test]
fn ca_3_2_bots_get_a_deck_by_chance_once_all_people_have_one() {
    let mut desk = Desk::deal("side=animal", 3, 5);
    desk.act("0: auto");
    desk.act("2: auto");
    assert_eq!(desk.truth("decks"), "- - -");
    desk.act("1: deck GE");
    assert!(desk.truth("decks").split(' ').all(|code| code != "-"));
    let mut dealt = Desk::deal("side=animal deck_pick=random board_build=auto", 3, 5);
    assert_eq!(dealt.truth("phase"), "ready");
    assert!(dealt.truth("decks").split(' ').all(|code| code != "-"));
    dealt.act("0: ready");
    assert!(["0", "1", "2", "public"].iter().all(|viewer| dealt.seen(viewer, "pile 0") == ["?"; 3]), "order is hidden");
}

#[test]
fn ca_3_3_the_board_comes_from_a_deck_nobody_took_drawn_by_chance() {
    let deck = |seed| {
        let mut desk = Desk::deal("side=animal", 2, seed);
        desk.act("0: deck CH");
        desk.act("1: deck OW");
        desk.zone("loose")[0][..2].to_string()
    };
    let drawn: Vec<String> = (0..60).map(deck).collect();
    for code in ["FR", "GE", "HA", "MO", "OC"] {
        assert!(drawn.contains(&code.to_string()), "{code} is drawn sometimes");
    }
    assert!(!drawn.contains(&"CH".to_string()) && !drawn.contains(&"OW".to_string()));
}

#[test]
fn ca_3_4_three_of_the_six_cards_make_the_board_in_any_shape() {
    let mut desk = Desk::stage("side=animal", 2, BUILD);
    assert_eq!(desk.attempt("0: lay FR1 0 0 0"), Err("CA-3.4"), "only the cards of that deck");
    for line in ["0: lay CH1 0 0 0", "1: lay CH2 2 -2 0", "0: lay CH6 1 0 2"] {
        desk.act(line);
    }
    let fourth = desk.legal(0);
    assert_eq!(fourth, ["auto", "confirm"]);
    assert_eq!(desk.attempt("0: lay CH3 0 0 4"), Err("CA-3.4"), "three are enough");
}

#[test]
fn ca_3_5_and_ca_3_6_the_first_card_lies_unturned_and_the_others_must_match() {
    let mut desk = Desk::stage("side=animal", 2, BUILD);
    assert_eq!(desk.attempt("0: lay CH1 1 0 0"), Err("CA-3.5"));
    assert_eq!(desk.attempt("0: lay CH1 0 1 0"), Err("CA-3.5"));
    desk.act("0: lay CH1 0 0 0");
    assert_eq!(desk.attempt("0: lay CH2 1 -2 0"), Err("CA-3.6"), "patterns differ");
    assert_eq!(desk.attempt("0: lay CH2 2 -3 0"), Err("CA-3.6"), "covers nothing");
    assert_eq!(desk.attempt("0: lay CH2 2 -1 0"), Err("CA-3.6"), "hides a centre");
    desk.act("0: lay CH2 2 -2 0");
    desk.act("0: lay CH6 1 0 2");
    assert_eq!(desk.truth("touches"), "2 1 0", "the third matches on both at once");
    let faces = &FaceSet::shipped().sides[Side::Animal.index()];
    let boards = |wild| starting::count(faces, Deck(0), Fit { min: 3, wild, wild_counts: true });
    assert!(boards(true) > boards(false), "with Centers Wild more boards can be built");
}

#[test]
fn ca_3_7_the_board_is_built_together_without_penalty() {
    let mut desk = Desk::stage("side=animal", 2, BUILD);
    desk.act("0: lay CH1 0 0 0");
    desk.act("1: lay CH2 2 -2 0 @100");
    assert_eq!(desk.attempt("0: lift CH1"), Err("CA-3.7"), "only the card laid last can be lifted");
    assert_eq!(desk.attempt("0: lay CH2 1 -2 0"), Err("CA-3.6"));
    assert_eq!(desk.attempt("0: confirm"), Err("CA-3.7"), "three cards first");
    desk.act("0: lift CH2");
    desk.act("0: lay CH2 2 -2 0");
    desk.act("0: lay CH6 1 0 2");
    desk.act("0: confirm");
    assert_eq!(desk.truth("confirmed"), "0");
    desk.act("1: lay CH6 1 0 2");
    assert_eq!(desk.truth("confirmed"), "-", "laying anew cancels all confirmations");
    desk.act("1: confirm");
    assert_eq!(desk.attempt("1: confirm"), Err("CA-3.7"));
    desk.act("0: confirm");
    assert_eq!(desk.truth("phase"), "ready");
}

#[test]
fn ca_3_7_after_sixty_seconds_three_cards_stand_and_fewer_are_cleared() {
    let mut desk = Desk::stage("side=animal", 2, &format!("{BUILT}; {B0}"));
    desk.clock(60_000);
    assert_eq!(
        (desk.zone("board"), desk.truth("phase")),
        (vec!["CH1".into(), "CH2".into(), "CH6".into()], "ready".into())
    );
    let cleared = |seed: u64| {
        let mut desk = Desk::deal("side=animal", 2, seed);
        desk.act("0: deck FR");
        desk.act("1: deck GE");
        let due = desk.game.wakes_at().unwrap().0;
        let first = desk.legal(0)[1].clone();
        desk.act(&format!("0: {first}"));
        desk.clock(due);
        assert_eq!((desk.zone("board").len(), desk.truth("phase")), (3, "ready".to_string()));
        desk.zone("board")
    };
    assert!((0..8).any(|seed| cleared(seed) != cleared(seed + 1)), "chance builds it");
}

#[test]
fn ca_3_8_chance_picks_each_starting_board_equally_often() {
    let fit = Fit { min: 3, wild: false, wild_counts: true };
    let faces = &FaceSet::shipped().sides[Side::Animal.index()];
    let count = starting::count(faces, Deck(0), fit);
    let all: Vec<starting::Start> =
        (0..count).map(|number| starting::nth(faces, Deck(0), fit, number).unwrap()).collect();
    assert!(all.windows(2).all(|pair| pair[0] < pair[1]), "listed in order, each once");
    assert!(all.iter().all(|[a, _, _]| (a.rot, a.x, a.y) == (0, 0, 0)));
    assert_eq!(starting::nth(faces, Deck(0), fit, count), None);
    let mut stream = Stream::fast(4);
    let mut seen = vec![0; count as usize];
    for _ in 0..40 * count {
        let start = starting::draw(faces, Deck(0), fit, &mut stream).unwrap();
        seen[all.binary_search(&start).unwrap()] += 1;
    }
    assert!(seen.iter().all(|times| (12..80).contains(times)), "about 40 times each: {seen:?}");
}

#[test]
fn ca_3_9_the_other_three_cards_are_out_and_known_to_all() {
    let mut desk = Desk::stage("side=animal", 2, &format!("{BUILT}; {B0}"));
    desk.act("0: confirm");
    desk.act("1: confirm");
    let boxed = desk.seen("public", "box");
    assert!(["CH3", "CH4", "CH5"].iter().all(|card| boxed.contains(&card.to_string())), "{boxed:?}");
    assert!(desk.zone("loose").is_empty());
}

#[test]
fn ca_3_10_and_ca_3_11_three_cards_are_drawn_unseen_and_three_stay() {
    let mut desk = Desk::stage("side=animal", 2, &format!("{BUILT}; {B0}"));
    desk.act("0: confirm");
    desk.act("1: confirm");
    for number in ["0", "1"] {
        assert_eq!(desk.seen(number, &format!("hand {number}")), ["?"; 3], "no peeking at one's own hand");
        assert_eq!(desk.seen(number, &format!("pile {number}")), ["?"; 3]);
    }
    let hands: Vec<Vec<String>> =
        (0..20).map(|seed| Desk::begun("side=animal deck_pick=random", 2, seed).zone("hand 0")).collect();
    assert!(hands.windows(2).any(|pair| pair[0] != pair[1]), "shuffled");
}

#[test]
fn ca_3_12_ready_countdown_and_go() {
    let mut desk = Desk::deal("side=animal deck_pick=random board_build=auto", 3, 2);
    assert_eq!(desk.truth("phase"), "ready");
    assert_eq!(desk.seen("public", "board").iter().filter(|card| *card != "?").count(), 3, "the board may be studied");
    desk.act("0: ready @1000");
    desk.act("1: auto @1000");
    assert_eq!(desk.attempt("0: ready"), Err("CA-3.12"));
    desk.act("2: ready @2000");
    assert_eq!((desk.truth("phase"), desk.game.wakes_at().unwrap().0), ("countdown".to_string(), 5_000));
    assert_eq!(desk.seen("0", "hand 0"), ["?"; 3]);
    assert_eq!(desk.attempt("0: ready"), Err("CA-3.12"));
    desk.clock(5_000);
    assert_eq!((desk.truth("phase"), desk.view("0").go), ("play".to_string(), Some(5_000)));
    assert!(desk.seen("0", "hand 0").iter().all(|card| card != "?") && desk.seen("1", "hand 0") == ["?"; 3]);
}

#[test]
fn ca_3_12_after_sixty_seconds_all_count_as_ready_for_good() {
    let mut desk = Desk::deal("side=animal deck_pick=random board_build=auto", 2, 2);
    desk.act("0: ready @1000");
    desk.clock(60_000);
    assert_eq!((desk.truth("phase"), desk.game.wakes_at().unwrap().0), ("countdown".to_string(), 63_000));
    assert_eq!(desk.attempt("0: unready"), Err("CA-8.1"));
}

#[test]
fn ca_3_13_location_cards_are_chosen_in_secret_and_revealed_together() {
    let mut desk =
        Desk::stage("mode=not_my_stack side=animal", 3, "deck 0 CH; deck 1 FR; deck 2 GE; phase location; until 20000");
    assert_eq!(desk.attempt("0: location FR1"), Err("CA-3.13"), "a card of your own deck");
    desk.act("0: location CH4");
    assert_eq!(desk.attempt("0: location CH5"), Err("CA-3.13"), "once");
    assert_eq!((desk.line("0", "chosen"), desk.line("1", "chosen")), ("CH4".to_string(), "-".to_string()));
    for viewer in ["1", "public"] {
        assert!(desk.told(viewer).is_empty(), "nobody hears of it");
        let awaited = desk.game.awaited(super::desk::viewer_of(viewer));
        assert!(awaited.contains(seat(0)), "nor that it was made");
    }
    desk.act("2: auto");
    desk.act("1: location FR2");
    assert_eq!((desk.zone("location 0"), desk.zone("location 1")), (vec!["CH4".to_string()], vec!["FR2".to_string()]));
    assert_eq!(desk.zone("location 2").len(), 1, "bots choose by chance");
    assert_eq!(desk.truth("S0 columns"), "-1 to 1");
    let laid = desk.view("public").laid;
    assert!(laid.iter().all(|card| (card.put.rot, card.put.x, card.put.y) == (0, 0, 0)));
    assert_eq!(laid.iter().map(|card| card.location.unwrap()).collect::<Vec<_>>(), [0, 1, 2], "numbered in seat order");
}

#[test]
fn ca_3_13_after_twenty_seconds_chance_decides() {
    let mut desk = Desk::stage(
        "mode=not_my_stack side=animal",
        3,
        "deck 0 CH; deck 1 FR; deck 2 GE; phase location; until 20000; chosen 1 FR6",
    );
    desk.clock(20_000);
    assert_eq!(desk.zone("location 1"), ["FR6"]);
    assert_eq!((desk.zone("location 0").len(), desk.truth("phase")), (1, "ready".to_string()));
    let random = Desk::deal("mode=not_my_stack side=animal deck_pick=random location_card=random", 3, 1);
    assert_eq!((random.truth("phase"), random.zone("location 2").len()), ("ready".to_string(), 1));
}

#[test]
fn ca_3_14_five_cards_remain_three_in_hand_and_two_in_the_pile() {
    let desk = Desk::begun("mode=not_my_stack", 4, 9);
    for number in 0..4 {
        assert_eq!(desk.zone(&format!("hand {number}")).len(), 3);
        assert_eq!(desk.zone(&format!("pile {number}")).len(), 2);
    }
    assert!(desk.zone("board").is_empty(), "no shared starting board");
}

#[test]
fn ca_3_15_a_deal_that_nobody_can_play_is_dealt_anew_in_silence() {
    let stuck = |text: &str| {
        let cannot = |seed: &u64| {
            let desk = Desk::begun(text, 2, *seed);
            (0..2).any(|number| !desk.legal(number).iter().any(|action| action.starts_with("p ")))
        };
        (0..400).filter(cannot).count()
    };
    assert!(stuck("side=animal") > 0, "one player may have nothing");
    assert_eq!(stuck("side=animal fair_deal=on"), 0, "with fair_deal nobody");
    for seed in 0..400 {
        let desk = Desk::begun("side=animal", 2, seed);
        assert!(!desk.game.is_over(), "somebody can place a card at GO");
    }
    let mut desk = Desk::stage("side=animal", 2, &format!("{BUILT}; {B0}; confirmed 0"));
    desk.act("1: confirm");
    let shuffles = desk.facts.0.iter().filter(|(fact, _)| matches!(fact, kernel::Fact::Shuffled { .. })).count();
    assert_eq!(shuffles, 2, "each pile is seen to be shuffled once");
}

#[test]
fn ca_3_16_a_puzzle_begins_with_loose_cards_beside_an_empty_table() {
    let desk = Desk::deal("mode=puzzle puzzle=a-0001", 3, 0);
    assert_eq!(
        (desk.truth("phase"), desk.zone("loose")),
        ("puzzle".to_string(), vec!["GE1".into(), "GE5".into(), "HA3".into()])
    );
    assert!(desk.zone("board").is_empty() && desk.zone("hand 0").is_empty() && desk.game.wakes_at().is_none());
}

#[test]
fn ca_3_17_which_rules_apply_where() {
    let mut desk = Desk::deal("mode=not_my_stack", 3, 1);
    assert_eq!(desk.truth("phase"), "side");
    for number in 0..3 {
        desk.act(&format!("{number}: vote gems"));
    }
    assert_eq!(desk.truth("phase"), "decks");
    for (number, deck) in ["CH", "FR", "GE"].iter().enumerate() {
        desk.act(&format!("{number}: deck {deck}"));
    }
    assert_eq!(desk.truth("phase"), "location", "instead of a starting board");
    desk.act("0: auto");
    desk.act("1: auto");
    desk.act("2: location GE1");
    assert_eq!(desk.truth("phase"), "ready");
    let puzzle = Desk::deal("mode=puzzle puzzle=g-0001", 1, 0);
    assert_eq!(puzzle.truth("side"), "gems", "the puzzle says which side is used");
    let _: &Camouflage = &puzzle.game;
}
