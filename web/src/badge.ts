// The number of games to move on the icon of the installed page, where systems show one.
import { effect } from '@preact/signals';
import { running, toMove } from './games';
import { session } from './session';

export function keepBadge() {
  if (!('setAppBadge' in navigator)) return;
  effect(() => {
    const nobody = session.value === null;
    const count = toMove.value;
    // Before the list is here, what was true last stays.
    if (!nobody && !running.value) return;
    const told = nobody || !count ? navigator.clearAppBadge() : navigator.setAppBadge(count);
    told.catch(() => undefined);
  });
}
