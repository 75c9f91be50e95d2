// What a director decides about scores: from what was pressed to what is sent, and in words; and events by post
// in the wizard and at the desk.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Game, Problem } from '../src/api/types';
import type { QueueItem } from '../src/decisions/api';
import { titleOf } from '../src/desk/QueueRow';
import { kindOf, pathOf } from '../src/desk/useQueue';
import { sentencesOf } from '../src/events/sentences';
import { addMessages } from '../src/i18n';
import { EMPTY, alike, announcementOf, draftOf, withField } from '../src/organise/draft';
import { FIELD_OF, refusedOf, stepOf } from '../src/organise/steps';
import type { Line, Scores, Sheet } from '../src/score/api';
import { type Plan, complaintsOf, linesOf, rulingOf } from '../src/score/direct/plan';
import {
  type Ruling,
  answerDays,
  endOf,
  isGrave,
  isOver,
  lineSays,
  refusalText,
  sentenceOf,
  startsOf,
} from '../src/score/direct/ruling';
import { player } from './player';
import { textsOf } from './texts';

Object.defineProperty(navigator, 'languages', { get: () => ['en-GB'] });

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

const line = (half_move: number, changed: Partial<Line> = {}): Line => ({
  half_move,
  by: half_move % 2 ? 'white' : 'black',
  san: `M${half_move}`,
  iccf: '',
  uci: `m${half_move}`,
  fen: START,
  arrived_on: '2027-01-10',
  sent_on: '2027-01-12',
  days: 2,
  draw_offered: false,
  ...changed,
});

const lines = (count: number, fen = START): Line[] =>
  Array.from({ length: count }, (_, index) => line(index + 1, { fen }));

const sheet = (of: Line[]): Sheet =>
  ({
    ...{ lines: of, entered: of.length, address: null },
    ...{ claim: null, answered_at: null, position: null },
  }) as never;

const OVERSTEP = {
  white: { white_halves: 0, black_halves: 2 },
  black: { white_halves: 2, black_halves: 0 },
  both: { white_halves: 0, black_halves: 0 },
};

const scores = (of: Line[], changed: Partial<Scores> = {}): Scores => ({
  me: null,
  open: true,
  base: 0,
  stands: of.length,
  differ_at: null,
  start_fen: START,
  starts_on: '2027-01-01',
  reversed: false,
  white: sheet(of),
  black: sheet(of),
  asked: null,
  acts: [],
  overstep: OVERSTEP,
  begins_again: true,
  ...changed,
});

const game = {
  ending: null,
  variant: 'chess',
  white: { player: player(1, 2_400) },
  black: { player: player(2, 2_300) },
} as unknown as Game;

const sent = { move: 'Nf6', arrived_on: '2027-01-10', sent_on: '2027-01-12' };

describe('what is sent', () => {
  const differing = scores(lines(2), {
    stands: 1,
    differ_at: 2,
    black: sheet([line(1), line(2, { san: 'c5', draw_offered: true }), line(3)]),
  });
  const fields = { 'move-3': ' Nf6 ', 'arrived-3': '2027-01-10', 'sent-3': '2027-01-12' };

  it.each<[Plan, Record<string, string>, Ruling | null]>([
    [
      { kind: 'version', of: 'black', from: 2 },
      {},
      {
        kind: 'settle',
        from: 2,
        lines: [
          { ...sent, move: 'c5 (=)' },
          { ...sent, move: 'M3' },
        ],
      },
    ],
    [
      { kind: 'lines', from: 2 },
      { from: '1', ...fields },
      { kind: 'settle', from: 1, lines: [sent] },
    ],
    [{ kind: 'back' }, { from: '1' }, { kind: 'settle', from: 1, lines: [] }],
    [
      { kind: 'ask' },
      { what: 'sheet', until: '2027-03-01' },
      { kind: 'ask', what: 'sheet', until: '2027-03-01' },
    ],
    [{ kind: 'ask' }, { what: '', until: '2027-03-01' }, null],
    [{ kind: 'exceeded', by: 'white' }, { by: 'both' }, { kind: 'exceeded', by: 'both' }],
    [{ kind: 'exceeded', by: '' }, { by: '' }, null],
    ...(
      [
        ['2-0', 2, 0],
        ['0-2', 0, 2],
        ['1-1', 1, 1],
        ['0-0', 0, 0],
      ] as const
    ).map(([result, white_halves, black_halves]): [Plan, Record<string, string>, Ruling] => [
      { kind: 'record' },
      { result },
      { kind: 'record', white_halves, black_halves },
    ]),
    [{ kind: 'record' }, { result: '' }, null],
    [{ kind: 'record' }, { result: 'toString' }, null],
    [{ kind: 'uphold' }, {}, { kind: 'record', white_halves: 1, black_halves: 1 }],
    [{ kind: 'period', of: '' }, { of: 'white' }, { kind: 'begin_period', of: 'white' }],
    [{ kind: 'period', of: '' }, { of: 'both' }, null],
    [{ kind: 'dismiss', of: 'black', claim: 'draw' }, {}, { kind: 'dismiss', of: 'black' }],
    [{ kind: 'colours' }, {}, { kind: 'colours_reversed' }],
  ])('%j with %j', (plan, values, ruling) => {
    expect(rulingOf(plan, values, differing)).toEqual(ruling);
  });

  it('has the rows in their order, and asks for a reason and for days in theirs', () => {
    const two = { 'move-7': 'e4', 'move-2': 'e5' };
    expect(linesOf(two).map(({ move }) => move)).toEqual(['e4', 'e5']);
    const wrong = (values: Record<string, string>) =>
      Object.keys(complaintsOf({ kind: 'lines', from: 1 }, values));
    expect(wrong({ ...fields, reason: 'Yes.' })).toEqual([]);
    expect(wrong({ ...fields, reason: '  ' })).toEqual(['reason']);
    expect(wrong({ ...fields, 'sent-3': '2027-01-09', reason: 'Yes.' })).toEqual(['sent-3']);
  });

  it('can begin with what stands, or right after it', () => {
    expect(startsOf(differing)).toEqual([1, 2]);
    expect(startsOf(scores([line(11)], { base: 10, stands: 11 }))).toEqual([11, 12]);
  });

  it('is answered on one of the next sixty days, in UTC', () => {
    expect(answerDays('2026-12-31T23:59:59Z')).toEqual({ min: '2027-01-01', max: '2027-03-01' });
  });
});

describe('what it comes to', () => {
  beforeAll(() => addMessages('en', textsOf('en', 'decisions')));

  it('a game begins again where the server says so', () => {
    const say = (begins_again: boolean) =>
      sentenceOf({ kind: 'colours_reversed' }, game, scores([], { begins_again }));
    expect(say(true)).toContain('the game begins again');
    expect(say(false)).toContain('is played on');
  });

  it('an overstep is lost, or drawn where the server says that nobody can mate', () => {
    const drawn = { white_halves: 1, black_halves: 1 };
    const of = scores([], { overstep: { ...OVERSTEP, white: drawn } });
    expect(endOf(of, 'white')).toBe('draw');
    expect(endOf(of, 'black')).toBe('loss');
    expect(endOf(scores([]), 'white')).toBe('loss');
  });

  it('both lose where nobody can tell who was first', () => {
    expect(endOf(scores([]), 'both')).toBe('both');
  });

  it('nothing is decided about what is over', () => {
    const act = { at: '', by: 1, half_move: null, reason: '' };
    expect(isOver(game, scores([]))).toBe(false);
    expect(isOver({ ...game, ending: {} } as Game, scores([]))).toBe(true);
    const ended = scores([], { acts: [{ ...act, kind: 'both_exceeded' }] });
    expect(isOver(game, ended)).toBe(true);
    expect(isOver(game, scores([], { acts: [{ ...act, kind: 'recorded' }] }))).toBe(true);
    expect(isOver(game, scores([], { acts: [{ ...act, kind: 'settled' }] }))).toBe(false);
  });

  it('is grave where it ends the game or takes away what was entered', () => {
    const short = scores(lines(4));
    expect(isGrave({ kind: 'exceeded', by: 'both' }, short)).toBe(true);
    expect(isGrave({ kind: 'record', white_halves: 1, black_halves: 1 }, short)).toBe(true);
    expect(isGrave({ kind: 'settle', from: 1, lines: [] }, short)).toBe(true);
    expect(isGrave({ kind: 'settle', from: 1, lines: [sent] }, short)).toBe(false);
    expect(isGrave({ kind: 'colours_reversed' }, short)).toBe(true);
    const on = scores(lines(20), { begins_again: false });
    expect(isGrave({ kind: 'colours_reversed' }, on)).toBe(false);
    expect(isGrave({ kind: 'dismiss', of: 'white' }, short)).toBe(false);
  });
});

const RULINGS: Ruling[] = [
  { kind: 'record', white_halves: 2, black_halves: 0 },
  { kind: 'record', white_halves: 0, black_halves: 2 },
  { kind: 'record', white_halves: 1, black_halves: 1 },
  { kind: 'record', white_halves: 0, black_halves: 0 },
  { kind: 'ask', what: 'sheet', until: '2027-03-01' },
  { kind: 'ask', what: 'position', until: '2027-03-01' },
  { kind: 'settle', from: 2, lines: [sent] },
  { kind: 'settle', from: 2, lines: [sent, sent] },
  { kind: 'settle', from: 2, lines: [] },
  { kind: 'dismiss', of: 'white' },
  { kind: 'dismiss', of: 'black' },
  { kind: 'begin_period', of: 'white' },
  { kind: 'colours_reversed' },
  { kind: 'exceeded', by: 'white' },
  { kind: 'exceeded', by: 'black' },
  { kind: 'exceeded', by: 'both' },
];

describe.each(['en', 'cs'])('in %s', (language) => {
  beforeAll(() =>
    addMessages(language, textsOf(language, 'decisions', 'game', 'score', 'events', 'control')),
  );

  it('every decision is told in words of its own', () => {
    const told = RULINGS.map((ruling) => sentenceOf(ruling, game, scores(lines(3))));
    for (const text of told) expect(text).not.toMatch(/score-|game-|decide-|[{}]|undefined/);
    expect(new Set(told).size).toBe(told.length);
    expect(told.slice(0, 4).map((text) => /[01½]–[01½]/.exec(text)?.[0])).toEqual([
      ...['1–0', '0–1', '½–½', '0–0'],
    ]);
    expect(told.at(-1)).toContain('0–0');
    expect(told.at(-2)).toContain('1–0');
    expect(told.at(-3)).toContain('0–1');
  });

  it('lines are told with their days, and a refusal with its half-move', () => {
    expect(lineSays(scores(lines(3)), 2, sent)).toMatch(/1… Nf6.*10.*12/);
    const problem = (code: string, at?: string): Problem => ({
      ...{ type: '', title: '', status: 422, detail: 'as the server says', code },
      ...(at && { errors: [{ line: Number(at), code, detail: '' } as never] }),
    });
    expect(refusalText(problem('illegal_move', '2'), scores([]))).toMatch(/^1… /);
    expect(refusalText(problem('bad_date'), scores([]))).toMatch(/60/);
    expect(refusalText(problem('something_new'), scores([]))).toBe('as the server says');
  });

  it('each way to send moves is said, and what no server does is not', () => {
    const announcement = announcementOf({ ...EMPTY, director: '1' });
    const told = (['server', 'email', 'post'] as const).map((medium) =>
      sentencesOf({ ...announcement, medium }, { kind: 'none' }).flatMap(
        (group) => group.sentences,
      ),
    );
    expect(new Set(told.map((each) => each.join(' '))).size).toBe(3);
    const [server = [], , post = []] = told;
    expect(post.length).toBeLessThan(server.length);
  });
});

describe('the desk', () => {
  const item = (summary: string): QueueItem =>
    ({
      kind: 'game_score',
      id: 48_201,
      game: 48_201,
      section: null,
      summary,
      count: null,
    }) as never;

  it('names what waits about a score, and leads to it', () => {
    addMessages('en', textsOf('en', 'decisions'));
    const titles = ['score_claim', 'scores_differ', 'score_unanswered'].map((summary) =>
      titleOf(item(summary)),
    );
    for (const title of titles) expect(title).not.toMatch(/queue-/);
    expect(new Set(titles).size).toBe(3);
    expect(pathOf(item('score_claim'))).toBe('/game/48201/score');
    expect(kindOf(item('score_claim'))).toBe('game_score');
  });
});

describe('an event by post in the wizard', () => {
  const posted = withField({ ...EMPTY, director: '1', visible: 'live' }, 'medium', 'post');

  it('asks nothing of the server', () => {
    expect(announcementOf(posted)).toMatchObject({
      medium: 'post',
      silence: 'off',
      flag: 'claimed',
      conditional_moves: 'none',
      visibility: { kind: 'finished' },
    });
  });

  it('has no Triple Block, and forgets nothing else', () => {
    const triple = { ...EMPTY, control: 'triple_block', bank: '90' };
    expect(withField(triple, 'medium', 'post')).toMatchObject({
      control: EMPTY.control,
      bank: '90',
    });
    expect(withField(triple, 'medium', 'server').control).toBe('triple_block');
    expect(announcementOf(withField(posted, 'medium', 'server'))).toMatchObject({
      silence: 'forty_days',
      flag: 'server',
      visibility: { kind: 'live' },
    });
  });

  it('is carried over to the next like it, with what a server does left to choose', () => {
    const event = { announcement: announcementOf(posted), time_control: { kind: 'none' } } as const;
    expect(alike(event).medium).toBe('post');
    const { silence, flag, conditional, visible } = draftOf(event);
    const { silence: usual, flag: byServer, conditional: tree, visible: finished } = EMPTY;
    expect([silence, flag, conditional, visible]).toEqual([usual, byServer, tree, finished]);
  });

  it('is refused at the field of its time, in words of its own', () => {
    expect(FIELD_OF.triple_block_elsewhere).toBe('control');
    const problem: Problem = {
      type: '',
      title: '',
      status: 422,
      code: 'too_little_time',
      detail: '',
    };
    expect(refusedOf(problem, { medium: 'email' })).toBe(problem);
    const { code } = refusedOf(problem, { medium: 'post' });
    expect(code).not.toBe(problem.code);
    expect(stepOf(code)).toBe('time');
  });
});
