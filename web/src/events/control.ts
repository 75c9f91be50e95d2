// A time control as an announcement writes it: "10 moves in 50 days double after 20".
import type { TimeControl } from '../api/types';

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
