// Which letters are new to the reader on this device: the moment of the last one is kept of each conversation that was
// looked at, by player, since two may share a browser.
import { effect, signal } from '@preact/signals';
import { session } from '../session';
import type { Conversation, ConversationLine } from './api';

/** More than anybody keeps up with: those looked at longest ago are forgotten, and are new again. */
const MOST = 500;

/** By event and conversation, the one looked at last behind the others. */
type Seen = Readonly<Record<string, string>>;

const keyOf = (player: number) => `posthorn-letters-seen-${player}`;

const seen = signal<Seen>({});
let player = 0;

function read() {
  try {
    seen.value = (JSON.parse(localStorage.getItem(keyOf(player)) ?? 'null') ?? {}) as Seen;
  } catch {
    seen.value = {};
  }
}

effect(() => {
  player = session.value?.me.player.id ?? 0;
  if (player) read();
  else seen.value = {};
});

addEventListener('storage', (event) => {
  if (player && event.key === keyOf(player)) read();
});

const nameOf = (event: number, conversation: string) => `${event}/${conversation}`;

/** A conversation is open, at its end. */
export function seeLetters(event: number, { letters, with: it }: Conversation) {
  const last = letters.at(-1);
  const name = nameOf(event, it.id);
  const now = seen.peek();
  if (!player || !last || now[name] === last.at) return;
  const others = Object.entries(now).filter(([other]) => other !== name);
  seen.value = Object.fromEntries([...others.slice(1 - MOST), [name, last.at]]);
  try {
    localStorage.setItem(keyOf(player), JSON.stringify(seen.value));
  } catch {
    // Without storage it lasts as long as the page.
  }
}

/** Somebody has written since; what was never looked at here is new as well. */
export function hasNewLetters(event: number, { with: it, last_at: at }: ConversationLine): boolean {
  if (at === null) return false;
  const until = seen.value[nameOf(event, it.id)];
  return until === undefined || Date.parse(at) > Date.parse(until);
}
