// An event as the server would show it to its spectators: results and boards, page by page.
import type { Page } from '@playwright/test';
import { type Event, type Json, NOW, type Person, event, mockEvents, person } from './events';
import type { problem } from './leave';
import { paged } from './paged';

const FEN = 'r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3';

export interface Result {
  game: number;
  section: number;
  section_name: string;
  white: Person;
  black: Person;
  white_halves: number;
  black_halves: number;
  flag: string | null;
  at: string;
}

/** `hours` before now. */
export const before = (hours: number): string =>
  new Date(Date.parse(NOW) - hours * 3_600_000).toISOString();

export function result(game: number, hours: number, changed: Partial<Result> = {}): Result {
  const [white, black] = [person(game % 9), person((game + 1) % 9)];
  return {
    ...{ game, section: 70, section_name: '1', white, black, at: before(hours) },
    ...{ white_halves: 2, black_halves: 0, flag: null },
    ...changed,
  };
}

export function board(game: number, hours: number | null, changed: Json = {}) {
  const last = hours === null ? null : { san: 'Bb5', uci: 'f1b5', at: before(hours) };
  return {
    ...{ game, variant: 'chess', white: person(game % 9), black: person((game + 1) % 9) },
    ...{ fen: FEN, ply: last ? 5 : 0, last, turn: last ? 'black' : 'white' },
    ending: null as Json | null,
    ...changed,
  };
}

export type Board = ReturnType<typeof board>;

export const ending = (hours: number, changed: Json = {}): Json => ({
  ...{ reason: 'resignation', by: 'black', rule: 'LAW-3.2', at: before(hours) },
  ...{ white_halves: 2, black_halves: 0 },
  ...changed,
});

export interface LiveWorld {
  event: Event;
  now?: string;
  results: Result[];
  /** By section. */
  boards: Record<number, Board[]>;
  hidden?: number;
  delay?: number;
  /** Lines of a page of boards, where it is not as many as were asked for. */
  page?: number;
  /** What results and boards are refused with. */
  refuse?: ReturnType<typeof problem> | undefined;
}

const LONG = 'Semifinále na počest všech korespondenčních šachistů, skupina B';

/** A running event of two sections. */
export const running = (changed: Json = {}): Event =>
  event({
    phase: 'running',
    sections: [
      { id: 70, name: '1' },
      { id: 71, name: LONG },
    ],
    publication: { at: '2026-06-10T08:00:00Z', seed: '9f'.repeat(32) },
    ...changed,
  });

/** Answers from `world`; keeps what was asked of results and boards. */
export async function mockLive(page: Page, world: LiveWorld): Promise<string[]> {
  const asked: string[] = [];
  await mockEvents(page, { event: world.event });
  await page.route(/\/api\/(events\/\d+\/results|sections\/\d+\/boards)(\?|$)/, async (route) => {
    const { pathname, searchParams: query } = new URL(route.request().url());
    asked.push(`${pathname}?${query}`);
    if (world.refuse) return route.fulfill(world.refuse);
    const now = world.now ?? NOW;
    if (pathname.endsWith('/results')) {
      const { lines, next } = paged(world.results, query);
      return route.fulfill({ json: { now, results: lines, next } });
    }
    if (world.page) query.set('limit', String(world.page));
    const { lines, next } = paged(world.boards[Number(pathname.split('/')[3])] ?? [], query);
    const { hidden = 0, delay: delay_moves = 0 } = world;
    await route.fulfill({ json: { now, delay_moves, hidden, boards: lines, next } });
  });
  return asked;
}
