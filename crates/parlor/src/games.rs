//! `parlor games`: what can be played, and how.

use crate::print;
use table::{CATALOG, Entry};

#[derive(clap::Args)]
pub struct Args {
    /// As JSON
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args) -> Result<(), String> {
    if args.json {
        let games: Vec<_> = CATALOG.iter().map(|entry| entry.info(&crate::language())).collect();
        let text = serde_json::to_string_pretty(&games).map_err(|error| error.to_string())?;
        return print(&(text + "\n"));
    }
    print(&CATALOG.iter().map(describe).collect::<Vec<_>>().join("\n"))
}

fn describe(entry: &Entry) -> String {
    let meta = entry.meta;
    let seats = range(*meta.seats.start(), *meta.seats.end());
    let minutes = range(*meta.minutes.start(), *meta.minutes.end());
    let info = entry.info(&crate::language());
    let mut text = format!("{}  ({})\n  {}\n  {seats} players, {minutes} minutes\n", meta.name, meta.slug, info.about);
    let specs = entry.options.iter().filter(|option| entry.is_chosen(option));
    for (option, told) in specs.zip(&info.options) {
        text += &format!("  {} = {} ({})\n      {}\n", option.key, option.default, option.values_text(), told.help);
    }
    text + &format!("  bots: {}\n", table::LEVELS.join(", "))
}

fn range(least: u8, most: u8) -> String {
    if least == most { least.to_string() } else { format!("{least}–{most}") }
}
