//! What each viewer is sent, and its numbers.
//!
//! Everything here is built from `AnyTable::brief` and what stands beside it. Updates say how the table differs from the one
//! before, as this viewer saw it; whoever comes is sent the whole of it. A viewer for whom a step changes nothing is sent
//! nothing, and its numbers show no gap: not even the moment of a hidden answer gets out.

use super::offers::Offers;
use super::{Clocks, Out, Room};
use crate::id::Id;
use crate::websocket::{self, Outlet, Sheet};
use kernel::{Seat, Viewer};
use serde::Serialize;
use std::collections::VecDeque;
use std::io::Write;
use std::net::IpAddr;
use std::ops::Range;
use std::sync::Arc;
use table::AnyTable;
use table::diff::Parts;
use table::wire::{FaceInfo, Message, Refused, TalkLine};

/// A connected client.
pub struct Connection {
    pub number: u32,
    pub person: Option<Id>,
    pub name: Arc<str>,
    pub viewer: Viewer,
    /// The household it comes from.
    pub from: IpAddr,
    /// The language it is answered in.
    pub language: &'static str,
    pub out: Outlet,
}

/// What a viewer has been sent.
#[derive(Clone, Default)]
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
    /// The table that everybody who sees as this viewer has; nothing if they must be sent the whole.
    parts: Parts,
    /// What they were offered.
    offers: Offers,
}

/// How many updates a stream remembers, and how many bytes of them.
const RECENT: usize = 8;
pub(super) const RECENT_BYTES: usize = 512;

/// What a viewer sees after a step, as text. It does not depend on who was sent what before.
#[derive(PartialEq, Eq, Debug)]
pub(super) struct Shown {
    /// What was told, the table, the choices one after the other, and the clocks.
    sheet: Sheet,
    told: usize,
    table: Range<usize>,
    choices: Range<usize>,
    /// Where each choice ends.
    ends: Vec<usize>,
}

impl Shown {
    /// Everything a viewer is sent after a step. Whether anything is sent at all depends on nothing else.
    pub(super) fn of(table: &dyn AnyTable, clocks: &Clocks, viewer: Viewer) -> Shown {
        let mut sheet = Sheet::blank();
        let told = table.told(viewer);
        match told.is_empty() {
            true => sheet.out().extend_from_slice(NOTHING),
            false => serde_json::to_writer(sheet.out(), &told).expect("facts are plain data"),
        }
        let told = sheet.len();
        table.brief(viewer, sheet.out());
        let (from, before) = (sheet.len(), sheet.out().len());
        let mut ends = Vec::new();
        if let Viewer::Seat(seat) = viewer {
            table.brief_choices(seat, sheet.out(), &mut ends);
        }
        ends.iter_mut().for_each(|end| *end -= before);
        let choices = from..sheet.len();
        if let Some(clock) = clocks.info(viewer) {
            sheet.out().extend_from_slice(br#","clock":"#);
            sheet.out().extend_from_slice(text(&clock).as_bytes());
        }
        Shown { sheet, told, table: told..from, choices, ends }
    }

    pub(super) fn told(&self) -> &[u8] {
        &self.sheet.content()[..self.told]
    }

    fn table(&self) -> &[u8] {
        &self.sheet.content()[self.table.clone()]
    }

    fn choices(&self) -> &[u8] {
        &self.sheet.content()[self.choices.clone()]
    }

    /// The clocks, as they end a message; nothing where the table has none.
    fn clock(&self) -> &[u8] {
        &self.sheet.content()[self.choices.end..]
    }

    /// Tells apart what the viewer sees; and what it may choose from.
    fn marks(&self) -> (u64, u64) {
        (hash(&self.sheet.content()[self.told..]), hash(self.choices()))
    }

    /// Whether a viewer sees the same, whatever was told.
    #[cfg(test)]
    pub(super) fn looks_like(&self, other: &Shown) -> bool {
        self.sheet.content()[self.told..] == other.sheet.content()[other.told..]
    }

    /// What is sent to those who know what `stream` says; they know this afterwards.
    pub(super) fn difference(&self, stream: &mut Stream, told: &[u8], now: u32) -> Out {
        let mut sheet = begun(stream.number, now, false, told);
        let out = sheet.out();
        if stream.parts.is_empty() {
            out.extend_from_slice(br#","table":"#);
            out.extend_from_slice(self.table());
            stream.parts.learn(self.table());
        } else {
            let from = out.len();
            out.extend_from_slice(br#","patch":"#);
            if !stream.parts.patch(self.table(), out) {
                out.truncate(from);
            }
        }
        self.put_mark(out);
        stream.offers.write(self.choices(), &self.ends, out);
        self.finished(sheet)
    }

    /// What is sent to somebody who knows nothing, or not enough.
    pub(super) fn whole(&self, number: u32, told: &[u8], now: u32, gap: bool) -> Out {
        let mut sheet = begun(number, now, gap, told);
        let out = sheet.out();
        out.extend_from_slice(br#","table":"#);
        out.extend_from_slice(self.table());
        self.put_mark(out);
        Offers::default().write(self.choices(), &self.ends, out);
        self.finished(sheet)
    }

    /// The mark by which a client notices that it has gone astray.
    fn put_mark(&self, out: &mut Vec<u8>) {
        let mark = crc32fast::hash(self.table());
        write!(out, r#","mark":{mark}"#).expect("writing to memory cannot fail");
    }

    fn finished(&self, mut sheet: Sheet) -> Out {
        sheet.out().extend_from_slice(self.clock());
        sheet.out().push(b'}');
        websocket::finish(sheet, b"")
    }
}

/// The beginning of an update.
fn begun(number: u32, now: u32, gap: bool, told: &[u8]) -> Sheet {
    let mut sheet = Sheet::blank();
    let gap = if gap { r#","gap":true"# } else { "" };
    write!(sheet.out(), r#"{{"say":"update","number":{number},"now":{now}{gap},"told":"#).expect("memory takes it");
    sheet.out().extend_from_slice(told);
    sheet
}

/// What was told if nothing was.
const NOTHING: &[u8] = b"[]";

impl Stream {
    /// Nobody sees as this viewer any more: what they had need not be known.
    pub(super) fn leave(&mut self) {
        self.parts.clear();
        self.offers.forget();
    }

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

    pub(super) fn stream_mut(&mut self, viewer: Viewer) -> &mut Stream {
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
            self.update_with(viewer, &shown, shown.told(), actor);
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
            self.update_with(viewer, &shown, NOTHING, None);
        }
    }

    /// The table as a viewer sees it, as text.
    fn shown(&self, viewer: Viewer) -> Option<Shown> {
        Some(Shown::of(self.table.as_deref()?, &self.clocks, viewer))
    }

    fn update_with(&mut self, viewer: Viewer, shown: &Shown, told: &[u8], actor: Option<Seat>) {
        let now = self.moment();
        let own = actor.is_none() || actor.map(Viewer::Seat) == Some(viewer);
        let (looks, choices) = shown.marks();
        let stream = self.stream_mut(viewer);
        if told == NOTHING && stream.shown == looks {
            return;
        }
        stream.number += 1;
        if own || stream.choices != choices {
            stream.decision = stream.number;
        }
        stream.shown = looks;
        stream.choices = choices;
        stream.remember(told);
        let message = shown.difference(stream, told, now);
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

    /// Answers one connection with the whole table: it has gone astray.
    pub(super) fn freshen(&mut self, connection: u32) {
        let Some(viewer) = self.viewer_of(connection) else { return };
        let Some(shown) = self.shown(viewer) else { return };
        let now = self.moment();
        let stream = self.stream_mut(viewer);
        stream.offers.forget();
        let message = shown.whole(stream.number, NOTHING, now, false);
        self.put(connection, message);
    }

    pub(super) fn viewer_of(&self, connection: u32) -> Option<Viewer> {
        self.connections.iter().find(|other| other.number == connection).map(|other| other.viewer)
    }

    fn put(&mut self, connection: u32, message: Out) {
        let found = self.connections.iter().find(|other| other.number == connection);
        if found.is_some_and(|found| !found.out.put(message)) {
            self.part(connection);
        }
    }

    /// A refusal in the language of whoever is refused.
    pub(super) fn in_language(&self, connection: u32, refused: Refused) -> Refused {
        let found = self.connections.iter().find(|other| other.number == connection);
        match found.map_or(words::ENGLISH, |found| found.language) {
            words::ENGLISH => refused,
            language => {
                let lists = table::find(&self.setup.game).map_or(&[][..], |entry| entry.words);
                refused.spoken(lists, language)
            }
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
    pub(super) fn greet(&mut self, connection: u32, since: Option<u32>, faces: bool) {
        let Some(viewer) = self.viewer_of(connection) else { return };
        let shown = self.shown(viewer);
        let (welcome, update) =
            (self.welcome(viewer, faces), shown.and_then(|shown| self.fresh(viewer, &shown, since)));
        for message in [Some(welcome), update].into_iter().flatten() {
            self.put(connection, message);
        }
    }

    /// After the table was read again: everybody gets a fresh view in a new epoch.
    pub(super) fn greet_again(&mut self) {
        let numbers: Vec<u32> = self.connections.iter().map(|connection| connection.number).collect();
        for (seat, away) in self.away.iter_mut().enumerate() {
            let here = |connection: &Connection| connection.viewer == Viewer::Seat(Seat::new(seat as u8));
            *away = if self.connections.iter().any(here) { None } else { *away };
        }
        numbers.into_iter().for_each(|number| self.greet(number, None, false));
    }

    fn welcome(&self, viewer: Viewer, faces: bool) -> Out {
        let you = if let Viewer::Seat(seat) = viewer { Some(seat) } else { None };
        said(&Message::Welcome {
            number: self.stream(viewer).number,
            protocol: table::wire::PROTOCOL,
            epoch: self.epoch.to_string(),
            you: you.map(Seat::number),
            last_id: you.map_or(0, |seat| self.answers[seat.index()].highest()),
            info: self.info(),
            faces: if faces { self.faces() } else { None },
            talk: self.talk.iter().filter(|line| self.hears(viewer, &line.name)).cloned().collect(),
        })
    }

    /// Every face of the deck. Before the match begins, a table is set up to ask it.
    fn faces(&self) -> Option<Vec<FaceInfo>> {
        match &self.table {
            Some(table) => Some(table.faces()),
            None => super::deal(&self.setup, &self.secret, &self.chairs).ok().map(|table| table.faces()),
        }
    }

    /// The table as it is now, for somebody who knows everything up to `since`; none if nothing is missing.
    fn fresh(&mut self, viewer: Viewer, shown: &Shown, since: Option<u32>) -> Option<Out> {
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
            stream.leave();
        }
        let knows = since.is_some_and(|since| since >= stream.number);
        if knows {
            return None;
        }
        stream.parts.learn(shown.table());
        stream.offers.forget();
        Some(shown.whole(stream.number, &told, now, gap))
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
pub(super) fn hash(text: &[u8]) -> u64 {
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
