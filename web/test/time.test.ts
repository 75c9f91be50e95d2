// Clocks, time controls and silence: what a page computes between two answers, and the words for it.
import { beforeEach, describe, expect, test } from 'vitest';
import type { Clock, Game, Interval, TimeControl } from '../src/api/types';
import { clockText, endsText, leftText, soonText } from '../src/clockWords';
import { timeLeft } from '../src/format';
import {
  chargedDays,
  clockFace,
  leaveAt,
  overSince,
  runsOut,
  secondsRun,
  silenceEnds,
} from '../src/game/clock';
import { refillable, secondsOf, wholeDays } from '../src/game/refill';
import { isOutdated } from '../src/game/moveState';
import { reasonText } from '../src/game/words';
import { addMessages, has, t } from '../src/i18n';
import { silenceLevel } from '../src/silence';
import { controlText } from '../src/timeControl';
import { textsOf } from './texts';

const DAY = 86_400;
const HOUR = 3_600;
const NOW = '2026-11-21T10:00:00Z';
const at = (iso: string) => Date.parse(iso);
const after = (seconds: number) => new Date(at(NOW) + seconds * 1000).toISOString();

const load = (language: string) =>
  addMessages(language, textsOf(language, 'game', 'games', 'texts', 'rare', 'claims', 'control'));

const standing: Clock = {
  running: false,
  days_left: 23,
  seconds_left: null,
  days_used: 27,
  moves_to_go: 1,
  control_move: 10,
  thinking_seconds: 0,
  doubled: false,
  doubles_in_seconds: null,
  bank_seconds: null,
};
const running: Clock = { ...standing, running: true, seconds_left: 22 * DAY };

function game(clock: Partial<Clock>, more: Partial<Game> = {}, leave: Interval[] = []): Game {
  const player = {} as Game['white']['player'];
  return {
    now: NOW,
    turn: 'white',
    deadline: null,
    ending: null,
    silence: null,
    flag: null,
    refillable_seconds: null,
    white: { player, clock: { ...running, ...clock }, leave, predecessors: [] },
    black: { player, clock: standing, leave: [], predecessors: [] },
    ...more,
  } as Game;
}

const day = (first: string, until: string): Interval => ({
  from: `2026-${first}T00:00:00Z`,
  until: `2026-${until}T00:00:00Z`,
});

describe('days of leave are left out', () => {
  const two = [day('11-25', '11-27'), day('11-29', '11-30')];
  test.each<[string, string, Interval[], number]>([
    ['11-21', '11-24', [], 3],
    ['11-21', '11-24', two, 3],
    ['11-21', '11-25', two, 4],
    ['11-21', '11-26', two, 4],
    ['11-26', '11-28', two, 1],
    ['11-25', '11-27', two, 0],
    ['11-21', '12-02', two, 8],
    ['11-24', '11-21', two, 0],
  ])('from %s to %s', (from, until, leave, days) => {
    const [begin, end] = [at(`2026-${from}T00:00:00Z`), at(`2026-${until}T00:00:00Z`)];
    expect(secondsRun(begin, end, leave)).toBe(days * DAY);
  });

  test.each<[string, number, Interval[], string]>([
    ['11-21', 3, two, '11-24'],
    // What ends as leave begins has ended.
    ['11-21', 4, two, '11-25'],
    ['11-21', 5, two, '11-28'],
    ['11-21', 7, two, '12-01'],
    ['11-21', 7, [...two].reverse(), '12-01'],
    ['11-26', 1, two, '11-28'],
    ['11-28', 1, two, '11-29'],
    ['12-01', 1, two, '12-02'],
  ])('from %s on %i days end', (from, days, leave, end) => {
    const last = runsOut(at(`2026-${from}T00:00:00Z`), days * DAY, leave);
    expect(new Date(last).toISOString()).toBe(`2026-${end}T00:00:00.000Z`);
  });

  test('leave holds from its first second to the one before its last', () => {
    expect(leaveAt(two, at('2026-11-24T23:59:59Z'))).toBeUndefined();
    expect(leaveAt(two, at('2026-11-25T00:00:00Z'))).toBe(two[0]);
    expect(leaveAt(two, at('2026-11-26T23:59:59Z'))).toBe(two[0]);
    expect(leaveAt(two, at('2026-11-27T00:00:00Z'))).toBeUndefined();
  });
});

describe('a clock between two answers', () => {
  const control: TimeControl = {
    kind: 'moves_in_days',
    moves: 10,
    days: 50,
    double_after_days: 20,
  };
  const played = (clock: Partial<Clock>, more: Partial<Game> = {}, leave: Interval[] = []) =>
    game(clock, { time_control: control, ...more }, leave);

  test.each([
    [0, 0],
    [DAY - 1, 0],
    [DAY, 1],
    [21 * DAY - 1, 20],
    [21 * DAY, 22],
    [25 * DAY, 30],
  ])('%i s cost %i days', (seconds, days) => expect(chargedDays(seconds, control)).toBe(days));

  test('runs on by the server’s time, and counts whole days', () => {
    const face = (seconds: number) =>
      clockFace(played({ thinking_seconds: 60 }), 'white', at(NOW) + seconds * 1000);
    expect(face(5)).toMatchObject({
      running: true,
      clock: { days_left: 23, seconds_left: 22 * DAY - 5, thinking_seconds: 65 },
    });
    expect(face(DAY - 61).clock.days_left).toBe(23);
    expect(face(DAY - 60).clock.days_left).toBe(22);
  });
  test('stands for the one who waits, and after the end', () => {
    const waits = clockFace(played({}), 'black', at(NOW) + 5_000);
    expect(waits).toMatchObject({ running: false, clock: { days_left: 23, seconds_left: null } });
    const over = played({}, { ending: {} as Game['ending'] });
    expect(clockFace(over, 'white', at(NOW) + 5_000).running).toBe(false);
  });
  test('stops when leave begins while the page is open', () => {
    const leave = [day('11-22', '11-23')];
    const face = clockFace(played({}, {}, leave), 'white', at('2026-11-22T05:00:00Z'));
    expect(face).toMatchObject({ running: false, clock: { seconds_left: 22 * DAY - 14 * HOUR } });
  });
  test('tells when days begin to count twice, and then that they do', () => {
    const doubling = played({ doubles_in_seconds: 60 });
    expect(clockFace(doubling, 'white', at(NOW)).doublesAt).toBe(after(60));
    expect(clockFace(doubling, 'white', at(NOW) + 60_000)).toMatchObject({
      doubled: true,
      doublesAt: null,
    });
    // Not where the flag falls before.
    const late = played({ doubles_in_seconds: 9 * DAY, seconds_left: 8 * DAY });
    expect(clockFace(late, 'white', at(NOW)).doublesAt).toBeNull();
  });
});

describe('flags and silence', () => {
  test.each([
    ['flag', false],
    ['silence', true],
    ['end_of_play', false],
  ] as const)('a game that ends by %s', (by, expected) =>
    expect(silenceEnds(game({}, { ends_first: { at: NOW, seconds: 0, by } }))).toBe(expected),
  );

  test.each<[string, Game, string | null]>([
    ['a deadline to come', game({}, { deadline: after(1) }), null],
    ['a deadline that is now', game({}, { deadline: NOW }), NOW],
    ['a flag that stopped the game', game({}, { flag: { by: 'white', at: after(-9) } }), after(-9)],
    ['no limit', game({}), null],
    ['a finished game', game({}, { deadline: NOW, ending: {} as Game['ending'] }), null],
  ])('%s', (_, played, since) => expect(overSince(played, at(NOW))).toBe(since));

  test.each([
    [0, false, 'none'],
    [13, false, 'none'],
    [14, false, 'quiet'],
    [27, false, 'quiet'],
    [28, false, 'amber'],
    [34, false, 'amber'],
    [35, false, 'red'],
    [40, false, 'red'],
    [36, true, 'announced'],
  ])('%i days, announced %s: %s', (days, announced, level) =>
    expect(silenceLevel({ days, announced })).toBe(level),
  );

  test.each(['on_leave', 'silent_too_long', 'flag_fallen'])('%s makes the page old', (code) =>
    expect(isOutdated({ code, status: 409 } as Parameters<typeof isOutdated>[0])).toBe(true),
  );
});

describe('LAW-C: from the bank to the clock', () => {
  const block = (fits: number, bank: number) =>
    game({ bank_seconds: bank, seconds_left: 40 * DAY }, { refillable_seconds: fits });
  test('room grows as the clock runs down, but never beyond the bank', () => {
    expect(refillable(block(10 * DAY, 75 * DAY), at(NOW) + 5_000)).toBe(10 * DAY + 5);
    expect(refillable(block(4 * DAY, 4 * DAY), at(NOW) + 5_000)).toBe(4 * DAY);
    expect(refillable(game({}), at(NOW))).toBe(0);
  });
  test.each([
    ['1', DAY],
    [' 3 ', 3 * DAY],
    ['4', null],
    ['0', null],
    ['-1', null],
    ['1.5', null],
    ['two', null],
    ['', null],
    ['99999', null],
  ])('%j days of three and a half', (text, seconds) =>
    expect(secondsOf(text, 3.5 * DAY)).toBe(seconds),
  );
  test('whole days', () => {
    expect([0, DAY - 1, DAY, 3.5 * DAY].map(wholeDays)).toEqual([0, 0, 1, 3]);
  });
});

const moves = (n: number, days: number, double: number | null): TimeControl => ({
  kind: 'moves_in_days',
  moves: n,
  days,
  double_after_days: double,
});
const phases = (double: number | null): TimeControl => ({
  kind: 'phases',
  first: { moves: 10, days: 30 },
  then: { moves: 1, days: 3 },
  double_after_days: double,
});
const base = (days: number, more: number): TimeControl => ({
  kind: 'base_per_move',
  days,
  days_per_move: more,
  double_after_days: null,
});
const block = (bank: number, increment: number, protect = false): TimeControl => ({
  kind: 'triple_block',
  clock_days: 50,
  bank_days: bank,
  increment_days: increment,
  protected: protect,
});

describe('LAW-6.2: time controls in words', () => {
  test.each<[TimeControl, string, string]>([
    [
      moves(10, 50, 20),
      '10 moves in 50 days; on one move, days beyond 20 count twice',
      '10 tahů za 50 dní; na jednom tahu se dny nad 20 počítají dvakrát',
    ],
    [moves(1, 1, null), '1 move in 1 day', '1 tah za 1 den'],
    [moves(2, 3, null), '2 moves in 3 days', '2 tahy za 3 dny'],
    [
      phases(null),
      '10 moves in 30 days, then 1 move in 3 days each time',
      '10 tahů za 30 dní, potom vždy 1 tah za 3 dny',
    ],
    [
      phases(15),
      '10 moves in 30 days, then 1 move in 3 days each time; on one move, days beyond 15 count twice',
      '10 tahů za 30 dní, potom vždy 1 tah za 3 dny; na jednom tahu se dny nad 15 počítají dvakrát',
    ],
    [
      base(180, 1),
      '180 days for the whole game, plus 1 day for each move',
      '180 dní na celou partii a za každý tah 1 den navíc',
    ],
    [
      base(180, 3),
      '180 days for the whole game, plus 3 days for each move',
      '180 dní na celou partii a za každý tah 3 dny navíc',
    ],
    [base(90, 0), '90 days for the whole game', '90 dní na celou partii'],
    [
      block(75, 5),
      'Triple Block: 50 days on the clock, 75 days in the bank, plus 5 days after each of the first 50 moves',
      'Triple Block: 50 dní na hodinách, 75 dní v zásobě, po každém z prvních 50 tahů 5 dní navíc',
    ],
    [
      block(51, 1, true),
      'Triple Block: 50 days on the clock, 51 days in the bank, plus 1 day after each of the first 50 moves; from move 51 the clock shows at least 3 days after each move',
      'Triple Block: 50 dní na hodinách, 51 dní v zásobě, po každém z prvních 50 tahů 1 den navíc; od 51. tahu ukazují hodiny po tahu aspoň 3 dny',
    ],
    [
      block(50, 0),
      'Triple Block: 50 days on the clock, 50 days in the bank',
      'Triple Block: 50 dní na hodinách, 50 dní v zásobě',
    ],
    [{ kind: 'none' }, 'no time limit', 'bez časového limitu'],
  ])('%j', (control, english, czech) => {
    load('en');
    expect(controlText(control)).toBe(english);
    load('cs');
    expect(controlText(control)).toBe(czech);
  });
});

test('a clock tells days and hours, in the end minutes', () => {
  load('en');
  const texts = [19 * DAY + 2 * HOUR, DAY, DAY - 1, HOUR, 59 * 60, 59].map(timeLeft);
  expect(texts).toEqual([
    '19 days 2 hr',
    '1 day 0 hr',
    '23 hr 59 min',
    '1 hr 0 min',
    '59 min',
    '0 min',
  ]);
  load('cs');
  expect(timeLeft(2 * DAY + HOUR)).toBe('2 dny 1 h');
});

describe.each(['en', 'cs'])('words in %s', (language) => {
  beforeEach(() => load(language));

  test('what a clock will have left', () => {
    expect(clockText(standing)).toContain(t('game-days', { n: 23 }));
    expect(clockText(standing)).not.toBe(t('game-days', { n: 23 }));
    // Running or not, the same days for the same moves.
    expect(clockText(running)).toBe(clockText(standing));
    expect(clockText({ ...standing, moves_to_go: null })).toBe(t('game-days', { n: 23 }));
    expect(leftText({ ...standing, days_left: null })).toBe(t('clock-no-limit'));
    expect(leftText({ ...running, days_left: 0, seconds_left: 60 })).toBe(t('clock-under-a-day'));
    expect(leftText({ ...running, days_left: -1, seconds_left: 0 })).toBe(t('clock-none'));
    const blocks = { ...standing, seconds_left: 50 * DAY, bank_seconds: 26 * DAY };
    expect(clockText(blocks)).toMatch(/50.*26/);
    expect(leftText({ ...blocks, seconds_left: 0 })).toBe(t('clock-none'));
  });
  test('what ends a game first, and how soon', () => {
    const said = (['flag', 'silence', 'end_of_play'] as const).flatMap((by) =>
      [false, true].map((passed) => endsText(by, 'Fri 27 Nov', passed)),
    );
    expect(new Set(said).size).toBe(6);
    expect(said.every((text) => text.includes('Fri 27 Nov'))).toBe(true);
    expect([3 * DAY, 0, -1].map(soonText)).toEqual(['', '', '']);
    expect(soonText(3 * DAY - 1)).toContain('2');
  });
  test('every tag of silence is another text, and the loud ones say what is at stake', () => {
    const args = { n: 36, when: '27 Nov' };
    const tags = ['quiet', 'amber', 'red', 'announced'].map((level) =>
      t('silence-tag', { level, ...args }),
    );
    expect(new Set(tags).size).toBe(4);
    expect(tags[1]).toContain('40');
    expect(tags[2]).toContain('27 Nov');
  });
  test('days without a move', () => {
    const said = [0, 1, 2, 14].map((n) => t('silence-days', { n }));
    expect(new Set(said).size).toBe(4);
    expect(said[0]).not.toContain('0');
  });
  test('silence as the reason of an ending', () => {
    const white = reasonText({ reason: 'silence', by: 'white' });
    expect(white).not.toBe(reasonText({ reason: 'silence', by: 'black' }));
    expect(has('reason-silence')).toBe(true);
  });
  test('everything put together at run time exists', () => {
    const names = ['mine', 'theirs', 'seen', 'title', 'text', 'action'];
    expect(names.filter((name) => !has(`time-claim-${name}`))).toEqual([]);
    const codes = ['silent-too-long', 'on-leave', 'flag-not-fallen', 'no-silence-rule', 'no-bank'];
    expect([...codes, 'refill-too-much'].filter((code) => !has(`error-${code}`))).toEqual([]);
  });
});
