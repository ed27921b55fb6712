//! Writes a match down as a play file.

use crate::people::Sitter;
use crate::seed::Seed;
use crate::table::{Playable, Table};
use kernel::{Input, Millis, Scene, Seat, Settings, Stamped, Start};
use std::fmt::Write;

/// The match of `table` as a play file, with its final table as checks.
pub fn write<G: Playable>(table: &Table<G>) -> String {
    let mut out = String::new();
    head(table, &mut out);
    let mut now = Millis(0);
    for (number, step) in table.record.steps.iter().enumerate() {
        sittings(table, number, &mut out);
        line(step, &mut now, &mut out);
    }
    sittings(table, table.record.steps.len(), &mut out);
    tail(table, &mut out);
    out
}

/// The `set` lines of a position.
pub fn scene_lines(scene: &Scene) -> Vec<String> {
    let line = |entry: &kernel::Entry| format!("set {} {}", entry.key, entry.words.join(" ")).trim_end().to_string();
    scene.entries.iter().map(line).collect()
}

fn head<G: Playable>(table: &Table<G>, out: &mut String) {
    let record = &table.record;
    let meta = &G::META;
    put(out, format_args!("parlor 1\ngame {}\nrules {}\nseats {}", meta.slug, meta.rules, record.seats));
    for (key, value) in record.options.changed() {
        put(out, format_args!("option {key}={value}"));
    }
    put(out, format_args!("seed {}\nsteps {}", Seed(record.seed), record.steps.len()));
    if let Start::Scene(scene) = &record.start {
        scene_lines(scene).iter().for_each(|line| put(out, format_args!("{line}")));
    }
}

fn sittings<G: Playable>(table: &Table<G>, number: usize, out: &mut String) {
    for (_, seat, sitter) in table.sittings.iter().filter(|(at, _, _)| *at == number) {
        match sitter {
            Sitter::Person(name) => put(out, format_args!("name {seat} {name}")),
            Sitter::Bot(kind) => put(out, format_args!("bot {seat} {kind}")),
            Sitter::Open => {}
        }
    }
}

fn line<A: std::fmt::Display>(step: &Stamped<A>, now: &mut Millis, out: &mut String) {
    let text = match &step.input {
        Input::Act { seat, action } => format!("{seat}: {action}"),
        Input::Clock => "clock".to_string(),
    };
    if std::mem::replace(now, step.at) == step.at {
        put(out, format_args!("{text}"));
    } else {
        put(out, format_args!("{text} @{}", step.at));
    }
}

fn tail<G: Playable>(table: &Table<G>, out: &mut String) {
    let game = &table.game;
    let seats = table.record.seats;
    let scores: Vec<String> = game.scores()[..seats as usize].iter().map(i32::to_string).collect();
    put(out, format_args!("expect score = {}", scores.join(" ")));
    if game.is_over() {
        let winners: Vec<String> = game.standings().winners().iter().map(|seat: Seat| seat.to_string()).collect();
        put(out, format_args!("expect winners = {}\nexpect over = yes", winners.join(" ")));
    } else {
        put(out, format_args!("expect over = no"));
    }
}

fn put(out: &mut String, text: std::fmt::Arguments<'_>) {
    writeln!(out, "{text}").expect("writing to a string cannot fail");
}
