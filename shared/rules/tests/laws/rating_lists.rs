//! Whole lists: however they are shared out, and in whatever order their games come, each player's
//! place is the same, and is what its own explanation comes to.

use std::collections::{BTreeSet, HashMap};

use proptest::prelude::*;
use rules::rating::{
    ListEntry, ListId, Listed, ListedGame, Options, Pool, Quarter, Share, Start, Working,
    list_share,
};
use rules::tournament::RuleSet;
use rules::{GameId, HalfPoints, PlayerId};

/// Players of a list, and of its games.
const PLAYERS: u32 = 12;

fn start() -> impl Strategy<Value = Start> {
    let points = 1_500_u16..2_700;
    prop_oneof![
        points.clone().prop_map(Start::Rating),
        points.clone().prop_map(Start::Fide),
        points.prop_map(Start::Level),
    ]
}

fn game(number: u32) -> impl Strategy<Value = ListedGame> {
    let players = (1..=PLAYERS, 1..PLAYERS);
    (players, 0_u8..=2, [start(), start()]).prop_map(move |((white, step), points, starts)| {
        // Never against oneself.
        let black = (white - 1 + step) % PLAYERS + 1;
        ListedGame {
            game: GameId(number),
            section: 1,
            players: [PlayerId(white), PlayerId(black)],
            points: [HalfPoints(points), HalfPoints(2 - points)],
            starts,
            ended_on: 20_000,
        }
    })
}

fn games(numbers: std::ops::Range<u32>) -> impl Strategy<Value = Vec<ListedGame>> {
    numbers.map(game).collect::<Vec<_>>()
}

fn entry() -> impl Strategy<Value = ListEntry> {
    prop_oneof![
        1 => Just(ListEntry::default()),
        3 => (1_500_u16..2_700, 1_u32..120)
            .prop_map(|(rating, games)| ListEntry { rating: Some(rating), games }),
    ]
}

fn share<'a>(
    before: &'a HashMap<PlayerId, ListEntry>,
    games: &'a [ListedGame],
    history: &'a [ListedGame],
    replaced: &'a BTreeSet<PlayerId>,
) -> Share<'a> {
    Share { before, games, history, replaced }
}

proptest! {
    #[test]
    fn a_list_does_not_depend_on_how_it_is_shared_out(
        entries in prop::collection::vec(entry(), PLAYERS as usize),
        (period, order) in games(100..160).prop_flat_map(|g| (Just(g.clone()), Just(g).prop_shuffle())),
        history in games(0..40),
        replaced in prop::collection::btree_set((1..=PLAYERS).prop_map(PlayerId), 0..3),
        shares in 1_u32..9,
        sks in any::<bool>(),
    ) {
        let options = Options::of(if sks { RuleSet::Sks } else { RuleSet::Iccf });
        let before: HashMap<PlayerId, ListEntry> = (1..).map(PlayerId).zip(entries).collect();
        let whole = list_share(&options, &share(&before, &period, &history, &replaced), |_| true);
        let mut parts: Vec<Listed> = (0..shares)
            .flat_map(|number| {
                let mine = |player: PlayerId| player.0 % shares == number;
                // A share is told no more of the past than its own players need.
                let history: Vec<ListedGame> =
                    history.iter().filter(|game| game.players.into_iter().any(mine)).copied().collect();
                list_share(&options, &share(&before, &order, &history, &replaced), mine)
            })
            .collect();
        parts.sort_by_key(|listed| listed.player);
        prop_assert_eq!(&parts, &whole);
        let players: BTreeSet<PlayerId> = period.iter().flat_map(|game| game.players).collect();
        prop_assert_eq!(whole.iter().map(|l| l.player).collect::<BTreeSet<_>>(), players);
        for listed in &whole {
            let explained = listed.explain(&options).expect("an explanation");
            prop_assert_eq!((explained.old, explained.new), (listed.old, listed.new));
            prop_assert_eq!(explained.method, listed.method);
            prop_assert_eq!(explained.games.len(), listed.games.len());
            prop_assert!(explained.working != Working::Unchanged);
        }
    }
}

/// `TR-9.5`: lists are named after their quarter, and read back.
#[test]
fn lists_have_names() {
    for (name, pool, year, number) in
        [("chess-2027-1", Pool::Chess, 2027, 1), ("chess960-2030-4", Pool::Chess960, 2030, 4)]
    {
        let quarter = Quarter::new(year, number).expect("a quarter");
        let id = ListId { pool, quarter };
        assert_eq!((name.parse(), id.to_string().as_str()), (Ok(id), name));
    }
    for wrong in [
        "",
        "chess",
        "chess-2027",
        "chess-2027-5",
        "chess-27-1",
        "makruk-2027-1",
        "chess-2027-01",
        "-2027-1",
        "chess-+027-1",
    ] {
        assert!(wrong.parse::<ListId>().is_err(), "{wrong}");
    }
}

/// `TR-9.5`, `RAT-12`, `RAT-13`: the quarter whose results are all there on a day.
#[test]
fn quarters_become_due() {
    let day = |text: &str| rules::Day::from(text.parse::<chrono::NaiveDate>().expect("a date"));
    for (today, due) in [
        ("2026-12-04", "2026/4"),
        ("2026-12-05", "2027/1"),
        ("2027-01-01", "2027/1"),
        ("2027-03-04", "2027/1"),
        ("2027-03-05", "2027/2"),
        ("2027-06-03", "2027/2"),
        ("2027-06-04", "2027/3"),
        ("2027-09-03", "2027/3"),
        ("2027-09-04", "2027/4"),
        ("2027-12-05", "2028/1"),
    ] {
        assert_eq!(
            Quarter::due_on(day(today)).map(|q| q.to_string()).as_deref(),
            Some(due),
            "{today}"
        );
    }
    let following: Vec<String> = std::iter::successors(Quarter::new(2026, 3), |q| q.next())
        .take(4)
        .map(|quarter| quarter.to_string())
        .collect();
    assert_eq!(following, ["2026/3", "2026/4", "2027/1", "2027/2"]);
}
