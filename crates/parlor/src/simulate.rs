//! `parlor simulate`: bots play a match; the record goes to standard output.

use crate::matches::{Match, seat_bots};
use crate::print;
use kernel::{Budget, Millis, Seat};
use table::{AnyTable, Seed};

#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    game: Match,
    /// The bots of the seats, as a,b,c; the last one fills the rest. `onnx:FILE` is a network
    #[arg(long, default_value = "random")]
    bots: String,
    /// Stop after this many steps
    #[arg(long)]
    moves: Option<usize>,
    /// What the bots' own chance starts from
    #[arg(long, default_value_t = 0)]
    bot_seed: u64,
}

pub fn run(args: &Args) -> Result<(), String> {
    let mut table = args.game.open(Seed::number(0), 0)?;
    let seats: Vec<Seat> = Seat::all(table.seats()).collect();
    seat_bots(table.as_mut(), &args.bots, &seats, args.bot_seed)?;
    play(table.as_mut(), args.moves.unwrap_or(usize::MAX))?;
    print(&table.to_play())
}

/// Lets the bots play until the match is over or `moves` steps were taken.
fn play(table: &mut dyn AnyTable, moves: usize) -> Result<(), String> {
    let mut now = Millis(0);
    while table.steps() < moves && !table.is_over() {
        if bots_act(table, now, moves)? {
            continue;
        }
        // Everybody holds still: the next thing that happens is the clock.
        now = table.wakes_at().ok_or("no bot wants to act, and no clock runs")?;
        let by = table.to_act().first().unwrap_or(Seat::new(0));
        table.tick(now);
        bots_call(table, by, now, moves)?;
    }
    Ok(())
}

/// Asks every seat that may act once, in order; says whether somebody acted.
fn bots_act(table: &mut dyn AnyTable, now: Millis, moves: usize) -> Result<bool, String> {
    let mut acted = false;
    for seat in table.to_act().iter() {
        if table.steps() >= moves || !table.to_act().contains(seat) {
            continue;
        }
        if let Some(action) = table.think(seat, Budget { iterations: u32::MAX }) {
            act(table, seat, &action, now)?;
            bots_call(table, seat, now, moves)?;
            acted = true;
        }
    }
    Ok(acted)
}

/// Asks everybody who may call something out of turn, after a play of `by`.
fn bots_call(table: &mut dyn AnyTable, by: Seat, now: Millis, moves: usize) -> Result<(), String> {
    for seat in table.callers().iter_from(by) {
        if table.steps() < moves
            && let Some(action) = table.call(seat)
        {
            act(table, seat, &action, now)?;
        }
    }
    Ok(())
}

fn act(table: &mut dyn AnyTable, seat: Seat, action: &str, now: Millis) -> Result<(), String> {
    table.act(seat, action, now).map_err(|refusal| format!("a bot's move was refused: {}", refusal.sentence()))
}
