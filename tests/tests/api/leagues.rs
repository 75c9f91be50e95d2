//! Seasons of a league, one after the other: `TR-5.3-5.4` to `TR-5.6-5.7`.

use axum::http::Method;
use rules::{GameId, PlayerId};
use serde_json::{Value, json};
use store::Role;
use tests::{Answer, DAY, DIRECTOR, Person, TestApp};

use crate::teams::{announced, anybody, game_id};

/// Captains: each plays on board 1, and the next number on board 2.
pub(crate) const CAPTAINS: [u32; 7] = [11, 21, 31, 41, 51, 61, 71];

pub(crate) async fn with_captains() -> TestApp {
    let app = TestApp::new().await;
    app.officials().await;
    for (place, captain) in (0..).zip(CAPTAINS) {
        for id in [captain, captain + 1] {
            app.member(id, "CZE", Some(2_400 - 50 * place), Role::Player).await;
        }
    }
    app
}

/// A season of two divisions, on two boards; `follows`: the one before.
pub(crate) async fn season(app: &TestApp, code: &str, follows: Option<u64>) -> u64 {
    announced(app, |a| {
        a["code"] = json!(code);
        a["teams"]["league"] = json!({ "divisions": ["First", "Second"], "follows": follows });
    })
    .await
}

fn team(name: &str, captain: u32, continues: Option<u16>) -> Value {
    let line_up = [captain, captain + 1];
    json!({ "name": name, "captain": captain, "line_up": line_up, "continues": continues })
}

async fn enter(app: &TestApp, event: u64, body: &Value) -> Answer {
    let captain = u32::try_from(body["captain"].as_u64().expect("a number")).expect("small");
    app.person(PlayerId(captain)).post(&format!("/api/events/{event}/teams"), body).await
}

async fn accept(app: &TestApp, event: u64, number: u16) {
    let path = format!("/api/events/{event}/teams/{number}");
    app.organiser().post(&path, &json!({ "decision": "accept" })).await.expect(200);
}

/// Six teams, the first one the strongest.
pub(crate) async fn with_six(app: &TestApp, event: u64) {
    for (number, captain) in (1..=6).zip(CAPTAINS) {
        enter(app, event, &team(&format!("Team {number}"), captain, None)).await.expect(200);
        accept(app, event, number).await;
    }
}

/// Sections of these sizes, from each of the first of which one goes down and from the second one up.
pub(crate) async fn propose(app: &TestApp, event: u64, sizes: [usize; 2]) -> Answer {
    let divisions = json!([
        { "sizes": [sizes[0]], "up": 0, "down": 1 }, { "sizes": [sizes[1]], "up": 1, "down": 0 }
    ]);
    let path = format!("/api/events/{event}/proposal");
    app.organiser().post(&path, &json!({ "version": 0, "divisions": divisions })).await
}

/// Each section with its teams, as they are proposed.
fn proposed(answer: &Answer) -> String {
    let one = |it: &Value| {
        let teams = it["teams"].as_array().expect("teams").iter().map(Value::to_string);
        format!("{}: {}", it["name"].as_str().expect("a name"), teams.collect::<Vec<_>>().join(" "))
    };
    let sections = answer.json["team_sections"].as_array().expect("sections").iter();
    sections.map(one).collect::<Vec<_>>().join("; ")
}

/// Every game is played to its end: the team that was entered later resigns.
pub(crate) async fn play(app: &TestApp, event: u64) {
    app.wait(DAY * 100);
    play_now(app, event).await;
}

/// The same of a season that has begun.
pub(crate) async fn play_now(app: &TestApp, event: u64) {
    let tables = anybody(app, &format!("/api/events/{event}/team-tables")).await.expect(200).json;
    for section in tables["sections"].as_array().expect("sections") {
        let team = |start: &Value| {
            let teams = section["teams"].as_array().expect("teams").iter();
            teams.clone().find(|team| team["number"] == *start).expect("a team").clone()
        };
        for it in section["matches"].as_array().expect("matches") {
            let (first, second) = (team(&it["first"]), team(&it["second"]));
            let entered = |team: &Value| team["team"].as_u64().expect("a number");
            let weaker = if entered(&first) > entered(&second) { &first } else { &second };
            for game in it["games"].as_array().expect("games") {
                let board = usize::try_from(game["board"].as_u64().expect("a board")).expect("one");
                let player = weaker["players"][board - 1]["id"].as_u64().expect("a player");
                let player = PlayerId(u32::try_from(player).expect("small"));
                let game: GameId = game_id(&game["game"]);
                app.person(player).resign(game).await.expect(200);
            }
        }
    }
}

pub(crate) async fn finish(app: &TestApp, event: u64) {
    let seen = app.organiser().get(&format!("/api/events/{event}")).await.expect(200).json;
    let body = json!({ "version": seen["version"] });
    let director = app.person_as(DIRECTOR, Role::Director);
    director.post(&format!("/api/events/{event}/finish"), &body).await.expect(200);
}

/// Where each team goes, in letters: up, stays, down; capitals where a reason is given.
pub(crate) fn moves(letters: &str) -> Value {
    let one = |(number, letter): (u16, char)| {
        let movement = match letter.to_ascii_lowercase() {
            'u' => "up",
            's' => "stays",
            _ => "down",
        };
        let reason = letter.is_uppercase().then_some("They have asked for it.");
        json!({ "team": number, "movement": movement, "reason": reason })
    };
    (1..).zip(letters.chars()).map(one).collect()
}

pub(crate) async fn decide(who: &Person<'_>, event: u64, letters: &str) -> Answer {
    let path = format!("/api/events/{event}/season");
    let version = who.get(&path).await.expect(200).json["version"].clone();
    who.post(&path, &json!({ "version": version, "moves": moves(letters) })).await
}

/// What is proposed for each team, or what was decided, by its number.
pub(crate) fn shown(season: &Value, member: &str) -> String {
    let mut teams: Vec<&Value> = season["teams"].as_array().expect("teams").iter().collect();
    teams.sort_by_key(|team| team["team"].as_u64());
    let letter =
        |team: &&Value| team[member].as_str().map_or('?', |it| it.chars().next().expect("one"));
    teams.iter().map(letter).collect()
}

pub(crate) async fn waits_at_desk(who: &Person<'_>, event: u64) -> bool {
    let queue = who.get("/api/director/queue").await.expect(200).json;
    let items = queue["items"].as_array().expect("items");
    items.iter().any(|item| item["kind"] == "season" && item["id"] == event)
}

/// TR-5.3-5.4, TR-5.6-5.7: a season from its entries to the next one's start lists.
#[tokio::test]
async fn seasons_follow_one_another() {
    let app = with_captains().await;
    let event = season(&app, "L/1", None).await;
    with_six(&app, event).await;
    let path = format!("/api/events/{event}");
    let whole = app.organiser().post(&format!("{path}/proposal"), &json!({ "version": 0 })).await;
    assert_eq!(whole.verdict(), "422 divisions_do_not_fit TR-5.3-5.4");
    let made = propose(&app, event, [3, 3]).await.expect(200);
    assert_eq!(proposed(&made), "First: 1 2 3; Second: 4 5 6");
    let mut sections = made.json["team_sections"].clone();
    assert_eq!(sections[0]["division"], json!({ "division": 0, "up": 0, "down": 1 }));
    sections[0]["division"]["up"] = json!(1);
    let body = json!({ "version": 1, "sections": [], "team_sections": sections });
    let put = app.organiser().request(Method::PUT, &format!("{path}/proposal"), &body).await;
    assert_eq!(put.verdict(), "422 movements_do_not_fit TR-5.3-5.4");
    app.publish_proposal(event).await;
    play(&app, event).await;

    let organiser = app.organiser();
    let running = anybody(&app, &format!("{path}/season")).await.expect(200).json;
    assert_eq!(
        (&running["is_over"], shown(&running, "proposed")),
        (&json!(false), "ssduss".into())
    );
    assert_eq!(
        decide(&organiser, event, "ssduss").await.verdict(),
        "409 season_not_finished TR-5.3-5.4"
    );
    assert_eq!(in_tables(&app, &path).await, "ssduss", "by their places");
    assert!(!waits_at_desk(&organiser, event).await);
    finish(&app, event).await;
    assert!(waits_at_desk(&organiser, event).await);
    for (who, letters, expected) in [
        (app.person(PlayerId(11)), "ssduss", "403 forbidden"),
        (app.person_as(DIRECTOR, Role::Director), "ssduss", "403 forbidden"),
        (app.organiser(), "ssdus", "422 season_teams_unfit"),
        (app.organiser(), "ssduDs", "422 no_such_division TR-5.3-5.4"),
        (app.organiser(), "sssuss", "422 reason_missing TR-5.6-5.7"),
    ] {
        assert_eq!(decide(&who, event, letters).await.verdict(), expected, "{letters}");
    }
    // The second of the first division wants to play lower, so that the third stays.
    let decided = decide(&organiser, event, "sDSuss").await.expect(200).json;
    assert_eq!(shown(&decided, "decided"), "sdsuss");
    assert_eq!(decided["teams"][1]["reason"], "They have asked for it.");
    assert!(!waits_at_desk(&organiser, event).await);
    let again = decide(&organiser, event, "sDSuss").await.expect(200).json;
    assert_eq!(again["version"], decided["version"], "sent twice, it is answered as it stands");
    let stale = json!({ "version": 1, "moves": moves("ssduss") });
    let stale = organiser.post(&format!("{path}/season"), &stale).await;
    assert_eq!(stale.verdict(), "409 changed_meanwhile");
    let tables = anybody(&app, &format!("{path}/team-tables")).await.expect(200).json;
    let first = &tables["sections"][0];
    assert_eq!(
        (&first["division"], &first["up"], &first["down"]),
        (&json!("First"), &json!(0), &json!(1))
    );
    assert_eq!(in_tables(&app, &path).await, "sdsuss", "as it was decided");
    files(&app, &path).await;
    next_season(&app, event).await;
}

/// Where the tables say that each team goes, by its number.
pub(crate) async fn in_tables(app: &TestApp, path: &str) -> String {
    let tables = anybody(app, &format!("{path}/team-tables")).await.expect(200).json;
    let sections = tables["sections"].as_array().expect("sections").iter();
    let teams = sections.flat_map(|section| section["teams"].as_array().expect("teams").clone());
    shown(&json!({ "teams": teams.collect::<Vec<_>>() }), "movement")
}

/// The tables as files.
async fn files(app: &TestApp, path: &str) {
    let csv = anybody(app, &format!("{path}/team-tables.csv")).await.expect(200).text;
    let lines: Vec<&str> = csv.lines().collect();
    let columns = "Section;Division;No;Team;Country;Captain;1;2;3;Board points;Match points;Place;Board 1;Board 2";
    assert_eq!((lines.len(), lines[0]), (7, columns));
    let best = lines.iter().find(|line| line.contains(";Team 1;")).expect("a line");
    assert!(best.starts_with("First;First;") && best.ends_with(";4.0;4;1;2.0;2.0"), "{best}");
    let html = anybody(app, &format!("{path}/team-tables.html")).await.expect(200).text;
    assert_eq!(html.matches("<table").count(), 2);
    assert!(!html.contains("<script") && html.contains(">Team 6</th>"), "{html}");
}

/// Team 6 is gone, one is new, and the third has another name.
pub(crate) async fn next_season(app: &TestApp, before: u64) {
    let event = season(app, "L/2", Some(before)).await;
    let path = format!("/api/events/{event}/teams");
    let mine = app.person(PlayerId(31)).get(&path).await.expect(200).json;
    let expected = json!([{ "number": 3, "name": "Team 3", "division": "First" }]);
    assert_eq!((&mine["before"]["event"], &mine["before"]["teams"]), (&json!(before), &expected));
    let strange = enter(app, event, &team("Castles", 71, Some(3))).await;
    assert_eq!(strange.verdict(), "403 somebody_elses_team TR-5.6-5.7");
    let unknown = enter(app, event, &team("Castles", 31, Some(9))).await;
    assert_eq!(unknown.verdict(), "422 unknown_team_before");
    for (number, name, captain, continues) in [
        (1, "New", 71, None),
        (2, "Castles", 31, Some(3)),
        (3, "Team 4", 41, Some(4)),
        (4, "Team 5", 51, Some(5)),
        (5, "Team 2", 21, Some(2)),
        (6, "Team 1", 11, Some(1)),
    ] {
        enter(app, event, &team(name, captain, continues)).await.expect(200);
        accept(app, event, number).await;
    }
    let list = app.organiser().get(&path).await.expect(200).json;
    assert_eq!(list["teams"][1]["continues"], expected[0]);
    assert_eq!(list["teams"][0]["continues"], Value::Null);
    assert_eq!(list["before"]["teams"].as_array().expect("teams").len(), 6);
    // 1, 3 and 4 of the first season play in the first division.
    assert_eq!(
        proposed(&propose(app, event, [3, 3]).await.expect(200)),
        "First: 6 2 3; Second: 5 4 1"
    );
}

/// TR-5.3-5.4: without a decision the next season has no start lists; and it follows a season of the same league.
#[tokio::test]
async fn a_season_waits_for_the_one_before() {
    let app = with_captains().await;
    let first = season(&app, "L/1", None).await;
    let next = season(&app, "L/2", Some(first)).await;
    with_six(&app, next).await;
    let found = propose(&app, next, [3, 3]).await;
    assert_eq!(found.verdict(), "409 season_before_undecided TR-5.3-5.4");
    let other = announced(&app, |a| a["code"] = json!("O/1")).await;
    let no_league = anybody(&app, &format!("/api/events/{other}/season")).await;
    assert_eq!(no_league.verdict(), "409 no_divisions");
    for follows in [other, 999] {
        let league = json!({ "divisions": ["First", "Second"], "follows": follows });
        let a = app.preset("team_match", |a| a["teams"]["league"] = league).await;
        assert_eq!(app.announced(&a).await.verdict(), "422 no_season_to_follow");
    }
}

/// TR-5.6-5.7: a team that plays with nobody of two seasons ago is remarked, and normally goes down.
#[tokio::test]
async fn a_team_that_has_changed_everybody() {
    let app = with_captains().await;
    let first = season(&app, "L/1", None).await;
    with_six(&app, first).await;
    propose(&app, first, [3, 3]).await.expect(200);
    app.publish_proposal(first).await;
    play(&app, first).await;
    finish(&app, first).await;
    decide(&app.organiser(), first, "ssduss").await.expect(200);
    let next = season(&app, "L/2", Some(first)).await;
    for (number, captain) in (1..=6).zip(CAPTAINS) {
        let mut body = team(&format!("Team {number}"), captain, Some(number));
        if number == 1 {
            body["line_up"] = json!([71, 72]);
        }
        enter(&app, next, &body).await.expect(200);
        accept(&app, next, number).await;
    }
    propose(&app, next, [3, 3]).await.expect(200);
    app.publish_proposal(next).await;
    play(&app, next).await;
    let season = anybody(&app, &format!("/api/events/{next}/season")).await.expect(200).json;
    let changed = season["teams"]
        .as_array()
        .expect("teams")
        .iter()
        .filter(|it| it["has_changed_all"] == true);
    assert_eq!(changed.map(|it| it["team"].clone()).collect::<Vec<_>>(), [json!(1)]);
    assert_eq!(season["teams"][0]["place"], 1, "they have won their division");
    assert_eq!(shown(&season, "proposed"), "dsudss");
}

/// TR-5.6-5.7: what teams go on from stays, and a season that is called off keeps nobody waiting.
#[tokio::test]
async fn the_season_before_stays() {
    let app = with_captains().await;
    let first = season(&app, "L/1", None).await;
    with_six(&app, first).await;
    let (other, next) = (season(&app, "L/0", None).await, season(&app, "L/2", Some(first)).await);
    let organiser = app.organiser();
    let follow = async |follows: Value| {
        let seen = organiser.get(&format!("/api/events/{next}")).await.expect(200).json;
        let mut announcement = seen["announcement"].clone();
        announcement["teams"]["league"]["follows"] = follows;
        let body = json!({ "version": seen["version"], "announcement": announcement });
        organiser.request(Method::PUT, &format!("/api/events/{next}"), &body).await.verdict()
    };
    assert_eq!(follow(json!(other)).await.trim(), "200");
    assert_eq!(follow(json!(next)).await, "422 no_season_to_follow");
    assert_eq!(follow(json!(first)).await.trim(), "200");
    enter(&app, next, &team("Castles", 11, Some(1))).await.expect(200);
    assert_eq!(follow(json!(other)).await, "422 teams_go_on");
    assert_eq!(follow(Value::Null).await, "422 teams_go_on");
    for (number, captain) in (2..=6).zip(&CAPTAINS[1..]) {
        enter(&app, next, &team(&format!("Team {number}"), *captain, None)).await.expect(200);
    }
    for number in 1..=6 {
        accept(&app, next, number).await;
    }
    assert_eq!(
        propose(&app, next, [3, 3]).await.verdict(),
        "409 season_before_undecided TR-5.3-5.4"
    );
    let seen = organiser.get(&format!("/api/events/{first}")).await.expect(200).json;
    let body = json!({ "version": seen["version"], "reason": "Too few teams." });
    organiser.post(&format!("/api/events/{first}/cancel"), &body).await.expect(200);
    propose(&app, next, [3, 3]).await.expect(200);
}
