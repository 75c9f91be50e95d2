// Events that federations bring here: looked at, approved, refused.
import { inspect } from './support/inspect';
import { problem } from './support/leave';
import { openAs } from './support/people';
import { expect, test } from './support/test';

const SENDER = {
  id: 160012,
  given_name: 'Tomáš',
  family_name: 'Novák',
  federation: 'CZE',
  title: null,
  rating: 2_300,
};

function brought(id: number, more: object) {
  return {
    id,
    version: 1,
    state: 'waiting',
    origin: 'post',
    code: `CZE/${id}`,
    name: `Memorial ${id}`,
    organiser: 'CZE',
    rated: true,
    starts_at: '2025-01-10T00:00:00Z',
    by: SENDER,
    at: '2026-03-01T09:30:00Z',
    sections: [{ name: 'Final', players: 13, games: 78, finished: 78 }],
    event: null,
    decided_by: null,
    decided_at: null,
    reason: null,
    may_decide: false,
    ...more,
  };
}

test('nothing was brought here yet, and a player has no business there', async ({ page }) => {
  await openAs(page, 'officer', '/desk');
  await page.getByRole('link', { name: 'Brought here' }).click();
  await expect(page.getByText('Nothing was brought here yet.')).toBeVisible();
  await inspect(page, 'an empty list');
  await page.route('**/api/imports', (route) => route.fulfill(problem(403, 'forbidden')));
  await page.reload();
  await expect(page.getByText('Nothing was brought here yet.')).toHaveCount(0);
});

test('one is approved, one refused, on a phone, in Czech, in the dark', async ({ page }) => {
  const done = { state: 'done', event: 7, decided_by: SENDER, decided_at: '2026-03-02T08:00:00Z' };
  const imports = [
    brought(40, done),
    brought(3, { may_decide: true }),
    brought(2, { may_decide: true, name: 'A-long-name-'.repeat(6) }),
    ...Array.from({ length: 30 }, (_, n) =>
      brought(100 + n, { ...done, state: 'refused', event: null, reason: 'Never applied for.' }),
    ),
  ];
  await page.route('**/api/imports', (route) => route.fulfill({ json: { imports } }));
  const sent: unknown[] = [];
  await page.route('**/api/imports/3/approve', async (route) => {
    sent.push(route.request().postDataJSON());
    if (sent.length === 1) await route.fulfill(problem(409, 'import_decided'));
    else await route.fulfill({ json: brought(3, done) });
  });
  await page.route('**/api/imports/2/refuse', async (route) => {
    sent.push(route.request().postDataJSON());
    const refused = { ...done, state: 'refused', event: null, reason: 'Too few games.' };
    await route.fulfill({ json: brought(2, refused) });
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await openAs(page, 'officer', '/desk/imports');
  // What waits comes first.
  await expect(page.getByRole('article').first()).toContainText('Memorial 3');
  await expect(page.getByText('Final: 13 players, 78 of 78 games finished').first()).toBeVisible();
  await page.getByRole('button', { name: 'Approve… Memorial 3' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Approve it' }).click();
  await expect(dialog.getByText('It is decided already.')).toBeVisible();
  await inspect(page, 'the last question');
  await dialog.getByRole('button', { name: 'Approve it' }).click();
  await expect(page.getByText('“Memorial 3”: made.')).toBeVisible();
  const way = page.getByRole('article', { name: 'Memorial 3' });
  await expect(way.getByRole('link', { name: 'To the event' })).toHaveAttribute(
    'href',
    '/events/7',
  );
  await page.getByRole('button', { name: /^Refuse… A-long/ }).click();
  await dialog.getByRole('button', { name: 'Refuse it' }).click();
  await dialog.getByLabel('Why').fill('Too few games.');
  await dialog.getByRole('button', { name: 'Refuse it' }).click();
  await expect(page.getByText('“Memorial 2”: refused.')).toBeVisible();
  expect(sent).toEqual([{ version: 1 }, { version: 1 }, { version: 1, reason: 'Too few games.' }]);
  await page.evaluate(() => localStorage.setItem('posthorn-prefs', '{"lang":"cs"}'));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Přinesené turnaje' })).toBeVisible();
  await inspect(page, 'thirty-three imports');
});
