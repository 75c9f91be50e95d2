// Rating lists, players and runs as the server would tell them, for pages whose routes answer from here.
import type { Page } from '@playwright/test';
import { DIRECTOR, type Person, people, person } from './events';
import type { Sent } from './leave';
import { problem } from './leave';
import { AWARD, NORMS } from './titles';

type Json = Record<string, unknown>;

const MONTHS = ['01-01', '04-01', '07-01', '10-01'];
const REPORTED = ['12-01', '03-01', '06-01', '09-01'];

/** "2027/1" in chess. */
export function head(quarter: string, changed: Json = {}) {
  const [year = '', number = ''] = quarter.split('/');
  const place = Number(number) - 1;
  const pool = String(changed.pool ?? 'chess');
  return {
    ...{ id: `${pool}-${year}-${number}`, pool, rule_set: 'iccf', quarter },
    effective_on: `${year}-${MONTHS[place]}`,
    reported_until: `${Number(year) - (place ? 0 : 1)}-${REPORTED[place]}`,
    ...{
      published_at: '2026-12-17T09:00:00Z',
      late: false,
      players: 2_345,
      in_force: quarter < '2027/1',
    },
    ...changed,
  };
}

export const someLists = () => [
  head('2027/1'),
  head('2026/4'),
  head('2026/3'),
  head('2026/4', { pool: 'chess960', players: 3 }),
];

export function row(place: number) {
  const { rating, ...player } = person(place);
  return {
    place: place % 9 === 8 ? null : place + 1,
    player: { ...player, rating },
    ...{
      rating: rating ?? 1_500,
      games: 12 + 3 * place,
      fixed: place % 5 !== 0,
    },
    status: place % 18 === 17 ? 'deceased' : place % 9 === 8 ? 'inactive' : 'active',
    ...{ change: place % 6 === 5 ? null : 7 - place },
  };
}

export interface ListWorld {
  lists?: ReturnType<typeof head>[];
  rows?: ReturnType<typeof row>[];
}

/** Answers the routes of lists as a server does, a hundred players at a time; keeps what was asked. */
export async function mockLists(page: Page, world: ListWorld): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/\/api\/rating-lists(\/[^/]*)?$/, (route) => {
    const { pathname } = new URL(route.request().url());
    const { lists = [] } = world;
    if (pathname === '/api/rating-lists') return route.fulfill({ json: { lists } });
    return route.fulfill(problem(404, 'not_found'));
  });
  await page.route(/\/api\/rating-lists\/[^/]+\?/, (route) => {
    const { pathname, search, searchParams: wanted } = new URL(route.request().url());
    asked.push(search);
    const { lists = [], rows = [] } = world;
    const list = lists.find(({ id }) => pathname.endsWith(`/${id}`));
    if (!list) return route.fulfill(problem(404, 'not_found'));
    const text = (wanted.get('search') ?? '').toLowerCase();
    const fits = rows.filter(
      ({ player, status }) =>
        `${player.given_name} ${player.family_name} ${player.id}`.toLowerCase().includes(text) &&
        (!wanted.has('federation') || player.federation === wanted.get('federation')) &&
        (!wanted.has('title') || player.title === wanted.get('title')) &&
        (status === 'active' || wanted.get('inactive') === 'true'),
    );
    const from = Number(wanted.get('after') ?? 0);
    const next = from + Number(wanted.get('limit'));
    const federations = [...new Set(rows.map(({ player }) => player.federation))].sort();
    const json = {
      list,
      total: fits.length,
      rows: fits.slice(from, next),
      federations,
    };
    return route.fulfill({
      json: { ...json, next: next < fits.length ? String(next) : null },
    });
  });
  return asked;
}

export const manyRows = (count: number) => Array.from({ length: count }, (_, place) => row(place));

/** Four lists a year, the last one of January 2027. */
export function periods(count: number) {
  return Array.from({ length: count }, (_, place) => {
    const quarters = 2_027 * 4 - (count - 1 - place);
    const [year, number] = [Math.floor(quarters / 4), (quarters % 4) + 1];
    const rating = 2_150 + 6 * place + ((place * 37) % 41);
    return {
      ...{
        list: `chess-${year}-${number}`,
        effective_on: `${year}-${MONTHS[number - 1]}`,
      },
      ...{ rating, games: 14 + 4 * place, games_in_period: place % 4 },
      change: place === 0 ? null : 6 + ((place * 37) % 41) - (((place - 1) * 37) % 41),
      method: place === 0 ? 'imported' : place < 5 ? 'all_games' : 'changes',
    };
  });
}

export function pool(changed: Json = {}) {
  return {
    ...{
      pool: 'chess',
      rating: 2_418,
      games: 138,
      published: true,
      fixed: true,
    },
    ...{ periods: periods(24), forecast: null },
    ...changed,
  };
}

export const FORECAST = {
  ...{ rating: 2_423, games: 2 },
  running: [1, 3].map((place) => ({
    ...{
      game: 48_200 + place,
      opponent: person(place),
      opponent_rating: 2_390,
    },
    ...{ if_won: '4.8', if_drawn: '-0.2', if_lost: '-5.2' },
  })),
};

export function profile(changed: Json = {}) {
  return {
    ...{
      player: person(0),
      fide_rating: 2_301,
      fide: {
        list: '2027/1',
        rating: 2_301,
        title: 'IM' as string | null,
        counts: true,
      } as Json | null,
      words: null as string | null,
      picture: null as string | null,
    },
    ratings: [
      pool({ forecast: FORECAST }),
      pool({
        ...{
          pool: 'chess960',
          rating: 2_210,
          games: 9,
          published: false,
          fixed: false,
        },
        periods: [],
      }),
    ],
    ...{ awards: [AWARD], norms: NORMS, recorded_norms: [] },
    record: {
      white: { won: 61, drawn: 200, lost: 13 },
      black: { won: 35, drawn: 212, lost: 0 },
    },
    events: Array.from({ length: 12 }, (_, place) => ({
      ...{
        section: 70 + place,
        name: String(place + 1),
        event_name: `Open Class 20${26 - place}`,
      },
      ...{ finished: place > 0, finished_games: place > 0 ? 12 : 9 },
      ...{ event: 7 + place, half_points: 9 + place, games: 12 },
      place: place > 0 ? { place, shared: place === 2, of: 13 } : null,
    })),
    ...changed,
  };
}

const PLACE = { rating: 2_409, games: 131 };

/** A fixed rating, which every game changes. */
export function explanation(changed: Json = {}) {
  return {
    ...{
      list: head('2027/1'),
      player: person(0),
      old: PLACE,
      new: { rating: 2_418, games: 134 },
    },
    ...{ method: 'changes', rule: 'RAT-16', rounding_rule: 'RAT-17' },
    k: { r: '10', g: '1', k: '10', rule: 'RAT-9' },
    games: ['start', 'fide', 'level'].map((source, place) => ({
      ...{ game: 48_200 + place, section: 70, opponent: person(place + 1) },
      ...{
        half_points: place,
        opponent_rating: 2_390,
        source,
        rule: 'TR-9.4',
        earlier: false,
      },
      ...{
        difference: 19,
        expected: '0.53',
        change: place ? '4.7' : '-5.3',
        counted: null,
      },
    })),
    ...{ sum: '8.5', average: null, exact: '2417.5', corrections: [] },
    ...changed,
  };
}

/** A rating from the average of the opponents, replaced by a decision. */
export const ofAverage = () =>
  explanation({
    ...{
      method: 'replaced_by_commissioner',
      rule: 'RAT-16',
      k: null,
      sum: null,
    },
    games: explanation().games.map((game) => ({
      ...game,
      ...{
        difference: null,
        expected: null,
        change: null,
        counted: '2390',
        earlier: true,
      },
    })),
    average: {
      score: '1.5/3',
      p: '0.5',
      rc: '2390',
      difference: 0,
      factor: '1',
    },
    exact: '2390',
    corrections: [
      {
        reason: 'Lost ten games by default in the year of the flood.',
        at: '2026-12-16T10:00:00Z',
        kind: 'first_rating_formula',
      },
    ],
  });

export interface PlayerWorld {
  profile?: ReturnType<typeof profile>;
  why?: ReturnType<typeof explanation>;
}

export async function mockPlayer(page: Page, world: PlayerWorld) {
  const asked: string[] = [];
  await page.route('**/api/players/**', (route) => {
    const { pathname } = new URL(route.request().url());
    asked.push(pathname);
    const json = pathname.includes('/ratings/') ? world.why : world.profile;
    return route.fulfill(json ? { json } : problem(404, 'unknown_player'));
  });
  return asked;
}

export function runHead(changed: Json = {}) {
  return {
    ...{
      id: 'chess-2027-1',
      pool: 'chess',
      rule_set: 'iccf',
      quarter: '2027/1',
    },
    ...{ state: 'preview', version: 3, games: 812, players: 2_345 },
    ...{ published_at: null as string | null, effective_on: '2027-01-01' },
    ...{
      withdrawn_reason: null as string | null,
      imported: false,
      in_force: false,
    },
    ...changed,
  };
}

export const correction = (number: number, changed: Json = {}) => ({
  ...{
    number,
    kind: 'first_rating_formula',
    player: person(number),
    section: null,
    rating: null,
  },
  ...{
    reason: 'Evidently inappropriate.',
    by: DIRECTOR,
    at: '2026-12-16T10:00:00Z',
  },
  ...changed,
});

/** Not in the order of their size, which is the server's. */
export const changes = (count: number) =>
  people(count).map((player, place) => ({
    player,
    ...{
      old: place === 0 ? null : 2_300,
      new: place === 0 ? 1_987 : 2_300 + place,
    },
    ...{
      change: place === 0 ? null : place,
      games: 1 + (place % 9),
      games_total: 40,
    },
    method: place === 0 ? 'first' : 'changes',
  }));

export function run(changed: Json = {}) {
  return {
    run: runHead(),
    notes: [
      {
        ...{
          code: 'short_history',
          text: 'Of 20 games only 12 are known here.',
        },
        ...{
          player: person(3) as Person | null,
          game: 48_203 as number | null,
        },
      },
    ],
    corrections: [
      correction(1),
      correction(2, { kind: 'start_rating', section: 70, rating: 2_150 }),
    ],
    ...{ changes: changes(150), changes_total: 150 },
    ...changed,
  };
}

export interface RunWorld {
  runs?: ReturnType<typeof runHead>[];
  run?: ReturnType<typeof run>;
  /** What the next request that changes something is refused with. */
  refuse?: ReturnType<typeof problem> | undefined;
}

const NEXT = [
  {
    ...{ pool: 'chess', quarter: '2027/1', effective_on: '2027-01-01' },
    ...{
      reported_until: '2026-12-01',
      entered_until: '2026-12-04',
      available_from: '2026-12-18',
      may_start: true,
    },
  },
  {
    ...{ pool: 'chess960', quarter: '2027/1', effective_on: '2027-01-01' },
    ...{
      reported_until: '2026-12-01',
      entered_until: '2026-12-04',
      available_from: '2026-12-18',
      may_start: false,
    },
  },
];

export async function mockRuns(page: Page, world: RunWorld): Promise<Sent[]> {
  const sent: Sent[] = [];
  await page.route(/\/api\/rating-(runs|lists)(\/|$)/, (route) => {
    const request = route.request();
    const { pathname: path } = new URL(request.url());
    const changing = request.method() !== 'GET';
    if (changing)
      sent.push({
        path: `${request.method()} ${path}`,
        body: request.postDataJSON(),
      });
    const refused = changing ? world.refuse : undefined;
    if (refused) world.refuse = undefined;
    const json =
      path === '/api/rating-lists'
        ? head('2026/4')
        : path === '/api/rating-runs' && !changing
          ? { runs: world.runs ?? [], next: NEXT }
          : world.run;
    return route.fulfill(refused ?? (json ? { json } : problem(404, 'not_found')));
  });
  return sent;
}
