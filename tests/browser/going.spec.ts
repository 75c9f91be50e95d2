// Going through games: by the order of the list, past those left for later, and on from a game that ends.
import type { Page } from '@playwright/test';
import { clickBoth, ready } from './support/board';
import { picked, showList } from './support/list';
import { send, sentTitle, submit } from './support/move';
import { inspectAt } from './support/inspect';
import { openAs } from './support/people';
import { showGame } from './support/time';
import { expect, test } from './support/test';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Through my games' });
const at = (page: Page, id: number) => expect(page).toHaveURL(`/game/${id}`);

/** The numbers of the games as they stand on the page. */
const listed = (page: Page) =>
  page
    .locator('main .cover')
    .evaluateAll((links) => links.map((link) => Number(link.getAttribute('href')?.slice(6))));

/** A move that is only said to have arrived: others need the game. */
async function pretendToMove(page: Page, id: number) {
  const sent = {
    ...{ ply: 19, uci: 'c4d3', san: 'Bd3', at: new Date().toISOString() },
    ...{ answer: null, ending: null, receipt: 'none' },
  };
  await page.route(`**/api/games/${id}/moves`, (route) => route.fulfill({ json: sent }));
  await ready(page);
  await clickBoth(page, 'c4', 'd3');
  await submit(page).click();
  await send(page).click();
  await expect(sentTitle(page)).toBeFocused();
}

test('from game to game in the order of the list, by press and by key', async ({ page }) => {
  await openAs(page, 'tomas', '/?sort=event&find=friends');
  await expect(page.locator('main .cover').first()).toBeVisible();
  const ids = await listed(page);
  expect(ids.length).toBeGreaterThan(3);
  const [first = 0, second = 0] = ids;
  await page.locator(`main a[href="/game/${second}"]`).click();
  await expect(bar(page)).toContainText(`2 of ${ids.length}`);
  await bar(page).getByRole('link', { name: 'Previous game' }).click();
  await at(page, first);
  await expect(bar(page)).toContainText(`1 of ${ids.length}`);
  await expect(bar(page).getByRole('link', { name: 'Previous game' })).toHaveCount(0);
  for (const id of ids.slice(1)) {
    await page.keyboard.press('n');
    await at(page, id);
    await expect(page.locator('.crumbs')).toContainText(String(id));
  }
  await expect(bar(page)).toContainText(`${ids.length} of ${ids.length}`);
  await page.keyboard.press('p');
  await at(page, ids.at(-2) ?? 0);
  // The place survives a reload, and leads back to the list with its filter.
  await page.reload();
  await bar(page)
    .getByRole('link', { name: `${ids.length - 1} of ${ids.length}` })
    .click();
  await expect(page).toHaveURL('/?sort=event&find=friends');
  expect(await listed(page)).toEqual(ids);
});

test('a key in the move field is a letter of the move', async ({ page }) => {
  await openAs(page, 'tomas', '/game/48203');
  await page.locator('#move-in').focus();
  await page.keyboard.press('n');
  await expect(page.locator('#move-in')).toHaveValue('n');
  await at(page, 48203);
});

test('what is skipped is left for later, and two games are no circle', async ({ page }) => {
  await showList(page, picked(48203, 48201, 48205));
  await openAs(page, 'tomas', '/');
  await expect(page.locator('main .cover')).toHaveCount(3);
  const [first = 0, second = 0, third = 0] = await listed(page);
  await page.locator('main .cover').first().click();
  await bar(page).getByRole('link', { name: 'Skip' }).click();
  await at(page, second);
  await expect(page.locator('.crumbs')).toContainText(String(second));
  await page.keyboard.press('s');
  await at(page, third);
  // All have been looked at: from here on it is the reader who begins again.
  const later = bar(page).getByRole('button', { name: '2 left for later' });
  await expect(bar(page).getByRole('link', { name: 'Skip' })).toHaveCount(0);
  await later.click();
  await at(page, first);
  await expect(bar(page).getByRole('link', { name: 'Skip' })).toBeVisible();
});

test('after a move comes a game that was not looked at, then those left', async ({ page }) => {
  await showList(page, picked(48203, 48201, 48205));
  await openAs(page, 'tomas', '/');
  await page.locator('main a[href="/game/48201"]').click();
  await expect(bar(page)).toContainText('3 of 3');
  await bar(page).getByRole('link', { name: 'Previous game' }).click();
  await at(page, 48205);
  await bar(page).getByRole('link', { name: 'Previous game' }).click();
  await at(page, 48203);
  await pretendToMove(page, 48203);
  const sent = page.locator('.sent');
  await expect(sent).toContainText('You have looked at every game that awaits you.');
  await sent.getByRole('button', { name: 'Go through the rest' }).click();
  await at(page, 48205);
});

test('when nothing else awaits the reader, that is said', async ({ page }) => {
  await showList(page, picked(48203));
  await openAs(page, 'tomas', '/?show=mine');
  await page.locator('main .cover').click();
  await pretendToMove(page, 48203);
  await expect(page.locator('.sent')).toContainText('No other game awaits you.');
  await page.locator('.sent').getByRole('link', { name: 'My games' }).click();
  await expect(page).toHaveURL('/?show=mine');
});

/** The game is over as soon as `path` has been asked for; only the page is told so. */
async function endBy(page: Page, path: string, reason: string) {
  const state = { over: false };
  await page.route(`**/api/games/48203/${path}`, (route) => {
    state.over = true;
    return route.fulfill({ json: {} });
  });
  await showGame(page, 48203, (game) => {
    if (!state.over) return;
    const may = Object.fromEntries(Object.keys(game.may).map((key) => [key, false]));
    const halves = { white_halves: 1, black_halves: 1 };
    const ending = {
      ...halves,
      at: game.now,
      by: 'white',
      reason,
      rule: 'LAW-5.2.3',
    };
    Object.assign(game, {
      ending,
      may,
      legal: [],
      offer: null,
      deadline: null,
    });
  });
}

for (const [what, open, path, action, title] of [
  ['resigning', 'Resign…', 'resign', 'Resign', 'White resigned'],
  ['agreeing to a draw', 'Accept…', 'draw/accept', 'Agree to a draw', 'Draw by agreement'],
] as const) {
  test(`the way on after ${what}`, async ({ page }) => {
    await endBy(page, path, path === 'resign' ? 'resignation' : 'agreement');
    await openAs(page, 'tomas', '/game/48203');
    await page.getByRole('button', { name: open }).click();
    await page.getByRole('dialog').getByRole('button', { name: action }).click();
    const ending = page.getByRole('region', { name: title });
    await expect(ending.getByRole('heading')).toBeFocused();
    await inspectAt(page, 'a game that has just ended', 390, 320);
    await ending.getByRole('link', { name: /to move|to claim/ }).click();
    await expect(page).not.toHaveURL(/48203/);
    await ready(page);
  });
}

test('a game that ends under one’s eyes shows the way on, one that is over does not', async ({
  page,
}) => {
  await endBy(page, 'messages', 'resignation');
  await openAs(page, 'tomas', '/game/48203');
  const field = page.getByLabel('Write to William Pemberton without making a move');
  await field.fill('Still there?');
  await page.getByRole('button', { name: 'Send the message' }).press('Enter');
  const ending = page.getByRole('region', { name: 'White resigned' });
  await expect(ending.getByRole('link', { name: /to move|to claim/ })).toBeVisible();
  // A game that was over when it was opened keeps quiet; its place among others stays.
  await page.reload();
  await expect(ending).toBeVisible();
  await expect(ending.getByRole('link', { name: /to move|to claim/ })).toHaveCount(0);
});
