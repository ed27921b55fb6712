//! What is accepted though no list names it, at any moment: calls out of turn, lay-downs in one go, wrong moves that
//! cost something, time running out, and leaving. Whatever happens, somebody can go on and no card is lost.

use conformance::options;
use kernel::{Chance, Game, Millis, Seat, Stamped, Stream};
use naked_bootleg::{Action, NakedBootleg, Step};
use std::collections::BTreeSet;

/// Something a seat might try although it was not asked.
fn attempt(game: &NakedBootleg, seat: Seat, stream: &mut Stream) -> Option<Action> {
    let mut list = Vec::new();
    // Leaving in the middle of something is the harder case.
    let is_amid = game.view(kernel::Viewer::Public).step != Step::Main;
    match stream.below(if is_amid { 6 } else { 40 }) {
        0 => list.push(Action::Forfeit),
        1..4 => list.extend([Action::PickPylon, Action::PickDiscard]),
        4..10 => {
            let view = game.view(kernel::Viewer::Seat(seat));
            let cards = &view.seats[seat.index()].cards;
            let start = stream.below(cards.len().max(1) as u32) as usize;
            let some: Vec<&str> = cards.iter().skip(start).take(4).map(String::as_str).collect();
            list.extend(format!("lay disguise {}", some.join(" ")).parse::<Action>());
            list.extend(cards.iter().flat_map(|card| format!("discard {card}").parse::<Action>()));
        }
        _ => game.offers(seat, &mut list),
    }
    let action = stream.pick(&list).copied()?;
    game.check(seat, action).is_ok().then_some(action)
}

fn survive(seats: u8, chosen: &str, games: u64) -> BTreeSet<&'static str> {
    let mut tried = BTreeSet::new();
    for seed in 0..games {
        let mut game = NakedBootleg::deal(&options(chosen), seats, Chance::Fast(seed)).expect("a table");
        let (mut stream, mut now, mut steps) = (Stream::fast(seed), Millis(0), 0);
        while let Some(decider) = game.to_act().first() {
            let mut legal = Vec::new();
            game.legal(decider, &mut legal);
            assert!(!legal.is_empty(), "nothing can be done in {:?}, seed {seed}, {chosen}", game.phase);
            let seat = Seat::new(stream.below(seats as u32) as u8);
            let tried_now = (stream.below(12) == 0).then(|| attempt(&game, seat, &mut stream)).flatten();
            let step = match tried_now {
                Some(action) => {
                    tried.insert(match action {
                        Action::Forfeit => "forfeit",
                        Action::Catch(_) => "catch",
                        Action::Taunt(_) => "taunt",
                        Action::Lay(_) => "lay",
                        Action::PickPylon | Action::PickDiscard if game.off_list(seat, action) => "false start",
                        Action::Discard { .. } if game.off_list(seat, action) => "grounding",
                        _ => "listed",
                    });
                    Stamped::act(now, seat, action)
                }
                None => match game.wakes_at().filter(|_| stream.below(20) == 0) {
                    Some(due) => {
                        now = due;
                        Stamped::clock(now)
                    }
                    None => Stamped::act(now, decider, *stream.pick(&legal).expect("not empty")),
                },
            };
            game.apply(step, &mut ());
            game.cards().audit().expect("every card lies in one place");
            steps += 1;
            assert!(steps < game.bound(), "seed {seed}, {chosen}");
        }
        assert!(!game.standings().winners().is_empty());
    }
    tried
}

#[test]
fn anything_may_happen_at_any_time() {
    let mut tried = BTreeSet::new();
    for (seats, chosen) in [
        (2, "leaver=forfeit clock=10"),
        (4, "leaver=forfeit illegal_moves=penalise"),
        (5, "leaver=forfeit challenge_keep=seen remix=capture_the_flag clock=20 delay_of_game=lose_turn"),
        (6, "leaver=forfeit teams=2v2v2 remix=capture_the_flag"),
        (6, "leaver=forfeit teams=3v3 deflection_turn=free"),
        (6, "leaver=forfeit scored=true turn_cap=40"),
        (6, "leaver=forfeit teams=2v2v2 scored=true turn_cap=40"),
        (5, "leaver=forfeit remix=last_man_standing turn_cap=40 illegal_moves=penalise"),
    ] {
        tried.extend(survive(seats, chosen, 60));
    }
    assert_eq!(tried, ["catch", "false start", "forfeit", "grounding", "lay", "listed", "taunt"].into());
}
