// Asks again when the reader comes back to the page after a while, or the connection does.
import { useEffect, useRef } from 'preact/hooks';

/** Going back and forth between windows must not ask each time. */
export const FRESH_MS = 10_000;

interface Options {
  /** When it was asked last, as `performance.now` tells; what is left out is when it was asked here. */
  askedAt?: () => number;
  /** Asks so often meanwhile, too; what is left out is never. */
  everyMs?: number;
}

export function useReturning(ask: () => unknown, { askedAt, everyMs }: Options = {}) {
  const latest = useRef({ ask, askedAt });
  latest.current = { ask, askedAt };
  useEffect(() => {
    let asked = performance.now();
    const refresh = () => {
      const at = latest.current.askedAt?.() ?? asked;
      if (document.visibilityState !== 'visible' || performance.now() - at <= FRESH_MS) return;
      asked = performance.now();
      latest.current.ask();
    };
    const timer = everyMs === undefined ? undefined : setInterval(refresh, everyMs);
    addEventListener('focus', refresh);
    addEventListener('online', refresh);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearInterval(timer);
      removeEventListener('focus', refresh);
      removeEventListener('online', refresh);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [everyMs]);
}
