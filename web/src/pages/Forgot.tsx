// A forgotten password: asks for the letter with the link.
import { useState } from 'preact/hooks';
import { api } from '../api/client';
import { t } from '../i18n';
import { useTitle } from '../title';
import { EmailField } from '../ui/EmailField';
import { Form, type Values } from '../ui/Form';
import { Letter } from '../ui/Letter';

export default function Forgot() {
  const [sentTo, setSentTo] = useState('');
  useTitle(t('forgot-title'));

  const send = async ({ email = '' }: Values) => {
    const { error } = await api.POST('/api/password/forgot', { body: { email } });
    if (!error) setSentTo(email);
    return error;
  };

  if (sentTo) {
    return (
      <Letter title={t('sign-up-done')} announce>
        <div class="panel">
          <p>{t('forgot-done-text', { email: sentTo })}</p>
          <p class="aside">{t('mail-missing')}</p>
        </div>
      </Letter>
    );
  }
  return (
    <Letter title={t('forgot-title')} lede={t('forgot-lede')}>
      <div class="panel">
        <Form submit={t('forgot-send')} onSend={send} fieldOf={{ invalid_email: 'email' }}>
          <EmailField />
        </Form>
      </div>
      <p>
        <a href="/sign-in">{t('sign-in')}</a>
      </p>
    </Letter>
  );
}
