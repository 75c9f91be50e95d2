// The game whose page is opened first is asked for at once, while the code that shows it is on its way.
import { api } from '../api/client';

/** What was asked for earlier is not what the game is now. */
const FRESH_MS = 30_000;

const ask = (id: number) => api.GET('/api/games/{id}', { params: { path: { id } } });

let ahead: { id: number; at: number; answer: ReturnType<typeof ask> } | undefined;

export function askAhead(id: number) {
  ahead = { id, at: performance.now(), answer: ask(id) };
}

/** A game; the first time, what has been asked for ahead. */
export function askGame(id: number): ReturnType<typeof ask> {
  const known = ahead;
  ahead = undefined;
  const isFresh = known?.id === id && performance.now() - known.at < FRESH_MS;
  return isFresh ? known.answer : ask(id);
}
