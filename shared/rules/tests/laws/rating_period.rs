//! A period's run: who gets a new rating by which formula, from which opponents' ratings, and the
//! explanation of it.
//!
//! A list is `A2000/100 B-/0`: rating and games. A game is `A1B`: White has won; `=` and `0` draw and
//! lose. What each started with stands behind, White's first: `A1B:2000:L1800` where B was unrated in
//! an event of level 1800, `F1900` for a FIDE rating. Without it both started with their rating of
//! the list, or, unrated, at level 1800.

use rules::rating::{
    AverageLimit, GamesOfG, ListEntry, Method, Options, PastOpponents, Period, RatedGame, Seat,
    Start, SubstitutedGame, explain, rate,
};
use rules::tournament::RuleSet;
use rules::{ByColor, HalfPoints};

const ICCF: Options = Options::of(RuleSet::Iccf);
const SKS: Options = Options::of(RuleSet::Sks);

fn list(text: &str) -> Vec<ListEntry> {
    let entry = |word: &str| {
        let (rating, games) = word[1..].split_once('/').expect("rating/games");
        ListEntry { rating: rating.parse().ok(), games: games.parse().expect("games") }
    };
    text.split_whitespace().map(entry).collect()
}

fn start(text: &str) -> Start {
    let points = |text: &str| text.parse().expect("points");
    match text.split_at(1) {
        ("L", level) => Start::Level(points(level)),
        ("F", rating) => Start::Fide(points(rating)),
        _ => Start::Rating(points(text)),
    }
}

/// Games; `x51` behind one is as many of them.
fn games(list: &[ListEntry], text: &str) -> Vec<RatedGame> {
    let mut games = Vec::new();
    for word in text.split_whitespace() {
        let (word, times) = word.split_once('x').unwrap_or((word, "1"));
        let mut parts = word.split(':');
        let letters = parts.next().expect("a game").as_bytes();
        let mut seat = |letter: u8| {
            let player = u32::from(letter - b'A');
            let listed = list.get(player as usize).and_then(|entry| entry.rating);
            let usual = listed.map_or(Start::Level(1_800), Start::Rating);
            Seat { player, start: parts.next().map_or(usual, start) }
        };
        let seats = ByColor { white: seat(letters[0]), black: seat(letters[2]) };
        let (white, black) = match letters[1] {
            b'1' => (2, 0),
            b'=' => (1, 1),
            b'0' => (0, 2),
            _ => (0, 0),
        };
        let points = ByColor { white: HalfPoints(white), black: HalfPoints(black) };
        let game = RatedGame { seats, points };
        games.extend(vec![game; times.parse().expect("a number")]);
    }
    games
}

/// The new ratings and games of the players, in their order: `2145/34 2090/31`.
fn ratings(options: &Options, period: &Period<'_>) -> String {
    let rated = rate(options, period);
    let explained = explain(options, period, |_| true);
    let words = rated.iter().zip(&explained).map(|(rated, explained)| {
        assert_eq!((rated.entry, rated.method), (explained.new, explained.method));
        let rating = rated.entry.rating.map_or("-".to_owned(), |rating| rating.to_string());
        format!("{rating}/{}", rated.entry.games)
    });
    words.collect::<Vec<_>>().join(" ")
}

/// Compares the first players' ratings, as many as are expected.
#[track_caller]
fn check(options: &Options, players: &str, played: &str, history: &str, expected: &str) {
    let list = list(players);
    let [games, past] = [played, history].map(|text| games(&list, text));
    let period = Period { list: &list, games: &games, history: &past, ..Period::default() };
    let found = ratings(options, &period);
    assert!(
        found.starts_with(expected),
        "{players} | {played} | {history}: {found}, not {expected}"
    );
}

/// RAT-6, RAT-7, RAT-8, RAT-9, RAT-17, SKS-2-3, SKS-4.6: the cases of the notes and others, worked by
/// hand, for fixed ratings.
#[test]
fn fixed_ratings_change_by_the_games() {
    let cases = [
        ("A2000/100 B2000/100", "A=B", "2000/101 2000/101"),
        ("A2000/100 B2000/100", "A1B", "2010/101 1990/101"),
        // A difference of 500 counts as 350: 10 * 0.11 = 1.1, 20 * 0.89 = 17.8.
        ("A2400/100 B1900/100", "A1B", "2401/101 1898/101"),
        ("A1900/100 B2400/100", "A1B", "1918/101 2391/101"),
        // k = 21.875; expected 0.50, 0.49, 0.49 and 0.48: 21.875 * 2.04 = 44.625.
        (
            "A2100/30 B2103/100 C2104/100 D2110/100 E2111/100",
            "A1B A1C D0A E0A",
            "2145/34 2094/101 2095/101",
        ),
        // k = 15.46875, a draw against the same rating is nothing, a win half of k: 7.734375.
        ("A2250/55 B2250/100", "A=B", "2250/56"),
        ("A2250/55 B2250/100", "A1B", "2258/56"),
        // One rounding at the end: three times 10 * 0.04 = 0.4 are 1.2, not 0.
        ("A2400/100 B2428/100", "A=B", "2400/101"),
        ("A2400/100 B2428/100", "A=Bx3", "2401/103"),
        // A half goes up, below zero as well: expected 0.55 and 0.45.
        ("A2400/100 B2365/100", "A=B", "2400/101"),
        ("A2400/100 B2435/100", "A=B", "2401/101"),
        // -0.6 goes down: expected 0.56.
        ("A2400/100 B2360/100", "A=B", "2399/101"),
        // Nobody's points: both lose what was expected.
        ("A2000/100 B2000/100", "A-B", "1990/101 1990/101"),
    ];
    for (players, played, expected) in cases {
        check(&ICCF, players, played, "", expected);
        check(&SKS, players, played, "", expected);
    }
}

/// TR-9.4, RAT-8, SKS-3.5, TR-9.3: an opponent's rating is the higher of start and list; a list's from
/// fewer than 12 games is not published. The own rating is that of the list.
#[test]
fn opponents_count_with_the_higher_rating() {
    // A win of 2000 with k = 20: 10 against 2000, 12.8 against 2100 (0.36), 15.2 against 2200 (0.24).
    let cases = [
        ("A2000/100 B2100/100", "A1B:2000:2000", "2013/101"),
        ("A2000/100 B2000/100", "A1B:2000:2100", "2013/101"),
        ("A2000/100 B2100/12", "A1B:2000:2000", "2013/101"),
        ("A2000/100 B2100/11", "A1B:2000:2000", "2010/101"),
        // The own start rating plays no part.
        ("A2000/100 B2000/100", "A1B:2300:2000", "2010/101"),
        // Unrated: the level, or that of FIDE, until a published rating is higher.
        ("A2000/100 B-/0", "A1B:2000:L2200", "2015/101"),
        ("A2000/100 B-/0", "A1B:2000:F2200", "2015/101"),
        ("A2000/100 B2100/11", "A1B:2000:L2000", "2010/101"),
        ("A2000/100 B2100/12", "A1B:2000:L2000", "2013/101"),
        ("A2000/100 B2100/12", "A1B:2000:L2200", "2015/101"),
    ];
    for (players, played, expected) in cases {
        check(&ICCF, players, played, "", expected);
        check(&SKS, players, played, "", expected);
    }
}

/// RAT-5, RAT-14, SKS-4.1-4.4: first ratings from the period's games.
#[test]
fn first_ratings() {
    let cases = [
        // 2 of 3 against 2100 on the average: 2100 + 125 * 0.9422 = 2217.775.
        ("A-/0 B2000/99 C2100/99 D2200/99", "A1B A=C A=D", "2218/3"),
        ("A-/0 B2000/99", "A1B", "2339/1"),
        // 1661.5 goes up.
        ("A-/0 B2000/99", "A0B", "1662/1"),
        // Against an unrated opponent at the event's level.
        ("A-/0 B-/0", "A=B:L1900:L2100", "2100/1 1900/1"),
        // 1500 is 600 below the average of 2100 and counts as 1750: 8650/4 = 2162.5.
        ("A-/0 B1500/99 C2300/99", "A=B A=Cx3", "2163/4"),
        // 350 below counts in full, 351 as 350: (1650 + 6 * 2000 + 2350) / 8 = 2000.
        ("A-/0 B1650/99 C2000/99 D2350/99", "A=B A=Cx6 A=D", "2000/8"),
        // The list tells a rating but no games.
        ("A1900/0 B2000/99", "A=B", "2000/1"),
    ];
    for (players, played, expected) in cases {
        check(&ICCF, players, played, "", expected);
        check(&SKS, players, played, "", expected);
    }
    // The other reading of the limit: the whole average, around the old rating.
    let whole = Options { average_limit: AverageLimit::AverageAroundOldRating, ..ICCF };
    check(&whole, "A-/0 B1500/99 C2300/99", "A=B A=Cx3", "", "2100/4");
    check(&whole, "A1700/20 B2300/99", "A=B", "", "2050/21");
    check(&whole, "A2700/20 B2300/99", "A=B", "", "2350/21");
    check(&whole, "A2000/20 B2300/99", "A=B", "", "2300/21");
}

/// RAT-15, RAT-16, SKS-4.1-4.4, SKS-4.5: fewer than 30 games before the period, all games; 30 games,
/// the changes.
#[test]
fn thirty_games_make_the_difference() {
    let players = |games: u32| format!("A2000/{games} B2000/99 C2200/99");
    // Lost all 29 before, won 1: 1 of 30 is 0.03, D = -538, F = 0.5582: 2000 - 300.3116 + 200/30.
    check(&ICCF, &players(29), "A1C", "A0Bx29", "1706/30");
    check(&SKS, &players(29), "A1C", "B1Ax29", "1706/30");
    // With 30 the 30 before play no part: 25 * 0.76 = 19.
    check(&ICCF, &players(30), "A1C", "A0Bx30", "2019/31");
    // Games of others in the history are nobody's who has 30.
    check(&ICCF, &players(12), "A=C", "A=Bx12 B0Cx5", "2015/13 2000/99 2196/100");
    // A first rating takes the period's games alone (RAT-14).
    check(&ICCF, "A-/0 B2000/99 C2200/99", "A=C", "A0Bx3", "2200/1");
    // Earlier opponents count as this period's do, or as they started.
    check(&ICCF, &players(1), "A=C", "A=B:2000:1900", "2100/2");
    let started = Options { past_opponents: PastOpponents::Start, ..ICCF };
    check(&started, &players(1), "A=C", "A=B:2000:1900", "2050/2");
    check(&started, &players(1), "A=C:2000:2000", "A=B:2000:1900", "2050/2");
}

/// TR-9.7, SKS-1.8: without a game in the period nothing changes, whatever was before.
#[test]
fn without_games_nothing_changes() {
    check(&ICCF, "A2000/20 B-/0 C2150/99", "", "A1C A1C", "2000/20 -/0 2150/99");
    check(&SKS, "A2000/20 B-/0 C2150/99", "", "A1C A1C", "2000/20 -/0 2150/99");
}

/// RAT-16, SKS-4.5: more than 50 games, or more than 800/k, and the rating comes from them alone.
#[test]
fn very_many_games_replace_a_rating() {
    // Draws with 2200: 20 * 0.26 = 5.2 a game; as a first rating 2200.
    let cases = [
        (&ICCF, "A2000/99 B2200/99", 50, "2260/149"),
        (&ICCF, "A2000/99 B2200/99", 51, "2200/150"),
        // 800/20 = 40.
        (&SKS, "A2000/99 B2200/99", 40, "2208/139"),
        (&SKS, "A2000/99 B2200/99", 41, "2200/140"),
        // 800/10 = 80: 10 * 0.26 = 2.6 a game.
        (&SKS, "A2400/99 B2600/99", 80, "2608/179"),
        (&SKS, "A2400/99 B2600/99", 81, "2600/180"),
        (&ICCF, "A2400/99 B2600/99", 51, "2600/150"),
        // 800/21.875 = 36.57: 21.875 * 0.26 * 36 = 204.75.
        (&SKS, "A2100/30 B2300/99", 36, "2305/66"),
        (&SKS, "A2100/30 B2300/99", 37, "2300/67"),
        // Fewer than 30 before: all games, however many there are.
        (&ICCF, "A2000/29 B2200/99", 51, "2200/80"),
    ];
    for (options, players, times, expected) in cases {
        check(options, players, &format!("A=Bx{times}"), "", expected);
    }
    // What was before plays no part.
    check(&ICCF, "A2000/99 B2200/99", "A=Bx51", "A0Bx99", "2200/150");
    // The commissioner replaces what is evidently inappropriate.
    let list = list("A2000/99 B2200/99");
    let games = games(&list, "A=Bx3");
    let replaced =
        Period { list: &list, games: &games, replaced_by_commissioner: &[0], ..Period::default() };
    assert_eq!(ratings(&ICCF, &replaced), "2200/102 2188/102");
    assert_eq!(rate(&ICCF, &replaced)[0].method, Method::ReplacedByCommissioner);
}

/// RAT-9, SKS-2-3: g is about the games before the period, or, read otherwise, about all.
#[test]
fn games_of_the_period_in_g() {
    let players = "A2400/30 B2400/99";
    // 12.5 * 0.5 = 6.25, twice 12.5; with them g is 1.4 - 32/200 = 1.24, 12.4.
    check(&ICCF, players, "A1Bx2", "", "2413/32");
    let with = Options { games_of_g: GamesOfG::WithPeriod, ..ICCF };
    check(&with, players, "A1Bx2", "", "2412/32");
}

/// A game of `games` in which the seat of `color` was another's before.
fn substituted(game: RatedGame, white: Option<Seat>, black: Option<Seat>) -> SubstitutedGame {
    SubstitutedGame { game, replaced: ByColor { white, black } }
}

/// RAT-18, SKS-4.7: for the substitute only what is positive, otherwise for whom they replaced; the
/// opponent against the higher of the two.
#[test]
fn substitutes_take_what_is_good_for_them() {
    // A substitutes for B against C; A is 2000, B 2200, C 2100; k is 20, 15 and 17.5.
    let list = list("A2000/99 B2200/99 C2100/99 D-/0");
    let seat = |player: u32, points| Some(Seat { player, start: Start::Rating(points) });
    let cases = [
        // A wins: 20 * 0.64; C loses against 2200: 17.5 * -0.36 = -6.3.
        ("A1C", 1, "2013/100 2200/99 2094/100 -/0"),
        // A draw is positive for A: 20 * 0.14 = 2.8; C 17.5 * 0.14 = 2.45.
        ("A=C", 1, "2003/100 2200/99 2102/100 -/0"),
        // A loss is B's: 15 * -0.64 = -9.6; C wins against 2200: 17.5 * 0.64 = 11.2.
        ("A0C", 1, "2000/99 2190/100 2111/100 -/0"),
    ];
    for (text, replaced, expected) in cases {
        let game = games(&list, text)[0];
        let start = list[replaced as usize].rating.expect("a rating");
        let game = [substituted(game, seat(replaced, start), None)];
        let period = Period { list: &list, substituted: &game, ..Period::default() };
        assert_eq!(ratings(&ICCF, &period), expected, "{text}");
        assert_eq!(ratings(&SKS, &period), expected, "{text}");
    }
    // A draw with the same rating gives nothing: it is credited to D, whom A replaced, as a first
    // rating; the opponent E against the higher of 2000 and D's level.
    let list = self::list("A2000/99 B-/0 C-/0 D-/0 E2000/99");
    let game = games(&list, "A=E")[0];
    let level = Some(Seat { player: 3, start: Start::Level(2_100) });
    let game = [substituted(game, level, None)];
    let period = Period { list: &list, substituted: &game, ..Period::default() };
    assert_eq!(ratings(&ICCF, &period), "2000/99 -/0 -/0 2000/1 2003/100");
    // An unrated substitute is measured by the start: 1800 wins against 2000, and it is theirs.
    let game = games(&list, "B1E:L1800:2000")[0];
    let game = [substituted(game, seat(0, 2_000), None)];
    let period = Period { list: &list, substituted: &game, ..Period::default() };
    assert_eq!(ratings(&ICCF, &period), "2000/99 2339/1 -/0 -/0 1990/100");
}

/// Games of players who have no place in the list count for nobody.
#[test]
fn strangers_count_for_nobody() {
    check(&ICCF, "A2000/99", "A1B:2000:2000 C1B", "A1B:2000:2000", "2000/99");
    let list = list("A2000/99");
    let game = games(&list, "A1B:2000:2000")[0];
    let stranger = Some(Seat { player: 7, start: Start::Rating(2_000) });
    let game = [substituted(game, stranger, stranger)];
    let period = Period { list: &list, substituted: &game, ..Period::default() };
    assert_eq!(ratings(&ICCF, &period), "2000/99");
}

/// No rating is below 0 or beyond what a list can hold.
#[test]
fn ratings_end_somewhere() {
    check(&ICCF, "A5/99 B5/99", "A0Bx3", "", "0/102");
    check(&ICCF, "A-/0 B100/99", "A0B", "", "0/1");
    check(&ICCF, "A-/0 B65535/99", "A1B", "", "65535/1");
}

#[track_caller]
fn check_text(options: &Options, players: &str, played: &str, history: &str, expected: &str) {
    let list = list(players);
    let [games, history] = [played, history].map(|text| games(&list, text));
    let period = Period { list: &list, games: &games, history: &history, ..Period::default() };
    let explained = explain(options, &period, |player| player == 0);
    assert_eq!(explained.len(), 1);
    let name = |player: u32| char::from(b'A' + u8::try_from(player).expect("few")).to_string();
    assert_eq!(explained[0].to_text(options, name), expected);
}

/// RAT-7, RAT-9, TR-9.4, RAT-8, RAT-6, RAT-17, RAT-5, RAT-14, RAT-15, SKS-3.5, SKS-4.5: every step is
/// told with its article.
#[test]
fn ratings_are_explained() {
    check_text(
        &ICCF,
        "A2100/30 B2103/100 C2104/100 D2600/100 E-/0",
        "E0A:L1800:2100 A1B:2100:2000 A=D:2100:2650 C1A",
        "",
        "A: 2100 (30 games) -> 2112 (34 games)\n  \
           30 games or more before: from the period's changes (RAT-16)\n  \
           k = r * g = 17.5 * 1.25 = 21.875 (RAT-9)\n  \
           1 against B, the current rating 2103 (TR-9.4): difference -3, We = 0.50 (RAT-8), \
         k * 0.50 = 10.9375 (RAT-7)\n  \
           0 against C, the rating at the start 2104 (TR-9.4): difference -4, We = 0.49 (RAT-8), \
         k * -0.49 = -10.71875 (RAT-7)\n  \
           0.5 against D, the rating at the start 2650 (TR-9.4): difference -550, counted as -350, \
         We = 0.11 (RAT-8), k * 0.39 = 8.53125 (RAT-7)\n  \
           1 against E, the level of the event 1800 (TR-9.4): difference 300, We = 0.85 (RAT-8), \
         k * 0.15 = 3.28125 (RAT-7)\n  \
           the changes sum up to 12.03125, the rating to 2112.03125 (RAT-6), rounded 2112 (RAT-17)\n",
    );
    check_text(
        &SKS,
        "A1900/2 B1500/99 C2300/99",
        "A=B A=C:1900:F2310",
        "A1C A0B",
        "A: 1900 (2 games) -> 1903 (4 games)\n  \
           fewer than 30 games before: from all games played (SKS-4.1-4.4)\n  \
           0.5 against B, the rating at the start 1500 (SKS-3.5): counts as 1552.5 (SKS-2-3)\n  \
           0.5 against C, the FIDE rating at the start 2310 (SKS-3.5): counts as 2252.5 (SKS-2-3)\n  \
           0 against B, the rating at the start 1500 (SKS-3.5), finished before the period: \
         counts as 1552.5 (SKS-2-3)\n  \
           1 against C, the rating at the start 2300 (SKS-3.5), finished before the period: \
         counts as 2252.5 (SKS-2-3)\n  \
           2 of 4: p = 0.50; Rc = 1902.5, D(p) = 0, F = 1: Rp = Rc + D(p) * F = 1902.5 (SKS-2-3), \
         rounded 1903 (SKS-4.6)\n",
    );
    let unchanged = "A: no rating (0 games) -> no rating (0 games)\n  \
                     no game in the period: unchanged (TR-9.7)\n";
    check_text(&ICCF, "A-/0", "", "", unchanged);
}
