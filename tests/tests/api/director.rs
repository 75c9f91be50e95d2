//! Claims that wait for the tournament director: the clocks stand still, few may rule, and both
//! players read why (`LAW-6.10a`).

use posthorn::demo::Pairing;
use posthorn::verify;
use rules::{GameId, PlayerId};
use serde_json::{Value, json};
use store::Role;
use tests::{DAY, Person, START, TestApp};

/// Directs the sections of these games, and plays in none.
const DIRECTOR: PlayerId = PlayerId(900);
/// Five men and a castling right: no table knows it.
const CASTLING: &str = "r3k3/8/8/8/8/8/4P3/R3K3 w Qq - 0 1";
/// White's first deadline, in seconds.
const FIRST: i64 = 36 * DAY;

/// A game in a section of [`DIRECTOR`] in which White's claim waits since the first day.
async fn waiting(app: &TestApp, number: u32) -> Pairing {
    let pairing = app.pairing_under(number, DIRECTOR, CASTLING).await;
    let (white, _) = app.players(&pairing);
    // The players' other game would have its flag fall meanwhile.
    white.resign(GameId(number)).await.expect(200);
    app.wait(DAY);
    let claimed = white.claim(pairing.game, 0, "tablebase_win", Some("O-O-O")).await.expect(200);
    assert_eq!(claimed.json["verdict"], "referred");
    pairing
}

fn director(app: &TestApp) -> Person<'_> {
    app.person_as(DIRECTOR, Role::Director)
}

async fn queue(app: &TestApp) -> Vec<u32> {
    let waiting = app.app.store.waiting_claims().await.expect("claims");
    waiting.into_iter().map(|claim| claim.game.0).collect()
}

/// LAW-6.10a: no deadline, no alarm, no sweep for a year; nobody moves, and the page says why.
#[tokio::test]
async fn the_clocks_stand_still() {
    let app = TestApp::new().await;
    let pairing = waiting(&app, 1).await;
    let (white, black) = app.players(&pairing);
    let id = pairing.game;
    let kept = app.kept(&pairing).await;
    assert_eq!(kept.alarm_at, None);
    let clock = white.game(id).await.json["white"]["clock"].clone();
    assert_eq!((&clock["running"], &clock["thinking_seconds"]), (&json!(false), &json!(DAY)));
    for _ in 0..12 {
        app.wait(31 * DAY);
        assert_eq!(app.run_schedules().await, (0, 0));
    }
    assert_eq!(app.kept(&pairing).await, kept);
    let referred = json!({
        "by": "white", "claim": "tablebase_win", "move": "O-O-O", "why": "castling_rights",
        "at": (START + DAY).to_string()
    });
    for person in [white, black, director(&app)] {
        let page = person.game(id).await.expect(200).json;
        assert_eq!((&page["referred"], &page["deadline"]), (&referred, &Value::Null));
        assert_eq!(page["white"]["clock"], clock);
        for what in ["move", "offer_draw", "claim_draw", "claim_tablebase"] {
            assert_eq!(page["may"][what], false, "{what}");
        }
        assert_eq!(page["legal"], json!([]));
    }
    let row = &white.games("running").await.expect(200).json["games"][0];
    assert_eq!((&row["your_move"], &row["deadline"]), (&json!(false), &Value::Null));
    assert_eq!(row["stands"], "claim");
    let waits = "409 claim_waits LAW-6.10a";
    assert_eq!(white.play(id, 0, "e4").await.verdict(), waits);
    assert_eq!(white.preview(id, 0, "e4").await.verdict(), waits);
    assert_eq!(white.claim(id, 0, "tablebase_draw", None).await.verdict(), waits);
    assert_eq!(white.claim(id, 0, "tablebase_win", None).await.verdict(), waits);
    assert_eq!(black.play(id, 0, "Kd8").await.verdict(), waits);
    // The claim itself once more is answered like the first time.
    let again = white.claim(id, 0, "tablebase_win", Some("e1c1")).await.expect(200);
    assert_eq!(again.json["verdict"], "referred");
    assert!(again.json["ending"].is_null() && again.json["sent"].is_null());
    assert_eq!(app.kept(&pairing).await, kept);
}

/// What waits, with its facts: for the section's director and for officers.
#[tokio::test]
async fn what_the_director_sees() {
    let app = TestApp::new().await;
    let pairing = waiting(&app, 1).await;
    let other = app.pairing_from(2, CASTLING).await;
    let (white, _) = app.players(&other);
    white.claim(other.game, 0, "tablebase_draw", None).await.expect(200);
    let list = director(&app).waiting_claims().await.expect(200).json;
    let player = |color: &str, id: PlayerId| {
        json!({
            "id": id, "given_name": color, "family_name": "Player 1", "federation": "CZE",
            "title": null, "rating": null
        })
    };
    let claim = json!({
        "game": pairing.game,
        "section": { "id": 100_001, "name": "Final", "event_name": "Cup", "director": null, "outside_laws": null, "friendly": null },
        "variant": "chess", "white": player("White", pairing.players.white),
        "black": player("Black", pairing.players.black), "by": "white", "claim": "tablebase_win",
        "rule": "LAW-5.1.3", "move": "O-O-O", "fen": "r3k3/8/8/8/8/8/4P3/2KR4 b q - 1 1",
        "why": "castling_rights", "at": (START + DAY).to_string(), "ply": 0
    });
    assert_eq!(list, json!({ "claims": [claim] }));
    let games = async |person: Person<'_>| {
        let list = person.waiting_claims().await.expect(200).json;
        let claims = list["claims"].as_array().expect("claims").clone();
        claims.iter().filter_map(|claim| claim["game"].as_u64()).collect::<Vec<_>>()
    };
    let officer = PlayerId(77);
    assert_eq!(games(app.person_as(officer, Role::Officer)).await, [100_001, 100_002]);
    assert_eq!(games(app.person_as(officer, Role::Director)).await, [0_u64; 0]);
    // In a game of one's own somebody else rules.
    let own = app.person_as(other.players.white, Role::Officer);
    assert_eq!(games(own).await, [100_001]);
    for role in [Role::Player, Role::Organiser, Role::Federation] {
        assert_eq!(app.person_as(DIRECTOR, role).waiting_claims().await.verdict(), "403 forbidden");
    }
}

/// Only the section's director and officers, never in their own games; and with a reason.
#[tokio::test]
async fn who_may_rule() {
    let app = TestApp::new().await;
    let pairing = waiting(&app, 1).await;
    let id = pairing.game;
    let kept = app.kept(&pairing).await;
    let (white, black) = (pairing.players.white, pairing.players.black);
    for (player, role) in [
        (PlayerId(77), Role::Player),
        (PlayerId(77), Role::Director),
        (PlayerId(77), Role::Organiser),
        (PlayerId(77), Role::Federation),
        // The director without the office any longer.
        (DIRECTOR, Role::Player),
        (white, Role::Player),
        (black, Role::Player),
        (white, Role::Director),
        (black, Role::Director),
        (white, Role::Officer),
        (black, Role::Officer),
    ] {
        let ruled = app.person_as(player, role).rule(id, 0, true, "I say so.").await;
        assert_eq!(ruled.verdict(), "403 forbidden", "{player} {role}");
    }
    // The director of the section who plays in it.
    let own = app.pairing_under(2, PlayerId(4), CASTLING).await;
    app.players(&own).0.claim(own.game, 0, "tablebase_win", None).await.expect(200);
    let playing = app.person_as(PlayerId(4), Role::Director);
    assert_eq!(playing.rule(own.game, 0, true, "Mine.").await.verdict(), "403 forbidden");
    assert_eq!(playing.waiting_claims().await.json, json!({ "claims": [] }));
    let nobody = json!({ "ply": 0, "upheld": true, "reason": "Why not?" });
    let path = format!("/api/director/claims/{id}");
    assert_eq!(app.post(&path, &nobody).await.verdict(), "401 unauthenticated");
    let person = director(&app);
    assert_eq!(person.rule(id, 0, true, " \n ").await.verdict(), "422 invalid_body");
    let long = person.rule(id, 0, true, &"ä".repeat(2_001)).await;
    assert_eq!(long.verdict(), "422 message_too_long");
    let missing = person.post(&path, &json!({ "ply": 0, "upheld": true })).await;
    assert_eq!(missing.status, 422);
    let none = person.rule(GameId(9), 0, true, "Nothing.").await;
    assert_eq!(none.verdict(), "404 unknown_game");
    let future = person.rule(id, 1, true, "Another position.").await;
    assert_eq!(future.verdict(), "409 unknown_ply LAW-1.1");
    let other = json!({ "ply": 0, "at": START, "upheld": true, "reason": "Another claim." });
    let other = person.post(&path, &other).await;
    assert_eq!(other.verdict(), "422 invalid_body");
    let other = json!({
        "ply": 0, "at": "2025-01-01T00:00:00Z", "upheld": true, "reason": "Another claim."
    });
    assert_eq!(person.post(&path, &other).await.verdict(), "409 stale_position LAW-4.3");
    assert_eq!(app.kept(&pairing).await, kept);
    assert_eq!(queue(&app).await, [100_001, 100_002]);
    app.person_as(PlayerId(77), Role::Officer).rule(id, 0, true, "Won.").await.expect(200);
    assert_eq!(queue(&app).await, [100_002]);
    let late = person.rule(id, 0, false, "Not won.").await;
    assert_eq!(late.verdict(), "409 game_finished LAW-5.1.3");
    let idle = app.pairing_under(3, DIRECTOR, CASTLING).await;
    assert_eq!(person.rule(idle.game, 0, true, "What?").await.verdict(), "409 no_claim_waits");
}

/// LAW-5.1.3, LAW-9.4.2: upheld it ends the game, everywhere at once; the reason reaches both players.
#[tokio::test]
async fn a_claim_is_upheld() {
    let app = TestApp::new().await;
    let pairing = waiting(&app, 1).await;
    let (white, black) = app.players(&pairing);
    let id = pairing.game;
    app.wait(DAY);
    let reason = "  The table of five men: a win in 12 moves.\n";
    let ruled = director(&app).rule(id, 0, true, reason).await.expect(200);
    let ending = json!({
        "white_halves": 2, "black_halves": 0, "reason": "tablebase_win", "by": "white",
        "rule": "LAW-5.1.3", "at": (START + 2 * DAY).to_string()
    });
    assert_eq!(ruled.json["ending"], ending);
    let kept = app.kept(&pairing).await;
    assert_eq!(kept.result, Some((2, 0, START + 2 * DAY)));
    assert_eq!(kept.ended, [Some(START + 2 * DAY); 2]);
    assert_eq!(queue(&app).await, [0_u32; 0]);
    for person in [white, black] {
        let page = person.game(id).await.expect(200).json;
        assert_eq!((&page["ending"], &page["referred"]), (&ending, &Value::Null));
        let messages = json!([{
            "id": "event-2", "by": "director", "at": (START + 2 * DAY).to_string(), "ply": 0,
            "text": "The table of five men: a win in 12 moves.", "hidden": false
        }]);
        assert_eq!(page["messages"], messages);
    }
    // Who only looks reads no letters.
    assert_eq!(app.person(PlayerId(77)).game(id).await.json["messages"], json!([]));
    let again = director(&app).rule(id, 0, true, "Once more.").await.expect(200);
    assert_eq!(again.text, ruled.text);
    assert_eq!(app.kept(&pairing).await, kept);
    verified(&app, id, "claim upheld").await;
}

async fn verified(app: &TestApp, id: GameId, said: &str) {
    let record = director(app).record(id).await.expect(200).json;
    let lines = record["log"].as_array().expect("a log").clone();
    let ends = |line: &Value| line["line"].as_str().is_some_and(|line| line.ends_with(said));
    assert!(lines.iter().any(ends), "{lines:?}");
    let record = serde_json::from_value(record).expect("a record");
    assert_eq!(verify::faults(&record, &app.app.keys.jwks()), []);
}

/// LAW-6.10a: rejected, the clock goes on where it stood, and its alarm is set again.
#[tokio::test]
async fn a_claim_is_rejected() {
    let app = TestApp::new().await;
    let pairing = waiting(&app, 1).await;
    let (white, black) = app.players(&pairing);
    let id = pairing.game;
    app.wait(100 * DAY);
    let ruled = director(&app).rule(id, 0, false, "Black holds.").await.expect(200);
    assert!(ruled.json["ending"].is_null());
    let deadline = START + 100 * DAY + FIRST;
    let kept = app.kept(&pairing).await;
    assert_eq!((kept.alarm_at, kept.messages, kept.result), (Some(deadline), 1, None));
    assert_eq!(queue(&app).await, [0_u32; 0]);
    let again = director(&app).rule(id, 0, false, "Black holds.").await.expect(200);
    assert_eq!((again.text, app.kept(&pairing).await), (ruled.text, kept));
    let page = white.game(id).await.expect(200).json;
    assert_eq!(
        (&page["deadline"], &page["may"]["move"]),
        (&json!(deadline.to_string()), &json!(true))
    );
    assert_eq!(page["white"]["clock"]["thinking_seconds"], DAY);
    assert_eq!(page["messages"][0]["by"], "director");
    assert_eq!(black.game(id).await.json["messages"], page["messages"]);
    let other = director(&app).rule(id, 0, true, "I was wrong.").await;
    assert_eq!(other.verdict(), "409 no_claim_waits");
    // The same claim does not stop the clocks a second time.
    let claimed = white.claim(id, 0, "tablebase_win", Some("O-O-O")).await.expect(200);
    assert_eq!(claimed.json["verdict"], "referred");
    assert!(white.game(id).await.json["referred"].is_null());
    // The flag falls at the new deadline and not a second before.
    app.wait(FIRST - DAY - 1);
    assert_eq!(app.run_schedules().await, (0, 0));
    assert!(white.game(id).await.json["ending"].is_null());
    app.wait(1);
    assert_eq!(app.run_schedules().await, (1, 0));
    assert_eq!(app.kept(&pairing).await.result, Some((0, 2, deadline)));
    verified(&app, id, "claim rejected").await;
}

/// Players who have filled the page with messages do not keep the ruling away.
#[tokio::test]
async fn a_full_page_does_not_stop_the_director() {
    let app = TestApp::new().await;
    let pairing = waiting(&app, 1).await;
    let (white, black) = app.players(&pairing);
    let id = pairing.game;
    for number in 0..rules::MESSAGES_MAX {
        white.write(id, &format!("m{number}"), "x").await.expect(200);
    }
    assert_eq!(black.write(id, "more", "x").await.verdict(), "409 too_many_messages");
    director(&app).rule(id, 0, false, "Black holds.").await.expect(200);
    let page = black.game(id).await.expect(200).json;
    let messages = page["messages"].as_array().expect("messages");
    assert!(messages.iter().any(|message| message["by"] == "director"));
    assert_eq!(messages.len(), 501);
}

/// LAW-5.1.2, LAW-5.2.3: a game that waits can still be given up or drawn; nothing waits after it.
#[tokio::test]
async fn the_players_end_it_themselves() {
    let app = TestApp::new().await;
    for (number, how) in [(1, "white"), (2, "black"), (3, "agreed")] {
        let pairing = app.pairing_under(number, DIRECTOR, CASTLING).await;
        let (white, black) = app.players(&pairing);
        let id = pairing.game;
        white.play(id, 0, "e4").await.expect(200);
        black.play_and_offer_draw(id, 1, "Rb8").await.expect(200);
        white.claim(id, 2, "tablebase_draw", None).await.expect(200);
        assert_eq!(queue(&app).await, [id.0]);
        let ended = match how {
            "white" => white.resign(id).await,
            "black" => black.resign(id).await,
            _ => white.accept_draw(id).await,
        };
        assert!(!ended.expect(200).json["ending"].is_null());
        assert_eq!(queue(&app).await, [0_u32; 0], "{how}");
        let kept = app.kept(&pairing).await;
        assert_eq!((kept.alarm_at, kept.ended), (None, [Some(START); 2]), "{how}");
        let ruled = director(&app).rule(id, 2, true, "Too late.").await;
        assert!(ruled.verdict().starts_with("409 game_finished"), "{}", ruled.text);
        assert_eq!(app.kept(&pairing).await, kept);
    }
}

/// Two rulings, and a ruling and a resignation, at the same time: one of them stands.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn rulings_race() {
    let app = TestApp::new().await;
    for round in 1..=20 {
        let pairing = waiting(&app, round).await;
        let (_, black) = app.players(&pairing);
        let (id, person) = (pairing.game, director(&app));
        let officer = app.person_as(PlayerId(77), Role::Officer);
        if round % 2 == 0 {
            let (upheld, rejected) =
                tokio::join!(person.rule(id, 0, true, "Won."), officer.rule(id, 0, false, "No."));
            let verdicts = [upheld.verdict(), rejected.verdict()];
            let one = ["200", "409 game_finished LAW-5.1.3"];
            let other = ["409 no_claim_waits", "200"];
            assert!(verdicts == one || verdicts == other, "{verdicts:?}");
        } else {
            let (upheld, resigned) =
                tokio::join!(person.rule(id, 0, true, "Won."), black.resign(id));
            let verdicts = [upheld.verdict(), resigned.verdict()];
            let one = ["200", "409 game_finished LAW-5.1.3"];
            let other = ["409 game_finished LAW-5.1.2", "200"];
            assert!(verdicts == one || verdicts == other, "{verdicts:?}");
        }
        assert_eq!(queue(&app).await, [0_u32; 0]);
        verified(&app, id, "").await;
    }
}
