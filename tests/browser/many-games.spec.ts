// Some play two hundred games at once: the page must stay quick to come and to search. The list is
// the server's own, made long on its way to the browser.
import { type Row, showList } from './support/list';
import { paged } from './support/paged';
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
      const opponent = {
        ...game.opponent,
        family_name: `${game.opponent.family_name} ${index}`,
      };
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

test('two hundred games as a table take a moment', async ({ page }) => {
  await showList(page, (games) =>
    Array.from({ length: 200 }, (_, place) => ({
      ...(games[place % games.length] as Row),
      id: 60_000 + place,
    })),
  );
  await openAs(page, 'tomas', '/');
  await expect(page.locator('.cover')).toHaveCount(200);
  const measure = await page.context().newCDPSession(page);
  await measure.send('Performance.enable');
  const scripted = async () => {
    const { metrics } = await measure.send('Performance.getMetrics');
    return 1_000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0);
  };
  // What else runs on the machine makes it slower, never quicker: one quick try tells.
  const took: number[] = [];
  const quick = (ms: number) => ms < 100;
  while (took.length < 20 && !took.some(quick)) {
    const before = await scripted();
    await page.getByRole('button', { name: 'Table' }).click();
    await expect(page.getByRole('row')).toHaveCount(201);
    took.push(Math.round((await scripted()) - before));
    await page.getByRole('button', { name: 'Boards' }).click();
    await expect(page.getByRole('row')).toHaveCount(0);
  }
  test.info().annotations.push({ type: 'script', description: `${took.join(', ')} ms` });
  expect(took.some(quick), `${took.join(', ')} ms`).toBe(true);
});

test('finished games come in pages, the latest first', async ({ page }) => {
  await page.route(/\/api\/games\?state=finished/, async (route) => {
    const running = await route.fetch({
      url: new URL('/api/games', route.request().url()).href,
    });
    const list = (await running.json()) as List;
    const [game] = list.games;
    if (!game) throw new Error('the demo has no games');
    const games = Array.from({ length: 230 }, (_, place) => ({
      ...game,
      id: 70_000 - place,
      opponent: { ...game.opponent, family_name: `Novotná ${place}` },
      your_move: false,
      deadline: null,
      flag: null,
      ending: {
        at: new Date(Date.UTC(2026, 0, 1) - place * 86_400_000).toISOString(),
        by: 'white',
        reason: 'resignation',
        rule: 'LAW-5.1.2',
        white_halves: 0,
        black_halves: 2,
      },
    }));
    const { lines, next } = paged(games, new URL(route.request().url()).searchParams);
    await route.fulfill({
      response: running,
      json: { ...list, games: lines, next },
    });
  });
  await openAs(page, 'tomas', '/?show=finished');
  const over = page.getByRole('region', { name: /finished game/ });
  await expect(page.getByRole('heading', { name: 'The latest 200 finished games' })).toBeVisible();
  await expect(over.getByRole('listitem')).toHaveCount(200);
  // What is not loaded cannot be found, and the page says so.
  const search = page.getByRole('searchbox');
  await search.fill('Novotná 215');
  await expect(page.getByRole('status').filter({ hasText: 'Novotná 215' })).toBeVisible();
  await expect(page.getByText('Only the games shown so far are searched.')).toBeVisible();
  await page.getByRole('button', { name: 'Show older ones' }).press('Enter');
  await expect(over.getByRole('listitem')).toHaveCount(1);
  await expect(over).toContainText('Novotná 215');
  await search.fill('');
  await expect(page.getByRole('heading', { name: '230 finished games' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show older ones' })).toHaveCount(0);
});
