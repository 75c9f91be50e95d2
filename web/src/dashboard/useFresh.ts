// Keeps the list fresh without being asked: on return to the page, and every few minutes.
import { useEffect } from 'preact/hooks';
import { loadAsked } from '../asked';
import { loadRunning, running } from '../games';

const EVERY_MS = 180_000;
/** Going back and forth between windows must not ask each time. */
const FRESH_MS = 10_000;

export function useFresh() {
  useEffect(() => {
    const refresh = () => {
      const age = performance.now() - (running.peek()?.at ?? 0);
      if (document.visibilityState === 'visible' && age > FRESH_MS) {
        void loadRunning();
        void loadAsked();
      }
    };
    refresh();
    const timer = setInterval(refresh, EVERY_MS);
    addEventListener('focus', refresh);
    addEventListener('online', refresh);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearInterval(timer);
      removeEventListener('focus', refresh);
      removeEventListener('online', refresh);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, []);
}
