// Keeps a notebook the same here and on the server. What is written is in this browser at once and on the
// server soon after; what another device has written meanwhile is merged in, never written over.
import { isUncertain, unreachable } from '../../api/problem';
import type { Problem } from '../../api/types';
import type { Answer, NewNotebook, Notebook } from './api';
import { trimmed } from './codec';
import { type Book, type Parts, holding } from './holding';
import type { Noted, Notes } from './types';

/** After the last change; a large notebook waits longer, since all of it is sent each time. */
export const SAVE_MS = 2_000;
const LARGE_SAVE_MS = 30_000;
const SMALL = 10_000;
const LARGE = 100_000;
/** After a try that failed on the way. */
export const RETRY_MS = 10_000;
/** So often two devices that write at the same moment get out of each other's way. */
const TRIES = 5;

export interface Server {
  ask(): Promise<Answer<Notebook>>;
  put(body: NewNotebook): Promise<Answer<Notebook>>;
  /** What it sent last, for when there is no connection. */
  last(): Promise<Notebook | null>;
}

export type Status =
  | { kind: 'asking' }
  /** Nothing was ever written here. */
  | { kind: 'untouched' }
  /** Nobody is signed in: it stays in this browser. */
  | { kind: 'alone' }
  | { kind: 'kept' }
  | { kind: 'saving' }
  /** In this browser, until the server can be reached. */
  | { kind: 'here' }
  /** In this browser, until its owner signs in again. */
  | { kind: 'out' }
  | { kind: 'refused'; problem: Problem };

export interface View {
  note: string;
  status: Status;
  /** False when this browser has no room for what the server has not got. */
  stored: boolean;
}

interface Wants extends Parts {
  server: Server | null;
  onView: (view: View) => void;
}

export type Sync = ReturnType<typeof startSync>;

export function startSync({ server, onView, onLines, ...parts }: Wants) {
  let status: Status = { kind: server ? 'asking' : 'alone' };
  let closed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let turn: Promise<void> = Promise.resolve();
  const tellLines: typeof onLines = (...lines) => !closed && onLines(...lines);
  const book = holding({ ...parts, onLines: tellLines }, () => show());

  const viewed = () => viewOf(book, status);
  const show = (next: Status = status) => {
    status = next;
    if (!closed) onView(viewed());
  };
  const later = (delay: number, asking: boolean) => {
    clearTimeout(timer);
    if (!closed && server) timer = setTimeout(() => void run(asking), delay);
  };
  const run = (asking: boolean): Promise<void> => {
    clearTimeout(timer);
    turn = turn.then(async () => {
      // Whatever goes wrong on the way must not be the end of all that comes after it.
      const problem = server && (await exchange(server, book, asking, show).catch(unreachable));
      if (problem) show(statusAfter(problem));
      else show({ kind: book.isDirty() ? 'saving' : 'kept' });
      // What is final waits for the next change, or for the reader to come back.
      if (problem && isPassing(problem)) later(delayOf(problem), true);
      else if (!problem && book.isDirty()) later(waitFor(book.size()), false);
    });
    return turn;
  };
  const open = () => (server ? run(true) : turn);
  const flush = () => {
    book.keep();
    return server && book.isDirty() ? run(false) : turn;
  };
  const forget = parts.shelf.listen(() => {
    // What another page has written it sends itself, if nothing happens to it.
    if (book.hear()) later(RETRY_MS, true);
    else void open();
    show(status.kind === 'kept' && book.isDirty() ? { kind: 'saving' } : status);
  });
  const stop = () => {
    clearTimeout(timer);
    forget();
    closed = true;
  };

  return {
    viewed,
    lines: (): readonly Noted[] => book.mine().lines,
    open,
    change: (part: Partial<Notes>) => {
      if (!book.write(part)) return;
      if (!server) return show();
      show({ kind: status.kind === 'here' ? 'here' : 'saving' });
      later(waitFor(book.size()), false);
    },
    /** Sends what is not on the server yet, as before the page goes. */
    flush,
    /** Ends it without another try. */
    stop,
    close: () => {
      stop();
      void flush();
    },
  };
}

function viewOf(book: Book, status: Status): View {
  const untouched = ['kept', 'alone'].includes(status.kind) && book.isUntouched();
  const shown: Status = untouched ? { kind: 'untouched' } : status;
  return { note: book.mine().note, status: shown, stored: book.isStored() };
}

/**
 * Asks first where that is wanted or an answer was lost, then sends what is not kept yet. What went wrong;
 * null when nothing did.
 */
async function exchange(
  server: Server,
  book: Book,
  asking: boolean,
  show: (status?: Status) => void,
): Promise<Problem | null> {
  let problem = asking || book.isUncertain() ? await ask(server, book, show) : null;
  for (let tries = 0; !problem && book.isDirty() && tries < TRIES; tries += 1) {
    show({ kind: 'saving' });
    const sent = book.send();
    const { data, error } = await server.put({ version: book.version(), ...trimmed(sent) });
    if (data) book.settle(data.version, sent);
    else if (error && !isUncertain(error)) book.unsend();
    if (error?.code !== 'notebook_changed') return error ?? null;
    problem = await ask(server, book, show);
  }
  return problem;
}

async function ask(server: Server, book: Book, show: () => void): Promise<Problem | null> {
  const { data, error } = await server.ask();
  const last = error?.code === 'unreachable' ? await server.last() : null;
  if (data) book.take(data);
  else if (last && last.version > book.version()) book.take(last, true);
  show();
  return error ?? null;
}

/** It may go better next time: nobody answered, too much was asked, or another device was first. */
const isPassing = ({ status, code }: Problem): boolean =>
  status >= 500 ||
  [408, 429].includes(status) ||
  ['unreachable', 'notebook_changed', 'token_expired'].includes(code);

function statusAfter(problem: Problem): Status {
  if (isPassing(problem)) return { kind: 'here' };
  return problem.status === 401 ? { kind: 'out' } : { kind: 'refused', problem };
}

function waitFor(size: number): number {
  const share = Math.min(1, Math.max(0, (size - SMALL) / (LARGE - SMALL)));
  return SAVE_MS + share * (LARGE_SAVE_MS - SAVE_MS);
}

const delayOf = ({ retry_after_seconds: seconds }: Problem): number =>
  Math.max(RETRY_MS, (seconds ?? 0) * 1_000);
