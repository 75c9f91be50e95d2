// The board that visitors are shown: which game it is of, and what is asked for to find it.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { boardOf, findNow, sectionOf } from '../src/home/now';
import type { BoardOfGame } from '../src/live/lists';
import { session } from '../src/session';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 8, minute)).toISOString();

/** Minutes of the last move and of the end. */
function board(game: number, moved: number | null, ended?: number, reason = 'resignation') {
  const last = moved === null ? null : { san: 'e4', uci: 'e2e4', at: at(moved) };
  const ending = ended === undefined ? null : { reason, at: at(ended) };
  return { game, last, ending } as unknown as BoardOfGame;
}

describe('the game', () => {
  it.each([
    ['the running one with the latest move', [board(1, 3), board(2, 5), board(3, 4)], 2],
    ['a running one, whatever has ended since', [board(1, 3), board(2, 5, 9)], 1],
    ['the one that ended last', [board(1, 3, 9), board(2, 8, 8)], 1],
    ['not one that nobody has moved in', [board(1, null), board(2, 5, 6)], 2],
    ['nor one that ended before a move', [board(1, null, 9, 'default'), board(2, 5, 6)], 2],
    ['nor one that was cancelled', [board(1, 4, 9, 'cancelled'), board(2, 5, 6)], 2],
    ['none', [board(1, null), board(2, null, 9), board(3, 4, 9, 'cancelled')], undefined],
    ['none of none', [], undefined],
  ])('%s', (_, boards, game) => {
    expect(boardOf(boards)?.game).toBe(game);
    expect(boardOf([...boards].reverse())?.game).toBe(game);
  });
});

const glance = (id: number, running: number, finished: number, not_started = 0) => ({
  id,
  counts: { running, finished, not_started, in_adjudication: 0, cancelled: 0 },
});

it.each([
  ['in which games run and others are over', [glance(1, 9, 0), glance(2, 8, 1)], 2],
  ['the first in which games run', [glance(1, 0, 0, 9), glance(2, 9, 0), glance(3, 9, 0)], 2],
  ['one that is over', [glance(1, 0, 9)], 1],
  ['none that has not begun', [glance(1, 0, 0, 9)], undefined],
  ['none of none', [], undefined],
])('the section: %s', (_, sections, id) => {
  expect(sectionOf(sections)).toBe(id);
});

describe('what is asked for', () => {
  let asked: string[] = [];
  let answers: Record<string, unknown> = {};
  const find = () => findNow(new AbortController().signal);
  const boards = (...list: BoardOfGame[]) => ({ now: at(30), delay_moves: 2, boards: list });
  const events = (...ids: number[]) => ({
    // The first is published, and has no sections.
    events: [0, ...ids].map((id) => ({ id, name: `Event ${id}`, sections: id && 1 })),
  });

  beforeEach(() => {
    asked = [];
    session.value = null;
    vi.stubGlobal('fetch', (request: Request) => {
      const { pathname, search } = new URL(request.url);
      asked.push(pathname + search);
      const answer = answers[pathname];
      return Promise.resolve(
        answer ? Response.json(answer) : new Response('', { status: answer === null ? 503 : 404 }),
      );
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('one event after another, until one has a board', async () => {
    answers = {
      '/api/events': events(7, 8, 9),
      '/api/events/7/sections': { sections: [glance(70, 0, 0, 9)] },
      '/api/events/8/sections': { sections: [glance(80, 9, 0)] },
      '/api/sections/80/boards': boards(board(1, 3)),
    };
    const found = await find();
    expect([found?.event.name, found?.board.game]).toEqual(['Event 8', 1]);
    expect([found?.now, found?.delayed]).toEqual([at(30), true]);
    expect(asked).toEqual([
      '/api/events?phase=running&limit=5',
      '/api/events/7/sections',
      '/api/events/8/sections',
      '/api/sections/80/boards?limit=50',
    ]);
  });

  it('of three at most', async () => {
    answers = { '/api/events': events(1, 2, 3, 4) };
    for (const id of [1, 2, 3, 4]) answers[`/api/events/${id}/sections`] = { sections: [] };
    expect(await find()).toBeNull();
    expect(asked.slice(1)).toEqual([1, 2, 3].map((id) => `/api/events/${id}/sections`));
  });

  it('and nothing more of a server in trouble', async () => {
    answers = { '/api/events': null };
    expect(await find()).toBeNull();
    answers = { '/api/events': events(7, 8), '/api/events/7/sections': null };
    expect(await find()).toBeNull();
    answers['/api/events/7/sections'] = { sections: [glance(70, 1, 1)] };
    answers['/api/sections/70/boards'] = null;
    expect(await find()).toBeNull();
    expect(asked.filter((path) => path.startsWith('/api/events/8'))).toEqual([]);
    answers = { '/api/events': events() };
    expect(await find()).toBeNull();
  });
});
