//! The heaviest perfect matching of a complete graph.
//!
//! Edmonds' blossoms with duals, in the dense form that grows all trees together: O(n²) for each pair that is found.
//! A matching is kept: after the edges of one vertex have changed, only what hung on them is matched again.

mod blossom;

use std::collections::VecDeque;

use super::weight::Weight;

/// No node.
const NONE: usize = usize::MAX;

/// Where a node stands in the forest that is grown.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Side {
    Outside,
    Even,
    Odd,
}

/// A graph of vertices from 0 with weighted edges between any two, and its matching. Nodes are the vertices, and
/// behind them the blossoms: odd circles of nodes that are one node.
pub(super) struct Matching<const LANES: usize> {
    vertices: usize,
    weights: Vec<Weight<LANES>>,
    /// Twice the dual of a vertex; the dual of a blossom.
    duals: Vec<Weight<LANES>>,
    /// The vertex with which a node is matched.
    mates: Vec<usize>,
    /// The outermost node that a node is in; none: a blossom that does not exist.
    tops: Vec<usize>,
    /// The nodes of a blossom, its base first.
    circles: Vec<Vec<usize>>,
    /// The node of a blossom's circle that a vertex is in.
    holders: Vec<usize>,
    /// The tightest edge between two nodes: a vertex of the first, and one of the second.
    edges: Vec<(usize, usize)>,
    sides: Vec<Side>,
    /// The even vertex from which an odd node was reached.
    parents: Vec<usize>,
    /// The even vertex with the tightest edge to a node.
    nearest: Vec<usize>,
    seen: Vec<usize>,
    seen_now: usize,
    queue: VecDeque<usize>,
}

impl<const LANES: usize> Matching<LANES> {
    /// A graph with an even number of vertices, nobody matched.
    pub(super) fn new(
        vertices: usize,
        weight: impl Fn(usize, usize) -> Weight<LANES>,
    ) -> Matching<LANES> {
        debug_assert!(vertices.is_multiple_of(2), "everybody has a partner");
        let nodes = vertices + vertices / 2 + 1;
        let mut weights = vec![Weight::ZERO; vertices * vertices];
        for one in 0..vertices {
            for other in 0..one {
                let weight = weight(other, one);
                weights[one * vertices + other] = weight;
                weights[other * vertices + one] = weight;
            }
        }
        let heaviest = weights.iter().max().copied().unwrap_or(Weight::ZERO).even();
        let last = vertices.saturating_sub(1);
        let edge = |at: usize| ((at / nodes).min(last), (at % nodes).min(last));
        Matching {
            vertices,
            duals: (0..nodes)
                .map(|it| if it < vertices { heaviest } else { Weight::ZERO })
                .collect(),
            weights,
            mates: vec![NONE; nodes],
            tops: (0..nodes).map(|it| if it < vertices { it } else { NONE }).collect(),
            circles: vec![Vec::new(); nodes],
            holders: (0..nodes * vertices)
                .map(|at| if at / vertices == at % vertices { at % vertices } else { NONE })
                .collect(),
            edges: (0..nodes * nodes).map(edge).collect(),
            sides: vec![Side::Outside; nodes],
            parents: vec![NONE; nodes],
            nearest: vec![NONE; nodes],
            seen: vec![0; nodes],
            seen_now: 0,
            queue: VecDeque::new(),
        }
    }

    /// The vertex with which one is matched.
    pub(super) fn mate(&self, vertex: usize) -> usize {
        self.mates[vertex]
    }

    /// What the edge between two vertices weighs.
    pub(super) fn weight(&self, one: usize, other: usize) -> Weight<LANES> {
        self.weights[one * self.vertices + other]
    }

    /// Changes what the edges of a vertex weigh.
    pub(super) fn change(
        &mut self,
        vertex: usize,
        weight: impl Fn(usize, Weight<LANES>) -> Weight<LANES>,
    ) {
        self.expose(vertex);
        self.part(vertex);
        let mut dual: Option<Weight<LANES>> = None;
        for other in (0..self.vertices).filter(|other| *other != vertex) {
            let weight = weight(other, self.weight(vertex, other));
            self.weights[vertex * self.vertices + other] = weight;
            self.weights[other * self.vertices + vertex] = weight;
            let needed = weight + weight - self.duals[other];
            dual = Some(dual.map_or(needed, |dual| dual.max(needed)));
        }
        self.duals[vertex] = dual.unwrap_or(Weight::ZERO);
        self.refresh_all(vertex);
    }

    /// Forbids edges of a vertex; the one to its mate stays.
    pub(super) fn forbid(&mut self, vertex: usize, forbids: impl Fn(usize) -> bool) {
        self.expose(vertex);
        for other in (0..self.vertices).filter(|other| *other != vertex && forbids(*other)) {
            self.weights[vertex * self.vertices + other] = Weight::forbidden();
            self.weights[other * self.vertices + vertex] = Weight::forbidden();
        }
        self.refresh_all(vertex);
        self.solve();
    }

    /// Matches whoever is not matched.
    pub(super) fn solve(&mut self) {
        for node in 0..self.tops.len() {
            if self.tops[node] == node && self.mates[node] == NONE && node >= self.vertices {
                let base = self.base(node);
                self.expose(base);
            }
        }
        // Trees meet in the middle of an edge: where all roots are even, that is a whole number.
        for vertex in 0..self.vertices {
            if self.tops[vertex] == vertex && self.mates[vertex] == NONE {
                self.duals[vertex] = self.duals[vertex].even();
            }
        }
        while self.grow() {}
    }

    fn edge(&self, one: usize, other: usize) -> (usize, usize) {
        self.edges[one * self.tops.len() + other]
    }

    /// How far an edge is from being tight.
    fn slack(&self, (one, other): (usize, usize)) -> Weight<LANES> {
        let weight = self.weight(one, other);
        self.duals[one] + self.duals[other] - weight - weight
    }

    /// The vertex of a node that is matched outside it.
    fn base(&self, mut node: usize) -> usize {
        while node >= self.vertices {
            node = self.circles[node][0];
        }
        node
    }

    /// Undoes all blossoms that a vertex is in.
    fn expose(&mut self, vertex: usize) {
        while self.tops[vertex] != vertex {
            let blossom = self.tops[vertex];
            let base = self.base(blossom);
            let share = self.duals[blossom].half();
            for other in 0..self.vertices {
                if self.tops[other] == blossom {
                    self.duals[other] += share;
                }
            }
            for member in std::mem::take(&mut self.circles[blossom]) {
                self.put_into(member, member);
            }
            self.tops[blossom] = NONE;
            self.duals[blossom] = Weight::ZERO;
            self.mates[blossom] = NONE;
            // Its edge to the outside is not tight any more.
            self.part(base);
        }
    }

    /// Parts a vertex from its mate.
    fn part(&mut self, vertex: usize) {
        let mate = self.mates[vertex];
        if mate == NONE {
            return;
        }
        for node in 0..self.mates.len() {
            if self.mates[node] == mate || self.mates[node] == vertex {
                self.mates[node] = NONE;
            }
        }
    }

    /// Finds the tightest edges from blossoms to a vertex again.
    fn refresh_all(&mut self, vertex: usize) {
        for blossom in self.vertices..self.tops.len() {
            if self.tops[blossom] == blossom {
                self.refresh(blossom, vertex);
            }
        }
    }

    /// Finds the tightest edge from a blossom to a vertex again.
    fn refresh(&mut self, blossom: usize, vertex: usize) {
        let nodes = self.tops.len();
        let mut tightest: Option<(Weight<LANES>, usize)> = None;
        for at in 0..self.circles[blossom].len() {
            let member = self.circles[blossom][at];
            if member >= self.vertices {
                self.refresh(member, vertex);
            }
            let slack = self.slack(self.edge(member, vertex));
            if tightest.is_none_or(|(other, _)| slack < other) {
                tightest = Some((slack, member));
            }
        }
        if let Some((_, member)) = tightest {
            self.edges[blossom * nodes + vertex] = self.edge(member, vertex);
            self.edges[vertex * nodes + blossom] = self.edge(vertex, member);
        }
    }

    /// Grows trees from all nodes that are not matched until two of them meet and two more nodes are matched; false
    /// where everybody is.
    fn grow(&mut self) -> bool {
        self.sides.fill(Side::Outside);
        self.nearest.fill(NONE);
        self.queue.clear();
        for node in 0..self.tops.len() {
            if self.tops[node] == node && self.mates[node] == NONE {
                self.parents[node] = NONE;
                self.sides[node] = Side::Even;
                self.enqueue(node);
            }
        }
        if self.queue.is_empty() {
            return false;
        }
        while !self.search() {
            match self.tighten() {
                Some(true) => break,
                Some(false) => {}
                None => return false,
            }
        }
        true
    }

    /// Follows the tight edges of even vertices; whether trees have met.
    fn search(&mut self) -> bool {
        while let Some(vertex) = self.queue.pop_front() {
            for other in 0..self.vertices {
                let top = self.tops[other];
                if self.tops[vertex] == top || self.sides[self.tops[vertex]] != Side::Even {
                    continue;
                }
                if self.slack((vertex, other)) == Weight::ZERO {
                    if self.follow((vertex, other)) {
                        return true;
                    }
                } else {
                    self.come_near(vertex, top);
                }
            }
        }
        false
    }

    /// Changes the duals until another edge is tight or a blossom is used up, and goes on from there; whether trees
    /// have met. None: nobody is left to meet.
    fn tighten(&mut self) -> Option<bool> {
        let nodes = self.tops.len();
        let mut least: Option<Weight<LANES>> = None;
        for node in 0..nodes {
            if self.tops[node] != node {
                continue;
            }
            let slack = match (self.sides[node], self.nearest[node]) {
                (Side::Odd, _) if node >= self.vertices => self.duals[node].half(),
                (Side::Odd, _) | (_, NONE) => continue,
                (Side::Outside, near) => self.slack(self.edge(near, node)),
                (Side::Even, near) => self.slack(self.edge(near, node)).half(),
            };
            least = Some(least.map_or(slack, |least| least.min(slack)));
        }
        let change = least?;
        for node in 0..nodes {
            let change = if node < self.vertices { change } else { change + change };
            match (self.tops[node], node < self.vertices) {
                (NONE, _) => {}
                (top, false) if top != node => {}
                (top, is_vertex) => match (self.sides[top], is_vertex) {
                    (Side::Even, true) | (Side::Odd, false) => self.duals[node] -= change,
                    (Side::Odd, true) | (Side::Even, false) => self.duals[node] += change,
                    (Side::Outside, _) => {}
                },
            }
        }
        for node in 0..nodes {
            let near = self.nearest[node];
            if self.tops[node] == node && near != NONE && self.tops[near] != node {
                let edge = self.edge(near, node);
                if self.slack(edge) == Weight::ZERO && self.follow(edge) {
                    return Some(true);
                }
            }
        }
        for blossom in self.vertices..nodes {
            let is_odd = self.tops[blossom] == blossom && self.sides[blossom] == Side::Odd;
            if is_odd && self.duals[blossom] == Weight::ZERO {
                self.unfold(blossom);
            }
        }
        Some(false)
    }

    /// Takes a tight edge from an even node; whether it joins two trees, whose roots are matched then.
    fn follow(&mut self, edge: (usize, usize)) -> bool {
        let (one, other) = (self.tops[edge.0], self.tops[edge.1]);
        match self.sides[other] {
            Side::Outside => {
                self.parents[other] = edge.0;
                self.sides[other] = Side::Odd;
                let next = self.tops[self.mates[other]];
                self.nearest[other] = NONE;
                self.nearest[next] = NONE;
                self.sides[next] = Side::Even;
                self.enqueue(next);
                false
            }
            Side::Even => match self.common(one, other) {
                NONE => {
                    self.augment(one, other);
                    self.augment(other, one);
                    true
                }
                common => {
                    self.fold(one, common, other);
                    false
                }
            },
            Side::Odd => false,
        }
    }

    fn enqueue(&mut self, node: usize) {
        if node < self.vertices {
            self.queue.push_back(node);
            return;
        }
        for at in 0..self.circles[node].len() {
            self.enqueue(self.circles[node][at]);
        }
    }

    fn put_into(&mut self, node: usize, top: usize) {
        self.tops[node] = top;
        if node >= self.vertices {
            for at in 0..self.circles[node].len() {
                self.put_into(self.circles[node][at], top);
            }
        }
    }

    fn come_near(&mut self, vertex: usize, node: usize) {
        let near = self.nearest[node];
        if near == NONE || self.slack(self.edge(vertex, node)) < self.slack(self.edge(near, node)) {
            self.nearest[node] = vertex;
        }
    }

    fn find_nearest(&mut self, node: usize) {
        self.nearest[node] = NONE;
        for vertex in 0..self.vertices {
            let top = self.tops[vertex];
            if top != node && self.sides[top] == Side::Even {
                self.come_near(vertex, node);
            }
        }
    }

    /// The even node in which the ways of two nodes to their roots come together.
    fn common(&mut self, one: usize, other: usize) -> usize {
        self.seen_now += 1;
        let (mut one, mut other) = (one, other);
        while one != NONE || other != NONE {
            if one != NONE {
                if self.seen[one] == self.seen_now {
                    return one;
                }
                self.seen[one] = self.seen_now;
                one = self.grandparent(one);
            }
            std::mem::swap(&mut one, &mut other);
        }
        NONE
    }

    /// The even node before an even one.
    fn grandparent(&self, node: usize) -> usize {
        match self.mates[node] {
            NONE => NONE,
            mate => self.tops[self.parents[self.tops[mate]]],
        }
    }

    /// Matches the nodes on the way from one to its root the other way round.
    fn augment(&mut self, one: usize, other: usize) {
        let (mut one, mut other) = (one, other);
        loop {
            let mate = self.mates[one];
            self.marry(one, other);
            if mate == NONE {
                return;
            }
            let odd = self.tops[mate];
            let even = self.tops[self.parents[odd]];
            self.marry(odd, even);
            (one, other) = (even, odd);
        }
    }

    /// Matches a node with another one, and what is in it with one another.
    fn marry(&mut self, node: usize, other: usize) {
        let (from, to) = self.edge(node, other);
        self.mates[node] = to;
        if node < self.vertices {
            return;
        }
        let member = self.holders[node * self.vertices + from];
        let at = self.even_way(node, member);
        for step in 0..at {
            let (one, two) = (self.circles[node][step], self.circles[node][step ^ 1]);
            self.marry(one, two);
        }
        self.marry(member, other);
        self.circles[node].rotate_left(at);
    }

    /// An even number of steps along the circle to one of its nodes; the circle is turned round for it.
    fn even_way(&mut self, blossom: usize, member: usize) -> usize {
        let circle = &mut self.circles[blossom];
        let at = circle.iter().position(|it| *it == member).unwrap_or_default();
        if at.is_multiple_of(2) {
            return at;
        }
        circle[1..].reverse();
        circle.len() - at
    }
}
