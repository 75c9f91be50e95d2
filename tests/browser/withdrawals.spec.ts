// Withdrawals from all events: asked for by a player, decided at the desk.
import type { Page } from '@playwright/test';
import * as desk from './support/decisions';
import { inspect } from './support/inspect';
import { inCzech, openAs } from './support/people';
import { expect, test } from './support/test';

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });
const MINE = /\/api\/withdrawals/;
const WITHDRAWALS = /\/api\/director\/withdrawals/;
const PREVIEW = /\/api\/director\/withdrawals\/preview\?player=160012$/;

test('a player asks to withdraw from all events, and takes it back', async ({ page }) => {
  let mine: {
    withdrawals: unknown[];
    suspended_until: null;
    owes_deposit: boolean;
  } = {
    withdrawals: [],
    suspended_until: null,
    owes_deposit: false,
  };
  const sent = await desk.mock(
    page,
    MINE,
    () => mine,
    () => {
      const state = mine.withdrawals.length ? 'taken_back' : 'requested';
      mine = { ...mine, withdrawals: [desk.withdrawal(state)] };
      return mine;
    },
  );
  await openAs(page, 'tomas', '/withdraw');
  await expect(page.getByRole('region', { name: 'What it means' })).toContainText(
    'for at least 6 months',
  );
  const notes = page.locator('.notes textarea');
  const count = await notes.count();
  expect(count).toBeGreaterThan(1);
  const look = page.getByRole('button', { name: 'Review the request…' });
  await page.getByLabel('Grounds').selectOption('Personal circumstances');
  await page.getByLabel('How many months it will last').fill('0');
  await page.getByLabel('What has happened').fill('I move house.');
  await look.click();
  await expect(page.getByLabel('How many months it will last')).toBeFocused();
  await page.getByLabel('How many months it will last').fill('4');
  await look.click();
  // With personal circumstances each game is told of.
  await expect(notes.first()).toBeFocused();
  await expect(page.locator('.notes .field-error')).toHaveCount(count);
  await page.getByLabel('Grounds').selectOption('Grave illness');
  await notes.nth(1).fill('A rook ending.');
  await look.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(`It concerns all your ${count} running games.`);
  await expect(dialog).toContainText('Grave illness, for 4 months');
  await inspect(page, 'the last look at a withdrawal');
  expect(sent).toEqual([]);
  await dialog.getByRole('button', { name: 'Ask to withdraw' }).dblclick();
  await expect(page.getByText('Your request has been sent.')).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([
    {
      grounds: 'grave_illness',
      months: 4,
      reasons: 'I move house.',
      games: [{ game: expect.any(Number), note: 'A rook ending.' }],
    },
  ]);
  await expect(look).toHaveCount(0);
  await page.getByRole('button', { name: 'Take the request back…' }).click();
  await dialog.getByRole('button', { name: 'Play on' }).click();
  await expect(page.getByText('You play on. Nothing has changed in your games.')).toBeVisible();
  expect(sent.at(-1)?.path).toBe('/api/withdrawals/160012-1');
  await expect(look).toBeVisible();

  mine = { ...mine, withdrawals: [desk.withdrawal('offered')] };
  await page.reload();
  await expect(page.getByRole('button', { name: 'Play on…' })).toBeVisible();
  await expect(page.getByText('are not adequate. You may play on.')).toBeVisible();
});

test('a withdrawal is decided with every consequence in sight', async ({ page }) => {
  let list = [desk.withdrawalCase(desk.withdrawal('requested'), 3)];
  const sent = await desk.mock(
    page,
    WITHDRAWALS,
    () => ({ withdrawals: list }),
    ({ kind }) => {
      const after = desk.withdrawal(String(kind), {
        version: 2,
        games_planned: 2,
        games_done: 2,
      });
      return desk.withdrawalCase(after, 3, { may_review: true });
    },
  );
  await openAs(page, 'director', '/desk/withdrawals');
  await expect(heading(page, '1 withdrawal')).toBeVisible();
  const item = page.getByRole('region', {
    name: 'Tomáš Novák awaiting a decision',
  });
  const game = item.getByRole('row', { name: /48201/ });
  await expect(game.getByRole('cell')).toHaveText([
    '31',
    'adjudicated, a win is claimed',
    'lost',
    'lost',
    'adjudicated, a win is claimed',
  ]);
  await expect(item.getByRole('row', { name: /48202/ }).getByRole('cell').nth(1)).toHaveText('–');
  const kinds = item.getByLabel('Decision', { exact: true });
  // A review is the officers'.
  await expect(kinds.getByRole('option')).toHaveText(['Choose…', 'accepted', 'death']);
  await kinds.selectOption('accepted');
  await expect(game.locator('.chosen')).toHaveCount(1);
  const months = item.getByLabel('Months without entries');
  await expect(months).toHaveValue('6');
  await months.fill('5');
  await item.getByLabel('Reason').fill('A certificate was shown.');
  const look = page.getByRole('button', { name: 'Review the decision…' });
  await look.click();
  await expect(months).toBeFocused();
  await months.fill('9');
  await look.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Tomáš Novák withdraws from all events, accepted.');
  await expect(dialog).toContainText('Games adjudicated: 2, cancelled: 0, lost: 0.');
  await expect(dialog).toContainText('No entries for 9 months.');
  expect(sent).toEqual([]);
  await dialog.getByRole('button', { name: 'Decide' }).dblclick();
  await expect(page.getByText('Tomáš Novák: accepted.')).toBeVisible();
  await expect(page.getByText('2 of 2 games have been updated.')).toBeVisible();
  expect(sent).toEqual([
    {
      path: '/api/director/withdrawals/160012-1',
      body: {
        kind: 'accepted',
        reason: 'A certificate was shown.',
        suspension_months: 9,
        version: 1,
      },
    },
  ]);

  list = [];
  const nothing = { code: 'nothing_to_withdraw_from', status: 409, detail: '' };
  let answer: { status?: number; json: object } = { status: 409, json: nothing };
  await page.route(PREVIEW, (route) => route.fulfill(answer));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No requests to withdraw' })).toBeVisible();
  await page.getByText('A player has withdrawn without asking…').click();
  await page.getByLabel('Player number').fill('x');
  await page.getByLabel('Months without entries').fill('24');
  await page.getByLabel('Reason').fill('No move since June.');
  await look.click();
  await expect(page.getByLabel('Player number')).toHaveAccessibleDescription(
    /Choose one of the players found by name/,
  );
  await page.getByLabel('Player number').fill('160012');
  await look.click();
  await expect(page.getByRole('alert')).toHaveText(
    'There is no running game and no entry to withdraw.',
  );
  await expect(dialog).toBeHidden();
  answer = { json: desk.withdrawalPreview(2) };
  await look.click();
  // What becomes of every game is seen before it is sent.
  await expect(dialog).toContainText('Tomáš Novák has withdrawn without a word.');
  await expect(dialog).toContainText('Entries also withdrawn: Spring Open 2027');
  const lost = dialog.getByRole('row', { name: /48201/ });
  await expect(lost.locator('.chosen')).toHaveText('lost');
  await expect(dialog).toContainText('No move since June.');
  await inspect(page, 'the last look at a report');
  await desk.shot(page, 'withdrawal-report');
  expect(sent).toHaveLength(1);
  await dialog.getByRole('button', { name: 'Decide' }).click();
  await expect(page.getByText('Tomáš Novák: silent.')).toBeVisible();
  expect(sent[1]).toEqual({
    path: '/api/director/withdrawals',
    body: {
      player: 160012,
      kind: 'silent',
      reason: 'No move since June.',
      suspension_months: 24,
    },
  });
});

for (const [device, width, colorScheme, locale] of [
  ['a desk', 1280, 'light', 'en-GB'],
  ['a phone', 390, 'dark', 'cs-CZ'],
] as const) {
  test.describe(`on ${device}, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 844 }, colorScheme, locale });

    test('withdrawals, the player’s and the desk’s', async ({ page }) => {
      if (locale === 'cs-CZ') await inCzech(page);
      const offered = desk.withdrawal('offered', {
        decisions: [
          {
            at: '2026-11-18T10:00:00Z',
            by: desk.EVA,
            what: 'offered',
            reason: 'Too short a time.',
          },
        ],
      });
      await desk.mock(page, WITHDRAWALS, () => ({
        withdrawals: [desk.withdrawalCase(offered, 12, { may_review: true, needs_review: true })],
      }));
      await openAs(page, 'director', '/desk/withdrawals');
      await page.locator('select[name=kind]').first().selectOption('unaccepted');
      await inspect(page, 'withdrawals at the desk');
      await desk.shot(page, 'withdrawals');
      await desk.mock(page, MINE, () => ({
        withdrawals: [desk.withdrawal('taken_back')],
        suspended_until: '2027-06-01T00:00:00Z',
        owes_deposit: true,
      }));
      await openAs(page, 'tomas', '/withdraw');
      await page.locator('select[name=grounds]').selectOption('personal');
      await inspect(page, 'withdrawing');
      await desk.shot(page, 'withdraw');
    });
  });
}
