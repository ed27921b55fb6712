//! The best answer of one seat to a policy.

use super::{Node, Tree};

struct Answer<'a> {
    tree: &'a Tree,
    seat: usize,
    policy: &'a [f64],
    /// For each state of the seat: its tables, each with the chance that cards and the other seat lead there.
    tables: Vec<Vec<(f64, usize)>>,
    best: Vec<Option<usize>>,
    values: Vec<Option<f64>>,
}

impl Tree {
    /// What `seat` wins on average with the best answer to `policy` of the other one.
    pub fn best_response(&self, seat: usize, policy: &[f64]) -> f64 {
        let mut answer = Answer {
            tree: self,
            seat,
            policy,
            tables: vec![Vec::new(); self.states.len()],
            best: vec![None; self.states.len()],
            values: vec![None; self.nodes.len()],
        };
        self.deals.iter().for_each(|&(chance, root)| answer.reach(root, chance));
        self.deals.iter().map(|&(chance, root)| chance * answer.value(root)).sum()
    }
}

impl Answer<'_> {
    fn reach(&mut self, node: usize, chance: f64) {
        let Node::Choice { state, first } = self.tree.nodes[node] else { return };
        let info = &self.tree.states[state];
        let is_own = info.seat == self.seat;
        if is_own {
            self.tables[state].push((chance, node));
        }
        for index in 0..info.actions.len() {
            let share = if is_own { 1.0 } else { self.policy[info.first + index] };
            self.reach(self.tree.links[first + index], chance * share);
        }
    }

    fn value(&mut self, node: usize) -> f64 {
        if let Some(value) = self.values[node] {
            return value;
        }
        let tree = self.tree;
        let value = match tree.nodes[node] {
            Node::End(won) => won[self.seat],
            Node::Choice { state, first } if tree.states[state].seat == self.seat => {
                let best = self.best(state);
                self.value(tree.links[first + best])
            }
            Node::Choice { state, first } => {
                let info = &tree.states[state];
                let part = |index: usize| self.policy[info.first + index] * self.value(tree.links[first + index]);
                (0..info.actions.len()).map(part).sum()
            }
        };
        self.values[node] = Some(value);
        value
    }

    /// The action that is best over all tables that the seat cannot tell apart.
    fn best(&mut self, state: usize) -> usize {
        if let Some(best) = self.best[state] {
            return best;
        }
        let mut totals = vec![0.0; self.tree.states[state].actions.len()];
        for (chance, node) in std::mem::take(&mut self.tables[state]) {
            let Node::Choice { first, .. } = self.tree.nodes[node] else { continue };
            for (index, total) in totals.iter_mut().enumerate() {
                *total += chance * self.value(self.tree.links[first + index]);
            }
        }
        let best = (0..totals.len()).max_by(|&one, &two| totals[one].total_cmp(&totals[two])).unwrap_or(0);
        self.best[state] = Some(best);
        best
    }
}
