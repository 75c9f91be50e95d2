// The first letters of the pieces: in the languages of the readers, for typing Jf3, Sf3 or Cf3, and
// those of Makruk, which are the same in every language.
import type { Variant } from '../api/types';

/** The letters SAN is written in on the server's side: English, and Makruk's met and khon. */
export type PieceLetter = 'K' | 'Q' | 'R' | 'B' | 'N' | 'P' | 'M' | 'S';
export type PieceLetters = Readonly<Record<string, PieceLetter>>;

export const ENGLISH: PieceLetters = { K: 'K', Q: 'Q', R: 'R', B: 'B', N: 'N', P: 'P' };

/** Khun, met, khon, ma, rua, bia. */
const MAKRUK: PieceLetters = { K: 'K', M: 'M', S: 'S', N: 'N', R: 'R', P: 'P' };

const LETTERS: Readonly<Record<string, PieceLetters>> = {
  cs: { K: 'K', D: 'Q', V: 'R', S: 'B', J: 'N', P: 'P' },
  de: { K: 'K', D: 'Q', T: 'R', L: 'B', S: 'N', B: 'P' },
  es: { R: 'K', D: 'Q', T: 'R', A: 'B', C: 'N', P: 'P' },
  pl: { K: 'K', H: 'Q', W: 'R', G: 'B', S: 'N' },
};

/** The letters of a language; English where we know none. */
export const lettersOf = (language: string, variant: Variant = 'chess'): PieceLetters =>
  variant === 'makruk' ? MAKRUK : (LETTERS[language] ?? ENGLISH);

/** The piece that a move in SAN moves; castling is the king's. */
export function pieceOf(san: string): PieceLetter {
  if (san.startsWith('O')) return 'K';
  return /^[KQRBNMS]/.test(san) ? (san[0] as PieceLetter) : 'P';
}
