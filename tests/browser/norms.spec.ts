// Norms made elsewhere, recorded by officers; the certificate of a title and the year's report.
import type { Page } from '@playwright/test';
import { inspect, inspectAt } from './support/inspect';
import { inCzech, openAs } from './support/people';
import { expect, test } from './support/test';
import { mockCongress } from './support/congress';

const PATH = '/desk/norms/440129';

async function fill(form: ReturnType<Page['locator']>) {
  await form.getByLabel('Norm for').selectOption('IM');
  await form.getByLabel('Event', { exact: true }).fill('CCOL 12, Semi-Final 3');
  await form.getByLabel('Started on').fill('1999-04-01');
  await form.getByLabel('Finished on').fill('2002-11-30');
  await form.getByLabel('Games', { exact: true }).fill('12');
  await form.getByLabel('Points').fill('8.5');
  await form.getByLabel('Counts for games').fill('11');
  await form.getByLabel('Source').fill('Report to Congress 2003, page 14.');
}

test('an officer records, corrects and withdraws a norm', async ({ page }) => {
  test.slow();
  await openAs(page, 'officer', '/player/440129');
  await page.getByRole('link', { name: 'Norms made elsewhere' }).click();
  await expect(page).toHaveURL(PATH);
  await expect(page.getByText('Nothing has been recorded.')).toBeVisible();
  await page.getByText('Record a norm…').click();
  const form = page.locator('form');
  await fill(form);
  const record = form.getByRole('button', { name: 'Record the norm' });
  await record.click();
  await expect(form.getByText('A norm counts for as many games as were played')).toBeVisible();
  await form.getByLabel('Counts for games').fill('12');
  await record.click();
  await expect(page.locator('.news')).toContainText('The norm has been recorded.');
  const norm = page.getByRole('region', { name: /^IM norm/ });
  await expect(norm).toContainText('8½ / 12 · counts for 12 games');
  await expect(norm).toContainText('counts towards SIM too');
  await expect(norm).toContainText('Source: Report to Congress 2003, page 14.');
  await inspect(page, 'a recorded norm');

  await norm.getByText('Correct…').click();
  const right = norm.locator('form');
  await expect(right.getByLabel('Source')).toHaveValue('Report to Congress 2003, page 14.');
  await right.getByLabel('Counts for games').fill('14');
  await right.getByRole('button', { name: 'Correct the record' }).click();
  await expect(right.getByText('Fill in this field.')).toBeVisible();
  await right.getByLabel('Reason').fill('The norm was exceeded.');
  await right.getByRole('button', { name: 'Correct the record' }).click();
  await expect(norm).toContainText('counts for 14 games');
  await expect(norm).toContainText('The norm was exceeded.');

  await page.goto('/player/440129');
  const honours = page.getByRole('region', { name: /^Titles and norms/ });
  await expect(honours).toContainText('Source: Report to Congress 2003, page 14.');
  await page.goto(PATH);
  await norm.getByRole('button', { name: 'Withdraw…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('It was another player’s.');
  await dialog.getByRole('button', { name: 'Withdraw the norm' }).click();
  await expect(norm.getByText('withdrawn', { exact: true })).toBeVisible();
  await expect(norm.getByRole('button', { name: 'Withdraw…' })).toHaveCount(0);
  await expect(norm).toContainText('It was another player’s.');
});

test('players see no such page', async ({ page }) => {
  await openAs(page, 'tomas', PATH);
  await expect(page.getByRole('main')).toContainText('You are not allowed to do this.');
});

test('a title is confirmed on a recommendation, and has its certificate and its place in the report', async ({
  page,
}) => {
  test.slow();
  await openAs(page, 'officer', '/desk/titles');
  await page.getByText('Propose a title, or revoke one…').click();
  const form = page.locator('details.case form');
  await form.getByLabel('Player number').fill('440129');
  await form.getByLabel('Title or award').selectOption('CCE');
  await form.getByLabel('Article').fill('10.8a');
  await form.getByLabel('Reason').fill('60 % in the Ladies Final.');
  await form.getByRole('button', { name: 'Propose' }).click();
  const mine = page.getByRole('region', { name: /^Correspondence Chess Expert/ }).last();
  // The Executive Board says what it thinks first.
  await mine.getByLabel('Recommendation').selectOption('Recommend the confirmation');
  await mine.getByLabel('The office’s statement').fill('A clear result.');
  await mine.getByRole('button', { name: 'Record the recommendation' }).click();
  await expect(mine.getByText('Executive Board: confirmation recommended')).toBeVisible();
  await mine.getByLabel('Reason').fill('Clear.');
  await mine.getByRole('button', { name: 'Review before deciding' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.locator('.news')).toContainText('confirmed');

  await page.goto('/titles');
  await page.getByRole('link', { name: 'Report to Congress' }).click();
  await expect(page).toHaveURL(/\/titles\/reports\/\d{4}$/);
  const line = page
    .getByRole('region', { name: 'Confirmed and registered' })
    .getByRole('listitem')
    .filter({ hasText: 'TR-10.8a' });
  await expect(line).toBeVisible();
  await inspect(page, 'the report to Congress');
  await line.getByRole('link', { name: 'certificate' }).click();
  const sheet = page.getByRole('article', { name: 'Certificate' });
  await expect(sheet).toContainText('Correspondence Chess Expert');
  await expect(sheet).toContainText('TR-10.8a');
  await inspect(page, 'a certificate');
  // On paper there is the certificate alone, on one page.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print the certificate' })).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBe(1);
});

test('no certificate, no report', async ({ page }) => {
  await page.goto('/titles/999999');
  await expect(page.getByRole('main')).toContainText('There is no such case.');
  await page.goto('/titles/reports/1999');
  await expect(page.getByRole('main')).toContainText('There is no report for this year.');
});

for (const [colorScheme, width, another] of [
  ['light', 1280, 390],
  ['dark', 390, 1280],
] as const) {
  test.describe(`${colorScheme}, at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 844 }, colorScheme });

    test('norms, certificate and report, in English and Czech', async ({ page }) => {
      test.slow();
      await mockCongress(page);
      if (colorScheme === 'dark') await inCzech(page);
      await openAs(page, 'officer', PATH);
      await expect(page.locator('.title-case')).toHaveCount(2);
      await page.locator('details.case > summary').click();
      await inspectAt(page, 'norms at the desk', width, another);
      await page.goto('/titles/10');
      await expect(page.locator('.certificate-award')).toBeVisible();
      await inspectAt(page, 'certificate', width, another);
      await page.goto('/titles/reports/2026');
      await expect(page.locator('.title-row')).toHaveCount(5);
      await inspectAt(page, 'report', width, another);
    });
  });
}
