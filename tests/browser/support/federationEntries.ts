// What a federation has entered, and how many members it has, as the server tells of them, for pages whose routes
// answer from here.
import type { Page } from '@playwright/test';
import { problem } from './leave';
import { type Person, person } from './registrations';

export const NOW = '2026-11-28T12:00:00Z';
const PAID = '2026-11-12T09:00:00Z';

interface Fee {
  currency: string;
  minor_units: number;
}

export interface Entry {
  player: Person;
  at: string;
  state: string;
  fee_paid_at: string | null;
  free: boolean;
  confirmed_at: string | null;
  by: number;
}

export const entry = (player: Person, more: Partial<Entry> = {}): Entry => ({
  player,
  at: '2026-11-05T10:00:00Z',
  state: 'entered',
  fee_paid_at: null,
  free: false,
  confirmed_at: null,
  by: player.id,
  ...more,
});

export const event = (id: number, name: string, fee: Fee | null, entries: Entry[], more = {}) => ({
  event: id,
  code: `E${id}`,
  name,
  starts_at: '2026-12-10T00:00:00Z',
  entries_close_at: '2026-12-01T00:00:00Z',
  cancelled: false,
  published: false,
  fee,
  entries,
  teams: [] as object[],
  ...more,
});

export type Event = ReturnType<typeof event>;

const euros = (minor_units: number): Fee => ({ currency: 'EUR', minor_units });

/** Whom the demo's delegate may confirm. */
export const GRANDMASTER = {
  ...person(160_021, 'Bohumil', 'Hájek'),
  title: 'GM',
  rating: 2_611,
};

/** Something of everything. */
export const someEvents = (): Event[] => [
  event(31, 'Grandmaster Norm Tournament Brno', euros(3_000), [
    entry(GRANDMASTER, { free: true }),
    entry(
      { ...person(160_022, 'Jan', 'Kovář'), title: 'GM', rating: 2_588 },
      {
        state: 'accepted',
        free: true,
        confirmed_at: PAID,
      },
    ),
    entry(person(160_023, 'Věra', 'Dvořáková'), {
      state: 'accepted',
      fee_paid_at: PAID,
    }),
    entry(person(160_024, 'Petr', 'Malý')),
  ]),
  event(32, 'Czech Cup', { currency: 'CZK', minor_units: 25_000 }, [
    entry(person(160_024, 'Petr', 'Malý'), { state: 'waiting' }),
    entry(person(160_025, 'Jiří', 'Němec'), {
      state: 'withdrawn',
      fee_paid_at: PAID,
    }),
  ]),
  event(33, 'Friendly of Teams', euros(8_000), [], {
    teams: [
      {
        number: 2,
        name: 'Brno B',
        at: '2026-11-05T10:00:00Z',
        state: 'entered',
        fee_paid_at: null,
      },
    ],
  }),
  event(34, 'Spring Open', null, [entry(person(160_023, 'Věra', 'Dvořáková'))]),
  event(35, 'Summer Open', euros(1_000), [entry(person(160_023, 'Věra', 'Dvořáková'))], {
    cancelled: true,
  }),
];

/** 200 entries of 30 events, a third of them paid. */
export const manyEvents = (): Event[] =>
  Array.from({ length: 30 }, (_, place) =>
    event(
      100 + place,
      `World Correspondence Open ${place + 1}`,
      euros(1_000),
      Array.from({ length: place < 20 ? 7 : 6 }, (_, n) => {
        const id = 161_000 + place * 7 + n;
        const name = `Hráčová${String.fromCharCode(97 + (id % 26))}`;
        return entry(person(id, `Jitka${id}`, name), {
          fee_paid_at: n % 3 ? null : PAID,
        });
      }),
    ),
  );

export interface Sent {
  path: string;
  body: unknown;
}

/** The entries of CZE, by year: what is not there was not entered. `refuse` answers in the server's place. */
export async function mockEntries(
  page: Page,
  years: Record<number, Event[]>,
  refuse: (sent: Sent) => ReturnType<typeof problem> | undefined = () => undefined,
): Promise<Sent[]> {
  const sent: Sent[] = [];
  await page.route('**/api/federations/CZE/entries*', async (route) => {
    const year = Number(new URL(route.request().url()).searchParams.get('year') ?? 2_026);
    const events = years[year] ?? [];
    await route.fulfill({
      json: { federation: 'CZE', year, now: NOW, events },
    });
  });
  await page.route('**/api/events/*/entries/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    const one = { path: pathname, body: route.request().postDataJSON() };
    sent.push(one);
    const refusal = refuse(one);
    if (refusal) return route.fulfill(refusal);
    const [, of, player] = /events\/(\d+)\/entries\/(\d+)$/.exec(pathname) ?? [];
    const found = Object.values(years)
      .flat()
      .find((each) => each.event === Number(of))
      ?.entries.find((each) => each.player.id === Number(player));
    if (!found) return route.fulfill(problem(404, 'unknown_entry'));
    found.confirmed_at = NOW;
    await route.fulfill({
      json: { ...found, deposit: null, grounds: null, reason: null },
    });
  });
  return sent;
}

/** Numbers of members of CZE, by year; what follows from them is not computed here. */
export async function mockMembers(
  page: Page,
  members: Record<number, number>,
  refuse: () => ReturnType<typeof problem> | undefined = () => undefined,
): Promise<Sent[]> {
  const sent: Sent[] = [];
  const quota = (year: number) => ((members[year - 1] ?? 0) > 200 ? 3 : 2);
  await page.route('**/api/federations/CZE/nominations*', async (route) => {
    const year = Number(new URL(route.request().url()).searchParams.get('year') ?? 2_026);
    await route.fulfill({
      json: {
        federation: 'CZE',
        year,
        members_before: members[year - 1] ?? null,
        quota: quota(year),
        used: 0,
        left: quota(year),
        nominations: [],
      },
    });
  });
  await page.route('**/api/federations/CZE/members/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    const one = {
      path: pathname,
      body: route.request().postDataJSON() as { members: number },
    };
    sent.push(one);
    const refusal = refuse();
    if (refusal) return route.fulfill(refusal);
    const year = Number(pathname.slice(-4));
    members[year] = one.body.members;
    const nominations = quota(year + 1);
    await route.fulfill({
      json: {
        federation: 'CZE',
        year,
        members: one.body.members,
        nominations,
        at: NOW,
      },
    });
  });
  return sent;
}
