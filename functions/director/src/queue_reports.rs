//! Games that were played elsewhere and wait for the director (`LAW-8.5`): the players have sent results
//! that differ, or one of them has sent none for a fortnight.

use app::{App, Problem};
use rules::GameId;
use store::Waiting;

use crate::queue_item::{Item, QueueKindName};

/// The games that wait, by their lines. Lines of games that have their result are taken away: who records
/// it is not made to pay for it with another write.
pub(crate) async fn reports_that_wait(app: &App, lines: &[Waiting]) -> Result<Vec<Item>, Problem> {
    let game_of = |line: &Waiting| match *line {
        Waiting::Report { game, .. } => Some(game),
        _ => None,
    };
    let ids: Vec<GameId> = lines.iter().filter_map(game_of).collect();
    let found = app.whole_games(&ids).await?.games;
    let mut items = Vec::new();
    for line in lines {
        let Waiting::Report { game, section, from, silent } = *line else { continue };
        // Nothing is known of a damaged game: its line is there when it has been brought back.
        let Some((_, whole)) = found.iter().find(|(stored, _)| stored.id == game) else { continue };
        if whole.ending().is_some() {
            if let Err(error) = app.store.set_waiting(*line, false).await {
                tracing::error!(game = game.0, %error, "reports of a game with its result stay at the desk");
            }
            continue;
        }
        let summary = if silent.is_some() { "report_missing" } else { "reports_differ" };
        items.push(Item {
            section: Some(section),
            game: Some(game),
            about: silent,
            ..Item::new(QueueKindName::GameReports, game.0, from, summary)
        });
    }
    Ok(items)
}
