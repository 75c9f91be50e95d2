// What every page owes its readers: nothing that axe finds, and nothing that sticks out.
import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { expect } from './test';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** The names of all messages but those that are words. */
const LOCALES = new URL('../../../web/locales/', import.meta.url);
const IDS = new Set(
  readdirSync(LOCALES, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('en.ftl'))
    .flatMap((name) => [...readFileSync(new URL(name, LOCALES), 'utf8').matchAll(/^([\w-]+) *=/gm)])
    .map(([, id = '']) => id)
    .filter((id) => id.includes('-')),
);
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Nothing sticks out, and every text has its words. */
export async function fits(page: Page, where: string) {
  // A page that is still on its way has neither its heading nor its skeleton.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await expect(page.locator('.skeleton')).toHaveCount(0);
  // What follows the width by a ResizeObserver has it a frame later.
  await expect
    .configure({ soft: true, timeout: 2_000 })
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), {
      message: `${where} is too wide`,
    })
    .toBeLessThanOrEqual(0);
  expect.soft(await idsShown(page), `${where} shows names of messages`).toEqual([]);
}

/** With axe, which takes a second on a page and many on a long one. */
export async function inspect(page: Page, where: string) {
  await fits(page, where);
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

/** With axe at one width, which takes most of the time; at the other all has to fit as well. */
export async function inspectAt(page: Page, where: string, width: number, other: number) {
  const height = page.viewportSize()?.height ?? 844;
  await page.setViewportSize({ width: other, height });
  await fits(page, where);
  await page.setViewportSize({ width, height });
  await inspect(page, where);
}

/** Texts that are the name of a message, which stands where its words have not been loaded. */
async function idsShown(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: (string | null)[] = [];
    for (const element of document.querySelectorAll('body *:not(script)')) {
      for (const name of ['aria-label', 'title', 'placeholder'])
        found.push(element.getAttribute(name));
      for (const node of element.childNodes) {
        if (node.nodeType === Node.TEXT_NODE) found.push(node.textContent);
      }
    }
    return found.map((text) => text?.trim() ?? '');
  });
  return texts.filter((text) => IDS.has(text));
}
