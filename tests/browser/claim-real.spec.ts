// From a federation's registration to the player's first sign-in, with the mail that the server sends.
import type { APIRequestContext, Page } from '@playwright/test';
import { openAs } from './support/people';
import { expect, test } from './support/test';

const HOME = '/federation/CZE/registrations';
const row = (page: Page, name: string) =>
  page
    .getByRole('region', { name: /^Registered without an account/ })
    .getByRole('listitem')
    .filter({ hasText: name });

/** The link that was sent to an address. */
async function linkTo(request: APIRequestContext, to: string): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(async () => {
      const mails = (await (await request.get('/local/mail')).text()).split('<article>');
      const mine = mails.filter((mail) => mail.includes(`To ${to}`)).join('');
      found = /https?:\/\/[^\s"<>]+(\/claim\/[^\s"<>]+)/.exec(mine)?.[1];
      return found;
    })
    .toBeDefined();
  return found ?? '';
}

async function register(page: Page, given: string, family: string, email = '') {
  await openAs(page, 'delegate', HOME);
  await page.getByLabel('Given name').fill(given);
  await page.getByLabel('Family name').fill(family);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Register', exact: true }).click();
}

async function signIn(page: Page, email: string, password: string) {
  await page.getByLabel('Email').fill(email);
  await page.locator('[name=password]').fill(password);
  await page.locator('form').getByRole('button', { name: 'Sign in' }).click();
}

test('registered, invited, claimed, signed in', async ({ page, request, browser, watch }) => {
  const [email, password] = ['radka@posthorn.example', 'words that do not fit'];
  await register(page, 'Radka', 'Nováčková');
  await expect(row(page, 'Radka Nováčková')).toContainText('not invited');
  const number = await row(page, 'Radka').locator('.muted').first().innerText();
  // The same person again is asked about.
  await register(page, 'radka', 'novackova');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('listitem')).toContainText(number);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await row(page, 'Radka')
    .getByRole('button', { name: /^Invite/ })
    .click();
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(row(page, 'Radka')).toContainText(email);
  const link = await linkTo(request, email);

  const context = await browser.newContext();
  watch(context);
  const theirs = await context.newPage();
  await theirs.goto(link);
  await expect(theirs.getByRole('main')).toContainText('Radka Nováčková');
  await expect(theirs.getByRole('main')).toContainText(number);
  await theirs.locator('[name=password]').fill('password1234');
  await theirs.locator('[name=password]').press('Enter');
  await expect(theirs.locator('[name=password]')).toHaveAccessibleDescription(/guess/);
  await theirs.locator('[name=password]').fill(password);
  await theirs.locator('[name=password]').press('Enter');
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('The number is yours');
  await theirs.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await signIn(theirs, email, password);
  await expect(theirs).toHaveURL('/');
  await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible();
  await theirs.goto(`/player/${number}`);
  await expect(theirs.getByRole('heading', { level: 1 })).toContainText('Radka Nováčková');
  // The link worked once, and the federation has nothing more to do.
  await theirs.goto(link);
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText(
    'This link is not good any more',
  );
  await context.close();
  await page.reload();
  await expect(row(page, 'Radka')).toHaveCount(0);
});

test('a registration that was a slip is taken back, and its link is void', async ({
  page,
  request,
}) => {
  const email = 'slip@posthorn.example';
  await register(page, 'Slavomír', 'Překlep', email);
  await expect(row(page, 'Slavomír')).toContainText(email);
  const link = await linkTo(request, email);
  await row(page, 'Slavomír')
    .getByRole('button', { name: /^Take back/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click();
  await expect(row(page, 'Slavomír')).toHaveCount(0);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'This link is not good any more',
  );
});

test('an account that has never played moves to the number', async ({ page, request }) => {
  const [email, password] = ['milada@posthorn.example', 'sentences of many words'];
  const data = { given_name: 'Milada', family_name: 'Stará', federation: 'CZE', language: 'en' };
  const sent = await request.post('/api/sign-up', { data: { ...data, email, password } });
  expect(sent.status()).toBe(202);
  const confirm = async () => {
    const mails = (await (await request.get('/local/mail')).text()).split('<article>');
    const mine = mails.find((mail) => mail.includes(`To ${email}`)) ?? '';
    return /\/verify\/([^\s"<>]+)/.exec(mine)?.[1];
  };
  await expect.poll(confirm).toBeDefined();
  const body = { token: await confirm(), password };
  expect((await request.post('/api/sign-up/confirm', { data: body })).status()).toBe(200);

  await register(page, 'Miluše', 'Stará', email);
  await expect(row(page, 'Miluše')).toContainText(email);
  const number = await row(page, 'Miluše').locator('.muted').first().innerText();
  const link = await linkTo(request, email);
  await page.context().clearCookies();
  await page.goto(link);
  await page.locator('[name=password]').fill(password);
  await page.locator('[name=password]').press('Enter');
  // The address has an account: it is signed in to, and the page is here again.
  await page.getByRole('alert').getByRole('link', { name: 'Sign in' }).click();
  await signIn(page, email, password);
  await expect(page).toHaveURL(link);
  await page.getByRole('button', { name: 'Use my account for this number' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account has a new number');
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await signIn(page, email, password);
  await expect(page).toHaveURL('/');
  await page.goto('/settings');
  await expect(page.getByRole('main')).toContainText(number);
});

test('a file registers whoever is not known, and sent again nobody', async ({ page }) => {
  const csv = 'given_name,family_name,email\nZdena,Souborová,\nTomáš,Novák,\nX,,nowhere\n';
  await openAs(page, 'delegate', HOME);
  await page.locator('summary').filter({ hasText: 'Register by file' }).click();
  const text = page.getByLabel('Or as text');
  const check = page.getByRole('button', { name: 'Check it' });
  await text.fill(csv);
  await check.click();
  await expect(page.getByRole('button', { name: /^line 4/ }).first()).toBeVisible();
  await text.fill(csv.split('\n').slice(0, 3).join('\n'));
  await check.click();
  await expect(page.getByText('All is right: 1 player would be registered.')).toBeFocused();
  await expect(page.getByRole('link', { name: 'Tomáš Novák' })).toBeVisible();
  await page.getByRole('button', { name: 'Register 1 player…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('1 player is registered.')).toBeVisible();
  await expect(row(page, 'Zdena Souborová')).toContainText('not invited');
  await text.fill(csv.split('\n').slice(0, 3).join('\n'));
  await check.click();
  await expect(page.getByText('There is nobody to register')).toBeVisible();
});
