// The scores of a game by post as the server would tell them to its director, and what is decided about them.
import type { Page, Route } from '@playwright/test';
import { problem } from './leave';

export type Json = Record<string, unknown>;

/** A game of the demo that its director sees; here it is played by post. */
export const GAME = 48205;

const FENS = {
  e4: 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1',
  e5: 'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2',
  c5: 'rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2',
} as const;
const UCI = { e4: 'e2e4', e5: 'e7e5', c5: 'c7c5' } as const;
const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

export function line(half_move: number, san: keyof typeof FENS, arrived: string, sent: string) {
  return {
    half_move,
    by: half_move % 2 ? 'white' : 'black',
    san,
    iccf: UCI[san],
    uci: UCI[san],
    fen: FENS[san],
    arrived_on: arrived,
    sent_on: sent,
    days: (Date.parse(sent) - Date.parse(arrived)) / 86_400_000,
    draw_offered: false,
  };
}

function clock(exceeded_at: number | null) {
  return {
    clock: {
      bank_seconds: null,
      control_move: 10,
      days_left: exceeded_at ? -3 : 38,
      days_used: exceeded_at ? 53 : 12,
      moves_to_go: 9,
      seconds_left: null,
    },
    exceeded_at,
  };
}

export function sheet(lines: ReturnType<typeof line>[], changed: Json = {}): Json {
  return {
    lines,
    entered: lines.length,
    address: null,
    clocks: { white: clock(null), black: clock(null) },
    claim: null,
    answered_at: null,
    position: null,
    ...changed,
  };
}

/** Clocks by a sheet, of which some have used more than there was. */
export const clocks = (white: number | null, black: number | null) => ({
  clocks: { white: clock(white), black: clock(black) },
});

const e4 = line(1, 'e4', '2026-11-01', '2026-11-03');
const e5 = line(2, 'e5', '2026-11-06', '2026-11-09');

export function scores(changed: Json = {}): Json {
  return {
    me: null,
    open: true,
    base: 0,
    stands: 2,
    differ_at: null,
    start_fen: START,
    starts_on: '2026-11-01',
    reversed: false,
    white: sheet([e4, e5]),
    black: sheet([e4, e5]),
    asked: null,
    acts: [],
    overstep: {
      white: { white_halves: 0, black_halves: 2 },
      black: { white_halves: 2, black_halves: 0 },
      both: { white_halves: 0, black_halves: 0 },
    },
    begins_again: true,
    ...changed,
  };
}

/** White has 1…e5, Black 1…c5 a day later. */
export const differing = (changed: Json = {}) =>
  scores({
    stands: 1,
    differ_at: 2,
    white: sheet([e4, e5]),
    black: sheet([e4, line(2, 'c5', '2026-11-07', '2026-11-09')]),
    ...changed,
  });

export const act = (kind: string, reason: string): Json => ({
  at: '2026-11-20T10:00:00Z',
  by: 390_044,
  kind,
  half_move: null,
  reason,
});

function doneBy({ kind, by }: Json): string {
  if (kind === 'exceeded') return `${String(by)}_exceeded`;
  return kind === 'record' ? 'recorded' : 'settled';
}

/** How a game has ended by a decision, if it has. */
function endedBy({ kind, by, white_halves, black_halves }: Json): Json | null {
  const ended = { at: '2026-11-20T10:00:00Z', by: null };
  if (kind === 'record') return { ...ended, reason: 'recorded', white_halves, black_halves };
  if (kind !== 'exceeded') return null;
  const halves = { white_halves: by === 'black' ? 2 : 0, black_halves: by === 'white' ? 2 : 0 };
  return { ...ended, ...halves, reason: 'time_exceeded' };
}

/** How a decision is answered; without it the scores have one act more. */
type Answer = (route: Route, at: number) => Promise<boolean>;

/** Serves the scores, and keeps what was decided. */
export async function mockScores(page: Page, first: Json, answer?: Answer) {
  const kept = { now: first, ending: null as Json | null, decided: [] as Json[] };
  await page.route(`**/api/games/${GAME}`, async (route) => {
    const response = await route.fetch();
    const game = (await response.json()) as Json;
    const control = { kind: 'moves_in_days', moves: 10, days: 50, double_after_days: 20 };
    const told = { ending: kept.ending, me: null, variant: 'chess', time_control: control };
    await route.fulfill({ response, json: { ...game, ...told } });
  });
  await page.route(`**/api/games/${GAME}/score`, (route) => route.fulfill({ json: kept.now }));
  await page.route(`**/api/director/games/${GAME}/score`, async (route) => {
    const body = route.request().postDataJSON() as Json;
    kept.decided.push(body);
    if (await answer?.(route, kept.decided.length)) return;
    const acts = kept.now.acts as Json[];
    if (acts.length !== body.seen) {
      await route.fulfill(problem(409, 'changed_meanwhile'));
      return;
    }
    const ruling = body.ruling as Json;
    const done = doneBy(ruling);
    kept.ending = endedBy(ruling);
    kept.now = scores({
      acts: [...acts, act(done, String(body.reason))],
      open: kept.ending === null,
    });
    await route.fulfill({ json: kept.now });
  });
  return kept;
}
