//! Numbers of positions after so many moves, from public collections: moves that are missing, or
//! too many, show in them at once. The data lies outside the project, in the folder that
//! `POSTHORN_TEST_DATA` names.

use rules::{Position, Variant};

/// Most leaves of one number that is counted: the deepest that fits. A whole run stays below three
/// million, since it is made without optimisation; `POSTHORN_PERFT_NODES` sets another limit.
const NODES_MAX: u64 = 13_000;
/// Most leaves of one number that is counted with every move spelled and its FEN read back.
const SPELLED_NODES_MAX: u64 = 60;

/// Positions of the tricky collection whose check no move can have given (`LAW-3.10.3`): the
/// collection is one for engines, which count them all the same.
const IMPOSSIBLE: [&str; 6] = [
    "align-diag-1",
    "align-diag-2",
    "align-horizontal",
    "align-ep",
    "align-ep-pinned",
    "ep-unrelated-check",
];
/// Positions whose castling rights only Chess960 has.
const ONLY_960: [&str; 6] =
    ["xfen-00", "xfen-01", "xfen-02", "xfen-03", "xfen-04", "asymmetrical-and-king-on-h"];

/// A position and its numbers, by depth.
struct Line {
    id: String,
    fen: String,
    nodes: Vec<(u32, u64)>,
}

impl Line {
    /// The deepest of the numbers up to `most`, or the first.
    fn deepest(&self, most: u64) -> (u32, u64) {
        let fitting = self.nodes.iter().filter(|(_, nodes)| *nodes <= most);
        *fitting.max_by_key(|(depth, _)| *depth).unwrap_or(&self.nodes[0])
    }
}

/// The limit of this run.
fn nodes_max() -> u64 {
    std::env::var("POSTHORN_PERFT_NODES").map_or(NODES_MAX, |n| n.parse().expect("a number"))
}

/// The positions of a file, or none where the data is missing; CI must have it.
fn lines(path: &str) -> Option<Vec<Line>> {
    let Ok(folder) = std::env::var("POSTHORN_TEST_DATA") else {
        let required = std::env::var("CI").is_ok_and(|ci| ci == "true");
        assert!(!required, "CI requires POSTHORN_TEST_DATA");
        println!("NOT TESTED: POSTHORN_TEST_DATA is not set; {path} was left out");
        return None;
    };
    let text = std::fs::read_to_string(format!("{folder}/{path}")).expect("a file of the data");
    let mut lines: Vec<Line> = Vec::new();
    for words in text.lines().map(|line| line.split_once(' ')) {
        match words {
            Some(("id", id)) => {
                lines.push(Line { id: id.to_owned(), fen: String::new(), nodes: Vec::new() });
            }
            Some(("epd", epd)) => lines.last_mut().expect("an id").fen = format!("{epd} 0 1"),
            Some(("perft", numbers)) => {
                let (depth, nodes) = numbers.split_once(' ').expect("depth and nodes");
                let numbers = (depth.parse().expect("a depth"), nodes.parse().expect("nodes"));
                lines.last_mut().expect("an id").nodes.push(numbers);
            }
            _ => {}
        }
    }
    Some(lines)
}

/// Leaves counted with each move spelled, and each position made from the FEN that is shown.
fn spelled(position: &Position, depth: u32) -> u64 {
    let moves = position.describe_legal_moves();
    if depth <= 1 {
        return u64::try_from(moves.len()).expect("few moves");
    }
    let after = |fen: &str| Position::from_fen(position.variant(), fen).expect("our own FEN");
    moves.iter().map(|m| spelled(&after(&m.fen), depth - 1)).sum()
}

/// Counts one position: the deepest number that fits, and a shallow one with all spellings.
/// Answers how many leaves there were.
fn check(line: &Line, variant: Variant, most: u64) -> u64 {
    let position = Position::from_fen(variant, &line.fen)
        .unwrap_or_else(|error| panic!("{}: {}: {error}", line.id, line.fen));
    let (depth, nodes) = line.deepest(most);
    assert_eq!(position.perft(depth), nodes, "{} {} at depth {depth}", line.id, line.fen);
    let (shallow, leaves) = line.deepest(SPELLED_NODES_MAX);
    assert_eq!(spelled(&position, shallow), leaves, "{} {} spelled", line.id, line.fen);
    nodes + leaves
}

/// LAW-B.1, LAW-B.3.1, LAW-B.3.6: a position from each of the 960 start positions.
#[test]
fn chess960() {
    let Some(lines) = lines("perft/chess960.perft") else { return };
    assert_eq!(lines.len(), 960);
    let most = nodes_max();
    let nodes: u64 = lines.iter().map(|line| check(line, Variant::Chess960, most)).sum();
    println!("{nodes} leaves");
    assert!(nodes > 1_500_000, "{nodes}");
}

/// LAW-3.10.1, LAW-3.10.3, FIDE-1-5: positions with traps of castling, pins and captures in passing,
/// as chess and, which must be the same, as Chess960.
#[test]
fn tricky() {
    let Some(lines) = lines("perft/tricky.perft") else { return };
    let mut nodes = 0;
    for line in &lines {
        for variant in [Variant::Chess, Variant::Chess960] {
            let only_960 = ONLY_960.contains(&line.id.as_str()) && variant == Variant::Chess;
            if IMPOSSIBLE.contains(&line.id.as_str()) || only_960 {
                let refused = Position::from_fen(variant, &line.fen).expect_err(&line.id);
                let reason = if only_960 { "castling rights" } else { "impossible check" };
                assert!(refused.to_string().contains(reason), "{}: {refused}", line.id);
            } else {
                // There are few, so that each may be counted deeper.
                nodes += check(line, variant, 5 * nodes_max());
            }
        }
    }
    println!("{nodes} leaves");
    assert_eq!(lines.len(), 19);
    assert!(nodes > 300_000, "{nodes}");
}
