//! Which list counts what was brought here: postal results are entered two weeks before it is
//! published (`RAT-13`), others are reported when they are entered (`RAT-12`), and what moves here was
//! reported elsewhere.

use serde_json::{Value, json};
use tests::{DAY, OFFICER, Quarter, changes_of};

use crate::imports::{announcement, sent};

/// A rated section of two players, whose one game the first has won.
async fn bring(quarter: &Quarter, origin: &str, [white, black]: [u32; 2], ended: &str) -> Value {
    let code = format!("I/{origin}/{white}-{black}").to_uppercase();
    let announced = announcement(&quarter.app, |a| {
        a["rated"] = json!(true);
        a["unrated_level"] = json!(1_800);
        a["code"] = json!(code);
    });
    let list = format!("section,number,id\n1,1,{white}\n1,2,{black}\n");
    let results = format!("white,black,result,ended\n{white},{black},1-0,{ended}\n");
    let mut body = sent(&announced.await, &list, "", &results);
    body["origin"] = json!(origin);
    body["request"] = json!(format!("{origin}-{white}-{black}"));
    let officer = quarter.app.person_as(OFFICER, store::Role::Officer);
    officer.post("/api/imports", &body).await.expect(201).json
}

/// RAT-13, RAT-12: the second quarter's list of 2026 counts what was found by 1 March, and entered by
/// then, or by post until two weeks before 18 March; the first list, which came from elsewhere, holds
/// what was known by 1 December.
#[tokio::test]
async fn lists_count_what_was_entered_in_time() {
    let quarter = Quarter::begun().await;
    // 15 January.
    bring(&quarter, "moved", [1, 3], "2025-12-01").await;
    bring(&quarter, "moved", [2, 4], "2025-12-02").await;
    quarter.app.wait(45 * DAY);
    // 1 March, and the day after.
    bring(&quarter, "results", [5, 7], "2026-02-20").await;
    quarter.app.wait(DAY);
    bring(&quarter, "results", [5, 6], "2026-02-20").await;
    quarter.app.wait(2 * DAY);
    // 4 March, and the day after.
    bring(&quarter, "post", [1, 2], "2026-03-01").await;
    bring(&quarter, "post", [1, 6], "2026-03-02").await;
    quarter.app.wait(DAY);
    bring(&quarter, "post", [3, 4], "2026-02-20").await;
    let run = quarter.begin("2026/2").await.expect(200).json;
    let counted: Vec<(u64, u64)> = changes_of(&run)
        .into_iter()
        .filter(|(.., games)| *games > 0)
        .map(|(player, _, _, games)| (player, games))
        .collect();
    assert_eq!(counted, [(1, 1), (2, 2), (4, 1), (5, 1), (7, 1)]);
    assert_eq!(run["run"]["games"], 3);
}

/// What came too late is in the next list.
#[tokio::test]
async fn what_came_late_is_in_the_next_list() {
    let quarter = Quarter::begun().await;
    quarter.app.wait(49 * DAY);
    bring(&quarter, "post", [3, 4], "2026-02-20").await;
    for (list, games, days) in [("2026/2", 0, 27), ("2026/3", 1, 0)] {
        let run = quarter.begin(list).await.expect(200).json;
        assert_eq!(run["run"]["games"], games, "{list}");
        if days > 0 {
            let id = run["run"]["id"].as_str().expect("a name");
            let body = json!({ "version": run["run"]["version"] });
            quarter.post(&format!("/{id}/publish"), body).await.expect(200);
            quarter.app.wait(days * DAY);
            quarter.app.run_all_schedules().await;
            // 4 June, when everything for the third quarter's list is there.
            quarter.app.wait(64 * DAY);
        }
    }
}
