// The Table of Qualifiers: found from any page, by stage, narrowed, page after page, as files and as a feed.
import type { Page } from '@playwright/test';
import { fits, inspect, inspectAt } from './support/inspect';
import { person } from './support/events';
import { problem } from './support/leave';
import { inCzech, openAs } from './support/people';
import { expect, test } from './support/test';

const STAGES = [
  'world_championship_final',
  'world_championship_candidates',
  'world_championship_semi_final',
  'world_championship_preliminary',
  'ladies_final',
  'ladies_semi_final',
  'world_cup_final',
  'world_cup_semi_final',
];

const choice = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
const lines = (page: Page) => page.locator('.qualifiers tbody tr');

/** A line of the table: every third by a result, every sixth of those used. */
function line(place: number) {
  const section = {
    ...{
      id: 70 + place,
      name: '2',
      event_name: `WC ${place}, Candidates’ Tournament`,
    },
    ...{
      stage: 'world_championship_candidates',
      ended_on: '2026-02-03',
      shared: place === 3,
    },
  };
  const byResult = place % 3 === 0;
  const used = place % 6 === 0;
  return {
    player: person(place),
    article: byResult ? 'TR-1.4.1' : 'TR-1.4.3',
    part: 'full',
    sections: byResult ? [section] : [],
    until: byResult ? '2029-02-03' : null,
    state: used ? 'used' : 'free',
    used_in: used ? { id: 5, name: 'World Championship 40, Final' } : null,
    deferred: null,
    stays: place === 12,
    since: '2026-02-04T00:01:00Z',
  };
}

/** Answers from here; the queries that came. */
async function mock(page: Page, count: number, failing = { value: false }): Promise<string[]> {
  const asked: string[] = [];
  const all = Array.from({ length: count }, (_, place) => line(place + 1));
  await page.route('**/api/qualifiers?**', async (route) => {
    const { search, searchParams } = new URL(route.request().url());
    asked.push(search);
    if (failing.value) return route.fulfill(problem(503, 'unavailable', 'Try again.'));
    const article = searchParams.get('article');
    const fitting = all.filter(
      (one) =>
        (!article || one.article === article) &&
        (searchParams.get('free') !== 'true' || one.state === 'free') &&
        (!searchParams.get('search') || one.player.family_name === searchParams.get('search')),
    );
    const first = Number(searchParams.get('after') ?? 0);
    const shown = fitting.slice(first, first + 100);
    return route.fulfill({
      json: {
        stage: searchParams.get('stage'),
        made_at: '2026-03-01T00:01:00Z',
        changed_at: '2026-02-04T00:01:00Z',
        total: fitting.length,
        lines: shown,
        next: first + 100 < fitting.length ? first + 100 : null,
        federations: ['CZE', 'GER'],
        articles: ['TR-1.4.3', 'TR-1.4.1'],
        tables: STAGES.map((stage) => ({ stage, lines: count, free: count })),
      },
    });
  });
  return asked;
}

test('who is qualified, by what, until when; narrowed, and by another stage', async ({ page }) => {
  const asked = await mock(page, 12);
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Qualifiers' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Table of Qualifiers');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('World Championship Final');
  await expect(lines(page)).toHaveCount(12);
  await expect(lines(page).nth(0)).toContainText('Title and rating');
  await expect(lines(page).nth(0)).toContainText(
    'TR-1.4.3 · once, asked for at least a month before entries close',
  );
  const third = lines(page).nth(2);
  await expect(
    third.getByRole('link', {
      name: 'WC 3, Candidates’ Tournament, Section 2',
    }),
  ).toHaveAttribute('href', '/section/73');
  await expect(third).toContainText(
    'TR-1.4.1 · ended on 3 Feb 2026 · the place is shared · valid until 3 Feb 2029',
  );
  await expect(third).toContainText('Free');
  await expect(lines(page).nth(5)).toContainText('Used World Championship 40, Final');
  await expect(lines(page).nth(11)).toContainText('What was used stays (TR-1.0.7).');
  await inspect(page, 'the table of qualifiers');

  await page.getByLabel('Only what can still be used').check();
  await expect(lines(page)).toHaveCount(10);
  await choice(page, 'Article').selectOption('TR-1.4.1');
  await expect(lines(page)).toHaveCount(2);
  await expect(page).toHaveURL(/free=true/);
  await choice(page, 'Stage').selectOption('ladies_semi_final');
  await expect(page.getByText('What titles give here is shown to the player alone.')).toBeVisible();
  await expect.poll(() => asked.at(-1)).toContain('stage=ladies_semi_final&free=true');
  await page.getByLabel('Find a player').fill('Nobody');
  await expect(page.getByText('No player matches.')).toBeVisible();
  for (const kind of ['csv', 'json', 'atom']) {
    await expect(
      page.locator(`a[href="/api/qualifiers.${kind}?stage=ladies_semi_final"]`),
    ).toBeVisible();
  }
});

test('two hundred lines on a phone, in Czech, in the dark, with the keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await mock(page, 200);
  await openAs(page, 'tomas', '/qualifiers');
  await inCzech(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tabulka kvalifikovaných');
  await expect(lines(page)).toHaveCount(100);
  await page.getByRole('button', { name: 'Zobrazit další' }).focus();
  await page.keyboard.press('Enter');
  await expect(lines(page)).toHaveCount(200);
  await expect(lines(page).nth(100).getByRole('link').first()).toBeFocused();
  await fits(page, 'qualifiers');
  await inspectAt(page, 'qualifiers on a phone, in Czech', 390, 320);
});

test('an empty table, and a server that does not answer', async ({ page }) => {
  const failing = { value: true };
  await mock(page, 0, failing);
  await page.goto('/qualifiers?stage=world_cup_final');
  await expect(page.getByRole('alert')).toBeVisible();
  failing.value = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Nobody is qualified for this stage at present.')).toBeVisible();
});

test('the demo’s players are in it', async ({ page, request }) => {
  await expect
    .poll(
      async () => {
        const path = '/api/qualifiers?stage=world_championship_preliminary';
        const told = (await (await request.get(path)).json()) as {
          lines: { article: string }[];
        };
        return told.lines.map(({ article }) => article);
      },
      { timeout: 90_000 },
    )
    .toContain('TR-1.1.1j');
  await page.goto('/qualifiers?stage=world_championship_preliminary');
  await expect(lines(page).filter({ hasText: 'Novák' })).toContainText('TR-1.1.1j');
});
