// A player's own notes on a game: written once, there on every device, merged where two have written, and
// seen by nobody else.
import { readFile } from 'node:fs/promises';
import { ready, tabTo } from './support/board';
import { fits, inspect } from './support/inspect';
import {
  comment,
  elsewhere,
  empty,
  fetched,
  kept,
  lines,
  note,
  state,
  tryMove,
} from './support/notes';
import { Player, inCzech, openAs } from './support/people';
import { expect, test } from './support/test';

test('what is written about a move and the game is there on another device', async ({
  page,
  browser,
  request,
  watch,
}) => {
  await empty(request, 'stefan', 48206);
  await openAs(page, 'stefan', '/analysis/48206?ply=7');
  await ready(page);
  await fetched(page);
  await page.getByRole('button', { name: 'good move', exact: true }).click();
  await page.getByRole('button', { name: 'interesting move' }).click();
  await expect(page.getByRole('button', { name: 'good move', exact: true })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await page.getByRole('button', { name: 'unclear' }).click();
  await comment(page).fill('The Evans Gambit.');
  await note(page).fill('He knows the old books.\nLook for something quiet.');
  await expect(state(page)).toHaveText('Saving…');
  await expect(lines(page)).toContainText('The Evans Gambit.');
  await kept(page);
  await inspect(page, 'notes on a game');

  const context = await browser.newContext();
  watch(context);
  const other = await elsewhere(context, 'stefan', '/analysis/48206?ply=7');
  await ready(other);
  await expect(comment(other)).toHaveValue('The Evans Gambit.');
  await expect(other.locator('.lines [aria-current]')).toHaveText(
    /b4!\?.*interesting move.*∞.*unclear/,
  );
  await expect(note(other)).toHaveValue(/^He knows the old books\.\nLook/);

  // Beside the game it is one press away, and the same note.
  await other.goto('/game/48206');
  await ready(other);
  const asked: string[] = [];
  other.on('request', (request) => asked.push(request.url()));
  await other.getByText('My note on this game').click();
  await expect(note(other)).toHaveValue(/^He knows the old books/);
  expect(asked.filter((url) => url.endsWith('/notebook'))).toHaveLength(1);
  await note(other).fill('He knows the old books.');
  await kept(other);
  await inspect(other, 'a note beside the game');
  await page.goto('/game/48206');
  await page.getByText('My note on this game').click();
  await expect(note(page)).toHaveValue('He knows the old books.');
  await page.getByRole('link', { name: 'Notes on the moves' }).click();
  await expect(comment(page)).toHaveCount(1);
  await context.close();
});

test('two devices write, one of them without a connection, and nothing is lost', async ({
  page,
  context,
  browser,
  request,
  watch,
}) => {
  const second = await browser.newContext();
  watch(second);
  await empty(request, 'tomas', 48206);
  await openAs(page, 'tomas', '/analysis/48206?ply=2');
  await ready(page);
  await tryMove(page, 'Nc3');
  await comment(page).fill('Vienna.');
  await kept(page);
  const other = await elsewhere(second, 'tomas', '/analysis/48206?ply=2');
  await ready(other);
  await expect(lines(other)).toContainText('Vienna.');

  await context.setOffline(true);
  await comment(page).fill('Vienna, as in 2019.');
  await tryMove(page, 'Nf6');
  await note(page).fill('From the train.');
  await expect(state(page)).toHaveText(/Not on the server yet: kept in this browser/);
  await inspect(page, 'notes without a connection');

  // Meanwhile the other one deletes that line, tries another, and writes as well.
  await other.getByRole('button', { name: /2\..*Nc3/ }).click();
  await other.getByRole('button', { name: 'Delete from here' }).click();
  await tryMove(other, 'f4');
  await comment(other).fill('King’s Gambit.');
  await note(other).fill('From home.');
  await kept(other);

  await context.setOffline(false);
  await kept(page);
  await expect(note(page)).toHaveValue('From the train.\n\nFrom home.');
  for (const text of ['Vienna, as in 2019.', 'Nf6', 'f4', 'King’s Gambit.'])
    await expect(lines(page)).toContainText(text);
  await other.reload();
  await ready(other);
  await expect(note(other)).toHaveValue('From the train.\n\nFrom home.');
  await expect(lines(other)).toContainText('Vienna, as in 2019.');
  await expect(lines(other)).toContainText('King’s Gambit.');
  // What is on the server is not left behind in the browser.
  const left = await page.evaluate(() => Object.keys(localStorage).join());
  expect(left).not.toContain('notebook');
  await second.close();
});

test('a page that is closed at once loses nothing', async ({ page, context, request }) => {
  await empty(request, 'kasia', 48206);
  await openAs(page, 'kasia', '/analysis/48206?ply=4');
  await ready(page);
  await fetched(page);
  await comment(page).fill('Written and gone.');
  await page.close();
  const next = await context.newPage();
  await next.goto('/analysis/48206?ply=4');
  await expect(comment(next)).toHaveValue('Written and gone.');
  await kept(next);
});

test('a deleted branch comes back with what was written of it', async ({ page, request }) => {
  await empty(request, 'jurgen', 48206);
  await openAs(page, 'jurgen', '/analysis/48206?ply=2');
  await ready(page);
  await tryMove(page, 'Bc4');
  await comment(page).fill('First the bishop.');
  await page.getByRole('button', { name: 'Delete from here' }).click();
  await expect(lines(page)).not.toContainText('First the bishop.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(lines(page)).toContainText('First the bishop.');
  await kept(page);
  await page.reload();
  await expect(lines(page)).toContainText('First the bishop.');
});

test('PGN comes in, is looked at before it is added, and goes out', async ({ page, request }) => {
  await empty(request, 'william', 48206);
  await openAs(page, 'william', '/analysis/48206?ply=3');
  await ready(page);
  await fetched(page);
  await comment(page).fill('Mine.');
  await page.getByRole('button', { name: 'Import from PGN…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import from PGN' });
  const text = dialog.getByLabel('PGN of this game');
  const add = dialog.getByRole('button', { name: 'Add to my notes' });
  await add.click();
  await expect(dialog).toContainText('There are no moves in this text.');
  await text.fill('[FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]\n\n1. e4 *');
  await expect(dialog).toContainText('This game starts from another position.');
  await text.fill('nonsense');
  await expect(dialog).toContainText('There is nothing to add.');
  await expect(dialog).toContainText('One move could not be read');
  await text.fill(
    '{Old theory.} 1. e4 e5 (1... c5 {[%clk 1:00:00] Sicilian} 2. Jf3) 2. Nf3 {Theirs.} d6 $6 *',
  );
  await expect(dialog).toContainText('2 new moves, 3 new comments, 1 new symbol');
  await expect(dialog).toContainText(
    'One move could not be read, and is left out with what follows it: 2.Jf3',
  );
  await inspect(page, 'a PGN before it is added');
  await add.click();
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('.toasts')).toContainText('Added: 2 new moves');
  await expect(comment(page)).toHaveValue('Mine. Theirs.');
  await expect(note(page)).toHaveValue('Old theory.');
  await expect(lines(page)).toContainText('Sicilian');
  await expect(lines(page)).not.toContainText('clk');

  // The same a second time brings nothing.
  await page.getByRole('button', { name: 'Import from PGN…' }).click();
  await dialog.getByLabel('Or a PGN file').setInputFiles({
    name: 'theory.pgn',
    mimeType: 'application/x-chess-pgn',
    buffer: Buffer.from('1. e4 e5 (1... c5) 2. Nf3 d6'),
  });
  await expect(text).toHaveValue(/c5/);
  await expect(dialog).toContainText('Everything in it is in your notes already.');
  await page.keyboard.press('Escape');

  const waits = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PGN with my notes' }).click();
  const download = await waits;
  expect(download.suggestedFilename()).toBe('posthorn-48206-notes.pgn');
  const pgn = (await readFile(await download.path(), 'utf8')).replace(/\s+/g, ' ');
  expect(pgn).toContain('Mine. Theirs.');
  expect(pgn).toContain('(1...c5 {Sicilian})');
  expect(pgn).toContain('$6');

  // Brought back, it says nothing new.
  await page.getByRole('button', { name: 'Import from PGN…' }).click();
  await text.fill(await readFile(await download.path(), 'utf8'));
  await expect(dialog).toContainText('Everything in it is in your notes already.');
});

test('an import is undone, and what was written since then stays', async ({ page, request }) => {
  await empty(request, 'william', 50001);
  await openAs(page, 'william', '/analysis/50001');
  await ready(page);
  await fetched(page);
  await tryMove(page, 'e4');
  await comment(page).fill('Mine.');
  const bring = page.getByRole('button', { name: 'Import from PGN…' });
  const undo = page.getByRole('button', { name: 'Undo the import' });
  await expect(undo).toHaveCount(0);
  await bring.click();
  const dialog = page.getByRole('dialog', { name: 'Import from PGN' });
  await dialog
    .getByLabel('PGN of this game')
    .fill('{Old theory.} 1. e4 {Theirs.} (1. c4 {English}) *');
  await dialog.getByRole('button', { name: 'Add to my notes' }).click();
  await expect(comment(page)).toHaveValue('Mine. Theirs.');
  await expect(lines(page)).toContainText('English');
  await note(page).fill('Old theory. And mine.');
  await undo.press('Enter');
  await expect(page.locator('.toasts')).toContainText('The import is undone.');
  await expect(comment(page)).toHaveValue('Mine.');
  await expect(lines(page)).not.toContainText('English');
  await expect(note(page)).toHaveValue('Old theory. And mine.');
  await expect(undo).toHaveCount(0);
  await expect(bring).toBeFocused();
  // So it is kept.
  await kept(page);
  await page.reload();
  await ready(page);
  await expect(lines(page)).toContainText('Mine.');
  await expect(lines(page)).not.toContainText('English');
});

test('all notes are listed, the latest first', async ({ page, request }) => {
  await empty(request, 'ivan', 48206, 50001);
  await openAs(page, 'ivan', '/notes');
  await expect(page).toHaveTitle(/My notes/);
  await expect(page.locator('.empty')).toContainText('You have not written any notes yet');
  await inspect(page, 'no notes');
  for (const [game, text] of [
    ['50001', 'The first of them.'],
    ['48206', 'The second of them.\nWith a line that is not listed.'],
  ] as const) {
    await page.goto(`/analysis/${game}`);
    await ready(page);
    await note(page).fill(text);
    await kept(page);
  }
  await page.locator('.menu > summary').click();
  await page.locator('.menu').getByRole('link', { name: 'My notes' }).click();
  const rows = page.getByRole('list', { name: 'Games with notes' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('The second of them.');
  await expect(rows.first()).not.toContainText('not listed');
  await expect(rows.first()).toContainText('note only');
  await inspect(page, 'a list of notes');
  await rows.last().getByRole('link').click();
  await expect(page).toHaveURL('/analysis/50001');
  await expect(note(page)).toHaveValue('The first of them.');

  // More of them come page by page, and the focus goes to the first of those.
  let first: { game: number } | undefined;
  await page.route('**/api/notebooks*', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as {
      notebooks?: { game: number }[];
    };
    first ??= answer.notebooks?.[0];
    const later = new URL(route.request().url()).searchParams.has('after');
    const numbers = later ? [3, 4] : [1, 2];
    const notebooks = numbers.map((game) => ({ ...first, game }));
    await route.fulfill({
      status: 200,
      json: { notebooks, next: later ? null : 'more' },
    });
  });
  await page.goto('/notes');
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(rows).toHaveCount(4);
  await expect(rows.nth(2).getByRole('link')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);

  // Signed out, the page is not for anybody.
  await page.context().clearCookies();
  await page.goto('/notes');
  await expect(page).toHaveURL(/\/sign-in\?then=%2Fnotes/);
});

test('neither the opponent nor the director sees any of it', async ({
  page,
  browser,
  request,
  watch,
}) => {
  await openAs(page, 'gabor', '/analysis/48201?ply=4');
  await ready(page);
  await comment(page).fill('Hush-hush.');
  await note(page).fill('Topsecretplan');
  await kept(page);
  const secret = /Hush-hush|Topsecretplan/;
  for (const who of ['tomas', 'director'] as const) {
    const context = await browser.newContext();
    watch(context);
    const other = await context.newPage();
    const bodies: Promise<string>[] = [];
    other.on('response', (response) => {
      if (response.url().includes('/api/')) bodies.push(response.text().catch(() => ''));
    });
    await openAs(other, who, '/game/48201');
    await ready(other);
    await other.getByText('My note on this game').click();
    await expect(note(other)).toHaveValue('');
    await other.goto('/analysis/48201?ply=4');
    await ready(other);
    await expect(comment(other)).toHaveValue('');
    expect(await other.content()).not.toMatch(secret);
    expect((await Promise.all(bodies)).join()).not.toMatch(secret);
    const { headers } = await Player.signedIn(request, who);
    const answer = await request.get('/api/games/48201/notebook', { headers });
    expect(await answer.text()).not.toMatch(secret);
    await context.close();
  }
});

test('what the server does not take is told, and kept here', async ({ page, request }) => {
  await empty(request, 'kasia', 50001);
  await openAs(page, 'kasia', '/analysis/50001');
  await ready(page);
  await fetched(page);
  await page.route('**/api/games/50001/notebook', (route) =>
    route.fulfill({
      status: 503,
      contentType: 'text/html',
      body: '<h1>Down</h1>',
    }),
  );
  await note(page).fill('In bad times.');
  await expect(state(page)).toHaveText(/Not on the server yet/);
  await page.reload();
  await ready(page);
  await expect(note(page)).toHaveValue('In bad times.');
  await expect(state(page)).toHaveText(/Not on the server yet/);
  await page.unroute('**/api/games/50001/notebook');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await kept(page);

  await note(page).fill('x'.repeat(10_001));
  await expect(page.getByText('10,001 of 10,000 characters')).toBeVisible();
  await expect(state(page)).toHaveText(/These notes are too long\..*kept in this browser only\./);
  await inspect(page, 'notes that are too long');
  await note(page).fill('Shorter.');
  await kept(page);
});

test('lines that an older version has kept in the browser are taken over', async ({
  page,
  request,
}) => {
  await empty(request, 'organiser', 48206);
  await openAs(page, 'organiser', '/robots.txt');
  const me = await page.evaluate(async () => {
    const answer = await fetch('/api/session', { method: 'POST' });
    const { me } = (await answer.json()) as { me: { player: { id: number } } };
    const work = {
      tree: [{ m: 'd2d4', c: [{ m: 'd7d5', c: [] }] }],
      ply: 20,
      lines: null,
    };
    localStorage.setItem(`posthorn-analysis-${me.player.id}-48206`, JSON.stringify(work));
    return me.player.id;
  });
  await page.goto('/analysis/48206');
  await ready(page);
  await expect(lines(page)).toContainText('d5');
  await kept(page);
  const old = `posthorn-analysis-${me}-48206`;
  expect(await page.evaluate((key) => localStorage.getItem(key), old)).toBeNull();
  await page.reload();
  await ready(page);
  await expect(lines(page)).toContainText('d5');
});

test('a visitor’s notes stay in the browser, and nothing is asked of the server', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/analysis/48206?ply=2');
  await ready(page);
  await tryMove(page, 'Nc3');
  await expect(state(page)).toHaveText('Kept in this browser only.');
  await page.reload();
  await ready(page);
  await expect(lines(page)).toContainText('Nc3');
  expect(asked.filter((url) => url.includes('notebook'))).toEqual([]);
  await expect(page.getByRole('button', { name: 'PGN with my notes' })).toHaveCount(0);
});

test.describe('on a phone, dark, in Czech', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });

  test('with the keyboard alone', async ({ page, request }) => {
    await inCzech(page);
    await empty(request, 'delegate', 48206);
    await openAs(page, 'delegate', '/analysis/48206?ply=5');
    await ready(page);
    const good = page.getByRole('button', { name: 'dobrý tah', exact: true });
    await tabTo(page, good);
    await page.keyboard.press('Space');
    await expect(good).toHaveAttribute('aria-pressed', 'true');
    const text = page.getByLabel('Komentář k tahu 3.Sc4');
    await tabTo(page, text);
    await page.keyboard.type('Italská.');
    const own = page.getByLabel('Poznámka k partii');
    await tabTo(page, own);
    await page.keyboard.type('Na doma.');
    await expect(state(page)).toHaveText('Uloženo na serveru.');
    await inspect(page, 'notes on a phone');
    const bring = page.getByRole('button', { name: 'Převzít z PGN…' });
    await bring.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Převzít z PGN' });
    await tabTo(page, dialog.getByLabel('PGN této partie'));
    await page.keyboard.type('1. e4 e5 2. Nf3 Nc6 3. Bc4 Nf6 4. d3');
    await expect(dialog).toContainText('2 nové tahy');
    await fits(page, 'a PGN on a phone');
    await page.keyboard.press('Escape');
    await expect(bring).toBeFocused();
    await page.goto('/notes');
    await expect(page.getByRole('listitem').filter({ hasText: 'Na doma.' })).toBeVisible();
    await inspect(page, 'the list of notes on a phone');
  });
});
