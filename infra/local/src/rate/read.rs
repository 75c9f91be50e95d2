//! The files of `posthorn rate`: a list, and games in one form for the period and for what was
//! before it.

use std::collections::HashMap;

use app::columns::{Columns, Fault, Row, fault_of_name};
use app::game_rows::{number, rating, read_games_in_parts};
use rules::ByColor;
use rules::rating::{ListEntry, RatedGame, Seat};
use rules::tournament::RuleSet;

use super::threads;

const LIST: Columns<3> = Columns { names: ["id", "rating", "games"], needed: 3 };
const ID: usize = 0;
const RATING: usize = 1;
const GAMES: usize = 2;

/// Digits of a number of games at most.
const GAMES_DIGITS: usize = 9;

/// Bytes of a file that a thread of its own is worth.
const PART_BYTES: usize = 256 * 1024;

/// Digits of a player's number: those that have no more are found without searching.
const ID_DIGITS: usize = 6;

/// Which of the files.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum File {
    /// The list before.
    List,
    /// The period's games.
    Games,
    /// Earlier games.
    History,
}

/// What the files hold, players as places in one list.
#[derive(Debug, Default)]
pub struct Input {
    /// What was known of each player: those of the list, then the new ones of the games, then those
    /// who are only in the history.
    pub(super) list: Vec<ListEntry>,
    pub(super) games: Vec<RatedGame>,
    pub(super) history: Vec<RatedGame>,
    /// What an official should know, such as columns that were not read.
    pub notes: Vec<String>,
    ids: Ids,
    /// Players who stand in the list before.
    listed: usize,
    /// Those, and the new ones of the games.
    shown: usize,
    /// Games of each player in the history.
    earlier_games: Vec<u32>,
}

/// A player's id. Numbers come before names, and by their size.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Id {
    Number(u32),
    Name(String),
}

/// The players' places by their ids.
#[derive(Debug, Default)]
struct Ids {
    /// For each number the place of its player, counted from 1; 0 for nobody.
    numbers: Vec<u32>,
    names: HashMap<String, u32>,
    ids: Vec<Id>,
}

/// Reads the files.
///
/// # Errors
/// Everything that is wrong in them, file by file and line by line.
pub fn read_input(
    rule_set: RuleSet,
    list: &[u8],
    games: &[u8],
    history: Option<&[u8]>,
) -> Result<Input, Vec<(File, Fault)>> {
    let mut input = Input::default();
    let mut faults = Vec::new();
    let mut note = |file: File, read: Result<Vec<String>, Vec<Fault>>| match read {
        Ok(unread) => {
            let note = |heading| format!("the column “{heading}” is not read");
            unread.into_iter().map(note).collect()
        }
        Err(found) => {
            faults.extend(found.into_iter().map(|fault| (file, fault)));
            Vec::new()
        }
    };
    let read = input.read_list(list);
    input.notes.extend(note(File::List, read));
    input.listed = input.ids.ids.len();
    let read = read_places(rule_set, games, &mut input.ids, &mut input.games);
    input.notes.extend(note(File::Games, read));
    input.shown = input.ids.ids.len();
    if let Some(history) = history {
        let read = read_places(rule_set, history, &mut input.ids, &mut input.history);
        input.notes.extend(note(File::History, read));
    }
    input.count_history();
    if faults.is_empty() { Ok(input) } else { Err(faults) }
}

impl Input {
    fn read_list(&mut self, bytes: &[u8]) -> Result<Vec<String>, Vec<Fault>> {
        LIST.read(bytes, |row| {
            let before = self.ids.ids.len();
            let player = Named::read(row, ID).map(|named| self.ids.place(named));
            if player.is_some_and(|player| (player as usize) < before) {
                let id = row.text(ID).unwrap_or_default();
                row.fault(ID, format!("“{id}” is there twice"));
            }
            let (rating, games) = (rating(row, RATING), row.bytes(GAMES));
            // Who has no rating has played nothing, unless the list says so.
            let none = rating == Some(None) && games == Some(b"");
            let played =
                if none { Some(0) } else { games.and_then(|games| number(games, GAMES_DIGITS)) };
            if games.is_some() && played.is_none() {
                let text = row.text(GAMES).unwrap_or_default();
                row.fault(GAMES, format!("“{text}” is no number of games"));
            }
            self.list
                .push(ListEntry { rating: rating.flatten(), games: played.unwrap_or_default() });
        })
    }

    /// Counts the earlier games. Of a player who is new in the list, because a list holds nobody with
    /// fewer than 12 games, they are those that the history has (`TR-9.6`).
    fn count_history(&mut self) {
        self.earlier_games = vec![0; self.ids.ids.len()];
        for seat in self.history.iter().flat_map(|game| [game.seats.white, game.seats.black]) {
            self.earlier_games[seat.player as usize] += 1;
        }
        let new = self.earlier_games.iter().skip(self.list.len());
        self.list.extend(new.map(|games| ListEntry { rating: None, games: *games }));
    }

    /// Whether the history has as many games of a player as the list tells.
    pub(super) fn has_whole_history(&self, player: u32) -> bool {
        self.earlier_games[player as usize] == self.list[player as usize].games
    }

    /// Players who stand in the new list.
    pub(super) fn shown(&self) -> usize {
        self.shown
    }

    /// The players of the new list: those of the list before in its order, then new ones by id.
    pub(super) fn order(&self) -> Vec<u32> {
        let mut order: Vec<u32> = (0..).take(self.shown).collect();
        order[self.listed..].sort_by_key(|player| &self.ids.ids[*player as usize]);
        order
    }

    /// What sorts players as in the new list.
    pub(super) fn rank(&self, player: u32) -> impl Ord + use<> {
        let new = self.ids.ids.get(player as usize).filter(|_| player as usize >= self.listed);
        (new.cloned(), player)
    }

    /// A player's id.
    pub(super) fn name(&self, player: u32) -> String {
        match &self.ids.ids[player as usize] {
            Id::Number(number) => number.to_string(),
            Id::Name(name) => name.clone(),
        }
    }
}

/// A player's id as a file has it.
#[derive(Clone, Copy)]
enum Named<'a> {
    Number(u32),
    Name(&'a str),
}

impl Named<'_> {
    /// Whom a field names; none, and a fault, where it is no name.
    #[inline]
    fn read<'a, const N: usize>(row: &mut Row<'a, N>, column: usize) -> Option<Named<'a>> {
        let field = row.bytes(column)?;
        // As it is spelt: 007 is not 7.
        match number(field, ID_DIGITS) {
            Some(number) if field == b"0" || field[0] != b'0' => Some(Named::Number(number)),
            _ => {
                let name = row.text(column)?;
                if let Some(reason) = fault_of_name(name) {
                    row.fault(column, reason);
                    return None;
                }
                Some(Named::Name(name))
            }
        }
    }
}

impl Ids {
    /// The place of a player who is known.
    #[inline]
    fn find(&self, named: Named<'_>) -> Option<u32> {
        match named {
            Named::Number(number) => self.numbers.get(number as usize)?.checked_sub(1),
            Named::Name(name) => self.names.get(name).copied(),
        }
    }

    /// The place of a player, a new one at the first time.
    #[inline]
    fn place(&mut self, named: Named<'_>) -> u32 {
        if let Some(place) = self.find(named) {
            return place;
        }
        let place = u32::try_from(self.ids.len()).unwrap_or(u32::MAX);
        match named {
            Named::Number(number) => {
                let at = number as usize;
                if at >= self.numbers.len() {
                    self.numbers.resize(at + 1, 0);
                }
                self.numbers[at] = place + 1;
                self.ids.push(Id::Number(number));
            }
            Named::Name(name) => {
                self.names.insert(name.to_owned(), place);
                self.ids.push(Id::Name(name.to_owned()));
            }
        }
        place
    }
}

impl Id {
    fn named(&self) -> Named<'_> {
        match self {
            Id::Number(number) => Named::Number(*number),
            Id::Name(name) => Named::Name(name),
        }
    }
}

/// What a part of a file of games holds.
#[derive(Default)]
struct Part {
    /// Players who are not known yet; their places are behind those of the known.
    new: Ids,
    games: Vec<RatedGame>,
}

/// Reads games between the players' places.
fn read_places(
    rule_set: RuleSet,
    bytes: &[u8],
    ids: &mut Ids,
    games: &mut Vec<RatedGame>,
) -> Result<Vec<String>, Vec<Fault>> {
    let mut parts = Vec::new();
    parts.resize_with(threads(bytes.len(), PART_BYTES).get(), Part::default);
    let (known, base) = (&*ids, u32::try_from(ids.ids.len()).unwrap_or(u32::MAX));
    let place = |part: &mut Part, row: &mut Row<'_, 6>, column| {
        let named = Named::read(row, column)?;
        Some(known.find(named).unwrap_or_else(|| base.saturating_add(part.new.place(named))))
    };
    let read = read_games_in_parts(rule_set, bytes, &mut parts, place, |part, game| {
        let [white, black] =
            [0, 1].map(|side| Seat { player: game.players[side], start: game.starts[side] });
        let [of_white, of_black] = game.points;
        part.games.push(RatedGame {
            seats: ByColor { white, black },
            points: ByColor { white: of_white, black: of_black },
        });
    });
    games.reserve(parts.iter().map(|part| part.games.len()).sum());
    for mut part in parts {
        // Who is new in several parts has one place.
        let places: Vec<u32> = part.new.ids.iter().map(|id| ids.place(id.named())).collect();
        if !places.is_empty() {
            for game in &mut part.games {
                for seat in [&mut game.seats.white, &mut game.seats.black] {
                    if let Some(new) = seat.player.checked_sub(base) {
                        seat.player = places[new as usize];
                    }
                }
            }
        }
        games.append(&mut part.games);
    }
    read
}
