//! Two numbers of one person joined: by whoever claims a number with the account that they have, or by an officer.

use std::collections::HashMap;

use app::view::{PlayerView, time};
use app::{Act, App, AtDesk, Body, ChangeRefused, Fresh, Problem, SignedIn, text_of};
use axum::Json;
use axum::extract::{Path, State};
use chrono::{DateTime, Utc};
use post::mail::Letter;
use rules::{PlayerId, Profile, RegistrationRefusal};
use serde::{Deserialize, Serialize};
use store::{Account, AddressRequestId, Error, Joined, NumberToJoin};
use utoipa::ToSchema;

use super::claim::{Claimed, claimed};
use crate::view::LinkBody;

/// What the log says where a player has joined the two.
const CLAIMED: &str = "Claimed by the link of an invitation.";

/// The number that somebody has now.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ClaimedNumber)]
pub(crate) struct ClaimedView {
    player: PlayerView,
}

/// Claims the number that a link is for with my account, under whose number I have never entered or played: it is
/// given up, and my address and password sign in to the other one. All sessions end.
#[utoipa::path(
    post, path = "/api/claim/mine", operation_id = "claim_with_my_account", tag = "sign-in",
    request_body = LinkBody,
    responses((status = 200, body = ClaimedView), ChangeRefused),
    security(("access_token" = []))
)]
pub(crate) async fn claim_with_my_account(
    State(app): State<App>,
    Fresh { me, .. }: Fresh,
    Body(body): Body<LinkBody>,
) -> Result<Json<ClaimedView>, Problem> {
    let Claimed { link, profile, .. } = claimed(&app, &body.token).await?;
    let into = profile.id;
    let joining = Joining { by: me.player, reason: CLAIMED.to_owned(), link: Some(link) };
    let (_, into) = join(&app, (me.player, into), joining).await?;
    // No other function reaches them. Left behind, they would sign nobody in.
    app.store.remove_passkeys(me.player).await?;
    Ok(Json(ClaimedView { player: (&into.profile).into() }))
}

/// How two numbers are joined.
struct Joining {
    by: PlayerId,
    reason: String,
    /// The invitation's, where the player does it.
    link: Option<AddressRequestId>,
}

/// Gives the first number up for the second.
async fn join(
    app: &App,
    (from, into): (PlayerId, PlayerId),
    joining: Joining,
) -> Result<(NumberToJoin, NumberToJoin), Problem> {
    if from == into {
        return Err(RegistrationRefusal::SameNumber.into());
    }
    let (from, into) = (find(app, from).await?, find(app, into).await?);
    // Somebody else has claimed the number since the link was looked at: it is theirs, and to join it would end this account.
    if joining.link.is_some() && into.account.is_some() {
        return Err(RegistrationRefusal::VoidLink.into());
    }
    // A number that its owner has left for good is nobody's: whatever is left of theirs would open an account.
    if into.account.is_none() && into.registration.is_none() {
        return Err(RegistrationRefusal::NobodyHas.into());
    }
    app.store.number_in_use(&from).await?.give_up()?;
    let joined = Joined {
        number: from.profile.id,
        name: (from.profile.given_name.clone(), from.profile.family_name.clone()),
        at: app.clock.now(),
        by: joining.by,
        reason: joining.reason,
    };
    match app.store.join_numbers((&from, &into), &joined, joining.link.as_ref()).await {
        Err(Error::Conflict) => return Err(Problem::changed_meanwhile()),
        kept => kept?,
    }
    Ok((from, into))
}

async fn find(app: &App, player: PlayerId) -> Result<NumberToJoin, Problem> {
    match app.store.number_to_join(player).await {
        Err(Error::NotFound) => Err(Problem::unknown_player()),
        found => Ok(found?),
    }
}

/// The numbers that were given up for a player's.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = JoinedNumbers)]
pub(crate) struct JoinedView {
    player: PlayerView,
    /// Whether the reader may join another one.
    may_join: bool,
    /// By number.
    joined: Vec<JoinedNumber>,
}

/// A number that was given up.
#[derive(Debug, Serialize, ToSchema)]
struct JoinedNumber {
    number: u32,
    given_name: String,
    family_name: String,
    at: DateTime<Utc>,
    /// None where there is no profile any more.
    #[schema(required)]
    by: Option<PlayerView>,
    reason: String,
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = JoinNumbers, example = json!({
    "number": 900_012, "reason": "Has signed up again instead of claiming the number."
}))]
pub(crate) struct JoinBody {
    /// The number that is given up: nobody has entered or played under it.
    number: u32,
    /// Why: 1 to 2,000 characters. Officers and the player read it.
    reason: String,
}

/// The numbers that were given up for a player's: for officers and the player.
#[utoipa::path(
    get, path = "/api/players/{id}/joined", operation_id = "list_joined", tag = "ratings",
    params(("id" = u32, Path, description = "The player's number")),
    responses((status = 200, body = JoinedView), (status = 403), (status = 404)),
    security(("access_token" = []))
)]
pub(crate) async fn list_joined(
    State(app): State<App>,
    me: SignedIn,
    Path(id): Path<String>,
) -> Result<Json<JoinedView>, Problem> {
    let id: PlayerId = id.parse().map(PlayerId).map_err(|_| Problem::unknown_player())?;
    if !me.may_ever(Act::JoinNumbers) && me.player != id {
        return Err(Problem::forbidden());
    }
    view(&app, &me, app.profile(id).await?).await.map(Json)
}

/// Joins another number of the same person to a player's: it is given up with its profile, and what its owner
/// signs in with is the player's, unless the player has an account. Both are told by email. The same again
/// changes nothing.
#[utoipa::path(
    post, path = "/api/players/{id}/joined", operation_id = "join_numbers", tag = "ratings",
    params(("id" = u32, Path, description = "The number that the player keeps")),
    request_body = JoinBody,
    responses((status = 200, body = JoinedView), ChangeRefused),
    security(("access_token" = []))
)]
pub(crate) async fn join_numbers(
    State(app): State<App>,
    AtDesk(me): AtDesk,
    Path(id): Path<String>,
    Body(body): Body<JoinBody>,
) -> Result<Json<JoinedView>, Problem> {
    let id: PlayerId = id.parse().map(PlayerId).map_err(|_| Problem::unknown_player())?;
    let (profile, number) = (app.profile(id).await, PlayerId(body.number));
    if !me.may_ever(Act::JoinNumbers) || [id, number].contains(&me.player) {
        return Err(Problem::forbidden());
    }
    let (profile, reason) = (profile?, text_of(&body.reason, "Give the reason for the record.")?);
    if app.store.joined_to(number).await? != Some(id) {
        let joining = Joining { by: me.player, reason: reason.clone(), link: None };
        let (from, into) = join(&app, (number, id), joining).await?;
        tell(&app, (&from, &into), &reason).await;
    }
    // Also where a run before has died behind the write.
    app.store.remove_passkeys(number).await?;
    view(&app, &me, profile).await.map(Json)
}

/// Tells whoever had an account under the one number or the other. An email that cannot be sent undoes nothing.
async fn tell(app: &App, (from, into): (&NumberToJoin, &NumberToJoin), reason: &str) {
    let joining = if into.account.is_some() { "ended" } else { "moved" };
    let told = [(&from.account, joining), (&into.account, "kept")];
    for (account, joining) in told {
        let Some(account) = account else { continue };
        let letter = letter(account, (&from.profile, &into.profile), joining, reason);
        if let Err(error) = app.deliver(letter).await {
            tracing::error!(player = into.profile.id.0, %error, "nobody is told of joined numbers");
        }
    }
}

fn letter(
    account: &Account,
    (from, into): (&Profile, &Profile),
    joining: &str,
    reason: &str,
) -> Letter {
    Letter {
        id: format!("joined-{}-{}-{joining}", from.id, into.id),
        to: account.email.clone(),
        language: account.language.clone(),
        message: "mail-joined",
        arguments: vec![
            ("joining", joining.to_owned()),
            ("old", from.id.to_string()),
            ("player", into.id.to_string()),
            ("text", reason.to_owned()),
        ],
        link: None,
        unsubscribe: None,
        diagram: None,
    }
}

async fn view(app: &App, me: &SignedIn, profile: Profile) -> Result<JoinedView, Problem> {
    let joined = app.store.joined(profile.id).await?;
    let people = app.people(joined.iter().map(|joined| joined.by).collect()).await?;
    let may_join = me.may_ever(Act::JoinNumbers) && me.player != profile.id;
    Ok(JoinedView {
        player: (&profile).into(),
        may_join,
        joined: joined.into_iter().map(|joined| JoinedNumber::new(joined, &people)).collect(),
    })
}

impl JoinedNumber {
    fn new(joined: Joined, people: &HashMap<PlayerId, Profile>) -> JoinedNumber {
        let (given_name, family_name) = joined.name;
        JoinedNumber {
            number: joined.number.0,
            given_name,
            family_name,
            at: time(joined.at),
            by: people.get(&joined.by).map(PlayerView::from),
            reason: joined.reason,
        }
    }
}
