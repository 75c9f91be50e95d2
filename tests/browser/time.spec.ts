// A flag falls: the server's clock is moved on, and both players' pages say what happened.
import { ready } from './support/board';
import { field, submit } from './support/move';
import { openAs } from './support/people';
import { expect, test } from './support/test';

const GAME = '/game/48204';

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
