// On paper a game has its players, a diagram and its moves, and nothing to press.
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
