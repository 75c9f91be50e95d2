// Times and numbers as people read them, in both languages.
import { beforeEach, describe, expect, it } from 'vitest';
import { dateTime, duration, halves, pastTime, region } from '../src/format';
import { lang } from '../src/i18n';

const DAY = 86_400;
const HOUR = 3_600;

describe('duration', () => {
  beforeEach(() => {
    lang.value = 'en';
  });

  it.each([
    [12 * DAY + 5 * HOUR, '12 days'],
    [3 * DAY, '3 days'],
    [3 * DAY - 1, '2 days 23 hr'],
    [2 * DAY, '2 days'],
    [DAY + HOUR, '1 day 1 hr'],
    [DAY - 1, '23 hr'],
    [HOUR - 1, '59 min'],
    [59, '0 min'],
  ])('%i s is %s', (seconds, text) => {
    expect(duration(seconds)).toBe(text);
  });

  it('has the Czech plurals', () => {
    lang.value = 'cs';
    expect(duration(DAY, 'long')).toBe('1 den');
    expect(duration(4 * DAY, 'long')).toBe('4 dny');
    // Which of the two genitives depends on the age of the browser's tables.
    expect(duration(12 * DAY, 'long')).toMatch(/^12 dn[íů]$/);
  });
});

describe('halves', () => {
  it.each([
    [0, '0'],
    [1, '½'],
    [2, '1'],
    [9, '4½'],
  ])('%i is %s', (value, text) => {
    expect(halves(value)).toBe(text);
  });
});

describe('moments', () => {
  // In the middle of the day, so that the zone of the machine makes no other day of it.
  const [monday, tuesday] = ['2026-12-14T12:00:00Z', '2026-12-15T12:00:00Z'];

  it('does not call Monday what means "after" in Czech', () => {
    lang.value = 'cs';
    expect(dateTime(monday)).toMatch(/^pondělí 14. 12. /);
    expect(dateTime(tuesday)).toMatch(/^út 15. 12. /);
    lang.value = 'en';
    expect(dateTime(monday)).toMatch(/^Mon[, ]/);
  });

  it('has the year where it is another one', () => {
    lang.value = 'cs';
    expect(pastTime(tuesday, monday)).toBe(dateTime(tuesday));
    expect(pastTime(tuesday, '2027-01-02T12:00:00Z')).toMatch(/^15. 12. 2026 /);
  });
});

describe('region', () => {
  it('takes the reader’s own where it fits the language', () => {
    expect(region('en', ['cs-CZ', 'en-IE'])).toBe('en-IE');
    expect(region('cs', ['en-US'])).toBe('cs');
  });
  it('never falls back to American dates', () => {
    expect(region('en', ['cs-CZ', 'en'])).toBe('en-GB');
  });
});
