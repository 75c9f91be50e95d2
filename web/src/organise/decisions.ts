// What can be decided about an entry, as far as it has come. The server has the last word.
import type { Decision, Entry } from '../events/api';
import { holdsDeposit, isAlive } from '../events/entry';

const NEXT: Record<Entry['state'], readonly Decision[]> = {
  entered: ['accept', 'waiting_list', 'refuse'],
  accepted: ['waiting_list', 'refuse', 'withdraw'],
  waiting: ['accept', 'refuse'],
  refused: ['accept', 'waiting_list'],
  withdrawn: [],
};

/** What puts right that the server has refused to accept an entry; who owes what it alone knows. */
const REMEDIES: Readonly<Record<string, Decision>> = {
  entry_not_confirmed: 'confirm',
  deposit_not_paid: 'deposit_paid',
};

export interface Place {
  fee: boolean;
  decides: boolean;
  settles: boolean;
}

/** Those that need a reason. */
export const REASONED: ReadonlySet<Decision> = new Set(['refuse', 'withdraw', 'deposit_forfeited']);

/**
 * `fee`: the event costs something; `decides`: entries are decided on still; `settles`: so are deposits,
 * also later; `refused`: why the last decision was not taken.
 */
export function decisionsFor(
  entry: Entry,
  { fee, decides, settles }: Place,
  refused = '',
): Decision[] {
  const { state, fee_paid_at: paid, free, confirmed_at: confirmed } = entry;
  const alive = isAlive(entry);
  const found = new Set<Decision>();
  if (decides) {
    if (alive && fee && !paid && !free) found.add('fee_paid');
    if (alive && free && !confirmed) found.add('confirm');
    const remedy = REMEDIES[refused];
    if (remedy) found.add(remedy);
    for (const next of NEXT[state]) found.add(next);
    // Who plays has paid: a payment that was recorded by mistake is taken back before.
    if (paid && state !== 'accepted') found.add('fee_not_paid');
  }
  // Who plays gets a deposit back when the event is over.
  if (settles && holdsDeposit(entry) && !(decides && state === 'accepted'))
    found.add('deposit_refunded').add('deposit_forfeited');
  return [...found];
}
