// An event as it is watched: which board comes first, what becomes of a list that is asked for again, and days.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hasGames } from '../src/events/EventTabs';
import type { EventView } from '../src/events/api';
import { addMessages } from '../src/i18n';
import {
  type BoardOfGame,
  type EventResults,
  inOrder,
  inOrderKept,
  withLatest,
  withMore,
} from '../src/live/lists';
import { byDay, dayName, daysIn } from '../src/notifications/days';
import { player } from './player';
import { textsOf } from './texts';

function board(game: number, movedAt: string | null, endedAt: string | null = null): BoardOfGame {
  const last = movedAt === null ? null : { san: 'e4', uci: 'e2e4', at: movedAt };
  const [white, black] = [player(1, null), player(2, null)];
  const ending = endedAt === null ? null : { at: endedAt };
  return { game, last, ending, white, black } as unknown as BoardOfGame;
}

const games = (list: readonly { game: number }[]) => list.map(({ game }) => game);

describe('boards', () => {
  const all = [
    board(1, null),
    board(2, '2026-11-20T12:00:00Z'),
    board(3, '2026-11-21T08:00:00Z', '2026-11-21T08:00:00Z'),
    // The same moment, written otherwise.
    board(4, '2026-11-20T12:00:00.000Z'),
    board(5, '2026-11-21T07:59:59Z'),
    // A flag that fell long after the last move.
    board(6, '2026-09-01T00:00:00Z', '2026-11-21T09:00:00Z'),
    board(7, null, '2026-11-22T00:00:00Z'),
    board(8, null),
  ];

  it('come with the latest move first, and those of games that are over behind', () => {
    expect(games(inOrder(all))).toEqual([5, 2, 4, 1, 8, 7, 6, 3]);
    expect(games(inOrder([...all].reverse()))).toEqual([5, 2, 4, 1, 8, 7, 6, 3]);
    expect(inOrder([])).toEqual([]);
  });

  it('stay where they are while they are looked at', () => {
    const kept = games(inOrder(all.slice(0, 6)));
    expect(kept).toEqual([5, 2, 4, 1, 6, 3]);
    const later = [board(1, '2026-11-23T00:00:00Z'), ...all.slice(2)];
    // The second is shown no longer, and two have come.
    expect(games(inOrderKept(kept, later))).toEqual([5, 4, 1, 6, 3, 8, 7]);
    expect(games(inOrderKept([], all))).toEqual(games(inOrder(all)));
  });
});

/** Results of games by the minute at which they ended, the latest first. */
const list = (next: string | null, ...minutes: number[]) =>
  ({
    now: '2026-11-21T12:00:00Z',
    results: minutes.map((minute) => ({
      game: minute,
      at: new Date(Date.UTC(2026, 10, 21, 8, minute)).toISOString(),
    })),
    next,
  }) as unknown as EventResults;

describe('results that are asked for', () => {
  const minutes = (of: EventResults) => [games(of.results), of.next];

  it.each([
    ['nothing new', list('a', 5, 4), list('a', 5, 4), [5, 4], 'a'],
    ['one more', list('a', 5, 4), list('b', 6, 5), [6, 5, 4], 'a'],
    ['read on', list('z', 5, 4, 3, 2, 1), list('a', 6, 5), [6, 5, 4, 3, 2, 1], 'z'],
    ['read to the end', list(null, 5, 4, 3), list('a', 6, 5), [6, 5, 4, 3], null],
    ['more at once than a page', list('a', 5, 4), list('b', 9, 8), [9, 8], 'b'],
    ['one taken back', list('z', 5, 4, 3), list('a', 5, 3), [5, 3], 'a'],
    ['all of them', list('z', 5, 4, 3), list(null, 6, 4, 3), [6, 4, 3], null],
    ['the first ones', list(null), list('a', 2, 1), [2, 1], 'a'],
    ['none any longer', list(null, 1), list(null), [], null],
  ])('again: %s', (_, shown, page, results, next) => {
    expect(minutes(withLatest(shown, page))).toEqual([results, next]);
  });

  it('behind those that are here', () => {
    expect(minutes(withMore(list('a', 5, 4), list('b', 3, 2)))).toEqual([[5, 4, 3, 2], 'b']);
  });
});

describe('days', () => {
  beforeEach(() => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB']);
    addMessages('en', textsOf('en', 'live'));
  });

  const NAMES = { today: 'live-today', yesterday: 'live-yesterday' };
  const around = ['2026-11-21T23:00:00Z', '2026-11-21T22:59:59Z', '2026-11-20T22:59:59Z'];

  it.each([
    ['Europe/Prague', ['Today', 'Yesterday', '20 Nov 2026']],
    ['UTC', ['Yesterday', '20 Nov 2026']],
    ['America/New_York', ['Today', 'Yesterday']],
  ])('begin at midnight in %s', (zone, names) => {
    const today = daysIn(zone)(new Date('2026-11-22T00:30:00Z'));
    const days = byDay(
      around.map((at) => ({ at })),
      zone,
    );
    expect(days.map(({ day }) => dayName(day, today, NAMES))).toEqual(names);
  });
});

describe('there is something to watch', () => {
  it.each([
    ['entries_open', 0, false],
    ['publishing', 1, false],
    ['published', 1, true],
    ['running', 2, true],
    ['running', 0, false],
    ['finished', 1, true],
    ['cancelled', 1, false],
  ] as const)('%s with %i sections: %s', (phase, count, shown) => {
    const sections = Array.from({ length: count }, (_, at) => ({ id: at, name: String(at) }));
    expect(hasGames({ phase, sections } as unknown as EventView)).toBe(shown);
  });
});
