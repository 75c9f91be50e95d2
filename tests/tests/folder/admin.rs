//! `posthorn admin`: what whoever runs the server does with a command, each as it is typed, between two runs of the
//! server.

use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::time::Duration;

use app::Clock;
use rules::PlayerId;
use serde_json::{Value, json};
use store::Role;
use tests::server::{Server, binary, prepare};
use tests::{Mail, TestApp};

const PASSWORD: &str = "a long walk to the post";
/// Long enough for the schedules of a server that has just begun.
const MAILS_WITHIN: Duration = Duration::from_secs(20);

fn admin(data: &Path, arguments: &[&str]) -> (bool, String) {
    run(arguments, &["--data".as_ref(), data.as_os_str()])
}

fn run(arguments: &[&str], place: &[&OsStr]) -> (bool, String) {
    let mut posthorn = Command::new(binary());
    posthorn.arg("admin").args(arguments).args(place);
    ended(&mut posthorn)
}

fn ended(posthorn: &mut Command) -> (bool, String) {
    let Output { status, stdout, stderr } = posthorn.output().expect("an answer");
    let told = if status.success() { stdout } else { stderr };
    (status.success(), String::from_utf8_lossy(&told).trim_end().to_owned())
}

/// What it says, where it has done it.
#[track_caller]
fn done(data: &Path, arguments: &[&str]) -> String {
    let (success, told) = admin(data, arguments);
    assert!(success, "{arguments:?}: {told}");
    told
}

/// Why it has not done it.
#[track_caller]
fn refused(data: &Path, arguments: &[&str]) -> String {
    let (success, told) = admin(data, arguments);
    assert!(!success, "{arguments:?}: {told}");
    told
}

async fn posted(server: &Server, path: &str, body: &Value) -> (u16, Value) {
    let request = reqwest::Client::new().post(format!("{}{path}", server.origin));
    let answer = request.header("origin", &server.origin).json(body).send().await;
    let answer = answer.expect("an answer");
    (answer.status().as_u16(), answer.json().await.unwrap_or_default())
}

async fn sign_in(server: &Server, email: &str) -> (u16, Value) {
    posted(server, "/api/sign-in", &json!({"email": email, "password": PASSWORD})).await
}

async fn sign_up(server: &Server, given: &str, email: &str) {
    let body = json!({
        "given_name": given, "family_name": "Novotná", "federation": "CZE", "email": email,
        "password": PASSWORD, "language": "cs", "zone": "Europe/Prague"
    });
    assert_eq!(posted(server, "/api/sign-up", &body).await.0, 202);
}

fn mails(data: &Path) -> Vec<Mail> {
    let files = fs::read_dir(data.join("outbox")).into_iter().flatten().flatten();
    let files =
        files.map(|file| file.path()).filter(|path| path.extension() == Some("eml".as_ref()));
    files.map(|path| Mail::read(&fs::read(path).expect("a mail"))).collect()
}

/// Waits until a mail to an address lies in the outbox whose subject has these words.
async fn mail_to(data: &Path, email: &str, words: &str) -> Mail {
    let begun = std::time::Instant::now();
    loop {
        let mut found = mails(data).into_iter();
        let found = found.find(|mail| mail.to == email && mail.subject.contains(words));
        if let Some(found) = found {
            return found;
        }
        assert!(begun.elapsed() < MAILS_WITHIN, "no mail to {email} about {words}");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

fn csv(folder: &Path, lines: &str) -> PathBuf {
    let path = folder.join("players.csv");
    fs::write(&path, lines).expect("a file");
    path
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_first_administrator_is_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data");
    let empty = refused(&data, &["office", "give", "1", "administrator"]);
    assert!(empty.contains("holds no posthorn.db"), "{empty}");
    let games = prepare(&data, 1, Clock::System.now()).await;
    let player = games[0].0.players.white.to_string();
    let is = format!("{player} is administrator");
    assert_eq!(done(&data, &["office", "give", &player, "administrator"]), is);
    assert_eq!(done(&data, &["office", "give", &player, "administrator"]), is, "again");
    let last = refused(&data, &["office", "take", &player, "administrator"]);
    assert!(last.contains("the last administrator"), "{last}");
    let unknown = refused(&data, &["office", "give", "999999", "director"]);
    assert!(unknown.contains("nobody has an account with the number 999999"), "{unknown}");
    refused(&data, &["office", "give", &player, "treasurer"]);
    let log = done(&data, &["log"]);
    let lines: Vec<&str> = log.lines().collect();
    assert_eq!(lines.len(), 3, "{log}");
    let given = format!("office given: administrator, player {player}: By the operator");
    assert!(lines[0].contains(&given) && lines[1].contains(&given), "{log}");
    assert!(
        log.contains(&format!("office taken: administrator, player {player} (not done)")),
        "{log}"
    );
    // Beside a server that runs, nothing is done.
    let server = Server::start(&binary(), &data);
    let running = refused(&data, &["office", "give", &player, "director"]);
    assert!(running.contains("in use"), "{running}");
    drop(server);
}

/// Somebody signs up before any mail goes out of this server, and begins to run it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_sign_up_becomes_an_account_without_a_mail() {
    const EMAIL: &str = "jana@posthorn.example";
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path();
    let server = Server::start(&binary(), data);
    sign_up(&server, "Jana", EMAIL).await;
    // The link is out: the sign-up waits for it, until it lapses.
    mail_to(data, EMAIL, "").await;
    assert_eq!(sign_in(&server, EMAIL).await.0, 401);
    server.stop();
    let shown = done(data, &["account", "show", EMAIL]);
    assert!(shown.starts_with("sign-up 1: Jana Novotná, CZE, "), "{shown}");
    let nobody = refused(data, &["account", "confirm", "nobody@posthorn.example"]);
    assert!(nobody.contains("nobody has signed up with nobody@posthorn.example"), "{nobody}");
    let confirmed = done(data, &["account", "confirm", "Jana@Posthorn.example"]);
    assert!(confirmed.contains("number    900001"), "{confirmed}");
    refused(data, &["account", "confirm", EMAIL]);
    done(data, &["office", "give", EMAIL, "administrator"]);
    let server = Server::start(&binary(), data);
    let (status, session) = sign_in(&server, EMAIL).await;
    assert_eq!((status, &session["me"]["player"]["id"]), (200, &json!(900_001)), "{session}");
    server.stop();
    let shown = done(data, &["account", "show", "900001"]);
    for line in [
        "name      Jana Novotná, CZE",
        "address   jana@posthorn.example",
        "offices   administrator",
        "mails     cs, Europe/Prague",
        "sessions  1",
        "passkeys  0",
    ] {
        assert!(shown.lines().any(|shown| shown == line), "{line} in {shown}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_several_sign_ups_one_is_chosen() {
    const EMAIL: &str = "petr@posthorn.example";
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path();
    let server = Server::start(&binary(), data);
    sign_up(&server, "Petr", EMAIL).await;
    tokio::time::sleep(Duration::from_millis(1_100)).await;
    sign_up(&server, "Pavel", EMAIL).await;
    server.stop();
    let several = refused(data, &["account", "confirm", EMAIL]);
    assert!(
        several.contains("sign-up 1: Petr") && several.contains("sign-up 2: Pavel"),
        "{several}"
    );
    let beyond = refused(data, &["account", "confirm", EMAIL, "--choose", "3"]);
    assert!(beyond.contains("there are 2 of them"), "{beyond}");
    refused(data, &["account", "confirm", EMAIL, "--choose", "0"]);
    let confirmed = done(data, &["account", "confirm", EMAIL, "--choose", "2"]);
    assert!(confirmed.contains("Pavel Novotná"), "{confirmed}");
    // The address has its account; the other one can be none any more.
    let taken = refused(data, &["account", "confirm", EMAIL]);
    assert!(taken.contains("There is an account with your address"), "{taken}");
}

/// Somebody has lost the mailbox, and somebody else is signed in as them.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_account_gets_its_owner_back() {
    const OLD: &str = "eva@posthorn.example";
    const NEW: &str = "eva.nova@posthorn.example";
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path();
    let server = Server::start(&binary(), data);
    sign_up(&server, "Eva", OLD).await;
    server.stop();
    done(data, &["account", "confirm", OLD]);
    let server = Server::start(&binary(), data);
    assert_eq!(sign_in(&server, OLD).await.0, 200);
    server.stop();
    let wrong = refused(data, &["account", "address", OLD, "no address"]);
    assert!(wrong.contains("not an e-mail address"), "{wrong}");
    let reason = ["--reason", "Has shown an identity card."];
    let changed = done(data, &[&["account", "address", OLD, NEW][..], &reason].concat());
    assert_eq!(changed, format!("900001 has the address {NEW}"));
    done(data, &["account", "address", NEW, NEW]);
    assert_eq!(done(data, &["account", "sign-out", "900001"]), "1 session has ended");
    assert_eq!(done(data, &["account", "sign-out", NEW]), "0 sessions have ended");
    assert_eq!(done(data, &["account", "remove-passkeys", NEW]), "0 passkeys are removed");
    let unknown = refused(data, &["account", "sign-out", OLD]);
    assert!(unknown.contains("nobody has an account"), "{unknown}");
    let log = done(data, &["log"]);
    assert!(log.contains("address changed, player 900001: Has shown an identity card."), "{log}");
    assert!(log.contains("address changed, player 900001 (not done): By the operator"), "{log}");
    assert!(log.contains("passkeys removed, player 900001: By the operator"), "{log}");
    assert!(!log.contains('@'), "the log holds no address: {log}");
    let log = tempfile::NamedTempFile::new().expect("a file");
    let server = Server::start_with_log(&binary(), data, log.reopen().expect("the file"));
    assert_eq!(sign_in(&server, OLD).await.0, 401);
    mail_to(data, NEW, "adresa").await;
    let left = mail_to(data, OLD, "má novou adresu").await;
    assert!(left.body.contains("správci serveru Posthorn"), "{}", left.body);
    assert_eq!(sign_in(&server, NEW).await.0, 200);
    let audited = loop {
        let log = fs::read_to_string(log.path()).expect("a log");
        if log.contains("\"remove_passkey\" outcome=\"done\"") {
            break log;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    };
    for told in [
        r#"act="change_address" outcome="begun" code="" by="operator" of=900001 id=2"#,
        r#"act="change_address" outcome="done" code="" by="operator" of=900001 id=3"#,
        r#"act="end_session" outcome="done" code="" by="operator" of=900001 id=5"#,
    ] {
        assert!(audited.contains(told), "{told} in {audited}");
    }
    let undone = r#"act="change_address" outcome="done" code="" by="operator" of=900001 id=2"#;
    assert!(!audited.contains(undone), "{audited}");
    assert!(!audited.contains("identity card"), "reasons are no business of the log: {audited}");
    server.stop();
}

const PLAYERS: &str = "\
number;given_name;family_name;federation;title;rating;games;chess960_rating;email;language;club
160001;Tomáš;Novák;CZE;SIM;2389;412;;tomas@posthorn.example;cs;Praha
80417;Jürgen;Weiß;GER;;1850;14;1900;jurgen@posthorn.example;;Bonn
7;Anna;Nowak;POL;;;;;;;
";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn players_are_brought_with_their_numbers() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data");
    Server::start(&binary(), &data).stop();
    let file = csv(folder.path(), PLAYERS);
    let file = file.to_str().expect("a path");
    assert_eq!(
        done(&data, &["import-players", file, "--check"]),
        "nothing is wrong; 3 new, 0 here already"
    );
    let told = done(&data, &["import-players", file]);
    assert_eq!(told, "3 new, 0 here already; 0 invitations go out");
    let told = done(&data, &["import-players", file, "--invite"]);
    assert_eq!(told, "0 new, 3 here already; 2 invitations go out");
    let told = done(&data, &["import-players", file, "--invite"]);
    assert_eq!(told, "0 new, 3 here already; 0 invitations go out", "the links are good");
    let corrected = PLAYERS.replace("tomas@", "tomas.novak@");
    let corrected = csv(&folder.path().join("data"), &corrected);
    let corrected = corrected.to_str().expect("a path");
    let told = done(&data, &["import-players", corrected, "--invite"]);
    assert_eq!(told, "0 new, 3 here already; 0 invitations go out", "not within the hour");
    let shown = done(&data, &["account", "show", "160001"]);
    assert!(shown.contains("Tomáš Novák, CZE, SIM"), "{shown}");
    assert!(shown.contains("none; invited at tomas@posthorn.example"), "{shown}");
    assert!(done(&data, &["account", "show", "7"]).contains("registered and not invited"));
    let log = done(&data, &["log"]);
    assert!(log.contains("players imported: 3 new, 0 invited: By the operator"), "{log}");
    assert!(log.contains("players imported: 0 new, 2 invited: By the operator"), "{log}");
    let server = Server::start(&binary(), &data);
    let profile = reqwest::get(format!("{}/api/players/80417", server.origin)).await;
    let profile: Value = profile.expect("an answer").json().await.expect("a profile");
    assert_eq!(profile["player"]["family_name"], "Weiß", "{profile}");
    let rated = |at: usize| (&profile["ratings"][at]["rating"], &profile["ratings"][at]["games"]);
    assert_eq!(rated(0), (&json!(1850), &json!(14)), "{profile}");
    // Where the file tells no games the rating counts as fixed.
    assert_eq!(rated(1), (&json!(1900), &json!(30)), "{profile}");
    // The link of the mail leads to the number of before.
    let mail = mail_to(&data, "tomas@posthorn.example", "").await;
    let link = mail.body.split_whitespace().find(|word| word.contains("/claim/"));
    let token = link.and_then(|link| link.rsplit('/').next()).expect("a link");
    let claim =
        json!({"token": token, "password": PASSWORD, "language": "cs", "zone": "Europe/Prague"});
    assert_eq!(posted(&server, "/api/claim", &claim).await.0, 200);
    let (status, session) = sign_in(&server, "tomas@posthorn.example").await;
    assert_eq!((status, &session["me"]["player"]["id"]), (200, &json!(160_001)), "{session}");
    mail_to(&data, "jurgen@posthorn.example", "").await;
    server.stop();
    // Who has claimed the number is here, and is not invited again.
    let told = done(&data, &["import-players", file, "--invite"]);
    assert_eq!(told, "0 new, 3 here already; 0 invitations go out");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_file_with_faults_brings_nobody() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data");
    Server::start(&binary(), &data).stop();
    let wrong = csv(
        folder.path(),
        "number,given_name,family_name,federation,title,rating,games,email,language\n\
         900001,Jan,Malý,CZE,,,,,\n\
         5,Jan,М4лый,CZE,,,,,\n\
         6,Jan,Malý,XXX,WGM,two,many,at,de\n\
         7,Petr,Malý,CZE,,,,p@posthorn.example,\n\
         7,Pavel,Malý,CZE,,,,p@posthorn.example,\n",
    );
    let told = refused(&data, &["import-players", wrong.to_str().expect("a path")]);
    for fault in [
        "10 faults were found, and nothing was written",
        "line 2, column number: a number is 1 to 900000",
        "line 3, column family_name: ",
        "line 4, column federation: There is no federation with this code.",
        "line 4, column title: “WGM” is no title",
        "line 4, column rating: “two” is no rating",
        "line 4, column games: this is no number of games",
        "line 4, column email: This is not an e-mail address.",
        "line 4, column language: The language is `en` or `cs`.",
        "line 6, column number: another player of this file has the same number",
        "line 6, column email: another player of this file has the same address",
    ] {
        assert!(told.contains(fault), "{fault} in {told}");
    }
    let missing = csv(folder.path(), "number,given_name\n1,Jan\n");
    let told = refused(&data, &["import-players", missing.to_str().expect("a path")]);
    assert!(told.contains("column federation: there is no such column"), "{told}");
    let absent = refused(&data, &["import-players", "no such file"]);
    assert!(absent.contains("no such file: "), "{absent}");
    // A number that is somebody else's stays theirs.
    let first = csv(folder.path(), "number,given_name,family_name,federation\n7,Petr,Malý,CZE\n");
    done(&data, &["import-players", first.to_str().expect("a path")]);
    let second = csv(
        folder.path(),
        "number,given_name,family_name,federation\n6,Ota,Malý,CZE\n7,Pavel,Malý,CZE\n",
    );
    let told = refused(&data, &["import-players", second.to_str().expect("a path")]);
    assert!(told.contains("line 3, column number: the number is that of Petr Malý"), "{told}");
    let none = refused(&data, &["account", "show", "6"]);
    assert!(none.contains("no such player") || none.contains("No such player"), "{none}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_elsewhere_is_looked_after_alike() {
    let app = TestApp::new().await;
    app.member(7, "CZE", None, Role::Player).await;
    let folder = tempfile::tempdir().expect("a folder");
    let file = csv(folder.path(), "number,given_name,family_name,federation\n8,Petr,Malý,CZE\n");
    let there = |arguments: &[&str]| {
        let (success, told) = run(arguments, &["--endpoint-url".as_ref(), app.endpoint().as_ref()]);
        assert!(success, "{arguments:?}: {told}");
        told
    };
    assert_eq!(there(&["office", "give", "7", "administrator"]), "7 is administrator");
    let file = file.to_str().expect("a path");
    let told = there(&["import-players", file]);
    assert_eq!(told, "1 new, 0 here already; 0 invitations go out");
    assert!(there(&["log"]).contains("office given: administrator, player 7"));
    let account = app.app.store.account(PlayerId(7)).await.expect("an account");
    assert!(account.roles.contains(&Role::Administrator), "{:?}", account.roles);
    let moved = app.app.store.registration(PlayerId(8)).await.expect("readable");
    assert_eq!(moved.expect("a registration").registration.by, None);
    // As whoever looks after the table in AWS has it, with the rights of the environment.
    let mut aws = Command::new(binary());
    aws.args(["admin", "office", "give", "7", "director", "--aws"]);
    let told = ended(aws.envs(tests::aws_at(app.endpoint())));
    assert_eq!(told, (true, "7 is director".to_owned()));
    let account = app.app.store.account(PlayerId(7)).await.expect("an account");
    assert!(account.roles.contains(&Role::Director), "{:?}", account.roles);
}
