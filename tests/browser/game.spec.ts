// Two people play a whole game: one at a desk with the mouse, the other on a phone's screen with
// the keyboard alone.
import { type Page } from '@playwright/test';
import { clickBoth, drag, moveByKeys, ready, tabTo } from './support/board';
import { field, reviewTitle, send, sentTitle, submit } from './support/move';
import { openAs, PASSWORD, PEOPLE } from './support/people';
import { expect, test } from './support/test';

const GAME = '/game/48299';

async function sendWithMouse(page: Page, san: string) {
  await expect(field(page)).toHaveValue(san);
  await submit(page).click();
  await expect(reviewTitle(page)).toBeFocused();
  await page.getByRole('button', { name: `Send ${san}` }).click();
  await expect(sentTitle(page)).toBeFocused();
  await expect(page.locator('.stampmark')).toBeVisible();
}

async function sendWithKeys(page: Page, san: string) {
  await expect(field(page)).toHaveValue(san);
  await tabTo(page, submit(page));
  await page.keyboard.press('Enter');
  await expect(reviewTitle(page)).toBeFocused();
  await tabTo(page, send(page));
  await expect(send(page)).toHaveText(`Send ${san}`);
  await page.keyboard.press('Enter');
  await expect(sentTitle(page)).toBeFocused();
  await expect(page.locator('.stampmark')).toContainText(san);
}

async function signInWithKeys(page: Page) {
  await page.goto(GAME);
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(PEOPLE.kasia);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await ready(page);
}

test('a whole game to mate', async ({ page, browser, watch }) => {
  const viewport = { width: 390, height: 844 };
  const phone = await browser.newContext({ viewport, isMobile: true, hasTouch: true });
  watch(phone);
  const black = await phone.newPage();

  await openAs(page, 'tomas', GAME);
  await ready(page);
  await expect(page.getByText('No move has been made yet.')).toBeVisible();
  await drag(page, 'f2', 'f3');
  await sendWithMouse(page, 'f3');

  await signInWithKeys(black);
  await moveByKeys(black, 'e7', 'e5', 'black');
  await sendWithKeys(black, 'e5');

  await page.reload();
  await ready(page);
  await clickBoth(page, 'g2', 'g4');
  await sendWithMouse(page, 'g4');

  await black.reload();
  await ready(black);
  await moveByKeys(black, 'd8', 'h4', 'black');
  await expect(field(black)).toHaveValue('Qh4#');
  await tabTo(black, submit(black));
  await black.keyboard.press('Enter');
  await expect(black.locator('.review')).toContainText('0–1 Black gives checkmate');
  await tabTo(black, send(black));
  await black.keyboard.press('Enter');
  await expect(sentTitle(black)).toBeFocused();
  await expect(black.getByRole('region', { name: 'Black gives checkmate' })).toContainText('0–1');

  // The loser is told, finds the game among the finished ones, and can keep it.
  await page.reload();
  const result = page.getByRole('region', { name: 'Black gives checkmate' });
  await expect(result).toContainText('0–1');
  await expect(result).toContainText('LAW-5.1.1');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as PGN' }).click();
  expect((await saved).suggestedFilename()).toBe('posthorn-48299.pgn');
  await page.goto('/?show=finished');
  const row = page.getByRole('listitem').filter({ has: page.locator(`a[href="${GAME}"]`) });
  await expect(row).toContainText('Katarzyna Lewandowska');
  await expect(row).toContainText('Lost 0–1checkmate');
  await phone.close();
});
