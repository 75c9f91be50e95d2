//! Events of teams, from the announcement to the table: `TR-1.7`, `TR-5.1-5.2`, `TR-7.3`, `TR-8.7g`, `TR-11`.

use axum::http::Method;
use rules::tournament::{ProposedTeams, Seed, TeamNumber};
use rules::{GameId, PlayerId};
use serde_json::{Value, json};
use store::Role;
use tests::{Answer, DELEGATE, OFFICER, ORGANISER, Person, TestApp};

use crate::suspensions::suspend;

/// Captains and players: three teams of two, of the numbers 11 and 12, 21 and 22, 31 and 32.
const PLAYERS: [u32; 6] = [11, 12, 21, 22, 31, 32];

pub(crate) async fn with_players() -> TestApp {
    let app = TestApp::new().await;
    app.officials().await;
    for (place, id) in (0..).zip(PLAYERS) {
        let of = if id < 20 { "CZE" } else { "POL" };
        app.member(id, of, Some(2_300 - 50 * place), Role::Player).await;
    }
    app
}

/// A friendly event of teams with two boards, one game on each.
pub(crate) async fn announced(app: &TestApp, change: impl FnOnce(&mut Value)) -> u64 {
    let announcement = app
        .preset("team_match", |a| {
            a["teams"]["boards"] = json!(2);
            a["section_size"] = json!(3);
            a["system"] = json!("round_robin");
            change(a);
        })
        .await;
    app.announce(&announcement).await
}

fn team(name: &str, captain: u32, line_up: &[u32]) -> Value {
    json!({ "name": name, "captain": captain, "line_up": line_up })
}

async fn enter(app: &TestApp, event: u64, by: u32, body: &Value) -> Answer {
    app.person(PlayerId(by)).post(&format!("/api/events/{event}/teams"), body).await
}

async fn change(app: &TestApp, event: u64, by: u32, number: u16, body: &Value) -> Answer {
    let path = format!("/api/events/{event}/teams/{number}");
    app.person(PlayerId(by)).request(Method::PUT, &path, body).await
}

async fn decide(by: &Person<'_>, event: u64, number: u16, decision: &str) -> Answer {
    let body = json!({ "decision": decision, "reason": "So be it." });
    by.post(&format!("/api/events/{event}/teams/{number}"), &body).await
}

/// The event's sections are proposed and published.
pub(crate) async fn publish(app: &TestApp, event: u64) -> Value {
    let path = format!("/api/events/{event}/proposal");
    app.organiser().post(&path, &json!({ "version": 0 })).await.expect(200);
    app.publish_proposal(event).await
}

/// The line of a team in a table.
fn line<'a>(table: &'a Value, name: &str) -> &'a Value {
    let teams = table["teams"].as_array().expect("teams");
    teams.iter().find(|team| team["name"] == name).expect("a team")
}

pub(crate) fn game_id(number: &Value) -> GameId {
    GameId(u32::try_from(number.as_u64().expect("a number")).expect("small"))
}

pub(crate) async fn anybody(app: &TestApp, path: &str) -> Answer {
    app.request(Method::GET, path, &[], String::new()).await
}

/// The names in somebody's list, each with its state and the numbers of its line-up, where it is shown.
fn list(answer: &Answer) -> String {
    let line = |team: &Value| {
        let players = team["line_up"].as_array().map_or_else(
            || "-".to_owned(),
            |players| {
                let ids = players.iter().map(|player| player["id"].to_string());
                ids.collect::<Vec<_>>().join(" ")
            },
        );
        let text = |name: &str| team[name].as_str().expect("text").to_owned();
        format!("{} {}: {players}", text("name"), text("state"))
    };
    let teams = answer.json["teams"].as_array().expect("teams");
    teams.iter().map(line).collect::<Vec<_>>().join("; ")
}

/// Three complete teams that are accepted.
pub(crate) async fn with_teams(app: &TestApp, event: u64) {
    for (number, (name, captain)) in (1..).zip([("Rooks", 11), ("Bishops", 21), ("Knights", 31)]) {
        enter(app, event, captain, &team(name, captain, &[captain, captain + 1])).await.expect(200);
        decide(&app.organiser(), event, number, "accept").await.expect(200);
    }
}

/// TR-11: a captain enters a team and hands in the line-up by the closing date; whoever has nothing to do with it does
/// not read it before the start lists.
#[tokio::test]
async fn captains_enter_their_teams() {
    let app = with_players().await;
    let event = announced(&app, |_| ()).await;
    let path = format!("/api/events/{event}/teams");
    let first = enter(&app, event, 11, &team("Rooks", 11, &[11])).await.expect(200);
    assert_eq!(list(&first), "Rooks entered: 11");
    let again = enter(&app, event, 11, &team("Rooks", 11, &[11])).await.expect(200);
    assert_eq!(again.text, first.text, "sent twice, it is answered as it stands");
    let seen = app.person(PlayerId(21)).get(&path).await.expect(200);
    assert_eq!(list(&seen), "Rooks entered: -");
    assert_eq!((&seen.json["may_enter"], &seen.json["boards"]), (&json!(true), &json!(2)));
    assert_eq!(anybody(&app, &path).await.expect(200).json["may_enter"], false);
    assert_eq!(list(&app.organiser().get(&path).await.expect(200)), "Rooks entered: 11");

    for (body, expected) in [
        (team("Rooks", 11, &[11, 12]), "200 "),
        (team("Rooks", 11, &[11, 11]), "422 player_twice"),
        (team("Rooks", 11, &[11, 12, 21]), "422 too_many_players TR-11"),
        (team("Rooks", 11, &[99]), "422 unknown_player"),
        (team("Rooks", 99, &[11]), "422 unknown_player"),
        (json!({ "name": "Rooks", "captain": 11, "line_up": "11" }), "422 invalid_body"),
        (
            json!({ "name": "Rooks", "federation": "Norway", "captain": 11, "line_up": [] }),
            "422 invalid_body",
        ),
    ] {
        let found = change(&app, event, 11, 1, &body).await.verdict();
        assert_eq!(found.trim(), expected.trim(), "{body}");
    }
    let twice = change(&app, event, 11, 1, &team("Rooks", 11, &[11, 11])).await;
    assert_eq!(twice.json["player"], 11, "a page shows it beside the player");
    let stranger = change(&app, event, 21, 1, &team("Rooks", 11, &[21])).await;
    assert_eq!(stranger.verdict(), "403 forbidden");
    let unknown = change(&app, event, 11, 2, &team("Rooks", 11, &[])).await;
    assert_eq!(unknown.verdict(), "404 unknown_team");
    let taken = enter(&app, event, 21, &team("Bishops", 21, &[21, 12])).await;
    assert_eq!(taken.verdict(), "409 in_another_team");
    // Players do not enter it themselves.
    let alone =
        app.person(PlayerId(31)).post(&format!("/api/events/{event}/entries"), &json!({})).await;
    assert_eq!(alone.verdict(), "409 event_of_teams TR-11");

    let closes = rules::DAY_SECONDS * 61;
    app.wait(closes);
    let late = change(&app, event, 11, 1, &team("Rooks", 11, &[12, 11])).await;
    assert_eq!(late.verdict(), "409 entries_closed TR-1.0.5");
    let organiser = app.organiser();
    let (first, other) = (format!("{path}/1"), team("Rooks", 11, &[12, 11]));
    let put = organiser.request(Method::PUT, &first, &other).await.expect(200);
    assert_eq!(list(&put), "Rooks entered: 12 11");
}

/// TR-1.7: a federation enters its national team, through its delegate; nobody else does, and no second one.
#[tokio::test]
async fn federations_enter_national_teams() {
    let app = with_players().await;
    let event = announced(&app, |a| a["teams"]["eligible"] = json!("national")).await;
    let path = format!("/api/events/{event}/teams");
    let czech = |name: &str, line_up: &[u32]| json!({ "name": name, "federation": "CZE", "captain": 11, "line_up": line_up });
    let delegate = app.person_as(DELEGATE, Role::Federation);
    let player = app.person(PlayerId(11)).post(&path, &czech("Czechia", &[11])).await;
    assert_eq!(player.verdict(), "409 federation_enters_team TR-11");
    let list_of = delegate.get(&path).await.expect(200).json;
    assert_eq!((&list_of["may_enter"], &list_of["enters_for"]), (&json!(false), &json!("CZE")));
    delegate.post(&path, &czech("Czechia", &[11, 12])).await.expect(200);
    let second = delegate.post(&path, &czech("Czechia B", &[])).await;
    assert_eq!(second.verdict(), "409 one_team_a_federation TR-11");
    let polish = json!({ "name": "Poland", "federation": "POL", "captain": 21, "line_up": [21] });
    assert_eq!(delegate.post(&path, &polish).await.verdict(), "409 federation_enters_team TR-11");
    let mixed = enter(&app, event, 21, &team("Mixed", 21, &[21])).await;
    assert_eq!(mixed.verdict(), "422 national_teams_only TR-11");
    let stranger = change(&app, event, 11, 1, &czech("Czechia", &[11, 21])).await;
    assert_eq!(
        stranger.verdict(),
        "409 team_other_federation TR-11",
        "the captain is Czech, the player is not"
    );
}

/// TR-1.0.5, TR-8.1: the organiser decides, captains take back, and whoever has to do with a team decides about none.
#[tokio::test]
async fn organisers_decide_about_teams() {
    let app = with_players().await;
    let event = announced(&app, |_| ()).await;
    enter(&app, event, 11, &team("Rooks", 11, &[11, 12])).await.expect(200);
    enter(&app, event, 21, &team("Bishops", 21, &[21, 22])).await.expect(200);
    let (captain, organiser) = (app.person(PlayerId(11)), app.organiser());
    assert_eq!(decide(&captain, event, 1, "accept").await.verdict(), "403 forbidden");
    let seen = organiser.get(&format!("/api/events/{event}")).await.expect(200).json;
    assert_eq!(seen["entries"], json!({ "entered": 2, "accepted": 0, "waiting": 0 }));
    decide(&organiser, event, 1, "waiting_list").await.expect(200);
    decide(&organiser, event, 1, "accept").await.expect(200);
    let refused = decide(&organiser, event, 2, "refuse").await.expect(200);
    assert_eq!(list(&refused), "Rooks accepted: 11 12; Bishops refused: 21 22");
    let theirs =
        app.person(PlayerId(21)).get(&format!("/api/events/{event}/teams")).await.expect(200);
    assert_eq!(theirs.json["teams"][1]["reason"], "So be it.", "whoever is refused reads why");
    let others = captain.get(&format!("/api/events/{event}/teams")).await.expect(200);
    assert_eq!(list(&others), "Rooks accepted: 11 12", "and nobody else");
    let teams_of =
        async |player| app.app.store.teams_of(PlayerId(player)).await.expect("teams").len();
    assert_eq!([teams_of(11).await, teams_of(12).await, teams_of(21).await], [1, 1, 0]);
    let back = decide(&captain, event, 1, "withdraw").await.expect(200);
    assert_eq!([teams_of(11).await, teams_of(12).await], [0, 0], "nothing holds them any more");
    assert_eq!(list(&back), "Rooks withdrawn: 11 12");
    assert_eq!(decide(&organiser, event, 1, "accept").await.verdict(), "404 unknown_team");

    // Once the organiser plays for a team somebody else decides.
    let mine = json!({ "name": "Mine", "captain": ORGANISER, "line_up": [ORGANISER] });
    organiser.post(&format!("/api/events/{event}/teams"), &mine).await.expect(200);
    assert_eq!(decide(&organiser, event, 3, "accept").await.verdict(), "403 own_event");
    let acts = app.officer().get(&format!("/api/events/{event}")).await.expect(200).json;
    let acts: Vec<(&str, u64)> = acts["acts"]
        .as_array()
        .expect("acts")
        .iter()
        .filter_map(|act| Some((act["act"].as_str()?, act["team"].as_u64()?)))
        .collect();
    let expected = [
        ("team_entered", 1),
        ("team_entered", 2),
        ("team_put_on_waiting_list", 1),
        ("team_accepted", 1),
        ("team_refused", 2),
        ("team_withdrawn", 1),
        ("team_entered", 3),
    ];
    assert_eq!(acts, expected);
}

/// TR-11, TR-1.0.5: start lists come out when every accepted team plays, with somebody on each board.
#[tokio::test]
async fn teams_are_put_together() {
    let app = with_players().await;
    let event = announced(&app, |_| ()).await;
    with_teams(&app, event).await;
    let (organiser, path) = (app.organiser(), format!("/api/events/{event}/proposal"));
    let made = organiser.post(&path, &json!({ "version": 0 })).await.expect(200).json;
    assert_eq!(
        made["team_sections"],
        json!([{ "name": "1", "teams": [1, 2, 3], "division": null }])
    );
    let boards = made["sections"].as_array().expect("boards");
    let names: Vec<&Value> = boards.iter().map(|board| &board["name"]).collect();
    assert_eq!(names, [&json!("Board 1"), &json!("Board 2")]);
    let sections = |version: u32, teams: &[u16]| json!({ "version": version, "sections": [], "team_sections": [{ "name": "Final", "teams": teams }] });
    let few = organiser.request(Method::PUT, &path, &sections(1, &[1, 2])).await.expect(200).json;
    assert_eq!(few["unplaced_teams"], json!([3]));
    let publish = format!("/api/events/{event}/publish");
    let refused = organiser.post(&publish, &app.publication(event).await).await;
    assert_eq!(refused.verdict(), "422 sections_do_not_fit");
    organiser.request(Method::PUT, &path, &sections(2, &[3, 1, 2])).await.expect(200);
    change(&app, event, 11, 1, &team("Rooks", 11, &[11])).await.expect(200);
    let refused = organiser.post(&publish, &app.publication(event).await).await;
    assert_eq!(refused.verdict(), "409 line_up_incomplete TR-11");
    change(&app, event, 11, 1, &team("Rooks", 11, &[11, 12])).await.expect(200);
    let published = app.publish_proposal(event).await;
    assert_eq!(published["sections"].as_array().map(Vec::len), Some(2));
    let late = change(&app, event, 11, 1, &team("Rooks", 11, &[12, 11])).await;
    assert_eq!(late.verdict(), "409 start_lists_published");
    // Whoever looks at the list now sees who plays where.
    let seen = anybody(&app, &format!("/api/events/{event}/teams")).await.expect(200);
    let expected = "Rooks accepted: 11 12; Bishops accepted: 21 22; Knights accepted: 31 32";
    assert_eq!(list(&seen), expected);
}

/// TR-8.3, LAW-13.3.2: of whoever has been suspended since no start list comes out.
#[tokio::test]
async fn who_is_suspended_does_not_play() {
    let app = with_players().await;
    let event = announced(&app, |_| ()).await;
    with_teams(&app, event).await;
    let path = format!("/api/events/{event}");
    app.organiser().post(&format!("{path}/proposal"), &json!({ "version": 0 })).await.expect(200);
    let wtd = app.person_as(OFFICER, Role::Officer);
    wtd.post("/api/players/22/suspensions", &suspend("conduct", 6)).await.expect(200);
    let publish = format!("{path}/publish");
    let refused = app.organiser().post(&publish, &app.publication(event).await).await;
    assert_eq!(refused.verdict(), "409 suspended LAW-13.3.2");
    let without = team("Bishops", 21, &[21, 23]);
    app.member(23, "POL", None, Role::Player).await;
    app.organiser().request(Method::PUT, &format!("{path}/teams/2"), &without).await.expect(200);
    app.publish_proposal(event).await;
}

/// TR-11, TR-8.7g: each board is a section; a team has one start number on all of them, and the colours alternate.
#[tokio::test]
async fn boards_are_sections() {
    let app = with_players().await;
    let event = announced(&app, |_| ()).await;
    with_teams(&app, event).await;
    let published = publish(&app, event).await;
    let sections = published["sections"].as_array().expect("sections").iter();
    let sections: Vec<&Value> = sections.map(|section| &section["id"]).collect();
    let tables = anybody(&app, &format!("/api/events/{event}/team-tables")).await.expect(200).json;
    let table = &tables["sections"][0];
    assert_eq!((&table["name"], &table["boards"]), (&json!("1"), &json!(sections)));
    let teams = table["teams"].as_array().expect("teams");
    // Anybody can draw the lots again.
    let seed = tables["seed"].as_str().expect("a seed").parse::<Seed>().expect("a seed");
    let section = ProposedTeams {
        name: "1".to_owned(),
        teams: [1, 2, 3].map(TeamNumber).to_vec(),
        division: None,
    };
    let drawn = section.lots(&seed, app::sha256).into_iter().map(|lot| lot.team.0);
    assert_eq!(
        drawn.map(|team| json!(team)).collect::<Vec<_>>(),
        teams.iter().map(|team| team["team"].clone()).collect::<Vec<_>>()
    );
    for (index, section) in sections.iter().enumerate() {
        let board = anybody(&app, &format!("/api/sections/{section}")).await.expect(200).json;
        assert_eq!(board["seed"], Value::Null, "the players have drawn nothing");
        let lines = board["players"].as_array().expect("players").iter();
        let players: Vec<&Value> = lines.map(|line| &line["player"]["id"]).collect();
        let of_teams = teams.iter().map(|team| &team["players"][index]["id"]);
        assert_eq!(players, of_teams.collect::<Vec<_>>(), "one start number on all boards");
    }
    let matches = table["matches"].as_array().expect("matches");
    assert_eq!(matches.len(), 3);
    for it in matches {
        let number = |key: &str| it[key].as_u64().expect("a number");
        let games = it["games"].as_array().expect("games").iter();
        let colours: Vec<&Value> = games.map(|game| &game["first_is_white"]).collect();
        let is_white = (number("first") + number("second")) % 2 == 1;
        assert_eq!(colours, [&json!(is_white), &json!(!is_white)], "{it}");
    }
}

/// NORM-4c: where the average is below every category, each board of a championship of teams has one of its own, in the
/// proposal and when games are played.
#[tokio::test]
async fn boards_have_a_category_of_their_own() {
    let app = TestApp::new().await;
    app.officials().await;
    for id in PLAYERS {
        app.member(id, "CZE", Some(1_800), Role::Player).await;
    }
    let event = announced(&app, |a| {
        a["norm_class"] = json!("zonal_team_preliminary");
        a["stage"] = Value::Null;
    })
    .await;
    with_teams(&app, event).await;
    let categories = |norms: [&Value; 2]| {
        norms.map(|norms| {
            assert_eq!(norms[0]["classified"], true);
            norms[0]["category"].as_str().expect("a category").to_owned()
        })
    };
    let path = format!("/api/events/{event}/proposal");
    let proposed = app.organiser().post(&path, &json!({ "version": 0 })).await.expect(200).json;
    let of = |board: usize| &proposed["sections"][board]["norms"];
    assert_eq!(categories([of(0), of(1)]), ["2", "1"]);
    let published = app.publish_proposal(event).await;
    let mut played = Vec::new();
    for board in 0..2 {
        let section = &published["sections"][board]["id"];
        let table = app.organiser().get(&format!("/api/sections/{section}")).await.expect(200);
        played.push(table.json["norms"].clone());
    }
    assert_eq!(categories([&played[0], &played[1]]), ["2", "1"]);
}

/// TR-7.3, SKS-6.3: the table counts what is over; a match that is won counts two points, and the rules say what comes
/// first. A game tells its teams and its board in PGN.
#[tokio::test]
async fn teams_have_their_table() {
    let app = with_players().await;
    let live = json!({ "kind": "live", "after_finished": 0, "delay_moves": 0 });
    let event = announced(&app, |a| a["visibility"] = live).await;
    with_teams(&app, event).await;
    let path = format!("/api/events/{event}/team-tables");
    assert_eq!(anybody(&app, &path).await.expect(200).json["sections"], json!([]));
    publish(&app, event).await;
    app.wait(rules::DAY_SECONDS * 100);
    let table = async || anybody(&app, &path).await.expect(200).json["sections"][0].clone();
    // The Rooks resign every game.
    let before = table().await;
    let rooks = &line(&before, "Rooks")["number"];
    let matches = before["matches"].as_array().expect("matches").iter();
    let theirs = matches.filter(|it| it["first"] == *rooks || it["second"] == *rooks);
    let games = theirs.flat_map(|it| it["games"].as_array().expect("games"));
    for game in games {
        let player = if game["board"] == 1 { 11 } else { 12 };
        app.person(PlayerId(player)).resign(game_id(&game["game"])).await.expect(200);
    }
    let after = table().await;
    let cells = |name: &str| {
        let cells = ["place", "half_points", "match_points", "matches", "games", "unfinished"];
        cells.map(|cell| line(&after, name)[cell].as_u64().expect("a number"))
    };
    assert_eq!(cells("Rooks"), [3, 0, 0, 2, 4, 0]);
    assert_eq!(cells("Bishops"), [1, 4, 2, 1, 2, 2]);
    assert_eq!(cells("Knights"), [1, 4, 2, 1, 2, 2]);
    let first = &after["matches"][0];
    let name = |key: &str| {
        let teams = after["teams"].as_array().expect("teams");
        let team = teams.iter().find(|team| team["number"] == first[key]).expect("a team");
        team["name"].as_str().expect("a name")
    };
    let game = &first["games"][1];
    let [white, black] = match game["first_is_white"] == true {
        true => [name("first"), name("second")],
        false => [name("second"), name("first")],
    };
    let pgn = app.organiser().pgn(game_id(&game["game"])).await.expect(200).text;
    let tags = format!("[WhiteTeam \"{white}\"]\n[BlackTeam \"{black}\"]\n[Board \"2\"]\n");
    assert!(pgn.contains(&tags), "{pgn}");
}

/// TR-11: a captain sees at a glance whose move it is on all boards and who has started; what is on them stays the
/// players'.
#[tokio::test]
async fn captains_see_their_boards() {
    let app = with_players().await;
    let event = announced(&app, |_| ()).await;
    with_teams(&app, event).await;
    publish(&app, event).await;
    app.wait(rules::DAY_SECONDS * 100);
    let path = format!("/api/events/{event}");
    let games = format!("{path}/teams/1/games");
    let captain = app.person(PlayerId(11));
    let seen = captain.get(&games).await.expect(200).json;
    let boards = seen["boards"].as_array().expect("boards");
    let players: Vec<&Value> = boards.iter().map(|board| &board["player"]["id"]).collect();
    assert_eq!(players, [&json!(11), &json!(12)]);
    assert!(boards.iter().all(|board| board["started"] == 0), "{seen}");
    let all = || boards.iter().flat_map(|board| board["games"].as_array().expect("games"));
    assert_eq!(all().count(), 4);
    let ours = all().filter(|game| game["color"] == "white").collect::<Vec<_>>();
    assert_eq!(ours.len(), 2, "each player has White once");
    for game in all() {
        assert_eq!(game["our_move"], game["color"] == "white");
        assert!(game["ends_first"]["at"].is_string() && game["fen"].is_null(), "{game}");
        assert!(["Bishops", "Knights"].iter().any(|team| game["opponent_team"] == *team));
    }
    let first = boards[0]["games"].as_array().expect("games");
    let white = first.iter().find(|game| game["color"] == "white").expect("a game with White");
    let id = game_id(&white["game"]);
    captain.play(id, 0, "e4").await.expect(200);
    let after = captain.get(&games).await.expect(200).json;
    assert_eq!(after["boards"][0]["started"], 1);
    let moved = after["boards"][0]["games"].as_array().expect("games");
    let moved = moved.iter().find(|game| game["game"] == id.0).expect("the game");
    assert_eq!((&moved["moves"], &moved["our_move"]), (&json!(1), &json!(false)));

    let list = format!("{path}/teams");
    let shown = async |who: Person<'_>| {
        let teams = who.get(&list).await.expect(200).json["teams"].clone();
        teams.as_array().expect("teams").iter().map(|team| team["may_see_games"] == true).collect()
    };
    let (mine, others): (Vec<bool>, Vec<bool>) =
        (shown(app.person(PlayerId(11))).await, shown(app.person(PlayerId(12))).await);
    assert_eq!((mine, others), (vec![true, false, false], vec![false; 3]));
    // Officials see it, too; players, opponents and everybody else do not.
    app.director().get(&games).await.expect(200);
    app.organiser().get(&games).await.expect(200);
    for other in [12, 21] {
        let refused = app.person(PlayerId(other)).get(&games).await;
        assert_eq!(refused.verdict(), "403 forbidden", "{other}");
    }
    assert_eq!(anybody(&app, &games).await.status, 401);
    let unknown = captain.get(&format!("{path}/teams/9/games")).await;
    assert_eq!(unknown.verdict(), "404 unknown_team");
}

/// TR-1.7, TR-11: a federation's delegate looks after its team, and after no other one.
#[tokio::test]
async fn delegates_look_after_their_team() {
    let app = with_players().await;
    let event = announced(&app, |a| a["teams"]["eligible"] = json!("national")).await;
    let path = format!("/api/events/{event}/teams");
    for (number, of, captain) in [(1, "CZE", 11), (2, "POL", 21)] {
        let body = json!({ "name": of, "federation": of, "captain": captain, "line_up": [captain, captain + 1] });
        app.organiser().post(&path, &body).await.expect(200);
        decide(&app.organiser(), event, number, "accept").await.expect(200);
    }
    publish(&app, event).await;
    let delegate = app.person_as(DELEGATE, Role::Federation);
    delegate.get(&format!("{path}/1/games")).await.expect(200);
    assert_eq!(delegate.get(&format!("{path}/2/games")).await.verdict(), "403 forbidden");
    let seen = delegate.get(&path).await.expect(200).json;
    let shown = [0, 1].map(|team| seen["teams"][team]["may_see_games"] == true);
    assert_eq!(shown, [true, false]);
}
