//! The memory of a search: what was tried where, and how it went.
//!
//! Nodes and edges live in two lists and refer to each other by number, so that a search of a second allocates a few
//! times and forgets everything at once. The choices of a node lie side by side in ascending order; worlds differ in what
//! is legal, so later ones hang on behind, in ascending order as well: all choices of a world are found in one walk.

/// No node, or no edge.
const NONE: u32 = u32::MAX;

/// A choice that was seen at a node.
#[derive(Clone, Copy, Debug)]
pub struct Edge<A> {
    /// The choice.
    pub action: A,
    /// How often it was made.
    pub visits: u32,
    /// How often it could have been made.
    pub offers: u32,
    /// The sum of the results, each from 0 to 1.
    pub total: f32,
    /// How good it looked when it was first seen.
    pub rating: i32,
    child: u32,
    next: u32,
}

/// A place in the tree.
pub type NodeId = u32;
/// A choice at a place.
pub type EdgeId = u32;

#[derive(Clone, Copy, Debug)]
struct Node {
    /// Its first choices, side by side.
    block: u32,
    size: u32,
    /// The rest, one behind the other.
    more: u32,
    /// How often somebody was to choose here.
    visits: u32,
}

const EMPTY: Node = Node { block: 0, size: 0, more: NONE, visits: 0 };

/// What one seat has tried.
#[derive(Clone, Debug)]
pub struct Tree<A> {
    nodes: Vec<Node>,
    edges: Vec<Edge<A>>,
    /// A buffer.
    ratings: Vec<i32>,
}

impl<A: Copy + Ord> Tree<A> {
    /// The node where the search starts.
    pub const ROOT: NodeId = 0;

    /// A tree with nothing but its root.
    pub fn new() -> Self {
        Tree { nodes: vec![EMPTY], edges: Vec::new(), ratings: Vec::new() }
    }

    /// Forgets everything and keeps the memory.
    pub fn clear(&mut self) {
        self.nodes.clear();
        self.nodes.push(EMPTY);
        self.edges.clear();
    }

    /// Somebody is to choose at `node`; says how often that was before.
    #[inline]
    pub fn visit(&mut self, node: NodeId) -> u32 {
        let node = &mut self.nodes[node as usize];
        node.visits += 1;
        node.visits - 1
    }

    /// The edges of the choices `legal`, in their order; new ones are rated.
    pub fn offer(&mut self, node: NodeId, legal: &[A], rate: impl Fn(&[A], &mut Vec<i32>), out: &mut Vec<EdgeId>) {
        out.clear();
        self.ratings.clear();
        let Node { block, size, more, .. } = self.nodes[node as usize];
        if size == 0 && more == NONE {
            let block = self.edges.len() as u32;
            rate(legal, &mut self.ratings);
            for (&action, &rating) in legal.iter().zip(&self.ratings) {
                out.push(self.edges.len() as u32);
                self.edges.push(Edge { rating, ..new_edge(action, NONE) });
            }
            let node = &mut self.nodes[node as usize];
            (node.block, node.size) = (block, legal.len() as u32);
            return;
        }
        // All lists ascend: each look goes on where the last one ended.
        let (mut at, end) = (block, block + size);
        let mut behind = NONE;
        for &action in legal {
            while at < end && self.edges[at as usize].action < action {
                at += 1;
            }
            if at < end && self.edges[at as usize].action == action {
                out.push(at);
                continue;
            }
            behind = self.last_before(node, behind, action);
            let known = self.known_after(node, behind, action);
            out.push(known.unwrap_or_else(|| {
                self.ratings.clear();
                rate(&[action], &mut self.ratings);
                let rating = self.ratings.first().copied().unwrap_or(0);
                self.add_after(node, behind, action, rating)
            }));
        }
    }

    /// The edge of `action` at `node`, made if it is new.
    pub fn edge(&mut self, node: NodeId, action: A) -> EdgeId {
        let Node { block, size, .. } = self.nodes[node as usize];
        let side_by_side = &self.edges[block as usize..(block + size) as usize];
        if let Ok(place) = side_by_side.binary_search_by(|edge| edge.action.cmp(&action)) {
            return block + place as u32;
        }
        let behind = self.last_before(node, NONE, action);
        self.known_after(node, behind, action).unwrap_or_else(|| self.add_after(node, behind, action, 0))
    }

    /// Of the edges that hang on behind, the one after `edge`, the first after none.
    #[inline]
    fn after(&self, node: NodeId, edge: EdgeId) -> EdgeId {
        if edge == NONE { self.nodes[node as usize].more } else { self.edges[edge as usize].next }
    }

    /// Of these edges, the last one whose action comes before `action`, from `edge` on.
    fn last_before(&self, node: NodeId, mut edge: EdgeId, action: A) -> EdgeId {
        loop {
            let next = self.after(node, edge);
            if next == NONE || self.edges[next as usize].action >= action {
                return edge;
            }
            edge = next;
        }
    }

    fn known_after(&self, node: NodeId, edge: EdgeId, action: A) -> Option<EdgeId> {
        let next = self.after(node, edge);
        (next != NONE && self.edges[next as usize].action == action).then_some(next)
    }

    fn add_after(&mut self, node: NodeId, edge: EdgeId, action: A, rating: i32) -> EdgeId {
        let (new, next) = (self.edges.len() as u32, self.after(node, edge));
        self.edges.push(Edge { rating, ..new_edge(action, next) });
        match edge {
            NONE => self.nodes[node as usize].more = new,
            edge => self.edges[edge as usize].next = new,
        }
        new
    }

    /// The node behind an edge, made if it is new.
    pub fn follow(&mut self, edge: EdgeId) -> NodeId {
        if self.edges[edge as usize].child == NONE {
            self.edges[edge as usize].child = self.nodes.len() as u32;
            self.nodes.push(EMPTY);
        }
        self.edges[edge as usize].child
    }

    /// An edge by number.
    #[inline]
    pub fn get(&self, edge: EdgeId) -> &Edge<A> {
        &self.edges[edge as usize]
    }

    /// An edge by number, to change.
    #[inline]
    pub fn get_mut(&mut self, edge: EdgeId) -> &mut Edge<A> {
        &mut self.edges[edge as usize]
    }

    /// The edges of a node.
    pub fn edges(&self, node: NodeId) -> impl Iterator<Item = &Edge<A>> {
        let Node { block, size, more, .. } = self.nodes[node as usize];
        let mut at = more;
        let rest = std::iter::from_fn(move || {
            let edge = self.edges.get(at as usize)?;
            at = edge.next;
            Some(edge)
        });
        self.edges[block as usize..(block + size) as usize].iter().chain(rest)
    }
}

const fn new_edge<A>(action: A, next: u32) -> Edge<A> {
    Edge { action, visits: 0, offers: 0, total: 0.0, rating: 0, child: NONE, next }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_edge_is_found_again() {
        let mut tree = Tree::new();
        let first = tree.edge(Tree::<char>::ROOT, 'a');
        let second = tree.edge(Tree::<char>::ROOT, 'b');
        assert_ne!(first, second);
        assert_eq!(tree.edge(Tree::<char>::ROOT, 'a'), first);
        let below = tree.follow(first);
        assert_eq!(tree.follow(first), below);
        tree.edge(below, 'c');
        assert_eq!(tree.edges(Tree::<char>::ROOT).map(|edge| edge.action).collect::<String>(), "ab");
        tree.clear();
        assert_eq!(tree.edges(Tree::<char>::ROOT).count(), 0);
    }
}
