// The scores of a game by post, as a server would tell and take them: the game is one of the demo's, with
// players of its own.
import type { Page, Route } from '@playwright/test';

export const GAME = 48203;

type Color = 'white' | 'black';
type Json = Record<string, unknown>;

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

/** SAN, ICCF numbers, UCI and the position after it. */
type Move = readonly [san: string, iccf: string, uci: string, fen: string];

export const SPANISH: readonly Move[] = [
  ['e4', '5254', 'e2e4', 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1'],
  ['e5', '5755', 'e7e5', 'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2'],
  ['Nf3', '7163', 'g1f3', 'rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2'],
  ['Nc6', '2836', 'b8c6', 'r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3'],
  ['Bb5', '6125', 'f1b5', 'r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3'],
  ['a6', '1716', 'a7a6', 'r1bqkbnr/1ppp1ppp/p1n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 0 4'],
];

/** Knights that go out and home again. */
const KNIGHTS: readonly Move[] = [
  ['Nf3', '7163', 'g1f3', 'rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 1 1'],
  ['Nf6', '7866', 'g8f6', 'rnbqkb1r/pppppppp/5n2/8/8/5N2/PPPPPPPP/RNBQKB1R w KQkq - 2 2'],
  ['Ng1', '6371', 'f3g1', 'rnbqkb1r/pppppppp/5n2/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 3 2'],
  ['Ng8', '6678', 'f6g8', START],
];

export const shuffled = (count: number): Move[] =>
  Array.from({ length: count }, (_, at) => KNIGHTS[at % 4] as Move);

const FIRST = Date.UTC(2026, 0, 12);
const dayAt = (days: number) => new Date(FIRST + days * 86_400_000).toISOString().slice(0, 10);

/** The lines of a sheet: each move takes two days, and three on the way. */
export function lines(moves: readonly Move[], changed: Record<number, Json> = {}) {
  return moves.map(([san, iccf, uci, fen], at) => ({
    half_move: at + 1,
    by: (at % 2 ? 'black' : 'white') as Color,
    ...{ san, iccf, uci, fen },
    arrived_on: dayAt(at * 5),
    sent_on: dayAt(at * 5 + 2),
    days: 2,
    draw_offered: false,
    ...changed[at + 1],
  }));
}

export type Lines = ReturnType<typeof lines>;

const clock = (used: number, left: number, go: number) => ({
  clock: {
    ...{ bank_seconds: null, control_move: 10, days_left: left, days_used: used, doubled: false },
    ...{ doubles_in_seconds: null, moves_to_go: go, running: false, seconds_left: null },
    thinking_seconds: 0,
  },
  exceeded_at: null as number | null,
});

export function sheet(written: Lines, changed: Json = {}) {
  const own = (color: Color) => written.filter(({ by }) => by === color).length;
  return {
    lines: written,
    entered: written.length,
    address: null as string | null,
    clocks: {
      white: clock(own('white') * 2, 500 - own('white') * 2, 10 - own('white')),
      black: clock(own('black') * 2, 500 - own('black') * 2, 10 - own('black')),
    },
    claim: null as Json | null,
    answered_at: null as string | null,
    position: null as Json | null,
    ...changed,
  };
}

const MINE = 'Tomáš Dvořák\nVeveří 12\n602 00 Brno\nCzech Republic';
const THEIRS = 'Jürgen Weber\nRathausgasse 7\n79098 Freiburg im Breisgau\nGermany';

/** The sheets of both, where I have Black. */
export function scores(mine: Lines, theirs: Lines, changed: Json = {}) {
  const same = mine.findIndex((line, at) => JSON.stringify(line) !== JSON.stringify(theirs[at]));
  const stands = same < 0 ? mine.length : same;
  const both = Math.min(mine.length, theirs.length);
  return {
    me: 'black' as Color | null,
    open: true,
    base: 0,
    stands: Math.min(stands, both),
    differ_at: stands < both ? stands + 1 : null,
    start_fen: START,
    starts_on: dayAt(0),
    reversed: false,
    white: sheet(theirs.slice(0, mine.length), { entered: theirs.length, address: THEIRS }),
    black: sheet(mine, { address: MINE }),
    asked: null as Json | null,
    acts: [] as Json[],
    overstep: {
      white: { white_halves: 0, black_halves: 2 },
      black: { white_halves: 2, black_halves: 0 },
      both: { white_halves: 0, black_halves: 0 },
    },
    begins_again: true,
    ...changed,
  };
}

export type Scores = ReturnType<typeof scores>;

interface Sent {
  /** What stands behind the game's number in the path. */
  path: string;
  body: Json;
}

/** Answers for the game and its scores; `take` makes the next scores of what was sent, or refuses it. */
export async function mockScore(
  page: Page,
  first: Scores,
  take: (sent: Sent, state: Scores) => Scores | Json = (_, state) => state,
  game: Json = {},
) {
  const sent: Sent[] = [];
  let state = first;
  await page.route(`**/api/games/${GAME}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as Record<Color, { player: Json }> & Json;
    const named = (color: Color, given_name: string, family_name: string, federation: string) => ({
      ...body[color],
      player: { ...body[color].player, given_name, family_name, federation },
    });
    await route.fulfill({
      response,
      json: {
        ...body,
        white: named('white', 'Jürgen', 'Weber', 'GER'),
        black: named('black', 'Tomáš', 'Dvořák', 'CZE'),
        section: { ...(body.section as Json), event_name: 'Postal Open 2026', name: '1' },
        me: first.me,
        ...game,
      },
    });
  });
  await page.route(`**/api/games/${GAME}/score**`, async (route: Route) => {
    const request = route.request();
    if (request.method() === 'GET') return route.fulfill({ json: state });
    const one = { path: request.url().split('/score')[1] ?? '', body: request.postDataJSON() };
    sent.push(one);
    const next = take(one, state);
    if ('status' in next) {
      const { status, ...rest } = next;
      return route.fulfill({
        status: Number(status),
        contentType: 'application/problem+json',
        json: { type: 'about:blank', title: '', status, detail: '', ...rest },
      });
    }
    state = next as Scores;
    return route.fulfill({ json: state });
  });
  return sent;
}
