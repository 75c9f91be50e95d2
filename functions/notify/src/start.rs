//! The start of a section: its start list is out, and its clocks run.

use app::{App, Problem};
use post::mail::{Reader, moment};
use rules::tournament::Friendly;
use rules::{Color, Instant, PlayerId};
use store::{Notice, NoticeKind, SectionId, StoredGame};

use crate::draft::{Draft, running_games, to_games};
use crate::names::{event_of, name_of};

/// Seconds before the clocks start in which the email of the start list, which names that moment, tells of
/// it well enough.
const ONE_MAIL_SECONDS: i64 = 3_600;

/// How many games of a section have begun for a player, and with which colours.
pub(crate) async fn list_is_out(
    app: &App,
    player: PlayerId,
    reader: Reader<'_>,
    section: SectionId,
    starts_at: Instant,
) -> Result<Option<Draft>, Problem> {
    let mut games_of = running_games(app, player, section).await?;
    games_of.retain(|game| game.terms.starts_at == starts_at);
    let colors: Vec<Color> =
        games_of.iter().filter_map(|game| game.players().find(|id| *id == player)).collect();
    let white = colors.iter().filter(|color| color.is_white()).count();
    let section = app.store.section(section).await?;
    if section.friendly == Some(Friendly::Game) {
        return friendly(app, player, reader, &games_of, white).await;
    }
    let arguments = vec![
        ("event", section.full_name()),
        ("games", colors.len().to_string()),
        ("white", white.to_string()),
        ("black", (colors.len() - white).to_string()),
        ("starts", moment(reader, starts_at)),
    ];
    Ok(Some(to_games(app, "mail-game-started", arguments)).filter(|_| !colors.is_empty()))
}

/// A friendly game, or two of them, that the opponent or the player has agreed to: with White in so many.
async fn friendly(
    app: &App,
    player: PlayerId,
    reader: Reader<'_>,
    games: &[StoredGame],
    white: usize,
) -> Result<Option<Draft>, Problem> {
    let Some(game) = games.first() else { return Ok(None) };
    let opponent = game.players().iter().find(|id| **id != player).copied();
    let opponent = opponent.ok_or_else(|| Problem::internal("a game with oneself"))?;
    let arguments = vec![
        ("opponent", name_of(app, opponent).await?),
        ("games", games.len().to_string()),
        ("white", white.to_string()),
        ("starts", moment(reader, game.terms.starts_at)),
    ];
    Ok(Some(to_games(app, "mail-friendly-started", arguments)))
}

/// In how many games of a section the clocks run; none where the email of the start list waits, or was sent
/// less than an hour before they started: one email will do.
pub(crate) async fn clocks_run(
    app: &App,
    player: PlayerId,
    reader: Reader<'_>,
    section: SectionId,
    starts_at: Instant,
) -> Result<Option<Draft>, Problem> {
    let list = Notice { player, kind: NoticeKind::GameStarted { section, starts_at } };
    if app.store.waits_or_told_after(&list.key(), starts_at + -ONE_MAIL_SECONDS).await? {
        return Ok(None);
    }
    let running = running_games(app, player, section).await?.len();
    let arguments = vec![
        ("event", event_of(app, section).await?),
        ("games", running.to_string()),
        ("starts", moment(reader, starts_at)),
    ];
    Ok(Some(to_games(app, "mail-clocks-started", arguments)).filter(|_| running > 0))
}
