// The table of a Swiss tournament: what tells equal scores apart, what is still being played, and how the pairs of a
// round have ended.
import type { components } from '../api/schema';
import type { Player } from '../api/types';
import { type TieColumn, isOpen } from '../section/table';
import { type SectionGlance, scoreIn } from './sectionLines';

type Schemas = components['schemas'];

export type SwissTable = Schemas['SwissTable'];
export type SwissLine = Schemas['SwissLine'];
/** What a player did in a round. */
export type SwissCell = Schemas['SwissCell'];

/** Those announced; the direct encounter is seen from the results. */
export const tiesIn = ({ tie_breaks }: Pick<SwissTable, 'tie_breaks'>): TieColumn[] =>
  tie_breaks.filter((each) => each !== 'direct_encounter');

/** How many games are not over; each stands in the lines of both who play it. */
export const openGames = ({ lines }: Pick<SwissTable, 'lines'>): number =>
  new Set(
    lines.flatMap(({ cells }) =>
      cells.flatMap((cell) => (cell && isOpen(cell) ? [cell.section] : [])),
    ),
  ).size;

/** A player, and the number that the table has for them. */
export interface Numbered {
  number: number;
  player: Player;
}

/** By player. Places can be shared, so the lines are counted, as in a crosstable. */
export const numbersIn = ({ lines }: Pick<SwissTable, 'lines'>): ReadonlyMap<number, Numbered> =>
  new Map(lines.map(({ player }, at) => [player.id, { number: at + 1, player }]));

/** How a pair has ended. */
export type PairEnd =
  | { kind: 'open' }
  | { kind: 'cancelled' }
  | { kind: 'bye' }
  /** In halves. */
  | { kind: 'over'; white: number; black: number };

/** White is the first of the two. */
export function endOf(section: SectionGlance): PairEnd {
  const [white, black] = section.players;
  if (!white || !black) return { kind: 'bye' };
  const [one, other] = [scoreIn(section, white.id), scoreIn(section, black.id)];
  if (one !== undefined && other !== undefined) return { kind: 'over', white: one, black: other };
  return { kind: section.counts.cancelled > 0 ? 'cancelled' : 'open' };
}
