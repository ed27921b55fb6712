//! Intents: what a connection may ask for, in which order it is judged, and what it is answered.

use super::answers::Known;
use super::{Event, Room};
use crate::store::{Write, now};
use kernel::{Millis, Seat, Viewer, said};
use table::wire::{Code, Intent, Message, Refused, State};

/// The most characters of an action.
const ACTION_MAX: usize = 512;

impl Room {
    pub(super) async fn ask(&mut self, connection: u32, intent: Intent) {
        match &intent {
            Intent::Ping { at } => return self.answer(connection, |number| Message::Pong { number, at: *at }),
            Intent::Why { id, action } => {
                let refused = self.why_not(connection, action).err();
                let refused = refused.map(|refused| self.in_language(connection, refused));
                return self.answer(connection, |number| Message::Why { number, id: *id, refused });
            }
            Intent::Fresh => return self.freshen(connection),
            Intent::Log => return self.send_log(connection).await,
            _ => {}
        }
        let id = intent_id(&intent);
        let Some(viewer) = self.connections.iter().find(|other| other.number == connection).map(|other| other.viewer)
        else {
            return;
        };
        let seat = if let Viewer::Seat(seat) = viewer { Some(seat) } else { None };
        if let Some(seat) = seat {
            match self.answers[seat.index()].known(id) {
                Known::New => {}
                Known::Answered(None) => return self.answer(connection, |number| Message::Accepted { number, id }),
                Known::Answered(Some(refused)) => return self.refuse(connection, id, *refused),
                Known::Old => {
                    return self.refuse(connection, id, Refused::new(Code::OldIntent, said!("old-intent")));
                }
            }
        }
        let done = self.carry_out(connection, seat, intent).await;
        self.finish(connection, seat, id, done);
    }

    /// Answers, and remembers the answer. What was not done because of us may be tried again with the same id.
    fn finish(&mut self, connection: u32, seat: Option<Seat>, id: u32, done: Result<Done, Refused>) {
        match done {
            Ok(done) => {
                if let Some(seat) = seat {
                    self.answers[seat.index()].accepted(id);
                }
                self.shared.accepted.increment(1);
                self.answer(connection, |number| Message::Accepted { number, id });
                match done {
                    Done::Quietly => {}
                    Done::Step(seat) => self.fan_out(Some(seat)),
                    Done::Info => self.tell_info(),
                }
                self.announce_end();
            }
            Err(refused) => {
                if let Some(seat) = seat.filter(|_| refused.code != Code::Unavailable) {
                    self.answers[seat.index()].refused(id, refused.clone());
                }
                self.refuse(connection, id, refused);
            }
        }
    }

    fn refuse(&mut self, connection: u32, id: u32, refused: Refused) {
        metrics::counter!("parlor_intents_refused").increment(1);
        let refused = self.in_language(connection, refused);
        self.answer(connection, |number| Message::Refused { number, id: Some(id), refused });
    }

    /// Refuses whatever was asked.
    pub(super) fn refuse_ask(&mut self, connection: u32, intent: &Intent, refused: Refused) {
        self.refuse(connection, intent_id(intent), refused);
    }

    async fn carry_out(&mut self, connection: u32, seat: Option<Seat>, intent: Intent) -> Result<Done, Refused> {
        match intent {
            Intent::Say { talk, .. } => self.say(connection, seat, talk).map(|()| Done::Quietly),
            Intent::Report { line, .. } => self.report(connection, line).await.map(|()| Done::Quietly),
            Intent::Ping { .. } | Intent::Why { .. } | Intent::Fresh | Intent::Log => Ok(Done::Quietly),
            Intent::Mute { name, on, .. } => {
                let seat = seat.ok_or_else(|| self.not_seated(connection))?;
                self.mute(seat, &name, on).await.map(|()| Done::Quietly)
            }
            other => {
                let seat = seat.ok_or_else(|| self.not_seated(connection))?;
                self.play(seat, other).await
            }
        }
    }

    fn must_be_playing(&self) -> Result<(), Refused> {
        match self.state {
            State::Open => Err(Refused::new(Code::NotStarted, said!("not-started"))),
            State::Over => Err(Refused::new(Code::Over, said!("match-over"))),
            State::Playing => Ok(()),
        }
    }

    /// Whether the seat of a connection could do this now; nothing changes. The rules judge by what the seat may know.
    fn why_not(&self, connection: u32, action: &str) -> Result<(), Refused> {
        let viewer = self.connections.iter().find(|other| other.number == connection).map(|other| other.viewer);
        let Some(Viewer::Seat(seat)) = viewer else { return Err(self.not_seated(connection)) };
        self.must_be_playing()?;
        one_short_line(action)?;
        let Some(table) = self.table.as_ref() else { return Err(super::unavailable()) };
        table.try_act(seat, action).map_err(|refusal| table::refused(table.as_ref(), seat, action, &refusal))
    }

    async fn play(&mut self, seat: Seat, intent: Intent) -> Result<Done, Refused> {
        self.must_be_playing()?;
        match intent {
            Intent::Act { id, seen, seat: claimed, action } => {
                if claimed.is_some_and(|claimed| claimed != seat.number()) {
                    return Err(Refused::new(Code::NotYourSeat, said!("not-your-seat", seat: seat.number())));
                }
                self.act(seat, Some((id, seen)), &action).await.map(|()| Done::Step(seat))
            }
            Intent::Standing { action, .. } => {
                one_short_line(action.as_deref().unwrap_or_default())?;
                self.standing[seat.index()] = action;
                Ok(Done::Quietly)
            }
            Intent::TakeBack { .. } => self.ask_back(seat).await,
            Intent::Consent { yes, .. } => self.consent(seat, yes).await,
            Intent::Say { .. }
            | Intent::Report { .. }
            | Intent::Ping { .. }
            | Intent::Why { .. }
            | Intent::Fresh
            | Intent::Log
            | Intent::Mute { .. } => Ok(Done::Quietly),
        }
    }

    /// Carries out an action: applied, stored, and not told yet.
    pub(super) async fn act(
        &mut self,
        seat: Seat,
        intent: Option<(u32, Option<u32>)>,
        action: &str,
    ) -> Result<(), Refused> {
        one_short_line(action)?;
        self.strike_due().await;
        if self.broken {
            return Err(super::unavailable());
        }
        let at = self.moment();
        let before = self.before_step();
        let Some(table) = self.table.as_mut() else { return Err(super::unavailable()) };
        // A decision that was closed and opened again must not be answered by an answer to the one before.
        let seen = intent.and_then(|(_, seen)| seen);
        if seen.is_some_and(|seen| seen < self.streams[seat.index()].decision) {
            return Err(stale(table.try_act(seat, action).err().map(|refusal| refusal.wire())));
        }
        if let Err(refusal) = table.act(seat, action, Millis(at)) {
            return Err(table::refused(table.as_ref(), seat, action, &refusal));
        }
        self.clocks.follow(table.as_ref(), at, Some(seat));
        self.after_step(Some(seat), before);
        let action = action.trim().to_string();
        let event = Event::Act { seat: seat.number(), at, intent: intent.map(|(id, _)| id), action };
        self.passed(at);
        self.record(event).await?;
        self.shared.moves.increment(1);
        Ok(())
    }

    /// The clock of the match goes on from this moment.
    fn passed(&mut self, at: u32) {
        self.since = self.instant(at);
        self.at = at;
    }

    /// Lets every due moment come, each told by itself.
    pub(super) async fn strike_due(&mut self) {
        let now = self.moment();
        while self.state == State::Playing && !self.broken {
            let Some(table) = self.table.as_mut() else { return };
            let Some(due) = table.wakes_at().filter(|due| due.0 <= now) else { return };
            let before = self.before_step();
            let Some(table) = self.table.as_mut() else { return };
            if table.strike(due).is_err() {
                return;
            }
            self.clocks.follow(table.as_ref(), due.0, None);
            self.after_step(None, before);
            if self.record(Event::Clock { at: due.0 }).await.is_ok() {
                self.fan_out(None);
                self.announce_end();
            }
        }
    }

    /// Decides for the seats whose time is up.
    pub(super) async fn time_out(&mut self) {
        for seat in self.clocks.late(self.moment()) {
            let Some(table) = self.table.as_ref() else { return };
            let fallback = || table.legal(seat).into_iter().next();
            let Some(action) = table.timeout(seat).or_else(fallback) else { continue };
            if self.act(seat, None, &action).await.is_ok() {
                self.fan_out(Some(seat));
                self.announce_end();
            }
        }
    }

    /// Gives the answers that wait, and lets bots think.
    pub(super) async fn proceed(&mut self) {
        if self.close_if_over().await {
            self.announce_end();
        }
        while self.state == State::Playing && !self.broken && self.answer_standing().await {}
        if self.state == State::Playing && !self.broken {
            self.make_calls().await;
        }
        if self.state == State::Playing && !self.broken {
            self.let_race().await;
        }
        if self.state == State::Playing && !self.broken {
            self.ask_bots();
        }
    }

    /// Gives one answer that waits; says whether there was one.
    async fn answer_standing(&mut self) -> bool {
        let Some(table) = self.table.as_ref() else { return false };
        let waiting = table.to_act().iter().find(|seat| self.standing[seat.index()].is_some());
        let Some(seat) = waiting else { return false };
        let Some(action) = self.standing[seat.index()].clone() else { return false };
        let offered = table.choices(seat).iter().any(|choice| choice.action == action);
        if !offered || self.act(seat, None, &action).await.is_err() {
            self.standing[seat.index()] = None;
            return true;
        }
        self.fan_out(Some(seat));
        self.announce_end();
        true
    }

    /// Tells everybody that the match has ended, once: the secret of the deal comes with it.
    pub(super) fn announce_end(&mut self) {
        if self.state == State::Over && !self.take_back.ended {
            self.take_back.ended = true;
            metrics::counter!("parlor_matches_ended").increment(1);
            self.tell_info();
        }
    }

    /// Why somebody without a seat may not play.
    fn not_seated(&self, connection: u32) -> Refused {
        let person = self.connections.iter().find(|other| other.number == connection).and_then(|other| other.person);
        let left = |person| self.chairs.iter().any(|chair| chair.left && chair.owner.is(person));
        if person.is_some_and(left) {
            return Refused::new(Code::Left, said!("you-left"));
        }
        Refused::new(Code::NotSeated, said!("you-look-on"))
    }

    async fn report(&mut self, connection: u32, line: u32) -> Result<(), Refused> {
        let found = self.talk.iter().find(|other| other.line == line);
        let found = found.ok_or_else(|| Refused::new(Code::NotFound, said!("said-long-ago")))?;
        let line = super::fanout::text(found);
        let person = self.connections.iter().find(|other| other.number == connection).and_then(|other| other.person);
        let person = person.ok_or_else(|| Refused::new(Code::Unknown, said!("name-before-report")))?;
        let write = Write::Report { table: self.id, person, line, created_at: now() };
        self.shared.store.write(write).await.map_err(|_| super::unavailable())
    }
}

/// What remains to be told after an intent was carried out.
pub(super) enum Done {
    /// Nothing.
    Quietly,
    /// A step of this seat.
    Step(Seat),
    /// That something about the table has changed.
    Info,
}

fn intent_id(intent: &Intent) -> u32 {
    match intent {
        Intent::Act { id, .. }
        | Intent::Standing { id, .. }
        | Intent::TakeBack { id }
        | Intent::Consent { id, .. }
        | Intent::Say { id, .. }
        | Intent::Report { id, .. }
        | Intent::Mute { id, .. }
        | Intent::Why { id, .. } => *id,
        Intent::Ping { at } => *at,
        Intent::Fresh | Intent::Log => 0,
    }
}

fn one_short_line(action: &str) -> Result<(), Refused> {
    if action.len() > ACTION_MAX {
        return Err(Refused::new(Code::TooLong, said!("action-too-long", most: ACTION_MAX)));
    }
    if action.chars().any(char::is_control) {
        return Err(Refused::new(Code::UnknownAction, said!("action-one-line")));
    }
    Ok(())
}

/// Somebody was faster, or time went on; if the rules forbid it by now, they say why.
fn stale(rules: Option<Refused>) -> Refused {
    let clause = rules.as_ref().and_then(|refused| refused.clause.clone());
    let said = match rules {
        Some(refused) => said!("stale-because", why: *refused.said),
        None => said!("stale"),
    };
    Refused { clause, ..Refused::new(Code::Stale, said) }
}
