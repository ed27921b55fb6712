//! What each viewer is sent, and its numbers.
//!
//! Everything here is built from `AnyTable::brief` and what stands beside it. A viewer for whom a step changes nothing is
//! sent nothing, and its numbers show no gap: not even the moment of a hidden answer gets out.

use super::{Clocks, Out, Room};
use crate::id::Id;
use crate::websocket::{self, Outlet, Sheet};
use kernel::{Seat, Viewer};
use serde::Serialize;
use std::collections::VecDeque;
use std::net::IpAddr;
use std::ops::Range;
use std::sync::Arc;
use table::AnyTable;
use table::wire::{BriefChoices, Message, TalkLine};

/// A connected client.
pub struct Connection {
    pub number: u32,
    pub person: Option<Id>,
    pub name: Arc<str>,
    pub viewer: Viewer,
    /// The household it comes from.
    pub from: IpAddr,
    pub out: Outlet,
}

/// What a viewer has been sent.
#[derive(Default)]
pub struct Stream {
    /// The number of the last message.
    pub number: u32,
    /// The number of the last message that changed what this seat may decide.
    pub decision: u32,
    /// What the last update showed.
    shown: u64,
    choices: u64,
    /// Whether something happened while nobody was connected.
    missed: bool,
    /// What the last updates told, the oldest first; each with its number.
    recent: VecDeque<(u32, Box<[u8]>)>,
    /// Updates up to this number are forgotten.
    forgotten: u32,
}

/// How many updates a stream remembers, and how many bytes of them.
const RECENT: usize = 8;
pub(super) const RECENT_BYTES: usize = 512;

/// The parts of an update that do not depend on who was sent what before.
#[derive(PartialEq, Eq, Debug)]
pub(super) struct Shown {
    /// What was told; and from there to the end of the message.
    sheet: Sheet,
    told: usize,
    /// Where the choices lie in it.
    choices: Range<usize>,
}

impl Shown {
    /// Everything a viewer is sent after a step. Whether anything is sent at all depends on nothing else.
    pub(super) fn of(table: &dyn AnyTable, clocks: &Clocks, viewer: Viewer) -> Shown {
        let mut sheet = Sheet::blank();
        table.brief_told(viewer, sheet.out());
        let told = sheet.len();
        sheet.out().extend_from_slice(br#","table":"#);
        table.brief(viewer, sheet.out());
        sheet.out().extend_from_slice(br#","choices":"#);
        let from = sheet.len();
        match viewer {
            Viewer::Seat(seat) => table.brief_choices(seat, sheet.out()),
            Viewer::Public | Viewer::Truth => sheet.out().extend_from_slice(text(&BriefChoices::default()).as_bytes()),
        }
        let choices = from..sheet.len();
        sheet.out().extend_from_slice(br#","clock":"#);
        match clocks.info(viewer) {
            Some(clock) => sheet.out().extend_from_slice(text(&clock).as_bytes()),
            None => sheet.out().extend_from_slice(b"null"),
        }
        sheet.out().push(b'}');
        Shown { sheet, told, choices }
    }

    pub(super) fn told(&self) -> &[u8] {
        &self.sheet.content()[..self.told]
    }

    /// From the table to the end of the message.
    fn rest(&self) -> &[u8] {
        &self.sheet.content()[self.told..]
    }

    /// The same, but nothing was told.
    pub(super) fn untold(self) -> Shown {
        self.telling(NOTHING)
    }

    /// The same with something else told.
    fn telling(self, told: &[u8]) -> Shown {
        let mut sheet = Sheet::blank();
        sheet.out().extend_from_slice(told);
        sheet.out().extend_from_slice(self.rest());
        let moved = |place: usize| place - self.told + told.len();
        Shown { sheet, told: told.len(), choices: moved(self.choices.start)..moved(self.choices.end) }
    }

    /// Tells apart what the viewer sees; and what it may choose from.
    fn marks(&self) -> (u64, u64) {
        (hash(self.rest()), hash(&self.sheet.content()[self.choices.clone()]))
    }

    /// The update as it is sent.
    pub(super) fn message(self, number: u32, now: u32, gap: bool) -> Out {
        let head = format!(r#"{{"say":"update","number":{number},"now":{now},"gap":{gap},"told":"#);
        websocket::finish(self.sheet, head.as_bytes())
    }
}

/// What was told if nothing was.
const NOTHING: &[u8] = b"[]";

impl Stream {
    fn remember(&mut self, told: &[u8]) {
        self.recent.push_back((self.number, told.into()));
        let size = |recent: &VecDeque<(u32, Box<[u8]>)>| recent.iter().map(|(_, told)| told.len()).sum::<usize>();
        while self.recent.len() > RECENT || size(&self.recent) > RECENT_BYTES {
            let dropped = self.recent.pop_front();
            self.forgotten = dropped.map_or(self.forgotten, |(number, _)| number);
        }
    }

    /// Everything told after the message with this number, and whether that is all.
    fn told_since(&self, number: u32) -> (Vec<u8>, bool) {
        let told = self.recent.iter().filter(|(other, _)| *other > number);
        let parts: Vec<&[u8]> =
            told.map(|(_, told)| &told[1..told.len() - 1]).filter(|told| !told.is_empty()).collect();
        ([&b"["[..], &parts.join(&b","[..]), b"]"].concat(), number < self.forgotten || self.missed)
    }
}

impl Room {
    fn stream_of(viewer: Viewer, streams: &[Stream]) -> usize {
        match viewer {
            Viewer::Seat(seat) => seat.index(),
            Viewer::Public | Viewer::Truth => streams.len() - 1,
        }
    }

    pub(super) fn stream(&self, viewer: Viewer) -> &Stream {
        &self.streams[Room::stream_of(viewer, &self.streams)]
    }

    fn stream_mut(&mut self, viewer: Viewer) -> &mut Stream {
        let index = Room::stream_of(viewer, &self.streams);
        &mut self.streams[index]
    }

    fn viewers(&self) -> impl Iterator<Item = Viewer> + use<> {
        Viewer::all(self.chairs.len() as u8)
    }

    /// Tells every viewer what the last step told it. No `actor` is the clock: a decision may have ended unseen.
    pub(super) fn fan_out(&mut self, actor: Option<Seat>) {
        // Bots answer by what the public sees, whether anybody looks on or not.
        let has_bots = self.table.as_ref().is_some_and(|table| !table.seating().bots().is_empty());
        for viewer in self.viewers() {
            let is_here = self.connections.iter().any(|connection| connection.viewer == viewer);
            let is_beat = has_bots && viewer == Viewer::Public;
            if !is_here && !is_beat {
                self.stream_mut(viewer).missed = true;
                continue;
            }
            let Some(shown) = self.shown(viewer) else { return };
            if is_beat {
                self.beat.follow(self.moment(), shown.told() != NOTHING, shown.marks().0);
            }
            if !is_here {
                self.stream_mut(viewer).missed = true;
                continue;
            }
            self.update(viewer, shown, actor);
        }
        if std::mem::take(&mut self.take_back.lapsed) {
            self.tell_info();
        }
    }

    /// Shows every viewer the table as it is now, when it has gone back: what the last step told is not told again.
    pub(super) fn fan_out_anew(&mut self) {
        self.beat.strike(self.moment());
        for viewer in self.viewers() {
            let Some(shown) = self.shown(viewer) else { return };
            self.update(viewer, shown.untold(), None);
        }
    }

    /// The table as a viewer sees it, as text.
    fn shown(&self, viewer: Viewer) -> Option<Shown> {
        Some(Shown::of(self.table.as_deref()?, &self.clocks, viewer))
    }

    fn update(&mut self, viewer: Viewer, shown: Shown, actor: Option<Seat>) {
        let now = self.moment();
        let own = actor.is_none() || actor.map(Viewer::Seat) == Some(viewer);
        let (looks, choices) = shown.marks();
        let stream = self.stream_mut(viewer);
        if shown.told() == NOTHING && stream.shown == looks {
            return;
        }
        stream.number += 1;
        if own || stream.choices != choices {
            stream.decision = stream.number;
        }
        stream.shown = looks;
        stream.choices = choices;
        stream.remember(shown.told());
        let message = shown.message(stream.number, now, false);
        self.send(viewer, &message);
    }

    /// Sends a message to everybody who sees as `viewer`; whoever cannot keep up is dropped and may resume.
    fn send(&mut self, viewer: Viewer, message: &Out) {
        let mut gone = Vec::new();
        for connection in self.connections.iter().filter(|connection| connection.viewer == viewer) {
            if !connection.out.put(message.clone()) {
                gone.push(connection.number);
            }
            connection.out.flush();
        }
        for number in gone {
            metrics::counter!("parlor_slow_readers").increment(1);
            self.part(number);
        }
    }

    /// Tells everybody that something about the table's people has changed.
    pub(super) fn tell_info(&mut self) {
        let info = self.info();
        for viewer in self.viewers() {
            let stream = self.stream_mut(viewer);
            stream.number += 1;
            let number = stream.number;
            let message = said(&Message::Info { number, info: info.clone() });
            self.send(viewer, &message);
        }
    }

    /// Tells everybody what somebody said.
    pub(super) fn tell_talk(&mut self, line: &TalkLine) {
        for viewer in self.viewers() {
            if !self.hears(viewer, &line.name) {
                continue;
            }
            let stream = self.stream_mut(viewer);
            stream.number += 1;
            let number = stream.number;
            let message = said(&Message::Talk { number, line: line.clone() });
            self.send(viewer, &message);
        }
    }

    /// Answers one connection; the answer goes out with the next update, or before the room waits.
    pub(super) fn answer(&mut self, connection: u32, message: impl FnOnce(u32) -> Message) {
        let Some(found) = self.connections.iter().find(|other| other.number == connection) else { return };
        let number = self.stream(found.viewer).number;
        if !found.out.put(said(&message(number))) {
            self.part(connection);
        }
    }

    /// The first messages of a connection: who sits here, and the table unless it is known already.
    pub(super) fn greet(&mut self, connection: u32, since: Option<u32>) {
        let Some(found) = self.connections.iter().find(|other| other.number == connection) else { return };
        let viewer = found.viewer;
        let shown = self.shown(viewer);
        let (welcome, update) = (self.welcome(viewer), shown.and_then(|shown| self.fresh(viewer, shown, since)));
        for message in [Some(welcome), update].into_iter().flatten() {
            let Some(found) = self.connections.iter().find(|other| other.number == connection) else { return };
            if !found.out.put(message) {
                return self.part(connection);
            }
        }
    }

    /// After the table was read again: everybody gets a fresh view in a new epoch.
    pub(super) fn greet_again(&mut self) {
        let numbers: Vec<u32> = self.connections.iter().map(|connection| connection.number).collect();
        for (seat, away) in self.away.iter_mut().enumerate() {
            let here = |connection: &Connection| connection.viewer == Viewer::Seat(Seat::new(seat as u8));
            *away = if self.connections.iter().any(here) { None } else { *away };
        }
        numbers.into_iter().for_each(|number| self.greet(number, None));
    }

    fn welcome(&self, viewer: Viewer) -> Out {
        let you = if let Viewer::Seat(seat) = viewer { Some(seat) } else { None };
        said(&Message::Welcome {
            number: self.stream(viewer).number,
            protocol: table::wire::PROTOCOL,
            epoch: self.epoch.to_string(),
            you: you.map(Seat::number),
            last_id: you.map_or(0, |seat| self.answers[seat.index()].highest()),
            info: self.info(),
            talk: self.talk.iter().filter(|line| self.hears(viewer, &line.name)).cloned().collect(),
        })
    }

    /// The table as it is now, for somebody who knows everything up to `since`; none if nothing is missing.
    fn fresh(&mut self, viewer: Viewer, shown: Shown, since: Option<u32>) -> Option<Out> {
        let now = self.moment();
        let (looks, choices) = shown.marks();
        let stream = self.stream_mut(viewer);
        let (told, gap) = since.map_or((NOTHING.to_vec(), true), |since| stream.told_since(since));
        if stream.shown != looks || stream.missed {
            // Nobody was told of the last steps: they count as one message.
            stream.number += 1;
            stream.shown = looks;
            stream.choices = choices;
            stream.decision = stream.number;
            stream.recent.clear();
            stream.forgotten = stream.number;
            stream.missed = false;
        }
        let knows = since.is_some_and(|since| since >= stream.number);
        (!knows).then(|| shown.telling(&told).message(stream.number, now, gap))
    }
}

/// Anything else as it is sent.
fn said(message: &Message) -> Out {
    websocket::message(&text(message))
}

pub(super) fn text(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("wire messages are plain data")
}

/// Tells apart what was shown before from what is shown now. This happens for every message: 32 bytes at a time, in four
/// lanes that do not wait for each other.
fn hash(text: &[u8]) -> u64 {
    const ODD: u64 = 0x9e37_79b9_7f4a_7c15;
    let mix = |state: u64, word: u64| {
        let wide = u128::from(state ^ word) * u128::from(ODD);
        (wide as u64) ^ (wide >> 64) as u64
    };
    let (blocks, rest) = text.as_chunks::<32>();
    let mut lanes = [ODD, ODD ^ 1, ODD ^ 2, ODD ^ 3];
    for block in blocks {
        let (words, _) = block.as_chunks::<8>();
        for (lane, word) in lanes.iter_mut().zip(words) {
            *lane = mix(*lane, u64::from_le_bytes(*word));
        }
    }
    let state = lanes.into_iter().fold(text.len() as u64, mix);
    let (words, rest) = rest.as_chunks::<8>();
    let state = words.iter().fold(state, |state, word| mix(state, u64::from_le_bytes(*word)));
    rest.iter().fold(state, |state, byte| mix(state, u64::from(*byte) + 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_that_differ_anywhere_are_told_apart() {
        let text = "a table as some viewer sees it, long enough for every part of the sum: blocks, words, the rest";
        for place in 0..text.len() {
            let mut other = text.to_string();
            other.replace_range(place..=place, "#");
            assert_ne!(hash(other.as_bytes()), hash(text.as_bytes()), "{place}");
            assert_ne!(hash(&text.as_bytes()[..place]), hash(text.as_bytes()), "{place}");
        }
    }
}
