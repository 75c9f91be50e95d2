// Arithmetic on calendar days. A day of leave is a day in UTC, whatever the reader's zone: days are
// text here ("2026-12-24"), and all reckoning is done in whole days since 1970.
import type { Day } from '../api/types';

const DAY_MS = 86_400_000;

/** Some days in a row, both ends included. */
export interface Span {
  first: Day;
  last: Day;
}

export const dayNumber = (day: Day): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

export const dayOf = (number: number): Day => new Date(number * DAY_MS).toISOString().slice(0, 10);

/** Whether a text is a day that exists: 29 February only in leap years. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const number = dayNumber(text);
  return !Number.isNaN(number) && dayOf(number) === text;
}

export const plusDays = (day: Day, days: number): Day => dayOf(dayNumber(day) + days);

export const yearOf = (day: Day): number => Number(day.slice(0, 4));

/** The same day of another month, or that month's last day where it is shorter. */
export function plusMonths(day: Day, months: number): Day {
  const month = monthOf(day) + months;
  const wanted = plusDays(firstOfMonth(month), Number(day.slice(8)) - 1);
  const last = plusDays(firstOfMonth(month + 1), -1);
  return wanted < last ? wanted : last;
}

/** Months since the year 0: one number, so that years need no care. */
export const monthOf = (day: Day): number => yearOf(day) * 12 + Number(day.slice(5, 7)) - 1;

export function firstOfMonth(month: number): Day {
  const year = String(Math.floor(month / 12)).padStart(4, '0');
  return `${year}-${String((month % 12) + 1).padStart(2, '0')}-01`;
}

/** 1 for Monday to 7 for Sunday. 1 January 1970 was a Thursday. */
export const weekday = (day: Day): number => ((((dayNumber(day) + 3) % 7) + 7) % 7) + 1;

export const startOfWeek = (day: Day, weekStart: number): Day =>
  plusDays(day, -((weekday(day) - weekStart + 7) % 7));

/** The weeks of a month from its first to its last; days of other months are left out. */
export function weeksOf(month: number, weekStart: number): (Day | null)[][] {
  const first = firstOfMonth(month);
  const weeks: (Day | null)[][] = [];
  for (
    let start = startOfWeek(first, weekStart);
    monthOf(start) <= month;
    start = plusDays(start, 7)
  ) {
    const days = [0, 1, 2, 3, 4, 5, 6].map((offset) => plusDays(start, offset));
    weeks.push(days.map((day) => (monthOf(day) === month ? day : null)));
  }
  return weeks;
}

/** The two days in their order, whichever was chosen first. */
export const spanOf = (one: Day, other: Day): Span =>
  one < other ? { first: one, last: other } : { first: other, last: one };

export const daysIn = ({ first, last }: Span): number =>
  Math.max(0, dayNumber(last) - dayNumber(first) + 1);

export function common(a: Span, b: Span): Span | null {
  const first = a.first > b.first ? a.first : b.first;
  const last = a.last < b.last ? a.last : b.last;
  return first > last ? null : { first, last };
}

export interface YearDays {
  year: number;
  days: number;
}

/** A span's days in each calendar year: an allowance is charged by the year. */
export function daysByYear(span: Span): YearDays[] {
  const years: YearDays[] = [];
  for (let year = yearOf(span.first); year <= yearOf(span.last); year += 1) {
    const name = String(year).padStart(4, '0');
    const part = common(span, { first: `${name}-01-01`, last: `${name}-12-31` });
    if (part) years.push({ year, days: daysIn(part) });
  }
  return years;
}
