// Keeps the list fresh without being asked: on return to the page, and every few minutes.
import { useEffect } from 'preact/hooks';
import { loadAsked } from '../asked';
import { loadRunning, running } from '../games';
import { FRESH_MS, useReturning } from '../useReturning';

const EVERY_MS = 180_000;

const askedAt = () => running.peek()?.at ?? 0;

function ask() {
  void loadRunning();
  void loadAsked();
}

export function useFresh() {
  useEffect(() => {
    if (document.visibilityState === 'visible' && performance.now() - askedAt() > FRESH_MS) ask();
  }, []);
  useReturning(ask, { askedAt, everyMs: EVERY_MS });
}
