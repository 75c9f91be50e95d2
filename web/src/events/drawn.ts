// Whether lots are drawn in an event, and of what.
import type { Announcement } from './api';

type Drawn = Pick<Announcement, 'system' | 'start_positions' | 'previous_round'>;

/**
 * In the Silli system start numbers follow the ratings, and pairings and colours follow from them; in a Swiss tournament
 * whoever has White is number 1 of a section.
 */
export function drawsNumbers({ system }: Pick<Drawn, 'system'>): boolean {
  switch (system) {
    case 'round_robin':
    case 'double_round_robin':
    case 'scheveningen':
    case 'knock_out':
      return true;
    case 'silli':
    case 'swiss':
      return false;
  }
}

/** Start numbers or starting positions: what the published seed gives. */
export const drawsBySeed = (announcement: Omit<Drawn, 'previous_round'>): boolean =>
  drawsNumbers(announcement) ||
  ['per_game', 'one_for_all'].includes(announcement.start_positions.kind);

/**
 * The colour of number 1 in the first round of a Swiss tournament, which the secret gives that the server committed to: the
 * sections are seen before any public value is known.
 */
export const drawsColour = ({
  system,
  previous_round: previous,
}: Omit<Drawn, 'start_positions'>): boolean => system === 'swiss' && previous === null;

export const drawsLots = (announcement: Drawn): boolean =>
  drawsBySeed(announcement) || drawsColour(announcement);
