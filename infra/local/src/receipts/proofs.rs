//! What the files prove: of which game and entry, with which hash.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use games::record::Record;
use proof::{Jwks, ReceiptError, next_hash, read_head, read_receipt};

/// That a game's log had this hash up to an entry, signed by the server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Proof {
    /// The hash.
    pub(super) hash: String,
    /// What is known of the entry.
    pub(super) said: Said,
}

/// What is known of an entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Said {
    /// Its line, of a record.
    Line(String),
    /// The move and its moment, of a receipt.
    Move { at: String, code: String },
    /// Its moment, of a head.
    Head { at: String },
}

/// The proofs of one game, by the entries' numbers.
pub(super) type OfGame = BTreeMap<usize, Vec<Proof>>;

/// All that was given.
#[derive(Debug, Default)]
pub(super) struct Proofs {
    /// By the games' numbers.
    pub(super) games: BTreeMap<u32, OfGame>,
    /// What proves nothing, and why.
    pub(super) doubts: Vec<String>,
}

impl Proofs {
    /// Reads files, and those in folders.
    ///
    /// # Errors
    /// Which cannot be read at all.
    pub(super) fn read(files: &[PathBuf], keys: &Jwks) -> Result<Proofs, String> {
        let mut proofs = Proofs::default();
        for file in files {
            proofs.read_file(file, keys).map_err(|error| format!("{}: {error}", file.display()))?;
        }
        Ok(proofs)
    }

    fn read_file(&mut self, file: &Path, keys: &Jwks) -> std::io::Result<()> {
        if file.is_dir() {
            let entries = fs::read_dir(file)?.map(|entry| Ok(entry?.path()));
            let mut files = entries.collect::<std::io::Result<Vec<_>>>()?;
            files.sort();
            return files.iter().try_for_each(|file| self.read_file(file, keys));
        }
        let text = fs::read_to_string(file)?;
        if text.trim_start().starts_with('{') {
            let read = serde_json::from_str(&text).map_err(|error| error.to_string());
            let read = read.and_then(|record| self.add_record(&record, keys));
            self.doubts.extend(read.err().map(|doubt| format!("{}: {doubt}", file.display())));
            return Ok(());
        }
        for (number, line) in (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty()) {
            if let Err(error) = self.add_signed(line.trim(), keys) {
                self.doubts.push(format!("{}, line {number}: {error}", file.display()));
            }
        }
        Ok(())
    }

    fn add(&mut self, game: u32, entry: usize, hash: String, said: Said) {
        let of_entry = self.games.entry(game).or_default().entry(entry).or_default();
        let proof = Proof { hash, said };
        if !of_entry.contains(&proof) {
            of_entry.push(proof);
        }
    }

    /// A receipt or a head.
    fn add_signed(&mut self, signed: &str, keys: &Jwks) -> Result<(), ReceiptError> {
        let (game, entry, hash, said) = match read_receipt(signed, keys) {
            Ok(it) => (it.game, it.event, it.hash, Said::Move { at: it.at, code: it.code }),
            Err(ReceiptError::Unreadable(_)) => {
                let head = read_head(signed, keys)?;
                (head.game, head.entries, head.hash, Said::Head { at: head.at })
            }
            Err(error) => return Err(error),
        };
        self.add(game, usize::try_from(entry).unwrap_or(usize::MAX), hash, said);
        Ok(())
    }

    /// A record's lines up to the last signature of ours: it covers all that stand before it.
    fn add_record(&mut self, record: &Record, keys: &Jwks) -> Result<(), String> {
        let game = record.game;
        let covers = |signed: Option<&String>, number: usize, hash: &str| {
            let mut own = Proofs::default();
            let read = signed.is_some_and(|signed| own.add_signed(signed, keys).is_ok());
            let entry = own.games.get(&game).and_then(|of_game| of_game.get(&number));
            read && entry.is_some_and(|proofs| proofs.iter().any(|proof| proof.hash == hash))
        };
        let (mut hashes, mut signed) = (Vec::<String>::new(), 0);
        let last = record.log.len().saturating_sub(1);
        for (number, entry) in record.log.iter().enumerate() {
            let hash = next_hash(hashes.last().map(String::as_str), &entry.line);
            let own = [entry.receipt.as_ref(), entry.head.as_ref()];
            let whole = record.head.as_ref().filter(|_| number == last);
            if own.into_iter().chain([whole]).any(|it| covers(it, number, &hash)) {
                signed = number;
            }
            hashes.push(hash);
        }
        for (number, (entry, hash)) in record.log.iter().zip(hashes).enumerate().skip(1) {
            if number <= signed {
                self.add(game, number, hash, Said::Line(entry.line.clone()));
            }
        }
        match last.checked_sub(signed) {
            Some(left) if left > 0 => {
                Err(format!("game {game}: no signature of ours covers its last {left} entries"))
            }
            _ => Ok(()),
        }
    }
}
