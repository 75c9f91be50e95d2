//! Conditional moves and waiting claims: written with what they belong to, or not at all.

use rules::{Branch, Claim, ClaimVerdict, Color, Event, GameId, MoveCode, TableUnknown};
use shakmaty::Square;
use store::{
    Alarm, Appended, LinesChange, SectionId, Store, StoredGame, StoredLines, WaitingClaim,
};
use tests::START;

use crate::{append, appended, create, each, fault, move_of};

fn branch(when: Option<(Square, Square)>, reply: (Square, Square), then: Vec<Branch>) -> Branch {
    let code = |(from, to)| MoveCode::new(from, to, None);
    Branch { when: when.map(code), reply: code(reply), then }
}

/// After e4 e5, after any other move a6.
pub(crate) fn some_lines() -> Vec<Branch> {
    let second = branch(Some((Square::G1, Square::F3)), (Square::B8, Square::C6), Vec::new());
    vec![
        branch(Some((Square::E2, Square::E4)), (Square::E7, Square::E5), vec![second]),
        branch(None, (Square::A7, Square::A6), Vec::new()),
    ]
}

async fn game(store: &Store) -> StoredGame {
    store.game(GameId(1)).await.expect("a game")
}

/// The lines of one side.
async fn lines(store: &Store, by: Color) -> Option<StoredLines> {
    store.lines(GameId(1), by).await.expect("lines")
}

/// Kept, marked, replaced and taken back; each side's are its own.
#[tokio::test]
async fn lines_are_kept_and_taken_back() {
    each("lines", async |store| {
        create(store, 1).await;
        assert!(lines(store, Color::Black).await.is_none());
        for (by, other) in [(Color::Black, Color::White), (Color::White, Color::Black)] {
            store.keep_lines(&game(store).await, by, &some_lines()).await.expect("kept");
            let kept = lines(store, by).await.expect("lines");
            assert_eq!((kept.by, kept.branches), (by, some_lines()));
            assert!(lines(store, other).await.is_none());
            let marked = game(store).await.prepared;
            assert_eq!((*marked.get(by), *marked.get(other)), (true, false));
            store.keep_lines(&game(store).await, by, &some_lines()[1..]).await.expect("kept");
            let kept = lines(store, by).await.expect("lines");
            assert_eq!(kept.branches, some_lines()[1..]);
            for _ in 0..2 {
                store.keep_lines(&game(store).await, by, &[]).await.expect("taken back");
                assert!(lines(store, by).await.is_none());
                assert!(!game(store).await.prepared.get(by));
            }
        }
        // Both at once.
        for by in Color::ALL {
            store.keep_lines(&game(store).await, by, &some_lines()).await.expect("kept");
        }
        let both = game(store).await;
        assert!(both.prepared.white && both.prepared.black);
        store.keep_lines(&both, Color::White, &[]).await.expect("taken back");
        let left = game(store).await.prepared;
        assert_eq!((left.white, left.black), (false, true));
        assert!(lines(store, Color::Black).await.is_some());
        // Nothing is left in a game that is not there.
        let mut ghost = both.clone();
        ghost.id = GameId(99);
        let nowhere = store.keep_lines(&ghost, Color::Black, &some_lines()).await;
        assert_eq!(fault(nowhere), "conflict");
        assert!(store.lines(GameId(99), Color::Black).await.expect("none").is_none());
    })
    .await;
}

/// The move was decided before the lines were left, replaced or taken back: it is decided again.
#[tokio::test]
async fn a_move_does_not_pass_over_lines() {
    each("lines-first", async |store| {
        let before = create(store, 1).await;
        store.keep_lines(&before, Color::Black, &some_lines()).await.expect("kept");
        assert_eq!(fault(append(store, &before, "e4", START).await), "conflict");
        // The mark was read, and the lines; then others took their place.
        let marked = game(store).await;
        let read = lines(store, Color::Black).await.expect("lines");
        store.keep_lines(&marked, Color::Black, &some_lines()[1..]).await.expect("replaced");
        let played = appended(&marked, move_of(&marked, "e4", START));
        let change = LinesChange { before: &read, left: &read.branches[0].then };
        let stale = Appended { lines: Some(change), ..played.clone() };
        assert_eq!(fault(store.append(&marked, &stale).await), "conflict");
        let stale = Appended { lines: Some(LinesChange { before: &read, left: &[] }), ..played };
        assert_eq!(fault(store.append(&marked, &stale).await), "conflict");
        assert_eq!(lines(store, Color::Black).await.expect("lines").branches, some_lines()[1..]);
        // Then they were taken back.
        store.keep_lines(&marked, Color::Black, &[]).await.expect("taken back");
        assert_eq!(fault(store.append(&marked, &stale).await), "conflict");
        assert_eq!(fault(append(store, &marked, "e4", START).await), "conflict");
        let bare = game(store).await;
        assert_eq!((bare.log.len(), bare.prepared.black), (0, false));
        append(store, &bare, "e4", START).await.expect("appended");
    })
    .await;
}

/// The lines were decided before the move: they begin in a position that has passed.
#[tokio::test]
async fn lines_do_not_come_after_the_move() {
    each("move-first", async |store| {
        let before = create(store, 1).await;
        append(store, &before, "e4", START).await.expect("appended");
        let late = store.keep_lines(&before, Color::Black, &some_lines()).await;
        assert_eq!(fault(late), "conflict");
        assert!(lines(store, Color::Black).await.is_none());
        assert!(!game(store).await.prepared.black);
        // Taking back what is not there asks for nothing.
        store.keep_lines(&before, Color::Black, &[]).await.expect("nothing");
    })
    .await;
}

/// The move, its answer and what is left of the lines: one step.
#[tokio::test]
async fn an_answer_is_written_with_its_move() {
    each("answer", async |store| {
        let before = create(store, 1).await;
        store.keep_lines(&before, Color::Black, &some_lines()).await.expect("kept");
        let marked = game(store).await;
        let read = lines(store, Color::Black).await.expect("lines");
        let played = move_of(&marked, "e4", START);
        let answer = Event::MovePlayed {
            at: START,
            code: read.branches[0].reply,
            draw_offered: false,
            ends: None,
            conditional: true,
        };
        let events = [played, answer];
        let left = &read.branches[0].then;
        let change = Appended {
            events: &events,
            deadline: marked.alarm_at,
            lines: Some(LinesChange { before: &read, left }),
            ..Appended::default()
        };
        store.append(&marked, &change).await.expect("appended");
        assert_eq!(fault(store.append(&marked, &change).await), "conflict");
        let after = game(store).await;
        assert_eq!((after.log.as_slice(), after.prepared.black), (events.as_slice(), true));
        let rest = lines(store, Color::Black).await.expect("lines");
        assert_eq!(&rest.branches, left);
        // The last of them, and the mark with it.
        let change = Appended {
            lines: Some(LinesChange { before: &rest, left: &[] }),
            ..appended(&after, move_of(&after, "Nf3", START))
        };
        store.append(&after, &change).await.expect("appended");
        assert!(lines(store, Color::Black).await.is_none());
        assert!(!game(store).await.prepared.black);
    })
    .await;
}

/// A game's end leaves nobody's lines behind.
#[tokio::test]
async fn an_ending_takes_the_lines_along() {
    each("lines-end", async |store| {
        create(store, 1).await;
        for by in Color::ALL {
            store.keep_lines(&game(store).await, by, &some_lines()).await.expect("kept");
        }
        let marked = game(store).await;
        let over = appended(&marked, Event::Resigned { at: START, by: Color::White });
        store.append(&marked, &over).await.expect("appended");
        for by in Color::ALL {
            assert!(lines(store, by).await.is_none(), "{by}");
            assert!(!game(store).await.prepared.get(by));
        }
    })
    .await;
}

fn claimed(why: TableUnknown) -> Event {
    let (by, claim, verdict) = (Color::White, Claim::TablebaseWin, ClaimVerdict::Referred(why));
    Event::Claimed { at: START, by, claim, intended: None, verdict }
}

/// A claim waits from the event that refers it to the one that ends its waiting; no alarm rings
/// meanwhile, and it is there again after a ruling.
#[tokio::test]
async fn a_claim_waits() {
    each("claims", async |store| {
        let before = create(store, 1).await;
        assert_eq!(store.waiting_claims().await.expect("claims"), []);
        let referred = Appended {
            referred: (false, true),
            ..appended(&before, claimed(TableUnknown::TableMissing))
        };
        assert_eq!(referred.deadline, None);
        store.append(&before, &referred).await.expect("appended");
        assert_eq!(fault(store.append(&before, &referred).await), "conflict");
        let claim = WaitingClaim { game: GameId(1), section: SectionId(1) };
        assert_eq!(store.waiting_claims().await.expect("claims"), [claim]);
        let waits = game(store).await;
        assert_eq!(waits.alarm_at, None);
        for shard in store.game_shards() {
            let due =
                store.alarms_due(shard, START + 10_000 * 86_400, 10, None).await.expect("alarms");
            let rings = due.iter().any(|due| due.alarm == Alarm::Game(GameId(1)));
            assert!(!rings, "{shard}");
        }
        // A sweep that read the game before cannot set its alarm any more.
        assert_eq!(fault(store.rearm(&before, START).await), "conflict");
        let ruled = Event::ClaimRuled { at: START + 60, upheld: false };
        let ruled = Appended { referred: (true, false), ..appended(&waits, ruled) };
        store.append(&waits, &ruled).await.expect("appended");
        assert_eq!(store.waiting_claims().await.expect("claims"), []);
        let runs = game(store).await;
        assert_eq!((runs.alarm_at, runs.log.len()), (ruled.deadline, 2));
        let due = store.alarms_due(1, START + 10_000 * 86_400, 10, None).await.expect("alarms");
        let due: Vec<Alarm> = due.into_iter().map(|due| due.alarm).collect();
        assert_eq!(due, [Alarm::Game(GameId(1))]);
    })
    .await;
}
