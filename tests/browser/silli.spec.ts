// The Silli system: the table of a section in which nobody meets everybody, its paper, and the wizard.
import type { Page } from '@playwright/test';
import { tabTo } from './support/board';
import * as mock from './support/events';
import { fits, inspect, inspectAt } from './support/inspect';
import { mockPaper } from './support/paper';
import { inCzech, openAs } from './support/people';
import { expect, test } from './support/test';
import { next, step } from './support/wizard';

const table = (page: Page) => page.getByRole('table', { name: /^Table with one column/ });

const silli = (changed: mock.Json = {}) =>
  mock.announcement({
    ...{ name: 'Jubilee 2027', kind: 'special', entry: 'open', unrated_level: null },
    ...{ system: 'silli', games_each: 12, section_size: 25, tie_breaks: mock.SILLI_TIES },
    ...changed,
  });

test('a column a game: opponent, colour and result, and the tie-breaks of the event', async ({
  page,
}) => {
  const section = mock.silliSection(25, 12);
  await mock.mockEvents(page, { section });
  await page.goto('/section/70');
  await expect(page.getByText('Start numbers follow the ratings.')).toBeVisible();
  await expect(page.locator('.lots')).toHaveCount(0);
  await expect(table(page).getByRole('columnheader')).toHaveText([
    ...['#', 'Player', 'Rating'],
    ...Array.from({ length: 12 }, (_, game) => String(game + 1)),
    ...['Score', 'Bh−2', 'Bh−1', 'Bh', 'Wins', 'Left', 'Place'],
  ]);
  await expect(page.locator('.result')).toHaveCount(300);
  await expect(page.locator('.counts')).toContainText(
    'Buchholz cut 2, Buchholz cut 1, Buchholz, number of wins',
  );

  // By place first; the numbers are those of the start list all the same.
  const best = section.players.find(({ place }) => place === 1);
  const top = table(page).getByRole('row').nth(1);
  await expect(top.getByRole('cell').first()).toHaveText(String(best?.number));
  await page.getByRole('button', { name: 'By start number' }).click();
  await expect(top.getByRole('cell').first()).toHaveText('1');
  const [first] = section.players;
  const met = first?.cells.findIndex((games) => games.length > 0) ?? 0;
  const cell = page.locator('[data-at="0-0-0"]');
  await expect(cell.locator('.op')).toHaveText(String(met + 1));
  const who = section.players[met]?.player;
  const color = first?.cells[met]?.[0]?.color === 'white' ? 'White' : 'Black';
  await expect(cell).toContainText(
    `${met + 1}, ${who?.given_name} ${who?.family_name}, ${color}:`.replaceAll('⁨', ''),
  );
  // Games that may be seen are links, as they are in other tables; so are those with a flag.
  await expect(page.locator('a.result').first()).toHaveAttribute('href', /^\/game\/5\d{4}$/);
  await expect(page.getByRole('link', { name: /exceeded the time limit/ }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /not finished/ })).toHaveCount(0);
  const bh = (first?.buchholz.cut_two ?? 0) / 2;
  await expect(top.getByRole('cell').nth(15)).toHaveText(
    `${Math.floor(bh)}${bh % 1 ? '½' : ''}`.replace(/^0½/, '½'),
  );
  await inspect(page, 'a table of games');
});

test('by keyboard: one stop, the arrows walk from game to game', async ({ page }) => {
  await mock.mockEvents(page, { section: mock.silliSection(25, 12) });
  await page.goto('/section/70');
  await tabTo(page, page.locator('.xt'));
  const here = page.locator('.result:focus');
  await expect(here).toHaveAttribute('data-at', '0-0-0');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(here).toHaveAttribute('data-at', '1-1-0');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('.xt .nm a:focus')).toHaveAttribute('data-at', '1--1-0');
  for (let game = 0; game < 14; game += 1) await page.keyboard.press('ArrowRight');
  await expect(here).toHaveAttribute('data-at', '1-11-0');
  // What stays in sight lies over none of them, once the table has scrolled.
  await expect(async () => {
    const last = await here.boundingBox();
    const score = await page.locator('.xt thead .sc').boundingBox();
    expect((last?.x ?? 9_999) + (last?.width ?? 0)).toBeLessThanOrEqual(score?.x ?? 0);
  }).toPass({ timeout: 5_000 });
  for (let row = 0; row < 25; row += 1) await page.keyboard.press('ArrowDown');
  await expect(here).toHaveAttribute('data-at', '24-11-0');
  await page.keyboard.press('Tab');
  await expect(page.locator('.xt :is(.result, a):focus')).toHaveCount(0);
});

test('a crosstable has the columns of Buchholz where its event counts them', async ({ page }) => {
  const tie_breaks = ['wins', 'sum_of_buchholz'];
  await mock.mockEvents(page, { section: mock.section(11, false, { tie_breaks }) });
  await page.goto('/section/70');
  const heads = page.getByRole('table', { name: /^Crosstable/ }).getByRole('columnheader');
  await expect(heads).toHaveCount(3 + 11 + 6);
  const names = (await heads.allTextContents()).slice(-6);
  expect(names).toEqual(['Score', 'Wins', 'SB', 'ΣBh', 'Left', 'Place']);
  await expect(page.getByTitle('Sum of Buchholz')).toHaveText('ΣBh');
});

test('a hundred players at 390 pixels, dark and in Czech', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await inCzech(page);
  await mock.mockEvents(page, { section: mock.silliSection(100, 12) });
  await page.goto('/section/70');
  await expect(page.locator('.result')).toHaveCount(1_200);
  await fits(page, 'a hundred players');
  // The box scrolls, and the names stay.
  const scroll = page.locator('.xt-scroll');
  const name = page.locator('.xt tbody .nm').first();
  const before = await name.boundingBox();
  await scroll.evaluate((element) => element.scrollTo({ left: 400 }));
  await expect.poll(() => scroll.evaluate((element) => element.scrollLeft)).toBe(400);
  expect((await name.boundingBox())?.x).toBeCloseTo(before?.x ?? -1, -0.3);
  await page.setViewportSize({ width: 1_280, height: 900 });
  await fits(page, 'a hundred players, wide');
  await page.setViewportSize({ width: 390, height: 844 });
});

test('a section in Czech, dark and narrow, as axe sees it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await inCzech(page);
  await mock.mockEvents(page, { section: mock.silliSection(25, 12) });
  await page.goto('/section/70');
  await expect(page.getByText('Startovní čísla jsou podle ratingu.')).toBeVisible();
  await inspectAt(page, 'a section in Czech', 390, 1_280);
});

test('its paper: start list with opponents, final table with a column a game', async ({ page }) => {
  const table = mock.silliSection(25, 12, { id: 300 });
  const whole = mock.event({
    ...{ phase: 'finished', announcement: silli(), sections: [{ id: 300, name: '1' }] },
    publication: { at: '2026-06-01T00:00:00Z', seed: '9f'.repeat(32) },
  });
  await mockPaper(page, { whole, tables: new Map([[300, table]]) });
  await page.goto('/events/7/paper/start-lists');
  const lines = page.getByRole('table').getByRole('row');
  await expect(lines).toHaveCount(26);
  await expect(lines.first().getByRole('columnheader').last()).toHaveText('Opponents');
  await expect(lines.nth(1).locator('.met')).toHaveCount(12);
  await expect(page.getByText(/^Start numbers follow the ratings/)).toBeVisible();
  await inspectAt(page, 'a start list', 1_280, 390);
  await page.goto('/events/7/paper/tables');
  await expect(lines).toHaveCount(26);
  await expect(lines.first().getByRole('columnheader')).toHaveCount(5 + 12 + 5);
  await expect(page.locator('.paper-table .met')).toHaveCount(300);
  await inspectAt(page, 'a final table', 1_280, 390);
});

test('the event says how it is played, and nothing of lots', async ({ page }) => {
  const publication = { at: '2026-12-20T00:00:00Z', seed: '9f'.repeat(32) };
  const world: mock.World = { event: mock.event({ announcement: silli(), publication }) };
  await mock.mockEvents(page, world);
  await page.goto('/events/7');
  await expect(page.getByText(/each with 12 games against opponents across/)).toBeVisible();
  await expect(page.getByText('Everybody has White in half of the games.')).toBeVisible();
  await expect(page.locator('.event-rules')).not.toContainText('by lot');
  await expect(page.locator('.seed')).toHaveCount(0);
  // Starting positions are drawn all the same.
  const start_positions = { kind: 'per_game' };
  const announcement = silli({ variant: 'chess960', start_positions });
  world.event = mock.event({ announcement, publication });
  await page.reload();
  await expect(page.locator('.seed')).toContainText('The starting positions follow from');
});

test('in the wizard: bad numbers are told at their fields, and what is sent', async ({ page }) => {
  const sent = await mock.mockEvents(page, { announces: true, event: mock.event() });
  await page.route('**/api/players/900001', (route) =>
    route.fulfill({ json: { player: mock.DIRECTOR } }),
  );
  await openAs(page, 'director', '/events/new');
  await page.getByRole('button', { name: 'Something new' }).click();
  await expect(step(page, 'What')).toBeFocused();
  await page.getByLabel('Tournament director').fill('900001');
  for (const name of ['Who', 'How']) {
    await next(page).click();
    await expect(step(page, name)).toBeFocused();
  }
  const [games, size] = [
    page.getByLabel('Games of each player'),
    page.getByLabel('Players in a section'),
  ];
  await expect(games).toHaveCount(0);
  await page.getByLabel('Who plays whom').selectOption('silli');
  await expect(games).toHaveValue('12');
  await expect(page.getByLabel('1.')).toHaveValue('buchholz_cut_two');
  await expect(page.getByLabel('4.')).toHaveValue('wins');
  await next(page).click();
  await expect(size).toHaveAccessibleDescription('Enter a whole number from 13 to 100.');
  await games.fill('13');
  await size.fill('25');
  await next(page).click();
  await expect(games).toBeFocused();
  await expect(games).toHaveAccessibleDescription(/enter an even number, 4 to 30/);
  await games.fill('40');
  await next(page).click();
  await expect(games).toHaveAccessibleDescription(/Enter a whole number from 4 to 30/);
  await games.fill('10');
  await page.getByRole('checkbox', { name: 'title norms' }).check();
  await next(page).click();
  const system = page.getByLabel('Who plays whom');
  await expect(system).toBeFocused();
  await expect(system).toHaveAccessibleDescription(/everybody meets everybody/);
  await page.getByRole('checkbox', { name: 'title norms' }).uncheck();
  await inspectAt(page, 'the step with the Silli system', 1_280, 390);
  for (const name of ['Time', 'Dates', 'This is what everybody will read']) {
    await next(page).click();
    await expect(step(page, name)).toBeFocused();
  }
  await expect(page.locator('.summary')).toContainText(
    'Sections of 25 players, each with 10 games',
  );
  const send = async () => {
    await page.getByRole('button', { name: 'Announce…' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Announce it' }).click();
  };
  await send();
  await expect(page).toHaveURL('/events/7');
  expect(sent).toEqual([
    {
      path: 'POST /api/events',
      body: {
        announcement: mock.announcement({
          ...{ name: 'Something new', system: 'silli', games_each: 10, section_size: 25 },
          tie_breaks: mock.SILLI_TIES,
        }),
      },
    },
  ]);
});

test('sections before they are published: sizes of the system, and no lots', async ({ page }) => {
  const world: mock.World = {
    event: mock.event({
      ...{ may: mock.EVERYTHING, announcement: silli() },
      entries: { entered: 0, accepted: 50, waiting: 0 },
      now: '2026-12-20T00:00:00Z',
    }),
    proposal: { ...mock.proposal(0, 0, 50), version: 0 },
  };
  const sent = await mock.mockEvents(page, world);
  await openAs(page, 'director', '/events/7/sections');
  await expect(page.getByText('start numbers follow the ratings')).toBeVisible();
  await expect(page.getByLabel('Public value mixed into the lots')).toHaveCount(0);
  const sizes = page.getByLabel('Sizes of the sections');
  await sizes.fill('12, 38');
  const make = page.locator('.form .btn.primary');
  await make.click();
  await expect(sizes).toHaveAccessibleDescription(/whole numbers from 13 to 100/);
  world.proposal = mock.proposal(2, 25);
  await sizes.fill('25, 25');
  await make.click();
  await expect(page.getByRole('heading', { level: 3, name: 'Section 2' })).toBeVisible();
  expect(sent).toEqual([
    { path: 'POST /api/events/7/proposal', body: { version: 0, sizes: [25, 25] } },
  ]);
  // Nobody has sides, and the order is that of the ratings.
  await expect(page.getByText('first side')).toHaveCount(0);
  await page.getByRole('button', { name: 'Publish the start lists…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('300 games');
  await expect(dialog).toContainText('Start numbers follow the ratings');
  await expect(dialog).not.toContainText('Lots are drawn');
});
