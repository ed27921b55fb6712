//! What a seat believes about the others is nearer to the truth than a blind deal, and made of nothing it must not see.

use bots::{Beliefs, Greedy, Rehearser};
use dream_team_soccer::DreamTeamSoccer;
use kernel::{Bot, Budget, Chance, Game, Heuristic, Millis, Perspective, Seat, Stamped, Stream};
use template::Kuhn;

const SEATS: u8 = 4;
const WORLDS: u32 = 16;

/// Some positions of a match of greedy players, each with the seat that decides.
fn positions(deal: u64) -> Vec<(DreamTeamSoccer, Seat)> {
    let mut game = DreamTeamSoccer::deal(&Default::default(), SEATS, Chance::Fast(deal)).expect("four can play");
    let (mut bot, mut stream, mut found) = (Greedy::new(deal), Stream::fast(deal), Vec::new());
    while let Some(seat) = game.to_act().first() {
        if stream.below(12) == 0 {
            found.push((game, seat));
        }
        let action = bot.choose(&Perspective::new(&game, seat), Budget { iterations: 1 });
        game.apply(Stamped::act(Millis(0), seat, action.expect("somebody is asked")), &mut ());
    }
    found
}

/// How far the chances of all seats in some worlds are from the true ones, on average; squared.
fn error(truth: &DreamTeamSoccer, worlds: &[DreamTeamSoccer]) -> i32 {
    let chance = |seat| worlds.iter().map(|world| world.outlook(seat)).sum::<i32>() / worlds.len() as i32;
    Seat::all(SEATS).map(|seat| (chance(seat) - truth.outlook(seat)).pow(2)).sum()
}

#[test]
fn what_others_did_tells_what_they_hold() {
    let (mut believed, mut blind) = (0, 0);
    for (game, seat) in (0..6).flat_map(positions) {
        let eyes = Perspective::new(&game, seat);
        let mut beliefs = Beliefs::new(1, eyes);
        let worlds: Vec<_> = (0..WORLDS).map(|number| beliefs.world(number)).collect();
        believed += error(&game, &worlds);
        let mut stream = Stream::fast(1);
        let worlds: Vec<_> = (0..WORLDS).map(|_| eyes.imagine(&mut stream)).collect();
        blind += error(&game, &worlds);
    }
    assert!(believed * 4 < blind * 3, "{believed} of {blind}");
}

#[test]
fn a_world_is_the_same_in_whatever_order_it_is_asked_for() {
    for (game, seat) in positions(3) {
        let beliefs = || Beliefs::new(5, Perspective::new(&game, seat));
        let mut once = beliefs();
        let in_order: Vec<DreamTeamSoccer> = (0..20).map(|number| once.world(number)).collect();
        for number in [19, 7, 0, 8, 7] {
            assert_eq!(once.world(number), in_order[number as usize], "{number}");
            assert_eq!(beliefs().world(number), in_order[number as usize], "{number}");
        }
    }
}

#[test]
fn where_nothing_is_likelier_every_world_is_imagined_anew() {
    let game = Kuhn::deal(&Default::default(), 2, Chance::Fast(1)).unwrap();
    let mut beliefs = Beliefs::new(2, Perspective::new(&game, Seat::new(0)));
    let worlds: Vec<Kuhn> = (0..100).map(|number| beliefs.world(number)).collect();
    // There are two cards that the other may hold.
    let like_the_first = worlds.iter().filter(|world| **world == worlds[0]).count();
    assert!((35..=65).contains(&like_the_first), "{like_the_first}");
}

#[test]
fn beliefs_do_not_depend_on_what_is_hidden() {
    for (game, seat) in positions(1) {
        let mut twin = game;
        twin.determinize(seat, &mut Stream::fast(100));
        let tally = |game: &DreamTeamSoccer| {
            let (eyes, mut legal) = (Perspective::new(game, seat), Vec::new());
            eyes.legal(&mut legal);
            Rehearser::new(3).ponder(&eyes, &legal, 40)
        };
        assert_eq!(tally(&game), tally(&twin));
    }
}
