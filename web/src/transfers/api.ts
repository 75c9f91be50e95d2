// Transfers, as the server tells them.
import type { components } from '../api/schema';

type Schemas = components['schemas'];

export type Transfer = Schemas['Transfer'];
export type AskForTransfer = Schemas['AskForTransfer'];
export type Choice = Transfer['may'][number];
export type Party = Transfer['waits_for'][number];

/** Steps that say why. */
export const WITH_REASON: readonly Choice['act'][] = ['object', 'appeal', 'allow', 'refuse'];
