// How long a text is, and how much of its room it takes.
import { t } from '../i18n';

/** The room left is told when it gets scarce: from this share of it on. */
const TELL_FROM = 0.8;

/** Characters as the server counts them, not UTF-16 units. */
export const lengthOf = (text: string): number => [...text].length;

/** How many characters of the most there can be; nothing while there is room enough. */
export const roomText = (length: number, limit: number): string =>
  length > limit * TELL_FROM ? t('field-length', { n: length, limit }) : '';
