//! Whether records and what players have kept tell one history: a server that has signed two of one
//! game is told by its own signatures.

use std::collections::BTreeMap;

use games::record::Record;
use proof::{Jwks, ReceiptError, read_head, read_receipt};

/// A receipt or a head that somebody has kept, its signature verified.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept {
    /// The game.
    pub game: u32,
    /// The entry's number.
    pub entry: usize,
    /// The hash of the log up to it.
    pub hash: String,
}

impl Kept {
    /// Reads what was kept: a receipt or a head.
    ///
    /// # Errors
    /// [`ReceiptError`] says why it is not believed.
    pub fn read(signed: &str, keys: &Jwks) -> Result<Kept, ReceiptError> {
        let (game, entry, hash) = match read_receipt(signed, keys) {
            Ok(postmark) => (postmark.game, postmark.event, postmark.hash),
            Err(ReceiptError::Unreadable(_)) => {
                let head = read_head(signed, keys)?;
                (head.game, head.entries, head.hash)
            }
            Err(error) => return Err(error),
        };
        Ok(Kept { game, entry: usize::try_from(entry).unwrap_or(usize::MAX), hash })
    }
}

/// Everything that does not tell the history of the first record of its game, in words.
pub fn other_histories(records: &[Record], kept: &[Kept]) -> Vec<String> {
    let mut found = Vec::new();
    let mut first: BTreeMap<u32, &Record> = BTreeMap::new();
    for record in records {
        let Some(before) = first.get(&record.game) else {
            first.insert(record.game, record);
            continue;
        };
        let mut pairs = before.log.iter().zip(&record.log).enumerate();
        if let Some((number, (one, other))) = pairs.find(|(_, (one, other))| one.hash != other.hash)
        {
            let (one, other) = (&one.line, &other.line);
            found.push(two_histories(record.game, number, &format!("“{one}” and “{other}”")));
        }
    }
    let mut own: BTreeMap<(u32, usize), &str> = BTreeMap::new();
    for Kept { game, entry, hash } in kept {
        if own.insert((*game, *entry), hash).is_some_and(|before| before != hash) {
            found.push(two_histories(*game, *entry, "the receipts say different things"));
        }
        let longest = records.iter().filter(|record| record.game == *game);
        let Some(record) = longest.max_by_key(|record| record.log.len()) else {
            found.push(format!("game {game}: there is a receipt, but no record of that game"));
            continue;
        };
        match record.log.get(*entry) {
            None => found.push(format!(
                "game {game}: the receipt is of entry {entry}, the record ends before it: it was \
                 taken earlier, or cut, or the server has gone back"
            )),
            Some(line) if line.hash != *hash => {
                let line = format!("the record says “{}”, the receipt something else", line.line);
                found.push(two_histories(*game, *entry, &line));
            }
            Some(_) => {}
        }
    }
    found
}

fn two_histories(game: u32, entry: usize, what: &str) -> String {
    format!("game {game}: the server has signed two histories; they part at entry {entry}: {what}")
}
