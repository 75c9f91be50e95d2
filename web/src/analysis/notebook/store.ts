// What the server has not got yet, kept in this browser: a closed tab loses no evening's work, and neither
// does a server that cannot be reached. What the server has goes with the session; this stays for its
// owner, since nobody else has it.
import { notesOf } from '../../drafts';
import { isList, isObject, parsed, stored } from '../store';
import type { Contents, NotedMove } from './api';
import { listed, nested } from './codec';
import type { Notes } from './types';

export interface Held {
  /** Of the server's notebook that `base` is. */
  version: number;
  base: Notes;
  mine: Notes;
  /** What was sent last: its answer may have been lost. */
  sent: Notes | null;
}

export interface Shelf {
  read(): Held | null;
  /** What another page of this browser has left there since. */
  found(): Held | null;
  /** Null when there is nothing to keep. False when the browser does not keep it. */
  write(held: Held | null): boolean;
  /** Calls when another page has changed it, until the answer is called. */
  listen(heard: () => void): () => void;
}

/** Two players may share a browser, each with a place of their own; all visitors have the same one. */
const keyOf = (player: number, game: number) => notesOf(player) + String(game);

export function shelfOf(player: number, game: number): Shelf {
  const key = keyOf(player, game);
  let last: string | null = null;
  return {
    read() {
      last = stored(key);
      return heldIn(last);
    },
    found() {
      const now = stored(key);
      return now === last ? null : heldIn(now);
    },
    write(held) {
      try {
        const text = held && textOf(held);
        if (text === null) localStorage.removeItem(key);
        else localStorage.setItem(key, text);
        last = text;
        return true;
      } catch {
        // What stands there is older, and no other page's.
        last = stored(key);
        return held === null;
      }
    },
    listen(heard) {
      const hear = (event: StorageEvent) => {
        if (event.key === key) heard();
      };
      addEventListener('storage', hear);
      return () => removeEventListener('storage', hear);
    },
  };
}

const textOf = ({ version, base, mine, sent }: Held): string =>
  JSON.stringify({ version, base: listed(base), mine: listed(mine), sent: sent && listed(sent) });

function heldIn(text: string | null): Held | null {
  const found = parsed(text, isStored);
  if (!found) return null;
  const { version, base, mine, sent } = found;
  return { version, base: nested(base), mine: nested(mine), sent: sent ? nested(sent) : null };
}

interface Stored {
  version: number;
  base: Contents;
  mine: Contents;
  /** Older versions have kept none. */
  sent?: Contents | null;
}

const isStored = (value: unknown): value is Stored =>
  isObject(value) &&
  typeof value.version === 'number' &&
  isContents(value.base) &&
  isContents(value.mine) &&
  (value.sent == null || isContents(value.sent));

const isContents = (value: unknown): value is Contents =>
  isObject(value) && typeof value.note === 'string' && isList(value.moves, isNotedMove);

const isNotedMove = (value: unknown): value is NotedMove =>
  isObject(value) &&
  (value.after === null || typeof value.after === 'number') &&
  typeof value.move === 'string' &&
  typeof value.comment === 'string' &&
  Array.isArray(value.glyphs) &&
  value.glyphs.every((glyph) => typeof glyph === 'number');
