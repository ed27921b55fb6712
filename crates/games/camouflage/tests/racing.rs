//! Bots at a real table: as quick as people of their level, fair, and the same again from the same seed.

use camouflage::{Action, Camouflage, Mode, Options};
use kernel::{Chance, Game, Heuristic, Millis, Perspective, Racer, Reflex, Seat, Stamped, Stream};

type Player = Box<dyn Racer<Camouflage>>;

fn begun(mode: Mode, seats: u8, seed: u64) -> Camouflage {
    let mut options = Options::default();
    options.terms.mode = mode;
    let mut game = Camouflage::deal(&options, seats, Chance::Fast(seed)).expect("a table of these options");
    for seat in Seat::all(seats) {
        if game.check(seat, Action::Auto).is_ok() {
            game.apply(Stamped::act(Millis(0), seat, Action::Auto), &mut ());
        }
    }
    let go = game.wakes_at().expect("all have begun");
    game.apply(Stamped::clock(go), &mut ());
    game
}

fn players(skill: u8, seats: u8, seed: u64) -> Vec<Player> {
    (0..seats).map(|seat| Camouflage::racer(skill, seed * 8 + u64::from(seat)).expect("a race")).collect()
}

/// Plays on as a table does: everybody is asked after each step and at the moments they waited for, and every
/// `nudge` milliseconds besides. The steps, in order.
fn race(game: &mut Camouflage, players: &mut [Player], nudge: u32) -> Vec<Stamped<Action>> {
    let (mut steps, mut now) = (Vec::new(), Millis(3_000));
    'asking: while !game.is_over() {
        let mut next = game.wakes_at();
        for seat in game.to_act().iter() {
            match players[seat.index()].react(&Perspective::new(game, seat), now) {
                Reflex::Act(action) => {
                    game.check(seat, action).expect("what a bot does is allowed");
                    steps.push(Stamped::act(now, seat, action));
                    game.apply(Stamped::act(now, seat, action), &mut ());
                    continue 'asking;
                }
                Reflex::Wait(until) => next = [next, until].into_iter().flatten().min(),
                Reflex::Calm => panic!("during play it is a race"),
            }
        }
        let next = next.expect("somebody waits for something").max(Millis(now.0 + 1));
        now = if nudge == 0 { next } else { next.min(now.plus(nudge)) };
        if game.wakes_at() == Some(now) {
            steps.push(Stamped::clock(now));
            game.apply(Stamped::clock(now), &mut ());
        }
    }
    steps
}

fn median(mut times: Vec<u32>) -> u32 {
    times.sort_unstable();
    times[times.len() / 2]
}

#[test]
fn the_same_seed_races_the_same_however_often_it_is_asked() {
    for mode in [Mode::Speed, Mode::Cover, Mode::NotMyStack] {
        let play = |nudge| race(&mut begun(mode, 3, 4), &mut players(1, 3, 9), nudge);
        let steps = play(0);
        assert!(steps.len() > 5, "{} steps", steps.len());
        assert_eq!(steps, play(0));
        assert_eq!(steps, play(40), "being asked for nothing changes nothing");
    }
}

#[test]
fn what_is_hidden_does_not_matter() {
    let game = begun(Mode::Speed, 4, 11);
    let eyes = Perspective::new(&game, Seat::new(2));
    let mut stream = Stream::fast(5);
    for skill in 0..4 {
        let reflexes = |game: &Camouflage| {
            let mut player = Camouflage::racer(skill, 3).unwrap();
            let ask = |now| player.react(&Perspective::new(game, Seat::new(2)), Millis(now));
            (3_000..60_000).step_by(250).map(ask).collect::<Vec<_>>()
        };
        let true_world = reflexes(&game);
        assert!(true_world.iter().any(|reflex| matches!(reflex, Reflex::Act(_))));
        assert_eq!(true_world, reflexes(&eyes.imagine(&mut stream)));
    }
}

#[test]
fn people_have_time_against_beginners_and_better_levels_are_quicker() {
    let mut lengths = Vec::new();
    for skill in 0..4 {
        let (mut first, mut whole) = (Vec::new(), Vec::new());
        for seed in 0..25 {
            let mut game = begun(Mode::Speed, 2, seed);
            let steps = race(&mut game, &mut players(skill, 2, seed), 0);
            let placed =
                |step: &&Stamped<Action>| matches!(step.input, kernel::Input::Act { action: Action::Place { .. }, .. });
            first.push(steps.iter().find(placed).map_or(0, |step| step.at.0 - 3_000));
            whole.push(steps.last().map_or(0, |step| step.at.0 - 3_000));
        }
        lengths.push((median(first), median(whole)));
    }
    assert!(lengths.is_sorted_by(|a, b| a.1 > b.1), "{lengths:?}");
    assert!(lengths[0].0 > 5_000 && lengths[0].1 > 60_000, "a beginner: {lengths:?}");
    assert!(lengths[1].0 > 3_000 && lengths[1].1 > 35_000, "a casual player: {lengths:?}");
}

#[test]
fn before_go_and_in_turns_nothing_is_a_race() {
    let game = Camouflage::deal(&Options::default(), 2, Chance::Fast(1)).unwrap();
    let mut player = Camouflage::racer(1, 1).unwrap();
    assert_eq!(player.react(&Perspective::new(&game, Seat::new(0)), Millis(0)), Reflex::Calm);
}
