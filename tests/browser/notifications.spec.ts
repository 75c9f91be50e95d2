// What a player was told, in one list: new until it was looked at, on whatever device.
import type { Page, Request } from '@playwright/test';
import { ready, tabTo } from './support/board';
import { fits, inspect } from './support/inspect';
import { paged } from './support/paged';
import { Player, inCzech, openAs } from './support/people';
import { expect, test } from './support/test';

interface Told {
  at: string;
  title: string;
  event: string;
  path: string;
  unread: boolean;
}

const HOUR_MS = 3_600_000;
/** Between Jürgen and Stefan: nobody else writes there. */
const GAME = '/game/48215';

const summary = (page: Page) => page.locator('.menu > summary');
const entry = (page: Page) => page.locator('.menu').getByRole('link', { name: 'Notifications' });
const told = (page: Page) => page.locator('.told li');
/** What I was told of the game, that is new. */
const fresh = (page: Page) =>
  page.getByRole('link', { name: /^New: / }).and(page.locator(`[href="${GAME}"]`));

const isList = (request: Request) => new URL(request.url()).pathname === '/api/notifications';
/** Opens a page, until the number has come as well. */
async function withNumber(page: Page, open: () => Promise<unknown>) {
  const asked = page.waitForResponse((response) => response.url().endsWith('?limit=1'));
  await open();
  await asked;
}

/** `count` lines, seven hours apart, of which the first are new. */
function lines(count: number, unread: number): Told[] {
  const now = Date.now();
  return Array.from({ length: count }, (_, i) => ({
    at: `${new Date(now - i * 7 * HOUR_MS).toISOString().slice(0, 19)}Z`,
    title: `You have won game ${i + 1} against Katarzyna Lewandowska-Wiśniewska`,
    event: i % 3 ? 'Vzpomínkový turnaj dlouhého jména 2026, skupina A' : '',
    path: '/rules',
    unread: i < unread,
  }));
}

/** The server holds these, and what was looked at is new no longer. */
async function answer(page: Page, all: Told[]) {
  const asks: string[] = [];
  await page.route('**/api/notifications*', async (route) => {
    const { searchParams } = new URL(route.request().url());
    asks.push(searchParams.toString());
    const { lines: notifications, next } = paged(all, searchParams);
    const unread = all.filter((line) => line.unread).length;
    await route.fulfill({ json: { unread, notifications, next } });
  });
  await page.route('**/api/notifications/seen', async (route) => {
    const { until } = route.request().postDataJSON() as { until: string };
    asks.push(`until ${until}`);
    for (const line of all) line.unread &&= line.at > until;
    await route.fulfill({ status: 204 });
  });
  return asks;
}

test('a message is told and counted until it was looked at, on another device as well', async ({
  page,
  browser,
  request,
  watch,
}) => {
  test.slow();
  const context = await browser.newContext();
  watch(context);
  const other = await context.newPage();
  await openAs(other, 'stefan', '/conduct');
  // That somebody has signed in is told, too: from here on all of it has been looked at.
  await openAs(page, 'stefan', '/notifications');
  await expect(page).toHaveTitle(/Notifications/);
  const { headers } = await Player.signedIn(request, 'stefan');
  const unreadOf = async (path: string) => {
    const response = await request.get('/api/notifications', { headers });
    const { notifications } = (await response.json()) as { notifications: Told[] };
    return notifications.filter((line) => line.unread && line.path.startsWith(path)).length;
  };
  await expect.poll(() => unreadOf(GAME)).toBe(0);
  // What is told in the second of what was looked at last would be taken for seen.
  await page.waitForTimeout(1_000);

  const jurgen = await Player.signedIn(request, 'jurgen');
  const sent = await request.post('/api/games/48215/messages', {
    headers: jurgen.headers,
    data: { id: crypto.randomUUID(), text: 'Greetings from Hamburg.' },
  });
  expect(sent.ok()).toBe(true);
  await expect.poll(() => unreadOf(GAME)).toBe(1);

  for (const each of [page, other]) {
    await withNumber(each, () => each.goto('/conduct'));
    await expect(summary(each)).toContainText(/, \d+ new notifications?$/);
    await expect(each.locator('.news-dot')).toBeVisible();
  }
  await inspect(page, 'a dot at the account menu');
  await summary(page).click();
  await expect(entry(page)).toHaveAccessibleName(/^Notifications \d+ new notifications?$/);
  await inspect(page, 'a number in the account menu');
  await entry(page).click();
  await expect(fresh(page)).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Today');
  await expect(summary(page)).not.toContainText('new notification');
  await expect(page.locator('.news-dot')).toHaveCount(0);
  // Whoever looks still sees what is new.
  await expect(fresh(page)).toHaveCount(1);
  await inspect(page, 'what is new');

  // Until they leave the page, by pressing anywhere on the line.
  const line = told(page).filter({ has: fresh(page) });
  await line.click({ position: { x: 4, y: 4 } });
  await expect(page).toHaveURL(GAME);
  await ready(page);
  await page.goBack();
  await expect(told(page).first()).toBeVisible();
  await expect(fresh(page)).toHaveCount(0);

  // Other tests sign in as the same person, which is news of its own: only this line is looked for.
  await other.goto('/notifications');
  await expect(other.locator(`.told [href="${GAME}"]`).first()).toBeVisible();
  await expect(fresh(other)).toHaveCount(0);
  expect(await unreadOf(GAME)).toBe(0);
  await context.close();
});

test('many are listed page by page, and what was new stays marked', async ({ page }) => {
  const all = lines(200, 130);
  const latest = all[0]?.at;
  const asks = await answer(page, all);
  await openAs(page, 'tomas', '/conduct');
  await expect(summary(page)).toContainText('99+ new notifications');
  await summary(page).focus();
  await page.keyboard.press('Enter');
  await tabTo(page, entry(page));
  await page.keyboard.press('Enter');
  await expect(told(page)).toHaveCount(50);
  await expect(summary(page)).not.toContainText('new notification');
  expect(asks).toEqual(['limit=1', '', `until ${latest}`]);
  const headings = page.getByRole('heading', { level: 2 });
  await expect(headings.nth(0)).toHaveText('Today');
  await expect(headings.nth(1)).toHaveText('Yesterday');
  await expect(headings.nth(2)).toHaveText(/^\d+ \w+ \d{4}$/);
  await inspect(page, 'fifty notifications');

  const more = page.getByRole('button', { name: 'Show more' });
  for (const shown of [50, 100, 150]) {
    await more.press('Enter');
    await expect(told(page)).toHaveCount(shown + 50);
    // The focus goes to the first of those that have come.
    await expect(told(page).nth(shown).getByRole('link')).toBeFocused();
  }
  await expect(more).toHaveCount(0);
  await expect(page.locator('.told .new')).toHaveCount(130);
  const names = await headings.allTextContents();
  expect(new Set(names).size).toBe(names.length);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await fits(page, `all of them, ${width} wide`);
  }
  await page.keyboard.press('Tab');
  await expect(told(page).nth(151).getByRole('link')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/rules');
  await page.goto('/notifications');
  await expect(told(page)).toHaveCount(50);
  await expect(page.locator('.told .new')).toHaveCount(0);
});

test('the number is asked for again after a while, and what has come is shown', async ({
  page,
}) => {
  const all = lines(3, 0);
  const asks = await answer(page, all);
  await withNumber(page, () => openAs(page, 'tomas', '/notifications'));
  await expect(told(page)).toHaveCount(3);
  await expect(page.locator('.news-dot')).toHaveCount(0);
  const news = { ...lines(1, 1)[0], title: 'Your entry was accepted' } as Told;
  all.unshift({ ...news, at: `${new Date(Date.now() + 60_000).toISOString().slice(0, 19)}Z` });

  const comesBack = async (minutes: number) => {
    asks.length = 0;
    await page.clock.setFixedTime(Date.now() + minutes * 60_000);
    await page.evaluate(() => dispatchEvent(new Event('focus')));
  };
  await comesBack(9);
  await page.waitForTimeout(300);
  expect(asks).toEqual([]);
  await comesBack(11);
  await expect(summary(page)).toContainText('1 new notification');
  expect(asks).toEqual(['limit=1']);
  await expect(told(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Show 1 new notification' }).click();
  await expect(told(page)).toHaveCount(4);
  await expect(told(page).first()).toContainText('Your entry was accepted');
  await expect(page.locator('.told .new')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('button', { name: /^Show/ })).toHaveCount(0);
  await expect(summary(page)).not.toContainText('new notification');

  asks.length = 0;
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(() => asks).toEqual(['limit=1']);
});

test('nothing was told yet', async ({ page }) => {
  const asks = await answer(page, []);
  await withNumber(page, () => openAs(page, 'tomas', '/notifications'));
  await expect(page.locator('.empty')).toContainText('Nothing has happened yet');
  await expect(page.locator('.news-dot')).toHaveCount(0);
  await inspect(page, 'no notifications');
  expect(asks.filter((ask) => ask.startsWith('until'))).toEqual([]);
});

test('a server that does not answer is told of on the page, and only there', async ({ page }) => {
  let down = true;
  await answer(page, lines(60, 3));
  await page.route('**/api/notifications**', (route) =>
    down
      ? route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>Down</h1>' })
      : route.fallback(),
  );
  await withNumber(page, () => openAs(page, 'tomas', '/conduct'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(summary(page)).not.toContainText('new notification');
  await summary(page).click();
  await entry(page).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await inspect(page, 'no answer about notifications');
  down = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(told(page)).toHaveCount(50);

  down = true;
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(told(page)).toHaveCount(50);
  down = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(told(page)).toHaveCount(60);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('what could not be noted as seen stays counted', async ({ page }) => {
  await answer(page, lines(2, 2));
  await page.route('**/api/notifications/seen', (route) => route.abort());
  const tried = page.waitForRequest('**/api/notifications/seen');
  await openAs(page, 'tomas', '/notifications');
  await tried;
  await expect(page.locator('.told .new')).toHaveCount(2);
  await expect(summary(page)).toContainText('2 new notifications');
  // It is all here.
  await expect(page.getByRole('button', { name: /^Show/ })).toHaveCount(0);
});

test('on a dark phone in Czech', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 844 });
  await inCzech(page);
  await answer(page, lines(50, 3));
  await openAs(page, 'tomas', '/conduct');
  await expect(summary(page)).toContainText(', 3 nová upozornění');
  await summary(page).click();
  await inspect(page, 'the account menu in Czech');
  await page.getByRole('link', { name: 'Upozornění 3 nová upozornění' }).click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Dnes');
  await expect(page.getByRole('link', { name: /^Nové: / })).toHaveCount(3);
  await inspect(page, 'notifications in Czech');
});

test('a dot is seen with forced colours as well', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await answer(page, lines(2, 2));
  // So that both dots are there.
  await page.route('**/api/notifications/seen', (route) => route.abort());
  await openAs(page, 'tomas', '/notifications');
  for (const dot of [page.locator('.news-dot'), page.locator('.told .new i').first()]) {
    const [own, behind] = await dot.evaluate((element) =>
      [element, document.body].map((each) => getComputedStyle(each).backgroundColor),
    );
    expect(own).not.toBe(behind);
  }
});

test('whoever is signed out is not asked about, and sees nobody’s number', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (each) => isList(each) && asked.push(each.url()));
  await page.goto('/notifications');
  await expect(page).toHaveURL(/\/sign-in\?then=%2Fnotifications/);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);

  await answer(page, lines(3, 3));
  // Somebody whose other sessions are not ended by it.
  await openAs(page, 'william', '/conduct');
  await expect(summary(page)).toContainText('3 new notifications');
  await summary(page).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  await expect(page.locator('.news-dot')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  asked.length = 0;
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.waitForTimeout(300);
  expect(asked).toEqual([]);
});
