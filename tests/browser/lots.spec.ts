// The lots of an event: which public value they mix in, as its organiser gives it.
import * as mock from './support/events';
import { inCzech, openAs } from './support/people';
import { expect, test } from './support/test';

test('the public value of the lots is given with the start lists', async ({ page }) => {
  const lots = {
    at: '2026-11-10T00:00:00Z',
    commitment: '0123456789abcdef'.repeat(4),
    beacon: 'drand quicknet, round 27946612',
    secret: null,
    value: null,
  };
  const entries = { entered: 0, accepted: 22, waiting: 0 };
  const world: mock.World = {
    event: mock.event({ may: mock.EVERYTHING, lots, entries }),
    proposal: mock.proposal(2, 11),
  };
  const sent = await mock.mockEvents(page, world);
  await inCzech(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, 'director', '/events/7/sections');
  await expect(page.getByText(lots.commitment)).toBeVisible();
  await expect(page.getByLabel('Veřejná hodnota přimíchaná do losu')).toHaveCount(0);
  const look = page.getByRole('link', { name: 'Vyhledat na webu drand' });
  await expect(look).toHaveAttribute('href', /\/public\/27946612$/);
  const value = page.getByLabel(`Hodnota: ${lots.beacon}`);
  const publish = page.getByRole('button', {
    name: 'Zveřejnit startovní listiny…',
  });
  await value.fill('4bb6');
  await publish.click();
  await expect(value).toHaveAccessibleDescription(/64 číslic a malých písmen/);
  await value.fill(` ${'4bb6d8ef'.repeat(8)} `);
  await publish.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Zveřejnit' }).click();
  await expect(page).toHaveURL('/events/7');
  expect(sent).toEqual([
    {
      path: 'POST /api/events/7/publish',
      body: {
        version: 3,
        proposal_version: 5,
        beacon_value: '4bb6d8ef'.repeat(8),
      },
    },
  ]);
});
