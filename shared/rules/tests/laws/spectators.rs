//! What spectators see, as pure decisions (`TR-14`): how much of a game, whose results, and a game
//! cut off behind a half-move.

use rules::tournament::{Sight, Viewer, Visibility};
use rules::{ByColor, Claim, ClaimRequest, Color, DAY_SECONDS, Event, Game, Interval, Variant};

use super::{START, WHITE, accept, game, game_of, mover, terms};

const VIEWERS: [Viewer; 4] =
    [Viewer::Player, Viewer::Official, Viewer::SectionPlayer, Viewer::Anybody];
/// Those who neither play the game nor direct the section.
const OTHERS: [Viewer; 2] = [Viewer::SectionPlayer, Viewer::Anybody];

fn live(after_finished: u16, delay_moves: u8) -> Visibility {
    Visibility::Live { after_finished, delay_moves }
}

/// `TR-14`: a finished game is open to everybody, whatever was announced.
#[test]
fn finished_games_are_open() {
    for visibility in [Visibility::Finished, live(0, 0), live(u16::MAX, u8::MAX)] {
        for viewer in VIEWERS {
            assert_eq!(visibility.of_game(viewer, 0, None), Sight::Everything, "{viewer:?}");
        }
    }
}

/// `TR-14`: a running game is open to its players and to officials, whatever was announced.
#[test]
fn players_and_officials_see_running_games() {
    for visibility in [Visibility::Finished, live(0, 3), live(u16::MAX, u8::MAX)] {
        for viewer in [Viewer::Player, Viewer::Official] {
            assert_eq!(visibility.of_game(viewer, 0, Some(7)), Sight::Everything, "{viewer:?}");
        }
    }
    for viewer in OTHERS {
        assert_eq!(Visibility::Finished.of_game(viewer, 1_000, Some(7)), Sight::Nothing);
    }
}

/// `TR-14`: both sides of each limit. Before `after_finished` games are over nothing is shown; then
/// the game but for its last `delay_moves` moves of both sides, and before the first move that is
/// shown the start position.
#[test]
fn running_games_are_shown_as_announced() {
    use Sight::{Nothing, UpTo};
    // after_finished, delay_moves, finished games, half-moves played, what is seen
    let cases = [
        (0, 0, 0, 0, UpTo(0)),
        (0, 0, 0, 7, UpTo(7)),
        (5, 0, 4, 7, Nothing),
        (5, 0, 5, 7, UpTo(7)),
        (5, 0, 6, 7, UpTo(7)),
        (1, 3, 0, 60, Nothing),
        (1, 3, 1, 60, UpTo(54)),
        (0, 1, 0, 0, UpTo(0)),
        (0, 1, 0, 1, UpTo(0)),
        (0, 1, 0, 2, UpTo(0)),
        (0, 1, 0, 3, UpTo(1)),
        (0, 1, 0, 4, UpTo(2)),
        (0, 3, 0, 5, UpTo(0)),
        (0, 3, 0, 6, UpTo(0)),
        (0, 3, 0, 7, UpTo(1)),
        (0, u8::MAX, 0, 510, UpTo(0)),
        (0, u8::MAX, 0, 511, UpTo(1)),
        (0, u8::MAX, 0, u16::MAX, UpTo(65_025)),
        (u16::MAX, 0, 65_534, 7, Nothing),
        (u16::MAX, 0, 65_535, 7, UpTo(7)),
    ];
    for (after, delay, finished, plies, expected) in cases {
        for viewer in OTHERS {
            let seen = live(after, delay).of_game(viewer, finished, Some(plies));
            assert_eq!(seen, expected, "{after} {delay} {finished} {plies} {viewer:?}");
        }
    }
}

/// Everything that can be asked of a game, so that two games that tell the same are the same.
fn told(game: &Game) -> String {
    let later = START + 400 * DAY_SECONDS;
    let clocks = ByColor::new_with(|color| (game.clock(color, START), game.clock(color, later)));
    format!(
        "{:?} {} {:?} {:?} {clocks:?} {:?} {:?} {:?} {:?}",
        game.log(),
        game.position().fen(),
        game.plies(),
        game.deadline(),
        ByColor::new_with(|color| game.open_offer(color)),
        ByColor::new_with(|color| game.leave(color).clone()),
        game.referred(),
        game.ending(),
    )
}

/// `TR-14`: the game behind each half-move is the game as it was then: no later move, offer, claim
/// or leave has left a trace.
#[test]
fn a_game_as_it_stood() {
    let moves = "e4 e5= Nf3 Nc6= Bb5 a6 Ba4= Nf6";
    let mut then = vec![game("", "")];
    let mut text = String::new();
    for played in moves.split(' ') {
        text = format!("{text} {played}");
        then.push(game("", &text));
    }
    let mut now = game("", moves);
    let leave = Interval { from: START, until: START + 9 * DAY_SECONDS };
    for event in [
        Event::LeaveRegistered { at: START, by: Color::White, leave },
        Event::ReflectionAnnounced { at: START, by: Color::White },
    ] {
        now.apply(&event).expect("an event");
    }
    for (ply, then) in then.iter().enumerate() {
        let stood = now.stood_after(ply as u16).expect("a game");
        assert_eq!(told(&stood), told(then), "after {ply} half-moves");
    }
    let last = now.stood_after(u16::MAX).expect("a game");
    assert_eq!(told(&last), told(&then[8]), "what follows the last move is not in it");
    assert_ne!(told(&last), told(&now));
}

/// `TR-14`: a claim that was refused, and the count of Makruk that was begun, belong to what came
/// after the move before them.
#[test]
fn claims_and_counts_come_later() {
    let shuffle = "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1";
    let mut claimed = game("", shuffle);
    let black = mover(&claimed);
    let request = ClaimRequest { ply: 7, claim: Claim::Repetition, intended: Some("Ng8") };
    let decision = claimed.claim(black, request, None, START);
    accept(&mut claimed, decision);
    assert!(claimed.ending().is_some(), "the claim was right");
    let stood = claimed.stood_after(7).expect("a game");
    assert_eq!(told(&stood), told(&game("", shuffle)));

    let even = "k5r1/8/8/8/8/8/8/K6R w - - 0 1";
    let mut counting = game_of(Variant::Makruk, even, "a1a2 a8a7");
    let decision = counting.start_count(WHITE, 2, START);
    accept(&mut counting, decision);
    assert!(counting.position().count().is_some());
    let stood = counting.stood_after(2).expect("a game");
    assert_eq!(stood.position().count(), None);
    assert_eq!(told(&stood), told(&game_of(Variant::Makruk, even, "a1a2 a8a7")));
}

/// The terms are the game's own, and the players too.
#[test]
fn nothing_has_happened_before_the_first_half_move() {
    let played = game("", "e4 e5 Nf3");
    let stood = played.stood_after(0).expect("a game");
    assert_eq!(told(&stood), told(&Game::new(terms(""))));
    assert_eq!(stood.terms().players.white, WHITE);
}
