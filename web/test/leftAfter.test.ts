// What was left after each move, and that nothing is told where the server's own clock says otherwise.
import { describe, expect, test } from 'vitest';
import type { Clock, Color, Game, Move, TimeControl } from '../src/api/types';
import { daysLeftAfter } from '../src/game/leftAfter';

const DAY = 86_400;
const STANDARD: TimeControl = { kind: 'moves_in_days', moves: 2, days: 10, double_after_days: 4 };

const clock = (days_left: number | null, thinking_days = 0): Clock =>
  ({ days_left, bank_seconds: null, thinking_seconds: thinking_days * DAY }) as Clock;

/** Days charged for each half-move, White first; White is on move. */
function game(time_control: TimeControl, charged: number[], white: Clock, black: Clock): Game {
  const side = (of: Clock) => ({ clock: of }) as Game['white'];
  const moves = charged.map((days, index) => {
    const by: Color = index % 2 === 0 ? 'white' : 'black';
    return { ply: index + 1, by, charged_days: days } as Move;
  });
  return { time_control, moves, white: side(white), black: side(black) } as Game;
}

const left = (...of: Parameters<typeof game>) => Object.fromEntries(daysLeftAfter(game(...of)));

describe('days left after a move', () => {
  test('a control adds days, and unused ones carry over', () => {
    const charged = [3, 0, 1, 2, 4, 1];
    expect(left(STANDARD, charged, clock(12), clock(17))).toEqual({
      1: 7,
      2: 10,
      3: 16,
      4: 18,
      5: 12,
      6: 17,
    });
  });

  test('what the present move has cost so far, doubled days too, was left before it', () => {
    // Six days on it: two of them count twice.
    expect(left(STANDARD, [3, 1], clock(-1, 6), clock(9))).toEqual({ 1: 7, 2: 9 });
  });

  test('phases, and days with each move', () => {
    const [first, then] = [
      { moves: 1, days: 20 },
      { moves: 2, days: 6 },
    ];
    const phases: TimeControl = { kind: 'phases', first, then, double_after_days: null };
    expect(left(phases, [1, 2, 3, 4, 5, 6], clock(23), clock(20))).toEqual({
      1: 25,
      2: 24,
      3: 22,
      4: 20,
      5: 23,
      6: 20,
    });
    const base: TimeControl = {
      kind: 'base_per_move',
      days: 30,
      days_per_move: 3,
      double_after_days: null,
    };
    expect(left(base, [5, 1], clock(28), clock(32))).toEqual({ 1: 28, 2: 32 });
  });

  test('nothing where officials have changed a clock, or days are not what is counted', () => {
    expect(left(STANDARD, [3, 1], clock(10), clock(9))).toEqual({ 2: 9 });
    expect(left({ kind: 'none' }, [3, 1], clock(null), clock(null))).toEqual({});
  });
});
