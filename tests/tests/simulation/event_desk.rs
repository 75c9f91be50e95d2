//! What officials decide in an event, and how every game follows: each decision once, whoever dies.

use std::collections::BTreeMap;

use rules::{Color, GameId, HalfPoints, RulingKind};
use serde_json::{Value, json};
use store::{Role, SectionId, StoredDecision};
use tests::{DIRECTOR, OFFICER};

use crate::auditor::{Audited, index};
use crate::directed::{Directive, Stopped};
use crate::event_world::{EventWorld, Table};
use crate::request::Request;

/// Everything that can be decided.
const KINDS: [&str; 20] = [
    "penalty",
    "penalty",
    "set_clock",
    "set_clock",
    "stop_clocks",
    "stop_clocks",
    "resume_clocks",
    "resume_clocks",
    "default",
    "cancel",
    "to_adjudication",
    "adjudicate",
    "adjudicate",
    "reinstate",
    "reinstate",
    "warn",
    "order",
    "message",
    "revoke",
    "expel",
];

/// What is done to which game.
pub(crate) type Games = Vec<(usize, Vec<Directive>)>;

/// What is asked for, and perhaps decided.
#[derive(Clone, Debug)]
pub(crate) struct Pending {
    pub(crate) section: u32,
    pub(crate) kind: String,
    pub(crate) player: Option<u32>,
    pub(crate) undoes: Option<u32>,
    pub(crate) reason: String,
    /// What it does to games that can follow, and to those that are over, recorded or not.
    pub(crate) games: Games,
}

/// What was decided.
#[derive(Clone, Debug)]
pub(crate) struct Decided {
    pub(crate) id: u32,
    pub(crate) asked: Pending,
    /// Who decided, whether it is for everybody in the section, and when.
    pub(crate) by: u32,
    pub(crate) to_all: bool,
    pub(crate) at: i64,
    /// Games that have not followed, as far as the auditor has seen, and whether all have.
    pub(crate) left: Games,
    /// Games that have followed: when, and whether they stood still then.
    pub(crate) reached: BTreeMap<usize, Reached>,
    done: bool,
}

/// When a decision has reached a game, and whether that stood still.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reached {
    pub(crate) at: i64,
    pub(crate) stopped: Option<Stopped>,
}

/// A directive as the server keeps it.
fn kept(directive: Directive) -> rules::Directive {
    match directive {
        Directive::Clock { by, days } => {
            let days = i32::try_from(days).expect("few days");
            rules::Directive::ClockAdjusted { by, days, moves: 0 }
        }
        Directive::Stop => rules::Directive::ClocksStopped,
        Directive::Resume => rules::Directive::ClocksResumed,
        Directive::Adjudicators => rules::Directive::SentToAdjudication,
        Directive::Default(by) => rules::Directive::Defaulted { by },
        Directive::Cancel => rules::Directive::Cancelled,
        Directive::Adjudicate { white } => {
            rules::Directive::Adjudicated { white: HalfPoints(white) }
        }
        Directive::Reinstate => rules::Directive::Reinstated,
    }
}

/// Whether a refusal says that the time is over, which what was decided before may lift.
fn is_loss_on_time(verdict: &str) -> bool {
    ["409 flag_fallen", "409 silent_too_long"].iter().any(|code| verdict.starts_with(code))
}

/// The answer's verdict for games that are all unable to follow.
pub(crate) enum Foreseen {
    Made(Games),
    Refused(Vec<String>),
}

impl EventWorld {
    /// An official decides something; the answer may be lost for good.
    pub(crate) async fn decide(&mut self) {
        let kind = *self.dice.pick(&KINDS);
        let Some((body, about)) = self.body(kind) else { return };
        self.send_decision(kind, body, about).await;
    }

    /// A body that could be sent, with the game that it is about.
    fn body(&mut self, kind: &str) -> Option<(Value, usize)> {
        let ended: Vec<usize> =
            (0..self.tables.len()).filter(|index| !self.tables[*index].runs()).collect();
        let stopped = |index: &usize| self.tables[*index].audited.stopped.is_some();
        let standing: Vec<usize> = (0..self.tables.len()).filter(stopped).collect();
        let wanted = match kind {
            "reinstate" => ended,
            "resume_clocks" | "adjudicate" => standing,
            _ => Vec::new(),
        };
        let table = if wanted.is_empty() || self.dice.happens(10) {
            self.pick_table()
        } else {
            *self.dice.pick(&wanted)
        };
        let (game, players) = (self.tables[table].id, self.tables[table].players);
        let player = players[self.dice.below(2)];
        let days = 1 + self.some(25);
        let one = self.dice.happens(70);
        let more = match kind {
            "penalty" => json!({ "player": player, "days": days }),
            "set_clock" => json!({ "game": game, "player": player, "days": days - 12 }),
            "stop_clocks" | "resume_clocks" if one => json!({ "game": game }),
            "stop_clocks" | "resume_clocks" => json!({}),
            "default" if one => json!({ "game": game, "players": [player] }),
            "default" => json!({ "game": game, "players": players }),
            "cancel" | "to_adjudication" => json!({ "game": game }),
            "adjudicate" => json!({ "game": game, "white_halves": self.dice.below(3) }),
            "reinstate" if one => json!({ "game": game, "days": days }),
            "reinstate" => json!({ "game": game }),
            "warn" | "order" => json!({ "player": player }),
            // It ends much at once.
            "expel" if self.dice.happens(25) => json!({ "player": player }),
            "message" => json!({ "title": "Round two" }),
            "revoke" => {
                let section = self.groups[self.tables[table].group].id;
                let here = |decided: &&Decided| decided.asked.section == section;
                let known: Vec<u32> = self.decided.iter().filter(here).map(|d| d.id).collect();
                json!({ "undoes": if known.is_empty() { return None } else { *self.dice.pick(&known) } })
            }
            _ => return None,
        };
        let nothing = kind == "set_clock" && days == 12;
        (!nothing).then_some((more, table))
    }

    /// Sends a decision and lets the games follow.
    pub(crate) async fn send_decision(&mut self, kind: &str, more: Value, about: usize) {
        let section = self.groups[self.tables[about].group].id;
        let number = self.decided.len() + self.pending.len();
        let reason = format!("Decision {number} at {}.", self.now());
        let request = format!("request-{number}-{}-{}", self.now(), self.dice.below(1_000_000));
        let foreseen = self.foresee(kind, &more, about);
        let mut body = json!({ "request": request, "kind": kind, "reason": reason });
        if tests::NEEDS_ARTICLE.contains(&kind) {
            body["rule"] = json!("LAW-13.3.2");
        }
        body.as_object_mut().expect("members").extend(more.as_object().expect("members").clone());
        let by_director = kind != "adjudicate" && self.dice.happens(50);
        let (who, role) =
            if by_director { (DIRECTOR, Role::Director) } else { (OFFICER, Role::Officer) };
        let path = format!("/api/director/sections/{section}/decisions");
        let request = Request::post(who, role, path, body);
        if let Foreseen::Made(games) = &foreseen {
            let number = |member: &str| more[member].as_u64().and_then(|id| u32::try_from(id).ok());
            let alone = more["players"].as_array().filter(|players| players.len() == 1);
            let alone = alone.and_then(|players| players[0].as_u64()).map(|id| id as u32);
            let undoes = number("undoes");
            let undone = self.decided.iter().find(|decided| Some(decided.id) == undoes);
            let of_undone = undone.and_then(|decided| decided.asked.player);
            self.pending.push(Pending {
                section,
                kind: kind.to_owned(),
                player: number("player").or(alone).or(of_undone),
                undoes,
                reason,
                games: games.clone(),
            });
        }
        let lost = self.dice.happens(15);
        let answer = match lost {
            true => request.send(&self.app).await,
            false => self.twice(&request).await,
        };
        match (&foreseen, answer.status) {
            // Nobody asks again: the schedules end what was begun.
            (_, 503) if lost => {
                self.follow().await;
                return self.note("desk, lost");
            }
            (Foreseen::Made(_), 200 | 201) => {
                self.follow().await;
                let id = &answer.json["id"];
                let made = self.decided.last().filter(|made| json!(made.id) == *id);
                assert!(made.is_some_and(|made| made.left.is_empty()), "{}", answer.text);
            }
            (Foreseen::Made(_), _) => panic!("{kind} {more}: {}", answer.text),
            (Foreseen::Refused(expected), _) => {
                // A refused request may have gone on with what was begun before it.
                self.follow().await;
                let found = answer.verdict();
                assert!(expected.contains(&found), "{kind} {more}: {found}, not {expected:?}");
            }
        }
        self.note(format!("desk {kind} {}", answer.status));
    }

    /// What a decision has to do, or why it cannot be made.
    fn foresee(&self, kind: &str, more: &Value, about: usize) -> Foreseen {
        let table = &self.tables[about];
        let player = more["player"].as_u64().map(|id| id as u32);
        let days = more["days"].as_i64().unwrap_or(0);
        let color = |table: &Table, player: u32| {
            Color::ALL[table.side(player).expect("a player of the game")]
        };
        match kind {
            "warn" | "order" | "message" => return Foreseen::Made(Vec::new()),
            "revoke" => return self.foresee_revoked(more),
            "penalty" | "expel" => {
                let player = player.expect("a player");
                return self.foresee_many(table.group, |table| {
                    let by = table.side(player).map(|_| color(table, player))?;
                    Some(match kind {
                        "penalty" => Directive::Clock { by, days },
                        _ => Directive::Default(Some(by)),
                    })
                });
            }
            "stop_clocks" if more["game"].is_null() => {
                return self.foresee_many(table.group, |_| Some(Directive::Stop));
            }
            "resume_clocks" if more["game"].is_null() => {
                return self.foresee_many(table.group, |_| Some(Directive::Resume));
            }
            _ => {}
        }
        let directives = match kind {
            "set_clock" => {
                vec![Directive::Clock { by: color(table, player.expect("a player")), days }]
            }
            "stop_clocks" => vec![Directive::Stop],
            "resume_clocks" => vec![Directive::Resume],
            "default" => {
                let players = more["players"].as_array().expect("players");
                let one = players[0].as_u64().expect("a player") as u32;
                let by = (players.len() == 1).then(|| color(table, one));
                vec![Directive::Default(by)]
            }
            "cancel" => vec![Directive::Cancel],
            "to_adjudication" => vec![Directive::Adjudicators],
            "adjudicate" => {
                let white = more["white_halves"].as_u64().expect("halves") as u8;
                vec![Directive::Adjudicate { white }]
            }
            _ if days == 0 => vec![Directive::Reinstate],
            _ => {
                let on_time = |reason: &str| ["time_forfeiture", "silence"].contains(&reason);
                let ended = table.audited.ended.filter(|ended| on_time(ended.reason));
                let Some(by) = ended.and_then(|ended| ended.by) else {
                    return Foreseen::Refused(vec!["409 not_lost_on_time LAW-6.8".to_owned()]);
                };
                vec![Directive::Reinstate, Directive::Clock { by, days: -days }]
            }
        };
        match self.caught_up(about).direct(&directives, self.now()) {
            Ok(()) => Foreseen::Made(vec![(about, directives)]),
            Err(verdict) => Foreseen::Refused(vec![verdict]),
        }
    }

    /// A game that goes on with what was decided about it before and has not reached it.
    pub(crate) fn caught_up(&self, table: usize) -> Audited {
        let mut audited = self.tables[table].audited.clone();
        let runs = audited.ended.is_none();
        for decided in self.decided.iter().filter(|_| runs) {
            for (_, directives) in decided.left.iter().filter(|(left, _)| *left == table) {
                // It may be too late for it.
                drop(audited.direct(directives, decided.at));
            }
        }
        audited
    }

    /// Everything unfinished in a section; what seems to be over is asked when it comes to it.
    fn foresee_many(
        &self,
        group: usize,
        directive: impl Fn(&Table) -> Option<Directive>,
    ) -> Foreseen {
        let (mut games, mut refused) = (Vec::new(), Vec::new());
        for (number, table) in self.tables.iter().enumerate() {
            let Some(directive) = directive(table).filter(|_| table.group == group && table.runs())
            else {
                continue;
            };
            match table.audited.clone().direct(&[directive], self.now()) {
                // Also one whose flag falls as soon as its clocks run again.
                Err(verdict) if !is_loss_on_time(&verdict) => refused.push(verdict),
                _ => games.push((number, vec![directive])),
            }
        }
        if !games.is_empty() {
            return Foreseen::Made(games);
        }
        if refused.is_empty() {
            refused.push("409 no_unfinished_game".to_owned());
        }
        Foreseen::Refused(refused)
    }

    /// The end of the event brings its running games before the adjudicators, and those that go on
    /// once a decision has reached them: that may be in the same run.
    pub(crate) fn expect_adjudication(&mut self) {
        let goes_on = |index: &usize| {
            let reinstates = (*index, &Directive::Reinstate);
            let mut left = self.decided.iter().flat_map(|decided| &decided.left);
            left.any(|(table, all)| all.iter().any(|one| (*table, one) == reinstates))
        };
        for (number, group) in self.groups.iter().enumerate().filter(|(_, group)| !group.over) {
            let runs = |index: &usize| {
                let table = &self.tables[*index];
                table.group == number && (table.runs() || goes_on(index))
            };
            let games = (0..self.tables.len()).filter(runs);
            let games: Games = games.map(|index| (index, vec![Directive::Adjudicators])).collect();
            let dated =
                |pending: &Pending| pending.kind == "to_adjudication" && pending.reason.is_empty();
            let section = group.id;
            self.pending.retain(|pending| pending.section != section || !dated(pending));
            self.pending.push(Pending {
                section,
                kind: "to_adjudication".to_owned(),
                player: None,
                undoes: None,
                reason: String::new(),
                games,
            });
        }
    }

    /// Lets the auditor's games follow what was decided, as far as the server's have.
    pub(crate) async fn follow(&mut self) {
        for group in 0..self.groups.len() {
            let section = self.groups[group].id;
            let all = self.clean.decisions(SectionId(section)).await.expect("decisions");
            for decision in &all {
                if !self.decided.iter().any(|decided| decided.id == decision.id) {
                    self.take_up(decision);
                }
                self.follow_one(decision).await;
            }
        }
    }

    /// A decision that is new is one that was asked for.
    fn take_up(&mut self, decision: &StoredDecision) {
        let text = &decision.ruling;
        let same = |pending: &Pending| {
            pending.section == decision.section.0
                && pending.kind == text.kind.code()
                && pending.reason == text.reason
                && pending.player == text.player.map(|player| player.0)
                && pending.undoes == text.undoes
        };
        let found = self.pending.iter().position(same);
        let found = found.unwrap_or_else(|| panic!("nobody has asked for {decision:?}"));
        let mut asked = self.pending.remove(found);
        let stored = |game: GameId| decision.games.iter().find(|directed| directed.game == game);
        let own = text.reason.is_empty() && text.kind == RulingKind::ToAdjudication;
        if own {
            // What ended in the same run may have been left out.
            asked.games.retain(|(table, _)| stored(self.tables[*table].id).is_some());
        }
        let known = &self.decided;
        assert_eq!(decision.games.len(), asked.games.len(), "{decision:?} {asked:?} {known:?}");
        for (table, directives) in &asked.games {
            let directives: Vec<_> = directives.iter().map(|one| kept(*one)).collect();
            let directed = stored(self.tables[*table].id).map(|directed| &directed.directives);
            assert_eq!(directed, Some(&directives), "{decision:?}");
        }
        self.tell_decided(decision.id, &asked);
        let (by, to_all, at) = (text.by.0, text.to_all, text.at.unix());
        let (id, left) = (decision.id, asked.games.clone());
        let reached = BTreeMap::new();
        self.decided.push(Decided { id, asked, by, to_all, at, left, reached, done: false });
    }

    /// Whether something was decided that is not done.
    pub(crate) fn is_behind(&self) -> bool {
        self.decided.iter().any(|decided| !decided.done)
    }

    /// Who is told of a decision that changes no game.
    fn tell_decided(&mut self, id: u32, asked: &Pending) {
        let section = asked.section;
        if !asked.games.is_empty() {
            return;
        }
        if let Some(player) = asked.player {
            self.told.insert((player, format!("warned-{section}-{id}")));
        } else if asked.kind == "message" {
            let group = self.groups.iter().find(|group| group.id == section).expect("a section");
            let key = format!("letter-{section}-{id}");
            self.told.extend(group.players.iter().map(|player| (*player, key.clone())));
        }
    }

    async fn follow_one(&mut self, decision: &StoredDecision) {
        let number = self.decided.iter().position(|decided| decided.id == decision.id);
        let number = number.expect("a decision");
        if decision.done && !self.decided[number].done {
            self.decided[number].done = true;
            if let Some(case) = decision.ruling.case {
                self.decide_case(case, decision.id);
            }
        }
        let left = std::mem::take(&mut self.decided[number].left);
        let now = self.now();
        for (table, directives) in left {
            let log = self.clean.game(self.tables[table].id).await.expect("a game").log;
            let at = log.iter().find_map(|event| match event {
                rules::Event::Directed { at, decision: id, .. } if *id == decision.id => Some(at),
                _ => None,
            });
            let audited = &mut self.tables[table].audited;
            if let Some(at) = at {
                let reached = Reached { at: at.unix(), stopped: audited.stopped };
                self.decided[number].reached.insert(table, reached);
                let done = audited.direct(&directives, at.unix());
                assert_eq!(done, Ok(()), "{decision:?} in {audited:?}");
                // Leave that was entered while the game was over.
                for side in 0..if directives.contains(&Directive::Reinstate) { 2 } else { 0 } {
                    let player = self.tables[table].players[side];
                    let days = self.books[&player].days();
                    self.tables[table].audited.follow(side, &days, now);
                }
            } else if decision.done {
                // It could not follow, perhaps because a flag came first.
                let mut swept = audited.clone();
                swept.sweep(now);
                let refused = swept.direct(&directives, now);
                assert!(refused.is_err(), "{decision:?} was left out in {audited:?}");
            } else {
                self.decided[number].left.push((table, directives));
            }
        }
    }

    /// The side of a player in a game.
    pub(crate) fn color(&self, table: usize, player: u32) -> Color {
        let side = self.tables[table].side(player).expect("a player of the game");
        let color = Color::ALL[side];
        assert_eq!(index(color), side);
        color
    }
}
