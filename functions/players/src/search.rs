//! Players found by name or number, whoever they are: for every form that asks for a player.

use app::view::PlayerView;
use app::{App, Problem, Query, SignedIn};
use axum::Json;
use axum::extract::State;
use rules::{Federation, PlayerId};
use serde::{Deserialize, Serialize};
use store::name_words;
use utoipa::{IntoParams, ToSchema};

/// Players of one answer, unless it is asked for fewer, and at most.
const LIMIT: usize = 20;
const LIMIT_MAX: usize = 50;
/// Letters of the longest word, at least: by one letter half of all are found.
const LETTERS_MIN: usize = 2;
/// Letters of a search at most.
const LETTERS_MAX: usize = 200;

/// Whom somebody looks for.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct SearchQuery {
    /// Beginnings of the words of a name, with or without their accents, two letters at least; or a number.
    search: String,
    /// Three letters: those of one federation.
    federation: Option<String>,
    /// Players of the answer, 1 to 50; 20 unless told.
    limit: Option<usize>,
}

/// Players who were found.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = FoundPlayers)]
pub(crate) struct FoundView {
    /// By name.
    players: Vec<PlayerView>,
    /// Whether more letters are needed to see all.
    more: bool,
}

/// Players by name, those whom no list has, too; by digits alone whoever has this number.
#[utoipa::path(
    get, path = "/api/players", operation_id = "find_players", tag = "ratings",
    params(SearchQuery),
    responses((status = 200, body = FoundView), (status = 400), (status = 401)),
    security((), ("access_token" = []))
)]
pub(crate) async fn find_players(
    State(app): State<App>,
    // A key that is not good is refused, and each request of a good one is counted.
    _me: Option<SignedIn>,
    Query(query): Query<SearchQuery>,
) -> Result<Json<FoundView>, Problem> {
    let federation = federation(query.federation.as_deref())?;
    let search = query.search.trim();
    if search.len() > LETTERS_MAX {
        return Err(Problem::invalid_query("A search has at most 200 letters."));
    }
    if let Ok(number) = search.parse() {
        let mut players = app.store.players(&[PlayerId(number)]).await?;
        players.retain(|player| federation.is_none_or(|its| player.federation == its));
        let players = players.iter().map(PlayerView::from).collect();
        return Ok(Json(FoundView { players, more: false }));
    }
    let words = name_words(search);
    if words.iter().all(|word| word.chars().count() < LETTERS_MIN) {
        let detail = "Give the first two letters of a name, or more, or a number.";
        return Err(Problem::invalid_query(detail));
    }
    let limit = query.limit.unwrap_or(LIMIT).clamp(1, LIMIT_MAX);
    let found = app.store.find_players(&words, federation, limit).await?;
    let players = found.players.iter().map(PlayerView::from).collect();
    Ok(Json(FoundView { players, more: found.more }))
}

fn federation(code: Option<&str>) -> Result<Option<Federation>, Problem> {
    let detail = "A federation is three capital letters, such as CZE.";
    let read = |code: &str| code.parse().map_err(|_| Problem::invalid_query(detail));
    code.filter(|code| !code.is_empty()).map(read).transpose()
}
