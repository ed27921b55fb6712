//! A report as one page that needs nothing else, and its plots as files.

use super::{Findings, Report, Row, Shape};
use crate::stats::Estimate;
use crate::svg::{Unit, dots, escape, lines};
use std::fmt::Write;

/// The most rows of a plot.
const SHOWN: usize = 24;

/// The look of a page.
pub const PAGE_STYLE: &str = "<style>:root{color-scheme:light dark;--ink:#1f2328;--soft:#667;--paper:#fbfaf7;--card:#fff;--rule:#d5d8de}\
@media (prefers-color-scheme:dark){:root{--ink:#e6e8ec;--soft:#9aa3b2;--paper:#16181d;--card:#1e2128;--rule:#3a404b}}\
body{margin:0 auto;max-width:800px;padding:32px 20px;font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper)}\
h1{font-size:30px;line-height:1.15;margin:0 0 4px}h2{font-size:22px;margin:40px 0 8px;border-bottom:1px solid var(--rule)}\
p.soft{color:var(--soft);margin:4px 0 16px}figure{margin:16px 0;padding:16px;background:var(--card);border:1px solid var(--rule);border-radius:8px}\
svg{width:100%;height:auto;display:block}table{border-collapse:collapse;width:100%;font-size:14px;font-variant-numeric:tabular-nums}\
th,td{text-align:right;padding:3px 8px;border-bottom:1px solid var(--rule)}th:first-child,td:first-child{text-align:left}\
.figures{display:grid;grid-template-columns:repeat(auto-fit,minmax(160px,1fr));gap:12px;margin:16px 0}\
.figures div{background:var(--card);border:1px solid var(--rule);border-radius:8px;padding:10px 14px}\
.figures b{display:block;font-size:22px}.figures span{color:var(--soft);font-size:13px}\
details{margin:12px 0}summary{cursor:pointer}code{font-size:13px;overflow-wrap:anywhere}</style>";

/// A page around a body.
pub fn page(title: &str, body: &str) -> String {
    let title = escape(title);
    format!(
        "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" \
         content=\"width=device-width\"><title>{title}</title>{PAGE_STYLE}</head><body>{body}</body></html>\n"
    )
}

impl Report {
    /// As one self-contained page.
    pub fn html(&self) -> String {
        let plan = &self.plan;
        let mut body = format!("<h1>{}</h1>", escape(&self.name));
        let _ = write!(
            body,
            "<p class=\"soft\">{} games{}, {} seats, bots {}, rules {}, seed {}. {}</p>",
            plan.games,
            if plan.variants.len() > 1 { " of each variant" } else { "" },
            plan.seats,
            escape(&plan.bots.join(", ")),
            plan.rules,
            plan.seed,
            self.method
        );
        if self.variants.len() > 1 {
            self.side_by_side(&mut body);
        }
        for (number, found) in self.variants.iter().enumerate() {
            self.section(&mut body, number, found);
        }
        page(&format!("{} in the lab", self.name), &body)
    }

    fn section(&self, body: &mut String, number: usize, found: &Findings) {
        let _ = write!(body, "<h2>{}</h2>", escape(&found.variant.name));
        figures(body, found);
        for (_, plot) in self.plots_of(number, found) {
            let _ = write!(body, "<figure>{plot}</figure>");
        }
        for (what, rows) in [
            ("Actions", &found.actions),
            ("Cards in hand", &found.held),
            ("Cards played", &found.played),
            ("Clauses", &found.clauses),
            ("Announced", &found.events),
        ] {
            list(body, what, rows);
        }
    }

    /// Every plot with a name for a file.
    pub fn plots(&self) -> Vec<(String, String)> {
        self.variants.iter().enumerate().flat_map(|(number, found)| self.plots_of(number, found)).collect()
    }

    fn plots_of(&self, number: usize, found: &Findings) -> Vec<(String, String)> {
        let mut plots = Vec::new();
        let mut add = |name: &str, plot: String| {
            if !plot.is_empty() {
                plots.push((if number == 0 { name.to_string() } else { format!("{name}-{}", number + 1) }, plot));
            }
        };
        let seat = |(number, seat): (usize, &super::SeatFindings)| (format!("seat {number}, {}", seat.bot), seat.wins);
        let seats: Vec<_> = found.seats.iter().enumerate().map(seat).collect();
        add("seats", dots("What each seat wins", &seats, Some(self.fair()), Unit::Percent));
        let pairs = |shape: &Shape| shape.counts.pairs().collect::<Vec<_>>();
        add("length", lines("Length of a game", "actions", &[("games".to_string(), pairs(&found.length))]));
        let points = found.seats.iter().enumerate().take(4);
        let points: Vec<_> = points.map(|(number, seat)| (format!("seat {number}"), pairs(&seat.points))).collect();
        add("points", lines("Final points", "points", &points));
        add("held", self.wins_plot("Who had the card in hand and wins", &found.held));
        add("actions", self.wins_plot("Who did it at least once and wins", &found.actions));
        let rare: Vec<_> = found.events.iter().take(SHOWN).map(|row| (row.name.clone(), row.games)).collect();
        if !rare.is_empty() {
            add("events", dots("In how many games it happens", &rare, None, Unit::Percent));
        }
        plots
    }

    /// What goes with winning, the best first; where there are many, the ends of the list.
    fn wins_plot(&self, title: &str, rows: &[Row]) -> String {
        let mut sorted: Vec<(String, Estimate)> =
            rows.iter().filter_map(|row| Some((row.name.clone(), row.wins?))).collect();
        // An interval this wide says nothing.
        sorted.retain(|(_, wins)| wins.high - wins.low < 0.5);
        sorted.sort_by(|a, b| b.1.value.total_cmp(&a.1.value).then_with(|| a.0.cmp(&b.0)));
        if sorted.len() > SHOWN {
            sorted.drain(SHOWN / 2..sorted.len() - SHOWN / 2);
        }
        if sorted.is_empty() { String::new() } else { dots(title, &sorted, Some(self.fair()), Unit::Percent) }
    }

    fn side_by_side(&self, body: &mut String) {
        let _ = write!(
            body,
            "<h2>Side by side</h2><p class=\"soft\">Differences to “{}” on the same deals.</p>",
            escape(&self.variants[0].variant.name)
        );
        let _ = write!(
            body,
            "<table><tr><th>variant</th><th>first seat wins</th><th>actions</th><th>points</th><th>ties</th></tr>"
        );
        for found in &self.variants {
            let name = escape(&found.variant.name);
            let cells = match &found.differences {
                None => [
                    percents(&found.seats[0].wins),
                    number(&found.length.mean),
                    format!("{:.2}", found.seats.iter().map(|seat| seat.points.mean.value).sum::<f64>()),
                    percents(&found.ties),
                ],
                Some(to) => [percents(&to.first_seat), number(&to.length), number(&to.points), percents(&to.ties)]
                    .map(|cell| format!("Δ {cell}")),
            };
            let _ = write!(body, "<tr><td>{name}</td>{}</tr>", cells.map(|cell| format!("<td>{cell}</td>")).concat());
        }
        body.push_str("</table>");
    }
}

fn figures(body: &mut String, found: &Findings) {
    let cells = [
        (percents(&found.seats[0].wins), "first seat wins"),
        (format!("{:.1}", found.length.mean.value), "actions in a game"),
        (format!("{:.2}", found.choices), "choices for an action"),
        (percents(&found.ties), "ties"),
        (format!("{:.2}", found.lead_changes.mean.value), "lead changes"),
        (percents(&found.comebacks), "winner was behind"),
    ];
    let cell = |(value, what): (String, &str)| format!("<div><b>{value}</b><span>{what}</span></div>");
    let _ = write!(body, "<div class=\"figures\">{}</div>", cells.map(cell).concat());
}

fn list(body: &mut String, what: &str, rows: &[Row]) {
    if rows.is_empty() {
        return;
    }
    let _ = write!(body, "<details><summary>{what}: {} rows</summary><table>", rows.len());
    let _ = write!(body, "<tr><th>{what}</th><th>per game</th><th>of games</th><th>its seat wins</th></tr>");
    for row in rows {
        let name = match &row.words {
            Some(words) => format!("<span title=\"{}\">{}</span>", escape(words), escape(&row.name)),
            None => escape(&row.name),
        };
        let wins = row.wins.as_ref().map(percents).unwrap_or_default();
        let _ = write!(
            body,
            "<tr><td>{name}</td><td>{:.3}</td><td>{}</td><td>{wins}</td></tr>",
            row.per_game,
            percents(&row.games)
        );
    }
    body.push_str("</table></details>");
}

fn percents(one: &Estimate) -> String {
    format!("{:.1} % <span>({:.1}–{:.1})</span>", 100.0 * one.value, 100.0 * one.low, 100.0 * one.high)
}

fn number(one: &Estimate) -> String {
    format!("{:.2} ({:.2}–{:.2})", one.value, one.low, one.high)
}
