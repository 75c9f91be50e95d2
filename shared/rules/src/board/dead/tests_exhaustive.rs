//! The verdicts against searches that know nothing of how they are found.

use std::collections::{HashSet, VecDeque};

use shakmaty::attacks::{attacks, king_attacks};
use shakmaty::fen::Fen;
use shakmaty::{
    Bitboard, Board, ByColor, CastlingMode, Chess, Color, EnPassantMode, File, FromSetup as _,
    Move, Position as _, Rank, Role, Setup, Square,
};

use super::{cannot_mate, is_dead};

/// Numbers that are the same in every run.
struct Dice(u64);

impl Dice {
    fn below(&mut self, n: u32) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        ((self.0 >> 16) % u64::from(n)) as u32
    }

    fn color(&mut self) -> Color {
        Color::from_white(self.below(2) == 0)
    }
}

fn fen(position: &Chess) -> String {
    Fen::from_position(position, EnPassantMode::Legal).to_string()
}

/// What a search found.
pub(super) struct Found {
    /// Whether every position that can arise was seen.
    pub(super) complete: bool,
    /// Who was seen to mate.
    pub(super) mates: ByColor<bool>,
}

/// Every position that can arise from `start`, the nearest first, up to `positions_max` of them, or
/// until both sides have mated.
pub(super) fn mates_within(start: &Chess, positions_max: usize) -> Found {
    let mut seen = HashSet::from([start.clone()]);
    let mut open = VecDeque::from([start.clone()]);
    let mut mates = ByColor::<bool>::default();
    while let Some(position) = open.pop_front() {
        let moves = position.legal_moves();
        if moves.is_empty() && position.is_check() {
            *mates.get_mut(!position.turn()) = true;
        }
        for &m in &moves {
            let mut next = position.clone();
            next.play_unchecked(m);
            if seen.insert(next.clone()) {
                open.push_back(next);
            }
        }
        if mates.white && mates.black || seen.len() > positions_max {
            break;
        }
    }
    Found { complete: open.is_empty(), mates }
}

/// Plays on at random with both sides helping `color`: it takes and pushes pawns, the other side's
/// king comes out. Every position on the way; the last one is a mate by `color` if there is one.
fn helped_game(start: &Chess, color: Color, dice: &mut Dice) -> Vec<Chess> {
    let mut game = vec![start.clone()];
    for ply in 0..240 {
        let position = &game[game.len() - 1];
        let moves = position.legal_moves();
        if moves.is_empty() || position.has_insufficient_material(color) {
            break;
        }
        let ours = position.turn() == color;
        let after = |m: &Move| {
            let mut next = position.clone();
            next.play_unchecked(*m);
            next
        };
        let mate = (ours && ply > 30).then(|| moves.iter().find(|m| after(m).is_checkmate()));
        let wanted = |m: &&Move| match ours {
            true => m.is_capture() || m.role() == Role::Pawn,
            false => m.role() == Role::King,
        };
        let wanted: Vec<&Move> = moves.iter().filter(wanted).collect();
        let any = &moves[dice.below(moves.len() as u32) as usize];
        let chosen = if wanted.is_empty() || dice.below(3) == 0 {
            any
        } else {
            wanted[dice.below(wanted.len() as u32) as usize]
        };
        let next = after(mate.flatten().unwrap_or(chosen));
        game.push(next);
    }
    game
}

/// Whether one of `games` helped games ends with a mate by `color`.
pub(super) fn playout_mates(start: &Chess, color: Color, games: usize) -> bool {
    let mut dice = Dice(0x1905);
    (0..games).any(|_| {
        let game = helped_game(start, color, &mut dice);
        let last = &game[game.len() - 1];
        last.turn() != color && last.is_checkmate()
    })
}

/// A position of the men, if it is legal.
fn legal(board: Board, turn: Color) -> Option<Chess> {
    let mut setup = Setup::empty();
    setup.board = board;
    setup.turn = turn;
    Chess::from_setup(setup, CastlingMode::Standard).ok()
}

/// Kings and up to three men, all within a few squares.
fn small(dice: &mut Dice) -> Option<Chess> {
    let (file, rank, width) = (dice.below(4), dice.below(4), 3 + dice.below(3));
    let mut roles = vec![(Role::King, Color::White), (Role::King, Color::Black)];
    for _ in 0..1 + dice.below(3) {
        let all = [Role::Pawn, Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen];
        roles.push((all[dice.below(6) as usize], dice.color()));
    }
    let mut board = Board::empty();
    for (role, color) in roles {
        let file = File::new((file + dice.below(width)).min(7));
        let rank = Rank::new((rank + dice.below(width)).min(7));
        let square = Square::from_coords(file, rank);
        if board.piece_at(square).is_some() {
            return None;
        }
        board.set_piece_at(square, role.of(color));
    }
    legal(board, dice.color())
}

/// Pawns head to head on most files, as they support each other; now and then one more pawn, a
/// piece, or a king behind the enemy's lines.
fn wall(dice: &mut Dice) -> Option<Chess> {
    let mut board = Board::empty();
    let (mut rank, gaps) = (2 + dice.below(3), dice.below(4));
    for file in File::ALL {
        rank = if rank <= 1 || rank < 5 && dice.below(2) == 0 { rank + 1 } else { rank - 1 };
        let square = |rank: u32| Square::from_coords(file, Rank::new(rank));
        if dice.below(8) >= gaps {
            board.set_piece_at(square(rank), Role::Pawn.of(Color::White));
            board.set_piece_at(square(rank + 1), Role::Pawn.of(Color::Black));
        }
        let spare = square(1 + dice.below(6));
        if dice.below(10) == 0 && board.piece_at(spare).is_none() {
            board.set_piece_at(spare, Role::Pawn.of(dice.color()));
        }
    }
    let mut roles = vec![(Role::King, Color::White), (Role::King, Color::Black)];
    for color in Color::ALL {
        if dice.below(3) == 0 {
            let all = [Role::Bishop, Role::Bishop, Role::Bishop, Role::Knight, Role::Rook];
            roles.push((all[dice.below(5) as usize], color));
        }
    }
    for (role, color) in roles {
        let square = Square::new(dice.below(64));
        let strayed = (square.rank() <= Rank::Third) != color.is_white();
        if board.piece_at(square).is_some() || strayed && dice.below(4) != 0 {
            return None;
        }
        board.set_piece_at(square, role.of(color));
    }
    legal(board, dice.color())
}

/// How random positions compare with a search, one colour at a time, without those that material
/// alone decides.
#[derive(Debug, Default)]
struct Comparison {
    /// Said not to mate.
    claimed: usize,
    /// Of these, how many were seen not to, in all positions that can arise.
    proven: usize,
    /// Seen not to mate in all positions that can arise, but not said to.
    missed: usize,
}

/// Compares `count` random positions: no colour that is said not to mate may be seen doing so.
/// Positions with such a verdict are worth a search of `claimed_max` positions, others of
/// `other_max`.
fn compare(
    count: usize,
    [claimed_max, other_max]: [usize; 2],
    mut make: impl FnMut() -> Option<Chess>,
) -> Comparison {
    let mut result = Comparison::default();
    for position in std::iter::repeat_with(&mut make).flatten().take(count) {
        let verdicts = ByColor::new_with(|color| cannot_mate(&position, color));
        assert!(!is_dead(&position) || verdicts.white && verdicts.black, "{}", fen(&position));
        let asked = Color::ALL.map(|color| (color, !position.has_insufficient_material(color)));
        let asked = asked.into_iter().filter(|(_, asked)| *asked).map(|(color, _)| color);
        let claims = asked.clone().any(|color| *verdicts.get(color));
        let found = mates_within(&position, if claims { claimed_max } else { other_max });
        for color in asked {
            let (verdict, mates) = (*verdicts.get(color), *found.mates.get(color));
            assert!(!(verdict && mates), "{}: {color} mates", fen(&position));
            result.claimed += usize::from(verdict);
            result.proven += usize::from(verdict && found.complete);
            result.missed += usize::from(found.complete && !mates && !verdict);
        }
    }
    result
}

/// LAW-5.2.2, LAW-6.7: no verdict is wrong, and none that a short search finds is missed, with few
/// men.
#[test]
fn few_men_against_all_positions() {
    let mut dice = Dice(0xdead);
    let result = compare(3_000, [5_000, 100], || small(&mut dice));
    println!("few men: {result:?}");
    assert!(result.claimed >= 8 && result.proven >= 5 && result.missed == 0, "{result:?}");
}

/// LAW-5.2.2, LAW-6.7: no verdict is wrong, and none that a short search finds is missed, with
/// blocked pawns.
#[test]
fn walls_against_all_positions() {
    let mut dice = Dice(0xb10c);
    let result = compare(250, [10_000, 1_000], || wall(&mut dice));
    println!("walls: {result:?}");
    assert!(result.claimed >= 20 && result.proven >= 20 && result.missed == 0, "{result:?}");
}

/// LAW-5.2.2, LAW-6.7: a position from which a game goes on to a mate is never held to be without
/// one, be it from the starting position or from behind a wall.
#[test]
fn no_mate_follows_a_verdict() {
    let mut dice = Dice(0x6a3e);
    let mut mates = [0, 0];
    for round in 0..120 {
        let walled = round % 2;
        let walls = std::iter::repeat_with(|| wall(&mut dice));
        let start = walls.take(200 * walled).flatten().next().unwrap_or_default();
        let color = dice.color();
        let game = helped_game(&start, color, &mut dice);
        let last = &game[game.len() - 1];
        if last.is_checkmate() {
            let winner = !last.turn();
            mates[walled] += 1;
            for position in &game {
                assert!(!cannot_mate(position, winner), "{}", fen(position));
                assert!(!is_dead(position), "{}", fen(position));
            }
        }
    }
    println!("{} games from the start and {} from walls end in mate", mates[0], mates[1]);
    assert!(mates[0] >= 20 && mates[1] >= 5);
}

/// Whether a king can be mated anywhere by a king and a `minor` piece while it has a `helper` of its
/// own: every way to put the four on the board, king by king.
fn mate_exists(minor: Role, helper: Role) -> bool {
    Square::ALL.into_iter().any(|mated| {
        attacks(mated, minor.of(Color::White), Bitboard::EMPTY).into_iter().any(|checker| {
            (Bitboard::FULL & !king_attacks(mated)).into_iter().any(|king| {
                // The flights left by the two, with the mated king out of the way; of these a
                // helper can take one.
                let minor = minor.of(Color::White);
                let covered = king_attacks(king) | attacks(checker, minor, king.into());
                let flights = king_attacks(mated) & !covered;
                flights.count() <= 1
                    && Square::ALL.into_iter().any(|square| {
                        let mut board = Board::empty();
                        board.set_piece_at(mated, Role::King.of(Color::Black));
                        board.set_piece_at(checker, minor);
                        board.set_piece_at(king, Role::King.of(Color::White));
                        board.occupied().count() == 3
                            && board.piece_at(square).is_none()
                            && (flights.is_empty() || flights.contains(square))
                            && {
                                board.set_piece_at(square, helper.of(Color::Black));
                                legal(board, Color::Black).is_some_and(|p| p.is_checkmate())
                            }
                    })
            })
        })
    })
}

/// LAW-6.7: which piece of its own a king can be mated with by a single minor piece. A helper that
/// becomes another piece is that piece.
#[test]
fn single_minor_pieces() {
    use Role::{Bishop, Knight, Pawn, Queen, Rook};
    let cases = [
        (Knight, Queen, false),
        (Knight, Rook, true),
        (Knight, Bishop, true),
        (Knight, Knight, true),
        (Knight, Pawn, true),
        (Bishop, Queen, false),
        (Bishop, Rook, false),
        (Bishop, Bishop, true),
        (Bishop, Knight, true),
        (Bishop, Pawn, true),
    ];
    for (minor, helper, expected) in cases {
        assert_eq!(mate_exists(minor, helper), expected, "{minor:?} against {helper:?}");
        let mut board = Board::empty();
        board.set_piece_at(Square::D3, Role::King.of(Color::White));
        board.set_piece_at(Square::E2, minor.of(Color::White));
        board.set_piece_at(Square::D5, Role::King.of(Color::Black));
        board.set_piece_at(Square::B2, helper.of(Color::Black));
        let position = legal(board, Color::White).unwrap();
        assert_eq!(cannot_mate(&position, Color::White), !expected, "{minor:?}, {helper:?}");
    }
}
