// Offices: read by everybody, given and taken by administrators with a last look.
import { inspect } from './support/inspect';
import { openAs } from './support/people';
import { expect, test } from './support/test';

test('an administrator gives an office and takes it', async ({ page }) => {
  await openAs(page, 'officer', '/offices');
  const ratings = page.getByRole('region', { name: 'Rating commissioner' });
  // Nobody holds it by its name: whoever holds every office does.
  await expect(ratings).toContainText('Henrik Lindqvist');
  await expect(page.getByRole('region', { name: 'Officer (every office)' })).toContainText(
    'Henrik Lindqvist',
  );
  await inspect(page, 'the offices');
  await page.getByLabel('Player number').fill('forty');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByText('Choose one of the players found by name')).toBeVisible();
  await page.getByLabel('Player number').fill('440129');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page).toHaveURL('/player/440129/offices');
  await expect(page.getByText('No office.')).toBeVisible();
  const look = page.getByRole('button', { name: 'Give the office…' });
  await look.click();
  await expect(page.getByLabel('Office', { exact: true })).toBeFocused();
  await page.getByLabel('Office', { exact: true }).selectOption('Rating commissioner');
  await expect(page.getByText('Runs the rating lists, registers transfers')).toBeVisible();
  await page.getByLabel('Reason').fill('Elected by Congress.');
  await look.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('becomes: Rating commissioner.');
  await inspect(page, 'the last look at an office');
  await dialog.getByRole('button', { name: 'Give the office' }).dblclick();
  const now = page.getByRole('region', { name: 'Offices now' });
  await expect(now.getByRole('listitem')).toHaveText(/Rating commissioner/);
  const log = page.getByRole('region', { name: 'Given and taken so far' }).getByRole('listitem');
  await expect(log).toHaveCount(1);
  await expect(log).toContainText('Elected by Congress.');
  await inspect(page, 'one person’s offices');
  await now.getByRole('button', { name: 'Take the office… Rating commissioner' }).click();
  await dialog.getByLabel('Reason').fill('The term is over.');
  await dialog.getByRole('button', { name: 'Take the office' }).click();
  await expect(page.getByText('No office.')).toBeVisible();
  await expect(log).toHaveCount(2);
});

test('nobody gives an office to themselves, and players read who holds which', async ({ page }) => {
  await openAs(page, 'officer', '/player/70044/offices');
  await expect(page.getByRole('button', { name: 'Give the office…' })).toHaveCount(0);
  await openAs(page, 'tomas', '/offices');
  await expect(page.getByRole('heading', { name: 'Appeals Commission' })).toBeVisible();
  await expect(page.getByLabel('Player number')).toHaveCount(0);
  await page.goto('/player/440129/offices');
  await expect(page.getByRole('main')).toContainText('You are not allowed to do this.');
});
