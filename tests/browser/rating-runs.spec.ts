// Rating runs at the desk: start, look over, correct, publish, withdraw, take over a first list.
import type { Page } from '@playwright/test';
import { inspectAt, inspect } from './support/inspect';
import { problem } from './support/leave';
import { inCzech, openAs } from './support/people';
import * as mock from './support/ratings';
import { expect, test } from './support/test';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const changes = (page: Page) => page.locator('.changes tbody tr');
const CHANGED = problem(409, 'changed_meanwhile');

test('a run is started, looked over and published', async ({ page }) => {
  const atWork = mock.runHead({ pool: 'makruk', state: 'calculating', games: 0, players: 0 });
  const runs = [mock.runHead({ state: 'published' }), atWork];
  const world: mock.RunWorld = { runs, run: mock.run() };
  const sent = await mock.mockRuns(page, world);
  await openAs(page, 'officer', '/desk');
  await page.getByRole('link', { name: 'Rating lists' }).click();
  await expect(heading(page, 'Rating lists')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ratings in chess, January 2027' })).toBeVisible();
  const chess960 = page.getByRole('region', { name: 'Ratings in Chess960, January 2027' });
  await expect(chess960).toContainText(
    'This run can be started from 5 Dec 2026. If the list before it counts by then, the server prepares it by itself.',
  );
  // What is not known yet is not told as none.
  await expect(page.locator('.run-row').nth(1)).toContainText('being calculated');
  await expect(page.locator('.run-row').nth(1)).not.toContainText('0 games');
  const chess = page.getByRole('region', { name: 'Ratings in chess, January 2027' });
  await expect(chess).toContainText('1 Dec 2026');
  await chess.getByLabel('Rules').selectOption('sks');

  world.run = mock.run({ run: mock.runHead({ state: 'calculating' }), changes: [] });
  await chess.getByRole('button', { name: 'Calculate the preview' }).click();
  await expect(page).toHaveURL('/desk/ratings/chess-2027-1');
  await expect(page.getByText('The server is calculating this list.')).toBeVisible();
  await expect(page.locator('.lede')).toContainText('. The list is being calculated. Counts from');
  await expect(page.getByRole('button', { name: 'Publish…' })).toHaveCount(0);
  world.run = mock.run();
  await expect(changes(page)).toHaveCount(100);
  await expect(page.getByText('150 players with games.')).toBeVisible();
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(changes(page)).toHaveCount(150);
  await page.getByLabel('Find a player').fill('160014');
  await expect(changes(page)).toHaveCount(1);
  await expect(changes(page)).toContainText('+2');
  await expect(page.getByText('the rating is based on fewer (RAT-15)')).toBeVisible();

  await page.getByRole('button', { name: 'Publish…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(
    '2,345 players. Everybody can see it at once; it counts from 1 Jan',
  );
  // Somebody else was quicker: that is told, and what they did is shown.
  world.refuse = CHANGED;
  world.run = mock.run({ run: mock.runHead({ version: 4 }) });
  await dialog.getByRole('button', { name: 'Publish the list' }).click();
  await expect(page.getByText('Somebody has changed this in the meantime.')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Publish…' }).click();
  const published_at = '2026-12-17T09:00:00Z';
  world.run = mock.run({ run: mock.runHead({ state: 'published', version: 5, published_at }) });
  await dialog.getByRole('button', { name: 'Publish the list' }).click();
  await expect(page.getByRole('link', { name: 'To the list' })).toHaveAttribute(
    'href',
    '/ratings/chess-2027-1',
  );
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText('Add a correction…')).toHaveCount(0);
  expect(sent).toEqual([
    {
      path: 'POST /api/rating-runs',
      body: { pool: 'chess', quarter: '2027/1', rule_set: 'sks' },
    },
    { path: 'POST /api/rating-runs/chess-2027-1/publish', body: { version: 3 } },
    { path: 'POST /api/rating-runs/chess-2027-1/publish', body: { version: 4 } },
  ]);
});

test('ratings are corrected with a reason, and a correction is taken back', async ({ page }) => {
  const world: mock.RunWorld = { run: mock.run() };
  const sent = await mock.mockRuns(page, world);
  await openAs(page, 'officer', '/desk/ratings/chess-2027-1');
  const box = page.getByRole('region', { name: 'Corrections' });
  await box.getByText('Add a correction…').click();
  const correct = box.getByRole('button', { name: 'Correct it' });
  await box.getByLabel('Player number').fill('160014');
  await box.getByLabel('Reason').fill('   ');
  await correct.click();
  await expect(box.getByLabel('Reason')).toHaveAccessibleDescription(/Fill in this field\.$/);
  await box.getByLabel('Reason').fill(' Ten defaults. ');
  world.refuse = problem(403, 'own_rating');
  await correct.click();
  await expect(box.getByLabel('Player number')).toHaveAccessibleDescription(
    /You cannot decide about/,
  );
  await correct.click();
  await expect(page.getByText('Corrected and recalculated.')).toBeVisible();

  await box.getByRole('button', { name: 'Starting rating' }).click();
  await box.getByLabel('Player number').fill('160014');
  await box.getByLabel('Section number').fill('70');
  await box.getByLabel('Starting rating', { exact: true }).fill('900');
  await box.getByLabel('Reason').fill('A misprint.');
  await correct.click();
  await expect(box.getByLabel('Starting rating', { exact: true })).toHaveAccessibleDescription(
    /from 1,000 to 3,000/,
  );
  await box.getByLabel('Starting rating', { exact: true }).fill('2150');
  await correct.click();
  await expect(box.getByLabel('Reason')).toHaveValue('');

  await box.getByRole('button', { name: 'Take back… William Pemberton' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('William Pemberton: the rating will be calculated without');
  world.run = mock.run({ run: mock.runHead({ version: 4 }) });
  await dialog.getByRole('button', { name: 'Take it back' }).click();
  await expect(page.getByText('Taken back and recalculated.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const of = { version: 3, player: 160_014 };
  const first = { ...of, kind: 'first_rating_formula', reason: 'Ten defaults.' };
  const start = { ...of, kind: 'start_rating', section: 70, rating: 2_150, reason: 'A misprint.' };
  const path = 'POST /api/rating-runs/chess-2027-1/corrections';
  expect(sent).toEqual([
    { path, body: first },
    { path, body: first },
    { path, body: start },
    { path: `${path}/2/remove`, body: { version: 3 } },
  ]);
});

test('a list is withdrawn with a reason, calculated afresh and published again', async ({
  page,
}) => {
  const world: mock.RunWorld = { run: mock.run({ run: mock.runHead({ state: 'published' }) }) };
  const sent = await mock.mockRuns(page, world);
  await openAs(page, 'officer', '/desk/ratings/chess-2027-1');
  await page.getByRole('button', { name: 'Withdraw the list…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('A section was entered twice.');
  world.refuse = problem(409, 'later_list_published');
  await dialog.getByRole('button', { name: 'Withdraw the list' }).click();
  await expect(dialog.getByRole('alert')).toContainText('A later list is based on this one');
  const withdrawn_reason = 'A section was entered twice.';
  world.run = mock.run({ run: mock.runHead({ state: 'withdrawn', withdrawn_reason }) });
  await dialog.getByRole('button', { name: 'Withdraw the list' }).click();
  const state = page.getByRole('region', { name: 'State' });
  await expect(state).toContainText('A section was entered twice.');
  await expect(page.getByRole('button', { name: /^Publish/ })).toHaveCount(0);
  world.run = mock.run({ run: mock.runHead({ withdrawn_reason, version: 9 }) });
  await page.getByRole('button', { name: 'Recalculate' }).click();
  await page.getByRole('button', { name: 'Publish again…' }).click();
  await dialog.getByRole('button', { name: 'Publish the list' }).click();
  await expect(dialog).toHaveCount(0);
  expect(sent.map(({ path }) => path.split('/').at(-1))).toEqual([
    ...['withdraw', 'withdraw', 'calculate', 'publish'],
  ]);
});

test('a first list is taken over from a file, whose faults are told by line', async ({ page }) => {
  const world: mock.RunWorld = { runs: [] };
  const sent = await mock.mockRuns(page, world);
  await openAs(page, 'officer', '/desk/ratings');
  await expect(page.getByText('None yet.')).toBeVisible();
  await page.getByText('Import a first list…').click();
  const box = page.locator('details', { hasText: 'Import a first list…' });
  const look = box.getByRole('button', { name: 'Check the file…' });
  // A workbook is none, and what Excel saves is read as its Windows writes.
  const excel = (...bytes: number[]) => ({
    ...{ name: 'excel.csv', mimeType: 'text/csv' },
    buffer: Buffer.from(bytes),
  });
  await box.getByLabel('CSV file').setInputFiles(excel(0x50, 0x4b, 3, 4));
  await expect(box.getByLabel('CSV file')).toHaveAccessibleDescription(/This file is not text/);
  await box.getByLabel('CSV file').setInputFiles(excel(0x4e, 0xe1, 0xf8));
  await expect(box.getByText('read as Windows-1250: look at the names')).toBeVisible();
  await expect(box.getByText('For example: Nář')).toBeVisible();
  await inspect(page, 'a file that is not UTF-8');
  await box.getByRole('button', { name: 'Read it as Windows-1252 instead' }).click();
  await expect(box.getByText('For example: Náø')).toBeVisible();
  await box.getByLabel('CSV file').setInputFiles([]);
  await expect(box.getByText('For example:')).toHaveCount(0);
  await box.getByLabel('Quarter').fill('2026');
  await look.click();
  await expect(box.getByLabel('CSV file')).toHaveAccessibleDescription(/Fill in this field\.$/);
  const csv = 'id,rating,games\n160012,2418,138\n160013,x,20\n';
  const file = { name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
  await box.getByLabel('CSV file').setInputFiles(file);
  await look.click();
  await expect(box.getByLabel('Quarter')).toHaveAccessibleDescription(/such as 2027\/1/);
  await box.getByLabel('Quarter').fill('2026/4');
  await look.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('2 lines become the list of 2026/4 in chess.');
  const refused = problem(422, 'faulty_file');
  const errors = [{ file: 'csv', line: 3, column: 'rating', reason: '“x” is no rating' }];
  world.refuse = { ...refused, json: { ...refused.json, errors } as typeof refused.json };
  await dialog.getByRole('button', { name: 'Import' }).click();
  await expect(box.getByRole('alert')).toContainText('Line 3 (rating): “x” is no rating');
  await inspect(page, 'a file with faults');
  const games = 'white,black,result,white_start,black_start,level\n160013,9,1-0,,2000,1900\n';
  const earlier = { name: 'games.csv', mimeType: 'text/csv', buffer: Buffer.from(games) };
  await box.getByLabel('Earlier games').setInputFiles(earlier);
  await look.click();
  await dialog.getByRole('button', { name: 'Import' }).click();
  await expect(
    page.getByText('Imported: Ratings in chess, October 2026 (2,345 players).'),
  ).toBeVisible();
  expect(sent[1]).toEqual({
    path: 'POST /api/rating-lists',
    body: { pool: 'chess', quarter: '2026/4', rule_set: 'iccf', csv, history: games },
  });
});

test('FIDE ratings are taken over from a file, on the real server', async ({ page, request }) => {
  await openAs(page, 'officer', '/desk/ratings');
  const clock = (await (await request.get('/local/clock')).json()) as { now: string };
  const [year = '', month = ''] = clock.now.split('-');
  const quarter = Math.ceil(Number(month) / 3);
  const current = `${year}/${quarter}`;
  await page.getByText('Import FIDE ratings and titles…').click();
  const box = page.locator('details', { hasText: 'Import FIDE ratings and titles…' });
  const take = async (csv: string, list = current) => {
    await box.getByRole('textbox', { name: 'List' }).fill(list);
    const file = { name: 'fide.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
    await box.getByLabel('FIDE ratings').setInputFiles(file);
    await box.getByRole('button', { name: 'Check the file…' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Import' }).click();
  };
  await take('id,rating\n390044,2301\n7,2000\n');
  await expect(box.getByRole('alert')).toContainText('Line 3 (id): nobody has the number 7 here');
  await inspect(page, 'FIDE ratings with a fault');
  const csv = 'id,rating,title\n390044,2301,FM\n';
  await take(csv, `${Number(year) - 1}/${quarter}`);
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
    'Only the FIDE list of the present quarter is taken over. (TR-9.4)',
  );
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  // What is behind an open dialog takes no text.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await take(csv);
  await expect(
    page.getByText('One player in the file, something has changed for one of them.'),
  ).toBeVisible();
  await take(csv);
  await expect(page.getByText('One player in the file, nothing has changed.')).toBeVisible();
  await page.goto('/player/390044');
  await expect(page.getByText('FIDE rating 2301 · FIDE title FM')).toBeVisible();
});

test('the runs are for officers', async ({ page }) => {
  await openAs(page, 'tomas', '/desk/ratings');
  await expect(page.getByText('You are not allowed to do this.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await openAs(page, 'director', '/desk/leave');
  await expect(page.getByRole('link', { name: 'Rating lists' })).toHaveCount(0);
});

test('from a player’s explanation to a list withdrawn and published again, on the real server', async ({
  page,
  browser,
  watch,
}) => {
  test.slow();
  const context = await browser.newContext();
  watch(context);
  const visitor = await context.newPage();
  await visitor.goto('/ratings');
  await visitor.getByLabel('Find a player').fill('moretti');
  await expect(visitor.locator('.rating-list tbody tr')).toHaveCount(1);
  const newest = await visitor.getByRole('combobox', { name: 'List' }).inputValue();
  await visitor.getByRole('link', { name: 'Giulia Moretti' }).click();
  await expect(heading(visitor, 'SIM Giulia Moretti')).toBeVisible();
  await visitor.getByRole('button', { name: /^Why/ }).first().click();
  await expect(visitor.getByText(/^Rounded: \d{4} \(RAT-17\)$/)).toBeVisible();
  await visitor.locator('.explained').getByRole('link', { name: /^Game/ }).first().click();
  await expect(visitor).toHaveURL(/\/game\/\d+$/);

  await openAs(page, 'officer', `/desk/ratings/${newest}`);
  await page.getByRole('button', { name: 'Withdraw the list…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('A trial.');
  await dialog.getByRole('button', { name: 'Withdraw the list' }).click();
  await page.getByRole('button', { name: 'Recalculate' }).click();
  const box = page.getByRole('region', { name: 'Corrections' });
  await box.getByText('Add a correction…').click();
  await box.getByLabel('Player number').fill('940207');
  await box.getByLabel('Reason').fill('Evidently inappropriate.');
  await box.getByRole('button', { name: 'Correct it' }).click();
  await expect(box.getByText('Evidently inappropriate.')).toBeVisible();
  await visitor.goto(`/ratings/${newest}`);
  await expect(visitor.getByRole('heading', { name: 'List not found' })).toBeVisible();
  await box.getByRole('button', { name: 'Take back… Giulia Moretti' }).click();
  await dialog.getByRole('button', { name: 'Take it back' }).click();
  await page.getByRole('button', { name: 'Publish again…' }).click();
  await dialog.getByRole('button', { name: 'Publish the list' }).click();
  await page.getByRole('link', { name: 'To the list' }).click();
  await expect(page.locator('.rating-list tbody tr').first()).toBeVisible();
});

// Each width and each scheme once with axe, which takes most of the time; both widths with each.
for (const [colorScheme, width, another] of [
  ['light', 1280, 390],
  ['dark', 390, 1280],
] as const) {
  test.describe(`${colorScheme}, at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 844 }, colorScheme });
    const look = (page: Page, where: string) => inspectAt(page, where, width, another);

    test('runs at the desk, in English and Czech', async ({ page }) => {
      test.slow();
      const runs = [mock.runHead(), mock.runHead({ id: 'chess-2026-4', state: 'withdrawn' })];
      await mock.mockRuns(page, { runs, run: mock.run({ changes: mock.changes(12) }) });
      if (colorScheme === 'dark') await inCzech(page);
      await openAs(page, 'officer', '/desk/ratings');
      await expect(page.locator('.desk details')).toHaveCount(2);
      for (const box of await page.locator('.desk details > summary').all()) await box.click();
      await look(page, 'the runs');
      await page.goto('/desk/ratings/chess-2027-1');
      await expect(changes(page)).toHaveCount(12);
      for (const box of await page.locator('.desk details > summary').all()) await box.click();
      await page.locator('.desk .form .seg button').nth(1).click();
      await look(page, 'a run');
      await page.locator('.desk > section .btn.primary').first().click();
      await look(page, 'publishing');
    });
  });
}
