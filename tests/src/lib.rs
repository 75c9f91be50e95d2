//! The harness: the whole API over a database in memory, called without a socket, on a clock that
//! only a test moves. Verbs are the field's words; what comes back is an [`Answer`].

pub mod played;
pub mod push_service;
pub mod server;
pub mod ses;
pub mod smtp;

mod answer;
mod authenticator;
mod contract;
mod desk;
mod endpoint;
mod event;
mod front;
mod function;
mod gateway;
mod mail;
mod network;
mod person;
mod quarter;
mod random;
mod recorder;
mod rights;
mod routes;
mod template;
mod xfcc;

use std::path::PathBuf;
use std::sync::{Arc, OnceLock};

use app::{ACCESS_SECONDS, AccessToken, App, ClientAddress, Clock, Keys, Secrets, SessionClaims};
use axum::Router;
use axum::body::Body;
use axum::http::{Method, Request};
use axum::middleware::{Next, from_fn};
use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use http_body_util::BodyExt;
use post::mail::Mailer;
use posthorn::clock;
use posthorn::demo::Pairing;
use posthorn::embedded::Embedded;
use posthorn::functions::{self, Part};
use posthorn::stack;
use rules::{Color, Game, GameId, Instant, PlayerId, Position, Terms, Variant};
use serde_json::{Value, json};
use store::{NewGame, Role, Section, SectionId, Store};
use tablebase::Tablebase;
use tempfile::TempDir;
use tower::ServiceExt;

pub use answer::Answer;
pub use authenticator::{Authenticator, Lies};
pub use contract::examples;
pub use desk::{NEEDS_ARTICLE, SECTION, Table, decision};
pub use endpoint::{ask_database, aws_at, listen};
pub use event::{COMMISSIONER, DELEGATE, DIRECTOR, OFFICER, ORGANISER};
pub use front::Front;
pub use function::{Function, Outcome};
pub use gateway::{CALLER, EDGE_KEY, Gateway};
pub use mail::Mail;
pub use network::{Network, Trouble};
pub use person::{Person, left};
pub use quarter::{Quarter, TO_MARCH_5, changes_of, version_of};
pub use random::{Dice, seeded_random};
pub use rights::{accesses, as_function, may};
pub use routes::{Route, routes};
pub use template::{functions, handed_to_rating_run};
pub use xfcc::{Listed, XfccClient};

/// When every test begins: 2026-01-01T00:00:00Z. All windows of attempts begin then, too.
pub const START: Instant = Instant::from_unix(1_767_225_600);

/// Seconds in a day.
pub const DAY: i64 = 86_400;

/// Where the site is said to be.
pub const ORIGIN: &str = "https://posthorn.example";

/// Games set up from a position, or on other terms, have the pairing's number and this.
const FROM_POSITION: u32 = 100_000;

/// A session of an account that has never had another password, begun at `now`. It is in no table:
/// signing in is not the subject wherever this is used.
pub fn just_begun(now: Instant) -> SessionClaims {
    SessionClaims {
        id: "test".to_owned(),
        epoch: 0,
        authenticated_at: now,
        office_proved_at: Some(now),
    }
}

/// A file or folder of the test data that lies outside the project, in the one that `POSTHORN_TEST_DATA`
/// names. Without it the run says what was not tested, and CI fails.
pub fn test_data(path: &str) -> Option<PathBuf> {
    let Ok(root) = std::env::var("POSTHORN_TEST_DATA") else {
        let required = std::env::var("CI").is_ok_and(|ci| ci == "true");
        assert!(!required, "CI requires POSTHORN_TEST_DATA");
        println!("NOT TESTED: POSTHORN_TEST_DATA is not set; {path} was left out");
        return None;
    };
    Some(PathBuf::from(root).join(path))
}

/// Asks the database at `endpoint` itself, past the store, and answers what it says.
pub async fn database_request(endpoint: &str, operation: &str, body: &Value) -> Value {
    database_request_by(&reqwest::Client::new(), endpoint, operation, body).await
}

/// The same by a client that is kept: making one takes a tenth of a second.
pub async fn database_request_by(
    client: &reqwest::Client,
    endpoint: &str,
    operation: &str,
    body: &Value,
) -> Value {
    let request = client
        .post(endpoint)
        .header("x-amz-target", format!("DynamoDB_20120810.{operation}"))
        .header("content-type", "application/x-amz-json-1.0")
        .body(body.to_string());
    let answer = request.send().await.expect("an answer");
    let (status, text) = (answer.status(), answer.text().await.expect("a body"));
    assert!(status.is_success(), "{operation}: {text}");
    serde_json::from_str(&text).expect("JSON")
}

/// The server, its database and its outbox, made for one test.
pub struct TestApp {
    /// What the functions work with.
    pub app: App,
    router: Router,
    outbox: TempDir,
    endpoint: OnceLock<String>,
    /// Last, so that everything that speaks to it is gone before it ends.
    database: Embedded,
}

impl TestApp {
    /// A server with an empty table, at [`START`].
    pub async fn new() -> TestApp {
        TestApp::asking(Tablebase::None).await
    }

    /// A server that knows endgames.
    pub async fn asking(tablebase: Tablebase) -> TestApp {
        let database = Embedded::memory().expect("a database in memory");
        database.store("posthorn").await.expect("a table");
        let store = match network::percent() {
            None => Store::watched(database.ask(), "posthorn", rights::watch),
            Some(percent) => {
                let network = Network::before_table(&database).await;
                network.trouble(percent, 0);
                network.store()
            }
        };
        TestApp::made_of(database, store, tablebase)
    }

    /// A server with the tables of up to four men, where the test data has them.
    pub async fn with_tables() -> Option<TestApp> {
        let folder = test_data("syzygy")?;
        Some(TestApp::asking(Tablebase::folder(&folder).expect("tables")).await)
    }

    /// A server whose requests to `database` go through `store`.
    pub fn over(database: Embedded, store: Store) -> TestApp {
        TestApp::made_of(database, store, Tablebase::None)
    }

    fn made_of(database: Embedded, store: Store, tablebase: Tablebase) -> TestApp {
        let outbox = TempDir::new().expect("a temporary folder");
        let keys = Keys::new(&test_secrets()).expect("keys").watched(rights::watch_secret);
        let app = App {
            random: seeded_random,
            origin: ORIGIN.into(),
            mailer: Arc::new(Mailer::Folder(outbox.path().to_owned())),
            tablebase,
            ..App::over(store, keys, Clock::manual(START))
        };
        TestApp { router: router_of(&app), app, outbox, endpoint: OnceLock::new(), database }
    }

    /// The same server, configured otherwise.
    #[must_use]
    pub fn configured(self, change: impl FnOnce(App) -> App) -> TestApp {
        let app = change(self.app.clone());
        TestApp { router: router_of(&app), app, ..self }
    }

    /// The same server, whose requests are answered by another router.
    #[must_use]
    pub(crate) fn behind(self, router: Router) -> TestApp {
        TestApp { router, ..self }
    }

    /// Where the database listens, from the first time that somebody asks.
    pub fn endpoint(&self) -> &str {
        self.endpoint.get_or_init(|| listen(&self.database))
    }

    /// Sends a request as it is.
    pub async fn send(&self, request: Request<Body>) -> Answer {
        let (method, path) = (request.method().clone(), request.uri().path().to_owned());
        let (parts, body) = request.into_parts();
        let sent = body.collect().await.expect("a whole body").to_bytes();
        let request = Request::from_parts(parts, Body::from(sent.clone()));
        let response = self.router.clone().oneshot(request).await.expect("an answer");
        let answer = Answer::read(response).await;
        let operation = contract::check(&method, &path, &answer);
        if let (Some(operation), Some(folder), 200..300) =
            (operation, recorder::folder(), answer.status)
        {
            recorder::keep(&folder, operation, &String::from_utf8_lossy(&sent), &answer);
        }
        answer
    }

    /// Sends a request from some network address.
    pub async fn request(
        &self,
        method: Method,
        path: &str,
        headers: &[(&str, &str)],
        body: impl Into<Body>,
    ) -> Answer {
        let mut request = Request::builder().method(method).uri(path);
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let request = request.extension(ClientAddress::of([192, 0, 2, 1].into()));
        self.send(request.body(body.into()).expect("a request")).await
    }

    /// Posts JSON without being signed in.
    pub async fn post(&self, path: &str, body: &Value) -> Answer {
        let json = [("content-type", "application/json")];
        self.request(Method::POST, path, &json, body.to_string()).await
    }

    /// Asks for an account, and lets the mail be sent.
    pub async fn sign_up(&self, email: &str, password: &str, language: &str) -> Answer {
        let body = json!({
            "email": email, "password": password, "given_name": "Tomáš", "family_name": "Novák",
            "federation": "CZE", "language": language
        });
        let answer = self.post("/api/sign-up", &body).await;
        self.post_mails().await;
        answer
    }

    /// Sends the mails that wait.
    pub async fn post_mails(&self) {
        let swept = rights::as_function("notify", notify::tick(&self.app)).await;
        assert_eq!(swept.expect("a sweep").failed, 0);
    }

    /// Follows the link of a mail that asks to confirm an address, and gives the password.
    pub async fn confirm(&self, token: &str, password: &str) -> Answer {
        let body = json!({ "token": token, "password": password });
        self.post("/api/sign-up/confirm", &body).await
    }

    /// Signs in.
    pub async fn sign_in(&self, email: &str, password: &str) -> Answer {
        self.post("/api/sign-in", &json!({ "email": email, "password": password })).await
    }

    /// Renews the session of a cookie, given as the browser would send it.
    pub async fn renew(&self, cookie: &str) -> Answer {
        self.request(Method::POST, "/api/session", &[("cookie", cookie)], "").await
    }

    /// Asks for a link to set a new password, and lets the mail be sent.
    pub async fn forgot(&self, email: &str) -> Answer {
        let answer = self.post("/api/password/forgot", &json!({ "email": email })).await;
        self.post_mails().await;
        answer
    }

    /// Sets a new password with the token of such a link.
    pub async fn reset(&self, token: &str, password: &str) -> Answer {
        self.post("/api/password/reset", &json!({ "token": token, "password": password })).await
    }

    /// The one mail that was sent since the last look.
    pub fn take_mail(&self) -> Mail {
        let mut mails = mail::take_all(self.outbox.path());
        assert_eq!(mails.len(), 1, "mails sent: {mails:?}");
        mails.remove(0)
    }

    /// The token in the link to a page of this name, of which there is one in all mails that were sent since
    /// the last look: owners hear of other things besides.
    ///
    /// # Panics
    /// When there is none, or more than one.
    #[track_caller]
    pub fn take_token(&self, page: &str) -> String {
        let mut mails = self.take_mails();
        mails.retain(|mail| mail.body.contains(&format!("/{page}/")));
        let [mail] = &mails[..] else { panic!("mails with such a link: {mails:?}") };
        mail.token(page)
    }

    /// All mails that were sent since the last look, in no order.
    pub fn take_mails(&self) -> Vec<Mail> {
        mail::take_all(self.outbox.path())
    }

    /// Lets time pass.
    pub fn wait(&self, seconds: i64) {
        assert!(self.app.clock.advance(seconds), "time runs forward");
    }

    /// An access token, without signing in.
    pub fn token(&self, player: PlayerId, role: Role) -> String {
        let now = self.app.clock.now();
        let (expires_at, session) = (now + ACCESS_SECONDS, just_begun(now));
        let token = AccessToken { player, roles: vec![role], expires_at, session };
        token.sign(&self.app.keys).expect("a token")
    }

    /// Somebody who is signed in as a player.
    pub fn person(&self, player: PlayerId) -> Person<'_> {
        self.person_as(player, Role::Player)
    }

    /// Somebody who is signed in with a role.
    pub fn person_as(&self, player: PlayerId, role: Role) -> Person<'_> {
        Person::new(self, player, role)
    }

    /// Two new players and their game, which starts now.
    pub async fn pairing(&self, number: u32) -> Pairing {
        let pairing = Pairing::new(number, self.app.clock.now());
        pairing.create(&self.app, "no password").await.expect("a new game");
        pairing
    }

    /// Two new players and their game from a position.
    pub async fn pairing_from(&self, number: u32, fen: &str) -> Pairing {
        self.pairing_in(number, Variant::Chess, fen).await
    }

    /// Two new players and their game of a variant; an empty `fen` is its usual position.
    pub async fn pairing_in(&self, number: u32, variant: Variant, fen: &str) -> Pairing {
        let position = |fen| Position::from_fen(variant, fen).expect("a legal position");
        let start = (!fen.is_empty()).then(|| position(fen));
        self.pairing_on(number, |terms| Terms { variant, start, ..terms }).await
    }

    /// Two new players and their game on other terms.
    pub async fn pairing_on(&self, number: u32, change: impl FnOnce(Terms) -> Terms) -> Pairing {
        let pairing = self.pairing(number).await;
        let game = GameId(FROM_POSITION + number);
        self.create_game(game, SectionId(number), change(pairing.terms())).await;
        Pairing { game, ..pairing }
    }

    /// Two new players and their game from a position, in a section that somebody directs.
    pub async fn pairing_under(&self, number: u32, director: PlayerId, fen: &str) -> Pairing {
        let pairing = self.pairing(number).await;
        let section = Section::new(SectionId(FROM_POSITION + number), "Final", "Cup");
        let section = Section { director: Some(director), ..section };
        self.app.store.create_section(&section).await.expect("a section");
        let start = Position::from_fen(Variant::Chess, fen).expect("a legal position");
        let game = GameId(FROM_POSITION + number);
        let terms = Terms { start: Some(start), ..pairing.terms() };
        self.create_game(game, section.id, terms).await;
        Pairing { game, ..pairing }
    }

    /// One more game in a section that exists.
    pub async fn create_game(&self, id: GameId, section: SectionId, terms: Terms) {
        let deadline = Game::new(terms.clone()).deadline();
        let game = NewGame { id, section, terms };
        self.app.store.create_game(&game, deadline).await.expect("a new game");
    }

    /// Both players of a pairing, White first.
    pub fn players(&self, pairing: &Pairing) -> (Person<'_>, Person<'_>) {
        (self.person(pairing.players.white), self.person(pairing.players.black))
    }

    /// Plays moves in SAN, all at once, and answers how many half-moves the game then has.
    pub async fn play_all(&self, pairing: &Pairing, moves: &str) -> u16 {
        let (_, game) = self.app.load_game(pairing.game).await.expect("a game");
        let (mut ply, mut turn) = (game.ply(), game.turn());
        for san in moves.split_whitespace() {
            let person = self.person(*pairing.players.get(turn));
            person.play(pairing.game, ply, san).await.expect(200);
            (ply, turn) = (ply + 1, !turn);
        }
        ply
    }

    /// Runs the sweep of the games: how many were ended or stopped, and how many alarms set again.
    pub async fn run_schedules(&self) -> (u32, u32) {
        let swept = rights::as_function("time-forfeit", time_forfeit::tick(&self.app))
            .await
            .expect("a sweep");
        assert_eq!((swept.failed, swept.unfinished), (0, false));
        (swept.acted, swept.rearmed)
    }

    /// Runs everything that the schedules run.
    pub async fn run_all_schedules(&self) {
        for (name, sweep) in stack::sweeps(&self.app) {
            as_function(name, sweep).await.expect("the schedules");
        }
    }

    /// Everything that is kept of a game: its log's bytes and who has which result in the section
    /// and at the seats. Equal values mean that nothing was written.
    pub async fn kept(&self, pairing: &Pairing) -> Kept {
        let store = &self.app.store;
        let game = store.game(pairing.game).await.expect("a game");
        let results = store.section_results(game.section).await.expect("a section");
        let mut ended = Vec::new();
        for color in Color::ALL {
            let seats = store.seats(*pairing.players.get(color)).await.expect("seats");
            let seat = seats.iter().find(|seat| seat.game == pairing.game).expect("a seat");
            ended.push(seat.ended_at);
        }
        let result = results.iter().find(|result| result.game == pairing.game);
        let result = result.expect("a line in the section").result;
        Kept {
            log: game.log_bytes().to_vec(),
            messages: game.messages,
            alarm_at: game.alarm_at,
            result: result.map(|(white, black, at)| (white.0, black.0, at)),
            ended: [ended[0], ended[1]],
        }
    }
}

/// The API with the local stack's clock.
fn router_of(app: &App) -> Router {
    let in_its_name = |part: Part| {
        let layer = from_fn(move |request: Request<Body>, next: Next| {
            rights::as_function(part.name, next.run(request))
        });
        part.routes.layer(layer)
    };
    stack::api_of(functions::functions().map(in_its_name), app.clone())
        .merge(clock::router(app.clone(), None))
}

/// Keys that are the same in every test, whatever else has drawn from the dice before: snapshots
/// show signatures.
pub fn test_secrets() -> Secrets {
    let secret = |byte: u8| BASE64_URL_SAFE_NO_PAD.encode([byte; 32]);
    Secrets {
        session: secret(1),
        postmark: secret(2),
        retired_postmarks: Vec::new(),
        refresh: secret(3),
        push: Some(secret(4)),
    }
}

/// The keys of another server.
pub fn other_keys() -> Keys {
    Keys::new(&Secrets::generate(seeded_random)).expect("keys")
}

/// What is kept of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept {
    /// The log's bytes.
    pub log: Vec<u8>,
    /// Messages written so far.
    pub messages: u32,
    /// When the sweep looks at it next.
    pub alarm_at: Option<Instant>,
    /// White's and Black's half points and the time, in the section's line.
    pub result: Option<(u8, u8, Instant)>,
    /// When the game ended, by White's and by Black's seat.
    pub ended: [Option<Instant>; 2],
}
