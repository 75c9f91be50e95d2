// The sections of an event at a glance: how far they are, who leads, and in which of them somebody plays.
import type { Page } from '@playwright/test';
import { tabTo } from './support/board';
import { counts, leader, manyGlances, namesOf } from './support/eventSections';
import * as mock from './support/events';
import { fits, inspectAt } from './support/inspect';
import { problem } from './support/leave';
import { inCzech, openAs } from './support/people';
import { expect, test } from './support/test';

const panel = (page: Page) => page.getByRole('region', { name: 'Sections' });
const lines = (page: Page) => panel(page).locator('.glances > li');
const finder = (page: Page) => panel(page).getByRole('searchbox', { name: 'Find a player' });
const found = (page: Page) => panel(page).getByRole('list', { name: 'Players found' });

/** An event in play with these sections; whoever asks for them is counted. */
async function mockSections(page: Page, glances: ReturnType<typeof manyGlances>, changed = {}) {
  const sections = namesOf(glances);
  const event = mock.event({ phase: 'running', sections, ...changed });
  await mock.mockEvents(page, { event, glances });
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/(events\/7\/)?sections/.test(pathname)) asked.push(pathname);
  });
  return asked;
}

const some = () => {
  const [one, two, three] = manyGlances(3, 13) as [Glance, Glance, Glance];
  return [one, two, { ...three, counts: counts(78, 0) }];
};
type Glance = ReturnType<typeof manyGlances>[number];

test('a few sections: how far each is, who leads, who has won', async ({ page }) => {
  const asked = await mockSections(page, some());
  await page.goto('/events/7');
  await expect(panel(page)).toContainText('Whole event: 95 of 234 games finished');
  await expect(lines(page)).toHaveCount(3);
  const [first, second, third] = [0, 1, 2].map((at) => lines(page).nth(at));
  // No game is over in the first: it has nobody who leads.
  await expect(first!).toHaveText(/^Section 1 *0 of 78 games finished$/);
  await expect(second!.getByRole('link', { name: 'Section 2' })).toHaveAttribute(
    'href',
    '/section/71',
  );
  await expect(second!).toContainText('17 of 78 games finished');
  await expect(second!.locator('.leaders li')).toHaveText([
    /^1= .*6½\/8 *$/,
    /^1= .*6½\/8 *$/,
    /^3\. .*5½\/8 *$/,
  ]);
  await expect(third!.locator('.leaders li').first()).toHaveText(/^1\. .*6½\/8 *winner$/);
  await expect(panel(page).getByText('winner')).toHaveCount(1);
  // Nobody is signed in, and the sections are asked for once.
  await expect(panel(page).getByText('you', { exact: true })).toHaveCount(0);
  expect(asked).toEqual(['/api/events/7/sections']);
});

test('a first place that many share', async ({ page }) => {
  const [one] = manyGlances(1, 7) as [Glance];
  const draw = { shared: true, games: 6 };
  const leaders = one.players.map((player) => leader(player, 1, 6, draw));
  const glances = [{ ...one, counts: counts(21, 0), leaders }];
  const event = mock.event({
    ...{ phase: 'finished', sections: namesOf(glances) },
    acts: [{ ...mock.event().acts[0], at: '2026-11-18T09:00:00Z', act: 'finished' }],
  });
  await mock.mockEvents(page, { event, glances });
  await page.goto('/events/7');
  await expect(panel(page).locator('.leaders li')).toHaveCount(5);
  await expect(panel(page)).toContainText('More players share these places; the table shows who.');
  // The final tables tell of all.
  const final = page.getByRole('region', { name: 'Final tables' });
  await expect(final.locator('.winners ul > li')).toHaveCount(7);
  // Seven players are seen at once.
  await expect(finder(page)).toHaveCount(0);
});

test('a player is found by name or number, whatever the accents', async ({ page }) => {
  await mockSections(page, some());
  await openAs(page, 'tomas', '/events/7');
  await expect(lines(page).first().getByText('you', { exact: true })).toBeVisible();
  await tabTo(page, finder(page));
  await page.keyboard.type('szucs gab');
  await expect(panel(page).getByRole('status')).toHaveText('One player found.');
  await expect(lines(page).first()).toBeHidden();
  await finder(page).fill('160013');
  await expect(panel(page).getByRole('status')).toHaveText('One player found.');
  const one = found(page).getByRole('listitem');
  await expect(one).toHaveText(/Gábor Szűcs *160013 *Section 1$/);
  await expect(one.getByRole('link', { name: 'Section 1' })).toHaveAttribute('href', '/section/70');
  // The way back leads to what was looked for.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/section/70');
  await page.goBack();
  await expect(finder(page)).toHaveValue('160013');
  await finder(page).fill('Nobody at all');
  await expect(panel(page).getByRole('status')).toHaveText(
    'Nobody with this name or number plays in this event.',
  );
  await expect(found(page)).toHaveCount(0);
  await finder(page).fill('');
  await expect(lines(page)).toHaveCount(3);
  await expect(page).toHaveURL('/events/7');
});

test('a thousand players in sixty sections', async ({ page }) => {
  // The reader plays in one that is far down.
  const glances = manyGlances(60, 17);
  glances[40]!.players[3] = { ...mock.person(0), id: 160_012 };
  glances[0]!.players[0] = { ...mock.person(0), id: 99_000 };
  await mockSections(page, glances);
  await openAs(page, 'tomas', '/events/7');
  await expect(lines(page)).toHaveCount(13);
  await expect(lines(page).first()).toHaveText(/^Section 41 *you/);
  await expect(lines(page).nth(1)).toContainText('Section 1');
  const height = () => panel(page).evaluate((element) => element.getBoundingClientRect().height);
  expect(await height()).toBeLessThan(1_000);
  await panel(page).getByRole('button', { name: 'Show all 60 sections' }).press('Enter');
  await expect(lines(page)).toHaveCount(60);
  await expect(panel(page).getByRole('link', { name: 'Section 13' })).toBeFocused();
  expect(await height()).toBeLessThan(1_000);

  await finder(page).fill('a');
  await expect(found(page).getByRole('listitem')).toHaveCount(20);
  await expect(panel(page).getByRole('status')).toHaveText('966 players found.');
  await panel(page).getByRole('button', { name: 'Show 20 more' }).press('Enter');
  await expect(found(page).getByRole('listitem')).toHaveCount(40);
  await expect(found(page).getByRole('listitem').nth(20).getByRole('link').first()).toBeFocused();
  // Each key is answered at once.
  const took = await finder(page).evaluate(async (field: HTMLInputElement) => {
    const begin = performance.now();
    for (const text of ['n', 'no', 'nov', 'nova', 'novak']) {
      field.value = text;
      field.dispatchEvent(new Event('input', { bubbles: true }));
      await new Promise(requestAnimationFrame);
    }
    return performance.now() - begin;
  });
  expect(took).toBeLessThan(1_500);
  await expect(found(page).getByRole('listitem').first()).toContainText('Novák');
});

test('before the start nobody leads, and players are found', async ({ page }) => {
  const glances = some().map((each) => ({ ...each, leaders: [], counts: counts(0, 0, 78) }));
  await mockSections(page, glances, { phase: 'published' });
  await page.goto('/events/7');
  await expect(panel(page)).toContainText('Whole event: 39 players, 234 games');
  await expect(lines(page).first()).toHaveText(/^Section 1 *13 players, 78 games$/);
  await expect(panel(page).locator('.leaders, .bar')).toHaveCount(0);
  await finder(page).fill('novák');
  await expect(found(page).getByRole('link', { name: 'Section 1' }).first()).toBeVisible();
});

test('the links stand before the answer and after a failure, which can be tried again', async ({
  page,
}) => {
  await mockSections(page, some());
  const answers = [problem(503, 'unavailable')];
  let letGo = () => {};
  const held = new Promise<void>((done) => (letGo = done));
  await page.route('**/api/events/7/sections', async (route) => {
    await held;
    const refused = answers.shift();
    return refused ? route.fulfill(refused) : route.fallback();
  });
  await page.goto('/events/7');
  const link = panel(page).getByRole('link', { name: 'Section 2' });
  await link.focus();
  await expect(panel(page).getByRole('listitem')).toHaveCount(3);
  await expect(finder(page)).toHaveCount(0);
  letGo();
  await expect(panel(page).getByRole('alert')).toBeVisible();
  await expect(link).toBeFocused();
  await panel(page).getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(panel(page)).toContainText('17 of 78 games finished');
  await expect(panel(page).getByRole('alert')).toHaveCount(0);
  await expect(panel(page).getByRole('heading')).toBeFocused();
});

test('a failure of an event that is over is told once', async ({ page }) => {
  await mockSections(page, some(), { phase: 'finished' });
  let fails = true;
  await page.route('**/api/events/7/sections', (route) =>
    fails ? route.fulfill(problem(503, 'unavailable')) : route.fallback(),
  );
  await page.goto('/events/7');
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expect(panel(page).getByRole('link', { name: 'Section 3' })).toBeVisible();
  fails = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('.winners > li')).toHaveCount(3);
  await expect(lines(page)).toHaveCount(3);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Final tables' })).toBeFocused();
});

test('an event without sections asks for none, and boards of teams are links', async ({ page }) => {
  const asked = await mockSections(page, []);
  await page.goto('/events/7');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Draws', { exact: true })).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
  const replacements = { most: null, once_a_board: false, naming_days: null };
  const terms = { boards: 2, eligible: 'any', promotion: null, league: null, replacements };
  const boards = [1, 2].map((n) => ({ id: 69 + n, name: `Board ${n}` }));
  const event = mock.event({
    ...{ phase: 'running', sections: boards },
    announcement: mock.announcement({ teams: terms }),
  });
  await mock.mockEvents(page, { event });
  const list = { version: 3, boards: 2, before: null, teams: [], enters_for: null };
  await page.route('**/api/events/7/teams', (route) =>
    route.fulfill({ json: { ...list, may_decide: false, may_enter: false } }),
  );
  await page.goto('/events/7');
  const links = page.getByRole('region', { name: 'Boards' }).locator('.section-links a');
  await expect(links).toHaveText([/Board 1/, /Board 2/]);
  expect(asked).toEqual([]);
});

test('on the server: an event that is over has its winner among its sections', async ({ page }) => {
  // Who it is differs from demo to demo.
  const answer = await page.request.get('/api/events/2/sections');
  const { sections } = (await answer.json()) as { sections: Glance[] };
  const leaders = sections[0]?.leaders ?? [];
  expect(leaders).toHaveLength(3);
  expect(sections[0]?.players).toHaveLength(7);
  await page.goto('/events/2');
  await expect(page.getByRole('heading', { level: 1, name: 'Fjord Masters' })).toBeVisible();
  await expect(panel(page)).toContainText('21 of 21 games finished');
  const told = panel(page).locator('.leaders li');
  await expect(told).toHaveCount(3);
  const final = page.getByRole('region', { name: 'Final tables' });
  for (const [at, { place, player }] of leaders.entries()) {
    await expect(told.nth(at)).toContainText(player.family_name);
    await expect(told.nth(at)).toContainText('/6');
    await expect(told.nth(at).getByText('winner')).toHaveCount(place === 1 ? 1 : 0);
    if (place === 1) await expect(final.locator('.winners')).toContainText(player.family_name);
  }
  await panel(page).getByRole('link', { name: 'Section 1' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Section 1' })).toBeVisible();
});

for (const [width, other, colorScheme, locale] of [
  [1280, 320, 'light', 'en-GB'],
  [390, 1280, 'dark', 'cs-CZ'],
  [320, 390, 'light', 'cs-CZ'],
] as const)
  test.describe(`at ${width} pixels, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 844 }, colorScheme, locale });

    test('few sections, many, and players found', async ({ page }) => {
      test.slow();
      if (locale === 'cs-CZ') await inCzech(page);
      const long = {
        given_name: 'Wolfgang Maximilian Konstantin',
        family_name: 'von Hohenzollern-Schwarzburg-Sondershausen',
      };
      const few = some();
      for (const each of few) {
        Object.assign(each.players[0]!, long);
        if (each.leaders[0]) each.leaders[0].player = each.players[0]!;
      }
      const ours = page.locator('section[aria-labelledby="h-sections"]');
      const folder = process.env.POSTHORN_SHOTS;
      const look = async (name: string) => {
        if (folder) await ours.screenshot({ path: `${folder}/sections-${name}-${width}.png` });
      };
      const box = ours.getByRole('searchbox');
      await mockSections(page, few);
      await openAs(page, 'tomas', '/events/7');
      await expect(page.locator('.glances > li')).toHaveCount(3);
      await inspectAt(page, 'a few sections', width, other);
      await look('few');
      await mockSections(page, manyGlances(60, 17));
      await page.goto('/events/7');
      await expect(page.locator('.glances > li')).toHaveCount(12);
      await look('many');
      await page.locator('.glances + p button').press('Enter');
      await expect(page.locator('.glances > li')).toHaveCount(60);
      await inspectAt(page, 'sixty sections', width, other);
      await look('all');
      await box.fill('novak');
      await expect(page.locator('.found-players li')).toHaveCount(20);
      await inspectAt(page, 'players found', width, other);
      await look('found');
      await box.fill('xyz');
      await expect(page.locator('.found-players')).toHaveCount(0);
      await fits(page, 'nobody found');
      await look('nobody');
      const before = few.map((each) => ({ ...each, leaders: [], counts: counts(0, 0, 78) }));
      await mockSections(page, before, { phase: 'published' });
      await page.goto('/events/7');
      await expect(page.locator('.glances > li')).toHaveCount(3);
      await look('before');
    });
  });
