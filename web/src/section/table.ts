// The crosstable in rows: who stands where, and whom each column is.
import { halves, num } from '../format';
import type { Cell, SectionPlayer, SectionView, TieBreak } from '../events/api';

export const ORDERS = ['place', 'number'] as const;
export type Order = (typeof ORDERS)[number];

/** Players who share a place stand by their start numbers. */
export function inOrder(players: readonly SectionPlayer[], order: Order): SectionPlayer[] {
  return [...players].sort((a, b) =>
    order === 'place' ? a.place - b.place || a.number - b.number : a.number - b.number,
  );
}

/** The games of `row` against `column`; none on the diagonal. */
export const cellOf = (row: SectionPlayer, column: SectionPlayer): readonly Cell[] =>
  row.number === column.number ? [] : (row.cells[column.number - 1] ?? []);

/** Whether the table has a column a game: where nobody meets everybody, most squares of another would be empty. */
export function isByGames({ system }: Pick<SectionView, 'system'>): boolean {
  switch (system) {
    case 'round_robin':
    case 'double_round_robin':
    case 'scheveningen':
    case 'knock_out':
    case 'swiss':
    case null:
      return false;
    case 'silli':
      return true;
  }
}

/** Whether there is nobody to play against: in a knock-out such a player goes on without a game, in a Swiss one with a bye. */
export const isAlone = ({ players }: { players: readonly unknown[] }): boolean =>
  players.length === 1;

/** A game, and the start number of the opponent. */
export interface Met {
  number: number;
  cell: Cell;
}

/** A player's games, by the opponents' start numbers. */
export const gamesOf = ({ cells }: Pick<SectionPlayer, 'cells'>): Met[] =>
  cells.flatMap((games, at) => games.map((cell) => ({ number: at + 1, cell })));

/** How many columns hold everybody's games. */
export const gamesMost = (players: readonly Pick<SectionPlayer, 'cells'>[]): number =>
  Math.max(0, ...players.map(({ cells }) => cells.flat().length));

/** What has a column of its own among the tie-breaks; the direct encounter is seen from the results. */
export type TieColumn = Exclude<TieBreak, 'direct_encounter'>;

const BUCHHOLZ: Partial<Record<TieBreak, keyof SectionPlayer['buchholz']>> = {
  buchholz_cut_two: 'cut_two',
  buchholz_cut_one: 'cut_one',
  buchholz: 'all',
  sum_of_buchholz: 'sum',
};

/**
 * What tells apart who has the same score. Where everybody meets everybody, wins and SB are always told; of a Swiss
 * tournament the table of all rounds tells it, as a section has a single game.
 */
export function tieColumns(section: Pick<SectionView, 'system' | 'tie_breaks'>): TieColumn[] {
  const named = section.tie_breaks.filter((each) => each !== 'direct_encounter');
  if (isByGames(section)) return named;
  if (section.system === 'swiss') return [];
  return ['wins', 'sonneborn_berger', ...named.filter((each) => each in BUCHHOLZ)];
}

export function tieText(
  row: Pick<SectionPlayer, 'wins' | 'quarter_sb' | 'buchholz'>,
  column: TieColumn,
): string {
  const kind = BUCHHOLZ[column];
  if (kind) return halves(row.buchholz[kind]);
  return column === 'wins' ? String(row.wins) : quarters(row.quarter_sb);
}

/** Quarters of a point as tables show them: 73 → "18.25", 26 → "6.5". */
export const quarters = (n: number): string => num(n / 4, { maximumFractionDigits: 2 });

/** What a square says of a game: the player's points in halves, and how it ended where it was not played to its end. */
interface Ended {
  half_points: number | null;
  flag: string | null;
}

/** Whether a game is not over. */
export const isOpen = ({ half_points, flag }: Ended): boolean =>
  half_points === null && flag !== 'C';

/** Games of a player that are not over. */
export const unfinished = ({ cells }: SectionPlayer): number => cells.flat().filter(isOpen).length;

/** All games that count, and those of them that are over. */
export function progress({ counts }: Pick<SectionView, 'counts'>): { done: number; all: number } {
  const { not_started, running, in_adjudication, finished } = counts;
  return { done: finished, all: not_started + running + in_adjudication + finished };
}

/** The flags that stand in these squares, so that the legend tells of no others. */
export function flagsOf(cells: readonly Pick<Ended, 'flag'>[]) {
  const found = new Set(cells.map(({ flag }) => flag));
  return (['A', 'E', 'D', 'C'] as const).filter((flag) => found.has(flag));
}

/** Those of a whole table. */
export const flagsIn = (players: readonly Pick<SectionPlayer, 'cells'>[]) =>
  flagsOf(players.flatMap(({ cells }) => cells.flat()));

/** The marks of ratings that stand in for published ones. */
export function marksIn(players: readonly SectionPlayer[]): string[] {
  const found = new Set(players.map(({ assumed }) => assumed?.mark));
  return ['F', 'P'].filter((mark) => found.has(mark));
}
