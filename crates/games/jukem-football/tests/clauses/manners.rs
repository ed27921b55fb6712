//! Chapter 8: table manners. Much of it is the conduct of clients and servers; here is what the rules guarantee of it.

use crate::{dealt, random_matches, table};
use jukem_football::{Action, Note};
use kernel::{Fact, Game, Viewer};

#[test]
fn jk_8_1_the_shout_comes_before_cards_and_yards() {
    let mut field = table("turn 0; phase offense; hand 0 R20 JUK C45 C40 HOLD");
    field.play("0: run 20 juk");
    let first = |wanted: &dyn Fn(&Fact<Note>) -> bool| field.facts.0.iter().position(|(fact, _)| wanted(fact)).unwrap();
    let shout = first(&|fact| matches!(fact, Fact::Note(Note::Shout(_))));
    let moved = first(&|fact| matches!(fact, Fact::Moved { .. }));
    let yards = first(&|fact| matches!(fact, Fact::Note(Note::Played { yards: 40, .. })));
    assert!(shout < moved && moved < yards);
    let mut plain = table("turn 0; phase offense; hand 0 R20 JUK C45 C40 HOLD");
    plain.play("0: run 20");
    assert!(!plain.notes().iter().any(|note| matches!(note, Note::Shout(_))));
    assert!("shout".parse::<Action>().is_err(), "no button to hit in time");
}

#[test]
fn jk_8_2_no_defensive_card_comes_too_early() {
    for position in ["turn 0; hand 1 FUM R5 R5 R5", "turn 0; phase offense; hand 1 FUM R5 R5 R5"] {
        assert_eq!(table(position).refusal("1: defend FUM"), "JK-4.46");
    }
}

#[test]
fn jk_8_3_the_question_stays_open_until_it_is_answered() {
    let mut field = table("turn 0; phase defense; drive 0 R20; hand 1 FUM R5 R5 R5");
    assert_eq!((field.refusal("1: draw"), field.refusal("0: draw")), ("JK-4.46", "JK-4.46"));
    assert_eq!(field.legal(1), "defend FUM; allow", "allowing is open whatever the hand holds");
    field.play("1: allow; 1: draw");
    assert_eq!(field.show("total 0"), "20", "a click on a pile may be sent as these two moves");
}

#[test]
fn jk_8_4_everybody_is_shown_totals_and_yards_to_go() {
    let field = table("turn 0; drive 0 R20 | R15 PAN; drive 1 KR");
    for viewer in Viewer::all(2) {
        let drives = field.game.view(viewer).drives;
        assert_eq!([(drives[0].total, drives[0].to_go), (drives[1].total, drives[1].to_go)], [(45, 55), (50, 50)]);
        assert_eq!(drives[0].plays.iter().map(|play| play.yards).collect::<Vec<_>>(), [20, 25]);
    }
}

#[test]
fn jk_8_5_a_refused_move_changes_nothing() {
    let field = table("turn 0; phase offense; drive 0 R20; hand 0 KR R5 C45 C40 HOLD");
    let before = field.game;
    for step in ["0: return", "0: run 30", "0: discard KR", "0: draw", "1: run 5"] {
        assert!(field.refusal(step).starts_with("JK-"));
    }
    assert_eq!(field.game, before);
    assert_eq!(field.legal(0), "run 5", "just choose again");
}

#[test]
fn jk_8_6_a_discard_proves_that_no_play_was_possible() {
    let mut discards = 0;
    random_matches("", 40, |step| {
        if let Action::Discard(_) = step.action {
            let mut list = Vec::new();
            step.before.legal(step.seat, &mut list);
            assert!(list.iter().all(|action| matches!(action, Action::Discard(_))));
            discards += 1;
        }
    });
    assert!(discards > 100);
}

#[test]
fn jk_8_7_and_jk_8_10_no_action_talks_or_takes_a_move_back() {
    for word in ["chat hello", "taunt", "cheer", "undo", "back", "redo"] {
        let said = word.parse::<Action>().unwrap_err();
        assert!(said.contains("is no action: say draw, take, run"), "{said}");
    }
    // And nothing that was drawn or shown goes back where it came from.
    let mut field = table("turn 0; hand 0 R5 R10 R15 R20; draw KR ...");
    field.play("0: draw");
    assert!(["0: draw", "0: take"].iter().all(|step| field.refusal(step) == "JK-4.46"));
    assert!(field.legal(0).split("; ").all(|action| action.starts_with("run") || action.starts_with("return")));
}

#[test]
fn jk_8_8_the_rules_shuffle_and_deal_for_the_dealer() {
    let field = dealt("first_dealer=seat0", 3);
    assert_eq!((field.show("dealer"), field.show("phase"), field.to_act()), ("0".into(), "replenish".into(), vec![1]));
    assert!("deal".parse::<Action>().is_err() && "shuffle".parse::<Action>().is_err());
}

#[test]
fn jk_8_9_discards_and_the_size_of_the_draw_pile_are_always_shown() {
    random_matches("", 5, |step| {
        let views = Viewer::all(2).map(|viewer| step.after.view(viewer)).collect::<Vec<_>>();
        let draw = step.after.cards().len_of(crate::zone_named("draw"));
        let discards = step.after.cards().len_of(crate::zone_named("discard"));
        assert!(views.iter().all(|view| view.draw as usize == draw && view.discard.len() == discards));
        assert!(views.iter().all(|view| view.discard == views[0].discard));
    });
}
