//! The matching against all matchings there are.

use super::matching::Matching;
use super::weight::{Fields, Weight};

type Two = Weight<2>;

/// Numbers that look drawn, and are the same each time.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, limit: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap_or_default() % limit
    }

    fn weight(&mut self) -> Two {
        let mut fields = Fields::default();
        // The second does not fit beside the first: two lanes.
        let [first, second] = [30, 30].map(|bits| fields.take(bits));
        if self.below(4) == 0 {
            return Weight::forbidden();
        }
        let mut weight = Weight::ZERO;
        weight.add_to(first, self.below(4));
        weight.add_to(second, self.below(10));
        weight
    }
}

fn heaviest(weights: &[Vec<Two>], free: &[usize]) -> Two {
    let [first, rest @ ..] = free else { return Weight::ZERO };
    let with = |at: usize| {
        let mut left = rest.to_vec();
        let other = left.remove(at);
        weights[*first][other] + heaviest(weights, &left)
    };
    (0..rest.len()).map(with).max().unwrap_or(Weight::ZERO)
}

fn total(matching: &Matching<2>, vertices: usize) -> Two {
    let mut sum = Weight::ZERO;
    for vertex in 0..vertices {
        let mate = matching.mate(vertex);
        assert_eq!(matching.mate(mate), vertex, "mates are mutual");
        if vertex < mate {
            sum += matching.weight(vertex, mate);
        }
    }
    sum
}

/// However often edges are changed or forbidden, the matching that is kept is as heavy as the heaviest of all.
#[test]
fn no_matching_is_heavier() {
    let mut numbers = Numbers(1);
    for _ in 0..400 {
        let vertices = 2 * (1 + numbers.below(4));
        let mut weights = vec![vec![Weight::ZERO; vertices]; vertices];
        let pairs = (0..vertices).flat_map(|one| (0..one).map(move |other| (one, other)));
        for (one, other) in pairs {
            let weight = numbers.weight();
            weights[one][other] = weight;
            weights[other][one] = weight;
        }
        let mut matching = Matching::new(vertices, |one, other| weights[one][other]);
        matching.solve();
        let all: Vec<usize> = (0..vertices).collect();
        for _ in 0..12 {
            assert_eq!(total(&matching, vertices), heaviest(&weights, &all));
            let vertex = numbers.below(vertices);
            let mate = matching.mate(vertex);
            if numbers.below(3) == 0 {
                let forbidden: Vec<bool> =
                    (0..vertices).map(|other| other != mate && numbers.below(2) == 0).collect();
                matching.forbid(vertex, |other| forbidden[other]);
                for other in (0..vertices).filter(|other| forbidden[*other] && *other != vertex) {
                    weights[vertex][other] = Weight::forbidden();
                    weights[other][vertex] = Weight::forbidden();
                }
            } else {
                let changed: Vec<Two> = (0..vertices).map(|_| numbers.weight()).collect();
                matching.change(vertex, |other, _| changed[other]);
                matching.solve();
                for other in (0..vertices).filter(|other| *other != vertex) {
                    weights[vertex][other] = changed[other];
                    weights[other][vertex] = changed[other];
                }
            }
        }
    }
}
