// How far an entry is.
import type { Entry } from './api';

/** Whether an entry counts: it is neither refused nor taken back. */
export const isAlive = ({ state }: Entry): boolean => state !== 'refused' && state !== 'withdrawn';

/** Whether a deposit was paid and nothing has become of it (TR-8.4, TR-8.6). */
export const holdsDeposit = ({ deposit }: Entry): boolean =>
  !!deposit && !deposit.refunded_at && !deposit.forfeited_at;
