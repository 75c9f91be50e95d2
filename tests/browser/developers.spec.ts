// The API's front page, for whoever writes programs: what it gives to copy does what it says.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { fits, inspect } from './support/inspect';
import { inCzech, openAs, Player } from './support/people';
import { expect, test } from './support/test';

const part = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) });

/** What is shown in a part, in the words of this server. */
const code = async (page: Page, name: string) =>
  (await part(page, name).locator('pre').textContent()) ?? '';

test('what is copied is asked of this server, and answered', async ({
  page,
  context,
  request,
  baseURL,
}, info) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'For developers' }).click();
  await expect(page).toHaveURL('/developers');
  const open = part(page, 'Without a key');
  // By the keyboard alone: the box itself scrolls, and the button comes after it.
  await open.getByRole('region').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(open.getByRole('status')).toHaveText('Copied.');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await code(page, 'Without a key'));
  expect(copied.match(/http:[^/]*\/\/[^/]*/g)).toEqual(Array(3).fill(baseURL));

  const folder = info.outputPath('programs');
  mkdirSync(folder, { recursive: true });
  const run = (program: string, text: string, KEY = '') =>
    execFileSync(program, ['-c', text], {
      cwd: folder,
      encoding: 'utf8',
      // What curl says of its progress is no fault.
      stdio: 'pipe',
      env: { ...process.env, KEY },
    });
  const told = run('sh', copied);
  expect(told).toContain('"events":[');
  expect(told).toContain('No;Country;ID;Title;Name');
  expect(told).toContain('[White "Ionescu, Ștefan"]');

  // The second time nothing comes, and the file stays.
  for (const status of ['200', '304']) {
    const text = `${await code(page, 'Only what is new')} -w '%{http_code}'`;
    expect(run('sh', text)).toBe(status);
    expect(readFileSync(`${folder}/table.csv`, 'utf8')).toContain('Novák, Tomáš');
  }

  const [client] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /posthorn\.py/ }).click(),
  ]);
  await client.saveAs(`${folder}/posthorn.py`);
  expect(run('python3', await code(page, 'With Python'))).toContain('Fjord Masters');
  run('python3', 'from posthorn import check_webhook');

  // An event that is over takes nobody any more: it says so as the page shows.
  const delegate = await Player.signedIn(request, 'delegate');
  const { headers } = delegate;
  const data = {
    name: 'Front page',
    scopes: ['entries'],
    for_federation: true,
    days: 1,
  };
  const made = await request.post('/api/keys', { headers, data });
  expect(made.status()).toBe(201);
  const { secret, key } = (await made.json()) as {
    secret: string;
    key: { id: string };
  };
  try {
    const asked = (await code(page, 'With a key')).split('\n');
    expect(asked.shift()).toBe('export KEY=posthorn_CZE_…');
    const refused = run('sh', asked.join('\n').replace('events/1', 'events/2'), secret);
    const shown = JSON.parse(await code(page, 'When the answer is no')) as {
      detail: string;
    };
    expect(JSON.parse(refused)).toEqual({
      ...shown,
      detail: expect.stringMatching(/^Entries closed/),
    });
  } finally {
    await request.delete(`/api/keys/${key.id}`, { headers });
  }
});

test('another site’s page shows a table, and no page of ours in a frame', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/developers');
  const embedded = await code(page, 'A table on your site');
  const body = `<!doctype html><iframe src="${baseURL}/developers"></iframe>${embedded}`;
  const site = createServer((_, answer) => {
    answer.setHeader('content-type', 'text/html').end(body);
  });
  await new Promise<void>((begun) => site.listen(0, '127.0.0.1', begun));
  const { port } = site.address() as AddressInfo;
  // Not watched: that a frame stays empty is told as a fault.
  const other = await browser.newPage();
  const framed = other.waitForEvent('console', (message) => /frame-ancestors/.test(message.text()));
  await other.goto(`http://127.0.0.1:${port}/`);
  const table = other.locator('#posthorn table');
  await expect(table.getByRole('row')).toHaveCount(8);
  await expect(table).toContainText('Novák, Tomáš');
  await expect(table.getByRole('link')).toHaveAttribute('href', `${baseURL}/section/1`);
  await framed;
  await other.close();
  site.close();
});

test('whoever may not copy finds it selected', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('no permission'));
  });
  await page.goto('/developers');
  const client = part(page, 'With Python');
  await client.getByRole('button', { name: 'Copy' }).click();
  await expect(client.getByRole('status')).toHaveText('Copy it by hand: it is selected.');
  const selected = await page.evaluate(() => getSelection()?.toString().trim());
  expect(selected).toBe(await code(page, 'With Python'));
});

test('the page leads on, and the keys lead to it', async ({ page }) => {
  await page.goto('/developers');
  await inspect(page, 'the page for developers');
  for (const [name, path] of [
    ['Every operation, with examples', '/api.html'],
    ['openapi.json', '/api/openapi.json'],
    ['Create a webhook', '/webhooks'],
    ['TR-1.0.5', '/rules/TR-1.0.5'],
  ] as const)
    await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  // Whoever is not signed in is asked to.
  await page.getByRole('link', { name: 'Create a key' }).click();
  await expect(page.getByRole('textbox', { name: 'Password' })).toBeVisible();
  await openAs(page, 'tomas', '/keys');
  await page.getByRole('link', { name: 'How to begin' }).click();
  await expect(page).toHaveURL('/developers');
});

test('on a phone, in Czech, in the dark, code scrolls by itself', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await inCzech(page);
  await page.goto('/developers');
  await expect(page.getByRole('heading', { name: 'Pro vývojáře' })).toBeVisible();
  await inspect(page, 'the page for developers on a phone');
  const box = part(page, 'Tabulka na vašem webu').getByRole('region');
  await box.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => box.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  await page.setViewportSize({ width: 320, height: 568 });
  await fits(page, 'the page for developers on a small phone');
});
