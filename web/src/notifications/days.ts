// What was told, day by day: a day is one of the reader's zone.
import type { Day } from '../api/types';
import { day as dayWords, region } from '../format';
import { t } from '../i18n';
import { plusDays } from '../leave/days';

interface DayOf<Line> {
  day: Day;
  lines: Line[];
}

/** Makes what tells the day of a moment; one for a whole list, for formatters are slow to make. */
export function daysIn(zone: string): (moment: Date) => Day {
  const format = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return (moment) => {
    const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]));
    return [parts.get('year'), parts.get('month'), parts.get('day')].join('-');
  };
}

/** Makes what tells the time of the day, as the reader's region writes it. */
export function timesIn(language: string, timeZone: string): (moment: Date) => string {
  const hour = '2-digit';
  const minute = '2-digit';
  const format = new Intl.DateTimeFormat(region(language), { hour, minute, timeZone });
  return (moment) => format.format(moment);
}

/** Lines that are in order stay in it. */
export function byDay<Line extends { at: string }>(
  lines: readonly Line[],
  zone: string,
): DayOf<Line>[] {
  const dayOf = daysIn(zone);
  const days: DayOf<Line>[] = [];
  for (const line of lines) {
    const day = dayOf(new Date(line.at));
    const last = days.at(-1);
    if (last?.day === day) last.lines.push(line);
    else days.push({ day, lines: [line] });
  }
  return days;
}

/** The names of the messages for the latest days: each page has those of its own texts. */
const NAMES = { today: 'notifications-today', yesterday: 'notifications-yesterday' };

/** Today, Yesterday, 23 Nov 2026. */
export function dayName(day: Day, today: Day, names = NAMES): string {
  if (day === today) return t(names.today);
  // A day back in the calendar: when clocks are changed it is not 24 hours.
  return day === plusDays(today, -1) ? t(names.yesterday) : dayWords(day);
}
