//! What bears on the clocks in an event besides leave: flags that the opponent claims, time from the
//! bank, answers left in advance, and outages (LAW-6.6, LAW-6.8, LAW-C).

use rules::Instant;
use serde_json::{Value, json};
use tests::DAY;

use crate::asked::Asked;
use crate::asks::some_lines;
use crate::auditor::index;
use crate::event_world::{EventWorld, Table};
use crate::request::Runs;

/// An outage: of which sections, by their places, from when until when.
pub(crate) type Outage = (Vec<usize>, (i64, i64));

impl EventWorld {
    /// Whoever waits leaves answers, or takes them back; now and then the other one.
    pub(crate) async fn ask_to_leave_lines(&mut self) {
        let table = self.pick_table();
        let audited = self.tables[table].audited.clone();
        let (turn, ply) = (audited.turn(), audited.moves.len());
        let by = if self.dice.happens(95) { !turn } else { turn };
        let lines = some_lines(&mut self.dice, &audited);
        self.check(table, Some(by), Asked::Leave { ply, lines }).await;
    }

    /// The opponent claims, more often where a flag has fallen.
    pub(crate) async fn ask_for_time(&mut self) {
        self.settle_decisions().await;
        let now = self.now();
        let fallen: Vec<usize> = (0..self.tables.len())
            .filter(|index| self.tables[*index].audited.fell(now).is_some())
            .collect();
        let seldom = fallen.is_empty() || self.dice.happens(20);
        let table = if seldom { self.pick_table() } else { *self.dice.pick(&fallen) };
        let turn = self.tables[table].audited.turn();
        let by = if self.dice.happens(85) { !turn } else { turn };
        self.check(table, Some(by), Asked::ClaimTime).await;
    }

    /// Whether play had ended when the flag fell, so that the adjudicators have the game as soon as
    /// a schedule looks.
    pub(crate) fn awaits_adjudicators(&self, table: &Table, at: i64) -> bool {
        let ended = self.laid.ends_at.is_some_and(|ends| ends <= at);
        ended && !self.groups[table.group].over
    }

    /// What was decided and has not reached its games is done first.
    pub(crate) async fn settle_decisions(&mut self) {
        if self.is_behind() {
            self.app.wait(61);
            self.run(Runs::InOrder).await;
        }
    }

    /// As much as can be moved, some of it, or a second too much.
    pub(crate) async fn ask_to_refill(&mut self) {
        let table = self.pick_table();
        let audited = &self.tables[table].audited;
        let (turn, ply) = (audited.turn(), audited.moves.len());
        let refilled = audited.refilled(ply);
        let most = audited.refillable(self.now()).unwrap_or(0);
        let seconds = match self.dice.below(4) {
            0 => None,
            1 => Some(most + 1),
            2 => Some(most),
            _ => Some(self.some(most.max(1))),
        };
        self.check(table, Some(turn), Asked::Refill { ply, refilled, seconds }).await;
    }

    /// The server was away for a while, in a section or in all; or the same is decided once more.
    pub(crate) async fn ask_for_outage(&mut self) {
        // Machines that die with an outage half-way are the other simulation's.
        self.front.fail(0);
        let now = self.now();
        let again = !self.outages.is_empty() && self.dice.happens(25);
        let (groups, (from, until)) = if again {
            self.dice.pick(&self.outages).clone()
        } else {
            let count = self.groups.len();
            let one = self.dice.below(count);
            let groups = if self.dice.happens(50) { vec![one] } else { (0..count).collect() };
            let until = now - self.some(2 * DAY);
            (groups, (until - 60 - self.some(4 * DAY), until))
        };
        let sections: Vec<u32> = groups.iter().map(|group| self.groups[*group].id).collect();
        let at = |at: i64| Instant::from_unix(at).to_string();
        let body = json!({
            "sections": sections, "from": at(from), "until": at(until), "reason": "It was away."
        });
        let request = EventWorld::officer("/api/director/outages".to_owned(), body);
        let shown = request.insist(&self.app).await.expect(200).json;
        self.note("outage");
        if again {
            return;
        }
        let (mut credited, mut lost) = (0, Vec::new());
        for table in self.tables.iter_mut().filter(|table| groups.contains(&table.group)) {
            let inside = |at: i64| from <= at && at < until;
            let on_time = |reason: &str| ["time_forfeiture", "silence"].contains(&reason);
            match table.audited.ended {
                Some(ended) if inside(ended.at) && on_time(ended.reason) => lost.push(table.id.0),
                Some(_) => {}
                None => credited += u32::from(table.audited.credit((from, until), now)),
            }
        }
        self.outages.push((groups, (from, until)));
        let same = |outage: &&Value| {
            let ids = outage["sections"].as_array().expect("sections").iter();
            let ids: Vec<_> = ids.filter_map(|section| section["id"].as_u64()).collect();
            let theirs = (&outage["from"], &outage["until"], json!(ids));
            theirs == (&json!(at(from)), &json!(at(until)), json!(sections))
        };
        let outages = shown["outages"].as_array().expect("outages");
        let outage = outages.iter().find(same).expect("the outage");
        let ended = outage["ended"].as_array().expect("games").iter();
        let mut ended: Vec<_> = ended.filter_map(|game| game["game"].as_u64()).collect();
        ended.sort_unstable();
        lost.sort_unstable();
        let found = (&outage["games_done"], &outage["done"], json!(ended));
        assert_eq!(found, (&json!(credited), &json!(true), json!(lost)), "{outage} at {now}");
    }

    /// Each side's conditional moves are as left.
    pub(crate) async fn compare_lines(&self, table: &Table) {
        for (side, lines) in table.audited.lines.iter().enumerate() {
            let owner = self.app.person(rules::PlayerId(table.players[side]));
            let mut shown = owner.game(table.id).await.expect(200).json["conditional"].take();
            crate::asked::without_san(&mut shown);
            assert_eq!(shown, crate::asked::in_json(lines), "game {}", table.id);
        }
    }

    /// What time has brought by now; what the adjudicators should have waits for them.
    pub(crate) fn sweep_tables(&mut self, now: i64) {
        for number in 0..self.tables.len() {
            let table = &self.tables[number];
            let due = table.audited.due();
            if due.is_none_or(|at| !self.awaits_adjudicators(table, at)) {
                self.tables[number].audited.sweep(now);
            }
        }
    }

    /// Clocks as the page shows them.
    pub(crate) fn compare_clocks(&self, table: &Table, page: &Value) {
        let Table { id, audited, .. } = table;
        let (now, ply) = (self.now(), audited.moves.len());
        for (side, purse) in audited.purses.iter().enumerate() {
            let clock = &page[["white", "black"][side]]["clock"];
            let on_move = audited.ended.is_none() && index(audited.turn()) == side;
            // Who has lost on time has no time left; any other clock stands as the last move left it.
            let lost = audited.ended.filter(|end| {
                end.reason == "time_forfeiture" && end.by.is_some_and(|by| index(by) == side)
            });
            let (thinking, refilled) = match lost {
                Some(end) => (audited.thinking(end.at), audited.refilled(ply)),
                None if on_move => (audited.thinking(now), audited.refilled(ply)),
                None => (0, 0),
            };
            assert_eq!(clock["thinking_seconds"], thinking, "game {id} at {now}: {audited:?}");
            for (member, expected) in purse.shown(thinking, refilled) {
                assert_eq!(clock[member], expected, "{member}, game {id} at {now}: {audited:?}");
            }
        }
        if audited.ended.is_none() {
            let fell = audited.fell(now).map(|at| Instant::from_unix(at).to_string());
            assert_eq!(page["flag"]["at"], json!(fell), "game {id} at {now}: {audited:?}");
            let most = json!(audited.refillable(now));
            assert_eq!(page["refillable_seconds"], most, "game {id} at {now}: {audited:?}");
        }
    }
}
