// The way to a claim.
import type { Page } from '@playwright/test';
import { expect } from './test';

/** Facts first, then the last look: it is one dialog with two titles. */
export const claimDialog = (page: Page) => page.getByRole('dialog');
export const look = (page: Page) =>
  claimDialog(page).getByRole('button', { name: 'Review the claim…' });

export async function openClaim(page: Page) {
  await page.getByRole('button', { name: 'Claim…' }).click();
  await expect(
    claimDialog(page).getByRole('heading', { name: 'Claim the end of the game' }),
  ).toBeVisible();
}
