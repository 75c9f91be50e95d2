//! What takes more than one write: the publication of an event, a rating run, an export. Killed in the
//! middle of each, again and again, it comes to what it comes to unkilled, digest for digest.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::Duration;

use aws_lc_rs::digest::{SHA256, digest};
use posthorn::embedded::Embedded;
use reqwest::Client;
use rules::Instant;
use serde_json::{Value, json};
use store::{Role, Store};
use tests::{DAY, Dice, OFFICER, ORGANISER, Quarter, TO_MARCH_5, TestApp, test_secrets};
use tokio::time::sleep;

use crate::many::checked;
use crate::order::{Order, print};
use crate::process::{Launch, Process};
use crate::shim::{MachineClock, Shim};

/// Players of the event that is published, and its sections.
const PLAYERS: std::ops::RangeInclusive<u32> = 101..=126;
const SECTIONS: [usize; 2] = [13, 13];
/// When a kill comes, in milliseconds after the request, and after a start.
const KILL_MAX: usize = 120;
/// How long the schedules have that run at each start.
const RUN: Duration = Duration::from_millis(1_500);
const STARTS_MAX: u32 = 40;

/// What is asked of a server, one after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Work {
    Publication,
    RatingRun,
    PublishedList,
    Export,
}

/// A folder in which all of it waits to be begun.
struct Scene {
    folder: PathBuf,
    now: Instant,
    officer: String,
    organiser: String,
    /// The event that waits to be published, and what is sent for it.
    event: u64,
    publication: Value,
}

/// Does it once in peace, and then so many times under kills.
pub(crate) async fn run(order: &Order) {
    let scene = Scene::set(&order.folder.join("scene")).await;
    let mut dice = order.dice();
    let in_peace = scene.done(order, "in-peace", None).await;
    let Some(in_peace) = in_peace else { return };
    print("digests of what comes of it", in_peace.digests.len(), "digests");
    let (mut rounds, mut kills) = (0, 0);
    while rounds < order.count && !order.is_over() {
        let name = format!("killed-{rounds}");
        let Some(killed) = scene.done(order, &name, Some(&mut dice)).await else { return };
        rounds += 1;
        kills += killed.kills;
        for (what, digest) in &in_peace.digests {
            if killed.digests.get(what) != Some(digest) {
                order.fault(format!("{name}: {what} is not what it is without kills"));
            }
        }
    }
    print("publications, rating runs and exports under kill", rounds, "rounds");
    print("kills in them", kills, "kills");
}

/// What came of it.
#[derive(Default)]
struct Done {
    kills: u32,
    digests: BTreeMap<String, String>,
}

impl Scene {
    /// A quarter that is over, with its games, and an event whose sections are proposed.
    async fn set(folder: &Path) -> Scene {
        let database = Embedded::open(folder).expect("the database");
        let store: Store = database.store("posthorn").await.expect("the table");
        let quarter = Quarter::over(TestApp::over(database, store), "").await;
        for (loser, winner) in [(1, 2), (3, 4), (5, 6), (7, 1), (2, 3), (6, 4)] {
            quarter.loses(loser, winner).await;
        }
        quarter.app.wait((TO_MARCH_5 - 14) * DAY);
        quarter.app.run_all_schedules().await;
        let app = &quarter.app;
        let players: Vec<u32> = PLAYERS.collect();
        for player in &players {
            app.member(*player, "CZE", None, Role::Player).await;
        }
        let announcement = app.preset("friendly", |a| a["code"] = json!("T/2026-02")).await;
        let event = app.announce(&announcement).await;
        app.propose(event, &players, &SECTIONS).await;
        let scene = Scene {
            folder: folder.to_owned(),
            now: app.app.clock.now(),
            officer: app.token(OFFICER, Role::Officer),
            organiser: app.token(ORGANISER, Role::Organiser),
            event,
            publication: app.publication(event).await,
        };
        let secrets = test_secrets();
        let keys = json!({
            "session": secrets.session, "postmark": secrets.postmark,
            "refresh": secrets.refresh, "push": secrets.push
        });
        std::fs::write(folder.join("keys.json"), keys.to_string()).expect("a file");
        scene
    }

    /// Does everything on a copy of the folder; with dice it is killed.
    async fn done(&self, order: &Order, name: &str, mut dice: Option<&mut Dice>) -> Option<Done> {
        let folder = order.folder.join(name);
        let data = folder.join("data");
        copied(&self.folder, &data);
        let shim = Shim::new(&folder);
        shim.clock(MachineClock::Stands(self.now.unix()));
        let launch = shim.before(Launch::on(&data));
        let mut done = Done::default();
        for work in [Work::Publication, Work::RatingRun, Work::PublishedList, Work::Export] {
            let mut starts = 0;
            loop {
                starts += 1;
                let server = launch.start().await.map_err(|error| order.fault(error)).ok()?;
                if self.is_done(work, &server).await {
                    server.stop().await;
                    break;
                }
                if starts > STARTS_MAX {
                    order.fault(format!("{name}: {work:?} does not come to its end"));
                    return None;
                }
                match dice.as_deref_mut().filter(|_| starts < 4) {
                    Some(dice) => {
                        let wait = Duration::from_millis(dice.below(KILL_MAX) as u64);
                        let origin = server.origin.clone();
                        let kill = async {
                            sleep(wait).await;
                            server.kill().await;
                        };
                        tokio::join!(self.ask(work, &origin), kill);
                        done.kills += 1;
                    }
                    None => {
                        self.ask(work, &server.origin).await;
                        sleep(RUN).await;
                        server.stop().await;
                    }
                }
            }
        }
        let server = launch.start().await.map_err(|error| order.fault(error)).ok()?;
        done.digests = self.digests(&server).await;
        server.stop().await;
        checked(order, &data);
        Some(done)
    }

    /// Asks for the work. An answer that is lost, or a refusal because it was done, is looked at later.
    async fn ask(&self, work: Work, origin: &str) {
        let (path, token, body) = match work {
            Work::Publication => {
                let path = format!("/api/events/{}/publish", self.event);
                (path, &self.organiser, self.publication.clone())
            }
            Work::RatingRun => {
                let body = json!({ "pool": "chess", "quarter": "2026/2", "rule_set": "iccf" });
                ("/api/rating-runs".to_owned(), &self.officer, body)
            }
            Work::PublishedList => {
                let run = self.get(origin, "/api/rating-runs/chess-2026-2").await;
                let body = json!({ "version": run["run"]["version"] });
                ("/api/rating-runs/chess-2026-2/publish".to_owned(), &self.officer, body)
            }
            Work::Export => {
                let body = json!({ "kind": "event", "event": 1 });
                ("/api/exports".to_owned(), &self.officer, body)
            }
        };
        let asked = Client::new().post(format!("{origin}{path}")).bearer_auth(token).json(&body);
        let _ = asked.send().await;
    }

    async fn is_done(&self, work: Work, server: &Process) -> bool {
        let get = async |path: String| self.get(&server.origin, &path).await;
        match work {
            Work::Publication => {
                let event = get(format!("/api/events/{}", self.event)).await;
                let sections = event["sections"].as_array().map_or(0, Vec::len);
                let last = get(format!("/api/sections/{}", last_section(&event))).await;
                let games = last["counts"]["not_started"].as_u64().unwrap_or(0) as usize;
                sections == SECTIONS.len() && games == SECTIONS[0] * (SECTIONS[0] - 1) / 2
            }
            Work::RatingRun => {
                let run = get("/api/rating-runs/chess-2026-2".to_owned()).await;
                ["preview", "published", "in_force"].iter().any(|is| run["run"]["state"] == *is)
            }
            Work::PublishedList => {
                let run = get("/api/rating-runs/chess-2026-2".to_owned()).await;
                run["run"]["state"] == "published" || run["run"]["state"] == "in_force"
            }
            Work::Export => {
                let exports = get("/api/exports".to_owned()).await;
                exports["exports"][0]["state"] == "done"
            }
        }
    }

    /// What everybody can see of it, in digests.
    async fn digests(&self, server: &Process) -> BTreeMap<String, String> {
        let event = self.get(&server.origin, &format!("/api/events/{}", self.event)).await;
        let mut paths = vec![
            format!("/api/events/{}", self.event),
            "/api/rating-runs/chess-2026-2".to_owned(),
            "/api/rating-lists/chess-2026-2".to_owned(),
            "/api/rating-lists/chess-2026-2/list.csv".to_owned(),
        ];
        for section in event["sections"].as_array().into_iter().flatten() {
            paths.push(format!("/api/sections/{}", section["id"]));
        }
        paths.extend((1..=7).map(|player| format!("/api/players/{player}")));
        let exports = self.get(&server.origin, "/api/exports").await;
        let file = exports["exports"][0]["file"].as_str().unwrap_or_default().to_owned();
        let mut digests = BTreeMap::new();
        for (name, path) in
            paths.iter().map(|path| (path.as_str(), path)).chain([("export", &file)])
        {
            let asked = Client::new().get(format!("{}{path}", server.origin));
            let answer = asked.bearer_auth(&self.officer).send().await.expect("an answer");
            assert!(answer.status().is_success(), "{path}: {}", answer.status());
            let bytes = answer.bytes().await.expect("a body");
            digests.insert(name.to_owned(), format!("{:?}", digest(&SHA256, &bytes)));
        }
        digests
    }

    async fn get(&self, origin: &str, path: &str) -> Value {
        let asked = Client::new().get(format!("{origin}{path}")).bearer_auth(&self.officer);
        match asked.send().await {
            Ok(answer) => answer.json().await.unwrap_or_default(),
            Err(_) => Value::Null,
        }
    }
}

fn last_section(event: &Value) -> u64 {
    let sections = event["sections"].as_array().into_iter().flatten();
    sections.filter_map(|section| section["id"].as_u64()).max().unwrap_or(0)
}

/// A copy of a folder that no server has open.
fn copied(from: &Path, to: &Path) {
    std::fs::create_dir_all(to).expect("a folder");
    for entry in std::fs::read_dir(from).expect("a folder").flatten() {
        let target = to.join(entry.file_name());
        if entry.path().is_dir() {
            copied(&entry.path(), &target);
        } else {
            std::fs::copy(entry.path(), target).expect("a copy");
        }
    }
}
