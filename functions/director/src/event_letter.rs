//! A letter of the tournament director to everybody who plays in an event: one decision of the kind
//! `message` in each of its sections, where it is read and kept as any other one.

use std::collections::BTreeSet;

use app::{About, Act, App, AtDesk, Body, ChangeRefused, Made, Problem, section_ids};
use axum::Json;
use axum::extract::{Path, State};
use futures_util::future::try_join_all;
use serde::{Deserialize, Serialize};
use store::{EventId, SectionId};
use utoipa::ToSchema;

use crate::decision_body::{DecisionBody, KindName};
use crate::decisions::decide_in;
use crate::desk::Desk;

/// Sections that are written to side by side.
const SIDE_BY_SIDE: usize = 8;

/// A letter to everybody in an event.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = WriteToEvent, example = json!({
    "request": "b0c6f0a2-5d0c", "title": "Christmas", "text": "No clock runs from 20 December."
}))]
pub(crate) struct LetterBody {
    /// Made by the client, 8 to 64 letters, digits and hyphens; the same for a repeated request.
    request: String,
    /// What it is about: 1 to 120 characters in one line.
    title: String,
    /// 1 to 2,000 characters.
    text: String,
}

/// Who reads a letter to an event.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = EventLetter)]
pub(crate) struct LetterView {
    sections: u32,
    /// Each counted once, in however many sections they play.
    players: u32,
}

/// Writes to everybody who plays in an event. The same request again writes to those alone whom it has not reached.
#[utoipa::path(
    post, path = "/api/director/events/{id}/letters", operation_id = "write_to_event",
    tag = "director", params(("id" = u32, Path, description = "The event's number")),
    request_body = LetterBody,
    responses(
        (status = 200, body = LetterView, description = "The request had been made before"),
        (status = 201, body = LetterView, description = "It is written"),
        ChangeRefused,
    ),
    security(("access_token" = []))
)]
pub(crate) async fn write_to_event(
    State(app): State<App>,
    AtDesk(me): AtDesk,
    Path(id): Path<String>,
    Body(body): Body<LetterBody>,
) -> Result<Made<Json<LetterView>>, Problem> {
    let id = id.parse().map(EventId).map_err(|_| Problem::unknown_event())?;
    let event = app.known_event(id).await?;
    if !me.may(Act::Direct, &About::of(&event), None) {
        return Err(Problem::forbidden());
    }
    if !event.is_set_up() {
        let detail =
            "Not everybody in this event can be written to yet: the start lists are not out.";
        return Err(Problem::conflict("no_start_lists", detail));
    }
    let letter = DecisionBody::letter(body.request, body.title, body.text);
    let act = letter.act(me.player)?;
    let sections: Vec<SectionId> = section_ids(&event).collect();
    let mut desks = Vec::new();
    for some in sections.chunks(SIDE_BY_SIDE) {
        let open = some.iter().map(|section| Desk::open(&app, &me, *section));
        desks.extend(try_join_all(open).await?);
    }
    // Nobody is written to before all may be.
    for desk in &desks {
        KindName::Message.ruling().must_be_for(&desk.person())?;
    }
    let mut is_new = false;
    for some in desks.chunks(SIDE_BY_SIDE) {
        let written = some.iter().map(async |desk| {
            let all = app.store.decisions(desk.section.id).await?;
            decide_in(&app, (desk, &all), &act, &letter.request).await
        });
        let written = try_join_all(written).await?;
        is_new |= written.iter().any(|(_, is_new)| *is_new);
    }
    let players: BTreeSet<_> = desks.iter().flat_map(Desk::players).collect();
    let count = |of: usize| u32::try_from(of).unwrap_or(u32::MAX);
    let view = LetterView { sections: count(desks.len()), players: count(players.len()) };
    Ok(Made::once(Json(view), is_new))
}
