//! How strong the advice of the game is: win rates over duplicate deals, the adviser in every seat of each deal.
//!
//! Invariant: a rated action is chosen in an imagined world, so nobody here sees a hidden card.

use kernel::{Chance, Game, Heuristic, Millis, Perspective, Seat, Stamped, Stream};
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
