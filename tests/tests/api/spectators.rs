//! What spectators see of games and results (`TR-14`): each kind of viewer, both sides of each limit,
//! and nothing in a delayed game that tells what came later.

use axum::http::Method;
use rules::{GameId, PlayerId};
use serde_json::{Value, json};
use store::Role;
use tests::{Answer, DAY, DELEGATE, DIRECTOR, OFFICER, ORGANISER, TestApp};

/// Plays nowhere.
pub(crate) const STRANGER: PlayerId = PlayerId(77);
/// Directs, but another event.
const OTHER_DIRECTOR: PlayerId = PlayerId(78);

/// A section of players 1 to 4, whose six games have begun.
pub(crate) struct Scene {
    pub(crate) app: TestApp,
    pub(crate) section: u64,
    /// A game that goes on.
    pub(crate) game: GameId,
    pub(crate) white: PlayerId,
    pub(crate) black: PlayerId,
    /// Plays in the section, but not this game.
    pub(crate) third: PlayerId,
}

pub(crate) fn live(after_finished: u16, delay_moves: u8) -> Value {
    json!({ "kind": "live", "after_finished": after_finished, "delay_moves": delay_moves })
}

impl Scene {
    pub(crate) async fn new(visibility: Value) -> Scene {
        let app = TestApp::new().await;
        app.officials().await;
        app.member(STRANGER.0, "CZE", None, Role::Player).await;
        app.member(OTHER_DIRECTOR.0, "CZE", None, Role::Director).await;
        let announcement = app
            .preset("friendly", |a| {
                a["section_size"] = json!(4);
                a["visibility"] = visibility;
            })
            .await;
        let event = app.announce(&announcement).await;
        for player in 1..=4 {
            app.member(player, "CZE", Some(2000), Role::Player).await;
        }
        let published = app.publish(event, &[1, 2, 3, 4], &[4]).await;
        let section = published["sections"][0]["id"].as_u64().expect("a section");
        let starts_at = published["announcement"]["starts_at"].as_str().expect("a date");
        let starts_at: chrono::DateTime<chrono::Utc> = starts_at.parse().expect("a date");
        app.wait(starts_at.timestamp() - app.app.clock.now().unix());
        let id = store::SectionId(section as u32);
        let results = app.app.store.section_results(id).await.expect("results");
        let (game, white, black) = (results[0].game, results[0].white, results[0].black);
        let third = (1..=4).map(PlayerId).find(|id| *id != white && *id != black);
        Scene { app, section, game, white, black, third: third.expect("a third") }
    }

    pub(crate) async fn guest(&self, path: &str) -> Answer {
        self.app.request(Method::GET, path, &[], String::new()).await
    }

    fn path(&self) -> String {
        format!("/api/games/{}", self.game)
    }

    fn table(&self) -> String {
        format!("/api/sections/{}", self.section)
    }

    /// Ends so many games of the section, not the one that is looked at.
    pub(crate) async fn finish(&self, count: usize) {
        let id = store::SectionId(self.section as u32);
        let results = self.app.app.store.section_results(id).await.expect("results");
        let running = results.iter().filter(|line| line.result.is_none());
        for line in running.filter(|line| line.game != self.game).take(count) {
            self.app.person(line.white).resign(line.game).await.expect(200);
        }
    }

    /// Plays half-moves in the game.
    pub(crate) async fn play(&self, first: u16, moves: &str) {
        for (ply, san) in (first..).zip(moves.split_whitespace()) {
            let mover = if ply.is_multiple_of(2) { self.white } else { self.black };
            self.app.person(mover).play(self.game, ply, san).await.expect(200);
        }
    }

    /// What each kind of viewer gets of the page, the PGN and the record, a word each.
    async fn verdicts(&self) -> Vec<(&'static str, String)> {
        let viewers = [
            ("player", Some((self.white, Role::Player))),
            ("director", Some((DIRECTOR, Role::Director))),
            ("officer", Some((OFFICER, Role::Officer))),
            ("other director", Some((OTHER_DIRECTOR, Role::Director))),
            ("organiser", Some((ORGANISER, Role::Organiser))),
            ("delegate", Some((DELEGATE, Role::Federation))),
            ("third player", Some((self.third, Role::Player))),
            ("stranger", Some((STRANGER, Role::Player))),
            ("guest", None),
        ];
        let mut found = Vec::new();
        for (name, viewer) in viewers {
            let mut words = Vec::new();
            for file in ["", "/pgn", "/record"] {
                let path = format!("{}{file}", self.path());
                let answer = match viewer {
                    Some((player, role)) => self.app.person_as(player, role).get(&path).await,
                    None => self.guest(&path).await,
                };
                words.push(match answer.verdict().as_str() {
                    "200" => "seen",
                    "401 unauthenticated" => "401",
                    "403 not_your_game LAW-1.1" => "403",
                    other => panic!("{name} {path}: {other}"),
                });
            }
            found.push((name, words.join(" ")));
        }
        found
    }
}

const INSIDE: [&str; 3] = ["player", "director", "officer"];

fn expect(found: &[(&str, String)], others: &str) {
    for (name, words) in found {
        let expected = match *name {
            inside if INSIDE.contains(&inside) => "seen seen seen".to_owned(),
            "guest" => others.replace("403", "401"),
            _ => others.to_owned(),
        };
        assert_eq!(*words, expected, "{name}");
    }
}

/// `TR-14`: only finished games are shown, each when it is finished, to whoever comes.
#[tokio::test]
async fn finished_games_only() {
    let scene = Scene::new(json!({ "kind": "finished" })).await;
    scene.play(0, "e4 e5").await;
    scene.finish(5).await;
    expect(&scene.verdicts().await, "403 403 403");
    scene.app.person(scene.white).resign(scene.game).await.expect(200);
    expect(&scene.verdicts().await, "seen seen seen");
}

/// `TR-14`: exactly when so many games of the section are finished, a running one is shown, but for
/// its record.
#[tokio::test]
async fn running_games_after_finished_ones() {
    let scene = Scene::new(live(2, 1)).await;
    scene.play(0, "e4 e5").await;
    scene.finish(1).await;
    expect(&scene.verdicts().await, "403 403 403");
    scene.finish(1).await;
    expect(&scene.verdicts().await, "seen seen 403");
    let scene = Scene::new(live(0, 0)).await;
    expect(&scene.verdicts().await, "seen seen 403");
}

/// `TR-14`: so many moves of both sides are missing; before the first that is shown there is the
/// start position.
#[tokio::test]
async fn the_delay_is_in_moves() {
    // delay, half-moves played, half-moves shown
    let cases = [(0, 0, 0), (0, 5, 5), (1, 1, 0), (1, 2, 0), (1, 3, 1), (3, 6, 0), (3, 8, 2)];
    for (delay, played, shown) in cases {
        let scene = Scene::new(live(0, delay)).await;
        let moves: Vec<&str> = "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6".split(' ').take(played).collect();
        scene.play(0, &moves.join(" ")).await;
        let page = scene.guest(&scene.path()).await.expect(200).json;
        assert_eq!(page["delay_moves"], delay);
        assert_eq!(page["ply"], shown, "{delay} {played}");
        let sans: Vec<&str> = page["moves"]
            .as_array()
            .expect("moves")
            .iter()
            .map(|played| played["san"].as_str().expect("a move"))
            .collect();
        assert_eq!(sans, moves[..shown]);
        let pgn = scene.guest(&format!("{}/pgn", scene.path())).await.expect(200).text;
        let games: Vec<_> = rules::pgn::read(&pgn).into_iter().collect();
        let [Ok(read)] = &games[..] else { panic!("{games:?}") };
        assert_eq!(read.moves.len(), shown, "{pgn}");
        assert!(pgn.trim_end().ends_with('*'), "{pgn}");
        let own = scene.app.person(scene.white).game(scene.game).await.expect(200).json;
        assert_eq!((&own["ply"], &own["delay_moves"]), (&json!(played), &Value::Null));
    }
}

/// Everything of a page but the server's time.
fn timeless(page: &Answer) -> Value {
    let mut page = page.json.clone();
    page["now"].take();
    page
}

/// What is between the players, and what would tell of later moves.
const NOT_TOLD: [&str; 9] =
    ["deadline", "ends_first", "flag_at", "ending", "silence", "flag", "offer", "referred", "me"];

/// `TR-14`: whatever happens behind what is shown, the page and the PGN stay the same to the letter,
/// headers included.
#[tokio::test]
async fn nothing_tells_what_came_later() {
    let scene = Scene::new(live(0, 1)).await;
    let app = &scene.app;
    let (white, black) = (app.person(scene.white), app.person(scene.black));
    scene.play(0, "e4 e5").await;
    app.wait(2 * DAY);
    scene.play(2, "Nf3").await;
    let path = scene.path();
    let pgn_path = format!("{path}/pgn");
    let (page, pgn) =
        (scene.guest(&path).await.expect(200), scene.guest(&pgn_path).await.expect(200));
    let then = timeless(&page);
    assert_eq!((&then["ply"], &then["turn"]), (&json!(1), &json!("black")));
    for member in NOT_TOLD {
        assert_eq!(then[member], Value::Null, "{member}");
    }
    for color in ["white", "black"] {
        assert_eq!(then[color]["clock"]["running"], false);
        assert_eq!(then[color]["clock"]["thinking_seconds"], 0);
        assert_eq!(then[color]["clock"]["days_used"], 0, "two days were used later");
        assert_eq!(then[color]["leave"], json!([]));
    }
    assert!(then["may"].as_object().expect("may").values().all(|may| *may == false));

    // Black thinks, writes, prepares for a long time away, and nothing of it is seen.
    black.write(scene.game, "a", "Between you and me").await.expect(200);
    let day = |days| {
        let at = app.app.clock.now() + days * DAY;
        at.to_utc().format("%Y-%m-%d").to_string()
    };
    let leave = json!({ "sections": [scene.section], "first": day(3), "last": day(5) });
    black.post("/api/leave", &leave).await.expect(200);
    white.leave(scene.game, 3, &json!([{ "when": "Nc6", "reply": "Bb5" }])).await.expect(200);
    for _ in 0..3 {
        app.wait(7 * DAY);
        app.run_all_schedules().await;
        let later = scene.guest(&path).await.expect(200);
        assert_eq!(timeless(&later), then);
        let names = |answer: &Answer| {
            let names = answer.headers.keys().map(|name| name.as_str().to_owned());
            names.collect::<std::collections::BTreeSet<_>>()
        };
        assert_eq!(names(&later), names(&page));
        assert!(!names(&later).contains("last-modified"));
        // A tag is made of what is shown, and so tells nothing more.
        let later = scene.guest(&pgn_path).await.expect(200);
        assert_eq!((&later.text, later.header("etag")), (&pgn.text, pgn.header("etag")));
    }
    // With a move two more half-moves come into view: the answer to it was waiting.
    black.play_and_offer_draw(scene.game, 3, "Nc6").await.expect(200);
    let moved = timeless(&scene.guest(&path).await.expect(200));
    assert_eq!((&moved["ply"], &moved["moves"][2]["took_seconds"]), (&json!(3), &json!(2 * DAY)));
    scene.play(5, "a6").await;
    white.play(scene.game, 6, "Ba4").await.expect(200);
    let offered = timeless(&scene.guest(&path).await.expect(200));
    assert_eq!(offered["moves"][3]["draw_offered"], false, "that is between the players");
    let own = white.game(scene.game).await.expect(200).json;
    assert_eq!(own["moves"][3]["draw_offered"], true);
    // When the game is over, all of it is shown, but not what was written.
    white.resign(scene.game).await.expect(200);
    let over = scene.guest(&path).await.expect(200).json;
    assert_eq!((&over["ply"], &over["delay_moves"]), (&json!(7), &Value::Null));
    assert_eq!(over["ending"]["reason"], "resignation");
    assert_eq!((&over["messages"], &over["black"]["leave"]), (&json!([]), &json!([])));
}

/// `TR-14`: no other route tells a spectator how far the game is, whatever they ask for.
#[tokio::test]
async fn spectators_learn_nothing_elsewhere() {
    let scene = Scene::new(live(0, 1)).await;
    scene.play(0, "e4 e5 Nf3").await;
    let stranger = scene.app.person(STRANGER);
    for ply in [0, 1, 2, 3, 4] {
        let path = scene.path();
        let claim = json!({ "ply": ply, "claim": "repetition", "move": null });
        let count = json!({ "ply": ply, "action": "start" });
        let asks = [
            (Method::POST, "/moves/preview", json!({ "ply": ply, "move": "e4" })),
            (Method::POST, "/moves", json!({ "ply": ply, "move": "e4" })),
            (Method::POST, "/claims/preview", claim.clone()),
            (Method::POST, "/claims", claim),
            (Method::POST, "/claims/time", json!({})),
            (Method::POST, "/count", count),
            (Method::POST, "/draw/accept", json!({ "ply": ply })),
            (Method::POST, "/draw/decline", json!({ "ply": ply })),
            (Method::POST, "/reflection", json!({ "ply": ply })),
            (Method::POST, "/refill", json!({ "ply": ply, "refilled": 0, "seconds": 1 })),
            (Method::POST, "/resign", json!({})),
            (Method::POST, "/messages", json!({ "id": "a", "text": "Hello" })),
            (Method::PUT, "/conditional-moves", json!({ "ply": ply, "lines": [] })),
        ];
        for (method, route, body) in asks {
            let answer = stranger.request(method, &format!("{path}{route}"), &body).await;
            assert_eq!(answer.verdict(), "403 not_your_game LAW-1.1", "{route} {ply}");
        }
    }
}

/// `TR-14`: an official who plays in the section is a player there: neither running games nor letters
/// of others are shown.
#[tokio::test]
async fn officials_who_play_are_players() {
    let scene = Scene::new(json!({ "kind": "finished" })).await;
    let (white, third) =
        (scene.app.person(scene.white), scene.app.person_as(scene.third, Role::Officer));
    white.write(scene.game, "a", "Between you and me").await.expect(200);
    assert_eq!(third.game(scene.game).await.verdict(), "403 not_your_game LAW-1.1");
    let table = third.get(&scene.table()).await.expect(200).json;
    assert!(sees(&table, scene.game, false), "{table}");
    white.resign(scene.game).await.expect(200);
    let page = third.game(scene.game).await.expect(200).json;
    assert_eq!(page["messages"], json!([]));
    let director = scene.app.person_as(DIRECTOR, Role::Director);
    let page = director.game(scene.game).await.expect(200).json;
    assert_eq!(page["messages"].as_array().map(Vec::len), Some(1));
}

/// Whether every cell of a game in a table says that the game may be seen, or may not.
fn sees(table: &Value, game: GameId, expected: bool) -> bool {
    let lines = table["players"].as_array().expect("players").iter();
    let cells = lines.flat_map(|line| line["cells"].as_array().expect("cells"));
    let games = cells.flat_map(|cell| cell.as_array().expect("games"));
    let found: Vec<&Value> = games.filter(|cell| cell["game"] == game.0).collect();
    found.len() == 2 && found.iter().all(|cell| cell["may_see"] == expected)
}

/// What a table tells of results: points given in all, games with a result.
fn points(table: &Value) -> (u64, usize) {
    let lines = table["players"].as_array().expect("players");
    let sum = lines.iter().map(|line| line["half_points"].as_u64().expect("points")).sum();
    let cells = lines.iter().flat_map(|line| line["cells"].as_array().expect("cells"));
    let games = cells.flat_map(|cell| cell.as_array().expect("games"));
    let told = |cell: &&Value| !cell["half_points"].is_null() || !cell["ended_at"].is_null();
    (sum, games.filter(told).count())
}

/// What files and feeds tell of finished games: the table's CSV, JSON and HTML, the feeds of section and
/// event, PGN, and the profiles of the section's players.
async fn told(scene: &Scene) -> Vec<(String, usize)> {
    let table = scene.table();
    let text = async |path: String| scene.guest(&path).await.expect(200).text;
    let count = |text: String, of: &str| text.matches(of).count();
    let csv = text(format!("{table}/table.csv")).await;
    let column =
        |line: &str| line.split(';').nth_back(1).and_then(|games| games.parse::<usize>().ok());
    let games: usize = csv.lines().skip(1).filter_map(column).sum();
    let mut found = vec![("csv".to_owned(), games / 2)];
    let json = scene.guest(&format!("{table}/table.json")).await.expect(200).json;
    found.push(("json".to_owned(), points(&json).1 / 2));
    let html = text(format!("{table}/table.html")).await;
    let cell = |row: &str| row.rsplit("<td>").nth(1)?.split('<').next()?.parse::<usize>().ok();
    let games: usize = html.split("<tr>").skip(2).filter_map(cell).sum();
    found.push(("html".to_owned(), games / 2));
    for feed in [format!("{table}/results.atom"), "/api/events/1/results.atom".to_owned()] {
        found.push((feed.clone(), count(text(feed).await, "<entry>")));
    }
    let pgn = text(format!("{table}/pgn")).await;
    let running = pgn.matches("[Result \"*\"]").count();
    found.push(("pgn".to_owned(), pgn.matches("[Result ").count() - running));
    let mut played = 0;
    for player in 1..=4 {
        let profile = scene.guest(&format!("/api/players/{player}")).await.expect(200).json;
        played += profile["events"][0]["finished_games"].as_u64().expect("games") as usize;
    }
    found.push(("profiles".to_owned(), played / 2));
    found
}

/// The result of a finished game is shown at once, to everybody and everywhere alike, whatever was
/// announced of running games; which games can be looked at the table says.
#[tokio::test]
async fn results_are_shown_at_once() {
    for (visibility, finished, shown) in [
        (json!({ "kind": "finished" }), 0, false),
        (json!({ "kind": "finished" }), 3, false),
        (live(3, 1), 2, false),
        (live(3, 1), 3, true),
        (live(99, 1), 5, false),
    ] {
        let scene = Scene::new(visibility.clone()).await;
        scene.finish(finished).await;
        let path = scene.table();
        let all = (2 * finished as u64, 2 * finished);
        for (player, role) in [
            (scene.third, Role::Player),
            (DIRECTOR, Role::Director),
            (OFFICER, Role::Officer),
            (ORGANISER, Role::Organiser),
            (OTHER_DIRECTOR, Role::Director),
            (STRANGER, Role::Player),
        ] {
            let table = scene.app.person_as(player, role).get(&path).await.expect(200).json;
            assert_eq!(points(&table), all, "{visibility} {player} {role}");
            let inside = role == Role::Officer || player == DIRECTOR;
            assert!(sees(&table, scene.game, inside || shown), "{player} {role}");
        }
        let table = scene.guest(&path).await.expect(200).json;
        assert_eq!((points(&table), &table["counts"]["finished"]), (all, &json!(finished)));
        assert!(sees(&table, scene.game, shown));
        for (what, games) in told(&scene).await {
            assert_eq!(games, finished, "{what} {visibility}");
        }
    }
}

/// Sections that do not say were set up before there were events: only what is finished is shown.
#[tokio::test]
async fn games_without_an_event() {
    let app = TestApp::new().await;
    let pairing = app.pairing(1).await;
    let path = format!("/api/games/{}", pairing.game);
    let guest = || app.request(Method::GET, &path, &[], String::new());
    assert_eq!(guest().await.verdict(), "401 unauthenticated");
    app.person(pairing.players.white).resign(pairing.game).await.expect(200);
    assert_eq!(guest().await.verdict(), "200");
    // A token that is wrong or too old is refused, not taken for none.
    let headers = [("authorization", "Bearer wrong")];
    let answer = app.request(Method::GET, &path, &headers, String::new()).await;
    assert_eq!(answer.status, 401);
    assert_eq!(app.person(pairing.players.white).game(GameId(9)).await.status, 404);
}
