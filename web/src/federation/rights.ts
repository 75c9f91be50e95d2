// What of a federation only some may see or do.
import { holds, ownFederation } from '../session';

/** Whether the reader sees what every federation has entered. */
export const seesAllEntries = (): boolean => holds('world_tournament_director');

/** Whether the reader sees what a federation has entered, and what is paid of it. */
export const seesEntriesOf = (code: string): boolean =>
  ownFederation() === code || seesAllEntries();

/** Whether the reader enters how many members federations have (TR-1.0.10). */
export const countsMembers = (): boolean => holds('title_commissioner');
