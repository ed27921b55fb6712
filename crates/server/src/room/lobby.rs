//! Before and after the match: seats, readiness, start, rematch.

use super::moves::Done;
use super::setup::Chair;
use super::{Event, Manage, Owner, Room, deal};
use crate::fair;
use crate::id::Id;
use crate::store::{Person, TableRow, Write, now};
use kernel::{Seat, Viewer, said};
use table::wire::{Code, Refused, State};
use table::{BOTS, STAND_IN};

impl Room {
    pub(super) async fn manage(&mut self, person: &Person, what: Manage) -> Result<(), Refused> {
        let done = match what {
            Manage::Sit { seat } => self.take_seat(person, seat).await,
            Manage::Leave => self.leave(person).await,
            Manage::Ready { ready, entropy } => self.ready(person, ready, entropy).await,
            Manage::Start => self.start(person).await,
            Manage::Bot { seat, kind } => self.add_bot(person, seat, &kind).await,
            Manage::Remove { seat } => self.remove(person, seat).await,
            Manage::Rematch => self.play_again(person).await,
        }?;
        match done {
            Done::Info => self.tell_info(),
            Done::Quietly | Done::Step(_) => {}
        }
        Ok(())
    }

    fn chair(&self, seat: u8) -> Result<usize, Refused> {
        let known = (seat as usize) < self.chairs.len();
        let wrong = || Refused::new(Code::NoSuchSeat, said!("no-such-seat", seat: seat));
        known.then_some(seat as usize).ok_or_else(wrong)
    }

    fn own_seat(&self, person: &Person) -> Result<Seat, Refused> {
        self.seat_of(person.id).ok_or_else(|| Refused::new(Code::NotSeated, said!("no-seat-here")))
    }

    fn must_be_open(&self) -> Result<(), Refused> {
        if self.state == State::Open { Ok(()) } else { Err(Refused::new(Code::Started, said!("started"))) }
    }

    fn must_be_host(&self, person: &Person) -> Result<(), Refused> {
        if person.id == self.host { Ok(()) } else { Err(Refused::new(Code::NotHost, said!("only-host"))) }
    }

    /// Stores the seats as `chairs` says and takes them over.
    pub(super) async fn seat_people(&mut self, chairs: Vec<Chair>) -> Result<Done, Refused> {
        self.seat_somebody(chairs, None).await
    }

    /// The same, where somebody has sat down who did not sit here before.
    async fn seat_somebody(&mut self, chairs: Vec<Chair>, sat: Option<Id>) -> Result<Done, Refused> {
        let write = Write::Seating { table: self.id, seating: super::fanout::text(&chairs), sat };
        self.shared.store.write(write).await.map_err(|_| super::unavailable())?;
        self.chairs = chairs;
        Ok(Done::Info)
    }

    async fn take_seat(&mut self, person: &Person, seat: u8) -> Result<Done, Refused> {
        let index = self.chair(seat)?;
        let mut chairs = self.chairs.clone();
        if self.state != State::Open {
            return self.come_back(person, index).await;
        }
        let own = self.seat_of(person.id);
        if self.is_taken(&person.name, Some(person.id)) {
            return Err(Refused::new(Code::Taken, said!("name-taken")));
        }
        match &chairs[index].owner {
            owner if owner.is(person.id) => return Ok(Done::Quietly),
            Owner::Person { name, .. } => {
                return Err(seat_taken(seat, name));
            }
            Owner::Open | Owner::Bot { .. } => {}
        }
        let own = own.map(|seat| std::mem::take(&mut chairs[seat.index()]));
        let owner = Owner::Person { id: person.id.to_string(), name: person.name.to_string() };
        chairs[index] = Chair { owner, ready: false, ..own.unwrap_or_default() };
        let done = self.seat_somebody(chairs, Some(person.id)).await?;
        self.turn_to(person.id);
        Ok(done)
    }

    /// Somebody who left the match takes their seat again.
    async fn come_back(&mut self, person: &Person, index: usize) -> Result<Done, Refused> {
        let mut chairs = self.chairs.clone();
        if !chairs[index].owner.is(person.id) {
            return Err(Refused::new(Code::NotYourSeat, said!("seat-not-yours")));
        }
        if !chairs[index].left {
            return Ok(Done::Quietly);
        }
        chairs[index].left = false;
        let done = self.seat_people(chairs).await?;
        self.turn_to(person.id);
        if self.is_here(Seat::new(index as u8)) {
            self.came(Seat::new(index as u8)).await;
        }
        Ok(done)
    }

    /// The connections of a person see what its seat sees from now on.
    fn turn_to(&mut self, person: Id) {
        let seat = self.seat_of(person).filter(|seat| !self.chairs[seat.index()].left);
        let viewer = seat.map_or(Viewer::Public, Viewer::Seat);
        let mut changed = Vec::new();
        for connection in self.connections.iter_mut().filter(|connection| connection.person == Some(person)) {
            if connection.viewer != viewer {
                connection.viewer = viewer;
                changed.push(connection.number);
            }
        }
        for seat in Seat::all(self.chairs.len() as u8) {
            if self.is_here(seat) {
                self.away[seat.index()] = None;
            }
        }
        changed.into_iter().for_each(|number| self.greet(number, None, false));
    }

    async fn leave(&mut self, person: &Person) -> Result<Done, Refused> {
        let seat = self.own_seat(person)?;
        let mut chairs = self.chairs.clone();
        if self.state == State::Open {
            chairs[seat.index()] = Chair::default();
            let done = self.seat_people(chairs).await?;
            self.turn_to(person.id);
            return Ok(done);
        }
        chairs[seat.index()].left = true;
        let done = self.seat_people(chairs).await?;
        if self.state == State::Playing && self.stands_in(seat).is_none() {
            self.replace(seat, STAND_IN).await?;
        }
        self.turn_to(person.id);
        Ok(done)
    }

    async fn ready(&mut self, person: &Person, ready: bool, entropy: String) -> Result<Done, Refused> {
        self.must_be_open()?;
        let seat = self.own_seat(person)?;
        if !fair::is_entropy(&entropy) {
            return Err(Refused::new(Code::Malformed, said!("entropy-form", most: fair::ENTROPY_MAX)));
        }
        let mut chairs = self.chairs.clone();
        chairs[seat.index()].ready = ready;
        chairs[seat.index()].entropy = entropy;
        self.seat_people(chairs).await
    }

    async fn add_bot(&mut self, person: &Person, seat: u8, kind: &str) -> Result<Done, Refused> {
        let index = self.chair(seat)?;
        self.must_be_host(person)?;
        if !BOTS.contains(&kind) {
            let said = said!("no-such-bot", kind: kind, known: BOTS.join(", "));
            return Err(Refused::new(Code::NotFound, said));
        }
        match (&self.chairs[index].owner, self.state) {
            (_, State::Over) => Err(Refused::new(Code::Over, said!("match-over"))),
            (Owner::Person { name, .. }, State::Open) => Err(seat_taken(seat, name)),
            (Owner::Person { name, .. }, State::Playing) if self.is_here(Seat::new(seat)) => {
                Err(seat_taken(seat, name))
            }
            (Owner::Person { .. } | Owner::Bot { .. }, State::Playing) => {
                self.replace(Seat::new(seat), kind).await.map(|()| Done::Quietly)
            }
            _ => {
                let mut chairs = self.chairs.clone();
                chairs[index] = Chair { owner: Owner::Bot { kind: kind.to_string() }, ..Chair::default() };
                self.seat_people(chairs).await
            }
        }
    }

    async fn remove(&mut self, person: &Person, seat: u8) -> Result<Done, Refused> {
        let index = self.chair(seat)?;
        self.must_be_host(person)?;
        self.must_be_open()?;
        let mut chairs = self.chairs.clone();
        chairs[index] = Chair::default();
        let done = self.seat_people(chairs).await?;
        let people: Vec<Id> = self.connections.iter().filter_map(|connection| connection.person).collect();
        people.into_iter().for_each(|person| self.turn_to(person));
        Ok(done)
    }

    async fn start(&mut self, person: &Person) -> Result<Done, Refused> {
        self.must_be_host(person)?;
        self.must_be_open()?;
        for (seat, chair) in self.chairs.iter().enumerate() {
            let waits = match &chair.owner {
                Owner::Open => said!("seat-open", seat: seat + 1),
                Owner::Person { name, .. } if !chair.ready => said!("not-ready", name: name.as_str()),
                Owner::Person { .. } | Owner::Bot { .. } => continue,
            };
            return Err(Refused::new(Code::NotAllowed, waits));
        }
        self.begin().await
    }

    /// Deals, seats everybody, stores it, and lets the match begin.
    async fn begin(&mut self) -> Result<Done, Refused> {
        let no_deal = |why: String| Refused::new(Code::NotAllowed, said!("unfit", why: why));
        let setup = self.setup.seated(&self.chairs).map_err(no_deal)?;
        let mut table = deal(&setup, &self.secret, &self.chairs).map_err(no_deal)?;
        let mut events = Vec::new();
        for (seat, chair) in (0u8..).zip(&self.chairs) {
            let event = match &chair.owner {
                Owner::Person { name, .. } => Event::Sit { seat, name: name.clone() },
                Owner::Bot { kind } => {
                    Event::Bot { seat, kind: kind.clone(), seed: self.shared.bot_seed(&self.secret, seat) }
                }
                Owner::Open => continue,
            };
            super::setup::replay(table.as_mut(), &event).map_err(no_deal)?;
            events.push(event);
        }
        let lines: String = events.iter().map(|event| format!("{event}\n")).collect();
        let number = events.len() as i64;
        let seating = super::fanout::text(&self.chairs);
        let text = super::fanout::text(&setup);
        let write = Write::Start { table: self.id, setup: text, seating, number, lines };
        if self.shared.store.write(write).await.is_err() {
            self.broken = true;
            return Err(super::unavailable());
        }
        metrics::counter!("parlor_matches_started").increment(1);
        self.clocks.follow(table.as_ref(), 0, None);
        self.table = Some(table);
        self.setup = setup;
        self.state = State::Playing;
        self.stored = number;
        self.at = 0;
        self.since = tokio::time::Instant::now();
        self.beat.strike(0);
        if self.setup.take_back {
            self.events = events;
        }
        let over = self.close_if_over().await;
        self.tell_info();
        self.fan_out(None);
        if over {
            self.announce_end();
        }
        Ok(Done::Quietly)
    }

    async fn play_again(&mut self, person: &Person) -> Result<Done, Refused> {
        if self.state != State::Over {
            return Err(Refused::new(Code::NotAllowed, said!("rematch-early")));
        }
        self.own_seat(person)?;
        if self.rematch.is_some() {
            return Ok(Done::Quietly);
        }
        let fresh =
            |chair: &Chair| Chair { owner: chair.owner.clone(), muted: chair.muted.clone(), ..Chair::default() };
        let chairs: Vec<Chair> = self.chairs.iter().map(fresh).collect();
        let setup = super::fanout::text(&self.setup);
        let people = chairs.iter().filter_map(|chair| chair.owner.person()).collect();
        let next = TableRow {
            id: Id::fresh(),
            game: self.setup.game.clone(),
            is_public: self.setup.public,
            host: person.id,
            secret: self.shared.secret(&format!("{setup} after {}", self.secret)),
            setup,
            seating: super::fanout::text(&chairs),
            created_at: now(),
        };
        let id = next.id;
        let write = Write::Rematch { table: self.id, next: Box::new(next), people };
        self.shared.store.write(write).await.map_err(|_| super::unavailable())?;
        self.rematch = Some(id);
        Ok(Done::Info)
    }
}

fn seat_taken(seat: u8, name: &str) -> Refused {
    Refused::new(Code::Taken, said!("seat-taken", seat: seat + 1, name: name))
}
