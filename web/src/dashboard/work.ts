// Officials who play no games: where their work is, and when they are led there.
import { useLayoutEffect } from 'preact/hooks';
import { asked } from '../asked';
import { cameFrom, go, query } from '../router';
import { hasDesk, isOfficial, ownFederation } from '../session';

/** A delegate's home is the federation's; that of all others the desk. */
export const workPlace = (): '/desk' | '/federation' | null => {
  if (isOfficial()) return '/desk';
  if (ownFederation() !== null) return '/federation';
  return hasDesk() ? '/desk' : null;
};

/**
 * Leads whoever has just arrived to their work, where nothing else awaits them: the browser began here, or they have
 * signed in. A step from another page is a wish to see this one.
 */
export function useLead(to: ReturnType<typeof workPlace>): boolean {
  const before = cameFrom();
  const arrives = before === null || before === '/sign-in';
  const led = to !== null && arrives && !query.value && !asked.value.length;
  useLayoutEffect(() => {
    if (led) go(to, { replace: true });
  }, [led]);
  return led;
}
