// The desk's other pages: outages, players' leave, mails that were given up.
import type { Page } from '@playwright/test';
import { mockQueue } from './support/decisions';
import { inspect } from './support/inspect';
import { leaveOf, period, problem, section, TODAY } from './support/leave';
import { asOfficer, inCzech, openAs } from './support/people';
import { expect, test } from './support/test';

const DIRECTOR = {
  id: 900001,
  given_name: 'Eva',
  family_name: 'Rosenthal',
  federation: 'GER',
  title: null,
  rating: null,
};
const PLAYER = { ...DIRECTOR, id: 160012, given_name: 'Tomáš', family_name: 'Novák' };

const ENDED = [
  { game: 48205, section: 1, at: '2026-11-02T23:00:00Z', reason: 'time_forfeiture' },
  { game: 48207, section: 2, at: '2026-11-03T00:00:00Z', reason: 'silence' },
];

function outage(id: number, done: boolean, sections = [section(1), section(2)]) {
  return {
    id,
    from: '2026-11-02T22:10:00Z',
    until: '2026-11-03T01:30:00Z',
    reason: 'The data centre had no power.',
    decided_at: '2026-11-03T09:00:00Z',
    decided_by: DIRECTOR,
    sections,
    section_count: sections.length,
    reinstates: false,
    reinstated: 0,
    games_done: 1,
    done,
    ended: done ? ENDED : [],
    ended_count: done ? 3 : 0,
  };
}

async function mockOutages(page: Page, count: number) {
  const sections = Array.from({ length: count }, (_, place) => section(place + 1));
  const state: Record<string, unknown> = {
    outages: count ? [outage(2, false), outage(1, true)] : [],
    sections,
    gap: null,
    may_decide_for_all: false,
    now: '2026-11-21T12:00:00Z',
  };
  const sent: unknown[] = [];
  await page.route('**/api/director/outages', async (route) => {
    if (route.request().method() === 'POST') sent.push(route.request().postDataJSON());
    await route.fulfill({ json: state });
  });
  return { state, sent };
}

test('an outage is credited after a last look', async ({ page }) => {
  const { sent } = await mockOutages(page, 3);
  await mockQueue(page);
  await openAs(page, 'director', '/desk');
  await page.getByRole('link', { name: 'Outages' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Outages' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Undelivered emails' })).toHaveCount(0);
  await expect(
    page.getByRole('listitem').filter({ hasText: 'under way, 1 game so far' }),
  ).toHaveCount(1);
  await expect(page.getByText('2 Nov 2026, 22:10 UTC').first()).toBeVisible();

  const look = page.getByRole('button', { name: 'Review the credit…' });
  const [from, until] = [page.getByLabel('From (UTC)'), page.getByLabel('Until (UTC)')];
  await look.click();
  await expect(from).toBeFocused();
  await expect(until).toHaveAccessibleDescription(/Fill in this field\.$/);
  await from.fill('2026-11-20T08:10');
  // The reader's own clock stands beside it.
  await expect(from).toHaveAccessibleDescription(/09:10 in Europe\/Prague/);
  await until.fill('2026-11-20T08:10');
  await page.getByLabel('Reason').fill('   ');
  await look.click();
  await expect(until).toHaveAccessibleDescription(/The end must be after the start\.$/);
  await until.fill('2099-01-01T00:00');
  await look.click();
  await expect(until).toHaveAccessibleDescription(/this time is in the future\.$/);
  await from.fill('2026-09-01T00:00');
  await until.fill('2026-10-31T00:01');
  await look.click();
  await expect(until).toHaveAccessibleDescription(/An outage can last 60 days at most\.$/);
  await from.fill('2026-11-20T08:10');
  await until.fill('2026-11-20T11:30');
  await look.click();
  await expect(page.getByLabel('Reason')).toHaveAccessibleDescription(/Fill in this field\.$/);
  await page.getByLabel('Reason').fill('The data centre had no power.');
  await look.click();
  await expect(page.getByRole('checkbox').first()).toBeFocused();
  await page.getByRole('checkbox', { name: 'Event 1' }).check();
  await page.getByRole('checkbox', { name: 'Event 3' }).check();
  await look.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(
    'In 2 sections the clocks will be set as if they had been stopped from 20 Nov 2026, 08:10 UTC until 20 Nov 2026, 11:30 UTC: 3 hours 20 minutes.',
  );
  expect(sent).toEqual([]);
  await dialog.getByRole('button', { name: 'Credit the outage' }).dblclick();
  await expect(page.getByText('The outage is recorded.')).toBeVisible();
  expect(sent).toEqual([
    {
      sections: [1, 3],
      reinstate: false,
      from: '2026-11-20T08:10:00Z',
      until: '2026-11-20T11:30:00Z',
      reason: 'The data centre had no power.',
    },
  ]);
  await expect(from).toHaveValue('');
});

test('an outage is over by the server’s clock, whatever the reader’s says', async ({ page }) => {
  const { state } = await mockOutages(page, 1);
  const until = page.getByLabel('Until (UTC)');
  const said = async (now: string, text: RegExp) => {
    state.now = now;
    await page.reload();
    await page.getByLabel('From (UTC)').fill('2031-05-01T08:00');
    await until.fill('2031-05-01T09:00');
    await page.getByLabel('Reason').fill('No power.');
    await page.getByRole('button', { name: 'Review the credit…' }).click();
    await expect(until).toHaveAccessibleDescription(text);
  };
  await openAs(page, 'director', '/desk/outages');
  await said('2031-05-01T08:59:00Z', /this time is in the future\.$/);
  await said('2031-05-01T09:00:00Z', /in Europe\/Prague$/);
});

test('what becomes of time in which the server was away', async ({ page }) => {
  const { state } = await mockOutages(page, 2);
  await asOfficer(page);
  const gap = { from: '2026-11-20T18:00:00Z', until: '2026-11-23T07:30:00Z' };
  state.gap = gap;
  state.may_decide_for_all = true;
  const decisions: unknown[] = [];
  await page.route('**/api/director/gap', async (route) => {
    decisions.push(route.request().postDataJSON());
    await route.fulfill({ json: { ...state, gap: null } });
  });
  await page.route('**/api/director/queue', (route) =>
    route.fulfill({ json: { now: '2026-11-23T08:00:00Z', items: [], gap } }),
  );
  await openAs(page, 'director', '/desk');
  await expect(page.getByRole('alert')).toContainText('No game is lost on time until you decide.');
  await page.getByRole('link', { name: 'Decide' }).click();
  const form = page.getByRole('region', { name: 'The server was down: decide' });
  await expect(form).toContainText('20 Nov 2026, 18:00 UTC – 23 Nov 2026, 07:30 UTC');
  await form.getByRole('button', { name: 'Review the decision…' }).click();
  await expect(form.getByLabel('Reason')).toBeFocused();
  await form.getByLabel('Reason').fill('The machine was off.');
  await form.getByRole('radio', { name: /^Give it back, and let/ }).check();
  await form.getByRole('button', { name: 'Review the decision…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('as if they had been stopped since 20 Nov 2026, 18:00 UTC');
  expect(decisions).toEqual([]);
  await dialog.getByRole('button', { name: 'Give it back' }).click();
  await expect(form).toHaveCount(0);
  const reason = 'The machine was off.';
  expect(decisions).toEqual([{ from: gap.from, give_back: true, reinstate: true, reason }]);
});

test('games that were lost in an outage are named', async ({ page }) => {
  await mockOutages(page, 3);
  await openAs(page, 'director', '/desk/outages');
  const entries = page.getByRole('listitem').filter({ hasText: 'no power' });
  await expect(entries.filter({ hasText: 'under way' }).getByText(/lost/)).toHaveCount(0);
  const done = entries.filter({ hasText: 'done, 1 game' });
  await done.getByText('3 games were lost in the outage').click();
  await expect(done.getByRole('link', { name: 'Game 48205' })).toHaveAttribute(
    'href',
    '/game/48205',
  );
  await expect(done.getByText(/Event 1.*time forfeiture/)).toBeVisible();
  await expect(done.getByText(/Event 2.*silence/)).toBeVisible();
  await expect(done.getByText('and 1 more')).toBeVisible();
  await inspect(page, 'an outage with lost games');
});

test('200 events to choose from, no events, and no office', async ({ page }) => {
  await mockOutages(page, 200);
  await openAs(page, 'director', '/desk/outages');
  await page.getByRole('button', { name: 'Choose all' }).click();
  await expect(page.getByText('200 of 200 sections chosen')).toBeVisible();
  await page.getByLabel('Find an event or section').fill('Event 42');
  await page.getByRole('checkbox', { name: 'Event 42' }).uncheck();
  await expect(page.getByText('199 of 200 sections chosen')).toBeVisible();
  // Of what is found alone: the 4th, and those from the 40th to the 49th, of which one is not chosen.
  await page.getByLabel('Find an event or section').fill('Event 4');
  await page.getByRole('button', { name: 'Choose all those found' }).click();
  await expect(page.getByText('200 of 200 sections chosen')).toBeVisible();
  await page.getByRole('button', { name: 'Choose none of those found' }).click();
  await expect(page.getByText('189 of 200 sections chosen')).toBeVisible();
  await inspect(page, 'an outage in 200 events');
  await mockOutages(page, 0);
  await page.reload();
  await expect(page.getByText('There is no section in which you can do this.')).toBeVisible();
  await inspect(page, 'no outages');
  await page.route('**/api/director/outages', (route) => route.fulfill(problem(403, 'forbidden')));
  await page.reload();
  await expect(page.getByRole('main')).toContainText('You are not allowed to do this.');
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
});

function book() {
  return {
    today: TODAY,
    player: PLAYER,
    leave: leaveOf(
      2,
      [24, 16],
      [period('2026-11-19', '2026-11-24'), period('2026-12-01', '2026-12-04', 'special')],
    ),
    entries: [
      entry('registered', { first: '2026-11-19', last: '2026-11-24', by: PLAYER }),
      entry('granted', { first: '2026-12-01', last: '2026-12-04', reason: 'In hospital.' }),
      entry('corrected', { year: 2026, days: -5, reason: 'Entered twice.' }),
    ],
  };
}

function entry(action: string, rest: object) {
  const none = { first: null, last: null, year: null, days: null, reason: '' };
  return { at: '2026-11-10T10:00:00Z', by: DIRECTOR, action, ...none, ...rest };
}

async function mockBook(page: Page) {
  const sent: { path: string; body: unknown }[] = [];
  await page.route(/\/api\/director\/leave/, async (route) => {
    const request = route.request();
    const { pathname: path } = new URL(request.url());
    if (request.method() === 'POST') sent.push({ path, body: request.postDataJSON() });
    if (path.endsWith('/2/7')) await route.fulfill(problem(404, 'unknown_section'));
    else await route.fulfill({ json: book() });
  });
  return sent;
}

test('a player’s leave is looked up, granted, taken back and corrected', async ({ page }) => {
  await mockOutages(page, 3);
  const sent = await mockBook(page);
  await openAs(page, 'director', '/desk/leave');
  await page.getByLabel('Section', { exact: true }).selectOption('Event 2, Section 1');
  await page.getByLabel('Player number').fill('x7');
  await page.getByRole('button', { name: 'Open' }).click();
  await expect(page.getByLabel('Player number')).toHaveAccessibleDescription(
    /Choose one of the players found by name/,
  );
  await page.getByLabel('Player number').fill('7');
  await page.getByRole('button', { name: 'Open' }).click();
  await expect(page.getByLabel('Player number')).toHaveAccessibleDescription(
    'Section not found, or the player has no games in it.',
  );
  await page.getByLabel('Player number').fill('160012');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Tomáš Novák, Event 2' })).toBeVisible();
  await expect(page).toHaveURL('/desk/leave?section=2&player=160012');
  const log = page.getByRole('region', { name: 'History' });
  await expect(log.getByRole('listitem').first()).toContainText(
    'Corrected the allowance for 2026: -5',
  );
  await expect(log).toContainText('In hospital.');
  await inspect(page, 'a leave book');

  const look = page.getByRole('button', { name: 'Review…' });
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Record it' });
  const reason = page.getByLabel('Reason');
  await page.getByLabel('First day').fill('2026-10-30');
  await page.getByLabel('Last day').fill('2026-10-20');
  await reason.fill('A certificate was shown.');
  await look.click();
  await expect(page.getByLabel('Last day')).toBeFocused();
  await page.getByLabel('Last day').fill('2026-11-08');
  await look.click();
  await expect(page.getByRole('dialog')).toContainText('30 Oct 2026 – 8 Nov 2026 (10 days)');
  expect(sent).toEqual([]);
  await confirm.click();
  await expect(page.getByText('Recorded. The player’s games are updated at once.')).toBeVisible();

  await page.getByRole('button', { name: 'Withdraw leave' }).click();
  await page.getByLabel('First day').fill('2026-12-01');
  await page.getByLabel('Last day').fill('2026-12-04');
  await reason.fill('Well again.');
  await look.click();
  await confirm.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('button', { name: 'Correct the allowance' }).click();
  await page.getByLabel('Days more or fewer').fill('400');
  await reason.fill('Prolonged.');
  await look.click();
  await expect(page.getByLabel('Days more or fewer')).toHaveAccessibleDescription(
    /Enter a whole number from -366 to 366\.$/,
  );
  await page.getByLabel('Days more or fewer').fill('10');
  await page.getByLabel('Year').selectOption('2027');
  await look.click();
  await expect(page.getByRole('dialog')).toContainText('For 2027');
  await confirm.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const who = { section: 2, player: 160012 };
  expect(sent).toEqual([
    {
      path: '/api/director/leave',
      body: { ...who, first: '2026-10-30', last: '2026-11-08', reason: 'A certificate was shown.' },
    },
    {
      path: '/api/director/leave/cancel',
      body: { ...who, first: '2026-12-01', last: '2026-12-04', reason: 'Well again.' },
    },
    {
      path: '/api/director/leave/allowance',
      body: { ...who, year: 2027, days: 10, reason: 'Prolonged.' },
    },
  ]);
});

test('a leave book has an address of its own, and the number does without the list', async ({
  page,
}) => {
  await mockBook(page);
  await page.route('**/api/director/outages', (route) =>
    route.fulfill(problem(503, 'unavailable')),
  );
  await openAs(page, 'director', '/desk/leave?section=2&player=160012');
  await expect(page.getByRole('heading', { name: 'Tomáš Novák, Event 2' })).toBeVisible();
  await expect(page.getByLabel('Section number')).toHaveValue('2');
  await expect(page.getByLabel('Player number')).toHaveValue('160012');
});

function letters(count: number) {
  return Array.from({ length: count }, (_, place) => ({
    player: { ...PLAYER, id: 160012 + place },
    player_id: 160012 + place,
    key: `game-48201-event-${place}`,
    tries: 12,
    error: '550 5.1.1 mailbox unavailable',
    given_up_at: '2026-11-20T10:00:00Z',
  }));
}

test('mails that were given up are tried again, by officers', async ({ page }) => {
  await asOfficer(page);
  const retried: string[] = [];
  await page.route('**/api/officer/dead-letters', (route) =>
    route.fulfill({ json: { letters: letters(200) } }),
  );
  await page.route('**/api/officer/dead-letters/**/retry', async (route) => {
    retried.push(new URL(route.request().url()).pathname);
    if (retried.length === 2) await route.fulfill(problem(503, 'unavailable'));
    else if (retried.length === 3) await route.fulfill(problem(404, 'unknown_letter'));
    else await route.fulfill({ json: { letters: letters(200).slice(retried.length) } });
  });
  await mockQueue(page);
  await openAs(page, 'director', '/desk');
  await page.getByRole('link', { name: 'Undelivered emails' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('200 undelivered emails');
  await inspect(page, '200 mails');
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect(heading).toHaveText('199 undelivered emails');
  await expect(heading).toBeFocused();
  await expect(page.getByText('The email to Tomáš Novák is being sent again.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect(page.getByRole('alert')).toContainText('Posthorn is briefly unavailable');
  await expect(heading).toHaveText('199 undelivered emails');
  expect(retried[0]).toBe('/api/officer/dead-letters/160012/game-48201-event-0/retry');

  // A colleague was quicker, and one account is gone: the list is read again.
  const left = letters(2).map((letter) => ({ ...letter, player: null }));
  await page.route('**/api/officer/dead-letters', (route) =>
    route.fulfill({ json: { letters: left } }),
  );
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect(page.getByText('The email is no longer in the list')).toBeVisible();
  await expect(heading).toHaveText('2 undelivered emails');
  await expect(heading).toBeFocused();
  await expect(page.getByRole('button', { name: 'Try again 160012' })).toBeVisible();
  await expect(page.getByText('game-48201-event-1')).toBeVisible();

  await page.route('**/api/officer/dead-letters', (route) =>
    route.fulfill({ json: { letters: [] } }),
  );
  await page.reload();
  await expect(page.getByRole('heading', { name: 'All emails have been sent' })).toBeVisible();
  await inspect(page, 'no mails');
});

for (const [device, width] of [
  ['a desk', 1280],
  ['a phone', 390],
] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`on ${device}, ${colorScheme}`, () => {
      test.use({ viewport: { width, height: 844 }, colorScheme, locale: 'cs-CZ' });

      test('the desk’s pages, in Czech', async ({ page }) => {
        await asOfficer(page);
        await inCzech(page);
        await mockOutages(page, 3);
        await mockBook(page);
        await page.route('**/api/officer/dead-letters', (route) =>
          route.fulfill({ json: { letters: letters(3) } }),
        );
        await openAs(page, 'director', '/desk/outages');
        await expect(page.getByRole('heading', { level: 1, name: 'Výpadky' })).toBeVisible();
        await inspect(page, 'outages');
        await page.goto('/desk/leave?section=2&player=160012');
        await expect(page.getByRole('heading', { name: 'Tomáš Novák, Event 2' })).toBeVisible();
        await inspect(page, 'a leave book');
        await page.goto('/desk/mails');
        await expect(page.getByRole('heading', { name: '3 nedoručené e-maily' })).toBeVisible();
        await inspect(page, 'mails');
      });
    });
  }
}
