//! Who is told what by which event, as a table.

use notify::{notices_of, notices_of_message};
use rules::{
    BoardEnding, Claim, ClaimVerdict, Color, Event, Game, GameId, Instant, Interval, Message,
    MoveCode, PlayerId, Position, TableUnknown, Variant, Writer,
};
use serde_json::{Value, json};
use store::{Change, GameChange, NewMessage, Notice, change_of, deserialize_image, encode_event};
use tests::{DAY, START, TestApp};

use crate::game_item;

use Color::{Black, White};

const AT: Instant = START;

fn code(uci: &str) -> MoveCode {
    let start = Position::start(Variant::Chess);
    let legal = start.describe_legal_moves().into_iter().find(|legal| legal.uci == uci);
    // Moves that are not the game's first.
    let later = ["e7e5", "e5e4", "d8h4", "f7f5", "d6d5"];
    match legal {
        Some(legal) => legal.code,
        None => {
            assert!(later.contains(&uci), "{uci}");
            let square =
                |text: &str| shakmaty::Square::from_ascii(text.as_bytes()).expect("square");
            MoveCode::new(square(&uci[..2]), square(&uci[2..]), None)
        }
    }
}

fn moved(uci: &str, draw_offered: bool, ends: Option<BoardEnding>, conditional: bool) -> Event {
    Event::MovePlayed { at: AT, code: code(uci), draw_offered, ends, conditional }
}

fn played(uci: &str) -> Event {
    moved(uci, false, None, false)
}

/// Sent in advance.
fn answered(uci: &str) -> Event {
    moved(uci, false, None, true)
}

fn claimed(by: Color, verdict: ClaimVerdict, intended: Option<&str>) -> Event {
    let intended = intended.map(code);
    Event::Claimed { at: AT, by, claim: Claim::Repetition, intended, verdict }
}

const REFERRED: ClaimVerdict = ClaimVerdict::Referred(TableUnknown::TableMissing);
const REJECTED: ClaimVerdict = ClaimVerdict::Incorrect { opens_offer: true };
const DAYS: Interval =
    Interval { from: Instant::from_unix(1_767_312_000), until: Instant::from_unix(1_767_484_800) };

/// A game's item with this log in place of its own.
fn with_log(item: &Value, log: &[Event]) -> Value {
    let (mut bytes, mut last) = (Vec::new(), None);
    for event in log {
        encode_event(&mut bytes, last, event);
        last = Some(event.at());
    }
    let mut item = item.clone();
    item["events"] = json!({ "N": log.len().to_string() });
    let text = base64::Engine::encode(&base64::prelude::BASE64_STANDARD, bytes);
    item["log"] = json!({ "B": text });
    // As one from before there were seals, whose terms say nothing of them.
    item.as_object_mut().expect("an item").remove("seal");
    let terms = item["terms"]["B"].as_str().expect("terms");
    let mut terms =
        base64::Engine::decode(&base64::prelude::BASE64_STANDARD, terms).expect("bytes");
    terms.pop();
    let terms = base64::Engine::encode(&base64::prelude::BASE64_STANDARD, terms);
    item["terms"] = json!({ "B": terms });
    item
}

fn change(item: &Value, before: Option<&[Event]>, after: &[Event]) -> GameChange {
    let image = |log| deserialize_image(with_log(item, log)).expect("an image");
    let old = before.and_then(image);
    match change_of(old.as_ref(), image(after).as_ref()).expect("a record") {
        Some(Change::Game(change)) => *change,
        other => panic!("{other:?}"),
    }
}

/// Notices as `White: kind key`, in order.
fn told(notices: &[Notice], game: &Game) -> Vec<String> {
    let line = |notice: &Notice| {
        let color = game.color_of(notice.player).expect("a player of the game");
        let kind = format!("{:?}", notice.kind);
        let name = kind.split(' ').next().unwrap_or_default();
        format!("{color}: {name} {}", notice.kind.key())
    };
    let mut lines: Vec<String> = notices.iter().map(line).collect();
    lines.sort_unstable();
    lines
}

/// What a change from one log to a longer one tells.
fn check(item: &Value, before: &[Event], new: &[Event], expected: &[&str]) {
    let after = [before, new].concat();
    let change = change(item, Some(before), &after);
    let game = Game::replay(change.new.terms.clone(), &after).expect("events that fit");
    assert_eq!(told(&notices_of(&change, &game), &game), expected, "{before:?} and {new:?}");
}

/// Every kind of event: whoever acted is not told, results and rulings both are told.
#[tokio::test]
async fn players_are_told_what_others_did() {
    let app = TestApp::new().await;
    let item = game_item(&app, app.pairing(1).await.game).await;
    let offered = moved("e2e4", true, None, false);
    let e4 = [played("e2e4")];
    let waits = [claimed(White, REFERRED, None)];
    let incorrect = ClaimVerdict::Incorrect { opens_offer: false };
    let (at, by) = (AT, Black);
    check(&item, &[], &[], &[]);
    check(&item, &[], &e4, &["black: YourMove game-1-event-1"]);
    check(&item, &e4, &[played("e7e5")], &["white: YourMove game-1-event-2"]);
    check(&item, &[], &[offered], &["black: YourMove game-1-event-1"]);
    // Answered in advance: nobody waits but the one who has moved.
    check(&item, &[], &[e4[0], answered("e7e5")], &["white: YourMove game-1-event-2"]);
    check(&item, &e4, &[Event::DrawDeclined { at, by }], &["white: DrawDeclined game-1-event-2"]);
    check(&item, &[], &[claimed(White, REJECTED, None)], &["black: ClaimRejected game-1-event-1"]);
    check(&item, &e4, &[claimed(Black, incorrect, None)], &["white: ClaimRejected game-1-event-2"]);
    // The move that was intended is made, and offers the draw.
    let with_move = [claimed(White, REJECTED, Some("e2e4")), offered];
    check(&item, &[], &with_move, &["black: YourMove game-1-event-2"]);
    check(&item, &[], &waits, &["black: ClaimReferred game-1-event-1"]);
    for upheld in [true, false] {
        let both = ["black: ClaimRuled game-1-event-2", "white: ClaimRuled game-1-event-2"];
        check(&item, &waits, &[Event::ClaimRuled { at, upheld }], &both);
    }
}

/// A game's end is told to both, whoever brought it about.
#[tokio::test]
async fn both_are_told_of_the_end() {
    let app = TestApp::new().await;
    let item = game_item(&app, app.pairing(1).await.game).await;
    let mate = moved("d8h4", false, Some(BoardEnding::Checkmate), false);
    let fools = [played("f2f3"), played("e7e5"), played("g2g4")];
    let e4e5 = [played("e2e4"), played("e7e5")];
    let e4 = &e4e5[..1];
    let (at, by) = (AT, Black);
    let cases: [(&[Event], Event); 7] = [
        (&fools, mate),
        (&e4e5, Event::DrawAccepted { at, by }),
        (e4, Event::Resigned { at, by }),
        (e4, Event::TimeForfeited { at, by, drawn: false }),
        (e4, Event::TimeForfeited { at, by, drawn: true }),
        (e4, Event::SilenceForfeited { at, by }),
        (e4, claimed(Black, ClaimVerdict::Correct, None)),
    ];
    for (before, last) in cases {
        let ended = format!("GameEnded game-1-event-{}", before.len() + 1);
        let both = [format!("black: {ended}"), format!("white: {ended}")];
        check(&item, before, &[last], &[&both[0], &both[1]]);
    }
}

/// Leave is told to the opponent, what nobody of the two did to both, the rest with the next move.
#[tokio::test]
async fn players_are_told_of_clocks() {
    let app = TestApp::new().await;
    let item = game_item(&app, app.pairing(1).await.game).await;
    let e4 = [played("e2e4")];
    let (at, by) = (AT, Black);
    let leave =
        |event: &str| format!("white: OpponentLeave leave-3-1-1767312000-1767484800{event}");
    check(&item, &e4, &[Event::LeaveRegistered { at, by, leave: DAYS }], &[&leave("")]);
    let cancelled = [Event::LeaveCancelled { at, by, leave: DAYS }];
    check(&item, &e4, &cancelled, &[&leave("-cancelled")]);
    let credited = "OutageCredited outage-1-1767312000-1767484800";
    let both = [format!("black: {credited}"), format!("white: {credited}")];
    check(&item, &e4, &[Event::OutageCredited { at, outage: DAYS }], &[&both[0], &both[1]]);
    let fell = ["black: FlagFell game-1-event-2", "white: FlagFell game-1-event-2"];
    check(&item, &e4, &[Event::FlagFell { at, by }], &fell);
    check(&item, &e4, &[Event::ReflectionAnnounced { at, by }], &[]);
    check(&item, &e4, &[Event::TimeRefilled { at, by, seconds: 1 }], &[]);
}

/// The count of Makruk is seen with the next move, unless it ends the game.
#[tokio::test]
async fn counts_are_seen_with_the_next_move() {
    let app = TestApp::new().await;
    let (at, by) = (AT, Black);
    let fen = "4k3/8/3s4/8/2R5/3M4/3K4/7n b - - 0 1";
    let pairing = app.pairing_in(1, Variant::Makruk, fen).await;
    let item = game_item(&app, pairing.game).await;
    let (started, stopped) = (Event::CountStarted { at, by }, Event::CountStopped { at, by });
    check(&item, &[], &[started], &[]);
    check(&item, &[started], &[stopped], &[]);
    // More men than moves that the count of pieces allows: its limit is spoken at once.
    let full = "8/8/3k4/8/8/1NSS1N2/R2MM2R/3K4 b - - 0 1";
    let pairing = app.pairing_in(2, Variant::Makruk, full).await;
    let item = game_item(&app, pairing.game).await;
    let ended = format!("GameEnded game-{}-event-1", pairing.game);
    let both = [format!("black: {ended}"), format!("white: {ended}")];
    check(&item, &[], &[started], &[&both[0], &both[1]]);
}

/// A game that is set up is told once for the section, one that is over already is not; nothing else is
/// told of what it begins with.
#[tokio::test]
async fn a_pairing_is_told_of() {
    let app = TestApp::new().await;
    let item = game_item(&app, app.pairing(1).await.game).await;
    let set_up = |log: &[Event]| {
        let change = change(&item, None, log);
        let game = Game::replay(change.new.terms.clone(), log).expect("events that fit");
        told(&notices_of(&change, &game), &game)
    };
    let started = format!("GameStarted start-1-{}", START.unix());
    let both = [format!("black: {started}"), format!("white: {started}")];
    assert_eq!(set_up(&[]), both);
    // What was played elsewhere before is no news.
    assert_eq!(set_up(&[played("e2e4")]), both);
    assert_eq!(set_up(&[Event::Resigned { at: START, by: White }]), [""; 0]);
}

/// Each player is told of the other's messages, both of the director's, and nobody of those that
/// travel with an event.
#[tokio::test]
async fn messages_are_told_to_the_other() {
    let app = TestApp::new().await;
    let pairing = app.pairing(1).await;
    let game = app.app.load_game(pairing.game).await.expect("a game").1;
    for (id, by, expected) in [
        ("white-1", Writer::Player(White), vec!["black: Message message-1-white-1"]),
        ("black-x", Writer::Player(Black), vec!["white: Message message-1-black-x"]),
        (
            "director-1",
            Writer::Director,
            vec!["black: Message message-1-director-1", "white: Message message-1-director-1"],
        ),
        ("event-7", Writer::Player(White), vec![]),
        ("event-8", Writer::Director, vec![]),
    ] {
        let text = "Greetings".to_owned();
        let message =
            Message { id: id.to_owned(), by, at: START + DAY, ply: 3, text, hidden: false };
        let new = NewMessage { game: GameId(1), message };
        assert_eq!(told(&notices_of_message(&new, &game), &game), expected, "{id}");
    }
    assert_eq!(pairing.players.white, PlayerId(2));
}
