// What the director is about to decide: from what was pressed and the fields of the dialog to the ruling.
import type { Color } from '../../api/types';
import { t } from '../../i18n';
import type { Values } from '../../ui/Form';
import type { ClaimKind, LineBody, Scores } from '../api';
import { bodyOf } from '../lines';
import { type Overstep, RESULTS, type Result, type Ruling } from './ruling';

/** What was pressed. */
export type Plan =
  | { kind: 'version'; of: Color; from: number }
  | { kind: 'lines'; from: number }
  | { kind: 'back' }
  | { kind: 'ask' }
  | { kind: 'exceeded'; by: Overstep | '' }
  | { kind: 'record' }
  | { kind: 'uphold' }
  | { kind: 'period'; of: Color | '' }
  | { kind: 'dismiss'; of: Color; claim: ClaimKind }
  | { kind: 'colours' };

/** What a sheet has from a half-move on. */
export const versionOf = (scores: Scores, of: Color, from: number): LineBody[] =>
  scores[of].lines.slice(from - scores.base - 1).map(bodyOf);

const ROW = /^move-(\d+)$/;

/** The rows of the dialog as they stand there. */
export const linesOf = (values: Values): LineBody[] =>
  Object.keys(values).flatMap((name) => {
    const [, row] = ROW.exec(name) ?? [];
    if (row === undefined) return [];
    const field = (of: string) => (values[`${of}-${row}`] ?? '').trim();
    return [{ move: field('move'), arrived_on: field('arrived'), sent_on: field('sent') }];
  });

const isColor = (value: string | undefined): value is Color =>
  value === 'white' || value === 'black';

const isOverstep = (value: string | undefined): value is Overstep =>
  value === 'both' || isColor(value);

const isResult = (value: string | undefined): value is Result =>
  value !== undefined && Object.hasOwn(RESULTS, value);

function recordOf(result: Result): Ruling {
  const [white_halves, black_halves] = RESULTS[result];
  return { kind: 'record', white_halves, black_halves };
}

/** What is sent; null where a choice is missing, which its field tells. */
export function rulingOf(plan: Plan, values: Values, scores: Scores): Ruling | null {
  switch (plan.kind) {
    case 'version': {
      const { from, of } = plan;
      return { kind: 'settle', from, lines: versionOf(scores, of, from) };
    }
    case 'lines':
      return { kind: 'settle', from: Number(values.from), lines: linesOf(values) };
    case 'back':
      return { kind: 'settle', from: Number(values.from), lines: [] };
    case 'ask': {
      const { what, until = '' } = values;
      return what === 'sheet' || what === 'position' ? { kind: 'ask', what, until } : null;
    }
    case 'exceeded':
      return isOverstep(values.by) ? { kind: 'exceeded', by: values.by } : null;
    case 'record':
      return isResult(values.result) ? recordOf(values.result) : null;
    case 'uphold':
      return recordOf('1-1');
    case 'period':
      return isColor(values.of) ? { kind: 'begin_period', of: values.of } : null;
    case 'dismiss':
      return { kind: 'dismiss', of: plan.of };
    case 'colours':
      return { kind: 'colours_reversed' };
  }
}

/** What the fields say together, once each is right. */
export function complaintsOf(plan: Plan, values: Values): Record<string, string> {
  if (plan.kind === 'lines') {
    const lines = Object.keys(values).filter((name) => ROW.test(name));
    const early = lines
      .map((name) => name.replace('move-', ''))
      .find((row) => (values[`sent-${row}`] ?? '') < (values[`arrived-${row}`] ?? ''));
    if (early !== undefined) return { [`sent-${early}`]: t('score-fault-sent-before-arrival') };
  }
  return values.reason?.trim() ? {} : { reason: t('field-required') };
}
