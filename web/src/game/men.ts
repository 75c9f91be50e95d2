// What each side has taken, and who has more on the board: counted from the positions that were shown,
// so that it is right from any starting position.
import type { Role } from '@lichess-org/chessground/types';
import type { Color } from '../api/types';
import { parsePieces } from '../board/fen';
import { other } from './ply';

/** From the dearest to the cheapest; kings are not counted. */
export const MEN = ['queen', 'rook', 'bishop', 'knight', 'pawn'] as const;
export type Man = (typeof MEN)[number];
export type Men = Readonly<Record<Man, number>>;

/** The usual values, in pawns. */
const VALUES: Men = { queen: 9, rook: 5, bishop: 3, knight: 3, pawn: 1 };

const NOBODY: Men = { queen: 0, rook: 0, bishop: 0, knight: 0, pawn: 0 };

const isMan = (role: Role): role is Man => role !== 'king';

function menOf(fen: string): Record<Color, Record<Man, number>> {
  const men = { white: { ...NOBODY }, black: { ...NOBODY } };
  for (const { color, role } of parsePieces(fen).values()) if (isMan(role)) men[color][role] += 1;
  return men;
}

/** The men that each side has taken on the way through these positions. */
export function takenIn(fens: readonly string[]): Record<Color, Men> {
  const taken = { white: { ...NOBODY }, black: { ...NOBODY } };
  let before: ReturnType<typeof menOf> | undefined;
  for (const fen of fens) {
    const after = menOf(fen);
    for (const color of ['white', 'black'] as const) {
      // A side that gains a piece has promoted the pawn it lost.
      const lost = MEN.filter((man) => (before?.[color][man] ?? 0) > after[color][man]);
      const [man, second] = lost;
      const gained = MEN.some((each) => before && before[color][each] < after[color][each]);
      if (man && !second && !gained) taken[other(color)][man] += 1;
    }
    before = after;
  }
  return taken;
}

export interface Balance {
  /** The side that has more; White where both have as much, of different kinds. */
  ahead: Color;
  /** By how many pawns. */
  by: number;
  /** What this side has more of, and what the other side has more of. */
  more: Men;
  less: Men;
}

const surplus = (own: Men, their: Men): Men => {
  const more = { ...NOBODY };
  for (const man of MEN) more[man] = Math.max(0, own[man] - their[man]);
  return more;
};

const worth = (men: Men): number => MEN.reduce((sum, man) => sum + men[man] * VALUES[man], 0);

/** Null where both sides have the same men. */
export function balanceOf(fen: string): Balance | null {
  const { white, black } = menOf(fen);
  if (MEN.every((man) => white[man] === black[man])) return null;
  const difference = worth(white) - worth(black);
  const ahead = difference < 0 ? 'black' : 'white';
  const [own, their] = ahead === 'white' ? [white, black] : [black, white];
  return { ahead, by: Math.abs(difference), more: surplus(own, their), less: surplus(their, own) };
}
