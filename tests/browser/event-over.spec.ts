// An event that is over begins with who has won; and another one is announced like it.
import type { Page } from '@playwright/test';
import * as mock from './support/events';
import { inspect, inspectAt } from './support/inspect';
import { problem } from './support/leave';
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

/** Tables of sections that were asked for: the sections at a glance tell who has won. */
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
  expect(asked).toEqual([]);
  await expect(page.getByText('Draws', { exact: true })).toBeHidden();
  await page.locator('summary').filter({ hasText: 'What is played' }).press('Enter');
  await expect(page.getByText('Draws', { exact: true })).toBeVisible();
});

test('of many sections the first ten are shown', async ({ page }) => {
  await mock.mockEvents(page, { event: over(24) });
  await page.goto('/events/7');
  await expect(final(page).locator('.winners > li')).toHaveCount(10);
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

test('final tables are taken back with a reason that everybody reads', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const may = { ...mock.event().may, reopen: true };
  const world: mock.World = { event: over(1, { may }) };
  await mock.mockEvents(page, world);
  await mockTables(page);
  const champion = mock.person(1);
  await page.route(`**/api/players/${champion.id}`, (route) =>
    route.fulfill({ json: { player: champion } }),
  );
  const awarded = problem(409, 'title_awarded');
  const refusals = [
    problem(409, 'not_finished'),
    problem(409, 'season_decided'),
    problem(409, 'changed_meanwhile'),
    { ...awarded, json: { ...awarded.json, player: champion.id, rule: 'TR-10.10' } },
  ];
  const reason = 'The appeal about board 3 is upheld.';
  const sent: unknown[] = [];
  await page.route('**/api/events/7/reopen', async (route) => {
    sent.push(route.request().postDataJSON());
    const refused = refusals.shift();
    if (refused) return route.fulfill(refused);
    const taken = { ...mock.event().acts[0], at: mock.NOW, act: 'reopened', reason };
    const { acts } = over(1);
    world.event = over(1, { version: 4, phase: 'running', acts: [...acts, taken] });
    return route.fulfill({ json: world.event });
  });
  await openAs(page, 'organiser', '/events/7');
  await expect(final(page)).toContainText('Confirmed on 18 Nov 2026');
  await page.getByRole('button', { name: 'Take the final tables back…' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Take the final tables back?' });
  await expect(dialog).toContainText('worked out again when the tables are confirmed again');
  // What it means comes before the field.
  await expect(dialog.getByRole('heading')).toBeFocused();
  const field = dialog.getByLabel('Reason');
  const take = dialog.getByRole('button', { name: 'Take the tables back' });
  await take.press('Enter');
  await expect(field).toHaveAccessibleDescription(/Everybody can read it/);
  await expect(field).toBeFocused();
  expect(sent).toEqual([]);
  await field.fill(` ${reason} `);
  for (const words of [
    'The tables of this event are not final',
    'the next one goes by it',
    'Somebody has changed this',
    'Gábor Szűcs has been awarded a title',
  ]) {
    await take.press('Enter');
    await expect(dialog.getByRole('alert')).toContainText(words);
    await expect(dialog.getByRole('alert')).toBeFocused();
  }
  await inspect(page, 'final tables that are not taken back');
  await take.press('Enter');
  await expect(dialog).toHaveCount(0);
  expect(sent).toEqual(Array(5).fill({ version: 3, reason }));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(final(page)).toHaveCount(0);
  await expect(page.getByText(/^The final tables were taken back on 21 Nov 2026/)).toContainText(
    reason,
  );

  await inCzech(page);
  await openAs(page, 'tomas', '/events/7');
  await expect(page.getByText(/^Konečné tabulky byly 21\. 11\. 2026 vzaty zpět/)).toContainText(
    reason,
  );
  await page.locator('.acts summary').press('Enter');
  await expect(page.locator('.acts li').first()).toHaveText(
    /^Konečné tabulky vzaty zpět.*The appeal about board 3 is upheld\./,
  );
  await inspectAt(page, 'final tables that were taken back', 390, 1280);
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
