//! Words and a picture: what players show of themselves, what is refused, and what officers take away.

use std::io::{Cursor, Read};

use app::{PICTURE_BYTES_MAX, PICTURE_SIDE_MAX};
use axum::http::Method;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use png::BitDepth::{self, Eight, One, Sixteen};
use png::ColorType;
use rules::{PlayerId, RegisteredSex, Sex};
use serde_json::{Value, json};
use store::{Error, PictureChange, Role};
use tests::{Answer, DAY, Person, TestApp};

use crate::at_desk::session_of;

const PORTRAIT: &str = "/api/settings/portrait";

/// A picture of so many pixels a side, in colours that change.
fn shades(side: u32) -> Vec<u8> {
    png_of((side, side), ColorType::Rgb, Eight, |_| {})
}

/// A file as the page sends it.
fn file(png: &[u8]) -> String {
    STANDARD.encode(png)
}

fn png_of(
    (width, height): (u32, u32),
    colors: ColorType,
    depth: BitDepth,
    set: impl FnOnce(&mut png::Encoder<'_, &mut Vec<u8>>),
) -> Vec<u8> {
    let mut file = Vec::new();
    let mut encoder = png::Encoder::new(&mut file, width, height);
    encoder.set_color(colors);
    encoder.set_depth(depth);
    if colors == ColorType::Indexed {
        encoder
            .set_palette((0..=255).flat_map(|shade| [shade, 255 - shade, 40]).collect::<Vec<_>>());
    }
    set(&mut encoder);
    let row = (width as usize * colors.samples() * depth as usize).div_ceil(8);
    let pixels: Vec<u8> = (0..row * height as usize).map(|at| (at * 7 % 251) as u8).collect();
    let mut writer = encoder.write_header().expect("a head");
    writer.write_image_data(&pixels).expect("pixels");
    writer.finish().expect("an end");
    file
}

/// A PNG's size, kind and pixels.
fn pixels(file: &[u8]) -> (u32, ColorType, Vec<u8>) {
    let mut reader = png::Decoder::new(Cursor::new(file)).read_info().expect("a PNG");
    let mut pixels = vec![0; reader.output_buffer_size().expect("small")];
    let frame = reader.next_frame(&mut pixels).expect("a frame");
    assert_eq!(frame.width, frame.height);
    (frame.width, frame.color_type, pixels)
}

async fn put(person: &Person<'_>, body: &Value) -> Answer {
    person.request(Method::PUT, PORTRAIT, body).await
}

async fn guest(app: &TestApp, path: &str) -> Answer {
    app.request(Method::GET, path, &[], "").await
}

#[tokio::test]
async fn everybody_sees_what_a_player_shows() {
    let app = TestApp::new().await;
    let players = app.pairing(1).await.players;
    let me = app.person(players.white);
    let profile = format!("/api/players/{}", me.player);
    let picture = format!("{profile}/picture");
    let nothing = json!({ "words": null, "picture": null });
    assert_eq!(me.get(PORTRAIT).await.expect(200).json, nothing);
    let shown = guest(&app, &profile).await.expect(200).json;
    assert_eq!((&shown["words"], &shown["picture"]), (&Value::Null, &Value::Null));
    assert_eq!(guest(&app, &picture).await.verdict(), "404 no_picture");

    let sent = shades(PICTURE_SIDE_MAX);
    let body = json!({ "words": "  Hraji\n poštou 🐕 ", "picture": file(&sent) });
    let kept = put(&me, &body).await.expect(200).json;
    assert_eq!(kept["words"], "Hraji poštou 🐕");
    assert_eq!(put(&me, &body).await.expect(200).json, kept, "the same again");
    assert_eq!(me.get(PORTRAIT).await.expect(200).json, kept);
    let shown = guest(&app, &profile).await.expect(200).json;
    assert_eq!((&shown["words"], &shown["picture"]), (&kept["words"], &kept["picture"]));
    let answer = guest(&app, &picture).await.expect(200);
    assert_eq!(answer.header("content-type"), "image/png");
    assert_eq!(answer.header("x-content-type-options"), "nosniff");
    assert_eq!(answer.header("cache-control"), "public, max-age=300");
    assert_eq!(pixels(&answer.bytes), pixels(&sent));
    let known = [("if-none-match", answer.header("etag"))];
    let again = app.request(Method::GET, &picture, &known, "").await.expect(304);
    assert_eq!((again.bytes.len(), again.header("cache-control")), (0, "public, max-age=300"));

    // Words without a picture leave it as it is; another picture has another name.
    let words = put(&me, &json!({ "words": "By post." })).await.expect(200).json;
    assert_eq!(words, json!({ "words": "By post.", "picture": kept["picture"] }));
    let other = json!({ "words": "By post.", "picture": file(&shades(48)) });
    let other = put(&me, &other).await.expect(200).json;
    assert!(other["picture"].is_string() && other["picture"] != kept["picture"], "{other}");
    assert_eq!(pixels(&guest(&app, &picture).await.expect(200).bytes).0, 48);
    let gone = put(&me, &json!({ "words": " ", "picture": null })).await.expect(200).json;
    assert_eq!(gone, nothing);
    assert_eq!(guest(&app, &picture).await.verdict(), "404 no_picture");
    assert_eq!(guest(&app, "/api/players/x/picture").await.verdict(), "404 no_picture");
    let other = app.person(players.black).get(PORTRAIT).await.expect(200).json;
    assert_eq!(other, nothing);
}

#[tokio::test]
async fn what_is_no_picture() {
    let app = TestApp::new().await;
    let me = app.person(app.pairing(1).await.players.white);
    let max = PICTURE_SIDE_MAX;
    let rgb = |sides| png_of(sides, ColorType::Rgb, Eight, |_| {});
    let moving = png_of((16, 16), ColorType::Rgb, Eight, |encoder| {
        encoder.set_animated(1, 0).expect("animated");
    });
    let good = shades(16);
    let cut = &good[..good.len() - 20];
    let mut damaged = good.clone();
    damaged[good.len() / 2] ^= 1;
    // A head that promises what would fill the memory.
    let mut bomb = rgb((max, max));
    bomb[16..24].copy_from_slice(&[0x7f; 8]);
    for (what, picture, expected) in [
        ("too wide", file(&rgb((max + 1, max + 1))), "422 invalid_picture"),
        ("not square", file(&rgb((max, max - 1))), "422 invalid_picture"),
        ("a line", file(&rgb((1, max))), "422 invalid_picture"),
        ("moving", file(&moving), "422 invalid_picture"),
        ("cut", file(cut), "422 invalid_picture"),
        ("damaged", file(&damaged), "422 invalid_picture"),
        ("a bomb", file(&bomb), "422 invalid_picture"),
        ("a JPEG", file(b"\xff\xd8\xff\xe0\0\x10JFIF\0"), "422 invalid_picture"),
        ("SVG", file(b"<svg xmlns='http://www.w3.org/2000/svg'/>"), "422 invalid_picture"),
        ("nothing", String::new(), "422 invalid_picture"),
        ("no base64", "ž".to_owned(), "422 invalid_picture"),
        ("a data address", format!("data:image/png;base64,{}", file(&good)), "422 invalid_picture"),
        ("large", file(&vec![0; PICTURE_BYTES_MAX]), "422 invalid_picture"),
        ("larger", file(&vec![0; PICTURE_BYTES_MAX + 1]), "422 picture_too_large"),
        ("far too large", "A".repeat(200_000), "413 body_too_large"),
    ] {
        let answer = put(&me, &json!({ "words": "Mine.", "picture": picture })).await;
        assert_eq!(answer.verdict(), expected, "{what}");
    }
    let kept = me.get(PORTRAIT).await.expect(200).json;
    assert_eq!(kept, json!({ "words": null, "picture": null }), "nothing was kept");
}

#[tokio::test]
async fn every_kind_of_png_is_made_anew_without_what_it_tells() {
    let app = TestApp::new().await;
    let me = app.person(app.pairing(1).await.players.white);
    let path = format!("/api/players/{}/picture", me.player);
    for (sent, depth, shown) in [
        (ColorType::Rgb, Eight, ColorType::Rgb),
        (ColorType::Rgba, Eight, ColorType::Rgba),
        (ColorType::Rgb, Sixteen, ColorType::Rgb),
        (ColorType::Grayscale, One, ColorType::Grayscale),
        (ColorType::GrayscaleAlpha, Eight, ColorType::GrayscaleAlpha),
        (ColorType::Indexed, Eight, ColorType::Rgb),
    ] {
        let mut png = png_of((32, 32), sent, depth, |encoder| {
            encoder.add_text_chunk("Location".to_owned(), "50.08 14.42".to_owned()).expect("text");
            let long = "a".repeat(100_000);
            encoder.add_ztxt_chunk("Comment".to_owned(), long).expect("packed text");
        });
        // What stands behind the end is what makes a file two things at once.
        png.extend(b"<script>alert(1)</script>");
        put(&me, &json!({ "words": "", "picture": file(&png) })).await.expect(200);
        let answer = guest(&app, &path).await.expect(200);
        let (side, colors, _) = pixels(&answer.bytes);
        assert_eq!((side, colors), (32, shown));
        for told in ["Location", "Comment", "tEXt", "zTXt", "script"] {
            let within = answer.bytes.windows(told.len()).any(|part| part == told.as_bytes());
            assert!(!within, "{told} in {sent:?}");
        }
    }
}

#[tokio::test]
async fn words_are_checked() {
    let app = TestApp::new().await;
    let me = app.person(app.pairing(1).await.players.white);
    for (body, expected) in [
        (json!({ "words": "ž".repeat(300) }), "200"),
        (json!({ "words": "ž".repeat(301) }), "422 words_too_long"),
        (json!({ "words": "\u{202e}evil" }), "422 invalid_words"),
        (json!({ "words": "a\u{0}" }), "422 invalid_words"),
        (json!({ "words": null }), "422 invalid_body"),
        (json!({ "picture": null }), "422 invalid_body"),
        (json!({ "words": "", "picture": 7 }), "422 invalid_body"),
        (json!({ "words": "", "town": "Prague" }), "422 unknown_field"),
    ] {
        assert_eq!(put(&me, &body).await.verdict(), expected, "{body}");
    }
}

#[tokio::test]
async fn only_the_owner_at_the_page_and_not_too_often() {
    let app = TestApp::new().await;
    let me = app.person(app.pairing(1).await.players.white);
    let body = json!({ "words": "Mine." });
    let unknown = [("content-type", "application/json")];
    let answer = app.request(Method::PUT, PORTRAIT, &unknown, body.to_string()).await;
    assert_eq!(answer.verdict(), "401 unauthenticated");
    for scope in ["read", "play"] {
        let key = json!({ "name": "a", "scopes": [scope] });
        let key = me.post("/api/keys", &key).await.expect(201).text_of("secret").to_owned();
        let bearer = format!("Bearer {key}");
        let headers = [("authorization", bearer.as_str()), ("content-type", "application/json")];
        let answer = app.request(Method::PUT, PORTRAIT, &headers, body.to_string()).await;
        assert_eq!(answer.verdict(), "403 session_needed", "{scope}");
    }
    // Whose account has gone while the request was on its way leaves nothing behind.
    let ghost = PlayerId(77);
    assert_eq!(put(&app.person(ghost), &body).await.verdict(), "401 unauthenticated");
    let store = &app.app.store;
    let kept = store.keep_portrait(ghost, Some("Mine."), &PictureChange::Stays).await;
    assert!(matches!(kept, Err(Error::Conflict)), "{kept:?}");
    for _ in 0..30 {
        put(&me, &body).await.expect(200);
    }
    assert_eq!(put(&me, &body).await.verdict(), "429 too_many_attempts");
    app.wait(3_600);
    put(&me, &body).await.expect(200);
}

fn remove(words: bool, picture: bool) -> Value {
    json!({ "words": words, "picture": picture, "reason": "It offends others." })
}

#[tokio::test]
async fn officers_take_away_what_offends() {
    let app = TestApp::new().await;
    app.officials().await;
    let pairing = app.pairing(1).await;
    let (white, black) = app.players(&pairing);
    let path = format!("/api/players/{}/removals", white.player);
    let officer = app.person_as(tests::OFFICER, Role::Officer);
    let shown = json!({ "words": "Rude words.", "picture": file(&shades(16)) });
    put(&white, &shown).await.expect(200);
    for role in [Role::Player, Role::Director, Role::Organiser, Role::Federation] {
        let person = app.person_as(black.player, role);
        assert_eq!(person.get(&path).await.verdict(), "403 forbidden");
        assert_eq!(person.post(&path, &remove(true, true)).await.verdict(), "403 forbidden");
    }
    assert_eq!(white.post(&path, &remove(true, true)).await.verdict(), "403 forbidden");
    let unproved = session_of(&app, tests::OFFICER, &[Role::Officer], None);
    let bearer = format!("Bearer {unproved}");
    let headers = [("authorization", bearer.as_str()), ("content-type", "application/json")];
    let answer = app.request(Method::POST, &path, &headers, remove(true, true).to_string()).await;
    assert_eq!(answer.verdict(), "403 passkey_proof_needed");
    let unknown = officer.post("/api/players/78/removals", &remove(true, true)).await;
    assert_eq!(unknown.verdict(), "404 unknown_player");
    let silent = json!({ "words": true, "picture": true, "reason": " " });
    assert_eq!(officer.post(&path, &silent).await.verdict(), "422 invalid_body");
    assert_eq!(officer.get(&path).await.expect(200).json["removals"], json!([]));

    let told = officer.post(&path, &remove(false, true)).await.expect(200).json;
    assert_eq!(officer.post(&path, &remove(false, true)).await.expect(200).json, told, "again");
    assert_eq!((&told["words"], &told["picture"]), (&json!("Rude words."), &Value::Null));
    assert_eq!(guest(&app, &format!("/api/players/{}/picture", white.player)).await.status, 404);
    // Also within the same second.
    let told = officer.post(&path, &remove(true, true)).await.expect(200).json;
    assert_eq!((&told["words"], &told["picture"]), (&Value::Null, &Value::Null));
    let removals = told["removals"].as_array().expect("removals");
    let [words, picture] = &removals[..] else { panic!("two: {told}") };
    assert_eq!((&words["words"], &words["picture"]), (&json!("Rude words."), &json!(false)));
    assert_eq!((&picture["words"], &picture["picture"]), (&Value::Null, &json!(true)));
    assert_eq!(words["by"]["id"], tests::OFFICER.0);
    assert_eq!(words["reason"], "It offends others.");
    // The player reads who it was and why, and shows something else.
    let read = white.get(&path).await.expect(200).json;
    assert_eq!((&read["removals"], &read["may_remove"]), (&told["removals"], &json!(false)));
    put(&white, &json!({ "words": "Kind words." })).await.expect(200);
    let public = guest(&app, &format!("/api/players/{}", white.player)).await.expect(200).json;
    assert_eq!(public["words"], "Kind words.");
    let own = officer.get(&format!("/api/players/{}/removals", tests::OFFICER)).await;
    assert_eq!(own.expect(200).json["may_remove"], false);
}

/// What a player has put in its place meanwhile is not what the officer has seen.
#[tokio::test]
async fn only_what_was_seen_is_taken_away() {
    let app = TestApp::new().await;
    let me = app.person(app.pairing(1).await.players.white);
    put(&me, &json!({ "words": "Rude words." })).await.expect(200);
    let store = &app.app.store;
    let shown = store.portrait(me.player).await.expect("a portrait");
    put(&me, &json!({ "words": "Kind words." })).await.expect(200);
    let removal = store::Removal {
        at: app.app.clock.now(),
        by: tests::OFFICER,
        words: shown.words.clone(),
        picture: false,
        reason: "Rude.".to_owned(),
    };
    let taken = store.take_from_portrait(me.player, &shown, &removal).await;
    assert!(matches!(taken, Err(Error::Conflict)), "{taken:?}");
    assert_eq!(store.removals(me.player).await.expect("removals"), []);
    assert_eq!(me.get(PORTRAIT).await.expect(200).json["words"], "Kind words.");
}

/// With the account they go at once, and what was taken away of them follows.
#[tokio::test]
async fn who_leaves_leaves_neither_words_nor_picture() {
    let app = TestApp::new().await;
    app.officials().await;
    let pairing = app.pairing(1).await;
    let (me, _) = app.players(&pairing);
    let officer = app.person_as(tests::OFFICER, Role::Officer);
    let path = format!("/api/players/{}", me.player);
    put(&me, &json!({ "words": "Rude words." })).await.expect(200);
    officer.post(&format!("{path}/removals"), &remove(true, true)).await.expect(200);
    let shown = json!({ "words": "By post.", "picture": file(&shades(16)) });
    put(&me, &shown).await.expect(200);
    let male = RegisteredSex { sex: Sex::Male, by: tests::OFFICER, at: app.app.clock.now() };
    app.app.store.register_sex(me.player, Some(male)).await.expect("registered");
    me.resign(pairing.game).await.expect(200);
    me.post("/api/me/delete", &json!({})).await.expect(204);
    let left = guest(&app, &path).await.expect(200).json;
    assert_eq!(left["player"]["given_name"], "Former");
    assert_eq!(app.app.store.registered_sex(me.player).await.expect("a read"), None);
    assert_eq!((&left["words"], &left["picture"]), (&Value::Null, &Value::Null));
    assert_eq!(guest(&app, &format!("{path}/picture")).await.verdict(), "404 no_picture");
    app.run_all_schedules().await;
    assert_eq!(app.app.store.removals(me.player).await.expect("removals"), []);
    assert_eq!(put(&me, &shown).await.verdict(), "401 unauthenticated");
}

#[tokio::test]
async fn a_person_takes_words_and_picture_out() {
    let app = TestApp::new().await;
    let me = app.person(app.pairing(1).await.players.white);
    let archive = async || {
        let order = me.post("/api/exports", &json!({ "kind": "person" })).await.expect(200);
        app.run_all_schedules().await;
        let path = format!("/api/exports/{}/file", order.text_of("id"));
        let bytes = me.get(&path).await.expect(200).bytes;
        let mut files = Vec::new();
        for entry in tar::Archive::new(&bytes[..]).entries().expect("an archive") {
            let mut entry = entry.expect("a file");
            let mut file = Vec::new();
            entry.read_to_end(&mut file).expect("bytes");
            files.push((entry.path().expect("a name").display().to_string(), file));
        }
        files
    };
    assert!(archive().await.iter().all(|(name, _)| name != "picture.png"));
    let sent = shades(PICTURE_SIDE_MAX);
    put(&me, &json!({ "words": "By post.", "picture": file(&sent) })).await.expect(200);
    app.wait(DAY);
    let files = archive().await;
    let of = |name: &str| {
        let found = files.iter().find(|(known, _)| known == name);
        found.map(|(_, file)| file.clone()).unwrap_or_else(|| panic!("no {name}"))
    };
    assert_eq!(pixels(&of("picture.png")), pixels(&sent));
    let person: Value = serde_json::from_slice(&of("person.json")).expect("JSON");
    assert_eq!(person["profile"]["words"], "By post.");
    assert_eq!(person["removals"], json!([]));
    assert_eq!(person["registered_sex"], Value::Null);
}
