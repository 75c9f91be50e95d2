// The home of whoever acts for a federation: what is due first, then everything else; and its players.
import type { Page } from '@playwright/test';
import { fits, inspect, inspectAt } from './support/inspect';
import { problem } from './support/leave';
import { paged } from './support/paged';
import { inCzech, openAs } from './support/people';
import { mockRegistrations, person, registered } from './support/registrations';
import { expect, test } from './support/test';

const KASIA = { ...person(420_031, 'Kasia', 'Lis'), federation: 'POL', rating: 2_100 };

const transfer = (id: number, more: object) => ({
  id,
  version: 1,
  player: KASIA,
  from: 'POL',
  to: 'CZE',
  grounds: 'residence',
  state: 'asked',
  steps: [],
  waits_for: [],
  may: [],
  ...more,
});

const approval = (id: number, state: string, more: object) => ({
  id,
  version: 1,
  state,
  federation: 'CZE',
  kind: 'open',
  name: `Event ${id}`,
  event: null,
  deposited: null,
  may: { decide: false, refer: false, confirm_deposit: false, withdraw: true, announce: false },
  ...more,
});

/** Something of everything. */
async function mockHome(page: Page) {
  const answers: Record<string, object> = {
    transfers: {
      transfers: [
        transfer(9, { may: [{ act: 'consent', federation: 'CZE' }] }),
        transfer(8, { may: [{ act: 'take_back', federation: null }] }),
        transfer(7, { state: 'registered' }),
      ],
    },
    approvals: {
      now: '2026-11-28T12:00:00Z',
      applies_for: 'CZE',
      decides: false,
      approvals: [
        approval(3, 'waiting', {}),
        approval(2, 'approved', { deposited: false }),
        approval(1, 'approved', { may: { announce: true } }),
      ],
    },
    exports: { exports: [{ federation: 'CZE', state: 'done' }], nightly: null },
    keys: { own: [{}], federations: { federation: 'CZE', keys: [{}, {}] } },
    webhooks: { webhooks: [{ id: 'CZE_1' }, { id: '160066_1' }] },
    'federations/CZE/nominations': {
      federation: 'CZE',
      year: 2_027,
      members_before: 412,
      quota: 5,
      used: 1,
      left: 4,
      nominations: [
        {
          player: person(160_012, 'Tomáš', 'Novák'),
          event: 10,
          event_code: 'WC',
          event_name: 'World Championship Semi-Final',
          at: '2026-11-01T10:00:00Z',
          state: 'accepted',
        },
      ],
    },
  };
  for (const [path, json] of Object.entries(answers))
    await page.route(new RegExp(`/api/${path}(\\?|$)`), (route) => route.fulfill({ json }));
  await mockRegistrations(page, [
    registered(person(161_500, 'Věra', 'Dvořáková')),
    registered(person(161_501, 'Jan', 'Kovář'), -2),
    registered(person(161_502, 'Petr', 'Malý'), 12),
  ]);
}

test('what is due stands first, and leads to where it is done', async ({ page }) => {
  await mockHome(page);
  await openAs(page, 'delegate', '/federation');
  await expect(page).toHaveURL('/federation/CZE');
  const due = page.getByRole('region', { name: 'What waits' });
  await expect(due.getByRole('link')).toHaveText([
    '1 transfer waits for the federation’s answer',
    '1 registered player has not been invited yet',
    '1 invitation has lapsed unused',
    'the prize fund of 1 event is not deposited yet',
    '1 approved event can be announced',
  ]);
  const areas = page.getByRole('region', { name: 'All for the federation' });
  const area = (name: string) => areas.getByRole('listitem').filter({ hasText: name });
  await expect(area('Change of federation')).toContainText('2 under way');
  await expect(area('Approval')).toContainText('1 waits for a decision');
  await expect(area('Archive and files')).toContainText('1 file ready');
  await expect(area('Keys')).toContainText('2 keys');
  await expect(area('Webhooks')).toContainText('1 webhook');
  const nominations = page.getByRole('region', { name: 'Nominations for 2027' });
  await expect(nominations).toContainText('1 of 5, 4 left');
  await expect(nominations).toContainText('World Championship Semi-Final');
  // Those of the demo.
  const entries = page.getByRole('region', { name: /^Where players can be entered now/ });
  await expect(entries.getByRole('listitem').first()).toContainText('Entries until');
  await expect(entries.getByRole('link').first()).toHaveAttribute('href', /\/events\/\d+\//);
  await inspect(page, 'the home of a federation');
  await due.getByRole('link', { name: 'has lapsed' }).press('Enter');
  await expect(page).toHaveURL('/federation/CZE/registrations?show=lapsed');
  await expect(page.getByRole('combobox', { name: 'Invitation', exact: true })).toHaveValue(
    'lapsed',
  );
  await expect(page.getByRole('link', { name: 'Jan Kovář' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Petr Malý' })).toHaveCount(0);
});

test('on a phone, in Czech, in the dark', async ({ page }) => {
  await mockHome(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await inCzech(page);
  await openAs(page, 'delegate', '/');
  await page.getByRole('navigation').getByRole('link', { name: 'Federace', exact: true }).click();
  await expect(page.getByText('1 přestup čeká na odpověď federace')).toBeVisible();
  await expect(page.getByText('2 klíče')).toBeVisible();
  await inspect(page, 'the home of a federation in Czech');
  await page.setViewportSize({ width: 320, height: 664 });
  await fits(page, 'the home of a federation at 320 px');
});

test('a part that cannot be loaded is told, and the rest is there', async ({ page }) => {
  await page.route('**/api/federations/CZE/nominations', (route) =>
    route.fulfill(problem(409, 'not_a_member')),
  );
  await page.route('**/api/transfers', (route) => route.abort());
  await mockRegistrations(page, []);
  await openAs(page, 'delegate', '/federation/CZE');
  await expect(page.getByText('Something could not be loaded: this may not be all.')).toBeVisible();
  await expect(page.getByText('Nothing waits.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'All for the federation' })).toBeVisible();
  await inspect(page, 'a part is missing');
  await page.unroute('**/api/transfers');
  await page.locator('.failure').getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('.failure')).toHaveCount(0);
});

test('while all is on its way, the ways are there', async ({ page }) => {
  let answer = () => {};
  const held = new Promise<void>((done) => (answer = done));
  await page.route('**/api/transfers', async (route) => {
    await held;
    await route.fulfill({ json: { transfers: [] } });
  });
  await mockRegistrations(page, []);
  await openAs(page, 'delegate', '/federation/CZE');
  await expect(page.getByRole('link', { name: 'Change of federation' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'What waits' }).locator('.skeleton')).toBeVisible();
  answer();
  await expect(page.getByText('Nothing waits.')).toBeVisible();
});

test('an officer chooses a federation, and others are told that it is not for them', async ({
  page,
}) => {
  await mockRegistrations(page, [registered(person(161_500, 'Věra', 'Dvořáková'))]);
  await openAs(page, 'officer', '/federation');
  await page.getByLabel('Federation').selectOption('CZE');
  await inspectAt(page, 'which federation?', 390, 1280);
  await page.getByRole('button', { name: 'Open' }).press('Enter');
  await expect(page).toHaveURL('/federation/CZE');
  await expect(page.getByText('1 registered player has not been invited yet')).toBeVisible();
  // Keys and files of a federation are for those who act for it.
  await expect(page.getByRole('region', { name: 'All for the federation' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Players', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Players');
  await page.getByRole('combobox', { name: 'Federation' }).selectOption('POL');
  await expect(page).toHaveURL('/federation/POL/members');
  await inspect(page, 'an officer looks at the players of another federation');
  await openAs(page, 'tomas', '/federation');
  await expect(page.getByRole('alert')).toContainText('You are not allowed to do this.');
});

test('everybody reads who plays for a federation, and finds somebody', async ({ page }) => {
  const members = Array.from({ length: 200 }, (_, n) => person(161_000 + n, `Jan${n}`, 'Kovář'));
  await page.route('**/api/federations/CZE/members**', async (route) => {
    const { lines, next } = paged(members, new URL(route.request().url()).searchParams);
    await route.fulfill({ json: { federation: 'CZE', members: lines, next } });
  });
  const asked: string[] = [];
  await page.route('**/api/players?*', async (route) => {
    const { searchParams } = new URL(route.request().url());
    asked.push(searchParams.get('search') ?? '');
    expect(searchParams.get('federation')).toBe('CZE');
    const found = searchParams.get('search') === 'xy' ? [] : members.slice(0, 20);
    await route.fulfill({ json: { players: found, more: found.length > 0 } });
  });
  await page.goto('/federations');
  await page.getByRole('link', { name: 'Players CZE' }).click();
  const rows = page.getByRole('table').locator('tbody tr');
  await expect(rows).toHaveCount(50);
  await expect(page.getByText('The first 50 players, by number.')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Pages of the federation' })).toHaveCount(0);
  await inspectAt(page, 'the players of a federation', 390, 1280);
  await page.getByRole('button', { name: 'Show more' }).press('Enter');
  await expect(rows).toHaveCount(100);
  await expect(rows.nth(50).getByRole('link')).toBeFocused();
  // One letter is in every name.
  await page.getByRole('searchbox').fill('j');
  await expect(rows).toHaveCount(100);
  await page.getByRole('searchbox').fill('jan');
  await expect(page.getByText('The first 20 of more that were found')).toBeVisible();
  await expect(rows.first().getByRole('link')).toHaveAttribute('href', '/player/161000');
  await page.getByRole('searchbox').fill('xy');
  await expect(page.getByText('Nobody like that plays for the federation.')).toBeVisible();
  await inspect(page, 'nobody is found');
  expect(asked).toEqual(['jan', 'xy']);
  await page.getByRole('searchbox').fill('');
  await expect(rows).toHaveCount(50);
});

test('a federation without players says how the first one comes', async ({ page }) => {
  await page.route('**/api/federations/CZE/members**', (route) =>
    route.fulfill({ json: { federation: 'CZE', members: [], next: null } }),
  );
  await openAs(page, 'delegate', '/federation/CZE/members');
  await expect(page.getByText('Nobody plays for the federation yet')).toBeVisible();
  await inspect(page, 'a federation without players');
  await page.getByRole('link', { name: 'Register the first player' }).click();
  await expect(page).toHaveURL('/federation/CZE/registrations');
});
