//! Taking back: the seat that acted last asks, every other person agrees, and the match goes on from before.
//!
//! Refused once somebody has seen a card that the one who asks had not: then it would be a second chance with knowledge.

use super::moves::Done;
use super::{Event, Owner, Room, event};
use kernel::{Seat, SeatSet, Viewer};
use std::collections::HashSet;
use table::wire::{Card, Code, Refused, TableView, Told};

/// What could be taken back, and who has asked.
#[derive(Default)]
pub struct Undo {
    /// The last steps: who acted, and whether something was revealed by it.
    steps: Vec<(Option<Seat>, bool)>,
    /// Who wants to take back.
    pub asked_by: Option<Seat>,
    agreed: SeatSet,
    /// Whether everybody has been told that the match has ended.
    pub ended: bool,
}

/// So many steps can be taken back at most.
const STEPS_MAX: usize = 16;

impl Room {
    /// What the actor sees before a step, where taking back is allowed.
    pub(super) fn before_step(&self, seat: Seat) -> Option<TableView> {
        let table = self.table.as_ref()?;
        self.setup.take_back.then(|| table.view(Viewer::Seat(seat)))
    }

    /// Keeps in mind whether a step revealed something.
    pub(super) fn after_step(&mut self, actor: Option<Seat>, before: Option<TableView>) {
        let (Some(before), Some(table)) = (before, self.table.as_ref()) else { return };
        let known = faces(&before);
        let mut told = Viewer::all(table.seats()).flat_map(|viewer| table.told(viewer));
        let revealed = told.any(|told| match told {
            Told::Moved { card: Card::Up { face, .. }, .. } | Told::Turned { card: Card::Up { face, .. }, .. } => {
                !known.contains(&face)
            }
            Told::Shuffled { .. } | Told::Gathered { .. } => true,
            Told::Moved { .. } | Told::Turned { .. } | Told::Note { .. } => false,
        });
        let revealed = revealed || table.revealed() || actor.is_none();
        let undo = &mut self.take_back;
        undo.steps.push((actor, revealed));
        if undo.steps.len() > STEPS_MAX {
            undo.steps.remove(0);
        }
        undo.asked_by = None;
    }

    /// How many steps back the last action of `seat` is, if nothing was revealed since.
    fn way_back(&self, seat: Seat) -> Result<usize, Refused> {
        let steps = &self.take_back.steps;
        let none = || Refused::new(Code::NotAllowed, "there is nothing of yours to take back");
        let from = steps.iter().rposition(|(actor, _)| *actor == Some(seat)).ok_or_else(none)?;
        if steps[from..].iter().any(|(_, revealed)| *revealed) {
            let sentence = "it cannot be taken back: something hidden has been revealed since";
            return Err(Refused::new(Code::NotAllowed, sentence));
        }
        Ok(steps.len() - from)
    }

    pub(super) async fn ask_back(&mut self, seat: Seat) -> Result<Done, Refused> {
        if !self.setup.take_back {
            return Err(Refused::new(Code::NotAllowed, "nothing is taken back at this table"));
        }
        self.way_back(seat)?;
        self.take_back.asked_by = Some(seat);
        self.take_back.agreed = SeatSet::one(seat);
        self.agree().await
    }

    pub(super) async fn consent(&mut self, seat: Seat, yes: bool) -> Result<Done, Refused> {
        if self.take_back.asked_by.is_none() {
            return Err(Refused::new(Code::NotAllowed, "nobody wants to take anything back"));
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
        self.fan_out(None);
        Ok(())
    }
}

/// The faces a view shows.
fn faces(view: &TableView) -> HashSet<String> {
    let cards = view.zones.iter().flat_map(|zone| &zone.cards);
    let face = |card: &Card| if let Card::Up { face, .. } = card { Some(face.clone()) } else { None };
    cards.filter_map(face).collect()
}
