//! Approvals, announcements and sections before the start.

use serde_json::Value;

use super::calendar::{DAY, date_of, days, lines, months_later, number, seconds, text};
use super::{Approval, Auditor, Event};

impl Auditor {
    /// TR-12 (12.3, 12.4): open events are applied for at least four months before their start, of the
    /// others six are normal; TR-12.6-12.9: prizes with who pays them.
    pub(super) fn applied(&mut self, record: &Value) {
        let (body, today) = (&record["body"], number(&record["at"]).div_euclid(DAY));
        let (kind, starts_on) = (text(&body["kind"]), days(text(&body["starts_on"])));
        let months = if kind == "open" { 4 } else { 6 };
        let late = months_later(today, months) > starts_on;
        let prizes = &body["prizes"];
        let mut forbid = Vec::new();
        if late && kind == "open" {
            forbid.push("TR-12");
        }
        if !prizes.is_null() && text(&prizes["source"]).is_empty() {
            forbid.push("TR-12.6-12.9");
        }
        if !self.judge(record, &forbid) {
            return;
        }
        let answer = &record["json"];
        self.same("TR-12", "applied for late", &answer["late"], &Value::from(late));
        let last = date_of(months_later(starts_on, 6));
        let last = format!("{:04}-{:02}-{:02}", last.0, last.1, last.2);
        self.same("TR-12", "the last day of the start", &answer["starts_until"], &last.into());
        let approval = Approval {
            federation: text(&record["federation"]).to_owned(),
            kind: kind.to_owned(),
            starts_on,
            fee: body["fee"].clone(),
            state: "waiting".to_owned(),
            event: None,
        };
        self.approvals.insert(number(&answer["id"]), approval);
    }

    pub(super) fn approval_decided(&mut self, record: &Value) {
        let act = text(&record["act"]).to_owned();
        let approval = self.approvals.get_mut(&number(&record["id"])).expect("an approval");
        let open = ["waiting", "referred"].contains(&approval.state.as_str());
        // Congress decides what was referred to it, and says so.
        let by_congress = approval.state == "referred" && record["congress"].is_null();
        let forbid: &[&'static str] = match (open, by_congress) {
            (false, _) => &["decided_already"],
            (true, true) => &["TR-12"],
            (true, false) => &[],
        };
        let state = match act.as_str() {
            "approve" => "approved",
            "refuse" => "refused",
            _ => "referred",
        };
        if self.judge(record, forbid) {
            self.approvals.get_mut(&number(&record["id"])).expect("one").state = state.to_owned();
        }
    }

    /// What forbids an event under these approvals (TR-6, TR-12).
    fn approval_lacks(&self, event: &Event, named: &Value) -> Option<&'static str> {
        let organiser = event.text("organiser");
        let abroad = event.text("entry") != "national" && organiser != "ICCF";
        // Under its own rules a federation does what it likes, unless ICCF rates it or gives norms for it.
        let own_affair = event.is_czech() && !event.is("rated") && !event.is("norms");
        if !abroad || event.text("variant") == "makruk" || own_affair {
            return None;
        }
        let Some(approval) = named.as_i64().and_then(|id| self.approvals.get(&id)) else {
            return Some("TR-6");
        };
        let kind = if event.text("entry") == "invitation" { "invitational" } else { "open" };
        if approval.federation != organiser || approval.kind != kind {
            return Some("approval_does_not_fit");
        }
        if approval.state != "approved" {
            return Some("TR-12");
        }
        if approval.event.is_some() {
            return Some("approval_taken");
        }
        let cents = |fee: &Value| fee["minor_units"].as_i64().unwrap_or(0);
        if cents(&event.announcement["fee"]) > cents(&approval.fee) {
            return Some("TR-12.6-12.9");
        }
        let starts_on = event.at("starts_at").div_euclid(DAY);
        (starts_on > months_later(approval.starts_on, 6)).then_some("TR-12")
    }

    pub(super) fn announced(&mut self, record: &Value) {
        let announcement = record["announcement"].clone();
        let event = Event { announcement, ..Event::default() };
        let now = number(&record["at"]);
        let mut forbid = Vec::new();
        let czech = event.text("organiser") == "CZE";
        if czech && event.text("rule_set").is_empty() || event.is_czech() && !czech {
            forbid.push("SKS-8");
        }
        if let Some(stage) = event.stage() {
            if stage.teams && event.announcement["teams"].is_null() {
                forbid.push("TR-11");
            }
            if stage.always && !stage.allows(number(&event.announcement["section_size"])) {
                forbid.push(stage.row);
            }
            let said = event.announcement["unrated_level"].as_i64();
            if stage.level > 0 && said.is_some_and(|said| said != stage.level) {
                forbid.push(stage.level_row);
            }
            let cup = stage.code.starts_with("world_cup");
            let ends = seconds(&event.announcement["ends_at"]);
            // A round of the cup takes two years at most.
            let last = months_later(event.at("starts_at").div_euclid(DAY), 24);
            if cup && ends.is_none_or(|ends| ends > (last + 1) * DAY) {
                forbid.push("TR-3.1-3.4");
            }
            // Each plays one game against each.
            if (cup || stage.code.ends_with("_norm")) && event.text("system") != "round_robin" {
                forbid.push(stage.row);
            }
            // Only the winner goes on, so that ties are broken.
            let broken = !lines(&event.announcement["tie_breaks"]).is_empty();
            let rounds = ["world_cup_preliminary", "world_cup_semi_final"];
            if !broken && event.text("kind") == "promotion" {
                forbid.push("TR-2.3");
            }
            if !broken && rounds.contains(&stage.code) {
                forbid.push("TR-3.5");
            }
            let notice = months_later(now.div_euclid(DAY), 4) * DAY + now.rem_euclid(DAY);
            if stage.code == "world_championship_final" && event.at("starts_at") < notice {
                forbid.push("TR-1.0.4");
            }
        }
        // Fewer than nine play, or a class, a cup's preliminaries, or a federation's own players.
        let size = number(&event.announcement["section_size"]);
        let of_kind = ["promotion"].contains(&event.text("kind"))
            || event.text("entry") == "world_cup_preliminary"
            || event.text("entry") == "national";
        if event.is("norms") && (size < 9 || of_kind) {
            forbid.push("NORM-1");
        }
        forbid.extend(self.approval_lacks(&event, &record["approval"]));
        if !self.judge(record, &forbid) {
            return;
        }
        let id = number(&record["json"]["id"]);
        if let Some(approval) = record["json"]["approval"].as_i64() {
            self.approvals.get_mut(&approval).expect("an approval").event = Some(id);
        }
        self.events.insert(id, event);
    }

    /// Sections as they were proposed: their sizes, and what is remarked on.
    pub(super) fn proposed(&mut self, record: &Value) {
        let event = self.events[&number(&record["event"])].clone();
        let sizes: Vec<i64> = lines(&record["sizes"]).iter().map(number).collect();
        let odd = |stage: &super::tables::Stage| sizes.iter().any(|size| !stage.allows(*size));
        let stage = event.stage();
        let forbid: Vec<&'static str> =
            stage.filter(|stage| stage.always && odd(stage)).map(|it| it.row).into_iter().collect();
        if !self.judge(record, &forbid) {
            return;
        }
        let remarks = lines(&record["remarks"]);
        let unusual = remarks.iter().filter(|remark| remark["code"] == "unusual_size").count();
        let expected = |stage: &super::tables::Stage| {
            sizes.iter().filter(|size| !stage.allows(**size)).count()
        };
        // A special event has no size that is normal.
        let (row, expected) = stage.map_or(("TR-6", 0), |it| (it.row, expected(it)));
        self.same(row, "sections of an unusual size", &unusual, &expected);
    }

    /// TR-9.2: a rated national event waits for the rating commissioner; TR-1.0.5: everybody who was accepted
    /// plays, in one section.
    pub(super) fn published(&mut self, record: &Value) {
        let id = number(&record["event"]);
        let event = &self.events[&id];
        let waits = event.is("rated") && event.text("entry") == "national" && !event.consented;
        let undecided = event.entries.values().any(|entry| entry.state == "entered");
        let mut forbid = Vec::new();
        if waits {
            forbid.push("TR-9.2");
        }
        if undecided {
            forbid.push("entries_undecided");
        }
        if !self.judge(record, &forbid) {
            return;
        }
        let sections = lines(&record["json"]["sections"]);
        let event = self.events.get_mut(&id).expect("an event");
        event.published = true;
        event.sections = sections.iter().map(|section| number(&section["id"])).collect();
    }

    /// TR-12: what was approved, with the event under it, is reported to Congress.
    pub(super) fn report(&mut self, record: &Value) {
        let (mut found, mut expected) = (Vec::new(), Vec::new());
        for line in lines(&record["json"]["approved"]) {
            found.push((number(&line["id"]), line["event"].as_i64(), line["lapsed"] == true));
        }
        let today = number(&record["at"]).div_euclid(DAY);
        for (id, approval) in self.approvals.iter().filter(|(_, it)| it.state == "approved") {
            let lapsed = approval.event.is_none() && today > months_later(approval.starts_on, 6);
            expected.push((*id, approval.event, lapsed));
        }
        found.sort_unstable();
        self.same("TR-12", "approved events in the report", &found, &expected);
    }
}
