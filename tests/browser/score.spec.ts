// LAW-8.1: the score that each player keeps of a game by post or e-mail, and the card to the opponent.
import type { Locator, Page } from '@playwright/test';
import { inspect, inspectAt } from './support/inspect';
import { inCzech, openAs } from './support/people';
import { postalGame } from './support/reports';
import {
  GAME,
  SPANISH,
  type Lines,
  type Scores,
  lines,
  mockScore,
  scores,
  sheet,
  shuffled,
} from './support/score';
import { pdfOf } from './support/paper';
import { expect, test } from './support/test';

const PAGE = `/game/${GAME}/score`;

const next = (page: Page) => page.getByRole('region', { name: 'What comes next' });
const mine = (page: Page) => page.getByRole('region', { name: 'My score' }).first();
const rows = (page: Page) => mine(page).locator('tbody tr');

/** By the key alone: a date has several stops. */
async function tabTo(page: Page, field: Locator) {
  for (let stops = 0; stops < 12; stops += 1) {
    await page.keyboard.press('Tab');
    if (await field.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(field).toBeFocused();
}

interface Body {
  from: number;
  lines: { move: string; arrived_on: string; sent_on: string }[];
}

/** The scores once my sheet has so many half-moves. */
const withMine = (state: Scores, written: Lines): Scores => ({
  ...state,
  black: sheet(written, { address: state.black.address }),
});

test('a card comes, and is answered: two half-moves by the keyboard alone', async ({ page }) => {
  const before = lines(SPANISH.slice(0, 2));
  const sent = await mockScore(page, scores(before, before), ({ body }, state) => {
    const { lines: written } = body as unknown as Body;
    const after = lines(SPANISH.slice(0, 2 + written.length)).map((line, at) => ({
      ...line,
      ...(at > 1 && { arrived_on: written[at - 2]?.arrived_on, sent_on: written[at - 2]?.sent_on }),
    })) as Lines;
    return withMine(state, after);
  });
  await page.clock.setFixedTime(new Date('2026-01-29T12:00:00Z'));
  await openAs(page, 'tomas', PAGE);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jürgen Weber – Tomáš Dvořák');
  await expect(page.getByText('Postal Open 2026')).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).first()).toContainText('stands');
  await expect(page.locator('.score-board')).toContainText('After 1… e5, White to move');
  const move = next(page).getByLabel('Move', { exact: true });
  await expect(move).toHaveCount(2);
  await move.first().focus();
  await page.keyboard.type('2. Nf3');
  await tabTo(page, next(page).getByLabel('Your move arrived there'));
  await page.keyboard.type('01252026');
  await tabTo(page, next(page).getByLabel('Opponent’s move sent'));
  await page.keyboard.type('01262026');
  await expect(next(page).locator('.score-line-days').first()).toHaveText('1 day');
  await tabTo(page, move.nth(1));
  await page.keyboard.type('2836');
  // The reply is of today, unless something else is written; a draw goes with it.
  await tabTo(page, next(page).getByLabel('A draw was offered (=)').nth(1));
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(next(page).getByRole('status')).toHaveText(/^Entered: 2\. Nf3, 2… Nc6\.$/);
  expect(sent).toEqual([
    {
      path: '',
      body: {
        from: 3,
        lines: [
          { move: 'Nf3', arrived_on: '2026-01-25', sent_on: '2026-01-26' },
          { move: '2836 (=)', arrived_on: '2026-01-29', sent_on: '2026-01-29' },
        ],
      },
    },
  ]);
  await expect(rows(page)).toHaveCount(4);
  await expect(rows(page).last()).toContainText('not confirmed');
  await expect(move.first()).toBeFocused();
  await expect(move.first()).toHaveValue('');
  await inspectAt(page, 'a score', 1280, 390);
});

test('a refusal stands at its field, and what was written stays', async ({ page }) => {
  const before = lines(SPANISH.slice(0, 2));
  const refusals = [
    { status: 422, code: 'illegal_move', rule: 'LAW-3.10.2', errors: [{ line: 4 }] },
    { status: 422, code: 'arrived_too_early', rule: 'LAW-8.1', errors: [{ line: 3 }] },
    { status: 409, code: 'clocks_stopped' },
  ];
  const sent = await mockScore(page, scores(before, before), () => refusals.shift() ?? {});
  await openAs(page, 'tomas', PAGE);
  const move = next(page).getByLabel('Move', { exact: true });
  await next(page).getByRole('button', { name: 'Enter' }).click();
  await expect(move.first()).toBeFocused();
  await expect(move.first()).toHaveAccessibleDescription(/Fill in this field/);
  expect(sent).toHaveLength(0);
  await move.first().fill('Nf3');
  await next(page).getByLabel('Your move arrived there').fill('2026-01-18');
  await next(page).getByLabel('Opponent’s move sent').fill('2026-01-20');
  await move.nth(1).fill('Kd4');
  await move.nth(1).press('Enter');
  await expect(move.nth(1)).toBeFocused();
  await expect(move.nth(1)).toHaveAccessibleDescription(
    /This move is not possible here\. \(LAW-3\.10\.2\)/,
  );
  await expect(move.first()).toHaveValue('Nf3');
  await inspect(page, 'a refused move');
  await move.nth(1).fill('');
  await move.first().press('Enter');
  const arrived = next(page).getByLabel('Your move arrived there');
  await expect(arrived).toBeFocused();
  await expect(arrived).toHaveAccessibleDescription(/before it was sent.*LAW-8\.1/);
  // The reply was left empty: it is not sent.
  expect((sent[1]?.body as unknown as Body).lines).toHaveLength(1);
  await move.first().press('Enter');
  await expect(next(page).locator('.form-summary')).toBeFocused();
  await expect(next(page).locator('.form-summary')).toContainText('stands still by a decision');
});

test('lines that do not stand are changed, and struck after a question', async ({ page }) => {
  const written = lines(SPANISH);
  const theirs = lines(SPANISH.slice(0, 2));
  const stuck = { status: 422, code: 'illegal_move', rule: 'LAW-3.10.2', errors: [{ line: 5 }] };
  const sent = await mockScore(page, scores(written, theirs), ({ body }, state) => {
    const { from, lines: given } = body as unknown as Body;
    if (given.length > 2) return stuck;
    return withMine(state, written.slice(0, from - 1 + given.length));
  });
  await openAs(page, 'tomas', PAGE);
  await expect(rows(page)).toHaveCount(6);
  await expect(rows(page).nth(1).getByRole('button')).toHaveCount(0);
  await rows(page).nth(5).getByRole('button', { name: 'Strike from here on' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Strike from 3… a6 on?');
  await expect(dialog).toContainText('This half-move disappears');
  expect(sent).toHaveLength(0);
  await inspect(page, 'a question before a line is struck');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(sent).toHaveLength(0);
  await rows(page).nth(5).getByRole('button', { name: 'Strike from here on' }).click();
  await dialog.getByRole('button', { name: 'Strike', exact: true }).click();
  await expect(rows(page)).toHaveCount(5);
  expect(sent.pop()).toEqual({ path: '', body: { from: 6, lines: [] } });

  await rows(page).nth(2).getByRole('button', { name: 'Change' }).click();
  await expect(dialog.getByLabel('Move', { exact: true })).toHaveValue('Nf3');
  await dialog.getByLabel('Move', { exact: true }).fill('Nc3');
  await dialog.getByRole('button', { name: 'Change' }).click();
  await expect(dialog.locator('.form-summary')).toContainText('With this, 3. no longer fits.');
  const strike = dialog.getByLabel('Strike 3.');
  await expect(strike).not.toBeChecked();
  await inspect(page, 'a change after which a move is not possible');
  await strike.check();
  await dialog.getByRole('button', { name: 'Change' }).click();
  await expect(dialog).toBeHidden();
  expect(sent.map(({ body }) => (body as unknown as Body).lines.map(({ move }) => move))).toEqual([
    ['Nc3', 'Nc6', 'Bb5'],
    ['Nc3', 'Nc6'],
  ]);
});

test('a difference, a clock that has run out, a claim', async ({ page }) => {
  const written = lines(SPANISH);
  const theirs = lines(SPANISH, { 5: { sent_on: '2026-02-05', days: 4 } });
  const first = scores(written, theirs);
  first.black.clocks.white.exceeded_at = 5;
  const claimed = { at: '2026-02-12T09:00:00Z', kind: 'time_exceeded', note: 'See move 3.' };
  const sent = await mockScore(page, first, (_, state) => ({
    ...state,
    black: { ...state.black, claim: claimed },
  }));
  await openAs(page, 'tomas', PAGE);
  const box = page.getByRole('region', { name: /You have not written the same/ });
  await expect(box.getByRole('heading', { level: 2 })).toContainText('3.');
  await expect(box.locator('mark')).toHaveText([/5 Feb 2026/, /3 Feb 2026/]);
  await expect(rows(page).nth(4)).toContainText('differs');
  await expect(box.getByRole('button', { name: 'Change' })).toBeVisible();
  const clocks = page.getByRole('region', { name: 'Clocks' });
  await expect(clocks).toContainText('6 days used');
  await expect(clocks).toContainText('494 days left for 7 moves, up to move 10');
  await expect(clocks).toContainText(
    'By this score Jürgen Weber has used more time than there was, with move 3. It counts only',
  );
  await expect(clocks.getByRole('link', { name: 'TR-8.7a' })).toHaveAttribute(
    'href',
    '/rules/TR-8.7a',
  );
  await inspectAt(page, 'sheets that differ', 1280, 390);
  await page.getByRole('button', { name: 'Claim…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('My opponent has exceeded the time')).toBeChecked();
  await dialog.getByLabel('What the director needs to know').fill('See move 3.');
  await inspect(page, 'a claim');
  await dialog.getByRole('button', { name: 'Send the claim' }).click();
  await expect(dialog).toBeHidden();
  expect(sent).toEqual([{ path: '/claim', body: { kind: 'time_exceeded', note: 'See move 3.' } }]);
  await expect(page.getByText('You claim that your opponent has exceeded the time')).toBeVisible();
});

const asked = (what: 'sheet' | 'position') => ({
  asked: { at: '2026-02-10T09:00:00Z', what, until: '2026-02-24' },
});
const answered = (state: Scores, position: Record<string, unknown> | null): Scores => ({
  ...state,
  black: { ...state.black, answered_at: '2026-02-12T09:00:00Z', position },
});

test('the director asks for the score', async ({ page }) => {
  const written = lines(SPANISH);
  const sent = await mockScore(page, scores(written, written, asked('sheet')), (_, state) =>
    answered(state, null),
  );
  await openAs(page, 'tomas', PAGE);
  const box = page.getByRole('region', { name: 'The tournament director asks for your score' });
  await expect(box).toContainText('by 24 Feb 2026');
  await inspectAt(page, 'asked for the score', 1280, 390);
  await box.getByRole('button', { name: 'My score is complete' }).click();
  await expect(page.getByText('You have said that your score is complete')).toBeVisible();
  expect(sent).toEqual([{ path: '/answer', body: { position: null } }]);
});

test('the director asks for the position', async ({ page }) => {
  const written = lines(SPANISH);
  const wrong = { status: 422, code: 'no_such_position', rule: 'LAW-8.3' };
  const sent = await mockScore(
    page,
    scores(written, written, asked('position')),
    ({ body }, state) => {
      const { position } = body as { position: Record<string, unknown> };
      return position.fen === '8/8/8/8/8/8/8/8 w - - 0 1' ? wrong : answered(state, position);
    },
  );
  await openAs(page, 'tomas', PAGE);
  const box = page.getByRole('region', { name: 'The tournament director asks for the position' });
  const fen = box.getByLabel('Position (FEN)');
  await expect(fen).toHaveValue(SPANISH[5]?.[3] ?? '');
  await expect(box.locator('piece')).toHaveCount(32);
  await fen.fill('8/8');
  await expect(box).toContainText('Here you will see the position.');
  await fen.fill('8/8/8/8/8/8/8/8 w - - 0 1');
  await box.getByRole('button', { name: 'Send the position' }).click();
  await expect(fen).toBeFocused();
  await expect(fen).toHaveAccessibleDescription(/This position cannot be.*LAW-8\.3/);
  await inspectAt(page, 'asked for the position', 1280, 390);
  await fen.fill('4k3/8/8/8/8/8/4P3/4K3 w - - 0 41');
  await box.getByLabel('Days White has used').fill('310');
  await box.getByLabel('Whose clock runs').selectOption('White');
  await box.getByRole('button', { name: 'Send the position' }).click();
  await expect(page.getByText('You have told the position')).toBeVisible();
  expect(sent.pop()?.body).toEqual({
    position: {
      fen: '4k3/8/8/8/8/8/4P3/4K3 w - - 0 41',
      white_moves: null,
      black_moves: null,
      white_days: 310,
      black_days: null,
      white_runs: true,
    },
  });
  await expect(page.getByRole('region', { name: 'Told of the position' })).toContainText(
    '310 days',
  );
});

test('an empty score, and what the director has decided', async ({ page }) => {
  const acts = [
    ['sheet_asked', null],
    ['settled', 3],
    ['white_period', null],
  ].map(([kind, half_move], at) => ({
    ...{ at: `2026-02-1${at}T09:00:00Z`, by: 390044, kind, half_move },
    reason: `Reason ${at + 1} (LAW-8.2)`,
  }));
  await mockScore(page, scores([], [], { acts, white: sheet([]), black: sheet([]) }));
  await openAs(page, 'tomas', PAGE);
  await expect(mine(page)).toContainText('No move has been entered yet.');
  await expect(next(page).getByLabel('Play began')).toHaveValue('2026-01-12');
  const log = page.getByRole('region', { name: 'What the tournament director has decided' });
  await expect(log.getByRole('listitem')).toHaveText([
    /No overstep can be shown: White’s next move/,
    /From 2\. on, the director has said which moves stand/,
    /Both players were asked for their scores/,
  ]);
  await expect(page.getByText('Your opponent has not given any.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Say how opponents reach you' })).toHaveAttribute(
    'href',
    '/settings#profile',
  );
  await inspectAt(page, 'an empty score', 1280, 390);
});

test('two hundred half-moves', async ({ page }) => {
  const written = lines(shuffled(200), { 7: { draw_offered: true } });
  await mockScore(page, scores(written, written));
  await openAs(page, 'tomas', PAGE);
  await expect(rows(page)).toHaveCount(200);
  await expect(rows(page).nth(6)).toContainText('(=)');
  await expect(mine(page)).toContainText('200 half-moves, of which 200 stand.');
  // The last lines are those that matter: the sheet shows them first.
  const below = await mine(page)
    .locator('.score-scroll')
    .evaluate((box) => box.scrollHeight - box.scrollTop - box.clientHeight);
  expect(below).toBeLessThan(2);
  await inspectAt(page, 'two hundred half-moves', 1280, 390);
});

test('everything in Czech, in the dark, on a phone', async ({ page }) => {
  await inCzech(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 844 });
  const written = lines(SPANISH, { 4: { draw_offered: true } });
  const theirs = lines(SPANISH, { 5: { uci: 'f1c4', san: 'Bc4', iccf: '6134' } });
  const first = scores(written, theirs, asked('position'));
  first.black.clocks.white.exceeded_at = 5;
  const sent = await mockScore(page, first, (_, state) => state);
  await openAs(page, 'tomas', PAGE);
  await expect(page.getByRole('region', { name: 'Co následuje' })).toBeVisible();
  await expect(
    page.getByText('Podle tohoto zápisu byl překročen čas: Jürgen Weber, 3. tah.'),
  ).toBeVisible();
  await inspectAt(page, 'a score in Czech', 390, 320);
  // The letters of the reader's language are understood.
  const box = page.getByRole('region', { name: 'Co následuje' });
  await box.getByLabel('Tah', { exact: true }).first().fill('4. Sxc6');
  await box.getByLabel('Váš tah došel soupeři').fill('2026-02-12');
  await box.getByLabel('Soupeřův tah odeslán').fill('2026-02-13');
  await box.getByRole('button', { name: 'Zapsat' }).click();
  await expect
    .poll(() => (sent[0]?.body as unknown as Body | undefined)?.lines[0]?.move)
    .toBe('Bxc6');
  await page.goto(`/game/${GAME}/card`);
  await expect(page.getByRole('button', { name: 'Vytisknout' })).toBeVisible();
  await inspectAt(page, 'a card in Czech', 390, 320);
});

test('the card is a page of A6 with the moves, the days and the address', async ({ page }) => {
  const written = lines(SPANISH, { 6: { draw_offered: true } });
  await mockScore(page, scores(written, written));
  await openAs(page, 'tomas', PAGE);
  await page.getByRole('link', { name: 'A card to print' }).click();
  const card = page.getByRole('article', { name: `Card for game ${GAME}` });
  await expect(card).toContainText('6125');
  await expect(card).toContainText('1716');
  await expect(card).toContainText('79098 Freiburg im Breisgau');
  await expect(card).toContainText('I offer a draw (=).');
  await expect(card.getByRole('row', { name: /^Days in all/ })).toContainText('6 days');
  await expect(card.locator('piece')).toHaveCount(32);
  await inspectAt(page, 'a card', 1280, 390);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.locator('header.top')).toBeHidden();
  expect(await pdfOf(page)).toMatchObject({ pages: 1, sizes: ['420 × 298'] });
});

test('an official sees both sheets', async ({ page }) => {
  const written = lines(SPANISH);
  const first = scores(written, lines(SPANISH.slice(0, 4)), { me: null });
  first.white = sheet(lines(SPANISH.slice(0, 4)), { address: first.white.address });
  await mockScore(page, first);
  await openAs(page, 'director', PAGE);
  const white = page.getByRole('region', { name: 'White’s score' }).first();
  await expect(white).toContainText('Weber');
  await expect(white.locator('address')).toContainText('Rathausg');
  await expect(page.getByRole('region', { name: 'Black’s score' }).first()).toContainText('1716');
  await expect(next(page)).toHaveCount(0);
  await inspectAt(page, 'both scores', 1280, 390);
});

test('the moves of the score stand where they are sent with the result', async ({
  page,
  request,
}) => {
  const id = await postalGame(request);
  const asks: string[] = [];
  await page.route('**/api/games/*/score', (route) => {
    asks.push(route.request().url());
    return route.fulfill({ json: { ...scores(lines(SPANISH), lines(SPANISH)), me: 'white' } });
  });
  await openAs(page, 'jurgen', `/game/${id}`);
  const box = page.getByRole('region', { name: 'Moves and result' });
  await expect(box.getByRole('link', { name: 'Your score' })).toHaveAttribute(
    'href',
    `/game/${id}/score`,
  );
  const field = box.getByLabel('As text');
  await expect(field).toHaveValue('1. e4 e5 2. Nf3 Nc6 3. Bb5 a6');
  await field.fill('');
  await expect(field).toHaveValue('');
  expect(asks).toHaveLength(1);
  await inspectAt(page, 'the moves of the score in a report', 1280, 390);
  // A game that is played here has no score.
  asks.length = 0;
  await openAs(page, 'tomas', '/game/48203');
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  expect(asks).toEqual([]);
});

test('how opponents reach me is kept, and removed', async ({ page }) => {
  let text: string | null = 'Tomáš Dvořák\nBrno';
  const sent: unknown[] = [];
  await page.route('**/api/settings/contact', (route) => {
    if (route.request().method() === 'PUT') {
      sent.push(route.request().postDataJSON());
      text = (route.request().postDataJSON() as { text: string | null }).text;
    }
    return route.fulfill({ json: { text } });
  });
  await openAs(page, 'tomas', '/settings');
  const field = page.getByLabel('How opponents by post or e-mail reach me');
  await expect(field).toHaveValue('Tomáš Dvořák\nBrno');
  await expect(field).toHaveAttribute('maxlength', '500');
  const part = page.locator('.portrait-part', { has: field });
  await field.fill(Array.from({ length: 9 }, (_, at) => `Line ${at}`).join('\n'));
  await part.getByRole('button', { name: 'Update my address' }).click();
  await expect(field).toHaveAccessibleDescription(/At most 8 lines/);
  expect(sent).toEqual([]);
  await inspectAt(page, 'how opponents reach me', 1280, 390);
  await field.fill('  ');
  await part.getByRole('button', { name: 'Update my address' }).click();
  await expect(part.getByRole('status')).toHaveText('Saved.');
  expect(sent).toEqual([{ text: null }]);
});
