//! What is recorded beside titles: norms made elsewhere, and what Congress has to do with them
//! (`TR-10.0.2`, `TR-10.5`, `TR-10.7`, `TR-10.8`, `TR-10.10`).

use axum::http::Method;
use rules::title::NormRecord;
use rules::{Day, PlayerId};
use serde_json::{Value, json};
use tests::{OFFICER, TestApp};

use crate::export_jobs::personal_data;
use crate::norms::{begun, proposed, resign_all};
use crate::titles::{app, finish, profile, propose, step, waiting};

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
    let path = format!("/api/title-cases/{}/decide", im["case"]);
    let officer = app.officer();
    let body = |version: u8, step: &str, more: Value| {
        let mut body = json!({ "version": version, "step": step, "reason": "So be it." });
        let Value::Object(more) = more else { panic!("members: {more}") };
        body.as_object_mut().expect("an object").extend(more);
        body
    };
    let bare = body(1, "confirm", json!({}));
    let verdict = officer.post(&path, &bare).await.verdict();
    assert_eq!(verdict, "422 recommendation_missing TR-10.10f-i");
    let im = step(&app, &im, "confirm").await.expect(200).json;
    let made = &im["decisions"][1];
    assert_eq!(
        (&made["recommended_on"], &made["recommended_by"]),
        (&json!("2025-12-01"), &json!("executive_board"))
    );
    for (more, verdict) in [
        (json!({}), "422 votes_missing TR-10.10"),
        (json!({ "approving": 15, "of": 30 }), "409 majority_missing TR-10.10"),
        (json!({ "approving": 16, "of": 30 }), "422 recommendation_missing TR-10.10"),
    ] {
        assert_eq!(officer.post(&path, &body(2, "revoke", more.clone())).await.verdict(), verdict);
    }
    assert_eq!(profile(&app, 1).await["player"]["title"], "IM");
    let voted = json!({ "approving": 16, "of": 30, "recommended_on": "2025-12-20" });
    let revoked = officer.post(&path, &body(2, "revoke", voted)).await.expect(200).json;
    let made = &revoked["decisions"][2];
    assert_eq!((&made["approving"], &made["of"]), (&json!(16), &json!(30)));
    assert_eq!(profile(&app, 1).await["player"]["title"], Value::Null);
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
        (&json!(16), &json!(false))
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
