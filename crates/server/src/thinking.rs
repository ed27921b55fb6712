//! Who may think when. Thinking takes whole cores, so there are places for it, and people take turns.
//!
//! Each kind of work has places of its own: what takes long cannot keep out what must be quick, and whoever only looks at
//! an old match cannot keep those who play waiting. Within a kind the turn goes round by person, however much one of them
//! asks for. Nothing waits without bound: whoever finds the line full is told so at once.

use crate::id::Id;
use std::collections::{HashMap, VecDeque};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::oneshot;

/// What somebody thinks about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Work {
    /// Bots for people who sit at their table.
    Seated,
    /// Whether a table can be made as it is asked for.
    Deal,
    /// A position that somebody studies.
    Study,
    /// Bots for people who are away.
    Unattended,
    /// A finished match that somebody looks at again.
    Review,
}

/// On whose behalf.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Owner {
    /// Somebody known.
    Person(Id),
    /// Whoever has this address.
    Address(IpAddr),
}

/// Why there is no place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Full {
    /// This owner has enough in line already.
    Yours,
    /// Everybody together has.
    All,
}

/// How many of a kind.
#[derive(Clone, Copy)]
struct Bounds {
    places: usize,
    waiting: usize,
    of_one: usize,
}

impl Work {
    const ALL: [Work; 5] = [Work::Seated, Work::Deal, Work::Study, Work::Unattended, Work::Review];

    fn bounds(self, cores: usize) -> Bounds {
        let cores = cores.max(1);
        match self {
            Work::Seated => Bounds { places: cores, waiting: 4096, of_one: 64 },
            Work::Deal => Bounds { places: cores, waiting: 256, of_one: 16 },
            Work::Study => Bounds { places: 1, waiting: 64, of_one: 4 },
            Work::Unattended => Bounds { places: 1, waiting: 1024, of_one: 16 },
            Work::Review => Bounds { places: 1, waiting: 32, of_one: 1 },
        }
    }
}

/// A line of those who wait, by owner. What a ticket is, the line does not know.
struct Line<T> {
    bounds: Bounds,
    /// Those who have a place or wait for one.
    counts: HashMap<Owner, usize>,
    thinking: usize,
    waiting: usize,
    /// Whose turn it is next, each with their tickets in order.
    turns: VecDeque<(Owner, VecDeque<T>)>,
}

impl<T> Line<T> {
    fn new(bounds: Bounds) -> Line<T> {
        Line { bounds, counts: HashMap::new(), thinking: 0, waiting: 0, turns: VecDeque::new() }
    }

    /// Somebody comes: gets the ticket back if there is a place at once, and waits otherwise.
    fn come(&mut self, owner: Owner, ticket: T) -> Result<Option<T>, Full> {
        let count = self.counts.get(&owner).copied().unwrap_or(0);
        if count >= self.bounds.of_one {
            return Err(Full::Yours);
        }
        let is_free = self.thinking < self.bounds.places;
        if !is_free && self.waiting >= self.bounds.waiting {
            return Err(Full::All);
        }
        self.counts.insert(owner, count + 1);
        if is_free {
            self.thinking += 1;
            return Ok(Some(ticket));
        }
        self.waiting += 1;
        match self.turns.iter_mut().find(|(other, _)| *other == owner) {
            Some((_, tickets)) => tickets.push_back(ticket),
            None => self.turns.push_back((owner, VecDeque::from([ticket]))),
        }
        Ok(None)
    }

    /// Somebody is done, or has given up after all; the place goes to whose turn it is.
    fn leave(&mut self, owner: Owner) -> Option<(Owner, T)> {
        self.uncount(owner);
        self.thinking -= 1;
        let (next, mut tickets) = self.turns.pop_front()?;
        let ticket = tickets.pop_front()?;
        if !tickets.is_empty() {
            self.turns.push_back((next, tickets));
        }
        self.waiting -= 1;
        self.thinking += 1;
        Some((next, ticket))
    }

    /// Those who do not wait any more leave the line.
    fn sweep(&mut self, is_gone: impl Fn(&T) -> bool) {
        let mut gone = Vec::new();
        for (owner, tickets) in &mut self.turns {
            let before = tickets.len();
            tickets.retain(|ticket| !is_gone(ticket));
            gone.resize(gone.len() + before - tickets.len(), *owner);
        }
        self.turns.retain(|(_, tickets)| !tickets.is_empty());
        self.waiting -= gone.len();
        gone.into_iter().for_each(|owner| self.uncount(owner));
    }

    fn uncount(&mut self, owner: Owner) {
        if let Some(count) = self.counts.get_mut(&owner) {
            *count -= 1;
            if *count == 0 {
                self.counts.remove(&owner);
            }
        }
    }
}

type Ticket = oneshot::Sender<Place>;

/// The places of the house.
#[derive(Clone)]
pub struct Thinking {
    lines: Arc<[Mutex<Line<Ticket>>]>,
}

impl Thinking {
    /// As many places as there are cores, for each kind of work as many as it may have.
    pub fn new(cores: usize) -> Thinking {
        let line = |work: Work| Mutex::new(Line::new(work.bounds(cores)));
        Thinking { lines: Work::ALL.into_iter().map(line).collect() }
    }

    fn line(&self, work: Work) -> MutexGuard<'_, Line<Ticket>> {
        self.lines[work as usize].lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for a place; it is free again when it is dropped.
    pub async fn place(&self, work: Work, owner: Owner) -> Result<Place, Full> {
        let (ticket, turn) = oneshot::channel();
        let is_at_once = {
            let mut line = self.line(work);
            if line.waiting >= line.bounds.waiting || line.counts.get(&owner).is_some_and(|n| *n >= line.bounds.of_one)
            {
                line.sweep(Ticket::is_closed);
            }
            line.come(owner, ticket)?.is_some()
        };
        if is_at_once {
            return Ok(Place { thinking: self.clone(), work, owner: Some(owner) });
        }
        turn.await.map_err(|_| Full::All)
    }
}

/// A place to think in.
pub struct Place {
    thinking: Thinking,
    work: Work,
    /// None once it was handed on.
    owner: Option<Owner>,
}

impl Drop for Place {
    fn drop(&mut self) {
        // Whoever gave up while waiting is passed over.
        while let Some(owner) = self.owner.take() {
            let Some((next, ticket)) = self.thinking.line(self.work).leave(owner) else { return };
            let place = Place { thinking: self.thinking.clone(), work: self.work, owner: Some(next) };
            if let Err(mut unwanted) = ticket.send(place) {
                self.owner = unwanted.owner.take();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn guest(number: u8) -> Owner {
        Owner::Address(IpAddr::from([10, 0, 0, number]))
    }

    fn line(places: usize) -> Line<&'static str> {
        Line::new(Bounds { places, waiting: 20, of_one: 15 })
    }

    #[test]
    fn the_turn_goes_round_by_person() {
        let mut line = line(1);
        assert_eq!(line.come(guest(1), "first"), Ok(Some("first")));
        for _ in 0..10 {
            assert_eq!(line.come(guest(1), "flood"), Ok(None));
        }
        assert_eq!(line.come(guest(2), "two"), Ok(None));
        assert_eq!(line.come(guest(3), "three"), Ok(None));
        let mut order = Vec::new();
        let mut done = guest(1);
        while let Some((owner, ticket)) = line.leave(done) {
            order.push(ticket);
            done = owner;
        }
        assert_eq!(order[..4], ["flood", "two", "three", "flood"], "eleven of one do not keep two others waiting");
        assert_eq!(order.len(), 12);
        assert!(line.counts.is_empty() && line.thinking == 0 && line.waiting == 0);
    }

    #[test]
    fn nobody_waits_without_bound() {
        let mut line = line(1);
        for _ in 0..15 {
            assert!(line.come(guest(1), "mine").is_ok());
        }
        assert_eq!(line.come(guest(1), "mine"), Err(Full::Yours));
        for number in 2..8 {
            assert!(line.come(guest(number), "theirs").is_ok());
        }
        assert_eq!(line.come(guest(9), "theirs"), Err(Full::All));
        line.sweep(|ticket| *ticket == "mine");
        assert_eq!(line.come(guest(9), "theirs"), Ok(None), "those who gave up make room");
        assert_eq!(line.counts[&guest(1)], 1, "one of them thinks");
    }

    #[tokio::test]
    async fn no_kind_of_work_waits_for_another() {
        let thinking = Thinking::new(1);
        let mut places = Vec::new();
        for work in Work::ALL {
            places.push(thinking.place(work, guest(1)).await.ok().unwrap());
        }
        let busy = thinking.place(Work::Review, guest(1)).await.err();
        assert_eq!(busy, Some(Full::Yours), "one review each");
        let next = tokio::spawn({
            let thinking = thinking.clone();
            async move { thinking.place(Work::Seated, guest(2)).await.is_ok() }
        });
        tokio::task::yield_now().await;
        assert!(!next.is_finished(), "it waits for a place of its kind");
        places.clear();
        assert!(next.await.unwrap());
        assert!(thinking.place(Work::Review, guest(1)).await.is_ok());
    }

    #[tokio::test]
    async fn whoever_gives_up_is_passed_over() {
        let thinking = Thinking::new(1);
        let first = thinking.place(Work::Seated, guest(1)).await.ok().unwrap();
        let waits = |number| {
            let thinking = thinking.clone();
            tokio::spawn(async move { thinking.place(Work::Seated, guest(number)).await.is_ok() })
        };
        let (gone, stays) = (waits(2), waits(3));
        tokio::task::yield_now().await;
        gone.abort();
        drop(gone.await);
        drop(first);
        assert!(stays.await.unwrap());
        assert_eq!(thinking.line(Work::Seated).thinking, 0);
    }
}
