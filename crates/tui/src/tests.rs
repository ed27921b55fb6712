//! Tests of the whole: a state is driven by events and drawn into a buffer, or a match is played through strings.

mod cells;
pub mod fake;
mod fuzz;
mod hot_seat;
mod lines;
mod screens;
mod selecting;
mod time;

use crate::app::App;
use crate::paint::Paint;
use crate::play::Play;
use crate::render::render;
use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use kernel::{Millis, Scene, Seat, SeatSet};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::layout::Rect;
use std::time::Duration;
use table::{AnyTable, Seed, Setup};

/// Kuhn poker with people at the first seats and greedy bots at the others; `scene` as in a play file.
fn kuhn(people: u8, scene: &str) -> Play {
    seated(open("template", "", 2, scene), people)
}

/// A match of any game; options as `key=value key=value`, `scene` as in a play file.
pub(crate) fn open(game: &str, options: &str, seats: u8, scene: &str) -> Box<dyn AnyTable> {
    let entry = table::find(game).unwrap();
    let pair = |text: &str| text.split_once('=').map(|(key, value)| (key.to_string(), value.to_string()));
    let options = options.split_whitespace().filter_map(pair).collect();
    let entries = scene.split(';').filter_map(|line| line.trim().split_once(' ')).map(|(key, words)| kernel::Entry {
        key: key.to_string(),
        words: words.split(' ').map(str::to_string).collect(),
        line: 0,
    });
    let scene = Scene { entries: entries.collect() };
    let setup = Setup { seats, options, seed: Seed::number(1), scene };
    (entry.open)(&setup).unwrap()
}

/// One round of Dream Team Soccer that somebody wins by a Hat Trick, so that nobody ever acts.
fn over_with_its_deal() -> Play {
    let entry = table::find("dream-team-soccer").unwrap();
    let options = vec![("rounds".to_string(), "1".to_string())];
    let dealt = |seed| {
        let setup = Setup { seats: 3, options: options.clone(), seed: Seed::number(seed), scene: Scene::default() };
        (entry.open)(&setup).unwrap()
    };
    seated((0..30).map(dealt).find(|table| table.is_over()).expect("a Hat Trick in one of thirty deals"), 1)
}

/// People at the first seats, greedy bots at the others, no pause.
pub(crate) fn seated(mut table: Box<dyn AnyTable>, people: u8) -> Play {
    const NAMES: [&str; 8] = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal"];
    let people: SeatSet = Seat::all(people).collect();
    for seat in Seat::all(table.seats()) {
        let sits = if people.contains(seat) {
            table.sit(seat, NAMES[seat.index()]).is_ok()
        } else {
            table.seat_bot(seat, "greedy", 7).is_ok()
        };
        assert!(sits);
    }
    Play { pace: Duration::ZERO, ..Play::new(table, people) }
}

fn app(play: Play, width: u16, height: u16) -> App {
    let mut app = App::new(play, Paint { colour: true }, Rect::new(0, 0, width, height));
    app.tick(Millis(1_000));
    app
}

/// What is drawn, line by line.
fn drawn(app: &App) -> String {
    let mut terminal = Terminal::new(TestBackend::new(app.size.width, app.size.height)).unwrap();
    terminal.draw(|frame| render(app, frame)).unwrap();
    let buffer = terminal.backend().buffer();
    let row = |y| (0..app.size.width).map(|x| buffer[(x, y)].symbol()).collect::<String>();
    (0..app.size.height).map(|y| row(y) + "\n").collect()
}

/// Presses keys: a letter each, or a name in angle brackets.
fn press(app: &mut App, keys: &str) {
    for code in codes(keys) {
        app.update(&Event::Key(KeyEvent::new(code, KeyModifiers::NONE)));
        app.tick(app.wall.plus(400));
    }
}

fn codes(keys: &str) -> Vec<KeyCode> {
    let named = |name: &str| match name {
        "enter" => KeyCode::Enter,
        "esc" => KeyCode::Esc,
        "tab" => KeyCode::Tab,
        "back" => KeyCode::Backspace,
        "left" => KeyCode::Left,
        "right" => KeyCode::Right,
        "up" => KeyCode::Up,
        "down" => KeyCode::Down,
        "home" => KeyCode::Home,
        "end" => KeyCode::End,
        "pgup" => KeyCode::PageUp,
        "pgdn" => KeyCode::PageDown,
        other => panic!("no key {other}"),
    };
    let mut codes = Vec::new();
    let mut rest = keys;
    while let Some(first) = rest.chars().next() {
        if let Some((name, after)) = rest.strip_prefix('<').and_then(|rest| rest.split_once('>')) {
            codes.push(named(name));
            rest = after;
        } else {
            codes.push(KeyCode::Char(first));
            rest = &rest[first.len_utf8()..];
        }
    }
    codes
}

/// Clicks where `text` is drawn.
fn click(app: &mut App, text: &str) {
    let seen = drawn(app);
    let (y, line) = seen.lines().enumerate().find(|(_, line)| line.contains(text)).expect(text);
    let x = line[..line.find(text).unwrap()].chars().count();
    mouse(app, MouseEventKind::Down(MouseButton::Left), x as u16, y as u16);
}

fn mouse(app: &mut App, kind: MouseEventKind, column: u16, row: u16) {
    app.update(&Event::Mouse(MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE }));
}
