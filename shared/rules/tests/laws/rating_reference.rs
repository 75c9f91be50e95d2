//! The rating calculation once more, slowly and as the text has it, on random lists and games.
//!
//! Player by player and game by game, with fractions that are never made smaller and the tables as
//! they are written in `rating.rs`; nothing of the crate's own calculation is used.

use std::num::NonZero;

use proptest::prelude::*;
use rules::rating::{
    Effect, ExplainedGame, ListEntry, Method, Options, Period, RatedGame, Seat, Start, Working,
    explain, rate, rate_by,
};
use rules::tournament::RuleSet;
use rules::{ByColor, HalfPoints};

use crate::rating::{DIFFERENCES, ROW_ENDS};

/// A numerator and a denominator above 0.
type Ratio = (i128, i128);

fn plus(one: Ratio, other: Ratio) -> Ratio {
    (one.0 * other.1 + other.0 * one.1, one.1 * other.1)
}

/// Half up, by trying (RAT-17).
fn rounded(ratio: Ratio) -> i128 {
    let mut number = ratio.0 / ratio.1 - 2;
    // The greatest number that is no more than the ratio and a half.
    while 2 * (number + 1) * ratio.1 <= 2 * ratio.0 + ratio.1 {
        number += 1;
    }
    number
}

/// A game from one side.
#[derive(Clone, Copy)]
struct Side {
    /// In halves.
    points: i128,
    opponent: i128,
}

/// The sides of a player's games, opponents by TR-9.4 and SKS-3.5.
fn sides(list: &[ListEntry], games: &[RatedGame], player: u32) -> Vec<Side> {
    let mut sides = Vec::new();
    for game in games {
        let (white, black) = (game.seats.white, game.seats.black);
        for (own, opponent, points) in
            [(white, black, game.points.white), (black, white, game.points.black)]
        {
            if own.player != player {
                continue;
            }
            let entry = list[opponent.player as usize];
            let current = if entry.games >= 12 { entry.rating.unwrap_or(0) } else { 0 };
            let rating = current.max(opponent.start.points());
            sides.push(Side { points: points.0.into(), opponent: rating.into() });
        }
    }
    sides
}

/// RAT-4 and RAT-8, in hundredths.
fn expected(own: i128, opponent: i128) -> i128 {
    let difference = (own - opponent).abs().min(350);
    let row = ROW_ENDS.iter().position(|end| difference <= i128::from(*end)).expect("a row");
    let row = i128::try_from(row).expect("few rows");
    if own > opponent { 50 + row } else { 50 - row }
}

/// RAT-9, as r over 40 and g over 200: the ratio's denominator is 8000.
fn coefficient(rating: i128, games: u32) -> Ratio {
    let r = if rating >= 2_400 {
        400
    } else if rating > 2_000 {
        2_800 - rating
    } else {
        800
    };
    let g = if games >= 80 {
        200
    } else if games > 30 {
        280 - i128::from(games)
    } else {
        250
    };
    (r * g, 8_000)
}

/// RAT-5.
fn first_rating(sides: &[Side]) -> Ratio {
    let games = i128::try_from(sides.len()).expect("few games");
    let sum: i128 = sides.iter().map(|side| side.opponent).sum();
    // In parts of the number of games.
    let limited = sides.iter().map(|side| {
        let (rating, reach) = (side.opponent * games, 350 * games);
        rating.max(sum - reach).min(sum + reach)
    });
    let average = (limited.sum::<i128>(), games * games);
    let halves: i128 = sides.iter().map(|side| side.points).sum();
    let p = rounded((100 * halves, 2 * games));
    let size = usize::try_from((p - 50).abs()).expect("a place of the table");
    let difference = i128::from(DIFFERENCES[size]) * (p - 50).signum();
    plus(average, (difference * (-2 * p * p + 200 * p + 5_000), 10_000))
}

/// RAT-6, RAT-7.
fn changed_rating(rating: i128, k: Ratio, sides: &[Side]) -> Ratio {
    sides.iter().fold((rating, 1), |sum, side| {
        let above = 50 * side.points - expected(rating, side.opponent);
        let (numerator, _) = sum;
        // Every change has the same denominator.
        let changes = if sum.1 == 1 { numerator * 800_000 } else { numerator };
        (changes + k.0 * above, 800_000)
    })
}

/// RAT-14, RAT-15, RAT-16 and SKS-4.1-4.4, SKS-4.5.
fn reference(
    rule_set: RuleSet,
    list: &[ListEntry],
    games: &[RatedGame],
    history: &[RatedGame],
    player: u32,
) -> ListEntry {
    let old = list[player as usize];
    let mut played = sides(list, games, player);
    let count = u32::try_from(played.len()).expect("few games");
    if count == 0 {
        return old;
    }
    let exact = match old.rating {
        Some(rating) if old.games >= 30 => {
            let rating = i128::from(rating);
            let k = coefficient(rating, old.games);
            let many = match rule_set {
                RuleSet::Iccf => count > 50,
                RuleSet::Sks => i128::from(count) * k.0 > 800 * k.1,
            };
            if many { first_rating(&played) } else { changed_rating(rating, k, &played) }
        }
        _ => {
            if (1..30).contains(&old.games) {
                played.extend(sides(list, history, player));
            }
            first_rating(&played)
        }
    };
    let rating = u16::try_from(rounded(exact).max(0)).expect("a rating");
    ListEntry { rating: Some(rating), games: old.games + count }
}

const PLAYERS: usize = 6;

fn entries() -> impl Strategy<Value = Vec<ListEntry>> {
    let games =
        prop_oneof![Just(0), 1..30_u32, Just(11), Just(12), 29..32_u32, 78..82_u32, 0..300_u32];
    let rating = prop_oneof![1_000..3_000_u16, 1_990..2_010_u16, 2_390..2_410_u16];
    let entry = (games, rating, 0..10_u8).prop_map(|(games, rating, dice)| ListEntry {
        rating: (games > 0 && dice > 0).then_some(rating),
        games,
    });
    prop::collection::vec(entry, PLAYERS)
}

fn rated_games(count: usize) -> impl Strategy<Value = Vec<RatedGame>> {
    let start = prop_oneof![
        (1_000..3_000_u16).prop_map(Start::Rating),
        (1_500..2_500_u16).prop_map(Start::Fide),
        (0..15_u16).prop_map(|step| Start::Level(1_800 + 50 * step)),
    ];
    let score = prop::sample::select(vec![(2, 0), (1, 1), (0, 2), (2, 0), (1, 1), (0, 2), (0, 0)]);
    // The first two meet again and again, so that some have very many games.
    let pair = prop_oneof![(Just(0), Just(1)), (0..PLAYERS, 1..PLAYERS)];
    let game = (pair, start.clone(), start, score).prop_map(|((one, ahead), s1, s2, points)| {
        let place = |player: usize| u32::try_from(player).expect("few players");
        RatedGame {
            seats: ByColor {
                white: Seat { player: place(one), start: s1 },
                black: Seat { player: place((one + ahead) % PLAYERS), start: s2 },
            },
            points: ByColor { white: HalfPoints(points.0), black: HalfPoints(points.1) },
        }
    });
    prop_oneof![prop::collection::vec(game.clone(), 0..12), prop::collection::vec(game, 0..count)]
}

fn rule_sets() -> impl Strategy<Value = RuleSet> {
    prop::sample::select(RuleSet::ALL.to_vec())
}

fn period<'a>(
    list: &'a [ListEntry],
    games: &'a [RatedGame],
    history: &'a [RatedGame],
) -> Period<'a> {
    Period { list, games, history, ..Period::default() }
}

/// What an explanation's own games come to, from what it says of them: the rating that its lines
/// have to give, of those that change a fixed one.
fn sum_of_lines(games: &[ExplainedGame]) -> String {
    let parts = games.iter().map(|game| match &game.effect {
        Effect::Change { change, .. } => millionths(&change.to_string()),
        Effect::Average { counted } => panic!("{counted} in a sum of changes"),
    });
    parts.sum::<i128>().to_string()
}

/// A decimal in parts of 10^8.
fn millionths(text: &str) -> i128 {
    let (whole, decimals) = text.split_once('.').unwrap_or((text, ""));
    format!("{whole}{decimals:0<8}").parse().expect("a decimal")
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    /// RAT-5, RAT-6, RAT-14, RAT-15, RAT-16, SKS-2-3, SKS-4.5: the list is that of the text.
    #[test]
    fn the_list_is_that_of_the_text(
        list in entries(),
        games in rated_games(160),
        history in rated_games(60),
        rule_set in rule_sets(),
    ) {
        let rated = rate(&Options::of(rule_set), &period(&list, &games, &history));
        prop_assert_eq!(rated.len(), list.len());
        for (player, rated) in (0..).zip(rated) {
            let expected = reference(rule_set, &list, &games, &history, player);
            prop_assert_eq!(rated.entry, expected, "player {}, {:?}", player, rated.method);
        }
    }

    /// The order of the games, and of the players, plays no part; nor does it in an explanation; nor
    /// does the number of those who calculate.
    #[test]
    fn order_plays_no_part(
        list in entries(),
        (games, shuffled) in rated_games(160).prop_flat_map(|games| {
            (Just(games.clone()), Just(games).prop_shuffle())
        }),
        (history, past) in rated_games(60).prop_flat_map(|games| {
            (Just(games.clone()), Just(games).prop_shuffle())
        }),
        numbers in Just((0..PLAYERS).collect::<Vec<usize>>()).prop_shuffle(),
        rule_set in rule_sets(),
    ) {
        let options = Options::of(rule_set);
        let (one, other) = (period(&list, &games, &history), period(&list, &shuffled, &past));
        let rated = rate(&options, &one);
        prop_assert_eq!(&rated, &rate(&options, &other));
        for threads in 1..=5 {
            let threads = NonZero::new(threads).expect("threads");
            prop_assert_eq!(&rated, &rate_by(&options, &one, threads));
        }
        prop_assert_eq!(explain(&options, &one, |_| true), explain(&options, &other, |_| true));
        // The same players with other numbers.
        let mut renumbered = list.clone();
        for (player, number) in numbers.iter().enumerate() {
            renumbered[*number] = list[player];
        }
        let rename = |games: &[RatedGame]| -> Vec<RatedGame> {
            let mut games = games.to_vec();
            for game in &mut games {
                for seat in [&mut game.seats.white, &mut game.seats.black] {
                    seat.player = u32::try_from(numbers[seat.player as usize]).expect("few");
                }
            }
            games
        };
        let (games, history) = (rename(&games), rename(&history));
        let renamed = rate(&options, &period(&renumbered, &games, &history));
        for (player, rated) in rate(&options, &one).into_iter().enumerate() {
            prop_assert_eq!(rated, renamed[numbers[player]]);
        }
    }

    /// A list recalculated from its own explanation is the same.
    #[test]
    fn an_explanation_gives_the_list(
        list in entries(),
        games in rated_games(120),
        history in rated_games(60),
        rule_set in rule_sets(),
    ) {
        let options = Options::of(rule_set);
        let period = period(&list, &games, &history);
        let rated = rate(&options, &period);
        let explained = explain(&options, &period, |_| true);
        prop_assert_eq!(rated.len(), explained.len());
        for ((rated, explained), old) in rated.iter().zip(&explained).zip(&list) {
            prop_assert_eq!((rated.entry, rated.method), (explained.new, explained.method));
            match &explained.working {
                Working::Unchanged => prop_assert_eq!(rated.entry, *old),
                Working::Changes { sum, exact, .. } => {
                    prop_assert_eq!(explained.method, Method::Changes);
                    let lines = sum_of_lines(&explained.games);
                    prop_assert_eq!(&lines, &millionths(&sum.to_string()).to_string());
                    let own = i128::from(old.rating.expect("a rating"));
                    let new = (millionths(&exact.to_string()), 100_000_000);
                    prop_assert_eq!(new.0, own * new.1 + lines.parse::<i128>().expect("a sum"));
                    prop_assert_eq!(rated.entry.rating.map(i128::from), Some(rounded(new).max(0)));
                }
                Working::Average { score, .. } => {
                    prop_assert_eq!(score.games as usize, explained.games.len());
                    let sides: Vec<Side> = explained.games.iter().map(|game| Side {
                        points: game.points.0.into(),
                        opponent: game.opponent_rating.into(),
                    }).collect();
                    let new = rounded(first_rating(&sides)).max(0);
                    prop_assert_eq!(rated.entry.rating.map(i128::from), Some(new));
                }
            }
        }
    }

    /// A draw of two whose ratings are fixed and equal changes nothing (RAT-7, RAT-8).
    #[test]
    fn a_draw_of_equals_changes_nothing(
        rating in 1_000..3_000_u16,
        games in (30..300_u32, 30..300_u32),
        rule_set in rule_sets(),
    ) {
        let list = [games.0, games.1].map(|games| ListEntry { rating: Some(rating), games });
        let seat = |player| Seat { player, start: Start::Rating(rating) };
        let draw = RatedGame {
            seats: ByColor { white: seat(0), black: seat(1) },
            points: ByColor { white: HalfPoints(1), black: HalfPoints(1) },
        };
        let rated = rate(&Options::of(rule_set), &period(&list, &[draw], &[]));
        prop_assert!(rated.iter().all(|rated| rated.entry.rating == Some(rating)));
    }

    /// A better result is never worse for a fixed rating, and a higher opponent neither.
    #[test]
    fn more_is_never_less(
        own in 1_000..3_000_u16,
        games in 30..200_u32,
        (low, high) in (1_000..3_000_u16, 0..600_u16).prop_map(|(low, more)| (low, low + more)),
    ) {
        let options = Options::of(RuleSet::Iccf);
        let new = |points: u8, opponent: u16| {
            let list = [ListEntry { rating: Some(own), games }, ListEntry::default()];
            let seat = |player, start| Seat { player, start: Start::Rating(start) };
            let game = RatedGame {
                seats: ByColor { white: seat(0, own), black: seat(1, opponent) },
                points: ByColor { white: HalfPoints(points), black: HalfPoints(2 - points) },
            };
            rate(&options, &period(&list, &[game], &[]))[0].entry.rating
        };
        for points in 0..=2 {
            prop_assert!(new(points, low) <= new(points, high));
            prop_assert!(points == 0 || new(points - 1, low) <= new(points, low));
        }
    }
}
