// Whom and what the reader follows, as the server has told it last: every change is answered with all of it.
import { computed, signal } from '@preact/signals';
import { api, unauthenticated } from '../api/client';
import type { components } from '../api/schema';
import type { Problem } from '../api/types';
import { session } from '../session';

export type Followed = components['schemas']['Followed'];
export type Kind = 'player' | 'event';

interface Answer {
  data?: Followed;
  error?: Problem;
}

/** Null: not known yet. */
export const followed = signal<Followed | null>(null);

const reader = computed(() => session.value?.me.player.id);

let changes = 0;
let sent: Promise<unknown> = Promise.resolve();

// Another person's list must not be seen.
reader.subscribe(() => {
  changes += 1;
  followed.value = null;
});

export const follows = (kind: Kind, id: number): boolean =>
  !!followed.value?.[`${kind}s`].some((each) => each.id === id);

/** Asks for all of it. */
export async function loadFollowed(): Promise<Answer> {
  const before = changes;
  const answer: Answer = await api.GET('/api/followed');
  // What was changed meanwhile is told by a later answer.
  if (answer.data && before === changes) followed.value = answer.data;
  return answer;
}

/** From now on, or no longer. One after the other: the last answer has all of them. */
export function follow(kind: Kind, id: number, on: boolean): Promise<Problem | null> {
  const by = reader.peek();
  const next = sent.then(async () => {
    if (reader.peek() !== by) return unauthenticated();
    const { data, error } = await send(kind, id, on);
    if (data && reader.peek() === by) {
      changes += 1;
      followed.value = data;
    }
    return error ?? null;
  });
  sent = next;
  return next;
}

function send(kind: Kind, id: number, on: boolean): Promise<Answer> {
  const init = { params: { path: { id } } };
  if (kind === 'player')
    return on
      ? api.PUT('/api/followed/players/{id}', init)
      : api.DELETE('/api/followed/players/{id}', init);
  return on
    ? api.PUT('/api/followed/events/{id}', init)
    : api.DELETE('/api/followed/events/{id}', init);
}
