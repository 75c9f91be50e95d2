// From round to round: the way between the events, who advances, and taking them in.
import type { APIRequestContext, Page } from '@playwright/test';
import { counts, leader } from './support/eventSections';
import * as mock from './support/events';
import { inspect, inspectAt } from './support/inspect';
import { problem } from './support/leave';
import { mark } from './support/mark';
import { Player, type Who, inCzech, openAs } from './support/people';
import { expect, test } from './support/test';

const BEFORE = { event: 6, name: 'Spring Cup, round 1', phase: 'running' };

interface Advancer {
  player: mock.Person;
  place: number;
  shared: boolean;
  half_points: number;
  advance: string;
  entry: string | null;
}

interface Section {
  id: number;
  name: string;
  unfinished: number;
  players: Advancer[];
}

const advancer = (place: number, advance: string, changed: Partial<Advancer> = {}): Advancer => ({
  ...{ player: mock.person(place), place: advance === 'behind' ? 2 : 1, advance, entry: null },
  ...{ shared: advance === 'tied', half_points: advance === 'behind' ? 1 : 3 },
  ...changed,
});

/** A match, `how` it stands; its players have the numbers after 160012. */
function match(at: number, how: 'won' | 'level' | 'running' | 'alone' | 'in'): Section {
  const [one, two] = [2 * at, 2 * at + 1];
  const players = {
    won: [advancer(one, 'sure'), advancer(two, 'behind')],
    level: [advancer(one, 'tied'), advancer(two, 'tied')],
    running: [advancer(one, 'running'), advancer(two, 'running')],
    alone: [advancer(one, 'sure', { half_points: 0 })],
    in: [advancer(one, 'sure', { entry: 'accepted' }), advancer(two, 'behind')],
  }[how];
  const unfinished = how === 'running' ? 2 : 0;
  return { id: 60 + at, name: String(at + 1), unfinished, players };
}

interface Taken {
  player: number;
  reason?: string;
}

/** The server as it would be, after the refusals in their order, none where there is null; what was sent. */
async function mockRound(page: Page, sections: Section[], refusals: (object | null)[] = []) {
  const announcement = mock.announcement({
    ...{ system: 'knock_out', section_size: 2, games_each: 2, fee: null },
    previous_round: { event: 6, advancing: 1 },
  });
  const world: mock.World = {
    event: mock.event({ announcement, round_before: BEFORE, may: mock.EVERYTHING }),
    entries: [],
  };
  await mock.mockEvents(page, world);
  const sent: Taken[][] = [];
  const answer = () => ({ version: world.event?.version, ...BEFORE, advancing: 1, sections });
  await page.route('**/api/events/7/advancers', (route) => {
    if (route.request().method() === 'GET') return route.fulfill({ json: answer() });
    const { players } = route.request().postDataJSON() as { players: Taken[] };
    sent.push(players);
    const refused = refusals.shift();
    if (refused) return route.fulfill(refused);
    for (const each of sections.flatMap((section) => section.players))
      if (players.some(({ player }) => player === each.player.id)) each.entry = 'accepted';
    world.entries = sections
      .flatMap((section) => section.players.map((each) => ({ section, each })))
      .filter(({ each }) => each.entry === 'accepted')
      .map(({ section, each }) => {
        const text = players.find(({ player }) => player === each.player.id)?.reason ?? null;
        const grounds = { kind: 'advanced', section: section.id, place: each.place, text };
        return { ...mock.entry(0), player: each.player, grounds } as unknown as mock.Entry;
      });
    world.event = { ...(world.event as mock.Event), version: (world.event?.version ?? 0) + 1 };
    return route.fulfill({ json: answer() });
  });
  return { sent, world };
}

const panel = (page: Page) => page.getByRole('region', { name: /^(Who advances|Kdo postupuje)/ });
const lines = (page: Page) => panel(page).locator('.advance-list > li');
const line = (page: Page, name: string) =>
  lines(page).filter({ has: page.getByRole('link', { name, exact: true }) });
const pageHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);
const take = (page: Page) => panel(page).locator('button[type=submit]');

test('who is sure is chosen, others for a reason, with the keyboard alone', async ({ page }) => {
  const { sent } = await mockRound(page, [
    match(0, 'won'),
    match(1, 'running'),
    match(2, 'level'),
    match(3, 'alone'),
    match(4, 'in'),
  ]);
  await openAs(page, 'organiser', '/events/7/entries');
  await expect(panel(page)).toHaveAccessibleName('Who advances from Spring Cup, round 1');
  await expect(panel(page)).toContainText('3 of 5 sections are decided; 2 players to take in.');
  // What is to be decided stands first.
  await expect(lines(page).first().getByRole('link')).toHaveText('Section 3');
  await expect(lines(page).first()).toContainText('to be decided');
  await expect(panel(page).getByText('1 section still in play')).toBeVisible();
  await expect(panel(page).locator('.advance-running li')).toHaveText(/Section 2 2 games not fin/);
  await expect(panel(page).getByText('1 section with everybody taken in')).toBeVisible();
  await expect(line(page, 'Section 1').getByRole('checkbox')).toBeChecked();
  await expect(line(page, 'Section 4').getByRole('checkbox')).toBeChecked();
  const [tied, other] = [0, 1].map((at) => line(page, 'Section 3').getByRole('checkbox').nth(at));
  await expect(tied!).not.toBeChecked();
  await expect(take(page)).toHaveText('Take in 2 players');
  await expect(panel(page).getByRole('textbox')).toHaveCount(0);
  await inspectAt(page, 'who advances', 1280, 360);

  // Of two who are level one; the reason is asked for at its place.
  await tied!.focus();
  await page.keyboard.press('Tab');
  await expect(other!).toBeFocused();
  await page.keyboard.press('Space');
  await expect(take(page)).toHaveText('Take in 3 players');
  const reason = panel(page).getByRole('textbox', { name: /^Why .* advances$/ });
  await expect(reason).toHaveAccessibleDescription(/decided by lot/);
  await take(page).press('Enter');
  await expect(reason).toBeFocused();
  await expect(reason).toHaveAccessibleDescription(/This field is required|Fill/i);
  expect(sent).toEqual([]);
  await inspect(page, 'a reason is missing');
  await reason.fill('   ');
  await take(page).press('Enter');
  await expect(reason).toBeFocused();
  await reason.fill(' Decided by lot. ');
  // Whoever has won the first match does not go on: the other one does.
  await line(page, 'Section 1').getByRole('checkbox').press('Space');
  const others = line(page, 'Section 1').getByRole('button', { name: 'Others Section 1' });
  await others.press('Enter');
  await expect(others).toHaveAttribute('aria-expanded', 'true');
  await line(page, 'Section 1').getByRole('checkbox').last().press('Space');
  const instead = line(page, 'Section 1').getByRole('textbox');
  await expect(instead).toHaveAccessibleDescription(/the winner does not go on/);
  await instead.fill('The winner steps back.');
  await take(page).press('Enter');
  await expect(panel(page).getByRole('status')).toHaveText('3 players taken in.');
  await expect(panel(page).getByRole('heading')).toBeFocused();
  expect(sent).toEqual([
    [
      { player: 160_013, reason: 'The winner steps back.' },
      { player: 160_017, reason: 'Decided by lot.' },
      { player: 160_018 },
    ],
  ]);
  // The list of the entries is read again, with how each came here.
  const rows = page.locator('.entry-table tbody tr');
  await expect(rows).toHaveCount(4);
  await expect(rows.filter({ hasText: '160017' })).toContainText(
    'advanced from section 62, place 1: Decided by lot.',
  );
  await inspect(page, 'players were taken in');
});

const refused = (code: string, rule: string | null, detail: string, player?: number) => {
  const answer = problem(409, code);
  return { ...answer, json: { ...answer.json, rule, detail, player } };
};

test('what is refused is told with whom it is about and the rule', async ({ page }) => {
  const { sent } = await mockRound(
    page,
    [match(0, 'won'), match(1, 'won')],
    [
      refused('entries_closed', 'TR-1.0.5', 'Entries closed yesterday.'),
      refused('not_advanced', 'TR-8.5', 'The player withdrew silently.', 160_014),
      refused('reason_missing', null, 'Give the reason.', 160_014),
    ],
  );
  await openAs(page, 'organiser', '/events/7/entries');
  const alert = panel(page).getByRole('alert');
  await take(page).press('Enter');
  await expect(alert).toHaveText('Entries closed yesterday. (TR-1.0.5)');
  await expect(alert).toBeFocused();
  await expect(alert.getByRole('link', { name: 'TR-1.0.5' })).toBeVisible();
  await take(page).press('Enter');
  await expect(alert).toHaveText(/^William Pemberton: The player withdrew silently\. \(TR-8\.5\)$/);
  await take(page).press('Enter');
  await expect(alert).toHaveText(/^William Pemberton: a reason is needed/);
  await inspectAt(page, 'a refusal', 1280, 360);
  await take(page).press('Enter');
  await expect(panel(page).getByRole('status')).toHaveText('2 players taken in.');
  await expect(take(page)).toHaveText('Take in players');
  await take(page).press('Enter');
  await expect(alert).toHaveText('Choose who is taken in.');
  expect(sent).toHaveLength(4);
});

test('an entry that was taken back, and who withdrew silently', async ({ page }) => {
  const gone = match(1, 'won');
  const [winner, second] = gone.players as [Advancer, Advancer];
  gone.players = [{ ...winner, advance: 'withdrew_silently' }, second];
  const back = match(0, 'won');
  back.players[0]!.entry = 'withdrawn';
  await mockRound(page, [back, gone]);
  await openAs(page, 'organiser', '/events/7/entries');
  await expect(panel(page)).toContainText('0 of 2 sections are decided; nobody to take in.');
  const first = line(page, 'Section 1');
  await expect(first).toContainText('withdrawn');
  await expect(first.getByRole('checkbox')).not.toBeChecked();
  await first.getByRole('checkbox').check();
  await expect(first.getByRole('textbox')).toHaveCount(0);
  await expect(line(page, 'Section 2')).toContainText('does not advance (TR-8.5)');
  await expect(line(page, 'Section 2').getByRole('checkbox')).toHaveCount(0);
  await expect(take(page)).toHaveText('Take in 1 player');
});

test('before the start lists of the round before, and when it cannot be read', async ({ page }) => {
  await mockRound(page, []);
  let fails = true;
  await page.route('**/api/events/7/advancers', (route) =>
    fails ? route.fulfill(problem(503, 'unavailable')) : route.fallback(),
  );
  await openAs(page, 'organiser', '/events/7/entries');
  const retry = panel(page).getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  fails = false;
  await retry.press('Enter');
  await expect(panel(page)).toContainText('have not been published yet');
  await expect(take(page)).toHaveCount(0);
  await inspectAt(page, 'nobody advances yet', 1280, 360);
});

test('sixty-four sections are sent in parts, and the page stays short', async ({ page }) => {
  const sections = Array.from({ length: 64 }, (_, at) => match(at, 'won'));
  const late = refused('entries_closed', null, 'Entries are closed.');
  const refusals: (object | null)[] = [];
  const { sent } = await mockRound(page, sections, refusals);
  await openAs(page, 'organiser', '/events/7/entries');
  await expect(take(page)).toHaveText('Take in 64 players');
  const height = () => panel(page).evaluate((element) => element.getBoundingClientRect().height);
  expect(await height()).toBeLessThan(1_000);
  expect(await pageHeight(page)).toBeLessThan(2_000);
  await take(page).press('Enter');
  await expect(panel(page).getByRole('status')).toHaveText('64 players taken in.');
  expect(sent.map(({ length }) => length)).toEqual([45, 19]);
  await expect(panel(page)).toContainText('64 of 64 sections are decided; nobody to take in.');
  await expect(panel(page).getByText('64 sections with everybody taken in')).toBeVisible();
  expect(await height()).toBeLessThan(400);

  // What was done before a refusal is told with it.
  for (const section of sections) for (const each of section.players) each.entry = null;
  await page.reload();
  await expect(take(page)).toHaveText('Take in 64 players');
  refusals.push(null, late);
  await take(page).press('Enter');
  await expect(panel(page).getByRole('alert')).toHaveText('Entries are closed.');
  await expect(panel(page).getByRole('status')).toHaveText('45 players taken in.');
  await expect(take(page)).toHaveText('Take in 19 players');
});

test('on a phone, in Czech, in the dark', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await inCzech(page);
  const running = Array.from({ length: 40 }, (_, at) => match(at + 4, 'running'));
  await mockRound(page, [
    ...[match(0, 'won'), match(1, 'level'), match(2, 'in'), match(3, 'alone')],
    ...running,
  ]);
  await openAs(page, 'organiser', '/events/7/entries');
  await expect(panel(page)).toContainText('Rozhodnuté skupiny: 3 z 44. K převzetí jsou 2 hráči.');
  await line(page, 'Skupina 2').getByRole('checkbox').first().check();
  await expect(take(page)).toHaveText('Převzít 3 hráče');
  await take(page).click();
  await expect(panel(page).getByRole('textbox')).toBeFocused();
  // Half behind the bar at the top a link is too small for axe.
  await page.evaluate(() => scrollTo(0, 0));
  await inspectAt(page, 'who advances, in Czech', 390, 360);
  await panel(page).getByRole('textbox').fill('Rozhodl los.');
  await take(page).click();
  await expect(panel(page).getByRole('status')).toHaveText('Převzati 3 hráči.');
  await page.setViewportSize({ width: 360, height: 844 });
  await page.reload();
  await panel(page).getByText('Dohrává se 40 skupin').click();
  await inspect(page, 'forty sections in play, in Czech');
});

test('the way from round to round, and the next one for whoever announces', async ({ page }) => {
  const after = [8, 9].map((event) => ({
    ...{ event, name: `Spring Cup, group ${event}`, phase: 'entries_open' },
  }));
  const world: mock.World = {
    event: mock.event({
      ...{ phase: 'running', round_before: BEFORE, rounds_after: after, may: mock.EVERYTHING },
    }),
  };
  await mock.mockEvents(page, world);
  await page.goto('/events/7');
  const rounds = page.getByRole('navigation', { name: 'Rounds' });
  await expect(rounds.getByRole('listitem')).toHaveText([
    'Previous round: Spring Cup, round 1',
    'Next round: Spring Cup, group 8',
    'Next round: Spring Cup, group 9',
  ]);
  await expect(rounds.getByRole('link').first()).toHaveAttribute('href', '/events/6');
  await inspectAt(page, 'rounds', 1280, 360);
  await openAs(page, 'organiser', '/events/7');
  await expect(rounds.getByRole('link', { name: 'Announce the next round' })).toHaveAttribute(
    'href',
    '/events/new?after=7',
  );
  // Nobody can advance yet.
  world.event = mock.event();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(rounds).toHaveCount(0);
});

test('a player advances, and does not enter', async ({ page }) => {
  const world: mock.World = {
    event: mock.event({
      round_before: BEFORE,
      refusal: { code: 'players_advance', detail: 'Those play who advance.', rule: null },
    }),
  };
  await mock.mockEvents(page, world);
  await page.goto('/events/7');
  const box = page.getByRole('region', { name: 'Who plays' });
  const text = 'This event is for players who advance from Spring Cup, round 1';
  await expect(box).toContainText(text);
  await expect(box.getByRole('link', { name: 'Sign in' })).toHaveCount(0);
  await openAs(page, 'tomas', '/events/7');
  await expect(box).toContainText(text);
  await expect(box).not.toContainText('cannot');
  await inspectAt(page, 'who plays', 1280, 360);
});

test('matches at a glance, and a player without an opponent', async ({ page }) => {
  const glances = Array.from({ length: 64 }, (_, at) => {
    const [one, two] = [mock.person(2 * at), mock.person(2 * at + 1)];
    const leaders = [leader(one, 1, 3, { games: 2 }), leader(two, 2, 1, { games: 2 })];
    const base = { id: 70 + at, name: String(at + 1) };
    if (at === 0) return { ...base, counts: counts(0, 0), leaders: [], players: [one] };
    if (at === 1) return { ...base, counts: counts(0, 2), leaders: [], players: [one, two] };
    return { ...base, counts: counts(2, 0), leaders, players: [one, two] };
  });
  const sections = glances.map(({ id, name }) => ({ id, name }));
  const announcement = mock.announcement({ system: 'knock_out', section_size: 2, games_each: 2 });
  await mock.mockEvents(page, {
    event: mock.event({ phase: 'running', sections, announcement }),
    glances,
    section: {
      ...mock.section(1, false),
      ...{ id: 70, name: '1', system: 'knock_out', counts: counts(0, 0), norms: [] },
    },
  });
  await page.goto('/events/7');
  const list = page.getByRole('region', { name: 'Sections' }).locator('.glances > li');
  await expect(list.nth(0)).toContainText('no opponent: goes on without a game');
  await expect(list.nth(1)).toContainText(/William Pemberton\s+against\s+IM\s+Jürgen Müller-Hahn/);
  await expect(list.nth(2)).toContainText(/Lewandowska\s+1½\s+winner\s+against\s+Iván García\s+½/);
  await page.getByRole('button', { name: 'Show all 64 sections' }).click();
  await expect(list).toHaveCount(64);
  // Nothing of what is scrolled in its place makes the page longer.
  expect(await pageHeight(page)).toBeLessThan(2_500);
  await inspectAt(page, 'sixty-four matches', 1280, 360);
  await page.goto('/section/70');
  await expect(page.getByText('has no opponent here, and goes on without a game.')).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  await inspectAt(page, 'a section of one', 1280, 360);
});

/** What the server answers to somebody. */
async function ask(request: APIRequestContext, who: Who, path: string, data?: object) {
  const { headers } = await Player.signedIn(request, who);
  const response = await (data
    ? request.post(path, { headers, data })
    : request.get(path, { headers }));
  expect(response.status(), await response.text()).toBe(200);
  return (await response.json()) as mock.Json;
}

/** A round of a knock-out that begins in so many seconds; its number. */
async function announced(request: APIRequestContext, changed: mock.Json, seconds: number) {
  const { presets } = (await ask(request, 'organiser', '/api/events/presets')) as unknown as {
    presets: { code: string; announcement: mock.Json }[];
  };
  const at = (n: number) => new Date(Date.now() + n * 1_000).toISOString();
  const announcement = {
    ...presets.find(({ code }) => code === 'friendly')?.announcement,
    ...{ code: `KO/${mark()}`, director: 390_044, system: 'knock_out' },
    ...{ games_each: 2, section_size: 2, previous_round: null },
    ...{ entries_open_at: at(-3_600), entries_close_at: at(seconds / 2), starts_at: at(seconds) },
    ...changed,
  };
  const { id } = await ask(request, 'organiser', '/api/events', { announcement });
  return id as number;
}

const PLAYERS = { tomas: 160_012, gabor: 480_231, jurgen: 80_417, william: 210_655 };
const WHO = Object.keys(PLAYERS) as (keyof typeof PLAYERS)[];

interface Table {
  players: { player: { id: number }; cells: { game: number }[][] }[];
}

test('the server: a knock-out is played, and who has won it is taken in', async ({
  page,
  request,
}) => {
  const name = `Cup ${mark()}, round 1`;
  const first = await announced(request, { name }, 12);
  const path = `/api/events/${first}`;
  for (const player of Object.values(PLAYERS)) {
    const grounds = { kind: 'commissioner', text: 'A friendly cup.' };
    await ask(request, 'organiser', `${path}/entries`, { player, grounds });
    await ask(request, 'organiser', `${path}/entries/${player}`, { decision: 'accept' });
  }
  const made = await ask(request, 'organiser', `${path}/proposal`, { version: 0 });
  const { version } = await ask(request, 'organiser', path);
  const proposal_version = made.version;
  await ask(request, 'organiser', `${path}/publish`, { version, proposal_version });
  const phase = async () => (await ask(request, 'organiser', path)).phase;
  await expect.poll(phase, { timeout: 25_000 }).toBe('running');

  // The first match is lost, in the second one each loses a game.
  const { sections } = (await ask(request, 'organiser', path)) as unknown as {
    sections: { id: number }[];
  };
  const winners: number[] = [];
  for (const [at, { id }] of sections.entries()) {
    const { players } = (await ask(
      request,
      'organiser',
      `/api/sections/${id}`,
    )) as unknown as Table;
    const [one, two] = players.map(({ player }) => player.id) as [number, number];
    const games = players[0]?.cells.flat().map(({ game }) => game) ?? [];
    expect(games).toHaveLength(2);
    const losers = at === 0 ? [two, two] : [one, two];
    winners.push(one);
    for (const [each, game] of games.entries()) {
      const who = WHO.find((known) => PLAYERS[known] === losers[each]);
      if (who) await ask(request, who, `/api/games/${game}/resign`, {});
    }
  }
  const previous_round = { event: first, advancing: 1 };
  const second = await announced(request, { name: 'The final', previous_round }, 7_200);

  await openAs(page, 'organiser', `/events/${first}`);
  const rounds = page.getByRole('navigation', { name: 'Rounds' });
  await expect(rounds).toContainText('Announce the next round');
  await rounds.getByRole('link', { name: 'The final' }).click();
  await expect(rounds).toContainText(`Previous round: ${name}`);
  await page.goto(`/events/${second}/entries`);
  await expect(panel(page)).toContainText('1 of 2 sections are decided; 1 player to take in.');
  await expect(line(page, 'Section 1').getByRole('checkbox')).toBeChecked();
  const level = line(page, 'Section 2').getByRole('listitem');
  await expect(level).toHaveText([/1= · 1 point\s*tied/, /1= · 1 point\s*tied/]);
  await level.first().getByRole('checkbox').check();
  await panel(page).getByRole('textbox').fill('Decided by lot.');
  await take(page).click();
  await expect(panel(page).getByRole('status')).toHaveText('2 players taken in.');
  await expect(panel(page)).toContainText('2 of 2 sections are decided; nobody to take in.');
  const rows = page.locator('.entry-table tbody tr');
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: 'Decided by lot.' })).toContainText('place 1');
  await expect(rows.filter({ hasText: String(winners[0]) })).toContainText('accepted');
  await page.goto(`/events/${second}`);
  await page.locator('.acts summary').press('Enter');
  await expect(page.locator('.acts li').first()).toContainText('Taken in from the previous round');
});
