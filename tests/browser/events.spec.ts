// Events as players and visitors see them: the list, an event's page, entering and stepping back.
import type { Page } from '@playwright/test';
import { tabTo } from './support/board';
import * as mock from './support/events';
import { fits, inspect, inspectAt } from './support/inspect';
import { problem } from './support/leave';
import { type Who, inCzech, openAs } from './support/people';
import { expect, test } from './support/test';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const rows = (page: Page) => page.locator('.event-row');

test('the list is for everybody, is filtered, and comes back as it was', async ({ page }) => {
  await mock.mockEvents(page, {
    events: mock.someLines(),
    event: mock.event(),
  });
  await page.goto('/');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Events' })
    .click();
  await expect(heading(page, 'Events')).toBeVisible();
  await expect(rows(page)).toHaveCount(7);
  await expect(page.getByRole('link', { name: 'Announce an event' })).toHaveCount(0);
  // What closes at midnight in UTC can still be entered in the night's first hour of Prague.
  await expect(rows(page).first()).toContainText('Entries until 15 Dec 2026');
  await expect(rows(page).first()).toContainText('€25.50');

  await page.getByRole('button', { name: 'Under way' }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(page).toHaveURL('/events?show=running');
  // Its games have not begun.
  await page.getByRole('button', { name: 'About to start' }).click();
  await expect(rows(page)).toContainText('King’s Gambit');
  await page.getByRole('button', { name: 'All' }).click();
  await page.getByLabel('Variant').selectOption('makruk');
  await expect(rows(page)).toHaveCount(1);
  await page.getByLabel('Find an event').fill('novorocni');
  await expect(rows(page)).toContainText('Novoroční Makruk');
  await page.getByLabel('Find an event').fill('nowhere');
  await expect(page.getByText('No matching events.')).toBeVisible();
  await page.getByLabel('Find an event').fill('makruk');
  await rows(page).getByRole('link').click();
  await expect(heading(page, 'Master Class 2027, January')).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Variant')).toHaveValue('makruk');
  await expect(rows(page)).toHaveCount(1);
});

test('no events, 200 events, a slow answer and a failure', async ({ page }) => {
  const world: mock.World = { events: [] };
  await mock.mockEvents(page, world);
  await page.goto('/events');
  await expect(page.getByRole('heading', { name: 'No events yet' })).toBeVisible();
  await inspect(page, 'no events');
  // As many as on the server's pages, and one more.
  world.events = Array.from({ length: 201 }, (_, place) => mock.line(place + 1));
  await page.reload();
  await expect(rows(page)).toHaveCount(201);
  await fits(page, '200 events');

  let answer = () => {};
  const late = new Promise<void>((resolve) => (answer = resolve));
  const list = /\/api\/events\?/;
  await page.route(list, async (route) => {
    await late;
    await route.fulfill(problem(503, 'unavailable'));
  });
  await page.reload();
  await expect(page.locator('.skeleton')).toBeVisible();
  answer();
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await page.unroute(list);
  await again.click();
  await expect(rows(page)).toHaveCount(201);
});

test('a visitor reads the rules and is asked to sign in to enter', async ({ page }) => {
  const world: mock.World = {
    event: mock.event(),
    entries: mock.someEntries(),
  };
  await mock.mockEvents(page, world);
  await page.goto('/events/7');
  const rules = page.getByRole('region', { name: 'What is played' });
  for (const sentence of [
    'For ratings of 2100 or more',
    'That is 10 games for each player.',
    '10 moves in 50 days; on one move, days beyond 20 count twice.',
    'Each player has 45 days of leave in a calendar year.',
    'Ties are broken by, in this order: number of wins, Sonneborn-Berger, direct encounter.',
    'The entry fee is €25.50.',
    '10 Jan 2027, 12:00 UTC Sun 10 Jan, 13:00 your time',
  ])
    await expect(rules).toContainText(sentence);
  const entries = page.getByRole('region', { name: 'Entries' });
  await expect(entries).toContainText('accepted: 19');
  await expect(entries).toContainText('waiting list: 1');
  // Who was refused or has stepped back is nobody else's business.
  await expect(entries).not.toContainText('refused');
  await page.getByText('2 decisions').click();
  await expect(page.getByText('The fee never came.')).toBeVisible();
  const signIn = page.getByRole('link', { name: 'Sign in to enter' });
  await expect(signIn).toHaveAttribute('href', '/sign-in?then=%2Fevents%2F7');
  await expect(page.getByRole('navigation', { name: 'Pages of this event' })).toHaveCount(0);

  await page.route('**/api/events/7', (route) => route.fulfill(problem(404, 'not_found')));
  await page.reload();
  await expect(page.getByText('This could not be found.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
});

test('a player of a section sees the running games of others as little as the event says', async ({
  page,
}) => {
  await openAs(page, 'stefan', '/events/1');
  const rules = page.getByRole('region', { name: 'What is played' });
  for (const sentence of [
    'Spectators see a game when it is finished.',
    'Players see other players’ games no sooner than spectators do.',
  ])
    await expect(rules).toContainText(sentence);
  await page.goto('/section/1');
  await expect(page.getByRole('link', { name: 'Ștefan Ionescu' }).first()).toBeVisible();
  await page.goto('/game/48203');
  await expect(page.locator('.failure')).toContainText(
    'until it is finished, only its players and officials can',
  );
});

test('a member enters after a question that says what it means', async ({ page }) => {
  const world: mock.World = { event: mock.event(), entries: [] };
  const sent = await mock.mockEvents(page, world);
  await openAs(page, 'tomas', '/events/7');
  await expect(page.getByText('No entries yet.')).toBeVisible();
  const enter = page.getByRole('button', { name: 'Enter this event…' });
  await enter.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('will play 10 games at the same time from 10 Jan 2027 on');
  await expect(dialog).toContainText('The fee of €25.50 is due');
  await expect(dialog).toContainText('TR-8.1');
  await page.keyboard.press('Escape');
  expect(sent).toEqual([]);

  // A refusal stands in the dialog with its rule, and a second try is possible.
  await page.route('**/api/events/7/entries', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          ...problem(409, 'second_norm_event', 'The other one starts at 2026-12-01.'),
          json: {
            ...problem(409, 'second_norm_event', 'The other one starts at 2026-12-01.').json,
            rule: 'TR-4.7',
          },
        })
      : route.fallback(),
  );
  await enter.click();
  await dialog.getByRole('button', { name: 'Enter', exact: true }).click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'The other one starts at 2026-12-01. (TR-4.7)',
  );
  await page.unroute('**/api/events/7/entries');
  world.event = mock.event({ my_entry: mock.entry(0, 'entered') });
  await dialog.getByRole('button', { name: 'Enter', exact: true }).dblclick();
  await expect(page.getByText('You have entered.')).toBeVisible();
  expect(sent).toEqual([{ path: 'POST /api/events/7/entries', body: {} }]);
  const mine = page.getByRole('region', { name: 'Your entry' });
  await expect(mine).toContainText('The organiser decides on your entry.');
  await expect(mine).toContainText('has not been recorded as paid yet');
});

test('why somebody cannot enter is told with its rule', async ({ page }) => {
  const detail = 'The Master Class is for ratings of 2100 or more. The rating here is 1850.';
  const refusal = { code: 'outside_class', detail, rule: 'TR-2.6' };
  const world: mock.World = { event: mock.event({ refusal }) };
  await mock.mockEvents(page, world);
  await openAs(page, 'tomas', '/events/7');
  await expect(page.getByText(`${detail} (TR-2.6)`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Enter this event…' })).toHaveCount(0);
  // A code that we have no words for is told as the server tells it.
  world.event = mock.event({
    refusal: { code: 'new_code', detail: 'Not today.', rule: null },
  });
  await page.reload();
  await expect(page.getByText('Not today.', { exact: true })).toBeVisible();
  world.event = mock.event({ phase: 'upcoming' });
  await page.reload();
  await expect(page.getByText('Entries open on 1 Nov 2026.')).toBeVisible();
  world.event = mock.event({ phase: 'running' });
  await page.reload();
  await expect(page.getByRole('region', { name: 'What is played' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Enter', exact: true })).toHaveCount(0);
});

test('the winner of a section of the class below enters alone, and reads why it holds', async ({
  page,
}) => {
  const detail = 'The Master Class is for ratings of 2100 or more. The rating here is 1850.';
  const lacks = ['games_running', 'not_first', 'no_plus_score', 'withdrawn_silently'];
  const lacking = lacks.map((lack, place) => mock.win(61 + place, lack));
  const world: mock.World = {
    event: mock.event({
      refusal: { code: 'outside_class', detail, rule: 'TR-2.6' },
      wins: [...lacking, mock.win(65, null, 8)],
    }),
    entries: [],
  };
  const sent = await mock.mockEvents(page, world);
  await openAs(page, 'tomas', '/events/7');
  const box = page.getByRole('region', { name: 'Enter', exact: true });
  await expect(box).toContainText('A section win would let you in (TR-2.6).');
  await expect(box.getByRole('listitem')).toHaveText([
    'Higher Class 2026, May, Section 1: games are still running',
    'Higher Class 2026, May, Section 2: you did not come first',
    'Higher Class 2026, May, Section 3: first, but without more than half of the possible points (TR-0.4)',
    'Higher Class 2026, May, Section 4: you withdrew from it silently, so it counts for nothing (TR-8.5)',
    'Higher Class 2026, May, Section 5: won, and used for another entry (event 8)',
  ]);
  await expect(
    box.getByRole('link', { name: 'Higher Class 2026, May, Section 4' }),
  ).toHaveAttribute('href', '/section/64');
  await fits(page, 'sections that lack something');
  await expect(page.getByRole('button', { name: 'Enter this event…' })).toHaveCount(0);

  world.event = mock.event({ wins: [...lacking, mock.win(66, null)] });
  await page.reload();
  await expect(box).toContainText(
    'you can enter once as the winner of Higher Class 2026, May, Section 6',
  );
  world.event = mock.event({
    my_entry: mock.entry(0, 'entered', { grounds: { kind: 'section_winner', section: 66 } }),
  });
  await box.getByRole('button', { name: 'Enter this event…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Enter', exact: true }).click();
  const mine = page.getByRole('region', { name: 'Your entry' });
  await expect(mine).toContainText('winner of a section, section 66');
  expect(sent).toEqual([{ path: 'POST /api/events/7/entries', body: {} }]);
});

test('stepping back costs nothing before the start lists, and is for the director after them', async ({
  page,
}) => {
  const entry = mock.entry(0, 'accepted');
  const world: mock.World = {
    event: mock.event({ my_entry: entry }),
    entries: [entry],
  };
  const sent = await mock.mockEvents(page, world);
  await openAs(page, 'tomas', '/events/7');
  const mine = page.getByRole('region', { name: 'Your entry' });
  await expect(mine).toContainText('was paid on 9 Nov 2026');
  const dialog = page.getByRole('dialog');
  await mine.getByRole('button', { name: 'Withdraw entry…' }).click();
  await expect(dialog).toContainText('You lose nothing');
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await mine.getByRole('button', { name: 'Withdraw entry…' }).click();
  await dialog.getByLabel('Reason').fill('   ');
  await dialog.getByRole('button', { name: 'Withdraw entry' }).click();
  await expect(dialog.getByLabel('Reason')).toHaveAccessibleDescription(/Fill in this field\.$/);
  expect(sent).toEqual([]);
  await dialog.getByLabel('Reason').fill('Illness.');
  world.event = mock.event({
    my_entry: { ...entry, state: 'withdrawn' },
  });
  await dialog.getByRole('button', { name: 'Withdraw entry' }).click();
  await expect(mine).toContainText('This entry has been taken back');
  expect(sent).toEqual([
    {
      path: 'POST /api/events/7/entries/160012',
      body: { decision: 'withdraw', reason: 'Illness.' },
    },
  ]);
  world.event = mock.event({ my_entry: mock.entry(0), phase: 'published' });
  await page.reload();
  await expect(mine).toContainText('you lose the fee and your qualification (TR-8.1)');
  await expect(mine.getByRole('button')).toHaveCount(0);
  world.event = mock.event({ my_entry: mock.entry(0), phase: 'running' });
  await page.reload();
  await expect(mine.getByRole('link', { name: 'Withdraw from all events' })).toHaveAttribute(
    'href',
    '/withdraw',
  );
  await expect(mine.getByRole('button')).toHaveCount(0);
});

test('while the games are being made the page follows by itself', async ({ page }) => {
  const world: mock.World = { event: mock.event({ phase: 'publishing' }) };
  await mock.mockEvents(page, world);
  await page.goto('/events/7');
  await expect(page.getByText('The start lists are being published')).toBeVisible();
  world.event = mock.event({
    phase: 'published',
    sections: [{ id: 70, name: '1' }],
  });
  world.section = mock.section();
  await page.getByRole('link', { name: 'Section 1' }).click();
  await expect(heading(page, 'Section 1')).toBeVisible();
});

/** Enters the event that the page shows. */
async function enter(page: Page) {
  await page.getByRole('button', { name: 'Enter this event…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Enter', exact: true }).click();
  await expect(page.getByText('You have entered.')).toBeVisible();
}

test('from the announcement to the crosstable, on the real server', async ({ browser, watch }) => {
  test.slow();
  const open = async (who: Who, path: string) => {
    const context = await browser.newContext();
    watch(context);
    const page = await context.newPage();
    await openAs(page, who, path);
    return page;
  };
  const organiser = await open('organiser', '/events');
  await organiser.getByRole('link', { name: 'Announce an event' }).click();
  await organiser.getByRole('button', { name: 'Friendly event' }).click();
  await organiser.getByLabel('Name', { exact: true }).fill('Walk of the Two');
  await organiser.getByLabel('Code').fill('WALK/2027');
  // The organiser herself directs nothing: the server says so, and the field is shown again.
  const director = organiser.getByLabel('Tournament director');
  await director.fill('160099');
  const forward = organiser.locator('.form .btn.primary');
  const send = async () => {
    while (await forward.isVisible()) await forward.click();
    await organiser.getByRole('button', { name: 'Announce…' }).click();
    await organiser.getByRole('dialog').getByRole('button', { name: 'Announce it' }).click();
  };
  await send();
  await expect(director).toHaveAccessibleDescription(/not a tournament director here/);
  await director.fill('390044');
  await send();
  await expect(heading(organiser, 'Walk of the Two')).toBeVisible();
  const event = new URL(organiser.url()).pathname;

  for (const who of ['gabor', 'stefan'] as const) await enter(await open(who, event));
  await organiser.goto(`${event}/entries`);
  for (const name of ['Gábor Szűcs', 'Ștefan Ionescu']) {
    const row = organiser.getByRole('row', { name });
    await row.getByRole('button', { name: 'Accept' }).click();
    await expect(row).toContainText('accepted');
  }
  await organiser.getByRole('link', { name: 'Sections' }).click();
  await organiser.getByLabel('Sizes of the sections').fill('2');
  await organiser.getByRole('button', { name: 'Make the sections' }).click();
  // The page has named a round of drand for the lots.
  await organiser.getByLabel(/^Value of drand quicknet, round/).fill('4bb6d8ef'.repeat(8));
  await organiser.getByRole('button', { name: 'Publish the start lists…' }).click();
  const dialog = organiser.getByRole('dialog');
  await expect(dialog).toContainText('1 section with 2 players, 1 game in all.');
  await dialog.getByRole('button', { name: 'Publish them' }).click();
  await organiser.getByRole('link', { name: 'Section 1' }).click();

  // A visitor works the lots out again.
  const section = new URL(organiser.url()).pathname;
  const visitor = await browser.newContext();
  watch(visitor);
  const page = await visitor.newPage();
  await page.goto(section);
  await expect(heading(page, 'Section 1')).toBeVisible();
  await expect(page.locator('.result')).toHaveCount(2);
  await page.getByText('How the lots were drawn').click();
  await page.getByRole('button', { name: 'Recalculate here' }).click();
  await expect(page.getByText('the start numbers are right')).toBeVisible();
});

// Each width and each scheme once with axe, which takes most of the time; both widths with each.
test('a long log of decisions is read on', async ({ page }) => {
  await mock.mockEvents(page, {
    event: mock.event({ may: mock.EVERYTHING, acts_before: 12 }),
  });
  await openAs(page, 'director', '/events/7');
  await page.getByText('The latest decisions').click();
  const acts = page.locator('.acts li');
  await expect(acts).toHaveCount(2);
  const older = page.getByRole('button', { name: 'Show older ones' });
  await tabTo(page, older);
  await page.keyboard.press('Enter');
  await expect(acts).toHaveCount(3);
  await expect(acts.last()).toContainText('Changed');
  await expect(older).toHaveCount(0);
  await expect(page.getByText('3 decisions')).toBeVisible();
});

for (const [colorScheme, width, another] of [
  ['light', 1280, 390],
  ['dark', 390, 1280],
] as const) {
  test.describe(`${colorScheme}, at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 844 }, colorScheme });
    const look = (page: Page, where: string) => inspectAt(page, where, width, another);

    test('events and sections, in English and Czech', async ({ page }) => {
      test.slow();
      const dark = colorScheme === 'dark';
      const detail = 'Not today.';
      const world: mock.World = {
        events: mock.someLines(),
        event: mock.event({
          refusal: { code: 'outside_class', detail, rule: 'TR-2.6' },
        }),
        entries: mock.someEntries(),
        section: mock.section(),
      };
      await mock.mockEvents(page, world);
      await mock.beenHere(page);
      if (dark) await inCzech(page);
      await openAs(page, 'tomas', '/events');
      await expect(rows(page)).toHaveCount(7);
      await look(page, 'the list of events');
      await page.goto('/events/7');
      await expect(page.locator('.refusal')).toBeVisible();
      await page.locator('.acts summary').click();
      await look(page, 'an event');
      world.event = mock.event({
        my_entry: mock.entry(0),
        sections: [{ id: 70, name: '1' }],
        publication: { at: mock.NOW, seed: 'ab'.repeat(32) },
      });
      await page.reload();
      await page.locator('.my-entry button').click();
      await look(page, 'stepping back');
      await page.goto('/section/70');
      await expect(page.locator('.xt')).toBeVisible();
      await page.locator('.lots summary').click();
      await look(page, 'a crosstable');
      world.section = mock.section(7, true);
      await page.reload();
      await expect(page.locator('.xt.double')).toBeVisible();
      await fits(page, 'a crosstable of a double round');
    });

    test('visitors find events', async ({ page }) => {
      await mock.mockEvents(page, { events: mock.someLines() });
      await page.goto('/');
      await page
        .locator(width < 640 ? '.tabbar' : '.top nav')
        .getByText('Events')
        .click();
      await expect(rows(page)).toHaveCount(7);
      await look(page, 'the list of events, signed out');
    });
  });
}
