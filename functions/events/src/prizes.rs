//! Who wins a prize in an event of the World Cup, from the tables of its sections (`TR-3.5`).

use app::view::PlayerView;
use app::{App, Problem, table_standings};
use axum::Json;
use axum::extract::State;
use rules::tournament::{PRIZES_ARTICLE, Stage, Standing, prize_winners};
use serde::Serialize;
use store::{SectionTable, StoredEvent};
use utoipa::ToSchema;

use crate::crosstable::listed;
use crate::scene::EventPath;
use crate::view::SectionLineView;

/// Who wins a prize in an event.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = PrizeList)]
pub(crate) struct PrizeListView {
    /// The article that awards them; none where the rules award none.
    #[schema(required)]
    rule: Option<&'static str>,
    /// By section, then by place. Sections in which games run have none yet.
    prizes: Vec<PrizeView>,
}

/// A prize.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Prize)]
struct PrizeView {
    section: SectionLineView,
    player: PlayerView,
    /// The place, by tie-break.
    place: u32,
    /// Whether others have the same place, and no tie-break tells them apart.
    shared: bool,
}

/// Who wins a prize in an event of the World Cup, as the tables of its sections stand (TR-3.5): the winners of
/// preliminary and semi-final sections, and half of the participants of the Final. Other events have none.
#[utoipa::path(
    get, path = "/api/events/{id}/prizes", operation_id = "list_prizes", tag = "events",
    params(("id" = u32, Path, description = "The event's number")),
    responses(
        (status = 200, body = PrizeListView),
        (status = 404),
    )
)]
pub(crate) async fn list_prizes(
    State(app): State<App>,
    EventPath(id): EventPath,
) -> Result<Json<PrizeListView>, Problem> {
    let event = app.known_event(id).await?;
    let stage = event.announcement.its_stage().filter(|stage| stage.is_of_world_cup());
    let Some(stage) = stage else {
        return Ok(Json(PrizeListView { rule: None, prizes: Vec::new() }));
    };
    let tables = app.event_tables(&event).await?;
    let prizes = tables.iter().flat_map(|table| prizes_of(&event, stage, table)).collect();
    Ok(Json(PrizeListView { rule: Some(PRIZES_ARTICLE), prizes }))
}

/// Those of a section, which has a start list.
fn prizes_of(event: &StoredEvent, stage: Stage, table: &SectionTable) -> Vec<PrizeView> {
    let lines = table_standings(table, &event.announcement.tie_breaks);
    let prize = |standing: &Standing| {
        let player = table.start_list.get(standing.player)?;
        Some(PrizeView {
            section: SectionLineView::from(&table.section),
            player: listed(player),
            place: standing.place,
            shared: standing.shared,
        })
    };
    prize_winners(stage, &lines).into_iter().filter_map(prize).collect()
}
