// A time control as challenges write it, read back: "10 moves in 50 days double after 20".
import type { TimeControl } from '../api/types';

const DOUBLES = / double after (\d+)$/;

type Reader = (...numbers: number[]) => TimeControl;

/** Each kind by the words in which it is written, and what its numbers mean. */
const KINDS = (double_after_days: number | null): [RegExp, Reader][] => [
  [
    /^(\d+) moves in (\d+) days$/,
    (moves = 1, days = 1) => ({ kind: 'moves_in_days', moves, days, double_after_days }),
  ],
  [
    /^(\d+) moves in (\d+) days then (\d+) moves in (\d+) days$/,
    (moves = 1, days = 1, then = 1, after = 1) => ({
      kind: 'phases',
      first: { moves, days },
      then: { moves: then, days: after },
      double_after_days,
    }),
  ],
  [
    /^(\d+) days plus (\d+) days per move$/,
    (days = 1, days_per_move = 0) => ({
      kind: 'base_per_move',
      days,
      days_per_move,
      double_after_days,
    }),
  ],
];

function tripleBlock(text: string): TimeControl | null {
  const found = /^triple block bank (\d+) increment (\d+)( protected)?$/.exec(text);
  if (!found) return null;
  return {
    kind: 'triple_block',
    clock_days: 50,
    bank_days: Number(found[1]),
    increment_days: Number(found[2]),
    protected: found[3] !== undefined,
  };
}

/** None where the words are of a kind that this version does not know. */
export function readControl(text: string): TimeControl | null {
  if (text === 'none') return { kind: 'none' };
  const double = DOUBLES.exec(text)?.[1];
  const words = text.replace(DOUBLES, '');
  for (const [pattern, read] of KINDS(double === undefined ? null : Number(double))) {
    const found = pattern.exec(words);
    if (found) return read(...found.slice(1).map(Number));
  }
  return tripleBlock(text);
}
