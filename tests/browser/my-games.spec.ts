// The list of my games: what awaits the reader, in which form, narrowed down, and what is new in it.
import type { Page } from '@playwright/test';
import { inspectAt } from './support/inspect';
import { only, showList } from './support/list';
import { openAs } from './support/people';
import { expect, test } from './support/test';

/** The same number in the heading, the tab's title and the navigation. */
async function expectCount(page: Page, n: number, what: string) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${n} ${what}`);
  await expect(page).toHaveTitle(new RegExp(`^\\(${n}\\) `));
  await expect(page.getByRole('link', { name: `My games ${n} await you` })).toBeVisible();
}

/** Where the games lead, as they stand on the page. */
const covers = (page: Page) =>
  page
    .locator('main .cover')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

/** A case of the reader's in which an official has asked back. */
const QUESTION = {
  ...{ id: 77, kind: 'query', state: 'open', version: 1, age_days: 1, outcome: null },
  ...{ by: null, player: null, message: null, url: null, decision: null, decisions: [], due: null },
  ...{ game: 48201, text: 'May I?', opened_at: '2026-11-20T10:00:00Z' },
  section: { id: 101, name: 'Final', event_name: 'Open Correspondence Cup 2026', director: null },
  answers: [{ at: '2026-11-21T10:00:00Z', by: null, text: 'In which of your games?' }],
  may: { answer: true, decide: false },
};

test('an offer to answer is counted and stands with the games to move', async ({ page }) => {
  await showList(page, (games) => [
    ...only(48201)(games),
    ...only(48203)(games).map((game) => ({ ...game, your_move: false, draw_offered_by: 'black' })),
    ...only(48205)(games).map((game) => ({ ...game, your_move: false })),
  ]);
  await openAs(page, 'tomas', '/');
  await expectCount(page, 2, 'games await you');
  await expect(page.getByText('An opponent offers a draw.')).toBeVisible();
  const offer = page.locator('.card', { hasText: 'Draw offered' });
  await expect(offer).toContainText('Their time: ');
  await expect(page.getByText('Waiting for 1 opponent')).toBeVisible();
});

test('a question of the director is counted, and leads to its answer', async ({ page }) => {
  await page.route('**/api/cases?*', (route) =>
    route.fulfill({ json: { cases: [QUESTION], next: null } }),
  );
  await showList(page, only(48201));
  await openAs(page, 'tomas', '/');
  await expectCount(page, 2, 'things await you');
  await inspectAt(page, 'a question', 390, 320);
  await page.getByRole('link', { name: 'An official has asked you something' }).click();
  await expect(page).toHaveURL('/game/48201?case=77');
  await expect(page.getByText('In which of your games?')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Write again…' })).toBeVisible();
  await expect(page.locator('summary', { hasText: 'Decisions and questions' })).toBeFocused();
});

test('one line a game: a table with headers, on a phone as well, and kept', async ({ page }) => {
  await openAs(page, 'tomas', '/');
  await expect(page.locator('.card').first()).toBeVisible();
  const order = await covers(page);
  await page.getByRole('button', { name: 'Table' }).click();
  await expect(page.locator('.thumb')).toHaveCount(0);
  expect(await covers(page)).toEqual(order);
  const row = page.getByRole('row').filter({ hasText: 'William Pemberton' });
  await expect(row.getByRole('cell')).toHaveText([
    ...['Open Correspondence Cup 2026, Final', 'Chess', /xd4/, 'You', /\d+ days/, 'Draw offered'],
  ]);
  await expect(page.getByRole('columnheader')).toHaveCount(7);
  // A line is a line.
  expect((await row.boundingBox())?.height).toBeLessThan(45);
  await inspectAt(page, 'the table', 1280, 320);
  await page.reload();
  await expect(page.getByRole('row').first()).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await inspectAt(page, 'the table on a phone', 390, 640);
  await expect(page.getByRole('columnheader')).toHaveCount(7);
  expect((await row.boundingBox())?.height).toBeLessThan(96);
  await row.getByRole('link').press('Enter');
  await expect(page).toHaveURL('/game/48203');
  await page.goto('/?show=finished');
  await expect(page.getByRole('row').nth(1)).toContainText(/(Won|Drawn|Lost) /);
});
