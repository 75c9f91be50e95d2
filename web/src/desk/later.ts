// What an official has put aside on this device: it is out of sight until a morning, and then back by itself.
import { seenBy } from '../seenBy';
import type { QueueItem } from '../decisions/api';
import { nameOfItem } from './queueView';

/** By matter the moment from which it waits again, in milliseconds of this device's clock. */
type Later = Readonly<Record<string, number>>;

const { seen, write } = seenBy<Later>('desk-later', {});

/** Until when it is put aside; null: it waits. */
export function untilOf(item: QueueItem): number | null {
  const until = seen.value[nameOfItem(item)];
  return typeof until === 'number' && until > Date.now() ? until : null;
}

/** The midnight before the morning so many days from now. */
export function midnightIn(days: number): number {
  const now = new Date();
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days).getTime();
}

/** What is back anyway is forgotten. */
const lasting = () => Object.entries(seen.peek()).filter(([, until]) => until > Date.now());

export function putAside(items: readonly QueueItem[], until: number) {
  const added = items.map((item) => [nameOfItem(item), until] as const);
  write(Object.fromEntries([...lasting(), ...added]));
}

export function bringBack(items: readonly QueueItem[]) {
  const names = new Set(items.map(nameOfItem));
  write(Object.fromEntries(lasting().filter(([name]) => !names.has(name))));
}
