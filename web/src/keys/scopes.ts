// What keys may be used for, in the order in which it is offered.
import type { Key } from '../api/types';

export type Scope = Key['scopes'][number];

export const OWN_SCOPES: readonly Scope[] = ['read', 'play', 'entries', 'exports'];
export const FEDERATION_SCOPES: readonly Scope[] = ['read', 'entries', 'results', 'exports'];
