//! Challenges to friendly games: sent to a player, to anybody, to whoever has a link or to friends for a tournament;
//! accepted, declined, answered with other terms, withdrawn. And whom a player has blocked.

mod answer;
mod blocked;
mod lists;
mod send;
mod terms;
mod view;
mod words;

use app::{Described, Routes, routes};

/// The routes with their description.
pub fn routes() -> Routes<impl Described> {
    Routes::new()
        .routes(routes!(lists::list_challenges, send::send_challenge))
        .routes(routes!(lists::list_seeks))
        .routes(routes!(lists::get_challenge))
        .routes(routes!(answer::accept_challenge))
        .routes(routes!(answer::decline_challenge))
        .routes(routes!(answer::withdraw_challenge))
        .routes(routes!(answer::begin_friends_tournament))
        .routes(routes!(answer::strike_friend))
        .routes(routes!(words::remove_challenge_words))
        .routes(routes!(blocked::list_blocked_players))
        .routes(routes!(blocked::block_player, blocked::unblock_player))
}
