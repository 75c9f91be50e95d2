//! What a person may do in a game now, asked of the rules themselves.

use rules::{Color, Game, Instant, TABLE_MEN_MAX};
use serde::Serialize;
use utoipa::ToSchema;

/// What I may do now.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = May)]
pub(crate) struct MayView {
    pub(crate) r#move: bool,
    resign: bool,
    offer_draw: bool,
    accept_draw: bool,
    decline_draw: bool,
    claim_draw: bool,
    claim_tablebase: bool,
    start_count: bool,
    stop_count: bool,
    /// Leave conditional moves.
    conditional: bool,
    /// Announce longer reflection, so that silence does not lose.
    announce_reflection: bool,
    /// Move time from the bank to the clock.
    refill: bool,
    /// Claim that the opponent's time has run out.
    claim_time: bool,
}

impl MayView {
    /// Asks the rules themselves, so that the page offers what they would accept; no time is claimed
    /// while it is in doubt.
    pub(crate) fn new(game: &Game, me: Option<Color>, now: Instant, in_doubt: bool) -> MayView {
        let running = game.is_alive(now);
        let on_leave = me.is_some_and(|color| game.on_leave(color, now).is_some());
        let player = me.map(|color| *game.players().get(color));
        let claims = me.is_some_and(|color| game.may_claim(color, now));
        let position = game.position();
        MayView {
            // Who may claim is on move, and nothing waits for a ruling.
            r#move: claims && !on_leave,
            resign: running && me.is_some(),
            offer_draw: claims
                && !on_leave
                && me.is_some_and(|color| game.check_offer(color).is_ok()),
            claim_draw: claims,
            claim_tablebase: claims
                && position.as_chess().is_some()
                && position.men() <= TABLE_MEN_MAX,
            start_count: claims && me.is_some_and(|color| game.may_start_count(color)),
            stop_count: claims && me.is_some_and(|color| game.may_stop_count(color)),
            conditional: player.is_some_and(|p| game.prepare(p, game.ply(), &[], now).is_ok()),
            announce_reflection: !game.reflection_announced()
                && player.is_some_and(|p| game.announce_reflection(p, game.ply(), now).is_ok()),
            refill: claims && game.refillable_seconds(now).is_some_and(|seconds| seconds > 0),
            claim_time: !in_doubt
                && game.ending().is_none()
                && player.is_some_and(|p| game.claim_time(p, now).is_ok()),
            accept_draw: running && player.is_some_and(|p| game.accept_draw(p, None, now).is_ok()),
            decline_draw: running && me.is_some_and(|color| game.open_offer(!color).is_some()),
        }
    }
}
