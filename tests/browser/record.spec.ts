// What a player has made of the finished games: on the player's page, and from there in the archive.
import type { Locator, Page } from '@playwright/test';
import { person } from './support/events';
import { inspect, inspectAt } from './support/inspect';
import { problem } from './support/leave';
import { inCzech, openAs } from './support/people';
import { mockPlayer, profile } from './support/ratings';
import { expect, test } from './support/test';

const score = (games: number, won: number, drawn: number) => ({
  ...{ games, won, drawn, lost: games - won - drawn },
});

const FAMILIES = [
  'Sicilian Defense',
  "Queen's Gambit Declined",
  'Formation Without a Name That Anybody Would Find Short',
  'Grünfeld Defense',
];

/** Twenty with each colour. */
const openings = (color: 'white' | 'black') =>
  Array.from({ length: 20 }, (_, at) => ({
    family: FAMILIES[at] ?? `Opening ${at + 1}`,
    ...{ color, score: score(1_240 - 60 * at, 300 - 10 * at, 700 - 40 * at) },
  }));

const opponents = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    opponent: person(at + 1),
    ...{ score: score(60 - at, 3, 5), last_ended_at: '2026-11-03T23:30:00Z' },
  }));

const record = (met = 200) => ({
  ...{ built_at: '2026-11-30T02:00:00Z', white: score(13_500, 4_150, 6_430) },
  black: score(8, 5, 3),
  openings: [...openings('white'), ...openings('black').slice(0, 3)],
  ...{ opponents_total: met, opponents: opponents(Math.min(met, 50)) },
});

const NOTHING = {
  ...record(0),
  ...{ white: score(0, 0, 0), black: score(0, 0, 0), openings: [] },
};

type Answer = ReturnType<typeof record> | ReturnType<typeof problem>;

interface Server {
  asked: string[];
  answer: Answer;
}

/** The profile and the record answer from here. What is told is far down a page, and asked for by whoever goes there. */
async function mock(page: Page, answer: Answer): Promise<Server> {
  const server: Server = { asked: [], answer };
  await mockPlayer(page, { profile: profile() });
  await page.route('**/api/archive/record?*', (route) => {
    server.asked.push(new URL(route.request().url()).search);
    const { answer: now } = server;
    return route.fulfill('json' in now ? now : { json: now });
  });
  return server;
}

/** The games of two players, as the archive lists them. */
async function mockMet(page: Page, score: ReturnType<typeof record>['white']): Promise<string[]> {
  const asked: string[] = [];
  await page.route('**/api/archive/games?*', (route) => {
    asked.push(new URL(route.request().url()).search);
    const games = { built_at: '2026-11-30T02:00:00Z', found: score.games, games: [], next: null };
    return route.fulfill({ json: { ...games, score } });
  });
  return asked;
}

/** To the end of the page, where the finished games are. */
async function goDown(page: Page) {
  await expect(page.locator('#h-played')).toBeVisible();
  await page.mouse.wheel(0, 20_000);
}

const part = (page: Page) => page.getByRole('region', { name: 'Finished games' });
const rows = (table: Locator) => table.getByRole('row');

test('the openings and opponents of a player, each with its games', async ({ page }) => {
  const server = await mock(page, record());
  await page.goto('/player/160012');
  await expect(page.locator('#h-played')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(server.asked).toEqual([]);
  await goDown(page);
  await expect(part(page)).toContainText('Every game that ended before');
  expect(server.asked).toEqual(['?player=160012']);
  await expect(part(page).getByRole('link', { name: 'All games in the archive' })).toHaveAttribute(
    'href',
    '/archive?player=160012',
  );

  // Its headings, all games, and the first eight.
  const white = part(page).getByRole('table', { name: 'Openings with White' });
  await expect(rows(white)).toHaveCount(10);
  await expect(rows(white).nth(1)).toContainText('All games with White');
  await expect(rows(white).nth(1)).toContainText('+4,150 =6,430 −2,920');
  await expect(rows(white).nth(1)).toContainText('4,150 won, 6,430 drawn, 2,920 lost');
  await expect(white.getByRole('link', { name: "Queen's Gambit Declined" })).toHaveAttribute(
    'href',
    '/archive?player=160012&color=white&family=Queen%27s+Gambit+Declined',
  );
  await part(page).getByRole('button', { name: 'Show more openings with White' }).press('Enter');
  // The last is what they leave of all games.
  await expect(rows(white)).toHaveCount(23);
  await expect(rows(white).last()).toContainText('+50 =30 −20');
  await expect(rows(white).last()).toContainText('Other openings');
  await expect(rows(white).last().getByRole('link')).toHaveCount(0);
  await expect(white.getByRole('link', { name: 'Opening 9' })).toBeFocused();
  await expect(part(page).getByRole('button')).toHaveCount(1);
  const black = part(page).getByRole('table', { name: 'Openings with Black' });
  await expect(rows(black)).toHaveCount(5);

  const met = part(page).getByRole('table', { name: 'Opponents (200)' });
  await expect(rows(met)).toHaveCount(9);
  await expect(rows(met).nth(1)).toContainText('3 Nov 2026');
  // The name leads to the opponent, and the number of games to these.
  await expect(met.getByRole('link').first()).toHaveAttribute('href', '/player/160013');
  const games = met.getByRole('link', { name: '60 – Games against Gábor Szűcs', exact: true });
  await expect(games).toHaveAttribute('href', '/archive?player=160012&opponent=160013');
  await part(page).getByRole('button', { name: 'Show more opponents' }).press('Enter');
  await expect(rows(met)).toHaveCount(51);
  await expect(part(page).getByText('The 50 met most often are shown.')).toBeVisible();
  await inspect(page, 'the finished games of a player');
});

test('on a phone, in the dark, in Czech', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await inCzech(page);
  await mock(page, record());
  await page.goto('/player/160012');
  await goDown(page);
  await page.getByRole('button', { name: 'Zobrazit další soupeře' }).click();
  await expect(page.getByText('Zobrazeno je 50 nejčastějších.')).toBeVisible();
  await inspectAt(page, 'the finished games of a player, on a phone', 390, 320);
});

test('nothing is told of no games, nor before there is an archive', async ({ page }) => {
  const server = await mock(page, NOTHING);
  await page.goto('/player/160012');
  await goDown(page);
  const told = () => page.locator('#h-finished, .failure');
  await expect.poll(() => server.asked.length).toBe(1);
  await page.waitForLoadState('networkidle');
  await expect(told()).toHaveCount(0);
  await inspect(page, 'a player without finished games');

  server.answer = problem(404, 'archive_not_built', 'There is no archive yet.');
  await page.reload();
  await goDown(page);
  await expect.poll(() => server.asked.length).toBe(2);
  await page.waitForLoadState('networkidle');
  await expect(told()).toHaveCount(0);

  server.answer = problem(500, 'internal', 'Something went wrong.');
  await page.reload();
  await goDown(page);
  await expect(page.locator('.failure')).toBeVisible();
  server.answer = record(1);
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(page.getByRole('table', { name: 'Opponents (1)' })).toBeVisible();
});

test('whoever is signed in reads their own score against another player', async ({ page }) => {
  const server = await mock(page, record(1));
  const asked = await mockMet(page, score(60, 3, 5));
  await openAs(page, 'gabor', '/player/160012');
  const line = page.getByRole('link', { name: /^Your score against Tomáš Novák:/ });
  await expect(line).toHaveText('Your score against Tomáš Novák: +3 =5 −52');
  await expect(line).toHaveAttribute('href', '/archive?player=480231&opponent=160012');
  expect(asked).toEqual(['?player=480231&opponent=160012&limit=1']);
  // It is all that is asked of the archive until somebody goes down.
  expect(server.asked).toEqual([]);
  await goDown(page);
  await inspectAt(page, 'the score against another player', 390, 1280);

  const none = await mockMet(page, score(0, 0, 0));
  await page.reload();
  await expect.poll(() => none.length).toBe(1);
  await page.waitForLoadState('networkidle');
  await expect(line).toHaveCount(0);

  // Nobody plays against themselves.
  await openAs(page, 'tomas', '/player/160012');
  await goDown(page);
  await expect(part(page)).toBeVisible();
  await expect(line).toHaveCount(0);
  expect(none).toHaveLength(1);
});

test('an opening of a player is found in the archive, and can be taken away there', async ({
  page,
}) => {
  await page.goto('/player/160012');
  await goDown(page);
  const table = part(page)
    .getByRole('table', { name: /^Openings with/ })
    .first();
  const link = rows(table).nth(2).getByRole('link');
  const family = (await link.textContent()) ?? '';
  await link.click();
  await expect(page).toHaveURL(/\/archive\?player=160012&color=(white|black)&family=/);
  const found = page.locator('.found tbody tr');
  await expect(found.first()).toContainText(family);
  const field = page.getByLabel('Opening with all its variations');
  await expect(field).toHaveValue(family);
  await expect(page.getByRole('heading', { name: 'Filters (3)' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'PGN of these games' })).toHaveAttribute(
    'href',
    /[?&]family=/,
  );
  await inspect(page, 'the archive with an opening of a player');

  // Another filter leaves it.
  await page.getByLabel('Result').selectOption('draw');
  await page.getByRole('button', { name: 'Show games' }).click();
  await expect(page).toHaveURL(/&result=draw&family=/);
  await field.selectOption('');
  await page.getByRole('button', { name: 'Show games' }).click();
  await expect(page).not.toHaveURL(/family=/);
  await expect(field).toHaveCount(0);
});
