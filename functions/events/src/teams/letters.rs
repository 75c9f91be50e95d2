//! Letters within a team, among captains, between captains and officials, and between a captain and whoever was
//! replaced (`TR-11`, `TR-11.4`, `TR-8.7f`).

use app::{
    App, Body, ChangeRefused, Problem, Query, SignedIn, TeamMail, is_client_id, retry,
    unless_changed,
};
use axum::Json;
use axum::extract::{Path, State};
use rules::Outcome;
use rules::tournament::{Conversation, EventId, Letter};
use serde::Deserialize;
use store::{StoredEvent, StoredLetter};
use utoipa::{IntoParams, ToSchema};

use super::letters_view::{ConversationListView, ConversationView};
use crate::scene::EventPath;

/// Letters on one page.
const LETTERS_TOGETHER: u32 = 100;

/// The conversations of an event of teams in which I take part, the nearest first: my team, the officials, the captains
/// of my section, all captains, whoever was replaced in my team, each other captain.
#[utoipa::path(
    get, path = "/api/events/{id}/letters", operation_id = "list_conversations", tag = "events",
    params(("id" = u32, Path, description = "The event's number")),
    responses(
        (status = 200, body = ConversationListView),
        (status = 401),
        (status = 404),
    ),
    security(("access_token" = []))
)]
pub(crate) async fn list_conversations(
    State(app): State<App>,
    me: SignedIn,
    EventPath(id): EventPath,
) -> Result<Json<ConversationListView>, Problem> {
    let event = app.known_event(id).await?;
    let mail = app.team_mail(&event).await?;
    let mine = mail.correspondents().conversations(me.player);
    let lines = match mine.is_empty() {
        true => Default::default(),
        false => app.store.conversations(id).await?,
    };
    let replaced = mine.iter().filter_map(|conversation| conversation.replaced());
    let people = app.people(replaced.collect()).await?;
    Ok(Json(ConversationListView::new(&event, &mail, &mine, &lines, &people)))
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct LettersQuery {
    /// Only letters before this one; none: the last ones.
    #[serde(default)]
    before: Option<u32>,
}

/// The letters of a conversation, in order, with everybody who reads them; at most 100 at once.
#[utoipa::path(
    get, path = "/api/events/{id}/letters/{conversation}", operation_id = "get_conversation", tag = "events",
    params(
        ("id" = u32, Path, description = "The event's number"),
        ("conversation" = String, Path, description = "Which one, as the list of them names it"),
        LettersQuery,
    ),
    responses(
        (status = 200, body = ConversationView),
        (status = 400),
        (status = 401),
        (status = 403),
        (status = 404),
    ),
    security(("access_token" = []))
)]
pub(crate) async fn get_conversation(
    State(app): State<App>,
    me: SignedIn,
    Path((id, conversation)): Path<(String, String)>,
    Query(query): Query<LettersQuery>,
) -> Result<Json<ConversationView>, Problem> {
    let scene = Place::open(&app, &id, &conversation).await?;
    scene.mail.correspondents().must_take_part(scene.conversation, me.player)?;
    scene.view(&app, &me, query.before).await.map(Json)
}

/// A letter.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(
    as = WriteLetter,
    example = json!({"id": "b0c6f0a2-5d0c", "text": "Who can play on board 3 next season?"})
)]
pub(crate) struct LetterBody {
    /// Made by the client, 1 to 64 letters, digits and hyphens; the same for a repeated request.
    id: String,
    /// 1 to 4,000 characters, without white space around them.
    text: String,
}

/// Writes a letter to everybody in a conversation, who get an email with it. The same letter again is answered with
/// the conversation as it stands.
#[utoipa::path(
    post, path = "/api/events/{id}/letters/{conversation}", operation_id = "write_letter", tag = "events",
    params(
        ("id" = u32, Path, description = "The event's number"),
        ("conversation" = String, Path, description = "Which one, as the list of them names it"),
    ),
    request_body = LetterBody,
    responses((status = 200, body = ConversationView), ChangeRefused),
    security(("access_token" = []))
)]
pub(crate) async fn write_letter(
    State(app): State<App>,
    me: SignedIn,
    Path((id, conversation)): Path<(String, String)>,
    Body(body): Body<LetterBody>,
) -> Result<Json<ConversationView>, Problem> {
    if !is_client_id(&body.id, 1..=64) {
        let detail = "A letter's id has 1 to 64 letters, digits and hyphens.";
        return Err(Problem::invalid_body(detail));
    }
    let place = Place::open(&app, &id, &conversation).await?;
    retry(async || {
        let count = app.store.letter_count(place.event.id, place.conversation).await?;
        let before = place.letters(&app, count + 1).await?;
        let before: Vec<Letter> = before.into_iter().map(|stored| stored.letter).collect();
        let (by, at) = (me.player, app.clock.now());
        let letter = Letter { id: body.id.clone(), by, at, text: body.text.clone() };
        let made = place.mail.correspondents().write(place.conversation, letter, &before)?;
        let Outcome::Changed(letter) = made else { return Ok(Some(())) };
        let (event, conversation) = (place.event.id, place.conversation);
        unless_changed(app.store.add_letter(event, conversation, count, &letter).await)
    })
    .await?;
    place.view(&app, &me, None).await.map(Json)
}

/// A conversation of an event.
struct Place {
    event: StoredEvent,
    mail: TeamMail,
    conversation: Conversation,
}

impl Place {
    async fn open(app: &App, id: &str, conversation: &str) -> Result<Place, Problem> {
        let id = id.parse().map(EventId).map_err(|_| Problem::unknown_event())?;
        let event = app.known_event(id).await?;
        let conversation = conversation.parse()?;
        let mail = app.team_mail(&event).await?;
        Ok(Place { event, mail, conversation })
    }

    /// The last letters before the one with this number.
    async fn letters(&self, app: &App, before: u32) -> Result<Vec<StoredLetter>, Problem> {
        let from = before.saturating_sub(LETTERS_TOGETHER).max(1);
        Ok(app.store.letters(self.event.id, self.conversation, from..before.max(from)).await?)
    }

    async fn view(
        &self,
        app: &App,
        me: &SignedIn,
        before: Option<u32>,
    ) -> Result<ConversationView, Problem> {
        let count = app.store.letter_count(self.event.id, self.conversation).await?;
        let letters = self.letters(app, before.unwrap_or(u32::MAX).min(count + 1)).await?;
        let readers = self.mail.correspondents().of(self.conversation)?;
        let ids = readers.iter().copied().chain(letters.iter().map(|it| it.letter.by));
        let people = app.people(ids.collect()).await?;
        let (event, at) = (&self.event, self.conversation);
        Ok(ConversationView::new((event, &self.mail, at), me.player, (&readers, &people), &letters))
    }
}
