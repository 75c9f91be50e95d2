// The director's desk with thousands of matters: gathered, filtered, drawn in steps, and put aside for later.
import type { Page } from '@playwright/test';
import { tabTo } from './support/board';
import * as desk from './support/decisions';
import { fits, inspect } from './support/inspect';
import { manyMatters } from './support/manyMatters';
import { inCzech, openAs } from './support/people';
import { expect, test } from './support/test';

const MATTERS = manyMatters(5_000);
const rows = (page: Page) => page.locator('.queue-row');
const heads = (page: Page) => page.locator('.queue-head');
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });
const kinds = (page: Page) => page.getByRole('navigation', { name: 'Kind' });
const more = (page: Page) => page.getByRole('button', { name: /^Show more/ });
const find = (page: Page) => page.getByPlaceholder('Player, game number or event');
const drawn = async (page: Page) => (await rows(page).count()) + (await heads(page).count());

/** Told, for machines differ: how long it took in the page from a moment until that was drawn. */
async function timed(page: Page, what: string, since: () => number, until: () => boolean) {
  await page.waitForFunction(until, undefined, { polling: 'raf' });
  const took = Math.round(await page.evaluate(since));
  console.log(`5,000 matters, ${what}: ${took} ms`);
  test.info().annotations.push({ type: what, description: `${took} ms` });
}

test('five thousand matters are gathered, and a page of them is drawn', async ({ page }) => {
  await desk.mockQueue(page, MATTERS);
  await openAs(page, 'director', '/desk');
  await expect(heading(page, '5,000 matters waiting')).toBeVisible();
  await page.reload({ waitUntil: 'commit' });
  await timed(
    page,
    'drawn after their answer',
    () => {
      const [answer] = performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('/api/director/queue'));
      return (
        performance.now() - ((answer as PerformanceResourceTiming | undefined)?.responseEnd ?? 0)
      );
    },
    () => document.querySelectorAll('.queue-head').length > 0,
  );
  // 41 of the first section and later ones of the same.
  const first = heads(page).first();
  await expect(first).toContainText('Silent players');
  await expect(first).toContainText('World Cup 1, Section 1');
  await expect(first).toContainText('since 13 Aug 2026');
  expect(await drawn(page)).toBeGreaterThan(40);
  expect(await drawn(page)).toBeLessThanOrEqual(60);
  expect(await page.locator('.desk *').count()).toBeLessThan(3_000);
  await expect(kinds(page).getByRole('link').first()).toHaveText('Everything (5,000)');
  await expect(kinds(page).getByRole('link', { name: /^Silent players/ })).toBeVisible();

  await more(page).press('Enter');
  await expect.poll(() => drawn(page)).toBeGreaterThan(90);
  expect(await drawn(page)).toBeLessThanOrEqual(120);
  // What has come has the focus, for the button may be gone.
  await expect(page.locator('.queue-blocks :focus')).toHaveCount(1);

  const keyed = await page.evaluate(() => performance.now());
  await find(page).fill('Szabó 4999');
  await page.waitForFunction(() => document.querySelectorAll('.queue-row').length === 1);
  const filtered = (await page.evaluate(() => performance.now())) - keyed;
  console.log(`5,000 matters, filtered: ${Math.round(filtered)} ms`);
  await expect(rows(page)).toContainText('Game 304999');
  await expect(page).toHaveURL(/\?q=Szab/);
});

test('a large group opens by the keyboard, in steps', async ({ page }) => {
  const [line] = MATTERS;
  await desk.mockQueue(
    page,
    MATTERS.slice(0, 120).map((each) => ({
      ...each,
      section: line?.section,
      kind: 'silence',
    })),
  );
  await openAs(page, 'director', '/desk');
  await expect(heads(page)).toHaveText(/^Silent players \(120\) World Cup 1, Section 1 since/);
  await expect(rows(page)).toHaveCount(0);
  await heads(page).focus();
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(50);
  await more(page).press('Enter');
  await expect(rows(page)).toHaveCount(100);
  await expect(rows(page).nth(50).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/desk\/games\/300050$/);
  // Whoever comes back finds the group as open as it was left.
  await page.goBack();
  await expect(rows(page).first()).toBeVisible();
});

test('filters live in the address, and can be cleared', async ({ page }) => {
  await desk.mockQueue(page, MATTERS);
  await openAs(page, 'director', '/desk');
  await kinds(page)
    .getByRole('link', { name: /^Claims/ })
    .click();
  await expect(page).toHaveURL('/desk?kind=claim');
  await expect(kinds(page).locator('[aria-current]')).toHaveText(/^Claims/);
  const where = page.getByLabel('Event or section');
  await where.selectOption({ label: await optionOf(page, 'World Cup 2 ') });
  await expect(page).toHaveURL('/desk?kind=claim&event=World+Cup+2');
  // Beneath the event its sections can be chosen, and those of no other.
  await expect(where.locator('option')).toHaveCount(1 + 40 + 15);
  await where.selectOption({ label: await optionOf(page, '– Section 3 ') });
  await expect(page).toHaveURL('/desk?kind=claim&section=18');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('World Cup 2, Section 3');
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  await rows(page).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/desk\/claims\//);
  await page.goBack();
  await expect(page).toHaveURL('/desk?kind=claim&section=18');
  await expect(rows(page)).toHaveCount(1);

  await find(page).fill('nobody of that name');
  await expect(page.getByText('Nothing that waits matches these filters.')).toBeVisible();
  await expect(more(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear the filters' }).press('Enter');
  await expect(page).toHaveURL('/desk');
  await expect(heading(page, /5,000/)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/desk');
});

/** The choice that begins so; the number of matters stands behind it. */
async function optionOf(page: Page, text: string): Promise<string> {
  const all = await page.getByLabel('Event or section').locator('option').allTextContents();
  const found = all.find((each) => each.startsWith(text));
  expect(found, text).toBeDefined();
  return found ?? '';
}

test('a matter is put aside until tomorrow, shown again, and back by itself', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-21T12:00:00') });
  await desk.mockQueue(page, desk.waiting(6));
  await openAs(page, 'director', '/desk');
  await expect(heading(page, '6 matters waiting')).toBeVisible();
  // By keyboard alone; the focus goes on to what has taken the matter's place.
  await tabTo(page, rows(page).nth(1).locator('summary'));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Until tomorrow' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page, '5 matters waiting')).toBeVisible();
  await expect(rows(page)).toHaveCount(5);
  await expect(rows(page).nth(1).locator('summary')).toBeFocused();
  await expect(page.getByText('Put aside until 22 Nov 2026.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page)).toHaveCount(6);

  for (const days of ['Until tomorrow', 'For a week', 'For a week']) {
    await rows(page).first().locator('summary').click();
    await page.getByRole('button', { name: days }).click();
  }
  await expect(rows(page)).toHaveCount(3);
  await page.reload();
  await expect(rows(page)).toHaveCount(3);
  await page.getByText('3 put aside').press('Enter');
  await expect(rows(page)).toHaveCount(6);
  await expect(rows(page).nth(1)).toContainText('Back on 28 Nov 2026');
  await inspect(page, 'matters put aside');
  await rows(page).nth(2).getByRole('button', { name: 'Bring back' }).click();
  await expect(heading(page, '4 matters waiting')).toBeVisible();

  await page.clock.setFixedTime(new Date('2026-11-22T00:01:00'));
  await page.reload();
  await expect(heading(page, '5 matters waiting')).toBeVisible();
  await page.clock.setFixedTime(new Date('2026-11-28T00:01:00'));
  await page.reload();
  await expect(heading(page, '6 matters waiting')).toBeVisible();
  await expect(page.getByText('put aside')).toHaveCount(0);
});

test('a whole group is put aside, and everything can be', async ({ page }) => {
  await desk.mockQueue(page, MATTERS.slice(0, 41));
  await openAs(page, 'director', '/desk');
  await heads(page).click();
  await page.locator('.queue-all').getByRole('button', { name: 'For a week' }).click();
  await expect(heading(page, 'Nothing waiting')).toBeFocused();
  await expect(page.getByText('Everything is put aside.')).toBeVisible();
  await page.getByText('41 put aside').click();
  await page.getByRole('button', { name: 'Bring all back' }).click();
  await expect(heading(page, '41 matters waiting')).toBeFocused();
});

for (const [width, colorScheme, locale] of [
  [1280, 'light', 'en-GB'],
  [1280, 'dark', 'cs-CZ'],
  [390, 'light', 'cs-CZ'],
  [390, 'dark', 'en-GB'],
] as const)
  test.describe(`at ${width} pixels, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 844 }, colorScheme, locale });

    test('five thousand matters', async ({ page }) => {
      if (locale === 'cs-CZ') await inCzech(page);
      await desk.mockQueue(page, MATTERS);
      await openAs(page, 'director', '/desk');
      await heads(page).first().click();
      await rows(page).first().locator('summary').click();
      await fits(page, 'five thousand matters');
      await inspect(page, 'five thousand matters');
      await desk.shot(page, 'many');
    });
  });
