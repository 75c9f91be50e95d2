// A moment far away or long ago, so with its year: in UTC, as events count, and on the reader's clock.
import { date, dateTime, dateTimeUtc } from '../format';
import { t } from '../i18n';

export function Moment({ at }: { at: string }) {
  return (
    <span class="moment">
      <time dateTime={at}>{dateTimeUtc(at)}</time>{' '}
      <small class="muted">{t('events-own-time', { when: dateTime(at) })}</small>
    </span>
  );
}

/** The day alone, in the reader's zone. */
export const Day = ({ at }: { at: string }) => <time dateTime={at}>{date(at)}</time>;
