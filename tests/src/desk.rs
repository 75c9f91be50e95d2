//! A section for tests of the director's desk: three players, each pair with one game, a director and
//! an officer.

use std::sync::atomic::{AtomicU32, Ordering};

use posthorn::demo::Pairing;
use rules::{ByColor, GameId, PlayerId, Terms};
use serde_json::{Value, json};
use store::{Role, Section, SectionId};

use crate::{Answer, DIRECTOR, OFFICER, Person, TestApp};

/// The section.
pub const SECTION: SectionId = SectionId(700);

/// Who sits there.
pub struct Table {
    /// The players: the first has White against the second, the second against the third, the third
    /// against the first.
    pub players: [PlayerId; 3],
    /// Somebody who plays elsewhere.
    pub stranger: PlayerId,
    /// The games in this order, with the numbers from 701 on.
    pub games: [Pairing; 3],
}

/// Kinds of decisions that say on which article they rest.
pub const NEEDS_ARTICLE: [&str; 5] = ["penalty", "default", "cancel", "order", "expel"];

/// The body of a decision under a key of its own.
/// Its article is there where the kind needs one and no case gives it.
pub fn decision(kind: &str, more: Value) -> Value {
    static NUMBER: AtomicU32 = AtomicU32::new(0);
    let number = NUMBER.fetch_add(1, Ordering::Relaxed);
    let mut body =
        json!({ "request": format!("request-{number}"), "kind": kind, "reason": "So be it." });
    let Value::Object(more) = more else { panic!("members: {more}") };
    if NEEDS_ARTICLE.contains(&kind) && !more.contains_key("case") {
        body["rule"] = json!("LAW-13.3.2");
    }
    body.as_object_mut().expect("an object").extend(more);
    body
}

impl TestApp {
    /// A section on the usual terms.
    pub async fn table(&self) -> Table {
        self.table_on(|terms| terms).await
    }

    /// A section on other terms.
    pub async fn table_on(&self, change: impl Fn(Terms) -> Terms) -> Table {
        self.officials().await;
        let (first, second) = (self.pairing(1).await, self.pairing(2).await);
        // Nothing else of theirs runs.
        for pairing in [&first, &second] {
            self.person(pairing.players.white).resign(pairing.game).await.expect(200);
        }
        let players = [first.players.white, first.players.black, second.players.white];
        let section = Section::new(SECTION, "Final", "Cup");
        let section = Section { director: Some(DIRECTOR), leave_days: 45, ..section };
        self.app.store.create_section(&section).await.expect("a section");
        let game = |number: usize| Pairing {
            game: GameId(701 + u32::try_from(number).expect("a small number")),
            players: ByColor { white: players[number], black: players[(number + 1) % 3] },
            ..first
        };
        let games = [game(0), game(1), game(2)];
        for game in &games {
            self.create_game(game.game, SECTION, change(game.terms())).await;
        }
        Table { players, stranger: second.players.black, games }
    }

    /// The section's director.
    pub fn director(&self) -> Person<'_> {
        self.person_as(DIRECTOR, Role::Director)
    }

    /// An officer.
    pub fn officer(&self) -> Person<'_> {
        self.person_as(OFFICER, Role::Officer)
    }

    /// The case about a title once the offices have said of a step what it needs: recommended, and approved by
    /// 20 votes of 30.
    pub async fn approve_title(&self, case: &Value, step: &str) -> Value {
        let asked = case["approvals"].as_array().expect("approvals").iter();
        let Some(asked) = asked.clone().find(|asked| asked["step"] == step) else {
            return case.clone();
        };
        let path = format!("/api/title-cases/{}", case["case"]);
        let mut case = case.clone();
        if step == "revoke" {
            let body = json!({
                "version": case["version"], "step": "propose_revocation", "reason": "Rating was lost on purpose."
            });
            case = self.officer().post(&format!("{path}/decide"), &body).await.expect(200).json;
        }
        if asked["recommended_by"].is_string() {
            let body =
                json!({ "version": case["version"], "recommends": true, "text": "It is right." });
            case = self.officer().post(&format!("{path}/recommend"), &body).await.expect(200).json;
        }
        if asked["majority"].is_string() {
            let body = json!({
                "version": case["version"], "approving": 20, "of": 30, "text": "In Congress."
            });
            case = self.officer().post(&format!("{path}/votes"), &body).await.expect(200).json;
        }
        case
    }

    /// Runs what the stream would: tells players of what waits, and sends it.
    pub async fn send_mails(&self) -> Vec<(String, String)> {
        notify::tick(&self.app).await.expect("a sweep");
        let mails = self.take_mails().into_iter().map(|mail| (mail.to, mail.subject));
        let mut mails: Vec<_> = mails.collect();
        mails.sort();
        mails
    }
}

impl Person<'_> {
    /// Decides something at the desk.
    pub async fn decide(&self, body: &Value) -> Answer {
        self.post(&format!("/api/director/sections/{}/decisions", SECTION.0), body).await
    }

    /// Why nobody can move in a game, as the player's list tells it.
    pub async fn stands(&self, game: u32) -> Value {
        let list = self.games("running").await.expect(200).json;
        let rows = list["games"].as_array().expect("games");
        rows.iter().find(|row| row["id"] == game).expect("the game")["stands"].clone()
    }
}
