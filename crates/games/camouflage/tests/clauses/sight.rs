//! Chapter 7: who may see what.

use super::desk::{Desk, seat};
use super::modes::freezing;
use super::play::{play_on, play_once};
use kernel::{Game, Stream};

#[test]
fn ca_7_1_the_set_of_unplayed_cards_is_known_but_not_which_are_held() {
    let mut desk = Desk::begun("mode=diversify", 3, 5);
    let mut stream = Stream::fast(2);
    for _ in 0..3 {
        play_once(&mut desk, &mut stream);
    }
    let mut seen = std::collections::HashSet::new();
    let unplayed = |desk: &Desk, number: u8| {
        let mut cards = [desk.zone(&format!("hand {number}")), desk.zone(&format!("pile {number}"))].concat();
        cards.sort();
        cards
    };
    let truth: Vec<Vec<String>> = (0..3).map(|number| unplayed(&desk, number)).collect();
    for _ in 0..60 {
        let mut world = Desk { game: desk.game, facts: Default::default(), now: 0 };
        world.game.determinize(seat(0), &mut stream);
        assert_eq!(world.zone("hand 0"), desk.zone("hand 0"), "one's own hand is known");
        assert_eq!((0..3).map(|number| unplayed(&world, number)).collect::<Vec<_>>(), truth, "and every set");
        seen.insert((world.zone("hand 1"), world.zone("pile 0")));
    }
    assert!(seen.len() > 5, "but neither other hands nor the order of any pile");
    assert_eq!(desk.seen("0", "hand 1").iter().filter(|card| *card == "?").count(), desk.zone("hand 1").len());
    assert!(desk.seen("0", "pile 0").iter().all(|card| card == "?"));
}

#[test]
fn ca_7_2_ownership_is_no_secret_under_wild_cards() {
    let mut desk = Desk::begun("mode=cover centers_wild=true", 3, 8);
    let mut stream = Stream::fast(8);
    for _ in 0..12 {
        play_once(&mut desk, &mut stream);
    }
    let laid = desk.view("public").laid;
    assert!(laid.iter().skip(3).all(|card| card.by.is_some() && !card.put.card.is_empty()));
    assert_eq!(desk.seen("public", "board").len(), laid.len());
    assert!(desk.seen("public", "board").iter().all(|card| card != "?"));
}

#[test]
fn ca_7_3_at_the_end_everything_is_shown() {
    let mut desk = freezing();
    play_on(&mut desk, 2);
    for viewer in ["0", "1", "2", "public"] {
        for zone in ["hand 0", "hand 1", "hand 2", "pile 0"] {
            assert_eq!(desk.seen(viewer, zone), desk.zone(zone));
        }
    }
}

#[test]
fn points_are_shown_during_play_only_with_live_scores() {
    for (text, shown) in [("mode=cover side=animal", 0), ("mode=cover side=animal live_scores=on", 3)] {
        let mut desk = super::play::two(text);
        desk.act("0: p FR2 0 2 0 @100");
        assert_eq!(desk.game.scores(), [shown, 0]);
        assert_eq!(desk.view("1").laid[3].points, (shown > 0).then_some(shown as u8));
    }
}
