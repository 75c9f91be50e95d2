// A decision about one entry, sent to the server.
import { api } from '../api/client';
import { refusal } from '../api/problem';
import type { Problem } from '../api/types';
import type { Decision, Entry } from './api';

/** The entry as the server has it then, or why not. */
export type Decided = { entry: Entry } | { problem: Problem };

export async function decideEntry(
  event: number,
  player: number,
  decision: Decision,
  reason?: string,
): Promise<Decided> {
  const { data, error } = await api.POST('/api/events/{id}/entries/{player}', {
    params: { path: { id: event, player } },
    body: reason ? { decision, reason } : { decision },
  });
  return data ? { entry: data } : { problem: error ?? refusal('internal', '') };
}
