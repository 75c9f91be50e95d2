// What organisers are told before it is too late: at a field, before a press, and why others decide.
import * as mock from './support/events';
import { inspect, inspectAt } from './support/inspect';
import { problem } from './support/leave';
import { inCzech, openAs } from './support/people';
import { expect, test } from './support/test';
import { next, step, walk } from './support/wizard';

test('a league of teams is offered, and a wrong position is told at its step', async ({ page }) => {
  await mock.mockEvents(page, { announces: true });
  await openAs(page, 'director', '/events/new');
  await page.getByRole('button', { name: 'Master Class' }).click();
  const kinds = page.getByLabel('Kind of event').getByRole('option');
  await expect(kinds.filter({ hasText: 'Special' })).toHaveCount(1);
  await expect(kinds.filter({ hasText: 'Team' })).toHaveCount(1);
  await page.getByLabel('Tournament director').fill('900001');
  await page.getByLabel('Starting position').selectOption('from');
  const fen = page.getByLabel('Position (FEN)');
  for (const wrong of ['the King’s Gambit', '8/8/8/8/8/8/8/K7 w - - 0 1']) {
    await fen.fill(wrong);
    await next(page).click();
    await expect(fen).toBeFocused();
    await expect(fen).toHaveAccessibleDescription('No game can start from this position.');
  }
  await fen.fill('rnbqkbnr/pppp1ppp/8/4p3/4PP2/8/PPPP2PP/RNBQKBNR b KQkq - 0 2');
  await next(page).click();
  await expect(step(page, 'Who')).toBeFocused();
});

test('a start in the past leads back to its field', async ({ page }) => {
  await mock.mockEvents(page, { announces: true });
  await openAs(page, 'director', '/events/new');
  await walk(page);
  await page.route('**/api/events', (route) => route.fulfill(problem(422, 'starts_in_past')));
  await page.getByRole('button', { name: 'Announce…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Announce it' }).click();
  await expect(page.getByLabel('Start', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Start', { exact: true })).toHaveAccessibleDescription(
    /this time has passed\.$/,
  );
});

test('start lists that come before entries close are warned of', async ({ page }) => {
  const entries = { ...mock.event().entries, entered: 0 };
  const world: mock.World = {
    event: mock.event({ may: mock.EVERYTHING, entries }),
    proposal: mock.proposal(2, 11),
  };
  await mock.mockEvents(page, world);
  await openAs(page, 'director', '/events/7/sections');
  const warning = page.getByText('Entries are open until 15 Dec 2026, 00:00 UTC.');
  await expect(warning).toBeVisible();
  await page.getByRole('button', { name: 'Publish the start lists…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('nobody else can enter');
  await page.keyboard.press('Escape');
  world.event = mock.event({ may: mock.EVERYTHING, entries, now: '2026-12-15T00:00:00Z' });
  await page.reload();
  await page.getByRole('button', { name: 'Publish the start lists…' }).click();
  await expect(dialog).toContainText('2 sections');
  await expect(dialog).not.toContainText('nobody else can enter');
  await expect(warning).toHaveCount(0);
});

test('an organiser who has entered is told why others decide, and how to decide again', async ({
  page,
}) => {
  const world: mock.World = {
    event: mock.event({ my_entry: mock.entry(0, 'entered'), organisers: [mock.person(0)] }),
  };
  await mock.mockEvents(page, world);
  await openAs(page, 'tomas', '/events/7');
  await expect(page.getByText('You organise this event and have entered it')).toContainText(
    'Once you withdraw your entry, you can decide again.',
  );
  world.event = mock.event({ my_entry: mock.entry(0, 'entered'), organisers: [mock.person(1)] });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('You organise this event')).toHaveCount(0);
});

test('a director names deputies and takes them away; others read who they are', async ({
  page,
}) => {
  const deputy = { ...mock.person(1), title: null };
  const may = { ...mock.event().may, name_deputies: true };
  const world: mock.World = { event: mock.event({ may }) };
  await mock.mockEvents(page, world);
  const sent: unknown[] = [];
  const refusals = [
    problem(409, 'directs_no_tournaments'),
    problem(409, 'directs_already'),
    problem(409, 'too_many_deputies'),
    problem(409, 'director_plays'),
  ];
  await page.route('**/api/events/7/deputies', async (route) => {
    const body = route.request().postDataJSON() as { deputises: boolean };
    sent.push(body);
    const refused = refusals.shift();
    if (refused) return route.fulfill(refused);
    world.event = mock.event({ may, deputies: body.deputises ? [deputy] : [] });
    return route.fulfill({ json: world.event });
  });
  await openAs(page, 'director', '/events/7');
  const box = page.getByRole('region', { name: 'Deputies of the director' });
  const field = box.getByLabel('Player: name or player number');
  const name = box.getByRole('button', { name: 'Name a deputy' });
  await name.press('Enter');
  await expect(field).toBeFocused();
  await field.fill(String(deputy.id));
  // What the server refuses about somebody stands at the field.
  for (const words of [/need the office first/, /is the director/, /20 deputies/, /cannot play/]) {
    await name.press('Enter');
    await expect(field).toHaveAccessibleDescription(words);
    await expect(field).toBeFocused();
  }
  await inspect(page, 'nobody is named a deputy');
  await name.press('Enter');
  await expect(box.getByRole('listitem')).toHaveText(/Szűcs/);
  await expect(field).toHaveValue('');
  const facts = page.getByRole('region', { name: 'In brief' });
  await expect(facts).toContainText('Szűcs');
  await inspectAt(page, 'a deputy is named', 390, 1280);
  await box.getByRole('button', { name: /^Remove .*Szűcs from the deputies$/ }).press('Enter');
  await expect(box.getByRole('listitem')).toHaveCount(0);
  await expect(box.getByRole('heading')).toBeFocused();
  expect(sent.slice(3)).toEqual([
    { player: deputy.id, deputises: true },
    { player: deputy.id, deputises: true },
    { player: deputy.id, deputises: false },
  ]);

  const log = (act: string, at: string) => ({
    ...mock.event().acts[0],
    ...{ act, at, player: deputy },
  });
  world.event = mock.event({
    deputies: [deputy],
    acts: [
      log('deputy_named', '2026-11-07T08:00:00Z'),
      log('deputy_removed', '2026-11-08T08:00:00Z'),
    ],
  });
  await inCzech(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await openAs(page, 'tomas', '/events/7');
  await expect(page.getByText('Zástupci rozhodčího')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Zástupci rozhodčího' })).toHaveCount(0);
  await page.locator('.acts summary').press('Enter');
  await expect(page.locator('.acts li')).toHaveText([
    /^Už není zástupcem rozhodčího/,
    /^Určen zástupce rozhodčího/,
  ]);
  await inspectAt(page, 'deputies, in Czech, in the dark', 390, 1280);
});
