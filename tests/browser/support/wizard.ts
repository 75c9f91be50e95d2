// The wizard with which events are announced.
import { type Page, expect } from '@playwright/test';

export const next = (page: Page) => page.locator('.form .btn.primary');
export const step = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });

/** From the presets to the last look, with what they say. */
export async function walk(page: Page) {
  await page.getByRole('button', { name: 'Master Class' }).click();
  await expect(step(page, 'What')).toBeFocused();
  await page.getByLabel('Tournament director').fill('900001');
  for (const name of ['Who', 'How', 'Time', 'Dates']) {
    await next(page).click();
    await expect(step(page, name)).toBeFocused();
  }
  await next(page).click();
  await expect(step(page, 'This is what everybody will read')).toBeFocused();
}
