// Claims: the facts first, then what the server says, and only then anything is sent. What no table
// tells goes to the director's desk.
import type { Page } from '@playwright/test';
import { ready } from './support/board';
import { claimDialog, look, openClaim } from './support/claim';
import { mockQueue, waiting } from './support/decisions';
import { inspect } from './support/inspect';
import { field, sentTitle, submit } from './support/move';
import { openAs, Player } from './support/people';
import { expect, test } from './support/test';

/** What leaves the page for good: claims, not the questions about them. */
function countClaims(page: Page) {
  const seen = { count: 0 };
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/claims')) seen.count += 1;
  });
  return seen;
}

test('a draw by repetition is claimed', async ({ page, browser, request, watch }) => {
  const elsewhere = await browser.newContext();
  watch(elsewhere);
  const black = await elsewhere.newPage();
  const kasia = await Player.signedIn(request, 'kasia');
  const seen = countClaims(page);

  await openAs(page, 'tomas', '/game/48304');
  await ready(page);
  // It is offered beside the board, with the claim chosen; nothing is sent by that.
  const due = page.getByRole('region', { name: 'What you can claim now' });
  await expect(due).toContainText(
    'This position has occurred for the third time: you may claim a draw.',
  );
  await inspect(page, 'a claim that can be made now');
  const dialog = claimDialog(page);
  await due.getByRole('button', { name: 'Claim a draw…' }).click();
  await expect(dialog.getByRole('radio', { name: 'threefold' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(due.getByRole('button')).toBeFocused();

  await openClaim(page);
  await expect(dialog).toContainText('The position on the board has occurred for the third time.');
  const boards = dialog.locator('.claim-boards').getByRole('button');
  await expect(boards).toHaveText([/10… .*f6/, /12… .*f6/, /14… .*f6/]);
  await inspect(page, 'a repetition in the claim dialog');

  // Each of the boards leads to its place in the game.
  await boards.first().click();
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('.moves li').nth(9).getByRole('button').last()).toHaveAttribute(
    'aria-current',
    'step',
  );

  await openClaim(page);
  await look(page).click();
  await expect(dialog.getByRole('alert')).toHaveText('Choose what you claim.');
  await dialog.getByRole('radio', { name: 'Draw by threefold repetition' }).check();
  await look(page).click();
  await expect(dialog.locator('.note')).toBeFocused();
  await expect(dialog.locator('.note')).toHaveText(
    'The claim is correct: the game ends as a draw (½–½) by LAW-9.2.1.2.',
  );
  await expect(dialog).toContainText('Nothing has been sent yet.');
  await dialog.getByRole('button', { name: 'Change' }).click();
  await expect(dialog.getByRole('radio', { name: 'threefold' })).toBeChecked();
  await look(page).click();
  expect(seen.count).toBe(0);
  expect((await kasia.game(48304)).ending).toBeNull();

  await dialog.getByRole('button', { name: 'Claim the draw' }).dblclick();
  const news = page.locator('.claim-news');
  await expect(news).toBeFocused();
  await expect(news).toHaveText('Your claim was correct.');
  expect(seen.count).toBe(1);
  await openAs(black, 'kasia', '/game/48304');
  for (const each of [page, black]) {
    const result = each.getByRole('region', { name: 'Draw by threefold repetition' });
    await expect(result).toContainText('½–½');
    await expect(result).toContainText('LAW-9.2.1');
    await expect(field(each)).toHaveCount(0);
  }
  await elsewhere.close();
});

test('a wrong claim with a move offers a draw and makes the move', async ({
  page,
  browser,
  request,
  watch,
}) => {
  const elsewhere = await browser.newContext();
  watch(elsewhere);
  const black = await elsewhere.newPage();
  const ivan = await Player.signedIn(request, 'ivan');
  const before = await ivan.game(48219);

  await openAs(page, 'kasia', '/game/48219');
  await ready(page);
  await openClaim(page);
  const dialog = claimDialog(page);
  await expect(dialog).toContainText('0 of 50 moves by each player');
  await dialog.getByRole('radio', { name: 'Draw by the 50-move rule' }).check();
  const intended = dialog.getByLabel('With a move I intend to make');
  // What is no move is not left out in silence.
  await intended.fill('Bh8');
  await look(page).click();
  await expect(intended).toBeFocused();
  await expect(dialog).toContainText('“Bh8” is not a legal move here.');
  await intended.fill('Bf4');
  await look(page).click();
  await expect(dialog.locator('.note')).toContainText('The claim is not correct (LAW-9.');
  await expect(dialog.locator('.note')).toContainText('it counts as a draw offer');
  await expect(dialog.locator('.note')).toContainText(
    'The move 11. Bf4 will be made and cannot be taken back.',
  );
  expect((await ivan.game(48219)).ply).toBe(before.ply);
  await dialog.getByRole('button', { name: 'Offer a draw and play 11. Bf4' }).click();
  const news = page.locator('.claim-news');
  await expect(news).toBeFocused();
  await expect(news).toContainText('Your claim was not correct. It counts as a draw offer.');
  await expect(news).toContainText('11. Bf4 has been made.');
  await expect(sentTitle(page)).toBeVisible();
  await expect(page.locator('.stampmark')).toContainText('Bf4');
  await expect(page.getByRole('region', { name: 'You have offered a draw' })).toBeVisible();

  await openAs(black, 'ivan', '/game/48219');
  await expect(black.locator('.moves [aria-current]')).toContainText('Bf4');
  const offer = black.getByRole('region', { name: 'Katarzyna Lewandowska offers a draw' });
  await expect(offer).toBeVisible();
  const after = await ivan.game(48219);
  expect(after.moves.slice(before.ply)).toMatchObject([{ san: 'Bf4' }]);
  expect(after.offer).toMatchObject({ by: 'white' });
  await elsewhere.close();
});

test('what no table tells goes to the director', async ({ page, browser, request, watch }) => {
  const contexts = await Promise.all([browser.newContext(), browser.newContext()]);
  contexts.forEach(watch);
  const [black, desk] = await Promise.all(contexts.map((context) => context.newPage()));
  if (!black || !desk) throw new Error('there are no pages');
  const kasia = await Player.signedIn(request, 'kasia');
  const waits = (each: Page) =>
    each.getByRole('region', { name: 'A claim is with the tournament director' });
  const mine = desk.locator('.case', { hasText: 'Game 48306' });

  const claim = async (option: string) => {
    await openClaim(page);
    await claimDialog(page).getByRole('radio', { name: option }).check();
    await look(page).click();
    await expect(claimDialog(page).locator('.note')).toContainText(
      'The claim goes to the tournament director',
    );
    await expect(claimDialog(page)).toContainText('a side may still castle');
  };
  const rule = async (choice: string, reason: string) => {
    await openAs(desk, 'director', '/desk/claims/48306');
    await mine.getByRole('button', { name: 'Review the ruling…' }).click();
    await expect(mine.getByRole('alert')).toHaveText(
      'Choose whether you uphold or reject the claim.',
    );
    await mine.getByRole('radio', { name: choice }).check();
    await mine.getByRole('button', { name: 'Review the ruling…' }).click();
    await expect(mine.getByRole('alert')).toHaveText('Give a reason.');
    await expect(mine.getByLabel('Reason')).toBeFocused();
    await mine.getByLabel('Reason').fill(reason);
    await mine.getByRole('button', { name: 'Review the ruling…' }).click();
    await expect(mine.getByRole('heading', { name: 'Is this your ruling?' })).toBeFocused();
    await expect(mine).toContainText(reason);
  };

  await openAs(page, 'tomas', '/game/48306');
  await ready(page);
  await claim('Draw by tablebase');
  await claimDialog(page).getByRole('button', { name: 'Change' }).click();
  expect((await kasia.game(48306)).referred).toBeNull();
  await look(page).click();
  await claimDialog(page).getByRole('button', { name: 'Ask the director' }).click();
  await expect(page.locator('.claim-news')).toBeFocused();
  await expect(page.locator('.claim-news')).toHaveText(
    'Your claim has gone to the tournament director.',
  );
  await expect(waits(page)).toContainText('You claim a draw by tablebase.');
  await openAs(black, 'kasia', '/game/48306');
  await expect(waits(black)).toContainText('Tomáš Novák claims a draw by tablebase.');
  for (const each of [page, black]) {
    await expect(waits(each)).toContainText('the clocks are stopped and nobody may move');
    await expect(field(each)).toHaveCount(0);
    await expect(each.getByRole('button', { name: 'Claim…' })).toHaveCount(0);
  }

  // Rejected, the game goes on where it was.
  await rule('Reject the claim', 'White keeps both the rook and the attack.');
  expect((await kasia.game(48306)).referred).not.toBeNull();
  await mine.getByRole('button', { name: 'Reject the claim' }).click();
  await expect(desk.getByRole('status').first()).toHaveText(
    'You have ruled on game 48306: it goes on.',
  );
  await expect(mine).toHaveCount(0);
  await expect(desk.getByRole('heading', { level: 1 })).toBeFocused();
  for (const each of [page, black]) {
    await each.reload();
    await ready(each);
    await expect(waits(each)).toHaveCount(0);
  }
  await expect(field(page)).toBeVisible();

  // Upheld, it ends the game.
  await claim('Win by tablebase');
  await claimDialog(page).getByRole('button', { name: 'Ask the director' }).click();
  await expect(waits(page)).toContainText('You claim a win by tablebase.');
  await rule('Uphold the claim: 1–0', 'Both kings cut off, mate in 24.');
  await expect(mine).toContainText('The game ends at once: White wins, 1–0.');
  await mine.getByRole('button', { name: 'Uphold the claim' }).click();
  await expect(desk.getByRole('status').first()).toHaveText(
    'You have ruled on game 48306: it has ended 1–0.',
  );
  for (const each of [page, black]) {
    await each.reload();
    const result = each.getByRole('region', { name: 'Won by tablebase' });
    await expect(result).toContainText('1–0');
    await expect(result).toContainText('LAW-5.1.3');
    // What the director gave as reasons, for this ruling and the one before.
    const messages = each.getByRole('region', { name: 'Messages' });
    await expect(messages).toContainText('Both kings cut off, mate in 24.');
    await expect(messages.getByText('Tournament director')).toHaveCount(2);
  }
  await Promise.all(contexts.map((context) => context.close()));
});

test('few men: a draw or a win by tablebase is offered beside the board', async ({ page }) => {
  await openAs(page, 'tomas', '/game/48305');
  await ready(page);
  const due = page.getByRole('region', { name: 'What you can claim now' });
  await expect(due).toContainText('With 3 men on the board');
  await due.getByRole('button', { name: 'Claim a win…' }).click();
  const dialog = claimDialog(page);
  await expect(dialog.getByRole('radio', { name: 'Win by tablebase' })).toBeChecked();
  await page.keyboard.press('Escape');
  await due.getByRole('button', { name: 'Claim a draw…' }).click();
  await expect(dialog.getByRole('radio', { name: 'Draw by tablebase' })).toBeChecked();

  // Where nothing can be claimed, nothing is said.
  await page.goto('/game/48307');
  await ready(page);
  await expect(page.getByRole('button', { name: 'Claim…' })).toBeVisible();
  await expect(due).toHaveCount(0);
});

test('the desk is closed to players', async ({ page }) => {
  await openAs(page, 'tomas', '/desk/claims');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page cannot be shown');
  await expect(page.getByRole('main')).toContainText('You are not allowed to do this.');
  await expect(page.getByRole('link', { name: 'Director’s desk' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await mockQueue(page, waiting(3));
  await openAs(page, 'director', '/');
  await page.getByRole('link', { name: 'Director’s desk' }).first().click();
  await expect(page).toHaveURL('/desk');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('3 matters waiting');
  await page.getByRole('link', { name: 'Claims', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/claims? (waiting|awaits?)/);
});

test('an offer that is not allowed yet is explained', async ({ page, request }) => {
  const tomas = await Player.signedIn(request, 'tomas');
  const { ply } = await tomas.game(48307);
  await openAs(page, 'tomas', '/game/48307');
  await ready(page);
  await field(page).fill('Bg5 (=)');
  await expect(page.locator('#move-hint')).toContainText(
    'the draw offer is not allowed now and is left out',
  );
  // It opens by itself once a move has been chosen.
  await expect(page.getByText('A draw may be offered from move 30 on.')).toBeVisible();
  await expect(page.getByLabel('Offer a draw with this move')).toHaveCount(0);
  await submit(page).click();
  await expect(page.locator('.review')).toContainText('not offered');
  // A claim that is not correct would be no offer either, and is told so.
  await page.getByRole('button', { name: 'Change' }).click();
  await openClaim(page);
  await claimDialog(page).getByRole('radio', { name: 'Draw by threefold repetition' }).check();
  await look(page).click();
  await expect(claimDialog(page)).toContainText(
    'It would be refused, so there is nothing to send.',
  );
  await expect(claimDialog(page).getByRole('button')).toHaveText(['Change']);
  expect((await tomas.game(48307)).ply).toBe(ply);
});
