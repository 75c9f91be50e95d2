// Push messages to this device, switched on and off.
import { api } from '../api/client';
import type { Problem } from '../api/types';
import { WORKER, owner, setOwner, stopOnDevice, subscription } from '../device';

/**
 * What this device can and does. `unsupported`: the browser has no push messages; `denied`: its
 * owner has said no, which only the browser's own settings change.
 */
export type PushState = 'unsupported' | 'denied' | 'off' | 'on';

/** `failed`: the browser did not reach its own push service. */
export type PushResult = { state: PushState; problem?: Problem; failed?: boolean };

function supported(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** base64url, as VAPID keys are written, to bytes. */
export function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
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
    const { error } = await api.POST('/api/settings/push', {
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
  const problem = await stopOnDevice();
  // The server would go on sending: the device stays on until it has heard.
  return problem ? { state: 'on', problem } : { state: 'off' };
}
