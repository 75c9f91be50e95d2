// Push messages to this device. The browser keeps one subscription for the whole site; which player
// it was made for is kept beside it, because several people may use a device.
import { pending } from '../api/pending';
import type { Problem } from '../api/types';

/**
 * What this device can and does. `unsupported`: the browser has no push messages; `denied`: its
 * owner has said no, which only the browser's own settings change.
 */
export type PushState = 'unsupported' | 'denied' | 'off' | 'on';

/** `failed`: the browser did not reach its own push service. */
export type PushResult = { state: PushState; problem?: Problem; failed?: boolean };

const KEY = 'posthorn-push';
const WORKER = '/sw.js';

function supported(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** base64url, as VAPID keys are written, to bytes. */
export function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

function owner(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function setOwner(player: number | null) {
  try {
    if (player === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, String(player));
  } catch {
    // Private mode without storage: the switch shows "off" the next time, and can be pressed again.
  }
}

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

export async function pushState(player: number): Promise<PushState> {
  if (!supported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  if (Notification.permission !== 'granted' || owner() !== String(player)) return 'off';
  return (await subscription()) ? 'on' : 'off';
}

/** Only to be called from a press: browsers answer for the reader when a page asks by itself. */
export async function switchOn(key: string, player: number): Promise<PushResult> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return { state: permission === 'denied' ? 'denied' : 'off' };
  try {
    await navigator.serviceWorker.register(WORKER);
    const { pushManager } = await navigator.serviceWorker.ready;
    // One of somebody else, or of a former key of the server: it dies here, and the server hears so.
    const old = await pushManager.getSubscription();
    if (old && owner() !== String(player)) await old.unsubscribe();
    const made = await subscribe(pushManager, key);
    const { endpoint, keys } = made.toJSON();
    const { error } = await pending.POST('/api/settings/push', {
      body: {
        endpoint: endpoint ?? '',
        keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' },
      },
    });
    if (error) {
      await made.unsubscribe();
      return { state: 'off', problem: error };
    }
    setOwner(player);
    return { state: 'on' };
  } catch {
    return { state: 'off', failed: true };
  }
}

async function subscribe(manager: PushManager, key: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(key) };
  try {
    return await manager.subscribe(options);
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error;
    await (await manager.getSubscription())?.unsubscribe();
    return manager.subscribe(options);
  }
}

export async function switchOff(): Promise<PushResult> {
  const made = await subscription();
  if (made) {
    const { error } = await pending.POST('/api/settings/push/remove', {
      body: { endpoint: made.endpoint },
    });
    // The server would go on sending: the device stays on until it has heard.
    if (error) return { state: 'on', problem: error };
    await made.unsubscribe().catch(() => false);
  }
  setOwner(null);
  return { state: 'off' };
}
