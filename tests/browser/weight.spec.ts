// How much a game costs whoever pays for every kilobyte: the first one, and each one after it. The bodies
// are counted as they come, packed; what their headers cost depends on what is in front of the server.
import type { Page } from '@playwright/test';
import { ready } from './support/board';
import { openAs } from './support/people';
import { expect, test } from './support/test';

const KB = 1_024;

/** What has come for this page so far, once nothing more comes. */
async function weight(page: Page): Promise<number> {
  await page.waitForLoadState('networkidle');
  return page.evaluate(() =>
    (['navigation', 'resource'] as const)
      .flatMap((kind) => performance.getEntriesByType(kind) as PerformanceResourceTiming[])
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );
}

const told = (bytes: number) => `${Math.round(bytes / KB)} KB`;

test('the first game takes 150 KB at most, and one after another 20', async ({ page }) => {
  // It waits for the opponent, both names are written with the letters of every page, and nothing about
  // it is unusual.
  await openAs(page, 'tomas', '/game/48202');
  await ready(page);
  let before = await weight(page);
  test.info().annotations.push({ type: 'first', description: told(before) });
  // Less would mean that not all was counted.
  expect(before).toBeGreaterThan(80 * KB);
  expect(before).toBeLessThan(150 * KB);

  // Also the first one with an offer, or whatever else is rare, which brings along what these need.
  const more: number[] = [];
  for (let games = 0; games < 4; games += 1) {
    const address = page.url();
    await page.locator('.gobar .skip-game').click();
    await expect(page).not.toHaveURL(address);
    await expect(page.locator('.crumbs')).toContainText(new URL(page.url()).pathname.slice(6));
    await ready(page);
    const now = await weight(page);
    more.push(now - before);
    before = now;
  }
  test.info().annotations.push({ type: 'each', description: more.map(told).join(', ') });
  expect(Math.min(...more)).toBeGreaterThan(KB / 2);
  expect(Math.max(...more)).toBeLessThan(20 * KB);
});

test('what my games and a game are made of is asked for before it is known who is here', async ({
  page,
}) => {
  await openAs(page, 'tomas', '/');
  await expect(page.locator('.card').first()).toBeVisible();
  // Other tests share the account: one that changes its language meanwhile makes the texts late once.
  for (const path of ['/', '/game/48202'])
    await expect(async () => {
      await page.goto(path);
      await expect(page.locator('piece').first()).toBeVisible();
      const { found, late } = await page.evaluate(filesOf);
      expect(late, path).toEqual([]);
      // Each file of its own costs time, in the browser and on the way.
      expect(found, path).toBeGreaterThan(6);
      expect(found, path).toBeLessThan(14);
    }).toPass({ timeout: 20_000 });
});

/** How many scripts and styles the page is made of, and which were asked for after it was known who is here. */
function filesOf() {
  const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const session = all.find(({ name }) => name.endsWith('/api/session'));
  // The pieces of Makruk are for whoever plays it.
  const files = all.filter(({ name }) => /\/assets\/(?!makruk).*\.(?:js|css)$/.test(name));
  const isLate = ({ startTime }: PerformanceEntry) => startTime > (session?.responseEnd ?? 0);
  return { found: files.length, late: files.filter(isLate).map(({ name }) => name) };
}

const FIRST: { what: string; game: string; who: 'tomas' | null }[] = [
  { what: 'a draw offer', game: '/game/48203', who: 'tomas' },
  { what: 'foreign letters', game: '/game/48201', who: 'tomas' },
  { what: 'an ending', game: '/game/48206', who: 'tomas' },
  { what: 'an ending, for a visitor', game: '/game/50001', who: null },
];

for (const { what, game, who } of FIRST) {
  test(`the first game with ${what} takes 150 KB at most`, async ({ page }) => {
    if (who) await openAs(page, who, game);
    else await page.goto(game);
    await ready(page);
    const first = await weight(page);
    test.info().annotations.push({ type: 'first', description: told(first) });
    expect(first).toBeGreaterThan(80 * KB);
    expect(first).toBeLessThan(150 * KB);
  });
}

for (const [width, height] of [
  [1350, 940],
  [390, 844],
] as const) {
  for (const { what, game, who } of FIRST) {
    test(`nothing moves while a game with ${what} comes, ${width} wide`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            shifts.push((entry as PerformanceEntry & { value: number }).value);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      if (who) await openAs(page, who, game);
      else await page.goto(game);
      await ready(page);
      await page.waitForLoadState('networkidle');
      const moved = await page.evaluate(() =>
        (window as unknown as { shifts: number[] }).shifts.reduce((sum, one) => sum + one, 0),
      );
      test.info().annotations.push({ type: 'moved', description: moved.toFixed(4) });
      expect(moved).toBeLessThan(0.02);
    });
  }
}
