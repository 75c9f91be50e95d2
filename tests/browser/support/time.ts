// Games with what is unusual about time: the server's own answers, changed on their way to the
// browser, and the routes that answer to them.
import type { Page } from '@playwright/test';

const DAY = 86_400;

type Json = Record<string, unknown>;

export interface TimedGame extends Json {
  now: string;
  deadline: string | null;
  white: {
    player: unknown;
    clock: Json;
    leave: { from: string; until: string }[];
  };
  black: {
    player: unknown;
    clock: Json;
    leave: { from: string; until: string }[];
  };
  may: Json;
}

/** `days` from the game's present moment, at a whole second. */
export const inDays = (game: { now: string }, days: number): string =>
  new Date(Date.parse(game.now) + days * DAY * 1000).toISOString().replace('.000', '');

export type EndsBy = 'flag' | 'silence' | 'end_of_play';

/** The game ends by itself in so many days. */
export function ends(game: TimedGame, days: number, by: EndsBy) {
  const at = inDays(game, days);
  game.ends_first = { at, seconds: days * DAY, by };
  game.deadline = at;
  if (by === 'flag') game.flag_at = at;
}

/** What the page asked of a route: the bodies, in their order. */
export interface Asked {
  bodies: unknown[];
}

/** Shows `id` as `change` makes it. */
export async function showGame(page: Page, id: number, change: (game: TimedGame) => void) {
  await page.route(`**/api/games/${id}`, async (route) => {
    const response = await route.fetch();
    const game = (await response.json()) as TimedGame;
    change(game);
    await route.fulfill({ response, json: game });
  });
}

/** Answers a route of the game without asking the server. */
export async function answer(page: Page, path: string, done: () => Json): Promise<Asked> {
  const asked: Asked = { bodies: [] };
  await page.route(`**/api/games/${path}`, async (route) => {
    asked.bodies.push(route.request().postDataJSON());
    await route.fulfill({ json: done() });
  });
  return asked;
}

/** Triple Block: 40 days and 5 hours on White's clock, 26 days in the bank. */
export function tripleBlock(game: TimedGame, moved = 0) {
  game.time_control = {
    kind: 'triple_block',
    clock_days: 50,
    bank_days: 75,
    increment_days: 5,
    protected: false,
  };
  const shared = {
    days_left: 40,
    moves_to_go: null,
    control_move: null,
    doubled: false,
  };
  const block = { ...shared, doubles_in_seconds: null, bank_seconds: 26 * DAY };
  const left = 40 * DAY + 5 * 3_600 + 1_800 + moved;
  Object.assign(game.white.clock, block, {
    seconds_left: left,
    bank_seconds: 26 * DAY - moved,
  });
  Object.assign(game.black.clock, block, {
    days_left: 50,
    seconds_left: 50 * DAY,
  });
  ends(game, left / DAY, 'flag');
  game.refilled_seconds = moved;
  game.refillable_seconds = 50 * DAY - left;
  game.may.refill = true;
}

/** So many days without a move; with the 41st the game is lost. */
export function silent(game: TimedGame, days: number, announced = false) {
  const lost = inDays(game, 41 - days);
  game.silence = { days, lost_at: announced ? null : lost, announced };
  const { clock } = game.white;
  Object.assign(clock, {
    days_left: 60,
    seconds_left: 45 * DAY,
    doubles_in_seconds: null,
  });
  clock.thinking_seconds = days * DAY;
  ends(game, 45, 'flag');
  if (!announced) ends(game, 41 - days, 'silence');
  game.may.announce_reflection = !announced;
}

/** White is on move and on leave for three more days. */
export function onLeave(game: TimedGame) {
  game.white.leave = [
    { from: inDays(game, -2), until: inDays(game, 3) },
    { from: inDays(game, 30), until: inDays(game, 37) },
  ];
  game.black.leave = [{ from: inDays(game, 10), until: inDays(game, 12) }];
  Object.assign(game.white.clock, {
    running: false,
    seconds_left: null,
    doubles_in_seconds: null,
  });
  Object.assign(game.may, { move: false, offer_draw: false });
  game.legal = [];
}

/** The flag of the side on move fell two days ago, and the event leaves it to the opponent. */
export function flagged(game: TimedGame, by: 'white' | 'black', me: 'white' | 'black') {
  Object.assign(game[by].clock, {
    running: false,
    days_left: -1,
    seconds_left: null,
    doubles_in_seconds: null,
  });
  Object.assign(game, {
    turn: by,
    me,
    deadline: null,
    ends_first: null,
    flag_at: null,
    flag: { by, at: inDays(game, -2) },
  });
  game.legal = [];
  Object.assign(game.may, {
    move: false,
    offer_draw: false,
    accept_draw: false,
    decline_draw: false,
    claim_draw: false,
    resign: false,
    claim_time: by !== me,
  });
  game.offer = null;
}

/** Days, but no limit. */
export function unlimited(game: TimedGame) {
  game.time_control = { kind: 'none' };
  const none = {
    days_left: null,
    seconds_left: null,
    moves_to_go: null,
    control_move: null,
  };
  for (const side of [game.white, game.black]) {
    Object.assign(side.clock, none, {
      doubled: false,
      doubles_in_seconds: null,
    });
  }
  Object.assign(game, { deadline: null, ends_first: null, flag_at: null });
}

export interface TimedRow {
  id: number;
  your_move: boolean;
  [more: string]: unknown;
}

/** My games: two silences to be loud about, leave of both sides, a flag to claim. */
export async function showTimes(page: Page) {
  await page.route('**/api/games?state=running', async (route) => {
    const response = await route.fetch();
    const list = (await response.json()) as { now: string; games: TimedRow[] };
    // Those that show what time does by themselves would be counted with the ones made here.
    list.games = list.games.filter(({ id }) => id < 48_400);
    const mine = list.games.filter((game) => game.your_move);
    const theirs = list.games.filter((game) => !game.your_move);
    // Other tests may have had the opponents move.
    while (theirs.length < 2) {
      const row = mine.pop();
      if (!row) throw new Error('the demo has too few games');
      theirs.push(Object.assign(row, { your_move: false }));
    }
    const [a, b, c, d] = mine;
    const quiet = (row: TimedRow | undefined, days: number, announced = false) => {
      if (!row) return;
      const lost_at = announced ? null : inDays(list, 41 - days);
      row.silence = { days, lost_at, announced };
      if (lost_at) row.ends_first = { at: lost_at, seconds: (41 - days) * DAY, by: 'silence' };
    };
    quiet(a, 14);
    quiet(b, 28);
    quiet(c, 36);
    quiet(d, 36, true);
    if (d) d.my_leave_until = inDays(list, 3);
    const [e, f] = theirs;
    if (e) e.opponent_leave_until = inDays(list, 5);
    if (f)
      Object.assign(f, {
        ends_first: null,
        flag: { by: 'white', at: inDays(list, -1) },
      });
    if (f) f.me = 'black';
    await route.fulfill({ response, json: list });
  });
}
