//! `parlor inspect`: the table after a line of a play file, from every side.

use crate::print;
use kernel::{Seat, Viewer};
use serde_json::{Value, json};
use std::fs;
use std::path::PathBuf;
use table::{AnyTable, play};

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
    let viewers = || viewers(table).into_iter().chain([Viewer::Truth]);
    let told = viewers().map(|viewer| (viewer.to_string(), json!(table.told(viewer))));
    let views = viewers().filter(|viewer| *viewer != Viewer::Truth);
    let lines = views.clone().map(|viewer| (viewer.to_string(), json!(table.lines(viewer))));
    let views = views.map(|viewer| (viewer.to_string(), json!(table.view(viewer))));
    let legal = Seat::all(table.seats()).map(|seat| (seat.to_string(), json!(table.legal(seat))));
    let besides = Seat::all(table.seats()).map(|seat| (seat.to_string(), json!(besides(table, seat))));
    json!({
        "game": table.entry().meta.slug,
        "steps": table.steps(),
        "to_act": table.to_act().iter().map(Seat::number).collect::<Vec<_>>(),
        "legal": Value::Object(legal.collect()),
        "besides": Value::Object(besides.collect()),
        "views": Value::Object(views.collect()),
        "lines": Value::Object(lines.collect()),
        "told": Value::Object(told.collect()),
        "truth": table.view(Viewer::Truth),
        "position": table.to_scene(),
    })
}

/// What a seat is offered though it is not in its legal list: calls out of turn.
fn besides(table: &dyn AnyTable, seat: Seat) -> Vec<String> {
    let legal = table.legal(seat);
    let offers = table.choices(seat).into_iter().map(|choice| choice.action);
    offers.filter(|action| !legal.contains(action)).collect()
}

fn as_text(table: &dyn AnyTable) -> String {
    let mut text = format!("{}, after {} steps\n", table.entry().meta.name, table.steps());
    for seat in Seat::all(table.seats()) {
        let may_act = if table.to_act().contains(seat) { "may act" } else { "waits" };
        text += &format!("\nseat {seat} {may_act}\n{}", indented(&table.legal(seat)));
        let besides = besides(table, seat);
        if !besides.is_empty() {
            text += &format!("seat {seat} may also, out of turn\n{}", indented(&besides));
        }
    }
    for viewer in viewers(table) {
        text += &format!("\nwhat {viewer} sees\n{}", view_text(table, viewer));
        text += &told_text(table, viewer);
    }
    text + &format!("\nthe whole truth\n{}{}", indented(&table.to_scene()), told_text(table, Viewer::Truth))
}

fn indented(lines: &[String]) -> String {
    lines.iter().map(|line| format!("  {line}\n")).collect()
}

fn told_text(table: &dyn AnyTable, viewer: Viewer) -> String {
    let last = if table.steps() == 0 { "the deal" } else { "the last line" };
    match play::told_lines(table, viewer) {
        none if none.is_empty() && table.steps() == 0 => format!("nothing has been told {viewer} yet\n"),
        none if none.is_empty() => format!("{last} told {viewer} nothing\n"),
        told => format!("what {last} told {viewer}\n{}", indented(&told)),
    }
}

fn view_text(table: &dyn AnyTable, viewer: Viewer) -> String {
    let view = table.view(viewer);
    let list = |numbers: &[u8]| numbers.iter().map(u8::to_string).collect::<Vec<_>>().join(" ");
    let mut text =
        format!("  to act: {}\n", if view.over { "nobody, it is over".to_string() } else { list(&view.awaited) });
    let scores: Vec<String> = view.scores.iter().map(i32::to_string).collect();
    text += &format!("  score: {}\n", scores.join(" "));
    for (key, value) in table.lines(viewer) {
        text += &format!("  {key}: {value}\n");
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
