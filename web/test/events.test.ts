// Announcements in words and in fields, time controls as text, tables, proposals, visits.
import { execFileSync } from 'node:child_process';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TimeControl } from '../src/api/types';
import {
  type Announcement,
  CLASSES,
  type Cell,
  type EventLine,
  KINDS,
  NORM_CLASSES,
  OUTSIDE_LAWS,
  POLICIES,
  STARTS,
  SYSTEMS,
  type System,
  type SectionPlayer,
  TIE_BREAKS,
} from '../src/events/api';
import { writeControl } from '../src/events/control';
import { byDate, matches } from '../src/events/filters';
import { gamesEach, inShort, sentencesOf } from '../src/events/sentences';
import { money } from '../src/events/words';
import { addMessages } from '../src/i18n';
import { nextRound, roundOf } from '../src/organise/beacon';
import { type Draft, announcementOf, draftOf, minorUnits } from '../src/organise/draft';
import { FIELD_OF, stepOf, whatIsWrongIn } from '../src/organise/steps';
import { drawn, lotGroups, quoted, teamLot } from '../src/section/lots';
import * as table from '../src/section/table';
import { isNew, nextVisit } from '../src/section/visit';
import { player } from './player';
import { textsOf } from './texts';

// American dates are what the test's browser would ask for.
Object.defineProperty(navigator, 'languages', { get: () => ['en-GB'] });

const text = (language: string) => textsOf(language, 'events', 'organise', 'control');

const BASE: Announcement = {
  code: 'O/C/2027-01',
  name: 'Open Class 2027',
  about: null,
  kind: 'promotion',
  entry: 'open_class',
  organiser: 'ICCF',
  director: 900_001,
  rule_set: 'iccf',
  stage: null,
  variant: 'chess',
  medium: 'server',
  start_positions: { kind: 'usual' },
  time_control: '10 moves in 50 days double after 20',
  leave_days: 45,
  silence: 'forty_days',
  flag: 'server',
  draw_offers: { policy: 'free' },
  conditional_moves: 'tree',
  tie_breaks: ['wins', 'sonneborn_berger'],
  visibility: { kind: 'finished' },
  rated: true,
  unrated_level: 1_800,
  norms: false,
  ladies: false,
  winner_alone_advances: false,
  outside_laws: null,
  norm_class: null,
  system: 'round_robin',
  section_size: 7,
  games_each: null,
  teams: null,
  previous_round: null,
  fee: { minor_units: 2_550, currency: 'EUR' },
  payment: null,
  entries_open_at: '2026-11-01T00:00:00Z',
  entries_close_at: '2026-12-31T23:59:59Z',
  starts_at: '2027-01-10T12:00:00Z',
  ends_at: null,
};

const STANDARD: TimeControl = {
  kind: 'moves_in_days',
  moves: 10,
  days: 50,
  double_after_days: 20,
};

const PROTECTED: TimeControl = {
  kind: 'triple_block',
  clock_days: 50,
  bank_days: 75,
  increment_days: 5,
  protected: true,
};

/** Time controls with how announcements write them. */
const CONTROLS: [written: string, control: TimeControl][] = [
  ['10 moves in 50 days double after 20', STANDARD],
  ['10 moves in 50 days', { ...STANDARD, double_after_days: null }],
  [
    '30 moves in 150 days then 10 moves in 50 days double after 20',
    {
      kind: 'phases',
      first: { moves: 30, days: 150 },
      then: { moves: 10, days: 50 },
      double_after_days: 20,
    },
  ],
  [
    '180 days plus 1 days per move',
    { kind: 'base_per_move', days: 180, days_per_move: 1, double_after_days: null },
  ],
  [
    '180 days plus 0 days per move double after 40',
    { kind: 'base_per_move', days: 180, days_per_move: 0, double_after_days: 40 },
  ],
  ['triple block bank 75 increment 5', { ...PROTECTED, protected: false }],
  ['triple block bank 75 increment 5 protected', PROTECTED],
  ['none', { kind: 'none' }],
];

/** Every choice that an announcement has, one at a time. */
const CHOICES: Partial<Announcement>[] = [
  ...KINDS.map((kind) => ({ kind })),
  ...CLASSES.map((entry) => ({ entry })),
  ...SYSTEMS.map((system) => ({
    ...{ system, section_size: 20 },
    games_each: ['silli', 'knock_out', 'swiss'].includes(system) ? 4 : null,
  })),
  ...STARTS.map((kind) => ({
    variant: 'chess960' as const,
    start_positions: kind === 'from' ? { kind, fen: '8/8/8/8/8/8/8/8 w - - 0 1' } : { kind },
  })),
  ...POLICIES.map((policy) => ({
    draw_offers: policy === 'not_before' ? { policy, first_move: 30 } : { policy },
  })),
  ...TIE_BREAKS.map((each) => ({ tie_breaks: [each] })),
  { tie_breaks: [] },
  { organiser: 'CZE', rule_set: 'sks', entry: 'national' },
  { variant: 'makruk', rated: false, unrated_level: null, fee: null },
  { norms: true, ends_at: '2028-12-31T00:00:00Z' },
  ...OUTSIDE_LAWS.map((outside_laws) => ({ outside_laws, rated: false })),
  ...NORM_CLASSES.map((norm_class) => ({ norm_class, ladies: true })),
  { entry: 'invitation', stage: 'world_championship_candidates', winner_alone_advances: true },
  { visibility: { kind: 'live', after_finished: 0, delay_moves: 0 } },
  { visibility: { kind: 'live', after_finished: 5, delay_moves: 3 } },
  { conditional_moves: 'none' },
  ...(['email', 'post'] as const).map((medium) => ({
    ...{ medium, conditional_moves: 'none' as const, flag: 'claimed' as const },
    silence: 'off' as const,
  })),
  { conditional_moves: 'linear' },
  { flag: 'claimed' },
  { leave_days: 0, silence: 'off' },
  { entry: 'invitation', previous_round: { event: 7, advancing: 1 } },
  { entry: 'invitation', previous_round: { event: 7, advancing: 30 } },
];

/** Announcements that differ in one choice, each with its time control in parts. */
const SOURCES = [
  ...CHOICES.map((choice) => ({
    announcement: { ...BASE, ...choice },
    time_control: STANDARD,
  })),
  ...CONTROLS.map(([written, control]) => ({
    announcement: { ...BASE, time_control: written },
    time_control: control,
  })),
];

describe.each(['en', 'cs'])('in %s', (language) => {
  beforeAll(() => addMessages(language, text(language)));

  it('every choice is told in words, and no two choices in the same', () => {
    const unlike = new Map(SOURCES.map((each) => [JSON.stringify(each), each]));
    const told = [...unlike.values()].map(({ announcement, time_control: control }) => {
      const sentences = sentencesOf(announcement, control).flatMap((group) => group.sentences);
      for (const sentence of sentences) {
        expect(sentence).not.toMatch(/^(events|control|variant|game)-|[{}]|undefined/);
        expect(sentence.length).toBeGreaterThan(3);
      }
      return sentences.join(' ');
    });
    expect(new Set(told).size).toBe(told.length);
  });
});

describe('time controls', () => {
  it.each(CONTROLS)('“%s” is how it is written', (written, control) => {
    expect(writeControl(control)).toBe(written);
  });
});

describe('the draft', () => {
  it.each(SOURCES)('keeps what it was made from: %j', (source) => {
    expect(announcementOf(draftOf(source))).toEqual(source.announcement);
  });

  it('keeps seconds where there are some, and shows none where there are none', () => {
    const draft = draftOf({ announcement: BASE, time_control: STANDARD });
    expect(draft.entries_close_at).toBe('2026-12-31T23:59:59');
    expect(draft.starts_at).toBe('2027-01-10T12:00');
  });

  it.each([
    ['25', 'EUR', 2_500],
    ['25.5', 'EUR', 2_550],
    ['25,50', 'EUR', 2_550],
    ['0.01', 'EUR', 1],
    ['25.505', 'EUR', null],
    ['1000', 'JPY', 1_000],
    ['10.5', 'JPY', null],
    ['-1', 'EUR', null],
    ['1e3', 'EUR', null],
    ['', 'EUR', null],
  ])('%s %s are %s of the smallest units', (amount, currency, units) => {
    expect(minorUnits(amount, currency)).toBe(units);
  });

  it('is complained about at the field', () => {
    addMessages('en', text('en'));
    const base = draftOf({ announcement: BASE, time_control: STANDARD });
    const draft = { ...base, starts_at: '2027-01-10T12:00' };
    const wrong = (step: Parameters<typeof whatIsWrongIn>[0], changed: Partial<Draft>) =>
      Object.keys(whatIsWrongIn(step, { ...draft, ...changed }));
    expect(wrong('what', {})).toEqual([]);
    expect(wrong('what', { code: 'o/c' })).toEqual(['code']);
    expect(wrong('what', { director: '0' })).toEqual(['director']);
    expect(wrong('what', { start: 'per_game' })).toEqual(['start']);
    expect(wrong('what', { variant: 'chess960' })).toEqual(['start']);
    expect(wrong('what', { start: 'from', fen: ' ' })).toEqual(['fen']);
    expect(wrong('who', { fee: '0' })).toEqual(['fee']);
    expect(wrong('who', { fee: '' })).toEqual([]);
    expect(wrong('how', { system: 'scheveningen', section_size: '11' })).toEqual(['section_size']);
    expect(wrong('how', { tie_2: 'wins' })).toEqual(['tie_1']);
    expect(wrong('how', { tie_1: '', tie_2: '', tie_3: '' })).toEqual([]);
    expect(wrong('dates', { entries_close_at: '2026-11-01T00:00' })).toEqual(['entries_close_at']);
    expect(wrong('dates', { starts_at: '2026-12-31T23:59:58' })).toEqual(['starts_at']);
    expect(wrong('dates', { starts_at: '2026-12-31T23:59:59' })).toEqual([]);
    expect(wrong('dates', { ends_at: '2027-01-10T12:00' })).toEqual(['ends_at']);
    expect(wrong('dates', { entries_open_at: '2026-13-01T00:00' })).toEqual(['entries_open_at']);
  });

  it('every refusal that belongs to a field leads to a step that has it', () => {
    for (const code of Object.keys(FIELD_OF)) expect(stepOf(code), code).not.toBeNull();
    expect(stepOf('changed_meanwhile')).toBeNull();
  });
});

describe('small words', () => {
  it('amounts and games', () => {
    addMessages('en', text('en'));
    expect(money({ minor_units: 2_550, currency: 'EUR' })).toBe('€25.50');
    expect(money({ minor_units: 2_550, currency: 'JPY' })).toBe('¥2,550');
    expect(gamesEach(BASE)).toBe(6);
    expect(gamesEach({ ...BASE, system: 'double_round_robin' })).toBe(12);
    expect(gamesEach({ ...BASE, system: 'scheveningen', section_size: 10 })).toBe(5);
  });
});

describe('the list', () => {
  const line = (id: number, changed: Partial<EventLine>): EventLine => ({
    ...BASE,
    id,
    phase: 'entries_open',
    sections: 0,
    ...changed,
  });
  const all = { stage: 'all', variant: 'all', text: '' } as const;

  it('is filtered by how far, which chess, and words without their accents', () => {
    const event = line(1, { name: 'Novoroční turnaj' });
    expect(matches(event, all)).toBe(true);
    expect(matches(event, { ...all, stage: 'running' })).toBe(false);
    expect(matches({ ...event, phase: 'running' }, { ...all, stage: 'running' })).toBe(true);
    for (const phase of ['entries_closed', 'publishing', 'published'] as const) {
      expect(matches({ ...event, phase }, { ...all, stage: 'starting' })).toBe(true);
      expect(matches({ ...event, phase }, { ...all, stage: 'running' })).toBe(false);
    }
    expect(matches({ ...event, phase: 'cancelled' }, { ...all, stage: 'finished' })).toBe(true);
    expect(matches(event, { ...all, variant: 'makruk' })).toBe(false);
    expect(matches(event, { ...all, text: 'TURNAJ novorocni' })).toBe(true);
    expect(matches(event, { ...all, text: 'o/c/2027' })).toBe(true);
    expect(matches(event, { ...all, text: 'letni' })).toBe(false);
  });

  it('marks what is played by post or e-mail, and nothing on the server', () => {
    const marks = { en: ['by post', 'by e-mail'], cs: ['poštou', 'e-mailem'] };
    for (const [language, [post, email]] of Object.entries(marks)) {
      addMessages(language, text(language));
      const short = (medium: EventLine['medium']) => inShort(line(1, { medium }));
      expect(short('post')).toBe(`${short('server')} · ${post}`);
      expect(short('email')).toBe(`${short('server')} · ${email}`);
    }
    addMessages('en', text('en'));
  });

  it('has what closes or starts first first, and of the rest the latest', () => {
    const first = line(1, { entries_close_at: '2026-12-01T00:00:00Z' });
    const later = line(2, { entries_close_at: '2026-12-02T00:00:00Z' });
    expect([later, first].sort(byDate)).toEqual([first, later]);
    const old = line(3, { phase: 'finished', starts_at: '2024-01-01T00:00:00Z' });
    const young = line(4, { phase: 'finished', starts_at: '2025-01-01T00:00:00Z' });
    expect([old, young].sort(byDate)).toEqual([young, old]);
    const soon = line(5, { phase: 'published', starts_at: '2027-01-01T00:00:00Z' });
    const late = line(6, { phase: 'entries_closed', starts_at: '2027-02-01T00:00:00Z' });
    expect([late, soon].sort(byDate)).toEqual([soon, late]);
  });
});

describe('the table', () => {
  const cell = (changed: Partial<Cell> = {}): Cell => ({
    game: 1,
    color: 'white',
    half_points: 1,
    flag: null,
    ended_at: '2026-11-10T00:00:00Z',
    may_see: true,
    ...changed,
  });
  const row = (number: number, place: number, cells: Cell[][]): SectionPlayer => ({
    number,
    place,
    prize: false,
    withdrew_silently: false,
    player: player(number, 2_000),
    predecessors: [],
    assumed: null,
    fide_title: null,
    norms: [],
    half_points: 1,
    wins: 0,
    quarter_sb: 2,
    buchholz: { all: 0, cut_one: 0, cut_two: 0, sum: 0 },
    games: 1,
    shared: false,
    cells,
  });

  it('stands by place, who shares one by start number, or by start number', () => {
    const rows = [row(1, 2, []), row(2, 1, []), row(3, 2, [])];
    const numbers = (order: table.Order) => table.inOrder(rows, order).map(({ number }) => number);
    expect(numbers('place')).toEqual([2, 1, 3]);
    expect(numbers('number')).toEqual([1, 2, 3]);
  });

  it('finds the games of a pair, none on the diagonal', () => {
    const game = cell();
    const [one, two] = [row(1, 1, [[], [game]]), row(2, 2, [[game], []])];
    expect(table.cellOf(one, two)).toEqual([game]);
    expect(table.cellOf(one, one)).toEqual([]);
    // A row that is shorter than it should be shows nothing and breaks nothing.
    expect(table.cellOf(row(1, 1, []), two)).toEqual([]);
  });

  it('counts what is unfinished without what is cancelled, and names the flags that occur', () => {
    const cells = [[cell({ half_points: null })], [cell({ half_points: null, flag: 'C' })]];
    expect(table.unfinished(row(1, 1, cells))).toBe(1);
    expect(table.flagsIn([row(1, 1, [[cell({ flag: 'E' })], ...cells])])).toEqual(['E', 'C']);
    const counts = { not_started: 1, running: 2, in_adjudication: 3, finished: 4, cancelled: 5 };
    expect(table.progress({ counts })).toEqual({ done: 4, all: 10 });
  });

  it.each([
    [0, '0'],
    [26, '6.5'],
    [73, '18.25'],
    [28, '7'],
  ])('%s quarters are %s', (n, written) => {
    addMessages('en', text('en'));
    expect(table.quarters(n)).toBe(written);
  });

  it('marks what came since the last visit; a reload within the hour is the same visit', () => {
    const first = nextVisit(null, '2026-11-01T00:00:00Z');
    expect(isNew(cell(), first.since)).toBe(true);
    const second = nextVisit(first, '2026-11-11T00:00:00Z');
    expect(second).toEqual({ since: '2026-11-01T00:00:00Z', last: '2026-11-11T00:00:00Z' });
    const reload = nextVisit(second, '2026-11-11T00:59:59Z');
    expect(reload.since).toBe('2026-11-01T00:00:00Z');
    const third = nextVisit(reload, '2026-11-11T02:00:00Z');
    expect(third.since).toBe('2026-11-11T00:59:59Z');
    expect(isNew(cell(), third.since)).toBe(false);
    expect(isNew(cell({ ended_at: null }), first.since)).toBe(false);
  });
});

it('lots are those that sha256sum gives', async () => {
  // printf %s "00…00/Section 1/N" | sha256sum, for N = 1, 2, 3
  const seed = '0'.repeat(64);
  expect(await drawn(seed, 'Section 1', [1, 2, 3])).toEqual([
    {
      who: 2,
      ticket: '1d9921a6671e4ce756374ceeb81d33ffb0866ed475b2af34d255ff04a8c868a1',
    },
    {
      who: 3,
      ticket: '4b7495450b23abdd479a0e22201bf6883c0a115939e917c3c8722e839a913683',
    },
    {
      who: 1,
      ticket: 'b7d1186ea5f26d3ef41f19fd556a176451e78985b940f7da9232d41d88505407',
    },
  ]);
  // … over `team` and the team’s number.
  const teams = await drawn(seed, 'Final', [teamLot(1), teamLot(11)]);
  expect(teams.map(({ who }) => who)).toEqual(['team 1', 'team 11']);
});

it('in a match lots are drawn within its sides, which are told by the start numbers', () => {
  const players = [5, 9, 2, 7].map((id, place) => ({ number: place + 1, player: { id } }));
  const groups = (system: System) =>
    lotGroups({ system, players: [...players].reverse() as SectionPlayer[] });
  expect(groups('round_robin')).toEqual([[5, 9, 2, 7]]);
  expect(groups('scheveningen')).toEqual([
    [5, 9],
    [2, 7],
  ]);
});

it.each(['ab/1/7', 'ab/O\'Neill\'s $(rm) `x` "y" \\/7'])('a shell takes %s as it is', (text) => {
  const printed = execFileSync('sh', ['-c', `printf %s ${quoted(text)}`], { encoding: 'utf8' });
  expect(printed).toBe(text);
});

describe('the public value of the lots', () => {
  it('is a round that nobody knows yet, and that can be looked up', () => {
    const midnight = roundOf('drand quicknet, round 27946612');
    expect(midnight?.at).toBe('2026-04-20T00:00:00.000Z');
    expect(midnight?.url).toMatch(/^https:\/\/api\.drand\.sh\/[0-9a-f]{64}\/public\/27946612$/);
    for (const other of ['drand quicknet, round 0', 'NIST beacon', '']) {
      expect(roundOf(other)).toBeUndefined();
    }
    const [open, closed] = ['2026-04-19T23:00:00Z', '2026-04-18T00:00:00Z'];
    expect(nextRound(open, closed)).toEqual(midnight);
    expect(nextRound(closed, open)).toEqual(midnight);
    expect(nextRound('2026-04-19T23:00:01Z', closed).name).toBe('drand quicknet, round 27946613');
  });
});
