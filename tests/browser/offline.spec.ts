// The installed page: it opens without a connection, shows what was seen last and says so, sends
// nothing by itself, and keeps nothing of anybody who has signed out.
import { type BrowserContext, type Page } from '@playwright/test';
import { clickBoth, ready } from './support/board';
import { inspect } from './support/inspect';
import { field, reviewTitle, submit } from './support/move';
import { inCzech, openAs } from './support/people';
import { expect, test } from './support/test';

const GAME = '/game/48203';
const note = (page: Page) => page.getByText('This is how things stood on');

test.use({ serviceWorkers: 'allow' });

/** The worker is at work, and the page is under it. */
async function installed(page: Page) {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, {
        once: true,
      }),
    );
  });
}

/** What the browser keeps of the reader, by its path. */
const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open('posthorn-kept');
    return (await cache.keys()).map(({ url }) => new URL(url).pathname).sort();
  });

/** A member has looked at the list and at one game. */
async function seen(page: Page, context: BrowserContext) {
  await openAs(page, 'tomas', '/');
  await expect(page.locator('.card').first()).toBeVisible();
  await installed(page);
  await page.goto(GAME);
  await ready(page);
  await expect.poll(() => keptPaths(page)).toHaveLength(3);
  await page.evaluate(asBefore);
  await context.setOffline(true);
}

/** The game as a version has kept it that knew no substitutes. */
async function asBefore() {
  const cache = await caches.open('posthorn-kept');
  const [key] = (await cache.keys()).filter(({ url }) => url.includes('/game-'));
  const found = key && (await cache.match(key));
  if (!key || !found) throw new Error('no game is kept');
  const text = (await found.text())
    .replaceAll('"predecessors":[],', '')
    .replaceAll(',"predecessors":[]', '');
  if (text.includes('predecessors')) throw new Error('the game is as it is kept now');
  await cache.put(key, new Response(text));
}

test('the list and a game are there without a connection, and a move stays a draft', async ({
  page,
  context,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(new URL(request.url()).pathname);
  });
  await seen(page, context);
  await page.goto('/');
  await expect(page.locator('.card').first()).toBeVisible();
  await expect(note(page)).toBeVisible();
  await inspect(page, 'my games without a connection');

  await page.goto(GAME);
  await ready(page);
  await expect(note(page)).toBeVisible();
  await clickBoth(page, 'c4', 'd3');
  await submit(page).click();
  await expect(page.getByText('Your move is kept on this device')).toBeVisible();
  await inspect(page, 'a game without a connection');
  await page.reload();
  await ready(page);
  await expect(field(page)).toHaveValue('Bd3');

  sent.length = 0;
  await context.setOffline(false);
  await expect(note(page)).toHaveCount(0);
  await expect(field(page)).toHaveValue('Bd3');
  // Only who is here was asked.
  expect(sent.filter((path) => path !== '/api/session')).toEqual([]);
  await submit(page).click();
  await expect(reviewTitle(page)).toBeFocused();
  expect(sent.filter((path) => path !== '/api/session')).toEqual([
    '/api/games/48203/moves/preview',
  ]);
});

test('in Czech, on a phone', async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await inCzech(page);
  await seen(page, context);
  for (const path of ['/', GAME]) {
    await page.goto(path);
    await expect(page.getByText('Takto to vypadalo')).toBeVisible();
    await inspect(page, path);
  }
});

test('a game that was not looked at, and other pages, say what is wrong', async ({
  page,
  context,
}) => {
  await seen(page, context);
  for (const path of ['/game/48201', '/events']) {
    await page.goto(path);
    await expect(page.locator('.failure')).toContainText('Posthorn cannot be reached');
  }
});

test('after a sign-out nothing is kept, and the site still opens', async ({ page, context }) => {
  await seen(page, context);
  await context.setOffline(false);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Sign out', exact: true }).first().click();
  await expect(page.getByText('You are signed out')).toBeVisible();
  await expect.poll(() => keptPaths(page)).toEqual([]);
  await context.setOffline(true);
  for (const path of ['/', GAME]) {
    await page.goto(path);
    await expect(page.locator('.brand')).toBeVisible();
    await expect(page.locator('h1').first()).toBeAttached();
    await expect(page.getByText('Pemberton')).toHaveCount(0);
    await expect(page.locator('.card')).toHaveCount(0);
  }
});

test('who signs in after somebody else finds nothing of theirs', async ({ page }) => {
  await openAs(page, 'tomas', GAME);
  await ready(page);
  await expect.poll(() => keptPaths(page)).toHaveLength(3);
  const before = await keptPaths(page);
  await page.context().clearCookies();
  await openAs(page, 'kasia', '/');
  await expect(page.locator('.card, .lines li').first()).toBeVisible();
  // What is kept is put down one by one.
  const left = async () => (await keptPaths(page)).filter((path) => before.includes(path));
  await expect.poll(left).toEqual(['/kept/me']);
  await expect.poll(() => keptPaths(page)).toHaveLength(2);
  expect(await left()).toEqual(['/kept/me']);
});

test('a kept page is shown for want of a newer one only', async ({ page, context }) => {
  await openAs(page, 'tomas', '/');
  await installed(page);
  await page.evaluate(async () => {
    const [name = ''] = (await caches.keys()).filter((each) => each.startsWith('posthorn-shell'));
    const old = new Response('<h1>An older version</h1>', {
      headers: { 'content-type': 'text/html' },
    });
    await (await caches.open(name)).put('/', old);
    // One of a build before this one.
    await caches.open('posthorn-shell-before');
  });
  await page.goto('/events');
  await expect(page.locator('.brand')).toBeVisible();
  await context.setOffline(true);
  await page.goto('/events');
  await expect(page.getByText('An older version')).toBeVisible();

  // A worker that takes over throws the others' files away.
  await context.serviceWorkers()[0]?.evaluate(() => {
    const scope = self as unknown as {
      ExtendableEvent: new (type: string) => Event;
    };
    self.dispatchEvent(new scope.ExtendableEvent('activate'));
  });
  await expect.poll(() => page.evaluate(() => caches.has('posthorn-shell-before'))).toBe(false);
});

test('the icon tells how many games wait, and nothing after a sign-out', async ({ page }) => {
  await page.addInitScript(() => {
    const told: number[] = [];
    Object.assign(window, { told });
    Object.assign(navigator, {
      setAppBadge: async (count: number) => void told.push(count),
      clearAppBadge: async () => void told.push(0),
    });
  });
  const last = () => page.evaluate(() => (window as unknown as { told: number[] }).told.at(-1));
  await openAs(page, 'tomas', '/');
  await expect(page.locator('.card').first()).toBeVisible();
  await expect(page).toHaveTitle(/^\(\d+\) /);
  const count = Number(/\d+/.exec(await page.title())?.[0]);
  expect(count).toBeGreaterThan(0);
  await expect.poll(last).toBe(count);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Sign out', exact: true }).first().click();
  await expect.poll(last).toBe(0);
});

test('visitors get no worker', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Sign up' }).first()).toBeVisible();
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
  ).toBe(0);
});

test('the manifest has pictures of their sizes, and ways in that exist', async ({ page }) => {
  interface Manifest {
    icons: { src: string; sizes: string; type: string; purpose?: string }[];
    shortcuts: { name: string; url: string }[];
  }
  await page.goto('/robots.txt');
  const manifest = (await (await page.request.get('/manifest.webmanifest')).json()) as Manifest;
  const pictures = manifest.icons.filter(({ type }) => type === 'image/png');
  expect(pictures.map(({ sizes, purpose }) => `${sizes} ${purpose ?? 'any'}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '192x192 maskable',
    '512x512 maskable',
  ]);
  const touch = { src: '/icons/apple-touch.png', sizes: '180x180' };
  for (const { src, sizes } of [...pictures, touch]) {
    const bytes = await (await page.request.get(src)).body();
    expect(bytes.byteLength).toBeLessThan(30_000);
    // The header of a PNG has the width and the height from its 17th byte on.
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
  }
  for (const { url } of manifest.shortcuts) {
    await page.goto(url);
    await expect(page.locator('h1').first()).toBeVisible();
  }
});
