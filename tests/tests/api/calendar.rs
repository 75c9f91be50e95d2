//! The private calendar: what is in it, who may read it, and that any program can.

use std::collections::BTreeMap;

use app::Calendar;
use axum::http::Method;
use post::mail::Reader;
use proptest::prelude::*;
use rules::{EndsBy, EndsFirst, GameId, Instant, Interval, PlayerId};
use serde_json::json;
use settings::{Feed, Turn};
use tests::{Answer, DAY, ORIGIN, Person, START, TestApp};

/// What a program finds in an event, by the properties' names with their parameters.
pub(crate) type Found = BTreeMap<String, String>;

/// Reads a calendar's events as RFC 5545 says, and nothing besides: lines of at most 75 bytes that
/// end with CR and LF (section 3.1), each a name and a value, texts escaped (section 3.3.11).
#[track_caller]
pub(crate) fn read(text: &str) -> Vec<Found> {
    for line in text.split_terminator("\r\n") {
        assert!(line.len() <= 75 && !line.contains(['\r', '\n']), "{line:?}");
    }
    let unfolded = text.replace("\r\n ", "");
    let inside = unfolded.strip_prefix("BEGIN:VCALENDAR\r\n");
    let inside = inside.and_then(|rest| rest.strip_suffix("\r\nEND:VCALENDAR\r\n"));
    let inside = inside.unwrap_or_else(|| panic!("no calendar: {text}"));
    let mut events = Vec::new();
    let mut event: Option<Found> = None;
    for line in inside.split("\r\n") {
        let (name, value) = line.split_once(':').unwrap_or_else(|| panic!("no value: {line:?}"));
        match (name, value, &mut event) {
            ("BEGIN", "VEVENT", None) => event = Some(Found::new()),
            ("END", "VEVENT", Some(_)) => events.extend(event.take()),
            ("BEGIN" | "END", ..) => panic!("out of place: {line:?}"),
            (_, _, Some(event)) => {
                let twice = event.insert(name.to_owned(), unescaped(value));
                assert_eq!(twice, None, "{line:?}");
            }
            (_, _, None) => assert!(events.is_empty(), "between events: {line:?}"),
        }
    }
    assert_eq!(event, None, "an event without an end");
    for event in &events {
        let missing = ["UID", "DTSTAMP"].iter().find(|name| !event.contains_key(**name));
        assert_eq!(missing, None, "section 3.6.1 requires it");
    }
    events
}

/// A value without its escapes; a comma or semicolon that is not escaped would part two values.
#[track_caller]
fn unescaped(value: &str) -> String {
    let mut text = String::new();
    let mut characters = value.chars();
    while let Some(character) = characters.next() {
        match (character, character == '\\') {
            (_, true) => match characters.next() {
                Some('n' | 'N') => text.push('\n'),
                Some(escaped @ ('\\' | ';' | ',')) => text.push(escaped),
                other => panic!("no escape: {other:?} in {value:?}"),
            },
            (',' | ';', _) => panic!("two values: {value:?}"),
            (control, _) if control.is_control() => panic!("a control character: {value:?}"),
            (plain, _) => text.push(plain),
        }
    }
    text
}

async fn calendar_path(person: &Person<'_>) -> String {
    let settings = person.get("/api/settings").await.expect(200);
    settings.text_of("calendar_url").strip_prefix(ORIGIN).expect("at the origin").to_owned()
}

async fn get(app: &TestApp, path: &str) -> Answer {
    app.request(Method::GET, path, &[], "").await
}

async fn events(app: &TestApp, person: &Person<'_>) -> Vec<Found> {
    read(&get(app, &calendar_path(person).await).await.expect(200).text)
}

#[tokio::test]
async fn a_game_is_in_the_calendar_of_who_is_on_move() {
    let app = TestApp::new().await;
    let pairing = app.pairing(1).await;
    let (white, black) = app.players(&pairing);
    let found = events(&app, &white).await;
    // 50 days for ten moves, and those beyond 20 on one move count twice.
    let expected = [
        ("UID", "game-1@posthorn.example"),
        ("DTSTAMP", "20260101T000000Z"),
        ("LAST-MODIFIED", "20260101T000000Z"),
        ("SEQUENCE", "0"),
        ("DTSTART", "20260206T000000Z"),
        ("DTEND", "20260206T001500Z"),
        ("SUMMARY", "Posthorn: move against Black Player 1"),
        ("URL", "https://posthorn.example/game/1"),
        ("TRANSP", "TRANSPARENT"),
    ];
    assert_eq!(found.len(), 1);
    for (name, value) in expected {
        assert_eq!(found[0].get(name).map(String::as_str), Some(value), "{name}");
    }
    let about = found[0]["DESCRIPTION"].clone();
    let said = "Game 1, move 1\nYour flag falls: Friday 6 February 2026, 00:00 UTC\n\
        https://posthorn.example/game/1";
    assert!(about.ends_with(said), "{about}");
    let deadline = white.game(pairing.game).await.expect(200).text_of("deadline").to_owned();
    assert_eq!(deadline, "2026-02-06T00:00:00Z", "the calendar says what the page says");
    assert!(events(&app, &black).await.is_empty());
    app.wait(DAY);
    white.play(pairing.game, 0, "e4").await.expect(200);
    assert!(events(&app, &white).await.is_empty());
    let found = events(&app, &black).await;
    assert_eq!(found[0]["UID"], "game-1@posthorn.example");
    assert_eq!(
        (found[0]["SEQUENCE"].as_str(), found[0]["LAST-MODIFIED"].as_str()),
        ("1", "20260102T000000Z")
    );
    black.resign(pairing.game).await.expect(200);
    assert!(events(&app, &black).await.is_empty());
}

fn sequence(event: &Found) -> u32 {
    event["SEQUENCE"].parse().expect("a number")
}

/// The same game on the same turn keeps its name while its version grows.
#[tokio::test]
async fn versions_of_an_event_grow() {
    let app = TestApp::new().await;
    let pairing = app.pairing(1).await;
    let (white, black) = app.players(&pairing);
    let mut sequences = Vec::new();
    for moves in ["", "e4 e5", "Nf3 Nc6"] {
        app.play_all(&pairing, moves).await;
        let found = events(&app, &white).await.remove(0);
        assert_eq!(found["UID"], "game-1@posthorn.example");
        sequences.push(sequence(&found));
    }
    assert!(sequences.is_sorted_by(|a, b| a < b), "{sequences:?}");
    // A declined offer is a change as well, and it is not the player's own.
    white.play_and_offer_draw(pairing.game, 4, "Bb5").await.expect(200);
    let before = events(&app, &black).await.remove(0);
    black.decline_draw(pairing.game).await.expect(200);
    let after = events(&app, &black).await.remove(0);
    assert_eq!(
        (before["UID"].as_str(), before["DTSTART"].as_str()),
        (after["UID"].as_str(), after["DTSTART"].as_str())
    );
    assert!(sequence(&before) < sequence(&after));
}

#[tokio::test]
async fn the_calendar_speaks_the_players_language() {
    let app = TestApp::new().await;
    let pairing = app.pairing(1).await;
    let white = app.person(pairing.players.white);
    let body = json!({
        "mail": "each", "digest_hour": 6, "reminder_days": [3], "language": "cs",
        "zone": "Europe/Prague"
    });
    white.request(Method::PUT, "/api/settings", &body).await.expect(200);
    let text = get(&app, &calendar_path(&white).await).await.expect(200).text;
    let found = read(&text).remove(0);
    assert_eq!(found["SUMMARY"], "Posthorn: tah, soupeř Black Player 1");
    let about = "Replay, 1\nPartie 1, 1. tah\n\
        Praporek spadne: pá 6. února 2026, 01:00 (2026-02-06 00:00 UTC)\n";
    assert!(found["DESCRIPTION"].starts_with(about), "{}", found["DESCRIPTION"]);
    assert!(text.contains("X-WR-CALNAME:Posthorn: moje partie\r\n"), "{text}");
}

/// What has not changed is not sent again; nothing in it depends on when it was asked for.
#[tokio::test]
async fn programs_keep_what_has_not_changed() {
    let app = TestApp::new().await;
    let pairing = app.pairing(1).await;
    let white = app.person(pairing.players.white);
    let path = calendar_path(&white).await;
    let first = get(&app, &path).await.expect(200);
    assert_eq!(first.header("content-type"), "text/calendar; charset=utf-8");
    assert_eq!(first.header("cache-control"), "private, max-age=900");
    let etag = first.header("etag").to_owned();
    assert!(etag.starts_with("W/\"") && etag.ends_with('"'), "{etag}");
    app.wait(3_600);
    assert_eq!(get(&app, &path).await.expect(200).text, first.text);
    let strong = etag.trim_start_matches("W/").to_owned();
    let same = [etag.clone(), strong, format!("\"other\", {etag}"), "*".to_owned()];
    for named in &same {
        let answer = app.request(Method::GET, &path, &[("if-none-match", named)], "").await;
        let answer = answer.expect(304);
        assert_eq!((answer.text.as_str(), answer.header("etag")), ("", etag.as_str()));
        assert_eq!(answer.header("cache-control"), "private, max-age=900");
    }
    app.request(Method::GET, &path, &[("if-none-match", "\"other\"")], "").await.expect(200);
    white.play(pairing.game, 0, "e4").await.expect(200);
    let moved = app.request(Method::GET, &path, &[("if-none-match", &etag)], "").await.expect(200);
    assert_ne!(moved.header("etag"), etag);
    assert!(read(&moved.text).is_empty());
}

/// A new address is the only one that is good; the ending may be left out.
#[tokio::test]
async fn an_address_made_anew_ends_the_old_one() {
    let app = TestApp::new().await;
    let players = app.pairing(1).await.players;
    let white = app.person(players.white);
    let old = calendar_path(&white).await;
    let bare = old.strip_suffix(".ics").expect("the ending");
    assert_eq!(get(&app, bare).await.expect(200).text, get(&app, &old).await.expect(200).text);
    let answer = white.post("/api/settings/calendar", &json!({})).await.expect(200);
    assert_eq!(answer.json, white.get("/api/settings").await.expect(200).json);
    let new = answer.text_of("calendar_url").strip_prefix(ORIGIN).expect("at the origin");
    assert_ne!(new, old);
    assert_eq!(read(&get(&app, new).await.expect(200).text).len(), 1);
    let (reads, writes) = app.app.store.units().tenths();
    assert_eq!(get(&app, &old).await.verdict(), "404 unknown_address");
    let after = app.app.store.units().tenths();
    assert!(after.0 - reads <= 10 && after.1 == writes, "one read at most: {after:?}");
    // What else was chosen stays, and the other player's address as well.
    let body = json!({
        "mail": "none", "digest_hour": 1, "reminder_days": [1], "language": "en", "zone": "UTC"
    });
    let kept = white.request(Method::PUT, "/api/settings", &body).await.expect(200);
    assert_eq!(kept.json["calendar_url"], answer.json["calendar_url"]);
    let newer = white.post("/api/settings/calendar", &json!({})).await.expect(200);
    assert_eq!(newer.json["mail"], "none");
    get(&app, &calendar_path(&app.person(players.black)).await).await.expect(200);
}

#[tokio::test]
async fn a_forged_address_costs_nothing() {
    let app = TestApp::new().await;
    let player = app.pairing(1).await.players.white;
    let good = calendar_path(&app.person(player)).await;
    let before = app.app.store.units().tenths();
    let wrong = [
        good.replacen("/2-0-", "/3-0-", 1),
        good.replacen("/2-0-", "/2-1-", 1),
        good.replacen("/2-0-", "/02-0-", 1),
        good.replace(".ics", ".ics.ics"),
        good.replace(".ics", "A.ics"),
        app.app
            .unsubscribe_url(player)
            .expect("an address")
            .replace(ORIGIN, "")
            .replace("unsubscribe", "calendar"),
        "/api/calendar/.ics".to_owned(),
        "/api/calendar/2-0-.ics".to_owned(),
    ];
    for path in wrong {
        assert_ne!(path, good);
        assert_eq!(get(&app, &path).await.verdict(), "404 unknown_address", "{path}");
    }
    assert_eq!(app.app.store.units().tenths(), before);
}

/// Readings are counted for each player, and only of calendars that are there.
#[tokio::test]
async fn readings_are_limited() {
    let app = TestApp::new().await;
    let players = app.pairing(1).await.players;
    let path = calendar_path(&app.person(players.white)).await;
    for _ in 0..70 {
        get(&app, &path.replacen("/2-0-", "/2-1-", 1)).await.expect(404);
    }
    for _ in 0..60 {
        get(&app, &path).await.expect(200);
    }
    let refused = get(&app, &path).await;
    assert_eq!(refused.verdict(), "429 too_many_attempts");
    assert_eq!(refused.header("retry-after"), "900");
    get(&app, &calendar_path(&app.person(players.black)).await).await.expect(200);
    app.wait(900);
    get(&app, &path).await.expect(200);
}

fn turn(game: u32, text: &str) -> Turn {
    Turn {
        game: GameId(game),
        opponent: text.to_owned(),
        event: text.to_owned(),
        move_number: 12,
        ends: EndsFirst { at: START, by: EndsBy::Flag },
        changed: START,
        sequence: 24,
    }
}

fn feed(turns: Vec<Turn>, leave: Vec<Interval>) -> String {
    let reader = Reader { language: "cs", zone: chrono_tz::Tz::UTC };
    Feed { player: PlayerId(7), origin: "http://127.0.0.1:8080", reader, turns, leave }.write()
}

/// Names and events are anybody's text: none of it becomes a line of its own.
#[test]
fn hostile_names_stay_texts() {
    let texts = [
        "Kowalski, Jan; \"GM\" \\n",
        "x\r\nBEGIN:VALARM\r\nACTION:AUDIO",
        "END:VEVENT\nEND:VCALENDAR",
        "a\u{0}b\u{7f}c\u{85}d\u{1b}[31m",
        "<script>alert(1)</script>",
        "",
    ];
    for text in texts {
        let found = read(&feed(vec![turn(1, text), turn(2, "Eva")], vec![]));
        assert_eq!(found.len(), 2, "{text:?}");
        let plain: String =
            text.replace("\r\n", "\n").chars().filter(|c| *c == '\n' || !c.is_control()).collect();
        let summary = format!("Posthorn: tah, soupeř {plain}");
        assert_eq!(found[0]["SUMMARY"], summary, "{text:?}");
        assert_eq!(found[0]["UID"], "game-1@127.0.0.1");
    }
}

/// All-day events: the end is the day after the last. The same leave in several sections is one.
#[test]
fn leave_is_in_whole_days() {
    let leave = |from: i64, days: i64| Interval {
        from: START + from * DAY,
        until: START + (from + days) * DAY,
    };
    let found = read(&feed(vec![turn(9, "Eva")], vec![leave(10, 14), leave(0, 1), leave(10, 14)]));
    assert_eq!(found.len(), 3);
    assert_eq!(found[0]["DTSTART"], "20260101T000000Z");
    let days =
        |event: &Found| ["DTSTART;VALUE=DATE", "DTEND;VALUE=DATE"].map(|name| event[name].clone());
    assert_eq!(days(&found[1]), ["20260101", "20260102"]);
    assert_eq!(days(&found[2]), ["20260111", "20260125"]);
    assert_eq!(found[1]["SUMMARY"], "Posthorn: dovolená");
    assert_ne!(found[1]["UID"], found[2]["UID"]);
    let cut_short = Interval { from: START, until: START + (2 * DAY + 3_600) };
    assert_eq!(days(&read(&feed(vec![], vec![cut_short]))[0])[1], "20260104");
}

/// A calendar without events is one all the same.
#[test]
fn an_empty_calendar_is_read() {
    assert!(read(&feed(vec![], vec![])).is_empty());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    /// Whatever is written is read as it was, folded or not, and no line is too long.
    #[test]
    fn texts_survive(text in "[\\PC,;:\\\\\"\n]{0,200}") {
        let mut calendar = Calendar::new("Posthorn");
        calendar.begin_event("one@posthorn.example", Instant::from_unix(0), 0);
        calendar.text("DESCRIPTION", &format!("{text}."));
        calendar.end_event();
        let found = read(&calendar.finish());
        prop_assert_eq!(&found[0]["DESCRIPTION"], &format!("{text}."));
    }
}
