// A list that somebody watches: asked for again each minute while it is in sight, without a word and without taking
// away what was read on for.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Problem } from '../api/types';
import { useReturning } from '../useReturning';

const EVERY_MS = 60_000;

export interface Answer<List> {
  data?: List;
  error?: Problem;
}

/** Ask for it, for what comes behind it, or for all that is shown again. */
export type Step = 'first' | 'more' | 'again';

interface Trouble {
  problem: Problem;
  step: Step;
}

/** `ask` answers with all that is to be shown; `goesOn`: something is to come. */
export function useLive<List>(
  ask: (step: Step, shown: List | null) => Promise<Answer<List>>,
  goesOn: boolean,
) {
  const [shown, setShown] = useState<List | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [busy, setBusy] = useState(false);
  // What the latest request is about, while it is under way.
  const now = useRef<{ step: Step } | null>(null);

  /** Whether it has come. */
  const run = async (step: Step): Promise<boolean> => {
    // Nobody waits for the same again; what is asked for by hand comes before it.
    if (now.current && (step === 'again' || now.current.step !== 'again')) return false;
    const mine = { step };
    now.current = mine;
    setBusy(step !== 'again');
    const { data, error } = await ask(step, shown);
    if (now.current !== mine) return false;
    now.current = null;
    setBusy(false);
    setTrouble(error ? { problem: error, step } : null);
    if (data) setShown(data);
    return !!data;
  };
  useEffect(() => {
    void run('first');
    return () => {
      now.current = { step: 'first' };
    };
  }, []);
  useReturning(() => void run(shown ? 'again' : 'first'), goesOn ? { everyMs: EVERY_MS } : {});
  return { shown, trouble, busy, run };
}
