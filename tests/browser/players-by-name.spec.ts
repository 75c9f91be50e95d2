// Wherever a form asks for somebody, a name does as well as a number, and it is shown who that is.
import { fits, inspect, inspectAt } from './support/inspect';
import { problem } from './support/leave';
import { inCzech, openAs } from './support/people';
import { expect, test } from './support/test';

const FIELD = 'Player: name or player number';

test('a player is found by name and chosen with the keyboard, on the real server', async ({
  page,
}) => {
  await openAs(page, 'officer', '/offices');
  const field = page.getByLabel(FIELD);
  // The beginnings of the words of a name, in any order, without their accents.
  await field.fill('novak tom');
  const found = page.getByRole('listbox', { name: 'Players found' }).getByRole('option');
  await expect(found).toHaveCount(1);
  await expect(found).toContainText('Tomáš Novák');
  await expect(found).toContainText('SIM · CZE');
  await inspectAt(page, 'a player found by name', 390, 1280);
  await field.press('Enter');
  await expect(field).toHaveValue('160012');
  await expect(field).toHaveAccessibleDescription(/^SIM Tomáš Novák \(CZE\)/);
  await expect(found).toHaveCount(0);
  // The next press is the form’s.
  await field.press('Enter');
  await expect(page).toHaveURL('/player/160012/offices');

  await page.goto('/offices');
  await field.fill('nobody of this name');
  await expect(field).toHaveAccessibleDescription('Nobody is found by this name.');
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription(/Choose one of the players found by name/);
  // What the form has said stands until it is sent again.
  await page.reload();
  await field.fill('999999999');
  await expect(field).toHaveAccessibleDescription('Nobody has this number.');
  await inspect(page, 'a number that nobody has');
});

test('what the server refuses about a number stands at its field', async ({ page }) => {
  await openAs(page, 'officer', '/desk/withdrawals');
  await page.getByText('A player has withdrawn without asking…').click();
  const field = page.getByLabel(FIELD);
  await field.fill('999999999');
  await page.getByLabel('Months without entries').fill('24');
  await page.getByLabel('Reason').fill('No move since June.');
  await page.getByRole('button', { name: 'Review the decision…' }).click();
  await expect(field).toHaveAccessibleDescription('Player not found.');
  await expect(field).toBeFocused();
});

test('an address that names a player shows who that is', async ({ page }) => {
  await openAs(page, 'director', '/desk/withdrawals?player=160012');
  await expect(page.getByLabel(FIELD)).toHaveAccessibleDescription(/Tomáš Novák \(CZE\)/);
});

test('many are found, and a list as long scrolls; a search that fails is told', async ({
  page,
}) => {
  const players = Array.from({ length: 20 }, (_, at) => ({
    ...{ id: 160_100 + at, given_name: 'Jan', family_name: `Novák ${at}`, federation: 'CZE' },
    ...{ title: null, rating: at % 2 ? 2000 + at : null },
  }));
  const asked: string[] = [];
  await page.route('**/api/players?*', async (route) => {
    asked.push(new URL(route.request().url()).search);
    await route.fulfill({ json: { players, more: true } });
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await inCzech(page);
  await openAs(page, 'officer', '/offices');
  const field = page.getByLabel('Hráč: jméno nebo číslo hráče');
  await field.pressSequentially('novak', { delay: 20 });
  const found = page.getByRole('listbox', { name: 'Nalezení hráči' }).getByRole('option');
  await expect(found).toHaveCount(20);
  expect(asked).toEqual(['?search=novak&limit=20']);
  await expect(field).toHaveAccessibleDescription(/Prvních 20 nalezených/);
  await inspect(page, 'many players found, in Czech');
  await field.press('ArrowUp');
  await expect(found.last()).toBeInViewport();
  await expect(found.last()).toHaveAttribute('aria-selected', 'true');
  await page.setViewportSize({ width: 320, height: 664 });
  await fits(page, 'many players found at 320 px');
  await field.press('Enter');
  await expect(field).toHaveValue('160119');
  await page.unroute('**/api/players?*');
  await page.route('**/api/players?*', (route) => route.fulfill(problem(503, 'unavailable')));
  await field.fill('novot');
  await expect(field).toHaveAccessibleDescription(/zadejte číslo hráče/);
});
