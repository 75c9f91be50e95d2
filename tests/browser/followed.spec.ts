// Players and events that somebody follows: the button on their pages, and the list among the notifications.
import type { Page } from '@playwright/test';
import { tabTo } from './support/board';
import { event, mockEvents, person } from './support/events';
import { type FollowedWorld, followed, mockFollowed } from './support/followed';
import { fits, inspect, inspectAt } from './support/inspect';
import { problem } from './support/leave';
import { inCzech, openAs } from './support/people';
import { mockPlayer, profile } from './support/ratings';
import { expect, test } from './support/test';

/** Tomáš Novák, of whom others read. */
const PLAYER = '/player/160012';

/** It is pressed once it is "Following". */
const toggle = (page: Page) => page.getByRole('button', { name: /^Follow(ing)?$/ });
const part = (page: Page) => page.getByRole('region', { name: 'Followed players and events' });
const list = (page: Page, name: RegExp) => part(page).getByRole('list', { name });
const pressed = (page: Page) =>
  toggle(page)
    .getAttribute('aria-pressed')
    .then((value) => value === 'true');

async function noNotifications(page: Page) {
  const json = { unread: 0, notifications: [], next: null };
  await page.route('**/api/notifications?*', (route) => route.fulfill({ json }));
  await page.route('**/api/notifications', (route) => route.fulfill({ json }));
}

test('a player is followed from the profile, and no longer', async ({ page }) => {
  const world: FollowedWorld = { followed: followed() };
  const asked = await mockFollowed(page, world);
  await mockPlayer(page, { profile: profile() });
  await openAs(page, 'gabor', PLAYER);
  await expect(toggle(page)).toHaveText(/Follow$|Following/);
  await expect(toggle(page)).toHaveAccessibleName('Follow');
  await expect(toggle(page)).toHaveAccessibleDescription(/^Results of this player’s games/);
  expect(await pressed(page)).toBe(false);
  await inspectAt(page, 'a player who can be followed', 390, 1280);
  const before = await toggle(page).boundingBox();

  await tabTo(page, toggle(page));
  await page.keyboard.press('Enter');
  await expect(toggle(page)).toHaveAccessibleName('Following');
  expect(await pressed(page)).toBe(true);
  await expect(toggle(page)).toBeFocused();
  // Nothing moves below the pointer.
  expect(await toggle(page).boundingBox()).toEqual(before);
  const told = page.getByText('You will find the news under');
  await expect(told.getByRole('link', { name: 'Notifications' })).toHaveAttribute(
    'href',
    '/notifications',
  );
  await inspectAt(page, 'a player who is followed', 390, 1280);

  await page.reload();
  await expect(toggle(page)).toHaveAccessibleName('Following');
  await toggle(page).press('Space');
  await expect(toggle(page)).toHaveAccessibleName('Follow');
  expect(asked).toEqual(['GET', 'PUT players 160012', 'GET', 'DELETE players 160012']);
});

test('a double click is one press', async ({ page }) => {
  const asked = await mockFollowed(page, { followed: followed() });
  await mockPlayer(page, { profile: profile() });
  await openAs(page, 'gabor', PLAYER);
  await toggle(page).dblclick();
  await expect(toggle(page)).toHaveAccessibleName('Following');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual(['GET', 'PUT players 160012']);
});

test('why it was refused is told, and the button stays as it was', async ({ page }) => {
  const world: FollowedWorld = { followed: followed(200) };
  world.followed.players.shift();
  await mockFollowed(page, world);
  await mockPlayer(page, { profile: profile() });
  await openAs(page, 'gabor', PLAYER);
  await expect(toggle(page)).toHaveAccessibleName('Follow');
  world.refuse = problem(409, 'too_many_followed');
  await toggle(page).press('Enter');
  await expect(page.getByRole('alert')).toContainText('already follow 200 players and events');
  expect(await pressed(page)).toBe(false);
  await inspectAt(page, 'a refusal to follow', 390, 1280);
  world.refuse = undefined;
  await toggle(page).press('Enter');
  await expect(toggle(page)).toHaveAccessibleName('Following');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('nobody follows themselves, and whoever is signed out is asked nothing', async ({ page }) => {
  const asked = await mockFollowed(page, { followed: followed() });
  await mockPlayer(page, { profile: profile() });
  await mockEvents(page, { event: event() });
  for (const path of [PLAYER, '/events/7']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(toggle(page)).toHaveCount(0);
  }
  await openAs(page, 'tomas', PLAYER);
  await expect(page.locator('#h-played')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(toggle(page)).toHaveCount(0);
  expect(asked).toEqual([]);
});

test('where it is not known what is followed there is no button, and the page is there', async ({
  page,
}) => {
  const world = { followed: followed(), refuse: problem(503, 'unavailable') };
  await mockFollowed(page, world);
  await mockPlayer(page, { profile: profile() });
  await openAs(page, 'gabor', PLAYER);
  await expect(page.getByRole('button', { name: 'Block this player' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(toggle(page)).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('an event is followed while something is to come', async ({ page }) => {
  const world: FollowedWorld = { followed: followed() };
  const asked = await mockFollowed(page, world);
  const events = { event: event() };
  await mockEvents(page, events);
  await openAs(page, 'gabor', '/events/7');
  await expect(toggle(page)).toHaveAccessibleDescription(/^Start lists, results and final tables/);
  await toggle(page).click();
  await expect(toggle(page)).toHaveAccessibleName('Following');
  await inspectAt(page, 'an event that is followed', 390, 1280);
  expect(asked).toEqual(['GET', 'PUT events 7']);

  // It may be opened again: whoever follows it keeps the button, and can still take back what was pressed.
  events.event = event({ phase: 'finished' });
  await page.reload();
  await expect(toggle(page)).toHaveAccessibleName('Following');
  await toggle(page).press('Enter');
  await expect(toggle(page)).toHaveAccessibleName('Follow');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(toggle(page)).toHaveCount(0);
});

test('whom I follow is listed among the notifications, and can be taken back', async ({ page }) => {
  const world: FollowedWorld = { followed: followed(3, 2) };
  const asked = await mockFollowed(page, world);
  await noNotifications(page);
  await openAs(page, 'gabor', '/notifications');
  const lines = list(page, /^Players \(3\)$/).getByRole('listitem');
  await expect(lines).toHaveCount(3);
  await expect(lines.first().getByRole('link', { name: 'Tomáš Novák' })).toHaveAttribute(
    'href',
    PLAYER,
  );
  await expect(lines.first()).toContainText('GM');
  await expect(lines.first()).toContainText('2500');
  const events = list(page, /^Events \(2\)$/);
  await expect(events.getByRole('link', { name: 'Master Class 2027, January' })).toHaveAttribute(
    'href',
    '/events/7',
  );
  await inspectAt(page, 'whom I follow', 390, 1280);

  // The line stays, so that a slip can be taken back and the next one is not below the pointer.
  const stop = lines.first().getByRole('button', { name: /^Unfollow ?: Tomáš Novák$/ });
  await tabTo(page, stop);
  await page.keyboard.press('Enter');
  const again = lines.first().getByRole('button', { name: /^Follow ?: Tomáš Novák$/ });
  await expect(again).toBeFocused();
  await expect(lines.first().getByRole('status')).toContainText('no longer followed');
  await inspect(page, 'a player whom I follow no longer');
  await page.keyboard.press('Enter');
  await expect(stop).toBeFocused();
  await events.getByRole('button', { name: /^Unfollow ?: Master Class/ }).dblclick();
  await expect(events.getByRole('button', { name: /^Follow ?: Master Class/ })).toBeVisible();
  expect(asked).toEqual([
    ...['GET', 'DELETE players 160012', 'PUT players 160012', 'DELETE events 7'],
  ]);
  await page.reload();
  await expect(list(page, /^Events \(1\)$/)).toBeVisible();
});

test('nobody is followed: how it is done is told', async ({ page }) => {
  await mockFollowed(page, { followed: followed() });
  await noNotifications(page);
  await openAs(page, 'gabor', '/notifications');
  await expect(part(page)).toContainText('You do not follow anybody yet.');
  await expect(part(page).getByRole('link', { name: 'Find a player' })).toHaveAttribute(
    'href',
    '/ratings',
  );
  await inspectAt(page, 'nobody is followed', 390, 1280);
});

test('two hundred are listed, on a phone and by the keyboard alone', async ({ page }) => {
  const world: FollowedWorld = { followed: followed(150, 50) };
  world.followed.players[3] = {
    ...person(3),
    given_name: 'Former player',
    family_name: '160015',
  };
  await mockFollowed(page, world);
  await noNotifications(page);
  await openAs(page, 'gabor', '/notifications');
  await expect(part(page).getByRole('button')).toHaveCount(200);
  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await fits(page, `two hundred followed, ${width} wide`);
  }
  await page.locator('.head').getByRole('link', { name: 'Followed players and events' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Followed players and events' })).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(part(page).getByRole('link').first()).toBeFocused();

  // Each tells of itself.
  world.refuse = problem(503, 'unavailable');
  const line = part(page).getByRole('listitem').filter({ hasText: 'Former player 160015' });
  await line.getByRole('button').press('Enter');
  await expect(line.getByRole('alert')).toBeVisible();
  await expect(line.getByRole('button')).toHaveAccessibleName(/^Unfollow ?: Former player 160015/);
  await fits(page, 'two hundred followed, one of which could not be changed');
});

test('a list that could not be loaded is asked for again', async ({ page }) => {
  const world: FollowedWorld = {
    followed: followed(1),
    refuse: problem(503, 'unavailable'),
  };
  await mockFollowed(page, world);
  await noNotifications(page);
  await openAs(page, 'gabor', '/notifications');
  await expect(part(page).getByRole('alert')).toBeVisible();
  world.refuse = undefined;
  await part(page).getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(part(page).getByRole('listitem')).toHaveCount(1);
  await expect(part(page).getByRole('alert')).toHaveCount(0);
});

test('on a dark phone in Czech', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 844 });
  await inCzech(page);
  await mockFollowed(page, { followed: followed(5, 3) });
  await noNotifications(page);
  await mockPlayer(page, { profile: profile() });
  await openAs(page, 'gabor', '/notifications');
  const czech = page.getByRole('region', { name: 'Sledovaní hráči a turnaje' });
  await expect(czech.getByRole('list', { name: 'Hráči (5)' })).toBeVisible();
  await czech.getByRole('button', { name: /^Nesledovat ?: Tomáš/ }).click();
  await expect(czech.getByRole('button', { name: /^Sledovat ?: Tomáš/ })).toBeVisible();
  await inspect(page, 'whom I follow, in Czech');
  await czech.getByRole('link', { name: 'Tomáš Novák' }).click();
  await page.getByRole('button', { name: 'Sledovat', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Sleduji', exact: true })).toBeVisible();
  await inspect(page, 'a player who is followed, in Czech');
});

// The server's own list: what is followed here is taken back at the end.
test('the server keeps it', async ({ page }) => {
  await openAs(page, 'william', PLAYER);
  await expect(toggle(page)).toBeVisible();
  if (await pressed(page)) await toggle(page).press('Enter');
  await expect(toggle(page)).toHaveAccessibleName('Follow');
  await toggle(page).press('Enter');
  await expect(toggle(page)).toHaveAccessibleName('Following');
  await page.goto('/notifications');
  const stop = part(page).getByRole('button', {
    name: /^Unfollow ?: Tomáš Novák$/,
  });
  await stop.press('Enter');
  await expect(part(page).getByRole('button', { name: /^Follow ?: Tomáš Novák$/ })).toBeVisible();
  await page.reload();
  await expect(part(page).locator('p').first()).toBeVisible();
  await expect(stop).toHaveCount(0);
});
