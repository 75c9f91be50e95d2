// Whose request it is, and what is no answer of ours.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { api } from '../src/api/client';
import type { Session } from '../src/api/types';
import { session } from '../src/session';

const signedIn = (id: number, access_token = `token-${id}`) =>
  ({ access_token, me: { player: { id } } }) as Session;
const expired = () =>
  Response.json({ status: 401, code: 'token_expired', detail: '' }, { status: 401 });

let sent: string[] = [];
/** What is answered to each call, in turn; the last answer stays. */
let answers: Record<string, (() => Response)[]> = {};

beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (input: Request | string) => {
    const { pathname } = typeof input === 'string' ? { pathname: input } : new URL(input.url);
    sent.push(`${pathname} ${typeof input === 'string' ? '' : input.headers.get('authorization')}`);
    const queue = answers[pathname] ?? [];
    return ((queue.length > 1 ? queue.shift() : queue[0]) ?? (() => Response.error()))();
  });
});
afterEach(() => vi.unstubAllGlobals());

const GAME = '/api/games/7/notebook';
const write = () =>
  api.PUT('/api/games/{id}/notebook', {
    params: { path: { id: 7 } },
    body: { version: 0, note: 'mine', moves: [] },
  });

describe('a request of one person', () => {
  test('is not sent again for another whose cookie is here by now', async () => {
    session.value = signedIn(1);
    answers = { '/api/session': [() => Response.json(signedIn(2))], [GAME]: [expired] };
    const { error } = await write();
    expect(error?.code).toBe('unauthenticated');
    expect(sent).toEqual([`${GAME} Bearer token-1`, '/api/session ']);
  });

  test('is not sent at all when a session taken up without a connection turns out another’s', async () => {
    session.value = signedIn(1, '');
    answers = { '/api/session': [() => Response.json(signedIn(2))] };
    const { error } = await write();
    expect(error?.code).toBe('unauthenticated');
    expect(sent).toEqual(['/api/session ']);
  });
});

describe('a page in place of an answer', () => {
  const portal = () =>
    new Response('<h1>Wi-Fi</h1>', { headers: { 'content-type': 'text/html; charset=utf-8' } });

  test('is as if nobody had answered', async () => {
    session.value = null;
    answers = { [GAME]: [portal] };
    const { data, error } = await write();
    expect([data, error?.code]).toEqual([undefined, 'unreachable']);
  });

  test('is none where a text is wanted, and neither is an empty answer', async () => {
    session.value = null;
    answers = {
      '/api/games/7/pgn': [
        () => new Response('1. e4 *', { headers: { 'content-type': 'application/x-chess-pgn' } }),
      ],
      [GAME]: [() => new Response(null, { status: 204 })],
    };
    const options = { params: { path: { id: 7 } }, parseAs: 'text' } as const;
    expect((await api.GET('/api/games/{id}/pgn', options)).data).toBe('1. e4 *');
    const { data, error } = await write();
    expect([data, error]).toEqual([undefined, undefined]);
  });
});
