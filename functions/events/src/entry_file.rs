//! Many players entered by one file: all of them, or none.
//!
//! Everything is checked first, and told line by line; then one transaction writes all entries, so that a
//! file has at most [`ENTRIES_TOGETHER`] players; whoever enters more sends another file. A file sent again finds its players entered and writes
//! nothing.

use std::collections::BTreeSet;

use app::columns::{Columns, Row};
use app::view::PlayerView;
use app::{
    Act, App, Body, Caller, ChangeRefused, FewRows, FileError, Problem, retry, unless_changed,
};
use axum::Json;
use axum::extract::State;
use rules::tournament::{Entry, EntryRefusal, EventAct, EventActKind, EventId, Grounds, MadeEntry};
use rules::{Instant, Outcome, PlayerId, Profile};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::entries::{ENTRIES_TOGETHER, enter};
use crate::nominations::Nominating;
use crate::scene::{EventPath, Scene};

const ID: usize = 0;
const NOMINATION: usize = 1;
const COLUMNS: Columns<2> = Columns { names: ["id", "nomination"], needed: 1 };

/// The field of the body that a problem names.
const FILE: &str = "csv";

#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = EnterByFile, example = json!({
    "csv": "id,nomination\n160012,\n160013,Champion of the federation in 2025.\n", "dry_run": true
}))]
pub(crate) struct FileBody {
    /// CSV with headings: `id`, and `nomination`, the federation's reasons where it nominates the player.
    /// 45 players at most.
    csv: String,
    /// Whether everything is only checked.
    #[serde(default)]
    dry_run: bool,
}

/// A player of the file who can be entered.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = EnteredPlayer)]
struct EnteredView {
    player: PlayerView,
    /// Whether the player had entered before, on the same grounds.
    already: bool,
}

/// What becomes of a file.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = EnteredByFile)]
pub(crate) struct FileView {
    /// Whether nothing was written.
    dry_run: bool,
    /// The event's version.
    version: u32,
    /// Whoever is entered, or could be, in the order of the file.
    entered: Vec<EnteredView>,
    /// What is wrong, line by line, the first hundred faults; none where the players are entered.
    problems: Vec<FileError>,
    /// Headings that mean nothing here.
    ignored_columns: Vec<String>,
}

/// Enters players of a federation by a file, all or none; with `dry_run` everything is checked and nothing
/// is written. The same file sent again is answered as it stands.
#[utoipa::path(
    post, path = "/api/events/{id}/entries/file", operation_id = "enter_by_file", tag = "events",
    params(("id" = u32, Path, description = "The event's number")), request_body = FileBody,
    responses((status = 200, body = FileView), ChangeRefused), security(("access_token" = []))
)]
pub(crate) async fn enter_by_file(
    State(app): State<App>,
    caller: Caller,
    EventPath(id): EventPath,
    Body(body): Body<FileBody>,
) -> Result<Json<FileView>, Problem> {
    if !caller.may_ever(Act::EnterPlayer) {
        return Err(Problem::forbidden());
    }
    retry(|| enter_once(&app, &caller, id, &body)).await.map(Json)
}

/// A row that can be read.
struct Wanted {
    player: PlayerId,
    grounds: Option<Grounds>,
}

/// None when somebody else has changed the event meanwhile.
async fn enter_once(
    app: &App,
    caller: &Caller,
    id: EventId,
    body: &FileBody,
) -> Result<Option<FileView>, Problem> {
    let scene = Scene::open(app, Some(caller.clone()), id).await?;
    let FewRows { rows, mut problems, ignored } = read(&body.csv)?;
    let people = app.people(rows.iter().map(|(_, row)| row.player).collect()).await?;
    let (mut entries, mut entered) = (Vec::new(), Vec::new());
    let mut nominating = Nominating::default();
    let now = app.clock.now();
    for (line, row) in &rows {
        let checked = match people.get(&row.player) {
            Some(player) => check(app, &scene, &mut nominating, (row, player), now).await?,
            None => Err(Problem::unknown_player()),
        };
        match checked {
            Ok(entry) => {
                let player = people.get(&row.player).map(PlayerView::from);
                let already = entry.is_none();
                entered.extend(player.map(|player| EnteredView { player, already }));
                entries.extend(entry);
            }
            Err(problem) => problems.push(problem.at(FILE, *line, COLUMNS.names[ID])),
        }
    }
    problems.sort_by_key(|problem| problem.line);
    if !problems.is_empty() && !body.dry_run {
        return Err(Problem::faulty_rows(problems));
    }
    let mut version = scene.event.version;
    if !entries.is_empty() && !body.dry_run {
        let reason = format!("{} players", entries.len());
        let act = scene.act(app, EventActKind::EnteredByFile, None, Some(reason));
        let named = entries.iter().map(|entry| entry.player).collect();
        let (act, years) = (EventAct { at: now, named, ..act }, nominating.years());
        let kept = app.store.put_entries(&scene.event, &entries, &act, &years).await;
        if unless_changed(kept)?.is_none() {
            return Ok(None);
        }
        version += 1;
    }
    problems.truncate(app::FAULTS_TOLD);
    let dry_run = body.dry_run;
    Ok(Some(FileView { dry_run, version, entered, problems, ignored_columns: ignored }))
}

/// Reads the rows; each player may stand in one.
///
/// # Errors
/// `too_many_rows`.
fn read(csv: &str) -> Result<FewRows<Wanted>, Problem> {
    let FewRows { rows, mut problems, ignored } =
        COLUMNS.read_few((FILE, csv), ENTRIES_TOGETHER, read_row)?;
    let (mut wanted, mut seen) = (Vec::new(), BTreeSet::new());
    for (line, row) in rows {
        if seen.insert(row.player) {
            wanted.push((line, row));
            continue;
        }
        let detail = "The player stands in this file twice.";
        let twice = Problem::conflict("entered_twice", detail);
        problems.push(twice.at(FILE, line, COLUMNS.names[ID]));
    }
    Ok(FewRows { rows: wanted, problems, ignored })
}

fn read_row(row: &mut Row<'_, 2>) -> Option<Wanted> {
    let (id, nomination) = (row.text(ID), row.text(NOMINATION));
    let player = id?.parse().map(PlayerId);
    let player = player.map_err(|_| row.fault(ID, "it is no player's number")).ok()?;
    let nomination = nomination?;
    let grounds = Grounds::Nomination { reason: nomination.to_owned() };
    Some(Wanted { player, grounds: (!nomination.is_empty()).then_some(grounds) })
}

/// The entry of a row, none where the player has entered already on the same grounds; or why not.
async fn check(
    app: &App,
    scene: &Scene,
    nominating: &mut Nominating,
    (row, player): (&Wanted, &Profile),
    now: Instant,
) -> Result<Result<Option<Entry>, Problem>, Problem> {
    // Nobody enters themselves by a file who may not enter the others of their federation.
    let rights = scene.entry_rights(player, false);
    let wanted = (player, row.grounds.as_ref());
    let made = match enter(app, scene, &rights, wanted, now).await? {
        Ok(Outcome::Changed(made)) => made,
        Ok(Outcome::Unchanged) => return Ok(Ok(None)),
        Err(EntryRefusal::NotForYou) => {
            let whose = format!("{} plays for {}", player.id, player.federation);
            return Ok(Err(Problem::from(EntryRefusal::NotForYou).about(&whose)));
        }
        Err(refusal) => return Ok(Err(refusal.into())),
    };
    if matches!(made, MadeEntry::Nominated(_)) && !nominating.is_of_one(player.federation) {
        let detail = "A file has nominations of one federation: send another file for this player.";
        return Ok(Err(Problem::conflict("one_federation_a_file", detail)));
    }
    Ok(nominating.count(app, made).await?.map(Some).map_err(Problem::from))
}
