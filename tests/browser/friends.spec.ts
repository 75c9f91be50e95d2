// A tournament among friends: written and passed on by a link, joined, left, begun or withdrawn.
import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import * as play from './support/play';
import { inspect, inspectAt } from './support/inspect';
import { mark } from './support/mark';
import { inCzech, openAs, Player, type Who } from './support/people';
import { says } from './support/swiss';
import { beside } from './support/teams';
import { expect, test } from './support/test';

const TERMS = {
  ...{ variant: 'chess', start: { kind: 'usual' }, time_control: '1 moves in 3 days' },
  ...{ leave_days: 45, silence: 'forty_days', draw_offers: { policy: 'free' } },
  ...{ conditional_moves: 'tree', engines: true, color: 'drawn', games: 1 },
};

/** Somebody has set a tournament up: the number of the challenge, and the key of its link. */
async function setUp(
  request: APIRequestContext,
  by: Who,
  name: string,
  invited: readonly play.PlayerName[],
): Promise<{ id: number; key: string }> {
  const { headers } = await Player.signedIn(request, by);
  const to = { kind: 'friends', name, players: invited.map((each) => play.NUMBER[each]) };
  const data = { request: randomUUID(), to, terms: TERMS, words: null, answers: null };
  const response = await request.post('/api/challenges', { headers, data });
  expect(response.status(), await response.text()).toBe(201);
  const { id, to: made } = (await response.json()) as { id: number; to: { key: string } };
  return { id, key: made.key };
}

/** Somebody has joined, with the key of the link where it came by one. */
async function join(
  request: APIRequestContext,
  who: Who,
  { id, key }: { id: number; key: string | null },
) {
  const { headers } = await Player.signedIn(request, who);
  const data = { key };
  const response = await request.post(`/api/challenges/${id}/accept`, { headers, data });
  expect(response.status(), await response.text()).toBe(200);
}

const choose = (page: Page) =>
  page.getByRole('radio', { name: /^A tournament among friends/ }).check();
const name = (page: Page) => page.getByLabel('Name of the tournament');
const players = (page: Page) => play.region(page, 'Players');
const line = (page: Page, who: string) =>
  players(page).getByRole('listitem').filter({ hasText: who });
const invited = (page: Page) =>
  page.getByRole('group', { name: 'Invited players' }).getByRole('listitem');

test('invited, struck off, joined by name and by link, and begun', async ({
  page,
  browser,
  watch,
}) => {
  test.slow();
  const club = `Friday club ${mark()}`;
  await openAs(page, 'stefan', '/play/new');
  await choose(page);
  await expect(page.getByRole('group', { name: 'Your colour' })).toHaveCount(0);
  await name(page).fill(club);
  await play.player(page).fill('Lewandows');
  await page.getByRole('option', { name: /Lewandowska/ }).click();
  await play.button(page, 'Add').click();
  await expect(invited(page)).toHaveText([/Lewandowska/]);
  await expect(play.player(page)).toBeFocused();
  await play.player(page).fill(String(play.NUMBER.jurgen));
  await page.keyboard.press('Enter');
  await expect(invited(page)).toHaveText([/Lewandowska/, /Müller-Hahn/]);
  await page.getByRole('radio', { name: '1 move in 3 days' }).check();
  await inspectAt(page, 'a new tournament among friends', 1_280, 390);
  await play.button(page, 'Set up the tournament').click();

  await expect(page).toHaveURL(/\/challenge\/\d+$/);
  await expect(play.title(page)).toHaveText(club);
  await expect(play.news(page)).toContainText('The tournament is set up.');
  await expect(players(page)).toContainText('1 plays, 2 have not answered');
  await expect(players(page)).toContainText('when 2 more players have joined');
  await expect(play.button(page, 'Begin')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Other terms' })).toHaveCount(0);
  const link = await page.getByLabel(/^Link to challenge/).inputValue();
  expect(link).toMatch(/\/challenge\/\d+#[\w-]{16,}$/);

  await line(page, 'Müller-Hahn')
    .getByRole('button', { name: /^Strike off/ })
    .click();
  await expect(play.dialog(page)).toContainText(says('Strike Jürgen Müller-Hahn off the list?'));
  await play.confirm(page, 'Strike off');
  await expect(line(page, 'Müller-Hahn')).toHaveCount(0);
  await expect(players(page).getByRole('heading')).toBeFocused();
  await expect(players(page).getByRole('status')).toContainText('is no longer on the list.');

  const kasia = await beside(browser, watch, 'kasia', '/play');
  const waiting = play.region(kasia, 'Waiting for your answer');
  const card = waiting.getByRole('listitem').filter({ hasText: club });
  await expect(card).toContainText('everybody plays everybody once');
  await card.getByRole('button', { name: /^Join/ }).click();
  await expect(play.dialog(kasia)).toContainText(says('Ștefan Ionescu begins the tournament;'));
  await play.confirm(kasia, 'Join');
  await expect(play.news(kasia)).toHaveText('You have joined the tournament.');
  await expect(play.region(kasia, 'Tournaments that you have joined')).toContainText(club);
  await expect(card).toHaveCount(0);
  await kasia.context().close();

  const friend = await play.signedOut(browser, watch);
  await friend.goto(link.replace(/#.*/, ''));
  await expect(friend.getByText('There is no such challenge, or it is not for you.')).toBeVisible();
  await friend.goto('/play');
  await friend.goto(link);
  await expect(play.title(friend)).toHaveText(club);
  await inspectAt(friend, 'a tournament among friends, signed out', 1_280, 390);
  await friend.getByRole('link', { name: 'Sign in to join' }).click();
  await play.signIn(friend, 'william');
  await expect(friend).toHaveURL(link);
  await play.button(friend, 'Join').click();
  await play.confirm(friend, 'Join');
  await expect(play.news(friend)).toHaveText('You have joined the tournament.');
  await expect(line(friend, 'Pemberton')).toContainText('plays');
  // With three there are enough: nobody waits for more players.
  await expect(players(friend)).toContainText(says('Ștefan Ionescu can begin the tournament now'));
  await expect(play.button(friend, 'Leave')).toBeVisible();

  await page.reload();
  await expect(players(page)).toContainText('3 play');
  await expect(players(page)).toContainText('You can begin now, or wait until');
  await play.button(page, 'Begin').click();
  await expect(play.dialog(page)).toContainText(
    /3 players take part.* the clocks start on \w{3} \d+ \w+/,
  );
  await inspectAt(page, 'the question before a tournament begins', 1_280, 390);
  await play.confirm(page, 'Begin');
  await expect(page.locator('.lede')).toContainText('Begun on');
  await expect(page.getByText('The clocks start:')).toBeVisible();
  await expect(play.title(page)).toBeFocused();
  await expect(page.getByLabel(/^Link to challenge/)).toHaveCount(0);
  await page.getByRole('link', { name: 'Crosstable' }).click();
  await expect(page).toHaveURL(/\/section\/\d+$/);
  await expect(play.title(page)).toHaveText(club);
  await expect(page.getByText('Friendly games, not rated')).toBeVisible();
  await expect(page.getByText('Running games on players’ own pages')).toHaveCount(0);
  for (const who of ['Ionescu', 'Lewandowska', 'Pemberton'])
    await expect(page.locator('main')).toContainText(who);
  await inspectAt(page, 'the table of a tournament among friends', 1_280, 390);

  await friend.goto('/play');
  await play.fold(friend, 'Earlier challenges').click();
  const earlier = friend.getByRole('listitem').filter({ hasText: club });
  await expect(earlier).toContainText('Begun on');
  await expect(earlier.getByRole('link', { name: 'Crosstable' })).toHaveAttribute(
    'href',
    new URL(page.url()).pathname,
  );
  await friend.context().close();
});

test('who has not answered is left out, and told of before', async ({ page, request }) => {
  const club = `Without waiting ${mark()}`;
  const made = await setUp(request, 'stefan', club, ['kasia', 'william', 'jurgen']);
  for (const who of ['kasia', 'jurgen'] as const) await join(request, who, { ...made, key: null });
  await openAs(page, 'stefan', '/play');
  const card = play
    .region(page, 'Your open challenges')
    .getByRole('listitem')
    .filter({ hasText: club });
  await expect(card).toContainText('3 play, 1 has not answered');
  await expect(card.getByLabel(/^Link to challenge/)).toHaveValue(new RegExp(`#${made.key}$`));
  await inspectAt(page, 'challenges with a tournament among friends', 1_280, 390);
  await card.getByRole('button', { name: /^Begin/ }).click();
  await expect(play.dialog(page)).toContainText(
    says('One player has not answered and will not play: William Pemberton.'),
  );
  await play.confirm(page, 'Cancel');
  await expect(card.getByRole('button', { name: /^Begin/ })).toBeFocused();
  await card.getByRole('button', { name: /^Begin/ }).click();
  await play.confirm(page, 'Begin');
  await expect(page).toHaveURL(`/challenge/${made.id}`);
  await expect(players(page).getByRole('listitem')).toHaveCount(3);
  await expect(line(page, 'Pemberton')).toHaveCount(0);
});

test('declined, joined all the same, left, and withdrawn', async ({
  page,
  browser,
  request,
  watch,
}) => {
  const club = `Second thoughts ${mark()}`;
  const { id } = await setUp(request, 'stefan', club, ['ivan']);
  await openAs(page, 'ivan', `/challenge/${id}`);
  await expect(players(page)).toContainText(says('Ștefan Ionescu begins the tournament when'));
  await play.button(page, 'Decline').click();
  await play.confirm(page, 'Decline');
  await expect(play.news(page)).toHaveText('You are not playing in this tournament.');
  await expect(play.title(page)).toBeFocused();
  await expect(line(page, 'García Peña')).toContainText('does not play');
  await expect(play.button(page, 'Decline')).toHaveCount(0);
  await play.button(page, 'Join').click();
  await play.confirm(page, 'Join');
  await expect(line(page, 'García Peña')).not.toContainText('does not play');
  await play.button(page, 'Leave').click();
  await expect(play.dialog(page)).toContainText(`Leave “${club}”?`);
  await play.confirm(page, 'Leave');
  await expect(line(page, 'García Peña')).toContainText('does not play');

  const stefan = await beside(browser, watch, 'stefan', `/challenge/${id}`);
  await play.button(stefan, 'Withdraw').click();
  await expect(play.dialog(stefan)).toContainText(`Withdraw “${club}”?`);
  await play.confirm(stefan, 'Withdraw');
  await expect(play.news(stefan)).toHaveText('You have withdrawn the tournament.');
  await stefan.context().close();
  await page.reload();
  await expect(page.locator('.lede')).toContainText('Withdrawn on');
  await expect(play.button(page, 'Join')).toHaveCount(0);
});

test('what is wrong is said at its field', async ({ page }) => {
  await openAs(page, 'stefan', '/play/new');
  await choose(page);
  const send = () => play.button(page, 'Set up the tournament').click();
  await send();
  await expect(name(page)).toBeFocused();
  await expect(name(page)).toHaveAccessibleDescription('Fill in this field.');
  await name(page).fill('x'.repeat(61));
  await send();
  await expect(name(page)).toBeFocused();
  await expect(name(page)).toHaveAttribute('aria-invalid', 'true');
  await name(page).fill('Friday club');
  const wrong = async (typed: string, text: RegExp) => {
    await play.player(page).fill(typed);
    await play.button(page, 'Add').click();
    await expect(play.player(page)).toBeFocused();
    await expect(play.player(page)).toHaveAccessibleDescription(text);
  };
  await wrong('Nobody of this name', /Choose one of the players found by name/);
  await wrong(String(play.NUMBER.stefan), /You play in any case\. Choose other players\./);
  await wrong('999999999', /Nobody has this number\./);
  await play.player(page).fill(String(play.NUMBER.ivan));
  await play.button(page, 'Add').click();
  await expect(invited(page)).toHaveCount(1);
  await wrong(String(play.NUMBER.ivan), /This player is on the list already\./);
  await play.player(page).fill('');
  await invited(page)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(invited(page)).toHaveCount(0);
  await expect(play.player(page)).toBeFocused();
  await expect(page).toHaveURL('/play/new');
});

test('on a phone, dark, in Czech', async ({ page, request }) => {
  const club = `Páteční klub ${mark()}`;
  const { id } = await setUp(request, 'stefan', club, ['ivan', 'jurgen']);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await inCzech(page);
  await openAs(page, 'ivan', `/challenge/${id}`);
  await expect(play.title(page)).toHaveText(club);
  await expect(play.region(page, 'Hráči')).toContainText('hraje 1 hráč, 2 zatím neodpověděli');
  await inspect(page, 'a tournament among friends on a phone');
  await play.button(page, 'Přidat se').click();
  await inspect(page, 'the question before one joins, on a phone');
  await play.confirm(page, 'Přidat se');
  await expect(play.news(page)).toHaveText('Přidali jste se do turnaje.');
  await page.goto('/play/new');
  await page.getByRole('radio', { name: /^Přátelský turnaj/ }).check();
  await inspect(page, 'a new tournament among friends on a phone');
  await play.withdraw(request, 'stefan', id);
});
