//! The bar at the top: the game, and the time that is left.

use super::text::spread;
use crate::app::App;
use kernel::{Viewer, said};
use ratatui::Frame;
use ratatui::text::Span;

/// Draws the bar.
pub fn render(app: &App, frame: &mut Frame<'_>) {
    let place = app.places().title;
    let bar = app.paint.bar();
    let entry = app.session.table.entry();
    let mut left = vec![Span::styled(format!(" {}", entry.meta.name), bar.patch(app.paint.strong()))];
    if app.viewer == Viewer::Public && !app.view.over {
        left.push(Span::styled(format!(" · {}", app.session.words.say(&said!("tui-looking-on"))), bar));
    }
    let right = match app.session.time_left(app.wall) {
        Some(left) if !app.view.over => {
            let said = said!("tui-time-left", time: minutes(left));
            vec![Span::styled(format!("{} ", app.session.words.say(&said)), bar)]
        }
        _ => vec![Span::styled("Parlor ".to_string(), bar)],
    };
    frame.render_widget(spread(left, right, place.width as usize, (" ", bar)), place);
}

/// `1:05`; the last seconds count down to 0:01, not 0:00.
fn minutes(millis: u32) -> String {
    let seconds = millis.div_ceil(1_000);
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

#[cfg(test)]
mod tests {
    use super::minutes;

    #[test]
    fn time_is_minutes_and_seconds() {
        assert_eq!(minutes(65_000), "1:05");
        assert_eq!(minutes(1), "0:01");
        assert_eq!(minutes(0), "0:00");
    }
}
