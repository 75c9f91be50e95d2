// The names under which the archive's pages know what the server sends.
import type { components, paths } from '../api/schema';

/** What the archive can be asked. */
export type Wish = NonNullable<paths['/api/archive/games']['get']['parameters']['query']>;

type Schemas = components['schemas'];

export type Opening = Schemas['Opening'];
export type ArchivedGame = Schemas['ArchivedGame'];
export type ArchiveGames = Schemas['ArchivedGames'];
export type Score = Schemas['ArchivedScore'];
export type ArchivedRecord = Schemas['ArchivedRecord'];
export type Counts = Schemas['ArchivedCounts'];
export type ArchiveMove = Schemas['ArchivedMove'];
export type ArchivePosition = Schemas['ArchivedPosition'];
export type ArchiveDump = Schemas['ArchiveDump'];
export type ArchiveDumpFile = Schemas['ArchiveDumpFile'];
