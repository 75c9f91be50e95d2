// Players entered by a file: it is checked, mended and entered, in parts where there are many.
import type { APIRequestContext, Page } from '@playwright/test';
import * as mock from './support/events';
import { inspect, inspectAt } from './support/inspect';
import { problem } from './support/leave';
import { mark } from './support/mark';
import { Player, inCzech, openAs } from './support/people';
import { expect, test } from './support/test';

/** Of the delegate’s federation, and of another. */
const [TOMAS, GABOR] = [160012, 480231];
const check = (page: Page) => page.getByRole('button', { name: 'Check it' });
const field = (page: Page) => page.getByLabel('Or as text');

/** A friendly event that takes entries; its number. */
async function announce(request: APIRequestContext): Promise<number> {
  const { headers } = await Player.signedIn(request, 'officer');
  const { presets } = (await (await request.get('/api/events/presets', { headers })).json()) as {
    presets: { code: string; announcement: Record<string, unknown> }[];
  };
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const announcement = {
    ...presets.find(({ code }) => code === 'friendly')?.announcement,
    ...{ code: `F/${mark()}`, name: 'Entries by a file', director: 390044 },
    ...{ entries_open_at: day(-1), entries_close_at: day(30), starts_at: day(60) },
  };
  const response = await request.post('/api/events', { headers, data: { announcement } });
  expect(response.status(), await response.text()).toBe(200);
  return ((await response.json()) as { id: number }).id;
}

test('a delegate enters players by a file, which is mended first', async ({ page, request }) => {
  const event = await announce(request);
  await openAs(page, 'delegate', `/events/${event}/entries`);
  await page.getByText('Enter players by a file').click();
  await check(page).press('Enter');
  await expect(field(page)).toHaveAccessibleDescription(/Fill in this field\.$/);
  // As Excel saves it: semicolons, and in the encoding of its Windows.
  const text = `Jméno;ID;nomination\r\nTomáš;${TOMAS};\r\nGábor;${GABOR};\r\nNobody;x;\r\n`;
  const czech: Record<string, number> = { é: 0xe9, á: 0xe1, š: 0x9a };
  const buffer = Buffer.from([...text].map((each) => czech[each] ?? each.charCodeAt(0)));
  await page
    .getByLabel('From a file')
    .setInputFiles({ name: 'players.csv', mimeType: 'text/csv', buffer });
  await expect(field(page)).toHaveValue(/Tomáš/);
  await expect(page.getByText('look at the names')).toBeVisible();
  await check(page).click();
  const news = page.getByText('2 lines are to be mended; nobody has been entered.');
  await expect(news.locator('..')).toBeFocused();
  const faults = page.locator('.fault-list').getByRole('listitem');
  await expect(faults).toContainText(['line 3, id', 'line 4, id']);
  await expect(faults.first()).toContainText(`${GABOR} plays for HUN`);
  await inspect(page, 'a file of entries with faults');
  await faults.last().getByRole('button').press('Enter');
  await expect(field(page)).toBeFocused();
  await field(page).fill(`Jméno,id,nomination\nTomáš,${TOMAS},\n`);
  await expect(page.getByText('Something has changed since the check')).toBeVisible();
  await check(page).click();
  await expect(page.getByText('The file is right: one player would be entered.')).toBeVisible();
  await expect(page.getByText('These columns do not matter: Jméno.')).toBeVisible();
  await inspectAt(page, 'a file of entries that is right', 390, 1280);
  await page.getByRole('button', { name: 'Enter this player' }).press('Enter');
  await expect(page.getByText('One player has been entered.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Enter this player' })).toHaveCount(0);
  await field(page).fill(`id\n${TOMAS}\n`);
  await check(page).click();
  await expect(page.getByText('Everybody in this file has entered already.')).toBeVisible();
  await field(page).fill('id\n');
  await check(page).click();
  await expect(page.getByText('There are no players in this file.')).toBeVisible();
  await page.goto(`/events/${event}`);
  await expect(page.getByRole('region', { name: 'Entries' })).toContainText('Tomáš Novák');
});

interface Body {
  csv: string;
  dry_run: boolean;
}

test('a hundred players are entered in parts, and a part that fails is told', async ({ page }) => {
  await mock.mockEvents(page, { event: mock.event({ may: mock.EVERYTHING }), entries: [] });
  const sent: Body[] = [];
  let refuse: (nth: number) => object | undefined = () => undefined;
  await page.route('**/api/events/7/entries/file', async (route) => {
    const body = route.request().postDataJSON() as Body;
    sent.push(body);
    const refusal = refuse(sent.length);
    if (refusal) return route.fulfill(refusal);
    const ids = [...body.csv.matchAll(/^(\d{6}),/gm)].map(([, id]) => Number(id));
    const entered = ids.map((id) => ({ already: false, player: mock.person(id - 160_012) }));
    const rest = { version: 3, problems: [], ignored_columns: [] };
    await route.fulfill({ json: { dry_run: body.dry_run, entered, ...rest } });
  });
  const rows = Array.from({ length: 100 }, (_, at) => `${160_012 + at},`).join('\n');
  await openAs(page, 'director', '/events/7/entries');
  await page.getByText('Enter players by a file').click();
  await field(page).fill(`id,nomination\n${rows}`);
  refuse = () => problem(429, 'too_many_attempts');
  await check(page).click();
  await expect(page.getByRole('alert')).toContainText('Too many attempts');
  refuse = () => undefined;
  sent.length = 0;
  await check(page).click();
  await expect(page.getByText('100 players would be entered')).toBeVisible();
  expect(sent.map(({ dry_run }) => dry_run)).toEqual([true, true, true]);
  sent.length = 0;
  refuse = (nth) => (nth === 3 ? problem(503, 'unavailable') : undefined);
  await page.getByRole('button', { name: 'Enter these 100 players' }).click();
  await expect(page.getByText('90 players have been entered, the others have not.')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('briefly unavailable');
  expect(sent.map(({ dry_run }) => dry_run)).toEqual([false, false, false]);
  await inspect(page, 'a file of which a part was entered');
});

test('on a phone, in Czech, in the dark', async ({ page }) => {
  await mock.mockEvents(page, { event: mock.event({ may: mock.EVERYTHING }), entries: [] });
  const faults = ['entered_twice', 'faulty_field', 'nominations_used', 'lately_added'];
  const problems = faults.map((code, at) => ({
    ...{ code, line: at + 2, file: 'csv', column: 'id', rule: at === 2 ? 'TR-1.0.10' : null },
    reason: 'A sentence of the server.',
  }));
  const before = [0, 1, 2].map((at) => ({ already: at > 1, player: mock.person(at) }));
  const answer = { dry_run: true, version: 3, problems, entered: before, ignored_columns: ['x'] };
  await page.route('**/api/events/7/entries/file', (route) => route.fulfill({ json: answer }));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await inCzech(page);
  await openAs(page, 'director', '/events/7/entries');
  await page.getByText('Přihlásit hráče ze souboru').click();
  await page.getByLabel('Nebo jako text').fill('id\n1\n');
  await page.getByRole('button', { name: 'Zkontrolovat' }).click();
  await expect(page.getByText('4 řádky je třeba opravit; nikdo přihlášen nebyl.')).toBeVisible();
  await expect(page.getByText('Přihlášeni dříve: 1')).toBeVisible();
  await inspect(page, 'a file of entries, in Czech');
});
