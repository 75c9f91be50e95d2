// What a federation has entered, what is to be paid for it and whom it confirms; and the number of its members.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import {
  GRANDMASTER,
  entry,
  event,
  manyEvents,
  mockEntries,
  mockMembers,
  someEvents,
} from './support/federationEntries';
import { fits, inspect, inspectAt } from './support/inspect';
import { problem } from './support/leave';
import { asOfficer, inCzech, openAs } from './support/people';
import { mockRegistrations, person } from './support/registrations';
import { expect, test } from './support/test';

const HERE = '/federation/CZE/entries';
const list = (page: Page) => page.getByRole('region', { name: 'Entries', exact: true });
const sums = (page: Page) => page.getByRole('region', { name: /^Fees of/ });
const row = (page: Page, name: string) => list(page).getByRole('row').filter({ hasText: name });
const show = (page: Page, name: RegExp) =>
  page.getByRole('group', { name: 'Which entries' }).getByRole('button', { name });

test('what is to be paid comes first, each currency for itself', async ({ page }) => {
  await mockEntries(page, { 2026: someEvents() });
  await openAs(page, 'delegate', '/federation/CZE/members');
  await page.getByRole('link', { name: 'Entries and fees' }).click();
  await expect(page).toHaveURL(HERE);
  // What was called off costs nothing any more.
  await expect(sums(page).locator('dl > div')).toHaveText([
    'To be paidCZK 250.00€110.003 entries',
    'PaidCZK 250.00€30.002 entriesOf that, CZK 250.00 is for 1 entry that no longer counts.',
    'Free2 entries1 of them waits for the federation’s confirmation (TR-4.5).',
  ]);
  await expect(page.getByText('9 entries, 5 events.')).toBeVisible();
  await expect(row(page, 'Jan Kovář')).toContainText('free, confirmed 12 Nov 2026');
  await expect(row(page, 'Jiří Němec')).toContainText('withdrawn');
  await expect(row(page, 'Jiří Němec')).toContainText('paid 12 Nov 2026');
  await expect(row(page, 'Brno B').getByRole('link')).toHaveAttribute('href', '/events/33/teams');
  await expect(list(page).getByText('cancelled', { exact: true })).toBeVisible();
  await expect(list(page).getByRole('link', { name: 'To the event Czech Cup' })).toHaveAttribute(
    'href',
    '/events/32',
  );
  await inspectAt(page, 'entries and fees', 390, 1280);
  await show(page, /to be paid \(3\)/).click();
  await expect(page).toHaveURL(`${HERE}?show=due`);
  await expect(page.getByText('3 entries, 3 events.')).toBeVisible();
  await page.getByRole('searchbox').fill('maly');
  await expect(page.getByText('2 entries, 2 events.')).toBeVisible();
  await page.getByRole('searchbox').fill('nobody');
  await expect(page.getByText('No entry matches.')).toBeVisible();
  await inspect(page, 'no entry is found');
});

test('a free entry is confirmed once it was asked for', async ({ page }) => {
  const late = problem(409, 'start_lists_published');
  const ruled = { ...late, json: { ...late.json, rule: 'TR-1.0.5' } };
  let refused = true;
  const sent = await mockEntries(page, { 2026: someEvents() }, () => {
    const refusal = refused ? ruled : undefined;
    refused = false;
    return refusal;
  });
  await openAs(page, 'delegate', `${HERE}?show=confirm`);
  const confirm = page.getByRole('button', { name: 'Confirm… Bohumil Hájek' });
  await confirm.press('Enter');
  const dialog = page.getByRole('dialog', {
    name: 'Does Bohumil Hájek enter free?',
  });
  await expect(dialog).toContainText('Grandmaster Norm Tournament Brno');
  await expect(dialog.getByRole('link', { name: 'TR-4.5' })).toBeVisible();
  await inspect(page, 'is it confirmed?');
  await page.keyboard.press('Escape');
  await expect(confirm).toBeFocused();
  // The browser closes it first, and tells the page a moment later.
  await expect(page.locator('dialog', { hasText: 'Grandmaster Norm Tournament Brno' })).toHaveCount(
    0,
  );
  expect(sent).toHaveLength(0);
  await confirm.press('Enter');
  const send = dialog.getByRole('button', { name: 'Confirm' });
  await send.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('TR-1.0.5');
  await send.press('Enter');
  await expect(page.getByText('Bohumil Hájek enters free: confirmed.')).toBeVisible();
  await expect(list(page).getByRole('heading', { level: 2 })).toBeFocused();
  expect(sent[1]).toEqual({
    path: `/api/events/31/entries/${GRANDMASTER.id}`,
    body: { decision: 'confirm' },
  });
  await expect(show(page, /to be confirmed \(0\)/)).toBeVisible();
  await show(page, /all/).click();
  await expect(row(page, 'Bohumil Hájek')).toContainText('free, confirmed 28 Nov 2026');
});

test('nobody confirms themselves, and who only looks confirms nobody', async ({ page }) => {
  // The demo's delegate, under the number of the session.
  await openAs(page, 'delegate', '/robots.txt');
  const me = await page.evaluate(async () => {
    const response = await fetch('/api/session', { method: 'POST' });
    return ((await response.json()) as { me: { player: { id: number } } }).me.player.id;
  });
  const own = entry(person(me, 'Dana', 'Delegátová'), { free: true });
  await mockEntries(page, {
    2026: [event(31, 'Brno', { currency: 'EUR', minor_units: 1 }, [own])],
  });
  await page.goto(HERE);
  await expect(row(page, 'Dana Delegátová')).toContainText('somebody else confirms it');
  await expect(page.getByRole('button', { name: /^Confirm/ })).toHaveCount(0);
  await mockEntries(page, { 2026: someEvents() });
  await openAs(page, 'officer', `${HERE}?show=confirm`);
  await expect(row(page, 'Bohumil Hájek')).toContainText('free: to be confirmed');
  await expect(page.getByRole('button', { name: /^Confirm/ })).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Federation' }).selectOption('POL');
  await expect(page).toHaveURL('/federation/POL/entries');
});

test('two hundred entries are folded, and some are drawn', async ({ page }) => {
  await mockEntries(page, { 2026: manyEvents() });
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await openAs(page, 'delegate', HERE);
    await expect(page.getByText('200 entries, 30 events.')).toBeVisible();
    expect(await page.evaluate(() => document.body.scrollHeight)).toBeLessThan(2_000);
    await fits(page, `200 entries at ${width} px`);
  }
  const folds = list(page).locator('summary');
  await expect(folds).toHaveCount(6);
  await page.getByRole('button', { name: 'Show 24 more events' }).press('Enter');
  await expect(folds).toHaveCount(30);
  await expect(folds.nth(6)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(list(page).getByRole('table').getByRole('row')).toHaveCount(8);
  // Who is found is in sight.
  await page.getByRole('searchbox').fill('jitka161050');
  await expect(row(page, 'Jitka161050')).toBeVisible();
});

test('one event with many entries shows the first of them', async ({ page }) => {
  const entries = manyEvents().flatMap((each) => each.entries);
  await mockEntries(page, {
    2026: [event(31, 'Brno', { currency: 'EUR', minor_units: 1 }, entries)],
  });
  await openAs(page, 'delegate', HERE);
  const rows = list(page).locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(12);
  expect(await page.evaluate(() => document.body.scrollHeight)).toBeLessThan(2_000);
  await page.getByRole('button', { name: 'Show 188 more' }).press('Enter');
  await expect(rows).toHaveCount(62);
  await expect(rows.nth(12).getByRole('link')).toBeFocused();
});

test('what is shown is taken away as a file, and stands on paper in one table', async ({
  page,
}) => {
  await mockEntries(page, { 2026: someEvents() });
  await openAs(page, 'delegate', `${HERE}?show=due`);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV to save the entries that are shown' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('posthorn-CZE-entries-2026.csv');
  const lines = readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\n');
  expect(lines).toHaveLength(4);
  expect(lines[1]).toBe(
    'E31;Grandmaster Norm Tournament Brno;2026-12-10;160024;Malý;Petr;;;2026-11-05;entered;30.00;EUR;due;;',
  );
  await page.setViewportSize({ width: 700, height: 1_000 });
  await page.emulateMedia({ media: 'print' });
  const sheet = page.locator('.fees-sheet');
  await expect(sheet).toBeVisible();
  await expect(sheet.locator('tbody')).toHaveCount(3);
  await expect(sheet).toContainText('Petr Malý');
  await expect(sums(page)).toBeVisible();
  await expect(page.locator('button:visible, summary:visible, .tabs:visible')).toHaveCount(0);
});

test('another year is chosen, and one without entries says what to do', async ({ page }) => {
  await mockEntries(page, { 2027: someEvents() });
  await openAs(page, 'delegate', HERE);
  await expect(page.getByText('Nothing entered for 2026')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Events that take entries now' })).toBeVisible();
  await inspectAt(page, 'a year without entries', 390, 1280);
  const years = page.getByRole('group', {
    name: 'Year in which the events start',
  });
  await expect(years.getByRole('button')).toHaveText(['2025', '2026', '2027']);
  await years.getByRole('button', { name: '2027' }).press('Enter');
  await expect(page).toHaveURL(`${HERE}?year=2027`);
  await expect(sums(page)).toContainText('Fees of 2027');
});

test('on a phone, in Czech, in the dark', async ({ page }) => {
  await mockEntries(page, { 2026: someEvents() });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await inCzech(page);
  await openAs(page, 'delegate', HERE);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Přihlášky a startovné');
  await expect(page.getByText('9 přihlášek, 5 turnajů.')).toBeVisible();
  await page.getByRole('button', { name: 'k potvrzení (1)' }).click();
  await expect(page.getByText('1 přihláška, 1 turnaj.')).toBeVisible();
  await inspect(page, 'entries and fees in Czech');
  await page.setViewportSize({ width: 320, height: 664 });
  await fits(page, 'entries and fees at 320 px');
});

test('what could not be loaded is asked for again', async ({ page }) => {
  await page.route('**/api/federations/CZE/entries*', (route) => route.abort());
  await openAs(page, 'delegate', HERE);
  await expect(page.locator('.failure')).toBeVisible();
  await inspect(page, 'entries that could not be loaded');
  await mockEntries(page, { 2026: someEvents() });
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(page.getByText('9 entries, 5 events.')).toBeVisible();
  await expect(page.locator('.failure')).toHaveCount(0);
});

test('others are told that it is not for them, and who is signed out signs in first', async ({
  page,
}) => {
  await openAs(page, 'tomas', HERE);
  await expect(page.getByRole('alert')).toContainText('You are not allowed to do this.');
  await page.context().clearCookies();
  await page.goto(HERE);
  await expect(page).toHaveURL(/\/sign-in\?then=/);
});

test('what waits for confirmation is due at home, with its event', async ({ page }) => {
  // The home asks for this year's and the next one's.
  await mockEntries(page, { [new Date().getUTCFullYear()]: someEvents(), 2026: someEvents() });
  await mockRegistrations(page, []);
  await openAs(page, 'delegate', '/federation/CZE');
  const due = page.getByRole('region', { name: 'What waits' }).getByRole('link', { name: /free/ });
  await expect(due).toHaveText(
    '1 free entry waits for the federation’s confirmation Grandmaster Norm Tournament Brno, since 5 Nov 2026',
  );
  await due.press('Enter');
  await expect(page).toHaveURL(`${HERE}?year=2026&show=confirm`);
  await expect(page.getByRole('button', { name: 'Confirm… Bohumil Hájek' })).toBeVisible();
});

test('a delegate reads how many members are entered, and an officer enters them', async ({
  page,
}) => {
  let refusal = problem(403, 'forbidden');
  let refused = false;
  const sent = await mockMembers(page, { 2025: 190 }, () => (refused ? refusal : undefined));
  await mockEntries(page, {});
  await mockRegistrations(page, []);
  await openAs(page, 'delegate', '/federation/CZE');
  const panel = page.getByRole('region', { name: 'Number of members' });
  await expect(panel.getByRole('row').nth(1)).toHaveText('20251902 nominations for 2026');
  await expect(panel.getByRole('row').nth(2)).toHaveText('2026not entered2 nominations for 2027');
  await expect(panel).toContainText('The title tournament commissioner enters the number');
  await expect(panel.getByText('Enter a number')).toHaveCount(0);
  await openAs(page, 'officer', '/federation/CZE');
  await panel.getByText('Enter a number').press('Enter');
  const send = panel.getByRole('button', { name: 'Save' });
  await panel.getByLabel('Year').fill('2027');
  await panel.getByLabel('Members and affiliated players').fill('many');
  await send.press('Enter');
  await expect(panel.getByLabel('Year')).toHaveAccessibleDescription('A year from 1951 to 2026.');
  await expect(panel.getByLabel('Members and affiliated players')).toHaveAccessibleDescription(
    /A whole number of at most a million/,
  );
  await inspectAt(page, 'a number of members that is none', 390, 1280);
  await panel.getByLabel('Year').fill('2026');
  await panel.getByLabel('Members and affiliated players').fill('1 214');
  refused = true;
  await send.press('Enter');
  await expect(panel.getByRole('alert')).toContainText('You are not allowed to do this.');
  refusal = problem(404, 'unknown_year');
  await send.press('Enter');
  await expect(panel.getByLabel('Year')).toHaveAccessibleDescription(/counted from 1951/);
  refused = false;
  await send.press('Enter');
  await expect(
    panel.getByText('Saved: 1,214 members in 2026. That gives 3 nominations for 2027 (TR-1.0.10).'),
  ).toBeFocused();
  expect(sent.at(-1)).toEqual({
    path: '/api/federations/CZE/members/2026',
    body: { members: 1_214 },
  });
  await expect(panel.getByRole('row').nth(2)).toHaveText('20261,2143 nominations for 2027');
});

test('a title commissioner without a federation enters members, too', async ({ page }) => {
  await asOfficer(page);
  await mockMembers(page, {});
  await mockEntries(page, {});
  await mockRegistrations(page, []);
  await openAs(page, 'tomas', '/federation/CZE');
  await expect(page.getByText('Enter a number')).toBeVisible();
});

test('the server tells what a federation has entered, and takes the number of its members', async ({
  page,
}) => {
  await openAs(page, 'delegate', '/federation/CZE');
  const year = await page.evaluate(async () => {
    const answer = (await (await fetch('/api/events/2')).json()) as {
      announcement: { starts_at: string };
    };
    return answer.announcement.starts_at.slice(0, 4);
  });
  await page.goto(`${HERE}?year=${year}`);
  await expect(sums(page)).toContainText('To be paidnothing');
  const mine = list(page).getByRole('listitem').filter({ hasText: 'Fjord Masters' });
  await expect(mine.getByRole('row').filter({ hasText: 'Kučera' })).toContainText('accepted');
  await inspect(page, 'what the demo’s federation has entered');
  await page.goto(`${HERE}?year=1999`);
  await expect(page.getByText('Nothing entered for 1999')).toBeVisible();
  await page.goto(`${HERE}?year=1900`);
  await expect(page.locator('.failure')).toContainText('1951');
  await openAs(page, 'officer', '/federation/HUN');
  const panel = page.getByRole('region', { name: 'Number of members' });
  await panel.getByText('Enter a number').click();
  await panel.getByLabel('Members and affiliated players').fill('501');
  await panel.getByLabel('Members and affiliated players').press('Enter');
  await expect(
    panel.getByText(/^Saved: 501 members in \d{4}\. That gives 4 nominations/),
  ).toBeFocused();
  await page.reload();
  await expect(panel.getByRole('row').nth(1)).toContainText(/501.*4 nominations/);
});
