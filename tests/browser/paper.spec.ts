// What of an event is put on paper: start lists, final tables, diplomas, certificates, the report. Event 2
// of the demo is over, in event 3 teams are playing.
import type { Page } from '@playwright/test';
import { inspectAt } from './support/inspect';
import * as paper from './support/paper';
import { inCzech } from './support/people';
import { expect, test } from './support/test';

const STANDING = ['595 × 842'];
const LYING = ['842 × 595'];

/** Everything is there, so that it can be printed. */
const loaded = (page: Page) =>
  expect(page.getByRole('button', { name: /^(Print|Vytisknout)$/ })).toBeVisible({
    timeout: 30_000,
  });

async function onPaper(page: Page) {
  await page.evaluate(() => document.fonts.ready);
  const made = await paper.pdfOf(page);
  // The site's own letters are in the file, and no other's.
  expect(made.embedded).toBeGreaterThan(1);
  expect(made.named).toBe(false);
  for (const font of made.fonts) expect(font).toMatch(/^Newsreader/);
  return made;
}

test('the papers of an event that is over are found from its page and from its section', async ({
  page,
}) => {
  await page.goto('/events/2');
  await page.getByRole('link', { name: 'On paper' }).click();
  await expect(page).toHaveURL('/events/2/paper');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('On paper');
  for (const name of ['Start lists', 'Final tables', 'Diplomas', 'Report of the event'])
    await expect(page.getByRole('link', { name })).toBeVisible();
  await page.getByRole('link', { name: 'Certificates of participation' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Certificates');
  await loaded(page);
  await page.goto('/section/101');
  await expect(page.getByRole('link', { name: 'On paper' })).toHaveAttribute(
    'href',
    '/events/2/paper',
  );
  await page.goto('/events/2/paper/menu');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
});

test('a start list has the director, the time and the seats, and nothing to press', async ({
  page,
}) => {
  await page.goto('/events/2/paper/start-lists');
  await loaded(page);
  const sheet = page.getByRole('article', { name: 'Section 1' });
  await expect(sheet).toContainText('CCM Marit Solberg (390044)');
  await expect(sheet).toContainText('8 January 2026');
  await expect(sheet).toContainText('10 moves in 500 days.');
  await expect(sheet).toContainText('45 days');
  await expect(sheet.locator('tbody tr')).toHaveCount(7);
  await expect(sheet.getByRole('row', { name: /Giulia Moretti/ })).toContainText('SIM');
  await expect(sheet.getByRole('row', { name: /Giulia Moretti/ })).toContainText('940207');
  await inspectAt(page, 'start lists', 1280, 390);
  await page.emulateMedia({ media: 'print' });
  for (const hidden of ['header.top', 'footer', '.head', '.paper-tools', '.paper-back'])
    await expect(page.locator(hidden).first()).toBeHidden();
  await expect(page.getByRole('button').first()).toBeHidden();
  expect(await onPaper(page)).toMatchObject({ pages: 1, sizes: STANDING });
});

test('a diploma is a page, of the winner or of the first three', async ({ page }) => {
  await page.goto('/events/2/paper/diplomas');
  await loaded(page);
  const diplomas = page.locator('.diploma');
  await expect(diplomas).toHaveCount(3);
  await expect(diplomas.nth(0)).toContainText('for first place');
  await expect(diplomas.nth(2)).toContainText('for third place');
  await expect(diplomas.nth(0)).toContainText('in Fjord Masters, section 1');
  await expect(diplomas.nth(0)).toContainText(/\d½? points from 6 games/);
  expect(await onPaper(page)).toMatchObject({ pages: 3, sizes: LYING });
  await page.getByLabel('A line of your own').fill('Prague, 6 December 2026');
  await expect(diplomas.nth(1)).toContainText('Prague, 6 December 2026');
  await page.getByRole('button', { name: 'Winners only' }).click();
  await expect(diplomas).toHaveCount(1);
  expect(await onPaper(page)).toMatchObject({ pages: 1 });
  // Kept nowhere.
  await page.reload();
  await loaded(page);
  await expect(page.getByLabel('A line of your own')).toHaveValue('');
});

test('everybody who has played to the end has a certificate, and is found by name', async ({
  page,
}) => {
  await page.goto('/events/2/paper/certificates');
  await loaded(page);
  await expect(page.locator('.diploma')).toHaveCount(7);
  expect(await onPaper(page)).toMatchObject({ pages: 7, sizes: LYING });
  await page.getByPlaceholder('Name or number of a player').fill('kucera jiri');
  await expect(page.locator('.diploma')).toHaveCount(1);
  await expect(page.locator('.diploma')).toContainText('Jiří Kučera');
  await expect(page.locator('.diploma')).toContainText(/\d(st|nd|rd|th) place/);
  await page.getByPlaceholder('Name or number of a player').fill('511019');
  await expect(page.locator('.diploma')).toContainText('Mehmet Yıldız');
  await page.getByPlaceholder('Name or number of a player').fill('nobody');
  await expect(page.getByText('Nothing of this choice is to be printed.')).toBeVisible();
});

test('the report counts every game once', async ({ page }) => {
  await page.goto('/events/2/paper/report');
  await loaded(page);
  const sheet = page.getByRole('article');
  await expect(sheet.getByRole('heading', { name: '21 games' })).toBeVisible();
  const counted = await sheet
    .locator('.report-columns > dl')
    .evaluateAll((lists) =>
      lists.map((list) =>
        [...list.querySelectorAll('dd')].reduce((sum, each) => sum + Number(each.textContent), 0),
      ),
    );
  expect(counted).toEqual([21, 21]);
  await expect(sheet.getByRole('region', { name: 'Who played' })).toContainText('CZE Czechia 1');
  await expect(sheet.getByRole('region', { name: 'Winners' }).locator('tbody tr')).toHaveCount(1);
  expect(await onPaper(page)).toMatchObject({ pages: 1, sizes: STANDING });
});

test('what is not there yet is said, and start lists of teams have their boards', async ({
  page,
}) => {
  await page.goto('/events/3/paper');
  await expect(page.getByRole('link', { name: 'Start lists' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Diplomas' })).toHaveCount(0);
  await expect(page.getByText('There are no final tables yet').first()).toBeVisible();
  await page.goto('/events/3/paper/diplomas');
  await expect(page.getByRole('heading', { name: 'Nothing to print yet' })).toBeVisible();
  await page.goto('/events/1/paper/start-lists');
  await expect(page.getByText('There are no start lists yet.')).toBeVisible();
  await page.goto('/events/3/paper/start-lists');
  await loaded(page);
  await expect(page.locator('.paper-list tbody')).toHaveCount(6);
  const team = page.locator('.paper-list tbody', {
    hasText: 'Lofoten Letters',
  });
  await expect(team).toContainText('captain: Eirik Nygård');
  await expect(team.locator('.of-seat')).toHaveText(['1', '2', '3', '4']);
  expect(await onPaper(page)).toMatchObject({ sizes: STANDING });
});

test('sixty sections come a few at a time, and go on after a failure', async ({ page }) => {
  const seen = await paper.mockPaper(page, paper.bigEvent({ sections: 60, size: 17 }));
  seen.refuse = 25;
  await page.goto('/events/7/paper/start-lists');
  await expect(page.getByRole('alert')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('button', { name: 'Print', exact: true })).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: 'of 60 sections' })).toBeVisible();
  // Whoever prints all the same sees that something is missing.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/^Incomplete: \d+ of 60 sections\.$/)).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Try again' }).click();
  await loaded(page);
  expect(seen.most).toBeLessThanOrEqual(4);
  // Nothing was asked for twice but what had failed.
  expect(seen.asked).toBeLessThanOrEqual(60 + 4);
  await expect(page.locator('.sheet')).toHaveCount(60);
  await page.emulateMedia({ media: 'print' });
  const long = page.getByRole('rowheader', { name: paper.LONG.family_name });
  await expect(long).toBeVisible();
  expect(await long.evaluate((cell) => cell.scrollWidth <= cell.clientWidth)).toBe(true);
  expect(await onPaper(page)).toMatchObject({ pages: 60, sizes: STANDING });
});

test('a list that is longer than a page repeats its head', async ({ page }) => {
  await paper.mockPaper(page, paper.bigEvent({ sections: 1, size: 90 }));
  await page.goto('/events/7/paper/start-lists');
  await loaded(page);
  await page.emulateMedia({ media: 'print' });
  const head = page.locator('.paper-list thead');
  expect(await head.evaluate((one) => getComputedStyle(one).display)).toBe('table-header-group');
  expect((await onPaper(page)).pages).toBeGreaterThan(1);
});

test('final tables lie across the page, seventeen players on one', async ({ page }) => {
  await paper.mockPaper(page, paper.bigEvent({ sections: 3, size: 17 }));
  await page.goto('/events/7/paper/tables');
  await loaded(page);
  await expect(page.locator('.paper-table')).toHaveCount(3);
  await inspectAt(page, 'final tables', 390, 1280);
  expect(await onPaper(page)).toMatchObject({ pages: 3, sizes: LYING });
  // What A4 has between its margins, on its side.
  await page.setViewportSize({ width: 1030, height: 700 });
  await page.emulateMedia({ media: 'print' });
  const cut = await page
    .locator('.paper-table')
    .evaluateAll(
      (tables) =>
        tables.filter((table) => table.scrollWidth > (table.parentElement?.clientWidth ?? 0))
          .length,
    );
  expect(cut).toBe(0);
});

test('prizes and norms are in the report, and what places give on the start list', async ({
  page,
}) => {
  const big = paper.bigEvent({ sections: 2, size: 11 });
  const [first] = big.tables.get(300)?.players.filter(({ place }) => place === 2) ?? [];
  const shared = { section: { id: 300, name: '1' }, player: first?.player, place: 2, shared: true };
  big.whole.announcement.norms = true;
  big.whole.leads = [
    {
      ...{ article: 'TR-1.3.2', stage: 'world_championship_candidates', half: false, place: 2 },
      ...{ percent: null, from_category: null, to_category: null },
    },
  ];
  await paper.mockPaper(page, { ...big, prizes: [shared] });
  await page.goto('/events/7/paper/report');
  await loaded(page);
  await expect(page.getByRole('region', { name: 'Prizes' })).toContainText(
    /Section 1, shared 2nd–\dth place: /,
  );
  await expect(page.getByRole('region', { name: 'Norms' })).toBeVisible();
  await page.goto('/events/7/paper/start-lists');
  await loaded(page);
  await expect(page.getByRole('article', { name: 'Section 2' })).toContainText(
    '1st or 2nd place: Candidates',
  );
});

test('sections are chosen by keys alone', async ({ page }) => {
  await paper.mockPaper(page, paper.bigEvent({ sections: 3, size: 5 }));
  await page.goto('/events/7/paper/certificates');
  await loaded(page);
  await expect(page.getByText('15 pages')).toBeVisible();
  await page.getByLabel('Section 2').focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('10 pages')).toBeVisible();
  await page.getByRole('button', { name: 'None' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('0 pages')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByText('5 pages')).toBeVisible();
});

test('teams have a diploma with their players, and share places', async ({ page }) => {
  for (const boards of [4, 40]) {
    await paper.mockPaper(page, paper.teamEvent(boards));
    await page.goto('/events/7/paper/diplomas');
    await loaded(page);
    const diplomas = page.locator('.diploma');
    await expect(diplomas).toHaveCount(3);
    await expect(diplomas.nth(1)).toContainText('for shared 2nd–3rd place');
    await expect(diplomas.nth(0).locator('.diploma-team li')).toHaveCount(boards);
    expect(await onPaper(page)).toMatchObject({ pages: 3, sizes: LYING });
    await page.unrouteAll();
  }
  await paper.mockPaper(page, paper.teamEvent(4));
  await page.goto('/events/7/paper/certificates');
  await loaded(page);
  await expect(page.locator('.diploma')).toHaveCount(16);
  await expect(page.locator('.diploma', { hasText: 'for the team Lofoten Letters' })).toHaveCount(
    4,
  );
  await page.goto('/events/7/paper/report');
  await loaded(page);
  const won = page.getByRole('region', { name: 'Winning teams' });
  await expect(won).toContainText('Lofoten Letters');
  await expect(page.getByRole('heading', { name: /games$/ })).toHaveText('24 games');
});

test('in Czech, at night, on a phone; on paper black on white', async ({ browser, watch }) => {
  const context = await browser.newContext({
    ...{ colorScheme: 'dark', locale: 'cs-CZ', reducedMotion: 'reduce' },
    viewport: { width: 390, height: 844 },
  });
  watch(context);
  const page = await context.newPage();
  await inCzech(page);
  await paper.mockPaper(page, paper.teamEvent(4));
  await page.goto('/events/7/paper');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('K tisku');
  await inspectAt(page, 'papers', 390, 1280);
  await page.getByRole('link', { name: 'Diplomy' }).click();
  await loaded(page);
  const second = page.locator('.diploma').nth(1);
  await expect(second).toContainText('za dělené 2.–3. místo');
  await expect(second).toContainText('v turnaji Cup of the Postal Clubs, skupina 1');
  await expect(second).toContainText('Svaz korespondenčního šachu: Česko');
  await expect(second).toContainText('11½ bodu ze 12 partií');
  await inspectAt(page, 'diplomas', 390, 1280);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const colours = await second.evaluate((one) => {
    const { color, backgroundColor } = getComputedStyle(one);
    return [color, backgroundColor, getComputedStyle(document.body).backgroundColor];
  });
  expect(colours).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)', 'rgb(255, 255, 255)']);
  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
  for (const path of ['start-lists', 'certificates', 'report']) {
    await page.goto(`/events/7/paper/${path}`);
    await loaded(page);
    await inspectAt(page, path, 390, 1280);
  }
  await context.close();
});
