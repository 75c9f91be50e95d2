// The link in the first email: confirms the address. Opening it does nothing yet, since programs that look
// through mail open links, too; whoever has signed up gives the password once more.
import { useState } from 'preact/hooks';
import { api } from '../api/client';
import type { Problem } from '../api/types';
import { t } from '../i18n';
import { useTitle } from '../title';
import { Failure } from '../ui/Failure';
import { Form, type Values } from '../ui/Form';
import { Letter } from '../ui/Letter';
import { PasswordField } from '../ui/PasswordField';
import { takeWayBack, withWay } from '../wayBack';
import type { PageProps } from './pageProps';

/** What no other password changes. */
const FINAL = ['invalid_token', 'email_taken'];

export default function Verify({ id: token }: PageProps) {
  const [done, setDone] = useState(false);
  const [then, setThen] = useState<string | null>(null);
  const [failed, setFailed] = useState<Problem>();
  const title = t(failed ? 'verify-failed' : done ? 'verify-done' : 'verify-title');
  useTitle(title);

  const send = async ({ password = '' }: Values) => {
    const { error } = await api.POST('/api/sign-up/confirm', { body: { token, password } });
    if (error && FINAL.includes(error.code)) {
      setFailed(error);
      return undefined;
    }
    if (!error) {
      setThen(takeWayBack());
      setDone(true);
    }
    return error;
  };

  if (done) {
    return (
      <Letter title={title} lede={t('verify-done-text')} announce>
        <div class="block">
          <a class="btn primary" href={withWay('/sign-in', then)}>
            {t('sign-in')}
          </a>
        </div>
      </Letter>
    );
  }
  if (failed) {
    return (
      <Letter title={title} announce>
        <div class="block">
          <Failure problem={failed} />
          <p>
            {t('have-account')} <a href="/sign-in">{t('sign-in')}</a>
          </p>
          <p>
            {t('no-account')} <a href="/sign-up">{t('sign-up')}</a>
          </p>
        </div>
      </Letter>
    );
  }
  return (
    <Letter title={title} lede={t('verify-lede')}>
      <div class="panel">
        <Form submit={t('verify-send')} onSend={send} fieldOf={{ wrong_password: 'password' }}>
          <PasswordField label={t('verify-password')} />
        </Form>
        <p class="aside">{t('verify-stranger')}</p>
      </div>
    </Letter>
  );
}
