//! Withdrawals from an event: asked for, taken back, decided, reported; and what becomes of every
//! game of the player (TR-8.1 to TR-8.5, SKS-7.1 to SKS-7.5).

use std::collections::BTreeSet;

use axum::http::Method;
use rules::PlayerId;
use serde_json::{Value, json};
use store::{Role, WithdrawalId};
use tests::{DELEGATE, DIRECTOR, OFFICER};

use crate::directed::Directive;
use crate::event_desk::{Games, Pending};
use crate::event_world::{EventWorld, federation};
use crate::request::{Request, Runs};

const DESK: &str = "/api/director/withdrawals";
const MINE: &str = "/api/withdrawals";

/// A player's withdrawals.
#[derive(Clone, Debug, Default)]
pub(crate) struct Case {
    /// How many there were.
    number: u32,
    /// Of the last one: what it is now, and which version of it.
    state: &'static str,
    version: u64,
    /// Whether one was silent.
    silent: bool,
    /// What the last one has done to which game.
    games: Games,
}

impl Case {
    pub(crate) fn waits(&self) -> bool {
        ["requested", "offered"].contains(&self.state)
    }
}

impl EventWorld {
    /// A player asks or thinks better of it, or somebody decides.
    pub(crate) async fn change_a_withdrawal(&mut self) {
        let waiting: Vec<u32> =
            self.cases.iter().filter(|(_, case)| case.waits()).map(|(player, _)| *player).collect();
        if !waiting.is_empty() && self.dice.happens(70) {
            let player = *self.dice.pick(&waiting);
            match self.dice.below(10) {
                0..3 => self.take_back(player).await,
                _ => self.rule_on_withdrawal(player).await,
            }
            return;
        }
        let table = self.pick_table();
        let player = self.tables[table].players[self.dice.below(2)];
        match self.dice.below(10) {
            0..6 => self.ask_to_withdraw(player).await,
            6..8 => self.report(player, "silent").await,
            8 => self.report(player, "death").await,
            _ => self.report(player, "accepted").await,
        }
    }

    fn running(&self, player: u32) -> Vec<usize> {
        let runs = |index: &usize| {
            self.tables[*index].runs() && self.tables[*index].side(player).is_some()
        };
        (0..self.tables.len()).filter(runs).collect()
    }

    /// The director and the opponents of the games that run; officers where none does.
    fn around(&self, player: u32) -> BTreeSet<u32> {
        let mut told = BTreeSet::new();
        for table in self.running(player) {
            told.extend(self.tables[table].players);
            told.insert(DIRECTOR.0);
        }
        told.remove(&player);
        if told.is_empty() {
            told.insert(OFFICER.0);
        }
        told
    }

    async fn ask_to_withdraw(&mut self, player: u32) {
        let body = json!({
            "grounds": "grave_illness", "months": 3, "reasons": "An operation.", "games": []
        });
        let request = Request::post(PlayerId(player), Role::Player, MINE.to_owned(), body);
        let answer = self.twice_settled(&request).await;
        let waits = self.cases.get(&player).is_some_and(Case::waits);
        if !waits && self.running(player).is_empty() {
            assert_eq!(answer.verdict(), "409 nothing_to_withdraw_from");
            return;
        }
        let view = answer.expect(200).json["withdrawals"][0].clone();
        if waits {
            return;
        }
        let told = self.around(player);
        let case = self.cases.entry(player).or_default();
        case.number += 1;
        self.settle(player, "requested", &view, "requested", told).await;
    }

    async fn take_back(&mut self, player: u32) {
        let case = self.cases[&player].clone();
        let path = format!("{MINE}/{player}-{}", case.number);
        let delete = Request::post(PlayerId(player), Role::Player, path, Value::Null);
        let delete = Request { method: Method::DELETE, ..delete };
        let view = self.twice_settled(&delete).await.expect(200).json["withdrawals"][0].clone();
        let state = if case.state == "offered" { "play_on" } else { "taken_back" };
        let told = self.around(player);
        self.settle(player, state, &view, "taken-back", told).await;
    }

    async fn rule_on_withdrawal(&mut self, player: u32) {
        let case = self.cases[&player].clone();
        let kinds: &[&'static str] = match case.state {
            "offered" => &["unaccepted", "unaccepted", "accepted"],
            _ => &["accepted", "accepted", "offered", "death"],
        };
        let kind = *self.dice.pick(kinds);
        let body = json!({ "kind": kind, "reason": "It was looked at.", "version": case.version });
        let path = format!("{DESK}/{player}-{}", case.number);
        let request = EventWorld::officer(path, body);
        if kind == "offered" {
            let view = self.twice_settled(&request).await.expect(200).json["withdrawal"].clone();
            return self.settle(player, kind, &view, "offered", BTreeSet::from([player])).await;
        }
        self.conclude(player, kind, &request).await;
    }

    /// An official tells that somebody has stopped.
    async fn report(&mut self, player: u32, kind: &'static str) {
        let case = self.cases.get(&player).cloned().unwrap_or_default();
        let mut body = json!({ "player": player, "kind": kind, "reason": "No move since June." });
        let begun = self.now() >= self.laid.starts_at;
        if kind == "silent" && !case.silent && begun {
            body["suspension_months"] = json!(6);
        }
        let request = EventWorld::officer(DESK.to_owned(), body);
        let nothing = self.running(player).is_empty();
        // Who has nothing left to withdraw from has not withdrawn once more.
        let known = case.state == kind && self.is_left_by(player, &case);
        if case.waits() || nothing || known {
            let code = if case.waits() { "withdrawal_waits" } else { "nothing_to_withdraw_from" };
            let answer = request.insist(&self.app).await;
            let expected = if known { "200".to_owned() } else { format!("409 {code}") };
            assert_eq!(answer.verdict(), expected, "{kind} of {player}: {case:?}");
            if known {
                let id = &answer.json["withdrawal"]["id"];
                assert_eq!(*id, format!("{player}-{}", case.number), "{case:?}");
                self.note(format!("withdrawal {kind} again"));
            }
            return;
        }
        self.cases.entry(player).or_default().number += 1;
        self.conclude(player, kind, &request).await;
    }

    /// Whether the last withdrawal has left nothing but games that it has brought to the adjudicators,
    /// and games that are lost already, seen or not.
    fn is_left_by(&self, player: u32, case: &Case) -> bool {
        let sent = |table: usize| case.games.contains(&(table, vec![Directive::Adjudicators]));
        self.running(player).into_iter().all(|table| {
            let audited = &self.tables[table].audited;
            let there = audited.stopped.is_some_and(|stopped| stopped.adjudicated);
            audited.is_lost(self.now()) || (there && sent(table))
        })
    }

    /// Sends what ends a player's games, and sees them end as the articles say.
    async fn conclude(&mut self, player: u32, kind: &'static str, request: &Request) {
        let mut told = self.around(player);
        told.insert(OFFICER.0);
        if federation(player) == "CZE" {
            told.insert(DELEGATE.0);
        }
        if kind != "death" {
            told.insert(player);
        }
        let games = self.fates_of(player, kind);
        for group in 0..self.groups.len() {
            let here = |game: &&(usize, _)| self.tables[game.0].group == group;
            let games: Games = games.iter().filter(here).cloned().collect();
            if games.is_empty() {
                continue;
            }
            self.pending.push(Pending {
                section: self.groups[group].id,
                kind: format!("withdrawal_{kind}"),
                player: Some(player),
                undoes: None,
                reason: String::new(),
                games,
            });
        }
        let view = self.twice_settled(request).await.expect(200).json["withdrawal"].clone();
        assert_eq!(view["games_planned"], games.len());
        self.settle(player, kind, &view, "decided", told).await;
        let case = self.cases.get_mut(&player).expect("a case");
        case.silent |= kind == "silent";
        case.games = games;
        assert!(
            self.pending.iter().all(|pending| !pending.kind.starts_with("withdrawal_")),
            "{:?}",
            self.pending
        );
    }

    /// Once, or once more when everything has followed: until then the two answers differ.
    async fn twice_settled(&mut self, request: &Request) -> tests::Answer {
        self.follow().await;
        let answer = request.insist(&self.app).await;
        if answer.status == 200 && self.dice.happens(20) {
            let again = request.insist(&self.app).await.expect(200);
            assert_eq!(again.json["withdrawal"]["state"], answer.json["withdrawal"]["state"]);
            return again;
        }
        answer
    }

    /// Waits until everything has followed, and keeps how the case stands.
    async fn settle(
        &mut self,
        player: u32,
        state: &'static str,
        view: &Value,
        news: &str,
        told: BTreeSet<u32>,
    ) {
        assert_eq!(view["state"], state);
        let number = self.cases[&player].number;
        assert_eq!(view["id"], format!("{player}-{number}"));
        let key = format!("withdrawal-{player}-{number}-{news}");
        // Whose games end in the meantime is perhaps not told any more.
        let told: Vec<_> = told.into_iter().map(|person| (person, key.clone())).collect();
        self.follow().await;
        let id = WithdrawalId { player: PlayerId(player), number };
        let done = self.clean.withdrawal(id).await.expect("a withdrawal").alarm_at.is_none();
        if done {
            self.told.extend(told);
        } else {
            // Where no game runs any more by then, officers are told.
            self.allowed.extend(told.iter().cloned().chain([(OFFICER.0, key.clone())]));
            self.app.wait(61);
            self.run(Runs::InOrder).await;
            let still = self.around(player);
            let stays = |(person, _): &(u32, String)| {
                let office = [OFFICER.0, DELEGATE.0, player].contains(person);
                news == "decided" || office || still.contains(person)
            };
            self.told.extend(told.into_iter().filter(stays));
        }
        let kept = self.clean.withdrawal(id).await.expect("a withdrawal");
        assert_eq!(kept.alarm_at, None, "{kept:?}");
        let case = self.cases.get_mut(&player).expect("a case");
        (case.state, case.version) = (state, u64::from(kept.version));
        self.note(format!("withdrawal {state}"));
    }

    /// What becomes of each running game (SKS-7.3, SKS-7.4, SKS-7.5, TR-8.1).
    fn fates_of(&self, player: u32, kind: &str) -> Games {
        let mine: Vec<usize> = (0..self.tables.len())
            .filter(|index| self.tables[*index].side(player).is_some())
            .collect();
        let cancelled = |index: &&usize| {
            self.tables[**index].audited.ended.is_some_and(|ended| ended.reason == "cancelled")
        };
        let counted: Vec<&usize> = mine.iter().filter(|index| !cancelled(index)).collect();
        let audited = |index: &usize| &self.tables[*index].audited;
        let moves: usize = counted.iter().map(|index| audited(index).moves.len() / 2).sum();
        let finished = counted.iter().any(|index| audited(index).ended.is_some());
        let started = counted.iter().any(|index| {
            let audited = audited(index);
            (0..audited.moves.len()).any(|ply| audited.mover(ply) == self.color(**index, player))
        });
        let begun = self.now() >= self.laid.starts_at;
        let fate = |index: usize| match kind {
            _ if !begun => Directive::Cancel,
            "accepted" | "death" if finished || moves >= 25 * counted.len() => {
                Directive::Adjudicators
            }
            "accepted" | "death" => Directive::Cancel,
            _ if started => Directive::Default(Some(self.color(index, player))),
            _ => Directive::Cancel,
        };
        let running = self.running(player).into_iter();
        running.map(|index| (index, vec![fate(index)])).collect()
    }
}
