//! The real terminal: events in, frames out. Whatever happens, the terminal is left as it was found.

use crate::app::App;
use crate::paint::Paint;
use crate::play::{Ended, Play};
use crate::render::render;
use crate::words::Words;
use crossterm::event::{self, DisableMouseCapture, EnableMouseCapture};
use crossterm::execute;
use kernel::{Millis, said};
use ratatui::DefaultTerminal;
use std::io::{IsTerminal, stdin, stdout};
use std::time::{Duration, Instant};

/// Plays a match on the screen until it is left.
pub fn screen(play: Play) -> Result<Ended, String> {
    play.check()?;
    if !stdin().is_terminal() || !stdout().is_terminal() {
        return Err(play.say(&said!("tui-no-terminal")));
    }
    let words = Words::new(play.table.as_ref(), play.people, &play.language);
    let no_screen = |why: std::io::Error| words.say(&said!("tui-terminal-fails", why: why.to_string()));
    let app = {
        let mut guard = Guard::new().map_err(no_screen)?;
        let size = guard.terminal.get_frame().area();
        run(&mut guard.terminal, App::new(play, Paint::of_terminal(), size)).map_err(no_screen)?
    };
    app.end()
}

/// Gives the terminal back when it goes.
struct Guard {
    terminal: DefaultTerminal,
}

impl Guard {
    fn new() -> std::io::Result<Guard> {
        let terminal = ratatui::try_init()?;
        let guard = Guard { terminal };
        execute!(stdout(), EnableMouseCapture)?;
        Ok(guard)
    }
}

impl Drop for Guard {
    fn drop(&mut self) {
        // Nothing more can be done if even this fails.
        let _ = execute!(stdout(), DisableMouseCapture);
        ratatui::restore();
    }
}

fn run(terminal: &mut DefaultTerminal, mut app: App) -> std::io::Result<App> {
    let start = Instant::now();
    let now = || Millis(start.elapsed().as_millis() as u32);
    while app.wish.is_none() {
        app.tick(now());
        terminal.autoresize()?;
        app.size = terminal.get_frame().area();
        terminal.draw(|frame| render(&app, frame))?;
        let mut wait = app.patience();
        // Everything that has happened meanwhile is taken before the next frame.
        while app.wish.is_none() && event::poll(wait)? {
            let event = event::read()?;
            app.wall = now();
            app.update(&event);
            wait = Duration::ZERO;
        }
    }
    Ok(app)
}
