// Conditional moves: tried on the analysis board, kept, saved after a last look, unknown to the
// opponent, and played at once.
import type { Page } from '@playwright/test';
import { drag, ready } from './support/board';
import { inspect } from './support/inspect';
import { field, review, send, sendMove, sentTitle } from './support/move';
import { Player, inCzech, openAs } from './support/people';
import { expect, test } from './support/test';

const panel = (page: Page) => page.locator('.conditional');
const sentences = (page: Page) => panel(page).locator('.if > span');

/** Tries moves on the analysis board, typed. */
async function tryMoves(page: Page, ...moves: string[]) {
  for (const move of moves) {
    await field(page).fill(move);
    await field(page).press('Enter');
    await expect(field(page)).toHaveValue('');
  }
}

async function save(page: Page) {
  await panel(page).getByRole('button', { name: 'Save…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save them' }).click();
  await expect(panel(page)).toContainText('Saved. Your replies wait for your opponent’s move.');
}

/** All that a page holds, seen or not. */
const wholeText = (page: Page) => page.evaluate(() => document.documentElement.outerHTML);

test('a line is prepared, kept secret and played', async ({ page, browser, request, watch }) => {
  const elsewhere = await browser.newContext();
  watch(elsewhere);
  const black = await elsewhere.newPage();
  const tomas = await Player.signedIn(request, 'tomas');
  const kasia = await Player.signedIn(request, 'kasia');
  let saved = 0;
  page.on('request', (each) => {
    if (each.method() === 'PUT' && each.url().endsWith('/conditional-moves')) saved += 1;
  });

  await openAs(page, 'tomas', '/game/48308');
  await page.getByRole('link', { name: 'Prepare replies' }).click();
  await expect(page).toHaveURL('/analysis/48308');
  await ready(page);
  await expect(panel(page)).toContainText('None yet.');
  await drag(page, 'c5', 'd4');
  await expect(panel(page)).toContainText('Now try your reply to 3…cxd4.');
  await drag(page, 'f3', 'd4');
  await panel(page).getByRole('button', { name: 'Add to conditional moves' }).click();
  await expect(sentences(page)).toHaveText([/^If 3…cxd4, then 4\.♘?.*Nxd4$/]);
  await tryMoves(page, 'Nf6', 'Nc3');
  await panel(page).getByRole('button', { name: 'Add to conditional moves' }).click();
  await expect(sentences(page)).toHaveCount(2);
  await expect(sentences(page).last()).toHaveText(/and if 4….*Nf6, then 5\..*Nc3$/);
  await expect(panel(page)).toContainText('Not saved yet. Only what is saved will be played.');

  await panel(page).getByRole('button', { name: 'Save…' }).click();
  const dialog = page.getByRole('dialog', {
    name: 'Save these conditional moves?',
  });
  await expect(dialog.locator('.if')).toHaveCount(2);
  await expect(dialog).toContainText('at once, without asking you again');
  await dialog.getByRole('button', { name: 'Change' }).click();
  expect(saved).toBe(0);
  expect((await tomas.game(48308)).conditional).toEqual([]);
  await save(page);
  expect(saved).toBe(1);
  expect((await tomas.game(48308)).conditional).toMatchObject([
    { when: 'c5d4', reply: 'f3d4', then: [{ when: 'g8f6', reply: 'b1c3' }] },
  ]);
  await page.getByRole('link', { name: 'Game 48308' }).click();
  const prepared = page.getByRole('region', { name: 'Prepared replies' });
  await expect(prepared).toContainText('cxd4');
  await expect(prepared).toContainText('Nxd4');
  await expect(prepared).toContainText('Only you see them.');

  // The opponent finds nothing of it: not on the page, not in what the server says, not even while
  // looking at the very move.
  await openAs(black, 'kasia', '/game/48308');
  await ready(black);
  // Whole words: a hash or a signature may hold any four characters.
  const secrets = /\b(Nxd4|f3d4|b1c3)\b|[Pp]repared/;
  expect(await wholeText(page)).toMatch(secrets);
  expect(JSON.stringify(await tomas.game(48308))).toMatch(secrets);
  expect(await wholeText(black)).not.toMatch(secrets);
  const theirs = await kasia.game(48308);
  expect(theirs.conditional).toEqual([]);
  expect(JSON.stringify(theirs)).not.toMatch(secrets);
  const preview = black.waitForResponse((each) => each.url().endsWith('/moves/preview'));
  await review(black, 'cxd4');
  expect(await (await preview).text()).not.toMatch(secrets);
  expect(await wholeText(black)).not.toMatch(secrets);

  await send(black).click();
  await expect(sentTitle(black)).toBeFocused();
  await expect(black.locator('.sent')).toContainText(
    'Tomáš Novák had prepared a reply: Nxd4 was played at once',
  );
  await page.reload();
  for (const each of [page, black]) {
    const last = each.locator('.moves [aria-current]');
    await expect(last).toContainText('Nxd4');
    await expect(last.getByTitle('sent in advance')).toBeVisible();
    await expect(each.getByTitle('sent in advance')).toHaveCount(1);
  }
  const { moves } = await tomas.game(48308);
  expect(moves.slice(5)).toMatchObject([
    { san: 'cxd4', conditional: false },
    { san: 'Nxd4', conditional: true },
  ]);
  // The rest of the line still waits, until the opponent leaves it.
  await expect(prepared).toContainText('Nf6');
  expect(await wholeText(black)).not.toMatch(/\b(Nc3|b1c3)\b|Prepared/);
  await kasia.move(48308, 'a6');
  await page.reload();
  await ready(page);
  await expect(prepared).toHaveCount(0);
  await expect(field(page)).toBeVisible();
  expect((await tomas.game(48308)).moves).toHaveLength(8);
  await elsewhere.close();
});

test('one reply to a certain move, another to any other', async ({ page, browser, watch }) => {
  const elsewhere = await browser.newContext();
  watch(elsewhere);
  const white = await elsewhere.newPage();

  await openAs(page, 'stefan', '/analysis/48211');
  await ready(page);
  await tryMoves(page, 'Nc4', 'f6');
  await panel(page).getByRole('button', { name: 'Add to conditional moves' }).click();
  await expect(sentences(page)).toHaveText([/^If 9\..*Nc4, then 9…f6$/]);
  await panel(page).getByRole('heading').focus();
  for (let steps = 0; steps < 2; steps += 1) await page.keyboard.press('ArrowLeft');
  await tryMoves(page, 'h3', 'O-O');
  await panel(page).getByRole('button', { name: 'If any move, then O-O' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add “If any move' }).click();
  await expect(sentences(page)).toHaveText([
    /^If 9\..*Nc4, then 9…f6$/,
    /^If any other move, then (9…)?O-O$/,
  ]);
  // The oldest trap of correspondence chess is told before it is set.
  await expect(panel(page)).toContainText('is played whatever your opponent does');
  await panel(page).getByRole('button', { name: 'Save…' }).click();
  await expect(page.getByRole('dialog')).toContainText('is played whatever your opponent does');
  await page.keyboard.press('Escape');
  await save(page);

  await openAs(white, 'gabor', '/game/48211');
  await ready(white);
  await sendMove(white, 'a3');
  await expect(white.locator('.sent')).toContainText('O-O was played at once');
  await expect(white.locator('.moves [aria-current]')).toContainText('O-O');
  await expect(white.getByTitle('sent in advance')).toHaveCount(1);
  // The postmark stays until the reader goes on, and from there it is one press to the next move.
  await expect(white.locator('.stampmark')).toContainText('a3');
  await white.locator('.sent').getByRole('button', { name: 'Your move' }).click();
  await expect(field(white)).toBeFocused();
  await review(white, 'b4');
  await page.goto('/game/48211');
  await ready(page);
  await expect(page.locator('.moves [aria-current]').getByTitle('sent in advance')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Prepared replies' })).toHaveCount(0);
  await elsewhere.close();
});

test.describe('on a phone, in Czech', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('what is not saved is asked about and kept', async ({ page, request }) => {
    const kasia = await Player.signedIn(request, 'kasia');
    await inCzech(page);
    await openAs(page, 'kasia', '/game/48220');
    await page.getByRole('link', { name: 'Připravit odpovědi' }).click();
    await ready(page);
    await tryMoves(page, 'a4', 'a5');
    await panel(page).getByRole('button', { name: 'Přidat k podmíněným tahům' }).click();
    await expect(sentences(page)).toHaveText(['Když 11.a4, pak 11…a5']);
    const unsaved = panel(page).getByText('Zatím neuloženo. Zahraje se jen to, co uložíte.');
    await expect(unsaved).toBeVisible();
    await inspect(page, 'conditional moves, not saved');

    // By a link of ours the page itself asks, else the browser does.
    const back = page.getByRole('link', { name: 'Partie 48220' });
    const question = page.getByRole('dialog', { name: 'Odejít bez uložení?' });
    await back.click();
    await question.getByRole('button', { name: 'Zpět', exact: true }).click();
    await expect(page).toHaveURL('/analysis/48220');
    const asked = page.waitForEvent('dialog');
    const reloaded = page.reload();
    const warning = await asked;
    expect(warning.type()).toBe('beforeunload');
    await warning.accept();
    await reloaded;
    await expect(sentences(page)).toHaveText(['Když 11.a4, pak 11…a5']);
    await expect(unsaved).toBeVisible();
    await back.click();
    await question.getByRole('button', { name: 'Odejít' }).click();
    await expect(page).toHaveURL('/game/48220');
    expect((await kasia.game(48220)).conditional).toEqual([]);

    await page.goBack();
    await panel(page).getByRole('button', { name: 'Uložit…' }).click();
    const look = page.getByRole('dialog', {
      name: 'Uložit tyto podmíněné tahy?',
    });
    await expect(look).toContainText('hned a bez dalšího ptaní');
    await inspect(page, 'the last look at conditional moves');
    await look.getByRole('button', { name: 'Uložit' }).click();
    await expect(panel(page)).toContainText('Uloženo. Vaše odpovědi čekají na soupeřův tah.');
    expect((await kasia.game(48220)).conditional).toMatchObject([{ when: 'a3a4' }]);

    // Nothing is left to be asked about, and what is saved can be taken away again.
    await panel(page)
      .getByRole('button', { name: /^Odebrat/ })
      .click();
    await expect(unsaved).toBeVisible();
    await panel(page).getByRole('button', { name: 'Zahodit změny' }).click();
    await back.click();
    await expect(page).toHaveURL('/game/48220');
    await expect(page.getByRole('region', { name: 'Připravené odpovědi' })).toContainText('a5');
  });
});

test('a move is sent, and the replies to what may come are prepared at once', async ({
  page,
  request,
}) => {
  const kasia = await Player.signedIn(request, 'kasia');
  await openAs(page, 'kasia', '/game/48213');
  await ready(page);
  const { legal, ply } = await kasia.game(48213);
  await review(page, legal[0]?.uci ?? '');
  await inspect(page, 'a last look with a way to the replies');
  await page.getByRole('button', { name: 'Send, and prepare replies' }).click();
  await expect(page).toHaveURL('/analysis/48213');
  await expect(page.locator('.toasts')).toContainText('is on its way');
  expect((await kasia.game(48213)).ply).toBe(ply + 1);
  await expect(panel(page)).toContainText('Try your opponent’s move on the board');
});

test('the confirmation leads to the replies, which stand under the board of a phone', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  const jurgen = await Player.signedIn(request, 'jurgen');
  await openAs(page, 'jurgen', '/game/48215');
  await ready(page);
  const [move] = (await jurgen.game(48215)).legal;
  await sendMove(page, move?.uci ?? '');
  await page.locator('.sent').getByRole('link', { name: 'Prepare replies' }).click();
  await ready(page);
  await expect(panel(page)).toBeVisible();
  const gap = await panel(page).evaluate((element) => {
    const board = document.querySelector('.boardcol')?.getBoundingClientRect();
    return element.getBoundingClientRect().top - (board?.bottom ?? 0);
  });
  expect(gap).toBeLessThan(40);
  // The keyboard meets them in the order in which they stand.
  const first = await page.locator('.side > section').first().getAttribute('class');
  expect(first).toContain('conditional');
  await inspect(page, 'conditional moves on a phone');
});

/** After 1.d4 g6, with Black to prepare. */
const TRAP = {
  ply: 2,
  turn: 'white',
  me: 'black',
  initial_fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
  fen: 'rnbqkbnr/pppppp1p/6p1/8/3P4/8/PPP1PPPP/RNBQKBNR w KQkq - 0 2',
  moves: [
    ['d2d4', 'd4', '4244', 'rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq - 0 1'],
    ['g7g6', 'g6', '7776', 'rnbqkbnr/pppppp1p/6p1/8/3P4/8/PPP1PPPP/RNBQKBNR w KQkq - 0 2'],
  ].map(([uci, san, iccf, fen], index) => ({
    ...{ uci, san, iccf, fen, ply: index + 1, by: index ? 'black' : 'white' },
    ...{ at: '2026-11-20T10:00:00Z', charged_days: 0, took_seconds: 60 },
    ...{ check: false, conditional: false, draw_offered: false },
  })),
};

test('any, Bg7 is shown where 2.Bh6 takes it, before it is added', async ({ page }) => {
  await page.route('**/api/games/48220', async (route) => {
    const response = await route.fetch();
    const game = (await response.json()) as { may: object };
    const may = { ...game.may, conditional: true };
    await route.fulfill({
      response,
      json: { ...game, ...TRAP, may, conditional: [] },
    });
  });
  await openAs(page, 'kasia', '/analysis/48220');
  await ready(page);
  await tryMoves(page, 'c4', 'Bg7');
  const ask = panel(page).getByRole('button', {
    name: 'If any move, then Bg7',
  });
  await ask.click();
  const dialog = page.getByRole('dialog', { name: '“If any move” means any.' });
  await expect(dialog).toContainText('After one of the 28 possible moves it loses a piece or more');
  const boards = dialog.locator('.any-boards li');
  await expect(boards).toHaveText([/^2\..*Bh6 .*Bg7 loses a bishop to 3\..*Bxg7\.$/]);
  await inspect(page, 'what any move means');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(panel(page)).toContainText('None yet.');
  await expect(ask).toBeFocused();

  // Where the reply is not legal, nothing is played, and that is told as well.
  await panel(page).getByRole('heading').focus();
  await page.keyboard.press('ArrowLeft');
  await tryMoves(page, 'd5');
  await panel(page).getByRole('button', { name: 'If any move, then d5' }).click();
  await expect(dialog).toContainText('After 2.d5 it is not legal: nothing is played then');
  await expect(boards).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Add “If any move, then d5”' }).click();
  await expect(sentences(page)).toHaveText([/^If any move, then (2…)?d5$/]);
});
