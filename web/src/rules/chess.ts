// Chess and Chess960 for the analysis board, by chessops.
import { Chess } from 'chessops/chess';
import { makeFen, parseFen } from 'chessops/fen';
import { makeSanAndPlay } from 'chessops/san';
import type { NormalMove, Role } from 'chessops/types';
import { kingCastlesTo, roleToChar } from 'chessops/util';
import type { Legal } from '../api/types';
import { type Rules, iccfNumber, squareName } from './rules';

const PROMOTIONS: readonly Role[] = ['queen', 'rook', 'bishop', 'knight'];

function positionOf(fen: string): Chess | null {
  const setup = parseFen(fen);
  if (setup.isErr) return null;
  const position = Chess.fromSetup(setup.value);
  return position.isOk ? position.value : null;
}

/** Kings on the e-file, rooks in the corners: castling as chess knows it. */
function castlesAsInChess({ board, castles }: Chess): boolean {
  return [...castles.castlingRights].every((rook) => {
    const king = board.kingOf(rook < 8 ? 'white' : 'black') ?? 0;
    return (king & 7) === 4 && ((rook & 7) === 0 || (rook & 7) === 7);
  });
}

/** Castling is the king onto its own rook within chessops, whatever the variant. */
function* moves(position: Chess): Generator<NormalMove> {
  for (const [from, targets] of position.allDests()) {
    for (const to of targets) {
      if (position.board.pawn.has(from) && (to < 8 || to >= 56))
        for (const promotion of PROMOTIONS) yield { from, to, promotion };
      else yield { from, to };
    }
  }
}

/** In chess the king's own square is named, in Chess960 the rook's: there Kf1–g1 may be a step. */
function destination({ board, turn }: Chess, { from, to }: NormalMove, chess960: boolean): number {
  const castling = board.king.has(from) && board[turn].has(to);
  return castling && !chess960 ? kingCastlesTo(turn, to > from ? 'h' : 'a') : to;
}

export function chessRules(chess960: boolean): Rules {
  const uciOf = (position: Chess, move: NormalMove): string =>
    squareName(move.from) +
    squareName(destination(position, move, chess960)) +
    (move.promotion ? roleToChar(move.promotion) : '');

  const describe = (position: Chess, move: NormalMove): Legal => {
    const to = destination(position, move, chess960);
    const promotion = move.promotion ? roleToChar(move.promotion) : null;
    const after = position.clone() as Chess;
    const san = makeSanAndPlay(after, move);
    return {
      uci: uciOf(position, move),
      from: squareName(move.from),
      to: squareName(to),
      promotion,
      san,
      iccf: iccfNumber(move.from, to, promotion),
      fen: makeFen(after.toSetup()),
      check: after.isCheck(),
    };
  };

  return {
    start: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
    read(fen) {
      const position = positionOf(fen);
      if (!position || !(chess960 || castlesAsInChess(position))) return null;
      return makeFen(position.toSetup());
    },
    legal(fen) {
      const position = positionOf(fen);
      return position ? [...moves(position)].map((move) => describe(position, move)) : [];
    },
    play(fen, uci) {
      const position = positionOf(fen);
      if (!position) return null;
      for (const move of moves(position))
        if (uciOf(position, move) === uci) return describe(position, move);
      return null;
    },
    isCheck: (fen) => positionOf(fen)?.isCheck() ?? false,
    end(fen) {
      const position = positionOf(fen);
      if (!position) return null;
      if (position.isInsufficientMaterial()) return 'dead_position';
      if (position.hasDests()) return null;
      return position.isCheck() ? 'checkmate' : 'stalemate';
    },
  };
}
