// The score of a game by post: whose half-move it is, what differs, what is sent of what was typed.
import { beforeAll, describe, expect, it } from 'vitest';
import { addMessages } from '../src/i18n';
import type { Line, MyScores, Scores, Sheet } from '../src/score/api';
import { actText } from '../src/score/Acts';
import { onCard } from '../src/score/card';
import { atField, fieldName, fieldsOf } from '../src/score/faults';
import { daysBetween, lineOf } from '../src/score/LineFields';
import {
  bodyOf,
  differences,
  earliestOf,
  labelOf,
  moverOf,
  pgnOf,
  stateOf,
  today,
} from '../src/score/lines';
import { isDrawn, positionOf } from '../src/score/PositionForm';
import { moveOf, typedMove } from '../src/score/typed';
import { textsOf } from './texts';

const english = () => addMessages('en', textsOf('en', 'score', 'game'));
const czech = () => addMessages('cs', textsOf('cs', 'score', 'game'));

beforeAll(english);

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

const line = (half_move: number, san: string, changed: Partial<Line> = {}): Line => ({
  ...{ half_move, san, iccf: '', uci: san, fen: START, days: 2, draw_offered: false },
  by: half_move % 2 ? 'white' : 'black',
  arrived_on: '2026-01-12',
  sent_on: '2026-01-14',
  ...changed,
});

const sheet = (lines: Line[], entered = lines.length) =>
  ({ lines, entered, address: null }) as Sheet;

const scores = (white: Line[], black: Line[], changed: Partial<Scores> = {}) =>
  ({
    ...{ me: 'black', open: true, base: 0, stands: 0, differ_at: null, start_fen: START },
    ...{ starts_on: '2026-01-12', reversed: false, white: sheet(white), black: sheet(black) },
    ...changed,
  }) as MyScores;

describe('half-moves', () => {
  it('are counted from the position in which the sheets begin', () => {
    const plain = scores([], []);
    expect([1, 2, 9].map((at) => labelOf(plain, at))).toEqual(['1.', '1…', '5.']);
    const later = scores([], [], { base: 7, start_fen: '4k3/8/8/8/8/8/8/4K3 b - - 0 4' });
    expect([8, 9].map((at) => labelOf(later, at))).toEqual(['4…', '5.']);
    expect(moverOf(later, 8)).toBe('black');
  });

  it('are made by the other player where the colours are reversed', () => {
    expect(moverOf(scores([], []), 1)).toBe('white');
    expect(moverOf(scores([], [], { reversed: true }), 1)).toBe('black');
  });

  it('stand, differ, or wait for the other sheet', () => {
    const mine = [line(1, 'e4'), line(2, 'e5'), line(3, 'Nf3')];
    const theirs = [line(1, 'e4'), line(2, 'e5', { sent_on: '2026-01-15' })];
    const both = scores(theirs, mine, { stands: 1, differ_at: 2 });
    expect(mine.map((each) => stateOf(both, both.black, each))).toEqual([
      'stands',
      'differs',
      'alone',
    ]);
    expect(theirs.map((each) => stateOf(both, both.white, each))).toEqual(['stands', 'differs']);
  });

  it('cannot be answered before they were sent', () => {
    const mine = [line(1, 'e4', { sent_on: '2026-01-20' })];
    const both = scores([], mine);
    expect(earliestOf(both, mine, 1)).toBe('2026-01-12');
    expect(earliestOf(both, mine, 2)).toBe('2026-01-20');
  });

  it('differ in what both have written', () => {
    const other = { uci: 'd4', sent_on: '2026-01-15', draw_offered: true };
    expect(differences(line(1, 'e4'), line(1, 'e4'))).toEqual([]);
    expect(differences(line(1, 'e4'), line(1, 'e4', other))).toEqual(['move', 'sent', 'draw']);
  });
});

describe('what is typed', () => {
  it('may have a number before it, figurines, and the letters of the reader', () => {
    expect(typedMove('12. Nf3', 'en', 'chess')).toBe('Nf3');
    expect(typedMove(' 12… ♘f6 ', 'en', 'chess')).toBe('Nf6');
    expect(typedMove('Jf3', 'cs', 'chess')).toBe('Nf3');
    expect(typedMove('jf3', 'cs', 'chess')).toBe('Nf3');
    expect(typedMove('Sxc6', 'cs', 'chess')).toBe('Bxc6');
    expect(typedMove('e8D', 'cs', 'chess')).toBe('e8Q');
    expect(typedMove('exd8=J', 'cs', 'chess')).toBe('exd8=N');
    expect(typedMove('O–O', 'en', 'chess')).toBe('O-O');
  });

  it('keeps a file in small letters, numbers, and what cannot be read', () => {
    expect(typedMove('dxe5', 'cs', 'chess')).toBe('dxe5');
    expect(typedMove('bxc3', 'en', 'chess')).toBe('bxc3');
    expect(typedMove('7163', 'cs', 'chess')).toBe('7163');
    expect(typedMove('e7e8q', 'cs', 'chess')).toBe('e7e8q');
    expect(typedMove('S', 'en', 'makruk')).toBe('S');
  });

  it('offers a draw by its sign or by the box, once', () => {
    expect(moveOf('Nf3', false, 'en', 'chess')).toBe('Nf3');
    expect(moveOf('Nf3 (=)', false, 'en', 'chess')).toBe('Nf3 (=)');
    expect(moveOf('Nf3(=)', true, 'en', 'chess')).toBe('Nf3 (=)');
  });

  it('becomes a line, and a line becomes what was typed', () => {
    const values = { 'move-3': 'Nf3', 'arrived-3': '2026-01-12', 'sent-3': '2026-01-14' };
    const sent = { move: 'Nf3', arrived_on: '2026-01-12', sent_on: '2026-01-14' };
    expect(lineOf(values, 3, 'chess')).toEqual(sent);
    expect(bodyOf(line(3, 'Nf3'))).toEqual(sent);
    expect(lineOf({ ...values, 'draw-3': 'yes' }, 3, 'chess').move).toBe('Nf3 (=)');
    expect(bodyOf(line(3, 'Nf3', { draw_offered: true })).move).toBe('Nf3 (=)');
  });

  it('counts days from one date to the other', () => {
    expect(daysBetween('2026-03-27', '2026-03-30')).toBe(3);
    expect(daysBetween('2026-03-30', '2026-03-30')).toBe(0);
    expect(daysBetween('2026-03-30', '2026-03-27')).toBeNull();
    expect(daysBetween('', '2026-03-27')).toBeNull();
  });
});

describe('refusals', () => {
  const problem = (code: string, at?: number) => ({
    ...{ type: '', title: '', status: 422, detail: 'In English.', code },
    ...(at && { errors: [{ line: at }] }),
  });
  const fieldOf = (code: string, at?: number) =>
    atField(problem(code, at) as Parameters<typeof atField>[0], [3, 4]).code;

  it('belong to the field of the half-move at fault', () => {
    expect(fieldOf('illegal_move', 4)).toBe(fieldName('move', 4));
    expect(fieldOf('arrived_too_early', 3)).toBe(fieldName('arrived', 3));
    expect(fieldOf('sent_before_arrival', 3)).toBe(fieldName('sent', 3));
    expect(fieldsOf([3])[fieldName('sent', 3)]).toBe(fieldName('sent', 3));
  });

  it('stand above the form where they are about no field of it', () => {
    expect(fieldOf('illegal_move', 7)).toBe('score');
    expect(fieldOf('clocks_stopped')).toBe('score');
    expect(fieldsOf([3, 4])).not.toHaveProperty('score');
  });
});

describe('what goes out', () => {
  it('a PGN without a result, in short lines', () => {
    expect(pgnOf(START, ['e4', 'e5', 'Nf3'])).toBe('1. e4 e5 2. Nf3');
    expect(pgnOf('4k3/8/8/8/8/8/8/4K3 b - - 0 41', ['Kd7', 'Kd2'])).toBe('41... Kd7 42. Kd2');
    expect(pgnOf(START, [])).toBe('');
    const long = pgnOf(
      START,
      Array.from({ length: 200 }, () => 'Nf3'),
    );
    for (const row of long.split('\n')) expect(row.length).toBeLessThanOrEqual(80);
    expect(long.split(/\s/)).toHaveLength(300);
  });

  it('a card has the last two half-moves and all days of each player', () => {
    const mine = [line(1, 'e4'), line(2, 'e5', { days: 7 }), line(3, 'Nf3', { days: 5 })];
    const told = onCard(scores([], mine)).map(({ line: { san }, total }) => [san, total]);
    expect(told).toEqual([
      ['e5', 7],
      ['Nf3', 7],
    ]);
    expect(onCard(scores([], []))).toEqual([]);
  });

  it('a position has what is known of it', () => {
    const told = { fen: ' 8/8 w - - 0 1 ', white_moves: '41', black_days: '', runs: 'black' };
    expect(positionOf(told)).toEqual({
      ...{ fen: '8/8 w - - 0 1', white_moves: 41, black_moves: null, white_days: null },
      ...{ black_days: null, white_runs: false },
    });
    expect(positionOf({ fen: START, runs: '' }).white_runs).toBeNull();
    expect([isDrawn(START), isDrawn('8/8'), isDrawn('')]).toEqual([true, false, false]);
  });

  it('today is the day of the reader', () => {
    expect(today(new Date(2026, 0, 5, 23, 30))).toBe('2026-01-05');
  });
});

describe('words', () => {
  const KINDS = [
    ...['sheet_asked', 'position_asked', 'settled', 'white_dismissed', 'black_dismissed'],
    ...['white_period', 'black_period', 'begun_again', 'played_on', 'white_exceeded'],
    ...['black_exceeded', 'both_exceeded', 'recorded'],
  ];

  it('every act of the director has its sentence in each language', () => {
    for (const language of [english, czech]) {
      language();
      for (const kind of KINDS) {
        const act = { at: '', by: 1, kind, half_move: 3, reason: '' } as Scores['acts'][number];
        expect(actText(scores([], []), act)).not.toMatch(/^score-act|\{/);
      }
    }
    const settled = { at: '', by: 1, kind: 'settled', half_move: 3, reason: '' } as const;
    expect(actText(scores([], []), settled)).toContain('2.');
    english();
  });
});
