//! The rating run over the local database: from the games of a quarter to the players' profiles.

use std::time::Instant as Stopwatch;

use app::{App, Change, Clock};
use futures_util::future::join_all;
use posthorn::embedded::Embedded;
use rules::rating::run::{RunAct, RunFacts, RunOrder, RunState};
use rules::rating::{ListEntry, ListId, Method};
use rules::tournament::{Preset, ProposedSection, RuleSet};
use rules::{DAY_SECONDS, Day, Instant, Outcome, PlayerId};
use store::{EventAct, EventActKind, EventId, ListRow, StoredEvent};

use super::events::{create_player, open};
use super::{milliseconds, print, thousandths};

/// Players of the list, unless `POSTHORN_BENCH_PLAYERS` says how many.
const PLAYERS: u32 = 10_000;
/// Players of a section: four games each in the period.
const SECTION: usize = 5;
/// Requests side by side while the games are being made, which is not measured.
const SIDE_BY_SIDE: usize = 16;
const EVENT: EventId = EventId(1);
const OFFICER: PlayerId = PlayerId(1);

/// Prints the figures.
pub(crate) async fn run() {
    let wanted = std::env::var("POSTHORN_BENCH_PLAYERS").ok();
    let players = wanted.map_or(PLAYERS, |count| count.parse().expect("a number of players"));
    let folder = tempfile::tempdir().expect("a folder");
    let database = Embedded::open(folder.path()).expect("a database");
    let [before, list]: [ListId; 2] =
        ["chess-2026-1", "chess-2026-2"].map(|name| name.parse().expect("a list"));
    let starts_at = before.quarter.starts_on().starts_at();
    let app = open(&database, Clock::manual(starts_at)).await;
    import(&app, before, players).await;
    let games = play(&app, players, Preset::Friendly, starts_at + DAY_SECONDS).await;
    let name = format!("rating run, {players} players, {games} games");
    let then = |day: Day| App { clock: Clock::manual(day.starts_at()), ..app.clone() };
    let app = then(list.quarter.available_from());
    app.begin_rating_run(list, RuleSet::Iccf, OFFICER).await.expect("a run");
    go_on(&app, list, &format!("{name}, collected, calculated")).await;
    let stored = app.store.rating_run(list).await.expect("a run");
    assert_eq!(stored.run.state, RunState::Preview);
    let facts = RunFacts { version: stored.version, seen: stored.version, later: None };
    let act = RunAct { what: RunOrder::Publish, by: OFFICER };
    let published = stored.run.decide(act, &facts, app.clock.now()).expect("published");
    let Outcome::Changed(run) = published else { panic!("{published:?}") };
    app.move_rating_run(&stored, run).await.expect("moved");
    go_on(&app, list, &format!("{name}, published")).await;
    let app = then(list.quarter.starts_on());
    go_on(&app, list, &format!("{name}, brought to the profiles")).await;
    let stored = app.store.rating_run(list).await.expect("a run");
    assert_eq!(stored.run.state, RunState::InForce);
}

/// Goes on until nothing is left to do, and prints what it took.
async fn go_on(app: &App, list: ListId, name: &str) {
    let (read, written) = app.store.units().tenths();
    let start = Stopwatch::now();
    while !app.go_on_with_rating_run(list).await.expect("gone on") {}
    let took = start.elapsed();
    let after = app.store.units().tenths();
    print(name, milliseconds(took), "ms");
    let units = |tenths: u64| thousandths(u128::from(tenths) * 100);
    print(&format!("{name}, read"), units(after.0 - read), "RCU");
    print(&format!("{name}, written"), units(after.1 - written), "WCU");
}

/// Everybody, with a list in force.
pub(crate) async fn import(app: &App, list: ListId, players: u32) {
    let ids: Vec<u32> = (1..=players).collect();
    for few in ids.chunks(SIDE_BY_SIDE) {
        join_all(few.iter().map(|player| create_player(app, *player))).await;
    }
    let ids: Vec<PlayerId> = ids.into_iter().map(PlayerId).collect();
    let mut rows = Vec::new();
    for profile in app.store.players(&ids).await.expect("players") {
        let rating = u16::try_from(1_500 + profile.id.0 % 1_200).ok();
        let entry = ListEntry { rating, games: 30 + profile.id.0 % 170 };
        rows.push(ListRow::of(&profile, entry, ListEntry::default(), Method::Unchanged));
    }
    app.publish_imported_list(list, RuleSet::Iccf, OFFICER, rows, &[]).await.expect("a list");
    while !app.go_on_with_rating_run(list).await.expect("gone on") {}
}

/// Everybody plays in a section of five, and all games end. Answers how many there were.
pub(crate) async fn play(app: &App, players: u32, preset: Preset, starts_at: Instant) -> usize {
    let mut announcement = preset.announcement(starts_at, starts_at + -DAY_SECONDS);
    announcement.code = "BENCH/1".to_owned();
    announcement.name = "Letters from Brno".to_owned();
    announcement.director = OFFICER;
    announcement.rated = true;
    let event = StoredEvent::announced(EVENT, announcement, OFFICER);
    let act = |act: EventActKind| EventAct::new(starts_at, OFFICER, act);
    app.store.create_event(&event, &act(EventActKind::Announced)).await.expect("an event");
    let ids: Vec<PlayerId> = (1..=players).map(PlayerId).collect();
    let sections = (1..).zip(ids.chunks(SECTION));
    let sections: Vec<ProposedSection> = sections
        .map(|(number, few)| ProposedSection { name: format!("{number}"), players: few.to_vec() })
        .collect();
    let proposed = act(EventActKind::SectionsProposed);
    app.store.propose(&event, 0, (&sections, &[]), &proposed).await.expect("a proposal");
    let event = app.store.event(EVENT).await.expect("an event");
    app.publish_event(&event, &sections, OFFICER).await.expect("a publication");
    while !app.set_up_some(EVENT, u32::MAX).await.expect("games") {}
    let then = App { clock: Clock::manual(starts_at + DAY_SECONDS), ..app.clone() };
    let mut games = 0;
    for section in app.store.all_sections().await.expect("sections") {
        let lines = app.store.section_results(section.id).await.expect("games");
        games += lines.len();
        let end = async |line: &store::SectionResult| {
            let loser = if line.game.0.is_multiple_of(3) { line.white } else { line.black };
            let change = Change { game: line.game, player: Some(loser), message: None };
            let resigned = then.change_game(change, |game, now| game.resign(loser, now));
            resigned.await.expect("the game is over");
        };
        join_all(lines.iter().map(end)).await;
    }
    games
}
