//! `posthorn lots`: start numbers and start positions that a shell draws alike.

use std::collections::BTreeMap;

use app::{draw_seed, sha256};
use posthorn::lots;
use rules::PlayerId;
use rules::tournament::{Seed, draw_one_start_position, draw_start_numbers, draw_start_position};

const SEED: &str = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";

/// What a shell printed for
/// `for p in …; do echo $(printf %s "$SEED/$SECTION/$p" | sha256sum | cut -c1-64) $p; done | sort`.
const TICKETS: [(&str, [(u32, &str); 7]); 2] = [
    (
        "WC-P01",
        [
            (301, "6e46c71c0e07edad231b15759b5e5003bb0edb914a137c432131ed42166713e8"),
            (160_012, "7c2e84a98b3610da9afea16a7ed4886bf7b3524342ddd5f9217afa44ccac1fe4"),
            (50_123, "81d421405916a398072eb31f39d4d2d3b5e51d96ca8517848773a7fe47b92790"),
            (3, "91cc0b15cdafa63f041660614a9fc8dd1bad0c7066a684564a66bb41c4adb59c"),
            (2, "ad86c28da52574c2b200db7f60f29ef3980f623f750cd27120137399b4620d62"),
            (999_999, "db42807ad35d679e3e71f2af0e5c6818ba439c03fff8a02126288710cee0e12f"),
            (1, "fb0f6a0e44532650f30cf5371035f196db3e16d6bf38b4c05872e9ade5176d7b"),
        ],
    ),
    (
        "Memoriál J. Nováka/2",
        [
            (301, "4542d2d0dfa0c9afd8cd43de4643d9ab99d0103ec628a46fa388c1d7e60b530a"),
            (1, "555e41df50aa0f1912843d52218d18e822174123def47441e64c8ab785821f16"),
            (999_999, "64e5c5e8c62404c933297add85593061b9293779aedb50ea440d2e19f088d3e4"),
            (2, "6c4ae692f1e1f259333b3e2ea09e4d3711ca94739fe8527c97624787c802b8b3"),
            (160_012, "85dda2202547180fd5f6cb2aeb83b0eb7050146cbb7ceccf81d4c9a46e9419fd"),
            (50_123, "9ad96bf027b87b266453d11ead2511dd92435648c9b10f59ca05464f8efb1ae1"),
            (3, "d41a34fe53b97e0c5c6fbb43b2e0fd71e60869c3f2f063ca165d1abc0b9af108"),
        ],
    ),
];

fn options(seed: &str, section: &str) -> lots::Options {
    let (seed, section) = (seed.to_owned(), section.to_owned());
    lots::Options { seed, section, commitment: None, secret: None, beacon: None }
}

/// TR-0.3: start numbers are drawn by lots that `sha256sum` draws alike, in whatever order the
/// players are named; `posthorn lots` prints them.
#[test]
fn tickets_are_those_of_sha256sum() {
    let seed: Seed = SEED.parse().unwrap();
    for (section, tickets) in TICKETS {
        let mut players = [1, 2, 3, 50_123, 160_012, 301, 999_999].map(PlayerId);
        for _ in 0..players.len() {
            let lots = draw_start_numbers(&seed, section, &players, sha256);
            let found = lots.iter().map(|lot| (lot.number, lot.player.0, lot.ticket.as_str()));
            let expected = (1..).zip(tickets).map(|(number, (id, ticket))| (number, id, ticket));
            assert!(found.eq(expected), "{lots:?}");
            players.rotate_left(1);
        }
        let printed = lots::lines(&options(SEED, section), "1\n2\n3\n50123\n160012\r\n301\n999999");
        let expected: String =
            (1..).zip(tickets).map(|(n, (id, ticket))| format!("{n} {id} {ticket}\n")).collect();
        assert_eq!(printed, Ok(expected));
    }
    assert!(draw_start_numbers(&seed, "WC-P01", &[], sha256).is_empty());
}

/// TR-0.3, TR-8.7g: so are those of teams, over `team` and the team's number.
#[test]
fn teams_draw_as_well() {
    let tickets = [
        ("0165514ae9672ee3cda198ea41b5ddc423c9ce81f768ac21f7b31572731fb1e2", 11),
        ("067c087a736bcdcd83714c260085c7b6e8578dfcbaba422e301003a437aa0e57", 1),
        ("56116d4bdb124572834274771bfc4789e964874dd626909da7bfa1edf0a25653", 2),
        ("a649358343f880e604eb3aa4ea9a353c0ff8000b89a13c9caa993b6a77e8e47c", 3),
    ];
    let expected: String = (1..)
        .zip(tickets)
        .map(|(place, (ticket, team)): (u32, _)| format!("{place} team {team} {ticket}\n"))
        .collect();
    let teams = "team 1\nteam 2\nteam 3\r\nteam 11";
    assert_eq!(lots::lines(&options(SEED, "Final"), teams), Ok(expected));
    for (teams, reason) in [
        ("team 1\n2\n", "line 2: “2” is not a team's number"),
        ("team 01", "line 1: “team 01” is not a team's number"),
        ("team 70000", "line 1: “team 70000” is not a team's number"),
        ("team 1\nteam 1", "line 2: team 1 stands there twice"),
    ] {
        assert_eq!(lots::lines(&options(SEED, "A"), teams), Err(reason.to_owned()), "{teams}");
    }
}

/// LAW-B.2: so are the start positions, by `sha256sum | cut -c1-16` modulo 960.
#[test]
fn start_positions_are_those_of_sha256sum() {
    let seed: Seed = SEED.parse().unwrap();
    for (game, number) in [(1, 571), (2, 227), (66, 948)] {
        assert_eq!(draw_start_position(&seed, "WC-P01", game, sha256).get(), number, "game {game}");
    }
    assert_eq!(draw_one_start_position(&seed, sha256).get(), 104);
}

/// TR-0.3: over many seeds everybody has every start number, each about as often as another.
#[test]
fn colours_are_drawn_alike() {
    let players = [7, 70_000, 123_456, 5].map(PlayerId);
    let mut drawn = BTreeMap::new();
    for _ in 0..4_000 {
        let seed = draw_seed(tests::seeded_random);
        assert_eq!(seed.to_string().parse(), Ok(seed));
        for lot in draw_start_numbers(&seed, "A", &players, sha256) {
            *drawn.entry((lot.player, lot.number)).or_insert(0_u32) += 1;
        }
    }
    assert_eq!(drawn.len(), 16);
    // A thousand each, give or take 27; five times that is one run in a hundred thousand.
    assert!(drawn.values().all(|times| (865..=1_135).contains(times)), "{drawn:?}");
}

/// What is no seed, and what is no list of players.
#[test]
fn bad_lots_are_refused() {
    let upper = SEED.to_uppercase();
    let wrong = ["", "0", &SEED[1..], &format!("{SEED}0"), &upper, &SEED.replace('a', "g")];
    for seed in wrong.into_iter().chain([&*"é".repeat(32), &SEED.replace("00", "+0")]) {
        assert!(seed.parse::<Seed>().is_err(), "{seed}");
        let said = lots::lines(&options(seed, "A"), "1\n");
        assert_eq!(said, Err("a seed is 64 hexadecimal digits, 0 to 9 and a to f".to_owned()));
    }
    for (players, reason) in [
        ("", "no players: give their numbers, one a line"),
        ("1\nx\n", "line 2: “x” is not a player's number"),
        ("+1", "line 1: “+1” is not a player's number"),
        ("01", "line 1: “01” is not a player's number"),
        ("1 2", "line 1: “1 2” is not a player's number"),
        ("4294967296", "line 1: “4294967296” is not a player's number"),
        ("1\n\n2", "line 2: “” is not a player's number"),
        ("1\n2\n1", "line 3: player 1 stands there twice"),
    ] {
        assert_eq!(lots::lines(&options(SEED, "A"), players), Err(reason.to_owned()), "{players}");
    }
}
