//! The memory of a search: what was tried where, and how it went.
//!
//! Nodes and edges live in two lists and refer to each other by number, so that a search of a second allocates a few
//! times and forgets everything at once.

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
    child: u32,
    next: u32,
}

/// A place in the tree.
pub type NodeId = u32;
/// A choice at a place.
pub type EdgeId = u32;

/// What one seat has tried.
#[derive(Clone, Debug)]
pub struct Tree<A> {
    /// The first edge of each node.
    nodes: Vec<u32>,
    edges: Vec<Edge<A>>,
}

impl<A: Copy + Eq> Tree<A> {
    /// The node where the search starts.
    pub const ROOT: NodeId = 0;

    /// A tree with nothing but its root.
    pub fn new() -> Self {
        Tree { nodes: vec![NONE], edges: Vec::new() }
    }

    /// Forgets everything and keeps the memory.
    pub fn clear(&mut self) {
        self.nodes.clear();
        self.nodes.push(NONE);
        self.edges.clear();
    }

    /// The edge of `action` at `node`, made if it is new.
    pub fn edge(&mut self, node: NodeId, action: A) -> EdgeId {
        let mut at = self.nodes[node as usize];
        while at != NONE {
            let edge = &self.edges[at as usize];
            if edge.action == action {
                return at;
            }
            at = edge.next;
        }
        let next = std::mem::replace(&mut self.nodes[node as usize], self.edges.len() as u32);
        self.edges.push(Edge { action, visits: 0, offers: 0, total: 0.0, child: NONE, next });
        self.edges.len() as u32 - 1
    }

    /// The node behind an edge, made if it is new.
    pub fn follow(&mut self, edge: EdgeId) -> NodeId {
        if self.edges[edge as usize].child == NONE {
            self.edges[edge as usize].child = self.nodes.len() as u32;
            self.nodes.push(NONE);
        }
        self.edges[edge as usize].child
    }

    /// An edge by number.
    pub fn get(&self, edge: EdgeId) -> &Edge<A> {
        &self.edges[edge as usize]
    }

    /// An edge by number, to change.
    pub fn get_mut(&mut self, edge: EdgeId) -> &mut Edge<A> {
        &mut self.edges[edge as usize]
    }

    /// The edges of a node.
    pub fn edges(&self, node: NodeId) -> impl Iterator<Item = &Edge<A>> {
        let mut at = self.nodes[node as usize];
        std::iter::from_fn(move || {
            let edge = self.edges.get(at as usize)?;
            at = edge.next;
            Some(edge)
        })
    }
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
        assert_eq!(tree.edges(Tree::<char>::ROOT).map(|edge| edge.action).collect::<String>(), "ba");
        tree.clear();
        assert_eq!(tree.edges(Tree::<char>::ROOT).count(), 0);
    }
}
