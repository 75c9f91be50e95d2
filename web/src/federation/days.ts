// Days of events, as a federation's pages tell them.
import { date, day } from '../format';

/** Entries close with the first second that is too late, often a midnight: the day before it counts. */
export const lastDay = (close: string): string =>
  date(new Date(Date.parse(close) - 1_000).toISOString());

/** An event belongs to the year in which it starts in UTC, and so does the day. */
export const firstDay = (start: string): string => day(start.slice(0, 10));
