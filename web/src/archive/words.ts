// How games ended, in the words of the other pages; the archive has some endings that they do not show. And what a
// player has made of them.
import { num } from '../format';
import { dashed, has, t } from '../i18n';
import type { Score } from './types';

export function endingText(reason: string): string {
  const own = `archive-ending-${dashed(reason)}`;
  return t(has(own) ? own : `reason-${dashed(reason)}`);
}

/** Written as numbers are in the reader's language. */
export const amounts = ({ won, drawn, lost }: Score) => ({
  won: num(won),
  drawn: num(drawn),
  lost: num(lost),
});

/** "+5 =3 −2". */
export const tally = (score: Score): string => t('archive-tally', amounts(score));
