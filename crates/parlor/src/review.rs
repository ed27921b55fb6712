//! `parlor review`: a match looked at again, decision by decision.

use crate::print;
use kernel::Said;
use std::fmt::Write;
use std::path::PathBuf;
use table::{Decision, Reader, Review, play};

#[derive(clap::Args)]
pub struct Args {
    /// The play file
    file: PathBuf,
    /// Worlds to try for each decision
    #[arg(long, default_value_t = 2000)]
    worlds: u32,
    /// As JSON
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args) -> Result<(), String> {
    let name = args.file.display();
    let text = std::fs::read_to_string(&args.file).map_err(|error| format!("cannot read {name}: {error}"))?;
    let file = play::parse(&text).map_err(|error| format!("{name}:{error}"))?;
    let table = play::play_to(&file, usize::MAX).map_err(|error| format!("{name}:{error}"))?;
    if args.worlds == 0 {
        return Err("--worlds is a number above 0".to_string());
    }
    let review = table.review(args.worlds);
    if args.json {
        let text = serde_json::to_string_pretty(&review).map_err(|error| error.to_string())?;
        return print(&(text + "\n"));
    }
    let names = (0..table.seats()).map(|seat| format!("Seat {seat}")).collect();
    print(&as_text(&review, &Reader::new(table.as_ref(), &crate::language(), names)))
}

fn as_text(review: &Review, reader: &Reader) -> String {
    let mut text = format!(
        "{:>5} {:>4} {:>6}  {:<36} {:<36} {:>6}\n",
        "step", "seat", "chance", "what was done", "the expert", "loss"
    );
    for (number, one) in review.decisions.iter().enumerate() {
        let turning = if review.turning_points.contains(&number) { " ◀ turning point" } else { "" };
        text += &line(one, reader);
        let _ = writeln!(text, "{turning}");
    }
    text += "\nturning points\n";
    for &number in &review.turning_points {
        let one = &review.decisions[number];
        let _ = writeln!(
            text,
            "  step {}, seat {}: {} ({:+.0} points of win chance)",
            one.step,
            one.seat,
            reader.say(&one.label),
            100.0 * one.swing
        );
    }
    text += "\nluck and skill, in points of win chance\n";
    for seat in &review.seats {
        let _ = writeln!(
            text,
            "  seat {}: began at {:.0}, won {:.0}; gave away {:.0} by its choices, {:+.0} by the cards and the others; \
             {} of {} decisions were the expert's",
            seat.seat,
            100.0 * seat.began,
            100.0 * seat.won,
            -100.0 * seat.skill,
            100.0 * seat.luck,
            seat.agreed,
            seat.decisions
        );
    }
    text
}

fn line(one: &Decision, reader: &Reader) -> String {
    let short = |label: &Said| reader.say(label).chars().take(36).collect::<String>();
    let best = if one.best == one.action { "the same".to_string() } else { short(&one.best_label) };
    let odds = match (one.bluff_odds, one.bluff) {
        (Some(odds), Some(truth)) => {
            format!("  bluff {:.0} %, it was {}", 100.0 * odds, if truth { "one" } else { "none" })
        }
        _ => String::new(),
    };
    format!(
        "{:>5} {:>4} {:>5.0}%  {:<36} {:<36} {:>6.1}{odds}",
        one.step,
        one.seat,
        100.0 * one.chance,
        short(&one.label),
        best,
        100.0 * one.loss
    )
}
