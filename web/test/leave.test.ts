// Calendar arithmetic: leap days, the ends of months and years, weeks; and what the planner counts.
import { beforeAll, describe, expect, it } from 'vitest';
import type { LeavePeriod, LeaveSection } from '../src/api/types';
import { day, dateTimeUtc } from '../src/format';
import { addMessages } from '../src/i18n';
import * as days from '../src/leave/days';
import { joint, latest, marked, overlaps, remainders, rest, tomorrow } from '../src/leave/plan';
import { step } from '../src/leave/useCalendar';
import { lengthText, spanText, weekdays } from '../src/leave/words';
import { textsOf } from './texts';

// American dates are what the test's browser would ask for.
Object.defineProperty(navigator, 'languages', { get: () => ['en-GB'] });

const text = (language: string) => textsOf(language, 'leave');

describe('days', () => {
  it.each([
    ['2028-02-29', true],
    ['2027-02-29', false],
    ['2000-02-29', true],
    ['2100-02-29', false],
    ['2026-12-31', true],
    ['2026-13-01', false],
    ['2026-04-31', false],
    ['2026-1-1', false],
    ['20266-01-01', false],
    ['', false],
    ['tomorrow', false],
  ])('%s exists: %s', (value, expected) => {
    expect(days.isDay(value)).toBe(expected);
  });

  it.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2027-01-01', -1, '2026-12-31'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2027-02-28', 1, '2027-03-01'],
    // The nights in which European and American clocks are changed.
    ['2026-03-28', 1, '2026-03-29'],
    ['2026-03-29', 1, '2026-03-30'],
    ['2026-10-25', 1, '2026-10-26'],
    ['2026-11-01', 1, '2026-11-02'],
  ])('%s and %i days is %s', (from, count, to) => {
    expect(days.plusDays(from, count)).toBe(to);
  });

  it.each([
    ['2027-01-31', 1, '2027-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2027-01-15', -1, '2026-12-15'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2026-11-30', 3, '2027-02-28'],
  ])('%s and %i months is %s', (from, count, to) => {
    expect(days.plusMonths(from, count)).toBe(to);
  });

  it.each([
    ['1970-01-01', 4],
    ['1969-12-28', 7],
    ['2026-11-21', 6],
    ['2026-11-23', 1],
    ['2028-02-29', 2],
  ])('%s is day %i of the week', (value, expected) => {
    expect(days.weekday(value)).toBe(expected);
  });

  it('begins weeks where the reader does', () => {
    expect(days.startOfWeek('2026-11-22', 1)).toBe('2026-11-16');
    expect(days.startOfWeek('2026-11-22', 7)).toBe('2026-11-22');
    expect(days.startOfWeek('2027-01-01', 1)).toBe('2026-12-28');
  });
});

describe('spans', () => {
  it('counts both ends, also on a single day', () => {
    expect(days.daysIn({ first: '2026-12-24', last: '2026-12-24' })).toBe(1);
    expect(days.daysIn({ first: '2028-02-28', last: '2028-03-01' })).toBe(3);
    expect(days.daysIn({ first: '2027-02-28', last: '2027-03-01' })).toBe(2);
    expect(days.daysIn({ first: '2028-01-01', last: '2028-12-31' })).toBe(366);
    expect(days.daysIn({ first: '2026-12-24', last: '2026-12-23' })).toBe(0);
  });

  it('splits at New Year', () => {
    const years = (first: string, last: string) => days.daysByYear({ first, last });
    expect(years('2026-12-24', '2027-01-02')).toEqual([
      { year: 2026, days: 8 },
      { year: 2027, days: 2 },
    ]);
    expect(years('2026-12-31', '2026-12-31')).toEqual([{ year: 2026, days: 1 }]);
    expect(years('2027-01-01', '2027-01-01')).toEqual([{ year: 2027, days: 1 }]);
    expect(years('2027-12-31', '2029-01-01')).toEqual([
      { year: 2027, days: 1 },
      { year: 2028, days: 366 },
      { year: 2029, days: 1 },
    ]);
  });

  it('knows the days that two have in common', () => {
    const span = { first: '2026-12-10', last: '2026-12-20' };
    const common = (first: string, last: string) => days.common(span, { first, last });
    expect(common('2026-12-20', '2026-12-31')).toEqual({ first: '2026-12-20', last: '2026-12-20' });
    expect(common('2026-12-21', '2026-12-31')).toBeNull();
    expect(common('2026-12-01', '2026-12-09')).toBeNull();
    expect(common('2026-12-01', '2027-12-31')).toEqual(span);
    expect(days.spanOf('2026-12-20', '2026-12-10')).toEqual(span);
  });
});

describe('weeks of a month', () => {
  const flat = (month: string, start: number) =>
    days.weeksOf(days.monthOf(month), start).flat().filter(Boolean);

  it.each([
    ['2028-02-01', 29],
    ['2027-02-01', 28],
    ['2026-12-01', 31],
    ['2027-01-01', 31],
  ])('%s has %i days, each once and in order', (month, count) => {
    for (const start of [1, 6, 7]) {
      const all = flat(month, start);
      expect(all).toHaveLength(count);
      expect([...new Set(all)].sort()).toEqual(all);
      for (const week of days.weeksOf(days.monthOf(month), start)) {
        expect(week).toHaveLength(7);
        week.forEach((each, place) => {
          if (each) expect(days.weekday(each)).toBe(((start - 1 + place) % 7) + 1);
        });
      }
    }
  });

  it('has four weeks where February fits them', () => {
    expect(days.weeksOf(days.monthOf('2027-02-01'), 1)).toHaveLength(4);
    expect(days.weeksOf(days.monthOf('2027-02-01'), 7)).toHaveLength(5);
  });
});

describe('keys in the calendar', () => {
  it.each([
    ['ArrowRight', '2026-12-31', '2027-01-01'],
    ['ArrowUp', '2027-01-03', '2026-12-27'],
    ['PageDown', '2027-01-31', '2027-02-28'],
    ['Home', '2026-11-22', '2026-11-16'],
    ['End', '2026-11-16', '2026-11-22'],
    ['x', '2026-11-16', null],
  ])('%s on %s leads to %s', (key, from, to) => {
    expect(step(key, from, 1)).toBe(to);
  });
});

const TODAY = '2026-11-21';

function period(first: string, last: string, change: Partial<LeavePeriod> = {}): LeavePeriod {
  const state = last < TODAY ? 'past' : first > TODAY ? 'coming' : 'running';
  const span = { days: days.daysIn({ first, last }), from: '', until: '' };
  return { first, last, ...span, kind: 'own', state, ...change };
}

function section(id: number, left: number, periods: LeavePeriod[] = []): LeaveSection {
  const event = {
    id,
    name: 'A',
    event_name: `E${id}`,
    director: null,
    outside_laws: null,
    friendly: null,
  };
  const years = [{ year: 2026, allowed: 30, taken: 30 - left, left }];
  return { section: event, allowance_days: 30, running_games: 1, years, periods };
}

describe('the plan', () => {
  it('begins tomorrow and ends with the next year', () => {
    expect(tomorrow({ today: '2026-12-31' })).toBe('2027-01-01');
    expect(tomorrow({ today: '2028-02-28' })).toBe('2028-02-29');
    expect(latest({ today: '2026-12-31' })).toBe('2027-12-31');
  });

  it('tells what would remain, and nothing of years of which the server says nothing', () => {
    const span = { first: '2026-12-24', last: '2027-01-02' };
    expect(remainders(section(1, 5), TODAY, span)).toEqual([
      { year: 2026, left: 5, after: -3 },
      { year: 2027, left: null, after: null },
    ]);
    expect(remainders(section(1, 5), TODAY, null)[0]).toEqual({ year: 2026, left: 5, after: 5 });
  });

  it('tells the same leave in several events once', () => {
    const same = period('2026-12-24', '2026-12-31');
    const all = joint([
      section(1, 9, [same, period('2026-12-01', '2026-12-02')]),
      section(2, 9, [same]),
      section(3, 9, [{ ...same, kind: 'special' }]),
    ]);
    expect(all.map((each) => [each.period.first, each.period.kind, each.sections.length])).toEqual([
      ['2026-12-01', 'own', 1],
      ['2026-12-24', 'own', 2],
      ['2026-12-24', 'special', 1],
    ]);
    expect(marked(all, '2026-12-31')).toEqual({ sections: 3, special: true });
    expect(marked(all, '2026-12-02')).toEqual({ sections: 1, special: false });
    expect(marked(all, '2027-01-01')).toBeNull();
  });

  it('takes back only what has not begun, and only the player’s own', () => {
    expect(rest(period('2026-11-20', '2026-11-25'), TODAY)).toEqual({
      first: '2026-11-22',
      last: '2026-11-25',
    });
    expect(rest(period('2026-11-20', TODAY), TODAY)).toBeNull();
    expect(rest(period('2026-12-01', '2026-12-02'), TODAY)).toEqual({
      first: '2026-12-01',
      last: '2026-12-02',
    });
    expect(rest(period('2026-12-01', '2026-12-02', { kind: 'special' }), TODAY)).toBeNull();
  });

  it('finds leave on the chosen days', () => {
    const busy = section(1, 9, [period('2026-12-24', '2026-12-31')]);
    expect(overlaps(busy, { first: '2026-12-31', last: '2027-01-05' })).toHaveLength(1);
    expect(overlaps(busy, { first: '2027-01-01', last: '2027-01-05' })).toEqual([]);
  });
});

describe('words', () => {
  beforeAll(() => addMessages('en', text('en')));

  it('names a UTC day the same in every zone', () => {
    expect(day('2026-12-24')).toBe('24 Dec 2026');
    expect(spanText({ first: '2026-12-24', last: '2026-12-24' })).toBe('24 Dec 2026');
    expect(spanText({ first: '2026-12-24', last: '2027-01-02' })).toBe('24 Dec 2026 – 2 Jan 2027');
    expect(dateTimeUtc('2026-11-02T22:10:00Z')).toMatch(/^2 Nov 2026,? 22:10 UTC$/);
  });

  it('says how long, by the year where New Year is in between', () => {
    expect(lengthText({ first: '2026-12-24', last: '2026-12-24' })).toBe('1 day');
    expect(lengthText({ first: '2026-12-24', last: '2027-01-02' })).toBe(
      '10 days: 8 in 2026, 2 in 2027',
    );
    addMessages('cs', text('cs'));
    expect(lengthText({ first: '2026-12-24', last: '2026-12-25' })).toBe('2 dny');
    expect(lengthText({ first: '2026-12-30', last: '2027-01-03' })).toBe(
      '5 dní: 2 v roce 2026, 3 v roce 2027',
    );
    addMessages('en', text('en'));
  });

  it('orders the days of the week', () => {
    expect(weekdays(1).map(({ long }) => long)).toEqual(
      'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' '),
    );
    expect(weekdays(7)[0]?.long).toBe('Sunday');
    expect(weekdays(6)[0]?.long).toBe('Saturday');
  });
});
