//! An event of teams from the announcement to its final table, on a server that dies between any two calls of its
//! store: teams enter, change their line-ups, withdraw; players are replaced between the games; every game is played;
//! and a model of its own counts the table again (TR-7.3, SKS-6.3, TR-8.7b, SKS-7.7, TR-8.7g, TR-11).

use std::collections::{BTreeMap, BTreeSet};

use axum::http::Method;
use rules::{GameId, PlayerId};
use serde_json::{Value, json};
use store::Role;
use tests::{DAY, Dice, Front, ORGANISER, TestApp};

use crate::request::{Request, Runs};

/// Requests to the database that fail, of a hundred.
const FAILING: usize = 2;
/// The number of the first player; those of a team follow one another.
const FIRST: u32 = 1_000;
/// That of the first who may be named as a substitute, and how many there are.
const SUBSTITUTES: std::ops::Range<u32> = 9_000..9_060;

/// How the event is held.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    pub(crate) preset: &'static str,
    pub(crate) teams: u16,
    pub(crate) boards: u8,
    /// Whether match points come first (SKS-6.3).
    pub(crate) czech: bool,
}

pub(crate) struct TeamsWorld {
    app: TestApp,
    front: Front,
    dice: Dice,
    plan: Plan,
    event: u64,
    /// Who plays on which board, by the team's number.
    line_ups: BTreeMap<u64, Vec<u32>>,
    /// Both teams of a game by their start numbers, White's first; the board; the halves of White and Black.
    results: Vec<Played>,
    /// Games that are to be played, by the team's number and the board.
    left: BTreeMap<(u64, usize), u32>,
    /// Who was replaced: by the team's number and the board, and whether they had died.
    replaced: Vec<(u64, usize, bool)>,
    substitutes: std::ops::Range<u32>,
}

type Played = ([usize; 2], usize, [u64; 2]);

impl TeamsWorld {
    pub(crate) async fn new(seed: u64, plan: Plan) -> TeamsWorld {
        let (app, front) = Front::server().await;
        app.officials().await;
        let dice = Dice::new(seed.wrapping_add(7_000_000));
        for number in 0..u32::from(plan.teams) * u32::from(plan.boards) + 1 {
            app.member(FIRST + number, "CZE", Some(2_400), Role::Player).await;
        }
        for number in SUBSTITUTES {
            app.member(number, "CZE", Some(2_200), Role::Player).await;
        }
        TeamsWorld {
            app,
            front,
            dice,
            plan,
            event: 0,
            line_ups: BTreeMap::new(),
            results: Vec::new(),
            left: BTreeMap::new(),
            replaced: Vec::new(),
            substitutes: SUBSTITUTES,
        }
    }

    /// The whole event.
    pub(crate) async fn hold(&mut self) {
        self.announce().await;
        self.enter().await;
        self.publish().await;
        self.play().await;
        self.check_table().await;
    }

    fn path(&self, rest: &str) -> String {
        format!("/api/events/{}{rest}", self.event)
    }

    async fn organiser(&self, method: Method, rest: &str, body: Value) -> Value {
        let request =
            Request { who: ORGANISER, role: Role::Organiser, method, path: self.path(rest), body };
        request.insist(&self.app).await.expect(200).json
    }

    async fn announce(&mut self) {
        let Plan { preset, teams, boards, czech } = self.plan;
        let announcement = self.app.preset(preset, |a| {
            a["teams"] = json!({ "boards": boards, "eligible": "any", "promotion": null });
            a["stage"] = Value::Null;
            a["section_size"] = json!(teams);
            a["system"] = json!("round_robin");
            a["rated"] = json!(false);
            a["unrated_level"] = Value::Null;
            if czech {
                a["organiser"] = json!("CZE");
                a["rule_set"] = json!("sks");
            }
        });
        let announcement = announcement.await;
        self.front.fail(FAILING);
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
    async fn enter(&mut self) {
        let boards = u32::from(self.plan.boards);
        for number in 1..=u64::from(self.plan.teams) {
            let first = FIRST + (u32::try_from(number).expect("small") - 1) * boards;
            let mut players: Vec<u32> = (first..first + boards).collect();
            let team = |players: &[u32]| json!({ "name": format!("Team {number}"), "captain": first, "line_up": players });
            let half = &players[..players.len() / 2];
            let path = self.path("/teams");
            let request = Request::post(PlayerId(first), Role::Player, path, team(half));
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
        let last = FIRST + u32::from(self.plan.teams) * boards;
        let body = json!({ "name": "Late", "captain": last, "line_up": [last] });
        let request = Request::post(PlayerId(last), Role::Player, self.path("/teams"), body);
        request.insist(&self.app).await.expect(200);
        let path = self.path(&format!("/teams/{}", self.plan.teams + 1));
        let back =
            Request::post(PlayerId(last), Role::Player, path, json!({ "decision": "withdraw" }));
        back.insist(&self.app).await.expect(200);
        let seen = self.organiser(Method::GET, "/teams", Value::Null).await;
        let teams = seen["teams"].as_array().expect("teams");
        assert_eq!(teams.len(), usize::from(self.plan.teams) + 1, "nobody is entered twice");
    }

    /// The start lists come out once, whatever dies on the way.
    async fn publish(&mut self) {
        self.organiser(Method::POST, "/proposal", json!({ "version": 0 })).await;
        self.front.fail(0);
        let body = self.app.publication(self.event).await;
        self.front.fail(FAILING);
        self.organiser(Method::POST, "/publish", body).await;
        Runs::InOrder.through(&self.app.app).await;
        self.app.wait(100 * DAY);
    }

    /// The one table.
    async fn table(&self) -> Value {
        let tables = self.organiser(Method::GET, "/team-tables", Value::Null).await;
        assert_eq!(tables["by_boards"], !self.plan.czech);
        assert_eq!(tables["sections"].as_array().map(Vec::len), Some(1));
        tables["sections"][0].clone()
    }

    /// Every game is played: who plays it and with which colour is what the lots and the article say.
    async fn play(&mut self) {
        let table = self.table().await;
        let teams = table["teams"].as_array().expect("teams");
        let number = |line: &Value| line["team"].as_u64().expect("a number");
        let order: Vec<u64> = teams.iter().map(number).collect();
        for (team, board) in order
            .iter()
            .flat_map(|team| (0..usize::from(self.plan.boards)).map(|board| (*team, board)))
        {
            let games = u32::from(self.plan.teams) - 1;
            self.left.insert((team, board), games);
        }
        let mut pairs = BTreeSet::new();
        for it in table["matches"].as_array().expect("matches") {
            let start = |key: &str| it[key].as_u64().expect("a number") as usize;
            let (first, second) = (start("first"), start("second"));
            assert!(first < second && pairs.insert((first, second)));
            let games = it["games"].as_array().expect("games");
            assert_eq!(games.len(), usize::from(self.plan.boards));
            for game in games {
                let board = game["board"].as_u64().expect("a board") as usize;
                // On board 1 number 1 has White against even numbers; all else alternates (TR-8.7g).
                let first_is_white = (first + second + board).is_multiple_of(2);
                assert_eq!(
                    game["first_is_white"], first_is_white,
                    "{first}-{second}, board {board}"
                );
                let [white, black] = match first_is_white {
                    true => [first, second],
                    false => [second, first],
                };
                self.perhaps_replace().await;
                for start in [first, second] {
                    *self.left.entry((order[start - 1], board - 1)).or_default() -= 1;
                }
                let player = |start: usize| PlayerId(self.line_ups[&order[start - 1]][board - 1]);
                let players = [player(white), player(black)];
                let id = u32::try_from(game["game"].as_u64().expect("a number")).expect("small");
                let halves = self.end(GameId(id), players).await;
                self.results.push(([white - 1, black - 1], board - 1, halves));
            }
        }
        let teams = usize::from(self.plan.teams);
        assert_eq!(pairs.len(), teams * (teams - 1) / 2);
    }

    /// Now and then somebody is replaced, wherever games are left to play; what the rules say no to is refused, and
    /// changes nothing (SKS-7.7).
    async fn perhaps_replace(&mut self) {
        if self.dice.below(8) > 0 {
            return;
        }
        let team =
            u64::from(self.plan.teams).min(self.dice.below(self.plan.teams.into()) as u64 + 1);
        let board = self.dice.below(self.plan.boards.into());
        let died = self.dice.below(3) == 0;
        let stops = self.dice.below(2) == 0;
        let Some(substitute) = self.substitutes.next() else { return };
        let body = json!({
            "act": "ask", "board": board + 1, "ground": if died { "died" } else { "stopped" },
            "reason": "So be it.", "substitute": substitute, "stops_clocks": stops
        });
        let counted = || self.replaced.iter().filter(|(of, _, died)| *of == team && !died);
        let expected = match self.left[&(team, board)] {
            0 => Some("no_unfinished_game"),
            _ if !self.plan.czech || died => None,
            _ if counted().any(|(_, on, _)| *on == board) => Some("board_replaced_already"),
            _ if counted().count() >= usize::from(self.plan.boards) / 2 => {
                Some("too_many_replacements")
            }
            _ => None,
        };
        let path = self.path(&format!("/teams/{team}/replacements"));
        let ask = Request::post(tests::DIRECTOR, Role::Director, path.clone(), body);
        let answer = ask.insist(&self.app).await;
        if let Some(code) = expected {
            assert_eq!(answer.expect(409).json["code"], code, "{team} {board} {died}");
            return;
        }
        let asked = answer.expect(200).json;
        let number = asked["replacements"].as_array().map_or(0, Vec::len);
        let body = json!({ "act": "seat", "replacement": number });
        let seat = Request::post(tests::DIRECTOR, Role::Director, path, body);
        seat.insist(&self.app).await.expect(200);
        // What the request could not bring to the games the alarm does.
        self.app.wait(60);
        Runs::InOrder.through(&self.app.app).await;
        seat.insist(&self.app).await.expect(200);
        self.replaced.push((team, board, died));
        let players = self.line_ups.get_mut(&team).expect("a team");
        let before = std::mem::replace(&mut players[board], substitute);
        let seats = |player: u32| self.app.app.store.seats(PlayerId(player));
        let held = async |player| {
            self.front.fail(0);
            let seats = seats(player).await.expect("seats");
            self.front.fail(FAILING);
            seats.iter().filter(|seat| seat.ended_at.is_none()).count()
        };
        let left = self.left[&(team, board)] as usize;
        assert_eq!((held(before).await, held(substitute).await), (0, left), "{team} {board}");
    }

    /// A game comes to its end: White's halves and Black's.
    async fn end(&mut self, game: GameId, [white, black]: [PlayerId; 2]) -> [u64; 2] {
        let ask = async |who, what: &str, body| {
            let path = format!("/api/games/{game}/{what}");
            Request::post(who, Role::Player, path, body).insist(&self.app).await.expect(200)
        };
        match self.dice.below(3) {
            0 => {
                ask(black, "resign", json!({})).await;
                [2, 0]
            }
            1 => {
                ask(white, "resign", json!({})).await;
                [0, 2]
            }
            _ => {
                // A draw can be agreed once both have moved (LAW-5.2.3).
                ask(white, "moves", json!({ "ply": 0, "move": "e4" })).await;
                let offer = json!({ "ply": 1, "move": "e5", "offer_draw": true });
                ask(black, "moves", offer).await;
                ask(white, "draw/accept", json!({})).await;
                [1, 1]
            }
        }
    }

    /// What the table says is what the games come to.
    async fn check_table(&mut self) {
        self.front.fail(0);
        let model =
            Model::new(usize::from(self.plan.teams), usize::from(self.plan.boards), &self.results);
        let places = model.places(self.plan.czech);
        let table = self.table().await;
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

/// The table, counted in another way than the server does: from the matrix of the matches.
struct Model {
    /// Halves of each team on each board.
    boards: Vec<Vec<u64>>,
    /// Halves of each team against each.
    against: Vec<Vec<u64>>,
}

impl Model {
    fn new(teams: usize, boards: usize, results: &[Played]) -> Model {
        let mut model =
            Model { boards: vec![vec![0; boards]; teams], against: vec![vec![0; teams]; teams] };
        for ([white, black], board, [of_white, of_black]) in results {
            model.boards[*white][*board] += of_white;
            model.boards[*black][*board] += of_black;
            model.against[*white][*black] += of_white;
            model.against[*black][*white] += of_black;
        }
        model
    }

    /// Match points against the teams that are wanted.
    fn match_points(&self, team: usize, wanted: impl Fn(usize) -> bool) -> u64 {
        let others = (0..self.boards.len()).filter(|other| *other != team && wanted(*other));
        let points =
            others.map(|other| match self.against[team][other].cmp(&self.against[other][team]) {
                std::cmp::Ordering::Greater => 2,
                std::cmp::Ordering::Equal => 1,
                std::cmp::Ordering::Less => 0,
            });
        points.sum()
    }

    /// Whether one team is before another, with nothing but the two numbers that come first.
    fn first_numbers(&self, team: usize, czech: bool) -> (u64, u64) {
        let (points, matches) = (self.boards[team].iter().sum(), self.match_points(team, |_| true));
        if czech { (matches, points) } else { (points, matches) }
    }

    /// Each team's place: one more than the teams before it.
    fn places(&self, czech: bool) -> Vec<u64> {
        let all: Vec<usize> = (0..self.boards.len()).collect();
        let mut groups: BTreeMap<(u64, u64), Vec<usize>> = BTreeMap::new();
        for team in &all {
            groups.entry(self.first_numbers(*team, czech)).or_default().push(*team);
        }
        let mut places = vec![0; all.len()];
        let mut before = 0;
        for tied in groups.into_values().rev() {
            for group in if czech { vec![tied] } else { self.by_matches(tied) } {
                // What is still tied by its boards, from the first to the last, shares the place.
                for team in &group {
                    let ahead =
                        group.iter().filter(|other| self.boards[**other] > self.boards[*team]);
                    places[*team] = before + ahead.count() as u64 + 1;
                }
                before += group.len() as u64;
            }
        }
        places
    }

    /// Parts tied teams by the matches among themselves, again and again (TR-7.3).
    fn by_matches(&self, tied: Vec<usize>) -> Vec<Vec<usize>> {
        let among = |team: usize| self.match_points(team, |other| tied.contains(&other));
        let mut parts: BTreeMap<u64, Vec<usize>> = BTreeMap::new();
        for team in &tied {
            parts.entry(among(*team)).or_default().push(*team);
        }
        if parts.len() < 2 {
            return vec![tied];
        }
        parts.into_values().rev().flat_map(|part| self.by_matches(part)).collect()
    }
}
