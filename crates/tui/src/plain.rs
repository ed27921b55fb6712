//! A match line by line, for screen readers and pipes: no colours, no cursor, only sentences.
//!
//! Bots move without a pause. Where people and bots may act at the same time, a person is asked first, then every bot
//! once. Nobody waits for the clock when only the clock can go on: it is set forward.

mod ask;
mod say;

use crate::play::{Ended, Play, Wish};
use crate::save::Shelf;
use crate::session::{Session, after};
use kernel::{Millis, Said, Seat, Viewer, said};
use std::io::{BufRead, Write};
use std::time::Instant;

/// Empty lines that push one person's cards out of sight before the next one looks.
const CURTAIN: usize = 40;

/// Plays a match line by line; the end of the input leaves it.
pub fn plain(play: Play, input: impl BufRead, output: impl Write) -> Result<Ended, String> {
    play.check()?;
    let shelf = Shelf { wished: play.save.clone(), saved: None };
    let session = Session::new(play);
    let mut face =
        Plain { session, shelf, input, output, start: Instant::now(), read: Vec::new(), last: None, clause: None };
    face.greet()?;
    let wish = face.run()?;
    face.shelf.save_as_wished(face.session.table.as_ref()).map_err(|why| face.session.words.say(&why))?;
    Ok(Ended { table: face.session.table, wish, saved: face.shelf.saved })
}

/// What is left to do after a line was read.
enum Done {
    /// Somebody acted, or time did.
    Acted,
    /// The match is left.
    Left(Wish),
}

/// How much of the table is said.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Much {
    /// The own hand only.
    Hand,
    /// What matters now.
    Glance,
    /// Everything.
    All,
}

/// The match and both ends of the conversation.
struct Plain<R, W> {
    session: Session,
    shelf: Shelf,
    input: R,
    output: W,
    start: Instant,
    /// How much of each log has been said.
    read: Vec<(Viewer, usize)>,
    /// Who was asked last.
    last: Option<Seat>,
    /// The clause of the last refusal.
    clause: Option<&'static str>,
}

impl<R: BufRead, W: Write> Plain<R, W> {
    fn run(&mut self) -> Result<Wish, String> {
        while !self.session.table.is_over() {
            let wall = self.wall();
            self.session.strike_due(wall);
            if let Some(seat) = after(self.session.deciders(), self.last) {
                if let Done::Left(wish) = self.ask(seat)? {
                    return Ok(wish);
                }
                self.each_bot_once();
            } else if !self.session.bot_moves(wall) && !self.session.skip_to_moment(wall) {
                return Err(self.session.words.say(&said!("tui-nobody-goes-on")));
            }
        }
        self.finale()
    }

    fn wall(&self) -> Millis {
        Millis(self.start.elapsed().as_millis() as u32)
    }

    /// Bots that may act at the same time as people get their chance after each of them.
    fn each_bot_once(&mut self) {
        for bot in self.session.bots_to_act().iter() {
            if self.session.table.to_act().contains(bot) && !self.session.deciders().is_empty() {
                let wall = self.wall();
                self.session.bot_acts(bot, wall);
            }
        }
    }

    /// Says a line.
    fn line(&mut self, text: &str) -> Result<(), String> {
        let done = writeln!(self.output, "{text}");
        done.map_err(|why| self.session.words.say(&said!("tui-nobody-listens", why: why.to_string())))
    }

    /// Says something of the house.
    fn say(&mut self, said: &Said) -> Result<(), String> {
        let text = self.session.words.say(said);
        self.line(&text)
    }

    /// Asks for a line; none at the end of the input. Bytes that are no text become marks, which no action has.
    fn hear(&mut self, prompt: &str) -> Result<Option<String>, String> {
        let words = &self.session.words;
        let unheard = |why: std::io::Error| words.say(&said!("tui-nothing-read", why: why.to_string()));
        write!(self.output, "{prompt}").and_then(|()| self.output.flush()).map_err(unheard)?;
        let mut line = Vec::new();
        if self.input.read_until(b'\n', &mut line).map_err(unheard)? == 0 {
            writeln!(self.output).map_err(unheard)?;
            return Ok(None);
        }
        Ok(Some(String::from_utf8_lossy(&line).trim().to_string()))
    }

    /// Says what `viewer` was told since the last time; how many sentences that were.
    fn tell(&mut self, viewer: Viewer) -> Result<usize, String> {
        let entries = &self.session.log(viewer).entries;
        let known = self.read.iter().find(|(other, _)| *other == viewer).map_or(0, |(_, count)| *count);
        let fresh: Vec<String> = entries[known..].iter().map(|entry| entry.text.clone()).collect();
        let count = entries.len();
        self.read.retain(|(other, _)| *other != viewer);
        self.read.push((viewer, count));
        if self.session.is_open() {
            let listeners = self.session.people.iter().map(Viewer::Seat);
            self.read = listeners.map(|other| (other, self.session.log(other).entries.len())).collect();
        }
        fresh.iter().try_for_each(|text| self.line(text))?;
        Ok(fresh.len())
    }

    /// Gives the screen to `seat` if somebody else had it; false at the end of the input.
    fn hand_over(&mut self, seat: Seat) -> Result<bool, String> {
        if self.session.people.len() < 2 || self.last == Some(seat) {
            return Ok(true);
        }
        if self.session.is_open() {
            // Nothing to hide, and everybody has heard what was said so far.
            self.say(&said!("tui-next", name: self.session.words.name(seat)))?;
            return Ok(true);
        }
        let wall = self.wall();
        self.session.stop_clock(wall);
        if self.last.is_some() {
            self.line(&"\n".repeat(CURTAIN))?;
        }
        let words = &self.session.words;
        let ask = words.say(&said!("tui-pass-screen", name: words.name(seat))) + " ";
        let is_there = self.hear(&ask)?.is_some();
        let wall = self.wall();
        self.session.start_clock(wall);
        Ok(is_there)
    }
}
