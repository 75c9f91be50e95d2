//! The start of a section, and how its games end.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use super::calendar::{DAY, lines, number, seconds, text};
use super::{Auditor, Event, Game, Seat, Section, games_in, seat_of};

/// Days after which White's flag falls who has made no move, with ten moves in fifty days that count double
/// after twenty: twenty, and fifteen that count twice; the next one is too many (LAW-6.7).
const FLAG_DAYS: i64 = 36;
/// The same of a clock of Triple Block, which stands at fifty days and is not filled up by itself (LAW-C).
const BLOCK_DAYS: i64 = 50;

/// Half points of the winner by the loser's place, White's being 0.
fn lost_by(loser: usize) -> [i64; 2] {
    if loser == 0 { [0, 2] } else { [2, 0] }
}

impl Auditor {
    /// Who plays whom, and with what everybody starts.
    pub(super) fn started(&mut self, record: &Value) {
        let (id, table) = (number(&record["event"]), &record["section"]);
        let (section, event) = (number(&table["id"]), self.events[&id].clone());
        let starts_at = event.at("starts_at");
        let mut seats: Vec<Seat> = lines(&table["players"]).iter().map(seat_of).collect();
        for seat in &mut seats {
            let published = self.published_at(seat.player, starts_at);
            seat.fixed = published.is_some_and(|(_, fixed)| fixed);
        }
        let players = i64::try_from(seats.len()).expect("few");
        if let Some(stage) = event.stage().filter(|stage| stage.always) {
            let told = || format!("{players} in section {section} of a {}", stage.code);
            self.check(stage.row, stage.allows(players), told);
        }
        self.check_pairings(table, &event, seats.len());
        self.check_starts(record, &event, &seats);
        for seat in &seats {
            let entry = event.entries.get(&seat.player).map(|entry| entry.state.as_str());
            self.same("TR-1.0.5", "the entry of who plays", &entry, &Some("accepted"));
        }
        let accepted = event.entries.values().filter(|entry| entry.state == "accepted").count();
        self.same("TR-1.0.5", "how many play of those accepted", &seats.len(), &accepted);
        for (game, [white, black], ..) in games_in(table) {
            let players = [seats[white].player, seats[black].player];
            let early = players.iter().filter_map(|player| self.early.get(&(section, *player)));
            let result = early.min().map(|at| ([0, 0], Some('C'), *at));
            let started = Game { section, players, moves: 0, sent: false, outage: 0, result };
            self.games.insert(game, started);
        }
        let started = Section { event: id, seats, starts_at };
        self.sections.insert(section, started);
        let out = self.withdrawn(section);
        self.check_overview(table, section, &out);
    }

    /// TR-0.3: one game against everybody; nobody has more than one White above Black, and in norm events
    /// six of each (TR-4.1-4.2).
    fn check_pairings(&mut self, table: &Value, event: &Event, players: usize) {
        let games = games_in(table);
        let double = event.text("system") == "double_round_robin";
        let mut pairs: BTreeMap<[usize; 2], usize> = BTreeMap::new();
        let mut whites = vec![0_i64; players];
        for (_, [white, black], ..) in &games {
            *pairs.entry([*white.min(black), *white.max(black)]).or_default() += 1;
            whites[*white] += 1;
        }
        let each = if double { 2 } else { 1 };
        let all = players * (players - 1) / 2;
        let row = if event.text("kind") == "norm" { "TR-4.1-4.2" } else { "TR-0.3" };
        let whole = pairs.len() == all && pairs.values().all(|games| *games == each);
        self.check(row, whole, || format!("pairs of {players}: {pairs:?}"));
        let rounds = i64::try_from((players - 1) * each).expect("few");
        let fair = whites.iter().all(|white| (2 * white - rounds).abs() <= 1);
        self.check(row, fair, || format!("games with White of {rounds}: {whites:?}"));
    }

    /// TR-9.4: with the current list's rating, else that of FIDE, else the level of the event (RAT-11), for
    /// Czech events by SKS-1.5.
    fn check_starts(&mut self, record: &Value, event: &Event, seats: &[Seat]) {
        let at = event.at("starts_at");
        let ours: Vec<Option<i64>> =
            seats.iter().map(|it| self.published_at(it.player, at).map(|(it, _)| it)).collect();
        let published: Vec<i64> = ours.iter().flatten().copied().collect();
        let (sum, count): (i64, i64) =
            (published.iter().sum(), published.len().try_into().expect("few"));
        let stage = event.stage().filter(|stage| stage.level > 0);
        let level = match (stage, event.announcement["unrated_level"].as_i64()) {
            (Some(stage), _) => stage.level,
            (None, Some(said)) => said,
            // The participants' average, rounded up to the next fifty.
            (None, None) if event.is_czech() => {
                sum.max(1).div_euclid(count.max(1) * 50) * 50
                    + if sum % (count.max(1) * 50) == 0 { 0 } else { 50 }
            }
            (None, None) => ((2 * sum + count) / (2 * count.max(1))).min(2400),
        };
        let level_row = event.stage().map_or("RAT-11", |stage| stage.level_row);
        for (seat, rating) in seats.iter().zip(ours) {
            let player = seat.player;
            self.same("TR-9.4", &format!("the rating of {player}"), &seat.rating, &rating);
            if rating.is_some() {
                continue;
            }
            let fide = &record["people"][player.to_string()]["fide"];
            let fide = fide["rating"].as_i64().filter(|_| fide["counts"] == true);
            match fide.filter(|_| !event.is_czech()) {
                Some(fide) => self.same("TR-9.4", "the FIDE rating", &seat.fide, &Some(fide)),
                None => self.same(level_row, &format!("level of {player}"), &seat.start, &level),
            }
        }
    }

    pub(super) fn moved(&mut self, record: &Value) {
        self.games.get_mut(&number(&record["game"])).expect("a game").moves += 1;
    }

    /// A game that players or officials have ended.
    pub(super) fn ended(&mut self, record: &Value) {
        let at = number(&record["at"]);
        let game = self.games.get_mut(&number(&record["game"])).expect("a game");
        let side = |by: &Value| usize::from(game.players[1] == number(by));
        game.result = Some(match text(&record["kind"]) {
            "drawn" => ([1, 1], None, at),
            "default" => (lost_by(side(&record["by"])), Some('D'), at),
            "adjudicated" => {
                let white = number(&record["white_halves"]);
                ([white, 2 - white], Some('A'), at)
            }
            "cancelled" => ([0, 0], Some('C'), at),
            _ => (lost_by(side(&record["by"])), None, at),
        });
    }

    /// LAW-6.8: an outage is charged to nobody in the sections that are named.
    pub(super) fn outage(&mut self, record: &Value) {
        let lasted = number(&record["until"]) - number(&record["from"]);
        let sections: Vec<i64> = lines(&record["sections"]).iter().map(number).collect();
        for game in self.games.values_mut().filter(|game| sections.contains(&game.section)) {
            game.outage += if game.result.is_none() { lasted } else { 0 };
        }
    }

    /// LAW-6.7: what time has ended by now: White, who has not moved, has lost.
    fn flags(&mut self, section: i64, now: i64) {
        let starts_at = self.sections[&section].starts_at;
        let event = self.sections[&section].event;
        let event = &self.events[&event];
        let days = match event.text("time_control") {
            control if control.starts_with("10 moves in 50 days") => FLAG_DAYS,
            control if control.starts_with("triple block") => BLOCK_DAYS,
            other => panic!("nobody plays with {other}"),
        };
        let untouched =
            |game: &&mut Game| game.section == section && game.result.is_none() && game.moves == 0;
        for game in self.games.values_mut().filter(untouched).filter(|game| !game.sent) {
            let falls = starts_at + days * DAY + game.outage;
            if falls <= now {
                game.result = Some(([0, 2], Some('E'), falls));
            }
        }
    }

    /// A section's page: every result, the letter beside it, and the table.
    pub(super) fn table(&mut self, record: &Value) {
        let (table, now) = (&record["section"], number(&record["at"]));
        let section = number(&table["id"]);
        self.flags(section, now);
        let cancelled = self.withdrawn(section);
        for (game, _, cell, back) in games_in(table) {
            let known = self.games[&game].clone();
            let letter = |flag: &Value| text(flag).chars().next();
            let shown = (
                [cell["half_points"].as_i64(), back["half_points"].as_i64()],
                letter(&cell["flag"]),
            );
            let expected = match known.result {
                Some((points, flag, _)) => ([Some(points[0]), Some(points[1])], flag),
                None => ([None, None], None),
            };
            let row = row_of(expected.1.or(shown.1));
            self.same(row, &format!("game {game}"), &shown, &expected);
            if let Some((_, Some('E'), falls)) = known.result {
                let ended = seconds(&cell["ended_at"]).unwrap_or(0);
                let told = || format!("game {game}: the flag fell at {ended}, not at {falls}");
                let row = if known.outage > 0 { "LAW-6.8" } else { "LAW-6.7" };
                self.check(row, (falls..falls + 2 * DAY).contains(&ended), told);
            }
        }
        self.check_standings(table, section);
        self.check_overview(table, section, &cancelled);
        self.check_progress(table, section, &cancelled);
    }

    /// Who has withdrawn so that all games are cancelled.
    pub(super) fn withdrawn(&self, section: i64) -> BTreeSet<i64> {
        let out = |seat: &&Seat| {
            let mut own = self
                .games
                .values()
                .filter(|game| game.section == section && game.players.contains(&seat.player));
            own.all(|game| matches!(game.result, Some((_, Some('C'), _))))
        };
        self.sections[&section].seats.iter().filter(out).map(|seat| seat.player).collect()
    }
}

/// The row by which a game has its result, by the letter beside it.
fn row_of(flag: Option<char>) -> &'static str {
    match flag {
        Some('E') => "LAW-6.7",
        Some('D') => "SKS-7.5",
        Some('A' | 'C') => "SKS-7.3",
        _ => "LAW-12.1",
    }
}
