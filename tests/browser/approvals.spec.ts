// Approval of federations' international events: applied for, decided, announced under it, reported.
import { fits, inspect } from './support/inspect';
import { openAs } from './support/people';
import { expect, test } from './support/test';
import { next, step } from './support/wizard';

const YEAR = new Date().getUTCFullYear();
const NAME = 'Jan Novák Memorial';

test('a federation applies, an officer approves, and an organiser announces', async ({ page }) => {
  await openAs(page, 'delegate', '/approvals');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Approval of events');
  await inspect(page, 'an application for approval');
  await page.getByLabel('Kind of event').selectOption('open');
  await page.getByLabel('Name of the event').fill(NAME);
  const start = page.getByLabel('Start', { exact: true });
  await start.fill('2020-01-01');
  await page.getByLabel('Players and sections').fill('One section of 13 players.');
  await page.getByRole('button', { name: 'Send the application' }).click();
  await expect(start).toBeFocused();
  await expect(start).toHaveAccessibleDescription(/has to be after today/);
  const soon = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10);
  await start.fill(soon);
  await page.getByLabel('Players and sections').fill('One section of 13 players.');
  await page.getByLabel('Entry fee').fill('15.50');
  await page.getByLabel('Prizes', { exact: true }).fill('1st 300 EUR');
  const send = page.getByRole('button', { name: 'Send the application' });
  await send.click();
  const source = page.getByLabel('Who pays the prizes');
  await expect(source).toBeFocused();
  await expect(source).toHaveAccessibleDescription(/Say who pays the prizes/);
  await source.fill('The federation');
  await send.click();
  await expect(start).toBeFocused();
  await expect(start).toHaveAccessibleDescription(
    /least four months before its start\.[^(]*\(TR-12\)$/,
  );
  await start.fill(`${YEAR + 1}-11-01`);
  await send.click();
  await expect(page.getByText('Your application has been sent')).toBeVisible();
  const application = page.getByRole('article', { name: NAME });
  await expect(application).toContainText('waiting for the World Tournament Director');
  await expect(application).toContainText('€15.50');

  await openAs(page, 'officer', '/desk');
  await page.getByRole('link', { name: /Event to approve/ }).click();
  await expect(page).toHaveURL('/approvals');
  await application.getByRole('button', { name: /^Refer to Congress/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Refer to Congress' }).click();
  await expect(dialog.getByLabel('Reasons')).toHaveAccessibleDescription(/Fill in this field/);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await application.getByRole('button', { name: /^Approve/ }).click();
  await dialog.getByRole('checkbox').check();
  await dialog.getByLabel('Message (optional)').fill('Prizes were paid late before.');
  await inspect(page, 'approving an event');
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(application).toContainText('prize fund not deposited yet');
  await application.getByRole('button', { name: /^Confirm the deposit/ }).click();
  await dialog.getByRole('button', { name: 'Confirm the deposit' }).click();
  await expect(application).toHaveCount(0);
  await page.getByRole('link', { name: 'Report to Congress' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: NAME })).toContainText(
    `fees due to ICCF for ${YEAR + 1}`,
  );
  await inspect(page, 'a report of approvals');
  await page.goto('/approvals/reports/1999');
  await expect(page.locator('.failure')).toBeVisible();

  await openAs(page, 'delegate', '/approvals');
  await expect(application).toContainText('An organiser of CZE can announce the event now.');
  await page.setViewportSize({ width: 320, height: 568 });
  await fits(page, 'applications on a small phone');
  await openAs(page, 'organiser', '/approvals');
  const begin = application.getByRole('link', { name: 'Announce the event' });
  await expect(begin).toBeVisible();
  // Without its approval nothing is begun.
  await page.route('**/api/approvals', (route) => route.abort());
  await begin.click();
  await expect(page.locator('.failure')).toBeVisible();
  await page.unroute('**/api/approvals');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(`Under the approval of “${NAME}”`)).toBeVisible();
  await page.locator('.preset').first().click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(NAME);
  await page.getByLabel('Code').fill('MEMORIAL/1');
  await page.getByLabel('Rules', { exact: true }).selectOption('iccf');
  await page.getByLabel('Tournament director').fill('390044');
  for (const name of ['Who', 'How', 'Time', 'Dates']) {
    await next(page).click();
    await expect(step(page, name)).toBeFocused();
  }
  await next(page).click();
  await expect(page.locator('.summary')).toContainText('MEMORIAL/1');
  const announce = page.getByRole('button', { name: 'Announce…' });
  await expect(announce).toBeVisible();
  // A refusal that another approval helps with.
  await page.route('**/api/approvals', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    const [one] = body.approvals.filter(({ name }: { name: string }) => name === NAME);
    const json = { ...body, approvals: [one, { ...one, id: 9999, name: 'Another memorial' }] };
    await route.fulfill({ response, json });
  });
  await page.route('**/api/events', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 409,
          contentType: 'application/problem+json',
          json: { type: '', title: '', status: 409, code: 'approval_lapsed', detail: 'Lapsed.' },
        })
      : route.fallback(),
  );
  await announce.click();
  await dialog.getByRole('button', { name: 'Announce it' }).click();
  const refusal = page.locator('.summary .form-summary');
  await expect(refusal).toBeVisible();
  await expect(page.getByText(/^Under the approval of/)).toHaveCount(1);
  await refusal.getByRole('button', { name: /^Use the approval of “Another memorial”/ }).click();
  await expect(refusal).toHaveCount(0);
  await expect(announce).toBeFocused();
  await expect(page.getByText(/^Under the approval of/)).toHaveText(/Another memorial/);
});
