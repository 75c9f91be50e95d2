// The names under which the pages know the register of federations.
import type { components } from '../api/schema';

type Schemas = components['schemas'];

export type Federations = Schemas['Federations'];
export type RegisteredFederation = Schemas['RegisteredFederation'];
export type RegisterFederation = Schemas['RegisterFederation'];
export type PlayersSex = Schemas['PlayersSex'];
export type Zone = NonNullable<RegisteredFederation['zone']>;
export type Sex = NonNullable<PlayersSex['sex']>;

export const ZONES: readonly Zone[] = [
  'europe',
  'latin_america',
  'north_america_pacific',
  'africa_asia',
];
export const SEXES: readonly Sex[] = ['female', 'male'];
