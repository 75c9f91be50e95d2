// Asks again when the reader comes back to the page after a while, or the connection does.
import { useEffect, useRef } from 'preact/hooks';

/** Switching between windows must not hammer the server. */
const FRESH_MS = 10_000;

export function useReturning(ask: () => unknown) {
  const latest = useRef(ask);
  latest.current = ask;
  useEffect(() => {
    let asked = performance.now();
    const refresh = () => {
      const stale = performance.now() - asked > FRESH_MS;
      if (document.visibilityState !== 'visible' || !stale) return;
      asked = performance.now();
      latest.current();
    };
    addEventListener('focus', refresh);
    addEventListener('online', refresh);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      removeEventListener('focus', refresh);
      removeEventListener('online', refresh);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, []);
}
