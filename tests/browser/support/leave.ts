// A player's leave as the server would tell it, for pages whose routes answer from here.
import type { Page, Route } from '@playwright/test';

export const TODAY = '2026-11-21';

interface Period {
  first: string;
  last: string;
  days: number;
  kind: 'own' | 'special';
  from: string;
  until: string;
  state: 'past' | 'running' | 'coming';
}

export function section(id: number, name = 'Section 1', event_name = `Event ${id}`) {
  return { id, name, event_name, director: null };
}

export function period(first: string, last: string, kind: Period['kind'] = 'own'): Period {
  const until = Date.parse(`${last}T00:00:00Z`) + 86_400_000;
  const from = Date.parse(`${first}T00:00:00Z`);
  const state = last < TODAY ? 'past' : first > TODAY ? 'coming' : 'running';
  const days = (until - from) / 86_400_000;
  return {
    first,
    last,
    days,
    kind,
    state,
    from: new Date(from).toISOString(),
    until: new Date(until).toISOString(),
  };
}

export function leaveOf(id: number, left: [number, number], periods: Period[] = [], name?: string) {
  const allowed = 30;
  return {
    section: section(id, 'Section 1', name),
    allowance_days: allowed,
    running_games: 6,
    years: [2026, 2027].map((year, place) => ({
      year,
      allowed,
      taken: allowed - (left[place] ?? 0),
      left: left[place] ?? 0,
    })),
    periods,
  };
}

export type Leave = { today: string; sections: ReturnType<typeof leaveOf>[] };

/** Three events with leave, past, running, to come and special, and one that has none. */
export function someLeave(): Leave {
  const running = period('2026-11-19', '2026-11-24');
  const summer = period('2027-07-01', '2027-07-14');
  return {
    today: TODAY,
    sections: [
      leaveOf(
        1,
        [9, 30],
        [period('2026-08-03', '2026-08-16'), running, period('2026-12-07', '2026-12-09')],
        'World Championship 41, Final',
      ),
      leaveOf(2, [24, 16], [running, summer], 'European Team Championship, Board 3'),
      leaveOf(3, [12, 16], [summer, period('2026-12-01', '2026-12-04', 'special')], 'Makruk Open'),
      { ...leaveOf(4, [0, 0], [], 'Triple Block Trial'), allowance_days: 0 },
    ],
  };
}

export function manyEvents(count: number): Leave {
  const sections = Array.from({ length: count }, (_, place) =>
    leaveOf(place + 1, [place % 31, 30], place % 3 ? [] : [period('2026-12-24', '2026-12-31')]),
  );
  return { today: TODAY, sections };
}

export const problem = (status: number, code: string, detail = code) => ({
  status,
  contentType: 'application/problem+json',
  json: { type: 'about:blank', title: detail, status, code, detail },
});

/** What was sent to a route, in order. */
export interface Sent {
  path: string;
  body: unknown;
}

/** Answers every request to `/api/leave` with `leave`, and keeps what was sent. */
export async function mockLeave(page: Page, leave: Leave): Promise<Sent[]> {
  const sent: Sent[] = [];
  await page.route('**/api/leave**', async (route: Route) => {
    const request = route.request();
    if (request.method() === 'POST') {
      sent.push({ path: new URL(request.url()).pathname, body: request.postDataJSON() });
    }
    await route.fulfill({ json: leave });
  });
  return sent;
}
