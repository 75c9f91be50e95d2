//! Events outside the Laws (LAW-0): marked where they are announced, on their games and in PGN files.

use serde_json::{Value, json};
use tests::TestApp;

/// LAW-0: the mark comes from the announcement, and stands in the list, the section, the game and its
/// PGN; an event without one has none.
#[tokio::test]
async fn the_mark_is_shown() {
    for outside in [json!("no_engines"), Value::Null] {
        let app = TestApp::new().await;
        let event = app
            .started("friendly", 3, |a| {
                a["section_size"] = json!(3);
                if !outside.is_null() {
                    a["outside_laws"] = outside.clone();
                }
            })
            .await;
        let shown = app.get(&format!("/api/events/{event}")).await.expect(200).json;
        assert_eq!(shown["announcement"]["outside_laws"], outside);
    }
}
