//! The lists of plays, compared with every subset of a small hand.
//!
//! The rules list plays by counting; here every set of physical cards is taken and judged by the words of the rules page.

use dream_team_soccer::{DreamTeamSoccer, Options};
use kernel::{Chance, Game, Scene, Seat, Settings, Stage, Stream};
use std::collections::BTreeSet;

const KINDS: [&str; 15] = ["G", "1", "2", "3", "4", "5", "6", "7", "8", "Y", "9", "10", "R", "F", "F"];

/// The value of a natural card.
fn value(card: &str) -> Option<u32> {
    match card {
        "G" => Some(0),
        "Y" => Some(8),
        "R" => Some(12),
        "F" => None,
        number => number.parse().ok(),
    }
}

/// What the cards are called as a play of one value, if they are one; Free Kicks alone once for each value.
fn plays(cards: &[&str], worst: bool) -> Vec<(u32, String)> {
    let kicks = cards.iter().filter(|card| **card == "F").count();
    let naturals: Vec<&str> = cards.iter().copied().filter(|card| *card != "F").collect();
    let values: BTreeSet<u32> = naturals.iter().filter_map(|card| value(card)).collect();
    let times = |count: usize| if count > 1 { format!("x{count}") } else { String::new() };
    match values.len() {
        0 if worst => vec![(11, format!("play F{}", times(kicks)))],
        0 => (1..=10).map(|value| (value, format!("play F{}={value}", times(kicks)))).collect(),
        1 => {
            let plain: Vec<&str> = naturals.iter().copied().filter(|card| *card != "Y").collect();
            let mut parts: Vec<String> = Vec::new();
            parts.extend(plain.first().map(|card| format!("{card}{}", times(plain.len()))));
            parts.extend(naturals.contains(&"Y").then(|| "Y".to_string()));
            parts.extend((kicks > 0).then(|| format!("{kicks}F")));
            values.into_iter().map(|value| (value, format!("play {}", parts.join("+")))).collect()
        }
        _ => Vec::new(),
    }
}

/// Every play of the hand, with each player that a Yellow Card can skip.
fn all_plays(hand: &[&str], lead: Option<(usize, u32)>, worst: bool, others: &[u8]) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for subset in 1u32..1 << hand.len() {
        let cards: Vec<&str> = (0..hand.len()).filter(|at| subset >> at & 1 == 1).map(|at| hand[at]).collect();
        for (value, play) in plays(&cards, worst) {
            if lead.is_some_and(|(size, beat)| cards.len() != size || value >= beat) {
                continue;
            }
            let ends = cards.len() == hand.len() && others.len() == 1;
            if cards.contains(&"Y") && !ends {
                found.extend(others.iter().map(|other| format!("{play} skip {other}")));
            } else {
                found.insert(play);
            }
        }
    }
    found
}

fn legal(game: &DreamTeamSoccer, seat: u8) -> BTreeSet<String> {
    let mut list = Vec::new();
    game.legal(Seat::new(seat), &mut list);
    list.iter().map(ToString::to_string).collect()
}

/// Some cards of the deck, none more often than it is there.
fn some_hand(stream: &mut Stream) -> Vec<&'static str> {
    let size = 1 + stream.below(8) as usize;
    let mut deck: Vec<&str> = Vec::new();
    for (number, kind) in KINDS.iter().enumerate() {
        // A few copies of each number, so that sets come up.
        let copies = if (3..=8).contains(&number) || (10..=11).contains(&number) { 3 } else { 1 };
        deck.extend(std::iter::repeat_n(*kind, copies));
    }
    stream.shuffle(&mut deck);
    deck.truncate(size);
    deck
}

fn stage(lines: Vec<(&'static str, String)>, worst: bool) -> DreamTeamSoccer {
    let mut options = Options::default();
    options.set("free_kick_alone", if worst { "worst" } else { "named" }).expect("an option");
    let staged = DreamTeamSoccer::stage(&options, 4, &Scene::of(lines), Chance::Fast(1));
    staged.unwrap_or_else(|misplaced| panic!("{misplaced}"))
}

#[test]
fn dt_4_18_and_dt_5_1_every_set_of_a_hand_may_be_led_and_nothing_else() {
    let mut stream = Stream::fast(418);
    for turn in 0..600 {
        let (worst, two) = (turn % 2 == 0, turn % 3 == 0);
        let hand = some_hand(&mut stream);
        let mut lines = vec![("phase", "lead 0".to_string()), ("hand", format!("0 {}", hand.join(" ")))];
        if two {
            lines.extend([("places", "2 3".to_string()), ("hand", "2".to_string()), ("hand", "3".to_string())]);
        }
        let others: &[u8] = if two { &[1] } else { &[1, 2, 3] };
        let game = stage(lines, worst);
        assert_eq!(legal(&game, 0), all_plays(&hand, None, worst, others), "{hand:?}");
    }
}

#[test]
fn dt_4_22_and_dt_5_2_every_lower_set_of_the_right_size_may_follow_and_nothing_else() {
    let mut stream = Stream::fast(422);
    for turn in 0..1200 {
        let worst = turn % 2 == 0;
        let hand = some_hand(&mut stream);
        let (size, beat) = (1 + stream.below(4) as usize, 9 + stream.below(2));
        let lines = vec![
            ("podium", "1 0 2 3".to_string()),
            ("phase", "follow 1".to_string()),
            ("trick", format!("0 {beat}x{size}")),
            ("hand", format!("1 {}", hand.join(" "))),
        ];
        let game = stage(lines, worst);
        let mut expected = all_plays(&hand, Some((size, beat)), worst, &[0, 2, 3]);
        expected.insert("pass".to_string());
        assert_eq!(legal(&game, 1), expected, "{hand:?} on {beat}x{size}");
    }
}
