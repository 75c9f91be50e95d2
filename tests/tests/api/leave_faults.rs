//! LAW-10.1: leave when servers die or come late: books in all sections or in none, and games that
//! follow at last.

use posthorn::demo::Pairing;
use rules::{GameId, LeaveBook, PlayerId};
use serde_json::json;
use store::{Section, SectionId, Store, StoredLeave};
use tests::{Front, TestApp};

/// Days of leave in every section.
const ALLOWANCE: u16 = 45;

/// A section with one game of the pairing.
async fn section(app: &TestApp, pairing: &Pairing, id: u32) -> Pairing {
    let (name, event_name) = ("Final".to_owned(), "Cup".to_owned());
    let id = SectionId(id);
    let section = Section { leave_days: ALLOWANCE, ..Section::new(id, name, event_name) };
    app.app.store.create_section(&section).await.expect("a section");
    let game = Pairing { game: GameId(id.0), ..*pairing };
    app.create_game(game.game, id, game.terms()).await;
    game
}

async fn book(app: &TestApp, player: PlayerId, section: u32) -> StoredLeave {
    app.app.store.leave_book(player, SectionId(section)).await.expect("a book")
}

/// Whether the game has the leave of the book.
async fn follows(app: &TestApp, game: &Pairing) -> bool {
    let (stored, replayed) = app.app.load_game(game.game).await.expect("a game");
    let book = book(app, game.players.white, stored.section.0).await;
    let desired = LeaveBook::replay(ALLOWANCE, &book.entries).intervals();
    *replayed.leave(rules::Color::White) == desired
}

/// The server dies at each of its requests to the database in turn, before or after it was carried
/// out. All books have the leave or none has; where the games have not followed, the alarm is set,
/// and a second run finishes the work. The player's second try is answered like the first.
#[tokio::test]
async fn a_server_may_die_anywhere() {
    let (app, front) = Front::server().await;
    let (mut number, mut answered, mut behind, mut unwritten) = (0, 0, 0, 0);
    for passes in 0.. {
        let mut died = false;
        for carried_out in [false, true] {
            number += 1;
            let pairing = app.pairing(number).await;
            let (me, _) = app.players(&pairing);
            let sections = [10_000 + number * 2, 10_001 + number * 2];
            let mut games = Vec::new();
            for id in sections {
                games.push(section(&app, &pairing, id).await);
            }
            let body = json!({ "sections": sections, "first": "2026-01-10", "last": "2026-01-14" });
            front.after(passes, carried_out);
            let answer = me.post("/api/leave", &body).await;
            died |= front.heal();
            let books = [
                book(&app, me.player, sections[0]).await,
                book(&app, me.player, sections[1]).await,
            ];
            assert_eq!(books[0].version(), books[1].version(), "{passes} {carried_out}");
            answered += u32::from(answer.status == 200);
            unwritten += u32::from(books[0].version() == 0);
            for (game, book) in games.iter().zip(&books) {
                if !follows(&app, game).await {
                    behind += 1;
                    assert!(book.alarm_at.is_some(), "{passes} {carried_out}");
                }
                app.app.apply_leave(book.player, book.section).await.expect("applied");
                assert!(follows(&app, game).await, "{passes} {carried_out}");
            }
            let again = me.post("/api/leave", &body).await.expect(200);
            assert_eq!(again.json["sections"][1]["periods"][0]["days"], 5);
            for (game, id) in games.iter().zip(sections) {
                let book = book(&app, me.player, id).await;
                assert_eq!((book.version(), book.alarm_at), (1, None), "{passes} {carried_out}");
                assert!(follows(&app, game).await, "{passes} {carried_out}");
                assert_eq!(app.app.store.game(game.game).await.expect("a game").log.len(), 1);
            }
        }
        if !died {
            assert!(passes > 15, "only {passes} requests");
            break;
        }
    }
    // It died before the books, and between them and the games. The last requests are those of the
    // answer: the player was told in the two rounds in which it lived, and in no other.
    assert!(answered == 2 && behind > 2 && unwritten > 2, "{answered} {behind} {unwritten}");
}

/// A run that has read the book, sleeps, and wakes up when the leave has been cancelled and the games
/// have followed that: it changes nothing any more, not even when it dies right behind its write.
#[tokio::test]
async fn a_late_run_undoes_nothing() {
    let (slow, front) = Front::server().await;
    let store = Store::at_endpoint(slow.endpoint(), "posthorn");
    let pairing = slow.pairing(1).await;
    let (me, _) = slow.players(&pairing);
    let game = section(&slow, &pairing, 200).await;
    let body = json!({ "sections": [200], "first": "2026-01-10", "last": "2026-01-14" });
    // The book is written, the games have not followed.
    front.after(4, true);
    me.post("/api/leave", &body).await;
    front.heal();
    let entered = book(&slow, me.player, 200).await;
    assert_eq!((entered.version(), entered.alarm_at.is_some()), (1, true));
    assert!(!follows(&slow, &game).await);
    let now = app::App { store, ..slow.app.clone() };
    front.hold_write();
    let (late, ()) = tokio::join!(slow.app.apply_leave(me.player, SectionId(200)), async {
        front.held().await;
        let sections = [SectionId(200)].into();
        let (first, last) =
            (rules::Day::of(now.clock.now()).plus(9), rules::Day::of(now.clock.now()).plus(13));
        now.change_leave(me.player, &sections, |book, at| book.cancel(first, last, me.player, at))
            .await
            .expect("cancelled");
        front.let_go();
    });
    assert!(late.is_err(), "it died behind its write");
    front.heal();
    let cancelled = book(&slow, me.player, 200).await;
    assert_eq!((cancelled.version(), cancelled.alarm_at), (2, None));
    assert!(slow.app.store.game(game.game).await.expect("a game").log.is_empty());
    assert!(follows(&slow, &game).await);
}
