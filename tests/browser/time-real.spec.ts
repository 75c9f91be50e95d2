// Clocks, leave, settings and mails against the real server, nothing changed on the way: what the
// mocks elsewhere promise has to hold here. The games are the demo's own, used by no other file.
import type { APIRequestContext, Page } from '@playwright/test';
import { openAs, PEOPLE, Player, type Who } from './support/people';
import { expect, test } from './support/test';

const [BLOCK, SILENT, AWAY, FALLEN] = [48401, 48402, 48403, 48404];
const CLUB = 'Club Jubilee 2026, A';

const strip = (page: Page, who: string) => page.locator('.strip', { hasText: who });
const NOVAK = 'Tomáš Novák';
const GARCIA = 'Iván García Peña';

test('leave is registered, refused where it overlaps, mirrored in the game and taken back', async ({
  page,
  request,
}) => {
  await openAs(page, 'tomas', '/leave');
  const year = new Date().getUTCFullYear() + 1;
  const span = `1 Jul ${year} – 10 Jul ${year}`;
  const club = page.getByRole('row', { name: CLUB });
  await expect(club.getByRole('cell')).toHaveText(['30', '30']);
  // The event under Triple Block has none, and is not offered.
  await expect(page.getByRole('heading', { name: 'Without leave: 1 section' })).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(3);

  const choose = async (first: string, last: string) => {
    await page.getByLabel('First day').fill(`${year}-${first}`);
    await page.getByLabel('Last day').fill(`${year}-${last}`);
    // The other events' games are other tests' own.
    await page.getByRole('button', { name: 'Choose none' }).click();
    await page.getByRole('checkbox', { name: CLUB }).check();
    await page.getByRole('button', { name: 'Register leave' }).click();
  };
  await choose('07-01', '07-10');
  await expect(page.getByText(`Registered: ${span}, in 1 section.`)).toBeVisible();
  const mine = page.getByRole('region', { name: 'Your leave' });
  await expect(mine.getByRole('listitem').filter({ hasText: span })).toContainText(CLUB);
  await expect(club.getByRole('cell')).toHaveText(['30', '20']);

  await page.reload();
  await choose('07-10', '07-12');
  await expect(page.getByRole('alert')).toHaveText(
    'Some of these days are already leave. Nothing was entered. (LAW-10.1)',
  );
  await page.goto(`/game/${SILENT}`);
  await expect(strip(page, NOVAK)).toContainText(/leave from \w+ 1 Jul/);

  await page.goto('/leave');
  await mine.getByRole('button', { name: span }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take the leave back' }).click();
  await expect(page.getByText(`Taken back: ${span}.`)).toBeVisible();
  await expect(club.getByRole('cell')).toHaveText(['30', '30']);
  await expect(mine.getByRole('listitem')).toHaveCount(0);
  const { white } = await (await Player.signedIn(request, 'tomas')).game(SILENT);
  expect(white.leave).toEqual([]);
});

test('the opponent is on leave: the clock stands still', async ({ page }) => {
  await openAs(page, 'tomas', `/game/${AWAY}`);
  await expect(page.getByRole('region', { name: `${GARCIA} is on leave` })).toBeVisible();
  await expect(strip(page, GARCIA)).toContainText('the clock is stopped');
  await expect(strip(page, GARCIA)).toContainText('on leave until');
});

test('Triple Block: time is moved from the bank, some of it and then all that fits', async ({
  page,
}) => {
  await openAs(page, 'tomas', `/game/${BLOCK}`);
  const mine = strip(page, NOVAK);
  await expect(mine).toContainText('90 days 0 hr in the bank');
  const open = mine.getByRole('button', { name: 'Move time from the bank…' });
  const dialog = page.getByRole('dialog');
  const move = dialog.getByRole('button', { name: 'Move the time' });
  await open.click();
  await expect(dialog.getByLabel('As much as fits: 4 days 0 hr')).toBeChecked();
  await dialog.getByLabel('Days to move').fill('3');
  await move.dblclick();
  await expect(dialog).toHaveCount(0);
  await expect(mine).toContainText('87 days 0 hr in the bank');
  await open.click();
  await expect(dialog.getByLabel('As much as fits: 1 day 0 hr')).toBeChecked();
  await move.click();
  await expect(dialog).toHaveCount(0);
  // A few seconds more than a day were free by then.
  await expect(mine).toContainText('85 days 23 hr in the bank');
  await expect(mine).toContainText(/50 days 0 hr|49 days 23 hr/);
  await page.reload();
  await expect(mine).toContainText('85 days 23 hr in the bank');
});

test('longer reflection is announced', async ({ page }) => {
  await openAs(page, 'tomas', `/game/${SILENT}`);
  const panel = page.getByRole('region', { name: '30 days without a move' });
  await expect(panel).toContainText('Your flag falls before silence would lose the game');
  await panel.getByRole('button', { name: 'Announce longer reflection…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Announce it' }).click();
  await expect(panel).toContainText('You have announced longer reflection for this move');
  await expect(panel.getByRole('heading', { name: '30 days without a move' })).toBeFocused();
  await page.reload();
  await expect(panel).toContainText('You have announced longer reflection for this move');
  await expect(panel.getByRole('button')).toHaveCount(0);
  await page.goto('/');
  await expect(page.getByText('Longer reflection announced')).toBeVisible();
});

test('the win on time is claimed', async ({ page }) => {
  await openAs(page, 'tomas', '/');
  await expect(page.getByText('Flag fallen: claim the win')).toBeVisible();
  await page.goto(`/game/${FALLEN}`);
  await page.getByRole('button', { name: 'Claim the win on time…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Claim the win' }).dblclick();
  const result = page.getByRole('region', {
    name: 'Black exceeded the time limit',
  });
  await expect(result).toContainText('1–0');
  await expect(result).toContainText('LAW-6.7');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Flag fallen: claim the win')).toHaveCount(0);
});

/** Chooses a language, and waits until the account has it. */
async function chooseInHeader(page: Page, label: string, language: string) {
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().endsWith('/api/settings'),
  );
  await page.getByRole('banner').getByLabel(label).selectOption(language);
  expect((await saved).status()).toBe(200);
}

test('settings are kept, and so is the language, for pages of another device, too', async ({
  page,
  browser,
  watch,
}) => {
  await openAs(page, 'jurgen', '/settings');
  await page.getByRole('radio', { name: 'Once a day' }).check();
  await page.getByLabel('Time of day').selectOption({ label: '21:00' });
  await page.getByLabel('5 days before').check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await chooseInHeader(page, 'Language', 'Čeština');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nastavení');

  const other = await (await browser.newContext()).newPage();
  watch(other.context());
  await openAs(other, 'jurgen', '/settings');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Nastavení');
  await expect(other.locator('input[name=mail][value=digest]')).toBeChecked();
  await expect(other.locator('select[name=hour] option:checked')).toHaveText('21:00');
  await expect(other.getByLabel('5 dní předem')).toBeChecked();
  // Others read the pages of the same account in English.
  await chooseInHeader(other, 'Jazyk', 'English');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Settings');
  await other.context().close();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
});

test('the calendar’s address gives the deadlines, until it is made afresh', async ({
  page,
  request,
}) => {
  await openAs(page, 'tomas', '/settings');
  const field = page.getByLabel('Private address');
  const address = await field.inputValue();
  const { deadline } = await (await Player.signedIn(request, 'tomas')).game(SILENT);
  const calendar = await request.get(address);
  expect(calendar.status()).toBe(200);
  expect(calendar.headers()['content-type']).toMatch(/^text\/calendar\b/);
  const events = (await calendar.text()).split('BEGIN:VEVENT');
  const event = events.find((each) => each.includes(`UID:game-${SILENT}@`));
  const start = (deadline ?? '').replace(/[-:]/g, '');
  expect(start).toMatch(/^\d{8}T\d{6}Z$/);
  expect(event).toContain(`DTSTART:${start}\r\n`);
  // Games that wait for the opponent are not in it.
  expect(events.some((each) => each.includes(`game-${AWAY}@`))).toBe(false);

  await page.getByRole('button', { name: 'New address…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Create new address' }).click();
  await expect(page.getByText('This is the new address.')).toBeVisible();
  expect((await request.get(address)).status()).toBe(404);
  expect((await request.get(await field.inputValue())).status()).toBe(200);
});

/** The mails to somebody about a game as the page of the outbox shows them, the newest first. */
async function mailsTo(request: APIRequestContext, who: Who, game: number): Promise<string[]> {
  const page = await (await request.get('/local/mail')).text();
  return page
    .split('<article>')
    .filter((each) => each.includes(`<p>To ${PEOPLE[who]}</p>`))
    .filter((each) => each.includes(`/game/${game}"`));
}

/** Plays the first move that comes to hand, and answers how it is written. */
async function moveAny(player: Player, game: number): Promise<string> {
  const { legal, ply } = await player.game(game);
  await player.move(game, legal[0]?.uci ?? '');
  return (await player.game(game)).moves[ply]?.san ?? 'no move';
}

test('a move makes a mail with the board, until its reader wants none', async ({
  page,
  request,
}) => {
  const [game, another] = [48214, 48212];
  const jurgen = await Player.signedIn(request, 'jurgen');
  const ivan = await Player.signedIn(request, 'ivan');
  const mails = () => mailsTo(request, 'ivan', game);
  expect(await mails()).toEqual([]);
  const move = await moveAny(jurgen, game);
  await expect.poll(async () => (await mails()).length, { timeout: 20_000 }).toBe(1);
  const mail = (await mails())[0] ?? '';
  expect(mail).toContain(`Jürgen Müller-Hahn plays 10.${move}`);
  expect(mail).toContain('src=&quot;data:image/png;base64,');
  const deadline = (await ivan.game(game)).deadline ?? '';
  expect(mail).toContain(`${deadline.slice(11, 16)} UTC`);

  // The way out is in the mail.
  const link = /href="http:\/\/[^/"]+(\/settings)"/.exec(mail)?.[1] ?? '';
  await openAs(page, 'ivan', link);
  await page.getByRole('radio', { name: 'None' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();

  await moveAny(ivan, game);
  await moveAny(jurgen, game);
  // What happens is followed in its order: with this mail the other one would have come.
  await moveAny(jurgen, another);
  const others = () => mailsTo(request, 'william', another);
  await expect.poll(async () => (await others()).length, { timeout: 20_000 }).toBe(1);
  expect(await mails()).toHaveLength(1);
});

test('a link to end mails that the server did not make is refused', async ({ page }) => {
  await page.goto('/unsubscribe/160877-0-c2VhbA');
  await page.getByRole('button', { name: 'Stop emails about games' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'This link is not complete. Open it again from the email.',
  );
});
