// Where the browser keeps what was written and not sent, and which boards were turned round: by player and
// game or conversation, since two players may share a browser, and gone with a sign-out.
import { session } from './session';

type Kind = 'draft' | 'letter' | 'flip' | 'team-letter';

const OWN = /^posthorn-(?:draft|letter|flip|team-letter)-/;

export const draftKey = (kind: Kind, of: number | string) =>
  `posthorn-${kind}-${session.value?.me.player.id ?? 0}-${of}`;

/** Takes away all that was not sent, also what was kept before it named a player. */
export function clearDrafts() {
  try {
    for (const key of Object.keys(localStorage).filter((key) => OWN.test(key)))
      localStorage.removeItem(key);
  } catch {
    // Without storage there is nothing.
  }
}
