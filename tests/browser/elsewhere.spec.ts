// Games that are played elsewhere, by post or on another server: what their director decides.
import * as desk from './support/decisions';
import { inspect } from './support/inspect';
import { problem } from './support/leave';
import { openAs } from './support/people';
import { expect, test } from './support/test';

const FACTS = /\/api\/director\/games\/48201\/facts/;
const MAKE = /\/api\/director\/sections\/7\/decisions$/;
const PREVIEW = '**/api/director/sections/7/decisions/preview';

test.beforeEach(({ page }) =>
  page.route(PREVIEW, (route) => route.fulfill({ json: { games: 1, ends: [], end_count: 0 } })),
);

test('a position is restored in a game by post, after a look at the board', async ({ page }) => {
  const fen = 'r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3';
  let log: unknown[] = [];
  await page.route(FACTS, (route) =>
    route.fulfill({ json: desk.facts('elsewhere', { decisions: log }) }),
  );
  const sent: Record<string, unknown>[] = [];
  await page.route(MAKE, async (route) => {
    sent.push(route.request().postDataJSON() as Record<string, unknown>);
    if (sent.length === 1) return route.fulfill(problem(422, 'no_such_position'));
    const position = { variant: 'chess', fen };
    const games = [{ game: 48201, what: [] }];
    const made = desk.decision(34, 'restore_position', { position, games, rule: 'LAW-7.2' });
    log = [made];
    return route.fulfill({ status: 201, json: made });
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, 'director', '/desk/games/48201');
  await expect(page.getByText('played elsewhere')).toBeVisible();
  // No clock is told of that nobody here keeps.
  const stands = page.getByRole('region', { name: 'How the game stands' });
  await expect(stands).not.toContainText('Time left');
  await expect(page.getByLabel('Decision', { exact: true }).getByRole('option')).toHaveText([
    'Choose…',
    'Position restored',
    'Lost by default',
    'Game cancelled',
    'Sent to adjudication',
  ]);
  await page.getByLabel('Decision', { exact: true }).selectOption('Position restored');
  await expect(page.getByLabel('Rule')).toHaveValue('LAW-7.2');
  await page.getByLabel('Reason').fill('The rook stood on a1.');
  await page.getByLabel('Position (FEN)').fill('3.Bb5');
  const look = page.getByRole('button', { name: 'Review the decision…' });
  await look.click();
  await expect(page.getByLabel('Position (FEN)')).toHaveAccessibleDescription(/eight ranks/);
  await page.getByLabel('Position (FEN)').fill(` ${fen} `);
  await look.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Game 48201 goes on elsewhere from this position.');
  await expect(dialog.locator('piece')).toHaveCount(32);
  await expect(dialog.getByText(fen)).toBeVisible();
  await inspect(page, 'the last look at a position');
  const decide = dialog.getByRole('button', { name: 'Decide' });
  await decide.click();
  await expect(dialog.getByRole('alert')).toContainText(
    'A game cannot continue from this position.',
  );
  await decide.click();
  await expect(page.getByText('Position restored: decision no. 34 has been made.')).toBeVisible();
  expect(sent[1]).toMatchObject({ kind: 'restore_position', game: 48201, position: fen });
  const decided = page.getByRole('region', { name: 'Decisions about this game' });
  await expect(decided.locator('piece')).toHaveCount(32);
  await inspect(page, 'a position that was restored');
});
