//! Category and norms of a section, and the titles that come of them.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use super::calendar::{lines, number, text};
use super::tables::{TITLES, category, category_name, norm_points, requirements};
use super::{Auditor, Event, Seat};

/// What a section offers.
struct Overview {
    average: i64,
    category: Option<usize>,
    /// Titles with their least half points.
    norms: Vec<(&'static str, i64)>,
    /// How many play by the table, and how many played at the start.
    field: i64,
    started: i64,
}

/// The category of its own that a stage has (NORM-4c), by its number from 0.
fn own_category(event: &Event) -> Option<usize> {
    match event.stage()?.code {
        "world_championship_candidates" => Some(15),
        "world_championship_semi_final"
        | "zonal_preliminary"
        | "zonal_semi_final"
        | "zonal_final" => Some(13),
        _ => None,
    }
}

impl Auditor {
    /// NORM-1 to NORM-4c: what a section offers; `out` have withdrawn with all games cancelled (NORM-4a).
    fn overview(&self, section: i64, out: &BTreeSet<i64>) -> Overview {
        let known = &self.sections[&section];
        let event = &self.events[&known.event];
        let seats = &known.seats;
        let started = i64::try_from(seats.len()).expect("few");
        // A FIDE rating stands in, as one that is not fixed (NORM-4b).
        let strength = |seat: &Seat| seat.rating.or(seat.fide);
        let count = |counts: &dyn Fn(&&Seat) -> bool| {
            i64::try_from(seats.iter().filter(counts).count()).expect("few")
        };
        let published = count(&|seat| strength(seat).is_some());
        let fixed = count(&|seat| seat.rating.is_some() && seat.fixed);
        let mut federations: BTreeMap<&str, i64> = BTreeMap::new();
        for seat in seats {
            *federations.entry(&seat.federation).or_default() += 1;
        }
        let asked = requirements(started);
        let few_rated =
            asked.is_some_and(|(_, ratings, fixes)| published < ratings || fixed < fixes);
        let one = federations.values().max().copied().unwrap_or(0);
        let single = event.text("system") == "round_robin";
        let fits = asked.is_some_and(|(most, ..)| one <= most) && federations.len() >= 3 && single;
        let own = own_category(event);
        let unrated = if event.is_of_ladies() { 1900 } else { 2200 };
        let left: Vec<&Seat> = seats.iter().filter(|seat| !out.contains(&seat.player)).collect();
        let players = i64::try_from(left.len()).expect("few");
        let sum: i64 = left.iter().map(|seat| strength(seat).unwrap_or(unrated)).sum();
        let average = (2 * sum + players) / (2 * players.max(1));
        let by_average = category(average).filter(|_| !(few_rated && own.is_some()));
        let category = by_average.or(own);
        let offers = event.is("norms") && fits && (!few_rated || own.is_some());
        let field = if out.is_empty() { started } else { players.max(9) };
        let norm = |title: &&'static str| Some((*title, norm_points(field, title, category?)?));
        let norms = TITLES.iter().filter(|_| offers).filter_map(norm).collect();
        Overview { average, category, norms, field, started }
    }

    /// What a section's page says that it offers.
    pub(super) fn check_overview(&mut self, table: &Value, section: i64, out: &BTreeSet<i64>) {
        let expected = self.overview(section, out);
        let Some(shown) = lines(&table["norms"]).first() else { return };
        let row = if out.is_empty() { "NORM-2" } else { "NORM-4a" };
        let about = format!("section {section}");
        let name = expected.category.map(category_name);
        let category = shown["category"].as_str().map(str::to_owned);
        let found = (number(&shown["average"]), category);
        let left = |seat: &&Seat| out.is_empty() || !out.contains(&seat.player);
        let strengths: Vec<(i64, Option<i64>)> = self.sections[&section]
            .seats
            .iter()
            .filter(left)
            .map(|seat| (seat.player, seat.rating.or(seat.fide)))
            .collect();
        let about_all = format!("{about} of {strengths:?} without {out:?}");
        self.same(row, &about_all, &found, &(expected.average, name));
        // Grandmasters and fixed ratings of 2600 or more, as at the start.
        let strong = |seat: &&Seat| {
            seat.title == "GM" || seat.fixed && seat.rating.is_some_and(|rating| rating >= 2600)
        };
        let masters = self.sections[&section].seats.iter().filter(strong).count();
        let counted = number(&shown["grandmasters"]);
        self.same("TR-10.4", &about, &counted, &i64::try_from(masters).expect("few"));
        let offered = lines(&shown["norms"]).iter();
        let offered: Vec<(&str, i64)> =
            offered.map(|norm| (text(&norm["title"]), number(&norm["half_points"]))).collect();
        let row = match (out.is_empty(), offered.is_empty(), expected.norms.is_empty()) {
            (false, ..) => "NORM-4a",
            // Whether there are any is NORM-1's, for how many points NORM-3's.
            (true, true, _) | (true, _, true) => "NORM-1",
            (true, false, false) => "NORM-3",
        };
        self.same(row, &about, &offered, &expected.norms);
    }

    /// Whether somebody can make a norm: not who is out, or has left in silence (TR-8.5).
    fn may_make(&self, section: i64, player: i64, out: &BTreeSet<i64>) -> bool {
        !out.contains(&player) && !self.is_silent(section, player)
    }

    /// Who has reached which norm so far.
    pub(super) fn check_progress(&mut self, table: &Value, section: i64, out: &BTreeSet<i64>) {
        let offered = self.overview(section, out);
        for line in lines(&table["players"]) {
            let player = number(&line["player"]["id"]);
            let reached = lines(&line["norms"]).iter().filter(|norm| norm["state"] == "reached");
            let reached: Vec<(&str, i64)> = reached
                .map(|norm| (text(&norm["title"]), number(&norm["games_counted"])))
                .collect();
            let may = self.may_make(section, player, out);
            let expected = if may { self.made(section, player, &offered) } else { Vec::new() };
            let row = if self.is_silent(section, player) { "TR-8.5" } else { "NORM-3" };
            self.same(row, &format!("norms of {player} in {section}"), &reached, &expected);
        }
    }

    /// The norms of a player, with the games for which each counts: more than were played where these, lost,
    /// would have met the norm of the larger field (TR-10.0.3).
    fn made(&self, section: i64, player: i64, offered: &Overview) -> Vec<(&'static str, i64)> {
        let mut score = 0;
        for game in self.games_of(section).into_iter().filter(|it| it.players.contains(&player)) {
            if let Some((points, _, _)) = game.result {
                score += points[usize::from(game.players[1] == player)];
            }
        }
        let Some(category) = offered.category else { return Vec::new() };
        let reached = offered.norms.iter().filter(|(_, points)| *points <= score);
        let games = |title: &'static str| {
            let met = |field: &i64| {
                norm_points(*field, title, category).is_some_and(|points| points <= score)
            };
            let last = (offered.field..=20).take_while(met).last().unwrap_or(offered.field);
            last.max(offered.started) - 1
        };
        reached.map(|(title, _)| (*title, games(title))).collect()
    }

    /// The final tables: norms are kept then, and deposits can be given back.
    pub(super) fn finished(&mut self, record: &Value) {
        let id = number(&record["event"]);
        let running = self.events[&id]
            .sections
            .iter()
            .any(|section| self.games_of(*section).iter().any(|game| game.result.is_none()));
        let forbid: &[&'static str] = if running { &["games_running"] } else { &[] };
        if !self.judge(record, forbid) {
            return;
        }
        self.events.get_mut(&id).expect("an event").finished = true;
        for section in self.events[&id].sections.clone() {
            let out = self.withdrawn(section);
            let offered = self.overview(section, &out);
            for seat in self.sections[&section].seats.clone() {
                let player = seat.player;
                let may = self.may_make(section, player, &out);
                let made = if may { self.made(section, player, &offered) } else { Vec::new() };
                let kept = lines(&record["norms"][player.to_string()]).iter();
                let kept = kept.filter(|norm| norm["section"].as_i64() == Some(section));
                let kept: Vec<(&str, i64)> = kept
                    .map(|norm| (text(&norm["title"]), number(&norm["games_counted"])))
                    .collect();
                let row = if self.is_silent(section, player) { "TR-8.5" } else { "TR-10.0.3" };
                self.same(row, &format!("norms of {player} from {section}"), &kept, &made);
                let made = made.into_iter().map(|(title, games)| (title.to_owned(), games));
                self.norms.insert((player, section), made.collect());
            }
        }
    }

    /// TR-10.5 to TR-10.8: two norms from 24 games are proposed for their title without an application, and
    /// nothing less is.
    pub(super) fn cases(&mut self, record: &Value) {
        let mut sums: BTreeMap<(i64, String), (i64, i64)> = BTreeMap::new();
        for ((player, _), made) in &self.norms {
            for (title, games) in made {
                let sum = sums.entry((*player, title.clone())).or_default();
                *sum = (sum.0 + 1, sum.1 + games);
            }
        }
        let enough = |player: i64, title: &str| {
            let sum = sums.get(&(player, title.to_owned())).copied().unwrap_or_default();
            sum.0 >= 2 && sum.1 >= 24
        };
        let mut waiting: BTreeMap<i64, Vec<String>> = BTreeMap::new();
        for case in lines(&record["cases"]).iter().filter(|case| case["grounds"] == "norms") {
            let (player, title) = (number(&case["player"]["id"]), text(&case["award"]).to_owned());
            let told = || format!("{title} is proposed for {player}: {sums:?}");
            let row = title_row(&title);
            self.check(row, enough(player, &title), told);
            waiting.entry(player).or_default().push(title);
        }
        let rank = |title: &str| TITLES.iter().position(|known| *known == title).unwrap_or(5);
        let due: Vec<(i64, String)> =
            sums.keys().filter(|(player, title)| enough(*player, title)).cloned().collect();
        // For a GM more is asked of the opponents (TR-10.4): what is not proposed is not missed.
        for (player, title) in due.into_iter().filter(|(_, title)| title != "GM") {
            let held = text(&record["titles"][player.to_string()]).to_owned();
            let proposed = waiting.get(&player).cloned().unwrap_or_default();
            let held = [held].into_iter().chain(proposed);
            let covered = held.map(|it| rank(&it)).min().unwrap_or(5) <= rank(&title);
            self.check(title_row(&title), covered, || {
                format!("{title} of {player} is not proposed")
            });
        }
    }
}

/// The article of a title.
fn title_row(title: &str) -> &'static str {
    match title {
        "GM" => "TR-10.4",
        "SIM" => "TR-10.5",
        "IM" => "TR-10.6",
        "CCM" => "TR-10.7",
        _ => "TR-10.8",
    }
}
