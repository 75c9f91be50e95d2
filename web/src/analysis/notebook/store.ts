// What the server has not got yet, kept in this browser: a closed tab loses no evening's work, and neither
// does a server that cannot be reached. What the server has goes with the session; this stays for its
// owner, since nobody else has it.
import type { Contents, NotedMove } from './api';
import { listed, nested } from './codec';
import type { Notes } from './types';

export interface Held {
  /** Of the server's notebook that `base` is. */
  version: number;
  base: Notes;
  mine: Notes;
}

export interface Shelf {
  read(): Held | null;
  /** What another page of this browser has left there since. */
  found(): Held | null;
  /** Null when there is nothing to keep. */
  write(held: Held | null): void;
}

/** Two players may share a browser: neither sees what the other wrote. */
const keyOf = (player: number, game: number) => `posthorn-notebook-${player}-${game}`;

export function shelfOf(player: number, game: number): Shelf {
  const key = keyOf(player, game);
  let last: string | null = null;
  return {
    read() {
      last = stored(key);
      return parsed(last);
    },
    found() {
      const now = stored(key);
      return now === last ? null : parsed(now);
    },
    write(held) {
      last = held && JSON.stringify({ ...held, base: listed(held.base), mine: listed(held.mine) });
      try {
        if (last === null) localStorage.removeItem(key);
        else localStorage.setItem(key, last);
      } catch {
        // Without storage it lasts as long as the page.
      }
    },
  };
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function parsed(text: string | null): Held | null {
  try {
    const held: unknown = JSON.parse(text ?? 'null');
    if (!isObject(held) || typeof held.version !== 'number') return null;
    const { version, base, mine } = held;
    if (!isContents(base) || !isContents(mine)) return null;
    return { version, base: nested(base), mine: nested(mine) };
  } catch {
    return null;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isContents = (value: unknown): value is Contents =>
  isObject(value) &&
  typeof value.note === 'string' &&
  Array.isArray(value.moves) &&
  value.moves.every(isNotedMove);

const isNotedMove = (value: unknown): value is NotedMove =>
  isObject(value) &&
  (value.after === null || typeof value.after === 'number') &&
  typeof value.move === 'string' &&
  typeof value.comment === 'string' &&
  Array.isArray(value.glyphs) &&
  value.glyphs.every((glyph) => typeof glyph === 'number');
