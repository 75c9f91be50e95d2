// The link in the letter about a forgotten password: chooses a new one.
import { useEffect, useState } from 'preact/hooks';
import { api } from '../api/client';
import type { Passkey, ResetDone } from '../api/types';
import { t } from '../i18n';
import { session } from '../session';
import { useTitle } from '../title';
import { Form, type Values } from '../ui/Form';
import { Letter } from '../ui/Letter';
import { PasswordField } from '../ui/PasswordField';
import { When } from '../ui/When';
import type { PageProps } from './pageProps';

/** What has ended with the old password, so that its owner can make it again. */
function Ended({ done }: { done: ResetDone }) {
  const { keys, webhooks, devices } = done;
  return (
    <>
      <p>{t('reset-ended')}</p>
      <ul class="ended">
        {keys.map((name, index) => (
          <li key={`key-${index}`}>{t('reset-ended-key', { name })}</li>
        ))}
        {webhooks.map((name, index) => (
          <li key={`webhook-${index}`}>{t('reset-ended-webhook', { name })}</li>
        ))}
        {devices > 0 && <li>{t('reset-ended-devices', { n: devices })}</li>}
        <li>{t('reset-ended-calendar')}</li>
      </ul>
    </>
  );
}

const FIELD_OF = { weak_password: 'password', guessable_password: 'password' } as const;

export default function Reset({ id: token }: PageProps) {
  const [done, setDone] = useState<ResetDone | null>(null);
  useTitle(t(done ? 'reset-done' : 'reset-title'));

  const [passkeys, setPasskeys] = useState<Passkey[]>([]);
  useEffect(() => {
    // A link that is no longer good is told with the password.
    void api
      .POST('/api/password/reset/passkeys', { body: { token } })
      .then(({ data }) => setPasskeys(data ?? []));
  }, [token]);

  const send = async (values: Values) => {
    const { password = '' } = values;
    const keep_passkeys = passkeys.map(({ id }) => id).filter((id) => values[`keep-${id}`]);
    const body = { token, password, keep_passkeys };
    const { data, error } = await api.POST('/api/password/reset', { body });
    if (error) return error;
    // The server has ended every session, this one too.
    session.value = null;
    setDone(data);
    return undefined;
  };

  if (done) {
    return (
      <Letter title={t('reset-done')} lede={t('reset-done-text')} announce>
        <div class="block">
          <Ended done={done} />
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
          {passkeys.length > 0 && <Kept passkeys={passkeys} />}
        </Form>
      </div>
      <p>
        <a href="/forgot">{t('forgot-send')}</a>
      </p>
    </Letter>
  );
}

/** All end but those that the reader knows: any of them may be somebody else's. */
function Kept({ passkeys }: { passkeys: readonly Passkey[] }) {
  return (
    <fieldset class="field">
      <legend>{t('reset-passkeys')}</legend>
      <p class="field-hint">{t('reset-passkeys-hint')}</p>
      {passkeys.map((passkey) => (
        <label key={passkey.id} class="check">
          <input type="checkbox" name={`keep-${passkey.id}`} />
          <span class="breakable">
            {passkey.name}{' '}
            <span class="muted small">
              <When at={passkey.created_at} text={(when) => t('passkeys-made', { when })} />
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
