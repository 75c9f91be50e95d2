// An event is announced with the wizard, whatever its system.
import type { Page } from '@playwright/test';
import { DIRECTOR } from './events';
import { expect } from './test';
import { next, step } from './wizard';

/** The server knows the director by number. */
export const mockDirector = (page: Page) =>
  page.route('**/api/players/900001', (route) => route.fulfill({ json: { player: DIRECTOR } }));

/** To each of these steps in turn. */
export async function walkTo(page: Page, ...names: string[]) {
  for (const name of names) {
    await next(page).click();
    await expect(step(page, name)).toBeFocused();
  }
}

/** From the last look to the event's page. */
export async function announce(page: Page) {
  await page.getByRole('button', { name: 'Announce…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Announce it' }).click();
  await expect(page).toHaveURL(/\/events\/\d+$/);
}
