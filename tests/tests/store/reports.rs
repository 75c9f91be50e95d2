//! What players send of games that were played elsewhere: kept with the line at the desk, and once.

use rules::{GameReport, GameReports, HalfPoints, PlayerId};
use store::{ReportsWrite, Waiting};
use tests::{DAY, START};

use crate::{appended, create, each, fault, move_of};

fn report(days: i64, white: u8) -> GameReport {
    let (white, black) = (HalfPoints(white), HalfPoints(2 - white));
    GameReport { at: START + days * DAY, moves: vec![796, 2364], white, black }
}

#[tokio::test]
async fn reports_are_kept_with_their_line() {
    each("reports", async |store| {
        let game = create(store, 7).await;
        assert_eq!(store.reports(game.id).await.expect("reports"), None);
        let first = GameReports {
            first_at: START,
            white: Some(report(0, 2)),
            black: None,
            reversed: false,
        };
        let write = ReportsWrite { before: None, after: &first };
        store.keep_reports(&game, write).await.expect("kept");
        let kept = store.reports(game.id).await.expect("reports").expect("some");
        assert_eq!((&kept.reports, kept.version), (&first, 1));
        let waiting = |from, silent| {
            let (game, section) = (game.id, game.section);
            Waiting::Report { game, section, from, silent }
        };
        let silent = waiting(START + 14 * DAY, Some(PlayerId(3)));
        assert_eq!(store.desk().await.expect("the desk"), [silent]);
        // Somebody else was faster.
        assert_eq!(fault(store.keep_reports(&game, write).await), "conflict");

        let both = GameReports { black: Some(report(2, 0)), ..first.clone() };
        let write = ReportsWrite { before: Some(&kept), after: &both };
        store.keep_reports(&game, write).await.expect("kept");
        assert_eq!(store.desk().await.expect("the desk"), [waiting(START + 2 * DAY, None)]);
        assert_eq!(fault(store.keep_reports(&game, write).await), "conflict");

        // What lets the result stand goes with the log, or not at all.
        let differ = store.reports(game.id).await.expect("reports").expect("some");
        let agreed = GameReports { black: Some(report(3, 2)), ..first };
        let late = ReportsWrite { before: Some(&kept), after: &agreed };
        let event = appended(&game, move_of(&game, "e4", START));
        let with = |reports| store::Appended { reports: Some(reports), ..event.clone() };
        assert_eq!(fault(store.append(&game, &with(late)).await), "conflict");
        assert!(store.game(game.id).await.expect("a game").log.is_empty());
        let write = ReportsWrite { before: Some(&differ), after: &agreed };
        store.append(&game, &with(write)).await.expect("appended");
        assert_eq!(store.game(game.id).await.expect("a game").log.len(), 1);
        let last = store.reports(game.id).await.expect("reports").expect("some");
        assert_eq!((last.reports, last.version), (agreed, 3));
        assert_eq!(store.desk().await.expect("the desk"), []);
    })
    .await;
}
