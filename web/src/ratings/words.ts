// Ratings in words: lists by their month, changes with their sign, exact numbers as the server has them.
import { day, num } from '../format';
import { dashed, t } from '../i18n';
import type { Method, Pool, RuleSet } from './api';

export const POOLS: readonly Pool[] = ['chess', 'chess960'];
export const RULE_SETS: readonly RuleSet[] = ['iccf', 'sks'];

export const poolText = (pool: Pool): string => t(`ratings-pool-${pool}`);
export const ruleSetText = (rules: RuleSet): string => t(`ratings-rules-${rules}`);
export const methodText = (method: Method): string => t(`ratings-method-${dashed(method)}`);

/** A list is called by the month from which it counts: "January 2027". */
export const monthOf = (effectiveOn: string): string =>
  day(effectiveOn, { month: 'long', year: 'numeric' });

/** What a list is called by its id, such as `chess-2027-1`. */
export function listText(id: string): string {
  const [pool = '', year = '', quarter = ''] = id.split('-');
  const from = `${year}-${String(3 * Number(quarter) - 2).padStart(2, '0')}-01`;
  return t('ratings-list-of', { pool: poolText(pool as Pool), when: monthOf(from) });
}

/** Ratings are not grouped: 2418, not 2,418. */
export const ratingText = (rating: number | null | undefined): string =>
  typeof rating === 'number' ? num(rating, { useGrouping: false }) : '–';

/** +5, −3, 0. */
export const signed = (value: number): string =>
  num(value, { signDisplay: 'exceptZero', useGrouping: false }).replace('-', '−');

/**
 * An exact number of the server in the reader's way of writing: "-1.125" → "−1,125". It stays text,
 * so that no digit of it is lost.
 */
export function decimal(exact: string, { sign = false } = {}): string {
  const point = num(0.5).replace(/\d/g, '');
  const plus = sign && /[1-9]/.test(exact) && !/^[-+−]/.test(exact) ? '+' : '';
  return plus + exact.replace(/^[-−]/, '−').replace('.', point);
}

/** The page of a list, with whatever is wanted of it kept. */
export const listPath = (id: string, query = ''): string => `/ratings/${id}${query}`;
