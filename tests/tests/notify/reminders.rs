//! When a turn's first reminder is due, and that the alarm is set for it.

use rules::{Color, Event, Game, Instant, ReminderDays, SilenceRule, Terms, TimeControl};
use store::Settings;
use tests::{DAY, START, TestApp};

use crate::{append, bring_all, play};

fn game(silence: SilenceRule, events: &[Event]) -> Game {
    let players = rules::ByColor { white: rules::PlayerId(2), black: rules::PlayerId(3) };
    let terms = Terms::new(players, rules::Variant::Chess, START);
    Game::replay(Terms { silence, ..terms }, events).expect("events that fit")
}

fn first_reminder(game: &Game, own_days: Option<u8>) -> Option<Instant> {
    let own = ReminderDays::of(own_days.as_slice()).expect("days");
    game.reminders(own).first().map(|reminder| reminder.at)
}

/// White's first flag falls after 36 days; both sides of every moment.
#[test]
fn a_turns_first_reminder() {
    let silent = SilenceRule::FortyDays;
    let (at, by) = (START, Color::White);
    let leave = rules::Interval { from: START + 2 * DAY, until: START + 5 * DAY };
    let away = Event::LeaveRegistered { at, by, leave };
    let thinks = Event::ReflectionAnnounced { at, by };
    let over = Event::Resigned { at, by };
    /// The rule, what has happened, the player's days before a deadline, and the day that comes out.
    type Case<'a> = (SilenceRule, &'a [Event], Option<u8>, Option<i64>);
    let cases: [Case<'_>; 11] = [
        (SilenceRule::Off, &[], None, None),
        (SilenceRule::Off, &[], Some(3), Some(33)),
        (SilenceRule::Off, &[], Some(30), Some(6)),
        (silent, &[], None, Some(14)),
        (silent, &[], Some(3), Some(14)),
        (silent, &[], Some(30), Some(6)),
        // Days of leave do not count.
        (silent, &[away], None, Some(17)),
        (SilenceRule::Off, &[away], Some(3), Some(36)),
        (silent, &[thinks], Some(3), Some(33)),
        (silent, &[thinks], None, None),
        (silent, &[over], Some(3), None),
    ];
    for (silence, events, days, expected) in cases {
        let found = first_reminder(&game(silence, events), days);
        let expected = expected.map(|days| START + days * DAY);
        assert_eq!(found, expected, "{silence:?} {events:?} {days:?}");
    }
    // A day before the turn began there was nothing to be reminded of.
    let players = rules::ByColor { white: rules::PlayerId(2), black: rules::PlayerId(3) };
    let short = TimeControl::MovesInDays { moves: 10, days: 4, double_after_days: None };
    let terms = Terms::new(players, rules::Variant::Chess, START);
    let short = Game::new(Terms { time_control: short, ..terms });
    assert_eq!(short.deadline(), Some(START + 5 * DAY));
    let days = [(4, Some(START + DAY)), (5, None), (6, None)];
    assert_eq!(days.map(|(days, _)| (days, first_reminder(&short, Some(days)))), days);
}

async fn alarm(app: &TestApp, player: rules::PlayerId) -> Option<Instant> {
    app.app.store.reminders_at(player).await.expect("an alarm")
}

/// Each turn brings its player's alarm forward, and never back.
#[tokio::test]
async fn a_turn_sets_the_alarm() {
    let app = TestApp::new().await;
    let pairing = app.pairing(1).await;
    let (white, black) = (pairing.players.white, pairing.players.black);
    app.wait(2 * DAY);
    bring_all(&app, &play(&app, &pairing, "e4").await).await;
    assert_eq!(
        (alarm(&app, white).await, alarm(&app, black).await),
        (None, Some(START + 35 * DAY))
    );
    app.wait(DAY);
    bring_all(&app, &play(&app, &pairing, "e5").await).await;
    let of_white = alarm(&app, white).await;
    let deadline = app.app.load_game(pairing.game).await.expect("a game").1.deadline();
    assert_eq!(of_white, deadline.map(|at| at + -3 * DAY));
    // Another game whose reminder comes later leaves it, an earlier one moves it.
    app.wait(DAY);
    let later = app.pairing(2).await;
    let id = rules::GameId(3_000);
    let terms = later.terms();
    app.create_game(id, store::SectionId(2), Terms { players: pairing.players, ..terms.clone() })
        .await;
    let set_up = crate::record("1", &serde_json::Value::Null, &crate::game_item(&app, id).await);
    bring_all(&app, &[set_up]).await;
    assert_eq!(alarm(&app, white).await, of_white);
    let id = rules::GameId(3_001);
    let silence = SilenceRule::FortyDays;
    app.create_game(id, store::SectionId(2), Terms { players: pairing.players, silence, ..terms })
        .await;
    let set_up = crate::record("1", &serde_json::Value::Null, &crate::game_item(&app, id).await);
    bring_all(&app, &[set_up]).await;
    assert_eq!(alarm(&app, white).await, Some(START + 18 * DAY));
    // The player wants none before a deadline.
    let settings = Settings { reminders: ReminderDays::default(), ..Settings::default() };
    app.app
        .store
        .keep_settings(later.players.black, &settings, "en", chrono_tz::Tz::UTC)
        .await
        .expect("settings");
    bring_all(&app, &play(&app, &later, "e4").await).await;
    assert_eq!(alarm(&app, later.players.black).await, None);
    // A game that is over has no turn.
    let over = Event::Resigned { at: START + 4 * DAY, by: Color::Black };
    let other = app.pairing(5).await;
    bring_all(&app, &[append(&app, other.game, &[over]).await]).await;
    assert_eq!(alarm(&app, other.players.white).await, None);
}
