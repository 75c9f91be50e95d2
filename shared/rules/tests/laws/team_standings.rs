//! The table of an event of teams: 7.3 of the Tournament Rules and 3 of § 6 of the Czech federation's.
//!
//! Teams are letters, A with start number 0. `AB:1=0` is a match on three boards: A has won on board 1, board 2 is
//! drawn, B has won on board 3; `-` gave neither a point, `*` still runs, `c` was cancelled. A team has White on
//! odd boards of a match in which it is named first.

use proptest::prelude::*;
use rules::HalfPoints;
use rules::tournament::{Flag, RuleSet, TeamGame, TeamRanking, TeamStanding, team_standings};

use crate::standings::in_order;

fn games(text: &str) -> Vec<TeamGame> {
    let team = |letter: u8| usize::from(letter - b'A');
    let of_match = |word: &str| -> Vec<TeamGame> {
        let (teams, boards) = word.split_once(':').expect("a match");
        let (first, second) = (team(teams.as_bytes()[0]), team(teams.as_bytes()[1]));
        let game = |(board, letter): (usize, char)| {
            let halves = |first, second| Some((HalfPoints(first), HalfPoints(second)));
            let result = match letter {
                '1' | 'c' => halves(2, 0),
                '0' => halves(0, 2),
                '=' => halves(1, 1),
                '-' => halves(0, 0),
                '*' => None,
                _ => panic!("{word}"),
            };
            let flag = (letter == 'c').then_some(Flag::Cancelled);
            match board % 2 == 0 {
                true => TeamGame { board, white: first, black: second, result, flag },
                false => {
                    let result = result.map(|(first, second)| (second, first));
                    TeamGame { board, white: second, black: first, result, flag }
                }
            }
        };
        boards.chars().enumerate().map(game).collect()
    };
    text.split_whitespace().flat_map(of_match).collect()
}

fn table(teams: usize, boards: usize, text: &str, rule_set: RuleSet) -> Vec<TeamStanding> {
    team_standings(teams, boards, &games(text), rule_set.team_ranking())
}

/// The teams in their order with board points in halves and match points, those that share a place joined:
/// `A 9/4 > B 8/5 = C 8/5`.
fn order(table: &[TeamStanding]) -> String {
    in_order(table.iter().map(|line| {
        let letter = char::from(b'A' + u8::try_from(line.team).expect("few teams"));
        (line.place, format!("{letter} {}/{}", line.half_points, line.match_points))
    }))
}

#[track_caller]
fn check(teams: usize, boards: usize, text: &str, iccf: &str, sks: &str) {
    for (rule_set, expected) in [(RuleSet::Iccf, iccf), (RuleSet::Sks, sks)] {
        assert_eq!(order(&table(teams, boards, text, rule_set)), expected, "{rule_set:?}: {text}");
    }
}

/// TR-7.3, SKS-6.3: ICCF counts the boards first and then the matches, the Czech federation the matches first.
#[test]
fn boards_or_matches_first() {
    let text = "AB:1= AC:1= AD:== BC:11 BD:11 CD:==";
    check(4, 2, text, "B 9/4 > A 8/5 > D 4/2 > C 3/1", "A 8/5 > B 9/4 > D 4/2 > C 3/1");
}

/// TR-7.3: between teams with the same points of boards and of matches their own match decides; the Czech rules
/// look at the boards.
#[test]
fn the_match_of_the_tied_teams() {
    let text = "AB:1= AC:0= AD:== BC:== BD:1= CD:00";
    check(4, 2, text, "D 7/3 > A 6/3 > B 6/3 > C 5/3", "D 7/3 > A 6/3 = B 6/3 > C 5/3");
    // Three in a circle, and the one that it parts from two others by its matches with both.
    let circle = "AB:1= BC:1= CA:1=";
    check(3, 2, circle, "A 4/2 = B 4/2 = C 4/2", "A 4/2 = B 4/2 = C 4/2");
}

/// TR-7.3, SKS-6.3: then the higher score on board 1, on board 2, and so on.
#[test]
fn the_first_boards_decide() {
    check(3, 2, "AB:10 BC:10 CA:01", "A 4/2 > B 4/2 > C 4/2", "A 4/2 > B 4/2 > C 4/2");
    let third = "AB:=10 BA:=10";
    check(2, 3, third, "A 6/1 = B 6/1", "A 6/1 = B 6/1");
    let second = table(2, 3, "AB:=10", RuleSet::Iccf);
    assert_eq!(order(&second), "A 3/1 > B 3/1");
    assert_eq!((&*second[0].boards, &*second[1].boards), (&[1, 2, 0][..], &[1, 0, 2][..]));
}

/// TR-7.3: a match counts once it is over; cancelled games count in nothing; who lose both have nothing.
#[test]
fn matches_that_count() {
    let running = table(2, 2, "AB:1*", RuleSet::Iccf);
    assert_eq!(order(&running), "A 2/0 > B 0/0");
    let a = &running[0];
    assert_eq!((a.matches, a.games, a.unfinished), (0, 1, 1));
    for (text, expected) in [
        ("AB:1c", "A 2/2 > B 0/0"),
        ("AB:cc", "A 0/0 = B 0/0"),
        ("AB:--", "A 0/0 = B 0/0"),
        ("AB:=-", "A 1/1 = B 1/1"),
        // Two games on a board are one match.
        ("AB:1 BA:=", "A 3/2 > B 1/0"),
        ("AB:1 BA:1", "A 2/1 = B 2/1"),
    ] {
        assert_eq!(order(&table(2, 2, text, RuleSet::Iccf)), expected, "{text}");
    }
    // Games of nobody.
    let strange = games("AC:1 AA:1 AB:001");
    let table = team_standings(2, 2, &strange, RuleSet::Iccf.team_ranking());
    assert_eq!(order(&table), "B 4/2 > A 0/0");
    assert_eq!(team_standings(0, 0, &[], RuleSet::Iccf.team_ranking()), []);
}

/// Every match of up to six teams on up to four boards, some of it not over.
fn events() -> impl Strategy<Value = (usize, usize, Vec<TeamGame>)> {
    (1_usize..=6, 1_usize..=4).prop_flat_map(|(teams, boards)| {
        let pairs = (0..teams).flat_map(|first| (0..first).map(move |second| (first, second)));
        let matches = pairs.count();
        let letter = prop::sample::select(vec!['1', '0', '=', '=', '1', '0', '-', '*', 'c']);
        prop::collection::vec(letter, matches * boards).prop_map(move |letters| {
            let mut letters = letters.chunks(boards);
            let mut text = String::new();
            for first in 0..teams {
                for second in 0..first {
                    let name = |team: usize| char::from(b'A' + u8::try_from(team).expect("few"));
                    let boards: String = letters.next().into_iter().flatten().collect();
                    text.push_str(&format!("{}{}:{boards} ", name(first), name(second)));
                }
            }
            (teams, boards, games(&text))
        })
    })
}

/// Halves of a team's points, match by match and counted naively.
fn points_of(games: &[TeamGame], team: usize, against: Option<usize>, board: Option<usize>) -> u32 {
    let mut sum = 0;
    for game in games.iter().filter(|game| game.flag.is_none()) {
        let opponent = if game.white == team { game.black } else { game.white };
        let is_of = game.white == team || game.black == team;
        let fits =
            against.is_none_or(|it| it == opponent) && board.is_none_or(|it| it == game.board);
        if let (true, Some((white, black))) = (is_of && fits, game.result) {
            sum += u32::from(if game.white == team { white.0 } else { black.0 });
        }
    }
    sum
}

/// The match points of a team against others.
fn matches_of(games: &[TeamGame], team: usize, others: &[usize]) -> u32 {
    let against = |other: usize| {
        let ours = [team, other];
        let is_ours = |game: &&TeamGame| ours.contains(&game.white) && ours.contains(&game.black);
        let all: Vec<_> = games.iter().filter(is_ours).filter(|game| game.flag.is_none()).collect();
        if all.iter().any(|game| game.result.is_none()) {
            return 0;
        }
        let (own, theirs) =
            (points_of(games, team, Some(other), None), points_of(games, other, Some(team), None));
        match (own > theirs, own == theirs && own > 0) {
            (true, _) => 2,
            (_, true) => 1,
            _ => 0,
        }
    };
    others.iter().filter(|other| **other != team).map(|other| against(*other)).sum()
}

proptest! {
    /// SKS-6.3: against a model that sorts by all numbers at once. TR-7.3: who stands ahead has more of the first
    /// thing in which two differ; the direct matches of those who are tied in all before are among them alone.
    #[test]
    fn team_tables_are_sound((teams, boards, games) in events()) {
        let all: Vec<usize> = (0..teams).collect();
        let of_boards = |team| -> Vec<u32> {
            (0..boards).map(|board| points_of(&games, team, None, Some(board))).collect()
        };
        let key = |team| (points_of(&games, team, None, None), matches_of(&games, team, &all));
        let sks = team_standings(teams, boards, &games, RuleSet::Sks.team_ranking());
        let mut model = all.clone();
        let by = |team: &usize| {
            let (points, matches) = key(*team);
            std::cmp::Reverse((matches, points, of_boards(*team)))
        };
        model.sort_by_key(by);
        prop_assert_eq!(sks.iter().map(|line| line.team).collect::<Vec<_>>(), model);
        for (one, other) in sks.iter().zip(sks.iter().skip(1)) {
            prop_assert_eq!(one.place == other.place, by(&one.team) == by(&other.team));
        }
        let iccf = team_standings(teams, boards, &games, RuleSet::Iccf.team_ranking());
        for (index, line) in iccf.iter().enumerate() {
            prop_assert_eq!((line.half_points, line.match_points), key(line.team));
            prop_assert_eq!(&line.boards, &of_boards(line.team));
            let better = iccf.iter().filter(|other| other.place < line.place).count();
            prop_assert_eq!(usize::try_from(line.place), Ok(better + 1));
            let Some(next) = iccf.get(index + 1) else { continue };
            prop_assert!(key(line.team) >= key(next.team));
            if key(line.team) != key(next.team) {
                continue;
            }
            let tied: Vec<usize> =
                all.iter().copied().filter(|team| key(*team) == key(line.team)).collect();
            let direct = |team| matches_of(&games, team, &tied);
            prop_assert!(direct(line.team) >= direct(next.team));
            if tied.len() == 2 && direct(line.team) == direct(next.team) {
                prop_assert!(of_boards(line.team) >= of_boards(next.team));
                let same = of_boards(line.team) == of_boards(next.team);
                prop_assert_eq!(line.place == next.place, same);
            }
        }
        // Whoever is drawn as which number changes no place.
        let turned: Vec<TeamGame> = games
            .iter()
            .map(|game| TeamGame {
                white: teams - 1 - game.white,
                black: teams - 1 - game.black,
                ..*game
            })
            .collect();
        let other = team_standings(teams, boards, &turned, RuleSet::Iccf.team_ranking());
        for line in &iccf {
            let place = other.iter().find(|it| it.team == teams - 1 - line.team).map(|it| it.place);
            prop_assert_eq!(place, Some(line.place));
        }
    }
}

/// What each rule set ranks by, and that nobody is told apart by less.
#[test]
fn an_order_may_be_shorter() {
    let ranking = [TeamRanking::BoardPoints];
    let table = team_standings(2, 2, &games("AB:10"), &ranking);
    assert_eq!(order(&table), "A 2/1 = B 2/1");
    assert!(table.iter().all(|line| line.shared && line.place == 1));
}
