//! Conditional moves: nobody but their owner sees them, and none is lost or played twice.

use axum::http::Method;
use posthorn::demo::Pairing;
use posthorn::verify;
use rules::{
    CONDITIONAL_BRANCHES_MAX, CONDITIONAL_DEPTH_MAX, Color, ConditionalMoves, GameId, PlayerId,
    Position, Terms, Variant,
};
use serde_json::{Value, json};
use store::Role;
use tests::{Answer, DAY, START, TestApp};

fn branch(when: &str, reply: &str, then: Value) -> Value {
    let then = if then.is_null() { json!([]) } else { then };
    json!({ "when": when, "reply": reply, "then": then })
}

/// What is kept of both sides' lines: the marks in the game's item, and the items themselves.
async fn kept(app: &TestApp, id: GameId) -> [(bool, bool); 2] {
    let marks = app.app.store.game(id).await.expect("a game").prepared;
    let mut found = [(false, false); 2];
    for (index, by) in Color::ALL.into_iter().enumerate() {
        let lines = app.app.store.lines(id, by).await.expect("lines");
        found[index] = (*marks.get(by), lines.is_some());
    }
    found
}

const NOTHING: [(bool, bool); 2] = [(false, false); 2];
const BLACKS: [(bool, bool); 2] = [(false, false), (true, true)];

async fn verified(app: &TestApp, pairing: &Pairing) -> Vec<String> {
    let answer = app.person(pairing.players.white).record(pairing.game).await.expect(200).json;
    let lines = answer["log"].as_array().expect("a log").iter();
    let lines = lines.map(|line| line["line"].as_str().unwrap_or_default().to_owned()).collect();
    let record = serde_json::from_value(answer).expect("a record");
    assert_eq!(verify::faults(&record, &app.app.keys.jwks()), []);
    lines
}

/// Both moves are made at once; the sender is told, both see it, and the rest waits on.
#[tokio::test]
async fn an_answer_is_played_at_once() {
    let app = TestApp::new().await;
    let pairing = app.pairing(1).await;
    let (white, black) = app.players(&pairing);
    let id = pairing.game;
    assert_eq!(black.game(id).await.json["may"]["conditional"], true);
    assert_eq!(white.game(id).await.json["may"]["conditional"], false);
    let second = branch("g1f3", "b8c6", Value::Null);
    let lines =
        json!([branch("e2e4", "e7e5", json!([second])), branch("d2d4", "d7d5", Value::Null)]);
    let left = black.leave(id, 0, &lines).await.expect(200);
    assert_eq!(left.json["lines"][0]["when_san"], "e4");
    assert_eq!(left.json["lines"][0]["then"][0]["reply_san"], "Nc6");
    assert_eq!(black.game(id).await.json["conditional"], left.json["lines"]);
    assert_eq!(kept(&app, id).await, BLACKS);
    app.wait(3 * DAY);
    let sent = white.play(id, 0, "e4").await.expect(200);
    assert_eq!((&sent.json["san"], &sent.json["answer"]), (&json!("e4"), &json!("e5")));
    let at = (START + 3 * DAY).to_string();
    for person in [white, black] {
        let page = person.game(id).await.expect(200).json;
        assert_eq!((&page["ply"], &page["turn"]), (&json!(2), &json!("white")));
        let reply = &page["moves"][1];
        assert_eq!((&reply["san"], &reply["conditional"]), (&json!("e5"), &json!(true)));
        assert_eq!((&reply["took_seconds"], &reply["at"]), (&json!(0), &json!(at)));
        assert_eq!(page["moves"][0]["conditional"], false);
        assert_eq!(page["black"]["clock"]["days_used"], 0);
    }
    let rest = black.game(id).await.json["conditional"].clone();
    assert_eq!(rest[0]["when"], "g1f3");
    assert_eq!((rest.as_array().map(Vec::len), kept(&app, id).await), (Some(1), BLACKS));
    let sent = white.play(id, 2, "Nf3").await.expect(200);
    assert_eq!(sent.json["answer"], "Nc6");
    assert_eq!(
        (black.game(id).await.json["conditional"].clone(), kept(&app, id).await),
        (json!([]), NOTHING)
    );
    let again = white.play(id, 2, "Nf3").await.expect(200);
    assert_eq!(again.text, sent.text);
    // The line is used up: White's third move waits for an answer.
    assert!(white.play(id, 4, "Bb5").await.expect(200).json["answer"].is_null());
    let lines = verified(&app, &pairing).await;
    assert_eq!(lines[2], format!("2 {at} conditional move e7e5"));
    assert_eq!(lines[4], format!("4 {at} conditional move b8c6"));
    assert_eq!(white.play(id, 2, "Nf3").await.expect(200).text, sent.text);
}

/// A move that no line answers drops them all.
#[tokio::test]
async fn what_does_not_fit_is_dropped() {
    let app = TestApp::new().await;
    let pairing = app.pairing(1).await;
    let (white, black) = app.players(&pairing);
    let id = pairing.game;
    let lines = json!([branch("e2e4", "e7e5", Value::Null)]);
    black.leave(id, 0, &lines).await.expect(200);
    assert!(white.play(id, 0, "d4").await.expect(200).json["answer"].is_null());
    assert_eq!(kept(&app, id).await, NOTHING);
    assert_eq!(black.game(id).await.json["conditional"], json!([]));
    black.play(id, 1, "d5").await.expect(200);
    assert!(white.play(id, 2, "e4").await.expect(200).json["answer"].is_null());
}

/// `any` answers what no other branch names, where it is legal; a named branch comes first.
#[tokio::test]
async fn an_answer_to_any_move() {
    let app = TestApp::new().await;
    for (number, first, answer) in [(1, "h3", "a6"), (2, "e4", "e5"), (3, "Nf3", "a6")] {
        let pairing = app.pairing(number).await;
        let (white, black) = app.players(&pairing);
        let lines =
            json!([branch("any", "a7a6", Value::Null), branch("e2e4", "e7e5", Value::Null)]);
        let left = black.leave(pairing.game, 0, &lines).await.expect(200);
        assert!(left.json["lines"][0]["when_san"].is_null());
        let sent = white.play(pairing.game, 0, first).await.expect(200);
        assert_eq!(sent.json["answer"], answer, "{first}");
        assert_eq!(kept(&app, pairing.game).await, NOTHING);
    }
    // Legal after some move, but not after the one that is made.
    let pairing = app.pairing_from(4, "4k3/8/8/8/8/8/3R4/R3K3 w - - 0 1").await;
    let (white, black) = app.players(&pairing);
    black.leave(pairing.game, 0, &json!([branch("any", "e8d8", Value::Null)])).await.expect(200);
    assert!(white.play(pairing.game, 0, "Ra7").await.expect(200).json["answer"].is_null());
    assert_eq!(
        (kept(&app, pairing.game).await, black.game(pairing.game).await.json["ply"].clone()),
        (NOTHING, json!(1))
    );
}

/// New lines take the place of the old ones, and none at all take them back.
#[tokio::test]
async fn lines_are_replaced_and_taken_back() {
    let app = TestApp::new().await;
    let pairing = app.pairing(1).await;
    let (white, black) = app.players(&pairing);
    let id = pairing.game;
    let line = |when: &str, reply: &str| json!([branch(when, reply, Value::Null)]);
    black.leave(id, 0, &line("e2e4", "e7e5")).await.expect(200);
    let second = black.leave(id, 0, &line("e2e4", "c7c5")).await.expect(200);
    let again = black.leave(id, 0, &line("e4", "c5")).await.expect(200);
    assert_eq!(again.text, second.text);
    assert_eq!(white.play(id, 0, "e4").await.expect(200).json["answer"], "c5");
    black.leave(id, 2, &line("g1f3", "d7d6")).await.expect(200);
    for _ in 0..2 {
        let none = black.leave(id, 2, &json!([])).await.expect(200);
        assert_eq!(none.json, json!({ "lines": [] }));
        assert_eq!(kept(&app, id).await, NOTHING);
    }
    assert!(white.play(id, 2, "Nf3").await.expect(200).json["answer"].is_null());
}

/// Nobody but their owner learns of them: not the opponent, not officials, not who only looks; not
/// from any answer, also not while one is refused.
#[tokio::test]
async fn nobody_else_sees_them() {
    let app = TestApp::new().await;
    let pairing = app.pairing_under(1, PlayerId(900), "4k3/7p/8/8/8/8/P6P/4K3 w - - 0 1").await;
    let (white, black) = app.players(&pairing);
    let id = pairing.game;
    let lines = json!([branch("e1e2", "h7h5", json!([branch("e2e3", "e8d8", Value::Null)]))]);
    let mut before = Vec::new();
    let look = async || {
        let mut seen: Vec<Answer> = Vec::new();
        for person in [
            white,
            app.person_as(PlayerId(77), Role::Officer),
            app.person_as(PlayerId(77), Role::Director),
            app.person_as(PlayerId(900), Role::Director),
            app.person_as(pairing.players.white, Role::Officer),
            app.person(PlayerId(77)),
        ] {
            seen.extend([person.game(id).await, person.record(id).await, person.pgn(id).await]);
            seen.extend([person.games("running").await, person.preview(id, 0, "e1e2").await]);
            seen.extend([person.preview_claim(id, 0, "repetition", Some("Ke2")).await]);
            seen.extend([person.waiting_claims().await, person.leave(id, 0, &json!([])).await]);
            seen.extend([person.get("/api/me").await, person.play(id, 0, "Ke8").await]);
            seen.extend([person.leave(id, 0, &json!([branch("any", "a2a3", Value::Null)])).await]);
        }
        seen.into_iter().map(|answer| answer.text).collect::<Vec<String>>()
    };
    before.extend(look().await);
    black.leave(id, 0, &lines).await.expect(200);
    // To the byte what it was without them.
    assert_eq!(look().await, before);
    assert_eq!(kept(&app, id).await, BLACKS);
    // One was played: the rest stays as hidden.
    white.play(id, 0, "Ke2").await.expect(200);
    let after = look().await;
    assert!(after.iter().any(|text| text.contains("h7h5")), "the one that was played is shown");
    for text in after {
        assert!(!text.contains("e8d8") && !text.contains("\"when\""), "{text}");
    }
    // Not even when the game is over.
    white.resign(id).await.expect(200);
    for text in look().await {
        assert!(!text.contains("e8d8"), "{text}");
    }
    assert_eq!(kept(&app, id).await, NOTHING);
}

/// Every refusal with its code, and a preview of nothing: what was left before stays.
#[tokio::test]
async fn what_is_refused() {
    let app = TestApp::new().await;
    let pairing = app.pairing(1).await;
    let (white, black) = app.players(&pairing);
    let id = pairing.game;
    black.leave(id, 0, &json!([branch("e2e4", "e7e5", Value::Null)])).await.expect(200);
    let before = black.game(id).await.json["conditional"].clone();
    let ok = branch("e2e4", "c7c5", Value::Null);
    let home = branch("f3g1", "c6b8", Value::Null);
    let knights = branch("g1f3", "b8c6", json!([home]));
    let cases = [
        (json!([branch("e2e5", "e7e5", Value::Null)]), "422 conditional_illegal LAW-3.10.2"),
        (json!([branch("e2e4", "e7e4", Value::Null)]), "422 conditional_illegal LAW-3.10.2"),
        (json!([branch("any", "e7e4", Value::Null)]), "422 conditional_illegal LAW-3.10.2"),
        (json!([branch("any", "e7e5", json!([ok]))]), "422 conditional_illegal LAW-3.10.2"),
        (json!([branch("pawn", "e7e5", Value::Null)]), "422 unreadable_move LAW-A.1-A.13"),
        (json!([ok, branch("e4", "e7e5", Value::Null)]), "422 conditional_twice"),
        (
            json!([branch("any", "a6", Value::Null), branch("any", "b6", Value::Null)]),
            "422 conditional_twice",
        ),
        (json!([knights]), "422 conditional_cycle"),
    ];
    for (lines, expected) in cases {
        assert_eq!(black.leave(id, 0, &lines).await.verdict(), expected, "{lines}");
    }
    let body = json!({ "ply": 0, "lines": [{ "when": "e4", "reply": "e5", "else": [] }] });
    let path = format!("/api/games/{id}/conditional-moves");
    let unknown = black.request(Method::PUT, &path, &body).await;
    assert_eq!(unknown.verdict(), "422 unknown_field");
    for (ply, expected) in [(1, "409 unknown_ply LAW-1.1"), (0, "409 conditional_on_move LAW-1.1")]
    {
        let asker = if ply == 1 { black } else { white };
        assert_eq!(asker.leave(id, ply, &json!([ok])).await.verdict(), expected);
    }
    let stranger = app.person_as(PlayerId(77), Role::Officer).leave(id, 0, &json!([])).await;
    assert_eq!(stranger.verdict(), "403 not_your_game LAW-1.1");
    assert_eq!(
        app.person(PlayerId(77)).leave(GameId(9), 0, &json!([])).await.verdict(),
        "404 unknown_game"
    );
    assert_eq!(black.game(id).await.json["conditional"], before);
    white.play(id, 0, "d4").await.expect(200);
    assert_eq!(black.leave(id, 0, &json!([ok])).await.verdict(), "409 stale_position LAW-4.3");
    black.resign(id).await.expect(200);
    assert_eq!(white.leave(id, 1, &json!([])).await.verdict(), "409 game_finished LAW-5.1.2");
    let late = app.pairing(2).await;
    app.wait(40 * DAY);
    let (_, black) = app.players(&late);
    assert_eq!(black.leave(late.game, 0, &json!([])).await.verdict(), "409 flag_fallen LAW-6.7");
}

/// What the event allows: none at all, or one line.
#[tokio::test]
async fn events_that_allow_less() {
    let app = TestApp::new().await;
    let with = |conditional_moves| move |terms| Terms { conditional_moves, ..terms };
    let line = json!([branch("e4", "e5", json!([branch("Nf3", "Nc6", Value::Null)]))]);
    let two = json!([branch("e4", "e5", Value::Null), branch("d4", "d5", Value::Null)]);
    let later = json!([branch(
        "e4",
        "e5",
        json!([branch("Nf3", "Nc6", Value::Null), branch("any", "h6", Value::Null)])
    )]);
    let none = app.pairing_on(1, with(ConditionalMoves::None)).await;
    let linear = app.pairing_on(2, with(ConditionalMoves::Linear)).await;
    let (_, black) = app.players(&none);
    let page = black.game(none.game).await.expect(200).json;
    assert_eq!(
        (&page["conditional_moves"], &page["may"]["conditional"]),
        (&json!("none"), &json!(false))
    );
    for lines in [&line, &json!([])] {
        let answer = black.leave(none.game, 0, lines).await;
        assert_eq!(answer.verdict(), "409 conditional_not_allowed");
    }
    let (white, black) = app.players(&linear);
    assert_eq!(black.game(linear.game).await.json["conditional_moves"], "linear");
    for lines in [two, later] {
        let answer = black.leave(linear.game, 0, &lines).await;
        assert_eq!(answer.verdict(), "422 conditional_not_linear");
    }
    black.leave(linear.game, 0, &line).await.expect(200);
    white.play(linear.game, 0, "e4").await.expect(200);
    assert_eq!(white.play(linear.game, 2, "Nf3").await.expect(200).json["answer"], "Nc6");
    verified(&app, &linear).await;
}

/// Lines whose answer ends the game, and a move that ends it before an answer.
#[tokio::test]
async fn lines_that_end_the_game() {
    let app = TestApp::new().await;
    let pairing = app.pairing(1).await;
    let (white, black) = app.players(&pairing);
    let id = pairing.game;
    let mate = branch("g2g4", "d8h4", Value::Null);
    black.leave(id, 0, &json!([branch("f2f3", "e7e5", json!([mate]))])).await.expect(200);
    white.play(id, 0, "f3").await.expect(200);
    let sent = white.play(id, 2, "g4").await.expect(200);
    assert_eq!(
        (&sent.json["answer"], &sent.json["ending"]["reason"]),
        (&json!("Qh4#"), &json!("checkmate"))
    );
    assert_eq!(sent.json["ending"]["by"], "black");
    assert_eq!(white.play(id, 2, "g4").await.expect(200).text, sent.text);
    let after = app.kept(&pairing).await;
    assert_eq!(
        (after.result, after.ended, after.alarm_at),
        (Some((0, 2, START)), [Some(START); 2], None)
    );
    assert_eq!(kept(&app, id).await, NOTHING);
    verified(&app, &pairing).await;
    // The move mates: what was left for it goes.
    let pairing = app.pairing(2).await;
    let (white, black) = app.players(&pairing);
    app.play_all(&pairing, "f3 e5 g4").await;
    white.leave(pairing.game, 3, &json!([branch("any", "a2a3", Value::Null)])).await.expect(200);
    let sent = black.play(pairing.game, 3, "Qh4").await.expect(200);
    assert!(sent.json["answer"].is_null());
    assert_eq!(kept(&app, pairing.game).await, NOTHING);
    // Other ends of a game take them along.
    for (number, how) in [(3, "resigned"), (4, "agreed"), (5, "forfeited"), (6, "claimed")] {
        let pairing = app.pairing(number).await;
        let (white, black) = app.players(&pairing);
        let id = pairing.game;
        app.play_all(&pairing, "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1").await;
        black.play_and_offer_draw(id, 7, "Ng8").await.expect(200);
        black.leave(id, 8, &json!([branch("any", "a7a6", Value::Null)])).await.expect(200);
        match how {
            "resigned" => drop(black.resign(id).await.expect(200)),
            "agreed" => drop(white.accept_draw(id).await.expect(200)),
            "claimed" => drop(white.claim(id, 8, "repetition", None).await.expect(200)),
            _ => {
                app.wait(60 * DAY);
                app.run_schedules().await;
            }
        }
        assert_eq!(kept(&app, id).await, NOTHING, "{how}");
        assert_eq!(black.game(id).await.json["conditional"], json!([]), "{how}");
        assert!(app.kept(&pairing).await.result.is_some(), "{how}");
    }
}

/// LAW-9.4.3: a move that comes with a wrong claim is answered like any other.
#[tokio::test]
async fn a_wrong_claim_is_answered() {
    let app = TestApp::new().await;
    let pairing = app.pairing(1).await;
    let (white, black) = app.players(&pairing);
    let id = pairing.game;
    black.leave(id, 0, &json!([branch("e2e4", "e7e5", Value::Null)])).await.expect(200);
    // For the present position nothing is moved, and the lines wait on.
    white.claim(id, 0, "fifty_moves", None).await.expect(200);
    assert_eq!(kept(&app, id).await, BLACKS);
    let claimed = white.claim(id, 0, "repetition", Some("e4")).await.expect(200);
    assert_eq!(claimed.json["sent"]["answer"], "e5");
    assert_eq!(kept(&app, id).await, NOTHING);
    assert_eq!(white.claim(id, 0, "repetition", Some("e4")).await.expect(200).text, claimed.text);
    assert_eq!(verified(&app, &pairing).await.len(), 5);
}

/// A line of so many answers in which no position stands twice.
fn long_line(answers: usize) -> Value {
    let mut position = Position::start(Variant::Chess);
    let mut seen = vec![position.clone()];
    let mut moves = Vec::new();
    while moves.len() < 2 * answers {
        // From the end of the list come pawns and knights in turns: far enough for 40 moves.
        let legal = position.describe_legal_moves();
        let fits = legal.iter().find(|legal| {
            let after = position.played(legal.code).expect("a legal move");
            !seen.iter().any(|before| before.is_same(&after)) && after.board_ending().is_none()
        });
        let next = fits.expect("a move to a new position");
        position = position.played(next.code).expect("a legal move");
        seen.push(position.clone());
        moves.push(next.uci.clone());
    }
    let pairs: Vec<&[String]> = moves.chunks(2).collect();
    pairs.into_iter().rev().fold(json!([]), |then, pair| json!([branch(&pair[0], &pair[1], then)]))
}

/// Twenty first moves, each with so many second ones.
fn wide_tree(answers: usize) -> Value {
    let start = Position::start(Variant::Chess);
    let firsts = start.describe_legal_moves();
    let mut left = answers - firsts.len();
    let mut lines = Vec::new();
    for first in firsts {
        let after = start.played(first.code).expect("a legal move");
        let reply = after.describe_legal_moves().remove(0);
        let after = after.played(reply.code).expect("a legal move");
        let mut then = Vec::new();
        for second in after.describe_legal_moves().into_iter().take(left.min(10)) {
            let answers = after.played(second.code).expect("a legal move").describe_legal_moves();
            then.push(branch(&second.uci, &answers[answers.len() - 1].uci, Value::Null));
            left -= 1;
        }
        lines.push(branch(&first.uci, &reply.uci, json!(then)));
    }
    assert_eq!(left, 0);
    json!(lines)
}

/// The largest that may be left, and one more of each.
#[tokio::test]
async fn limits() {
    let app = TestApp::new().await;
    let pairing = app.pairing(1).await;
    let (white, black) = app.players(&pairing);
    let id = pairing.game;
    let most = black.leave(id, 0, &wide_tree(CONDITIONAL_BRANCHES_MAX)).await.expect(200);
    assert_eq!(black.game(id).await.json["conditional"], most.json["lines"]);
    let more = black.leave(id, 0, &wide_tree(CONDITIONAL_BRANCHES_MAX + 1)).await;
    assert_eq!(more.verdict(), "422 conditional_too_large");
    assert_eq!(black.game(id).await.json["conditional"], most.json["lines"]);
    let deeper = black.leave(id, 0, &long_line(CONDITIONAL_DEPTH_MAX + 1)).await;
    assert_eq!(deeper.verdict(), "422 conditional_too_deep");
    let deepest = black.leave(id, 0, &long_line(CONDITIONAL_DEPTH_MAX)).await.expect(200);
    // It is read back as it was left, and played to its end.
    let mut line = deepest.json["lines"].clone();
    for turn in 0..CONDITIONAL_DEPTH_MAX {
        assert_eq!(black.game(id).await.json["conditional"], line, "{turn}");
        let ply = u16::try_from(2 * turn).expect("few");
        let sent = white.play(id, ply, line[0]["when"].as_str().expect("a move")).await.expect(200);
        assert_eq!(sent.json["answer"], line[0]["reply_san"], "{turn}");
        line = line[0]["then"].clone();
    }
    assert_eq!(kept(&app, id).await, NOTHING);
    verified(&app, &pairing).await;
    // Nested without end, and larger than any body may be.
    let black = app.pairing(2).await.players.black;
    let deep = (0..500).fold(json!([]), |then, _| json!([branch("e4", "e5", then)]));
    let answer = app.person(black).leave(GameId(2), 0, &deep).await;
    assert_eq!(answer.status, 400, "{}", answer.text);
    let large = json!(vec![branch("e2e4", "e7e5", Value::Null); 2_000]);
    let answer = app.person(black).leave(GameId(2), 0, &large).await;
    assert_eq!(answer.verdict(), "413 body_too_large");
}

/// The opponent's move at the same moment: what was left in time is played, what came later is
/// refused; nothing is lost or played twice.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn lines_race_with_the_move() {
    let app = TestApp::new().await;
    for round in 1..=60 {
        let pairing = app.pairing(round).await;
        let (white, black) = app.players(&pairing);
        let id = pairing.game;
        let before = round % 3 == 0;
        if before {
            black.leave(id, 0, &json!([branch("e2e4", "d7d5", Value::Null)])).await.expect(200);
        }
        let take_back = round % 6 == 0;
        let lines =
            if take_back { json!([]) } else { json!([branch("e2e4", "e7e5", Value::Null)]) };
        let (left, sent) = tokio::join!(black.leave(id, 0, &lines), white.play(id, 0, "e4"));
        let sent = sent.expect(200);
        let expected = match left.verdict().as_str() {
            "200" if take_back => Value::Null,
            "200" => json!("e5"),
            "409 stale_position LAW-4.3" | "409 unknown_ply LAW-1.1" if before => json!("d5"),
            "409 stale_position LAW-4.3" => Value::Null,
            other => panic!("round {round}: {other}"),
        };
        assert_eq!(sent.json["answer"], expected, "round {round}: {}", left.text);
        assert_eq!(kept(&app, id).await, NOTHING, "round {round}");
        let plies = 1 + usize::from(!expected.is_null());
        assert_eq!(verified(&app, &pairing).await.len(), 1 + plies);
    }
}
