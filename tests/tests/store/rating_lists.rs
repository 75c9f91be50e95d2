//! Rating runs and what lists are made of: chunks, marks of shares, places in profiles.

use std::collections::BTreeSet;

use rules::PlayerId;
use rules::rating::run::{RatingRun, RunState};
use rules::rating::{ListEntry, ListId, Pool};
use rules::tournament::RuleSet;
use store::StoredRun;
use tests::START;

use crate::{each, fault};

fn list() -> ListId {
    "chess-2026-2".parse().expect("a list")
}

fn run(version: u32, calculation: u32) -> StoredRun {
    let run = RatingRun {
        rule_set: RuleSet::Iccf,
        state: RunState::Calculating,
        before: "chess-2026-1".parse().ok(),
        calculation,
        shares: 3,
        games: 0,
        players: 0,
        changed_games: Vec::new(),
        corrections: Vec::new(),
        imported: false,
        begun_by: PlayerId(7),
        begun_at: START,
        published: None,
        withdrawn_reason: None,
    };
    StoredRun { id: list(), version, run, alarm_at: Some(START) }
}

#[tokio::test]
async fn runs_are_changed_as_they_were_read() {
    each("runs", async |store| {
        assert_eq!(fault(store.rating_run(list()).await), "not found");
        store.create_rating_run(&run(1, 1)).await.expect("a run");
        assert_eq!(fault(store.create_rating_run(&run(1, 2)).await), "conflict");
        assert_eq!(store.rating_run(list()).await.expect("a run"), run(1, 1));
        store.change_rating_run(1, &run(2, 1)).await.expect("changed");
        assert_eq!(fault(store.change_rating_run(1, &run(2, 9)).await), "conflict");
        assert_eq!(store.rating_runs().await.expect("runs"), [run(2, 1)]);
        // A share is done in its own step and calculation.
        store.share_done(&run(2, 1), 2).await.expect("marked");
        store.share_done(&run(2, 1), 2).await.expect("marked");
        assert_eq!(store.shares_done(&run(2, 1)).await.expect("shares"), BTreeSet::from([2]));
        assert_eq!(store.shares_done(&run(2, 2)).await.expect("shares"), BTreeSet::new());
    })
    .await;
}

/// What an earlier run has left does not stay behind a shorter one.
#[tokio::test]
async fn chunks_are_written_anew() {
    each("chunks", async |store| {
        let players = |count: u32| (1..=count).map(PlayerId).collect::<Vec<_>>();
        for count in [120_001, 50_001, 50_000, 1, 0, 2] {
            store.put_running_players(&run(1, 1), &players(count)).await.expect("put");
            let read = store.running_players(&run(1, 1)).await.expect("players");
            assert_eq!(read, players(count), "{count}");
        }
        // Of another calculation there is nothing.
        assert_eq!(store.running_players(&run(1, 2)).await.expect("players"), []);
    })
    .await;
}

#[tokio::test]
async fn ratings_are_for_players_who_are_there() {
    each("ratings", async |store| {
        let entry = ListEntry { rating: Some(2_000), games: 12 };
        let set = store.set_rating(PlayerId(404), Pool::Chess, entry).await;
        assert_eq!(fault(set), "conflict");
        assert_eq!(store.players(&[PlayerId(404)]).await.expect("players"), []);
    })
    .await;
}
