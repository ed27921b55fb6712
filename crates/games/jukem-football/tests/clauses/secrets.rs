//! Chapter 7: who sees what.

use crate::{random_matches, seat, table, table_with};
use jukem_football::{Action, Deck};
use kernel::{Fact, Game, Shown, Stream, Text, Viewer};

#[test]
fn jk_7_1_everybody_may_count_the_draw_pile() {
    let field = table("turn 0; draw 30");
    for viewer in Viewer::all(2) {
        assert_eq!(field.game.view(viewer).draw, 30);
        assert_eq!(field.cards("draw", viewer), ["?"; 30], "and nobody sees its cards");
    }
}

#[test]
fn jk_7_2_a_taken_discard_is_known_until_it_leaves() {
    let mut field = table("turn 0; hand 0 HOLD C45 C40 R20; discard KR; hand 1 SACK R5 R5 R5");
    field.play("0: take");
    for viewer in Viewer::all(2) {
        assert_eq!(field.game.view(viewer).hands[0].known, ["KR"]);
    }
    field.play("0: run 20");
    assert_eq!(field.show("known 0"), "KR", "it is still there");
    let mut played = table("turn 0; phase offense; hand 0 KR C45 C40 C35 HOLD; known 0 KR");
    played.play("0: return");
    assert_eq!(played.show("known 0"), "-");
    let mut thrown = table("turn 0; phase offense; drive 0 R20; hand 0 KR C45 C40 C35 HOLD; known 0 KR");
    thrown.play("0: discard KR");
    assert_eq!(thrown.show("known 0"), "-");
    let mut defended = table("turn 0; phase defense; drive 0 R20; hand 1 SACK SACK R5 R5; known 1 SACK");
    defended.play("1: defend SACK");
    assert_eq!(defended.show("known 1"), "-", "one SACK! left, one note is gone");
}

#[test]
fn jk_7_2_each_twin_that_leaves_takes_one_note() {
    let mut field = table("turn 0; phase offense; hand 0 R20 R20 R20 C45 HOLD; known 0 R20 R20; hand 1 R5 R5 R10 R10");
    field.play("0: run 20");
    assert_eq!(field.show("known 0"), "R20");
    assert_eq!(field.cards("hand 0", Viewer::Seat(seat(1))), ["R20", "?", "?", "?"]);
}

#[test]
fn jk_7_2_no_view_and_no_log_has_a_number() {
    // Exchanging two twins changes nothing that anybody is shown or told.
    let one = table("turn 0; phase offense; hand 0 R20 R20 C45 C40 HOLD; known 0 R20");
    let mut two = table("turn 0; phase offense; hand 0 R20 R20 C45 C40 HOLD; known 0 R20");
    let mut other = table("turn 0; phase offense; known 0 R20; hand 0 HOLD C40 C45 R20 R20");
    for viewer in Viewer::all(2) {
        assert_eq!(one.game.view(viewer), other.game.view(viewer));
    }
    two.play("0: run 20");
    other.play("0: run 20");
    for viewer in Viewer::all(2) {
        assert!(two.facts.told_to(viewer).eq(other.facts.told_to(viewer)));
    }
}

#[test]
fn jk_7_3_the_unseen_cards_can_be_counted_exactly() {
    random_matches("", 10, |step| {
        let game = step.after;
        let me = seat(0);
        let view = game.view(Viewer::Seat(me));
        let mut unseen: Vec<String> =
            Deck::default().rows().flat_map(|(_, print, count)| vec![print.to_string(); count]).collect();
        let plays = view.drives.iter().flat_map(|drive| drive.plays.iter().flat_map(|play| &play.cards));
        let piles = view.discard.iter().chain(&view.out).chain(view.scored.iter().flatten());
        for card in plays.chain(piles).chain(&view.hands[0].cards).chain(&view.hands[1].known) {
            let at = unseen.iter().position(|other| *card == other.as_str()).expect("no card is shown twice");
            unseen.swap_remove(at);
        }
        let mut truth: Vec<String> = [crate::zone_named("draw"), crate::zone_named("hand 1")]
            .into_iter()
            .flat_map(|zone| game.cards().shown(zone, Viewer::Truth))
            .map(|card| if let Shown::Up(face) = card { game.face(face) } else { String::new() })
            .collect();
        for card in &view.hands[1].known {
            let at = truth.iter().position(|other| *card == other.as_str()).expect("what is known is there");
            truth.swap_remove(at);
        }
        unseen.sort();
        truth.sort();
        assert_eq!(unseen, truth);
    });
}

#[test]
fn jk_7_4_top_only_changes_the_picture_and_nothing_more() {
    let position = "turn 0; hand 0 R5 R10; discard SACK KR R30";
    let [full, top] = ["", "discard_view=top_only"].map(|chosen| table_with(chosen, position));
    for viewer in Viewer::all(2) {
        assert_eq!(full.game.view(viewer).discard, ["SACK", "KR", "R30"]);
        let mut seen = top.game.view(viewer);
        assert_eq!(seen.discard, ["R30"]);
        assert_eq!(seen.discard_count, 3);
        seen.discard = full.game.view(viewer).discard;
        assert_eq!(seen, full.game.view(viewer));
    }
    assert_eq!(full.legal(0), top.legal(0));
}

#[test]
fn jk_7_5_hands_left_at_the_end_of_a_period_are_not_shown() {
    let mut field = table("turn 0; phase offense; final yes; hand 0 R5 KR JUK; hand 1 FUM PICK R30 R25");
    field.play("0: end");
    let gathered = field.facts.0.iter().position(|(fact, _)| matches!(fact, Fact::Gathered { .. })).unwrap();
    for viewer in Viewer::all(2) {
        let told: Vec<_> =
            field.facts.0[..gathered].iter().filter_map(|(fact, eyes)| fact.told(*eyes, viewer)).collect();
        assert!(told.iter().all(|fact| matches!(fact, Fact::Note(_))), "no card is moved or turned: {told:?}");
    }
}

#[test]
fn jk_7_6_nothing_a_seat_gets_depends_on_what_is_hidden_from_it() {
    let mut stream = Stream::fast(11);
    let tries = ["draw", "take", "run 20", "pass 5-20 15", "goal", "discard SACK", "defend FUM", "allow", "end"];
    random_matches("", 6, |step| {
        for me in [seat(0), seat(1)] {
            let mut world = *step.after;
            world.determinize(me, &mut stream);
            assert_eq!(world.view(Viewer::Seat(me)), step.after.view(Viewer::Seat(me)));
            let lists = [&world, step.after].map(|game| {
                let mut list = Vec::new();
                game.legal(me, &mut list);
                list
            });
            assert_eq!(lists[0], lists[1]);
            for action in tries.map(|word| word.parse::<Action>().unwrap()) {
                assert_eq!(world.check(me, action), step.after.check(me, action), "{action}");
            }
        }
    });
}
