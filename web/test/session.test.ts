// The access token is renewed once, for all who wait, and the request is sent again as it was.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../src/api/client';
import { question } from '../src/prove/prove';
import { refresh, session, sessionProblem } from '../src/session';
import type { Session } from '../src/api/types';

interface Seen {
  call: string;
  token: string | null;
  body: string;
}

let seen: Seen[] = [];
/** What the server answers, in turn, to each call; the last answer stays. */
let answers: Record<string, (() => Response)[]> = {};

function json(status: number, body: object): () => Response {
  return () =>
    new Response(JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/json' },
    });
}

function problem(status: number, code: string): () => Response {
  return json(status, { type: 'about:blank', title: code, status, code, detail: code });
}

function signedInAs(token: string): Session {
  const player = {
    id: 1,
    given_name: 'Jana',
    family_name: 'Nová',
    federation: 'CZE',
    title: null,
    rating: null,
  };
  const me = {
    player,
    roles: [],
    passkey_needed: false,
    email: 'jana@example.org',
    language: 'cs',
  };
  return { access_token: token, expires_in_seconds: 900, me };
}

const calls = () => seen.map(({ call }) => call);
const expired = problem(401, 'token_expired');
const empty = json(200, { now: '2026-11-21T03:00:00Z', games: [] });

beforeEach(() => {
  seen = [];
  answers = {};
  session.value = undefined;
  sessionProblem.value = null;
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const request = typeof input === 'string' ? null : input;
    const path = request ? new URL(request.url).pathname : String(input);
    const call = `${request?.method ?? init?.method} ${path}`;
    seen.push({
      call,
      token: request?.headers.get('authorization') ?? null,
      body: request ? await request.text() : '',
    });
    const queue = answers[call] ?? [];
    const answer = queue.length > 1 ? queue.shift() : queue[0];
    if (!answer) throw new TypeError('network');
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('the first question', () => {
  it('signs in from the cookie before the first call', async () => {
    answers = {
      'POST /api/session': [json(200, signedInAs('one'))],
      'GET /api/games': [empty],
    };
    const { data } = await api.GET('/api/games');
    expect(data?.games).toEqual([]);
    expect(calls()).toEqual(['POST /api/session', 'GET /api/games']);
    expect(seen[1]?.token).toBe('Bearer one');
  });

  it.each([
    ['there is no cookie', () => new Response(null, { status: 204 })],
    ['the cookie has expired', problem(401, 'session_expired')],
    ['the cookie was used twice', problem(401, 'session_reused')],
  ])('knows nobody when %s', async (_, answer) => {
    answers = { 'POST /api/session': [answer] };
    expect(await refresh()).toBe(false);
    expect(session.value).toBeNull();
    expect(sessionProblem.value).toBeNull();
  });

  it('does not take a server in trouble for a sign-out', async () => {
    answers = { 'POST /api/session': [problem(503, 'unavailable')] };
    await refresh();
    expect(session.value).toBeUndefined();
    expect(sessionProblem.value?.code).toBe('unavailable');
  });

  it('tells that the server cannot be reached', async () => {
    await refresh();
    expect(session.value).toBeUndefined();
    expect(sessionProblem.value?.code).toBe('unreachable');
  });

  it('is not asked for signing in', async () => {
    answers = { 'POST /api/sign-in': [problem(401, 'wrong_credentials')] };
    const body = { email: 'jana@example.org', password: 'no' };
    const { error } = await api.POST('/api/sign-in', { body });
    expect(error?.code).toBe('wrong_credentials');
    expect(calls()).toEqual(['POST /api/sign-in']);
  });
});

describe('an expired token', () => {
  beforeEach(() => {
    session.value = signedInAs('old');
  });

  it('is renewed, and the very same request sent again', async () => {
    answers = {
      'POST /api/session': [json(200, signedInAs('new'))],
      'POST /api/games/7/moves': [expired, json(200, { ply: 1, san: 'e4' })],
    };
    const { data } = await api.POST('/api/games/{id}/moves', {
      params: { path: { id: 7 } },
      body: { ply: 0, move: 'e2e4' },
    });
    expect(data?.san).toBe('e4');
    const [first, , again] = seen;
    expect([first?.token, again?.token]).toEqual(['Bearer old', 'Bearer new']);
    expect(again?.body).toBe(first?.body);
    expect(JSON.parse(again?.body ?? '')).toEqual({ ply: 0, move: 'e2e4' });
  });

  it('is renewed once for all who wait', async () => {
    answers = {
      'POST /api/session': [json(200, signedInAs('new'))],
      'GET /api/games': [expired, expired, expired, empty],
    };
    await Promise.all([api.GET('/api/games'), api.GET('/api/games'), api.GET('/api/games')]);
    expect(calls().filter((call) => call === 'POST /api/session')).toHaveLength(1);
  });

  it('is not renewed a second time', async () => {
    answers = {
      'POST /api/session': [json(200, signedInAs('new'))],
      'GET /api/games': [expired],
    };
    const { error } = await api.GET('/api/games');
    expect(error?.code).toBe('token_expired');
    expect(seen).toHaveLength(3);
  });

  it('ends in a sign-out when the cookie has expired too', async () => {
    answers = {
      'POST /api/session': [problem(401, 'session_expired')],
      'GET /api/games': [expired],
    };
    await api.GET('/api/games');
    expect(session.value).toBeNull();
  });

  it('leaves the member signed in when the network fails on the way', async () => {
    answers = { 'GET /api/games': [expired] };
    const { error } = await api.GET('/api/games');
    expect(error?.code).toBe('token_expired');
    expect(session.value?.access_token).toBe('old');
  });
});

describe('what goes wrong', () => {
  beforeEach(() => {
    session.value = signedInAs('good');
  });

  it('comes as a problem when the network fails', async () => {
    const { error } = await api.GET('/api/games');
    expect(error?.code).toBe('unreachable');
  });

  it('comes as a problem when a gateway answers with a page', async () => {
    answers = { 'GET /api/games': [() => new Response('<h1>502</h1>', { status: 502 })] };
    const { error } = await api.GET('/api/games');
    expect(error).toMatchObject({ status: 502, code: 'unavailable' });
  });

  it('is not retried when somebody else’s game is refused', async () => {
    answers = { 'GET /api/games/7': [problem(403, 'not_your_game')] };
    const { error } = await api.GET('/api/games/{id}', { params: { path: { id: 7 } } });
    expect(error?.code).toBe('not_your_game');
    expect(seen).toHaveLength(1);
  });
});

describe('a fresh proof', () => {
  const needed = problem(403, 'authentication_needed');
  const body = { name: 'Phone', scopes: ['read' as const], days: 365, for_federation: false };
  const made = json(201, { secret: 's', key: {} });
  const asked = () => vi.waitFor(() => expect(question.value).not.toBeNull());

  it('is asked for once, and the request is repeated as it was', async () => {
    session.value = signedInAs('old');
    answers = { 'POST /api/keys': [needed, made] };
    const making = api.POST('/api/keys', { body });
    await asked();
    session.value = signedInAs('new');
    question.value?.done(true);
    const { data } = await making;
    expect(data?.secret).toBe('s');
    expect(seen.map(({ token }) => token)).toEqual(['Bearer old', 'Bearer new']);
    expect(seen[1]?.body).toBe(seen[0]?.body);
    expect(question.value).toBeNull();
  });

  it('is one question for all who wait, and a refusal where it is not given', async () => {
    session.value = signedInAs('old');
    answers = { 'POST /api/keys': [needed] };
    const both = [api.POST('/api/keys', { body }), api.POST('/api/keys', { body })];
    await vi.waitFor(() => expect(seen).toHaveLength(2));
    await asked();
    question.value?.done(false);
    const codes = (await Promise.all(both)).map(({ error }) => error?.code);
    expect(codes).toEqual(['authentication_needed', 'authentication_needed']);
    expect(seen).toHaveLength(2);
  });

  it('is asked again by nobody after a second refusal', async () => {
    session.value = signedInAs('old');
    answers = { 'POST /api/keys': [needed] };
    const making = api.POST('/api/keys', { body });
    await asked();
    question.value?.done(true);
    expect((await making).error?.code).toBe('authentication_needed');
    expect(seen).toHaveLength(2);
    expect(question.value).toBeNull();
  });
});
