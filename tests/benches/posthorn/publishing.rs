//! Publishing the largest open event: what the organiser's request does, and what the schedules of a real server do
//! after it.

use std::path::Path;
use std::time::{Duration, Instant as Stopwatch};

use app::{App, Clock};
use posthorn::embedded::Embedded;
use rules::PlayerId;
use serde_json::Value;
use tests::server::{Server, token_of};

use super::events::{EVENT, announce, open};
use super::{milliseconds, print};

const PLAYERS: u32 = 1_000;
const SECTIONS: u32 = 60;
/// How often the event is looked at.
const LOOK: Duration = Duration::from_millis(200);

/// Prints the figures.
pub(crate) async fn run() {
    let name = format!("publishing {PLAYERS} players in {SECTIONS} sections");
    let folder = tempfile::tempdir().expect("a folder");
    let (app, database, took) = published(folder.path()).await;
    let start = Stopwatch::now();
    let done = app.set_up_in_request(EVENT).await.expect("games");
    print(&format!("{name}, the request"), milliseconds(took + start.elapsed()), "ms");
    print(&format!("{name}, all in it"), done, "");
    drop((app, database));
    // Where a request has no time for more than one turn.
    let folder = tempfile::tempdir().expect("a folder");
    let (app, database, _) = published(folder.path()).await;
    assert!(!app.set_up_event(EVENT).await.expect("games"), "the schedules do the rest");
    drop((app, database));
    let took = served(folder.path()).await;
    print(&format!("{name}, one turn, then the schedules"), milliseconds(took), "ms");
}

/// An event whose start lists are out, how long that took, and nothing set up.
async fn published(data: &Path) -> (App, Embedded, Duration) {
    let database = Embedded::open(data).expect("a database");
    let app = open(&database, Clock::System).await;
    let event = announce(&app, PLAYERS, SECTIONS).await;
    let proposal = app.store.proposal(event.id).await.expect("a proposal");
    let start = Stopwatch::now();
    let published = app.publish_event(&event, &proposal.proposal.sections, PlayerId(1));
    published.await.expect("a publication");
    (app, database, start.elapsed())
}

/// How long a server takes, from its start, until everybody reads that all is there.
async fn served(data: &Path) -> Duration {
    let token = token_of(data, PlayerId(1), Clock::System.now());
    let this = std::env::current_exe().expect("this program");
    let server = Server::start(&this, data);
    let start = Stopwatch::now();
    let http = reqwest::Client::new();
    let ask = http.get(format!("{}/api/events/{}", server.origin, EVENT.0)).bearer_auth(token);
    loop {
        let answer = ask.try_clone().expect("nothing is sent with it").send().await;
        let answer = answer.expect("an answer").bytes().await.expect("a page");
        let page: Value = serde_json::from_slice(&answer).expect("an event");
        if page["phase"] != "publishing" {
            return start.elapsed();
        }
        tokio::time::sleep(LOOK).await;
    }
}
