//! Events: what publishing start lists writes and how long it takes; a crosstable over HTTP, and the
//! other lists and tables that pages and federations read.

use std::path::Path;
use std::time::{Duration, Instant as Stopwatch};

use app::{App, Change, Clock};
use posthorn::embedded::Embedded;
use rules::tournament::{Preset, ProposedSection, Visibility};
use rules::{DAY_SECONDS, PlayerId, Profile};
use store::{Account, EventAct, EventActKind, EventId, Role, SectionId, StoredEvent};
use tests::server::{Server, token_of};

use super::sweep::app_over;
use super::{milliseconds, print, thousandths};

/// Everybody plays everybody: 78 games.
const PUBLISHED: u32 = 13;
/// The largest section that is usual: 136 games.
const SHOWN: u32 = 17;
/// How often each table and list is asked for.
const READS: usize = 500;
/// Reads before them that are not counted.
const WARM_UP: usize = 100;
/// How long no mail must have been sent, so that everybody has been told of the results: each mail has
/// its pictures drawn.
const SETTLED: Duration = Duration::from_secs(5);
pub(super) const EVENT: EventId = EventId(1);

/// Prints the figures.
pub(crate) async fn run() {
    publish().await;
    let folder = tempfile::tempdir().expect("a folder");
    let section = section_half_played(folder.path()).await;
    let token = token_of(folder.path(), PlayerId(1), Clock::System.now());
    let this = std::env::current_exe().expect("this program");
    let server = Server::start(&this, folder.path());
    settle(&folder.path().join("outbox"));
    let http = reqwest::Client::builder().tcp_nodelay(true).build().expect("a client");
    let table = format!("/api/sections/{}", section.0);
    for (what, path) in [
        (format!("crosstable of {SHOWN} players"), table.clone()),
        ("the same as CSV".to_owned(), format!("{table}/table.csv")),
        ("its decisions".to_owned(), format!("{table}/decisions")),
        ("events".to_owned(), "/api/events".to_owned()),
        ("an event".to_owned(), format!("/api/events/{}", EVENT.0)),
        ("its entries".to_owned(), format!("/api/events/{}/entries", EVENT.0)),
        ("running games of a player with 16".to_owned(), "/api/games".to_owned()),
        ("a player".to_owned(), "/api/players/2".to_owned()),
        (format!("{SHOWN} members"), "/api/federations/CZE/members".to_owned()),
        ("rating lists".to_owned(), "/api/rating-lists".to_owned()),
        ("titles".to_owned(), "/api/titles".to_owned()),
    ] {
        let ask = http.get(format!("{}{path}", server.origin)).bearer_auth(&token);
        read(&format!("{what} over HTTP, 1 client"), &ask).await;
    }
}

/// Prints how long an answer takes.
async fn read(name: &str, ask: &reqwest::RequestBuilder) {
    let mut times = Vec::new();
    let mut bytes = 0;
    for read in 0..WARM_UP + READS {
        let ask = ask.try_clone().expect("nothing is sent with it");
        let start = Stopwatch::now();
        let answer = ask.send().await.expect("an answer");
        assert_eq!(answer.status(), 200, "{name}");
        bytes = answer.bytes().await.expect("a table").len();
        if read >= WARM_UP {
            times.push(start.elapsed());
        }
    }
    times.sort_unstable();
    let percentile = |percent: usize| milliseconds(times[times.len() * percent / 100]);
    print(&format!("{name}, p50"), percentile(50), "ms");
    print(&format!("{name}, p99"), percentile(99), "ms");
    print(&format!("{name}, answer"), bytes, "bytes");
}

/// Waits until no more mails come.
fn settle(outbox: &Path) {
    let sent = || std::fs::read_dir(outbox).map_or(0, Iterator::count);
    let mut before = sent();
    loop {
        std::thread::sleep(SETTLED);
        let now = sent();
        if now > 0 && now == before {
            return;
        }
        before = now;
    }
}

/// Publishes an event on a durable table.
async fn publish() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = Embedded::open(folder.path()).expect("a database");
    let app = open(&database, Clock::System).await;
    let event = announce(&app, PUBLISHED, 1).await;
    let before = app.store.units().tenths();
    let took = publish_event(&app, &event).await;
    let after = app.store.units().tenths();
    let name = format!("publishing {PUBLISHED} players, 78 games");
    print(&name, milliseconds(took), "ms");
    print(&format!("{name}, written"), tenths(after.1 - before.1), "WCU");
    print(&format!("{name}, read"), tenths(after.0 - before.0), "RCU");
}

fn tenths(count: u64) -> String {
    thousandths(u128::from(count) * 100)
}

pub(super) async fn open(database: &Embedded, clock: Clock) -> App {
    let store = database.store("posthorn").await.expect("a table");
    App { clock: clock.clone(), ..app_over(store, clock.now()) }
}

/// An event with so many players in sections that are as equal as can be; spectators see its results.
pub(super) async fn announce(app: &App, players: u32, sections: u32) -> StoredEvent {
    for player in 1..=players {
        create_player(app, player).await;
    }
    let now = app.clock.now();
    let starts_at = now + -DAY_SECONDS;
    let mut announcement = Preset::Friendly.announcement(starts_at, starts_at + -DAY_SECONDS);
    announcement.code = "BENCH/1".to_owned();
    announcement.name = "Letters from Brno".to_owned();
    announcement.director = PlayerId(1);
    announcement.visibility = Visibility::Live { after_finished: 0, delay_moves: 3 };
    let event = StoredEvent::announced(EVENT, announcement, PlayerId(1));
    let act = |act: EventActKind| EventAct::new(now, PlayerId(1), act);
    app.store.create_event(&event, &act(EventActKind::Announced)).await.expect("an event");
    let of = |section| (1..=players).map(PlayerId).filter(move |it| it.0 % sections == section);
    let section = |section: u32| ProposedSection {
        name: (section + 1).to_string(),
        players: of(section).collect(),
    };
    let sections: Vec<ProposedSection> = (0..sections).map(section).collect();
    app.store
        .propose(&event, 0, (&sections, &[]), &act(EventActKind::SectionsProposed))
        .await
        .expect("a proposal");
    app.store.event(EVENT).await.expect("an event")
}

pub(super) async fn create_player(app: &App, player: u32) {
    let profile = Profile {
        id: PlayerId(player),
        given_name: "Player".to_owned(),
        family_name: player.to_string(),
        federation: "CZE".parse().expect("a federation"),
        title: None,
        ratings: rules::rating::Ratings::of_chess(Some(2_000)),
    };
    let account = Account {
        player: profile.id,
        email: format!("player-{player}@posthorn.example"),
        password_version: 0,
        confirmed: true,
        roles: vec![Role::Player],
        language: "en".to_owned(),
        zone: chrono_tz::Tz::UTC,
        epoch: 0,
        key_epoch: 0,
    };
    app.store.create_account(&profile, &account, "none").await.expect("a player");
}

async fn publish_event(app: &App, event: &StoredEvent) -> Duration {
    let proposal = app.store.proposal(event.id).await.expect("a proposal");
    let start = Stopwatch::now();
    app.publish_event(event, &proposal.proposal.sections, PlayerId(1))
        .await
        .expect("a publication");
    assert!(app.set_up_event(event.id).await.expect("games"), "all in one run");
    start.elapsed()
}

/// A section of which every second game is over.
async fn section_half_played(data: &Path) -> SectionId {
    let database = Embedded::open(data).expect("a database");
    let app = open(&database, Clock::System).await;
    let event = announce(&app, SHOWN, 1).await;
    publish_event(&app, &event).await;
    let published = app.store.event(EVENT).await.expect("an event");
    let section = published.publication.expect("a publication").first_section;
    for line in app.store.section_results(section).await.expect("games").iter().step_by(2) {
        let change = Change { game: line.game, player: Some(line.black), message: None };
        let resigned = app.change_game(change, |game, now| game.resign(line.black, now));
        resigned.await.expect("the game is over");
    }
    section
}
