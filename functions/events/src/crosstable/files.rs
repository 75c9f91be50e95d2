//! A crosstable as a file, and as a piece of HTML for other sites.

use app::view::{ColorView, FriendlyName, SystemBody};
use app::{App, Problem, SignedIn};
use axum::Json;
use axum::extract::{Path, State};
use axum::response::IntoResponse;
use rules::tournament::TieBreak;

use super::{BuchholzView, CellView, LineView, SectionView, load_section};
use crate::fragment::{self, Cell, headers, named, policy};

/// Columns in front of the games.
const BEFORE: [&str; 6] = ["No", "Country", "ID", "Title", "Name", "Rating"];
/// Columns behind them.
const AFTER: [&str; 5] = ["Score", "Wins", "SB", "Games", "Place"];
/// Columns behind the third of those, where ties are broken by what the opponents have scored.
const BUCHHOLZ: [&str; 4] = ["Buchholz-2", "Buchholz-1", "Buchholz", "Buchholz sum"];
/// Where those stand.
const BUCHHOLZ_BEHIND: usize = 3;

/// How the games stand in the table.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Games {
    /// A column for each opponent, by start number.
    ByOpponent,
    /// A column for each game, with the opponent's number and the colour: `12w1`.
    One,
}

/// Which columns a section's table has.
struct Columns {
    games: Games,
    /// How many of games.
    count: usize,
    /// Whether those of [`BUCHHOLZ`] are among them.
    buchholz: bool,
}

impl Columns {
    fn of(section: &SectionView) -> Columns {
        let games = match section.system {
            Some(SystemBody::Silli) => Games::One,
            Some(
                SystemBody::RoundRobin
                | SystemBody::DoubleRoundRobin
                | SystemBody::Scheveningen
                | SystemBody::KnockOut
                | SystemBody::Swiss,
            )
            | None => Games::ByOpponent,
        };
        // While the section is set up some have more games than others.
        let most = || section.players.iter().map(|line| games_text(line).len()).max().unwrap_or(0);
        let by_opponents = |tie_break: &TieBreak| match tie_break {
            TieBreak::BuchholzCutTwo
            | TieBreak::BuchholzCutOne
            | TieBreak::Buchholz
            | TieBreak::SumOfBuchholz => true,
            TieBreak::Wins | TieBreak::SonnebornBerger | TieBreak::DirectEncounter => false,
        };
        Columns {
            games,
            count: match games {
                Games::ByOpponent => section.players.len(),
                Games::One => most(),
            },
            buchholz: section.tie_breaks.iter().any(by_opponents),
        }
    }

    fn headings(&self) -> Vec<String> {
        let numbers = (1..=self.count).map(|number| number.to_string());
        let before = BEFORE.map(str::to_owned).into_iter();
        let (first, last) = AFTER.split_at(BUCHHOLZ_BEHIND);
        let buchholz = BUCHHOLZ.iter().filter(|_| self.buchholz);
        let after = first.iter().chain(buchholz).chain(last).map(|name| (*name).to_owned());
        before.chain(numbers).chain(after).collect()
    }
}

/// A line as texts: the columns before, those of the games, the columns behind.
struct Row {
    before: [String; 6],
    cells: Vec<String>,
    after: Vec<String>,
}

/// Half points as points.
fn points(halves: u64) -> String {
    format!("{}.{}", halves / 2, halves % 2 * 5)
}

impl Row {
    fn of(line: &LineView, columns: &Columns) -> Row {
        let player = &line.player;
        let assumed = line.assumed.as_ref().map(|assumed| assumed.to_string());
        let rating = player.rating.map(|rating| rating.to_string()).or(assumed);
        let mut cells = match columns.games {
            Games::ByOpponent => line.cells.iter().map(|cells| cells_text(cells)).collect(),
            Games::One => games_text(line),
        };
        cells.resize(columns.count, String::new());
        Row {
            before: [
                line.number.to_string(),
                player.federation.clone(),
                player.id.to_string(),
                player.title.clone().unwrap_or_default(),
                format!("{}, {}", player.family_name, player.given_name),
                rating.unwrap_or_default(),
            ],
            cells,
            after: Row::after(line, columns),
        }
    }

    fn after(line: &LineView, columns: &Columns) -> Vec<String> {
        let mut after = vec![
            points(line.half_points.into()),
            line.wins.to_string(),
            format!("{}.{:02}", line.quarter_sb / 4, line.quarter_sb % 4 * 25),
        ];
        if columns.buchholz {
            let BuchholzView { all, cut_one, cut_two, sum } = line.buchholz;
            after.extend([cut_two.into(), cut_one.into(), all.into(), sum].map(points));
        }
        after.extend([line.games.to_string(), line.place.to_string()]);
        after
    }
}

/// The games against one opponent: as ICCF writes them, a point for one that is open.
fn cells_text(cells: &[CellView]) -> String {
    let text = |cell: &CellView| {
        let points = match cell.half_points {
            None => ".",
            Some(0) => "0",
            Some(1) => "½",
            Some(_) => "1",
        };
        match cell.flag {
            Some('C') => "-C".to_owned(),
            flag => format!("{points}{}", flag.map(String::from).unwrap_or_default()),
        }
    };
    cells.iter().map(text).collect::<Vec<_>>().join(" ")
}

/// A player's games by the opponents' start numbers, each with that number and the own colour.
fn games_text(line: &LineView) -> Vec<String> {
    let against = |(number, cells): (usize, &Vec<CellView>)| {
        let text = |cell: &CellView| {
            let color = match cell.color {
                ColorView::White => 'w',
                ColorView::Black => 'b',
            };
            format!("{number}{color}{}", cells_text(std::slice::from_ref(cell)))
        };
        cells.iter().map(text).collect::<Vec<_>>()
    };
    (1..).zip(&line.cells).flat_map(against).collect()
}

/// The name of a section's file.
fn file_of(section: &SectionView, kind: &str) -> String {
    format!("section-{}.{kind}", section.id)
}

/// A section's crosstable as CSV, separated by semicolons, one column for each opponent by start
/// number. A: adjudicated, E: time exceeded, D: default, -C: cancelled; a point: open. In the Silli system one column
/// for each game, with the opponent's start number and the own colour, such as `12w1`.
#[utoipa::path(
    get, path = "/api/sections/{id}/table.csv", operation_id = "get_section_csv", tag = "exports",
    params(("id" = u32, Path, description = "The section's number")),
    responses(
        (status = 200, body = String, content_type = "text/csv"),
        (status = 401),
        (status = 404),
    ),
    security((), ("access_token" = []))
)]
pub(crate) async fn get_section_csv(
    State(app): State<App>,
    me: Option<SignedIn>,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, Problem> {
    let section = load_section(&app, me.as_ref(), &id).await?;
    let csv = csv(&section).map_err(Problem::internal)?;
    Ok((headers("text/csv; charset=utf-8"), named(&file_of(&section, "csv")), csv))
}

/// A section's crosstable as JSON, with everything that its page shows.
#[utoipa::path(
    get, path = "/api/sections/{id}/table.json", operation_id = "get_section_json", tag = "exports",
    params(("id" = u32, Path, description = "The section's number")),
    responses(
        (status = 200, body = SectionView),
        (status = 401),
        (status = 404),
    ),
    security((), ("access_token" = []))
)]
pub(crate) async fn get_section_json(
    State(app): State<App>,
    me: Option<SignedIn>,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, Problem> {
    let section = load_section(&app, me.as_ref(), &id).await?;
    Ok((headers("application/json"), named(&file_of(&section, "json")), Json(section)))
}

/// A section's crosstable as a piece of HTML to put into another site: a table with a style of its
/// own, no script, and nothing that is fetched.
#[utoipa::path(
    get, path = "/api/sections/{id}/table.html", operation_id = "get_section_html", tag = "exports",
    params(("id" = u32, Path, description = "The section's number")),
    responses(
        (status = 200, body = String, content_type = "text/html"),
        (status = 401),
        (status = 404),
    ),
    security((), ("access_token" = []))
)]
pub(crate) async fn get_section_html(
    State(app): State<App>,
    me: Option<SignedIn>,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, Problem> {
    let section = load_section(&app, me.as_ref(), &id).await?;
    Ok((headers("text/html; charset=utf-8"), policy(), html(&section, &app.origin)))
}

fn csv(section: &SectionView) -> Result<Vec<u8>, csv::Error> {
    let columns = Columns::of(section);
    let row = |line: &LineView| {
        let Row { before, cells, after } = Row::of(line, &columns);
        before.into_iter().chain(cells).chain(after).collect()
    };
    fragment::csv(&columns.headings(), section.players.iter().map(row))
}

fn html(section: &SectionView, origin: &str) -> String {
    let columns = Columns::of(section);
    let row = |line: &LineView| {
        let Row { before: [number, federation, id, title, name, rating], cells, after } =
            Row::of(line, &columns);
        let is_own = |at| columns.games == Games::ByOpponent && at + 1 == line.number;
        let own = |(at, text): (usize, String)| match is_own(at) {
            true => Cell::Own,
            false => Cell::Text(text),
        };
        let before = [number, federation, id, title].map(Cell::Text).into_iter();
        let name = [Cell::Name(name), Cell::Text(rating)];
        let cells = cells.into_iter().enumerate().map(own);
        before.chain(name).chain(cells).chain(after.into_iter().map(Cell::Text)).collect()
    };
    let page = format!("{origin}/section/{}", section.id);
    let caption = match section.friendly {
        Some(FriendlyName::Tournament) => section.event_name.clone(),
        Some(FriendlyName::Game) | None => format!("{}, {}", section.event_name, section.name),
    };
    fragment::html((&page, &caption), &columns.headings(), section.players.iter().map(row))
}
