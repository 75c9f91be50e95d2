//! Withdrawals: asked for, looked at, decided, and carried out in every game of the player (`TR-8.1`
//! to `TR-8.6`, `SKS-7.1` to `SKS-7.6`).

use axum::http::Method;
use rules::tournament::no_entry_until;
use rules::{Color, GameId, PlayerId};
use serde_json::{Value, json};
use store::Role;
use tests::{Answer, DAY, DELEGATE, DIRECTOR, OFFICER, ORGANISER, Person, TestApp};

/// Who withdraws.
pub(crate) const PLAYER: PlayerId = PlayerId(1);
pub(crate) const MINE: &str = "/api/withdrawals";
pub(crate) const DESK: &str = "/api/director/withdrawals";
const SECRET: &str = "An operation of the heart.";

/// Officials, and three players.
pub(crate) async fn with_players(app: &TestApp) {
    app.officials().await;
    for player in 1..=4 {
        app.member(player, "CZE", None, Role::Player).await;
    }
}

/// An event of the first three players, whose clocks start two days from now; an officer sees to all
/// of it, since officers organise for everybody.
async fn published(app: &TestApp, code: &str, change: impl FnOnce(&mut Value)) -> u64 {
    let now = app.app.clock.now();
    let announcement = app
        .preset("friendly", |a| {
            a["code"] = json!(code);
            a["section_size"] = json!(3);
            a["entries_close_at"] = json!((now + DAY).to_string());
            a["starts_at"] = json!((now + 2 * DAY).to_string());
            change(a);
        })
        .await;
    let officer = officer(app);
    let body = json!({ "announcement": announcement });
    let announced = officer.post("/api/events", &body).await.expect(200);
    let event = announced.json["id"].as_u64().expect("a number");
    let path = format!("/api/events/{event}");
    // The Czech federation's events are not for an organiser from elsewhere.
    if announcement["organiser"] != "CZE" {
        let named = json!({ "player": ORGANISER, "organises": true });
        officer.post(&format!("{path}/organisers"), &named).await.expect(200);
    }
    for player in 1..=3 {
        let entries = format!("{path}/entries");
        app.person(PlayerId(player)).post(&entries, &json!({})).await.expect(200);
        let accept = json!({ "decision": "accept" });
        officer.post(&format!("{entries}/{player}"), &accept).await.expect(200);
    }
    let sizes = json!({ "version": 0, "sizes": [3] });
    let made = officer.post(&format!("{path}/proposal"), &sizes).await.expect(200);
    let version = officer.get(&path).await.expect(200).json["version"].clone();
    let body = json!({ "version": version, "proposal_version": made.json["version"] });
    officer.post(&format!("{path}/publish"), &body).await.expect(200);
    event
}

/// An event of the Czech federation, under its rules.
pub(crate) fn czech(announcement: &mut Value) {
    announcement["organiser"] = json!("CZE");
    announcement["rule_set"] = json!("sks");
}

/// The same, begun.
pub(crate) async fn begun(app: &TestApp, code: &str, change: impl FnOnce(&mut Value)) -> u64 {
    let event = published(app, code, change).await;
    app.wait(2 * DAY);
    event
}

/// Every game that the player ever had, with the colour.
async fn games(app: &TestApp) -> Vec<(GameId, Color)> {
    let seats = app.app.store.seats(PLAYER).await.expect("seats");
    seats.iter().map(|seat| (seat.game, seat.color)).collect()
}

/// How each of those stands from the player's side, in their order.
pub(crate) async fn stand(app: &TestApp) -> Vec<String> {
    let mut all = Vec::new();
    for (id, color) in games(app).await {
        let (_, game) = app.app.load_game(id).await.expect("a game");
        all.push(match (game.ending(), game.stopped()) {
            (Some(ending), _) => {
                format!("{} {}", ending.reason.code(), ending.score.get(color).0)
            }
            (None, Some(stopped)) => format!("{:?}", stopped.why),
            (None, None) => "running".to_owned(),
        });
    }
    all
}

/// The player makes the first own move in the game of this index.
async fn start_a_game(app: &TestApp, index: usize) {
    let (id, color) = games(app).await[index];
    let (_, game) = app.app.load_game(id).await.expect("a game");
    let players = game.terms().players;
    app.person(players.white).play(id, 0, "e4").await.expect(200);
    if color == Color::Black {
        app.person(players.black).play(id, 1, "e5").await.expect(200);
    }
}

pub(crate) fn asked(grounds: &str) -> Value {
    json!({ "grounds": grounds, "months": 3, "reasons": SECRET, "games": [] })
}

pub(crate) async fn ask(app: &TestApp) -> Answer {
    app.person(PLAYER).post(MINE, &asked("grave_illness")).await
}

pub(crate) fn director(app: &TestApp) -> Person<'_> {
    app.person_as(DIRECTOR, Role::Director)
}

pub(crate) fn officer(app: &TestApp) -> Person<'_> {
    app.person_as(OFFICER, Role::Officer)
}

pub(crate) fn ruling(kind: &str, version: u32) -> Value {
    json!({ "kind": kind, "reason": "A certificate was shown.", "version": version })
}

pub(crate) async fn decide(person: Person<'_>, body: &Value) -> Answer {
    person.post(&format!("{DESK}/1-1"), body).await
}

pub(crate) fn report(kind: &str, months: Option<u16>) -> Value {
    let mut body = json!({ "player": 1, "kind": kind, "reason": "No move since June." });
    if let Some(months) = months {
        body["suspension_months"] = json!(months);
    }
    body
}

/// Who has a notice of what, by the notices' keys.
pub(crate) async fn told(app: &TestApp, news: &str) -> Vec<u32> {
    let mut all = Vec::new();
    for player in [1, 2, 3, 4, DIRECTOR.0, ORGANISER.0, DELEGATE.0, OFFICER.0] {
        let notices = app.app.store.pending_notices(PlayerId(player)).await.expect("notices");
        let key = format!("withdrawal-1-1-{news}");
        if notices.iter().any(|pending| pending.notice.kind.key() == key) {
            all.push(player);
        }
    }
    all
}

/// TR-8.1: the request tells director and opponents, and no more than that; asked twice it is one.
/// Everybody plays on while it waits, and it can be taken back.
#[tokio::test]
async fn a_request_waits_for_its_decision() {
    let app = TestApp::new().await;
    with_players(&app).await;
    begun(&app, "T/1", |_| ()).await;
    let first = ask(&app).await.expect(200);
    assert_eq!(first.json["withdrawals"][0]["state"], "requested");
    assert_eq!(first.json["withdrawals"][0]["reasons"], SECRET);
    assert_eq!(ask(&app).await.expect(200).text, first.text, "asked twice");
    let other = app.person(PLAYER).post(MINE, &asked("beyond_control")).await;
    assert_eq!(other.verdict(), "409 withdrawal_waits");
    assert_eq!(told(&app, "requested").await, [2, 3, DIRECTOR.0]);
    app.run_all_schedules().await;
    for mail in app.take_mails() {
        assert!(!mail.body.contains(SECRET), "{}", mail.body);
    }
    assert_eq!(stand(&app).await, ["running", "running"]);
    // Nobody else sees the reasons, and only those who may decide see that there is a request.
    for (who, role, expected) in [
        (PlayerId(2), Role::Player, "403 forbidden"),
        (DELEGATE, Role::Federation, "403 forbidden"),
    ] {
        assert_eq!(app.person_as(who, role).get(DESK).await.verdict(), expected, "{who}");
    }
    let stranger = app.person_as(PlayerId(4), Role::Director).get(DESK).await.expect(200);
    assert_eq!(stranger.json["withdrawals"], json!([]));
    assert!(!app.person(PlayerId(2)).get(MINE).await.expect(200).text.contains(SECRET));
    for person in [director(&app), officer(&app), app.organiser()] {
        let seen = person.get(DESK).await.expect(200);
        assert_eq!(seen.json["withdrawals"][0]["withdrawal"]["reasons"], SECRET);
    }
    let path = format!("{MINE}/1-1");
    let delete =
        async |player| app.person(player).request(Method::DELETE, &path, &Value::Null).await;
    assert_eq!(delete(PlayerId(2)).await.verdict(), "404 unknown_withdrawal");
    let back = delete(PLAYER).await.expect(200);
    assert_eq!(back.json["withdrawals"][0]["state"], "taken_back");
    assert_eq!(delete(PLAYER).await.expect(200).text, back.text, "again");
    assert_eq!(told(&app, "taken-back").await, [2, 3, DIRECTOR.0]);
    assert_eq!(
        decide(director(&app), &ruling("accepted", 2)).await.verdict(),
        "409 withdrawal_decided"
    );
    assert_eq!(director(&app).get(DESK).await.expect(200).json["withdrawals"], json!([]));
    // The next one has the next number.
    let again = ask(&app).await.expect(200);
    assert_eq!(again.json["withdrawals"][0]["id"], "1-2");
}

/// TR-8.1, TR-8.2, TR-8.3: what a request lacks.
#[tokio::test]
async fn requests_that_are_refused() {
    let app = TestApp::new().await;
    with_players(&app).await;
    let nowhere = ask(&app).await;
    assert_eq!(nowhere.verdict(), "409 nothing_to_withdraw_from");
    begun(&app, "T/1", |_| ()).await;
    let ids: Vec<u32> = games(&app).await.iter().map(|(id, _)| id.0).collect();
    let note = |game| json!({ "game": game, "note": "A pawn up." });
    for (grounds, member, value, expected) in [
        ("death", "months", json!(3), "422 death_is_reported SKS-7.2"),
        ("grave_illness", "reasons", json!(" "), "422 grounds_missing TR-8.1"),
        ("grave_illness", "reasons", json!("x".repeat(2_001)), "422 text_too_long"),
        ("grave_illness", "games", json!([note(99)]), "422 no_such_game"),
        ("personal", "games", json!([note(ids[0])]), "422 details_missing TR-8.3"),
        ("boredom", "months", json!(3), "422 invalid_body"),
        ("personal", "more", json!(3), "422 unknown_field"),
    ] {
        let mut body = asked(grounds);
        body[member] = value;
        let answer = app.person(PLAYER).post(MINE, &body).await;
        assert_eq!(answer.verdict(), expected, "{grounds} {member}");
    }
    assert_eq!(app.post(MINE, &asked("personal")).await.verdict(), "401 unauthenticated");
    let listed = app.app.store.listed_withdrawals().await.expect("withdrawals");
    assert_eq!(listed, [], "nothing was written");
    let mut full = asked("personal");
    full["games"] = json!([note(ids[0]), note(ids[1])]);
    let kept = app.person(PLAYER).post(MINE, &full).await.expect(200);
    assert_eq!(kept.json["withdrawals"][0]["games"], full["games"]);
}

/// What waits at the director's desk: kind, number, about whom, in which section.
async fn queued(app: &TestApp) -> Vec<Value> {
    let queue = director(app).get("/api/director/queue").await.expect(200).json;
    let item =
        |item: &Value| json!([item["kind"], item["id"], item["about"]["id"], item["section"]]);
    queue["items"].as_array().expect("items").iter().map(item).collect()
}

/// TR-8.3, SKS-7.3: accepted for all events at once. Before anybody decides the desk tells what
/// becomes of every game; then it does, and everybody concerned is told.
#[tokio::test]
async fn accepted_for_all_events() {
    let app = TestApp::new().await;
    with_players(&app).await;
    begun(&app, "T/1", |_| ()).await;
    start_a_game(&app, 0).await;
    let finished = games(&app).await[0].0;
    app.person(PLAYER).resign(finished).await.expect(200);
    begun(&app, "T/2", czech).await;
    let later = app.announce(&app.preset("friendly", |a| a["code"] = json!("T/3")).await).await;
    let entries = format!("/api/events/{later}/entries");
    app.person(PLAYER).post(&entries, &json!({})).await.expect(200);
    ask(&app).await.expect(200);
    // The entry waits for the organiser meanwhile.
    let waiting = [json!(["withdrawal", 1, PLAYER, null]), json!(["entries", later, null, null])];
    assert_eq!(queued(&app).await.iter().filter(|line| waiting.contains(line)).count(), 2);
    let desk = director(&app).get(DESK).await.expect(200).json["withdrawals"][0].clone();
    let events = desk["events"].as_array().expect("events");
    let fates = |event: &Value| -> Vec<Value> {
        let games = event["games"].as_array().expect("games").iter();
        games.map(|game| game["consequences"][0]["consequence"].clone()).collect()
    };
    assert_eq!(fates(&events[0]), [Value::Null, json!("adjudicate")], "one is finished");
    assert_eq!(fates(&events[1]), ["cancel", "cancel"]);
    assert_eq!(events[1]["games"][0]["consequences"][0]["rule"], "SKS-7.3");
    assert_eq!(desk["entered"][0]["event"], later);
    assert_eq!(
        desk["suspensions"][0],
        json!({ "kind": "accepted", "min": 6, "max": 120, "usual": 6 })
    );
    let now = app.app.clock.now();
    let decided = decide(director(&app), &ruling("accepted", 1)).await.expect(200);
    let kept = &decided.json["withdrawal"];
    assert_eq!((&kept["state"], &kept["done"]), (&json!("accepted"), &json!(true)));
    assert_eq!((&kept["games_planned"], &kept["games_done"]), (&json!(3), &json!(3)));
    let until = no_entry_until(now, 6);
    assert_eq!(kept["suspended_until"], json!(until.to_string()));
    let expected = ["resignation 0", "Adjudication", "cancelled 0", "cancelled 0"];
    assert_eq!(stand(&app).await, expected);
    let waits = queued(&app).await;
    assert!(waits.iter().all(|item| item[0] == "adjudication"), "{waits:?}");
    // A draw is claimed for the player in the game that goes to the adjudicators (`LAW-11.1`).
    let adjudicated = games(&app).await[1].0;
    let path = format!("/api/games/{adjudicated}/adjudication-claims");
    let claim = app.person(PLAYER).get(&path).await.expect(200).json["claim"].clone();
    assert_eq!((&claim["claim"], &claim["analysis"]), (&json!("draw"), &json!("")));
    let again = decide(director(&app), &ruling("accepted", 1)).await.expect(200);
    assert_eq!(again.text, decided.text, "decided twice");
    assert_eq!(
        decide(officer(&app), &ruling("death", 1)).await.verdict(),
        "409 withdrawal_decided"
    );
    assert_eq!(stand(&app).await, expected);
    let opponents = [1, 2, 3, DIRECTOR.0, DELEGATE.0, OFFICER.0];
    let mut informed = told(&app, "decided").await;
    informed.sort_unstable_by_key(|player| opponents.iter().position(|known| known == player));
    assert_eq!(informed, opponents);
    let entry = director(&app).get(&entries).await.expect(200).json["entries"][0].clone();
    assert_eq!(entry["state"], "withdrawn", "fee and qualification are lost");
    // The suspension is held at the door, to its last second (`TR-8.3`).
    let path = format!("/api/events/{later}");
    let seen = app.person(PLAYER).get(&path).await.expect(200).json;
    assert_eq!(seen["refusal"]["code"], "suspended");
    let refused = app.person(PLAYER).post(&entries, &json!({})).await;
    assert_eq!(refused.verdict(), "409 suspended TR-8.3");
    let mine = app.person(PLAYER).get(MINE).await.expect(200).json;
    assert_eq!(mine["suspended_until"], json!(until.to_string()));
    assert_eq!(mine["owes_deposit"], false);
}

/// TR-8.2, TR-8.4: grounds that do not last, and a second withdrawal within a year.
#[tokio::test]
async fn who_accepts_what() {
    let app = TestApp::new().await;
    with_players(&app).await;
    begun(&app, "T/1", |_| ()).await;
    let mut short = asked("beyond_control");
    short["months"] = json!(2);
    app.person(PLAYER).post(MINE, &short).await.expect(200);
    let answer = decide(officer(&app), &ruling("accepted", 1)).await;
    assert_eq!(answer.verdict(), "409 grounds_too_short TR-8.2");
    let delete = format!("{MINE}/1-1");
    app.person(PLAYER).request(Method::DELETE, &delete, &Value::Null).await.expect(200);
    ask(&app).await.expect(200);
    let path = format!("{DESK}/1-2");
    for (body, expected) in [
        (ruling("accepted", 7), "409 changed_meanwhile"),
        (json!({ "kind": "accepted", "reason": " ", "version": 1 }), "422 invalid_body"),
        (json!({ "kind": "silent", "reason": "x", "version": 1 }), "422 invalid_body"),
    ] {
        assert_eq!(officer(&app).post(&path, &body).await.verdict(), expected, "{body}");
    }
    let mut body = ruling("accepted", 1);
    for (months, expected) in
        [(5, "422 suspension_outside TR-8.3"), (121, "422 suspension_outside")]
    {
        body["suspension_months"] = json!(months);
        assert_eq!(officer(&app).post(&path, &body).await.verdict(), expected, "{months}");
    }
    // Neither the player nor somebody who plays in the section decides, whatever the role.
    for (who, expected) in [(1, "403 forbidden"), (2, "403 forbidden"), (4, "200")] {
        let person = app.person_as(PlayerId(who), Role::Officer);
        assert_eq!(person.post(&path, &ruling("accepted", 1)).await.verdict(), expected, "{who}");
    }
    // Half a year later the player comes again and stops again: the director does not accept that.
    app.wait(200 * DAY);
    begun(&app, "T/2", |_| ()).await;
    ask(&app).await.expect(200);
    let path = format!("{DESK}/1-3");
    let again = director(&app).post(&path, &ruling("accepted", 1)).await;
    assert_eq!(again.verdict(), "409 review_first TR-8.4");
    let seen = director(&app).get(DESK).await.expect(200).json["withdrawals"][0].clone();
    assert_eq!((&seen["needs_review"], &seen["may_review"]), (&json!(true), &json!(false)));
    app.organiser().post(&path, &ruling("accepted", 1)).await.expect(200);
}

/// TR-8.4, SKS-7.4: inadequate grounds are reviewed, the player is offered to play on, and plays on
/// or loses all games.
#[tokio::test]
async fn an_offer_to_play_on_comes_first() {
    let app = TestApp::new().await;
    with_players(&app).await;
    begun(&app, "T/1", |_| ()).await;
    ask(&app).await.expect(200);
    assert_eq!(decide(director(&app), &ruling("offered", 1)).await.verdict(), "403 forbidden");
    assert_eq!(decide(director(&app), &ruling("unaccepted", 1)).await.verdict(), "403 forbidden");
    let early = decide(app.organiser(), &ruling("unaccepted", 1)).await;
    assert_eq!(early.verdict(), "409 offer_first TR-8.4");
    let offered = decide(app.organiser(), &ruling("offered", 1)).await.expect(200);
    assert_eq!(offered.json["withdrawal"]["state"], "offered");
    assert_eq!(decide(app.organiser(), &ruling("offered", 1)).await.expect(200).text, offered.text);
    assert_eq!(told(&app, "offered").await, [1]);
    let path = format!("{MINE}/1-1");
    let played = app.person(PLAYER).request(Method::DELETE, &path, &Value::Null).await.expect(200);
    assert_eq!(played.json["withdrawals"][0]["state"], "play_on");
    assert_eq!(stand(&app).await, ["running", "running"]);

    start_a_game(&app, 0).await;
    ask(&app).await.expect(200);
    let path = format!("{DESK}/1-2");
    app.organiser().post(&path, &ruling("offered", 1)).await.expect(200);
    let now = app.app.clock.now();
    let lost = app.organiser().post(&path, &ruling("unaccepted", 2)).await.expect(200);
    let until = no_entry_until(now, 12);
    assert_eq!(lost.json["withdrawal"]["suspended_until"], json!(until.to_string()));
    assert_eq!(stand(&app).await, ["default 0", "default 0"]);
    let path = format!("{MINE}/1-2");
    let back = app.person(PLAYER).request(Method::DELETE, &path, &Value::Null).await;
    assert_eq!(back.verdict(), "409 withdrawal_decided");
    let mine = app.person(PLAYER).get(MINE).await.expect(200).json;
    assert_eq!(mine["owes_deposit"], true);
}

/// TR-8.5, SKS-7.5: a silent withdrawal is punished as the decider says, up to two years, and the
/// second one with five at least.
#[tokio::test]
async fn silent_withdrawals() {
    let app = TestApp::new().await;
    with_players(&app).await;
    begun(&app, "T/1", |_| ()).await;
    for (who, role) in [
        (PLAYER, Role::Player),
        (PLAYER, Role::Officer),
        (PlayerId(4), Role::Director),
        (PlayerId(2), Role::Officer),
    ] {
        let answer = app.person_as(who, role).post(DESK, &report("silent", Some(0))).await;
        assert_eq!(answer.verdict(), "403 forbidden", "{who}");
    }
    for (months, expected) in
        [(None, "422 suspension_missing TR-8.5"), (Some(25), "422 suspension_outside TR-8.5")]
    {
        let answer = director(&app).post(DESK, &report("silent", months)).await;
        assert_eq!(answer.verdict(), expected, "{months:?}");
    }
    let decided = director(&app).post(DESK, &report("silent", Some(0))).await.expect(200);
    assert_eq!(decided.json["withdrawal"]["suspended_until"], Value::Null);
    assert_eq!(stand(&app).await, ["cancelled 0", "cancelled 0"], "no game was started");
    let again = director(&app).post(DESK, &report("silent", Some(0))).await.expect(200);
    assert_eq!(again.text, decided.text, "reported twice it is one");
    let other = officer(&app).post(DESK, &report("death", None)).await;
    assert_eq!(other.verdict(), "409 nothing_to_withdraw_from");

    app.member(5, "NOR", None, Role::Director).await;
    begun(&app, "T/2", |a| a["director"] = json!(5)).await;
    start_a_game(&app, 3).await;
    assert_eq!(stand(&app).await[2..], ["running", "running"]);
    let former = director(&app).post(DESK, &report("silent", None)).await;
    assert_eq!(former.verdict(), "403 forbidden", "who decided before, elsewhere");
    let directing = app.person_as(PlayerId(5), Role::Director);
    let short = directing.post(DESK, &report("silent", Some(24))).await;
    assert_eq!(short.verdict(), "422 suspension_outside TR-8.5");
    let second = directing.post(DESK, &report("silent", None)).await.expect(200);
    assert_eq!(second.json["withdrawal"]["id"], "1-2");
    let until = no_entry_until(app.app.clock.now(), 60);
    assert_eq!(second.json["withdrawal"]["suspended_until"], json!(until.to_string()));
    assert_eq!(stand(&app).await[2..], ["default 0", "default 0"], "one was started");
}

/// TR-8.2, SKS-7.2: a death is reported, and accepted by itself; who cannot ask is reported by those
/// who review.
#[tokio::test]
async fn reported_by_others() {
    let app = TestApp::new().await;
    with_players(&app).await;
    begun(&app, "T/1", |_| ()).await;
    start_a_game(&app, 0).await;
    let ill = director(&app).post(DESK, &report("accepted", None)).await;
    assert_eq!(ill.verdict(), "403 forbidden");
    let died = director(&app).post(DESK, &report("death", None)).await.expect(200);
    assert_eq!(died.json["withdrawal"]["suspended_until"], Value::Null);
    assert_eq!(stand(&app).await, ["cancelled 0", "cancelled 0"]);
    assert!(!told(&app, "decided").await.contains(&1), "nobody writes to the dead");
    assert!(told(&app, "decided").await.contains(&2));
    // Another player, too ill to ask.
    begun(&app, "T/2", czech).await;
    let accepted = officer(&app).post(DESK, &report("accepted", None)).await.expect(200);
    assert_eq!(accepted.json["withdrawal"]["state"], "accepted");
}

/// TR-8.3, SKS-7.3: a report whose answer was lost is one withdrawal, also while games are with the
/// adjudicators.
#[tokio::test]
async fn a_report_sent_again_is_one() {
    let app = TestApp::new().await;
    with_players(&app).await;
    begun(&app, "T/1", |_| ()).await;
    let finished = games(&app).await[0].0;
    app.person(PLAYER).resign(finished).await.expect(200);
    let body = report("accepted", None);
    let reported = officer(&app).post(DESK, &body).await.expect(200);
    assert_eq!(stand(&app).await, ["resignation 0", "Adjudication"]);
    assert_eq!(officer(&app).post(DESK, &body).await.expect(200).text, reported.text);
    // What is new is withdrawn from once more.
    app.wait(200 * DAY);
    begun(&app, "T/2", |_| ()).await;
    let again = officer(&app).post(DESK, &body).await.expect(200);
    assert_eq!(again.json["withdrawal"]["id"], "1-2");
}

/// TR-8.1, SKS-7.1: before the start nothing but the place is lost.
#[tokio::test]
async fn before_the_start_there_is_no_penalty() {
    let app = TestApp::new().await;
    with_players(&app).await;
    published(&app, "T/1", |_| ()).await;
    ask(&app).await.expect(200);
    let desk = director(&app).get(DESK).await.expect(200).json["withdrawals"][0].clone();
    assert_eq!(desk["events"][0]["begun"], false);
    let decided = decide(director(&app), &ruling("accepted", 1)).await.expect(200);
    assert_eq!(decided.json["withdrawal"]["suspended_until"], Value::Null);
    assert_eq!(stand(&app).await, ["cancelled 0", "cancelled 0"]);
}
