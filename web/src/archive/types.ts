// The names under which the archive's pages know what the server sends.
import type { components } from '../api/schema';

type Schemas = components['schemas'];

export type Opening = Schemas['Opening'];
export type ArchivedGame = Schemas['ArchivedGame'];
export type ArchiveGames = Schemas['ArchivedGames'];
export type Counts = Schemas['ArchivedCounts'];
export type ArchiveMove = Schemas['ArchivedMove'];
export type ArchivePosition = Schemas['ArchivedPosition'];
