// Where the browser keeps what was written and not sent, and which boards were turned round: by player and
// game or conversation, since two players may share a browser, and gone with a sign-out.
import { session } from './session';

type Kind = 'draft' | 'letter' | 'flip' | 'team-letter';

const OWN = /^posthorn-(?:draft|letter|flip|team-letter)-/;

export const draftKey = (kind: Kind, of: number | string) =>
  `posthorn-${kind}-${session.value?.me.player.id ?? 0}-${of}`;

/** Takes away all that was not sent, also what was kept before it named a player. */
export const clearDrafts = () => clear((key) => OWN.test(key));

/** Takes away what outlasts a sign-out, too: whoever has left for good does not come back for it. */
export function clearNotes(player: number) {
  const kinds = ['analysis', 'notebook'];
  clear((key) => kinds.some((kind) => key.startsWith(`posthorn-${kind}-${player}-`)));
}

function clear(goes: (key: string) => boolean) {
  try {
    for (const key of Object.keys(localStorage).filter(goes)) localStorage.removeItem(key);
  } catch {
    // Without storage there is nothing.
  }
}
