//! Exact tools for tiny games: count histories and information states, value a policy, find the best answer to it.
//!
//! The tree is walked from a list of all deals, equally likely, each with what chance drew in order (cards dealt, cards
//! turned later). Two deals that agree on what has been drawn so far share their histories. Invariant: a game is played
//! by one seat at a time and without a clock; the policy and the best answer see only what the seat was told.

use kernel::{Fact, Facts, Game, Input, Millis, Seat, Stamped, Viewer, Zone};
use std::collections::{HashMap, HashSet};

/// One way the cards can fall.
#[derive(Clone, Debug)]
pub struct Deal<G> {
    /// The table before the first action.
    pub game: G,
    /// What chance draws, in order; what is drawn later is already fixed but nobody knows it.
    pub draws: Vec<u8>,
}

/// How likely each legal action is. It must depend on what the seat may know only.
pub type Policy<'a, G> = &'a dyn Fn(&G, Seat, &[<G as Game>::Action]) -> Vec<f64>;

/// All matches of a tiny game.
pub struct Tree<G> {
    deals: Vec<Deal<G>>,
    drawn: fn(&G) -> usize,
}

/// Every legal action equally likely.
pub fn uniform<G: Game>(_game: &G, _seat: Seat, legal: &[G::Action]) -> Vec<f64> {
    vec![1.0 / legal.len() as f64; legal.len()]
}

impl<G: Game> Tree<G> {
    /// The tree over `deals`; `drawn` says how many draws have happened at a table.
    pub fn new(deals: Vec<Deal<G>>, drawn: fn(&G) -> usize) -> Tree<G> {
        assert!(!deals.is_empty(), "a tree has at least one deal");
        Tree { deals, drawn }
    }

    /// How many histories there are: sequences of draws and actions, the empty one and finished ones included.
    pub fn histories(&self) -> usize {
        let mut seen: HashSet<(&[u8], Vec<G::Action>)> = HashSet::new();
        for deal in &self.deals {
            let drawn = (self.drawn)(&deal.game);
            seen.extend((0..drawn).map(|draws| (&deal.draws[..draws], Vec::new())));
            self.visit(deal, &mut |table, past| {
                let before = past.split_last().map_or(drawn, |(last, _)| last.drawn);
                let actions: Vec<G::Action> = past.iter().map(|act| act.action).collect();
                let now = (self.drawn)(table);
                seen.extend((before..=now).map(|draws| (&deal.draws[..draws], actions.clone())));
            });
        }
        seen.len()
    }

    /// How many different situations `seat` can be in when it is to act.
    pub fn information_states(&self, seat: Seat) -> usize {
        let mut seen = HashSet::new();
        for deal in &self.deals {
            self.visit(deal, &mut |table, past| {
                if table.to_act().contains(seat) {
                    seen.insert(information(table, seat, past));
                }
            });
        }
        seen.len()
    }

    /// What each seat wins on average if all follow `policy`.
    pub fn value(&self, policy: Policy<'_, G>) -> Vec<f64> {
        let mut total = vec![0.0; self.deals[0].game.scores().len()];
        for deal in &self.deals {
            for (sum, score) in total.iter_mut().zip(value_of(&deal.game, policy)) {
                *sum += score / self.deals.len() as f64;
            }
        }
        total
    }

    /// What `seat` wins on average with the best answer to `policy` of the others.
    pub fn best_response(&self, seat: Seat, policy: Policy<'_, G>) -> f64 {
        let mut answer = Answer { seat, policy, nodes: Vec::new(), states: HashMap::new() };
        let share = 1.0 / self.deals.len() as f64;
        let roots: Vec<usize> = self.deals.iter().map(|deal| answer.grow(&deal.game, &mut Vec::new(), share)).collect();
        roots.into_iter().map(|root| share * answer.value(root)).sum()
    }

    /// How much a table that follows `policy` gives away: the mean of what best answers win. Zero for an equilibrium of
    /// a zero-sum game.
    pub fn exploitability(&self, policy: Policy<'_, G>) -> f64 {
        let seats = self.deals[0].game.scores().len() as u8;
        Seat::all(seats).map(|seat| self.best_response(seat, policy)).sum::<f64>() / seats as f64
    }

    fn visit(&self, deal: &Deal<G>, see: &mut impl FnMut(&G, &[Act<G>])) {
        self.visit_from(&deal.game, &mut Vec::new(), see);
    }

    fn visit_from(&self, table: &G, past: &mut Vec<Act<G>>, see: &mut impl FnMut(&G, &[Act<G>])) {
        see(table, past);
        for action in choices(table).map_or(Vec::new(), |(_, list)| list) {
            let next = act(table, action, (self.drawn)(table), past);
            self.visit_from(&next, past, see);
            past.pop();
        }
    }
}

/// One action of the past, and what it told.
struct Act<G: Game> {
    seat: Seat,
    action: G::Action,
    /// Draws that had happened before it.
    drawn: usize,
    facts: Facts<G::Note>,
}

/// Who is to act and what it may do. None: it is over.
fn choices<G: Game>(table: &G) -> Option<(Seat, Vec<G::Action>)> {
    let seat = table.to_act().first()?;
    assert_eq!(table.to_act().len(), 1, "a tree is for games in which one seat acts at a time");
    let mut list = Vec::new();
    table.legal(seat, &mut list);
    Some((seat, list))
}

fn act<G: Game>(table: &G, action: G::Action, drawn: usize, past: &mut Vec<Act<G>>) -> G {
    let seat = table.to_act().first().expect("somebody acts");
    let mut next = table.clone();
    let mut facts = Facts::default();
    next.apply(Stamped { at: Millis(0), input: Input::Act { seat, action } }, &mut facts);
    past.push(Act { seat, action, drawn, facts });
    next
}

/// All that `seat` knows, as a key: what it did and was told, and the table it sees.
fn information<G: Game>(table: &G, seat: Seat, past: &[Act<G>]) -> String {
    let viewer = Viewer::Seat(seat);
    let told = past.iter().map(|act| {
        let own = (act.seat == seat).then_some(act.action);
        (own, act.facts.told_to(viewer).collect::<Vec<Fact<_, _>>>())
    });
    let zones = (0..table.cards().zones()).map(|zone| table.cards().shown(Zone(zone as u8), viewer));
    let (told, zones) = (told.collect::<Vec<_>>(), zones.collect::<Vec<_>>());
    format!("{told:?} {zones:?} {:?}", table.view(viewer))
}

fn value_of<G: Game>(table: &G, policy: Policy<'_, G>) -> Vec<f64> {
    let Some((seat, list)) = choices(table) else {
        return table.scores().iter().map(|score| *score as f64).collect();
    };
    let mut total = vec![0.0; table.scores().len()];
    for (action, chance) in list.iter().zip(policy(table, seat, &list)) {
        let next = act(table, *action, 0, &mut Vec::new());
        for (sum, score) in total.iter_mut().zip(value_of(&next, policy)) {
            *sum += chance * score;
        }
    }
    total
}

/// The search for the best answer of one seat.
struct Answer<'a, G: Game> {
    seat: Seat,
    policy: Policy<'a, G>,
    nodes: Vec<Node>,
    /// The tables that the seat cannot tell apart, by what it knows.
    states: HashMap<String, State>,
}

enum Node {
    End(f64),
    /// Others act, each child with its chance.
    Others(Vec<(f64, usize)>),
    /// The seat acts, knowing this.
    Own(String, Vec<usize>),
}

#[derive(Default)]
struct State {
    /// Tables with the chance that the cards and the others lead there.
    tables: Vec<(f64, usize)>,
    best: Option<usize>,
}

impl<G: Game> Answer<'_, G> {
    /// Adds `table` and all that follows; `reach` is the chance that cards and others lead there.
    fn grow(&mut self, table: &G, past: &mut Vec<Act<G>>, reach: f64) -> usize {
        let Some((seat, list)) = choices(table) else {
            return self.add(Node::End(table.scores()[self.seat.index()] as f64));
        };
        let is_own = seat == self.seat;
        let chances = if is_own { vec![1.0; list.len()] } else { (self.policy)(table, seat, &list) };
        let mut children = Vec::new();
        for (action, chance) in list.iter().zip(chances) {
            let next = act(table, *action, 0, past);
            children.push((chance, self.grow(&next, past, reach * chance)));
            past.pop();
        }
        if !is_own {
            return self.add(Node::Others(children));
        }
        let key = information(table, seat, past);
        let node = self.add(Node::Own(key.clone(), children.into_iter().map(|(_, child)| child).collect()));
        self.states.entry(key).or_default().tables.push((reach, node));
        node
    }

    fn add(&mut self, node: Node) -> usize {
        self.nodes.push(node);
        self.nodes.len() - 1
    }

    fn value(&mut self, node: usize) -> f64 {
        match &self.nodes[node] {
            Node::End(score) => *score,
            Node::Others(children) => {
                let children = children.clone();
                children.into_iter().map(|(chance, child)| chance * self.value(child)).sum()
            }
            Node::Own(key, children) => {
                let (key, children) = (key.clone(), children.clone());
                let best = self.best(&key, children.len());
                self.value(children[best])
            }
        }
    }

    /// The action that is best over all tables the seat cannot tell apart.
    fn best(&mut self, key: &str, actions: usize) -> usize {
        let state = &self.states[key];
        if let Some(best) = state.best {
            return best;
        }
        let tables = state.tables.clone();
        let mut totals = vec![0.0; actions];
        for (reach, node) in tables {
            let Node::Own(_, children) = &self.nodes[node] else { continue };
            for (total, child) in totals.iter_mut().zip(children.clone()) {
                *total += reach * self.value(child);
            }
        }
        let best =
            (0..actions).max_by(|one, two| totals[*one].total_cmp(&totals[*two])).expect("a seat to act can act");
        self.states.get_mut(key).expect("every key was entered").best = Some(best);
        best
    }
}
