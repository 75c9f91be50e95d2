//! The table of a section: scores of 12 of the Laws, tie-breaks of 7 of the Tournament Rules and of
//! § 6 of the Czech federation's.
//!
//! Players are letters, A with start number 0. `AB1` is a game that White, A, has won against B;
//! `AB0` B has won, `AB=` is drawn, `AB-` gave neither a point and `AB*` still runs. A letter
//! behind it is its flag.

use proptest::prelude::*;
use rules::HalfPoints;
use rules::tournament::{Buchholz, Flag, PlayedGame, RuleSet, Standing, TieBreak, standings};

const ICCF: &[TieBreak] = &[TieBreak::Wins, TieBreak::SonnebornBerger, TieBreak::DirectEncounter];
const SKS: &[TieBreak] = &[TieBreak::SonnebornBerger];
const DIRECT: &[TieBreak] = &[TieBreak::DirectEncounter];
const SILLI: &[TieBreak] = &[
    TieBreak::BuchholzCutTwo,
    TieBreak::BuchholzCutOne,
    TieBreak::Buchholz,
    TieBreak::SumOfBuchholz,
    TieBreak::Wins,
];

/// The table that is worked by hand in `the_table_worked_by_hand`.
const SEVEN: &str = "AB= AC= AD0 AE= AF= AG= BC0E BD0D BE= BF0A BG0 CD= CE1 CF= CG= DE= DF= DG0 \
                     EF0 EG1 FG=";

fn letter(player: usize) -> char {
    char::from(b'A' + u8::try_from(player).expect("few players"))
}

fn games(text: &str) -> Vec<PlayedGame> {
    let player = |letter: u8| usize::from(letter - b'A');
    let game = |word: &str| {
        let bytes = word.as_bytes();
        let halves = |white, black| Some((HalfPoints(white), HalfPoints(black)));
        let result = match bytes[2] {
            b'1' => halves(2, 0),
            b'0' => halves(0, 2),
            b'=' => halves(1, 1),
            b'-' => halves(0, 0),
            b'*' => None,
            _ => panic!("{word}"),
        };
        let flag = bytes.get(3).map(|b| Flag::from_letter(char::from(*b)).expect("a flag"));
        PlayedGame { white: player(bytes[0]), black: player(bytes[1]), result, flag }
    };
    text.split_whitespace().map(game).collect()
}

/// The players in their order, those who share a place joined: `A > B = C > D`.
fn order(table: &[Standing]) -> String {
    in_order(table.iter().map(|line| (line.place, letter(line.player).to_string())))
}

/// Names with their places, the best first, those that share one joined by `=`, the others by `>`.
pub(crate) fn in_order(lines: impl Iterator<Item = (u32, String)>) -> String {
    let (mut text, mut before) = (String::new(), None);
    for (place, name) in lines {
        text.push_str(match before {
            None => "",
            Some(before) if before == place => " = ",
            Some(_) => " > ",
        });
        text.push_str(&name);
        before = Some(place);
    }
    text
}

#[track_caller]
fn check(rule: &str, players: usize, text: &str, tie_breaks: &[TieBreak], expected: &str) {
    let table = standings(players, &games(text), tie_breaks);
    assert_eq!(order(&table), expected, "{rule}: {text}");
}

/// A line in figures: place, player, half points, wins, quarters of Sonneborn-Berger, finished and
/// running games.
fn figures(line: &Standing) -> String {
    let Standing { place, half_points, wins, quarter_sb, games, unfinished, .. } = line;
    let player = letter(line.player);
    format!("{place} {player} {half_points} {wins} {quarter_sb} {games}+{unfinished}")
}

#[track_caller]
fn check_figures(rule: &str, players: usize, text: &str, expected: &[&str]) {
    let table = standings(players, &games(text), ICCF);
    assert_eq!(table.iter().map(figures).collect::<Vec<_>>(), expected, "{rule}: {text}");
}

/// TR-7.2, TR-7.5, SKS-6.2: points, then each tie-break, then the shared better place.
#[test]
fn ties_are_broken_in_their_order() {
    let cases: &[(&str, usize, &str, &[TieBreak], &str)] = &[
        // Points come before everything: three draws before a win.
        ("TR-7.2 points", 6, "AC= AD= AE= BF1", ICCF, "A > B > C = D = E > F"),
        // A and B have a point each, A with a win and B with the higher SB.
        ("TR-7.2 wins", 4, "AC1 AD0 BC= BD=", ICCF, "D > A > B > C"),
        ("SKS-6.2 not wins", 4, "AC1 AD0 BC= BD=", SKS, "D > B > A > C"),
        ("TR-7.2 no wins", 4, "AC= AD= BC= BD= CD=", ICCF, "C = D > A = B"),
        // C and D have a point each: C has won a game, D has the higher SB with two draws.
        ("TR-7.2 wins first", 4, "AB1 AC1 AD= BC0 BD1 CD=", ICCF, "A > C > B > D"),
        ("SKS-6.2 SB first", 4, "AB1 AC1 AD= BC1 BD= CD1", SKS, "A > B > D > C"),
        ("TR-7.2 wins first", 4, "AB1 AC1 AD= BC1 BD= CD1", ICCF, "A > B > C > D"),
        // One win each: whom they have beaten decides.
        ("TR-7.2 SB", 4, "AB1 CA1 DB1", ICCF, "C > A = D > B"),
        ("TR-7.2 SB equal", 4, "CA1 DB1", ICCF, "C = D > A = B"),
        // Two with 1.5 points, a win and SB 1.75: the winner of their game is before the other.
        ("TR-7.2 direct", 4, "AB1 AC= AD1 BC0 BD= CD0", ICCF, "A > D > C > B"),
        ("TR-7.2 direct", 4, "AB1 AC= AD1 BC1 BD= CD1", ICCF, "A > B > C > D"),
        ("SKS-6.2 no direct", 4, "AB1 AC= AD1 BC0 BD= CD0", SKS, "A > C = D > B"),
        // Everybody beats one of the others: nothing is left, and all three are first.
        ("TR-7.5 a circle", 4, "AB1 BC1 CA1 AD1 BD1 CD1", ICCF, "A = B = C > D"),
        ("SKS-6.2 a circle", 4, "AB1 BC1 CA1 AD1 BD1 CD1", SKS, "A = B = C > D"),
        // TR-7.1: an event without tie-breaks, by points alone; TR-7.4: one with another order.
        ("TR-7.1", 4, "AB1 AC1 AD= BC1 BD= CD1", &[], "A > B > C = D"),
        ("TR-7.4", 4, "AB1 AC1 AD= BC1 BD= CD1", DIRECT, "A > B > C > D"),
        ("TR-7.5 nothing played", 3, "", ICCF, "A = B = C"),
        ("TR-7.5 nobody", 0, "", ICCF, ""),
    ];
    for (rule, players, text, tie_breaks, expected) in cases {
        check(rule, *players, text, tie_breaks, expected);
    }
}

/// TR-7.2: direct results count the games among all the tied; who is still tied then is looked at
/// again, with the games among themselves only.
#[test]
fn direct_results_are_looked_at_again() {
    let cases: &[(&str, usize, &str, &str)] = &[
        // Three with 2 points, of which 1.5, 1 and 0.5 come from the games among them.
        ("one apart", 4, "AB1 AC= AD= BC= BD1 BD= CD1", "A > C > B > D"),
        // A has beaten B and C, who drew.
        ("two left", 5, "AB1 AC1 BC= BD1 BE= CD1 CE=", "A > B = C > E > D"),
        // Four with 3 points. Among them A and B have 2, C and D 1; then A and B are parted by the
        // game between them, and C and D by theirs.
        (
            "again",
            6,
            "AB0 AC1 AD1 BC0 BD1 CD0 AE1 AF0 BE1 BF0 CE1 CF1 DE1 DF1 EF1",
            "B > A > D > C > F > E",
        ),
        (
            "again, drawn",
            6,
            "AB= AC1 AD= BC= BD1 CD= AE1 AF0 BE1 BF0 CE1 CF1 DE1 DF1 EF1",
            "A = B > C = D > F > E",
        ),
        ("a draw stays", 3, "AB= AC1 BC1", "A = B > C"),
        ("a circle stays", 3, "AB1 BC1 CA1", "A = B = C"),
        // A double round: each game for itself; a win each cancels out.
        ("one each", 2, "AB1 BA1", "A = B"),
        ("a win and a draw", 3, "BA1 AB= AC1 BC0", "B > A > C"),
        // Neither running nor cancelled games are results.
        ("running", 3, "AB* AC1 BC1", "A = B > C"),
        ("cancelled", 3, "AB1C AC1 BC1", "A = B > C"),
        ("0-0", 3, "AB- AC1 BC1", "A = B > C"),
    ];
    for (what, players, text, expected) in cases {
        check(what, *players, text, DIRECT, expected);
    }
}

/// LAW-12.1, SKS-6.1: a win a point, a draw half of one, a loss none; how the game ended plays no
/// part, so that games won by adjudication, on time and by default are wins (`TR-7.2`).
#[test]
fn games_give_the_normal_points() {
    for flag in ["", "A", "E", "D"] {
        let cases = [
            ("AB1", ["1 A 2 1 0 1+0", "2 B 0 0 0 1+0"]),
            ("AB0", ["1 B 2 1 0 1+0", "2 A 0 0 0 1+0"]),
            ("AB=", ["1 A 1 0 1 1+0", "1 B 1 0 1 1+0"]),
            // Finished, and nobody has anything of it: lost by both.
            ("AB-", ["1 A 0 0 0 1+0", "1 B 0 0 0 1+0"]),
            ("AB*", ["1 A 0 0 0 0+1", "1 B 0 0 0 0+1"]),
        ];
        for (game, expected) in cases {
            check_figures("LAW-12.1", 2, &format!("{game}{flag}"), &expected);
        }
    }
    for result in ["1", "0", "=", "-", "*"] {
        let expected = ["1 A 0 0 0 0+0", "1 B 0 0 0 0+0"];
        check_figures("cancelled", 2, &format!("AB{result}C"), &expected);
    }
}

/// TR-7.2, TR-7.5: what counts in a table that is not the usual one.
#[test]
fn figures_are_those_of_the_games_that_count() {
    // A double round: B's draw and loss against A are games of their own. SB of A: 2 x 3 for the
    // win and 1 x 3 for the draw against B (3 halves), 2 x 4 and 0 against C (4 halves).
    let double = ["1 A 5 2 17 4+0", "2 C 4 2 16 4+0", "3 B 3 1 13 4+0"];
    check_figures("double round", 3, "AB1 BA= AC1 CA1 BC0 CB0", &double);
    // A running event: on the scores that are there. C's draw is worth half of B's half point.
    let running = ["1 A 2 1 2 1+1", "2 B 1 0 1 2+0", "2 C 1 0 1 1+1"];
    check_figures("running", 3, "AB1 BC= CA*", &running);
    // C's games are cancelled, and A's win over C with them.
    let cancelled = ["1 A 2 1 2 1+0", "2 B 1 0 1 2+0", "2 D 1 0 1 1+0", "4 C 0 0 0 0+0"];
    check_figures("cancelled", 4, "AB1 AC1C BC*C DB=", &cancelled);
    // 0-0 is no point for either and no win; Sonneborn-Berger has nothing of it.
    let none = ["1 A 2 1 0 2+0", "2 B 0 0 0 2+0", "2 C 0 0 0 2+0"];
    check_figures("0-0", 3, "AB1 BC-D CA-", &none);
}

/// TR-7.2, TR-7.5, SKS-6.2: seven players, worked by hand.
///
/// ```text
///      A  B  C  D  E  F  G   score wins  SB
/// A    .  ½  ½  0  ½  ½  ½   2½    0     ½(1 + 4 + 2½ + 4 + 3½)             =  7½
/// B    ½  .  0  0  ½  0  0   1     0     ½(2½ + 2½)                         =  2½
/// C    ½  1  .  ½  1  ½  ½   4     2     1 + 2½ + ½(2½ + 3½ + 4 + 3½)       = 10¼
/// D    1  1  ½  .  ½  ½  0   3½    2     2½ + 1 + ½(4 + 2½ + 4)             =  8¾
/// E    ½  ½  0  ½  .  0  1   2½    1     3½ + ½(2½ + 1 + 3½)                =  7
/// F    ½  1  ½  ½  1  .  ½   4     2     1 + 2½ + ½(2½ + 4 + 3½ + 3½)       = 10¼
/// G    ½  1  ½  1  0  ½  .   3½    2     1 + 3½ + ½(2½ + 4 + 4)             =  9¾
/// ```
///
/// C and F drew their game and share the first place. D and G have two wins each, G the higher
/// Sonneborn-Berger. Of A and E, E has a win; where wins are not asked, A's 7½ is more than 7.
#[test]
fn the_table_worked_by_hand() {
    let expected = [
        "1 C 8 2 41 6+0",
        "1 F 8 2 41 6+0",
        "3 G 7 2 39 6+0",
        "4 D 7 2 35 6+0",
        "5 E 5 1 28 6+0",
        "6 A 5 0 30 6+0",
        "7 B 2 0 10 6+0",
    ];
    check_figures("TR-7.2", 7, SEVEN, &expected);
    check("TR-7.2", 7, SEVEN, ICCF, "C = F > G > D > E > A > B");
    check("SKS-6.2", 7, SEVEN, SKS, "C = F > G > D > A > E > B");
    let table = standings(7, &games(SEVEN), ICCF);
    let shared: Vec<bool> = table.iter().map(|line| line.shared).collect();
    assert_eq!(shared, [true, true, false, false, false, false, false]);
}

/// TR-0.4: only a first place, and only with more than half of what was possible.
#[test]
fn first_place_qualifies_with_a_plus_score() {
    let cases = [
        ("one of two", 2, "AB1", "A"),
        // 3½ of 6 is half a point more than half; 1 of 2 is exactly half.
        ("half a point more", 3, "AB= AC= BC= AB= AC= BC= AB1 AC=", "A"),
        ("exactly half", 3, "AB= AC= BC=", ""),
        ("all shared", 3, "AB1 BC1 CA1", ""),
        // Second with a plus score: 1½ of 2 behind 2½ of 3.
        ("second", 4, "AC1 AD1 AB= BD1", "A"),
        ("first place shared with a plus score", 7, SEVEN, "CF"),
        // A game that still runs may be lost: 1½ of 3 possible is no plus score yet, 2 of 3 is one.
        ("running, not yet", 4, "AB1 AC= AD*", ""),
        ("running, certain", 4, "AB1 AC1 AD*", "A"),
        // Cancelled games are nothing that was possible; a game lost by both is.
        ("cancelled", 3, "AB1 AC*C", "A"),
        ("0-0", 3, "AB1 AC-", ""),
        ("no game at all", 2, "AB*C", ""),
    ];
    for (what, players, text, expected) in cases {
        let table = standings(players, &games(text), ICCF);
        let qualify = table.iter().filter(|line| line.qualifies());
        let found: String = qualify.map(|line| letter(line.player)).collect();
        assert_eq!(found, expected, "TR-0.4 {what}: {text}");
    }
}

/// A game of nobody, or of a player alone, is none: neither counted nor a panic.
#[test]
fn games_of_nobody_count_in_nothing() {
    let expected = ["1 A 2 1 0 1+0", "2 B 0 0 0 1+0"];
    check_figures("beyond the players", 2, "AB1 AC1 CA1 CD= BZ*", &expected);
    check_figures("alone", 2, "AB1 BB1 AA= BB*", &expected);
    let most = PlayedGame {
        white: 0,
        black: usize::MAX,
        result: Some((HalfPoints(u8::MAX), HalfPoints(u8::MAX))),
        flag: None,
    };
    assert_eq!(standings(1, &[most], ICCF)[0].half_points, 0);
}

/// TR-7.2, SKS-6.2, TR-7.1: each rule set's own order; names that are stored stay what they are.
#[test]
fn rule_sets_have_their_tie_breaks() {
    assert_eq!(RuleSet::Iccf.tie_breaks(), ICCF);
    assert_eq!(RuleSet::Sks.tie_breaks(), SKS);
    let json = |value: serde_json::Value| value.as_str().expect("a word").to_owned();
    let mut codes = Vec::new();
    for rule_set in RuleSet::ALL {
        assert_eq!(RuleSet::from_code(rule_set.code()), Some(rule_set));
        assert_eq!(json(serde_json::to_value(rule_set).unwrap()), rule_set.code());
        codes.push(rule_set.code());
    }
    for tie_break in TieBreak::ALL {
        assert_eq!(TieBreak::from_code(tie_break.code()), Some(tie_break));
        assert_eq!(json(serde_json::to_value(tie_break).unwrap()), tie_break.code());
        codes.push(tie_break.code());
    }
    for flag in Flag::ALL {
        assert_eq!(Flag::from_letter(flag.letter()), Some(flag));
        assert_eq!(json(serde_json::to_value(flag).unwrap()), flag.code());
        codes.push(flag.code());
    }
    assert_eq!(
        codes.join(" "),
        "iccf sks wins sonneborn_berger direct_encounter \
         buchholz_cut_two buchholz_cut_one buchholz sum_of_buchholz adjudicated time_exceeded default cancelled"
    );
    assert_eq!((RuleSet::from_code("ICCF"), TieBreak::from_code("")), (None, None));
    assert_eq!((Flag::from_letter('c'), Flag::from_letter('P')), (None, None));
    // Each reason that is no play has its flag, and play has none.
    let reasons = ["time_forfeiture", "silence", "adjudication", "default", "cancelled"];
    let letters = reasons.map(|reason| Flag::of_reason(reason).map(Flag::letter));
    assert_eq!(letters, [Some('E'), Some('E'), Some('A'), Some('D'), Some('C')]);
    assert!(["checkmate", "resignation", "agreement", ""].map(Flag::of_reason) == [None; 4]);
}

/// Games among `players` players: who, how and with which flag.
fn random_games(players: usize) -> impl Strategy<Value = Vec<PlayedGame>> {
    // Decided games and draws more often than the rest, so that there is something to break.
    let result = prop::sample::select(vec!["1", "0", "=", "=", "1", "0", "=", "-", "*"]);
    let flag = prop::sample::select(vec!["", "", "", "", "A", "E", "D", "C"]);
    let game =
        (0..players, 1..players, result, flag).prop_map(move |(white, ahead, result, flag)| {
            let (white, black) = (letter(white), letter((white + ahead) % players));
            games(&format!("{white}{black}{result}{flag}"))[0]
        });
    prop::collection::vec(game, 0..40)
}

/// A score in half points by the rule alone.
fn score(games: &[PlayedGame], player: usize) -> u32 {
    let finished = games.iter().filter(|game| game.flag != Some(Flag::Cancelled));
    let points = finished.filter_map(|game| {
        let (white, black) = game.result?;
        let of = |who, points: HalfPoints| if who == player { u32::from(points.0) } else { 0 };
        Some(of(game.white, white) + of(game.black, black))
    });
    points.sum()
}

/// Sonneborn-Berger in quarters by the rule alone.
fn sonneborn_berger(games: &[PlayedGame], player: usize) -> u64 {
    let mut quarters = 0;
    for game in games.iter().filter(|game| game.flag != Some(Flag::Cancelled)) {
        let Some((white, black)) = game.result else { continue };
        for (who, opponent, own) in
            [(game.white, game.black, white), (game.black, game.white, black)]
        {
            // A win gives all of the opponent's score, in quarters twice its halves; a draw half.
            let share = [0, 1, 2][usize::from(own.0)];
            quarters += if who == player { share * score(games, opponent) } else { 0 };
        }
    }
    u64::from(quarters)
}

/// What the opponents have scored, by what the words mean.
fn buchholz(games: &[PlayedGame], player: usize) -> Buchholz {
    let opponents = |player: usize| {
        let finished =
            games.iter().filter(|game| game.flag != Some(Flag::Cancelled) && game.result.is_some());
        let opponent = move |game: &PlayedGame| match (game.white, game.black) {
            (white, black) if white == player => Some(black),
            (white, black) if black == player => Some(white),
            _ => None,
        };
        finished.filter_map(opponent).collect::<Vec<_>>()
    };
    let all = |player: usize| -> u32 {
        opponents(player).into_iter().map(|opponent| score(games, opponent)).sum()
    };
    let mut scores: Vec<u32> =
        opponents(player).into_iter().map(|opponent| score(games, opponent)).collect();
    scores.sort_by(|one, other| other.cmp(one));
    let best = |left: usize| scores[..scores.len().saturating_sub(left)].iter().sum();
    let sum = opponents(player).into_iter().map(|opponent| u64::from(all(opponent))).sum();
    Buchholz { all: all(player), cut_one: best(1), cut_two: best(2), sum }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    /// TR-7.2, TR-7.5, SKS-6.2: figures, order and places of random tables.
    #[test]
    fn tables_are_sound(
        played in random_games(6),
        tie_breaks in prop::sample::select(vec![ICCF, SKS, DIRECT, SILLI, &[]]),
    ) {
        let table = standings(6, &played, tie_breaks);
        let mut players: Vec<usize> = table.iter().map(|line| line.player).collect();
        players.sort_unstable();
        prop_assert_eq!(players, (0..6).collect::<Vec<_>>());
        // What the games gave is what the players have.
        let given: u32 = (0..6).map(|player| score(&played, player)).sum();
        prop_assert_eq!(table.iter().map(|line| line.half_points).sum::<u32>(), given);
        for (index, line) in table.iter().enumerate() {
            prop_assert_eq!(line.half_points, score(&played, line.player));
            prop_assert_eq!(line.quarter_sb, sonneborn_berger(&played, line.player));
            prop_assert_eq!(line.buchholz, buchholz(&played, line.player));
            // A place is one more than the number of players before all who share it.
            let first = table.iter().position(|other| other.place == line.place).unwrap();
            prop_assert_eq!(usize::try_from(line.place).unwrap(), first + 1);
            let sharers = table.iter().filter(|other| other.place == line.place).count();
            prop_assert_eq!(line.shared, sharers > 1);
            let Some(next) = table.get(index + 1) else { continue };
            prop_assert!(next.place >= line.place);
            prop_assert!(next.place > line.place || next.player > line.player);
            let key = |line: &Standing| {
                let mut key = vec![u64::from(line.half_points)];
                for tie_break in tie_breaks {
                    match tie_break {
                        TieBreak::Wins => key.push(line.wins.into()),
                        TieBreak::SonnebornBerger => key.push(line.quarter_sb),
                        TieBreak::DirectEncounter => break,
                        TieBreak::BuchholzCutTwo => key.push(line.buchholz.cut_two.into()),
                        TieBreak::BuchholzCutOne => key.push(line.buchholz.cut_one.into()),
                        TieBreak::Buchholz => key.push(line.buchholz.all.into()),
                        TieBreak::SumOfBuchholz => key.push(line.buchholz.sum),
                    }
                }
                key
            };
            prop_assert!(key(line) >= key(next));
            if next.place == line.place {
                prop_assert_eq!(key(line), key(next));
            } else if !tie_breaks.contains(&TieBreak::DirectEncounter) {
                prop_assert!(key(line) > key(next));
            }
        }
    }

    /// TR-7.2: among players who share a place the direct results are equal as well.
    #[test]
    fn nothing_is_left_to_break(
        played in random_games(5),
        tie_breaks in prop::sample::select(vec![ICCF, DIRECT]),
    ) {
        let table = standings(5, &played, tie_breaks);
        for place in table.chunk_by(|one, other| one.place == other.place) {
            let inside: Vec<usize> = place.iter().map(|line| line.player).collect();
            let both = |game: &&PlayedGame| {
                inside.contains(&game.white) && inside.contains(&game.black)
            };
            let direct: Vec<PlayedGame> = played.iter().filter(both).copied().collect();
            for player in &inside {
                prop_assert_eq!(score(&direct, *player), score(&direct, inside[0]));
            }
        }
    }

    /// The order of the games plays no part, and start numbers none but for the order of those who
    /// share a place.
    #[test]
    fn order_of_games_and_numbers_plays_no_part(
        (played, shuffled) in random_games(6).prop_flat_map(|games| {
            (Just(games.clone()), Just(games).prop_shuffle())
        }),
        numbers in Just((0..6).collect::<Vec<usize>>()).prop_shuffle(),
        tie_breaks in prop::sample::select(vec![ICCF, SKS, DIRECT]),
    ) {
        let table = standings(6, &played, tie_breaks);
        prop_assert_eq!(&standings(6, &shuffled, tie_breaks), &table);
        let renamed = shuffled.iter().map(|game| PlayedGame {
            white: numbers[game.white],
            black: numbers[game.black],
            ..*game
        });
        let renamed = standings(6, &renamed.collect::<Vec<_>>(), tie_breaks);
        let line_of = |player| renamed.iter().find(|line| line.player == player).unwrap();
        for line in table {
            let expected = Standing { player: numbers[line.player], ..line };
            prop_assert_eq!(line_of(expected.player), &expected);
        }
    }
}
