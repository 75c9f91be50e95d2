// Asks again by itself while Posthorn cannot be reached: the browser's word that the connection is back can
// come before it is, or not at all.
import { useEffect } from 'preact/hooks';

const AGAIN_MS = 4_000;

export function useAgain(lost: boolean, ask: () => unknown) {
  useEffect(() => {
    if (!lost) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') ask();
    }, AGAIN_MS);
    return () => clearInterval(timer);
  }, [lost, ask]);
}
