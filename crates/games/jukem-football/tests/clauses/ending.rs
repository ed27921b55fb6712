//! Chapter 6: halftime, overtime and winning.

use crate::{census, dealt, options, random_matches, table, table_with};
use jukem_football::{JukemFootball, Outcome, Score, ScoreKind, outcome};
use kernel::{Game, Millis, Record, Seat, Stamped, Start, Stream};

/// Seat 0 may end this period by choice.
fn ending(chosen: &str, period: u8, scores: [i32; 2]) -> crate::Table {
    let [own, other] = scores;
    table_with(
        chosen,
        &format!("period {period}; turn 0; phase offense; final yes; hand 0 R5; score 0 {own}; score 1 {other}"),
    )
}

#[test]
fn jk_6_1_a_period_ends_only_with_its_final_turn_or_a_sudden_score() {
    random_matches("", 60, |step| {
        let period = |game: &JukemFootball| game.view(kernel::Viewer::Public).period;
        let left = step.before.view(kernel::Viewer::Public).draw;
        if period(step.before) != period(step.after) {
            assert!(
                left == 0 || (left == 1 && step.action.to_string() == "draw"),
                "{} with {left} cards to draw",
                step.action
            );
        }
        if step.after.is_over() && left > 1 {
            assert!(period(step.before) > 2 && step.before.scores() != step.after.scores());
        }
    });
    let mut field = table("turn 0; phase offense; final yes; hand 0 R5; drive 0 R30 | R30; drive 1 R25 | R25");
    field.play("0: end");
    assert_eq!((field.scores(), field.show("total 0"), field.show("total 1")), ([0, 0], "0".into(), "0".into()));
}

#[test]
fn jk_6_2_the_second_half_is_set_up_like_the_first() {
    let mut field = ending("", 1, [3, 0]);
    field.play("0: end");
    let fresh = dealt("", 1);
    for zone in ["draw", "discard", "out", "hand 0", "hand 1", "drive 0", "drive 1", "scored 0", "scored 1"] {
        assert_eq!(field.count(zone), fresh.count(zone), "{zone}");
    }
    assert_eq!(census(&field.game), census(&fresh.game));
    assert_eq!((field.show("period"), field.show("dealer")), ("2".into(), "0".into()));
}

#[test]
fn jk_6_3_points_of_both_halves_count_together() {
    let mut field = table(
        "turn 0; phase offense; final yes; hand 0 FG; drive 0 R30 | R30 | R10; score 0 7; scored 0 KR JUK; score 1 3",
    );
    field.play("0: goal");
    assert_eq!((field.scores(), field.count("scored 0")), ([10, 3], 0), "kept although the piles are shuffled in");
}

#[test]
fn jk_6_4_seven_and_three() {
    assert_eq!((ScoreKind::Touchdown.points(), ScoreKind::FieldGoal.points()), (7, 3));
    let mut field = table(
        "turn 0; phase offense; hand 0 KR JUK R5 R5 R5; hand 1 FG C45 C40 C35; drive 1 R30 | R30 | R10; draw SACK ...",
    );
    field.play("0: return juk; 1: draw; 1: goal");
    assert_eq!(field.scores(), [7, 3]);
}

#[test]
fn jk_6_5_the_higher_score_wins_after_the_second_half() {
    for (scores, winner) in [([10, 7], 0), ([3, 7], 1)] {
        let mut field = ending("", 2, scores);
        field.play("0: end");
        assert!(field.game.is_over());
        let winners = field.game.standings().winners();
        assert_eq!((winners.len(), winners.first()), (1, Some(Seat::new(winner))));
    }
}

#[test]
fn jk_6_6_a_level_score_is_played_on() {
    let mut field = ending("", 2, [7, 7]);
    field.play("0: end");
    assert_eq!((field.show("period"), field.count("draw"), field.game.is_over()), ("3".into(), 47, false));
    assert!(field.legal(1).starts_with("draw"));
}

#[test]
fn jk_6_7_the_first_score_of_overtime_decides() {
    let overtime = "period 3; score 0 10; score 1 10; turn 0; phase offense";
    for (rest, step, points) in [
        ("hand 0 KR JUK R5 R5 R5", "0: return juk", 17),
        ("hand 0 FG C45 C40 C35 C30; drive 0 R30 | R30 | R10", "0: goal", 13),
    ] {
        let mut field = table(&format!("{overtime}; {rest}"));
        field.play(step);
        assert_eq!((field.scores(), field.to_act()), ([points, 10], vec![]), "no turn to reply");
        assert_eq!(field.game.standings().winners().first(), Some(Seat::new(0)));
    }
}

#[test]
fn jk_6_8_and_jk_9_12_overtime_periods_are_counted_and_the_last_one_leaves_a_tie() {
    let mut field = ending("overtime_cap=2", 3, [10, 10]);
    field.play("0: end");
    assert_eq!((field.show("period"), field.game.is_over()), ("4".into(), false));
    let mut field = ending("overtime_cap=2", 4, [10, 10]);
    field.play("0: end");
    assert!(field.game.is_over());
    assert_eq!(field.game.standings().winners().len(), 2, "nobody wins alone");
    assert_eq!(field.notes().last(), Some(&jukem_football::Note::Tied));
}

#[test]
fn jk_6_9_without_overtime_a_level_score_is_a_tie() {
    let mut field = ending("overtime=none", 2, [7, 7]);
    field.play("0: end");
    assert!(field.game.is_over());
    assert_eq!(field.game.standings().winners().len(), 2);
}

#[test]
fn jk_6_10_nothing_else_breaks_a_tie() {
    let mut field = table_with(
        "overtime=none",
        "period 2; turn 0; phase offense; final yes; hand 0 R5; drive 0 R30 | R30 | R25; scored 1 KR JUK; score 0 7; score 1 7",
    );
    field.play("0: end");
    let places = [0, 1].map(|seat| field.game.standings().place(Seat::new(seat)));
    assert_eq!(places, [1, 1], "neither yards nor piles nor the deal count");
}

/// A match with these steps, from a position.
fn record(chosen: &str, position: &str, steps: &str) -> Record<JukemFootball> {
    let mut record = Record::new(options(chosen), 2, [0; 32]);
    record.start = Start::Scene(crate::scene(position));
    for step in steps.split("; ") {
        let (seat, action) = crate::read(step);
        record.steps.push(Stamped::act(Millis(0), seat, action));
    }
    record
}

#[test]
fn jk_6_11_the_result_is_read_off_the_record() {
    let position =
        "dealer 1; turn 0; hand 0 KR JUK R5 R10; hand 1 C45 C40 C35 FG; drive 1 R30 | P25-45 C30 | R10; draw SACK HOLD";
    let steps = "0: draw; 0: return juk; 1: draw; 1: goal; 0: concede";
    let score = |turn, seat, kind, drive: &str| Score {
        period: 1,
        turn,
        seat: Seat::new(seat),
        kind,
        drive: drive.split(' ').map(|card| card.parse().unwrap()).collect(),
    };
    let expected = Outcome {
        periods: vec![[7, 3], [0, 0]],
        scores: vec![
            score(1, 0, ScoreKind::Touchdown, "KR JUK"),
            score(2, 1, ScoreKind::FieldGoal, "R30 P25-45 C30 R10"),
        ],
        overtimes: 0,
        winner: Some(Seat::new(1)),
        is_over: true,
        conceded: Some(Seat::new(0)),
    };
    assert_eq!(outcome(&record("", position, steps)), Ok(expected));
    let unfinished = outcome(&record("", position, "0: draw")).unwrap();
    assert_eq!((unfinished.is_over, unfinished.winner, unfinished.scores.len()), (false, None, 0));
}

#[test]
fn jk_6_11_the_result_of_whole_matches_adds_up() {
    let mut stream = Stream::fast(5);
    let mut overtimes = 0;
    for seed in 0..40 {
        let mut record = Record::new(options("discard_rule=always"), 2, [seed; 32]);
        let mut game: JukemFootball = record.begin().unwrap();
        while let Some(seat) = game.to_act().first() {
            let mut list = Vec::new();
            game.legal(seat, &mut list);
            let step = Stamped::act(Millis(0), seat, *stream.pick(&list).unwrap());
            record.steps.push(step);
            game.apply(step, &mut ());
        }
        let result = outcome(&record).unwrap();
        for seat in [0, 1] {
            assert_eq!(result.periods.iter().map(|points| points[seat]).sum::<i32>(), game.scores()[seat]);
        }
        let view = game.view(kernel::Viewer::Public);
        assert_eq!((result.periods.len(), result.overtimes), (view.period as usize, view.period.saturating_sub(2)));
        let winners = game.standings().winners();
        assert_eq!(result.winner, winners.first().filter(|_| winners.len() == 1));
        assert!(result.is_over && result.conceded.is_none());
        assert!(result.scores.iter().all(|score| score.turn >= 1 && !score.drive.is_empty()));
        overtimes += result.overtimes as u32;
    }
    assert!(overtimes > 0, "some of them went on");
}
