//! The handlers: who asks, what is loaded, which view answers.

use app::{
    App, Body, ChangeRefused, GamePath, Page, PgnFile, Problem, Query, SignedIn, is_client_id,
    pgn_file,
};
use axum::Json;
use axum::extract::State;
use futures_util::future::try_join;
use rules::{
    ByColor, Color, Message, Notebook, PlayerId, Profile, Writer, check_message,
    check_message_count, predecessors,
};
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};

use crate::finished;
use crate::message_view::MessageView;
use crate::sight::{Seen, load_seen};
use crate::view::{Beside, GameListView, GameRowView, GameView, Neighbours};

/// Which games to list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum ListState {
    /// Games that go on.
    #[default]
    Running,
    /// Games that are over.
    Finished,
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct ListQuery {
    /// Running games unless `finished` is asked for.
    #[serde(default)]
    #[param(inline)]
    state: ListState,
    /// What `next` of the page before said; only for finished games: those that run come all at once.
    after: Option<String>,
    /// Finished games of the page, 1 to 200; 50 unless told.
    limit: Option<u16>,
}

/// My games: all that are running, or a page of those that are over.
#[utoipa::path(
    get, path = "/api/games", operation_id = "list_games", tag = "games", params(ListQuery),
    responses(
        (status = 200, body = GameListView),
        (status = 400),
    ),
    security(("access_token" = []))
)]
pub(crate) async fn list_games(
    State(app): State<App>,
    me: SignedIn,
    Query(query): Query<ListQuery>,
) -> Result<Json<GameListView>, Problem> {
    let page = Page::read(query.after.as_deref(), query.limit)?;
    let seats = async { Ok(app.store.seats(me.player).await?) };
    let (seats, me) = try_join(seats, profile(&app, me.player)).await?;
    let (seats, next) = match query.state {
        ListState::Running if query.after.is_some() || query.limit.is_some() => {
            return Err(Problem::invalid_query("The running games come all at once."));
        }
        ListState::Running => (seats.into_iter().filter(|s| s.ended_at.is_none()).collect(), None),
        ListState::Finished => finished::part(seats, &page),
    };
    let rows = app.seated_games(&seats).await?;
    let now = app.clock.now();
    let in_doubt = app.time_in_doubt(rows.games.iter().map(|row| &row.game), now).await?;
    let row = |row| GameRowView::new(row, now, in_doubt);
    let mut games: Vec<_> = rows.games.iter().map(row).collect();
    if query.state == ListState::Running {
        games.sort_by_key(GameRowView::urgency);
    }
    Ok(Json(GameListView::new(now, &me, games, &rows.damaged, next)))
}

async fn profile(app: &App, player: PlayerId) -> Result<Profile, Problem> {
    let mut found = app.store.players(&[player]).await?;
    found.pop().ok_or_else(|| Problem::internal("a signed-in player has no profile"))
}

/// One game: for its players and for officials; for everybody once it is over, and before as the
/// event announces it: as it stood some moves ago, and without what is said beside the moves.
#[utoipa::path(
    get, path = "/api/games/{id}", operation_id = "get_game", tag = "games",
    params(("id" = u32, Path, description = "The game's number")),
    responses(
        (status = 200, body = GameView),
        (status = 401),
        (status = 403),
        (status = 404),
    ),
    security((), ("access_token" = []))
)]
pub(crate) async fn get_game(
    State(app): State<App>,
    me: Option<SignedIn>,
    GamePath(id): GamePath,
) -> Result<Json<GameView>, Problem> {
    let seen = load_seen(&app, me.as_ref(), id).await?;
    let messages = match seen.stored.messages {
        0 => Vec::new(),
        _ if !seen.inside => Vec::new(),
        _ => app.store.messages(id).await?,
    };
    let prepared = |side: &Color| *seen.stored.prepared.get(*side) && seen.game.ending().is_none();
    let lines = match seen.side.filter(prepared) {
        Some(side) => app.store.lines(id, side).await?.map_or(Vec::new(), |lines| lines.branches),
        None => Vec::new(),
    };
    let neighbours = load_neighbours(&app, &seen).await?;
    let now = app.clock.now();
    // What spectators see of a running game tells of no time.
    let timed = Some(&seen.game).filter(|_| seen.delay_moves.is_none());
    let time_in_doubt = app.time_in_doubt(timed, now).await?;
    let beside = Beside { messages, lines, time_in_doubt };
    Ok(Json(GameView::new(&seen, &neighbours, &beside, now)))
}

async fn load_neighbours(app: &App, seen: &Seen) -> Result<Neighbours, Problem> {
    let (players, director) = (*seen.stored.players(), seen.section.director);
    let (first, log) = (seen.stored.terms.players, &seen.stored.log);
    let of = |color| predecessors(first, log, color);
    let before = ByColor { white: of(Color::White), black: of(Color::Black) };
    let mut ids = vec![players.white, players.black];
    ids.extend(before.iter().flatten().map(|(id, _)| *id));
    ids.extend(director.filter(|director| !ids.contains(director)));
    let profiles = app.store.players(&ids).await?;
    Neighbours::new(players, &before, director, &profiles)
        .ok_or_else(|| Problem::internal("a game names a player that is missing"))
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = NewMessage, example = json!({"id": "b0c6f0a2-5d0c", "text": "Greetings from Brno."}))]
pub(crate) struct NewMessage {
    /// Made by the client, 1 to 64 letters, digits and hyphens; the same for a repeated request.
    id: String,
    /// At most 2,000 characters.
    text: String,
}

/// Writes to the opponent without a move.
#[utoipa::path(
    post, path = "/api/games/{id}/messages", operation_id = "add_message", tag = "games",
    params(("id" = u32, Path, description = "The game's number")), request_body = NewMessage,
    responses(
        (status = 200, body = MessageView),
        ChangeRefused,
    ),
    security(("access_token" = []))
)]
pub(crate) async fn add_message(
    State(app): State<App>,
    me: SignedIn,
    GamePath(id): GamePath,
    Body(new): Body<NewMessage>,
) -> Result<Json<MessageView>, Problem> {
    let (stored, game) = app.load_game(id).await?;
    let by = game.side_of(me.player)?;
    let message = Message {
        id: check_message_id(by, new.id)?,
        by: Writer::Player(by),
        at: app.clock.now(),
        ply: game.ply(),
        text: check_message(&new.text)?
            .ok_or_else(|| Problem::invalid_body("The message is empty."))?,
        hidden: false,
    };
    if let Err(refusal) = check_message_count(stored.messages) {
        let written = app.store.messages(id).await?;
        let repeated = written.iter().find(|kept| kept.id == message.id).ok_or(refusal)?;
        return Ok(Json(MessageView::new(repeated, Some(by))));
    }
    let kept = app.store.add_message(id, &message).await?;
    Ok(Json(MessageView::new(&kept, Some(by))))
}

/// The id under which a message is kept: each side has names of its own, so that nobody can take
/// the other's.
fn check_message_id(by: Color, id: String) -> Result<String, Problem> {
    if is_client_id(&id, 1..=64) {
        Ok(format!("{by}-{id}"))
    } else {
        Err(Problem::invalid_body("The message's id has 1 to 64 letters, digits and hyphens."))
    }
}

/// The game in PGN, with the server's time stamps, as far as it is shown.
#[utoipa::path(
    get, path = "/api/games/{id}/pgn", operation_id = "get_pgn", tag = "games",
    params(("id" = u32, Path, description = "The game's number")),
    responses(
        (status = 200, body = String, content_type = "application/x-chess-pgn"),
        (status = 401),
        (status = 403),
        (status = 404),
    ),
    security((), ("access_token" = []))
)]
pub(crate) async fn get_pgn(
    State(app): State<App>,
    me: Option<SignedIn>,
    GamePath(id): GamePath,
) -> Result<PgnFile, Problem> {
    let seen = load_seen(&app, me.as_ref(), id).await?;
    let text = pgn_of(&app, &seen, &Notebook::default()).await?;
    Ok(pgn_file(&id.to_string(), text))
}

/// A game in PGN, as far as it is shown, with what a player has noted on it.
pub(crate) async fn pgn_of(app: &App, seen: &Seen, noted: &Notebook) -> Result<String, Problem> {
    let Neighbours { white, black, .. } = load_neighbours(app, seen).await?;
    let (game, players) = ((seen.stored.id, &seen.game), ByColor { white: &white, black: &black });
    Ok(app.pgn_of(game, &seen.section, players, noted))
}
