//! Who is here: connections come and go, and a bot stands in for a person who stays away.

use super::fanout::Connection;
use super::{Event, Join, Owner, Room};
use kernel::{Seat, Viewer, said};
use std::sync::Arc;
use std::time::Duration;
use table::wire::{Code, Refused, SeatInfo, State, TableInfo};
use table::{STAND_IN, Sitter};
use tokio::time::Instant;

/// The most connections of one person to one table.
const OWN_MAX: usize = 8;

impl Room {
    pub(super) async fn join(&mut self, join: Join) {
        let viewer = match self.admit(&join) {
            Ok(viewer) => viewer,
            Err(refused) => return drop(join.reply.send(Err(refused))),
        };
        self.connected += 1;
        let number = self.connected;
        let name: Arc<str> = join.person.as_ref().map_or("somebody".into(), |person| person.name.clone());
        let person = join.person.as_ref().map(|person| person.id);
        if join.reply.send(Ok(number)).is_err() {
            return;
        }
        if let Viewer::Seat(seat) = viewer {
            self.make_room_for(seat);
        }
        let since = join.since.filter(|(epoch, _)| *epoch == self.epoch.to_string()).map(|(_, number)| number);
        self.connections.push(Connection {
            number,
            person,
            name,
            viewer,
            from: join.from,
            language: join.language,
            out: join.out,
        });
        self.greet(number, since, join.faces);
        if let Viewer::Seat(seat) = viewer {
            self.came(seat).await;
        }
    }

    /// As whom somebody may connect. Who has a seat gets in however many look on.
    fn admit(&self, join: &Join) -> Result<Viewer, Refused> {
        let refused = |why| Err(Refused::new(Code::NotAllowed, why));
        let count = |which: &dyn Fn(&Connection) -> bool| self.connections.iter().filter(|one| which(one)).count();
        let person = join.person.as_ref().map(|person| person.id);
        if let Some(seat) =
            person.and_then(|person| self.seat_of(person)).filter(|seat| !self.chairs[seat.index()].left)
        {
            return Ok(Viewer::Seat(seat));
        }
        if person.is_some() && count(&|one| one.person == person) >= OWN_MAX {
            return refused(said!("too-many-of-yours"));
        }
        if self.state == State::Playing && !self.setup.spectators {
            return refused(said!("no-looking-on"));
        }
        let looks_on = |one: &Connection| one.viewer == Viewer::Public;
        let limits = &self.shared.config.limits;
        if count(&looks_on) >= limits.spectators {
            return refused(said!("too-many-look-on"));
        }
        if count(&|one| looks_on(one) && one.from == join.from) >= limits.spectators_each {
            return refused(said!("too-many-look-on-from-you"));
        }
        Ok(Viewer::Public)
    }

    /// A seat that has all the connections it may have loses its oldest: the new one is where its person is now.
    fn make_room_for(&mut self, seat: Seat) {
        let own = self.connections.iter().filter(|one| one.viewer == Viewer::Seat(seat)).map(|one| one.number);
        let (oldest, count) = (own.clone().min(), own.count());
        if let Some(oldest) = oldest.filter(|_| count >= OWN_MAX) {
            self.part(oldest);
        }
    }

    /// The seat of a person.
    pub(super) fn seat_of(&self, person: crate::id::Id) -> Option<Seat> {
        let found = self.chairs.iter().position(|chair| chair.owner.is(person))?;
        Some(Seat::new(found as u8))
    }

    /// Whether a person of this seat is connected.
    pub(super) fn is_here(&self, seat: Seat) -> bool {
        self.connections.iter().any(|connection| connection.viewer == Viewer::Seat(seat))
    }

    /// Somebody is at their seat again; the bot that stood in gives it back.
    pub(super) async fn came(&mut self, seat: Seat) {
        let was_away = self.away[seat.index()].take().is_some();
        let name = match &self.chairs[seat.index()].owner {
            Owner::Person { name, .. } => name.clone(),
            Owner::Open | Owner::Bot { .. } => return,
        };
        if self.state == State::Playing && self.stands_in(seat).is_some() {
            let Some(table) = self.table.as_mut() else { return };
            if table.sit(seat, &name).is_ok() {
                // If this cannot be stored, the table is read again and the bot plays on until the next join.
                let _ = self.record(Event::Sit { seat: seat.number(), name }).await;
            }
        }
        if was_away && !self.broken {
            self.tell_info();
        }
    }

    pub(super) fn part(&mut self, connection: u32) {
        let Some(index) = self.connections.iter().position(|other| other.number == connection) else { return };
        let gone = self.connections.swap_remove(index);
        if !self.connections.iter().any(|other| other.viewer == gone.viewer) {
            self.stream_mut(gone.viewer).leave();
        }
        let Viewer::Seat(seat) = gone.viewer else { return };
        if !self.is_here(seat) {
            self.away[seat.index()] = Some(Instant::now());
            self.tell_info();
        }
    }

    /// The kind of bot that plays for the person of this seat.
    pub(super) fn stands_in(&self, seat: Seat) -> Option<&'static str> {
        let owned = matches!(self.chairs[seat.index()].owner, Owner::Person { .. });
        match self.table.as_ref()?.seating().sitter(seat) {
            Sitter::Bot(kind) if owned => Some(kind),
            _ => None,
        }
    }

    /// When a bot is to stand in for the next person who is away.
    pub(super) fn next_leave(&self) -> Option<Instant> {
        if self.setup.grace == 0 || self.state != State::Playing {
            return None;
        }
        let grace = Duration::from_secs(u64::from(self.setup.grace));
        let leaves = Seat::all(self.chairs.len() as u8).filter(|seat| self.awaits(*seat));
        leaves.filter_map(|seat| self.away[seat.index()]).map(|away| away + grace).min()
    }

    /// Whether a person who is away plays this seat.
    fn awaits(&self, seat: Seat) -> bool {
        let owned = matches!(self.chairs[seat.index()].owner, Owner::Person { .. });
        owned && self.stands_in(seat).is_none()
    }

    /// Bots stand in for those who have been away for too long.
    pub(super) async fn stand_in(&mut self) {
        let grace = Duration::from_secs(u64::from(self.setup.grace));
        for seat in Seat::all(self.chairs.len() as u8) {
            let away = self.away[seat.index()].is_some_and(|away| away.elapsed() >= grace);
            if self.setup.grace > 0 && away && self.state == State::Playing && self.awaits(seat) {
                // If it cannot be stored, the table is read again and this is tried again.
                let _ = self.replace(seat, STAND_IN).await;
            }
        }
    }

    /// A bot plays this seat from now on.
    pub(super) async fn replace(&mut self, seat: Seat, kind: &str) -> Result<(), Refused> {
        let seed = u64::from_le_bytes(crate::id::random());
        let Some(table) = self.table.as_mut() else { return Err(super::unavailable()) };
        table.seat_bot(seat, kind, seed).map_err(|why| Refused::new(Code::NotAllowed, said!("unfit", why: why)))?;
        self.standing[seat.index()] = None;
        self.bots[seat.index()] = super::bots::Desk::default();
        self.record(Event::Bot { seat: seat.number(), kind: kind.to_string(), seed }).await?;
        self.tell_info();
        Ok(())
    }

    /// The table and its people, as everybody may know them.
    pub(super) fn info(&self) -> TableInfo {
        let host = self.chairs.iter().find(|chair| chair.owner.is(self.host));
        let host = host.and_then(|chair| if let Owner::Person { name, .. } = &chair.owner { Some(name) } else { None });
        TableInfo {
            id: self.id.to_string(),
            game: self.setup.game.clone(),
            state: self.state,
            options: self.setup.options.clone(),
            warning: self.warning.clone(),
            public: self.setup.public,
            spectators: self.setup.spectators,
            chat: self.setup.chat,
            take_back: self.setup.take_back,
            pace: self.setup.pace,
            grace: self.setup.grace,
            seats: Seat::all(self.chairs.len() as u8).map(|seat| self.seat_info(seat)).collect(),
            host: host.cloned().unwrap_or_default(),
            watching: self.connections.iter().filter(|connection| connection.viewer == Viewer::Public).count() as u32,
            take_back_by: self.take_back.asked_by.map(Seat::number),
            commitment: crate::fair::commitment(&self.secret),
            secret: (self.state == State::Over).then(|| self.secret.clone()),
            rematch: self.rematch.map(|id| id.to_string()),
        }
    }

    fn seat_info(&self, seat: Seat) -> SeatInfo {
        let chair = &self.chairs[seat.index()];
        SeatInfo {
            owner: chair.owner.sitting(),
            stand_in: self.stands_in(seat).map(str::to_string),
            here: self.is_here(seat),
            ready: chair.ready || matches!(chair.owner, Owner::Bot { .. }),
            entropy: (self.state != State::Open).then(|| chair.entropy.clone()),
        }
    }
}
