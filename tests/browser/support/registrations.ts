// Players without an account, as the server tells of them, for pages whose routes answer from here.
import type { Page, Route } from '@playwright/test';
import { paged } from './paged';
import { problem } from './leave';

export interface Person {
  id: number;
  given_name: string;
  family_name: string;
  federation: string;
  title: string | null;
  rating: number | null;
}

interface Invitation {
  email: string;
  sent_at: string;
  lapses_at: string;
}

export interface Registered {
  player: Person;
  version: number;
  registered_at: string;
  registered_by: Person | null;
  invitation: Invitation | null;
}

export const person = (id: number, given_name: string, family_name: string): Person => ({
  id,
  given_name,
  family_name,
  federation: 'CZE',
  title: null,
  rating: null,
});

export const DELEGATE = person(160_066, 'Dana', 'Delegátová');

/** `days`: until the link is void; none where nobody has been invited. */
export function registered(player: Person, days: number | null = null): Registered {
  const lapses = new Date(Date.now() + (days ?? 0) * 86_400_000).toISOString();
  const email = `${player.id}@example.com`;
  return {
    player,
    version: 1,
    registered_at: '2026-11-02T10:00:00Z',
    registered_by: DELEGATE,
    invitation:
      days === null ? null : { email, sent_at: '2026-11-02T10:00:00Z', lapses_at: lapses },
  };
}

/** Names that differ, for long lists. */
export const many = (count: number): Registered[] =>
  Array.from({ length: count }, (_, n) => {
    const name = `Hráčová${String.fromCharCode(97 + (n % 26))}`;
    const days = [null, 20, -3][n % 3];
    return registered(person(162_000 + n, `Jitka${n}`, name), days);
  });

/** What a page has sent. */
export interface Sent {
  method: string;
  path: string;
  body: unknown;
}

/**
 * The registrations of CZE. `refuse` answers in the server's place, where it answers.
 */
export async function mockRegistrations(
  page: Page,
  all: Registered[],
  refuse: (sent: Sent) => ReturnType<typeof problem> | undefined = () => undefined,
): Promise<Sent[]> {
  const sent: Sent[] = [];
  const answer = async (route: Route) => {
    const request = route.request();
    const { pathname, searchParams } = new URL(request.url());
    const method = request.method();
    if (method === 'GET') {
      const { lines, next } = paged(all, searchParams);
      await route.fulfill({ json: { federation: 'CZE', registrations: lines, next } });
      return;
    }
    const path =
      pathname.replace('/api/federations/CZE/registrations', '') +
      request.url().replace(/^[^?]*/, '');
    const one: Sent = { method, path, body: request.postDataJSON() };
    sent.push(one);
    const refusal = refuse(one);
    await route.fulfill(refusal ?? change(all, one));
  };
  await page.route('**/api/federations/CZE/registrations**', answer);
  await page.route('**/api/federations/CZE/registrations/**', answer);
  return sent;
}

interface Asked {
  given_name: string;
  family_name: string;
  email: string | null;
}

function change(all: Registered[], { method, path, body }: Sent) {
  const [, number] = path.split(/[/?]/);
  const at = all.findIndex(({ player }) => player.id === Number(number));
  if (method === 'DELETE') {
    all.splice(at, 1);
    return { status: 204 };
  }
  if (method === 'POST') {
    const { given_name, family_name, email } = body as Asked;
    const made = registered(
      person(163_000 + all.length, given_name, family_name),
      email ? 30 : null,
    );
    if (made.invitation && email) made.invitation.email = email;
    all.push(made);
    return { status: 201, json: made };
  }
  const before = all[at] ?? registered(DELEGATE);
  const after = { ...registered(before.player, 30), version: before.version + 1 };
  if (after.invitation) after.invitation.email = (body as { email: string }).email;
  all[at] = after;
  return { json: after };
}
