// Which letters are new to the reader on this device: the moment of the last one is kept of each conversation that was
// looked at.
import { seenBy } from '../seenBy';
import type { Conversation, ConversationLine } from './api';

/** More than anybody keeps up with: those looked at longest ago are forgotten, and are new again. */
const MOST = 500;

/** By event and conversation, the one looked at last behind the others. */
type Seen = Readonly<Record<string, string>>;

const { seen, write } = seenBy<Seen>('letters-seen', {});

const nameOf = (event: number, conversation: string) => `${event}/${conversation}`;

/** A conversation is open, at its end. */
export function seeLetters(event: number, { letters, with: it }: Conversation) {
  const last = letters.at(-1);
  const name = nameOf(event, it.id);
  const now = seen.peek();
  if (!last || now[name] === last.at) return;
  const others = Object.entries(now).filter(([other]) => other !== name);
  write(Object.fromEntries([...others.slice(1 - MOST), [name, last.at]]));
}

/** Somebody has written since; what was never looked at here is new as well. */
export function hasNewLetters(event: number, { with: it, last_at: at }: ConversationLine): boolean {
  if (at === null) return false;
  const until = seen.value[nameOf(event, it.id)];
  return until === undefined || Date.parse(at) > Date.parse(until);
}
