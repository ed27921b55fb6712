//! Chapter 1: what is in the box.

use super::desk::{Desk, options};
use camouflage::board::{Board, Fit, Loc, ON, Spots};
use camouflage::card::{CARDS, CODES, Deck, Name, RING, Ring, Side, Square};
use camouflage::faces::FaceSet;
use camouflage::puzzle::collection;
use camouflage::{Camouflage, quality, starting};
use kernel::{Chance, Face, Game, Stream, Text, Viewer};

const NORMAL: Fit = Fit { min: 3, wild: false, wild_counts: true };

#[test]
fn ca_1_1_and_ca_1_2_seven_decks_of_six_cards_with_one_animal_each() {
    assert_eq!((Deck::all().count(), CARDS), (7, 42));
    for deck in Deck::all() {
        assert_eq!(deck.cards().count(), 6);
        assert!(deck.cards().all(|card| Deck::of(card) == deck));
    }
    let cards = Desk::deal("", 6, 0).game.cards().count();
    assert_eq!(cards, 42, "six players and a deck for the starting board");
    assert_eq!(Desk::deal("mode=not_my_stack", 7, 0).game.cards().count(), 42, "a deck for each of seven");
}

#[test]
fn ca_1_3_a_game_uses_one_side_from_start_to_finish() {
    for side in ["animal", "gems"] {
        let desk = Desk::begun(&format!("side={side}"), 2, 3);
        let faces = desk.view("0").faces;
        assert_eq!(desk.view("0").side.as_deref(), Some(side));
        let expected = FaceSet::shipped().sides[Side::parse(side).unwrap().index()];
        let text = expected.map(|ring| ring.text(Side::parse(side).unwrap()));
        assert_eq!(faces, text, "all cards show this side");
    }
}

#[test]
fn ca_1_4_a_face_has_eight_patterns_around_one_centre() {
    let ring = Ring::parse("GGT/G+Z/TZZ", Side::Animal).unwrap();
    let cells: Vec<Square> = (-1..=1).flat_map(|y| (-1..=1).map(move |x| ring.square(x, y))).collect();
    assert_eq!(cells.iter().filter(|cell| **cell == Square::Centre).count(), 1);
    assert_eq!(cells[4], Square::Centre);
    assert_eq!(RING.len(), 8);
    assert!(Ring::parse("GGT/GGZ/TZZ", Side::Animal).is_err());
}

#[test]
fn ca_1_5_each_side_has_four_patterns_of_its_own() {
    assert_eq!(Side::Animal.letters(), ['L', 'Z', 'T', 'G']);
    assert_eq!(Side::Gems.letters(), ['R', 'E', 'S', 'A']);
    let game = Camouflage::deal(&options("side=animal"), 2, Chance::Fast(0)).unwrap();
    let signs: Vec<String> = game.help(Face(6)).signs.iter().map(|sign| words::english(&game, sign)).collect();
    assert!(signs[1].ends_with("LLZ/G+G/ZZL (L leopard, Z zebra, T tiger and G giraffe)"), "{signs:?}");
    assert!(signs[2].ends_with("SAE/R+E/RSA (R ruby, E emerald, S sapphire and A amethyst)"), "{signs:?}");
    assert!(Ring::parse("RGT/G+Z/TZZ", Side::Animal).is_err(), "families are never mixed");
}

#[test]
fn ca_1_6_one_side_tells_nothing_about_the_other() {
    let set = FaceSet::shipped();
    let mut pairs = [[0; 4]; 4];
    for card in (0..CARDS as u8).map(Face) {
        for place in 0..8 {
            let of = |side| set.ring(side, card).at(place) as usize;
            pairs[of(Side::Animal)][of(Side::Gems)] += 1;
        }
    }
    assert!(pairs.iter().flatten().all(|count| *count > 0), "every pattern lies behind every other: {pairs:?}");
}

#[test]
fn ca_1_7_six_tokens_are_always_enough() {
    for (text, seats) in [("mode=diversify", 6), ("mode=not_my_stack", 7)] {
        for seed in 0..40 {
            let mut desk = Desk::begun(text, seats, seed);
            super::play::play_on(&mut desk, seed);
            let tokens = desk.view("public").players.iter().filter_map(|player| player.token).max();
            assert!(tokens.is_none_or(|token| token <= 6), "{text}: {tokens:?}");
        }
    }
}

#[test]
fn ca_1_8_the_sand_timer_runs_a_minute_or_half_and_never_in_not_my_stack() {
    for (timer, length) in [("beginner", 60_000), ("advanced", 30_000)] {
        let mut desk = super::modes::one_card_from_going_out(&format!("mode=diversify timer={timer}"));
        desk.act("0: p FR4 0 -2 2 @40000");
        assert_eq!((desk.truth("phase"), desk.game.wakes_at().unwrap().0), ("overtime".to_string(), 40_000 + length));
    }
    for seed in 0..20 {
        let mut desk = Desk::begun("mode=not_my_stack", 3, seed);
        while !desk.game.is_over() {
            super::play::play_once(&mut desk, &mut Stream::fast(seed));
            assert_ne!(desk.truth("phase"), "overtime");
        }
    }
}

#[test]
fn ca_1_9_a_puzzle_shows_stars_cards_and_outline_but_not_its_answer() {
    let desk = Desk::deal("mode=puzzle puzzle=a-0034", 1, 0);
    let puzzle = desk.view("0").puzzle.unwrap();
    assert_eq!((puzzle.stars, puzzle.wild), (3, true));
    assert_eq!(puzzle.cards, ["FR2", "HA5", "MO4"], "in the order of the cards, not of the answer");
    assert_eq!(puzzle.outline, ["ooo..", "o#ooo", "oo##o", ".oooo"]);
    assert!(puzzle.hints.is_empty() && puzzle.solutions.is_none() && puzzle.effort.is_none());
    let dealt: Vec<&str> = collection().iter().map(|puzzle| puzzle.id()).collect();
    assert!(dealt.len() >= 100, "the game brings its own puzzles");
}

#[test]
fn ca_1_10_cards_are_named_after_their_decks() {
    assert_eq!(CODES, ["CH", "FR", "GE", "HA", "MO", "OC", "OW"]);
    assert_eq!((Name(Face(0)).to_string(), Name(Face(41)).to_string()), ("CH1".to_string(), "OW6".to_string()));
    let game = Camouflage::deal(&options("side=animal"), 2, Chance::Fast(0)).unwrap();
    let first = Deck::all().filter_map(|deck| deck.cards().next());
    let names: Vec<String> = first.map(|card| words::english(&game, &game.name(card))).collect();
    assert_eq!(names, ["chameleon 1", "frog 1", "gecko 1", "hare 1", "moth 1", "octopus 1", "owl 1"]);
}

/// The shipped set with one face of a side exchanged.
fn altered(side: Side, card: &str, face: &str) -> String {
    let text = FaceSet::shipped().text();
    let mut words: Vec<&str> = text.split(' ').collect();
    words[1 + side.index() * CARDS + card.parse::<Name>().unwrap().0.0 as usize] = face;
    words.join(" ")
}

#[test]
fn ca_1_11_any_set_must_be_whole_distinct_and_able_to_begin() {
    quality::playable(FaceSet::shipped()).unwrap();
    assert_eq!(FaceSet::read(&FaceSet::shipped().text()).unwrap(), *FaceSet::shipped());
    let why = |text: &str| FaceSet::read(text).unwrap_err();
    assert!(why("own GGT/G+Z/TZZ").contains("84 faces"), "Q1");
    assert!(why(&altered(Side::Animal, "CH1", "GGT/GZZ/TZZ")).contains("exactly one `+`"), "Q1");
    assert!(why(&altered(Side::Animal, "CH1", "TTZ/G+L/GGL")).contains("Q2: CH2 is CH1 turned"), "Q2");
    assert!(why(&altered(Side::Gems, "OW6", "RER/E+E/RER")).contains("looks the same after a turn"), "Q2");
    let counts = Side::ALL.map(|side| {
        let boards = Deck::all().map(|deck| starting::count(&FaceSet::shipped().sides[side.index()], deck, NORMAL));
        boards.collect::<Vec<_>>()
    });
    assert_eq!(counts[0], [120, 96, 100, 94, 98, 66, 114], "Q3");
    assert_eq!(counts[1], [64, 96, 84, 116, 136, 138, 120], "Q3");
}

#[test]
fn ca_1_12_patterns_are_balanced_and_no_face_is_plain() {
    for side in Side::ALL {
        let faces = &FaceSet::shipped().sides[side.index()];
        assert_eq!(quality::occurrences(faces), [[42, 42]; 4], "84 of each, half of them in corners");
        assert!(faces.iter().all(|ring| quality::variety(*ring).0 >= 3 && quality::variety(*ring).1 <= 4));
    }
    quality::excellent(FaceSet::shipped()).unwrap();
}

#[test]
fn ca_1_13_edges_match_often_enough_and_deceive_often_enough() {
    let edges = Side::ALL.map(|side| quality::edges(&FaceSet::shipped().sides[side.index()]));
    assert_eq!(edges[0], (638, 27, 10), "638 of 861 is 0.741");
    assert_eq!((edges[1].0, edges[1].1), (638, 34));
    assert!(edges[1].2 <= 10);
    let (mut near, games) = (0, 300);
    for seed in 0..games {
        near += near_misses(&Desk::begun("", 4, seed).game);
    }
    assert!((11 * games..=15 * games).contains(&near), "about 13 placements are wrong in one square: {near}/{games}");
}

/// The placements of seat 0's hand that are wrong in a single square.
fn near_misses(game: &Camouflage) -> u64 {
    let side = Side::parse(game.view(Viewer::Public).side.as_deref().unwrap()).unwrap();
    let mut board = Board::new(NORMAL);
    for card in game.board().laid() {
        board.lay(*card, &[]);
    }
    let mut spots: Spots<256> = Spots::NONE;
    spots.rebuild(&board, |_| true);
    let mut near = 0;
    for shown in game.cards().shown(kernel::Zone(1), Viewer::Truth) {
        let kernel::Shown::Up(card) = shown else { continue };
        let ring = FaceSet::shipped().ring(side, card);
        let _ = spots.each(&board, |spot| {
            assert_eq!(spot.loc, Loc::COMMON);
            near += (0..4).filter(|rot| spot.wrong(ring.turned(*rot)) == 1).count() as u64;
            ON
        });
    }
    near
}
