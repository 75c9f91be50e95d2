// The desk's queue, facts, cases and decisions as the server would tell them, for pages whose routes
// answer from here.
import type { Page } from '@playwright/test';

const NOBODY = { federation: 'CZE', title: null, rating: null };
export const EVA = {
  ...NOBODY,
  id: 900001,
  given_name: 'Eva',
  family_name: 'Rosenthal',
};
export const TOMAS = {
  ...NOBODY,
  id: 160012,
  given_name: 'Tomáš',
  family_name: 'Novák',
};
export const GABOR = {
  ...NOBODY,
  id: 470023,
  given_name: 'Gábor',
  family_name: 'Szabó',
};
export const SECTION = {
  id: 7,
  name: '3',
  event_name: 'Master Class 2026',
  director: null,
};
const NOW = '2026-11-21T12:00:00Z';

export interface Decided {
  id: number;
  kind: string;
  [member: string]: unknown;
}

export function decision(id: number, kind: string, rest: object = {}): Decided {
  return {
    id,
    section: SECTION.id,
    at: '2026-11-10T10:00:00Z',
    by: EVA,
    kind,
    player: null,
    games: [],
    title: null,
    position: null,
    reason: `Reason ${id}.`,
    rule: null,
    undoes: null,
    undone_by: null,
    case: null,
    to_all: false,
    to: [],
    done: true,
    ...rest,
  };
}

const nothing = { by: null, days: null, moves: null, white_halves: null };
export const clockSet = (id: number, game: number, days: number) =>
  decision(id, 'set_clock', {
    player: TOMAS,
    rule: 'LAW-6.11',
    games: [
      {
        game,
        what: [{ ...nothing, code: 'clock_adjusted', by: 'white', days, moves: 1 }],
      },
    ],
  });

export function caseOf(id: number, kind: string, rest: object = {}) {
  return {
    id,
    version: 1,
    kind,
    state: 'open',
    opened_at: '2026-11-09T08:00:00Z',
    age_days: 12,
    by: TOMAS,
    section: SECTION,
    game: 48201 as number | null,
    player: null,
    message: null,
    url: null,
    decision: null as number | null,
    text: 'Does my leave count in the new year, too?',
    answers: [] as { at: string; by: typeof TOMAS; text: string }[],
    decisions: [],
    outcome: null,
    due: null,
    may: { answer: true, decide: false },
    ...rest,
  };
}

const SUMMARIES = ['query', 'message_report', 'publication', 'appeal'];

export function waiting(count: number) {
  return Array.from({ length: count }, (_, place) => {
    const kind = place % 6 === 4 ? 'claim' : place % 6 === 5 ? 'adjudication' : 'case';
    const game = kind === 'case' && place % 6 === 2 ? null : 48201 + place;
    return {
      kind,
      id: kind === 'case' ? place + 1 : 48201 + place,
      section: { ...SECTION, director: null },
      game,
      since: new Date(Date.parse(NOW) - (count - place) * 86_400_000).toISOString(),
      age_days: count - place,
      about: place % 6 === 2 ? GABOR : null,
      by: kind === 'adjudication' ? null : TOMAS,
      name: null as string | null,
      summary: kind === 'claim' ? 'tablebase_draw' : (SUMMARIES[place % 6] ?? 'adjudication'),
    };
  });
}

/** What officers decide: an event from elsewhere, a transfer, a title. */
export function ofOfficers() {
  const [line] = waiting(1);
  const item = { ...line, section: null, game: null, by: null, about: TOMAS };
  return [
    {
      ...item,
      kind: 'import',
      id: 4,
      about: null,
      by: EVA,
      name: 'Brno Open 2025',
      summary: 'import',
    },
    { ...item, kind: 'transfer', id: 5, summary: 'transfer' },
    { ...item, kind: 'title', id: 6, name: 'GM', summary: 'title' },
  ];
}

export async function mockQueue(page: Page, items: unknown[] = []) {
  await page.route('**/api/director/queue', (route) =>
    route.fulfill({ json: { now: NOW, items } }),
  );
}

const clock = {
  bank_seconds: null,
  control_move: 40,
  days_left: 31,
  days_used: 69,
  doubled: false,
  doubles_in_seconds: null,
  moves_to_go: 11,
  running: false,
  seconds_left: null,
};

export function facts(standing = 'running', rest: object = {}) {
  const leave = [{ from: '2026-08-03T00:00:00Z', until: '2026-08-17T00:00:00Z' }];
  return {
    game: 48201,
    section: SECTION,
    now: NOW,
    standing,
    white: {
      player: TOMAS,
      clock: { ...clock, running: true, seconds_left: 900_000 },
      leave,
    },
    black: {
      player: GABOR,
      clock: { ...clock, days_left: 4, days_used: 96 },
      leave: [],
    },
    turn: 'white',
    ply: 58,
    fen: '8/5pk1/6p1/8/3R4/5P2/r5PK/8 w - - 0 30',
    moves: [
      {
        san: '29. Rd4',
        by: 'white',
        at: '2026-11-01T10:00:00Z',
        charged_days: 3,
      },
      {
        san: '29… Ra2',
        by: 'black',
        at: '2026-11-04T10:00:00Z',
        charged_days: 0,
      },
    ],
    days_since_move: 17,
    silence: { announced: false, days: 17, lost_at: '2026-12-15T00:00:00Z' },
    ending: null,
    decisions: [clockSet(31, 48201, -2)],
    same_kind: [],
    about_player: [],
    cases: [],
    publication: null,
    adjudication_claims: [],
    claims_until: null,
    ...rest,
  };
}

/** A section's table with players, of which the pages read no more than that. */
export function table(count: number) {
  const player = (place: number) =>
    [TOMAS, GABOR][place] ?? {
      ...TOMAS,
      id: 500000 + place,
      family_name: `Player ${place}`,
    };
  return {
    ...SECTION,
    event: null,
    starts_at: '2026-01-01T00:00:00Z',
    ends_at: null,
    tie_breaks: [],
    seed: null,
    now: NOW,
    counts: {
      not_started: 0,
      running: 3,
      in_adjudication: 0,
      finished: 0,
      cancelled: 0,
    },
    system: null,
    visibility: { kind: 'finished' },
    norms: [],
    players: Array.from({ length: count }, (_, place) => ({
      number: place + 1,
      player: player(place),
      half_points: 0,
      wins: 0,
      quarter_sb: 0,
      buchholz: { all: 0, cut_one: 0, cut_two: 0, sum: 0 },
      games: 0,
      place: 1,
      shared: true,
      norms: [],
      predecessors: [],
      cells: Array.from({ length: count }, () => []),
    })),
  };
}

/** What was sent to a route, in order. */
export interface Sent {
  path: string;
  body: Record<string, unknown>;
}

/** Answers what matches, keeps what is posted; `answer` makes the reply to that. */
export async function mock(
  page: Page,
  route: RegExp,
  get: () => unknown,
  answer: (body: Record<string, unknown>) => unknown = get,
): Promise<Sent[]> {
  const sent: Sent[] = [];
  await page.route(route, async (each) => {
    const request = each.request();
    if (request.method() === 'GET') return each.fulfill({ json: get() });
    const body = (request.postDataJSON() ?? {}) as Record<string, unknown>;
    sent.push({ path: new URL(request.url()).pathname, body });
    return each.fulfill({ json: answer(body) });
  });
  return sent;
}

export function withdrawal(state: string, rest: object = {}) {
  return {
    id: '160012-1',
    version: 1,
    player: TOMAS,
    at: '2026-11-15T10:00:00Z',
    state,
    grounds: 'grave_illness',
    months: 6,
    reasons: 'An operation, then a cure.',
    games: [{ game: 48201, note: 'A rook ending, even.' }],
    decisions: [] as object[],
    suspended_until: null,
    games_planned: 0,
    games_done: 0,
    done: true,
    ...rest,
  };
}

const KINDS = ['accepted', 'unaccepted', 'silent', 'death'];

/** What each decision would bring, in an event with so many games. */
function outlook(count: number) {
  const ends = (kind: string) => (kind === 'unaccepted' || kind === 'silent' ? 'default' : null);
  const game = (place: number) => ({
    game: 48201 + place,
    opponent: GABOR,
    white: place % 2 === 0,
    stage: place === 1 ? 'finished' : 'running',
    moves: 31 - place,
    started: true,
    claims_win: place < 5,
    consequences: KINDS.map((kind) => ({
      kind,
      consequence: place === 1 ? null : (ends(kind) ?? 'adjudicate'),
      awaits_substitute: false,
      rule: 'TR-8.3',
    })),
  });
  const games = Array.from({ length: count }, (_, place) => game(place));
  const event = {
    event: 7,
    name: 'Master Class 2026',
    rule_set: 'iccf',
    begun: true,
    games,
  };
  return {
    events: [event],
    entered: [{ event: 8, name: 'Spring Open 2027' }],
    suspensions: [
      { kind: 'accepted', min: 6, max: 1200, usual: 6 },
      { kind: 'unaccepted', min: 12, max: 1200, usual: 12 },
      { kind: 'silent', min: 0, max: 24, usual: null },
      { kind: 'death', min: 0, max: 0, usual: 0 },
    ],
    earlier: [],
    needs_review: false,
    may_review: false,
  };
}

/** A withdrawal with all of that. */
export function withdrawalCase(of: object, count: number, rest: object = {}) {
  return { withdrawal: of, ...outlook(count), ...rest };
}

/** The same of a player who has not asked. */
export const withdrawalPreview = (count: number) => ({
  player: TOMAS,
  ...outlook(count),
});

/** The log and the table of the section. */
export const LOG = /\/api\/sections\/7\/decisions$/;
export const TABLE = /\/api\/sections\/7$/;

/** A picture of the page for whoever wants to look at it. */
export async function shot(page: Page, name: string) {
  const folder = process.env.POSTHORN_SHOTS;
  const width = page.viewportSize()?.width ?? 0;
  const dark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const path = `${folder}/${name}-${width}${dark ? '-dark' : ''}.png`;
  if (folder) await page.screenshot({ path, fullPage: true });
}
