//! `posthorn norms`: a file of players, and what their event gives.

use posthorn::norms::{read_participants, write_overview};
use rules::HalfPoints;
use rules::norm::{NormOverview, NormTerms};

/// An event that is none of ladies and no stage of a championship.
const ANY: NormTerms = NormTerms { ladies: false, class: None, board: None };

const FILE: &str = "federation,rating,fixed,title\nCZE,2410,1,GM\nCZE,2410,1,\nCZE,2410,1,IM\n\
                    GER,2410,1,\nGER,2410,1,\nGER,,0,\nPOL,2410,1,\nPOL,2410,1,\nPOL,2620,0,SIM\n";

/// What `posthorn norms` says of a file, with a score and without.
#[test]
fn a_file_of_players() {
    let (players, unread) = read_participants(FILE.as_bytes()).expect("players");
    assert!(unread.is_empty());
    let overview = NormOverview::new(ANY, &players);
    insta::assert_snapshot!(write_overview(&overview, Some(HalfPoints(13))));
    let (players, _) = read_participants(FILE.replace("POL", "GER").as_bytes()).expect("players");
    insta::assert_snapshot!(write_overview(&NormOverview::new(ANY, &players), None));
}

/// Each fault with its line and column; then there is no overview.
#[test]
fn faults_of_a_file() {
    for (row, faults) in [
        (
            "cze,2410,1,GM",
            "line 3, column federation: a federation is three capital letters, such as CZE",
        ),
        ("CZE,24x,1,GM", "line 3, column rating: “24x” is no rating"),
        ("CZE,24100,1,GM", "line 3, column rating: “24100” is no rating"),
        ("CZE,,1,GM", "line 3, column fixed: a player without a rating has none that is fixed"),
        ("CZE,2410,yes,GM", "line 3, column fixed: “yes” is neither 1 nor 0"),
        (
            "CZE,2410,1,XY",
            "line 3, column title: “XY” is not a title: GM, SIM, IM, CCM, CCE, LGM or LIM",
        ),
        ("CZE,2410,1", "line 3, column title: the field is missing"),
    ] {
        let file = format!("federation,rating,fixed,title\nCZE,2400,1,\n{row}\n");
        let found = read_participants(file.as_bytes()).expect_err("a fault");
        assert_eq!(found.iter().map(ToString::to_string).collect::<Vec<_>>(), [faults], "{row}");
    }
    let none = read_participants(b"rating,fixed\n").expect_err("no federations");
    assert!(none[0].to_string().starts_with("line 1, column federation:"), "{none:?}");
}
