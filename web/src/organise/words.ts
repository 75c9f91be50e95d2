// The organiser's own words in an announcement: about the event, and how the fee is paid.
import { t } from '../i18n';
import { lengthOf } from '../ui/lengths';
import type { Draft } from './draft';

/** The server's limits, in characters as it counts them: not in UTF-16 units. */
export const ABOUT_MAX = 2_000;
export const PAYMENT_MAX = 500;

/** What is sent; null where nothing is said. A pasted table brings tabs, which the server refuses. */
export const wordsOf = (text: string): string | null =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .trim() || null;

const isTooLong = (text: string, most: number): boolean => lengthOf(wordsOf(text) ?? '') > most;

/** Complaints by the name of the field. */
export const aboutIsWrong = ({ about }: Pick<Draft, 'about'>): Record<string, string> =>
  isTooLong(about, ABOUT_MAX) ? { about: t('error-bad-about') } : {};

/** How a fee is paid means nothing where there is none. */
export const paymentOf = ({ fee, payment }: Pick<Draft, 'fee' | 'payment'>): string | null =>
  fee.trim() ? wordsOf(payment) : null;

/** Complaints by the name of the field. */
export const paymentIsWrong = (draft: Pick<Draft, 'fee' | 'payment'>): Record<string, string> =>
  isTooLong(paymentOf(draft) ?? '', PAYMENT_MAX) ? { payment: t('error-bad-payment') } : {};
