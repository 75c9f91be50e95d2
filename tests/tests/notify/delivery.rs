//! One notice, one mail: records that come twice or out of order, and players who want no mails.

use notify::{Delivered, LEASE_SECONDS, ring};
use rules::{Color, Directive, Event, PlayerId, SilenceRule, Terms, Writer};
use serde_json::{Value, json};
use store::{MailChoice, NoticeKey, SectionId, Store, stable_hash};
use tests::{DAY, START, TestApp, database_request};

use crate::{
    append, bring, bring_all, choose, item, mail_of, mails, pending, play, record, ringing, settle,
};

/// A move is a mail to the opponent, at once and once.
#[tokio::test]
async fn a_move_makes_one_mail() {
    let app = TestApp::new().await;
    let pairing = app.pairing(1).await;
    let records = play(&app, &pairing, "e4").await;
    bring_all(&app, &records).await;
    let mail = app.take_mail();
    assert_eq!(mail.to, mail_of(pairing.players.black, pairing.game).0);
    assert!(mail.body.contains("/game/1") && mail.body.contains("5254"), "{}", mail.body);
    // Lambda brings a batch again when it has heard no answer.
    bring_all(&app, &[records[0].clone(), records[0].clone()]).await;
    app.wait(DAY);
    assert_eq!(settle(&app.app).await, []);
    bring_all(&app, &records).await;
    assert_eq!(mails(&app), []);
    for player in [pairing.players.white, pairing.players.black] {
        assert!(pending(&app, player).await.is_empty());
    }
}

/// The newer record first: its player is told, and the older one is worth no mail any more.
#[tokio::test]
async fn records_come_out_of_order() {
    let app = TestApp::new().await;
    let pairing = app.pairing(1).await;
    let records = play(&app, &pairing, "e4 e5 Nf3").await;
    bring_all(&app, &[records[2].clone(), records[0].clone(), records[1].clone()]).await;
    assert_eq!(mails(&app), [mail_of(pairing.players.black, pairing.game)]);
    app.wait(DAY);
    assert_eq!(settle(&app.app).await, []);
    // Marked as dropped, not as sent; the other one as sent.
    let black = format!("P#{}", pairing.players.black);
    for (event, dropped) in [(1, true), (3, false)] {
        let kept = item(&app, &black, &format!("NOTICE#game-1-event-{event}")).await;
        assert_eq!(
            (kept["dropped_at"].is_object(), kept["sent_at"].is_object()),
            (dropped, !dropped)
        );
        let expires = START + 60 * DAY;
        assert_eq!(kept["expires_at"], json!({ "N": expires.unix().to_string() }));
        assert!(kept["alarm_at"].is_null() && kept["shard"].is_null());
    }
}

/// A notice from before letters had shards of their own is taken there when it rings, and then sent.
#[tokio::test]
async fn an_older_letter_rings_among_the_letters() {
    let app = TestApp::new().await;
    let pairing = app.pairing(1).await;
    let records = play(&app, &pairing, "e4").await;
    bring(&crate::without_mailer(&app), &records).await;
    app.wait(60);
    let keys = ringing(&app.app).await;
    let [key] = &keys[..] else { panic!("{keys:?}") };
    let pk = format!("P#{}", key.player);
    let shard = app.app.store.other_shards().start + stable_hash(&pk) % 16;
    let older = json!({
        "TableName": "posthorn",
        "Key": { "pk": { "S": pk }, "sk": { "S": format!("NOTICE#{}", key.key) } },
        "UpdateExpression": "SET #shard = :older",
        "ExpressionAttributeNames": { "#shard": "shard" },
        "ExpressionAttributeValues": { ":older": { "N": shard.to_string() } }
    });
    database_request(app.endpoint(), "UpdateItem", &older).await;
    assert_eq!(notify::tick(&app.app).await.expect("a run").acted, 0);
    assert_eq!(ringing(&app.app).await, []);
    for rearmed in [1, 0] {
        assert_eq!(clock_tick::tick(&app.app).await.expect("a run").rearmed, rearmed);
        assert_eq!(ringing(&app.app).await, std::slice::from_ref(key));
    }
    assert_eq!(notify::tick(&app.app).await.expect("a run").acted, 1);
    assert_eq!(mails(&app), [mail_of(key.player, pairing.game)]);
    assert_eq!(ringing(&app.app).await, []);
}

/// What was put by a machine that then died is sent when its alarm rings, unless it is stale.
#[tokio::test]
async fn an_alarm_sends_what_is_left() {
    let app = TestApp::new().await;
    let pairing = app.pairing(1).await;
    let game = pairing.game;
    let records = play(&app, &pairing, "e4").await;
    let down = crate::without_mailer(&app);
    assert_eq!(bring(&down, &records).await, json!({ "batchItemFailures": [] }));
    let later = play(&app, &pairing, "e5").await;
    assert_eq!(bring(&down, &later).await, json!({ "batchItemFailures": [] }));
    assert_eq!(mails(&app), []);
    assert_eq!(settle(&app.app).await, [], "not yet");
    app.wait(60);
    let mut answers = settle(&app.app).await;
    answers.sort_by_key(|answer| format!("{answer:?}"));
    assert_eq!(answers, [Delivered::Dropped, Delivered::Sent]);
    assert_eq!(mails(&app), [mail_of(pairing.players.white, game)]);
    let gone = NoticeKey { player: PlayerId(999), key: "game-1-event-1".to_owned() };
    assert_eq!(ring(&app.app, &gone).await, Ok(Delivered::Passed));
}

/// Two runs of the schedules at once send a mail once.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn alarms_are_answered_once() {
    let app = TestApp::new().await;
    for number in 1..=10 {
        let pairing = app.pairing(number).await;
        let records = play(&app, &pairing, "e4").await;
        bring(&crate::without_mailer(&app), &records).await;
        app.wait(60);
        let keys = ringing(&app.app).await;
        let [key] = &keys[..] else { panic!("{keys:?}") };
        let (a, b) = tokio::join!(ring(&app.app, key), ring(&app.app, key));
        let mut answers = [a.expect("an answer"), b.expect("an answer")];
        answers.sort_by_key(|answer| *answer != Delivered::Sent);
        assert_eq!(answers, [Delivered::Sent, Delivered::Passed]);
        assert_eq!(mails(&app), [mail_of(pairing.players.black, pairing.game)]);
    }
}

/// Who wants no mails gets none, and nothing is kept; a choice counts for what waits, too.
#[tokio::test]
async fn no_mails_are_wanted() {
    let app = TestApp::new().await;
    let pairing = app.pairing(1).await;
    let black = pairing.players.black;
    choose(&app, black, MailChoice::None).await;
    bring_all(&app, &play(&app, &pairing, "e4").await).await;
    assert!(mails(&app).is_empty() && pending(&app, black).await.is_empty());
    let kept = item(&app, &format!("P#{black}"), "NOTICE#game-1-event-1").await;
    assert_eq!(kept, Value::Null);
    // One that waits already is dropped.
    choose(&app, black, MailChoice::Digest).await;
    bring_all(&app, &play(&app, &pairing, "e5 Nf3").await).await;
    assert_eq!(pending(&app, black).await.len(), 1);
    choose(&app, black, MailChoice::None).await;
    mails(&app);
    app.wait(DAY);
    assert_eq!(settle(&app.app).await, [Delivered::Dropped]);
    assert_eq!(mails(&app), []);
}

/// Nobody is written to at an address that is not known to be theirs, or that is not there.
#[tokio::test]
async fn only_confirmed_addresses_are_written_to() {
    let app = TestApp::new().await;
    let pairing = app.pairing(1).await;
    // Accounts from before sign-ups were kept apart.
    let profile = app.app.profile(pairing.players.white).await.expect("a profile");
    let profile = rules::Profile { id: PlayerId(7), ..profile };
    let account = app.app.store.account(pairing.players.white).await.expect("an account");
    let email = "new@posthorn.example".to_owned();
    let account = store::Account { player: PlayerId(7), email, confirmed: false, ..account };
    app.app.store.create_account(&profile, &account, "none").await.expect("an account");
    let id = rules::GameId(500);
    let players = rules::ByColor { white: account.player, black: PlayerId(99_999) };
    app.create_game(id, SectionId(1), Terms { players, ..pairing.terms() }).await;
    let resigned = Event::Resigned { at: START, by: Color::White };
    bring_all(&app, &[append(&app, id, &[resigned]).await]).await;
    assert_eq!(mails(&app), []);
    assert_eq!(pending(&app, account.player).await, []);
    assert_eq!(pending(&app, PlayerId(99_999)).await, []);
}

/// A message without a move is a mail; with a move it stands in the mail of the move.
#[tokio::test]
async fn messages_are_mailed() {
    let app = TestApp::new().await;
    let pairing = app.pairing(1).await;
    let (white, _) = app.players(&pairing);
    let kept = async |id: &str| item(&app, "G#1", &format!("MSG#{id}")).await;
    white.write(pairing.game, "hello", "Greetings from Brno.").await.expect(200);
    let told = record("1", &Value::Null, &kept("white-hello").await);
    bring_all(&app, &[told.clone(), told]).await;
    let mail = app.take_mail();
    assert!(mail.body.contains("Greetings from Brno."), "{}", mail.body);
    let before = crate::game_item(&app, pairing.game).await;
    let body = json!({ "ply": 0, "move": "e4", "message": "Best of luck." });
    white.send_move(pairing.game, &body).await.expect(200);
    let moved = record("1", &before, &crate::game_item(&app, pairing.game).await);
    let with_move = record("2", &Value::Null, &kept("event-1").await);
    assert!(with_move["dynamodb"]["NewImage"].is_object());
    bring_all(&app, &[moved, with_move]).await;
    let mail = app.take_mail();
    assert!(mail.body.contains("Best of luck."), "{}", mail.body);
    // The director's words go to both.
    let message = rules::Message {
        id: "director-1".to_owned(),
        by: Writer::Director,
        at: START,
        ply: 1,
        text: "Please keep calm.".to_owned(),
        hidden: false,
    };
    app.app.store.add_message(pairing.game, &message).await.expect("kept");
    bring_all(&app, &[record("3", &Value::Null, &kept("director-1").await)]).await;
    let mails = app.take_mails();
    assert_eq!(mails.len(), 2);
    assert!(mails.iter().all(|mail| mail.body.contains("Please keep calm.")));
}

/// All games of a section that begin together are one mail, sent when they have been paired.
#[tokio::test]
async fn a_section_begins_with_one_mail() {
    let app = TestApp::new().await;
    let first = app.pairing(1).await;
    let mut records = vec![crate::game_item(&app, first.game).await];
    for number in 2..=3 {
        // The same two once more, with the other colours.
        let players = rules::ByColor { white: first.players.black, black: first.players.white };
        let id = rules::GameId(number * 1_000);
        app.create_game(id, SectionId(1), Terms { players, ..first.terms() }).await;
        records.push(crate::game_item(&app, id).await);
    }
    let records: Vec<Value> = records.iter().map(|new| record("1", &Value::Null, new)).collect();
    bring_all(&app, &records).await;
    assert_eq!(mails(&app), []);
    app.wait(LEASE_SECONDS - 1);
    assert_eq!(settle(&app.app).await, []);
    app.wait(1);
    assert_eq!(settle(&app.app).await, [Delivered::Sent; 2]);
    let mails = app.take_mails();
    assert_eq!(mails.len(), 2);
    assert!(mails.iter().all(|mail| mail.body.contains('3')), "three games: {mails:?}");
    bring_all(&app, &records).await;
    app.wait(DAY);
    assert!(settle(&app.app).await.is_empty() && app.take_mails().is_empty());
}

/// A leave is in the log of every game that it stops; the opponent hears of it once.
#[tokio::test]
async fn a_leave_is_told_once() {
    let app = TestApp::new().await;
    let first = app.pairing(1).await;
    let second = rules::GameId(1_000);
    app.create_game(second, SectionId(1), first.terms()).await;
    let leave = rules::Interval { from: START + DAY, until: START + 3 * DAY };
    let away = Event::LeaveRegistered { at: START, by: Color::White, leave };
    let records = [append(&app, first.game, &[away]).await, append(&app, second, &[away]).await];
    bring_all(&app, &records).await;
    assert_eq!(mails(&app), [(mail_of(first.players.black, first.game).0, "/".to_owned())]);
}

/// A record that cannot be read fails alone, and is named.
#[tokio::test]
async fn a_bad_record_fails_alone() {
    let app = TestApp::new().await;
    let (one, two) = (app.pairing(1).await, app.pairing(2).await);
    let good = [play(&app, &one, "e4").await.remove(0), play(&app, &two, "d4").await.remove(0)];
    let mut corrupt = good[0].clone();
    corrupt["dynamodb"]["SequenceNumber"] = json!("200");
    corrupt["dynamodb"]["NewImage"]["log"] = json!({ "B": "gA==" });
    let unreadable = json!({ "dynamodb": { "SequenceNumber": "300", "NewImage": { "pk": 1 } } });
    let records = [corrupt, good[0].clone(), unreadable, good[1].clone(), json!({})];
    let failed = bring(&app.app, &records).await;
    let expected = json!({ "batchItemFailures": [
        { "itemIdentifier": "200" }, { "itemIdentifier": "300" }, { "itemIdentifier": "" }
    ] });
    assert_eq!(failed, expected);
    let told = [mail_of(one.players.black, one.game), mail_of(two.players.black, two.game)];
    assert_eq!(mails(&app), told);
    // Without the table every record fails, and none is lost.
    let app_without =
        app::App { store: Store::at_endpoint(app.endpoint(), "another"), ..app.app.clone() };
    let failed = bring(&app_without, &good).await;
    assert_eq!(failed["batchItemFailures"].as_array().map(Vec::len), Some(2));
}

/// The terms of the tests' games have no rule on silence but where one is asked for.
#[tokio::test]
async fn a_game_lost_by_silence_is_told_to_both() {
    let app = TestApp::new().await;
    let pairing =
        app.pairing_on(1, |terms| Terms { silence: SilenceRule::FortyDays, ..terms }).await;
    let lost = Event::SilenceForfeited { at: START + 41 * DAY, by: Color::White };
    bring_all(&app, &[append(&app, pairing.game, &[lost]).await]).await;
    let both = [
        mail_of(pairing.players.white, pairing.game),
        mail_of(pairing.players.black, pairing.game),
    ];
    assert_eq!(mails(&app), both);
}

/// LAW-6.8: a game has ended and goes on again before anybody could be told of the end.
#[tokio::test]
async fn an_end_that_was_undone_is_not_told() {
    let app = TestApp::new().await;
    let pairing = app.pairing(1).await;
    let at = app.app.clock.now();
    let resigned = Event::Resigned { at, by: Color::White };
    let ended = append(&app, pairing.game, &[resigned]).await;
    let directed = Event::Directed { at, decision: 1, directive: Directive::Reinstated };
    let goes_on = append(&app, pairing.game, &[directed]).await;
    bring_all(&app, &[ended, goes_on]).await;
    let expected = [pairing.players.white, pairing.players.black];
    assert_eq!(mails(&app), expected.map(|player| mail_of(player, pairing.game)), "one each");
    for player in expected {
        assert_eq!(pending(&app, player).await, [], "and nothing waits");
    }
}
