// What the analysis board asks of a variant's rules. The server alone decides what counts; this lets
// a reader try moves out, and hands them over in the server's own shape, so that the board, the
// promotion picker and the move field need not know where they come from.
import type { Legal, Variant } from '../api/types';

export type { Variant };

export const VARIANTS: readonly Variant[] = ['chess', 'chess960', 'makruk'];

/** How a position ends the game by itself. */
export type End = 'checkmate' | 'stalemate' | 'dead_position';

/** Positions go in and out as FEN in the variant's own letters. What is no position has no moves. */
export interface Rules {
  readonly start: string;
  /** The same position in our spelling; null when it is none that can be played on. */
  read(fen: string): string | null;
  /** Every legal move, with its spellings and the position after it. */
  legal(fen: string): Legal[];
  /** One legal move, named in UCI; null when it is not legal. */
  play(fen: string, uci: string): Legal | null;
  isCheck(fen: string): boolean;
  end(fen: string): End | null;
}

/** Squares are counted from a1 = 0 along the ranks to h8 = 63. */
export const squareName = (square: number): string =>
  'abcdefgh'.charAt(square & 7) + String((square >> 3) + 1);

const DIGITS: Readonly<Record<string, string>> = { q: '1', m: '1', r: '2', b: '3', n: '4' };

/** LAW-A.14–A.20: both squares as digits, and one for what the pawn becomes. */
export function iccfNumber(from: number, to: number, promotion: string | null): string {
  const digits = (square: number) => `${(square & 7) + 1}${(square >> 3) + 1}`;
  return digits(from) + digits(to) + (promotion ? (DIGITS[promotion] ?? '') : '');
}
