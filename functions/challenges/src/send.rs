//! A challenge is sent.

use app::view::trimmed;
use app::{App, Body, ChangeRefused, Made, Problem, SignedIn, is_client_id};
use axum::Json;
use axum::extract::State;
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use rules::PlayerId;
use rules::tournament::{ChallengeRequest, ChallengeTo, FRIENDS_MAX, Friends};
use serde::Deserialize;
use utoipa::ToSchema;

use crate::terms::TermsBody;
use crate::view::{ChallengeView, one};

/// Bytes of the key that a link holds.
const KEY_BYTES: usize = 12;

#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = SendChallenge, example = json!({
    "request": "c0ffee00c0ffee00", "to": {"kind": "player", "player": 160012},
    "terms": {
        "variant": "chess", "start": {"kind": "usual"}, "time_control": "1 moves in 3 days",
        "leave_days": 45, "silence": "forty_days", "draw_offers": {"policy": "free"},
        "conditional_moves": "tree", "engines": true, "color": "drawn", "games": 1
    },
    "words": "A game in your opening?", "answers": null
}))]
pub(crate) struct SendBody {
    /// A name of the sender's choice for this request, so that it counts once however often it arrives: 1 to 64
    /// letters, digits and hyphens.
    request: String,
    /// Who may accept it.
    to: ToBody,
    /// By what terms is played.
    terms: TermsBody,
    /// What the opponent is to read: 1 to 500 characters.
    #[serde(default)]
    #[schema(required)]
    words: Option<String>,
    /// The number of the challenge that it answers with other terms, which is over with it.
    #[serde(default)]
    #[schema(required)]
    answers: Option<u32>,
}

/// Whom a challenge is for.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[schema(as = ChallengeTo)]
enum ToBody {
    /// One player.
    Player {
        /// The player's number.
        player: u32,
    },
    /// Anybody: it stands in the list that everybody sees.
    Anybody,
    /// Whoever is given the link.
    Link,
    /// A tournament among friends: those named, and whoever is given the link.
    Friends {
        /// What it is called: 1 to 60 characters.
        name: String,
        /// The numbers of whom to invite: up to 12, and not the sender's.
        #[schema(max_items = 12)]
        players: Vec<u32>,
    },
}

/// Sends a challenge to a friendly game, to one player, to anybody or to whoever is given the link. It is not rated
/// (TR-9.2), and begins when it is accepted. A player answers it within 14 days; others are open for 30. A tournament among
/// friends, 3 to 13 of them, is joined by accepting it, and begins when the sender says so.
#[utoipa::path(
    post, path = "/api/challenges", operation_id = "send_challenge", tag = "challenges",
    request_body = SendBody,
    responses(
        (status = 201, body = ChallengeView),
        (status = 200, body = ChallengeView, description = "The same request had made it before"),
        ChangeRefused,
    ),
    security(("access_token" = []))
)]
pub(crate) async fn send_challenge(
    State(app): State<App>,
    me: SignedIn,
    Body(body): Body<SendBody>,
) -> Result<Made<Json<ChallengeView>>, Problem> {
    if !is_client_id(&body.request, 1..=64) {
        let detail = "The body does not fit: request: 1 to 64 letters, digits and hyphens.";
        return Err(Problem::invalid_body(detail));
    }
    let to = match body.to {
        ToBody::Player { player } => {
            app.profile(PlayerId(player)).await?;
            ChallengeTo::Player(PlayerId(player))
        }
        ToBody::Anybody => ChallengeTo::Anybody,
        ToBody::Link => ChallengeTo::Link(new_key(&app)),
        ToBody::Friends { name, players } => {
            // The rules refuse so many: no more than that is looked up.
            let players: Vec<PlayerId> =
                players.into_iter().take(FRIENDS_MAX).map(PlayerId).collect();
            must_be_known(&app, &players).await?;
            let friends = Friends::invited(name.trim().to_owned(), &players, new_key(&app));
            ChallengeTo::Friends(friends)
        }
    };
    let request = ChallengeRequest {
        by: me.player,
        to,
        terms: body.terms.read()?,
        words: trimmed(body.words).filter(|words| !words.is_empty()),
        answers: body.answers,
    };
    let (stored, is_new) = app.send_challenge(&request, &body.request).await?;
    Ok(Made::once(Json(one(&app, stored, Some(&me)).await?), is_new))
}

async fn must_be_known(app: &App, players: &[PlayerId]) -> Result<(), Problem> {
    let known = app.people(players.to_vec()).await?;
    match players.iter().find(|player| !known.contains_key(player)) {
        Some(missing) => Err(Problem::unknown_player().with_player(Some(*missing))),
        None => Ok(()),
    }
}

/// What nobody guesses who was not given the link.
fn new_key(app: &App) -> String {
    let mut bytes = [0; KEY_BYTES];
    (app.random)(&mut bytes);
    URL_SAFE_NO_PAD.encode(bytes)
}
