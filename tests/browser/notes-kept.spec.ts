// Whose notes they are, and where they are while the server has not got them: whoever has the browser next
// sees none of them, and what was written last is sent by itself.
import { ready } from './support/board';
import { inspect } from './support/inspect';
import {
  comment,
  empty,
  fetched,
  kept,
  left,
  lines,
  note,
  signOut,
  state,
  tryMove,
} from './support/notes';
import { PASSWORD, PEOPLE, Player, openAs } from './support/people';
import { expect, test } from './support/test';

test('who signs out on the page of a game, there or in another tab, leaves nothing to the next', async ({
  page,
  context,
  request,
}) => {
  await empty(request, 'officer', 48206);
  await openAs(page, 'officer', '/analysis/48206?ply=3');
  await ready(page);
  await comment(page).fill('My secret plan.');
  await kept(page);
  await signOut(page);
  await expect(page).toHaveURL('/');
  await expect(page.locator('.game.analysis')).toHaveCount(0);
  expect(await left(page)).toEqual([]);
  await page.goto('/analysis/48206?ply=3');
  await ready(page);
  await expect(comment(page)).toHaveValue('');

  await openAs(page, 'officer', '/analysis/48206?ply=3');
  await expect(comment(page)).toHaveValue('My secret plan.');
  await kept(page);
  const other = await context.newPage();
  await other.goto('/notes');
  await signOut(other);
  await expect(comment(page)).toHaveValue('');
  await tryMove(page, 'Nf6');
  await expect(state(page)).toHaveText('Kept in this browser only.');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('secret');
});

test('what one has written does not go to another who signs in meanwhile', async ({
  page,
  context,
  request,
}) => {
  await empty(request, 'director', 48206);
  await empty(request, 'gabor', 48206);
  await openAs(page, 'director', '/analysis/48206?ply=3');
  await ready(page);
  await fetched(page);
  // Another tab that this one has not heard of; the token of this one is worth nothing any more.
  const data = { email: PEOPLE.gabor, password: PASSWORD };
  expect((await context.request.post('/api/sign-in', { data })).status()).toBe(200);
  let first = true;
  await page.route('**/api/games/48206/notebook', async (route) => {
    if (route.request().method() !== 'PUT' || !first) return route.continue();
    first = false;
    return route.fulfill({
      status: 401,
      json: { status: 401, code: 'token_expired', detail: '' },
    });
  });
  await comment(page).fill('The director’s own.');
  await expect(comment(page)).toHaveValue('');
  expect(first).toBe(false);
  const { headers } = await Player.signedIn(request, 'gabor');
  const answer = await request.get('/api/games/48206/notebook', { headers });
  expect(await answer.text()).not.toContain('own');
  await expect(state(page)).not.toHaveText('Saving…');

  // Its owner comes back, and it is sent without that game.
  expect((await left(page)).length).toBe(1);
  await openAs(page, 'director', '/rules');
  await expect.poll(() => left(page)).toEqual([]);
  const own = (await Player.signedIn(request, 'director')).headers;
  const mine = await request.get('/api/games/48206/notebook', { headers: own });
  expect(await mine.text()).toContain('The director’s own.');
});

test('what was written last is sent before the sign-out', async ({ page, request }) => {
  await empty(request, 'gabor', 50001);
  await openAs(page, 'gabor', '/game/50001');
  await ready(page);
  await page.getByText('My note on this game').click();
  await fetched(page);
  await note(page).fill('Last words.');
  await signOut(page);
  await expect(page).toHaveURL('/');
  expect(await left(page)).toEqual([]);
  const { headers } = await Player.signedIn(request, 'gabor');
  const answer = await request.get('/api/games/50001/notebook', { headers });
  expect(await answer.text()).toContain('Last words.');
});

test('what is not on the server yet is marked among all notes, and goes by itself', async ({
  page,
  request,
}) => {
  await empty(request, 'jurgen', 50001);
  await openAs(page, 'jurgen', '/analysis/50001');
  await ready(page);
  await fetched(page);
  // As where somebody has to sign in to the Wi-Fi first.
  const portal = {
    status: 200,
    contentType: 'text/html',
    body: '<h1>Wi-Fi</h1>',
  };
  await page.route('**/api/games/50001/notebook', (route) => route.fulfill(portal));
  await note(page).fill('From the hotel.');
  await expect(state(page)).toHaveText(/Not on the server yet/);
  await page.goto('/notes');
  const waiting = page.getByRole('list', { name: 'Not on the server yet' });
  await expect(waiting.getByRole('link')).toHaveText('Game 50001');
  await inspect(page, 'notes that wait');
  await page.unroute('**/api/games/50001/notebook');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  const all = page.getByRole('list', { name: 'Games with notes' });
  await expect(all).toContainText('From the hotel.', { timeout: 20_000 });
  await expect(waiting).toHaveCount(0);
  expect(await left(page)).toEqual([]);
});

test('all notes on a game are deleted after a question', async ({ page, request }) => {
  await empty(request, 'tomas', 48203);
  await openAs(page, 'tomas', '/analysis/48203?ply=2');
  await ready(page);
  const erase = page.getByRole('button', {
    name: 'Delete all notes on this game…',
  });
  await expect(erase).toHaveAttribute('aria-disabled', 'true');
  await comment(page).fill('Of a move.');
  await note(page).fill('Of the game.');
  await kept(page);
  await erase.click();
  const dialog = page.getByRole('dialog', {
    name: 'Delete all notes on this game?',
  });
  await inspect(page, 'a question before notes are deleted');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(note(page)).toHaveValue('Of the game.');
  await erase.click();
  await dialog.getByRole('button', { name: 'Delete the notes' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(erase).toBeFocused();
  await expect(note(page)).toHaveValue('');
  await expect(comment(page)).toHaveValue('');
  await expect(lines(page)).not.toContainText('Of a move.');
  await kept(page);

  // And beside the game.
  await page.goto('/game/48203');
  await page.getByText('My note on this game').click();
  await note(page).fill('Once more.');
  await kept(page);
  await erase.click();
  await dialog.getByRole('button', { name: 'Delete the notes' }).click();
  await expect(note(page)).toHaveValue('');
  await kept(page);
  await page.reload();
  await page.getByText('My note on this game').click();
  await kept(page);
  await expect(note(page)).toHaveValue('');
});

test('two tabs on the same notes without a connection do not multiply them', async ({
  page,
  context,
  request,
}) => {
  await empty(request, 'officer', 50001);
  await openAs(page, 'officer', '/analysis/50001');
  await ready(page);
  const other = await context.newPage();
  await other.goto('/analysis/50001');
  await ready(other);
  for (const each of [page, other]) await fetched(each);
  await context.setOffline(true);
  let text = '';
  for (const [from, to, word] of [
    [page, other, 'one '],
    [other, page, 'two '],
    [page, other, 'three '],
    [other, page, 'four '],
  ] as const) {
    await from.bringToFront();
    await note(from).press('End');
    await note(from).pressSequentially(word);
    text += word;
    await expect(note(to)).toHaveValue(text);
  }
  await context.setOffline(false);
  for (const each of [page, other]) await kept(each);
  await expect(note(page)).toHaveValue(text);
  await expect(note(other)).toHaveValue(text);
});
