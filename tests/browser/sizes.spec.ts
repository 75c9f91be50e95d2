// The page of a game on screens of all sizes: the whole board with both clocks, and the way of a move
// from the first press to the next game, are in sight without scrolling.
import { type Locator, type Page } from '@playwright/test';
import { clickBoth, ready } from './support/board';
import { fits } from './support/inspect';
import { field, reviewTitle, send, sentTitle, submit } from './support/move';
import { openAs } from './support/people';
import { expect, test } from './support/test';

const GAME = '/game/48203';

/** In the window as a whole, and nothing lies over its middle. */
async function inSight(what: Locator) {
  await expect(what).toBeInViewport({ ratio: 0.99 });
  const free = what.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const there = document.elementFromPoint(x + width / 2, y + height / 2);
    return element.contains(there);
  });
  expect(await free, `${what} lies under something`).toBe(true);
}

/** Between the header and the bar at the foot, where these stay. */
async function boardInSight(page: Page) {
  const board = page.locator('.board');
  await expect(board).toBeInViewport({ ratio: 0.99 });
  const hidden = await board.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    const bars = [...document.querySelectorAll('.top, .tabbar, .movebox')]
      .filter((bar) => ['fixed', 'sticky'].includes(getComputedStyle(bar).position))
      .map((bar) => bar.getBoundingClientRect())
      .filter(({ height }) => height > 0);
    return bars.some((bar) => bar.bottom > top + 1 && bar.top < bottom - 1 && bar.left < 5);
  });
  expect(hidden, 'something lies over the board').toBe(false);
}

/** Whose clock it is can be read: the family name, on small screens alone, is not cut off. */
async function namesWhole(page: Page) {
  for (const family of ['Pemberton', 'Novák']) {
    const name = page.locator('.strip .player b', { hasText: family });
    const cut = await name.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element.querySelector('bdi')?.lastChild ?? element);
      return range.getBoundingClientRect().right - element.getBoundingClientRect().right;
    });
    expect(cut, `${family} is cut off`).toBeLessThanOrEqual(0.5);
  }
}

const atTop = (page: Page) => page.evaluate(() => scrollY);

for (const [width, height, least] of [
  [360, 640, 360],
  [390, 664, 390],
  [390, 844, 390],
  [320, 568, 290],
  [740, 360, 270],
  [844, 390, 300],
  // 1280 by 800 at 200 %.
  [640, 400, 300],
  [768, 1024, 700],
  [1024, 768, 470],
  [1280, 800, 500],
  [1366, 625, 500],
  [1920, 1080, 800],
  [2560, 1440, 1000],
] as const) {
  test(`a move at ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openAs(page, 'tomas', GAME);
    await ready(page);
    const { width: side = 0 } = (await page.locator('.board').boundingBox()) ?? {};
    expect(side).toBeGreaterThanOrEqual(least);
    await boardInSight(page);
    for (const clock of await page.locator('.strip .clockbox').all()) await inSight(clock);
    await namesWhole(page);
    await fits(page, 'a game');

    await clickBoth(page, 'c4', 'd3');
    await inSight(submit(page));
    await boardInSight(page);
    expect(await atTop(page)).toBe(0);
    await submit(page).click();
    await expect(reviewTitle(page)).toBeFocused();
    await inSight(send(page));
    await inSight(reviewTitle(page));
    await boardInSight(page);
  });
}

for (const [width, height] of [
  [320, 568],
  [360, 640],
  [390, 664],
  [640, 400],
] as const) {
  test(`names and a typed move can be read at ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openAs(page, 'tomas', GAME);
    await ready(page);
    for (const name of ['Pemberton', 'Novák']) {
      const link = page.locator('.strip .player a', { hasText: name });
      const cut = await link.locator('b').evaluate((one) => one.scrollWidth - one.clientWidth);
      expect(cut, name).toBeLessThanOrEqual(0);
    }
    // Whoever has it read out hears the whole name.
    await expect(page.getByRole('link', { name: 'William Pemberton' }).first()).toBeVisible();
    await field(page).fill('Bd3');
    await expect(page.getByRole('button', { name: 'Take back' })).toBeVisible();
    const room = await field(page).evaluate((one) => {
      const { paddingLeft, paddingRight } = getComputedStyle(one);
      return one.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    });
    expect(room).toBeGreaterThanOrEqual(60);
    await fits(page, 'a typed move');
  });
}

for (const [width, height] of [
  [360, 640],
  [390, 664],
  [844, 390],
  [768, 1024],
] as const) {
  test(`after a move at ${width} by ${height}`, async ({ page }) => {
    // The move is only said to have arrived: the game is needed by others.
    const sent = {
      ply: 19,
      uci: 'c4d3',
      san: 'Bd3',
      at: new Date().toISOString(),
      answer: null,
      ending: null,
      receipt: 'none',
    };
    await page.route('**/api/games/48203/moves', (route) => route.fulfill({ json: sent }));
    await page.setViewportSize({ width, height });
    await openAs(page, 'tomas', GAME);
    await ready(page);
    await clickBoth(page, 'c4', 'd3');
    await submit(page).click();
    await send(page).click();
    await expect(page.locator('.stampmark')).toBeVisible();
    await inSight(sentTitle(page));
    await inSight(page.locator('.sent').getByRole('link', { name: /to move|to claim/ }));
  });
}

test('the count of Makruk does not shrink the board', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openAs(page, 'tomas', '/game/48303');
  await ready(page);
  await expect(page.locator('.countbox')).toBeInViewport({ ratio: 1 });
  await boardInSight(page);
  const { width = 0 } = (await page.locator('.board').boundingBox()) ?? {};
  expect(width).toBeGreaterThanOrEqual(500);
  for (const name of await page.locator('.strip .player b').all())
    expect(await name.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
});

for (const [width, height] of [
  [320, 568],
  [360, 640],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [1280, 800],
  [1920, 1080],
] as const) {
  test(`Makruk with a count and long names at ${width} by ${height}`, async ({ page }) => {
    await page.route('**/api/games/48303', async (route) => {
      const response = await route.fetch();
      const game = await response.json();
      game.white.player.family_name = 'Wolfeschlegelsteinhausenbergerdorff';
      game.black.player.given_name = 'Maximiliana Konstantina';
      game.count = {
        by: 'black',
        honour: 'pieces',
        left: 9,
        limit: 16,
        spoken: 7,
      };
      await route.fulfill({ response, json: game });
    });
    await page.setViewportSize({ width, height });
    await openAs(page, 'tomas', '/game/48303');
    await ready(page);
    await boardInSight(page);
    for (const clock of await page.locator('.strip .clockbox').all()) await inSight(clock);
    await fits(page, 'a game of Makruk');
  });
}

/** What stands beside each square, from the top and from the left. */
const edges = async (page: Page) => [
  (await page.locator('.board .ranks').innerText()).replace(/\s/g, ''),
  (await page.locator('.board .files').innerText()).replace(/\s/g, ''),
];

for (const [kind, game] of [
  ['chess', 48203],
  ['Chess960', 48301],
  ['Makruk', 48303],
] as const) {
  test(`the coordinates of ${kind} stand beside the squares`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openAs(page, 'tomas', `/game/${game}`);
    await ready(page);
    const below = await edges(page);
    await page.getByRole('button', { name: 'Flip' }).click();
    const above = await edges(page);
    expect([below, above].sort()).toEqual([
      ['12345678', 'hgfedcba'],
      ['87654321', 'abcdefgh'],
    ]);
    // A board that was flipped is drawn again as a whole.
    await expect(async () => {
      const board = (await page.locator('cg-board').first().boundingBox()) ?? undefined;
      const ranks = (await page.locator('.board .ranks').boundingBox()) ?? undefined;
      const files = (await page.locator('.board .files').boundingBox()) ?? undefined;
      expect(board && ranks && ranks.x + ranks.width).toBeLessThanOrEqual((board?.x ?? 0) + 0.5);
      expect(files?.y).toBeGreaterThanOrEqual((board?.y ?? 0) + (board?.height ?? 0) - 0.5);
      // Each is level with its squares.
      expect(ranks?.height).toBeCloseTo(board?.height ?? 0, 0);
      expect(files?.width).toBeCloseTo(board?.width ?? 0, 0);
    }).toPass({ timeout: 10_000 });
    await expect(page.locator('.mini .coords')).toHaveCount(0);
  });
}
