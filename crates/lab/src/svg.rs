//! Plots as text: small, without a library, readable in light and dark.

use crate::stats::Estimate;
use std::fmt::Write;

/// The look of all plots; colours follow the reader's scheme.
const STYLE: &str = "<style>\
svg.plot{--ink:#1f2328;--soft:#667;--rule:#d5d8de;--mark:#2563a8;--alt:#c2571a;--c2:#2f8a57;--c3:#8a4fa8;background:none;\
font:13px system-ui,sans-serif}\
@media (prefers-color-scheme:dark){svg.plot{--ink:#e6e8ec;--soft:#9aa3b2;--rule:#3a404b;--mark:#79b0f0;--alt:#f0a06a;\
--c2:#7fd1a3;--c3:#c79be0}}\
svg.plot text{fill:var(--ink)}svg.plot .soft{fill:var(--soft);font-size:12px}svg.plot .title{font-weight:600;font-size:15px}\
svg.plot .rule{stroke:var(--rule)}svg.plot .ref{stroke:var(--soft);stroke-dasharray:4 3}\
svg.plot .whisker{stroke:var(--ink);stroke-width:1.5}svg.plot .s0{fill:var(--mark)}svg.plot .s1{fill:var(--alt)}\
svg.plot .s2{fill:var(--c2)}svg.plot .s3{fill:var(--c3)}svg.plot .line{fill:none;stroke-width:2}\
svg.plot .l0{stroke:var(--mark)}svg.plot .l1{stroke:var(--alt)}svg.plot .l2{stroke:var(--c2)}svg.plot .l3{stroke:var(--c3)}\
</style>";

const WIDTH: f64 = 720.0;
const LABELS: f64 = 220.0;
const RIGHT: f64 = 76.0;
const ROW: f64 = 24.0;
const TOP: f64 = 44.0;

/// How numbers are written along a plot.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Unit {
    /// As a percentage.
    Percent,
    /// As it is.
    Plain,
}

impl Unit {
    /// A number in this unit.
    pub fn text(self, value: f64) -> String {
        match self {
            Unit::Percent => format!("{:.1} %", 100.0 * value),
            Unit::Plain if value.abs() >= 100.0 => format!("{value:.0}"),
            Unit::Plain => format!("{value:.2}"),
        }
    }
}

/// Text that may stand between tags.
pub fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

fn open(title: &str, height: f64) -> String {
    let title = escape(title);
    format!(
        "<svg class=\"plot\" xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" role=\"img\" \
         aria-label=\"{title}\">{STYLE}<text class=\"title\" x=\"0\" y=\"18\">{title}</text>"
    )
}

/// A label that fits.
fn short(label: &str) -> String {
    if label.chars().count() <= 30 {
        return escape(label);
    }
    escape(&(label.chars().take(29).collect::<String>() + "…"))
}

/// Rows with a dot and the ends of its interval; `reference` is a dashed line.
pub fn dots(title: &str, rows: &[(String, Estimate)], reference: Option<f64>, unit: Unit) -> String {
    let ends = rows.iter().flat_map(|(_, one)| [one.low, one.high]).chain(reference);
    let (low, high) = ends.fold((f64::MAX, f64::MIN), |(low, high), end| (low.min(end), high.max(end)));
    let pad = ((high - low) * 0.05).max(1e-9);
    let (low, high) = (low - pad, high + pad);
    let x = |value: f64| LABELS + (value - low) / (high - low) * (WIDTH - LABELS - RIGHT);
    let bottom = TOP + ROW * rows.len() as f64;
    let mut svg = open(title, bottom + 24.0);
    for step in 0..=4 {
        let value = low + (high - low) * step as f64 / 4.0;
        let at = x(value);
        let _ = write!(svg, "<line class=\"rule\" x1=\"{at:.1}\" x2=\"{at:.1}\" y1=\"{TOP}\" y2=\"{bottom}\"/>");
        let text = unit.text(value);
        let _ = write!(
            svg,
            "<text class=\"soft\" x=\"{at:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{text}</text>",
            bottom + 16.0
        );
    }
    if let Some(at) = reference.map(x) {
        let _ = write!(svg, "<line class=\"ref\" x1=\"{at:.1}\" x2=\"{at:.1}\" y1=\"{TOP}\" y2=\"{bottom}\"/>");
    }
    for (number, (label, one)) in rows.iter().enumerate() {
        let y = TOP + ROW * (number as f64 + 0.5);
        let (label, text) = (short(label), unit.text(one.value));
        let _ = write!(svg, "<text x=\"0\" y=\"{:.1}\">{label}</text>", y + 4.0);
        let (from, to, at) = (x(one.low), x(one.high), x(one.value));
        let _ = write!(svg, "<line class=\"whisker\" x1=\"{from:.1}\" x2=\"{to:.1}\" y1=\"{y}\" y2=\"{y}\"/>");
        let _ = write!(svg, "<circle class=\"s0\" cx=\"{at:.1}\" cy=\"{y}\" r=\"4.5\"/>");
        let _ = write!(svg, "<text x=\"{WIDTH}\" y=\"{:.1}\" text-anchor=\"end\">{text}</text>", y + 4.0);
    }
    svg + "</svg>"
}

/// One line for each series of values and how often they came, as shares.
pub fn lines(title: &str, axis: &str, series: &[(String, Vec<(i32, u64)>)]) -> String {
    const HEIGHT: f64 = 280.0;
    let values = || series.iter().flat_map(|(_, pairs)| pairs.iter().map(|(value, _)| *value));
    let (Some(low), Some(high)) = (values().min(), values().max()) else { return String::new() };
    let width = (high - low) / 60 + 1;
    let bins = ((high - low) / width + 1) as usize;
    let binned: Vec<Vec<f64>> = series.iter().map(|(_, pairs)| bin(pairs, low, width, bins)).collect();
    let most = binned.iter().flatten().fold(1e-12, |most: f64, &share| most.max(share));
    let (bottom, left) = (HEIGHT - 44.0, 52.0);
    let x = |at: usize| left + (at as f64 + 0.5) / bins as f64 * (WIDTH - left);
    let y = |share: f64| bottom - share / most * (bottom - TOP - 16.0);
    let mut svg = open(title, HEIGHT);
    for step in 0..=2 {
        let share = most * step as f64 / 2.0;
        let (at, text) = (y(share), Unit::Percent.text(share));
        let _ = write!(svg, "<line class=\"rule\" x1=\"{left}\" x2=\"{WIDTH}\" y1=\"{at:.1}\" y2=\"{at:.1}\"/>");
        let _ = write!(svg, "<text class=\"soft\" x=\"0\" y=\"{:.1}\">{text}</text>", at + 4.0);
    }
    for step in 0..=6usize {
        let at = step * (bins - 1) / 6;
        let value = low + at as i32 * width;
        let _ = write!(
            svg,
            "<text class=\"soft\" x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{value}</text>",
            x(at),
            bottom + 18.0
        );
    }
    let _ = write!(
        svg,
        "<text class=\"soft\" x=\"{WIDTH}\" y=\"{:.1}\" text-anchor=\"end\">{}</text>",
        bottom + 38.0,
        escape(axis)
    );
    for (number, shares) in binned.iter().enumerate() {
        let points: Vec<String> =
            shares.iter().enumerate().map(|(at, &share)| format!("{:.1},{:.1}", x(at), y(share))).collect();
        let _ = write!(svg, "<polyline class=\"line l{}\" points=\"{}\"/>", number % 4, points.join(" "));
        let at = left + 130.0 * number as f64;
        let _ = write!(svg, "<rect class=\"s{}\" x=\"{at}\" y=\"28\" width=\"10\" height=\"10\"/>", number % 4);
        let _ = write!(svg, "<text x=\"{}\" y=\"38\">{}</text>", at + 15.0, short(&series[number].0));
    }
    svg + "</svg>"
}

/// Shares of all values in bins of `width`.
fn bin(pairs: &[(i32, u64)], low: i32, width: i32, bins: usize) -> Vec<f64> {
    let total: u64 = pairs.iter().map(|(_, count)| count).sum();
    let mut shares = vec![0.0; bins];
    for (value, count) in pairs {
        shares[((value - low) / width) as usize] += *count as f64 / total.max(1) as f64;
    }
    shares
}
