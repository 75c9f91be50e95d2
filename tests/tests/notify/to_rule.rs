//! LAW-6.10a: a claim that waits for a ruling is told to whoever rules on it: the section's director, or
//! the officers where there is none who may.

use notify::{Delivered, ring};
use posthorn::demo::Pairing;
use rules::{Claim, ClaimVerdict, Color, Event, GameId, Interval, PlayerId, Profile, TableUnknown};
use serde_json::Value;
use store::{Account, MailChoice, Role, Section, SectionId};
use tests::{DAY, ORIGIN, START, TestApp};

use crate::{append, bring_all, choose, mails, pending, ringing, settle};

const DIRECTOR: PlayerId = PlayerId(900);
const OFFICERS: [PlayerId; 2] = [PlayerId(910), PlayerId(911)];

const CLAIMED: Event = Event::Claimed {
    at: START,
    by: Color::White,
    claim: Claim::TablebaseWin,
    intended: None,
    verdict: ClaimVerdict::Referred(TableUnknown::TableMissing),
};

/// Somebody with an account and a role.
async fn official(app: &TestApp, player: PlayerId, role: Role) {
    let profile = Profile {
        id: player,
        given_name: "Marit".to_owned(),
        family_name: format!("Solberg {player}"),
        federation: "NOR".parse().expect("a federation"),
        title: None,
        ratings: rules::rating::Ratings::default(),
    };
    let account = Account {
        player,
        email: address(player),
        password_version: 0,
        confirmed: true,
        roles: vec![role],
        language: "en".to_owned(),
        zone: chrono_tz::Tz::UTC,
        epoch: 0,
        key_epoch: 0,
    };
    app.app.store.create_account(&profile, &account, "none").await.expect("an account");
}

/// A server with officers and somebody who directs.
async fn server() -> TestApp {
    let app = TestApp::new().await;
    for officer in OFFICERS {
        official(&app, officer, Role::Officer).await;
    }
    official(&app, DIRECTOR, Role::Director).await;
    app
}

/// A game of a section that somebody directs, or nobody.
async fn game(app: &TestApp, number: u32, director: Option<PlayerId>) -> Pairing {
    let pairing = app.pairing(number).await;
    let section = Section::new(SectionId(5_000 + number), "Final", "Cup");
    app.app.store.create_section(&Section { director, ..section }).await.expect("a section");
    let game = Pairing { game: GameId(5_000 + number), ..pairing };
    app.create_game(game.game, SectionId(5_000 + number), game.terms()).await;
    game
}

fn address(player: PlayerId) -> String {
    format!("player-{player}@posthorn.example")
}

/// Whose claim it is to rule on, by the mails that lead to the desk; the opponent's mail goes out with
/// them.
async fn told(app: &TestApp, game: &Pairing, record: &Value) -> Vec<String> {
    bring_all(app, std::slice::from_ref(record)).await;
    let mut found = mails(app);
    let opponent = (address(game.players.black), format!("/game/{}", game.game));
    let place = found.iter().position(|mail| *mail == opponent).expect("the opponent is told");
    found.remove(place);
    let desk = |(to, path): (String, String)| {
        assert_eq!(path, "/desk");
        to
    };
    found.into_iter().map(desk).collect()
}

/// Who is told, and who not: never a player of the game, and nobody twice.
#[tokio::test]
async fn whoever_rules_is_told() {
    let app = server().await;
    let former = PlayerId(901);
    official(&app, former, Role::Player).await;
    let plays = app.pairing(80).await.players.white;
    let officers = OFFICERS.map(address).to_vec();
    for (number, director, expected) in [
        (1, Some(DIRECTOR), vec![address(DIRECTOR)]),
        (2, None, officers.clone()),
        // An officer may direct, too.
        (3, Some(OFFICERS[1]), vec![address(OFFICERS[1])]),
        // Without the office any longer, and with no account at all.
        (4, Some(former), officers.clone()),
        (5, Some(PlayerId(77)), officers.clone()),
        // Somebody else's section: the director plays elsewhere.
        (6, Some(plays), officers.clone()),
    ] {
        let game = game(&app, number, director).await;
        let record = append(&app, game.game, &[CLAIMED]).await;
        assert_eq!(told(&app, &game, &record).await, expected, "{director:?}");
        // The record comes once more.
        bring_all(&app, &[record]).await;
        assert_eq!(mails(&app), [], "{director:?}");
    }
}

/// In a game of one's own somebody else rules: the director's game goes to the officers, and an
/// officer's own to the others.
#[tokio::test]
async fn nobody_is_told_of_an_own_game() {
    let app = server().await;
    for (number, white, director, expected) in [
        (1, DIRECTOR, Some(DIRECTOR), OFFICERS.map(address).to_vec()),
        (2, OFFICERS[0], None, vec![address(OFFICERS[1])]),
        (3, OFFICERS[0], Some(DIRECTOR), vec![address(DIRECTOR)]),
    ] {
        let pairing = game(&app, number, director).await;
        let players = rules::ByColor { white, ..pairing.players };
        let own = Pairing { game: GameId(6_000 + number), players, ..pairing };
        app.create_game(own.game, SectionId(5_000 + number), own.terms()).await;
        let record = append(&app, own.game, &[CLAIMED]).await;
        assert_eq!(told(&app, &own, &record).await, expected, "{number}");
        // Nor in another game of a section in which they play.
        let record = append(&app, pairing.game, &[CLAIMED]).await;
        assert_eq!(told(&app, &pairing, &record).await, expected, "{number}");
    }
}

/// What the mail says, in both languages; other events of the game tell the director nothing.
#[tokio::test]
async fn the_mail_leads_to_the_desk() {
    let app = server().await;
    for (number, language, subject) in [
        (1, "en", "A claim is waiting for your ruling: White Player 1 – Black Player 1"),
        (2, "cs", "Reklamace čeká na vaše rozhodnutí: White Player 2 – Black Player 2"),
    ] {
        let settings = store::Settings::default();
        app.app
            .store
            .keep_settings(DIRECTOR, &settings, language, chrono_tz::Tz::UTC)
            .await
            .expect("settings");
        let game = game(&app, number, Some(DIRECTOR)).await;
        bring_all(&app, &[append(&app, game.game, &[CLAIMED]).await]).await;
        let mails = app.take_mails();
        let mail = mails.iter().find(|mail| mail.to == address(DIRECTOR)).expect("a mail");
        assert_eq!(mail.subject, subject);
        assert!(mail.body.contains(&format!("{ORIGIN}/desk\n")), "{}", mail.body);
        for part in ["Cup, Final", &game.game.to_string()] {
            assert!(mail.body.contains(part), "{part} in {}", mail.body);
        }
        // Leave while the claim waits, and the ruling, are the players' news.
        let leave = Interval { from: START + DAY, until: START + 2 * DAY };
        let away = Event::LeaveRegistered { at: START, by: Color::White, leave };
        bring_all(&app, &[append(&app, game.game, &[away]).await]).await;
        let ruled = Event::ClaimRuled { at: START, upheld: false };
        bring_all(&app, &[append(&app, game.game, &[ruled]).await]).await;
        assert!(app.take_mails().iter().all(|mail| mail.to != address(DIRECTOR)));
        // A second claim in the same game is news.
        bring_all(&app, &[append(&app, game.game, &[CLAIMED]).await]).await;
        let to: Vec<String> = app.take_mails().into_iter().map(|mail| mail.to).collect();
        assert_eq!(to.iter().filter(|to| **to == address(DIRECTOR)).count(), 1);
    }
}

/// The director's settings hold here, too; a claim that was ruled on before the mail went out is not
/// mailed any more.
#[tokio::test]
async fn what_was_ruled_on_is_not_mailed() {
    let app = server().await;
    choose(&app, DIRECTOR, MailChoice::Digest).await;
    let ruled = game(&app, 1, Some(DIRECTOR)).await;
    let waits = game(&app, 2, Some(DIRECTOR)).await;
    for game in [&ruled, &waits] {
        bring_all(&app, &[append(&app, game.game, &[CLAIMED]).await]).await;
    }
    app.take_mails();
    assert_eq!(pending(&app, DIRECTOR).await.len(), 2);
    append(&app, ruled.game, &[Event::ClaimRuled { at: START, upheld: true }]).await;
    app.wait(7 * 3_600);
    let keys = ringing(&app.app).await;
    assert!(keys.iter().all(|key| key.player == DIRECTOR), "{keys:?}");
    settle(&app.app).await;
    let mail = app.take_mail();
    assert!(mail.body.contains(&waits.game.to_string()), "{}", mail.body);
    assert!(!mail.body.contains(&ruled.game.to_string()), "{}", mail.body);
    for key in &keys {
        assert_eq!(ring(&app.app, key).await, Ok(Delivered::Passed));
    }
    choose(&app, DIRECTOR, MailChoice::None).await;
    let third = game(&app, 3, Some(DIRECTOR)).await;
    bring_all(&app, &[append(&app, third.game, &[CLAIMED]).await]).await;
    assert!(pending(&app, DIRECTOR).await.is_empty());
}
