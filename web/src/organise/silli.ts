// The Silli system in the wizard: everybody meets a fixed number of others, half of them with White.
import { t } from '../i18n';

/** Whether everybody meets only some of the others. */
export const isSilli = ({ system }: { system: string }): boolean => system === 'silli';

/** The fewest and the most games of each player; the number is even. */
export const GAMES_MIN = 4;
export const GAMES_MAX = 30;
/** Until the organiser says otherwise. */
export const GAMES_USUAL = '12';

/** What tells apart who has the same score where opponents differ, until the organiser says otherwise. */
export const TIES_USUAL = ['buchholz_cut_two', 'buchholz_cut_one', 'buchholz', 'wins'];

const PLAYERS_MAX = 100;

/** Players of a section: everybody has that many opponents, and the table has a line for each. */
export const silliSizes = (games: number): readonly [min: number, max: number] => [
  games + 1,
  PLAYERS_MAX,
];

const fits = (games: number): boolean =>
  games >= GAMES_MIN && games <= GAMES_MAX && games % 2 === 0;

/** The same for a number of games that may not be one yet. */
export const sizesWhileTyped = (games: string): readonly [min: number, max: number] =>
  silliSizes(fits(Number(games)) ? Number(games) : GAMES_MIN);

type Fields = Record<'games_each' | 'section_size' | 'norms' | 'stage', string>;

/** Complaints by the name of the field; null where there is none. */
export function silliIsWrong(fields: Fields): Record<string, string> | null {
  const { games_each, section_size, norms, stage } = fields;
  const games = Number(games_each);
  const size = Number(section_size);
  const [min, max] = silliSizes(games);
  if (norms || stage) return { system: t('error-system-not-of-kind') };
  if (!fits(games)) return { games_each: t('error-silli-games') };
  return size < min || size > max ? { section_size: t('field-range', { min, max }) } : null;
}
