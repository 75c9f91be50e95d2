//! The auditor's crosstable: every number counted again from the games alone, in halves and quarters
//! (TR-7.2, TR-7.5, SKS-6.2, LAW-12.1), and compared with what is shown.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::event_world::{EventWorld, Table};

/// A player's numbers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Line {
    halves: u64,
    wins: u64,
    games: u64,
    quarters: u64,
    /// The opponents' scores, the lowest first.
    opponents: Vec<u64>,
    /// What the opponents' opponents have scored.
    sum: u64,
}

/// A finished game that counts: both start numbers, White's first, and what each has got.
type Result = [(usize, u64); 2];

/// The letter beside a result.
fn letter(reason: &str) -> Value {
    match reason {
        "time_forfeiture" | "silence" => json!("E"),
        "adjudication" => json!("A"),
        "default" => json!("D"),
        "cancelled" => json!("C"),
        _ => Value::Null,
    }
}

fn lines(players: usize, results: &[Result]) -> Vec<Line> {
    let mut lines = vec![Line::default(); players];
    let both = |result: &Result| [*result, [result[1], result[0]]];
    for [(own, halves), _] in results.iter().flat_map(both) {
        lines[own].halves += halves;
        lines[own].wins += u64::from(halves == 2);
        lines[own].games += 1;
    }
    let scores: Vec<u64> = lines.iter().map(|line| line.halves).collect();
    for [(own, halves), (other, _)] in results.iter().flat_map(both) {
        lines[own].quarters += halves * scores[other];
        lines[own].opponents.push(scores[other]);
    }
    let all: Vec<u64> = lines.iter().map(|line| line.opponents.iter().sum()).collect();
    for [(own, _), (other, _)] in results.iter().flat_map(both) {
        lines[own].sum += all[other];
    }
    lines.iter_mut().for_each(|line| line.opponents.sort_unstable());
    lines
}

/// Groups by a number, the highest first.
fn split(group: &[usize], number: impl Fn(usize) -> u64) -> Vec<Vec<usize>> {
    let mut parts: BTreeMap<Reverse<u64>, Vec<usize>> = BTreeMap::new();
    for player in group {
        parts.entry(Reverse(number(*player))).or_default().push(*player);
    }
    parts.into_values().collect()
}

/// Players who cannot be told apart, the best first.
fn ranked(
    group: Vec<usize>,
    ties: &[String],
    lines: &[Line],
    results: &[Result],
) -> Vec<Vec<usize>> {
    let Some((first, rest)) = ties.split_first().filter(|_| group.len() > 1) else {
        return vec![group];
    };
    let among = |player: usize| {
        let direct = results.iter().filter(|result| result.iter().all(|(p, _)| group.contains(p)));
        direct.flatten().filter(|(own, _)| *own == player).map(|(_, halves)| halves).sum()
    };
    let parts = match &**first {
        "wins" => split(&group, |player| lines[player].wins),
        "sonneborn_berger" => split(&group, |player| lines[player].quarters),
        "buchholz_cut_one" => split(&group, |player| lines[player].opponents.iter().skip(1).sum()),
        "sum_of_buchholz" => split(&group, |player| lines[player].sum),
        _ => split(&group, among),
    };
    // A part is looked at again by the games among itself.
    let again = first == "direct_encounter" && parts.len() > 1;
    let ties = if again { ties } else { rest };
    parts.into_iter().flat_map(|part| ranked(part, ties, lines, results)).collect()
}

impl EventWorld {
    /// Every section's table is what its games come to.
    pub(crate) async fn compare_tables(&self) {
        for group in 0..self.groups.len() {
            let page = self.section_page(group).await;
            self.compare_table(group, &page);
        }
    }

    pub(crate) fn compare_table(&self, group: usize, page: &Value) {
        let players = &self.groups[group].players;
        let tables = || self.tables.iter().filter(|table| table.group == group);
        let number = |player: u32| players.iter().position(|p| *p == player).expect("a player");
        let result = |table: &Table| {
            let ended = table.audited.ended.filter(|ended| ended.reason != "cancelled")?;
            let halves = [ended.halves.0, ended.halves.1].map(u64::from);
            let [white, black] = table.players.map(number);
            Some([(white, halves[0]), (black, halves[1])])
        };
        let results: Vec<Result> = tables().filter_map(result).collect();
        let lines = lines(players.len(), &results);
        let given: u64 = results.iter().flatten().map(|(_, halves)| halves).sum();
        assert_eq!(lines.iter().map(|line| line.halves).sum::<u64>(), given);
        let mut places = vec![(0, false); players.len()];
        let mut place = 1;
        for part in split(&Vec::from_iter(0..players.len()), |player| lines[player].halves) {
            for tied in ranked(part, &self.laid.tie_breaks, &lines, &results) {
                tied.iter().for_each(|player| places[*player] = (place, tied.len() > 1));
                place += tied.len();
            }
        }
        let shown = page["players"].as_array().expect("players");
        assert_eq!(shown.len(), players.len());
        for (own, line) in shown.iter().enumerate() {
            let found = ["number", "half_points", "wins", "quarter_sb", "games", "place", "shared"];
            let found = found.map(|name| line[name].clone());
            let Line { halves, wins, games, quarters, ref opponents, sum } = lines[own];
            let cut = |lowest: usize| opponents.iter().skip(lowest).sum::<u64>();
            let buchholz =
                json!({ "all": cut(0), "cut_one": cut(1), "cut_two": cut(2), "sum": sum });
            assert_eq!(line["buchholz"], buchholz, "{results:?}");
            let (place, shared) = places[own];
            let expected = json!([own + 1, halves, wins, quarters, games, place, shared]);
            assert_eq!(json!(found), expected, "{:?} {results:?}", self.laid.tie_breaks);
            assert_eq!(line["player"]["id"], players[own]);
            self.compare_cells(group, own, line);
        }
        self.compare_counts(group, &page["counts"]);
    }

    fn compare_cells(&self, group: usize, own: usize, line: &Value) {
        let players = &self.groups[group].players;
        for (other, cells) in line["cells"].as_array().expect("cells").iter().enumerate() {
            let meets = |table: &&Table| {
                let both = [players[own], players[other]];
                table.group == group && both.iter().all(|player| table.side(*player).is_some())
            };
            let games = self.tables.iter().filter(|table| own != other && meets(table));
            let mut expected: Vec<Value> = games.map(|table| cell(table, players[own])).collect();
            let mut cells: Vec<Value> = cells.as_array().expect("games").clone();
            for list in [&mut expected, &mut cells] {
                list.sort_by_key(|cell| cell["game"].as_u64());
            }
            assert_eq!(cells, expected);
        }
    }

    fn compare_counts(&self, group: usize, shown: &Value) {
        let mut counts = BTreeMap::from(
            ["not_started", "running", "in_adjudication", "finished", "cancelled"].map(|n| (n, 0)),
        );
        let now = self.now();
        let over = self.laid.ends_at.is_some_and(|at| now >= at);
        for table in self.tables.iter().filter(|table| table.group == group) {
            let state = match table.audited.ended {
                Some(ended) if ended.reason == "cancelled" => "cancelled",
                Some(_) => "finished",
                None if over => "in_adjudication",
                None if now >= self.laid.starts_at => "running",
                None => "not_started",
            };
            *counts.get_mut(state).expect("a state") += 1;
        }
        assert_eq!(*shown, json!(counts));
    }
}

/// A game as it stands in a player's line.
fn cell(table: &Table, player: u32) -> Value {
    let side = table.side(player).expect("a side");
    let ended = table.audited.ended;
    let halves = ended.map(|ended| [ended.halves.0, ended.halves.1][side]);
    let at = ended.map(|ended| rules::Instant::from_unix(ended.at).to_string());
    let color = ["white", "black"][side];
    json!({
        "game": table.id, "color": color, "half_points": halves,
        "flag": ended.map_or(Value::Null, |ended| letter(ended.reason)), "ended_at": at,
        "may_see": true
    })
}
