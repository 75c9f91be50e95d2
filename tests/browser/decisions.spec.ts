// What waits at the director's desk, and decisions about games and sections.
import type { Page } from '@playwright/test';
import { tabTo } from './support/board';
import * as desk from './support/decisions';
import { fits, inspect } from './support/inspect';
import { problem } from './support/leave';
import { asOfficer, inCzech, openAs } from './support/people';
import { expect, test } from './support/test';

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });
const rows = (page: Page) => page.locator('.queue-row');
const FACTS = /\/api\/director\/games\/48201\/facts/;
const MAKE = /\/api\/director\/sections\/7\/decisions$/;
const PREVIEW = '**/api/director/sections/7/decisions/preview';

const previewed = (page: Page, games: number, ends: number[] = [], end_count = ends.length) =>
  page.route(PREVIEW, (route) => route.fulfill({ json: { games, ends, end_count } }));

test.beforeEach(({ page }) => previewed(page, 1));

test('everything that waits, oldest first, by kind, and nothing', async ({ page }) => {
  await desk.mockQueue(page, desk.waiting(18));
  await openAs(page, 'director', '/desk');
  await expect(heading(page, '18 matters waiting')).toBeVisible();
  await expect(rows(page)).toHaveCount(18);
  const head = page.locator('.queue-head').first();
  await expect(head).toContainText('Questions (3) Master Class 2026, Section 3');
  await expect(rows(page).first()).toContainText(/^QuestionGame 48201.*18 days/);
  await fits(page, '18 matters');
  const link = (place: number) => rows(page).nth(place).getByRole('link').first();
  for (const [group, to] of [
    '/desk/cases/1',
    '/desk/cases/2',
    '/desk/cases/3',
    '/desk/cases/4',
    '/desk/claims/48205',
    '/desk/games/48206',
  ].entries())
    await expect(link(3 * group)).toHaveAttribute('href', to);

  const kinds = page.getByRole('navigation', { name: 'Kind' });
  await kinds.getByRole('link', { name: 'Appeals (3)' }).click();
  await expect(rows(page)).toHaveCount(3);
  await expect(page).toHaveURL('/desk?kind=appeal');
  await page.reload();
  await expect(rows(page)).toHaveCount(3);

  await desk.mockQueue(page, [...desk.waiting(2), ...desk.ofOfficers()]);
  await page.goto('/desk?kind=import');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Event from elsewhere');
  await expect(rows(page)).toContainText('Brno Open 2025');
  await kinds.getByRole('link', { name: 'Everything (5)' }).click();
  for (const [place, to] of ['/desk/imports', '/transfers', '/desk/titles'].entries())
    await expect(link(place + 2)).toHaveAttribute('href', to);
  await expect(rows(page).nth(4)).toContainText('GM');

  await desk.mockQueue(page, []);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your desk is empty' })).toBeVisible();
  let answer = () => {};
  const late = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/director/queue', async (route) => {
    await late;
    await route.fulfill(problem(503, 'unavailable'));
  });
  await page.reload();
  await expect(page.locator('.skeleton')).toBeVisible();
  answer();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.route('**/api/director/queue', (route) => route.fulfill(problem(403, 'forbidden')));
  await page.reload();
  await expect(page.getByRole('main')).toContainText('You are not allowed to do this.');
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
});

test('a question is answered, and somebody else’s answer is seen first', async ({ page }) => {
  let item = desk.caseOf(12, 'query');
  await desk.mock(page, desk.LOG, () => ({ decisions: [] }));
  await page.route('**/api/cases/12', (route) => route.fulfill({ json: item }));
  const sent: unknown[] = [];
  await page.route('**/api/cases/12/answers', async (route) => {
    const body = route.request().postDataJSON() as {
      version: number;
      text: string;
    };
    sent.push(body);
    if (body.version !== item.version) return route.fulfill(problem(409, 'changed_meanwhile'));
    const words = { at: '2026-11-21T12:00:00Z', by: desk.EVA, text: body.text };
    item = {
      ...item,
      version: item.version + 1,
      state: 'answered',
      answers: [...item.answers, words],
    };
    return route.fulfill({ json: item });
  });
  await openAs(page, 'director', '/desk/cases/12');
  await expect(heading(page, 'Question, no. 12')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Decide about the game' })).toHaveAttribute(
    'href',
    '/desk/games/48201?case=12',
  );
  const field = page.getByLabel('Your answer');
  const send = page.getByRole('button', { name: 'Send the answer' });
  await field.fill('  ');
  await send.click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/Fill in this field\.$/);
  // A colleague has written meanwhile.
  item = {
    ...item,
    version: 2,
    answers: [{ at: '2026-11-20T12:00:00Z', by: desk.GABOR, text: 'Let me look.' }],
  };
  await field.fill('It does: see LAW-10.1.');
  await send.click();
  await expect(page.getByText('Somebody has changed this in the meantime.')).toBeVisible();
  await expect(page.getByText('Let me look.')).toBeVisible();
  await expect(field).toHaveValue('It does: see LAW-10.1.');
  await page.getByLabel('That settles it').uncheck();
  await send.click();
  await expect(page.getByText('Your answer has been sent.')).toBeVisible();
  await expect(heading(page, 'Question, no. 12')).toBeFocused();
  await expect(field).toHaveValue('');
  expect(sent).toMatchObject([
    { version: 1, close: true },
    { version: 2, close: false, text: 'It does: see LAW-10.1.' },
  ]);
});

test('TR-14’s next step is proposed, and an appeal is decided after a last look', async ({
  page,
}) => {
  const due = { step: 'penalty', earlier: 1, elsewhere: 0, may_suspend: false };
  const url = 'https://games.example/live';
  const shown = desk.caseOf(13, 'publication', {
    game: null,
    player: desk.GABOR,
    url,
    due,
  });
  await page.route('**/api/cases/13', (route) => route.fulfill({ json: shown }));
  const made = desk.clockSet(31, 48201, 5);
  await desk.mock(page, desk.LOG, () => ({ decisions: [made] }));
  await desk.mock(page, desk.TABLE, () => desk.table(4));
  await openAs(page, 'director', '/desk/cases/13');
  await expect(page.getByText('A penalty of 10 days in all unfinished games.')).toBeVisible();
  await expect(page.getByRole('link', { name: url })).toHaveAttribute('rel', /noopener/);
  await page.getByRole('link', { name: 'Decide…' }).click();
  await expect(page.getByLabel('Decision', { exact: true })).toHaveValue('penalty');
  await expect(page.getByLabel('Player')).toHaveValue('470023');
  await expect(page.getByLabel('Days')).toHaveValue('10');
  await expect(page.getByText('In answer to case no. 13.')).toBeVisible();

  const appeal = desk.caseOf(14, 'appeal', {
    decision: 31,
    may: { answer: true, decide: true },
  });
  const outcomes = await desk.mock(
    page,
    /\/api\/cases\/14/,
    () => appeal,
    () => ({
      ...appeal,
      state: 'decided',
      outcome: 'upheld',
      may: { answer: false, decide: false },
    }),
  );
  // What was decided is not there at first: that is told, and asked for again.
  const none = problem(503, 'unavailable');
  await page.route(desk.LOG, (route) => route.fulfill(none), { times: 1 });
  await page.goto('/desk/cases/14');
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('region', { name: 'The decision' })).toContainText(
    'White: 5 days added to the time used, 1 move added to the move count',
  );
  const outcome = page.getByLabel('Outcome');
  await page.getByLabel('Reason').fill('It rests on LAW-6.7.');
  await outcome.selectOption('The decision is changed');
  await page.getByRole('button', { name: 'Review…' }).click();
  await expect(page.getByRole('dialog')).toContainText(
    'Decision no. 31 is taken back in all its games, in your name',
  );
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await outcome.selectOption('The decision stands');
  await page.getByRole('button', { name: 'Review…' }).click();
  await expect(page.getByRole('dialog')).toContainText('It rests on LAW-6.7.');
  expect(outcomes).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Decide the appeal' }).dblclick();
  await expect(page.getByText('The appeal is decided.')).toBeVisible();
  expect(outcomes).toEqual([
    {
      path: '/api/cases/14/outcome',
      body: { version: 1, outcome: 'upheld', reason: 'It rests on LAW-6.7.' },
    },
  ]);
});

test('a clock is set: each field is checked, the sentence is read, and twice is once', async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route(FACTS, async (route) => {
    asked.push(new URL(route.request().url()).search);
    await route.fulfill({ json: desk.facts() });
  });
  const sent: Record<string, unknown>[] = [];
  await page.route(MAKE, async (route) => {
    sent.push(route.request().postDataJSON() as Record<string, unknown>);
    // The first answer is lost on its way.
    if (sent.length === 1) await route.fulfill(problem(503, 'unavailable'));
    else await route.fulfill({ status: 201, json: desk.clockSet(32, 48201, -3) });
  });
  await openAs(page, 'director', '/desk/games/48201?case=12');
  await expect(heading(page, 'Game 48201')).toBeVisible();
  const stands = page.getByRole('region', { name: 'How the game stands' });
  await expect(stands).toContainText('31 days');
  await expect(stands).toContainText('Silent for 17 days.');
  await expect(stands).toContainText('29… Ra2');
  await expect(page.getByRole('region', { name: 'Decisions about this game' })).toContainText(
    'White: 2 days given back, 1 move added',
  );
  const form = page.getByRole('region', { name: 'Decide', exact: true });
  const look = form.getByRole('button', { name: 'Review the decision…' });
  // By the keyboard alone.
  await tabTo(page, look);
  await page.keyboard.press('Enter');
  await expect(form.getByLabel('Decision', { exact: true })).toBeFocused();
  await form.getByLabel('Decision', { exact: true }).selectOption('Clock set');
  await expect(form.getByLabel('Rule')).toHaveValue('LAW-6.11');
  await form.getByLabel('Whose').selectOption('White (Tomáš Novák)');
  await expect.poll(() => asked.at(-1)).toBe('?kind=set_clock&player=160012');
  await form.getByLabel('Reason').fill('A conditional move was not carried out.');
  await form.getByLabel('Days').fill('1001');
  await look.click();
  await expect(form.getByLabel('Days')).toHaveAccessibleDescription(
    /Enter a whole number from -1,000 to 1,000\.$/,
  );
  await form.getByLabel('Days').fill('');
  await look.click();
  await expect(form.getByLabel('Days')).toHaveAccessibleDescription(/Enter days or moves\.$/);
  await form.getByLabel('Days').fill('-3');
  await look.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Game 48201, White (Tomáš Novák): 3 days given back.');
  await expect(dialog).toContainText('By LAW-6.11');
  await expect(dialog).toContainText('In answer to case no. 12.');
  expect(sent).toEqual([]);
  const decide = dialog.getByRole('button', { name: 'Decide' });
  await decide.click();
  await expect(dialog.getByRole('alert')).toContainText('Posthorn is briefly unavailable');
  await decide.dblclick();
  await expect(page.getByText('Clock set: decision no. 32 has been made.')).toBeVisible();
  await expect(heading(page, 'Game 48201')).toBeFocused();
  expect(sent).toHaveLength(2);
  expect(sent[0]).toEqual(sent[1]);
  expect(sent[0]).toEqual({
    request: expect.stringMatching(/^[\w-]{36}$/),
    kind: 'set_clock',
    game: 48201,
    player: 160012,
    days: -3,
    reason: 'A conditional move was not carried out.',
    rule: 'LAW-6.11',
    case: 12,
  });
  await expect(form.getByLabel('Decision', { exact: true })).toHaveValue('');
});

test('what can be decided follows from how the game stands', async ({ page }) => {
  const lost = {
    at: '2026-11-20T00:00:00Z',
    black_halves: 2,
    white_halves: 0,
    by: 'white',
    reason: 'time_forfeiture',
    rule: 'LAW-6.7',
  };
  let state: unknown = desk.facts('finished', { ending: lost });
  await page.route(FACTS, (route) => route.fulfill({ json: state }));
  const sent = await desk.mock(page, MAKE, () => desk.decision(33, 'reinstate'));
  await openAs(page, 'director', '/desk/games/48201');
  const kinds = page.getByLabel('Decision', { exact: true }).getByRole('option');
  await expect(kinds).toHaveText(['Choose…', 'Game reinstated']);
  await page.getByLabel('Decision', { exact: true }).selectOption('Game reinstated');
  await page.getByLabel('Days given back').fill('5');
  await page.getByLabel('Decision to undo').selectOption({ index: 1 });
  await page.getByLabel('Reason').fill('The server had refused the move.');
  await page.getByRole('button', { name: 'Review the decision…' }).click();
  await expect(page.getByRole('dialog')).toContainText(
    'its result no longer counts. 5 days are given back to the player who lost on time.',
  );
  await page.getByRole('dialog').getByRole('button', { name: 'Decide' }).click();
  await expect(page.getByText('Game reinstated: decision no. 33 has been made.')).toBeVisible();
  expect(sent[0]?.body).toMatchObject({
    kind: 'reinstate',
    days: 5,
    undoes: 31,
    rule: 'LAW-6.8',
  });

  const claims = [
    {
      by: 'black',
      at: '2026-11-20T00:00:00Z',
      claim: 'draw',
      analysis: '30. Kg3 Ra3',
    },
  ];
  state = desk.facts('adjudication', {
    adjudication_claims: claims,
    claims_until: '2026-12-18T00:00:00Z',
  });
  await page.reload();
  await expect(page.getByText('Black claims a draw')).toBeVisible();
  await expect(kinds).toHaveText([
    'Choose…',
    'Clock set',
    'Clocks resumed',
    'Lost by default',
    'Game cancelled',
  ]);
  await asOfficer(page);
  await page.reload();
  await expect(kinds.last()).toHaveText('Adjudicated');
  await page.route(MAKE, (route) => route.fulfill(problem(403, 'director_does_not_adjudicate')));
  await page.getByLabel('Decision', { exact: true }).selectOption('Adjudicated');
  await page.getByLabel('Result').selectOption('½–½');
  await page.getByLabel('Reason').fill('A book draw.');
  await page.getByRole('button', { name: 'Review the decision…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Decide' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
    'This game must be decided by adjudicators other than the tournament director.',
  );
});

test('what a decision ends is said before, and what is refused is told at the form', async ({
  page,
}) => {
  await page.route(FACTS, (route) => route.fulfill({ json: desk.facts() }));
  const sent = await desk.mock(page, MAKE, () => desk.clockSet(32, 48201, 100));
  await openAs(page, 'director', '/desk/games/48201');
  await page.getByLabel('Decision', { exact: true }).selectOption('Clock set');
  await page.getByLabel('Whose').selectOption('White (Tomáš Novák)');
  await page.getByLabel('Days').fill('100');
  await page.getByLabel('Reason').fill('A slip of the hand.');
  const look = page.getByRole('button', { name: 'Review the decision…' });
  await page.unroute(PREVIEW);
  await page.route(PREVIEW, (route) => route.fulfill(problem(409, 'not_stopped')));
  await look.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.unroute(PREVIEW);
  await previewed(page, 1, [48201]);
  await look.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('It ends this game, or leaves a player in it no time: 48201');
  await inspect(page, 'a decision that ends a game');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.unroute(PREVIEW);
  await previewed(page, 60, [48201, 48202], 60);
  await look.click();
  await expect(dialog).toContainText('It ends 60 games, or leaves a player in them no time');
  await expect(dialog).toContainText('48201, 48202 …');
  expect(sent).toEqual([]);
});

for (const [device, width, colorScheme, locale] of [
  ['a desk', 1280, 'light', 'en-GB'],
  ['a phone', 390, 'dark', 'cs-CZ'],
] as const) {
  test.describe(`on ${device}, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 844 }, colorScheme, locale });

    test('the queue, a case, a game and a section', async ({ page }) => {
      if (locale === 'cs-CZ') await inCzech(page);
      await desk.mockQueue(page, [...desk.waiting(7), ...desk.ofOfficers()]);
      await openAs(page, 'director', '/desk');
      await expect(rows(page)).toHaveCount(10);
      await inspect(page, 'the queue');
      await desk.shot(page, 'queue');

      const due = {
        step: 'order',
        earlier: 0,
        elsewhere: 2,
        may_suspend: true,
      };
      const item = desk.caseOf(13, 'publication', {
        player: desk.GABOR,
        url: `https://games.example/${'live'.repeat(30)}`,
        due,
        answers: [{ at: '2026-11-20T12:00:00Z', by: desk.EVA, text: 'Let me look.' }],
      });
      const log = [desk.clockSet(31, 48201, -2), desk.decision(30, 'warn', { player: desk.GABOR })];
      await desk.mock(page, desk.LOG, () => ({ decisions: log }));
      await page.route('**/api/cases/13', (route) => route.fulfill({ json: item }));
      await page.goto('/desk/cases/13');
      await expect(page.locator('.thread li')).toHaveCount(2);
      await inspect(page, 'a case');
      await desk.shot(page, 'case');

      await page.route(FACTS, (route) => route.fulfill({ json: desk.facts('stopped') }));
      await page.goto('/desk/games/48201');
      await page.locator('select[name=kind]').selectOption('set_clock');
      await page.locator('.btn.primary').click();
      await expect(page.locator('.field-error').first()).toBeVisible();
      await inspect(page, 'a game at the desk');
      await desk.shot(page, 'game');
      await page.locator('select[name=side]').selectOption('white');
      await page.locator('input[name=days]').fill('-3');
      await page.locator('textarea').fill('Reason.');
      await page.locator('.btn.primary').click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await inspect(page, 'the last look at a decision');
      await desk.shot(page, 'look');

      await desk.mock(page, desk.TABLE, () => desk.table(13));
      await page.goto('/desk/sections/7');
      await page.locator('select[name=kind]').selectOption('penalty');
      await inspect(page, 'a section at the desk');
      await desk.shot(page, 'section');
    });
  });
}
