//! The rating tables and formulas: Appendix I of the Tournament Rules, § 1 to 4 of the Czech
//! federation's, and the dates of 9 of the Tournament Rules.
//!
//! The tables are written down here once more, from the texts, in another form than the files have.

use rules::rating::{
    AverageScore, Development, FactorScore, Inactivity, ListEntry, Newcomers, Options, Pool,
    Quarter, Start, expected_score, is_active, level_of, national_level, rating_difference,
    seeding_average, start_rating,
};
use rules::tournament::{Announcement, EntryClass, Organiser, Preset, RuleSet, Stage};
use rules::{Day, Instant, Variant};

const ICCF: Options = Options::of(RuleSet::Iccf);
const SKS: Options = Options::of(RuleSet::Sks);

/// The last difference of each row of RAT-4; the row's expected score rises by 0.01 from 0.50 on.
pub(super) const ROW_ENDS: [u16; 40] = [
    3, 10, 17, 25, 32, 39, 46, 53, 61, 68, 76, 83, 91, 98, 106, 113, 121, 129, 137, 145, 153, 162,
    170, 179, 188, 197, 206, 215, 225, 235, 245, 256, 267, 278, 290, 302, 315, 328, 344, 357,
];

/// The rating differences of RAT-3 for scores of 0.50, 0.51, ... 1.00.
pub(super) const DIFFERENCES: [i16; 51] = [
    0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158,
    166, 175, 184, 193, 202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366,
    383, 401, 422, 444, 470, 501, 538, 589, 677, 677,
];

/// RAT-4, RAT-8, SKS-2-3: every cell of the table, as printed, from both sides of every row; no
/// difference counts as more than 350.
#[test]
fn expected_scores_are_as_printed() {
    let mut from = 0;
    for (row, to) in (0..).zip(ROW_ENDS) {
        for difference in from..=to {
            let (higher, lower) = (2_000 + difference, 2_000);
            assert_eq!(expected_score(higher, lower), 50 + row, "{difference}");
            assert_eq!(expected_score(lower, higher), 50 - row, "{difference}");
        }
        from = to + 1;
    }
    // The table goes on, the limit does not.
    for difference in [350, 351, 357, 358, 374, 375, 700, 2_000] {
        assert_eq!(expected_score(2_000 + difference, 2_000), 89, "{difference}");
        assert_eq!(expected_score(2_000, 2_000 + difference), 11, "{difference}");
    }
    assert_eq!((expected_score(u16::MAX, 0), expected_score(0, u16::MAX)), (89, 11));
}

/// RAT-3, SKS-2-3: every cell of the table.
#[test]
fn rating_differences_are_as_printed() {
    for (above, difference) in (0..).zip(DIFFERENCES) {
        assert_eq!(rating_difference(50 + above), difference);
        assert_eq!(rating_difference(50 - above), -difference);
    }
    assert_eq!(rating_difference(101), 677);
}

/// RAT-1-2: a score is converted to a rating difference and back by the normal probability function:
/// players whose difference is D(p) expect the score p. The function is calculated here by its series,
/// in millionths, with the deviation of 2000/7 points (200 times the square root of 2) that the printed
/// tables have; they round to whole points and hundredths.
#[test]
fn scores_and_differences_are_of_the_normal_function() {
    for hundredths in 1..=99_u8 {
        let difference = rating_difference(hundredths);
        let expected = hundredths_of(difference);
        assert!(expected.abs_diff(i64::from(hundredths)) <= 1, "{hundredths} is {difference}");
        assert_eq!(rating_difference(100 - hundredths), -difference, "{hundredths}");
        // And back, where the table of expected scores is not cut off.
        if difference.unsigned_abs() <= 350 {
            let (own, other) = (2_000 + difference, 2_000);
            let own = u16::try_from(own).expect("a rating");
            let back = u16::from(expected_score(own, other));
            assert!(back.abs_diff(hundredths.into()) <= 1, "{hundredths} comes back as {back}");
        }
    }
}

/// The normal probability of a difference in hundredths, by its series in millionths.
fn hundredths_of(difference: i16) -> i64 {
    const ONE: i128 = 1_000_000_000_000;
    // 200 times the square root of 2 is 282.842712.
    let x = i128::from(difference) * ONE * 1_000_000 / 282_842_712;
    let (mut term, mut sum) = (x, x);
    for k in 1..60_i128 {
        term = -term * x / ONE * x / ONE / (2 * k);
        sum += term / (2 * k + 1);
    }
    // One over the square root of twice pi.
    let probability = ONE / 2 + sum * 398_942_280_401 / ONE;
    i64::try_from((probability * 100 + ONE / 2).div_euclid(ONE)).expect("hundredths")
}

/// RAT-10, RAT-9, SKS-2-3: r on both sides of 2000 and 2400, g of 30 and 80, and k as their
/// product; no other factor.
#[test]
fn coefficients_have_their_limits() {
    let cases = [
        (1, 100, "20", "1", "20"),
        (1_999, 100, "20", "1", "20"),
        (2_000, 100, "20", "1", "20"),
        (2_001, 100, "19.975", "1", "19.975"),
        (2_200, 100, "15", "1", "15"),
        (2_399, 100, "10.025", "1", "10.025"),
        (2_400, 100, "10", "1", "10"),
        (2_401, 100, "10", "1", "10"),
        (3_000, 100, "10", "1", "10"),
        (2_400, 0, "10", "1.25", "12.5"),
        (2_400, 29, "10", "1.25", "12.5"),
        (2_400, 30, "10", "1.25", "12.5"),
        (2_400, 31, "10", "1.245", "12.45"),
        (2_400, 55, "10", "1.125", "11.25"),
        (2_400, 79, "10", "1.005", "10.05"),
        (2_400, 80, "10", "1", "10"),
        (2_400, 81, "10", "1", "10"),
        // Worked in the notes to the rules.
        (2_250, 55, "13.75", "1.125", "15.46875"),
        (2_100, 30, "17.5", "1.25", "21.875"),
        (2_001, 79, "19.975", "1.005", "20.074875"),
    ];
    for (rating, games, r, g, k) in cases {
        let of = Development::of(rating, games);
        let found = [of.r(), of.g(), of.k()].map(|number| number.to_string());
        assert_eq!(found, [r, g, k], "{rating} from {games} games");
    }
}

/// The score of so many halves from so many games against opponents of 2000 each.
fn average_score(half_points: u32, games: u32) -> AverageScore {
    let (sum, limited) = (u64::from(games) * 2_000, i64::from(games) * i64::from(games) * 2_000);
    AverageScore { games, half_points, opponents: sum, limited_opponents: limited, old: None }
}

/// RAT-5, SKS-2-3: p in hundredths half up, F of it, and the rating, all worked by hand.
#[test]
fn first_ratings_worked_by_hand() {
    let cases = [
        // All lost, all won: F is 0.5.
        (0, 4, 0, "0.5", "1661.5"),
        (8, 4, 100, "0.5", "2338.5"),
        (4, 4, 50, "1", "2000"),
        // 2 of 3: 0.67, D = 125, F = -2 * 0.4489 + 1.34 + 0.5 = 0.9422.
        (4, 3, 67, "0.9422", "2117.775"),
        (2, 3, 33, "0.9422", "1882.225"),
        // 0.125 and 0.375 are halves of a hundredth: they go up.
        (1, 4, 13, "0.7262", "1766.1636"),
        (3, 4, 38, "0.9712", "1915.5056"),
        // 1 of 200 in halves: 0.0025 is 0.00; 3: 0.0075 is 0.01, whose difference is the same.
        (1, 200, 0, "0.5", "1661.5"),
        (3, 200, 1, "0.5198", "1648.0954"),
    ];
    for (half_points, games, p, factor, rating) in cases {
        let score = average_score(half_points, games);
        assert_eq!(score.hundredths(), p, "{half_points} halves of {games}");
        assert_eq!(score.factor(&ICCF).to_string(), factor, "{half_points} halves of {games}");
        assert_eq!(score.rating(&ICCF).to_string(), rating, "{half_points} halves of {games}");
        assert_eq!(score.rating(&SKS), score.rating(&ICCF));
    }
    // The other reading of F: 2/3 is 2/3.
    let exact = Options { factor_score: FactorScore::Exact, ..ICCF };
    let score = average_score(4, 3);
    assert_eq!(score.factor(&exact).to_string(), "17/18");
    assert_eq!(score.rating(&exact).to_string(), "2118 1/18");
}

/// RAT-9, RAT-5, RAT-16, SKS-4.5, TR-9.4, SKS-1.5, TR-9.7, SKS-1.8: where the rule sets differ, and
/// that nothing else does.
#[test]
fn rule_sets_differ_where_their_texts_do() {
    assert_eq!(
        SKS,
        Options {
            rule_set: RuleSet::Sks,
            many_games: rules::rating::ManyGames::MoreThan800OverK,
            newcomers: Newcomers::Level,
            inactivity: Inactivity::TwoYears,
            ..ICCF
        }
    );
    assert_ne!(ICCF.many_games, SKS.many_games);
}

/// TR-9.3, SKS-1.4: published from 12 games, fixed from 30.
#[test]
fn ratings_are_published_and_fixed() {
    let cases = [
        (None, 0, None, false),
        (None, 40, None, false),
        (Some(2_000), 0, None, false),
        (Some(2_000), 11, None, false),
        (Some(2_000), 12, Some(2_000), false),
        (Some(2_000), 29, Some(2_000), false),
        (Some(2_000), 30, Some(2_000), true),
    ];
    for (rating, games, published, fixed) in cases {
        let entry = ListEntry { rating, games };
        assert_eq!((entry.published(), entry.is_fixed()), (published, fixed), "{entry:?}");
    }
}

/// TR-9.4, SKS-1.5: the published rating, FIDE's with the ICCF alone, the level.
#[test]
fn events_start_with_a_rating() {
    let listed = |games| ListEntry { rating: Some(2_100), games };
    let none = ListEntry::default();
    let cases = [
        (ICCF, listed(12), Some(2_300), Start::Rating(2_100)),
        (ICCF, listed(11), Some(2_300), Start::Fide(2_300)),
        (ICCF, none, Some(2_300), Start::Fide(2_300)),
        (ICCF, none, None, Start::Level(1_800)),
        (ICCF, listed(11), None, Start::Level(1_800)),
        (SKS, listed(12), Some(2_300), Start::Rating(2_100)),
        (SKS, none, Some(2_300), Start::Level(1_800)),
    ];
    for (options, entry, fide, start) in cases {
        assert_eq!(start_rating(&options, entry, fide, 1_800), start, "{entry:?} {fide:?}");
        assert_eq!(
            start.points(),
            if let Start::Rating(p) | Start::Fide(p) = start { p } else { 1_800 }
        );
    }
}

/// RAT-11, SKS-1.5: the printed levels, those of national events and seeding averages.
#[test]
fn events_have_levels() {
    let iccf = "1800 open class, cup preliminary, international open preliminary, friendly match\n\
                1900 ladies world semi-final, ladies olympiad\n\
                2000 higher class, cup semi-final, international open semi-final\n\
                2100 ladies world final\n\
                2200 master class, cup final, zonal championship preliminary, \
                international invitational team event, international open final\n\
                2300 master norm\n\
                2400 world semi-final, zonal championship semi-final, olympiad preliminary\n\
                2450 grandmaster norm\n\
                2500 candidates, zonal championship final, olympiad final";
    for (rating, kinds) in iccf.lines().map(|line| line.split_once(' ').expect("a row")) {
        for kind in kinds.split(", ") {
            assert_eq!(level_of(RuleSet::Iccf, kind), rating.parse().ok(), "{kind}");
            assert_eq!(level_of(RuleSet::Sks, kind), None, "{kind}");
        }
    }
    let sks = [
        ("national individual championship final", 2_350),
        ("national individual championship semi-final", 2_200),
        ("national individual championship quarter-final", 2_050),
        ("national individual championship qualification class", 1_900),
        ("national veterans championship final", 2_300),
        ("national cup final", 2_200),
        ("national cup preliminary", 1_900),
    ];
    for (kind, rating) in sks {
        assert_eq!(level_of(RuleSet::Sks, kind), Some(rating), "{kind}");
        assert_eq!(level_of(RuleSet::Iccf, kind), None, "{kind}");
    }
    let teams = [
        ("four", 1, [2_300, 2_250, 2_200, 2_150].as_slice()),
        ("four", 2, &[2_150, 2_100, 2_050, 2_000]),
        ("three", 1, &[2_300, 2_250, 2_200]),
        ("three", 2, &[2_050, 2_000, 1_950]),
    ];
    for (size, league, boards) in teams {
        for (board, rating) in (1..).zip(boards) {
            let league = if league == 1 { "1st" } else { "2nd" };
            let kind =
                format!("national championship of teams of {size}, {league} league, board {board}");
            assert_eq!(level_of(RuleSet::Sks, &kind), Some(*rating), "{kind}");
        }
    }
    assert_eq!(level_of(RuleSet::Iccf, ""), None);
    assert_eq!(level_of(RuleSet::Iccf, "league"), None);
    // RAT-11: half up, and no higher than 2400.
    let national = [
        (&[][..], None),
        (&[2_000, 2_001], Some(2_001)),
        (&[2_000, 2_000, 2_001], Some(2_000)),
        (&[2_400, 2_399], Some(2_400)),
        (&[2_401], Some(2_400)),
    ];
    for (ratings, level) in national {
        assert_eq!(national_level(ratings), level, "{ratings:?}");
    }
    // SKS-1.5, with its own examples.
    let seeding = [
        (&[][..], None),
        (&[2_221], Some(2_250)),
        (&[2_251], Some(2_300)),
        (&[2_099], Some(2_100)),
        (&[2_100], Some(2_100)),
        (&[2_100, 2_101], Some(2_150)),
        (&[2_000, 2_100], Some(2_050)),
    ];
    for (ratings, level) in seeding {
        assert_eq!(seeding_average(ratings), level, "{ratings:?}");
    }
}

/// TR-9.2, MAK-EVENT: Chess960 by itself, Makruk not at all.
#[test]
fn variants_have_their_lists() {
    let pools = [Variant::Chess, Variant::Chess960, Variant::Makruk].map(Pool::of);
    assert_eq!(pools, [Some(Pool::Chess), Some(Pool::Chess960), None]);
}

fn day(text: &str) -> Day {
    Day::from(text.parse::<chrono::NaiveDate>().expect("a date"))
}

/// TR-9.5, RAT-12, SKS-1.6: four lists a year, on results of a month before, available two weeks
/// before.
#[test]
fn lists_have_their_dates() {
    let cases = [
        ("2026/1", "2026-01-01", "2025-12-01", "2025-12-18"),
        ("2026/2", "2026-04-01", "2026-03-01", "2026-03-18"),
        ("2026/3", "2026-07-01", "2026-06-01", "2026-06-17"),
        ("2026/4", "2026-10-01", "2026-09-01", "2026-09-17"),
        ("2028/2", "2028-04-01", "2028-03-01", "2028-03-18"),
    ];
    for (name, starts_on, reported_until, available_from) in cases {
        let (year, number) = name.split_once('/').expect("a quarter");
        let quarter = Quarter::new(year.parse().unwrap(), number.parse().unwrap()).unwrap();
        assert_eq!(quarter.to_string(), name);
        assert_eq!(quarter.starts_on(), day(starts_on), "{name}");
        assert_eq!(quarter.reported_until(), day(reported_until), "{name}");
        assert_eq!(quarter.available_from(), day(available_from), "{name}");
    }
    assert_eq!((Quarter::new(2026, 0), Quarter::new(2026, 5)), (None, None));
}

/// TR-9.7, SKS-1.8: two calendar years or a running event; two years whatever is running.
#[test]
fn players_become_inactive() {
    let list = Quarter::new(2026, 2).expect("a quarter");
    let cases = [
        (ICCF, Some("2023-12-31"), false, false),
        (ICCF, Some("2023-12-31"), true, true),
        (ICCF, Some("2024-01-01"), false, true),
        (ICCF, Some("2026-03-31"), false, true),
        (ICCF, None, false, false),
        (ICCF, None, true, true),
        (SKS, Some("2024-03-31"), false, false),
        (SKS, Some("2024-03-31"), true, false),
        (SKS, Some("2024-04-01"), false, true),
        (SKS, None, true, false),
    ];
    for (options, last, running, active) in cases {
        let found = is_active(&options, list, last.map(day), running);
        assert_eq!(found, active, "{:?} {last:?} {running}", options.rule_set);
    }
}

/// Classes and stages with their levels, as RAT-11 and SKS-1.5 print them.
const PRINTED_LEVELS: [(EntryClass, Option<Stage>, u16); 26] = [
    (EntryClass::OpenClass, None, 1_800),
    (EntryClass::HigherClass, None, 2_000),
    (EntryClass::MasterClass, None, 2_200),
    (EntryClass::MasterNorm, None, 2_300),
    (EntryClass::GrandmasterNorm, None, 2_450),
    (EntryClass::WorldCupPreliminary, None, 1_800),
    (EntryClass::WorldChampionshipSemiFinal, None, 2_400),
    (EntryClass::Open, Some(Stage::WorldCupSemiFinal), 2_000),
    (EntryClass::Open, Some(Stage::WorldCupFinal), 2_200),
    (EntryClass::Open, Some(Stage::LadiesSemiFinal), 1_900),
    (EntryClass::Open, Some(Stage::LadiesFinal), 2_100),
    (EntryClass::Invitation, Some(Stage::WorldChampionshipCandidates), 2_500),
    (EntryClass::Open, Some(Stage::ZonalPreliminary), 2_200),
    (EntryClass::Open, Some(Stage::ZonalSemiFinal), 2_400),
    (EntryClass::Open, Some(Stage::ZonalFinal), 2_500),
    (EntryClass::Open, Some(Stage::InternationalOpenPreliminary), 1_800),
    (EntryClass::Open, Some(Stage::InternationalOpenSemiFinal), 2_000),
    (EntryClass::Open, Some(Stage::InternationalOpenFinal), 2_200),
    (EntryClass::Open, Some(Stage::FriendlyMatch), 1_800),
    (EntryClass::National, Some(Stage::NationalFinal), 2_350),
    (EntryClass::National, Some(Stage::NationalSemiFinal), 2_200),
    (EntryClass::National, Some(Stage::NationalQuarterFinal), 2_050),
    (EntryClass::National, Some(Stage::NationalQualification), 1_900),
    (EntryClass::National, Some(Stage::NationalVeteransFinal), 2_300),
    (EntryClass::National, Some(Stage::NationalCupFinal), 2_200),
    (EntryClass::National, Some(Stage::NationalCupPreliminary), 1_900),
];

/// RAT-11, SKS-1.5: what players without a rating count follows from what the event is, and from nobody's
/// rating where it is printed. The figures are those of the articles.
#[test]
fn levels_of_announced_events() {
    let of = |organiser, rule_set, entry, stage| Announcement {
        organiser,
        rule_set,
        entry,
        stage,
        unrated_level: None,
        ..Preset::Friendly.announcement(Instant::from_unix(1), Instant::from_unix(0))
    };
    let czech = Organiser::Federation("CZE".parse().expect("a federation"));
    for (entry, stage, level) in PRINTED_LEVELS {
        let national = entry == EntryClass::National;
        let rule_set = if national { RuleSet::Sks } else { RuleSet::Iccf };
        // Also where a federation holds the event.
        for organiser in [Organiser::Iccf, czech] {
            let event = of(organiser, rule_set, entry, stage);
            for published in [&[][..], &[2_600, 2_601]] {
                assert_eq!(event.level(None, published), level, "{entry:?} {stage:?}");
            }
        }
    }
    let (iccf, sks) = (RuleSet::Iccf, RuleSet::Sks);
    for (organiser, rule_set, entry, stage, announced, published, level) in [
        // Where nothing is printed an event states its own.
        (Organiser::Iccf, iccf, EntryClass::Invitation, None, Some(2_150), &[2_300][..], 2_150),
        (
            Organiser::Iccf,
            iccf,
            EntryClass::Open,
            Some(Stage::WorldChampionshipFinal),
            Some(9),
            &[],
            9,
        ),
        (
            Organiser::Iccf,
            iccf,
            EntryClass::Open,
            Some(Stage::FriendlyMatch),
            Some(1_900),
            &[],
            1_900,
        ),
        // Events that were announced before it was asked.
        (Organiser::Iccf, iccf, EntryClass::Invitation, None, None, &[2_300], 1_800),
        (czech, iccf, EntryClass::Open, None, None, &[2_300], 1_800),
        // National: the average, at most 2400.
        (czech, iccf, EntryClass::National, None, None, &[2_200, 2_301], 2_251),
        (czech, iccf, EntryClass::National, None, None, &[2_500, 2_401], 2_400),
        (czech, iccf, EntryClass::National, None, None, &[], 1_800),
        // The Czech federation where it prints nothing: up to the next 50.
        (czech, sks, EntryClass::National, None, None, &[2_221], 2_250),
        (czech, sks, EntryClass::Open, None, None, &[2_251], 2_300),
    ] {
        let mut event = of(organiser, rule_set, entry, stage);
        event.unrated_level = announced;
        assert_eq!(event.level(None, published), level, "{rule_set:?} {entry:?} {stage:?}");
    }
}
