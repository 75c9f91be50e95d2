// Signing out, from wherever it is asked for.
import { problemText } from '../api/problem';
import { t } from '../i18n';
import { go } from '../router';
import { session, signOut } from '../session';
import { toast } from '../ui/Toast';

export async function leave() {
  const problem = await signOut();
  if (problem) {
    toast(problemText(problem));
    return;
  }
  // Home before the session goes: a page for members would send the visitor to sign in again.
  go('/');
  session.value = null;
  toast(t('signed-out'));
}
