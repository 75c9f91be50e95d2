// What a visitor may not see may still be a player's own: they are asked to sign in, and come back.
import { useEffect } from 'preact/hooks';
import type { Problem } from '../api/types';
import { go, path, query } from '../router';
import { session } from '../session';

export function useTurnedAway(problem: Problem | null): boolean {
  const turnedAway = problem?.status === 401 && session.value === null;
  useEffect(() => {
    const then = encodeURIComponent(path.peek() + query.peek() + location.hash);
    if (turnedAway) go(`/sign-in?then=${then}`, { replace: true });
  }, [turnedAway]);
  return turnedAway;
}
