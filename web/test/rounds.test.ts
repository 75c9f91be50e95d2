// Matches of two among the sections of an event, lots and tables of a knock-out, and how somebody has advanced.
import { describe, expect, it } from 'vitest';
import { drawsLots } from '../src/events/drawn';
import { type SectionGlance, isMatch, scoreIn } from '../src/events/sectionLines';
import { isAlone, isByGames, tieColumns } from '../src/section/table';
import { lotGroups } from '../src/section/lots';
import { player } from './player';

const [one, two, three] = [player(1, 2_000), player(2, 1_900), player(3, null)];

const glance = (players: SectionGlance['players'], leaders: SectionGlance['leaders'] = []) => ({
  players,
  leaders,
});

describe('a match at a glance', () => {
  const leader = { player: one, place: 1, shared: false, half_points: 3, games: 2 };
  it('is of two, or of one who has nobody to play', () => {
    expect(isMatch(glance([one, two]))).toBe(true);
    expect(isMatch(glance([one]))).toBe(true);
    expect(isMatch(glance([]))).toBe(false);
    expect(isMatch(glance([one, two, three]))).toBe(false);
    expect(isAlone(glance([one]))).toBe(true);
    expect(isAlone(glance([one, two]))).toBe(false);
  });
  it('has a score once a game is over', () => {
    expect(scoreIn(glance([one, two], [leader]), 1)).toBe(3);
    expect(scoreIn(glance([one, two], [leader]), 2)).toBeUndefined();
    expect(scoreIn(glance([one, two], [{ ...leader, games: 0 }]), 1)).toBeUndefined();
  });
});

it('a knock-out is drawn and shown like a round robin', () => {
  const system = 'knock_out' as const;
  expect(drawsLots({ system, start_positions: { kind: 'usual' }, previous_round: null })).toBe(
    true,
  );
  expect(isByGames({ system })).toBe(false);
  expect(tieColumns({ system, tie_breaks: [] })).toEqual(['wins', 'sonneborn_berger']);
  expect(lotGroups({ system, players: [] })).toEqual([[]]);
});
