//! Many players registered by one file.
//!
//! Everything is checked first, and told line by line. Whoever plays for the federation under the same name is
//! left out and named: so a file that is sent again, or whose first sending died half-way, registers only those who
//! are still missing.

use std::collections::BTreeSet;

use app::columns::{Columns, Row};
use app::view::PlayerView;
use app::{App, Body, Caller, ChangeRefused, FewRows, FileError, PersonName, Problem};
use axum::Json;
use axum::extract::{Path, State};
use futures_util::future::try_join_all;
use rules::{Federation, PlayerId, Profile};
use serde::{Deserialize, Serialize};
use store::{REGISTERED_TOGETHER, words_of_name};
use utoipa::ToSchema;

use super::new_player::{address_in, count_file, name_in, namesakes, new_player};
use super::register::federation_of;
use crate::{fields, sign_up};

/// Players of one file.
const ROWS_MAX: usize = 200;
/// Names that are looked for side by side.
const SIDE_BY_SIDE: usize = 16;

const GIVEN: usize = 0;
const FAMILY: usize = 1;
const EMAIL: usize = 2;
const COLUMNS: Columns<3> = Columns { names: ["given_name", "family_name", "email"], needed: 2 };

/// The field of the body that a problem names.
const FILE: &str = "csv";

#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = RegisterByFile, example = json!({
    "csv": "given_name,family_name,email\nJana,Králová,jana@posthorn.example\nPetr,Malý,\n",
    "language": "cs", "dry_run": true
}))]
pub(crate) struct FileBody {
    /// CSV with headings: `given_name`, `family_name`, and `email` where the player is to be invited. 200 players
    /// at most.
    csv: String,
    /// `en` or `cs`: the language of the invitations.
    language: String,
    /// Whether everything is only checked.
    #[serde(default)]
    dry_run: bool,
}

/// A player of the file who is registered, or could be.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = RegisteredRow)]
struct RegisteredView {
    /// The line, counted from 1.
    line: usize,
    given_name: String,
    family_name: String,
    /// Where the player is invited.
    #[schema(required)]
    email: Option<String>,
    /// With the number; none where the file was only checked.
    #[schema(required)]
    player: Option<PlayerView>,
}

/// A player of the file who is left out, since somebody of this name plays for the federation.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = KnownRow)]
struct KnownView {
    /// The line, counted from 1.
    line: usize,
    /// Who that is.
    player: PlayerView,
}

/// What becomes of a file.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = RegisteredByFile)]
pub(crate) struct FileView {
    /// Whether nothing was written.
    dry_run: bool,
    /// In the order of the file.
    registered: Vec<RegisteredView>,
    /// Whoever is left out.
    known: Vec<KnownView>,
    /// What is wrong, line by line, the first hundred faults; none where the players are registered.
    problems: Vec<FileError>,
    /// Headings that mean nothing here.
    ignored_columns: Vec<String>,
}

/// A row that can be read.
struct Wanted {
    name: PersonName,
    email: Option<String>,
}

/// Registers players of a federation by a file, and invites those whose address it tells; with `dry_run`
/// everything is checked and nothing is written. Whoever plays for the federation under the same name is left out,
/// so a file that is sent again registers nobody twice.
#[utoipa::path(
    post, path = "/api/federations/{code}/registrations/file", operation_id = "register_by_file",
    tag = "federations",
    params(("code" = String, Path, description = "The federation's three letters")),
    request_body = FileBody,
    responses((status = 200, body = FileView), (status = 429), ChangeRefused),
    security(("access_token" = []))
)]
pub(crate) async fn register_by_file(
    State(app): State<App>,
    caller: Caller,
    Path(code): Path<String>,
    Body(body): Body<FileBody>,
) -> Result<Json<FileView>, Problem> {
    let federation = federation_of(&app, &caller, &code).await?;
    let language = fields::language(&body.language)?;
    let FewRows { rows, problems, ignored } = read(&body.csv)?;
    if !problems.is_empty() && !body.dry_run {
        return Err(Problem::faulty_rows(problems));
    }
    let (missing, known) = told_apart(&app, federation, rows).await?;
    let registered = match body.dry_run {
        true => missing.iter().map(|row| RegisteredView::new(row, None)).collect(),
        false => register(&app, (federation, &caller), &missing, &language).await?,
    };
    let (dry_run, ignored_columns) = (body.dry_run, ignored);
    Ok(Json(FileView { dry_run, registered, known, problems, ignored_columns }))
}

/// Who is to be registered, and who plays for the federation already.
async fn told_apart(
    app: &App,
    federation: Federation,
    rows: Vec<(usize, Wanted)>,
) -> Result<(Vec<(usize, Wanted)>, Vec<KnownView>), Problem> {
    let mut known = Vec::new();
    for few in rows.chunks(SIDE_BY_SIDE) {
        let found = few.iter().map(async |(line, row)| {
            let namesakes = namesakes(app, federation, &row.name).await?;
            let player = namesakes.first().map(PlayerView::from);
            Ok::<_, Problem>(player.map(|player| KnownView { line: *line, player }))
        });
        known.extend(try_join_all(found).await?.into_iter().flatten());
    }
    let is_known = |line: usize| known.iter().any(|it: &KnownView| it.line == line);
    let missing = rows.into_iter().filter(|(line, _)| !is_known(*line)).collect();
    Ok((missing, known))
}

/// Registers players, a few at a time.
async fn register(
    app: &App,
    (federation, caller): (Federation, &Caller),
    missing: &[(usize, Wanted)],
    language: &str,
) -> Result<Vec<RegisteredView>, Problem> {
    if missing.is_empty() {
        return Ok(Vec::new());
    }
    let emails: Vec<&str> = missing.iter().filter_map(|(_, row)| row.email.as_deref()).collect();
    count_file(app, federation, &emails).await?;
    let count = u32::try_from(missing.len()).map_err(Problem::internal)?;
    let PlayerId(first) = sign_up::new_numbers(app, count).await?;
    let whose = (federation, caller.answers());
    let player = |(id, (_, row)): (u32, &(usize, Wanted))| {
        new_player(app, PlayerId(id), whose, (&row.name, row.email.as_deref()), language)
    };
    let players: Vec<_> = (first..).zip(missing).map(player).collect();
    for few in players.chunks(REGISTERED_TOGETHER) {
        app.store.register_players(few).await?;
    }
    let view = |(row, (profile, ..)): (_, &(Profile, _, _))| {
        RegisteredView::new(row, Some(profile.into()))
    };
    Ok(missing.iter().zip(&players).map(view).collect())
}

impl RegisteredView {
    fn new((line, row): &(usize, Wanted), player: Option<PlayerView>) -> RegisteredView {
        RegisteredView {
            line: *line,
            given_name: row.name.given().to_owned(),
            family_name: row.name.family().to_owned(),
            email: row.email.clone(),
            player,
        }
    }
}

/// Reads the rows; each name and each address may stand in one.
///
/// # Errors
/// `too_many_rows`.
fn read(csv: &str) -> Result<FewRows<Wanted>, Problem> {
    let FewRows { rows, mut problems, ignored } =
        COLUMNS.read_few((FILE, csv), ROWS_MAX, read_row)?;
    let (mut wanted, mut names, mut emails) = (Vec::new(), BTreeSet::new(), BTreeSet::new());
    for (line, row) in rows {
        let is_new = row.email.as_ref().is_none_or(|email| emails.insert(email.clone()));
        if !is_new {
            let detail = "Another player of this file has the same address.";
            let twice = Problem::conflict("email_twice", detail);
            problems.push(twice.at(FILE, line, COLUMNS.names[EMAIL]));
        } else if !names.insert(words_of_name(row.name.given(), row.name.family())) {
            let detail = "The player stands in this file twice.";
            let twice = Problem::conflict("registered_twice", detail);
            problems.push(twice.at(FILE, line, COLUMNS.names[FAMILY]));
        } else {
            wanted.push((line, row));
        }
    }
    problems.sort_by_key(|problem| problem.line);
    problems.truncate(app::FAULTS_TOLD);
    Ok(FewRows { rows: wanted, problems, ignored })
}

/// Reads every field, so that all that is wrong in a row is told at once.
fn read_row(row: &mut Row<'_, 3>) -> Option<Wanted> {
    let (name, email) = (name_in(row, (GIVEN, FAMILY)), address_in(row, EMAIL));
    Some(Wanted { name: name?, email: email? })
}
