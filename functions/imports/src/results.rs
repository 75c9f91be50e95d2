//! Results as CSV: of games without moves, and what a file of games does not tell.

use std::collections::BTreeMap;

use app::columns::{Columns, Row, lines_of};
use app::game_rows::number;
use chrono::{DateTime, NaiveDate, Utc};
use rules::tournament::Flag;
use rules::{HalfPoints, Instant, ResultElsewhere};

use crate::faults::{Faults, File, Place};
use crate::roster::{Roster, Slot};
use crate::start_list::ListedSection;

const RESULTS: Columns<8> = Columns {
    names: ["white", "black", "result", "flag", "section", "ended", "white_days", "black_days"],
    needed: 3,
};
const WHITE: usize = 0;
const BLACK: usize = 1;
const RESULT: usize = 2;
const FLAG: usize = 3;
const SECTION: usize = 4;
const ENDED: usize = 5;
const WHITE_DAYS: usize = 6;
const BLACK_DAYS: usize = 7;

/// Rows of a file of results.
const ROWS_MAX: usize = 10_000;
/// Digits of a number of days.
const DAYS_DIGITS: usize = 3;

/// A row of the results.
#[derive(Clone, Debug)]
pub(crate) struct ResultRow {
    /// On which line it stands.
    pub(crate) line: usize,
    white: String,
    black: String,
    section: String,
    /// The result; none where the game is not over.
    pub(crate) result: Option<ResultElsewhere>,
    /// When it ended.
    pub(crate) ended_at: Option<Instant>,
    /// Days that White has left.
    pub(crate) white_days: Option<u16>,
    /// Days that Black has left.
    pub(crate) black_days: Option<u16>,
}

/// The rows of a file of results; none where something in it cannot be read.
pub(crate) fn read(csv: &str, faults: &mut Faults) -> Option<Vec<ResultRow>> {
    let mut rows = Vec::new();
    let mut offsets = Vec::new();
    let read = RESULTS.read(csv.as_bytes(), |row| {
        if offsets.len() >= ROWS_MAX {
            return;
        }
        offsets.push(row.offset());
        rows.push(read_row(row));
    });
    match read {
        Ok(unread) => faults.unread(File::Results, &unread),
        Err(found) => {
            faults.columns(File::Results, found);
            return None;
        }
    }
    if offsets.len() >= ROWS_MAX {
        let detail = format!("A file of results has fewer than {ROWS_MAX} rows.");
        faults.error(Place(File::Results, None, None), "too_many_rows", detail);
        return None;
    }
    let lines = lines_of(csv.as_bytes(), offsets);
    let with_line = |(row, line): (Option<ResultRow>, usize)| Some(ResultRow { line, ..row? });
    rows.into_iter().zip(lines).map(with_line).collect()
}

fn read_row(row: &mut Row<'_, 8>) -> Option<ResultRow> {
    let [white, black, section] = [WHITE, BLACK, SECTION].map(|column| row.text(column));
    let (result, flag) = (score(row), flag(row));
    let ended_at = ended(row);
    let [white_days, black_days] = [WHITE_DAYS, BLACK_DAYS].map(|column| days(row, column));
    let (score, flag) = (result?, flag?);
    let result = score.map(|(white, black)| ResultElsewhere { white, black, flag });
    if result.is_none() && flag.is_some() {
        row.fault(FLAG, "a game that is not over has no flag");
    }
    Some(ResultRow {
        line: 0,
        white: white?.to_owned(),
        black: black?.to_owned(),
        section: section?.to_owned(),
        result,
        ended_at: ended_at?,
        white_days: white_days?,
        black_days: black_days?,
    })
}

/// A score; none inside for a game that is not over.
fn score(row: &mut Row<'_, 8>) -> Option<Option<(HalfPoints, HalfPoints)>> {
    let halves = |white, black| Some(Some((HalfPoints(white), HalfPoints(black))));
    match row.text(RESULT)? {
        "1-0" => halves(2, 0),
        "0-1" => halves(0, 2),
        "1/2-1/2" | "½-½" => halves(1, 1),
        "0-0" => halves(0, 0),
        "*" => Some(None),
        text => {
            row.fault(RESULT, format!("“{text}” is none of 1-0, 0-1, 1/2-1/2, 0-0 and *"));
            None
        }
    }
}

fn flag(row: &mut Row<'_, 8>) -> Option<Option<Flag>> {
    let text = row.text(FLAG)?;
    let mut letters = text.chars();
    match (letters.next(), letters.next()) {
        (None, _) => return Some(None),
        (Some(letter), None) => {
            if let Some(flag) = Flag::from_letter(letter) {
                return Some(Some(flag));
            }
        }
        _ => {}
    }
    row.fault(FLAG, format!("“{text}” is none of A, E, D and C"));
    None
}

/// A day, or a moment.
fn ended(row: &mut Row<'_, 8>) -> Option<Option<Instant>> {
    let text = row.text(ENDED)?;
    if text.is_empty() {
        return Some(None);
    }
    let day = text.parse::<NaiveDate>().ok().and_then(|day| day.and_hms_opt(0, 0, 0));
    let moment = || text.parse::<DateTime<Utc>>().ok();
    let found = day.map(|day| day.and_utc()).or_else(moment).map(Instant::from);
    if found.is_none() {
        row.fault(ENDED, format!("“{text}” is no date such as 2026-02-03"));
    }
    found.map(Some)
}

fn days(row: &mut Row<'_, 8>, column: usize) -> Option<Option<u16>> {
    let field = row.bytes(column)?;
    if field.is_empty() {
        return Some(None);
    }
    let days = number(field, DAYS_DIGITS).and_then(|days| u16::try_from(days).ok());
    if days.is_none() {
        let text = row.text(column)?;
        row.fault(column, format!("“{text}” is no number of days"));
    }
    days.map(Some)
}

/// The rows by the games that they are about.
pub(crate) fn by_game(
    rows: Vec<ResultRow>,
    roster: &Roster,
    sections: &[ListedSection],
    faults: &mut Faults,
) -> BTreeMap<Slot, ResultRow> {
    let mut found: BTreeMap<Slot, ResultRow> = BTreeMap::new();
    for row in rows {
        let at = |column| Place(File::Results, Some(row.line), Some(column));
        let mut player = |text: &str, column| match roster.player(text) {
            Ok(player) => Some(player),
            Err((code, detail)) => {
                faults.error(at(column), code, detail);
                None
            }
        };
        let players = (player(&row.white, "white"), player(&row.black, "black"));
        let (Some(white), Some(black)) = players else { continue };
        let section = roster.section_of(white).and_then(|place| sections.get(place));
        let is_other = |it: &&ListedSection| !row.section.is_empty() && !it.is_called(&row.section);
        if let Some(section) = section.filter(is_other) {
            let detail = format!("By the start list {white} is in section “{}”.", section.name);
            faults.error(at("section"), "wrong_section", detail);
            continue;
        }
        match roster.slot(white, black) {
            Err((code, detail)) => faults.error(at("black"), code, detail),
            Ok(slot) => {
                if let Some(before) = found.get(&slot) {
                    let detail = format!("This game has its result on line {}.", before.line);
                    faults.error(at("result"), "result_twice", detail);
                } else {
                    found.insert(slot, row);
                }
            }
        }
    }
    found
}
