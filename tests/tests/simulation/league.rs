//! Seasons of a league, one after the other: who goes up and who goes down is counted again, and so is in which
//! division everybody plays the next season (TR-5.3-5.4, TR-5.6-5.7).

use std::collections::{BTreeMap, BTreeSet};

use axum::http::Method;
use serde_json::{Value, json};
use store::Role;

use crate::request::Request;
use crate::teams_model::Model;
use crate::teams_world::{Entrant, TeamsWorld};

/// Where a team goes, as the API names it, by how many divisions it goes down.
const MOVEMENTS: [(&str, i64); 3] = [("up", -1), ("stays", 0), ("down", 1)];

/// What is known of a season that is over.
#[derive(Clone, Debug, Default)]
pub(crate) struct Season {
    /// Who began it for each team.
    began: BTreeMap<u64, Vec<u32>>,
    /// The division in which each team plays next, that in which it has played, and its place there.
    entitled: BTreeMap<u64, (i64, i64, u64)>,
}

/// A team at the end of a season.
struct Line {
    team: u64,
    division: usize,
    place: u64,
    proposed: Option<i64>,
}

impl TeamsWorld {
    /// Seasons, one after the other.
    pub(crate) async fn hold_seasons(&mut self, seasons: usize) {
        let mut before = Season::default();
        for number in 0..seasons {
            if number > 0 {
                self.next_entrants(&before).await;
            }
            self.announce().await;
            self.enter().await;
            self.publish().await;
            self.check_divisions(&before).await;
            let began = self.line_ups.clone();
            self.play().await;
            self.check_table().await;
            before = self.decide_season(began, &before).await;
        }
    }

    /// Who goes where is what the model says, and is decided, sometimes otherwise.
    async fn decide_season(&mut self, began: BTreeMap<u64, Vec<u32>>, before: &Season) -> Season {
        let lines = self.lines(before);
        self.front.fail_rarely(self.plan.failing);
        let seen = self.organiser(Method::GET, "", Value::Null).await;
        let body = json!({ "version": seen["version"] });
        let path = self.path("/finish");
        let finish = Request::post(tests::DIRECTOR, Role::Director, path, body);
        finish.insist(&self.app).await.expect(200);
        let season = self.organiser(Method::GET, "/season", Value::Null).await;
        let told = season["teams"].as_array().expect("teams");
        assert_eq!(told.len(), lines.len());
        let mut next = Season { began, entitled: BTreeMap::new() };
        let mut moves = Vec::new();
        for line in &lines {
            let it = told.iter().find(|it| it["team"] == line.team).expect("a line");
            let name = |by: i64| MOVEMENTS.iter().find(|it| it.1 == by).map(|it| it.0);
            let proposed = line.proposed.and_then(name);
            assert_eq!(it["proposed"].as_str(), proposed, "{it}");
            assert_eq!(
                (it["place"].as_u64(), it["division"].as_u64()),
                (Some(line.place), Some(line.division as u64))
            );
            let last = self.plan.divisions.len() as i64 - 1;
            let fits = |by: &i64| (0..=last).contains(&(line.division as i64 + by));
            let possible: Vec<i64> = [-1, 0, 1].into_iter().filter(fits).collect();
            let by = match line.proposed {
                Some(by) if self.dice.below(10) > 0 => by,
                _ => possible[self.dice.below(possible.len())],
            };
            let reason = (Some(by) != line.proposed).then_some("So be it.");
            moves.push(json!({ "team": line.team, "movement": name(by), "reason": reason }));
            let division = line.division as i64;
            next.entitled.insert(line.team, (division + by, division, line.place));
        }
        let body = json!({ "version": season["version"], "moves": moves });
        let decided = self.organiser(Method::POST, "/season", body.clone()).await;
        // Whoever sends it again has decided once.
        let again = self.organiser(Method::POST, "/season", body).await;
        assert_eq!(again["version"], decided["version"]);
        self.front.fail(0);
        next
    }

    /// Where each team would go: by how many are before it, and how many behind.
    fn lines(&self, before: &Season) -> Vec<Line> {
        let mut sections = self.orders.iter().enumerate();
        let last = self.plan.divisions.len() - 1;
        let mut lines = Vec::new();
        for (division, plan) in self.plan.divisions.iter().enumerate() {
            for _ in plan.sizes {
                let (section, order) = sections.next().expect("a section");
                let played = self.played(section);
                let model = Model::new(order.len(), usize::from(self.plan.boards), &played);
                let places = model.places(self.plan.czech);
                for (team, place) in order.iter().zip(&places) {
                    let ahead = places.iter().filter(|other| *other < place).count();
                    let behind = places.iter().filter(|other| *other > place).count();
                    let with_it = order.len() - ahead - behind;
                    let by_place = if ahead + with_it <= plan.up {
                        Some(-1)
                    } else if behind + with_it <= plan.down {
                        Some(1)
                    } else if ahead >= plan.up && behind >= plan.down {
                        Some(0)
                    } else {
                        None
                    };
                    let has_changed = self.has_changed_all(*team, before);
                    // A rule of ICCF, which the Czech federation does not have.
                    let falls = has_changed && division < last && !self.plan.czech;
                    let proposed = if falls { Some(1) } else { by_place };
                    lines.push(Line { team: *team, division, place: *place, proposed });
                }
            }
        }
        lines
    }

    /// Whether nobody is left of whom a team began the season before with.
    fn has_changed_all(&self, team: u64, before: &Season) -> bool {
        let entrant = &self.entrants[usize::try_from(team).expect("small") - 1];
        let Some(then) = entrant.continues.and_then(|number| before.began.get(&number)) else {
            return false;
        };
        let now: BTreeSet<&u32> = self.line_ups[&team].iter().collect();
        then.iter().all(|player| !now.contains(player))
    }

    /// Who plays the next season: some are gone, as many are new, some have another name, or other players.
    async fn next_entrants(&mut self, before: &Season) {
        self.follows = Some(self.event);
        let mut next = Vec::new();
        for (number, entrant) in (1_u64..).zip(self.entrants.clone()) {
            let (is_gone, is_changed) = (self.dice.below(8) == 0, self.dice.below(6) == 0);
            if is_gone {
                let players = self.new_players().await;
                let (name, captain) = (format!("New {}", players[0]), players[0]);
                next.push(Entrant { name, captain, players, continues: None });
                continue;
            }
            let players = match is_changed {
                true => self.new_players().await,
                false => self.line_ups[&number].clone(),
            };
            let name = match self.dice.below(4) {
                0 => format!("Once {}", before.began[&number][0]),
                _ => entrant.name.clone(),
            };
            next.push(Entrant { name, players, continues: Some(number), ..entrant });
        }
        // The order in which they are entered.
        for place in (1..next.len()).rev() {
            let other = self.dice.below(place + 1);
            next.swap(place, other);
        }
        self.entrants = next;
    }

    /// Everybody plays in the division that the season before has brought them, as far as there is room.
    async fn check_divisions(&mut self, before: &Season) {
        self.front.fail(0);
        let tables = self.organiser(Method::GET, "/team-tables", Value::Null).await;
        let sections = tables["sections"].as_array().expect("sections");
        let last = self.plan.divisions.len() as i64 - 1;
        let mut order: Vec<((i64, i64, u64), i64, u64)> = Vec::new();
        for (number, entrant) in (1_u64..).zip(&self.entrants) {
            let entitled =
                entrant.continues.map_or((last, i64::MAX, u64::MAX), |was| before.entitled[&was]);
            let ratings =
                self.line_ups[&number].iter().map(|id| if *id < 9_000 { 2_400 } else { 2_200 });
            let average = ratings.sum::<i64>() / i64::from(self.plan.boards);
            order.push((entitled, -average, number));
        }
        order.sort_unstable();
        let mut order = order.into_iter().map(|line| line.2);
        let mut tables = sections.iter();
        for (division, plan) in self.plan.divisions.iter().enumerate() {
            let takes = plan.sizes.iter().sum();
            let expected: BTreeSet<u64> = order.by_ref().take(takes).collect();
            let mut found = BTreeSet::new();
            for size in plan.sizes {
                let table = tables.next().expect("a section");
                assert_eq!(table["division"], format!("Division {}", division + 1));
                assert_eq!((&table["up"], &table["down"]), (&json!(plan.up), &json!(plan.down)));
                let teams = table["teams"].as_array().expect("teams");
                assert_eq!(teams.len(), *size);
                found.extend(teams.iter().map(|team| team["team"].as_u64().expect("a number")));
            }
            assert_eq!(found, expected, "division {}", division + 1);
        }
        self.front.fail_rarely(self.plan.failing);
    }
}
