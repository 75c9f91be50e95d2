// The games of a team as its captain looks after them.
import { describe, expect, it } from 'vitest';
import type { Session } from '../src/api/types';
import { isBoard } from '../src/sectionName';
import { session } from '../src/session';
import type { Team, TeamBoard, TeamGame } from '../src/teams/api';
import * as boards from '../src/teams/boards';

const NOW = '2027-03-01T12:00:00Z';
const DAY = 86_400;

const game = (id: number, changed: Partial<TeamGame> = {}): TeamGame =>
  ({
    ...{ game: id, color: 'white', moves: 2, our_move: true, half_points: null },
    ...{ turn_since: '2027-02-26T00:00:00Z', ends_first: null, silence: null },
    ...{ stands: false, damaged: false },
    ...changed,
  }) as TeamGame;

const endsIn = (days: number): Partial<TeamGame> => ({
  ends_first: {
    at: new Date(Date.parse(NOW) + days * DAY * 1000).toISOString(),
    seconds: days * DAY,
    by: 'flag',
  },
});

const silent = (days: number, announced = false): Partial<TeamGame> => ({
  silence: { days, announced, lost_at: null },
});

describe('what presses most comes first', () => {
  it('the own move, then the opponent’s, then what stands, then what is over', () => {
    const games = [
      game(1, { half_points: 2, our_move: false }),
      game(2, { our_move: false, ...endsIn(1) }),
      game(3, endsIn(9)),
      game(4, endsIn(3)),
      game(5, { stands: true, ...endsIn(2) }),
      game(6, { damaged: true, our_move: false }),
      game(7),
    ];
    expect(boards.byUrgency(games).map((each) => each.game)).toEqual([4, 3, 7, 2, 5, 6, 1]);
  });
});

describe('how many there are', () => {
  const counted = (...games: TeamGame[]) =>
    boards.countsOf({ boards: [{ games } as TeamBoard], now: NOW });

  it('an opponent’s silence is not the team’s, nor is one that was announced', () => {
    const games = [
      game(1, silent(14)),
      game(2, silent(13)),
      game(3, silent(36, true)),
      game(4, { our_move: false, ...silent(20) }),
      game(5, { half_points: 0 }),
    ];
    expect(counted(...games)).toEqual({ running: 4, 'to-move': 3, silent: 1, 'not-started': 0 });
  });

  it('Black has not failed to start while White has not moved', () => {
    const games = [
      game(1, { moves: 0 }),
      game(2, { moves: 0, our_move: false }),
      game(3, { moves: 0, stands: true }),
    ];
    expect(counted(...games)).toMatchObject({ running: 3, 'to-move': 1, 'not-started': 1 });
  });

  it('before the clocks are started nobody is on move', () => {
    const early = game(1, { moves: 0, turn_since: '2027-03-02T00:00:00Z' });
    expect(counted(early)).toMatchObject({ running: 1, 'to-move': 0, 'not-started': 0 });
  });

  it('a month is a calendar month', () => {
    expect(boards.isMonthOn('2027-02-01T12:00:00Z', NOW)).toBe(true);
    expect(boards.isMonthOn('2027-02-01T12:00:01Z', NOW)).toBe(false);
  });
});

it('the box of teams leads the captain on, once there are games', () => {
  const team = { captain: { id: 7 }, may_see_games: true } as Team;
  expect(boards.captained([team])).toEqual([]);
  session.value = { me: { player: { id: 7 } } } as unknown as Session;
  expect(boards.captained([team, { ...team, captain: null }])).toEqual([team]);
  expect(boards.captained([{ ...team, may_see_games: false }])).toEqual([]);
  session.value = null;
});

describe('addresses', () => {
  it('of the boards of a team, and of nothing else', () => {
    expect(boards.boardsIn('12/teams/3/boards')).toEqual({ event: 12, team: 3 });
    expect(boards.boardsIn('12/teams/1/2-3')).toBeNull();
    expect(boards.boardsPath(12, 3)).toBe('/events/12/teams/3/boards');
  });

  it('a board of teams is told by its name', () => {
    expect(isBoard({ name: 'Board 2' })).toBe(true);
    expect(isBoard({ name: 'Final, board 2' })).toBe(true);
    expect(isBoard({ name: '2' })).toBe(false);
  });
});
