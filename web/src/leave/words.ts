// Days in words.
import { day, num, region } from '../format';
import { lang, t } from '../i18n';
import { type Span, daysByYear, daysIn, weekday } from './days';

export const days = (n: number): string => t('game-days', { n });

/** 24 Dec 2026 – 2 Jan 2027, or one day alone. */
export const spanText = ({ first, last }: Span): string =>
  first === last ? day(first) : `${day(first)} – ${day(last)}`;

/** "10 days", or with New Year in between "10 days: 8 in 2026, 2 in 2027". */
export function lengthText(span: Span): string {
  const years = daysByYear(span);
  const all = days(daysIn(span));
  if (years.length < 2) return all;
  const parts = years.map(({ year, days: n }) =>
    t('leave-in-year', { n: num(n), year: String(year) }),
  );
  return `${all}: ${parts.join(', ')}`;
}

interface WeekInfo {
  firstDay: number;
}

/** 1 for Monday to 7 for Sunday, as the reader's region has it; Monday where nobody says. */
export function weekStart(): number {
  const locale = new Intl.Locale(region(lang.value)) as Intl.Locale & {
    weekInfo?: WeekInfo;
    getWeekInfo?: () => WeekInfo;
  };
  return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1;
}

/** The days of a week in their order: short for the eye, long for the ear. 4 January 2027 is a Monday. */
export function weekdays(start: number): { short: string; long: string }[] {
  return [0, 1, 2, 3, 4, 5, 6].map((offset) => {
    const place = ((start - 1 + offset) % 7) + 4;
    const sample = `2027-01-${String(place).padStart(2, '0')}`;
    return { short: day(sample, { weekday: 'short' }), long: day(sample, { weekday: 'long' }) };
  });
}

export const isWeekend = (iso: string): boolean => weekday(iso) > 5;
