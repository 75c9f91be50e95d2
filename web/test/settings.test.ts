// Hours in the reader's zone, keys of push messages, times of outages, and the plurals of new texts.
import { describe, expect, it } from 'vitest';
import { instantOf, lengthOf, secondsBetween } from '../src/desk/outage';
import { addMessages, t } from '../src/i18n';
import { clocksChange, hours } from '../src/settings/hours';
import { bytesOf } from '../src/settings/push';
import { textsOf } from './texts';

// American dates are what the test's browser would ask for.
Object.defineProperty(navigator, 'languages', { get: () => ['en-GB'] });

const WINTER = new Date('2026-12-01T12:00:00Z');
const SUMMER = new Date('2026-07-01T12:00:00Z');

describe('hours', () => {
  it.each([
    ['UTC', WINTER, 0, '00:00', 7],
    ['Europe/Prague', WINTER, 23, '00:00', 6],
    ['Europe/Prague', SUMMER, 22, '00:00', 5],
    ['Asia/Kolkata', WINTER, 19, '00:30', 2],
    ['Asia/Kathmandu', WINTER, 19, '00:45', 2],
    ['America/Los_Angeles', WINTER, 8, '00:00', 15],
    ['Pacific/Kiritimati', WINTER, 10, '00:00', 17],
    ['Pacific/Marquesas', WINTER, 10, '00:30', 17],
  ])('%s begins its day in its own order', (zone, on, utc, text, eighth) => {
    const all = hours(on, zone);
    expect(all[0]).toEqual({ utc, text });
    expect(all[7]?.utc).toBe(eighth);
    expect(new Set(all.map((hour) => hour.utc)).size).toBe(24);
    expect(all.map((hour) => hour.text)).toEqual(all.map((hour) => hour.text).sort());
  });

  it.each([
    ['Europe/Prague', true],
    ['Australia/Sydney', true],
    ['UTC', false],
    ['Asia/Kolkata', false],
  ])('the clocks of %s change: %s', (zone, expected) => {
    expect(clocksChange(2026, zone)).toBe(expected);
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
    ['leave-without', [1, 2, 5], ['1 turnaj', '2 turnaje', '5 turnajů']],
    ['settings-reminder-days', [1, 3, 10], ['1 den', '3 dny', '10 dní']],
    ['mails-count', [0, 1, 2, 200], ['Žádný', '1 nedoručený', '2 nedoručené', '200 nedoručených']],
    ['outage-sections', [1, 4, 5], ['1 turnaj', '4 turnaje', '5 turnajů']],
    ['leave-past', [1, 2, 7], ['1 minulá', '2 minulé', '7 minulých']],
  ])('%s', (id, counts, expected) => {
    addMessages('cs', source);
    counts.forEach((n, place) => expect(t(id, { n })).toContain(expected[place]));
  });
});
