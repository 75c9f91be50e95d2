//! What players and the director do with the scores of a game by post or e-mail (`LAW-8.1`): kept, or, where
//! the director's word ends the game, recorded in one write with it.

use rules::{
    Color, Game, GameId, PlayerId, ScoreDecided, ScoreRefusal, ScoreRuler, ScoreRuling, Scores,
    Scoring, decide_score,
};
use store::{Appended, ScoresWrite, StoredGame, StoredScores};

use crate::work::change_game::Stood;
use crate::work::retry::{retry, unless_changed};
use crate::{App, Problem};

/// A game with the scores that its players keep.
#[derive(Clone, Debug)]
pub struct ScoredGame {
    /// What is kept of it.
    pub stored: StoredGame,
    /// What its log tells.
    pub game: Game,
    /// The scores.
    pub scores: Option<StoredScores>,
}

impl ScoredGame {
    fn known(&self) -> Option<&Scores> {
        self.scores.as_ref().map(|stored| &stored.scores)
    }

    /// With other scores.
    fn with(self, scores: Scores) -> ScoredGame {
        let version = self.scores.as_ref().map_or(0, |before| before.version) + 1;
        ScoredGame { scores: Some(StoredScores { scores, version }), ..self }
    }
}

impl App {
    /// A game with its scores.
    ///
    /// # Errors
    /// `unknown_game`, `damaged_game`, `unavailable`.
    pub async fn scored_game(&self, id: GameId) -> Result<ScoredGame, Problem> {
        let (stored, game) = self.load_game(id).await?;
        Ok(ScoredGame { stored, game, scores: self.store.scores(id).await? })
    }

    /// Carries out what a player does with the scores. The same again changes nothing.
    ///
    /// # Errors
    /// `not_your_game`, what the rules refuse, `unavailable` when others keep changing the game.
    pub async fn score(
        &self,
        id: GameId,
        player: PlayerId,
        act: impl Fn(&Game, Option<&Scores>, Color) -> Result<Scoring, ScoreRefusal>,
    ) -> Result<ScoredGame, Problem> {
        retry(|| async {
            let scored = self.scored_game(id).await?;
            let by = scored.game.side_of(player)?;
            let Scoring::Kept(after) = act(&scored.game, scored.known(), by)? else {
                return Ok(Some(scored));
            };
            let write = ScoresWrite { before: scored.scores.as_ref(), after: &after };
            let kept = unless_changed(self.store.keep_scores(&scored.stored, write).await)?;
            Ok(kept.map(|()| scored.with(*after)))
        })
        .await
    }

    /// Carries out a director's decision about the scores. The same again changes nothing.
    ///
    /// # Errors
    /// What the rules refuse, `unavailable` when others keep changing the game.
    pub async fn rule_on_score(
        &self,
        id: GameId,
        ruling: &ScoreRuling<'_>,
        ruler: ScoreRuler<'_>,
    ) -> Result<ScoredGame, Problem> {
        retry(|| async {
            let mut scored = self.scored_game(id).await?;
            let now = self.clock.now();
            let decided = decide_score(&scored.game, scored.known(), ruling, ruler, now)?;
            let ScoreDecided::Kept(after, events) = decided else { return Ok(Some(scored)) };
            let stood = Stood::of(&scored.game);
            for event in &events {
                scored.game.apply(event).map_err(Problem::internal)?;
            }
            let write = ScoresWrite { before: scored.scores.as_ref(), after: &after };
            let kept = if events.is_empty() {
                self.store.keep_scores(&scored.stored, write).await
            } else {
                let appended =
                    Appended { scores: Some(write), ..stood.appended(&scored.game, &events) };
                self.store.append(&scored.stored, &appended).await
            };
            Ok(unless_changed(kept)?.map(|_| scored.with(*after)))
        })
        .await
    }
}
