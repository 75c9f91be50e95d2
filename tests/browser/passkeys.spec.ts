// Passkeys with a device that the browser makes up: added, signed in with, asked for, removed, lost.
// On a server of its own: an official of the demo who has one needs it from then on, and the clock is
// moved.
import { type APIRequestContext, type Page } from '@playwright/test';
import { fits, inspect } from './support/inspect';
import { PASSWORD, PEOPLE } from './support/people';
import { expect, test } from './support/test';

test.describe.configure({ mode: 'serial' });

const OWN = 'a long enough sentence';

interface Device {
  /** Whether whoever sits there is the right person. */
  knows: (them: boolean) => Promise<void>;
  forget: () => Promise<void>;
}

/** A phone that asks for a finger, at once; fields offer nothing by themselves. */
async function withDevice(page: Page): Promise<Device> {
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    knows: async (isUserVerified) => {
      await browser.send('WebAuthn.setUserVerified', {
        authenticatorId,
        isUserVerified,
      });
    },
    forget: async () => {
      await browser.send('WebAuthn.clearCredentials', { authenticatorId });
    },
  };
}

async function signUp(request: APIRequestContext, email: string, given_name: string) {
  const body = {
    email,
    password: OWN,
    given_name,
    family_name: 'Passkey',
    federation: 'CZE',
  };
  const sent = await request.post('/api/sign-up', {
    data: { ...body, language: 'en' },
  });
  expect(sent.status()).toBe(202);
  await expect
    .poll(async () => {
      const mails = await (await request.get('/local/mail')).text();
      // Other tests sign up meanwhile.
      const mine = mails.split('<article>').filter((mail) => mail.includes(`To ${email}`));
      const token = /\/verify\/([^\s"<>]+)/.exec(mine.join(''))?.[1] ?? '';
      const done = await request.post('/api/sign-up/confirm', {
        data: { token, password: OWN },
      });
      return done.status();
    })
    .toBe(200);
}

async function byPassword(page: Page, email: string, password: string) {
  await page.goto('/sign-in');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.locator('summary').filter({ hasText: 'Account of' })).toBeVisible();
}

async function signOut(page: Page) {
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
}

async function pressPasskey(page: Page) {
  await page.goto('/sign-in');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
}

async function add(page: Page, name: string) {
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  // By the keyboard alone.
  await page.getByRole('textbox', { name: 'Name', exact: true }).press('Enter');
}

test('a player adds a passkey, signs in with it, and removes it', async ({ page, request }) => {
  const device = await withDevice(page);
  await signUp(request, 'petra@chess.example', 'Petra');
  await byPassword(page, 'petra@chess.example', OWN);
  await page.goto('/settings');
  await page.getByRole('link', { name: 'Passkeys' }).click();
  await expect(page.getByText('None yet.')).toBeVisible();
  await add(page, 'Phone');
  const codes = page.getByRole('region', { name: 'Your recovery codes' });
  await expect(codes).toBeFocused();
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  const own = page.getByRole('region', { name: 'Your passkeys' });
  await expect(own.getByRole('heading', { name: 'Phone' })).toBeVisible();
  await inspect(page, 'passkeys');
  // The same device has one already.
  await add(page, 'Phone');
  await expect(page.getByRole('alert')).toContainText('already has a passkey');

  await signOut(page);
  await pressPasskey(page);
  await expect(page.locator('summary').filter({ hasText: 'Petra Passkey' })).toBeVisible();
  await signOut(page);

  // Somebody else holds the device.
  await device.knows(false);
  await pressPasskey(page);
  await expect(page.getByRole('alert')).toContainText('Nothing was done');
  await inspect(page, 'signing in');
  await device.knows(true);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.locator('summary').filter({ hasText: 'Petra Passkey' })).toBeVisible();

  await page.goto('/passkeys');
  await page.getByRole('button', { name: 'Rename “Phone”…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Old phone');
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await page.getByRole('button', { name: 'Remove “Old phone”…' }).click();
  await dialog.getByRole('button', { name: 'Remove passkey' }).click();
  await expect(page.getByText('None yet.')).toBeVisible();
  await signOut(page);
  await pressPasskey(page);
  await expect(page.getByRole('alert')).toContainText('not known here');
});

test('an office is open with the passkey alone, and a ruling asks for it again', async ({
  page,
  request,
}) => {
  const device = await withDevice(page);
  await byPassword(page, PEOPLE.director, PASSWORD);
  const notice = page.getByText('Your office needs a passkey. Until then');
  await expect(notice).toHaveCount(0);
  await page.goto('/passkeys');
  await add(page, 'Desk');
  const list = page.getByRole('region', { name: 'Your recovery codes' }).getByRole('listitem');
  await expect(list).toHaveCount(10);
  const [code = ''] = await list.allInnerTexts();

  // From now on the password opens no office.
  await signOut(page);
  await byPassword(page, PEOPLE.director, PASSWORD);
  await expect(notice).toBeVisible();
  await page.getByRole('link', { name: 'Add or use a passkey' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Passkeys' })).toBeVisible();
  await inspect(page, 'an office without its passkey');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Is it still you?' });
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveCount(0);
  await inspect(page, 'the question');
  await dialog.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(notice).toHaveCount(0);

  // A ruling some time later. The access token is renewed without a word, the proof is not.
  expect((await request.post('/local/clock', { data: { advance: '20 minutes' } })).ok()).toBe(true);
  await page.goto('/desk/leave?section=1&player=160012');
  await page.getByRole('button', { name: 'Correct the allowance' }).click();
  await page.getByLabel('Days more or fewer').fill('1');
  await page.getByLabel('Reason').fill('Counted afresh.');
  const rule = async () => {
    await page.getByRole('button', { name: 'Review…' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Record it' }).click();
  };
  await rule();
  await dialog.getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByText('This needs your passkey.')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Record it' }).click();
  await dialog.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('region', { name: 'History' })).toContainText('Counted afresh.');

  // The device is lost: a code stands in for it, once.
  await signOut(page);
  await device.forget();
  await byPassword(page, PEOPLE.director, PASSWORD);
  await page.goto('/passkeys');
  await page.getByText('I have lost my passkeys').click();
  await page.getByRole('textbox', { name: 'Recovery code' }).fill('0000-0000-0000-0000');
  await page.getByRole('button', { name: 'Use the code' }).click();
  await expect(page.getByRole('textbox', { name: 'Recovery code' })).toHaveAccessibleDescription(
    /not one of your codes/,
  );
  await page.getByRole('textbox', { name: 'Recovery code' }).fill(code.toUpperCase());
  await page.getByRole('button', { name: 'Use the code' }).click();
  await expect(notice).toHaveCount(0);
  await expect(page.getByText('9 codes left.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a passkey' })).toBeVisible();
});

test('in Czech, on a phone, in the dark', async ({ page, request }) => {
  await withDevice(page);
  await signUp(request, 'jana@chess.example', 'Jana');
  await byPassword(page, 'jana@chess.example', OWN);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Čeština' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nastavení');
  await page.goto('/passkeys');
  await page
    .getByRole('textbox', { name: 'Název' })
    .fill('Telefon-s-názvem-bez-jediné-mezery-ve-kterém-se-nedá-zalomit');
  await page.getByRole('button', { name: 'Přidat přístupový klíč' }).click();
  await expect(page.getByRole('region', { name: 'Vaše záchranné kódy' })).toBeFocused();
  await expect(page.getByText('Zbývá 10 kódů.')).toBeVisible();
  await inspect(page, 'passkeys in Czech');
  await page.goto('/sign-in');
  await fits(page, 'signing in in Czech');
});
