// Events outside the Laws: the mark on the event, in the list and on a game (LAW-0).
import { fits } from './support/inspect';
import { openAs } from './support/people';
import { expect, test } from './support/test';

type Marked = { section: { outside_laws?: string } };
type Listed = { events: { id: number; outside_laws?: string }[] };

test('what is outside the Laws is marked', async ({ page }) => {
  await page.route(/\/api\/games\/48202$/, async (route) => {
    const response = await route.fetch();
    const game = (await response.json()) as Marked;
    await route.fulfill({
      response,
      json: { ...game, section: { ...game.section, outside_laws: 'no_engines' } },
    });
  });
  await openAs(page, 'tomas', '/game/48202');
  await expect(page.getByText('without engines, outside the Laws')).toBeVisible();
  await fits(page, 'a game outside the Laws');
  await page.route(/\/api\/events(\?|$)/, async (route) => {
    const response = await route.fetch();
    const list = (await response.json()) as Listed;
    const events = list.events.map((event) => ({ ...event, outside_laws: 'friendly' }));
    await route.fulfill({ response, json: { ...list, events } });
  });
  await page.goto('/events');
  await expect(page.getByText('friendly, outside the Laws').first()).toBeVisible();
  await page.route(/\/api\/events\/\d+$/, async (route) => {
    const response = await route.fetch();
    const event = (await response.json()) as { announcement: object };
    const announcement = { ...event.announcement, outside_laws: 'thematic' };
    await route.fulfill({ response, json: { ...event, announcement } });
  });
  await page.locator('.event-row a.cover').first().click();
  await expect(page.getByText('A thematic event, not played under the Laws')).toBeVisible();
});
