//! Letters of withdrawals (`TR-8.1` to `TR-8.5`): each reads what is theirs, and nobody but the player
//! why.

use notify::letter_of;
use posthorn::demo::Pairing;
use rules::tournament::{
    Withdrawal, WithdrawalDecision, WithdrawalGrounds, WithdrawalKind, WithdrawalRequest,
    WithdrawalState, WithdrawalStep,
};
use rules::{
    AppointmentOrder, ByColor, GameId, PlayerId, Suspension, SuspensionCause, SuspensionLifted,
};
use store::{
    MailChoice, Notice, NoticeKind, Role, Section, SectionId, Settings, StoredWithdrawal,
    WithdrawalId, WithdrawalNews,
};
use tests::{DAY, Mail, OFFICER, START, TestApp};

const PLAYER: PlayerId = PlayerId(1);
const OPPONENT: PlayerId = PlayerId(2);
/// Another one, who directs events elsewhere.
const DIRECTING: PlayerId = PlayerId(3);
/// What the player has asked with, and what the official has answered.
const SECRET: &str = "An operation of the heart.";
const ANSWER: &str = "The certificate is missing.";
const ID: WithdrawalId = WithdrawalId { player: PLAYER, number: 1 };

/// A withdrawal in this state.
fn withdrawal(state: WithdrawalState, suspended: bool) -> StoredWithdrawal {
    let what = state.kind().map_or(WithdrawalStep::Offered, WithdrawalStep::from);
    let decision = WithdrawalDecision { at: START, by: OFFICER, what, reason: ANSWER.to_owned() };
    let withdrawal = Withdrawal {
        at: START,
        by: PLAYER,
        request: Some(WithdrawalRequest {
            grounds: WithdrawalGrounds::GraveIllness,
            months: 3,
            reasons: SECRET.to_owned(),
            games: Vec::new(),
        }),
        state,
        decisions: if state == WithdrawalState::Requested { Vec::new() } else { vec![decision] },
        suspended_until: suspended.then_some(START + 200 * DAY),
        abused_at: None,
        plan: Vec::new(),
    };
    StoredWithdrawal { id: ID, version: 1, withdrawal, progress: 0, alarm_at: None }
}

async fn mail(app: &TestApp, player: PlayerId, news: WithdrawalNews) -> Option<Mail> {
    let notice = Notice { player, kind: NoticeKind::Withdrawal { id: ID, news } };
    let letter = letter_of(&app.app, &notice).await.expect("a letter")?;
    app.app.deliver(letter).await.expect("a mail");
    Some(app.take_mail())
}

/// An office that was given, and taken.
#[tokio::test]
async fn an_office_is_told() {
    let app = TestApp::new().await;
    app.officials().await;
    app.member(PLAYER.0, "CZE", None, Role::Player).await;
    let appoint = async |give: bool| {
        let by = Some(OFFICER);
        let order = AppointmentOrder { role: Role::Director, give, by, reason: ANSWER.to_owned() };
        app::appoint(&app.app.store, PLAYER, &order, START).await.expect("kept")
    };
    let letter = async |number: u32| {
        let kind = NoticeKind::Office { number };
        letter_of(&app.app, &Notice { player: PLAYER, kind }).await.expect("a letter")
    };
    assert_eq!((appoint(true).await, appoint(true).await), (Some(1), None));
    assert_eq!(appoint(false).await, Some(2));
    assert!(letter(0).await.is_none() && letter(3).await.is_none());
    for (number, subject) in [
        (1, "You have been given an office: tournament director"),
        (2, "You no longer hold an office: tournament director"),
    ] {
        app.app.deliver(letter(number).await.expect("a letter")).await.expect("a mail");
        let mail = app.take_mail();
        assert_eq!(mail.subject, subject);
        assert!(mail.body.contains(ANSWER), "{}", mail.body);
    }
}

/// Every piece of news, to everybody, in both languages.
#[tokio::test]
async fn each_reads_what_is_theirs() {
    use WithdrawalKind::{Accepted, Death, Silent, Unaccepted};
    use WithdrawalNews::{Abused, Decided, Offered, Requested, TakenBack};
    let app = TestApp::new().await;
    app.officials().await;
    for player in [PLAYER, OPPONENT] {
        app.member(player.0, "CZE", None, Role::Player).await;
    }
    app.member(DIRECTING.0, "CZE", None, Role::Director).await;
    let section = Section::new(SectionId(5_000), "Final", "Cup");
    app.app.store.create_section(&section).await.expect("a section");
    let pairing = app.pairing(80).await;
    let players = ByColor { white: PLAYER, black: DIRECTING };
    let game = Pairing { game: GameId(5_000), players, ..pairing };
    app.create_game(game.game, section.id, game.terms()).await;
    let decided = WithdrawalState::Decided;
    let cases = [
        (WithdrawalState::Requested, Requested, false),
        (WithdrawalState::Offered, Offered, false),
        (WithdrawalState::PlayOn, TakenBack, false),
        (decided(Accepted), Decided, true),
        (decided(Unaccepted), Decided, true),
        (decided(Silent), Decided, false),
        (decided(Death), Decided, false),
        (decided(Accepted), Abused, true),
    ];
    for (number, (state, news, suspended)) in (1..).zip(cases) {
        let mut stored = withdrawal(state, suspended);
        stored.withdrawal.abused_at = (news == Abused).then_some(START);
        if number == 1 {
            app.app.store.put_withdrawal(&stored).await.expect("put");
        } else {
            let before = app.app.store.withdrawal(ID).await.expect("a withdrawal");
            app.app.store.change_withdrawal(&before, &stored).await.expect("changed");
        }
        for language in ["en", "cs"] {
            for player in [PLAYER, OPPONENT, DIRECTING, OFFICER] {
                let settings = Settings { mail: MailChoice::Each, ..Settings::default() };
                app.app
                    .store
                    .keep_settings(player, &settings, language, chrono_tz::Tz::UTC)
                    .await
                    .expect("settings");
                // Who has asked knows, and the offer is the player's alone.
                let concerned = match news {
                    Requested | TakenBack => player != PLAYER,
                    Offered => player == PLAYER,
                    Decided => player != PLAYER || state != decided(Death),
                    Abused => true,
                };
                let mail = mail(&app, player, news).await;
                assert_eq!(mail.is_some(), concerned, "{state:?} to {player}");
                let Some(mail) = mail else { continue };
                let told = format!("{state:?} {language} to {player}: {}", mail.body);
                assert!(!mail.body.contains(SECRET), "{told}");
                assert_eq!(mail.body.contains(ANSWER), player == PLAYER, "{told}");
                let desk = mail.body.contains("/desk");
                assert_eq!(desk, player == OFFICER, "{told}");
            }
        }
        // What was overtaken is told no more.
        let other = if news == Requested { Decided } else { Requested };
        assert!(mail(&app, OPPONENT, other).await.is_none(), "{state:?}");
    }
}

/// TR-14, LAW-13.3.2: who is suspended reads until when and why; a letter that comes too late says nothing.
#[tokio::test]
async fn a_suspension_is_told() {
    let app = TestApp::new().await;
    app.member(PLAYER.0, "CZE", None, Role::Player).await;
    let made = Suspension {
        cause: SuspensionCause::Conduct,
        at: START,
        by: OFFICER,
        months: 6,
        reason: ANSWER.to_owned(),
        until: START + 180 * DAY,
        lifted: None,
    };
    let store = &app.app.store;
    store.change_suspensions(PLAYER, 0, std::slice::from_ref(&made)).await.expect("kept");
    let letter = async |number: u32, lifted: bool| {
        let kind = NoticeKind::Suspension { number, lifted };
        letter_of(&app.app, &Notice { player: PLAYER, kind }).await.expect("a letter")
    };
    assert!(letter(0, false).await.is_none() && letter(2, false).await.is_none());
    assert!(letter(1, true).await.is_none(), "it runs");
    app.app.deliver(letter(1, false).await.expect("a letter")).await.expect("a mail");
    let mail = app.take_mail();
    assert!(mail.subject.starts_with("You are suspended: no entries before "), "{}", mail.subject);
    assert!(mail.body.contains(ANSWER) && mail.body.contains("LAW-13.3.2"), "{}", mail.body);
    let ended = SuspensionLifted { at: START + DAY, by: OFFICER, reason: SECRET.to_owned() };
    let lifted = Suspension { lifted: Some(ended), ..made };
    store.change_suspensions(PLAYER, 1, &[lifted]).await.expect("changed");
    assert!(letter(1, false).await.is_none(), "it is over");
    app.app.deliver(letter(1, true).await.expect("a letter")).await.expect("a mail");
    let mail = app.take_mail();
    assert_eq!(mail.subject, "You may enter events again");
    assert!(mail.body.contains(SECRET), "{}", mail.body);
}
