// What the reader follows: the last change counts, whatever was asked for before; and nobody sees another's list.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Followed, follow, followed, follows, loadFollowed } from '../src/followed/followed';
import { session } from '../src/session';
import { player } from './player';

const list = (...ids: number[]): Followed => ({
  players: ids.map((id) => player(id, null)),
  events: [{ id: 7, name: 'Master Class' }],
});

/** Every request in order, each answered by hand. */
let asked: { what: string; answer: (body: unknown, status?: number) => void }[] = [];

const settled = () => new Promise((done) => setTimeout(done, 20));
const signIn = (id: number) => {
  session.value = { access_token: 'token', me: { player: { id } } } as typeof session.value;
};
const answer = async (at: number, body: unknown, status?: number) => {
  asked[at]?.answer(body, status);
  await settled();
};
const whats = () => asked.map(({ what }) => what);
const shown = () => followed.value?.players.map(({ id }) => id);

beforeEach(() => {
  asked = [];
  vi.stubGlobal(
    'fetch',
    ({ method, url }: Request) =>
      new Promise<Response>((done) =>
        asked.push({
          what: `${method} ${new URL(url).pathname}`,
          answer: (body, status = 200) => done(Response.json(body, { status })),
        }),
      ),
  );
  signIn(160012);
});
afterEach(() => {
  session.value = null;
  vi.unstubAllGlobals();
});

it('is what the server says of all of it', async () => {
  void loadFollowed();
  await settled();
  expect([followed.value, follows('player', 2)]).toEqual([null, false]);
  await answer(0, list(2));
  expect([follows('player', 2), follows('event', 7)]).toEqual([true, true]);
  // A player and an event have numbers of their own.
  expect([follows('player', 7), follows('event', 2)]).toEqual([false, false]);
});

it('is changed one after the other, and what was asked for before is out of date', async () => {
  void loadFollowed();
  await settled();
  void follow('player', 3, true);
  void follow('event', 7, false);
  await settled();
  expect(whats()).toEqual(['GET /api/followed', 'PUT /api/followed/players/3']);
  await answer(1, list(2, 3));
  expect(shown()).toEqual([2, 3]);
  await answer(0, list(2));
  expect(shown()).toEqual([2, 3]);
  expect(whats().at(-1)).toBe('DELETE /api/followed/events/7');
  await answer(2, { ...list(2, 3), events: [] });
  expect(follows('event', 7)).toBe(false);
});

it('stays as it was when a change is refused', async () => {
  void loadFollowed();
  await settled();
  await answer(0, list(2));
  const refused = follow('player', 3, true);
  await settled();
  const code = 'too_many_followed';
  await answer(1, { type: 'about:blank', title: '', status: 409, code, detail: code }, 409);
  expect((await refused)?.code).toBe(code);
  expect(shown()).toEqual([2]);
});

it('goes with whoever it is about, and no change of theirs is sent for another', async () => {
  void loadFollowed();
  await settled();
  await answer(0, list(2));
  void loadFollowed();
  void follow('player', 3, true);
  const late = follow('player', 4, true);
  await settled();
  signIn(480231);
  expect(followed.value).toBeNull();
  await answer(1, list(2));
  await answer(2, list(2, 3));
  expect(followed.value).toBeNull();
  expect((await late)?.code).toBe('unauthenticated');
  expect(whats().filter((what) => what.startsWith('PUT'))).toEqual(['PUT /api/followed/players/3']);
});
