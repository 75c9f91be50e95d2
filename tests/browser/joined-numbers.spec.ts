// Two numbers of one person: an officer joins them, behind a last look at what becomes of both.
import type { APIRequestContext, Page } from '@playwright/test';
import { inspect, inspectAt } from './support/inspect';
import { problem } from './support/leave';
import { linkIn } from './support/mail';
import { inCzech, openAs } from './support/people';
import { person } from './support/registrations';
import { expect, test } from './support/test';

const TOMAS = person(160_012, 'Tomáš', 'Novák');
const OTHER = person(163_012, 'Tomas', 'Novak');
const OFFICER = person(160_077, 'Olga', 'Úřední');
const PATH = '/player/160012/names';

type Answer = ReturnType<typeof problem> | { json: object };

const joined = {
  ...{ number: OTHER.id, given_name: 'Tomas', family_name: 'Novak', at: '2026-11-27T08:00:00Z' },
  ...{ by: OFFICER, reason: 'Has signed up a second time.' },
};

/** `answers` to what is sent, one after the other; then it is done. */
async function mockJoined(page: Page, list: object[], may_join: boolean, answers: Answer[] = []) {
  const sent: unknown[] = [];
  await page.route('**/api/players/160012/joined', async (route) => {
    if (route.request().method() === 'GET')
      return route.fulfill({ json: { player: TOMAS, may_join, joined: list } });
    sent.push(route.request().postDataJSON());
    const answer = answers.shift() ?? { json: { player: TOMAS, may_join, joined: [joined] } };
    return route.fulfill(answer);
  });
  for (const player of [OTHER, person(163_013, 'Petr', 'Malý')])
    await page.route(`**/api/players/${player.id}`, (route) => route.fulfill({ json: { player } }));
  // Whose number was given up before: the page of the one that stays.
  await page.route('**/api/players/163014', (route) => route.fulfill({ json: { player: TOMAS } }));
  return sent;
}

test('an officer joins another number, and what is refused stands at its field', async ({
  page,
}) => {
  const sent = await mockJoined(page, [], true, [
    problem(409, 'has_played'),
    problem(409, 'offices_held'),
    problem(404, 'unknown_player'),
    problem(503, 'unavailable'),
  ]);
  await openAs(page, 'officer', '/player/160012');
  await page.getByRole('link', { name: 'Name and numbers' }).click();
  await expect(page).toHaveURL(PATH);
  const box = page.getByRole('region', { name: 'Other numbers of this person' });
  const number = box.getByLabel('The other number: name or player number');
  const reason = box.getByLabel('Reason');
  const look = box.getByRole('button', { name: 'Join the numbers…' });
  await look.press('Enter');
  await expect(number).toBeFocused();
  await number.fill('Novak');
  await reason.fill(joined.reason);
  for (const [typed, words] of [
    ['Novak', /Choose one of the players found by name/],
    ['160012', /This is the number that stays/],
    ['163014', /has been joined to the player’s already/],
  ] as const) {
    await number.fill(typed);
    await look.press('Enter');
    await expect(number).toHaveAccessibleDescription(words);
  }
  await inspect(page, 'a number that cannot be joined');
  await number.fill(String(OTHER.id));
  await reason.fill('   ');
  await look.press('Enter');
  await expect(reason).toBeFocused();
  await reason.fill(joined.reason);
  const dialog = page.getByRole('dialog', { name: 'Join number 163012?' });
  const send = dialog.getByRole('button', { name: 'Give up the number' });
  for (const words of [/played or been rated/, /holds an office/, /Player not found/]) {
    await look.press('Enter');
    await expect(dialog).toContainText('Tomas Novak');
    await send.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(number).toHaveAccessibleDescription(words);
    await expect(number).toBeFocused();
  }
  await look.press('Enter');
  await expect(dialog).toContainText('the account of number 163012 ends');
  await expect(dialog).toContainText(joined.reason);
  await inspectAt(page, 'the last look at two numbers', 390, 1280);
  await send.press('Enter');
  // It may have been done all the same: the question stays.
  await expect(dialog.getByRole('alert')).toContainText('unavailable');
  await page.keyboard.press('Escape');
  await expect(look).toBeFocused();
  await expect(number).toHaveValue(String(OTHER.id));
  await look.press('Enter');
  await send.press('Enter');
  await expect(page.getByText('Number 163012 is joined to 160012.')).toBeVisible();
  await expect(box.getByRole('heading')).toBeFocused();
  await expect(box.getByRole('listitem')).toContainText('163012 · Tomas Novak');
  await expect(number).toHaveValue('');
  expect(sent).toHaveLength(5);
  expect(sent[4]).toEqual({ number: OTHER.id, reason: joined.reason });
  await page.setViewportSize({ width: 1280, height: 900 });
  await inspectAt(page, 'a number is joined', 390, 1280);
});

test('a player reads which numbers were given up, in Czech, in the dark', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await inCzech(page);
  await mockJoined(page, [joined], false);
  await openAs(page, 'tomas', PATH);
  const box = page.getByRole('region', { name: 'Další čísla téhož člověka' });
  await expect(box.getByRole('listitem')).toContainText('Úřední');
  await expect(box.getByRole('button')).toHaveCount(0);
  await inspectAt(page, 'a player’s other numbers', 390, 320);
  await page.unroute('**/api/players/160012/joined');
  await page.route('**/api/players/160012/joined', (route) =>
    route.fulfill(problem(503, 'unavailable')),
  );
  await page.reload();
  await expect(page.locator('.failure')).toBeVisible();
  await mockJoined(page, [], false);
  await page.locator('.failure').getByRole('button').press('Enter');
  await expect(page.locator('.failure')).toHaveCount(0);
  await expect(box).toHaveCount(0);
});

const ACCOUNT = { email: 'olda@posthorn.example', password: 'věta, která je dost dlouhá' };

/** Somebody who has signed up, by number. */
async function signedUp(request: APIRequestContext): Promise<number> {
  const data = { given_name: 'Olda', family_name: 'Dvojí', federation: 'CZE', language: 'cs' };
  const sent = await request.post('/api/sign-up', { data: { ...data, ...ACCOUNT } });
  expect(sent.status()).toBe(202);
  const token = (await linkIn(request, 'verify', ACCOUNT.email)).split('/').at(-1);
  const { password } = ACCOUNT;
  const confirmed = await request.post('/api/sign-up/confirm', { data: { token, password } });
  expect(confirmed.status()).toBe(200);
  const session = await request.post('/api/sign-in', { data: ACCOUNT });
  return ((await session.json()) as { me: { player: { id: number } } }).me.player.id;
}

test('two numbers are joined, on the real server', async ({ page, request }) => {
  const other = await signedUp(request);
  await openAs(page, 'officer', PATH);
  const box = page.getByRole('region', { name: 'Other numbers of this person' });
  const number = box.getByLabel('The other number: name or player number');
  const look = box.getByRole('button', { name: 'Join the numbers…' });
  const send = page.getByRole('dialog').getByRole('button', { name: 'Give up the number' });
  // Whoever is rated stays who they are.
  await number.fill('390044');
  await box.getByLabel('Reason').fill('Has signed up a second time.');
  await look.click();
  await send.click();
  await expect(number).toHaveAccessibleDescription(/played or been rated/);
  await number.fill(String(other));
  await expect(number).toHaveAccessibleDescription(/Olda Dvojí/);
  await look.click();
  await send.click();
  await expect(box.locator('.corrections')).toContainText(`${other} · Olda Dvojí`);
  // The player has an account: the other one has ended.
  expect((await request.post('/api/sign-in', { data: ACCOUNT })).status()).toBe(401);
  await page.goto(`/player/${other}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Tomáš Novák');
});
