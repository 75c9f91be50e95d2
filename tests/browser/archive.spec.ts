// The archive of games: found from any page, games by filters, and what was played in a position.
import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { clickBoth, expectOn, ready } from './support/board';
import { person } from './support/events';
import { fits, inspect, inspectAt } from './support/inspect';
import { problem } from './support/leave';
import { field } from './support/move';
import { expect, test } from './support/test';

const BUILT = '2026-11-30T02:00:00Z';

const counts = (games: number, white_wins: number, draws: number) => ({
  ...{ games, white_wins, draws, black_wins: games - white_wins - draws },
});

const game = (id: number) => ({
  ...{
    id,
    variant: 'chess',
    event: 7,
    kind: 'title',
    reason: 'resignation',
    moves: 20 + id,
  },
  section: {
    ...{ id: 5, name: '2', event_name: 'European Championship, Semi-final' },
    ...{ director: null, outside_laws: null, friendly: null },
  },
  ...{
    white: person(id),
    black: person(id + 1),
    white_rating: 2411,
    black_rating: null,
  },
  ...{ white_halves: 2, black_halves: 0, ended_at: '2026-11-03T10:00:00Z' },
  opening: {
    eco: 'B90',
    name: 'Sicilian Defense: Najdorf Variation, English Attack',
  },
});

const move = (uci: string, san: string, games: number) => ({
  ...{
    uci,
    san,
    counts: counts(games, Math.floor(games / 3), Math.floor(games / 2)),
  },
  ...{ average_rating: 2380, last_year: 2026 },
});

/** What was played after a number of half-moves. */
const PLAYED = [
  [move('e2e4', 'e4', 120), move('g1f3', 'Nf3', 40)],
  [move('c7c5', 'c5', 80), move('e7e5', 'e5', 40)],
  [move('g1f3', 'Nf3', 80)],
];

interface Server {
  /** The queries for games that came. */
  asked: URLSearchParams[];
  count: number;
  failing: ReturnType<typeof problem> | null;
  /** The files of all games; none: they cannot be listed. */
  dump: ReturnType<typeof dumpOf> | null;
  /** How often they were asked for. */
  dumpsAsked: number;
}

/** All games as files, the earliest quarter first. */
const dumpOf = (until: string | null, quarters: number) => ({
  ...{ until, made_at: until },
  files: Array.from({ length: quarters }, (_, at) => ({
    name: `posthorn-${2023 + Math.floor(at / 4)}-${(at % 4) + 1}.pgn.gz`,
    ...{ games: 1_204 + at, bytes: 611_320 + at * 100_000, sha256: '9f86d081884c7d65'.repeat(4) },
  })),
});

/** Answers from here. */
async function mock(page: Page, count: number): Promise<Server> {
  const server: Server = { asked: [], count, failing: null, dump: null, dumpsAsked: 0 };
  await page.route('**/api/archive/**', async (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    if (server.failing) return route.fulfill(server.failing);
    if (pathname.endsWith('/dumps')) {
      server.dumpsAsked += 1;
      if (!server.dump) return route.fulfill(problem(503, 'unavailable', 'Not now.'));
      return route.fulfill({ json: server.dump });
    }
    if (pathname.endsWith('/position')) return route.fulfill({ json: position(searchParams) });
    server.asked.push(searchParams);
    const first = Number(searchParams.get('after') ?? 0);
    const games = Array.from({ length: Math.min(100, server.count - first) }, (_, at) =>
      game(first + at + 1),
    );
    const next = first + games.length < server.count ? String(first + games.length) : null;
    return route.fulfill({
      json: { built_at: BUILT, found: server.count, score: null, games, next },
    });
  });
  return server;
}

function position(query: URLSearchParams) {
  const plies = query.get('play')?.split(',').length ?? 0;
  return {
    ...{
      built_at: BUILT,
      fen: '',
      variant: 'chess',
      counts: counts(160, 50, 80),
    },
    opening: plies ? { eco: 'B20', name: 'Sicilian Defense' } : null,
    moves: PLAYED[plies] ?? [],
    years: [{ year: 2026, counts: counts(160, 50, 80) }],
    ratings: [{ from: 2200, counts: counts(160, 50, 80) }],
  };
}

const rows = (page: Page) => page.locator('.found tbody tr');
const here = (page: Page) => page.locator('.line [aria-current]');
const play = (page: Page, name: string) =>
  page.getByRole('region', { name: 'What was played here' }).getByRole('button', { name });

test('moves are played in the table, on the board, typed and by key', async ({ page }) => {
  const server = await mock(page, 3);
  await page.goto('/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Archive of games' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Archive of games');
  await ready(page);
  await expect(rows(page)).toHaveCount(3);
  await inspect(page, 'the archive');

  // The focus stays in the table: the most frequent move is played by Enter alone.
  await play(page, 'e4').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?play=e2e4$/);
  await expect(play(page, 'c5')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(here(page)).toHaveText('c5');
  await expect(page.locator('.opening')).toHaveText('B20 Sicilian Defense');
  await expect.poll(() => server.asked.at(-1)?.get('play')).toBe('e2e4,c7c5');

  await page.keyboard.press('ArrowLeft');
  await expect(here(page)).toHaveText('1.e4');
  await page.keyboard.press('ArrowRight');
  await expect(here(page)).toHaveText('c5');
  await page.goBack();
  await expect(page).toHaveURL(/\?play=e2e4$/);
  await page.goForward();
  await field(page).fill('Nf3');
  await field(page).press('Enter');
  await expectOn(page, 'f3', 'white knight');
  // The whole board is in sight again, and knows where it is: it hears of the scrolling with the next frame.
  await page.evaluate(async () => {
    scrollTo(0, 0);
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
  await clickBoth(page, 'd7', 'd6');
  await expect(page).toHaveURL(/d7d6$/);
  await expect(page.getByText('No game continued from here.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Analyse this position' })).toHaveAttribute(
    'href',
    /^\/analysis\?variant=chess&fen=/,
  );
});

test('games are found by filters, and the address says which', async ({ page }) => {
  const server = await mock(page, 1_500);
  await page.goto('/archive?play=e2e4');
  await page.getByLabel('Player: name or number').fill('160012');
  await page.getByLabel('The player’s colour').selectOption('white');
  await page.getByLabel('Result').selectOption('won');
  await page.getByText('More filters').click();
  await page.getByLabel('Both rated at least').fill('2400');
  await page.getByRole('button', { name: 'Show games' }).click();
  await expect(page.getByRole('heading', { name: 'Games', exact: true })).toBeFocused();
  await expect(page).toHaveURL(
    '/archive?player=160012&color=white&result=won&rating_from=2400&play=e2e4',
  );
  await expect.poll(() => server.asked.at(-1)?.get('rating_from')).toBe('2400');
  await expect(page.getByText('The file has the latest 1,000.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'PGN of these games' })).toHaveAttribute(
    'href',
    /^\/api\/archive\/pgn\?player=160012&/,
  );
  await page.goBack();
  await expect(page.getByLabel('Player: name or number')).toHaveValue('');
  await page.goForward();
  await page.getByRole('button', { name: 'Clear the filters' }).click();
  await expect(page).toHaveURL('/archive?play=e2e4');
});

test('two hundred games on a phone, in the dark, with the keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await mock(page, 200);
  await page.goto('/archive');
  await expect(rows(page)).toHaveCount(100);
  // Folded, where there is no room.
  await expect(page.getByRole('button', { name: 'Show games' })).toBeHidden();
  await page.getByRole('button', { name: 'Show more' }).focus();
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(200);
  await expect(rows(page).nth(100).getByRole('link')).toBeFocused();
  await page.getByRole('heading', { name: 'Filters' }).click();
  await page.getByText('More filters').click();
  await page.getByText('Results by rating and by year').click();
  await fits(page, 'the archive');
  await inspectAt(page, 'the archive on a phone', 390, 320);
});

test('nothing found, a position that is none, and no archive yet', async ({ page }) => {
  const server = await mock(page, 0);
  await page.goto('/archive?eco=E99');
  await expect(page.getByText('No games match.')).toBeVisible();

  server.failing = problem(400, 'invalid_query', 'This is not a position to play from.');
  await page.getByText('Start from another position').click();
  const fen = page.getByLabel('Position (FEN)');
  await fen.fill('nonsense');
  await fen.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('This is not a legal position.');
  await expect(fen).toHaveValue('nonsense');
  await inspect(page, 'the archive without a position');
  server.failing = null;
  await page.getByRole('button', { name: 'Back to the starting position' }).click();
  await expect(fen).toBeFocused();
  await expect(page.getByText('No games match.')).toBeVisible();

  server.failing = problem(404, 'archive_not_built', 'There is no archive yet.');
  await page.goto('/archive');
  await expect(page.getByRole('heading', { name: 'There is no archive yet' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Filters' })).toHaveCount(0);
  await inspect(page, 'no archive');
});

const files = (page: Page) => page.locator('details.dump');

test('all games are there as files, asked for when they are wanted', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  const server = await mock(page, 3);
  await page.goto('/archive');
  await expect(rows(page)).toHaveCount(3);
  expect(server.dumpsAsked).toBe(0);
  const summary = page.getByText('All games as files');
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(files(page).getByRole('alert')).toBeVisible();
  await inspect(page, 'files that cannot be listed');

  server.dump = dumpOf('2026-11-01T00:00:00Z', 16);
  await files(page).getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(summary).toBeFocused();
  await expect(files(page)).toContainText('Every game that ended before 1 November 2026, in PGN');
  const lines = files(page).locator('tbody tr');
  await expect(lines).toHaveCount(12);
  await expect(lines.first()).toContainText('2026, 4th quarter1,2192 MB');
  const link = page.getByRole('link', { name: 'Download the games of 2026, 4th quarter' });
  await expect(link).toHaveAttribute('href', '/api/archive/dumps/posthorn-2026-4.pgn.gz');
  await expect(link).toHaveAttribute('download', 'posthorn-2026-4.pgn.gz');
  await files(page).getByRole('button', { name: 'All 16 files' }).press('Enter');
  await expect(lines).toHaveCount(16);
  await expect(lines.nth(12).getByRole('link')).toBeFocused();
  await files(page).getByText('Checksums (SHA-256)').click();
  await expect(files(page).locator('dd').first()).toHaveText(/^[0-9a-f]{64}$/);
  // No row is half under the bars.
  await page.evaluate(() => scrollTo(0, 0));
  await inspectAt(page, 'all games as files', 390, 320);
  expect(server.dumpsAsked).toBe(2);
});

test('files that were not made yet, and none to make', async ({ page }) => {
  const server = await mock(page, 0);
  server.dump = dumpOf(null, 0);
  await page.goto('/archive');
  await page.getByText('All games as files').click();
  await expect(files(page)).toContainText('They are made with the next build of the archive.');
  server.dump = dumpOf('2026-11-01T00:00:00Z', 0);
  await page.reload();
  await page.getByText('All games as files').click();
  await expect(files(page)).toContainText('No game had ended before 1 November 2026.');
  await inspect(page, 'no files');
});

test('the files of this server are what their checksums say', async ({ page, request }) => {
  await page.goto('/archive');
  await page.getByText('All games as files').click();
  const first = files(page).locator('tbody tr').first().getByRole('link');
  const file = await request.get((await first.getAttribute('href')) ?? '');
  expect(file.status()).toBe(200);
  expect(file.headers()['content-type']).toBe('application/gzip');
  const sum = createHash('sha256')
    .update(await file.body())
    .digest('hex');
  await expect(files(page).locator('dd').first()).toHaveText(sum);

  const link = files(page).getByRole('link', { name: 'All checksums as a file' });
  const sums = await request.get((await link.getAttribute('href')) ?? '');
  expect(await sums.text()).toContain(`${sum}  posthorn-`);
});

test('the games that this server has seen end are there', async ({ page }) => {
  await page.goto('/archive');
  await expect(rows(page).first()).toBeVisible();
  await play(page, 'e4').click();
  await play(page, 'e5').click();
  await expect(page.locator('.opening')).toContainText('C20');
  await page.getByLabel('Name of the opening').fill('evans gambit');
  await page.getByRole('button', { name: 'Show games' }).click();
  await expect(page).toHaveURL('/archive?opening=evans+gambit&play=e2e4%2Ce7e5');
  await expect(rows(page).first()).toContainText('C52');
  // It opens at the position for which it was found.
  const link = rows(page).first().getByRole('link');
  await expect(link).toHaveAttribute('href', /\?at=/);
  await link.click();
  await expect(page).toHaveURL(/\/game\/\d+\?at=/);
  await expectOn(page, 'g1', 'white knight');
  await page.goBack();
  await expect(rows(page).first()).toContainText('C52');
});

test('the position on the analysis board is looked up', async ({ page }) => {
  await page.goto('/analysis');
  await field(page).fill('d4');
  await field(page).press('Enter');
  await page.getByRole('link', { name: 'The position in the archive' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Archive of games');
  await expect(play(page, 'd5')).toBeVisible();
});
