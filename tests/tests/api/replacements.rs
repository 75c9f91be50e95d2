//! Replacements in running games: `TR-8.7b` to `TR-8.7e`, `SKS-7.7` to `SKS-7.8-9`, `RAT-18`.

use rules::{Color, Directive, Event, GameId, PlayerId};
use serde_json::{Value, json};
use store::{Role, SectionId, SectionTable};
use tests::{Answer, DAY, Front, Person, TestApp};

use crate::teams::{announced, anybody, game_id, publish, with_teams};

/// Whoever may be named, of no team.
const SUBSTITUTES: [u32; 4] = [41, 42, 43, 44];

/// Three teams of two in a rated event that has begun: 11 and 12, 21 and 22, 31 and 32.
pub(crate) async fn begun(app: &TestApp) -> u64 {
    begun_with(app, |_| ()).await
}

pub(crate) async fn begun_with(app: &TestApp, change: impl FnOnce(&mut Value)) -> u64 {
    app.officials().await;
    for (place, id) in (0..).zip([11, 12, 21, 22, 31, 32]) {
        app.member(id, "CZE", Some(2_300 - 50 * place), Role::Player).await;
    }
    for id in SUBSTITUTES {
        app.member(id, "CZE", Some(2_100), Role::Player).await;
    }
    let announced = announced(app, |a| {
        a["rated"] = json!(true);
        change(a);
    });
    let event = announced.await;
    with_teams(app, event).await;
    publish(app, event).await;
    app.wait(DAY * 100);
    event
}

pub(crate) fn path(event: u64) -> String {
    format!("/api/events/{event}/teams/1/replacements")
}

pub(crate) async fn replace(who: &Person<'_>, event: u64, body: Value) -> Answer {
    who.post(&path(event), &body).await
}

fn ask(board: u8) -> Value {
    json!({
        "act": "ask", "board": board, "ground": "stopped", "reason": "No answer since March.",
        "stops_clocks": true
    })
}

fn name(number: u16, substitute: u32) -> Value {
    json!({ "act": "name", "replacement": number, "substitute": substitute })
}

pub(crate) fn seat(number: u16) -> Value {
    json!({ "act": "seat", "replacement": number })
}

/// The games of the Rooks on a board, by number.
pub(crate) async fn games_on(app: &TestApp, event: u64, board: usize) -> Vec<(GameId, Value)> {
    let seen = app.director().get(&format!("/api/events/{event}/teams/1/games")).await;
    let boards = seen.expect(200).json["boards"].clone();
    let games = boards[board - 1]["games"].as_array().expect("games").clone();
    games.into_iter().map(|game| (game_id(&game["game"]), game)).collect()
}

pub(crate) async fn board_table(app: &TestApp, event: u64, board: usize) -> SectionTable {
    let tables = anybody(app, &format!("/api/events/{event}/team-tables")).await.expect(200).json;
    let id = tables["sections"][0]["boards"][board - 1].as_u64().expect("a section");
    let id = SectionId(u32::try_from(id).expect("small"));
    app.app.store.section_table(id).await.expect("a table")
}

/// Where the Rooks’ player has White on a board.
pub(crate) async fn with_white(app: &TestApp, event: u64, board: usize) -> GameId {
    let games = games_on(app, event, board).await;
    games.into_iter().find(|(_, game)| game["color"] == "white").expect("a game with White").0
}

fn state(list: &Answer, number: usize) -> &str {
    list.json["replacements"][number - 1]["state"].as_str().expect("a state")
}

/// TR-8.7b, SKS-7.7: from the director's question to the substitute's move. The clocks stand meanwhile, the substitute has the
/// unfinished games with all that belongs to the side, and nobody else has; what was prepared is dropped, what is over
/// stays the predecessor's, and the table counts both.
#[tokio::test]
async fn a_substitute_plays_on() {
    let app = TestApp::new().await;
    let event = begun(&app).await;
    let (captain, first) = (app.person(PlayerId(11)), app.person(PlayerId(12)));
    let (substitute, director) = (app.person(PlayerId(41)), app.director());
    let white = with_white(&app, event, 2).await;
    let black = games_on(&app, event, 2).await.into_iter().find(|(id, _)| *id != white);
    let (black, _) = black.expect("a game with Black");
    first.play_and_offer_draw(white, 0, "e4").await.expect(200);
    let lines = json!([{ "when": "e5", "reply": "Nf3" }]);
    first.leave(white, 1, &lines).await.expect(200);
    first.write(white, "a", "Hello.").await.expect(200);
    first.resign(black).await.expect(200);

    app.wait(DAY);
    replace(&director, event, ask(2)).await.expect(200);
    let stopped = substitute.game(white).await;
    assert_eq!(stopped.status, 403, "running games are nobody else’s");
    let seen = first.game(white).await.expect(200).json;
    assert_eq!(seen["stopped"]["why"], "director", "{}", seen["stopped"]);
    assert_eq!(first.game(black).await.expect(200).json["stopped"], Value::Null);
    app.wait(10 * DAY);
    let named = replace(&captain, event, name(1, 41)).await.expect(200);
    assert_eq!(state(&named, 1), "named");
    let from = rules::Instant::from_unix(app.app.clock.now().unix() + 3 * DAY).to_utc();
    let sits = json!({ "act": "seat", "replacement": 1, "from": from, "handicap_days": 2 });
    let seated = replace(&director, event, sits.clone()).await.expect(200);
    assert_eq!(state(&seated, 1), "seated");
    assert_eq!(seated.json["players"][1]["id"], 41);
    let again = replace(&director, event, sits).await.expect(200);
    assert_eq!(again.text, seated.text, "sent twice, it is answered as it stands");

    let seen = substitute.game(white).await.expect(200).json;
    assert_eq!((&seen["me"], &seen["stopped"]), (&json!("white"), &Value::Null));
    assert_eq!(seen["white"]["predecessors"][0]["player"]["id"], 12);
    assert_eq!(seen["messages"][0]["text"], "Hello.", "what was agreed on stays to be read");
    assert_eq!(seen["offer"]["by"], "white");
    assert_eq!(seen["conditional"], json!([]));
    assert_eq!(first.resign(white).await.verdict(), "403 not_your_game LAW-1.1");
    assert_eq!(first.games("running").await.expect(200).json["games"], json!([]));
    assert_eq!(substitute.games("running").await.expect(200).json["games"][0]["id"], white.0);
    assert_eq!(substitute.resign(black).await.verdict(), "403 not_your_game LAW-1.1");
    // Nobody's conditional moves answer, and the opponent's clock has stood.
    let opponent = app.app.store.game(white).await.expect("a game").players().black;
    app.wait(4 * DAY);
    app.person(opponent).play(white, 1, "e5").await.expect(200);
    let seen = substitute.game(white).await.expect(200).json;
    assert_eq!((&seen["ply"], &seen["turn"]), (&json!(2), &json!("white")));
    assert_eq!(
        seen["moves"][1]["took_seconds"],
        2 * DAY,
        "a day before it stopped, and one after it began"
    );
    let (_, game) = app.app.load_game(white).await.expect("a game");
    assert_eq!(game.time_used(Color::White).adjusted_days, 2, "the handicap");
    substitute.play(white, 2, "Nf3").await.expect(200);

    let table = board_table(&app, event, 2).await;
    let section = format!("/api/sections/{}", table.section.id.0);
    let shown = anybody(&app, &section).await.expect(200).json;
    let lines = shown["players"].as_array().expect("players");
    let line = lines.iter().find(|line| line["player"]["id"] == 41).expect("the substitute");
    assert_eq!(line["predecessors"][0]["id"], 12);
    let cells = line["cells"].as_array().expect("cells").iter().flat_map(|cell| cell.as_array());
    assert_eq!(cells.flatten().count(), 2, "both games stand in one line");
    assert_eq!((&line["games"], &line["half_points"]), (&json!(1), &json!(0)));
    let games = games_on(&app, event, 2).await;
    assert_eq!(games.len(), 2, "the captain sees the predecessor's, too");
}

/// TR-8.7b, TR-11.4: who asks, names and decides; what is refused says why, and changes nothing.
#[tokio::test]
async fn who_replaces() {
    let app = TestApp::new().await;
    let event = begun(&app).await;
    let (captain, director) = (app.person(PlayerId(11)), app.director());
    let asks = json!({
        "act": "ask", "board": 2, "ground": "teams_wish", "reason": "She has no time.",
        "substitute": 41, "stops_clocks": true
    });
    for (who, body, expected) in [
        (12, asks.clone(), "403 forbidden"),
        (21, asks.clone(), "403 forbidden"),
        (
            11,
            json!({ "act": "ask", "board": 3, "ground": "stopped", "reason": "x" }),
            "422 no_such_board",
        ),
        (
            11,
            json!({ "act": "ask", "board": 2, "ground": "bored", "reason": "x" }),
            "422 invalid_body",
        ),
        (
            11,
            json!({ "act": "ask", "board": 2, "ground": "stopped", "reason": " " }),
            "422 invalid_body",
        ),
        (11, json!({ "act": "dance" }), "422 invalid_body"),
        (11, seat(1), "404 unknown_replacement"),
    ] {
        let answer = replace(&app.person(PlayerId(who)), event, body.clone()).await;
        assert_eq!(answer.verdict().trim(), expected, "{who} {body}");
    }
    let asked = replace(&captain, event, asks.clone()).await.expect(200);
    assert_eq!(state(&asked, 1), "named");
    let it = &asked.json["replacements"][0];
    let may = |it: &Value| {
        ["may_name", "may_seat", "may_decline", "may_take_back"].map(|may| it[may] == true)
    };
    assert_eq!(may(it), [true, false, false, true]);
    assert_eq!(it["clocks_stand"], false, "a team does not stop the opponents’ clocks");
    assert_eq!(replace(&captain, event, asks).await.expect(200).text, asked.text);
    let seen = director.get(&path(event)).await.expect(200).json;
    assert_eq!(may(&seen["replacements"][0]), [true, true, true, false]);
    assert_eq!(seen["replacements"][0]["reason"], "She has no time.");
    // The player sees it without the reasons, opponents nothing.
    let own = app.person(PlayerId(12)).get(&path(event)).await.expect(200).json;
    assert_eq!(
        (&own["replacements"][0]["reason"], may(&own["replacements"][0])),
        (&Value::Null, [false; 4])
    );
    assert_eq!(app.person(PlayerId(21)).get(&path(event)).await.verdict(), "403 forbidden");
    assert_eq!(anybody(&app, &path(event)).await.status, 401);
}

/// LAW-14.1, TR-11.4: what a captain asks waits at the director's desk until it is decided, or taken back.
#[tokio::test]
async fn what_waits_for_the_director() {
    let app = TestApp::new().await;
    let event = begun(&app).await;
    let (captain, director) = (app.person(PlayerId(11)), app.director());
    let asks = json!({
        "act": "ask", "board": 2, "ground": "teams_wish", "reason": "No time.", "substitute": 41
    });
    replace(&captain, event, asks).await.expect(200);
    let queue = director.get("/api/director/queue").await.expect(200).json;
    let items = queue["items"].as_array().expect("items");
    let item = items.iter().find(|item| item["kind"] == "replacements").expect("a line");
    assert_eq!((&item["id"], &item["count"]), (&json!(event), &json!(1)));
    let boards = captain.get(&format!("/api/events/{event}/teams/1/games")).await.expect(200).json;
    let states = boards["boards"].as_array().expect("boards").iter();
    let states: Vec<_> = states.map(|board| board["replacement"]["state"].clone()).collect();
    assert_eq!(states, [Value::Null, json!("named")], "the captain sees it beside the games");
    for (who, body, expected) in [
        (11, seat(1), "403 forbidden"),
        (11, name(1, 21), "409 in_another_team"),
        (11, name(1, 11), "422 player_twice"),
        (11, name(1, 99), "422 unknown_player"),
    ] {
        let answer = replace(&app.person(PlayerId(who)), event, body.clone()).await;
        assert_eq!(answer.verdict(), expected, "{who} {body}");
    }
    let late = json!({ "act": "seat", "replacement": 1, "handicap_days": 51 });
    assert_eq!(replace(&director, event, late).await.verdict(), "422 bad_handicap");
    let taken = replace(&captain, event, json!({ "act": "take_back", "replacement": 1 })).await;
    assert_eq!(state(&taken.expect(200), 1), "taken_back");
    let queue = director.get("/api/director/queue").await.expect(200).json;
    let items = queue["items"].as_array().expect("items");
    assert!(items.iter().all(|item| item["kind"] != "replacements"), "{items:?}");
    assert_eq!(replace(&director, event, seat(1)).await.verdict(), "409 replacement_decided");
}

/// SKS-7.7a-c: nobody is named in time, the alarm tells it, and once the director waits no longer play goes on where it
/// stood.
#[tokio::test]
async fn nobody_is_named_in_time() {
    let app = TestApp::new().await;
    let event = begun(&app).await;
    let (captain, director) = (app.person(PlayerId(11)), app.director());
    let white = with_white(&app, event, 2).await;
    replace(&director, event, ask(2)).await.expect(200);
    let first = app.person(PlayerId(12));
    let thought = app.app.load_game(white).await.expect("a game").1;
    let thought = thought.thinking_seconds(app.app.clock.now());
    assert_eq!(first.play(white, 0, "e4").await.verdict(), "409 clocks_stopped LAW-6.10a");
    app.wait(70 * DAY);
    assert_eq!(
        replace(&captain, event, name(1, 41)).await.verdict(),
        "409 replacement_too_late TR-8.7b"
    );
    app.run_all_schedules().await;
    assert_eq!(state(&director.get(&path(event)).await.expect(200), 1), "lapsed");
    assert!(
        first.game(white).await.expect(200).json["stopped"].is_object(),
        "nobody loses by that"
    );
    let decline = json!({ "act": "decline", "replacement": 1, "reason": "She is back." });
    let declined = replace(&director, event, decline).await.expect(200);
    assert_eq!(state(&declined, 1), "declined");
    first.play(white, 0, "e4").await.expect(200);
    let seen = first.game(white).await.expect(200).json;
    assert_eq!(seen["moves"][0]["took_seconds"], thought, "the clocks stood");
    // A game that the director has stopped for something else stays stopped.
    let section = board_table(&app, event, 2).await.section.id.0;
    let stop = json!({ "request": "stop-0001", "kind": "stop_clocks", "game": white, "reason": "A dispute." });
    director.post(&format!("/api/director/sections/{section}/decisions"), &stop).await.expect(201);
    let asks = json!({
        "act": "ask", "board": 2, "ground": "in_danger", "reason": "Illness.", "substitute": 41,
        "stops_clocks": true
    });
    replace(&director, event, asks).await.expect(200);
    replace(&director, event, seat(2)).await.expect(200);
    let seen = app.person(PlayerId(41)).game(white).await.expect(200).json;
    assert!(seen["stopped"].is_object(), "by another decision");
}

/// SKS-7.7a-c: of two boards whose time is over at once each is a line of its own, and waits for itself.
#[tokio::test]
async fn two_boards_lapse_at_once() {
    let app = TestApp::new().await;
    let event = begun(&app).await;
    for board in [1, 2] {
        replace(&app.director(), event, ask(board)).await.expect(200);
    }
    app.wait(70 * DAY);
    clock_tick::tick(&app.app).await.expect("a sweep");
    let id = rules::tournament::EventId(u32::try_from(event).expect("small"));
    let version = app.app.store.event(id).await.expect("an event").version;
    let acts = app.app.store.event_acts(id, 0..version + 1).await.expect("acts");
    let lapsed = acts.iter().filter(|it| it.act == store::EventActKind::ReplacementLapsed);
    assert_eq!(lapsed.map(|it| it.replacement).collect::<Vec<_>>(), [Some(1), Some(2)]);
    let queue = app.director().get("/api/director/queue").await.expect(200).json;
    let items = queue["items"].as_array().expect("items");
    let item = items.iter().find(|item| item["kind"] == "replacements").expect("a line");
    assert_eq!(item["count"], 2);
}

/// A run dies at any of its calls, carried out or not; the schedule finishes what was kept, and what was not is sent again:
/// every game has one substitute, once.
#[tokio::test]
async fn a_run_dies_anywhere() {
    for (number, calls) in (1..).zip((0..200).step_by(4)) {
        let carried_out = number % 2 == 0;
        let what = format!("at call {calls}, {carried_out}");
        let (app, front) = Front::server().await;
        let event = begun(&app).await;
        let white = with_white(&app, event, 2).await;
        let director = app.director();
        replace(&director, event, ask(2)).await.expect(200);
        replace(&app.person(PlayerId(11)), event, name(1, 41)).await.expect(200);
        front.after(calls, carried_out);
        replace(&director, event, seat(1)).await;
        let died = front.heal();
        app.wait(61);
        clock_tick::tick(&app.app).await.expect("a sweep");
        replace(&director, event, seat(1)).await.expect(200);
        clock_tick::tick(&app.app).await.expect("a sweep");
        let team =
            app.app.store.teams(rules::tournament::EventId(u32::try_from(event).expect("small")));
        let team = team.await.expect("teams").remove(0);
        assert_eq!(team.alarm_at(), None, "{what}");
        let table = board_table(&app, event, 2).await;
        let line = table.start_list.iter().find(|line| line.player == PlayerId(41));
        assert_eq!(line.map(|line| line.predecessors.len()), Some(1), "{what}");
        for (id, _) in games_on(&app, event, 2).await {
            let (stored, game) = app.app.load_game(id).await.expect("a game");
            assert!(game.color_of(PlayerId(41)).is_some() && game.is_running(), "{what}");
            let sat = |event: &&Event| {
                matches!(event, Event::Directed { directive: Directive::Replaced { .. }, .. })
            };
            assert_eq!(stored.log.iter().filter(sat).count(), 1, "{what}");
            let seats = app.app.store.seats(PlayerId(41)).await.expect("seats");
            assert!(seats.iter().any(|seat| seat.game == id), "{what}");
        }
        app.person(PlayerId(41)).play(white, 0, "e4").await.expect(200);
        assert_eq!(app.app.store.seats(PlayerId(12)).await.expect("seats"), [], "{what}");
        if !died {
            assert!(calls > 20, "only {calls} calls");
            return;
        }
    }
    panic!("it dies for ever");
}

/// TR-8.7e, RAT-18, SKS-4.7: with the status all games count for the substitute, without it only good results do; both consent.
#[tokio::test]
async fn the_status_of_a_substitute() {
    let app = TestApp::new().await;
    let event = begun(&app).await;
    let (director, substitute) = (app.director(), app.person(PlayerId(41)));
    app.member(45, "CZE", None, Role::QualificationsCommissioner).await;
    let commissioner = app.person_as(PlayerId(45), Role::QualificationsCommissioner);
    let asks = json!({
        "act": "ask", "board": 2, "ground": "stopped", "reason": "Gone.", "substitute": 41
    });
    replace(&director, event, asks).await.expect(200);
    replace(&director, event, seat(1)).await.expect(200);
    let status = async |who: &Person<'_>, act: &str| {
        who.post(&format!("{}/1/status", path(event)), &json!({ "act": act })).await
    };
    let counted = async || {
        let table = board_table(&app, event, 2).await;
        let id = rules::tournament::EventId(u32::try_from(event).expect("small"));
        let event = app.app.store.event(id).await.expect("an event").announcement;
        let own =
            table.results.iter().find(|it| it.white == PlayerId(41) || it.black == PlayerId(41));
        app::rating_games::listed_game(&table, &event, own.expect("a game")).replaced
    };
    assert_eq!(
        counted().await.into_iter().flatten().map(|it| it.player).collect::<Vec<_>>(),
        [PlayerId(12)]
    );
    assert_eq!(status(&director, "consent").await.verdict(), "409 substitute_status_not_applied");
    assert_eq!(status(&app.person(PlayerId(12)), "apply").await.verdict(), "403 forbidden");
    assert_eq!(status(&app.person(PlayerId(11)), "consent").await.verdict(), "403 forbidden");
    let applied = status(&substitute, "apply").await.expect(200);
    assert_eq!(status(&substitute, "apply").await.expect(200).text, applied.text);
    assert_eq!(status(&substitute, "consent").await.verdict(), "403 forbidden");
    let one =
        status(&director, "consent").await.expect(200).json["replacements"][0]["status"].clone();
    assert_eq!((&one["director_consented"], &one["granted"]), (&json!(true), &json!(false)));
    assert!(counted().await.iter().any(Option::is_some), "one consent is not both");
    let both = status(&commissioner, "consent").await.expect(200).json["replacements"][0]["status"]
        .clone();
    assert_eq!((&both["granted"], &both["may_decide"]), (&json!(true), &json!(false)));
    assert_eq!(counted().await, [None, None]);
    assert_eq!(status(&commissioner, "approve").await.verdict().trim(), "422 invalid_body");
    let unknown =
        substitute.post(&format!("{}/2/status", path(event)), &json!({ "act": "apply" })).await;
    assert_eq!(unknown.verdict(), "404 no_substitute");
}
