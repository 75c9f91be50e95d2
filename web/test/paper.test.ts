// What is printed of an event: who shares which place, who has finished, what the report counts.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Cell, EventView, SectionPlayer } from '../src/events/api';
import { addMessages } from '../src/i18n';
import { finishers, onFirst, spanOf } from '../src/paper/places';
import { byFederation, gamesIn, normsIn, peopleIn, playedOut } from '../src/paper/report';
import { inTurns } from '../src/paper/useTables';
import { finalSince, forPlace, numbersText, placeText, scoreText } from '../src/paper/words';
import { player } from './player';
import { textsOf } from './texts';

const english = () => addMessages('en', textsOf('en', 'events', 'control', 'paper'));
const czech = () => addMessages('cs', textsOf('cs', 'events', 'control', 'paper'));

beforeAll(english);

const line = (number: number, place: number, changed: Partial<SectionPlayer> = {}) =>
  ({
    ...{ number, place, games: 6, half_points: 0, withdrew_silently: false },
    ...{ player: player(number, 2_300), predecessors: [], norms: [], cells: [] },
    ...changed,
  }) as unknown as SectionPlayer;

describe('places', () => {
  const lines = [line(1, 4), line(2, 2), line(3, 1), line(4, 2), line(5, 5, { games: 0 })];

  it('whoever shares a place has all of them', () => {
    const found = onFirst(lines, 3).map((each) => [each.number, spanOf(each, lines)]);
    expect(found).toEqual([
      [3, { from: 1, to: 1 }],
      [2, { from: 2, to: 3 }],
      [4, { from: 2, to: 3 }],
    ]);
    expect(onFirst(lines, 1).map(({ number }) => number)).toEqual([3]);
  });

  it('a third place that three share gives three diplomas', () => {
    const shared = [line(1, 1), line(2, 2), line(3, 3), line(4, 3), line(5, 3)];
    expect(onFirst(shared, 3)).toHaveLength(5);
    expect(spanOf({ place: 3 }, shared)).toEqual({ from: 3, to: 5 });
  });

  it('of whom no game counts nothing is awarded', () => {
    expect(onFirst([line(1, 1, { games: 0 })], 3)).toEqual([]);
  });

  it('whoever withdrew has not finished', () => {
    const silent = line(6, 3, { withdrew_silently: true });
    expect(finishers([...lines, silent]).map(({ number }) => number)).toEqual([3, 2, 4, 1]);
  });
});

describe('in words', () => {
  it.each([
    [{ from: 1, to: 1 }, 'for first place', '1st place'],
    [{ from: 2, to: 3 }, 'for shared 2nd–3rd place', 'shared 2nd–3rd place'],
    [{ from: 11, to: 11 }, 'for 11th place', '11th place'],
    [{ from: 22, to: 22 }, 'for 22nd place', '22nd place'],
  ])('%o in English', (span, given, place) => {
    english();
    expect([forPlace(span), placeText(span)]).toEqual([given, place]);
  });

  it.each([
    [{ from: 1, to: 1 }, 'za 1. místo', '1. místo'],
    [{ from: 2, to: 3 }, 'za dělené 2.–3. místo', 'dělené 2.–3. místo'],
    [{ from: 22, to: 22 }, 'za 22. místo', '22. místo'],
  ])('%o in Czech', (span, given, place) => {
    czech();
    expect([forPlace(span), placeText(span)]).toEqual([given, place]);
  });

  it.each([
    [2, 1, '1 point from 1 game', '1 bod z 1 partie'],
    [1, 6, '½ point from 6 games', '½ bodu ze 6 partií'],
    [0, 5, '0 points from 5 games', '0 bodů z 5 partií'],
    [4, 4, '2 points from 4 games', '2 body ze 4 partií'],
    [9, 10, '4½ points from 10 games', '4½ bodu z 10 partií'],
    [20, 16, '10 points from 16 games', '10 bodů ze 16 partií'],
    [100, 55, '50 points from 55 games', '50 bodů z 55 partií'],
    [200, 120, '100 points from 120 games', '100 bodů ze 120 partií'],
  ])('%d halves from %d games', (half, games, inEnglish, inCzech) => {
    english();
    expect(scoreText(half, games)).toBe(inEnglish);
    czech();
    expect(scoreText(half, games)).toBe(inCzech);
  });
});

type Points = readonly [white: number | null, black: number | null, flag?: string];

/** Two players who have met in these games, as both see them. */
function tableOf(...games: Points[]) {
  const cell = (at: number, color: Cell['color'], half: number | null, flag?: string) => ({
    ...{ game: 100 + at, color, half_points: half, flag: flag ?? null },
    ...{ ended_at: `2026-0${at + 1}-01T00:00:00Z`, may_see: true },
  });
  const side = (color: 'white' | 'black', which: 0 | 1) =>
    games.map((game, at) => cell(at, color, game[which], game[2]));
  return {
    id: 70,
    players: [
      line(1, 1, { cells: [[], side('white', 0)] }),
      line(2, 2, { cells: [side('black', 1), []] }),
    ],
  };
}

describe('the report', () => {
  it('counts each game once, and how it ended', () => {
    const games = gamesIn([
      tableOf([2, 0], [1, 1], [0, 2, 'E'], [0, 0, 'D'], [2, 0, 'C'], [1, 1, 'A'], [null, null]),
    ]);
    expect(games).toEqual({
      ...{ all: 6, white: 1, drawn: 2, black: 1, nobody: 1, other: 1 },
      ...{ time: 1, byDefault: 1, adjudicated: 1, cancelled: 1 },
    });
    expect(playedOut(games)).toBe(2);
  });

  it('counts nothing of nothing', () => {
    expect(gamesIn([])).toMatchObject({ all: 0, cancelled: 0 });
    expect(byFederation([])).toEqual([]);
  });

  it('counts a player once, whose federation has the most first', () => {
    const players = [
      line(1, 1, { player: player(1, null, 'ITA') }),
      line(2, 2, { player: player(2, null, 'CZE'), predecessors: [player(8, null)] }),
      line(3, 3, { player: player(3, null, 'CZE'), withdrew_silently: true, games: 0 }),
      line(4, 4, { player: player(4, null, 'AUT'), games: 0 }),
    ];
    const tables = [{ players }, { players: players.slice(0, 2) }];
    expect(byFederation(tables)).toEqual([
      { federation: 'CZE', players: 2 },
      { federation: 'AUT', players: 1 },
      { federation: 'ITA', players: 1 },
    ]);
    expect(peopleIn([{ players }])).toEqual({ players: 4, replaced: 1, silent: 1, cancelled: 1 });
  });

  it('tells the norms that were made, and no others', () => {
    const norm = (title: string, state: string) => ({
      ...{ title, state, half_points: 0, games_counted: 12 },
    });
    const norms = [norm('SIM', 'missed'), norm('IM', 'reached'), norm('CCM', 'reached')];
    const players = [line(1, 1, { norms } as Partial<SectionPlayer>), line(2, 2)];
    expect(normsIn([{ id: 70, players }])).toEqual([
      { section: 70, player: player(1, 2_300), titles: ['IM', 'CCM'] },
    ]);
  });
});

it('numbers in a row are told by the first and the last', () => {
  expect([[7], [7, 8], [7, 8, 9], [7, 9, 10]].map(numbersText)).toEqual([
    ...['7', '7, 8', '7–9', '7, 9, 10'],
  ]);
});

it('a table is final when it was confirmed, and not before its last game is over', () => {
  const acts = (at: string) =>
    ({ acts: [{ act: 'finished', at }] }) as unknown as Pick<EventView, 'acts'>;
  const table = tableOf([2, 0], [1, 1]);
  expect(finalSince(acts('2026-05-01T00:00:00Z'), [table])).toBe('2026-05-01T00:00:00Z');
  expect(finalSince(acts('2026-01-01T00:00:00Z'), [table])).toBe('2026-02-01T00:00:00Z');
  expect(finalSince({ acts: [] }, [table])).toBe('2026-02-01T00:00:00Z');
  expect(finalSince({ acts: [] }, [])).toBeNull();
});

it('tables are asked for a few at a time, and after a failure no more of them', async () => {
  let now = 0;
  let most = 0;
  const asked: number[] = [];
  const get = async (id: number) => {
    asked.push(id);
    now += 1;
    most = Math.max(most, now);
    await Promise.resolve();
    now -= 1;
    return {};
  };
  const ids = Array.from({ length: 30 }, (_, at) => at);
  await inTurns(ids, get, () => true);
  expect(asked).toEqual(ids);
  expect(most).toBe(4);
  asked.length = 0;
  await inTurns(ids, get, () => asked.length < 10);
  expect(asked.length).toBeLessThan(16);
});
