//! Claims that rest on the tablebases: `rules` says about which position they are asked, and takes
//! the answer.

use rules::{ClaimRequest, Game, GameId, Instant, PlayerId, TableAnswer, TableUnknown};

use crate::{App, Change, Changed, Problem};

impl App {
    /// Claims a draw or the game. The game may have gone on since it was loaded: then the claim
    /// answers another position and is refused.
    ///
    /// # Errors
    /// What [`Game::claim`] refuses; `tablebases_unavailable`; those of [`App::change_game`].
    pub async fn make_claim(
        &self,
        id: GameId,
        loaded: &Game,
        player: PlayerId,
        request: ClaimRequest<'_>,
    ) -> Result<Changed, Problem> {
        let tables = self.ask_tables(loaded, player, request, self.clock.now()).await?;
        let change = Change { game: id, player: Some(player), message: None };
        self.change_game(change, |game, now| game.claim(player, request, tables, now)).await
    }

    /// What the tablebases say of the position that a claim is about; nothing when it needs none, or
    /// has been made already.
    ///
    /// # Errors
    /// What [`Game::claimed_position`] refuses; `tablebases_unavailable`.
    pub async fn ask_tables(
        &self,
        game: &Game,
        player: PlayerId,
        request: ClaimRequest<'_>,
        now: Instant,
    ) -> Result<Option<TableAnswer>, Problem> {
        if !request.claim.needs_tables() {
            return Ok(None);
        }
        let position = match game.claimed_position(player, request, now) {
            Ok(position) => position,
            // Refused, unless it is a repeated request: that is answered like the first one.
            Err(_) => {
                return game.claim(player, request, None, now).map(|_| None).map_err(Into::into);
            }
        };
        let Some(chess) = position.as_chess() else {
            return Ok(Some(Err(TableUnknown::TableMissing)));
        };
        self.tablebase.probe(chess).await.map(Some).map_err(|error| {
            tracing::error!(%error, "the tablebases failed");
            Problem::unavailable(
                "tablebases_unavailable",
                "The tablebases do not answer. Nothing was changed; please try again.",
            )
        })
    }
}
