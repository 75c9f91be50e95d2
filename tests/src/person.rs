//! Somebody who is signed in, and what people do.

use axum::http::Method;
use rules::{GameId, PlayerId};
use serde_json::{Value, json};
use store::{Account, AddressRequest, ChangedBy, Role, Wanted};

use crate::{Answer, START, TestApp};

/// Somebody who is signed in. The token is made again for each request: signing in is not the
/// subject wherever this is used.
#[derive(Clone, Copy)]
pub struct Person<'a> {
    app: &'a TestApp,
    /// Who it is.
    pub player: PlayerId,
    role: Role,
}

impl<'a> Person<'a> {
    pub(crate) fn new(app: &'a TestApp, player: PlayerId, role: Role) -> Person<'a> {
        Person { app, player, role }
    }

    /// A request in this person's name.
    pub async fn request(&self, method: Method, path: &str, body: &Value) -> Answer {
        let bearer = format!("Bearer {}", self.app.token(self.player, self.role));
        let headers = [("authorization", bearer.as_str()), ("content-type", "application/json")];
        let body = if body.is_null() { String::new() } else { body.to_string() };
        self.app.request(method, path, &headers, body).await
    }

    /// Reads.
    pub async fn get(&self, path: &str) -> Answer {
        self.request(Method::GET, path, &Value::Null).await
    }

    /// Posts JSON.
    pub async fn post(&self, path: &str, body: &Value) -> Answer {
        self.request(Method::POST, path, body).await
    }

    /// Puts JSON.
    pub async fn put(&self, path: &str, body: &Value) -> Answer {
        self.request(Method::PUT, path, body).await
    }

    /// Looks at a game.
    pub async fn game(&self, id: GameId) -> Answer {
        self.get(&format!("/api/games/{id}")).await
    }

    /// Lists games, `running` or `finished`.
    pub async fn games(&self, state: &str) -> Answer {
        self.get(&format!("/api/games?state={state}")).await
    }

    /// Sends a move that answers the position after `ply` half-moves.
    pub async fn play(&self, id: GameId, ply: u16, text: &str) -> Answer {
        self.send_move(id, &json!({ "ply": ply, "move": text })).await
    }

    /// Sends a move with a draw offer.
    pub async fn play_and_offer_draw(&self, id: GameId, ply: u16, text: &str) -> Answer {
        self.send_move(id, &json!({ "ply": ply, "move": text, "offer_draw": true })).await
    }

    /// Sends a move as it is.
    pub async fn send_move(&self, id: GameId, body: &Value) -> Answer {
        self.post(&format!("/api/games/{id}/moves"), body).await
    }

    /// Looks at a move before it is sent.
    pub async fn preview(&self, id: GameId, ply: u16, text: &str) -> Answer {
        let body = json!({ "ply": ply, "move": text });
        self.post(&format!("/api/games/{id}/moves/preview"), &body).await
    }

    /// Resigns.
    pub async fn resign(&self, id: GameId) -> Answer {
        self.post(&format!("/api/games/{id}/resign"), &json!({})).await
    }

    /// Accepts the opponent's draw offer.
    pub async fn accept_draw(&self, id: GameId) -> Answer {
        self.post(&format!("/api/games/{id}/draw/accept"), &json!({})).await
    }

    /// Declines the opponent's draw offer.
    pub async fn decline_draw(&self, id: GameId) -> Answer {
        self.post(&format!("/api/games/{id}/draw/decline"), &json!({})).await
    }

    /// Claims a draw or the game: for the position after `intended`, or for the present one.
    pub async fn claim(&self, id: GameId, ply: u16, claim: &str, intended: Option<&str>) -> Answer {
        let body = json!({ "ply": ply, "claim": claim, "move": intended });
        self.post(&format!("/api/games/{id}/claims"), &body).await
    }

    /// Looks at the facts of a claim.
    pub async fn preview_claim(
        &self,
        id: GameId,
        ply: u16,
        claim: &str,
        intended: Option<&str>,
    ) -> Answer {
        let body = json!({ "ply": ply, "claim": claim, "move": intended });
        self.post(&format!("/api/games/{id}/claims/preview"), &body).await
    }

    /// Starts or stops the count of Makruk.
    pub async fn count(&self, id: GameId, ply: u16, action: &str) -> Answer {
        let body = json!({ "ply": ply, "action": action });
        self.post(&format!("/api/games/{id}/count"), &body).await
    }

    /// Leaves conditional moves in the position after `ply` half-moves.
    pub async fn leave(&self, id: GameId, ply: u16, lines: &Value) -> Answer {
        let body = json!({ "ply": ply, "lines": lines });
        self.request(Method::PUT, &format!("/api/games/{id}/conditional-moves"), &body).await
    }

    /// The claims that wait for a ruling.
    pub async fn waiting_claims(&self) -> Answer {
        self.get("/api/director/claims").await
    }

    /// Rules on a claim.
    pub async fn rule(&self, id: GameId, ply: u16, upheld: bool, reason: &str) -> Answer {
        let body = json!({ "ply": ply, "upheld": upheld, "reason": reason });
        self.post(&format!("/api/director/claims/{id}"), &body).await
    }

    /// Writes to the opponent.
    pub async fn write(&self, id: GameId, message: &str, text: &str) -> Answer {
        let body = json!({ "id": message, "text": text });
        self.post(&format!("/api/games/{id}/messages"), &body).await
    }

    /// The game's record.
    pub async fn record(&self, id: GameId) -> Answer {
        self.get(&format!("/api/games/{id}/record")).await
    }

    /// The game in PGN.
    pub async fn pgn(&self, id: GameId) -> Answer {
        self.get(&format!("/api/games/{id}/pgn")).await
    }
}

/// What the address that an account leaves is told when its owner changes it.
pub fn left(account: &Account) -> AddressRequest {
    let (language, zone) = (account.language.clone(), account.zone);
    let left = Wanted::Left { by: ChangedBy::Owner, language, zone };
    AddressRequest::new(format!("left-{}", account.player), account.email.clone(), left, START)
}
