//! Games, seats, sections, messages and alarms.

use std::collections::BTreeSet;

use rules::{Color, Event, GameId, HalfPoints, Message, PlayerId, Writer};
use store::{Alarm, Section, SectionId, Store};
use tests::{DAY, START};

use crate::{append, appended, create, each, fault, move_of, new_game};

/// White's first deadline.
const FIRST: i64 = 36 * DAY;

#[tokio::test]
async fn a_new_game() {
    each("a-new-game", async |store| {
        assert_eq!(fault(store.game(GameId(7)).await), "not found");
        let game = create(store, 7).await;
        assert_eq!((game.id, game.section, game.messages), (GameId(7), SectionId(1), 0));
        assert_eq!(game.terms, new_game(7).terms);
        assert!(game.log.is_empty() && game.log_bytes().is_empty());
        assert_eq!(game.alarm_at, Some(START + FIRST));
        for (player, color, opponent) in [(2, Color::White, 3), (3, Color::Black, 2)] {
            let seats = store.seats(PlayerId(player)).await.expect("seats");
            let [seat] = seats[..] else { panic!("{seats:?}") };
            assert_eq!((seat.game, seat.color, seat.opponent.0), (GameId(7), color, opponent));
            assert_eq!((seat.section, seat.ended_at), (SectionId(1), None));
        }
        let results = store.section_results(SectionId(1)).await.expect("results");
        assert_eq!((results.len(), results[0].game, results[0].result), (1, GameId(7), None));
        // All or nothing: the number is taken, so nothing of another section is written.
        let mut taken = new_game(7);
        taken.section = SectionId(2);
        assert_eq!(fault(store.create_game(&taken, Some(START)).await), "conflict");
        assert_eq!(store.section_results(SectionId(2)).await.expect("results"), []);
        assert_eq!(store.game(GameId(7)).await.expect("a game").alarm_at, Some(START + FIRST));
    })
    .await;
}

/// The only write of a game: where it was decided, or not at all.
#[tokio::test]
async fn events_are_appended_where_they_were_decided() {
    each("appended", async |store| {
        let before = create(store, 1).await;
        append(store, &before, "e4", START).await.expect("appended");
        let after = store.game(before.id).await.expect("a game");
        assert_eq!(after.log, [move_of(&before, "e4", START)]);
        for san in ["e4", "d4"] {
            assert_eq!(fault(append(store, &before, san, START).await), "conflict", "{san}");
        }
        append(store, &after, "e5", START + DAY).await.expect("appended");
        let last = store.game(before.id).await.expect("a game");
        assert!(last.log_bytes().starts_with(after.log_bytes()), "a log only grows");
        assert_eq!((last.log.len(), last.messages), (2, 0));
        // Nothing is appended to a game that is not there.
        let mut ghost = last.clone();
        ghost.id = GameId(99);
        assert_eq!(fault(append(store, &ghost, "Nf3", START + DAY).await), "conflict");
        assert_eq!(fault(store.game(GameId(99)).await), "not found");
    })
    .await;
}

/// A message is kept with its event or not at all, and an id that is taken keeps both away.
#[tokio::test]
async fn messages_travel_with_events() {
    each("messages", async |store| {
        let game = create(store, 1).await;
        let message = |id: &str, text: &str| Message {
            id: id.to_owned(),
            by: Writer::Player(Color::White),
            at: START,
            ply: 1,
            text: text.to_owned(),
            hidden: false,
        };
        let first = message("event-1", "Greetings!");
        let event = appended(&game, move_of(&game, "e4", START));
        let with = |message| store::Appended { message: Some(message), ..event.clone() };
        store.append(&game, &with(&first)).await.expect("appended");
        let after = store.game(game.id).await.expect("a game");
        assert_eq!((after.log.len(), after.messages), (1, 1));
        assert_eq!(fault(store.append(&game, &with(&message("x", "lost"))).await), "conflict");
        let next = appended(&after, move_of(&after, "e5", START));
        let taken = message("event-1", "twice");
        let next = store::Appended { message: Some(&taken), ..next };
        assert_eq!(fault(store.append(&after, &next).await), "conflict");
        assert_eq!(store.messages(game.id).await.expect("messages"), std::slice::from_ref(&first));
        assert_eq!(store.game(game.id).await.expect("a game").log.len(), 1);
        // Alone: once by its id, and never without a game.
        let alone = message("white-1", "Hello");
        assert_eq!(store.add_message(game.id, &alone).await.expect("kept"), alone);
        let again = message("white-1", "Something else");
        assert_eq!(store.add_message(game.id, &again).await.expect("kept"), alone);
        assert_eq!(store.game(game.id).await.expect("a game").messages, 2);
        assert_eq!(fault(store.add_message(GameId(99), &alone).await), "not found");
        assert_eq!(store.messages(GameId(99)).await.expect("messages"), []);
    })
    .await;
}

/// An ending is written with the section's line and both seats, once.
#[tokio::test]
async fn an_ending_is_written_everywhere_at_once() {
    each("ending", async |store| {
        let game = create(store, 1).await;
        let at = START + 5;
        let ending = appended(&game, Event::Resigned { at, by: Color::White });
        store.append(&game, &ending).await.expect("appended");
        let after = store.game(game.id).await.expect("a game");
        assert_eq!((after.log.len(), after.alarm_at), (1, None));
        let results = store.section_results(SectionId(1)).await.expect("results");
        assert_eq!(results[0].result, Some((HalfPoints(0), HalfPoints(2), at)));
        for player in [2, 3] {
            let seats = store.seats(PlayerId(player)).await.expect("seats");
            assert_eq!(seats[0].ended_at, Some(at));
        }
        let other = appended(&game, Event::Resigned { at, by: Color::Black });
        for again in [&ending, &other] {
            assert_eq!(fault(store.append(&game, again).await), "conflict");
        }
        assert_eq!(store.section_results(SectionId(1)).await.expect("results"), results);
        assert_eq!(fault(append(store, &game, "e4", START).await), "conflict");
    })
    .await;
}

async fn due(store: &Store, shard: u32, at: i64, limit: u16) -> Vec<u32> {
    let due = store.alarms_due(shard, START + at, limit, None).await.expect("alarms");
    let game = |due: store::DueAlarm| match due.alarm {
        Alarm::Game(id) => id.0,
        other => panic!("{other:?} in a partition of games"),
    };
    due.into_iter().map(game).collect()
}

/// Earliest first, one partition at a time, up to now; finished games are in none.
#[tokio::test]
async fn alarms_ring_in_their_order() {
    each("alarms", async |store| {
        for (id, days) in [(16, 3), (32, 1), (48, 2), (64, 2), (17, 1)] {
            store.create_game(&new_game(id), Some(START + days * DAY)).await.expect("a game");
        }
        assert_eq!(due(store, 0, DAY - 1, 10).await, [0; 0]);
        assert_eq!(due(store, 0, DAY, 10).await, [32]);
        let three = due(store, 0, 2 * DAY, 10).await;
        assert_eq!((three[0], three.iter().collect::<BTreeSet<_>>().len()), (32, 3));
        assert_eq!(due(store, 0, 9 * DAY, 1).await, [32]);
        assert_eq!(due(store, 0, 9 * DAY, 10).await.last(), Some(&16));
        assert_eq!(due(store, 1, 9 * DAY, 10).await, [17]);
        let shards = [store.game_shards(), store.other_shards(), store.letter_shards()];
        assert_eq!(shards, [0..16, 16..32, 32..48]);
        let game = store.game(GameId(32)).await.expect("a game");
        let ending = appended(&game, Event::Resigned { at: START, by: Color::White });
        store.append(&game, &ending).await.expect("appended");
        assert!(!due(store, 0, 9 * DAY, 10).await.contains(&32));
        let over = store.game(GameId(32)).await.expect("a game");
        assert_eq!(fault(store.rearm(&over, START + DAY).await), "conflict");
        assert!(!due(store, 0, 9 * DAY, 10).await.contains(&32));
    })
    .await;
}

/// An alarm may ring too early and never too late: moves bring it forward only, the sweep sets it
/// again, and of a move and a sweep at the same time the later one has to read again.
#[tokio::test]
async fn alarms_never_ring_too_late() {
    each("rearm", async |store| {
        let game = create(store, 1).await;
        append(store, &game, "e4", START + DAY).await.expect("appended");
        // Black's deadline is later: nothing moves.
        let black = store.game(game.id).await.expect("a game");
        assert_eq!(black.alarm_at, Some(START + FIRST));
        assert_eq!(fault(store.rearm(&game, START + 99 * DAY).await), "conflict");
        store.rearm(&black, START + DAY + FIRST).await.expect("set afresh");
        // What was decided about the game as it was before must not leave this alarm in place.
        assert_eq!(fault(append(store, &black, "e5", START + 2 * DAY).await), "conflict");
        let rearmed = store.game(game.id).await.expect("a game");
        assert_eq!(rearmed.alarm_at, Some(START + DAY + FIRST));
        assert_eq!(rearmed.log.len(), 1);
        // An earlier deadline brings the alarm forward with the move.
        let mut early = appended(&rearmed, move_of(&rearmed, "e5", START + 2 * DAY));
        early.deadline = Some(START + 3 * DAY);
        store.append(&rearmed, &early).await.expect("appended");
        let last = store.game(game.id).await.expect("a game");
        assert_eq!(last.alarm_at, Some(START + 3 * DAY));
        assert_eq!(due(store, 1, 3 * DAY, 10).await, [1]);
        assert_eq!(fault(store.rearm(&rearmed, START + 50 * DAY).await), "conflict");
    })
    .await;
}

/// More than a batch and more than a page; what is not there is left out.
#[tokio::test]
async fn many_items_at_once() {
    each("many", async |store| {
        for id in 1..=120 {
            create(store, id).await;
        }
        let ids: Vec<GameId> = (1..=250).map(GameId).collect();
        let games = store.games(&ids).await.expect("games");
        assert_eq!(games.len(), 120);
        assert!(store.games(&[]).await.expect("no games").is_empty());
        let seats = store.seats(PlayerId(2)).await.expect("seats");
        let order: Vec<u32> = seats.iter().map(|seat| seat.game.0).collect();
        assert_eq!(order, (1..=120).collect::<Vec<_>>());
        let section = Section::new(SectionId(1), "Final", "Cup");
        let section = Section { director: Some(PlayerId(9)), leave_days: 45, ..section };
        store.create_section(&section).await.expect("a section");
        assert_eq!(fault(store.create_section(&section).await), "conflict");
        assert_eq!(store.section(SectionId(1)).await.expect("a section"), section);
        assert_eq!(fault(store.section(SectionId(2)).await), "not found");
        let sections = store.sections(&[SectionId(1), SectionId(2)]).await.expect("sections");
        assert_eq!(sections, [section]);
        assert_eq!(store.section_results(SectionId(1)).await.expect("results").len(), 120);
    })
    .await;
}

/// A database that is not there is told as such, and nothing hangs.
#[tokio::test]
async fn a_database_that_is_gone() {
    let embedded = posthorn::embedded::Embedded::memory().expect("a database");
    let store = embedded.store("posthorn").await.expect("a table");
    create(&store, 1).await;
    let without_table = Store::in_process(embedded.ask(), "another");
    assert_eq!(fault(without_table.game(GameId(1)).await), "unavailable");
    drop(embedded);
    assert_eq!(fault(store.game(GameId(1)).await), "unavailable");
}
