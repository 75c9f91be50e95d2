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

test('mails, the hour in the reader’s zone, reminders, language', async ({ page }) => {
  const { sent } = await mockSettings(page);
  await openAs(page, 'tomas', '/');
  await page.locator('summary').filter({ hasText: 'Account of' }).click();
  await page.getByRole('link', { name: 'Settings and mails' }).click();
  await expect(page.getByRole('radio', { name: 'Once a day' })).toBeChecked();
  // The hour is that of the zone, whatever the clocks do.
  await expect(page.getByLabel('When')).toHaveAccessibleDescription(
    'In the time zone Europe/Prague.',
  );
  await expect(page.getByLabel('When').locator('option:checked')).toHaveText('06:00');
  await expect(page.getByLabel('When').locator('option').first()).toHaveText('00:00');
  await page.getByLabel('When').selectOption({ label: '21:00' });
  const reminders = page.getByRole('group', { name: 'Remind me before a deadline' });
  await expect(reminders.getByRole('checkbox', { checked: true })).toHaveCount(1);
  for (const days of ['7 days', '1 day', '14 days', '30 days'])
    await reminders.getByRole('checkbox', { name: `${days} before`, exact: true }).check();
  // Five are enough.
  await expect(reminders.getByRole('checkbox', { name: '5 days before' })).toBeDisabled();
  await reminders.getByRole('checkbox', { name: '30 days before' }).uncheck();
  await expect(reminders.getByRole('checkbox', { name: '5 days before' })).toBeEnabled();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  const zone = 'Europe/Prague';
  expect(sent[0]).toEqual({
    path: '/api/settings',
    body: { mail: 'digest', digest_hour: 21, reminder_days: [3, 7, 1, 14], language: 'en', zone },
  });

  // The hour is kept while no daily mail is wanted; the pages follow the language.
  await page.getByRole('radio', { name: 'None' }).check();
  await expect(page.getByText('Saved.')).toHaveCount(0);
  await expect(page.getByLabel('When')).toHaveCount(0);
  for (const days of ['1 day', '3 days', '7 days', '14 days'])
    await reminders.getByRole('checkbox', { name: `${days} before`, exact: true }).uncheck();
  await page.getByRole('combobox', { name: 'Language' }).last().selectOption('Čeština');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Uloženo.')).toBeVisible();
  expect(sent[1]?.body).toEqual({
    mail: 'none',
    digest_hour: 21,
    reminder_days: [],
    language: 'cs',
    zone,
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nastavení a e-maily');
});

test.describe('on a device that is elsewhere', () => {
  test.use({ timezoneId: 'Asia/Kathmandu' });

  test('its zone is offered, and nothing is changed by itself', async ({ page }) => {
    const { sent } = await mockSettings(page);
    await openAs(page, 'tomas', '/settings');
    await expect(page.getByLabel('Time zone')).toHaveValue('Europe/Prague');
    const here = page.getByRole('button', { name: /^Use this device’s zone: Asia\/Ka/ });
    await here.click();
    await expect(here).toHaveCount(0);
    await expect(page.getByLabel('When')).toHaveAccessibleDescription(/Asia\/Ka/);
    expect(sent).toEqual([]);
    await page.getByLabel('Time zone').selectOption('America/New_York');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved.')).toBeVisible();
    expect((sent[0]?.body as { zone: string }).zone).toBe('America/New_York');
  });
});

test('the calendar’s address is copied, and made anew after a question', async ({
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
  await page.getByRole('dialog').getByRole('button', { name: 'Make a new address' }).click();
  await expect(page.getByText('This is the new address.')).toBeVisible();
  await expect(page.getByLabel('Private address')).toHaveValue(/160012-1-c2VhbA\.ics$/);
  expect(sent.map(({ path }) => path)).toEqual(['/api/settings/calendar']);
});

test('a server without keys has no switch', async ({ page }) => {
  await mockSettings(page, { push_key: null });
  await openAs(page, 'tomas', '/settings');
  await expect(page.getByRole('heading', { name: 'Calendar of deadlines' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Messages on your devices' })).toHaveCount(0);
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
  await expect(page.getByText('1 device gets messages.')).toBeVisible();
  expect(await page.evaluate('asked.count')).toBe(1);
  expect(sent[0]).toEqual({
    path: '/api/settings/push',
    body: { endpoint: 'https://push.example/send/abc', keys: { p256dh: 'BPub', auth: 'Auth' } },
  });
  await button.click();
  await expect(button).toHaveAttribute('aria-checked', 'false');
  expect(sent[1]).toEqual({
    path: '/api/settings/push/remove',
    body: { endpoint: 'https://push.example/send/abc' },
  });
  await expect(page.getByText('No device gets messages.')).toBeVisible();

  // A device that the server does not take stays off.
  await page.route('**/api/settings/push', (route) =>
    route.fulfill(problem(409, 'too_many_devices')),
  );
  await button.click();
  await expect(page.getByRole('alert')).toHaveText(
    'You have too many devices. Switch one of the others off first.',
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
    await page.getByRole('button', { name: 'Sign out' }).click();
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
    await push(JSON.stringify({ title: 'Your move', body: '12. Nf3', url: '/game/7', tag: 'g7' }));
    await push('nonsense');
    await push('null');
    for (const url of ['/game/7', 'https://elsewhere.example/', '//elsewhere.example', undefined]) {
      const before = opened.length;
      const notification = { close: () => undefined, data: { url } };
      const event = new scope.ExtendableEvent('notificationclick');
      scope.dispatchEvent(Object.assign(event, { notification }));
      await until(opened, before + 1);
    }
    return { seen, opened: opened.map((url) => new URL(url).pathname + new URL(url).host) };
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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No more mails about games?');
  await inspect(page, 'the link in a mail');
  expect(sent).toEqual([]);
  const button = page.getByRole('button', { name: 'No more mails about games' });
  await button.click();
  await expect(page.getByRole('alert')).toContainText('Posthorn is resting');
  await button.click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('You will get no more mails about games');
  await expect(heading).toBeFocused();
  await expect(page.getByText('Mails about your password')).toBeVisible();
  await expect(button).toHaveCount(0);
  expect(sent).toEqual(Array(2).fill('POST /api/unsubscribe/160012-0-c2VhbA'));

  await page.route('**/api/unsubscribe/**', (route) =>
    route.fulfill(problem(404, 'unknown_address')),
  );
  await page.goto('/unsubscribe/nonsense');
  await page.getByRole('button', { name: 'No more mails about games' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'This link is not complete. Open it again from the mail.',
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
