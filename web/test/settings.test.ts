// Hours, keys of push messages, times of outages, and the plurals of new texts.
import { describe, expect, it } from 'vitest';
import { instantOf, lengthOf, secondsBetween } from '../src/desk/outage';
import { clockHour } from '../src/format';
import { addMessages, t } from '../src/i18n';
import { bytesOf } from '../src/settings/push';
import { textsOf } from './texts';

// American dates are what the test's browser would ask for.
Object.defineProperty(navigator, 'languages', { get: () => ['en-GB'] });

describe('hours', () => {
  it('are written as the language writes them', () => {
    expect([0, 6, 23].map(clockHour)).toEqual(['00:00', '06:00', '23:00']);
  });
});

describe('keys', () => {
  it('are bytes, in the alphabet of addresses and without padding', () => {
    expect([...bytesOf('-_8A')]).toEqual([251, 255, 0]);
    expect([...bytesOf('AQ')]).toEqual([1]);
    expect(() => bytesOf('not a key!')).toThrow();
  });
});

describe('outages', () => {
  it.each([
    ['2026-11-20T08:10', '2026-11-20T08:10:00Z'],
    ['2028-02-29T23:59:30', '2028-02-29T23:59:30Z'],
    ['2026-11-20', null],
    ['2026-13-20T08:10', null],
    ['202611-11-20T08:10', null],
    ['', null],
  ])('%s is typed in UTC', (typed, instant) => {
    expect(instantOf(typed)).toBe(instant);
  });

  it('are as long as the clock says', () => {
    addMessages('en', textsOf('en'));
    expect(secondsBetween('2026-11-20T08:10:00Z', '2026-11-20T11:30:00Z')).toBe(12_000);
    expect(lengthOf(12_000)).toBe('3 hours 20 minutes');
    expect(lengthOf(3_600)).toBe('1 hour');
    expect(lengthOf(1_500)).toBe('25 minutes');
    expect(lengthOf(90_000)).toBe('1 day 1 hour');
  });
});

describe('Czech plurals', () => {
  const source = textsOf('cs', 'leave', 'settings', 'desk');

  it.each([
    ['leave-without', [1, 2, 5], ['1 skupina', '2 skupiny', '5 skupin']],
    ['settings-reminder-days', [1, 3, 10], ['1 den', '3 dny', '10 dní']],
    ['mails-count', [0, 1, 2, 200], ['Žádný', '1 nedoručený', '2 nedoručené', '200 nedoručených']],
    ['outage-sections', [1, 4, 5], ['1 skupina', '4 skupiny', '5 skupin']],
    ['leave-past', [1, 2, 7], ['1 minulá', '2 minulé', '7 minulých']],
  ])('%s', (id, counts, expected) => {
    addMessages('cs', source);
    counts.forEach((n, place) => expect(t(id, { n })).toContain(expected[place]));
  });
});
