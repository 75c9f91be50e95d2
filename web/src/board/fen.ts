// Reads the board part of a FEN; the only place that knows how a variant's letters become the
// roles that chessground draws, and what the pieces are called there.
import type { Key, Piece as GroundPiece, Role } from '@lichess-org/chessground/types';
import type { Variant } from '../api/types';

export const FILES = 'abcdefgh';

export type PieceColor = 'white' | 'black';
export interface Piece {
  color: PieceColor;
  role: Role;
  /** `~` behind the letter: a Makruk met that was a bia, and is drawn as a bia turned over. */
  promoted: boolean;
}

/** Chessground has six roles, and Makruk six pieces: the khon stands for a bishop, the met for a queen. */
const ROLES: Readonly<Record<string, Role>> = {
  p: 'pawn',
  n: 'knight',
  b: 'bishop',
  s: 'bishop',
  r: 'rook',
  q: 'queen',
  m: 'queen',
  k: 'king',
};

const MAKRUK_NAMES: Readonly<Record<Role, string>> = {
  king: 'khun',
  queen: 'met',
  bishop: 'khon',
  knight: 'ma',
  rook: 'rua',
  pawn: 'bia',
};

/** The role behind a letter of a FEN or of a promotion in UCI; null for what is no piece. */
export const roleOf = (letter: string): Role | null => ROLES[letter.toLowerCase()] ?? null;

/** The message that names a piece; its argument is `color`. */
export function nameOf({ role, promoted }: Omit<Piece, 'color'>, variant: Variant): string {
  if (variant !== 'makruk') return `board-${role}`;
  return `variant-${MAKRUK_NAMES[role]}${promoted ? '-turned' : ''}`;
}

/** The class names under which a piece is drawn. */
export const classOf = ({ color, role, promoted }: Piece): string =>
  `${color} ${role}${promoted ? ' turned' : ''}`;

/** Squares and what stands on them, from a8 to h1. */
export function parsePieces(fen: string): Map<Key, Piece> {
  const pieces = new Map<Key, Piece>();
  const [board = ''] = fen.split(' ', 1);
  board.split('/').forEach((row, i) => {
    let file = 0;
    for (const [, letter = '', promoted, empty = '0'] of row.matchAll(/([a-z])(~?)|([1-8])/gi)) {
      const role = roleOf(letter);
      if (role) {
        const color = letter === letter.toLowerCase() ? 'black' : 'white';
        pieces.set(`${FILES[file]}${8 - i}` as Key, { color, role, promoted: promoted === '~' });
      }
      file += letter ? 1 : Number(empty);
    }
  });
  return pieces;
}

const SQUARES = [...FILES].flatMap((file) =>
  [1, 2, 3, 4, 5, 6, 7, 8].map((rank) => `${file}${rank}` as Key),
);

/**
 * The position as chessground takes it: all 64 squares, so that what stood there before is gone.
 * To chessground a role is no more than the name of a class, which is how a turned piece gets one.
 */
export function groundPieces(fen: string): Map<Key, GroundPiece | undefined> {
  const pieces = parsePieces(fen);
  return new Map(
    SQUARES.map((square) => {
      const piece = pieces.get(square);
      if (!piece) return [square, undefined];
      const { color, role, promoted } = piece;
      return [square, { color, role: (promoted ? `${role} turned` : role) as Role }];
    }),
  );
}

/** All that one side has is its king. */
export function isBare(fen: string, color: PieceColor): boolean {
  const own = [...parsePieces(fen).values()].filter((piece) => piece.color === color);
  return own.length === 1 && own[0]?.role === 'king';
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
