// A knock-out in the wizard: sections of two, who play a match; one of them advances.
import { leavesStageOpen } from '../events/stages';
import { t } from '../i18n';

/** Whether two meet in a match, and one of them goes on. */
export const isKnockOut = ({ system }: { system: string }): boolean => system === 'knock_out';

/** The fewest and the most games of a match. */
export const MATCH_MIN = 1;
export const MATCH_MAX = 6;
/** Until the organiser says otherwise: with White once each. */
export const MATCH_USUAL = '2';

/** Players of a section; nobody is asked. */
export const MATCH_PLAYERS = '2';
/** Whoever has no opponent is alone in a section. */
export const MATCH_SIZES: readonly [min: number, max: number] = [1, 2];

/** Games of a section: none where nobody is met. */
export const gamesOfMatch = (players: number, games: number): number =>
  players < Number(MATCH_PLAYERS) ? 0 : games;

const fits = (games: number): boolean =>
  Number.isInteger(games) && games >= MATCH_MIN && games <= MATCH_MAX;

export type Fields = Record<'games_each' | 'entry' | 'norms' | 'stage', string>;

/** No stage, class or norm is played in pairs. */
export const isOfOtherKind = ({ entry, norms, stage }: Fields): boolean =>
  norms !== '' || stage !== '' || !leavesStageOpen(entry);

/** Complaints by the name of the field; null where there is none. */
export function knockOutIsWrong(fields: Fields): Record<string, string> | null {
  if (isOfOtherKind(fields)) return { system: t('error-system-not-of-kind') };
  return fits(Number(fields.games_each)) ? null : { games_each: t('error-knock-out-games') };
}
