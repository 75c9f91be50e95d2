//! What a record proves beyond its moves: results, claims and rulings are covered by signed heads, and
//! every forgery that says otherwise is told, with the entry.

use ::games::record::Record;
use std::sync::Arc;

use app::{App, Keys, Secrets};
use posthorn::verify::{self, Checked, Kept, other_histories};
use proof::{Chain, Jwks, next_hash, read_head};
use rules::tournament::Flag;
use rules::{
    BoardEnding, ByColor, Claim, ClaimVerdict, Color, Directive, Event, Game, GameId, HalfPoints,
    Instant, Interval, PlayerId, Position, TableUnknown, Terms, Variant,
};
use serde_json::{Value, json};
use tests::{DAY, START, TestApp, other_keys, test_secrets};

use crate::receipts::{edited, faults, played, published, record};

fn lines(record: &mut Value) -> &mut Vec<Value> {
    record["log"].as_array_mut().expect("a log")
}

/// A line behind the others, with a hash that fits and whatever signature there is.
fn append(record: &mut Value, said: &str, head: &Value) {
    let number = lines(record).len();
    let line = format!("{number} {} {said}", START + 2 * DAY);
    let before = record["log"][number - 1]["hash"].as_str().map(str::to_owned);
    let hash = next_hash(before.as_deref(), &line);
    lines(record).push(json!({ "line": line, "hash": hash, "receipt": null, "head": head }));
}

/// What a record without heads looked like.
fn as_version_1(record: &mut Value) {
    record["format"] = json!("posthorn-record-1");
    record.as_object_mut().expect("a record").remove("head");
    for line in lines(record) {
        line.as_object_mut().expect("a line").remove("head");
    }
}

/// One forgery, and the first entry in which it is found.
type Forgery = (&'static str, fn(&mut Value, &Value), usize);

const FORGERIES: &[Forgery] = &[
    ("resigned by the other side", |r, _| edited(r, 7, "by black", "by white"), 7),
    (
        "… without its head",
        |r, _| {
            edited(r, 7, "by black", "by white");
            r["log"][7]["head"] = Value::Null;
            r["head"] = Value::Null;
        },
        7,
    ),
    (
        "… as version 1",
        |r, _| {
            edited(r, 7, "by black", "by white");
            as_version_1(r);
        },
        7,
    ),
    ("without its end", |r, _| lines(r).truncate(7), 6),
    (
        "without its end and its head",
        |r, _| {
            lines(r).truncate(7);
            r["head"] = Value::Null;
        },
        6,
    ),
    (
        "without its end, with an earlier head",
        |r, _| {
            lines(r).truncate(7);
            r["head"] = r["log"][4]["head"].clone();
        },
        6,
    ),
    (
        "an invented end",
        |r, _| {
            lines(r).truncate(6);
            append(r, "resigned by white", &Value::Null);
        },
        6,
    ),
    (
        "an invented end with the head of another",
        |r, _| {
            let head = r["log"][7]["head"].clone();
            lines(r).truncate(6);
            append(r, "time forfeited by white", &head);
        },
        6,
    ),
    (
        "an invented claim",
        |r, _| {
            lines(r).truncate(7);
            append(r, "claimed by black repetition: correct", &Value::Null);
        },
        7,
    ),
    (
        "an invented claim as version 1",
        |r, _| {
            lines(r).truncate(7);
            append(r, "claimed by black repetition: correct", &Value::Null);
            as_version_1(r);
        },
        7,
    ),
    ("something behind the end", |r, _| append(r, "resigned by white", &Value::Null), 8),
    ("another player", |r, _| edited(r, 0, "white 2", "white 4"), 1),
    ("another game's receipt", |r, o| r["log"][1]["receipt"] = o["log"][1]["receipt"].clone(), 1),
    ("another game's head", |r, o| r["log"][7]["head"] = o["log"][3]["head"].clone(), 7),
    ("another game's head at the end", |r, o| r["head"] = o["head"].clone(), 7),
    (
        "a game that never was",
        |r, _| {
            lines(r).truncate(1);
            r["game"] = json!(999_999);
            edited(r, 0, "game 1 ", "game 999999 ");
        },
        0,
    ),
    (
        "a game that never was, without a head",
        |r, _| {
            lines(r).truncate(1);
            edited(r, 0, "white 2", "white 3");
            r["head"] = Value::Null;
        },
        0,
    ),
    (
        "a game that never was, as version 1",
        |r, _| {
            lines(r).truncate(1);
            as_version_1(r);
        },
        0,
    ),
];

/// Whatever is forged with the published keys alone, the entry is named.
#[tokio::test]
async fn every_forged_result_is_found() {
    let app = TestApp::new().await;
    let (id, _) = played(&app).await;
    let keys = published(&app).await;
    let whole = record(&app, id).await;
    assert_eq!(faults(&whole, &keys), [0; 0]);
    let other = app.pairing(2).await;
    app.play_all(&other, "e4 e5").await;
    app.person(other.players.black).resign(other.game).await.expect(200);
    let other = record(&app, other.game).await;
    for (name, forge, number) in FORGERIES {
        let mut forged = whole.clone();
        forge(&mut forged, &other);
        assert_ne!(forged, whole, "{name}");
        let read: Record = serde_json::from_value(forged.clone()).expect("a record");
        let (text, fine) = verify::report(&read, &keys, true);
        assert!(!fine && text.contains("NOT verified"), "{name}: {text}");
        let first = faults(&forged, &keys).into_iter().next();
        assert_eq!(first, Some(*number), "{name}: {text}");
    }
}

/// A record of version 1 is read, and not said to prove what it does not.
#[tokio::test]
async fn version_1_is_believed_as_far_as_it_is_signed() {
    let app = TestApp::new().await;
    let keys = published(&app).await;
    let (id, _) = played(&app).await;
    let report = |record: &Value| {
        let record: Record = serde_json::from_value(record.clone()).expect("a record");
        verify::report(&record, &keys, true)
    };
    let mut resigned = record(&app, id).await;
    let (text, fine) = report(&resigned);
    assert_eq!(text, "game 1: verified, signed up to entry 7 of 7, ended 1-0 by resignation\n");
    assert!(fine);
    as_version_1(&mut resigned);
    let (text, fine) = report(&resigned);
    let told = "event 7: no signature covers this entry, or anything behind it\n\
        game 1: NOT verified, signed up to entry 6 of 7, 1 faults\n";
    assert_eq!((text.as_str(), fine), (told, false));
    let mated = app.pairing(2).await;
    app.play_all(&mated, "f3 e5 g4 Qh4#").await;
    let mut mated = record(&app, mated.game).await;
    as_version_1(&mut mated);
    let (text, fine) = report(&mated);
    assert!(fine && text.starts_with("game 2: verified, signed up to entry 4 of 4, ended 0-1"));
    assert!(text.contains("of version 1"), "{text}");
}

/// Keys that stand in the record itself may be anybody's: it is said, and not called verified.
#[tokio::test]
async fn own_keys_prove_nothing_about_whose_they_are() {
    let app = TestApp::new().await;
    let (_, game) = app.app.load_game(app.pairing(1).await.game).await.expect("a game");
    let forged = Record::new(GameId(1), &game, &other_keys()).expect("a record");
    let (text, fine) = verify::report(&forged, &forged.keys, false);
    assert!(fine && text.starts_with("game 1: whole, signed up to entry 0 of 0, not over"));
    assert!(text.contains("give --keys") && !text.contains("verified"), "{text}");
    let (text, fine) = verify::report(&forged, &app.app.keys.jwks(), true);
    assert!(!fine && text.contains("not among the given ones"), "{text}");
}

/// Whoever ends a game, answers an offer or claims is handed the head, once and again; the record
/// hands both players the same.
#[tokio::test]
async fn heads_are_handed_out() {
    let app = TestApp::new().await;
    let keys = published(&app).await;
    let pairing = app.pairing(1).await;
    let (white, black) = app.players(&pairing);
    let id = pairing.game;
    app.play_all(&pairing, "e4 e5").await;
    white.play_and_offer_draw(id, 2, "Nf3").await.expect(200);
    let declined = black.decline_draw(id).await.expect(200);
    let claimed = black.claim(id, 3, "repetition", None).await.expect(200);
    app.wait(DAY);
    let resigned = black.resign(id).await.expect(200);
    assert_eq!(black.resign(id).await.expect(200).text, resigned.text);
    let own = [white.record(id).await.expect(200), black.record(id).await.expect(200)];
    assert_eq!(own[0].text, own[1].text);
    let record = &own[0].json;
    for (answer, number) in [(&declined, 4), (&claimed, 5), (&resigned, 6)] {
        assert_eq!(answer.json["head"], record["log"][number]["head"], "{number}");
        let head = read_head(answer.text_of("head"), &keys).expect("a head");
        assert_eq!((head.game, head.entries), (1, u32::try_from(number).expect("small")));
        assert_eq!(json!(head.hash), record["log"][number]["hash"]);
    }
    assert_eq!(record["head"], record["log"][6]["head"]);
    let head = read_head(resigned.text_of("head"), &keys).expect("a head");
    assert_eq!(
        (head.outcome.as_deref(), head.reason.as_deref()),
        (Some("1-0"), Some("resignation"))
    );
    assert_eq!(head.at, (START + DAY).to_string());
    // No statement is taken for another kind.
    assert!(proof::read_receipt(resigned.text_of("head"), &keys).is_err());
    let receipt = record["log"][1]["receipt"].as_str().expect("a receipt");
    assert!(read_head(receipt, &keys).is_err());
}

/// A server that was put back has signed two second half-moves: a record and a receipt, or two
/// records, show it; one history at two moments is no fault.
#[tokio::test]
async fn two_histories_are_told() {
    let (one, two) = (TestApp::new().await, TestApp::new().await);
    let keys = published(&one).await;
    let mut sent = Vec::new();
    for (app, reply) in [(&one, "e5"), (&two, "c5")] {
        let pairing = app.pairing(1).await;
        app.play_all(&pairing, "e4").await;
        sent.push(app.person(pairing.players.black).play(pairing.game, 1, reply).await.expect(200));
    }
    let read = |value: Value| serde_json::from_value::<Record>(value).expect("a record");
    let earlier = read(record(&one, GameId(1)).await);
    let kept = |index: usize| Kept::read(sent[index].text_of("receipt"), &keys).expect("kept");
    one.person(PlayerId(2)).resign(GameId(1)).await.expect(200);
    let whole = read(record(&one, GameId(1)).await);
    let other = read(record(&two, GameId(1)).await);
    let none: [String; 0] = [];
    assert_eq!(other_histories(std::slice::from_ref(&whole), &[kept(0)]), none);
    assert_eq!(other_histories(&[clone(&earlier), clone(&whole)], &[kept(0)]), none);
    let told = other_histories(std::slice::from_ref(&whole), &[kept(1)]);
    assert!(told[0].contains("signed two histories; they part at entry 2"), "{told:?}");
    let told = other_histories(&[clone(&whole), other], &[]);
    assert!(told[0].contains("signed two histories; they part at entry 2"), "{told:?}");
    let told = other_histories(&[], &[kept(0), kept(1)]);
    assert!(told.iter().any(|told| told.contains("signed two histories")), "{told:?}");
    // A head that was kept shows that a record was cut.
    let head = Kept::read(whole.head.as_deref().expect("a head"), &keys).expect("kept");
    let told = other_histories(&[earlier], &[head]);
    assert!(told[0].contains("entry 3, the record ends before it"), "{told:?}");
}

fn clone(record: &Record) -> Record {
    let text = serde_json::to_string(record).expect("JSON");
    serde_json::from_str(&text).expect("a record")
}

const W: Color = Color::White;
const B: Color = Color::Black;

/// So many days after the start.
fn day(days: i64) -> Instant {
    START + days * DAY
}

fn span(from: i64, until: i64) -> Interval {
    Interval { from: day(from), until: day(until) }
}

fn claimed(verdict: ClaimVerdict) -> Event {
    Event::Claimed { at: day(1), by: W, claim: Claim::TablebaseWin, intended: None, verdict }
}

fn directed(days: i64, directive: Directive) -> Event {
    Event::Directed { at: day(days), decision: 3, directive }
}

fn adjudicated(white: u8) -> Directive {
    Directive::Adjudicated { white: HalfPoints(white) }
}

fn recorded(white: u8, black: u8, flag: Option<Flag>) -> Directive {
    Directive::Recorded { white: HalfPoints(white), black: HalfPoints(black), flag }
}

/// Logs of what players and their clocks bring about, with what is said of each.
fn by_players() -> Vec<(Vec<Event>, &'static str)> {
    let to_director = ClaimVerdict::Referred(TableUnknown::CastlingRights);
    vec![
        (
            vec![Event::TimeForfeited { at: day(1), by: B, drawn: false }],
            "ended 1-0 by time forfeiture",
        ),
        (vec![Event::TimeForfeited { at: day(1), by: W, drawn: true }], "ended 1/2-1/2 by time"),
        (vec![Event::SilenceForfeited { at: day(1), by: W }], "ended 0-1 by silence"),
        (vec![Event::FlagFell { at: day(1), by: W }], "not over"),
        (vec![claimed(ClaimVerdict::Correct)], "ended 1-0 by tablebase win"),
        (
            vec![
                claimed(ClaimVerdict::Incorrect { opens_offer: true }),
                Event::DrawAccepted { at: day(2), by: B },
            ],
            "ended 1/2-1/2 by agreement",
        ),
        (vec![claimed(ClaimVerdict::Incorrect { opens_offer: false })], "not over"),
        (
            vec![claimed(to_director), Event::ClaimRuled { at: day(2), upheld: true }],
            "ended 1-0 by tablebase",
        ),
        (vec![claimed(to_director), Event::ClaimRuled { at: day(2), upheld: false }], "not over"),
        (
            vec![
                Event::LeaveRegistered { at: day(1), by: W, leave: span(2, 9) },
                Event::LeaveCancelled { at: day(1), by: W, leave: span(4, 9) },
                Event::OutageCredited { at: day(2), outage: span(1, 2) },
                Event::ReflectionAnnounced { at: day(3), by: W },
                Event::TimeRefilled { at: day(3), by: W, seconds: 864_000 },
            ],
            "not over",
        ),
    ]
}

/// Logs of what officials decide.
fn by_officials() -> Vec<(Vec<Event>, &'static str)> {
    vec![
        (
            vec![
                directed(1, Directive::ClockAdjusted { by: B, days: 10, moves: -1 }),
                directed(1, Directive::ClockAdjusted { by: W, days: -3, moves: 0 }),
                directed(2, Directive::ClocksStopped),
                directed(3, Directive::ClocksResumed),
                directed(4, Directive::SentToAdjudication),
                directed(5, adjudicated(1)),
                directed(6, Directive::Reinstated),
                directed(7, Directive::Defaulted { by: None }),
            ],
            "ended 0-0 by default",
        ),
        (vec![directed(1, Directive::Defaulted { by: Some(W) })], "ended 0-1 by default"),
        (vec![directed(1, adjudicated(2))], "ended 1-0 by adjudication"),
        (vec![directed(1, adjudicated(0))], "ended 0-1 by adjudication"),
        (
            vec![
                directed(1, Directive::Replaced { by: W, player: PlayerId(4), from: day(1) }),
                directed(2, Directive::Replaced { by: B, player: PlayerId(5), from: day(9) }),
            ],
            "not over",
        ),
        (vec![directed(1, Directive::Cancelled)], "ended 0-0 by cancelled"),
        (vec![directed(1, recorded(2, 0, None))], "ended 1-0 by recorded"),
        (
            vec![directed(1, recorded(0, 2, Some(Flag::TimeExceeded)))],
            "ended 0-1 by time forfeiture",
        ),
        (vec![directed(1, recorded(1, 0, Some(Flag::Adjudicated)))], "ended 1/2-0 by adjudication"),
    ]
}

/// Every kind of entry is read back as it is written, and its result told by the rules.
#[test]
fn every_kind_of_entry_is_followed() {
    let keys = Keys::new(&test_secrets()).expect("keys");
    let jwks: Jwks = keys.jwks();
    let players = ByColor { white: PlayerId(2), black: PlayerId(3) };
    for (log, expected) in by_players().into_iter().chain(by_officials()) {
        let game = Game::replay(Terms::new(players, Variant::Chess, START), &log).expect("a game");
        let record = Record::new(GameId(7), &game, &keys).expect("a record");
        let (text, fine) = verify::report(&record, &jwks, true);
        assert!(fine && text.contains(expected), "{expected}: {text}");
        let checked = Checked::new(&record, &jwks);
        assert_eq!((checked.signed, checked.entries), (Some(log.len()), log.len()));
        let told = checked.game.expect("a game that was followed");
        assert_eq!(told.log(), log);
        assert_eq!(Chain::of(GameId(7), &told, Some(0)).links[1].line, record.log[1].line);
    }
}

/// The count of Makruk, whose start can end a game, and a claim with the move that is intended.
#[test]
fn counts_and_intended_moves_are_followed() {
    let keys = Keys::new(&test_secrets()).expect("keys");
    let players = ByColor { white: PlayerId(2), black: PlayerId(3) };
    let start = Position::from_fen(Variant::Makruk, "4k3/8/8/8/8/8/4R3/4K1N1 b - - 0 1").ok();
    let terms = Terms { start, ..Terms::new(players, Variant::Makruk, START) };
    let at: Instant = START + DAY;
    let log = [
        Event::CountStarted { at, by: Color::Black },
        Event::CountStopped { at, by: Color::Black },
        Event::CountStarted { at, by: Color::Black },
    ];
    let game = Game::replay(terms, &log).expect("a game");
    let record = Record::new(GameId(7), &game, &keys).expect("a record");
    assert_eq!(verify::faults(&record, &keys.jwks()), []);
    let mut game = Game::new(Terms::new(players, Variant::Chess, START));
    let code = game.position().describe_legal_moves()[0].code;
    let (by, claim) = (Color::White, Claim::FiftyMoves);
    let verdict = ClaimVerdict::Incorrect { opens_offer: true };
    let intended = Some(code);
    game.apply(&Event::Claimed { at, by, claim, intended, verdict }).expect("a claim");
    let (draw_offered, ends, conditional) = (false, None, true);
    let moved = Event::MovePlayed { at, code, draw_offered, ends, conditional };
    game.apply(&moved).expect("a move");
    let record = Record::new(GameId(7), &game, &keys).expect("a record");
    assert_eq!(verify::faults(&record, &keys.jwks()), []);
}

/// A server that calls a move mate which is none is not believed either, whatever it has signed.
#[test]
fn a_signed_mate_that_is_none_is_told() {
    let keys = Keys::new(&test_secrets()).expect("keys");
    let players = ByColor { white: PlayerId(2), black: PlayerId(3) };
    let mut game = Game::new(Terms::new(players, Variant::Chess, START));
    let code = game.position().describe_legal_moves()[0].code;
    let (at, ends) = (START + DAY, Some(BoardEnding::Checkmate));
    let moved = Event::MovePlayed { at, code, draw_offered: false, ends, conditional: false };
    game.apply(&moved).expect("a move");
    let record = Record::new(GameId(7), &game, &keys).expect("a record");
    let found = verify::faults(&record, &keys.jwks());
    assert_eq!(found.iter().map(|fault| fault.number).collect::<Vec<_>>(), [1]);
}

/// With a new key the one before stays published: what it has signed verifies, and what is signed
/// again says the same.
#[tokio::test]
async fn a_retired_key_proves_what_it_has_signed() {
    let app = TestApp::new().await;
    let (id, sent) = played(&app).await;
    let before = record(&app, id).await;
    let old = published(&app).await;
    let app = app.configured(|app| {
        let retired_postmarks = vec![app.keys.postmark().expect("a key").public.clone()];
        let postmark = test_secrets().refresh;
        let secrets = Secrets { postmark, retired_postmarks, ..test_secrets() };
        App { keys: Arc::new(Keys::new(&secrets).expect("keys")), ..app }
    });
    let keys = published(&app).await;
    assert_eq!((keys.keys.len(), &keys.keys[1]), (2, &old.keys[0]));
    let now = record(&app, id).await;
    assert_eq!(faults(&before, &keys), [0; 0]);
    assert_eq!(faults(&now, &keys), [0; 0]);
    assert!(!faults(&now, &old).is_empty(), "signed by the new key");
    let receipt = sent[0]["receipt"].as_str().expect("a receipt");
    assert_ne!(now["log"][1]["receipt"], receipt);
    let kept = Kept::read(receipt, &keys).expect("a receipt that verifies");
    let now: Record = serde_json::from_value(now).expect("a record");
    let none: [String; 0] = [];
    assert_eq!(other_histories(&[now], &[kept]), none);
    // What is no key is told when the server starts.
    let retired_postmarks = vec!["AAAA".to_owned()];
    assert!(Keys::new(&Secrets { retired_postmarks, ..test_secrets() }).is_err());
}
