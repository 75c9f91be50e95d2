// The code of conduct, and a report of how somebody has behaved.
import { inspect } from './support/inspect';
import { openAs } from './support/people';
import { expect, test } from './support/test';

test('the code of conduct is found from the rules and from where messages are written', async ({
  page,
}) => {
  await page.goto('/rules/LAW-13.1');
  const article = page
    .locator('.law')
    .filter({ has: page.getByRole('heading', { name: 'LAW-13.1', exact: true }) });
  await article.getByRole('link', { name: 'Code of conduct' }).click();
  await expect(page).toHaveURL('/conduct');
  await expect(page.getByRole('heading', { level: 1, name: 'Code of conduct' })).toBeVisible();
  await expect(page.getByText('Amici Sumus')).toBeVisible();
  await page.getByRole('link', { name: 'LAW-13.3.1' }).first().click();
  await expect(page).toHaveURL('/rules/LAW-13.3.1');
  await openAs(page, 'tomas', '/game/48202');
  const messages = page.getByRole('region', { name: 'Messages' });
  await messages.getByRole('link', { name: 'Code of conduct' }).click();
  await expect(page).toHaveURL('/conduct');
});

test('a player reports conduct in a game, once, and reads what came of it', async ({ page }) => {
  await openAs(page, 'tomas', '/game/48202');
  await page.getByText('Decisions and questions').click();
  const report = page.getByRole('button', { name: 'Report somebody’s conduct…' });
  const dialog = page.getByRole('dialog');
  const send = async (text: string) => {
    await report.click();
    await dialog.getByLabel('Whose conduct').selectOption({ index: 1 });
    await dialog.getByLabel('What happened').fill(text);
    await dialog.getByRole('button', { name: 'Send the report' }).click();
  };
  await report.click();
  await dialog.getByRole('button', { name: 'Send the report' }).click();
  await expect(dialog.getByLabel('Whose conduct')).toBeFocused();
  // Delegates, too, and officials of elsewhere.
  const who = dialog.getByLabel('Whose conduct');
  await expect(who.locator('optgroup option')).not.toHaveCount(0);
  await expect(who.locator('optgroup')).toContainText('Věra Holá');
  await inspect(page, 'a report of conduct');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await send('Calls me a cheat on the forum.');
  await expect(page.getByText(/Sent as no\. \d+\./)).toBeVisible();
  const own = page.getByRole('region', { name: /^Reported conduct/ });
  await expect(own).toHaveCount(1);
  await send('Calls me a duck.');
  await expect(dialog).toContainText('You have reported this already');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(own).toHaveCount(1);
});

test('the director reports an official, and none of the players', async ({ page }) => {
  await openAs(page, 'director', '/section/4');
  await page.getByText('Decisions and questions').click();
  const report = page.getByRole('button', { name: 'Report somebody’s conduct…' });
  await report.click();
  const dialog = page.getByRole('dialog');
  const who = dialog.getByLabel('Whose conduct');
  await expect(who.locator('optgroup')).toContainText('Věra Holá');
  // Nobody but officials and delegates, and not whoever reports.
  await expect(who.locator('> option')).toHaveCount(1);
  await expect(who).not.toContainText('tournament director');
  await expect(who).not.toContainText('Tomáš Novák');
  await inspect(page, 'a director’s report of conduct');
  const official = await who.locator('option', { hasText: 'Věra Holá' }).getAttribute('value');
  await who.selectOption(official);
  await dialog.getByLabel('What happened').fill('Writes to the players what I should decide.');
  await dialog.getByRole('button', { name: 'Send the report' }).click();
  await expect(page.getByText(/Sent as no\. \d+\./)).toBeVisible();
  await expect(page.getByRole('region', { name: /^Reported conduct/ })).toHaveCount(1);
});

test('officials who cannot be told are asked for again', async ({ page }) => {
  await page.route('**/api/offices', (route) => route.abort());
  await openAs(page, 'tomas', '/game/48202');
  await page.getByText('Decisions and questions').click();
  await page.getByRole('button', { name: 'Report somebody’s conduct…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('.failure')).toBeVisible();
  await page.unroute('**/api/offices');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.locator('optgroup')).toContainText('Věra Holá');
  await expect(dialog.locator('.failure')).toHaveCount(0);
});
