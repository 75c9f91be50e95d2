//! Names that are corrected: by officers, and by players themselves until somebody has seen them in a game.

use std::collections::HashMap;

use app::view::{PlayerView, time};
use app::{Act, App, Body, ChangeRefused, PersonName, Problem, SignedIn, text_of};
use axum::Json;
use axum::extract::{Path, State};
use chrono::{DateTime, Utc};
use rules::{PlayerId, Profile};
use serde::{Deserialize, Serialize};
use store::{Error, Renaming};
use utoipa::ToSchema;

/// A player's name and the ones before it.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = PlayerNames)]
pub(crate) struct NamesView {
    player: PlayerView,
    /// Whether the reader may correct it.
    may_correct: bool,
    /// Every correction, the latest first.
    corrections: Vec<CorrectionView>,
}

/// A name that was corrected.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = NameCorrection)]
struct CorrectionView {
    at: DateTime<Utc>,
    /// Who has corrected it; none where there is no profile.
    #[schema(required)]
    by: Option<PlayerView>,
    before: NameView,
    after: NameView,
    reason: String,
}

/// A name.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Name)]
struct NameView {
    given_name: String,
    family_name: String,
}

/// A name, and why it is corrected.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = CorrectName, example = json!({
    "given_name": "Tomáš", "family_name": "Novák", "reason": "Spelt without its accents."
}))]
pub(crate) struct NameBody {
    /// 1 to 80 characters: letters of one script, spaces, hyphens, apostrophes, dots.
    given_name: String,
    /// As the given name, in the same script.
    family_name: String,
    /// Why: 1 to 2,000 characters. Officers and the player read it.
    reason: String,
}

/// Every correction of a player's name: for officers and the player.
#[utoipa::path(
    get, path = "/api/players/{id}/names", operation_id = "list_names", tag = "ratings",
    params(("id" = u32, Path, description = "The player's number")),
    responses((status = 200, body = NamesView), (status = 403), (status = 404)),
    security(("access_token" = []))
)]
pub(crate) async fn list_names(
    State(app): State<App>,
    me: SignedIn,
    Path(id): Path<String>,
) -> Result<Json<NamesView>, Problem> {
    let profile = find(&app, &me, &id).await?;
    view(&app, &me, profile).await.map(Json)
}

/// Corrects a player's name: an officer anybody's but the own, and players theirs until they have been seated.
/// Start lists and rating lists follow. The same name again changes nothing.
#[utoipa::path(
    post, path = "/api/players/{id}/names", operation_id = "correct_name", tag = "ratings",
    params(("id" = u32, Path, description = "The player's number")),
    request_body = NameBody,
    responses((status = 200, body = NamesView), ChangeRefused), security(("access_token" = []))
)]
pub(crate) async fn correct_name(
    State(app): State<App>,
    me: SignedIn,
    Path(id): Path<String>,
    Body(body): Body<NameBody>,
) -> Result<Json<NamesView>, Problem> {
    let before = find(&app, &me, &id).await?;
    if before.id != me.player {
        me.must_be_at_desk(app.clock.now())?;
    }
    let name = PersonName::read(&body.given_name, &body.family_name)?;
    let reason = text_of(&body.reason, "Give the reason, which officers and the player read.")?;
    if !may_correct(&app, &me, before.id).await? {
        return Err(Problem::forbidden());
    }
    let after = name.on(before.clone());
    if after != before {
        let renaming = Renaming {
            at: app.clock.now(),
            by: me.player,
            before: (before.given_name.clone(), before.family_name.clone()),
            after: (after.given_name.clone(), after.family_name.clone()),
            reason,
        };
        app.store.rename(&before, &renaming).await.map_err(|error| match error {
            Error::Conflict => Problem::changed_meanwhile(),
            other => other.into(),
        })?;
        app.store.ask_for_qualifiers(app.clock.now()).await?;
    }
    view(&app, &me, after).await.map(Json)
}

/// The player, for whoever may see the names before.
async fn find(app: &App, me: &SignedIn, id: &str) -> Result<Profile, Problem> {
    let id: PlayerId = id.parse().map(PlayerId).map_err(|_| Problem::unknown_player())?;
    if !me.may_ever(Act::CorrectName) && me.player != id {
        return Err(Problem::forbidden());
    }
    app.profile(id).await
}

/// A name that stands in a start list is what others know the player by.
async fn may_correct(app: &App, me: &SignedIn, player: PlayerId) -> Result<bool, Problem> {
    if me.player != player {
        return Ok(me.may_ever(Act::CorrectName));
    }
    Ok(app.store.seats(player).await?.is_empty())
}

async fn view(app: &App, me: &SignedIn, profile: Profile) -> Result<NamesView, Problem> {
    let renamings = app.store.renamings(profile.id).await?;
    let people = app.people(renamings.iter().map(|renaming| renaming.by).collect()).await?;
    let correction = |renaming| CorrectionView::new(renaming, &people);
    Ok(NamesView {
        player: PlayerView::from(&profile),
        may_correct: may_correct(app, me, profile.id).await?,
        corrections: renamings.into_iter().rev().map(correction).collect(),
    })
}

impl CorrectionView {
    fn new(renaming: Renaming, people: &HashMap<PlayerId, Profile>) -> CorrectionView {
        CorrectionView {
            at: time(renaming.at),
            by: people.get(&renaming.by).map(PlayerView::from),
            before: NameView::from(renaming.before),
            after: NameView::from(renaming.after),
            reason: renaming.reason,
        }
    }
}

impl From<(String, String)> for NameView {
    fn from((given_name, family_name): (String, String)) -> NameView {
        NameView { given_name, family_name }
    }
}
