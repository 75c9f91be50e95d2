// Whether lots are drawn in an event.
import type { Announcement } from './api';

type Drawn = Pick<Announcement, 'system' | 'start_positions'>;

/** In the Silli system start numbers follow the ratings, and pairings and colours follow from them. */
export function drawsNumbers({ system }: Pick<Drawn, 'system'>): boolean {
  switch (system) {
    case 'round_robin':
    case 'double_round_robin':
    case 'scheveningen':
    case 'knock_out':
      return true;
    case 'silli':
      return false;
  }
}

/** Start numbers or starting positions. */
export const drawsLots = (announcement: Drawn): boolean =>
  drawsNumbers(announcement) ||
  ['per_game', 'one_for_all'].includes(announcement.start_positions.kind);
