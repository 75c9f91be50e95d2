// Challenges to friendly games: how they are found on the pages, and the steps that others have taken.
import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test';
import { PASSWORD, PEOPLE, Player, type Who } from './people';
import { expect } from './test';

/** By number: whom a challenge names. */
export const NUMBER = {
  jurgen: 80_417,
  william: 210_655,
  ivan: 160_877,
  kasia: 420_318,
  stefan: 440_129,
} as const;

export type PlayerName = keyof typeof NUMBER;

const TERMS = {
  ...{ variant: 'chess', start: { kind: 'usual' }, time_control: '1 moves in 3 days' },
  ...{ leave_days: 45, silence: 'forty_days', draw_offers: { policy: 'free' } },
  ...{ conditional_moves: 'tree', engines: true, color: 'white', games: 1 },
};

/** Somebody has challenged a player, or anybody: the number of the challenge. */
export async function challenge(
  request: APIRequestContext,
  by: Who,
  to: PlayerName | 'anybody',
  words: string,
  changed: Partial<typeof TERMS> = {},
): Promise<number> {
  const { headers } = await Player.signedIn(request, by);
  const data = {
    ...{ request: randomUUID(), terms: { ...TERMS, ...changed }, words, answers: null },
    to: to === 'anybody' ? { kind: to } : { kind: 'player', player: NUMBER[to] },
  };
  const response = await request.post('/api/challenges', { headers, data });
  expect(response.status()).toBe(201);
  return ((await response.json()) as { id: number }).id;
}

/** It has been accepted: the number of the game. */
export async function accept(request: APIRequestContext, who: Who, id: number): Promise<number> {
  const { headers } = await Player.signedIn(request, who);
  const data = { key: null };
  const response = await request.post(`/api/challenges/${id}/accept`, { headers, data });
  expect(response.status()).toBe(200);
  const { state } = (await response.json()) as { state: { games: number[] } };
  return state.games[0] ?? NaN;
}

/** It has been withdrawn by its challenger. */
export async function withdraw(request: APIRequestContext, who: Who, id: number) {
  const { headers } = await Player.signedIn(request, who);
  const response = await request.post(`/api/challenges/${id}/withdraw`, { headers });
  expect(response.status()).toBe(200);
}

/** Neither stands in the way of the other, as after a test that failed. */
export async function unblock(request: APIRequestContext, who: Who, other: PlayerName) {
  const { headers } = await Player.signedIn(request, who);
  const response = await request.delete(`/api/blocked-players/${NUMBER[other]}`, { headers });
  expect(response.status()).toBe(200);
}

/** A visitor in a browser of their own. */
export async function signedOut(browser: Browser, watch: (context: BrowserContext) => void) {
  const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' });
  watch(context);
  return context.newPage();
}

/** With the form, which leads back to where it was asked for. */
export async function signIn(page: Page, who: Who) {
  await page.getByLabel('Email').fill(PEOPLE[who]);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.locator('form').getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** The server's own list of what anybody may accept: only what begins with these words, one on the first page. */
export async function onePerPage(page: Page, words: string) {
  await page.route('**/api/seeks*', async (route) => {
    const isFirst = !new URL(route.request().url()).searchParams.has('before');
    const response = await route.fetch({ url: new URL('/api/seeks', page.url()).href });
    const list = (await response.json()) as { seeks: { id: number; words: string | null }[] };
    const seeks = list.seeks.filter((each) => each.words?.startsWith(words));
    const shown = isFirst ? seeks.slice(0, 1) : seeks.slice(1);
    const json = { seeks: shown, next: isFirst ? seeks[0]?.id : null };
    await route.fulfill({ response, json });
  });
}

export const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
/** In whatever list it stands. */
export const card = (page: Page, words: string) =>
  page.getByRole('listitem').filter({ hasText: words });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const dialog = (page: Page) => page.getByRole('dialog');
/** What has just been done. */
export const news = (page: Page) => page.locator('.head').getByRole('status');
export const title = (page: Page) => page.getByRole('heading', { level: 1 });
export const message = (page: Page) => page.getByLabel('Message');
export const sendIt = (page: Page) => button(page, 'Send the challenge').click();
export const fold = (page: Page, name: string) => page.locator('summary', { hasText: name });
/** Whom it is for. */
export const player = (page: Page) => page.getByLabel('Player: name or player number');

/** Yes to what is asked once more. */
export const confirm = (page: Page, name: string) =>
  dialog(page).getByRole('button', { name, exact: true }).click();

/** The number of a challenge from a link to it. */
export const numberIn = (address: string | null): number =>
  Number(/\/challenge\/(\d+)/.exec(address ?? '')?.[1]);
