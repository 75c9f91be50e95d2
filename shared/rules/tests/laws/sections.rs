//! Sections: how many and how large, who waits, and that they are of equal strength.

use rules::tournament::{TooFewEntrants, balance, balance_into, level_sections_of, sections_of};
use rules::{Federation, PlayerId};

type Entrant = (PlayerId, Federation, Option<u16>);

/// A field in order of entry: number, federation and rating, `-` for none.
fn field(lines: &str) -> Vec<Entrant> {
    let entrant = |line: &str| {
        let words: Vec<&str> = line.split_whitespace().collect();
        let [id, federation, rating] = words[..] else { panic!("{line}") };
        (PlayerId(id.parse().unwrap()), federation.parse().unwrap(), rating.parse().ok())
    };
    lines.split(',').map(entrant).collect()
}

/// Sections as numbers, a section between bars.
fn shown(sections: &[Vec<PlayerId>]) -> String {
    let section = |players: &Vec<PlayerId>| {
        players.iter().map(PlayerId::to_string).collect::<Vec<_>>().join(" ")
    };
    sections.iter().map(section).collect::<Vec<_>>().join(" | ")
}

#[track_caller]
fn check(entrants: &str, sizes: &[usize], expected: &str) {
    let sections = balance_into(&field(entrants), sizes).expect("enough entrants");
    assert_eq!(shown(&sections.sections), expected, "{entrants}");
}

/// TR-1.0.5, TR-3.1-3.4: there and back by rating; compatriots parted; the unrated at the end.
#[test]
fn sections_are_balanced() {
    // The serpentine as it is: both come to 4,600.
    check("1 CZE 2400, 2 POL 2300, 3 GER 2300, 4 ITA 2200", &[2, 2], "1 4 | 2 3");
    // Compatriots at 1 and 4 are parted, at the cost of a hundred points.
    check("1 CZE 2400, 2 POL 2300, 3 GER 2290, 4 CZE 2200", &[2, 2], "1 3 | 2 4");
    // The unrated play as the weakest and come last; equals by number, whoever entered first.
    check("9 CZE -, 2 POL 2300, 3 GER 2300, 4 ITA 2200", &[2, 2], "2 9 | 3 4");
    check("4 ITA 2200, 3 GER 2300, 9 CZE -, 2 POL 2300", &[2, 2], "2 9 | 3 4");
    // Three of one federation are in their places already; the serpentine (7,000 and 6,800) is
    // evened out by an exchange of the two strongest.
    let three = "1 CZE 2500, 2 CZE 2400, 3 CZE 2300, 4 POL 2300, 5 GER 2200, 6 ITA 2100";
    check(three, &[3, 3], "2 4 5 | 1 3 6");
    // One section, a section of nobody, and sections of different sizes.
    check("1 CZE 2400, 2 POL 2300, 3 GER 2500", &[3], "3 1 2");
    check("1 CZE 2400, 2 POL 2300, 3 GER 2500", &[0, 2], " | 1 2");
    check("1 CZE 2400, 2 POL 2300, 3 GER 2200", &[2, 1], "1 3 | 2");
    check("1 CZE 2400", &[], "");
}

/// TR-1.0.5: whoever entered last waits, in order of entry, however strong.
#[test]
fn the_last_to_enter_wait() {
    let entrants =
        field("1 CZE 2100, 2 POL 2200, 3 GER 2000, 4 ITA -, 5 CZE 2600, 6 POL 2100, 7 ITA 1900");
    for (size, minimum, sizes, waiting) in [
        (3, 3, vec![3, 3], vec![7]),
        (4, 4, vec![4], vec![5, 6, 7]),
        (4, 3, vec![4, 3], vec![]),
        (5, 3, vec![5], vec![6, 7]),
        (5, 2, vec![5, 2], vec![]),
        (7, 7, vec![7], vec![]),
        (8, 8, vec![], vec![1, 2, 3, 4, 5, 6, 7]),
        (8, 7, vec![7], vec![]),
        (3, 0, vec![3, 3], vec![7]),
        (1, 1, vec![], vec![1, 2, 3, 4, 5, 6, 7]),
        (0, 0, vec![], vec![1, 2, 3, 4, 5, 6, 7]),
        (usize::MAX, usize::MAX, vec![], vec![1, 2, 3, 4, 5, 6, 7]),
    ] {
        let found = balance(&entrants, size, minimum);
        let lengths: Vec<usize> = found.sections.iter().map(Vec::len).collect();
        assert_eq!(lengths, sizes, "{size}, at least {minimum}");
        assert_eq!(found.left_over, waiting.into_iter().map(PlayerId).collect::<Vec<_>>());
        assert_eq!(lengths, sections_of(entrants.len(), size, minimum));
    }
    // Entered twice is entered the first time.
    let mut twice = entrants.clone();
    twice.insert(3, entrants[0]);
    assert_eq!(balance(&twice, 3, 3), balance(&entrants, 3, 3));
    assert_eq!(balance(&[], 7, 7), rules::tournament::Sections::default());
}

/// TR-3.1-3.4: preliminary sections of 7 to 11; the organiser may level them.
#[test]
fn sizes_of_a_world_cup() {
    for (players, full, level) in [
        (6, vec![], None),
        (7, vec![7], Some(vec![7])),
        (11, vec![11], Some(vec![11])),
        (12, vec![11], None),
        (13, vec![11], None),
        (14, vec![11], Some(vec![7, 7])),
        (18, vec![11, 7], Some(vec![9, 9])),
        (40, vec![11, 11, 11, 7], Some(vec![10; 4])),
        (43, vec![11, 11, 11, 10], Some(vec![11, 11, 11, 10])),
        (45, vec![11; 4], Some(vec![9; 5])),
        (47, vec![11; 4], Some(vec![10, 10, 9, 9, 9])),
    ] {
        assert_eq!(sections_of(players, 11, 7), full, "{players} players");
        assert_eq!(level_sections_of(players, 11, 7), level, "{players} players");
    }
    assert_eq!(sections_of(40, 11, 11), [11, 11, 11]);
    for (players, size) in [(0, 11), (40, 0), (40, 1), (1, 11)] {
        assert_eq!(level_sections_of(players, size, 0), None, "{players} of {size}");
    }
    let entrants = field("1 CZE 2100, 2 POL 2200");
    let refused = Err(TooFewEntrants { entrants: 2 });
    for sizes in [&[3][..], &[2, 1], &[usize::MAX, usize::MAX]] {
        assert_eq!(balance_into(&entrants, sizes), refused, "{sizes:?}");
    }
}
