//! The schedules of the world of time, and what everything is compared with: the games' logs, pages
//! and alarms, and the leave books.

use rules::{Game, Instant, PlayerId};
use serde_json::{Value, json};
use tests::DAY;

use crate::book::{Book, day_of, new_year, year_of};
use crate::request::Runs;
use crate::time_asks::leave_of;
use crate::time_world::{PLAYERS, Table, TimeWorld};
use crate::timed::Asked;

impl TimeWorld {
    /// The schedules run, dying now and then, until they come through.
    pub(crate) async fn sweep(&mut self) {
        let runs = match self.dice.below(3) {
            0 => Runs::InOrder,
            1 => Runs::Overlapping,
            _ => Runs::FlagsOnly,
        };
        self.run(runs).await;
    }

    async fn run(&mut self, runs: Runs) {
        self.front.fail_less();
        self.expect_reminders();
        runs.through(&self.app.app).await;
        self.follow(true).await;
        let now = self.now();
        self.tables.iter_mut().for_each(|table| table.timed.sweep(now));
        if !matches!(runs, Runs::FlagsOnly) {
            self.begin_halls();
        }
        self.expect_reminders();
        *self.seen.entry(format!("{runs:?}")).or_default() += 1;
    }

    /// A sweep has looked at the sections: players of running games are told of their start.
    fn begin_halls(&mut self) {
        let now = self.now();
        for hall in &mut self.halls {
            let Some(starts_at) = hall.starts_at.filter(|at| !hall.begun && now >= *at) else {
                continue;
            };
            hall.begun = true;
            let key = format!("clocks-{}-{starts_at}", hall.id);
            for table in self.tables.iter().filter(|table| table.hall == hall.id) {
                let told = table.players.map(|player| (player, key.clone()));
                // A game that ended in the same sweep may have been looked at before.
                self.allowed.extend(told.clone());
                self.started.extend(told.into_iter().filter(|_| table.timed.ended.is_none()));
            }
        }
    }

    /// Everything that was written is told and everything that is due is done; then all of it is
    /// compared.
    pub(crate) async fn come_to_rest(&mut self) {
        self.front.fail(0);
        // Whoever died with a letter in hand is taken for dead by then.
        self.app.wait(notify::LEASE_SECONDS + 1);
        for _ in 0..2 {
            self.tell_everything().await;
            self.run(Runs::InOrder).await;
        }
        self.tell_everything().await;
        self.compare().await;
        self.compare_letters().await;
        *self.seen.entry("compared".to_owned()).or_default() += 1;
    }

    async fn tell_everything(&mut self) {
        let front = self.front.clone();
        self.post.deliver(&self.app, &mut self.dice, false, || front.failed()).await;
        self.answer_letters().await;
    }

    async fn compare(&mut self) {
        let now = self.now();
        for table in &self.tables {
            // What has ended does not change: it is looked at now and then.
            if table.timed.ended.is_none() || self.dice.happens(30) {
                self.compare_log(table).await;
                self.compare_page(table, now).await;
            }
        }
        for player in PLAYERS {
            self.compare_books(player).await;
        }
    }

    /// The log is as long as predicted, its times never run backwards, and its alarm is not late.
    async fn compare_log(&self, table: &Table) {
        let stored = self.clean.game(table.id).await.expect("a game");
        let (id, timed) = (table.id, &table.timed);
        assert_eq!(stored.log.len(), timed.events, "game {id}: {:?} {timed:?}", stored.log);
        let times: Vec<Instant> = stored.log.iter().map(rules::Event::at).collect();
        assert!(times.is_sorted(), "game {id}: {:?}", stored.log);
        let last = times.last().map(|at| at.unix());
        assert_eq!(last, (timed.events > 0).then_some(timed.last), "game {id}");
        let game = Game::replay(stored.terms.clone(), &stored.log).expect("a game's log");
        assert_eq!([leave_of(&game, 0), leave_of(&game, 1)], timed.leave, "game {id}");
        match timed.due() {
            Some((due, _)) => {
                let alarm = stored.alarm_at.expect("an alarm").unix();
                assert!(alarm <= due, "game {id}: {alarm} is later than {due}");
            }
            None => assert_eq!(stored.alarm_at, None, "game {id}"),
        }
    }

    async fn compare_page(&self, table: &Table, now: i64) {
        let (id, timed) = (table.id, &table.timed);
        let white = self.app.person(PlayerId(table.players[0]));
        let page = white.game(id).await.expect(200).json;
        let time = |at: i64| json!(Instant::from_unix(at).to_string());
        let due = timed.due();
        let told = due.map_or(Value::Null, |(at, _)| time(at));
        assert_eq!(page["deadline"], told, "game {id} at {now}: {timed:?}");
        if let Some(end) = timed.ended {
            let ending = &page["ending"];
            let loser = ["white", "black"][end.loser];
            let halves = [["0", "2"], ["2", "0"]][end.loser];
            assert_eq!(
                (&ending["reason"], &ending["by"], &ending["at"]),
                (&json!(end.reason), &json!(loser), &time(end.at)),
                "game {id}: {timed:?}"
            );
            assert_eq!(ending["white_halves"].to_string(), halves[0], "game {id}");
            assert_eq!(ending["black_halves"].to_string(), halves[1], "game {id}");
            return;
        }
        assert_eq!(page["ending"], Value::Null, "game {id}: {timed:?}");
        let fell =
            timed.flagged.or(due.filter(|(at, silence)| !silence && now >= *at).map(|d| d.0));
        assert_eq!(page["flag"]["at"], fell.map_or(Value::Null, time), "game {id}");
        assert_eq!(page["refillable_seconds"], json!(timed.refillable(now)), "game {id}");
        let (ply, thinking) = (timed.moves.len(), timed.thinking(now));
        for (side, purse) in timed.purses().iter().enumerate() {
            let clock = &page[["white", "black"][side]]["clock"];
            let (thinking, refilled) =
                if side == timed.turn() { (thinking, timed.refilled(ply)) } else { (0, 0) };
            assert_eq!(clock["thinking_seconds"], thinking, "game {id} at {now}: {timed:?}");
            for (member, expected) in purse.shown(thinking, refilled) {
                assert_eq!(clock[member], expected, "{member}, game {id} at {now}: {timed:?}");
            }
        }
        let silence = match timed.silence_counts() && timed.flagged.is_none() {
            false => Value::Null,
            true => json!({
                "days": thinking / DAY,
                "lost_at": if timed.is_announced() { Value::Null } else { time(timed.silent_at(41)) },
                "announced": timed.is_announced()
            }),
        };
        assert_eq!(page["silence"], silence, "game {id} at {now}: {timed:?}");
    }

    /// What is left of each year, in the sections in which the player's games run.
    async fn compare_books(&self, player: u32) {
        let view = self.app.person(PlayerId(player)).get("/api/leave").await.expect(200).json;
        let this_year = year_of(day_of(self.now()));
        assert_eq!(view["today"].as_str().expect("a day").len(), "2026-01-01".len());
        let sections = view["sections"].as_array().expect("sections");
        for hall in &self.halls {
            let runs = |table: &&Table| {
                let mine = table.hall == hall.id && table.players.contains(&player);
                mine && table.timed.ended.is_none()
            };
            let games = self.tables.iter().filter(runs).count();
            let shown = sections.iter().find(|shown| shown["section"]["id"] == hall.id);
            let Some(shown) = shown else {
                assert_eq!(games, 0, "section {} of player {player}", hall.id);
                continue;
            };
            assert_eq!(shown["running_games"], games);
            let book = &self.books[&(player, hall.id)];
            let years = shown["years"].as_array().expect("years");
            assert!(years.len() >= 2);
            for year in years {
                let number = year["year"].as_i64().expect("a year");
                let taken = book.taken(number);
                let left = (i64::from(hall.allowance) - taken).max(0);
                let found = (&year["allowed"], &year["taken"], &year["left"]);
                assert_eq!(
                    found,
                    (&json!(hall.allowance), &json!(taken), &json!(left)),
                    "{number} of player {player} in {}: {book:?}",
                    hall.id
                );
            }
            for year in [this_year, this_year + 1] {
                assert!(years.iter().any(|shown| shown["year"] == year), "{year} is missing");
            }
            assert_eq!(days_shown(shown), days_of(book), "player {player} in {}", hall.id);
        }
    }

    /// Everything is compared, all time passes, and everything is compared again: then nothing
    /// rings any more.
    pub(crate) async fn finish(&mut self) {
        self.come_to_rest().await;
        self.app.wait(4 * 366 * DAY);
        self.run(Runs::Overlapping).await;
        for table in 0..self.tables.len() {
            if self.tables[table].timed.ended.is_none() {
                let winner = 1 - self.tables[table].timed.turn();
                self.check(table, winner, Asked::ClaimTime).await;
            }
        }
        assert!(self.tables.iter().all(|table| table.timed.ended.is_some()));
        self.tell_everything().await;
        // The daily mail.
        self.app.wait(DAY);
        self.come_to_rest().await;
        let shards = self.clean.game_shards().chain(self.clean.other_shards());
        for shard in shards.chain(self.clean.letter_shards()) {
            let late = self.app.app.clock.now() + 10 * 366 * DAY;
            let due = self.clean.alarms_due(shard, late, 100, None).await.expect("alarms");
            assert_eq!(due, [], "something still rings");
        }
        self.compare_all_letters().await;
    }
}

/// Periods as the page shows them, in days since 1970-01-01.
fn days_shown(shown: &Value) -> Vec<(i64, i64, String)> {
    let periods = shown["periods"].as_array().expect("periods").iter();
    let day = |value: &Value| {
        let date: chrono::NaiveDate =
            value.as_str().and_then(|text| text.parse().ok()).expect("a date");
        day_of(date.and_time(chrono::NaiveTime::MIN).and_utc().timestamp())
    };
    let kind = |period: &Value| period["kind"].as_str().expect("a kind").to_owned();
    let mut days: Vec<_> = periods.map(|p| (day(&p["first"]), day(&p["last"]), kind(p))).collect();
    days.sort();
    days
}

fn days_of(book: &Book) -> Vec<(i64, i64, String)> {
    let named =
        |kind: &'static str| move |&(first, last): &(i64, i64)| (first, last, kind.to_owned());
    let own = book.own.iter().map(named("own"));
    let mut days: Vec<_> = own.chain(book.special.iter().map(named("special"))).collect();
    days.sort();
    assert!(days.iter().all(|day| day.0 >= new_year(2022)));
    days
}
