// A Swiss tournament in the wizard: each round is an event with sections of two, and everybody goes on to the next one.
import { t } from '../i18n';
import { type Fields, isOfOtherKind } from './knockOut';

/** Whether opponents are found round by round, by the scores so far. */
export const isSwiss = ({ system }: { system: string }): boolean => system === 'swiss';

/** The fewest and the most rounds in all. */
export const ROUNDS_MIN = 2;
export const ROUNDS_MAX = 15;
/** Until the organiser says otherwise. */
export const ROUNDS_USUAL = '7';

/** What tells apart who has the same score, until the organiser says otherwise. */
export const TIES_USUAL = ['buchholz_cut_one', 'buchholz', 'wins'];

/** Of each section of the round before both go on. */
export const EVERYBODY = 2;

const fits = (rounds: number): boolean =>
  Number.isInteger(rounds) && rounds >= ROUNDS_MIN && rounds <= ROUNDS_MAX;

/** Complaints by the name of the field; null where there is none. */
export function swissIsWrong(fields: Fields): Record<string, string> | null {
  if (isOfOtherKind(fields)) return { system: t('error-system-not-of-kind') };
  return fits(Number(fields.games_each)) ? null : { games_each: t('error-swiss-rounds') };
}
