//! What chance has decided cannot be taken back: the tables that ask for it say so.

use kernel::{Millis, Scene, Seat};
use table::{AnyTable, Seed, Setup, find};

fn open(game: &str, seats: u8) -> Box<dyn AnyTable> {
    let setup = Setup { seats, options: vec![], seed: Seed::number(7), scene: Scene::default() };
    (find(game).expect("a game of the catalog").open)(&setup).expect("it can be dealt")
}

fn act(table: &mut dyn AnyTable, seat: u8, action: &str) {
    table.act(Seat::new(seat), action, Millis(0)).unwrap_or_else(|refusal| panic!("{action}: {}", refusal.sentence()));
}

#[test]
fn a_tied_vote_is_settled_by_chance() {
    let mut table = open("camouflage", 2);
    act(table.as_mut(), 0, "vote gems");
    assert!(!table.revealed(), "a vote is open");
    act(table.as_mut(), 1, "vote animal");
    assert!(table.revealed());
}

#[test]
fn chance_chooses_the_card_that_is_forfeited() {
    let mut table = open("bag-o-loot", 2);
    let seat = table.to_act().iter().next().expect("somebody begins");
    let other = 1 - seat.number();
    while !table.legal(seat).contains(&format!("forfeit {other}")) {
        act(table.as_mut(), seat.number(), "draw");
    }
    act(table.as_mut(), seat.number(), &format!("forfeit {other}"));
    assert!(table.revealed());
}
