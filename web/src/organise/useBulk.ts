// A decision about several entries: asked about first, then carried out one by one, and told at the end.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Entry } from '../events/api';
import { decideEntry } from '../events/decideEntry';
import { api } from '../api/client';
import { everyPage } from '../api/pages';
import { session } from '../session';
import { type BulkDecision, type Plan, planFor } from './bulk';
import { type Means, type Run, begun, carryOut, pause, resumed } from './bulkRun';

export interface Bulk {
  /** What the reader is asked about. */
  plan: Plan | null;
  ask: (decision: BulkDecision, chosen: readonly Entry[]) => void;
  forget: () => void;
  /** Carries out what was asked about. */
  start: (reason?: string) => void;
  /** What is carried out, or was. */
  run: Run | null;
  stop: () => void;
  /** Goes on with those who have not been tried. */
  resume: () => void;
  /** What has been told is read. */
  close: () => void;
}

/** The time is asked for last: what was paid before it is in the list, or older. */
const entriesNow: (id: number) => ReturnType<Means['look']> = async (id) => {
  const { pages, problem } = await everyPage((query) =>
    api.GET('/api/events/{id}/entries', { params: { path: { id }, query } }),
  );
  if (problem) return { problem };
  const { data, error } = await api.GET('/api/events/{id}', { params: { path: { id } } });
  if (!data) return { problem: error };
  return { entries: pages.flatMap(({ entries }) => entries), now: data.now };
};

/** `fee`: the event costs something; `onChanged` hears of each entry as the server has it now. */
export function useBulk(event: number, fee: boolean, onChanged: (entry: Entry) => void): Bulk {
  const [plan, setPlan] = useState<Plan | null>(null);
  const [run, setRun] = useState<Run | null>(null);
  const stopper = useRef<AbortController | null>(null);
  // Who leaves the page has been asked.
  useEffect(() => () => stopper.current?.abort(), []);

  const carry = (from: Run) => {
    const own = new AbortController();
    stopper.current = own;
    setRun(from);
    void carryOut(from, {
      decide: async ({ player }, { decision, reason }) => {
        const answer = await decideEntry(event, player.id, decision, reason);
        if ('entry' in answer) onChanged(answer.entry);
        return answer;
      },
      look: async () => {
        const found = await entriesNow(event);
        // The page has not heard of it.
        if ('entries' in found)
          for (const entry of found.entries) if (entry.fee_paid_at) onChanged(entry);
        return found;
      },
      own: session.value?.me.player.id ?? null,
      wait: pause,
      onStep: setRun,
      signal: own.signal,
    });
  };
  return {
    plan,
    ask: (decision, chosen) => setPlan(planFor(decision, chosen, fee)),
    forget: () => setPlan(null),
    start: (reason) => {
      if (!plan || run?.running) return;
      setPlan(null);
      carry(begun(plan.decision, plan.concerned, reason));
    },
    run,
    stop: () => stopper.current?.abort(),
    resume: () => run && !run.running && carry(resumed(run)),
    close: () => setRun(null),
  };
}
