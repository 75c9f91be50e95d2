//! Who may do what: the table of permissions, act by act and role by role, and every route of it
//! asked in every role.

use app::{About, Act, By, PERMISSIONS, SignedIn, Who};
use axum::http::Method;
use rules::tournament::Organiser;
use rules::{Federation, PlayerId};
use serde_json::{Value, json};
use store::Role;
use tests::{DAY, DELEGATE, DIRECTOR, OFFICER, ORGANISER, TestApp};

fn federation(letters: &str) -> Option<Federation> {
    letters.parse().ok()
}

/// Who may do what. The event is a title event: its commissioner is the title commissioner, and not the
/// other one.
fn expected() -> [(Act, &'static [Role]); 48] {
    use Role::{
        Administrator, AppealsCommission, ArbiterCommittee, ArbitrationCommission, Director,
        DisciplinaryCommittee, ExecutiveBoard, Federation, NonTitleCommissioner, Organiser,
        QualificationsCommissioner, RatingCommissioner, TitleCommissioner,
        WorldTournamentDirector as Wtd,
    };
    [
        (Act::AnnounceEvent, &[Organiser, TitleCommissioner, Wtd, ExecutiveBoard]),
        (Act::ChangeEvent, &[Director, Organiser, TitleCommissioner, Wtd, ExecutiveBoard]),
        (Act::CancelEvent, &[Organiser, TitleCommissioner, Wtd, ExecutiveBoard]),
        (Act::SeeEntries, &[Director, Organiser, TitleCommissioner, Wtd, ExecutiveBoard]),
        (Act::DecideEntry, &[Organiser, TitleCommissioner, Wtd, ExecutiveBoard]),
        (Act::EnterPlayer, &[Organiser, Federation, TitleCommissioner, Wtd, ExecutiveBoard]),
        (Act::ConfirmEntry, &[Federation]),
        (Act::SeeIdentity, &[TitleCommissioner]),
        (Act::MakeSections, &[Organiser, TitleCommissioner, Wtd, ExecutiveBoard]),
        (Act::FinishEvent, &[Director, Organiser, TitleCommissioner, Wtd, ExecutiveBoard]),
        (Act::ReopenEvent, &[TitleCommissioner, Wtd, ExecutiveBoard, AppealsCommission]),
        (Act::NameOrganisers, &[Organiser, TitleCommissioner, Wtd, ExecutiveBoard]),
        (Act::NameDeputies, &[Director, Organiser, TitleCommissioner, Wtd, ExecutiveBoard]),
        (Act::Direct, &[Director, Wtd]),
        (Act::DecideWithdrawal, &[Director, Organiser, Wtd]),
        (Act::ReviewWithdrawal, &[Organiser, Wtd]),
        (Act::Adjudicate, &[Wtd]),
        (Act::DecideAppeal, &[AppealsCommission]),
        (Act::DecideTransferAppeal, &[ArbitrationCommission]),
        (Act::AnswerTransfer, &[Federation, RatingCommissioner]),
        (Act::RegisterTransfer, &[RatingCommissioner]),
        (Act::CountMembers, &[TitleCommissioner]),
        (Act::SeeNominations, &[Federation, TitleCommissioner]),
        (Act::SeeFederationEntries, &[Federation, Wtd]),
        (Act::RunRatings, &[RatingCommissioner]),
        (Act::DecideTitles, &[QualificationsCommissioner]),
        (Act::RecommendTitles, &[ExecutiveBoard, ArbiterCommittee, DisciplinaryCommittee]),
        (Act::RecordVotes, &[ExecutiveBoard]),
        (Act::SeeDeadLetters, &[Administrator]),
        (Act::ImportEvent, &[Federation, Wtd]),
        (Act::ApproveImport, &[Wtd]),
        (Act::CorrectName, &[Administrator, RatingCommissioner]),
        (Act::AskAboutRules, &[Director, Federation]),
        (Act::AnswerAboutRules, &[ExecutiveBoard]),
        (Act::Suspend, &[Wtd]),
        (Act::ConsentToRating, &[RatingCommissioner]),
        (Act::AgreeToFinal, &[ExecutiveBoard]),
        (Act::ConsentToSubstitute, &[QualificationsCommissioner]),
        (Act::ApplyForApproval, &[Federation]),
        (Act::DecideApproval, &[Wtd]),
        (Act::GiveOffice, &[Administrator]),
        (Act::NameOperator, &[Administrator]),
        (Act::RemoveWords, &[Administrator, RatingCommissioner]),
        (Act::RegisterFederation, &[ExecutiveBoard, Administrator]),
        (Act::RegisterPlayer, &[Federation, RatingCommissioner]),
        (Act::JoinNumbers, &[Administrator, RatingCommissioner]),
        (Act::RegisterSex, &[Federation, RatingCommissioner]),
        (Act::SeeSex, &[TitleCommissioner, NonTitleCommissioner, QualificationsCommissioner]),
    ]
}

/// Each role in the place where it counts, and in another one: `its` and `other` name who may.
#[test]
fn the_table_is_what_the_rules_of_the_house_say() {
    use Role::{Director, Federation, Organiser, TitleCommissioner};
    let expected = expected();
    assert_eq!(expected.len(), PERMISSIONS.len());
    let me = PlayerId(7);
    let about = |person, letters| About {
        director: Some(person),
        deputies: Vec::new(),
        organiser: federation(letters).map(rules::tournament::Organiser::Federation),
        commissioner: Some(TitleCommissioner),
        is_planned: false,
        organisers: vec![person],
        players_federation: federation(letters),
    };
    let (its, others) = (about(me, "CZE"), about(PlayerId(8), "POL"));
    for (act, whose) in expected {
        for role in Role::ALL {
            let person = SignedIn { player: me, roles: vec![role], by: By::Server };
            let holds = whose.iter().any(|office| role.acts_as(*office));
            // A director asks about the rules for themselves, wherever: it is about no event.
            let for_themselves = act == Act::AskAboutRules && role == Director;
            // Who is named as an event's director directs it, in a session that opens an office.
            let by_name = whose.contains(&Director) && act != Act::AskAboutRules;
            let expected = holds || by_name && role != Role::Player;
            assert_eq!(person.may(act, &its, federation("CZE")), expected, "{act:?} {role}");
            assert_eq!(
                person.may(act, &others, federation("CZE")),
                holds && (role.is_office() || for_themselves),
                "{act:?} {role} elsewhere"
            );
            let (_, table) = PERMISSIONS.iter().find(|(known, _)| *known == act).expect("a line");
            let of_other_class =
                role == Role::NonTitleCommissioner && table.contains(&Who::ItsCommissioner);
            assert_eq!(person.may_ever(act), holds || of_other_class, "{act:?} {role} ever");
        }
        // An organiser announces for ICCF, and beyond that governs what names them, whoever holds it.
        let organiser = SignedIn { player: me, roles: vec![Organiser], by: By::Server };
        let iccf = About { organiser: Some(self::Organiser::Iccf), ..others.clone() };
        let may = organiser.may(act, &iccf, federation("CZE"));
        assert_eq!(may, act == Act::AnnounceEvent, "{act:?} for ICCF");
        // What the commissioner plans is not the organiser's to announce.
        let planned = About { is_planned: true, ..iccf.clone() };
        assert!(!organiser.may(act, &planned, federation("CZE")), "{act:?} planned");
        let named = About { organisers: vec![PlayerId(8), me], ..others.clone() };
        let expected = whose.contains(&Organiser) && act != Act::AnnounceEvent;
        assert_eq!(organiser.may(act, &named, federation("CZE")), expected, "{act:?} named");
        // A federation's key does what is the federation's.
        let key = app::FederationKey { federation: "CZE".parse().expect("one"), made_by: me };
        assert_eq!(key.may(act, &its), whose.contains(&Federation), "{act:?} by a key");
        assert!(!key.may(act, &others) && !key.may(act, &iccf), "{act:?} by a key elsewhere");
    }
}

/// Every route that changes an event, asked by everybody: whoever may not is told so, whatever the
/// body says, and nothing changes.
#[tokio::test]
async fn every_route_asks_who_is_there() {
    use Role::{Director, Federation, Officer, Organiser, Player};
    let app = TestApp::new().await;
    app.officials().await;
    app.member(1, "CZE", None, Player).await;
    app.member(2, "NOR", None, Director).await;
    app.member(3, "POL", None, Organiser).await;
    let announcement = app
        .preset("friendly", |a| {
            a["organiser"] = json!("NOR");
            a["entry"] = json!("national");
        })
        .await;
    let event = app.announce(&announcement).await;
    let stale = |more: Value| {
        let mut body = json!({ "version": 0 });
        body.as_object_mut()
            .expect("an object")
            .extend(more.as_object().expect("an object").clone());
        body
    };
    let mut changed = announcement.clone();
    changed["name"] = json!("Another name");
    let changed = json!({ "announcement": changed });
    let routes: [(Method, &str, Value, &[Role]); 10] = [
        (Method::PUT, "", stale(changed), &[Director, Organiser, Officer]),
        (Method::POST, "/cancel", stale(json!({ "reason": "No." })), &[Organiser, Officer]),
        (Method::POST, "/finish", stale(json!({})), &[Director, Organiser, Officer]),
        (Method::POST, "/reopen", stale(json!({ "reason": "No." })), &[Officer]),
        (Method::GET, "/proposal", Value::Null, &[Organiser, Officer]),
        (Method::POST, "/proposal", stale(json!({ "version": 7 })), &[Organiser, Officer]),
        (
            Method::PUT,
            "/proposal",
            stale(json!({ "sections": [{"name": "1", "players": []}] })),
            &[Organiser, Officer],
        ),
        (Method::POST, "/publish", stale(json!({ "proposal_version": 0 })), &[Organiser, Officer]),
        (Method::POST, "/entries", json!({ "player": 1 }), &[Organiser, Officer, Federation]),
        (Method::POST, "/entries/1", json!({ "decision": "accept" }), &[Organiser, Officer]),
    ];
    for (method, path, body, whose) in routes {
        // Anybody enters themselves.
        let own = (path == "/entries").then_some(PlayerId(1));
        let path = format!("/api/events/{event}{path}");
        asked_by_everybody(&app, (method, &path, &body), whose, own).await;
    }
    let body = json!({ "announcement": announcement });
    let route = (Method::POST, "/api/events", &body);
    // A director announces nothing, not even what they would direct.
    asked_by_everybody(&app, route, &[Organiser, Officer], None).await;
}

/// TR-1.0.4, TR-1.0.5, TR-4.1-4.2: ICCF's title events are announced by those who plan them, and an organiser
/// makes none of another event; once handed to an organiser, it is theirs to see to.
#[tokio::test]
async fn title_events_are_the_commissioners_to_announce() {
    use Role::{ExecutiveBoard, NonTitleCommissioner, Organiser, TitleCommissioner};
    let app = TestApp::new().await;
    app.officials().await;
    let of = async |preset: &str, stage: &str, code: &str| {
        let starts_at = json!((app.app.clock.now() + 200 * DAY).to_string());
        let change = |a: &mut Value| {
            a["code"] = json!(code);
            a["starts_at"] = starts_at;
            if !stage.is_empty() {
                a["kind"] = json!("title");
                a["stage"] = json!(stage);
                a["unrated_level"] = Value::Null;
            }
        };
        json!({ "announcement": app.preset(preset, change).await })
    };
    for (number, (preset, stage, rule)) in [
        ("master_norm", "", "TR-4.1-4.2"),
        ("grandmaster_norm", "", "TR-4.1-4.2"),
        ("invitational", "world_championship_candidates", "TR-1.0.5"),
    ]
    .into_iter()
    .enumerate()
    {
        let body = of(preset, stage, &format!("P/{number}")).await;
        let refused = format!("403 forbidden {rule}");
        for (player, role, expected) in [
            (ORGANISER, Organiser, refused.as_str()),
            (OFFICER, NonTitleCommissioner, refused.as_str()),
            (OFFICER, TitleCommissioner, "200"),
        ] {
            let answer = app.person_as(player, role).post("/api/events", &body).await;
            assert_eq!(answer.verdict(), expected, "{preset} {stage} {role}");
        }
    }
    for preset in ["open_class", "invitational"] {
        let body = of(preset, "", &format!("F/{}", preset.len())).await;
        app.organiser().post("/api/events", &body).await.expect(200);
    }
    let made = of("invitational", "", "O/1").await;
    let event = app.organiser().post("/api/events", &made).await.expect(200).json;
    let mut body = of("invitational", "world_championship_semi_final", "O/1").await;
    body["announcement"]["entry"] = json!("world_championship_semi_final");
    body["announcement"]["stage"] = Value::Null;
    body["version"] = event["version"].clone();
    let path = format!("/api/events/{}", event["id"]);
    let change = async |person: tests::Person<'_>, body: &Value| {
        person.request(Method::PUT, &path, body).await.verdict()
    };
    assert_eq!(change(app.organiser(), &body).await, "403 forbidden TR-1.0.5");
    assert_eq!(change(app.person_as(OFFICER, ExecutiveBoard), &body).await, "200");
    // Whoever organises it goes on seeing to it.
    body["version"] = json!(2);
    body["announcement"]["name"] = json!("Renamed");
    assert_eq!(change(app.organiser(), &body).await, "200");
}

/// TR-6, TR-1.0.11: what the Executive Board announces it also changes, fills, and calls off.
#[tokio::test]
async fn the_board_sees_to_what_it_announces() {
    let app = TestApp::new().await;
    app.officials().await;
    let board = app.person_as(OFFICER, Role::ExecutiveBoard);
    let announcement = app.preset("invitational", |_| ()).await;
    let body = json!({ "announcement": announcement });
    let made = board.post("/api/events", &body).await.expect(200).json;
    for act in [
        "change",
        "cancel",
        "decide_entries",
        "see_entries",
        "enter_others",
        "propose",
        "publish",
        "name_organisers",
    ] {
        assert_eq!(made["may"][act], true, "{act}");
    }
    let path = format!("/api/events/{}", made["id"]);
    let mut renamed = announcement.clone();
    renamed["name"] = json!("Memorial");
    let body = json!({ "version": 1, "announcement": renamed });
    board.request(Method::PUT, &path, &body).await.expect(200);
    let body = json!({ "version": 2, "reason": "Nobody has entered." });
    board.post(&format!("{path}/cancel"), &body).await.expect(200);
}

/// Ratings are run by officers alone.
#[tokio::test]
async fn ratings_are_run_by_officers() {
    let app = TestApp::new().await;
    app.officials().await;
    app.member(1, "CZE", None, Role::Player).await;
    app.member(2, "NOR", None, Role::Director).await;
    app.member(3, "POL", None, Role::Organiser).await;
    let begin = json!({ "pool": "chess", "quarter": "2030/1", "rule_set": "iccf" });
    let correct = json!({
        "version": 1, "kind": "first_rating_formula", "player": 1, "reason": "x"
    });
    let import = json!({ "pool": "chess", "quarter": "2026/1", "rule_set": "iccf", "csv": "" });
    for (method, path, body) in [
        (Method::GET, "rating-runs", Value::Null),
        (Method::POST, "rating-runs", begin),
        (Method::GET, "rating-runs/chess-2026-1", Value::Null),
        (Method::POST, "rating-runs/chess-2026-1/calculate", json!({ "version": 1 })),
        (Method::POST, "rating-runs/chess-2026-1/corrections", correct),
        (Method::POST, "rating-runs/chess-2026-1/corrections/1/remove", json!({ "version": 1 })),
        (Method::POST, "rating-runs/chess-2026-1/publish", json!({ "version": 1 })),
        (Method::POST, "rating-runs/chess-2026-1/withdraw", json!({ "version": 1, "reason": "x" })),
        (Method::POST, "rating-lists", import),
        (Method::POST, "fide-ratings", json!({ "list": "2026/1", "csv": "id,rating\n1,2000\n" })),
    ] {
        let path = format!("/api/{path}");
        asked_by_everybody(&app, (method, &path, &body), &[Role::Officer], None).await;
    }
}

/// Titles are decided about by officers alone.
#[tokio::test]
async fn titles_are_decided_by_officers() {
    let app = TestApp::new().await;
    app.officials().await;
    app.member(1, "CZE", None, Role::Player).await;
    app.member(2, "NOR", None, Role::Director).await;
    app.member(3, "POL", None, Role::Organiser).await;
    let decide = json!({ "version": 1, "step": "confirm", "reason": "x" });
    let propose = json!({ "player": 1, "award": "GM", "grounds": "exceptional", "reason": "x" });
    let recommend = json!({ "version": 1, "recommends": true, "text": "x" });
    let votes = json!({ "version": 1, "approving": 1, "of": 1, "text": "x" });
    let norm = json!({
        "title": "IM", "event": "x", "started_on": "2010-01-01", "finished_on": "2011-01-01",
        "games": 12, "half_points": 16, "games_counted": 12, "grandmaster_games": 0,
        "senior_games": 0, "source": "x",
    });
    for (method, path, body) in [
        (Method::GET, "title-cases", Value::Null),
        (Method::GET, "title-cases/1", Value::Null),
        (Method::POST, "title-cases", propose),
        (Method::POST, "title-cases/1/decide", decide),
        (Method::POST, "title-cases/1/recommend", recommend),
        (Method::POST, "title-cases/1/votes", votes),
        (Method::GET, "players/1/recorded-norms", Value::Null),
        (Method::POST, "players/1/recorded-norms", norm.clone()),
        (
            Method::POST,
            "players/1/recorded-norms/1/correct",
            json!({ "norm": norm, "reason": "x" }),
        ),
        (Method::POST, "players/1/recorded-norms/1/withdraw", json!({ "reason": "x" })),
    ] {
        let path = format!("/api/{path}");
        asked_by_everybody(&app, (method, &path, &body), &[Role::Officer], None).await;
    }
}

/// Who asks: players 2 and 3 hold their offices elsewhere.
const PEOPLE: [(PlayerId, Role); 7] = [
    (PlayerId(1), Role::Player),
    (PlayerId(2), Role::Director),
    (DIRECTOR, Role::Director),
    (PlayerId(3), Role::Organiser),
    (ORGANISER, Role::Organiser),
    (OFFICER, Role::Officer),
    (DELEGATE, Role::Federation),
];

async fn asked_by_everybody(
    app: &TestApp,
    (method, path, body): (Method, &str, &Value),
    whose: &[Role],
    own: Option<PlayerId>,
) {
    for (player, role) in PEOPLE {
        let elsewhere = player == PlayerId(2) || player == PlayerId(3);
        let may = (whose.contains(&role) && !elsewhere) || own == Some(player);
        let answer = app.person_as(player, role).request(method.clone(), path, body).await;
        let forbidden = answer.verdict() == "403 forbidden";
        assert_eq!(forbidden, !may, "{method} {path} by {role} {player}: {}", answer.text);
    }
    let headers = [("content-type", "application/json")];
    let nobody = app.request(method.clone(), path, &headers, body.to_string()).await;
    assert_eq!(nobody.status, 401, "{method} {path} by nobody");
}
