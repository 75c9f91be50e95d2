// Small pieces of text that several parts of the game page share.
import type { Color, Ending, Game } from '../api/types';
import { lettersOf } from '../board/letters';
import { halves } from '../format';
import { lang, t } from '../i18n';
import { inLetters } from '../ui/San';
import { moveAt, moveLabel } from './ply';

const DAY = 86_400;

/** A move in the reader's piece letters, where no markup is possible: on buttons and the postmark. */
export const plainSan = (san: string): string => inLetters(san, lettersOf(lang.value));

/** The move that led to a position, in plain text: "22… Jf6". */
export function moveText(game: Game, ply: number): string {
  const move = moveAt(game, ply);
  return move ? `${moveLabel(game.initial_fen, ply)} ${plainSan(move.san)}` : t('game-start');
}

/** "1–0", "½–½" */
export const score = ({
  white_halves,
  black_halves,
}: Pick<Ending, 'white_halves' | 'black_halves'>): string =>
  `${halves(white_halves)}–${halves(black_halves)}`;

/** Why and by whom a game ended, in a sentence. */
export const reasonText = ({ reason, by }: Pick<Ending, 'reason' | 'by'>): string =>
  t(`game-end-${reason.replaceAll('_', '-')}`, { by: by ?? 'none' });

/** An instant for those who think in UTC: "2026-12-03 06:40 UTC". */
export const utc = (iso: string): string =>
  `${new Date(iso).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

export const days = (n: number): string => t('game-days', { n });

/** The seconds until a moment, never less than none. */
export const secondsUntil = (iso: string, now: number): number =>
  Math.max(0, Math.floor((Date.parse(iso) - now) / 1000));

/** Nearly no time left is told by colour as well. */
export function urgency(seconds: number): 'low' | 'mid' | 'ok' {
  if (seconds < 3 * DAY) return 'low';
  return seconds < 10 * DAY ? 'mid' : 'ok';
}

export const colorName = (color: Color): string => t(`game-${color}`);
