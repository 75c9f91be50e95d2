// Time in days, not seconds: what is left, a bar for how much of the budget that is, and the
// moment at which it ends.
import { dateTime, duration } from '../format';
import { t } from '../i18n';

const DAY = 86_400;

interface Props {
  /** Seconds; nothing left means that the deadline has passed. */
  left: number;
  total: number;
  deadline?: string | null;
}

export function TimeBar({ left, total, deadline }: Props) {
  const level = left < 3 * DAY ? 'low' : left < 10 * DAY ? 'mid' : 'ok';
  const share = Math.max(0, Math.min(1, left / total));
  return (
    <div class={`time ${level}`}>
      <div class="time-row">
        <b>{left > 0 ? duration(left) : t('overdue')}</b>{' '}
        {deadline && (
          <time dateTime={deadline}>
            {t(left > 0 ? 'until' : 'since', { when: dateTime(deadline) })}
          </time>
        )}
      </div>
      <div class="bar" aria-hidden="true">
        <i style={{ width: `${share * 100}%` }} />
      </div>
    </div>
  );
}
