// What the reader chooses about the board, on this device: its coordinates, its size and its pieces.
import { type Page } from '@playwright/test';
import { clickBoth, ready } from './support/board';
import { inspect } from './support/inspect';
import { submit } from './support/move';
import { openAs } from './support/people';
import { expect, test } from './support/test';

const GAME = '/game/48203';

/** Presses one of the choices for this device. */
async function choose(page: Page, group: string, choice: string) {
  await page.goto('/settings');
  const button = page
    .getByRole('group', { name: group })
    .getByRole('button', { name: choice, exact: true });
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
}

const boxOf = async (page: Page, what: string) =>
  (await page.locator(what).first().boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };

test('coordinates on the squares, or none', async ({ page }) => {
  await openAs(page, 'tomas', GAME);
  await ready(page);
  const outside = await boxOf(page, '.squares');

  await choose(page, 'Coordinates', 'On the squares');
  await page.goto(GAME);
  await ready(page);
  const inside = await boxOf(page, '.squares');
  expect(inside.width).toBeGreaterThan(outside.width);
  const ranks = await boxOf(page, '.ranks');
  expect(ranks.x).toBeGreaterThan(inside.x);
  expect(ranks.x + ranks.width).toBeLessThan(inside.x + inside.width / 8);

  await choose(page, 'Coordinates', 'None');
  await page.goto(GAME);
  await ready(page);
  await expect(page.locator('.coords').first()).toBeHidden();
});

for (const width of [390, 1280]) {
  test(`a smaller board at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await openAs(page, 'tomas', GAME);
    await ready(page);
    const whole = (await boxOf(page, '.board')).width;
    await choose(page, 'Board size', '70%');
    await page.goto(GAME);
    await ready(page);
    const part = (await boxOf(page, '.board')).width / whole;
    expect(part).toBeGreaterThan(0.69);
    expect(part).toBeLessThan(0.71);
    await inspect(page, 'a smaller board');
    // What lies over the squares lies where they are now.
    await clickBoth(page, 'c4', 'd3');
    await expect(submit(page)).toHaveClass(/primary/);
  });
}

const pictureOf = (page: Page, piece: string) =>
  page
    .locator(`.squares piece.${piece}`)
    .first()
    .evaluate((element) => getComputedStyle(element).backgroundImage);

test('a set of pieces is fetched when it is chosen, and Makruk keeps its own', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const [set] = /(merida|celtic|kryukov|makruk)-[^/]*\.css$/.exec(request.url())?.slice(1) ?? [];
    if (set) fetched.push(set);
  });
  await openAs(page, 'tomas', GAME);
  await ready(page);
  const pictures = [await pictureOf(page, 'white.knight')];
  expect(fetched).toEqual([]);
  for (const name of ['Merida', 'Celtic', 'Kryukov']) {
    await choose(page, 'Pieces', name);
    await page.goto(GAME);
    await ready(page);
    await expect.poll(() => pictureOf(page, 'white.knight')).toContain('data:image/svg+xml');
    pictures.push(await pictureOf(page, 'white.knight'));
  }
  expect(new Set(pictures).size).toBe(4);

  await page.goto('/game/48303');
  await ready(page);
  await expect.poll(() => pictureOf(page, 'white.rook')).toContain('data:image/svg+xml');
  const own = await pictureOf(page, 'white.rook');
  await choose(page, 'Pieces', 'Burnett');
  fetched.length = 0;
  await page.goto('/game/48303');
  await expect.poll(() => pictureOf(page, 'white.rook')).toBe(own);
  expect(fetched).toEqual(['makruk']);
});

test('each set is seen in the settings, and a set that does not come is replaced', async ({
  page,
}) => {
  await openAs(page, 'tomas', '/settings');
  const samples = page.getByRole('group', { name: 'Pieces' }).locator('piece.black.queen');
  await expect(samples).toHaveCount(4);
  const seen = () =>
    samples.evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundImage));
  await expect.poll(async () => new Set(await seen()).size).toBe(4);
  expect(await seen()).not.toContain('none');
  await inspect(page, 'appearance');

  const [burnett] = await seen();
  await choose(page, 'Pieces', 'Celtic');
  await page.route(/celtic-[^/]*\.css$/, (route) => route.abort());
  await page.goto(GAME);
  await ready(page);
  await expect.poll(() => pictureOf(page, 'black.queen')).toBe(burnett);
});

test('a board that was turned round, and the times, stay so over a reload', async ({ page }) => {
  await openAs(page, 'tomas', GAME);
  await ready(page);
  const first = () => page.locator('.board .files span').first().innerText();
  expect(await first()).toBe('a');
  await page.getByRole('button', { name: 'Flip' }).click();
  await page.getByLabel('Times').check();
  await page.reload();
  await ready(page);
  expect(await first()).toBe('h');
  await expect(page.locator('.moves.timed')).toBeVisible();
  await expect(page.getByLabel('Times')).toBeChecked();
  // When each was made, how long it took, and what was left.
  const move = page.locator('.moves button').first();
  await expect(move).toContainText(/^\S+ *\d+ days?.*[A-Z][a-z]{2},? \d+ .*\d\d:\d\dleft: \d+ days$/);
  // The board of another game is not turned with it, and the list of its moves has its times.
  await page.goto('/game/48201');
  await ready(page);
  expect(await first()).toBe('a');
  await expect(page.locator('.moves.timed')).toBeVisible();

  await page.goto(GAME);
  await ready(page);
  await page.keyboard.press('f');
  await page.reload();
  await ready(page);
  expect(await first()).toBe('a');
});

test('who is ahead is told beside the name, of the position that is shown', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await openAs(page, 'tomas', `${GAME}?ply=9`);
  await ready(page);
  const [black, white] = [page.locator('.strip').first(), page.locator('.strip').last()];
  const material = page.locator('.material b');
  // 1 e4 e6 2 d4 d5 3 Nd2 c5 4 exd5 Qxd5 5 Ngf3: all square.
  await expect(material).toHaveCount(0);
  await expect(white.locator('.taken')).toHaveText(/♙/);
  await page.getByRole('button', { name: 'Next move' }).click();
  // 5… cxd4
  await expect(black.locator('.material b')).toHaveText('+1');
  await expect(black).toContainText('Black is a pawn up');
  await expect(black.locator('.taken')).toContainText('2');
  await expect(white).not.toContainText('up');
  await page.keyboard.press('End');
  // 9… Nxd4, a knight for the reader to take back.
  await expect(black).toContainText('Black is a knight up');
  await page.keyboard.press('m');
  await page.locator('#move-in').fill('Nxd4');
  await expect(material).toHaveCount(0);
  await inspect(page, 'a game with material');

  await page.goto('/game/48303');
  await ready(page);
  await expect(page.locator('.material')).toHaveCount(0);
});

test('in forced colours White, Black and the clock that runs are told apart', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openAs(page, 'tomas', '/game/48203');
  await ready(page);
  const look = (selector: string, property: string) =>
    page
      .locator(selector)
      .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
  expect(await look('.disc.white', 'background-color')).not.toBe(
    await look('.disc.black', 'background-color'),
  );
  expect(await look('.strip.on .clockbox', 'outline-style')).toBe('solid');
  expect(await look('.strip:not(.on) .clockbox', 'outline-style')).toBe('none');
});

test('the letters of all names that are Latin are in the fonts of the pages', async ({ page }) => {
  await page.goto('/');
  const missing = await page.evaluate(async () => {
    const names = 'Nguyễn Thị Ngọc Ánh Trần Đức Phương Hồ Vũ Lê Ștefan Szűcs Łukasz Þór Ýrsa Ẁyn';
    const found: string[] = [];
    for (const family of ['600 16px Text', '500 30px Newsreader'])
      for (const letter of new Set(names.replace(/ /g, ''))) {
        const faces = await document.fonts.load(family, letter);
        if (!faces.length) found.push(`${family}: ${letter}`);
      }
    return found;
  });
  expect(missing).toEqual([]);
});
