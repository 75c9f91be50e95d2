//! A crosstable as a file, and as a piece of HTML for other sites.

use app::{App, Problem, SignedIn};
use axum::Json;
use axum::extract::{Path, State};
use axum::response::IntoResponse;

use super::{CellView, LineView, SectionView, load_section};
use crate::fragment::{self, Cell, headers, named, policy};

/// Columns in front of the games.
const BEFORE: [&str; 6] = ["No", "Country", "ID", "Title", "Name", "Rating"];
/// Columns behind them.
const AFTER: [&str; 5] = ["Score", "Wins", "SB", "Games", "Place"];

/// A line as texts: the columns before, a cell for each player, the columns behind.
struct Row {
    before: [String; 6],
    cells: Vec<String>,
    after: [String; 5],
}

impl Row {
    fn of(line: &LineView) -> Row {
        let player = &line.player;
        let assumed = line.assumed.as_ref().map(|assumed| assumed.to_string());
        let rating = player.rating.map(|rating| rating.to_string()).or(assumed);
        Row {
            before: [
                line.number.to_string(),
                player.federation.clone(),
                player.id.to_string(),
                player.title.clone().unwrap_or_default(),
                format!("{}, {}", player.family_name, player.given_name),
                rating.unwrap_or_default(),
            ],
            cells: line.cells.iter().map(|cells| cells_text(cells)).collect(),
            after: [
                format!("{}.{}", line.half_points / 2, line.half_points % 2 * 5),
                line.wins.to_string(),
                format!("{}.{:02}", line.quarter_sb / 4, line.quarter_sb % 4 * 25),
                line.games.to_string(),
                line.place.to_string(),
            ],
        }
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

/// The name of a section's file.
fn file_of(section: &SectionView, kind: &str) -> String {
    format!("section-{}.{kind}", section.id)
}

/// A section's crosstable as CSV, separated by semicolons, one column for each opponent by start
/// number. A: adjudicated, E: time exceeded, D: default, -C: cancelled; a point: open.
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

fn headings(section: &SectionView) -> Vec<String> {
    let numbers = section.players.iter().map(|line| line.number.to_string());
    let before = BEFORE.map(str::to_owned).into_iter();
    before.chain(numbers).chain(AFTER.map(str::to_owned)).collect()
}

fn csv(section: &SectionView) -> Result<Vec<u8>, csv::Error> {
    let row = |line: &LineView| {
        let Row { before, cells, after } = Row::of(line);
        before.into_iter().chain(cells).chain(after).collect()
    };
    fragment::csv(&headings(section), section.players.iter().map(row))
}

fn html(section: &SectionView, origin: &str) -> String {
    let row = |line: &LineView| {
        let Row { before: [number, federation, id, title, name, rating], cells, after } =
            Row::of(line);
        let own = |(at, text): (usize, String)| match at + 1 == line.number {
            true => Cell::Own,
            false => Cell::Text(text),
        };
        let before = [number, federation, id, title].map(Cell::Text).into_iter();
        let name = [Cell::Name(name), Cell::Text(rating)];
        let cells = cells.into_iter().enumerate().map(own);
        before.chain(name).chain(cells).chain(after.map(Cell::Text)).collect()
    };
    let page = format!("{origin}/section/{}", section.id);
    let caption = format!("{}, {}", section.event_name, section.name);
    fragment::html((&page, &caption), &headings(section), section.players.iter().map(row))
}
