// The link in the letter about a forgotten password: chooses a new one.
import { useState } from 'preact/hooks';
import { api } from '../api/client';
import { t } from '../i18n';
import type { PageProps } from '../routes';
import { session } from '../session';
import { useTitle } from '../title';
import { Form, type Values } from '../ui/Form';
import { Letter } from '../ui/Letter';
import { PasswordField } from '../ui/PasswordField';

const FIELD_OF = { weak_password: 'password', guessable_password: 'password' } as const;

export default function Reset({ id: token }: PageProps) {
  const [done, setDone] = useState(false);
  useTitle(t(done ? 'reset-done' : 'reset-title'));

  const send = async ({ password = '' }: Values) => {
    const { error } = await api.POST('/api/password/reset', { body: { token, password } });
    if (error) return error;
    // The server has ended every session, this one too.
    session.value = null;
    setDone(true);
    return undefined;
  };

  if (done) {
    return (
      <Letter title={t('reset-done')} lede={t('reset-done-text')} announce>
        <div class="block">
          <a class="btn primary" href="/sign-in">
            {t('sign-in')}
          </a>
        </div>
      </Letter>
    );
  }
  return (
    <Letter title={t('reset-title')} lede={t('reset-lede')}>
      <div class="panel">
        <Form submit={t('reset-send')} onSend={send} fieldOf={FIELD_OF}>
          <PasswordField label={t('password-new')} fresh />
        </Form>
      </div>
      <p>
        <a href="/forgot">{t('forgot-send')}</a>
      </p>
    </Letter>
  );
}
