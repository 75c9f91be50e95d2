//! The table of a section, derived from its games alone.

use std::collections::BTreeMap;

use serde_json::Value;

use super::Auditor;
use super::calendar::{lines, number, text};

/// Points, wins and Sonneborn-Berger of everybody, with the games among them.
#[derive(Default)]
struct Scores {
    points: Vec<i64>,
    wins: Vec<i64>,
    /// In quarters.
    berger: Vec<i64>,
    /// Own half points by player and opponent.
    against: BTreeMap<(usize, usize), i64>,
    /// Games that count, running ones too, and those that are finished.
    games: Vec<i64>,
    finished: Vec<i64>,
    running: usize,
}

impl Auditor {
    fn scores(&self, section: i64) -> Scores {
        let seats = &self.sections[&section].seats;
        let number = |player: i64| seats.iter().position(|seat| seat.player == player);
        let players = seats.len();
        let mut scores = Scores {
            points: vec![0; players],
            wins: vec![0; players],
            berger: vec![0; players],
            games: vec![0; players],
            finished: vec![0; players],
            ..Scores::default()
        };
        for game in self.games_of(section) {
            let [white, black] = game.players.map(|player| number(player).expect("a seat"));
            let Some((points, flag, _)) = game.result else {
                scores.running += 1;
                (scores.games[white], scores.games[black]) =
                    (scores.games[white] + 1, scores.games[black] + 1);
                continue;
            };
            // A cancelled game counts in nothing.
            if flag == Some('C') {
                continue;
            }
            for (own, other, halves) in [(white, black, points[0]), (black, white, points[1])] {
                scores.games[own] += 1;
                scores.finished[own] += 1;
                scores.points[own] += halves;
                scores.wins[own] += i64::from(halves == 2);
                *scores.against.entry((own, other)).or_default() += halves;
            }
        }
        for ((own, other), halves) in &scores.against {
            scores.berger[*own] += halves * scores.points[*other];
        }
        scores
    }

    /// Players by place, those who share one together: TR-7.2, TR-7.5, SKS-6.2.
    fn places(&self, section: i64, scores: &Scores) -> Vec<Vec<usize>> {
        let event = &self.events[&self.sections[&section].event];
        let ties = lines(&event.announcement["tie_breaks"]);
        let mut groups =
            split(vec![(0..scores.points.len()).collect()], |_, own| scores.points[own]);
        for tie in ties {
            groups = match text(tie) {
                "wins" => split(groups, |_, own| scores.wins[own]),
                "sonneborn_berger" => split(groups, |_, own| scores.berger[own]),
                _ => direct(groups, scores),
            };
        }
        groups
    }

    /// TR-2.3, TR-0.4, TR-8.5: whether a player has won a section that is over, alone or not, with more than
    /// half of the points, and has not left it in silence.
    pub(super) fn is_won_by(&self, section: i64, player: i64) -> bool {
        let scores = self.scores(section);
        let seats = &self.sections[&section].seats;
        let Some(own) = seats.iter().position(|seat| seat.player == player) else { return false };
        let first = self.places(section, &scores).first().is_some_and(|it| it.contains(&own));
        let plus = scores.points[own] > scores.games[own];
        scores.running == 0 && first && plus && !self.is_silent(section, player)
    }

    /// Points, wins, Sonneborn-Berger and places as a page shows them.
    pub(super) fn check_standings(&mut self, table: &Value, section: i64) {
        let scores = self.scores(section);
        let places = self.places(section, &scores);
        let event = &self.events[&self.sections[&section].event];
        let (czech, tied) = (event.is_czech(), places.iter().any(|group| group.len() > 1));
        let points_row = if czech { "SKS-6.1" } else { "LAW-12.1" };
        let places_row = match (czech, tied) {
            (true, _) => "SKS-6.2",
            (false, false) => "TR-7.2",
            (false, true) => "TR-7.5",
        };
        let mut before = 0;
        for group in &places {
            for own in group {
                let line = &lines(&table["players"])[*own];
                let shown = |member: &str| number(&line[member]);
                let about = format!("{} in section {section}", line["player"]["id"]);
                let points = (shown("half_points"), shown("games"));
                self.same(
                    points_row,
                    &about,
                    &points,
                    &(scores.points[*own], scores.finished[*own]),
                );
                let ties = (shown("wins"), shown("quarter_sb"));
                let expected = (scores.wins[*own], scores.berger[*own]);
                self.same(if czech { "SKS-6.2" } else { "TR-7.2" }, &about, &ties, &expected);
                let place = (shown("place"), line["shared"] == true);
                self.same(places_row, &about, &place, &(before + 1, group.len() > 1));
            }
            before += i64::try_from(group.len()).expect("few");
        }
    }
}

/// Parts each group by a number, the highest first.
fn split(groups: Vec<Vec<usize>>, number: impl Fn(&[usize], usize) -> i64) -> Vec<Vec<usize>> {
    let mut parted = Vec::new();
    for group in groups {
        let mut by_number: BTreeMap<i64, Vec<usize>> = BTreeMap::new();
        for own in &group {
            by_number.entry(-number(&group, *own)).or_default().push(*own);
        }
        parted.extend(by_number.into_values());
    }
    parted
}

/// Parts each group by the games among it, and each part again by those among itself.
fn direct(groups: Vec<Vec<usize>>, scores: &Scores) -> Vec<Vec<usize>> {
    let among = |group: &[usize], own: usize| {
        let games = group.iter().filter_map(|other| scores.against.get(&(own, *other)));
        games.sum()
    };
    let parted = split(groups.clone(), among);
    if parted.len() == groups.len() { parted } else { direct(parted, scores) }
}
