// Events that federations bring here: sent with their files, looked at, approved, refused.
import type { Page } from '@playwright/test';
import {
  CZECH,
  SENDER,
  brought,
  fault,
  mockImport,
  openAsOfficial,
  preview,
  walkToGames,
} from './support/imports';
import { inspect } from './support/inspect';
import { problem } from './support/leave';
import { inCzech, openAs } from './support/people';
import { expect, test } from './support/test';

test('nothing was brought here yet, and a player has no business there', async ({ page }) => {
  await page.route('**/api/imports', (route) => route.fulfill({ json: { imports: [] } }));
  await openAs(page, 'officer', '/desk');
  await page.getByRole('link', { name: 'Imports' }).click();
  await expect(page.getByText('No events imported yet.')).toBeVisible();
  await inspect(page, 'an empty list');
  await page.route('**/api/imports', (route) => route.fulfill(problem(403, 'forbidden')));
  await page.reload();
  await expect(page.getByText('No events imported yet.')).toHaveCount(0);
});

test('one is approved, one refused, on a phone, in Czech, in the dark', async ({ page }) => {
  const done = { state: 'done', event: 7, decided_by: SENDER, decided_at: '2026-03-02T08:00:00Z' };
  const imports = [
    brought(40, done),
    brought(3, { may_decide: true }),
    brought(2, { may_decide: true, name: 'A-long-name-'.repeat(6) }),
    ...Array.from({ length: 30 }, (_, n) =>
      brought(100 + n, { ...done, state: 'refused', event: null, reason: 'Never applied for.' }),
    ),
  ];
  await page.route('**/api/imports', (route) => route.fulfill({ json: { imports } }));
  const sent: unknown[] = [];
  await page.route('**/api/imports/3/approve', async (route) => {
    sent.push(route.request().postDataJSON());
    if (sent.length === 1) await route.fulfill(problem(409, 'import_decided'));
    else await route.fulfill({ json: brought(3, done) });
  });
  await page.route('**/api/imports/2/refuse', async (route) => {
    sent.push(route.request().postDataJSON());
    const refused = { ...done, state: 'refused', event: null, reason: 'Too few games.' };
    await route.fulfill({ json: brought(2, refused) });
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await openAs(page, 'officer', '/desk/imports');
  await expect(page.getByRole('link', { name: 'Import an event yourself' })).toBeVisible();
  // What waits comes first.
  await expect(page.getByRole('article').first()).toContainText('Memorial 3');
  await expect(page.getByText('Final: 13 players, 78 of 78 games finished').first()).toBeVisible();
  await page.getByRole('button', { name: 'Approve… Memorial 3' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Approve it' }).click();
  await expect(dialog.getByText('This has already been decided.')).toBeVisible();
  await inspect(page, 'the last question');
  await dialog.getByRole('button', { name: 'Approve it' }).click();
  await expect(page.getByText('“Memorial 3”: imported.')).toBeVisible();
  const way = page.getByRole('article', { name: 'Memorial 3' });
  await expect(way.getByRole('link', { name: 'View the event' })).toHaveAttribute(
    'href',
    '/events/7',
  );
  await page.getByRole('button', { name: /^Refuse… A-long/ }).click();
  await dialog.getByRole('button', { name: 'Refuse it' }).click();
  await dialog.getByLabel('Reason').fill('Too few games.');
  await dialog.getByRole('button', { name: 'Refuse it' }).click();
  await expect(page.getByText('“Memorial 2”: refused.')).toBeVisible();
  expect(sent).toEqual([{ version: 1 }, { version: 1 }, { version: 1, reason: 'Too few games.' }]);
  await inCzech(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Převzaté turnaje' })).toBeVisible();
  await inspect(page, 'thirty-three imports');
});

const LIST = 'section,number,id\nFinal,1,420733\nFinal,2,511019\nFinal,3,350840\n';
const part = (page: Page, name: string) => page.getByRole('group', { name });
const text = (page: Page, name: string) => part(page, name).getByLabel('Or as text');
const file = (page: Page, name: string) => part(page, name).getByLabel('From a file');
const csv = (name: string, content: string | Buffer) => ({
  ...{ name, mimeType: 'text/csv' },
  buffer: Buffer.from(content),
});
const check = (page: Page) => page.getByRole('button', { name: 'Check it' });

test('an event is brought here, its faults are mended, a last result comes later', async ({
  page,
}) => {
  await openAs(page, 'officer', '/settings');
  await page.getByRole('link', { name: 'Events from elsewhere' }).click();
  await page.getByRole('link', { name: 'Import an event' }).click();
  await expect(page.getByRole('heading', { name: 'Import an event' })).toBeVisible();
  await inspect(page, 'where to begin');
  await walkToGames(page);
  await expect(page.getByRole('heading', { name: 'What was played' })).toBeFocused();
  await inspect(page, 'the last step, empty');
  await check(page).click();
  await expect(text(page, 'Start list')).toBeFocused();
  await expect(text(page, 'Start list')).toHaveAccessibleDescription(/Add a start list/);

  // As spreadsheets write it: with a mark at its beginning, and lines that end in two characters.
  const wrong = LIST.replace('511019', '999999').replaceAll('\n', '\r\n');
  await file(page, 'Start list').setInputFiles(csv('start.csv', `\uFEFF${wrong}`));
  await expect(part(page, 'Start list')).toContainText('start.csv: 4 lines, 1 KB.');
  await text(page, 'Results').fill('white,black,result\n420733,511019,1-0\n');
  await check(page).click();
  await expect(page.getByRole('heading', { name: '1 error to fix' })).toBeFocused();
  const faults = page.locator('.fault-list li');
  await expect(faults).toContainText(['Nobody has the number 999999 here.']);
  await inspect(page, 'a fault');
  // By keyboard: to the place, which is selected there.
  await faults.getByRole('button', { name: 'Start list, line 3, id' }).press('Enter');
  await expect(text(page, 'Start list')).toBeFocused();
  await page.keyboard.insertText('Final,2,511019');
  await expect(page.getByText('Something has changed since the check')).toBeVisible();
  await check(page).click();
  // Of the other games nothing is told.
  await expect(page.getByRole('heading', { name: '2 errors to fix' })).toBeFocused();
  const results = 'white,black,result\n420733,511019,1-0\n350840,420733,0-1\n511019,350840,*\n';
  await text(page, 'Results').fill(results);
  await check(page).click();
  await expect(page.getByRole('heading', { name: 'No errors' })).toBeFocused();
  const would = page.locator('.brought');
  await expect(would).toContainText(
    '3 players, 3 games, 2 of them finished. It is imported at once.',
  );
  await would.getByText('Final: 3 players, 2 of 3 games finished').click();
  await expect(would.getByRole('row').nth(1)).toContainText('Paweł Łukasik');
  await expect(would).toContainText('Results, line 4');
  await inspect(page, 'what would be made');
  await would.getByRole('button', { name: 'Import it…' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Import it' }).dblclick();
  await expect(page).toHaveURL('/imports');
  const made = page.getByRole('article', { name: 'Memorial of the Postman' });
  await expect(made).toHaveCount(1);
  await expect(made.getByRole('link', { name: 'View the event' })).toHaveAttribute(
    'href',
    /^\/events\/\d+$/,
  );

  await made.getByText('Record later results…').click();
  await text(page, 'Results of').fill('white,black,result\n511019,350840,2-0\n');
  await check(page).click();
  await expect(made).toContainText('1 error to fix');
  await expect(made.locator('.fault-list')).toContainText('Results, line 2, result');
  await text(page, 'Results of').fill('white,black,result\n511019,350840,1/2-1/2\n');
  await check(page).click();
  await expect(made).toContainText('1 new result; 0 already recorded.');
  await inspect(page, 'results that come later');
  await made.getByRole('button', { name: 'Record them…' }).click();
  await dialog.getByRole('button', { name: 'Record them' }).dblclick();
  await expect(page.getByText('Memorial of the Postman: 1 result was recorded.')).toBeVisible();
});

test('a federation’s official sends an event for approval, once', async ({ page }) => {
  const warned = [fault('pgn', 7, 'game_unfinished', { severity: 'warning' })];
  const sent = await mockImport(page, [
    preview([]),
    preview(warned),
    problem(503, 'unavailable'),
    brought(1, { name: 'Memorial of the Postman' }),
  ]);
  await openAsOfficial(page, '/settings');
  await page.getByRole('link', { name: 'Events from elsewhere' }).click();
  await expect(page.getByText('No events imported yet.')).toBeVisible();
  await inspect(page, 'an empty list');
  await page.getByRole('link', { name: 'Import an event' }).click();
  await page.getByRole('button', { name: 'Friendly event' }).click();
  // Only events of their own federation, and no fee nor entries for what has begun.
  await expect(page.getByLabel('Organiser').getByRole('option')).toHaveText(['Czechia (CZE)']);
  await page.getByRole('navigation', { name: 'Steps' }).getByText('Start from').click();
  await walkToGames(page);
  await text(page, 'Start list').fill(LIST);
  await check(page).click();
  await expect(page.getByRole('heading', { name: 'No errors' })).toBeVisible();
  // What was changed has to be checked again before it can be sent.
  await page.getByLabel('Where').selectOption('by post');
  await expect(page.getByRole('button', { name: 'Send it for approval…' })).toHaveCount(0);
  await check(page).dblclick();
  await expect(page.locator('.brought')).toContainText('waits for an officer’s approval (TR-12)');
  await expect(page.locator('.fault-list')).toContainText('note');
  await page.getByRole('button', { name: 'Send it for approval…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send it' }).dblclick();
  await expect(dialog).toContainText('Posthorn is briefly unavailable.');
  await dialog.getByRole('button', { name: 'Send it' }).click();
  await expect(page).toHaveURL('/imports');
  await expect(page.getByText('“Memorial of the Postman”: waiting for approval.')).toBeVisible();
  expect(sent.map(({ dry_run }) => dry_run)).toEqual([true, true, false, false]);
  const [first, , once, again] = sent;
  expect(first?.announcement).toMatchObject({
    ...{ organiser: 'CZE', fee: null, starts_at: '2025-01-10T12:00:00Z' },
    ...{ entries_open_at: '2025-01-09T12:00:00.000Z', entries_close_at: '2025-01-10T12:00:00Z' },
  });
  // The key of what may have been sent already stays; another content has another one.
  expect(once).toEqual(again);
  expect(once?.request).not.toBe(first?.request);
  expect(once).toMatchObject({ origin: 'post', start_list: LIST });
  // What was sent is no draft any more.
  await page.goto('/imports/new');
  await expect(page.getByRole('heading', { name: 'Start from' })).toBeVisible();
});

test('files that cannot be sent, and faults in the announcement', async ({ page }) => {
  const taken = fault('announcement', null, 'code_taken');
  const sent = await mockImport(page, [
    problem(422, 'text_too_large'),
    preview([taken], { fault_count: 730 }),
    preview([]),
    {
      ...problem(422, 'import_has_problems'),
      json: {
        ...problem(422, 'import_has_problems').json,
        errors: [
          {
            ...{ file: 'pgn', line: 3, column: 'WhiteId', code: 'not_in_list' },
            ...{ rule: 'TR-12', reason: '7 is not in the start list.' },
          },
        ],
      },
    },
  ]);
  await openAsOfficial(page, '/imports/new');
  await walkToGames(page);
  const list = part(page, 'Start list');
  const UTF16 = Buffer.from(`\uFEFF${LIST}`, 'utf16le');
  await file(page, 'Start list').setInputFiles(csv('start.csv', UTF16));
  await expect(text(page, 'Start list')).toHaveValue(LIST);
  const workbook = Buffer.from([0x50, 0x4b, 3, 4, 20, 0, 6, 0]);
  await file(page, 'Start list').setInputFiles(csv('list.xlsx', workbook));
  await expect(file(page, 'Start list')).toHaveAccessibleDescription(/This file is not text/);
  await expect(list).toContainText('list.xlsx could not be read');
  // As Excel saves it: which of its encodings is guessed, and the reader can say better.
  const czech = Buffer.concat([
    Buffer.from('id,name\n7,Tom'),
    Buffer.from([0xe1, 0x9a, 0x20, 0xf8]),
  ]);
  await file(page, 'Start list').setInputFiles(csv('start.csv', czech));
  await expect(text(page, 'Start list')).toHaveValue(/Tomáš ř/);
  await expect(list).toContainText('read as Windows-1250: look at the names');
  await inspect(page, 'a file that is not UTF-8');
  await list.getByRole('button', { name: 'Read it as Windows-1252 instead' }).press('Enter');
  await expect(text(page, 'Start list')).toHaveValue(/Tomáš ø/);
  const back = list.getByRole('button', { name: 'Read it as Windows-1250 instead' });
  await expect(back).toBeFocused();
  await text(page, 'Start list').press('End');
  await text(page, 'Start list').pressSequentially('x');
  await expect(back).toHaveCount(0);
  const large = Buffer.alloc(3 * 1_024 * 1_024 + 1, 'x');
  await file(page, 'Games').setInputFiles(csv('games.pgn', large));
  await expect(file(page, 'Games')).toHaveAccessibleDescription(/too large: at most 3,072 KB/);
  await file(page, 'Start list').setInputFiles(csv('start.csv', LIST));
  await text(page, 'Games').evaluate((area: HTMLTextAreaElement, value) => {
    area.value = value;
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }, large.toString());
  await check(page).click();
  await expect(text(page, 'Games')).toHaveAccessibleDescription(/three megabytes at most/);
  expect(sent).toEqual([]);
  await text(page, 'Games').fill('[White "A"]\n\n1.e4 *\n');
  await check(page).click();
  await expect(page.locator('.form-summary')).toHaveText('This is too long.');

  await check(page).click();
  await expect(page.getByText('The first 1 of 730 are shown.')).toBeVisible();
  await page.getByRole('button', { name: 'Announcement' }).click();
  await expect(page.getByLabel('Code')).toBeFocused();
  await expect(page.getByLabel('Code')).toHaveAccessibleDescription(/Another event has this code/);
  await page.getByLabel('Code').fill('CZE/MEM-2');
  for (let step = 0; step < 5; step += 1) {
    await page.getByRole('button', { name: 'Next', exact: true }).click();
  }
  // The texts are still there.
  await expect(text(page, 'Start list')).toHaveValue(LIST);
  await check(page).click();
  await page.getByRole('button', { name: 'Send it for approval…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send it' }).click();
  // What was right a moment ago is not any more.
  await expect(page.getByRole('heading', { name: '1 error to fix' })).toBeFocused();
  await expect(page.locator('.fault-list')).toContainText('7 is not in the start list. (TR-12)');
  await expect(page.locator('.fault-list')).not.toContainText('not_in_list');
  await page.getByRole('button', { name: 'Games, line 3, WhiteId' }).click();
  await expect(text(page, 'Games')).toBeFocused();
});

test('who may not bring events here is not shown the way', async ({ page }) => {
  await openAs(page, 'tomas', '/settings');
  await expect(page.getByRole('link', { name: 'Keys for programs' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Events from elsewhere' })).toHaveCount(0);
  for (const path of ['/imports', '/imports/new']) {
    await page.goto(path);
    await expect(page.getByText('You are not allowed to do this.')).toBeVisible();
  }
  // A director sees those to direct, and brings none.
  await openAs(page, 'director', '/settings');
  await page.getByRole('link', { name: 'Events from elsewhere' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Events from elsewhere' }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Import an event' })).toHaveCount(0);
  await page.goto('/desk/imports');
  await expect(page.getByRole('navigation', { name: 'Director’s desk' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Import an event yourself' })).toHaveCount(0);
  await page.route('**/api/imports', (route) => route.abort());
  await page.goto('/imports');
  await expect(page.getByText('Posthorn cannot be reached.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

for (const [device, width] of [
  ['a desk', 1280],
  ['a phone', 390],
] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`on ${device}, ${colorScheme}`, () => {
      test.use({ viewport: { width, height: 844 }, colorScheme });

      test('bringing an event, in Czech', async ({ page }) => {
        const long = 'Velmi-dlouhé-slovo-'.repeat(8);
        const faults = [
          fault('announcement', null, 'code_taken'),
          fault('start_list', 3, 'unknown_player', { column: 'id' }),
          fault('pgn', 1_234, 'illegal_move', { detail: long }),
          fault('results', 9, 'unread_column', { column: long, severity: 'warning' }),
          ...Array.from({ length: 40 }, (_, n) => fault('pgn', 2_000 + n, 'broken_pgn')),
        ];
        await mockImport(page, [preview(faults), preview([])]);
        await inCzech(page);
        await openAsOfficial(page, '/imports/new');
        await walkToGames(page, CZECH);
        await page.getByRole('group', { name: 'Startovní' }).getByLabel('jako text').fill(LIST);
        const look = page.getByRole('button', { name: 'Zkontrolovat' });
        await look.click();
        await expect(page.getByRole('heading', { name: '43 chyb k opravě' })).toBeVisible();
        await expect(page.locator('.fault-list')).toContainText('Tento tah nelze zahrát.');
        await inspect(page, 'many faults');
        await look.click();
        await expect(page.getByRole('heading', { name: 'Vše je v pořádku' })).toBeVisible();
        await page.locator('.brought summary').first().click();
        await inspect(page, 'what would be made');
        await page.route('**/api/imports', (route) => {
          const done = { state: 'done', decided_by: SENDER, decided_at: '2026-03-02T08:00:00Z' };
          const finished = { name: 'Final', players: 13, games: 78, finished: 70 };
          const imports = [
            brought(1, {}),
            brought(2, { ...done, event: 7, sections: [finished] }),
            brought(3, { ...done, state: 'refused', reason: 'Nikdy nepřihlášeno.', name: long }),
          ];
          return route.fulfill({ json: { imports } });
        });
        await page.goto('/imports');
        await expect(page.getByText('Nikdy nepřihlášeno.')).toBeVisible();
        await page.getByText('Zapsat výsledky, které přišly později…').click();
        await inspect(page, 'what became of them');
      });
    });
  }
}
