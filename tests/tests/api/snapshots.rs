//! The main views as they are, member by member: what the front-end's tests read, too.
//!
//! A knowing change is taken over with `INSTA_UPDATE=always` in the environment.

use insta::assert_json_snapshot;
use rules::PlayerId;
use serde_json::{Value, json};
use store::Role;
use tests::{DAY, TestApp};

/// Compares with the file of this name in `tests/snapshots`.
fn check(name: &str, value: &Value) {
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path(concat!(env!("CARGO_MANIFEST_DIR"), "/snapshots"));
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.bind(|| assert_json_snapshot!(name, value));
}

#[tokio::test]
async fn the_views_of_a_game() {
    let app = TestApp::new().await;
    // Few pieces, so that the list of legal moves stays short.
    let pairing = app.pairing_from(1, "4k3/P7/8/8/8/8/8/4K2R w K - 0 1").await;
    let (white, black) = app.players(&pairing);
    let id = pairing.game;
    white.write(id, "greeting", "Greetings from Brno.").await.expect(200);
    app.wait(2 * DAY + 60);
    check("preview", &white.preview(id, 0, "e1g1").await.expect(200).json);
    let sent = white.play_and_offer_draw(id, 0, "O-O").await.expect(200);
    check("sent", &sent.json);
    app.wait(21 * DAY);
    check("game_on_move", &black.game(id).await.expect(200).json);
    check("game_waiting", &white.game(id).await.expect(200).json);
    check("game_list", &black.games("running").await.expect(200).json);
    check("already_moved", &white.play(id, 0, "a8=Q").await.expect(409).json);
    check("resigned", &black.resign(id).await.expect(200).json);
    check("game_finished", &white.game(id).await.expect(200).json);
    check("game_list_finished", &black.games("finished").await.expect(200).json);
    check("record", &white.record(id).await.expect(200).json);
}

#[tokio::test]
async fn the_views_of_claims() {
    let app = TestApp::new().await;
    let castling = "r3k3/8/8/8/8/8/4P3/R3K3 w Qq - 0 1";
    let pairing = app.pairing_under(1, PlayerId(900), castling).await;
    let (white, black) = app.players(&pairing);
    let id = pairing.game;
    let director = app.person_as(PlayerId(900), Role::Director);
    let line = json!([{ "when": "e2e4", "reply": "e8e7", "then": [] }]);
    check("conditional_moves", &black.leave(id, 0, &line).await.expect(200).json);
    check("claimed", &white.claim(id, 0, "repetition", Some("e4")).await.expect(200).json);
    app.wait(DAY);
    let preview = white.preview_claim(id, 2, "tablebase_win", Some("Kd2")).await;
    check("claim_facts", &preview.expect(200).json);
    white.claim(id, 2, "tablebase_win", None).await.expect(200);
    check("waiting_claims", &director.waiting_claims().await.expect(200).json);
    check("game_referred", &black.game(id).await.expect(200).json);
    director.rule(id, 2, true, "White wins in 24 moves.").await.expect(200);
    check("game_ruled", &black.game(id).await.expect(200).json);
}

#[tokio::test]
async fn the_view_of_a_session() {
    let app = TestApp::new().await;
    let password = "correct horse battery";
    app.sign_up("tomas@posthorn.example", password, "cs").await.expect(202);
    app.confirm(&app.take_mail().token("verify"), password).await.expect(200);
    let mut session = app.sign_in("tomas@posthorn.example", password).await.expect(200).json;
    session["access_token"] = Value::from("[a token]");
    check("session", &session);
}
