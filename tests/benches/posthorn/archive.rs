//! The archive over games that bots have made: in an opening the moves that come first in the alphabet are likelier,
//! so that positions are shared as in real games, and whatever is legal later.

use std::time::{Duration, Instant};

use archive::{Archived, ArchivedGame, AskedPlayer, Build, Catalog, Explored, Filter};
use rules::tournament::{EventId, EventKind, SectionId};
use rules::{GameId, HalfPoints, MoveCode, PlayerId, Position, Reason, Variant};
use shakmaty::{Chess, Position as _};

use crate::http::peak_kilobytes;
use crate::{milliseconds, print};

const GAMES: u32 = 1_000_000;
const PLIES: usize = 80;
/// Half-moves in which bots follow others.
const OPENING: usize = 14;
const PLAYERS: u32 = 20_000;
/// How often each question is asked.
const TIMES: usize = 21;

/// A generator of numbers, the same in each run.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, limit: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap_or_default() % limit.max(1)
    }
}

fn game(number: u32, numbers: &mut Numbers) -> Archived {
    let mut position = Chess::default();
    let mut moves = Vec::with_capacity(PLIES);
    for ply in 0..PLIES {
        let legal = position.legal_moves();
        let mut choice = numbers.below(legal.len());
        if ply < OPENING {
            choice = choice.min(numbers.below(legal.len())).min(numbers.below(legal.len()));
        }
        let Some(chosen) = legal.get(choice).copied() else { break };
        moves
            .extend(chosen.from().map(|from| MoveCode::new(from, chosen.to(), chosen.promotion())));
        position.play_unchecked(chosen);
    }
    let halves = [[2, 0], [1, 1], [1, 1], [0, 2]];
    let score = halves.get(numbers.below(4)).copied().unwrap_or_default().map(HalfPoints);
    let player = |numbers: &mut Numbers| {
        PlayerId(u32::try_from(numbers.below(PLAYERS as usize)).unwrap_or(0))
    };
    let rating = |numbers: &mut Numbers| u16::try_from(1_600 + numbers.below(900)).ok();
    Archived {
        game: ArchivedGame {
            id: GameId(number),
            section: SectionId(number / 78),
            event: Some(EventId(number / 780)),
            kind: Some(EventKind::Promotion),
            friendly: false,
            variant: Variant::Chess,
            players: [player(numbers), player(numbers)],
            federations: [None; 2],
            ratings: [rating(numbers), rating(numbers)],
            score,
            reason: Reason::Agreement,
            ended_at: rules::Instant::from_unix(1_000_000_000 + 600 * i64::from(number)),
            plies: 0,
            opening: None,
        },
        start: None,
        moves: moves.into(),
    }
}

/// The median of so many runs.
fn median(mut run: impl FnMut()) -> Duration {
    let mut took = [Duration::ZERO; TIMES];
    for took in &mut took {
        let begin = Instant::now();
        run();
        *took = begin.elapsed();
    }
    took.sort_unstable();
    took.get(TIMES / 2).copied().unwrap_or_default()
}

pub(crate) fn run() {
    let mut numbers = Numbers(1);
    let games: Vec<Archived> = (0..GAMES).map(|number| game(number, &mut numbers)).collect();
    let shown = format!("archive of {GAMES} games of {PLIES} half-moves");
    let begin = Instant::now();
    let mut build = Build::new(games);
    let mut positions = Vec::new();
    for part in build.by_ref() {
        positions.extend(part);
    }
    let built = build.finish().expect("an archive");
    print(&format!("{shown}, built"), begin.elapsed().as_secs(), "s");
    let bytes = positions.len() + built.directory.len() + built.catalog.len();
    print(&format!("{shown}, files"), bytes / 1_000_000, "MB");
    print(&format!("{shown}, catalog"), built.catalog.len() / 1_000_000, "MB");
    // Games and files are in memory here, too.
    print(
        "… memory at most, with the games and files",
        peak_kilobytes(std::process::id()) / 1_000,
        "MB",
    );
    let begin = Instant::now();
    let catalog = Catalog::read(&built.catalog).expect("a catalog");
    print("… the catalog is read", milliseconds(begin.elapsed()), "ms");
    let mut position = Position::start(Variant::Chess);
    for _ in 0..4 {
        let explore = || {
            let fingerprint = position.fingerprint();
            let entry = 8 * usize::try_from(built.buckets.of(fingerprint)).unwrap_or_default();
            let at = |entry: usize| {
                let bytes = built.directory.get(entry..entry + 8).expect("an entry");
                usize::try_from(u64::from_le_bytes(bytes.try_into().expect("8 bytes")))
                    .expect("a place")
            };
            let bucket = positions.get(at(entry)..at(entry + 8)).expect("a bucket");
            let played = built.buckets.read(bucket, fingerprint).expect("what was played");
            Explored::new(&catalog, &Filter::default(), &played)
        };
        let explored = explore();
        let took = median(|| drop(explore()));
        print(
            &format!("… a position of {} games p50", explored.counts.games),
            milliseconds(took),
            "ms",
        );
        let Some(next) = explored.moves.first().and_then(|best| position.played(best.code)) else {
            break;
        };
        position = next;
    }
    let player = AskedPlayer { player: PlayerId(7), color: None, opponent: None };
    let filter = Filter { player: Some(player), ..Filter::default() };
    let list = || catalog.games().iter().rev().filter(|game| filter.lets_through(game)).count();
    let took = median(|| assert_ne!(list(), 0));
    print(&format!("… a player's {} games p50", list()), milliseconds(took), "ms");
}
