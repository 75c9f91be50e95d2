// Boards that are not plain chess: castling in Chess960, Makruk with its count, and moves written
// as the reader likes them.
import { clickBoth, drag, expectOn, moveByKeys, ready, tabTo } from './support/board';
import { field, review, reviewTitle, send, sendMove, sentTitle, submit } from './support/move';
import { Player, inCzech, openAs } from './support/people';
import { expect, test } from './support/test';

test('castling in Chess960: onto the rook, and typed', async ({
  page,
  browser,
  request,
  watch,
}) => {
  const elsewhere = await browser.newContext();
  watch(elsewhere);
  const black = await elsewhere.newPage();

  await openAs(page, 'tomas', '/game/48301');
  await ready(page);
  await expect(page.locator('.crumbs')).toContainText('Chess960, position 291');
  await drag(page, 'e1', 'f1');
  await expect(field(page)).toHaveValue('O-O');
  await expectOn(page, 'g1', 'white king');
  await expectOn(page, 'f1', 'white rook');
  await page.getByRole('button', { name: 'Take back' }).click();
  await expectOn(page, 'e1', 'white king');
  const both = async () => {
    await expect(field(page)).toHaveValue('O-O');
    await expectOn(page, 'g1', 'white king');
    await expectOn(page, 'f1', 'white rook');
    await page.getByRole('button', { name: 'Take back' }).click();
    await expectOn(page, 'e1', 'white king');
  };
  // The square where the king arrives names it as well.
  await drag(page, 'e1', 'g1');
  await both();
  await clickBoth(page, 'e1', 'g1');
  await both();
  await moveByKeys(page, 'e1', 'g1', 'white');
  await both();
  await field(page).fill('e1g1');
  await expect(page.locator('#move-hint')).toContainText('O-O');
  await page.getByRole('button', { name: 'Take back' }).click();
  await review(page, '0-0');
  await expect(page.locator('.bigmove')).toContainText('O-O');
  await expectOn(page, 'g1', 'white king');
  await expectOn(page, 'f1', 'white rook');
  await page.getByRole('button', { name: 'Change' }).click();
  await page.getByRole('button', { name: 'Take back' }).click();
  await drag(page, 'e1', 'f1');
  await submit(page).click();
  await expect(reviewTitle(page)).toBeFocused();
  await send(page).click();
  await expect(sentTitle(page)).toBeFocused();
  await expect(page.locator('.stampmark')).toContainText('O-O');
  await expectOn(page, 'g1', 'white king');
  await expectOn(page, 'f1', 'white rook');

  await openAs(black, 'kasia', '/game/48301');
  await ready(black);
  await expect(black.locator('.moves [aria-current]')).toHaveText('O-O');
  await expectOn(black, 'g1', 'white king', 'black');
  await expectOn(black, 'f1', 'white rook', 'black');
  await sendMove(black, '0-0');
  await expectOn(black, 'g8', 'black king', 'black');
  await expectOn(black, 'f8', 'black rook', 'black');

  await page.reload();
  await expectOn(page, 'g8', 'black king');
  await expectOn(page, 'f8', 'black rook');
  const { moves } = await (await Player.signedIn(request, 'tomas')).game(48301);
  expect(moves.slice(-2)).toMatchObject([
    { uci: 'e1f1', san: 'O-O' },
    { uci: 'e8f8', san: 'O-O' },
  ]);
});

test('castling in chess: to the king’s square, and onto the rook', async ({ page }) => {
  const start = '/analysis?fen=r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1';
  const ways: [string, string, string, (from: string, to: string) => Promise<void>][] = [
    ['e1', 'g1', 'O-O', (from, to) => drag(page, from, to)],
    ['e1', 'h1', 'O-O', (from, to) => drag(page, from, to)],
    ['e1', 'a1', 'O-O-O', (from, to) => clickBoth(page, from, to)],
    ['e1', 'h1', 'O-O', (from, to) => moveByKeys(page, from, to, 'white')],
  ];
  for (const [from, to, san, make] of ways) {
    await page.goto(start);
    await ready(page);
    await make(from, to);
    await expect(page.locator('.lines [aria-current]')).toContainText(san);
    await expectOn(page, san === 'O-O' ? 'g1' : 'c1', 'white king');
    await expectOn(page, san === 'O-O' ? 'f1' : 'd1', 'white rook');
  }
});

test('Makruk, by keys alone and by typing', async ({ page, browser, watch }) => {
  const elsewhere = await browser.newContext();
  watch(elsewhere);
  const black = await elsewhere.newPage();

  await openAs(page, 'tomas', '/game/48302');
  await ready(page);
  await moveByKeys(page, 'c1', 'd2', 'white');
  await expect(field(page)).toHaveValue('Sd2');
  await tabTo(page, submit(page));
  await page.keyboard.press('Enter');
  await expect(reviewTitle(page)).toBeFocused();
  await tabTo(page, send(page));
  await page.keyboard.press('Enter');
  await expect(sentTitle(page)).toBeFocused();
  await expect(page.locator('.stampmark')).toContainText('Sd2');

  await openAs(black, 'kasia', '/game/48302');
  await ready(black);
  await expect(black.locator('.moves [aria-current]')).toHaveText('Sd2');
  await field(black).fill('Bd7');
  await field(black).press('Enter');
  await expect(black.locator('#move-hint')).toHaveText('“Bd7” is not a legal move here.');
  await sendMove(black, 'Sd7');

  await page.reload();
  await ready(page);
  await expect(page.locator('.moves [aria-current]')).toHaveText('Sd7');
  const cell = page.locator('.board [data-key=d7]');
  await expect(cell).toHaveAttribute('aria-label', 'd7, black khon');
});

test('the count of Makruk is started on purpose, and shown to both', async ({
  page,
  browser,
  request,
  watch,
}) => {
  const elsewhere = await browser.newContext();
  watch(elsewhere);
  const white = await elsewhere.newPage();
  const kasia = await Player.signedIn(request, 'kasia');
  const count = (each: typeof page) => each.locator('.countbox');

  await openAs(page, 'tomas', '/game/48303');
  await ready(page);
  await expect(count(page)).toContainText('No bia is left');
  await count(page).getByRole('button', { name: 'Count…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Start counting?' });
  await expect(dialog).toContainText('up to 64');
  await expect(dialog).toContainText('As long as you count, you cannot win');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect((await kasia.game(48303)).count).toBeNull();
  await count(page).getByRole('button', { name: 'Count…' }).click();
  await dialog.getByRole('button', { name: 'Start counting' }).click();
  await expect(dialog).toHaveCount(0);
  // From 0 at the start (MAK-COUNT-BOARD), the same to both players.
  await expect(count(page)).toContainText('Black counts: 0 of 64');
  await expect(count(page)).toContainText('board’s honour');
  await sendMove(page, 'Kd7');
  await openAs(white, 'kasia', '/game/48303');
  await expect(count(white)).toContainText('Black counts: 0 of 64');
  await expect(count(white)).toContainText('White has 64 moves left to give mate.');
  await expect(count(white).getByRole('button')).toHaveCount(0);
  await sendMove(white, 'Ke2');
  await page.reload();
  for (const each of [page, white]) {
    await expect(count(each)).toContainText('Black counts: 1 of 64');
    await expect(count(each)).toContainText('White has 63 moves left to give mate.');
  }

  // Stopping is asked about as well.
  await count(page).getByRole('button', { name: 'Stop counting…' }).click();
  const stop = page.getByRole('dialog', { name: 'Stop counting?' });
  await expect(stop).toContainText('Your count so far is lost');
  await stop.getByRole('button', { name: 'Stop counting' }).click();
  await expect(count(page)).toContainText('No bia is left');
  expect((await kasia.game(48303)).count).toBeNull();
});

test('moves are written as the reader prefers', async ({ page }) => {
  await inCzech(page);
  await openAs(page, 'tomas', '/settings');
  const choice = page.getByRole('group', { name: 'Notace' });
  // The third half-move is 2. Nf3, the knight from g1.
  const third = page.locator('.moves .san').nth(2);
  const written = async (notation: string, expected: string) => {
    await page.goto('/settings');
    await choice.getByRole('button', { name: notation, exact: true }).click();
    await page.goto('/game/48206');
    await expect(third).toHaveText(expected);
  };
  await written('Písmena', 'Jf3');
  await written('Anglická písmena', 'Nf3');
  await written('Čísla', '7163');
  await written('Figurky', '♘\uFE0Ef3Jf3');
  // The figurine is for the eye, the letter for the ear.
  await expect(third.locator('[aria-hidden] .fig')).toBeVisible();
  await expect(third.locator('.vh')).toHaveText('Jf3');
});
