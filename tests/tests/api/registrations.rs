//! Players whom a federation registers without an account: entered and seated, invited, claimed by mail.

use axum::http::Method;
use rules::PlayerId;
use serde_json::{Value, json};
use store::{Followed, Role};
use tests::{Answer, DAY, DELEGATE, Front, OFFICER, Person, TestApp};

const PATH: &str = "/api/federations/CZE/registrations";
const EMAIL: &str = "jana@posthorn.example";
const PASSWORD: &str = "correct horse battery";
const HOUR: i64 = 3_600;

async fn begun() -> TestApp {
    let app = TestApp::new().await;
    app.officials().await;
    app
}

fn delegate(app: &TestApp) -> Person<'_> {
    app.person_as(DELEGATE, Role::Federation)
}

fn jana(id: &str, email: Option<&str>) -> Value {
    json!({
        "id": id, "given_name": "Jana", "family_name": "Králová", "email": email, "language": "cs"
    })
}

#[track_caller]
fn check(answer: &Answer, expected: &str) {
    assert_eq!(answer.verdict(), expected, "{}", answer.text);
}

fn number(registered: &Value) -> u64 {
    registered["player"]["id"].as_u64().expect("a number")
}

/// From the registration over an entry and the mail to the first sign-in.
#[tokio::test]
async fn a_registered_player_is_entered_invited_and_claims_the_number() {
    let app = begun().await;
    let delegate = delegate(&app);
    let made = delegate.post(PATH, &jana("request-1", None)).await.expect(201).json;
    assert_eq!(
        made["player"],
        json!({
            "id": 900_001, "given_name": "Jana", "family_name": "Králová", "federation": "CZE",
            "title": null, "rating": null
        })
    );
    assert_eq!((&made["version"], &made["invitation"]), (&json!(1), &Value::Null));
    assert_eq!(made["registered_by"]["id"], DELEGATE.0);
    // The number is a player's like any other.
    let event = app.announce(&app.preset("open_class", |_| ()).await).await;
    let entry = json!({ "player": 900_001 });
    delegate.post(&format!("/api/events/{event}/entries"), &entry).await.expect(200);
    let entries = format!("/api/events/{event}/entries");
    let seen = app.organiser().get(&entries).await.expect(200).json;
    assert_eq!(seen["without_account"], json!([900_001]));
    let public = app.request(Method::GET, &entries, &[], "").await.expect(200).json;
    assert_eq!(public["without_account"], json!([]));
    let members = app.request(Method::GET, "/api/federations/CZE/members", &[], "").await;
    assert!(members.expect(200).text.contains("Králová"));
    assert!(app.take_mails().is_empty());

    let path = format!("{PATH}/900001/invitation");
    let body = json!({ "version": 1, "email": " Jana@Posthorn.example", "language": "cs" });
    let invited = delegate.request(Method::PUT, &path, &body).await.expect(200).json;
    assert_eq!((&invited["version"], &invited["invitation"]["email"]), (&json!(2), &json!(EMAIL)));
    // Sent again, the request is answered, and nothing more is sent.
    assert_eq!(delegate.request(Method::PUT, &path, &body).await.expect(200).json, invited);
    app.post_mails().await;
    let mail = app.take_mail();
    assert_eq!((&*mail.to, &*mail.subject), (EMAIL, "Vaše číslo na serveru Posthorn: 900001"));
    assert!(mail.body.contains("Dobrý den, Jana Králová"), "{}", mail.body);
    let token = mail.token("claim");

    let looked = app.post("/api/claim/look", &json!({ "token": token })).await.expect(200).json;
    assert_eq!((number(&looked), &looked["email"]), (900_001, &json!(EMAIL)));
    let claim = |password: &str| json!({ "token": token, "password": password, "language": "cs", "zone": "Europe/Prague" });
    for guessed in ["jana@posthorn.example", "kralova12345"] {
        check(&app.post("/api/claim", &claim(guessed)).await, "422 guessable_password");
    }
    assert_eq!(app.post("/api/claim", &claim(PASSWORD)).await.expect(200).json, json!({}));
    app.post("/api/claim", &claim(PASSWORD)).await.expect(200);
    check(&app.post("/api/claim", &claim("another horse battery")).await, "400 invalid_token");
    let session = app.sign_in(EMAIL, PASSWORD).await.expect(200);
    assert_eq!(session.json["me"]["player"]["id"], 900_001);
    assert_eq!(session.json["me"]["language"], "cs");
    // There is nobody left to invite.
    let listed = delegate.get(PATH).await.expect(200).json;
    assert_eq!(listed, json!({ "federation": "CZE", "registrations": [], "next": null }));
    check(&delegate.request(Method::PUT, &path, &body).await, "404 unknown_registration");
    check(&app.post("/api/claim/look", &json!({ "token": token })).await, "400 invalid_token");
}

#[tokio::test]
async fn names_and_addresses_are_checked_and_namesakes_told_apart() {
    let app = begun().await;
    let delegate = delegate(&app);
    let with = |change: &dyn Fn(&mut Value)| {
        let mut body = jana("request-1", None);
        change(&mut body);
        body
    };
    for (body, expected) in [
        (with(&|body| body["given_name"] = json!("J4na")), "422 invalid_given_name"),
        (with(&|body| body["family_name"] = json!("Кралова")), "422 mixed_family_name"),
        (with(&|body| body["email"] = json!("jana")), "422 invalid_email"),
        (with(&|body| body["language"] = json!("de")), "422 invalid_body"),
        (with(&|body| body["id"] = json!("short")), "422 invalid_body"),
    ] {
        check(&delegate.post(PATH, &body).await, expected);
    }
    let made = delegate.post(PATH, &jana("request-1", None)).await.expect(201).json;
    assert_eq!(delegate.post(PATH, &jana("request-1", None)).await.expect(200).json, made);
    // Spelt without accents, and in the other order, it is the same name.
    let plain = with(&|body| {
        body["id"] = json!("request-2");
        body["given_name"] = json!("KRALOVA");
        body["family_name"] = json!("Jana");
    });
    check(&delegate.post(PATH, &plain).await, "409 name_known");
    let another = with(&|body| {
        body["id"] = json!("request-2");
        body["another"] = json!(true);
    });
    let second = delegate.post(PATH, &another).await.expect(201).json;
    assert_ne!(number(&second), number(&made));
    let listed = delegate.get(&format!("{PATH}?limit=1")).await.expect(200).json;
    assert_eq!(listed["registrations"], json!([made]));
    let next = listed["next"].as_str().expect("more");
    let rest = delegate.get(&format!("{PATH}?after={next}")).await.expect(200).json;
    assert_eq!((&rest["registrations"], &rest["next"]), (&json!([second]), &Value::Null));
}

/// Only those of the federation register, and see where players were invited.
#[tokio::test]
async fn others_register_nobody() {
    let app = begun().await;
    app.member(77, "POL", None, Role::Federation).await;
    delegate(&app).post(PATH, &jana("request-1", Some(EMAIL))).await.expect(201);
    let other = app.person_as(PlayerId(77), Role::Federation);
    let player = app.person(PlayerId(900_001));
    let invite = json!({ "version": 1, "email": "thief@posthorn.example", "language": "en" });
    for person in [other, player] {
        check(&person.get(PATH).await, "403 forbidden");
        check(&person.post(PATH, &jana("request-2", None)).await, "403 forbidden");
        let path = format!("{PATH}/900001/invitation");
        check(&person.request(Method::PUT, &path, &invite).await, "403 forbidden");
        let path = format!("{PATH}/900001");
        check(&person.request(Method::DELETE, &path, &Value::Null).await, "403 forbidden");
    }
    // Nor through their own federation's address.
    let path = "/api/federations/POL/registrations/900001/invitation";
    check(&other.request(Method::PUT, path, &invite).await, "404 unknown_registration");
    // A federation's key registers, and invites nobody to a number that there is.
    let key = json!({ "name": "k", "scopes": ["entries"], "for_federation": true });
    let key = delegate(&app).post("/api/keys", &key).await.expect(201);
    let bearer = format!("Bearer {}", key.text_of("secret"));
    let headers = [("authorization", bearer.as_str()), ("content-type", "application/json")];
    let mut body = jana("request-3", None);
    body["given_name"] = json!("Petr");
    body["family_name"] = json!("Malý");
    app.request(Method::POST, PATH, &headers, body.to_string()).await.expect(201);
    app.request(Method::GET, PATH, &headers, "").await.expect(200);
    let path = format!("{PATH}/900001/invitation");
    let answer = app.request(Method::PUT, &path, &headers, invite.to_string()).await;
    assert_eq!(answer.status, 403, "{}", answer.text);
}

/// The last link alone is good, for thirty days; another address waits for an hour.
#[tokio::test]
async fn links_are_void_once_another_was_sent_or_thirty_days_are_over() {
    let app = begun().await;
    let delegate = delegate(&app);
    delegate.post(PATH, &jana("request-1", Some(EMAIL))).await.expect(201);
    app.post_mails().await;
    let first = app.take_token("claim");
    let path = format!("{PATH}/900001/invitation");
    let invite = async |version: u32, email: &str| {
        let body = json!({ "version": version, "email": email, "language": "en" });
        delegate.request(Method::PUT, &path, &body).await
    };
    check(&invite(1, "other@posthorn.example").await, "429 too_many_attempts");
    app.wait(HOUR - 1);
    check(&invite(1, "other@posthorn.example").await, "429 too_many_attempts");
    app.wait(1);
    check(&invite(7, "other@posthorn.example").await, "409 changed_meanwhile");
    invite(1, "other@posthorn.example").await.expect(200);
    app.post_mails().await;
    let second = app.take_token("claim");
    let look =
        async |token: &str| app.post("/api/claim/look", &json!({ "token": token })).await.verdict();
    assert_eq!(look(&first).await, "400 invalid_token");
    assert_eq!(look(&second).await, "200");
    app.wait(30 * DAY - 1);
    assert_eq!(look(&second).await, "200");
    app.wait(1);
    assert_eq!(look(&second).await, "400 invalid_token");
    app.post_mails().await;
    let listed = delegate.get(PATH).await.expect(200).json;
    assert_eq!(listed["registrations"][0]["invitation"]["email"], "other@posthorn.example");
    // Whoever has not come is invited again.
    invite(2, EMAIL).await.expect(200);
    app.post_mails().await;
    assert_eq!(look(&app.take_token("claim")).await, "200");
}

#[tokio::test]
async fn a_registration_is_taken_back_while_nothing_rests_on_it() {
    let app = begun().await;
    let delegate = delegate(&app);
    delegate.post(PATH, &jana("request-1", Some(EMAIL))).await.expect(201);
    app.post_mails().await;
    let token = app.take_token("claim");
    let remove = async |id: u32| {
        let path = format!("{PATH}/{id}");
        delegate.request(Method::DELETE, &path, &Value::Null).await.verdict()
    };
    assert_eq!(remove(900_001).await, "204");
    assert_eq!(remove(900_001).await, "404 unknown_registration");
    check(&app.post("/api/claim/look", &json!({ "token": token })).await, "400 invalid_token");
    let public = app.request(Method::GET, "/api/players/900001", &[], "").await;
    check(&public, "404 unknown_player");
    let found = app.request(Method::GET, "/api/players?search=kral", &[], "").await;
    assert_eq!(found.expect(200).json, json!({ "players": [], "more": false }));
    // Whoever has entered is in the books.
    let again = delegate.post(PATH, &jana("request-2", None)).await.expect(201).json;
    let event = app.announce(&app.preset("open_class", |_| ()).await).await;
    let entry = json!({ "player": number(&again) });
    delegate.post(&format!("/api/events/{event}/entries"), &entry).await.expect(200);
    assert_eq!(remove(900_002).await, "409 has_played");
}

/// An address that has an account claims nothing by a new password: two people, or one who signs in.
#[tokio::test]
async fn an_address_with_an_account_claims_with_it() {
    let app = begun().await;
    app.sign_up(EMAIL, PASSWORD, "en").await.expect(202);
    app.confirm(&app.take_token("verify"), PASSWORD).await.expect(200);
    let delegate = delegate(&app);
    let mut body = jana("request-1", Some(EMAIL));
    body["given_name"] = json!("Tomáš");
    body["family_name"] = json!("Novák");
    check(&delegate.post(PATH, &body).await, "409 name_known");
    body["another"] = json!(true);
    delegate.post(PATH, &body).await.expect(201);
    app.post_mails().await;
    let token = app.take_token("claim");
    let claim = json!({
        "token": token, "password": "another horse battery", "language": "cs", "zone": "UTC"
    });
    check(&app.post("/api/claim", &claim).await, "409 email_taken");
    let session = app.sign_in(EMAIL, PASSWORD).await.expect(200);
    let bearer = format!("Bearer {}", session.text_of("access_token"));
    let headers = [("authorization", bearer.as_str()), ("content-type", "application/json")];
    let mine = json!({ "token": token }).to_string();
    let answer = app.request(Method::POST, "/api/claim/mine", &headers, mine.clone()).await;
    assert_eq!(answer.expect(200).json["player"]["id"], 900_002);
    // The number before is gone with its sessions, and leads to the other one.
    app.request(Method::GET, "/api/me", &headers, "").await.expect(401);
    let session = app.sign_in(EMAIL, PASSWORD).await.expect(200);
    assert_eq!(session.json["me"]["player"]["id"], 900_002);
    let page = app.request(Method::GET, "/api/players/900001", &[], "").await.expect(200).json;
    assert_eq!(page["player"]["id"], 900_002);
    let entry = json!({ "player": 900_001 });
    let event = app.announce(&app.preset("open_class", |_| ()).await).await;
    check(
        &delegate.post(&format!("/api/events/{event}/entries"), &entry).await,
        "404 unknown_player",
    );
}

/// Files as federations have them: everything that is wrong by its line, and who is left out.
#[tokio::test]
async fn many_are_registered_by_a_file() {
    let app = begun().await;
    let delegate = delegate(&app);
    delegate.post(PATH, &jana("request-1", None)).await.expect(201);
    let send = async |csv: &str, dry_run: bool| {
        let body = json!({ "csv": csv, "dry_run": dry_run, "language": "cs" });
        delegate.post(&format!("{PATH}/file"), &body).await
    };
    let wrong = "\u{feff}given_name;family_name;email;born\r\nPetr;Malý;petr@;1980\r\n\
        Eva;D0brá;;\r\nEva;Dobrá;e@posthorn.example;\r\nDobra;Eva;;\r\nJan;Malý;E@posthorn.example;\r\n";
    let told = send(wrong, true).await.expect(200).json;
    let faults: Vec<String> = told["problems"]
        .as_array()
        .expect("problems")
        .iter()
        .map(|it| {
            let text = |name: &str| it[name].as_str().unwrap_or_default().to_owned();
            format!("{} {} {}", it["line"], text("column"), text("code"))
        })
        .collect();
    assert_eq!(
        faults,
        [
            "2 email faulty_field",
            "3 family_name faulty_field",
            "5 family_name registered_twice",
            "6 email email_twice"
        ]
    );
    check(&send(wrong, false).await, "422 faulty_file");
    let mut csv = "given_name,family_name,email\nJana,Kralova,\n".to_owned();
    for n in 0..20 {
        let letter = char::from(b'a' + n);
        let email = if n == 3 { "third@posthorn.example" } else { "" };
        csv.push_str(&format!("Petr,Mal{letter},{email}\n"));
    }
    let dry = send(&csv, true).await.expect(200).json;
    assert_eq!(dry["registered"].as_array().map(Vec::len), Some(20));
    assert_eq!((&dry["registered"][0]["player"], &dry["problems"]), (&Value::Null, &json!([])));
    assert_eq!((&dry["known"][0]["line"], number(&dry["known"][0])), (&json!(2), 900_001));
    let made = send(&csv, false).await.expect(200).json;
    let numbers: Vec<u64> =
        made["registered"].as_array().expect("rows").iter().map(number).collect();
    assert_eq!(numbers, (900_002..900_022).collect::<Vec<u64>>());
    app.post_mails().await;
    assert_eq!(app.take_mail().to, "third@posthorn.example");
    // A file that is sent again registers nobody.
    let again = send(&csv, false).await.expect(200).json;
    assert_eq!(again["registered"], json!([]));
    assert_eq!(again["known"].as_array().map(Vec::len), Some(21));
    let long = format!("given_name,family_name\n{}", "A,B\n".repeat(201));
    check(&send(&long, true).await, "422 too_many_rows");
}

async fn follows_only(app: &TestApp, player: PlayerId, followed: u32) {
    let list = app.person(player).get("/api/followed").await.expect(200).json;
    let players = list["players"].as_array().expect("a list");
    assert!(players.len() == 1 && players[0]["id"] == followed, "{player}: {list}");
}

/// Two numbers of one person: an officer joins them, with a reason, and the person is told.
#[tokio::test]
async fn an_officer_joins_two_numbers_of_one_person() {
    let app = begun().await;
    let delegate = delegate(&app);
    delegate.post(PATH, &jana("request-1", None)).await.expect(201);
    app.sign_up(EMAIL, PASSWORD, "en").await.expect(202);
    app.confirm(&app.take_token("verify"), PASSWORD).await.expect(200);
    let officer = app.person_as(OFFICER, Role::Officer);
    let path = "/api/players/900001/joined";
    let join = |number: u32| json!({ "number": number, "reason": "Has signed up a second time." });
    check(&delegate.post(path, &join(900_002)).await, "403 forbidden");
    check(&officer.post(path, &join(900_001)).await, "409 same_number");
    check(&officer.post(path, &join(12)).await, "404 unknown_player");
    check(
        &officer.post(path, &json!({ "number": 900_002, "reason": " " })).await,
        "422 invalid_body",
    );
    check(&officer.post(path, &join(DELEGATE.0)).await, "409 offices_held");
    // Whoever has left for good takes nobody else in: an old session would open with the account.
    app.member(5, "CZE", None, Role::Player).await;
    let gone = app.app.store.account(PlayerId(5)).await.expect("an account");
    app.app.take_leave_for_good(&gone).await.expect("gone");
    let into = "/api/players/5/joined";
    check(&officer.post(into, &join(900_002)).await, "409 nobody_has_it");
    let pairing = app.pairing(1).await;
    check(&officer.post(path, &join(pairing.players.white.0)).await, "409 has_played");
    // Somebody follows the number, with which nobody signs in.
    let followed = Followed::Player(PlayerId(900_002));
    app.app.store.follow(DELEGATE, followed).await.expect("followed");
    let joined = officer.post(path, &join(900_002)).await.expect(200).json;
    assert_eq!(joined["joined"][0]["number"], 900_002);
    assert_eq!(joined["joined"][0]["family_name"], "Novák");
    assert_eq!(officer.post(path, &join(900_002)).await.expect(200).json, joined);
    let mail = app.take_mail();
    assert_eq!((&*mail.to, &*mail.subject), (EMAIL, "Your number at Posthorn is 900001"));
    assert!(mail.body.contains("Has signed up a second time."), "{}", mail.body);
    let session = app.sign_in(EMAIL, PASSWORD).await.expect(200);
    assert_eq!(session.json["me"]["player"]["family_name"], "Králová");
    assert_eq!(delegate.get(PATH).await.expect(200).json["registrations"], json!([]));
    // Where both have an account, the one of the number that goes ends.
    let other = "second@posthorn.example";
    app.sign_up(other, PASSWORD, "en").await.expect(202);
    app.confirm(&app.take_token("verify"), PASSWORD).await.expect(200);
    // What they have noted on games of others is theirs under the number that stays.
    let notes = format!("/api/games/{}/notebook", pairing.game);
    app.person(pairing.players.white).resign(pairing.game).await.expect(200);
    let noted = |note: &str| json!({ "version": 0, "note": note, "moves": [] });
    app.person(PlayerId(900_003)).put(&notes, &noted("Second.")).await.expect(200);
    app.person(PlayerId(900_001)).put(&notes, &noted("First.")).await.expect(200);
    let follow = async |player: u32, what: &str| {
        let path = format!("/api/followed/{what}");
        app.person(PlayerId(player)).put(&path, &Value::Null).await.expect(200);
    };
    follow(900_003, "players/900001").await;
    follow(900_003, &format!("players/{}", DELEGATE.0)).await;
    follow(OFFICER.0, "players/900003").await;
    officer.post(path, &join(900_003)).await.expect(200);
    let told: Vec<String> = app.take_mails().into_iter().map(|mail| mail.to).collect();
    assert!(told.contains(&other.to_owned()) && told.contains(&EMAIL.to_owned()), "{told:?}");
    check(&app.sign_in(other, PASSWORD).await, "401 wrong_credentials");
    app.run_all_schedules().await;
    app.sign_in(EMAIL, PASSWORD).await.expect(200);
    let kept = app.person(PlayerId(900_001)).get(&notes).await.expect(200).json;
    assert_eq!(kept["note"], "First.\n\nSecond.");
    follows_only(&app, PlayerId(900_001), DELEGATE.0).await;
    follows_only(&app, OFFICER, 900_001).await;
    follows_only(&app, DELEGATE, 900_001).await;
    assert_eq!(app.person(PlayerId(900_001)).get(path).await.expect(200).json["may_join"], false);
    let found = app.request(Method::GET, "/api/players?search=nov", &[], "").await;
    assert_eq!(found.expect(200).json["players"], json!([]));
}

/// Two claim a number at the same time, by a new password and with an account: one has it, whole.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_number_is_claimed_once() {
    for round in 0..12 {
        let app = begun().await;
        app.sign_up("tomas@posthorn.example", PASSWORD, "en").await.expect(202);
        app.confirm(&app.take_token("verify"), PASSWORD).await.expect(200);
        delegate(&app).post(PATH, &jana("request-1", Some(EMAIL))).await.expect(201);
        app.post_mails().await;
        let token = app.take_token("claim");
        let session = app.sign_in("tomas@posthorn.example", PASSWORD).await.expect(200);
        let bearer = format!("Bearer {}", session.text_of("access_token"));
        let headers = [("authorization", bearer.as_str()), ("content-type", "application/json")];
        let claim =
            json!({ "token": token, "password": PASSWORD, "language": "cs", "zone": "UTC" });
        let mine = json!({ "token": token }).to_string();
        let (new, own) = tokio::join!(
            app.post("/api/claim", &claim),
            app.request(Method::POST, "/api/claim/mine", &headers, mine)
        );
        let done = [new.status == 200, own.status == 200];
        assert_eq!(
            done.iter().filter(|done| **done).count(),
            1,
            "{round}: {}{}",
            new.text,
            own.text
        );
        let (jana, tomas) = (
            app.sign_in(EMAIL, PASSWORD).await,
            app.sign_in("tomas@posthorn.example", PASSWORD).await.expect(200),
        );
        assert_eq!(jana.status == 200, done[0]);
        let number = tomas.json["me"]["player"]["id"].as_u64();
        assert_eq!(number, Some(if done[1] { 900_002 } else { 900_001 }));
    }
}

/// The server dies while a file is read, at any of its calls: sent again, everybody is registered once.
#[tokio::test]
async fn a_file_whose_run_died_is_sent_again() {
    let mut csv = "given_name,family_name\n".to_owned();
    (b'a'..b'q').for_each(|letter| csv.push_str(&format!("Petr,Mal{}\n", char::from(letter))));
    let body = json!({ "csv": csv, "language": "cs" });
    for calls in (0..200).step_by(7) {
        for carried_out in [false, true] {
            let (app, front) = Front::server().await;
            app.officials().await;
            front.after(calls, carried_out);
            delegate(&app).post(&format!("{PATH}/file"), &body).await;
            let died = front.heal();
            delegate(&app).post(&format!("{PATH}/file"), &body).await.expect(200);
            let listed = delegate(&app).get(&format!("{PATH}?limit=200")).await.expect(200).json;
            let listed = listed["registrations"].as_array().expect("registrations");
            let names: std::collections::BTreeSet<&str> =
                listed.iter().filter_map(|it| it["player"]["family_name"].as_str()).collect();
            assert_eq!((listed.len(), names.len()), (16, 16), "{calls} {carried_out}");
            if !died {
                assert!(calls > 10, "only {calls} calls");
                return;
            }
        }
    }
    panic!("it dies for ever");
}
