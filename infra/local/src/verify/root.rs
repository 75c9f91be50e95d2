//! Whether a game's head is in a day's root, by the proof that the server has given.

use games::record::Record;
use games::roots::{RootProofView, RootView};
use proof::{Head, Jwks, RootProof, RootStatement, read_root};
use rules::Day;
use serde::Deserialize;

/// What can be given as a root: a day's root, or the proof of a game with the root inside.
#[derive(Debug, Clone, Deserialize)]
#[serde(untagged)]
pub enum RootFile {
    /// As /api/games/{id}/root-proof gives it.
    Proof(Box<RootProofView>),
    /// As /api/roots/{day} gives it.
    Root(RootView),
}

impl RootFile {
    fn root(&self) -> &RootView {
        match self {
            RootFile::Proof(proof) => &proof.root,
            RootFile::Root(root) => root,
        }
    }
}

/// What the roots say about the records, in a line each, and whether everything fits.
pub fn check_roots(records: &[Record], files: &[RootFile], keys: &Jwks) -> Vec<(String, bool)> {
    let mut told = Vec::new();
    let mut known: Vec<RootStatement> = Vec::new();
    for file in files {
        let root = match statement(file.root(), keys) {
            Ok(root) => root,
            Err(reason) => {
                told.push((format!("root of {}: {reason}", file.root().day), false));
                continue;
            }
        };
        told.extend(
            known.iter().filter_map(|other| beside(other, &root)).map(|line| (line, false)),
        );
        if let RootFile::Proof(proof) = file {
            told.push(match check_proof(records, proof, &root) {
                Ok(line) => (line, true),
                Err(reason) => (format!("root of {}: {reason}", root.day), false),
            });
        }
        known.push(root);
    }
    let proved = |record: &Record| {
        let proof =
            |file: &RootFile| matches!(file, RootFile::Proof(p) if p.head.game == record.game);
        files.iter().any(proof)
    };
    for record in records.iter().filter(|record| !files.is_empty() && !proved(record)) {
        let number = record.game;
        let place = format!("/api/games/{number}/root-proof");
        told.push((
            format!("game {number}: a root alone tells nothing of it; take {place}"),
            false,
        ));
    }
    told
}

/// What a root says, where its signature and its hash fit.
fn statement(view: &RootView, keys: &Jwks) -> Result<RootStatement, String> {
    let root = read_root(&view.signature, keys).map_err(|error| error.to_string())?;
    let same = root.day == view.day
        && root.games == view.games
        && root.root == view.root
        && root.before == view.before
        && root.line() == view.line
        && root.hash() == view.hash;
    if same { Ok(root) } else { Err("it says something else than was signed".to_owned()) }
}

/// What is wrong between two roots: two of one day, or a next one that does not name the one before.
fn beside(one: &RootStatement, other: &RootStatement) -> Option<String> {
    let day = &one.day;
    if one.day == other.day {
        return (one != other).then(|| format!("the server has signed two roots of {day}"));
    }
    let (first, next) = if one.day < other.day { (one, other) } else { (other, one) };
    // Days may be left out, while the server stands: only what follows at once must name it.
    let days = (first.day.parse::<Day>(), next.day.parse::<Day>());
    let follows = matches!(days, (Ok(first), Ok(next)) if first.next() == next);
    (follows && next.before.as_deref() != Some(first.hash().as_str()))
        .then(|| format!("the root of {} does not name the one of {}", next.day, first.day))
}

fn check_proof(
    records: &[Record],
    view: &RootProofView,
    root: &RootStatement,
) -> Result<String, String> {
    let head = &view.head;
    let proof = RootProof {
        head: Head {
            game: head.game,
            entries: head.entries,
            hash: head.hash.clone(),
            at: head.at.clone(),
            outcome: head.outcome.clone(),
            reason: head.reason.clone(),
        },
        blind: view.blind.clone(),
        path: view.path.clone(),
    };
    proof.check(root).map_err(|error| error.to_string())?;
    let (game, entries, day) = (head.game, head.entries, &root.day);
    for record in records.iter().filter(|record| record.game == game) {
        match record.log.get(entries as usize) {
            None => {
                return Err(format!(
                    "game {game} had {entries} entries on that day, the record ends before: it was \
                     taken earlier, or cut, or the server has gone back"
                ));
            }
            Some(line) if line.hash != head.hash => {
                return Err(format!(
                    "game {game} had another log on that day, up to entry {entries}"
                ));
            }
            Some(_) => {}
        }
    }
    let result = super::check::result(&proof.head);
    Ok(format!("game {game}: in the root of {day} with {entries} entries, {result}"))
}
