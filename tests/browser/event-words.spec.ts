// The organiser's own words: typed in the wizard, read on the event's page, and how a fee is paid, told to who owes it.
import type { Page } from '@playwright/test';
import * as mock from './support/events';
import { inspectAt } from './support/inspect';
import { problem } from './support/leave';
import { mark } from './support/mark';
import { Player, inCzech, openAs } from './support/people';
import { expect, test } from './support/test';
import { next, step } from './support/wizard';

const ABOUT = 'In memory of Karel Vlk.\n\nPrizes: 100 € (https://vlk.example/ceny), books.';
const PAYMENT = 'CZ65 0800 0000 1920 0014 5399\nReference: VLK27';
const words = { about: ABOUT, payment: PAYMENT };
const owing = (changed: mock.Json = {}) =>
  mock.entry(0, 'entered', { fee_paid_at: null, ...changed });
const told = (page: Page) => page.getByRole('region', { name: 'From the organiser' });

test('both are typed in the wizard, reviewed, and sent', async ({ page }) => {
  const sent = await mock.mockEvents(page, { announces: true, event: mock.event() });
  await openAs(page, 'director', '/events/new');
  await page.getByRole('button', { name: 'Master Class' }).click();
  await page.getByLabel('Tournament director').fill('900001');
  const about = page.getByLabel('About the event');
  await expect(about).toHaveAccessibleDescription(/Prizes.*May be left empty/);
  // Too long is told while it is typed and at the button, and nothing is cut off.
  await about.fill('x'.repeat(2_001));
  await expect(page.getByText('2,001 of 2,000 characters')).toBeVisible();
  await next(page).click();
  await expect(about).toBeFocused();
  await expect(about).toHaveAccessibleDescription(/at most 2,000 characters/);
  await about.fill(ABOUT);
  await next(page).click();
  await expect(step(page, 'Who')).toBeFocused();
  const payment = page.getByLabel('How to pay');
  await payment.fill(PAYMENT);
  // Without a fee there is nothing to pay; the text comes back with the fee.
  await page.getByLabel('Entry fee').fill('');
  await expect(payment).toHaveCount(0);
  await page.getByLabel('Entry fee').fill('25.50');
  await expect(payment).toHaveValue(PAYMENT);
  await page.reload();
  await expect(payment).toHaveValue(PAYMENT);
  for (let left = 0; left < 4; left += 1) await next(page).click();
  const look = page.locator('.summary');
  await expect(look).toContainText('In memory of Karel Vlk.');
  await expect(look).toContainText('Reference: VLK27');
  await page.getByRole('button', { name: 'Announce…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Announce it' }).click();
  await expect(page).toHaveURL('/events/7');
  expect(sent[0]?.body).toEqual({ announcement: mock.announcement(words) });
});

test('after the start lists both can be changed, and a refusal leads to its field', async ({
  page,
}) => {
  const event = mock.event({
    ...{ may: mock.EVERYTHING, phase: 'running', announcement: mock.announcement(words) },
  });
  const sent = await mock.mockEvents(page, { event });
  await openAs(page, 'director', '/events/7/change');
  const about = page.getByLabel('About the event');
  await expect(about).toHaveValue(ABOUT);
  await about.fill('');
  await page.getByLabel('How to pay').fill('At the board.');
  await page.route('**/api/events/7', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill(problem(422, 'bad_payment'))
      : route.fallback(),
  );
  const change = async () => {
    await next(page).click();
    await page.getByRole('button', { name: 'Change…' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Change it' }).click();
  };
  await change();
  await expect(page.getByLabel('How to pay')).toHaveAccessibleDescription(/at most 500 characters/);
  await page.unroute('**/api/events/7');
  await change();
  await expect(page).toHaveURL('/events/7');
  expect(sent[0]?.body).toEqual({
    version: 3,
    announcement: mock.announcement({ about: null, payment: 'At the board.' }),
  });
});

test('whoever owes the fee reads how to pay it, with the number to give; later nobody does', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const announcement = mock.announcement(words);
  const world: mock.World = { event: mock.event({ announcement, my_entry: owing() }) };
  await mock.mockEvents(page, world);
  await openAs(page, 'tomas', '/events/7');
  const mine = page.getByRole('region', { name: 'Your entry' });
  await expect(mine).toContainText('has not been recorded as paid yet');
  await expect(mine).toContainText('CZ65 0800 0000 1920 0014 5399');
  await expect(mine).toContainText('Give your number 160012 with the payment');
  await mine.getByRole('button', { name: /^Copy.*How to pay/ }).press('Enter');
  await expect(mine.getByRole('status')).toHaveText('Copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(PAYMENT);

  for (const [my_entry, phase] of [
    [owing({ fee_paid_at: '2026-11-10T00:00:00Z' }), 'entries_open'],
    [owing({ free: true }), 'entries_open'],
    [mock.entry(0, 'refused'), 'entries_open'],
    [owing(), 'running'],
  ] as const) {
    world.event = mock.event({ announcement, my_entry, phase });
    await page.reload();
    await expect(mine).toBeVisible();
    await expect(mine.getByText('How to pay')).toHaveCount(0);
  }
});

test('it stands in the question before one enters, and for everybody with the fee', async ({
  page,
}) => {
  const world: mock.World = { event: mock.event({ announcement: mock.announcement(words) }) };
  await mock.mockEvents(page, world);
  await page.goto('/events/7');
  const rules = page.getByRole('region', { name: 'What is played' });
  await expect(rules).toContainText(/The entry fee is €25.50.*How to pay:.*Reference: VLK27/s);
  await expect(told(page)).toContainText('In memory of Karel Vlk.');
  // Once is enough.
  await expect(page.getByText('In memory of Karel Vlk.')).toHaveCount(1);
  await openAs(page, 'tomas', '/events/7');
  await page.getByRole('button', { name: 'Enter this event…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Reference: VLK27');
  await expect(dialog).toContainText(/Give your number \d+ with the payment/);
  await page.keyboard.press('Escape');
  // Where the organiser says nothing, there is nothing to see.
  world.event = mock.event();
  await page.reload();
  await expect(rules).toContainText('The entry fee is');
  await expect(page.getByText('How to pay')).toHaveCount(0);
  await expect(told(page)).toHaveCount(0);
});

test('of an event that is over they stand before the rules', async ({ page }) => {
  const event = mock.event({ phase: 'finished', announcement: mock.announcement(words) });
  await mock.mockEvents(page, { event });
  await page.goto('/events/7');
  await expect(told(page)).toContainText('In memory of Karel Vlk.');
});

test('only addresses of the web are links, and everything else is text', async ({ page }) => {
  const hostile =
    '<img src=x onerror="document.title=\'gone\'"> <b>bold</b> javascript:alert(1) ' +
    'https://bank.example@evil.example/ https://example.org/a).';
  const announcement = mock.announcement({ about: hostile, payment: hostile });
  const event = mock.event({ announcement, my_entry: owing() });
  await mock.mockEvents(page, { event });
  await openAs(page, 'tomas', '/events/7');
  const rules = page.getByRole('region', { name: 'What is played' });
  for (const place of [told(page), rules, page.getByRole('region', { name: 'Your entry' })]) {
    await expect(place).toContainText('<img src=x onerror=');
    await expect(place).toContainText('<b>bold</b> javascript:alert(1)');
    await expect(place.locator('img, b')).toHaveCount(0);
    const link = place.locator('.pre a');
    await expect(link).toHaveCount(1);
    await expect(link).toHaveAttribute('href', 'https://example.org/a');
    await expect(link).toHaveAttribute('rel', /noopener.*nofollow/);
  }
  await expect(page).not.toHaveTitle('gone');
});

test('on the real server: announced, entered, and what is to be paid', async ({
  page,
  request,
}) => {
  const { headers } = await Player.signedIn(request, 'officer');
  const { presets } = (await (await request.get('/api/events/presets', { headers })).json()) as {
    presets: { code: string; announcement: mock.Json }[];
  };
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const announcement = {
    ...presets.find(({ code }) => code === 'friendly')?.announcement,
    ...{ code: `W/${mark()}`, name: 'Words', director: 390044, ...words },
    ...{ entries_open_at: day(-1), entries_close_at: day(30), starts_at: day(60) },
    fee: { minor_units: 500, currency: 'EUR' },
  };
  const response = await request.post('/api/events', { headers, data: { announcement } });
  expect(response.status(), await response.text()).toBe(200);
  const { id } = (await response.json()) as { id: number };
  await openAs(page, 'tomas', `/events/${id}`);
  await expect(told(page)).toContainText('In memory of Karel Vlk.');
  await page.getByRole('button', { name: 'Enter this event…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Reference: VLK27');
  await dialog.getByRole('button', { name: 'Enter', exact: true }).click();
  const mine = page.getByRole('region', { name: 'Your entry' });
  await expect(mine).toContainText('Give your number 160012 with the payment');
  // The organiser changes it; the wizard has what was said.
  await openAs(page, 'officer', `/events/${id}/change`);
  await expect(page.getByLabel('About the event')).toHaveValue(ABOUT);
  await page.getByLabel('About the event').fill('Prizes:\tbooks.');
  for (let left = 0; left < 5; left += 1) await next(page).click();
  await page.getByRole('button', { name: 'Change…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Change it' }).click();
  await expect(page).toHaveURL(`/events/${id}`);
  await expect(told(page)).toContainText('Prizes: books.');
});

for (const [colorScheme, width, another] of [
  ['light', 1280, 320],
  ['dark', 390, 320],
] as const) {
  test.describe(`${colorScheme}, at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 844 }, colorScheme });

    test('a long text and how to pay, where they are typed and read', async ({ page }) => {
      test.slow();
      const long = `${ABOUT}\n\n${'Vítáme hráče ze všech koutů světa. '.repeat(12)}`;
      const announcement = mock.announcement({
        about: `${long}\nhttps://example.org/${'dlouhá-adresa-'.repeat(12)}`,
        payment: `${PAYMENT}\nhttps://example.org/${'pay'.repeat(40)}`,
      });
      const event = mock.event({ announcement, my_entry: owing(), may: mock.EVERYTHING });
      await mock.mockEvents(page, { announces: true, event });
      if (colorScheme === 'dark') await inCzech(page);
      await openAs(page, 'director', '/events/7');
      const heading = colorScheme === 'dark' ? 'Od pořadatele' : 'From the organiser';
      await expect(page.getByRole('region', { name: heading })).toBeVisible();
      await inspectAt(page, 'an event with words of its organiser', width, another);
      await page.goto('/events/7/change');
      await page.locator('textarea[name=about]').waitFor();
      await inspectAt(page, 'the wizard: what', width, another);
      await next(page).click();
      await page.locator('textarea[name=payment]').fill('z'.repeat(501));
      await inspectAt(page, 'the wizard: who', width, another);
    });
  });
}
