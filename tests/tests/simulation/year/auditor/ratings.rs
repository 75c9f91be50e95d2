//! Rating lists, derived again from the games in whole numbers.

use std::collections::BTreeMap;

use serde_json::Value;

use super::calendar::{DAY, day_of, lines, months_later, number, text};
use super::tables::{difference, expected};
use super::{Auditor, List};

/// A rating as a fraction.
pub(crate) type Fraction = (i128, i128);

/// A game of a player: half points, with what the opponent counts, whom, and the game's number, none where it
/// was played before.
struct Played {
    halves: i64,
    opponent_rating: i64,
    game: Option<i64>,
}

/// How a new rating was found.
struct Found {
    rating: i64,
    games: i64,
    method: &'static str,
    row: &'static str,
    played: Vec<Played>,
}

/// The nearest whole number, half up (RAT-17).
pub(crate) fn rounded((over, under): Fraction) -> i64 {
    i64::try_from((2 * over + under).div_euclid(2 * under)).expect("a rating")
}

/// RAT-9: r in fortieths and g in two-hundredths.
pub(crate) fn development(rating: i64, games: i64) -> (i64, i64) {
    let r = match rating {
        2400.. => 400,
        2001..2400 => 2800 - rating,
        _ => 800,
    };
    let g = match games {
        80.. => 200,
        31..80 => 280 - games,
        _ => 250,
    };
    (r, g)
}

/// RAT-5: Rp = Rc + D(p) F, F = -2p² + 2p + 0.5, each opponent at most 350 from the average of all.
fn first_rating(played: &[Played]) -> Fraction {
    let games = i128::try_from(played.len()).expect("few");
    let halves: i64 = played.iter().map(|game| game.halves).sum();
    let sum: i128 = played.iter().map(|game| i128::from(game.opponent_rating)).sum();
    let limited: i128 = played
        .iter()
        .map(|game| {
            (games * i128::from(game.opponent_rating)).clamp(sum - 350 * games, sum + 350 * games)
        })
        .sum();
    let whole = i64::try_from(games).expect("few");
    let p = (100 * halves + whole) / (2 * whole);
    // F in parts of 20000: p is in hundredths.
    let factor = i128::from(4 * p * (100 - p) + 10_000);
    (limited * 20_000 + i128::from(difference(p)) * factor * games * games, games * games * 20_000)
}

impl Auditor {
    /// The first list, as it was brought.
    pub(super) fn list_taken(&mut self, record: &Value) {
        let row =
            |row: &Value| (number(&row["player"]), (row["rating"].as_i64(), number(&row["games"])));
        let list: List = lines(&record["rows"]).iter().map(row).collect();
        let two = |value: &Value| [number(&value[0]), number(&value[1])];
        for game in lines(&record["history"]) {
            self.history.push((two(&game["players"]), two(&game["halves"]), two(&game["starts"])));
        }
        let quarter = (number(&record["quarter"][0]), number(&record["quarter"][1]));
        self.lists.insert(quarter, list);
    }

    /// TR-9.4: an opponent counts with the rating at the start, or that of the newest list where it is higher.
    fn counts_with(before: &List, player: i64, start: i64) -> i64 {
        let current =
            before.get(&player).and_then(|(rating, games)| rating.filter(|_| *games >= 12));
        current.map_or(start, |current| current.max(start))
    }

    /// A player's games of this period, by player.
    fn period(&self, before: &List, until: i64) -> BTreeMap<i64, Vec<Played>> {
        let mut period: BTreeMap<i64, Vec<Played>> = BTreeMap::new();
        for (id, game) in self.games.iter().filter(|(id, _)| !self.listed.contains(*id)) {
            let section = &self.sections[&game.section];
            let event = &self.events[&section.event];
            let rated = event.is("rated") && event.text("variant") == "chess";
            let Some((points, flag, at)) = game.result else { continue };
            if !rated || flag == Some('C') || at.div_euclid(DAY) > until {
                continue;
            }
            for (own, other) in [(0, 1), (1, 0)] {
                let seat = section.seats.iter().find(|it| it.player == game.players[other]);
                let start = seat.expect("a seat").start;
                let opponent_rating = Self::counts_with(before, game.players[other], start);
                let played = Played { halves: points[own], opponent_rating, game: Some(*id) };
                period.entry(game.players[own]).or_default().push(played);
            }
        }
        period
    }

    /// Games of a player that earlier lists have counted, or that came with the first one.
    fn past(&self, before: &List, player: i64) -> Vec<Played> {
        let mut past = Vec::new();
        for (players, halves, starts) in &self.history {
            for (own, other) in [(0, 1), (1, 0)] {
                if players[own] == player {
                    let opponent_rating = Self::counts_with(before, players[other], starts[other]);
                    past.push(Played { halves: halves[own], opponent_rating, game: None });
                }
            }
        }
        for id in &self.listed {
            let game = &self.games[id];
            let Some((points, ..)) = game.result else { continue };
            for (own, other) in [(0, 1), (1, 0)] {
                if game.players[own] == player {
                    let seats = &self.sections[&game.section].seats;
                    let seat = seats.iter().find(|seat| seat.player == game.players[other]);
                    let start = seat.expect("a seat").start;
                    let opponent_rating = Self::counts_with(before, game.players[other], start);
                    past.push(Played { halves: points[own], opponent_rating, game: Some(*id) });
                }
            }
        }
        past
    }

    /// RAT-14, RAT-15, RAT-16, RAT-6: a player's new rating.
    fn found(&self, before: &List, player: i64, mut played: Vec<Played>) -> Found {
        let (rating, games) = before.get(&player).copied().unwrap_or((None, 0));
        let count = i64::try_from(played.len()).expect("few");
        let total = games + count;
        let (exact, method, row) = match (rating, games) {
            (Some(_), 1..30) => {
                played.extend(self.past(before, player));
                (first_rating(&played), "all_games", "RAT-15")
            }
            (Some(old), 30..) if count <= 50 => {
                let (r, g) = development(old, games);
                let hundredths: i64 = played
                    .iter()
                    .map(|game| 50 * game.halves - expected(old, game.opponent_rating))
                    .sum();
                let over = i128::from(old) * 800_000 + i128::from(hundredths * r * g);
                ((over, 800_000), "changes", "RAT-6")
            }
            (Some(_), 30..) => (first_rating(&played), "many_games", "RAT-16"),
            _ => (first_rating(&played), "first", "RAT-14"),
        };
        Found { rating: rounded(exact).max(0), games: total, method, row, played }
    }

    /// A list that was published: who is on it, and why.
    pub(super) fn list(&mut self, record: &Value) {
        let quarter = (number(&record["quarter"][0]), number(&record["quarter"][1]));
        let first = day_of(quarter.0, quarter.1 * 3 - 2, 1);
        let until = months_later(first, -1);
        let before = self.lists.last_key_value().map(|(_, list)| list.clone()).expect("a list");
        // TR-9.5: two weeks before it takes effect, and not before everything in time is there.
        let published = number(&record["at"]).div_euclid(DAY);
        let in_time = (until + 1..=first - 14).contains(&published);
        self.check("TR-9.5", in_time, || format!("{quarter:?} was published on day {published}"));
        let mut after = before.clone();
        let period = self.period(&before, until);
        let players = period.len();
        let games: Vec<i64> = period.values().flatten().filter_map(|game| game.game).collect();
        for (player, played) in period {
            let found = self.found(&before, player, played);
            after.insert(player, (Some(found.rating), found.games));
            let why = record["why"].get(player.to_string()).cloned().unwrap_or_default();
            self.check_explained(player, &before, &found, &why);
        }
        let explained = record["why"].as_object().map_or(0, |why| why.len());
        self.same("RAT-12", "players with games in the period", &explained, &players);
        self.listed.extend(games);
        self.check_rows(record, &after);
        self.lists.insert(quarter, after);
    }

    /// TR-9.3, TR-9.6: who has 12 games or more, with rating and number of games.
    fn check_rows(&mut self, record: &Value, after: &List) {
        let dead = self.dead.clone();
        let mut shown = BTreeMap::new();
        for row in lines(&record["rows"]) {
            let (rating, games) = (row["player"]["rating"].as_i64(), number(&row["games"]));
            let fixed = row["fixed"] == true;
            let player = number(&row["player"]["id"]);
            self.same("TR-9.3", &format!("fixed, of {player}"), &fixed, &(games >= 30));
            let status = if dead.contains(&player) { "deceased" } else { "active" };
            self.same(
                "SKS-1.7",
                &format!("the status of {player}"),
                &text(&row["status"]),
                &status,
            );
            shown.insert(player, (rating, games));
        }
        let expected: List = after
            .iter()
            .filter(|(_, (rating, games))| rating.is_some() && *games >= 12)
            .map(|(player, place)| (*player, *place))
            .collect();
        let (found, wanted): (Vec<i64>, Vec<i64>) =
            (shown.keys().copied().collect(), expected.keys().copied().collect());
        self.same("TR-9.6", "players on the list", &found, &wanted);
        for (player, place) in &expected {
            if let Some(shown) = shown.get(player) {
                self.same("RAT-17", &format!("{player} on the list"), shown, place);
            }
        }
    }

    /// Why a rating is what it is: every game, the coefficient, and the sum that is rounded once.
    fn check_explained(&mut self, player: i64, before: &List, found: &Found, why: &Value) {
        let new = (why["new"]["rating"].as_i64(), why["new"]["games"].as_i64());
        let about = format!("the new rating of {player} ({})", found.method);
        self.same(found.row, &about, &new, &(Some(found.rating), Some(found.games)));
        self.same(found.row, &about, &text(&why["method"]), &found.method);
        let mut shown: Vec<(Option<i64>, i64, i64)> = Vec::new();
        for game in lines(&why["games"]) {
            let (opponent, halves) = (&game["opponent_rating"], &game["half_points"]);
            shown.push((game["game"].as_i64(), number(opponent), number(halves)));
        }
        let mut played: Vec<(Option<i64>, i64, i64)> = found
            .played
            .iter()
            .map(|game| (game.game, game.opponent_rating, game.halves))
            .collect();
        shown.sort_unstable();
        played.sort_unstable();
        let same_games =
            shown.iter().map(|it| (it.0, it.2)).eq(played.iter().map(|it| (it.0, it.2)));
        self.check("RAT-12", same_games, || {
            format!("games of {player}: {shown:?}, not {played:?}")
        });
        self.same("TR-9.4", &format!("opponents of {player}"), &shown, &played);
        if found.method != "changes" {
            return;
        }
        let (Some(old), games) = before[&player] else { return };
        let (r, g) = development(old, games);
        let k = millionths(text(&why["k"]["k"]));
        self.same("RAT-9", &format!("k of {player}"), &k, &Some(r * g * 125));
        for game in lines(&why["games"]) {
            let shown = millionths(text(&game["expected"]));
            let opponent = number(&game["opponent_rating"]);
            let expects = expected(old, opponent);
            let about = format!("{player} with {old} against {opponent}");
            self.same("RAT-8", &about, &shown, &Some(expects * 10_000));
            let change = millionths(text(&game["change"]));
            let hundredths = 50 * number(&game["half_points"]) - expects;
            // In parts of 800000 it may have more places than six.
            let exact = hundredths * r * g * 10 / 8;
            let near = change.is_some_and(|it| (it - exact).abs() <= 1);
            self.check("RAT-7", near, || format!("{about}: {change:?}, not {exact}"));
        }
    }

    /// TR-9.3, TR-9.5: what a player's own page says is what the list in force says.
    pub(super) fn check_profile(&mut self, record: &Value) {
        let (player, now) = (number(&record["player"]), number(&record["at"]));
        let Some(list) = self.list_at(now) else { return };
        let known = list.get(&player).copied().unwrap_or((None, 0));
        let chess = &record["profile"]["ratings"][0];
        let shown = (chess["rating"].as_i64(), number(&chess["games"]));
        self.same("TR-9.5", &format!("the profile of {player}"), &shown, &known);
        let published = known.0.is_some() && known.1 >= 12;
        self.same("TR-9.3", "published", &(chess["published"] == true), &published);
    }
}

/// A decimal fraction such as `-8.9` in millionths.
fn millionths(text: &str) -> Option<i64> {
    let (sign, digits) = text.strip_prefix('-').map_or((1, text), |rest| (-1, rest));
    let (whole, part) = digits.split_once('.').unwrap_or((digits, ""));
    let part: String = part.chars().chain("000000".chars()).take(6).collect();
    Some(sign * (whole.parse::<i64>().ok()? * 1_000_000 + part.parse::<i64>().ok()?))
}
