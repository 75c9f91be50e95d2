// The names under which the pages know registered players without an account.
import type { components } from '../api/schema';

type Schemas = components['schemas'];

/** Somebody whom a federation has registered, and who has no account yet. */
export type Registration = Schemas['Registration'];
export type RegisterPlayer = Schemas['RegisterPlayer'];
export type RegisteredByFile = Schemas['RegisteredByFile'];
/** For whom a mail's link is. */
export type Claimable = Schemas['NumberClaim'];

/** Of mails, and of an account at first. */
export type Language = 'en' | 'cs';
