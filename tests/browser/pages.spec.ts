// Every page in light and dark, on a desk and on a phone: axe finds nothing, nothing sticks out.
import type { Page } from '@playwright/test';
import { ready } from './support/board';
import { claimDialog, openClaim } from './support/claim';
import { fits, inspect } from './support/inspect';
import { review } from './support/move';
import { openAs, Player } from './support/people';
import { expect, test } from './support/test';

const PUBLIC = [
  '/',
  '/sign-in',
  '/sign-up',
  '/forgot',
  '/reset/none',
  '/verify/none',
  '/address/none',
  '/about',
  '/developers',
  '/help/keyboard',
  '/privacy',
  '/conduct',
  '/rules-questions',
  '/proof',
  '/licences',
  '/nowhere',
];
/** Nobody moves in this one any more: its claim waits for the tournament director. */
const REFERRED = 48305;
/** Free analyses of all variants, and one of what is no position. */
const ANALYSES = [
  '/analysis?fen=rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1',
  '/analysis?variant=chess960&fen=bqnrkrnb/pppppppp/8/8/8/8/PPPPPPPP/BQNRKRNB w DFdf - 0 1',
  '/analysis?variant=makruk',
  '/analysis?fen=nonsense',
];

/** A draw offer to answer, the opponent's turn, a finished game, one that is closed to the reader. */
const GAMES = ['/game/48203', '/game/48202', '/game/48206', '/game/48221'];

test('whoever is refused, or finds nothing, has a way out', async ({ page }) => {
  await page.goto('/game/48201');
  await expect(page.getByText('you cannot open it after signing in either')).toBeVisible();
  await page.getByRole('link', { name: 'To the events' }).click();
  await expect(page).toHaveURL('/events');
  for (const path of ['/player/999999', '/section/999999', '/events/999999']) {
    await page.goto(path);
    await expect(page.locator('.failure')).toBeVisible();
    await expect(page.getByRole('link', { name: 'To the home page' })).toHaveAttribute('href', '/');
  }
  await openAs(page, 'tomas', '/game/48221');
  await expect(page.locator('.failure')).toBeVisible();
  await page.getByRole('link', { name: 'To my games' }).click();
  await expect(page.locator('.card').first()).toBeVisible();
});

test('nothing is wider than 320 pixels, for visitors and members', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const narrow = async (path: string) => {
    await page.goto(path);
    await expect(page.locator('h1, .failure').first()).toBeAttached();
    await fits(page, path);
  };
  for (const path of [
    '/',
    '/sign-in',
    '/sign-up',
    '/events',
    '/events/1',
    '/section/1',
    '/ratings',
  ])
    await narrow(path);
  for (const path of ['/player/160012', '/game/48206', '/analysis']) await narrow(path);
  await openAs(page, 'tomas', '/');
  for (const path of ['/', ...GAMES, '/analysis/48203', '/leave', '/settings']) await narrow(path);
});

async function visit(page: Page, path: string) {
  await page.goto(path);
  await expect(page.locator('h1, .failure').first()).toBeAttached();
  await inspect(page, path);
}

for (const [device, width] of [
  ['a desk', 1280],
  ['a phone', 390],
] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`on ${device}, ${colorScheme}`, () => {
      test.use({ viewport: { width, height: 844 }, colorScheme });

      test('public pages', async ({ page }) => {
        for (const path of PUBLIC) await visit(page, path);
      });

      test('pages of a member', async ({ page }) => {
        await openAs(page, 'tomas', '/');
        await expect(page.locator('.card').first()).toBeVisible();
        await inspect(page, 'my games');
        await page.goto('/?show=finished');
        await expect(page.locator('.result').first()).toBeVisible();
        await inspect(page, 'finished games');
        await page.goto('/settings');
        await expect(page.locator('.prefs')).toBeVisible();
        await inspect(page, 'settings');
        for (const path of [...GAMES, '/player/160012/names']) await visit(page, path);
        await page.goto('/game/48203');
        await page.getByRole('button', { name: 'Resign…' }).click();
        // It comes with a chunk of its own, and may come after whatever does not wait for it.
        await expect(page.getByRole('dialog')).toBeVisible();
        await inspect(page, 'a dialog');
        await page.keyboard.press('Escape');
        await review(page, 'Nxd4');
        await inspect(page, 'the last look');
      });

      test('boards of other variants, and the analysis', async ({ page }) => {
        await openAs(page, 'tomas', '/game/48303');
        for (const path of ['/game/48303', '/game/48301', '/analysis/48202']) {
          await page.goto(path);
          await ready(page);
          await inspect(page, path);
        }
        await page.locator('#move-in').fill('exf5');
        await page.locator('#move-in').press('Enter');
        await expect(page.locator('.lines [aria-current]')).toContainText('exf5');
        await page.locator('#move-in').fill('gxf5');
        await inspect(page, 'a line being tried');
        for (const path of ANALYSES) {
          await page.goto(path);
          await expect(page.getByLabel('Position (FEN)')).toBeVisible();
          await inspect(page, path);
        }
      });

      test('claims, and the desk where they end', async ({ page, request }) => {
        const tomas = await Player.signedIn(request, 'tomas');
        await tomas.refer(REFERRED);
        await openAs(page, 'tomas', `/game/${REFERRED}`);
        await expect(page.locator('.referred')).toBeVisible();
        await inspect(page, 'a claim that waits');
        await page.goto('/game/48203');
        await openClaim(page);
        await inspect(page, 'the claim dialog');
        await page.getByRole('radio', { name: 'Draw by the 50-move rule' }).check();
        await claimDialog(page).getByRole('button', { name: 'Review the claim…' }).click();
        await expect(claimDialog(page)).toContainText('it counts as a draw offer');
        await inspect(page, 'the last look at a claim');

        await page.goto('/desk/claims');
        await expect(page.locator('.failure')).toBeVisible();
        await inspect(page, 'the desk, closed');
        await openAs(page, 'director', '/desk/claims');
        const waiting = page.locator('.case', { hasText: `Game ${REFERRED}` });
        await expect(waiting).toBeVisible();
        await inspect(page, 'the desk');
        await waiting.getByRole('radio', { name: 'Reject the claim' }).check();
        await waiting.getByLabel('Reason').fill('Only looked at, never sent.');
        await waiting.getByRole('button', { name: 'Review the ruling…' }).click();
        await expect(waiting).toContainText('Is this your ruling?');
        await inspect(page, 'the last look at a ruling');

        await page.route('**/api/director/claims', (route) =>
          route.fulfill({ json: { claims: [] } }),
        );
        await page.reload();
        await expect(page.getByRole('heading', { name: 'Nothing to rule' })).toBeVisible();
        await inspect(page, 'the empty desk');
      });
    });
  }
}
