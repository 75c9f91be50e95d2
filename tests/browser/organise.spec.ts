// Events as organisers see them: announcing, changing, deciding on entries, sections, publishing.
import type { Page } from '@playwright/test';
import { tabTo } from './support/board';
import * as mock from './support/events';
import { fits, inspectAt } from './support/inspect';
import { problem } from './support/leave';
import { inCzech, openAs } from './support/people';
import { expect, test } from './support/test';
import { next, step, walk } from './support/wizard';

test('an event is announced step by step, and nothing is sent before the last look', async ({
  page,
}) => {
  const sent = await mock.mockEvents(page, {
    events: [],
    announces: true,
    event: mock.event(),
  });
  await page.route('**/api/players/900001', (route) =>
    route.fulfill({ json: { player: mock.DIRECTOR } }),
  );
  await openAs(page, 'tomas', '/events');
  await page.getByRole('link', { name: 'Announce an event' }).click();
  // A preset that these pages have no words for goes by its announcement's name.
  await expect(page.getByRole('button', { name: 'Something new' })).toBeVisible();
  await walk(page);
  expect(sent).toEqual([]);
  const look = page.locator('.summary');
  await expect(look).toContainText('Master Class 2027, January');
  await expect(look).toContainText(/director: *Eva Rosenthal *\(900001\)/);
  await expect(look).toContainText('10 moves in 50 days; on one move, days beyond 20 count twice.');

  // Back to a step, by its name, and forward again.
  await page.getByRole('navigation', { name: 'Steps' }).getByText('How').click();
  await page.getByLabel('Stage of a championship').selectOption('candidates');
  await page.getByRole('checkbox', { name: 'ladies’ event' }).check();
  for (let left = 0; left < 3; left += 1) await next(page).click();
  await expect(look).toContainText('Candidates’ Tournament: if ratings are missing');
  await expect(look).toContainText('A ladies’ event: players without a published rating');
  await page.getByRole('navigation', { name: 'Steps' }).getByText('Time').click();
  await page.getByLabel('Time control').selectOption('triple_block');
  await expect(page.locator('.spoken')).toContainText('Triple Block: 50 days on the clock');
  await page.getByLabel('Days in the bank').fill('100');
  await page.getByLabel('Days of leave in a calendar year').fill('0');
  await page.getByRole('checkbox', { name: 'more than 40 days' }).uncheck();
  await next(page).click();
  await next(page).click();
  await expect(look).toContainText('There is no leave.');
  await page.getByRole('button', { name: 'Announce…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('will appear in the list of events for everybody');
  await page.keyboard.press('Escape');
  expect(sent).toEqual([]);
  await page.getByRole('button', { name: 'Announce…' }).click();
  await dialog.getByRole('button', { name: 'Announce it' }).dblclick();
  await expect(page).toHaveURL('/events/7');
  expect(sent).toEqual([
    {
      path: 'POST /api/events',
      body: {
        announcement: mock.announcement({
          time_control: 'triple block bank 100 increment 5',
          leave_days: 0,
          silence: 'off',
          ladies: true,
          norm_class: 'candidates',
        }),
      },
    },
  ]);
  // What was sent is no draft any more.
  await page.goto('/events/new');
  await expect(step(page, 'Start from')).toBeVisible();
});

test('whoever may not do it is told so before a form', async ({ page }) => {
  for (const path of ['/events/new', '/imports/new', '/desk/leave', '/desk/outages']) {
    await openAs(page, 'stefan', path);
    await expect(page.locator('.failure')).toContainText('You are not allowed to do this.');
    await expect(page.getByRole('link', { name: 'To the events' })).toBeVisible();
    await expect(page.locator('.preset, main form')).toHaveCount(0);
  }
});

test('a draft outlasts a reload, and errors stand at their fields', async ({ page }) => {
  await mock.mockEvents(page, { announces: true });
  await openAs(page, 'director', '/events/new');
  await page.getByRole('button', { name: 'Chess960' }).click();
  const code = page.getByLabel('Code');
  await code.fill('small/letters');
  await page.getByLabel('Name', { exact: true }).fill('');
  await next(page).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveAccessibleDescription(
    'Fill in this field.',
  );
  await page.getByLabel('Name', { exact: true }).fill('New Year 960');
  await next(page).click();
  await expect(code).toBeFocused();
  await expect(code).toHaveAccessibleDescription(/Capital letters A to Z/);
  await page.reload();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('New Year 960');
  await code.fill('960/2027');
  await page.getByLabel('Starting position').selectOption('usual');
  await next(page).click();
  await expect(page.getByLabel('Starting position')).toHaveAccessibleDescription(
    /In Chess960 the start is drawn/,
  );
  await page.getByLabel('Starting position').selectOption('one_for_all');
  // By keyboard alone: Enter goes on.
  await page.getByLabel('Tournament director').fill('900001');
  await page.keyboard.press('Enter');
  await expect(step(page, 'Who')).toBeFocused();
  await page.getByLabel('Entry fee').fill('free');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Entry fee')).toHaveAccessibleDescription(
    /Enter an amount such as 25/,
  );
  await page.getByLabel('Entry fee').fill('12,50');
  await page.keyboard.press('Enter');
  await expect(step(page, 'How')).toBeFocused();
  await page.getByLabel('2.').selectOption('wins');
  await next(page).click();
  await expect(page.getByLabel('1.')).toHaveAccessibleDescription('Choose each only once.');
  await page.getByLabel('2.').selectOption('');
  await page.getByLabel('Players in a section').fill('2');
  await next(page).click();
  await expect(page.getByLabel('Players in a section')).toHaveAccessibleDescription(
    'Enter a whole number from 3 to 31.',
  );
  await page.getByLabel('Players in a section').fill('8');
  await next(page).click();
  await next(page).click();
  await page.getByLabel('Entries close').fill('2026-10-01T00:00');
  await next(page).click();
  await expect(page.getByLabel('Entries close')).toHaveAccessibleDescription(
    /Entries must close after they open\.$/,
  );
  await expect(page.getByLabel('Start', { exact: true })).toHaveAccessibleDescription(
    'Sun 10 Jan, 13:00 your time',
  );
});

test('a refusal of the server leads to the field that it is about', async ({ page }) => {
  await mock.mockEvents(page, { announces: true });
  await openAs(page, 'director', '/events/new');
  await walk(page);
  const refuse = (code: string, rule: string | null) =>
    page.route('**/api/events', (route) => {
      const refusal = problem(409, code, 'In English.');
      return route.fulfill({ ...refusal, json: { ...refusal.json, rule } });
    });
  await refuse('too_little_time', 'TR-9.2');
  const send = async () => {
    await page.getByRole('button', { name: 'Announce…' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Announce it' }).click();
  };
  await send();
  await expect(page.getByLabel('Time control')).toBeFocused();
  await expect(page.getByLabel('Time control')).toHaveAccessibleDescription(
    'A rated event gives at least 150 days for 50 moves. (TR-9.2)',
  );
  await page.unroute('**/api/events');
  await refuse('forbidden', null);
  // The refusal is gone with the step that it was about, whichever way that is left.
  await page.getByRole('navigation', { name: 'Steps' }).getByText('How').click();
  await next(page).click();
  await expect(page.locator('.field-error')).toHaveCount(0);
  for (let steps = 0; steps < 2; steps += 1) await next(page).click();
  await send();
  await expect(page.locator('.summary').getByRole('alert')).toHaveText(
    'You are not allowed to do this.',
  );
});

test('a change is refused when somebody else was quicker, and can begin afresh', async ({
  page,
}) => {
  const may = mock.EVERYTHING;
  const world: mock.World = { event: mock.event({ may }), entries: [] };
  const sent = await mock.mockEvents(page, world);
  await openAs(page, 'director', '/events/7/change');
  await expect(page.getByLabel('Code')).toHaveJSProperty('readOnly', true);
  await page.getByLabel('Name', { exact: true }).fill('Mine');
  for (let steps = 0; steps < 5; steps += 1) await next(page).click();
  await page.route('**/api/events/7', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill(problem(409, 'changed_meanwhile'))
      : route.fallback(),
  );
  const change = async () => {
    await page.getByRole('button', { name: 'Change…' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Change it' }).click();
  };
  await change();
  await expect(page.getByRole('alert')).toContainText('Somebody has changed this in the meantime.');
  await page.unroute('**/api/events/7');
  const announcement = mock.announcement({ name: 'Theirs' });
  world.event = mock.event({ may, version: 4, announcement });
  await page.getByRole('button', { name: 'Start from the current version' }).click();
  // The old draft would have undone what the other one has changed.
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Theirs');
  await page.getByLabel('Name', { exact: true }).fill('Ours');
  for (let steps = 0; steps < 5; steps += 1) await next(page).click();
  await change();
  await expect(page).toHaveURL('/events/7');
  expect(sent).toEqual([
    {
      path: 'PUT /api/events/7',
      body: { version: 4, announcement: { ...announcement, name: 'Ours' } },
    },
  ]);
});

test('after the start lists little can be changed', async ({ page }) => {
  const running = mock.event({ may: mock.EVERYTHING, phase: 'running' });
  const sent = await mock.mockEvents(page, { event: running });
  await openAs(page, 'director', '/events/7/change');
  await expect(page.getByLabel('Code')).toHaveCount(0);
  await page.getByLabel('End').fill('2029-01-01T00:00');
  await next(page).click();
  await page.getByRole('button', { name: 'Change…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Change it' }).click();
  await expect(page).toHaveURL('/events/7');
  expect(sent[0]?.body).toEqual({
    version: 3,
    announcement: mock.announcement({ ends_at: '2029-01-01T00:00:00Z' }),
  });
});

test('players are moved between sections, saved, and published', async ({ page }) => {
  const world: mock.World = {
    event: mock.event({ may: mock.EVERYTHING }),
    proposal: mock.proposal(2, 11, 1),
  };
  const sent = await mock.mockEvents(page, world);
  await openAs(page, 'director', '/events/7/sections');
  const card = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(card('Section 1')).toContainText('11 players, ⌀ 2435');
  await expect(card('Section 1')).toContainText('Category 7: GM 8, SIM 6½, IM 6');
  await expect(card('Section 2')).toContainText('at most 8 are allowed (NORM-3)');
  // Nobody who has entered is left without an answer.
  await expect(page.getByText('2 entries have not been decided on')).toBeVisible();
  if (world.event) world.event.entries.entered = 0;
  await page.reload();
  const mine = page.getByLabel('Section of Tomáš Novák').first();
  // With the keyboard: the choice moves the player, and the focus goes along.
  await mine.focus();
  await page.keyboard.press('ArrowDown');
  await expect(card('Section 2')).toContainText('12 players');
  // What is not saved is not told as if it were.
  await expect(card('Section 1')).not.toContainText('Category');
  await expect(page.locator('#move-160012')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'is now in: Section 2' })).toHaveCount(1);
  await page.locator('#move-160013').selectOption({ label: 'Without a section' });
  await expect(card('Without a section')).toContainText('2 players');
  expect(sent).toEqual([]);
  await expect(page.getByText('Save or discard your changes first.')).toBeVisible();
  // Leaving is asked about.
  await page.getByRole('link', { name: 'My games' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard the changes' }).click();
  await expect(card('Section 1')).toContainText('11 players');
  await page.locator('#move-160012').selectOption('-1');
  await page.getByRole('button', { name: 'Save the sections' }).click();
  await expect(page.getByText('Nothing is saved yet.')).toHaveCount(0);
  const { sections } = sent[0]?.body as { sections: { players: number[] }[] };
  expect(sections[0]?.players).not.toContain(160_012);
  expect(sections[0]?.players).toHaveLength(10);

  // Nobody who was accepted is left over.
  const publish = page.getByRole('button', {
    name: 'Publish the start lists…',
  });
  await expect(page.getByText('2 accepted players are in no section')).toBeVisible();
  await expect(publish).toHaveCount(0);
  await page.locator('#move-160012').selectOption({ label: 'Section 1' });
  await page.locator('#move-160034').selectOption({ label: 'Section 1' });
  await page.getByRole('button', { name: 'Save the sections' }).click();
  const dialog = page.getByRole('dialog');
  // An entry has come meanwhile: the question is asked again about what is there now.
  await page.route('**/api/events/7/publish', (route) =>
    route.fulfill(problem(409, 'changed_meanwhile')),
  );
  await publish.click();
  await dialog.getByRole('button', { name: 'Publish them' }).click();
  await expect(page.getByRole('alert')).toContainText('Somebody has changed this in the meantime.');
  await page.unroute('**/api/events/7/publish');
  if (world.event) world.event.version = 9;
  await page.getByRole('button', { name: 'Start from the current version' }).click();
  await publish.click();
  await expect(dialog).toContainText('2 sections with 23 players, 121 games in all.');
  await expect(dialog).toContainText('Lots are drawn');
  await expect(dialog).toContainText('their clocks start on 10 Jan 2027, 12:00 UTC');
  await dialog.getByRole('button', { name: 'Publish them' }).dblclick();
  await expect(page).toHaveURL('/events/7');
  expect(sent[2]).toEqual({
    path: 'POST /api/events/7/publish',
    body: { version: 9, proposal_version: 7 },
  });
});

test('sections are made with sizes, and a save that comes too late is told', async ({ page }) => {
  const world: mock.World = {
    event: mock.event({ may: mock.EVERYTHING }),
    proposal: { ...mock.proposal(0, 0, 22), version: 0 },
  };
  const sent = await mock.mockEvents(page, world);
  await openAs(page, 'director', '/events/7/sections');
  await expect(page.getByText('None yet.')).toBeVisible();
  const sizes = page.getByLabel('Sizes of the sections');
  const make = page.locator('.form .btn.primary');
  await sizes.fill('11, 1');
  await make.click();
  await expect(sizes).toHaveAccessibleDescription(/whole numbers from 2 to 31/);
  await sizes.fill('11, 12');
  await make.click();
  await expect(sizes).toHaveAccessibleDescription(/23 players, but only 22/);
  world.proposal = mock.proposal(2, 11);
  await sizes.fill('11, 11');
  await make.click();
  await expect(page.getByRole('heading', { level: 3, name: 'Section 2' })).toBeVisible();
  expect(sent).toEqual([
    {
      path: 'POST /api/events/7/proposal',
      body: {
        version: 0,
        sizes: [11, 11],
        beacon: expect.stringMatching(/^drand quicknet, round \d+$/) as unknown,
      },
    },
  ]);
  await sizes.fill('');
  await make.click();
  await expect(page.getByRole('dialog')).toContainText('The current sections are lost');
  await page.getByRole('dialog').getByRole('button', { name: 'Make them again' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(sent[1]?.body).toEqual({ version: 5 });

  await page.locator('#move-160012').selectOption('1');
  await page.route('**/api/events/7/proposal', (route) =>
    route.fulfill(problem(409, 'changed_meanwhile')),
  );
  await page.getByRole('button', { name: 'Save the sections' }).click();
  await expect(page.getByRole('alert')).toContainText('Somebody has changed this in the meantime.');
});

test('sections can be published only when the event they have changed is there too', async ({
  page,
}) => {
  const world: mock.World = {
    event: mock.event({
      may: mock.EVERYTHING,
      entries: { ...mock.event().entries, entered: 0 },
    }),
    proposal: { ...mock.proposal(0, 0, 22), version: 0 },
  };
  const sent = await mock.mockEvents(page, world);
  await openAs(page, 'director', '/events/7/sections');
  await expect(page.getByText('None yet.')).toBeVisible();
  world.proposal = mock.proposal(2, 11);
  // The event's new version takes its time on the way.
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/events/7', async (route) => {
    await released;
    await route.fallback();
  });
  const asked = page.waitForRequest('**/api/events/7');
  await page.getByLabel('Sizes of the sections').fill('11, 11');
  await page.locator('.form .btn.primary').click();
  await asked;
  const publish = page.getByRole('button', {
    name: 'Publish the start lists…',
  });
  await expect(publish).toHaveCount(0);
  release();
  await publish.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish them' }).click();
  await expect(page).toHaveURL('/events/7');
  expect(sent[1]?.body).toEqual({
    version: world.event?.version,
    proposal_version: 5,
  });
});

test('an event is finished or cancelled, with a reason', async ({ page }) => {
  const may = { ...mock.EVERYTHING, cancel: false };
  const world: mock.World = {
    event: mock.event({ may, phase: 'running' }),
    entries: [],
  };
  const sent = await mock.mockEvents(page, world);
  await openAs(page, 'director', '/events/7');
  await expect(page.getByRole('button', { name: 'Cancel the event…' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Finish the event…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm the tables' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  world.event = mock.event({ may: mock.EVERYTHING });
  await page.reload();
  await page.getByRole('button', { name: 'Cancel the event…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('Too few entries.');
  const act = {
    at: mock.NOW,
    by: mock.DIRECTOR,
    act: 'cancelled',
    player: null,
  };
  world.event = mock.event({
    phase: 'cancelled',
    acts: [{ ...act, reason: 'Too few entries.' }],
  });
  await dialog.getByRole('button', { name: 'Cancel the event' }).click();
  await expect(page.locator('.eyebrow')).toContainText('cancelled');
  await expect(page.getByText('This event has been cancelled: Too few entries.')).toBeVisible();
  expect(sent).toEqual([
    { path: 'POST /api/events/7/finish', body: { version: 3 } },
    {
      path: 'POST /api/events/7/cancel',
      body: { version: 3, reason: 'Too few entries.' },
    },
  ]);
});

test('the wizard with the keyboard alone', async ({ page }) => {
  await mock.mockEvents(page, { announces: true });
  await openAs(page, 'director', '/events/new');
  await tabTo(page, page.getByRole('button', { name: 'Open Class' }));
  await page.keyboard.press('Enter');
  await expect(step(page, 'What')).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Back' }));
  await page.keyboard.press('Enter');
  await expect(step(page, 'Start from')).toBeFocused();
});

for (const [colorScheme, width, another] of [
  ['light', 1280, 390],
  ['dark', 390, 1280],
] as const) {
  test.describe(`${colorScheme}, at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 844 }, colorScheme });
    const look = (page: Page, where: string) => inspectAt(page, where, width, another);

    test('the organiser’s pages, in English and Czech', async ({ page }) => {
      test.slow();
      const world: mock.World = {
        announces: true,
        event: mock.event({ may: mock.EVERYTHING }),
        entries: mock.someEntries(),
        proposal: mock.proposal(2, 11, 3),
      };
      await mock.mockEvents(page, world);
      if (colorScheme === 'dark') await inCzech(page);
      await openAs(page, 'director', '/events/7');
      await expect(page.locator('.tabs')).toBeVisible();
      await look(page, 'an event, for officials');
      await page.goto('/events/7/entries');
      await expect(page.locator('.entry-table')).toBeVisible();
      await page.locator('main details summary').first().click();
      await look(page, 'entries');
      await page.goto('/events/7/sections');
      await expect(page.locator('.section-cards')).toBeVisible();
      await page.locator('#move-160012').selectOption('1');
      await look(page, 'sections, not saved');
      page.on('dialog', (dialog) => void dialog.accept());
      await page.goto('/events/new');
      await page.locator('.preset').nth(1).click();
      await page.locator('input[name=director]').fill('900001');
      for (const name of ['what', 'who', 'how', 'time', 'dates']) {
        // Its fields are alike in both schemes.
        await (colorScheme === 'light' ? look : fits)(page, `the wizard: ${name}`);
        await next(page).click();
      }
      await expect(page.locator('.summary')).toBeVisible();
      await look(page, 'the last look');
    });
  });
}
