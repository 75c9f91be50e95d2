// A time control while it is being chosen: what the fields hold, as text, and the way there and back.
import type { TimeControl } from '../api/types';

type Kind = TimeControl['kind'];

export const KINDS: readonly Kind[] = [
  'moves_in_days',
  'phases',
  'base_per_move',
  'triple_block',
  'none',
];

const CHECKED = 'on';

export const EMPTY_CONTROL = {
  control: 'moves_in_days',
  moves: '10',
  days: '50',
  then_moves: '10',
  then_days: '50',
  base_days: '180',
  per_move: '1',
  bank: '75',
  increment: '5',
  protected: '',
  double: '20',
};
export type ControlDraft = typeof EMPTY_CONTROL;
export type ControlField = keyof ControlDraft;

/** What the fields hold of a time control. */
export function controlFields(control: TimeControl): Partial<ControlDraft> {
  const double = 'double_after_days' in control ? String(control.double_after_days ?? '') : '';
  const common = { control: control.kind, double };
  switch (control.kind) {
    case 'moves_in_days':
      return { ...common, moves: String(control.moves), days: String(control.days) };
    case 'phases':
      return {
        ...common,
        moves: String(control.first.moves),
        days: String(control.first.days),
        then_moves: String(control.then.moves),
        then_days: String(control.then.days),
      };
    case 'base_per_move':
      return {
        ...common,
        base_days: String(control.days),
        per_move: String(control.days_per_move),
      };
    case 'triple_block':
      return {
        ...common,
        bank: String(control.bank_days),
        increment: String(control.increment_days),
        protected: control.protected ? CHECKED : '',
      };
    case 'none':
      return common;
  }
}

/** The time control that the fields describe. */
export function controlOf(draft: ControlDraft): TimeControl {
  const double_after_days = draft.double ? Number(draft.double) : null;
  const first = { moves: Number(draft.moves), days: Number(draft.days) };
  const kind = draft.control as Kind;
  switch (kind) {
    case 'moves_in_days':
      return { kind, ...first, double_after_days };
    case 'phases': {
      const then = { moves: Number(draft.then_moves), days: Number(draft.then_days) };
      return { kind, first, then, double_after_days };
    }
    case 'base_per_move': {
      const days_per_move = Number(draft.per_move);
      return { kind, days: Number(draft.base_days), days_per_move, double_after_days };
    }
    case 'triple_block':
      return {
        kind,
        clock_days: 50,
        bank_days: Number(draft.bank),
        increment_days: Number(draft.increment),
        protected: draft.protected === CHECKED,
      };
    default:
      return { kind: 'none' };
  }
}
