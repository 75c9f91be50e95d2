// Officials come to their work: from the front page where they play no games, and to their events and sections.
import type { Page } from '@playwright/test';
import * as desk from './support/decisions';
import { NOW } from './support/events';
import { fits, inspect, inspectAt } from './support/inspect';
import { problem } from './support/leave';
import { showList } from './support/list';
import { PEOPLE, PASSWORD, inCzech, openAs } from './support/people';
import { expect, test } from './support/test';

const none = (page: Page) => showList(page, () => []);
const [line] = desk.waiting(1);
const item = (kind: string, id: number, rest: object = {}) => ({
  ...{ ...line, section: null, game: null, by: null, about: null, age_days: 3 },
  ...{ kind, id, rule: null, summary: kind, name: `Master Class ${id}`, count: 1 },
  ...rest,
});
const section = (id: number, event: string, name: string) => ({
  ...desk.SECTION,
  ...{ id, event_name: event, name },
});

async function mockSections(page: Page, sections: object[]) {
  await page.route('**/api/director/outages', (route) =>
    route.fulfill({
      json: { now: NOW, outages: [], sections, gap: null, may_decide_for_all: false },
    }),
  );
}

test('who has an office and no games is led to the desk, and can see the games', async ({
  page,
}) => {
  await none(page);
  await desk.mockQueue(page, []);
  await openAs(page, 'director', '/');
  await expect(page).toHaveURL('/desk');
  await expect(page.getByRole('heading', { name: 'Your desk is empty' })).toBeVisible();
  await page.getByRole('link', { name: 'My games' }).first().click();
  await expect(page.getByRole('heading', { name: 'You have no games yet' })).toBeVisible();
  await inspectAt(page, 'no games, at the desk', 390, 1280);
  await page.getByRole('link', { name: 'To the director’s desk' }).press('Enter');
  await expect(page).toHaveURL('/desk');
  // What the address asks for is shown.
  await page.goto('/?show=theirs');
  await expect(page.getByRole('heading', { name: 'You have no games yet' })).toBeVisible();
});

test('a delegate is led to the federation, and a player stays', async ({ page }) => {
  await none(page);
  await openAs(page, 'delegate', '/');
  await expect(page).toHaveURL('/federation/CZE');
  await openAs(page, 'stefan', '/');
  await expect(page.getByRole('heading', { name: 'You have no games yet' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'To the director’s desk' })).toHaveCount(0);
});

test('signing in leads there, too', async ({ page }) => {
  await none(page);
  await desk.mockQueue(page, []);
  await page.goto('/sign-in');
  await page.getByLabel('Email').fill(PEOPLE.organiser);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/desk');
});

test('events by what is due, and sections by what waits in them', async ({ page }) => {
  const final = section(70, 'Open Cup 2026', 'Final');
  const many = Array.from({ length: 20 }, (_, n) => section(100 + n, 'Zonal', String(n + 1)));
  await desk.mockQueue(page, [
    item('entries', 8, { count: 12 }),
    item('final_tables', 7),
    item('deposits', 8, { count: 2 }),
    item('claim', 48_201, { section: final, summary: 'repetition', game: 48_201 }),
  ]);
  await mockSections(page, [...many, final]);
  await openAs(page, 'director', '/desk');
  await page.getByRole('link', { name: 'Events and sections' }).click();
  await expect(page).toHaveURL('/desk/events');
  const due = page.getByRole('region', { name: 'Due in events' });
  const events = due.getByRole('heading', { level: 3 });
  await expect(events).toHaveText(['Master Class 8', 'Master Class 7']);
  const link = due.getByRole('link', { name: '12 entries to decide on' });
  await expect(link).toHaveAttribute('href', '/events/8/entries');
  const directed = page.getByRole('region', { name: 'Sections that you direct (21)' });
  await expect(directed.getByRole('heading', { level: 3 })).toHaveText(['Open Cup 2026', 'Zonal']);
  await expect(directed.getByRole('link', { name: 'One matter waits' })).toHaveAttribute(
    'href',
    '/desk?section=70',
  );
  await inspectAt(page, 'events and sections', 390, 1280);
  await page.getByLabel('Event or section').fill('zonal, section 7');
  await expect(directed.getByRole('link', { name: 'Section 7', exact: true })).toHaveAttribute(
    'href',
    '/section/106',
  );
  await expect(directed.getByText('One section found.')).toBeAttached();
  await page.getByLabel('Event or section').fill('nowhere');
  await expect(directed.getByText('No section matches.')).toBeVisible();
  await page.getByLabel('Event or section').fill('');
  await directed.getByRole('link', { name: 'Decide… Final' }).press('Enter');
  await expect(page).toHaveURL('/desk/sections/70');
});

test('an organiser’s events, nothing due, and what cannot be loaded', async ({ page }) => {
  await desk.mockQueue(page, [item('start_lists', 7)]);
  await openAs(page, 'organiser', '/desk/events');
  await expect(page.getByRole('link', { name: /publish the start lists/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: /Sections that you direct/ })).toHaveCount(0);
  await inspect(page, 'an organiser’s events');
  await desk.mockQueue(page, []);
  await page.reload();
  await expect(page.getByText('Nothing is due in your events.')).toBeVisible();
  await page.route('**/api/director/outages', (route) =>
    route.fulfill(problem(503, 'unavailable')),
  );
  await openAs(page, 'director', '/desk/events');
  await expect(page.getByRole('alert')).toContainText('briefly unavailable');
  await mockSections(page, []);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('You direct no section in play.')).toBeVisible();
  await openAs(page, 'tomas', '/desk/events');
  await page.unroute('**/api/director/queue');
  await page.reload();
  await expect(page.getByRole('main')).toContainText('You are not allowed to do this.');
});

test('on a phone, in Czech, in the dark', async ({ page }) => {
  await desk.mockQueue(page, [item('entries', 8, { count: 5, name: 'Dlouhé-jméno-'.repeat(9) })]);
  await mockSections(page, [section(70, 'Přebor '.repeat(20), 'Finále'), section(71, 'A', '1')]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await inCzech(page);
  await openAs(page, 'director', '/desk/events');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Moje turnaje a skupiny');
  await inspect(page, 'events and sections, in Czech');
  await page.setViewportSize({ width: 320, height: 664 });
  await fits(page, 'events and sections at 320 px');
});

test('all that one organises or directs is listed, and what is over is folded', async ({
  page,
}) => {
  await openAs(page, 'director', '/desk/events');
  const mine = page.getByRole('region', { name: /^Events that you organise or direct \(\d+\)$/ });
  await expect(mine.getByRole('link', { name: 'Cup of the Postal Clubs 2026' })).toBeVisible();
  const over = mine.getByRole('link', { name: 'Fjord Masters' });
  await expect(over).toBeHidden();
  await mine.getByText(/^Finished \(\d+\)$/).click();
  await expect(over).toBeVisible();
  await inspectAt(page, 'an official’s events', 1280, 390);
  const none = { now: '2026-11-23T12:00:00Z', events: [], next: null, may_announce: true };
  await page.route('**/api/events?*mine=true*', (route) => route.fulfill({ json: none }));
  await page.reload();
  await expect(page.getByText('You organise and direct no event.')).toBeVisible();
});
