// Nothing leaves before the last press, and what left counts once.
import { type Page } from '@playwright/test';
import { drag, ready } from './support/board';
import { field, review, reviewTitle, send, sendMove, sentTitle, submit } from './support/move';
import { inCzech, openAs, Player } from './support/people';
import { expect, test } from './support/test';

const MOVES = /\/api\/games\/\d+\/moves$/;

function countSent(page: Page) {
  const seen = { count: 0 };
  page.on('request', (request) => {
    if (request.method() === 'POST' && MOVES.test(request.url())) seen.count += 1;
  });
  return seen;
}

test('nothing is sent before the last press', async ({ page, request }) => {
  const tomas = await Player.signedIn(request, 'tomas');
  const before = await tomas.game(48201);
  const seen = countSent(page);
  await openAs(page, 'tomas', '/game/48201');
  await ready(page);
  await drag(page, 'd2', 'd4');
  await expect(field(page)).toHaveValue('d4');
  await submit(page).click();
  await expect(reviewTitle(page)).toBeFocused();
  await page.getByRole('button', { name: 'Change' }).click();
  await expect(field(page)).toBeFocused();
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(field(page)).toHaveValue('');
  await review(page, '4243');
  await page.reload();
  await ready(page);
  // The choice was kept here, not sent.
  await expect(field(page)).toHaveValue('d3');
  await submit(page).click();
  await expect(reviewTitle(page)).toBeFocused();
  expect(seen.count).toBe(0);
  expect((await tomas.game(48201)).ply).toBe(before.ply);

  // The second press takes the focus along where the answer was there before it.
  await send(page).dblclick();
  await expect(sentTitle(page)).toBeVisible();
  expect(seen.count).toBe(1);
  expect((await tomas.game(48201)).moves.slice(before.ply)).toMatchObject([{ san: 'd3' }]);
});

test('a move whose answer was lost is sent again and counts once', async ({ page, request }) => {
  const tomas = await Player.signedIn(request, 'tomas');
  const before = await tomas.game(48205);
  await openAs(page, 'tomas', '/game/48205');
  await ready(page);
  // The first one arrives; its answer does not.
  await page.route(MOVES, async (route) => (await route.fetch(), route.abort()), { times: 1 });
  await field(page).fill('0-0');
  await page.getByLabel('Message to Iván García Peña').fill('Into safety.');
  await submit(page).click();
  await send(page).click();
  await expect(page.getByRole('alert')).toContainText('Your move may not have arrived');
  await page.getByRole('button', { name: 'Send O-O again' }).click();
  await expect(sentTitle(page)).toBeFocused();

  const after = await tomas.game(48205);
  expect(after.moves.slice(before.ply)).toMatchObject([{ san: 'O-O' }]);
  const written = after.messages.filter(({ text }) => text === 'Into safety.');
  expect(written).toHaveLength(1);
});

test('an old page in another tab is told so', async ({ page, context }) => {
  await openAs(page, 'gabor', '/game/48207');
  const other = await context.newPage();
  await other.goto('/game/48207');
  await Promise.all([ready(page), ready(other)]);
  await field(other).fill('d3');
  await sendMove(page, 'h3');
  await submit(other).click();
  const news = other.getByRole('alert');
  await expect(news).toBeFocused();
  await expect(news).toContainText('You have already answered this position. (LAW-4.3)');
  await expect(news).toContainText('h3');
  await expect(other.locator('.moves [aria-current]')).toHaveText('h3');
});

test('a piece dragged in an earlier position says why nothing happens', async ({ page }) => {
  await openAs(page, 'tomas', '/game/48203?ply=16');
  await ready(page);
  await drag(page, 'c4', 'd3');
  await expect(page.getByRole('status').filter({ hasText: 'an earlier position' })).toBeVisible();
  await page.getByRole('button', { name: 'Last move' }).click();
  await drag(page, 'c4', 'd3');
  await expect(field(page)).toHaveValue('Bd3');
});

test('an answer that was prepared is written in the reader’s letters', async ({ page }) => {
  // Only said to have arrived: others need the game.
  const sent = {
    ...{ ply: 19, uci: 'c4d3', san: 'Bd3', at: new Date().toISOString(), receipt: 'none' },
    ...{ answer: 'Nxf3+', ending: null },
  };
  await page.route('**/api/games/48203/moves', (route) => route.fulfill({ json: sent }));
  await inCzech(page);
  await openAs(page, 'tomas', '/game/48203');
  await ready(page);
  await drag(page, 'c4', 'd3');
  await page.locator('.movebox .primary').click();
  await send(page).click();
  await expect(page.locator('.sent')).toContainText('Jxf3+ se zahrálo hned');
});

test('what is no move is told, not sent', async ({ page }) => {
  const seen = countSent(page);
  await openAs(page, 'gabor', '/game/48209');
  await ready(page);
  await field(page).fill('Ke5');
  await field(page).press('Enter');
  await expect(page.locator('#move-hint')).toHaveText('“Ke5” is not a legal move here.');
  await field(page).fill('');
  await field(page).press('Enter');
  await expect(page.locator('#move-hint')).toContainText('Choose a move first');
  expect(seen.count).toBe(0);
});
