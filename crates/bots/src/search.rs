//! A bot that looks ahead without peeking: information-set tree search.
//!
//! Each iteration imagines a whole world that the seat cannot tell from the true one and plays it forward. What was
//! tried is remembered in one tree for each seat (many observers): a seat's tree branches on its own actions exactly and
//! on the others' only as far as it learns of them ([`kernel::Game::outside`]), so that a hidden card or a sealed answer
//! cannot steer those who did not see it. Worlds differ in what is legal, so a choice is judged by how often it was on
//! offer, not by how often its node was reached.
//!
//! Invariant: the true state is never touched, and the same seed with the same number of iterations chooses the same.

use crate::calls::call_by_advice;
use crate::tree::{EdgeId, NodeId, Tree};
use kernel::{Bot, Budget, BySeat, Heuristic, Millis, Patience, Perspective, Seat, Stamped, Stream};

/// How a search behaves.
#[derive(Clone, Copy, Debug)]
pub struct Style {
    /// How eagerly it tries what it knows little about.
    pub curiosity: f32,
    /// How many steps it plays by the game's advice before it looks at how the seats stand.
    pub foresight: u32,
    /// One step in so many of those is taken at random instead.
    pub whim: u32,
    /// How many choices it takes up at a node: this, and one more for each doubling of visits.
    pub width: u32,
}

impl Style {
    /// What serves most games.
    pub const USUAL: Style = Style { curiosity: 0.2, foresight: 12, whim: 8, width: 2 };
}

impl Default for Style {
    fn default() -> Self {
        Style::USUAL
    }
}

/// A player that looks ahead.
pub struct Search<G: Heuristic> {
    style: Style,
    stream: Stream,
    trees: Vec<Tree<G::Action>>,
    path: Vec<(Seat, EdgeId)>,
    legal: Vec<G::Action>,
    offered: Vec<EdgeId>,
    ratings: Vec<i32>,
    logs: Logs,
}

/// One choice at the root: how often it was made, and how it went.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tried<A> {
    /// The choice.
    pub action: A,
    /// How often it was made.
    pub visits: u32,
    /// How it went on average, from 0 (lost) to 1 (won).
    pub mean: f32,
}

/// What was tried at the root, the most frequent first.
pub type Tally<A> = Vec<Tried<A>>;

impl<G: Heuristic> Search<G> {
    /// A searching player; the same seed plays the same way.
    pub fn new(seed: u64, style: Style) -> Self {
        let (trees, path, legal, offered, ratings) = (Vec::new(), Vec::new(), Vec::new(), Vec::new(), Vec::new());
        Search { style, stream: Stream::fast(seed), trees, path, legal, offered, ratings, logs: Logs::new() }
    }

    /// Looks ahead `iterations` times and says how often each choice was made. Tallies of several searches of the same
    /// position may be added up: that is how a search is spread over cores.
    pub fn ponder(&mut self, eyes: &Perspective<'_, G>, iterations: u32) -> Tally<G::Action> {
        self.ponder_in(eyes.seat(), eyes.scores().len(), 0..iterations, |stream| eyes.imagine(stream))
    }

    /// [`Search::ponder`] in worlds of the caller's making.
    pub fn ponder_in(
        &mut self,
        seat: Seat,
        seats: usize,
        iterations: impl IntoIterator<Item = u32>,
        mut worlds: impl FnMut(&mut Stream) -> G,
    ) -> Tally<G::Action> {
        self.trees.iter_mut().for_each(Tree::clear);
        self.trees.resize_with(seats, Tree::new);
        for _ in iterations {
            let world = worlds(&mut self.stream);
            self.iterate(world, seat, seats);
        }
        let edges = self.trees[seat.index()].edges(Tree::<G::Action>::ROOT).filter(|edge| edge.visits > 0);
        let tried = edges.map(|e| Tried { action: e.action, visits: e.visits, mean: e.total / e.visits as f32 });
        let mut tally: Tally<G::Action> = tried.collect();
        tally.sort_unstable_by_key(|tried| (std::cmp::Reverse(tried.visits), tried.action));
        tally
    }

    fn iterate(&mut self, mut world: G, seat: Seat, seats: usize) {
        let mut places: BySeat<NodeId> = BySeat::default();
        let mut now = Millis(0);
        let mut turn = Some(seat);
        self.path.clear();
        while let Some(seat) = turn.or_else(|| world.to_act().first()) {
            turn = None;
            // A place that nobody has been to is looked at from outside first: most are never seen again.
            let is_new = self.trees[seat.index()].visit(places[seat]) == 0;
            if is_new && !self.path.is_empty() {
                break;
            }
            self.legal.clear();
            world.legal(seat, &mut self.legal);
            if self.legal.is_empty() {
                break;
            }
            let edge = self.choose_edge(&world, seat, places[seat]);
            let action = self.trees[seat.index()].get(edge).action;
            self.path.push((seat, edge));
            self.descend(&world, (seat, edge, action), &mut places, seats);
            world.apply(Stamped::act(now, seat, action), &mut ());
            call_by_advice(&mut world, seat, now);
            now = self.let_time_pass(&mut world, now);
        }
        self.play_on(&mut world, now);
        self.learn(&world);
    }

    /// The best known choice at a node, or the likeliest of those never made.
    fn choose_edge(&mut self, world: &G, seat: Seat, node: NodeId) -> EdgeId {
        let tree = &mut self.trees[seat.index()];
        tree.offer(node, &self.legal, |actions, out| world.rate_all(seat, actions, out), &mut self.offered);
        let (mut best, mut best_score) = (None, f32::MIN);
        let (mut fresh, mut fresh_rating) = (None, i32::MIN);
        let (mut known, mut visits, mut ties) = (0, 0, 0);
        for &id in &self.offered {
            let edge = tree.get_mut(id);
            edge.offers += 1;
            if edge.visits == 0 {
                // Ties by lot: each of the equals is as likely.
                ties = if edge.rating > fresh_rating { 1 } else { ties + (edge.rating == fresh_rating) as u32 };
                let wins = edge.rating > fresh_rating || (edge.rating == fresh_rating && self.stream.below(ties) == 0);
                if wins {
                    (fresh, fresh_rating) = (Some(id), edge.rating);
                }
                continue;
            }
            known += 1;
            visits += edge.visits;
            let n = edge.visits as f32;
            let score = edge.total / n + self.style.curiosity * (self.logs.of(edge.offers) / n).sqrt();
            if score > best_score {
                (best, best_score) = (Some(id), score);
            }
        }
        let width = self.style.width + visits.checked_ilog2().unwrap_or(0);
        match (best, fresh) {
            (Some(best), Some(_)) if known >= width => best,
            (_, Some(fresh)) => fresh,
            (Some(best), None) => best,
            (None, None) => unreachable!("there is a choice"),
        }
    }

    /// Moves every seat's place in its own tree: the actor by what it did, the others by what they learn of it.
    fn descend(
        &mut self,
        world: &G,
        (actor, edge, action): (Seat, EdgeId, G::Action),
        places: &mut BySeat<NodeId>,
        seats: usize,
    ) {
        let outside = world.outside(actor, action);
        for seat in Seat::all(seats as u8) {
            let tree = &mut self.trees[seat.index()];
            let edge = if seat == actor { edge } else { tree.edge(places[seat], outside) };
            places[seat] = tree.follow(edge);
        }
    }

    /// Where nobody may act, the clock strikes.
    fn let_time_pass(&self, world: &mut G, mut now: Millis) -> Millis {
        while world.to_act().is_empty()
            && let Some(due) = world.wakes_at()
        {
            now = now.max(due);
            world.apply(Stamped::clock(now), &mut ());
        }
        now
    }

    /// Plays on by the game's own advice, with a whim now and then.
    fn play_on(&mut self, world: &mut G, mut now: Millis) {
        for _ in 0..self.style.foresight.min(world.foresight()) {
            let Some(seat) = world.to_act().first() else { return };
            self.legal.clear();
            world.legal(seat, &mut self.legal);
            let Some(action) = self.advice(world, seat) else { return };
            world.apply(Stamped::act(now, seat, action), &mut ());
            call_by_advice(world, seat, now);
            now = self.let_time_pass(world, now);
        }
    }

    fn advice(&mut self, world: &G, seat: Seat) -> Option<G::Action> {
        if self.legal.len() < 2 || self.stream.below(self.style.whim) == 0 {
            return self.stream.pick(&self.legal).copied();
        }
        self.ratings.clear();
        world.rate_all(seat, &self.legal, &mut self.ratings);
        self.legal.iter().zip(&self.ratings).max_by_key(|(_, rating)| **rating).map(|(action, _)| *action)
    }

    /// Remembers how it went, for each seat that chose.
    fn learn(&mut self, world: &G) {
        let mut outlook: BySeat<Option<f32>> = BySeat::default();
        for &(seat, edge) in &self.path {
            let result = *outlook[seat].get_or_insert_with(|| world.outlook(seat) as f32 / 1000.0);
            let edge = self.trees[seat.index()].get_mut(edge);
            edge.visits += 1;
            edge.total += result;
        }
    }
}

/// Logarithms of small numbers, looked up.
struct Logs(Vec<f32>);

impl Logs {
    fn new() -> Logs {
        Logs((0..1024).map(|n: u32| (n.max(1) as f32).ln()).collect())
    }

    #[inline]
    fn of(&self, n: u32) -> f32 {
        self.0.get(n as usize).copied().unwrap_or_else(|| (n as f32).ln())
    }
}

impl<G: Heuristic> Bot<G> for Search<G> {
    fn choose(&mut self, eyes: &Perspective<'_, G>, budget: Budget) -> Option<G::Action> {
        self.choose_in_time(eyes, budget, &|| true)
    }

    fn choose_in_time(
        &mut self,
        eyes: &Perspective<'_, G>,
        budget: Budget,
        patience: Patience<'_>,
    ) -> Option<G::Action> {
        self.legal.clear();
        eyes.choices(&mut self.legal);
        if self.legal.len() < 2 {
            return self.legal.first().copied();
        }
        // Looked ahead at least once: somebody has to be first.
        let iterations = (0..budget.iterations.max(1)).take_while(|&number| number == 0 || patience());
        let tally = self.ponder_in(eyes.seat(), eyes.scores().len(), iterations, |stream| eyes.imagine(stream));
        tally.first().map(|tried| tried.action)
    }

    fn call(&mut self, eyes: &Perspective<'_, G>) -> Option<G::Action> {
        eyes.advised_call()
    }
}
