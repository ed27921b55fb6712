//! The table of a contest as one page that needs nothing else.

use super::Standing;
use crate::report::page;
use crate::stats::Estimate;
use crate::svg::{Unit, dots, escape};
use std::fmt::Write;

impl Standing {
    /// As one self-contained page.
    pub fn html(&self) -> String {
        let contest = &self.contest;
        let name = contest.entry().map_or(contest.game.clone(), |entry| entry.meta.name.to_string());
        let mut body = format!("<h1>{}: how strong the bots are</h1>", escape(&name));
        let _ = write!(
            body,
            "<p class=\"soft\">{} seats, each two on {} deals, seed {}. {}</p>",
            contest.seats, contest.deals, contest.seed, self.method
        );
        for (title, rows, unit) in self.figures() {
            if !rows.is_empty() {
                let _ = write!(body, "<figure>{}</figure>", dots(title, &rows, None, unit));
            }
        }
        body += "<table><tr><th>pair</th><th>deals</th><th>first before second</th></tr>";
        for one in &self.pairings {
            let Estimate { value, low, high } = one.duels.times(100.0);
            let (a, b, deals) = (escape(&one.a), escape(&one.b), one.deals);
            let _ =
                write!(body, "<tr><td>{a} – {b}</td><td>{deals}</td><td>{value:.1} % ({low:.1}–{high:.1})</td></tr>");
        }
        page(&format!("{name}: arena"), &(body + "</table>"))
    }

    /// Every plot with a name for a file.
    pub fn plots(&self) -> Vec<(String, String)> {
        let plot = |(number, (title, rows, unit)): (usize, Figure)| {
            (["ratings", "greedy", "way"][number].to_string(), dots(title, &rows, None, unit))
        };
        self.figures().into_iter().enumerate().filter(|(_, (_, rows, _))| !rows.is_empty()).map(plot).collect()
    }

    fn figures(&self) -> [Figure; 3] {
        let finite = |rows: Vec<(String, Estimate)>| {
            rows.into_iter().filter(|(_, one)| one.low.is_finite() && one.high.is_finite()).collect()
        };
        let of = |part: fn(&super::Contestant) -> Option<Estimate>| {
            finite(self.contestants.iter().filter_map(|one| Some((one.name.clone(), part(one)?))).collect())
        };
        [
            ("Rating", of(|one| Some(one.rating)), Unit::Plain),
            ("What it wins alone among greedy bots", of(|one| one.against_greedy), Unit::Percent),
            ("Share of the way from random to the all-seeing ceiling", of(|one| one.way), Unit::Percent),
        ]
    }
}

type Figure = (&'static str, Vec<(String, Estimate)>, Unit);
