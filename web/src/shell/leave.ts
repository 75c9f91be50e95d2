// Signing out, from wherever it is asked for.
import { problemText } from '../api/problem';
import { clearDrafts, senders } from '../drafts';
import { owner, stopOnDevice } from '../device';
import { t } from '../i18n';
import { go } from '../router';
import { session, signOut } from '../session';
import { toast } from '../ui/Toast';

/** Nobody waits longer for the last words to be sent: they stay in the browser. */
const SENDING_MS = 3_000;

const sendAll = () =>
  Promise.race([
    Promise.allSettled([...senders.values()].map((send) => send())),
    new Promise((done) => setTimeout(done, SENDING_MS)),
  ]);

/** `to`: the page that is shown then, which is for everybody. */
export async function leave(to = '/') {
  // Whoever has the device next is not told about these games. Whatever goes wrong with that, signing
  // out goes on: the switch in the settings can end it later.
  if (owner() !== null) await stopOnDevice().catch(() => undefined);
  // Afterwards nobody may send them.
  await sendAll();
  const problem = await signOut();
  if (problem) {
    toast(problemText(problem));
    return;
  }
  // Away before the session goes: a page for members would send the visitor to sign in again.
  go(to);
  session.value = null;
  clearDrafts();
  toast(t('signed-out'));
}
