//! The doors of the local server, each tried at a process of its own: who is let in under which name,
//! what is served of the demo, what lies open in the data folder, and how long anybody may take.

use std::io::{ErrorKind, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::time::Duration;

use posthorn::demo::DEMO_PASSWORD;
use serde_json::{Value, json};
use tests::server::{Server, binary};

const ORIGIN: &str = "https://chess.example";
/// Makes a demo what earlier versions made: without its mark.
const DELETE_MARK: &str = "DELETE FROM posthorn WHERE pk = 'S:DEMO'";
/// A server that reads nothing for so long has given up.
const PATIENCE: Duration = Duration::from_secs(50);

/// The status and the code with which a path is answered, under these headers.
async fn asked(server: &str, path: &str, headers: &[(&str, &str)]) -> (u16, String) {
    let mut request = reqwest::Client::new().get(format!("{server}{path}"));
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    told(request).await
}

async fn told(request: reqwest::RequestBuilder) -> (u16, String) {
    let answer = request.send().await.expect("an answer");
    let status = answer.status().as_u16();
    let body = answer.json::<Value>().await.unwrap_or_default();
    (status, body["code"].as_str().unwrap_or_default().to_owned())
}

/// What comes of something that is posted.
async fn posted(server: &Server, path: &str, token: &str, body: &Value) -> Value {
    let request = reqwest::Client::new().post(format!("{}{path}", server.origin));
    let answer = request.bearer_auth(token).json(body).send().await.expect("an answer");
    assert!(answer.status().is_success(), "{path}: {}", answer.status());
    answer.json().await.unwrap_or_default()
}

async fn sign_in(server: &str, forwarded_for: &str, password: &str) -> (u16, String) {
    let body = json!({"email": "nobody@posthorn.example", "password": password});
    let request = reqwest::Client::new().post(format!("{server}/api/sign-in")).json(&body);
    let headers = [("host", "chess.example"), ("x-forwarded-for", forwarded_for)];
    told(headers.into_iter().fold(request, |to, (name, value)| to.header(name, value))).await
}

/// A port that nobody listens on.
fn free_port() -> String {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    listener.local_addr().expect("an address").port().to_string()
}

#[test]
fn what_does_not_go_together_does_not_start() {
    let folder = tempfile::tempdir().expect("a folder");
    for (options, told) in [
        (&["--demo", "--origin", ORIGIN][..], "leave --demo out"),
        (&["--demo", "--host", "0.0.0.0"], "leave --demo out"),
        (&["--time-travel"], "add --demo"),
        (&["--time-travel", "--origin", ORIGIN], "leave --time-travel out"),
        (&["--demo", "--time-travel", "--origin", ORIGIN], "leave --demo out"),
        (&["--host", "0.0.0.0"], "--origin"),
    ] {
        let refusal = Server::refusal(&binary(), folder.path(), options);
        assert!(refusal.starts_with("posthorn: ") && refusal.contains(told), "{refusal}");
    }
    for options in [&["--origin", "chess.example"][..], &["--trusted-proxy", "10.0.0.0/8"]] {
        Server::refusal(&binary(), folder.path(), options);
    }
}

/// Without `--demo` nobody reads mails or moves the clock, from whichever machine.
#[tokio::test(flavor = "multi_thread")]
async fn nothing_local_without_the_demo() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::start(&binary(), folder.path());
    for path in ["/local/mail", "/local/clock"] {
        assert_eq!(asked(&server.origin, path, &[]).await.0, 404, "{path}");
    }
    assert_eq!(asked(&server.origin, "/api/health", &[]).await.0, 200);
    drop(server);
    // What was served to people is not shown to whoever adds the option later.
    let refusal = Server::refusal(&binary(), folder.path(), &["--demo"]);
    assert!(refusal.contains(&folder.path().display().to_string()), "{refusal}");
}

/// Prometheus reads numbers on a port of its own, and nowhere else.
#[tokio::test(flavor = "multi_thread")]
async fn numbers_have_a_door_of_their_own() {
    let folder = tempfile::tempdir().expect("a folder");
    let address = format!("127.0.0.1:{}", free_port());
    let server = Server::start_with(&binary(), folder.path(), &["--metrics", &address], &[]);
    for (path, status) in [("/api/health", 200), ("/api/health", 200), ("/metrics", 404)] {
        assert_eq!(asked(&server.origin, path, &[]).await.0, status, "{path}");
    }
    assert_eq!(asked(&format!("http://{address}"), "/api/health", &[]).await.0, 404);
    // The schedules run as soon as it serves, beside it.
    for _ in 0..100 {
        let page = reqwest::get(format!("http://{address}/metrics")).await.expect("an answer");
        let page = page.text().await.expect("a page");
        let number = |name: &str| {
            let line = page.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
            line.and_then(|line| line.parse::<f64>().ok())
        };
        let ran = ["time-forfeit", "clock-tick", "notify"]
            .map(|name| number(&format!("posthorn_schedule_ran_seconds{{schedule=\"{name}\"}}")));
        if ran.iter().any(Option::is_none) {
            tokio::time::sleep(Duration::from_millis(50)).await;
            continue;
        }
        assert_eq!(number("posthorn_answers_total{status=\"2xx\"}"), Some(2.0), "{page}");
        assert_eq!(number("posthorn_answers_total{status=\"4xx\"}"), Some(1.0), "{page}");
        assert_eq!(number("posthorn_answer_seconds_count"), Some(3.0), "{page}");
        assert_eq!(number("posthorn_waits_for_officer"), Some(0.0), "{page}");
        assert_eq!(number("posthorn_letters_given_up"), Some(0.0), "{page}");
        for bytes in ["posthorn_memory_bytes", "posthorn_database_bytes"] {
            assert!(number(bytes) > Some(100_000.0), "{bytes}: {page}");
        }
        assert!(page.ends_with("# EOF\n"), "{page}");
        return;
    }
    panic!("a schedule has not run");
}

/// The demo's folder is never served as a site, also when an earlier version has made it.
#[tokio::test(flavor = "multi_thread")]
async fn the_demo_stays_the_demo() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::start_with(&binary(), folder.path(), &["--demo"], &[]);
    assert_eq!(asked(&server.origin, "/local/mail", &[]).await.0, 200);
    drop(server);
    for marked in [true, false] {
        if !marked {
            let database = rusqlite::Connection::open(folder.path().join("posthorn.db"));
            let gone = database.expect("the database").execute(DELETE_MARK, []);
            assert_eq!(gone.expect("it can be changed"), 1);
        }
        for options in [&[][..], &["--origin", ORIGIN]] {
            let refusal = Server::refusal(&binary(), folder.path(), options);
            let named = refusal.contains(&folder.path().display().to_string());
            assert!(named && refusal.contains("--demo"), "marked {marked}: {refusal}");
        }
    }
}

/// Another name for this machine (DNS rebinding), and a proxy that nobody has named.
#[tokio::test(flavor = "multi_thread")]
async fn requests_under_other_names() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::start_with(&binary(), folder.path(), &["--demo", "--time-travel"], &[]);
    let port = server.origin.rsplit(':').next().expect("a port").to_owned();
    let local = format!("localhost:{port}");
    for path in ["/local/mail", "/local/clock", "/api/health", "/"] {
        for (name, value, code) in [
            ("host", "evil.example", "wrong_host"),
            ("host", "localhost", "wrong_host"),
            ("x-forwarded-for", "198.51.100.9", "untrusted_proxy"),
            ("x-forwarded-proto", "https", "untrusted_proxy"),
            ("forwarded", "for=198.51.100.9", "untrusted_proxy"),
            ("via", "1.1 proxy", "untrusted_proxy"),
        ] {
            let status = if code == "wrong_host" { 421 } else { 403 };
            let answer = asked(&server.origin, path, &[(name, value)]).await;
            assert_eq!(answer, (status, code.to_owned()), "{path} {name}: {value}");
        }
        if path != "/" {
            assert_eq!(asked(&server.origin, path, &[("host", &local)]).await.0, 200, "{path}");
        }
    }
}

/// Behind a proxy that is named, one caller's attempts are one caller's, whatever the caller says.
#[tokio::test(flavor = "multi_thread")]
async fn callers_behind_a_proxy() {
    let folder = tempfile::tempdir().expect("a folder");
    let port = free_port();
    let options = ["--port", &port, "--origin", ORIGIN, "--trusted-proxy", "127.0.0.0/8"];
    let server = Server::start_with(&binary(), folder.path(), &options, &[]);
    assert_eq!(server.origin, ORIGIN);
    let at = format!("http://127.0.0.1:{port}");
    let mut last = (0, String::new());
    for number in 0..=201 {
        // Two windows at most: the clock may come to the next one meanwhile.
        last =
            sign_in(&at, &format!("192.0.2.{}, 2001:db8:1:2::{number:x}", number % 250), "x").await;
        if last.0 == 429 {
            break;
        }
    }
    assert_eq!(last, (429, "too_many_attempts".to_owned()));
    // One network is one caller; whoever else comes by the same proxy is another.
    assert_eq!(sign_in(&at, "2001:db8:1:2:ffff::1", "x").await.0, 429);
    assert_ne!(sign_in(&at, "2001:db8:1:3::1", "x").await.0, 403);
    let refused = sign_in(&at, "rubbish", "x").await;
    assert_eq!(refused, (400, "invalid_forwarded_for".to_owned()));
}

/// Nobody but its owner looks into the folder, also into one that was open before.
#[tokio::test(flavor = "multi_thread")]
async fn the_folder_is_its_owners() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data");
    std::fs::create_dir_all(data.join("outbox")).expect("a folder");
    std::fs::write(data.join("outbox/old.eml"), "a link").expect("a file");
    for path in ["", "outbox", "outbox/old.eml"] {
        let mode = PermissionsExt::from_mode(0o755);
        std::fs::set_permissions(data.join(path), mode).expect("a mode");
    }
    let server = Server::start_with(&binary(), &data, &["--demo", "--time-travel"], &[]);
    let sign_up = json!({"email": "new@chess.example", "password": "correct horse", "language": "en",
        "given_name": "A", "family_name": "B", "federation": "CZE"});
    let http = reqwest::Client::new();
    told(http.post(format!("{}/api/sign-up", server.origin)).json(&sign_up)).await;
    let clock = json!({"advance": "1 hour"});
    told(http.post(format!("{}/local/clock", server.origin)).json(&clock)).await;
    let mut seen = Vec::new();
    look(&data, &mut seen);
    for name in
        ["posthorn.db", "posthorn.db-wal", "lock", "clock", "keys.json", "outbox", "exports"]
    {
        assert!(seen.iter().any(|path| path.ends_with(name)), "{name} in {seen:?}");
    }
    let mails = seen.iter().filter(|path| path.extension().is_some_and(|kind| kind == "eml"));
    assert!(mails.count() > 1, "the new one, too");
}

fn look(path: &Path, seen: &mut Vec<std::path::PathBuf>) {
    let kind = std::fs::metadata(path).expect("it is there");
    let expected = if kind.is_dir() { 0o700 } else { 0o600 };
    assert_eq!(kind.permissions().mode() & 0o777, expected, "{}", path.display());
    seen.push(path.to_owned());
    if kind.is_dir() {
        for entry in std::fs::read_dir(path).expect("a folder") {
            look(&entry.expect("an entry").path(), seen);
        }
    }
}

/// Half a head, half a body, and a connection that says nothing: each is ended.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_may_take_for_ever() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::start(&binary(), folder.path());
    let address = server.origin.trim_start_matches("http://").to_owned();
    let head = format!("POST /api/sign-in HTTP/1.1\r\nhost: {address}\r\n");
    let body = "content-type: application/json\r\ncontent-length: 100\r\n\r\n{\"email\":";
    let answered = format!("GET /api/health HTTP/1.1\r\nhost: {address}\r\n\r\n");
    let tries = [String::new(), head.clone(), format!("{head}{body}"), answered];
    let ended = tries.map(|sent| {
        let address = address.clone();
        std::thread::spawn(move || {
            let mut stream = TcpStream::connect(&address).expect("it listens");
            stream.set_read_timeout(Some(PATIENCE)).expect("a limit");
            stream.write_all(sent.as_bytes()).expect("it reads");
            stream.read_to_end(&mut Vec::new()).is_ok()
        })
    });
    for (number, ended) in ended.into_iter().enumerate() {
        assert!(ended.join().expect("no panic"), "connection {number} is still open");
    }
}

/// Whoever sends too much is told so, also while still sending, and can ask again on the same connection;
/// nobody who does not end holds up the server's end.
#[tokio::test(flavor = "multi_thread")]
async fn too_much_is_answered() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::start(&binary(), folder.path());
    let address = server.origin.trim_start_matches("http://").to_owned();
    let health = format!("GET /api/health HTTP/1.1\r\nhost: {address}\r\n\r\n");
    for (path, megabytes) in [("/api/sign-in", 1), ("/api/sign-in", 3), ("/api/nowhere", 20)] {
        let (address, health) = (address.clone(), health.clone());
        let asked = move || {
            let mut stream = TcpStream::connect(&address).expect("it listens");
            stream.set_read_timeout(Some(PATIENCE)).expect("a limit");
            let body = vec![b' '; megabytes << 20];
            let length = body.len();
            let kind = "content-type: application/json";
            let head = format!(
                "POST {path} HTTP/1.1\r\nhost: {address}\r\n{kind}\r\ncontent-length: {length}\r\n\r\n"
            );
            stream.write_all(head.as_bytes()).expect("it reads");
            stream.write_all(&body).expect("it reads on");
            let refused = status_of(&mut stream);
            stream.write_all(health.as_bytes()).expect("it reads");
            (refused, status_of(&mut stream))
        };
        let answered = tokio::task::spawn_blocking(asked).await.expect("no panic");
        let refused = if path.ends_with("nowhere") { "404" } else { "413" };
        assert_eq!(answered, (refused.to_owned(), "200".to_owned()), "{megabytes} MB");
    }
    let mut half = TcpStream::connect(&address).expect("it listens");
    half.write_all(&health.as_bytes()[..20]).expect("it reads");
    let begun = std::time::Instant::now();
    tokio::task::spawn_blocking(|| server.stop()).await.expect("no panic");
    assert!(begun.elapsed() < Duration::from_secs(20), "{:?}", begun.elapsed());
}

/// The status of the next answer on a connection; its body is read, too.
fn status_of(stream: &mut TcpStream) -> String {
    let (mut head, mut byte) = (Vec::new(), [0]);
    while !head.ends_with(b"\r\n\r\n") {
        stream.read_exact(&mut byte).expect("an answer");
        head.push(byte[0]);
    }
    let head = String::from_utf8(head).expect("a head").to_ascii_lowercase();
    let length = head.split("content-length: ").nth(1).and_then(|rest| rest.lines().next());
    let length = length.and_then(|length| length.parse().ok()).expect("a length");
    stream.read_exact(&mut vec![0; length]).expect("a body");
    head.split(' ').nth(1).expect("a status").to_owned()
}

/// Webhooks go to the open internet themselves: a proxy would look their names up, and reach what the
/// server may not.
#[tokio::test(flavor = "multi_thread")]
async fn no_proxy_takes_webhooks_elsewhere() {
    let folder = tempfile::tempdir().expect("a folder");
    let proxy = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let named = format!("http://{}", proxy.local_addr().expect("an address"));
    let variables = [("HTTPS_PROXY", &*named), ("ALL_PROXY", &*named)];
    let options = ["--demo", "--time-travel"];
    let server = Server::start_with(&binary(), folder.path(), &options, &variables);
    let demo = json!({"email": "tomas@posthorn.example", "password": DEMO_PASSWORD});
    let token = posted(&server, "/api/sign-in", "", &demo).await["access_token"].clone();
    let token = token.as_str().expect("a token");
    let hook = json!({"url": "https://printer.office.example/", "events": ["game.ended"]});
    let made = posted(&server, "/api/webhooks", token, &hook).await;
    let hook = format!("/api/webhooks/{}", made["webhook"]["id"].as_str().expect("its name"));
    posted(&server, &format!("{hook}/test"), token, &json!({})).await;
    posted(&server, "/local/clock", "", &json!({"advance": "1 minute"})).await;
    let http = reqwest::Client::new();
    let told = http.get(format!("{}{hook}/deliveries", server.origin)).bearer_auth(token);
    let told: Value = told.send().await.expect("an answer").json().await.expect("deliveries");
    let tries = told["deliveries"][0]["tries"].as_array().expect("a delivery");
    assert_eq!(tries.len(), 1, "it was tried: {told}");
    proxy.set_nonblocking(true).expect("no waiting");
    let come = proxy.accept().map(|(_, from)| from);
    assert_eq!(come.map_err(|error| error.kind()), Err(ErrorKind::WouldBlock));
}
