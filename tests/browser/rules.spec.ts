// The rules: a page that everybody may read, with an address for each article, to which citations lead.
import type { Page } from '@playwright/test';
import { ready } from './support/board';
import { inspectAt } from './support/inspect';
import { openAs } from './support/people';
import { expect, test } from './support/test';

const article = (page: Page, id: string) =>
  page.locator('.law').filter({ has: page.getByRole('heading', { name: id, exact: true }) });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search articles' });

test('books, chapters and articles, found from the foot of any page', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Rules', exact: true }).click();
  await expect(page).toHaveURL('/rules');
  await expect(page.getByRole('heading', { level: 1, name: 'Rules' })).toBeVisible();
  await expect(page).toHaveTitle('Rules – Posthorn');
  const books = page.getByRole('navigation', { name: 'Books' });
  await expect(books.getByRole('listitem')).toHaveText([
    /^Laws of Correspondence Chess \d+$/,
    /^Tournament Rules \d+$/,
    /^Ratings \d+$/,
    /^Titles and norms \d+$/,
    /^Rules of the Czech federation \d+$/,
    /^Makruk \d+$/,
    /^FIDE Laws of Chess \d+$/,
  ]);
  await books.getByRole('link', { name: 'Makruk' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Makruk' })).toBeInViewport();
  await page.getByRole('link', { name: '8 Withdrawal and replacement' }).first().click();
  await expect(article(page, 'TR-8.1')).toBeInViewport();

  // Each says what becomes of it here, and how it is read where that is not as printed.
  await expect(article(page, 'LAW-6.6')).toContainText('The server sees to it: every minute');
  await expect(article(page, 'LAW-6.8')).toContainText('An official decides.');
  await expect(article(page, 'LAW-8.1')).toContainText('How this server reads it: Each player');
  await expect(article(page, 'TR-1.0.1')).toContainText('Not yet here');
  await expect(article(page, 'LAW-C')).toContainText('from move 51 on');
  await expect(article(page, 'LAW-0-options')).toContainText('41 whole days');
  await expect(article(page, 'LAW-6.10a')).toContainText(
    'Differs from the printed rule: In Triple Block a claim stops the clocks',
  );
  await expect(article(page, 'SKS-7.3')).toContainText('How this server reads it: Each event');
  await article(page, 'SKS-4.7').getByRole('link', { name: 'RAT-18' }).click();
  await expect(page).toHaveURL('/rules/RAT-18');
});

test('articles are searched by ids and words, and what is not here yet by itself', async ({
  page,
}) => {
  await page.goto('/rules');
  const count = page.getByRole('status').filter({ hasText: 'article' });
  await search(page).fill('tr-10.10');
  await expect(page.locator('.law h4')).toHaveText(['TR-10.10', 'TR-10.10f-i']);
  await expect(count).toHaveText('2 articles');
  await expect(page).toHaveURL('/rules?find=tr-10.10');
  await search(page).fill('Triple BLOCK claim');
  await expect(page.locator('.law h4')).toHaveText(['LAW-6.10a']);
  await expect(count).toHaveText('1 article');
  await search(page).fill('quincunx');
  await expect(page.getByText('No article matches.')).toBeVisible();
  await search(page).fill('');
  await page.getByLabel('Only what is not here yet, or only partly').check();
  await expect(article(page, 'TR-1.7')).toBeVisible();
  await expect(article(page, 'TR-7.4')).toContainText('Partly: Only the number of wins');
  await expect(article(page, 'LAW-6.8')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 2, name: 'Makruk' })).toHaveCount(0);
  await expect(page).toHaveURL('/rules?show=missing');
});

test('an article has an address, and takes the focus', async ({ page }) => {
  await page.goto('/rules/LAW-6.8');
  const heading = page.getByRole('heading', { name: 'LAW-6.8', exact: true });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(page).toHaveTitle('LAW-6.8 – Rules – Posthorn');
  await expect(page.locator('.law.here')).toHaveCount(1);
  await expect(article(page, 'LAW-6.8')).toHaveClass(/here/);
  // The keyboard goes on from there.
  await page.keyboard.press('Tab');
  await expect(heading.getByRole('link')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'LAW-6.9', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'LAW-6.9', exact: true })).toBeFocused();
  await page.goBack();
  await expect(heading).toBeFocused();

  // A part of an article leads to it.
  await page.goto('/rules/TR-10.10e');
  await expect(page.getByRole('heading', { name: 'TR-10.10', exact: true })).toBeFocused();
  await expect(article(page, 'TR-10.10')).toContainText(
    'TR-10.10e is covered here, under TR-10.10.',
  );
  for (const id of ['LAW-99', 'none']) {
    await page.goto(`/rules/${id}`);
    const told = page.getByText(`There is no article ${id} here.`);
    await expect(told).toBeFocused();
    await expect(told).toBeInViewport();
    await expect(page.locator('.law.here')).toHaveCount(0);
    await expect(article(page, 'LAW-1.1')).toBeVisible();
  }
});

test('what ended a game, and what was refused, leads to its article', async ({ page }) => {
  await page.goto('/game/50001');
  await ready(page);
  const rule = page.locator('.ending').getByRole('link', { name: /^[A-Z]+-/ });
  const id = await rule.textContent();
  await rule.click();
  await expect(page).toHaveURL(`/rules/${id}`);
  await expect(page.locator('.law.here')).toContainText(id ?? '-');
  await page.goBack();
  await expect(page.locator('.ending')).toBeVisible();

  await openAs(page, 'tomas', '/game/48203');
  await ready(page);
  await page.route('**/api/games/48203/resign', (route) =>
    route.fulfill({
      status: 409,
      contentType: 'application/problem+json',
      json: {
        type: 'about:blank',
        title: 'No.',
        status: 409,
        code: 'no_code_of_ours',
        detail: 'The game is over.',
        rule: 'LAW-5.1.2',
      },
    }),
  );
  await page.getByRole('button', { name: 'Resign…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /resign/i }).click();
  await expect(dialog.getByRole('alert')).toHaveText('The game is over. (LAW-5.1.2)');
  // The dialog stays: the article comes in a tab of its own.
  const opened = page.waitForEvent('popup');
  const link = dialog.getByRole('link', { name: 'LAW-5.1.2', exact: true });
  await expect(link).toHaveAccessibleDescription('Opens in a new tab');
  await link.click();
  const other = await opened;
  await expect(other.getByRole('heading', { name: 'LAW-5.1.2', exact: true })).toBeFocused();
  await expect(dialog).toBeVisible();
});

/** What is out of sight has no more than a guess of a height, and axe would find links over one another. */
const drawAll = (page: Page) =>
  page.evaluate(() => {
    for (const chapter of document.querySelectorAll<HTMLElement>('.law-chapter'))
      chapter.style.contentVisibility = 'visible';
  });

// Each scheme once with axe, which takes most of the time; the other width has to fit as well.
for (const [colorScheme, width, another] of [
  ['light', 1280, 320],
  ['dark', 390, 1280],
] as const) {
  test(`in English and Czech, ${colorScheme}, at ${width} pixels`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 844 });
    const look = async (path: string) => {
      await page.goto(path);
      await expect(page.locator('.law').first()).toBeVisible();
      await drawAll(page);
      await inspectAt(page, path, width, another);
    };
    for (const path of ['/rules', '/rules/LAW-6.10a', '/rules/TR-10.10e', '/rules/none'])
      await look(path);
    await page.getByLabel('Language').selectOption('cs');
    await expect(page.getByRole('heading', { level: 1, name: 'Pravidla' })).toBeVisible();
    await look('/rules/LAW-6.10a');
    await expect(page.getByText('Články jsou anglicky.')).toBeVisible();
    await expect(article(page, 'LAW-6.6')).toContainText('Stará se o to server: každou minutu');
    const words = article(page, 'LAW-6.10a').locator('[lang=en]');
    await expect(words).toHaveText([/^When play must be interrupted/, /^In Triple Block/]);
  });
}

test('on paper there are the articles alone', async ({ page }) => {
  await page.goto('/rules?find=triple');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(page.locator('.law-books')).toBeHidden();
  await expect(article(page, 'LAW-C')).toBeVisible();
});
