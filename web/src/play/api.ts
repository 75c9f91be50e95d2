// The names under which the pages of challenges know what the server sends.
import type { components } from '../api/schema';

type Schemas = components['schemas'];

export type Challenge = Schemas['Challenge'];
export type ChallengeColor = Schemas['ChallengeColor'];
export type ChallengeStart = Schemas['ChallengeStart'];
export type ChallengeState = Schemas['ChallengeState'];
export type ChallengeTerms = Schemas['ChallengeTerms'];
export type DrawPolicy = Schemas['EventDrawOffers']['policy'];
export type MyChallenges = Schemas['MyChallenges'];
export type Seeks = Schemas['Seeks'];
export type SendChallenge = Schemas['SendChallenge'];
