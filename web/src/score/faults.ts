// Where a refusal about lines of a sheet belongs: to which half-move, and to which of its fields.
import { problemText, refusal } from '../api/problem';
import type { Problem } from '../api/types';
import { dashed } from '../i18n';

const OF_FIELD: Readonly<Record<string, Part>> = {
  unreadable_move: 'move',
  ambiguous_move: 'move',
  illegal_move: 'move',
  promotion_missing: 'move',
  move_stands: 'move',
  arrived_too_early: 'arrived',
  sent_before_arrival: 'sent',
  in_future: 'sent',
};

/** The fields of a half-move. */
export type Part = 'move' | 'arrived' | 'sent' | 'draw';

export const fieldName = (part: Part, halfMove: number): string => `${part}-${halfMove}`;

export const faultText = (problem: Problem): string =>
  problemText(problem, `score-fault-${dashed(problem.code)}`);

/** The half-move at fault, where the server names one. */
export function halfMoveOf({ errors }: Problem): number | null {
  const line = Number(errors?.[0]?.line);
  return Number.isInteger(line) && line > 0 ? line : null;
}

/** The same problem under the name of its field, for a form with fields of these half-moves. */
export function atField(problem: Problem, shown: readonly number[]): Problem {
  const halfMove = halfMoveOf(problem);
  const part = OF_FIELD[problem.code];
  const here = halfMove !== null && part && shown.includes(halfMove);
  return refusal(here ? fieldName(part, halfMove) : 'score', faultText(problem));
}

/** The names of all fields of some half-moves, as a form asks for them. */
export const fieldsOf = (halfMoves: readonly number[]): Record<string, string> =>
  Object.fromEntries(
    halfMoves
      .flatMap((at) => (['move', 'arrived', 'sent'] as const).map((part) => fieldName(part, at)))
      .map((name) => [name, name]),
  );
