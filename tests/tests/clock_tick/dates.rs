//! A section's dates: its clocks start, and what is unfinished is adjudicated.

use rules::{GameId, PlayerId};
use store::{Section, SectionId};
use tests::{DAY, START, TestApp};

use crate::{address, mails, notices, tick};

const SECTION: SectionId = SectionId(500);
/// When the section's clocks start and when play ends, in seconds after the start.
const STARTS: i64 = 10 * DAY;
const ENDS: i64 = 100 * DAY;

/// A section with a running game, a finished one between others, and a director with an address.
async fn dated(app: &TestApp) -> (PlayerId, [PlayerId; 2], [PlayerId; 2]) {
    let [running, over, desk] = [app.pairing(1).await, app.pairing(2).await, app.pairing(3).await];
    let director = desk.players.white;
    let section = Section {
        director: Some(director),
        starts_at: Some(START + STARTS),
        adjudication_at: Some(START + ENDS),
        ..Section::new(SECTION, "Final", "Cup")
    };
    app.app.store.create_section(&section).await.expect("a section");
    // Neither flag of the running game falls before the end.
    let unhurried =
        rules::TimeControl::MovesInDays { moves: 10, days: 1_000, double_after_days: None };
    let terms = rules::Terms { time_control: unhurried, ..running.terms() };
    app.create_game(GameId(500), SECTION, terms.clone()).await;
    app.create_game(GameId(501), SECTION, terms).await;
    app.create_game(GameId(502), SECTION, over.terms()).await;
    app.person(over.players.white).resign(GameId(502)).await.expect(200);
    let both = |players: rules::ByColor<PlayerId>| [players.white, players.black];
    (director, both(running.players), both(over.players))
}

async fn section_alarm(app: &TestApp) -> Option<rules::Instant> {
    app.app.store.section(SECTION).await.expect("a section").alarm_at
}

/// Both sides of both dates, and twice: one mail to each player of a running game; the director
/// hears of the adjudication.
#[tokio::test]
async fn dates_are_told_once() {
    let app = TestApp::new().await;
    let (director, players, gone) = dated(&app).await;
    let starts = format!("clocks-500-{}", (START + STARTS).unix());
    let ends = format!("adjudication-500-{}", (START + ENDS).unix());
    assert_eq!(section_alarm(&app).await, Some(START + STARTS));
    app.wait(STARTS - 1);
    assert_eq!(tick(&app).await.acted, 0);
    app.wait(1);
    for acted in [1, 0] {
        assert_eq!(tick(&app).await.acted, acted);
        assert_eq!(section_alarm(&app).await, Some(START + ENDS));
        for player in players {
            assert_eq!(notices(&app, player).await, std::slice::from_ref(&starts));
        }
    }
    let told: Vec<String> = mails(&app).await.into_iter().map(|(to, _)| to).collect();
    assert_eq!(told, players.map(address));
    app.wait(ENDS - STARTS - 1);
    assert_eq!(tick(&app).await.acted, 0);
    app.wait(1);
    for acted in [1, 0] {
        assert_eq!(tick(&app).await.acted, acted);
        assert_eq!(section_alarm(&app).await, None);
        for player in players {
            assert_eq!(notices(&app, player).await, [ends.clone(), starts.clone()]);
        }
        assert_eq!(notices(&app, director).await, std::slice::from_ref(&ends));
    }
    let told: Vec<String> = mails(&app).await.into_iter().map(|(to, _)| to).collect();
    assert_eq!(told, [players[0], players[1], director].map(address));
    for player in gone {
        assert_eq!(notices(&app, player).await, [""; 0]);
    }
}

/// Somebody looks when both dates have passed: both are told, and nothing is left to ring.
#[tokio::test]
async fn late_dates_are_told_all_the_same() {
    let app = TestApp::new().await;
    let (director, players, _) = dated(&app).await;
    app.wait(ENDS + DAY);
    let swept = tick(&app).await;
    assert_eq!((swept.acted, swept.lag_seconds), (1, ENDS - STARTS + DAY));
    for player in players {
        assert_eq!(notices(&app, player).await.len(), 2);
    }
    assert_eq!((notices(&app, director).await.len(), section_alarm(&app).await), (1, None));
    assert_eq!(tick(&app).await.acted, 0);
}

/// Where every game is over nobody is told, the director neither: nothing is left to adjudicate.
#[tokio::test]
async fn nobody_is_told_of_games_that_are_over() {
    let app = TestApp::new().await;
    let (director, players, _) = dated(&app).await;
    for game in [500, 501] {
        app.person(players[0]).resign(GameId(game)).await.expect(200);
    }
    app.wait(ENDS);
    assert_eq!(tick(&app).await.acted, 1);
    for player in players {
        assert_eq!(notices(&app, player).await, [""; 0]);
    }
    assert_eq!(notices(&app, director).await, [""; 0]);
}

/// A player whose settings cannot be read keeps nobody else from being told, and is told once they
/// can.
#[tokio::test]
async fn one_player_does_not_keep_the_news_from_the_others() {
    let app = TestApp::new().await;
    let (_, [first, second], _) = dated(&app).await;
    let set = async |mail: &str| {
        let item = serde_json::json!({
            "pk": { "S": format!("P#{first}") }, "sk": { "S": "SETTINGS" }, "mail": { "S": mail }
        });
        let put = serde_json::json!({ "TableName": "posthorn", "Item": item });
        tests::database_request(app.endpoint(), "PutItem", &put).await;
    };
    set("carrier pigeon").await;
    app.wait(STARTS);
    let swept = clock_tick::tick(&app.app).await.expect("a sweep");
    assert_eq!((swept.acted, swept.failed), (0, 1));
    assert_eq!((notices(&app, first).await.len(), notices(&app, second).await.len()), (0, 1));
    set("each").await;
    assert_eq!(tick(&app).await.acted, 1);
    assert_eq!((notices(&app, first).await.len(), notices(&app, second).await.len()), (1, 1));
}
