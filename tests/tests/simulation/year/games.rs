//! How games are played and end, and who withdraws.

use rules::{GameId, PlayerId};
use serde_json::{Value, json};
use store::Role;
use tests::{Answer, DIRECTOR, OFFICER, decision};

use super::world::{Held, Year};

/// A game that runs: number, White, Black.
type Running = (u64, [u32; 2]);

impl Year {
    /// So many of a hundred running games end.
    pub(super) async fn play_all(&mut self, percent: usize) {
        self.start_all().await;
        for held in self.running.clone() {
            if !self.knows(held.section) {
                continue;
            }
            let table = self.look(held.section).await;
            let games = running(&table);
            for game in games {
                let sent = self.auditor.is_sent(game.0);
                // Some of a section's games are left to their clocks.
                let left = held.forfeits && game.0 % 11 == 0;
                if sent {
                    self.adjudicate(&held, game).await;
                } else if !left && self.dice.happens(percent) {
                    self.end(&held, game).await;
                }
            }
        }
    }

    async fn play(&mut self, (game, players): Running, ply: u16, text: &str) {
        let mover = PlayerId(players[usize::from(ply % 2)]);
        let id = GameId(u32::try_from(game).expect("a number"));
        self.app.person(mover).play(id, ply, text).await.expect(200);
        self.tell("moved", json!({ "game": game }));
    }

    /// A game ends by a resignation, at once or after some moves, by agreement, or by a decision.
    async fn end(&mut self, held: &Held, game: Running) {
        let (id, players) = (GameId(u32::try_from(game.0).expect("a number")), game.1);
        let moves = self.auditor.moves_of(game.0);
        let loser = players[self.dice.below(2)];
        match self.dice.below(20) {
            0 if moves == 0 => {
                for (ply, text) in (0..).zip(["e4", "e5", "Nf3", "Nc6"]) {
                    self.play(game, ply, text).await;
                }
                self.resign(game, loser).await;
            }
            1..5 if moves == 0 => {
                let [white, black] = players.map(PlayerId);
                self.play(game, 0, "e4").await;
                self.play(game, 1, "e5").await;
                self.app.person(white).play_and_offer_draw(id, 2, "Nf3").await.expect(200);
                self.tell("moved", json!({ "game": game.0 }));
                self.app.person(black).accept_draw(id).await.expect(200);
                self.tell("ended", json!({ "game": game.0, "kind": "drawn" }));
            }
            5 => {
                let more = json!({ "game": game.0, "players": [loser] });
                self.decide(held.section, "default", more, (DIRECTOR, Role::Director))
                    .await
                    .expect(201);
                self.tell("ended", json!({ "game": game.0, "kind": "default", "by": loser }));
            }
            _ => self.resign(game, loser).await,
        }
    }

    async fn resign(&mut self, game: Running, loser: u32) {
        let id = GameId(u32::try_from(game.0).expect("a number"));
        self.app.person(PlayerId(loser)).resign(id).await.expect(200);
        self.tell("ended", json!({ "game": game.0, "kind": "resigned", "by": loser }));
    }

    async fn adjudicate(&mut self, held: &Held, game: Running) {
        let white = self.dice.below(3);
        let more = json!({ "game": game.0, "white_halves": white });
        let who = (OFFICER, Role::Officer);
        self.decide(held.section, "adjudicate", more, who).await.expect(201);
        self.tell("ended", json!({ "game": game.0, "kind": "adjudicated", "white_halves": white }));
    }

    async fn decide(
        &self,
        section: u64,
        kind: &str,
        more: Value,
        (who, role): (PlayerId, Role),
    ) -> Answer {
        let path = format!("/api/director/sections/{section}/decisions");
        self.app.person_as(who, role).post(&path, &decision(kind, more)).await
    }

    /// Somebody leaves in silence, another one with reasons that are accepted or not, and one dies.
    pub(super) async fn withdrawals(&mut self, quarter: usize) {
        let mut gone: Vec<u32> = Vec::new();
        for kind in ["silent", "accepted", "death", "unaccepted", "silent"] {
            if quarter > 0 && self.dice.happens(50) {
                continue;
            }
            let held = self.dice.pick(&self.running.clone()).clone();
            if !self.knows(held.section) {
                continue;
            }
            let table = self.look(held.section).await;
            let games = running(&table);
            if games.is_empty() {
                continue;
            }
            let player = self.dice.pick(&games).1[self.dice.below(2)];
            if gone.contains(&player) || self.auditor.has_died(i64::from(player)) {
                continue;
            }
            gone.push(player);
            self.withdraw(player, kind).await;
            for held in self.running.clone() {
                if self.knows(held.section) && held.players.contains(&player) {
                    self.look(held.section).await;
                }
            }
        }
    }

    /// Somebody leaves an event that gives norms before anything is played in it: all games are cancelled, and
    /// category and norms are those of the others.
    pub(super) async fn leave_early(&mut self) {
        for held in self.running.clone() {
            if !self.knows(held.section) {
                continue;
            }
            let table = self.look(held.section).await;
            let offers = table["norms"][0]["norms"].as_array().is_some_and(|all| !all.is_empty());
            let games = running(&table);
            let untouched = games.iter().all(|game| self.auditor.moves_of(game.0) == 0);
            let all = held.players.len() * (held.players.len() - 1) / 2;
            if offers && untouched && games.len() == all {
                let player = *self.dice.pick(&held.players);
                self.withdraw(player, "accepted").await;
                self.look(held.section).await;
                return;
            }
        }
    }

    async fn withdraw(&mut self, player: u32, kind: &str) {
        let path = "/api/director/withdrawals";
        let again = self.auditor.was_silent(i64::from(player));
        let months = match kind {
            "silent" if !again => json!(1 + self.dice.below(5)),
            _ => Value::Null,
        };
        if ["silent", "death"].contains(&kind) {
            let mut body =
                json!({ "player": player, "kind": kind, "reason": "No word since May." });
            if kind == "silent" {
                body["suspension_months"] = json!(25);
                if !again {
                    let answer = self.officer(path, body.clone()).await;
                    let record = json!({ "player": player, "kind": kind, "months": 25 });
                    self.tell_answer("withdrew", record, &answer);
                }
                body["suspension_months"] = months.clone();
            }
            let answer = self.officer(path, body).await;
            let record = json!({ "player": player, "kind": kind, "months": months });
            self.tell_answer("withdrew", record, &answer);
            return;
        }
        let asked = json!({
            "grounds": "grave_illness", "months": 3, "reasons": "An operation.", "games": []
        });
        let person = self.app.person(PlayerId(player));
        let mine = person.post("/api/withdrawals", &asked).await.expect(200).json;
        let mine = &mine["withdrawals"][0];
        let path = format!("{path}/{}", mine["id"].as_str().expect("an id"));
        let mut version = mine["version"].clone();
        let steps: &[&str] =
            if kind == "accepted" { &["accepted"] } else { &["offered", "unaccepted"] };
        for step in steps {
            let body = json!({ "kind": step, "reason": "It was looked at.", "version": version });
            let answer = self.officer(&path, body).await;
            version = answer.json["withdrawal"]["version"].clone();
            if *step == "offered" {
                answer.expect(200);
                continue;
            }
            let record = json!({ "player": player, "kind": step, "months": null });
            self.tell_answer("withdrew", record, &answer);
        }
    }
}

/// The games of a section's page that run.
fn running(table: &Value) -> Vec<Running> {
    let players = table["players"].as_array().expect("players");
    let number = |line: &Value| line["player"]["id"].as_u64().expect("a number") as u32;
    let mut games = Vec::new();
    for line in players {
        for (other, cells) in players.iter().zip(line["cells"].as_array().expect("cells")) {
            for cell in cells.as_array().expect("games") {
                if cell["color"] == "white" && cell["half_points"].is_null() {
                    let id = cell["game"].as_u64().expect("a number");
                    games.push((id, [number(line), number(other)]));
                }
            }
        }
    }
    games
}
