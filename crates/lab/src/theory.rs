//! Tiny games, exactly: what a policy is worth, the best answer to it, and equilibria by CFR+.
//!
//! A [`Position`] is a table of two with open places, written `?`, and the cards that chance lays there; [`grow`] plays
//! every deal in every way. What a seat wins is its points less the mean of both: in games for chips that is the chips.
//! Invariant: states of knowledge are made of what a seat saw, did and was told, and of nothing else; and nothing is left
//! to chance after the deal, or the position is refused.

mod answer;
mod deals;
mod learn;

pub use learn::Learner;

use kernel::{Chance, Facts, Game, Millis, Scene, Seat, Settings, Stamped, Viewer, Zone};
use std::collections::HashMap;
use table::{Playable, Visit, catalog};

/// A table with open places.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Position {
    /// The game, by its slug.
    pub game: String,
    /// Options as key and value.
    pub options: Vec<(String, String)>,
    /// The lines of a position, as play files set them, with `?` for each card that chance lays.
    pub lines: Vec<String>,
    /// The cards that chance lays; there may be more of them than places.
    pub cards: Vec<String>,
}

/// The seats of a tree.
pub const SEATS: usize = 2;
/// The most tables a tree may have.
const NODES_MAX: usize = 4_000_000;

/// Everything that can happen from a position.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Tree {
    /// Every deal: how likely it is, and the table that it begins with.
    deals: Vec<(f64, usize)>,
    nodes: Vec<Node>,
    /// The tables that follow upon a choice, in the order of its actions.
    links: Vec<usize>,
    states: Vec<State>,
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum Node {
    /// It is over, and this is what each seat has won.
    End([f64; SEATS]),
    /// Whoever decides knows this much; what follows stands in the links from here on.
    Choice { state: usize, first: usize },
}

/// What a seat can know when it decides.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    /// Whose choice it is.
    pub seat: usize,
    /// Where the chances of its actions stand in a policy.
    pub first: usize,
    /// What it may do.
    pub actions: Vec<String>,
    /// All it saw, did and was told, for people.
    pub story: String,
}

/// Plays every deal of a position in every way.
pub fn grow(position: &Position) -> Result<Tree, String> {
    catalog::lookup(&position.game)?.visit(Planting(position))
}

struct Planting<'a>(&'a Position);

impl Visit for Planting<'_> {
    type Out = Result<Tree, String>;

    fn visit<G: Playable>(self) -> Self::Out {
        let one = Gardener::<G>::plant(self.0, 1)?;
        if one != Gardener::<G>::plant(self.0, 2)? {
            return Err(
                "cards are shuffled after the deal: name every card that counts, and begin where none is".into()
            );
        }
        Ok(one)
    }
}

struct Gardener<G> {
    tree: Tree,
    /// What a seat knows, as a number: what it knew before and what came to it.
    known: HashMap<(usize, usize, String), usize>,
    /// What stands behind each number, for people: the number before and what came.
    told: Vec<(usize, String)>,
    states: HashMap<(usize, usize), usize>,
    slots: usize,
    game: std::marker::PhantomData<G>,
}

impl<G: Playable> Gardener<G> {
    fn plant(position: &Position, seed: u64) -> Result<Tree, String> {
        let mut options = G::Options::default();
        position.options.iter().try_for_each(|(key, value)| options.set(key, value))?;
        let mut gardener = Gardener::<G> {
            tree: Tree::default(),
            known: HashMap::new(),
            told: vec![(0, String::new())],
            states: HashMap::new(),
            slots: 0,
            game: std::marker::PhantomData,
        };
        for deal in deals::all(&position.lines, &position.cards)? {
            let game = G::stage(&options, SEATS as u8, &scene(&deal.lines), Chance::Fast(seed));
            let game = game.map_err(|why| why.to_string())?;
            let knowing = [0, 1].map(|seat| gardener.come_to_know(seat, 0, sight(&game, seat)));
            let root = gardener.grow(&game, knowing)?;
            gardener.tree.deals.push((deal.chance, root));
        }
        Ok(gardener.tree)
    }

    /// The number of what a seat knows after something came to it.
    fn come_to_know(&mut self, seat: usize, before: usize, what: String) -> usize {
        if what.is_empty() {
            return before;
        }
        let next = self.told.len();
        let number = *self.known.entry((seat, before, what.clone())).or_insert(next);
        if number == next {
            self.told.push((before, what));
        }
        number
    }

    fn grow(&mut self, game: &G, knowing: [usize; SEATS]) -> Result<usize, String> {
        if self.tree.nodes.len() >= NODES_MAX {
            return Err(format!("this position has more than {NODES_MAX} tables: name fewer cards"));
        }
        let to_act = game.to_act();
        let Some(seat) = to_act.first() else { return self.end(game) };
        if to_act.is_several() {
            return Err("several seats may act at once: trees are for games in which one does".to_string());
        }
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        let state = self.state(seat.index(), knowing[seat.index()], &legal);
        let mut links = Vec::with_capacity(legal.len());
        for action in legal {
            let (mut next, mut facts) = (game.clone(), Facts::default());
            next.apply(Stamped::act(Millis(0), seat, action), &mut facts);
            let mut after = knowing;
            for viewer in 0..SEATS {
                let own = (viewer == seat.index()).then(|| format!("does {action}"));
                let told = facts.told_to(Viewer::Seat(Seat::new(viewer as u8))).map(|fact| format!("{fact:?}"));
                let what = own.into_iter().chain(told).collect::<Vec<_>>().join("\n");
                after[viewer] = self.come_to_know(viewer, knowing[viewer], what);
            }
            links.push(self.grow(&next, after)?);
        }
        let first = self.tree.links.len();
        self.tree.links.extend(links);
        Ok(self.add(Node::Choice { state, first }))
    }

    fn end(&mut self, game: &G) -> Result<usize, String> {
        if game.wakes_at().is_some() {
            return Err("the rules wait for a clock: switch it off in the options".to_string());
        }
        let scores = game.scores();
        let mean = scores.iter().sum::<i32>() as f64 / SEATS as f64;
        Ok(self.add(Node::End([0, 1].map(|seat| scores[seat] as f64 - mean))))
    }

    fn add(&mut self, node: Node) -> usize {
        self.tree.nodes.push(node);
        self.tree.nodes.len() - 1
    }

    fn state(&mut self, seat: usize, knowing: usize, legal: &[G::Action]) -> usize {
        if let Some(&state) = self.states.get(&(seat, knowing)) {
            return state;
        }
        let actions: Vec<String> = legal.iter().map(ToString::to_string).collect();
        let (first, story) = (self.slots, self.story(knowing));
        self.slots += actions.len();
        self.tree.states.push(State { seat, first, actions, story });
        let state = self.tree.states.len() - 1;
        self.states.insert((seat, knowing), state);
        state
    }

    fn story(&self, mut knowing: usize) -> String {
        let mut parts = Vec::new();
        while knowing > 0 {
            let (before, what) = &self.told[knowing];
            parts.push(what.as_str());
            knowing = *before;
        }
        parts.reverse();
        parts.join("\n")
    }
}

/// What a seat sees before anything is done.
fn sight<G: Game>(game: &G, seat: usize) -> String {
    let viewer = Viewer::Seat(Seat::new(seat as u8));
    let zones = (0..game.cards().zones()).map(|zone| game.cards().shown(Zone(zone as u8), viewer));
    format!("{:?} {:?}", zones.collect::<Vec<_>>(), game.view(viewer))
}

fn scene(lines: &[String]) -> Scene {
    let entry = |(number, line): (usize, &String)| {
        let mut words = line.split_whitespace().map(str::to_string);
        kernel::Entry { key: words.next().unwrap_or_default(), words: words.collect(), line: number + 1 }
    };
    Scene { entries: lines.iter().enumerate().map(entry).collect() }
}

impl Tree {
    /// How many ways the cards can lie.
    pub fn deals(&self) -> usize {
        self.deals.len()
    }

    /// How many tables there are, over all deals.
    pub fn tables(&self) -> usize {
        self.nodes.len()
    }

    /// What can be known by somebody who decides.
    pub fn states(&self) -> &[State] {
        &self.states
    }

    /// How many chances a policy has: one for each action of each state.
    pub fn slots(&self) -> usize {
        self.states.last().map_or(0, |last| last.first + last.actions.len())
    }

    /// Every action of a state equally likely.
    pub fn uniform(&self) -> Vec<f64> {
        self.states.iter().flat_map(|state| vec![1.0 / state.actions.len() as f64; state.actions.len()]).collect()
    }

    /// Refuses what is no policy of this tree.
    pub fn check(&self, policy: &[f64]) -> Result<(), String> {
        let slots = self.slots();
        if policy.len() != slots {
            return Err(format!("a policy of this tree has {slots} chances, not {}", policy.len()));
        }
        let adds_up = |state: &State| {
            let chances = &policy[state.first..state.first + state.actions.len()];
            chances.iter().all(|chance| *chance >= 0.0) && (chances.iter().sum::<f64>() - 1.0).abs() < 1e-6
        };
        match self.states.iter().position(|state| !adds_up(state)) {
            Some(state) => Err(format!("the chances of state {state} do not add up to 1")),
            None => Ok(()),
        }
    }

    /// What each seat wins on average if both follow `policy`.
    pub fn value(&self, policy: &[f64]) -> [f64; SEATS] {
        let mut values: Vec<[f64; SEATS]> = Vec::with_capacity(self.nodes.len());
        // What follows upon a table stands before it.
        for node in &self.nodes {
            values.push(match *node {
                Node::End(won) => won,
                Node::Choice { state, first } => {
                    let state = &self.states[state];
                    let mut sum = [0.0; SEATS];
                    for index in 0..state.actions.len() {
                        let (chance, next) = (policy[state.first + index], values[self.links[first + index]]);
                        (0..SEATS).for_each(|seat| sum[seat] += chance * next[seat]);
                    }
                    sum
                }
            });
        }
        [0, 1].map(|seat| self.deals.iter().map(|&(chance, root)| chance * values[root][seat]).sum())
    }

    /// How much a table that follows `policy` gives away: the mean of what best answers win. Zero for an equilibrium.
    pub fn exploitability(&self, policy: &[f64]) -> f64 {
        (0..SEATS).map(|seat| self.best_response(seat, policy)).sum::<f64>() / SEATS as f64
    }
}
