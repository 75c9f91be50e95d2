//! What players, officials and schedules do in the world of time, each answer predicted, and what
//! every game makes of it.

use std::collections::BTreeSet;

use chrono::DateTime;
use rules::{Event, Game, Instant, Interval, PlayerId};
use serde_json::json;
use store::{Role, SectionId};
use tests::DAY;

use crate::book::{self, new_year, year_of};
use crate::request::Request;
use crate::time_world::{PLAYERS, TimeWorld, color};
use crate::timed::{Asked, MOVES};

/// Decides on leave and outages.
const OFFICER: PlayerId = PlayerId(998);

/// A day as it is sent.
pub(crate) fn date(day: i64) -> String {
    DateTime::from_timestamp(day * DAY, 0).expect("a day").date_naive().to_string()
}

fn signed(number: usize) -> i64 {
    i64::try_from(number).expect("a small number")
}

impl TimeWorld {
    /// Asks something of a game, compares the answer's verdict with what the auditor predicts, and
    /// sometimes asks once more, as if the answer had been lost.
    pub(crate) async fn check(&mut self, table: usize, by: usize, asked: Asked) {
        let now = self.now();
        let mut after = self.tables[table].timed.clone();
        let predicted = after.ask(by, asked, now);
        let (id, player) = (self.tables[table].id, self.tables[table].players[by]);
        let (path, body) = match asked {
            Asked::Move { ply } => ("moves", json!({ "ply": ply, "move": MOVES[ply % 4] })),
            Asked::Announce { ply } => ("reflection", json!({ "ply": ply })),
            Asked::Refill { ply, refilled, seconds } => {
                ("refill", json!({ "ply": ply, "refilled": refilled, "seconds": seconds }))
            }
            Asked::ClaimTime => ("claims/time", json!({})),
            Asked::Resign => ("resign", json!({})),
        };
        let path = format!("/api/games/{id}/{path}");
        let request = Request::post(PlayerId(player), Role::Player, path, body);
        let answer = request.insist(&self.app).await;
        assert_eq!(
            answer.verdict(),
            predicted,
            "{asked:?} by {by} at {now} in game {id}: {:?}",
            self.tables[table].timed
        );
        let new = after.events > self.tables[table].timed.events;
        self.tables[table].timed = after;
        let kind = asked_name(asked);
        let kind = if new { format!("200 {kind}") } else { predicted };
        *self.seen.entry(kind).or_default() += 1;
        if answer.status == 200 && self.dice.happens(10) {
            let again = request.insist(&self.app).await;
            assert_eq!(again.verdict(), "200", "{asked:?} sent twice in game {id}");
        }
    }

    pub(crate) async fn ask_for_move(&mut self) {
        let table = self.pick_table();
        let timed = &self.tables[table].timed;
        let (turn, ply) = (timed.turn(), timed.moves.len());
        self.check(table, turn, Asked::Move { ply }).await;
    }

    /// Whoever is not on move, or for another position.
    pub(crate) async fn ask_wrongly(&mut self) {
        let table = self.pick_table();
        let ply = self.dice.below(self.tables[table].timed.moves.len() + 2);
        let by = self.dice.below(2);
        // The move just made and sent otherwise is the other simulation's.
        let asked = match self.dice.below(3) {
            0 => Asked::Announce { ply },
            1 => Asked::Refill { ply, refilled: 0, seconds: None },
            _ => Asked::Move { ply },
        };
        self.check(table, by, asked).await;
    }

    pub(crate) async fn ask_to_announce(&mut self) {
        let table = self.pick_table();
        let timed = &self.tables[table].timed;
        let (turn, ply) = (timed.turn(), timed.moves.len());
        self.check(table, turn, Asked::Announce { ply }).await;
    }

    /// As much as can be moved, some of it, or a second too much.
    pub(crate) async fn ask_to_refill(&mut self) {
        let blocks = |table: &crate::time_world::Table| {
            table.timed.due().is_some() && table.timed.is_block()
        };
        let running: Vec<usize> =
            (0..self.tables.len()).filter(|index| blocks(&self.tables[*index])).collect();
        let table = if running.is_empty() { self.pick_table() } else { *self.dice.pick(&running) };
        let timed = &self.tables[table].timed;
        let (turn, ply) = (timed.turn(), timed.moves.len());
        let refilled = timed.refilled(ply);
        let most = timed.refillable(self.now().max(timed.last)).unwrap_or(0);
        let part = self.dice.below(usize::try_from(most).unwrap_or(0).max(1));
        let seconds = match self.dice.below(4) {
            0 => None,
            1 => Some(most + 1),
            2 => Some(most),
            _ => Some(signed(part)),
        };
        self.check(table, turn, Asked::Refill { ply, refilled, seconds }).await;
    }

    /// The opponent claims, more often where there is a flag.
    pub(crate) async fn ask_for_time(&mut self) {
        let flagged = self.tables.iter().position(|table| table.timed.flagged.is_some());
        let table = flagged.filter(|_| self.dice.happens(50)).unwrap_or(self.pick_table());
        let turn = self.tables[table].timed.turn();
        let by = if self.dice.happens(85) { 1 - turn } else { turn };
        self.check(table, by, Asked::ClaimTime).await;
    }

    pub(crate) async fn ask_to_resign(&mut self) {
        let table = self.pick_table();
        let by = self.dice.below(2);
        self.check(table, by, Asked::Resign).await;
    }

    /// Some days: soon, over New Year, over the end of February, or long ago.
    fn some_days(&mut self, long: bool) -> (i64, i64) {
        let today = self.today();
        let year = year_of(today);
        let length = match self.dice.below(10) {
            0 if long => 399,
            0..2 => signed(self.dice.below(60)),
            _ => signed(self.dice.below(14)),
        };
        let first = match self.dice.below(10) {
            0 => new_year(year + 1) - signed(self.dice.below(6)),
            1 => new_year(year + 1) + 57 - signed(self.dice.below(3)),
            2 => new_year(year) + 57 - signed(self.dice.below(3)),
            3 => new_year(year + 2) - signed(self.dice.below(20)),
            4..6 if long => today - signed(self.dice.below(90)),
            _ => today - 1 + signed(self.dice.below(40)),
        };
        (first, first + length)
    }

    /// Leave is taken, cancelled, granted or withdrawn.
    pub(crate) async fn ask_for_leave(&mut self) {
        let mut player = *self.dice.pick(&PLAYERS);
        let count = self.halls.len();
        let table = self.pick_table();
        let mut chosen = self.tables[table].hall;
        let asked = match self.dice.below(10) {
            0..4 => book::Asked::Register,
            4..7 => book::Asked::Cancel,
            7..9 => book::Asked::Grant,
            _ => book::Asked::Withdraw,
        };
        let own = matches!(asked, book::Asked::Register | book::Asked::Cancel);
        let takes_back = matches!(asked, book::Asked::Cancel | book::Asked::Withdraw);
        let today = self.today();
        let away = |(_, book): &(&(u32, u32), &book::Book)| {
            let special = book.special.iter().filter(|_| !own);
            book.own.iter().chain(special).any(|days| days.1 > today)
        };
        let away: Vec<_> = self.books.iter().filter(away).map(|(key, _)| *key).collect();
        if takes_back && !away.is_empty() {
            (player, chosen) = *self.dice.pick(&away);
        }
        let mut halls = BTreeSet::from([chosen]);
        if own && self.dice.happens(30) {
            halls.insert(self.halls[self.dice.below(count)].id);
        }
        let known = &self.books[&(player, chosen)];
        let special = known.special.iter().filter(|_| !own);
        let periods: Vec<_> = known.own.iter().chain(special).copied().collect();
        let to_come: Vec<_> = periods.iter().copied().filter(|days| days.1 > today).collect();
        let days = if takes_back && !to_come.is_empty() && self.dice.happens(85) {
            let (first, last) = *self.dice.pick(&to_come);
            let later = signed(self.dice.below(usize::try_from(last - first + 1).expect("days")));
            let first = if self.dice.happens(50) { first + later } else { first };
            (first + signed(self.dice.below(3)) - 1, last + signed(self.dice.below(3)) - 1)
        } else if !takes_back && !periods.is_empty() && self.dice.happens(15) {
            *self.dice.pick(&periods)
        } else {
            self.some_days(!own)
        };
        if days.0 <= days.1 {
            self.change_leave(asked, player, &halls, days).await;
        }
    }

    /// What the books should answer: the verdicts of which one is given.
    fn leave_verdicts(
        &self,
        asked: book::Asked,
        player: u32,
        halls: &BTreeSet<u32>,
        days: (i64, i64),
    ) -> Vec<String> {
        let own = matches!(asked, book::Asked::Register | book::Asked::Cancel);
        let plays = |hall: &u32| {
            let runs = |table: &&crate::time_world::Table| {
                table.hall == *hall
                    && table.players.contains(&player)
                    && table.timed.ended.is_none()
            };
            self.tables.iter().any(|table| runs(&table))
        };
        if own && !halls.iter().all(plays) {
            return vec!["404 unknown_section".to_owned()];
        }
        let now = self.now();
        let decide = |hall: &u32| self.books[&(player, *hall)].decide(asked, days, now).err();
        let refusals: Vec<String> = halls
            .iter()
            .filter_map(decide)
            .map(|code| match code {
                "leave_too_long" | "too_many_periods" => format!("422 {code}"),
                code => format!("409 {code} LAW-10.1"),
            })
            .collect();
        if refusals.is_empty() { vec!["200".to_owned()] } else { refusals }
    }

    async fn change_leave(
        &mut self,
        asked: book::Asked,
        player: u32,
        halls: &BTreeSet<u32>,
        days: (i64, i64),
    ) {
        let now = self.now();
        let predicted = self.leave_verdicts(asked, player, halls, days);
        let (first, last) = (date(days.0), date(days.1));
        let own = json!({ "sections": halls, "first": first, "last": last });
        let mut desk = json!({ "player": player, "first": first, "last": last });
        desk["section"] = json!(halls.first());
        desk["reason"] = json!("A certificate was shown.");
        let (who, role, path, body) = match asked {
            book::Asked::Register => (PlayerId(player), Role::Player, "leave", own),
            book::Asked::Cancel => (PlayerId(player), Role::Player, "leave/cancel", own),
            book::Asked::Grant => (OFFICER, Role::Officer, "director/leave", desk),
            book::Asked::Withdraw => (OFFICER, Role::Officer, "director/leave/cancel", desk),
        };
        let path = format!("/api/{path}");
        let answer = Request::post(who, role, path, body).insist(&self.app).await;
        let verdict = answer.verdict();
        assert!(
            predicted.contains(&verdict),
            "{asked:?} {first} {last} at {now}: {verdict}, not {predicted:?} {:?}",
            self.books
        );
        let kind = if verdict == "200" { format!("200 {asked:?}") } else { verdict.clone() };
        *self.seen.entry(kind).or_default() += 1;
        if verdict != "200" {
            return;
        }
        for hall in halls {
            let book = self.books.get_mut(&(player, *hall)).expect("a book");
            if book.decide(asked, days, now) == Ok(true) {
                book.enter(asked, days, now);
                self.behind.insert((player, *hall));
            }
        }
        self.follow(false).await;
    }

    /// An outage of minutes or days is charged to nobody; or the same one once more.
    pub(crate) async fn ask_for_outage(&mut self) {
        let again = !self.outages.is_empty() && self.dice.happens(30);
        let (halls, outage) = if again {
            self.dice.pick(&self.outages).clone()
        } else {
            let newest = self.halls.len();
            let mut halls = vec![u32::try_from(newest).expect("a number")];
            if newest > 1 && self.dice.happens(50) {
                halls.insert(0, halls[0] - 1);
            }
            let until = self.now() - signed(self.dice.below(5 * 86_400));
            (halls, (until - 60 - signed(self.dice.below(3 * 86_400)), until))
        };
        let at = |at| Instant::from_unix(at).to_string();
        let body = json!({
            "sections": halls, "from": at(outage.0), "until": at(outage.1), "reason": "It was away."
        });
        let path = "/api/director/outages".to_owned();
        let answer = Request::post(OFFICER, Role::Officer, path, body).insist(&self.app).await;
        // With the clock set back, what is over may lie ahead again.
        let expected = if outage.1 > self.now() { "422 invalid_body" } else { "200" };
        assert_eq!(answer.verdict(), expected);
        *self.seen.entry(format!("{expected} outage")).or_default() += 1;
        if answer.status == 200 {
            let decided = (halls, outage);
            if !self.outages.contains(&decided) {
                self.outages.push(decided.clone());
                self.uncredited.push(decided);
            }
            self.follow(false).await;
        }
    }

    /// Lets the auditor's games follow the books and the outages, as far as the server's had to or
    /// have, and compares each with its log. After a sweep a game that was due must have followed.
    pub(crate) async fn follow(&mut self, swept: bool) {
        let now = self.now();
        let mut behind = BTreeSet::new();
        for (player, hall) in &self.behind {
            let kept = self.clean.leave_book(PlayerId(*player), SectionId(*hall)).await;
            if kept.expect("a book").alarm_at.is_some() {
                behind.insert((*player, *hall));
            }
        }
        let kept = self.clean.outages().await.expect("outages");
        let mut uncredited = self.uncredited.clone();
        uncredited.retain(|(halls, (from, until))| {
            let (from, until) = (Instant::from_unix(*from), Instant::from_unix(*until));
            let halls: Vec<_> = halls.iter().copied().map(SectionId).collect();
            let mut kept = kept.iter().filter(|kept| kept.outage.sections == halls);
            let same = kept.find(|kept| kept.outage.interval == Interval { from, until });
            !same.expect("the decision").done
        });
        for index in 0..self.tables.len() {
            let (id, hall) = (self.tables[index].id, self.tables[index].hall);
            if self.tables[index].timed.ended.is_some() {
                continue;
            }
            let stored = self.clean.game(id).await.expect("a game");
            let game = Game::replay(stored.terms.clone(), &stored.log).expect("a game's log");
            let due = self.tables[index].timed.due().is_some_and(|(at, _)| now >= at);
            for side in 0..2 {
                let key = (self.tables[index].players[side], hall);
                let days = self.books[&key].days();
                let turn = self.tables[index].timed.turn() == side;
                let must = !behind.contains(&key) || swept && due && turn;
                if self.behind.contains(&key) && (must || leave_of(&game, side) == days) {
                    self.tables[index].timed.follow(side, &days, now);
                }
            }
            for pending in &self.uncredited {
                let has = game.log().iter().any(|event| credits(event, pending.1));
                let must = !uncredited.contains(pending) || swept && due;
                if pending.0.contains(&hall) && (must || has) {
                    self.tables[index].timed.credit(pending.1, now);
                }
            }
        }
        (self.behind, self.uncredited) = (behind, uncredited);
    }
}

/// A side's days of leave as its game has them.
pub(crate) fn leave_of(game: &Game, side: usize) -> BTreeSet<i64> {
    let leave = game.leave(color(side)).as_slice().iter();
    leave
        .flat_map(|leave| book::day_of(leave.from.unix())..book::day_of(leave.until.unix()))
        .collect()
}

fn credits(event: &Event, (from, until): (i64, i64)) -> bool {
    matches!(event, Event::OutageCredited { outage, .. }
        if (outage.from.unix(), outage.until.unix()) == (from, until))
}

fn asked_name(asked: Asked) -> &'static str {
    match asked {
        Asked::Move { .. } => "move",
        Asked::Announce { .. } => "announced",
        Asked::Refill { .. } => "refill",
        Asked::ClaimTime => "time claimed",
        Asked::Resign => "resigned",
    }
}
