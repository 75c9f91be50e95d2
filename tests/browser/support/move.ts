// The buttons on the way of a move.
import type { Page } from '@playwright/test';
import { expect } from './test';

export const field = (page: Page) => page.locator('#move-in');
export const submit = (page: Page) => page.getByRole('button', { name: 'Submit…' });
export const send = (page: Page) => page.locator('.send-row').getByRole('button').first();
export const reviewTitle = (page: Page) =>
  page.getByRole('heading', { name: 'Is this the move you want to send?' });
export const sentTitle = (page: Page) =>
  page.getByRole('heading', { name: 'Your move is on its way' });

/** Types a move and goes as far as the last look. */
export async function review(page: Page, move: string) {
  // What is behind a dialog that still closes takes no text.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await field(page).fill(move);
  await field(page).press('Enter');
  await expect(reviewTitle(page)).toBeFocused();
}

export async function sendMove(page: Page, move: string) {
  await review(page, move);
  await send(page).click();
  await expect(sentTitle(page)).toBeFocused();
}
