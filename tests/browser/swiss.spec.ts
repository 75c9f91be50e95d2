// Swiss tournaments: the wizard, the pairs before they are published, and the standings over the rounds.
import type { Page } from '@playwright/test';
import { announce, mockDirector, walkTo } from './support/announcing';
import { tabTo } from './support/board';
import * as mock from './support/events';
import { inspectAt } from './support/inspect';
import { mark } from './support/mark';
import { inCzech, openAs } from './support/people';
import { round } from './support/rounds';
import { SWISS, mockStandings, says, swiss, swissRounds, swissTable } from './support/swiss';
import { expect, test } from './support/test';
import { next } from './support/wizard';

const system = (page: Page) => page.getByLabel('Who plays whom');
const rounds = (page: Page) => page.getByLabel('Rounds', { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name });

test('in the wizard: rounds instead of a size, and what is sent', async ({ page }) => {
  const sent = await mock.mockEvents(page, { announces: true, event: mock.event() });
  await mockDirector(page);
  await openAs(page, 'director', '/events/new');
  await button(page, 'Something new').click();
  await page.getByLabel('Tournament director').fill('900001');
  await walkTo(page, 'Who');
  await page.getByLabel('Who may enter').selectOption('open');
  await walkTo(page, 'How');
  await system(page).selectOption('swiss');
  await expect(rounds(page)).toHaveValue('7');
  await expect(rounds(page)).toHaveAccessibleDescription(/^2 to 15, with a game in each\./);
  await expect(page.getByLabel('Players in a section')).toHaveCount(0);
  const ties = page.getByRole('group', { name: 'Tie-breaks' }).getByRole('combobox');
  for (const [at, tie] of [...SWISS.tie_breaks, ''].entries())
    await expect(ties.nth(at)).toHaveValue(tie);
  for (const wrong of ['1', '16']) {
    await rounds(page).fill(wrong);
    await next(page).click();
    await expect(rounds(page)).toBeFocused();
    await expect(rounds(page)).toHaveAccessibleDescription(/whole number from 2 to 15/);
  }
  await inspectAt(page, 'the step with a Swiss tournament', 1_280, 390);
  await rounds(page).fill('7');
  await walkTo(page, 'Time', 'Dates', 'This is what everybody will read');
  const summary = page.locator('.summary');
  await expect(summary).toContainText(
    says('Swiss system in 7 rounds, each of which is an event of its own'),
  );
  await expect(summary).toContainText('The colour of the top seed in the first round is drawn');
  await expect(summary).toContainText('Whoever has no opponent has a bye, which counts 1 point.');
  await expect(summary).toContainText('The points of all rounds count together.');
  await expect(summary).toContainText(says('Buchholz cut 1, Buchholz, number of wins.'));
  await inspectAt(page, 'the last look at a Swiss tournament', 1_280, 390);
  await announce(page);
  const { system: chosen, section_size, entry, tie_breaks } = SWISS;
  const announcement = mock.announcement({
    ...{ name: 'Something new', system: chosen, games_each: 7, section_size, entry, tie_breaks },
  });
  expect(sent).toEqual([{ path: 'POST /api/events', body: { announcement } }]);
});

test('the next round: everybody goes on, and nobody is asked how many', async ({ page }) => {
  const world: mock.World = { announces: true, event: mock.event({ announcement: swiss() }) };
  const sent = await mock.mockEvents(page, world);
  await mockDirector(page);
  await openAs(page, 'director', '/events/new?after=7');
  await page.getByLabel('Name', { exact: true }).fill('Spring Swiss, round 2');
  await page.getByLabel('Code').fill('S/2');
  await walkTo(page, 'Who');
  const before = page.getByRole('group', { name: 'Previous round' });
  await expect(before.getByRole('link', { name: SWISS.name })).toHaveAttribute('href', '/events/7');
  await expect(before).toContainText('Everybody goes on to the next round of a Swiss tournament.');
  await expect(page.getByLabel('Of each section advance')).toHaveCount(0);
  await inspectAt(page, 'the step with the round before', 1_280, 390);
  await walkTo(page, 'How');
  await expect(rounds(page)).toHaveValue('4');
  await walkTo(page, 'Time', 'Dates');
  await page.getByLabel('Entries open').fill('2028-01-01T12:00');
  await page.getByLabel('Entries close').fill('2028-02-01T12:00');
  await page.getByLabel('Start', { exact: true }).fill('2028-03-01T12:00');
  await walkTo(page, 'This is what everybody will read');
  await expect(page.locator('.summary')).toContainText(
    'Everybody goes on from the previous round; players do not enter themselves.',
  );
  await expect(page.locator('.summary')).not.toContainText('top seed');
  await announce(page);
  const announcement = {
    ...{ system: 'swiss', games_each: 4, section_size: 2, entry: 'invitation' },
    previous_round: { event: 7, advancing: 2 },
  };
  expect(sent).toMatchObject([{ path: 'POST /api/events', body: { announcement } }]);
});

test('the pairs before they are published: White, Black, and a bye', async ({ page }) => {
  const { sections, ...rest } = mock.proposal(2, 2);
  const alone = sections.map((each, at) => ({ ...each, players: each.players.slice(at) }));
  const entries = { entered: 0, accepted: 3, waiting: 0 };
  const event = mock.event({ may: mock.EVERYTHING, announcement: swiss(), entries });
  const sent = await mock.mockEvents(page, { event, proposal: { ...rest, sections: alone } });
  await openAs(page, 'director', '/events/7/sections');
  await expect(page.getByText('The server pairs the round by the FIDE (Dutch)')).toBeVisible();
  await expect(page.getByLabel('Sizes of the sections')).toHaveCount(0);
  const pair = page.getByRole('region', { name: 'Section 1' });
  await expect(pair.getByRole('heading', { level: 4 })).toHaveText(['White', 'Black']);
  const bye = page.getByRole('region', { name: 'Section 2' });
  await expect(bye).toContainText('Has a bye: one point without a game.');
  await expect(bye.getByRole('heading', { level: 4 })).toHaveCount(0);
  await expect(page.getByText('Has a bye')).toHaveCount(1);
  await expect(bye.locator('option:checked')).toHaveText('Section 2, bye');
  await inspectAt(page, 'the pairs of a round', 1_280, 390);
  await button(page, 'Publish the start lists…').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Each pair plays one game, with the colours as proposed');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  // Whoever is moved to the other side changes colours with the opponent.
  const move = pair.getByRole('combobox', { name: says('Tomáš Novák') });
  await move.selectOption({ label: 'Section 1, Black' });
  await expect(pair.locator('.players').last()).toContainText('Tomáš Novák');
  await button(page, 'Save').click();
  const numbers = [[160_014, 160_012], [160_015]];
  const body = { sections: numbers.map((players) => ({ players })) };
  const saved = [{ path: 'PUT /api/events/7/proposal', body }];
  await expect.poll(() => sent).toMatchObject(saved);
});

const square = (page: Page, y: number, x: number) => page.locator(`[data-at="${y}-${x}-0"]`);
const box = async (page: Page, y: number, x: number) =>
  (await square(page, y, x).boundingBox()) ?? { x: NaN, width: NaN };
const pairs = (page: Page, name: string) =>
  page.getByRole('list', { name, exact: true }).locator('> li');

test('standings: a line for each player, and a square for each round', async ({ page }) => {
  await mockStandings(page);
  await page.goto('/events/7/rounds');
  const standings = page.getByRole('region', { name: 'Standings' });
  await expect(standings).toContainText(says('Round 3 of 4, 1 game not finished yet'));
  await expect(standings).toContainText(says('Buchholz cut 1, Buchholz, number of wins.'));
  const cells = (kind: string) => standings.locator(`tbody .${kind}`);
  await expect(cells('at')).toHaveText(['1', '2', '3', '4', '5', '6', '7']);
  await expect(cells('sc')).toHaveText(['2½', '1½', '1½', '1½', '1', '1', '1']);
  // Buchholz cut 1, Buchholz, wins and place.
  for (const [at, text] of ['3', '4', '2', '1'].entries())
    await expect(cells('sm').nth(at)).toHaveText(text);
  await expect(standings.locator('thead .c a')).toHaveText(
    [1, 2, 3].map((n) => says(`Round ${n}`)),
  );
  const names: [number, number, string][] = [
    [0, 0, 'Round 1, Black against Katarzyna Lewandowska (5): 1'],
    [0, 1, 'Round 2, White against Tomáš Novák (3): ½'],
    [2, 2, 'Round 3, White against William Pemberton (4): not finished'],
    [3, 1, 'Round 2, Black against Jürgen Müller-Hahn (6): 1, exceeded the time limit'],
    [4, 1, 'Round 2: bye 1'],
    [6, 2, 'Round 3, White against Katarzyna Lewandowska (5): 1, by default'],
  ];
  for (const [y, x, name] of names)
    await expect(square(page, y, x)).toHaveAccessibleName(says(name));
  await expect(square(page, 2, 2)).toHaveAttribute('href', '/section/301');
  // Who joined for the second round has nothing in the first.
  await expect(square(page, 6, 0)).toHaveCount(0);

  await tabTo(page, square(page, 0, 0));
  const presses: [string, number, number][] = [
    ['ArrowRight', 0, 1],
    ['ArrowDown', 1, 1],
    ['ArrowLeft', 1, 0],
    ['ArrowLeft', 1, -1],
    ['ArrowUp', 0, -1],
  ];
  for (const [key, y, x] of presses) {
    await page.keyboard.press(key);
    await expect(square(page, y, x)).toBeFocused();
  }
  // Over what is empty to the name.
  await square(page, 6, 1).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(square(page, 6, -1)).toBeFocused();
  await page.evaluate(() => scrollTo(0, 0));
  await inspectAt(page, 'the standings', 1_280, 390);
});

test('the rounds below the standings, the newest first', async ({ page }) => {
  await mockStandings(page);
  await page.goto('/events/7/rounds');
  const folds = page.locator('.round-folds > li');
  await expect(folds.getByRole('heading', { level: 2 })).toHaveText(
    [3, 2, 1].map((at) => `Spring Swiss, round ${at}`),
  );
  await expect(page.locator('details[open]')).toHaveCount(1);
  await expect(pairs(page, 'Spring Swiss, round 3')).toHaveText([
    /Tomáš Novák *– .*William Pemberton *not finished *Section 1$/,
    /Iván García *– .*Gábor Szűcs *0–1 *Section 2$/,
    /Åse Løvberg *– .*Katarzyna Lewandowska *1–0 *Section 3$/,
    /Jürgen Müller-Hahn *bye *Section 4$/,
  ]);
  await page.setViewportSize({ width: 390, height: 844 });
  // The squares scroll in their box, and from behind the names.
  await tabTo(page, square(page, 0, 0));
  await expect(square(page, 0, 0)).toBeInViewport({ ratio: 1 });
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowLeft'])
    await page.keyboard.press(key);
  const [name, first] = [await box(page, 0, -1), await box(page, 0, 0)];
  expect(first.x).toBeGreaterThanOrEqual(name.x + name.width);
  const summary = page.locator('summary', { hasText: 'Spring Swiss, round 1' });
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(pairs(page, 'Spring Swiss, round 1').last()).toContainText('½–½');
  await page.evaluate(() => scrollTo(0, 0));
  await inspectAt(page, 'the standings on a phone', 390, 360);
});

test('in Czech, dark, with the reader marked', async ({ page }) => {
  await mockStandings(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await inCzech(page);
  await openAs(page, 'tomas', '/events/7/rounds');
  await expect(page.getByRole('region', { name: 'Pořadí' })).toContainText(
    says('3. kolo (celkem kol: 4), nedohrána 1 partie'),
  );
  await expect(square(page, 4, 1)).toHaveAccessibleName(says('2. kolo: volno 1'));
  await expect(square(page, 2, 0)).toHaveAccessibleName(
    says('1. kolo, bílými, soupeř Jürgen Müller-Hahn (6): 1'),
  );
  await expect(page.locator('tr.me')).toHaveCount(1);
  await expect(pairs(page, 'Spring Swiss, round 3').first()).toContainText(/nedohráno *vy/);
  await inspectAt(page, 'the standings in Czech', 1_280, 390);
});

test('a single round, and none yet', async ({ page }) => {
  const lines = swissTable.lines.slice(0, 6);
  for (const [at, { cells, ...line }] of lines.entries())
    lines[at] = { ...line, cells: cells.slice(0, 1) };
  const list = { rounds: swissRounds.slice(0, 1), swiss: { ...swissTable, events: [7], lines } };
  await mockStandings(page, list);
  await page.goto('/events/7/rounds');
  const standings = page.getByRole('region', { name: 'Standings' });
  await expect(standings).toContainText(says('After round 1 of 4'));
  await expect(pairs(page, 'Spring Swiss, round 1')).toHaveCount(3);
  await inspectAt(page, 'a single round', 1_280, 390);

  const rounds = [round(1, [], { name: SWISS.name, system: 'swiss', phase: 'entries_open' })];
  Object.assign(list, { rounds, swiss: { ...swissTable, events: [], lines: [] } });
  await page.reload();
  await expect(page.getByText('The standings begin with the start list of')).toBeVisible();
  await expect(standings).toHaveCount(0);
  await expect(page.getByText('The start lists have not been drawn up yet.')).toBeVisible();
  await inspectAt(page, 'no round yet', 1_280, 390);
});

test('the page of a round: which it is, the standings, and the next one', async ({ page }) => {
  const to = (event: number, at: number) => ({ event, name: `Round ${at}`, phase: 'running' });
  const world: mock.World = { announces: true };
  const is = (swiss_round: number, rounds_after: mock.Json[]) => {
    const announcement = swiss({ previous_round: { event: 6, advancing: 2 } });
    const round_before = to(6, swiss_round - 1);
    const may = mock.EVERYTHING;
    world.event = mock.event({
      ...{ phase: 'running', announcement, round_before, rounds_after, swiss_round, may },
    });
  };
  is(2, []);
  await mock.mockEvents(page, world);
  await openAs(page, 'organiser', '/events/7');
  const nav = page.getByRole('navigation', { name: 'Rounds' });
  await expect(nav).toContainText(says('Round 2 of 4'));
  await expect(nav.getByRole('link', { name: 'Standings and all rounds' })).toHaveAttribute(
    'href',
    '/events/7/rounds',
  );
  const another = nav.getByRole('link', { name: 'Announce the next round' });
  await expect(another).toHaveAttribute('href', '/events/new?after=7');
  await expect(page.locator('.event-rules')).toContainText(
    says('Everybody goes on from “Round 1”'),
  );
  await inspectAt(page, 'the page of a round', 1_280, 390);
  is(2, [to(8, 3)]);
  await page.reload();
  await expect(nav.getByRole('link', { name: 'Round 3' })).toHaveAttribute('href', '/events/8');
  await expect(another).toHaveCount(0);
  is(4, []);
  await page.reload();
  await expect(nav).toContainText(says('Round 4 of 4'));
  await expect(another).toHaveCount(0);
});

test('on the real server: a Swiss tournament is announced', async ({ page }) => {
  const own = mark();
  await openAs(page, 'officer', '/events/new');
  await button(page, 'Friendly event').click();
  await page.getByLabel('Name', { exact: true }).fill(`Swiss ${own}`);
  await page.getByLabel('Code').fill(`S/${own}`);
  await page.getByLabel('Tournament director').fill('390044');
  await walkTo(page, 'Who', 'How');
  await system(page).selectOption('swiss');
  await rounds(page).fill('5');
  await walkTo(page, 'Time', 'Dates', 'This is what everybody will read');
  await announce(page);
  await expect(page.getByText(says('Swiss system in 5 rounds'))).toBeVisible();
  await inspectAt(page, 'the page of a Swiss tournament', 1_280, 390);
  await page.goto(`${page.url()}/rounds`);
  await expect(page.getByText('The standings begin with the start list of')).toBeVisible();
});
