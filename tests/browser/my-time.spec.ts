// Time in the list of my games: silence, leave, flags. The games are the demo's own, changed on their way
// to the browser.
import { openAs } from './support/people';
import { expect, test } from './support/test';
import { inDays, showTimes, type TimedRow } from './support/time';

test('a flag that fell while the server was away waits for an officer, not for me', async ({
  page,
}) => {
  await page.route('**/api/games?state=running*', async (route) => {
    const response = await route.fetch();
    const list = (await response.json()) as { now: string; games: TimedRow[] };
    const [row] = list.games.filter(({ your_move: mine }) => !mine);
    const flag = { by: 'white', at: inDays(list, -1) };
    Object.assign(row ?? {}, { ends_first: null, flag, me: 'black', time_in_doubt: true });
    await route.fulfill({ response, json: list });
  });
  await openAs(page, 'tomas', '/');
  const flags = page.locator('.lines li', { hasText: 'Flag fallen' });
  await expect(flags).toHaveText(/an officer decides first/);
  await expect(flags).not.toContainText('claim');
});

test('my games warn of silence and tell of leave, sorted by deadline', async ({ page }) => {
  await showTimes(page);
  await openAs(page, 'tomas', '/');
  const card = (text: string | RegExp) => page.locator('.card', { hasText: text });
  await expect(card(/36 days without a move: lost on/)).toHaveCount(1);
  await expect(card('28 days without a move, lost after 40')).toHaveCount(1);
  await expect(card('14 days without a move')).toHaveCount(1);
  await expect(card('Longer reflection announced')).toContainText('You are on leave until');
  const moments = await page
    .locator('.card time')
    .evaluateAll((all) => all.map((each) => Date.parse(each.getAttribute('datetime') ?? '')));
  expect(moments.length).toBeGreaterThan(4);
  expect(moments).toEqual([...moments].sort((a, b) => a - b));
  const lines = page.locator('.lines li');
  await expect(lines.filter({ hasText: 'On leave until' })).toHaveCount(1);
  // Only the reader can act there: it is counted, and stands first.
  await expect(page.locator('.card').first()).toContainText('Flag fallen: claim the win');
  await expect(lines.filter({ hasText: 'Flag fallen' })).toHaveCount(0);
  const cards = await page.locator('.card').count();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${cards} games await you`);
  await expect(page.getByText('the win is yours to claim.')).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^\\(${cards}\\) `));
});
