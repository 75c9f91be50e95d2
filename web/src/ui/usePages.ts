// Loads a long list page by page, and again when something else is wanted of it.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Problem } from '../api/types';

/** After the last letter of a search. */
const QUIET_MS = 250;

interface Answer<Page> {
  data?: Page;
  error?: Problem;
}

/** Where a page begins. */
type After<Page extends { next: unknown }> = NonNullable<Page['next']>;

/**
 * `wish`: what is wanted, as a text; `ask` asks for a page of it, `joined` puts one behind the others. `put` changes what
 * is shown to what another answer has brought.
 */
export function usePages<Page extends { next: number | string | null }>(
  wish: string,
  ask: (after?: After<Page>) => Promise<Answer<Page>>,
  joined: (old: Page, page: Page) => Page,
) {
  const [shown, setShown] = useState<Page | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  const turn = useRef(0);

  const load = async (after?: After<Page>) => {
    turn.current += 1;
    const mine = turn.current;
    setBusy(true);
    const { data, error } = await ask(after);
    // The last wish counts, not the answer that came last.
    if (mine !== turn.current) return;
    setBusy(false);
    setProblem(error ?? null);
    if (!data) return;
    setShown((old) => (after && old ? joined(old, data) : data));
  };
  useEffect(() => {
    // What is on its way answers an older wish.
    turn.current += 1;
    const timer = setTimeout(() => void load(), shown ? QUIET_MS : 0);
    return () => clearTimeout(timer);
  }, [wish]);

  const next = shown?.next;
  const more = next ? () => load(next as After<Page>) : null;
  const put = (change: (old: Page) => Page) => setShown((old) => old && change(old));
  return { shown, problem, busy, load: () => void load(), more, put };
}
