//! A game that is played through a server in a process of its own, with what its players were given.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use games::record::Record;
use posthorn::demo::Pairing;
use posthorn::verify;
use rules::{ByColor, Color};
use serde_json::{Value, json};

use crate::server::endless_move;

/// One game with the receipts that its players hold.
#[derive(Clone, Debug)]
pub struct Played {
    /// Who plays what.
    pub pairing: Pairing,
    /// Both players' tokens.
    pub tokens: ByColor<String>,
    /// What they were given, by the half-move.
    pub receipts: Vec<String>,
}

impl Played {
    /// A game without moves.
    pub fn new(pairing: Pairing, tokens: ByColor<String>) -> Played {
        Played { pairing, tokens, receipts: Vec::new() }
    }

    fn path(&self, rest: &str) -> String {
        format!("/api/games/{}{rest}", self.pairing.game)
    }

    fn token(&self, ply: u16) -> &str {
        self.tokens.get(Color::from_white(ply.is_multiple_of(2)))
    }

    /// Plays on until there are so many half-moves or until the server is gone.
    ///
    /// # Panics
    /// When a move is refused.
    pub async fn play(
        mut self,
        origin: String,
        plies: u16,
        acknowledged: Arc<AtomicUsize>,
    ) -> Played {
        let http = reqwest::Client::new();
        while self.receipts.len() < plies.into() {
            let ply = self.receipts.len() as u16;
            let body = json!({"ply": ply, "move": endless_move(self.pairing.variant, ply)});
            let url = format!("{origin}{}", self.path("/moves"));
            let sent = http.post(url).bearer_auth(self.token(ply)).json(&body).send().await;
            let Ok(answer) = sent else { break };
            assert_eq!(answer.status(), 200, "ply {ply}");
            let Ok(sent) = answer.json::<Value>().await else { break };
            self.receipts.push(sent["receipt"].as_str().expect("a receipt").to_owned());
            acknowledged.fetch_add(1, Ordering::SeqCst);
        }
        self
    }

    /// The game's record, which verifies.
    ///
    /// # Panics
    /// When there is none, or it does not.
    pub async fn record(&self, origin: &str) -> Record {
        let url = format!("{origin}{}", self.path("/record"));
        let answer = reqwest::Client::new().get(url).bearer_auth(self.token(0)).send().await;
        let record: Record = answer.expect("an answer").json().await.expect("a record");
        assert_eq!(verify::faults(&record, &record.keys), []);
        record
    }

    /// Every receipt is in the record; at most one move more was written.
    ///
    /// # Panics
    /// When one is not.
    pub async fn check(&self, origin: &str) {
        let record = self.record(origin).await;
        let kept: Vec<&String> =
            record.log.iter().filter_map(|line| line.receipt.as_ref()).collect();
        let held: Vec<&String> = self.receipts.iter().collect();
        assert_eq!(kept[..held.len()], held[..], "game {}", self.pairing.game);
        assert!(kept.len() <= held.len() + 1, "only the move in flight may be there as well");
    }
}
