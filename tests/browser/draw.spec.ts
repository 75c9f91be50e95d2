// Draw offers, and resigning: each asks before it does what cannot be undone.
import { ready } from './support/board';
import { field, review, send, sentTitle, submit } from './support/move';
import { openAs, Player } from './support/people';
import { expect, test } from './support/test';

const GAME = '/game/48208';

test('a draw is offered, declined, offered back and agreed', async ({ page, browser, watch }) => {
  const elsewhere = await browser.newContext();
  watch(elsewhere);
  const black = await elsewhere.newPage();

  await openAs(page, 'william', GAME);
  await ready(page);
  await field(page).fill('a4');
  await page.getByLabel('Offer a draw with this move').check();
  await submit(page).click();
  await expect(page.locator('.review')).toContainText('offered with this move');
  await send(page).click();
  await expect(sentTitle(page)).toBeFocused();
  await expect(page.getByRole('region', { name: 'You have offered a draw' })).toBeVisible();

  await openAs(black, 'gabor', GAME);
  const offer = black.getByRole('region', { name: 'William Pemberton offers a draw' });
  await offer.getByRole('button', { name: 'Decline…' }).click();
  await black.getByRole('dialog').getByRole('button', { name: 'Decline the offer' }).click();
  await expect(offer).toHaveCount(0);
  await field(black).fill('a5');
  await black.getByLabel('Offer a draw with this move').check();
  await submit(black).click();
  await send(black).click();
  await expect(sentTitle(black)).toBeFocused();

  await page.reload();
  const answer = page.getByRole('region', { name: 'Gábor Szűcs offers a draw' });
  await answer.getByRole('button', { name: 'Accept…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('The game ends at once with ½–½.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(answer).toBeVisible();
  await answer.getByRole('button', { name: 'Accept…' }).click();
  await dialog.getByRole('button', { name: 'Agree to a draw' }).click();
  await expect(page.getByRole('region', { name: 'Draw by agreement' })).toContainText('½–½');

  await black.reload();
  await expect(black.getByRole('region', { name: 'Draw by agreement' })).toBeVisible();
  await expect(field(black)).toHaveCount(0);
  await elsewhere.close();
});

test('the last look tells of an offer that stays open', async ({ page }) => {
  await openAs(page, 'tomas', '/game/48203');
  await review(page, 'Nxd4');
  await expect(page.locator('.review')).toContainText(
    'William Pemberton’s offer stays open: your move does not decline it',
  );
  await expect(page.locator('.review')).not.toContainText('not offered');
});

test('resigning asks first', async ({ page }) => {
  await openAs(page, 'william', '/game/48216');
  await page.getByRole('button', { name: 'Resign…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Katarzyna Lewandowska wins');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(field(page)).toBeVisible();
  await page.getByRole('button', { name: 'Resign…' }).click();
  await dialog.getByRole('button', { name: 'Resign' }).click();
  const result = page.getByRole('region', { name: 'White resigned' });
  await expect(result).toContainText('0–1');
  await expect(result).toContainText('LAW-5.1.2');
});

test('the key that opens a question does not answer it', async ({ page, request }) => {
  const path = '/game/48203';
  await openAs(page, 'tomas', path);
  const open = page.getByRole('button', { name: 'Resign…' });
  const dialog = page.getByRole('dialog');
  await open.focus();
  // Held down: the browser repeats it.
  for (let repeats = 0; repeats < 12; repeats += 1) await page.keyboard.down('Enter');
  await expect(dialog.getByRole('heading')).toBeFocused();
  await page.keyboard.up('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();

  // Nor does a key that comes with the focus from elsewhere; only its own press does.
  const resign = dialog.getByRole('button', { name: 'Resign' });
  await expect(resign).toHaveCSS('background-color', 'rgb(180, 40, 30)');
  await page.keyboard.down('Enter');
  await page.keyboard.press('Tab');
  await resign.focus();
  await page.keyboard.down('Enter');
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(dialog).toBeVisible();
  const tomas = await Player.signedIn(request, 'tomas');
  expect((await tomas.game(48203)).ending).toBeNull();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(open).toBeFocused();
});

test('a message without a move', async ({ page, browser }) => {
  await openAs(page, 'william', '/game/48218');
  await page.getByLabel('Write to Ștefan Ionescu without making a move').fill('Hello from York!');
  await page.getByRole('button', { name: 'Send the message' }).click();
  await expect(page.locator('.msgs li.mine')).toContainText('Hello from York!');
  const elsewhere = await browser.newContext();
  const theirs = await elsewhere.newPage();
  await openAs(theirs, 'stefan', '/game/48218');
  await expect(theirs.locator('.msgs')).toContainText('Hello from York!');
  await elsewhere.close();
});

test('a message that is refused was not sent, one without an answer may have been', async ({
  page,
}) => {
  await openAs(page, 'william', '/game/48218');
  const form = page.locator('.composer');
  await form.getByRole('textbox').fill('x'.repeat(2_001));
  await form.getByRole('button', { name: 'Send the message' }).click();
  await expect(form.getByRole('alert')).toContainText('the limit is 2,000 characters');
  await expect(form.getByRole('button')).toHaveText('Send the message');
  await page.route('**/api/games/48218/messages', (route) => route.abort());
  await form.getByRole('textbox').fill('Hello again!');
  await form.getByRole('button').click();
  await expect(form.getByRole('button')).toHaveText('Send the message again');
});
