// What officials decide about teams, what their captains read of it, and the captain's page of the games.
import type { Page, Route } from '@playwright/test';
import { inspectAt } from './support/inspect';
import { openAs } from './support/people';
import {
  GABOR,
  KASIA,
  YILDIZ,
  type Entry,
  announceMatch,
  beside,
  codeOf,
  enter,
  inTheDark,
  publish,
} from './support/teams';
import { expect, test } from './support/test';
import { inDays } from './support/time';

const STEFAN = '440129';

const pawns: Entry = {
  who: 'kasia',
  name: 'Pawns of Poznań',
  captain: KASIA,
  line: [KASIA, YILDIZ],
};
const knights: Entry = {
  who: 'gabor',
  name: 'Knights of Győr',
  captain: GABOR,
  line: [GABOR, STEFAN],
};

const team = (page: Page, name: string) =>
  page.locator('.team').filter({ has: page.getByRole('heading', { name }) });

test('a team is refused with a reason, and another one withdraws', async ({
  page,
  browser,
  request,
  watch,
}) => {
  test.slow();
  const event = await announceMatch(request, codeOf('R'), 'Match with a team too many');
  for (const each of [pawns, knights]) await enter(request, event, each);
  const path = `/events/${event}/teams`;
  await openAs(page, 'organiser', path);
  await page.getByRole('button', { name: 'Refuse… Pawns of Poznań' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Refuse Pawns of Poznań?');
  await dialog.getByRole('button', { name: 'Refuse the team' }).press('Enter');
  // Without a reason nothing is sent.
  await expect(dialog.getByLabel('Reason')).toBeFocused();
  await dialog.getByLabel('Reason').fill('Another team has asked before.');
  await dialog.getByRole('button', { name: 'Refuse the team' }).press('Enter');
  await expect(page.locator('.news')).toContainText('Pawns of Poznań is refused.');
  await expect(team(page, 'Pawns of Poznań')).toContainText('refused');
  await inspectAt(page, 'a team that is refused', 1280, 390);

  const kasia = await beside(browser, watch, 'kasia', path);
  await expect(team(kasia, 'Pawns of Poznań')).toContainText('Another team has asked before.');
  await expect(team(kasia, 'Knights of Győr')).toContainText('entered');

  const gabor = await beside(browser, watch, 'gabor', path);
  // Who was refused is nobody else’s business.
  await expect(team(gabor, 'Knights of Győr')).toBeVisible();
  await expect(team(gabor, 'Pawns of Poznań')).toHaveCount(0);
  const leave = gabor.getByRole('button', { name: 'Withdraw… Knights of Győr' });
  await leave.press('Enter');
  await expect(gabor.getByRole('dialog')).toContainText('Withdraw Knights of Győr?');
  await gabor.keyboard.press('Escape');
  await expect(leave).toBeFocused();
  await leave.press('Enter');
  await gabor.getByRole('dialog').getByRole('button', { name: 'Withdraw the team' }).press('Enter');
  await expect(gabor.locator('.news')).toContainText('Knights of Győr has withdrawn.');
  await expect(leave).toHaveCount(0);
  // The button that had the focus is gone.
  await expect(gabor.getByRole('heading', { level: 1 })).toBeFocused();
  await page.reload();
  await expect(team(page, 'Knights of Győr')).toContainText('withdrawn');
  for (const other of [kasia, gabor]) await other.context().close();
});

test('a team is accepted once its fee is paid', async ({ page, browser, request, watch }) => {
  const fee = { currency: 'EUR', minor_units: 1_500 };
  const event = await announceMatch(request, codeOf('F'), 'Match with a fee', { fee });
  await enter(request, event, pawns);
  const path = `/events/${event}/teams`;
  await openAs(page, 'organiser', path);
  const entered = team(page, 'Pawns of Poznań');
  await expect(entered).toContainText('fee not paid');
  await page.getByRole('button', { name: 'Accept Pawns of Poznań' }).click();
  await expect(entered.getByRole('alert')).toContainText('fee');
  await page.getByRole('button', { name: 'Fee paid Pawns of Poznań' }).click();
  await expect(page.locator('.news')).toContainText('is recorded as paid.');
  await expect(entered).toContainText(/paid \d+ \w+ \d{4}/);
  await page.getByRole('button', { name: 'Accept Pawns of Poznań' }).click();
  await expect(page.locator('.news')).toContainText('Pawns of Poznań is accepted.');

  const kasia = await beside(browser, watch, 'kasia', path);
  await expect(team(kasia, 'Pawns of Poznań')).toContainText('accepted');
  await expect(team(kasia, 'Pawns of Poznań')).toContainText(/paid \d+ \w+ \d{4}/);
  await kasia.context().close();
});

interface Game {
  [more: string]: unknown;
}
interface Games {
  now: string;
  boards: { leave_until: string | null; games: Game[] }[];
}

/** The server's own answer with games in play: the event begins long after the test. */
async function inPlay(route: Route) {
  const response = await route.fetch();
  const list = (await response.json()) as Games;
  const silent = (days: number) => ({
    turn_since: inDays(list, -days),
    silence: { days, lost_at: inDays(list, 41 - days), announced: false },
    ends_first: { at: inDays(list, 41 - days), seconds: (41 - days) * 86_400, by: 'silence' },
  });
  const [first, second] = list.boards;
  if (first) first.leave_until = inDays(list, 3);
  const [a, b] = first?.games ?? [];
  const [c, d] = second?.games ?? [];
  Object.assign(a ?? {}, { our_move: false, moves: 3, ...silent(4) });
  Object.assign(b ?? {}, { our_move: true, moves: 0, ...silent(36) });
  Object.assign(c ?? {}, { half_points: 1, turn_since: null, silence: null, ends_first: null });
  Object.assign(d ?? {}, { our_move: true, moves: 2, ...silent(2), stands: true });
  await route.fulfill({ response, json: list });
}

const GAMES = '**/api/events/*/teams/*/games';

test('a captain looks after all boards', async ({ page, browser, request, watch }) => {
  test.slow();
  const event = await announceMatch(request, codeOf('C'), 'Match with captains');
  for (const each of [pawns, knights]) await enter(request, event, each);
  await publish(request, event, 2);
  const path = `/events/${event}`;

  await openAs(page, 'kasia', path);
  await expect(page.getByRole('heading', { name: 'Boards', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Boards of Pawns of Poznań' }).click();
  await expect(page).toHaveURL(`${path}/teams/1/boards`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Boards of Pawns of Poznań');
  await expect(page.getByText(/^Starts /)).toHaveCount(4);
  const inSum = (label: string) =>
    page.locator('.team-summary .facts > div').filter({ hasText: label }).locator('dd');
  await expect(inSum('Not started')).toHaveText('0');

  await page.route(GAMES, inPlay);
  await page.reload();
  const first = page.getByRole('region', { name: 'Board 1' });
  const urgent = first.getByRole('listitem').first();
  await expect(urgent).toContainText('Gábor Szűcs');
  await expect(urgent).toContainText('Knights of Győr');
  await expect(urgent).toContainText('To move');
  await expect(urgent).toContainText('36 days without a move');
  await expect(urgent).toContainText('lost by silence');
  await expect(first).toContainText('Opponent to move for 4 days');
  await expect(first).toContainText('On leave until');
  await expect(first).toContainText('Has not started in 1 game');
  const second = page.getByRole('region', { name: 'Board 2' });
  await expect(second.getByRole('listitem').first()).toContainText('Stopped');
  await expect(second.getByRole('listitem').last()).toContainText('Drawn ½–½');
  const sums = [
    ['Games running', 3],
    ['The team’s move', 1],
    ['Silent', 1],
    ['Not started', 1],
  ] as const;
  for (const [label, n] of sums) await expect(inSum(label)).toHaveText(String(n));
  await inspectAt(page, 'the boards of a team', 1280, 390);

  await first.getByRole('link', { name: 'Board 1' }).click();
  await page.getByRole('link', { name: 'Table of the teams' }).click();
  await expect(page).toHaveURL(`${path}/teams`);
  await expect(team(page, 'Knights of Győr')).toBeVisible();
  // A captain sees the games of no other team.
  await expect(page.getByRole('link', { name: /^Games by board/ })).toHaveCount(1);
  await page.getByRole('link', { name: 'Games by board Pawns of Poznań' }).click();
  await expect(page).toHaveURL(`${path}/teams/1/boards`);
  await expect(first.getByRole('listitem').first()).toBeVisible();
  await page.unroute(GAMES);
  await page.goto(`${path}/teams/2/boards`);
  await expect(page.getByRole('alert')).toContainText('not allowed');

  const night = {
    who: 'gabor',
    path: `${path}/teams`,
    where: 'the boards of a team, in Czech',
  } as const;
  await inTheDark(browser, watch, night, async (phone) => {
    await phone.route(GAMES, inPlay);
    await phone.getByRole('link', { name: /^Partie po šachovnicích/ }).click();
    await expect(phone.getByRole('heading', { level: 1 })).toContainText(
      'Šachovnice družstva Knights of Győr',
    );
    await expect(phone.getByText('Nezahájené partie: 1')).toBeVisible();
    await expect(phone.getByText('36 dní bez tahu').first()).toBeVisible();
  });

  const officials = await beside(browser, watch, 'organiser', `${path}/teams`);
  await expect(officials.getByRole('link', { name: /^Games by board/ })).toHaveCount(2);
  await officials.context().close();
});
