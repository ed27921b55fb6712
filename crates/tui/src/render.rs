//! Draws the state of the screen; reads nothing else.

pub mod choices;
pub mod grid;
mod hand;
mod ledge;
mod log;
mod mat;
mod over;
mod panel;
pub mod popup;
pub mod text;
mod title;
mod zone;

use crate::app::{App, Scene};
use crate::places::LEAST;
use kernel::said;
use ratatui::Frame;
use ratatui::layout::{Alignment, Rect};
use ratatui::widgets::{Paragraph, Wrap};

/// Draws everything.
pub fn render(app: &App, frame: &mut Frame<'_>) {
    if !app.places().is_enough() || !frame.area().contains(corner(app.size)) {
        return enlarge(app, frame);
    }
    match app.scene {
        Scene::HandOver { to } => popup::hand_over(app, to, frame),
        Scene::Table | Scene::Look { .. } => {
            table(app, frame);
            ledge::render(app, frame);
        }
        Scene::Over => {
            table(app, frame);
            over::render(app, frame);
        }
    }
    popup::render(app, frame);
}

fn table(app: &App, frame: &mut Frame<'_>) {
    title::render(app, frame);
    mat::render(app, frame);
    log::render(app, frame);
}

/// The last cell of the screen that the state was made for; the terminal may have shrunk since.
fn corner(size: Rect) -> ratatui::layout::Position {
    (size.right().saturating_sub(1), size.bottom().saturating_sub(1)).into()
}

fn enlarge(app: &App, frame: &mut Frame<'_>) {
    let (wide, high) = LEAST;
    let (width, height) = (app.size.width, app.size.height);
    let said = said!("tui-enlarge", wide: wide, high: high, width: width, height: height);
    let notice = Paragraph::new(app.session.words.say(&said)).alignment(Alignment::Center).wrap(Wrap { trim: true });
    frame.render_widget(notice, frame.area());
}
