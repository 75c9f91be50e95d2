//! Norms by a section's table, and by the boards of teams: NORM-4a, NORM-4b, NORM-4c.

use std::collections::BTreeSet;

use rules::norm::{
    Category, NormBoard, NormClass, NormOverview, NormTerms, Participant, TableNorms,
};
use rules::tournament::{Announcement, Flag, PlayedGame, Preset, System};
use rules::{Federation, HalfPoints, Instant, Title};

use crate::norms::{ANY, participants};

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
    let of = |games: &[PlayedGame]| {
        TableNorms::new((&single(), None), players.clone(), games, BTreeSet::new())
    };
    let full = NormOverview::new(single().norm_terms(None), &players);
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
    assert_eq!(TableNorms::new((&single(), None), Vec::new(), &[], BTreeSet::new()), None);
}

/// TR-8.5: whoever withdraws silently makes no norm, though the games are lost and not cancelled; what
/// the others are offered stays.
#[test]
fn silent_withdrawals_make_no_norms() {
    let (players, lost) = (players(10), Some(Flag::Default));
    let games = [game(9, 0, lost), game(1, 9, None), game(0, 1, None)];
    let norms = TableNorms::new((&single(), None), players.clone(), &games, BTreeSet::from([9]));
    let norms = norms.expect("norms");
    assert_eq!((norms.may_make(9), norms.may_make(0), norms.may_make(10)), (false, true, false));
    assert_eq!(norms.overviews, [NormOverview::new(single().norm_terms(None), &players)]);
    let stayed =
        TableNorms::new((&single(), None), players, &games, BTreeSet::new()).expect("norms");
    assert!(stayed.may_make(9), "games that are lost do not say why");
    let cancelled = [game(9, 0, Some(Flag::Cancelled)), game(0, 1, None)];
    let out = TableNorms::new((&single(), None), stayed.players, &cancelled, BTreeSet::new());
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
    let full = TableNorms::new((&scheveningen, None), players.clone(), &[], BTreeSet::new())
        .expect("norms");
    let norms =
        TableNorms::new((&scheveningen, None), players, &games, BTreeSet::new()).expect("norms");
    assert_eq!((norms.withdrawn[0], norms.withdrawn[9]), (true, false));
    // The first half is offered what the second is worth, and the other way round.
    assert_eq!([norms.side(1), norms.side(9)], [0, 1]);
    assert_eq!(norms.overviews[0], full.overviews[0]);
    assert_ne!(norms.overviews[1].average, full.overviews[1].average);
    assert_eq!((norms.opponents(1).len(), norms.opponents(9).len()), (9, 9));
}

/// NORM-4c: boards of Olympiads and of zonal team championships have a category of their own, by their number or by
/// the half of the team in which they are.
#[test]
fn boards_of_teams_have_a_category_of_their_own() {
    let weak = participants("4 CZE 1900, 4 GER 1900, 4 POL 1900");
    let categories = |class, boards: u8| {
        let category = |board| {
            let board = Some(NormBoard { board, boards });
            let overview = NormOverview::new(NormTerms { class: Some(class), board, ..ANY }, &weak);
            assert_eq!(overview.classified, overview.category.is_some());
            overview.category.map_or("-".to_owned(), |category| category.to_string())
        };
        (1..=boards).map(category).collect::<Vec<_>>().join(" ")
    };
    for (class, boards, expected) in [
        (NormClass::OlympiadFinal, 6, "4 4 4 3 3 3"),
        (NormClass::OlympiadFinal, 8, "4 4 4 3 3 3 - -"),
        (NormClass::OlympiadPreliminary, 6, "2 2 2 1 1 1"),
        (NormClass::OlympiadPreliminary, 4, "2 2 2 1"),
        (NormClass::OlympiadPreliminary, 8, "2 2 2 - 1 1 1 1"),
        (NormClass::ZonalTeamFinal, 8, "3 3 3 3 2 2 2 2"),
        (NormClass::ZonalTeamFinal, 5, "3 3 2 2 2"),
        (NormClass::ZonalTeamPreliminary, 8, "2 2 2 2 1 1 1 1"),
        (NormClass::Zonal, 2, "2 2"),
    ] {
        assert_eq!(categories(class, boards), expected, "{class:?}");
    }
    // Where it is not said which board it is, there is none of its own, and a category of the average goes before.
    let terms = NormTerms { class: Some(NormClass::OlympiadFinal), ..ANY };
    assert_eq!(NormOverview::new(terms, &weak).category, None);
    let board = Some(NormBoard { board: 1, boards: 6 });
    let strong = participants("4 CZE 2410, 4 GER 2410, 4 POL 2410");
    let overview = NormOverview::new(NormTerms { board, ..terms }, &strong);
    assert_eq!((overview.category, overview.classified), (Category::of_average(2_410), false));
}
