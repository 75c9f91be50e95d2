// The names under which the pages know players' own pages with running games.
import type { components } from '../api/schema';

type Schemas = components['schemas'];

export type SectionPages = Schemas['SectionPages'];
export type PlayersPage = Schemas['PlayersPage'];
export type GameOnPage = Schemas['GameOnPage'];
export type AskedPage = Schemas['AskedPage'];
