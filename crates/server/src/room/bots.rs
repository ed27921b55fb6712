//! Bots think elsewhere and never hold up a room: the table lends them out and takes them back.
//!
//! Invariant: a bot answers at the moment its schedule says ([`super::schedule`]), whatever it holds and however busy the
//! machine is. Thinking is cut to fit; a bot that is not back in time is spoken for by the game's own advice.

use super::{Command, Room};
use crate::thinking::{Full, Owner, Place, Work};
use kernel::{Budget, Millis, Reflex, Seat, Viewer};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use table::wire::State;
use table::{BOTS, Pondered, Pondering};
use tokio::time::Instant;

/// How much a bot may think about one action: as much as its level likes.
const ATTENDED: Budget = Budget { iterations: 16_000 };
/// The same where nobody who plays is there: no more than somebody who stands in.
const UNATTENDED: Budget = Budget { iterations: 400 };
/// So long before its moment a bot has to come to its end.
const MARGIN: Duration = Duration::from_millis(60);

/// Where the bot of a seat is.
#[derive(Default)]
pub struct Desk {
    /// The moment of the match at which it answers; none if it is not asked for anything.
    due: Option<u32>,
    /// Which thinking it is out for.
    out: Option<u32>,
    /// Whether the answer it is out for is not wanted any more.
    void: bool,
    /// What it will say at its moment.
    ready: Option<Box<Pondered>>,
    /// It held still when the match had so many steps; it is asked again when something has happened.
    held: Option<usize>,
    /// Or when this moment of the match has come, where everybody plays at once.
    until: Option<Millis>,
}

impl Desk {
    /// Whether there is nothing to ask it for.
    fn rests(&self, steps: usize, now: Millis) -> bool {
        let waits = self.held == Some(steps) && self.until.is_none_or(|until| now < until);
        self.due.is_some() || self.out.is_some() || waits
    }

    /// Nothing is asked of it any more; if it is still out, it comes back for nothing.
    fn clear(&mut self) {
        *self = Desk { out: self.out, void: self.out.is_some(), ..Desk::default() };
    }
}

/// How much a bot may think about one action; in a test always the same.
fn budget(work: Work, seeded: bool) -> Budget {
    if seeded || work == Work::Seated { ATTENDED } else { UNATTENDED }
}

impl Room {
    /// Whether bots take all the time they need: a test plays the same match again, or nobody watches a clock.
    fn is_patient(&self) -> bool {
        self.shared.config.seed.is_some() || self.shared.config.bot_pause.is_zero()
    }

    /// Whether a bot will act by itself.
    pub(super) fn has_bot_to_move(&self) -> bool {
        let Some(table) = self.table.as_ref() else { return false };
        let to_move = table.to_act().intersection(table.seating().bots());
        let waits = |desk: &Desk| desk.held == Some(table.steps()) && desk.until.is_none();
        to_move.iter().any(|seat| !waits(&self.bots[seat.index()]))
    }

    /// When a bot that waits for its moment has something to say or is to be asked again.
    pub(super) fn next_reflex(&self) -> Option<Instant> {
        let table = self.table.as_ref()?;
        let patient = self.is_patient();
        let moment = |seat: Seat| {
            let desk = &self.bots[seat.index()];
            let due = desk.due.filter(|_| desk.ready.is_some() || !patient);
            due.into_iter().chain(desk.until.map(|until| until.0)).min()
        };
        let next = table.to_act().intersection(table.seating().bots()).iter().filter_map(moment).min();
        next.map(|at| self.instant(at))
    }

    /// Lets bots that race do what their moment has come for. What one does may be news to the others, who then look up.
    pub(super) async fn let_race(&mut self) {
        while let Some((seat, action)) = self.reflex() {
            if !self.act_for(seat, &action).await {
                // It would say the same again at once; what happens next is news to it.
                let steps = self.table.as_ref().map(|table| table.steps());
                self.bots[seat.index()] = Desk { held: steps, ..Desk::default() };
            }
            if self.state != State::Playing || self.broken {
                return;
            }
        }
    }

    /// A bot acts; says whether it could.
    async fn act_for(&mut self, seat: Seat, action: &str) -> bool {
        match self.act(seat, None, action).await {
            Ok(()) => {
                self.fan_out(Some(seat));
                self.announce_end();
                true
            }
            // The table has changed while it thought, or cannot be stored: it is asked again.
            Err(refused) => {
                tracing::debug!(table = %self.id, ?seat, refused.sentence, "a bot was refused");
                false
            }
        }
    }

    /// The next bot that does something now.
    fn reflex(&mut self) -> Option<(Seat, String)> {
        let now = Millis(self.moment());
        let table = self.table.as_mut()?;
        let steps = table.steps();
        for seat in table.to_act().intersection(table.seating().bots()).iter() {
            let desk = &mut self.bots[seat.index()];
            if desk.rests(steps, now) {
                continue;
            }
            match table.react(seat, now) {
                Reflex::Calm => desk.until = None,
                Reflex::Wait(until) => (desk.held, desk.until) = (Some(steps), until),
                Reflex::Act(action) => return Some((seat, action)),
            }
        }
        None
    }

    /// Sets the moment of every bot that may act, and sends it off to think until then.
    pub(super) fn ask_bots(&mut self) {
        let (patient, pause, work) = (self.is_patient(), self.shared.config.bot_pause, self.on_behalf());
        let budget = budget(work.0, self.shared.config.seed.is_some());
        let Some(table) = self.table.as_mut() else { return };
        let (steps, to_act) = (table.steps(), table.to_act());
        let mut asked = Vec::new();
        for seat in table.seating().bots().iter() {
            let desk = &mut self.bots[seat.index()];
            if !to_act.contains(seat) {
                if let Some(ready) = desk.ready.take() {
                    // What it would have said is not wanted any more.
                    let _ = table.settle(seat, *ready);
                }
                desk.clear();
            } else if desk.held != Some(steps) {
                let due = *desk.due.get_or_insert_with(|| self.beat.due(table.as_ref(), seat, pause));
                if desk.out.is_none()
                    && desk.ready.is_none()
                    && let Some(pondering) = table.ponder(seat, budget)
                {
                    self.asked = self.asked.wrapping_add(1);
                    (desk.out, desk.void) = (Some(self.asked), false);
                    asked.push((seat, self.asked, due, pondering));
                }
            }
        }
        for (seat, number, due, pondering) in asked {
            let due = self.instant(due);
            let until = (!patient).then(|| due.checked_sub(MARGIN).unwrap_or(due));
            self.send_off(seat, number, pondering, work, until);
        }
    }

    /// For whom the bots of this table think.
    fn on_behalf(&self) -> (Work, Owner) {
        let at = |seat| self.connections.iter().find(|connection| connection.viewer == Viewer::Seat(seat));
        let here = Seat::all(self.chairs.len() as u8).find_map(at);
        match here.and_then(|connection| connection.person) {
            Some(person) => (Work::Seated, Owner::Person(person)),
            None => (Work::Unattended, Owner::Person(self.host)),
        }
    }

    fn send_off(
        &self,
        seat: Seat,
        number: u32,
        pondering: Pondering,
        (work, owner): (Work, Owner),
        until: Option<Instant>,
    ) {
        let (own, shared) = (self.own.clone(), self.shared.clone());
        tokio::spawn(async move {
            let place = shared.thinking.place(work, owner);
            let place = match until {
                // Whoever gets no place in time says the first thing that comes to mind.
                Some(until) => tokio::time::timeout_at(until, place).await.unwrap_or(Err(Full::All)),
                None => place.await,
            };
            let pondered = think(pondering, place.ok(), until).await.map(Box::new);
            if let Some(room) = own.upgrade() {
                // A room that is gone reads its bots from the record when it comes back.
                let _ = room.send(Command::Thought { seat, number, pondered }).await;
            }
        });
    }

    /// A bot comes back with its answer; without one it has failed, and a plain one takes its seat.
    pub(super) async fn thought(&mut self, seat: Seat, number: u32, pondered: Option<Box<Pondered>>) {
        let desk = &mut self.bots[seat.index()];
        if desk.out != Some(number) {
            return;
        }
        desk.out = None;
        let Some(pondered) = pondered else {
            tracing::error!(table = %self.id, ?seat, "a bot failed");
            // If it cannot be stored, the table is read again, and all bots with it.
            let _ = self.replace(seat, BOTS[0]).await;
            return;
        };
        if std::mem::take(&mut desk.void) {
            let _ = self.table.as_mut().and_then(|table| table.settle(seat, *pondered));
            return;
        }
        desk.ready = Some(pondered);
        self.answer_due().await;
    }

    /// Bots whose moment has come say what they have thought of, or what the game advises.
    pub(super) async fn answer_due(&mut self) {
        let (now, patient) = (self.moment(), self.is_patient());
        for seat in Seat::all(self.chairs.len() as u8) {
            let desk = &mut self.bots[seat.index()];
            if self.state != State::Playing || self.broken || desk.due.is_none_or(|due| due > now) {
                continue;
            }
            let Some(table) = self.table.as_mut() else { return };
            let steps = table.steps();
            let action = match desk.ready.take() {
                Some(pondered) => table.settle(seat, *pondered),
                None if patient => continue,
                None => table.advise(seat, self.beat.lot(seat)),
            };
            desk.clear();
            match action {
                Some(action) => drop(self.act_for(seat, &action).await),
                None => desk.held = Some(steps),
            }
        }
    }
}

/// Thinks in its place until then; without a place, no longer than it takes to look at the table.
async fn think(pondering: Pondering, place: Option<Place>, until: Option<Instant>) -> Option<Pondered> {
    let enough = Arc::new(AtomicBool::new(place.is_none()));
    let told = enough.clone();
    let mut thinking = std::pin::pin!(tokio::task::spawn_blocking(move || {
        let pondered = pondering(&|| !told.load(Ordering::Relaxed));
        drop(place);
        pondered
    }));
    if let Some(until) = until {
        tokio::select! {
            pondered = thinking.as_mut() => return pondered.ok(),
            () = tokio::time::sleep_until(until) => enough.store(true, Ordering::Relaxed),
        }
    }
    thinking.await.ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Scene;
    use std::sync::atomic::AtomicU32;
    use table::{AnyTable, Seed, Setup};

    /// How often an expert at this table looks up to see whether it may go on; it does so for every world it tries.
    fn looks_up(table: &mut dyn AnyTable, seat: Seat, work: Work) -> u32 {
        table.seat_bot(seat, "expert", 3).unwrap();
        let count = AtomicU32::new(0);
        let pondering = table.ponder(seat, budget(work, false)).unwrap();
        // Enough to tell them apart.
        pondering(&|| count.fetch_add(1, Ordering::Relaxed) < 2 * UNATTENDED.iterations);
        count.into_inner()
    }

    #[test]
    fn where_everybody_is_away_an_expert_tries_out_no_more_than_who_stands_in() {
        let entry = table::find("jukem-football").unwrap();
        let setup = Setup { seats: 2, options: vec![], seed: Seed::number(4), scene: Scene::default() };
        let (mut table, mut thought) = ((entry.open)(&setup).unwrap(), 0);
        for step in 0..40 {
            let Some(seat) = table.to_act().first() else { break };
            let away = looks_up(table.as_mut(), seat, Work::Unattended);
            // Each round of trials is one look more.
            assert!(away <= UNATTENDED.iterations + 20, "step {step}: {away}");
            thought += u32::from(looks_up(table.as_mut(), seat, Work::Seated) > UNATTENDED.iterations + 20);
            let action = table.legal(seat).pop().unwrap();
            table.act(seat, &action, Millis(step)).unwrap();
        }
        assert!(thought > 5, "with people at the table it thinks longer: {thought}");
    }
}
