// Seasons of a league: announced with their divisions, teams that go on, sections by division, and who goes up and who
// goes down.
import type { Page } from '@playwright/test';
import { NOW, DIRECTOR as EVA } from './support/events';
import { inspectAt } from './support/inspect';
import { inCzech, openAs } from './support/people';
import { mockSeason, mockTable, season } from './support/seasons';
import { GABOR, KASIA, YILDIZ, announceMatch, ask, codeOf, inTheDark } from './support/teams';
import { expect, test } from './support/test';
import { next, step } from './support/wizard';

const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.locator('bdi').getByText(name, { exact: true }) });

test('an official decides by keyboard, with a reason where it is not as proposed', async ({
  page,
}) => {
  const world = { season: season({ may_decide: true }) };
  const sent = await mockSeason(page, world);
  await openAs(page, 'organiser', '/events/7/season');
  await expect(page.getByText('The season is over: decide who goes up')).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(5);
  await expect(page.getByLabel('Decision on Győr 1', { exact: true })).toHaveValue('stays');
  // Nobody goes up from the highest division.
  await expect(
    page.getByLabel('Decision on Győr 1', { exact: true }).getByRole('option'),
  ).toHaveText(['stays: Champions', 'goes down: Challenger']);
  await expect(row(page, 'København 5')).toContainText('It has changed all its players');
  await inspectAt(page, 'promotion and relegation to decide', 1280, 390);

  const look = page.getByRole('button', { name: 'Review…' });
  await look.press('Enter');
  // A shared place: nothing is chosen for it.
  const shared = page.getByLabel('Decision on Ústí nad Labem 50', {
    exact: true,
  });
  await expect(shared).toBeFocused();
  await page.keyboard.press('g');
  await expect(shared).toHaveValue('up');
  const other = page.getByLabel('Decision on Castrop-Rauxel 51', {
    exact: true,
  });
  await other.focus();
  await page.keyboard.press('s');
  await page.getByLabel('Decision on København 5', { exact: true }).selectOption('stays');
  await look.press('Enter');
  const reasons = page.getByLabel('Reason, for everybody to read');
  await expect(reasons).toHaveCount(3);
  await expect(reasons.nth(0)).toBeFocused();
  await page.keyboard.type('Two teams have withdrawn.');
  await reasons.nth(1).fill('More matches won.');
  await reasons.nth(2).fill('Fewer matches won.');
  await inspectAt(page, 'reasons for what is decided', 1280, 390);
  await look.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('8 go up, 9 go down, 43 stay.');
  await dialog.getByRole('button', { name: 'Decide' }).press('Enter');
  await expect(page.locator('.news')).toContainText('It is decided who goes up');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const { body } = sent.at(-1) as {
    body: { version: number; moves: object[] };
  };
  expect(body.version).toBe(9);
  expect(body.moves).toHaveLength(60);
  expect(body.moves[4]).toEqual({
    ...{ team: 5, movement: 'stays', reason: 'Two teams have withdrawn.' },
  });
  expect(body.moves[0]).toEqual({ team: 1, movement: 'stays' });
  await expect(row(page, 'København 5')).toContainText('Reason: Two teams have withdrawn.');

  await page.getByRole('button', { name: 'Decide again…' }).press('Enter');
  await expect(page.getByLabel('Decision on København 5', { exact: true })).toHaveValue('stays');
  await page.getByLabel('Decision on Győr 1', { exact: true }).selectOption('down');
  // What is chosen and not sent is not lost without a question.
  await page.getByRole('link', { name: 'Table and matches' }).click();
  await expect(dialog).toContainText('Leave without deciding?');
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Decision on Győr 1', { exact: true })).toHaveValue('down');
});

test('what others have decided meanwhile is looked at first', async ({ page }) => {
  const teams = season().teams.filter(({ proposed }) => proposed !== null);
  const world = {
    season: season({ may_decide: true, teams }),
    refusal: 'changed_meanwhile',
  };
  await mockSeason(page, world);
  await openAs(page, 'organiser', '/events/7/season');
  await page.getByRole('button', { name: 'Review…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Decide' }).click();
  await expect(page.getByText('Somebody has changed this in the meantime.')).toBeVisible();
  world.season = {
    ...world.season,
    version: 10,
    decided_at: NOW,
    decided_by: EVA,
  };
  await page.getByRole('button', { name: 'Look at the current version' }).click();
  await expect(page.getByText('Decided', { exact: false }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Decide again…' })).toBeVisible();

  // The next season is announced as this one was, and follows it.
  await page.getByRole('link', { name: 'Announce the next season…' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('League 2027');
  await expect(page.getByLabel('Code')).toHaveValue('');
  await page.getByLabel('Code').fill('L/2029');
  await next(page).click();
  await next(page).click();
  await expect(page.getByLabel('The season before')).toHaveValue('7');
});

test('what is filled in stays when others change the event, and what no longer fits is said', async ({
  page,
}) => {
  const teams = season().teams.map((team) => ({ ...team, proposed: team.proposed ?? 'stays' }));
  const world: Parameters<typeof mockSeason>[1] = {
    season: season({ may_decide: true, teams }),
  };
  const sent = await mockSeason(page, world);
  await openAs(page, 'organiser', '/events/7/season');
  const choice = (name: string) => page.getByLabel(`Decision on ${name}`, { exact: true });
  await choice('Győr 1').selectOption('down');
  await choice('Győr 13').selectOption('stays');
  const reasons = page.getByLabel('Reason, for everybody to read');
  await reasons.nth(0).fill('They have asked for it.');
  await reasons.nth(1).fill('Too far away.');
  const look = page.getByRole('button', { name: 'Review…' });
  const decide = page.getByRole('dialog').getByRole('button', { name: 'Decide' });
  const current = page.getByRole('button', { name: 'Look at the current version' });
  const meanwhile = async (changed: Parameters<typeof season>[0]) => {
    world.refusal = 'changed_meanwhile';
    await look.click();
    await decide.click();
    await expect(current).toBeVisible();
    world.season = { ...world.season, ...changed };
    // Not by a key: the focus is on its way to what was refused.
    await current.click();
    await expect(current).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  };
  // Somebody else has decided: that is told, and the form is not taken away.
  await meanwhile({ version: 10, decided_at: NOW, decided_by: EVA });
  await expect(page.getByText('Decided', { exact: false }).first()).toBeVisible();
  await expect(page.getByText('What you have chosen is still filled in')).toBeVisible();
  await expect(choice('Győr 1')).toHaveValue('down');
  await expect(reasons.nth(0)).toHaveValue('They have asked for it.');
  await expect(choice('Győr 13')).toHaveValue('stays');
  // A team plays in another division now: where it was to go is no longer where it would go.
  const moved = teams.map((team) => (team.team === 13 ? { ...team, division: 2 } : team));
  await meanwhile({ version: 11, teams: moved });
  await expect(page.getByRole('status').filter({ hasText: 'no longer fits' })).toContainText(
    'no longer fits for Győr 13: choose again there.',
  );
  await expect(choice('Győr 13')).toHaveValue('up');
  await expect(choice('Győr 1')).toHaveValue('down');
  await inspectAt(page, 'a season that others have changed', 1280, 390);
  await choice('Győr 13').selectOption('stays');
  await reasons.nth(1).fill('Too far away.');
  await expect(page.getByText('no longer fits')).toHaveCount(0);
  await look.press('Enter');
  await decide.press('Enter');
  await expect(page.locator('.news')).toContainText('It is decided who goes up');
  expect(sent.at(-1)?.body).toMatchObject({ version: 11 });
  await expect(row(page, 'Győr 13')).toContainText('Reason: Too far away.');
});

test('visitors read how it stands, and what was decided', async ({ page, browser, watch }) => {
  const world = { season: season({ is_over: false }) };
  await mockSeason(page, world);
  await page.goto('/events/7/season');
  await expect(page.getByText('this is where each team would go now.')).toBeVisible();
  await expect(row(page, 'Ústí nad Labem 50')).toContainText('to be decided: the place is shared');
  await expect(page.getByRole('button', { name: 'Review…' })).toHaveCount(0);
  await inspectAt(page, 'promotion and relegation of a running season', 1280, 390);
  world.season = season({ teams: [] });
  await page.reload();
  await expect(page.getByText('The teams are in no sections yet.')).toBeVisible();
  await inspectAt(page, 'promotion and relegation without teams', 1280, 390);

  const night = await browser.newContext({
    ...{
      colorScheme: 'dark',
      viewport: { width: 390, height: 844 },
      reducedMotion: 'reduce',
    },
  });
  watch(night);
  const phone = await night.newPage();
  await inCzech(phone);
  const done = season({ decided_at: NOW, decided_by: EVA });
  done.teams = done.teams.map((team) => ({
    ...team,
    decided: team.proposed ?? 'stays',
    reason: team.proposed ? null : 'Méně vyhraných zápasů.',
  }));
  await mockSeason(phone, { season: done });
  await phone.goto('/events/7/season');
  await expect(phone.getByText('Důvod: Méně vyhraných zápasů.').first()).toBeVisible();
  await expect(row(phone, 'Győr 13')).toContainText('postupuje: Champions');
  await inspectAt(phone, 'promotion and relegation, in Czech', 390, 1280);
  await night.close();
});

test('the zones of a table are marked', async ({ page }) => {
  await mockSeason(page, { season: season() });
  await mockTable(page);
  await page.goto('/events/7/teams');
  const table = page.getByRole('region', { name: 'Table: Challenger 1' });
  const rows = table.getByRole('row');
  await expect(rows.nth(1)).toContainText('goes up');
  // Of places 2 and 3, which are shared, one would go up and one stay.
  await expect(table.getByText('goes up')).toHaveCount(1);
  await expect(table.getByText('goes down')).toHaveCount(3);
  await expect(rows.nth(10)).toContainText('goes down');
  await expect(page.getByText('The first 2 go up, the last 3 go down').first()).toBeVisible();
  await inspectAt(page, 'a table with zones', 1280, 390);
  await page.getByRole('link', { name: 'Promotion and relegation' }).click();
  await expect(page).toHaveURL('/events/7/season');
});

test('the League is announced with its divisions', async ({ page }) => {
  await openAs(page, 'organiser', '/events/new');
  await page.getByRole('button', { name: /^League/ }).click();
  await page.getByLabel('Name', { exact: true }).fill('League of the test');
  await page.getByLabel('Code').fill(codeOf('L'));
  await page.getByLabel('Tournament director').fill('390044');
  await next(page).click();
  await next(page).click();
  await expect(step(page, 'How')).toBeFocused();
  const divisions = page.getByLabel('Divisions');
  await expect(divisions).toHaveValue('Champions\nChallenger\nPromotional');
  await divisions.fill('Champions\nChallenger');
  await next(page).click();
  await expect(divisions).toHaveAccessibleDescription(/The League has 3 divisions/);
  await expect(divisions).toBeFocused();
  await divisions.fill('Champions\nChallenger\nPromotional');
  await page.getByLabel('The season before').fill('12');
  await inspectAt(page, 'a league to announce', 1280, 390);
  for (let left = 0; left < 3; left += 1) await next(page).click();
  const look = page.locator('.summary');
  await expect(look).toContainText('the highest first: Champions, Challenger, Promotional');
  await expect(look.getByRole('link', { name: 'The season before' })).toHaveAttribute(
    'href',
    '/events/12',
  );
});

test('teams of a league are divided, and go on from the season before', async ({
  page,
  browser,
  request,
  watch,
}) => {
  test.slow();
  const teams = (follows: number | null) => ({
    ...{
      boards: 2,
      eligible: 'any',
      promotion: null,
      replacements: { most: null, once_a_board: false, naming_days: null },
    },
    league: { divisions: ['First', 'Second'], follows },
  });
  const league = (name: string, follows: number | null) =>
    announceMatch(request, codeOf('D'), name, {
      ...{ kind: 'team_league', stage: null, teams: teams(follows) },
    });
  const event = await league('League of two divisions', null);
  for (const [at, captain] of [KASIA, GABOR, YILDIZ, '440129'].entries()) {
    const data = {
      name: `Town ${at + 1}`,
      captain: Number(captain),
      line_up: [Number(captain)],
    };
    await ask(request, 'organiser', `/${event}/teams`, data);
    await ask(request, 'organiser', `/${event}/teams/${at + 1}`, {
      decision: 'accept',
    });
  }
  await openAs(page, 'organiser', `/events/${event}/sections`);
  const first = page.getByRole('group', { name: 'First' });
  await expect(first.getByLabel('Sizes of the sections')).toHaveValue('2');
  await expect(first.getByLabel('Go up')).toHaveCount(0);
  await first.getByLabel('Go down').fill('1');
  await first.getByLabel('Sizes of the sections').fill('3');
  await page.getByRole('button', { name: 'Make the sections' }).click();
  const second = page.getByRole('group', { name: 'Second' });
  await expect(second.getByLabel('Sizes of the sections')).toHaveAccessibleDescription(
    /The sizes add up to 5\. Accepted teams: 4\./,
  );
  await first.getByLabel('Sizes of the sections').fill('2');
  await page.getByRole('button', { name: 'Make the sections' }).click();
  const cards = page.getByRole('region', { name: 'Second', exact: true });
  await expect(cards.getByLabel('Go up Second')).toHaveValue('0');
  await cards.getByLabel('Go up Second').fill('1');
  await expect(page.getByText('You have changed the sections.')).toBeVisible();
  await page.getByLabel('Division of the new section').selectOption('Second');
  await page.getByRole('button', { name: 'Add a section' }).click();
  await expect(page.getByRole('heading', { name: 'Second 2' })).toBeVisible();
  await inspectAt(page, 'sections of a league', 1280, 390);
  await page.getByRole('button', { name: 'Remove the section Second 2' }).click();
  await page.getByRole('button', { name: 'Save the sections' }).click();
  await expect(page.getByText('You have changed the sections.')).toHaveCount(0);
  await expect(cards.getByLabel('Go up Second')).toHaveValue('1');

  // A season without start lists has nobody to go up, and an event without divisions no such page.
  await page.goto(`/events/${event}/season`);
  await expect(page.getByText('The teams are in no sections yet.')).toBeVisible();
  const match = await announceMatch(request, codeOf('N'), 'Match without divisions');
  await page.goto(`/events/${match}/season`);
  await expect(page.getByText('This event is no season of a league')).toBeVisible();

  const after = await league('League of two divisions, again', event);
  await page.goto(`/events/${after}/teams#enter`);
  const form = page.locator('#enter form');
  await form.getByLabel('Continues the team').selectOption('Town 1');
  await expect(form.getByLabel('Name of the team')).toHaveValue('Town 1');
  await form.getByLabel('Name of the team').fill('Town with another name');
  await form.getByLabel('Captain').fill(KASIA);
  await inspectAt(page, 'a team that goes on', 1280, 390);
  await form.getByRole('button', { name: 'Enter the team' }).click();
  const own = page.getByRole('listitem').filter({ hasText: 'Town with another name' });
  await expect(own).toContainText('Continues Town 1');
  // No other team can go on as it.
  await expect(form.getByLabel('Continues the team').getByRole('option')).toHaveCount(4);
  await page.goto(`/events/${after}`);
  await expect(page.getByRole('link', { name: 'The season before' })).toHaveAttribute(
    'href',
    `/events/${event}`,
  );
  await inTheDark(
    browser,
    watch,
    {
      who: 'organiser',
      path: `/events/${after}/teams`,
      where: 'teams that go on, in Czech',
    },
    async (phone) => {
      await expect(phone.getByText('Navazuje na družstvo Town 1')).toBeVisible();
    },
  );

  for (const at of [2, 3, 4])
    await ask(request, 'organiser', `/${after}/teams`, {
      ...{ name: `Town ${at}`, captain: Number(KASIA), line_up: [], continues: at },
    });
  for (const at of [1, 2, 3, 4])
    await ask(request, 'organiser', `/${after}/teams/${at}`, { decision: 'accept' });
  await page.goto(`/events/${after}/sections`);
  await page.getByRole('button', { name: 'Make the sections' }).click();
  await expect(page.getByRole('alert')).toContainText('have not been decided');
  const before = page.getByRole('link', { name: 'Promotion and relegation after' });
  await expect(before).toHaveAttribute('href', `/events/${event}/season`);
});
