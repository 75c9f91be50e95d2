//! What players send of games that were played elsewhere (`LAW-8.5`): the opponent is told that a report
//! waits for the own one; where the results differ, the other player and whoever records the result.
//! That a result stands the end of the game tells.

use app::{App, Problem};
use post::mail::{Link, date};
use rules::{ByColor, Color, GameId, PlayerId, ReportsState};
use store::{Notice, NoticeKind, ReportNews, ReportsChange};

use crate::draft::Draft;
use crate::names::{event_of, name_of};
use crate::officials::{players_of, who_directs};

/// The notices of a change. Another report in place of one that waits, or differs, is no news.
///
/// # Errors
/// When the table does not answer.
pub(crate) async fn notices_of(app: &App, change: &ReportsChange) -> Result<Vec<Notice>, Problem> {
    let state = change.new.reports.state();
    let before = change.old.as_ref().map(|old| old.reports.state());
    let (news, told) = match (before, state) {
        (None, ReportsState::WaitsFor(color)) => {
            let (_, game) = app.load_game(change.game).await?;
            (ReportNews::Sent, vec![*game.players().get(color)])
        }
        (Some(ReportsState::WaitsFor(last)), ReportsState::Differ { .. }) => {
            let (stored, game) = app.load_game(change.game).await?;
            let players = players_of(app, stored.section).await?;
            let mut told = who_directs(app, stored.section, &players).await?;
            // Who has just sent the other result sees so.
            told.push(*game.players().get(!last));
            (ReportNews::Differ, told)
        }
        _ => return Ok(Vec::new()),
    };
    let kind = NoticeKind::Report { game: change.game, news };
    Ok(told.into_iter().map(|player| Notice { player, kind: kind.clone() }).collect())
}

/// The letter; none once it is otherwise, or the game is over.
///
/// # Errors
/// `unavailable`; an internal problem when something is corrupt.
pub(crate) async fn draft(
    app: &App,
    (player, language): (PlayerId, &str),
    id: GameId,
    news: ReportNews,
) -> Result<Option<Draft>, Problem> {
    let reported = app.reported_game(id).await?;
    let Some(stored) = reported.reports.filter(|_| reported.game.ending().is_none()) else {
        return Ok(None);
    };
    let players = *reported.game.players();
    let until = stored.reports.director_from();
    let (news, until) = match (news, stored.reports.state(), until) {
        (ReportNews::Sent, ReportsState::WaitsFor(color), Some(until))
            if *players.get(color) == player =>
        {
            ("sent", until)
        }
        (ReportNews::Differ, ReportsState::Differ { since }, _) => ("differ", since),
        _ => return Ok(None),
    };
    let ByColor { white, black } = players;
    let side = reported.game.color_of(player);
    let opponent = side.map_or(black, |side: Color| *players.get(!side));
    let arguments = vec![
        ("news", news.to_owned()),
        ("reader", if side.is_some() { "player" } else { "director" }.to_owned()),
        ("white", name_of(app, white).await?),
        ("black", name_of(app, black).await?),
        ("opponent", name_of(app, opponent).await?),
        ("event", event_of(app, reported.stored.section).await?),
        ("game", id.to_string()),
        ("until", date(language, until)),
    ];
    let (path, label) = match side {
        Some(_) => (format!("game/{id}"), "mail-link-game"),
        None => (format!("desk/reports/{id}"), "mail-link-desk"),
    };
    let link = Link { url: format!("{}/{path}", app.origin), label };
    Ok(Some(Draft { message: "mail-game-report", arguments, link, diagram: None }))
}
