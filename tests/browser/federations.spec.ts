// The register of federations, and what they register of their players: TR-2.1-2.2, SKS-1.7.
import { fits, inspect } from './support/inspect';
import { openAs } from './support/people';
import { expect, test } from './support/test';

test('an officer enters a change of the register, which everybody reads', async ({ page }) => {
  await openAs(page, 'officer', '/federations');
  await expect(page.getByRole('region', { name: 'Members of ICCF' })).toContainText('Czechia');
  await page.getByText('A change of the register').click();
  const look = page.getByRole('button', { name: 'Enter in the register…' });
  await page.getByLabel('Federation').selectOption('ISL');
  await page.getByLabel('Membership').selectOption('not a member');
  await page.getByLabel('From', { exact: true }).fill('2026-01-01');
  await page.getByLabel('Zone').selectOption('Europe');
  await look.click();
  await expect(page.getByLabel('Decided by')).toBeFocused();
  await page.getByLabel('Decided by').fill('Congress 2025, item 4');
  await look.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Iceland, from 1 Jan 2026: not a member, Europe.');
  await inspect(page, 'the last look at a change of the register');
  await dialog.getByRole('button', { name: 'Enter it' }).click();
  const others = page.getByRole('region', { name: 'Not members' });
  await expect(others).toContainText('Iceland ISL · Europe · since 1 Jan 2026');
  // The page stays as it is, ready for the next one.
  await expect(look).toBeFocused();
  await expect(page.getByLabel('Decided by')).toHaveValue('');
  await others.getByText('Decisions').click();
  await expect(others).toContainText('From 1 Jan 2026: not a member, Europe: Congress 2025');
  await inspect(page, 'the register');
  // What has counted is not rewritten.
  await page.getByLabel('Federation').selectOption('ISL');
  await page.getByLabel('From', { exact: true }).fill('2025-12-31');
  await page.getByLabel('Decided by').fill('A slip.');
  await look.click();
  await dialog.getByRole('button', { name: 'Enter it' }).click();
  await expect(dialog).toContainText('The last change counts from a later day.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  // Somebody else was faster.
  const entering = '**/api/federations/ISL/membership';
  const json = { type: 'about:blank', title: 'Conflict', code: 'changed_meanwhile', detail: '' };
  await page.route(entering, (route) =>
    route.fulfill({
      status: 409,
      contentType: 'application/problem+json',
      json: { ...json, status: 409 },
    }),
  );
  await look.click();
  await dialog.getByRole('button', { name: 'Enter it' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Somebody has changed this in the meantime.')).toBeVisible();
  await page.getByRole('button', { name: 'Load the register again' }).click();
  await expect(look).toBeFocused();
  await expect(page.getByText('Somebody has changed this in the meantime.')).toHaveCount(0);
  await expect(page.getByLabel('Decided by')).toHaveValue('A slip.');
  await page.unroute(entering);
  await openAs(page, 'tomas', '/federations');
  await expect(others).toContainText('Iceland');
  await expect(look).toHaveCount(0);
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 664 });
    await fits(page, `the register at ${width} px`);
  }
});

test('a delegate registers the sex of a player, whom nobody else asks', async ({ page }) => {
  await page.route('**/api/players/160012/sex', (route) => route.abort());
  await openAs(page, 'delegate', '/player/160012');
  const part = page.getByRole('region', { name: 'Registered sex' });
  await expect(page.locator('.failure')).toBeVisible();
  await page.unroute('**/api/players/160012/sex');
  await page.locator('.failure').getByRole('button', { name: 'Try again' }).click();
  await expect(part).toContainText('Not registered');
  await part.getByLabel('Sex').selectOption('Male');
  await part.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('Registered.', { exact: true })).toBeVisible();
  await expect(part.getByRole('button', { name: 'Register' })).toBeFocused();
  await expect(part.getByLabel('Sex')).toHaveValue('male');
  await expect(part.getByRole('paragraph').nth(1)).toContainText('Male');
  await inspect(page, 'what a federation has registered');
  await openAs(page, 'tomas', '/player/160012');
  await expect(part).toContainText('Male');
  await expect(part.getByRole('button')).toHaveCount(0);
  await openAs(page, 'gabor', '/player/160012');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(part).toHaveCount(0);
});
