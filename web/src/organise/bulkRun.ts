// A decision about many entries, carried out one after the other: tried again where the server is busy, stopped where
// it cannot be reached, and told in full at the end. What is sent twice counts once.
import type { Problem } from '../api/types';
import type { Entry } from '../events/api';
import type { Decided } from '../events/decideEntry';
import type { BulkDecision } from './bulk';

/** How often an entry is sent before it is given up. */
const TRIES = 4;
/** What is waited where the server does not say how long, by the number of tries. */
const WAITS_SECONDS = [1, 3, 10];
/** Nobody sits before a page for longer. */
const LONGEST_SECONDS = 15 * 60;

/** Codes of what holds for the whole event, whoever the entry is of. */
const OF_EVENT: ReadonlySet<string> = new Set(['start_lists_published', 'event_cancelled']);
/** Those that hold for one's own entry, and for all when they are said of another. */
const OF_OWN: ReadonlySet<string> = new Set(['forbidden', 'own_event']);

export interface Refused {
  entry: Entry;
  problem: Problem;
}

/** How far it has come. */
export interface Run {
  decision: BulkDecision;
  reason: string | undefined;
  /** About how many entries it is. */
  all: number;
  /** As the server has them now. */
  done: readonly Entry[];
  refused: readonly Refused[];
  /** Paid before: this run has not recorded it, and does not take it back. */
  already: readonly Entry[];
  /** A payment that is older was not recorded by this run, in milliseconds by the server's clock. */
  since: number;
  /** Not tried yet. */
  rest: readonly Entry[];
  running: boolean;
  /** What ended it before its end; neither that nor running, with a rest: it was stopped. */
  problem: Problem | null;
  /** Seconds for which the server has asked to wait; 0: none. */
  waiting: number;
}

/** The entries as the server has them, and a moment after which they were read. */
export interface Known {
  entries: readonly Entry[];
  now: string;
}

export interface Means {
  /** Before payments are recorded. */
  look: () => Promise<Known | { problem: Problem }>;
  /** The reader's number: nobody decides about their own entry. */
  own: number | null;
  decide: (entry: Entry, run: Run) => Promise<Decided>;
  wait: (seconds: number, signal: AbortSignal) => Promise<void>;
  /** Told of each step. */
  onStep: (run: Run) => void;
  signal: AbortSignal;
}

export const begun = (decision: BulkDecision, entries: readonly Entry[], reason?: string): Run => ({
  ...{ decision, reason, all: entries.length, done: [], refused: [], rest: entries },
  ...{ already: [], since: 0 },
  ...{ running: true, problem: null, waiting: 0 },
});

/** The same for those who have not been tried. */
export const resumed = (run: Run): Run => ({ ...run, running: true, problem: null, waiting: 0 });

/** Whether the same may succeed when it is sent again. */
const passes = ({ status, code }: Problem): boolean =>
  status >= 500 || status === 429 || code === 'changed_meanwhile';

/** Whether others would be refused for it as well: the server is not there, the session, the right, or the event. */
const endsAll = (problem: Problem, { player }: Entry, own: number | null): boolean =>
  problem.status === 401 ||
  OF_EVENT.has(problem.code) ||
  (OF_OWN.has(problem.code) && player.id !== own) ||
  (passes(problem) && problem.code !== 'changed_meanwhile');

const secondsAfter = (problem: Problem, tried: number): number =>
  Math.min(
    problem.retry_after_seconds ?? WAITS_SECONDS[tried - 1] ?? WAITS_SECONDS.at(-1) ?? 0,
    LONGEST_SECONDS,
  );

/** One entry, tried again while that may help and nobody has stopped it. */
async function decideOne(entry: Entry, run: Run, means: Means): Promise<Decided> {
  const { decide, wait, onStep, signal } = means;
  let answer = await decide(entry, run);
  for (let tried = 1; tried < TRIES; tried += 1) {
    if (!('problem' in answer) || !passes(answer.problem) || signal.aborted) return answer;
    const seconds = secondsAfter(answer.problem, tried);
    onStep({ ...run, waiting: seconds });
    await wait(seconds, signal);
    if (signal.aborted) return answer;
    onStep(run);
    answer = await decide(entry, run);
  }
  return answer;
}

const paidAt = ({ fee_paid_at: at }: Entry): number => (at ? Date.parse(at) : 0);

/** Without those who have paid meanwhile: the page may have been open for long. */
async function looked(run: Run, { look }: Means): Promise<Run> {
  if (run.decision !== 'fee_paid' || !run.rest.length) return run;
  const known = await look();
  if ('problem' in known) return { ...run, problem: known.problem };
  const now = new Map(known.entries.map((entry) => [entry.player.id, entry]));
  const paid = run.rest
    .map(({ player }) => now.get(player.id))
    .filter((entry) => entry !== undefined)
    .filter((entry) => paidAt(entry) > 0);
  const ids = new Set(paid.map(({ player }) => player.id));
  return {
    ...run,
    already: [...run.already, ...paid],
    rest: run.rest.filter(({ player }) => !ids.has(player.id)),
    since: Math.max(run.since, Date.parse(known.now)),
  };
}

/** With an entry that the server has answered: a payment that it knew before is none of this run. */
function answered(run: Run, entry: Entry): Run {
  if (run.decision !== 'fee_paid') return { ...run, done: [...run.done, entry] };
  const at = paidAt(entry);
  if (at < run.since) return { ...run, already: [...run.already, entry] };
  // What is sent next is recorded later.
  return { ...run, done: [...run.done, entry], since: at };
}

/** Goes on until everybody was tried, the reader stops it, or nothing can be reached. */
export async function carryOut(start: Run, means: Means): Promise<Run> {
  let run = await looked(start, means);
  const { onStep, signal } = means;
  for (const entry of run.rest) {
    if (signal.aborted || run.problem) break;
    const answer = await decideOne(entry, run, means);
    const stopped = 'problem' in answer && signal.aborted && passes(answer.problem);
    if (stopped) break;
    if ('problem' in answer && endsAll(answer.problem, entry, means.own)) {
      run = { ...run, problem: answer.problem };
      break;
    }
    run = { ...run, rest: run.rest.slice(1) };
    if ('entry' in answer) run = answered(run, answer.entry);
    else run = { ...run, refused: [...run.refused, { entry, problem: answer.problem }] };
    onStep(run);
  }
  run = { ...run, running: false, waiting: 0 };
  onStep(run);
  return run;
}

/** A pause that ends early when it is stopped. */
export const pause = (seconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((done) => {
    const timer = setTimeout(done, seconds * 1_000);
    const stop = () => {
      clearTimeout(timer);
      done();
    };
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
