// What a director decides about the scores of a game by post: what it ends and why is looked at before it is sent.
import type { Page } from '@playwright/test';
import { tabTo } from './support/board';
import { inspect, inspectAt } from './support/inspect';
import { mark } from './support/mark';
import { Player, inCzech, openAs } from './support/people';
import { postalGame } from './support/reports';
import * as mock from './support/scoreDesk';
import { expect, test } from './support/test';
import { next, step } from './support/wizard';

const PATH = `/game/${mock.GAME}/score`;
const desk = (page: Page) => page.getByRole('region', { name: 'What you decide' });
const dialog = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string) => desk(page).getByRole('button', { name });
const reason = (page: Page) => dialog(page).getByLabel('Reason');
const look = (page: Page) => dialog(page).getByRole('button', { name: 'Review the decision…' });
const send = (page: Page, name = 'Decide') =>
  dialog(page).getByRole('button', { name, exact: true });

test('a difference is settled by keyboard, and sent once', async ({ page }) => {
  const kept = await mock.mockScores(page, mock.differing());
  await openAs(page, 'director', PATH);
  const difference = desk(page).getByRole('region', { name: 'The scores differ at 1…' });
  await expect(difference).toContainText('9 Nov 2026');
  await expect(difference.locator('mark')).toHaveText(['e5', '6 Nov 2026', 'c5', '7 Nov 2026']);
  await inspectAt(page, 'scores that differ', 1280, 390);
  await page.setViewportSize({ width: 1280, height: 900 });

  await tabTo(page, button(page, 'Black’s version stands…'));
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toContainText('Black: 1… c5, arrived 7 Nov 2026, sent 9 Nov 2026');
  await expect(dialog(page).getByRole('heading', { level: 2 })).toBeFocused();
  // Nothing is decided without a reason.
  await tabTo(page, look(page));
  await page.keyboard.press('Enter');
  await expect(reason(page)).toBeFocused();
  await expect(reason(page)).toHaveAccessibleDescription(/Fill in this field/);
  await page.keyboard.type('The postmark of the card says so.');
  await tabTo(page, look(page));
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('heading', { level: 3 })).toBeFocused();
  await expect(dialog(page)).toContainText('From 1… on this half-move stands, and nothing else.');
  await inspect(page, 'the last look at what stands');
  expect(kept.decided).toEqual([]);
  await tabTo(page, send(page));
  await page.keyboard.press('Enter');
  await expect(desk(page).getByRole('heading', { name: 'What you decide' })).toBeFocused();
  await expect(desk(page).getByRole('status')).toContainText('Both players can read your reason.');
  expect(kept.decided).toEqual([
    {
      ruling: {
        kind: 'settle',
        from: 2,
        lines: [{ move: 'c5', arrived_on: '2026-11-07', sent_on: '2026-11-09' }],
      },
      reason: 'The postmark of the card says so.',
      seen: 0,
    },
  ]);
  await expect(difference).toHaveCount(0);
});

test('an overstep that is confirmed ends the game, after a last look', async ({ page }) => {
  const claim = { at: '2026-11-18T10:00:00Z', kind: 'time_exceeded', note: 'See move 1.' };
  const [white, black] = [mock.scores().white, mock.scores().black] as [mock.Json, mock.Json];
  const kept = await mock.mockScores(
    page,
    mock.scores({
      white: { ...white, ...mock.clocks(null, 2), claim },
      black: { ...black, ...mock.clocks(null, null) },
    }),
    // The first answer gets lost on its way.
    async (route, at) => {
      if (at === 1) await route.abort();
      return at === 1;
    },
  );
  await openAs(page, 'director', PATH);
  await expect(desk(page)).toContainText('See move 1.');
  await expect(desk(page)).toContainText('By the opponent’s score the time was exceeded');
  await button(page, 'Confirm the overstep…').click();
  await expect(dialog(page)).toContainText('This ends the game.');
  await expect(dialog(page).getByLabel('Who has exceeded the time')).toHaveValue('black');
  await reason(page).fill('53 days for ten moves.');
  await look(page).click();
  await expect(dialog(page)).toContainText('The game is over, and 1–0 is recorded (LAW-6.6).');
  // Back to what was written, which is still there.
  await dialog(page).getByRole('button', { name: 'Change it' }).click();
  await expect(reason(page)).toBeFocused();
  await expect(reason(page)).toHaveValue('53 days for ten moves.');
  await look(page).click();
  await send(page, 'End the game').dblclick();
  await expect(dialog(page).getByRole('alert')).toBeVisible();
  await inspect(page, 'an answer that got lost');
  await send(page, 'End the game').click();
  await expect(desk(page)).toContainText('The game is over');
  await expect(button(page, 'Time exceeded…')).toHaveCount(0);
  await expect(page.locator('.score-head')).toContainText('1–0');
  const sent = {
    ruling: { kind: 'exceeded', by: 'black' },
    reason: '53 days for ten moves.',
    seen: 0,
  };
  expect(kept.decided).toEqual([sent, sent]);
});

test('a result is recorded in words, and a draw that is claimed rightly', async ({ page }) => {
  const claim = { at: '2026-11-18T10:00:00Z', kind: 'draw', note: 'Three times.' };
  const drawn = mock.scores({ black: { ...(mock.scores().black as mock.Json), claim } });
  const kept = await mock.mockScores(page, drawn);
  await openAs(page, 'director', PATH);
  const names = (await page.getByRole('heading', { level: 1 }).textContent())?.split(' – ') ?? [];
  await inspectAt(page, 'a draw that is claimed', 1280, 390);
  await page.setViewportSize({ width: 1280, height: 900 });
  await button(page, 'Record the result…').click();
  const result = dialog(page).getByLabel('Result');
  await expect(result.locator('option')).toHaveText([
    /./,
    `1–0: ${names[0]} wins`,
    `0–1: ${names[1]} wins`,
    '½–½: a draw',
    '0–0: both lose',
  ]);
  await reason(page).fill('Black has resigned.');
  await look(page).click();
  // No result is chosen for the director.
  await expect(result).toBeFocused();
  await result.selectOption('2-0');
  await look(page).click();
  await expect(dialog(page)).toContainText(
    `The game is over and is recorded as 1–0: ${names[0]} wins (LAW-8.5).`,
  );
  await expect(send(page, 'End the game')).toHaveClass(/danger/);
  await inspectAt(page, 'the last look at a result', 1280, 390);
  await page.keyboard.press('Escape');
  expect(kept.decided).toEqual([]);

  await page.setViewportSize({ width: 1280, height: 900 });
  await button(page, 'Uphold: the game is drawn…').click();
  await reason(page).fill('The position is there three times.');
  await look(page).click();
  await expect(dialog(page)).toContainText('recorded as ½–½: a draw (LAW-8.5).');
  await send(page, 'End the game').click();
  await expect(desk(page)).toContainText('there is nothing more to decide');
  await expect(desk(page).getByRole('heading', { name: 'What you decide' })).toBeFocused();
  await expect(page.getByText('The director has recorded the result (LAW-8.5).')).toBeVisible();
  // The head of the page has heard of it.
  await expect(page.locator('.score-head')).toContainText('½–½');
  await expect(page.locator('.score-head')).toContainText('The game is over');
  expect(kept.decided).toEqual([
    {
      ruling: { kind: 'record', white_halves: 1, black_halves: 1 },
      reason: 'The position is there three times.',
      seen: 0,
    },
  ]);
});

test('whoever leaves after an answer that got lost sees what stands', async ({ page }) => {
  const kept = await mock.mockScores(page, mock.differing(), async (route) => {
    kept.now = mock.scores({ acts: [mock.act('settled', 'By the postmark.')] });
    await route.abort();
    return true;
  });
  await openAs(page, 'director', PATH);
  await button(page, 'White’s version stands…').click();
  await reason(page).fill('By the postmark.');
  await look(page).click();
  await send(page).click();
  await expect(dialog(page).getByRole('alert')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(desk(page)).toContainText('Nothing in this game waits for you.');
  await expect(page.getByText('By the postmark.')).toBeVisible();
  expect(kept.decided).toHaveLength(1);
});

test('both have exceeded the time: 0–0 in words', async ({ page }) => {
  const kept = await mock.mockScores(page, mock.scores());
  await openAs(page, 'director', PATH);
  await expect(desk(page)).toContainText('Nothing in this game waits for you.');
  await button(page, 'Time exceeded…').click();
  await reason(page).fill('Both flags are down.');
  await look(page).click();
  await expect(dialog(page).getByLabel('Who has exceeded the time')).toBeFocused();
  await dialog(page).getByLabel('Who has exceeded the time').selectOption('both');
  await look(page).click();
  await expect(dialog(page)).toContainText(
    'both lose. The game is over, and 0–0 is recorded (LAW-6.9).',
  );
  // Nothing is sent by leaving.
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(button(page, 'Time exceeded…')).toBeFocused();
  expect(kept.decided).toEqual([]);
});

test('somebody else has decided meanwhile: it is loaded again and said', async ({ page }) => {
  const kept = await mock.mockScores(page, mock.differing());
  await openAs(page, 'director', PATH);
  await button(page, 'White’s version stands…').click();
  kept.now = mock.scores({ acts: [mock.act('settled', 'Black’s card was lost.')] });
  await reason(page).fill('By the postmark.');
  await look(page).click();
  await send(page).click();
  await expect(desk(page).getByRole('status')).toContainText('Somebody else has decided');
  await expect(desk(page).getByRole('heading', { name: 'What you decide' })).toBeFocused();
  await expect(button(page, 'White’s version stands…')).toHaveCount(0);
  await expect(page.getByText('Black’s card was lost.')).toBeVisible();
  expect(kept.decided).toHaveLength(1);
});

test('the players are asked until a day that can be', async ({ page }) => {
  const kept = await mock.mockScores(page, mock.scores());
  await openAs(page, 'director', PATH);
  await button(page, 'Ask the players…').click();
  await dialog(page).getByLabel('What you ask for').selectOption('position');
  const until = dialog(page).getByLabel('Answer by');
  await until.fill('2020-01-01');
  await reason(page).fill('No complete score exists.');
  await look(page).click();
  await expect(until).toBeFocused();
  await expect(until).toHaveAccessibleDescription(/Enter a date from/);
  // Half a date is none.
  await until.fill('');
  await until.pressSequentially('31');
  await look(page).click();
  await expect(until).toHaveAccessibleDescription(/This could not be understood/);
  const day = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  await until.fill(day);
  await look(page).click();
  await send(page).click();
  await expect(desk(page).getByRole('status')).toContainText('Decided.');
  expect(kept.decided).toEqual([
    {
      ruling: { kind: 'ask', what: 'position', until: day },
      reason: 'No complete score exists.',
      seen: 0,
    },
  ]);
});

test('something else stands, written down; and moves are taken back', async ({ page }) => {
  const kept = await mock.mockScores(page, mock.differing(), async (route, at) => {
    if (at > 1) return false;
    const fault = { line: '2', column: null, code: 'illegal_move', detail: '' };
    await route.fulfill({
      status: 422,
      contentType: 'application/problem+json',
      json: { type: '', title: '', status: 422, code: 'illegal_move', detail: '', errors: [fault] },
    });
    return true;
  });
  await openAs(page, 'director', PATH);
  await button(page, 'Something else…').click();
  await dialog(page).getByRole('button', { name: 'As in White’s score' }).click();
  await expect(dialog(page).getByLabel('Move 1…')).toHaveValue('e5');
  await dialog(page).getByRole('button', { name: 'Another half-move' }).click();
  await expect(dialog(page).getByLabel('Move 2.')).toBeFocused();
  await dialog(page).getByRole('button', { name: 'Leave out 2.' }).click();
  await dialog(page).getByLabel('Move 1…').fill('Nf6');
  await dialog(page).getByLabel('Sent').fill('2026-11-01');
  await reason(page).fill('Both were wrong.');
  await look(page).click();
  await expect(dialog(page).getByLabel('Sent')).toHaveAccessibleDescription(/had arrived/);
  await dialog(page).getByLabel('Sent').fill('2026-11-08');
  await inspectAt(page, 'what stands, written down', 390, 320);
  await page.setViewportSize({ width: 1280, height: 900 });
  await look(page).click();
  await send(page).click();
  await expect(dialog(page).getByRole('alert')).toContainText('1… This move is not possible here.');
  await page.keyboard.press('Escape');
  expect(kept.decided[0]).toMatchObject({
    ruling: { from: 2, lines: [{ move: 'Nf6', arrived_on: '2026-11-06', sent_on: '2026-11-08' }] },
  });

  await button(page, 'Take moves back…').click();
  await dialog(page).getByLabel('Back to before').selectOption('1. e4');
  await reason(page).fill('1.e4 was illegal.');
  await look(page).click();
  await expect(dialog(page)).toContainText('Everything from 1. on is struck from both scores.');
  await send(page).click();
  await expect(desk(page).getByRole('status')).toContainText('Decided.');
  expect(kept.decided[1]).toMatchObject({ ruling: { kind: 'settle', from: 1, lines: [] } });
});

test('everything that waits, on a phone, in Czech, in the dark', async ({ page }) => {
  const fen = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1';
  const told = { fen, white_moves: 1, black_moves: 0, white_days: 2, black_days: null };
  const { white, black } = mock.differing() as { white: mock.Json; black: mock.Json };
  const at = '2026-11-18T10:00:00Z';
  await mock.mockScores(
    page,
    mock.differing({
      white: {
        ...white,
        ...mock.clocks(null, 2),
        claim: { at, kind: 'time_exceeded', note: 'Viz první tah.' },
        answered_at: at,
        position: { ...told, white_runs: false },
      },
      black: { ...black, ...mock.clocks(1, 2), claim: { at, kind: 'draw', note: '' } },
      asked: { at, what: 'position', until: '2026-11-20' },
    }),
  );
  await inCzech(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, 'director', PATH);
  const box = page.getByRole('region', { name: 'O čem rozhodujete' });
  await expect(box).toContainText('Zápisy se liší u 1…');
  await expect(box).toContainText('Bez odpovědi ve lhůtě');
  await expect(box).toContainText('Podle obou zápisů byl čas překročen');
  await inspectAt(page, 'everything that waits, in Czech', 390, 320);
  await box.getByRole('button', { name: 'Potvrdit překročení…' }).click();
  await dialog(page).getByLabel('Odůvodnění').fill('53 dní na deset tahů.');
  await dialog(page).getByRole('button', { name: 'Prohlédnout rozhodnutí…' }).click();
  await expect(dialog(page)).toContainText('Partie tím končí a zapíše se 1–0');
  await inspectAt(page, 'the last look, in Czech', 390, 320);
});

test('on the real server: two scores that differ, from the desk’s queue to what stands', async ({
  page,
  request,
}) => {
  const id = await postalGame(request);
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  for (const [who, move] of [
    ['jurgen', 'e4'],
    ['ivan', 'd4'],
  ] as const) {
    const { headers } = await Player.signedIn(request, who);
    const lines = [{ move, arrived_on: day(-18), sent_on: day(-15) }];
    const data = { from: 1, lines };
    const response = await request.post(`/api/games/${id}/score`, { headers, data });
    expect(response.status(), await response.text()).toBe(200);
  }
  await openAs(page, 'director', '/desk?kind=game_score');
  const row = page.locator(`a[href="/game/${id}/score"]`);
  await expect(row).toHaveText('The scores of a game by post or e-mail differ');
  await inspect(page, 'the queue with a score');
  await row.click();
  await button(page, 'White’s version stands…').click();
  await reason(page).fill('By the postmark.');
  await look(page).click();
  await send(page).click();
  await expect(desk(page)).toContainText('Nothing in this game waits for you.');
  await expect(page.getByText('By the postmark.')).toBeVisible();
  await page.reload();
  await expect(desk(page)).toContainText('Nothing in this game waits for you.');
  // The game ends by the director's word alone.
  await button(page, 'Time exceeded…').click();
  await dialog(page).getByLabel('Who has exceeded the time').selectOption('both');
  await reason(page).fill('Both flags are down.');
  await look(page).click();
  await send(page, 'End the game').click();
  await expect(desk(page)).toContainText('The game is over');
  await page.goto(`/game/${id}`);
  await expect(page.getByText('0–0').first()).toBeVisible();
});

test('on the real server: a result that the players have not sent is recorded', async ({
  page,
  request,
}) => {
  const id = await postalGame(request);
  await openAs(page, 'director', `/game/${id}/score`);
  await button(page, 'Record the result…').click();
  await dialog(page).getByLabel('Result').selectOption('0-2');
  await reason(page).fill('White has resigned by letter.');
  await look(page).click();
  await send(page, 'End the game').click();
  await expect(desk(page)).toContainText('there is nothing more to decide');
  await expect(page.locator('.score-head')).toContainText('0–1');
  await expect(page.locator('.score-head')).toContainText('The game is over');
  await expect(page.getByText('White has resigned by letter.')).toBeVisible();
  await inspectAt(page, 'a result that was recorded', 1280, 390);
  await page.goto(`/game/${id}`);
  await expect(page.getByText('0–1').first()).toBeVisible();
});

test('on the real server: an event by post is announced, and says so', async ({ page }) => {
  const own = mark();
  await openAs(page, 'officer', '/events/new');
  await page.getByRole('button', { name: 'Friendly event' }).click();
  await page.getByLabel('Name', { exact: true }).fill(`Cards ${own}`);
  await page.getByLabel('Code').fill(`K/${own}`);
  await page.getByLabel('Tournament director').fill('390044');
  const medium = page.getByLabel('How moves are sent');
  await expect(medium).toHaveAccessibleDescription(/The server keeps the clocks/);
  await medium.selectOption('post');
  await expect(medium).toHaveAccessibleDescription(/No clock runs here/);
  await inspectAt(page, 'an event by post in the wizard', 1280, 390);
  await next(page).click();
  await next(page).click();
  await expect(step(page, 'How')).toBeFocused();
  await expect(page.getByLabel('Conditional moves')).toHaveCount(0);
  await expect(page.getByLabel('Spectators see the games')).toHaveCount(0);
  await next(page).click();
  await expect(step(page, 'Time')).toBeFocused();
  await expect(page.getByLabel('When time is exceeded')).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: 'more than 40 days' })).toHaveCount(0);
  await expect(page.getByLabel('Time control').locator('option')).toHaveCount(4);
  await next(page).click();
  await expect(step(page, 'Dates')).toBeFocused();
  await next(page).click();
  const says = 'Moves go by post; the players keep the score here (LAW-8.1).';
  const summary = page.locator('.summary');
  await expect(summary).toContainText(says);
  await expect(summary).not.toContainText('Conditional moves');
  await page.getByRole('button', { name: 'Announce…' }).click();
  await dialog(page).getByRole('button', { name: 'Announce it' }).click();
  await expect(page).toHaveURL(/\/events\/\d+$/);
  await expect(page.getByText(says)).toBeVisible();
  await inspectAt(page, 'the page of an event by post', 1280, 390);
  // Another one like it is by post, too.
  await expect(page.locator('.eyebrow')).toContainText('by post');
  await page.getByRole('link', { name: 'Announce one like this' }).click();
  await expect(page.getByLabel('How moves are sent')).toHaveValue('post');
});
