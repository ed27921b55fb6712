//! Plays any game of the catalog at this terminal: `cargo run -p tui --example try -- jukem-football --people 1`.
//!
//! `--seats N`, `--people N` (the first N seats; bots have the rest), `--bot KIND`, `--seed N`, `--option KEY=VALUE`,
//! `--pace MS`, `--save FILE`, `--plain`.

use kernel::{Scene, Seat, SeatSet};
use std::time::Duration;
use table::{Seed, Setup};
use tui::{Play, Wish};

const NAMES: [&str; 8] = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal"];

#[derive(Default)]
struct Wishes {
    game: String,
    seats: Option<u8>,
    people: u8,
    bot: String,
    seed: u64,
    options: Vec<(String, String)>,
    pace: Option<u64>,
    save: Option<String>,
    plain: bool,
}

fn main() -> Result<(), String> {
    let mut wishes = read(std::env::args().skip(1))?;
    loop {
        let play = set_up(&wishes)?;
        let ended = if wishes.plain {
            tui::plain(play, std::io::stdin().lock(), std::io::stdout().lock())?
        } else {
            tui::screen(play)?
        };
        if ended.wish == Wish::Leave {
            return Ok(());
        }
        wishes.seed += 1;
    }
}

fn read(mut args: impl Iterator<Item = String>) -> Result<Wishes, String> {
    let game = args.next().ok_or("which game?")?;
    let mut wishes = Wishes { game, people: 1, bot: "greedy".to_string(), ..Wishes::default() };
    while let Some(flag) = args.next() {
        let mut value = || args.next().ok_or(format!("{flag} wants a value"));
        let number = |text: String| text.parse::<u64>().map_err(|why| format!("{text:?}: {why}"));
        match flag.as_str() {
            "--plain" => wishes.plain = true,
            "--seats" => wishes.seats = Some(number(value()?)? as u8),
            "--people" => wishes.people = number(value()?)? as u8,
            "--bot" => wishes.bot = value()?,
            "--seed" => wishes.seed = number(value()?)?,
            "--pace" => wishes.pace = Some(number(value()?)?),
            "--save" => wishes.save = Some(value()?),
            "--option" => {
                let pair = value()?;
                let (key, value) = pair.split_once('=').ok_or("an option is KEY=VALUE")?;
                wishes.options.push((key.to_string(), value.to_string()));
            }
            other => return Err(format!("unknown: {other}")),
        }
    }
    Ok(wishes)
}

fn set_up(wishes: &Wishes) -> Result<Play, String> {
    let entry = table::catalog::lookup(&wishes.game)?;
    let seats = wishes.seats.unwrap_or(*entry.meta.seats.start());
    let seed = Seed::number(wishes.seed);
    let mut table = (entry.open)(&Setup { seats, options: wishes.options.clone(), seed, scene: Scene::default() })?;
    let people: SeatSet = Seat::all(seats.min(wishes.people)).collect();
    for seat in Seat::all(seats) {
        if people.contains(seat) {
            table.sit(seat, NAMES[seat.index()]).map_err(|why| words::house(&why, ""))?;
        } else {
            table.seat_bot(seat, &wishes.bot, wishes.seed + u64::from(seat.number()))?;
        }
    }
    let mut play = Play::new(table, people);
    play.pace = wishes.pace.map_or(play.pace, Duration::from_millis);
    play.save = wishes.save.clone().map(Into::into);
    Ok(play)
}
