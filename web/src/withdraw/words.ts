// Withdrawals in words.
import type { Withdrawal } from '../decisions/api';
import { dashed, t } from '../i18n';

export const groundsText = (grounds: string): string => t(`withdraw-grounds-${dashed(grounds)}`);

export const stateText = (state: string): string => t(`withdraw-state-${dashed(state)}`);

/** Whether a decision is still to come. */
export const waits = ({ state }: Withdrawal): boolean =>
  state === 'requested' || state === 'offered';
