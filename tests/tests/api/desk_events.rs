//! What waits in events at the desk (LAW-14.1), and players who seem to have left without a word (TR-8.5).

use app::{App, Change};
use rules::{GameId, PlayerId};
use serde_json::{Value, json};
use store::{GameChange, Role, Store, StoredGame, Waiting};
use tests::{DAY, DELEGATE, DIRECTOR, Front, ORGANISER, Person, TestApp};

use crate::withdrawals::{DESK, begun, with_players};

/// What waits, as `kind number count age article`.
pub(crate) async fn lines(person: Person<'_>) -> Vec<String> {
    let queue = person.get("/api/director/queue").await.expect(200).json;
    let items = queue["items"].as_array().expect("items").iter();
    let line = |item: &Value| {
        let words = ["kind", "id", "count", "age_days", "rule"].map(|name| item[name].to_string());
        words.join(" ").replace('"', "")
    };
    items.map(line).collect()
}

fn director(app: &TestApp) -> Person<'_> {
    app.person_as(DIRECTOR, Role::Director)
}

/// Tells of a game's change, as the table's stream does.
async fn told(app: &TestApp, game: GameId, old: Option<StoredGame>) {
    let new = app.app.store.game(game).await.expect("a game");
    let change = GameChange { old, new };
    let told = notify::on_change(&app.app, &change);
    tests::as_function("notify", told).await.expect("told");
}

async fn stored(app: &TestApp, game: GameId) -> Option<StoredGame> {
    Some(app.app.store.game(game).await.expect("a game"))
}

/// The running games of a player, by number.
async fn running(app: &TestApp, player: u32) -> Vec<GameId> {
    let seats = app.app.store.seats(PlayerId(player)).await.expect("seats");
    seats.iter().filter(|seat| seat.ended_at.is_none()).map(|seat| seat.game).collect()
}

/// LAW-14.1, TR-1.0.5: entries wait from the first one on, start lists once entries are closed; for those who
/// see to the event, and nobody who has entered it.
#[tokio::test]
async fn entries_and_start_lists_wait() {
    let app = TestApp::new().await;
    with_players(&app).await;
    app.member(77, "POL", None, Role::Organiser).await;
    let close = app.app.clock.now() + 3 * DAY;
    let event = app
        .announce(
            &app.preset("friendly", |a| a["entries_close_at"] = json!(close.to_string())).await,
        )
        .await;
    let nothing = [""; 0];
    assert_eq!(lines(app.organiser()).await, nothing);
    let path = format!("/api/events/{event}/entries");
    for player in [1, 2] {
        app.person(PlayerId(player)).post(&path, &json!({})).await.expect(200);
        app.wait(DAY);
    }
    let entered = format!("entries {event} 2 2 TR-1.0.5");
    for (who, role, sees) in [
        (ORGANISER, Role::Organiser, true),
        (DIRECTOR, Role::Director, true),
        (tests::OFFICER, Role::Officer, true),
        (PlayerId(77), Role::Organiser, false),
        (PlayerId(4), Role::Director, false),
        (PlayerId(1), Role::Officer, false),
    ] {
        let seen = lines(app.person_as(who, role)).await;
        assert_eq!(seen, [entered.clone()][..usize::from(sees)], "{who} {role:?}");
    }
    app.wait(DAY);
    let lists = format!("start_lists {event} 1 0 TR-1.0.5");
    assert_eq!(
        lines(app.organiser()).await,
        [format!("entries {event} 2 3 TR-1.0.5"), lists.clone()]
    );
    let decide = async |player: u32, decision: &str| {
        let body = json!({ "decision": decision, "reason": "So it is." });
        app.organiser().post(&format!("{path}/{player}"), &body).await.expect(200);
    };
    decide(1, "accept").await;
    assert_eq!(
        lines(app.organiser()).await,
        [format!("entries {event} 1 2 TR-1.0.5"), lists.clone()],
        "since the next one"
    );
    decide(2, "waiting_list").await;
    assert_eq!(lines(app.organiser()).await, [lists]);
    let version = app.organiser().get(&format!("/api/events/{event}")).await.expect(200).json;
    let body = json!({ "version": version["version"], "reason": "Too few entries." });
    app.organiser().post(&format!("/api/events/{event}/cancel"), &body).await.expect(200);
    assert_eq!(lines(app.organiser()).await, nothing);
    assert!(app.app.store.desk().await.expect("the desk").is_empty());
}

/// TR-4.5: entries that are free wait for their confirmation.
#[tokio::test]
async fn free_entries_wait() {
    let app = TestApp::new().await;
    app.officials().await;
    app.member(20, "CZE", Some(2560), Role::Player).await;
    let fee = json!({ "minor_units": 1500, "currency": "EUR" });
    let event = app.announce(&app.preset("grandmaster_norm", |a| a["fee"] = fee).await).await;
    let path = format!("/api/events/{event}/entries");
    app.person(PlayerId(20)).post(&path, &json!({})).await.expect(200);
    let entered = format!("entries {event} 1 0 TR-1.0.5");
    let free = format!("free_entries {event} 1 0 TR-4.5");
    assert_eq!(lines(app.organiser()).await, [entered.clone(), free]);
    let delegate = app.person_as(DELEGATE, Role::Federation);
    let confirm = json!({ "decision": "confirm" });
    delegate.post(&format!("{path}/20"), &confirm).await.expect(200);
    assert_eq!(lines(app.organiser()).await, [entered]);
}

/// LAW-14.1: an event in which every game is over waits for its final tables; a game that is played again
/// takes that back.
#[tokio::test]
async fn final_tables_wait() {
    let app = TestApp::new().await;
    with_players(&app).await;
    let event = begun(&app, "T/1", |_| ()).await;
    let nothing = [""; 0];
    let mut last = None;
    for player in [1, 2] {
        for game in running(&app, player).await {
            assert_eq!(lines(director(&app)).await, nothing);
            let old = stored(&app, game).await;
            app.person(PlayerId(player)).resign(game).await.expect(200);
            told(&app, game, old).await;
            last = Some(game);
        }
    }
    app.wait(2 * DAY);
    let tables = [format!("final_tables {event} 1 2 LAW-14.1")];
    assert_eq!(lines(director(&app)).await, tables);
    assert_eq!(lines(app.organiser()).await, tables);
    let game = last.expect("a game");
    let old = stored(&app, game).await;
    let again = tests::decision("reinstate", json!({ "game": game.0 }));
    let section = app.app.store.game(game).await.expect("a game").section;
    let path = format!("/api/director/sections/{}/decisions", section.0);
    director(&app).post(&path, &again).await.expect(201);
    told(&app, game, old).await;
    assert_eq!(lines(director(&app)).await, nothing);
    let old = stored(&app, game).await;
    app.person(PlayerId(2)).resign(game).await.expect(200);
    told(&app, game, old).await;
    assert_eq!(lines(director(&app)).await, [format!("final_tables {event} 1 0 LAW-14.1")]);
    let seen = app.organiser().get(&format!("/api/events/{event}")).await.expect(200).json;
    let body = json!({ "version": seen["version"] });
    app.organiser().post(&format!("/api/events/{event}/finish"), &body).await.expect(200);
    assert_eq!(lines(director(&app)).await, nothing);
    assert!(app.app.store.desk().await.expect("the desk").is_empty());
}

/// An event of three players in which player 3 is on move in both games, and silent for four weeks.
async fn silent(app: &TestApp) -> Vec<GameId> {
    with_players(app).await;
    begun(app, "T/1", |_| ()).await;
    let games = running(app, 3).await;
    for game in &games {
        told(app, *game, None).await;
        let before = stored(app, *game).await;
        let white = before.as_ref().map(|stored| stored.terms.players.white).expect("White");
        if white != PlayerId(3) {
            app.person(white).play(*game, 0, "e4").await.expect(200);
            told(app, *game, before).await;
        }
    }
    app.wait(28 * DAY + 60);
    clock_tick::tick(&app.app).await.expect("reminders");
    games
}

fn gone(age: u32) -> String {
    format!("gone_player 3 null {age} TR-8.5")
}

/// Whether somebody who seems to have left has a line at the desk.
async fn is_put_down(app: &TestApp) -> bool {
    let desk = app.app.store.desk().await.expect("the desk");
    desk.iter().any(|line| matches!(line, Waiting::Gone { .. }))
}

/// TR-8.5: a player who is silent in half of the games stands at the director's desk until the player is
/// heard of.
#[tokio::test]
async fn a_player_seems_to_have_left() {
    let app = TestApp::new().await;
    let games = silent(&app).await;
    let seen = lines(director(&app)).await;
    assert_eq!(seen.iter().filter(|line| **line == gone(0)).count(), 1, "{seen:?}");
    assert!(lines(app.officer()).await.contains(&gone(0)));
    assert!(!lines(app.organiser()).await.contains(&gone(0)), "it is the director's");
    // The reminder of the fifth week lets it stand since when it was told.
    app.wait(7 * DAY);
    clock_tick::tick(&app.app).await.expect("reminders");
    assert!(lines(director(&app)).await.contains(&gone(7)));
    // Heard of in one of two games.
    let moves = stored(&app, games[0]).await.expect("a game").log.len();
    let (ply, san) = if moves == 0 { (0, "e4") } else { (1, "e5") };
    app.person(PlayerId(3)).play(games[0], ply, san).await.expect(200);
    let seen = lines(director(&app)).await;
    assert!(!seen.iter().any(|line| line.starts_with("gone_player")), "{seen:?}");
    assert!(!is_put_down(&app).await);
}

/// TR-8.5: the director answers the hint with a report; what is reported waits no more.
#[tokio::test]
async fn a_report_answers_the_hint() {
    let app = TestApp::new().await;
    silent(&app).await;
    assert!(lines(director(&app)).await.contains(&gone(0)));
    let body = json!({
        "player": 3, "kind": "silent", "reason": "Not heard of.", "suspension_months": 0,
    });
    director(&app).post(DESK, &body).await.expect(200);
    assert!(!lines(director(&app)).await.iter().any(|line| line.starts_with("gone_player")));
    assert!(!is_put_down(&app).await);
}

/// TR-8.5: lost on time in half of the games, where nothing runs any more; until the tables are final.
#[tokio::test]
async fn lost_on_time_in_every_game() {
    let app = TestApp::new().await;
    with_players(&app).await;
    let event = begun(&app, "T/1", |_| ()).await;
    let mut before = Vec::new();
    for game in running(&app, 3).await {
        let white = app.app.store.game(game).await.expect("a game").terms.players.white;
        if white != PlayerId(3) {
            app.person(white).play(game, 0, "e4").await.expect(200);
        }
        before.push((game, stored(&app, game).await));
    }
    let other =
        running(&app, 1).await.into_iter().find(|game| !before.iter().any(|it| it.0 == *game));
    app.person(PlayerId(1)).resign(other.expect("a game")).await.expect(200);
    app.wait(400 * DAY);
    time_forfeit::tick(&app.app).await.expect("flags");
    for (game, old) in before {
        told(&app, game, old).await;
    }
    let tables = format!("final_tables {event} 1 ");
    let seen = lines(director(&app)).await;
    assert!(seen.contains(&gone(0)), "{seen:?}");
    assert!(seen.iter().any(|line| line.starts_with(&tables)), "{seen:?}");
    let seen = app.officer().get(&format!("/api/events/{event}")).await.expect(200).json;
    let body = json!({ "version": seen["version"] });
    app.officer().post(&format!("/api/events/{event}/finish"), &body).await.expect(200);
    assert_eq!(lines(director(&app)).await, [""; 0]);
    assert!(!is_put_down(&app).await);
}

/// LAW-14.1: the last game ends while somebody changes the event: the final tables wait all the same.
#[tokio::test]
async fn the_last_end_is_not_lost() {
    let (app, front) = Front::server().await;
    with_players(&app).await;
    app.member(77, "POL", None, Role::Organiser).await;
    let event = begun(&app, "T/1", |_| ()).await;
    for game in running(&app, 1).await {
        app.person(PlayerId(1)).resign(game).await.expect(200);
    }
    let [last] = running(&app, 2).await[..] else { panic!("one game is left") };
    let store = Store::at_endpoint(app.endpoint(), "posthorn");
    let other = App { store, ..app.app.clone() };
    let path = format!("/api/events/{event}/organisers");
    let body = json!({ "player": 77, "organises": true });
    front.hold_write();
    let (_, ()) = tokio::join!(async { app.organiser().post(&path, &body).await }, async {
        front.held().await;
        let change = Change { game: last, player: None, message: None };
        let old = other.store.game(last).await.expect("a game");
        other
            .change_game(change, |game, now| game.resign(PlayerId(2), now))
            .await
            .expect("it is over");
        let new = other.store.game(last).await.expect("a game");
        let change = GameChange { old: Some(old), new };
        notify::on_change(&other, &change).await.expect("told");
        front.let_go();
    });
    front.heal();
    app.organiser().post(&path, &body).await.expect(200);
    let tables = [format!("final_tables {event} 1 0 LAW-14.1")];
    assert_eq!(lines(app.person_as(PlayerId(77), Role::Organiser)).await, tables);
}
