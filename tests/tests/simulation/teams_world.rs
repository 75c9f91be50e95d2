//! An event of teams from the announcement to its final table, on a server that dies between any two calls of its
//! store: teams enter, change their line-ups, withdraw; players are replaced between the games, die or fall silent; every
//! game is played; and a model of its own counts the table again (TR-7.3, SKS-6.3, TR-8.7b, SKS-7.7, TR-8.7g, TR-11).

use std::collections::BTreeMap;

use axum::http::Method;
use rules::PlayerId;
use serde_json::{Value, json};
use store::Role;
use tests::{DAY, Dice, Front, ORGANISER, TestApp};

use crate::request::{Request, Runs};
use crate::teams_games::TeamGame;
use crate::teams_model::{Model, Played};

/// The number of the first player; those of a team follow one another.
const FIRST: u32 = 1_000;
/// That of the first who may be named as a substitute, and how many there are.
const SUBSTITUTES: std::ops::Range<u32> = 9_000..9_060;

/// How the event is held.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    pub(crate) preset: &'static str,
    /// Its divisions; with more than one it is a season of a league.
    pub(crate) divisions: &'static [Division],
    pub(crate) boards: u8,
    /// Whether match points come first (SKS-6.3).
    pub(crate) czech: bool,
    /// Whether it is rated, and the list after it is calculated again.
    pub(crate) rated: bool,
    /// Whether some fall silent on the way.
    pub(crate) silent: bool,
    /// Requests to the database that fail, of a thousand: with many teams one of the server makes many.
    pub(crate) failing: usize,
}

/// How a division is divided.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Division {
    pub(crate) sizes: &'static [usize],
    /// How many go up and down from each of its sections.
    pub(crate) up: usize,
    pub(crate) down: usize,
}

impl Plan {
    pub(crate) fn teams(&self) -> usize {
        self.divisions.iter().flat_map(|division| division.sizes).sum()
    }

    pub(crate) fn is_league(&self) -> bool {
        self.divisions.len() > 1
    }
}

/// A team that is to be entered.
#[derive(Clone, Debug)]
pub(crate) struct Entrant {
    pub(crate) name: String,
    pub(crate) captain: u32,
    pub(crate) players: Vec<u32>,
    /// As which team of the season before it goes on.
    pub(crate) continues: Option<u64>,
}

pub(crate) struct TeamsWorld {
    pub(crate) app: TestApp,
    pub(crate) front: Front,
    pub(crate) dice: Dice,
    pub(crate) plan: Plan,
    pub(crate) event: u64,
    /// The season before.
    pub(crate) follows: Option<u64>,
    /// Who is entered, in this order.
    pub(crate) entrants: Vec<Entrant>,
    /// Who plays on which board, by the team's number.
    pub(crate) line_ups: BTreeMap<u64, Vec<u32>>,
    /// The teams of each section by start number.
    pub(crate) orders: Vec<Vec<u64>>,
    /// Every game.
    pub(crate) games: Vec<TeamGame>,
    /// Who has sat on a board where somebody was replaced, by the team's number and the board.
    pub(crate) sat: BTreeMap<(u64, usize), Vec<u32>>,
    /// Rating and games with which everybody starts; empty where the event is not rated.
    pub(crate) listed: BTreeMap<u32, (i64, i64)>,
    /// Boards that were lost for nobody played on.
    pub(crate) lost: usize,
    /// Who was replaced: by the team's number and the board, and whether they had died.
    pub(crate) replaced: Vec<(u64, usize, bool)>,
    pub(crate) substitutes: std::ops::Range<u32>,
    /// The number of the next player who comes.
    next_player: u32,
}

impl TeamsWorld {
    pub(crate) async fn new(seed: u64, plan: Plan) -> TeamsWorld {
        let (app, front) = Front::server().await;
        app.officials().await;
        let dice = Dice::new(seed.wrapping_add(7_000_000));
        for number in SUBSTITUTES {
            app.member(number, "CZE", Some(2_200), Role::Player).await;
        }
        let mut world = TeamsWorld {
            app,
            front,
            dice,
            plan,
            event: 0,
            follows: None,
            entrants: Vec::new(),
            line_ups: BTreeMap::new(),
            orders: Vec::new(),
            games: Vec::new(),
            sat: BTreeMap::new(),
            listed: BTreeMap::new(),
            lost: 0,
            replaced: Vec::new(),
            substitutes: SUBSTITUTES,
            next_player: FIRST,
        };
        for number in 1..=plan.teams() {
            let players = world.new_players().await;
            let name = format!("Team {number}");
            world.entrants.push(Entrant { name, captain: players[0], players, continues: None });
        }
        world
    }

    /// As many new players as a team has boards.
    pub(crate) async fn new_players(&mut self) -> Vec<u32> {
        let mut players = Vec::new();
        self.front.fail(0);
        for _ in 0..self.plan.boards {
            self.app.member(self.next_player, "CZE", Some(2_400), Role::Player).await;
            players.push(self.next_player);
            self.next_player += 1;
        }
        self.front.fail_rarely(self.plan.failing);
        players
    }

    /// The whole event.
    pub(crate) async fn hold(&mut self) {
        if self.plan.rated {
            self.list_everybody().await;
        }
        self.announce().await;
        self.enter().await;
        self.publish().await;
        self.play().await;
        self.check_table().await;
        if self.plan.rated {
            self.check_ratings().await;
        }
    }

    /// What has happened.
    pub(crate) fn summary(&self) -> String {
        let died = self.replaced.iter().filter(|it| it.2).count();
        let TeamsWorld { games, replaced, lost, .. } = self;
        format!(
            "{} games, {} players replaced, {died} of them dead, {lost} boards lost in silence",
            games.len(),
            replaced.len()
        )
    }

    pub(crate) fn path(&self, rest: &str) -> String {
        format!("/api/events/{}{rest}", self.event)
    }

    pub(crate) async fn organiser(&self, method: Method, rest: &str, body: Value) -> Value {
        let request =
            Request { who: ORGANISER, role: Role::Organiser, method, path: self.path(rest), body };
        request.insist(&self.app).await.expect(200).json
    }

    pub(crate) async fn announce(&mut self) {
        let Plan { preset, divisions, boards, czech, rated, .. } = self.plan;
        let names = (1..=divisions.len()).map(|number| format!("Division {number}"));
        let league = self
            .plan
            .is_league()
            .then(|| json!({ "divisions": names.collect::<Vec<_>>(), "follows": self.follows }));
        self.front.fail(0);
        let announcement = self.app.preset(preset, |a| {
            a["code"] = json!(format!("T/{}", self.event + 1));
            a["teams"] = json!({
                "boards": boards, "eligible": "any", "promotion": null, "league": league
            });
            a["stage"] = Value::Null;
            a["section_size"] = json!(divisions[0].sizes[0]);
            a["system"] = json!("round_robin");
            a["rated"] = json!(rated);
            a["unrated_level"] = if rated { json!(1_800) } else { Value::Null };
            // Who is silent is told, and nobody loses on time meanwhile.
            a["time_control"] = json!("10 moves in 200 days");
            a["silence"] = json!("off");
            if czech {
                a["organiser"] = json!("CZE");
                a["rule_set"] = json!("sks");
            }
        });
        let announcement = announcement.await;
        self.front.fail_rarely(self.plan.failing);
        let body = json!({ "announcement": announcement });
        // Of federations the Executive Board announces, too, and hands it over.
        let request = Request::post(tests::OFFICER, Role::Officer, "/api/events".to_owned(), body);
        let made = request.insist(&self.app).await.expect(200).json;
        self.event = made["id"].as_u64().expect("a number");
        let body = json!({ "player": ORGANISER, "organises": true });
        let path = self.path("/organisers");
        Request::post(tests::OFFICER, Role::Officer, path, body)
            .insist(&self.app)
            .await
            .expect(200);
    }

    /// Captains enter their teams, with half of the players at first; one more comes and goes.
    pub(crate) async fn enter(&mut self) {
        self.line_ups.clear();
        for (number, entrant) in (1_u64..).zip(self.entrants.clone()) {
            let Entrant { name, captain, mut players, continues } = entrant;
            let team = |players: &[u32]| {
                let of = json!({ "name": name, "captain": captain, "continues": continues });
                with(of, "line_up", json!(players))
            };
            let half = &players[..players.len() / 2];
            let path = self.path("/teams");
            let request = Request::post(PlayerId(captain), Role::Player, path, team(half));
            request.insist(&self.app).await.expect(200);
            // Whoever asks twice has one team.
            request.insist(&self.app).await.expect(200);
            let swapped = self.dice.below(players.len());
            players.swap(0, swapped);
            let change = Request {
                method: Method::PUT,
                path: self.path(&format!("/teams/{number}")),
                body: team(&players),
                ..request
            };
            change.insist(&self.app).await.expect(200);
            self.organiser(
                Method::POST,
                &format!("/teams/{number}"),
                json!({ "decision": "accept" }),
            )
            .await;
            self.line_ups.insert(number, players);
        }
        let last = self.new_players().await[0];
        let body = json!({ "name": "Late", "captain": last, "line_up": [last] });
        let request = Request::post(PlayerId(last), Role::Player, self.path("/teams"), body);
        request.insist(&self.app).await.expect(200);
        let path = self.path(&format!("/teams/{}", self.plan.teams() + 1));
        let back =
            Request::post(PlayerId(last), Role::Player, path, json!({ "decision": "withdraw" }));
        back.insist(&self.app).await.expect(200);
        let seen = self.organiser(Method::GET, "/teams", Value::Null).await;
        let teams = seen["teams"].as_array().expect("teams");
        assert_eq!(teams.len(), self.plan.teams() + 1, "nobody is entered twice");
    }

    /// The start lists come out once, whatever dies on the way.
    pub(crate) async fn publish(&mut self) {
        let divisions = self
            .plan
            .divisions
            .iter()
            .filter(|_| self.plan.is_league())
            .map(|it| json!({ "sizes": it.sizes, "up": it.up, "down": it.down }));
        let body = json!({ "version": 0, "divisions": divisions.collect::<Vec<_>>() });
        self.organiser(Method::POST, "/proposal", body).await;
        self.front.fail(0);
        let body = self.app.publication(self.event).await;
        self.front.fail_rarely(self.plan.failing);
        self.organiser(Method::POST, "/publish", body).await;
        Runs::InOrder.through(&self.app.app).await;
        self.app.wait(100 * DAY);
    }

    /// The table of each section.
    async fn tables(&self) -> Vec<Value> {
        let tables = self.organiser(Method::GET, "/team-tables", Value::Null).await;
        assert_eq!(tables["by_boards"], !self.plan.czech);
        let sections = tables["sections"].as_array().expect("sections");
        let sizes = self.plan.divisions.iter().flat_map(|division| division.sizes);
        assert_eq!(sections.len(), sizes.count());
        sections.clone()
    }

    /// Every game is played; somewhere on the way some fall silent.
    pub(crate) async fn play(&mut self) {
        let tables = self.tables().await;
        (self.games, self.sat, self.replaced) = Default::default();
        let order = |table: &Value| {
            let teams = table["teams"].as_array().expect("teams").iter();
            teams.map(|line| line["team"].as_u64().expect("a number")).collect()
        };
        self.orders = tables.iter().map(order).collect();
        for (section, table) in tables.iter().enumerate() {
            self.games.extend(self.games_of(section, table));
        }
        let silent_at = self.dice.below(self.games.len());
        for at in 0..self.games.len() {
            if at == silent_at && self.plan.silent {
                self.fall_silent().await;
            }
            if self.games[at].ended.is_none() {
                self.perhaps_replace().await;
                self.end(at).await;
            }
        }
    }

    /// What the table says is what the games come to.
    pub(crate) async fn check_table(&mut self) {
        self.front.fail(0);
        for (section, table) in self.tables().await.iter().enumerate() {
            self.check_section(table, self.orders[section].len(), &self.played(section));
        }
    }

    fn check_section(&self, table: &Value, teams: usize, results: &[Played]) {
        let model = Model::new(teams, usize::from(self.plan.boards), results);
        let places = model.places(self.plan.czech);
        for (team, line) in table["teams"].as_array().expect("teams").iter().enumerate() {
            let cell = |name: &str| line[name].as_u64().expect("a number");
            let boards: Vec<u64> = model.boards[team].clone();
            assert_eq!(line["board_half_points"], json!(boards), "{line}");
            assert_eq!(cell("half_points"), boards.iter().sum::<u64>());
            assert_eq!(cell("match_points"), model.match_points(team, |_| true));
            assert_eq!((cell("place"), cell("unfinished")), (places[team], 0), "{line}");
        }
    }
}

/// A JSON object with one more member.
fn with(mut object: Value, member: &str, value: Value) -> Value {
    object[member] = value;
    object
}
