// Withdrawals in words.
import type { Withdrawal } from '../desk/decisionsApi';
import { t } from '../i18n';

export const dashed = (code: string): string => code.replaceAll('_', '-');

export const groundsText = (grounds: string): string => t(`withdraw-grounds-${dashed(grounds)}`);

export const stateText = (state: string): string => t(`withdraw-state-${dashed(state)}`);

/** Whether a decision is still to come. */
export const waits = ({ state }: Withdrawal): boolean =>
  state === 'requested' || state === 'offered';
