// What a director decides in a section: penalties, letters, and decisions that are taken back.
import type { Page } from '@playwright/test';
import * as desk from './support/decisions';
import { openAs } from './support/people';
import { expect, test } from './support/test';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const MAKE = /\/api\/director\/sections\/7\/decisions$/;

test.beforeEach(({ page }) =>
  page.route('**/api/director/sections/7/decisions/preview', (route) =>
    route.fulfill({ json: { games: 1, ends: [], end_count: 0 } }),
  ),
);

test('a penalty, letters and decisions taken back', async ({ page }) => {
  const warning = desk.decision(41, 'warn', { player: desk.GABOR });
  const expelled = desk.decision(43, 'expel', { player: desk.GABOR });
  const log = [
    expelled,
    warning,
    desk.decision(40, 'penalty', { player: desk.GABOR, undone_by: 42 }),
  ];
  await desk.mock(page, desk.LOG, () => ({ decisions: log }));
  await desk.mock(page, desk.TABLE, () => desk.table(4));
  let number = 50;
  const sent = await desk.mock(
    page,
    MAKE,
    () => null,
    ({ kind }) => desk.decision((number += 1), String(kind)),
  );
  await openAs(page, 'director', '/desk/sections/7');
  await expect(heading(page, 'Decide in a section')).toBeVisible();
  await expect(page.getByText('undone by no. 42')).toBeVisible();
  const kind = page.getByLabel('Decision', { exact: true });
  const look = page.getByRole('button', { name: 'Review the decision…' });
  const decide = page.getByRole('dialog').getByRole('button', { name: 'Decide' });
  const reason = page.getByLabel('Reason');
  await kind.selectOption('Penalty');
  await page.getByLabel('Player').selectOption('Gábor Szabó');
  await expect(page.getByText('Earlier about this player (3)')).toBeVisible();
  await reason.fill('The page was not put right.');
  await look.click();
  await expect(page.getByLabel('Days')).toHaveAccessibleDescription(/Fill in this field\.$/);
  await page.getByLabel('Days').fill('10');
  // What hurts names its article, and one that there is.
  const rule = page.getByLabel('Rule');
  await look.click();
  await expect(rule).toHaveAccessibleDescription(/Name the article that this rests on\.$/);
  await rule.fill('FOO-99');
  await look.click();
  await expect(rule).toHaveAccessibleDescription(/There is no such article/);
  await rule.fill('tr 14');
  await look.click();
  await expect(page.getByRole('dialog')).toContainText(
    'Gábor Szabó: 10 days are added to the time used in all unfinished games of the section.',
  );
  await decide.click();
  await expect(page.getByText('Penalty: decision no. 51 has been made.')).toBeVisible();

  await kind.selectOption('Letter');
  await page.getByLabel('Subject').fill('Christmas');
  await page.getByLabel('Letter', { exact: true }).fill('No moves are lost over the holidays.');
  await look.click();
  await expect(page.getByRole('dialog')).toContainText('A letter to all 4 players');
  await decide.click();
  await expect(page.getByText('Letter: decision no. 52 has been made.')).toBeVisible();
  await kind.selectOption('Letter');
  await page.getByRole('checkbox', { name: 'Gábor Szabó' }).check();
  await page.getByLabel('Subject').fill('Your page');
  await page.getByLabel('Letter', { exact: true }).fill('Please look at it.');
  await look.click();
  await expect(page.getByRole('dialog')).toContainText('A letter to one player.');
  await decide.click();
  await expect(page.getByText('Letter: decision no. 53 has been made.')).toBeVisible();

  await kind.selectOption('Taken back');
  await expect(page.getByLabel('Decision to undo').getByRole('option')).toHaveText([
    'Choose…',
    'No. 43: Expulsion Gábor Szabó',
    'No. 41: Warning Gábor Szabó',
  ]);
  await page.getByLabel('Decision to undo').selectOption('No. 41: Warning Gábor Szabó');
  await reason.fill('It was somebody else.');
  await look.click();
  await decide.click();
  await expect(page.getByText('Taken back: decision no. 54 has been made.')).toBeVisible();
  expect(sent.map(({ body }) => ({ ...body, request: '' }))).toEqual([
    {
      request: '',
      kind: 'penalty',
      player: 470023,
      days: 10,
      reason: 'The page was not put right.',
      rule: 'tr 14',
    },
    {
      request: '',
      kind: 'message',
      title: 'Christmas',
      reason: 'No moves are lost over the holidays.',
    },
    {
      request: '',
      kind: 'message',
      players: [470023],
      title: 'Your page',
      reason: 'Please look at it.',
    },
    {
      request: '',
      kind: 'revoke',
      undoes: 41,
      reason: 'It was somebody else.',
    },
  ]);
  expect(new Set(sent.map(({ body }) => body.request)).size).toBe(4);
  await page.unroute(desk.LOG);
  await openAs(page, 'tomas', '/desk/sections/7');
  await expect(page.getByRole('main')).toContainText('You are not allowed to do this.');
});
