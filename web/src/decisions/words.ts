// Decisions and cases in words.
import type { Color } from '../api/types';
import type { Decision, Directive } from './api';
import { halves } from '../format';
import { dashed, t } from '../i18n';

export const kindText = (kind: string): string => t(`decided-${dashed(kind)}`);

export const colorText = (color: Color): string => t(`decided-color-${color}`);

/** White's points as a result: 2 → "1–0". */
export const resultText = (whiteHalves: number): string =>
  `${halves(whiteHalves)}–${halves(2 - whiteHalves)}`;

/** "3 days given back, 1 move added": what is done to a clock, either of them left out where it is 0. */
export function clockText(days: number, moves: number): string {
  const parts = [
    days > 0 && t('decided-days-added', { n: days }),
    days < 0 && t('decided-days-back', { n: -days }),
    moves > 0 && t('decided-moves-added', { n: moves }),
    moves < 0 && t('decided-moves-off', { n: -moves }),
  ];
  return parts.filter(Boolean).join(', ');
}

/** What a decision does to one game. */
export function whatText({ code, by, days, moves, white_halves: white }: Directive): string {
  if (code === 'clock_adjusted')
    return t('decided-clock', {
      who: by ? colorText(by) : '',
      what: clockText(days ?? 0, moves ?? 0),
    });
  if (code === 'defaulted') return t('decided-defaulted', { by: by ?? 'both' });
  if (code === 'adjudicated') return t('decided-adjudicated', { result: resultText(white ?? 0) });
  return t(`decided-what-${dashed(code)}`, { by: by ?? '' });
}

/** Letters are no decisions to appeal against, and what was undone needs no appeal (TR-15). */
export const isAppealable = ({ kind, undone_by: undone }: Decision): boolean =>
  undone === null && kind !== 'message';
