// Notes that are in this browser only, of games that no page shows: they are sent without one.
import { signal } from '@preact/signals';
import { api } from '../../api/client';
import { senders, unsentNotes } from '../../drafts';
import { serverOf } from './api';
import { shelfOf } from './store';
import { startSync } from './sync';
import { openName, playedIn } from './useNotebook';

let running: Promise<void> | null = null;

/** So often it has been tried: then others may be left. */
export const tries = signal(0);

/** Tries once; what could not be sent stays. All callers share the try that is under way. */
export function sendUnsent(player: number): Promise<void> {
  running ??= sendAll(player).finally(() => {
    running = null;
    tries.value += 1;
  });
  return running;
}

async function sendAll(player: number) {
  for (const game of unsentNotes(player))
    // A page that shows it sends it itself.
    if (!senders.has(openName(player, game))) await send(player, game);
}

async function send(player: number, id: number) {
  const { data: game } = await api.GET('/api/games/{id}', { params: { path: { id } } });
  if (!game) return;
  const sync = startSync({
    server: serverOf(player, id),
    shelf: shelfOf(player, id),
    played: () => playedIn(game),
    older: [],
    onView: () => undefined,
    onLines: () => undefined,
  });
  await sync.open();
  sync.stop();
}
