//! How strong the advice of the game is: win rates over duplicate deals, the adviser in every seat of each deal.
//!
//! Invariant: a rated action is chosen in an imagined world, so nobody here sees a hidden card.

use kernel::{Chance, Game, Heuristic, Millis, Perspective, Seat, Settings, Stamped, Stream};
use naked_bootleg::{Action, NakedBootleg, Options};

/// Who sits at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Player {
    /// Follows the game's advice.
    Adviser,
    /// Any legal action.
    Random,
    /// Whatever gets most cards out of the hand at once: see [`plain`].
    Plain,
}

/// The plain opinion: cards that leave the hand, or come to lie in front of the player, are points; nothing else counts.
/// Wrong challenges lose everything, so it never challenges; it calls Omaha and catches who does not.
fn plain(action: Action) -> i32 {
    match action {
        Action::Catch(_) => 9,
        Action::Begin(naked_bootleg::What::Disguise) | Action::Challenge(_) | Action::Taunt(_) => -1,
        Action::Begin(_) | Action::Steal(_) => 7,
        Action::Add(_) | Action::StackAdd(_) => 6,
        Action::Hit { omaha, .. } => 4 + omaha as i32,
        Action::Discard { omaha, .. } | Action::Answer { omaha, .. } | Action::Deflect { omaha, .. } => {
            2 + omaha as i32
        }
        Action::Done { omaha } | Action::StackDone { omaha } => 1 + omaha as i32,
        _ => 0,
    }
}

fn choose(game: &NakedBootleg, seat: Seat, player: Player, stream: &mut Stream) -> Action {
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    let world = Perspective::new(game, seat).imagine(stream);
    let rate = |action: Action| match player {
        Player::Adviser => world.rate(seat, action),
        Player::Random => 0,
        Player::Plain => plain(action),
    };
    let best = legal.iter().map(|&action| rate(action)).max().expect("there is something to do");
    legal.retain(|&action| rate(action) == best);
    *stream.pick(&legal).expect("one of the best")
}

/// The shares of `seat`'s wins over `deals` deals, each played with the adviser in every seat: in thousandths.
fn share(seats: u8, deals: u64, others: Player) -> u64 {
    let mut won = 0;
    for deal in 0..deals {
        for own in Seat::all(seats) {
            let mut game = NakedBootleg::deal(&Options::default(), seats, Chance::Fast(deal)).expect("a table");
            let mut stream = Stream::fast(1000 * deal + own.number() as u64);
            while let Some(seat) = game.to_act().first() {
                let player = if seat == own { Player::Adviser } else { others };
                let action = choose(&game, seat, player, &mut stream);
                game.apply(Stamped::act(Millis(0), seat, action), &mut ());
            }
            let winners = game.standings().winners();
            won += if winners.contains(own) { 1000 / winners.len() as u64 } else { 0 };
        }
    }
    won / (deals * seats as u64)
}

/// A hundred deals, each from four seats; more with `PARLOR_SOAK_GAMES` games.
fn deals() -> u64 {
    let games = std::env::var("PARLOR_SOAK_GAMES").ok();
    games.map_or(100, |text| text.parse::<u64>().expect("PARLOR_SOAK_GAMES is a number of games") / 4)
}

#[test]
fn it_beats_three_random_players() {
    let share = share(4, deals(), Player::Random);
    assert!(share >= 700, "{share} of 1000");
}

#[test]
fn it_beats_three_plain_players() {
    let share = share(4, deals(), Player::Plain);
    assert!(share >= 500, "{share} of 1000");
}

#[test]
fn it_holds_its_own_at_every_size_of_table() {
    for seats in [2, 3, 5, 6] {
        let share = share(seats, 40, Player::Plain);
        assert!(share >= 1000 / seats as u64, "{share} of 1000 with {seats} seats");
    }
}

/// Every kind of match that is won in its own way: options and seats.
const WAYS: [(&[(&str, &str)], u8); 8] = [
    (&[], 3),
    (&[("scored", "true")], 4),
    (&[("remix", "last_man_standing")], 5),
    (&[("remix", "capture_the_flag")], 4),
    (&[("teams", "2v2")], 4),
    (&[("teams", "2v2"), ("scored", "true")], 4),
    (&[("teams", "3v3")], 6),
    (&[("teams", "2v2v2")], 6),
];

/// Lets advisers play a match and shows what `look` wants to see of it, from the deal to the end.
fn watch(options: &[(&str, &str)], seats: u8, deal: u64, mut look: impl FnMut(&NakedBootleg)) {
    let mut chosen = Options::default();
    options.iter().for_each(|(key, value)| chosen.set(key, value).expect("an option"));
    let mut game = NakedBootleg::deal(&chosen, seats, Chance::Fast(deal)).expect("a table");
    let mut stream = Stream::fast(deal);
    look(&game);
    while let Some(seat) = game.to_act().first() {
        let action = choose(&game, seat, Player::Adviser, &mut stream);
        game.apply(Stamped::act(Millis(0), seat, action), &mut ());
        look(&game);
    }
}

/// The outlooks of all sides, each by its lowest seat.
fn outlooks(game: &NakedBootleg) -> i32 {
    let is_first = |seat: &Seat| Seat::all(seat.number()).all(|before| game.are_opponents(before, *seat));
    Seat::all(game.seats).filter(is_first).map(|seat| game.outlook(seat)).sum()
}

#[test]
fn the_chances_of_all_sides_add_up() {
    for (options, seats) in WAYS {
        watch(options, seats, 1, |game| {
            let all = outlooks(game);
            assert!((975..=1010).contains(&all), "{all} of 1000 with {options:?} in round {}", game.round);
        });
    }
}

#[test]
fn a_team_wins_as_one() {
    for (options, seats) in WAYS.into_iter().filter(|(options, _)| options.iter().any(|(key, _)| *key == "teams")) {
        let mut last = Vec::new();
        watch(options, seats, 2, |game| {
            last = Seat::all(seats).map(|seat| game.outlook(seat)).collect();
            for (a, b) in Seat::all(seats).flat_map(|a| Seat::all(seats).map(move |b| (a, b))) {
                assert!(game.are_opponents(a, b) || game.outlook(a) == game.outlook(b), "{a} and {b} are a team");
            }
        });
        assert_eq!(last.iter().max(), Some(&1000), "a team that has won does not share it among its members");
    }
}

#[test]
fn between_quarters_more_points_are_a_better_chance() {
    // How far apart the chances were at the beginning of each quarter, at most.
    let mut apart = [0; 5];
    for deal in 0..4 {
        watch(&[("scored", "true")], 4, deal, |game| {
            if game.turns > 0 || game.round > 4 {
                return;
            }
            let mut seats: Vec<Seat> = Seat::all(4).collect();
            seats.sort_by_key(|seat| game.scores[seat.index()]);
            assert!(seats.is_sorted_by_key(|&seat| game.outlook(seat)), "{:?}", game.scores);
            let gap = &mut apart[game.round as usize];
            *gap = (*gap).max(game.outlook(seats[3]) - game.outlook(seats[0]));
        });
    }
    assert!(apart[1] == 0 && apart[2..].iter().all(|&gap| gap >= 100), "{apart:?} of 1000");
}

#[test]
fn who_is_safe_may_still_win_and_who_is_out_may_not() {
    let (mut safe, mut out) = (0, 0);
    watch(&[("remix", "last_man_standing")], 5, 3, |game| {
        for seat in Seat::all(5).filter(|_| !game.is_over()) {
            if game.outs().contains(seat) {
                out += 1;
                assert_eq!(game.outlook(seat), 0, "{seat} is out");
            } else if game.has_exited(seat) {
                safe += 1;
                assert!(game.active.iter().all(|other| game.outlook(other) < game.outlook(seat)), "{seat} is safe");
            }
        }
    });
    assert!(safe > 0 && out > 0, "{safe} safe, {out} out");
}
