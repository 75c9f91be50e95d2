//! Time travel and the schedules: flags fall at their deadline, whenever somebody looks.

use axum::http::Method;
use serde_json::json;
use tests::{DAY, START, TestApp};

/// White's first deadline under the standard control.
const FIRST: i64 = 36 * DAY;

#[tokio::test]
async fn time_runs_forward_only() {
    let app = TestApp::new().await;
    let shown = app.request(Method::GET, "/local/clock", &[], "").await.expect(200);
    assert_eq!(shown.json, json!({ "now": START.to_string(), "time_travel": true }));
    let cases = [
        (json!({ "advance": "10 days" }), "200", 10 * DAY),
        (json!({ "advance": "3 hours" }), "200", 10 * DAY + 10_800),
        (json!({ "advance": "-1 days" }), "422 invalid_body", 10 * DAY + 10_800),
        (json!({ "advance": "soon" }), "422 invalid_body", 10 * DAY + 10_800),
        (json!({ "advance": "4000 days" }), "422 invalid_body", 10 * DAY + 10_800),
        (json!({}), "422 invalid_body", 10 * DAY + 10_800),
        (json!({ "set": "2026-01-01T00:00:00Z" }), "422 invalid_body", 10 * DAY + 10_800),
        (json!({ "set": "2026-02-01T00:00:00Z" }), "200", 31 * DAY),
        (json!({ "set": "2026-02-01T00:00:00Z" }), "200", 31 * DAY),
        (json!({ "set": "2026-01-31T23:59:59Z" }), "422 invalid_body", 31 * DAY),
        (json!({ "set": "yesterday" }), "422 invalid_body", 31 * DAY),
        (
            json!({ "set": "2026-03-01T00:00:00Z", "advance": "1 day" }),
            "422 invalid_body",
            31 * DAY,
        ),
        (json!({ "now": 1 }), "422 unknown_field", 31 * DAY),
    ];
    for (body, expected, seconds) in cases {
        let answer = app.post("/local/clock", &body).await;
        assert_eq!(answer.verdict(), expected, "{body}");
        assert_eq!(app.app.clock.now(), START + seconds, "{body}");
    }
}

/// LAW-6.7: the schedules that are due run with the journey; the flag fell at the deadline.
#[tokio::test]
async fn a_flag_falls_on_the_way() {
    let app = TestApp::new().await;
    let pairing = app.pairing(1).await;
    let (white, _) = app.players(&pairing);
    app.post("/local/clock", &json!({ "set": (START + (FIRST - 1)).to_string() }))
        .await
        .expect(200);
    assert!(white.game(pairing.game).await.json["ending"].is_null());
    app.post("/local/clock", &json!({ "advance": "100 days" })).await.expect(200);
    let ending = white.game(pairing.game).await.expect(200).json["ending"].clone();
    let expected = json!({
        "white_halves": 0, "black_halves": 2, "reason": "time_forfeiture", "by": "white",
        "rule": "LAW-6.7", "at": (START + FIRST).to_string()
    });
    assert_eq!(ending, expected);
    assert_eq!(app.kept(&pairing).await.ended, [Some(START + FIRST); 2]);
}

/// LAW-6.2: each move says what its mover had left after it, on both sides of the control; what is given
/// back is seen in all of them.
#[tokio::test]
async fn a_move_says_what_was_left() {
    let app = TestApp::new().await;
    let pairing = app.pairing(1).await;
    for number in 0..11 {
        let (out, back) = if number % 2 == 0 { ("Nc3", "Nc6") } else { ("Nb1", "Nb8") };
        app.wait(3 * DAY);
        app.play_all(&pairing, out).await;
        app.wait(DAY);
        app.play_all(&pairing, back).await;
    }
    let left = async || {
        let game = app.person(pairing.players.black).game(pairing.game).await.expect(200).json;
        let moves = game["moves"].as_array().expect("moves").clone();
        let of = |by: &str| {
            let own = moves.iter().filter(|played| played["by"] == by).skip(8);
            own.map(|played| played["days_left"].as_i64()).collect::<Vec<_>>()
        };
        let now = ["white", "black"].map(|by| game[by]["clock"]["days_left"].as_i64());
        (of("white"), of("black"), now)
    };
    let expected = ([23, 70, 67].map(Some), [41, 90, 89].map(Some));
    let (white, black, now) = left().await;
    assert_eq!((&white[..], &black[..]), (&expected.0[..], &expected.1[..]));
    assert_eq!(now, [Some(67), Some(89)]);
    let desk = app.person_as(rules::PlayerId(900), store::Role::Officer);
    let (from, until) = (START.to_string(), (START + 2 * DAY).to_string());
    let body = json!({ "everything": true, "from": from, "until": until, "reason": "Away." });
    desk.post("/api/director/outages", &body).await.expect(200);
    let (white, black, _) = left().await;
    assert_eq!((white, &black[..]), ([25, 72, 69].map(Some).to_vec(), &expected.1[..]));
}

/// LAW-6.7: a draw where the opponent cannot mate by any sequence of legal moves.
#[tokio::test]
async fn a_flag_falls_against_a_bare_king() {
    let app = TestApp::new().await;
    let pairing = app.pairing_from(1, "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1").await;
    app.wait(FIRST);
    app.run_schedules().await;
    assert_eq!(app.kept(&pairing).await.result, Some((1, 1, START + FIRST)));
}

/// Both sides of the deadline, and a second sweep that finds nothing left.
#[tokio::test]
async fn a_sweep_finds_what_is_due() {
    let app = TestApp::new().await;
    // One game in each of the index's partitions and one more.
    let mut pairings = Vec::new();
    for number in 1..=17 {
        pairings.push(app.pairing(number).await);
    }
    assert_eq!(app.run_schedules().await, (0, 0));
    app.wait(FIRST - 1);
    assert_eq!(app.run_schedules().await, (0, 0));
    app.wait(1);
    assert_eq!(app.run_schedules().await, (17, 0));
    let mut kept = Vec::new();
    for pairing in &pairings {
        kept.push(app.kept(pairing).await);
        assert_eq!(kept[kept.len() - 1].result, Some((0, 2, START + FIRST)));
    }
    app.wait(DAY);
    assert_eq!(app.run_schedules().await, (0, 0));
    for (pairing, kept) in pairings.iter().zip(&kept) {
        assert_eq!(app.kept(pairing).await, *kept);
    }
}

/// More games than one round of a sweep takes, all in one partition.
#[tokio::test]
async fn a_sweep_takes_more_than_one_batch() {
    let app = TestApp::new().await;
    let first = app.pairing(16).await;
    for number in 2..=130 {
        let id = rules::GameId(number * 16);
        app.create_game(id, store::SectionId(16), first.terms()).await;
    }
    app.wait(FIRST);
    assert_eq!(app.run_schedules().await, (130, 0));
}

/// An alarm that rang for nothing is set to the present deadline, and rings there.
#[tokio::test]
async fn an_early_alarm_is_set_anew() {
    let app = TestApp::new().await;
    let pairing = app.pairing(1).await;
    app.wait(30 * DAY);
    app.play_all(&pairing, "e4").await;
    // Black's deadline is later than White's was: the move has left the alarm where it is.
    assert_eq!(app.kept(&pairing).await.alarm_at, Some(START + FIRST));
    app.wait(6 * DAY);
    assert_eq!(app.run_schedules().await, (0, 1));
    assert_eq!(app.kept(&pairing).await.alarm_at, Some(START + 30 * DAY + FIRST));
    assert_eq!(app.run_schedules().await, (0, 0));
    app.wait(30 * DAY - 1);
    assert_eq!(app.run_schedules().await, (0, 0));
    app.wait(1);
    assert_eq!(app.run_schedules().await, (1, 0));
    assert_eq!(app.kept(&pairing).await.result, Some((2, 0, START + 30 * DAY + FIRST)));
}

/// A move that shortens the time to the next flag brings the alarm forward: it never rings late.
#[tokio::test]
async fn a_move_brings_the_alarm_forward() {
    let app = TestApp::new().await;
    let pairing = app.pairing(1).await;
    // White has used 44 of the 50 days, and Black makes it White's turn again at once.
    app.wait(32 * DAY);
    app.play_all(&pairing, "e4 e5").await;
    // Six days are left: the flag falls when the seventh is charged. The alarm stands earlier still.
    let page = app.person(pairing.players.white).game(pairing.game).await.json;
    let deadline = START + 39 * DAY;
    assert_eq!(page["deadline"], deadline.to_string());
    let alarm = app.kept(&pairing).await.alarm_at.expect("an alarm");
    assert!(alarm <= deadline);
    app.wait(5 * DAY);
    assert_eq!(app.run_schedules().await, (0, 1));
    assert_eq!(app.kept(&pairing).await.alarm_at, Some(deadline));
    // White's last possible second; then Black's deadline is later, White's next one tomorrow.
    app.wait(2 * DAY - 1);
    app.play_all(&pairing, "Nf3 Nc6").await;
    app.wait(DAY);
    app.run_schedules().await;
    let reason = app.kept(&pairing).await.result.map(|(white, black, _)| (white, black));
    assert_eq!(reason, Some((0, 2)));
}

/// Two sweeps at once do what one does.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sweeps_overlap() {
    let app = TestApp::new().await;
    let mut pairings = Vec::new();
    for number in 1..=20 {
        pairings.push(app.pairing(number).await);
    }
    app.wait(FIRST + 5);
    let (a, b) = tokio::join!(app.run_schedules(), app.run_schedules());
    assert_eq!(a.0 + b.0, 20, "{a:?} {b:?}");
    for pairing in &pairings {
        assert_eq!(app.kept(pairing).await.result, Some((0, 2, START + FIRST)));
    }
}

/// A sweep and a move at the same time: the move is late and refused, the forfeiture stands.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_sweep_overlaps_with_a_late_move() {
    let app = TestApp::new().await;
    for number in 1..=20 {
        let pairing = app.pairing(number).await;
        let (white, _) = app.players(&pairing);
        app.wait(FIRST);
        let at = app.app.clock.now();
        let (swept, sent) = tokio::join!(app.run_schedules(), white.play(pairing.game, 0, "e4"));
        assert_eq!(swept.0, 1);
        let refused = ["409 flag_fallen LAW-6.7", "409 game_finished LAW-6.7"];
        assert!(refused.contains(&sent.verdict().as_str()), "{}", sent.text);
        assert_eq!(app.kept(&pairing).await.result, Some((0, 2, at)));
    }
}

/// A sweep that rearms and a move in time, at once: the move stands, and the alarm is not too late.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_sweep_overlaps_with_a_move_in_time() {
    let app = TestApp::new().await;
    for number in 1..=20 {
        let pairing = app.pairing(number).await;
        let (_, black) = app.players(&pairing);
        app.wait(30 * DAY);
        app.play_all(&pairing, "e4").await;
        app.wait(7 * DAY);
        let (_, sent) = tokio::join!(app.run_schedules(), black.play(pairing.game, 1, "e5"));
        sent.expect(200);
        let deadline = app.app.load_game(pairing.game).await.expect("a game").1.deadline();
        assert!(app.kept(&pairing).await.alarm_at <= deadline);
        app.person(pairing.players.white).resign(pairing.game).await.expect(200);
    }
}
