// What is wrong with a number that is to be joined, as far as it can be told before anybody is asked.
import { t } from '../i18n';
import type { Values } from '../ui/Form';
import { playerFault } from './PlayerNumber';

/** Complaints by field; `into` is the number that stays, `me` the reader's own, about which others decide. */
export function joinFaults(
  { number = '', reason = '' }: Values,
  into: number,
  me?: number,
): Record<string, string> {
  const nobody = playerFault('number', number);
  if (nobody.number) return nobody;
  if (Number(number) === into) return { number: t('joined-same') };
  if (Number(number) === me) return { number: t('joined-own') };
  return reason.trim() ? {} : { reason: t('field-required') };
}
