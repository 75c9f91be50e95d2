// Entries of an event in bulk: sorted, chosen, decided on together, and fees recorded from a bank's list.
import type { APIRequestContext, Page } from '@playwright/test';
import * as mock from './support/events';
import { fits, inspect, inspectAt } from './support/inspect';
import { type Sent, problem } from './support/leave';
import { mark } from './support/mark';
import { Player, inCzech, openAs } from './support/people';
import { expect, test } from './support/test';

/** Half of them have paid, some enter free, some are refused. */
const manyEntries = (count: number): mock.Entry[] =>
  Array.from({ length: count }, (_, place) => {
    if (place % 20 === 19) return mock.entry(place, 'refused', { reason: 'Too late.' });
    if (place % 20 === 18) return mock.entry(place, 'entered', { free: true });
    const paid = place % 2 ? '2026-11-09T10:00:00Z' : null;
    return mock.entry(place, 'entered', { fee_paid_at: paid });
  });

async function open(page: Page, entries: mock.Entry[], changed: mock.Json = {}) {
  const world: mock.World = {
    event: mock.event({ may: mock.EVERYTHING, ...changed }),
    entries,
  };
  const sent = await mock.mockEvents(page, world);
  await openAs(page, 'director', '/events/7/entries');
  await expect(page.locator('.entry-table')).toBeVisible();
  return { world, sent };
}

const rows = (page: Page) => page.locator('.entry-table tbody').getByRole('row');
const row = (page: Page, id: number) => page.getByRole('row', { name: String(id) });
const all = (page: Page) => page.getByLabel(/^(all \d+ that are listed|the one that is listed)$/);
const account = (page: Page) => page.locator('.bulk-account');
const fees = (page: Page) => page.getByRole('combobox', { name: /^(Fee|Startovné)/ });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const height = (page: Page) => page.evaluate(() => document.body.scrollHeight);
const decided = (sent: readonly Sent[]) =>
  sent.map(({ path, body }) => [
    Number(path.split('/').at(-1)),
    (body as { decision: string }).decision,
  ]);

test('a thousand entries are sorted and filtered, and some are drawn', async ({ page }) => {
  await open(page, manyEntries(1_000));
  await expect(rows(page)).toHaveCount(12);
  expect(await height(page)).toBeLessThan(2_000);
  const heading = (name: string) => page.getByRole('columnheader', { name });
  await expect(heading('Entered')).toHaveAttribute('aria-sort', 'ascending');
  await heading('Rating').getByRole('button').press('Enter');
  await expect(heading('Rating')).toHaveAttribute('aria-sort', 'descending');
  await expect(heading('Entered')).not.toHaveAttribute('aria-sort');
  await expect(rows(page).first()).toContainText('2500');
  await heading('Player').getByRole('button').click();
  await expect(rows(page).first()).toContainText('García');
  await heading('Player').getByRole('button').click();
  await expect(heading('Player')).toHaveAttribute('aria-sort', 'descending');
  await expect(rows(page).first()).toContainText('Szűcs');
  await page.getByRole('button', { name: 'Show 100 more' }).press('Enter');
  await expect(rows(page)).toHaveCount(112);
  // The button was there for these.
  await expect(rows(page).nth(12).getByRole('checkbox')).toBeFocused();
  await fees(page).selectOption('unconfirmed');
  await expect(all(page)).toHaveAccessibleName('all 50 that are listed');
  await fees(page).selectOption('due');
  await page.getByLabel('Which entries').selectOption('entered');
  await expect(all(page)).toHaveAccessibleName('all 450 that are listed');
  await page.getByLabel('Find a player').fill('160012');
  await expect(rows(page)).toHaveCount(1);
});

test('two hundred are decided on; who is refused is told with the reason; payments are taken back', async ({
  page,
}) => {
  const { sent, world } = await open(page, manyEntries(200));
  await all(page).press('Space');
  await expect(page.getByText('200 entries are chosen.')).toBeVisible();
  await page.getByLabel('Which entries').selectOption('refused');
  await expect(page.getByText('190 of them are not listed now.')).toBeVisible();
  await page.getByLabel('Which entries').selectOption('all');
  await press(page, 'Fee paid…');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Record 90 fees as paid?');
  await expect(dialog).toContainText('110 of those chosen are left out:');
  await expect(dialog.locator('summary')).toHaveText([
    'refused: 10',
    'fee paid already: 90',
    'no fee to pay: 10',
  ]);
  await inspect(page, 'the question');
  // One is refused, another comes through the second time.
  let busy = 0;
  await page.route('**/api/events/7/entries/160014', (route) => {
    busy += 1;
    const later = problem(429, 'too_many_attempts');
    const json = { ...later.json, retry_after_seconds: 1 };
    return busy === 1 ? route.fulfill({ ...later, json }) : route.fallback();
  });
  await page.route('**/api/events/7/entries/160016', (route) =>
    route.fulfill(problem(409, 'entry_not_entered')),
  );
  // Another organiser has recorded one meanwhile.
  const known = world.entries?.find(({ player }) => player.id === 160018) as mock.Entry;
  known.fee_paid_at = '2026-11-20T10:00:00Z';
  await dialog.getByRole('button', { name: 'Record 90 fees' }).click();
  await expect(account(page)).toContainText('Done, but not for everybody');
  await expect(account(page).getByRole('heading')).toBeFocused();
  await expect(account(page).locator('summary')).toHaveText([
    'Recorded as paid: 88',
    /\(one entry\)$/,
    'Paid already, before this: 1',
  ]);
  await expect(account(page)).toContainText('160016');
  expect(busy).toBe(2);
  // Those who are not done stay chosen.
  await expect(page.getByText('112 entries are chosen.')).toBeVisible();
  await inspectAt(page, 'an account', 390, 1280);

  sent.length = 0;
  await press(page, 'Take it back…');
  await expect(dialog).toContainText('Take 88 payments back?');
  await dialog.getByRole('button', { name: 'Take them back' }).press('Enter');
  await expect(account(page)).toContainText('Everything is done');
  await expect(account(page)).toContainText('Taken back: 88');
  expect(decided(sent)).toHaveLength(88);
  expect(decided(sent).map(([id]) => id)).not.toContain(160018);
  expect(new Set(decided(sent).map(([, decision]) => decision))).toEqual(new Set(['fee_not_paid']));
  await press(page, 'Close');
  await expect(account(page)).toHaveCount(0);
});

test('it is stopped, goes on, and is not left by mistake', async ({ page }) => {
  const { sent } = await open(page, manyEntries(60));
  await page.route('**/api/events/7/entries/*', async (route) => {
    await new Promise((done) => setTimeout(done, 60));
    await route.fallback();
  });
  await all(page).check();
  await press(page, 'Waiting list…');
  await page.getByRole('dialog').getByRole('button', { name: 'Put them' }).click();
  await expect(account(page)).toContainText(/[3-9] of 60/);
  // Nothing else is decided together meanwhile.
  await expect(page.locator('.bulk-bar')).toHaveCount(0);
  await page.getByRole('link', { name: 'Events' }).first().click();
  const leave = page.getByRole('dialog', { name: 'Leave before it is done?' });
  await expect(leave).toBeVisible();
  await leave.getByRole('button', { name: 'Cancel' }).click();
  await account(page).getByRole('button', { name: 'Stop' }).click();
  await expect(account(page).getByRole('heading')).toHaveText('Stopped');
  const before = sent.length;
  expect(before).toBeLessThan(60);
  await expect(account(page)).toContainText(`Not tried: ${60 - before}`);
  await account(page)
    .getByRole('button', { name: `Go on with the other ${60 - before}` })
    .click();
  await expect(account(page)).toContainText('Put on the waiting list: 60');
  expect(new Set(decided(sent).map(([id]) => id)).size).toBe(60);
  expect(sent).toHaveLength(60);
  await expect(rows(page).first()).toContainText('waiting list');
});

test('with the keyboard alone, one reason for all', async ({ page }) => {
  const { sent } = await open(page, manyEntries(13));
  await row(page, 160013).getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  await row(page, 160015).getByRole('checkbox').press('Space');
  await expect(page.getByText('2 entries are chosen.')).toBeVisible();
  const refuse = page.locator('.bulk-do').getByRole('button', { name: 'Refuse…' });
  await refuse.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Refuse 2 entries' }).press('Enter');
  await expect(dialog.getByLabel('Reason')).toBeFocused();
  await page.keyboard.type('No places left.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(account(page)).toContainText('Refused: 2');
  expect(sent.map(({ body }) => body)).toEqual([
    { decision: 'refuse', reason: 'No places left.' },
    { decision: 'refuse', reason: 'No places left.' },
  ]);
  // A payment that was recorded by mistake is taken back in its row.
  const paid = row(page, 160017);
  await paid.getByRole('button', { name: 'Not paid' }).press('Enter');
  await expect(paid).toContainText('fee not paid');
  await expect(row(page, 160012).getByRole('button', { name: 'Not paid' })).toHaveCount(0);
});

test('what holds for the whole event ends it at once', async ({ page }) => {
  const { sent } = await open(page, manyEntries(60));
  let asked = 0;
  await page.route('**/api/events/7/entries/*', (route) => {
    asked += 1;
    return route.fulfill(problem(409, 'start_lists_published'));
  });
  await all(page).check();
  await press(page, 'Waiting list…');
  await page.getByRole('dialog').getByRole('button', { name: 'Put them' }).click();
  await expect(account(page)).toContainText('It could not be finished');
  await expect(account(page)).toContainText('The start lists are published');
  await expect(account(page)).toContainText('Not tried: 60');
  expect(asked).toBe(1);
  expect(sent).toEqual([]);
});

test('nobody decides about their own entry: the account says who does', async ({ page }) => {
  const [own, ...others] = manyEntries(13);
  const mine = { ...(own as mock.Entry), player: { ...mock.person(0), id: 390_044 } };
  await open(page, [mine, ...others]);
  await page.route('**/api/events/7/entries/390044', (route) =>
    route.fulfill(problem(403, 'forbidden')),
  );
  await all(page).check();
  await press(page, 'Fee paid…');
  await page.getByRole('button', { name: 'Record 7 fees' }).click();
  await expect(account(page)).toContainText('Recorded as paid: 6');
  await expect(account(page)).toContainText(
    'You have entered this event or play in it; another organiser or an officer decides.',
  );
  await expect(account(page)).toContainText('390044');
});

/** As Fio writes it, in the encoding of Windows. */
const LIST = [
  'accountId;2400222222',
  'currency;EUR',
  '',
  'Datum;Objem;Měna;Název protiúčtu;VS;Zpráva pro příjemce',
  '12.11.2026;25,50;EUR;Kdokoli;160012;startovné',
  '12.11.2026;51,00;EUR;Klub;;160014/160016',
  '13.11.2026;25,50;EUR;MUELLER-HAHN WILLIAM;;turnaj',
  '13.11.2026;20,00;EUR;;160020;',
  '13.11.2026;25,50;EUR;;160013;podruhé',
  '14.11.2026;25,50;EUR;Neznámý;;',
  '14.11.2026;-300,00;EUR;;160012;nájem',
  '15.11.2026;1 000,10;EUR;Dotace;;',
].join('\r\n');
const CZECH: Record<string, number> = {
  ě: 0xec,
  ú: 0xfa,
  č: 0xe8,
  á: 0xe1,
  ř: 0xf8,
  í: 0xed,
};
const windows = (text: string) =>
  Buffer.from([...text].map((each) => CZECH[each] ?? each.charCodeAt(0)));

const file = (text: string) => ({
  name: 'pohyby.csv',
  mimeType: 'text/csv',
  buffer: windows(text),
});

test('fees are recorded from a bank’s list, and nothing of it is sent', async ({ page }) => {
  const bodies: string[] = [];
  page.on('request', (request) => bodies.push(request.postData() ?? ''));
  const { sent } = await open(page, manyEntries(30));
  await page.getByText('Fees from a bank’s list').click();
  await expect(page.getByText('nothing of it is sent to the server')).toBeVisible();
  const input = page.getByLabel('The bank’s list');
  await input.setInputFiles(file(''));
  await expect(page.getByRole('alert')).toHaveText('This file is empty.');
  await input.setInputFiles(file('PK\u0003\u0004'));
  await expect(input).toHaveAccessibleDescription(/This file is not text/);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await input.setInputFiles(file('Dear organiser\n'));
  await expect(page.getByRole('alert')).toContainText('This is no list');
  await input.setInputFiles(file(LIST));
  await expect(page.getByText('Sure: 3. Likely: 1.')).toBeVisible();
  const group = (name: string) =>
    page.locator('.bank-group').filter({ has: page.getByRole('heading', { name }) });
  await expect(group('Sure').getByRole('listitem')).toHaveText([
    /160012.*25,50 EUR.*line 5:.*startovné/,
    /160014.*51,00 EUR.*line 6/,
    /160016.*51,00 EUR.*line 6/,
  ]);
  const likely = group('Likely').getByRole('checkbox');
  await expect(likely).not.toBeChecked();
  await expect(group('Another amount')).toContainText('20,00');
  await expect(group('Paid already')).toContainText('160013');
  await expect(group('Not recognised')).toContainText('Neznámý');
  await expect(page.getByText('One other payment has nothing to do')).toBeVisible();
  await expect(page.getByText('One payment from the account is left out.')).toBeVisible();
  await inspectAt(page, 'a bank’s list', 390, 1280);
  await page.getByLabel('leave out what was paid').uncheck();
  await expect(page.getByText('One payment from the account')).toHaveCount(0);
  await page.getByLabel('leave out what was paid').check();
  await likely.press('Space');
  await page.getByRole('button', { name: 'Record 4 fees as paid…' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Record 4 fees as paid?');
  await dialog.getByRole('button', { name: 'Record 4 fees' }).press('Enter');
  await expect(account(page)).toContainText('Recorded as paid: 4');
  expect(decided(sent)).toEqual([160012, 160014, 160016, 160022].map((id) => [id, 'fee_paid']));
  await expect(page.getByText('Sure: 0. Likely: 0.')).toBeVisible();
  await expect(group('Credited')).toContainText('160022');
  await expect(group('Credited').locator('li')).toHaveCount(3);
  expect(bodies.filter((body) => /2400222222|kdokoli|nájem/i.test(body))).toEqual([]);
});

test('a payment of one of two namesakes is credited once', async ({ page }) => {
  const [first, second] = [10, 12].map((place) => mock.entry(place, 'entered')) as [
    mock.Entry,
    mock.Entry,
  ];
  const namesake = { ...first.player, id: second.player.id };
  await open(page, [first, { ...second, player: namesake }]);
  await page.getByText('Fees from a bank’s list').click();
  const other = '12.11.2026;300,10;Dotace';
  const paid = '01.11.2026;25,50;William Mueller-Hahn';
  const lines = [paid, '12.11.2026;?;Opis', '12.11.2026;-;Opis', other, other, other];
  await page
    .getByLabel('The bank’s list')
    .setInputFiles(file(['Datum;Objem;Zpráva', ...lines].join('\n')));
  const group = (name: string) =>
    page.locator('.bank-group').filter({ has: page.getByRole('heading', { name }) });
  const ticks = group('Likely').getByRole('checkbox');
  await expect(ticks).toHaveCount(2);
  await expect(group('Likely')).toContainText('2 players fit: tick the one who is meant.');
  await expect(group('Likely')).toContainText('This was paid before the entry was made');
  await expect(group('Amount not read').locator('li')).toHaveCount(2);
  await ticks.first().check();
  await expect(ticks.last()).toBeDisabled();
  await inspect(page, 'a line that pays for one of two');
  await page.getByRole('button', { name: 'Record one fee as paid…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Record one fee' }).click();
  await expect(account(page)).toContainText('Recorded as paid: 1');
  await expect(group('Credited')).toContainText(`Credited to:`);
  await expect(group('Credited')).toContainText(String(first.player.id));
  await expect(group('Likely')).toHaveCount(0);
});

test('who only looks chooses nobody; an event without a fee has no bank', async ({ page }) => {
  await open(page, manyEntries(13), {
    may: { ...mock.EVERYTHING, decide_entries: false, settle_deposits: false },
  });
  await expect(page.locator('.entry-panel').getByRole('checkbox')).toHaveCount(0);
  await expect(page.getByText('Fees from a bank’s list')).toHaveCount(0);
  await open(page, manyEntries(13), {
    announcement: mock.announcement({ fee: null }),
  });
  await expect(all(page)).toBeVisible();
  await expect(page.getByText('Fees from a bank’s list')).toHaveCount(0);
  await expect(fees(page)).toHaveCount(0);
});

test('on a phone, in Czech, in the dark', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await inCzech(page);
  await open(page, manyEntries(200));
  await expect(rows(page)).toHaveCount(5);
  expect(await height(page)).toBeLessThan(2_000);
  await page.getByLabel('Pořadí').selectOption('Rating, sestupně');
  await expect(rows(page).first()).toContainText('2500');
  await fees(page).selectOption('due');
  await page.getByLabel('všech 90 v seznamu').check();
  await expect(page.getByText('Vybráno 90 přihlášek.')).toBeVisible();
  await inspect(page, 'chosen entries, in Czech');
  await press(page, 'Odmítnout…');
  await page.getByLabel('Důvod').fill('Málo míst.');
  await fits(page, 'a reason for all, in Czech');
  await page.getByRole('button', { name: 'Odmítnout 90 přihlášek' }).click();
  await expect(account(page)).toContainText('Vše je hotovo');
  await expect(account(page)).toContainText('Odmítnuto: 90');
  await inspect(page, 'an account, in Czech');
  await page.getByText('Startovné podle výpisu z banky').click();
  await page.getByLabel('Výpis z banky').setInputFiles(file(LIST));
  await expect(page.locator('.bank-found')).toBeVisible();
  await inspect(page, 'a bank’s list, in Czech');
});

/** The demo’s players. */
const PLAYERS = [80417, 160877, 210655, 420318, 440129, 480231];

/** An event that costs something, with six entries; its number. */
async function announced(request: APIRequestContext): Promise<number> {
  const { headers } = await Player.signedIn(request, 'organiser');
  const { presets } = (await (await request.get('/api/events/presets', { headers })).json()) as {
    presets: { code: string; announcement: mock.Json }[];
  };
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const announcement = {
    ...presets.find(({ code }) => code === 'friendly')?.announcement,
    ...{
      code: `B/${mark()}`,
      name: 'Entries in bulk',
      director: 390044,
    },
    ...{
      entries_open_at: day(-1),
      entries_close_at: day(30),
      starts_at: day(60),
    },
    fee: { minor_units: 2_500, currency: 'EUR' },
  };
  const response = await request.post('/api/events', {
    headers,
    data: { announcement },
  });
  expect(response.status(), await response.text()).toBe(200);
  const { id } = (await response.json()) as { id: number };
  for (const player of PLAYERS) {
    const data = {
      player,
      grounds: { kind: 'commissioner', text: 'A friendly event.' },
    };
    const entered = await request.post(`/api/events/${id}/entries`, {
      headers,
      data,
    });
    expect(entered.status(), await entered.text()).toBe(200);
  }
  return id;
}

test('the server records fees, takes them back, and accepts who has paid', async ({
  page,
  request,
}) => {
  const event = await announced(request);
  await openAs(page, 'organiser', `/events/${event}/entries`);
  await page.getByText('Fees from a bank’s list').click();
  // Not before the entries were made.
  const today = new Date().toISOString().slice(0, 10);
  const lines = PLAYERS.slice(0, 4).map((id) => `${today};25,00;EUR;turnaj ${id}`);
  const text = `Datum;Objem;Měna;Zpráva\r\n${lines.join('\r\n')}\r\n`;
  await page.getByLabel('The bank’s list').setInputFiles(file(text));
  await press(page, 'Record 4 fees as paid…');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Record 4 fees' }).click();
  await expect(account(page)).toContainText('Recorded as paid: 4');
  await page.reload();
  await all(page).check();
  await press(page, 'Accept…');
  await expect(dialog).toContainText('fee not paid: 2');
  await dialog.getByRole('button', { name: 'Accept 4 entries' }).click();
  await expect(account(page)).toContainText('Accepted: 4');
  // The fee of one who plays is not taken back: the waiting list comes first.
  await expect(page.getByRole('button', { name: 'Not paid' })).toHaveCount(0);
  await press(page, 'Fee paid…');
  await dialog.getByRole('button', { name: 'Record 2 fees' }).click();
  await expect(account(page)).toContainText('Recorded as paid: 2');
  await press(page, 'Take it back…');
  await dialog.getByRole('button', { name: 'Take them back' }).click();
  await expect(account(page)).toContainText('Taken back: 2');
  await page.reload();
  await expect(page.getByText('fee not paid')).toHaveCount(2);
  await expect(page.locator('.entry-table').getByText('accepted')).toHaveCount(4);
});
