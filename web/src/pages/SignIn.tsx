// Signing in; then on to the page that was asked for.
import { useEffect, useState } from 'preact/hooks';
import { api } from '../api/client';
import { problemText } from '../api/problem';
import type { Problem } from '../api/types';
import { t } from '../i18n';
import { canUsePasskeys } from '../passkeys/browser';
import { usePasskeySignIn } from '../passkeys/signIn';
import { go, ownPath, query } from '../router';
import { session, signedIn } from '../session';
import { useTitle } from '../title';
import { Cited } from '../ui/Cited';
import { EmailField } from '../ui/EmailField';
import { Form, type Values } from '../ui/Form';
import { Letter } from '../ui/Letter';
import { PasswordField } from '../ui/PasswordField';
import { withWay } from '../wayBack';

/** The pages of a game, which may be closed to whoever does not play in it. */
const OF_GAME = /^\/(game|analysis)\/\d/;

export default function SignIn() {
  useTitle(t('sign-in-title'));
  const then = ownPath(new URLSearchParams(query.value).get('then'));
  const member = !!session.value;

  // Also when it was another tab that signed in.
  useEffect(() => {
    if (member) go(then ?? '/', { replace: true });
  }, [member]);

  const [problem, setProblem] = useState<Problem>();
  const byPasskey = usePasskeySignIn(setProblem);

  const send = async ({ email = '', password = '' }: Values) => {
    const { data, error } = await api.POST('/api/sign-in', { body: { email, password } });
    if (data) signedIn(data);
    return error;
  };

  return (
    <Letter title={t('sign-in-title')} lede={then ? t('sign-in-then') : undefined}>
      <div class="panel">
        <Form submit={t('sign-in')} onSend={send}>
          <EmailField passkeys />
          <PasswordField />
        </Form>
        {canUsePasskeys() && (
          <>
            <button type="button" class="btn" onClick={() => void byPasskey()}>
              {t('sign-in-passkey')}
            </button>
            {problem && (
              <p class="err" role="alert">
                <Cited text={problemText(problem)} />
              </p>
            )}
          </>
        )}
        <p class="aside">
          <a href="/forgot">{t('forgot')}</a>
        </p>
      </div>
      {then && OF_GAME.test(then) && (
        <p>
          {t('sign-in-game')} <a href="/events">{t('back-events')}</a>
        </p>
      )}
      <p>
        {t('no-account')} <a href={withWay('/sign-up', then)}>{t('sign-up')}</a>
      </p>
    </Letter>
  );
}
