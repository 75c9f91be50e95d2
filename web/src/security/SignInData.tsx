// What the reader signs in with: a new password, another address.
import { useState } from 'preact/hooks';
import { api } from '../api/client';
import { t } from '../i18n';
import { session } from '../session';
import { EmailField } from '../ui/EmailField';
import { Form, type Values } from '../ui/Form';
import { PasswordField } from '../ui/PasswordField';
import { toast } from '../ui/Toast';

export function SignInData({ onChange }: { onChange: () => void }) {
  const [turn, setTurn] = useState(0);
  const [sent, setSent] = useState('');

  const changePassword = async ({ password = '' }: Values) => {
    const body = { new_password: password };
    const { data, error } = await api.POST('/api/me/password', { body });
    if (error) return error;
    session.value = data;
    toast(t('change-password-done'));
    setTurn(turn + 1);
    onChange();
    return undefined;
  };
  const changeAddress = async ({ email = '' }: Values) => {
    const { error } = await api.POST('/api/me/email', { body: { email } });
    if (!error) setSent(email);
    return error;
  };
  return (
    <div class="sign-in-data">
      <h3 class="within">{t('change-password')}</h3>
      <p class="muted small">{t('change-password-text')}</p>
      <Form
        key={turn}
        submit={t('change-password')}
        fieldOf={{ weak_password: 'password', guessable_password: 'password' }}
        onSend={changePassword}
      >
        <PasswordField label={t('password-new')} fresh />
      </Form>
      <h3 class="within">{t('change-address')}</h3>
      {sent ? (
        <p role="status">{t('change-address-sent', { email: sent })}</p>
      ) : (
        <>
          <p class="muted small">{t('change-address-text')}</p>
          <Form
            submit={t('change-address-send')}
            fieldOf={{ invalid_email: 'email' }}
            onSend={changeAddress}
          >
            <EmailField fresh />
          </Form>
        </>
      )}
    </div>
  );
}
