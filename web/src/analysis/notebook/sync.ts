// Keeps a notebook the same here and on the server. What is written is in this browser at once and on the
// server soon after; what another device has written meanwhile is merged in, never written over.
import type { Problem } from '../../api/types';
import type { Answer, NewNotebook, Notebook } from './api';
import { trimmed } from './codec';
import { type Parts, holding } from './holding';
import type { Noted, Notes } from './types';

/** After the last change. */
export const SAVE_MS = 2_000;
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
  /** Nobody is signed in: it stays in this browser. */
  | { kind: 'alone' }
  | { kind: 'kept' }
  | { kind: 'saving' }
  /** In this browser, until the server can be reached. */
  | { kind: 'here' }
  | { kind: 'refused'; problem: Problem };

export interface View {
  note: string;
  status: Status;
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
  const book = holding({ ...parts, onLines: (...lines) => !closed && onLines(...lines) });

  const viewed = (): View => ({ note: book.mine().note, status });
  const show = (next: Status = status) => {
    status = next;
    if (!closed) onView(viewed());
  };
  const later = (delay: number, asking: boolean) => {
    clearTimeout(timer);
    if (!closed) timer = setTimeout(() => void run(asking), delay);
  };
  const run = (asking: boolean): Promise<void> => {
    clearTimeout(timer);
    turn = turn.then(async () => {
      const problem = server && (await exchange(server, book, asking, show));
      if (problem) show(isFinal(problem) ? { kind: 'refused', problem } : { kind: 'here' });
      else show({ kind: book.isDirty() ? 'saving' : 'kept' });
      // What is final waits for the next change, or for the reader to come back.
      if (problem && !isFinal(problem)) later(delayOf(problem), true);
      else if (!problem && book.isDirty()) later(SAVE_MS, false);
    });
    return turn;
  };

  return {
    viewed,
    lines: (): readonly Noted[] => book.mine().lines,
    open: () => (server ? run(true) : Promise.resolve()),
    change: (part: Partial<Notes>) => {
      if (!book.write(part)) return;
      if (!server) return show();
      show({ kind: status.kind === 'here' ? 'here' : 'saving' });
      later(SAVE_MS, false);
    },
    /** Sends what is not on the server yet, as before the page goes. */
    flush: () => (server && book.isDirty() ? run(false) : turn),
    close: () => {
      clearTimeout(timer);
      closed = true;
      if (server && book.isDirty()) void run(false);
    },
  };
}

type Book = ReturnType<typeof holding>;

/** Asks first where that is wanted, then sends what is not kept yet. What went wrong; null when nothing did. */
async function exchange(
  server: Server,
  book: Book,
  asking: boolean,
  show: (status?: Status) => void,
): Promise<Problem | null> {
  let problem = asking ? await ask(server, book, show) : null;
  for (let tries = 0; !problem && book.isDirty() && tries < TRIES; tries += 1) {
    show({ kind: 'saving' });
    const sent = book.mine();
    const { data, error } = await server.put({ version: book.version(), ...trimmed(sent) });
    if (data) book.settle(data.version, sent);
    if (error?.code !== 'notebook_changed') return error ?? null;
    problem = await ask(server, book, show);
  }
  return problem;
}

async function ask(server: Server, book: Book, show: () => void): Promise<Problem | null> {
  const { data, error } = await server.ask();
  const last = error?.code === 'unreachable' ? await server.last() : null;
  if (data) book.take(data);
  else if (last && last.version > book.version()) book.take(last);
  show();
  return error ?? null;
}

/** Trying again would not help: it is too much, or not to be. */
function isFinal({ status, code }: Problem): boolean {
  const passing = [401, 408, 409, 429].includes(status) || code === 'unreachable';
  return status >= 400 && status < 500 && !passing;
}

const delayOf = ({ retry_after_seconds: seconds }: Problem): number =>
  Math.max(RETRY_MS, (seconds ?? 0) * 1_000);
