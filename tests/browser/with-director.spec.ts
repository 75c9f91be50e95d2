// What players have to do with their director: decisions and appeals, questions, reports of messages and
// pages, games that stand still.
import type { Page } from '@playwright/test';
import * as desk from './support/decisions';
import { fits, inspect } from './support/inspect';
import { inCzech, openAs } from './support/people';
import { expect, test } from './support/test';

/** The demo's game, with what the server is going to tell about it. */
async function gameWith(page: Page, id: number, rest: (game: Game) => object) {
  await page.route(`**/api/games/${id}`, async (route) => {
    const response = await route.fetch();
    const game = (await response.json()) as Game;
    await route.fulfill({ response, json: { ...game, ...rest(game) } });
  });
}

interface Game {
  me: 'white' | 'black';
  section: { id: number };
}

const MESSAGE = {
  id: 'letter-1',
  by: 'black',
  at: '2026-11-20T10:00:00Z',
  text: 'You will lose, you fool.',
  ply: 0,
};

test('a player reads the log, asks the director, and appeals once', async ({ page }) => {
  const log = [
    desk.clockSet(31, 48201, 3),
    desk.decision(30, 'message', { title: 'Welcome', to_all: true }),
  ];
  const cases: unknown[] = [];
  await desk.mock(page, /\/api\/games\/48201\/decisions$/, () => ({
    decisions: log,
  }));
  await page.route(/\/api\/cases\?/, (route) => route.fulfill({ json: { cases, next: null } }));
  const asked = await desk.mock(
    page,
    /\/api\/games\/48201\/queries$/,
    () => null,
    ({ text }) => {
      const item = desk.caseOf(61, 'query', { text });
      cases.push(item);
      return item;
    },
  );
  const appeals = await desk.mock(
    page,
    /\/api\/decisions\/7\/31\/appeals$/,
    () => null,
    (body) => {
      const item = desk.caseOf(62, 'appeal', {
        game: null,
        decision: 31,
        text: body.text,
      });
      cases.push(item);
      return item;
    },
  );
  const written = await desk.mock(
    page,
    /\/api\/cases\/61\/answers$/,
    () => null,
    ({ text }) =>
      desk.caseOf(61, 'query', {
        version: 2,
        answers: [{ at: '2026-11-21T12:00:00Z', by: desk.TOMAS, text }],
      }),
  );
  await openAs(page, 'tomas', '/game/48201');
  const box = page.locator('.director-box');
  await box.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(box).toContainText('White: 3 days added to the time used');
  await expect(box).toContainText('LAW-6.11');
  await expect(box.getByRole('button', { name: /Appeal/ })).toHaveCount(1);

  await box.getByRole('button', { name: 'Ask the director…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send the question' }).click();
  await expect(dialog.getByLabel('Your question')).toBeFocused();
  await dialog.getByLabel('Your question').fill('When is the next round?');
  expect(asked).toEqual([]);
  await dialog.getByRole('button', { name: 'Send the question' }).dblclick();
  await expect(box.getByText('Sent as no. 61.')).toBeVisible();
  expect(asked.map(({ body }) => body)).toEqual([{ text: 'When is the next round?' }]);
  const mine = box.getByRole('region', { name: 'Question, no. 61' });
  await expect(mine).toContainText('When is the next round?');
  await mine.getByRole('button', { name: 'Write again…' }).click();
  await mine.getByLabel('Write again').fill('Thank you.');
  await mine.getByRole('button', { name: 'Send' }).click();
  await expect(mine).toContainText('Thank you.');
  expect(written[0]?.body).toEqual({
    version: 1,
    text: 'Thank you.',
    close: false,
  });

  await box.getByRole('button', { name: /Appeal/ }).click();
  await expect(dialog).toContainText('The officers decide it');
  await dialog.getByLabel('Why it should be changed').fill('I had announced the move.');
  await dialog.getByRole('button', { name: 'Send the appeal' }).click();
  await expect(box.getByText('You have appealed against this decision.')).toBeVisible();
  await expect(box.getByRole('region', { name: 'Appeal, no. 62' })).toBeVisible();
  await expect(box.getByRole('button', { name: /Appeal/ })).toHaveCount(0);
  expect(appeals.map(({ body }) => body)).toEqual([{ text: 'I had announced the move.' }]);
  await inspect(page, 'the log beside a game');
});

test('a message is reported and hidden, and a stopped game says so', async ({ page }) => {
  let reported = false;
  let stopped: object | null = null;
  await gameWith(page, 48201, ({ me }) => ({
    stopped,
    ...(stopped && { may: {}, legal: [] }),
    messages: [
      { ...MESSAGE, id: 'own-1', by: me, text: 'Hello.' },
      { ...MESSAGE, by: me === 'white' ? 'black' : 'white' },
    ].map((each) =>
      reported && each.id === MESSAGE.id ? { ...each, text: '', hidden: true } : each,
    ),
  }));
  const sent = await desk.mock(
    page,
    /\/messages\/letter-1\/reports$/,
    () => null,
    () => {
      reported = true;
      return desk.caseOf(63, 'message_report');
    },
  );
  await openAs(page, 'tomas', '/game/48201');
  const messages = page.getByRole('region', { name: 'Messages' });
  // Not one's own.
  await expect(messages.getByRole('button', { name: 'Report…' })).toHaveCount(1);
  await messages.getByRole('button', { name: 'Report…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Your opponent is not told.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(sent).toEqual([]);
  await messages.getByRole('button', { name: 'Report…' }).click();
  await dialog.getByLabel('What is wrong with it').fill('An insult.');
  await dialog.getByRole('button', { name: 'Report the message' }).click();
  await expect(messages).toContainText('You have reported this message.');
  await expect(messages).not.toContainText('fool');
  await expect(messages.getByRole('button', { name: 'Report…' })).toHaveCount(0);
  expect(sent.map(({ body }) => body)).toEqual([{ text: 'An insult.' }]);

  stopped = {
    why: 'director',
    since: '2026-11-20T10:00:00Z',
    claims_until: null,
  };
  await page.reload();
  await expect(page.getByRole('region', { name: 'The clocks are stopped' })).toBeVisible();
  stopped = { why: 'elsewhere', since: '2026-11-20T10:00:00Z', claims_until: null };
  await page.reload();
  const elsewhere = page.getByRole('region', { name: 'This game is played elsewhere' });
  await expect(elsewhere).toContainText('no clocks run and no moves are made here');
  await expect(page.locator('.clockbox')).toHaveCount(0);
  const until = new Date(Date.now() + 28 * 86_400_000).toISOString();
  stopped = {
    why: 'adjudication',
    since: '2026-11-20T10:00:00Z',
    claims_until: until,
  };
  const panel = page.getByRole('region', {
    name: 'The game is with the adjudicators',
  });
  const claims = await desk.mock(
    page,
    /\/adjudication-claims$/,
    () => ({ claim: null }),
    (body) => ({
      by: 'white',
      at: '2026-11-21T10:00:00Z',
      ...(body as object),
    }),
  );
  await page.reload();
  await expect(panel).toContainText('with your analysis, by ');
  await panel.getByLabel('You claim').selectOption('a win');
  await panel.getByRole('button', { name: 'Review the claim…' }).click();
  await expect(panel.getByLabel('Analysis')).toBeFocused();
  await panel.getByLabel('Analysis').fill('42. Rxd7 and the pawn queens.');
  await panel.getByRole('button', { name: 'Review the claim…' }).click();
  expect(claims).toEqual([]);
  await dialog.getByRole('button', { name: 'Hand it in' }).dblclick();
  await expect(panel.getByText('Your claim has been handed in.')).toBeVisible();
  expect(claims.map(({ body }) => body)).toEqual([
    { claim: 'win', analysis: '42. Rxd7 and the pawn queens.' },
  ]);
  await expect(panel).toContainText('You have claimed a win.');
});

test('beneath a table: decisions for its players, and a report of a page', async ({ page }) => {
  const everybody = desk.table(12);
  await desk.mock(page, desk.TABLE, () => everybody);
  const log = Array.from({ length: 200 }, (_, place) => desk.clockSet(200 - place, 48201, 1));
  await desk.mock(page, desk.LOG, () => ({ decisions: log }));
  await page.route(/\/api\/cases\?/, (route) => route.fulfill({ json: { cases: [], next: null } }));
  const sent = await desk.mock(
    page,
    /\/api\/sections\/7\/publications$/,
    () => null,
    () => desk.caseOf(64, 'publication', { game: null }),
  );
  await page.route('**/api/session', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    body.me.player.id = desk.TOMAS.id;
    await route.fulfill({ response, json: body });
  });
  await openAs(page, 'tomas', '/section/7');
  await page.getByText('Decisions and questions').click();
  await expect(page.locator('.decisions > li')).toHaveCount(200);
  await page.getByRole('button', { name: 'Report published games…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Who shows them').selectOption('Gábor Szabó');
  await dialog.getByLabel('Address of the page').fill('games.example/live');
  await dialog.getByLabel('What is shown there').fill('All my running games.');
  await dialog.getByRole('button', { name: 'Send the report' }).click();
  await expect(dialog.getByLabel('Address of the page')).toBeFocused();
  await dialog.getByLabel('Address of the page').fill('https://games.example/live');
  await dialog.getByRole('button', { name: 'Send the report' }).click();
  await expect(page.getByText('Sent as no. 64.')).toBeVisible();
  expect(sent[0]?.body).toEqual({
    player: 470023,
    url: 'https://games.example/live',
    text: 'All my running games.',
  });
  await fits(page, '200 decisions beneath a table');
  // Whoever does not play there is not asked to look.
  for (const line of everybody.players.slice(0, 1)) line.player = { ...desk.GABOR, id: 470024 };
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Decisions and questions')).toHaveCount(0);
});

test.describe('on a phone, dark, in Czech', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    colorScheme: 'dark',
    locale: 'cs-CZ',
  });

  test('the log beside a game, an appeal, a report', async ({ page }) => {
    await inCzech(page);
    const log = [desk.clockSet(31, 48201, 3), desk.decision(30, 'warn', { player: desk.TOMAS })];
    await desk.mock(page, /\/api\/games\/48201\/decisions$/, () => ({
      decisions: log,
    }));
    const words = { at: '2026-11-21T12:00:00Z', by: desk.EVA, text: 'Ano.' };
    const cases = [desk.caseOf(61, 'query', { state: 'answered', answers: [words] })];
    await page.route(/\/api\/cases\?/, (route) => route.fulfill({ json: { cases, next: null } }));
    await gameWith(page, 48201, ({ me }) => ({
      stopped: {
        why: 'director',
        since: '2026-11-20T10:00:00Z',
        claims_until: null,
      },
      may: {},
      legal: [],
      messages: [{ ...MESSAGE, by: me === 'white' ? 'black' : 'white' }],
    }));
    await openAs(page, 'tomas', '/game/48201');
    await page.getByText('Rozhodnutí a dotazy').click();
    await expect(page.getByText('Dotaz č. 61')).toBeVisible();
    await inspect(page, 'the log beside a game');
    await desk.shot(page, 'beside');
    await page.getByRole('button', { name: 'Nahlásit…' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await inspect(page, 'reporting a message');
    await desk.shot(page, 'report');
  });
});
