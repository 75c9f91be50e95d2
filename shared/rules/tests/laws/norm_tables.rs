//! Norms by a section's table: NORM-4a, NORM-4b.

use std::collections::BTreeSet;

use rules::norm::{NormOverview, Participant, TableNorms};
use rules::tournament::{Announcement, Flag, PlayedGame, Preset, System};
use rules::{Federation, HalfPoints, Instant, Title};

const NOW: Instant = Instant::from_unix(1_767_225_600);

fn event(system: System) -> Announcement {
    Announcement { system, ..Preset::Friendly.announcement(NOW, NOW) }
}

fn single() -> Announcement {
    event(System::RoundRobin { double: false })
}

fn federation(letters: &str) -> Federation {
    letters.parse().expect("a federation")
}

/// So many players with ratings from 2400 upwards, ten points apart.
fn players(count: u16) -> Vec<Participant> {
    let of = |number: u16| {
        let letters = ["CZE", "GER", "POL"][usize::from(number % 3)];
        Participant::at_start(
            federation(letters),
            None,
            Some(2_400 + 10 * number),
            true,
            (None, None),
        )
    };
    (0..count).map(of).collect()
}

fn game(white: usize, black: usize, flag: Option<Flag>) -> PlayedGame {
    PlayedGame { white, black, result: Some((HalfPoints(1), HalfPoints(1))), flag }
}

/// NORM-4b: a FIDE rating stands in for one that is not published, and is not fixed.
#[test]
fn fide_ratings_stand_in() {
    for (published, fixed, fide, expected) in [
        (Some(2_400), true, Some(2_500), (Some(2_400), true)),
        (Some(2_400), false, Some(2_500), (Some(2_400), false)),
        (None, true, Some(2_600), (Some(2_600), false)),
        (None, false, Some(2_600), (Some(2_600), false)),
        (None, true, None, (None, false)),
    ] {
        let title = Some(Title::Im);
        let player =
            Participant::at_start(federation("CZE"), title, published, fixed, (fide, None));
        assert_eq!((player.rating, player.fixed), expected, "{published:?} {fixed} {fide:?}");
        assert_eq!(player.title, title);
        assert!(!player.is_grandmaster(), "2600 of FIDE are not fixed");
    }
}

/// NORM-4a: category and norms are those of who is left, once all games of a player are cancelled.
#[test]
fn cancelled_games_change_the_overview() {
    let (players, cancelled) = (players(10), Some(Flag::Cancelled));
    let of =
        |games: &[PlayedGame]| TableNorms::new(&single(), players.clone(), games, BTreeSet::new());
    let full = NormOverview::new(single().norm_terms(), &players);
    let left = full.left_with(&players[..9]);
    assert_ne!(full.average, left.average);
    let adjudicated = Some(Flag::Adjudicated);
    for (games, out, overview) in [
        (vec![], false, &full),
        (vec![game(9, 0, None), game(1, 9, None)], false, &full),
        (vec![game(9, 0, cancelled), game(1, 9, None)], false, &full),
        (vec![game(9, 0, cancelled), game(1, 9, adjudicated)], false, &full),
        (vec![game(9, 0, cancelled), game(1, 9, cancelled)], true, &left),
    ] {
        // The other two have a game that counts.
        let games: Vec<PlayedGame> = games.into_iter().chain([game(0, 1, None)]).collect();
        let norms = of(&games).expect("norms");
        assert_eq!(norms.withdrawn[9], out, "{games:?}");
        assert_eq!(norms.overviews, std::slice::from_ref(overview), "{games:?}");
        // Whoever has started is an opponent still.
        assert_eq!((norms.opponents(0).len(), norms.players.len()), (9, 10));
    }
    assert_eq!(TableNorms::new(&single(), Vec::new(), &[], BTreeSet::new()), None);
}

/// TR-8.5: whoever withdraws silently makes no norm, though the games are lost and not cancelled; what
/// the others are offered stays.
#[test]
fn silent_withdrawals_make_no_norms() {
    let (players, lost) = (players(10), Some(Flag::Default));
    let games = [game(9, 0, lost), game(1, 9, None), game(0, 1, None)];
    let norms = TableNorms::new(&single(), players.clone(), &games, BTreeSet::from([9]));
    let norms = norms.expect("norms");
    assert_eq!((norms.may_make(9), norms.may_make(0), norms.may_make(10)), (false, true, false));
    assert_eq!(norms.overviews, [NormOverview::new(single().norm_terms(), &players)]);
    let stayed = TableNorms::new(&single(), players, &games, BTreeSet::new()).expect("norms");
    assert!(stayed.may_make(9), "games that are lost do not say why");
    let cancelled = [game(9, 0, Some(Flag::Cancelled)), game(0, 1, None)];
    let out = TableNorms::new(&single(), stayed.players, &cancelled, BTreeSet::new());
    assert!(!out.expect("norms").may_make(9));
}

/// NORM-4a in a match: who withdraws changes what the other side is offered.
#[test]
fn a_side_of_a_match_changes_the_other() {
    let players = players(18);
    let games = [game(0, 9, Some(Flag::Cancelled)), game(0, 10, Some(Flag::Cancelled))];
    // A third game of both opponents, which counts.
    let games = [games[0], games[1], game(1, 9, None), game(1, 10, None)];
    let scheveningen = event(System::Scheveningen);
    let full =
        TableNorms::new(&scheveningen, players.clone(), &[], BTreeSet::new()).expect("norms");
    let norms = TableNorms::new(&scheveningen, players, &games, BTreeSet::new()).expect("norms");
    assert_eq!((norms.withdrawn[0], norms.withdrawn[9]), (true, false));
    // The first half is offered what the second is worth, and the other way round.
    assert_eq!([norms.side(1), norms.side(9)], [0, 1]);
    assert_eq!(norms.overviews[0], full.overviews[0]);
    assert_ne!(norms.overviews[1].average, full.overviews[1].average);
    assert_eq!((norms.opponents(1).len(), norms.opponents(9).len()), (9, 9));
}
