// Keys of programs: made and shown once, used, revoked; and the description of the interface.
import { inspect } from './support/inspect';
import { problem } from './support/leave';
import { inCzech, openAs } from './support/people';
import { expect, test } from './support/test';

const MADE = { made_by: 160012, created_at: '2026-03-01T09:30:00Z' };

function key(n: number, name: string, more = {}) {
  const id = `CZE_9f3ac01277b0de${10 + n}`;
  return { id, name, scopes: ['read'], ...MADE, expires_at: null, last_used_at: null, ...more };
}

test('a key is made, shown once, used and revoked', async ({ page, request }) => {
  await openAs(page, 'kasia', '/');
  await page.locator('summary').filter({ hasText: 'Account of' }).click();
  await page.getByRole('link', { name: 'Keys for programs' }).click();
  const name = page.getByLabel('Name', { exact: true });
  await page.getByRole('checkbox', { name: /^Read/ }).uncheck();
  await name.fill('Browser test');
  // By the keyboard alone, and with nothing chosen.
  await name.press('Enter');
  await expect(page.getByText('Choose at least one.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^Read/ })).toBeFocused();
  await page.keyboard.press('Space');
  await page.getByLabel('Valid for').selectOption('30 days');
  await inspect(page, 'the form');
  await page.getByRole('button', { name: 'Create key' }).press('Enter');
  const shown = page.getByRole('region', { name: 'Your key “Browser test”' });
  await expect(shown).toBeFocused();
  const secret = await shown.getByLabel('Key', { exact: true }).inputValue();
  expect(secret).toMatch(/^posthorn_\d+_[0-9a-f]{16}_[\w-]{43}$/);
  const headers = { authorization: `Bearer ${secret}` };
  expect((await request.get('/api/me', { headers })).status()).toBe(200);
  await inspect(page, 'a key that was just made');
  await page.reload();
  const own = page.getByRole('region', { name: 'My keys' });
  await expect(own.getByRole('heading', { name: 'Browser test' })).toBeVisible();
  await expect(own.getByText(/^Last used/)).toBeVisible();
  expect(await page.content()).not.toContain(secret.slice(-20));
  await own.getByRole('button', { name: 'Revoke “Browser test”…' }).click();
  await page.getByRole('button', { name: 'Revoke key' }).click();
  await expect(own.getByText('None yet.')).toBeVisible();
  expect((await request.get('/api/me', { headers })).status()).toBe(401);
});

test('a federation’s keys on a phone, in Czech, in the dark; one too many', async ({ page }) => {
  const keys = Array.from({ length: 20 }, (_, n) =>
    key(n, n ? `Web ${n}` : 'A-name-of-sixty-characters-that-nothing-can-break-in-two-0000', {
      scopes: ['read', 'entries', 'results', 'exports'],
      expires_at: '2027-03-01T09:30:00Z',
      last_used_at: n % 2 ? '2026-05-01T09:30:00Z' : null,
    }),
  );
  await page.route('**/api/keys', async (route) => {
    if (route.request().method() === 'POST') {
      const full = 'There are 20 keys already: revoke one first.';
      await route.fulfill(problem(409, 'too_many_keys', full));
    } else await route.fulfill({ json: { own: [], federations: { federation: 'CZE', keys } } });
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await openAs(page, 'tomas', '/keys');
  await expect(page.getByLabel('Owner')).toHaveValue('federation');
  await expect(page.getByRole('checkbox', { name: /^Results/ })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^Play/ })).toHaveCount(0);
  const nightly = page.getByRole('checkbox', { name: /^Exports.*archive is also made every night/ });
  await expect(nightly).toBeVisible();
  await page.getByLabel('Owner').selectOption('own');
  await expect(nightly).toHaveCount(0);
  await page.getByLabel('Owner').selectOption('federation');
  await page.getByLabel('Name', { exact: true }).fill('x');
  await page.getByRole('button', { name: 'Create key' }).click();
  await expect(page.getByText('There are already twenty keys.')).toBeVisible();
  await inCzech(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Klíče federace CZE' })).toBeVisible();
  await inspect(page, 'twenty keys');
});

test('the description of the interface is drawn from what the server says', async ({
  browser,
  baseURL,
}) => {
  // Not watched: Redoc asks for a picture of its makers, which the policy refuses.
  const page = await browser.newPage();
  const others: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`)) others.push(request.url());
  });
  // Redoc draws everything at once, for half a minute on a busy machine: some of it will do.
  await page.route('**/api/openapi.json', async (route) => {
    const response = await route.fetch();
    const whole = (await response.json()) as { paths: Record<string, unknown> };
    const paths = Object.entries(whole.paths).filter(([path]) => path.startsWith('/api/keys'));
    await route.fulfill({ response, json: { ...whole, paths: Object.fromEntries(paths) } });
  });
  await page.goto('/api.html');
  const drawn = page.getByRole('heading', { name: /Makes a key and shows it/ });
  await expect(drawn).toBeVisible({ timeout: 30_000 });
  expect(others.filter((url) => !url.startsWith('https://cdn.redoc.ly/redoc/logo'))).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wider).toBeLessThanOrEqual(0);
  await page.close();
});
