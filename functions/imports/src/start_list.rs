//! The start list: who is in which section, with which number, and what they came with.

use std::collections::{BTreeMap, HashMap};

use app::columns::{Columns, Row, lines_of};
use app::game_rows::{number, rating};
use rules::tournament::{
    Announcement, IMPORT_SECTIONS_MAX, ImportFault, ListedPlayer, SectionBoard,
    check_listed_section,
};
use rules::{Federation, PlayerId, Profile, Title};
use store::{SectionTable, StartLine};

use crate::faults::{Faults, File, Place};

const LIST: Columns<14> = Columns {
    names: [
        "section",
        "number",
        "id",
        "rating",
        "fixed",
        "title",
        "name",
        "team",
        "board",
        "captain",
        "federation",
        "division",
        "up",
        "down",
    ],
    needed: 3,
};
const SECTION: usize = 0;
const NUMBER: usize = 1;
const ID: usize = 2;
const RATING: usize = 3;
const FIXED: usize = 4;
const TITLE: usize = 5;
const NAME: usize = 6;
const TEAM: usize = 7;
const BOARD: usize = 8;
const CAPTAIN: usize = 9;
const FEDERATION: usize = 10;
const DIVISION: usize = 11;
const UP: usize = 12;
const DOWN: usize = 13;

/// Columns that say something of teams.
const OF_TEAMS: [usize; 7] = [TEAM, BOARD, CAPTAIN, FEDERATION, DIVISION, UP, DOWN];

/// Rows of a start list.
const ROWS_MAX: usize = 10_000;
/// Characters of a section's name.
const NAME_CHARACTERS: std::ops::RangeInclusive<usize> = 1..=40;
/// Digits of a player's number, and of a start number.
const ID_DIGITS: usize = 6;
const NUMBER_DIGITS: usize = 2;
const BOARD_DIGITS: usize = 2;
/// Digits of how many teams of a section go up, and of how many go down.
const MOVEMENT_DIGITS: usize = 2;

/// A row of the start list.
#[derive(Clone, Debug)]
pub(crate) struct Listed {
    /// On which line it stands.
    pub(crate) line: usize,
    pub(crate) section: String,
    /// The start number, of the player or of the team.
    pub(crate) number: u32,
    /// What is kept of it.
    pub(crate) player: ListedPlayer,
    /// As the games and the results spell the name.
    pub(crate) name: Option<String>,
    /// For which team the player plays, where teams do.
    pub(crate) team: Option<ListedTeam>,
}

/// What a row says of a team.
#[derive(Clone, Debug)]
pub(crate) struct ListedTeam {
    pub(crate) name: String,
    pub(crate) board: u32,
    pub(crate) captain: Option<PlayerId>,
    pub(crate) federation: Option<Federation>,
    /// The division of the section, and how many of it go up and down.
    pub(crate) division: Option<String>,
    pub(crate) up: Option<u8>,
    pub(crate) down: Option<u8>,
}

/// A section of the start list, its players by start number.
#[derive(Clone, Debug)]
pub(crate) struct ListedSection {
    pub(crate) name: String,
    /// Its name in the start list, which is that of the section of teams of which it is a board.
    pub(crate) listed_as: String,
    pub(crate) players: Vec<Listed>,
    /// Which board of which teams it is.
    pub(crate) board: Option<SectionBoard>,
}

impl ListedSection {
    /// A section that stands, with the names of its start list, which was `listed_as` this where it is a board.
    pub(crate) fn of_table(table: &SectionTable, listed_as: Option<&str>) -> ListedSection {
        let name = &table.section.name;
        let listed = |(number, line): (u32, &StartLine)| Listed {
            line: 0,
            section: name.clone(),
            number,
            player: ListedPlayer { player: line.player, rating: None, fixed: None, title: None },
            name: Some(format!("{}, {}", line.family_name, line.given_name)),
            team: None,
        };
        ListedSection {
            name: name.clone(),
            listed_as: listed_as.unwrap_or(name).to_owned(),
            players: (1..).zip(&table.start_list).map(listed).collect(),
            board: table.section.board.clone(),
        }
    }

    /// Whether it is meant by a name.
    pub(crate) fn is_called(&self, name: &str) -> bool {
        self.name == name || self.listed_as == name
    }

    /// The players' numbers, by start number.
    pub(crate) fn ids(&self) -> Vec<PlayerId> {
        self.players.iter().map(|listed| listed.player.player).collect()
    }
}

/// The rows of an event's start list; none that can be gone on with where something cannot be read.
pub(crate) fn read(
    csv: &str,
    announcement: &Announcement,
    faults: &mut Faults,
) -> Option<Vec<Listed>> {
    let of_teams = announcement.is_of_teams();
    let mut listed = Vec::new();
    let mut offsets = Vec::new();
    let mut columns = [of_teams; LIST.names.len()];
    let read = LIST.read(csv.as_bytes(), |row| {
        if offsets.len() >= ROWS_MAX {
            return;
        }
        columns = std::array::from_fn(|column| row.has(column));
        let known = row.faults();
        let read = read_row(row, of_teams).filter(|_| row.faults() == known);
        offsets.push(row.offset());
        listed.push(read);
    });
    let lacking = lacking(&columns, announcement);
    match read {
        Ok(_) if offsets.len() >= ROWS_MAX => {
            let detail = format!("A start list has fewer than {ROWS_MAX} rows.");
            faults.error(Place(File::StartList, None, None), "too_many_rows", detail);
            return None;
        }
        Ok(_) if listed.is_empty() => {
            let at = Place(File::StartList, Some(1), None);
            faults.error(at, "empty_file", "The start list names nobody.");
            return None;
        }
        Ok(_) if !lacking.is_empty() => {
            for (column, detail) in lacking {
                let at = Place(File::StartList, Some(1), Some(LIST.names[column]));
                faults.error(at, "unreadable_field", detail);
            }
            return None;
        }
        Ok(mut unread) => {
            // Where players play nobody asks for their teams.
            let of_teams = OF_TEAMS.into_iter().filter(|_| !of_teams);
            let of_teams = of_teams.filter(|column| columns[*column]);
            unread.extend(of_teams.map(|column| LIST.names[column].to_owned()));
            faults.unread(File::StartList, &unread);
        }
        Err(found) => {
            faults.columns(File::StartList, found);
            return None;
        }
    }
    let lines = lines_of(csv.as_bytes(), offsets);
    let with_line = |(row, line): (Option<Listed>, usize)| Some(Listed { line, ..row? });
    listed.into_iter().zip(lines).map(with_line).collect()
}

/// Columns that the start list of an event cannot do without and does not have, and why; `columns`: which it has.
fn lacking(columns: &[bool], announcement: &Announcement) -> Vec<(usize, &'static str)> {
    let of_teams = "Teams play in this event: add this column.";
    let of_league = "This event is a season of a league: add this column.";
    let (teams, league) = (announcement.is_of_teams(), announcement.league().is_some());
    let needed = [(TEAM, teams, of_teams), (BOARD, teams, of_teams), (DIVISION, league, of_league)];
    let lacks = |(column, needed, _): &(usize, bool, _)| *needed && !columns[*column];
    needed.into_iter().filter(lacks).map(|(column, _, detail)| (column, detail)).collect()
}

fn read_row(row: &mut Row<'_, 14>, of_teams: bool) -> Option<Listed> {
    let section = row.text(SECTION)?.to_owned();
    let long = !NAME_CHARACTERS.contains(&section.chars().count());
    if long || section.chars().any(char::is_control) {
        row.fault(SECTION, "a section's name has 1 to 40 characters in one line");
    }
    let start_number = digits(row, NUMBER, NUMBER_DIGITS, "a start number")?;
    let id = digits(row, ID, ID_DIGITS, "a player's number")?;
    let points = rating(row, RATING)?;
    let (fixed, title) = (fixed(row)?, title(row)?);
    let team = if of_teams { Some(team(row)?) } else { None };
    let name = row.text(NAME)?;
    let player = ListedPlayer {
        player: PlayerId(id),
        rating: row.has(RATING).then_some(points),
        fixed,
        title: row.has(TITLE).then_some(title),
    };
    let name = (!name.is_empty()).then(|| name.to_owned());
    Some(Listed { line: 0, section, number: start_number, player, name, team })
}

/// Whether the rating is fixed, where the row says so.
fn fixed(row: &mut Row<'_, 14>) -> Option<Option<bool>> {
    match row.text(FIXED)?.to_ascii_lowercase().as_str() {
        "" => Some(None),
        "yes" | "true" | "1" => Some(Some(true)),
        "no" | "false" | "0" => Some(Some(false)),
        other => {
            row.fault(FIXED, format!("“{other}” is neither yes nor no"));
            None
        }
    }
}

/// The title's abbreviation, where there is one.
fn title(row: &mut Row<'_, 14>) -> Option<Option<String>> {
    match row.text(TITLE)? {
        "" => Some(None),
        text => match text.parse::<Title>() {
            Ok(title) => Some(Some(title.to_string())),
            Err(_) => {
                row.fault(TITLE, format!("“{text}” is no title"));
                None
            }
        },
    }
}

/// What the row says of the team.
fn team(row: &mut Row<'_, 14>) -> Option<ListedTeam> {
    let name = row.text(TEAM)?.to_owned();
    // Where there is no such column that is told once.
    let board = if row.has(BOARD) { digits(row, BOARD, BOARD_DIGITS, "a board")? } else { 1 };
    let captain = match row.bytes(CAPTAIN)? {
        b"" => None,
        _ => Some(PlayerId(digits(row, CAPTAIN, ID_DIGITS, "a player's number")?)),
    };
    let federation = match row.text(FEDERATION)? {
        "" => None,
        text => match text.parse::<Federation>() {
            Ok(federation) => Some(federation),
            Err(_) => {
                row.fault(FEDERATION, format!("“{text}” is no federation's three letters"));
                return None;
            }
        },
    };
    let division = Some(row.text(DIVISION)?).filter(|name| !name.is_empty()).map(str::to_owned);
    let (up, down) = (movement(row, UP)?, movement(row, DOWN)?);
    Some(ListedTeam { name, board, captain, federation, division, up, down })
}

/// How many teams of the section go up, or down, where the row says so.
fn movement(row: &mut Row<'_, 14>, column: usize) -> Option<Option<u8>> {
    let field = row.bytes(column)?;
    let found = number(field, MOVEMENT_DIGITS).and_then(|number| u8::try_from(number).ok());
    if field.is_empty() || found.is_some() {
        return Some(found);
    }
    let text = row.text(column)?;
    row.fault(column, format!("“{text}” is no number of teams"));
    None
}

/// A number from 1.
fn digits<const N: usize>(
    row: &mut Row<'_, N>,
    column: usize,
    digits_max: usize,
    what: &str,
) -> Option<u32> {
    let found = number(row.bytes(column)?, digits_max).filter(|number| *number > 0);
    if found.is_none() {
        let text = row.text(column)?;
        row.fault(column, format!("“{text}” is not {what}"));
    }
    found
}

/// Puts the rows into sections, in the order in which these come first, and says what is wrong with
/// them.
pub(crate) fn sections(
    rows: Vec<Listed>,
    announcement: &Announcement,
    people: &HashMap<PlayerId, Profile>,
    faults: &mut Faults,
) -> Vec<ListedSection> {
    let mut seen: BTreeMap<PlayerId, usize> = BTreeMap::new();
    let mut places: HashMap<String, usize> = HashMap::new();
    let mut sections: Vec<ListedSection> = Vec::new();
    for row in rows {
        let (id, at) = (row.player.player, Place(File::StartList, Some(row.line), Some("id")));
        if !people.contains_key(&id) {
            faults.found(at, &ImportFault::UnknownPlayer(id));
        }
        if let Some(before) = seen.insert(id, row.line) {
            faults.found(at, &ImportFault::PlayerTwice { player: id, line: before });
        }
        let place = *places.entry(row.section.clone()).or_insert_with(|| {
            sections.push(ListedSection {
                name: row.section.clone(),
                listed_as: row.section.clone(),
                players: Vec::new(),
                board: None,
            });
            sections.len() - 1
        });
        if let Some(section) = sections.get_mut(place) {
            section.players.push(row);
        }
    }
    check_count(&sections, faults);
    for section in &mut sections {
        check_section(section, announcement, faults);
    }
    if announcement.norms && seen.contains_key(&announcement.director) {
        let line = seen.get(&announcement.director).copied();
        faults.found(Place(File::StartList, line, Some("id")), &ImportFault::DirectorPlays);
    }
    sections
}

/// An event has not more sections than can be brought here.
pub(crate) fn check_count(sections: &[ListedSection], faults: &mut Faults) {
    if sections.len() > IMPORT_SECTIONS_MAX {
        let at = Place(File::StartList, None, Some("section"));
        faults.found(at, &ImportFault::TooManySections);
    }
}

fn check_section(section: &mut ListedSection, announcement: &Announcement, faults: &mut Faults) {
    section.players.sort_by_key(|listed| listed.number);
    let first = section.players.iter().map(|listed| listed.line).min();
    let numbers: Vec<u32> = section.players.iter().map(|listed| listed.number).collect();
    for (at, fault) in check_listed_section(announcement, &section.name, &numbers) {
        let line = at.and_then(|place| section.players.get(place)).map(|listed| listed.line);
        let at = match line {
            Some(line) => Place(File::StartList, Some(line), Some("number")),
            None => Place(File::StartList, first, Some("section")),
        };
        faults.found(at, &fault);
    }
}
