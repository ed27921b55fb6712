//! Text cut to the width of a terminal.

use ratatui::style::Style;
use ratatui::text::{Line, Span};

/// How many columns `text` takes.
pub fn width(text: &str) -> usize {
    Span::raw(text).width()
}

/// `text` in lines of at most `wide` columns, broken between words where it can be.
pub fn wrap(text: &str, wide: usize) -> Vec<String> {
    let wide = wide.max(1);
    let mut lines = vec![String::new()];
    for word in text.split_whitespace() {
        for part in pieces(word, wide) {
            let line = lines.last_mut().expect("there is always a line");
            let space = usize::from(!line.is_empty());
            if width(line) + space + width(&part) > wide && !line.is_empty() {
                lines.push(part);
            } else {
                line.extend((space == 1).then_some(' '));
                line.push_str(&part);
            }
        }
    }
    lines
}

/// A word in parts of at most `wide` columns.
fn pieces(word: &str, wide: usize) -> Vec<String> {
    if width(word) <= wide {
        return vec![word.to_string()];
    }
    let mut parts = vec![String::new()];
    for c in word.chars() {
        let mut part = parts.last_mut().expect("there is always a part");
        if width(part) + width(c.encode_utf8(&mut [0; 4])) > wide && !part.is_empty() {
            parts.push(String::new());
            part = parts.last_mut().expect("just pushed");
        }
        part.push(c);
    }
    parts
}

/// The name of a card in lines of at most `wide` columns. A name that ends with a picture, rows of the same length
/// with bars between them (`owl 2 (GGT/G+Z/TZZ)`), has the picture under it.
pub fn card_lines(name: &str, wide: usize) -> Vec<String> {
    let picture = name.strip_suffix(')').and_then(|name| name.rsplit_once('(')).filter(|(_, rows)| {
        let lengths: Vec<usize> = rows.split('/').map(width).collect();
        lengths.len() > 1 && lengths.iter().all(|length| *length == lengths[0])
    });
    match picture {
        Some((name, rows)) => wrap(name, wide).into_iter().chain(rows.split('/').map(str::to_string)).collect(),
        None => wrap(name, wide),
    }
}

/// `text` in at most `wide` columns, `…` at its end if something is missing.
pub fn cut(text: &str, wide: usize) -> String {
    if width(text) <= wide {
        return text.to_string();
    }
    let mut out = String::new();
    for c in text.chars() {
        if width(&out) + width(c.encode_utf8(&mut [0; 4])) + 1 > wide {
            break;
        }
        out.push(c);
    }
    if wide > 0 { out + "…" } else { out }
}

/// A line of exactly `wide` columns: `left`, and `right` at its other end; `fill` between them.
pub fn spread(left: Vec<Span<'static>>, right: Vec<Span<'static>>, wide: usize, fill: (&str, Style)) -> Line<'static> {
    let right_wide: usize = right.iter().map(Span::width).sum();
    let left = clip(left, wide.saturating_sub(right_wide));
    let left_wide: usize = left.iter().map(Span::width).sum();
    let gap = wide.saturating_sub(left_wide + right_wide);
    let mut spans = left;
    spans.push(Span::styled(fill.0.repeat(gap), fill.1));
    spans.extend(clip(right, wide.saturating_sub(left_wide + gap)));
    Line::from(spans)
}

/// As many of the spans as fit into `wide` columns, the last one cut.
pub fn clip(spans: Vec<Span<'static>>, wide: usize) -> Vec<Span<'static>> {
    let mut left = wide;
    let mut out = Vec::new();
    for span in spans {
        let needs = span.width();
        if needs > left {
            out.push(Span::styled(cut(&span.content, left), span.style));
            break;
        }
        left -= needs;
        out.push(span);
    }
    out
}

/// Pieces that stay whole, one after the other in lines of at most `wide` columns; later lines start after `indent`.
pub fn flow(pieces: Vec<Vec<Span<'static>>>, wide: usize, indent: usize) -> Vec<Line<'static>> {
    let mut lines: Vec<Vec<Span<'static>>> = vec![Vec::new()];
    let mut used = 0;
    for piece in pieces {
        let needs: usize = piece.iter().map(Span::width).sum();
        if used + needs > wide && used > indent {
            lines.push(vec![Span::raw(" ".repeat(indent.min(wide)))]);
            used = indent;
        }
        used += needs;
        let fits = clip(piece, wide.saturating_sub(used - needs));
        lines.last_mut().expect("there is always a line").extend(fits);
    }
    lines.into_iter().map(Line::from).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_stay_whole_where_they_can() {
        assert_eq!(wrap("PANCAKE BLOCK!", 8), ["PANCAKE", "BLOCK!"]);
        assert_eq!(wrap("a incomprehensible b", 6), ["a", "incomp", "rehens", "ible b"]);
        assert_eq!(wrap("", 5), [""]);
        assert_eq!(wrap("ab", 0), ["a", "b"]);
    }

    #[test]
    fn a_card_with_a_picture_shows_it() {
        assert_eq!(card_lines("owl 2 (GGT/G+Z/TZZ)", 9), ["owl 2", "GGT", "G+Z", "TZZ"]);
        assert_eq!(card_lines("RUN (or/pass)", 9), ["RUN", "(or/pass)"]);
        assert_eq!(card_lines("PASS 5–20", 5), ["PASS", "5–20"]);
    }

    #[test]
    fn what_is_cut_ends_with_an_ellipsis() {
        assert_eq!(cut("RUN 15", 6), "RUN 15");
        assert_eq!(cut("RUN 15", 4), "RUN…");
        assert_eq!(cut("RUN 15", 0), "");
    }

    #[test]
    fn a_spread_line_has_exactly_its_width() {
        for wide in [0, 1, 5, 12, 40] {
            let line = spread(vec![Span::raw("left side")], vec![Span::raw("12")], wide, ("─", Style::new()));
            assert!(line.width() <= wide.max(2), "{wide}: {line:?}");
        }
    }
}
