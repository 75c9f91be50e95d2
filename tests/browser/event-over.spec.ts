// An event that is over begins with who has won; and another one is announced like it.
import type { Page } from '@playwright/test';
import * as mock from './support/events';
import { inspectAt } from './support/inspect';
import { inCzech, openAs } from './support/people';
import { expect, test } from './support/test';
import { next, step } from './support/wizard';

const over = (sections: number, changed: mock.Json = {}) =>
  mock.event({
    phase: 'finished',
    publication: { at: '2025-12-20T08:00:00Z', seed: '9f'.repeat(32) },
    sections: Array.from({ length: sections }, (_, at) => ({ id: 70 + at, name: String(at + 1) })),
    acts: [
      ...mock.event().acts,
      { ...mock.event().acts[0], at: '2026-11-18T09:00:00Z', act: 'finished' },
    ],
    ...changed,
  });

/** Each section has a table of its own; those that were asked for, in order. */
async function mockTables(page: Page) {
  const asked: number[] = [];
  await page.route(/\/api\/sections\/\d+$/, (route) => {
    const id = Number(new URL(route.request().url()).pathname.split('/').at(-1));
    asked.push(id);
    const table = mock.section(7, false, { id, name: String(id - 69) });
    return route.fulfill({ json: table });
  });
  return asked;
}

const final = (page: Page) => page.getByRole('region', { name: 'Final tables' });

test('who has won stands first, with the day of the tables, and the rules are folded', async ({
  page,
}) => {
  await mock.mockEvents(page, { event: over(2) });
  const asked = await mockTables(page);
  const best = mock.section(7).players.filter(({ place }) => place === 1);
  await page.goto('/events/7');
  await expect(final(page)).toContainText('Confirmed on 18 Nov 2026');
  await expect(final(page).locator('.winners > li')).toHaveCount(2);
  const one = final(page).locator('.winners > li').first();
  await expect(one.getByRole('link', { name: 'Section 1' })).toHaveAttribute('href', '/section/70');
  for (const { player, half_points } of best)
    await expect(one).toContainText(
      new RegExp(
        `${player.given_name} ${player.family_name} +${Math.floor(half_points / 2)}½? points?`,
      ),
    );
  await expect(one.getByRole('listitem')).toHaveCount(best.length);
  expect(asked.sort()).toEqual([70, 71]);
  await expect(page.getByText('Draws', { exact: true })).toBeHidden();
  await page.locator('summary').filter({ hasText: 'What is played' }).press('Enter');
  await expect(page.getByText('Draws', { exact: true })).toBeVisible();
});

test('of many sections the first ten are shown', async ({ page }) => {
  await mock.mockEvents(page, { event: over(24) });
  const asked = await mockTables(page);
  await page.goto('/events/7');
  await expect(final(page).locator('.winners > li')).toHaveCount(10);
  expect(asked).toHaveLength(10);
  await final(page).getByRole('link', { name: 'All 24 sections' }).click();
  await expect(page).toHaveURL('/events/7#h-sections');
  await expect(page.getByRole('heading', { name: 'Sections' })).toBeInViewport();
});

test('of teams the winner is a team, with the points that come first', async ({ page }) => {
  const replacements = { most: null, once_a_board: false, naming_days: null };
  const terms = { boards: 2, eligible: 'any', promotion: null, league: null, replacements };
  const announcement = mock.announcement({ teams: terms });
  await mock.mockEvents(page, { event: over(2, { announcement }) });
  const list = { version: 3, boards: 2, before: null, teams: [], enters_for: null };
  await page.route('**/api/events/7/teams', (route) =>
    route.fulfill({ json: { ...list, may_decide: false, may_enter: false } }),
  );
  const team = (number: number, name: string) => ({
    ...{ number, name, federation: 'CZE', place: number, games: 12 },
    ...{ half_points: 19 - number, match_points: 12 - number },
  });
  const teams = [team(1, 'Rooks of Rouen'), team(2, 'Bishops of Bath')];
  const tables = { by_boards: false, sections: [{ name: '1', division: null, teams }] };
  await page.route('**/api/events/7/team-tables', (route) => route.fulfill({ json: tables }));
  await page.goto('/events/7');
  const winners = final(page).locator('.winners');
  await expect(winners).toHaveText(/^Section 1 *Rooks of Rouen 11 match points$/);
  tables.by_boards = true;
  await page.reload();
  await expect(winners).toHaveText(/^Section 1 *Rooks of Rouen 9 points$/);
});

test('an event in play has no final tables, and its rules in sight', async ({ page }) => {
  await mock.mockEvents(page, { event: over(2, { phase: 'running' }) });
  await page.goto('/events/7');
  await expect(page.getByText('Draws', { exact: true })).toBeVisible();
  await expect(final(page)).toHaveCount(0);
});

test('another event is announced like one that was', async ({ page }) => {
  await mock.mockEvents(page, { event: over(1), announces: true });
  await mockTables(page);
  await openAs(page, 'tomas', '/events/7');
  await expect(final(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Announce one like this' })).toHaveCount(0);
  await openAs(page, 'organiser', '/events/7');
  await page.getByRole('link', { name: 'Announce one like this' }).click();
  await expect(page).toHaveURL('/events/new?like=7');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Master Class 2027, January');
  await expect(page.getByLabel('Code')).toHaveValue('');
  await page.getByLabel('Code').fill('M/C/2028-01');
  for (const name of ['Who', 'How', 'Time', 'Dates']) {
    await next(page).click();
    await expect(step(page, name)).toBeVisible();
  }
  await expect(page.getByLabel('Entries close')).toHaveValue('');
});

for (const [width, other, colorScheme, locale] of [
  [1280, 390, 'light', 'en-GB'],
  [390, 1280, 'dark', 'cs-CZ'],
] as const)
  test.describe(`at ${width} pixels, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 844 }, colorScheme, locale });

    test('an event that is over', async ({ page }) => {
      if (locale === 'cs-CZ') await inCzech(page);
      await mock.mockEvents(page, { event: over(12) });
      await mockTables(page);
      await openAs(page, 'organiser', '/events/7');
      await expect(page.locator('.winners > li')).toHaveCount(10);
      await inspectAt(page, 'an event that is over', width, other);
      const folder = process.env.POSTHORN_SHOTS;
      if (folder) await page.screenshot({ path: `${folder}/over-${width}.png`, fullPage: true });
    });
  });
