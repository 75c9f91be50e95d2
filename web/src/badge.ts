// The number of games that await the reader on the icon of the installed page, where systems show one.
import { effect } from '@preact/signals';
import { running, awaiting } from './games';
import { session } from './session';

export function keepBadge() {
  if (!('setAppBadge' in navigator)) return;
  effect(() => {
    const nobody = session.value === null;
    const count = awaiting.value;
    // Before the list is here, what was true last stays.
    if (!nobody && !running.value) return;
    const told = nobody || !count ? navigator.clearAppBadge() : navigator.setAppBadge(count);
    told.catch(() => undefined);
  });
}
