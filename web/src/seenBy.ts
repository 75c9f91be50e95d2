// What a player has seen on this device: kept by player, since two may share a browser, and for as long as the page where
// there is no storage.
import { effect, signal } from '@preact/signals';
import { session } from './session';

/** `none`: what counts where nothing is kept, and while nobody is signed in. */
export function seenBy<Seen>(name: string, none: Seen) {
  const seen = signal<Seen>(none);
  let player = 0;
  const key = () => `posthorn-${name}-${player}`;
  const read = () => {
    try {
      seen.value = (JSON.parse(localStorage.getItem(key()) ?? 'null') as Seen | null) ?? none;
    } catch {
      seen.value = none;
    }
  };
  effect(() => {
    player = session.value?.me.player.id ?? 0;
    if (player) read();
    else seen.value = none;
  });
  // Another tab has seen more, or everything was cleared there.
  addEventListener('storage', (event) => {
    if (player && (event.key === null || event.key === key())) read();
  });
  return {
    seen,
    write(next: Seen) {
      if (!player) return;
      seen.value = next;
      try {
        localStorage.setItem(key(), JSON.stringify(next));
      } catch {
        // Without storage it lasts as long as the page.
      }
    },
  };
}
