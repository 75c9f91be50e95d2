//! Who has signed in with a browser before: a cookie that lasts, so that owners hear of a browser
//! that is new. It opens nothing, and no other trait of a browser is looked at.

use app::Keys;
use axum::http::{HeaderMap, HeaderValue};
use rules::PlayerId;

use crate::cookie;

/// Name of the cookie.
const NAME: &str = "__Host-posthorn-known";
/// How long it lasts after a sign-in: 400 days, the most that browsers give.
const LIFETIME_SECONDS: i64 = 400 * 86_400;
/// How many players it names; the one who has not come for longest makes room.
const PLAYERS_MAX: usize = 8;
/// Between the players.
const BETWEEN: &str = "-";

/// The players who have signed in with a browser, the last one last.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct KnownPlayers(Vec<PlayerId>);

impl KnownPlayers {
    /// Those whom a request's cookie names; nobody where this server has not sealed it.
    pub(crate) fn read(headers: &HeaderMap, keys: &Keys) -> KnownPlayers {
        let sealed = cookie::named(headers, NAME).and_then(|token| token.split_once('.'));
        let Some((players, seal)) = sealed else { return KnownPlayers::default() };
        if !keys.is_sealed(&sealed_text(players), seal) {
            return KnownPlayers::default();
        }
        let read = players.split(BETWEEN).filter_map(|player| player.parse().ok());
        KnownPlayers(read.map(PlayerId).collect())
    }

    /// Whether this player has signed in with the browser.
    pub(crate) fn has(&self, player: PlayerId) -> bool {
        self.0.contains(&player)
    }

    /// Notes that the player has signed in.
    pub(crate) fn add(&mut self, player: PlayerId) {
        self.0.retain(|known| *known != player);
        self.0.push(player);
        let over = self.0.len().saturating_sub(PLAYERS_MAX);
        self.0.drain(..over);
    }

    /// The header that sets the cookie.
    pub(crate) fn cookie(&self, keys: &Keys) -> HeaderValue {
        let players: Vec<String> = self.0.iter().map(PlayerId::to_string).collect();
        let players = players.join(BETWEEN);
        let seal = keys.seal(&sealed_text(&players));
        cookie::header_value(NAME, &format!("{players}.{seal}"), LIFETIME_SECONDS)
    }
}

/// What is sealed: the key seals other texts, too.
fn sealed_text(players: &str) -> String {
    format!("known:{players}")
}
