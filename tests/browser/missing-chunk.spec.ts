// A page whose code does not come: whether the server is away or has a newer version is told apart.
import { expect, test } from './support/test';

const CODE = /\/assets\/Events-[^/]*\.js$/;
const away = 'Posthorn cannot be reached';
const newer = 'newer version';

test('a server that is down is not told as a newer version', async ({ page }) => {
  await page.goto('/ratings');
  await expect(page.locator('h1').first()).toBeVisible();
  await page.route('**', (route) => route.abort('connectionrefused'));
  await page.locator('header a[href="/events"]').click();
  await expect(page.locator('.failure')).toContainText(away);
  await expect(page.locator('.failure')).not.toContainText(newer);
});

test('nor is one behind a gateway that answers for it', async ({ page }) => {
  await page.goto('/ratings');
  await expect(page.locator('h1').first()).toBeVisible();
  await page.route('**', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }));
  await page.locator('header a[href="/events"]').click();
  await expect(page.locator('.failure')).toContainText(away);
});

test('code that is gone from a server that answers is a newer version', async ({ page }) => {
  await page.route(CODE, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/events');
  await expect(page.locator('.failure')).toContainText(newer);
  await expect(page.locator('.failure')).not.toContainText(away);
});
