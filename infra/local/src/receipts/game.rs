//! One game: what of the proofs its log has already, what follows it, and what cannot be.

use std::fmt::Write;

use app::{Problem, play_in};
use proof::{Chain, next_hash};
use rules::{Claim, Color, Event, Game, GameId};
use store::{Error, Store};

use super::proofs::{OfGame, Proof, Said};
use crate::verify::line::{BOARD_ENDINGS, read_event};

/// Entries that are no move and say nothing but who, each to be said of either side.
const OF_A_SIDE: [&str; 10] = [
    "resigned by {}",
    "draw accepted by {}",
    "draw declined by {}",
    "time forfeited by {}",
    "time forfeited by {} drawn",
    "flag of {} fell",
    "forfeited by silence of {}",
    "count started by {}",
    "count stopped by {}",
    "longer reflection announced by {}",
];
/// What can come of a claim.
const VERDICTS: [&str; 5] = [
    "correct",
    "incorrect",
    "incorrect offers draw",
    "to the director castling rights",
    "to the director table missing",
];

/// What became of a game's proofs.
#[derive(Debug, Default)]
pub(super) struct Outcome {
    known: usize,
    played: Vec<usize>,
    /// What somebody has to look after.
    notes: Vec<String>,
    /// What was not played in, and why.
    doubts: Vec<String>,
}

impl Outcome {
    /// Nothing was done, and why.
    pub(super) fn doubted(doubt: String) -> Outcome {
        Outcome { doubts: vec![doubt], ..Outcome::default() }
    }

    /// Whether the log has everything that was given.
    pub(super) fn is_whole(&self) -> bool {
        self.doubts.is_empty()
    }

    /// A line of what was done, and one for each thing more.
    pub(super) fn told(&self, game: u32) -> String {
        let played = match (self.played.first(), self.played.last()) {
            (Some(first), Some(last)) if first == last => format!("entry {first} played in"),
            (Some(first), Some(last)) => format!("entries {first} to {last} played in"),
            _ => "nothing played in".to_owned(),
        };
        let mut text = format!("game {game}: {played}, {} known\n", self.known);
        for line in self.notes.iter().chain(&self.doubts) {
            // Writing to a string cannot fail.
            let _ = writeln!(text, "game {game}: {line}");
        }
        text
    }
}

/// Plays in what follows the game's log, in order.
///
/// # Errors
/// When the table does not answer, or the game in it cannot be read.
pub(super) async fn play_game(
    store: &Store,
    id: GameId,
    proofs: &OfGame,
) -> Result<Outcome, Problem> {
    let stored = match store.game(id).await {
        Err(Error::NotFound) => {
            let doubts =
                vec!["not in the table: it was set up after the restored moment".to_owned()];
            return Ok(Outcome { doubts, ..Outcome::default() });
        }
        stored => stored?,
    };
    let mut game = Game::replay(stored.terms, &stored.log).map_err(Problem::internal)?;
    let entries = game.log().len();
    let mut outcome = Outcome::default();
    let mut chain = Chain::of(id, &game, entries.checked_sub(1));
    for (entry, of_entry) in proofs.range(..=entries) {
        let hash = chain.links.get(*entry).map(|link| link.hash.as_str());
        if of_entry.iter().all(|proof| Some(proof.hash.as_str()) == hash) {
            outcome.known += 1;
        } else {
            let line = chain.links.get(*entry).map_or("", |link| &link.line);
            outcome.doubts.push(format!(
                "entry {entry} of the log is “{line}”, what was signed is another: not played in"
            ));
        }
    }
    for (entry, of_entry) in proofs.range(entries + 1..) {
        let next = game.log().len() + 1;
        let event = match *entry {
            entry if entry == next => follow(&game, chain.hash(), next, of_entry),
            _ => Err(format!("entry {next} was not given: entry {entry} and later not played in")),
        };
        match event {
            Ok(event) => game.apply(&event).map_err(Problem::internal)?,
            Err(doubt) => {
                outcome.doubts.push(doubt);
                break;
            }
        }
        chain = Chain::of(id, &game, Some(next - 1));
        outcome.played.push(next);
    }
    let events = &game.log()[entries..];
    let dropped = play_in(store, id, entries, events).await?;
    outcome.notes.extend(events.iter().filter_map(note));
    outcome.notes.extend(dropped.iter().map(|by| {
        format!("conditional moves of {by} are dropped: they may have been changed since")
    }));
    Ok(outcome)
}

/// The one event that comes to what was signed.
fn follow(game: &Game, before: &str, number: usize, proofs: &[Proof]) -> Result<Event, String> {
    let lines = proofs.iter().filter_map(|proof| {
        let fits = |line: &String| next_hash(Some(before), line) == proof.hash;
        candidates(game, number, &proof.said).into_iter().find(fits)
    });
    let mut lines: Vec<String> = lines.collect();
    lines.sort();
    lines.dedup();
    let event = match lines.as_slice() {
        [line] => read_event(line, game),
        [] => {
            return Err(format!(
                "entry {number} and later not played in: what was signed does not follow this log, \
                 or only a record tells it"
            ));
        }
        [one, other, ..] => {
            return Err(format!(
                "the server has signed two histories, “{one}” and “{other}”: neither is played in"
            ));
        }
    };
    let possible = event.filter(|event| game.clone().apply(event).is_ok());
    possible.ok_or_else(|| format!("entry {number} is not possible by the rules: not played in"))
}

/// Every line that could be the entry.
fn candidates(game: &Game, number: usize, said: &Said) -> Vec<String> {
    let mut lines = Vec::new();
    match said {
        Said::Line(line) => lines.push(line.clone()),
        Said::Move { at, code } => {
            let ends = BOARD_ENDINGS.iter().map(|ending| format!(" {}", ending.in_words()));
            let ends: Vec<String> = std::iter::once(String::new()).chain(ends).collect();
            for sent in ["move", "conditional move"] {
                for offer in ["", " offers draw"] {
                    lines.extend(
                        ends.iter().map(|end| format!("{number} {at} {sent} {code}{offer}{end}")),
                    );
                }
            }
        }
        Said::Head { at } => {
            let begin = format!("{number} {at} ");
            lines.extend(["claim upheld", "claim rejected"].map(|said| format!("{begin}{said}")));
            for color in Color::ALL {
                let who = color.to_string();
                lines.extend(OF_A_SIDE.map(|said| format!("{begin}{}", said.replace("{}", &who))));
                let claims = claims(game);
                lines.extend(claims.iter().map(|claim| format!("{begin}claimed by {who} {claim}")));
            }
        }
    }
    lines
}

/// Every claim in the present position, with everything that can come of it.
fn claims(game: &Game) -> Vec<String> {
    let variant = game.position().variant();
    let legal = game.position().describe_legal_moves();
    let with = legal.iter().map(|legal| format!(" with {}", variant.uci(legal.code)));
    let with: Vec<String> = std::iter::once(String::new()).chain(with).collect();
    let mut claims = Vec::new();
    for claim in Claim::ALL.map(|claim| claim.code().replace('_', " ")) {
        for with in &with {
            claims.extend(VERDICTS.map(|verdict| format!("{claim}{with}: {verdict}")));
        }
    }
    claims
}

/// What a log says that stands elsewhere, too, and was not restored there.
fn note(event: &Event) -> Option<String> {
    match event {
        Event::LeaveRegistered { at, by, .. } | Event::LeaveCancelled { at, by, .. } => Some(
            format!("leave of {by} of {at}: enter it in the leave book again, or it is undone"),
        ),
        Event::OutageCredited { at, .. } => Some(format!("an outage was credited at {at}")),
        Event::Directed { at, decision, .. } => {
            Some(format!("decision {decision} of {at}: its reasons were not restored"))
        }
        _ => None,
    }
}
