//! Words of a challenge are taken away, and the name of a tournament, by an officer.

use app::{App, AtDesk, Body, ChangeRefused, Problem, text_of};
use axum::Json;
use axum::extract::{Path, State};
use serde::Deserialize;
use utoipa::ToSchema;

use crate::lists::number_of;
use crate::view::{ChallengeView, one, removes_words};

#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = RemoveChallengeWords, example = json!({"reason": "It offends another player."}))]
pub(crate) struct RemoveWordsBody {
    /// Why: 1 to 2,000 characters. Its players read it.
    reason: String,
}

/// Takes the words of a challenge away that anybody may accept, or of a tournament among friends that has begun, and its
/// name. What is not there any more changes nothing.
#[utoipa::path(
    post, path = "/api/challenges/{id}/remove-words", operation_id = "remove_challenge_words",
    tag = "challenges",
    params(("id" = u32, Path, description = "The challenge's number")),
    request_body = RemoveWordsBody,
    responses((status = 200, body = ChallengeView), ChangeRefused),
    security(("access_token" = []))
)]
pub(crate) async fn remove_challenge_words(
    State(app): State<App>,
    AtDesk(me): AtDesk,
    Path(id): Path<String>,
    Body(body): Body<RemoveWordsBody>,
) -> Result<Json<ChallengeView>, Problem> {
    let id = number_of(&id)?;
    if !removes_words(Some(&me)) {
        app.challenge_for(id, Some(me.player), None).await?;
        return Err(Problem::forbidden());
    }
    let reason = text_of(&body.reason, "Give the reason, which its players read.")?;
    let stored = app.remove_challenge_words(id, me.player, reason).await?;
    Ok(Json(one(&app, stored, Some(&me)).await?))
}
