//! Cases: questions, reports of messages, of pages and of conduct, appeals; who files, reads, answers
//! and decides them (LAW-13.1, LAW-13.3.1, LAW-14.1, LAW-14.2, TR-14, TR-15).

use rules::PlayerId;
use serde_json::{Value, json};
use store::Role;
use tests::{Answer, DAY, DELEGATE, DIRECTOR, OFFICER, Person, START, Table, TestApp, decision};

const GAME_QUERIES: &str = "/api/games/701/queries";
const SECTION_QUERIES: &str = "/api/sections/700/queries";

async fn ask(person: Person<'_>, path: &str, text: &str) -> Answer {
    person.post(path, &json!({ "text": text })).await
}

async fn answer(person: Person<'_>, case: &Value, text: &str, close: bool) -> Answer {
    let body = json!({ "version": case["version"], "text": text, "close": close });
    person.post(&format!("/api/cases/{}/answers", case["id"]), &body).await
}

async fn outcome(person: Person<'_>, case: &Value, outcome: &str) -> Answer {
    let body = json!({ "version": case["version"], "outcome": outcome, "reason": "It stands." });
    person.post(&format!("/api/cases/{}/outcome", case["id"]), &body).await
}

/// The numbers of the cases that wait for this person.
async fn waiting(person: Person<'_>) -> Vec<Value> {
    let queue = person.get("/api/director/queue").await.expect(200).json;
    let items = queue["items"].as_array().expect("items").iter();
    items.filter(|item| item["kind"] == "case").map(|item| item["id"].clone()).collect()
}

/// LAW-14.2: a question has its age and its state; answered it waits no longer, and whoever asked
/// opens it again by writing.
#[tokio::test]
async fn a_question_is_asked_and_answered() {
    let app = TestApp::new().await;
    let table = app.table().await;
    let (me, desk) = (app.person(table.players[0]), app.director());
    let asked = ask(me, GAME_QUERIES, " Does my leave count? ").await.expect(201).json;
    let expected = json!({
        "id": asked["id"], "version": 1, "kind": "query", "state": "open",
        "opened_at": START.to_string(), "age_days": 0, "by": asked["by"],
        "section": { "id": 700, "name": "Final", "event_name": "Cup", "director": null, "outside_laws": null, "friendly": null },
        "game": 701, "player": null, "message": null, "url": null, "decision": null,
        "text": "Does my leave count?", "answers": [], "decisions": [], "outcome": null,
        "due": null, "page": null, "may": { "answer": true, "decide": false }
    });
    assert_eq!((&asked, &asked["by"]["id"]), (&expected, &json!(me.player)));
    let again = ask(me, GAME_QUERIES, "Does my leave count?").await.expect(200).json;
    assert_eq!(again, asked, "sent twice");
    app.wait(3 * DAY);
    assert_eq!(waiting(desk).await, [asked["id"].clone()]);
    let heard = answer(desk, &asked, "I am looking into it.", false).await.expect(200).json;
    assert_eq!((&heard["state"], &heard["age_days"]), (&json!("open"), &json!(3)));
    let stale = answer(desk, &asked, "It does.", true).await;
    assert_eq!(stale.verdict(), "409 changed_meanwhile");
    let done = answer(desk, &heard, "It does.", true).await.expect(200).json;
    assert_eq!(
        (&done["state"], done["answers"].as_array().map(Vec::len)),
        (&json!("answered"), Some(2))
    );
    assert_eq!(answer(desk, &heard, "It does.", true).await.expect(200).json, done, "sent twice");
    assert_eq!(waiting(desk).await, Vec::<Value>::new());
    let added = answer(app.officer(), &done, "See LAW-10.1.", false).await.expect(200).json;
    assert_eq!(added["state"], "answered");
    let reopened = answer(me, &added, "And next year?", false).await.expect(200).json;
    assert_eq!(reopened["state"], "open");
    assert_eq!(waiting(desk).await, [asked["id"].clone()]);
    let closed = answer(me, &reopened, "I have found it.", true).await.expect(200).json;
    assert_eq!(closed["state"], "answered");
    assert_eq!(waiting(desk).await, Vec::<Value>::new());
    let mine = me.get("/api/cases").await.expect(200).json;
    assert_eq!(mine, json!({ "cases": [closed], "next": null }));
}

/// Whoever plays asks; the officials of the section read and answer, nobody else.
#[tokio::test]
async fn who_may() {
    let app = TestApp::new().await;
    let table = app.table().await;
    let [a, b, c] = table.players;
    let forbidden = "403 forbidden";
    for (who, path, expected) in [
        (c, GAME_QUERIES, "403 not_your_game LAW-1.1"),
        (table.stranger, SECTION_QUERIES, forbidden),
        (DIRECTOR, SECTION_QUERIES, forbidden),
        (a, "/api/games/9999/queries", "404 unknown_game"),
        (a, "/api/sections/9999/queries", "404 unknown_section"),
    ] {
        assert_eq!(ask(app.person(who), path, "Why?").await.verdict(), expected, "{who} {path}");
    }
    assert_eq!(
        app.post(SECTION_QUERIES, &json!({ "text": "Why?" })).await.verdict(),
        "401 unauthenticated"
    );
    for (text, expected) in
        [(" \n".to_owned(), "422 invalid_body"), ("ü".repeat(2_001), "422 message_too_long")]
    {
        assert_eq!(ask(app.person(a), SECTION_QUERIES, &text).await.verdict(), expected);
    }
    let asked = ask(app.person(a), SECTION_QUERIES, &"ü".repeat(2_000)).await.expect(201).json;
    let path = format!("/api/cases/{}", asked["id"]);
    let elsewhere = PlayerId(77);
    for (who, role, may) in [
        (a, Role::Player, true),
        (DIRECTOR, Role::Director, true),
        (OFFICER, Role::Officer, true),
        (b, Role::Player, false),
        (b, Role::Officer, false),
        (DIRECTOR, Role::Player, false),
        (elsewhere, Role::Director, false),
        (elsewhere, Role::Organiser, false),
        (elsewhere, Role::Federation, false),
        (elsewhere, Role::Player, false),
    ] {
        let person = app.person_as(who, role);
        let read = person.get(&path).await;
        assert_eq!(read.verdict(), if may { "200" } else { forbidden }, "{who} {role:?}");
        if may {
            answer(person, &read.json, "Well.", false).await.expect(200);
        } else {
            let written = answer(person, &asked, "Well.", false).await;
            assert_eq!(written.verdict(), forbidden, "{who} {role:?}");
            let decided = outcome(person, &asked, "upheld").await;
            assert_eq!(decided.verdict(), "403 forbidden TR-15", "{who} {role:?}");
        }
    }
    assert_eq!(app.person(a).get("/api/cases/9999").await.verdict(), "404 unknown_case");
    assert_eq!(app.person(a).get("/api/cases/x").await.verdict(), "404 unknown_case");
    let no_appeal = outcome(app.officer(), &asked, "upheld").await;
    assert_eq!(no_appeal.verdict(), "409 not_an_appeal TR-15");
}

/// Twenty open cases, and no more; one that is answered makes room. Forty answers in one.
#[tokio::test]
async fn there_are_limits() {
    let app = TestApp::new().await;
    let table = app.table().await;
    let (me, desk) = (app.person(table.players[0]), app.director());
    let mut first = Value::Null;
    for number in 0..20 {
        let asked = ask(me, SECTION_QUERIES, &format!("Question {number}?")).await.expect(201);
        first = if number == 0 { asked.json } else { first };
    }
    assert_eq!(ask(me, SECTION_QUERIES, "One more?").await.verdict(), "409 too_many_cases");
    ask(me, SECTION_QUERIES, "Question 7?").await.expect(200);
    let done = answer(desk, &first, "Yes.", true).await.expect(200).json;
    ask(me, SECTION_QUERIES, "One more?").await.expect(201);
    assert_eq!(answer(me, &done, "Still?", false).await.verdict(), "409 too_many_cases");
    ask(app.person(table.players[1]), SECTION_QUERIES, "Mine?").await.expect(201);
    let mut case = done;
    for number in 1..40 {
        case = answer(desk, &case, &format!("Answer {number}."), false).await.expect(200).json;
    }
    assert_eq!(answer(desk, &case, "One more.", false).await.verdict(), "409 case_full");
}

/// LAW-13.3.1: a reported message is hidden from the reporter at once; its writer goes on reading
/// it and is told nothing, officials read it, and it is reported once.
#[tokio::test]
async fn a_reported_message_is_hidden() {
    let app = TestApp::new().await;
    let table = app.table().await;
    let (me, other) = (app.person(table.players[0]), app.person(table.players[1]));
    let game = table.games[0].game;
    let written = other.write(game, "rude", "You play like a duck.").await.expect(200).json;
    me.write(game, "mine", "Please.").await.expect(200);
    let path = |id: &str| format!("/api/games/701/messages/{id}/reports");
    for (person, id, expected) in [
        (other, "black-rude", "409 not_reportable LAW-13.3.1"),
        (me, "white-mine", "409 not_reportable LAW-13.3.1"),
        (me, "black-none", "404 unknown_message"),
        (app.person(table.players[2]), "black-rude", "403 not_your_game LAW-1.1"),
        (app.director(), "black-rude", "403 not_your_game LAW-1.1"),
    ] {
        assert_eq!(ask(person, &path(id), "This is rude.").await.verdict(), expected, "{id}");
    }
    let before = other.game(game).await.expect(200).json;
    let reported = ask(me, &path("black-rude"), "This is rude.").await.expect(201).json;
    assert_eq!(
        (&reported["kind"], &reported["player"]["id"]),
        (&json!("message_report"), &json!(other.player))
    );
    assert_eq!(reported["message"], Value::Null, "the reporter does not read it again");
    assert_eq!(ask(me, &path("black-rude"), "This is rude.").await.expect(200).json, reported);
    let twice = ask(me, &path("black-rude"), "Once more.").await;
    assert_eq!(twice.verdict(), "409 already_reported LAW-13.3.1");
    let seen = async |person: Person<'_>| {
        let page = person.game(game).await.expect(200).json;
        (page["messages"][0]["text"].clone(), page["messages"][0]["hidden"].clone())
    };
    assert_eq!(seen(me).await, (json!(""), json!(true)));
    assert_eq!(seen(other).await, (written["text"].clone(), json!(false)));
    assert_eq!(seen(app.director()).await, (written["text"].clone(), json!(true)));
    assert_eq!(other.game(game).await.expect(200).json, before, "the writer sees nothing of it");
    let again = other.write(game, "rude", "You play like a duck.").await.expect(200).json;
    assert_eq!(again, written);
    let desk = app.director().get(&format!("/api/cases/{}", reported["id"])).await.expect(200);
    assert_eq!(desk.json["message"]["text"], written["text"]);
    assert_eq!(
        other.get("/api/cases").await.expect(200).json,
        json!({ "cases": [], "next": null })
    );
    // A decision answers it for good.
    let warn = json!({ "player": other.player, "case": reported["id"], "rule": "LAW-13.3.1" });
    let warn = app.director().decide(&decision("warn", warn)).await.expect(201).json;
    let decided = me.get(&format!("/api/cases/{}", reported["id"])).await.expect(200).json;
    assert_eq!(
        (&decided["state"], &decided["decisions"]),
        (&json!("decided"), &json!([warn["id"]]))
    );
    assert_eq!(warn["case"], reported["id"]);
    let read = other.get("/api/sections/700/decisions").await.expect(200).json;
    let told = &read["decisions"][0];
    assert_eq!(
        (&told["id"], &told["case"]),
        (&warn["id"], &Value::Null),
        "not that there was a report"
    );
    assert_eq!(waiting(app.director()).await, Vec::<Value>::new());
    assert_eq!(answer(me, &decided, "Thanks.", false).await.verdict(), "409 case_decided");
}

async fn publish(app: &TestApp, table: &Table, number: u32) -> Value {
    let body = json!({
        "player": table.players[0], "url": format!("https://games.example/{number}"), "text": "Live."
    });
    let reporter = app.person(table.players[1]);
    let path = "/api/sections/700/publications";
    let case = reporter.post(path, &body).await.expect(201).json;
    assert_eq!(reporter.post(path, &body).await.expect(200).json["id"], case["id"], "again");
    case
}

/// TR-14: an order, 10 days, expulsion, the officers; what was undone does not count.
#[tokio::test]
async fn publishing_is_punished_step_by_step() {
    let app = TestApp::new().await;
    let table = app.table().await;
    let (desk, player) = (app.director(), table.players[0]);
    let seen = async |case: &Value| {
        let case = desk.get(&format!("/api/cases/{}", case["id"])).await.expect(200).json;
        case["due"].clone()
    };
    let due = |step: &str, earlier: u32, may_suspend: bool| json!({ "step": step, "earlier": earlier, "elsewhere": 0, "may_suspend": may_suspend });
    let first = publish(&app, &table, 1).await;
    assert_eq!((&first["due"], &first["url"]), (&Value::Null, &json!("https://games.example/1")));
    assert_eq!(seen(&first).await, due("order", 0, false));
    let order = json!({ "player": player, "case": first["id"] });
    let order = desk.decide(&decision("order", order)).await.expect(201).json;
    assert_eq!(order["rule"], "TR-14", "the case names the rule");
    let second = publish(&app, &table, 2).await;
    assert_eq!(seen(&second).await, due("penalty", 1, false));
    desk.decide(&decision("revoke", json!({ "undoes": order["id"] }))).await.expect(201);
    assert_eq!(seen(&second).await, due("order", 0, false));
    // However the article is typed.
    let order = json!({ "player": player, "rule": "tr 14" });
    desk.decide(&decision("order", order)).await.expect(201);
    // The director may do otherwise, with a reason, and by another article: the case is what counts.
    let ten = json!({ "player": player, "days": 12, "case": second["id"], "rule": "LAW-13.3" });
    desk.decide(&decision("penalty", ten)).await.expect(201);
    let third = publish(&app, &table, 3).await;
    assert_eq!(seen(&third).await, due("expel", 2, false));
    let suspensions = format!("/api/players/{player}/suspensions");
    let two_years =
        json!({ "cause": "publishing", "months": 24, "reason": "Three pages in one event." });
    let officer = app.person_as(OFFICER, Role::Officer);
    let early = officer.post(&suspensions, &two_years).await;
    assert_eq!(early.verdict(), "409 not_repeated TR-14");
    let expel = json!({ "player": player, "case": third["id"] });
    desk.decide(&decision("expel", expel)).await.expect(201);
    let fourth = publish(&app, &table, 4).await;
    assert_eq!(seen(&fourth).await, due("suspension", 3, true));
    let facts =
        desk.get(&format!("/api/director/games/702/facts?player={player}")).await.expect(200);
    assert_eq!(facts.json["publication"], due("suspension", 3, true));
    let suspended = officer.post(&suspensions, &two_years).await.expect(200).json;
    assert_eq!(suspended["suspensions"][0]["rule"], "TR-14");
}

/// TR-14: who reports a page, and what is one.
#[tokio::test]
async fn what_is_a_report_of_a_page() {
    let app = TestApp::new().await;
    let table = app.table().await;
    let [a, b, _] = table.players;
    let url = "https://games.example/";
    let most = format!("https://{}", "x".repeat(492));
    for (who, role, player, url, expected) in [
        (b, Role::Player, a, url, "201"),
        (DIRECTOR, Role::Director, a, url, "201"),
        (OFFICER, Role::Officer, a, url, "201"),
        (b, Role::Player, a, most.as_str(), "201"),
        (b, Role::Player, a, &format!("{most}x"), "422 invalid_body"),
        (b, Role::Player, a, "games.example", "422 invalid_body"),
        (b, Role::Player, a, "javascript:alert(1)", "422 invalid_body"),
        (b, Role::Player, a, "https://games.example/a b", "422 invalid_body"),
        (b, Role::Player, b, url, "409 not_reportable TR-14"),
        (b, Role::Player, table.stranger, url, "422 not_a_player"),
        (table.stranger, Role::Player, a, url, "403 forbidden"),
        (PlayerId(77), Role::Director, a, url, "403 forbidden"),
    ] {
        let body = json!({ "player": player, "url": url, "text": format!("Seen by {who}.") });
        let answer = app.person_as(who, role).post("/api/sections/700/publications", &body).await;
        assert_eq!(answer.verdict(), expected, "{who} {role:?} {url}");
    }
}

/// TR-15: by a player whom the decision concerns, once; decided by officers, and not by the one who
/// made the decision.
#[tokio::test]
async fn an_appeal_is_decided_by_others() {
    let app = TestApp::new().await;
    let table = app.table().await;
    let [a, b, c] = table.players;
    let set = json!({ "game": 701, "player": a, "days": 5 });
    let made = app.officer().decide(&decision("set_clock", set)).await.expect(201).json;
    let path = format!("/api/decisions/700/{}/appeals", made["id"]);
    for (who, path, expected) in [
        (c, path.as_str(), "403 forbidden"),
        (table.stranger, &path, "403 forbidden"),
        (a, "/api/decisions/700/9999/appeals", "404 unknown_decision"),
        (a, "/api/decisions/x/1/appeals", "404 unknown_decision"),
    ] {
        assert_eq!(ask(app.person(who), path, "No.").await.verdict(), expected, "{who} {path}");
    }
    let appeal = ask(app.person(a), &path, "The clock was right.").await.expect(201).json;
    assert_eq!((&appeal["kind"], &appeal["decision"]), (&json!("appeal"), &made["id"]));
    ask(app.person(a), &path, "The clock was right.").await.expect(200);
    let twice = ask(app.person(a), &path, "Really.").await;
    assert_eq!(twice.verdict(), "409 already_appealed TR-15");
    let other = ask(app.person(b), &path, "I object, too.").await.expect(201).json;
    assert_eq!(other["decision"], made["id"], "each player once");
    // The director reads it; the officer who decided does not judge.
    let path = format!("/api/cases/{}", appeal["id"]);
    assert_eq!(
        app.director().get(&path).await.expect(200).json["may"],
        json!({ "answer": false, "decide": false })
    );
    let second = app.person_as(PlayerId(78), Role::Officer);
    for (person, expected) in [
        (app.officer(), "403 forbidden TR-15"),
        (app.director(), "403 forbidden TR-15"),
        (app.person(a), "403 forbidden TR-15"),
        (app.person_as(c, Role::Officer), "403 forbidden TR-15"),
    ] {
        assert_eq!(outcome(person, &appeal, "changed").await.verdict(), expected);
    }
    assert_eq!(waiting(app.officer()).await, Vec::<Value>::new());
    assert_eq!(waiting(app.director()).await, Vec::<Value>::new());
    assert_eq!(waiting(second).await, [appeal["id"].clone(), other["id"].clone()]);
    let back = json!({ "game": 701, "player": a, "days": -5, "undoes": made["id"] });
    second.decide(&decision("set_clock", back)).await.expect(201);
    let changed = outcome(second, &appeal, "changed").await.expect(200).json;
    assert_eq!((&changed["outcome"], &changed["state"]), (&json!("changed"), &json!("decided")));
    assert_eq!(changed["answers"][0]["text"], "It stands.");
    assert_eq!(outcome(second, &appeal, "changed").await.expect(200).json, changed, "sent twice");
    assert_eq!(outcome(second, &changed, "upheld").await.verdict(), "409 case_decided");
    let upheld = outcome(second, &other, "dismissed").await.expect(200).json;
    assert_eq!(upheld["outcome"], "dismissed");
    let late =
        ask(app.person(b), &format!("/api/decisions/700/{}/appeals", made["id"]), "No.").await;
    assert_eq!(late.verdict(), "409 already_undone");
}

/// A letter is no decision to appeal against.
#[tokio::test]
async fn a_letter_is_not_appealed_against() {
    let app = TestApp::new().await;
    let table = app.table().await;
    let letter = app.director().decide(&decision("message", json!({}))).await.expect(201).json;
    let path = format!("/api/decisions/700/{}/appeals", letter["id"]);
    let refused = ask(app.person(table.players[0]), &path, "I do not like it.").await;
    assert_eq!(refused.verdict(), "409 not_appealable TR-15");
}

/// A case of another section is no case of this one.
#[tokio::test]
async fn a_case_belongs_to_its_section() {
    let app = TestApp::new().await;
    let table = app.table().await;
    let asked = ask(app.person(table.players[0]), SECTION_QUERIES, "Why?").await.expect(201).json;
    let section = store::Section::new(store::SectionId(800), "Other", "Cup");
    let section = store::Section { director: Some(DIRECTOR), ..section };
    app.app.store.create_section(&section).await.expect("a section");
    let body = decision("message", json!({ "case": asked["id"] }));
    let refused = app.director().post("/api/director/sections/800/decisions", &body).await;
    assert_eq!(refused.verdict(), "422 unknown_case");
}

/// LAW-13.1: a player reports another's conduct to the director, who answers; the reporter is told,
/// whom it is about is not, and the same is reported once.
#[tokio::test]
async fn conduct_is_reported() {
    let app = TestApp::new().await;
    let table = app.table().await;
    let [a, b, _] = table.players;
    let (me, path) = (app.person(a), "/api/sections/700/conduct");
    let body = |text: &str| json!({ "person": b, "game": 701, "text": text });
    let filed = me.post(path, &body("Calls me a cheat.")).await.expect(201).json;
    assert_eq!(
        (&filed["kind"], &filed["player"]["id"], &filed["game"], &filed["state"]),
        (&json!("conduct"), &json!(b), &json!(701), &json!("open"))
    );
    assert_eq!(me.post(path, &body("Calls me a cheat.")).await.expect(200).json, filed);
    let else_ = me.post(path, &body("Calls me a duck.")).await;
    assert_eq!(else_.verdict(), "409 conduct_reported LAW-13.1");
    let public = json!({ "person": b, "text": "The same on the forum." });
    me.post(path, &public).await.expect(201);
    assert_eq!(waiting(app.director()).await.first(), Some(&filed["id"]));
    let case = format!("/api/cases/{}", filed["id"]);
    assert_eq!(app.person(b).get(&case).await.verdict(), "403 forbidden");
    let told = answer(app.director(), &filed, "I have spoken to him.", true).await.expect(200).json;
    let again = me.post(path, &body("Calls me a cheat.")).await.expect(200).json;
    assert_eq!((&again["state"], &again["answers"]), (&json!("answered"), &told["answers"]));
    // What happens after a decision is another matter.
    let warn = json!({ "player": b, "case": filed["id"], "rule": "LAW-13.1" });
    app.director().decide(&decision("warn", warn)).await.expect(201);
    let decided = me.post(path, &body("Calls me a cheat.")).await.expect(200).json;
    assert_eq!((&decided["id"], &decided["state"]), (&filed["id"], &json!("decided")));
    let later = me.post(path, &body("And again.")).await.expect(201).json;
    assert_ne!(later["id"], filed["id"]);
}

/// LAW-13.1: who reports whom; a report of an official waits for the other officers, and is not his
/// to read, to answer or to end by a decision.
#[tokio::test]
async fn officials_are_reported_to_officers() {
    let app = TestApp::new().await;
    let table = app.table().await;
    let [a, b, _] = table.players;
    let path = "/api/sections/700/conduct";
    for (who, person, game, expected) in [
        (a, a, None, "409 not_reportable LAW-13.1"),
        (a, table.stranger, None, "409 not_reportable LAW-13.1"),
        (a, b, Some(9999), "409 not_reportable LAW-13.1"),
        (table.stranger, b, None, "403 forbidden"),
        (DIRECTOR, b, None, "403 forbidden"),
        (a, DIRECTOR, Some(701), "201"),
        (a, OFFICER, None, "201"),
    ] {
        let body = json!({ "person": person, "game": game, "text": "Was rude to me." });
        let filed = app.person(who).post(path, &body).await;
        assert_eq!(filed.verdict(), expected, "{who} {person}");
    }
    let mine = app.person(a).get("/api/cases").await.expect(200).json;
    let of = |id: PlayerId| {
        let cases = mine["cases"].as_array().expect("cases").iter();
        cases.clone().find(|case| case["player"]["id"] == json!(id)).expect("a case").clone()
    };
    let (of_director, of_officer) = (of(DIRECTOR), of(OFFICER));
    assert_eq!(waiting(app.director()).await, Vec::<Value>::new());
    assert_eq!(waiting(app.officer()).await, [of_director["id"].clone()]);
    for (person, case) in [(app.director(), &of_director), (app.officer(), &of_officer)] {
        let read = person.get(&format!("/api/cases/{}", case["id"])).await;
        assert_eq!(read.verdict(), "403 forbidden");
        assert_eq!(answer(person, case, "No.", true).await.verdict(), "403 forbidden");
        let ended = json!({ "player": a, "case": case["id"] });
        let ended = person.decide(&decision("warn", ended)).await;
        assert_eq!(ended.verdict(), "422 unknown_case");
    }
    let done = answer(app.officer(), &of_director, "He has apologised.", true).await;
    assert_eq!(done.expect(200).json["state"], "answered");
    // So is a delegate's conduct, which a director reports as well.
    let body = json!({ "person": DELEGATE, "text": "Insults players on the forum." });
    let stranger = app.person(table.stranger).post(path, &body).await;
    assert_eq!(stranger.verdict(), "403 forbidden");
    let by_player = app.person(a).post(path, &body).await.expect(201).json;
    let by_director = app.director().post(path, &body).await.expect(201).json;
    assert_eq!(waiting(app.director()).await, Vec::<Value>::new());
    let found = waiting(app.officer()).await;
    assert_eq!(found.len(), 2, "{found:?}");
    assert!(found.contains(&by_player["id"]) && found.contains(&by_director["id"]), "{found:?}");
}
