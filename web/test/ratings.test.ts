// Rating lists and graphs: filters in the address, exact numbers as text, the steps of a graph, the
// order of changes, and what is loaded when.
import { h, render } from 'preact';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addMessages } from '../src/i18n';
import { chartOf } from '../src/players/chart';
import type { Change, ListHead } from '../src/ratings/api';
import { asked, filtersOf } from '../src/ratings/filters';
import { chosen } from '../src/ratings/useLists';
import { useRatingList } from '../src/ratings/useRatingList';
import { decimal, monthOf, signed } from '../src/ratings/words';
import { matching } from '../src/runs/changes';
import { useRun } from '../src/runs/useRun';
import { session } from '../src/session';
import { textsOf } from './texts';

Object.defineProperty(navigator, 'languages', { get: () => ['en-GB'] });

describe('numbers', () => {
  beforeEach(() => addMessages('en', textsOf('en', 'ratings')));

  it.each([
    ['0.64', false, '0.64', '0,64'],
    ['-1.125', false, '−1.125', '−1,125'],
    ['1.125', true, '+1.125', '+1,125'],
    ['0', true, '0', '0'],
    ['0.00', true, '0.00', '0,00'],
    ['12345678901234567.89', false, '12345678901234567.89', '12345678901234567,89'],
    ['1.5/3', false, '1.5/3', '1,5/3'],
  ])('%s stays exact', (exact, sign, english, czech) => {
    expect(decimal(exact, { sign })).toBe(english);
    addMessages('cs', textsOf('cs', 'ratings'));
    expect(decimal(exact, { sign })).toBe(czech);
  });

  it('changes have their sign, lists their month', () => {
    expect([signed(5), signed(-1_203), signed(0)]).toEqual(['+5', '−1203', '0']);
    expect(monthOf('2027-01-01')).toBe('January 2027');
  });
});

describe('filters', () => {
  it('ask for nothing that is as it would be anyway', () => {
    expect(asked(filtersOf(''))).toEqual({});
    const address = '?search=+nov%C3%A1k+&federation=CZE&title=GM&sort=change&inactive=true';
    expect(asked(filtersOf(address))).toEqual({
      ...{ search: 'novák', federation: 'CZE', title: 'GM', sort: 'change', inactive: true },
    });
  });

  it('ask for nothing that does not exist', () => {
    expect(asked(filtersOf('?federation=czechia&title=XM&sort=shoe&inactive=1'))).toEqual({});
  });
});

const head = (id: string, changed: Partial<ListHead> = {}): ListHead => ({
  ...{ id, pool: 'chess', rule_set: 'iccf', quarter: '2027/1', effective_on: '2027-01-01' },
  ...{ reported_until: '2026-12-01', published_at: '2026-12-17T00:00:00Z', players: 1 },
  ...{ in_force: false, late: false, ...changed },
});

it('without a name the newest list in chess is shown', () => {
  const lists = [
    head('chess960-2027-1', { pool: 'chess960' }),
    head('chess-2027-1'),
    head('chess-2026-4', { effective_on: '2026-10-01', in_force: true }),
    head('chess-2026-3', { effective_on: '2026-07-01' }),
  ];
  expect(chosen(lists, '')?.id).toBe('chess-2027-1');
  expect(chosen(lists, 'chess-2026-3')?.id).toBe('chess-2026-3');
  expect(chosen(lists, 'chess-1999-1')).toBeUndefined();
  expect(chosen(lists.slice(0, 1), '')?.id).toBe('chess960-2027-1');
  expect(chosen([], '')).toBeUndefined();
});

const period = (day: string, rating: number) => ({ day, rating });

describe('the graph', () => {
  const SIZE = { width: 500, height: 242 };

  it('goes in steps, from list to list, and a list counts for a quarter', () => {
    const chart = chartOf([period('2026-10-01', 2_000), period('2027-01-01', 2_100)], SIZE, 0);
    // 92 days of 183, and half of the 200 points of the scale, up.
    expect(chart.path).toBe('M44 164H266.2V64H486');
    expect(chart.end).toEqual({ x: 486, y: 64 });
    expect(chart.ratings.map(({ text }) => text)).toEqual(['1950', '2000', '2050', '2100', '2150']);
    expect(chart.years).toEqual([{ at: 266.2, text: '2027' }]);
  });

  it('shows one list alone, too, and few points not as a cliff', () => {
    const chart = chartOf([period('2026-04-01', 2_003)], SIZE, 0);
    expect(chart.path).toMatch(/^M44 [\d.]+H486$/);
    expect(chart.years).toEqual([{ at: 44, text: '2026' }]);
    const [lowest, highest] = [chart.ratings[0], chart.ratings.at(-1)];
    expect(Number(highest?.text) - Number(lowest?.text)).toBeGreaterThanOrEqual(200);
  });

  it('the last rating counts until today', () => {
    const today = Date.parse('2028-01-01');
    const { path, years } = chartOf([period('2026-01-01', 2_003)], SIZE, today);
    expect(path).toMatch(/^M44 [\d.]+H486$/);
    expect(years.map(({ text }) => text)).toEqual(['2026', '2027', '2028']);
  });

  it('never goes below nothing', () => {
    const chart = chartOf([period('2026-04-01', 3), period('2026-07-01', 0)], SIZE, 0);
    expect(chart.ratings[0]?.text).toBe('0');
    expect(chart.path).not.toContain('NaN');
  });

  it('names no more years than there is room for', () => {
    const many = Array.from({ length: 120 }, (_, place) =>
      period(`${1997 + Math.floor(place / 4)}-${['01', '04', '07', '10'][place % 4]}-01`, 2_000),
    );
    const years = (width: number) => chartOf(many, { ...SIZE, width }, 0).years;
    expect(years(300).length).toBeLessThanOrEqual(5);
    expect(years(900).length).toBeGreaterThan(10);
    expect(years(300)[0]).toEqual({ at: 44, text: '1997' });
  });
});

const change = (id: number): Change => ({
  player: {
    ...{ id, given_name: 'Šárka', family_name: 'Nováková', federation: 'CZE' },
    ...{ title: null, rating: null },
  },
  ...{ old: null, new: 2_000, change: null, games: 1, games_total: 30, method: 'changes' },
});

it('players of a run are found by parts of the name and beginnings of the number', () => {
  const list = [change(31), change(13)];
  const found = (text: string) => matching(list, text).map(({ player }) => player.id);
  expect(found(' sarka nova')).toEqual([31, 13]);
  expect(found('1')).toEqual([13]);
  expect(found('novak 1')).toEqual([]);
});

describe('what is loaded', () => {
  let answers: ((json: unknown, status?: number) => void)[] = [];
  let requests: string[] = [];

  beforeEach(() => {
    answers = [];
    requests = [];
    session.value = null;
    vi.useFakeTimers({ shouldAdvanceTime: true });
    vi.stubGlobal('fetch', (request: Request) => {
      const { pathname, search } = new URL(request.url);
      requests.push(`${request.method} ${pathname}${search}`);
      return new Promise<Response>((resolve) => {
        answers.push((json, status = 200) => resolve(Response.json(json, { status })));
      });
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const settled = (ms = 20) => vi.advanceTimersByTimeAsync(ms);

  /** A hook as a page uses it, with what it says now, and drawn again with something else. */
  function used<Wish, Value>(hook: (wish: Wish) => Value, first: Wish) {
    const box = document.createElement('div');
    const seen = {} as { now: Value };
    function Page({ wish }: { wish: Wish }) {
      seen.now = hook(wish);
      return null;
    }
    const draw = (wish: Wish) => render(h(Page, { wish }), box);
    draw(first);
    return { seen, draw };
  }

  const page = (names: string[], next: string | null) => ({ rows: names, next, total: 9 });

  it('the last wish counts, not the answer that comes last', async () => {
    const { seen, draw } = used(
      (wish: string) => useRatingList('l', filtersOf(wish)),
      '' as string,
    );
    await settled();
    answers[0]?.(page(['a', 'b'], '100'));
    await settled();
    expect(seen.now.shown?.rows).toEqual(['a', 'b']);

    // More of the list is on its way when a search takes its place.
    void seen.now.more?.();
    draw('?search=x');
    await settled();
    draw('?search=xy');
    await settled(400);
    expect(requests).toEqual([
      'GET /api/rating-lists/l?limit=100',
      'GET /api/rating-lists/l?limit=100&after=100',
      'GET /api/rating-lists/l?search=xy&limit=100',
    ]);
    answers[2]?.(page(['y'], null));
    await settled();
    answers[1]?.(page(['c'], null));
    await settled();
    expect(seen.now.shown?.rows).toEqual(['y']);
    expect(seen.now.more).toBeNull();
  });

  it('what was shown stays when more cannot be loaded, and more can be asked for again', async () => {
    const { seen } = used(() => useRatingList('l', filtersOf('')), null);
    await settled();
    answers[0]?.(page(['a'], '100'));
    await settled();
    for (const [place, status] of [503, 200].entries()) {
      void seen.now.more?.();
      await settled();
      answers[place + 1]?.(status === 200 ? page(['b'], null) : {}, status);
      await settled();
      expect(seen.now.problem?.code).toBe(status === 200 ? undefined : 'unavailable');
    }
    expect(seen.now.shown?.rows).toEqual(['a', 'b']);
  });

  it('a run is asked for again while it is calculated, and after somebody else was quicker', async () => {
    const run = (state: string, version: number) => ({ run: { id: 'r', state, version } });
    const { seen } = used(() => useRun('r'), null);
    await settled();
    answers[0]?.(run('calculating', 1));
    await settled(3_100);
    answers[1]?.({}, 503);
    await settled(3_100);
    answers[2]?.(run('preview', 2));
    await settled(9_000);
    expect(requests).toHaveLength(3);
    expect(seen.now.run?.run.state).toBe('preview');

    const publishing = seen.now.publish();
    await settled();
    answers[3]?.({ code: 'changed_meanwhile', detail: 'Changed.', status: 409 }, 409);
    await settled();
    answers[4]?.(run('preview', 3));
    expect((await publishing)?.code).toBe('changed_meanwhile');
    await settled();
    expect(seen.now.run?.run.version).toBe(3);

    const correcting = seen.now.takeBack(1);
    await settled();
    answers[5]?.(run('preview', 4));
    expect(await correcting).toBeNull();
    await settled();
    expect(seen.now.run?.run.version).toBe(4);
  });
});
