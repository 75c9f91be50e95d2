// The table of a section: orders, marks, the way through it by keyboard, lots.
import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { tabTo } from './support/board';
import * as mock from './support/events';
import { fits, inspect, inspectAt } from './support/inspect';
import { problem } from './support/leave';
import { inCzech, openAs } from './support/people';
import { expect, test } from './support/test';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const table = (page: Page) => page.getByRole('table', { name: /^Crosstable/ });
const line = (page: Page, name: string) => table(page).getByRole('row', { name });

test('the crosstable: orders, marks, flags, and what is new', async ({ page }) => {
  await mock.mockEvents(page, { section: mock.section() });
  await page.goto('/section/70');
  await expect(heading(page, 'Section 1')).toBeVisible();
  // On the first visit nothing is new.
  await expect(page.locator('.result .new')).toHaveCount(0);
  await page.evaluate(() => localStorage.clear());
  await mock.beenHere(page);
  await page.reload();
  await expect(page.locator('.result .new').first()).toBeVisible();
  const fresh = await page.locator('.result .new').count();
  await page.reload();
  await expect(page.locator('.result .new')).toHaveCount(fresh);

  await expect(page.getByText('40 of 55 games finished')).toBeVisible();
  const first = table(page).getByRole('rowheader').first();
  await expect(first).toContainText('Gábor Pemberton');
  await page.getByRole('button', { name: 'By start number' }).click();
  await expect(first).toContainText('Tomáš Novák');
  await expect(first).toContainText('160012'.slice(6));
  // A cell says who had White, the result, its flag and whether it is new.
  const links = line(page, 'Tomáš Novák').getByRole('link');
  await expect(links.first()).toHaveAttribute('href', '/player/160012');
  const cell = links.nth(1);
  await expect(cell).toHaveAccessibleName(/^Tomáš Novák – |– Tomáš Novák:/);
  await expect(
    page.locator('.result', { hasText: 'exceeded the time limit' }).first(),
  ).toBeVisible();
  const open = page.locator('span.result').first();
  await expect(open).toContainText('not finished');
  await expect(page.getByRole('link', { name: /not finished/ })).toHaveCount(0);
  await expect(page.locator('.legend')).not.toContainText('cancelled');
});

test('the arrows walk from result to result, and Tab has one stop', async ({ page }) => {
  await mock.mockEvents(page, { section: mock.section() });
  await page.goto('/section/70');
  await page.getByRole('button', { name: 'By start number' }).click();
  await tabTo(page, page.locator('.xt'));
  const here = page.locator('.result:focus');
  await expect(here).toHaveAttribute('data-at', '0-1-0');
  await page.keyboard.press('ArrowDown');
  // Over the diagonal.
  await expect(here).toHaveAttribute('data-at', '2-1-0');
  await page.keyboard.press('ArrowRight');
  await expect(here).toHaveAttribute('data-at', '2-3-0');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowUp');
  await expect(here).toHaveAttribute('data-at', '0-1-0');
  await page.keyboard.press('ArrowUp');
  await expect(here).toHaveAttribute('data-at', '0-1-0');
  // Before the results stand the names, which lead to the players' pages.
  const name = page.locator('.xt .nm a:focus');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowDown');
  await expect(name).toHaveAttribute('data-at', '1--1-0');
  await expect(name).toHaveAttribute('href', /^\/player\/\d+$/);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowRight');
  await expect(here).toHaveAttribute('data-at', '0-1-0');
  await page.keyboard.press('Tab');
  await expect(page.locator('.xt :is(.result, a):focus')).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(here).toHaveAttribute('data-at', '0-1-0');
});

test('score and place stay in sight in a double round of 13', async ({ page }) => {
  await mock.mockEvents(page, { section: mock.section(13, true) });
  for (const width of [1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/section/70');
    await expect(page.locator('.result')).toHaveCount(312);
    for (const name of ['Score', 'Place']) {
      const head = page.locator('.xt').getByRole('columnheader', { name, exact: true });
      const seen = await head.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
      expect(seen, `${name} is hidden at ${width}`).toBe(true);
    }
  }
  // The last result is read beside them, not under them.
  await page.locator('[data-at="0-1-0"]').focus();
  for (let column = 0; column < 24; column += 1) await page.keyboard.press('ArrowRight');
  const last = await page.locator('.result:focus').boundingBox();
  const score = await page.locator('.xt thead .sc').boundingBox();
  expect((last?.x ?? 9_999) + (last?.width ?? 0)).toBeLessThanOrEqual(score?.x ?? 0);
});

test('double rounds, empty start lists, 31 players', async ({ page }) => {
  const world: mock.World = { section: mock.section(7, true) };
  await mock.mockEvents(page, world);
  await page.goto('/section/70');
  await expect(page.locator('.result')).toHaveCount(84);
  await page.locator('[data-at="0-1-0"]').focus();
  for (const place of ['0-1-1', '0-2-0']) {
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('.result:focus')).toHaveAttribute('data-at', place);
  }
  world.section = mock.section(31);
  await page.reload();
  await expect(page.locator('.result')).toHaveCount(930);
  await fits(page, 'a section of 31');
  world.section = mock.section(0, false, {
    seed: null,
    director: null,
    starts_at: null,
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No players yet' })).toBeVisible();
  await inspect(page, 'a section without players');
});

test('category, norms and how far each player is; why there are none', async ({ page }) => {
  const world: mock.World = { section: mock.section() };
  await mock.mockEvents(page, world);
  await openAs(page, 'tomas', '/section/70');
  const panel = page.getByRole('region', { name: 'Category and norms' });
  await expect(panel).toContainText('2410, Category 7');
  await expect(panel).toContainText('8 points');
  const norms = panel.getByRole('table');
  await expect(norms.getByRole('columnheader')).toHaveText(['Player', 'Score', 'GM', 'SIM', 'IM']);
  const scores = world.section?.players.map((row) => row.norms.map(({ state }) => state)).flat();
  for (const state of ['reached', 'open', 'missed'])
    await expect(norms.locator(`td.${state}`)).toHaveCount(
      scores?.filter((each) => each === state).length ?? -1,
    );
  // What stands in for a rating is marked, and the marks are told.
  const unrated = page.getByRole('rowheader', { name: 'Åse Løvberg' });
  const row = table(page).getByRole('row').filter({ has: unrated });
  await expect(row).toContainText('2310 F');
  await expect(page.locator('.legend')).toContainText('FIDE rating in place of a published one');
  await expect(page.locator('.legend')).not.toContainText('the event’s level');
  // By keyboard alone: the table that scrolls is one stop.
  await tabTo(page, panel.locator('.xt-scroll'));

  if (world.section) world.section.norms = [mock.norms({ withdrawn: 1 })];
  await page.reload();
  await expect(panel).toContainText('A player has withdrawn');
  world.section = mock.section(11, false, { norms: [mock.noNorms()] });
  for (const line of world.section.players) line.norms = [];
  await page.reload();
  await expect(panel.getByRole('listitem')).toHaveText([
    '9 players of one federation, Czechia; at most 8 are allowed (NORM-3)',
    '6 players have a fixed rating; at least 7 must (NORM-3)',
  ]);
  await expect(panel.getByRole('table')).toHaveCount(0);
  world.section = mock.section(7, false, { norms: [] });
  await page.reload();
  await expect(table(page)).toBeVisible();
  await expect(panel).toHaveCount(0);
});

test('in a match each side has its own category and norms', async ({ page }) => {
  const section = mock.section(16, false, {
    system: 'scheveningen',
    norms: [mock.norms(), mock.norms({ category: '3', average: 2_310, grandmasters: 0 })],
  });
  await mock.mockEvents(page, { section });
  await openAs(page, 'tomas', '/section/70');
  for (const [players, told, first] of [
    ['1 to 8', '2410, Category 7', 0],
    ['9 to 16', '2310, Category 3', 8],
  ] as const) {
    const panel = page.getByRole('region', { name: `Category and norms of players ${players}` });
    await expect(panel).toContainText('Average rating of the other side');
    await expect(panel).toContainText(told);
    const names = section.players
      .filter(({ number }) => number > first && number <= first + 8)
      .map(({ player }) => player.family_name);
    await expect(panel.getByRole('rowheader')).toHaveCount(8);
    for (const name of names) await expect(panel.getByRole('table')).toContainText(name);
  }
});

for (const [colorScheme, width, another] of [
  ['light', 1280, 390],
  ['dark', 390, 1280],
] as const) {
  test.describe(`${colorScheme}, at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 844 }, colorScheme });

    test('a table with its norms, in English and Czech', async ({ page }) => {
      const section = mock.section(13, true, { norms: [mock.norms({ withdrawn: 2 })] });
      await mock.mockEvents(page, { section });
      if (colorScheme === 'dark') await inCzech(page);
      await page.goto('/section/70');
      await expect(page.locator('.norm-table')).toBeVisible();
      await inspectAt(page, 'a table with norms', width, another);
    });
  });
}

test('in a match the lots of its sides are worked out apart', async ({ page }) => {
  const section = mock.section(8, false, { system: 'scheveningen', name: "O'Neill" });
  const ticket = (id: number) =>
    createHash('sha256').update(`${section.seed}/O'Neill/${id}`).digest('hex');
  const drawn = (lines: typeof section.players) =>
    lines.sort((a, b) => (ticket(a.player.id) < ticket(b.player.id) ? -1 : 1));
  const sides = [section.players.slice(0, 4), section.players.slice(4)];
  sides.flatMap(drawn).forEach((line, place) => (line.number = place + 1));
  await mock.mockEvents(page, { section });
  await page.goto('/section/70');
  await page.getByText('How the lots were drawn').click();
  const lots = page.locator('.lots');
  await expect(lots).toContainText('that of the second side is start number 5');
  await expect(lots).not.toContainText('Berger');
  await expect(lots.locator('pre')).toContainText(`/O'\\''Neill/`);
  await page.getByRole('button', { name: 'Recalculate here' }).click();
  await expect(page.getByText('the start numbers are right')).toBeVisible();
});

test('the lots can be worked out again on the page', async ({ page }) => {
  const section = mock.section(7);
  const world: mock.World = { section };
  await mock.mockEvents(page, world);
  await page.goto('/section/70');
  await page.getByText('How the lots were drawn').click();
  const first = section.players[0]?.player.id ?? 0;
  const sample = `${section.seed}/1/${first}`;
  await expect(page.locator('.lots pre')).toHaveText(`printf %s '${sample}' | sha256sum`);
  await page.getByRole('button', { name: 'Recalculate here' }).click();
  await expect(page.getByText('the order differs from the table')).toBeVisible();
  await expect(page.locator('.tickets')).toContainText(
    createHash('sha256').update(sample).digest('hex'),
  );

  // Numbered as the lots fell.
  const ticket = (id: number) =>
    createHash('sha256').update(`${section.seed}/1/${id}`).digest('hex');
  const ids = section.players.map(({ player }) => player.id).sort();
  const order = [...ids].sort((a, b) => (ticket(a) < ticket(b) ? -1 : 1));
  for (const each of section.players) each.number = order.indexOf(each.player.id) + 1;
  await page.reload();
  await page.getByText('How the lots were drawn').click();
  await page.getByRole('button', { name: 'Recalculate here' }).click();
  await expect(page.getByText('the start numbers are right')).toBeVisible();
});

test('a game leads to the table of its section', async ({ page }) => {
  await mock.mockEvents(page, { section: mock.section() });
  await openAs(page, 'tomas', '/game/48202');
  await page.locator('.crumbs').getByRole('link').click();
  await expect(page).toHaveURL(/\/section\/\d+$/);
  await expect(table(page)).toBeVisible();
  // One's own row is told apart, for the ear as well.
  await expect(table(page).getByRole('rowheader', { name: '(you)' })).toHaveCount(1);
  // The styles of the table stay when it is left: they are no business of the game.
  await page.goBack();
  const side = page.locator('.game > .side');
  await expect.poll(async () => (await side.boundingBox())?.width).toBeGreaterThan(280);
});

test('its games and its table are saved, or it is told why not', async ({ page }) => {
  await mock.mockEvents(page, { section: mock.section() });
  await page.route('**/api/sections/70/pgn', (route) =>
    route.fulfill({ contentType: 'application/x-chess-pgn', body: '[Event "A"]\n\n*\n' }),
  );
  await page.route('**/api/sections/70/table.csv', (route) =>
    route.fulfill(problem(503, 'unavailable')),
  );
  await page.goto('/section/70');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PGN to save the games' }).press('Enter');
  expect((await saved).suggestedFilename()).toBe('posthorn-sections-70.pgn');
  await page.getByRole('button', { name: 'CSV to save the table' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  const feed = page.getByRole('link', { name: 'Atom feed to follow the results' });
  await expect(feed).toHaveAttribute('href', '/api/sections/70/results.atom');
  await inspect(page, 'what can be saved');
});
