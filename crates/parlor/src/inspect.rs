//! `parlor inspect`: the table after a line of a play file, from every side.

use crate::print;
use kernel::{Seat, Viewer};
use serde_json::{Value, json};
use std::fs;
use std::path::PathBuf;
use table::{AnyTable, play, wire};

#[derive(clap::Args)]
pub struct Args {
    /// The play file
    file: PathBuf,
    /// The line after which to look; the end if not given
    #[arg(long)]
    at: Option<usize>,
    /// As JSON
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args) -> Result<(), String> {
    let name = args.file.display();
    let text = fs::read_to_string(&args.file).map_err(|error| format!("cannot read {name}: {error}"))?;
    let file = play::parse(&text).map_err(|error| format!("{name}:{error}"))?;
    let lines = text.lines().count();
    let at = args.at.unwrap_or(lines);
    if at > lines {
        return Err(format!("{name} has {lines} lines: --at {at} is beyond its end"));
    }
    let table = play::play_to(&file, at).map_err(|error| format!("{name}:{error}"))?;
    if args.json {
        let text = serde_json::to_string_pretty(&as_json(table.as_ref())).map_err(|error| error.to_string())?;
        return print(&(text + "\n"));
    }
    print(&as_text(table.as_ref()))
}

fn viewers(table: &dyn AnyTable) -> Vec<Viewer> {
    Viewer::all(table.seats()).collect()
}

fn as_json(table: &dyn AnyTable) -> Value {
    let by_viewer = |f: &dyn Fn(Viewer) -> Value| -> Value {
        Value::Object(viewers(table).into_iter().map(|viewer| (viewer.to_string(), f(viewer))).collect())
    };
    let legal = Seat::all(table.seats()).map(|seat| (seat.to_string(), json!(table.legal(seat))));
    json!({
        "game": table.entry().meta.slug,
        "steps": table.steps(),
        "to_act": table.to_act().iter().map(Seat::number).collect::<Vec<_>>(),
        "legal": Value::Object(legal.collect()),
        "views": by_viewer(&|viewer| json!(table.view(viewer))),
        "told": by_viewer(&|viewer| json!(table.told(viewer))),
        "truth": table.view(Viewer::Truth),
        "position": table.to_scene(),
    })
}

fn as_text(table: &dyn AnyTable) -> String {
    let mut text = format!("{}, after {} steps\n", table.entry().meta.name, table.steps());
    for seat in Seat::all(table.seats()) {
        let legal = table.legal(seat);
        let may_act = if table.to_act().contains(seat) { "may act" } else { "waits" };
        text += &format!("\nseat {seat} {may_act}\n");
        legal.iter().for_each(|action| text += &format!("  {action}\n"));
    }
    for viewer in viewers(table) {
        text += &format!("\nwhat {viewer} sees\n{}", view_text(&table.view(viewer)));
        let told = table.told(viewer);
        text += &format!("what the last line told {viewer}\n");
        told.iter().for_each(|told| text += &format!("  {}\n", told_text(told)));
    }
    text += "\nthe whole truth\n";
    table.to_scene().iter().for_each(|line| text += &format!("  {line}\n"));
    text
}

fn view_text(view: &wire::TableView) -> String {
    let list = |numbers: &[u8]| numbers.iter().map(u8::to_string).collect::<Vec<_>>().join(" ");
    let mut text =
        format!("  to act: {}\n", if view.over { "nobody, it is over".to_string() } else { list(&view.awaited) });
    let scores: Vec<String> = view.scores.iter().map(i32::to_string).collect();
    text += &format!("  score: {}\n", scores.join(" "));
    for line in &view.lines {
        text += &format!("  {}: {}\n", line.key, line.value);
    }
    for zone in view.zones.iter().filter(|zone| zone.count > 0) {
        let cards = match play::zone_words(zone) {
            words if words.iter().all(|word| word == "?") => format!("{} cards face down", words.len()),
            words => words.join(" "),
        };
        text += &format!("  {}: {cards}\n", play::zone_key(&zone.zone));
    }
    text
}

fn told_text(told: &wire::Told) -> String {
    let card = |card: &wire::Card| match card {
        wire::Card::Up { face, .. } => face.clone(),
        wire::Card::Down { tag: 0 } => "a card face down".to_string(),
        wire::Card::Down { tag } => format!("the face-down card {tag}"),
    };
    let zone = play::zone_key;
    match told {
        wire::Told::Moved { card: moved, from, to } => format!("{} from {} to {}", card(moved), zone(from), zone(to)),
        wire::Told::Turned { card: turned, at } => format!("{} is shown in {}", card(turned), zone(at)),
        wire::Told::Shuffled { zone: shuffled } => format!("{} is shuffled", zone(shuffled)),
        wire::Told::Gathered { zone: gathered } => format!("all cards go to {}", zone(gathered)),
        wire::Told::Note { text } => text.clone(),
    }
}
