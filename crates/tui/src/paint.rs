//! Colours and marks.
//!
//! Only the sixteen colours every terminal has, on whatever background it has; amber (the lamp) means one thing:
//! the table is waiting here. No colour travels alone: every one has a mark, a word or a shape beside it, so that
//! `NO_COLOR` takes nothing away.

use kernel::Seat;
use ratatui::style::{Color, Modifier, Style};

/// How things are painted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Paint {
    /// Whether colours may be used.
    pub colour: bool,
}

/// Each seat has a shape of its own.
const MARKS: [&str; 8] = ["●", "■", "▲", "◆", "○", "□", "△", "◇"];
const SEAT_COLOURS: [Color; 5] = [Color::Cyan, Color::Magenta, Color::Green, Color::LightBlue, Color::Red];

/// A face-down card.
pub const BACK: &str = "▒";

impl Paint {
    /// As the terminal wishes: without colours if `NO_COLOR` is set to anything.
    pub fn of_terminal() -> Paint {
        Paint { colour: std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty()) }
    }

    fn or(self, colour: Style, plain: Style) -> Style {
        if self.colour { colour } else { plain }
    }

    /// The table waits here.
    pub fn lamp(self) -> Style {
        let lit = Style::new().fg(Color::Black).bg(Color::Yellow).add_modifier(Modifier::BOLD);
        self.or(lit, Style::new().add_modifier(Modifier::REVERSED | Modifier::BOLD))
    }

    /// The bar at the top.
    pub fn bar(self) -> Style {
        Style::new().add_modifier(Modifier::REVERSED)
    }

    /// What matters most.
    pub fn strong(self) -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }

    /// Labels, frames and what is over.
    pub fn faint(self) -> Style {
        Style::new().add_modifier(Modifier::DIM)
    }

    /// The choice or card that is pointed at.
    pub fn pointed(self) -> Style {
        Style::new().add_modifier(Modifier::REVERSED | Modifier::BOLD)
    }

    /// The key of a choice.
    pub fn key(self) -> Style {
        self.or(Style::new().fg(Color::Cyan).add_modifier(Modifier::BOLD), self.strong())
    }

    /// The mark and name of a seat.
    pub fn seat(self, seat: Seat) -> Style {
        let colour = SEAT_COLOURS[seat.index() % SEAT_COLOURS.len()];
        self.or(Style::new().fg(colour).add_modifier(Modifier::BOLD), self.strong())
    }

    /// A pattern of a grid, by its place in the list; its letter and sign tell it too.
    pub fn pattern(self, index: usize) -> Style {
        const COLOURS: [Color; 6] =
            [Color::LightRed, Color::LightCyan, Color::LightMagenta, Color::LightGreen, Color::LightBlue, Color::White];
        self.or(Style::new().fg(COLOURS[index % COLOURS.len()]), Style::new())
    }

    /// Two squares agree; a sign says so too.
    pub fn agrees(self) -> Style {
        self.or(Style::new().fg(Color::Black).bg(Color::Green), self.strong())
    }

    /// Two squares differ; a sign says so too.
    pub fn clashes(self) -> Style {
        self.or(Style::new().fg(Color::Black).bg(Color::Red), self.faint())
    }

    /// The mark of a seat.
    pub fn mark(self, seat: Seat) -> &'static str {
        MARKS[seat.index() % MARKS.len()]
    }
}
