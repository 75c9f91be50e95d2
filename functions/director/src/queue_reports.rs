//! Games that were played elsewhere and wait for the director: the players have sent results that differ, or one of
//! them has sent none for a fortnight (`LAW-8.5`); their scores differ, something is claimed, or what was asked
//! was not answered in time (`LAW-8.1`, `LAW-6.6`, `LAW-8.2`).

use app::{App, Problem};
use rules::{GameId, ScoreWaits};
use store::Waiting;

use crate::queue_item::{Item, QueueKindName};

/// The games that wait, by their lines. Lines of games that have their result are taken away: who records
/// it is not made to pay for it with another write.
pub(crate) async fn reports_that_wait(app: &App, lines: &[Waiting]) -> Result<Vec<Item>, Problem> {
    let game_of = |line: &Waiting| match *line {
        Waiting::Report { game, .. } | Waiting::Score { game, .. } => Some(game),
        _ => None,
    };
    let ids: Vec<GameId> = lines.iter().filter_map(game_of).collect();
    let found = app.whole_games(&ids).await?.games;
    let mut items = Vec::new();
    for line in lines {
        let Some((game, item)) = item_of(line) else { continue };
        // Nothing is known of a damaged game: its line is there when it has been brought back.
        let Some((_, whole)) = found.iter().find(|(stored, _)| stored.id == game) else { continue };
        if whole.ending().is_some() {
            if let Err(error) = app.store.set_waiting(*line, false).await {
                tracing::error!(game = game.0, %error, "reports of a game with its result stay at the desk");
            }
            continue;
        }
        items.push(item);
    }
    Ok(items)
}

fn item_of(line: &Waiting) -> Option<(GameId, Item)> {
    let (game, section, item) = match *line {
        Waiting::Report { game, section, from, silent } => {
            let summary = if silent.is_some() { "report_missing" } else { "reports_differ" };
            let item = Item::new(QueueKindName::GameReports, game.0, from, summary);
            (game, section, Item { about: silent, ..item })
        }
        Waiting::Score { game, section, from, why } => {
            (game, section, Item::new(QueueKindName::GameScore, game.0, from, summary_of(why)))
        }
        Waiting::Adjudication { .. }
        | Waiting::Case { .. }
        | Waiting::Silence { .. }
        | Waiting::Gone { .. }
        | Waiting::Event { .. } => return None,
    };
    Some((game, Item { section: Some(section), game: Some(game), ..item }))
}

fn summary_of(why: ScoreWaits) -> &'static str {
    match why {
        ScoreWaits::Claim => "score_claim",
        ScoreWaits::Differ => "scores_differ",
        ScoreWaits::Unanswered => "score_unanswered",
    }
}
