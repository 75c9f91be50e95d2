// All rounds of a cup on one page: the bracket on wide screens, rounds to open on narrow ones.
import type { Page } from '@playwright/test';
import { tabTo } from './support/board';
import { fits, inspect, inspectAt } from './support/inspect';
import { inCzech, openAs } from './support/people';
import { type Round, groupsFirst, largeCup, mockRounds, round, smallCup } from './support/rounds';
import { expect, test } from './support/test';

const PHONE = { width: 390, height: 844 };
const bracket = (page: Page) => page.getByRole('region', { name: /^(Bracket from|Pavouk od)/ });
const bouts = (page: Page, name: string) =>
  page.getByRole('list', { name, exact: true }).locator('> li');
const shots = process.env.SHOTS;
const shot = async (page: Page, name: string) => {
  if (shots) await page.screenshot({ path: `${shots}/${name}.png`, fullPage: true });
};

/** The middle of a match, from the top of the page. */
async function middle(page: Page, list: string, at: number): Promise<number> {
  const box = await bouts(page, list).nth(at).locator('.bout').boundingBox();
  return box ? box.y + box.height / 2 : NaN;
}

test('a match stands at the middle of the two that it comes from, and reads as a sentence', async ({
  page,
}) => {
  await mockRounds(page, smallCup());
  await page.goto('/events/7');
  await page.getByRole('navigation', { name: 'Rounds' }).getByText('All rounds').click();
  await expect(page).toHaveURL(/\/events\/7\/rounds$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('All rounds');
  await expect(bracket(page)).toHaveAccessibleName('Bracket from Spring Cup, round 1 on');
  const [first, second] = ['Spring Cup, round 1', 'Spring Cup, round 2'] as const;
  await expect(bouts(page, first)).toHaveText([
    /Tomáš Novák *1½, .*Gábor Szűcs *½, Tomáš Novák advances\. *Section 1$/,
    // Level, and decided by the organiser.
    /William Pemberton *1, .*Jürgen Müller-Hahn *1, Jürgen Müller-Hahn advances\. *Section 2$/,
    /Katarzyna Lewandowska *½, .*Iván García *1½, Iván García advances\. *Section 3$/,
    /Åse Løvberg *, no opponent\. *Section 4$/,
  ]);
  await expect(bouts(page, second)).toHaveText([
    /Tomáš Novák *1, .*Jürgen Müller-Hahn *1, level\. *Section 1$/,
    /Iván García *, .*Åse Løvberg *\. *Section 2$/,
  ]);
  for (const at of [0, 1]) {
    const [one, other] = [await middle(page, first, at * 2), await middle(page, first, at * 2 + 1)];
    expect(Math.abs((one + other) / 2 - (await middle(page, second, at)))).toBeLessThan(2);
  }
  await expect(bracket(page)).toContainText('The start lists have not been drawn up yet.');
  await expect(page.locator('.bout-side.won')).toHaveCount(4);
  await expect(page.getByText('you', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Section 2' }).first()).toHaveAttribute(
    'href',
    '/section/102',
  );
  await shot(page, 'small-1280');
  await inspectAt(page, 'a small cup', 1280, 900);
});

test('64 players scroll in their place, with the keyboard as well', async ({ page }) => {
  await mockRounds(page, largeCup(3));
  await page.goto('/events/7/rounds');
  await expect(bouts(page, 'Spring Cup, round 1')).toHaveCount(32);
  await expect(bouts(page, 'Spring Cup, round 4')).toHaveCount(4);
  await expect(bracket(page).getByRole('heading', { level: 2 })).toHaveCount(6);
  await shot(page, 'large-1280');
  await tabTo(page, bracket(page));
  await expect(bracket(page)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect
    .poll(() => bracket(page).evaluate(({ scrollLeft }) => scrollLeft))
    .toBeGreaterThan(0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Spring Cup, round 1', exact: true })).toBeFocused();
  await fits(page, 'a large cup');
  await page.setViewportSize(PHONE);
  await expect(page.locator('.round-folds > li')).toHaveCount(6);
  await expect(page.locator('details[open]')).toHaveCount(1);
  await expect(bouts(page, 'Spring Cup, round 4')).toHaveCount(4);
  await expect(bouts(page, 'Spring Cup, round 4').first()).toBeVisible();
  await shot(page, 'large-390');
  const before = page.locator('summary', { hasText: 'Spring Cup, round 1' });
  await before.focus();
  await page.keyboard.press('Enter');
  await expect(bouts(page, 'Spring Cup, round 1').last()).toBeVisible();
  await inspectAt(page, 'a large cup on a phone', 390, 360);
});

test('groups come first, and the knock-out behind them', async ({ page }) => {
  await mockRounds(page, groupsFirst());
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/events/7/rounds');
  await expect(bouts(page, 'Spring Cup, groups')).toHaveCount(4);
  await expect(bouts(page, 'Spring Cup, round 2')).toHaveCount(2);
  await expect(bracket(page)).toHaveAccessibleName('Bracket from Spring Cup, round 2 on');
  await expect(page.locator('.bracket')).toHaveAttribute('start', '2');
  await shot(page, 'groups-1280-dark');
  await inspect(page, 'groups in the dark');
  await page.setViewportSize(PHONE);
  await page.locator('summary', { hasText: 'Spring Cup, groups' }).click();
  await expect(bouts(page, 'Spring Cup, groups').first()).toBeVisible();
  await shot(page, 'groups-390-dark');
  await inspectAt(page, 'groups in the dark on a phone', 390, 360);
});

test('in Czech, with the reader marked', async ({ page }) => {
  await mockRounds(page, smallCup());
  await inCzech(page);
  await openAs(page, 'tomas', '/events/7/rounds');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Všechna kola');
  await expect(bracket(page).getByText('vy', { exact: true })).toHaveCount(2);
  await expect(bouts(page, 'Spring Cup, round 1').first()).toContainText('Tomáš Novák postupuje');
  await expect(bracket(page)).toContainText('Startovní listina zatím není sestavena.');
  await shot(page, 'czech-1280');
  await page.setViewportSize(PHONE);
  await expect(page.locator('details[open]')).toContainText('nerozhodně');
  await shot(page, 'czech-390');
  await inspectAt(page, 'Czech on a phone', 390, 360);
});

const told: [string, Round[] | null, RegExp][] = [
  ['an event without others', [round(1, [])], /^This event goes on from none, and none goes on/],
  ['no such event', null, /^This could not be found\./],
];
for (const [name, rounds, text] of told)
  test(name, async ({ page }) => {
    await mockRounds(page, rounds);
    await page.goto('/events/7/rounds');
    await expect(page.getByRole('main').getByText(text)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    await inspect(page, name);
  });

test('matches next to each other leave room, whatever they tell', async ({ page }) => {
  const level = smallCup().slice(0, 1);
  for (const each of level[0]?.sections ?? [])
    for (const leader of each.leaders) Object.assign(leader, { place: 1, half_points: 2 });
  await mockRounds(page, [...level, round(2, [], { phase: 'cancelled' })]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/events/7/rounds');
  await expect(bracket(page).getByText('level', { exact: true })).toHaveCount(3);
  await expect(bracket(page)).toContainText('Not played.');
  await shot(page, 'level-1280-dark');
  const boxes = await bracket(page)
    .locator('.bout')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect()));
  for (const [at, { top }] of boxes.entries())
    if (at > 0) expect(top - (boxes[at - 1]?.bottom ?? NaN)).toBeGreaterThan(3);
  await inspect(page, 'level matches');
});

test('two rounds that go on from one stand below each other', async ({ page }) => {
  const [first, second] = smallCup() as [Round, Round];
  const third = { ...second, event: 9, name: 'Spring Cup, third place', sections: [] };
  await mockRounds(page, [first, second, third]);
  await page.goto('/events/7/rounds');
  await expect(bracket(page)).toHaveCount(2);
  await expect(bracket(page).nth(1)).toContainText('Previous round: Spring Cup, round 1');
  await expect(page.getByText('Previous round:')).toHaveCount(1);
  await inspectAt(page, 'two rounds from one', 1280, 390);
});

test('what has not come is asked for again', async ({ page }) => {
  await mockRounds(page, smallCup(), 1);
  await page.goto('/events/7/rounds');
  await page.getByRole('main').getByRole('alert').getByRole('button').click();
  await expect(bouts(page, 'Spring Cup, round 1')).toHaveCount(4);
});
