//! Chapter 8: table manners, as far as the rules guarantee them.

use super::*;

#[test]
fn bl_8_1_the_knock_is_offered_only_when_it_is_allowed() {
    let mut t = table("turn 0; hand 0 6 6 1");
    assert_eq!(
        (t.listed(0, "knock"), t.listed(0, "forfeit")),
        ("".into(), "forfeit 1; forfeit 2; forfeit 3".to_string())
    );
    t.play("0: open 6 x2");
    assert_eq!((t.listed(0, "knock"), t.listed(0, "forfeit")), ("knock".to_string(), String::new()));
}

#[test]
fn bl_8_2_a_snitch_touches_coin_and_bag_and_a_call_is_heard_at_once() {
    let t = table("turn 0; hand 0 6 1; b1 2 5 5 5 5 5");
    let touches = t.game.touches(seat(0), "snitch 6 b1".parse().unwrap());
    assert_eq!(
        touches,
        [kernel::Touch::Card(zone_named("hand 0"), bag_o_loot::coin(6)), kernel::Touch::Zone(zone_named("s1"))]
    );
    let mut t = advanced("turn 0; hand 0 11 9; s1 1 5 5 5 5; s2 2 2 2");
    t.play("0: bag 11 s1").hush().play("2: challenge");
    for viewer in viewers(4) {
        assert_eq!(t.heard(viewer)[0], "Seat 2 challenges Seat 0’s bag of fives: show me the loot!");
    }
    assert_eq!(words::english(&t.game, &t.game.label(seat(2), Action::Challenge)), "Show me the loot!");
}

#[test]
fn bl_8_3_whoever_was_slower_is_told_and_loses_nothing() {
    let position = "turn 0; hand 0 11 9; s1 0 5 5 5 5; s2 2 2 2; s3 1 8 8";
    let mut t = advanced(position);
    t.play("0: bag 11 s1; 2: challenge");
    let sets = t.show("sets 1");
    assert_eq!((t.refusal("1: challenge"), t.show("sets 1")), ("BL-4.35", sets));
    let mut t = with(4, "mode=advanced challenge_close=all_respond challenge_race=clockwise", position);
    t.play("0: bag 11 s1; 1: challenge; 2: challenge");
    assert_eq!(t.show("sets 2"), "s2[2 2]");
    let quicker = "Somebody else was quicker: Seat 2’s challenge does not count.".to_string();
    assert!(
        t.heard(C).contains(&quicker) && !t.heard(B).contains(&quicker) && !t.heard(Viewer::Public).contains(&quicker)
    );
}

#[test]
fn bl_8_4_every_card_of_the_hand_is_equally_likely_to_be_forfeited() {
    let mut times = std::collections::BTreeMap::new();
    for seed in 0..3000 {
        let position = scene("turn 0; hand 0 1 5 5 L; hand 1 -; hand 2 2; pile 3 ...");
        let mut game = BagOLoot::stage(&Options::default(), 4, &position, Chance::Fast(seed)).unwrap();
        game.apply(Stamped::act(Millis(0), seat(0), "forfeit 3".parse().unwrap()), &mut ());
        let left = game.cards().shown(zone_named("hand 0"), Viewer::Truth);
        *times.entry(format!("{left:?}")).or_insert(0) += 1;
    }
    let times: Vec<i32> = times.into_values().collect();
    assert_eq!(times.len(), 3);
    assert!(times.iter().filter(|n| (660..840).contains(*n)).count() == 2, "a quarter for the 1 and the L: {times:?}");
    assert!(times.iter().any(|n| (1400..1600).contains(n)), "half for the 5s: {times:?}");
}

#[test]
fn bl_8_5_the_memory_aid_is_off_unless_switched_on() {
    assert_eq!(Options::default().get("memory_aid").as_deref(), Some("off"));
    let position = "turn 0; hand 0 5 1; s1 0 5 5 5 5";
    for (chosen, seen) in [("", "? ? ? ? ?"), ("memory_aid=on", "5 5 5 5 5")] {
        let mut t = with(4, chosen, position);
        t.play("0: bag 5 s1");
        assert_eq!(t.cards("s1", B), seen);
    }
}

#[test]
fn bl_8_6_the_grace_time_gives_everybody_a_chance() {
    let mut t = with(4, "mode=advanced challenge_grace_ms=700", "turn 0; hand 0 11 9; s1 0 5 5 5 5; s2 2 2 2");
    t.play("0: bag 11 s1; 0: knock").wait(699);
    assert_eq!(t.refusal("1: draw"), "BL-4.41");
    t.wait(700).play("1: draw");
    let mut t = with(4, "mode=advanced challenge_grace_ms=0", "turn 0; hand 0 11 9; s1 0 5 5 5 5; s2 2 2 2");
    t.play("0: bag 11 s1; 0: knock; 1: draw");
}

#[test]
fn bl_8_7_talk_is_no_action_and_binds_nobody() {
    for talk in ["i bluff", "say it is genuine", "hello"] {
        assert!(talk.parse::<Action>().unwrap_err().contains("is no action"));
    }
}

#[test]
fn bl_8_8_nothing_that_is_accepted_is_punished_but_a_wrong_snitch() {
    // Whatever passes the check is a proper play, ends the turn as it should, or is a Snitch that pays its price.
    let mut before: Option<BagOLoot> = None;
    let mut wrong = 0;
    walk(3, "", 30, |step, game| {
        let Some((old, (seat, action))) = before.replace(*game).zip(step) else { return };
        let (then, now) = (old.view(Viewer::Truth), game.view(Viewer::Truth));
        if (now.round, now.turn) != (then.round, then.turn) || now.phase != then.phase {
            return;
        }
        assert_eq!(now.plays, then.plays + 1, "{action} of seat {seat} is a productive play");
    });
    walk(3, "", 30, |step, game| {
        let Some((old, (seat, Action::Snitch { bag, coin }))) = before.replace(*game).zip(step) else { return };
        let bag = old.view(Viewer::Truth).bags.into_iter().find(|b| b.name == format!("b{}", bag.number())).unwrap();
        let right = bag.rank == Some(coin.0 + 1);
        let hand = |game: &BagOLoot| game.cards().len_of(zone_named(&format!("hand {seat}")));
        assert_eq!(right, game.view(Viewer::Truth).plays == 1 && game.view(Viewer::Truth).turn == seat.number());
        assert!(game.view(Viewer::Truth).round > old.view(Viewer::Truth).round || hand(game) == hand(&old));
        wrong += !right as u32;
    });
    assert!(wrong > 10);
}

#[test]
fn bl_8_9_the_clock_acts_for_whoever_is_late() {
    let on = |chosen: &str, position: &str| with(4, &format!("{chosen} turn_clock_s=10"), position);
    // Start of the turn: draw.
    let mut t = on("mode=advanced", "turn 0; hand 0 6 1; phase start");
    assert_eq!(t.game.wakes_at(), Some(Millis(10_000)));
    t.wait(10_000);
    assert_eq!((t.show("phase"), t.count("hand 0")), ("play".to_string(), 3));
    // Plays: knock if allowed, otherwise forfeit to somebody drawn by lot. Each decision has its full time.
    let mut t = on("", "turn 0; hand 0 6 6 1");
    t.wait(9_000).play("0: open 6 x2");
    assert_eq!(t.game.wakes_at(), Some(Millis(19_000)));
    t.wait(19_000);
    assert_eq!((t.show("turn"), t.count("hand 0")), ("1".to_string(), 1));
    let mut takers = [0; 4];
    for seed in 0..300 {
        let position = scene("turn 0; hand 0 6 6 1; hand 1 2; hand 2 2; hand 3 2");
        let game = BagOLoot::stage(&options("turn_clock_s=10"), 4, &position, Chance::Fast(seed)).unwrap();
        let mut t = Table { game, facts: Facts::default(), now: Millis(0) };
        t.wait(10_000);
        let gained = t.view(Viewer::Public).hands;
        (1..4).filter(|&seat| gained[seat] == 2 + (seat == 1) as u8).for_each(|seat| takers[seat] += 1);
    }
    assert!(takers[0] == 0 && takers[1..].iter().all(|n| (70..130).contains(n)), "{takers:?}");
}

#[test]
fn bl_8_9_the_clock_takes_the_better_prize_and_the_leaders_bag() {
    let prize = |lots: &str| {
        let mut t = with(4, "mode=advanced turn_clock_s=10", &format!("turn 0; hand 0 5 9; s1 0 5 5 5 5; {lots}"));
        t.play("0: bag 5 s1; 2: challenge");
        t.game.timeout(seat(0)).map(|action| action.to_string())
    };
    assert_eq!(
        prize("s2 2 1 1; b3 2 2 2 2 2 2 made 2; b4 2 3 3 3 3 3 made 1").as_deref(),
        Some("takebag b4"),
        "the oldest"
    );
    assert_eq!(
        prize("s2 2 1 1 1 1; s3 2 2 2 2; s4 2 3 3 3; b5 2 4 4 4 4 4").as_deref(),
        Some("takebag b5"),
        "ten each"
    );
    assert_eq!(prize("s2 2 1 1 1 1; s3 2 2 2 2 2; s4 2 3 3 3; b5 2 4 4 4 4 4").as_deref(), Some("takesets"));
    assert_eq!(prize("s2 2 1 1").as_deref(), Some("takesets"));
    let bonus = |more: &str| {
        let mut t =
            table(&format!("turn 1; hand 1 6 6; b1 0 3 3 3 3 3 made 3; b2 2 4 4 4 4 4; b3 2 5 5 5 5 5 made 1; {more}"));
        t.play("1: open 6 x2");
        t.game.timeout(seat(1)).map(|action| action.to_string())
    };
    assert_eq!(bonus("score 3 90; score 0 20; score 2 10").as_deref(), Some("bonus b1"), "the leader among bag owners");
    assert_eq!(bonus("score 0 20; score 2 20").as_deref(), Some("bonus b3"), "level: first clockwise, the oldest");
    let mut t = with(4, "turn_clock_s=10", "turn 1; hand 1 6 6; b1 0 3 3 3 3 3");
    t.play("1: open 6 x2").wait(10_000);
    assert_eq!(t.game.scores(), [0, 12, 0, 0]);
}

#[test]
fn bl_8_9_the_next_players_clock_starts_with_the_end_of_the_grace_time() {
    let mut t = with(4, "mode=advanced turn_clock_s=10", "turn 0; hand 0 11 9; s1 0 5 5 5 5; s2 2 2 2");
    t.play("0: bag 11 s1").wait(1000).play("0: knock").wait(3000);
    assert_eq!(t.game.wakes_at(), Some(Millis(13_000)));
    t.wait(13_000);
    assert_eq!((t.show("phase"), t.show("window")), ("play".to_string(), "-".to_string()));
}

#[test]
fn bl_8_10_time_outs_alone_bring_a_match_to_its_end_and_scores_stand_at_any_moment() {
    for (seats, chosen) in [(2, ""), (4, "mode=advanced"), (5, "mode=advanced people=no")] {
        let mut game = dealt(seats, chosen, 7).game;
        let mut steps = 0;
        while let Some(seat) = game.to_act().first() {
            let action = game.timeout(seat).expect("who is to act can be acted for");
            game.check(seat, action).unwrap_or_else(|illegal| panic!("{action}: {illegal}"));
            game.apply(Stamped::act(Millis(0), seat, action), &mut ());
            steps += 1;
            assert!(game.scores().len() == seats as usize && steps <= game.bound());
        }
        assert!(game.is_over());
    }
}
