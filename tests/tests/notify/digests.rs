//! One mail a day with everything.

use notify::{Delivered, digest};
use rules::PlayerId;
use store::MailChoice;
use tests::{DAY, START, TestApp};

use crate::{bring, bring_all, choose, mails, pending, play, ringing, settle, without_mailer};

/// Seconds from the tests' midnight to the digest's hour.
const SEVEN: i64 = 7 * 3_600;

/// A player who is Black in so many games, and wants one mail a day; each game has its first move.
async fn with_moves(app: &TestApp, games: u32) -> PlayerId {
    let first = app.pairing(1).await;
    let player = first.players.black;
    choose(app, player, MailChoice::Digest).await;
    let mut records = play(app, &first, "e4").await;
    for number in 1..games {
        let game = rules::GameId(1_000 + number);
        app.create_game(game, store::SectionId(1), first.terms()).await;
        let pairing = posthorn::demo::Pairing { game, ..first };
        records.extend(play(app, &pairing, "d4").await);
    }
    bring_all(app, &records).await;
    bring_all(app, &records).await;
    player
}

/// Everything that waits is one mail, once, at the hour that was chosen.
#[tokio::test]
async fn a_day_is_one_mail() {
    let app = TestApp::new().await;
    let player = with_moves(&app, 5).await;
    assert_eq!((mails(&app).len(), pending(&app, player).await.len()), (0, 5));
    app.wait(SEVEN - 1);
    assert_eq!(settle(&app.app).await, []);
    app.wait(1);
    let answers = settle(&app.app).await;
    assert_eq!((answers.len(), answers[0]), (5, Delivered::Sent));
    assert_eq!(answers[1..], [Delivered::Passed; 4]);
    let mail = app.take_mail();
    assert_eq!(mail.to, format!("player-{player}@posthorn.example"));
    for game in ["1", "1001", "1002", "1003", "1004"] {
        assert!(mail.body.contains(&format!("/game/{game}")) || mail.body.contains(game));
    }
    assert!(pending(&app, player).await.is_empty());
    app.wait(DAY);
    assert_eq!(settle(&app.app).await, []);
    assert_eq!(digest(&app.app, player).await, Ok(Delivered::Passed));
    assert_eq!(mails(&app), []);
}

/// What has been answered meanwhile is left out; when nothing is left there is no mail.
#[tokio::test]
async fn what_is_stale_is_left_out() {
    let app = TestApp::new().await;
    let first = app.pairing(1).await;
    let player = first.players.black;
    choose(&app, player, MailChoice::Digest).await;
    choose(&app, first.players.white, MailChoice::None).await;
    bring_all(&app, &play(&app, &first, "e4 e5").await).await;
    assert_eq!(pending(&app, player).await.len(), 1);
    app.wait(SEVEN);
    assert_eq!(settle(&app.app).await, [Delivered::Dropped]);
    assert_eq!(mails(&app), []);
    // One of two: the mail is that of the other alone.
    bring_all(&app, &play(&app, &first, "Nf3 Nc6 Bb5").await).await;
    assert_eq!(pending(&app, player).await.len(), 2);
    app.wait(DAY);
    assert_eq!(settle(&app.app).await, [Delivered::Sent, Delivered::Passed]);
    assert!(app.take_mail().body.contains("/game/1"));
    assert!(pending(&app, player).await.is_empty());
}

/// Two runs at once make one mail: one has everything, the other nothing.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_digest_is_made_once() {
    let app = TestApp::new().await;
    let player = with_moves(&app, 3).await;
    app.wait(SEVEN);
    let (a, b) = tokio::join!(digest(&app.app, player), digest(&app.app, player));
    let mut answers = [a.expect("an answer"), b.expect("an answer")];
    answers.sort_by_key(|answer| *answer != Delivered::Sent);
    assert_eq!(answers, [Delivered::Sent, Delivered::Passed]);
    app.take_mail();
    assert!(ringing(&app.app).await.is_empty());
}

/// A digest that is not sent stays together, and what has come since waits for the next.
#[tokio::test]
async fn a_digest_is_tried_again() {
    let app = TestApp::new().await;
    let player = with_moves(&app, 3).await;
    let down = without_mailer(&app);
    app.wait(SEVEN);
    assert_eq!(settle(&down).await, [Delivered::Failed, Delivered::Passed, Delivered::Passed]);
    let again = pending(&app, player).await;
    assert!(again.iter().all(|one| (one.tries, one.alarm_at) == (1, START + SEVEN + 60)));
    let other = app.pairing(2).await;
    let game = rules::GameId(2_000);
    let players = rules::ByColor { white: other.players.white, black: player };
    app.create_game(game, store::SectionId(2), rules::Terms { players, ..other.terms() }).await;
    let more = posthorn::demo::Pairing { game, players, ..other };
    bring_all(&app, &play(&app, &more, "c4").await).await;
    app.wait(60);
    assert_eq!(settle(&app.app).await.first(), Some(&Delivered::Sent));
    let mail = app.take_mail();
    assert!(!mail.body.contains("/game/2000"), "{}", mail.body);
    let left = pending(&app, player).await;
    assert_eq!((left.len(), left[0].alarm_at), (1, START + DAY + SEVEN));
}

/// More than one transaction takes: the rest comes with the next mail.
#[tokio::test]
async fn a_large_digest_is_divided() {
    let app = TestApp::new().await;
    let player = with_moves(&app, 103).await;
    app.wait(SEVEN);
    let answers = settle(&app.app).await;
    assert_eq!(answers.iter().filter(|answer| **answer == Delivered::Sent).count(), 2);
    assert_eq!(mails(&app).len(), 2);
    assert!(pending(&app, player).await.is_empty());
}

/// Who wants each mail again gets what waits one by one.
#[tokio::test]
async fn the_choice_at_the_time_counts() {
    let app = TestApp::new().await;
    let player = with_moves(&app, 2).await;
    choose(&app, player, MailChoice::Each).await;
    app.wait(SEVEN);
    assert_eq!(settle(&app.app).await, [Delivered::Sent; 2]);
    assert_eq!(mails(&app).len(), 2);
    // And the other way round: what has failed alone is sent together.
    let pairing = app.pairing(2).await;
    let down = without_mailer(&app);
    let records = play(&app, &pairing, "e4").await;
    bring(&down, &records).await;
    choose(&app, pairing.players.black, MailChoice::Digest).await;
    app.wait(60);
    assert_eq!(settle(&app.app).await, [Delivered::Sent]);
    assert_eq!(mails(&app).len(), 1);
}
