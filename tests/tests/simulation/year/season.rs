//! A quarter of a year: events are opened, played and finished, and its list is published.

use rules::PlayerId;
use serde_json::{Value, json};
use store::Role;
use tests::{DAY, DIRECTOR, OFFICER};

use super::plans::plans;
use super::world::{Held, QUARTERS, Year};

impl Year {
    /// A quarter, from 0.
    pub(super) async fn quarter(&mut self, quarter: usize) {
        let first = QUARTERS[quarter];
        self.wait_to(first + 1).await;
        if quarter == 0 {
            self.apply().await;
            self.announce_teams().await;
        } else {
            self.fide_list(&format!("2026/{}", quarter + 1)).await;
        }
        self.finish_all().await;
        let mut opened = Vec::new();
        for plan in plans(self.seed, quarter) {
            if let Some((event, players)) = self.open(&plan).await {
                opened.push((plan, event, players));
            }
        }
        self.wait_to(first + 8).await;
        if let Some((_, event, players)) = opened.first() {
            let outside = (1..=74).find(|player| !players.contains(player));
            self.enter_late(*event, outside.expect("somebody")).await;
        }
        for (plan, event, players) in opened {
            let section = self.publish(event, &plan, players.len()).await;
            let forfeits =
                !plan.entry.ends_with("_norm") && plan.stage != "world_championship_final";
            self.running.push(Held { id: event, section, forfeits, players });
        }
        self.wait_to(first + 11).await;
        self.start_all().await;
        self.wait_to(first + 20).await;
        self.start_all().await;
        if quarter > 0 {
            self.leave_early().await;
        }
        self.play_all(40).await;
        self.suspend(quarter).await;
        self.wait_to(first + 25).await;
        self.outage().await;
        self.wait_to(first + 32).await;
        self.play_all(50).await;
        self.withdrawals(quarter).await;
        self.wait_to(first + 41).await;
        self.play_all(95).await;
        // The flags of games that nobody has played, and an outage before them.
        self.wait_to(first + 52).await;
        self.finish_all().await;
        // Results that come too late for the list.
        self.wait_to(first + 64).await;
        self.play_all(30).await;
        self.publish_list(quarter).await;
        self.wait_to(first + 70).await;
        self.play_all(100).await;
        self.finish_all().await;
    }

    /// Sections whose clocks run since the last look, as they stand then.
    pub(super) async fn start_all(&mut self) {
        let held = self.running.clone();
        let new = held.iter().filter(|held| !self.knows(held.section));
        let mut started = Vec::new();
        for held in new {
            let path = format!("/api/sections/{}", held.section);
            let section = self.read(&path).await;
            // Its clocks stand still as yet, and its ratings are those of another day.
            if self.until(&section["starts_at"]) >= 0 {
                continue;
            }
            let mut people = json!({});
            for player in held.players.iter().filter(|player| **player >= 65) {
                people[player.to_string()] = self.profile(*player).await;
            }
            started.push(json!({ "event": held.id, "section": section, "people": people }));
        }
        for record in started {
            self.tell("started", record);
        }
    }

    pub(super) fn knows(&self, section: u64) -> bool {
        let started = self.diary.iter().filter(|record| record["what"] == "started");
        started.into_iter().any(|record| record["section"]["id"] == section)
    }

    /// Tells how a section stands now.
    pub(super) async fn look(&mut self, section: u64) -> Value {
        let table = self.read(&format!("/api/sections/{section}")).await;
        self.tell("table", json!({ "section": table }));
        table
    }

    /// Confirms the final tables of everything that is over; what is not is refused.
    async fn finish_all(&mut self) {
        for held in self.running.clone() {
            if !self.knows(held.section) {
                continue;
            }
            let table = self.look(held.section).await;
            let counts = &table["counts"];
            let runs = ["not_started", "running", "in_adjudication"];
            let runs: i64 = runs.iter().filter_map(|state| counts[*state].as_i64()).sum();
            if runs > 0 && self.dice.happens(70) {
                continue;
            }
            let path = format!("/api/events/{}", held.id);
            let version = self.read(&path).await["version"].clone();
            let director = self.app.person_as(DIRECTOR, Role::Director);
            let answer =
                director.post(&format!("{path}/finish"), &json!({ "version": version })).await;
            self.app.run_all_schedules().await;
            let mut norms = json!({});
            if answer.status < 300 {
                // Elsewhere nobody can have made one.
                let gave = !table["norms"][0]["norms"].as_array().is_none_or(Vec::is_empty);
                for player in held.players.iter().filter(|_| gave) {
                    let profile = self.profile(*player).await;
                    let made = profile["norms"].as_array().expect("norms").iter();
                    let here = made.filter(|norm| norm["section"] == held.section);
                    norms[player.to_string()] = here.cloned().collect();
                }
                self.running.retain(|other| other.id != held.id);
            }
            let record = json!({ "event": held.id, "norms": norms });
            self.tell_answer("finished", record, &answer);
            if answer.status < 300 {
                self.give_back(held.id).await;
            }
        }
    }

    /// Deposits of an event that is over.
    async fn give_back(&mut self, event: u64) {
        let entries = self.read(&format!("/api/events/{event}/entries")).await;
        let mut held = Vec::new();
        for entry in entries["entries"].as_array().expect("entries") {
            if entry["deposit"]["refunded_at"].is_null() && !entry["deposit"].is_null() {
                held.push(entry["player"]["id"].as_u64().expect("a number") as u32);
            }
        }
        for player in held {
            let path = format!("/api/events/{event}/entries/{player}");
            let answer = self.officer(&path, json!({ "decision": "deposit_refunded" })).await;
            let record = json!({
                "event": event, "player": player, "decision": "deposit_refunded",
                "profile": self.profile(player).await
            });
            self.tell_answer("settled", record, &answer);
        }
    }

    /// The list of the next quarter: begun by the schedule, published by the commissioner, and why each rating
    /// on it is what it is.
    async fn publish_list(&mut self, quarter: usize) {
        self.wait_to(QUARTERS[quarter] + 68).await;
        self.start_all().await;
        for held in self.running.clone() {
            if self.knows(held.section) {
                self.look(held.section).await;
            }
        }
        let (of_year, number) = if quarter == 3 { (2027, 1) } else { (2026, quarter + 2) };
        let id = format!("chess-{of_year}-{number}");
        for _ in 0..3 {
            self.app.run_all_schedules().await;
        }
        let run = self.read(&format!("/api/rating-runs/{id}")).await;
        let changed: Vec<u32> = run["changes"]
            .as_array()
            .expect("changes")
            .iter()
            .map(|change| change["player"]["id"].as_u64().expect("a number") as u32)
            .collect();
        let body = json!({ "version": run["run"]["version"] });
        self.officer(&format!("/api/rating-runs/{id}/publish"), body).await.expect(200);
        let file = self.read(&format!("/api/rating-lists/{id}/list.json")).await;
        let mut why = json!({});
        for player in changed {
            let path = format!("/api/players/{player}/ratings/{id}");
            let answer = self.app.person(PlayerId(player)).get(&path).await.expect(200);
            why[player.to_string()] = answer.json;
        }
        let record = json!({
            "quarter": [of_year, number], "rows": file["players"], "why": why
        });
        self.tell("list", record);
    }

    /// Titles that wait at the desk.
    pub(super) async fn cases(&mut self) {
        let cases = self.read("/api/title-cases").await["cases"].clone();
        let mut titles = json!({});
        for player in self.auditor.with_norms() {
            titles[player.to_string()] = self.profile(player).await["player"]["title"].clone();
        }
        self.tell("cases", json!({ "cases": cases, "titles": titles }));
    }

    /// Officers suspend somebody for what they did.
    async fn suspend(&mut self, quarter: usize) {
        if quarter % 2 == 1 {
            return;
        }
        let player = 31 + self.dice.below(34) as u32;
        let path = format!("/api/players/{player}/suspensions");
        let body = json!({ "cause": "conduct", "months": 4, "reason": "Insulted opponents." });
        let answer = self.officer(&path, body).await;
        if answer.status < 300 {
            let record = json!({ "player": player, "months": 4, "json": answer.json });
            self.tell("suspended", record);
        }
    }

    /// The server was away for two days, which sections with untouched games are given back.
    async fn outage(&mut self) {
        let sections: Vec<u64> = self
            .running
            .iter()
            .filter(|held| held.forfeits && self.knows(held.section))
            .map(|held| held.section)
            .take(3)
            .collect();
        let (from, until) = (self.now() - 3 * DAY, self.now() - DAY);
        let text = |at: i64| rules::Instant::from_unix(at).to_string();
        let body = json!({
            "sections": sections, "from": text(from), "until": text(until),
            "reason": "The line was cut."
        });
        let officer = self.app.person_as(OFFICER, Role::Officer);
        officer.post("/api/director/outages", &body).await.expect(200);
        self.tell("outage", json!({ "sections": sections, "from": from, "until": until }));
    }
}
