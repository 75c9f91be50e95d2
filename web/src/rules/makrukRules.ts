// Makruk in the shape that the analysis board wants: SAN with K M S N R, UCI with `m` for a promotion.
import type { Legal } from '../api/types';
import {
  type Move,
  type Position,
  inCheck,
  legalMoves,
  letter,
  parse,
  play,
  write,
} from './makruk';
import { type Rules, iccfNumber, squareName } from './rules';

const uciOf = ({ from, to, promotes }: Move): string =>
  squareName(from) + squareName(to) + (promotes ? 'm' : '');

/** What tells the piece from its likes that can go there too: its file, else its rank, else both. */
function origin({ board }: Position, move: Move, all: readonly Move[]): string {
  const kind = (square: number) => letter(board[square] ?? '');
  const rivals = all.filter(
    ({ from, to }) => to === move.to && from !== move.from && kind(from) === kind(move.from),
  );
  const [file, rank] = squareName(move.from);
  if (rivals.length === 0) return '';
  if (rivals.every(({ from }) => (from & 7) !== (move.from & 7))) return file ?? '';
  if (rivals.every(({ from }) => from >> 3 !== move.from >> 3)) return rank ?? '';
  return squareName(move.from);
}

function sanOf(position: Position, move: Move, all: readonly Move[]): string {
  const { board } = position;
  const piece = letter(board[move.from] ?? '').toUpperCase();
  const takes = board[move.to] ? 'x' : '';
  if (piece !== 'P') return piece + origin(position, move, all) + takes + squareName(move.to);
  const file = takes && squareName(move.from).charAt(0);
  return file + takes + squareName(move.to) + (move.promotes ? '=M' : '');
}

function describe(position: Position, move: Move, all: readonly Move[]): Legal {
  const after = play(position, move);
  const check = inCheck(after, after.turn);
  const mate = check && legalMoves(after).length === 0;
  const promotion = move.promotes ? 'm' : null;
  return {
    uci: uciOf(move),
    from: squareName(move.from),
    to: squareName(move.to),
    promotion,
    san: sanOf(position, move, all) + (mate ? '#' : check ? '+' : ''),
    iccf: iccfNumber(move.from, move.to, promotion),
    fen: write(after),
    check,
  };
}

function movesOf(fen: string): { position: Position; all: Move[] } | null {
  const position = parse(fen);
  return position && { position, all: legalMoves(position) };
}

export const makrukRules: Rules = {
  start: 'rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w - - 0 1',
  read(fen) {
    const position = parse(fen);
    return position && write(position);
  },
  legal(fen) {
    const found = movesOf(fen);
    return found ? found.all.map((move) => describe(found.position, move, found.all)) : [];
  },
  play(fen, uci) {
    const found = movesOf(fen);
    const move = found?.all.find((each) => uciOf(each) === uci);
    return found && move ? describe(found.position, move, found.all) : null;
  },
  isCheck(fen) {
    const position = parse(fen);
    return position !== null && inCheck(position, position.turn);
  },
  end(fen) {
    const found = movesOf(fen);
    if (!found) return null;
    if (found.position.board.filter(Boolean).length === 2) return 'dead_position';
    if (found.all.length > 0) return null;
    return inCheck(found.position, found.position.turn) ? 'checkmate' : 'stalemate';
  },
};
