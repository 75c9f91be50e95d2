//! What happens in an event while it is played: moves, offers, claims, leave, silence; days that
//! pass; and the schedules.

use axum::http::Method;
use rules::{Color, PlayerId};
use serde_json::{Value, json};
use store::Role;
use tests::{COMMISSIONER, DAY, DIRECTOR};

use crate::asked::Asked;
use crate::auditor::{Audited, index};
use crate::book;
use crate::event_world::{EventWorld, Group, Table};
use crate::request::{Request, Runs, TRIES_MAX};
use crate::time_asks::date;

/// Requests to the database that fail, of a hundred.
const FAILING: usize = 4;

impl EventWorld {
    /// One thing happens.
    pub(crate) async fn step(&mut self) {
        self.front.fail(FAILING);
        match self.dice.below(100) {
            0..34 => self.ask_for_move().await,
            34..36 => self.ask_wrongly().await,
            36..40 => self.answer_an_offer().await,
            40..44 => self.ask_to_claim().await,
            44..46 => self.ask_to_rule().await,
            46 => self.ask_to_resign().await,
            47..51 => self.ask_for_leave().await,
            51..55 => self.ask_to_leave_lines().await,
            55..58 => self.ask_for_time().await,
            58..60 | 66..69 if self.tables[0].audited.purses[0].is_block() => {
                self.ask_to_refill().await
            }
            60..62 => self.ask_for_outage().await,
            62..66 => self.ask_officials().await,
            58..75 => self.decide().await,
            75..79 => self.change_a_withdrawal().await,
            79..88 => self.wait(),
            88..93 => self.sweep().await,
            93..97 => self.deliver().await,
            97 => self.finish_early().await,
            _ => self.come_to_rest().await,
        }
    }

    /// A game that runs, more often than not.
    pub(crate) fn pick_table(&mut self) -> usize {
        let running: Vec<usize> =
            (0..self.tables.len()).filter(|index| self.tables[*index].runs()).collect();
        if !running.is_empty() && self.dice.happens(92) {
            *self.dice.pick(&running)
        } else {
            self.dice.below(self.tables.len())
        }
    }

    /// Asks something of a game, and compares the answer with what the auditor predicts; sometimes
    /// asks once more, as if the answer had been lost.
    pub(crate) async fn check(&mut self, table: usize, by: Option<Color>, asked: Asked) {
        let now = self.now();
        let before = &self.tables[table];
        let mut after = before.audited.clone();
        let mut predicted = after.ask(by.or(Some(Color::White)), &asked, now);
        let fell = before.audited.fell(now).filter(|_| asked == Asked::ClaimTime);
        if predicted == "200" && fell.is_some_and(|at| self.awaits_adjudicators(before, at)) {
            (predicted, after) =
                ("409 in_adjudication LAW-11.1".to_owned(), before.audited.clone());
        }
        let player = PlayerId(before.players[by.map_or(0, index)]);
        let id = before.id;
        let mut answer = asked.send(&self.app, id, player).await;
        for _ in 0..TRIES_MAX {
            if answer.status != 503 {
                break;
            }
            answer = asked.send(&self.app, id, player).await;
        }
        assert_eq!(
            answer.verdict(),
            predicted,
            "{asked:?} by {by:?} in game {id} at {now}: {:?}",
            self.tables[table].audited
        );
        let lines = matches!(asked, Asked::Leave { .. }) && predicted == "200";
        let new = lines || after.events > self.tables[table].audited.events;
        self.tables[table].audited = after;
        self.note(if new { format!("200 {}", asked.name()) } else { predicted });
        if answer.status == 200 && self.dice.happens(10) {
            let again = asked.send(&self.app, id, player).await;
            assert!(again.status == 503 || again.text == answer.text, "{asked:?} in game {id}");
        }
    }

    async fn ask_for_move(&mut self) {
        // Some games go on for a while, others wait.
        let table = self.pick_table();
        for _ in 0..=self.dice.below(4) {
            let audited = &self.tables[table].audited;
            let (turn, ply, legal) = (audited.turn(), audited.moves.len(), audited.legal());
            let away = audited.stops[index(turn)].days.contains(&book::day_of(self.now()));
            if legal.is_empty() || away && self.dice.happens(80) {
                return;
            }
            // What the opponent has an answer for is played more often than by chance.
            let expected: Vec<String> = audited.expected().into_iter().cloned().collect();
            let offer = self.dice.happens(15);
            let likely = !expected.is_empty() && self.dice.happens(50);
            let uci = self.dice.pick(if likely { &expected } else { &legal }).clone();
            self.check(table, Some(turn), Asked::Move { ply, uci, offer }).await;
        }
    }

    /// Whoever is not on move, for another position, or no move at all.
    async fn ask_wrongly(&mut self) {
        let table = self.pick_table();
        let audited = &self.tables[table].audited;
        let (turn, ply) = (audited.turn(), audited.moves.len());
        let legal = audited.legal();
        let uci = if legal.is_empty() { "e2e4".to_owned() } else { self.dice.pick(&legal).clone() };
        let (by, ply, uci) = match self.dice.below(3) {
            0 => (!turn, ply, uci),
            1 => (turn, ply + 1, uci),
            _ => (turn, ply, "a1a1".to_owned()),
        };
        self.check(table, Some(by), Asked::Move { ply, uci, offer: false }).await;
    }

    /// Where something was offered; otherwise anywhere.
    async fn answer_an_offer(&mut self) {
        let offered =
            |audited: &Audited| Color::ALL.into_iter().find(|color| audited.offers[index(*color)]);
        let open: Vec<(usize, Color)> = (0..self.tables.len())
            .filter(|index| self.tables[*index].runs())
            .filter_map(|index| Some((index, !offered(&self.tables[index].audited)?)))
            .collect();
        let (table, by) = if open.is_empty() {
            (self.pick_table(), Color::White)
        } else {
            *self.dice.pick(&open)
        };
        let asked = if self.dice.happens(70) { Asked::Accept } else { Asked::Decline };
        self.check(table, Some(by), asked).await;
    }

    async fn ask_to_claim(&mut self) {
        let table = self.pick_table();
        let audited = &self.tables[table].audited;
        let (turn, ply, legal) = (audited.turn(), audited.moves.len(), audited.legal());
        let claim = *self.dice.pick(&["repetition", "tablebase_win", "tablebase_draw"]);
        let with_move = !legal.is_empty() && self.dice.happens(50);
        let intended = with_move.then(|| self.dice.pick(&legal).clone());
        self.check(table, Some(turn), Asked::Claim { ply, claim, intended }).await;
    }

    pub(crate) async fn ask_to_rule(&mut self) {
        let waiting = self.tables.iter().position(|table| table.audited.waits());
        let table = waiting.unwrap_or(self.dice.below(self.tables.len()));
        let ply = self.tables[table].audited.moves.len();
        let upheld = self.dice.happens(40);
        self.check(table, None, Asked::Rule { ply, upheld }).await;
    }

    async fn ask_to_resign(&mut self) {
        let table = self.pick_table();
        let by = if self.dice.happens(50) { Color::White } else { Color::Black };
        self.check(table, Some(by), Asked::Resign).await;
    }

    /// A player goes away; every running game of the section follows.
    async fn ask_for_leave(&mut self) {
        // Machines that die with a leave half-way are the other simulation's.
        self.front.fail(0);
        let table = self.pick_table();
        let (group, side) = (self.tables[table].group, self.dice.below(2));
        let player = self.tables[table].players[side];
        let first = book::day_of(self.now()) + self.some(12);
        let days = (first, first + self.some(16));
        let body = json!({
            "sections": [self.groups[group].id], "first": date(days.0), "last": date(days.1)
        });
        let path = "/api/leave".to_owned();
        let request = Request::post(PlayerId(player), Role::Player, path, body);
        let answer = request.insist(&self.app).await;
        let now = self.now();
        let mine = |table: &Table| table.runs() && table.side(player).is_some();
        let known = self.books[&player].decide(book::Asked::Register, days, now);
        let predicted = match known {
            _ if !self.tables.iter().any(mine) => "404 unknown_section".to_owned(),
            Ok(_) => "200".to_owned(),
            Err(code) => format!("409 {code} LAW-10.1"),
        };
        assert_eq!(answer.verdict(), predicted, "{days:?} {:?}", self.books[&player]);
        self.note(format!("{predicted} leave"));
        if predicted != "200" || known == Ok(false) {
            return;
        }
        let book = self.books.get_mut(&player).expect("a book");
        book.enter(book::Asked::Register, days, now);
        let away = book.days();
        for table in self.tables.iter_mut().filter(|table| mine(table)) {
            let side = table.side(player).expect("a side");
            table.audited.follow(side, &away, now);
        }
    }

    /// Minutes, days, weeks, or to the very edge of somebody's time.
    fn wait(&mut self) {
        let seconds = match self.dice.below(20) {
            0..7 => self.some(7_200),
            7..15 => self.some(3 * DAY),
            15..18 => self.some(9 * DAY),
            _ => {
                let table = self.pick_table();
                let due = self.tables[table].audited.due().unwrap_or(0);
                ((due - self.now()).max(0) + self.some(3) - 1).max(0)
            }
        };
        // Not everything is lost on time at once.
        let until = self.now() + seconds;
        let lost = |table: &&Table| table.audited.due().is_some_and(|due| due <= until);
        let all = self.tables.iter().filter(|table| table.runs()).count();
        let seconds = match self.tables.iter().filter(lost).count() {
            lost if 4 * lost > all + 4 => self.some(DAY),
            _ => seconds,
        };
        self.app.wait(seconds);
    }

    /// The schedules run, dying now and then, until they come through.
    pub(crate) async fn sweep(&mut self) {
        let runs = match self.dice.below(3) {
            0 => Runs::InOrder,
            1 => Runs::Overlapping,
            _ => Runs::FlagsOnly,
        };
        self.run(runs).await;
    }

    pub(crate) async fn run(&mut self, runs: Runs) {
        self.front.fail_less();
        let now = self.now();
        let dates = !matches!(runs, Runs::FlagsOnly);
        let begins = |group: &Group| !group.begun && now >= self.laid.starts_at;
        let ends = self.laid.ends_at.filter(|at| now >= *at);
        let mut dated = Vec::new();
        for (number, group) in self.groups.iter().enumerate().filter(|_| dates) {
            if begins(group) {
                dated.push((number, format!("clocks-{}-{}", group.id, self.laid.starts_at)));
            }
            if let Some(at) = ends.filter(|_| !group.over) {
                dated.push((number, format!("adjudication-{}-{at}", group.id)));
            }
        }
        // What ends in the same run, or is taken up again, may have been looked at before or after.
        let before = self.concerned(&dated);
        self.allowed.extend(before.iter().cloned());
        if dates && ends.is_some() {
            self.expect_adjudication();
        }
        runs.through(&self.app.app).await;
        self.follow().await;
        for (number, _) in &dated {
            self.groups[*number].begun = true;
            self.groups[*number].over |= ends.is_some();
        }
        self.sweep_tables(now);
        let after = self.concerned(&dated);
        self.told.extend(after.iter().filter(|told| before.contains(told)).cloned());
        self.allowed.extend(after);
        self.note(format!("{runs:?}"));
    }

    /// Players with running games in these sections, with the notices; the director where there is
    /// something to adjudicate.
    fn concerned(&self, dated: &[(usize, String)]) -> Vec<(u32, String)> {
        let mut concerned = Vec::new();
        for (group, key) in dated {
            let of_group = |table: &&Table| table.group == *group;
            for table in self.tables.iter().filter(of_group).filter(|table| table.runs()) {
                concerned.extend(table.players.map(|player| (player, key.clone())));
                let director = key.starts_with("adjudication-").then_some(DIRECTOR.0);
                concerned.extend(director.map(|director| (director, key.clone())));
            }
        }
        concerned
    }

    /// The records of the stream come, and the letters' alarms are answered, dying now and then.
    async fn deliver(&mut self) {
        let dies = self.dice.happens(50);
        let front = self.front.clone();
        self.post.deliver(&self.app, &mut self.dice, dies, || front.failed()).await;
        self.post.answer(&self.app, &self.front).await;
    }

    /// Nobody confirms tables while games run.
    async fn finish_early(&mut self) {
        if !self.is_played() {
            let refused = self.confirm().await;
            assert_eq!(refused.verdict(), "409 games_running");
            assert_eq!(refused.json["phase"], Value::Null);
        }
    }
}

impl EventWorld {
    /// A national event is rated with the consent of somebody who does not organise it (`TR-9.2`).
    pub(crate) async fn consent(&mut self, event: &str) {
        let person = |method, path, body| Request {
            method,
            ..Request::post(COMMISSIONER, Role::RatingCommissioner, path, body)
        };
        let look = person(Method::GET, event.to_owned(), Value::Null);
        let seen = look.insist(&self.app).await.expect(200).json;
        if seen["rating_consent"].is_null() {
            return assert_eq!(seen["announcement"]["rated"], false);
        }
        let body = json!({ "version": seen["version"], "consents": true });
        let consent = person(Method::POST, format!("{event}/rating-consent"), body);
        let given = self.twice(&consent).await.expect(200).json;
        assert_ne!(given["rating_consent"]["at"], Value::Null);
    }
}
