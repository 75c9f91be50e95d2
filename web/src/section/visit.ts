// Which results are new to the reader: those since the visit before this one. The times of visits
// are kept on the device, by the server's clock.
import type { Cell } from '../events/api';

/** Looking again within this time is the same visit: a reload makes nothing old. */
const SAME_VISIT_MS = 3_600_000;

interface Visit {
  /** Results after this are new. */
  since: string;
  /** When the reader was here last. */
  last: string;
}

const keyOf = (section: number) => `posthorn-section-${section}`;

/** The visit that is going on; on the first one nothing is new. */
export function nextVisit(before: Visit | null, now: string): Visit {
  if (!before) return { since: now, last: now };
  const same = Date.parse(now) - Date.parse(before.last) < SAME_VISIT_MS;
  return { since: same ? before.since : before.last, last: now };
}

function stored(section: number): Visit | null {
  try {
    const visit = JSON.parse(localStorage.getItem(keyOf(section)) ?? 'null') as Visit | null;
    return typeof visit?.since === 'string' && typeof visit.last === 'string' ? visit : null;
  } catch {
    return null;
  }
}

/** Remembers that the reader is here; results after the answer are new. */
export function visit(section: number, now: string): string {
  const next = nextVisit(stored(section), now);
  try {
    localStorage.setItem(keyOf(section), JSON.stringify(next));
  } catch {
    // Without storage nothing is ever new.
  }
  return next.since;
}

export const isNew = ({ ended_at: ended }: Cell, since: string): boolean =>
  ended !== null && Date.parse(ended) > Date.parse(since);
