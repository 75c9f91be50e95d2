// How much time is left, by the server's clock: what it said when the list came, plus what has
// passed since on a clock that nobody can set.
import { signal } from '@preact/signals';

const TICK_MS = 30_000;
const moment = signal(performance.now());

setInterval(() => {
  if (document.visibilityState === 'visible') moment.value = performance.now();
}, TICK_MS);

/** An answer's `now`, and performance.now() when it came. */
export interface Stamp {
  now: string;
  at: number;
}

/** Seconds from the server's present moment to `instant`; negative once it has passed. */
export function secondsUntil(instant: string, { now, at }: Stamp): number {
  // The tick may be older than the answer.
  const passed = Math.max(0, moment.value - at);
  return (Date.parse(instant) - Date.parse(now) - passed) / 1000;
}
