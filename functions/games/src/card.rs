//! What a link to a game shows where it is posted: the players, how it stands, and the board as a picture.
//!
//! Whatever makes such a card asks without a session, and everybody reads what it made: nobody who asks here is shown
//! more of a game than a guest is (`TR-14`).

use app::{App, GamePath, Problem, Query};
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use post::mail::{Diagram, escape};
use rules::{Color, Game, GameId};
use serde::Deserialize;
use utoipa::IntoParams;

use crate::sight::find_seen;

/// A card changes with the game, and is asked for again and again when many read the same post.
const CARD_CACHE: &str = "public, max-age=300";
/// A position that was played, and is asked for by its half-move, stays as it is.
const BOARD_CACHE: &str = "public, max-age=86400";
/// Pixels of the picture's side.
const BOARD_SIDE: u16 = 532;
/// The page is nothing but its head and a link.
const POLICY: &str = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/// Which position, and from which side.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[serde(deny_unknown_fields, default)]
#[into_params(parameter_in = Query)]
pub(crate) struct BoardQuery {
    /// After so many half-moves; the last one that is shown unless told, or where there are fewer.
    ply: Option<u16>,
    /// Whether Black is below.
    black: bool,
}

/// A position of a game as a picture, as everybody may see it: 532 pixels square, with the last move marked.
#[utoipa::path(
    get, path = "/api/games/{id}/board.png", operation_id = "get_board_picture", tag = "games",
    params(("id" = u32, Path, description = "The game's number"), BoardQuery),
    responses(
        (status = 200, body = Vec<u8>, content_type = "image/png"),
        (status = 400),
        (status = 404),
    )
)]
pub(crate) async fn get_board_picture(
    State(app): State<App>,
    GamePath(id): GamePath,
    Query(query): Query<BoardQuery>,
) -> Result<impl IntoResponse, Problem> {
    let seen = find_seen(&app, None, id).await?.ok_or_else(|| {
        let detail = "The moves of this game are not shown to everybody yet.";
        Problem::not_found("not_shown_yet", detail).under("TR-14")
    })?;
    let stays = query.ply.is_some_and(|ply| ply <= seen.game.ply());
    let ply = query.ply.unwrap_or(u16::MAX).min(seen.game.ply());
    let stood = seen.game.stood_after(ply).map_err(Problem::internal)?;
    let diagram = Diagram {
        position: stood.position().clone(),
        seen_from: Color::from_white(!query.black),
        last: stood.plies().last().map(|ply| (ply.code.from(), ply.code.to())),
    };
    let png = diagram.png().ok_or_else(|| Problem::internal("a board cannot be drawn"))?;
    let headers = [
        (header::CONTENT_TYPE, "image/png"),
        (header::CACHE_CONTROL, if stays { BOARD_CACHE } else { CARD_CACHE }),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    ];
    Ok((headers, png))
}

/// What a link to a game's page shows where it is posted, as Open Graph tags of a page without anything else: for the
/// programs that make previews of links, which are led here.
#[utoipa::path(
    get, path = "/api/games/{id}/card", operation_id = "get_game_card", tag = "games",
    params(("id" = u32, Path, description = "The game's number")),
    responses((status = 200, body = String, content_type = "text/html"), (status = 404))
)]
pub(crate) async fn get_game_card(
    State(app): State<App>,
    GamePath(id): GamePath,
) -> Result<impl IntoResponse, Problem> {
    // Its players and its event are everybody's, its moves and its result as the event shows them.
    let (section, title, shown) = match find_seen(&app, None, id).await? {
        Some(seen) => (seen.section, app.game_in_short(&seen.game).await?, Some(seen.game)),
        None => {
            let (stored, game) = app.load_game(id).await?;
            let section = app.store.section(stored.section).await?;
            (section, app.game_in_short(&game).await?, None)
        }
    };
    let card = Card {
        id,
        origin: &app.origin,
        title,
        text: format!("{}. {}", section.full_name(), stands(shown.as_ref())),
        ply: shown.map(|shown| shown.ply()),
    };
    let headers = [
        (header::CONTENT_TYPE, "text/html; charset=utf-8"),
        (header::CACHE_CONTROL, CARD_CACHE),
        (header::CONTENT_SECURITY_POLICY, POLICY),
    ];
    Ok((headers, card.page()))
}

/// How the game stands, as far as it is shown.
fn stands(shown: Option<&Game>) -> String {
    let Some(game) = shown else { return "The moves are not shown yet.".to_owned() };
    let last = game.plies().len().checked_sub(1).and_then(|index| game.numbered_san(index));
    match (last, game.ending().is_some(), game.ply().div_ceil(2)) {
        (None, true, _) => "Over without a move.".to_owned(),
        (None, false, _) => "No move is shown yet.".to_owned(),
        (Some(_), true, 1) => "Over after one move.".to_owned(),
        (Some(_), true, moves) => format!("Over after {moves} moves."),
        (Some(san), false, _) => format!("The last move shown is {san}."),
    }
}

/// What the tags say.
struct Card<'a> {
    id: GameId,
    origin: &'a str,
    title: String,
    text: String,
    /// Half-moves shown; none where no move is.
    ply: Option<u16>,
}

impl Card<'_> {
    fn page(&self) -> String {
        let Card { id, origin, .. } = self;
        let (title, text) = (escape(&self.title), escape(&self.text));
        // Named with its half-move, so that a later post shows the later position.
        let picture = self.ply.map_or(String::new(), |ply| {
            format!(
                "<meta property=\"og:image\" content=\"{origin}/api/games/{id}/board.png?ply={ply}\">\n\
                 <meta property=\"og:image:type\" content=\"image/png\">\n\
                 <meta property=\"og:image:width\" content=\"{BOARD_SIDE}\">\n\
                 <meta property=\"og:image:height\" content=\"{BOARD_SIDE}\">\n\
                 <meta property=\"og:image:alt\" content=\"{text}\">\n"
            )
        });
        format!(
            "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n<title>{title}</title>\n\
             <meta name=\"robots\" content=\"noindex\">\n\
             <meta name=\"description\" content=\"{text}\">\n\
             <meta property=\"og:site_name\" content=\"Posthorn\">\n\
             <meta property=\"og:type\" content=\"website\">\n\
             <meta property=\"og:title\" content=\"{title}\">\n\
             <meta property=\"og:description\" content=\"{text}\">\n{picture}\
             <meta name=\"twitter:card\" content=\"summary\">\n\
             <p><a href=\"{origin}/game/{id}\">{title}</a></p>\n</html>\n"
        )
    }
}
