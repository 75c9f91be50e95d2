// One decision about many entries: whom it concerns, and who is left out and why. The server has the last word on each.
import type { Entry } from '../events/api';
import { isAlive } from '../events/entry';

/** Those that can be made about several entries at once. */
export const TOGETHER = ['fee_paid', 'accept', 'waiting_list', 'refuse', 'withdraw'] as const;

/** `fee_not_paid` takes payments back that were recorded together. */
export type BulkDecision = (typeof TOGETHER)[number] | 'fee_not_paid';

/** Why an entry is left out. */
export const LACKS = [
  'withdrawn',
  'refused',
  'accepted',
  'waiting',
  'not_accepted',
  'paid',
  'unpaid',
  'free',
  'unconfirmed',
] as const;
export type Lack = (typeof LACKS)[number];

/** What keeps an entry from being accepted. */
function lackOfFee({ fee_paid_at: paid, free, confirmed_at: confirmed }: Entry, fee: boolean) {
  if (!fee || paid || confirmed) return null;
  return free ? 'unconfirmed' : 'unpaid';
}

function lackOfPayment(entry: Entry, fee: boolean): Lack | null {
  if (!isAlive(entry)) return entry.state === 'refused' ? 'refused' : 'withdrawn';
  if (entry.fee_paid_at) return 'paid';
  return entry.free || !fee ? 'free' : null;
}

/** Null where the decision can be made about it; `fee`: the event costs something. */
export function lackFor(decision: BulkDecision, entry: Entry, fee: boolean): Lack | null {
  const { state } = entry;
  switch (decision) {
    case 'fee_paid':
      return lackOfPayment(entry, fee);
    case 'fee_not_paid':
      if (state === 'accepted') return state;
      return entry.fee_paid_at ? null : 'unpaid';
    case 'accept':
      if (state === 'withdrawn' || state === 'accepted') return state;
      return lackOfFee(entry, fee);
    case 'waiting_list':
      return state === 'withdrawn' || state === 'waiting' ? state : null;
    case 'refuse':
      return state === 'withdrawn' || state === 'refused' ? state : null;
    case 'withdraw':
      return state === 'accepted' ? null : 'not_accepted';
  }
}

export interface Plan {
  decision: BulkDecision;
  concerned: readonly Entry[];
  /** Those who are left out, by what they lack. */
  left: readonly (readonly [Lack, readonly Entry[]])[];
}

export function planFor(decision: BulkDecision, chosen: readonly Entry[], fee: boolean): Plan {
  const lack = new Map(chosen.map((entry) => [entry, lackFor(decision, entry, fee)]));
  const those = (which: Lack | null) => chosen.filter((entry) => lack.get(entry) === which);
  return {
    decision,
    concerned: those(null),
    left: LACKS.map((each) => [each, those(each)] as const).filter(([, some]) => some.length > 0),
  };
}

/** The decisions that can be made about at least one of the chosen. */
export const decisionsForAll = (chosen: readonly Entry[], fee: boolean): BulkDecision[] =>
  TOGETHER.filter((decision) => chosen.some((entry) => lackFor(decision, entry, fee) === null));
