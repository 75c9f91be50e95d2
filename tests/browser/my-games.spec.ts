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
