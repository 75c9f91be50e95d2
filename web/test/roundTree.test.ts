// The bracket of a cup: where its matches stand, from where their players came, and who has advanced.
import { describe, expect, it } from 'vitest';
import {
  type Block,
  type RoundGlance,
  blocksOf,
  branchOf,
  latestOf,
  linesOf,
  outcomeOf,
  winnerOf,
} from '../src/events/roundTree';
import type { SectionGlance } from '../src/events/sectionLines';
import { player } from './player';

/** A match; points in halves, in the order of its players, where its games are over. */
function match(id: number, numbers: number[], points: number[] | null = null): SectionGlance {
  const players = numbers.map((number) => player(number, 2_000));
  const most = Math.max(...(points ?? []));
  const shared = points?.filter((each) => each === most).length === 2;
  const games = numbers.length > 1 ? 2 : 0;
  return {
    ...{ id, name: String(id), players },
    counts: {
      finished: points ? games : 0,
      running: points ? 0 : games,
      ...{ not_started: 0, in_adjudication: 0, cancelled: 0 },
    },
    leaders: players.flatMap((each, at) => {
      const half_points = points?.[at];
      if (half_points === undefined) return [];
      const place = half_points === most ? 1 : 2;
      return [{ player: each, half_points, shared, games: 2, place }];
    }),
  };
}

const round = (
  event: number,
  sections: SectionGlance[],
  goes_on_from: number | null = event > 1 ? event - 1 : null,
  system: RoundGlance['system'] = 'knock_out',
): RoundGlance => ({
  ...{ event, name: `Round ${event}`, phase: 'running', system, goes_on_from, sections },
  starts_at: '2026-11-01T00:00:00Z',
});

/** Pairs 1-2, 3-4 and so on. */
const pairs = (numbers: number[]): number[][] =>
  numbers.flatMap((_, at) => (at % 2 ? [] : [numbers.slice(at, at + 2)]));

const bracket = (block: Block | undefined) => {
  if (block?.kind !== 'bracket') throw new Error('no bracket');
  return block;
};
const heights = (block: Block | undefined) =>
  bracket(block).columns.map(({ bouts }) => bouts.map(({ y }) => y));

describe('how a match stands', () => {
  const none = new Set<number>();
  it('is open until its games are over', () => {
    expect(outcomeOf(match(1, [1, 2]), none)).toEqual({ kind: 'open' });
  });
  it('is won, or level', () => {
    const won = outcomeOf(match(1, [1, 2], [1, 3]), none);
    expect(won).toMatchObject({ kind: 'wins', player: { id: 2 } });
    expect(winnerOf(won)).toBe(2);
    const level = outcomeOf(match(1, [1, 2], [2, 2]), none);
    expect(level).toEqual({ kind: 'level' });
    expect(winnerOf(level)).toBeUndefined();
  });
  it('is decided by the next start list, also against the points and before the end', () => {
    const kind = 'advances';
    const in1 = new Set([1, 9]);
    expect(outcomeOf(match(1, [1, 2], [2, 2]), in1)).toMatchObject({ kind, player: { id: 1 } });
    expect(outcomeOf(match(1, [1, 2], [1, 3]), in1)).toMatchObject({ kind, player: { id: 1 } });
    expect(outcomeOf(match(1, [1, 2]), in1)).toMatchObject({ kind, player: { id: 1 } });
    // Where both go on, into a final and a match for the third place, the points tell.
    const both = new Set([1, 2]);
    expect(outcomeOf(match(1, [1, 2], [1, 3]), both)).toMatchObject({ kind: 'wins' });
  });
  it('is none where there is no opponent', () => {
    const alone = outcomeOf(match(1, [7]), none);
    expect(alone).toMatchObject({ kind: 'alone', player: { id: 7 } });
    expect(winnerOf(alone)).toBe(7);
    expect(outcomeOf(match(1, []), none)).toEqual({ kind: 'open' });
  });
});

describe('a bracket', () => {
  it('has each match at the middle of the two that it comes from', () => {
    const [block, ...others] = blocksOf([
      round(1, [match(11, [1, 2]), match(12, [3, 4]), match(13, [5, 6]), match(14, [7])]),
      round(2, [match(21, [1, 4]), match(22, [5, 7])]),
      round(3, [match(31, [4, 7])]),
    ]);
    expect(others).toEqual([]);
    expect(heights(block)).toEqual([[0, 1, 2, 3], [0.5, 2.5], [1.5]]);
    const { columns, height } = bracket(block);
    expect(height).toBe(4);
    expect(columns[2]?.bouts[0]?.from).toEqual([0.5, 2.5]);
    expect(columns.map(linesOf)[0]).toBe('');
    expect(columns.map(linesOf)[2]).toBe('M0 2H1V4H2M0 6H1V4H2');
  });

  it('of 64 players has room for each match', () => {
    let numbers = Array.from({ length: 64 }, (_, at) => at + 1);
    const rounds: RoundGlance[] = [];
    while (numbers.length > 1) {
      const event = rounds.length + 1;
      rounds.push(
        round(
          event,
          pairs(numbers).map((each, at) => match(event * 100 + at, each)),
        ),
      );
      numbers = pairs(numbers).flatMap(([one]) => one ?? []);
    }
    const [block] = blocksOf(rounds);
    expect(bracket(block).height).toBe(32);
    expect(heights(block).map((each) => each.length)).toEqual([32, 16, 8, 4, 2, 1]);
    expect(heights(block).at(-1)).toEqual([15.5]);
  });

  it('follows the players where the organiser has changed who meets whom', () => {
    const [block] = blocksOf([
      round(1, [match(11, [1, 2]), match(12, [3, 4]), match(13, [5, 6]), match(14, [7, 8])]),
      round(2, [match(21, [7, 5]), match(22, [1, 3])]),
    ]);
    const bouts = bracket(block).columns[1]?.bouts ?? [];
    expect(bouts.map(({ section, y, from }) => [section.id, y, from])).toEqual([
      [22, 0.5, [0, 1]],
      [21, 2.5, [2, 3]],
    ]);
  });

  it('puts nothing on top of something else', () => {
    const [block] = blocksOf([
      round(1, [match(11, [1, 2]), match(12, [3, 4]), match(13, [5, 6])]),
      // Crossed, and with players who were not in the first round.
      round(2, [match(21, [1, 5]), match(22, [3]), match(23, [20, 21]), match(24, [22])]),
    ]);
    const ys = heights(block)[1] ?? [];
    expect(ys).toHaveLength(4);
    for (const [at, y] of ys.entries())
      if (at > 0) expect(y - (ys[at - 1] ?? NaN)).toBeGreaterThanOrEqual(1);
    expect(bracket(block).height).toBe(Math.max(...ys) + 1);
  });

  it('has a column also for a round without start lists', () => {
    const [block] = blocksOf([round(1, [match(11, [1, 2])]), round(2, [])]);
    expect(heights(block)).toEqual([[0], []]);
    expect(bracket(block).height).toBe(1);
    expect(bracket(blocksOf([round(1, [])])[0]).height).toBe(1);
  });
});

it('groups stand by themselves, and the knock-out behind them begins again', () => {
  const blocks = blocksOf([
    round(1, [match(11, [1, 2, 3])], null, 'round_robin'),
    round(2, [match(21, [1, 4])]),
    round(3, [match(31, [1])]),
  ]);
  expect(blocks.map(({ kind }) => kind)).toEqual(['sections', 'bracket']);
  expect(heights(blocks[1])).toEqual([[0], [0]]);
});

it('of two events that go on from one, each has its row', () => {
  const rounds = [
    round(1, [match(11, [1, 2]), match(12, [3, 4])]),
    round(2, [match(21, [1, 3])], 1),
    round(3, [match(31, [2, 4])], 1),
    round(4, [], 3),
  ];
  const blocks = blocksOf(rounds);
  expect(rounds.map((each) => branchOf(each, rounds)?.event)).toEqual([
    ...[undefined, undefined, 1, undefined],
  ]);
  const events = blocks.map((block) => bracket(block).columns.map(({ round }) => round.event));
  expect(events).toEqual([
    [1, 2],
    [3, 4],
  ]);
});

it('the last round with start lists is of most interest', () => {
  expect(latestOf([round(1, [match(1, [1])]), round(2, [match(2, [1])]), round(3, [])])).toBe(2);
  expect(latestOf([round(5, []), round(6, [])])).toBe(5);
  expect(latestOf([])).toBeUndefined();
});
