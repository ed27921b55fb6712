//! The part of the command line that says what match to set up: game, seats, options, seed, bots.

use crate::guests;
use kernel::{Scene, Seat};
use std::fs;
use table::catalog::lookup;
use table::{AnyTable, Entry, Reader, Seed, Setup};

#[derive(clap::Args)]
pub struct Match {
    /// The game, by the name that `parlor games` gives in brackets
    pub game: String,
    /// How many players; the fewest that the game and its options allow if not given
    #[arg(long)]
    pub seats: Option<u8>,
    /// What decides all chance: a number, or 64 hexadecimal digits
    #[arg(long)]
    pub seed: Option<String>,
    /// An option of the game, key=value; may be given several times. A deck may be read from a file: deck=@FILE
    #[arg(long = "option", value_name = "KEY=VALUE")]
    pub options: Vec<String>,
}

impl Match {
    pub fn entry(&self) -> Result<&'static Entry, String> {
        lookup(&self.game)
    }

    /// Sets up the table for so many people, or for bots only; `seed` counts where none was given.
    pub fn open(&self, seed: Seed, people: usize) -> Result<Box<dyn AnyTable>, String> {
        let entry = self.entry()?;
        let least = u8::try_from(people).unwrap_or(u8::MAX);
        let seed = self.seed.as_deref().map_or(Ok(seed), str::parse)?;
        let options: Vec<_> = self.options.iter().map(|text| option(text)).collect::<Result<_, _>>()?;
        let options = entry.at_table(&options, people > 0);
        let open = |seats| (entry.open)(&Setup { seats, options: options.clone(), seed, scene: Scene::default() });
        let table = match self.seats {
            Some(seats) => open(seats)?,
            // Not every number of players fits every way to play: what is wrong with the fewest is told if none does.
            None => {
                let mut tables = entry.meta.seats.clone().filter(|seats| *seats >= least).map(open);
                let first = tables.next().ok_or_else(|| too_many(least, entry))?;
                first.or_else(|why| tables.find_map(Result::ok).ok_or(why))?
            }
        };
        if let Some(warning) = table.warning() {
            let reader = Reader::new(table.as_ref(), &crate::language(), Vec::new());
            eprintln!("parlor: note: {}", reader.say(&warning));
        }
        Ok(table)
    }
}

fn too_many(people: u8, entry: &Entry) -> String {
    format!("{people} people for at most {} seats: take fewer people", entry.meta.seats.end())
}

/// Reads `key=value`, the value perhaps from a file.
pub fn option(text: &str) -> Result<(String, String), String> {
    let (key, value) = text.split_once('=').ok_or_else(|| format!("an option is written key=value, not {text:?}"))?;
    let value = match value.strip_prefix('@') {
        Some(path) => fs::read_to_string(path).map_err(|error| format!("cannot read {path}: {error}"))?,
        None => value.to_string(),
    };
    Ok((key.trim().to_string(), value.trim().to_string()))
}

/// A list of bots `a,b,c` for these seats; the last one given fills the rest.
pub fn seat_bots(table: &mut dyn AnyTable, bots: &str, seats: &[Seat], seed: u64) -> Result<(), String> {
    let kinds: Vec<&str> = bots.split(',').map(str::trim).collect();
    if kinds.len() > seats.len().max(1) {
        return Err(format!("{} bots for {} seats: name at most one for each", kinds.len(), seats.len()));
    }
    let guests = guests::invite(table.entry(), &kinds)?;
    for (index, seat) in seats.iter().enumerate() {
        let kind = kinds.get(index).or(kinds.last()).expect("a split text has at least one part");
        match guests.get(*kind) {
            Some(network) => {
                let seated = table.seat_network(*seat, &format!("network {}", seat.number()), network.clone());
                seated.map_err(|why| Reader::new(table, &crate::language(), Vec::new()).say(&why))?;
            }
            None => table.seat_bot(*seat, kind, seed.wrapping_add(index as u64))?,
        }
    }
    Ok(())
}

/// A seed that nobody chose.
pub fn fresh_seed() -> Result<Seed, String> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|error| format!("the system gives no random numbers: {error}"))?;
    Ok(Seed(bytes))
}
