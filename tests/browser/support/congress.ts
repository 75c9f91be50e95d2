// Recorded norms, certificates and reports as the server would tell them.
import type { Page } from '@playwright/test';
import { DIRECTOR, NOW, person } from './events';

type Json = Record<string, unknown>;

export const recorded = (changed: Json = {}) => ({
  ...{ number: 1, title: 'IM', counts_for: 'IM', counts_for_sim: true },
  ...{ section: null, event: 'CCOL 12, Semi-Final 3', started_on: '1999-04-01' },
  ...{ approved_on: null, finished_on: '2002-11-30', games: 12, half_points: 17 },
  ...{ games_counted: 12, grandmaster_games: 0, senior_games: 1 },
  source: 'Report to Congress 2003, page 14.',
  ...changed,
});

const norms = () => ({
  ...{ player: person(1), may_record: true },
  norms: [
    {
      norm: recorded({
        ...{ number: 2, title: 'LGM', counts_for: 'CCM', counts_for_sim: false, section: 71 },
        event: 'Ladies Memorial Anna Bartholomäus-Lindqvist, Final',
      }),
      ...{ at: NOW, by: DIRECTOR, corrections: [] },
      withdrawn: { at: NOW, by: DIRECTOR, reason: 'The event had two federations only.' },
    },
    {
      ...{ norm: recorded(), at: NOW, by: DIRECTOR, withdrawn: null },
      corrections: [
        { at: NOW, by: DIRECTOR, reason: 'Misread.', before: recorded({ games_counted: 13 }) },
      ],
    },
  ],
});

const line = (place: number, changed: Json = {}) => ({
  ...{ case: 10 + place, player: person(place), award: 'GM', cycle: null },
  ...{ article: 'TR-10.4a', at: '2026-03-01T12:00:00Z', approving: null, of: null },
  has_certificate: true,
  ...changed,
});

const report = () => ({
  ...{ year: 2026, has_earlier: true, complete: false },
  confirmed: [line(0), line(1, { award: 'SIM', article: 'TR-10.5', approving: 30, of: 41 })],
  revoked: [line(3, { article: 'TR-10.10', approving: 30, of: 41, has_certificate: false })],
  for_congress: [
    {
      ...{ case: 20, player: person(4), award: 'IM', revocation: false },
      until: '2026-12-31T12:00:00Z',
    },
  ],
  norms: [
    {
      ...{ player: person(2), titles: ['SIM', 'IM'], section: 700, section_name: '1' },
      ...{ event_name: 'Novak Memorial', finished_at: '2026-05-01T12:00:00Z' },
    },
  ],
});

/** Answers as a server does. */
export async function mockCongress(page: Page) {
  await page.route(/\/api\/players\/\d+\/recorded-norms$/, (route) =>
    route.fulfill({ json: norms() }),
  );
  await page.route(/\/api\/titles\/\d+$/, (route) =>
    route.fulfill({
      json: {
        ...{ case: 10, player: person(1), award: 'WCCC', cycle: 33 },
        ...{ article: 'TR-10.2', confirmed_at: '2026-03-01T12:00:00Z' },
      },
    }),
  );
  await page.route(/\/api\/titles\/reports\/\d+$/, (route) => route.fulfill({ json: report() }));
}
