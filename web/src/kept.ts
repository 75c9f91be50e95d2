// What was shown last, kept on this device for when there is no connection: who is signed in (without
// the token), the list of running games, the reader's own games that were looked at, and notes on games.
// All of it goes with the session; nothing here is ever sent.
import type { Session } from './api/types';
import { idle } from './idle';

const CACHE = 'posthorn-kept';
/** Of the games, and of the notes on games, those looked at last. */
const MOST_GAMES = 60;
const OF_GAMES = ['/game-', '/notebook-'];

export interface Kept<Value> {
  /** By this device's clock, in milliseconds. */
  at: number;
  value: Value;
}

const pathOf = (player: number, name: string) => `/kept/${player}/${name}`;

// One after the other: what is cleared must stay cleared. Storage that is full, or denied, keeps
// nothing.
let last: Promise<unknown> = Promise.resolve();
function inTurn<Value>(job: (cache: Cache) => Promise<Value>): Promise<Value | null> {
  if (typeof caches === 'undefined') return Promise.resolve(null);
  const next = last.then(async () => job(await caches.open(CACHE))).catch(() => null);
  last = next;
  return next;
}

async function read<Value>(cache: Cache, path: string): Promise<Kept<Value> | null> {
  const found = await cache.match(path);
  return found ? ((await found.json()) as Kept<Value>) : null;
}

const write = (cache: Cache, path: string, value: unknown) =>
  cache.put(path, new Response(JSON.stringify({ at: Date.now(), value })));

async function empty(cache: Cache) {
  for (const request of await cache.keys()) await cache.delete(request);
}

const ME = '/kept/me';

/** Somebody is signed in: what another person has left goes. */
export const keepMe = (me: Session['me']) =>
  inTurn(async (cache) => {
    const before = await read<Session['me']>(cache, ME);
    if (before?.value.player.id !== me.player.id) await empty(cache);
    await write(cache, ME, me);
  });

export const keptMe = () => inTurn((cache) => read<Session['me']>(cache, ME));

/** Only for whoever is signed in here: an answer may come after a sign-out. */
export async function keep(player: number, name: string, value: unknown) {
  // What is shown comes first. Not in a turn, in which a sign-out would wait for it.
  await idle();
  await inTurn(async (cache) => {
    const me = await read<Session['me']>(cache, ME);
    if (me?.value.player.id !== player) return;
    await write(cache, pathOf(player, name), value);
    const all = await cache.keys();
    const old = OF_GAMES.flatMap((kind) =>
      all.filter(({ url }) => url.includes(kind)).slice(0, -MOST_GAMES),
    );
    for (const request of old) await cache.delete(request);
  });
}

export const kept = <Value>(player: number, name: string) =>
  inTurn((cache) => read<Value>(cache, pathOf(player, name)));

export const clearKept = () => inTurn(empty);
