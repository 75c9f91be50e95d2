// The hours of a day in the reader's zone. The server keeps hours in UTC; in some zones they begin
// at half past, and with the change of the clocks they move.
import { lang } from '../i18n';
import { region } from '../format';

export interface Hour {
  /** 0 to 23. */
  utc: number;
  /** As the reader's clock shows it. */
  text: string;
}

function minutesOf(date: Date, timeZone: string | undefined): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).formatToParts(date);
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value ?? 0);
  return part('hour') * 60 + part('minute');
}

/** All hours on a day, in the order of the reader's clock. */
export function hours(on: Date, timeZone?: string): Hour[] {
  const format = new Intl.DateTimeFormat(region(lang.value), {
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  });
  return Array.from({ length: 24 }, (_, utc) => {
    const moment = new Date(Date.UTC(on.getUTCFullYear(), on.getUTCMonth(), on.getUTCDate(), utc));
    return { utc, text: format.format(moment), minutes: minutesOf(moment, timeZone) };
  })
    .sort((a, b) => a.minutes - b.minutes)
    .map(({ utc, text }) => ({ utc, text }));
}

/** Whether the clocks of the zone are changed in the course of a year. */
export function clocksChange(year: number, timeZone?: string): boolean {
  const noon = (month: number) => new Date(Date.UTC(year, month, 15, 12));
  return minutesOf(noon(0), timeZone) !== minutesOf(noon(6), timeZone);
}
