// Players whom a federation registers before they have an account: one by one, by a file, invited, taken back.
import type { Page } from '@playwright/test';
import { fits, inspect, inspectAt } from './support/inspect';
import { problem } from './support/leave';
import { inCzech, openAs } from './support/people';
import {
  type Person,
  type Registered,
  many,
  mockRegistrations,
  person,
  registered,
} from './support/registrations';
import { expect, test } from './support/test';

const HOME = '/federation/CZE/registrations';
const list = (page: Page) => page.getByRole('region', { name: /^Registered without an account/ });
const row = (page: Page, name: string) =>
  list(page).getByRole('listitem').filter({ hasText: name });

async function mockSearch(page: Page, players: Person[], more = false) {
  const asked: string[] = [];
  await page.route('**/api/players?*', async (route) => {
    asked.push(new URL(route.request().url()).search);
    await route.fulfill({ json: { players, more } });
  });
  return asked;
}

test('a delegate registers players, with an address and without', async ({ page }) => {
  const all: Registered[] = [];
  const sent = await mockRegistrations(page, all, ({ body }) => {
    const { given_name, email } = body as { given_name: string; email: string | null };
    if (given_name === 'Вěra') return problem(422, 'mixed_given_name');
    return email === 'full@example.com' ? problem(429, 'too_many_attempts') : undefined;
  });
  await openAs(page, 'delegate', '/');
  await page.getByRole('navigation').getByRole('link', { name: 'Federation', exact: true }).click();
  await expect(page).toHaveURL('/federation/CZE');
  await page.getByRole('link', { name: 'Without an account' }).click();
  await expect(page.getByText('Nobody. All whom the federation has registered')).toBeVisible();
  await inspect(page, 'nobody is registered');
  const send = page.getByRole('button', { name: 'Register', exact: true });
  await send.press('Enter');
  await expect(page.getByLabel('Given name')).toBeFocused();
  await page.getByLabel('Given name').fill('Вěra');
  await page.getByLabel('Family name').fill('Dvořáková');
  await send.press('Enter');
  // What the server refuses stands at its field.
  await expect(page.getByLabel('Given name')).toHaveAccessibleDescription(/one script/);
  await page.getByLabel('Given name').fill('Věra');
  await page.getByLabel('Email').fill('vera@example');
  await send.press('Enter');
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/not an email address/);
  await page.getByLabel('Email').fill('');
  await send.press('Enter');
  await expect(page.getByText('Věra Dvořáková has number 163000.')).toBeVisible();
  await expect(row(page, 'Věra Dvořáková')).toContainText('not invited');
  // An empty form for the next one.
  await expect(page.getByLabel('Given name')).toHaveValue('');
  await page.getByLabel('Given name').fill('Jan');
  await page.getByLabel('Family name').fill('Kovář');
  await page.getByLabel('Email').fill('full@example.com');
  await page.getByLabel('Language of the invitation').first().selectOption('cs');
  await send.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Too many attempts.');
  await page.getByLabel('Email').fill('jan@example.com');
  await send.press('Enter');
  await expect(page.getByText('and the invitation is on its way.')).toBeVisible();
  await expect(row(page, 'Jan Kovář')).toContainText('jan@example.com');
  expect(sent.at(-1)).toMatchObject({
    body: { given_name: 'Jan', email: 'jan@example.com', language: 'cs', another: false },
  });
  // What was refused for its address goes out again under a key of its own.
  const ids = sent.map(({ body }) => (body as { id: string }).id);
  expect(new Set(ids).size).toBe(ids.length);
  await inspectAt(page, 'two are registered', 390, 1280);
});

test('an answer that was lost registers nobody twice', async ({ page }) => {
  let lost = true;
  const sent = await mockRegistrations(page, [], () => {
    const refusal = lost ? problem(503, 'unavailable') : undefined;
    lost = false;
    return refusal;
  });
  await openAs(page, 'delegate', HOME);
  await page.getByLabel('Given name').fill('Jan');
  await page.getByLabel('Family name').fill('Kovář');
  const send = page.getByRole('button', { name: 'Register', exact: true });
  await send.click();
  await expect(page.getByRole('alert')).toContainText('briefly unavailable');
  await send.click();
  await expect(row(page, 'Jan Kovář')).toBeVisible();
  expect(sent).toHaveLength(2);
  expect(sent[0]).toEqual(sent[1]);
});

test('somebody of the same name is shown first', async ({ page }) => {
  const sent = await mockRegistrations(page, [], ({ body }) =>
    (body as { another: boolean }).another ? undefined : problem(409, 'name_known'),
  );
  const asked = await mockSearch(page, [
    { ...person(160_012, 'Tomáš', 'Novák'), title: 'SIM', rating: 2_418 },
    person(161_200, 'Tomáš', 'Novák'),
  ]);
  await openAs(page, 'delegate', HOME);
  await page.getByLabel('Given name').fill('Tomáš');
  await page.getByLabel('Family name').fill('Novák');
  await page.getByRole('button', { name: 'Register', exact: true }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await expect(dialog).toContainText('160012');
  expect(new URLSearchParams(asked[0]).get('search')).toBe('Tomáš Novák');
  expect(new URLSearchParams(asked[0]).get('federation')).toBe('CZE');
  await inspect(page, 'who is known by that name');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  // What was written is still there.
  await expect(page.getByLabel('Family name')).toHaveValue('Novák');
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await dialog.getByRole('button', { name: 'This is somebody else: register' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(row(page, 'Tomáš Novák')).toBeVisible();
  await expect(page.getByLabel('Family name')).toHaveValue('');
  expect(sent.map(({ body }) => (body as { another: boolean }).another)).toEqual([
    false,
    false,
    true,
  ]);
});

test('invited, invited again, and taken back', async ({ page }) => {
  const all = [
    registered(person(161_500, 'Věra', 'Dvořáková')),
    registered(person(161_501, 'Jan', 'Kovář'), -2),
    registered(person(161_502, 'Petr', 'Malý'), 12),
  ];
  let stale = true;
  const sent = await mockRegistrations(page, all, ({ method, path }) => {
    if (method === 'DELETE' && path.startsWith('/161502')) return problem(409, 'has_played');
    if (method !== 'PUT' || !stale) return undefined;
    stale = false;
    return problem(409, 'changed_meanwhile');
  });
  await openAs(page, 'delegate', HOME);
  await row(page, 'Věra').getByRole('button', { name: 'Invite… Věra Dvořáková' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Invite Věra Dvořáková' });
  await expect(dialog.getByRole('heading')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.getByLabel('Email')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription(/Fill in this field/);
  await dialog.getByLabel('Email').fill('vera@example.com');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('Somebody has changed this');
  await inspect(page, 'an invitation');
  await dialog.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(row(page, 'Věra')).toContainText('vera@example.com');
  // The same button is still there, with other words.
  await expect(row(page, 'Věra').getByRole('button', { name: /^Invite again/ })).toBeFocused();
  await expect(row(page, 'Jan Kovář')).toContainText('invitation lapsed');
  await row(page, 'Jan')
    .getByRole('button', { name: /^Invite again/ })
    .click();
  await expect(page.getByRole('dialog').getByLabel('Email')).toHaveValue('161501@example.com');
  await expect(page.getByRole('dialog')).toContainText('The one before it is void at once.');
  await page.keyboard.press('Escape');
  await row(page, 'Petr')
    .getByRole('button', { name: /^Take back/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('cannot be given up');
  await page.keyboard.press('Escape');
  await row(page, 'Jan')
    .getByRole('button', { name: /^Take back/ })
    .press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).press('Enter');
  await expect(row(page, 'Jan')).toHaveCount(0);
  await expect(page.locator('#h-registered')).toBeFocused();
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'PUT /161500/invitation',
    'PUT /161500/invitation',
    'DELETE /161502',
    'DELETE /161501',
  ]);
});

test('a list of two hundred, on a phone, in Czech, in the dark', async ({ page }) => {
  await mockRegistrations(page, many(230));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await inCzech(page);
  await openAs(page, 'delegate', HOME);
  const rows = page.getByRole('region', { name: /^Zapsaní bez účtu/ }).getByRole('listitem');
  await expect(rows).toHaveCount(50);
  await inspect(page, 'two hundred and thirty registered');
  const more = page.getByRole('button', { name: 'Ukázat další' });
  await more.press('Enter');
  await expect(rows).toHaveCount(100);
  await expect(rows.nth(50).getByRole('link')).toBeFocused();
  // How many of each is told with the choice, which the address keeps.
  await page
    .getByRole('combobox', { name: 'Pozvánka', exact: true })
    .selectOption('pozvánka vypršela (76)');
  await expect(page).toHaveURL(`${HOME}?show=lapsed`);
  await expect(page.getByText('76 hráčů')).toBeVisible();
  await page.getByRole('searchbox').fill('jitka20 hracovau');
  await expect(rows).toHaveCount(1);
  await page.getByRole('searchbox').fill('nikdo');
  await expect(page.getByText('Nikdo nenalezen.')).toBeVisible();
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 664 });
    await fits(page, `nobody found at ${width} px`);
  }
});

test('it is said what could not be loaded, and whom it is for', async ({ page }) => {
  await page.route('**/api/federations/CZE/registrations?*', (route) => route.abort());
  await openAs(page, 'delegate', HOME);
  await expect(page.locator('.failure')).toBeVisible();
  await inspect(page, 'the list cannot be reached');
  await mockRegistrations(page, many(3));
  await page.locator('.failure').getByRole('button', { name: 'Try again' }).click();
  await expect(list(page).getByRole('listitem')).toHaveCount(3);
  await openAs(page, 'tomas', HOME);
  await expect(page.getByRole('alert')).toContainText('You are not allowed to do this.');
  // A delegate acts for one federation.
  await openAs(page, 'delegate', '/federation/GER/registrations');
  await expect(page.getByRole('alert')).toContainText('You are not allowed to do this.');
});

const CSV =
  'given_name,family_name,email,club\nVěra,Dvořáková,vera@example\nJan,Kovář,\nTomáš,Novák,\n';
const byFile = (more: object) => ({
  dry_run: true,
  registered: [],
  known: [{ line: 4, player: { ...person(160_012, 'Tomáš', 'Novák'), title: 'SIM' } }],
  problems: [],
  ignored_columns: ['club'],
  ...more,
});
const line = (n: number, given_name: string, family_name: string, email: string | null) => ({
  line: n,
  given_name,
  family_name,
  email,
  player: null as Person | null,
});

test('many are registered by a file, which is checked first', async ({ page }) => {
  const all = [registered(person(161_500, 'Věra', 'Dvořáková'))];
  await mockRegistrations(page, all);
  const found = [line(2, 'Věra', 'Dvořáková', 'vera@example.com'), line(3, 'Jan', 'Kovář', null)];
  const fault = {
    file: 'csv',
    line: 2,
    column: 'email',
    code: 'invalid_email',
    rule: null,
    reason: '“vera@example” is no email address.',
  };
  const sent: { csv: string; dry_run: boolean; language: string }[] = [];
  await page.route('**/api/federations/CZE/registrations/file', async (route) => {
    const body = route.request().postDataJSON() as (typeof sent)[number];
    sent.push(body);
    if (!body.csv.includes('example.com'))
      return route.fulfill({ json: byFile({ problems: [fault] }) });
    if (body.dry_run) return route.fulfill({ json: byFile({ registered: found }) });
    const numbered = found.map((each, n) => ({
      ...each,
      player: person(163_100 + n, each.given_name, each.family_name),
    }));
    return route.fulfill({ json: byFile({ dry_run: false, registered: numbered }) });
  });
  await openAs(page, 'delegate', HOME);
  await page.locator('summary').filter({ hasText: 'Register by file' }).press('Enter');
  const check = page.getByRole('button', { name: 'Check it' });
  await check.press('Enter');
  const text = page.getByLabel('Or as text');
  await expect(text).toBeFocused();
  await page
    .getByLabel('From a file')
    .setInputFiles({ name: 'club.csv', mimeType: 'text/csv', buffer: Buffer.from(CSV) });
  await expect(text).toHaveValue(CSV);
  // More than the server takes is told at the field.
  await page.route(
    '**/api/federations/CZE/registrations/file',
    (route) => route.fulfill(problem(422, 'too_many_rows')),
    { times: 1 },
  );
  await check.click();
  await expect(text).toHaveAccessibleDescription(/200 players at most/);
  await check.click();
  await expect(page.getByText('1 thing has to be mended. Nothing was registered.')).toBeFocused();
  await expect(page.getByText('These columns mean nothing here: club.')).toBeVisible();
  await inspect(page, 'a fault of the file');
  await page.getByRole('button', { name: 'line 2, email' }).press('Enter');
  await expect(text).toBeFocused();
  await text.fill(CSV.replace('vera@example', 'vera@example.com'));
  await expect(page.getByText('Something has changed since')).toBeVisible();
  await check.click();
  await expect(page.getByText('All is right: 2 players would be registered.')).toBeFocused();
  await expect(page.getByText('1 player plays for the federation already')).toBeVisible();
  await inspectAt(page, 'a file that is right', 390, 1280);
  await page.getByRole('button', { name: 'Register 2 players…' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Register 2 players?' });
  await expect(dialog).toContainText('1 of them an invitation at once');
  await dialog.getByRole('button', { name: 'Register' }).dblclick();
  await expect(page.getByText('2 players are registered.')).toBeFocused();
  await expect(page.getByText('163101')).toBeVisible();
  await inspect(page, 'their numbers');
  expect(sent.map(({ dry_run }) => dry_run)).toEqual([true, true, false]);
});
