// What is known of a notebook in this browser: the server's as it was last, and ours, which may be ahead.
import type { Notebook } from './api';
import { listed, nested, same, sameKept, sameLines, tidied } from './codec';
import { merged } from './merge';
import type { Held, Shelf } from './store';
import { EMPTY, type Noted, type Notes } from './types';

/** After the last letter. */
export const STORE_MS = 200;
const MOST_RECENT = 50;

export interface Parts {
  shelf: Shelf;
  /** The moves of the game, in UCI. */
  played: () => readonly string[];
  /** Lines that an older version has kept in this browser. */
  older: readonly Noted[];
  /** Lines have come from elsewhere: what stood here, and what stands now. */
  onLines: (before: readonly Noted[], now: readonly Noted[]) => void;
}

export type Book = ReturnType<typeof holding>;

/** `onStored`: it was put into the browser, or could not be, a while after it was written. */
export function holding(parts: Parts, onStored: () => void) {
  const { played } = parts;
  const place = placeOf(parts);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const store = () => {
    clearTimeout(timer);
    timer = undefined;
    place.store();
  };
  const put = (change: Partial<Held>) => {
    place.hold({ ...place.held(), ...change });
    store();
  };
  return {
    isDirty: place.isDirty,
    mine: (): Notes => place.held().mine,
    version: (): number => place.held().version,
    size: place.size,
    isStored: place.isStored,
    hear: place.hear,
    isUntouched: () => place.held().version === 0 && same(place.held().mine, EMPTY),
    /** False where that is no change. */
    write: (part: Partial<Notes>): boolean => {
      const mine = { ...place.held().mine, ...part };
      if (same(mine, place.held().mine)) return false;
      place.write(mine);
      clearTimeout(timer);
      timer = setTimeout(() => {
        store();
        onStored();
      }, STORE_MS);
      return true;
    },
    /** Puts into the browser at once what was written a moment ago. */
    keep: () => {
      if (timer !== undefined) store();
    },
    /** The server has other contents, or had when it sent its `last` answer. */
    take: (notebook: Notebook, isLast = false) => {
      const { base, mine, sent } = place.held();
      const theirs = tidied(nested(notebook), played());
      const next = place.isOurs(theirs) ? mine : merged(base, mine, theirs, played());
      place.forget();
      put({
        ...{ version: notebook.version, base: theirs },
        mine: next,
        sent: isLast ? sent : null,
      });
    },
    /** What stands here is sent now; what was sent comes back. */
    send: (): Notes => {
      put({ sent: place.held().mine });
      return place.held().mine;
    },
    /** Whether the server may have what was sent last. */
    isUncertain: () => place.held().sent !== null,
    /** The server has refused what was sent. */
    unsend: () => put({ sent: null }),
    /** The server has what was sent. */
    settle: (version: number, sent: Notes) => {
      place.forget();
      put({ version, base: sent, sent: null });
    },
  };
}

/** The place in this browser that all its pages have for a notebook, as this page knows it. */
function placeOf({ shelf, played, older, onLines }: Parts) {
  const found = shelf.read();
  let held: Held = found ?? { version: 0, base: EMPTY, mine: EMPTY, sent: null };
  /** What this page and the others had last in common. */
  let common = held.mine;
  /** What has stood there since the server's: whichever of it a page has sent, ours goes on from it. */
  let recent: readonly Notes[] = found ? [found.mine] : [];
  let [isStored, size] = [true, 0];

  const isDirty = () => !sameKept(held.base, held.mine);
  const hold = (next: Held) => {
    const { lines } = held.mine;
    held = next;
    if (!sameLines(lines, next.mine.lines)) onLines(lines, next.mine.lines);
  };
  const share = (notes: Notes) => {
    common = notes;
    recent = [...recent, notes].slice(-MOST_RECENT);
  };
  const takeOther = (other: Held) => {
    // One that is behind has not seen what the server and this page have: only its own beginning is shared.
    const before = other.version < held.version ? other.base : common;
    const mine = merged(before, held.mine, other.mine, played());
    const isAhead = other.version > held.version;
    if (isAhead) recent = [];
    share(other.mine);
    hold({ ...(isAhead ? other : held), mine });
  };
  const store = () => {
    // There is one place for all pages of this browser: what another has written is taken in first.
    const other = shelf.found();
    if (other) takeOther(other);
    size = JSON.stringify(listed(held.mine)).length;
    isStored = shelf.write(isDirty() ? held : null);
    if (isStored) share(held.mine);
  };
  if (older.length > 0) {
    held = { ...held, mine: merged(EMPTY, held.mine, { note: '', lines: older }, played()) };
    // At once: the old place is emptied.
    store();
  }
  return {
    isDirty,
    hold,
    store,
    held: () => held,
    /** Of this page's own: nobody is told. */
    write: (mine: Notes) => {
      held = { ...held, mine };
    },
    /** In characters, as it was put into the browser last. */
    size: () => size,
    /** Whether this browser keeps what the server has not got. */
    isStored: () => isStored,
    /** Whether we have sent it, or another page of this browser has: then it is nothing new. */
    isOurs: (theirs: Notes) =>
      [...recent, held.sent].some((each) => each && sameKept(each, theirs)),
    /** The server's is another now. */
    forget: () => {
      recent = [];
    },
    /** Takes in what another page has just written. False where it has left nothing, since it was sent. */
    hear: (): boolean => {
      const other = shelf.found();
      // One that is behind will hear from the server itself.
      if (other && other.version >= held.version) takeOther(other);
      return other !== null;
    },
  };
}
