// What is typed in UTC, on the reader's clock.
import { instantOf } from '../desk/outage';
import { dateTime } from '../format';
import { t } from '../i18n';

/** For the hint under a field; empty while what is typed is no moment. */
export function ownTime(typed: string): string {
  const instant = instantOf(typed);
  return instant ? t('events-own-time', { when: dateTime(instant) }) : '';
}
