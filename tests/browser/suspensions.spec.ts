// Suspensions by officers: decided with a last look, read by the player, ended before their time.
import { inspect } from './support/inspect';
import { openAs } from './support/people';
import { expect, test } from './support/test';

const PATH = '/player/210655/suspensions';

test('an officer suspends a player and ends it', async ({ page }) => {
  await openAs(page, 'officer', '/player/210655');
  await page.getByRole('link', { name: 'Suspensions' }).click();
  await expect(page).toHaveURL(PATH);
  await expect(page.getByText('No suspensions.')).toBeVisible();
  // Nothing was published: misconduct alone is left to choose.
  await expect(page.getByLabel('Suspend for').getByRole('option')).toHaveText(['Misconduct']);
  const look = page.getByRole('button', { name: 'Suspend…' });
  await page.getByLabel('Months without entries').fill('121');
  await page.getByLabel('Reason').fill('Insults in three events.');
  await look.click();
  await expect(page.getByLabel('Months without entries')).toBeFocused();
  await page.getByLabel('Months without entries').fill('2');
  await look.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('cannot enter events for 2 months, and is told why.');
  await inspect(page, 'the last look at a suspension');
  await dialog.getByRole('button', { name: 'Suspend' }).dblclick();
  const made = page.getByRole('region', { name: 'Decided so far' }).getByRole('listitem');
  await expect(made).toHaveCount(1);
  await expect(made).toContainText('No entries before');
  await expect(made).toContainText('Insults in three events.');
  await expect(page.getByRole('button', { name: 'Suspend…' })).toHaveCount(0);
  await inspect(page, 'a suspension');
  // All of them stand in one list, which leads back here.
  await page.goto('/suspensions');
  const listed = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Misconduct' });
  await expect(listed).toContainText('(LAW-13.3.2)');
  await inspect(page, 'everybody who is suspended');
  await listed.getByRole('link', { name: /^until/ }).click();
  await expect(page).toHaveURL(PATH);
  await page.getByRole('button', { name: 'End the suspension' }).click();
  await dialog.getByRole('button', { name: 'End the suspension' }).click();
  await expect(dialog.getByLabel('Reason')).toBeFocused();
  await expect(dialog).toContainText('Fill in this field.');
  await dialog.getByLabel('Reason').fill('The appeal was upheld.');
  await dialog.getByRole('button', { name: 'End the suspension' }).click();
  await expect(made).toContainText('Ended early on');
  await expect(page.getByRole('button', { name: 'End the suspension' })).toHaveCount(0);
  await expect(look).toBeVisible();
  await page.goto('/suspensions');
  await expect(page.getByText('Nobody is suspended.')).toBeVisible();
});

test('a player reads their own alone', async ({ page }) => {
  await openAs(page, 'tomas', '/player/160012/suspensions');
  await expect(page.getByText('No suspensions.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Suspend…' })).toHaveCount(0);
  await page.goto(PATH);
  await expect(page.getByRole('main')).toContainText('You are not allowed to do this.');
});
