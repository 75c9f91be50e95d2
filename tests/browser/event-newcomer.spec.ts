// After the start lists, and before a player’s first move, somebody else plays in that player’s place.
import type { Page } from '@playwright/test';
import * as mock from './support/events';
import { inspect, inspectAt } from './support/inspect';
import { problem } from './support/leave';
import { inCzech, openAs } from './support/people';
import { expect, test } from './support/test';

const GONE = { ...mock.person(8), given_name: 'Tomáš', family_name: 'Weber' };
const NEW = { ...mock.person(50), given_name: 'Kasia', family_name: 'Nowak' };
const REASON = 'Cannot play after all.';

const players = (of: number) =>
  mock.people(12).flatMap((each, at) => (at % 2 === of ? [each.id === GONE.id ? GONE : each] : []));

const published = (changed: mock.Json = {}) =>
  mock.event({
    phase: 'published',
    publication: { at: '2026-12-20T08:00:00Z', seed: '9f'.repeat(32) },
    sections: [70, 71].map((id) => ({ id, name: String(id - 69) })),
    may: { ...mock.event().may, replace_players: true },
    ...changed,
  });

/** The server as it would be, after the refusals in their order; what was sent. */
async function mockNewcomer(
  page: Page,
  event = published(),
  refusals: object[] = [],
  after: mock.Json = {},
) {
  const world: mock.World = { event };
  await mock.mockEvents(page, world);
  await page.route(`**/api/players/${NEW.id}`, (route) => route.fulfill({ json: { player: NEW } }));
  await page.route('**/api/players?*', (route) =>
    route.fulfill({ json: { players: [NEW], more: false } }),
  );
  const counts = { not_started: 15, running: 0, in_adjudication: 0, finished: 0, cancelled: 0 };
  await page.route('**/api/events/7/sections', (route) =>
    route.fulfill({
      json: {
        now: mock.NOW,
        sections: [70, 71].map((id) => ({
          ...{ id, name: String(id - 69), counts, leaders: [], players: players(id - 70) },
        })),
      },
    }),
  );
  const sent: unknown[] = [];
  await page.route('**/api/events/7/replacements', (route) => {
    sent.push(route.request().postDataJSON());
    const refused = refusals.shift();
    if (refused) return route.fulfill(refused);
    const act = { ...event.acts[0], act: 'replaced_before_play', at: '2026-12-21T08:00:00Z' };
    const done = { ...act, player: GONE, newcomer: NEW, reason: REASON };
    const acts = [...event.acts, done] as typeof event.acts;
    world.event = { ...event, version: 4, acts, may: { ...event.may, ...after } };
    return route.fulfill({ json: world.event });
  });
  return sent;
}

const panel = (page: Page) => page.locator('details.newcomer');

const refused = (status: number, code: string, rule: string, detail: string) => {
  const answer = problem(status, code);
  return { ...answer, json: { ...answer.json, rule, detail } };
};

test('with the keyboard alone, from the folded panel to the line in the log', async ({ page }) => {
  const sent = await mockNewcomer(page);
  await openAs(page, 'organiser', '/events/7');
  const box = panel(page);
  const summary = box.locator('summary');
  await expect(summary).toHaveText('Replace a player who has not moved yet');
  await expect(box.getByLabel('Player to be replaced')).toHaveCount(0);
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(box).toContainText('The entry of the player replaced is taken back');
  await expect(box).toContainText('and the fee is lost (TR-8.1)');
  await expect(box).toContainText('can only withdraw, and that from all events');
  await expect(box.getByRole('link', { name: 'Withdrawals at the desk' })).toHaveAttribute(
    'href',
    '/desk/withdrawals',
  );
  const who = box.getByLabel('Player to be replaced');
  const instead = box.getByLabel('Who plays instead: name or player number');
  const reason = box.getByLabel('Reason');
  const paid = box.getByRole('checkbox', { name: 'The fee of €25.50 is paid' });
  const look = box.getByRole('button', { name: 'Review…' });
  await expect(who.locator('optgroup')).toHaveCount(2);
  await expect(who.locator('optgroup').first()).toHaveAttribute('label', 'Section 1');
  // The rule, the withdrawals, and then the fields.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(who).toBeFocused();
  await page.keyboard.type('Weber');
  await expect(who).toHaveValue(String(GONE.id));
  await page.keyboard.press('Tab');
  await expect(instead).toBeFocused();
  await page.keyboard.type('nowak');
  await expect(box.getByRole('option', { name: 'Kasia Nowak' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(instead).toHaveValue(String(NEW.id));
  await expect(instead).toHaveAccessibleDescription(/Kasia Nowak/);
  await page.keyboard.press('Tab');
  await expect(reason).toBeFocused();
  await expect(reason).toHaveAccessibleDescription(
    /^The player replaced and the officials of the event read it, and nobody else\./,
  );
  await page.keyboard.type(` ${REASON} `);
  await page.keyboard.press('Tab');
  await expect(paid).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(look).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Replace Tomáš Weber?' });
  await expect(dialog.getByRole('heading')).toBeFocused();
  await expect(dialog).toContainText(
    `Kasia Nowak (${NEW.id}) plays in place of Tomáš Weber (${GONE.id}) in all games (Section 1)`,
  );
  await expect(dialog).toContainText('with the same start number and colours and a full clock');
  await expect(dialog).toContainText('entry of Tomáš Weber is taken back, and the fee is lost');
  await inspect(page, 'the last look before somebody is replaced');

  // Back, with everything as it was.
  await page.keyboard.press('Escape');
  await expect(look).toBeFocused();
  await expect(reason).toHaveValue(` ${REASON} `);
  expect(sent).toEqual([]);
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Replace the player' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(box.getByRole('status').last()).toHaveText(
    'Kasia Nowak plays in place of Tomáš Weber (Section 1).',
  );
  expect(sent).toEqual([{ replaced: GONE.id, newcomer: NEW.id, reason: REASON, fee_paid: true }]);
  await expect(look).toBeFocused();
  await expect(who).toHaveValue('');
  await expect(instead).toHaveValue('');
  await expect(reason).toHaveValue('');
  await expect(paid).not.toBeChecked();

  await page.locator('.acts summary').press('Enter');
  const line = page.locator('.acts li').first();
  await expect(line).toContainText('Kasia Nowak plays in place of Tomáš Weber');
  await expect(line).toContainText(REASON);
  await inspectAt(page, 'somebody was replaced', 1280, 320);
});

async function fill(page: Page) {
  const box = panel(page);
  await box.locator('summary').press('Enter');
  await box.getByLabel('Player to be replaced').selectOption(String(GONE.id));
  const instead = box.getByLabel('Who plays instead');
  await instead.fill(String(NEW.id));
  await expect(instead).toHaveAccessibleDescription(/Kasia Nowak/);
  await box.getByLabel('Reason').fill(REASON);
}

test('what is refused stands at its field, and above it what concerns none', async ({ page }) => {
  const has_begun = 'The player has begun: 2 moves are made, and 0 games are over.';
  const sent = await mockNewcomer(page, published(), [
    refused(409, 'has_begun', 'TR-8.3', has_begun),
    refused(409, 'fee_not_paid', 'TR-0.2', 'An entry is accepted once its fee has been paid.'),
    refused(409, 'outside_class', 'TR-1.1.3', 'Master Class: from 2300 points.'),
    problem(409, 'own_event'),
  ]);
  await openAs(page, 'organiser', '/events/7');
  await fill(page);
  const box = panel(page);
  const look = box.getByRole('button', { name: 'Review…' });
  const replace = page.getByRole('dialog').getByRole('button', { name: 'Replace the player' });
  const paid = box.getByRole('checkbox');
  for (const [field, words] of [
    [box.getByLabel('Player to be replaced'), `${has_begun} (TR-8.3)`],
    [paid, 'Nobody plays before the entry fee is paid. If it is, tick this box. (TR-0.2)'],
    [box.getByLabel('Who plays instead'), /from 2300 points\. \(TR-1\.1\.3\)/],
  ] as const) {
    await look.press('Enter');
    await replace.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(words);
    if (field === paid) {
      await inspectAt(page, 'the fee is not paid', 1280, 320);
      await paid.press('Space');
    }
  }
  // What is typed stays.
  await expect(box.getByLabel('Reason')).toHaveValue(REASON);
  await look.press('Enter');
  await replace.press('Enter');
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('another organiser');
  await replace.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(box.getByRole('status').last()).toContainText('plays in place of');
  expect(sent.map((each) => (each as { fee_paid: boolean }).fee_paid)).toEqual([
    ...[false, false, true, true, true],
  ]);
});

test('the form itself knows who plays already, and no fee where there is none', async ({
  page,
}) => {
  const sent = await mockNewcomer(
    page,
    published({ announcement: mock.announcement({ fee: null }) }),
  );
  await openAs(page, 'organiser', '/events/7');
  await fill(page);
  const box = panel(page);
  await expect(box.getByRole('checkbox')).toHaveCount(0);
  await expect(box).not.toContainText('fee is lost');
  const instead = box.getByLabel('Who plays instead');
  await instead.fill(String(mock.person(3).id));
  const look = box.getByRole('button', { name: 'Review…' });
  await look.press('Enter');
  await expect(instead).toHaveAccessibleDescription(/plays in the event already/);
  await expect(instead).toBeFocused();
  await instead.fill(String(NEW.id));
  await look.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Replace the player' }).press('Enter');
  await expect(box.getByRole('status').last()).toContainText('plays in place of');
  expect(sent).toEqual([{ replaced: GONE.id, newcomer: NEW.id, reason: REASON }]);
});

test('a list that cannot be read is asked for again', async ({ page }) => {
  await mockNewcomer(page);
  let fails = true;
  await page.route('**/api/events/7/sections', (route) =>
    fails ? route.fulfill(problem(503, 'unavailable')) : route.fallback(),
  );
  await openAs(page, 'organiser', '/events/7');
  const box = panel(page);
  await box.locator('summary').press('Enter');
  const retry = box.getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  // The list of the sections tells of the same failure, and it is told aloud once.
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expect(box.getByRole('alert')).toHaveCount(0);
  await inspectAt(page, 'players that could not be read', 1280, 320);
  fails = false;
  await retry.press('Enter');
  await expect(box.getByLabel('Player to be replaced')).toBeFocused();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('whoever may not replace players any more reads above what was done', async ({ page }) => {
  await mockNewcomer(page, published(), [], { replace_players: false });
  await openAs(page, 'organiser', '/events/7');
  await fill(page);
  await panel(page).getByRole('button', { name: 'Review…' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Replace the player' }).press('Enter');
  await expect(panel(page)).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('.head').getByRole('status')).toHaveText(
    'Kasia Nowak plays in place of Tomáš Weber (Section 1).',
  );
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('whoever is replaced reads it at the own entry and in the log', async ({ page }) => {
  // The server shows this line to officials and to this player alone.
  const me = { ...mock.person(0), id: 160_012, given_name: 'Tomáš', family_name: 'Novák' };
  const done = { ...mock.event().acts[0], act: 'replaced_before_play', reason: REASON };
  const acts = [{ ...done, player: me, newcomer: NEW }] as ReturnType<typeof mock.event>['acts'];
  const my_entry = mock.entry(0, 'withdrawn', { player: me });
  await mockNewcomer(page, published({ may: mock.event().may, acts, my_entry }));
  await openAs(page, 'tomas', '/events/7');
  await expect(page.getByRole('region', { name: 'Your entry' })).toContainText(
    'This entry has been taken back: you do not play in this event.',
  );
  await page.locator('.acts summary').press('Enter');
  const line = page.locator('.acts li');
  await expect(line).toContainText('Kasia Nowak plays in place of Tomáš Novák');
  await expect(line).toContainText(REASON);
  await expect(panel(page)).toHaveCount(0);
});

for (const [width, other, colorScheme, locale] of [
  [1280, 320, 'light', 'en-GB'],
  [390, 320, 'dark', 'cs-CZ'],
] as const)
  test.describe(`at ${width} pixels, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 844 }, colorScheme, locale });

    test('the form, the last look and what follows', async ({ page }) => {
      const czech = locale === 'cs-CZ';
      if (czech) await inCzech(page);
      await mockNewcomer(page, published(), [
        refused(409, 'has_begun', 'TR-8.3', 'The player has begun.'),
      ]);
      await openAs(page, 'organiser', '/events/7');
      const box = panel(page);
      const shot = async (name: string) => {
        const folder = process.env.POSTHORN_SHOTS;
        if (folder)
          await page.screenshot({
            path: `${folder}/newcomer-${name}-${width}.png`,
            fullPage: true,
          });
      };
      await box.locator('summary').press('Enter');
      await box.getByRole('combobox').first().selectOption(String(GONE.id));
      await box.getByRole('combobox').last().fill(String(NEW.id));
      await expect(box.getByText('Kasia Nowak').first()).toBeVisible();
      await box.getByRole('textbox').last().fill(REASON);
      await inspectAt(page, 'somebody is to be replaced', width, other);
      await shot('form');
      await box.getByRole('button').last().press('Enter');
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('heading')).toHaveText(
        czech ? 'Nahradit hráče Tomáš Weber?' : 'Replace Tomáš Weber?',
      );
      await inspectAt(page, 'the last look', width, other);
      await shot('look');
      const replace = dialog.getByRole('button').first();
      await replace.press('Enter');
      await expect(box.locator('select')).toHaveAccessibleDescription(
        czech ? /Tento hráč už začal hrát/ : /The player has begun/,
      );
      await inspectAt(page, 'nobody is replaced', width, other);
      await shot('refused');
      await box.getByRole('button').last().press('Enter');
      await replace.press('Enter');
      await expect(box.getByRole('status').last()).toHaveText(
        czech ? /^Kasia Nowak hraje místo hráče Tomáš Weber/ : /^Kasia Nowak plays in place of/,
      );
      await page.locator('.acts summary').press('Enter');
      await inspectAt(page, 'somebody was replaced', width, other);
      await shot('done');
    });
  });
