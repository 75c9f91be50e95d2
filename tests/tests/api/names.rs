//! Names that are corrected: who may, what is kept of it, and that every copy follows.

use app::{NAME_CHARACTERS_MAX, PersonName};
use axum::http::Method;
use serde_json::{Value, json};
use store::Role;
use tests::{Answer, DAY, Quarter, TestApp};

fn name(given: &str, family: &str) -> Value {
    json!({ "given_name": given, "family_name": family, "reason": "As in the passport." })
}

#[track_caller]
fn check(answer: &Answer, expected: &str) {
    assert_eq!(answer.verdict(), expected, "{}", answer.text);
}

#[tokio::test]
async fn an_officer_corrects_a_name() {
    let app = TestApp::new().await;
    app.officials().await;
    let pairing = app.pairing(1).await;
    let officer = app.person_as(tests::OFFICER, Role::Officer);
    let player = pairing.players.white;
    let path = format!("/api/players/{player}/names");
    let (white, _) = app.players(&pairing);
    let before = white.get(&path).await.expect(200).json;
    assert_eq!((&before["may_correct"], &before["corrections"]), (&json!(false), &json!([])));
    for (body, expected) in [
        (name("Tom\u{430}š", "Novák"), "422 mixed_given_name"),
        (name("Tomáš", "\u{202e}Novák"), "422 invalid_family_name"),
        (
            json!({ "given_name": "Tomáš", "family_name": "Novák", "reason": " " }),
            "422 invalid_body",
        ),
    ] {
        check(&officer.post(&path, &body).await, expected);
    }
    let told = officer.post(&path, &name(" Tomáš", "Nova\u{301}k")).await.expect(200).json;
    // The same again changes nothing.
    assert_eq!(officer.post(&path, &name("Tomáš", "Novák")).await.expect(200).json, told);
    assert_eq!(told["player"]["family_name"], "Novák");
    let corrections = told["corrections"].as_array().expect("corrections");
    let [correction] = &corrections[..] else { panic!("one: {told}") };
    assert_eq!(correction["by"]["id"], tests::OFFICER.0);
    assert_eq!(correction["before"]["family_name"], before["player"]["family_name"]);
    assert_eq!(correction["after"], json!({ "given_name": "Tomáš", "family_name": "Novák" }));
    assert_eq!(correction["reason"], "As in the passport.");
    // The player reads who it was and why; nobody else does.
    assert_eq!(white.get(&path).await.expect(200).json["corrections"], told["corrections"]);
    let public = app.request(Method::GET, &format!("/api/players/{player}"), &[], "").await;
    assert_eq!(public.expect(200).json["player"]["family_name"], "Novák");
    app.wait(DAY);
    officer.post(&path, &name("Tomáš", "Novotný")).await.expect(200);
    let told = officer.get(&path).await.expect(200).json;
    assert_eq!(told["corrections"][0]["after"]["family_name"], "Novotný");
    assert_eq!(told["corrections"][1]["after"]["family_name"], "Novák");
}

#[tokio::test]
async fn who_may_correct_a_name() {
    let app = TestApp::new().await;
    app.officials().await;
    let pairing = app.pairing(1).await;
    let path = format!("/api/players/{}/names", pairing.players.white);
    let (white, black) = app.players(&pairing);
    let officer = app.person_as(tests::OFFICER, Role::Officer);
    for role in [Role::Player, Role::Director, Role::Organiser, Role::Federation] {
        let person = app.person_as(black.player, role);
        check(&person.get(&path).await, "403 forbidden");
        check(&person.post(&path, &name("Rude", "Word")).await, "403 forbidden");
    }
    // Others know the player by the name of the start list.
    check(&white.post(&path, &name("Rude", "Word")).await, "403 forbidden");
    check(&officer.get("/api/players/77/names").await, "404 unknown_player");
    check(&officer.get("/api/players/x/names").await, "404 unknown_player");
    // Who has never been seated mends what was mistyped.
    let new = app.person(tests::DELEGATE);
    let path = format!("/api/players/{}/names", tests::DELEGATE);
    assert_eq!(new.get(&path).await.expect(200).json["may_correct"], true);
    new.post(&path, &name("Eva", "Nováková")).await.expect(200);
}

#[tokio::test]
async fn lists_follow_a_corrected_name() {
    let quarter = Quarter::begun().await;
    let app = &quarter.app;
    let csv = async || {
        let path = "/api/rating-lists/chess-2026-1/list.csv";
        quarter.officer().get(path).await.expect(200).text
    };
    assert!(csv().await.contains(";Player 7, Given;"));
    let path = "/api/players/7/names";
    quarter.officer().post(path, &name("Tomáš", "Novák")).await.expect(200);
    app.run_all_schedules().await;
    assert!(app.app.store.open_renaming(rules::PlayerId(7)).await.expect("an answer").is_none());
    // The function holds the list in memory, and reads it again.
    let after = csv().await;
    assert!(after.contains(";Novák, Tomáš;") && !after.contains("Player 7"), "{after}");
}

#[track_caller]
fn check_name(given: &str, family: &str, expected: &str) {
    let read = PersonName::read(given, family);
    let code = read.as_ref().map_or_else(app::Problem::code, |_| "ok");
    assert_eq!(code, expected, "{given:?} {family:?}");
}

#[test]
fn names_of_people() {
    for (given, family) in [
        ("Tomáš", "Novák"),
        ("Mary-Jane", "O'Brien"),
        ("Seán", "O\u{2019}Casey"),
        ("J. R. R.", "van der Velde"),
        ("Jón", "Þórðarson"),
        ("Mikk", "Õunapuu"),
        ("Ngọc Trường Sơn", "Nguyễn"),
        ("Марит", "Солберг"),
        ("Γιώργος", "Παπαδόπουλος"),
        ("דוד", "כהן"),
        ("محمد", "العربي"),
        ("山田", "たろう"),
        ("สมชาย", "ใจดี"),
        ("प्रिया", "शर्मा"),
        ("Núria", "Gal\u{b7}la"),
        (" Eva ", "Nováková "),
        ("Tournament", "Director"),
    ] {
        check_name(given, family, "ok");
    }
    let name = PersonName::read(" Toma\u{301}s\u{30c}", "Nova\u{301}k ").expect("a name");
    assert_eq!((name.given(), name.family()), ("Tomáš", "Novák"));
}

#[test]
fn what_is_no_name() {
    let long = "ž".repeat(NAME_CHARACTERS_MAX);
    check_name(&long, &long, "ok");
    check_name(&format!("{long}ž"), "Novák", "invalid_given_name");
    for wrong in [
        "",
        " ",
        "-",
        "a  b",
        "a\tb",
        "a\nb",
        "a\u{a0}b",
        "\u{202e}resinagrO",
        "\u{2066}Admin",
        "\u{200b}",
        "a\u{200d}b",
        "a\u{2028}b",
        "X\u{fffe}",
        "X\u{ffff}",
        "X\u{fffd}",
        "X\u{e000}",
        "X\u{378}",
        "=HYPERLINK(1)",
        "R2D2",
        "Ⅳ",
        "Ⓐ",
        "𝐀dmin",
        "ﬁ",
        "Eva ♕",
        "👑",
        "\u{301}a",
        "a\u{308}\u{301}\u{302}\u{303}\u{304}\u{305}",
        "a \u{301}",
        "<b>",
        "@admin",
    ] {
        check_name(wrong, "Novák", "invalid_given_name");
        check_name("Tomáš", wrong, "invalid_family_name");
    }
}

#[test]
fn scripts_are_not_mixed() {
    // The director's name, in part with Cyrillic letters.
    check_name("M\u{430}rit", "Solberg", "mixed_given_name");
    check_name("Marit", "S\u{43e}lberg", "mixed_family_name");
    check_name("Νika", "Solberg", "mixed_given_name");
    check_name("Marit", "Солберг", "mixed_family_name");
    // Japanese is written in three at once.
    check_name("太郎", "ヤマダ", "ok");
}

/// Names from before there was a rule: a formula is a text in a table, and what XML cannot hold breaks no feed.
#[tokio::test]
async fn older_names_do_no_harm() {
    let app = TestApp::new().await;
    let pairing = app.pairing(1).await;
    let player = pairing.players.white;
    let before = app.app.profile(player).await.expect("a profile");
    let renaming = store::Renaming {
        at: tests::START,
        by: player,
        before: (before.given_name.clone(), before.family_name.clone()),
        after: ("X\u{ffff}\u{fffe}".to_owned(), "=HYPERLINK(1)".to_owned()),
        reason: "As it was stored.".to_owned(),
    };
    app.app.store.rename(&before, &renaming).await.expect("renamed");
    app.person(player).resign(pairing.game).await.expect(200);
    let read = async |file: &str| {
        let path = format!("/api/sections/1/{file}");
        app.request(Method::GET, &path, &[], "").await.expect(200).text
    };
    let table = read("table.csv").await;
    assert!(table.contains(";'=HYPERLINK(1), X"), "{table}");
    let feed = read("results.atom").await;
    assert!(feed.contains("X =HYPERLINK(1)"), "{feed}");
    assert!(!feed.contains(['\u{ffff}', '\u{fffe}']), "{feed}");
}
