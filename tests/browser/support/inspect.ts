// What every page owes its readers: nothing that axe finds, and nothing that sticks out.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { expect } from './test';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export async function inspect(page: Page, where: string) {
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
