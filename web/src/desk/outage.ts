// Times of an outage: typed in UTC, told in both zones.
import { dateTime, duration } from '../format';
import { t } from '../i18n';

const HOUR = 3_600;
const DAY = 86_400;

/** What a field for date and time holds, read as UTC: an instant, or null while it is none. */
export function instantOf(typed: string): string | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(typed)) return null;
  const moment = new Date(`${typed}Z`);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString().replace('.000Z', 'Z');
}

export const secondsBetween = (from: string, until: string): number =>
  Math.floor((Date.parse(until) - Date.parse(from)) / 1000);

/** "3 hours 20 minutes": the credit to the minute where it is less than a day. */
export function lengthOf(seconds: number): string {
  const rest = seconds % HOUR;
  if (seconds >= DAY || seconds < HOUR || rest < 60) return duration(seconds, 'long');
  return `${duration(seconds - rest, 'long')} ${duration(rest, 'long')}`;
}

/** The same moment on the reader's clock, for the hint under the field. */
export function ownTime(typed: string, zone: string): string {
  const instant = instantOf(typed);
  return instant
    ? t('outage-own-time', { when: dateTime(instant), zone })
    : t('outage-utc', { zone });
}
