//! A crosstable as a file, and as a piece of HTML for other sites: what the page shows, and to whom.
//!
//! All three may be read by pages of any origin. Browsers send no credentials of ours with such a
//! request, so that what such a page reads is what everybody may see.

use app::{App, Problem, SignedIn, cell};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderName, header};
use axum::response::IntoResponse;
use post::mail::escape;

use super::{CellView, LineView, SectionView, load_section};

/// Columns in front of the games.
const BEFORE: [&str; 6] = ["No", "Country", "ID", "Title", "Name", "Rating"];
/// Columns behind them.
const AFTER: [&str; 5] = ["Score", "Wins", "SB", "Games", "Place"];

/// What a foreign page may do with the fragment: show it, and nothing else.
pub(crate) const POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'";

/// The fragment's own style; every rule names its class.
pub(crate) const STYLE: &str = ".posthorn-table{border-collapse:collapse;font:14px/1.4 sans-serif}\
    .posthorn-table caption{text-align:left;font-weight:600;padding:0 0 6px}\
    .posthorn-table td,.posthorn-table th{border:1px solid #c9c2b4;padding:2px 6px;\
    text-align:center;font-weight:400}\
    .posthorn-table th[scope=col]{font-weight:600}\
    .posthorn-table .name{text-align:left}.posthorn-table .own{background:#c9c2b4}";

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

/// What every one of these answers says of itself.
pub(crate) fn headers(kind: &'static str) -> [(HeaderName, &'static str); 2] {
    [(header::CONTENT_TYPE, kind), (header::X_CONTENT_TYPE_OPTIONS, "nosniff")]
}

/// The name under which a browser keeps a file.
fn named(section: &SectionView, kind: &str) -> [(HeaderName, String); 1] {
    let name = format!("attachment; filename=\"posthorn-section-{}.{kind}\"", section.id);
    [(header::CONTENT_DISPOSITION, name)]
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
    Ok((headers("text/csv; charset=utf-8"), named(&section, "csv"), csv))
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
    Ok((headers("application/json"), named(&section, "json"), Json(section)))
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
    let policy = [(header::CONTENT_SECURITY_POLICY, POLICY)];
    Ok((headers("text/html; charset=utf-8"), policy, html(&section, &app.origin)))
}

fn csv(section: &SectionView) -> Result<Vec<u8>, csv::Error> {
    let mut writer = csv::WriterBuilder::new().delimiter(b';').from_writer(Vec::new());
    let numbers = section.players.iter().map(|line| line.number.to_string());
    let headings = BEFORE.map(str::to_owned).into_iter().chain(numbers);
    writer.write_record(headings.chain(AFTER.map(str::to_owned)))?;
    for line in &section.players {
        let Row { before, cells, after } = Row::of(line);
        let texts: Vec<String> = before.into_iter().chain(cells).chain(after).collect();
        writer.write_record(texts.iter().map(|text| cell(text).into_owned()))?;
    }
    writer.into_inner().map_err(|error| error.into_error().into())
}

fn html(section: &SectionView, origin: &str) -> String {
    let heading = |text: &str| format!("<th scope=\"col\">{}</th>", escape(text));
    let numbers = section.players.iter().map(|line| heading(&line.number.to_string()));
    let headings: String =
        BEFORE.map(heading).into_iter().chain(numbers).chain(AFTER.map(heading)).collect();
    let row = |line: &LineView| {
        let Row { before: [number, federation, id, title, name, rating], cells, after } =
            Row::of(line);
        let cell = |text: &String| format!("<td>{}</td>", escape(text));
        let own = |(at, text): (usize, &String)| match at + 1 == line.number {
            true => "<td class=\"own\"></td>".to_owned(),
            false => cell(text),
        };
        let mut html = String::from("<tr>");
        html.extend([&number, &federation, &id, &title].map(cell));
        html.push_str(&format!("<th scope=\"row\" class=\"name\">{}</th>", escape(&name)));
        html.push_str(&cell(&rating));
        html.extend(cells.iter().enumerate().map(own));
        html.extend(after.each_ref().map(cell));
        html + "</tr>\n"
    };
    format!(
        "<table class=\"posthorn-table\"><style>{STYLE}</style>\n\
         <caption><a href=\"{origin}/section/{id}\">{event}, {name}</a></caption>\n\
         <thead><tr>{headings}</tr></thead>\n<tbody>\n{rows}</tbody></table>\n",
        origin = escape(origin),
        id = section.id,
        event = escape(&section.event_name),
        name = escape(&section.name),
        rows = section.players.iter().map(row).collect::<String>(),
    )
}
