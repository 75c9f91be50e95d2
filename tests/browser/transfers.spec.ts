// Transfers between federations: asked for, answered, objected to, registered.
import type { Page } from '@playwright/test';
import { inspect } from './support/inspect';
import { problem } from './support/leave';
import { inCzech, openAs } from './support/people';
import { expect, test } from './support/test';

const KASIA = {
  id: 420031,
  given_name: 'Kasia',
  family_name: 'Lis',
  federation: 'POL',
  title: null,
  rating: 2_100,
};

const asked = {
  act: 'ask',
  at: '2026-03-01T09:30:00Z',
  by: KASIA,
  federation: null,
  reason: 'I live in Brno now.',
};

function transfer(id: number, more: object) {
  return {
    id,
    version: 1,
    player: KASIA,
    from: 'POL',
    to: 'CZE',
    grounds: 'residence',
    state: 'asked',
    steps: [asked],
    waits_for: [
      { who: 'federation', federation: 'POL' },
      { who: 'federation', federation: 'CZE' },
    ],
    may: [],
    ...more,
  };
}

async function mockTransfers(page: Page, transfers: object[]) {
  const sent: unknown[] = [];
  await page.route('**/api/transfers', (route) => route.fulfill({ json: { transfers } }));
  await page.route('**/api/transfers/*/answers', async (route) => {
    sent.push(route.request().postDataJSON());
    if (sent.length === 1) await route.fulfill(problem(409, 'already_answered'));
    else await route.fulfill({ json: transfers[0] as object });
  });
  return sent;
}

test('a player asks, and takes it back', async ({ page }) => {
  await openAs(page, 'kasia', '/settings');
  await page.getByRole('link', { name: 'Change of federation' }).click();
  await expect(page.getByText('No transfers.')).toBeVisible();
  const send = page.getByRole('button', { name: 'Ask both federations' });
  await send.press('Enter');
  await expect(page.getByLabel('New federation')).toBeFocused();
  await page.getByLabel('New federation').selectOption('CZE');
  await page.getByLabel('Reasons').fill('I live in Brno now.');
  await inspect(page, 'the form');
  await send.press('Enter');
  const panel = page.getByRole('article').filter({ hasText: 'federations asked' });
  await expect(panel).toContainText('I live in Brno now.');
  await expect(send).toHaveCount(0);
  await inspect(page, 'a transfer');
  await panel.getByRole('button', { name: /^Take back/ }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByText('Done.', { exact: true })).toBeVisible();
  await expect(page.getByText('taken back', { exact: true })).toBeVisible();
  await expect(send).toBeVisible();
});

test('federations and officers answer, on a phone, in Czech, in the dark', async ({ page }) => {
  const may = (act: string, federation: string | null = null) => ({ act, federation });
  const sent = await mockTransfers(page, [
    transfer(9, {
      may: [may('consent', 'CZE'), may('object', 'CZE'), may('allow'), may('refuse')],
    }),
    transfer(8, {
      state: 'agreed',
      waits_for: [{ who: 'rating_commissioner' }],
      may: [may('register')],
      steps: [asked, { ...asked, act: 'consent', federation: 'POL', reason: null, by: null }],
    }),
    ...Array.from({ length: 30 }, (_, n) => transfer(100 + n, { state: 'refused', waits_for: [] })),
  ]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await openAs(page, 'officer', '/desk');
  await page.getByRole('link', { name: 'Change of federation' }).click();
  const first = page.getByRole('article', { name: 'Kasia Lis' }).first();
  await expect(first).toContainText('Waiting for POL, CZE.');
  await first.getByRole('button', { name: 'CZE consents… Kasia Lis' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'CZE consents' }).click();
  await expect(dialog.getByText('This federation has already answered.')).toBeVisible();
  await page.keyboard.press('Escape');
  await first.getByRole('button', { name: 'CZE objects… Kasia Lis' }).click();
  await dialog.getByRole('button', { name: 'CZE objects' }).click();
  await expect(dialog.getByLabel('Reasons')).toBeFocused();
  await dialog.getByLabel('Reasons').fill('Still registered in Kraków.');
  await inspect(page, 'an objection');
  await dialog.getByRole('button', { name: 'CZE objects' }).click();
  await expect(page.getByText('Done.', { exact: true })).toBeVisible();
  expect(sent).toEqual([
    { version: 1, act: 'consent', federation: 'CZE', reason: null },
    { version: 1, act: 'object', federation: 'CZE', reason: 'Still registered in Kraków.' },
  ]);
  await inCzech(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Změna federace' })).toBeVisible();
  await inspect(page, 'thirty-two transfers');
});
