//! A Merkle tree as RFC 9162 defines it, whose leaves and nodes cannot be taken for each other: a leaf
//! is SHA-256 over a zero byte and its text, a node over a one byte and both halves.
//!
//! The tree over all leaves is the tree over the roots of groups of [`GROUP`] leaves, since the RFC
//! splits at powers of two: so no run has to hold more than a group and the groups' roots.

use aws_lc_rs::digest::{Context, SHA256};

/// A SHA-256.
pub type Hash = [u8; 32];

/// Leaves of a group, a power of two.
pub const GROUP: usize = 1_024;

/// The hash of a leaf.
pub fn leaf(text: &str) -> Hash {
    hash(&[&[0], text.as_bytes()])
}

/// The root over hashes of leaves, or over the roots of groups of as many leaves each, where the last
/// may have fewer. Without any it is the hash of nothing.
pub fn root(hashes: &[Hash]) -> Hash {
    match hashes {
        [] => hash(&[]),
        [one] => *one,
        more => {
            let (left, right) = more.split_at(split(more.len()));
            hash(&[&[1], &root(left), &root(right)])
        }
    }
}

/// The hashes beside the way from one of the hashes to the root, from below.
pub fn path(hashes: &[Hash], index: usize) -> Vec<Hash> {
    if hashes.len() < 2 || index >= hashes.len() {
        return Vec::new();
    }
    let middle = split(hashes.len());
    let (left, right) = hashes.split_at(middle);
    let (mut below, beside) = if index < middle {
        (path(left, index), root(right))
    } else {
        (path(right, index - middle), root(left))
    };
    below.push(beside);
    below
}

/// The root to which a path leads from the leaf with this index in a tree of this size; none where the
/// path does not fit there (RFC 9162, 2.1.3.2).
pub fn root_by(leaf: Hash, index: u32, size: u32, path: &[Hash]) -> Option<Hash> {
    if index >= size {
        return None;
    }
    let (mut number, mut last) = (index, size - 1);
    let mut reached = leaf;
    for beside in path {
        if last == 0 {
            return None;
        }
        if number % 2 == 1 || number == last {
            reached = hash(&[&[1], beside, &reached]);
            while number.is_multiple_of(2) && number != 0 {
                (number, last) = (number >> 1, last >> 1);
            }
        } else {
            reached = hash(&[&[1], &reached, beside]);
        }
        (number, last) = (number >> 1, last >> 1);
    }
    (last == 0).then_some(reached)
}

/// The largest power of two below a length of at least two.
fn split(length: usize) -> usize {
    length.next_power_of_two() / 2
}

fn hash(parts: &[&[u8]]) -> Hash {
    let mut context = Context::new(&SHA256);
    parts.iter().for_each(|part| context.update(part));
    let mut bytes = [0; 32];
    bytes.iter_mut().zip(context.finish().as_ref()).for_each(|(byte, hashed)| *byte = *hashed);
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::hex;

    fn leaves(count: usize) -> Vec<Hash> {
        (0..count).map(|number| leaf(&number.to_string())).collect()
    }

    /// The values of RFC 9162's predecessor for no leaf and for the empty one.
    #[test]
    fn the_smallest_trees_are_known() {
        assert_eq!(
            hex(&root(&[])),
            "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
        );
        assert_eq!(
            hex(&root(&[leaf("")])),
            "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d"
        );
    }

    #[test]
    fn every_leaf_is_proved_and_no_other() {
        for size in 1..=33 {
            let all = leaves(size);
            let top = root(&all);
            let size = u32::try_from(size).expect("small");
            for index in 0..size {
                let at = index as usize;
                let way = path(&all, at);
                assert_eq!(root_by(all[at], index, size, &way), Some(top), "{index} of {size}");
                assert_ne!(root_by(leaf("x"), index, size, &way), Some(top));
                if size > 1 {
                    assert_ne!(root_by(all[at], (index + 1) % size, size, &way), Some(top));
                    assert_ne!(root_by(all[at], index, size, &way[1..]), Some(top));
                }
            }
            assert_eq!(root_by(all[0], size, size, &path(&all, 0)), None);
        }
    }

    /// Roots of groups are put together to the same tree, whatever the last group lacks.
    #[test]
    fn groups_make_the_same_tree() {
        for size in [1, 1_023, 1_024, 1_025, 2_048, 2_049, 4_000, 5_121] {
            let all = leaves(size);
            let groups: Vec<Hash> = all.chunks(GROUP).map(root).collect();
            assert_eq!(root(&groups), root(&all), "{size}");
            for index in [0, size / 2, size - 1] {
                let group = all.chunks(GROUP).nth(index / GROUP).expect("a group");
                let mut way = path(group, index % GROUP);
                way.extend(path(&groups, index / GROUP));
                assert_eq!(way, path(&all, index), "{index} of {size}");
            }
        }
    }
}
