// A letter of the tournament director to everybody who plays in an event.
import { inspectAt } from './support/inspect';
import { inCzech, openAs } from './support/people';
import { expect, test } from './support/test';

/** The demo's event of teams that is played. */
const EVENT = '/events/3';

test('the director writes to everybody, by keyboard, and reads whom it has reached', async ({
  page,
}) => {
  await openAs(page, 'director', EVENT);
  await page.getByRole('button', { name: 'Write to everybody…' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'A letter to everybody who plays' });
  await inspectAt(page, 'a letter to everybody', 1280, 390);
  const send = dialog.getByRole('button', { name: 'Send the letter' });
  await send.press('Enter');
  await expect(dialog.getByText('Fill in this field.')).toHaveCount(2);
  await dialog.getByLabel('What it is about').fill('Christmas');
  await dialog.getByLabel('Letter', { exact: true }).fill('No clock runs from 20 December.');
  // An answer that gets lost: sent again, it is the same letter.
  let lost = 0;
  await page.route('**/api/director/events/3/letters', async (route) => {
    lost += 1;
    if (lost > 1) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await send.press('Enter');
  await expect(dialog.getByRole('alert').first()).toBeVisible();
  await send.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'The letter has gone to' })).toHaveText(
    /^The letter has gone to \d+ players in \d+ sections?\.$/,
  );
  await expect(dialog).toBeHidden();
  // Each section keeps it once.
  const section = await page.locator('a[href^="/section/"]').first().getAttribute('href');
  await page.goto(`/desk${section?.replace('section', 'sections')}`);
  await expect(page.getByText('No clock runs from 20 December.')).toHaveCount(1);
});

test('players write to nobody but their opponents', async ({ page }) => {
  await openAs(page, 'tomas', EVENT);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Write to everybody…' })).toHaveCount(0);
});

test('in Czech, on a phone at night', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await inCzech(page);
  await openAs(page, 'director', EVENT);
  await page.getByRole('button', { name: 'Napsat všem…' }).click();
  await inspectAt(page, 'a letter to everybody, in Czech', 390, 320);
  await expect(page.getByRole('dialog')).toContainText(
    'Dostane ho e-mailem každý, kdo v turnaji hraje',
  );
});
