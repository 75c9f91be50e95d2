//! Who has to be told what in the world of time: from the logs, which were compared before, and from
//! the auditor's own reminders. Each letter goes out once, none is forgotten, and whoever wants none
//! gets none.

use std::collections::{BTreeMap, BTreeSet};

use rules::PlayerId;
use tests::DAY;

use crate::fates::{Fate, Scene, fates};
use crate::time_world::{DIGESTED, MUTE, PLAYERS, Table, TimeWorld, reminded};
use crate::timed::Timed;

/// Days for which it is told that a leave has ended.
const LEAVE_ENDED_DAYS: i64 = 7;

/// Days in a row, as the moments at which they begin and are over.
fn spans(days: &BTreeSet<i64>) -> Vec<(i64, i64)> {
    let firsts = days.iter().filter(|day| !days.contains(&(*day - 1)));
    let over = |first: &i64| (*first..).find(|day| !days.contains(day)).expect("an end");
    firsts.map(|first| (first * DAY, over(first) * DAY)).collect()
}

/// The reminders of the present turn that are due, the last one of each kind last: when, and the
/// notice's key.
fn reminders(table: &Table, now: i64) -> [Vec<(i64, String)>; 2] {
    let timed: &Timed = &table.timed;
    let (id, ply) = (table.id, timed.moves.len());
    let Some((deadline, _)) = timed.due() else { return Default::default() };
    let counts = timed.silence_counts() && !timed.is_announced();
    let silence = [14, 28, 35].into_iter().filter(|_| counts);
    let silence =
        silence.map(|days| (timed.silent_at(days), format!("reminder-{id}-{ply}-{days}")));
    let own = reminded(table.players[timed.turn()])
        .iter()
        .map(|&days| (deadline - i64::from(days) * DAY, format!("deadline-{id}-{ply}-{days}")));
    let own = own.filter(|(at, _)| *at > timed.since(ply));
    let due = |reminder: &(i64, String)| reminder.0 <= now;
    [silence.filter(due).collect(), own.filter(due).collect()]
}

impl TimeWorld {
    /// Keeps in mind what a sweep may remind of now.
    pub(crate) fn expect_reminders(&mut self) {
        let now = self.now();
        for table in self.tables.iter().filter(|table| table.timed.ended.is_none()) {
            let player = table.players[table.timed.turn()];
            let due = reminders(table, now).into_iter().flatten();
            self.allowed.extend(due.map(|(_, key)| (player, key)));
            for side in 0..2 {
                for until in ended_leave(&table.timed, side, now) {
                    let key = format!("leave-ended-{until}");
                    self.allowed.insert((table.players[side], key));
                }
            }
        }
    }

    /// Everything has been told by now that the present asks for.
    pub(crate) async fn compare_letters(&mut self) {
        let now = self.now();
        for player in PLAYERS {
            let fates = fates(&self.app, &self.http, player).await;
            if player == MUTE {
                let mailed = fates.values().find(|fate| **fate == Fate::Sent);
                assert_eq!(mailed, None);
                continue;
            }
            let late = fates.iter().find(|(_, fate)| matches!(fate, Fate::Waits(at) if *at <= now));
            assert_eq!(late, None, "player {player} at {now}");
            let asked = self.asked_of(player, now, &fates);
            for (key, droppable) in asked {
                let fate = fates.get(&key);
                assert!(fate.is_some(), "{key} was not told to {player} at {now}: {fates:?}");
                let dropped = fate == Some(&Fate::Dropped);
                assert!(droppable || !dropped, "{key} was dropped for {player} at {now}");
            }
        }
        self.retry_given_up().await;
    }

    /// What the present asks to be told to a player, and whether it may have been dropped. Who was told of
    /// 35 days without a move is told of no fewer where an outage or a clock has moved them away again.
    fn asked_of(
        &self,
        player: u32,
        now: i64,
        fates: &BTreeMap<String, Fate>,
    ) -> Vec<(String, bool)> {
        let mut asked = Vec::new();
        let mine = |table: &&Table| table.players.contains(&player) && table.timed.ended.is_none();
        for table in self.tables.iter().filter(mine) {
            let side = usize::from(table.players[1] == player);
            let timed = &table.timed;
            for until in ended_leave(timed, side, now) {
                asked.push((format!("leave-ended-{until}"), false));
            }
            if timed.flagged.is_none() && timed.turn() == side {
                let ever = reminders(table, i64::MAX).into_iter();
                let last =
                    reminders(table, now).into_iter().zip(ever).filter_map(|(mut due, all)| {
                        let later = &all[due.len()..];
                        let is_past = later.iter().any(|(_, key)| fates.contains_key(key));
                        due.pop().filter(|_| !is_past)
                    });
                asked.extend(last.map(|(_, key)| (key, true)));
            }
        }
        asked
    }

    /// An officer has everything tried again that was given up.
    async fn retry_given_up(&mut self) {
        for letter in self.clean.dead_letters().await.expect("letters") {
            assert!(letter.reason.contains("no mailer"), "{}", letter.reason);
            let now = self.app.app.clock.now();
            self.clean.retry_dead(&letter.key, now).await.expect("tried again");
            *self.seen.entry("given up and tried again".to_owned()).or_default() += 1;
        }
    }

    /// Every event of every log was told to those whom it concerns, and nothing else.
    pub(crate) async fn compare_all_letters(&mut self) {
        let mut expected = self.started.clone();
        for table in &self.tables {
            let log = self.clean.game(table.id).await.expect("a game").log;
            let scene = Scene {
                game: table.id,
                section: table.hall,
                players: table.players,
                first: 0,
                starts_at: table.timed.laid.starts_at,
                director: None,
            };
            expected.extend(scene.told_by(&log));
        }
        for player in PLAYERS.into_iter().filter(|player| *player != MUTE) {
            let fates = fates(&self.app, &self.http, player).await;
            for (key, fate) in &fates {
                let known = (player, key.clone());
                let expected = expected.contains(&known) || self.allowed.contains(&known);
                assert!(expected, "{key} was told to {player}");
                assert!(matches!(fate, Fate::Sent | Fate::Dropped), "{key} to {player}: {fate:?}");
                if player != DIGESTED {
                    // One that was sent and not marked is dropped when it is stale by then.
                    let right = match self.post.came(&format!("{player}-{key}")) {
                        Some(unmarked) => *fate == Fate::Sent || unmarked,
                        None => *fate == Fate::Dropped,
                    };
                    assert!(right, "{key} to {player}: {fate:?}");
                }
            }
            for (_, key) in expected.iter().filter(|(who, _)| *who == player) {
                let fate = fates.get(key);
                assert!(fate.is_some(), "{key} was never told to {player}");
            }
            let (single, digests) = self.post.mails_to(player);
            let letters: usize = digests.iter().map(|(letters, _)| letters).sum();
            let (mut alone, mut unmarked) = (0, digests.iter().any(|(_, unmarked)| *unmarked));
            for id in single {
                // A digest of one letter comes as that letter.
                unmarked |= !digests.is_empty() && self.post.came(id) == Some(true);
                let (_, key) = id.split_once('-').expect("a key");
                let fate = fates.get(key).expect("a mail is of a notice");
                alone += usize::from(*fate == Fate::Sent);
            }
            // What was not marked may have been told again in a digest with others.
            if !unmarked {
                let sent = fates.values().filter(|fate| **fate == Fate::Sent).count();
                assert_eq!(alone + letters, sent, "player {player}");
            }
        }
        // Whoever wants no mails has a list.
        let fates = fates(&self.app, &self.http, MUTE).await;
        for (key, fate) in &fates {
            let known = (MUTE, key.clone());
            assert!(expected.contains(&known) || self.allowed.contains(&known), "{key}");
            assert_eq!(*fate, Fate::Dropped, "{key}");
        }
        let listed = self.clean.notifications(PlayerId(MUTE)).await.expect("a list").told;
        assert!(listed.iter().all(|line| fates.contains_key(&line.key)), "{listed:?}");
        let (single, digests) = self.post.mails_to(MUTE);
        assert!(single.is_empty() && digests.is_empty(), "{single:?}");
    }
}

/// When leave of a side has ended that has to be told.
fn ended_leave(timed: &Timed, side: usize, now: i64) -> Vec<i64> {
    let over = spans(&timed.leave[side]).into_iter().map(|(_, until)| until);
    over.filter(|until| *until <= now && now - until < LEAVE_ENDED_DAYS * DAY).collect()
}
