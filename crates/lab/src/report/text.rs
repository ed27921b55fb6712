//! A report as plain text.

use super::{Findings, Report, Row, Shape};
use crate::stats::Estimate;
use std::fmt::Write;

/// Rows of a list that are shown; the rest is in the JSON.
const SHOWN: usize = 16;

impl Report {
    /// As text for a terminal.
    pub fn text(&self) -> String {
        let plan = &self.plan;
        let mut text = format!(
            "{}, {} seats, {} games{}, seed {}, bots {}\n{}\n",
            self.name,
            plan.seats,
            plan.games,
            if plan.variants.len() > 1 { " of each variant" } else { "" },
            plan.seed,
            plan.bots.join(" "),
            self.method
        );
        self.variants.iter().for_each(|found| self.findings(&mut text, found));
        if self.variants.len() > 1 {
            self.comparison(&mut text);
        }
        text
    }

    fn findings(&self, text: &mut String, found: &Findings) {
        let _ = writeln!(text, "\n{}", found.variant.name);
        let _ =
            writeln!(text, "  {:<16} {:>22} {:>26}", "seat", format!("wins (even {})", percent(self.fair())), "points");
        for (number, seat) in found.seats.iter().enumerate() {
            let (name, wins, points) =
                (format!("{number} {}", seat.bot), percents(&seat.wins), plain(&seat.points.mean));
            let _ = writeln!(text, "  {name:<16} {wins:>22} {points:>26}");
        }
        let _ = writeln!(text, "  ties {}", percents(&found.ties));
        let _ = writeln!(text, "  actions in a game {}", range(&found.length));
        let _ = writeln!(text, "  choices for an action {:.2}", found.choices);
        let _ = writeln!(text, "  margin of the first {}", range(&found.margin));
        let _ = writeln!(text, "  {} games looked at closely:", found.close_games);
        let _ = writeln!(text, "  lead changes {}", range(&found.lead_changes));
        let _ = writeln!(text, "  winner was behind {}", percents(&found.comebacks));
        list(text, "action", &found.actions);
        list(text, "card in hand", &found.held);
        list(text, "card played", &found.played);
        list(text, "clause", &found.clauses);
        list(text, "announced", &found.events);
    }

    fn comparison(&self, text: &mut String) {
        let _ = writeln!(text, "\nDifference to {:?} on the same deals", self.variants[0].variant.name);
        let heads = ["first seat wins", "actions", "points", "margin", "ties"];
        let _ = writeln!(text, "  {:<28} {}", "variant", heads.map(|head| format!("{head:>24}")).join(""));
        for found in &self.variants {
            let Some(to) = &found.differences else { continue };
            let cells =
                [percents(&to.first_seat), plain(&to.length), plain(&to.points), plain(&to.margin), percents(&to.ties)];
            let _ = writeln!(text, "  {:<28} {}", found.variant.name, cells.map(|cell| format!("{cell:>24}")).join(""));
        }
    }
}

fn list(text: &mut String, what: &str, rows: &[Row]) {
    if rows.is_empty() {
        return;
    }
    let _ = writeln!(text, "  {what:<28} {:>9} {:>22} {:>22}", "per game", "of games", "its seat wins");
    for row in rows.iter().take(SHOWN) {
        let wins = row.wins.as_ref().map(percents).unwrap_or_default();
        let name: String = row.name.chars().take(26).collect();
        let _ = writeln!(text, "    {name:<26} {:>9.3} {:>22} {wins:>22}", row.per_game, percents(&row.games));
    }
    if rows.len() > SHOWN {
        let _ = writeln!(text, "    and {} more", rows.len() - SHOWN);
    }
}

fn percent(value: f64) -> String {
    format!("{:.1}%", 100.0 * value)
}

fn percents(one: &Estimate) -> String {
    format!("{} ({}–{})", percent(one.value), percent(one.low).trim_end_matches('%'), percent(one.high))
}

fn plain(one: &Estimate) -> String {
    format!("{:.2} ({:.2}–{:.2})", one.value, one.low, one.high)
}

fn range(shape: &Shape) -> String {
    let (least, most) = shape.range;
    format!(
        "{}, median {}, nine in ten {} to {}, range {least} to {most}",
        plain(&shape.mean),
        shape.median,
        shape.p5,
        shape.p95
    )
}
