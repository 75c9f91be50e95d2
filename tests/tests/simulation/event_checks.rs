//! What everything in an event is compared with, and how it comes to its end: seats, clocks, records,
//! tables, the log of decisions, and letters.

use std::collections::{BTreeMap, BTreeSet};

use posthorn::verify;
use rules::{Instant, PlayerId};
use serde_json::{Value, json};
use store::Role;
use tests::{DAY, DELEGATE, DIRECTOR, OFFICER, ORGANISER};

use crate::asked::Asked;
use crate::auditor::index;
use crate::directed::Directive;
use crate::event_world::{EventWorld, MUTE, PEOPLE, Table};
use crate::fates::{Fate, Scene, fates};
use crate::request::Runs;

/// Rounds of waiting and deciding within which every event comes to its end.
const ROUNDS_MAX: usize = 40;
/// Beginnings of notices that remind, which the world of time looks after.
const REMINDERS: [&str; 3] = ["reminder-", "deadline-", "leave-ended-"];

impl EventWorld {
    /// Everything that was decided is done and told; then all of it is compared.
    pub(crate) async fn come_to_rest(&mut self) {
        self.front.fail(0);
        self.app.wait(notify::LEASE_SECONDS + 1);
        for _ in 0..2 {
            self.tell_everything().await;
            self.run(Runs::InOrder).await;
        }
        self.tell_everything().await;
        self.compare_tables().await;
        for table in &self.tables {
            // What has ended seldom changes: it is looked at now and then.
            if table.runs() || self.dice.happens(25) {
                self.compare_game(table).await;
            }
        }
        self.compare_seats().await;
        self.compare_decisions().await;
        self.compare_cases().await;
        self.note("compared");
    }

    async fn tell_everything(&mut self) {
        let front = self.front.clone();
        self.post.deliver(&self.app, &mut self.dice, false, || front.failed()).await;
        self.post.answer(&self.app, &self.front).await;
    }

    /// A game's log, page, clocks and alarm.
    async fn compare_game(&self, table: &Table) {
        let Table { id, audited, .. } = table;
        let now = self.now();
        let stored = self.clean.game(*id).await.expect("a game");
        assert_eq!(stored.log.len(), audited.events, "game {id}: {:?} {audited:?}", stored.log);
        let times: Vec<Instant> = stored.log.iter().map(rules::Event::at).collect();
        assert!(times.is_sorted(), "game {id}: {:?}", stored.log);
        let page = self.app.person(PlayerId(table.players[0])).game(*id).await.expect(200).json;
        assert_eq!(page["fen"], audited.board.fen(), "game {id}");
        let moves = page["moves"].as_array().expect("moves").iter().map(|played| &played["uci"]);
        let expected = audited.moves.iter().map(|played| json!(played.uci));
        assert!(moves.cloned().eq(expected), "game {id}");
        let reason = audited.ended.map_or(Value::Null, |ended| json!(ended.reason));
        assert_eq!(page["ending"]["reason"], reason, "game {id}: {audited:?}");
        let due = audited.due().map(Instant::from_unix);
        let told = due.map_or(Value::Null, |at| json!(at.to_string()));
        assert_eq!(page["deadline"], told, "game {id} at {now}: {audited:?}");
        assert_eq!(stored.alarm_at.is_some(), due.is_some(), "game {id}");
        assert!(stored.alarm_at <= due, "game {id}: {:?} {due:?}", stored.alarm_at);
        self.compare_clocks(table, &page);
        self.compare_lines(table).await;
    }

    /// Each player's list of games agrees with the section.
    async fn compare_seats(&self) {
        let players: BTreeSet<u32> = self.tables.iter().flat_map(|table| table.players).collect();
        for player in players {
            for (state, runs) in [("running", true), ("finished", false)] {
                let list = self.app.person(PlayerId(player)).games(state).await.expect(200).json;
                let rows = list["games"].as_array().expect("games").iter();
                let found: BTreeSet<u64> = rows.filter_map(|row| row["id"].as_u64()).collect();
                let mine = self.tables.iter().filter(|table| table.side(player).is_some());
                let mine = mine.filter(|table| table.runs() == runs);
                let expected: BTreeSet<u64> = mine.map(|table| u64::from(table.id.0)).collect();
                assert_eq!(found, expected, "{state} games of {player}");
            }
        }
    }

    /// The log has each decision once, for officials and for those whom it concerns.
    async fn compare_decisions(&self) {
        for group in &self.groups {
            let path = format!("/api/sections/{}/decisions", group.id);
            let officer = self.app.person_as(OFFICER, Role::Officer);
            let shown = officer.get(&path).await.expect(200).json;
            let shown = shown["decisions"].as_array().expect("decisions").clone();
            let line = |one: &Value| (one["id"].clone(), one["kind"].clone(), one["done"].clone());
            let found: Vec<_> = shown.iter().rev().map(line).collect();
            let here = self.decided.iter().filter(|decided| decided.asked.section == group.id);
            let mut expected: Vec<_> =
                here.map(|d| (json!(d.id), json!(d.asked.kind), json!(true))).collect();
            expected.sort_by_key(|(id, ..)| id.as_u64());
            assert_eq!(found, expected, "section {}", group.id);
        }
    }

    /// What holds a game up is decided.
    async fn decide_what_waits(&mut self) {
        for table in 0..self.tables.len() {
            let audited = &self.tables[table].audited;
            if audited.waits() {
                let (ply, upheld) = (audited.moves.len(), self.dice.happens(50));
                self.check(table, None, Asked::Rule { ply, upheld }).await;
            } else if audited.flagged.is_some() {
                let winner = !audited.turn();
                self.check(table, Some(winner), Asked::ClaimTime).await;
            } else if let Some(stopped) = audited.stopped {
                let game = self.tables[table].id;
                // Nobody lets a game go on whose flag falls with that.
                let resumed = audited.clone().direct(&[Directive::Resume], self.now());
                if stopped.adjudicated || resumed.is_err() {
                    let halves = self.dice.below(3);
                    let body = json!({ "game": game, "white_halves": halves });
                    self.send_decision("adjudicate", body, table).await;
                } else {
                    self.send_decision("resume_clocks", json!({ "game": game }), table).await;
                }
            }
        }
    }

    /// Every game comes to its end, the tables are confirmed, and everything is compared again:
    /// then nothing rings any more.
    pub(crate) async fn finish(&mut self) {
        self.come_to_rest().await;
        for round in 0.. {
            assert!(round < ROUNDS_MAX, "the event never ends");
            self.front.fail(2);
            self.decide_what_waits().await;
            if self.is_played() {
                break;
            }
            self.app.wait(60 * DAY);
            self.run(Runs::Overlapping).await;
        }
        self.front.fail(2);
        let confirmed = self.confirm().await.expect(200);
        assert_eq!(confirmed.json["phase"], "finished");
        // Also when all was over before its dates, even before the start.
        let end = self.laid.ends_at.unwrap_or(self.laid.starts_at).max(self.now());
        self.app.wait(end - self.now() + DAY);
        self.come_to_rest().await;
        for group in 0..self.groups.len() {
            self.compare_for_guests(group).await;
        }
        for table in &self.tables {
            self.compare_game(table).await;
            self.compare_record(table).await;
        }
        let shards = self.clean.game_shards().chain(self.clean.other_shards());
        for shard in shards.chain(self.clean.letter_shards()) {
            let late = self.app.app.clock.now() + 10 * 366 * DAY;
            let due = self.clean.alarms_due(shard, late, 100, None).await.expect("alarms");
            let due: Vec<_> = due.iter().filter(|due| !self.reminds(&due.alarm)).collect();
            assert!(due.is_empty(), "something still rings: {due:?}");
        }
        self.compare_letters().await;
    }

    /// A player's reminders ring for nothing when no game runs any more.
    fn reminds(&self, alarm: &store::Alarm) -> bool {
        matches!(alarm, store::Alarm::Reminders(_))
    }

    /// The final table is everybody's.
    async fn compare_for_guests(&self, group: usize) {
        let path = format!("/api/sections/{}", self.groups[group].id);
        let guest = self.app.request(axum::http::Method::GET, &path, &[], String::new()).await;
        let page = guest.expect(200).json;
        self.compare_table(group, &page);
    }

    /// Anybody can recompute the record.
    async fn compare_record(&self, table: &Table) {
        let record = self.app.person(PlayerId(table.players[1])).record(table.id).await;
        let record = serde_json::from_value(record.expect(200).json).expect("a record");
        assert_eq!(verify::faults(&record, &self.app.app.keys.jwks()), []);
    }

    /// What was done last about an entry is told to somebody.
    pub(crate) async fn tell_of_entry(&mut self, person: u32) {
        let event = store::EventId(u32::try_from(self.event).expect("small"));
        let version = self.clean.event(event).await.expect("the event").version;
        self.told.insert((person, format!("event-{}-{version}", event.0)));
    }

    /// Everything was told to those whom it concerns, once, and nothing else to anybody.
    async fn compare_letters(&mut self) {
        let mut expected = self.told.clone();
        let mut endings = BTreeSet::new();
        for table in &self.tables {
            let log = self.clean.game(table.id).await.expect("a game").log;
            let scene = Scene {
                game: table.id,
                section: self.groups[table.group].id,
                players: table.players,
                first: index(table.audited.mover(0)),
                starts_at: self.laid.starts_at,
                director: Some(DIRECTOR.0),
            };
            expected.extend(scene.told_by(&log));
            // Nothing follows a game's end.
            endings.insert(format!("game-{}-event-{}", table.id, table.audited.events));
        }
        let officials = [DIRECTOR, OFFICER, ORGANISER, DELEGATE].map(|official| official.0);
        for person in (1..=PEOPLE).chain(officials) {
            let fates = fates(&self.app, &self.http, person).await;
            self.compare_list(person, &fates, &endings).await;
            for (key, fate) in &fates {
                let known = (person, key.clone());
                let reminds = REMINDERS.iter().any(|start| key.starts_with(start));
                let asked = expected.contains(&known) || self.allowed.contains(&known);
                assert!(asked || reminds && person != MUTE, "{key} was told to {person}");
                if person == MUTE {
                    let mailed = self.post.came(&format!("{person}-{key}"));
                    assert_eq!((*fate, mailed), (Fate::Dropped, None), "{key}");
                    continue;
                }
                let right = match self.post.came(&format!("{person}-{key}")) {
                    Some(unmarked) => *fate == Fate::Sent || unmarked,
                    None => *fate == Fate::Dropped && !endings.contains(key),
                };
                assert!(right, "{key} to {person}: {fate:?}");
            }
            // Whoever wants no mails is not told whose turn it is.
            for (_, key) in expected.iter().filter(|(who, _)| *who == person && person != MUTE) {
                assert!(fates.contains_key(key), "{key} was never told to {person}");
            }
        }
    }

    /// What was told and nothing else is listed. Of whoever wants no mails the list is all there is, so that no end of
    /// a game is missing in it.
    async fn compare_list(
        &self,
        person: u32,
        fates: &BTreeMap<String, Fate>,
        endings: &BTreeSet<String>,
    ) {
        let list = self.clean.notifications(PlayerId(person)).await.expect("a list");
        let listed: BTreeSet<&String> = list.told.iter().map(|line| &line.key).collect();
        for key in &listed {
            assert!(fates.contains_key(*key), "{key} is listed for {person}");
        }
        for key in fates.keys().filter(|key| person == MUTE && endings.contains(*key)) {
            assert!(listed.contains(key), "{key} is not listed");
        }
        let own = self.tables.iter().filter(|table| table.players.contains(&person));
        let over = own.filter(|table| person == MUTE && !table.runs()).count();
        assert!(listed.len() >= over, "{} of {over} games are listed", listed.len());
    }

    /// What happened, for the run's output.
    pub(crate) fn summary(&self) -> String {
        let mut reasons: BTreeMap<&str, u32> = BTreeMap::new();
        for ended in self.tables.iter().filter_map(|table| table.audited.ended) {
            *reasons.entry(ended.reason).or_default() += 1;
        }
        let plies: usize = self.tables.iter().map(|table| table.audited.moves.len()).sum();
        format!(
            "{} sections, {} games, {plies} half-moves, {} decisions, {} deaths, {:?} records, {} mails; {reasons:?}; {:?}",
            self.groups.len(),
            self.tables.len(),
            self.decided.len(),
            self.front.failed(),
            self.post.records,
            self.post.count(),
            self.seen
        )
    }
}
