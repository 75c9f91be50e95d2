// Whether lots are drawn in an event.
import type { Announcement } from './api';

type Drawn = Pick<Announcement, 'system' | 'start_positions'>;

/** In the Silli system start numbers follow the ratings, and pairings and colours follow from them. */
export const drawsNumbers = ({ system }: Pick<Drawn, 'system'>): boolean => system !== 'silli';

/** Start numbers or starting positions. */
export const drawsLots = (announcement: Drawn): boolean =>
  drawsNumbers(announcement) ||
  ['per_game', 'one_for_all'].includes(announcement.start_positions.kind);
