// Rating lists and players, as everybody sees them.
import type { Page } from '@playwright/test';
import { fits, inspect, inspectAt } from './support/inspect';
import { problem } from './support/leave';
import { inCzech, openAs } from './support/people';
import * as mock from './support/ratings';
import { expect, test } from './support/test';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const choice = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
const rows = (page: Page) => page.locator('.rating-list tbody tr');

test('the newest list, found from any page, filtered and ordered by the server', async ({
  page,
}) => {
  const asked = await mock.mockLists(page, {
    lists: mock.someLists(),
    rows: mock.manyRows(40),
  });
  await page.goto('/');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Ratings' })
    .click();
  await expect(heading(page, 'Ratings in chess, January 2027')).toBeVisible();
  await expect(page.getByText('does not count yet')).toBeVisible();
  await expect(
    page.getByText('Counts from 1 Jan 2027, with results reported by 1 Dec'),
  ).toBeVisible();
  // The inactive are left out.
  await expect(rows(page)).toHaveCount(36);
  await expect(rows(page).first()).toContainText('Tomáš Novák');
  await expect(rows(page).first()).toContainText('+7');
  await expect(rows(page).first().getByRole('link')).toHaveAttribute('href', '/player/160012');

  await page.getByLabel('Include inactive and deceased players').check();
  await expect(rows(page)).toHaveCount(40);
  await expect(rows(page).nth(8)).toContainText('inactive');
  await expect(rows(page).nth(17)).toContainText('deceased');
  await choice(page, 'Federation').selectOption('GER');
  await choice(page, 'Title').selectOption('IM');
  await choice(page, 'Sort').selectOption('change');
  await page.getByLabel('Find a player').fill('müller');
  await expect(rows(page)).toHaveCount(1);
  await expect(page).toHaveURL(
    '/ratings?inactive=true&federation=GER&title=IM&sort=change&search=m%C3%BCller',
  );
  expect(new URLSearchParams(asked.at(-1)).get('sort')).toBe('change');
  await rows(page).getByRole('link').click();
  await page.goBack();
  await expect(choice(page, 'Federation')).toHaveValue('GER');
  await expect(rows(page)).toHaveCount(1);
  await page.getByLabel('Find a player').fill('nobody');
  await expect(page.getByText('No player matches.')).toBeVisible();

  // Another list keeps what was wanted.
  await page.getByLabel('Find a player').fill('');
  await choice(page, 'List').selectOption('chess-2026-3');
  await expect(heading(page, 'Ratings in chess, July 2026')).toBeVisible();
  await expect(page).toHaveURL(/^[^?]*\/ratings\/chess-2026-3\?inactive=true&federation=GER/);
  await page.getByRole('button', { name: 'Chess960' }).click();
  await expect(heading(page, 'Ratings in Chess960, October 2026')).toBeVisible();
  await expect(page.getByRole('link', { name: 'CSV to download the list' })).toHaveAttribute(
    'href',
    '/api/rating-lists/chess960-2026-4/list.csv',
  );
});

test('a long list comes a hundred players at a time', async ({ page }) => {
  const asked = await mock.mockLists(page, {
    lists: mock.someLists(),
    rows: mock.manyRows(10_000),
  });
  await page.goto('/ratings?inactive=true');
  await expect(page.getByText('10,000 players found, 100 shown.')).toBeVisible();
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(page.getByText('10,000 players found, 200 shown.')).toBeVisible();
  await expect(rows(page)).toHaveCount(200);
  await expect(rows(page).nth(100).getByRole('link')).toBeFocused();
  expect(asked).toHaveLength(2);
  await page.getByLabel('Find a player').fill('161011');
  await expect(rows(page)).toHaveCount(1);
  expect(asked).toHaveLength(3);
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
});

test('no list, an unknown list, and failures', async ({ page }) => {
  const world: mock.ListWorld = { lists: [] };
  await mock.mockLists(page, world);
  await page.goto('/ratings');
  await expect(page.getByRole('heading', { name: 'No list yet' })).toBeVisible();
  await inspect(page, 'no list');
  world.lists = mock.someLists();
  await page.goto('/ratings/chess-1999-1');
  await expect(page.getByRole('heading', { name: 'List not found' })).toBeVisible();
  await page.getByRole('link', { name: 'To the newest list' }).click();
  await expect(page.getByText('No players found.')).toBeVisible();
  await inspect(page, 'an empty list');

  await page.route('**/api/rating-lists', (route) => route.fulfill(problem(503, 'unavailable')));
  await page.reload();
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await page.unroute('**/api/rating-lists');
  await again.click();
  await expect(heading(page, 'Ratings in chess, January 2027')).toBeVisible();
});

test('a player’s ratings, with the reasons in place', async ({ page }) => {
  const world: mock.PlayerWorld = {
    profile: mock.profile(),
    why: mock.explanation(),
  };
  const asked = await mock.mockPlayer(page, world);
  await page.goto('/player/160012');
  await expect(heading(page, 'GM Tomáš Novák')).toBeVisible();
  await expect(
    page.getByText('Czechia · number 160012 · Grandmaster · FIDE rating 2301 · FIDE title IM'),
  ).toBeVisible();
  await expect(page.getByText('138 games, fixed')).toBeVisible();
  await expect(page.getByText('9 games, published from 12 games on')).toBeVisible();
  const chess = page.getByRole('region', {
    name: 'Rating in chess',
    exact: true,
  });
  await expect(chess.getByRole('img')).toHaveAccessibleName(
    /^From 2150 in April 2021 to \d+ in January 2027; the highest was \d+ in /,
  );
  const lists = chess.locator('.periods tbody tr');
  await expect(lists).toHaveCount(8);
  await expect(chess.getByText('Since the last list')).toBeVisible();
  await expect(chess.getByText('2423 (+5)')).toBeVisible();
  await chess.getByText('What the 2 games in play can change').click();
  await expect(chess.getByRole('row', { name: /Szűcs/ })).toContainText('+4.8');
  expect(asked).toEqual(['/api/players/160012']);

  const why = chess.getByRole('button', { name: 'Why? January 2027' });
  await why.press('Enter');
  await expect(why).toHaveAttribute('aria-expanded', 'true');
  await expect(chess.getByText('k = r × g = 10 × 1 = 10 (RAT-9)')).toBeVisible();
  await expect(chess.getByText('Sum of the changes: +8.5. 2409 becomes 2417.5.')).toBeVisible();
  await expect(chess.getByText('Rounded: 2418 (RAT-17)')).toBeVisible();
  const game = chess.locator('.explained tbody tr').nth(1);
  await expect(game).toContainText('FIDE, at the start (TR-9.4)');
  await expect(game.getByRole('cell').last()).toHaveText('+4.7');
  await expect(game.getByRole('link', { name: 'Game 48201' })).toHaveAttribute(
    'href',
    '/game/48201',
  );
  expect(asked.at(-1)).toBe('/api/players/160012/ratings/chess-2027-1');

  // One explanation at a time; another list has another one.
  world.why = mock.ofAverage();
  await chess.getByRole('button', { name: 'Why? October 2026' }).click();
  await expect(why).toHaveAttribute('aria-expanded', 'false');
  await expect(chess.getByText('Lost ten games by default')).toBeVisible();
  await expect(chess.getByText('Rp = Rc + D(p) × F = 2390 + 0 × 1 = 2390 (RAT-16)')).toBeVisible();
  await chess.getByRole('button', { name: 'All 24 lists' }).click();
  // What was taken over came without its games.
  await expect(chess.getByRole('button', { name: /^Why/ })).toHaveCount(23);

  const played = page.getByRole('region', { name: 'Events', exact: true });
  await expect(played.getByRole('listitem')).toHaveCount(10);
  await expect(played.getByRole('listitem').first()).toContainText('4½ out of 9 3 to play');
  await expect(played.getByRole('listitem').nth(1)).toContainText('5 out of 12 · place 1 of 13');
  await expect(played.getByRole('listitem').nth(2)).toContainText('· shared place 2 of 13');
  await played.getByRole('button', { name: 'All 12 events' }).click();
  await expect(played.getByRole('listitem')).toHaveCount(12);
  await expect(page.getByRole('img', { name: '96 won, 412 drawn, 13 lost' })).toBeVisible();
});

test('a player without anything, one who is not there, and an explanation that fails', async ({
  page,
}) => {
  const none = {
    ...mock.pool({ rating: null, games: 0, periods: [] }),
    published: false,
  };
  const nothing = {
    white: { won: 0, drawn: 0, lost: 0 },
    black: { won: 0, drawn: 0, lost: 0 },
  };
  const world: mock.PlayerWorld = {
    profile: mock.profile({
      ratings: [none],
      record: nothing,
      events: [],
      fide_rating: null,
      fide: { list: '2026/4', rating: 2_301, title: null, counts: false },
    }),
  };
  await mock.mockPlayer(page, world);
  await page.goto('/player/160012');
  await expect(page.getByText('No rating yet')).toBeVisible();
  await expect(
    page.getByText(
      'FIDE list 2026/4 is not the current one: its ratings and titles do not count (TR-9.4).',
    ),
  ).toBeVisible();
  await expect(page.getByText('No game has finished yet.')).toBeVisible();
  await inspect(page, 'a player without a game');

  world.profile = mock.profile({
    ratings: [mock.pool({ periods: mock.periods(2) })],
  });
  await page.reload();
  const why = page.getByRole('button', { name: /^Why/ });
  await why.click();
  await expect(page.locator('.failure')).toBeVisible();
  world.why = mock.explanation();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Rounded: 2418 (RAT-17)')).toBeVisible();

  delete world.profile;
  await page.reload();
  await expect(page.getByText('Player not found.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
});

// Each width and each scheme once with axe, which takes most of the time; both widths with each.
for (const [colorScheme, width, another] of [
  ['light', 1280, 390],
  ['dark', 390, 1280],
] as const) {
  test.describe(`${colorScheme}, at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 844 }, colorScheme });
    const look = (page: Page, where: string) => inspectAt(page, where, width, another);

    test('lists and players, in English and Czech', async ({ page }) => {
      test.slow();
      await mock.mockLists(page, {
        lists: mock.someLists(),
        rows: mock.manyRows(40),
      });
      const world: mock.PlayerWorld = {
        profile: mock.profile(),
        why: mock.explanation(),
      };
      await mock.mockPlayer(page, world);
      if (colorScheme === 'dark') await inCzech(page);
      await openAs(page, 'tomas', '/ratings?inactive=true');
      await expect(page.locator('.rating-list tr.me')).toHaveCount(1);
      await look(page, 'a rating list');
      await page.goto('/player/160012');
      await page.locator('.forecast summary').click();
      await page.locator('.periods button').first().click();
      await expect(page.locator('.explained')).toBeVisible();
      await look(page, 'a player');
      world.why = mock.ofAverage();
      await page.locator('.periods button').nth(1).click();
      await expect(page.locator('.note')).toBeVisible();
      await look(page, 'a rating from an average');
    });

    test('five entries fit into the navigation', async ({ page }) => {
      await mock.mockLists(page, {
        lists: mock.someLists(),
        rows: mock.manyRows(4),
      });
      for (const czech of [false, true]) {
        if (czech) await inCzech(page);
        await openAs(page, 'director', '/ratings');
        await expect(rows(page)).toHaveCount(4);
        for (const narrow of [320, 390, 641, 821]) {
          await page.setViewportSize({ width: narrow, height: 844 });
          await fits(page, `the navigation at ${narrow} pixels`);
          const cut = page.locator('nav:visible a:visible, .tools:visible > *').evaluateAll((all) =>
            all
              .map((each) => each.getBoundingClientRect())
              .some((box, place, boxes) => {
                const before = boxes[place - 1];
                return !!before && before.right > box.left + 1 && before.top === box.top;
              }),
          );
          expect.soft(await cut, `entries overlap at ${narrow} pixels`).toBe(false);
        }
      }
    });
  });
}
