// What the server keeps of notebooks. The copy that it sent last stays on this device with the session,
// for when there is no connection.
import { api, unauthenticated } from '../../api/client';
import type { components } from '../../api/schema';
import type { Problem } from '../../api/types';
import { keep, kept } from '../../kept';
import { session } from '../../session';
import type { Server } from './sync';

type Schemas = components['schemas'];

export type Notebook = Schemas['Notebook'];
export type NotedMove = Schemas['NotedMove'];
export type Contents = Pick<Notebook, 'note' | 'moves'>;
/** What the pages send names what stands on a move even where nothing does. */
export type NewNotebook = Contents & Pick<Notebook, 'version'>;

export interface Answer<Data> {
  data?: Data;
  error?: Problem;
}

/** A page that goes away may still send so much. */
const KEEPALIVE_BYTES = 60_000;

export function serverOf(player: number, game: number): Server {
  const params = { path: { id: game } };
  const name = `notebook-${game}`;
  const remembered = (answer: Answer<Notebook>) => {
    if (answer.data) void keep(player, name, answer.data);
    return answer;
  };
  // Somebody else may have signed in meanwhile: these are not their notes.
  const isGone = () => session.peek()?.me.player.id !== player;
  return {
    ask: async () => {
      if (isGone()) return { error: unauthenticated() };
      return remembered(await api.GET('/api/games/{id}/notebook', { params }));
    },
    put: async (body) => {
      if (isGone()) return { error: unauthenticated() };
      const keepalive = new Blob([JSON.stringify(body)]).size < KEEPALIVE_BYTES;
      return remembered(await api.PUT('/api/games/{id}/notebook', { params, body, keepalive }));
    },
    last: async () => (await kept<Notebook>(player, name))?.value ?? null,
  };
}
