//! From the application to the start lists.

use rules::PlayerId;
use serde_json::{Value, json};
use store::Role;
use tests::{Answer, COMMISSIONER, DAY, OFFICER};

use super::plans::{OF_TEAMS, Plan};
use super::world::{DELEGATES, GROUPS, Year, federation};

/// Levels that the table of stages prints, for what states a stage.
const LEVELS: [(&str, u32); 20] = [
    ("world_cup_preliminary", 1800),
    ("world_championship_semi_final", 2400),
    ("world_championship_candidates", 2500),
    ("ladies_semi_final", 1900),
    ("ladies_final", 2100),
    ("world_cup_semi_final", 2000),
    ("world_cup_final", 2200),
    ("zonal_preliminary", 2200),
    ("zonal_semi_final", 2400),
    ("zonal_final", 2500),
    ("international_open_preliminary", 1800),
    ("international_open_semi_final", 2000),
    ("international_open_final", 2200),
    ("national_final", 2350),
    ("national_semi_final", 2200),
    ("national_quarter_final", 2050),
    ("national_qualification", 1900),
    ("national_veterans_final", 2300),
    ("national_cup_final", 2200),
    ("national_cup_preliminary", 1900),
];

/// What entering costs.
fn fee(cents: u32) -> Value {
    json!({ "minor_units": cents, "currency": "EUR" })
}

impl Year {
    /// A federation applies; the World Tournament Director, or Congress, decides.
    pub(super) async fn apply(&mut self) {
        for (of, kind, days, act) in [
            ("POL", "invitational", 195, "approve"),
            ("GER", "open", 195, "congress"),
            ("GER", "open", 100, "late"),
            ("CZE", "invitational", 150, "refuse"),
            ("CZE", "invitational", 100, "approve"),
            ("POL", "open", 200, "no source"),
        ] {
            let delegate = DELEGATES.iter().find(|(federation, _)| *federation == of);
            let delegate = PlayerId(delegate.expect("a delegate").1);
            let person = self.app.person_as(delegate, Role::Federation);
            let source = if act == "no source" { "" } else { "The federation." };
            let body = json!({
                "kind": kind, "name": format!("{of} Memorial {days}"),
                "starts_on": self.in_days(days).as_str().map(|at| &at[..10]), "fee": fee(1500),
                "plan": "One section of six.", "finance": null,
                "prizes": { "text": "A cup.", "source": source }
            });
            let answer = person.post("/api/approvals", &body).await;
            let record = json!({ "federation": of, "body": body });
            self.tell_answer("applied", record, &answer);
            if answer.status >= 300 {
                continue;
            }
            let id = answer.json["id"].clone();
            let mut version = answer.json["version"].clone();
            let steps: &[(&str, bool)] = match act {
                "congress" => &[("refer", false), ("approve", false), ("approve", true)],
                "refuse" => &[("refuse", false), ("approve", false)],
                _ => &[("approve", false)],
            };
            for (act, by_congress) in steps {
                let congress = by_congress.then_some("Congress 2026, minute 9");
                let body = json!({
                    "version": version, "act": act, "text": "As it is.", "congress": congress
                });
                let wtd = self.app.person_as(OFFICER, Role::WorldTournamentDirector);
                let answer = wtd.post(&format!("/api/approvals/{id}/decide"), &body).await;
                let record = json!({ "id": id, "act": act, "congress": congress });
                self.tell_answer("approval_decided", record, &answer);
                if answer.status < 300 {
                    version = answer.json["version"].clone();
                }
            }
            if ["approve", "congress"].contains(&act) {
                self.approved.push((id.as_u64().expect("a number"), of, kind));
            }
        }
    }

    /// Teams are not played here, whatever stage they state.
    pub(super) async fn announce_teams(&mut self) {
        for (stage, kind) in OF_TEAMS {
            let national = stage.starts_with("national");
            let announcement = self.app.preset("friendly", |a| {
                a["stage"] = json!(stage);
                a["kind"] = json!(kind);
                a["rated"] = json!(false);
                if national {
                    a["organiser"] = json!("CZE");
                    a["rule_set"] = json!("sks");
                }
            });
            let announcement = announcement.await;
            let _ = self.announce(announcement, Value::Null).await;
        }
    }

    async fn announce(&mut self, announcement: Value, approval: Value) -> Option<u64> {
        let body = json!({ "announcement": announcement, "approval": approval });
        let answer = self.officer("/api/events", body).await;
        let record = json!({ "announcement": announcement, "approval": approval });
        self.tell_answer("announced", record, &answer);
        answer.json["id"].as_u64().filter(|_| answer.status < 300)
    }

    /// What is announced of a plan.
    async fn announcement(&mut self, plan: &Plan) -> Value {
        self.announced += 1;
        let code = format!("Y/{}", self.announced);
        // Norm events are played longer: some of their results come too late for a list.
        let days = if plan.entry.ends_with("_norm") { 16 } else { 9 };
        let (closes, starts) = (self.in_days(6), self.in_days(days));
        let ends = self.in_days(700);
        let has_fee = self.dice.happens(30) || ["grandmaster_norm", "open"].contains(&plan.entry);
        let level = LEVELS.iter().find(|(stage, _)| *stage == plan.stage || *stage == plan.entry);
        let level = level.map(|(_, level)| *level);
        let announcement = self.app.preset(plan.preset, |a| {
            a["code"] = json!(code);
            a["name"] = json!(format!("{} {} {code}", plan.stage, plan.entry));
            a["kind"] = json!(plan.kind);
            a["entry"] = json!(plan.entry);
            a["stage"] = if plan.stage.is_empty() { Value::Null } else { json!(plan.stage) };
            a["organiser"] = json!(plan.organiser);
            a["rule_set"] = json!(plan.rule_set);
            a["section_size"] = json!(plan.size);
            a["rated"] = json!(true);
            a["norms"] = json!(plan.norms);
            a["silence"] = json!("off");
            if !plan.entry.ends_with("_class") && !plan.entry.ends_with("_norm") {
                a["unrated_level"] = json!(level);
            }
            if plan.stage.is_empty() && level.is_none() && a["unrated_level"].is_null() {
                a["unrated_level"] = json!(2000);
            }
            if plan.stage == "world_championship_final" {
                a["unrated_level"] = json!(2500);
            }
            if plan.rule_set == "sks" {
                a["tie_breaks"] = json!(["sonneborn_berger"]);
            }
            if plan.kind == "cup" && plan.rule_set == "iccf" {
                a["ends_at"] = ends;
            }
            if has_fee {
                a["fee"] = fee(1500);
            }
            a["entries_close_at"] = closes;
            a["starts_at"] = starts;
        });
        let mut announcement = announcement.await;
        let class = plan.entry.ends_with("_class") || plan.kind == "cup";
        if !class && plan.rule_set == "iccf" && self.dice.happens(30) {
            let ties =
                [json!(["wins"]), json!([]), json!(["direct_encounter", "sonneborn_berger"])];
            announcement["tie_breaks"] = self.dice.pick(&ties).clone();
        }
        announcement
    }

    /// Announcements that are refused, and the one that is not.
    async fn announce_plan(&mut self, plan: &Plan) -> Option<u64> {
        let announcement = self.announcement(plan).await;
        let changed = |member: &str, value: Value| {
            let mut changed = announcement.clone();
            changed[member] = value;
            changed
        };
        if plan.has_fixed_size() {
            // A size below every one that the table has.
            let _ = self.announce(changed("section_size", json!(6)), Value::Null).await;
        }
        let stated = !announcement["unrated_level"].is_null() && !plan.stage.is_empty();
        if stated && plan.stage != "world_championship_final" {
            let _ = self.announce(changed("unrated_level", json!(1777)), Value::Null).await;
        }
        if announcement["ends_at"].is_string() {
            let _ = self.announce(changed("ends_at", self.in_days(800)), Value::Null).await;
        }
        if plan.entry.ends_with("_class") || plan.entry == "world_cup_preliminary" {
            let _ = self.announce(changed("tie_breaks", json!([])), Value::Null).await;
        }
        if plan.entry.ends_with("_norm") {
            let _ =
                self.announce(changed("system", json!("double_round_robin")), Value::Null).await;
        }
        if plan.rule_set == "sks" {
            let _ = self.announce(changed("rule_set", Value::Null), Value::Null).await;
            let _ = self.announce(changed("norms", json!(true)), Value::Null).await;
            let _ = self.announce(changed("entry", json!("open")), Value::Null).await;
            let _ = self.announce(changed("organiser", json!("POL")), Value::Null).await;
        }
        if plan.organiser == "ICCF" || plan.rule_set == "sks" {
            return self.announce(announcement, Value::Null).await;
        }
        let kind = if plan.entry == "open" { "open" } else { "invitational" };
        let own = |it: &&(u64, &str, &str)| it.1 == plan.organiser && it.2 == kind;
        let own = self.approved.iter().find(own).map(|it| it.0);
        let _ = self.announce(announcement.clone(), Value::Null).await;
        let others = self.approved.iter().find(|it| it.1 == "CZE").map(|it| it.0);
        let _ = self.announce(announcement.clone(), json!(others)).await;
        let _ = self.announce(changed("fee", fee(1501)), json!(own)).await;
        let made = self.announce(announcement.clone(), json!(own)).await;
        let again = changed("code", json!(format!("AGAIN/{}", self.announced)));
        let _ = self.announce(again, json!(own)).await;
        made
    }

    /// An event from its announcement to the closing of its entries; nothing where too few have entered.
    pub(super) async fn open(&mut self, plan: &Plan) -> Option<(u64, Vec<u32>)> {
        let event = if plan.stage == "world_championship_final" {
            self.announce_final(plan).await
        } else {
            self.announce_plan(plan).await
        };
        let event = event.unwrap_or_else(|| panic!("not announced: {plan:?}"));
        let mut asked: Vec<u32> = Vec::new();
        for group in plan.groups {
            asked.extend(GROUPS[*group].clone());
        }
        // Most are those for whom it is; the others are told so.
        let others = (0..3).map(|_| 1 + self.dice.below(74) as u32).collect::<Vec<_>>();
        shuffle(&mut asked, &mut self.dice);
        asked.retain(|player| plan.entry != "national" || federation(*player) == "CZE");
        // Who has left something badly is back first.
        let owing = self.auditor.owing().into_iter().filter(|_| plan.entry == "open");
        asked = owing.chain(others).chain(asked).collect();
        let mut accepted = Vec::new();
        let mut seen = std::collections::BTreeSet::new();
        asked.retain(|player| seen.insert(*player));
        for player in asked {
            if accepted.len() == plan.size {
                break;
            }
            if self.enter(event, plan, player).await {
                accepted.push(player);
            }
        }
        if accepted.len() < plan.size && (plan.has_fixed_size() || accepted.len() < 4) {
            self.call_off(event).await;
            return None;
        }
        if ["master_norm", "higher_class", "master_class"].contains(&plan.entry) {
            self.open_another(plan, &accepted).await;
        }
        Some((event, accepted))
    }

    /// A second event of a class, which is called off: a norm event more in the half-year, or a win used twice.
    async fn open_another(&mut self, plan: &Plan, entered: &[u32]) {
        let announcement = self.announcement(plan).await;
        let Some(event) = self.announce(announcement, Value::Null).await else { return };
        let by_win = self.auditor.by_win();
        let again = entered.iter().filter(|player| by_win.contains(player));
        let again: Vec<u32> = again.chain(entered.iter().take(2)).copied().collect();
        for player in again {
            self.enter_late(event, player).await;
        }
        self.call_off(event).await;
    }

    /// The Final: too late first, and then announced for a start after four months.
    async fn announce_final(&mut self, plan: &Plan) -> Option<u64> {
        let announcement = self.announcement(plan).await;
        let mut early = announcement.clone();
        early["starts_at"] = self.in_days(100);
        let _ = self.announce(early, Value::Null).await;
        let mut later = announcement;
        later["starts_at"] = self.in_days(125);
        later["entries_close_at"] = self.in_days(6);
        self.announce(later, Value::Null).await
    }

    pub(super) async fn call_off(&mut self, event: u64) {
        let path = format!("/api/events/{event}");
        let version = self.read(&path).await["version"].clone();
        let body = json!({ "version": version, "reason": "Too few have entered." });
        self.officer(&format!("{path}/cancel"), body).await.expect(200);
        self.tell("cancelled", json!({ "event": event }));
    }

    /// One entry: whether it was made and accepted.
    async fn enter(&mut self, event: u64, plan: &Plan, player: u32) -> bool {
        let grounds = match plan.entry {
            "invitation" => json!({ "kind": "qualification", "text": "By an earlier result." }),
            "world_championship_preliminary" | "world_championship_semi_final" => {
                let kind = *self.dice.pick(&["nomination", "nomination", "qualification"]);
                json!({ "kind": kind, "text": "A strong player." })
            }
            "higher_class" | "master_class" if self.dice.happens(8) => {
                json!({ "kind": "nomination", "text": "Has played elsewhere." })
            }
            _ => Value::Null,
        };
        let profile = self.profile(player).await;
        let answer = self.ask_entry(event, player, &grounds).await;
        let record = json!({
            "event": event, "player": player, "grounds": grounds, "profile": profile
        });
        self.tell_answer("entered", record, &answer);
        answer.status < 300 && self.accept(event, player, &profile).await
    }

    /// Players enter themselves; where there are grounds, an officer enters them.
    pub(super) async fn ask_entry(&self, event: u64, player: u32, grounds: &Value) -> Answer {
        let path = format!("/api/events/{event}/entries");
        if grounds.is_null() {
            return self.app.person(PlayerId(player)).post(&path, &json!({})).await;
        }
        self.officer(&path, json!({ "player": player, "grounds": grounds })).await
    }

    /// What has to be settled first, and the acceptance.
    pub(super) async fn accept(&mut self, event: u64, player: u32, profile: &Value) -> bool {
        for decision in ["accept", "fee_paid", "confirm", "accept", "deposit_paid", "accept"] {
            let answer = self.settle(event, player, profile, decision).await;
            if decision == "accept" && answer.status < 300 {
                return true;
            }
            let code = answer.json["code"].clone();
            if code == "suspended" {
                self.settle(event, player, profile, "refuse").await;
                return false;
            }
        }
        false
    }

    async fn settle(&mut self, event: u64, player: u32, profile: &Value, what: &str) -> Answer {
        let path = format!("/api/events/{event}/entries/{player}");
        let reason = (what == "refuse").then_some("So it is.");
        let answer = self.officer(&path, json!({ "decision": what, "reason": reason })).await;
        if what == "confirm" && answer.status >= 300 {
            return answer;
        }
        let record = json!({
            "event": event, "player": player, "decision": what, "profile": profile
        });
        self.tell_answer("settled", record, &answer);
        answer
    }

    /// An entry that nobody decides about: it comes too late, or to an event that is called off.
    pub(super) async fn enter_late(&mut self, event: u64, player: u32) {
        let profile = self.profile(player).await;
        let answer = self.ask_entry(event, player, &Value::Null).await;
        let record = json!({
            "event": event, "player": player, "grounds": null, "profile": profile
        });
        self.tell_answer("entered", record, &answer);
    }

    /// Sections, also of a size that there is not, and the start lists.
    pub(super) async fn publish(&mut self, event: u64, plan: &Plan, players: usize) -> u64 {
        let path = format!("/api/events/{event}");
        let proposal = format!("{path}/proposal");
        for sizes in [vec![players / 2, players - players / 2], vec![players]] {
            if sizes.len() == 2 && (!plan.has_fixed_size() || players < 6) {
                continue;
            }
            let body = json!({ "version": 0, "sizes": sizes });
            let answer = self.officer(&proposal, body).await;
            let remarks = answer.json["remarks"].clone();
            let record = json!({ "event": event, "sizes": sizes, "remarks": remarks });
            self.tell_answer("proposed", record, &answer);
        }
        let mut published = self.try_to_publish(event, &proposal).await;
        if published.status >= 300 {
            let seen = self.read(&path).await["version"].clone();
            let body = json!({ "version": seen, "consents": true });
            let commissioner = self.app.person_as(COMMISSIONER, Role::RatingCommissioner);
            commissioner.post(&format!("{path}/rating-consent"), &body).await.expect(200);
            self.tell("consented", json!({ "event": event }));
            published = self.try_to_publish(event, &proposal).await.expect(200);
        }
        published.json["sections"][0]["id"].as_u64().expect("a section")
    }

    async fn try_to_publish(&mut self, event: u64, proposal: &str) -> Answer {
        let path = format!("/api/events/{event}");
        let version = self.read(&path).await["version"].clone();
        let proposed = self.read(proposal).await["version"].clone();
        let body = json!({ "version": version, "proposal_version": proposed });
        let answer = self.officer(&format!("{path}/publish"), body).await;
        self.tell_answer("published", json!({ "event": event }), &answer);
        answer
    }

    /// Days until a moment that an answer has.
    pub(super) fn until(&self, text: &Value) -> i64 {
        let at: chrono::DateTime<chrono::Utc> =
            text.as_str().and_then(|text| text.parse().ok()).expect("a date");
        (at.timestamp() - self.now()).div_euclid(DAY)
    }
}

/// In an order that the dice give.
pub(super) fn shuffle<T>(items: &mut [T], dice: &mut tests::Dice) {
    for place in (1..items.len()).rev() {
        items.swap(place, dice.below(place + 1));
    }
}
