// Webhooks: made, shown once, tried, looked at, removed.
import { inspect } from './support/inspect';
import { problem } from './support/leave';
import { inCzech, openAs } from './support/people';
import { expect, test } from './support/test';

const URL = 'https://club.example/posthorn';

test('a webhook is made, tried and removed', async ({ page }) => {
  await openAs(page, 'kasia', '/keys');
  await page.getByRole('link', { name: /^Webhooks/ }).click();
  const address = page.getByLabel('Address');
  await address.fill('http://192.168.1.1/hook');
  await address.press('Enter');
  await expect(page.getByText(/^This address cannot be used/)).toBeVisible();
  await expect(address).toBeFocused();
  await address.fill(URL);
  await page.getByRole('checkbox', { name: 'A game has ended' }).uncheck();
  await page.getByRole('button', { name: 'Create webhook' }).press('Enter');
  await expect(page.getByText('Choose at least one.')).toBeVisible();
  await page.getByRole('checkbox', { name: 'A rating list is published' }).check();
  await page.getByRole('checkbox', { name: 'A match of teams is finished' }).check();
  await inspect(page, 'the form');
  await page.getByRole('button', { name: 'Create webhook' }).press('Enter');
  const shown = page.getByRole('region', { name: 'The secret of your webhook' });
  await expect(shown).toBeFocused();
  const secret = await shown.getByLabel('Secret').inputValue();
  expect(secret).toMatch(/^whsec_[\w+/]+=*$/);
  const all = page.getByRole('region', { name: 'Webhooks' });
  await all.getByRole('button', { name: `Messages sent to ${URL}` }).click();
  await expect(all.getByText('Nothing in the last 30 days.')).toBeVisible();
  await all.getByRole('button', { name: `Test ${URL}` }).click();
  await expect(all.getByText('A message will be sent within a minute.')).toBeVisible();
  await expect(all.getByRole('heading', { name: 'Test' })).toBeVisible();
  await inspect(page, 'a webhook and its log');
  await page.reload();
  await expect(all.getByRole('heading', { name: URL })).toBeVisible();
  expect(await page.content()).not.toContain(secret.slice(-20));
  await all.getByRole('button', { name: `Remove ${URL}…` }).click();
  await page.getByRole('button', { name: 'Remove webhook' }).click();
  await expect(all.getByText('None yet.')).toBeVisible();
});

test('ten webhooks and a long log, on a phone, in Czech, in the dark', async ({ page }) => {
  const long = `https://a-club-with-a-long-name.example/${'posthorn'.repeat(12)}`;
  const webhooks = Array.from({ length: 10 }, (_, n) => ({
    id: `${n % 2 ? 'CZE' : '160012'}_9f3ac01277b0de${10 + n}`,
    url: n ? `https://site-${n}.example/` : long,
    events: ['game.ended', 'section.finished', 'match.finished', 'list.published'],
    made_by: 160012,
    created_at: '2026-03-01T09:30:00Z',
  }));
  const told = (n: number, state: string, statuses: (number | null)[]) => ({
    key: `game-${n}-1`,
    event: n === 3 ? 'something.new' : 'game.ended',
    state,
    next_at: state === 'waiting' ? '2026-03-02T10:00:00Z' : null,
    since: '2026-03-01T10:00:00Z',
    tries: statuses.map((status) => ({ at: '2026-03-01T10:01:00Z', status })),
    body: JSON.stringify({ type: 'game.ended', data: { game: n, url: long } }),
  });
  const deliveries = [
    told(1, 'waiting', [500, null]),
    told(2, 'delivered', [204]),
    told(3, 'given_up', [410]),
    ...Array.from({ length: 97 }, (_, n) => told(10 + n, 'delivered', [200])),
  ];
  await page.route('**/api/webhooks', async (route) => {
    if (route.request().method() === 'POST') {
      await route.fulfill(problem(409, 'too_many_webhooks'));
    } else await route.fulfill({ json: { webhooks } });
  });
  await page.route('**/api/webhooks/*/deliveries', (route) =>
    route.fulfill({ json: { deliveries } }),
  );
  const again: string[] = [];
  await page.route('**/deliveries/*/again', async (route) => {
    again.push(route.request().url());
    await route.fulfill({ status: 202 });
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await openAs(page, 'tomas', '/webhooks');
  await page.getByLabel('Address').fill(URL);
  await page.getByRole('button', { name: 'Create webhook' }).click();
  await expect(page.getByText(/^There are already ten webhooks/)).toBeVisible();
  await page.getByRole('button', { name: `Messages sent to ${long}` }).click();
  const log = page.getByRole('list', { name: `Messages sent to ${long}` });
  await expect(log.getByText(/2 tries · answers: 500, none · next try/)).toBeVisible();
  await expect(log.getByText('1 try · answers: 410 · not delivered')).toBeVisible();
  await log.getByRole('button', { name: 'Send again: something.new' }).click();
  await expect.poll(() => again.length).toBe(1);
  expect(again[0]).toContain('/game-3-1/again');
  await log.getByText('Content').first().click();
  await inCzech(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Nový webhook' })).toBeVisible();
  await page.getByRole('button', { name: `Odeslané zprávy na ${long}` }).click();
  await inspect(page, 'ten webhooks');
});
