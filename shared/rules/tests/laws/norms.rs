//! Title norms: NORM-1 to NORM-4a, TR-10.0.1, TR-10.0.3.

use std::collections::BTreeSet;

use rules::norm::{
    Category, NORM_TITLES, NoNorms, Norm, NormClass, NormOverview, NormTerms, Participant,
    Progress, Remark, TableNorms, averaged, norm_points,
};
use rules::tournament::{Preset, System};
use rules::{Federation, HalfPoints, Title};

use crate::announcements::announced;

/// An event that is none of ladies and no stage of a championship.
pub(crate) const ANY: NormTerms = NormTerms { ladies: false, class: None, board: None };

/// The names of the categories, the lowest first: A to L, then 1 to 18.
fn names() -> Vec<String> {
    ('A'..='L').map(String::from).chain((1..=18).map(|number: u32| number.to_string())).collect()
}

fn category(average: u16) -> Option<String> {
    Category::of_average(average).map(|category| category.to_string())
}

fn federation(letters: &str) -> Federation {
    letters.parse().expect("a federation")
}

/// Players in words: `CZE 2400` has a fixed rating, `CZE 2400p` one that is not fixed, `CZE -` none; a
/// number before it says how many there are, and `(XYZ) 2400` is of a federation that is no member.
pub(crate) fn participants(text: &str) -> Vec<Participant> {
    let mut all = Vec::new();
    for words in text.split(',').map(|part| part.split_whitespace().collect::<Vec<_>>()) {
        let (count, letters, rating) = match words[..] {
            [count, letters, rating] => (count.parse().expect("a number"), letters, rating),
            [letters, rating] => (1, letters, rating),
            _ => panic!("{words:?}"),
        };
        let number = rating.trim_end_matches('p').parse().ok();
        let fixed = number.is_some() && !rating.ends_with('p');
        let name = letters.trim_matches(['(', ')']);
        let (federation, is_of_member) = (federation(name), name == letters);
        all.extend((0..count).map(|_| Participant {
            federation,
            is_of_member,
            rating: number,
            fixed,
            title: None,
        }));
    }
    all
}

fn norms(overview: &NormOverview) -> String {
    let norm = |norm: &Norm| format!("{} {}", norm.title, norm.points.0);
    overview.norms.iter().map(norm).collect::<Vec<_>>().join(", ")
}

/// NORM-2: both sides of every limit; the highest category has no end.
#[test]
fn categories_by_average() {
    for (row, name) in (0_u16..).zip(names()) {
        let from = 1_951 + 25 * row;
        assert_eq!(category(from).as_deref(), Some(name.as_str()), "{from}");
        assert_eq!(category(from + 24).as_deref(), Some(name.as_str()), "{from}");
        assert_ne!(category(from - 1).as_deref(), Some(name.as_str()), "{from}");
    }
    assert_eq!((category(0), category(1_950)), (None, None));
    assert_eq!([2_701, u16::MAX].map(category), [Some("18".into()), Some("18".into())]);
}

/// The tables of `NORM-3` as they are printed.
const PRINTED_POINTS: &str = include_str!("../data/norm_points_printed.txt");

/// NORM-3: every cell as it is printed, at least 35% of the points; where nothing is printed there is no
/// norm.
#[test]
fn every_cell_of_the_points() {
    let categories: Vec<Category> = (0..30_u16)
        .map(|row| Category::of_average(1_951 + 25 * row).expect("a category"))
        .collect();
    let mut cells = 0;
    let lines = PRINTED_POINTS.lines().filter(|line| !line.starts_with('#'));
    for (line, title) in lines.zip(NORM_TITLES.into_iter().cycle()) {
        let (head, scores) = line.split_once(": ").expect(line);
        let [players, name, first] = head.split(' ').collect::<Vec<_>>()[..] else {
            panic!("{line}");
        };
        let players: usize = players.parse().expect(line);
        assert_eq!(name, title.to_string(), "{line}");
        let first = categories.iter().position(|it| it.to_string() == first).expect(line);
        let mut scores = scores.split(' ');
        for (row, category) in categories.iter().enumerate() {
            let printed = (row >= first).then(|| scores.next().expect(line)).map(|score| {
                let whole: u8 = score.trim_end_matches('½').parse().expect(line);
                HalfPoints(2 * whole + u8::from(score.ends_with('½')))
            });
            assert_eq!(norm_points(players, title, *category), printed, "{line} {category}");
            let Some(points) = printed else { continue };
            cells += 1;
            // As printed: 4½ for 13 games, which are 35% of the points when they are cut off.
            let least = if players == 14 { 9 } else { (70 * (players - 1)).div_ceil(100) };
            assert!(usize::from(points.0) >= least, "{line} {category}");
        }
        assert_eq!(scores.next(), None, "{line}");
    }
    assert_eq!(cells, 1_188);
    let first = Category::of_average(2_251).expect("a category");
    assert_eq!([8, 21].map(|players| norm_points(players, Title::Im, first)), [None, None]);
}

/// TR-10.0.1, NORM-2: the average is rounded with a half up; who has no published rating counts 2200.
#[test]
fn the_average_of_all() {
    for (players, average) in [
        ("8 CZE 2400, GER 2403", 2_400),
        ("4 CZE 2400, 4 GER 2401", 2_401),
        ("5 CZE 2400, 4 GER 2401", 2_400),
        ("CZE -, GER 2400p", 2_300),
        ("CZE -", 2_200),
    ] {
        assert_eq!(NormOverview::new(ANY, &participants(players)).average, average, "{players}");
    }
    assert_eq!(NormOverview::new(ANY, &[]).category, None);
}

/// NORM-1, NORM-3: what is on offer, and both sides of what the table asks for.
#[test]
fn what_an_event_offers() {
    use NoNorms::{
        NoCategory, OneFederation, TooFewFederations, TooFewFixed, TooFewPlayers, TooFewPublished,
        TooManyPlayers,
    };
    let cze = federation("CZE");
    for (players, expected) in [
        ("7 CZE 2410, 3 GER 2410, 3 POL 2410", vec![]),
        ("9 CZE 2410, 2 GER 2410, 2 POL 2410", vec![]),
        (
            "10 CZE 2410, 2 GER 2410, POL 2410",
            vec![OneFederation { federation: cze, players: 10, most: 9 }],
        ),
        ("7 CZE 2410, 6 GER 2410", vec![TooFewFederations { federations: 2 }]),
        // Players of other countries play along, but do not count as a third federation.
        ("7 CZE 2410, 3 (GER) 2410, 3 POL 2410", vec![TooFewFederations { federations: 2 }]),
        ("6 CZE 2410, 2 (GER) 2410, 3 POL 2410, 2 SVK 2410", vec![]),
        (
            "7 CZE 2410, POL 2410p, POL 2410p, GER -, GER -, GER -",
            vec![TooFewFixed { players: 7, least: 8 }],
        ),
        ("8 CZE 2410, 2 POL 2410p, 3 GER -", vec![]),
        ("8 CZE 2410, POL 2410p, 4 GER -", vec![TooFewPublished { players: 9, least: 10 }]),
        ("6 CZE 2410, GER 2410, POL 2410", vec![TooFewPlayers { players: 8 }]),
        ("6 CZE 2410, 2 GER 2410, POL 2410", vec![]),
        ("12 CZE 2410, 4 GER 2410, 5 POL 2410", vec![TooManyPlayers { players: 21 }]),
        ("4 CZE 1950, 4 GER 1950, POL 1950", vec![NoCategory { average: 1_950 }]),
        ("4 CZE 1951, 4 GER 1951, POL 1951", vec![]),
    ] {
        let overview = NormOverview::new(ANY, &participants(players));
        assert_eq!(overview.no_norms, expected, "{players}");
        assert_eq!(overview.norms.is_empty(), !expected.is_empty(), "{players}");
        for why in overview.no_norms {
            assert!(why.rule().starts_with("NORM-"), "{why}");
        }
    }
    let offers = |players| norms(&NormOverview::new(ANY, &participants(players)));
    assert_eq!(
        offers("5 CZE 2410, 4 GER 2410, 4 POL 2410"),
        "GM 19, SIM 16, IM 14, CCM 9, CCE 9",
        "category 7"
    );
    assert_eq!(offers("4 CZE 2255, 4 GER 2255, POL 2255"), "IM 13, CCM 10, CCE 6", "category 1");
    assert_eq!(offers("4 CZE 1951, 4 GER 1951, POL 1951"), "CCE 13", "category A");
}

/// NORM-2: in an event of ladies a player without a published rating counts 1900.
#[test]
fn events_of_ladies() {
    let ladies = NormTerms { ladies: true, ..ANY };
    let players = participants("5 CZE 2100, 3 GER 2101, 2 POL 2100, 3 POL -");
    let [other, of_ladies] = [ANY, ladies].map(|terms| NormOverview::new(terms, &players));
    // 21003 and 6600, or 5700, of 13.
    assert_eq!([other.average, of_ladies.average], [2_123, 2_054]);
    assert_eq!(of_ladies.category, Category::of_average(2_054));
    let left = |overview: &NormOverview| overview.left_with(&players[3..]).average;
    assert_eq!([left(&other), left(&of_ladies)], [2_130, 2_040]);
}

/// NORM-4c: what a Candidates' Tournament, a semi-final or a zonal championship lacks of ratings its
/// kind stands in for, and for an average below every category; not for anything else.
#[test]
fn championships_have_a_category_of_their_own() {
    let of = |class, players: &str| {
        NormOverview::new(NormTerms { class: Some(class), ..ANY }, &participants(players))
    };
    let told = |overview: &NormOverview| {
        (overview.category.map(|category| category.to_string()), overview.classified)
    };
    let (four, two) = (Some("4".to_owned()), Some("2".to_owned()));
    // Enough ratings: the category is that of the average, 7.
    let enough = "8 CZE 2410, 2 POL 2410p, 3 GER -";
    assert!(!told(&of(NormClass::Candidates, enough)).1);
    // Nine of ten published ratings, or seven of eight that are fixed.
    for lacking in
        ["8 CZE 2410, POL 2410p, 4 GER -", "7 CZE 2410, POL 2410p, POL 2410p, GER -, GER -, GER -"]
    {
        assert!(!NormOverview::new(ANY, &participants(lacking)).no_norms.is_empty());
        let candidates = of(NormClass::Candidates, lacking);
        assert_eq!((told(&candidates), candidates.no_norms.len()), ((four.clone(), true), 0));
        assert_eq!(candidates.remarks, []);
        let players = participants(lacking).len();
        let category = Category::of_average(2_326).expect("category 4");
        for norm in &candidates.norms {
            assert_eq!(Some(norm.points), norm_points(players, norm.title, category));
        }
        assert_eq!(candidates.norms.len(), 4, "grandmaster norms begin with category 7");
        for class in [NormClass::SemiFinal, NormClass::Zonal] {
            assert_eq!(told(&of(class, lacking)), (two.clone(), true));
        }
        // Whoever withdraws, it was so at the start.
        let left = candidates.left_with(&participants("12 CZE 2410"));
        assert_eq!((told(&left), left.norms.len()), ((four.clone(), true), 4));
    }
    // Both sides of the lowest category.
    let weak = |rating: u16| format!("4 CZE {rating}, 4 GER {rating}, POL {rating}");
    assert_eq!(told(&of(NormClass::Zonal, &weak(1_950))), (two.clone(), true));
    assert_eq!(told(&of(NormClass::Zonal, &weak(1_951))), (Some("A".to_owned()), false));
    let left = of(NormClass::Zonal, &weak(1_951)).left_with(&participants("8 CZE 1950"));
    assert_eq!(told(&left), (two, true));
    // Players and federations are asked of everybody.
    let few = of(NormClass::Candidates, "4 CZE 2410, 4 GER -");
    let federations = NoNorms::TooFewFederations { federations: 2 };
    assert_eq!(few.no_norms, [NoNorms::TooFewPlayers { players: 8 }, federations]);
    assert_eq!(norms(&few), "");
    for class in NormClass::ALL {
        assert_eq!(NormClass::from_code(class.code()), Some(class));
    }
}

/// NORM-1: the printed table is what counts; where the text asks for more, that is said.
#[test]
fn the_text_asks_for_more() {
    let remarks = |players| NormOverview::new(ANY, &participants(players)).remarks;
    let cze = federation("CZE");
    assert_eq!(remarks("8 CZE 2410, 3 GER 2410, 2 POL 2410"), []);
    assert_eq!(
        remarks("9 CZE 2410, 2 GER 2410, 2 POL 2410"),
        [Remark::OneFederation { federation: cze, players: 9, all: 13 }]
    );
    // 10 players: 7 published ratings by the table, 8 by the text.
    assert_eq!(
        remarks("6 CZE 2410, GER 2410p, 3 POL -"),
        [Remark::Published { players: 7, all: 10 }]
    );
    assert_eq!(remarks("6 CZE 2410, 2 GER 2410p, 2 POL -"), []);
}

/// TR-10.0.3: a score above the least counts as the games of the largest field whose norm it still meets.
#[test]
fn overfulfilled() {
    let overview = NormOverview::new(ANY, &participants("4 CZE 2410, 3 GER 2410, 2 POL 2410"));
    let norm = overview.norms[0];
    assert_eq!((norm.title, norm.points), (Title::Gm, HalfPoints(13)));
    // GM, category 7: 6½ of 8, 7 of 9, 8 of 10, 8½ of 11.
    for (half_points, games) in
        [(12, None), (13, Some(8)), (14, Some(9)), (15, Some(9)), (16, Some(10))]
    {
        assert_eq!(overview.games_counted(norm, HalfPoints(half_points)), games, "{half_points}");
    }
}

/// NORM-4a: after a withdrawal with cancelled games category and points are those of who is left; what
/// was asked of the event at its start, its games and its grandmasters stay.
#[test]
fn withdrawn_players_change_category_and_points() {
    let start = participants("5 CZE 2400, 4 GER 2400, 2 POL 2400, POL 2399, NOR 2450");
    let overview = NormOverview::new(ANY, &start);
    assert_eq!((overview.average, category(overview.average).as_deref()), (2_404, Some("7")));
    assert_eq!(norms(&overview), "GM 19, SIM 16, IM 14, CCM 9, CCE 9");

    // Both sides of the category's limit: 2401 and 2400 (2400.33) on average.
    let stronger = overview.left_with(&participants("11 CZE 2400, GER 2407"));
    assert_eq!((stronger.average, stronger.category), (2_401, overview.category));
    let weaker = overview.left_with(&participants("11 CZE 2400, GER 2405"));
    assert_eq!(category(weaker.average).as_deref(), Some("6"));
    assert_eq!(weaker.category, Category::of_average(2_400));
    // Grandmaster norms begin with category 7.
    for (left, norms) in [(&stronger, 5), (&weaker, 4)] {
        let points = |title| norm_points(12, title, left.category.expect("a category"));
        for norm in &left.norms {
            assert_eq!(Some(norm.points), points(norm.title), "{}", norm.title);
        }
        assert_eq!(
            (left.players, left.norms.len()),
            (13, norms),
            "one federation of 11 is no matter"
        );
    }
    // 11 games are left, and 12 count towards a title.
    let gm = stronger.norms[0];
    assert_eq!(stronger.games_counted(gm, gm.points), Some(12));
    assert_eq!(stronger.games_counted(gm, HalfPoints(gm.points.0 - 1)), None);

    // The last category, and below it.
    let low = NormOverview::new(ANY, &participants("8 CZE 1950, 2 GER 2000, POL 1950"));
    assert_eq!(norms(&low), "CCE 16");
    let none = low.left_with(&participants("8 CZE 1950, 2 GER 1952"));
    assert_eq!(
        (none.norms.len(), none.no_norms),
        (0, vec![NoNorms::NoCategory { average: 1_950 }])
    );
    let found = NormOverview::new(ANY, &participants("7 CZE 1900, 2 GER 1900, POL 2000"));
    assert_eq!(norms(&found.left_with(&participants("7 CZE 1951, 2 GER 1951"))), "CCE 13");
}

/// NORM-4a: nine players at the start are a title event, also when eight are left; the points are those
/// of the smallest field. What was no title event does not become one.
#[test]
fn the_start_settles_whether_there_are_norms() {
    let nine = NormOverview::new(ANY, &participants("4 CZE 2410, 4 GER 2410, POL 2410"));
    let left = nine.left_with(&participants("4 CZE 2410, 4 GER 2410"));
    assert_eq!((norms(&left), left.no_norms.len()), (norms(&nine), 0));
    assert_eq!(left.games_counted(left.norms[0], left.norms[0].points), Some(8));
    let mut titled = participants("4 CZE 2410, 4 GER 2410, POL 2600");
    titled[0].title = Some(Title::Gm);
    let all = NormOverview::new(ANY, &titled);
    assert_eq!((all.grandmasters, all.left_with(&titled[1..8]).grandmasters), (2, 2));
    let one_sided = NormOverview::new(ANY, &participants("8 CZE 2410, GER 2410, POL 2410"));
    assert_eq!(norms(&one_sided.left_with(&participants("7 CZE 2410, GER 2410, POL 2410"))), "");
}

/// TR-10.0.1, TR-10.0.2: the tables are for one game against each.
#[test]
fn only_single_rounds_have_tables() {
    let players = participants("4 CZE 2410, 4 GER 2410, POL 2410, POL 2410");
    let of = |system| NormOverview::of_system(system, ANY, &players);
    assert_eq!(of(System::RoundRobin { double: false }), [NormOverview::new(ANY, &players)]);
    let double = of(System::RoundRobin { double: true }).remove(0);
    assert_eq!((norms(&double), double.category), (String::new(), Category::of_average(2_410)));
    assert_eq!(double.no_norms, [NoNorms::DoubleRound]);
    assert_eq!(double.left_with(&players[1..]).no_norms, [NoNorms::DoubleRound]);
    assert_eq!(NoNorms::DoubleRound.rule(), "TR-10.0.2");
}

/// TR-10.0.1: in a match each side has the category of the other side's average, and the points of a
/// field in which as many games are played.
#[test]
fn sides_of_a_match() {
    let sides = |players: &str| {
        let players = participants(players);
        <[NormOverview; 2]>::try_from(NormOverview::of_system(System::Scheveningen, ANY, &players))
            .expect("two sides")
    };
    let field = |players: &str| NormOverview::new(ANY, &participants(players));
    // Eight games each: the points of nine players.
    let [weak, strong] = sides("4 CZE 2300, 4 POL 2300, 8 GER 2500");
    assert_eq!((weak.average, strong.average), (2_500, 2_300));
    assert_eq!(
        (weak.category, strong.category),
        (Category::of_average(2_500), Category::of_average(2_300))
    );
    assert_eq!(norms(&weak), norms(&field("3 CZE 2500, 3 POL 2500, 3 GER 2500")));
    assert_eq!(norms(&strong), norms(&field("3 CZE 2300, 3 POL 2300, 3 GER 2300")));
    assert_eq!(
        (weak.players, weak.games_counted(weak.norms[4], weak.norms[4].points)),
        (9, Some(8))
    );
    // What an event is asked is asked of both sides together; the tables begin with eight games.
    let [one, other] = sides("8 CZE 2300, 8 GER 2500");
    let federations = NoNorms::TooFewFederations { federations: 2 };
    assert_eq!((one.no_norms, other.no_norms), (vec![federations], vec![federations]));
    let [small, _] = sides("4 CZE 2300, 3 POL 2300, 7 GER 2500");
    let games = NoNorms::Games { games: 7 };
    assert_eq!((small.no_norms, games.rule(), games.code()), (vec![games], "NORM-3", "games"));
    // One side may have a category and the other none.
    let [low, high] = sides("4 CZE 2300, 4 POL 2300, 8 GER 1950");
    assert_eq!(low.no_norms, [NoNorms::NoCategory { average: 1_950 }]);
    assert!(!high.norms.is_empty());
    // More players than rows: the words of NORM-1.
    let [some, _] = sides("11 CZE 2300, 4 POL -, 7 GER 2300");
    assert!(some.no_norms.is_empty() && !some.norms.is_empty(), "{:?}", some.no_norms);
    let [none, _] = sides("11 CZE 2300, 6 POL -, 5 GER 2300p");
    let fixed = NoNorms::TooFewFixed { players: 11, least: 14 };
    let published = NoNorms::TooFewPublished { players: 16, least: 17 };
    assert_eq!(none.no_norms, [published, fixed]);
}

/// NORM-4a in a match: a side's category is that of the opponents who are left.
#[test]
fn opponents_who_withdraw() {
    let players = participants("4 CZE 2300, 4 POL 2300, 7 GER 2500, GER 2292");
    let sides = NormOverview::of_system(System::Scheveningen, ANY, &players);
    assert_eq!((sides[0].average, sides[1].average), (2_474, 2_300));
    let left = sides[0].left_with(&players[8..15]);
    assert_eq!((left.average, left.players), (2_500, 9));
    // Fewer than the tables begin with: the points of the smallest field.
    assert_eq!(
        norms(&left),
        norms(&NormOverview::new(ANY, &participants("3 CZE 2500, 3 POL 2500, 3 GER 2500")))
    );
    assert_eq!(averaged(System::Scheveningen, 16), [8..16, 0..8]);
}

/// NORM-4d: CCE norms, the LIM norms of before, are made in every event that has a category.
#[test]
fn the_lowest_norm_is_made_everywhere() {
    for row in 0..30_u16 {
        let rating = 1_951 + 25 * row;
        let players = format!("3 CZE {rating}, 3 POL {rating}, 3 GER {rating}");
        let offered = NormOverview::new(ANY, &participants(&players)).norms;
        assert_eq!(offered.last().map(|norm| norm.title), Some(Title::Cce), "{rating}");
    }
}

/// How far a player is: both sides of what the running games can bring. NORM-4e: a score counts for
/// each title that it suffices for.
#[test]
fn on_the_way_to_a_norm() {
    let overview = NormOverview::new(ANY, &participants("4 CZE 2410, 3 GER 2410, 2 POL 2410"));
    let norm = overview.norms[0];
    assert_eq!(norm.points, HalfPoints(13));
    let missing = HalfPoints;
    for (half_points, running, expected) in [
        (0, 8, Progress::Open { missing: missing(13) }),
        (3, 5, Progress::Open { missing: missing(10) }),
        (3, 4, Progress::Missed { missing: missing(10) }),
        (12, 0, Progress::Missed { missing: missing(1) }),
        (12, 1, Progress::Open { missing: missing(1) }),
        (13, 1, Progress::Reached { games: 8 }),
        (14, 0, Progress::Reached { games: 9 }),
    ] {
        let found = overview.progress(norm, HalfPoints(half_points), running);
        assert_eq!(found, expected, "{half_points} with {running} running");
    }
    let reached = |norm: &&Norm| {
        matches!(overview.progress(**norm, HalfPoints(11), 0), Progress::Reached { .. })
    };
    let titles: Vec<Title> = overview.norms.iter().filter(reached).map(|norm| norm.title).collect();
    assert_eq!(titles, [Title::Sim, Title::Im, Title::Ccm, Title::Cce]);
}

/// TR-10.4: grandmasters, and fixed ratings of 2600 or more.
#[test]
fn who_counts_as_a_grandmaster() {
    let mut players = participants("CZE 2600, CZE 2599, CZE 2700p, CZE 2300, CZE -");
    assert_eq!(NormOverview::new(ANY, &players).grandmasters, 1);
    players[3].title = Some(Title::Gm);
    players[4].title = Some(Title::Sim);
    assert_eq!(NormOverview::new(ANY, &players).grandmasters, 2);
}

/// TR-8.7e: with the status of a substitute category and norms are recalculated, never to a lower category, and the grandmasters stay
/// those of the start; without it nothing changes, and the substitute makes no norm.
#[test]
fn substitutes_and_norms() {
    let event = announced(Preset::Invitational);
    let start = participants("CZE 2400, SVK 2400, POL 2400, 6 GER 2400");
    let with = |substitutes: &[(usize, Option<Participant>)]| {
        let made =
            TableNorms::new((&event, None), start.clone(), &[], BTreeSet::new()).expect("players");
        made.with_substitutes(&event, &substitutes.iter().copied().collect())
    };
    let one = |text: &str| Some(participants(text)[0]);
    let before = with(&[]);
    let overview = |made: &TableNorms| {
        let overview = &made.overviews[0];
        (overview.category.map(|it| it.to_string()), norms(overview), overview.grandmasters)
    };
    let (category, points, grandmasters) = overview(&before);
    assert_eq!((category.as_deref(), grandmasters), (Some("6"), 0));
    // The average rises by 30 points: another category.
    let stronger = with(&[(3, one("GER 2670"))]);
    let (higher, _, of_start) = overview(&stronger);
    assert_eq!(
        (higher.as_deref(), of_start),
        (Some("8"), 0),
        "a grandmaster by rating, who did not start"
    );
    assert!(stronger.may_make(3) && stronger.may_make(0));
    assert_eq!(stronger.players, start, "opponents are those of the start");
    for (substitute, may_make) in [(one("GER 2100"), true), (None, false)] {
        let made = with(&[(3, substitute)]);
        assert_eq!(overview(&made), (category.clone(), points.clone(), 0));
        assert_eq!((made.may_make(3), made.may_make(4)), (may_make, true));
    }
}
