//! Entries: who may enter, and what has to be settled before somebody is accepted.

use serde_json::Value;

use super::calendar::{DAY, date_of, number, seconds, text};
use super::{Auditor, Entered, Event};

/// What an answer's `rule` may name for somebody who has withdrawn or was suspended.
const SUSPENDED: [&str; 5] = ["TR-8.3", "TR-2.1-2.2", "SKS-7.3-general", "TR-14", "LAW-13.3.2"];

impl Auditor {
    /// The first second at which a player may enter again.
    fn may_enter_from(&self, player: i64) -> i64 {
        let Some(person) = self.people.get(&player) else { return 0 };
        let left = person.withdrawals.iter().filter_map(|(_, _, until)| *until);
        left.chain(person.suspensions.iter().copied()).max().unwrap_or(0)
    }

    /// TR-8.4, TR-8.5, TR-8.6: whoever has withdrawn unaccepted, or in silence and was suspended for that, until
    /// an event was played to its end under a deposit.
    pub(super) fn owes_deposit(&self, player: i64) -> bool {
        let Some(person) = self.people.get(&player) else { return false };
        let bad = |(kind, _, until): &&(String, i64, Option<i64>)| {
            ["unaccepted", "silent"].contains(&kind.as_str()) && until.is_some()
        };
        let last = person.withdrawals.iter().filter(bad).map(|(_, at, _)| *at).max();
        last.is_some_and(|last| person.refunds.iter().all(|refund| *refund <= last))
    }

    /// What of a player counts for a class: the published rating, whether it is fixed, and that of FIDE.
    fn strength(&self, player: i64, record: &Value) -> (Option<(i64, bool)>, Option<i64>) {
        let fide = &record["profile"]["fide"];
        let fide = fide["rating"].as_i64().filter(|_| fide["counts"] == true);
        (self.published_at(player, number(&record["at"])), fide)
    }

    /// The row that keeps a player out of a class; none: it is for the player.
    fn outside(&self, event: &Event, record: &Value) -> Option<&'static str> {
        let player = number(&record["player"]);
        let (rating, fide) = self.strength(player, record);
        let points = rating.map(|(points, _)| points);
        // A FIDE rating stands in where there is none of ours (TR-2.6).
        let counts = points.or(fide);
        let grounds = text(&record["grounds"]["kind"]);
        if grounds == "commissioner" {
            return None;
        }
        let nominated = grounds == "nomination" && points.is_none();
        let won = self.won(event, record);
        let reaches = |fixed: i64, other: i64| {
            rating.is_some_and(|(points, is_fixed)| points >= if is_fixed { fixed } else { other })
        };
        let of_fide = |least: i64| fide.is_some_and(|fide| fide >= least);
        let (row, fits) = match event.text("entry") {
            "open_class" => ("TR-2.4", points.is_none_or(|points| points < 1900)),
            "higher_class" => {
                let fits = counts.is_some_and(|it| (1900..2100).contains(&it));
                ("TR-2.5", fits || nominated || won)
            }
            "master_class" => ("TR-2.6", counts.is_some_and(|it| it >= 2100) || nominated || won),
            "master_norm" => {
                ("TR-4.3", reaches(2300, 2350) || of_fide(2350) || grounds == "national_top3")
            }
            "grandmaster_norm" => {
                ("TR-4.4", reaches(2450, 2500) || of_fide(2500) || self.enters_free(record))
            }
            "world_championship_preliminary" => {
                let below = points.is_none_or(|points| points < 2400);
                ("TR-1.0.10", grounds == "qualification" || grounds == "nomination" && below)
            }
            "world_championship_semi_final" => {
                let above = points.is_some_and(|points| points >= 2400);
                ("TR-1.0.10", grounds == "qualification" || grounds == "nomination" && above)
            }
            "invitation" => ("invitation_only", ["nomination", "qualification"].contains(&grounds)),
            _ => ("", true),
        };
        (!fits).then_some(row)
    }

    /// TR-4.5: grandmasters and fixed ratings of 2600 or more.
    fn enters_free(&self, record: &Value) -> bool {
        let (rating, _) = self.strength(number(&record["player"]), record);
        let title = text(&record["profile"]["player"]["title"]);
        title == "GM" || rating.is_some_and(|(points, fixed)| fixed && points >= 2600)
    }

    /// TR-2.3, TR-2.5, TR-2.6, TR-0.4: whether the player has won a section of the class below, with a plus
    /// score, has not withdrawn from it in silence, and has not used the win: the section that is named, else
    /// any.
    fn won(&self, event: &Event, record: &Value) -> bool {
        let player = number(&record["player"]);
        let own = record["grounds"].is_null() || record["grounds"]["kind"] == "section_winner";
        own && !self.wins(event, player, &record["grounds"]["section"]).is_empty()
    }

    /// Those sections.
    fn wins(&self, event: &Event, player: i64, named: &Value) -> Vec<i64> {
        let below = match event.text("entry") {
            "higher_class" => "open_class",
            "master_class" => "higher_class",
            _ => return Vec::new(),
        };
        let used = self.people.get(&player).map(|person| person.wins_used.clone());
        let mut used = used.unwrap_or_default();
        used.retain(|_, event| !self.events[event].cancelled);
        let fits = |section: &i64| {
            let known = &self.sections[section];
            let of_class = self.events[&known.event].text("entry") == below;
            let asked = named.as_i64().is_none_or(|named| named == *section);
            of_class && asked && !used.contains_key(section) && self.is_won_by(*section, player)
        };
        self.sections.keys().copied().filter(fits).collect()
    }

    /// TR-4.7: the player's other norm events that start in the same half of a year.
    fn has_norm_event(&self, event: i64, player: i64) -> bool {
        let half = |event: &Event| {
            let (year, month, _) = date_of(event.at("starts_at").div_euclid(DAY));
            (year, month <= 6)
        };
        let own = &self.events[&event];
        own.text("kind") == "norm"
            && self.events.iter().any(|(id, other)| {
                let there = other.entries.get(&player).is_some_and(Entered::is_alive);
                let norm = other.text("kind") == "norm" && !other.cancelled;
                *id != event && norm && there && half(other) == half(own)
            })
    }

    /// TR-1.0.10: two nominations a federation in a calendar year, where nothing is told of its members.
    fn nominations_used(&self, event: i64, record: &Value) -> bool {
        let counts = |event: &Event| {
            ["world_championship_preliminary", "world_championship_semi_final"]
                .contains(&event.text("entry"))
        };
        if !counts(&self.events[&event]) || record["grounds"]["kind"] != "nomination" {
            return false;
        }
        let federation = text(&record["profile"]["player"]["federation"]);
        let (year, ..) = date_of(number(&record["at"]).div_euclid(DAY));
        let mut made = 0;
        for other in self.events.values().filter(|it| counts(it) && !it.cancelled) {
            for entry in other.entries.values().filter(|entry| entry.is_alive()) {
                let same = entry.grounds["federation"] == federation;
                let then = date_of(entry.at.div_euclid(DAY)).0 == year;
                made += usize::from(entry.grounds["kind"] == "nomination" && same && then);
            }
        }
        made >= 2
    }

    pub(super) fn entered(&mut self, record: &Value) {
        let (id, player, now) =
            (number(&record["event"]), number(&record["player"]), number(&record["at"]));
        self.check_profile(record);
        let event = &self.events[&id];
        let mut forbid: Vec<&'static str> = Vec::new();
        if now >= event.at("entries_close_at") || now < event.at("entries_open_at") {
            forbid.push("TR-1.0.5");
        }
        if now < self.may_enter_from(player) {
            forbid.extend(SUSPENDED);
        }
        let federation = text(&record["profile"]["player"]["federation"]);
        if event.text("entry") == "national" && federation != event.text("organiser") {
            forbid.push("other_federation");
        }
        let lady = self.people.get(&player).is_some_and(|person| person.lady);
        if event.is_of_ladies() && !lady {
            forbid.push(event.stage().map_or("ladies_only", |stage| stage.row));
        }
        if record["grounds"]["kind"] == "section_winner" && !self.won(event, record) {
            let higher = event.text("entry") == "higher_class";
            forbid.extend([if higher { "TR-2.5" } else { "TR-2.6" }, "TR-0.4", "TR-8.5"]);
        }
        let class = event.stage().map_or("", |stage| stage.code);
        let classes = ["open_class", "higher_class", "master_class", "master_norm"];
        let row = self.outside(event, record);
        forbid.extend(row);
        if self.has_norm_event(id, player) {
            forbid.push("TR-4.7");
        }
        if self.nominations_used(id, record) {
            forbid.push("TR-1.0.10");
        }
        let won = row.is_none() && classes.contains(&class) && self.won(event, record);
        let by_win = won.then(|| self.wins(event, player, &record["grounds"]["section"]));
        if !self.judge(record, &forbid) {
            return;
        }
        let mut grounds = record["grounds"].clone();
        if !grounds.is_null() {
            grounds["federation"] = federation.into();
        }
        let shown = &record["json"]["my_entry"]["grounds"]["section"];
        if let (Some(wins), Some(section)) = (by_win, shown.as_i64()) {
            let row = if class == "higher_class" { "TR-2.5" } else { "TR-2.6" };
            self.check(row, wins.contains(&section), || format!("{player} has not won {section}"));
            self.people.entry(player).or_default().wins_used.insert(section, id);
        }
        let entry = Entered { state: "entered".into(), at: now, grounds, ..Entered::default() };
        self.event(record).entries.insert(player, entry);
    }

    /// Fees (TR-0.2), the delegate's word (TR-4.5), deposits (TR-8.4) and the organiser's decision.
    pub(super) fn settled(&mut self, record: &Value) {
        let (id, player, now) =
            (number(&record["event"]), number(&record["player"]), number(&record["at"]));
        let event = self.events[&id].clone();
        let entry = event.entries[&player].clone();
        let costs = !event.announcement["fee"].is_null();
        let free = event.text("entry") == "grandmaster_norm" && self.enters_free(record);
        let deposit_row = if event.is_czech() { "SKS-7.4" } else { "TR-8.4" };
        let decision = text(&record["decision"]).to_owned();
        let mut forbid: Vec<&'static str> = Vec::new();
        match decision.as_str() {
            "accept" => {
                if now < self.may_enter_from(player) {
                    forbid.extend(SUSPENDED);
                }
                if costs && !free && !entry.fee_paid {
                    forbid.push("TR-0.2");
                }
                if costs && free && !entry.confirmed && !entry.fee_paid {
                    forbid.push("TR-4.5");
                }
                if costs && self.owes_deposit(player) && !entry.deposit {
                    forbid.push(deposit_row);
                }
            }
            "deposit_refunded" if !event.finished => forbid.push("event_not_over"),
            "deposit_paid" if !costs || !self.owes_deposit(player) => forbid.push("no_deposit"),
            "fee_paid" if !costs || free => forbid.push("no_fee"),
            _ => {}
        }
        if !self.judge(record, &forbid) {
            return;
        }
        let known = self.event(record).entries.get_mut(&player).expect("an entry");
        match decision.as_str() {
            "accept" => known.state = "accepted".into(),
            "refuse" => known.state = "refused".into(),
            "withdraw" => known.state = "withdrawn".into(),
            "waiting_list" => known.state = "waiting".into(),
            "fee_paid" => known.fee_paid = true,
            "confirm" => known.confirmed = true,
            "deposit_paid" => known.deposit = true,
            "deposit_refunded" => {
                self.people.entry(player).or_default().refunds.push(now);
                let at = seconds(&record["json"]["deposit"]["refunded_at"]);
                self.same("TR-8.6", "the deposit is given back", &at, &Some(now));
            }
            other => panic!("nobody decides {other}"),
        }
        let known = &self.events[&id].entries[&player];
        if !known.is_alive() {
            // The right comes back with the entry.
            let person = self.people.entry(player).or_default();
            person.wins_used.retain(|_, event| *event != id);
        }
    }
}
