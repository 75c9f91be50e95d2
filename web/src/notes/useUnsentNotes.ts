// Sends what was written about games while nobody answered, or just before the page went: after a sign-in,
// and when the connection is back. The code for it comes only where there is something to send.
import { useEffect } from 'preact/hooks';
import { unsentNotes } from '../drafts';
import { session } from '../session';

/** The page that is shown first comes first, and sends its own. */
const LATER_MS = 2_000;

export function useUnsentNotes() {
  // A session that was taken up without a connection can send nothing.
  const player = session.value?.access_token ? session.value.me.player.id : 0;
  useEffect(() => {
    if (!player) return;
    const send = () => {
      if (unsentNotes(player).length === 0) return;
      const code = import('../analysis/notebook/unsent');
      code.then(({ sendUnsent }) => sendUnsent(player)).catch(() => undefined);
    };
    const timer = setTimeout(send, LATER_MS);
    addEventListener('online', send);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', send);
    };
  }, [player]);
}
