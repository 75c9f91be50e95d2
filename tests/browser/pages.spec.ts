// Every page in light and dark, on a desk and on a phone: axe finds nothing, nothing sticks out.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { review } from './support/move';
import { openAs } from './support/people';
import { expect, test } from './support/test';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const PUBLIC = [
  '/',
  '/sign-in',
  '/sign-up',
  '/forgot',
  '/reset/none',
  '/verify/none',
  '/about',
  '/help/keyboard',
  '/privacy',
  '/licences',
  '/nowhere',
];
/** A draw offer to answer, the opponent's turn, a finished game, one that is closed to the reader. */
const GAMES = ['/game/48203', '/game/48202', '/game/48206', '/game/48221'];

async function inspect(page: Page, where: string) {
  await expect(page.locator('.skeleton')).toHaveCount(0);
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect.soft(wider, `${where} is too wide`).toBeLessThanOrEqual(0);
  await page.evaluate(AXE);
  const violations = await page.evaluate(async (values) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const results: AxeResults = await axe.run(document, { runOnly: values });
    return results.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
    );
  }, TAGS);
  expect.soft(violations, where).toEqual([]);
}

async function visit(page: Page, path: string) {
  await page.goto(path);
  await expect(page.locator('h1, .failure').first()).toBeAttached();
  await inspect(page, path);
}

for (const [device, width] of [
  ['a desk', 1280],
  ['a phone', 390],
] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`on ${device}, ${colorScheme}`, () => {
      test.use({ viewport: { width, height: 844 }, colorScheme });

      test('public pages', async ({ page }) => {
        for (const path of PUBLIC) await visit(page, path);
      });

      test('pages of a member', async ({ page }) => {
        await openAs(page, 'tomas', '/');
        await expect(page.locator('.card').first()).toBeVisible();
        await inspect(page, 'my games');
        await page.goto('/?show=finished');
        await expect(page.locator('.result').first()).toBeVisible();
        await inspect(page, 'finished games');
        await page.goto('/account');
        await expect(page.locator('.prefs')).toBeVisible();
        await inspect(page, 'account');
        for (const path of GAMES) await visit(page, path);
        await page.goto('/game/48203');
        await page.getByRole('button', { name: 'Resign…' }).click();
        await inspect(page, 'a dialog');
        await page.keyboard.press('Escape');
        await review(page, 'Nxd4');
        await inspect(page, 'the last look');
      });
    });
  }
}
