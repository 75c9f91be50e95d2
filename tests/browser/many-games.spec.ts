// Some play two hundred games at once: the page must stay quick to come and to search. The list is
// the server's own, made long on its way to the browser.
import { openAs } from './support/people';
import { expect, test } from './support/test';

interface List {
  games: { id: number; opponent: { family_name: string } }[];
}

test('two hundred games', async ({ page }) => {
  await page.route('**/api/games?state=running', async (route) => {
    const response = await route.fetch();
    const list = (await response.json()) as List;
    const games = Array.from({ length: 200 }, (_, index) => {
      const game = list.games[index % list.games.length];
      if (!game) throw new Error('the demo has no games');
      const opponent = { ...game.opponent, family_name: `${game.opponent.family_name} ${index}` };
      return { ...game, id: 60_000 + index, opponent };
    });
    await route.fulfill({ response, json: { ...list, games } });
  });
  await openAs(page, 'tomas', '/');
  await expect(page.locator('.cover')).toHaveCount(200);
  // Thumbnails that nobody sees yet are not drawn yet.
  expect(await page.locator('cg-board:has(piece)').count()).toBeLessThan(80);

  const search = page.getByRole('searchbox');
  const begin = Date.now();
  await search.fill('García Peña 12');
  await expect(page.locator('.cover')).not.toHaveCount(200);
  expect(Date.now() - begin).toBeLessThan(2_000);
  for (const cover of await page.locator('.cover').all()) {
    await expect(cover).toContainText('García Peña 12');
  }
  await search.fill('');
  await page.getByText('Waiting', { exact: true }).click();
  await expect(page.locator('.cover').first()).toBeVisible();
  const last = page.locator('.cover').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
});
