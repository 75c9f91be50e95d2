// The ways to name a castling. The list of legal moves knows one for each: the king's own square in
// chess, the rook's in Chess960. Players are used to either.
import type { Legal, Variant } from '../api/types';

/** A move by its two squares, as it may be put on a board. */
export interface Way {
  from: string;
  to: string;
  move: Legal;
}

const isCastling = ({ san }: Legal): boolean => san.startsWith('O');

/** The square that a castling goes by elsewhere; none where that would be another move. */
function otherSquare(castling: Legal, legal: readonly Legal[], variant: Variant): string | null {
  const { from, to, san } = castling;
  const short = !san.startsWith('O-O-O');
  const file = variant === 'chess960' ? (short ? 'g' : 'c') : short ? 'h' : 'a';
  const square = file + from.charAt(1);
  const taken = legal.some((move) => move.from === from && move.to === square);
  return taken || square === from || square === to ? null : square;
}

/** Every legal move by its squares, and each castling by the other ones as well. */
export function waysOf(legal: readonly Legal[], variant: Variant): Way[] {
  const ways = legal.map((move) => ({ from: move.from, to: move.to, move }));
  for (const move of legal.filter(isCastling)) {
    const to = otherSquare(move, legal, variant);
    if (to) ways.push({ from: move.from, to, move });
  }
  return ways;
}
