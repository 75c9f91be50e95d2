//! Whole lists: however they are shared out, and in whatever order their games come, each player's
//! place is the same, and is what its own explanation comes to.

use std::collections::{BTreeSet, HashMap};

use proptest::prelude::*;
use rules::rating::{
    ListEntry, ListId, Listed, ListedGame, Options, Pool, Quarter, ReplacedSeat, Share, Start,
    Working, list_share,
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

/// A game of the list's players; in one of four somebody was replaced.
fn game(number: u32) -> impl Strategy<Value = ListedGame> {
    let players = (1..=PLAYERS, 1..PLAYERS);
    let replaced = || (0..8_u32, 1..PLAYERS, start());
    (players, 0_u8..=2, [start(), start()], [replaced(), replaced()]).prop_map(
        move |((white, step), points, starts, replaced)| {
            // Never against oneself.
            let black = (white - 1 + step) % PLAYERS + 1;
            let before = |(dice, step, start): (u32, u32, Start)| {
                let player = PlayerId((black - 1 + step) % PLAYERS + 1);
                let other = player != PlayerId(white) && player != PlayerId(black);
                (dice == 0 && other).then_some(ReplacedSeat { player, start })
            };
            let replaced = replaced.map(before);
            // Two who were replaced in one game are two.
            let twice = replaced[0]
                .is_some_and(|one| replaced[1].is_some_and(|it| it.player == one.player));
            ListedGame {
                game: GameId(number),
                section: 1,
                players: [PlayerId(white), PlayerId(black)],
                points: [HalfPoints(points), HalfPoints(2 - points)],
                starts,
                ended_on: 20_000,
                replaced: if twice { [None, None] } else { replaced },
                only: None,
            }
        },
    )
}

fn games(numbers: std::ops::Range<u32>) -> impl Strategy<Value = Vec<ListedGame>> {
    numbers.map(game).collect::<Vec<_>>()
}

/// Games of earlier lists count for both sides.
fn whole_games(games: Vec<ListedGame>) -> Vec<ListedGame> {
    games.into_iter().map(|game| game.taken_over_from([None, None])).collect()
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
        history in games(0..40).prop_map(whole_games),
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
        let players: BTreeSet<PlayerId> = period.iter().flat_map(ListedGame::everybody).collect();
        let listed: BTreeSet<PlayerId> = whole.iter().map(|l| l.player).collect();
        // Of somebody whose games all count for others nothing is told.
        let credited: BTreeSet<PlayerId> =
            period.iter().filter(|game| !game.is_substituted()).flat_map(|game| game.players).collect();
        prop_assert!(credited.is_subset(&listed) && listed.is_subset(&players));
        for listed in &whole {
            let explained = listed.explain(&options).expect("an explanation");
            prop_assert_eq!((explained.old, explained.new), (listed.old, listed.new));
            prop_assert_eq!(explained.method, listed.method);
            prop_assert_eq!(explained.games.len(), listed.games.len());
            prop_assert!(explained.working != Working::Unchanged);
        }
    }
}

/// `RAT-18`, `SKS-4.7`: in a list a game that a substitute has taken over counts for whom it is good for, once, the opponent against
/// the higher of the two; and in later lists it is in the history of those alone for whom it counts.
#[test]
fn substitutes_in_a_list() {
    let [one, replaced, opponent] = [1, 2, 3].map(PlayerId);
    let entry = |rating, games| ListEntry { rating: Some(rating), games };
    let before: HashMap<PlayerId, ListEntry> =
        [(one, entry(2_000, 99)), (replaced, entry(2_200, 99)), (opponent, entry(2_100, 99))]
            .into();
    for (points, counted, expected) in [
        (2, one, [2_013, 2_200, 2_094]),
        (1, one, [2_003, 2_200, 2_102]),
        (0, replaced, [2_000, 2_190, 2_111]),
    ] {
        let players = [one, opponent];
        let points = [HalfPoints(points), HalfPoints(2 - points)];
        let starts = [Start::Rating(2_000), Start::Rating(2_100)];
        let game = ListedGame::elsewhere(1, players, points, starts, 20_000);
        let before_it = ReplacedSeat { player: replaced, start: Start::Rating(2_200) };
        let game = [game.taken_over_from([Some(before_it), None])];
        let nobody = BTreeSet::new();
        let list =
            list_share(&Options::of(RuleSet::Iccf), &share(&before, &game, &[], &nobody), |_| true);
        let rating = |player: &PlayerId| {
            let found = list.iter().find(|listed| listed.player == *player);
            found.map_or(before[player], |listed| listed.new).rating
        };
        assert_eq!([one, replaced, opponent].map(|id| rating(&id)), expected.map(Some));
        let listed: Vec<PlayerId> = list.iter().map(|listed| listed.player).collect();
        assert_eq!(listed, [counted, opponent], "nothing is told of whom it does not count for");
        let of_opponent = &list[1].games[0].game;
        assert_eq!(of_opponent.opponent_of(opponent), Some(replaced), "the higher of the two");
        for listed in &list {
            let explained = listed.explain(&Options::of(RuleSet::Iccf)).expect("an explanation");
            assert!(explained.games[0].substituted, "{listed:?}");
            assert_eq!(listed.games[0].game.only, Some(listed.player));
        }
        // In the next list the opponent's history gives the replaced player nothing.
        let few: HashMap<PlayerId, ListEntry> =
            [one, replaced, opponent].map(|id| (id, entry(2_100, 5))).into();
        let history = [list[1].games[0].game];
        let next = ListedGame::elsewhere(2, [replaced, opponent], points, starts, 20_100);
        let list = list_share(
            &Options::of(RuleSet::Iccf),
            &share(&few, &[next], &history, &nobody),
            |_| true,
        );
        let rests_on = |player| {
            let found = list.iter().find(|listed| listed.player == player).expect("listed");
            (found.games.len(), found.new.games)
        };
        assert_eq!((rests_on(replaced).0, rests_on(opponent).0), (1, 2));
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
