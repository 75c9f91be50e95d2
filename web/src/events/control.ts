// A time control as an announcement writes it, "10 moves in 50 days double after 20", read into its
// parts and written again.
import type { TimeControl } from '../api/types';

/** Triple Block's clock shows this many days at the start and at most. */
const CLOCK_DAYS = 50;

const DOUBLES = String.raw`(?: double after (\d+))?`;
const MOVES = new RegExp(String.raw`^(\d+) moves in (\d+) days${DOUBLES}$`);
const PHASES = new RegExp(
  String.raw`^(\d+) moves in (\d+) days then (\d+) moves in (\d+) days${DOUBLES}$`,
);
const BASE = new RegExp(String.raw`^(\d+) days plus (\d+) days per move${DOUBLES}$`);
const TRIPLE_BLOCK = /^triple block bank (\d+) increment (\d+)( protected)?$/;

const doubling = (text: string | undefined) => (text === undefined ? null : Number(text));

/** null where the text is none of the forms. */
export function readControl(text: string): TimeControl | null {
  if (text === 'none') return { kind: 'none' };
  const moves = MOVES.exec(text);
  if (moves) {
    const [, n, days, double] = moves;
    return {
      kind: 'moves_in_days',
      moves: Number(n),
      days: Number(days),
      double_after_days: doubling(double),
    };
  }
  const phases = PHASES.exec(text);
  if (phases) {
    const [, n, days, thenN, thenDays, double] = phases;
    return {
      kind: 'phases',
      first: { moves: Number(n), days: Number(days) },
      then: { moves: Number(thenN), days: Number(thenDays) },
      double_after_days: doubling(double),
    };
  }
  const base = BASE.exec(text);
  if (base) {
    const [, days, perMove, double] = base;
    return {
      kind: 'base_per_move',
      days: Number(days),
      days_per_move: Number(perMove),
      double_after_days: doubling(double),
    };
  }
  const block = TRIPLE_BLOCK.exec(text);
  if (!block) return null;
  const [, bank, increment, protection] = block;
  return {
    kind: 'triple_block',
    clock_days: CLOCK_DAYS,
    bank_days: Number(bank),
    increment_days: Number(increment),
    protected: protection !== undefined,
  };
}

function basic(control: TimeControl): string {
  switch (control.kind) {
    case 'moves_in_days':
      return `${control.moves} moves in ${control.days} days`;
    case 'phases': {
      const { first, then } = control;
      return `${first.moves} moves in ${first.days} days then ${then.moves} moves in ${then.days} days`;
    }
    case 'base_per_move':
      return `${control.days} days plus ${control.days_per_move} days per move`;
    case 'triple_block': {
      const protection = control.protected ? ' protected' : '';
      return `triple block bank ${control.bank_days} increment ${control.increment_days}${protection}`;
    }
    case 'none':
      return 'none';
  }
}

export function writeControl(control: TimeControl): string {
  const doubles = 'double_after_days' in control ? control.double_after_days : null;
  return basic(control) + (doubles === null ? '' : ` double after ${doubles}`);
}
