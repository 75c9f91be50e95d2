// The link in the mail to a registered player: an account for the number, or the reader's own account for it.
import type { Page } from '@playwright/test';
import { inspect, inspectAt } from './support/inspect';
import { problem } from './support/leave';
import { PASSWORD, inCzech, openAs } from './support/people';
import { person } from './support/registrations';
import { expect, test } from './support/test';

const PATH = '/claim/c2VudCBieSBtYWls';
const TOKEN = 'c2VudCBieSBtYWls';
const password = (page: Page) => page.locator('[name=password]');

/** The link is good; `claims` are answered one after the other. */
async function mockClaim(page: Page, claims: (ReturnType<typeof problem> | { json: object })[]) {
  const sent: unknown[] = [];
  await page.route('**/api/claim/look', async (route) => {
    const json = {
      player: person(161_500, 'Věra', 'Dvořáková'),
      email: 'vera@example.com',
      lapses_at: '2027-01-01T00:00:00Z',
    };
    expect(route.request().postDataJSON()).toEqual({ token: TOKEN });
    await route.fulfill({ json });
  });
  for (const path of ['**/api/claim', '**/api/claim/mine'])
    await page.route(path, async (route) => {
      const answer = claims[sent.length];
      sent.push(route.request().postDataJSON());
      await route.fulfill(answer ?? { json: {} });
    });
  return sent;
}

test('whoever is invited chooses a password, on a phone, in Czech, in the dark', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await inCzech(page);
  const sent = await mockClaim(page, [problem(422, 'guessable_password'), { json: {} }]);
  await page.goto(PATH);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vaše číslo hráče');
  await expect(page.getByText('161500')).toBeVisible();
  await expect(page.getByText('Česko')).toBeVisible();
  await inspect(page, 'an invitation');
  const send = page.getByRole('button', { name: 'Založit účet s tímto číslem' });
  await password(page).fill('krátké');
  await send.press('Enter');
  await expect(password(page)).toHaveAccessibleDescription(/Aspoň 12 znaků/);
  await password(page).fill('dvorakovadvorakova');
  await password(page).press('Enter');
  // What the server refuses stands at its field.
  await expect(password(page)).toHaveAccessibleDescription(/snadno uhodne/);
  await password(page).fill('úplně jiné heslo');
  await password(page).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Číslo je vaše');
  await expect(page.getByText('vera@example.com')).toBeVisible();
  await inspect(page, 'the number is claimed');
  expect(sent.at(-1)).toEqual({
    token: TOKEN,
    password: 'úplně jiné heslo',
    zone: 'Europe/Prague',
    language: 'cs',
  });
  await page.getByRole('main').getByRole('link', { name: 'Přihlásit se' }).click();
  await expect(page).toHaveURL('/sign-in');
});

test('an address with an account leads to signing in, and back', async ({ page }) => {
  await mockClaim(page, [problem(409, 'email_taken')]);
  await page.goto(PATH);
  await password(page).fill('words that do not fit');
  await page.getByRole('button', { name: 'Open the account with this number' }).press('Enter');
  await expect(page.getByRole('alert')).toContainText('vera@example.com has an account already.');
  await inspectAt(page, 'the address has an account', 390, 1280);
  await page.getByRole('alert').getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(`/sign-in?then=${encodeURIComponent(PATH)}`);
  await page.getByLabel('Email').fill('gabor@posthorn.example');
  await password(page).fill(PASSWORD);
  await page.locator('form').getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(PATH);
  await expect(page.getByRole('button', { name: 'Use my account for this number' })).toBeVisible();
});

test('whoever is signed in moves the account to the number', async ({ page }) => {
  const sent = await mockClaim(page, [
    problem(409, 'has_played'),
    problem(403, 'authentication_needed'),
    { json: { player: person(161_500, 'Věra', 'Dvořáková') } },
  ]);
  await openAs(page, 'kasia', PATH);
  const use = page.getByRole('button', { name: 'Use my account for this number' });
  // What it means is said before.
  await expect(page.getByRole('main')).toContainText('Your present number is given up.');
  await expect(page.getByRole('main')).toContainText('You are signed out everywhere');
  await expect(password(page)).toHaveCount(0);
  await inspectAt(page, 'the account that there is', 390, 1280);
  await use.press('Enter');
  await expect(page.locator('.form-summary')).toContainText('It cannot be given up.');
  await expect(page.locator('.form-summary')).toBeFocused();
  // The server asks who sits here, and the request is sent again.
  await use.press('Enter');
  const dialog = page.getByRole('dialog');
  await password(page).fill(PASSWORD);
  await password(page).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account has a new number');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await inspect(page, 'the account has moved');
  expect(sent).toEqual([{ token: TOKEN }, { token: TOKEN }, { token: TOKEN }]);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
});

test('somebody else signs out and stays with the link', async ({ page }) => {
  await mockClaim(page, []);
  // The session is for this test alone: it ends here.
  await page.goto('/sign-in');
  await page.getByLabel('Email').fill('stefan@posthorn.example');
  await password(page).fill(PASSWORD);
  await page.locator('form').getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/');
  await page.goto(PATH);
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  await expect(password(page)).toBeVisible();
  await expect(page).toHaveURL(PATH);
});

test('a link that is void says what can be done', async ({ page }) => {
  await page.route('**/api/claim/look', (route) => route.fulfill(problem(400, 'invalid_token')));
  await page.goto(PATH);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('This link is not good any more');
  await expect(page.getByRole('main')).toContainText('Write to your federation');
  await inspectAt(page, 'a void link', 390, 1280);
  // It may become void while its page is open, and the server may be away.
  await mockClaim(page, [problem(400, 'invalid_token')]);
  await page.route('**/api/claim/look', (route) => route.abort(), { times: 1 });
  await page.reload();
  await page.getByRole('button', { name: 'Try again' }).click();
  await password(page).fill('words that do not fit');
  await password(page).press('Enter');
  await expect(title).toHaveText('This link is not good any more');
});
