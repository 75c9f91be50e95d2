//! What a loss of power leaves, from what the shim has recorded.
//!
//! The disk has what was synced, in the order in which it was written. Of all else it has nothing, or
//! some of it in any order, or everything up to somewhere, the last write perhaps in part, at the
//! border of a sector. A name is there when its file or its folder was synced, else as far as the
//! journal had come.

use std::collections::BTreeMap;
use std::path::Path;

use tests::Dice;

/// What a disk writes whole or not at all.
const SECTOR: usize = 512;
/// The recorded numbers before each operation's path: its kind, the path's length, where, how much.
const HEAD: usize = 24;

/// How much of what was not synced is on the disk all the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unsynced {
    Nothing,
    /// Each change by itself.
    Some,
    /// All up to one of them.
    Prefix,
    /// The same, and a part of the next one.
    Torn,
}

impl Unsynced {
    pub(crate) const ALL: [Unsynced; 4] =
        [Unsynced::Nothing, Unsynced::Some, Unsynced::Prefix, Unsynced::Torn];
}

/// Something that was done to the folder.
#[derive(Clone, Debug)]
enum Op {
    Write {
        path: String,
        at: usize,
        bytes: Vec<u8>,
    },
    Truncate {
        path: String,
        length: usize,
    },
    /// What was done before `begun` is on the disk.
    Sync {
        path: String,
        begun: u64,
    },
    Rename {
        from: String,
        to: String,
    },
    Unlink {
        path: String,
    },
    Create {
        path: String,
    },
}

/// An operation with where it begins and ends in the record.
#[derive(Clone, Debug)]
pub(crate) struct Recorded {
    begins: u64,
    pub(crate) ends: u64,
    op: Op,
}

impl Recorded {
    pub(crate) fn is_sync(&self) -> bool {
        matches!(self.op, Op::Sync { .. })
    }
}

/// A change of a file's content.
#[derive(Clone, Debug)]
enum Change {
    Write(usize, Vec<u8>),
    Length(usize),
}

impl Change {
    fn apply(&self, file: &mut Vec<u8>) {
        match self {
            Change::Write(at, bytes) => {
                file.resize(file.len().max(at + bytes.len()), 0);
                file[*at..at + bytes.len()].copy_from_slice(bytes);
            }
            Change::Length(length) => file.resize(*length, 0),
        }
    }

    /// Its first sectors.
    fn torn(&self, dice: &mut Dice) -> Option<Change> {
        match self {
            Change::Write(at, bytes) => {
                let sectors = dice.below(bytes.len() / SECTOR + 1);
                Some(Change::Write(*at, bytes[..sectors * SECTOR].to_vec()))
            }
            Change::Length(_) => None,
        }
    }
}

/// A change of the names: the file that is there from now on, by its number.
#[derive(Clone, Debug)]
struct Naming {
    at: u64,
    path: String,
    file: Option<usize>,
}

/// A file: what the disk has, and what it may have besides.
#[derive(Clone, Debug, Default)]
struct Content {
    synced: Vec<u8>,
    pending: Vec<(u64, Change)>,
}

/// A disk under a server.
#[derive(Clone, Debug, Default)]
pub(crate) struct Disk {
    files: Vec<Content>,
    /// As the server sees them.
    names: BTreeMap<String, usize>,
    synced_names: BTreeMap<String, usize>,
    pending_names: Vec<Naming>,
}

/// Reads a record. What was cut off at its end is left out.
pub(crate) fn read(record: &[u8]) -> Vec<Recorded> {
    let mut operations = Vec::new();
    let mut begins = 0;
    while let Some((op, ends)) = read_one(record, begins) {
        operations.push(Recorded { begins: begins as u64, ends: ends as u64, op });
        begins = ends;
    }
    operations
}

fn read_one(record: &[u8], begins: usize) -> Option<(Op, usize)> {
    let head = record.get(begins..begins + HEAD)?;
    let four = |at: usize| Some(u32::from_ne_bytes(head.get(at..at + 4)?.try_into().ok()?));
    let eight = |at: usize| Some(u64::from_ne_bytes(head.get(at..at + 8)?.try_into().ok()?));
    let (kind, path_length) = (four(0)?, four(4)? as usize);
    let (told, length) = (eight(8)?, usize::try_from(eight(16)?).ok()?);
    let path_ends = begins + HEAD + path_length;
    let path = String::from_utf8(record.get(begins + HEAD..path_ends)?.to_vec()).ok()?;
    let at = usize::try_from(told).ok()?;
    let op = match kind {
        1 => Op::Write { path, at, bytes: record.get(path_ends..path_ends + length)?.to_vec() },
        2 => Op::Truncate { path, length: at },
        3 => Op::Sync { path, begun: told },
        4 => {
            let (from, to) = path.split_once('\n')?;
            Op::Rename { from: from.to_owned(), to: to.to_owned() }
        }
        5 => Op::Unlink { path },
        6 => Op::Create { path },
        _ => panic!("the record at {begins} is none"),
    };
    let content = if kind == 1 { length } else { 0 };
    Some((op, path_ends + content))
}

impl Disk {
    /// A folder that is on the disk as it is.
    pub(crate) fn of(folder: &Path) -> Disk {
        let mut disk = Disk::default();
        disk.take(folder, "");
        disk.synced_names = disk.names.clone();
        disk
    }

    fn take(&mut self, folder: &Path, before: &str) {
        for entry in std::fs::read_dir(folder).expect("a folder").flatten() {
            let name = format!("{before}{}", entry.file_name().to_string_lossy());
            if entry.path().is_dir() {
                self.take(&entry.path(), &format!("{name}/"));
            } else if !name.ends_with("-shm") {
                self.files.push(Content {
                    synced: std::fs::read(entry.path()).expect("a file"),
                    pending: Vec::new(),
                });
                self.names.insert(name, self.files.len() - 1);
            }
        }
    }

    /// Does what the server did next.
    pub(crate) fn follow(&mut self, recorded: &Recorded) {
        let at = recorded.begins;
        match recorded.op.clone() {
            Op::Write { path, at: place, bytes } => {
                self.change(at, path, Change::Write(place, bytes));
            }
            Op::Truncate { path, length } => self.change(at, path, Change::Length(length)),
            Op::Sync { path, begun } => self.sync(&path, begun),
            Op::Rename { from, to } => {
                let file = self.names.get(&from).copied();
                self.name(at, from, None);
                self.name(at, to, file);
            }
            Op::Unlink { path } => self.name(at, path, None),
            Op::Create { path } => {
                self.files.push(Content::default());
                self.name(at, path, Some(self.files.len() - 1));
            }
        }
    }

    fn change(&mut self, at: u64, path: String, change: Change) {
        if !self.names.contains_key(&path) {
            self.files.push(Content::default());
            self.name(at, path.clone(), Some(self.files.len() - 1));
        }
        self.files[self.names[&path]].pending.push((at, change));
    }

    fn name(&mut self, at: u64, path: String, file: Option<usize>) {
        set(&mut self.names, &path, file);
        self.pending_names.push(Naming { at, path, file });
    }

    fn sync(&mut self, path: &str, begun: u64) {
        if let Some(file) = self.names.get(path).copied() {
            let content = &mut self.files[file];
            let later = content.pending.iter().position(|(at, _)| *at >= begun);
            let rest = content.pending.split_off(later.unwrap_or(content.pending.len()));
            for (_, change) in std::mem::replace(&mut content.pending, rest) {
                change.apply(&mut content.synced);
            }
        }
        let folder = if path.is_empty() { String::new() } else { format!("{path}/") };
        let (reached, rest) = self.pending_names.drain(..).partition(|naming: &Naming| {
            let name = naming.path.strip_prefix(&folder);
            let is_below = name.is_some_and(|name| !name.contains('/'));
            naming.at < begun && (naming.path == path || is_below)
        });
        self.pending_names = rest;
        let reached: Vec<Naming> = reached;
        for naming in reached {
            set(&mut self.synced_names, &naming.path, naming.file);
        }
    }

    /// What is there when the power comes back.
    pub(crate) fn without_power(
        mut self,
        unsynced: Unsynced,
        dice: &mut Dice,
    ) -> BTreeMap<String, Vec<u8>> {
        let mut all: Vec<u64> = self.pending_names.iter().map(|naming| naming.at).collect();
        all.extend(self.files.iter().flat_map(|file| file.pending.iter().map(|(at, _)| *at)));
        all.sort_unstable();
        // Before this operation of the server everything is on the disk.
        let end = all.get(dice.below(all.len() + 1)).copied().unwrap_or(u64::MAX);
        for file in &mut self.files {
            for (at, change) in std::mem::take(&mut file.pending) {
                match unsynced {
                    Unsynced::Some if dice.happens(50) => change.apply(&mut file.synced),
                    Unsynced::Prefix | Unsynced::Torn if at < end => change.apply(&mut file.synced),
                    Unsynced::Torn if at == end => {
                        if let Some(change) = change.torn(dice) {
                            change.apply(&mut file.synced);
                        }
                    }
                    _ => {}
                }
            }
        }
        let pending = std::mem::take(&mut self.pending_names);
        for naming in pending.into_iter().filter(|naming| naming.at < end) {
            // The journal keeps names in their order.
            if unsynced != Unsynced::Nothing {
                set(&mut self.synced_names, &naming.path, naming.file);
            }
        }
        let files = self.files;
        self.synced_names
            .into_iter()
            .map(|(name, file)| (name, files[file].synced.clone()))
            .collect()
    }
}

fn set(names: &mut BTreeMap<String, usize>, path: &str, file: Option<usize>) {
    match file {
        Some(file) => names.insert(path.to_owned(), file),
        None => names.remove(path),
    };
}

/// Puts these files into a new folder.
pub(crate) fn write(folder: &Path, files: &BTreeMap<String, Vec<u8>>) {
    std::fs::create_dir_all(folder).expect("a folder");
    for (name, content) in files {
        let path = folder.join(name);
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        std::fs::write(path, content).expect("a file");
    }
}
