//! How much of a game is shown to whoever asks, found once for everything that shows a game.

use app::{Act, App, Problem, ShownGame, SignedIn};
use rules::tournament::Viewer;
use rules::{Color, Game, GameId, Refusal};
use store::{Section, StoredGame};

/// A game as far as somebody may see it.
pub(crate) struct Seen {
    pub(crate) stored: StoredGame,
    /// The game; a running one that is shown with a delay ends with the last move that is shown.
    pub(crate) game: Game,
    pub(crate) section: Section,
    /// The side of whoever asks.
    pub(crate) side: Option<Color>,
    /// Whether it is a player or an official, who see what is for the players alone.
    pub(crate) inside: bool,
    /// Moves by which what spectators see of a running game lags behind; none where all is shown.
    pub(crate) delay_moves: Option<u8>,
}

/// Loads a game for somebody, or for nobody who is signed in, as far as they may see it (`TR-14`).
///
/// For a player, and for whoever looks at a finished game, the section is one more item; the
/// others are shown a game by what is finished of its section, which is one query instead.
///
/// # Errors
/// `unknown_game`; `not_your_game` when it is not shown, and `unauthenticated` when nobody is signed
/// in: it may be theirs.
pub(crate) async fn load_seen(
    app: &App,
    me: Option<&SignedIn>,
    id: GameId,
) -> Result<Seen, Problem> {
    find_seen(app, me, id).await?.ok_or_else(|| not_shown(me))
}

/// The same; none where nothing of it is shown.
///
/// # Errors
/// `unknown_game`.
pub(crate) async fn find_seen(
    app: &App,
    me: Option<&SignedIn>,
    id: GameId,
) -> Result<Option<Seen>, Problem> {
    let (stored, game) = app.load_game(id).await?;
    let side = me.and_then(|me| game.color_of(me.player));
    let over = game.ending().is_some();
    let (section, viewer, finished) = if side.is_some() {
        (app.store.section(stored.section).await?, Viewer::Player, 0)
    } else if over && !me.is_some_and(|me| me.may_ever(Act::Direct)) {
        (app.store.section(stored.section).await?, Viewer::Anybody, 0)
    } else {
        let table = app.store.section_table(stored.section).await?;
        let (viewer, finished) = (app::viewer_of(me, &table), table.finished());
        (table.section, viewer, finished)
    };
    let shown = ShownGame::of(game, section.visibility, viewer, finished)?;
    let inside = matches!(viewer, Viewer::Player | Viewer::Official);
    let seen =
        |ShownGame { game, delay_moves }| Seen { stored, game, section, side, inside, delay_moves };
    Ok(shown.map(seen))
}

/// The game is not for whoever asks.
pub(crate) fn not_shown(me: Option<&SignedIn>) -> Problem {
    me.map_or_else(Problem::unauthenticated, |_| Refusal::NotYourGame.into())
}
