// Knock-outs and next rounds: the wizard, the sentences on the event's page, and the sections before they are published.
import type { Page } from '@playwright/test';
import { announce, mockDirector, walkTo } from './support/announcing';
import { tabTo } from './support/board';
import * as mock from './support/events';
import { inspectAt } from './support/inspect';
import { mark } from './support/mark';
import { mockPaper } from './support/paper';
import { inCzech, openAs } from './support/people';
import { expect, test } from './support/test';
import { next, step } from './support/wizard';

const KNOCK_OUT = {
  ...{ name: 'Spring Cup', kind: 'special', entry: 'open', unrated_level: null },
  ...{ system: 'knock_out', games_each: 4, section_size: 2 },
};
const knockOut = (changed: mock.Json = {}) => mock.announcement({ ...KNOCK_OUT, ...changed });

const system = (page: Page) => page.getByLabel('Who plays whom');
const games = (page: Page) => page.getByLabel('Games of each match');
const advancing = (page: Page) => page.getByLabel('Of each section advance');
const button = (page: Page, name: string) => page.getByRole('button', { name });

test('in the wizard: games of each match instead of a size, and what is sent', async ({ page }) => {
  const sent = await mock.mockEvents(page, { announces: true, event: mock.event() });
  await mockDirector(page);
  await openAs(page, 'director', '/events/new');
  await button(page, 'Something new').click();
  await expect(step(page, 'What')).toBeFocused();
  await page.getByLabel('Tournament director').fill('900001');
  await walkTo(page, 'Who');
  // There is no previous round, and no field for one.
  await expect(advancing(page)).toHaveCount(0);
  await walkTo(page, 'How');
  await system(page).selectOption('knock_out');
  await expect(games(page)).toHaveValue('2');
  await expect(page.getByLabel('Players in a section')).toHaveCount(0);
  await games(page).fill('7');
  await next(page).click();
  await expect(games(page)).toHaveAccessibleDescription(/Enter a whole number from 1 to 6/);
  await games(page).fill('4');
  // The class of the preset wants sections in which everybody meets everybody.
  await next(page).click();
  await expect(system(page)).toBeFocused();
  await expect(system(page)).toHaveAccessibleDescription(/everybody meets everybody/);
  await inspectAt(page, 'the step with a knock-out', 1_280, 390);
  await button(page, 'Back').click();
  await page.getByLabel('Who may enter').selectOption('open');
  await walkTo(page, 'How');
  await page.getByRole('checkbox', { name: 'title norms' }).check();
  await next(page).click();
  await expect(system(page)).toHaveAccessibleDescription(/everybody meets everybody/);
  await page.getByRole('checkbox', { name: 'title norms' }).uncheck();
  await walkTo(page, 'Time', 'Dates', 'This is what everybody will read');
  await expect(page.locator('.summary')).toContainText(
    'Knock-out: matches of 4 games; the winner advances, whoever has no opponent goes on without a game.',
  );
  await announce(page);
  await expect(page).toHaveURL('/events/7');
  const { system: chosen, games_each, section_size, entry } = KNOCK_OUT;
  expect(sent).toEqual([
    {
      path: 'POST /api/events',
      body: {
        announcement: mock.announcement({
          ...{ name: 'Something new', system: chosen, games_each, section_size, entry },
        }),
      },
    },
  ]);
});

test('the sizes come back with another system', async ({ page }) => {
  await mock.mockEvents(page, { announces: true, event: mock.event({ announcement: knockOut() }) });
  await mockDirector(page);
  await openAs(page, 'director', '/events/new?like=7');
  await page.getByLabel('Code').fill('K/2028');
  await walkTo(page, 'Who', 'How');
  await expect(games(page)).toHaveValue('4');
  await system(page).selectOption('round_robin');
  await expect(games(page)).toHaveCount(0);
  await expect(page.getByLabel('Players in a section')).toHaveValue('7');
});

test('the next round, by keyboard: it begins like the one before, and names it', async ({
  page,
}) => {
  const previous_round = { event: 3, advancing: 2 };
  const announcement = knockOut({ code: 'K/1', previous_round, payment: 'By cheque.' });
  const world: mock.World = { announces: true, event: mock.event({ announcement }) };
  const sent = await mock.mockEvents(page, world);
  await mockDirector(page);
  await openAs(page, 'director', '/events/new?after=7');
  await expect(page.getByLabel('Code')).toHaveValue('');
  const name = page.getByLabel('Name', { exact: true });
  await expect(name).toHaveValue('');
  await tabTo(page, name);
  await page.keyboard.type('Spring Cup, round 2');
  await tabTo(page, page.getByLabel('Code'));
  await page.keyboard.type('K/2');
  await page.keyboard.press('Enter');
  await expect(step(page, 'Who')).toBeFocused();
  await expect(page.getByLabel('Who may enter')).toHaveValue('invitation');
  await expect(page.getByLabel('Entry fee')).toHaveValue('');
  const before = page.getByRole('group', { name: 'Previous round' });
  await expect(before.getByRole('link', { name: 'Spring Cup' })).toHaveAttribute(
    'href',
    '/events/7',
  );
  await expect(advancing(page)).toHaveValue('1');
  await advancing(page).fill('31');
  await advancing(page).press('Enter');
  await expect(advancing(page)).toBeFocused();
  await expect(advancing(page)).toHaveAccessibleDescription(/from 1 to 30/);
  await advancing(page).fill('2');
  await page.getByRole('checkbox', { name: 'teams play' }).check();
  await next(page).press('Enter');
  const teams = page.getByRole('checkbox', { name: 'teams play' });
  await expect(teams).toBeFocused();
  await expect(teams).toHaveAccessibleDescription(/Teams do not advance like this/);
  await teams.uncheck();
  await inspectAt(page, 'the step with a previous round', 1_280, 390);
  await walkTo(page, 'How');
  // What teams cannot play went with them.
  await system(page).selectOption('knock_out');
  await games(page).fill('4');
  await walkTo(page, 'Time', 'Dates');
  await page.getByLabel('Entries open').fill('2028-01-01T12:00');
  await page.getByLabel('Entries close').fill('2028-02-01T12:00');
  await page.getByLabel('Start', { exact: true }).fill('2028-03-01T12:00');
  await walkTo(page, 'This is what everybody will read');
  await expect(page.locator('.summary')).toContainText(
    'The first 2 of each section of the previous round advance; players do not enter themselves.',
  );
  await inspectAt(page, 'the last look at a next round', 1_280, 390);
  await announce(page);
  await expect(page).toHaveURL('/events/7');
  expect(sent).toEqual([
    {
      path: 'POST /api/events',
      body: {
        announcement: knockOut({
          ...{ name: 'Spring Cup, round 2', code: 'K/2', entry: 'invitation', fee: null },
          previous_round: { event: 7, advancing: 2 },
          entries_open_at: '2028-01-01T12:00:00Z',
          entries_close_at: '2028-02-01T12:00:00Z',
          starts_at: '2028-03-01T12:00:00Z',
        }),
      },
    },
  ]);
});

test('a copy goes on from no event', async ({ page }) => {
  const announcement = knockOut({ previous_round: { event: 3, advancing: 2 } });
  await mock.mockEvents(page, { announces: true, event: mock.event({ announcement }) });
  await openAs(page, 'director', '/events/new?like=7');
  await page.getByLabel('Code').fill('K/2028');
  await walkTo(page, 'Who');
  await expect(page.getByRole('group', { name: 'Previous round' })).toHaveCount(0);
});

test('a change: refusals stand at the field, and the previous round can be left out', async ({
  page,
}) => {
  const previous_round = { event: 3, advancing: 2 };
  const world: mock.World = {
    event: mock.event({
      ...{ may: mock.EVERYTHING, announcement: knockOut({ previous_round, entry: 'invitation' }) },
      round_before: { event: 3, name: 'Groups', phase: 'finished' },
    }),
  };
  const sent = await mock.mockEvents(page, world);
  await mockDirector(page);
  const refused = { code: 'round_before_stays' };
  await page.route('**/api/events/7', (route) =>
    route.request().method() === 'PUT' && refused.code
      ? route.fulfill({
          status: 409,
          contentType: 'application/problem+json',
          json: { type: 'about:blank', status: 409, code: refused.code, title: '', detail: '' },
        })
      : route.fallback(),
  );
  await openAs(page, 'director', '/events/7/change');
  await walkTo(page, 'Who');
  await advancing(page).fill('3');
  const send = async () => {
    await walkTo(page, 'How', 'Time', 'Dates', 'This is what everybody will read');
    await button(page, 'Change…').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Change it' }).click();
  };
  await send();
  await expect(advancing(page)).toHaveAccessibleDescription(/Players have advanced .* already/);
  refused.code = 'no_round_before';
  await send();
  await expect(advancing(page)).toHaveAccessibleDescription(/has to be another event/);
  refused.code = '';
  await button(page, 'Leave the previous round out').press('Enter');
  await expect(advancing(page)).toHaveCount(0);
  await expect(page.getByLabel('Who may enter')).toBeFocused();
  await send();
  await expect(page).toHaveURL('/events/7');
  expect(sent.at(-1)).toMatchObject({
    path: 'PUT /api/events/7',
    body: { announcement: { previous_round: null } },
  });
});

test('at 390 pixels, dark and in Czech: the two steps', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await inCzech(page);
  await mock.mockEvents(page, { announces: true, event: mock.event({ announcement: knockOut() }) });
  await mockDirector(page);
  await openAs(page, 'director', '/events/new?after=7');
  await page.getByLabel('Název', { exact: true }).fill('Jarní pohár, 2. kolo');
  await page.getByLabel('Kód').fill('K/2');
  await next(page).click();
  await expect(page.getByLabel('Z každé skupiny postupuje')).toHaveValue('1');
  await inspectAt(page, 'the previous round in Czech', 390, 360);
  await next(page).click();
  await expect(page.getByLabel('Partií v zápase')).toHaveValue('4');
  await inspectAt(page, 'a knock-out in Czech', 390, 360);
});

test('the event says how it is played, and from which event its players come', async ({ page }) => {
  const announcement = knockOut({
    ...{ entry: 'invitation', previous_round: { event: 3, advancing: 1 } },
  });
  const round_before = { event: 3, name: 'Groups 2027', phase: 'finished' };
  await mock.mockEvents(page, { event: mock.event({ announcement, round_before }) });
  await page.goto('/events/7');
  const rules = page.locator('.event-rules');
  await expect(rules).toContainText('Knock-out: matches of 4 games; the winner advances');
  await expect(rules).toContainText('If a match is still level, the organiser decides');
  await expect(rules).toContainText(/The winner of each section of “\W?Groups 2027\W?” advances/);
});

test('the start list on paper says where its players come from', async ({ page }) => {
  const announcement = knockOut({
    ...{ entry: 'invitation', previous_round: { event: 3, advancing: 2 } },
  });
  const whole = mock.event({
    ...{ phase: 'running', announcement, sections: [{ id: 300, name: '1' }] },
    round_before: { event: 3, name: 'Groups 2027', phase: 'finished' },
    publication: { at: '2026-06-01T00:00:00Z', seed: '9f'.repeat(32) },
  });
  const table = mock.section(2, false, { id: 300, system: 'knock_out', norms: [] });
  await mockPaper(page, { whole, tables: new Map([[300, table]]) });
  await page.goto('/events/7/paper/start-lists');
  const facts = page.locator('.sheet-facts');
  await expect(facts).toContainText(/the first 2 of each section of “\W?Groups 2027\W?”/);
  await expect(facts).toContainText('The winner of each match advances');
  await inspectAt(page, 'the start list of a knock-out', 1_280, 390);
});

test('sections before they are published: no sizes, and one without an opponent', async ({
  page,
}) => {
  const world: mock.World = {
    event: mock.event({
      ...{ may: mock.EVERYTHING, announcement: knockOut() },
      entries: { entered: 0, accepted: 3, waiting: 0 },
      now: '2026-12-20T00:00:00Z',
    }),
    proposal: { ...mock.proposal(0, 0, 3), version: 0 },
  };
  const sent = await mock.mockEvents(page, world);
  await openAs(page, 'director', '/events/7/sections');
  await expect(page.getByText('The server makes the matches')).toBeVisible();
  await expect(page.getByLabel('Sizes of the sections')).toHaveCount(0);
  // Lots are drawn for who begins with White; a public value can be mixed in.
  await page.getByLabel('Public value mixed into the lots').fill('');
  const { sections, ...rest } = mock.proposal(2, 2);
  world.proposal = {
    ...rest,
    sections: sections.map((each, at) => ({ ...each, players: each.players.slice(at) })),
  };
  await page.locator('.form .btn.primary').click();
  const alone = page.getByRole('region', { name: 'Section 2' });
  await expect(alone).toContainText('No opponent: goes on without a game.');
  await expect(page.getByText('No opponent')).toHaveCount(1);
  expect(sent).toEqual([{ path: 'POST /api/events/7/proposal', body: { version: 0 } }]);
  // One alone is no obstacle.
  await expect(page.getByText('A section must have')).toHaveCount(0);
  await inspectAt(page, 'the sections of a knock-out', 1_280, 390);
  await button(page, 'Publish the start lists…').click();
  await expect(page.getByRole('dialog')).toContainText('4 games');
});

test('on the real server: a knock-out is announced, and the round after it', async ({ page }) => {
  const own = mark();
  await openAs(page, 'officer', '/events/new');
  await button(page, 'Friendly event').click();
  await page.getByLabel('Name', { exact: true }).fill(`Knock-out ${own}`);
  await page.getByLabel('Code').fill(`K/${own}/1`);
  await page.getByLabel('Tournament director').fill('390044');
  await walkTo(page, 'Who', 'How');
  await system(page).selectOption('knock_out');
  await games(page).fill('4');
  await walkTo(page, 'Time', 'Dates', 'This is what everybody will read');
  await announce(page);
  await expect(page).toHaveURL(/\/events\/\d+$/);
  await expect(page.getByText('Knock-out: matches of 4 games')).toBeVisible();
  await inspectAt(page, 'the page of a knock-out', 1_280, 390);

  const id = Number(/\d+$/.exec(page.url())?.[0]);
  await page.goto(`/events/new?after=${id}`);
  await page.getByLabel('Name', { exact: true }).fill(`Knock-out ${own}, round 2`);
  await page.getByLabel('Code').fill(`K/${own}/2`);
  await walkTo(page, 'Who');
  await expect(page.getByRole('link', { name: `Knock-out ${own}`, exact: true })).toBeVisible();
  await walkTo(page, 'How');
  await expect(games(page)).toHaveValue('4');
  await walkTo(page, 'Time', 'Dates');
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 16);
  await page.getByLabel('Entries open').fill(day(300));
  await page.getByLabel('Entries close').fill(day(330));
  await page.getByLabel('Start', { exact: true }).fill(day(360));
  await walkTo(page, 'This is what everybody will read');
  await announce(page);
  await expect(page).toHaveURL(new RegExp(`/events/(?!new|${id}$)\\d+$`));
  await expect(
    page.getByText(/The winner of each section of .* advances; players do not enter/),
  ).toContainText(`Knock-out ${own}`);
  const after = /\d+$/.exec(page.url())?.[0];
  const response = await page.request.get(`/api/events/${after}`);
  const { announcement } = (await response.json()) as { announcement: mock.Json };
  expect(announcement).toMatchObject({
    ...{ system: 'knock_out', games_each: 4, section_size: 2, entry: 'invitation', fee: null },
    previous_round: { event: id, advancing: 1 },
  });
});
