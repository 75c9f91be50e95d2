//! Blossoms: how they are made of a circle, and undone again.

use super::{Matching, NONE, Side};
use crate::tournament::swiss::weight::Weight;

impl<const LANES: usize> Matching<LANES> {
    /// Makes a blossom of the circle from a node to both ends of an edge.
    pub(super) fn fold(&mut self, one: usize, common: usize, other: usize) {
        let unused = (self.vertices..self.tops.len()).find(|it| self.tops[*it] == NONE);
        // Blossoms are inside one another or apart: there are never more of them than room was made for.
        let Some(blossom) = unused else { return };
        let (to_one, to_other) = (self.way(one, common), self.way(other, common));
        // What was odd is even from now on.
        for odd in to_one.iter().chain(&to_other).copied() {
            if self.sides[odd] == Side::Odd {
                self.enqueue(odd);
            }
        }
        let mut circle = vec![common];
        circle.extend(to_one.into_iter().rev());
        circle.extend(to_other);
        self.duals[blossom] = Weight::ZERO;
        self.sides[blossom] = Side::Even;
        self.mates[blossom] = self.mates[common];
        self.circles[blossom] = circle;
        self.put_into(blossom, blossom);
        self.find_edges(blossom);
        self.find_nearest(blossom);
    }

    /// The nodes from an even one to one before it on the way to the root, without that one.
    fn way(&self, node: usize, common: usize) -> Vec<usize> {
        let (mut way, mut node) = (Vec::new(), node);
        while node != common {
            let odd = self.tops[self.mates[node]];
            way.extend([node, odd]);
            node = self.tops[self.parents[odd]];
        }
        way
    }

    /// Finds the tightest edge between a new blossom and every node, and which member of its circle a vertex is in.
    fn find_edges(&mut self, blossom: usize) {
        let (nodes, vertices) = (self.tops.len(), self.vertices);
        self.holders[blossom * vertices..(blossom + 1) * vertices].fill(NONE);
        for (at, member) in self.circles[blossom].clone().into_iter().enumerate() {
            for node in 0..nodes {
                let edge = self.edge(member, node);
                if at == 0 || self.slack(edge) < self.slack(self.edge(blossom, node)) {
                    self.edges[blossom * nodes + node] = edge;
                    self.edges[node * nodes + blossom] = self.edge(node, member);
                }
            }
            for vertex in 0..vertices {
                if self.holders[member * vertices + vertex] != NONE {
                    self.holders[blossom * vertices + vertex] = member;
                }
            }
        }
    }

    /// Undoes an odd blossom whose dual is used up: the even way through it stays in the tree.
    pub(super) fn unfold(&mut self, blossom: usize) {
        let circle = self.circles[blossom].clone();
        for member in circle {
            self.put_into(member, member);
        }
        let parent = self.parents[blossom];
        let (from, _) = self.edge(blossom, parent);
        let entered = self.holders[blossom * self.vertices + from];
        let at = self.even_way(blossom, entered);
        let circle = std::mem::take(&mut self.circles[blossom]);
        for pair in circle[..at].chunks(2) {
            let &[odd, even] = pair else { continue };
            self.parents[odd] = self.edge(even, odd).0;
            self.sides[odd] = Side::Odd;
            self.sides[even] = Side::Even;
            self.nearest[odd] = NONE;
            self.find_nearest(even);
            self.enqueue(even);
        }
        self.sides[entered] = Side::Odd;
        self.parents[entered] = parent;
        for member in circle[at + 1..].iter().copied() {
            self.sides[member] = Side::Outside;
            self.find_nearest(member);
        }
        self.tops[blossom] = NONE;
        self.mates[blossom] = NONE;
    }
}
