// From signing up to a new password, in Czech, with the mails that the server sends.
import type { Page } from '@playwright/test';
import { linkIn } from './support/mail';
import { expect, test } from './support/test';

test.use({ locale: 'cs-CZ' });

const EMAIL = 'vera@posthorn.example';

async function signIn(page: Page, password: string, email = EMAIL) {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Heslo', { exact: true }).fill(password);
  await page.locator('form').getByRole('button', { name: 'Přihlásit se' }).click();
}

async function signOut(page: Page) {
  // The initials in the header; the name of the menu is for those who hear the page.
  await page.locator('summary').filter({ hasText: 'Účet: Věra Dvořáková' }).click();
  await page.getByRole('button', { name: 'Odhlásit se' }).click();
  await expect(page.getByRole('link', { name: 'Přihlásit se' }).first()).toBeVisible();
}

test('an account from beginning to end, in Czech', async ({ page, request }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'cs');
  await page.getByRole('main').getByRole('link', { name: 'Založit účet' }).click();

  // The page says at the field what is missing, before anything is sent.
  const create = page.locator('form').getByRole('button', { name: 'Založit účet' });
  await create.click();
  await expect(page.getByLabel('Jméno')).toBeFocused();
  await expect(page.getByLabel('Jméno')).toHaveAccessibleDescription('Vyplňte prosím toto pole.');
  await page.getByLabel('Jméno').fill('Věra');
  await page.getByLabel('Příjmení').fill('Dvořáková');
  await expect(page.getByLabel('Federace')).toHaveValue('CZE');
  // An address of one network alone, and ten figures in a row.
  await page.getByLabel('E-mail').fill('vera@posthorn');
  await page.locator('[name=password]').fill('1234567890');
  await create.click();
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(/není e-mailová adresa/);
  await expect(page.locator('[name=password]')).toHaveAccessibleDescription(/Aspoň 12 znaků/);
  await page.getByLabel('E-mail').fill(EMAIL);
  await page.locator('[name=password]').fill('dostatečně dlouhé');
  await create.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  // Before the address is confirmed nobody gets in.
  await page.goto('/sign-in');
  await signIn(page, 'dostatečně dlouhé');
  await expect(page.getByRole('alert')).toContainText('otevřete nejprve odkaz');
  // Opening the link does nothing yet: programs that look through mail open it, too.
  await page.goto(await linkIn(request, 'verify', EMAIL));
  await page.locator('[name=password]').fill('něco docela jiného');
  await page.getByRole('button', { name: 'Ověřit' }).click();
  await expect(page.locator('[name=password]')).toHaveAccessibleDescription(/Heslo není správné/);
  await page.locator('[name=password]').fill('dostatečně dlouhé');
  await page.getByRole('button', { name: 'Ověřit' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vaše adresa je ověřená');
  await page.getByRole('main').getByRole('link', { name: 'Přihlásit se' }).click();
  await signIn(page, 'dostatečně dlouhé');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Žádná partie nečeká na váš tah',
  );

  // The session outlives the page, and a sign-out ends it.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Žádná partie nečeká na váš tah',
  );
  await signOut(page);
  await page.goto('/account');
  // An address of before, which mails and bookmarks have.
  await expect(page).toHaveURL('/sign-in?then=%2Fsettings');

  await page.getByRole('link', { name: 'Zapomněli jste heslo?' }).click();
  // The address changes before the page does, and the page before has such a field, too.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nové heslo');
  await expect(page).toHaveURL('/forgot');
  await page.getByLabel('E-mail').fill(EMAIL);
  await page.getByRole('button', { name: 'Poslat odkaz' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const link = await linkIn(request, 'reset', EMAIL);
  await page.goto(link);
  await page.locator('[name=password]').fill('krátké');
  await page.locator('form').locator('[type=submit]').click();
  await expect(page.locator('[name=password]')).toBeFocused();
  await page.locator('[name=password]').fill('úplně jiné heslo');
  await page.locator('form').locator('[type=submit]').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('main').getByRole('link', { name: 'Přihlásit se' }).click();
  await signIn(page, 'dostatečně dlouhé');
  await expect(page.getByRole('alert')).toBeVisible();
  await signIn(page, 'úplně jiné heslo');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Žádná partie nečeká na váš tah',
  );

  // The link worked once.
  await page.goto(link);
  await page.locator('[name=password]').fill('ještě jiné heslo');
  await page.locator('form').locator('[type=submit]').click();
  await expect(page.getByRole('alert')).toContainText('Odkaz');
});

test('password, address and name are changed while signed in', async ({ page, request }) => {
  const [before, after] = ['olga@posthorn.example', 'olga.nova@posthorn.example'];
  const [old, chosen] = ['věta, která je dost dlouhá', 'jiná věta, taky dost dlouhá'];
  const data = { given_name: 'Olga', family_name: 'Stará', federation: 'CZE', language: 'cs' };
  const sent = await request.post('/api/sign-up', {
    data: { ...data, email: before, password: old },
  });
  expect(sent.status()).toBe(202);
  const token = (await linkIn(request, 'verify', before)).split('/').at(-1);
  const confirmed = await request.post('/api/sign-up/confirm', { data: { token, password: old } });
  expect(confirmed.status()).toBe(200);
  await page.goto('/sign-in');
  await signIn(page, old, before);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Žádná partie nečeká na váš tah');

  await page.goto('/settings');
  await page.getByLabel('Nové heslo').fill(chosen);
  await page.getByRole('button', { name: 'Změnit heslo' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Heslo je změněné' })).toBeVisible();
  await page.getByLabel('E-mail', { exact: true }).fill(after);
  await page.getByRole('button', { name: 'Poslat odkaz' }).click();
  await expect(page.getByRole('status').filter({ hasText: after })).toBeVisible();

  // Whoever is not seated anywhere corrects the own name.
  await page.getByRole('link', { name: 'Vaše jméno' }).click();
  await page.getByLabel('Příjmení').fill('Nová');
  await page.getByLabel('Důvod').fill('Svatba.');
  await page.getByRole('button', { name: 'Opravit jméno' }).click();
  await expect(page.getByRole('region', { name: 'Dosavadní opravy' })).toContainText('Svatba.');
  // At once, on this page.
  await expect(page.locator('summary').filter({ hasText: 'Účet: Olga Nová' })).toBeAttached();

  // The address is another one only when the link in the mail to it has been pressed.
  await page.goto(await linkIn(request, 'address', after));
  await page.locator('main').getByRole('button').click();
  await page.getByRole('main').getByRole('link', { name: 'Nastavení' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Odhlásit se', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Přihlásit se' }).first()).toBeVisible();
  for (const [email, password] of [
    [before, chosen],
    [after, old],
  ] as const) {
    await page.goto('/sign-in');
    await signIn(page, password, email);
    await expect(page.getByRole('alert')).toBeVisible();
  }
  await page.goto('/sign-in');
  await signIn(page, chosen, after);
  await expect(title).toHaveText('Žádná partie nečeká na váš tah');
});
