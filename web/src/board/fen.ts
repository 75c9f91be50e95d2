// Reads the board part of a FEN; the only place that knows which letters chessground understands.
import type { Key, Role } from '@lichess-org/chessground/types';

export const FILES = 'abcdefgh';

export type PieceColor = 'white' | 'black';
export interface Piece {
  color: PieceColor;
  role: Role;
}

/** Chessground has six roles. A variant with other letters is mapped here and nowhere else. */
const ROLES: Record<string, Role> = {
  p: 'pawn',
  n: 'knight',
  b: 'bishop',
  r: 'rook',
  q: 'queen',
  k: 'king',
};

/** The part of a FEN that chessground takes: where the pieces stand. */
export const boardFen = (fen: string): string => fen.split(' ', 1)[0] ?? '';

/** Squares and what stands on them, from a8 to h1. */
export function parsePieces(fen: string): Map<Key, Piece> {
  const pieces = new Map<Key, Piece>();
  boardFen(fen)
    .split('/')
    .forEach((row, i) => {
      let file = 0;
      for (const char of row) {
        const role = ROLES[char.toLowerCase()];
        if (role) {
          const color = char === char.toLowerCase() ? 'black' : 'white';
          pieces.set(`${FILES[file]}${8 - i}` as Key, { color, role });
          file += 1;
        } else if (/[1-8]/.test(char)) {
          file += Number(char);
        }
      }
    });
  return pieces;
}

/** The two squares of a move in UCI: "e7e8q" is ["e7", "e8"]. */
export const squaresOf = (uci: string): [Key, Key] => [
  uci.slice(0, 2) as Key,
  uci.slice(2, 4) as Key,
];

/** Column and row of a square, counted from the top left corner as the reader sees the board. */
export function position(square: string, orientation: PieceColor): { x: number; y: number } {
  const x = FILES.indexOf(square[0] ?? 'a');
  const y = 8 - Number(square[1]);
  return orientation === 'white' ? { x, y } : { x: 7 - x, y: 7 - y };
}
