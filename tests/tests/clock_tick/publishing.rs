//! Events with more games than are set up in one turn.

use rules::tournament::{Preset, ProposedSection};
use rules::{DAY_SECONDS, PlayerId};
use store::{EventAct, EventActKind, EventId, Role, StoredEvent};
use tests::{DIRECTOR, Front, ORGANISER, TestApp};

use super::tick;

const EVENT: EventId = EventId(1);
const SECTIONS: u32 = 60;
/// The same in each section: 21 games there, and 1,260 in all.
const PLAYERS: u32 = 7;
/// Seconds after the publication at which the schedule looks whether the games are set up.
const ALARM_SECONDS: i64 = 121;

/// An event whose start lists are out, and of which nothing is set up yet.
async fn published(app: &TestApp) {
    app.officials().await;
    for player in 1..=PLAYERS {
        app.member(player, "CZE", Some(2000), Role::Player).await;
    }
    let now = app.app.clock.now();
    let (starts_at, close_at) = (now + 9 * DAY_SECONDS, now + DAY_SECONDS);
    let mut announcement = Preset::Friendly.announcement(starts_at, close_at);
    announcement.code = "SIXTY".to_owned();
    announcement.director = DIRECTOR;
    let event = StoredEvent::announced(EVENT, announcement, ORGANISER);
    let act = |act| EventAct::new(now, ORGANISER, act);
    let store = &app.app.store;
    store.create_event(&event, &act(EventActKind::Announced)).await.expect("an event");
    let players: Vec<PlayerId> = (1..=PLAYERS).map(PlayerId).collect();
    let section = |name: u32| ProposedSection { name: name.to_string(), players: players.clone() };
    let sections: Vec<ProposedSection> = (1..=SECTIONS).map(section).collect();
    let proposed = act(EventActKind::SectionsProposed);
    store.propose(&event, 0, (&sections, &[]), &proposed).await.expect("a proposal");
    let event = store.event(EVENT).await.expect("an event");
    app.app.publish_event(&event, &sections, ORGANISER).await.expect("a publication");
    app.wait(ALARM_SECONDS);
}

/// Every section stands with its games, and nothing is left to do.
async fn check(app: &TestApp) {
    let event = app.app.store.event(EVENT).await.expect("an event");
    assert_eq!((event.set_up, event.alarm_at), (SECTIONS, None));
    for section in app::section_ids(&event) {
        let table = app.app.store.section_table(section).await.expect("a section");
        assert_eq!((table.start_list.len(), table.results.len()), (7, 21), "{section:?}");
    }
    let seats = app.app.store.seats(PlayerId(1)).await.expect("seats");
    assert_eq!(seats.len(), 6 * SECTIONS as usize);
}

#[tokio::test]
async fn sixty_sections_are_set_up_in_one_run() {
    let app = TestApp::new().await;
    published(&app).await;
    tick(&app).await;
    check(&app).await;
}

/// A run dies in the first turn and in the second, carried out or not: the next one goes on.
#[tokio::test]
async fn a_run_that_dies_between_sections_is_gone_on_with() {
    let (app, front) = Front::server().await;
    published(&app).await;
    let mut stood = Vec::new();
    for (calls, carried_out) in [(40, true), (300, false), (800, true), (150, false)] {
        front.after(calls, carried_out);
        let _ = clock_tick::tick(&app.app).await;
        let died = front.heal();
        stood.push((died, app.app.store.event(EVENT).await.expect("an event").set_up));
        app.wait(60);
    }
    assert_eq!(stood, [(true, 0), (true, 0), (true, 48), (true, 48)]);
    tick(&app).await;
    check(&app).await;
}
