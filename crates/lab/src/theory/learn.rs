//! CFR+: regrets that never fall below zero, seats by turns, later rounds with more weight (Tammelin 2014).

use super::{Node, SEATS, Tree};

/// What was learnt so far; it can go on learning.
#[derive(Clone, PartialEq, Debug)]
pub struct Learner {
    regrets: Vec<f64>,
    sums: Vec<f64>,
    rounds: u32,
}

impl Learner {
    /// One that knows nothing.
    pub fn new(tree: &Tree) -> Learner {
        Learner { regrets: vec![0.0; tree.slots()], sums: vec![0.0; tree.slots()], rounds: 0 }
    }

    /// So many rounds more.
    pub fn learn(&mut self, tree: &Tree, rounds: u32) {
        for _ in 0..rounds {
            self.rounds += 1;
            for seat in 0..SEATS {
                let now = normal(tree, &self.regrets);
                let mut pass = Pass { tree, seat, now: &now, gains: vec![0.0; now.len()], sums: &mut self.sums };
                let weight = self.rounds as f64;
                for &(chance, root) in &tree.deals {
                    pass.walk(root, weight, chance);
                }
                let gains = pass.gains;
                self.regrets.iter_mut().zip(gains).for_each(|(regret, gain)| *regret = (*regret + gain).max(0.0));
            }
        }
    }

    /// The average policy, which comes close to an equilibrium.
    pub fn policy(&self, tree: &Tree) -> Vec<f64> {
        normal(tree, &self.sums)
    }
}

/// Chances in proportion to `weights`; equal ones where there are none.
fn normal(tree: &Tree, weights: &[f64]) -> Vec<f64> {
    let mut chances = tree.uniform();
    for state in &tree.states {
        let range = state.first..state.first + state.actions.len();
        let total: f64 = weights[range.clone()].iter().sum();
        if total > 0.0 {
            range.for_each(|slot| chances[slot] = weights[slot] / total);
        }
    }
    chances
}

struct Pass<'a> {
    tree: &'a Tree,
    seat: usize,
    now: &'a [f64],
    gains: Vec<f64>,
    sums: &'a mut Vec<f64>,
}

impl Pass<'_> {
    /// What the table is worth to the seat; `own` and `others` are the chances that it and all else lead there.
    fn walk(&mut self, node: usize, own: f64, others: f64) -> f64 {
        let tree = self.tree;
        let Node::Choice { state, first } = tree.nodes[node] else {
            let Node::End(won) = tree.nodes[node] else { return 0.0 };
            return won[self.seat];
        };
        let info = &tree.states[state];
        let count = info.actions.len();
        if info.seat != self.seat {
            let part = |index: usize| {
                let chance = self.now[info.first + index];
                chance * self.walk(tree.links[first + index], own, others * chance)
            };
            return (0..count).map(part).sum();
        }
        let mut mean = 0.0;
        for index in 0..count {
            let (slot, chance) = (info.first + index, self.now[info.first + index]);
            let value = self.walk(tree.links[first + index], own * chance, others);
            mean += chance * value;
            self.gains[slot] += others * value;
            self.sums[slot] += own * chance;
        }
        (0..count).for_each(|index| self.gains[info.first + index] -= others * mean);
        mean
    }
}
