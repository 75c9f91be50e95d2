// An event as its spectators watch it: the latest results by day, the boards as far as they are shown, and the table
// for another site.
import type { Page } from '@playwright/test';
import { tabTo } from './support/board';
import { NOW, event } from './support/events';
import { fits, inspect, inspectAt } from './support/inspect';
import { problem } from './support/leave';
import { type LiveWorld, before, board, ending, mockLive, result, running } from './support/live';
import { inCzech, openAs } from './support/people';
import { expect, test } from './support/test';

const LIVE = '/events/7/live';
const results = (page: Page) => page.getByRole('region', { name: 'Results' });
const games = (page: Page) => page.getByRole('region', { name: 'Games' });
const lines = (page: Page) => results(page).getByRole('listitem');
const cards = (page: Page) => games(page).getByRole('list').getByRole('listitem');
const addresses = (page: Page) =>
  cards(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
/** The page is looked at again after this time. */
const aMinute = (page: Page) => page.clock.runFor(61_000);

/** A few games of each kind. */
const some = (): LiveWorld => ({
  event: running(),
  results: [
    // It is 13:00 in Prague.
    result(101, 1),
    result(102, 12.9, { white_halves: 1, black_halves: 1, flag: 'A' }),
    // Two minutes before midnight there.
    result(103, 13.04, { section: 71, section_name: running().sections[1]?.name ?? '' }),
    result(104, 100, { white_halves: 0, black_halves: 2, flag: 'E' }),
    result(105, 101, { white_halves: 0, black_halves: 0, flag: 'C' }),
  ],
  boards: {
    70: [
      board(201, 30),
      board(202, null),
      board(203, 2),
      board(204, 60, { ending: ending(50) }),
      board(205, 90, { ending: ending(9, { reason: 'cancelled', white_halves: 0 }) }),
    ],
    71: [
      board(301, 5, { variant: 'makruk', fen: 'rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w' }),
    ],
  },
});

test('results by day and boards, without signing in', async ({ page }) => {
  await mockLive(page, some());
  await page.goto('/events/7');
  const tabs = page.getByRole('navigation', { name: 'Pages of this event' });
  await tabs.getByRole('link', { name: 'Live' }).click();
  await expect(page).toHaveURL(/\/events\/7\/live$/);
  await expect(page.getByRole('heading', { level: 1, name: /^Live/ })).toBeVisible();

  const days = results(page).getByRole('heading', { level: 3 });
  await expect(days).toHaveText(['Today', 'Yesterday', '17 Nov 2026']);
  const today = results(page).getByRole('list', { name: 'Today' }).getByRole('listitem');
  await expect(today).toHaveCount(2);
  await expect(today.first()).toContainText('1–0');
  await expect(today.first()).toContainText('12:00 · Section 1');
  await expect(today.nth(1)).toContainText('½–½A');
  await expect(today.nth(1)).toContainText('adjudicated');
  await expect(lines(page).nth(3)).toContainText('exceeded the time limit');
  await expect(lines(page).nth(4)).toContainText('cancelled, counts for nothing');
  await expect(lines(page).nth(4)).not.toContainText('0–0');
  await expect(today.first().getByRole('link')).toHaveAttribute('href', '/game/101');
  await expect(today.first().getByRole('link')).toHaveAccessibleName(/Pemberton – .* 1–0$/);

  // Running ones first, the latest move first; a game without a move comes behind them.
  await expect(cards(page)).toHaveCount(5);
  expect(await addresses(page)).toEqual([203, 201, 202, 205, 204].map((id) => `/game/${id}`));
  const first = cards(page).first();
  await expect(first.getByRole('link')).toHaveAccessibleName(/\w+ – .*\w/);
  await expect(first).toContainText(/3\. .*Bb5 Sat 21 Nov, 11:00/);
  await expect(first).toContainText('Black to move');
  await expect(first.locator('square.last-move')).toHaveCount(2);
  await expect(cards(page).nth(2)).toContainText('Starting position');
  await expect(cards(page).nth(3)).toContainText('cancelled, 21 Nov 2026');
  await expect(cards(page).nth(3)).not.toContainText('0–0');
  await expect(cards(page).nth(4)).toContainText('1–0');
  await expect(cards(page).nth(4)).toContainText('resignation');
  await expect(games(page)).not.toContainText('delay');
  await inspectAt(page, 'an event that is watched', 390, 1280);
  await page.setViewportSize({ width: 1280, height: 900 });
  await inspect(page, 'an event that is watched, wide');

  await cards(page).first().click();
  await expect(page).toHaveURL(/\/game\/203$/);
});

test('a section is chosen, kept in the address, and only running games are shown', async ({
  page,
}) => {
  const asked = await mockLive(page, some());
  await page.goto(LIVE);
  await expect(cards(page)).toHaveCount(5);
  const table = games(page).getByRole('link', { name: 'Crosstable' });
  await expect(table).toHaveAttribute('href', '/section/70');
  await games(page).getByRole('button', { name: 'Running only' }).press('Enter');
  await expect(cards(page)).toHaveCount(3);
  await expect(page).toHaveURL(/\?show=running$/);

  await games(page).getByRole('combobox', { name: 'Section' }).selectOption({ index: 1 });
  await expect(page).toHaveURL(/section=71/);
  await expect(cards(page)).toHaveCount(1);
  await expect(table).toHaveAttribute('href', '/section/71');
  expect(asked.at(-1)).toContain('/api/sections/71/boards');
  await page.reload();
  await expect(cards(page)).toHaveCount(1);
  await expect(games(page).getByRole('combobox')).toHaveValue('71');
  await games(page).getByRole('combobox').selectOption({ index: 0 });
  await expect(page).toHaveURL(/\/live\?show=running$/);
  await games(page).getByRole('button', { name: 'All' }).click();
  await expect(cards(page)).toHaveCount(5);
  await expect(page).toHaveURL(/\/live$/);
  // Whatever stands in an address, there is a section.
  await page.goto(`${LIVE}?section=999`);
  await expect(cards(page)).toHaveCount(5);
});

test('what is not shown is told, and why', async ({ page }) => {
  const world = { ...some(), hidden: 12 };
  world.boards[70] = [];
  await mockLive(page, world);
  await page.goto(LIVE);
  await expect(games(page)).toContainText('12 running games will be shown once they are finished.');
  await expect(games(page)).not.toContainText('There are no games');
  await inspectAt(page, 'games that are hidden', 390, 1280);

  const visibility = { kind: 'live', after_finished: 3, delay_moves: 2 };
  world.event.announcement = { ...world.event.announcement, visibility } as never;
  world.hidden = 1;
  await page.reload();
  await expect(games(page)).toContainText(
    '1 running game is not shown yet. Running games will be shown once 3 games of the section are finished.',
  );
  // Nothing is late where nothing is shown.
  await expect(games(page)).not.toContainText('delay');
});

test('games that are shown late are said to be, and nobody is on move there', async ({ page }) => {
  await mockLive(page, { ...some(), delay: 2 });
  await page.goto(LIVE);
  await expect(games(page)).toContainText('Running games are shown with a delay of 2 moves.');
  await expect(cards(page).first()).toContainText('Bb5');
  await expect(games(page)).not.toContainText('to move');
  await inspectAt(page, 'games that are shown late', 390, 1280);
});

test('nothing has ended, and nobody has moved', async ({ page }) => {
  const sections = [{ id: 70, name: '1' }];
  const world: LiveWorld = {
    event: running({ phase: 'published', sections }),
    results: [],
    boards: {},
  };
  await mockLive(page, world);
  await page.goto(LIVE);
  await expect(results(page)).toContainText('No game has ended yet.');
  await expect(games(page)).toContainText('There are no games in this section.');
  await expect(games(page).getByRole('combobox')).toHaveCount(0);
  await inspectAt(page, 'an event of which there is nothing to see', 390, 1280);
  world.boards[70] = [board(204, 60, { ending: ending(50) })];
  world.results = [result(204, 50)];
  await page.goto(`${LIVE}?show=running`);
  await expect(games(page)).toContainText('No running game is shown.');
  // The only section is not told.
  await expect(lines(page).first()).not.toContainText('Section');
});

test('an event without games has no such tab, and its page says so', async ({ page }) => {
  await mockLive(page, { event: event(), results: [], boards: {} });
  await page.goto('/events/7');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Live' })).toHaveCount(0);
  await page.goto(LIVE);
  await expect(page.getByRole('heading', { name: 'No games yet' })).toBeVisible();
  await inspectAt(page, 'an event without games', 390, 1280);
});

test('page by page, by the keyboard alone', async ({ page }) => {
  const world = some();
  world.results = Array.from({ length: 70 }, (_, at) => result(400 + at, 1 + at));
  world.boards[70] = Array.from({ length: 60 }, (_, at) => board(500 + at, 1 + at));
  // Its pages are shorter than what is drawn of them.
  world.page = 40;
  const asked = await mockLive(page, world);
  await page.goto(LIVE);
  await expect(lines(page)).toHaveCount(10);
  await expect(cards(page)).toHaveCount(24);
  const more = results(page).getByRole('button', { name: 'More results' });
  await tabTo(page, more);
  await page.keyboard.press('Enter');
  await expect(lines(page)).toHaveCount(60);
  await expect(lines(page).nth(10).getByRole('link')).toBeFocused();
  await more.press('Enter');
  await expect(lines(page)).toHaveCount(70);
  await expect(more).toHaveCount(0);
  await expect(lines(page).nth(60).getByRole('link')).toBeFocused();

  const next = games(page).getByRole('button', { name: 'More games' });
  await next.press('Enter');
  await expect(cards(page)).toHaveCount(48);
  await expect(cards(page).nth(24).getByRole('link')).toBeFocused();
  await next.press('Enter');
  await expect(cards(page)).toHaveCount(60);
  await expect(next).toHaveCount(0);
  await expect(cards(page).nth(48).getByRole('link')).toBeFocused();
  expect(asked.filter((path) => path.includes('/boards'))).toHaveLength(2);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/game\/548$/);
});

test('no more results come than were asked for', async ({ page }) => {
  await page.clock.install({ time: NOW });
  const world = some();
  world.results = Array.from({ length: 30 }, (_, at) => result(400 + at, 1 + at));
  await mockLive(page, world);
  await page.goto(LIVE);
  await expect(lines(page)).toHaveCount(10);
  world.results.unshift(result(499, 0));
  await aMinute(page);
  await expect(lines(page)).toHaveCount(11);
});

test('it stays live: what was read on for stays, and no board changes its place', async ({
  page,
}) => {
  await page.clock.install({ time: NOW });
  const world = some();
  world.results = Array.from({ length: 30 }, (_, at) => result(400 + at, 1 + at));
  const asked = await mockLive(page, world);
  await page.goto(LIVE);
  await results(page).getByRole('button', { name: 'More results' }).click();
  await expect(lines(page)).toHaveCount(30);
  const order = await addresses(page);

  world.results.unshift(result(499, 0));
  const [first, second] = world.boards[70] ?? [];
  if (!first || !second) throw new Error('there are no boards');
  second.last = { san: 'd4', uci: 'd2d4', at: before(0) };
  second.ply = 1;
  second.turn = 'black';
  first.ending = ending(0);
  world.boards[70]?.push(board(206, 0));
  const requests = asked.length;
  await aMinute(page);
  await expect(lines(page)).toHaveCount(31);
  await expect(lines(page).first().getByRole('link')).toHaveAttribute('href', '/game/499');
  await expect(cards(page)).toHaveCount(6);
  expect(await addresses(page)).toEqual([...order, '/game/206']);
  await expect(cards(page).nth(2)).toContainText('1. d4');
  await expect(cards(page).nth(1)).toContainText('1–0');
  expect(asked.slice(requests)).toHaveLength(2);
  // Screen readers are told nothing of it.
  for (const part of [results(page), games(page)])
    for (const role of ['status', 'alert'] as const)
      await expect(part.getByRole(role)).toHaveCount(0);
  await expect(page.locator('.live-body [aria-live]')).toHaveCount(0);

  // What cannot be looked at again stays, and when it was so is told.
  world.refuse = problem(503, 'unavailable');
  await aMinute(page);
  await expect(games(page).getByRole('status')).toContainText('This is how things stood');
  await expect(cards(page)).toHaveCount(6);
  await inspect(page, 'what could not be looked at again');
  world.refuse = undefined;
  await aMinute(page);
  await expect(games(page).getByRole('status')).toHaveCount(0);
});

test('of an event that is over nothing more is asked', async ({ page }) => {
  await page.clock.install({ time: NOW });
  const world = some();
  world.event = running({ phase: 'finished' });
  const asked = await mockLive(page, world);
  await page.goto(LIVE);
  await expect(cards(page)).toHaveCount(5);
  await expect(games(page).getByRole('button', { name: 'Running only' })).toHaveCount(0);
  const requests = asked.length;
  await aMinute(page);
  await aMinute(page);
  expect(asked).toHaveLength(requests);
});

test('what did not come is asked for again', async ({ page }) => {
  const world = { ...some(), refuse: problem(503, 'unavailable') } as LiveWorld;
  await mockLive(page, world);
  await page.goto(LIVE);
  await expect(page.getByRole('alert')).toHaveCount(2);
  world.refuse = undefined;
  await games(page).getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(cards(page)).toHaveCount(5);
  await expect(games(page).getByRole('heading', { name: 'Games' })).toBeFocused();
  await results(page).getByRole('button', { name: 'Try again' }).click();
  await expect(lines(page)).toHaveCount(5);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('the table of the section for another site', async ({ page, baseURL }) => {
  await mockLive(page, some());
  await page.goto(`${LIVE}?section=71`);
  await games(page).locator('summary').press('Enter');
  const code = page.getByRole('region', { name: 'Show this table on your site' });
  await expect(code).toContainText(`fetch('${baseURL}/api/sections/71/table.html')`);
  await expect(games(page).getByRole('link', { name: 'For developers' })).toHaveAttribute(
    'href',
    '/developers',
  );
  await page.getByRole('button', { name: /^Copy/ }).click();
  await expect(games(page).getByRole('status')).not.toBeEmpty();
  await inspectAt(page, 'how a table is embedded', 390, 1280);
});

test('two hundred boards do not hang, on a phone either', async ({ page }) => {
  const world = some();
  world.boards[70] = Array.from({ length: 200 }, (_, at) => board(500 + at, 1 + at));
  await mockLive(page, world);
  await page.goto(LIVE);
  const more = games(page).getByRole('button', { name: 'More games' });
  const began = Date.now();
  for (let shown = 24; shown < 200; shown = Math.min(200, shown + 24)) {
    await expect(cards(page)).toHaveCount(shown);
    await more.press('Enter');
  }
  await expect(cards(page)).toHaveCount(200);
  expect(Date.now() - began).toBeLessThan(15_000);
  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await fits(page, `two hundred boards, ${width} wide`);
  }
});

test('on a dark phone in Czech, signed in', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 844 });
  await inCzech(page);
  await mockLive(page, { ...some(), hidden: 3, delay: 0 });
  await openAs(page, 'gabor', LIVE);
  await expect(page.getByRole('link', { name: 'Živě' })).toHaveAttribute('aria-current', 'page');
  const czech = page.getByRole('region', { name: 'Partie' });
  await expect(czech).toContainText('3 rozehrané partie se zobrazí, až skončí.');
  await expect(czech).toContainText('Na tahu je černý');
  await expect(page.getByRole('region', { name: 'Výsledky' })).toContainText('Včera');
  await inspect(page, 'an event that is watched, in Czech');
});

// The demo's own events.
test('the server tells it', async ({ page, request }) => {
  const { events } = (await (await request.get('/api/events?limit=50')).json()) as {
    events: { id: number; phase: string; sections: number }[];
  };
  const event = events.find(({ phase, sections }) => phase === 'running' && sections > 0);
  expect(event, 'the demo has an event in play').toBeDefined();
  await page.goto(`/events/${event?.id}/live`);
  await expect(page.getByRole('heading', { level: 1, name: /^Live/ })).toBeVisible();
  await expect(results(page)).toBeVisible();
  await expect(games(page)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
