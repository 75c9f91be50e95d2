//! What is recorded beside titles: norms made elsewhere, and what Congress has to do with them
//! (`TR-10.0.2`, `TR-10.5`, `TR-10.7`, `TR-10.8`, `TR-10.10`).

use axum::http::Method;
use rules::title::{NormRecord, TitleDecision, TitleState, TitleStep, Votes};
use rules::{Day, PlayerId};
use serde_json::{Value, json};
use store::Role;
use tests::{OFFICER, TestApp};

use crate::export_jobs::personal_data;
use crate::norms::{begun, proposed, resign_all};
use crate::titles::{app, decide, finish, profile, propose, step, waiting};

/// A paragraph, as a certificate names it.
fn in_rules(paragraph: &str) -> String {
    format!("TR-{paragraph}")
}

/// TR-10.5, TR-10.7, TR-10.8: norms made elsewhere count once they are recorded with their source, and no
/// longer when they are withdrawn.
#[tokio::test]
async fn norms_recorded_with_their_source() {
    let app = app().await;
    let path = "/api/players/1/recorded-norms";
    let norm = |title: &str, started_on: &str, games: u8| {
        json!({
            "title": title, "event": format!("Memorial {title}"), "started_on": started_on,
            "finished_on": "2017-06-30", "games": games, "half_points": 16, "games_counted": games,
            "grandmaster_games": 0, "senior_games": 1, "source": "Report to Congress 2014.",
        })
    };
    let early = norm("IM", "1999-04-01", 14);
    let player = app.person(PlayerId(1));
    app.send_mails().await;
    assert_eq!(player.get(path).await.status, 403);
    assert_eq!(player.post(path, &early).await.status, 403);
    let officer = app.officer();
    for _ in 0..2 {
        let made = officer.post(path, &early).await.expect(200).json;
        assert_eq!(made["norms"].as_array().map(Vec::len), Some(1), "{made}");
        assert_eq!(made["norms"][0]["norm"]["counts_for_sim"], true);
    }
    assert_eq!(waiting(&app).await.len(), 0, "one norm makes no title");
    let told: Vec<String> =
        app.send_mails().await.into_iter().map(|(_, subject)| subject).collect();
    assert_eq!(told, ["IM norm recorded: Memorial IM"], "once");
    for (body, verdict) in [
        (norm("LGM", "2016-01-01", 12), "422 norm_of_old_title TR-10.7"),
        (norm("XX", "2010-01-01", 12), "422 invalid_body"),
        (norm("GM", "2010-01-01", 0), "422 norm_games"),
        (norm("SIM", "2017-07-01", 12), "422 norm_days"),
    ] {
        assert_eq!(officer.post(path, &body).await.verdict(), verdict, "{body}");
    }
    let own = format!("/api/players/{OFFICER}/recorded-norms");
    assert_eq!(officer.post(&own, &early).await.verdict(), "403 own_norm");
    let nobody = "/api/players/77/recorded-norms";
    assert_eq!(officer.post(nobody, &early).await.verdict(), "404 unknown_player");

    // Nine games of SIM and 14 of before 2000 are 23; corrected, they are 24.
    officer.post(path, &norm("SIM", "2012-04-01", 9)).await.expect(200);
    assert_eq!(waiting(&app).await.len(), 0);
    let right = json!({ "norm": norm("SIM", "2012-04-01", 10), "reason": "Ten were played." });
    let correct = format!("{path}/2/correct");
    for _ in 0..2 {
        let made = officer.post(&correct, &right).await.expect(200).json;
        let line = &made["norms"][0];
        assert_eq!(line["corrections"][0]["before"]["games"], 9, "{line}");
        assert_eq!(line["corrections"].as_array().map(Vec::len), Some(1));
    }
    let case = waiting(&app).await[0].clone();
    assert_eq!((&case["award"], &case["sums"][0]["games"]), (&json!("SIM"), &json!(24)));
    let known = profile(&app, 1).await;
    let titles: Vec<_> = known["recorded_norms"].as_array().expect("norms").iter().collect();
    let titles: Vec<_> = titles.into_iter().map(|norm| norm["title"].clone()).collect();
    assert_eq!(titles, [json!("SIM"), json!("IM")]);
    assert!(!known.to_string().contains("Ten were played"), "for officers only");
    let data = personal_data(&app, &player).await;
    assert_eq!(data["recorded_norms"][1]["corrections"][0]["reason"], "Ten were played.");

    let reason = json!({ "reason": "It was another player's." });
    for _ in 0..2 {
        let gone = officer.post(&format!("{path}/1/withdraw"), &reason).await.expect(200).json;
        assert_eq!(gone["norms"][1]["withdrawn"]["reason"], "It was another player's.");
    }
    assert_eq!(officer.post(&format!("{path}/9/withdraw"), &reason).await.status, 404);
    assert_eq!(profile(&app, 1).await["recorded_norms"].as_array().map(Vec::len), Some(1));
    assert_eq!(step(&app, &case, "confirm").await.verdict(), "409 too_few_norms TR-10.5");
    officer.post(path, &early).await.expect(200);
    step(&app, &case, "confirm").await.expect(200);
    assert_eq!(profile(&app, 1).await["player"]["title"], "SIM");
}

/// TR-10.0.2, NORM-1: norms that were approved with a double round count once it is played.
#[tokio::test]
async fn norms_of_a_double_round() {
    let app = TestApp::new().await;
    let event = proposed(&app, |a| {
        a["system"] = json!("double_round_robin");
        a["norms"] = json!(false);
    })
    .await;
    let section = begun(&app, event).await;
    let norm = json!({
        "title": "IM", "section": section, "event": "Test Cup 2026", "started_on": "2025-11-01",
        "finished_on": "2025-12-01", "games": 18, "half_points": 36, "games_counted": 18,
        "grandmaster_games": 0, "senior_games": 0, "source": "Approved by the WTD.",
    });
    let path = "/api/players/1/recorded-norms";
    let officer = app.officer();
    assert_eq!(officer.post(path, &norm).await.verdict(), "422 no_double_round TR-10.0.2");
    for player in (2..=10).rev() {
        resign_all(&app, section, player, &[]).await;
    }
    let made = officer.post(path, &norm).await.expect(200).json;
    assert_eq!(made["norms"][0]["norm"]["section"], section);
}

/// TR-10.10: nobody loses a title without the votes of Congress and the committee's recommendation, which stay
/// with the case.
#[tokio::test]
async fn revoked_with_the_votes_of_congress() {
    let app = app().await;
    let im = json!({ "award": "IM", "grounds": "direct", "article": "10.6b" });
    let im = propose(&app, im).await.expect(200).json;
    let approvals = json!([
        { "step": "confirm", "majority": null, "recommended_by": "executive_board" },
        { "step": "revoke", "majority": "half", "recommended_by": "disciplinary_committee" },
    ]);
    assert_eq!(im["approvals"], approvals);
    let verdict = decide(&app, &im, "confirm").await.verdict();
    assert_eq!(verdict, "409 recommendation_missing TR-10.10f-i");
    let im = step(&app, &im, "confirm").await.expect(200).json;
    let made = &im["decisions"][1];
    assert_eq!(
        (&made["recommended_on"], &made["recommended_by"]),
        (&json!("2026-01-01"), &json!("executive_board"))
    );
    let verdict = decide(&app, &im, "revoke").await.verdict();
    assert_eq!(verdict, "409 revocation_not_proposed TR-10.10");
    let path = format!("/api/title-cases/{}", im["case"]);
    let committee = app.person_as(OFFICER, Role::DisciplinaryCommittee);
    assert_eq!(committee.get(&path).await.verdict(), "403 forbidden", "it is nobody's case");
    let im = decide(&app, &im, "propose_revocation").await.expect(200).json;
    let seen = committee.get(&path).await.expect(200).json;
    assert_eq!((&seen["may_recommend"], &seen["may_decide"]), (&json!(true), &json!(false)));
    assert_eq!(decide(&app, &im, "propose_revocation").await.verdict(), "409 case_waits");
    assert_eq!(im["waits_for"], json!(["disciplinary_committee"]));
    let verdict = decide(&app, &im, "revoke").await.verdict();
    assert_eq!(verdict, "409 recommendation_missing TR-10.10");
    let officer = app.officer();
    let said = async |act: &str, body: Value| officer.post(&format!("{path}/{act}"), &body).await;
    let vote = |version: &Value, approving: u8| json!({ "version": version, "approving": approving, "of": 30, "text": "In Congress." });
    let early = said("votes", vote(&im["version"], 16)).await;
    assert_eq!(early.verdict(), "409 recommendation_missing TR-10.10");
    let body = json!({ "version": im["version"], "recommends": true, "text": "He has cheated." });
    let im = said("recommend", body).await.expect(200).json;
    assert_eq!(decide(&app, &im, "revoke").await.verdict(), "409 votes_missing TR-10.10");
    let im = said("votes", vote(&im["version"], 15)).await.expect(200).json;
    assert_eq!(decide(&app, &im, "revoke").await.verdict(), "409 majority_missing TR-10.10");
    assert_eq!(profile(&app, 1).await["player"]["title"], "IM");
    let im = said("votes", vote(&im["version"], 16)).await.expect(200).json;
    let revoked = decide(&app, &im, "revoke").await.expect(200).json;
    let made = &revoked["decisions"][3];
    assert_eq!((&made["approving"], &made["of"]), (&json!(16), &json!(30)));
    assert_eq!(made["recommended_by"], "disciplinary_committee");
    assert_eq!(profile(&app, 1).await["player"]["title"], Value::Null);
}

/// TR-10.9, TR-10.10f-i: each office says itself what it recommends, about nobody of its own and once; the
/// commissioner decides by what stands there.
#[tokio::test]
async fn offices_say_it_themselves() {
    use Role::{
        ArbiterCommittee, DisciplinaryCommittee, ExecutiveBoard, QualificationsCommissioner,
    };
    let app = app().await;
    let gm = json!({ "award": "GM", "grounds": "direct", "article": "10.4a" });
    let gm = propose(&app, gm).await.expect(200).json;
    let path = format!("/api/title-cases/{}", gm["case"]);
    let recommend = format!("{path}/recommend");
    let body = |version: u8, recommends: bool| json!({ "version": version, "recommends": recommends, "text": "We have seen the table." });
    for (player, role, expected) in [
        (OFFICER, QualificationsCommissioner, "403 forbidden"),
        (OFFICER, DisciplinaryCommittee, "403 forbidden TR-10.10f-i"),
        (OFFICER, ArbiterCommittee, "403 forbidden TR-10.10f-i"),
        (PlayerId(1), ExecutiveBoard, "403 own_title"),
    ] {
        let answer = app.person_as(player, role).post(&recommend, &body(1, true)).await;
        assert_eq!(answer.verdict(), expected, "{role}");
    }
    let old = json!({
        "version": 1, "step": "confirm", "reason": "So be it.", "recommended_on": "2025-12-01"
    });
    let typed = app.officer().post(&format!("{path}/decide"), &old).await;
    assert_eq!(typed.verdict(), "422 unknown_field", "the commissioner types it no more");
    let board = app.person_as(OFFICER, ExecutiveBoard);
    let empty = json!({ "version": 1, "recommends": true, "text": " " });
    assert_eq!(board.post(&recommend, &empty).await.verdict(), "422 invalid_body");
    let seen = board.get(&path).await.expect(200).json;
    assert_eq!(
        (&seen["may_recommend"], &seen["may_decide"], &seen["may_record_votes"]),
        (&json!(true), &json!(false), &json!(false))
    );
    assert_eq!(seen["waits_for"], json!(["executive_board"]));
    let against = board.post(&recommend, &body(1, false)).await.expect(200).json;
    let verdict = decide(&app, &against, "confirm").await.verdict();
    assert_eq!(verdict, "409 not_recommended TR-10.10f-i");
    assert_eq!(board.post(&recommend, &body(1, true)).await.verdict(), "409 changed_meanwhile");
    for _ in 0..2 {
        let made = board.post(&recommend, &body(2, true)).await.expect(200).json;
        let said = made["said"].as_array().expect("what was said");
        assert_eq!((said.len(), &made["version"]), (2, &json!(3)));
        assert_eq!(
            (&said[1]["office"], &said[1]["recommends"], &said[1]["by"]["id"], &said[1]["text"]),
            (
                &json!("executive_board"),
                &json!(true),
                &json!(OFFICER),
                &json!("We have seen the table.")
            )
        );
    }
    let votes = json!({ "version": 3, "approving": 1, "of": 1, "text": "All of us." });
    let unasked = board.post(&format!("{path}/votes"), &votes).await;
    assert_eq!(unasked.verdict(), "409 votes_unasked");
    let commissioner = app.person_as(OFFICER, QualificationsCommissioner);
    let seen = commissioner.get(&path).await.expect(200).json;
    assert_eq!(
        (&seen["may_recommend"], &seen["may_decide"], &seen["waits_for"]),
        (&json!(false), &json!(true), &json!(["qualifications_commissioner"]))
    );
    let confirm = json!({ "version": 3, "step": "confirm", "reason": "So be it." });
    commissioner.post(&format!("{path}/decide"), &confirm).await.expect(200);
    // A case of norms is nobody else's.
    let norms = propose(&app, json!({ "award": "SIM", "grounds": "exceptional", "player": 2 }));
    let norms = format!("/api/title-cases/{}", norms.await.expect(200).json["case"]);
    let arbiters = app.person_as(OFFICER, ArbiterCommittee);
    assert_eq!(arbiters.get(&norms).await.verdict(), "403 forbidden");
    let list = arbiters.get("/api/title-cases").await.expect(200).json;
    assert_eq!(list["cases"], json!([]));
}

/// TR-10.10f-i: a case that was decided before the offices recorded it themselves is shown as it was told then.
#[tokio::test]
async fn what_was_typed_before_is_shown() {
    let app = app().await;
    let gm = json!({ "award": "GM", "grounds": "direct", "article": "10.4a" });
    let gm = propose(&app, gm).await.expect(200).json;
    let id = gm["case"].as_u64().expect("a number") as u32;
    let stored = app.app.store.title_case(id).await.expect("a case");
    let typed = TitleDecision {
        step: TitleStep::Confirm,
        at: app.app.clock.now(),
        by: Some(OFFICER),
        reason: "So be it.".to_owned(),
        votes: Some(Votes { approving: 20, of: 30 }),
        recommended_on: Some(Day::of(app.app.clock.now())),
    };
    let mut case = stored.case.clone();
    case.state = TitleState::Confirmed;
    case.decisions.push(typed);
    app.app.store.change_title_case(&stored, &case).await.expect("kept");
    let seen = app.officer().get(&format!("/api/title-cases/{id}")).await.expect(200).json;
    let made = &seen["decisions"][1];
    assert_eq!(
        (&made["approving"], &made["recommended_on"], &made["recommended_by"], &seen["said"]),
        (&json!(20), &json!("2026-01-01"), &json!("executive_board"), &json!([]))
    );
}

/// TR-10.10f-i: what a year's report tells Congress, and the certificate of each title in force.
#[tokio::test]
async fn reports_and_certificates() {
    let app = app().await;
    let open = async |path: &str| app.request(Method::GET, path, &[], String::new()).await;
    let direct = |award: &str, article: &str| json!({ "award": award, "grounds": "direct", "article": article });
    let im = propose(&app, direct("IM", "10.6b")).await.expect(200).json;
    let certificate = format!("/api/titles/{}", im["case"]);
    assert_eq!(open(&certificate).await.verdict(), "404 no_certificate");
    let im = step(&app, &im, "confirm").await.expect(200).json;
    let gm = propose(&app, direct("GM", "10.4a")).await.expect(200).json;
    let gm = step(&app, &gm, "confirm").await.expect(200).json;
    let shown = open(&certificate).await.expect(200).json;
    assert_eq!(
        (&shown["award"], &shown["article"], &shown["confirmed_at"]),
        (&json!("IM"), &json!(in_rules("10.6b")), &json!("2026-01-01T00:00:00Z"))
    );
    let wish = json!({ "award": "SIM", "grounds": "congress", "player": 2 });
    let wish = propose(&app, wish).await.expect(200).json;
    let report = open("/api/titles/reports/2026").await.expect(200).json;
    assert_eq!(report["for_congress"], json!([]), "it is not published");
    step(&app, &wish, "publish").await.expect(200);
    step(&app, &gm, "revoke").await.expect(200);
    let report = open("/api/titles/reports/2026").await.expect(200).json;
    let awards = |part: &str| -> Vec<(Value, Value, Value)> {
        let lines = report[part].as_array().expect("lines").iter();
        let line = |line: &Value| {
            (line["award"].clone(), line["article"].clone(), line["has_certificate"].clone())
        };
        lines.map(line).collect()
    };
    let line =
        |award: &str, article: &str, valid: bool| (json!(award), json!(article), json!(valid));
    assert_eq!(
        awards("confirmed"),
        [line("IM", &in_rules("10.6b"), true), line("GM", &in_rules("10.4a"), false)]
    );
    assert_eq!(awards("revoked"), [line("GM", "TR-10.10", false)]);
    assert_eq!(
        (&report["revoked"][0]["approving"], &report["complete"]),
        (&json!(20), &json!(false))
    );
    assert_eq!(report["for_congress"][0]["award"], "SIM");
    assert!(!report.to_string().contains("So be it"), "reasons are for officers");
    assert_eq!(open(&format!("/api/titles/{}", gm["case"])).await.status, 404);
    assert_eq!(open(&format!("/api/titles/{}", im["case"])).await.status, 200);
    let before = open("/api/titles/reports/2025").await.expect(200).json;
    assert_eq!((&before["confirmed"], &before["complete"]), (&json!([]), &json!(true)));
    for year in ["2019", "2027", "x"] {
        let answer = open(&format!("/api/titles/reports/{year}")).await;
        assert_eq!(answer.verdict(), "404 no_title_report", "{year}");
    }
}

/// TR-12.6-12.9, TR-10.10f-i: the norms of a year are in its report, once each, by the end of their sections.
#[tokio::test]
async fn norms_are_reported() {
    let app = TestApp::new().await;
    let event = proposed(&app, |_| ()).await;
    let section = begun(&app, event).await;
    for player in (2..=10).rev() {
        resign_all(&app, section, player, &[]).await;
    }
    let report = async |year: i32| {
        let path = format!("/api/titles/reports/{year}");
        app.request(Method::GET, &path, &[], String::new()).await.expect(200).json["norms"].clone()
    };
    let year = Day::of(app.app.clock.now()).year();
    assert_eq!(report(year).await, json!([]), "the final tables are not confirmed");
    finish(&app, event).await;
    let norms = report(year).await;
    let kept = app.app.store.norms_of(PlayerId(1)).await.expect("norms");
    let titles: Vec<String> = kept.iter().map(|norm| norm.title.to_string()).collect();
    let first = norms.as_array().expect("norms").first().expect("a norm");
    assert_eq!(
        (&first["player"]["id"], &first["section"], &first["event_name"]),
        (&json!(1), &json!(section), &json!("Test Cup 2026"))
    );
    let told = first["titles"].as_array().expect("titles");
    assert_eq!((told.len(), told[0].as_str()), (titles.len(), Some("SIM")), "{norms}");
    assert_eq!(report(year - 1).await, json!([]));
    // Played on after its end, the section has ended later: the norm is there once, where it belongs.
    let later = app.app.clock.now() + 60;
    let again = NormRecord { finished_at: later, ..kept[0].clone() };
    app.app.store.put_norm(PlayerId(1), &again).await.expect("kept");
    let of_title = |norms: &Value| {
        let lines = norms.as_array().expect("norms").iter();
        let mine = lines.filter(|line| line["player"]["id"] == 1);
        let titles = mine.flat_map(|line| line["titles"].as_array().expect("titles").clone());
        titles.filter(|title| *title == again.title.to_string()).count()
    };
    assert_eq!(of_title(&report(year).await), 1);
}
