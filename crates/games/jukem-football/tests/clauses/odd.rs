//! Chapter 9: odd situations.

use crate::{random_matches, seat, table, table_with};
use jukem_football::{Action, JukemFootball, Step as Phase};
use kernel::{Game, Viewer};

#[test]
fn jk_9_1_without_plays_the_draw_pile_runs_down() {
    let chosen = "deck=kick_returnx1,catch45x29";
    let mut field = table_with(chosen, "turn 0; out KR; hand 0 C45 C45 C45 C45; hand 1 4; discard C45");
    let mut turns = 0;
    while field.show("period") == "1" {
        let active = field.to_act()[0];
        field.play(&format!("{active}: draw"));
        if field.show("phase") == "offense" {
            field.play(&format!("{active}: discard C45"));
        }
        turns += 1;
    }
    assert_eq!(turns, 20, "one card a turn, and the final turn closes the half by itself");
    assert_eq!(field.scores(), [0, 0]);
}

#[test]
fn jk_9_2_what_makes_a_turn_dry() {
    let start = "turn 0; hand 0 C45 C40 C35 C30; hand 1 SACK HOLD FUM R5; discard C25; draw PICK ...; dry 2";
    let mut swapped = table(start);
    assert_eq!(swapped.play("0: take; 0: discard C25").show("dry"), "3", "a swap is dry");
    assert_eq!(swapped.play("1: take; 1: run 5; 0: allow").show("dry"), "0", "a play is not");
    let mut drawn = table(start);
    assert_eq!(drawn.play("0: draw; 0: discard C45").show("dry"), "0", "a draw is not");
    let mut defended = table("turn 0; hand 0 R5 C40 C35 C30; hand 1 SACK HOLD FUM R5; discard C25; dry 2");
    defended.play("0: take; 0: run 5; 1: defend SACK");
    assert_eq!(defended.show("dry"), "0", "a cancelled play was a play");
    let mut shielded = table("turn 0; hand 0 R5 JUK C35 C30; discard C25; dry 2");
    assert_eq!(shielded.play("0: take; 0: run 5 juk").show("dry"), "0");
    let mut scored = table("turn 0; hand 0 KR JUK C35 C30; discard C25; dry 2");
    assert_eq!(scored.play("0: take; 0: return juk").show("dry"), "0");
    let mut period = table("turn 0; phase offense; final yes; hand 0 R5; dry 2");
    assert_eq!(period.play("0: end").show("dry"), "0", "a new period starts at nothing");
}

#[test]
fn jk_9_3_too_many_dry_turns_close_the_discards_for_the_first_card() {
    for (chosen, dry, list) in [
        ("", 3, "draw; take"),
        ("", 4, "draw"),
        ("stall_limit=2", 1, "draw; take"),
        ("stall_limit=2", 2, "draw"),
        ("stall_limit=20", 19, "draw; take"),
    ] {
        let mut field = table_with(chosen, &format!("turn 0; hand 0 R5 R10 R15; dry {dry}"));
        assert_eq!(field.legal(0), list, "{chosen} {dry}");
        field.play("0: draw");
        assert_eq!(field.legal(0), "draw; take", "then the pile is open as usual");
    }
}

#[test]
fn jk_9_5_no_game_has_more_periods_than_the_limits_allow() {
    let mut most = 0;
    // A deck that hardly ever scores.
    for chosen in
        ["deck=kick_returnx1,catch45x9,sackx4 overtime_cap=3", "deck=kick_returnx1,catch45x9,sackx4 overtime=none"]
    {
        let cap = if chosen.contains("none") { 2 } else { 5 };
        random_matches(chosen, 40, |step| {
            let period = step.after.view(Viewer::Public).period;
            assert!(period <= cap);
            most = most.max(period);
        });
    }
    assert_eq!(most, 5, "the limit was reached");
}

#[test]
fn jk_9_6_there_is_a_card_to_draw_when_a_turn_begins() {
    let mut short = 0;
    random_matches("", 60, |step| {
        let (before, after) = (step.before.view(Viewer::Public), step.after.view(Viewer::Public));
        let begins = after.step == Phase::Replenish && (before.active != after.active || before.period != after.period);
        assert!(!begins || after.draw > 0);
        short += (step.action == Action::Draw && after.draw == 0 && after.hands[step.seat.index()].count < 5) as u32;
    });
    assert!(short > 0, "the pile did run short in some of them");
}

#[test]
fn jk_9_7_an_empty_discard_pile_leaves_the_draw_pile() {
    let mut field = table("turn 0; hand 0 C45 C40 C35 C30; discard -; draw SACK ...; hand 1 C25 C20 C15 C10");
    assert_eq!((field.legal(0), field.refusal("0: take")), ("draw".into(), "JK-4.9"));
    field.play("0: draw; 0: discard C45");
    assert_eq!((field.show("discard"), field.legal(1)), ("C45".into(), "draw; take".into()));
}

#[test]
fn jk_9_8_five_defensive_cards_make_no_play() {
    let field = table("turn 0; phase offense; hand 0 HOLD SACK FUM PICK PICK");
    assert_eq!(field.legal(0), "discard HOLD; discard SACK; discard FUM; discard PICK");
    let mut last = table("turn 0; hand 0 HOLD SACK FUM PICK; draw PICK");
    assert_eq!(last.play("0: draw").show("period"), "2", "on the final turn they are not discarded");
}

#[test]
fn jk_9_9_a_final_turn_without_a_play_ends_the_period_at_once() {
    let mut field = table("turn 0; hand 0 C45 C40 C35 C30; draw SACK; discard R5");
    field.play("0: draw");
    assert_eq!((field.show("period"), field.show("phase"), field.scores()), ("2".into(), "replenish".into(), [0, 0]));
    let mut short = table("turn 0; hand 0 C45 C40; draw SACK; discard FUM");
    short.play("0: draw; 0: take");
    assert_eq!(short.show("period"), "2");
}

#[test]
fn jk_9_10_sizes_of_hands() {
    for chosen in ["", "discard_rule=always stall_limit=2"] {
        random_matches(chosen, 60, |step| {
            let count = |game: &JukemFootball, seat: kernel::Seat| game.view(Viewer::Public).hands[seat.index()].count;
            let (before, after) = (step.before.view(Viewer::Public), step.after.view(Viewer::Public));
            assert!(after.hands.iter().all(|hand| hand.count <= 5));
            if before.period == after.period && before.active != after.active {
                assert!((1..=4).contains(&after.hands[after.active as usize].count), "the next player begins");
                assert!(
                    (2..=4).contains(&count(step.after, seat(before.active))),
                    "an ordinary turn leaves two to four"
                );
            }
        });
    }
}

#[test]
fn jk_9_11_for_a_player_who_left_a_play_is_allowed_or_the_game_given_up() {
    let field = table("turn 0; phase defense; drive 0 R20; hand 1 SACK FUM R5 R5");
    assert_eq!(field.game.timeout(seat(1)), Some(Action::Allow));
    assert_eq!(field.game.check(seat(1), Action::Concede), Ok(()));
    assert_eq!(field.game.check(seat(0), Action::Concede), Ok(()), "out of turn as well");
}

#[test]
fn jk_9_13_a_drive_at_95_just_waits() {
    let mut field = table(
        "turn 0; phase offense; drive 0 R30 | R30 | R25 | R10; hand 0 C45 C40 C35 C30 FG; hand 1 FUM SACK HOLD PICK; draw HOLD ...",
    );
    assert_eq!(field.legal(0), "goal");
    let mut without = table(
        "turn 0; phase offense; drive 0 R30 | R30 | R25 | R10; hand 0 C45 C40 C35 C30 C25; hand 1 FUM SACK HOLD PICK; draw HOLD ...",
    );
    without.play("0: discard C45");
    assert_eq!(without.refusal("1: defend FUM"), "JK-4.46", "nothing was played on it");
    without.play("1: draw; 1: discard SACK");
    assert_eq!(without.show("total 0"), "95");
    field.play("0: goal");
    assert_eq!(field.scores(), [3, 0]);
}
