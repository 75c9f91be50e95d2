//! Every kind of notice becomes a letter, in both languages, and the letter a mail.

use chrono_tz::Tz;
use notify::letter_of;
use post::mail::{Letter, Reader};
use posthorn::demo::Pairing;
use rules::{
    Claim, ClaimVerdict, Color, DecidedRuling, DirectedGame, Event, FlagRule, GameId, Interval,
    PlayerId, ReminderCause, RestoredPosition, Ruling, RulingKind, SilenceRule, TableUnknown,
    Terms, Variant,
};
use store::{MailChoice, Notice, NoticeKind, Section, SectionId, Settings};
use tests::{DAY, START, TestApp};

use crate::append;

/// A position to which a game is brought back.
const RESTORED: &str = "4k3/8/8/8/8/8/4P3/4K3 b - - 5 40";

/// A game in a section that somebody directs, with a rule on silence and flags to be claimed.
async fn directed(app: &TestApp, number: u32) -> Pairing {
    let pairing = app.pairing(number).await;
    let section = Section {
        director: Some(pairing.players.white),
        ..app.app.store.section(SectionId(number)).await.expect("a section")
    };
    let section = Section { id: SectionId(9_000 + number), ..section };
    app.app.store.create_section(&section).await.expect("a section");
    let game = GameId(9_000 + number);
    let (silence, flag) = (SilenceRule::FortyDays, FlagRule::Claimed);
    app.create_game(game, section.id, Terms { silence, flag, ..pairing.terms() }).await;
    Pairing { game, ..pairing }
}

/// Notices of every kind to Black, in games that are as the notice says.
async fn every_kind(app: &TestApp) -> Vec<(PlayerId, NoticeKind)> {
    let claimed = |verdict| {
        let (by, claim) = (Color::White, Claim::TablebaseWin);
        Event::Claimed { at: START, by, claim, intended: None, verdict }
    };
    let rejected = claimed(ClaimVerdict::Incorrect { opens_offer: true });
    let referred = claimed(ClaimVerdict::Referred(TableUnknown::TableMissing));
    let (at, by) = (START, Color::White);
    let ruled = Event::ClaimRuled { at, upheld: false };
    let resigned = Event::Resigned { at, by };
    let mut kinds = Vec::new();
    type Kind = fn(GameId) -> NoticeKind;
    let cases: [(&[Event], Kind); 6] = [
        (&[rejected], |game| NoticeKind::ClaimRejected { game, event: 1 }),
        (&[referred], |game| NoticeKind::ClaimReferred { game, event: 1 }),
        (&[referred, ruled], |game| NoticeKind::ClaimRuled { game, event: 2 }),
        (&[resigned], |game| NoticeKind::GameEnded { game, event: 1 }),
        (&[], |game| NoticeKind::DrawDeclined { game, event: 1 }),
        (&[Event::FlagFell { at: START + 36 * DAY, by }], |game| NoticeKind::FlagFell {
            game,
            event: 1,
        }),
    ];
    for (number, (events, kind)) in (1..).zip(cases) {
        let pairing = directed(app, number).await;
        if !events.is_empty() {
            append(app, pairing.game, events).await;
        }
        kinds.push((pairing.players.black, kind(pairing.game)));
    }
    let pairing = directed(app, 50).await;
    let (game, section) = (pairing.game, SectionId(9_050));
    let (white, player) = (pairing.players.white, pairing.players.black);
    app.play_all(&pairing, "e4").await;
    app.person(white).write(game, "hi", "Ahoj!").await.expect(200);
    let (from, until) = (START + DAY, START + 3 * DAY);
    for cancelled in [false, true] {
        let kind = NoticeKind::OpponentLeave { leaver: white, section, from, until, cancelled };
        kinds.push((player, kind));
    }
    for (cause, days) in [
        (ReminderCause::Silence, 14),
        (ReminderCause::Silence, 28),
        (ReminderCause::Silence, 35),
        (ReminderCause::Deadline, 3),
    ] {
        kinds.push((player, NoticeKind::Reminder { game, ply: 1, cause, days }));
    }
    let (title, text) = ("Round two".to_owned(), "Dear players".to_owned());
    for kind in [RulingKind::Warn, RulingKind::Order, RulingKind::Revoke] {
        kinds.push((player, warned(app, white, player, section, kind).await));
    }
    kinds.push((player, restored(app, white, section, game).await));
    kinds.extend([
        (player, NoticeKind::YourMove { game, event: 1, ply: 1 }),
        (player, NoticeKind::GameStarted { section, starts_at: START }),
        (player, NoticeKind::Message { game, id: "white-hi".to_owned() }),
        (player, NoticeKind::OutageCredited { section, from, until }),
        (player, NoticeKind::AdjudicationDue { section, at: until }),
        (player, NoticeKind::DirectorLetter { section, number: 1, title, text }),
    ]);
    kinds
}

fn decided(by: PlayerId, kind: RulingKind) -> Ruling {
    Ruling::new(kind, by, START, "Please keep calm.".to_owned())
}

/// A decision from where a game goes on that is played elsewhere.
async fn restored(app: &TestApp, by: PlayerId, section: SectionId, game: GameId) -> NoticeKind {
    let position = Some(RestoredPosition { variant: Variant::Chess, fen: RESTORED.to_owned() });
    let ruling = Ruling { position, ..decided(by, RulingKind::RestorePosition) };
    let games = vec![DirectedGame { game, directives: Vec::new() }];
    let decided = DecidedRuling { ruling, games };
    let kept = app.app.decide(section, decided, "request-restored").await;
    NoticeKind::Warned { section, decision: kept.expect("a decision").id }
}

/// A decision about a player that changes no game.
async fn warned(
    app: &TestApp,
    by: PlayerId,
    player: PlayerId,
    section: SectionId,
    kind: RulingKind,
) -> NoticeKind {
    let ruling = Ruling { player: Some(player), ..decided(by, kind) };
    let decided = DecidedRuling { ruling, games: Vec::new() };
    let kept = app.app.decide(section, decided, &format!("request-{}", kind.code())).await;
    NoticeKind::Warned { section, decision: kept.expect("a decision").id }
}

async fn letter(app: &TestApp, player: PlayerId, kind: &NoticeKind) -> Option<Letter> {
    let notice = Notice { player, kind: kind.clone() };
    letter_of(&app.app, &notice).await.expect("a letter")
}

/// No text lacks an argument, and no letter its link and its name.
#[tokio::test]
async fn every_notice_becomes_a_mail() {
    let app = TestApp::new().await;
    let kinds = every_kind(&app).await;
    for language in ["en", "cs"] {
        for (player, kind) in &kinds {
            let settings = Settings { mail: MailChoice::Each, ..Settings::default() };
            app.app
                .store
                .keep_settings(*player, &settings, language, chrono_tz::Tz::UTC)
                .await
                .expect("settings");
            let letter = letter(&app, *player, kind).await.unwrap_or_else(|| panic!("{kind:?}"));
            assert_eq!(letter.language, language);
            assert_eq!(letter.id, format!("{player}-{}", kind.key()));
            let url = letter.link.as_ref().map(|link| link.url.clone()).expect("a link");
            app.app.deliver(letter).await.unwrap_or_else(|error| panic!("{kind:?}: {error}"));
            let mail = app.take_mail();
            assert!(mail.body.contains(&url), "{kind:?}: {}", mail.body);
            assert!(!mail.subject.is_empty());
        }
    }
}

fn argument<'a>(letter: &'a Letter, name: &str) -> &'a str {
    let found = letter.arguments.iter().find(|(known, _)| *known == name);
    found.map_or_else(|| panic!("no {name} in {:?}", letter.arguments), |(_, value)| value)
}

/// What the mail of a move says: the move, the opponent's time and the reader's own.
#[tokio::test]
async fn a_move_is_told_in_full() {
    let app = TestApp::new().await;
    let pairing = app.pairing(1).await;
    app.play_all(&pairing, "e4 e5 Nf3").await;
    app.wait(2 * DAY);
    let (white, black) = app.players(&pairing);
    black.play_and_offer_draw(pairing.game, 3, "Nc6").await.expect(200);
    app.wait(3_600);
    let kind = NoticeKind::YourMove { game: pairing.game, event: 4, ply: 4 };
    let letter = letter(&app, white.player, &kind).await.expect("a letter");
    let told = ["opponent", "event", "game", "number", "color", "san", "iccf", "offer", "text"];
    let told = told.map(|name| argument(&letter, name));
    assert_eq!(told, ["Black Player 1", "Replay, 1", "1", "2", "black", "Nc6", "2836", "yes", ""]);
    let deadline = app.app.load_game(pairing.game).await.expect("a game").1.deadline();
    let deadline = deadline.expect("a deadline");
    let times = ["used", "left", "moves", "ends", "deadline"];
    let times = times.map(|name| argument(&letter, name).to_owned());
    let used = post::mail::span("en", 2 * DAY);
    let deadline = post::mail::moment(Reader { language: "en", zone: Tz::UTC }, deadline);
    assert_eq!(times, [used.as_str(), "50 days", "8", "flag", &deadline]);
    let diagram = letter.diagram.expect("a board");
    assert_eq!((diagram.seen_from, diagram.position.turn()), (Color::White, Color::White));
    let squares = diagram.last.map(|(from, to)| (from.to_string(), to.to_string()));
    assert_eq!(squares, Some(("b8".to_owned(), "c6".to_owned())));
}

/// A claim that was wrong is made with its move: what was written with it stands in the mail.
#[tokio::test]
async fn a_message_with_a_claim_is_told_with_its_move() {
    let app = TestApp::new().await;
    let pairing = app.pairing(1).await;
    let (stored, game) = app.app.load_game(pairing.game).await.expect("a game");
    let code = game.position().describe_legal_moves()[0].code;
    let (at, by, claim) = (START, Color::White, Claim::Repetition);
    let verdict = ClaimVerdict::Incorrect { opens_offer: true };
    let events = [
        Event::Claimed { at, by, claim, intended: Some(code), verdict },
        Event::MovePlayed { at, code, draw_offered: true, ends: None, conditional: false },
    ];
    let message = rules::Message {
        id: "event-1".to_owned(),
        by: rules::Writer::Player(by),
        at,
        ply: 1,
        text: "I think so.".to_owned(),
        hidden: false,
    };
    let deadline = game.deadline();
    let message = Some(&message);
    let appended = store::Appended { events: &events, deadline, message, ..Default::default() };
    app.app.store.append(&stored, &appended).await.expect("appended");
    let kind = NoticeKind::YourMove { game: pairing.game, event: 2, ply: 1 };
    let letter = letter(&app, pairing.players.black, &kind).await.expect("a letter");
    assert_eq!((argument(&letter, "text"), argument(&letter, "offer")), ("I think so.", "yes"));
}

/// Results from both sides, and rulings with their reason's article.
#[tokio::test]
async fn results_are_told_from_the_readers_side() {
    let app = TestApp::new().await;
    let pairing = app.pairing(1).await;
    let resigned = Event::Resigned { at: START, by: Color::White };
    append(&app, pairing.game, &[resigned]).await;
    let kind = NoticeKind::GameEnded { game: pairing.game, event: 1 };
    for (player, expected) in [
        (pairing.players.white, ["lost", "0-1", "resignation", "mine", "LAW-5.1.2"]),
        (pairing.players.black, ["won", "0-1", "resignation", "theirs", "LAW-5.1.2"]),
    ] {
        let letter = letter(&app, player, &kind).await.expect("a letter");
        let names = ["outcome", "score", "reason", "by", "rule"];
        assert_eq!(names.map(|name| argument(&letter, name)), expected);
    }
}

/// What has been overtaken is worth no mail.
#[tokio::test]
async fn what_is_stale_is_no_letter() {
    let app = TestApp::new().await;
    let pairing = directed(&app, 1).await;
    let (white, black, game) = (pairing.players.white, pairing.players.black, pairing.game);
    app.play_all(&pairing, "e4").await;
    let your_move = NoticeKind::YourMove { game, event: 1, ply: 1 };
    let reminder = |cause| NoticeKind::Reminder { game, ply: 1, cause, days: 14 };
    let (silence, deadline) = (reminder(ReminderCause::Silence), reminder(ReminderCause::Deadline));
    for kind in [&your_move, &silence, &deadline] {
        assert!(letter(&app, black, kind).await.is_some(), "{kind:?}");
        assert!(letter(&app, white, kind).await.is_none(), "{kind:?} is not White's");
    }
    append(&app, game, &[Event::ReflectionAnnounced { at: START, by: Color::Black }]).await;
    let told = [&your_move, &silence, &deadline].map(|kind| letter(&app, black, kind));
    let [your, silent, before] = told;
    assert!(your.await.is_some() && silent.await.is_none() && before.await.is_some());
    let leave = Interval { from: START + -DAY, until: START + DAY };
    append(&app, game, &[Event::LeaveRegistered { at: START, by: Color::Black, leave }]).await;
    let away = letter(&app, black, &your_move).await.expect("a letter");
    assert_eq!(argument(&away, "left"), "50 days", "also while the clock stands still");
    append(&app, game, &[Event::FlagFell { at: START + 50 * DAY, by: Color::Black }]).await;
    let fell = NoticeKind::FlagFell { game, event: 4 };
    assert!(letter(&app, black, &your_move).await.is_none(), "the game stands still");
    assert!(letter(&app, white, &fell).await.is_some());
    let lost = Event::TimeForfeited { at: START + 50 * DAY, by: Color::Black, drawn: false };
    append(&app, game, &[lost]).await;
    assert!(letter(&app, white, &fell).await.is_none(), "it was claimed");
    let section = SectionId(9_001);
    for kind in [
        NoticeKind::GameStarted { section, starts_at: START },
        NoticeKind::GameStarted { section, starts_at: START + 1 },
        NoticeKind::AdjudicationDue { section, at: START },
        NoticeKind::ClocksStarted { section, starts_at: START },
    ] {
        assert!(letter(&app, black, &kind).await.is_none(), "{kind:?}");
    }
    // White directs the section: nothing is left to adjudicate.
    let due = NoticeKind::AdjudicationDue { section, at: START };
    assert!(letter(&app, white, &due).await.is_none(), "the games are over");
}

/// LAW-7.2: both players are told of the position from which they go on, and see it on a board.
#[tokio::test]
async fn a_restored_position_is_told() {
    let app = TestApp::new().await;
    let pairing = directed(&app, 1).await;
    let section = app.app.load_game(pairing.game).await.expect("a game").0.section;
    let kind = restored(&app, pairing.players.white, section, pairing.game).await;
    for (player, seen_from) in
        [(pairing.players.white, Color::White), (pairing.players.black, Color::Black)]
    {
        let letter = letter(&app, player, &kind).await.expect("a letter");
        let told = ["position", "rule", "text"].map(|name| argument(&letter, name));
        assert_eq!(told, [RESTORED, "LAW-7.2", "Please keep calm."]);
        assert!(letter.link.expect("a link").url.ends_with(&format!("/game/{}", pairing.game)));
        let diagram = letter.diagram.expect("a board");
        assert_eq!((diagram.position.fen(), diagram.seen_from), (RESTORED.to_owned(), seen_from));
    }
}
