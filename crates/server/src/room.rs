//! One task per table. It alone changes the match; everybody else sends it commands.
//!
//! Invariant: what a room has told anybody is stored. A step is applied, stored, and only then told; if it cannot be
//! stored, the room forgets what it knows and reads the table again.

mod answers;
mod bots;
mod calls;
mod clock;
mod event;
mod fanout;
#[cfg(test)]
mod indifference;
mod lobby;
mod moves;
mod offers;
mod past;
mod registry;
mod schedule;
mod seats;
mod setup;
#[cfg(test)]
mod sizes;
mod takeback;
mod talk;

pub use event::Event;
pub use registry::Rooms;
pub use setup::{Chair, Opened, Owner, TableSetup, deal, opened, replay, replay_to};
pub use talk::{EMOTES, PHRASES};

use crate::app::Shared;
use crate::id::Id;
use crate::store::{Closing, Person, Stored, Write, now};
use crate::websocket::{Outlet, Sheet};
use answers::Answers;
use clock::Clocks;
use fanout::{Connection, Stream};
use kernel::{Said, Seat, Viewer, said};
use std::collections::VecDeque;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;
use table::wire::{Code, Intent, Refused, State, TableInfo, TalkLine};
use table::{AnyTable, Pondered};
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

/// What a connection is sent, as a WebSocket message; everybody who sees the same shares it.
pub type Out = Arc<Sheet>;
/// The answer to a command about the table.
pub type Reply<T> = oneshot::Sender<Result<T, Refused>>;

/// Everything a room can be asked to do. Every room has room for many of them, so what is rare and large is boxed.
pub enum Command {
    /// Somebody connects.
    Join(Box<Join>),
    /// A connection is gone.
    Part { connection: u32 },
    /// A connection asks for something.
    Ask { connection: u32, intent: Box<Intent> },
    /// Somebody changes something about the table.
    Manage { asked: Box<(Person, Manage)>, reply: Reply<TableInfo> },
    /// Somebody looks at the table from outside.
    Look { reply: Reply<TableInfo> },
    /// A bot has thought; the number is that of its thinking.
    Thought { seat: Seat, number: u32, pondered: Option<Box<Pondered>> },
    /// The server stops.
    Stop,
}

/// Somebody connects.
pub struct Join {
    /// Who; none for somebody without a token.
    pub person: Option<Person>,
    /// The epoch and the number it knows.
    pub since: Option<(String, u32)>,
    /// The household it comes from.
    pub from: IpAddr,
    /// The language it is answered in.
    pub language: &'static str,
    /// Whether it wants to know every face of the deck.
    pub faces: bool,
    /// Where messages go.
    pub out: Outlet,
    /// The number of the connection.
    pub reply: Reply<u32>,
}

/// What can be changed about a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Manage {
    /// Take a seat, or come back to one's own.
    Sit { seat: u8 },
    /// Leave one's seat.
    Leave,
    /// Be ready, or not; adding entropy to the deal.
    Ready { ready: bool, entropy: String },
    /// Begin.
    Start,
    /// Give an open or abandoned seat to a bot.
    Bot { seat: u8, kind: String },
    /// Free a seat before the start.
    Remove { seat: u8 },
    /// Play again with the same people.
    Rematch,
}

/// After so long without a step, a room puts its events where they belong.
const QUIET: Duration = Duration::from_secs(30);
/// So many events may be in the journal only.
const UNSAVED_MAX: usize = 256;

/// A table and its people.
struct Room {
    shared: Arc<Shared>,
    own: mpsc::WeakSender<Command>,
    id: Id,
    host: Id,
    secret: String,
    setup: TableSetup,
    /// What people should know about its options.
    warning: Option<Said>,
    chairs: Vec<Chair>,
    state: State,
    rematch: Option<Id>,
    /// The match; none before it starts.
    table: Option<Box<dyn AnyTable>>,
    /// Its events, where something may be taken back.
    events: Vec<Event>,
    /// How many events were stored, taken back or not.
    stored: i64,
    /// Lines that only the journal holds, and how many they are.
    unsaved: String,
    unsaved_count: usize,
    /// The moment of the match that `since` stands for.
    at: u32,
    since: Instant,
    epoch: Id,
    streams: Vec<Stream>,
    connections: Vec<Connection>,
    connected: u32,
    answers: Vec<Answers>,
    /// What each seat answers by itself.
    standing: Vec<Option<String>>,
    /// Since when the person of a seat is away.
    away: Vec<Option<Instant>>,
    clocks: Clocks,
    bots: Vec<bots::Desk>,
    calls: calls::Calls,
    /// How often bots were sent off to think.
    asked: u32,
    /// What everybody saw last: bots answer by it.
    beat: schedule::Beat,
    talk: VecDeque<TalkLine>,
    talk_lines: u32,
    /// Who said something when, in the last moments.
    spoken: Vec<(Option<Id>, Instant)>,
    take_back: takeback::Undo,
    /// When the room was last busy.
    busy: Instant,
    /// Whether the table must be read again before anything else.
    broken: bool,
}

/// Serves one table until nobody needs it.
pub async fn run(shared: Arc<Shared>, own: mpsc::WeakSender<Command>, id: Id, mut inbox: mpsc::Receiver<Command>) {
    let mut room = match load(&shared, own, id).await {
        Ok(room) => room,
        Err(refused) => {
            shared.rooms.forget(id);
            inbox.close();
            while let Some(command) = inbox.recv().await {
                refuse(command, &refused);
            }
            return;
        }
    };
    metrics::gauge!("parlor_rooms").increment(1.0);
    room.serve(&mut inbox).await;
    metrics::gauge!("parlor_rooms").decrement(1.0);
    drop(room);
    // Whoever wrote while the room was closing is served by the next one.
    inbox.close();
    while let Some(command) = inbox.recv().await {
        if matches!(command, Command::Join(_) | Command::Manage { .. } | Command::Look { .. }) {
            shared.rooms.send(&shared, id, command).await;
        }
    }
}

/// Tells whoever sent a command that it was not carried out.
fn refuse(command: Command, refused: &Refused) {
    match command {
        Command::Join(join) => drop(join.reply.send(Err(refused.clone()))),
        Command::Manage { reply, .. } | Command::Look { reply } => drop(reply.send(Err(refused.clone()))),
        Command::Part { .. } | Command::Ask { .. } | Command::Thought { .. } | Command::Stop => {}
    }
}

fn unavailable() -> Refused {
    Refused::new(Code::Unavailable, said!("unavailable"))
}

async fn load(shared: &Arc<Shared>, own: mpsc::WeakSender<Command>, id: Id) -> Result<Box<Room>, Refused> {
    let stored = shared.store.table(id).await.map_err(|_| unavailable())?;
    let stored = stored.ok_or_else(|| Refused::new(Code::NotFound, said!("no-such-table")))?;
    let closed = |why: String| {
        tracing::error!(table = %id, why, "a table cannot be opened");
        Refused::new(Code::NotAllowed, said!("table-of-other-rules"))
    };
    let opened = opened(&stored).map_err(closed)?;
    if let Some(why) = opened.setup.other_rules() {
        let is_over = stored.state == 2;
        let said = if is_over { said!("other-rules-kept", why: why) } else { said!("other-rules", why: why) };
        return Err(Refused::new(Code::NotAllowed, said));
    }
    // In a box: the task of the room would hold it twice, here and where it is served.
    Room::new(shared.clone(), own, &stored, opened).map(Box::new).map_err(closed)
}

impl Room {
    fn new(
        shared: Arc<Shared>,
        own: mpsc::WeakSender<Command>,
        stored: &Stored,
        opened: Opened,
    ) -> Result<Room, String> {
        let seats = opened.setup.seats as usize;
        let now = Instant::now();
        let mut room = Room {
            shared,
            own,
            id: stored.row.id,
            host: stored.row.host,
            secret: stored.row.secret.clone(),
            clocks: Clocks::new(opened.setup.pace, seats),
            setup: opened.setup,
            warning: None,
            chairs: opened.chairs,
            state: [State::Open, State::Playing, State::Over][stored.state.clamp(0, 2) as usize],
            rematch: stored.rematch,
            table: None,
            events: Vec::new(),
            stored: stored.saved,
            unsaved: stored.unsaved.clone(),
            unsaved_count: stored.unsaved.lines().count(),
            at: 0,
            since: now,
            epoch: Id::fresh(),
            streams: (0..=seats).map(|_| Stream::default()).collect(),
            connections: Vec::new(),
            connected: 0,
            answers: (0..seats).map(|_| Answers::default()).collect(),
            standing: vec![None; seats],
            away: vec![Some(now); seats],
            bots: (0..seats).map(|_| bots::Desk::default()).collect(),
            calls: calls::Calls::default(),
            asked: 0,
            beat: schedule::Beat::default(),
            talk: VecDeque::new(),
            talk_lines: 0,
            spoken: Vec::new(),
            take_back: takeback::Undo::default(),
            busy: now,
            broken: false,
        };
        if room.state == State::Open {
            room.warning = deal(&room.setup, &room.secret, &room.chairs)?.warning();
        } else {
            room.replay(opened.events)?;
            room.warning = room.table.as_ref().and_then(|table| table.warning());
        }
        Ok(room)
    }

    /// Plays the stored events again.
    fn replay(&mut self, events: Vec<Event>) -> Result<(), String> {
        let mut table = deal(&self.setup, &self.secret, &self.chairs)?;
        self.clocks = Clocks::new(self.setup.pace, self.chairs.len());
        self.clocks.follow(table.as_ref(), 0, None);
        for event in &events {
            replay(table.as_mut(), event)?;
            if let Event::Act { at, .. } | Event::Clock { at } = event {
                self.at = *at;
            }
            if let Event::Act { seat, intent: Some(intent), .. } = event {
                self.answers[*seat as usize].accepted(*intent);
            }
            let actor = if let Event::Act { seat, .. } = event { Some(Seat::new(*seat)) } else { None };
            self.clocks.follow(table.as_ref(), self.at, actor);
        }
        self.since = Instant::now();
        self.beat.strike(self.at);
        self.table = Some(table);
        self.events = if self.setup.take_back { events } else { Vec::new() };
        Ok(())
    }

    /// Forgets what could not be stored and reads the table again; says whether that worked.
    async fn recover(&mut self) -> bool {
        if !self.broken {
            return true;
        }
        let Ok(Some(stored)) = self.shared.store.table(self.id).await else { return false };
        let fresh =
            opened(&stored).and_then(|opened| Room::new(self.shared.clone(), self.own.clone(), &stored, opened));
        let Ok(fresh) = fresh else { return false };
        let connections = std::mem::take(&mut self.connections);
        let connected = self.connected;
        *self = Room { connections, connected, ..fresh };
        self.greet_again();
        true
    }

    async fn serve(&mut self, inbox: &mut mpsc::Receiver<Command>) {
        let mut alarm = std::pin::pin!(tokio::time::sleep_until(self.wakes_at()));
        loop {
            if !self.broken {
                self.proceed().await;
            }
            // What was only answered goes out before the room waits; updates went out at once and took answers along.
            self.connections.iter().for_each(|connection| connection.out.flush());
            // An alarm that rings too early costs less than one that is set anew after every command.
            let wake = self.wakes_at();
            if wake < alarm.deadline() || alarm.is_elapsed() {
                alarm.as_mut().reset(wake);
            }
            tokio::select! {
                biased;
                () = alarm.as_mut() => {
                    if self.recover().await {
                        self.wake().await;
                    }
                }
                command = inbox.recv() => match command {
                    None | Some(Command::Stop) => break,
                    Some(command) => self.take(command).await,
                },
            }
            if self.is_idle() && self.save(None).await && self.shared.rooms.forget_if(self.id, || inbox.is_empty()) {
                return;
            }
        }
        self.save(None).await;
        self.shared.rooms.forget(self.id);
    }

    async fn take(&mut self, command: Command) {
        self.busy = Instant::now();
        if !self.recover().await && !matches!(command, Command::Part { .. }) {
            if let Command::Ask { connection, intent } = &command {
                self.refuse_ask(*connection, intent, unavailable());
            }
            return refuse(command, &unavailable());
        }
        match command {
            Command::Join(join) => self.join(*join).await,
            Command::Part { connection } => self.part(connection),
            Command::Ask { connection, intent } => self.ask(connection, *intent).await,
            Command::Manage { asked, reply } => {
                let (person, what) = *asked;
                let done = self.manage(&person, what).await;
                // Whoever asked may have gone.
                let _ = reply.send(done.map(|()| self.info()));
            }
            Command::Look { reply } => drop(reply.send(Ok(self.info()))),
            Command::Thought { seat, number, pondered } => self.thought(seat, number, pondered).await,
            Command::Stop => {}
        }
    }

    /// The present moment of the match.
    fn moment(&self) -> u32 {
        let passed = u32::try_from(self.since.elapsed().as_millis()).unwrap_or(u32::MAX);
        self.at.saturating_add(passed)
    }

    /// When a moment of the match comes.
    fn instant(&self, at: u32) -> Instant {
        self.since + Duration::from_millis(u64::from(at.saturating_sub(self.at)))
    }

    /// When something happens by itself.
    fn wakes_at(&self) -> Instant {
        let now = Instant::now();
        if self.broken {
            return now + Duration::from_secs(1);
        }
        let mut next = if self.unsaved.is_empty() { now + Duration::from_secs(3600) } else { self.busy + QUIET };
        if self.connections.is_empty() {
            next = next.min(self.busy + self.shared.config.idle);
        }
        if self.state == State::Playing {
            let rules = self.table.as_ref().and_then(|table| table.wakes_at()).map(|at| self.instant(at.0));
            let clock = self.clocks.next().map(|at| self.instant(at));
            let moments = rules.into_iter().chain(clock).chain(self.next_leave()).chain(self.next_reflex());
            next = moments.chain(self.next_call()).fold(next, Instant::min);
        }
        // What is due and cannot be done (the store is gone) is tried again, but not all the time.
        if next < now { now + Duration::from_millis(20) } else { next }
    }

    /// Something is due.
    async fn wake(&mut self) {
        if self.state == State::Playing {
            self.strike_due().await;
            self.time_out().await;
            self.answer_due().await;
            self.stand_in().await;
        }
        if !self.unsaved.is_empty() && self.busy.elapsed() >= QUIET {
            self.save(None).await;
        }
    }

    /// Whether nobody would notice if the room were gone.
    fn is_idle(&self) -> bool {
        let quiet = self.connections.is_empty() && self.busy.elapsed() >= self.shared.config.idle;
        let runs = self.state == State::Playing && (self.next_leave().is_some() || self.has_bot_to_move());
        quiet && !runs && !self.broken
    }

    /// Stores an event that the table has taken already. If that fails, the table is read again.
    async fn record(&mut self, event: Event) -> Result<(), Refused> {
        let line = event.to_string();
        let over = self.table.as_ref().is_some_and(|table| table.is_over());
        let number = self.stored + 1;
        let done = if over || self.unsaved_count >= UNSAVED_MAX {
            let lines = format!("{}{line}\n", self.unsaved);
            let closing = over.then(|| self.closing());
            self.shared.store.write(Write::Save { table: self.id, number, lines, closing }).await
        } else {
            self.shared.store.write(Write::Event { table: self.id, number, line: line.clone() }).await
        };
        if done.is_err() {
            self.broken = true;
            return Err(unavailable());
        }
        self.stored = number;
        if over || self.unsaved_count >= UNSAVED_MAX {
            self.unsaved.clear();
            self.unsaved_count = 0;
        } else {
            self.unsaved.push_str(&line);
            self.unsaved.push('\n');
            self.unsaved_count += 1;
        }
        if self.setup.take_back {
            self.events.push(event);
        }
        if over {
            self.state = State::Over;
        }
        Ok(())
    }

    /// Puts the events where they belong; says whether that worked.
    async fn save(&mut self, closing: Option<Closing>) -> bool {
        if self.unsaved.is_empty() && closing.is_none() {
            return true;
        }
        let lines = self.unsaved.clone();
        let saved = self.shared.store.write(Write::Save { table: self.id, number: self.stored, lines, closing }).await;
        if saved.is_ok() {
            self.unsaved = String::new();
            self.unsaved_count = 0;
        }
        saved.is_ok()
    }

    /// A match may be over with its deal: then no step comes that would close it. Says whether it was closed now.
    async fn close_if_over(&mut self) -> bool {
        let over = self.state == State::Playing && self.table.as_ref().is_some_and(|table| table.is_over());
        if !over {
            return false;
        }
        if !self.save(Some(self.closing())).await {
            self.broken = true;
            return false;
        }
        self.state = State::Over;
        true
    }

    fn closing(&self) -> Closing {
        let view = self.table.as_ref().map(|table| table.view(Viewer::Public));
        let result = view.map(|view| serde_json::json!({ "scores": view.scores, "places": view.places }));
        Closing { ended_at: now(), result: result.unwrap_or_default().to_string() }
    }
}
