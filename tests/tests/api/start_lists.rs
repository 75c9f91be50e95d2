//! What players start with (`TR-9.4`, `SKS-1.5`, `NORM-4a`): start lists that are published before the
//! start are taken again on its day, by the lists and titles of that day.

use rules::rating::{FideEntry, Ratings};
use rules::{PlayerId, Title};
use serde_json::json;
use store::{Role, SectionId, StartLine};
use tests::{DAY, OFFICER, TestApp};

/// Has no own rating, but one of FIDE's list of the first quarter.
const WITH_FIDE: u32 = 3;
/// Has none at all, and the commissioner has set one.
const CORRECTED: u32 = 4;

async fn lines(app: &TestApp, section: SectionId) -> Vec<StartLine> {
    let mut lines = app.app.store.section_table(section).await.expect("a table").start_list;
    lines.sort_by_key(|line| line.player);
    lines
}

/// `2000 fixed`, `F2300`, `P1900`: what each player starts with.
fn starts(lines: &[StartLine]) -> Vec<String> {
    let start = |line: &StartLine| match (line.rating, line.fide, line.level) {
        (Some(rating), None, None) => format!("{rating}{}", if line.fixed { " fixed" } else { "" }),
        (None, Some(fide), None) => format!("F{fide}"),
        (None, None, Some(level)) => format!("P{level}"),
        other => format!("{other:?}"),
    };
    lines.iter().map(start).collect()
}

/// TR-9.4, SKS-1.5, NORM-4a: a list that takes effect between the publication and the start counts, a
/// FIDE list that is no longer the present one does not, and a title of that day does; before the day
/// nothing changes, and what the commissioner has set stays.
#[tokio::test]
async fn the_lists_of_the_start_count() {
    let app = TestApp::new().await;
    app.officials().await;
    app.member(1, "CZE", Some(2_000), Role::Player).await;
    app.member(2, "POL", None, Role::Player).await;
    let fide = FideEntry { list: "2026/1".parse().ok(), rating: Some(2_300), title: None };
    let ratings = Ratings { fide: Some(fide), ..Ratings::default() };
    app.member_with(WITH_FIDE, "NOR", ratings, Role::Player).await;
    app.member(CORRECTED, "SWE", None, Role::Player).await;
    let announcement = app
        .preset("friendly", |a| {
            a["section_size"] = json!(4);
            a["unrated_level"] = json!(1_900);
        })
        .await;
    let event = app.announce(&announcement).await;
    let published = app.publish(event, &[1, 2, WITH_FIDE, CORRECTED], &[4]).await;
    let section = SectionId(published["sections"][0]["id"].as_u64().expect("one") as u32);
    let starts_at = published["announcement"]["starts_at"].as_str().expect("a date");
    assert_eq!(starts_at, "2026-04-02T00:00:00Z", "in the quarter after that of the publication");
    let before = ["2000 fixed", "P1900", "F2300", "P1900"];
    assert_eq!(starts(&lines(&app, section).await), before);
    let store = &app.app.store;
    store.correct_start_rating(section, PlayerId(CORRECTED), Some(2_050)).await.expect("set");

    let list = json!({
        "pool": "chess", "quarter": "2026/2", "rule_set": "iccf",
        "csv": "id,rating,games\n1,2140,50\n2,1850,20\n", "history": ""
    });
    let officer = app.person_as(OFFICER, Role::Officer);
    officer.post("/api/rating-lists", &list).await.expect(200);
    let won = json!({
        "player": 2, "award": "GM", "grounds": "direct", "article": "10.4a", "reason": "Third."
    });
    let case = officer.post("/api/title-cases", &won).await.expect(200).json;
    let case = app.approve_title(&case, "confirm").await;
    let confirm = json!({ "version": case["version"], "step": "confirm", "reason": "Agreed." });
    let path = format!("/api/title-cases/{}/decide", case["case"]);
    officer.post(&path, &confirm).await.expect(200);

    let to_start = 90 * DAY + DAY;
    app.wait(to_start - 3_600);
    app.run_all_schedules().await;
    let profile = app.app.profile(PlayerId(1)).await.expect("a player");
    assert_eq!(profile.ratings.chess.rating, Some(2_140), "the list counts");
    assert_eq!(starts(&lines(&app, section).await), before, "an hour before the start");

    app.wait(3_600);
    app.run_all_schedules().await;
    let after = lines(&app, section).await;
    assert_eq!(starts(&after), ["2140 fixed", "1850", "P1900", "P1900"]);
    assert_eq!(after[1].title.as_deref(), Some(Title::Gm.to_string().as_str()));
    let corrected = after.iter().find(|line| line.player == PlayerId(CORRECTED)).expect("a line");
    assert_eq!(corrected.corrected, Some(2_050));
    // The category is that of the start as well: (2140 + 1850 + 2200 + 2200) / 4, a half up.
    let table = app.organiser().get(&format!("/api/sections/{}", section.0)).await.expect(200).json;
    assert_eq!(table["norms"][0]["average"], 2_098);
    // Later lists, or titles, change nothing any more.
    store.set_fide(PlayerId(WITH_FIDE), None).await.expect("taken away");
    app.wait(100 * DAY);
    app.run_all_schedules().await;
    assert_eq!(lines(&app, section).await, after);
}
