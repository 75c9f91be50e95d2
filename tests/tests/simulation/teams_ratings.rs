//! The rating list after an event of teams, calculated again: for whom a game counts that a substitute has taken over,
//! and what everybody's rating comes to (RAT-6, RAT-18, SKS-4.7).

use std::collections::BTreeMap;

use serde_json::{Value, json};
use store::Role;
use tests::{DAY, OFFICER};

use crate::request::{Request, Runs};
use crate::teams_world::TeamsWorld;
use crate::year::{development, expected, rounded};

/// The list from which everybody starts, and the first one that is published after the event.
const STARTS_WITH: &str = "2026/1";
const NEXT: (&str, &str) = ("2026/4", "chess-2026-4");
/// Days from the first one of tests to 5 September, when everything for that list is there.
const DAYS_TO_LIST: i64 = 247;

impl TeamsWorld {
    /// A list with a fixed rating for everybody.
    pub(crate) async fn list_everybody(&mut self) {
        let mut csv = String::from("id,rating,games\n");
        let players = self.entrants.iter().flat_map(|entrant| entrant.players.clone());
        for player in players.chain(self.substitutes.clone()).collect::<Vec<_>>() {
            let rating = 1_900 + self.dice.below(600) as i64;
            let games = 30 + self.dice.below(100) as i64;
            csv.push_str(&format!("{player},{rating},{games}\n"));
            self.listed.insert(player, (rating, games));
        }
        let body = json!({
            "pool": "chess", "quarter": STARTS_WITH, "rule_set": "iccf", "csv": csv, "history": ""
        });
        self.front.fail(0);
        let lists = "/api/rating-lists".to_owned();
        Request::post(OFFICER, Role::Officer, lists, body).insist(&self.app).await.expect(200);
        self.app.run_all_schedules().await;
        self.front.fail_rarely(self.plan.failing);
    }

    /// The next list says of everybody what the games come to.
    pub(crate) async fn check_ratings(&mut self) {
        let officer = |path: &str, body: Value| {
            Request::post(OFFICER, Role::Officer, format!("/api/rating-runs{path}"), body)
        };
        let begin = json!({ "pool": "chess", "quarter": NEXT.0, "rule_set": "iccf" });
        let due = tests::START.unix() + DAYS_TO_LIST * DAY;
        self.app.wait(due - self.app.app.clock.now().unix());
        officer("", begin).insist(&self.app).await.expect(200);
        Runs::InOrder.through(&self.app.app).await;
        let path = format!("/api/rating-runs/{}", NEXT.1);
        let run = self.app.person_as(OFFICER, Role::Officer).get(&path).await.expect(200).json;
        let body = json!({ "version": run["run"]["version"] });
        officer(&format!("/{}/publish", NEXT.1), body).insist(&self.app).await.expect(200);
        let path = format!("/api/rating-lists/{}/list.json", NEXT.1);
        let list = self.app.person_as(OFFICER, Role::Officer).get(&path).await.expect(200).json;
        let row = |row: &Value| {
            let number = |value: &Value| value.as_i64().expect("a number");
            let player = u32::try_from(number(&row["player"]["id"])).expect("small");
            (player, (number(&row["player"]["rating"]), number(&row["games"])))
        };
        let told: BTreeMap<u32, (i64, i64)> =
            list["players"].as_array().expect("players").iter().map(row).collect();
        assert_eq!(told, self.new_list());
    }

    /// Everybody with the rating and the number of games after the event.
    fn new_list(&self) -> BTreeMap<u32, (i64, i64)> {
        // Above what was expected, in hundredths, and games.
        let mut changes: BTreeMap<u32, (i64, i64)> = BTreeMap::new();
        for game in &self.games {
            let (halves, players) = game.ended.expect("it is over");
            let before =
                [0, 1].map(|side| self.predecessor(game.teams[side], game.board, players[side]));
            let counts = |player: u32| self.listed[&player].0;
            for (own, other) in [(0, 1), (1, 0)] {
                let opponent = before[other].map_or(0, counts).max(counts(players[other]));
                let change =
                    |player: u32| 50 * halves[own] as i64 - expected(counts(player), opponent);
                // A game is the substitute's only where it raises the rating (RAT-18).
                let credited = match before[own] {
                    Some(before) if change(players[own]) <= 0 => before,
                    _ => players[own],
                };
                let sum = changes.entry(credited).or_default();
                *sum = (sum.0 + change(credited), sum.1 + 1);
            }
        }
        let line = |(player, (rating, games)): (&u32, &(i64, i64))| {
            let (above, more) = changes.get(player).copied().unwrap_or_default();
            let (r, g) = development(*rating, *games);
            let exact = i128::from(*rating) * 800_000 + i128::from(above * r * g);
            (*player, (rounded((exact, 800_000)), games + more))
        };
        self.listed.iter().map(line).collect()
    }

    /// In whose place somebody sits on a board.
    fn predecessor(&self, team: u64, board: usize, player: u32) -> Option<u32> {
        let sat = self.sat.get(&(team, board))?;
        let place = sat.iter().position(|it| *it == player)?;
        place.checked_sub(1).map(|place| sat[place])
    }
}
