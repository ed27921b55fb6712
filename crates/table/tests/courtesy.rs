//! The setup is for people: bots of every kind leave it to them.

#![allow(clippy::unwrap_used)]

use kernel::{Budget, Millis, Reflex, Scene, Seat, Viewer};
use table::{AnyTable, BOTS, Seed, Setup};

fn open(mode: &str, seed: u64) -> Box<dyn AnyTable> {
    let entry = table::find("camouflage").unwrap();
    let options = vec![("mode".to_string(), mode.to_string())];
    (entry.open)(&Setup { seats: 4, options, seed: Seed::number(seed), scene: Scene::default() }).unwrap()
}

fn line(table: &dyn AnyTable, key: &str) -> String {
    let lines = table.lines(Viewer::Truth);
    lines.into_iter().find(|line| line.0 == key).map(|line| line.1).unwrap_or_default()
}

#[test]
fn bots_never_vote_and_never_outvote_a_person() {
    for kind in BOTS {
        for seed in 0..25 {
            let mut table = open("speed", seed);
            table.sit(Seat::new(0), "Ann").unwrap();
            for seat in 1..4 {
                table.seat_bot(Seat::new(seat), kind, seed * 8 + u64::from(seat)).unwrap();
            }
            for seat in (1..4).map(Seat::new) {
                assert_eq!(table.react(seat, Millis(0)), Reflex::Calm);
                let action = table.think(seat, Budget { iterations: 20 });
                assert_eq!(action.as_deref(), Some("auto"), "a {kind} bot");
                table.act(seat, "auto", Millis(0)).unwrap();
            }
            let side = ["animal", "gems"][seed as usize % 2];
            table.act(Seat::new(0), &format!("vote {side}"), Millis(0)).unwrap();
            assert_eq!(line(table.as_ref(), "side"), side, "the one person decides");
            table.act(Seat::new(0), "deck CH", Millis(0)).unwrap();
            assert_eq!(line(table.as_ref(), "phase"), "build", "and builds the board alone");
            assert_eq!(table.to_act().iter().collect::<Vec<_>>(), [Seat::new(0)]);
        }
    }
}

#[test]
fn a_table_of_bots_builds_its_board_by_chance() {
    for mode in ["speed", "not_my_stack"] {
        let mut table = open(mode, 3);
        for seat in (0..4).map(Seat::new) {
            table.seat_bot(seat, "beginner", 5).unwrap();
            let action = table.think(seat, Budget { iterations: 20 }).unwrap();
            table.act(seat, &action, Millis(0)).unwrap();
        }
        assert_eq!(line(table.as_ref(), "phase"), "countdown", "{mode}");
    }
}
