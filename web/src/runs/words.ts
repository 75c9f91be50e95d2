// Runs in words.
import { has, dashed, t } from '../i18n';
import type { RunHead, RunNote } from '../ratings/api';
import { monthOf, poolText } from '../ratings/words';

export const runName = ({ pool, effective_on: from }: Pick<RunHead, 'pool' | 'effective_on'>) =>
  t('ratings-list-of', { pool: poolText(pool), when: monthOf(from) });

export const stateText = ({ state }: Pick<RunHead, 'state'>): string => t(`runs-state-${state}`);

/** A note that we have no words for is told as the server tells it. */
export function noteText({ code, text }: RunNote): string {
  const id = `runs-note-${dashed(code)}`;
  return has(id) ? t(id) : text;
}
