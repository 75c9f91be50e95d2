// What a player was told, by day: each reader's day begins and ends in their own zone.
import { h, render } from 'preact';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addMessages, lang } from '../src/i18n';
import { byDay, dayName, daysIn, timesIn } from '../src/notifications/days';
import type { NotificationList } from '../src/notifications/api';
import { loadUnread, setUnread, unread } from '../src/notifications/unread';
import { useSeen } from '../src/notifications/useSeen';
import { session } from '../src/session';
import { textsOf } from './texts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const told = (...moments: string[]) => moments.map((at) => ({ at }));

describe('days', () => {
  const around = told(
    '2026-11-30T00:00:00Z',
    '2026-11-29T23:59:59Z',
    '2026-11-29T23:00:00Z',
    '2026-11-29T22:59:59Z',
    '2026-11-29T00:00:00Z',
  );

  it.each([
    ['UTC', ['2026-11-30 1', '2026-11-29 4']],
    // Midnight is an hour earlier there.
    ['Europe/Prague', ['2026-11-30 3', '2026-11-29 2']],
    ['America/Los_Angeles', ['2026-11-29 4', '2026-11-28 1']],
    ['Pacific/Kiritimati', ['2026-11-30 4', '2026-11-29 1']],
    ['Asia/Kathmandu', ['2026-11-30 4', '2026-11-29 1']],
  ])('are those of %s', (zone, days) => {
    expect(byDay(around, zone).map(({ day, lines }) => `${day} ${lines.length}`)).toEqual(days);
    expect(byDay(around, zone).flatMap(({ lines }) => lines)).toEqual(around);
  });

  it('change at midnight, at the end of a year as well', () => {
    const lines = told('2026-12-31T23:00:00Z', '2026-12-31T22:59:59Z');
    expect(byDay(lines, 'Europe/Prague').map(({ day }) => day)).toEqual([
      '2027-01-01',
      '2026-12-31',
    ]);
  });

  it('of 23 and of 25 hours are one', () => {
    const day = (...moments: string[]) =>
      byDay(told(...moments), 'Europe/Prague').map(({ day }) => day);
    expect(day('2026-10-25T22:59:59Z', '2026-10-24T22:00:00Z')).toEqual(['2026-10-25']);
    expect(day('2026-03-29T21:59:59Z', '2026-03-28T23:00:00Z')).toEqual(['2026-03-29']);
  });

  it('of nothing are none', () => {
    expect(byDay([], 'UTC')).toEqual([]);
  });
});

describe('in words', () => {
  beforeEach(() => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB', 'cs']);
    addMessages('en', textsOf('en', 'notifications'));
  });

  const names = (now: string, zone: string, ...days: string[]) =>
    days.map((day) => dayName(day, daysIn(zone)(new Date(now))));

  it.each([
    ['2026-11-30T23:59:59Z', 'UTC', ['Today', 'Yesterday', '28 Nov 2026']],
    ['2026-11-30T00:00:00Z', 'UTC', ['Today', 'Yesterday', '28 Nov 2026']],
    // It is tomorrow there already, and still yesterday.
    ['2026-11-30T23:59:59Z', 'Europe/Prague', ['Yesterday', '29 Nov 2026', '28 Nov 2026']],
    ['2026-11-30T00:00:00Z', 'America/New_York', ['30 Nov 2026', 'Today', 'Yesterday']],
  ])('at %s in %s', (now, zone, words) => {
    expect(names(now, zone, '2026-11-30', '2026-11-29', '2026-11-28')).toEqual(words);
  });

  it('yesterday is a day of the calendar: one of 25 hours, and in another year', () => {
    // 24 hours before would be today.
    expect(names('2026-10-25T22:30:00Z', 'Europe/Prague', '2026-10-24')).toEqual(['Yesterday']);
    expect(names('2027-01-01T12:00:00Z', 'UTC', '2026-12-31')).toEqual(['Yesterday']);
  });

  it('in Czech', () => {
    addMessages('cs', textsOf('cs', 'notifications'));
    expect(lang.value).toBe('cs');
    expect(names('2026-11-30T12:00:00Z', 'UTC', '2026-11-30', '2026-11-29', '2026-11-28')).toEqual([
      'Dnes',
      'Včera',
      '28. 11. 2026',
    ]);
  });

  it('the time is the zone’s', () => {
    const at = new Date('2026-11-30T23:05:00Z');
    expect(timesIn('en', 'Europe/Prague')(at)).toBe('00:05');
    expect(timesIn('cs', 'America/New_York')(at)).toBe('18:05');
  });
});

describe('the number of new ones', () => {
  const settled = () => new Promise((done) => setTimeout(done, 20));
  const signIn = (id: number) => {
    session.value = { access_token: 'token', me: { player: { id } } } as typeof session.value;
  };
  const answer = (status: number, body: unknown) =>
    vi.stubGlobal('fetch', async () => Response.json(body, { status }));

  beforeEach(() => signIn(160012));

  it('is the server’s, stays when it does not answer, and goes with who it is about', async () => {
    answer(200, { unread: 3, notifications: [], next: null });
    await loadUnread();
    expect(unread.value).toBe(3);
    answer(503, {});
    await loadUnread();
    expect(unread.value).toBe(3);
    session.value = null;
    expect(unread.value).toBe(0);
  });

  it('is not what was asked for before all was looked at, or by somebody else', async () => {
    answer(200, { unread: 3, notifications: [], next: null });
    void loadUnread();
    setUnread(0);
    await settled();
    expect(unread.value).toBe(0);
    void loadUnread();
    signIn(480231);
    await settled();
    expect(unread.value).toBe(0);
  });

  it('goes when somebody can have looked, which is not in a tab behind', async () => {
    const sent: unknown[] = [];
    vi.stubGlobal('fetch', async (request: Request) => {
      sent.push(await request.json());
      return new Response(null, { status: 204 });
    });
    const visible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const at = '2026-11-30T12:00:00Z';
    const line = { at, title: 'News', event: '', path: '/rules', unread: true };
    const list: NotificationList = { unread: 1, notifications: [line], next: null };
    const Page = () => {
      useSeen(list);
      return null;
    };
    render(h(Page, null), document.createElement('div'));
    await settled();
    expect([sent, unread.value]).toEqual([[], 1]);
    visible.mockReturnValue('visible');
    for (let times = 0; times < 2; times += 1) {
      document.dispatchEvent(new Event('visibilitychange'));
      await settled();
    }
    expect([sent, unread.value]).toEqual([[{ until: at }], 0]);
  });
});
