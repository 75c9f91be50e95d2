// Qualifications: read on a player's page, used by an entry on an event's, and what is missing for more.
import type { APIRequestContext } from '@playwright/test';
import { inspect, inspectAt } from './support/inspect';
import { mark } from './support/mark';
import { Player, inCzech, openAs } from './support/people';
import { expect, test } from './support/test';

const TOMAS = 160012;
const PAGE = `/player/${TOMAS}/qualifications`;

/** Preliminaries that take entries; their number. */
async function preliminaries(request: APIRequestContext, name: string): Promise<number> {
  const { headers } = await Player.signedIn(request, 'officer');
  const { presets } = (await (await request.get('/api/events/presets', { headers })).json()) as {
    presets: { code: string; announcement: Record<string, unknown> }[];
  };
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const announcement = {
    ...presets.find(({ code }) => code === 'friendly')?.announcement,
    ...{ code: `WC/${mark()}`, name, director: 390044 },
    ...{ kind: 'title', entry: 'world_championship_preliminary', section_size: 13 },
    ...{ rated: true, unrated_level: 2300, ends_at: day(800) },
    ...{ entries_open_at: day(-1), entries_close_at: day(30), starts_at: day(60) },
  };
  const response = await request.post('/api/events', { headers, data: { announcement } });
  expect(response.status(), await response.text()).toBe(200);
  return ((await response.json()) as { id: number }).id;
}

test('a player enters by a qualification, once', async ({ page, request }) => {
  const first = await preliminaries(request, 'World Championship 40, Preliminaries');
  const second = await preliminaries(request, 'World Championship 41, Preliminaries');
  await openAs(page, 'tomas', `/player/${TOMAS}`);
  await page.getByRole('link', { name: 'Qualifications' }).click();
  await expect(page).toHaveURL(PAGE);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What you are qualified for');
  const stage = page.getByRole('region', { name: 'World Championship Preliminaries' });
  await expect(stage.getByRole('listitem')).toHaveCount(1);
  await expect(stage).toContainText('Free');
  await expect(stage).toContainText('TR-1.1.1j · once in a calendar year');
  const missing = page.getByRole('region', { name: 'What you need for more' });
  await expect(missing).toContainText('a fixed rating 33 points higher (TR-1.2.1j)');
  await inspect(page, 'what a player is qualified for');

  await page.goto(`/events/${first}`);
  const box = page.getByRole('region', { name: 'Enter' });
  await expect(box).toContainText('You are qualified by your title and rating (TR-1.1.1j)');
  await box.getByRole('button', { name: 'Enter this event…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Enter' }).dblclick();
  const mine = page.getByRole('region', { name: 'Your entry' });
  await expect(mine).toContainText('qualified by the rules, TR-1.1.1j');
  await inspect(page, 'an entry by a qualification');

  // Once: the next event says no, and where to read why.
  await page.goto(`/events/${second}`);
  await expect(box).toContainText('You cannot enter');
  await box.getByRole('link', { name: 'Your qualifications, and what you need for more' }).click();
  await expect(stage).toContainText('Used World Championship 40, Preliminaries');
  await stage.getByRole('listitem').getByRole('link').first().click();
  await expect(page).toHaveURL(`/events/${first}`);
});

test('what others are qualified for, on a phone, in Czech, in the dark', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await openAs(page, 'gabor', PAGE);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Tomáš Novák is qualified for/);
  await expect(page.getByRole('region', { name: 'What you need for more' })).toHaveCount(0);
  await inCzech(page);
  await page.reload();
  await expect(page.getByText('Titul a rating')).toBeVisible();
  await inspectAt(page, 'qualifications on a phone, in Czech', 390, 320);
  await page.goto('/player/440129/qualifications');
  await expect(page.getByText(/Není kvalifikován do žádného stupně/)).toBeVisible();
});

test('results, sections that run and what is missing there', async ({ page }) => {
  const section = (id: number, stage: string, ended_on: string | null) => ({
    ...{ id, name: '2', event_name: 'WC 39, Semi-Finals', stage, ended_on, shared: id === 71 },
  });
  const one = (changed: object) => ({
    ...{ article: 'TR-1.3.1c', stage: 'world_championship_candidates', part: 'full' },
    ...{ section: null, until: null, state: 'free', used_in: null, deferred: null },
    ...changed,
  });
  const semi = 'world_championship_semi_final';
  await page.route(`**/api/players/${TOMAS}/qualifications`, async (route) => {
    const response = await route.fetch();
    const { player } = (await response.json()) as { player: object };
    const missing = { section: 72, section_name: 'WC 39, Semi-Finals, Section 3' };
    const json = {
      player,
      qualifications: [
        one({
          ...{ article: 'TR-1.4.1', stage: 'world_championship_final' },
          section: section(74, 'world_championship_candidates', '2026-02-03'),
          until: '2029-02-03',
        }),
        one({ section: section(71, semi, '2026-02-03'), until: '2029-02-03' }),
        one({
          ...{ article: 'TR-1.1.1b', stage: 'world_championship_preliminary' },
          section: section(72, semi, null),
        }),
        one({
          ...{ article: 'TR-1.1.2', stage: 'world_championship_preliminary', part: 'half' },
          ...{ section: section(73, 'master_class', '2020-01-31'), until: '2023-01-31' },
          state: 'expired',
        }),
      ],
      finals: [{ id: 9, name: 'World Championship 34, Final' }],
      stays: [{ stage: semi, event: { id: 5, name: 'WC 38, Semi-Finals' }, sections: [70] }],
      chances: [
        {
          article: 'TR-1.3.1c',
          stage: 'world_championship_candidates',
          kind: 'place',
          place: 2,
          ...missing,
        },
        { article: 'TR-1.2.1c', stage: semi, kind: 'points', half_points: 3, ...missing },
        { article: 'TR-1.2.1e', stage: semi, kind: 'end', ...missing },
        { article: 'TR-1.2.1l', stage: semi, kind: 'rating', points: 0, fixed: true },
      ],
    };
    await route.fulfill({ response, json });
  });
  await openAs(page, 'tomas', PAGE);
  // A place in the Final can be put off, after a question.
  const last = page.getByRole('region', { name: 'World Championship Final' });
  await last.getByRole('button', { name: 'Defer and skip World Championship 34' }).click();
  await expect(page.getByRole('dialog')).toContainText('A place can be deferred once (TR-1.4.3)');
  await page.keyboard.press('Escape');
  const candidates = page.getByRole('region', { name: 'Candidates’ Tournament' });
  await expect(
    candidates.getByRole('link', { name: 'WC 39, Semi-Finals, Section 2' }),
  ).toHaveAttribute('href', '/section/71');
  await expect(candidates).toContainText(
    'ended on 3 Feb 2026 · the place is shared · valid until 3 Feb 2029',
  );
  const preliminaries = page.getByRole('region', { name: 'World Championship Preliminaries' });
  await expect(preliminaries).toContainText('still running: this is certain already');
  await expect(preliminaries).toContainText('half an entry: two of them make one');
  await expect(preliminaries).toContainText('was valid until 31 Jan 2023');
  await expect(page.getByRole('region', { name: /^Used, although/ })).toContainText(
    'What was used stays (TR-1.0.7).',
  );
  const more = page.getByRole('region', { name: 'What you need for more' });
  await expect(more).toContainText('first or second place when it is over (TR-1.3.1c)');
  await expect(more).toContainText('1½ points more (TR-1.2.1c)');
  await expect(more).toContainText('you have the points; they count when it is over (TR-1.2.1e)');
  await expect(more).toContainText('a fixed rating: yours is high enough (TR-1.2.1l)');
  await inspect(page, 'results that qualify');
  await page.setViewportSize({ width: 320, height: 568 });
  await inspectAt(page, 'results that qualify, on a small phone', 320, 390);
});
