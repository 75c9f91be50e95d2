// What the planner tells about the server's answer: it counts days, the server decides.
import type { Day, Leave, LeavePeriod, LeaveSection } from '../api/types';
import { type Span, common, daysByYear, plusDays, yearOf } from './days';

/** Leave begins tomorrow at the earliest. */
export const tomorrow = ({ today }: Pick<Leave, 'today'>): Day => plusDays(today, 1);

/** Leave can be entered up to the end of the next calendar year. */
export const latest = ({ today }: Pick<Leave, 'today'>): Day => `${yearOf(today) + 1}-12-31`;

export const hasLeave = (section: LeaveSection): boolean => section.allowance_days > 0;

export interface Remainder {
  year: number;
  /** Days left in the year now; null where the server tells none. */
  left: number | null;
  /** Days left after the chosen ones; negative when they are too many. */
  after: number | null;
}

/** The days of a section that would be left in each year after a span, this and the next in any case. */
export function remainders(section: LeaveSection, today: Day, span: Span | null): Remainder[] {
  const asked = span ? daysByYear(span) : [];
  return [yearOf(today), yearOf(today) + 1].map((year) => {
    const left = section.years.find((other) => other.year === year)?.left ?? null;
    const days = asked.find((other) => other.year === year)?.days ?? 0;
    return { year, left, after: left === null ? null : left - days };
  });
}

/** Leave that is there already on some of the days of a span. */
export const overlaps = (section: LeaveSection, span: Span): LeavePeriod[] =>
  section.periods.filter((period) => common(period, span) !== null);

/** The same leave in several sections, told once. */
export interface Joint {
  period: LeavePeriod;
  sections: LeaveSection[];
}

/** All leave of all sections in the order of its days. */
export function joint(sections: readonly LeaveSection[]): Joint[] {
  const found = new Map<string, Joint>();
  for (const section of sections) {
    for (const period of section.periods) {
      const key = `${period.first} ${period.last} ${period.kind}`;
      const same = found.get(key);
      if (same) same.sections.push(section);
      else found.set(key, { period, sections: [section] });
    }
  }
  return [...found.values()].sort(
    (a, b) =>
      a.period.first.localeCompare(b.period.first) || a.period.last.localeCompare(b.period.last),
  );
}

/** What of a leave can still be taken back: its days from tomorrow on, of the player's own only. */
export function rest(period: LeavePeriod, today: Day): Span | null {
  if (period.kind !== 'own') return null;
  return common(period, { first: plusDays(today, 1), last: '9999-12-31' });
}

/** What a day in the calendar shows. */
export interface Marked {
  /** Sections with leave on that day. */
  sections: number;
  special: boolean;
}

/** Leave on one day, over all sections; null where there is none. */
export function marked(all: readonly Joint[], day: Day): Marked | null {
  const ids = new Set<number>();
  let special = false;
  for (const { period, sections } of all) {
    if (day < period.first || day > period.last) continue;
    for (const { section } of sections) ids.add(section.id);
    special ||= period.kind === 'special';
  }
  return ids.size ? { sections: ids.size, special } : null;
}
