//! Somebody plays in the place of a player who had not begun: both of them hear of it, the event's other officials, and
//! the opponents by their games. Whoever has decided it knows.

use rules::PlayerId;
use serde_json::json;
use store::Role;
use tests::{ORGANISER, TestApp};

use crate::entries::told;
use crate::{bring_all, game_item, record, subjects, to};

/// TR-8.1: the reason is for the player who was replaced, and for officials.
#[tokio::test]
async fn a_newcomer_is_told() {
    let app = TestApp::new().await;
    app.officials().await;
    for id in [1, 2, 3, 9] {
        app.member(id, "CZE", Some(2_000), Role::Player).await;
    }
    let announcement = app.preset("friendly", |a| a["section_size"] = json!(3)).await;
    let event = app.announce(&announcement).await;
    app.publish(event, &[1, 2, 3], &[3]).await;
    crate::settle(&app.app).await;
    app.take_mails();
    let seat = app.app.store.seats(PlayerId(2)).await.expect("seats").swap_remove(0);
    let (before, opponent) = (game_item(&app, seat.game).await, seat.opponent);
    let body = json!({ "replaced": 2, "newcomer": 9, "reason": "Ill." });
    app.director().post(&format!("/api/events/{event}/replacements"), &body).await.expect(200);
    let mails = told(&app, event).await;
    let found: Vec<_> =
        mails.iter().map(|(to, subject, text)| (*to, &**subject, &**text)).collect();
    let expected = [
        (2, "Given Player 9 plays in your place: Test Cup 2026", "Ill."),
        (9, "You play in place of Given Player 2: Test Cup 2026", ""),
        (ORGANISER.0, "Given Player 9 plays in place of Given Player 2: Test Cup 2026", "Ill."),
    ];
    assert_eq!(found, expected);
    // Opponents hear of it by their games.
    let seated = record("1", &before, &game_item(&app, seat.game).await);
    bring_all(&app, &[seated]).await;
    crate::settle(&app.app).await;
    let mails = app.take_mails();
    let expected = [to(opponent, "You have a new opponent: Given Player 9")];
    assert_eq!(subjects(&mails), expected);
}
