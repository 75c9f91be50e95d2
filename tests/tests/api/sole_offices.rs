//! Offices held by people who hold no other (LAW-14.1): what the table of permissions gives an office is in
//! its list and at its desk, opens, and is decided by it; and stands at no desk that cannot decide it.

use rules::PlayerId;
use serde_json::{Value, json};
use store::Role;
use tests::{DELEGATE, OFFICER, Person, TestApp, decision};

use crate::import_rights::body;

/// A thing that waits for one office.
struct Thing {
    kind: &'static str,
    id: Value,
    /// Where it is listed, and under which member; none where nothing but the desk names it.
    list: Option<(String, &'static str)>,
    /// Where it opens.
    path: String,
    /// How it is decided.
    decide: (String, Value),
}

impl Thing {
    /// One that stands in the list of its kind at `path`, under its number.
    fn listed(
        (kind, member): (&'static str, &'static str),
        path: &str,
        id: &Value,
        (act, body): (&str, Value),
    ) -> Thing {
        let one = format!("{path}/{id}");
        let decide = (format!("{one}/{act}"), body);
        let list = Some((path.to_owned(), member));
        Thing { kind, id: id.clone(), list, path: one, decide }
    }
}

/// Numbers of the people who hold one office each.
fn holder(role: Role) -> PlayerId {
    let place = Role::ALL.iter().position(|known| *known == role).expect("a role");
    PlayerId(810_000 + u32::try_from(place).expect("a small number"))
}

/// A server with a holder of each office, and with players 1 to 5.
async fn server() -> TestApp {
    let app = TestApp::new().await;
    crate::imports::officials_and_players(&app).await;
    app.member(6, "POL", None, Role::Federation).await;
    with_holders(&app).await;
    app
}

async fn with_holders(app: &TestApp) {
    for role in Role::ALL.into_iter().filter(|role| role.is_office()) {
        app.member(holder(role).0, "SWE", None, role).await;
    }
}

fn sole(app: &TestApp, role: Role) -> Person<'_> {
    app.person_as(holder(role), role)
}

async fn waits(person: Person<'_>, thing: &Thing) -> bool {
    let queue = person.get("/api/director/queue").await.expect(200).json;
    let items = queue["items"].as_array().expect("items");
    items.iter().any(|item| item["kind"] == thing.kind && item["id"] == thing.id)
}

/// It is at the desk of these offices and of no other; the first decides it, and then it waits no longer.
async fn reaches(app: &TestApp, whose: &[Role], thing: &Thing) {
    for role in Role::ALL.into_iter().filter(|role| role.is_office()) {
        let expected = role == Role::Officer || whose.contains(&role);
        assert_eq!(waits(sole(app, role), thing).await, expected, "{role}: {}", thing.kind);
    }
    let person = sole(app, whose[0]);
    if let Some((path, member)) = &thing.list {
        let list = person.get(path).await.expect(200).json;
        let rows = list[*member].as_array().expect("a list");
        let is_it = |row: &Value| row["id"] == thing.id || row["case"] == thing.id;
        assert!(rows.iter().any(is_it), "{} lists {list}", whose[0]);
    }
    person.get(&thing.path).await.expect(200);
    person.post(&thing.decide.0, &thing.decide.1).await.expect(200);
    assert!(!waits(person, thing).await, "{}: {} is decided", whose[0], thing.kind);
}

/// TR-13: the Arbitration Commission decides the appeal, the rating commissioner registers what is agreed,
/// and neither has the other's step.
#[tokio::test]
async fn a_transfer_goes_from_the_arbitration_commission_to_the_rating_commissioner() {
    let app = server().await;
    let player = app.person(PlayerId(1));
    let request = json!({ "to": "POL", "grounds": "residence", "reason": "I live there." });
    let asked = player.post("/api/transfers", &request).await.expect(201).json;
    let path = format!("/api/transfers/{}/answers", asked["id"]);
    let step = |version: u32, act: &str| json!({ "version": version, "act": act, "reason": "So." });
    let arbitration = sole(&app, Role::ArbitrationCommission);
    let one = format!("/api/transfers/{}", asked["id"]);
    let early = arbitration.get(&one).await;
    assert_eq!(early.verdict(), "403 forbidden", "before it is asked");
    app.person_as(PlayerId(6), Role::Federation).post(&path, &step(1, "consent")).await.expect(200);
    app.person_as(DELEGATE, Role::Federation).post(&path, &step(2, "object")).await.expect(200);
    player.post(&path, &step(3, "appeal")).await.expect(200);
    let names = ("transfer", "transfers");
    let thing = |act| Thing::listed(names, "/api/transfers", &asked["id"], ("answers", act));
    let registers = sole(&app, Role::RatingCommissioner).post(&path, &step(4, "allow")).await;
    assert_eq!(registers.verdict(), "403 forbidden TR-13");
    reaches(&app, &[Role::ArbitrationCommission], &thing(step(4, "allow"))).await;
    arbitration.get(&one).await.expect(200);
    let refused = arbitration.post(&path, &step(5, "register")).await;
    assert_eq!(refused.verdict(), "403 forbidden TR-13");
    reaches(&app, &[Role::RatingCommissioner], &thing(step(5, "register"))).await;
}

/// TR-13: who has answered for a federation, or plays for one as the player of the transfer, is not asked.
#[tokio::test]
async fn an_appeal_is_at_the_desk_of_those_who_may_decide_it() {
    let app = server().await;
    let player = app.person(PlayerId(1));
    let request = json!({ "to": "POL", "grounds": "residence", "reason": "I live there." });
    let id = player.post("/api/transfers", &request).await.expect(201).json["id"].clone();
    let path = format!("/api/transfers/{id}/answers");
    let letter =
        json!({ "version": 1, "act": "object", "federation": "CZE", "reason": "By letter." });
    app.officer().post(&path, &letter).await.expect(200);
    let appeal = json!({ "version": 2, "act": "appeal", "reason": "I do live there." });
    player.post(&path, &appeal).await.expect(200);
    let names = ("transfer", "transfers");
    let thing = Thing::listed(names, "/api/transfers", &id, ("answers", Value::Null));
    assert!(!waits(app.officer(), &thing).await, "they have recorded the objection");
    assert!(!waits(app.person_as(PlayerId(1), Role::Officer), &thing).await, "it is theirs");
    assert!(waits(sole(&app, Role::Officer), &thing).await);
}

/// TR-12: what federations bring here or apply for, and TR-14: suspensions.
#[tokio::test]
async fn the_world_tournament_director() {
    use Role::WorldTournamentDirector;
    let app = server().await;
    let delegate = app.person_as(DELEGATE, Role::Federation);
    let import = delegate.post("/api/imports", &body(&app, "CZE").await).await.expect(201).json;
    let approve = ("approve", json!({ "version": import["version"] }));
    let thing = Thing::listed(("import", "imports"), "/api/imports", &import["id"], approve);
    reaches(&app, &[WorldTournamentDirector], &thing).await;

    let starts_on = rules::Day::of(app.app.clock.now() + 240 * tests::DAY).to_string();
    let application = json!({
        "kind": "invitational", "name": "Novak Memorial", "starts_on": starts_on,
        "plan": "One section of 13.", "fee": { "minor_units": 1500, "currency": "EUR" },
        "prizes": { "text": "1st 300 EUR", "source": "The federation." }, "finance": null
    });
    let sent = delegate.post("/api/approvals", &application).await.expect(201).json;
    let refuse = json!({ "version": sent["version"], "act": "refuse", "text": "No." });
    let decide = ("decide", refuse);
    let thing = Thing::listed(("approval", "approvals"), "/api/approvals", &sent["id"], decide);
    // Its list is all that opens.
    let thing = Thing { path: "/api/approvals".to_owned(), ..thing };
    reaches(&app, &[WorldTournamentDirector], &thing).await;
    sole(&app, WorldTournamentDirector).get("/api/players/1/suspensions").await.expect(200);
}

/// TR-10.10: titles.
#[tokio::test]
async fn the_qualifications_commissioner() {
    let app = server().await;
    let proposed = json!({
        "player": 1, "award": "GM", "grounds": "exceptional", "reason": "Won.",
    });
    let case = app.officer().post("/api/title-cases", &proposed).await.expect(200).json;
    let refuse = json!({ "version": case["version"], "step": "refuse", "reason": "Not yet." });
    let id = &case["case"];
    let thing = Thing::listed(("title", "cases"), "/api/title-cases", id, ("decide", refuse));
    reaches(&app, &[Role::QualificationsCommissioner], &thing).await;
}

/// TR-10.9, TR-10.10, TR-10.10f-i: each case is before the office that recommends it, before the Executive Board
/// where Congress votes, and then before the commissioner.
#[tokio::test]
async fn what_is_recommended_first() {
    use Role::{
        ArbiterCommittee, DisciplinaryCommittee, ExecutiveBoard, QualificationsCommissioner,
    };
    let app = server().await;
    let propose = async |body: Value| {
        app.officer().post("/api/title-cases", &body).await.expect(200).json["case"].clone()
    };
    let thing = |kind, id: &Value, act, body| {
        Thing::listed((kind, "cases"), "/api/title-cases", id, (act, body))
    };
    let recommend =
        |version: u8| json!({ "version": version, "recommends": true, "text": "It is right." });
    let votes = |version: u8| json!({ "version": version, "approving": 30, "of": 40, "text": "In Congress." });
    let step = |version: u8, step: &str| json!({ "version": version, "step": step, "reason": "So be it." });
    let decided = |id: &Value, version, name| thing("title", id, "decide", step(version, name));

    let won = json!({
        "player": 1, "award": "GM", "grounds": "direct", "article": "10.4a", "reason": "Won.",
    });
    let gm = &propose(won).await;
    let said = thing("title_recommendation", gm, "recommend", recommend(1));
    reaches(&app, &[ExecutiveBoard], &said).await;
    reaches(&app, &[QualificationsCommissioner], &decided(gm, 2, "confirm")).await;
    // What is in force waits again once its revocation is proposed.
    let commissioner = sole(&app, QualificationsCommissioner);
    let path = format!("/api/title-cases/{gm}/recommend");
    let own = commissioner.post(&path, &recommend(3)).await;
    assert_eq!(own.verdict(), "403 forbidden");
    assert!(!waits(sole(&app, ExecutiveBoard), &thing("title_votes", gm, "", Value::Null)).await);
    let early = sole(&app, DisciplinaryCommittee).post(&path, &recommend(3)).await;
    assert_eq!(early.verdict(), "409 revocation_not_proposed TR-10.10");
    let (decide, proposed) = decided(gm, 3, "propose_revocation").decide;
    commissioner.post(&decide, &proposed).await.expect(200);
    let said = thing("title_recommendation", gm, "recommend", recommend(4));
    reaches(&app, &[DisciplinaryCommittee], &said).await;
    reaches(&app, &[ExecutiveBoard], &thing("title_votes", gm, "votes", votes(5))).await;
    reaches(&app, &[QualificationsCommissioner], &decided(gm, 6, "revoke")).await;

    let applied = json!({
        "player": 2, "award": "IA", "grounds": "arbiter", "mentor": "Jan Novák", "reason": "Applied.",
    });
    let ia = &propose(applied).await;
    let said = thing("title_recommendation", ia, "recommend", recommend(1));
    reaches(&app, &[ArbiterCommittee], &said).await;

    let asked = json!({ "player": 3, "award": "SIM", "grounds": "congress", "reason": "Asked." });
    let sim = &propose(asked).await;
    let of_congress = |version| thing("title_votes", sim, "votes", votes(version));
    assert!(!waits(sole(&app, ExecutiveBoard), &of_congress(1)).await, "everybody is asked first");
    commissioner
        .post(&format!("/api/title-cases/{sim}/decide"), &step(1, "publish"))
        .await
        .expect(200);
    reaches(&app, &[ExecutiveBoard], &of_congress(2)).await;

    // Who holds the office and is the player leaves it to others.
    let mine = json!({
        "player": holder(ExecutiveBoard), "award": "GM", "grounds": "direct", "article": "10.4a",
        "reason": "Won.",
    });
    let mine = &propose(mine).await;
    let said = thing("title_recommendation", mine, "recommend", recommend(1));
    assert!(!waits(sole(&app, ExecutiveBoard), &said).await);
    let own = sole(&app, ExecutiveBoard).post(&said.decide.0, &said.decide.1).await;
    assert_eq!(own.verdict(), "403 own_title");
}

/// TR-1.0.4: the Final that the title tournament commissioner announces is before the Executive Board.
#[tokio::test]
async fn the_final_is_before_the_board() {
    let app = server().await;
    let body = crate::stages::the_final(&app).await;
    let commissioner = sole(&app, Role::TitleCommissioner);
    let made = commissioner.post("/api/events", &body).await.expect(200).json;
    let path = format!("/api/events/{}", made["id"]);
    let thing = Thing {
        kind: "board_agreement",
        id: made["id"].clone(),
        list: None,
        decide: (format!("{path}/board-agreement"), json!({ "version": 1, "agrees": true })),
        path,
    };
    reaches(&app, &[Role::ExecutiveBoard], &thing).await;
}

/// TR-15: appeals.
#[tokio::test]
async fn the_appeals_commission() {
    let app = TestApp::new().await;
    let table = app.table().await;
    with_holders(&app).await;
    let set = json!({ "game": 701, "player": table.players[0], "days": 5 });
    let made = app.officer().decide(&decision("set_clock", set)).await.expect(201).json;
    let path = format!("/api/decisions/700/{}/appeals", made["id"]);
    let text = json!({ "text": "The clock was right." });
    let appeal = app.person(table.players[0]).post(&path, &text).await.expect(201).json;
    let dismiss =
        json!({ "version": appeal["version"], "outcome": "dismissed", "reason": "It stands." });
    let path = format!("/api/cases/{}", appeal["id"]);
    let decide = (format!("{path}/outcome"), dismiss);
    let thing = Thing { kind: "case", id: appeal["id"].clone(), list: None, path, decide };
    reaches(&app, &[Role::AppealsCommission], &thing).await;
}

/// LAW-0-gaps: what the rules do not say.
#[tokio::test]
async fn the_executive_board() {
    let app = server().await;
    let ask = json!({ "asker": "federation", "article": "LAW-6.9", "text": "And if both fall?" });
    let delegate = app.person_as(DELEGATE, Role::Federation);
    let asked = delegate.post("/api/rules-questions", &ask).await.expect(201).json;
    let waiting = "/api/rules-questions/waiting".to_owned();
    let answer = json!({ "article": "LAW-6.8", "text": "Both lose." });
    let thing = Thing {
        kind: "rules_question",
        id: asked["id"].clone(),
        list: Some((waiting.clone(), "questions")),
        path: waiting,
        decide: (format!("/api/rules-questions/{}/answer", asked["id"]), answer),
    };
    reaches(&app, &[Role::ExecutiveBoard], &thing).await;
}

/// TR-1.0.5, TR-5.1-5.2: each commissioner has the entries of the events of their class.
#[tokio::test]
async fn the_commissioners_of_events() {
    use Role::{ExecutiveBoard, NonTitleCommissioner, TitleCommissioner, WorldTournamentDirector};
    for (preset, rating, whose) in
        [("master_norm", 2_400, TitleCommissioner), ("friendly", 2_000, NonTitleCommissioner)]
    {
        let app = server().await;
        app.member(20, "CZE", Some(rating), Role::Player).await;
        let event = app.announce(&app.preset(preset, |_| ()).await).await;
        let entries = format!("/api/events/{event}/entries");
        app.person(PlayerId(20)).post(&entries, &json!({})).await.expect(200);
        let thing = Thing {
            kind: "entries",
            id: json!(event),
            list: None,
            path: entries.clone(),
            decide: (format!("{entries}/20"), json!({ "decision": "accept" })),
        };
        reaches(&app, &[whose, WorldTournamentDirector, ExecutiveBoard], &thing).await;
    }
}

/// TR-9.2: the rating commissioner consents to what federations rate.
#[tokio::test]
async fn the_rating_commissioner() {
    let app = server().await;
    let announcement = app
        .preset("national_championship", |a| {
            a["organiser"] = json!("NOR");
            a["rule_set"] = json!("iccf");
            a["stage"] = Value::Null;
        })
        .await;
    let event = app.announce(&announcement).await;
    let path = format!("/api/events/{event}");
    let version = app.organiser().get(&path).await.expect(200).json["version"].clone();
    let thing = Thing {
        kind: "rating_consent",
        id: json!(event),
        list: None,
        decide: (format!("{path}/rating-consent"), json!({ "version": version, "consents": true })),
        path,
    };
    reaches(&app, &[Role::RatingCommissioner], &thing).await;
    assert_ne!(holder(Role::Officer), OFFICER, "the one with all offices is somebody else");
}

/// What is given up in sending, and offices: an administrator's.
#[tokio::test]
async fn the_administrator() {
    let app = server().await;
    let administrator = sole(&app, Role::Administrator);
    administrator.get("/api/officer/dead-letters").await.expect(200);
    administrator.get("/api/players/1/offices").await.expect(200);
    let give = json!({ "role": "director", "give": true, "reason": "Elected." });
    administrator.post("/api/players/1/offices", &give).await.expect(200);
}
