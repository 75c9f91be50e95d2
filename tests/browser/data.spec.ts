// What people take out: files ordered, watched, saved; the nightly archive; the way out for good.
import { readFileSync } from 'node:fs';
import { inspect } from './support/inspect';
import { problem } from './support/leave';
import { inCzech, openAs } from './support/people';
import { expect, test } from './support/test';

const ORDERED = {
  event: null,
  player: null,
  federation: null,
  from: null,
  until: null,
  ordered_by: 160012,
  ordered_at: '2026-03-01T09:30:00Z',
  done: 0,
  total: 0,
  bytes: null,
  file: null,
  address: null,
  expires_at: null,
};
const DONE = {
  state: 'done',
  bytes: 48_211,
  expires_at: '2026-03-31T09:31:00Z',
};

test('games are ordered, written and saved', async ({ page }) => {
  // The schedules of a server run once a minute.
  test.setTimeout(150_000);
  await openAs(page, 'kasia', '/');
  await page.locator('summary').filter({ hasText: 'Account of' }).click();
  await page.getByRole('link', { name: 'Your data' }).click();
  await expect(page.getByText('No files yet.')).toBeVisible();
  const kind = page.getByLabel('What to export', { exact: true });
  await kind.selectOption('All games in a period');
  await page.getByLabel('From').fill('2026-03-02');
  await page.getByLabel('Until').fill('2026-03-01');
  await page.getByLabel('Until').press('Enter');
  await expect(page.getByText('The period ends before it begins.')).toBeVisible();
  await kind.selectOption('Games of an event');
  await page.getByLabel('Event’s number').fill('99999');
  await page.getByRole('button', { name: 'Create file' }).click();
  await expect(page.getByLabel('Event’s number')).toHaveAccessibleDescription(/event/i);
  await expect(page.getByLabel('Event’s number')).toBeFocused();
  await kind.selectOption('Everything about me');
  await inspect(page, 'the form');
  await page.getByRole('button', { name: 'Create file' }).press('Enter');
  const files = page.getByRole('region', { name: 'My files' });
  await expect(files.getByRole('heading', { name: 'Everything about me' })).toBeVisible();
  await expect(files.getByRole('progressbar')).toBeVisible();
  const save = files.getByRole('button', { name: 'Save “Everything about me”' });
  await expect(save).toBeVisible({ timeout: 90_000 });
  const saved = page.waitForEvent('download');
  await save.click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/^posthorn-person-\d+_\d+\.tar$/);
  const text = readFileSync(await download.path(), 'utf8');
  expect(text).toContain('person.json');
  expect(text).toContain('kasia@posthorn.example');
  await inspect(page, 'a file that is done');
});

test('a file in a bucket is fetched by the browser itself', async ({ page }) => {
  const file = { id: '160012_1', kind: 'person', ...ORDERED, ...DONE, file: '/api/exports/a' };
  const bucket = 'http://127.0.0.1:1/files/archive.tar?signed=1';
  await page.route('**/api/exports', (route) =>
    route.fulfill({ json: { exports: [file], nightly: null } }),
  );
  await page.route('**/api/exports/160012_1', (route) =>
    route.fulfill({ json: { ...file, address: bucket } }),
  );
  await page.route(bucket, (route) =>
    route.fulfill({
      headers: { 'content-disposition': 'attachment; filename="archive.tar"' },
      body: 'from the bucket',
    }),
  );
  await openAs(page, 'kasia', '/data');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save “Everything about me”' }).press('Enter');
  const download = await saved;
  expect(download.suggestedFilename()).toBe('archive.tar');
  expect(readFileSync(await download.path(), 'utf8')).toBe('from the bucket');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('all states of a file, on a phone, in Czech, in the dark', async ({ page }) => {
  const file = (id: number, more: object) => ({ id: `160012_${id}`, ...ORDERED, ...more });
  const exports = [
    file(6, { kind: 'period', from: '2026-01-01', until: '2026-03-31', state: 'waiting' }),
    file(5, { kind: 'federation', federation: 'CZE', state: 'writing', done: 300, total: 1_200 }),
    file(4, {
      kind: 'player',
      player: 160012,
      from: '2026-01-01',
      ...DONE,
      file: '/api/exports/a',
    }),
    file(3, { kind: 'event', event: 12, until: '2026-01-01', state: 'failed' }),
    file(2, { kind: 'event', event: 7, ...DONE, file: '/api/exports/b', ordered_by: null }),
    ...Array.from({ length: 40 }, (_, n) => file(100 + n, { kind: 'person', ...DONE, file: 'x' })),
  ];
  const nightly = { federation: 'CZE', next_at: null as string | null };
  await page.route('**/api/exports', (route) => route.fulfill({ json: { exports, nightly } }));
  await page.route('**/api/exports/*/file', (route) =>
    route.fulfill(problem(404, 'unknown_export')),
  );
  await page.route('**/api/exports/nightly', async (route) => {
    const { enabled } = route.request().postDataJSON() as { enabled: boolean };
    const next = enabled ? '2026-03-02T01:00:00Z' : null;
    await route.fulfill({ json: { federation: 'CZE', next_at: next } });
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await openAs(page, 'tomas', '/data');
  const files = page.getByRole('region', { name: 'My files' });
  await expect(files.getByText('300 of 1,200 written')).toBeVisible();
  await expect(files.getByText('Waiting, about a minute')).toBeVisible();
  await expect(files.getByText('It could not be written. Request it again.')).toBeVisible();
  await expect(files.getByText(/^47 KB · Kept until/).first()).toBeVisible();
  await files.getByRole('button', { name: 'Save “Games of event 7”' }).click();
  await expect(files.getByRole('alert')).toHaveText('This file has expired.');
  await page.getByRole('button', { name: 'Start nightly archives' }).click();
  await expect(page.getByText(/^The next one:/)).toBeVisible();
  await page.getByRole('button', { name: 'Stop nightly archives' }).click();
  await expect(page.getByText('Off.', { exact: true })).toBeVisible();
  await inCzech(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Moje soubory' })).toBeVisible();
  await inspect(page, 'forty-five files');
});

test('nobody goes while games run, or with a wrong password', async ({ page }) => {
  await openAs(page, 'kasia', '/data');
  await page.getByRole('button', { name: 'Delete my account…' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  const password = dialog.getByLabel('Password', { exact: true });
  const go = dialog.getByRole('button', { name: 'Delete for good' });
  await go.click();
  await expect(password).toBeFocused();
  await password.fill('not my password');
  await password.press('Enter');
  await expect(dialog.getByText('The password is wrong.')).toBeVisible();
  await inspect(page, 'the last question');
  await password.fill('posthorn-demo');
  await password.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('You still have games in play');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Your data' })).toBeVisible();
});

test('who has gone is at home, signed out', async ({ page }) => {
  await page.route('**/api/me/delete', (route) => route.fulfill({ status: 204 }));
  await openAs(page, 'stefan', '/data');
  await page.getByRole('button', { name: 'Delete my account…' }).click();
  await page.getByLabel('Password', { exact: true }).fill('posthorn-demo');
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('Your account is deleted.')).toBeVisible();
  await expect(page).toHaveURL('/');
});
