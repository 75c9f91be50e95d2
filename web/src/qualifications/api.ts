// What the server tells of qualifications.
import type { components } from '../api/schema';

type Schemas = components['schemas'];

export type PlayersQualifications = Schemas['PlayersQualifications'];
export type Qualification = Schemas['Qualification'];
export type NamedEvent = Schemas['NamedEvent'];
export type Chance = Schemas['QualificationChance'];
export type Qualifiers = Schemas['Qualifiers'];
export type Qualifier = Schemas['Qualifier'];
export type QualifyingSection = Schemas['QualifyingSection'];

/** What a player's own page and the table of all have in common. */
export type Grounds = Pick<
  Qualification,
  'article' | 'part' | 'until' | 'state' | 'used_in' | 'deferred'
>;

/** The stages that one qualifies for, the highest first. */
export const STAGES = [
  'world_championship_final',
  'world_championship_candidates',
  'world_championship_semi_final',
  'world_championship_preliminary',
  'ladies_final',
  'ladies_semi_final',
  'world_cup_final',
  'world_cup_semi_final',
] as const;

export type QualifiedStage = (typeof STAGES)[number];

/** The stage for which the players of an event have to be qualified; none: for no stage. */
export const qualifiedStage = ({ stage, entry }: { stage: string | null; entry: string }) =>
  STAGES.find((each) => each === stage || each === entry);
