// Small pieces of text that several parts of the game page share.
import type { Color, Ending, Game, Player, Variant } from '../api/types';
import { type Written, plainMove } from '../board/notation';
import { date, halves } from '../format';
import { lang, t, dashed } from '../i18n';
import { prefs } from '../prefs';
import { fullName } from '../ui/PlayerName';
import { moveAt, moveLabel } from './ply';

type Side = Game['white'];
type Predecessor = Side['predecessors'][number];

/** A move as the reader writes it, where no markup is possible: on buttons and the postmark. */
export const plainSan = (move: Written, variant: Variant): string =>
  plainMove(move, variant, { notation: prefs.value.notation, language: lang.value });

/** The move that led to a position, in plain text: "22… Jf6". */
export function moveText(game: Game, ply: number): string {
  const move = moveAt(game, ply);
  return move
    ? `${moveLabel(game.initial_fen, ply)} ${plainSan(move, game.variant)}`
    : t('game-start');
}

/** "1–0", "½–½" */
export const score = ({
  white_halves,
  black_halves,
}: Pick<Ending, 'white_halves' | 'black_halves'>): string =>
  `${halves(white_halves)}–${halves(black_halves)}`;

/** Why and by whom a game ended, in a sentence. */
export const reasonText = ({ reason, by }: Pick<Ending, 'reason' | 'by'>): string =>
  t(`game-end-${dashed(reason)}`, { by: by ?? 'none' });

export const colorName = (color: Color): string => t(`game-${color}`);

/** What the game is, where it is not plain chess: "Chess960, position 518". */
export function variantName({ variant, start_number: n }: Game): string {
  if (variant === 'chess') return '';
  return variant === 'chess960' && n !== null
    ? t('variant-chess960-start', { n: String(n) })
    : t(`variant-${variant}`);
}

/** Beside the reader's writing of a move stands another: its numbers, or to those its letters. */
export function otherWriting(
  { san, iccf }: { san: string; iccf: string },
  variant: Variant,
): string {
  if (prefs.value.notation !== 'numbers') return iccf;
  return plainMove({ san }, variant, { notation: 'letters', language: lang.value });
}

/** Who sat on a side at a moment: whoever played there before a substitute, while they did (TR-8.7b). */
export const playerAt = ({ player, predecessors }: Side, at: string): Player =>
  predecessors.find(({ until }) => Date.parse(at) < Date.parse(until))?.player ?? player;

/** For whom a player plays on, since when, and who played there before them; empty where nobody did. */
export function playsOnText({ predecessors }: Side, now: number): string {
  const last = predecessors.at(-1);
  if (!last) return '';
  const begun = Date.parse(last.until) <= now ? 'yes' : 'no';
  const told = ({ player, until }: Predecessor) => ({ name: fullName(player), when: date(until) });
  const older = predecessors.slice(0, -1).map((each) => t('game-until-then', told(each)));
  return [t('game-plays-on', { ...told(last), begun }), ...older.reverse()].join('; ');
}
