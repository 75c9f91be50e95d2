//! Decisions that are taken back as a whole (TR-15), by an official or by an appeal that is upheld, and the articles on
//! which decisions rest.

use rules::{PlayerId, Reason};
use serde_json::{Value, json};
use store::Role;
use tests::{Answer, DAY, Front, Table, TestApp, decision};

fn id(answer: Answer) -> Value {
    answer.expect(201).json["id"].clone()
}

/// How each game of the section stands: the reason of its end, and the days that both sides have left.
async fn stand(app: &TestApp, table: &Table) -> Vec<(Option<Reason>, [Option<i64>; 2])> {
    let mut all = Vec::new();
    for pairing in &table.games {
        let (_, game) = app.app.load_game(pairing.game).await.expect("a game");
        let now = app.app.clock.now();
        let days = rules::Color::ALL.map(|color| game.clock(color, now).days_left);
        all.push((game.ending().map(|ending| ending.reason), days));
    }
    all
}

/// What a decision does, as `game code`.
fn what(answer: &Value) -> Vec<String> {
    let games = answer["games"].as_array().expect("games").iter();
    let codes = games.flat_map(|game| {
        let what = game["what"].as_array().expect("what").iter();
        what.map(move |it| format!("{} {}", game["game"], it["code"].as_str().expect("a code")))
    });
    codes.collect()
}

/// A decision is undone once; the log tells by which.
#[tokio::test]
async fn decisions_are_undone_by_others() {
    let app = TestApp::new().await;
    let table = app.table().await;
    let (desk, player) = (app.director(), table.players[0]);
    let warned = id(desk.decide(&decision("warn", json!({ "player": player }))).await);
    let revoked = desk.decide(&decision("revoke", json!({ "undoes": warned }))).await.expect(201);
    assert_eq!((&revoked.json["undoes"], &revoked.json["player"]["id"]), (&warned, &json!(player)));
    let twice = desk.decide(&decision("revoke", json!({ "undoes": warned }))).await;
    assert_eq!(twice.verdict(), "409 already_undone");
    let letter = id(desk.decide(&decision("message", json!({}))).await);
    let said = desk.decide(&decision("revoke", json!({ "undoes": letter }))).await;
    assert_eq!(said.verdict(), "409 not_revocable");
    let ten = json!({ "game": 701, "player": player, "days": 10 });
    let set = id(desk.decide(&decision("set_clock", ten)).await);
    let back = json!({ "game": 701, "player": player, "days": -10, "undoes": set });
    let back = id(desk.decide(&decision("set_clock", back)).await);
    let log = desk.get("/api/sections/700/decisions").await.expect(200).json;
    let undone: Vec<(&Value, &Value)> = log["decisions"]
        .as_array()
        .expect("decisions")
        .iter()
        .map(|decision| (&decision["id"], &decision["undone_by"]))
        .collect();
    let null = Value::Null;
    let expected = [
        (&back, &null),
        (&set, &back),
        (&letter, &null),
        (&revoked.json["id"], &null),
        (&warned, &revoked.json["id"]),
    ];
    assert_eq!(undone, expected);
}

/// TR-15, TR-14: a penalty and an expulsion are taken back in one step, in every game; sent twice, once.
#[tokio::test]
async fn a_penalty_is_taken_back_in_one_step() {
    let app = TestApp::new().await;
    let table = app.table().await;
    let (desk, player) = (app.director(), table.players[0]);
    let before = stand(&app, &table).await;
    for (kind, more, step) in [
        ("penalty", json!({ "player": player, "days": 10 }), "clock_adjusted"),
        ("expel", json!({ "player": player }), "reinstated"),
    ] {
        let made = id(desk.decide(&decision(kind, more)).await);
        assert_ne!(stand(&app, &table).await, before, "{kind}");
        let one = json!({ "game": 701, "player": player, "days": -10, "undoes": made });
        let part = desk.decide(&decision("set_clock", one)).await.verdict();
        assert!(
            ["409 undone_in_part", "409 game_finished LAW-12.1"].contains(&part.as_str()),
            "{part}"
        );
        let body = decision("revoke", json!({ "undoes": made }));
        let path = "/api/director/sections/700/decisions/preview";
        let preview = desk.post(path, &body).await.expect(200).json;
        assert_eq!((&preview["games"], &preview["end_count"]), (&json!(2), &json!(0)));
        let back = desk.decide(&body).await.expect(201).json;
        assert_eq!(what(&back), [format!("701 {step}"), format!("703 {step}")]);
        assert_eq!(back["player"]["id"], json!(player));
        assert_eq!(desk.decide(&body).await.expect(200).json, back);
        assert_eq!(stand(&app, &table).await, before, "{kind}");
    }
}

/// The server dies while it takes a penalty back, at any of its calls: sent again, every game has its days once.
#[tokio::test]
async fn a_run_dies_anywhere() {
    for calls in (0..120).step_by(3) {
        for carried_out in [false, true] {
            let (app, front) = Front::server().await;
            let table = app.table().await;
            let (desk, player) = (app.director(), table.players[0]);
            let before = stand(&app, &table).await;
            let ten = json!({ "player": player, "days": 10 });
            let made = id(desk.decide(&decision("penalty", ten)).await);
            let body = decision("revoke", json!({ "undoes": made }));
            front.after(calls, carried_out);
            desk.decide(&body).await;
            let died = front.heal();
            let again = desk.decide(&body).await;
            assert!([200, 201].contains(&again.status), "{calls} {carried_out}: {}", again.text);
            assert_eq!(stand(&app, &table).await, before, "{calls} {carried_out}");
            if !died {
                assert!(calls > 10, "only {calls} calls");
                return;
            }
        }
    }
    panic!("it dies for ever");
}

/// TR-15: with an appeal that is upheld against a decision the decision is taken back in the commission's name, in all
/// games; sent twice, once; by nobody else, and not where the case has changed.
#[tokio::test]
async fn an_upheld_appeal_carries_out_its_outcome() {
    let app = TestApp::new().await;
    let table = app.table().await;
    app.member(78, "SWE", None, Role::Officer).await;
    let player = table.players[0];
    let before = stand(&app, &table).await;
    let expelled = id(app.officer().decide(&decision("expel", json!({ "player": player }))).await);
    let path = format!("/api/decisions/700/{expelled}/appeals");
    let text = json!({ "text": "I was ill." });
    let appeal = app.person(player).post(&path, &text).await.expect(201).json;
    let path = format!("/api/cases/{}/outcome", appeal["id"]);
    let changed =
        |version: u64| json!({ "version": version, "outcome": "changed", "reason": "Illness." });
    let second = app.person_as(PlayerId(78), Role::Officer);
    for (who, body, expected) in [
        (app.officer(), changed(1), "403 forbidden TR-15"),
        (app.director(), changed(1), "403 forbidden TR-15"),
        (second, changed(7), "409 changed_meanwhile"),
    ] {
        assert_eq!(who.post(&path, &body).await.verdict(), expected);
        assert_ne!(stand(&app, &table).await, before);
    }
    let decided = second.post(&path, &changed(1)).await.expect(200).json;
    assert_eq!((&decided["outcome"], &decided["state"]), (&json!("changed"), &json!("decided")));
    assert_eq!(stand(&app, &table).await, before, "every game goes on");
    let log = app.director().get("/api/sections/700/decisions").await.expect(200).json;
    let newest = &log["decisions"][0];
    assert_eq!(
        (
            &newest["kind"],
            &newest["undoes"],
            &newest["by"]["id"],
            &newest["reason"],
            &newest["rule"]
        ),
        (&json!("revoke"), &expelled, &json!(78), &json!("Illness."), &json!("TR-15"))
    );
    assert_eq!(second.post(&path, &changed(1)).await.expect(200).json, decided, "sent twice");
    let again = app.director().get("/api/sections/700/decisions").await.expect(200).json;
    assert_eq!(again, log);
}

/// What cannot be taken back as a whole is changed by another decision first, as before.
#[tokio::test]
async fn an_adjudication_is_decided_again_first() {
    let app = TestApp::new().await;
    let table = app.table().await;
    let player = table.players[0];
    app.wait(DAY);
    let sent = id(app.officer().decide(&decision("to_adjudication", json!({ "game": 701 }))).await);
    let path = format!("/api/decisions/700/{sent}/appeals");
    let text = json!({ "text": "We play on." });
    let appeal = app.person(player).post(&path, &text).await.expect(201).json;
    let path = format!("/api/cases/{}/outcome", appeal["id"]);
    let body = json!({ "version": 1, "outcome": "changed", "reason": "So be it." });
    let second = app.person_as(PlayerId(78), Role::Officer);
    assert_eq!(second.post(&path, &body).await.verdict(), "409 not_undone TR-15");
}

/// TR-15: two officials take the same penalty back at once: its days are given back once.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_penalty_is_given_back_once() {
    for round in 0..12 {
        let app = TestApp::new().await;
        let table = app.table().await;
        let player = table.players[0];
        let before = stand(&app, &table).await;
        let ten = json!({ "player": player, "days": 10 });
        let made = id(app.director().decide(&decision("penalty", ten)).await);
        let back = || decision("revoke", json!({ "undoes": made }));
        let (ours, theirs) = (back(), back());
        let (director, officer) = (app.director(), app.officer());
        let (one, other) = tokio::join!(director.decide(&ours), officer.decide(&theirs));
        let mut verdicts = [one.verdict(), other.verdict()];
        verdicts.sort();
        assert_eq!(verdicts, ["201", "409 already_undone"], "round {round}");
        assert_eq!(stand(&app, &table).await, before, "round {round}");
    }
}

/// TR-15: what cannot be taken back as a whole is undone game by game, and the appeal is upheld then.
#[tokio::test]
async fn stopped_clocks_are_appealed_against() {
    let app = TestApp::new().await;
    let table = app.table().await;
    let stopped = id(app.officer().decide(&decision("stop_clocks", json!({}))).await);
    let path = format!("/api/decisions/700/{stopped}/appeals");
    let text = json!({ "text": "We want to play." });
    let appeal = app.person(table.players[0]).post(&path, &text).await.expect(201).json;
    let path = format!("/api/cases/{}/outcome", appeal["id"]);
    let body = json!({ "version": 1, "outcome": "changed", "reason": "So be it." });
    let second = app.person_as(PlayerId(78), Role::Officer);
    assert_eq!(second.post(&path, &body).await.verdict(), "409 not_undone TR-15");
    let resumed = decision("resume_clocks", json!({ "game": 701, "undoes": stopped }));
    app.officer().decide(&resumed).await.expect(201);
    assert_eq!(second.post(&path, &body).await.expect(200).json["outcome"], "changed");
}

/// LAW-13.3.2: what hurts names its article, which is one of the rules'; it is kept by its id.
#[tokio::test]
async fn decisions_rest_on_articles() {
    let app = TestApp::new().await;
    let table = app.table().await;
    let (desk, player) = (app.director(), table.players[0]);
    for (kind, more) in [
        ("penalty", json!({ "player": player, "days": 1 })),
        ("default", json!({ "game": 701, "players": [player] })),
        ("cancel", json!({ "game": 701 })),
        ("order", json!({ "player": player })),
        ("expel", json!({ "player": player })),
    ] {
        let cited = |rule: Value| {
            let mut body = decision(kind, more.clone());
            body["rule"] = rule;
            body
        };
        let without = desk.decide(&cited(Value::Null)).await;
        assert_eq!(without.verdict(), "422 article_missing", "{kind}");
        let unknown = desk.decide(&cited(json!("FOO-99"))).await;
        assert_eq!(unknown.verdict(), "422 unknown_article", "{kind}");
    }
    let mut typed = decision("warn", json!({ "player": player }));
    typed["rule"] = json!(" law 13.3.2");
    assert_eq!(desk.decide(&typed).await.expect(201).json["rule"], "LAW-13.3.2");
    let plain = desk.decide(&decision("warn", json!({ "player": player }))).await.expect(201);
    assert_eq!(plain.json["rule"], Value::Null);
}
