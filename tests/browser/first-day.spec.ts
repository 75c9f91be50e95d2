// The first day: what a visitor and a member without games can begin, and a first game by one press and a look.
import type { Page } from '@playwright/test';
import * as mock from './support/events';
import { fits, inspect, inspectAt } from './support/inspect';
import { problem } from './support/leave';
import { showList } from './support/list';
import { mark } from './support/mark';
import { inCzech, openAs } from './support/people';
import * as play from './support/play';
import { expect, test } from './support/test';

const line = (id: number, name: string, changed: mock.Json = {}) =>
  mock.line(id, { name, outside_laws: null, teams: null, ...changed });

const MINE = line(11, 'Higher Class 2027', {
  phase: 'published',
  starts_at: '2026-12-01T00:00:00Z',
});
const OPEN = [
  line(21, 'Open Class, closing late', { entries_close_at: '2027-02-01T00:00:00Z' }),
  line(22, 'Open Class, closing soon', { entries_close_at: '2026-12-01T00:00:00Z' }),
  line(23, 'Invitational', { entry: 'invitation' }),
  line(24, 'Olympiad', { teams: { boards: 4, eligible: 'national' } }),
  line(25, 'Open Class, entered', { entries_close_at: '2026-12-24T00:00:00Z' }),
];
const OVER = line(12, 'Open Class 2025', { phase: 'finished' });

/** The server's events, by what is asked of them; gone: those that cannot be reached at first. */
async function mockLists(page: Page, open: object[], entered: object[], gone = { times: 0 }) {
  await page.route('**/api/events?*', (route) => {
    const asked = new URL(route.request().url()).searchParams;
    if (gone.times > 0) {
      gone.times -= 1;
      return route.fulfill(problem(503, 'unavailable'));
    }
    // Visitors see a board of what is being played, where there is one.
    const isRunning = asked.get('phase') === 'running';
    const keys = isRunning ? ['phase', 'limit'] : [asked.has('entered') ? 'entered' : 'phase'];
    expect([...asked.keys()]).toEqual(keys);
    const events = isRunning ? [] : asked.has('entered') ? entered : open;
    return route.fulfill({ json: { now: mock.NOW, events, next: null, may_announce: false } });
  });
}

const lines = (page: Page, name: string) =>
  play.region(page, name).getByRole('heading', { level: 3 });

test('whoever has no games sees entries, events to enter, and begins a game', async ({
  page,
  request,
}) => {
  const words = `For a newcomer ${mark()}`;
  await play.challenge(request, 'william', 'anybody', words);
  // Others may send theirs meanwhile.
  await play.onePerPage(page, words);
  await showList(page, () => []);
  await mockLists(page, OPEN, [OPEN[4] as object, OVER, MINE]);
  await openAs(page, 'stefan', '/');
  await expect(page.getByRole('heading', { name: 'You have no games yet' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Play a friendly game' })).toHaveAttribute(
    'href',
    '/play/new',
  );
  await expect(lines(page, 'Your entries')).toHaveText([
    'Higher Class 2027',
    'Open Class, entered',
  ]);
  const open = lines(page, 'Events you can enter');
  await expect(open).toHaveText(['Open Class, closing soon', 'Open Class, closing late']);
  await inspectAt(page, 'no games, and what is open', 1_280, 390);
  await play
    .card(page, words)
    .getByRole('button', { name: /^Accept/ })
    .click();
  await play.confirm(page, 'Accept');
  await expect(page).toHaveURL(/\/game\/\d+$/);
  await expect(page.locator('.board')).toBeVisible();
});

test('nothing is open, and what could not be loaded is asked for again', async ({ page }) => {
  await showList(page, () => []);
  await page.route('**/api/seeks*', (route) => route.fulfill({ json: { seeks: [], next: null } }));
  await mockLists(page, [], [], { times: 2 });
  await openAs(page, 'stefan', '/');
  const open = play.region(page, 'Events you can enter');
  await expect(open.getByRole('alert')).toBeVisible();
  await open.getByRole('button', { name: 'Try again' }).click();
  await expect(open).toContainText('No event takes entries at the moment.');
  const entries = play.region(page, 'Your entries');
  await entries.getByRole('button', { name: 'Try again' }).click();
  await expect(entries).toHaveCount(0);
  await expect(play.region(page, 'Games anyone can join')).toContainText('Nobody is looking');
  await fits(page, 'no games, and nothing is open');
});

test('a visitor sees what is open, and comes back to it signed in', async ({ page, request }) => {
  await play.challenge(request, 'william', 'anybody', `For a visitor ${mark()}`);
  await mockLists(page, OPEN, []);
  await page.goto('/');
  const soon = page.getByRole('link', { name: 'Open Class, closing soon' });
  await expect(soon).toHaveAttribute('href', '/events/22');
  await expect(page.getByText('Engines are allowed in ICCF events.')).toBeVisible();
  const seeks = play.region(page, 'Games anyone can join');
  const card = seeks.getByRole('listitem').first();
  const terms = card.getByRole('link', { name: /^All terms/ });
  const challenge = String(await terms.getAttribute('href'));
  await inspectAt(page, 'the home page, with what is open', 1_280, 320);
  await card.getByRole('link', { name: /^Sign in to accept/ }).click();
  await play.signIn(page, 'stefan');
  await expect(page).toHaveURL(challenge);
});

test('on a phone, dark, in Czech', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await inCzech(page);
  await showList(page, () => []);
  await mockLists(page, OPEN, [MINE]);
  await openAs(page, 'stefan', '/');
  await expect(lines(page, 'Vaše přihlášky')).toHaveText(['Higher Class 2027']);
  await expect(play.region(page, 'Turnaje, do kterých se můžete přihlásit')).toBeVisible();
  await inspect(page, 'no games, on a phone');
});
