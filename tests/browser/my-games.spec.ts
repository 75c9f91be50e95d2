// The list of my games: what awaits the reader, in which form, narrowed down, and what is new in it.
import type { Page } from '@playwright/test';
import { inspectAt } from './support/inspect';
import { problem } from './support/leave';
import { type Row, picked, showList } from './support/list';
import { openAs } from './support/people';
import { expect, test } from './support/test';

/** The same number in the heading, the tab's title and the navigation. */
async function expectCount(page: Page, n: number, what: string) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${n} ${what}`);
  await expect(page).toHaveTitle(new RegExp(`^\\(${n}\\) `));
  await expect(page.getByRole('link', { name: `My games ${n} await you` })).toBeVisible();
}

/** Where the games lead, as they stand on the page. */
const covers = (page: Page) =>
  page
    .locator('main .cover')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

/** A case of the reader's in which an official has asked back. */
const QUESTION = {
  ...{ id: 77, kind: 'query', state: 'open', version: 1, age_days: 1, outcome: null },
  ...{ by: null, player: null, message: null, url: null, decision: null, decisions: [], due: null },
  ...{ game: 48201, text: 'May I?', opened_at: '2026-11-20T10:00:00Z' },
  section: { id: 101, name: 'Final', event_name: 'Open Correspondence Cup 2026', director: null },
  answers: [{ at: '2026-11-21T10:00:00Z', by: null, text: 'In which of your games?' }],
  may: { answer: true, decide: false },
};

test('an offer to answer is counted and stands with the games to move', async ({ page }) => {
  await showList(page, (games) => [
    ...picked(48201)(games),
    ...picked(48203)(games).map((game) => ({ ...game, your_move: false, draw_offered_by: 'black' })),
    ...picked(48205)(games).map((game) => ({ ...game, your_move: false })),
  ]);
  await openAs(page, 'tomas', '/');
  await expectCount(page, 2, 'games await you');
  await expect(page.getByText('An opponent offers a draw.')).toBeVisible();
  const offer = page.locator('.card', { hasText: 'Draw offered' });
  await expect(offer).toContainText('Their time: ');
  await expect(page.getByText('Waiting for 1 opponent')).toBeVisible();
});

test('a question of the director is counted, and leads to its answer', async ({ page }) => {
  await page.route('**/api/cases?*', (route) =>
    route.fulfill({ json: { cases: [QUESTION], next: null } }),
  );
  await showList(page, picked(48201));
  await openAs(page, 'tomas', '/');
  await expectCount(page, 2, 'things await you');
  await inspectAt(page, 'a question', 390, 320);
  await page.getByRole('link', { name: 'An official has asked you something' }).click();
  await expect(page).toHaveURL('/game/48201?case=77');
  await expect(page.getByText('In which of your games?')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Write again…' })).toBeVisible();
  await expect(page.locator('summary', { hasText: 'Decisions and questions' })).toBeFocused();
});

test('one line a game: a table with headers, on a phone as well, and kept', async ({ page }) => {
  await openAs(page, 'tomas', '/');
  await expect(page.locator('.card').first()).toBeVisible();
  const order = await covers(page);
  await page.getByRole('button', { name: 'Table' }).click();
  await expect(page.locator('.thumb')).toHaveCount(0);
  expect(await covers(page)).toEqual(order);
  const row = page.getByRole('row').filter({ hasText: 'William Pemberton' });
  await expect(row.getByRole('cell')).toHaveText([
    ...['Open Correspondence Cup 2026, Final', 'Chess', /xd4/, 'You', /\d+ days for \d+ moves?.*flag falls/, 'Draw offered'],
  ]);
  await expect(page.getByRole('columnheader')).toHaveCount(7);
  // A line, of which the time takes two small ones.
  expect((await row.boundingBox())?.height).toBeLessThan(62);
  // Where the screen is wide, the time stands in it as well.
  await page.setViewportSize({ width: 1600, height: 900 });
  await expect.poll(async () => (await row.boundingBox())?.height).toBeLessThan(45);
  await inspectAt(page, 'the table', 1280, 320);
  await page.reload();
  await expect(page.getByRole('row').first()).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await inspectAt(page, 'the table on a phone', 390, 640);
  await expect(page.getByRole('columnheader')).toHaveCount(7);
  expect((await row.boundingBox())?.height).toBeLessThan(125);
  await row.getByRole('link').press('Enter');
  await expect(page).toHaveURL('/game/48203');
  await page.goto('/?show=finished');
  await expect(page.getByRole('row').nth(1)).toContainText(/(Won|Drawn|Lost) /);
});

const facets = (page: Page) => page.getByRole('group', { name: 'Only' });

test('filters find what there is, and stand in the address', async ({ page }) => {
  await showList(page, (games) => games.map((game) => ({ ...game, stands: null })));
  await openAs(page, 'tomas', '/');
  await expect(page.locator('.card').first()).toBeVisible();
  const names = await facets(page).getByRole('button').allTextContents();
  const labels = names.map((name) => name.replace(/ \d+$/, ''));
  expect(labels).toEqual(['Chess', 'Chess960', 'Makruk', 'Draw offers', 'Messages', 'Claims']);

  const makruk = facets(page).getByRole('button', { name: /^Makruk/ });
  const n = Number((await makruk.textContent())?.match(/\d+/)?.[0]);
  await makruk.press('Enter');
  await expect(makruk).toHaveAttribute('aria-pressed', 'true');
  await expect(makruk).toBeFocused();
  await expect(page).toHaveURL('/?variant=makruk');
  await expect(page.locator('main .cover')).toHaveCount(n);
  await expect(page.getByRole('status').filter({ hasText: `${n} games found` })).toBeAttached();
  await page.reload();
  await expect(page.locator('main .cover')).toHaveCount(n);
  await facets(page)
    .getByRole('button', { name: /^Draw offers/ })
    .click();
  await expect(page.getByText('No games match.')).toBeVisible();
  await makruk.click();
  await expect(page).toHaveURL('/?only=offer');
  await expect(page.locator('main .cover')).toHaveCount(1);
  await inspectAt(page, 'filters', 390, 320);
  await page.goto('/?find=MAKRUK');
  await expect(page.locator('main .cover')).toHaveCount(n);
});

test('a filter that tells nothing apart is not offered', async ({ page }) => {
  await showList(page, picked(48203, 48205));
  await openAs(page, 'tomas', '/');
  await expect(page.locator('.card')).toHaveCount(2);
  await expect(facets(page)).toHaveCount(0);
});

test('what opponents have moved and written is new until it is looked at', async ({ page }) => {
  const more = { messages: 0, ply: 0 };
  await showList(page, (games) =>
    picked(
      48201,
      48203,
    )(games).map((game) =>
      game.id === 48201
        ? { ...game, messages: game.messages + more.messages, ply: game.ply + more.ply }
        : game,
    ),
  );
  await openAs(page, 'tomas', '/');
  const card = page.locator('.card', { hasText: 'Gábor Szűcs' });
  await expect(card).toContainText(/\d messages/);
  await expect(card).not.toContainText('new');
  Object.assign(more, { messages: 1, ply: 2 });
  await page.reload();
  await expect(card).toContainText('1 new message');
  await expect(card).toContainText('New move');
  await facets(page)
    .getByRole('button', { name: /^New messages/ })
    .click();
  await expect(page.locator('.card')).toHaveCount(1);
  Object.assign(more, { messages: 0, ply: 0 });
  await card.getByRole('link').click();
  await expect(page.locator('.board')).toBeVisible();
  await page.goto('/');
  await expect(card).toContainText(/\d messages/);
  await expect(card).not.toContainText('new');
});

test('games that ended since are told once', async ({ page }) => {
  const over = { ids: [] as number[] };
  const ending = { at: '2026-11-23T10:00:00Z', by: 'black', reason: 'resignation', rule: 'LAW-5' };
  const result = { white_halves: 2, black_halves: 0 };
  let all: Row[] = [];
  await showList(page, (games) => {
    all = games;
    return games.filter(({ id }) => !over.ids.includes(id));
  });
  await page.route('**/api/games?state=finished*', async (route) => {
    const response = await route.fetch();
    const list = (await response.json()) as object;
    const games = all
      .filter(({ id }) => over.ids.includes(id))
      .map((game) => ({ ...game, me: 'white', ending: { ...ending, ...result } }));
    await route.fulfill({ response, json: { ...list, games, next: null } });
  });
  await openAs(page, 'tomas', '/');
  await expect(page.locator('.card').first()).toBeVisible();
  const box = page.getByRole('region', { name: 'Since your last visit' });
  await expect(box).toHaveCount(0);
  over.ids = [48203, 48205];
  await page.reload();
  await expect(box.getByRole('listitem')).toHaveCount(2);
  await expect(box).toContainText('William Pemberton');
  await expect(box).toContainText('Won 1–0resignation, 23 Nov 2026');
  await inspectAt(page, 'since', 390, 320);
  // Told until it is put away; many are not told one by one.
  over.ids = all.slice(0, 9).map(({ id }) => id);
  await page.reload();
  await expect(box.getByRole('listitem')).toHaveCount(6);
  await expect(box.getByRole('link', { name: '3 more finished games' })).toBeVisible();
  await box.getByRole('button', { name: 'Dismiss' }).click();
  await expect(box).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.reload();
  await expect(page.locator('.card').first()).toBeVisible();
  await expect(box).toHaveCount(0);
});

test('back from a game: the list at once, at its place, the keyboard at the game', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await openAs(page, 'tomas', '/?sort=event');
  const link = page.locator('main .cover').nth(12);
  await link.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(700);
  await link.click();
  await expect(page.locator('.board')).toBeVisible();
  // The server does not answer: what was there stands, and says of when it is.
  await page.route('**/api/games?state=running', (route) => route.abort());
  await page.goBack();
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
  expect(Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(40);
});

test('a list that cannot be asked for afresh stands, with a word', async ({ page }) => {
  await openAs(page, 'tomas', '/');
  await expect(page.locator('.card').first()).toBeVisible();
  const cards = await page.locator('.card').count();
  await page.route('**/api/games?state=running', (route) =>
    route.fulfill(problem(503, 'unavailable')),
  );
  await page.evaluate(() => {
    // As if the list were older than it is.
    const now = performance.now.bind(performance);
    performance.now = () => now() + 60_000;
    window.dispatchEvent(new Event('online'));
  });
  await expect(page.getByText('This list is from')).toBeVisible();
  await expect(page.locator('.card')).toHaveCount(cards);
});

test('finished games are there at once on the way back', async ({ page }) => {
  await openAs(page, 'tomas', '/?show=finished');
  const link = page.locator('main .cover').first();
  await link.click();
  await expect(page.locator('.board')).toBeVisible();
  await page.route('**/api/games?state=finished*', (route) => route.abort());
  await page.goBack();
  await expect(link).toBeFocused();
});
