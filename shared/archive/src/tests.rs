//! Archives of games that were played at random, against going through the games one by one.

use std::collections::{BTreeMap, BTreeSet};

use proptest::collection::vec;
use proptest::prelude::*;
use rules::tournament::{EventId, EventKind, SectionId};
use rules::{
    Color, GameId, HalfPoints, Instant, MoveCode, PlayerId, Position, Reason, StartNumber, Variant,
};

use crate::{
    Archived, ArchivedGame, AskedPlayer, Build, Built, Catalog, Damaged, Explored, Filter, Kind,
    Outcome, Played,
};

/// 1 January 2020.
const BEGIN: i64 = 1_577_836_800;
const DAY: i64 = 86_400;

/// A game: its number tells its players, ratings and result; its seed is read as choices of moves.
fn game(number: u32, variant: Variant, choices: &[u8]) -> Archived {
    let start = (variant == Variant::Chess960)
        .then(|| StartNumber::new(u16::try_from(number % 3).unwrap_or(0)))
        .flatten()
        .map(|number| Box::new(Position::start960(number)));
    let mut position = start.as_deref().cloned().unwrap_or_else(|| Position::start(variant));
    let mut moves = Vec::new();
    for choice in choices {
        let legal = position.describe_legal_moves();
        // Few choices, so that many positions are reached in more than one game.
        let Some(chosen) = legal.get(usize::from(*choice) % legal.len().clamp(1, 3)) else { break };
        position = position.played(chosen.code).expect("a legal move");
        moves.push(chosen.code);
    }
    let is_friendly = number.is_multiple_of(5);
    let score = [[2, 0], [1, 1], [0, 2], [0, 0]];
    let halves = score.into_iter().cycle().nth(number as usize % 4).unwrap_or_default();
    Archived {
        game: ArchivedGame {
            id: GameId(number),
            section: SectionId(number / 4),
            event: Some(EventId(number % 5)).filter(|_| !is_friendly),
            kind: Some(EventKind::Cup).filter(|_| !is_friendly),
            friendly: is_friendly,
            variant,
            players: [PlayerId(number % 4), PlayerId(4 + number % 3)],
            federations: [None, "CZE".parse().ok()],
            ratings: [
                Some(2_000 + 10 * u16::try_from(number % 60).unwrap_or(0)),
                Some(2_200).filter(|_| !number.is_multiple_of(7)),
            ],
            score: halves.map(HalfPoints),
            reason: if number.is_multiple_of(2) { Reason::Agreement } else { Reason::Resignation },
            // Several of a second, and not in the order of their numbers.
            ended_at: Instant::from_unix(BEGIN + 200 * DAY * i64::from(number * 7 % 10)),
            plies: 0,
            opening: None,
        },
        start,
        moves: moves.into(),
    }
}

/// The archive of some games: its positions, and the other files.
fn built(games: Vec<Archived>, steps_a_part: u64) -> (Vec<u8>, Built) {
    let mut build = Build::in_parts_of(games, steps_a_part);
    let positions = build.by_ref().flatten().collect();
    (positions, build.finish().expect("an archive"))
}

fn played(positions: &[u8], built: &Built, position: &Position) -> Result<Vec<Played>, Damaged> {
    let entry = 8 * built.buckets.of(position.fingerprint()) as usize;
    let at = |entry: usize| {
        let bytes = built.directory.get(entry..entry + 8).ok_or(Damaged)?;
        Ok(u64::from_le_bytes(bytes.try_into().map_err(|_| Damaged)?) as usize)
    };
    let bucket = positions.get(at(entry)?..at(entry + 8)?).ok_or(Damaged)?;
    built.buckets.read(bucket, position.fingerprint())
}

/// By position the moves, and the games of each.
type Walked = Vec<(Position, BTreeMap<Option<u16>, BTreeSet<GameId>>)>;

fn walked(games: &[Archived]) -> Walked {
    let mut walked: Walked = Vec::new();
    for archived in games {
        let start = archived.start.as_deref().cloned();
        let mut position = start.unwrap_or_else(|| Position::start(archived.game.variant));
        let codes = archived.moves.iter().copied().map(Some).chain([None]);
        for code in codes {
            let known = walked.iter().position(|(other, _)| other.is_same(&position));
            let index = known.unwrap_or_else(|| {
                walked.push((position.clone(), BTreeMap::new()));
                walked.len() - 1
            });
            walked[index].1.entry(code.map(MoveCode::bits)).or_default().insert(archived.game.id);
            if let Some(code) = code {
                position = position.played(code).expect("it was played");
            }
        }
    }
    walked
}

fn variants() -> impl Strategy<Value = Variant> {
    prop_oneof![3 => Just(Variant::Chess), 1 => Just(Variant::Chess960), 1 => Just(Variant::Makruk)]
}

fn games() -> impl Strategy<Value = Vec<Archived>> {
    let one = (variants(), vec(any::<u8>(), 0..12));
    vec(one, 0..25).prop_map(|games| {
        (1..)
            .zip(games)
            .map(|(number, (variant, choices))| game(number, variant, &choices))
            .collect()
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn every_position_is_found_with_its_moves_and_games(games in games(), part in 1_u64..400) {
        let (positions, built) = built(games.clone(), part);
        let catalog = Catalog::read(&built.catalog).expect("a catalog");
        prop_assert_eq!(built.games as usize, games.len());
        let ids = |places: &[u32]| -> BTreeSet<GameId> {
            places.iter().map(|place| catalog.games()[*place as usize].id).collect()
        };
        for (position, moves) in walked(&games) {
            let found = played(&positions, &built, &position).expect("a bucket");
            for played in &found {
                prop_assert!(played.games.is_sorted());
            }
            let found: BTreeMap<_, _> =
                found.iter().map(|played| (played.code.map(MoveCode::bits), ids(&played.games))).collect();
            prop_assert_eq!(found, moves, "{}", position.fen());
        }
    }

    #[test]
    fn a_position_that_nobody_reached_has_no_games(games in games()) {
        let (positions, built) = built(games, 100);
        let nowhere = Position::from_fen(Variant::Chess, "4k3/8/8/8/8/8/8/4K2R w K - 0 1").expect("a position");
        prop_assert_eq!(played(&positions, &built, &nowhere), Ok(Vec::new()));
    }

    #[test]
    fn damaged_files_are_told_and_nothing_worse(games in games(), at in any::<usize>(), bit in 0_u8..8) {
        let (mut positions, mut built) = built(games, 1_000);
        if let Some(byte) = positions.len().checked_sub(1).map(|last| &mut positions[at % (last + 1)]) {
            *byte ^= 1 << bit;
        }
        let byte = at % built.catalog.len();
        built.catalog[byte] ^= 1 << bit;
        // Whatever comes of it, it comes: an answer or the word that it is damaged.
        let _ = played(&positions, &built, &Position::start(Variant::Chess));
        let _ = Catalog::read(&built.catalog);
    }
}

#[test]
fn an_archive_of_nothing_is_one() {
    let (positions, built) = built(Vec::new(), 1_000);
    assert_eq!((positions.len(), built.games, built.positions), (0, 0, 0));
    let catalog = Catalog::read(&built.catalog).expect("a catalog");
    assert_eq!(catalog.games(), []);
    assert_eq!(played(&positions, &built, &Position::start(Variant::Chess)), Ok(Vec::new()));
}

fn numbers(games: &[Archived], filter: &Filter) -> Vec<u32> {
    let found = games.iter().filter(|archived| filter.lets_through(&archived.game));
    found.map(|archived| archived.game.id.0).collect()
}

fn sixty() -> Vec<Archived> {
    (0..60).map(|number| game(number, Variant::Chess, &[])).collect()
}

#[test]
fn each_question_narrows_what_is_found() {
    let games = sixty();
    let all: Vec<u32> = (0..60).collect();
    let of = |wanted: &dyn Fn(u32) -> bool| -> Vec<u32> {
        all.iter().copied().filter(|number| wanted(*number)).collect()
    };
    assert_eq!(numbers(&games, &Filter::default()), all);
    let player = AskedPlayer { player: PlayerId(1), color: None, opponent: None };
    let filter = Filter { player: Some(player), ..Filter::default() };
    assert_eq!(numbers(&games, &filter), of(&|n| n % 4 == 1));
    let against = AskedPlayer { opponent: Some(PlayerId(5)), ..player };
    let filter = Filter { player: Some(against), ..Filter::default() };
    assert_eq!(numbers(&games, &filter), of(&|n| n % 4 == 1 && n % 3 == 1));
    let black = AskedPlayer { color: Some(Color::Black), ..player };
    let filter = Filter { player: Some(black), ..Filter::default() };
    assert_eq!(numbers(&games, &filter), [0; 0]);
    let filter = Filter {
        event: Some(EventId(2)),
        kind: Some(Kind::Event(EventKind::Cup)),
        ..Filter::default()
    };
    assert_eq!(numbers(&games, &filter), of(&|n| n % 5 == 2));
    let filter = Filter { kind: Some(Kind::Friendly), ..Filter::default() };
    assert_eq!(numbers(&games, &filter), of(&|n| n % 5 == 0));
    let filter = Filter { federation: "CZE".parse().ok(), ..Filter::default() };
    assert_eq!(numbers(&games, &filter).len(), 60);
    let filter = Filter { federation: "GER".parse().ok(), ..Filter::default() };
    assert_eq!(numbers(&games, &filter), [0; 0]);
    // Both have to have a rating in it, its ends included.
    let filter = Filter { ratings: Some(2_050..=2_200), ..Filter::default() };
    assert_eq!(numbers(&games, &filter), of(&|n| n % 7 != 0 && (5..=20).contains(&n)));
    let filter = Filter { reason: Some(Reason::Agreement), ..Filter::default() };
    assert_eq!(numbers(&games, &filter), of(&|n| n % 2 == 0));
    let filter = Filter { variant: Some(Variant::Makruk), ..Filter::default() };
    assert_eq!(numbers(&games, &filter), [0; 0]);
}

#[test]
fn results_are_those_of_a_colour_or_of_the_player() {
    let games = sixty();
    let of = |outcome| numbers(&games, &Filter { outcome: Some(outcome), ..Filter::default() });
    let remainder = |wanted| (0..60).filter(|n| n % 4 == wanted).collect::<Vec<u32>>();
    assert_eq!(of(Outcome::WonBy(Color::White)), remainder(0));
    assert_eq!(of(Outcome::Drawn), remainder(1));
    assert_eq!(of(Outcome::WonBy(Color::Black)), remainder(2));
    // Nobody's: whoever is not asked for wins and loses nothing.
    assert_eq!(of(Outcome::Won), [0; 0]);
    let player =
        |player| Some(AskedPlayer { player: PlayerId(player), color: None, opponent: None });
    let of_player = |who, outcome| {
        numbers(
            &games,
            &Filter { player: player(who), outcome: Some(outcome), ..Filter::default() },
        )
    };
    assert_eq!(of_player(0, Outcome::Won), remainder(0));
    assert_eq!(of_player(0, Outcome::Lost), [0; 0]);
    let lost: Vec<u32> = (0..60).filter(|n| n % 3 == 1 && n % 4 == 0).collect();
    assert_eq!(of_player(5, Outcome::Lost), lost);
}

#[test]
fn a_period_has_its_first_second_and_not_its_end() {
    let games = sixty();
    let at = |days| Instant::from_unix(BEGIN + days * DAY);
    let filter = Filter { from: Some(at(200)), until: Some(at(400)), ..Filter::default() };
    let expected: Vec<u32> = (0..60).filter(|n| n * 7 % 10 == 1).collect();
    assert_eq!(numbers(&games, &filter), expected);
}

#[test]
fn what_became_of_a_position_is_counted_by_move_year_and_rating() {
    let e4 = |number| {
        let start = Position::start(Variant::Chess);
        let code = rules::notation::read_move("e4", &start).expect("a move");
        Archived { moves: [code].into(), ..game(number, Variant::Chess, &[]) }
    };
    let (positions, built) =
        built((0..40).map(e4).chain([game(40, Variant::Chess, &[])]).collect(), 1_000);
    let catalog = Catalog::read(&built.catalog).expect("a catalog");
    let start = Position::start(Variant::Chess);
    let found = played(&positions, &built, &start).expect("a bucket");
    let explored = Explored::new(&catalog, &Filter::default(), &found);
    // The one that ended before a move is a game of the position, and of no move.
    assert_eq!(explored.counts.games, 41);
    let [only] = explored.moves.as_slice() else { panic!("{:?}", explored.moves) };
    assert_eq!(
        (only.counts.games, only.counts.white, only.counts.drawn, only.counts.black),
        (40, 10, 10, 10)
    );
    // 200 days apart from 2020 to 2024.
    assert_eq!(only.last_year, 2024);
    let years: Vec<(i32, u32)> =
        explored.years.iter().map(|(year, counts)| (*year, counts.games)).collect();
    assert_eq!(years, [(2020, 9), (2021, 8), (2022, 8), (2023, 8), (2024, 8)]);
    // From (2000 + 2200) / 2 to (2390 + 2200) / 2, of those in which both have a rating.
    let rated: u32 = explored.ratings.values().map(|counts| counts.games).sum();
    assert_eq!(rated, (0..=40).filter(|n| n % 7 != 0).count() as u32);
    assert_eq!(explored.ratings.keys().copied().collect::<Vec<_>>(), [2_000, 2_200]);
    let average: u32 = (0..40).filter(|n| n % 7 != 0).map(|n| (2_000 + 10 * n + 2_200) / 2).sum();
    let rated = (0..40).filter(|n| n % 7 != 0).count() as u32;
    assert_eq!(only.average_rating, u16::try_from(average / rated).ok());
    let drawn = Filter { outcome: Some(Outcome::Drawn), ..Filter::default() };
    assert_eq!(Explored::new(&catalog, &drawn, &found).counts.games, 10);
}

#[test]
fn openings_and_numbers_of_moves_are_found_once_it_is_built() {
    let (_, built) = built(vec![najdorf()], 1_000);
    let catalog = Catalog::read(&built.catalog).expect("a catalog");
    let [game] = catalog.games() else { panic!("{catalog:?}") };
    let number = game.opening.expect("an opening");
    assert_eq!(number.opening().map(|opening| opening.eco), Some("B90"));
    let of = |wanted: &dyn Fn(usize) -> bool| {
        let openings = (0..rules::Opening::all().len()).map(wanted).collect();
        Filter { openings: Some(openings), ..Filter::default() }
    };
    assert!(of(&|index| index == usize::from(number.0)).lets_through(game));
    assert!(!of(&|index| index != usize::from(number.0)).lets_through(game));
    assert_eq!(game.plies, 10);
    let moves = |moves| Filter { moves: Some(moves), ..Filter::default() };
    assert!(moves(5..=5).lets_through(game));
    assert!(!moves(6..=9).lets_through(game));
    assert!(!Filter { except: vec![game.id], ..Filter::default() }.lets_through(game));
}

/// What changes these bytes is another layout, with another number: `format`.
#[test]
fn a_game_is_written_as_it_always_was() {
    let game = Archived { game: najdorf().game, ..game(12, Variant::Makruk, &[]) }.game;
    let game = ArchivedGame { reason: Reason::Recorded, variant: Variant::Makruk, ..game };
    let written = postcard::to_stdvec(&game).expect("bytes");
    let written: String = written.iter().map(|byte| format!("{byte:02x}")).collect();
    assert_eq!(written, "01000101010200020105000103435a4501da0f01981101011080d48cd40c0000");
}

fn najdorf() -> Archived {
    let mut position = Position::start(Variant::Chess);
    let mut moves = Vec::new();
    for san in "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6".split(' ') {
        let code = rules::notation::read_move(san, &position).expect(san);
        position = position.played(code).expect(san);
        moves.push(code);
    }
    Archived { moves: moves.into(), ..game(1, Variant::Chess, &[]) }
}
