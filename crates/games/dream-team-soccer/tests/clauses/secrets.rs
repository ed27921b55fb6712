//! Chapter 7: who sees what.

use crate::{GONE, TRICK, Viewer, seat, table, table_with};
use dream_team_soccer::card::{read, value};
use kernel::{Fact, Game, Shown, Stream, Zone};

const TRADE: &str = "phase trade; hand 0 9 10 ...; hand 1 10 K ...; hand 2 2 2 5 ...; hand 3 G 1 3 F ...";
const GIVE: &str = "0: give 9 10; 1: give 10; 2: give 2; 3: give G 1";

#[test]
fn dt_7_1_each_seat_is_sent_its_own_cards_and_what_was_played() {
    let mut t = table(3, "phase lead 0; hand 0 9 9; hand 1 3 4; hand 2 5 6; gone K F");
    t.play("0: play 9; 2: play 6");
    for viewer in [Viewer::Seat(seat(1)), Viewer::Public] {
        assert_eq!(t.zone(TRICK, viewer), "9 6");
        assert_eq!(t.zone(GONE, viewer), t.zone(GONE, Viewer::Truth), "what was played may be looked up");
        assert_eq!(t.zone(Zone(1), viewer), "?");
        assert_eq!(t.zone(Zone(3), viewer), "?");
    }
    assert_eq!(t.hand_for(1, 1), "3 4");
}

#[test]
fn dt_7_1_of_a_trade_others_learn_only_that_it_happened() {
    let mut t = table(4, TRADE);
    t.play(GIVE);
    for (viewer, faces) in [(Viewer::Seat(seat(0)), 4), (Viewer::Seat(seat(1)), 2), (Viewer::Public, 0)] {
        let told = t.facts.told_to(viewer);
        let seen = |fact: &Fact<_, Shown>| matches!(fact, Fact::Moved { card: Shown::Up(_), from: Zone(0), .. });
        assert_eq!(told.filter(seen).count(), faces, "{viewer}");
    }
    assert_eq!(t.line_for(Viewer::Seat(seat(0)), "gifts"), "0 9 10; 3 G 1");
    assert_eq!(t.line_for(Viewer::Seat(seat(2)), "gifts"), "1 10; 2 2");
    assert_eq!(t.line_for(Viewer::Public, "gifts"), "-");
    assert!(t.log(Viewer::Public).contains(&"Seat 0 and Seat 3 trade 2 cards.".to_string()));
}

#[test]
fn dt_7_2_partners_know_what_they_gave_and_got() {
    let mut t = table(4, TRADE);
    t.play(GIVE);
    let known = |viewer, holder| t.hand_for(viewer, holder).replace(" ?", "").replace("? ", "");
    assert_eq!((known(0, 3), known(3, 0)), ("9 10".to_string(), "G 1".to_string()));
    assert_eq!((known(1, 2), known(2, 1)), ("10".to_string(), "2".to_string()));
    assert_eq!((known(1, 3), known(0, 2)), ("?".to_string(), "?".to_string()));
}

#[test]
fn dt_7_2_no_imagined_world_gives_the_lower_seat_a_better_card_than_it_gave() {
    let mut t = table(4, "phase trade; hand 0 9 10 ...; hand 1 10 G ...; hand 2 2 K ...; hand 3 4 5 F ...");
    let gift = t.legal(3);
    let worst = gift.split(' ').next_back().and_then(|card| value(read(card).unwrap())).unwrap();
    t.play(&format!("0: give 9 10; 1: give 10; 2: {}; 3: {gift}", t.legal(2)));
    let mut stream = Stream::fast(72);
    for _ in 0..200 {
        let mut world = t.clone();
        world.game.determinize(seat(0), &mut stream);
        assert_eq!(world.hand_for(0, 3), t.hand_for(0, 3));
        let imagined = world.hand(3);
        let better = |card: &&str| **card != *"F" && value(read(card).unwrap()).unwrap() < worst;
        assert_eq!(imagined.split(' ').find(better), None, "{imagined} after {gift}");
    }
}

#[test]
fn imagined_deals_before_a_trade_are_not_special() {
    let t = table(3, "phase trade; hand 0 9 10 ...; hand 1 F Y ...; hand 2 F R ...");
    let mut stream = Stream::fast(44);
    for _ in 0..200 {
        let mut world = t.clone();
        world.game.determinize(seat(0), &mut stream);
        for player in 0..3 {
            let hand = world.hand(player);
            assert!(!(hand.contains('Y') && hand.contains('R')), "{hand}");
            assert!(
                hand.matches('F').count() < 2
                    || "G12345".chars().all(|low| !hand.split(' ').any(|card| card == low.to_string()))
            );
        }
    }
}

#[test]
fn dt_7_3_who_took_the_red_card_is_known_until_it_is_played() {
    let mut t = table(3, "phase lead 0; hand 0 9 R; hand 1 9 9; hand 2 5 8 9");
    t.play("0: play R; 2: play 5; 1: pass; 0: pass");
    for viewer in [Viewer::Seat(seat(0)), Viewer::Seat(seat(1)), Viewer::Public] {
        assert_eq!(t.zone(Zone(3), viewer), "R ? ?");
    }
    t.play("2: play 8");
    assert_eq!(t.hand_for(1, 2), "R ?");
    t.play("1: pass; 0: pass; 2: play R");
    assert_eq!(t.hand_for(1, 2), "?");
}

#[test]
fn dt_7_4_all_cards_are_shown_at_the_end_of_a_round() {
    let mut t = table_with("rounds=1", 3, "phase lead 0; places 2; hand 0 9; hand 1 4 8 10");
    t.play("0: play 9");
    assert_eq!(t.zone(Zone(2), Viewer::Public), "4 8 10");
    let before = t.game.view(Viewer::Public).before.unwrap();
    assert_eq!(before.held, [vec![], vec!["4", "8", "10"], vec![]]);
}

#[test]
fn dt_7_4_after_a_hat_trick_all_dealt_cards_are_shown() {
    let mut t = table_with("special_claims=manual rounds=1", 4, "phase claims; hand 2 4 F F ...");
    t.play("0: ready; 1: ready; 3: ready; 2: claim hattrick");
    for player in 0..4 {
        assert_eq!(t.zone(Zone(1 + player), Viewer::Public), t.hand(player));
        assert_eq!(t.cards(player), 15);
    }
    let mut first = t.facts.told_to(Viewer::Public).filter_map(|fact| match fact {
        Fact::Turned { card: Shown::Up(face), .. } => Some(face),
        _ => None,
    });
    let mut shown: Vec<u8> = first.by_ref().take(3).map(|face| face.0).collect();
    shown.sort_unstable();
    assert_eq!(shown[1..], [14, 14], "both Free Kicks at once");
    assert!(shown[0] <= 4, "and the lowest card");
}

#[test]
fn dt_7_4_the_round_before_can_be_looked_at_after_the_next_deal() {
    let mut t = table_with("hat_trick=off", 3, "phase lead 0; places 2; hand 0 9; hand 1 4 8 10");
    t.play("0: play 9");
    assert_eq!((t.line("round"), t.line("before")), ("2 of 7".to_string(), "2 0 1".to_string()));
    assert_eq!(t.game.view(Viewer::Public).before.unwrap().held[1], ["4", "8", "10"]);
}

#[test]
fn dt_5_29_everybody_sees_a_nutmeg() {
    let mut t = table(4, "phase deal; hand 0 F K ...; hand 1 F ...; hand 3 Y R ...");
    assert!(t.zone(Zone(4), Viewer::Public).starts_with("Y R ?"), "announced cards are shown");
    t.play("3: nutmeg 2");
    for viewer in [Viewer::Seat(seat(0)), Viewer::Seat(seat(1)), Viewer::Public] {
        assert!(t.zone(Zone(3), viewer).starts_with("Y R ?"));
    }
    assert!(t.was_said("Seat 3 gives the Yellow Card and the Red Card to Seat 2."));
}
