//! Players of teams who have fallen silent: the team is asked first, and where nobody is named in time the games are lost
//! by themselves (TR-8.7b, SKS-7.7a-c).

use serde_json::json;
use tests::DAY;

use crate::request::Runs;
use crate::teams_world::TeamsWorld;

/// Days in which the team of whoever is silent can name somebody, and a day more: two months (TR-8.7b), or 30
/// days (SKS-7.7).
const fn days_to_name(czech: bool) -> i64 {
    if czech { 31 } else { 63 }
}

impl TeamsWorld {
    /// Some players are reported as silent, no two of a team and no two on a board; half of those who can be replaced
    /// are, before the time is over, and the others lose.
    pub(crate) async fn fall_silent(&mut self) {
        let mut teams: Vec<u64> = self.line_ups.keys().copied().collect();
        let mut waiting = Vec::new();
        for board in 0..usize::from(self.plan.boards) {
            let team = teams.swap_remove(self.dice.below(teams.len()));
            if self.left(team, board) == 0 {
                continue;
            }
            let waits = self.report_silence(team, board).await;
            let named = self.dice.below(2) == 0;
            match self.substitutes.next() {
                _ if !waits => self.lose(team, board).await,
                Some(substitute) if named => self.name_for_silent(team, board, substitute).await,
                _ => waiting.push((team, board)),
            }
        }
        self.app.wait((days_to_name(self.plan.czech) - 3) * DAY);
        Runs::InOrder.through(&self.app.app).await;
        for (team, board) in &waiting {
            let left = self.left(*team, *board);
            let player = self.line_ups[team][*board];
            assert_eq!(self.held(player).await, left, "{team} {board}: the time is not over");
        }
        self.app.wait(3 * DAY);
        Runs::InOrder.through(&self.app.app).await;
        for (team, board) in waiting {
            self.lose(team, board).await;
        }
    }

    /// Whether the team is asked first: not where no more may be replaced (SKS-7.7).
    async fn report_silence(&mut self, team: u64, board: usize) -> bool {
        // Whoever has not begun has games cancelled (TR-8.7d is tried elsewhere).
        let games = (0..self.games.len()).filter(|at| {
            let game = &self.games[*at];
            game.is_of(team, board) && game.ended.is_none()
        });
        for at in games.collect::<Vec<_>>() {
            self.open(at).await;
        }
        let player = self.line_ups[&team][board];
        let body = json!({
            "player": player, "kind": "silent", "reason": "So be it.", "suspension_months": 12
        });
        self.report(body).await;
        let waits = self.may_replace(team, board, false);
        let last = self.last_replacement(team).await;
        let is_asked = last["otherwise"] == "default" && last["board"] == board as u64 + 1;
        assert_eq!(is_asked && last["state"] == "asked", waits, "{team} {board}: {last}");
        waits
    }

    async fn name_for_silent(&mut self, team: u64, board: usize, substitute: u32) {
        let number = self.name_last(team, substitute).await;
        self.seat(&self.path(&format!("/teams/{team}/replacements")), number).await;
        self.sits((team, board), substitute, false).await;
    }

    /// Nobody plays on: every game that is left is lost.
    async fn lose(&mut self, team: u64, board: usize) {
        for at in 0..self.games.len() {
            let game = &self.games[at];
            if game.is_of(team, board) && game.ended.is_none() {
                let halves = if game.teams[0] == team { [0, 2] } else { [2, 0] };
                self.is_over(at, halves);
            }
        }
        assert_eq!(self.held(self.line_ups[&team][board]).await, 0, "{team} {board}");
        self.lost += 1;
    }
}
