// History routing: paths are public and worth linking to; a hash names a part of a page, as everywhere else. Links
// stay plain <a>.
import { signal } from '@preact/signals';

export const path = signal(location.pathname);
export const query = signal(location.search);

/** The path that was left through the history; null after any other step. */
let left: string | null = null;
export const leftThroughHistory = (): string | null => left;

/** The path before this one; null where the browser began here. */
let from: string | null = null;
export const cameFrom = (): string | null => from;

/** Pages that have gone elsewhere, for links that were kept. */
const MOVED: Record<string, string> = { '/account': '/settings' };

function arrive() {
  const now = MOVED[location.pathname.replace(/\/$/, '')];
  if (now) history.replaceState(history.state, '', now + location.search + location.hash);
  path.value = location.pathname;
  query.value = location.search;
}

/** Goes to a path of this site; `replace` leaves no step behind for the back button. */
export function go(to: string, { replace = false } = {}) {
  if (!replace) keepPlace();
  left = null;
  const before = location.pathname;
  from = before;
  history[replace ? 'replaceState' : 'pushState']({ y: 0 }, '', to);
  arrive();
  if (location.pathname === before) restorePlace();
}

/** Each step in the history remembers how far down the page was. */
function keepPlace() {
  history.replaceState({ y: scrollY }, '');
}

/** To be called when the page of the present path stands: only then is it as long as it was. */
export function restorePlace() {
  const state = history.state as { y?: number } | null;
  scrollTo(0, state?.y ?? 0);
}

/**
 * Shows the part of a page that the address names, when what stands above it is there. Whoever comes back finds
 * the place they left.
 */
export function arriveAt(part: Element | null | undefined) {
  if (isBack()) restorePlace();
  else part?.scrollIntoView();
}

/** Whether the reader was further down on this page when they left it. */
export function isBack(): boolean {
  const state = history.state as { y?: number } | null;
  return !!state?.y;
}

/** Keeps a page's filters in the address without a step in the history. */
export function setQuery(values: Record<string, string | null>) {
  const params = new URLSearchParams(location.search);
  for (const [key, value] of Object.entries(values)) {
    if (value) params.set(key, value);
    else params.delete(key);
  }
  const text = params.toString();
  history.replaceState(
    history.state,
    '',
    location.pathname + (text ? `?${text}` : '') + location.hash,
  );
  query.value = location.search;
}

/** A path to return to, if it is one of ours: `//elsewhere` and `/\elsewhere` are other sites. */
export function ownPath(to: string | null): string | null {
  return to && /^\/(?![/\\])/.test(to) ? to : null;
}

/** Where a click on this link should lead within the page; null leaves it to the browser. */
export function insideTarget(event: MouseEvent): string | null {
  const link = (event.target as Element | null)?.closest?.('a');
  if (!link || event.defaultPrevented || event.button) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return null;
  // The server's own pages have a prefix of their own, files a dot before a letter.
  if (/^\/(api|local)\/|\.[a-z]/i.test(link.pathname)) return null;
  // A part of the page that is here is the browser's to show.
  const isHere = link.pathname === location.pathname && link.search === location.search;
  if (link.hash && isHere) return null;
  return link.pathname + link.search + link.hash;
}

export function startRouter() {
  history.scrollRestoration = 'manual';
  arrive();
  addEventListener('pagehide', keepPlace);
  addEventListener('popstate', () => {
    left = path.peek();
    from = left;
    arrive();
  });
  document.addEventListener('click', (event) => {
    const to = insideTarget(event);
    if (to === null) return;
    event.preventDefault();
    go(to);
  });
}
