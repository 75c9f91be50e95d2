// The server's clock is moved on: a flag falls, and months later a board is lost on which nobody has begun.
import { ready } from './support/board';
import { inspectAt } from './support/inspect';
import { field, submit } from './support/move';
import { forgetTokens, openAs } from './support/people';
import {
  GABOR,
  KASIA,
  YILDIZ,
  announceMatch,
  ask,
  codeOf,
  enter,
  inTheDark,
  publish,
} from './support/teams';
import { expect, test } from './support/test';

const GAME = '/game/48204';
const DAY_MS = 86_400_000;

// One after the other: there is one clock.
test.describe.configure({ mode: 'default' });

test('a flag falls, and both players see it', async ({ page, browser, request, watch }) => {
  const elsewhere = await browser.newContext();
  watch(elsewhere);
  const white = await elsewhere.newPage();
  await openAs(white, 'kasia', GAME);
  await openAs(page, 'tomas', GAME);
  await ready(page);
  await expect(page.locator('.strip.on')).toContainText('each day counts twice now');
  await field(page).fill('a6');

  await request.post('/local/clock', { data: { advance: '2 days' } });
  forgetTokens();

  // The move comes too late, though the page did not know. The token has expired as well.
  await submit(page).click();
  await expect(page.getByRole('alert')).toContainText('LAW-');
  for (const each of [page, white]) {
    await each.reload();
    const result = each.getByRole('region', { name: 'Black exceeded the time limit' });
    await expect(result).toContainText('1–0');
    await expect(result).toContainText('LAW-6.7');
    await expect(field(each)).toHaveCount(0);
  }
  await elsewhere.close();
});

test('the director counts a board as lost on which somebody has not begun', async ({
  page,
  browser,
  request,
  watch,
}) => {
  test.slow();
  // A hundred days for the first moves: no flag falls before the two months are over (TR-8.7d).
  const event = await announceMatch(request, codeOf('B'), 'Match that nobody begins', {
    ...{ time_control: '10 moves in 100 days', silence: 'off' },
  });
  const [pawns, knights] = ['Pawns of Poznań', 'Knights of Győr'];
  await enter(request, event, { who: 'kasia', name: pawns, captain: KASIA, line: [KASIA, YILDIZ] });
  const line = [GABOR, '420733'];
  await enter(request, event, { who: 'gabor', name: knights, captain: GABOR, line });
  await publish(request, event, 2);
  const { announcement } = (await ask(request, 'organiser', `/${event}`)) as {
    announcement: { starts_at: string };
  };
  const goTo = async (days: number) => {
    const set = new Date(Date.parse(announcement.starts_at) + days * DAY_MS).toISOString();
    const answer = await request.post('/local/clock', { data: { set } });
    expect(answer.status(), await answer.text()).toBe(200);
    forgetTokens();
  };
  const path = `/events/${event}/teams/1/replacements`;
  const board = page.getByRole('article', { name: /Board 2: .*Mehmet Yıldız/ });
  const lost = page.getByRole('button', { name: 'The board is lost… Board 2' });

  await goTo(32);
  await openAs(page, 'director', path);
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(board).toContainText('has not started all games');
  await expect(board).toContainText('no substitute yet');
  await expect(lost).toHaveCount(0);

  await goTo(63);
  // The session is over as well.
  await openAs(page, 'director', path);
  await expect(board).toContainText('nobody named in time');
  const night = { who: 'director', path, where: 'a board that can be lost, in Czech' } as const;
  await inTheDark(browser, watch, night, async (phone) => {
    await phone.getByRole('button', { name: /^Šachovnice je prohraná… Šachovnice 2/ }).click();
    await expect(phone.getByRole('dialog')).toContainText('Mehmet Yıldız');
  });
  await inspectAt(page, 'a board that can be lost', 1280, 390);
  await lost.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(
    'Mehmet Yıldız has not begun all games in time: every unfinished game on this board is lost by default.',
  );
  await dialog.getByRole('button', { name: 'Count it as lost' }).press('Enter');
  await expect(page.locator('.news')).toContainText('The unfinished games on board 2 are lost.');
  await expect(lost).toHaveCount(0);

  // Both games of the board are over, and the other team has their points.
  await page.goto(`/events/${event}/teams/1/1-2`);
  const games = page.getByRole('table');
  await expect(games.getByRole('row').filter({ hasText: 'not finished' })).toHaveCount(2);
  await page.goto(`/events/${event}/teams`);
  const table = page.getByRole('region', { name: /^Table: / });
  await expect(table.getByRole('row').nth(1)).toContainText(new RegExp(`^1.*${knights}2`));
});
