//! Groups of tied players or teams, parted by a number at a time: what every table is ranked by.

use std::cmp::Reverse;

/// A place in a table, and who has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Ranked {
    /// The start number, counted from 0.
    pub(super) number: usize,
    /// Counted from 1. Who share one all have the better place, and the places behind are left out: 1, 2, 2, 4
    /// (`TR-7.5`, `SKS-6.2`, `SKS-6.3`).
    pub(super) place: u32,
    /// Whether others have the same.
    pub(super) shared: bool,
}

/// The places of groups that nothing parts any more, the best first.
pub(super) fn places(groups: &[Vec<usize>]) -> Vec<Ranked> {
    let mut ranked = Vec::new();
    for group in groups {
        let (place, shared) = (count(ranked.len()).saturating_add(1), group.len() > 1);
        ranked.extend(group.iter().map(|number| Ranked { number: *number, place, shared }));
    }
    ranked
}

/// Parts a group by a number, the highest first. Those of a part keep their order, which is that of the start
/// numbers.
pub(super) fn parts(group: Vec<usize>, number: impl Fn(usize) -> u64) -> Vec<Vec<usize>> {
    let numbered = group.into_iter().map(|member| (number(member), member));
    let mut numbered: Vec<(u64, usize)> = numbered.collect();
    numbered.sort_by_key(|(number, _)| Reverse(*number));
    let tied = numbered.chunk_by(|(one, _), (other, _)| one == other);
    tied.map(|part| part.iter().map(|(_, member)| *member).collect()).collect()
}

/// Parts a group by what its members have made among themselves, and each part again by what it has among
/// itself, until nothing parts it (`TR-7.2`, `TR-7.3`). `among` is given who is tied, by start number, and whom
/// it is asked about.
pub(super) fn parts_among(
    group: Vec<usize>,
    among: impl Fn(&[usize], usize) -> u64,
) -> Vec<Vec<usize>> {
    let mut settled = Vec::new();
    // The best of the parts that are still open is on top.
    let mut open = vec![group];
    while let Some(group) = open.pop() {
        let tied = group.clone();
        let parts = parts(group, |member| among(&tied, member));
        match parts.len() {
            0 | 1 => settled.extend(parts),
            _ => open.extend(parts.into_iter().rev()),
        }
    }
    settled
}

/// A number of things in memory, as a number of the table.
pub(super) fn count(things: usize) -> u32 {
    u32::try_from(things).unwrap_or(u32::MAX)
}
