// The board at the end of the page for visitors: a game that is being played, the one that ended last, or nothing.
import type { Page } from '@playwright/test';
import { tabTo } from './support/board';
import * as mock from './support/events';
import { counts } from './support/eventSections';
import { inspect, inspectAt } from './support/inspect';
import { problem } from './support/leave';
import { type Board, board, ending } from './support/live';
import { inCzech, openAs } from './support/people';
import { expect, test } from './support/test';

const NAME = 'Master Class 2027, January';
const events = (...ids: number[]) =>
  ids.map((id) => mock.line(id, { name: NAME, phase: 'running', sections: 1 }));

interface World {
  running: object[];
  boards: Board[];
  delay?: number;
  /** What is refused. */
  refused?: RegExp;
}

const some = (): World => ({
  running: events(7),
  boards: [board(201, 30), board(202, null), board(203, 2), board(204, 1, { ending: ending(1) })],
});

/** Keeps what was asked for the sake of the board. */
async function mockWorld(page: Page, world: World): Promise<string[]> {
  const asked: string[] = [];
  await page.route('**/api/seeks*', (route) => route.fulfill({ json: { seeks: [], next: null } }));
  await page.route(/\/api\/(events|sections)(\/|\?)/, (route) => {
    const { pathname, search, searchParams } = new URL(route.request().url());
    const isOpen = searchParams.get('phase') === 'entries_open';
    if (!isOpen) asked.push(pathname + search);
    if (!isOpen && world.refused?.test(pathname)) return route.fulfill(problem(503, 'unavailable'));
    const now = mock.NOW;
    if (pathname.endsWith('/boards')) {
      const { boards, delay: delay_moves = 0 } = world;
      return route.fulfill({ json: { now, delay_moves, hidden: 9, boards, next: null } });
    }
    if (pathname.endsWith('/sections')) {
      const sections = [{ id: 70, name: '1', counts: counts(1, 3), leaders: [], players: [] }];
      return route.fulfill({ json: { now, sections } });
    }
    const list = isOpen ? [mock.line(21, { outside_laws: null, teams: null })] : world.running;
    return route.fulfill({ json: { now, events: list, next: null, may_announce: false } });
  });
  return asked;
}

const now = (page: Page) => page.getByRole('region', { name: 'Being played now' });
const last = (page: Page) => page.getByRole('region', { name: 'Latest finished game' });
const whole = async (page: Page) => {
  await expect(page.getByRole('region', { name: 'Events you can enter' })).toContainText('Class');
  await page.waitForLoadState('networkidle');
};

test('a visitor sees a game that is being played, and goes to its event', async ({ page }) => {
  const asked = await mockWorld(page, some());
  await page.goto('/');
  const card = now(page).getByRole('listitem');
  await expect(card.getByRole('link')).toHaveAttribute('href', '/game/203');
  await expect(card.getByRole('link')).toHaveAccessibleName(/\w+ – .*\w/);
  await expect(card).toContainText(/3\. .*Bb5 Sat 21 Nov, 11:00/);
  await expect(card).toContainText('Black to move');
  await expect(card.locator('square.last-move')).toHaveCount(2);
  expect(asked).toEqual([
    '/api/events?phase=running&limit=5',
    '/api/events/7/sections',
    '/api/sections/70/boards?limit=50',
  ]);
  await inspectAt(page, 'the home page with a board', 1_280, 320);
  await tabTo(page, now(page).getByRole('link', { name: NAME }));
  await page.keyboard.press('Tab');
  await expect(card.getByRole('link')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/events\/7\/live$/);
});

test('where no running game is shown it is the one that ended last', async ({ page }) => {
  const over = [20, 9, 30].map((hours, at) => board(301 + at, 40, { ending: ending(hours) }));
  const cancelled = board(304, 40, { ending: ending(1, { reason: 'cancelled' }) });
  await mockWorld(page, { ...some(), boards: [...over, cancelled] });
  await page.goto('/');
  const card = last(page).getByRole('listitem');
  await expect(card.getByRole('link')).toHaveAttribute('href', '/game/302');
  await expect(card).toContainText('1–0');
  await expect(card).toContainText('resignation, 21 Nov 2026');
  await expect(now(page)).toHaveCount(0);
});

test('where there is none the page is as if nothing were missing', async ({ page }) => {
  const world: World = { ...some(), running: [] };
  const asked = await mockWorld(page, world);
  const below = () =>
    page.evaluate(() => {
      const [home, open] = ['.home', '.home > .play'].map((name) =>
        document.querySelector(name)?.getBoundingClientRect(),
      );
      return (home?.bottom ?? 0) - (open?.bottom ?? NaN);
    });
  const isAbsent = async (requests: number) => {
    await expect.poll(() => asked.splice(0).length).toBe(requests);
    await whole(page);
    expect(asked).toEqual([]);
    await expect(page.locator('.board-now')).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(Math.abs(await below())).toBeLessThan(1);
  };
  await page.goto('/');
  await isAbsent(1);
  Object.assign(world, { running: events(7, 8, 9, 10), boards: [board(202, null)] });
  await page.goto('/about');
  await page.goto('/');
  await whole(page);
  // Three events, one after another.
  await isAbsent(7);
  world.boards = some().boards;
  for (const [refused, requests] of [
    [/\/events$/, 1],
    [/\/sections$/, 2],
    [/\/boards$/, 3],
  ] as const) {
    world.refused = refused;
    await page.reload();
    await whole(page);
    await isAbsent(requests);
  }
});

test('it comes after all else, moves nothing, and without its code nobody misses it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const moved = () =>
    page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, one) => sum + one, 0),
    );
  const world = some();
  let answer = () => {};
  await mockWorld(page, world);
  await page.route('**/api/sections/70/boards?*', async (route) => {
    await new Promise<void>((done) => (answer = done));
    return route.fallback();
  });
  for (const [width, height] of [
    [1_280, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    const requested = page.waitForRequest('**/api/sections/70/boards?*');
    await page.goto('/');
    await requested;
    await expect(page.locator('.event-row')).toBeVisible();
    const before = await moved();
    answer();
    await expect(now(page)).toBeVisible();
    expect((await moved()) - before, `${width} wide`).toBeLessThan(0.02);
  }
  await page.route(/\/assets\/BoardNow-.*\.js$/, (route) => route.abort());
  await page.reload();
  await whole(page);
  await expect(page.locator('.board-now')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('members are not asked to look at others', async ({ page }) => {
  const asked = await mockWorld(page, some());
  await openAs(page, 'tomas', '/');
  await expect(page.locator('.card').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => path.includes('phase=running'))).toEqual([]);
  await expect(page.locator('.board-now')).toHaveCount(0);
});

test('on a dark phone in Czech, of games that are shown late', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 844 });
  await inCzech(page);
  await mockWorld(page, { ...some(), delay: 2 });
  await page.goto('/');
  const czech = page.getByRole('region', { name: 'Právě se hraje' });
  await expect(czech).toContainText('so 21. 11.');
  await expect(czech).not.toContainText('Na tahu');
  // There is room for whole names.
  await expect(czech.locator('.given').first()).toHaveCSS('position', 'static');
  await inspect(page, 'the home page with a board, in Czech');
});

// The demo's own events.
test('the server tells it', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('.board-now piece').first()).toBeVisible();
});
