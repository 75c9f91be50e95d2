// Settings and the link in mails: what is sent, what is kept in which zone, and what browsers refuse.
import type { Page } from '@playwright/test';
import { inspect } from './support/inspect';
import { problem } from './support/leave';
import { openAs } from './support/people';
import { expect, test } from './support/test';

// Push messages come through it.
test.use({ serviceWorkers: 'allow' });

const KEY =
  'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';

function settings() {
  return {
    mail: 'digest',
    digest_hour: 6,
    reminder_days: [3],
    language: 'en',
    zone: 'Europe/Prague',
    calendar_url: 'https://posthorn.example/api/calendar/160012-0-c2VhbA.ics',
    push_key: KEY as string | null,
    push_devices: 0,
  };
}

/** The settings as a server would keep them, and what it was asked. */
async function mockSettings(page: Page, change: Partial<ReturnType<typeof settings>> = {}) {
  const state = { ...settings(), ...change };
  const sent: { path: string; body: unknown }[] = [];
  await page.route('**/api/settings**', async (route) => {
    const request = route.request();
    const { pathname: path } = new URL(request.url());
    // Has its own tests, in profile.spec.ts.
    if (path.endsWith('/portrait')) return route.fallback();
    if (request.method() !== 'GET') sent.push({ path, body: request.postDataJSON() });
    if (request.method() === 'PUT') Object.assign(state, request.postDataJSON());
    if (path.endsWith('/calendar')) state.calendar_url = state.calendar_url.replace('-0-', '-1-');
    if (path.endsWith('/push')) state.push_devices += 1;
    if (path.endsWith('/push/remove')) state.push_devices -= 1;
    if (path.includes('/push')) await route.fulfill({ status: 204 });
    else await route.fulfill({ json: state });
  });
  return { state, sent };
}

/** The choice in the header, which every page has. */
const language = (page: Page) => page.getByRole('banner').getByRole('combobox');
const notSaved = (page: Page) => page.getByText('your choice could not be saved');
const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('mails, the hour in their zone, reminders', async ({ page }) => {
  const { sent } = await mockSettings(page);
  await openAs(page, 'tomas', '/');
  await page.locator('summary').filter({ hasText: 'Account of' }).click();
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Once a day' })).toBeChecked();
  const hour = page.getByLabel('Time of day');
  await expect(hour).toHaveValue('6');
  await expect(hour.locator('option:checked')).toHaveText('06:00');
  await expect(hour).toHaveAccessibleDescription('In the time zone Europe/Prague.');
  await hour.selectOption({ label: '21:00' });
  const reminders = page.getByRole('group', {
    name: 'Remind me before a deadline',
  });
  await reminders.getByLabel('7 days before').check();
  // Five are enough.
  for (const days of [10, 14, 21]) await reminders.getByLabel(`${days} days before`).check();
  await expect(reminders.getByLabel('30 days before')).toBeDisabled();
  for (const days of [10, 14, 21]) await reminders.getByLabel(`${days} days before`).uncheck();
  await expect(reminders.getByLabel('30 days before')).toBeEnabled();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  expect(sent[0]).toEqual({
    path: '/api/settings',
    body: {
      mail: 'digest',
      digest_hour: 21,
      reminder_days: [3, 7],
      language: 'en',
      zone: 'Europe/Prague',
    },
  });

  // The hour is kept while no daily mail is wanted.
  await page.getByRole('radio', { name: 'None' }).check();
  await expect(page.getByText('Saved.')).toHaveCount(0);
  await expect(hour).toHaveCount(0);
  await reminders.getByLabel('7 days before').uncheck();
  await reminders.getByLabel('3 days before').uncheck();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  expect(sent[1]?.body).toEqual({
    mail: 'none',
    digest_hour: 21,
    reminder_days: [],
    language: 'en',
    zone: 'Europe/Prague',
  });
});

test('the language is one for pages and mails, wherever it is chosen', async ({ page }) => {
  const { sent, state } = await mockSettings(page);
  const { mail, digest_hour, reminder_days, zone } = state;
  const others = { mail, digest_hour, reminder_days, zone };
  await openAs(page, 'tomas', '/events');
  await language(page).selectOption('Čeština');
  await expect(title(page)).toHaveText('Turnaje');
  await expect.poll(() => sent.map(({ body }) => body)).toEqual([{ ...others, language: 'cs' }]);

  await page.locator('summary').filter({ hasText: 'Účet' }).click();
  await page.getByRole('link', { name: 'Nastavení', exact: true }).click();
  const choice = page.getByRole('region', { name: 'Jazyk' });
  await expect(choice).toContainText('stránek, e-mailů a kalendáře na všech vašich zařízeních');
  // What is not saved yet stays in the form, and goes out in the language of then.
  await page.getByLabel('7 dní předem').check();
  await choice.getByRole('button', { name: 'English' }).click();
  await expect(title(page)).toHaveText('Settings');
  await expect.poll(() => sent.map(({ body }) => body)[1]).toEqual({ ...others, language: 'en' });
  await expect(page.getByLabel('7 days before')).toBeChecked();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  expect(sent[2]?.body).toEqual({
    ...others,
    reminder_days: [3, 7],
    language: 'en',
  });
  await expect(notSaved(page)).toHaveCount(0);
});

test('a language that cannot be saved is told in it, and stays on the device', async ({ page }) => {
  await mockSettings(page);
  await openAs(page, 'tomas', '/settings');
  await expect(page.getByRole('radio', { name: 'Once a day' })).toBeChecked();
  await page.route('**/api/settings', (route) => route.abort());
  const choice = (name: string) => page.getByRole('region', { name });
  await choice('Language').getByRole('button', { name: 'Čeština' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'volbu se nepodařilo uložit' }),
  ).toBeVisible();
  // The account is English still, and the pages are not.
  await page.unroute('**/api/settings');
  await page.reload();
  await expect(title(page)).toHaveText('Nastavení');
  await expect(choice('Jazyk').getByRole('button', { name: 'Čeština' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('the language of an account counts from the sign-in on, and after the sign-out', async ({
  page,
  baseURL,
}) => {
  await mockSettings(page);
  await page.goto('/sign-in');
  await language(page).selectOption('Čeština');
  await expect(title(page)).toHaveText('Přihlášení');
  await openAs(page, 'tomas', '/events');
  await expect(title(page)).toHaveText('Events');
  await expect(language(page)).toHaveValue('en');
  await page.context().clearCookies();
  await page.goto('/sign-in');
  await expect(page).toHaveURL(`${baseURL}/sign-in`);
  await expect(language(page)).toHaveValue('en');
  await expect(title(page)).toHaveText('Sign in');
});

test('all settings are on one page, which the address of before leads to', async ({ page }) => {
  await mockSettings(page);
  await openAs(page, 'tomas', '/account');
  await expect(page).toHaveURL('/settings');
  const parts = page.getByRole('navigation', { name: 'Settings' }).getByRole('link');
  await expect(parts).toHaveCount(7);
  const names = await parts.allInnerTexts();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(names);
  // A part stands below the header, and the keyboard goes on from there.
  await parts.filter({ hasText: 'Signing in' }).press('Enter');
  const heading = page.getByRole('heading', { level: 2, name: 'Signing in' });
  await expect(heading).toBeInViewport();
  const header = await page.locator('header.top').boundingBox();
  const place = await heading.boundingBox();
  expect(place?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
  await page.keyboard.press('Tab');
  await expect(page.locator('.sign-in-data :focus')).toHaveCount(1);
});

test('what is chosen for the device can be, while the server does not answer', async ({ page }) => {
  await page.route('**/api/settings', (route) => route.abort());
  await openAs(page, 'tomas', '/settings');
  await expect(page.getByRole('region', { name: 'Emails and calendar' })).toContainText(
    'Posthorn cannot be reached.',
  );
  await page.getByRole('group', { name: 'Appearance' }).getByText('Dark').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test.describe('in another zone', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('the zone of mails is kept, and that of the device is offered', async ({ page }) => {
    const { sent } = await mockSettings(page, { digest_hour: 0 });
    await openAs(page, 'tomas', '/settings');
    await expect(page.getByLabel('Time of day').locator('option:checked')).toHaveText('00:00');
    await page.getByRole('button', { name: 'Use this device’s zone: Asia/Tokyo' }).click();
    await expect(page.getByLabel('Time of day')).toHaveAccessibleDescription(
      'In the time zone Asia/Tokyo.',
    );
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved.')).toBeVisible();
    expect(sent[0]?.body).toMatchObject({ zone: 'Asia/Tokyo', digest_hour: 0 });
  });
});

test('the calendar’s address is copied, and made afresh after a question', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { sent, state } = await mockSettings(page);
  await openAs(page, 'tomas', '/settings');
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(state.calendar_url);
  await page.getByRole('button', { name: 'New address…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  expect(sent).toEqual([]);
  await page.getByRole('button', { name: 'New address…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Create new address' }).click();
  await expect(page.getByText('This is the new address.')).toBeVisible();
  await expect(page.getByLabel('Private address')).toHaveValue(/160012-1-c2VhbA\.ics$/);
  expect(sent.map(({ path }) => path)).toEqual(['/api/settings/calendar']);
});

test('a server without keys has no switch', async ({ page }) => {
  await mockSettings(page, { push_key: null });
  await openAs(page, 'tomas', '/settings');
  await expect(page.getByRole('heading', { name: 'Calendar of deadlines' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Notifications' })).toHaveCount(0);
});

/** A browser with a push service, which the one of the tests has not. */
async function fakePush(page: Page, permission: 'granted' | 'denied') {
  await page.addInitScript((answer) => {
    let current: PushSubscription | null = null;
    const asked = { count: 0 };
    const made = () =>
      ({
        endpoint: 'https://push.example/send/abc',
        toJSON: () => ({
          endpoint: 'https://push.example/send/abc',
          keys: { p256dh: 'BPub', auth: 'Auth' },
        }),
        unsubscribe: async () => {
          current = null;
          return true;
        },
      }) as unknown as PushSubscription;
    let state: NotificationPermission = 'default';
    Object.defineProperty(Notification, 'permission', { get: () => state });
    Notification.requestPermission = async () => {
      asked.count += 1;
      state = answer;
      return answer;
    };
    PushManager.prototype.getSubscription = async () => current;
    PushManager.prototype.subscribe = async (options) => {
      const key = new Uint8Array(options?.applicationServerKey as ArrayBuffer);
      if (key.length !== 65 || !options?.userVisibleOnly) throw new DOMException('', 'AbortError');
      current = made();
      return current;
    };
    Object.assign(window, { asked });
  }, permission);
}

test('push messages are switched on and off, and permission is asked on a press', async ({
  page,
}) => {
  await fakePush(page, 'granted');
  const { sent } = await mockSettings(page);
  await openAs(page, 'tomas', '/settings');
  const button = page.getByRole('switch', { name: 'On this device' });
  await expect(button).toHaveAttribute('aria-checked', 'false');
  expect(await page.evaluate('asked.count')).toBe(0);
  await button.focus();
  await page.keyboard.press('Space');
  await expect(button).toHaveAttribute('aria-checked', 'true');
  await expect(page.getByText('1 device gets notifications.')).toBeVisible();
  expect(await page.evaluate('asked.count')).toBe(1);
  expect(sent[0]).toEqual({
    path: '/api/settings/push',
    body: {
      endpoint: 'https://push.example/send/abc',
      keys: { p256dh: 'BPub', auth: 'Auth' },
    },
  });
  await button.click();
  await expect(button).toHaveAttribute('aria-checked', 'false');
  expect(sent[1]).toEqual({
    path: '/api/settings/push/remove',
    body: { endpoint: 'https://push.example/send/abc' },
  });
  await expect(page.getByText('No device gets notifications.')).toBeVisible();

  // A device that the server does not take stays off.
  await page.route('**/api/settings/push', (route) =>
    route.fulfill(problem(409, 'too_many_devices')),
  );
  await button.click();
  await expect(page.getByRole('alert')).toHaveText(
    'You have too many devices. Turn off notifications on another one first.',
  );
  await expect(button).toHaveAttribute('aria-checked', 'false');
});

test('signing out ends the messages to this device, and works where that fails', async ({
  page,
}) => {
  await fakePush(page, 'granted');
  const { sent } = await mockSettings(page);
  await openAs(page, 'tomas', '/settings');
  const button = page.getByRole('switch', { name: 'On this device' });
  const signOut = async () => {
    await page.locator('summary').filter({ hasText: 'Account of' }).click();
    await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByText('You are signed out.')).toBeVisible();
  };
  const kept = () => page.evaluate(() => localStorage.getItem('posthorn-push'));
  await button.click();
  await expect(button).toHaveAttribute('aria-checked', 'true');
  expect(await kept()).toBe('160012');
  await signOut();
  expect(sent.map(({ path }) => path)).toEqual(['/api/settings/push', '/api/settings/push/remove']);
  expect(await kept()).toBeNull();

  await openAs(page, 'tomas', '/settings');
  await button.click();
  await expect(button).toHaveAttribute('aria-checked', 'true');
  await page.route('**/api/settings/push/remove', (route) => route.abort());
  await signOut();
});

test('a browser that says no is explained', async ({ page }) => {
  await fakePush(page, 'denied');
  const { sent } = await mockSettings(page);
  await openAs(page, 'tomas', '/settings');
  await page.getByRole('switch').click();
  await expect(page.getByText('Notifications from this site are blocked.')).toBeVisible();
  await expect(page.getByRole('switch')).toHaveCount(0);
  expect(sent).toEqual([]);
});

/** As much of a service worker's own world as the test touches; its types are not those of a page. */
interface WorkerScope {
  registration: {
    showNotification: (title: string, options?: NotificationOptions) => Promise<void>;
  };
  clients: { openWindow: (url: string) => Promise<null> };
  dispatchEvent: (event: Event) => boolean;
  PushEvent: new (type: string, init: { data: string }) => Event;
  ExtendableEvent: new (type: string) => Event;
}

test('the service worker is allowed, shows what it gets and opens pages of this site only', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['notifications']);
  await page.goto('/about');
  const waiting = context.waitForEvent('serviceworker');
  await page.evaluate(() => navigator.serviceWorker.register('/sw.js').then(() => undefined));
  const worker = await waiting;
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const shown = await worker.evaluate(async () => {
    const scope = self as unknown as WorkerScope;
    const seen: unknown[] = [];
    scope.registration.showNotification = async (title, options) => {
      seen.push([title, options?.body, options?.tag, options?.data]);
    };
    const opened: string[] = [];
    scope.clients.openWindow = async (url) => {
      opened.push(String(url));
      return null;
    };
    // What an event starts ends some time after it.
    const until = async (list: unknown[], length: number) => {
      for (let turns = 0; list.length < length && turns < 200; turns += 1) {
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    };
    const push = async (data: string) => {
      const before = seen.length;
      scope.dispatchEvent(new scope.PushEvent('push', { data }));
      await until(seen, before + 1);
    };
    await push(
      JSON.stringify({
        title: 'Your move',
        body: '12. Nf3',
        url: '/game/7',
        tag: 'g7',
      }),
    );
    await push('nonsense');
    await push('null');
    for (const url of ['/game/7', 'https://elsewhere.example/', '//elsewhere.example', undefined]) {
      const before = opened.length;
      const notification = { close: () => undefined, data: { url } };
      const event = new scope.ExtendableEvent('notificationclick');
      scope.dispatchEvent(Object.assign(event, { notification }));
      await until(opened, before + 1);
    }
    return {
      seen,
      opened: opened.map((url) => new URL(url).pathname + new URL(url).host),
    };
  });
  const { host } = new URL(page.url());
  expect(shown.seen).toEqual([
    ['Your move', '12. Nf3', 'g7', { url: '/game/7' }],
    ['Posthorn', undefined, undefined, { url: undefined }],
    ['Posthorn', undefined, undefined, { url: undefined }],
  ]);
  expect(shown.opened).toEqual([`/game/7${host}`, `/${host}`, `/${host}`, `/${host}`]);
});

test('the link in a mail asks first, and needs no sign-in', async ({ page }) => {
  const sent: string[] = [];
  await page.route('**/api/unsubscribe/**', async (route) => {
    sent.push(`${route.request().method()} ${new URL(route.request().url()).pathname}`);
    await route.fulfill(sent.length === 1 ? problem(503, 'unavailable') : { status: 204 });
  });
  await page.goto('/unsubscribe/160012-0-c2VhbA');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stop emails about games?');
  await inspect(page, 'the link in a mail');
  expect(sent).toEqual([]);
  const button = page.getByRole('button', {
    name: 'Stop emails about games',
  });
  await button.click();
  await expect(page.getByRole('alert')).toContainText('Posthorn is briefly unavailable');
  await button.click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('You will get no more emails about games');
  await expect(heading).toBeFocused();
  await expect(page.getByText('Emails about your password')).toBeVisible();
  await expect(button).toHaveCount(0);
  expect(sent).toEqual(Array(2).fill('POST /api/unsubscribe/160012-0-c2VhbA'));

  await page.route('**/api/unsubscribe/**', (route) =>
    route.fulfill(problem(404, 'unknown_address')),
  );
  await page.goto('/unsubscribe/nonsense');
  await page.getByRole('button', { name: 'Stop emails about games' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'This link is not complete. Open it again from the email.',
  );
});

for (const [device, width] of [
  ['a desk', 1280],
  ['a phone', 390],
] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`on ${device}, ${colorScheme}`, () => {
      test.use({ viewport: { width, height: 844 }, colorScheme });

      test('all settings', async ({ page }) => {
        await fakePush(page, 'granted');
        await mockSettings(page);
        await openAs(page, 'tomas', '/settings');
        await page.getByRole('switch').click();
        await expect(page.getByRole('switch')).toHaveAttribute('aria-checked', 'true');
        await inspect(page, 'settings');
      });
    });
  }
}
