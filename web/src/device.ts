// The browser's subscription to push messages. There is one for the whole site; which player it was
// made for is kept beside it, because several people may use a device.
import { api } from './api/client';
import type { Problem } from './api/types';

const KEY = 'posthorn-push';
export const WORKER = '/sw.js';

export function owner(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function setOwner(player: number | null) {
  try {
    if (player === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, String(player));
  } catch {
    // Private mode without storage: the switch shows "off" the next time, and can be pressed again.
  }
}

export async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Ends the messages to this device; a problem when the server has not heard of it. */
export async function stopOnDevice(): Promise<Problem | undefined> {
  const made = await subscription();
  if (made) {
    const body = { endpoint: made.endpoint };
    const { error } = await api.POST('/api/settings/push/remove', { body });
    if (error) return error;
    await made.unsubscribe().catch(() => false);
  }
  setOwner(null);
  return undefined;
}
