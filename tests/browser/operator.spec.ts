// Who runs the site: said by an administrator, and read by everybody.
import type { Page } from '@playwright/test';
import { inspect, inspectAt } from './support/inspect';
import { mark } from './support/mark';
import { inCzech, openAs } from './support/people';
import { expect, test } from './support/test';

const CONTACT = 'board@club.example';
const ADDRESS = 'Example Chess Club\n1 Long Road\n110 00 Praha 1';

const form = (page: Page) => page.getByRole('region', { name: 'Who runs this server' });
const responsible = (page: Page) => page.getByRole('region', { name: 'Who is responsible' });

/** Nobody is signed in any more. */
async function leave(page: Page, path: string) {
  await page.context().clearCookies();
  await page.goto(path);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
}

async function mockNobody(page: Page, mayChange: boolean) {
  const json = { operator: null, may_change: mayChange };
  await page.route('**/api/operator', (route) => route.fulfill({ json }));
}

// All that changes it on the real server is one test: there is one operator, and tests run at the same time.
test('an administrator says who runs the site, and everybody reads it', async ({ page }) => {
  const name = `Example Chess Club ${mark()}`;
  await openAs(page, 'officer', '/offices');
  const field = (label: string) => form(page).getByLabel(label);
  await field('Name').fill(name);
  await field('Contact').fill('club.example');
  await field('Name').press('Enter');
  await expect(field('Contact')).toBeFocused();
  await expect(field('Contact')).toHaveAccessibleDescription(/Give an email address, or the addr/);
  await inspectAt(page, 'who runs the site, with a fault', 390, 1280);
  await page.setViewportSize({ width: 1280, height: 900 });
  await field('Contact').fill(CONTACT);
  await page.keyboard.press('Tab');
  await expect(field('Postal address')).toBeFocused();
  await field('Postal address').fill(ADDRESS);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Saved. Everybody can read it now.')).toBeVisible();
  await inspect(page, 'who runs the site, saved');
  await page.reload();
  await expect(field('Name')).toHaveValue(name);
  await expect(field('Postal address')).toHaveValue(ADDRESS);

  await leave(page, '/privacy');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Who is responsible');
  await expect(responsible(page)).toContainText(name);
  await expect(responsible(page)).toContainText('110 00 Praha 1');
  const link = page.getByRole('main').getByRole('link', { name: CONTACT });
  await expect(link).toHaveAttribute('href', `mailto:${CONTACT}`);
  await inspectAt(page, 'who is responsible', 390, 1280);
  for (const path of ['/', '/about']) {
    await page.goto(path);
    await expect(page.getByText(`This server is run by ${name}. Contact:`)).toBeVisible();
    await expect(link).toHaveAttribute('href', `mailto:${CONTACT}`);
  }
  await page.goto('/');
  await expect(link).toBeVisible();
  await inspectAt(page, 'the home page with who runs it', 1280, 390);
});

test('others see no form, and refusals of the server stand at their fields', async ({ page }) => {
  await openAs(page, 'tomas', '/offices');
  await expect(page.getByRole('heading', { name: 'Appeals Commission' })).toBeVisible();
  await expect(form(page)).toHaveCount(0);
  await page.route('**/api/operator', (route) => {
    const json = {
      title: 'No.',
      detail: 'No.',
      status: 422,
      code: 'operator_address',
    };
    const contentType = 'application/problem+json';
    return route.request().method() === 'PUT'
      ? route.fulfill({ status: 422, contentType, body: JSON.stringify(json) })
      : route.fallback();
  });
  await openAs(page, 'officer', '/offices');
  await form(page).getByLabel('Name').fill('Club');
  await form(page).getByLabel('Contact').fill('https://club.example/');
  await form(page).getByRole('button', { name: 'Save' }).click();
  const address = form(page).getByLabel('Postal address');
  await expect(address).toBeFocused();
  await expect(address).toHaveAccessibleDescription(/The postal address is too long/);
});

test('where nobody has said so, the page about privacy says that', async ({ page }) => {
  await mockNobody(page, false);
  await page.goto('/privacy');
  const none = 'Whoever runs this server has not named themselves here yet.';
  await expect(responsible(page)).toContainText(none);
  await expect(responsible(page).getByRole('link')).toHaveCount(0);
  await inspectAt(page, 'nobody is responsible', 390, 1280);
  await page.goto('/about');
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('This server is run by')).toHaveCount(0);
  await page.unrouteAll();
  await mockNobody(page, true);
  await openAs(page, 'officer', '/privacy');
  await responsible(page).getByRole('link', { name: 'Say who runs it' }).click();
  await expect(form(page)).toBeVisible();
  await expect(form(page).getByLabel('Name')).toHaveValue('');
});

test('what does not come is not missed on the home page', async ({ page }) => {
  await page.route('**/api/operator', (route) => route.abort());
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('This server is run by')).toHaveCount(0);
  await expect(page.locator('.failure')).toHaveCount(0);
  await page.goto('/privacy');
  await expect(page.locator('.failure')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('.failure')).toHaveCount(0);
  await expect(responsible(page)).toContainText(/\w+/);
});

test('in Czech', async ({ page }) => {
  const operator = {
    name: 'Šachový klub, z. s.',
    contact: 'https://klub.example/',
    address: null,
  };
  const json = { operator, may_change: true };
  await page.route('**/api/operator', (route) => route.fulfill({ json }));
  await inCzech(page);
  await page.goto('/privacy');
  const section = page.getByRole('region', { name: 'Správce údajů' });
  await expect(section).toContainText('Kontakt: https://klub.example/');
  await inspectAt(page, 'who is responsible, in Czech', 390, 1280);
  await page.goto('/');
  await expect(page.getByText('Tento server provozuje Šachový klub, z. s. Kontakt:')).toBeVisible();
  await openAs(page, 'officer', '/offices');
  const inCzechForm = page.getByRole('region', {
    name: 'Kdo server provozuje',
  });
  await inCzechForm.getByLabel('Kontakt').fill('klub');
  await inCzechForm.getByRole('button', { name: 'Uložit' }).click();
  await expect(inCzechForm.getByLabel('Kontakt')).toHaveAccessibleDescription(
    /^.*Uveďte e-mailovou/,
  );
  await inspectAt(page, 'who runs the site, in Czech', 1280, 390);
});
