//! LAW-6.8: an official decides that an outage is charged to nobody, for sections that are chosen.
//!
//! The clocks start on 2026-01-01, and White's first flag falls after 36 days, on 2026-02-06.

use posthorn::demo::Pairing;
use rules::{
    Event, FlagRule, GameId, Instant, PlayerId, SilenceRule, Terms, TimeControl, TripleBlock,
};
use serde_json::{Value, json};
use store::{Role, Section, SectionId};
use tests::{Answer, DAY, Person, START, TestApp};

/// White's first deadline, in seconds.
const FIRST: i64 = 36 * DAY;
const PATH: &str = "/api/director/outages";
const SECTION: u32 = 600;
const OTHER: u32 = 700;

/// Two sections of the same players, directed by somebody who has a profile; the first game of
/// each. The other section's director is somebody else.
async fn directed(app: &TestApp) -> (PlayerId, Pairing, Pairing) {
    let pairing = app.pairing(1).await;
    let director = app.pairing(2).await.players.white;
    let mut games = Vec::new();
    for (id, director) in [(SECTION, director), (OTHER, PlayerId(901))] {
        let section = Section::new(SectionId(id), format!("Group {id}"), "Cup");
        let section = Section { director: Some(director), ..section };
        app.app.store.create_section(&section).await.expect("a section");
        games.push(more(app, &pairing, id, id, |terms| terms).await);
    }
    (director, games[0], games[1])
}

/// One more game in a section.
async fn more(
    app: &TestApp,
    pairing: &Pairing,
    section: u32,
    id: u32,
    change: impl FnOnce(Terms) -> Terms,
) -> Pairing {
    let game = Pairing { game: GameId(id), ..*pairing };
    app.create_game(game.game, SectionId(section), change(game.terms())).await;
    game
}

fn body(sections: &[u32], from: i64, until: i64) -> Value {
    let (from, until) = ((START + from).to_string(), (START + until).to_string());
    json!({ "sections": sections, "from": from, "until": until, "reason": " It was away. " })
}

async fn decide(person: Person<'_>, sections: &[u32], from: i64, until: i64) -> Answer {
    person.post(PATH, &body(sections, from, until)).await
}

async fn deadline(app: &TestApp, game: &Pairing) -> Option<i64> {
    let (_, game) = app.app.load_game(game.game).await.expect("a game");
    game.deadline().map(|at: Instant| at - START)
}

/// The deadline moves by exactly the seconds of the outage; only running games of the sections
/// chosen are written, and no game whose clocks run through. Once more changes nothing.
#[tokio::test]
async fn lost_time_is_given_back() {
    let app = TestApp::new().await;
    let (director, game, elsewhere) = directed(&app).await;
    let desk = app.person_as(director, Role::Director);
    let over = more(&app, &game, SECTION, 601, |terms| terms).await;
    let control = TripleBlock { bank_days: 75, increment_days: 5, protected: false };
    let time_control = TimeControl::TripleBlock(control);
    let triple = more(&app, &game, SECTION, 602, |terms| Terms { time_control, ..terms }).await;
    let later = more(&app, &game, SECTION, 603, |terms| terms).await;
    app.person(game.players.white).resign(over.game).await.expect(200);
    app.wait(10 * DAY);
    app.play_all(&later, "e4 e5").await;
    let untouched = [over, triple, elsewhere];
    let mut before = Vec::new();
    for game in &untouched {
        before.push(app.kept(game).await);
    }
    let (from, until) = (2 * DAY + 7, 5 * DAY + 1);
    let decided = decide(desk, &[SECTION], from, until).await.expect(200);
    let outage = json!({
        "id": decided.json["outages"][0]["id"],
        "from": (START + from).to_string(), "until": (START + until).to_string(),
        "reason": "It was away.", "decided_at": (START + 10 * DAY).to_string(),
        "decided_by": {
            "id": director, "given_name": "White", "family_name": "Player 2",
            "federation": "CZE", "title": null, "rating": null
        },
        "sections": [decided.json["sections"][0]], "section_count": 1, "reinstates": false,
        "reinstated": 0, "games_done": 2, "done": true,
        "ended": [], "ended_count": 0
    });
    assert_eq!(decided.json["outages"], json!([outage]));
    let ids: Vec<&Value> =
        decided.json["sections"].as_array().expect("sections").iter().map(|s| &s["id"]).collect();
    assert_eq!(ids, [SECTION]);
    assert_eq!(deadline(&app, &game).await, Some(FIRST + (until - from)));
    // Ten days less the outage: seven whole ones are charged for White's first move.
    let (_, replayed) = app.app.load_game(later.game).await.expect("a game");
    assert_eq!(replayed.plies()[0].seconds, 10 * DAY - (until - from));
    assert_eq!(replayed.plies()[0].charged_days, 7);
    let kept = [app.kept(&game).await, app.kept(&later).await];
    app.wait(60);
    // Only the server's clock goes on.
    let mut stays = decided.json.clone();
    stays["now"] = json!((START + 10 * DAY + 60).to_string());
    for sections in [&[SECTION][..], &[SECTION, SECTION]] {
        let again = decide(desk, sections, from, until).await.expect(200);
        assert_eq!(again.json, stays, "what was decided first stays");
    }
    assert_eq!(desk.get(PATH).await.expect(200).json, stays);
    assert_eq!([app.kept(&game).await, app.kept(&later).await], kept);
    for (game, before) in untouched.iter().zip(before) {
        assert_eq!(app.kept(game).await, before, "{}", game.game);
    }
    // The flag falls at that second, and not before.
    app.wait(FIRST + (until - from) - 1 - (app.app.clock.now() - START));
    app.run_schedules().await;
    assert_eq!(app.kept(&game).await.result, None);
    app.wait(1);
    app.run_schedules().await;
    assert_eq!(app.kept(&game).await.result, Some((0, 2, START + FIRST + (until - from))));
}

/// A flag that fell in the outage, and stopped the game where the opponent has to claim, is lifted.
#[tokio::test]
async fn a_flag_is_lifted() {
    let app = TestApp::new().await;
    let (director, game, _) = directed(&app).await;
    let flag = FlagRule::Claimed;
    let stopped = more(&app, &game, SECTION, 601, |terms| Terms { flag, ..terms }).await;
    app.wait(FIRST + DAY);
    assert_eq!(app.run_schedules().await.0, 5, "all games but the one that is stopped are over");
    let log = app.app.store.game(stopped.game).await.expect("a game").log;
    assert!(matches!(log[..], [Event::FlagFell { .. }]), "{log:?}");
    let white = app.person(game.players.white);
    let late = white.play(stopped.game, 0, "e4").await;
    assert_eq!(late.verdict(), "409 flag_fallen LAW-6.7");
    let desk = app.person_as(director, Role::Director);
    let decided = decide(desk, &[SECTION], FIRST - DAY, FIRST + DAY).await.expect(200);
    assert_eq!(decided.json["outages"][0]["games_done"], 1);
    assert_eq!(deadline(&app, &stopped).await, Some(FIRST + 2 * DAY));
    assert_eq!(app.kept(&stopped).await.alarm_at, Some(START + FIRST + 2 * DAY));
    white.play(stopped.game, 0, "e4").await.expect(200);
    // The game that has ended stays ended.
    assert_eq!(app.kept(&game).await.result, Some((0, 2, START + FIRST)));
    // Too short an outage lifts nothing.
    let other = more(&app, &game, SECTION, 602, |terms| Terms { flag, ..terms }).await;
    app.run_schedules().await;
    let decided = decide(desk, &[SECTION], DAY, DAY + 60).await.expect(200);
    assert_eq!(decided.json["outages"].as_array().map(Vec::len), Some(2));
    let log = app.app.store.game(other.game).await.expect("a game").log;
    assert!(matches!(log[..], [Event::FlagFell { .. }]), "{log:?}");
}

/// The games that an outage names as lost in it, as `game section second reason`.
fn ended(decided: &Answer, place: usize) -> Vec<String> {
    let outage = &decided.json["outages"][place];
    let games = outage["ended"].as_array().expect("games");
    assert_eq!(outage["ended_count"], games.len());
    let line = |game: &Value| {
        let at: chrono::DateTime<chrono::Utc> =
            serde_json::from_value(game["at"].clone()).expect("a moment");
        let reason = game["reason"].as_str().expect("a reason");
        format!("{} {} {} {reason}", game["game"], game["section"], Instant::from(at) - START)
    };
    games.iter().map(line).collect()
}

/// LAW-6.8: games that were lost on time or by silence in the outage, before anybody decided on it, stay
/// lost, and the decision names them: of all its sections, and nothing else.
#[tokio::test]
async fn games_lost_in_the_outage_are_named() {
    let app = TestApp::new().await;
    let (director, game, elsewhere) = directed(&app).await;
    let (silence, time_control) = (SilenceRule::FortyDays, TimeControl::None);
    let no_clock = |terms| Terms { silence, time_control, ..terms };
    let silent = more(&app, &game, SECTION, 601, no_clock).await;
    let claimed = |terms| Terms { flag: FlagRule::Claimed, ..terms };
    let stopped = more(&app, &game, SECTION, 602, claimed).await;
    let resigned = more(&app, &game, SECTION, 603, no_clock).await;
    let damaged = more(&app, &game, SECTION, 604, |terms| terms).await;
    let before = more(&app, &game, SECTION, 605, |terms| terms).await;
    let moved = more(&app, &game, SECTION, 606, |terms| terms).await;
    app.person(before.players.white).resign(before.game).await.expect(200);
    app.wait(35 * DAY);
    app.play_all(&moved, "e4").await;
    app.wait(FIRST - 35 * DAY);
    app.run_schedules().await;
    app.person(resigned.players.white).resign(resigned.game).await.expect(200);
    app.wait(6 * DAY);
    app.run_schedules().await;
    assert_eq!(app.kept(&silent).await.result, Some((0, 2, START + 41 * DAY)));
    let set = json!({
        "TableName": "posthorn",
        "Key": { "pk": { "S": format!("G#{}", damaged.game) }, "sk": { "S": "GAME" } },
        "UpdateExpression": "SET events = :events",
        "ExpressionAttributeValues": { ":events": { "N": "7" } }
    });
    tests::database_request(app.endpoint(), "UpdateItem", &set).await;
    let desk = app.person_as(director, Role::Director);
    let mine = [
        format!("{SECTION} {SECTION} {FIRST} time_forfeiture"),
        format!("601 {SECTION} {} silence", 41 * DAY),
    ];
    let decided = decide(desk, &[SECTION], FIRST - DAY, 42 * DAY).await.expect(200);
    assert_eq!(ended(&decided, 0), mine);
    // The one that is stopped, and the one in which Black thinks, go on.
    assert_eq!(decided.json["outages"][0]["games_done"], 2);
    assert_eq!(app.kept(&game).await.result, Some((0, 2, START + FIRST)));
    assert!(deadline(&app, &stopped).await.is_some());
    assert_eq!(decide(desk, &[SECTION], FIRST - DAY, 42 * DAY).await.json, decided.json);
    // From the first second of the outage to the last, and in each section.
    let officer = app.person_as(PlayerId(77), Role::Officer);
    for (from, until, expected) in [
        (FIRST - DAY, FIRST, vec![]),
        (FIRST + 1, 41 * DAY, vec![]),
        (41 * DAY, 41 * DAY + 1, mine[1..].to_vec()),
        (
            FIRST,
            FIRST + 1,
            vec![mine[0].clone(), format!("{OTHER} {} {FIRST} time_forfeiture", elsewhere.game)],
        ),
    ] {
        app.wait(1);
        let decided = decide(officer, &[SECTION, OTHER], from, until).await.expect(200);
        assert_eq!(ended(&decided, 0), expected, "{from} to {until}");
        assert_eq!(decided.json["outages"][0]["done"], true);
    }
}

/// Officials only, in their own sections and not where they play; nothing is written otherwise.
#[tokio::test]
async fn who_may() {
    let app = TestApp::new().await;
    let (director, game, elsewhere) = directed(&app).await;
    app.wait(10 * DAY);
    let before = [app.kept(&game).await, app.kept(&elsewhere).await];
    let forbidden = "403 forbidden";
    for (who, role, sections, expected) in [
        (director, Role::Player, &[SECTION][..], forbidden),
        (director, Role::Organiser, &[SECTION], forbidden),
        (director, Role::Director, &[OTHER], forbidden),
        (director, Role::Director, &[SECTION, OTHER], forbidden),
        (PlayerId(77), Role::Director, &[SECTION], forbidden),
        (game.players.white, Role::Officer, &[SECTION], forbidden),
        (game.players.black, Role::Officer, &[SECTION, OTHER], forbidden),
        (director, Role::Director, &[SECTION, 999], "404 unknown_section"),
        (PlayerId(77), Role::Officer, &[999], "404 unknown_section"),
    ] {
        let answer = decide(app.person_as(who, role), sections, DAY, 2 * DAY).await;
        assert_eq!(answer.verdict(), expected, "{who} {role:?} {sections:?}");
    }
    let unsigned = app.post(PATH, &body(&[SECTION], DAY, 2 * DAY)).await;
    assert_eq!(unsigned.verdict(), "401 unauthenticated");
    assert_eq!([app.kept(&game).await, app.kept(&elsewhere).await], before);
    assert!(app.app.store.outages().await.expect("outages").is_empty());
    // An officer decides for several at once, and everybody sees what is theirs.
    let officer = app.person_as(PlayerId(77), Role::Officer);
    decide(officer, &[SECTION, OTHER], DAY, 2 * DAY).await.expect(200);
    decide(officer, &[OTHER], 3 * DAY, 4 * DAY).await.expect(200);
    assert_eq!(deadline(&app, &game).await, Some(FIRST + DAY));
    assert_eq!(deadline(&app, &elsewhere).await, Some(FIRST + 2 * DAY));
    for (who, role, expected) in [
        (PlayerId(77), Role::Officer, Some(2)),
        (director, Role::Director, Some(1)),
        (PlayerId(901), Role::Director, Some(2)),
        (PlayerId(78), Role::Director, Some(0)),
    ] {
        let list = app.person_as(who, role).get(PATH).await.expect(200).json;
        assert_eq!(list["outages"].as_array().map(Vec::len), expected, "{who}");
    }
    assert_eq!(app.person(director).get(PATH).await.verdict(), forbidden);
}

/// What is no outage.
#[tokio::test]
async fn what_is_refused() {
    let app = TestApp::new().await;
    let (director, game, _) = directed(&app).await;
    let desk = app.person_as(director, Role::Director);
    app.wait(80 * DAY);
    let now = 80 * DAY;
    let kept = app.kept(&game).await;
    let cases: [(&[u32], i64, i64); 5] = [
        (&[SECTION], DAY, DAY),
        (&[SECTION], 2 * DAY, DAY),
        (&[SECTION], now - DAY, now + 1),
        (&[SECTION], DAY, 61 * DAY + 1),
        (&[], DAY, 2 * DAY),
    ];
    for (sections, from, until) in cases {
        let answer = decide(desk, sections, from, until).await;
        assert_eq!(answer.verdict(), "422 invalid_body", "{} {from} {until}", sections.len());
    }
    for (member, value, expected) in [
        ("reason", json!(" \n"), "422 invalid_body"),
        ("reason", json!("x".repeat(2_001)), "422 invalid_body"),
        ("from", json!("yesterday"), "422 invalid_body"),
        ("sections", json!(["x"]), "422 invalid_body"),
        ("minutes", json!(1), "422 unknown_field"),
    ] {
        let mut wrong = body(&[SECTION], DAY, 2 * DAY);
        wrong[member] = value;
        assert_eq!(desk.post(PATH, &wrong).await.verdict(), expected, "{member}");
    }
    assert_eq!(app.kept(&game).await, kept);
    assert!(app.app.store.outages().await.expect("outages").is_empty());
    // The most that is taken: 60 days up to this second, 2,000 characters.
    let mut most = body(&[SECTION], now - 60 * DAY, now);
    most["reason"] = json!("ü".repeat(2_000));
    desk.post(PATH, &most).await.expect(200);
    assert_eq!(deadline(&app, &game).await, Some(FIRST + 60 * DAY));
}
