//! Chapter 4, replays and simulations.

use super::desk::{Desk, options, seat};
use camouflage::reaction::Level;
use camouflage::simulate::{Simulator, on_tick, order};
use camouflage::{Action, Camouflage, Phase};
use kernel::{Chance, Game, Millis, Record, Stamped, Start, Stream};

/// A simulated game as a record.
pub fn simulated(text: &str, levels: &[Level], seed: u8, tick: u32) -> (Record<Camouflage>, Camouflage) {
    let mut record: Record<Camouflage> = Record::new(options(text), levels.len() as u8, [seed; 32]);
    assert_eq!(record.start, Start::Deal);
    let mut game = record.begin().unwrap();
    Simulator::new(tick).play(&mut game, levels, |step| record.steps.push(step));
    (record, game)
}

#[test]
fn ca_4_30_the_rules_know_no_clock_but_the_one_they_are_given() {
    let desk = Desk::begun("mode=diversify", 3, 4);
    let mut stream = Stream::fast(1);
    for (one, two) in [(Chance::Fast(1), Chance::Fast(2))] {
        let _ = (one, two);
        let mut worlds = [desk.game, desk.game];
        worlds[1].determinize(seat(0), &mut stream);
        let mut list = Vec::new();
        worlds[0].legal(seat(0), &mut list);
        if let Some(action @ Action::Place { .. }) = list.first() {
            for world in &mut worlds {
                world.apply(Stamped::act(Millis(9_000), seat(0), *action), &mut ());
            }
            assert_eq!(worlds[0].board().laid(), worlds[1].board().laid(), "no chance after GO");
        }
    }
}

#[test]
fn ca_4_31_a_record_holds_refused_moves_too_and_replays_exactly() {
    for (seed, text) in [
        "mode=speed",
        "mode=cover illegal=honor",
        "mode=not_my_stack",
        "mode=diversify timer=advanced centers_wild=true",
    ]
    .iter()
    .enumerate()
    {
        let (record, game) = simulated(text, &[Level::Novice, Level::Casual, Level::Expert], seed as u8, 0);
        assert_eq!(record.replay(record.steps.len(), &mut ()).unwrap(), game);
        let (mut facts, mut again) = (kernel::Facts::default(), kernel::Facts::default());
        record.replay(record.steps.len(), &mut facts).unwrap();
        record.replay(record.steps.len(), &mut again).unwrap();
        assert_eq!(facts, again, "answers and all");
    }
    let refusals: usize = (0..6)
        .map(|seed| {
            let (record, _) = simulated("mode=speed", &[Level::Novice; 4], seed, 0);
            let mut facts = kernel::Facts::default();
            record.replay(record.steps.len(), &mut facts).unwrap();
            facts.0.iter().filter(|(fact, _)| matches!(fact, kernel::Fact::Note(camouflage::Note::Refused(..)))).count()
        })
        .sum();
    assert!(refusals > 0, "refused moves are part of the record");
}

#[test]
fn ca_4_32_people_come_before_bots_and_a_hash_decides_the_rest() {
    let chance = Chance::Seed([3; 32]);
    let at = Millis(700);
    for number in 0..6 {
        assert!(order(&chance, at, seat(number), false) < order(&chance, at, seat(6 - number), true));
        assert!(order(&chance, Millis(699), seat(number), true) < order(&chance, at, seat(0), false));
    }
    let first = |at: u32| (0..4).min_by_key(|number| order(&chance, Millis(at), seat(*number), true)).unwrap();
    let firsts: Vec<u8> = (0..200).map(first).collect();
    assert!((0..4).all(|number| firsts.iter().filter(|first| **first == number).count() > 20), "no seat is favoured");
    assert_eq!(first(5), first(5));
    let (record, _) = simulated("mode=cover", &[Level::Expert; 4], 1, 0);
    assert!(record.steps.windows(2).all(|pair| pair[0].at <= pair[1].at), "the earliest first");
}

#[test]
fn ca_4_33_every_seat_has_its_own_stream() {
    let draws = |seats: u8| -> Vec<u32> {
        let _ = Camouflage::deal(&options(""), seats, Chance::Seed([9; 32])).unwrap();
        let mut stream = Chance::Seed([9; 32]).stream(kernel::Use(7), 1);
        (0..4).map(|_| stream.word()).collect()
    };
    assert_eq!(draws(2), draws(5), "one more seat leaves the others as they were");
    let (one, _) = simulated("mode=speed", &[Level::Casual; 3], 5, 0);
    let (two, _) = simulated("mode=speed", &[Level::Casual; 3], 5, 0);
    assert_eq!(one, two, "the same seed plays the same game");
    let (other, _) = simulated("mode=speed", &[Level::Casual; 3], 6, 0);
    assert_ne!(one.steps, other.steps);
}

#[test]
fn ca_4_34_moves_may_fall_on_the_steps_of_a_clock() {
    assert_eq!([0, 1, 49, 50, 51].map(|at| on_tick(Millis(at), 50).0), [0, 50, 50, 50, 100]);
    assert_eq!(on_tick(Millis(37), 0), Millis(37));
    let (record, game) = simulated("mode=cover", &[Level::Expert; 4], 2, 50);
    assert!(matches!(game.phase(), Phase::Over { .. }));
    let acts = record.steps.iter().filter(|step| matches!(step.input, kernel::Input::Act { .. }));
    assert!(acts.filter(|step| step.at.0 > 3_000).all(|step| step.at.0 % 50 == 0));
}
