// Where the browser keeps what was written and not sent, and which boards were turned round: by player and
// game or conversation, since two players may share a browser, and gone with a sign-out.
import { session } from './session';

type Kind = 'draft' | 'letter' | 'flip' | 'team-letter';

const OWN = /^posthorn-(?:draft|letter|flip|team-letter)-/;

export const draftKey = (kind: Kind, of: number | string) =>
  `posthorn-${kind}-${session.value?.me.player.id ?? 0}-${of}`;

/** What is on its way from the pages that are open to the server, by what it is: each sends it at once. */
export const senders = new Map<string, () => Promise<unknown>>();

/** What the keys of a player's notes in this browser begin with; a game's number follows. */
export const notesOf = (player: number) => `posthorn-notebook-${player}-`;

/** The games on which a player has written notes in this browser that the server has not got. */
export function unsentNotes(player: number): number[] {
  const start = notesOf(player);
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(start));
    return keys.map((key) => Number(key.slice(start.length)));
  } catch {
    return [];
  }
}

/** Takes away all that was not sent, also what was kept before it named a player. */
export const clearDrafts = () => clear((key) => OWN.test(key));

/** Takes away what outlasts a sign-out, too: whoever has left for good does not come back for it. */
export function clearNotes(player: number) {
  const starts = [`posthorn-analysis-${player}-`, notesOf(player)];
  clear((key) => starts.some((start) => key.startsWith(start)));
}

function clear(goes: (key: string) => boolean) {
  try {
    for (const key of Object.keys(localStorage).filter(goes)) localStorage.removeItem(key);
  } catch {
    // Without storage there is nothing.
  }
}
