// A player's own page with running games: named, consented to, and seen by the director beside a report.
import type { Page } from '@playwright/test';
import { tabTo } from './support/board';
import { fits, inspect } from './support/inspect';
import { inCzech, openAs } from './support/people';
import { expect, test } from './support/test';

const SECTION = '/section/4';
const URL = 'https://games.example/tomas/live';

const box = (page: Page) => page.locator('#pages');
const summary = (page: Page) => page.getByText('Running games on players’ own pages');
const game = (page: Page) => box(page).getByRole('listitem').filter({ hasText: 'Game 48402' });

test('a page is named, an opponent consents and takes it back, the director sees it', async ({
  page,
}) => {
  // Three people look at it by turns.
  test.slow();
  await openAs(page, 'tomas', `${SECTION}#pages`);
  const address = page.getByLabel('Address of your page');
  const name = page.getByRole('button', { name: 'Name the page and ask my opponents' });
  await address.fill('games.example');
  await name.click();
  await expect(address).toBeFocused();
  await address.fill(URL);
  await name.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your page' })).toBeFocused();
  await expect(box(page)).toContainText('Your opponents have been asked.');
  await expect(game(page)).toContainText('May not be shown: the opponent’s consent is missing.');
  await expect(game(page)).toContainText('The opponent has not answered yet.');
  await inspect(page, 'a page that waits for consents');

  // As the mail leads there.
  await openAs(page, 'ivan', `${SECTION}#pages`);
  const asked = box(page).getByRole('region', { name: 'You are asked for your consent' });
  await expect(asked).toContainText('Tomáš Novák');
  await expect(asked.getByRole('link', { name: URL })).toHaveAttribute('rel', /nofollow/);
  const consent = asked.getByRole('button', { name: 'I consent' });
  await consent.focus();
  await tabTo(page, asked.getByRole('button', { name: 'I refuse' }));
  await consent.press('Enter');
  await expect(asked.locator('p:focus')).toHaveText(/^You consented on/);
  await expect(consent).toHaveCount(0);
  await inspect(page, 'a consent');

  await openAs(page, 'tomas', SECTION);
  await summary(page).click();
  await expect(game(page)).toContainText('The opponent consented on');
  await expect(game(page)).not.toContainText('May not be shown');
  // Changing the address begins with the present one, and there is a way back.
  const change = page.getByRole('button', { name: 'Change the address…' });
  await change.click();
  await expect(address).toBeFocused();
  await expect(address).toHaveValue(URL);
  await box(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(change).toBeFocused();
  await expect(address).toHaveCount(0);
  // The same address asks nobody again.
  await change.click();
  await name.click();
  await expect(change).toBeFocused();
  await expect(box(page)).not.toContainText('Your opponents have been asked.');

  await openAs(page, 'ivan', SECTION);
  await page.getByText('Decisions and questions').click();
  await page.getByRole('button', { name: 'Report published games…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Who shows them').selectOption({ label: 'Tomáš Novák' });
  await dialog.getByLabel('Page').fill('https://games.example/tomas/other');
  await dialog.getByLabel('What is shown there').fill('Every move, at once.');
  await dialog.getByRole('button', { name: 'Send the report' }).click();
  const filed = page.getByText(/Sent as no\. \d+\./);
  const id = /\d+/.exec((await filed.textContent()) ?? '')?.[0];
  // Moments are told in seconds.
  await page.waitForTimeout(1500);
  await summary(page).click();
  await asked.getByRole('button', { name: 'Take my consent back' }).click();
  await expect(asked.locator('p:focus')).toHaveText(/^You took your consent back on/);

  await openAs(page, 'director', `/desk/cases/${id}`);
  const then = page.getByRole('region', { name: 'What was consented to' });
  await expect(then).toContainText('The reported address is not the one');
  await expect(then.getByRole('link', { name: URL })).toBeVisible();
  // As it was when it was reported.
  await expect(then).toContainText('The opponent consented on');
  await expect(then).not.toContainText('took the consent back');
  await inspect(page, 'a report of a page with what was consented to');
  await page.goto(SECTION);
  await summary(page).click();
  await expect(game(page)).toContainText('The opponent took the consent back on');
  await box(page)
    .getByText(/^What was done/)
    .click();
  await expect(box(page)).toContainText('Tomáš Novák named the page');

  await openAs(page, 'tomas', SECTION);
  await summary(page).click();
  await page.getByRole('button', { name: 'Withdraw the page…' }).click();
  await dialog.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(box(page)).toContainText('The page is withdrawn.');
  await expect(address).toHaveValue('');
});

test('up to which move a game may be shown, on a phone, in Czech, in the dark', async ({
  page,
}) => {
  await page.route('**/api/sections/4/pages', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    const opponent = body.mine.player;
    const one = { game: 48402, opponent, answer: 'consented', answered_at: body.mine.as_of };
    const all = { ...one, same_as: [], lacks: [], shown: 'up_to', up_to_ply: 28, up_to: '14…Nf6' };
    const same = { ...all, game: 48403, shown: 'nothing', lacks: ['difference'], same_as: [48404] };
    const games = [all, same, { ...all, game: 48404, shown: 'everything', up_to: null }];
    body.mine = { ...body.mine, url: URL, named_at: body.mine.as_of, games };
    await route.fulfill({ response, json: body });
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await openAs(page, 'tomas', `${SECTION}#pages`);
  await expect(game(page)).toContainText('You may show this game up to 14…Nf6 (three moves back).');
  await expect(box(page)).toContainText('Still with the same moves: 48403.');
  await expect(box(page)).toContainText('This game is over: all of it may be shown.');
  await inspect(page, 'a page on a phone');
  await inCzech(page);
  await page.reload();
  await expect(box(page)).toContainText(
    'Tuto partii smíte zobrazit do tahu 14…Jf6 (o tři tahy zpět).',
  );
  await fits(page, 'a page in Czech');
});

test('an event that shows its games asks nobody', async ({ page }) => {
  await page.route('**/api/sections/4/pages', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), shown_to_all: true } });
  });
  await openAs(page, 'tomas', `${SECTION}#pages`);
  await expect(box(page)).toContainText('Nobody needs to be asked for consent');
  await expect(page.getByLabel('Address of your page')).toHaveCount(0);
});

test('a game leads to the pages of its section, which are asked for only there', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new globalThis.URL(request.url()).pathname));
  const asked = () => requests.filter((path) => path === '/api/sections/4/pages').length;
  const mine = page.getByRole('heading', { name: 'Your page' });
  await page.setViewportSize({ width: 1280, height: 500 });
  await openAs(page, 'tomas', SECTION);
  await expect(page.getByRole('table').first()).toBeVisible();
  await expect(summary(page)).toBeVisible();
  expect(asked()).toBe(0);

  await page.goto('/game/48402');
  await page.getByText('Decisions and questions').click();
  await page.getByRole('link', { name: 'Show running games on my page…' }).click();
  await expect(page).toHaveURL(`${SECTION}#pages`);
  await expect(mine).toBeVisible();
  expect(asked()).toBe(1);
  await expect(box(page).locator('summary').first()).toBeFocused();
  await expect(summary(page)).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL('/game/48402');
  await expect(page.getByText('Decisions and questions')).toBeVisible();
  // The reader scrolls as soon as there is something to see: the page's own arrival must not come after that.
  await page.evaluate(() => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector('.own-pages h3')) return;
      watch.disconnect();
      scrollTo(0, 90);
    });
    watch.observe(document.body, { childList: true, subtree: true });
  });
  await page.goForward();
  await expect(page).toHaveURL(`${SECTION}#pages`);
  await expect(mine).toBeVisible();
  // Whoever comes back from elsewhere finds the place they left.
  const left = await page.evaluate(
    () => new Promise((tell) => setTimeout(() => tell(scrollY), 500)),
  );
  expect(left).toBe(90);
  const rules = page.locator('footer a[href="/rules"]');
  await rules.evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page).toHaveURL('/rules');
  await page.goBack();
  await expect(mine).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
});

test('only a running game that is played here leads to a page that shows it', async ({ page }) => {
  await page.route('**/api/games/48402', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    const stopped = { why: 'elsewhere', at: body.now, by: null };
    await route.fulfill({ response, json: { ...body, stopped } });
  });
  await openAs(page, 'tomas', '/game/48402');
  await page.getByText('Decisions and questions').click();
  await expect(page.getByRole('button', { name: 'Ask the director…' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Show running games on my page…' })).toHaveCount(0);
});
