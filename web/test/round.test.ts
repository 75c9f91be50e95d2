// Going through games: which comes next, and that none comes twice in a round.
import { beforeEach, expect, it } from 'vitest';
import type { GameRow } from '../src/api/types';
import { beginRound, followRunning, goOn, look, neighbours, nextAfter, round } from '../src/round';

const row = (id: number, changes: Partial<GameRow> = {}) =>
  ({
    id,
    me: 'white',
    ply: 10,
    your_move: true,
    ends_first: { at: `2026-12-${10 + id}T00:00:00Z`, seconds: 0, by: 'flag' },
    draw_offered_by: null,
    flag: null,
    ending: null,
    ...changes,
  }) as GameRow;

const rows = [row(1), row(2), row(3), row(4, { your_move: false })];
const listed = [3, 1, 2, 4].map((id) => rows[id - 1] as GameRow);

beforeEach(() => beginRound('/?sort=event', listed));

/** Opens games one after the other as the button leads, and lists where it led. */
function walk(from: number, games = rows): (number | string)[] {
  const way: (number | string)[] = [];
  for (let here = from; way.length < 9;) {
    look(games.find(({ id }) => id === here) as GameRow);
    const next = nextAfter(here, games, round.value);
    way.push(next.kind === 'next' ? next.game.id : next.kind);
    if (next.kind !== 'next') break;
    here = next.game.id;
  }
  return way;
}

it('goes by the order of the list, on from where one is, and around', () => {
  expect(walk(1)).toEqual([2, 3, 'later']);
});

it('two games that are both left for later are no circle', () => {
  const two = [row(1), row(2)];
  beginRound('/', two);
  expect(walk(1, two)).toEqual([2, 'later']);
  expect(nextAfter(2, two, round.value)).toMatchObject({ kind: 'later', n: 1, game: { id: 1 } });
});

it('what was left for later comes in a round of its own', () => {
  walk(1);
  goOn(nextAfter(3, rows, round.value));
  expect(location.pathname).toBe('/game/1');
  expect(walk(1)).toEqual([2, 3, 'later']);
});

it('a game that has changed since it was looked at comes again', () => {
  walk(1);
  const games = [row(1), row(2, { ply: 12 }), row(3)];
  expect(nextAfter(3, games, round.value)).toMatchObject({ kind: 'next', game: { id: 2 } });
});

it('a game that the list does not have comes last', () => {
  expect(walk(1, [...rows, row(9)])).toEqual([2, 3, 9, 'later']);
});

it('nothing awaits the reader any more', () => {
  const games = [row(1), row(4, { your_move: false })];
  expect(nextAfter(1, games, round.value)).toEqual({ kind: 'none' });
});

it('tells a game’s place and its neighbours', () => {
  expect(neighbours(1, round.value)).toEqual({ place: 2, of: 4, before: 3, behind: 2 });
  expect(neighbours(3, round.value)).toMatchObject({ before: undefined });
  expect(neighbours(4, round.value)).toMatchObject({ behind: undefined });
  expect(neighbours(9, round.value)).toBeNull();
});

it('a game from elsewhere brings all that run, and one of others does not', () => {
  followRunning(77, [...rows, row(9)]);
  expect(round.value.ids).toEqual([3, 1, 2, 4]);
  followRunning(9, [...rows, row(9)]);
  expect(round.value).toMatchObject({ href: '/', ids: [1, 2, 3, 9, 4] });
});
