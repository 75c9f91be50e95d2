// Titles: what everybody sees and may object to, and what officers decide.
import type { Page } from '@playwright/test';
import { problem } from './support/leave';
import { inspectAt } from './support/inspect';
import { inCzech, openAs } from './support/people';
import * as ratings from './support/ratings';
import { expect, test } from './support/test';
import * as mock from './support/titles';

const panel = (page: Page, name: RegExp) => page.getByRole('region', { name });

test('an officer proposes and publishes, somebody objects, and the officer refuses', async ({
  browser,
  page,
}) => {
  test.slow();
  await openAs(page, 'officer', '/desk/titles');
  await page.getByText('Propose a title, or revoke one…').click();
  const form = page.locator('details.case form');
  await form.getByLabel('Player number').fill('160012');
  await form.getByLabel('Title or award').selectOption('LWCCC');
  await form.getByLabel('Championship cycle number').fill('901');
  await form.getByLabel('Article').fill('10.2');
  await form.getByLabel('Reason').fill('Winner of the Final 901.');
  await form.getByRole('button', { name: 'Propose' }).click();
  await expect(form.getByText('Give the article of the result')).toBeVisible();
  await form.getByLabel('Article').fill('10.3');
  await form.getByRole('button', { name: 'Propose' }).click();
  const mine = panel(page, /^901\. Ladies World/);
  await expect(mine.getByText('TR-10.2-10.3')).toBeVisible();
  await expect(page.locator('.news')).toContainText(': proposed');
  await mine.getByLabel('Reason').fill('Recommended by the Executive Board.');
  await mine.getByRole('button', { name: 'Review before deciding' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish for objections' }).click();
  await expect(mine.getByText('open to objections')).toBeVisible();

  const context = await browser.newContext();
  const other = await context.newPage();
  await openAs(other, 'kasia', '/titles');
  const open = other.getByRole('article').filter({ hasText: '901. Ladies World' });
  await expect(open.getByText('Winner of the Final 901.')).toBeVisible();
  await open.getByRole('button', { name: 'Object…' }).click();
  await other.getByLabel('Your objection').fill('The final is not over.');
  await other.getByRole('dialog').getByRole('button', { name: 'Object', exact: true }).click();
  await expect(other.getByText('Your objection has gone to the officers.')).toBeVisible();
  await expect(open.getByRole('button', { name: 'Object…' })).toHaveCount(0);
  await context.close();

  await page.reload();
  await expect(mine.getByText('The final is not over.')).toBeVisible();
  await mine.getByLabel('Decision').selectOption('confirm');
  await mine.getByLabel('Reason').fill('Won.');
  await mine.getByRole('button', { name: 'Review before deciding' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByRole('alert')).toContainText('has not ended. (TR-10.10)');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await mine.getByLabel('Decision').selectOption('refuse');
  await mine.getByRole('button', { name: 'Review before deciding' }).click();
  await dialog.getByRole('button', { name: 'Refuse' }).click();
  await expect(page.locator('.news')).toContainText(': refused');
});

test('norms, votes of Congress, and a refusal at the desk', async ({ page }) => {
  const world: mock.TitleWorld = {
    cases: [mock.titleCase(), mock.published(), mock.ofArbiter()],
  };
  const sent = await mock.mockTitles(page, world);
  await openAs(page, 'officer', '/desk/titles');
  const gm = panel(page, /^Grandmaster/);
  await expect(gm.getByText('Norms: 2; they count for 26 games')).toBeVisible();
  await expect(gm.getByText('automatically, when a norm was made')).toBeVisible();
  await expect(panel(page, /^International Arbiter/)).toContainText('2,412, since 1 Feb 2021');
  const sim = panel(page, /^Senior/);
  await expect(sim.getByText('Waiting for: votes of Congress')).toBeVisible();
  await sim.getByLabel('Congress votes in favour').fill('20');
  await sim.getByLabel('Total votes').fill('31');
  await sim.getByLabel('Where it was voted').fill('Congress of 2026.');
  await sim.getByRole('button', { name: 'Record the votes' }).click();
  await expect(sim.getByText('Congress on the confirmation: 20 of 31 votes')).toBeVisible();
  expect(sent.at(-1)).toEqual({
    path: '/api/title-cases/6/votes',
    body: { version: 3, approving: 20, of: 31, text: 'Congress of 2026.' },
  });
  await sim.getByLabel('Reason').fill('Congress has voted.');
  await sim.getByRole('button', { name: 'Review before deciding' }).click();
  world.refuse = problem(409, 'two_thirds_missing');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Two thirds of Congress');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.locator('.news')).toContainText('Senior International Master: confirmed');
  expect(sent.at(-1)).toEqual({
    path: '/api/title-cases/6/decide',
    body: {
      version: 4,
      step: 'confirm',
      reason: 'Congress has voted.',
    },
  });
});

test('a committee recommends an arbiter, or advises against it', async ({ page }) => {
  const sent = await mock.mockTitles(page, {
    cases: [mock.ofArbiter(), mock.titleCase({ may_decide: false })],
  });
  await openAs(page, 'officer', '/desk/titles');
  const arbiter = panel(page, /^International Arbiter/);
  await expect(arbiter.getByText('recommendation of the Arbiter Committee')).toBeVisible();
  await arbiter.getByRole('button', { name: 'Record the recommendation' }).click();
  await expect(arbiter.locator('.field-error')).toBeVisible();
  await arbiter.getByLabel('Recommendation').selectOption('Advise against it');
  await arbiter.getByLabel('The office’s statement').fill('Too few of the games were his.');
  await arbiter.getByRole('button', { name: 'Record the recommendation' }).click();
  await expect(arbiter.getByText('Arbiter Committee: confirmation advised against')).toBeVisible();
  expect(sent.at(-1)).toEqual({
    path: '/api/title-cases/7/recommend',
    body: { version: 1, recommends: false, text: 'Too few of the games were his.' },
  });
});

test('a revocation is proposed before the committee is asked, or the title stands', async ({
  page,
}) => {
  // What the Board had said before it was confirmed stands before what follows.
  const said = [mock.recommended('2026-11-01T12:30:00Z')];
  const confirmed = mock.titleCase({ state: 'confirmed', waits_for: [], said });
  const sent = await mock.mockTitles(page, { cases: [confirmed] });
  await openAs(page, 'officer', '/desk/titles/5');
  const gm = panel(page, /^Grandmaster/);
  const dialog = page.getByRole('dialog');
  const decide = async (step: string, reason: string) => {
    await gm.getByLabel('Decision').selectOption(step);
    await gm.getByLabel('Reason').fill(reason);
    await gm.getByRole('button', { name: 'Review before deciding' }).click();
  };
  await expect(gm.getByLabel('Decision').locator('option')).toHaveText(['Propose to revoke it']);
  await decide('Propose to revoke it', 'Games were lost on purpose.');
  await expect(dialog).toContainText('until then the title stands');
  await dialog.getByRole('button', { name: 'Propose to revoke it' }).click();
  await expect(gm.getByText('Revocation proposed', { exact: true })).toBeVisible();
  await expect(page.locator('.news')).toContainText('confirmed, revocation proposed');
  const lines = gm.locator('.honours > li > b');
  const board = 'Executive Board: confirmation recommended';
  await expect(lines).toContainText(['Proposed', board, 'Revocation proposed']);
  const steps = ['Revoke', 'Leave the title as it is'];
  await expect(gm.getByLabel('Decision').locator('option')).toHaveText(steps);
  await decide('Leave the title as it is', 'The games were played.');
  await dialog.getByRole('button', { name: 'Leave the title as it is' }).click();
  await expect(gm.getByText('Not revoked')).toBeVisible();
  const decided = sent.map(({ body }) => (body as { step: string }).step);
  expect(decided).toEqual(['propose_revocation', 'refuse']);
});

test('titles are found at the bottom of every page, and by players', async ({ page }) => {
  await mock.mockTitles(page, {});
  await ratings.mockPlayer(page, { profile: ratings.profile() });
  await page.goto('/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Titles' }).click();
  const latest = page.locator('.title-row').first();
  await expect(latest).toContainText('Grandmaster');
  await expect(page.getByText('Objections until 31 Dec 2026; so far: 1.').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'case 10' })).toHaveCount(0);
  await latest.getByRole('link', { name: 'Tomáš Novák' }).click();
  const honours = panel(page, /^Titles and norms/);
  await expect(honours.getByText('since 1 Mar 2026 · norms')).toBeVisible();
  await expect(
    honours.getByRole('link', { name: 'Grandmaster Norm 2024, Section 1' }),
  ).toHaveAttribute('href', '/section/70');
});

for (const [colorScheme, width, another] of [
  ['light', 1280, 390],
  ['dark', 390, 1280],
] as const) {
  test.describe(`${colorScheme}, at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 844 }, colorScheme });

    test('titles and cases, in English and Czech', async ({ page }) => {
      test.slow();
      await mock.mockTitles(page, {
        cases: [mock.titleCase(), mock.published(), mock.ofArbiter()],
      });
      if (colorScheme === 'dark') await inCzech(page);
      await openAs(page, 'officer', '/titles');
      await expect(page.locator('.title-row')).toHaveCount(4);
      await inspectAt(page, 'titles', width, another);
      await page.goto('/desk/titles');
      await expect(page.locator('.title-case')).toHaveCount(3);
      await page.locator('details.case summary').click();
      await inspectAt(page, 'titles at the desk', width, another);
    });
  });
}
