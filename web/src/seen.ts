// What the reader has seen of each game on this device: how far it was, and how many messages it had, when
// its page was last open. What is more by now is new.
import type { Game, GameList, GameRow } from './api/types';
import { seenBy } from './seenBy';

interface Sight {
  ply: number;
  messages: number;
}

type Seen = Readonly<Record<number, Sight>>;

/** Null before the first list on this device: then nothing is new. */
const { seen, write } = seenBy<Seen | null>('seen', null);

/** A game's page is open. One that is over holds no more news. */
export function seeGame({ id, ply, messages, ending }: Game) {
  const now = seen.peek();
  if (!now) return;
  if (ending) forget([id]);
  else write({ ...now, [id]: { ply, messages: messages.length } });
}

/** The first list is all known; games that begin later are there from their first move on. */
export function noteList({ games }: GameList) {
  const old = seen.peek();
  const added = games.filter(({ id }) => !old?.[id]);
  if (old && !added.length) return;
  const sights = added.map(({ id, ply, messages }): [number, Sight] => [
    id,
    old ? { ply: 0, messages: 0 } : { ply, messages },
  ]);
  write({ ...old, ...Object.fromEntries(sights) });
}

/** Games that ran when they were last seen and run no more. */
export function goneFrom({ games, damaged }: GameList): number[] {
  const here = new Set([...games.map(({ id }) => id), ...damaged]);
  return Object.keys(seen.value ?? {})
    .map(Number)
    .filter((id) => !here.has(id));
}

/** The reader has been told. */
export function forget(games: readonly number[]) {
  const kept = Object.entries(seen.peek() ?? {}).filter(([id]) => !games.includes(Number(id)));
  write(Object.fromEntries(kept));
}

/** The opponent has moved since. */
export function hasNewMove({ id, ply, last, me }: GameRow): boolean {
  const sight = seen.value?.[id];
  return !!sight && ply > sight.ply && last?.by !== me;
}

export function newMessages({ id, messages }: GameRow): number {
  const sight = seen.value?.[id];
  return sight ? Math.max(0, messages - sight.messages) : 0;
}
