// What is unusual about time: Triple Block, leave, silence, flags to be claimed, no limit. The games
// are the demo's own, changed on their way to the browser.
import type { Page } from '@playwright/test';
import { ready, tabTo } from './support/board';
import { inspect } from './support/inspect';
import { field, review } from './support/move';
import { inCzech, openAs } from './support/people';
import { expect, test } from './support/test';
import {
  answer,
  ends,
  flagged,
  inDays,
  onLeave,
  showGame,
  showTimes,
  silent,
  type TimedGame,
  tripleBlock,
  unlimited,
} from './support/time';

/** Novák has White and is on move. */
const GAME = 48205;
const DAY = 86_400;

const open = async (page: Page) => {
  await openAs(page, 'tomas', `/game/${GAME}`);
  await ready(page);
};
const mine = (page: Page) => page.locator('.strip', { hasText: 'Tomáš Novák' });
const theirs = (page: Page) => page.locator('.strip').first();

test('both clocks tell days for moves, and the flag is the loudest date', async ({ page }) => {
  await showGame(page, GAME, (game) => {
    const left = 19 * DAY + 2 * 3_600 + 1_800;
    Object.assign(game.white.clock, {
      seconds_left: left,
      days_left: 21,
      moves_to_go: 3,
    });
    Object.assign(game.black.clock, { days_left: 80, moves_to_go: 10 });
    game.white.clock.doubles_in_seconds = 12 * DAY;
    ends(game, left / DAY, 'flag');
  });
  await open(page);
  await expect(mine(page)).toContainText('21 days for 3 moves');
  await expect(mine(page)).toContainText('to move, the clock is running');
  await expect(mine(page)).toContainText(/from .* each day counts twice/);
  await expect(theirs(page)).toContainText('80 days for 10 moves');
  await expect(theirs(page)).toContainText('the clock is stopped');
  // In the reader's zone with the weekday, UTC beside it.
  const loud = mine(page).locator('.strip-ends');
  await expect(loud).toHaveText(
    /^flag falls [A-Z][a-z]{2},? .* \(\d{4}-\d\d-\d\d \d\d:\d\d UTC\) *$/,
  );
  await expect(loud.locator('time')).toHaveCSS('font-weight', '600');

  // UTC for those who point at another moment, for those who tab to it, and in what is read out.
  const flag = mine(page).locator('.when', { hasText: 'each day counts twice' });
  const utc = flag.locator('.utc');
  await expect(utc).toHaveText(/^\(\d{4}-\d\d-\d\d \d\d:\d\d UTC\)$/);
  const width = async () => (await utc.boundingBox())?.width ?? 0;
  expect(await width()).toBeLessThan(2);
  await flag.hover();
  expect(await width()).toBeGreaterThan(90);
  await page.mouse.move(0, 0);
  expect(await width()).toBeLessThan(2);
  await tabTo(page, flag);
  expect(await width()).toBeGreaterThan(90);

  await page.getByText('Time control', { exact: true }).click();
  await expect(page.locator('.terms')).toContainText(
    '10 moves in 50 days; on one move, days beyond 20 count twice.',
  );
});

test('Triple Block: time is moved from the bank', async ({ page }) => {
  let moved = 0;
  await showGame(page, GAME, (game) => tripleBlock(game, moved));
  const asked = await answer(page, `${GAME}/refill`, () => {
    moved = 3 * DAY;
    return { running: true };
  });
  await open(page);
  await expect(mine(page)).toContainText('40 days 5 hr');
  await expect(mine(page)).toContainText('26 days 0 hr in the bank');
  await expect(theirs(page)).toContainText('50 days 0 hr');
  await expect(theirs(page).getByRole('button')).toHaveCount(0);

  const button = mine(page).getByRole('button', {
    name: 'Move time from the bank…',
  });
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('As much as fits: 9 days 18 hr')).toBeChecked();
  const days = dialog.getByLabel('Days to move');
  for (const wrong of ['0', '10', 'ten', '']) {
    await days.fill(wrong);
    await days.press('Enter');
    await expect(days).toBeFocused();
    await expect(days).toHaveAttribute('aria-invalid', 'true');
    await expect(dialog).toContainText('9 days at most');
  }
  expect(asked.bodies).toEqual([]);
  await days.fill('3');
  await dialog.getByRole('button', { name: 'Move the time' }).dblclick();
  await expect(dialog).toHaveCount(0);
  await expect(mine(page)).toContainText('43 days 5 hr');
  await expect(mine(page)).toContainText('23 days 0 hr in the bank');
  const { ply } = (asked.bodies[0] ?? {}) as { ply: number };
  expect(asked.bodies).toEqual([{ ply, refilled: 0, seconds: 3 * DAY }]);

  // All of it, and a refusal that is told where it was asked for.
  await page.unroute(`**/api/games/${GAME}/refill`);
  await page.route(`**/api/games/${GAME}/refill`, async (route) => {
    asked.bodies.push(route.request().postDataJSON());
    const problem = {
      code: 'refill_too_much',
      status: 422,
      detail: '',
      rule: 'LAW-C',
    };
    await route.fulfill({
      status: 422,
      json: problem,
      contentType: 'application/problem+json',
    });
  });
  await button.click();
  await dialog.getByRole('button', { name: 'Move the time' }).click();
  await expect(dialog.getByRole('alert')).toContainText('(LAW-C)');
  expect(asked.bodies[1]).toEqual({ ply, refilled: 3 * DAY, seconds: null });
});

test('silence is told, and longer reflection announced', async ({ page }) => {
  let announced = false;
  await showGame(page, GAME, (game) => silent(game, 30, announced));
  const asked = await answer(page, `${GAME}/reflection`, () => {
    announced = true;
    return { running: true };
  });
  await open(page);
  const panel = page.getByRole('region', { name: '30 days without a move' });
  await expect(panel).toContainText('The game is lost on');
  await expect(panel).toContainText('unless you move or announce longer reflection before');
  await expect(mine(page).locator('.strip-ends')).toContainText('lost by silence');
  await expect(mine(page).locator('.strip-ends')).toContainText('flag falls');
  await panel.getByRole('button', { name: 'Announce longer reflection…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('This move only'.toLowerCase());
  await page.keyboard.press('Escape');
  expect(asked.bodies).toEqual([]);
  await panel.getByRole('button', { name: 'Announce longer reflection…' }).click();
  await dialog.getByRole('button', { name: 'Announce it' }).dblclick();
  await expect(panel).toContainText('You have announced longer reflection for this move');
  await expect(panel.getByRole('heading', { name: '30 days without a move' })).toBeFocused();
  await expect(panel.getByRole('button')).toHaveCount(0);
  await expect(mine(page)).not.toContainText('lost by silence');
  expect(asked.bodies).toEqual([{ ply: expect.any(Number) as unknown }]);
});

test('what comes before silence is louder than it', async ({ page }) => {
  await showGame(page, GAME, (game) => {
    silent(game, 30);
    ends(game, 4, 'flag');
  });
  await open(page);
  const loud = mine(page).locator('.strip-ends');
  await expect(loud).toContainText('flag falls');
  await expect(loud).not.toContainText('silence');
  await expect(loud).toHaveClass(/mid/);
  const panel = page.getByRole('region', { name: '30 days without a move' });
  await expect(panel).toHaveClass(/quiet/);
  await expect(panel).toContainText('Your flag falls before silence would lose the game');
  // An announcement would not help, and is no more than a word to the opponent.
  await expect(panel).toContainText('Longer reflection does not stop your clock.');
  await expect(panel.getByRole('button')).toHaveClass(/quiet/);
  const when = await loud.locator('time').getAttribute('datetime');
  await expect(panel.locator('time')).toHaveAttribute('datetime', when ?? '');
});

test('the end of play is told where it comes first, and the last days are counted', async ({
  page,
}) => {
  await showGame(page, GAME, (game) => {
    ends(game, 40, 'flag');
    ends(game, 2.6, 'end_of_play');
  });
  await open(page);
  const loud = mine(page).locator('.strip-ends');
  await expect(loud).toContainText(/^play ends .* · in 2 days 14 hr/);
  await expect(loud).toHaveClass(/low/);
  await expect(loud).toContainText('flag falls');
});

test('before silence is worth a warning, it is among the terms', async ({ page }) => {
  await showGame(page, GAME, (game) => silent(game, 3));
  await open(page);
  await expect(mine(page)).toContainText('lost by silence');
  await expect(page.locator('.silence')).toHaveCount(0);
  await page.getByText('Time control', { exact: true }).click();
  await expect(page.locator('.terms')).toContainText('More than 40 days without a move lose');
  await expect(page.getByRole('region', { name: '3 days without a move' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Announce longer reflection…' })).toBeVisible();
});

test('on leave nobody moves, and both sides are told until when', async ({ page }) => {
  await showGame(page, GAME, onLeave);
  await open(page);
  const panel = page.getByRole('region', { name: 'You are on leave' });
  await expect(panel).toContainText('your clock is stopped and you cannot move');
  await expect(panel.getByRole('link', { name: 'Change or end your leave' })).toHaveAttribute(
    'href',
    '/leave',
  );
  await expect(field(page)).toHaveCount(0);
  await expect(mine(page)).toContainText('on leave until');
  await expect(mine(page)).toContainText(/leave from .* until/);
  await expect(mine(page)).toContainText('the clock is stopped');
  await expect(theirs(page)).toContainText(/leave from .* until/);
  await page.unroute(`**/api/games/${GAME}`);
  await showGame(page, GAME, (game) => {
    onLeave(game);
    game.me = 'black';
  });
  await page.reload();
  await expect(page.getByRole('region', { name: 'Tomáš Novák is on leave' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Change or end your leave' })).toHaveCount(0);
});

test('a flag that fell is claimed by the opponent', async ({ page }) => {
  let ended = false;
  await showGame(page, GAME, (game) => {
    flagged(game, 'black', 'white');
    if (!ended) return;
    game.flag = null;
    game.may.claim_time = false;
    game.ending = {
      white_halves: 2,
      black_halves: 0,
      reason: 'time_forfeiture',
      by: 'black',
      rule: 'LAW-6.7',
      at: inDays(game, -2),
    };
  });
  const asked = await answer(page, `${GAME}/claims/time`, () => {
    ended = true;
    return { ending: null };
  });
  await open(page);
  await expect(theirs(page)).toContainText('no time left');
  const panel = page.locator('.fallen');
  await expect(panel).toContainText('you may claim the win');
  await panel.getByRole('button', { name: 'Claim the win on time…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('LAW-6.7');
  await dialog.getByRole('button', { name: 'Claim the win' }).dblclick();
  await expect(page.getByRole('region', { name: 'Black exceeded the time limit' })).toContainText(
    '1–0',
  );
  expect(asked.bodies).toHaveLength(1);
});

test('no win on time is offered while an officer has to decide what becomes of the time', async ({
  page,
}) => {
  await showGame(page, GAME, (game) => {
    flagged(game, 'black', 'white');
    game.time_in_doubt = true;
    game.may.claim_time = false;
  });
  await open(page);
  const panel = page.locator('.fallen');
  await expect(panel).toContainText('Until an officer has decided');
  await expect(panel).not.toContainText('you may claim');
  await expect(panel.getByRole('button')).toHaveCount(0);
});

test('whose flag fell is told what happened', async ({ page }) => {
  await showGame(page, GAME, (game) => flagged(game, 'white', 'white'));
  await open(page);
  const panel = page.locator('.fallen');
  await expect(panel.getByRole('heading', { name: 'Your flag has fallen' })).toBeVisible();
  await expect(panel).toContainText('your opponent may claim the win');
  await expect(panel.getByRole('button')).toHaveCount(0);
  await expect(field(page)).toHaveCount(0);
});

test('silence that lasted too long, and the ending that it makes', async ({ page }) => {
  let [ended, doubt] = [false, false];
  await showGame(page, GAME, (game) => {
    silent(game, 41);
    game.time_in_doubt = doubt;
    const at = inDays(game, -1);
    Object.assign(game.white.clock, { seconds_left: null, running: true });
    ends(game, -1, 'silence');
    game.silence = { days: 42, lost_at: at, announced: false };
    if (!ended) return;
    const scored = {
      white_halves: 0,
      black_halves: 2,
      by: 'white',
      rule: 'LAW-0-options',
      at,
    };
    game.ending = { ...scored, reason: 'silence' };
  });
  await open(page);
  await expect(page.locator('.fallen')).toContainText('You have been silent for too long');
  await expect(page.locator('.fallen')).toContainText('The server will record it shortly.');
  // It is not, while an officer has to decide about the time in which the server was away.
  doubt = true;
  await page.reload();
  await expect(page.locator('.fallen')).toContainText('Until an officer has decided');
  await expect(page.locator('.fallen')).not.toContainText('shortly');
  await expect(field(page)).toHaveCount(0);
  ended = true;
  await page.reload();
  const result = page.getByRole('region', {
    name: 'White was silent for too long',
  });
  await expect(result).toContainText('0–1');
});

/** A move that is legal whether or not another test has played h3 already. */
async function quietMove(page: Page) {
  const there = page.locator('.board [role=gridcell][data-key=h2]');
  return ((await there.getAttribute('aria-label')) ?? '').includes('pawn') ? 'h3' : 'Kh1';
}

test('a game without a limit says so, also before a move is sent', async ({ page }) => {
  await showGame(page, GAME, unlimited);
  await page.route(`**/api/games/${GAME}/moves/preview`, async (route) => {
    const response = await route.fetch();
    const preview = (await response.json()) as {
      clock: Record<string, unknown>;
    };
    Object.assign(preview.clock, {
      days_left: null,
      moves_to_go: null,
      control_move: null,
    });
    await route.fulfill({ response, json: preview });
  });
  await open(page);
  await expect(mine(page)).toContainText('no time limit');
  await expect(mine(page)).not.toContainText('flag');
  await review(page, await quietMove(page));
  await expect(page.locator('.review')).toContainText('no time limit');
  await expect(page.locator('.review')).not.toContainText('charged');
});

test('the last look tells the flag, and what the move costs by now', async ({ page }) => {
  let days = 3;
  await showGame(page, GAME, (game) => {
    Object.assign(game.white.clock, { days_left: 24 - days, moves_to_go: 2 });
    ends(game, 23 - days, 'flag');
    // The server's time is in whole seconds, and this test is quicker than that.
    game.now = new Date(Date.parse(game.now) + days * 1000).toISOString();
  });
  await page.route(`**/api/games/${GAME}/moves/preview`, async (route) => {
    const response = await route.fetch();
    const preview = (await response.json()) as object;
    const took = { took_seconds: days * DAY, charged_days: days };
    await route.fulfill({ response, json: { ...preview, ...took } });
  });
  // On a phone the clocks make room for the last look, and what it says is all there is.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.install();
  await open(page);
  await review(page, await quietMove(page));
  const look = page.locator('.review');
  await expect(look).toContainText('Time left now21 days for 2 moves · flag falls');
  await expect(look).toContainText(/\(\d{4}-\d\d-\d\d \d\d:\d\d UTC\)/);
  await expect(look).toContainText('3 days are charged');
  await expect(look.locator('time')).toBeInViewport();

  // It is left open, and the game is asked for again two days later.
  days = 5;
  await page.clock.fastForward('05:00');
  await expect(look).toContainText('5 days are charged');
  await expect(look).toContainText('19 days for 2 moves');
});

const LOOKS: [string, (game: TimedGame) => void, string][] = [
  ['Triple Block', tripleBlock, '.strip-extras button'],
  ['14 days of silence', (game) => silent(game, 14), '.silence.quiet'],
  ['30 days of silence', (game) => silent(game, 30), '.silence.amber'],
  ['36 days of silence', (game) => silent(game, 36), '.silence.red'],
  ['longer reflection', (game) => silent(game, 30, true), '.silence.announced'],
  ['leave', onLeave, '.waiting a'],
  ['a flag to claim', (game) => flagged(game, 'black', 'white'), '.fallen button'],
  ['no limit', unlimited, '.strip.on'],
];

// Each device with each colour, and with each language.
for (const [device, width, colorScheme, locale] of [
  ['a desk', 1280, 'light', 'en-GB'],
  ['a desk', 1280, 'dark', 'cs-CZ'],
  ['a phone', 390, 'light', 'cs-CZ'],
  ['a phone', 390, 'dark', 'en-GB'],
] as const) {
  test.describe(`on ${device}, ${colorScheme}, ${locale}`, () => {
    test.use({ viewport: { width, height: 844 }, colorScheme, locale });

    test('everything about time can be read', async ({ page }, info) => {
      test.slow();
      const shot = async (name: string) => {
        if (process.env.SHOTS) await page.screenshot({ path: info.outputPath(`${name}.png`) });
      };
      if (locale === 'cs-CZ') await inCzech(page);
      await showTimes(page);
      await openAs(page, 'tomas', '/');
      await expect(page.locator('.tag.red').first()).toBeVisible();
      await inspect(page, 'my games');
      await shot('games');
      for (const [name, change, sign] of LOOKS) {
        await page.unroute(`**/api/games/${GAME}`);
        await showGame(page, GAME, change);
        await page.goto(`/game/${GAME}`);
        await ready(page);
        await expect(page.locator(sign).first()).toBeVisible();
        await inspect(page, name);
        await shot(name);
        const button = page.locator('.strip-extras button, .silence button, .fallen button');
        if ((await button.count()) === 0) continue;
        await button.first().click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await inspect(page, `the dialog of ${name}`);
        await shot(`${name} dialog`);
      }
      await page
        .locator('.quietlinks')
        .getByText(/Time control|Tempo hry/)
        .click();
      await expect(page.locator('.terms p').first()).toBeVisible();
      // The header would lie over half a button.
      await page.evaluate(() => scrollTo(0, 0));
      await inspect(page, 'the terms');
    });
  });
}
