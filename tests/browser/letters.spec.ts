// Letters in an event of teams: the conversations of a captain, one with hundreds of letters, writing with the
// keyboard; and on the server, a captain, a player, a stranger, and another captain.
import type { Page } from '@playwright/test';
import { people } from './support/events';
import { inspectAt } from './support/inspect';
import { letters, mockLetters, someConversations, talk } from './support/letters';
import { inCzech, openAs } from './support/people';
import {
  GABOR,
  KASIA,
  YILDIZ,
  announceMatch,
  beside,
  codeOf,
  enter,
  inTheDark,
  publish,
} from './support/teams';
import { expect, test } from './support/test';

const STEFAN = '440129';
const TALK = '/events/7/letters/team-1';

const list = (page: Page) => page.locator('.conversations').getByRole('listitem');
const written = (page: Page) => page.locator('.team-letters').getByRole('listitem');
const field = (page: Page) => page.getByLabel('Letter', { exact: true });
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true });

test('conversations: those with letters first, other captains beside them', async ({ page }) => {
  await mockLetters(page, { conversations: someConversations(), with: talk('between', 5) });
  await openAs(page, 'tomas', '/events/7/letters');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Letters');
  await expect(list(page).getByRole('heading')).toHaveText([
    'All captains, new',
    'Team Győr 1, new',
    'Captain of København 5, new',
    'Director and organisers',
    'Captains of Challenger 2',
    'Pavel Kolář, who was replaced',
  ]);
  await expect(list(page).first()).toContainText('1 letter');
  await expect(list(page).first()).toContainText('20 Nov 2026');
  await expect(list(page).last()).toContainText('no letters yet');
  const other = page.getByLabel('Write to the captain of another team');
  await expect(other.getByRole('option')).toHaveCount(58);
  await inspectAt(page, 'conversations', 390, 1280);

  await other.focus();
  await page.keyboard.type('Rey');
  await expect(other).toHaveValue('captains-1-4');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/events/7/letters/captains-1-4');
});

test('whoever takes no part is told so, and who is signed out signs in', async ({ page }) => {
  await mockLetters(page, {});
  await page.goto('/events/7/letters');
  await expect(page).toHaveURL(/\/sign-in\?then=%2Fevents%2F7%2Fletters$/);
  await openAs(page, 'tomas', '/events/7/letters');
  await expect(page.getByText('and you are none of them.')).toBeVisible();
  await inspectAt(page, 'no conversations', 1280, 390);
});

test('a conversation of hundreds of letters', async ({ page }) => {
  await mockLetters(page, { letters: letters(230), readers: people(60) });
  await openAs(page, 'tomas', TALK);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Team Győr 1');
  await expect(written(page)).toHaveCount(100);
  await expect(written(page).last()).toBeInViewport();
  await expect(page.getByText('Read by 60 people')).toBeVisible();
  await expect(page.locator('.team-letters a')).toHaveCount(0);
  await expect(page.locator('.team-letters .mine').first()).toContainText('Tomáš Novák');

  const earlier = page.getByRole('button', { name: 'Show earlier letters' });
  await earlier.press('Enter');
  await expect(written(page)).toHaveCount(200);
  await expect(written(page).first()).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: '100 earlier letters' })).toBeAttached();
  await earlier.press('Enter');
  await expect(written(page)).toHaveCount(230);
  await expect(earlier).toHaveCount(0);
  await expect(written(page).first()).toBeFocused();
  await page.getByText('Read by 60 people').click();
  await inspectAt(page, 'a long conversation', 390, 1280);

  await field(page).fill('And so on.');
  await send(page).press('Enter');
  // What was loaded before stays.
  await expect(written(page)).toHaveCount(231);
});

test('a letter is not lost on its way, nor written twice', async ({ page }) => {
  const world: Parameters<typeof mockLetters>[1] = { letters: letters(2) };
  const sent = await mockLetters(page, world);
  await openAs(page, 'tomas', TALK);
  await expect(page.getByText('Read by:')).toBeVisible();
  await send(page).press('Enter');
  await expect(field(page)).toHaveAccessibleDescription(/The letter is empty/);
  await expect(field(page)).toBeFocused();
  await field(page).fill('x'.repeat(4_001));
  await expect(page.getByText('4,001 of 4,000 characters')).toBeVisible();
  await send(page).press('Enter');
  await expect(field(page)).toHaveAccessibleDescription(/The letter is too long/);
  expect(sent).toHaveLength(0);

  await field(page).fill('Good luck to all!\nTomáš');
  world.refusal = [503, 'unavailable'];
  await send(page).press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  // Names that the header lies over are too small for axe.
  await page.evaluate(() => scrollTo(0, 0));
  await inspectAt(page, 'a letter that did not arrive', 390, 1280);
  await page.reload();
  await expect(field(page)).toHaveValue('Good luck to all!\nTomáš');
  await send(page).press('Enter');
  await expect(page.getByText('The letter is sent.')).toBeVisible();
  await expect(field(page)).toHaveValue('');
  await expect(field(page)).toBeFocused();
  await expect(written(page)).toHaveCount(3);
  const [first, second] = sent.map(({ body }) => body as { id: string });
  expect(first).toEqual(second);

  await field(page).fill('And once more.');
  world.refusal = [409, 'too_many_letters'];
  await send(page).press('Enter');
  await expect(field(page)).toHaveAccessibleDescription(/30 letters here within a day/);
  await expect(field(page)).toHaveValue('And once more.');
  world.refusal = [403, 'not_in_conversation'];
  await send(page).press('Enter');
  await expect(page.getByRole('alert')).toContainText('You take no part in this conversation.');
  await expect(field(page)).toHaveValue('And once more.');
});

test('letters on a phone at night, in Czech', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await inCzech(page);
  await mockLetters(page, {
    ...{ conversations: someConversations(), letters: letters(7), with: talk('section') },
  });
  await openAs(page, 'tomas', '/events/7/letters');
  await expect(list(page).getByRole('heading')).toHaveText([
    'Všichni kapitáni, nové',
    'Družstvo Győr 1, nové',
    'Kapitán družstva København 5, nové',
    'Rozhodčí turnaje a pořadatelé',
    'Kapitáni skupiny Challenger 2',
    'Pavel Kolář (nahrazený hráč)',
  ]);
  await inspectAt(page, 'conversations, in Czech', 390, 1280);
  await page.getByRole('link', { name: 'Kapitáni skupiny Challenger 2' }).click();
  await expect(page.getByText('Poslat', { exact: true })).toBeVisible();
  await inspectAt(page, 'a conversation, in Czech', 390, 1280);
});

test('letters are new until they are looked at on this device', async ({ page }) => {
  const between = letters(2).map((each) => ({ ...each, at: '2026-10-02T17:05:00Z' }));
  const world = { conversations: someConversations(), with: talk('between', 5), letters: between };
  await mockLetters(page, world);
  await openAs(page, 'tomas', '/events/7/letters');
  const other = list(page).getByRole('link', { name: /^Captain of København 5/ });
  await expect(other).toHaveAccessibleName(/^Captain of København 5 ?, new$/);
  await expect(list(page).last().getByRole('link')).toHaveAccessibleName(
    'Pavel Kolář, who was replaced',
  );
  await other.press('Enter');
  await expect(written(page)).toHaveCount(2);
  await page.getByRole('link', { name: 'Letters', exact: true }).press('Enter');
  await expect(other).toHaveAccessibleName('Captain of København 5');
  await expect(list(page).first()).toContainText('All captains, new');
  await inspectAt(page, 'new letters', 1280, 390);
  world.conversations = someConversations().map((line) =>
    line.count === 2 ? { ...line, count: 3, last_at: '2026-11-21T09:00:00Z' } : line,
  );
  await page.reload();
  await expect(other).toHaveAccessibleName(/^Captain of København 5 ?, new$/);
  // The next person in this browser has looked at nothing.
  world.conversations = someConversations();
  await page.evaluate(() => fetch('/api/session', { method: 'DELETE' }));
  await openAs(page, 'kasia', '/events/7/letters');
  await expect(list(page).filter({ hasText: 'new' })).toHaveCount(3);
});

test('a captain and a player write to each other, and another captain reads it', async ({
  page,
  browser,
  request,
  watch,
}) => {
  test.slow();
  const event = await announceMatch(request, codeOf('L'), 'Match with letters');
  const [pawns, knights] = ['Pawns of Poznań', 'Knights of Győr'];
  await enter(request, event, { who: 'kasia', name: pawns, captain: KASIA, line: [KASIA, STEFAN] });
  await enter(request, event, {
    who: 'gabor',
    name: knights,
    captain: GABOR,
    line: [GABOR, YILDIZ],
  });
  await publish(request, event, 2);
  const path = `/events/${event}`;

  await openAs(page, 'kasia', `${path}/teams/1/boards`);
  await page.getByRole('link', { name: 'Write to the team' }).press('Enter');
  await expect(page).toHaveURL(`${path}/letters/team-1`);
  await expect(page.getByText('Nobody has written yet.')).toBeVisible();
  await field(page).focus();
  await page.keyboard.type('Who is on leave in May?');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The letter is sent.')).toBeVisible();
  await expect(written(page)).toHaveCount(1);
  await inspectAt(page, 'a letter to the team', 390, 1280);

  const stefan = await beside(browser, watch, 'stefan', `${path}/teams`);
  await stefan.getByRole('link', { name: `Write to the team ${pawns}` }).click();
  await expect(written(stefan).first()).toContainText('Who is on leave in May?');
  await expect(stefan.locator('.mine')).toHaveCount(0);
  await field(stefan).fill('Not me.');
  await send(stefan).click();
  await expect(written(stefan).last()).toHaveClass(/mine/);
  await page.reload();
  await expect(written(page).last()).toContainText('Not me.');

  const gabor = await beside(browser, watch, 'gabor', `${path}/letters/team-1`);
  await expect(gabor.getByRole('alert')).toContainText('You take no part in this conversation.');
  await expect(gabor.getByRole('alert').getByRole('link', { name: 'TR-11.4' })).toBeVisible();
  await gabor.goto(`${path}/teams`);
  await gabor.getByRole('link', { name: `Write to the captain ${pawns}` }).click();
  await field(gabor).fill('Shall we begin?');
  await send(gabor).click();
  await expect(gabor.getByText('The letter is sent.')).toBeVisible();

  await test.step('another captain', async () => {
    await page.goto(`${path}/teams`);
    const name = page.getByRole('button', { name: `Name another captain… ${pawns}` });
    await name.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(
      'You no longer read them; if you play, you still read those',
    );
    const number = dialog.getByLabel('Captain: name or player number');
    await number.fill('999999');
    await number.press('Enter');
    await expect(number).toHaveAccessibleDescription(/Player not found|Nobody has this number/);
    await number.fill('ionescu');
    await expect(dialog.getByRole('option', { name: /Ștefan Ionescu/ })).toBeVisible();
    await inspectAt(page, 'another captain, by name', 390, 1280);
    // The first press closes the list alone.
    await number.press('Escape');
    await expect(dialog.getByRole('option')).toHaveCount(0);
    await number.press('ArrowDown');
    await number.press('Enter');
    await expect(number).toHaveValue(STEFAN);
    await expect(number).toHaveAccessibleDescription(/Ștefan Ionescu/);
    await inspectAt(page, 'another captain', 390, 1280);
    await number.press('Enter');
    await expect(page.locator('.news')).toContainText(
      `Ștefan Ionescu is now the captain of ${pawns}.`,
    );
    // Who has handed it over names the next one no more: with the button gone the heading has the focus.
    await expect(name).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  await stefan.goto(`${path}/letters`);
  await expect(list(stefan).first()).toContainText(`Captain of ${knights}`);
  await list(stefan).first().getByRole('link').click();
  await expect(written(stefan)).toContainText('Shall we begin?');
  await page.goto(`${path}/letters`);
  // What Ștefan has written was read here, and his own letters are not new to him.
  await expect(list(page).getByRole('heading')).toHaveText([`Team ${pawns}`]);
  await stefan.goto(`${path}/letters`);
  await expect(list(stefan).filter({ hasText: 'new' })).toHaveCount(0);

  const night = {
    who: 'organiser',
    path: `${path}/letters`,
    where: 'an official’s letters',
  } as const;
  await inTheDark(browser, watch, night, async (phone) => {
    await expect(phone.getByLabel('Napsat kapitánovi družstva').getByRole('option')).toHaveText([
      knights,
      pawns,
    ]);
  });
  for (const other of [stefan, gabor]) await other.context().close();
});
