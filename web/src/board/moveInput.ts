// Reads a typed move by comparing it with the server's list of legal moves. It knows spellings, no
// rules, and it never guesses: where two moves fit what was typed, both are handed back.
import type { Legal, Variant } from '../api/types';
import { waysOf } from './castling';
import { FILES } from './fen';
import { ENGLISH, type PieceLetter, type PieceLetters, pieceOf } from './letters';

export type Reading = { ok: Legal } | { ambiguous: Legal[] } | null;

/** What was typed, taken apart. A part that was not typed is empty and fits everything. */
interface Typed {
  /** The pieces it may mean (a letter can stand for two, as R does in Spanish); empty is any. */
  pieces: PieceLetter[];
  fromFile: string;
  fromRank: string;
  capture: boolean;
  to: string;
  /** UCI's letters. */
  promotions: string[];
}

const FIGURINES: Readonly<Record<string, string>> = {
  '♔♚': 'K',
  '♕♛': 'Q',
  '♖♜': 'R',
  '♗♝': 'B',
  '♘♞': 'N',
  '♙♟': 'P',
};

/** A draw offer is written `(=)` behind the move; without it the rest is the move. */
export function splitOffer(text: string): { move: string; offer: boolean } {
  const move = text.replace(/\s*\(\s*=\s*\)\s*$/, '');
  return { move, offer: move !== text };
}

/** Reads `text` against `legal`; `local` are the piece letters of the reader's language. */
export function readMove(
  text: string,
  legal: readonly Legal[],
  local = ENGLISH,
  variant: Variant = 'chess',
): Reading {
  const typed = tidy(text);
  if (!typed) return null;
  const spelled = spellings(legal, variant);
  const verdict = (found: readonly Legal[]): Reading => {
    const named = legal.filter(({ uci }) => found.some((spelling) => spelling.uci === uci));
    const [first, second] = named;
    if (!first) return null;
    return second ? { ambiguous: named } : { ok: first };
  };
  return (
    verdict(byCastling(typed, spelled)) ??
    verdict(byNumbers(typed, spelled)) ??
    verdict(byNotation(typed, spelled, local))
  );
}

/** The legal moves, and each castling by every pair of squares that names it. */
function spellings(legal: readonly Legal[], variant: Variant): Legal[] {
  const castlings = waysOf(legal, variant)
    .filter(({ move }) => move.san.startsWith('O'))
    .map(({ from, to, move }) => ({ ...move, to, iccf: digits(from) + digits(to) }));
  return [...legal, ...castlings];
}

const digits = (square: string): string =>
  `${FILES.indexOf(square.charAt(0)) + 1}${square.charAt(1)}`;

/** Takes away what carries no choice: the move's number, checks, comments, the kind of dash. */
function tidy(text: string): string {
  let typed = text
    .normalize('NFC')
    .replace(/[\uFE0E\uFE0F\u2060\u200B]/g, '')
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/[×:]/g, 'x')
    .trim();
  for (const [figures, letter] of Object.entries(FIGURINES)) {
    typed = typed.replace(new RegExp(`[${figures}]`, 'gu'), letter);
  }
  return typed
    .replace(/^\d+\s*(?:[.…]+\s*)+/, '')
    .replace(/\s*e\.?\s*p\.?$/i, '')
    .replace(/\s+/g, '')
    .replace(/[+#!?†‡]+$/, '');
}

/** 0-0, O-O, o-o, 00 – and the long one. */
function byCastling(typed: string, legal: readonly Legal[]): Legal[] {
  if (!/^[0o]-?[0o](-?[0o])?$/i.test(typed)) return [];
  const san = typed.replace(/-/g, '').length === 2 ? 'O-O' : 'O-O-O';
  return legal.filter((move) => move.san.replace(/[+#]+$/, '') === san);
}

/** ICCF numbers: 7163, 71-63; a promotion has a fifth digit, without it all four are meant. */
function byNumbers(typed: string, legal: readonly Legal[]): Legal[] {
  const digits = typed.replace(/-/g, '');
  if (!/^[1-8]{4}[1-4]?$/.test(digits)) return [];
  return legal.filter(({ iccf }) =>
    digits.length === 4 ? iccf.slice(0, 4) === digits : iccf === digits,
  );
}

const SHAPE =
  /^(?<file>[a-h])?(?<rank>[1-8])?(?<sign>[x-])?(?<to>[a-h][1-8])(?:[=/(]?(?<promotion>\p{L})\)?)?$/iu;

/** SAN, long algebraic and UCI. */
function byNotation(typed: string, legal: readonly Legal[], local: PieceLetters): Legal[] {
  const wanted = [...readings(typed, local)];
  return legal.filter((move) => wanted.some((reading) => fits(move, reading)));
}

/**
 * Every way to understand the letters. A capital is a piece and a small letter a file, as SAN has it;
 * but many type small letters only, so a small letter may mean a piece as well. Of `bxc3` both the
 * pawn's and the bishop's capture come back, of `Bxc3` only the bishop's.
 */
function* readings(typed: string, local: PieceLetters): Generator<Typed> {
  const initial = typed[0] ?? '';
  const small = initial === initial.toLowerCase();
  const pieces = piecesOf(initial, local);

  const squares = takeApart(typed, local);
  if (squares) {
    // A capital is a file where it is no piece's letter, or where all is written in capitals.
    if (small || pieces.length === 0 || !/[a-h]/.test(typed)) yield squares;
    // Two whole squares in small letters say all that there is to say.
    if (small && isWhole(squares)) return;
  }
  const rest = takeApart(typed.slice(1), local);
  if (rest && pieces.length > 0) yield { ...rest, pieces };
}

/** Squares, signs and promotion; without a piece's letter before them they are a pawn's. */
function takeApart(text: string, local: PieceLetters): Typed | null {
  const groups = SHAPE.exec(text)?.groups;
  if (!groups) return null;
  const promotion = groups.promotion;
  const typed: Typed = {
    pieces: ['P'],
    fromFile: (groups.file ?? '').toLowerCase(),
    fromRank: groups.rank ?? '',
    capture: groups.sign?.toLowerCase() === 'x',
    to: (groups.to ?? '').toLowerCase(),
    promotions: promotion
      ? // A letter of no piece must not read as "no promotion": NONE fits nothing.
        [NONE, ...piecesOf(promotion, local).map((piece) => piece.toLowerCase())]
      : [],
  };
  return isWhole(typed) ? { ...typed, pieces: [] } : typed;
}

const NONE = '?';

const isWhole = (typed: Typed): boolean => typed.fromFile !== '' && typed.fromRank !== '';

function piecesOf(letter: string, local: PieceLetters): PieceLetter[] {
  const capital = letter.toUpperCase();
  const found = [local[capital], ENGLISH[capital]].filter((piece) => piece !== undefined);
  return [...new Set(found)];
}

function fits(move: Legal, typed: Typed): boolean {
  // SAN gives castling no piece letter; only with both squares is it told from a step of the king.
  const castling = move.san.startsWith('O');
  const piece = pieceOf(move.san);
  const captures = move.san.includes('x');
  // A pawn's file is written when it captures, and only then.
  const asPawn = piece !== 'P' || isWhole(typed) || captures === (typed.fromFile !== '');
  return (
    asPawn &&
    move.to === typed.to &&
    (!castling || isWhole(typed)) &&
    (typed.pieces.length === 0 || typed.pieces.includes(piece)) &&
    (!typed.fromFile || move.from[0] === typed.fromFile) &&
    (!typed.fromRank || move.from[1] === typed.fromRank) &&
    (!typed.capture || captures) &&
    (typed.promotions.length === 0 || typed.promotions.includes(move.promotion ?? ''))
  );
}
