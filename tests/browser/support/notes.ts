// A player's notes on a game, as the pages show them.
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { field } from './move';
import { Player, type Who, openAs } from './people';
import { expect } from './test';

export const lines = (page: Page) => page.locator('.lines');
export const comment = (page: Page) => page.getByLabel(/^Comment on /);
export const note = (page: Page) => page.getByLabel('Note on the game');
export const state = (page: Page) => page.locator('.kept-state');
export const kept = (page: Page) => expect(state(page)).toHaveText('Kept on the server.');
/** The server has told what it has; where nothing was ever written nothing is said. */
export const fetched = (page: Page) => expect(state(page)).toHaveText(/^(Kept on the server\.)?$/);

export async function tryMove(page: Page, move: string) {
  await field(page).fill(move);
  await field(page).press('Enter');
  await expect(field(page)).toHaveValue('');
}

/** As if nothing had been written before: a test that is tried once more begins as the first time. */
export async function empty(request: APIRequestContext, who: Who, ...games: number[]) {
  const { headers } = await Player.signedIn(request, who);
  for (const game of games) {
    const path = `/api/games/${game}/notebook`;
    const { version } = (await (await request.get(path, { headers })).json()) as {
      version: number;
    };
    if (version === 0) continue;
    const data = { version, note: '', moves: [] };
    expect((await request.put(path, { headers, data })).status()).toBe(200);
  }
}

/** Another browser of the same person. */
export async function elsewhere(context: BrowserContext, who: Who, path: string): Promise<Page> {
  const page = await context.newPage();
  await openAs(page, who, path);
  return page;
}

/** What this browser keeps of notebooks. */
export const left = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('notebook')));

export async function signOut(page: Page) {
  await page.locator('.menu > summary').click();
  await page.locator('.menu').getByRole('button', { name: 'Sign out' }).click();
}
