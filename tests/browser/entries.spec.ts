// Entries as organisers see them: decided on, and made for others.
import * as mock from './support/events';
import { fits, inspectAt } from './support/inspect';
import { problem } from './support/leave';
import { inCzech, openAs } from './support/people';
import { expect, test } from './support/test';

test('entries are decided on one by one', async ({ page }) => {
  const world: mock.World = {
    event: mock.event({ may: mock.EVERYTHING }),
    entries: mock.someEntries(),
  };
  const sent = await mock.mockEvents(page, world);
  await openAs(page, 'director', '/events/7');
  await page.getByRole('link', { name: 'Entries' }).click();
  const table = page.getByRole('table');
  await expect(table.getByRole('row')).toHaveCount(13);
  await page.getByRole('button', { name: 'Show 12 more' }).click();
  await expect(table.getByRole('row')).toHaveCount(25);
  await page.getByLabel('Which entries').selectOption('entered');
  await expect(table.getByRole('row')).toHaveCount(3);
  const row = table.getByRole('row', { name: '160032' });
  await expect(row).toContainText('fee not paid');
  const waiting = table.getByRole('row', { name: '160033' });
  await expect(waiting).toContainText('winner of a section, section 61');

  // A refusal stands in the row, with its rule.
  await page.route('**/api/events/7/entries/160032', (route) => {
    const refusal = problem(409, 'fee_not_paid');
    return route.fulfill({
      ...refusal,
      json: { ...refusal.json, rule: 'TR-0.2' },
    });
  });
  await row.getByRole('button', { name: 'Accept' }).click();
  await expect(row.getByRole('alert')).toHaveText(
    'An entry is accepted once its fee has been paid. (TR-0.2)',
  );
  await page.unroute('**/api/events/7/entries/160032');
  await row.getByRole('button', { name: 'Fee paid' }).click();
  await expect(row).toContainText('paid 21 Nov 2026');
  await row.getByRole('button', { name: 'Accept' }).click();
  await expect(row).toHaveCount(0);
  await waiting.getByRole('button', { name: 'Refuse…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Refuse the entry' }).click();
  await expect(dialog.getByLabel('Reason')).toBeFocused();
  await dialog.getByLabel('Reason').fill('Two entries.');
  await dialog.getByRole('button', { name: 'Refuse the entry' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('No matching entries.')).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([
    { decision: 'fee_paid' },
    { decision: 'accept' },
    { decision: 'refuse', reason: 'Two entries.' },
  ]);
});

test('who enters free is confirmed; a deposit is asked for, paid and forfeited', async ({
  page,
}) => {
  const world: mock.World = {
    event: mock.event({ may: mock.EVERYTHING }),
    entries: [
      mock.entry(20, 'entered', { free: true }),
      mock.entry(21, 'entered', { fee_paid_at: '2026-11-10T00:00:00Z' }),
    ],
  };
  const sent = await mock.mockEvents(page, world);
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, 'director', '/events/7/entries');
  const free = page.getByRole('row', { name: '160032' });
  await expect(free).toContainText('free: the delegate has not confirmed it');
  await expect(free.getByRole('button', { name: 'Fee paid' })).toHaveCount(0);
  await free.getByRole('button', { name: 'Delegate has confirmed' }).click();
  await expect(free).toContainText('free, confirmed 21 Nov 2026');

  const owes = page.getByRole('row', { name: '160033' });
  await expect(owes.getByRole('button', { name: 'Deposit paid' })).toHaveCount(0);
  await page.route('**/api/events/7/entries/160033', (route) =>
    route.fulfill(problem(409, 'deposit_not_paid')),
  );
  await owes.getByRole('button', { name: 'Accept' }).click();
  await expect(owes.getByRole('alert')).toContainText('a deposit of twice the fee');
  await page.unroute('**/api/events/7/entries/160033');
  await owes.getByRole('button', { name: 'Deposit paid' }).click();
  await expect(owes).toContainText('deposit paid 21 Nov 2026');
  await owes.getByRole('button', { name: 'Forfeit the deposit…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('This cannot be taken back.');
  await dialog.getByLabel('Reason').fill('A second withdrawal.');
  await fits(page, 'forfeiting a deposit');
  await dialog.getByRole('button', { name: 'Forfeit the deposit' }).click();
  await expect(owes).toContainText('deposit forfeited 21 Nov 2026');
  await expect(owes.getByRole('button', { name: 'Forfeit the deposit…' })).toHaveCount(0);
  expect(sent.map(({ body }) => body)).toEqual([
    { decision: 'confirm' },
    { decision: 'deposit_paid' },
    { decision: 'deposit_forfeited', reason: 'A second withdrawal.' },
  ]);
});

test('somebody is entered with grounds; 201 entries; no office', async ({ page }) => {
  const world: mock.World = {
    event: mock.event({ may: mock.EVERYTHING }),
    // One more than on a page of the server.
    entries: Array.from({ length: 201 }, (_, place) => mock.entry(place, 'entered')),
  };
  const sent = await mock.mockEvents(page, world);
  await openAs(page, 'director', '/events/7/entries');
  await expect(page.getByLabel('all 201 that are listed')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(13);
  for (const rows of [113, 202]) {
    await page.getByRole('button', { name: /^Show \d+ more/ }).click();
    await expect(page.getByRole('row')).toHaveCount(rows);
  }
  await fits(page, '201 entries');
  await page.getByLabel('Find a player').fill('160211');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByText('Enter a player').click();
  const enter = page.getByRole('button', { name: 'Enter the player' });
  await page.getByLabel('Player number').fill('x');
  await enter.click();
  await expect(page.getByLabel('Player number')).toHaveAccessibleDescription(
    /Choose one of the players found by name/,
  );
  await page.getByLabel('Player number').fill('170001');
  await page.getByLabel('Grounds').selectOption('nomination');
  await enter.click();
  await expect(page.getByLabel('Which, or why')).toBeFocused();
  await page.getByLabel('Grounds').selectOption('section_winner');
  await expect(page.getByLabel('Which, or why')).toHaveCount(0);
  const won = page.getByLabel('Number of the section won');
  await won.fill('1/2');
  await enter.click();
  await expect(won).toHaveAccessibleDescription(/digits only/);
  await won.fill('61');
  const refuse = '**/api/events/7/entries';
  await page.route(refuse, (route) => route.fulfill(problem(409, 'win_used')));
  await enter.click();
  await expect(won).toHaveAccessibleDescription(/used for another entry: it counts once/);
  await page.unroute(refuse);
  await enter.click();
  await expect(page.getByText('The player has been entered.')).toBeVisible();
  expect(sent).toEqual([
    {
      path: 'POST /api/events/7/entries',
      body: {
        player: 170_001,
        grounds: { kind: 'section_winner', section: 61 },
      },
    },
  ]);
  for (const page_ of ['entries', 'sections', 'change']) {
    world.event = mock.event();
    await page.goto(`/events/7/${page_}`);
    await expect(page.getByText('You are not allowed to do this.')).toBeVisible();
  }
});

test('who has no account yet is marked in the table, and told before the start lists', async ({
  page,
}) => {
  const [first, second] = [mock.person(0), mock.person(1)];
  const world: mock.World = {
    event: mock.event({
      may: mock.EVERYTHING,
      now: '2026-12-16T00:00:00Z',
      entries: { entered: 0, accepted: 22, waiting: 1 },
    }),
    entries: [mock.entry(0), mock.entry(1), mock.entry(2), mock.entry(24, 'withdrawn')],
    proposal: mock.proposal(2, 11),
    // One of them is in no section, one has withdrawn.
    without: [first.id, second.id, mock.person(22).id, mock.person(24).id],
  };
  const sent = await mock.mockEvents(page, world);
  await openAs(page, 'director', '/events/7/entries');
  await expect(page.getByRole('row', { name: String(first.id) })).toContainText('no account yet');
  await expect(page.getByRole('row', { name: '160014' })).not.toContainText('no account');
  await expect(page.getByRole('row', { name: '160036' })).not.toContainText('no account');
  await expect(page.getByText('no account yet', { exact: true })).toHaveCount(2);
  await page.getByLabel('no account yet (2)').check();
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(3);
  await page.getByLabel('no account yet (2)').uncheck();
  await inspectAt(page, 'entries without an account', 390, 1280);

  await page.goto('/events/7/sections');
  const words = '2 players have no account yet: they cannot play until they have claimed';
  const panel = page.getByRole('region', { name: 'Publish', exact: true });
  await expect(panel).toContainText(words);
  await expect(panel.locator('.no-account').getByRole('listitem')).toHaveText([
    new RegExp(String(first.id)),
    new RegExp(String(second.id)),
  ]);
  await inspectAt(page, 'a warning before the start lists', 390, 1280);
  await page.getByRole('button', { name: 'Publish the start lists…' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(words);
  await inspectAt(page, 'a warning at the last look', 390, 1280);
  // It keeps nobody from publishing.
  await dialog.getByRole('button', { name: 'Publish them' }).press('Enter');
  await expect(page).toHaveURL('/events/7');
  expect(sent.map(({ path }) => path)).toEqual(['POST /api/events/7/publish']);
});

test('many without an account are folded, in Czech, in the dark; a failure is told', async ({
  page,
}) => {
  const players = mock.people(22);
  const world: mock.World = {
    event: mock.event({ may: mock.EVERYTHING, entries: { entered: 0, accepted: 22, waiting: 0 } }),
    entries: players.map((_, place) => mock.entry(place)),
    proposal: mock.proposal(2, 11),
    without: players.map(({ id }) => id),
  };
  await mock.mockEvents(page, world);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await inCzech(page);
  const failing = '**/api/events/7/entries?*';
  await page.route(failing, (route) => route.fulfill(problem(503, 'unavailable')));
  await openAs(page, 'director', '/events/7/sections');
  await expect(page.locator('.failure')).toBeVisible();
  await page.unroute(failing);
  await page.locator('.failure').getByRole('button').press('Enter');
  const warning = page.locator('.no-account');
  await expect(warning).toContainText('22 hráčů zatím nemá účet');
  await expect(warning.getByRole('listitem')).toHaveCount(0);
  await warning.locator('summary').press('Enter');
  await expect(warning.getByRole('listitem')).toHaveCount(22);
  await inspectAt(page, 'twenty-two without an account', 390, 320);
  await page.goto('/events/7/entries');
  await page.getByRole('button', { name: 'Ukázat dalších 17' }).click();
  await expect(page.getByText('zatím bez účtu', { exact: true })).toHaveCount(22);
});
