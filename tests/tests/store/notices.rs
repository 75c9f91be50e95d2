//! Notices, reminders and letters given up: what is kept, who gets hold of it, and when it rings.

use proptest::prelude::*;
use rules::tournament::LapseNews;
use rules::{GameId, Instant, PlayerId, ReminderCause};
use store::{
    Alarm, CaseNews, FriendsNews, Notice, NoticeKey, NoticeKind, PendingNotice, ReportNews,
    ScoreNews, SectionId, Store, WithdrawalId, WithdrawalNews,
};
use tests::{DAY, START};

use crate::{create, each, fault};

const GAME: GameId = GameId(48_201);
const SECTION: SectionId = SectionId(12);
/// As `START` stands in keys.
const AT: i64 = 1_767_225_600;

/// Every kind with its key, and its bytes in version 1 as hexadecimal digits.
fn kinds() -> Vec<(NoticeKind, &'static str, &'static str)> {
    let (game, section, event) = (GAME, SECTION, 17);
    let (from, until) = (START, START + 2 * DAY);
    let (leaver, at) = (PlayerId(160_012), START);
    let leave = |cancelled| NoticeKind::OpponentLeave { leaver, section, from, until, cancelled };
    let reminder = |cause, days| NoticeKind::Reminder { game, ply: 45, cause, days };
    let adjudication = NoticeKind::AdjudicationDue { section, at };
    let (title, text) = ("Round".to_owned(), "Dobrý den".to_owned());
    vec![
        (NoticeKind::YourMove { game, event, ply: 300 }, "game-48201-event-17", "0100c9f80211ac02"),
        (
            NoticeKind::GameStarted { section, starts_at: at },
            "start-12-1767225600",
            "01010c80e4ad950d",
        ),
        (NoticeKind::DrawDeclined { game, event }, "game-48201-event-17", "0102c9f80211"),
        (NoticeKind::ClaimRejected { game, event }, "game-48201-event-17", "0103c9f80211"),
        (NoticeKind::ClaimReferred { game, event }, "game-48201-event-17", "0104c9f80211"),
        (NoticeKind::ClaimRuled { game, event }, "game-48201-event-17", "0105c9f80211"),
        (NoticeKind::GameEnded { game, event }, "game-48201-event-17", "0106c9f80211"),
        (
            NoticeKind::Message { game, id: "white-b0c6".to_owned() },
            "message-48201-white-b0c6",
            "0107c9f8020a77686974652d62306336",
        ),
        (
            leave(false),
            "leave-160012-12-1767225600-1767398400",
            "01088ce2090c80e4ad950d80f0c2950d00",
        ),
        (
            leave(true),
            "leave-160012-12-1767225600-1767398400-cancelled",
            "01088ce2090c80e4ad950d80f0c2950d01",
        ),
        (reminder(ReminderCause::Silence, 14), "reminder-48201-45-14", "0109c9f8022d000e"),
        (reminder(ReminderCause::Deadline, 3), "deadline-48201-45-3", "0109c9f8022d0103"),
        (
            NoticeKind::OutageCredited { section, from, until },
            "outage-12-1767225600-1767398400",
            "010a0c80e4ad950d80f0c2950d",
        ),
        (NoticeKind::FlagFell { game, event }, "game-48201-event-17", "010bc9f80211"),
        (adjudication, "adjudication-12-1767225600", "010c0c80e4ad950d"),
        (
            NoticeKind::DirectorLetter { section, number: 3, title, text },
            "letter-12-3",
            "010d0c0305526f756e640a446f6272c3bd2064656e",
        ),
        (
            NoticeKind::ClocksStarted { section, starts_at: at },
            "clocks-12-1767225600",
            "010e0c80e4ad950d",
        ),
        (NoticeKind::LeaveEnded { until: at }, "leave-ended-1767225600", "010f80e4ad950d"),
        (NoticeKind::ClaimToRule { game, event }, "game-48201-event-17", "0110c9f80211"),
        (NoticeKind::Directed { game, event }, "game-48201-event-17", "0111c9f80211"),
        (
            NoticeKind::RatingCorrected { list: "chess-2026-2".to_owned(), correction: 3, at },
            "rating-chess-2026-2-3-1767225600",
            "01150c63686573732d323032362d320380e4ad950d",
        ),
        (NoticeKind::Warned { section, decision: 300 }, "warned-12-300", "01130cac02"),
        (NoticeKind::Title { case: 300, step: 2 }, "title-300-2", "0116ac0202"),
        (NoticeKind::Transfer { id: 300, step: 2 }, "transfer-300-2", "0117ac0202"),
        (NoticeKind::Challenge { id: 300, declined: false }, "challenge-300-sent", "0127ac0200"),
        (NoticeKind::Challenge { id: 300, declined: true }, "challenge-300-declined", "0127ac0201"),
    ]
}

/// The same of the kinds that tell news of several sorts.
fn news() -> Vec<(NoticeKind, &'static str, &'static str)> {
    let withdrawal = |news| {
        let id = WithdrawalId { player: PlayerId(160_012), number: 3 };
        NoticeKind::Withdrawal { id, news }
    };
    let case = |news| NoticeKind::Case { case: 300, news };
    let page = NoticeKind::Page { section: SectionId(12), owner: PlayerId(160_012), step: 2 };
    let report = |news| NoticeKind::Report { game: GAME, news };
    let score = |news| NoticeKind::Score { game: GAME, news, nth: 3 };
    let friends = |news| NoticeKind::Friends { id: 300, news };
    vec![
        (friends(FriendsNews::Answered), "friends-300-answered", "0128ac0200"),
        (friends(FriendsNews::Enough), "friends-300-enough", "0128ac0201"),
        (friends(FriendsNews::Off), "friends-300-off", "0128ac0202"),
        (friends(FriendsNews::Struck), "friends-300-struck", "0128ac0203"),
        (NoticeKind::FriendsOver { section: SECTION }, "friends-over-12", "01290c"),
        (withdrawal(WithdrawalNews::Requested), "withdrawal-160012-3-requested", "01128ce2090300"),
        (withdrawal(WithdrawalNews::Offered), "withdrawal-160012-3-offered", "01128ce2090301"),
        (withdrawal(WithdrawalNews::TakenBack), "withdrawal-160012-3-taken-back", "01128ce2090302"),
        (withdrawal(WithdrawalNews::Decided), "withdrawal-160012-3-decided", "01128ce2090303"),
        (withdrawal(WithdrawalNews::Abused), "withdrawal-160012-3-abused", "01128ce2090304"),
        (case(CaseNews::Opened), "case-300-opened", "0114ac0200"),
        (case(CaseNews::Answered { answer: 2 }), "case-300-answer-2", "0114ac020102"),
        (case(CaseNews::Decided), "case-300-decided", "0114ac0202"),
        (NoticeKind::ApprovalLapse { id: 3, news: LapseNews::Soon }, "approval-3-soon", "01220300"),
        (
            NoticeKind::ApprovalLapse { id: 3, news: LapseNews::Lapsed },
            "approval-3-lapsed",
            "01220301",
        ),
        (page, "page-12-160012-2", "01230c8ce20902"),
        (report(ReportNews::Sent), "report-48201-sent", "0124c9f80200"),
        (report(ReportNews::Differ), "report-48201-differ", "0124c9f80201"),
        (score(ScoreNews::Differ), "score-48201-3-differ", "0126c9f8020003"),
        (score(ScoreNews::Claimed), "score-48201-3-claimed", "0126c9f8020103"),
        (score(ScoreNews::Decided), "score-48201-3-decided", "0126c9f8020203"),
    ]
}

/// The keys make one mail of one thing that happened, and the bytes stay readable for ever.
#[test]
fn kinds_have_their_keys_and_bytes() {
    assert_eq!(START.unix(), AT);
    for (kind, key, hex) in kinds().into_iter().chain(news()) {
        assert_eq!(kind.key(), key);
        let bytes = kind.to_bytes().expect("bytes");
        let digits: String = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
        assert_eq!(digits, hex, "{kind:?}");
        assert_eq!(NoticeKind::from_bytes(&bytes), Some(kind));
        for end in 0..bytes.len() {
            assert_eq!(NoticeKind::from_bytes(&bytes[..end]), None, "{key} cut at {end}");
        }
        assert_eq!(NoticeKind::from_bytes(&[&bytes[..], &[0]].concat()), None, "{key} and more");
        assert_eq!(NoticeKind::from_bytes(&[&[2], &bytes[1..]].concat()), None, "version 2");
    }
    // No kind of this number.
    assert_eq!(NoticeKind::from_bytes(&[1, 23]), None);
}

proptest! {
    /// No bytes at all are a danger.
    #[test]
    fn any_bytes_are_read_or_refused(bytes in proptest::collection::vec(any::<u8>(), 0..64)) {
        if let Some(kind) = NoticeKind::from_bytes(&bytes) {
            prop_assert_eq!(NoticeKind::from_bytes(&kind.to_bytes().expect("bytes")), Some(kind));
        }
    }
}

fn notice(player: u32, event: u32) -> Notice {
    let kind = NoticeKind::GameEnded { game: GAME, event };
    Notice { player: PlayerId(player), kind }
}

/// A notice that is due at [`START`] and rings five minutes later.
fn pending(player: u32, event: u32) -> PendingNotice {
    PendingNotice::new(notice(player, event), START, START + 300)
}

/// Puts a notice that is new.
async fn put(store: &Store, new: &PendingNotice) {
    assert!(store.put_notice(new).await.expect("put"), "{new:?}");
}

/// What is told to somebody and rings by now.
async fn ringing(store: &Store, now: Instant) -> Vec<NoticeKey> {
    let mut found = Vec::new();
    for shard in store.letter_shards() {
        for alarm in store.alarms_due(shard, now, 100, None).await.expect("alarms") {
            let Alarm::Notice(key) = alarm.alarm else { panic!("{alarm:?}") };
            found.push(key);
        }
    }
    found
}

async fn all_pending(store: &Store, player: u32) -> Vec<PendingNotice> {
    store.pending_notices(PlayerId(player)).await.expect("notices")
}

/// What happened is put once, whatever became of it since; each player has notices of their own.
#[tokio::test]
async fn a_notice_is_put_once() {
    each("notice-once", async |store| {
        let first = pending(2, 1);
        put(store, &first).await;
        for again in [first.clone(), PendingNotice::new(notice(2, 1), START + DAY, START + DAY)] {
            assert!(!store.put_notice(&again).await.expect("put"));
            assert_eq!(all_pending(store, 2).await, std::slice::from_ref(&first));
        }
        assert!(all_pending(store, 3).await.is_empty());
        put(store, &pending(3, 1)).await;
        let key = first.notice.key();
        assert_eq!(store.pending_notice(&key).await.expect("a notice"), Some(first.clone()));
        store.notices_sent(std::slice::from_ref(&first), START, false).await.expect("sent");
        assert!(!store.put_notice(&first).await.expect("put"), "it was sent");
        assert_eq!(store.pending_notice(&key).await.expect("none"), None);
        assert!(all_pending(store, 2).await.is_empty());
        let marked = store.notices_sent(&[first], START, true).await;
        assert_eq!(fault(marked), "conflict", "sent and dropped");
        assert_eq!(all_pending(store, 3).await, [pending(3, 1)]);
    })
    .await;
}

/// The alarm rings for what waits, and for nothing else.
#[tokio::test]
async fn a_notice_rings_until_it_is_sent() {
    each("notice-rings", async |store| {
        let first = pending(2, 1);
        put(store, &first).await;
        let key = first.notice.key();
        assert!(ringing(store, START + 299).await.is_empty());
        assert_eq!(ringing(store, START + 300).await, std::slice::from_ref(&key));
        let [claimed] = &store
            .claim_notices(std::slice::from_ref(&first), |_| START + 600)
            .await
            .expect("claimed")[..]
        else {
            panic!("one notice")
        };
        assert_eq!(*claimed, PendingNotice { alarm_at: START + 600, tries: 1, ..first.clone() });
        assert_eq!(all_pending(store, 2).await, std::slice::from_ref(claimed));
        assert!(ringing(store, START + 599).await.is_empty());
        store.notice_failed(claimed, START + 900).await.expect("failed");
        let failed = PendingNotice { alarm_at: START + 900, tries: 1, ..first.clone() };
        assert_eq!(all_pending(store, 2).await, std::slice::from_ref(&failed));
        assert_eq!(ringing(store, START + 900).await, [key]);
        // Whoever has it no longer changes nothing but that it was sent.
        for stale in [&first, claimed] {
            let late = store.claim_notices(std::slice::from_ref(stale), |_| START + 999).await;
            assert_eq!(fault(late), "conflict");
            assert_eq!(fault(store.notice_failed(stale, START + 999).await), "conflict");
            assert_eq!(fault(store.give_up(stale, START, "no").await), "conflict");
        }
        assert_eq!(all_pending(store, 2).await, [failed]);
        assert_eq!(store.dead_letters().await.expect("letters"), []);
        store.notices_sent(&[first], START + 700, false).await.expect("sent");
        assert!(ringing(store, START + 9 * DAY).await.is_empty());
    })
    .await;
}

/// Several are claimed and marked all together or not at all.
#[tokio::test]
async fn notices_are_claimed_together() {
    each("notice-together", async |store| {
        assert_eq!(store.claim_notices(&[], |_| START).await.expect("none"), []);
        store.notices_sent(&[], START, false).await.expect("none");
        for event in 1..=100 {
            let new = PendingNotice::new(notice(2, event), START + i64::from(event), START + 200);
            put(store, &new).await;
        }
        let all = all_pending(store, 2).await;
        let due: Vec<i64> = all.iter().map(|one| one.due_at - START).collect();
        assert_eq!(due, (1..=100).collect::<Vec<_>>(), "the oldest first");
        store.notices_sent(&all[7..8], START, true).await.expect("dropped");
        assert_eq!(fault(store.claim_notices(&all, |_| START + 600).await), "conflict");
        assert_eq!(fault(store.notices_sent(&all, START, false).await), "conflict");
        let left = all_pending(store, 2).await;
        assert_eq!(left.len(), 99);
        assert!(left.iter().all(|one| one.alarm_at == START + 200), "none was claimed");
        let claimed = store.claim_notices(&left, |_| START + 600).await.expect("claimed");
        assert_eq!(all_pending(store, 2).await, claimed);
        store.notices_sent(&claimed, START, false).await.expect("sent");
        assert!(all_pending(store, 2).await.is_empty());
    })
    .await;
}

/// What is given up waits for an officer, who can have it tried as if it were new.
#[tokio::test]
async fn a_letter_is_given_up_and_tried_again() {
    each("dead", async |store| {
        for event in [1, 2] {
            put(store, &pending(2, event)).await;
        }
        let first = pending(2, 1);
        let key = first.notice.key();
        assert_eq!(fault(store.retry_dead(&key, START).await), "not found");
        let claimed = store
            .claim_notices(std::slice::from_ref(&first), |_| START + 600)
            .await
            .expect("claimed");
        store.notice_failed(&claimed[0], START + 400).await.expect("failed");
        let failed = all_pending(store, 2).await.remove(0);
        store.give_up(&failed, START + 3 * DAY, "refused").await.expect("given up");
        assert_eq!(all_pending(store, 2).await, [pending(2, 2)]);
        let later = pending(2, 2);
        store.give_up(&later, START + 4 * DAY, "gone").await.expect("given up");
        let letters = store.dead_letters().await.expect("letters");
        let told: Vec<_> = letters.iter().map(|l| (&l.key, l.tries, l.reason.as_str())).collect();
        assert_eq!(told, [(&later.notice.key(), 0, "gone"), (&key, 1, "refused")]);
        assert_eq!(letters[1].given_up_at, START + 3 * DAY);
        assert!(ringing(store, START + 9 * DAY).await.is_empty());
        assert!(!store.put_notice(&first).await.expect("put"), "it is there");
        let again = START + 5 * DAY;
        store.retry_dead(&key, again).await.expect("tried again");
        assert_eq!(all_pending(store, 2).await, [PendingNotice::new(notice(2, 1), again, again)]);
        assert_eq!(ringing(store, again).await, std::slice::from_ref(&key));
        assert_eq!(store.dead_letters().await.expect("letters"), letters[..1]);
        assert_eq!(fault(store.retry_dead(&key, again).await), "not found");
        let unknown = NoticeKey { player: PlayerId(9), key: "x".to_owned() };
        assert_eq!(fault(store.retry_dead(&unknown, again).await), "not found");
    })
    .await;
}

/// More than the database answers at once: it goes on until it has what was asked for.
#[tokio::test]
async fn alarms_come_in_pages() {
    let embedded = posthorn::embedded::Embedded::memory().expect("a database in memory");
    let store = embedded.store("posthorn").await.expect("a table");
    // Keys of about 1,000 bytes, so that a megabyte, the most of one answer, is soon full.
    let long = "x".repeat(950);
    for number in 0..1_200 {
        let kind = NoticeKind::Message { game: GAME, id: format!("{long}-{number}") };
        let notice = Notice { player: PlayerId(2), kind };
        put(&store, &PendingNotice::new(notice, START, START + number)).await;
    }
    create(&store, 1).await;
    let mut found = Vec::new();
    for shard in store.letter_shards() {
        found.extend(store.alarms_due(shard, START + DAY, 1_190, None).await.expect("alarms"));
    }
    let keys = found.iter().map(|due| match &due.alarm {
        Alarm::Notice(key) => key.key.rsplit('-').next().and_then(|n| n.parse().ok()),
        _ => None,
    });
    assert_eq!(keys.collect::<Option<Vec<u32>>>(), Some((0..1_190).collect()));
}

/// As `bring_reminders_forward` for player 2, when the clock shows so many seconds since the start.
async fn forward(store: &Store, at: i64, now: i64) -> bool {
    let moved = store.bring_reminders_forward(PlayerId(2), START + at, START + now).await;
    moved.expect("an alarm")
}

/// The earliest moment of all; it rings where everything but games does.
#[tokio::test]
async fn reminders_come_forward() {
    each("reminders", async |store| {
        let at = async || {
            let at = store.reminders_at(PlayerId(2)).await.expect("an alarm");
            at.map(|at| at - START)
        };
        assert_eq!(at().await, None);
        for (asked, moved, expected) in [
            (9_000, true, 9_000),
            (9_500, false, 9_000),
            (8_000, true, 8_000),
            (8_000, false, 8_000),
        ] {
            assert_eq!(forward(store, asked, 0).await, moved, "{asked}");
            assert_eq!(at().await, Some(expected));
        }
        let mut rings = Vec::new();
        for shard in store.other_shards() {
            assert_eq!(store.alarms_due(shard, START + 7_999, 9, None).await.expect("alarms"), []);
            let due = store.alarms_due(shard, START + 8_000, 9, None).await.expect("alarms");
            rings.extend(due.into_iter().map(|due| due.alarm));
        }
        assert_eq!(rings, [Alarm::Reminders(PlayerId(2))]);
        // Set again by whoever has answered it, once.
        let set = |was: i64, next: Option<i64>| {
            let next = next.map(|next| START + next);
            store.rearm_reminders(PlayerId(2), START + was, next)
        };
        set(8_000, Some(20_000)).await.expect("set afresh");
        assert_eq!(fault(set(8_000, Some(30_000)).await), "conflict");
        assert_eq!(at().await, Some(20_000));
        set(20_000, None).await.expect("nothing to remind of");
        assert_eq!(at().await, None);
        assert_eq!(fault(set(20_000, None).await), "conflict");
        assert!(forward(store, 25_000, 20_000).await);
        assert_eq!(at().await, Some(25_000));
    })
    .await;
}

/// A turn begins while somebody answers the alarm and has read the games already: the answer that
/// does not know of it is refused, and the alarm rings on.
#[tokio::test]
async fn a_turn_is_not_passed_over() {
    each("reminders-race", async |store| {
        assert!(forward(store, 8_000, 0).await);
        // Read at 8,000 by whoever answers; then a turn begins whose reminder is due at 9,000.
        assert!(forward(store, 9_000, 8_000).await);
        let next = Some(START + 20_000);
        let stale = store.rearm_reminders(PlayerId(2), START + 8_000, next).await;
        assert_eq!(fault(stale), "conflict");
        let rings = store.reminders_at(PlayerId(2)).await.expect("an alarm").expect("an alarm");
        assert_eq!(rings, START + 7_999);
        store.rearm_reminders(PlayerId(2), rings, next).await.expect("read again");
        // Not due, not even by a clock that is a little ahead: nothing to do.
        assert!(!forward(store, 30_000, 19_900).await);
        assert!(forward(store, 30_000, 19_950).await);
    })
    .await;
}
