//! LAW-0-options: what the Laws leave open is stated when an event is announced, and its games are played by
//! it.

use rules::{ConditionalMoves, DrawOffers, FlagRule, Reason, SilenceRule};
use serde_json::{Value, json};
use tests::{DAY, TestApp};

use crate::withdrawals::{PLAYER, begun, with_players};

/// LAW-0-options: an announcement without one of them is refused, whichever it is.
#[tokio::test]
async fn nothing_is_left_open() {
    let app = TestApp::new().await;
    app.officials().await;
    let whole = app.preset("friendly", |_| ()).await;
    for option in [
        "variant",
        "start_positions",
        "time_control",
        "leave_days",
        "silence",
        "flag",
        "draw_offers",
        "conditional_moves",
        "tie_breaks",
        "visibility",
        "rated",
        "system",
    ] {
        let mut open = whole.clone();
        open.as_object_mut().and_then(|fields| fields.remove(option)).expect(option);
        let body = json!({ "announcement": open });
        let refused = app.organiser().post("/api/events", &body).await;
        assert_eq!(refused.status, 422, "{option}");
        assert!(refused.text.contains(option), "{option}: {}", refused.text);
    }
    app.announce(&whole).await;
}

/// LAW-0-options: two events that differ in their options, and their games once they have begun.
#[tokio::test]
async fn games_are_played_as_announced() {
    let app = TestApp::new().await;
    with_players(&app).await;
    let long = "10 moves in 60 days";
    let control = |a: &mut Value| {
        a["time_control"] = json!(long);
        a["silence"] = json!("off");
    };
    begun(&app, "T/1", control).await;
    let other = |a: &mut Value| {
        control(a);
        a["leave_days"] = json!(30);
        a["silence"] = json!("forty_days");
        a["flag"] = json!("claimed");
        a["draw_offers"] = json!({ "policy": "never" });
        a["conditional_moves"] = json!("none");
    };
    begun(&app, "T/2", other).await;
    let seats = app.app.store.seats(PLAYER).await.expect("seats");
    let mut found = Vec::new();
    for seat in &seats {
        let (_, game) = app.app.load_game(seat.game).await.expect("a game");
        let terms = game.terms();
        assert_eq!(terms.time_control.to_string(), long);
        let section = app.app.store.section(seat.section).await.expect("a section");
        found.push((
            section.leave_days,
            terms.silence,
            terms.flag,
            terms.draw_offers,
            terms.conditional_moves,
        ));
    }
    let usual = (45, SilenceRule::Off, FlagRule::Server, DrawOffers::Free, ConditionalMoves::Tree);
    let others =
        (30, SilenceRule::FortyDays, FlagRule::Claimed, DrawOffers::Never, ConditionalMoves::None);
    assert_eq!(found, [usual, usual, others, others]);
    // Nobody moves: silence loses in the one event, and in the other nothing yet.
    app.wait(42 * DAY);
    app.run_schedules().await;
    let mut endings = Vec::new();
    for seat in &seats {
        let (_, game) = app.app.load_game(seat.game).await.expect("a game");
        endings.push(game.ending().map(|ending| ending.reason));
    }
    assert_eq!(endings, [None, None, Some(Reason::Silence), Some(Reason::Silence)]);
}
