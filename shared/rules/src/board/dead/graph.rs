//! Walking through every position that can arise, within a bound, whatever chess is played.

use std::collections::HashSet;
use std::collections::hash_map::DefaultHasher;
use std::hash::{BuildHasherDefault, Hash};

/// What there is to say about one position of the walk.
pub(crate) enum Look<P> {
    /// A mate, or a position in which it is not worth going on: the walk has failed.
    Stop,
    /// Nothing that can come after this position matters.
    Closed,
    /// All the positions after one legal move. The last one is looked at first.
    Open(Vec<P>),
}

/// Whether all the positions that arise from `start` are closed at last, by `look`'s judgement, with
/// none at which it stops and not more than `positions_max` of them.
///
/// Positions are compared whole, never by a hash alone: two of them with one hash must not hide a
/// mate. So `P`'s equality must cover all that decides about its legal moves.
pub(crate) fn closes<P: Clone + Eq + Hash>(
    start: P,
    positions_max: usize,
    mut look: impl FnMut(&P) -> Look<P>,
) -> bool {
    // The hasher has no random key: the same question always takes the same way.
    let mut seen: HashSet<P, BuildHasherDefault<DefaultHasher>> = HashSet::default();
    seen.insert(start.clone());
    let mut open = vec![start];
    while let Some(position) = open.pop() {
        match look(&position) {
            Look::Stop => return false,
            Look::Closed => {}
            Look::Open(next) => {
                for position in next {
                    if seen.insert(position.clone()) {
                        open.push(position);
                    }
                }
                if seen.len() > positions_max {
                    return false;
                }
            }
        }
    }
    true
}
