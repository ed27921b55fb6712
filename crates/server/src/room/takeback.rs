//! Taking back: the seat that acted last asks, every other person agrees, and the match goes on from before.
//!
//! Refused once something hidden was revealed since: then it would be a second chance with knowledge. Of their own
//! cards people may show what they like, so an action of one's own reveals only what one did not know oneself; an action
//! of somebody else reveals whatever is new to anybody.

use super::moves::Done;
use super::{Event, Owner, Room, event};
use kernel::{Seat, SeatSet, Viewer, said};
use table::wire::{Card, Code, Refused, TableView, Told, ZoneRef};

/// What could be taken back, and who has asked.
#[derive(Default)]
pub struct Undo {
    /// The last steps, the oldest first.
    steps: Vec<Step>,
    /// Who wants to take back.
    pub asked_by: Option<Seat>,
    agreed: SeatSet,
    /// Whether somebody's wish lapsed because the match went on, and nobody was told yet.
    pub lapsed: bool,
    /// Whether everybody has been told that the match has ended.
    pub ended: bool,
}

struct Step {
    /// Who acted; none for the clock.
    actor: Option<Seat>,
    /// Whether somebody saw a card that the actor had not seen.
    news_to_actor: bool,
    /// Whether somebody saw a card that was new to them.
    news: bool,
}

/// So many steps can be taken back at most.
const STEPS_MAX: usize = 16;

impl Room {
    /// What everybody sees before a step, where taking back is allowed.
    pub(super) fn before_step(&self) -> Option<Vec<(Viewer, TableView)>> {
        let table = self.table.as_ref().filter(|_| self.setup.take_back)?;
        Some(Viewer::all(table.seats()).map(|viewer| (viewer, table.view(viewer))).collect())
    }

    /// Keeps in mind what a step revealed.
    pub(super) fn after_step(&mut self, actor: Option<Seat>, before: Option<Vec<(Viewer, TableView)>>) {
        let (Some(before), Some(table)) = (before, self.table.as_ref()) else { return };
        let own = before.iter().find(|(viewer, _)| actor.map(Viewer::Seat) == Some(*viewer)).map(|(_, view)| view);
        let (mut news_to_actor, mut news) = (own.is_none() || table.revealed(), actor.is_none() || table.revealed());
        for (viewer, view) in &before {
            for told in table.told(*viewer) {
                news |= is_new(&told, view);
                news_to_actor |= own.is_none_or(|own| is_new(&told, own));
            }
        }
        let public = before.iter().find(|(viewer, _)| *viewer == Viewer::Public).map(|(_, view)| view);
        let seen = !table.told(Viewer::Public).is_empty() || public != Some(&table.view(Viewer::Public));
        let undo = &mut self.take_back;
        undo.steps.push(Step { actor, news_to_actor, news });
        if undo.steps.len() > STEPS_MAX {
            undo.steps.remove(0);
        }
        // Whoever asked learns that the match goes on when everybody does: an answer that nobody sees ends no wish.
        undo.lapsed |= seen && undo.asked_by.take().is_some();
    }

    /// How many steps back the last action of `seat` is, if nothing was revealed since.
    fn way_back(&self, seat: Seat) -> Result<usize, Refused> {
        let steps = &self.take_back.steps;
        let none = || Refused::new(Code::NotAllowed, said!("nothing-to-take-back"));
        let from = steps.iter().rposition(|step| step.actor == Some(seat)).ok_or_else(none)?;
        if steps[from].news_to_actor || steps[from + 1..].iter().any(|step| step.news) {
            return Err(Refused::new(Code::NotAllowed, said!("revealed-since")));
        }
        Ok(steps.len() - from)
    }

    pub(super) async fn ask_back(&mut self, seat: Seat) -> Result<Done, Refused> {
        if !self.setup.take_back {
            return Err(Refused::new(Code::NotAllowed, said!("no-take-back")));
        }
        self.way_back(seat)?;
        self.take_back.asked_by = Some(seat);
        self.take_back.agreed = SeatSet::one(seat);
        self.agree().await
    }

    pub(super) async fn consent(&mut self, seat: Seat, yes: bool) -> Result<Done, Refused> {
        if self.take_back.asked_by.is_none() {
            return Err(Refused::new(Code::NotAllowed, said!("nobody-takes-back")));
        }
        if !yes {
            self.take_back.asked_by = None;
            return Ok(Done::Info);
        }
        self.take_back.agreed = self.take_back.agreed.with(seat);
        self.agree().await
    }

    /// Takes back if everybody has agreed. Bots always do.
    async fn agree(&mut self) -> Result<Done, Refused> {
        let agreed = self.take_back.agreed;
        let asks = |seat: Seat| {
            let chair = &self.chairs[seat.index()];
            matches!(chair.owner, Owner::Person { .. }) && self.stands_in(seat).is_none() && !agreed.contains(seat)
        };
        if Seat::all(self.chairs.len() as u8).any(asks) {
            return Ok(Done::Info);
        }
        let Some(seat) = self.take_back.asked_by.take() else { return Ok(Done::Info) };
        let steps = self.way_back(seat)?;
        self.go_back(steps).await?;
        Ok(Done::Info)
    }

    async fn go_back(&mut self, steps: usize) -> Result<(), Refused> {
        let mut events = self.events.clone();
        event::take_back(&mut events, steps);
        let (at, since) = (self.moment(), tokio::time::Instant::now());
        let number = self.stored + 1;
        let write = crate::store::Write::Event { table: self.id, number, line: Event::Back { steps }.to_string() };
        if self.shared.store.write(write).await.is_err() || self.replay(events).is_err() {
            self.broken = true;
            return Err(super::unavailable());
        }
        self.stored = number;
        self.unsaved.push_str(&format!("{}\n", Event::Back { steps }));
        self.unsaved_count += 1;
        (self.at, self.since) = (at, since);
        let left = self.take_back.steps.len() - steps;
        self.take_back.steps.truncate(left);
        self.bots.iter_mut().for_each(|desk| *desk = super::bots::Desk::default());
        self.calls = super::calls::Calls::default();
        self.fan_out_anew();
        self.tell_past().await;
        Ok(())
    }
}

/// Whether what was told shows a card that `view` did not show where it lay.
fn is_new(told: &Told, view: &TableView) -> bool {
    let (card, place) = match told {
        Told::Moved(card, from, _) => (card, from),
        Told::Turned(card, at) => (card, at),
        Told::Shuffled(_) | Told::Gathered(_) => return true,
        Told::Log(_) | Told::Cue(_) => return false,
    };
    matches!(card, Card::Up(_)) && !shows(view, &ZoneRef::of(place), card)
}

fn shows(view: &TableView, place: &ZoneRef, card: &Card) -> bool {
    view.zones.iter().any(|zone| zone.zone == *place && zone.cards.contains(card))
}
