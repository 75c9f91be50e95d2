//! LAW-8: games by post, from the announcement to the rating: the players keep the scores, and the director decides
//! where they differ.

use axum::http::Method;
use rules::{Day, GameId, Instant, PlayerId};
use serde_json::{Value, json};
use store::{Role, SectionId};
use tests::{Answer, DAY, DIRECTOR, OFFICER, Person, TestApp};

use crate::event_sections::{entered, propose};
use crate::export_jobs::personal_games;

/// An event by post of three players that has begun, with its first game.
struct Post {
    app: TestApp,
    event: u64,
    game: GameId,
    /// White first.
    players: [PlayerId; 2],
    begins: Day,
}

impl Post {
    async fn begun() -> Post {
        Post::by("post").await
    }

    async fn by(medium: &str) -> Post {
        let app = TestApp::new().await;
        let event = entered(&app, 3, "friendly", |a| {
            a["medium"] = json!(medium);
            a["section_size"] = json!(3);
            a["time_control"] = json!("10 moves in 60 days");
        });
        let event = event.await;
        let announced = app.organiser().get(&format!("/api/events/{event}")).await.expect(200).json;
        assert_eq!(announced["announcement"]["medium"], medium);
        let starts = announced["announcement"]["starts_at"].as_str().expect("a moment");
        let starts: Instant =
            starts.parse::<chrono::DateTime<chrono::Utc>>().expect("a moment").into();
        propose(&app, event, json!({ "version": 0, "sizes": [3] })).await.expect(200);
        let published = app.publish_proposal(event).await;
        let section = published["sections"][0]["id"].as_u64().expect("a section");
        let section = SectionId(u32::try_from(section).expect("a number"));
        let games = app.app.store.section_results(section).await.expect("games");
        let (game, players) = (games[0].game, [games[0].white, games[0].black]);
        app.wait(starts - app.app.clock.now() + 3_600);
        Post { app, event, game, players, begins: Day::of(starts) }
    }

    fn white(&self) -> Person<'_> {
        self.app.person(self.players[0])
    }

    fn black(&self) -> Person<'_> {
        self.app.person(self.players[1])
    }

    fn director(&self) -> Person<'_> {
        self.app.person_as(DIRECTOR, Role::Director)
    }

    fn path(&self, more: &str) -> String {
        format!("/api/games/{}/score{more}", self.game)
    }

    fn day(&self, days: i32) -> String {
        self.begins.plus(days).to_string()
    }

    /// Lines as `e4 0 2`: a move, the days of arrival and of dispatch.
    fn lines(&self, text: &str) -> Value {
        let words: Vec<&str> = text.split_whitespace().collect();
        let line = |line: &[&str]| {
            let days = |word: &str| self.day(word.parse().expect("a day"));
            json!({ "move": line[0], "arrived_on": days(line[1]), "sent_on": days(line[2]) })
        };
        words.chunks(3).map(line).collect()
    }

    async fn enter(&self, who: Person<'_>, from: usize, text: &str) -> Answer {
        let body = json!({ "from": from, "lines": self.lines(text) });
        who.post(&self.path(""), &body).await
    }

    async fn decide(&self, ruling: Value, seen: usize) -> Answer {
        let body = json!({ "ruling": ruling, "reason": "As the cards say.", "seen": seen });
        let path = format!("/api/director/games/{}/score", self.game);
        self.director().post(&path, &body).await
    }

    async fn read(&self, who: Person<'_>) -> Value {
        who.get(&self.path("")).await.expect(200).json
    }

    fn pass(&self, days: i64) {
        self.app.wait(days * DAY);
    }

    /// What waits at the desk of this game.
    async fn at_desk(&self) -> Vec<Value> {
        let queue = self.director().get("/api/director/queue").await.expect(200).json;
        let items = queue["items"].as_array().expect("items").iter();
        let items = items.filter(|item| item["kind"] == "game_score");
        items.map(|item| json!([item["game"], item["summary"], item["rule"]])).collect()
    }

    fn waits(&self, summary: &str) -> Value {
        json!([self.game.0, summary, "LAW-8.1"])
    }

    async fn result(&self) -> Value {
        let game = self.white().get(&format!("/api/games/{}", self.game)).await.expect(200).json;
        game["ending"].clone()
    }
}

/// LAW-4.2, LAW-8.1: no clock runs and no move is made here; what both enter alike stands, and nobody copies.
#[tokio::test]
async fn the_players_keep_the_scores() {
    let post = Post::begun().await;
    let played = json!({ "ply": 0, "move": "e4" });
    let played = post.white().post(&format!("/api/games/{}/moves", post.game), &played).await;
    assert_eq!(played.verdict(), "409 played_elsewhere LAW-8.5");
    post.pass(100);
    assert_eq!(post.result().await, Value::Null, "nobody loses by silence or on time");
    let empty = post.read(post.white()).await;
    assert_eq!(
        (&empty["open"], &empty["stands"], &empty["starts_on"]),
        (&json!(true), &json!(0), &json!(post.day(0)))
    );

    let white = post.enter(post.white(), 1, "5254 0 2 e5 5 9").await.expect(200).json;
    // The sheet is the person's own: it is in the person's files.
    let files = personal_games(&post.app, &post.white()).await;
    let kept = files.iter().find(|line| line["game"] == post.game.0).expect("the game");
    assert_eq!(kept["score"]["lines"][0]["move"], "e4");
    assert_eq!(kept["score"]["lines"][1]["sent_on"], post.day(9));
    let line = &white["white"]["lines"][0];
    assert_eq!(
        (&line["san"], &line["iccf"], &line["days"], &line["by"]),
        (&json!("e4"), &json!("5254"), &json!(2), &json!("white"))
    );
    assert_eq!(white["white"]["clocks"]["white"]["clock"]["days_left"], 58);
    let black = post.read(post.black()).await;
    assert_eq!((&black["white"]["entered"], &black["white"]["lines"]), (&json!(2), &json!([])));
    let black = post.enter(post.black(), 1, "e4 0 2").await.expect(200).json;
    assert_eq!(black["stands"], 1);
    assert_eq!(black["white"]["lines"].as_array().map(Vec::len), Some(1));
    // The same again changes nothing; what stands is not changed.
    assert_eq!(post.enter(post.black(), 1, "e4 0 2").await.expect(200).json, black);
    assert_eq!(
        post.app.app.store.scores(post.game).await.expect("scores").map(|s| s.version),
        Some(2)
    );
    let stands = post.enter(post.black(), 1, "d4 0 2").await;
    assert_eq!(stands.verdict(), "409 move_stands LAW-8.1");
    assert_eq!(
        (stands.json["rule"].clone(), stands.json["errors"][0]["line"].clone()),
        (json!("LAW-8.1"), json!(1))
    );
    for (from, text, verdict) in [
        (3, "Nf3 9 9", "422 moves_missing LAW-8.1"),
        (2, "e4 5 9", "422 illegal_move LAW-3.10.2"),
        (2, "e5 1 9", "422 arrived_too_early LAW-8.1"),
        (2, "e5 9 5", "422 sent_before_arrival LAW-8.1"),
        (2, "e5 9 900", "422 in_future LAW-8.1"),
        (2, "Zz9 5 9", "422 unreadable_move LAW-A.1-A.13"),
    ] {
        assert_eq!(post.enter(post.black(), from, text).await.verdict(), verdict, "{text}");
    }
    let third =
        PlayerId((1..=3).find(|id| !post.players.contains(&PlayerId(*id))).expect("the third"));
    for stranger in [post.app.person(third), post.app.organiser()] {
        assert_eq!(stranger.get(&post.path("")).await.status, 403);
        assert_eq!(post.enter(stranger, 1, "e4 0 2").await.status, 403);
    }
    let seen = post.read(post.director()).await;
    assert_eq!(
        (&seen["me"], seen["white"]["lines"].as_array().map(Vec::len)),
        (&Value::Null, Some(2))
    );
    let entered = post.enter(post.director(), 1, "e4 0 2").await;
    assert_eq!(entered.verdict(), "403 not_your_game LAW-1.1");
}

/// LAW-8.1: a difference waits at the desk until one of the two is put right, or the director has decided.
#[tokio::test]
async fn a_difference_is_settled() {
    let post = Post::begun().await;
    post.pass(30);
    post.enter(post.white(), 1, "e4 0 2 e5 5 9").await.expect(200);
    let differ = post.enter(post.black(), 1, "e4 0 2 e5 5 8").await.expect(200).json;
    assert_eq!(differ["differ_at"], 2);
    assert_eq!(post.at_desk().await, [post.waits("scores_differ")]);
    post.enter(post.black(), 2, "e5 5 9").await.expect(200);
    assert_eq!(post.at_desk().await, Vec::<Value>::new());
    post.enter(post.black(), 3, "Nf3 11 12").await.expect(200);
    post.enter(post.white(), 3, "Nc3 11 12").await.expect(200);
    assert_eq!(post.at_desk().await, [post.waits("scores_differ")]);

    let settle = json!({ "kind": "settle", "from": 3, "lines": post.lines("Nc3 11 12") });
    let path = format!("/api/director/games/{}/score", post.game);
    let body = json!({ "ruling": settle, "reason": "As the cards say.", "seen": 0 });
    assert_eq!(post.white().post(&path, &body).await.status, 403);
    assert_eq!(post.app.organiser().post(&path, &body).await.status, 403);
    let settled = post.decide(settle.clone(), 0).await.expect(200).json;
    assert_eq!((&settled["stands"], &settled["differ_at"]), (&json!(3), &Value::Null));
    assert_eq!(settled["acts"][0]["kind"], "settled");
    assert_eq!(settled["acts"][0]["reason"], "As the cards say.");
    assert_eq!(post.decide(settle, 0).await.expect(200).json, settled, "once");
    let stale = post.decide(json!({ "kind": "colours_reversed" }), 0).await;
    assert_eq!(stale.verdict(), "409 changed_meanwhile");
    assert_eq!(post.at_desk().await, Vec::<Value>::new());
    let nothing = json!({ "ruling": { "kind": "colours_reversed" }, "reason": " ", "seen": 1 });
    assert_eq!(post.director().post(&path, &nothing).await.verdict(), "422 invalid_body");
}

/// LAW-6.6, LAW-6.7, LAW-6.9, TR-8.7a: an overstep is claimed, and counts by the director's word alone.
#[tokio::test]
async fn an_overstep_is_confirmed() {
    for (by, score, reason) in [("white", [0, 2], "time_forfeiture"), ("both", [0, 0], "default")] {
        let post = Post::begun().await;
        post.pass(100);
        for who in [post.white(), post.black()] {
            let entered = post.enter(who, 1, "e4 0 70 e5 75 76").await.expect(200).json;
            assert_eq!(entered["stands"], if who.player == post.players[0] { 0 } else { 2 });
        }
        let claim = json!({ "kind": "time_exceeded", "note": "Seventy days." });
        let claimed = post.black().post(&post.path("/claim"), &claim).await.expect(200).json;
        assert_eq!(claimed["black"]["claim"]["note"], "Seventy days.");
        assert_eq!(claimed["white"]["clocks"]["white"]["exceeded_at"], 1);
        // What the director would decide is told before.
        let points = json!({ "white_halves": score[0], "black_halves": score[1] });
        assert_eq!((&claimed["overstep"][by], &claimed["begins_again"]), (&points, &json!(true)));
        assert_eq!(post.black().post(&post.path("/claim"), &claim).await.expect(200).json, claimed);
        assert_eq!(post.at_desk().await, [post.waits("score_claim")]);
        assert_eq!(post.result().await, Value::Null);
        let ruling = json!({ "kind": "exceeded", "by": by });
        let over = post.decide(ruling.clone(), 0).await.expect(200).json;
        assert_eq!((&over["open"], &over["white"]["address"]), (&json!(false), &Value::Null));
        assert_eq!(post.decide(ruling, 0).await.expect(200).json, over, "once");
        let ending = post.result().await;
        assert_eq!(ending["reason"], reason);
        let results =
            post.app.app.store.section_results(section_of(&post).await).await.expect("results");
        let line = results.iter().find(|line| line.game == post.game).expect("the game");
        let (white, black, _) = line.result.expect("a result");
        assert_eq!([white.0, black.0], score);
        assert_eq!(post.at_desk().await, Vec::<Value>::new());
        let late = post.enter(post.white(), 3, "Nf3 77 78").await;
        assert!(late.verdict().starts_with("409 game_finished"), "{}", late.verdict());
        // The moves that stood are the game's.
        let (_, game) = post.app.app.load_game(post.game).await.expect("a game");
        assert_eq!(game.plies().len(), 2);
    }
}

async fn section_of(post: &Post) -> SectionId {
    post.app.app.load_game(post.game).await.expect("a game").0.section
}

/// LAW-8.2, LAW-8.3: what was asked and not answered in time comes back to the desk.
#[tokio::test]
async fn the_director_asks_for_the_score() {
    let post = Post::begun().await;
    post.pass(10);
    let nothing = json!({ "position": null });
    assert_eq!(
        post.white().post(&post.path("/answer"), &nothing).await.verdict(),
        "409 nothing_asked LAW-8.2"
    );
    for (until, verdict) in [(10, "422 bad_date"), (71, "422 bad_date")] {
        let ask = json!({ "kind": "ask", "what": "sheet", "until": post.day(until) });
        assert_eq!(post.decide(ask, 0).await.verdict(), verdict, "{until}");
    }
    let ask = json!({ "kind": "ask", "what": "position", "until": post.day(20) });
    post.decide(ask, 0).await.expect(200);
    assert_eq!(post.at_desk().await, Vec::<Value>::new());
    assert_eq!(
        post.white().post(&post.path("/answer"), &nothing).await.verdict(),
        "422 position_missing LAW-8.3"
    );
    let told = |fen: &str| {
        let numbers = json!({ "fen": fen, "white_moves": 2, "black_moves": 1, "white_days": null, "black_days": null, "white_runs": false });
        json!({ "position": numbers })
    };
    let bad = post.white().post(&post.path("/answer"), &told("what?")).await;
    assert_eq!(
        (bad.verdict(), bad.json["rule"].clone()),
        ("422 no_such_position LAW-8.3".to_owned(), json!("LAW-8.3"))
    );
    let fen = "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2";
    let white = post.white().post(&post.path("/answer"), &told(fen)).await.expect(200).json;
    assert_eq!(white["white"]["position"]["fen"], fen);
    assert_eq!(post.read(post.black()).await["white"]["position"], Value::Null, "nobody copies");
    post.pass(11);
    assert_eq!(post.at_desk().await, [post.waits("score_unanswered")]);
    let black = post.black().post(&post.path("/answer"), &told(fen)).await.expect(200).json;
    assert_eq!(black["white"]["position"]["fen"], fen);
    assert_eq!(post.at_desk().await, Vec::<Value>::new());
    // What was found out stands.
    let settle =
        json!({ "kind": "settle", "from": 1, "lines": post.lines("e4 0 1 e5 3 4 Nf3 6 7") });
    assert_eq!(post.decide(settle, 1).await.expect(200).json["stands"], 3);
}

/// How the two reach each other is for them, for the director, and for nobody else; and no longer than they play.
#[tokio::test]
async fn addresses_are_for_opponents() {
    for (medium, shown) in [("post", true), ("email", true), ("server", false)] {
        let post = Post::by(medium).await;
        let text = json!({ "text": "  Kasia  Nowak \n\n ul. Długa 1\nPoznań " });
        let kept =
            post.white().request(Method::PUT, "/api/settings/contact", &text).await.expect(200);
        assert_eq!(kept.json["text"], "Kasia Nowak\nul. Długa 1\nPoznań");
        assert_eq!(post.white().get("/api/settings/contact").await.expect(200).json, kept.json);
        let address = if shown { kept.json["text"].clone() } else { Value::Null };
        for who in [
            post.white(),
            post.black(),
            post.director(),
            post.app.person_as(OFFICER, Role::Officer),
        ] {
            assert_eq!(post.read(who).await["white"]["address"], address, "{medium}");
        }
        let profile =
            post.black().get(&format!("/api/players/{}", post.players[0])).await.expect(200);
        assert!(!profile.json.to_string().contains("Poznań"));
    }
    let post = Post::begun().await;
    for (text, verdict) in [
        ("x".repeat(501), "422 words_too_long"),
        ("a\n".repeat(9), "422 words_too_long"),
        ("a\u{202e}b".to_owned(), "422 invalid_words"),
    ] {
        let text = json!({ "text": text });
        let refused = post.white().request(Method::PUT, "/api/settings/contact", &text).await;
        assert_eq!(refused.verdict(), verdict);
    }
    let none = json!({ "text": " \n " });
    let none = post.white().request(Method::PUT, "/api/settings/contact", &none).await.expect(200);
    assert_eq!(none.json["text"], Value::Null);
}

/// LAW-10.1: days of leave that a player has registered are taken off the time between two cards.
#[tokio::test]
async fn leave_is_taken_off() {
    let post = Post::begun().await;
    let section = section_of(&post).await.0;
    let leave = json!({ "sections": [section], "first": post.day(3), "last": post.day(7) });
    post.white().post("/api/leave", &leave).await.expect(200);
    post.app.run_all_schedules().await;
    post.pass(20);
    let score = post.enter(post.white(), 1, "e4 0 10").await.expect(200).json;
    assert_eq!(score["white"]["lines"][0]["days"], 5);
    assert_eq!(score["white"]["clocks"]["white"]["clock"]["days_left"], 55);
}

/// LAW-8.5: of two players of whom one says nothing any more the director records the result, and their reports leave
/// the desk with it.
#[tokio::test]
async fn a_result_is_recorded() {
    let post = Post::begun().await;
    post.pass(30);
    let path = format!("/api/games/{}/reports", post.game);
    post.white().post(&path, &json!({ "pgn": "1.e4 e5 1-0" })).await.expect(200);
    post.pass(15);
    let queue = post.director().get("/api/director/queue").await.expect(200).json;
    assert_eq!(queue["items"][0]["kind"], "game_reports");
    let record = |white: u8, black: u8| json!({ "kind": "record", "white_halves": white, "black_halves": black });
    assert_eq!(post.decide(record(2, 1), 0).await.verdict(), "422 impossible_result LAW-8.5");
    let over = post.decide(record(2, 0), 0).await.expect(200).json;
    assert_eq!((&over["open"], &over["acts"][0]["kind"]), (&json!(false), &json!("recorded")));
    assert_eq!(post.decide(record(2, 0), 0).await.expect(200).json, over);
    assert_eq!(post.result().await["reason"], "recorded");
    let queue = post.director().get("/api/director/queue").await.expect(200).json;
    assert!(
        queue["items"].as_array().expect("items").iter().all(|item| item["game"] != post.game.0)
    );
}

/// LAW-8.5, RAT-13, TR-9.2: the result that both send is in the table; Triple Block is for the server.
#[tokio::test]
async fn an_event_by_post_to_its_end() {
    let post = Post::begun().await;
    post.pass(30);
    for who in [post.white(), post.black()] {
        let path = format!("/api/games/{}/reports", post.game);
        who.post(&path, &json!({ "pgn": "1.e4 e5 2.Nf3 1-0" })).await.expect(200);
    }
    assert_eq!(post.result().await["reason"], "recorded");
    let section = section_of(&post).await;
    let table = post
        .black()
        .get(&format!("/api/sections/{section}", section = section.0))
        .await
        .expect(200)
        .json;
    let winner = table["players"].as_array().expect("players").iter();
    let mut winner = winner.filter(|line| line["half_points"] == 2);
    assert_eq!(winner.next().map(|line| &line["player"]["id"]), Some(&json!(post.players[0].0)));
    let block = post.app.preset("friendly", |a| {
        a["code"] = json!("X/1");
        a["medium"] = json!("post");
        a["time_control"] = json!("triple block bank 75 increment 5");
        a["leave_days"] = json!(0);
        a["silence"] = json!("off");
    });
    let refused = post.app.announced(&block.await).await;
    assert_eq!(
        (refused.verdict(), refused.json["rule"].clone()),
        ("422 triple_block_elsewhere LAW-C".to_owned(), json!("LAW-C"))
    );
    assert_eq!(post.event, 1);
}
