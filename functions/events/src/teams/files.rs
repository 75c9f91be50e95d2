//! The tables of an event of teams as a file, and as pieces of HTML for other sites.

use app::{App, Problem, SignedIn};
use axum::extract::State;
use axum::response::IntoResponse;

use super::table::{MatchView, TeamLineView, TeamTableView, TeamTablesView, load_tables};
use crate::fragment::{self, Cell, headers, named, policy};
use crate::scene::EventPath;

/// Columns in front of the matches.
const BEFORE: [&str; 4] = ["No", "Team", "Country", "Captain"];
/// Columns behind them, in front of the boards.
const POINTS: [&str; 3] = ["Board points", "Match points", "Place"];

/// The tables of an event of teams as CSV, separated by semicolons: a line a team, one column for each opponent by
/// start number with the points of the match so far, and one for each board.
#[utoipa::path(
    get, path = "/api/events/{id}/team-tables.csv", operation_id = "get_team_tables_csv", tag = "exports",
    params(("id" = u32, Path, description = "The event's number")),
    responses(
        (status = 200, body = String, content_type = "text/csv"),
        (status = 401),
        (status = 404),
    ),
    security((), ("access_token" = []))
)]
pub(crate) async fn get_team_tables_csv(
    State(app): State<App>,
    me: Option<SignedIn>,
    EventPath(id): EventPath,
) -> Result<impl IntoResponse, Problem> {
    let tables = load_tables(&app, me, id).await?;
    let named = named(&format!("event-{}-teams.csv", id.0));
    Ok((headers("text/csv; charset=utf-8"), named, csv(&tables).map_err(Problem::internal)?))
}

/// The tables of an event of teams as a piece of HTML to put into another site: tables with a style of their own, no
/// script, and nothing that is fetched.
#[utoipa::path(
    get, path = "/api/events/{id}/team-tables.html", operation_id = "get_team_tables_html", tag = "exports",
    params(("id" = u32, Path, description = "The event's number")),
    responses(
        (status = 200, body = String, content_type = "text/html"),
        (status = 401),
        (status = 404),
    ),
    security((), ("access_token" = []))
)]
pub(crate) async fn get_team_tables_html(
    State(app): State<App>,
    me: Option<SignedIn>,
    EventPath(id): EventPath,
) -> Result<impl IntoResponse, Problem> {
    let tables = load_tables(&app, me, id).await?;
    Ok((headers("text/html; charset=utf-8"), policy(), html(&tables, &app.origin)))
}

/// A line as texts: the columns before, a cell for each opponent, the points, a cell for each board.
struct Row {
    before: [String; 4],
    matches: Vec<String>,
    points: [String; 3],
    boards: Vec<String>,
}

impl Row {
    fn of(line: &TeamLineView, table: &TeamTableView) -> Row {
        let captain = line.captain.as_ref();
        let captain = captain.map(|it| format!("{}, {}", it.family_name, it.given_name));
        let against = |number: usize| {
            let is_it = |it: &&MatchView| {
                [it.first, it.second].contains(&number)
                    && [it.first, it.second].contains(&line.number)
            };
            let played = table.matches.iter().find(is_it).filter(|_| number != line.number);
            played.map_or_else(String::new, |it| match_text(it, it.first == line.number))
        };
        Row {
            before: [
                line.number.to_string(),
                line.name.clone(),
                line.federation.clone().unwrap_or_default(),
                captain.unwrap_or_default(),
            ],
            matches: (1..=table.teams.len()).map(against).collect(),
            points: [
                halves(line.half_points),
                line.match_points.to_string(),
                line.place.to_string(),
            ],
            boards: line.board_half_points.iter().copied().map(halves).collect(),
        }
    }
}

/// The points of one side of a match; none as long as nothing is over.
fn match_text(it: &MatchView, is_first: bool) -> String {
    match (it.first_half_points, it.second_half_points, it.is_over) {
        (0, 0, false) => String::new(),
        (first, second, _) => halves(if is_first { first } else { second }),
    }
}

fn halves(half_points: u32) -> String {
    format!("{}.{}", half_points / 2, half_points % 2 * 5)
}

/// The names of the columns of tables with so many teams and boards.
fn headings(teams: usize, boards: usize) -> Vec<String> {
    let opponents = (1..=teams).map(|number| number.to_string());
    let boards = (1..=boards).map(|number| format!("Board {number}"));
    let before = BEFORE.map(str::to_owned).into_iter();
    before.chain(opponents).chain(POINTS.map(str::to_owned)).chain(boards).collect()
}

fn csv(tables: &TeamTablesView) -> Result<Vec<u8>, csv::Error> {
    let most = |count: fn(&TeamTableView) -> usize| tables.sections.iter().map(count).max();
    let teams = most(|table| table.teams.len()).unwrap_or(0);
    let boards = most(|table| table.boards.len()).unwrap_or(0);
    let front = ["Section", "Division"].map(str::to_owned).into_iter();
    let headings: Vec<String> = front.chain(headings(teams, boards)).collect();
    let row = |(table, line): (&TeamTableView, &TeamLineView)| {
        let Row { before, mut matches, points, boards: mut of_boards } = Row::of(line, table);
        matches.resize(teams, String::new());
        of_boards.resize(boards, String::new());
        let front = [table.name.clone(), table.division.clone().unwrap_or_default()];
        let front = front.into_iter().chain(before).chain(matches);
        front.chain(points).chain(of_boards).collect()
    };
    let lines = tables.sections.iter().flat_map(|it| it.teams.iter().map(move |line| (it, line)));
    fragment::csv(&headings, lines.map(row))
}

fn html(tables: &TeamTablesView, origin: &str) -> String {
    let page = format!("{origin}/events/{}/teams", tables.event);
    let table = |table: &TeamTableView| {
        let row = |line: &TeamLineView| {
            let Row { before: [number, name, federation, captain], matches, points, boards } =
                Row::of(line, table);
            let own = |(at, text): (usize, String)| match at + 1 == line.number {
                true => Cell::Own,
                false => Cell::Text(text),
            };
            let before = [Cell::Text(number), Cell::Name(name)].into_iter();
            let before = before.chain([federation, captain].map(Cell::Text));
            let matches = matches.into_iter().enumerate().map(own);
            let points = points.into_iter().chain(boards).map(Cell::Text);
            before.chain(matches).chain(points).collect()
        };
        let caption = format!("{}, {}", tables.event_name, table.name);
        let headings = headings(table.teams.len(), table.boards.len());
        fragment::html((&page, &caption), &headings, table.teams.iter().map(row))
    };
    tables.sections.iter().map(table).collect()
}
