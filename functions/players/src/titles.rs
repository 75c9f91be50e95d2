//! Titles as everybody sees them: what was confirmed, and what can be objected to.

use std::collections::HashMap;

use app::view::{PlayerView, time};
use app::{App, Body, ChangeRefused, Dated, Page, PageQuery, Problem, SignedIn, text_of};
use axum::Json;
use axum::extract::{Path, State};
use chrono::{DateTime, NaiveDate, Utc};
use rules::title::{Objection, TitleState, TitleStep};
use rules::{PlayerId, Profile};
use serde::{Deserialize, Serialize};
use store::{Error, StoredTitleCase};
use utoipa::ToSchema;

use crate::title_cases::find;
use crate::title_names::GroundsName;
use crate::title_view::{AwardView, died_on, mentor};

/// New titles, and applications that can be objected to.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Titles)]
pub(crate) struct TitlesView {
    /// The server's time.
    now: DateTime<Utc>,
    /// What is published for objections (TR-10.10).
    open: Vec<ApplicationView>,
    /// The latest first.
    titles: Vec<TitleView>,
    /// What to give as `after` to go on; none at the end.
    #[schema(required)]
    next: Option<String>,
}

/// A confirmed title or award.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ConfirmedTitle)]
struct TitleView {
    case: u32,
    player: PlayerView,
    award: AwardView,
}

/// An application that can be objected to.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = TitleApplication)]
pub(crate) struct ApplicationView {
    case: u32,
    player: PlayerView,
    award: String,
    #[schema(required)]
    cycle: Option<u16>,
    grounds: GroundsName,
    #[schema(required)]
    article: Option<String>,
    #[schema(required)]
    mentor: Option<String>,
    #[schema(required)]
    died_on: Option<NaiveDate>,
    /// What was written with the application.
    reason: String,
    published_at: DateTime<Utc>,
    /// Until when objections are taken at least.
    until: DateTime<Utc>,
    /// How many were made.
    objections: usize,
    /// Whether I may still object: signed in, and once.
    may_object: bool,
}

impl ApplicationView {
    fn new(
        stored: &StoredTitleCase,
        people: &HashMap<PlayerId, Profile>,
        me: Option<PlayerId>,
    ) -> Option<ApplicationView> {
        let case = &stored.case;
        let published = case.decided(TitleStep::Publish)?;
        let proposed = case.decided(TitleStep::Propose)?;
        Some(ApplicationView {
            case: stored.id,
            player: people.get(&case.player)?.into(),
            award: case.award.to_string(),
            cycle: case.cycle,
            grounds: (&case.grounds).into(),
            article: case.grounds.article().map(str::to_owned),
            mentor: mentor(case),
            died_on: died_on(case),
            reason: proposed.reason.clone(),
            published_at: time(published.at),
            until: time(case.objections_until()?),
            objections: case.objections.len(),
            may_object: me.is_some_and(|me| case.objections.iter().all(|made| made.by != me)),
        })
    }
}

/// Titles as they were confirmed, the latest first, and applications that can be objected to
/// (TR-10.10).
#[utoipa::path(
    get, path = "/api/titles", operation_id = "list_titles", tag = "titles", params(PageQuery),
    responses(
        (status = 200, body = TitlesView),
        (status = 400),
        (status = 401),
    ),
    security((), ("access_token" = []))
)]
pub(crate) async fn list_titles(
    State(app): State<App>,
    me: Option<SignedIn>,
    page: Page<Dated>,
) -> Result<Json<TitlesView>, Problem> {
    let before = page.after.map(|Dated { at, number }| (at, number));
    let confirmed = app.store.confirmed_title_cases(before, page.limit + 1).await?;
    let placed = confirmed.into_iter().filter_map(|stored| {
        let at = stored.case.decided(TitleStep::Confirm)?.at;
        Some((Dated { at, number: stored.id }, stored))
    });
    let mut confirmed: Vec<(Dated, StoredTitleCase)> = placed.collect();
    let next = page.cut(&mut confirmed, |(place, _)| *place);
    let confirmed: Vec<StoredTitleCase> = confirmed.into_iter().map(|(_, stored)| stored).collect();
    let mut open = app.store.waiting_title_cases().await?;
    open.retain(|stored| stored.case.state == TitleState::Published);
    let players = confirmed.iter().chain(&open).map(|stored| stored.case.player);
    let people = app.people(players.collect()).await?;
    let title = |stored: &StoredTitleCase| {
        let player = people.get(&stored.case.player)?.into();
        Some(TitleView { case: stored.id, player, award: AwardView::of(&stored.case)? })
    };
    let me = me.map(|me| me.player);
    Ok(Json(TitlesView {
        now: time(app.clock.now()),
        open: open.iter().filter_map(|s| ApplicationView::new(s, &people, me)).collect(),
        titles: confirmed.iter().filter_map(title).collect(),
        next,
    }))
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = ObjectToTitle, example = json!({"text": "Half of the games were not directed by him."}))]
pub(crate) struct ObjectBody {
    /// What you have against it, for the officers: 1 to 2,000 characters.
    text: String,
}

/// Objects to an application while it is published, once (TR-10.10).
#[utoipa::path(
    post, path = "/api/title-cases/{id}/object", operation_id = "object_to_title", tag = "titles",
    params(("id" = u32, Path, description = "The case's number")), request_body = ObjectBody,
    responses((status = 200, body = ApplicationView), ChangeRefused),
    security(("access_token" = []))
)]
pub(crate) async fn object_to_title(
    State(app): State<App>,
    me: SignedIn,
    Path(id): Path<String>,
    Body(body): Body<ObjectBody>,
) -> Result<Json<ApplicationView>, Problem> {
    let mut stored = find(&app, &id).await?;
    let text = text_of(&body.text, "Say what you have against it.")?;
    let made = |made: &Objection| made.by == me.player && made.text == text;
    if !stored.case.objections.iter().any(made) {
        let objection = Objection { at: app.clock.now(), by: me.player, text };
        let after = stored.case.object(objection)?;
        stored = match app.store.change_title_case(&stored, &after).await {
            Err(Error::Conflict) => return Err(Problem::changed_meanwhile()),
            changed => changed?,
        };
    }
    let people = app.people(vec![stored.case.player]).await?;
    let view = ApplicationView::new(&stored, &people, Some(me.player));
    view.map(Json).ok_or_else(|| Problem::internal("a case without its player"))
}
