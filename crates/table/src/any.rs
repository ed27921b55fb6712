//! A table whose game is not known by type: what servers, terminals and tools hold.

use crate::catalog::Entry;
use crate::numbers::Study;
use crate::people::Seating;
use crate::play;
use crate::ponder::{Pondered, Pondering};
use crate::review::Review;
use crate::table::{Playable, Refusal, Table};
use crate::wire;
use bots::Network;
use kernel::{Blame, Budget, Clause, Fact, Grid, Millis, Reflex, Said, Seat, SeatSet, Stamped, Viewer};
use std::sync::Arc;

/// One match of any game.
pub trait AnyTable: Send {
    /// The game.
    fn entry(&self) -> &'static Entry;
    /// How many seats.
    fn seats(&self) -> u8;
    /// What people should know about its options before they play.
    fn warning(&self) -> Option<Said>;
    /// Who sits where.
    fn seating(&self) -> &Seating;
    /// Gives a seat to a person.
    fn sit(&mut self, seat: Seat, name: &str) -> Result<(), Said>;
    /// Gives a seat to a bot; the same seed plays the same way.
    fn seat_bot(&mut self, seat: Seat, kind: &str, seed: u64) -> Result<(), String>;
    /// Gives a seat to a network under this name, as any program from outside the house has one.
    fn seat_network(&mut self, seat: Seat, name: &str, network: Arc<dyn Network>) -> Result<(), Said>;
    /// Lets somebody look on.
    fn watch(&mut self, name: &str) -> Result<(), Said>;

    /// The seats that may act now.
    fn to_act(&self) -> SeatSet;
    /// When the rules go on by themselves.
    fn wakes_at(&self) -> Option<Millis>;
    /// Whether the match has ended.
    fn is_over(&self) -> bool;
    /// How many inputs it took so far.
    fn steps(&self) -> usize;

    /// `seat` does what `action` says, at the moment `at`; moments that are due before come first.
    fn act(&mut self, seat: Seat, action: &str, at: Millis) -> Result<(), Refusal>;
    /// Whether `seat` could do what `action` says now; nothing changes.
    fn try_act(&self, seat: Seat, action: &str) -> Result<(), Refusal>;
    /// Whether `action` is among those that `seat` is offered: some rules accept attempts beyond them.
    fn lists(&self, seat: Seat, action: &str) -> Result<bool, Refusal>;
    /// Lets every due moment up to `at` come; says how many came.
    fn tick(&mut self, at: Millis) -> usize;
    /// A single stroke of the clock, refused if it is not due.
    fn strike(&mut self, at: Millis) -> Result<(), Refusal>;
    /// What the bot at `seat` would do now; none if it holds still, or no bot sits there.
    fn think(&mut self, seat: Seat, budget: Budget) -> Option<String>;
    /// The seats that may call something out of turn now. Bots among them are asked once after every completed play, in
    /// seat order from the player ([`AnyTable::call`]).
    fn callers(&self) -> SeatSet {
        SeatSet::EMPTY
    }
    /// What the bot at `seat` calls out of turn; none if it is silent, or no bot sits there. Takes no time worth mentioning.
    fn call(&mut self, _seat: Seat) -> Option<String> {
        None
    }
    /// What the bot at `seat` does at this moment where everybody plays at once. It takes no time to ask, and may be
    /// done whenever something has happened. [`Reflex::Calm`]: nothing is a race, so let it think instead.
    fn react(&mut self, _seat: Seat, _now: Millis) -> Reflex<String> {
        Reflex::Calm
    }
    /// Lends out the bot at `seat` with what it knows, so that it can think elsewhere; give the answer to
    /// [`AnyTable::settle`]. None if no bot sits there, or it is out already.
    fn ponder(&mut self, seat: Seat, budget: Budget) -> Option<Pondering>;
    /// Takes back the bot that [`AnyTable::ponder`] lent out and says what it would do. A bot whose seat was given to
    /// somebody else in the meantime is forgotten, and its answer too.
    fn settle(&mut self, seat: Seat, pondered: Pondered) -> Option<String>;
    /// What the game itself advises `seat` to do, whoever sits there; none if it may do nothing. Takes no time worth
    /// mentioning.
    fn advise(&self, seat: Seat, seed: u64) -> Option<String>;
    /// A table that `seat` cannot tell from this one: everything it may not know is dealt anew. For tests.
    fn imagined(&self, seat: Seat, seed: u64) -> Box<dyn AnyTable>;
    /// What is done for `seat` when its time is up.
    fn timeout(&self, seat: Seat) -> Option<String>;

    /// The table as `viewer` sees it.
    fn view(&self, viewer: Viewer) -> wire::TableView;
    /// Appends what [`AnyTable::view`] gives, in brief and as JSON text ([`wire::BriefTable`]); for those who send it.
    fn brief(&self, viewer: Viewer, out: &mut Vec<u8>);
    /// Appends what [`AnyTable::choices`] gives, each as JSON text ([`wire::BriefChoice`]), and where each ends.
    fn brief_choices(&self, seat: Seat, out: &mut Vec<u8>, ends: &mut Vec<usize>);
    /// Every face of the deck: what it is called, and what a player should know about it.
    fn faces(&self) -> Vec<wire::FaceInfo>;
    /// The round, half, quarter or hand that is being played, from 1.
    fn round(&self) -> u16;
    /// Lines `key value` in notation that describe the table as `viewer` sees it; play files compare them.
    fn lines(&self, viewer: Viewer) -> Vec<(String, String)>;
    /// What `seat` is offered.
    fn choices(&self, seat: Seat) -> Vec<wire::Choice>;
    /// All legal actions of `seat`, in notation.
    fn legal(&self, seat: Seat) -> Vec<String>;
    /// The parts of the table where cards lie on cells, as `viewer` sees them.
    fn grids(&self, _viewer: Viewer) -> Vec<Grid> {
        Vec::new()
    }
    /// Why `seat` may not do what was just refused, where the clause alone does not say it.
    fn blame(&self, _seat: Seat, _action: &str) -> Option<Blame> {
        None
    }
    /// What the last step told `viewer`: movements, cues, and the lines of the log.
    fn told(&self, viewer: Viewer) -> Vec<wire::Told>;
    /// Whether something that was said about the last step reveals what was hidden.
    fn revealed(&self) -> bool;
    /// The rules clause with this id.
    fn clause(&self, id: &str) -> Option<&'static Clause>;

    /// The same match a second time, for programs that learn; nobody is seated.
    fn study(&self) -> Box<dyn Study>;

    /// Looks at a finished match again, with so many worlds for each decision. Takes a while: not for a room's own task.
    fn review(&self, worlds: u32) -> Review;

    /// The match as a play file, with the final table as checks.
    fn to_play(&self) -> String;
    /// The table as the `set` lines of a play file, hidden cards included.
    fn to_scene(&self) -> Vec<String>;
}

impl<G: Playable> AnyTable for Table<G> {
    fn entry(&self) -> &'static Entry {
        crate::catalog::find(G::META.slug).expect("a table's game is in the catalog")
    }

    fn warning(&self) -> Option<Said> {
        kernel::Settings::warning(&self.record.options)
    }

    fn seats(&self) -> u8 {
        self.record.seats
    }

    fn seating(&self) -> &Seating {
        &self.seating
    }

    fn sit(&mut self, seat: Seat, name: &str) -> Result<(), Said> {
        Table::sit(self, seat, name)
    }

    fn seat_bot(&mut self, seat: Seat, kind: &str, seed: u64) -> Result<(), String> {
        Table::seat_bot(self, seat, kind, seed)
    }

    fn seat_network(&mut self, seat: Seat, name: &str, network: Arc<dyn Network>) -> Result<(), Said> {
        Table::seat_network(self, seat, name, network)
    }

    fn watch(&mut self, name: &str) -> Result<(), Said> {
        self.seating.watch(name)
    }

    fn to_act(&self) -> SeatSet {
        self.game.to_act()
    }

    fn wakes_at(&self) -> Option<Millis> {
        self.game.wakes_at()
    }

    fn is_over(&self) -> bool {
        self.game.is_over()
    }

    fn steps(&self) -> usize {
        self.record.steps.len()
    }

    fn act(&mut self, seat: Seat, action: &str, at: Millis) -> Result<(), Refusal> {
        self.tick(at);
        let action = self.read(self.known(seat)?, action)?;
        self.step(Stamped::act(at, seat, action))
    }

    fn try_act(&self, seat: Seat, action: &str) -> Result<(), Refusal> {
        let action = self.read(self.known(seat)?, action)?;
        self.game.check(seat, action).map_err(Refusal::Illegal)
    }

    fn lists(&self, seat: Seat, action: &str) -> Result<bool, Refusal> {
        let action = self.read(self.known(seat)?, action)?;
        let mut list = Vec::new();
        self.game.legal(seat, &mut list);
        self.game.offers(seat, &mut list);
        Ok(list.contains(&action))
    }

    fn tick(&mut self, at: Millis) -> usize {
        Table::tick(self, at)
    }

    fn strike(&mut self, at: Millis) -> Result<(), Refusal> {
        self.step(Stamped::clock(at))
    }

    fn think(&mut self, seat: Seat, budget: Budget) -> Option<String> {
        Table::think(self, seat, budget).map(|action| action.to_string())
    }

    fn callers(&self) -> SeatSet {
        self.game.callers()
    }

    fn call(&mut self, seat: Seat) -> Option<String> {
        Table::call(self, seat).map(|action| action.to_string())
    }

    fn react(&mut self, seat: Seat, now: Millis) -> Reflex<String> {
        match Table::react(self, seat, now) {
            Reflex::Calm => Reflex::Calm,
            Reflex::Wait(until) => Reflex::Wait(until),
            Reflex::Act(action) => Reflex::Act(action.to_string()),
        }
    }

    fn ponder(&mut self, seat: Seat, budget: Budget) -> Option<Pondering> {
        Table::ponder(self, seat, budget)
    }

    fn settle(&mut self, seat: Seat, pondered: Pondered) -> Option<String> {
        Table::settle(self, seat, pondered)
    }

    fn advise(&self, seat: Seat, seed: u64) -> Option<String> {
        Table::advise(self, seat, seed)
    }

    fn imagined(&self, seat: Seat, seed: u64) -> Box<dyn AnyTable> {
        Box::new(Table::imagined(self, seat, seed))
    }

    fn timeout(&self, seat: Seat) -> Option<String> {
        self.game.timeout(seat).map(|action| action.to_string())
    }

    fn view(&self, viewer: Viewer) -> wire::TableView {
        self.describe(viewer)
    }

    fn brief(&self, viewer: Viewer, out: &mut Vec<u8>) {
        Table::brief(self, viewer, out);
    }

    fn brief_choices(&self, seat: Seat, out: &mut Vec<u8>, ends: &mut Vec<usize>) {
        Table::brief_choices(self, seat, out, ends);
    }

    fn faces(&self) -> Vec<wire::FaceInfo> {
        self.face_infos().to_vec()
    }

    fn round(&self) -> u16 {
        self.game.round()
    }

    fn lines(&self, viewer: Viewer) -> Vec<(String, String)> {
        self.game.lines(viewer)
    }

    fn choices(&self, seat: Seat) -> Vec<wire::Choice> {
        Table::choices(self, seat)
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        let mut legal = Vec::new();
        self.game.legal(seat, &mut legal);
        legal.iter().map(ToString::to_string).collect()
    }

    fn grids(&self, viewer: Viewer) -> Vec<Grid> {
        self.game.grids(viewer)
    }

    fn blame(&self, seat: Seat, action: &str) -> Option<Blame> {
        let action = self.read(self.known(seat).ok()?, action).ok()?;
        self.game.blame(seat, action)
    }

    fn told(&self, viewer: Viewer) -> Vec<wire::Told> {
        Table::told(self, viewer)
    }

    fn revealed(&self) -> bool {
        self.facts.0.iter().any(|(fact, _)| matches!(fact, Fact::Note(note) if G::reveals(note)))
    }

    fn clause(&self, id: &str) -> Option<&'static Clause> {
        G::META.clauses.iter().copied().find(|clause| clause.id == id)
    }

    fn study(&self) -> Box<dyn Study> {
        Box::new(self.copy())
    }

    fn review(&self, worlds: u32) -> Review {
        Table::review(self, worlds)
    }

    fn to_play(&self) -> String {
        play::write(self)
    }

    fn to_scene(&self) -> Vec<String> {
        play::scene_lines(&self.game.scene())
    }
}

impl<G: Playable> Table<G> {
    pub(crate) fn known(&self, seat: Seat) -> Result<Seat, Refusal> {
        if seat.number() < self.record.seats { Ok(seat) } else { Err(Refusal::NoSuchSeat(seat.number())) }
    }
}
