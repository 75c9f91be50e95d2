//! Offices: given and taken by administrators, read by everybody, each with its own acts.

use rules::PlayerId;
use serde_json::{Value, json};
use store::Role;
use tests::{DELEGATE, DIRECTOR, OFFICER, TestApp};

const PLAYER: PlayerId = PlayerId(1);
const PATH: &str = "/api/players/1/offices";

fn appoint(role: &str, give: bool) -> Value {
    json!({ "role": role, "give": give, "reason": "Elected by Congress." })
}

async fn people() -> TestApp {
    let app = TestApp::new().await;
    app.officials().await;
    app.member(PLAYER.0, "CZE", None, Role::Player).await;
    app.member(2, "CZE", None, Role::Administrator).await;
    app
}

async fn roles(app: &TestApp) -> Value {
    let all = app.person(PlayerId(3)).get("/api/offices").await.expect(200).json;
    let of = |each: &&Value| each["player"]["id"] == json!(PLAYER.0);
    let all = all["officials"].as_array().expect("officials").clone();
    all.iter().find(of).map_or(Value::Null, |each| each["roles"].clone())
}

/// Given, told, listed, opened at the desk, taken again; and a repeat changes nothing.
#[tokio::test]
async fn an_administrator_gives_and_takes() {
    let app = people().await;
    let administrator = app.person_as(PlayerId(2), Role::Administrator);
    assert_eq!(roles(&app).await, Value::Null);
    for (body, expected) in [
        (appoint("player", true), "422 no_office"),
        (appoint("treasurer", true), "422 invalid_body"),
        (json!({ "role": "director", "give": true, "reason": " " }), "422 invalid_body"),
    ] {
        assert_eq!(administrator.post(PATH, &body).await.verdict(), expected, "{body}");
    }
    let unknown = administrator.post("/api/players/99/offices", &appoint("director", true)).await;
    assert_eq!(unknown.verdict(), "404 unknown_player");
    let given = administrator.post(PATH, &appoint("rating_commissioner", true)).await.expect(200);
    let again = administrator.post(PATH, &appoint("rating_commissioner", true)).await.expect(200);
    assert_eq!(again.text, given.text);
    administrator.post(PATH, &appoint("director", true)).await.expect(200);
    assert_eq!(roles(&app).await, json!(["director", "rating_commissioner"]));
    let account = app.app.store.account(PLAYER).await.expect("an account");
    assert_eq!(account.epoch, 0, "nobody is signed out by what is given");
    assert!(account.roles.contains(&Role::RatingCommissioner));
    let taken = administrator.post(PATH, &appoint("director", false)).await.expect(200).json;
    assert_eq!(roles(&app).await, json!(["rating_commissioner"]));
    assert_eq!(app.app.store.account(PLAYER).await.expect("an account").epoch, 1);
    let log = taken["appointments"].as_array().expect("a log");
    let log: Vec<String> =
        log.iter().map(|each| format!("{} {}", each["role"], each["given"])).collect();
    assert_eq!(log, [r#""director" false"#, r#""director" true"#, r#""rating_commissioner" true"#]);
    let pending = app.app.store.pending_notices(PLAYER).await.expect("notices");
    let mut told: Vec<String> = pending.iter().map(|each| each.notice.kind.key()).collect();
    told.sort_unstable();
    assert_eq!(told, ["office-1", "office-2", "office-3"]);
    // The person reads it, and nobody else.
    let mine = app.person(PLAYER).get(PATH).await.expect(200).json;
    assert_eq!(
        (&mine["may_give"], &mine["appointments"][0]["by"]["id"]),
        (&json!(false), &json!(2))
    );
    assert_eq!(app.person(PlayerId(3)).get(PATH).await.verdict(), "403 forbidden");
}

/// Nobody gives but administrators, not to themselves, and one of them always stays.
#[tokio::test]
async fn who_gives() {
    let app = people().await;
    for role in Role::ALL {
        let may = role.acts_as(Role::Administrator);
        let answer = app.person_as(PlayerId(3), role).post(PATH, &appoint("director", false)).await;
        assert_eq!(answer.verdict(), if may { "200" } else { "403 forbidden" }, "{role}");
    }
    let administrator = app.person_as(PlayerId(2), Role::Administrator);
    let own = administrator.post("/api/players/2/offices", &appoint("director", true)).await;
    assert_eq!(own.verdict(), "403 own_office");
    let officer = app.officer();
    let path = "/api/players/2/offices";
    officer.post(path, &appoint("administrator", false)).await.expect(200);
    let last = app.person_as(PlayerId(5), Role::Administrator);
    let path = format!("/api/players/{OFFICER}/offices");
    let answer = last.post(&path, &appoint("officer", false)).await;
    assert_eq!(answer.verdict(), "409 last_administrator");
    app.unconfirmed(13).await;
    let answer = officer.post("/api/players/13/offices", &appoint("director", true)).await;
    assert_eq!(answer.verdict(), "409 not_confirmed");
}

/// A delegate's line goes and comes with the office: federations are told through it.
#[tokio::test]
async fn delegates_have_their_line() {
    let app = people().await;
    let czechia = "CZE".parse().expect("a federation");
    let delegates = async || app.app.store.delegates(czechia).await.expect("delegates");
    assert_eq!(delegates().await, [DELEGATE]);
    app.officer().post(PATH, &appoint("federation", true)).await.expect(200);
    assert_eq!(delegates().await, [PLAYER, DELEGATE]);
    app.officer().post(PATH, &appoint("federation", false)).await.expect(200);
    assert_eq!(delegates().await, [DELEGATE]);
}

/// One office is not another: each opens its own desk and nothing else.
#[tokio::test]
async fn each_office_has_its_own_acts() {
    use Role::{
        Administrator, AppealsCommission, ArbiterCommittee, ArbitrationCommission, Director,
        DisciplinaryCommittee, ExecutiveBoard, NonTitleCommissioner, Officer,
        QualificationsCommissioner, RatingCommissioner, TitleCommissioner, WorldTournamentDirector,
    };
    let app = people().await;
    let offices = [
        Administrator,
        AppealsCommission,
        ArbiterCommittee,
        ArbitrationCommission,
        Director,
        DisciplinaryCommittee,
        ExecutiveBoard,
        NonTitleCommissioner,
        Officer,
        QualificationsCommissioner,
        RatingCommissioner,
        TitleCommissioner,
        WorldTournamentDirector,
    ];
    let cases: [(&str, &[Role]); 6] = [
        ("/api/rating-runs", &[RatingCommissioner]),
        (
            "/api/title-cases",
            &[QualificationsCommissioner, ExecutiveBoard, ArbiterCommittee, DisciplinaryCommittee],
        ),
        ("/api/officer/dead-letters", &[Administrator]),
        ("/api/director/outages", &[WorldTournamentDirector, Director]),
        ("/api/players/1/suspensions", &[WorldTournamentDirector]),
        ("/api/players/1/offices", &[Administrator]),
    ];
    for (path, whose) in cases {
        for role in offices {
            let may = role == Officer || whose.contains(&role);
            let answer = app.person_as(PlayerId(3), role).get(path).await;
            assert_eq!(answer.status != 403, may, "{path} {role} {}", answer.verdict());
        }
    }
    // Whom a withdrawal is told (TR-8.3), and whom nothing of it concerns.
    app.member(11, "NOR", None, RatingCommissioner).await;
    app.member(12, "NOR", None, AppealsCommission).await;
    let told = app.app.who_holds(&[WorldTournamentDirector, RatingCommissioner]).await;
    assert_eq!(told.expect("people"), [PlayerId(11), OFFICER]);
    assert!(!app.app.who_may(app::Act::Direct).await.expect("people").contains(&DIRECTOR));
}

/// LAW-14.1: whoever holds an office has the desk, with what waits for it; a player and a delegate have none.
#[tokio::test]
async fn every_office_has_its_desk() {
    let app = people().await;
    for role in Role::ALL {
        let answer = app.person_as(OFFICER, role).get("/api/director/queue").await;
        let has_desk = role.is_office() || matches!(role, Role::Director | Role::Organiser);
        assert_eq!(answer.status, if has_desk { 200 } else { 403 }, "{role}: {}", answer.text);
    }
}
