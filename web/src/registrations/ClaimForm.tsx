// Whoever was invited chooses a password, and has the account with the number.
import { useState } from 'preact/hooks';
import { api } from '../api/client';
import { zone } from '../format';
import { lang, t } from '../i18n';
import { Form, type Values } from '../ui/Form';
import { PasswordField } from '../ui/PasswordField';
import type { Claimable } from './api';
import { languageOf } from './registering';

const FIELD_OF = { weak_password: 'password', guessable_password: 'password' } as const;

interface Props {
  token: string;
  of: Claimable;
  onClaimed: () => void;
  /** The link is void by now. */
  onVoid: () => void;
}

export function ClaimForm({ token, of: { email }, onClaimed, onVoid }: Props) {
  const [taken, setTaken] = useState(false);
  const send = async ({ password = '' }: Values) => {
    const language = languageOf(lang.value);
    const { error } = await api.POST('/api/claim', {
      body: { token, password, zone, language },
    });
    if (!error) onClaimed();
    else if (error.code === 'email_taken') setTaken(true);
    else if (error.code === 'invalid_token') onVoid();
    else return error;
    return undefined;
  };
  if (taken) return <Taken token={token} email={email} />;
  return (
    <div class="panel">
      <p>{t('invited-password-text', { email })}</p>
      <Form submit={t('invited-send')} onSend={send} fieldOf={FIELD_OF}>
        {/* For password managers, which keep an address with the password. */}
        <input
          type="email"
          name="username"
          class="vh"
          autoComplete="username"
          value={email}
          tabIndex={-1}
          aria-hidden="true"
          readOnly
        />
        <PasswordField fresh />
      </Form>
      <p class="aside">
        {t('invited-have-account')} <a href={signInFor(token)}>{t('invited-sign-in-first')}</a>
      </p>
    </div>
  );
}

/** Signing in leads back to the link. */
const signInFor = (token: string): string =>
  `/sign-in?then=${encodeURIComponent(`/claim/${token}`)}`;

function Taken({ token, email }: { token: string; email: string }) {
  return (
    <div class="panel" role="alert">
      <p>{t('invited-taken', { email })}</p>
      <p>
        <a class="btn primary" href={signInFor(token)}>
          {t('sign-in')}
        </a>
      </p>
    </div>
  );
}
