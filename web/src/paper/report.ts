// What the report of an event counts, from its tables: all in whole numbers, each game once.
import type { Cell, SectionPlayer, SectionView } from '../events/api';

type Table = Pick<SectionView, 'players'>;

export interface Games {
  /** Those that count. */
  all: number;
  white: number;
  drawn: number;
  black: number;
  /** Lost by both. */
  nobody: number;
  /** Not over yet, or with points that are no result of a game. */
  other: number;
  time: number;
  byDefault: number;
  adjudicated: number;
  /** Which count in nothing. */
  cancelled: number;
}

const FLAGS = { E: 'time', D: 'byDefault', A: 'adjudicated' } as const;

/** The sides of each game by its number: it stands in two lines of a table. */
function sidesIn(tables: readonly Table[]): Partial<Record<Cell['color'], Cell>>[] {
  const games = new Map<number, Partial<Record<Cell['color'], Cell>>>();
  for (const cell of tables.flatMap(({ players }) => players.flatMap(({ cells }) => cells.flat())))
    games.set(cell.game, { ...games.get(cell.game), [cell.color]: cell });
  return [...games.values()];
}

const RESULTS: Record<string, 'white' | 'drawn' | 'black' | 'nobody'> = {
  '2-0': 'white',
  '1-1': 'drawn',
  '0-2': 'black',
  '0-0': 'nobody',
};

export function gamesIn(tables: readonly Table[]): Games {
  const found: Games = {
    ...{ all: 0, white: 0, drawn: 0, black: 0, nobody: 0, other: 0 },
    ...{ time: 0, byDefault: 0, adjudicated: 0, cancelled: 0 },
  };
  for (const { white, black } of sidesIn(tables)) {
    const flag = (white ?? black)?.flag;
    if (flag === 'C') {
      found.cancelled += 1;
      continue;
    }
    found.all += 1;
    const points = `${white?.half_points ?? ''}-${black?.half_points ?? ''}`;
    found[RESULTS[points] ?? 'other'] += 1;
    if (flag === 'E' || flag === 'D' || flag === 'A') found[FLAGS[flag]] += 1;
  }
  return found;
}

/** Over by the players themselves, or with nothing said about it. */
export const playedOut = (games: Games): number =>
  games.all - games.time - games.byDefault - games.adjudicated - games.other;

/** Everybody who plays at the end, once, in however many sections. */
function playersIn(tables: readonly Table[]): Map<number, SectionPlayer['player']> {
  const lines = tables.flatMap(({ players }) => players);
  return new Map(lines.map(({ player }) => [player.id, player]));
}

export interface FederationCount {
  federation: string;
  players: number;
}

/** The most players first. */
export function byFederation(tables: readonly Table[]): FederationCount[] {
  const counts = new Map<string, number>();
  for (const { federation } of playersIn(tables).values())
    counts.set(federation, (counts.get(federation) ?? 0) + 1);
  return [...counts]
    .map(([federation, players]) => ({ federation, players }))
    .sort((a, b) => b.players - a.players || (a.federation < b.federation ? -1 : 1));
}

export interface People {
  players: number;
  /** Who has played before a substitute. */
  replaced: number;
  silent: number;
  /** Places on which no game counts. */
  cancelled: number;
}

export function peopleIn(tables: readonly Table[]): People {
  const lines = tables.flatMap(({ players }) => players);
  const of = (test: (line: SectionPlayer) => boolean) => lines.filter(test).length;
  return {
    players: playersIn(tables).size,
    replaced: lines.reduce((sum, { predecessors }) => sum + predecessors.length, 0),
    silent: of(({ withdrew_silently }) => withdrew_silently),
    cancelled: of(({ games, withdrew_silently }) => games === 0 && !withdrew_silently),
  };
}

export interface NormMade {
  section: number;
  player: SectionPlayer['player'];
  titles: string[];
}

export const normsIn = (tables: readonly Pick<SectionView, 'id' | 'players'>[]): NormMade[] =>
  tables.flatMap(({ id, players }) =>
    players.flatMap(({ player, norms }) => {
      const titles = norms.filter(({ state }) => state === 'reached').map(({ title }) => title);
      return titles.length ? [{ section: id, player, titles }] : [];
    }),
  );
