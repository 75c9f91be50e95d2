//! A quarter of rated games for tests: a list in force, a section of seven, and the officer who runs
//! the ratings.

use rules::{GameId, PlayerId};
use serde_json::{Value, json};
use store::Role;

use crate::{Answer, DAY, OFFICER, Person, TestApp};

/// Days from the start of tests, 1 January 2026, to 5 March, the first on which everything in time for the
/// second quarter's list is there.
pub const TO_MARCH_5: i64 = 63;

/// Number, rating and games of the first list; 6 is new, and 7's earlier games are not here.
const LISTED: [(u32, u16, u32); 6] =
    [(1, 2000, 100), (2, 2000, 100), (3, 2400, 100), (4, 1900, 100), (5, 2250, 55), (7, 2300, 20)];

/// The section's games run since 15 January; what is played and when is up to the test.
pub struct Quarter {
    /// The server.
    pub app: TestApp,
    /// The section.
    pub section: u64,
}

impl Quarter {
    /// A list in force, and a rated section of seven whose games run since 1 January.
    pub async fn begun() -> Quarter {
        Quarter::begun_with("").await
    }

    /// The same, with earlier games that come with the list.
    pub async fn begun_with(history: &str) -> Quarter {
        Quarter::over(TestApp::new().await, history).await
    }

    /// The same on a server that is empty yet.
    pub async fn over(app: TestApp, history: &str) -> Quarter {
        app.officials().await;
        for player in 1..=7 {
            app.member(player, "CZE", None, Role::Player).await;
        }
        let mut csv = String::from("id,rating,games\n");
        for (player, rating, games) in LISTED {
            csv.push_str(&format!("{player},{rating},{games}\n"));
        }
        let officer = app.person_as(OFFICER, Role::Officer);
        let list = json!({
            "pool": "chess", "quarter": "2026/1", "rule_set": "iccf", "csv": csv,
            "history": history
        });
        officer.post("/api/rating-lists", &list).await.expect(200);
        let rated = |a: &mut Value| {
            a["rated"] = json!(true);
            a["unrated_level"] = json!(1_800);
        };
        let announcement = app.preset("friendly", rated).await;
        let event = app.announce(&announcement).await;
        let published = app.publish(event, &[1, 2, 3, 4, 5, 6, 7], &[7]).await;
        let section = published["sections"][0]["id"].as_u64().expect("a section");
        app.wait(14 * DAY);
        app.run_all_schedules().await;
        Quarter { app, section }
    }

    /// The rating commissioner.
    pub fn officer(&self) -> Person<'_> {
        self.app.person_as(OFFICER, Role::Officer)
    }

    /// The game of two players.
    pub async fn game_of(&self, one: u32, other: u32) -> GameId {
        let seats = self.app.app.store.seats(PlayerId(one)).await.expect("seats");
        let seat = seats.iter().find(|seat| seat.opponent == PlayerId(other)).expect("a game");
        seat.game
    }

    /// One player loses against another.
    pub async fn loses(&self, loser: u32, winner: u32) {
        let game = self.game_of(loser, winner).await;
        self.app.person(PlayerId(loser)).resign(game).await.expect(200);
    }

    /// What the commissioner asks of the runs.
    pub async fn post(&self, path: &str, body: Value) -> Answer {
        self.officer().post(&format!("/api/rating-runs{path}"), &body).await
    }

    /// Begins the run of a quarter.
    pub async fn begin(&self, quarter: &str) -> Answer {
        self.post("", json!({ "pool": "chess", "quarter": quarter, "rule_set": "iccf" })).await
    }

    /// What profiles say, by number.
    pub async fn ratings(&self) -> Vec<Option<u64>> {
        let mut ratings = Vec::new();
        for player in 1..=7 {
            let path = format!("/api/players/{player}");
            let profile = self.app.person(PlayerId(player)).get(&path).await.expect(200).json;
            ratings.push(profile["ratings"][0]["rating"].as_u64());
        }
        ratings
    }
}

/// The version of a run.
pub fn version_of(run: &Value) -> Value {
    run["run"]["version"].clone()
}

/// The changes of a run: player, old and new rating, games.
pub fn changes_of(run: &Value) -> Vec<(u64, Option<u64>, Option<u64>, u64)> {
    let changes = run["changes"].as_array().expect("changes").iter();
    let mut changes: Vec<_> = changes
        .map(|change| {
            let player = change["player"]["id"].as_u64().expect("a number");
            let games = change["games"].as_u64().expect("a number");
            (player, change["old"].as_u64(), change["new"].as_u64(), games)
        })
        .collect();
    changes.sort_unstable();
    changes
}
