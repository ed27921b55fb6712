//! The ledge: whose turn it is, the own hand, what may be done, and what the keys do.

use super::text::{cut, spread, width};
use super::{choices, hand};
use crate::app::{App, Notice, Overlay, Purpose, Scene};
use kernel::{Said, Seat, SeatSet, Viewer, said};
use ratatui::Frame;
use ratatui::text::{Line, Span};

/// Draws the ledge.
pub fn render(app: &App, frame: &mut Frame<'_>) {
    strip(app, frame);
    hand::render(app, frame);
    choices::render(app, frame);
    help(app, frame);
}

/// The strip above the hand: a refusal, else whom the table waits for, and the headings of what is below.
fn strip(app: &App, frame: &mut Frame<'_>) {
    let place = app.places().strip;
    let wide = place.width as usize;
    let line = match &app.notice {
        Some(Notice::Refused { sentence, .. }) => {
            let why = app.session.words.say(&said!("tui-why-not", why: sentence.as_str()));
            told(app, &format!(" {why}"), wide)
        }
        Some(Notice::Said(sentence)) => told(app, &format!(" {sentence}"), wide),
        None => headings(app, wide),
    };
    frame.render_widget(line, place);
}

fn told(app: &App, text: &str, wide: usize) -> Line<'static> {
    let style = app.paint.bar();
    spread(vec![Span::styled(cut(text, wide), style)], Vec::new(), wide, (" ", style))
}

/// A rule with whose turn it is, the headings, and the choice that is pointed at in notation.
fn headings(app: &App, wide: usize) -> Line<'static> {
    let (places, edge) = (app.places(), app.paint.faint());
    let mut left = vec![Span::styled("─", edge), whose(app), Span::styled("─", edge)];
    if places.is_wide {
        if matches!(app.viewer, Viewer::Seat(_)) {
            let is_held = app.hand.first().is_none_or(|card| card.zone.seat.is_some());
            let count = app.hand.len();
            let said = if is_held { said!("tui-your-hand", count: count) } else { said!("tui-cards", count: count) };
            left.push(Span::raw(format!(" {} ", app.session.words.say(&said))));
        }
        let used: usize = left.iter().map(Span::width).sum();
        let gap = (places.choices.x as usize).saturating_sub(used);
        left.push(Span::styled("─".repeat(gap.max(1)), edge));
        left.push(Span::raw(format!(" {} ", choices::heading(app))));
    }
    let pointed = app.pointed().filter(|_| !app.lays_with_enter());
    let about = pointed.map(|choice| format!(" {} · {} ", choice.action, choice.clause));
    let room = wide.saturating_sub(left.iter().map(Span::width).sum::<usize>() + 2);
    let right = about.filter(|text| width(text) <= room).map(|text| Span::styled(text, edge));
    spread(left, right.into_iter().collect(), wide, ("─", edge))
}

/// Whom the table waits for.
fn whose(app: &App) -> Span<'static> {
    if let Scene::Look { next } = app.scene {
        let said = said!("tui-hide-cards", name: app.session.words.name(next));
        return Span::styled(format!(" {} ", app.session.words.say(&said)), app.paint.lamp());
    }
    if app.is_asked() {
        return Span::styled(format!(" {} ", app.session.words.say(&said!("tui-your-turn"))), app.paint.lamp());
    }
    let awaited: SeatSet = app.view.awaited.iter().map(|&seat| Seat::new(seat)).collect();
    let said = if awaited.is_empty() { said!("tui-waiting") } else { said!("tui-waiting-for", who: awaited) };
    let text = format!(" {} ", app.session.words.say(&said));
    Span::raw(text)
}

/// What the keys do, or the line that is being typed.
pub fn help(app: &App, frame: &mut Frame<'_>) {
    let place = app.places().help;
    let wide = place.width as usize;
    if let Some(Overlay::Typing { purpose, text }) = &app.overlay {
        let (line, column) = typing(app, *purpose, text, wide);
        frame.set_cursor_position((place.x + column.min(place.width - 1), place.y));
        return frame.render_widget(line, place);
    }
    let keys = match app.scene {
        Scene::Look { .. } => vec![("Enter", said!("key-hide")), ("q", said!("key-quit"))],
        Scene::Over => over_keys(),
        Scene::Table if app.lifted.is_some() => lifted_keys(),
        Scene::Table if app.lays_with_enter() => grid_keys(app.grids.len() > 1),
        Scene::Table | Scene::HandOver { .. } => table_keys(app.picked.is_some()),
    };
    frame.render_widget(key_line(app, &keys, wide), place);
}

/// A key, and what it does.
type Key = (&'static str, Said);

fn over_keys() -> Vec<Key> {
    vec![
        ("n", said!("key-new")),
        ("s", said!("key-save")),
        ("l", said!("key-log")),
        ("t", said!("key-table")),
        ("q", said!("key-leave")),
    ]
}

/// While a card is in the air.
fn lifted_keys() -> Vec<Key> {
    vec![
        ("←↑↓→", said!("key-move")),
        ("r", said!("key-turn")),
        ("Enter", said!("key-lay")),
        ("Tab", said!("key-next-card")),
        ("b", said!("key-next-board")),
        ("Esc", said!("key-put-back")),
        ("?", said!("key-why")),
    ]
}

/// Where cards can be laid on cells, perhaps of several boards.
fn grid_keys(several: bool) -> Vec<Key> {
    let mut keys = vec![("←→", said!("key-card")), ("Enter", said!("key-lay-it"))];
    keys.extend(several.then(|| ("]", said!("key-next-board"))));
    keys.extend([
        ("↑↓", said!("key-choice")),
        ("?", said!("key-rule")),
        (":", said!("key-type")),
        ("h", said!("key-help")),
    ]);
    keys.extend((!several).then(|| ("l", said!("key-log"))));
    keys.push(("q", said!("key-quit")));
    keys
}

/// Where there is nothing to lay.
fn table_keys(picked: bool) -> Vec<Key> {
    vec![
        ("←→", said!("key-card")),
        ("↑↓", said!("key-choice")),
        ("Enter", said!("key-do")),
        ("?", if picked { said!("key-card") } else { said!("key-rule") }),
        (":", said!("key-type")),
        ("h", said!("key-help")),
        ("l", said!("key-log")),
        ("s", said!("key-save")),
        ("q", said!("key-quit")),
    ]
}

/// As many keys as fit.
fn key_line(app: &App, keys: &[Key], wide: usize) -> Line<'static> {
    let mut spans = Vec::new();
    let mut used = 1;
    for (key, what) in keys {
        let what = app.session.words.say(what);
        let needs = width(key) + width(&what) + 3;
        if used + needs > wide + 2 {
            break;
        }
        used += needs;
        spans.push(Span::styled(format!(" {key}"), app.paint.key()));
        spans.push(Span::styled(format!(" {what} "), app.paint.faint()));
    }
    Line::from(spans)
}

/// The line that is being typed, and the column of the cursor; the end of a long one is seen.
fn typing(app: &App, purpose: Purpose, text: &str, wide: usize) -> (Line<'static>, u16) {
    let prompt = match purpose {
        Purpose::Act => " : ".to_string(),
        Purpose::Save => format!(" {} ", app.session.words.say(&said!("tui-save-as"))),
    };
    let room = wide.saturating_sub(width(&prompt) + 1);
    let skip = text.chars().count().saturating_sub(room);
    let seen: String = text.chars().skip(skip).collect();
    let column = width(&prompt) + width(&seen);
    let mut left = vec![Span::styled(prompt, app.paint.key()), Span::raw(seen)];
    if purpose == Purpose::Act {
        let fitting: Vec<&str> = app.completions(text).take(6).collect();
        let hint = format!("   {}", fitting.join("  "));
        left.push(Span::styled(cut(&hint, wide.saturating_sub(column)), app.paint.faint()));
    }
    (Line::from(left), column as u16)
}
