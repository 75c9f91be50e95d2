//! What the offices say of a case about a title before it is decided: the recommendation of the Executive Board
//! or of a committee, and the votes of Congress (`TR-10.9`, `TR-10.10`, `TR-10.10f-i`).

use app::{Act, App, AtDesk, Body, ChangeRefused, Problem, SignedIn, text_of};
use axum::Json;
use axum::extract::{Path, State};
use rules::Outcome;
use rules::title::{TitleWord, Votes};
use serde::Deserialize;
use store::{Error, StoredTitleCase};
use utoipa::ToSchema;

use crate::title_cases::{find, view};
use crate::title_view::CaseView;

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = RecommendTitle, example = json!({
    "version": 1, "recommends": true, "text": "The Board has looked at the final table."
}))]
pub(crate) struct RecommendBody {
    /// The version that was looked at.
    version: u32,
    /// False: the office advises against it.
    recommends: bool,
    /// The office's words: 1 to 2,000 characters.
    text: String,
}

/// Recommends for the Executive Board or a committee what the case comes to next, its confirmation or the
/// revocation of what was confirmed, or advises against it: `approvals` of the case says whose that is. The last
/// word counts. Sent again, it is answered as it stands.
#[utoipa::path(
    post, path = "/api/title-cases/{id}/recommend", operation_id = "recommend_title", tag = "titles",
    params(("id" = u32, Path, description = "The case's number")), request_body = RecommendBody,
    responses((status = 200, body = CaseView), ChangeRefused), security(("access_token" = []))
)]
pub(crate) async fn recommend_title(
    State(app): State<App>,
    AtDesk(me): AtDesk,
    Path(id): Path<String>,
    Body(body): Body<RecommendBody>,
) -> Result<Json<CaseView>, Problem> {
    must(&me, Act::RecommendTitles)?;
    let stored = find(&app, &id).await?;
    let ahead = stored.case.step_ahead();
    if let Some(by) = ahead.and_then(|step| stored.case.recommender(step))
        && !me.holds(by.office())
    {
        return Err(Problem::forbidden().under(by.rule()));
    }
    let word = TitleWord::Recommendation { recommends: body.recommends };
    say(&app, &me, stored, Said { word, text: body.text, version: body.version }).await
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = RecordVotes, example = json!({
    "version": 2, "approving": 31, "of": 40, "text": "Congress of 2026, item 12."
}))]
pub(crate) struct VotesBody {
    /// The version that was looked at.
    version: u32,
    /// Votes for it.
    approving: u16,
    /// Of so many.
    of: u16,
    /// Where it was voted: 1 to 2,000 characters.
    text: String,
}

/// Records for the Executive Board how Congress has voted about what the case comes to next: a request of a
/// federation, or a revocation. The last numbers count. Sent again, it is answered as it stands.
#[utoipa::path(
    post, path = "/api/title-cases/{id}/votes", operation_id = "record_votes", tag = "titles",
    params(("id" = u32, Path, description = "The case's number")), request_body = VotesBody,
    responses((status = 200, body = CaseView), ChangeRefused), security(("access_token" = []))
)]
pub(crate) async fn record_votes(
    State(app): State<App>,
    AtDesk(me): AtDesk,
    Path(id): Path<String>,
    Body(body): Body<VotesBody>,
) -> Result<Json<CaseView>, Problem> {
    must(&me, Act::RecordVotes)?;
    let stored = find(&app, &id).await?;
    let word = TitleWord::Votes(Votes { approving: body.approving, of: body.of });
    say(&app, &me, stored, Said { word, text: body.text, version: body.version }).await
}

/// What is said, of the version that was looked at.
struct Said {
    word: TitleWord,
    text: String,
    version: u32,
}

async fn say(
    app: &App,
    me: &SignedIn,
    stored: StoredTitleCase,
    said: Said,
) -> Result<Json<CaseView>, Problem> {
    let text = text_of(&said.text, "Give the office's words, which stay with the case.")?;
    let decided = stored.case.say(said.word, me.player, text, app.clock.now())?;
    let Outcome::Changed(after) = decided else { return view(app, me, &stored).await.map(Json) };
    if stored.version != said.version {
        return Err(Problem::changed_meanwhile());
    }
    match app.store.change_title_case(&stored, &after).await {
        Err(Error::Conflict) => Err(Problem::changed_meanwhile()),
        changed => view(app, me, &changed?).await.map(Json),
    }
}

fn must(me: &SignedIn, act: Act) -> Result<(), Problem> {
    if me.may_ever(act) { Ok(()) } else { Err(Problem::forbidden()) }
}
