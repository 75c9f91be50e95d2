// The server's time, moving on while the page is open.
import { useEffect, useState } from 'preact/hooks';

const TICK_MS = 10_000;

/** `skew` is the server's clock minus ours; the answer is in milliseconds. */
export function useNow(skew: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  // A fresh answer may be younger than the last tick.
  return Math.max(now, Date.now()) + skew;
}
