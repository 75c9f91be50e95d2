// What is known of a notebook in this browser: the server's as it was last, and ours, which may be ahead.
import type { Notebook } from './api';
import { nested, same, tidied, trimmed } from './codec';
import { merged } from './merge';
import type { Held, Shelf } from './store';
import { EMPTY, type Noted, type Notes } from './types';

export interface Parts {
  shelf: Shelf;
  /** The moves of the game, in UCI. */
  played: () => readonly string[];
  /** Lines that an older version has kept in this browser. */
  older: readonly Noted[];
  /** Lines have come from elsewhere: what stood here, and what stands now. */
  onLines: (before: readonly Noted[], now: readonly Noted[]) => void;
}

export function holding({ shelf, played, older, onLines }: Parts) {
  let held = begun(shelf, older, played());
  const isDirty = () => JSON.stringify(trimmed(held.base)) !== JSON.stringify(trimmed(held.mine));
  const hold = (next: Held) => {
    const { lines } = held.mine;
    held = next;
    if (!same({ note: '', lines }, { ...next.mine, note: '' })) onLines(lines, next.mine.lines);
  };
  /** What another page of this browser has written is taken in: there is one place for both. */
  const store = () => {
    const other = shelf.found();
    if (other) hold({ ...held, mine: merged(other.base, held.mine, other.mine, played()) });
    shelf.write(isDirty() ? held : null);
  };
  return {
    isDirty,
    mine: (): Notes => held.mine,
    version: (): number => held.version,
    /** False where that is no change. */
    write: (part: Partial<Notes>): boolean => {
      const mine = { ...held.mine, ...part };
      if (same(mine, held.mine)) return false;
      held = { ...held, mine };
      store();
      return true;
    },
    /** The server has other contents. */
    take: (notebook: Notebook) => {
      const theirs = tidied(nested(notebook), played());
      const mine = merged(held.base, held.mine, theirs, played());
      hold({ version: notebook.version, base: theirs, mine });
      store();
    },
    /** The server has what was sent. */
    settle: (version: number, sent: Notes) => {
      held = { ...held, version, base: sent };
      store();
    },
  };
}

/** What is in this browser, and what an older version has left there. */
function begun(shelf: Shelf, older: readonly Noted[], played: readonly string[]): Held {
  const held = shelf.read() ?? { version: 0, base: EMPTY, mine: EMPTY };
  const mine = merged(EMPTY, held.mine, { note: '', lines: older }, played);
  const next = { ...held, mine };
  if (older.length > 0) shelf.write(same(next.base, mine) ? null : next);
  return next;
}
