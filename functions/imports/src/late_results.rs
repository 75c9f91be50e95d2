//! Results that come later: of games by post, and of a federation's event, that were not over when their
//! event was brought here.

use std::collections::HashMap;

use app::{App, Body, Caller, Change, ChangeRefused, Problem, retry, section_ids, unless_changed};
use axum::Json;
use axum::extract::{Path, State};
use rules::tournament::{Import, ImportFault, ImportTeams};
use rules::{Decision, GameId, Outcome, ResultElsewhere};
use serde::{Deserialize, Serialize};
use store::{SectionTable, StoredImport};
use utoipa::ToSchema;

use crate::approvals::find;
use crate::faults::{Fault, Faults, File, Place};
use crate::imports::Asker;
use crate::results::{self, ResultRow};
use crate::roster::{Roster, Slot};
use crate::start_list::ListedSection;

/// Bytes of the text: a thousand results.
const TEXT_BYTES_MAX: usize = 48 * 1024;
/// Results of one request, so that it is answered in time.
const RESULTS_MAX: usize = 500;

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = RecordResults, example = json!({
    "results": "white,black,result\n160012,390044,1-0\n"
}))]
pub(crate) struct RecordBody {
    /// Whether to tell only what is wrong.
    #[serde(default)]
    dry_run: bool,
    /// CSV as for an import: white, black and result; where they are known flag and section. At most
    /// 500 rows. A result counts from now on.
    results: String,
}

/// What was recorded, or would be.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = RecordedResults)]
pub(crate) struct RecordedView {
    /// Results that are new.
    recorded: usize,
    /// Those that were recorded before.
    repeated: usize,
    faults: Vec<Fault>,
}

/// Records the results of games that are played on elsewhere (LAW-8.5): all of them or, where something
/// is wrong with one, none. Those that stand already are repeated, so a request that broke off is sent
/// again. For the event's director, too.
#[utoipa::path(
    post, path = "/api/imports/{id}/results", operation_id = "record_results", tag = "imports",
    params(("id" = u32, Path, description = "The import's number")), request_body = RecordBody,
    responses((status = 200, body = RecordedView), ChangeRefused), security(("access_token" = []))
)]
pub(crate) async fn record_results(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Body(body): Body<RecordBody>,
) -> Result<Json<RecordedView>, Problem> {
    let asker = Asker::or_director(&app, caller).await?;
    let stored = find(&app, &asker, &id).await?;
    if let (false, Some(me)) = (body.dry_run, asker.caller.person()) {
        me.must_be_at_desk(app.clock.now())?;
    }
    let tables = tables(&app, &asker, &stored).await?;
    let mut faults = Faults::default();
    let games = checked(&body.results, &stored, &tables, &mut faults)?;
    let (mut recorded, mut repeated, mut to_record) = (0, 0, Vec::new());
    for (line, game, result) in games {
        let (_, stands) = app.load_game(game).await?;
        match stands.record(result, app.clock.now()) {
            Ok(Decision::Accepted(_)) => {
                recorded += 1;
                to_record.push((game, result));
            }
            Ok(Decision::Repeated(_)) => repeated += 1,
            Err(refusal) => {
                let at = Place(File::Results, Some(line), Some("result"));
                faults.refused(at, refusal.code(), refusal.to_string(), refusal.rule());
            }
        }
    }
    if !body.dry_run {
        if !faults.none() {
            return Err(faults.problem());
        }
        for (game, result) in to_record {
            let change = Change { game, player: None, message: None };
            app.change_game(change, |game, now| game.record(result, now)).await?;
        }
        retry(|| count_finished(&app, &asker, stored.id)).await?;
    }
    Ok(Json(RecordedView { recorded, repeated, faults: faults.sorted() }))
}

/// Counts the finished games of an import again, as its event's tables have them now.
async fn count_finished(app: &App, asker: &Asker, id: u32) -> Result<Option<()>, Problem> {
    let stored = app.store.import(id).await?;
    let tables = tables(app, asker, &stored).await?;
    let over = |table: &SectionTable| {
        let over = table.results.iter().filter(|line| line.result.is_some()).count();
        u32::try_from(over).unwrap_or(u32::MAX)
    };
    let Outcome::Changed(import) = stored.import.counted(tables.iter().map(over)) else {
        return Ok(Some(()));
    };
    let counted = StoredImport { version: stored.version + 1, import, ..stored };
    unless_changed(app.store.change_import(&counted).await)
}

/// The sections of an import's event, for whoever may record results in it.
async fn tables(
    app: &App,
    asker: &Asker,
    stored: &StoredImport,
) -> Result<Vec<SectionTable>, Problem> {
    let event = app.store.event(stored.import.event_to_record_in()?).await?;
    let mut tables = Vec::new();
    for section in section_ids(&event) {
        tables.push(app.store.section_table(section).await?);
    }
    let me = asker.caller.answers();
    let leads = match event.announcement.is_of_teams() {
        true => app.store.teams(event.id).await?.iter().any(|team| team.is_of(me)),
        false => false,
    };
    let plays = leads || tables.iter().any(|table| table.has_player(me));
    Import::check_recorder(plays)?;
    Ok(tables)
}

/// The sections as they stand. Boards are called by the section of their teams, too.
fn listed(import: &Import, tables: &[SectionTable]) -> Vec<ListedSection> {
    let boards = ImportTeams::boards(&import.team_sections, &import.announcement);
    let names = boards.iter().map(|board| import.team_sections.get(board.section));
    let names = names.map(|section| section.map(|section| &*section.name));
    let names = names.chain(std::iter::repeat(None));
    tables.iter().zip(names).map(|(table, name)| ListedSection::of_table(table, name)).collect()
}

/// The results by the games that they are about.
fn checked(
    csv: &str,
    stored: &StoredImport,
    tables: &[SectionTable],
    faults: &mut Faults,
) -> Result<Vec<(usize, GameId, ResultElsewhere)>, Problem> {
    if csv.len() > TEXT_BYTES_MAX {
        let detail = format!("The results have at most {TEXT_BYTES_MAX} bytes.");
        return Err(Problem::invalid("text_too_large", detail));
    }
    let Some(rows) = results::read(csv, faults) else { return Ok(Vec::new()) };
    if rows.len() > RESULTS_MAX {
        let detail = format!("At most {RESULTS_MAX} results at a time.");
        faults.error(Place(File::Results, None, None), "too_many_rows", detail);
        return Ok(Vec::new());
    }
    let sections = listed(&stored.import, tables);
    let roster = Roster::new(stored.import.announcement.system, &sections, &HashMap::new());
    let rows = results::by_game(rows, &roster, &sections, faults);
    let game = |(slot, row): (Slot, ResultRow)| {
        let at = |column| Place(File::Results, Some(row.line), Some(column));
        let result = row.result?;
        if !result.is_possible() {
            faults.found(at("flag"), &ImportFault::ImpossibleResult);
            return None;
        }
        let line = tables.get(slot.section)?.results.get(slot.index)?;
        Some((row.line, line.game, result))
    };
    Ok(rows.into_iter().filter_map(game).collect())
}
