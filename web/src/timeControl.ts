// A time control in words, for every kind there is.
import type { TimeControl } from './api/types';
import { t } from './i18n';

const days = (n: number) => t('game-days', { n });

function basic(control: TimeControl): string {
  switch (control.kind) {
    case 'moves_in_days':
      return t('control-moves', { n: control.moves, days: days(control.days) });
    case 'phases': {
      const { first, then } = control;
      return t('control-phases', {
        first: t('control-moves', { n: first.moves, days: days(first.days) }),
        then: t('control-moves', { n: then.moves, days: days(then.days) }),
      });
    }
    case 'base_per_move':
      return t('control-base', { days: days(control.days), n: control.days_per_move });
    case 'triple_block': {
      const { clock_days, bank_days, increment_days } = control;
      return t('control-triple-block', {
        clock: days(clock_days),
        bank: days(bank_days),
        n: increment_days,
      });
    }
    case 'none':
      return t('control-none');
  }
}

/** "10 moves in 50 days; on one move, days beyond 20 count twice" */
export function controlText(control: TimeControl): string {
  const parts = [basic(control)];
  if (control.kind === 'triple_block' && control.protected) parts.push(t('control-protected'));
  if ('double_after_days' in control && control.double_after_days !== null)
    parts.push(t('control-doubles', { n: control.double_after_days }));
  return parts.join('; ');
}
