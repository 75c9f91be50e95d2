// How much of what the reader was told is new: the number in the account menu.
import { computed, signal } from '@preact/signals';
import { api } from '../api/client';
import { session } from '../session';

export const unread = signal(0);

let turn = 0;

/** An answer that is on its way is out of date by now. */
export function setUnread(count: number) {
  turn += 1;
  unread.value = count;
}

/** Asks again; a failure leaves what was known. */
export async function loadUnread() {
  turn += 1;
  const mine = turn;
  const { data } = await api.GET('/api/notifications', { params: { query: { limit: 1 } } });
  if (data && mine === turn) unread.value = data.unread;
}

// Another person's number must not be seen.
computed(() => session.value?.me.player.id).subscribe(() => setUnread(0));
