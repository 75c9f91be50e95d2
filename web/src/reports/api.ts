// What players send of games that were played elsewhere (LAW-8.5), as the server tells it.
import type { components } from '../api/schema';
import { dashed, t } from '../i18n';
import { moveLabel } from '../game/ply';
import { problemText } from '../api/problem';
import type { Problem } from '../api/types';

type Schemas = components['schemas'];

export type GameReports = Schemas['GameReports'];
export type Report = Schemas['GameReport'];

/** What is wrong with a PGN as a whole, where no line is told. */
const OF_TEXT = [
  'text_too_large',
  'not_one_game',
  'too_many_moves',
  'moves_missing',
  'result_contradicts_moves',
];

/** Whether it is about what was sent; anything else is about the game, or the way there. */
export const isOfText = ({ code, errors = [] }: Problem): boolean =>
  errors.length > 0 || OF_TEXT.includes(code);

/** The server's limit, in bytes. */
export const REPORT_BYTES = 32 * 1_024;

/** What is wrong with a PGN, with its line and its move where that is known. */
export function faultText(problem: Problem, initialFen: string): string {
  const [place] = problem.errors ?? [];
  const said = problemText(problem, `report-fault-${dashed(problem.code)}`);
  if (!place) return said;
  const line = String(place.line);
  if (!place.column) return t('report-line', { line, text: said });
  return t('report-move', { line, move: moveLabel(initialFen, Number(place.column)), text: said });
}
