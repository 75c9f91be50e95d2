// Where somebody was who went to make an account: kept in this browser until the address is confirmed.
import { ownPath } from './router';

const KEY = 'way-back';

export function keepWayBack(to: string | null) {
  try {
    if (to) localStorage.setItem(KEY, to);
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage the link has to be opened again.
  }
}

/** Asked for once. */
export function takeWayBack(): string | null {
  try {
    const kept = localStorage.getItem(KEY);
    localStorage.removeItem(KEY);
    return ownPath(kept);
  } catch {
    return null;
  }
}

/** A link to a page of accounts that leads on from there. */
export const withWay = (page: string, then: string | null): string =>
  then ? `${page}?then=${encodeURIComponent(then)}` : page;
