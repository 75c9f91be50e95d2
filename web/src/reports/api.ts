// What players send of games that were played elsewhere (LAW-8.5), as the server tells it.
import type { components } from '../api/schema';
import { has, t, dashed } from '../i18n';
import { moveLabel } from '../game/ply';
import { problemText } from '../api/problem';
import type { Problem } from '../api/types';

type Schemas = components['schemas'];

export type GameReports = Schemas['GameReports'];
export type Report = Schemas['GameReport'];

/** The server's limit, in bytes. */
export const REPORT_BYTES = 32 * 1_024;

/** What is wrong with a PGN, with its line and its move where that is known. */
export function faultText(problem: Problem, initialFen: string): string {
  const [place] = problem.errors ?? [];
  const id = `report-fault-${dashed(problem.code)}`;
  const text = has(id) ? t(id) : '';
  const said = !text
    ? problemText(problem)
    : problem.rule
      ? t('error-with-rule', { text, rule: problem.rule })
      : text;
  if (!place) return said;
  const line = String(place.line);
  if (!place.column) return t('report-line', { line, text: said });
  return t('report-move', { line, move: moveLabel(initialFen, Number(place.column)), text: said });
}
