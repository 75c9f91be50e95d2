// How a move is written for the reader: figurines, letters, or the numbers of correspondence chess.
// SAN from the server is the source; nothing here knows a rule.
import type { Variant } from '../api/types';
import type { Prefs } from '../prefs';
import { FILES } from './fen';
import { type PieceLetters, lettersOf } from './letters';

export interface Written {
  san: string;
  /** The move in ICCF's numbers, where it is known. */
  iccf?: string | undefined;
}

export interface Reader {
  notation: Prefs['notation'];
  language: string;
}

const DIGITS: Readonly<Record<string, string>> = { '': '', q: '1', r: '2', b: '3', n: '4' };

/** Nd2 → Jd2 for a Czech reader. */
export function inLetters(san: string, letters: PieceLetters): string {
  const own = new Map(Object.entries(letters).map(([letter, piece]) => [piece as string, letter]));
  return san.replace(/[KQRBNMS]/g, (piece) => own.get(piece) ?? piece);
}

/** A move in plain text, where no figurine can stand. */
export function plainMove({ san, iccf }: Written, variant: Variant, reader: Reader): string {
  if (reader.notation === 'numbers' && iccf) return iccf;
  if (reader.notation === 'english') return san;
  return inLetters(san, lettersOf(reader.language, variant));
}

/**
 * The numbers of a move of which only UCI is known: "e2e4" is 5254. Nothing where UCI and the
 * numbers part: in Chess960's castling, where UCI names the rook's square, and Makruk's promotion.
 */
export function numbersOf(uci: string, san: string, variant: Variant): string | undefined {
  const promotion = DIGITS[uci.slice(4)];
  if (promotion === undefined || (variant === 'chess960' && san.startsWith('O'))) return undefined;
  return uci.slice(0, 4).replace(/[a-h]/g, (file) => String(FILES.indexOf(file) + 1)) + promotion;
}
