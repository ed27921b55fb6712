//! Chapter 7: who sees what.

use super::*;

#[test]
fn bl_7_1_every_viewer_gets_its_own_column() {
    let t = advanced(
        "turn 0; hand 0 1 2; hand 1 3 4; pile 9 ...; discard 5; s1 2 6 6; b2 3 5 5 5 L 8 made 1 seen 3; score 1 7",
    );
    for (viewer, own, fifth) in [(A, "1 2", "?"), (D, "? ?", "8"), (Viewer::Public, "? ?", "?")] {
        assert_eq!(t.cards("hand 0", viewer), own);
        assert_eq!(t.cards("hand 1", viewer), "? ?");
        assert_eq!((t.cards("s1", viewer), t.cards("discard", viewer)), ("6 6".to_string(), "5".to_string()));
        assert_eq!(t.cards("s2", viewer), format!("5 5 5 L {fifth}"));
        assert!(!t.cards("pile", viewer).contains(char::is_alphanumeric));
        let view = t.view(viewer);
        assert_eq!((view.hands[0], view.pile as usize), (2, t.count("pile")));
        let bag = &view.bags[0];
        assert_eq!((bag.name.as_str(), bag.owner, bag.made, bag.rank), ("b2", 3, 1, Some(5)));
    }
    // Labels last: a later bag does not rename an older one.
    let mut t = table("turn 0; hand 0 6 6 7 1; s1 0 7 7 7 7; b2 1 5 5 5 5 5");
    t.play("0: bag 7 s1");
    let bags = t.view(Viewer::Public).bags;
    assert_eq!(bags.iter().map(|bag| (bag.name.as_str(), bag.made)).collect::<Vec<_>>(), [("b2", 1), ("b1", 2)]);
}

#[test]
fn bl_7_2_bags_are_for_memory_not_for_the_screen() {
    let mut t = table("turn 0; hand 0 7 7 7 7 7 1; hand 1 2");
    t.play("0: open 7 x4; 0: bag 7 s1");
    // The screen shows backs, and the log withholds what went into the bag.
    assert!(Viewer::all(4).all(|viewer| t.show_to(viewer, "bags 0") == "b1(? ? ? ? ?)"));
    let withheld = |t: &Table| t.log(B).iter().filter(|said| t.game.withheld(said)).count();
    assert_eq!(withheld(&t), 1, "the Open that gave the rank away");
    assert!(t.heard(B).contains(&"Seat 0 makes a Bag-O-Loot: bag no. 1.".to_string()));
    // Neither does a Snitch stay: what everybody saw of the bag, and what was put in; but that it happened.
    let shown =
        kernel::said!("turned", cards: t.game.cards_gap([bag_o_loot::coin(7)]), at: t.game.place(zone_named("s1")));
    assert!(t.game.withheld(&shown));
    assert!(!t.game.withheld(&kernel::said!("shuffled", at: t.game.place(zone_named("s1")))));
    // What was openly shown was told to everybody, and imagined worlds remember it.
    assert!(
        t.told(Viewer::Public).iter().filter(|fact| matches!(fact, Fact::Moved { card: Shown::Up(_), .. })).count()
            == 5
    );
    let mut stream = Stream::fast(3);
    for _ in 0..20 {
        let mut world = t.game;
        world.determinize(seat(2), &mut stream);
        assert_eq!(world.lines(Viewer::Truth), t.game.lines(Viewer::Truth));
        assert_eq!(
            world.cards().shown(zone_named("s1"), Viewer::Truth),
            t.game.cards().shown(zone_named("s1"), Viewer::Truth)
        );
    }
    // With the memory aid nothing is withheld.
    let mut t = with(4, "memory_aid=on", "turn 0; hand 0 7 7 7 7 7 1; hand 1 2");
    t.play("0: open 7 x4; 0: bag 7 s1");
    assert_eq!((withheld(&t), t.show_to(B, "bags 0")), (0, "b1(7 7 7 7 7)".to_string()));
}

#[test]
fn bl_7_3_known_cards_stay_known_until_played_or_blurred_by_a_forfeit() {
    let mut t = table("turn 0; hand 0 6 1; hand 1 2 2; pile 3 4 5 8 9 ...; s1 1 6 L; s2 2 10 10");
    t.play("0: pinch 6 s1");
    assert_eq!((t.cards("hand 0", D), t.cards("hand 0", Viewer::Public)), ("L ?".to_string(), "L ?".to_string()));
    t.play("0: knock; 1: forfeit 2; 2: forfeit 1; 3: forfeit 1");
    assert_eq!(t.cards("hand 0", D), "L ? ?");
    let (before, mut played) = (t.game, 0);
    t.play("0: steal L s2");
    assert_eq!(t.cards("hand 0", D), "? ?");
    // A forfeit: giver and taker know what went, the others no longer know what is left.
    t.game = before;
    t.play("0: forfeit 1");
    assert_eq!((t.cards("hand 0", C), t.cards("hand 0", D)), ("? ?".to_string(), "? ?".to_string()));
    let taker = t.cards("hand 1", A);
    played += taker.split(' ').filter(|card| *card != "?").count();
    assert_eq!(played, 1, "the giver knows the card it gave: {taker}");
    assert_eq!(t.cards("hand 1", Viewer::Public).replace([' ', '?'], ""), "");
}

#[test]
fn bl_7_3_a_shown_coin_may_be_the_one_that_was_known() {
    // Seat 2 knows of a 10; whether seat 0 holds another one does not come out by showing it.
    for hand in ["10 3 4", "10 10 4"] {
        let mut t = table(&format!("turn 0; hand 0 {hand}; known 2 0 10; b1 1 5 5 5 5 5"));
        t.play("0: snitch 10 b1");
        assert_eq!(
            (t.cards("hand 0", C), t.cards("hand 0", Viewer::Public)),
            ("10 ? ?".into(), "10 ? ?".into()),
            "{hand}"
        );
    }
}

#[test]
fn bl_7_4_a_bag_that_changes_hands_stays_shut() {
    let mut t = advanced("turn 0; hand 0 6 6; b1 1 5 5 5 5 11");
    t.play("0: open 6 x2").hush();
    assert_eq!((t.cards("s1", A), t.cards("s1", B)), ("5 5 5 5 ?".to_string(), "5 5 5 5 11".to_string()));
    t.play("0: bonus b1");
    let up =
        |fact: &Fact<Note, Shown>| matches!(fact, Fact::Turned { card: Shown::Up(_), at } if *at == zone_named("s1"));
    assert!(!t.told(A).iter().any(up), "not by the bonus");
    let mut t = advanced("turn 0; hand 0 7 1; s1 0 7 7 7 7; b2 2 5 5 5 5 11; s3 2 4 4");
    t.play("0: bag 7 s1; 2: challenge; 0: takebag b2");
    assert_eq!((t.show("bags 0").contains("b2"), t.cards("s2", A)), (true, "5 5 5 5 ?".to_string()), "not by a prize");
}

#[test]
fn bl_7_5_hands_are_laid_open_and_fifth_cards_only_by_choice() {
    for (chosen, fifth) in [("reveal_bluffs=off", false), ("reveal_bluffs=round_end", true)] {
        let mut t =
            with(4, &format!("mode=advanced rounds=1 {chosen}"), "turn 0; hand 0 6 6; hand 1 2 3; b1 0 5 5 5 5 11");
        t.play("0: open 6 x2");
        assert!(t.game.is_over());
        for viewer in [A, C, Viewer::Public] {
            assert_eq!(t.cards("hand 1", viewer), "2 3");
            let sees = viewer == A || fifth;
            assert_eq!(t.cards("s1", viewer), if sees { "5 5 5 5 11" } else { "5 5 5 5 ?" });
        }
    }
}
