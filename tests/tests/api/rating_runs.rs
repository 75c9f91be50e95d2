//! What the rating commissioner does beside publishing: correct with reasons, take a list back,
//! calculate it again (`TR-9.4`, `RAT-16`); and runs that die.

use rules::PlayerId;
use serde_json::{Value, json};
use tests::{DAY, DELEGATE, OFFICER, Quarter, TO_MARCH_5, changes_of, version_of};

/// What cannot be corrected, or not so.
#[tokio::test]
async fn corrections_that_are_refused() {
    let quarter = Quarter::begun().await;
    quarter.app.wait((TO_MARCH_5 - 14) * DAY);
    let run = quarter.begin("2026/2").await.expect(200).json;
    let path = "/chess-2026-2/corrections";
    let start = |rating: u32, version: &Value| {
        json!({
            "version": version, "kind": "start_rating", "player": 2, "section": quarter.section,
            "rating": rating, "reason": "A strong player of the board."
        })
    };
    for (body, verdict) in [
        (start(2350, &json!(0)), "409 changed_meanwhile"),
        (start(999, &version_of(&run)), "422 invalid_body"),
        (start(3001, &version_of(&run)), "422 invalid_body"),
        (
            json!({ "version": version_of(&run), "kind": "start_rating", "player": 2, "reason": "x" }),
            "422 invalid_body",
        ),
        (
            json!({ "version": version_of(&run), "kind": "first_rating_formula", "player": 2, "reason": " " }),
            "422 invalid_body",
        ),
        (
            json!({ "version": version_of(&run), "kind": "first_rating_formula", "player": 99, "reason": "x" }),
            "404 unknown_player",
        ),
        (
            json!({ "version": version_of(&run), "kind": "first_rating_formula", "player": OFFICER, "reason": "x" }),
            "403 own_rating",
        ),
    ] {
        assert_eq!(quarter.post(path, body.clone()).await.verdict(), verdict, "{body}");
    }
}

#[tokio::test]
async fn the_commissioner_corrects() {
    let quarter = Quarter::begun().await;
    quarter.loses(2, 1).await;
    quarter.loses(7, 6).await;
    quarter.app.wait((TO_MARCH_5 - 14) * DAY);
    let run = quarter.begin("2026/2").await.expect(200).json;
    let path = "/chess-2026-2/corrections";
    let start = |rating: u32, version: &Value| {
        json!({
            "version": version, "kind": "start_rating", "player": 2, "section": quarter.section,
            "rating": rating, "reason": "A strong player of the board."
        })
    };
    let corrected = quarter.post(path, start(2350, &version_of(&run))).await.expect(200).json;
    assert_eq!(corrected["run"]["state"], "preview");
    // 1 has won against 2350 now: 0.89 more than expected, k 20. The own rating of 2 is untouched.
    let of = |run: &Value, player: u64| {
        let found = changes_of(run).into_iter().find(|(id, ..)| *id == player);
        found.and_then(|(_, _, new, _)| new)
    };
    assert_eq!((of(&corrected, 1), of(&corrected, 2)), (Some(2018), Some(1990)));
    assert_eq!(corrected["corrections"][0]["by"]["id"], OFFICER.0);
    // Another value for the same thing takes its place.
    let corrected = quarter.post(path, start(2000, &version_of(&corrected))).await.expect(200).json;
    assert_eq!(corrected["corrections"].as_array().map(Vec::len), Some(1));
    assert_eq!(of(&corrected, 1), Some(2010));
    let formula = json!({
        "version": version_of(&corrected), "kind": "first_rating_formula", "player": 1,
        "reason": "Grown much stronger."
    });
    let corrected = quarter.post(path, formula).await.expect(200).json;
    // 2000 + 677 * 0.5 (RAT-5).
    assert_eq!(of(&corrected, 1), Some(2339));
    let back = quarter
        .post(&format!("{path}/1/remove"), json!({ "version": version_of(&corrected) }))
        .await
        .expect(200)
        .json;
    assert_eq!((of(&back, 1), back["corrections"].as_array().map(Vec::len)), (Some(2339), Some(1)));
    let gone =
        quarter.post(&format!("{path}/9/remove"), json!({ "version": version_of(&back) })).await;
    assert_eq!(gone.verdict(), "404 unknown_correction");
    // Published, the reason is read with the rating, by the player and the national delegate in a
    // mail, too (RAT-16); and nothing is corrected any more.
    let published =
        quarter.post("/chess-2026-2/publish", json!({ "version": version_of(&back) })).await;
    let published = published.expect(200).json;
    let why = quarter.app.person(PlayerId(2)).get("/api/players/1/ratings/chess-2026-2").await;
    let why = why.expect(200).json;
    assert_eq!(why["method"], "replaced_by_commissioner");
    assert_eq!(why["corrections"][0]["reason"], "Grown much stronger.");
    let late = quarter.post(path, start(2350, &version_of(&published))).await;
    assert_eq!(late.verdict(), "409 not_in_preview");
    quarter.app.run_all_schedules().await;
    let mails = quarter.app.take_mails();
    let told = |to: u32| {
        let to = format!("player-{to}@posthorn.example");
        let reason = "Grown much stronger.";
        mails.iter().filter(|mail| mail.to == to && mail.body.contains(reason)).count()
    };
    assert_eq!([1, DELEGATE.0, 2, OFFICER.0].map(told), [1, 1, 0, 0]);
}

#[tokio::test]
async fn a_list_is_taken_back_and_published_again() {
    let quarter = Quarter::begun().await;
    quarter.loses(2, 1).await;
    quarter.app.wait((TO_MARCH_5 - 14 + 40) * DAY);
    let run = quarter.begin("2026/2").await.expect(200).json;
    let published =
        quarter.post("/chess-2026-2/publish", json!({ "version": version_of(&run) })).await;
    // Its quarter has begun: it counts at once.
    let published = published.expect(200).json;
    assert_eq!(published["run"]["in_force"], true);
    assert_eq!(quarter.ratings().await[..2], [Some(2010), Some(1990)]);
    let officer = quarter.officer();
    let page = async || officer.get("/api/rating-lists/chess-2026-2").await;
    let read = page().await.expect(200).json;
    assert_eq!(page().await.expect(200).json, read);
    let withdraw = |reason: &str, version: Value| json!({ "version": version, "reason": reason });
    let silent = quarter.post("/chess-2026-2/withdraw", withdraw("", version_of(&published))).await;
    assert_eq!(silent.verdict(), "422 invalid_body");
    let back =
        quarter.post("/chess-2026-2/withdraw", withdraw("Twice.", version_of(&published))).await;
    let back = back.expect(200).json;
    // The same request again is answered.
    let again =
        quarter.post("/chess-2026-2/withdraw", withdraw("Twice.", version_of(&published))).await;
    assert_eq!(again.expect(200).json, back);
    assert_eq!(
        (&back["run"]["state"], &back["run"]["withdrawn_reason"]),
        (&json!("withdrawn"), &json!("Twice."))
    );
    assert_eq!(quarter.ratings().await[..2], [Some(2000), Some(2000)]);
    let lists = quarter.officer().get("/api/rating-lists").await.expect(200).json;
    assert_eq!(lists["lists"].as_array().map(Vec::len), Some(1));
    let gone = quarter.officer().get("/api/players/1/ratings/chess-2026-2").await;
    assert_eq!(gone.verdict(), "404 unknown_rating_list");
    assert_eq!(page().await.verdict(), "404 unknown_rating_list", "nor what was read before");
    // Not without having been looked at again.
    let unseen =
        quarter.post("/chess-2026-2/publish", json!({ "version": version_of(&back) })).await;
    assert_eq!(unseen.verdict(), "409 not_in_preview");
    let afresh =
        quarter.post("/chess-2026-2/calculate", json!({ "version": version_of(&back) })).await;
    let afresh = afresh.expect(200).json;
    assert_eq!(changes_of(&afresh), changes_of(&run));
    assert_eq!(page().await.status, 404, "not yet");
    quarter
        .post("/chess-2026-2/publish", json!({ "version": version_of(&afresh) }))
        .await
        .expect(200);
    assert_eq!(quarter.ratings().await[..2], [Some(2010), Some(1990)]);
    assert_eq!(page().await.expect(200).json["rows"], read["rows"]);
    // While a later list is published, this one stays.
    quarter.app.wait(60 * DAY);
    let next = quarter.begin("2026/3").await.expect(200).json;
    let next = quarter.post("/chess-2026-3/publish", json!({ "version": version_of(&next) })).await;
    next.expect(200);
    let stored = quarter.officer().get("/api/rating-runs/chess-2026-2").await.expect(200).json;
    let late = quarter.post("/chess-2026-2/withdraw", withdraw("No.", version_of(&stored))).await;
    assert_eq!(late.verdict(), "409 later_list_published");
}

#[tokio::test]
async fn a_run_that_dies_is_taken_up() {
    let quarter = Quarter::begun().await;
    quarter.loses(2, 1).await;
    quarter.loses(4, 3).await;
    quarter.app.wait((TO_MARCH_5 - 14) * DAY);
    let id = "chess-2026-2".parse().expect("a list");
    let app = &quarter.app.app;
    let iccf = rules::tournament::RuleSet::Iccf;
    app.begin_rating_run(id, iccf, OFFICER).await.expect("a run");
    // Begun, and nobody went on: the schedule does.
    quarter.app.run_all_schedules().await;
    let run = quarter.officer().get("/api/rating-runs/chess-2026-2").await.expect(200).json;
    assert_eq!(run["run"]["state"], "preview");
    let rows = app.store.list_rows(&app.store.rating_run(id).await.expect("a run")).await;
    let rows = rows.expect("rows");
    let afresh =
        quarter.post("/chess-2026-2/calculate", json!({ "version": version_of(&run) })).await;
    afresh.expect(200);
    // Two go on side by side from the same state.
    let mut stored = app.store.rating_run(id).await.expect("a run");
    let was = stored.version;
    stored.version += 1;
    stored.run.state = rules::rating::run::RunState::Collecting;
    stored.run.calculation += 1;
    app.store.change_rating_run(was, &stored).await.expect("changed");
    let (one, other) = tokio::join!(app.go_on_with_rating_run(id), app.go_on_with_rating_run(id));
    assert!(one.expect("gone on") && other.expect("gone on"));
    let stored = app.store.rating_run(id).await.expect("a run");
    assert_eq!(app.store.list_rows(&stored).await.expect("rows"), rows);
}

/// TR-9.5, RAT-13, SKS-1.6: the schedule prepares the next list once everything in time is there, tells
/// officers of it, and again when it is late; it waits at their desk until it is published.
#[tokio::test]
async fn the_schedule_prepares_the_next_list() {
    let quarter = Quarter::begun().await;
    quarter.loses(2, 1).await;
    let runs = async || {
        let runs = quarter.officer().get("/api/rating-runs").await.expect(200).json;
        let runs = runs["runs"].as_array().expect("runs").iter();
        runs.map(|run| format!("{} {}", run["id"], run["state"]).replace('"', ""))
            .collect::<Vec<_>>()
    };
    let waiting = async || {
        let queue = quarter.officer().get("/api/director/queue").await.expect(200).json;
        let items = queue["items"].as_array().expect("items").iter();
        let lists = items.filter(|item| item["kind"] == "rating_list");
        lists.map(|item| format!("{} {}", item["name"], item["summary"])).collect::<Vec<_>>()
    };
    let told = || {
        let mails = quarter.app.take_mails().into_iter();
        let subjects = mails.map(|mail| mail.header("Subject").to_owned());
        subjects.filter(|subject| subject.contains("rating list")).collect::<Vec<_>>()
    };
    // The evening of 4 March: officials may still enter results.
    quarter.app.wait((TO_MARCH_5 - 14) * DAY - 60);
    quarter.app.run_all_schedules().await;
    assert_eq!(runs().await, ["chess-2026-1 published"]);
    assert_eq!((waiting().await.len(), told().len()), (0, 0));
    quarter.app.wait(60);
    // One run begins it, the next one calculates.
    quarter.app.run_all_schedules().await;
    for _ in 0..2 {
        quarter.app.run_all_schedules().await;
        assert_eq!(runs().await, ["chess-2026-2 preview", "chess-2026-1 published"]);
        assert_eq!(waiting().await, ["\"chess-2026-2\" \"rating_list\""]);
    }
    assert_eq!(told(), ["To decide: the rating list of 2026/2, chess"]);
    // 19 March: it should have been available the day before.
    let version =
        version_of(&quarter.officer().get("/api/rating-runs/chess-2026-2").await.expect(200).json);
    quarter.app.wait(14 * DAY);
    quarter.app.run_all_schedules().await;
    quarter.app.run_all_schedules().await;
    assert_eq!(waiting().await, ["\"chess-2026-2\" \"rating_list\""]);
    assert_eq!(told(), ["Late: the rating list of 2026/2, chess"]);
    let seen = quarter.officer().get("/api/rating-runs/chess-2026-2").await.expect(200).json;
    assert_eq!(seen["notes"][0]["code"], "late", "before it is published");
    // A reminder changes nothing of what was looked at.
    quarter.post("/chess-2026-2/publish", json!({ "version": version })).await.expect(200);
    let lists = quarter.officer().get("/api/rating-lists").await.expect(200).json;
    let late = |at: usize| (lists["lists"][at]["id"].clone(), lists["lists"][at]["late"].clone());
    assert_eq!(late(0), (json!("chess-2026-2"), json!(true)));
    assert_eq!(late(1), (json!("chess-2026-1"), json!(false)), "it came from elsewhere");
    quarter.app.run_all_schedules().await;
    assert_eq!(waiting().await, [""; 0]);
    quarter.app.wait(7 * DAY);
    quarter.app.run_all_schedules().await;
    assert_eq!(told(), [""; 0], "nothing is told of a list that is published");
    // After 4 June: one run begins it, the next one calculates.
    quarter.app.wait(70 * DAY);
    quarter.app.run_all_schedules().await;
    quarter.app.run_all_schedules().await;
    assert_eq!(runs().await[0], "chess-2026-3 preview");
}
