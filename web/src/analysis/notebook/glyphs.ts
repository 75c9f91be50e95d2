// The signs that stand behind moves: what PGN writes as $1 and readers as "!".
import { GLYPHS_MAX } from './types';

export type Glyph = readonly [nag: number, sign: string];

/** Of the move itself, from the best to the worst. */
export const OF_MOVE: readonly Glyph[] = [
  [3, '!!'],
  [1, '!'],
  [5, '!?'],
  [6, '?!'],
  [2, '?'],
  [4, '??'],
];

/** Of the position after it. */
export const OF_POSITION: readonly Glyph[] = [
  [10, '='],
  [13, '∞'],
  [14, '⩲'],
  [15, '⩱'],
  [16, '±'],
  [17, '∓'],
  [18, '+−'],
  [19, '−+'],
];

/** They come from elsewhere, and are kept. */
const OTHERS: readonly Glyph[] = [
  [7, '□'],
  [36, '↑'],
  [37, '↑'],
  [40, '→'],
  [41, '→'],
  [140, '∆'],
  [146, 'N'],
];

const SIGNS: ReadonlyMap<number, string> = new Map([...OF_MOVE, ...OF_POSITION, ...OTHERS]);
const WORDED: ReadonlySet<number> = new Set([...OF_MOVE, ...OF_POSITION].map(([nag]) => nag));

export const signOf = (nag: number): string => SIGNS.get(nag) ?? `$${nag}`;

/** Whether we have words for it. */
export const isWorded = (nag: number): boolean => WORDED.has(nag);

const isOfMove = (nag: number): boolean => nag >= 1 && nag <= 6;
const isOfPosition = (nag: number): boolean => nag >= 10 && nag <= 19;

/** A move is good or bad, and a position is better for one side: of each kind the first stays. */
export function fitting(glyphs: readonly number[]): number[] {
  const firstOf = [isOfMove, isOfPosition].map((fits) => glyphs.find(fits));
  const kept = [...new Set(glyphs)].filter(
    (nag) => firstOf.includes(nag) || !(isOfMove(nag) || isOfPosition(nag)),
  );
  return kept.slice(0, GLYPHS_MAX);
}

/** Sets a glyph in place of any of its kind, or takes it away. */
export const toggled = (glyphs: readonly number[], nag: number): number[] =>
  glyphs.includes(nag) ? glyphs.filter((each) => each !== nag) : fitting([nag, ...glyphs]);
