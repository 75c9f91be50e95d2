// On paper a game has its players, a diagram and its moves, a table its results, and nothing to press.
import * as mock from './support/events';
import { openAs } from './support/people';
import { expect, test } from './support/test';

test('a printed game has its diagram', async ({ page }) => {
  await openAs(page, 'tomas', '/game/48206');
  await expect(page.locator('.board cg-board piece').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const sheet = page.locator('.printsheet');
  await expect(sheet).toContainText('Ștefan Ionescu');
  await expect(sheet).toContainText('0–1');
  const diagram = sheet.locator('figure cg-board');
  const box = await diagram.boundingBox();
  expect(box?.width).toBeGreaterThan(150);
  expect(box?.height).toBeCloseTo(box?.width ?? 0, 0);
  const piece = diagram.locator('piece.white.king');
  await expect(piece).toBeVisible();
  expect(await piece.evaluate((one) => getComputedStyle(one).backgroundImage)).toContain('url(');
  // Browsers leave backgrounds out unless they are told that these are the picture.
  expect(await piece.evaluate((one) => getComputedStyle(one).printColorAdjust)).toBe('exact');
  await expect(page.locator('.boardcol')).toBeHidden();
  await expect(page.locator('header.top')).toBeHidden();
  await expect(page.getByRole('button').first()).toBeHidden();
});

test('in a printed table no colour lies over a result', async ({ page }) => {
  for (const section of [mock.section(15), mock.section(7, true)]) {
    await mock.mockEvents(page, { section });
    // What A4 has between its margins, on its side.
    await page.setViewportSize({ width: 1030, height: 700 });
    await page.goto('/section/70');
    await expect(page.locator('.result').first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    const covered = await page.locator('.result').evaluateAll((cells) => {
      const meet = (a: DOMRect, b: DOMRect) =>
        a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
      return cells.filter((cell) => {
        const hue = cell.querySelector('.hue')?.getBoundingClientRect();
        const text = [...cell.childNodes].find((node) => node.nodeType === Node.TEXT_NODE);
        if (!hue || !text) return false;
        const range = document.createRange();
        range.selectNode(text);
        return meet(hue, range.getBoundingClientRect());
      }).length;
    });
    expect(covered).toBe(0);
    expect(await page.locator('.result', { hasText: '½' }).count()).toBeGreaterThan(3);
    await page.emulateMedia({ media: 'screen' });
  }
});
