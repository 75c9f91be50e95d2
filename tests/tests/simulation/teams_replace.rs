//! Players of teams who are replaced between the games (TR-8.7b, TR-8.7c, SKS-7.7).

use axum::http::Method;
use rules::PlayerId;
use serde_json::{Value, json};
use store::Role;

use crate::request::{Request, Runs};
use crate::teams_world::TeamsWorld;

impl TeamsWorld {
    /// Now and then somebody is replaced, wherever games are left to play; what the rules say no to is refused, and
    /// changes nothing (SKS-7.7).
    pub(crate) async fn perhaps_replace(&mut self) {
        if self.dice.below(8) > 0 {
            return;
        }
        let team = self.dice.below(self.plan.teams()) as u64 + 1;
        let board = self.dice.below(self.plan.boards.into());
        let died = self.dice.below(3) == 0;
        let stops = self.dice.below(2) == 0;
        let Some(substitute) = self.substitutes.next() else { return };
        let body = json!({
            "act": "ask", "board": board + 1, "ground": if died { "died" } else { "stopped" },
            "reason": "So be it.", "substitute": substitute, "stops_clocks": stops
        });
        let expected = match self.left(team, board) {
            0 => Some("no_unfinished_game"),
            _ if self.may_replace(team, board, died) => None,
            _ if self.counted(team).any(|on| on == board) => Some("board_replaced_already"),
            _ => Some("too_many_replacements"),
        };
        let path = self.path(&format!("/teams/{team}/replacements"));
        if died && expected.is_none() && self.dice.below(2) == 0 {
            let number = self.report_death((team, board), substitute).await;
            self.seat(&path, number).await;
            self.sits((team, board), substitute, died).await;
            return;
        }
        let ask = Request::post(tests::DIRECTOR, Role::Director, path.clone(), body);
        let answer = ask.insist(&self.app).await;
        if let Some(code) = expected {
            assert_eq!(answer.expect(409).json["code"], code, "{team} {board} {died}");
            return;
        }
        let asked = answer.expect(200).json;
        let number = asked["replacements"].as_array().map_or(0, Vec::len);
        self.seat(&path, number).await;
        self.sits((team, board), substitute, died).await;
    }

    /// The boards on which players of a team were replaced who had not died.
    fn counted(&self, team: u64) -> impl Iterator<Item = usize> {
        self.replaced.iter().filter(move |(of, _, died)| *of == team && !died).map(|it| it.1)
    }

    /// Whether one more may be replaced: by the Czech rules one a board, and half a team, besides those who have died
    /// (SKS-7.7).
    pub(crate) fn may_replace(&self, team: u64, board: usize, died: bool) -> bool {
        let half = usize::from(self.plan.boards) / 2;
        let is_left = self.counted(team).all(|on| on != board) && self.counted(team).count() < half;
        !self.plan.czech || died || is_left
    }

    /// Somebody's death or silence is reported: whoever reports it twice has reported it once.
    pub(crate) async fn report(&self, body: Value) {
        let report = "/api/director/withdrawals".to_owned();
        let report = Request::post(tests::DIRECTOR, Role::Director, report, body);
        report.insist(&self.app).await.expect(200);
        self.app.wait(60);
        Runs::InOrder.through(&self.app.app).await;
        report.insist(&self.app).await.expect(200);
    }

    /// The newest replacement of a team; null where there is none.
    pub(crate) async fn last_replacement(&self, team: u64) -> Value {
        let rest = format!("/teams/{team}/replacements");
        let list = self.organiser(Method::GET, &rest, Value::Null).await;
        list["replacements"].as_array().and_then(|all| all.last()).cloned().unwrap_or_default()
    }

    /// The director names somebody for the newest replacement of a team, and answers which it is.
    pub(crate) async fn name_last(&self, team: u64, substitute: u32) -> usize {
        let number = self.last_replacement(team).await["number"].as_u64().expect("a number");
        let path = self.path(&format!("/teams/{team}/replacements"));
        let body = json!({ "act": "name", "replacement": number, "substitute": substitute });
        let name = Request::post(tests::DIRECTOR, Role::Director, path, body);
        name.insist(&self.app).await.expect(200);
        number as usize
    }

    /// A death that is reported has the team asked by itself; the director names somebody. Answers which replacement
    /// it is.
    async fn report_death(&mut self, (team, board): (u64, usize), substitute: u32) -> usize {
        let player = self.line_ups[&team][board];
        self.report(json!({ "player": player, "kind": "death", "reason": "So be it." })).await;
        let last = self.last_replacement(team).await;
        assert_eq!((&last["state"], &last["ground"]), (&json!("asked"), &json!("died")), "{last}");
        assert_eq!(last["replaced"]["id"], player);
        self.name_last(team, substitute).await
    }

    /// The director lets the substitute play, however often it is sent.
    pub(crate) async fn seat(&mut self, path: &str, number: usize) {
        let body = json!({ "act": "seat", "replacement": number });
        let seat = Request::post(tests::DIRECTOR, Role::Director, path.to_owned(), body);
        seat.insist(&self.app).await.expect(200);
        // What the request could not bring to the games the alarm does.
        self.app.wait(60);
        Runs::InOrder.through(&self.app.app).await;
        seat.insist(&self.app).await.expect(200);
    }

    /// The substitute has every unfinished game of the board, and the predecessor none.
    pub(crate) async fn sits(&mut self, (team, board): (u64, usize), substitute: u32, died: bool) {
        self.replaced.push((team, board, died));
        let players = self.line_ups.get_mut(&team).expect("a team");
        let before = std::mem::replace(&mut players[board], substitute);
        self.sat.entry((team, board)).or_insert_with(|| vec![before]).push(substitute);
        let held = (self.held(before).await, self.held(substitute).await);
        assert_eq!(held, (0, self.left(team, board)), "{team} {board}");
    }

    /// How many games somebody has that are not over.
    pub(crate) async fn held(&self, player: u32) -> usize {
        self.front.fail(0);
        let seats = self.app.app.store.seats(PlayerId(player)).await.expect("seats");
        self.front.fail_rarely(self.plan.failing);
        seats.iter().filter(|seat| seat.ended_at.is_none()).count()
    }
}
