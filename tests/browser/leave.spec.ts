// The leave planner: days from the calendar, by touch, by keyboard or typed; the server's refusals.
import type { Page } from '@playwright/test';
import { tabTo } from './support/board';
import { inspect } from './support/inspect';
import { leaveOf, manyEvents, mockLeave, period, problem, someLeave, TODAY } from './support/leave';
import { inCzech, openAs } from './support/people';
import { expect, test } from './support/test';

/** A day's cell by its name; browsers differ in the comma after the weekday. */
const cell = (page: Page, name: string) =>
  page.getByRole('gridcell', { name: new RegExp(`^${name.replace(' ', ',? ')}`) });

const heading = { level: 1, name: 'Leave' } as const;

test('leave is chosen in the calendar over New Year and registered', async ({ page }) => {
  const leave = someLeave();
  const sent = await mockLeave(page, leave);
  await openAs(page, 'tomas', '/settings');
  await page.getByRole('main').getByRole('link', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', heading)).toBeVisible();
  await expect(page.getByText('From 22 Nov 2026 on.')).toBeVisible();

  // What is over cannot be chosen, nor can today.
  const day = (name: string) => cell(page, name);
  await expect(day('Saturday 21 November 2026')).toHaveAttribute('aria-disabled', 'true');
  // Forced: Playwright itself would wait until it can be pressed.
  await day('Saturday 21 November 2026').click({ force: true });
  await expect(page.getByLabel('First day')).toHaveValue('');

  await day('Thursday 24 December 2026').click();
  await page.getByRole('button', { name: 'Later' }).click();
  await day('Saturday 2 January 2027').click();
  await expect(page.getByLabel('First day')).toHaveValue('2026-12-24');
  await expect(page.getByLabel('Last day')).toHaveValue('2027-01-02');
  await expect(page.locator('.length')).toContainText('10 days: 8 in 2026, 2 in 2027');
  const world = page.getByRole('row', { name: 'World Championship 41' });
  await expect(world.getByRole('cell')).toHaveText([/9.*1$/, /30.*28$/]);

  // An event left out keeps its days.
  await page.getByRole('checkbox', { name: 'Makruk Open' }).uncheck();
  await expect(page.getByRole('row', { name: 'Makruk Open' }).getByRole('cell')).toHaveText([
    '12',
    '16',
  ]);
  leave.sections[0]?.periods.push(period('2026-12-24', '2027-01-02'));
  await page.getByRole('button', { name: 'Register leave' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Registered' })).toHaveText(
    'Registered: 24 Dec 2026 – 2 Jan 2027, in 2 sections.',
  );
  expect(sent).toEqual([
    { path: '/api/leave', body: { sections: [1, 2], first: '2026-12-24', last: '2027-01-02' } },
  ]);
  await expect(page.getByRole('region', { name: 'Your leave' })).toContainText(
    '24 Dec 2026 – 2 Jan 2027',
  );
});

test('what would be too many days, and what is leave already, is marked', async ({ page }) => {
  await mockLeave(page, someLeave());
  await openAs(page, 'tomas', '/leave');
  await page.getByLabel('First day').fill('2026-12-04');
  await page.getByLabel('Last day').fill('2026-12-20');
  await expect(page.locator('.length')).toContainText('17 days');
  const world = page.getByRole('row', { name: 'World Championship 41' });
  await expect(world).toContainText('too many');
  await expect(world).toContainText('Leave already: 7 Dec 2026 – 9 Dec 2026');
  await expect(page.getByRole('row', { name: 'Makruk Open' })).toContainText(
    'Leave already: 1 Dec 2026 – 4 Dec 2026',
  );
  await expect(cell(page, 'Monday 7 December 2026, Leave in 1 of 3 sections')).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(cell(page, 'Friday 4 December 2026, Special leave in 1 of 3')).toBeVisible();
});

test('everything with the keyboard alone', async ({ page }) => {
  const sent = await mockLeave(page, someLeave());
  await openAs(page, 'tomas', '/leave');
  await tabTo(page, page.locator('.months'));
  const here = page.locator('[role=gridcell]:focus');
  await expect(here).toHaveAttribute('data-day', '2026-11-22');
  // Nothing earlier can be reached.
  await page.keyboard.press('ArrowLeft');
  await expect(here).toHaveAttribute('data-day', '2026-11-22');
  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageDown');
  await expect(here).toHaveAttribute('data-day', '2027-01-22');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(page.locator('.length')).toContainText('9 days');
  await expect(here).toHaveAttribute('data-day', '2027-01-30');
  // Escape gives it up; Enter begins and ends.
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('First day')).toHaveValue('');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByLabel('First day')).toHaveValue('2027-01-23');
  await expect(page.getByLabel('Last day')).toHaveValue('2027-01-30');
  // The last day that can be entered is the last of next year. A key that is held comes faster than
  // the page is painted, and none is lost when the month in sight changes.
  await page.evaluate(async () => {
    const key = { key: 'PageDown', bubbles: true };
    for (let presses = 0; presses < 13; presses += 1) {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', key));
      await new Promise((rendered) => setTimeout(rendered));
    }
  });
  await expect(here).toHaveAttribute('data-day', '2027-12-31');
  await tabTo(page, page.getByRole('button', { name: 'Register leave' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Registered:')).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('bad input is told at the field, and nothing is sent', async ({ page }) => {
  const sent = await mockLeave(page, someLeave());
  await openAs(page, 'tomas', '/leave');
  const register = page.getByRole('button', { name: 'Register leave' });
  const [first, last] = [page.getByLabel('First day'), page.getByLabel('Last day')];
  await register.click();
  await expect(first).toBeFocused();
  await expect(first).toHaveAccessibleDescription('Fill in this field.');
  await first.fill(TODAY);
  await last.fill('2028-02-29');
  await register.click();
  const limits = 'Enter a date from 22 Nov 2026 to 31 Dec 2027.';
  await expect(first).toHaveAccessibleDescription(limits);
  await expect(last).toHaveAccessibleDescription(limits);
  await first.fill('2027-03-02');
  await last.fill('2027-03-01');
  await register.click();
  await expect(last).toBeFocused();
  await expect(last).toHaveAccessibleDescription('The last day is before the first.');
  await last.fill('2027-03-09');
  await page.getByRole('button', { name: 'Choose none' }).click();
  await register.click();
  const checkbox = page.getByRole('checkbox').first();
  await expect(checkbox).toBeFocused();
  await expect(checkbox).toHaveAccessibleDescription('Choose at least one section.');
  expect(sent).toEqual([]);
});

test('a refusal stands by the form, with its rule, and a second try is possible', async ({
  page,
}) => {
  await mockLeave(page, someLeave());
  await openAs(page, 'tomas', '/leave');
  await page.getByLabel('First day').fill('2026-12-04');
  await page.getByLabel('Last day').fill('2026-12-20');
  const refusal = problem(409, 'leave_allowance_exceeded');
  await page.route('**/api/leave', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ ...refusal, json: { ...refusal.json, rule: 'LAW-10.1' } })
      : route.fallback(),
  );
  await page.getByRole('button', { name: 'Register leave' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'One of the sections does not have that many days left; see below. Nothing was entered. (LAW-10.1)',
  );
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByLabel('First day')).toHaveValue('2026-12-04');
  await page.unroute('**/api/leave');
  await page.route('**/api/leave', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await page.getByRole('button', { name: 'Register leave' }).click();
  await expect(page.getByRole('alert')).toContainText('Posthorn cannot be reached.');
});

test('the rest of a running leave is taken back, special leave is not', async ({ page }) => {
  const sent = await mockLeave(page, someLeave());
  await openAs(page, 'tomas', '/leave');
  const mine = page.getByRole('region', { name: 'Your leave' });
  const special = mine.getByRole('listitem').filter({ hasText: '1 Dec 2026 – 4 Dec 2026' });
  await expect(special).toContainText('Special leave');
  await expect(special.getByRole('button')).toHaveCount(0);
  await expect(mine).toContainText('1 past period of leave');
  await mine.getByRole('button', { name: 'Take the rest back, from 22 Nov 2026…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('22 Nov 2026 – 24 Nov 2026');
  await expect(dialog).toContainText('in 2 sections');
  await page.keyboard.press('Escape');
  expect(sent).toEqual([]);
  await mine.getByRole('button', { name: 'Take the rest back, from 22 Nov 2026…' }).click();
  await dialog.getByRole('button', { name: 'Take the leave back' }).dblclick();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Taken back: 22 Nov 2026 – 24 Nov 2026.')).toBeVisible();
  expect(sent).toEqual([
    {
      path: '/api/leave/cancel',
      body: { sections: [1, 2], first: '2026-11-22', last: '2026-11-24' },
    },
  ]);
});

test('200 events, none at all, and a slow network', async ({ page }) => {
  await mockLeave(page, manyEvents(200));
  await openAs(page, 'tomas', '/leave');
  await page.getByLabel('First day').fill('2026-12-20');
  await page.getByLabel('Last day').fill('2026-12-29');
  await expect(page.getByText('For 200 of 200 sections')).toBeVisible();
  await inspect(page, '200 events');
  await page.getByLabel('Find an event or section').fill('event 177');
  await expect(page.getByRole('checkbox')).toHaveCount(1);
  await page.getByRole('checkbox').uncheck();
  await expect(page.getByText('For 199 of 200 sections')).toBeVisible();
  await page.getByLabel('Find an event or section').fill('nowhere');
  await expect(page.getByText('No section matches “nowhere”.')).toBeVisible();

  await mockLeave(page, { today: TODAY, sections: [] });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'You have no games in progress' })).toBeVisible();
  await expect(page.getByRole('grid')).toHaveCount(0);
  await inspect(page, 'no events');

  const without = { ...leaveOf(4, [0, 0]), allowance_days: 0 };
  await mockLeave(page, { today: TODAY, sections: [without] });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Without leave: 1 section' })).toBeVisible();
  await expect(page.getByRole('grid')).toHaveCount(0);

  let answer = () => {};
  const late = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/leave', async (route) => {
    await late;
    await route.fulfill(problem(503, 'unavailable'));
  });
  await page.reload();
  await expect(page.locator('.skeleton')).toBeVisible();
  answer();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await mockLeave(page, someLeave());
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', heading)).toBeVisible();
});

test.describe('far from UTC, on a phone, by touch', () => {
  test.use({
    timezoneId: 'America/Los_Angeles',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'cs-CZ',
  });

  test('days are those of UTC, in Czech', async ({ page }) => {
    const sent = await mockLeave(page, someLeave());
    await inCzech(page);
    await openAs(page, 'tomas', '/leave');
    await expect(page.getByRole('heading', { level: 1, name: 'Dovolená' })).toBeVisible();
    await expect(page.getByRole('grid')).toHaveCount(1);
    await page.getByRole('button', { name: 'Později' }).tap();
    await page.locator('[data-day="2026-12-28"]').tap();
    await page.locator('[data-day="2026-12-10"]').tap();
    await expect(page.getByLabel('První den')).toHaveValue('2026-12-10');
    await expect(page.getByLabel('Poslední den')).toHaveValue('2026-12-28');
    await expect(page.locator('.length')).toContainText('19 dní');
    await expect(page.locator('.length')).toContainText('10. 12. 2026 – 28. 12. 2026');
    await inspect(page, 'the planner on a phone');
    await page.getByRole('button', { name: 'Zapsat dovolenou' }).tap();
    await expect(page.getByText('Zapsáno: 10. 12. 2026')).toBeVisible();
    expect(sent[0]?.body).toMatchObject({ first: '2026-12-10', last: '2026-12-28' });
  });
});

for (const [device, width] of [
  ['a desk', 1280],
  ['a phone', 390],
] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`on ${device}, ${colorScheme}`, () => {
      test.use({ viewport: { width, height: 844 }, colorScheme });

      test('the planner, in every state', async ({ page }) => {
        await mockLeave(page, someLeave());
        await openAs(page, 'tomas', '/leave');
        await expect(page.getByRole('heading', heading)).toBeVisible();
        await inspect(page, 'the planner');
        await page.getByLabel('First day').fill('2026-12-04');
        await page.getByLabel('Last day').fill('2026-12-20');
        await expect(page.getByText('too many').first()).toBeVisible();
        await inspect(page, 'too many days');
        await page.getByRole('button', { name: /^Take the rest back/ }).click();
        await inspect(page, 'the question before leave is taken back');
      });
    });
  }
}
