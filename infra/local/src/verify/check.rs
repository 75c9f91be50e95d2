//! What fits in a record and what does not: hashes, signatures, and what the rules make of the lines.

use games::record::{Record, RecordLine};
use proof::{Chain, Head, Jwks, next_hash, read_head, read_receipt};
use rules::{BoardEnding, Event, Game, GameId};

use super::line::{move_in, read_event, read_terms};

/// Something in a record that does not fit, with the number of the event.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("event {number}: {reason}")]
pub struct Fault {
    /// The event's number; 0 is the line with the terms.
    pub number: usize,
    /// What is wrong.
    pub reason: String,
}

/// A record that was looked at.
#[derive(Clone, Debug)]
pub struct Checked {
    /// Everything that does not fit, in the order in which it was found.
    pub faults: Vec<Fault>,
    /// The entries of the log, the terms not counted.
    pub entries: usize,
    /// The last entry that a signature covers; none when there is no signature that fits.
    pub signed: Option<usize>,
    /// How the lines leave the game; none where they cannot be followed.
    pub game: Option<Game>,
}

impl Checked {
    /// Looks at a record with the keys that are believed.
    pub fn new(record: &Record, keys: &Jwks) -> Checked {
        let entries = record.log.len().saturating_sub(1);
        let mut checked = Checked { faults: Vec::new(), entries, signed: None, game: None };
        let signed_ends = match record.format.as_str() {
            Record::FORMAT => true,
            Record::FORMAT_1 => false,
            other => {
                checked.fault(0, format!("the format is “{other}”, not {}", Record::FORMAT));
                true
            }
        };
        checked.game = record.log.first().and_then(|terms| read_terms(&terms.line, record.game));
        if checked.game.is_none() {
            checked.fault(0, "the terms cannot be read".to_owned());
        }
        let mut before: Option<&str> = None;
        for (number, entry) in record.log.iter().enumerate() {
            if next_hash(before, &entry.line) != entry.hash {
                checked.fault(number, "the hash does not fit the line and the hash before");
            }
            before = Some(&entry.hash);
            if !entry.line.starts_with(&format!("{number} ")) {
                checked.fault(number, "the line has another number");
            }
            if number > 0 {
                checked.follow(number, entry);
            }
            let signatures = checked.signatures(record.game, number, entry, keys, signed_ends);
            match signatures {
                Ok(true) => checked.signed = Some(number),
                Ok(false) => {}
                Err(reason) => checked.fault(number, reason),
            }
        }
        checked.end(record, keys, signed_ends);
        checked
    }

    fn fault(&mut self, number: usize, reason: impl Into<String>) {
        self.faults.push(Fault { number, reason: reason.into() });
    }

    /// Lets the rules follow a line. Where they cannot, the lines behind it are not followed either.
    fn follow(&mut self, number: usize, entry: &RecordLine) {
        let Some(mut game) = self.game.take() else { return };
        let Some(event) = read_event(&entry.line, &game) else {
            return self.fault(
                number,
                match move_in(&entry.line) {
                    Some(code) => {
                        format!("{code} is not a legal move here, or its line says too much")
                    }
                    None => "the line tells nothing that this program knows".to_owned(),
                },
            );
        };
        if game.apply(&event).is_err() {
            return self.fault(number, "this cannot follow what stands before it");
        }
        if let Event::MovePlayed { ends, .. } = event {
            // What is dead, and which counts run out, later versions may judge otherwise.
            let decided = |ending: &BoardEnding| {
                matches!(ending, BoardEnding::Checkmate | BoardEnding::Stalemate)
            };
            if ends.filter(decided) != game.position().board_ending().filter(decided) {
                self.fault(number, "the move ends the game otherwise than the line says");
            }
        }
        self.game = Some(game);
    }

    /// The receipt of a move, the head of anything else: whether there is one that fits.
    fn signatures(
        &self,
        game: u32,
        number: usize,
        entry: &RecordLine,
        keys: &Jwks,
        needs_head: bool,
    ) -> Result<bool, String> {
        if let Some(head) = &entry.head {
            self.check_head(game, number, entry, head, keys)?;
        }
        let Some(code) = move_in(&entry.line).filter(|_| number > 0) else {
            return match (&entry.receipt, &entry.head) {
                (Some(_), _) => Err("there is a receipt, but no move".to_owned()),
                (None, None) if needs_head && number > 0 => Err("the head is missing".to_owned()),
                (None, head) => Ok(head.is_some()),
            };
        };
        let receipt = entry.receipt.as_deref().ok_or("the move has no receipt")?;
        let postmark = read_receipt(receipt, keys).map_err(|e| format!("the receipt: {e}"))?;
        let fits = postmark.game == game
            && usize::try_from(postmark.event) == Ok(number)
            && postmark.code == code
            && postmark.at == moment(&entry.line)
            && postmark.hash == entry.hash;
        if fits { Ok(true) } else { Err("the receipt is of another move".to_owned()) }
    }

    /// Whether a head is the one of the log up to this line, and says what the rules say.
    fn check_head(
        &self,
        game: u32,
        number: usize,
        entry: &RecordLine,
        head: &str,
        keys: &Jwks,
    ) -> Result<(), String> {
        let head = read_head(head, keys).map_err(|e| format!("the head: {e}"))?;
        let fits = head.game == game
            && usize::try_from(head.entries) == Ok(number)
            && head.hash == entry.hash
            && head.at == moment(&entry.line);
        if !fits {
            return Err("the head is of another log".to_owned());
        }
        match &self.game {
            Some(stood) if Head::of(GameId(game), stood, &entry.hash) != head => {
                Err(format!("the head says “{}”, the lines do not", result(&head)))
            }
            _ => Ok(()),
        }
    }

    /// The log's end: its head, the spelling of its lines, and what lies beyond the last signature.
    fn end(&mut self, record: &Record, keys: &Jwks, needs_head: bool) {
        let Some((last, entry)) = record.log.iter().enumerate().next_back() else { return };
        match &record.head {
            Some(head) => match self.check_head(record.game, last, entry, head, keys) {
                Ok(()) => self.signed = Some(last),
                Err(reason) => self.fault(last, format!("the record's end: {reason}")),
            },
            None if needs_head => self.fault(last, "the record's end: the head is missing"),
            None => {}
        }
        if let Some(game) = &self.game {
            let spelt = Chain::of(GameId(record.game), game, game.log().len().checked_sub(1));
            let lines = spelt.links.iter().zip(&record.log).enumerate().skip(1);
            let other = lines.filter(|(_, (spelt, entry))| spelt.line != entry.line);
            let other: Vec<usize> = other.map(|(number, _)| number).collect();
            other.into_iter().for_each(|number| self.fault(number, "the line is spelt otherwise"));
        }
        match self.signed {
            None => self.fault(0, "nothing in this record is signed"),
            Some(signed) if signed < last => {
                self.fault(signed + 1, "no signature covers this entry, or anything behind it");
            }
            Some(_) => {}
        }
    }
}

/// A head's result in words.
pub(super) fn result(head: &Head) -> String {
    match (&head.outcome, &head.reason) {
        (Some(outcome), Some(reason)) => format!("{outcome} by {}", reason.replace('_', " ")),
        _ => "not over".to_owned(),
    }
}

/// When a line's event happened.
fn moment(line: &str) -> &str {
    line.split(' ').nth(1).unwrap_or_default()
}
