// What can be decided about an entry, as far as it has come. The server has the last word.
import type { Decision, Entry } from '../events/api';

const NEXT: Record<Entry['state'], readonly Decision[]> = {
  entered: ['accept', 'waiting_list', 'refuse'],
  accepted: ['waiting_list', 'refuse', 'withdraw'],
  waiting: ['accept', 'refuse'],
  refused: ['accept', 'waiting_list'],
  withdrawn: [],
};

/** Those that need a reason. */
export const REASONED: ReadonlySet<Decision> = new Set(['refuse', 'withdraw']);

/** `fee`: the event costs something. */
export function decisionsFor({ state, fee_paid_at: paid }: Entry, fee: boolean): Decision[] {
  const owed = fee && paid === null && state !== 'withdrawn' && state !== 'refused';
  return [...(owed ? (['fee_paid'] as const) : []), ...NEXT[state]];
}
