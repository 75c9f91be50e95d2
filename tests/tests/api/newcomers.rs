//! Somebody plays in the place of a player who has not begun, once the start lists are out (TR-8.1); whoever has begun
//! withdraws (TR-8.3).

use axum::http::Method;
use rules::tournament::{Entry, EntryState, Grounds, WonSection};
use rules::{Directive, Event, Game, GameId, PlayerId};
use serde_json::{Value, json};
use store::{EventAct, EventActKind, Role, SectionId, SectionTable};
use tests::{Answer, DAY, DIRECTOR, Front, ORGANISER, Person, TestApp, decision};

/// Who comes later.
const NEWCOMER: u32 = 9;

/// An event of four whose start lists are out; the clocks start in some ninety days.
async fn published(app: &TestApp, preset: &str, change: impl FnOnce(&mut Value)) -> u64 {
    app.officials().await;
    for id in [1, 2, 3, 4, NEWCOMER] {
        app.member(id, "CZE", Some(2_000), Role::Player).await;
    }
    let announcement = app.preset(preset, |a| {
        a["section_size"] = json!(4);
        change(a);
    });
    let event = app.announce(&announcement.await).await;
    app.publish(event, &[1, 2, 3, 4], &[4]).await;
    event
}

fn path(event: u64) -> String {
    format!("/api/events/{event}/replacements")
}

fn body(replaced: u32, newcomer: u32) -> Value {
    json!({ "replaced": replaced, "newcomer": newcomer, "reason": "Ill since Monday." })
}

async fn replace(who: &Person<'_>, event: u64, body: &Value) -> Answer {
    who.post(&path(event), body).await
}

async fn table(app: &TestApp, event: u64) -> SectionTable {
    let seen = app.request(Method::GET, &format!("/api/events/{event}"), &[], "").await;
    let id = seen.expect(200).json["sections"][0]["id"].as_u64().expect("a section");
    let id = SectionId(u32::try_from(id).expect("small"));
    app.app.store.section_table(id).await.expect("a table")
}

/// The games of whoever began with this number.
async fn games(app: &TestApp, event: u64, first: u32) -> Vec<(GameId, Game)> {
    let (table, first) = (table(app, event).await, PlayerId(first));
    let mut games = Vec::new();
    for line in &table.results {
        let (stored, game) = app.app.load_game(line.game).await.expect("a game");
        if game.terms().players.iter().any(|player| *player == first) {
            games.push((stored.id, game));
        }
    }
    games
}

/// Number, colours and games are the newcomer's, with clocks on which nothing is used; nobody else has them, the entry
/// of whoever is replaced is taken back, and every result counts for the newcomer.
#[tokio::test]
async fn a_newcomer_plays_from_the_start() {
    let app = TestApp::new().await;
    let event = published(&app, "friendly", |_| ()).await;
    // Ten of the first days are used.
    app.wait(101 * DAY);
    let before = table(&app, event).await;
    let number = before.number_of(PlayerId(2));
    let director = app.director();
    let seen = director.get(&format!("/api/events/{event}")).await.expect(200).json;
    assert_eq!(seen["may"]["replace_players"], true);
    let replaced = replace(&director, event, &body(2, NEWCOMER)).await.expect(200);
    let again = replace(&director, event, &body(2, NEWCOMER)).await.expect(200);
    assert_eq!(again.text, replaced.text, "sent twice, it is answered as it stands");
    let act = replaced.json["acts"].as_array().and_then(|acts| acts.last()).expect("an act");
    assert_eq!(
        (&act["act"], &act["player"]["id"], &act["newcomer"]["id"], &act["reason"]),
        (&json!("replaced_before_play"), &json!(2), &json!(NEWCOMER), &json!("Ill since Monday.")),
    );

    let after = table(&app, event).await;
    assert_eq!(after.number_of(PlayerId(NEWCOMER)), number);
    let line = after.start_list.iter().find(|line| line.player == PlayerId(NEWCOMER));
    let line = line.expect("the newcomer's line");
    assert_eq!(line.predecessors.len(), 1);
    assert_eq!(line.taken_over_from(PlayerId(NEWCOMER)), None, "every result is the newcomer's");
    let entries = app.app.store.entries(rules::tournament::EventId(1)).await.expect("entries");
    let state = |id: u32| {
        let entry = entries.iter().find(|entry| entry.player == PlayerId(id)).expect("an entry");
        (entry.state.code(), entry.reason.as_deref())
    };
    assert_eq!(state(2), ("withdrawn", Some("Ill since Monday.")));
    assert_eq!(state(NEWCOMER), ("accepted", None));

    let now = app.app.clock.now();
    let (newcomer, gone) = (app.person(PlayerId(NEWCOMER)), app.person(PlayerId(2)));
    assert_eq!(app.app.store.seats(PlayerId(2)).await.expect("seats"), []);
    let games = games(&app, event, 2).await;
    assert_eq!(games.len(), 3);
    for (id, game) in &games {
        let color = game.color_of(PlayerId(NEWCOMER)).expect("a side");
        assert_eq!(gone.game(*id).await.status, 403, "running games are nobody else’s");
        if game.turn() == color {
            // 20 days, and 30 that count twice, as on the first day; the day on which they sit down is no whole one.
            let left = game.flag_at().expect("a flag") - now;
            assert!((35 * DAY..=36 * DAY).contains(&left), "{left}");
            newcomer.play(*id, 0, "e4").await.expect(200);
        }
    }
    let (id, game) = &games[0];
    let opponent = game.players().iter().find(|player| **player != PlayerId(NEWCOMER));
    app.person(*opponent.expect("an opponent")).resign(*id).await.expect(200);
    let path = format!("/api/events/{event}/sections");
    let sections = app.request(Method::GET, &path, &[], "").await.expect(200).json;
    let leader = &sections["sections"][0]["leaders"][0];
    assert_eq!((&leader["player"]["id"], &leader["half_points"]), (&json!(NEWCOMER), &json!(2)));
}

/// Each of whom it is not for, and each in whose place nobody plays; nothing has changed.
#[tokio::test]
async fn who_can_be_replaced_by_whom() {
    let app = TestApp::new().await;
    let event = published(&app, "friendly", |_| ()).await;
    let (director, organiser) = (app.director(), app.organiser());
    app.member(10, "CZE", Some(2_000), Role::Player).await;
    let version = async || {
        let seen = organiser.get(&format!("/api/events/{event}")).await.expect(200).json;
        seen["version"].clone()
    };
    let before = version().await;
    for (who, body, expected) in [
        (app.person(PlayerId(1)), body(2, NEWCOMER), "403 forbidden"),
        (director, body(2, 3), "409 plays_already"),
        (director, body(2, 2), "409 plays_already"),
        (director, body(10, NEWCOMER), "422 not_in_start_list"),
        (director, body(2, 4_711), "404 unknown_player"),
        (director, json!({ "replaced": 2, "newcomer": 9, "reason": " " }), "422 invalid_body"),
    ] {
        assert_eq!(replace(&who, event, &body).await.verdict(), expected, "{body}");
    }
    app.wait(100 * DAY);
    let (id, game) = games(&app, event, 2).await.swap_remove(0);
    let white = game.terms().players.white;
    app.person(white).play(id, 0, "e4").await.expect(200);
    let (begun, other) = if white == PlayerId(2) { (2, 3) } else { (white.0, 2) };
    let refused = replace(&director, event, &body(begun, NEWCOMER)).await;
    assert_eq!(refused.verdict(), "409 has_begun TR-8.3");
    assert!(refused.text.contains("1 moves are made"), "{}", refused.text);
    assert_eq!(version().await, before);
    // Whoever organises it does it, too; and who was replaced does not come back.
    replace(&organiser, event, &body(other, NEWCOMER)).await.expect(200);
    assert_eq!(
        replace(&organiser, event, &body(NEWCOMER, other)).await.verdict(),
        "409 plays_already"
    );
    replace(&organiser, event, &body(NEWCOMER, 10)).await.expect(200);
    let line = table(&app, event).await.start_list;
    let line = line.iter().find(|line| line.player == PlayerId(10)).expect("a line");
    assert_eq!(line.predecessors.len(), 2);
    // The start lists are out, and the tables final.
    for game in table(&app, event).await.results {
        let players = *app.app.load_game(game.game).await.expect("a game").1.players();
        app.person(players.white).resign(game.game).await.expect(200);
    }
    organiser
        .post(&format!("/api/events/{event}/finish"), &json!({ "version": version().await }))
        .await
        .expect(200);
    assert_eq!(replace(&organiser, event, &body(10, NEWCOMER)).await.verdict(), "409 not_playing");
}

/// TR-2.4, TR-0.2, TR-8.3: whoever could not have entered does not come later either, and the fee is paid.
#[tokio::test]
async fn a_newcomer_could_have_entered() {
    let app = TestApp::new().await;
    let fee = json!({ "minor_units": 1000, "currency": "EUR" });
    app.officials().await;
    for id in [1, 2, 3, 4, NEWCOMER] {
        app.member(id, "CZE", Some(1_800), Role::Player).await;
    }
    app.member(10, "CZE", Some(2_300), Role::Player).await;
    let announcement = app.preset("open_class", |a| a["fee"] = fee.clone()).await;
    let event = app.announce(&announcement).await;
    for id in [1, 2, 3, 4, 5, 6, 7] {
        if id > 4 {
            app.member(id, "CZE", Some(1_800), Role::Player).await;
        }
        let entries = format!("/api/events/{event}/entries");
        app.person(PlayerId(id)).post(&entries, &json!({})).await.expect(200);
        for decision in ["fee_paid", "accept"] {
            let decision = json!({ "decision": decision });
            app.organiser().post(&format!("{entries}/{id}"), &decision).await.expect(200);
        }
    }
    let proposal = json!({ "version": 0, "sizes": [7] });
    app.organiser().post(&format!("/api/events/{event}/proposal"), &proposal).await.expect(200);
    app.publish_proposal(event).await;
    let director = app.director();
    assert_eq!(replace(&director, event, &body(2, 10)).await.verdict(), "409 outside_class TR-2.4");
    assert_eq!(
        replace(&director, event, &body(2, NEWCOMER)).await.verdict(),
        "409 fee_not_paid TR-0.2"
    );
    let paid = json!({ "replaced": 2, "newcomer": NEWCOMER, "reason": "Ill.", "fee_paid": true });
    replace(&director, event, &paid).await.expect(200);
    let entry = app.app.store.entry(rules::tournament::EventId(1), PlayerId(NEWCOMER)).await;
    let entry = entry.expect("the store answers").expect("an entry");
    assert_eq!(entry.fee_paid_at, Some(app.app.clock.now()));
}

/// TR-8.3: by post nobody here knows who has begun.
#[tokio::test]
async fn by_post_before_the_start() {
    let app = TestApp::new().await;
    let event = published(&app, "friendly", |a| {
        a["medium"] = json!("post");
        a["time_control"] = json!("10 moves in 30 days");
    });
    let event = event.await;
    let director = app.director();
    replace(&director, event, &body(2, NEWCOMER)).await.expect(200);
    for (_, game) in games(&app, event, 2).await {
        assert!(game.color_of(PlayerId(NEWCOMER)).is_some());
    }
    app.member(10, "CZE", Some(2_000), Role::Player).await;
    app.wait(100 * DAY);
    let refused = replace(&director, event, &body(3, 10)).await;
    assert_eq!(refused.verdict(), "409 started_elsewhere TR-8.3");
}

/// NORM-4a: category and norms are those of the players with whom the section begins.
#[tokio::test]
async fn norms_are_those_with_the_newcomer() {
    let app = TestApp::new().await;
    app.officials().await;
    let players: Vec<u32> = (1..=13).collect();
    for id in &players {
        app.member(*id, "CZE", Some(2_600), Role::Player).await;
    }
    app.member(20, "CZE", Some(2_350), Role::Player).await;
    let announcement = app.preset("master_norm", |a| a["fee"] = Value::Null).await;
    let event = app.announce(&announcement).await;
    app.publish(event, &players, &[13]).await;
    let path = format!("/api/sections/{}", table(&app, event).await.section.id.0);
    let average = async || {
        let seen = app.request(Method::GET, &path, &[], "").await.expect(200).json;
        seen["norms"][0]["average"].clone()
    };
    assert_eq!(average().await, 2_600);
    replace(&app.director(), event, &body(2, 20)).await.expect(200);
    assert_eq!(average().await, 2_581);
}

/// A game that was cancelled when its player was replaced and goes on again is the newcomer's; the one who came before
/// the newcomer's own newcomer is answered as it stands.
#[tokio::test]
async fn a_game_that_goes_on_again() {
    let app = TestApp::new().await;
    let event = published(&app, "friendly", |_| ()).await;
    app.member(10, "CZE", Some(2_000), Role::Player).await;
    app.wait(95 * DAY);
    let director = app.director();
    let (id, _) = games(&app, event, 2).await.swap_remove(0);
    let path =
        format!("/api/director/sections/{}/decisions", table(&app, event).await.section.id.0);
    let cancel = decision("cancel", json!({ "game": id.0, "rule": "TR-15" }));
    let cancelled = director.post(&path, &cancel).await.expect(201).json["id"].clone();
    replace(&director, event, &body(2, NEWCOMER)).await.expect(200);
    replace(&director, event, &body(NEWCOMER, 10)).await.expect(200);
    replace(&director, event, &body(2, NEWCOMER)).await.expect(200);
    let revoke = decision("revoke", json!({ "undoes": cancelled }));
    director.post(&path, &revoke).await.expect(201);
    for (_, game) in games(&app, event, 2).await {
        assert!(game.ending().is_none() && game.color_of(PlayerId(10)).is_some());
    }
}

/// TR-6: whoever invites names the newcomer, who does not read why the other one is ill.
#[tokio::test]
async fn a_newcomer_is_invited() {
    let app = TestApp::new().await;
    app.officials().await;
    for id in [1, 2, 3, 4, NEWCOMER] {
        app.member(id, "CZE", Some(2_000), Role::Player).await;
    }
    let announcement = app.preset("invitational", |a| {
        a["section_size"] = json!(4);
        a["norms"] = json!(false);
    });
    let announcement = announcement.await;
    let event = app.announce(&announcement).await;
    let organiser = app.organiser();
    let entries = format!("/api/events/{event}/entries");
    for id in 1..=4 {
        let grounds = json!({ "kind": "commissioner", "text": "Invited." });
        organiser.post(&entries, &json!({ "player": id, "grounds": grounds })).await.expect(200);
        let accept = json!({ "decision": "accept" });
        organiser.post(&format!("{entries}/{id}"), &accept).await.expect(200);
    }
    let proposal = json!({ "version": 0, "sizes": [4] });
    organiser.post(&format!("/api/events/{event}/proposal"), &proposal).await.expect(200);
    app.publish_proposal(event).await;
    let refused = replace(&app.director(), event, &body(2, NEWCOMER)).await;
    assert_eq!(refused.verdict(), "409 invitation_only");
    replace(&organiser, event, &body(2, NEWCOMER)).await.expect(200);
    let seen = app.person(PlayerId(NEWCOMER)).get(&format!("/api/events/{event}")).await;
    assert!(!seen.expect(200).text.contains("Ill since Monday"));
    let seen = app.person(PlayerId(2)).get(&format!("/api/events/{event}")).await;
    let seen = seen.expect(200);
    assert!(seen.text.contains("Ill since Monday"));
    assert_eq!(seen.json["may"]["replace_players"], false);
}

/// TR-8.7b: a team names a substitute.
#[tokio::test]
async fn not_where_teams_play() {
    let app = TestApp::new().await;
    let event = crate::replacements::begun(&app).await;
    let refused = replace(&app.director(), event, &body(12, 41)).await;
    assert_eq!(refused.verdict(), "409 of_teams TR-8.7b");
}

/// Two officials at once: for one player one newcomer, and one newcomer for one player.
#[tokio::test]
async fn one_for_one() {
    let pairs = [((2, NEWCOMER), (2, 10)), ((2, NEWCOMER), (3, NEWCOMER))];
    for (first, second) in pairs.into_iter().cycle().take(12) {
        let app = TestApp::new().await;
        let event = published(&app, "friendly", |_| ()).await;
        app.member(10, "CZE", Some(2_000), Role::Player).await;
        app.wait(95 * DAY);
        let (one, other) = (body(first.0, first.1), body(second.0, second.1));
        let (director, organiser) = (app.director(), app.organiser());
        let both = futures_util::join!(
            replace(&director, event, &one),
            replace(&organiser, event, &other)
        );
        let mut verdicts = [both.0.verdict(), both.1.verdict()];
        verdicts.sort();
        let refused =
            if first.0 == second.0 { "409 replaced_already" } else { "409 plays_already" };
        assert_eq!(verdicts, ["200", refused]);
        let newcomers = [PlayerId(NEWCOMER), PlayerId(10)];
        let line = table(&app, event).await.start_list;
        let seated = line.iter().filter(|line| newcomers.contains(&line.player)).count();
        assert_eq!(seated, 1);
        let entries = app.app.store.entries(rules::tournament::EventId(1)).await.expect("entries");
        let accepted = entries.iter().filter(|entry| entry.state == EntryState::Accepted).count();
        assert_eq!(accepted, 4);
    }
}

/// TR-8.1: what the entry stood on is lost, where it would come back before the start lists; and nobody seats themselves.
#[tokio::test]
async fn what_an_entry_stands_on_is_lost() {
    let app = TestApp::new().await;
    let event = published(&app, "friendly", |_| ()).await;
    let event_id = rules::tournament::EventId(1);
    let won = SectionId(77);
    let stored = app.app.store.event(event_id).await.expect("an event");
    let entry = app.app.store.entry(event_id, PlayerId(2)).await.expect("it answers");
    let grounds = Some(Grounds::SectionWinner(WonSection::Number(won.0)));
    let entry = Entry { grounds, ..entry.expect("an entry") };
    let act = EventAct::new(app.app.clock.now(), ORGANISER, EventActKind::Changed);
    app.app.store.put_entry(&stored, &entry, &act).await.expect("kept");
    let used = async || app.app.store.win_used(PlayerId(2), won).await.expect("it answers");
    assert_eq!(used().await, Some(event_id));
    replace(&app.director(), event, &body(2, NEWCOMER)).await.expect(200);
    assert_eq!(used().await, Some(event_id));
    let director = app.director();
    assert_eq!(replace(&director, event, &body(3, DIRECTOR.0)).await.verdict(), "403 own_event");
}

/// The server dies at any of its calls: the alarm, or the same request again, brings it to an end, once.
#[tokio::test]
async fn a_run_dies_anywhere() {
    for (number, calls) in (1..).zip((0..200).step_by(7)) {
        let carried_out = number % 2 == 0;
        let what = format!("at call {calls}, {carried_out}");
        let (app, front) = Front::server().await;
        let event = published(&app, "friendly", |_| ()).await;
        app.wait(95 * DAY);
        let director = app.director();
        front.after(calls, carried_out);
        replace(&director, event, &body(2, NEWCOMER)).await;
        let died = front.heal();
        app.wait(61);
        clock_tick::tick(&app.app).await.expect("a sweep");
        replace(&director, event, &body(2, NEWCOMER)).await.expect(200);
        let seen = director.get(&format!("/api/events/{event}")).await.expect(200).json;
        let acts = seen["acts"].as_array().expect("acts").iter();
        let told = acts.filter(|act| act["act"] == "replaced_before_play").count();
        assert_eq!(told, 1, "{what}");
        let line = table(&app, event).await.start_list;
        let line = line.iter().find(|line| line.player == PlayerId(NEWCOMER)).expect("a line");
        assert!(line.has_status && line.predecessors.len() == 1, "{what}");
        for (id, game) in games(&app, event, 2).await {
            let sat = |event: &&Event| {
                matches!(event, Event::Directed { directive: Directive::Replaced { .. }, .. })
            };
            assert_eq!(game.log().iter().filter(sat).count(), 1, "{what}");
            assert!(game.color_of(PlayerId(NEWCOMER)).is_some(), "{what}");
            let seats = app.app.store.seats(PlayerId(NEWCOMER)).await.expect("seats");
            assert!(seats.iter().any(|seat| seat.game == id), "{what}");
        }
        if !died {
            assert!(calls > 20, "only {calls} calls");
            return;
        }
    }
    panic!("it dies for ever");
}
