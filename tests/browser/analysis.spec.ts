// The free analysis board: every variant, from any position that can be played on.
import type { Page } from '@playwright/test';
import { clickBoth, drag, expectOn, ready } from './support/board';
import { field } from './support/move';
import { expect, test } from './support/test';

const here = (page: Page) => page.locator('.lines [aria-current]');
const fenField = (page: Page) => page.getByLabel('Position (FEN)');

const analysis = (variant: string, fen: string) =>
  `/analysis?${new URLSearchParams({ variant, fen })}`;

async function type(page: Page, move: string) {
  await field(page).fill(move);
  await field(page).press('Enter');
  await expect(field(page)).toHaveValue('');
}

test('chess: lines are tried, walked and deleted', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(analysis('chess', '6k1/5ppp/8/8/8/8/5PPP/R3R1K1 w - - 0 1'));
  await ready(page);
  await drag(page, 'a1', 'a8');
  await expect(here(page)).toContainText('Ra8#');
  await expect(page.locator('.ended')).toHaveText('Checkmate: White wins.');
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('.ended')).toBeEmpty();
  await type(page, 'Re7');
  await type(page, 'Kf8');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('ArrowLeft');
  // The sibling of Re7 is the mate.
  await page.keyboard.press('ArrowUp');
  await expect(here(page)).toContainText('Ra8#');
  await page.getByRole('button', { name: 'Copy the position (FEN)' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe('R5k1/5ppp/8/8/8/8/5PPP/4R1K1 b - - 1 1');
  await page.getByRole('button', { name: 'Delete from here' }).click();
  await expect(page.locator('.lines')).not.toContainText('Ra8#');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.lines')).toContainText('Ra8#');
});

test('Chess960: castling from a position of its own', async ({ page }) => {
  const start = 'bqnrkr2/pppp1pbp/5np1/4p3/4P3/5NP1/PPPP1PBP/BQNRKR2 w DFdf - 2 5';
  await page.goto(analysis('chess960', start));
  await ready(page);
  await drag(page, 'e1', 'f1');
  await expect(here(page)).toContainText('O-O');
  await expectOn(page, 'g1', 'white king');
  await expectOn(page, 'f1', 'white rook');
  await type(page, '0-0');
  await expectOn(page, 'g8', 'black king');
  await expectOn(page, 'f8', 'black rook');
});

test('Makruk: a bia is promoted to a met', async ({ page }) => {
  await page.goto(analysis('makruk', '4k3/8/8/3P4/8/8/8/3K4 w - - 0 1'));
  await ready(page);
  await clickBoth(page, 'd5', 'd6');
  // There is no other piece to choose: nothing is asked.
  await expect(here(page)).toContainText('d6=M');
  const cell = page.locator('.board [data-key=d6]');
  await expect(cell).toHaveAttribute('aria-label', 'd6, white met, a promoted bia');
  await type(page, 'Kd8');
  await type(page, 'Me7');
  await expect(page.locator('.lines')).toContainText('Me7+');
});

test('what is no position is told in words, and mended', async ({ page }) => {
  const said = page.getByText('This is not a position that can be played.');
  await page.goto(analysis('chess', 'nonsense'));
  await expect(said).toBeVisible();
  await expect(fenField(page)).toHaveValue('nonsense');
  await expect(fenField(page)).toHaveAccessibleDescription(/This is not a position/);
  await fenField(page).fill('4k3/8/8/8/8/8/4P3/4K3 w - - 0 1');
  await page.getByRole('button', { name: 'Set up' }).click();
  await ready(page);
  await expect(said).toHaveCount(0);
  await expectOn(page, 'e2', 'white pawn');

  // Two kings of one colour, and a letter that only Makruk has.
  for (const wrong of ['4K3/8/8/8/8/8/8/4K3 w - - 0 1', '4k3/8/8/8/8/8/3S4/4K3 w - - 0 1']) {
    await fenField(page).fill(wrong);
    await fenField(page).press('Enter');
    await expect(said).toBeVisible();
    await expectOn(page, 'e2', 'white pawn');
  }
  // Of Makruk it is one.
  await page.getByRole('button', { name: 'Makruk' }).click();
  await fenField(page).fill('4k3/8/8/8/8/8/3S4/4K3 w - - 0 1');
  await fenField(page).press('Enter');
  const cell = page.locator('.board [data-key=d2]');
  await expect(cell).toHaveAttribute('aria-label', 'd2, white khon');
});

test('a visitor analyses whatever may be seen, and is asked to sign in for the rest', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Analysis board' }).click();
  await ready(page);
  await page.goto('/game/48206');
  await page.getByRole('link', { name: 'Analyse' }).click();
  await expect(page).toHaveURL(/\/analysis\/48206/);
  await ready(page);
  await expect(page.locator('.crumbs')).toContainText('Game 48206');
  // A running game that is shown to its players only.
  await page.goto('/analysis/48201?ply=4');
  await expect(page).toHaveURL(`/sign-in?then=${encodeURIComponent('/analysis/48201?ply=4')}`);
});
