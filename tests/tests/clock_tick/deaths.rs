//! One alarm ends the process of each run that comes to it.

use std::panic::AssertUnwindSafe;
use std::sync::Mutex;

use app::{App, Look};
use futures_util::FutureExt;
use rules::PlayerId;
use store::{Alarm, Notice, NoticeKind, PendingNotice, SectionId};
use tests::{START, TestApp};

/// Alarms that are due: the deadly one and the others, more in its partition than one batch.
const ALARMS: u32 = 400;

/// Minutes that it may take until the others have had their turn.
const MINUTES_MAX: u32 = 60;

/// A notice of a player: each player's are in one partition.
fn notice(player: u32, section: u32) -> PendingNotice {
    let kind = NoticeKind::ClocksStarted { section: SectionId(section), starts_at: START };
    let notice = Notice { player: PlayerId(player), kind };
    PendingNotice::new(notice, START, START + i64::from(section))
}

/// Whether it ends the process when it is looked at or already when it is read, and however many wait, the
/// others are done.
#[tokio::test]
async fn what_ends_a_run_does_not_keep_the_others_from_theirs() {
    for (alarms, when_read) in [(2, false), (2, true), (ALARMS, true)] {
        let app = TestApp::new().await;
        // The deadly one is the oldest: in the order of the index every run would come to it first.
        for section in 0..alarms {
            let player = if section % 3 == 0 { 7 } else { section };
            assert!(app.app.store.put_notice(&notice(player, section)).await.expect("put"));
        }
        let deadly = Alarm::Notice(notice(7, 0).notice.key());
        app.wait(i64::from(ALARMS) / 60 * 60);
        let read = async |_: &App, alarms: &[Alarm]| {
            assert!(!when_read || !alarms.contains(&deadly), "the process ends");
            Ok(())
        };
        let look = async |app: &App, (): &(), alarm: &Alarm| {
            assert!(*alarm != deadly, "the process ends");
            let Alarm::Notice(key) = alarm else { return Ok(Look::Passed) };
            let pending: Vec<_> = app.store.pending_notice(key).await?.into_iter().collect();
            app.store.notices_sent(&pending, app.clock.now(), false).await?;
            Ok(Look::Acted)
        };
        let mut minutes = 0;
        loop {
            let sweep = app.app.sweep(app.app.store.letter_shards(), read, look);
            assert!(AssertUnwindSafe(sweep).catch_unwind().await.is_err(), "each run ends");
            let left = ringing(&app.app).await;
            if left == [deadly.clone()] {
                break;
            }
            minutes += 1;
            assert!(minutes < MINUTES_MAX, "{} wait behind it", left.len() - 1);
            app.wait(60);
        }
        println!("{alarms} alarms, one of them deadly: {minutes} minutes");
    }
}

async fn ringing(app: &App) -> Vec<Alarm> {
    let mut ringing = Vec::new();
    for shard in app.store.letter_shards() {
        let due = app.store.alarms_due(shard, app.clock.now(), 1_000, None).await.expect("alarms");
        ringing.extend(due.into_iter().map(|due| due.alarm));
    }
    ringing
}

/// A run that looks at one alarm after the other does so for three quarters of a minute: what is left comes
/// in the next one, which takes all together.
#[tokio::test]
async fn a_slow_run_leaves_the_rest_to_the_next() {
    let app = TestApp::new().await;
    for player in 0..100 {
        assert!(app.app.store.put_notice(&notice(player, 0)).await.expect("put"));
    }
    let look = async |_: &App, (): &(), alarm: &Alarm| {
        let Alarm::Notice(key) = alarm else { return Ok(Look::Passed) };
        let pending: Vec<_> = app.app.store.pending_notice(key).await?.into_iter().collect();
        app.app.store.notices_sent(&pending, app.app.clock.now(), false).await?;
        app.wait(1);
        Ok(Look::Acted)
    };
    let sweep = || app.app.sweep(app.app.store.letter_shards(), async |_, _| Ok(()), look);
    app.wait(60);
    let first = sweep().await.expect("a run");
    assert_eq!((first.acted, first.unfinished), (45, true));
    app.wait(15);
    let second = sweep().await.expect("a run");
    assert_eq!((second.acted, second.unfinished), (55, false));
}

/// What takes several turns has the next one in the same run, once all else has had its own; when the run has taken as
/// long as it may, the next one goes on. So in runs that look at each alarm by itself as in the others.
#[tokio::test]
async fn what_takes_several_turns_goes_on_behind_the_others() {
    for (minutes, turns, looked, unfinished) in
        [(1, 5, 5, false), (2, 5, 5, false), (1, 99, 26, true), (2, 99, 26, true)]
    {
        let app = TestApp::new().await;
        for section in 0..20 {
            let notice = notice(if section == 0 { 7 } else { 100 + section }, section);
            assert!(app.app.store.put_notice(&notice).await.expect("put"));
        }
        let long = Alarm::Notice(notice(7, 0).notice.key());
        app.wait(60 * minutes);
        let order = Mutex::new(Vec::new());
        let look = async |_: &App, (): &(), alarm: &Alarm| {
            if !matches!(alarm, Alarm::Notice(_)) {
                return Ok(Look::Passed);
            }
            let mut order = order.lock().expect("the turns");
            order.push(*alarm == long);
            app.wait(1);
            let had = order.iter().filter(|long| **long).count();
            Ok(if *alarm == long && had < turns { Look::InPart } else { Look::Acted })
        };
        let swept = app.app.sweep(app.app.store.letter_shards(), async |_, _| Ok(()), look).await;
        let swept = swept.expect("a run");
        let order = order.into_inner().expect("the turns");
        let first = order.iter().position(|long| *long).expect("its first turn");
        assert!(first < 20, "{order:?}");
        assert!(order[20..].iter().all(|long| *long), "{order:?}");
        assert_eq!(order.len(), 19 + looked, "{minutes} {turns}");
        assert_eq!((swept.acted as usize, swept.unfinished), (order.len(), unfinished));
    }
}
