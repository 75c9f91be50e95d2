//! What a player has made of games.

use archive::ArchivedGame;
use rules::PlayerId;
use serde::Serialize;
use utoipa::ToSchema;

/// A player's games by what came of them; where neither side has got the point a game is none of the three.
#[derive(Debug, Default, Serialize, ToSchema)]
#[schema(as = ArchivedScore)]
pub(crate) struct ScoreView {
    games: u32,
    won: u32,
    drawn: u32,
    lost: u32,
}

impl ScoreView {
    pub(crate) fn of<'a>(
        player: PlayerId,
        games: impl IntoIterator<Item = &'a ArchivedGame>,
    ) -> ScoreView {
        let mut score = ScoreView::default();
        for game in games {
            score.games += 1;
            match game.winner() {
                Some(winner) if game.color_of(player) == Some(winner) => score.won += 1,
                Some(_) => score.lost += 1,
                None if game.is_drawn() => score.drawn += 1,
                None => {}
            }
        }
        score
    }
}
