// What a federation has entered in a year, and the word that somebody enters free.
import { useEffect, useRef, useState } from 'preact/hooks';
import { api } from '../api/client';
import type { Player, Problem } from '../api/types';
import { decideEntry } from '../events/decideEntry';
import { t } from '../i18n';
import type { FederationEntries, FederationEvent } from './entries';

/** The event has gone on, or the entry has: what stands here is old. */
const STALE = ['start_lists_published', 'event_cancelled', 'unknown_entry', 'not_free'];

export const entriesOf = (code: string, year: number | null) =>
  api.GET('/api/federations/{code}/entries', {
    params: { path: { code }, query: year === null ? {} : { year } },
  });

export function useEntries(code: string, year: number | null) {
  const [entered, setEntered] = useState<FederationEntries | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const turn = useRef(0);

  const load = async () => {
    turn.current += 1;
    const mine = turn.current;
    const { data, error } = await entriesOf(code, year);
    // Another year was asked for meanwhile.
    if (mine !== turn.current) return;
    if (data) setEntered(data);
    setProblem(error ?? null);
  };
  useEffect(() => {
    setEntered(null);
    void load();
    return () => {
      turn.current += 1;
    };
  }, [code, year]);

  const confirm = async (event: FederationEvent, player: Player): Promise<Problem | null> => {
    const answer = await decideEntry(event.event, player.id, 'confirm');
    if ('problem' in answer) {
      const { problem: refused } = answer;
      if (STALE.includes(refused.code)) void load();
      // Its other words stand among those for organisers.
      return refused.code === 'not_free'
        ? { ...refused, detail: t('federation-fees-not-free') }
        : refused;
    }
    const { state, fee_paid_at, confirmed_at, free } = answer.entry;
    const put = (old: FederationEvent): FederationEvent => ({
      ...old,
      entries: old.entries.map((entry) =>
        entry.player.id === player.id
          ? { ...entry, state, fee_paid_at, confirmed_at, free: free ?? true }
          : entry,
      ),
    });
    setEntered(
      (old) =>
        old && {
          ...old,
          events: old.events.map((each) => (each.event === event.event ? put(each) : each)),
        },
    );
    return null;
  };
  return { entered, problem, load: () => void load(), confirm };
}
