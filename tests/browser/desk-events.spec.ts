// What waits in events, and players who seem to have left: each line cites its article and leads to where it
// is done.
import * as desk from './support/decisions';
import { fits, inspect } from './support/inspect';
import { openAs } from './support/people';
import { expect, test } from './support/test';

const [line] = desk.waiting(1);
const item = (kind: string, id: number, rule: string, rest: object = {}) => ({
  ...{ ...line, section: null, game: null, by: null, about: null },
  ...{ kind, id, rule, summary: kind, name: 'Master Class 2026', count: 1 },
  ...rest,
});

const ITEMS = [
  item('final_tables', 7, 'LAW-14.1'),
  item('start_lists', 7, 'TR-1.0.5'),
  item('entries', 7, 'TR-1.0.5', { count: 12 }),
  item('free_entries', 7, 'TR-4.5'),
  item('deposits', 7, 'TR-8.4', { count: 2 }),
  item('rating_consent', 7, 'TR-9.2'),
  item('board_agreement', 7, 'TR-1.0.4'),
  item('season', 7, 'TR-5.3-5.4'),
  item('gone_player', 160_012, 'TR-8.5', {
    section: desk.SECTION,
    about: desk.TOMAS,
    name: null,
    count: null,
  }),
];

test('what waits in events leads to where it is done', async ({ page }) => {
  await desk.mockQueue(page, ITEMS);
  await openAs(page, 'director', '/desk');
  const rows = page.locator('.queue-row');
  for (const [place, [what, article, to]] of [
    ['All games finished: confirm the final tables', 'LAW-14.1', '/events/7'],
    ['Entries closed: publish the start lists', 'TR-1.0.5', '/events/7/sections'],
    ['12 entries to decide on', 'TR-1.0.5', '/events/7/entries'],
    ['One free entry to confirm', 'TR-4.5', '/events/7/entries'],
    ['2 deposits to settle', 'TR-8.4', '/events/7/entries'],
    ['National event: consent to its rating', 'TR-9.2', '/events/7'],
    ['World Championship Final: agree for the Board', 'TR-1.0.4', '/events/7'],
    ['A season is over: who goes up and who goes down', 'TR-5.3-5.4', '/events/7/season'],
    ['Lost on time or silent in half the games', 'TR-8.5', '/desk/withdrawals?player=160012'],
  ].entries()) {
    const row = rows.nth(place);
    await expect(row.getByRole('link', { name: what })).toHaveAttribute('href', String(to));
    await expect(row.getByRole('link', { name: article })).toHaveAttribute(
      'href',
      `/rules/${String(article)}`,
    );
    await expect(row).toContainText('Master Class 2026');
  }
  const kinds = page.getByRole('navigation', { name: 'Kind' });
  await kinds.getByRole('link', { name: 'Final tables (1)' }).click();
  await expect(rows).toHaveCount(1);
  await kinds.getByRole('link', { name: 'Everything (9)' }).click();

  // Above the link that covers the row.
  await rows.nth(0).getByRole('link', { name: 'LAW-14.1' }).click();
  await expect(page).toHaveURL('/rules/LAW-14.1');
});

test('organisers have the desk for their events', async ({ page }) => {
  await desk.mockQueue(page, ITEMS.slice(0, 5));
  await openAs(page, 'organiser', '/desk');
  await expect(page.locator('.queue-row')).toHaveCount(5);
  const tabs = page.getByRole('navigation', { name: 'Director’s desk' });
  await expect(tabs.getByRole('link')).toHaveText(['To do', 'Events and sections', 'Withdrawals']);
});

test('a player who seems to have left is reported with the number filled in', async ({ page }) => {
  await desk.mockQueue(page, ITEMS);
  await page.route('**/api/director/withdrawals', (route) =>
    route.fulfill({ json: { withdrawals: [] } }),
  );
  await openAs(page, 'director', '/desk');
  await page.getByRole('link', { name: 'Lost on time or silent' }).click();
  await expect(page.getByLabel('Player number')).toHaveValue('160012');
  await expect(page.getByLabel('Player number')).toBeVisible();
});

for (const width of [1280, 390, 320])
  test(`the queue of events at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await desk.mockQueue(page, ITEMS);
    await openAs(page, 'director', '/desk');
    await expect(page.locator('.queue-row')).toHaveCount(9);
    await fits(page, 'what waits in events');
    await inspect(page, 'what waits in events');
  });
