//! What happens to the scores of a game by post (`LAW-8.1`): who is told what, once, and where the letters lead.

use rules::{GameId, PlayerId};
use serde_json::{Value, json};
use store::{Role, Settings};
use tests::{DAY, OFFICER, START, TestApp};

use crate::game_reports::by_post;
use crate::{bring_all, game_item, item, record};

const GAME: GameId = GameId(901);

/// A game by post in play, of which White reads Czech.
async fn in_play(app: &TestApp) -> [PlayerId; 2] {
    let players = by_post(app, GAME).await;
    let settings = Settings::default();
    let zone = chrono_tz::Tz::UTC;
    app.app.store.keep_settings(players[0], &settings, "cs", zone).await.expect("settings");
    app.wait(100 * DAY);
    app.take_mails();
    players
}

async fn scores(app: &TestApp) -> Value {
    item(app, &format!("G#{GAME}"), "SCORES").await
}

/// The letters that a request brings about, its record coming twice: to whom, and the subject; each body has what it
/// is to have.
async fn letters(
    app: &TestApp,
    who: (PlayerId, Role),
    path: &str,
    body: Value,
    part: &str,
) -> Vec<(PlayerId, String)> {
    let (before, game) = (scores(app).await, game_item(app, GAME).await);
    app.person_as(who.0, who.1).post(path, &body).await.expect(200);
    let changed = record("1", &before, &scores(app).await);
    let ended = record("2", &game, &game_item(app, GAME).await);
    bring_all(app, &[changed.clone(), changed, ended]).await;
    let mut told = Vec::new();
    for mail in app.take_mails() {
        let to = mail
            .to
            .strip_prefix("player-")
            .and_then(|to| to.split('@').next())
            .and_then(|to| to.parse().ok());
        assert!(mail.body.contains(&format!("/game/{GAME}")), "{}", mail.body);
        assert!(mail.body.contains(part), "{part}: {}", mail.body);
        told.push((PlayerId(to.expect("a player")), mail.subject));
    }
    told.sort();
    told
}

async fn enter(app: &TestApp, who: PlayerId, from: usize, played: &str) -> Vec<(PlayerId, String)> {
    let day = app.app.clock.now().to_string()[..10].to_owned();
    let line = json!({ "move": played, "arrived_on": day, "sent_on": day });
    let body = json!({ "from": from, "lines": [line] });
    letters(app, (who, Role::Player), &format!("/api/games/{GAME}/score"), body, "LAW-8.1").await
}

async fn decide(app: &TestApp, ruling: Value, seen: usize, part: &str) -> Vec<(PlayerId, String)> {
    let path = format!("/api/director/games/{GAME}/score");
    let body = json!({ "ruling": ruling, "reason": "As the cards say.", "seen": seen });
    letters(app, (OFFICER, Role::Officer), &path, body, part).await
}

fn names(told: &[(PlayerId, String)]) -> Vec<PlayerId> {
    told.iter().map(|(to, _)| *to).collect()
}

fn sorted(mut who: Vec<PlayerId>) -> Vec<PlayerId> {
    who.sort();
    who
}

/// The subject of somebody's letter.
fn to(told: &[(PlayerId, String)], who: PlayerId) -> &str {
    told.iter().find(|(to, _)| *to == who).map(|(_, subject)| &**subject).expect("a letter")
}

/// LAW-8.1, LAW-6.6: a difference and a claim are for the other player and for the director.
#[tokio::test]
async fn who_hears_of_scores() {
    let app = TestApp::new().await;
    let [white, black] = in_play(&app).await;
    // The opponent hears of a move by its card.
    assert_eq!(enter(&app, white, 1, "e4").await, []);
    let differ = enter(&app, black, 1, "d4").await;
    assert_eq!(names(&differ), sorted(vec![white, OFFICER]));
    assert!(to(&differ, white).starts_with("Zápisy se liší"), "{differ:?}");
    assert!(to(&differ, OFFICER).starts_with("The scores differ"), "{differ:?}");
    // It goes on differing: no news.
    assert_eq!(enter(&app, black, 1, "c4").await, []);
    assert_eq!(enter(&app, black, 1, "e4").await, []);

    let claim = json!({ "kind": "time_exceeded", "note": "Look at move 1." });
    let path = format!("/api/games/{GAME}/score/claim");
    let claimed = letters(&app, (black, Role::Player), &path, claim, "Look at move 1.").await;
    assert_eq!(names(&claimed), sorted(vec![white, OFFICER]));
    assert!(to(&claimed, white).ends_with("že jste překročili čas"), "{claimed:?}");
}

/// LAW-7.1, LAW-8.2 to LAW-8.4: what the director asks and decides is for both players.
#[tokio::test]
async fn who_hears_of_decisions() {
    let app = TestApp::new().await;
    let [white, black] = in_play(&app).await;
    let claim = json!({ "kind": "time_exceeded", "note": "Look at move 1." });
    let path = format!("/api/games/{GAME}/score/claim");
    app.person(black).post(&path, &claim).await.expect(200);
    let both = sorted(vec![white, black]);
    let until = (START + 110 * DAY).to_string()[..10].to_owned();
    for (seen, ruling, part, subject) in [
        (
            0,
            json!({ "kind": "dismiss", "of": "black" }),
            "As the cards say.",
            "The director has decided",
        ),
        (
            1,
            json!({ "kind": "ask", "what": "sheet", "until": until }),
            "LAW-8.2",
            "Your score of the game",
        ),
        (
            2,
            json!({ "kind": "ask", "what": "position", "until": until }),
            "LAW-8.3",
            "The position of the game",
        ),
        (
            3,
            json!({ "kind": "settle", "from": 1, "lines": [] }),
            "LAW-8.1",
            "The director has decided",
        ),
        (
            4,
            json!({ "kind": "begin_period", "of": "white" }),
            "LAW-8.4",
            "The director has decided",
        ),
    ] {
        let told = decide(&app, ruling.clone(), seen, part).await;
        assert_eq!(names(&told), both, "{ruling}");
        assert!(to(&told, black).starts_with(subject), "{ruling}: {told:?}");
    }
    for who in [white, black] {
        assert_eq!(enter(&app, who, 1, "e4").await, []);
    }
    let again = decide(&app, json!({ "kind": "colours_reversed" }), 5, "LAW-7.1").await;
    assert_eq!(names(&again), both);
    assert!(to(&again, black).ends_with("begins again"), "{again:?}");
    // The end of the game tells of itself, and nothing else does.
    let over = decide(&app, json!({ "kind": "exceeded", "by": "both" }), 6, "").await;
    assert_eq!(names(&over), both);
    assert!(
        over.iter().all(|(_, subject)| !subject.contains("score") && !subject.contains("zápis")),
        "{over:?}"
    );
}

/// What is no more so is not told.
#[tokio::test]
async fn what_was_put_right_is_no_news() {
    let app = TestApp::new().await;
    let [white, black] = in_play(&app).await;
    enter(&app, white, 1, "e4").await;
    let before = scores(&app).await;
    let day = app.app.clock.now().to_string()[..10].to_owned();
    let path = format!("/api/games/{GAME}/score");
    let lines = |played: &str| {
        let line = json!({ "move": played, "arrived_on": day, "sent_on": day });
        json!({ "from": 1, "lines": [line] })
    };
    app.person(black).post(&path, &lines("d4")).await.expect(200);
    let differ = record("1", &before, &scores(&app).await);
    app.person(black).post(&path, &lines("e4")).await.expect(200);
    bring_all(&app, &[differ]).await;
    assert_eq!(app.take_mails().len(), 0);
}

/// Each of two decisions that come before their letters has a letter of its own.
#[tokio::test]
async fn each_decision_has_its_letter() {
    let app = TestApp::new().await;
    let [white, black] = in_play(&app).await;
    enter(&app, white, 1, "e4").await;
    let path = format!("/api/director/games/{GAME}/score");
    let mut records = Vec::new();
    for (seen, ruling) in [
        json!({ "kind": "begin_period", "of": "white" }),
        json!({ "kind": "begin_period", "of": "black" }),
    ]
    .into_iter()
    .enumerate()
    {
        let before = scores(&app).await;
        let body = json!({ "ruling": ruling, "reason": format!("Reason {seen}."), "seen": seen });
        app.person_as(OFFICER, Role::Officer).post(&path, &body).await.expect(200);
        records.push(record(&seen.to_string(), &before, &scores(&app).await));
    }
    bring_all(&app, &records).await;
    let mails = app.take_mails();
    for who in [white, black] {
        let address = format!("player-{who}@posthorn.example");
        for reason in ["Reason 0.", "Reason 1."] {
            let told = mails.iter().filter(|it| it.to == address && it.body.contains(reason));
            assert_eq!(told.count(), 1, "{who} {reason}");
        }
    }
}
